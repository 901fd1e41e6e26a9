"""The bench gives every figure it promises. How large they are is for `thirdage bench` to say, not for a test."""

from __future__ import annotations

import pytest

from tests.kernel.invented import Invented
from thirdage import games
from thirdage.kernel.errors import Problem
from thirdage.lab import bench, peers


def test_every_figure_is_there_and_above_nothing() -> None:
    figures = bench.measure(Invented(), games=2, samples=6, tries=2)
    assert list(figures) == ["decisions_per_s", "games_per_s", "clone_us", "view_us", "legal_us", "determinize_us"]
    assert all(figure > 0 for figure in figures.values())


def test_the_bench_measures_the_scenario_and_options_it_is_given() -> None:
    short = bench.pace(Invented(), games=2, tries=1, scenario="short")
    whole = bench.pace(Invented(), games=2, tries=1, scenario="base")
    assert list(short) == ["decisions_per_s", "games_per_s"] and short["games_per_s"] > whole["games_per_s"]
    assert {state.round for state in bench.positions(Invented(), 30, games=2, scenario="short")} == {1, 2}


def test_the_pace_against_bots_counts_the_decisions_of_persons() -> None:
    game = games.get("cardgame")
    given = {"scenario": "fellowship", "shadow": "bots"}
    figures = bench.pace(game, games=2, tries=1, **given)
    decisions = bench.random_games(game, 2, given)
    assert figures["decisions_per_s"] / figures["games_per_s"] == pytest.approx(decisions / 2, rel=0.02)
    whole = bench.measure(game, games=1, samples=3, tries=1, **given)
    assert all(figure > 0 for figure in whole.values())


def test_whole_games_of_computer_players_are_counted() -> None:
    game = games.get("cardgame")
    given = {"scenario": "fellowship"}
    thinking = bench.thinking(game, "greedy", games=1, tries=1, **given)
    assert 0 < thinking < bench.thinking(game, "random", games=1, tries=1, **given)


def test_positions_come_from_the_whole_course_of_the_games() -> None:
    game = Invented()
    rounds = {state.round for state in bench.positions(game, 30, games=2)}
    assert {1, 6} <= rounds


def test_the_best_of_several_tries_counts() -> None:
    tries: list[int] = []

    def work() -> int:
        tries.append(0)
        return sum(range(200_000 if len(tries) == 1 else 10)) and 7

    slow, _ = bench.best(work, 1)
    tries.clear()
    quick, counted = bench.best(work, 3)
    assert len(tries) == 3 and counted == 7 and quick < slow


def test_the_loop_is_always_the_same() -> None:
    assert bench.loop() == bench.LOOPS


def test_a_peer_that_is_not_installed_is_named() -> None:
    with pytest.raises(Problem, match="The package no_such_package is not installed"):
        peers.package("no_such_package")
