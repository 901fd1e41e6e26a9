"""Computer players: what they are shown, that they keep to the options, and that a seed fixes them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.citing import bar
from tests.kernel.invented import Invented
from thirdage import games, players
from thirdage.kernel.contract import Contract, State
from thirdage.kernel.errors import Problem
from thirdage.kernel.frames import Action
from thirdage.players.player import Player, Reason
from thirdage.players.table import play_out
from thirdage.players.uniform import Uniform
from thirdage.players.values import values_of

GAMES: list[Contract] = [games.get("cardgame"), games.get("boardgame"), Invented()]
BY_NAME = [pytest.param(game, id=game.name) for game in GAMES]


def decisions(game: Contract, seed: str, every: int, **given: Any) -> Iterator[State]:
    """Every Nth position of a random game; the caller may do with it what it likes. `given`: scenario and options."""
    state = game.clone(game.new(seed=seed, **given))
    rng = Random(seed)
    number = 0
    while not game.over(state):
        if number % every == 0:
            yield game.clone(state)
        game.apply(state, rng.choice(game.legal(state)))
        number += 1


def asked(game: Contract, state: State) -> str:
    seat = game.asked(state)
    assert seat is not None
    return seat


def test_there_are_a_random_and_a_greedy_one() -> None:
    assert players.names() == ["random", "greedy"]


def test_an_unknown_player_is_answered_with_the_nearest() -> None:
    with pytest.raises(Problem, match="There is no computer player “gredy”; did you mean greedy"):
        players.get("gredy")


def test_a_seed_is_text_or_a_whole_number() -> None:
    with pytest.raises(Problem, match="A seed is"):
        players.get("random", seed=1.5)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", players.names())
@pytest.mark.parametrize("game", BY_NAME)
def test_a_choice_is_one_of_the_options_and_changes_nothing(game: Contract, name: str) -> None:
    player = players.get(name)
    for state in decisions(game, "options", 25):
        seat = asked(game, state)
        copy = game.determinize(state, seat, Random(1))
        before = game.dump(copy)
        assert player.choose(game, copy, seat) in game.legal(copy)
        assert game.dump(copy) == before


@bar("H3")
@pytest.mark.parametrize("name", players.names())
@pytest.mark.parametrize("game", BY_NAME)
def test_the_same_seed_gives_the_same_choices_from_any_copy(game: Contract, name: str) -> None:
    """What a player decides, and its reasons, depend on what its seat knows, not on how its copy was dealt."""
    for number, state in enumerate(decisions(game, "redeal", 20)):
        seat = asked(game, state)
        chosen = set()
        for deal in range(3):
            player = players.get(name, seed=number)
            chosen.add((player.choose(game, game.determinize(state, seat, Random(deal)), seat), tuple(player.reasons())))
        assert len(chosen) == 1


@pytest.mark.parametrize("game", BY_NAME)
def test_reasons_are_all_options_best_first(game: Contract) -> None:
    player = players.get("greedy")
    for state in decisions(game, "reasons", 25):
        seat = asked(game, state)
        choice = player.choose(game, game.determinize(state, seat, Random(2)), seat)
        reasons = player.reasons()
        assert reasons[0][0] == choice
        assert sorted(action for action, _ in reasons) == sorted(game.legal(state))
        estimates = [estimate for _, estimate in reasons]
        assert estimates == sorted(estimates, reverse=True)


def test_random_has_no_reasons_for_one_option_more_than_for_another() -> None:
    player = Uniform("1")
    options = [("cycle", 1), ("cycle", 2), ("pass", 0)]
    assert player.reasons() == []
    player.among(options)
    assert player.reasons() == [(option, 0.0) for option in options]


def test_random_takes_each_option_equally_often() -> None:
    player = Uniform("fair")
    options = [("cycle", card) for card in range(5)]
    often = Counter(player.among(options) for _ in range(5000))
    assert all(900 < often[option] < 1100 for option in options)


class Spy(Player):
    """Notes every copy it is given, and takes the first option."""

    def __init__(self) -> None:
        self.given: list[State] = []

    def choose(self, game: Contract, copy: State, seat: str) -> Action:
        self.given.append(copy)
        return game.legal(copy)[0]

    def reasons(self) -> list[Reason]:
        return []


def test_a_player_is_given_a_copy_with_another_key_never_the_state() -> None:
    game = games.get("cardgame")
    state = game.new(seed="spy")
    key = state.key
    spies = {seat: Spy() for seat in game.seats(state)}
    chosen: list[Action] = []

    def do(action: Action) -> None:
        chosen.append(action)
        game.apply(state, action)

    made = play_out(game, state, spies, Random(3), do)
    copies = [copy for spy in spies.values() for copy in spy.given]
    assert game.over(state) and made == len(chosen) == len(copies)
    assert not any(copy is state or copy.key == key for copy in copies)


class Deals(Invented):
    """Counts how often a copy is dealt."""

    dealt = 0

    def determinize(self, state: State, seat: str | None, rng: Random) -> State:
        Deals.dealt += 1
        return super().determinize(state, seat, rng)


def test_a_player_that_looks_at_nothing_is_given_the_options_alone() -> None:
    game = Deals()
    state = game.new(seed="blind")
    play_out(game, state, {seat: players.get("random", seed=seat) for seat in game.seats(state)}, Random(1))
    assert game.over(state) and Deals.dealt == 0


@pytest.mark.parametrize("game", BY_NAME)
def test_greedy_plays_a_game_to_its_end(game: Contract) -> None:
    state = game.new(seed="whole")
    made = play_out(game, state, {seat: players.get("greedy", seed=seat) for seat in game.seats(state)}, Random(4))
    assert game.over(state) and made > 0


@pytest.mark.parametrize("scenario", ["trilogy", "fellowship"])
def test_greedy_lets_the_turn_of_a_bot_wait_while_it_thinks(scenario: str) -> None:
    """What a bot would turn over is chance: it must not make one action look better than another."""
    game = games.get("cardgame")
    values = values_of("cardgame")
    waited = 0
    for state in decisions(game, "bots", 5, scenario=scenario, shadow="bots"):
        seat = asked(game, state)
        for action in game.legal(state):
            after = game.determinize(state, seat, Random(1))
            values.follow(game, after, action)
            if not game.over(after) and game.view(after, None)["seats"][game.asked(after)]["bot"]:
                assert values.is_settled(game, after) and after.stack[-1][0] == "turn"
                waited += 1
        choice = players.get("greedy").choose(game, game.determinize(state, seat, Random(2)), seat)
        assert choice in game.legal(state)
    assert waited > 10


def test_greedy_knows_a_won_game_from_a_lost_one_without_knowing_the_game() -> None:
    """In a game nobody wrote a judgement for, the last decision before the end is still seen through."""
    game = Invented()
    won = 0
    for seed in range(12):
        last = list(decisions(game, f"end {seed}", 1))[-1]
        seat = asked(game, last)
        player = players.get("greedy")
        player.choose(game, game.determinize(last, seat, Random(5)), seat)
        won += player.reasons()[0][1] == 1.0
    assert won
