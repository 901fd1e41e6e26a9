"""How quick the games are: CPU time of one core, best of several tries, beside a fixed Python loop measured in the same run."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from typing import Any

from thirdage import players
from thirdage.kernel.contract import Contract, Json, State
from thirdage.players.table import play_out

TRIES = 5
GAMES = 30  # played through in one try
GAMES_WITH_BOTS = 10  # of games in which bots think too
GAMES_OF_GREEDY, TRIES_OF_GREEDY = 5, 2  # of games between computer players that think
SAMPLED_GAMES = 10  # from which positions are taken
SAMPLES = 120  # positions at which single functions are measured
LOOPS = 2_000_000


def best(work: Callable[[], int], tries: int = TRIES) -> tuple[float, int]:
    """The least CPU time of several tries, and what the work counted."""
    least, counted = float("inf"), 0
    for _ in range(tries):
        begun = time.process_time()
        counted = work()
        least = min(least, time.process_time() - begun)
    return least, counted


def loop() -> int:
    """The fixed loop: what this machine's Python does in a second, to compare machines by."""
    number = 1
    for _ in range(LOOPS):
        number = (number * 1103515245 + 12345) & 0x7FFFFFFF
    return LOOPS


def random_games(game: Contract, count: int, given: dict[str, Any]) -> int:
    """Random play to the end: options, choice, action. Gives the number of decisions; what bots do is part of the action before it."""
    decisions = 0
    for seed in range(count):
        state = game.clone(game.new(seed=seed, **given))
        number = Random(seed).random
        while not game.over(state):
            options = game.legal(state)
            game.apply(state, options[int(number() * len(options))])
            decisions += 1
    return decisions


def positions(game: Contract, count: int, games: int = SAMPLED_GAMES, **given: Any) -> list[State]:
    """Positions from the course of random games, spread evenly over them."""
    passed: list[State] = []
    for seed in range(games):
        state = game.clone(game.new(seed=seed, **given))
        number = Random(seed).random
        while not game.over(state):
            passed.append(game.clone(state))
            options = game.legal(state)
            game.apply(state, options[int(number() * len(options))])
    return passed[:: max(1, len(passed) // count)][:count]


def microseconds(work: Callable[[State], object], at: list[State], repeat: int, tries: int) -> float:
    """Mean time of one call over these positions."""

    def all_of_them() -> int:
        for _ in range(repeat):
            for state in at:
                work(state)
        return repeat * len(at)

    seconds, calls = best(all_of_them, tries)
    return round(seconds / calls * 1e6, 2)


def pace(game: Contract, games: int = GAMES_WITH_BOTS, tries: int = TRIES, **given: Any) -> Json:
    """How quickly games go by under random play. `given`: scenario and options of the game."""
    seconds, decisions = best(lambda: random_games(game, games, given), tries)
    return {"decisions_per_s": round(decisions / seconds), "games_per_s": round(games / seconds, 2)}


def thinking(game: Contract, player: str, games: int = GAMES_OF_GREEDY, tries: int = TRIES_OF_GREEDY, **given: Any) -> float:
    """How many whole games a second such computer players play on all seats that somebody holds, each shown what its seat may know."""

    def all_of_them() -> int:
        for seed in range(games):
            state = game.clone(game.new(seed=seed, **given))
            seated = {seat: players.get(player, f"{seed}/{seat}") for person in game.persons(state) for seat in person}
            play_out(game, state, seated, Random(seed))
        return games

    seconds, played = best(all_of_them, tries)
    return round(played / seconds, 2)


def measure(game: Contract, games: int = GAMES, samples: int = SAMPLES, tries: int = TRIES, **given: Any) -> Json:
    """The figures of one game. A view is the mean over all seats and a spectator, a deal over all seats that somebody holds."""
    at = positions(game, samples, min(games, SAMPLED_GAMES), **given)
    seats = game.seats(at[0])
    held = [seat for person in game.persons(at[0]) for seat in person]
    rng = Random("bench")
    view = microseconds(lambda state: [game.view(state, seat) for seat in (*seats, None)], at, 1, tries)
    deal = microseconds(lambda state: [game.determinize(state, seat, rng) for seat in held], at, 1, tries)
    return {
        **pace(game, games, tries, **given),
        "clone_us": microseconds(game.clone, at, 20, tries),
        "view_us": round(view / (len(seats) + 1), 2),
        "legal_us": microseconds(game.legal, at, 5, tries),
        "determinize_us": round(deal / len(held), 2),
    }


def reference() -> Json:
    seconds, loops = best(loop)
    return {"loops_per_s": round(loops / seconds)}
