"""Random board games under all laws: `check` and the witness of events at every decision, the other laws at each 20th.

What a law finds is told with the command that plays that game again.
"""

from __future__ import annotations

from random import Random

import pytest

from tests.boardgame.test_contract import WAYS
from tests.citing import bar
from thirdage import games
from thirdage.lab.fuzz import fuzz_game

EVERY = 20
FEW, MANY = 12, 2000  # games of each way to play
AT_ONCE, MANY_AT_ONCE = 2, 20
USUAL_LIST, LONGEST_LIST = 40, 150  # options of a question: in the mean, and ever


def keeps_every_law(way: str, part: int, games: int) -> None:
    scenario, options = WAYS[way]
    for number in range(part * games, part * games + games):
        found = fuzz_game("boardgame", scenario, options, f"{way}/{number}", EVERY)
        told = f"{options}, seed {way}/{number}, after {found['decisions']} decisions: {found['violations']}\n{found['record']}"
        assert found["finished"] and not found["violations"] and not found["dead_end"], told
        assert found["checks"] > 2 * found["decisions"] > 0


@bar("F1")
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("part", range(FEW // AT_ONCE))
def test_random_games_break_no_law_and_come_to_an_end(way: str, part: int) -> None:
    keeps_every_law(way, part, AT_ONCE)


@bar("F1")
@pytest.mark.long
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("part", range(MANY // MANY_AT_ONCE))
def test_many_random_games_break_no_law_and_come_to_an_end(way: str, part: int) -> None:
    keeps_every_law(way, part, MANY_AT_ONCE)


@pytest.mark.parametrize("way", WAYS)
def test_no_question_has_a_list_that_nobody_could_read(way: str) -> None:
    game, (scenario, options) = games.get("boardgame"), WAYS[way]
    lengths = []
    for number in range(4):
        state, rng = game.new(scenario=scenario, seed=f"lists/{number}", **options), Random(number)
        while not game.over(state):
            actions = game.legal(state)
            lengths.append(len(actions))
            game.apply(state, rng.choice(actions))
    assert sum(lengths) / len(lengths) < USUAL_LIST
    assert max(lengths) < LONGEST_LIST
