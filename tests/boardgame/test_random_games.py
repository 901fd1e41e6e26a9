"""Random board games under all laws: `check` and the witness of events at every decision, every other law at each 100th.

What a law finds is told with the command that plays that game again.
"""

from __future__ import annotations

import pytest

from tests.boardgame.test_contract import WAYS
from tests.citing import bar
from thirdage.lab.fuzz import fuzz_game

EVERY = 100
FEW, MANY = 12, 2000  # games of each way to play
AT_ONCE, MANY_AT_ONCE = 2, 20


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
