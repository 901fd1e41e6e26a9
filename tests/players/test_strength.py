"""Greedy against random, from each side of every scenario."""

from __future__ import annotations

import pytest

from thirdage.lab.simulate import Plan, simulate
from thirdage.lab.statistics import wilson

SIDES = ("free", "shadow")


def wins(side: str, games: int, scenario: str = "trilogy") -> int:
    names = {each: "greedy" if each == side else "random" for each in SIDES}
    figures, _ = simulate(Plan("cardgame", scenario, {}, f"strength {side}", names), games, workers=1)
    assert figures["errors"] == [] and figures["finished"] == games
    return int(figures["wins"][side])


@pytest.mark.parametrize("side", SIDES)
def test_greedy_wins_most_games_against_random(side: str) -> None:
    assert wins(side, 20) >= 15


@pytest.mark.parametrize("scenario", ["duel2", "duel3", "fellowship"])
@pytest.mark.parametrize("side", SIDES)
def test_greedy_wins_most_games_of_every_other_scenario(scenario: str, side: str) -> None:
    assert wins(side, 8, scenario) >= 6


@pytest.mark.parametrize("scenario", ["trilogy", "duel2", "duel3", "fellowship"])
def test_greedy_does_better_against_bots_than_random(scenario: str) -> None:
    lead = {}
    for name in ("greedy", "random"):
        figures, _ = simulate(Plan("cardgame", scenario, {"shadow": "bots"}, "strength", {"free": name}), 4, workers=1)
        assert figures["errors"] == []
        lead[name] = figures["score_mean"]["free"] - figures["score_mean"]["shadow"]
    assert lead["greedy"] > lead["random"] + 5


@pytest.mark.long
@pytest.mark.parametrize("side", SIDES)
def test_greedy_wins_three_of_four_games_against_random(side: str) -> None:
    low, _ = wilson(wins(side, 200), 200)
    assert low >= 0.75
