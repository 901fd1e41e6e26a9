"""Random games under all laws: what is counted, what is found, and the record that leads to it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.kernel.fords import HEAP, State, pile
from tests.kernel.invented import Invented
from thirdage import games
from thirdage.kernel import records
from thirdage.kernel.frames import Action
from thirdage.lab import fuzz
from thirdage.lab.fuzz import Plan, fuzz_game


class Crashes(Invented):
    """Breaks when a second card comes to the first heap."""

    name = "crashes"

    def apply(self, state: State, action: Action) -> None:
        super().apply(state, action)
        if len(pile(state, 0, HEAP)) > 1:
            raise RuntimeError("the heap fell over")


class Stuck(Invented):
    name = "stuck"

    def legal(self, state: State) -> list[Action]:
        return [] if state.round == 2 else super().legal(state)


class Endless(Invented):
    name = "endless"

    def apply(self, state: State, action: Action) -> None:
        super().apply(state, action)
        state.rounds = state.round + 1


class Leaks(Invented):
    name = "leaks"

    def question(self, state: State, seat: str | None, lang: str = "en") -> str:
        return f"{super().question(state, seat, lang)} {state.piles}"


@pytest.fixture(autouse=True)
def added() -> None:
    """The invented game and its broken kin, in the register for a while."""
    kin = [Invented(), Crashes(), Stuck(), Endless(), Leaks()]
    for game in kin:
        games.add(game)


def test_a_sound_game_is_played_to_its_end() -> None:
    found = fuzz_game("invented", "base", {"persons": 2}, "1", 1)
    assert found["finished"] and not found["violations"] and not found["dead_end"] and found["record"] == ""
    assert found["checks"] > 20 * found["decisions"] > 0
    assert json.loads(json.dumps(found)) == found


@pytest.mark.parametrize(
    "scenario, options",
    [
        ("duel2", {}),
        ("duel3", {}),
        ("fellowship", {}),
        ("trilogy", {"shadow": "bots", "persons": 2}),
        ("fellowship", {"shadow": "bots", "difficulty": "challenging"}),
    ],
)
def test_every_scenario_and_the_bots_keep_the_laws(scenario: str, options: dict[str, Any]) -> None:
    found = fuzz_game("cardgame", scenario, options, "laws", 40)
    assert found["finished"] and found["violations"] == [] and not found["dead_end"]


def test_laws_at_every_nth_decision_check_less_of_the_same_length() -> None:
    often, seldom = fuzz_game("invented", "base", {}, "1", 1), fuzz_game("invented", "base", {}, "1", 10)
    assert often["finished"] and seldom["finished"]
    assert seldom["checks"] < often["checks"] / 4
    assert seldom["checks"] > 2 * seldom["decisions"], "check and the witness look on at each"


def test_a_crash_is_a_finding_with_a_record_up_to_the_pick_that_crashed() -> None:
    found = fuzz_game("crashes", "base", {}, "1", 1000)
    assert found["violations"] == [found["violations"][0]]
    assert found["violations"][0].startswith("crash: RuntimeError: the heap fell over (test_fuzz.py:")
    record = records.read(found["record"])
    assert len(record.picks) == found["decisions"]
    assert record.picks[-1].hash == "" and all(pick.hash for pick in record.picks[:-1])
    with pytest.raises(RuntimeError, match="the heap fell over"):
        replay_by_apply(record)


def replay_by_apply(record: records.Record) -> None:
    game = games.get(record.game)
    state = game.new(scenario=record.scenario, seed=record.seed, **record.options)
    for pick in record.picks:
        game.apply(state, (pick.verb, game.noun_number(pick.verb, pick.noun)))


def test_a_dead_end_is_found() -> None:
    found = fuzz_game("stuck", "base", {}, "1", 1)
    assert found["dead_end"] and not found["finished"]
    assert found["violations"][-1] == f"dead end: after {found['decisions']} decisions the game does not go on"


def test_a_game_without_end_is_a_dead_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzz, "LONGEST", 200)
    found = fuzz_game("endless", "base", {}, "1", 1000)
    assert found["dead_end"] and found["decisions"] == 200


def test_a_broken_law_ends_the_game_with_a_record_that_replays(tmp_path: Path) -> None:
    figures, interrupted = fuzz.fuzz(Plan("leaks", "short", {"persons": 2}, "x y"), 2, 1, tmp_path / "deep" / "er")
    assert not interrupted
    first = figures["violations"][0]
    assert first["seed"] == "x y/0" and first["step"] == 0 and first["what"].startswith("re-deal: ash reads another question")
    file = Path(first["record"])
    assert file == tmp_path / "deep" / "er" / "leaks-short-x-y-0.record"
    record = records.read(file.read_text(encoding="utf-8"))
    assert (record.game, record.scenario, record.options, record.seed) == ("leaks", "short", {"persons": 2}, "x y/0")
    records.replay(games.get("leaks"), record)
    assert {violation["seed"] for violation in figures["violations"]} == {"x y/0", "x y/1"}


def test_the_figures_add_up(tmp_path: Path) -> None:
    plan = Plan("invented", "short", {}, "1", every=5)
    figures, _ = fuzz.fuzz(plan, 4, 1, tmp_path)
    each = [fuzz_game("invented", "short", {}, f"1/{number}", 5) for number in range(4)]
    assert figures["games"] == figures["finished"] == 4
    assert figures["decisions"] == sum(game["decisions"] for game in each)
    assert figures["checks"] == sum(game["checks"] for game in each)
    assert figures["mean"] == round(sum(game["decisions"] for game in each) / len(each), 1)
    assert figures["longest"] == max(game["decisions"] for game in each)
    assert figures["violations"] == [] and figures["dead_ends"] == 0
    assert list(tmp_path.iterdir()) == []


@pytest.mark.filterwarnings("ignore:.*multi-threaded.*fork:DeprecationWarning")  # pytest-xdist has threads of its own
def test_the_number_of_workers_changes_nothing(tmp_path: Path) -> None:
    plan = Plan("leaks", "short", {}, "1", every=50)
    assert fuzz.fuzz(plan, 5, 1, tmp_path) == fuzz.fuzz(plan, 5, 2, tmp_path)


def test_an_interrupt_keeps_what_was_done(tmp_path: Path) -> None:
    seen = []

    @contextmanager
    def impatient() -> Iterator[object]:
        def step() -> None:
            seen.append(1)
            if len(seen) == 2:
                raise KeyboardInterrupt

        yield step

    figures, interrupted = fuzz.fuzz(Plan("invented", "short", {}, "1", every=50), 5, 1, tmp_path, impatient)  # type: ignore[arg-type]
    assert interrupted
    assert figures["games"] == figures["finished"] == 2


def test_another_player_plays_other_games_and_the_same_ones_again() -> None:
    random, greedy, again = (fuzz_game("cardgame", "fellowship", {}, "players", 50, name) for name in ("random", "greedy", "greedy"))
    assert all(found["finished"] and not found["violations"] for found in (random, greedy))
    assert greedy == again
    assert greedy["decisions"] != random["decisions"]
