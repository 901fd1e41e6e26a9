"""Random card games under all laws: `check` and the witness of events at every decision, the other laws at each 20th.

Ten games a test, so that they spread over all cores. What a law finds is told with the command that plays that game again.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.cardgame.test_contract import WAYS
from tests.citing import bar
from thirdage.cardgame.scenarios import DIFFICULTIES
from thirdage.lab.fuzz import fuzz_game

EVERY = 20
FEW, MANY = 60, 2000  # games of each way to play
AT_ONCE, MANY_AT_ONCE = 10, 50


def options_of(way: str, part: int) -> tuple[str, dict[str, Any]]:
    """Scenario and options; where there are bots, half of the games are played against those of each difficulty."""
    scenario, options = WAYS[way]
    return scenario, options | ({"difficulty": DIFFICULTIES[part % len(DIFFICULTIES)]} if "shadow" in options else {})


def keeps_every_law(way: str, part: int, games: int) -> None:
    scenario, options = options_of(way, part)
    for number in range(part * games, part * games + games):
        found = fuzz_game("cardgame", scenario, options, f"{way}/{number}", EVERY)
        told = f"{scenario} {options}, seed {way}/{number}, after {found['decisions']} decisions: {found['violations']}\n{found['record']}"
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
