"""`greedy`: does what leaves the best position at the end of its own action, looking no further.

Before thinking it deals its copy anew with its own random numbers, so its choice depends on what its seat knows and on its
seed, on nothing else.
"""

from __future__ import annotations

from random import Random

from thirdage.kernel.contract import Contract, State
from thirdage.kernel.frames import Action
from thirdage.players.player import Player, Reason
from thirdage.players.values import Values, plan_of, values_of

FURTHEST = 12  # questions followed up within one action


class Greedy(Player):
    def __init__(self, seed: str) -> None:
        self.rng = Random(seed)
        self.last: list[Reason] = []

    def choose(self, game: Contract, copy: State, seat: str) -> Action:
        start = game.determinize(copy, seat, self.rng)
        options = game.legal(start)
        plan = plan_of(game.name)
        if plan:
            self.rng.shuffle(options)
            self.last = sorted(((action, plan.judged(start, action)) for action in options), key=lambda reason: -reason[1])
            return self.last[0][0]
        values = values_of(game.name)
        if len(options) == 1:
            self.last = [(options[0], values.value(game, start, seat))]
            return options[0]
        self.rng.shuffle(options)  # sorting keeps the order of equals: so chance decides among them
        self.last = sorted(((action, expected(game, values, start, seat, action)) for action in options), key=lambda reason: -reason[1])
        return self.last[0][0]

    def reasons(self) -> list[Reason]:
        return list(self.last)


def expected(game: Contract, values: Values, start: State, seat: str, action: Action) -> float:
    """The worth of the position in which the action ends, if everybody asked in its course takes what looks best at once."""
    if values.changes_nothing(start, action):
        return values.value(game, start, seat)
    state = game.clone(start)
    values.follow(game, state, action)
    for _ in range(FURTHEST):
        asked = game.asked(state)
        if asked is None or values.is_settled(game, state):
            break
        state = best_next(game, values, state, asked)
    return values.value(game, state, seat)


def best_next(game: Contract, values: Values, state: State, asked: str) -> State:
    """The position after the option that looks best to the seat asked."""
    options = game.legal(state)
    if len(options) == 1:
        values.follow(game, state, options[0])
        return state
    best, most = state, float("-inf")
    for action in options:
        after = game.clone(state)
        values.follow(game, after, action)
        worth = values.value(game, after, asked)
        if worth > most:
            best, most = after, worth
    return best
