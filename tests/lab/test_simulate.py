"""Many games: the same whoever plays them and in whatever order; faults and interrupts lose nothing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.kernel.invented import Invented
from thirdage import games
from thirdage.kernel import records
from thirdage.kernel.contract import Json
from thirdage.lab.simulate import Plan, Played, in_force, play, simulate

GAME = games.get("cardgame")
CARDS = Plan("cardgame", "trilogy", {}, "1", {"free": "random", "shadow": "random"})
FORDS = Plan("invented", "short", {"persons": 2}, "7", {"ash": "random", "birch": "greedy", "cedar": "random"})


@pytest.fixture(autouse=True)
def _invented() -> None:
    games.add(Invented())


def figures(plan: Plan, count: int, workers: int = 1) -> Json:
    """Without the times, which are never the same twice."""
    made, interrupted = simulate(plan, count, workers)
    assert not interrupted
    assert made.pop("cpu_s") > 0 and made.pop("wall_s") > 0
    return made


def test_one_worker_and_two_give_the_same_figures() -> None:
    once = figures(CARDS, 8)
    assert once == figures(CARDS, 8, workers=2)
    assert once["games"] == once["finished"] == 8 and once["errors"] == []
    assert sum(once["wins"].values()) == 8 and list(once["wins"]) == ["free", "shadow"]


def test_the_keys_that_programs_read_are_there() -> None:
    made, _ = simulate(FORDS, 5, 1)
    named = "game scenario options seed players games finished wins decisions rounds_mean score_mean cpu_s wall_s errors"
    assert set(named.split()) <= set(made)
    assert made["options"] == {"persons": 2} and made["players"] == FORDS.players and made["rounds_mean"] == 2
    assert made["ends"] == {"IV-5.1": 5}


@pytest.mark.parametrize("scenario, persons", [("trilogy", 4), ("duel2", 2), ("duel3", 3), ("fellowship", 2)])
def test_every_scenario_is_played_to_its_end(scenario: str, persons: int) -> None:
    made = figures(Plan("cardgame", scenario, {}, "s", {"free": "random", "shadow": "random"}), 3)
    assert made["finished"] == sum(made["wins"].values()) == 3 and made["errors"] == []
    assert made["options"]["persons"] == persons and made["shadow"] == "players" and made["difficulty"] is None
    assert "difficulty" not in made["options"], "it goes with bots only"
    assert made["seats"] == GAME.options()["scenarios"][scenario]["sides"]
    assert made["players"] == {"free": "random", "shadow": "random"}


@pytest.mark.parametrize(
    "scenario, options, meant",
    [
        ("trilogy", {}, {"persons": 4, "shadow": "players"}),
        ("trilogy", {"shadow": "bots"}, {"persons": 1, "shadow": "bots", "difficulty": "normal"}),
        ("trilogy", {"shadow": "bots", "persons": 2}, {"persons": 2, "shadow": "bots", "difficulty": "normal"}),
        ("duel3", {"shadow": "bots", "difficulty": "challenging"}, {"persons": 1, "shadow": "bots", "difficulty": "challenging"}),
    ],
)
def test_options_left_out_have_the_values_the_game_gives_them(scenario: str, options: dict[str, Any], meant: dict[str, Any]) -> None:
    assert in_force(GAME, scenario, options) == {**meant, "promos": False, "rulings": {}}


@pytest.mark.parametrize("scenario, bots", [("trilogy", 2), ("duel2", 1), ("duel3", 2), ("fellowship", 1)])
@pytest.mark.parametrize("difficulty", ["normal", "challenging"])
def test_against_bots_only_the_free_peoples_have_players(scenario: str, bots: int, difficulty: str) -> None:
    made = figures(Plan("cardgame", scenario, {"shadow": "bots", "difficulty": difficulty}, "s", {"free": "random"}), 2)
    assert made["errors"] == [] and made["finished"] == sum(made["wins"].values()) == 2
    assert made["ends"] == {"CG-12.4": 2}, "against bots nobody wins before the last path (AS-3.1)"
    assert made["players"] == {"free": "random", "shadow": "bots"}
    assert made["shadow"] == "bots" and made["difficulty"] == made["options"]["difficulty"] == difficulty
    assert len(made["seats"]["shadow"]) == bots and list(made["wins"]) == ["free", "shadow"]


def test_two_persons_play_together_against_bots(tmp_path: Path) -> None:
    plan = Plan("cardgame", "trilogy", {"shadow": "bots", "persons": 2}, "together", {"free": "random"}, str(tmp_path))
    assert figures(plan, 1)["errors"] == []
    record = records.read((tmp_path / "0.record").read_text(encoding="utf-8"))
    assert record.options == {"shadow": "bots", "persons": 2}
    assert {pick.seat for pick in record.picks} == {"frodo", "aragorn"}, "no pick of a bot is recorded"
    assert GAME.over(records.replay(GAME, record))


def test_bots_of_the_challenging_kind_score_more() -> None:
    scores = {}
    for difficulty in ("normal", "challenging"):
        made = figures(Plan("cardgame", "duel2", {"shadow": "bots", "difficulty": difficulty}, "d", {"free": "random"}), 30)
        scores[difficulty] = made["score_mean"]["shadow"] - made["score_mean"]["free"]
    assert scores["challenging"] > scores["normal"]


def test_more_games_begin_with_the_same_ones() -> None:
    seen: list[Played] = []
    simulate(FORDS, 3, 1, seen.append)
    assert [game.number for game in seen] == [0, 1, 2]
    assert [(game.result, game.decisions) for game in seen] == [
        (again.result, again.decisions) for again in (play(FORDS, n) for n in range(3))
    ]
    assert play(FORDS, 0).result != play(FORDS, 1).result or play(FORDS, 0).decisions != play(FORDS, 1).decisions


def test_records_replay_to_the_results(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "records"
    seen: list[Played] = []
    simulate(Plan(**{**vars(FORDS), "records": str(folder)}), 2, 1, seen.append)
    assert sorted(file.name for file in folder.iterdir()) == ["0.record", "1.record"]
    game = games.get("invented")
    for number in (0, 1):
        record = records.read((folder / f"{number}.record").read_text(encoding="utf-8"))
        assert record.seed == FORDS.seed_of(number) and len(record.picks) == seen[number].decisions
        assert game.result(records.replay(game, record)) == seen[number].result


class Brittle(Invented):
    """Breaks in one of its games, in the middle."""

    name = "brittle"

    def new(self, scenario: str = "base", seed: str | int = "1", **options: Any) -> Any:
        state = super().new(scenario, seed, **options)
        self.left = 5 if seed == "7/1" else 10_000
        return state

    def apply(self, state: Any, action: Any) -> None:
        self.left -= 1
        if not self.left:
            raise IndexError("a card too few")
        super().apply(state, action)


def test_a_game_that_breaks_is_named_with_its_seed_and_the_others_go_on(tmp_path: Path) -> None:
    games.add(Brittle())
    names = dict.fromkeys(FORDS.players, "random")
    made, _ = simulate(Plan(**{**vars(FORDS), "game": "brittle", "players": names, "records": str(tmp_path)}), 3, 1)
    assert made["games"] == 3 and made["finished"] == 2
    assert made["errors"] == [{"game": 1, "seed": "7/1", "error": "IndexError: a card too few"}]
    record = records.read((tmp_path / "1.record").read_text(encoding="utf-8"))
    assert len(record.picks) == 4


@pytest.mark.parametrize("workers", [1, 2])
def test_an_interrupt_keeps_the_games_that_ended(workers: int) -> None:
    seen: list[Played] = []

    def stop(game: Played) -> None:
        seen.append(game)
        if len(seen) == 2:
            raise KeyboardInterrupt

    made, interrupted = simulate(CARDS, 40, workers, stop)
    assert interrupted and made["games"] == 40 and made["finished"] == 2 == sum(made["wins"].values())
