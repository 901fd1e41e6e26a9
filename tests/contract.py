"""One suite of tests that every game passes. A test module gives it a fixture `case` and inherits it:

class TestContract(ContractSuite): ...
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import pytest

from thirdage import games
from thirdage.kernel import records
from thirdage.kernel.contract import Json, State, WholeGame
from thirdage.kernel.errors import Problem, Refused
from thirdage.kernel.events import HIDDEN
from thirdage.kernel.frames import Action
from thirdage.kernel.undo import History
from thirdage.lab import fuzz, laws

ROOT = Path(__file__).resolve().parent.parent

REPLAY = """
import importlib, sys
from thirdage.kernel import records
module, name = sys.argv[1:]
game = getattr(importlib.import_module(module), name)()
state = records.replay(game, records.read(sys.stdin.read()))
print(records.state_hash(game, state))
"""


@dataclass
class Case:
    """A game as one way of playing it. `every` thins out the laws where they take long."""

    game: WholeGame
    scenario: str
    options: dict[str, Any] = field(default_factory=dict)
    every: int = 1

    def new(self, seed: str | int = "1") -> State:
        return self.game.new(scenario=self.scenario, seed=seed, **self.options)

    def record(self, seed: str) -> records.Record:
        return records.Record(self.game.name, self.game.version, self.scenario, self.options, seed)

    def played(self, seed: str, most: int = fuzz.LONGEST) -> tuple[State, records.Record]:
        """A random game, to its end or as far as told, and its record."""
        state, record, rng = self.new(seed), self.record(seed), Random(seed)
        while not self.game.over(state) and len(record.picks) < most:
            records.note(self.game, state, record, rng.choice(self.game.legal(state)))
        return state, record


def violations(case: Case, seed: str) -> list[str]:
    """What the laws find in one random game; it must also end."""
    found: Json = {"violations": [], "checks": 0, "finished": False}
    picks: list[Action] = []
    fuzz.play(case.game, case.scenario, case.options, seed, case.every, found, picks)
    assert found["finished"] or found["violations"], f"no end after {len(picks)} decisions"
    return [f"seed {seed}, step {len(picks)}: {what}" for what in found["violations"]]


class ContractSuite:
    # Starting.

    def test_same_arguments_same_game(self, case: Case) -> None:
        game = case.game
        assert game.dump(case.new("7")) == game.dump(case.new(7))
        assert game.dump(case.new("7")) != game.dump(case.new("8"))

    def test_options_say_what_can_be_chosen(self, case: Case) -> None:
        options = case.game.options()
        assert json.loads(json.dumps(options)) == options
        assert options["default"] in options["scenarios"]
        entry = options["scenarios"][case.scenario]
        state = case.new()
        by_side = games.sides(case.game, case.scenario, case.options)
        assert sorted(seat for seats in by_side.values() for seat in seats) == sorted(case.game.seats(state))
        assert sorted(seat for seats in entry["sides"].values() for seat in seats) == sorted(entry["seats"])
        for name, option in entry["options"].items():
            needed = option.get("needs", {})
            assert case.game.over(case.game.new(scenario=case.scenario, seed="1", **needed, **{name: option["default"]})) is False
            if needed:
                with pytest.raises(Problem, match=name):
                    case.game.new(scenario=case.scenario, seed="1", **{name: option["default"]})
        persons = entry["options"]["persons"]
        for count in persons.get(case.options.get("shadow"), persons)["values"]:  # bots leave other numbers of persons
            other = case.game.new(scenario=case.scenario, seed="1", **{**case.options, "persons": count})
            assert len(case.game.persons(other)) == count

    def test_every_seat_belongs_to_one_person_at_most(self, case: Case) -> None:
        state = case.new()
        held = [seat for person in case.game.persons(state) for seat in person]
        assert len(held) == len(set(held))
        assert set(held) <= set(case.game.seats(state))
        assert case.game.asked(state) in held

    def test_scenarios_and_options_that_do_not_exist_are_refused(self, case: Case) -> None:
        for scenario, options in (("no such thing", {}), (case.scenario, {"no_such_option": 1}), (case.scenario, {"persons": 5})):
            with pytest.raises(Problem) as problem:
                case.game.new(scenario=scenario, seed="1", **{**case.options, **options})
            assert problem.value.sentence().endswith((".", "?"))

    @pytest.mark.parametrize("seed", [1.5, None, True, "", "two\nlines", " 7", "7 ", b"7", "\ud800"])
    def test_a_seed_is_text_or_a_whole_number(self, case: Case, seed: Any) -> None:
        with pytest.raises(Problem, match="seed"):
            case.new(seed)

    def test_the_catalogue_is_plain_and_always_the_same(self, case: Case) -> None:
        catalogue = case.game.catalogue()
        assert catalogue
        assert json.loads(json.dumps(catalogue)) == catalogue == case.game.catalogue()

    # Playing.

    @pytest.mark.parametrize("seed", ["1", "2"])
    def test_random_games_keep_every_law(self, case: Case, seed: str) -> None:
        found = violations(case, seed)
        assert not found, "\n".join(found)

    @pytest.mark.long
    @pytest.mark.parametrize("seed", [f"long {number}" for number in range(20)])
    def test_many_random_games_keep_every_law(self, case: Case, seed: str) -> None:
        found = violations(case, seed)
        assert not found, "\n".join(found)

    def test_a_finished_game_has_a_result_and_asks_nobody(self, case: Case) -> None:
        game = case.game
        state, _ = case.played("1")
        result = game.result(state)
        assert game.over(state)
        assert game.asked(state) is None
        assert result["winner"] in game.options()["scenarios"][case.scenario]["sides"]
        assert set(result) >= {"winner", "score", "why"}
        assert json.loads(json.dumps(result)) == result
        for viewer in laws.viewers(game, state):
            assert game.view(state, viewer)["asked"] is None
            assert game.question(state, viewer)
        verb = next(iter(game.verbs))
        noun = next(iter(game.names(game.verbs[verb]).values())) if game.verbs[verb] not in ("none", "number") else 0
        before = game.dump(state)
        with pytest.raises(Refused) as refusal:
            game.pick(state, game.seats(state)[0], (verb, noun))
        assert refusal.value.rule and refusal.value.sentence
        assert game.dump(state) == before

    def test_the_door_lets_in_what_is_legal(self, case: Case) -> None:
        game, rng = case.game, Random(3)
        one, two = case.new(), case.new()
        for _ in range(30):
            seat = game.asked(one)
            if seat is None:
                break
            action = rng.choice(game.legal(one))
            game.apply(one, action)
            game.pick(two, seat, action)
            assert game.dump(one) == game.dump(two)

    def test_the_door_stays_shut_for_everything_else(self, case: Case) -> None:
        game, rng = case.game, Random(4)
        state = case.new()
        for _ in range(30):
            asked = game.asked(state)
            if asked is None:
                break
            before, legal = game.dump(state), game.legal(state)
            for wish in laws.some_wishes(game, rng):
                if wish[0] is None:
                    continue
                for seat in game.seats(state):
                    if seat != asked or wish not in legal:
                        with pytest.raises(Refused) as refusal:
                            game.pick(state, seat, (wish[0], wish[1]))
                        assert refusal.value.rule and refusal.value.sentence
            assert game.dump(state) == before
            game.apply(state, rng.choice(legal))

    def test_what_does_not_exist_is_a_problem_not_a_refusal(self, case: Case) -> None:
        game = case.game
        state = case.new()
        seat = game.asked(state)
        assert seat is not None
        before = game.dump(state)
        with pytest.raises(Problem):
            game.pick(state, seat, ("no such verb", 0))
        with pytest.raises(Problem):
            game.pick(state, "no such seat", game.legal(state)[0])
        for verb, kind in game.verbs.items():
            if kind not in ("none", "number"):
                for noun in (-1, 10**9):
                    with pytest.raises(Problem):
                        game.pick(state, seat, (verb, noun))
        with pytest.raises(Problem):
            game.view(state, "no such seat")
        assert game.dump(state) == before

    def test_nouns_have_names_and_find_back(self, case: Case) -> None:
        game = case.game
        for verb, kind in game.verbs.items():
            nouns = [0] if kind == "none" else [0, 3] if kind == "number" else game.names(kind).values()
            for noun in nouns:
                assert game.noun_number(verb, game.noun_name((verb, noun))) == noun
            with pytest.raises(Problem):
                game.noun_number(verb, "no such noun")
        with pytest.raises(Problem):
            game.noun_number("no such verb", "")

    # Copies.

    def test_every_field_of_the_state_is_explained_copied_and_stored(self, case: Case) -> None:
        game = case.game
        state, _ = case.played("1", 15)
        explained = type(state).__doc__ or ""
        for copy in (game.clone(state), game.load(game.dump(state))):
            for name in laws.fields(state):
                assert name in explained, f"the docstring of the state does not explain {name}"
                if name != "events":
                    assert getattr(copy, name) == getattr(state, name), name
                    assert type(getattr(copy, name)) is type(getattr(state, name)), name

    def test_a_copy_for_thinking_tells_nothing(self, case: Case) -> None:
        game = case.game
        state, _ = case.played("1", 5)
        for copy in (game.clone(state), game.determinize(state, None, Random(1))):
            game.apply(copy, game.legal(copy)[0])
            assert game.events(copy) == []

    @pytest.mark.parametrize("text", ["", "nonsense", "{}", "[]", "7", "null", '{"stack":[]}', "[" * 100_000])
    def test_a_foreign_text_is_no_state(self, case: Case, text: str) -> None:
        with pytest.raises(Problem, match="state"):
            case.game.load(text)

    # Words.

    def test_every_event_has_a_line_for_everybody(self, case: Case) -> None:
        game, rng = case.game, Random(5)
        state = case.new("5")
        while True:
            events = game.events(state)
            for viewer in laws.viewers(game, state):
                told = game.redact(state, events, viewer)
                assert [event[0] for event in told] == [event[0] for event in events]
                assert all(game.line(event) for event in told)
                seats = game.seats(state)
                for event, shown in zip(events, told, strict=True):
                    for fact, number, seen in zip(game.kinds[event[0]], event[1:], shown[1:], strict=True):
                        assert seen in ([seats[number]] if fact.kind == "seat" else [number, HIDDEN])
            if game.over(state):
                break
            game.apply(state, rng.choice(game.legal(state)))

    def test_every_story_has_whole_lines_of_known_kinds(self, case: Case) -> None:
        """Nothing that happened is left out: without reasons there is no event, with one there is a line."""
        game, rng = case.game, Random(5)
        state = case.new("5")
        while True:
            events = game.events(state)
            for viewer in laws.viewers(game, state):
                lines = game.story(game.redact(state, events, viewer))
                assert bool(lines) == bool(events)
                assert all(kind in ("plain", "loud", "reason") and text.strip() for kind, text in lines)
            if game.over(state):
                break
            game.apply(state, rng.choice(game.legal(state)))

    # Records and going back.

    def test_a_record_leads_to_the_same_game(self, case: Case) -> None:
        state, record = case.played("6")
        again = records.read(records.write(record))
        assert again == record
        assert case.game.dump(records.replay(case.game, again)) == case.game.dump(state)

    @pytest.mark.parametrize("hash_seed", ["0", "4711"])
    def test_replay_gives_equal_hashes_in_another_process(self, case: Case, hash_seed: str) -> None:
        _, record = case.played("7")
        path = os.pathsep.join([str(ROOT), str(ROOT / "src")])
        kind = type(case.game)
        done = subprocess.run(
            [sys.executable, "-c", REPLAY, kind.__module__, kind.__qualname__],
            input=records.write(record),
            env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": path},
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        assert done.stdout.strip() == record.picks[-1].hash, done.stderr

    def test_going_back_leads_back(self, case: Case) -> None:
        game, rng = case.game, Random(8)
        history = History(game, case.new("8"))
        taken_back = 0
        for _ in range(200):
            seat = game.asked(history.state)
            if seat is None:
                break
            before = game.dump(history.state)
            history.pick(seat, rng.choice(game.legal(history.state)))
            person = laws.person_of(game, history.state, seat)
            others = [other for other in game.persons(history.state) if other != person]
            assert not any(history.may_undo(other) for other in others)
            if rng.random() < 0.3 and history.undo(person):
                taken_back += 1
                assert game.dump(history.state) == before
        assert taken_back
