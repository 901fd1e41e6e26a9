"""Records: there and back, and one sentence for everything that can be wrong with one."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.kernel.invented import Invented
from thirdage.kernel import records
from thirdage.kernel.errors import Problem
from thirdage.kernel.records import MARK, Pick, Record, read, replay, seed_text, state_hash, steps, write

GAME = Invented()


def played(seed: str = "7", most: int = 1000) -> Record:
    state = GAME.new(scenario="short", seed=seed, persons=2)
    record = Record("invented", GAME.version, "short", {"persons": 2}, seed)
    rng = Random(seed)
    while not GAME.over(state) and len(record.picks) < most:
        records.note(GAME, state, record, rng.choice(GAME.legal(state)))
    return record


TEXT = write(played())


def problem_of(text: str) -> str:
    """The sentence with which reading and replaying this text ends."""
    with pytest.raises(Problem) as problem:
        replay(GAME, read(text))
    return problem.value.sentence()


def test_a_record_is_read_by_people() -> None:
    state = GAME.new(scenario="short", seed="7", persons=2)
    record = Record("invented", "1", "short", {"persons": 2}, "7")
    for action in (("send", GAME.legal(state)[0][1]), ("to", 2), ("rest", 0)):
        records.note(GAME, state, record, action)
    card = record.picks[0].noun
    lines = write(record).split("\n")
    assert lines[:7] == [MARK, "game: invented", "version: 1", "scenario: short", 'options: {"persons": 2}', "seed: 7", ""]
    assert [line.partition(" #")[0] for line in lines[7:]] == [f"1 ash: send {card}", "2 ash: to ford", "3 birch: rest", ""]


def test_there_and_back() -> None:
    record = played()
    assert read(TEXT) == record
    assert read(TEXT.replace("\n", "\r\n")) == record
    state = replay(GAME, record)
    assert GAME.over(state)
    assert state_hash(GAME, state) == record.picks[-1].hash


def test_replay_passes_every_state_on() -> None:
    record, hashes = played(), []
    replay(GAME, record, lambda state: hashes.append(state_hash(GAME, state)))
    assert hashes[1:] == [pick.hash for pick in record.picks]
    assert hashes[0] == state_hash(GAME, GAME.new(scenario="short", seed="7", persons=2))


def test_a_record_without_hashes_replays_too() -> None:
    record = played()
    for pick in record.picks:
        pick.hash = ""
    assert "#" not in write(record)
    assert GAME.over(replay(GAME, read(write(record))))


def test_the_hash_depends_on_the_whole_state() -> None:
    state = GAME.new()
    other = GAME.clone(state)
    other.draws += 1
    assert state_hash(GAME, state) != state_hash(GAME, other)
    assert state_hash(GAME, state) == state_hash(GAME, GAME.load(GAME.dump(state)))


@pytest.mark.parametrize("seed, text", [("7", "7"), (7, "7"), (-3, "-3"), ("Éowyn and Merry", "Éowyn and Merry")])
def test_a_seed_is_text_or_a_whole_number(seed: object, text: str) -> None:
    assert seed_text(seed) == text


@pytest.mark.parametrize("seed", ["", " ", "a\nb", "a ", " a", 1.0, None, True, ["7"]])
def test_what_would_not_come_back_from_a_file_is_no_seed(seed: object) -> None:
    with pytest.raises(Problem, match="A seed is printable text"):
        seed_text(seed)


def line(number: int, text: str) -> Callable[[str], str]:
    """Write something else into one line of a record; lines count from 1, as the sentences do."""

    def change(record: str) -> str:
        lines = record.split("\n")
        lines[number - 1 : number] = [text] if text else []
        return "\n".join(lines)

    return change


FAULTS: list[tuple[str, Callable[[str], str], str]] = [
    ("empty", lambda text: "", "This is not a Third Age record: its first line should read “thirdage record 1”."),
    ("foreign", lambda text: '{"game": "chess"}\n', "This is not a Third Age record"),
    ("other mark", line(1, "thirdage record 2"), "This is not a Third Age record"),
    ("unknown field", line(3, "colour: red"), "Line 3 of the record is no header line: expected one of game, version, scenario"),
    ("no field", line(2, "whatever"), "Line 2 of the record is no header line"),
    ("field twice", line(3, "game: invented"), "Line 3 of the record is no header line"),
    ("missing field", line(6, ""), "The record's header lacks “seed”."),
    ("header cut off", lambda text: "\n".join(text.split("\n")[:3]), "The record's header lacks “scenario”."),
    ("mark alone", lambda text: MARK, "The record's header lacks “game”."),
    ("options no JSON", line(5, "options: persons 2"), 'The record\'s options are not a JSON object such as {"persons": 4}.'),
    ("options no object", line(5, "options: [2]"), "The record's options are not a JSON object"),
    ("options too deep", line(5, "options: " + "[" * 100_000), "The record's options are not a JSON object"),
    ("options with a seed", line(5, 'options: {"seed": "8"}'), "The record's options are not a JSON object"),
    ("options with self", line(5, 'options: {"self": 1}'), "The record's options are not a JSON object"),
    ("no seed", line(6, "seed:"), "A seed is printable text"),
    ("another game", line(2, "game: chess"), "There is no game “chess”; known: invented."),
    ("unknown scenario", line(4, "scenario: shrt"), "There is no scenario “shrt”; did you mean short?"),
    ("unknown option", line(5, 'options: {"person": 2}'), "There is no option “person”; did you mean persons?"),
    ("unknown value", line(5, 'options: {"persons": 9}'), "There is no value “9”; known: 3, 2."),
    ("no pick", line(9, "whatever"), "Line 9 of the record is no pick: expected “2 seat: verb noun”."),
    ("wrong number", line(9, "7 ash: rest"), "Line 9 of the record is no pick: expected “2 seat: verb noun”."),
    ("endless number", line(8, "1" * 5000 + " ash: rest"), "Line 8 of the record is no pick: expected “1 seat: verb noun”."),
    ("other digits", line(8, "١ ash: rest"), "Line 8 of the record is no pick"),
    ("wrong seat", line(8, "1 birch: rest"), "Step 1 of the record answers for birch, but ash is asked there."),
    ("unknown seat", line(8, "1 oak: rest"), "Step 1 of the record answers for oak, but ash is asked there."),
    ("illegal pick", line(8, "1 ash: send birch 1"), "Step 1 of the record cannot be done: Birch 1 is not in your hand. (IV-2.2)"),
    ("unknown verb", line(8, "1 ash: rst"), "Step 1 of the record cannot be done: There is no verb “rst”; did you mean rest?"),
    ("unknown noun", line(8, "1 ash: send oak 1"), "Step 1 of the record cannot be done: There is no card “oak 1”"),
    ("missing noun", line(8, "1 ash: send"), "Step 1 of the record cannot be done: There is no card “”"),
    ("needless noun", line(8, "1 ash: rest ford"), "Step 1 of the record cannot be done: There is no answer “rest ford”"),
    ("no number", line(8, "1 ash: roll ²"), "Step 1 of the record cannot be done: “²” is no whole number."),
    ("wrong hash", line(8, "1 ash: rest #0123456789abcdef"), "At step 1 the game parts from the record: the state after it is another"),
    ("after the end", lambda text: text + f"{len(played().picks) + 1} ash: rest\n", "of the record comes after the end of the game."),
]  # fmt: skip


@pytest.mark.parametrize("change, sentence", [fault[1:] for fault in FAULTS], ids=[fault[0] for fault in FAULTS])
def test_what_is_wrong_with_a_record_is_said_in_one_sentence(change: Callable[[str], str], sentence: str) -> None:
    said = problem_of(change(TEXT))
    assert sentence in said
    assert "\n" not in said


@pytest.mark.parametrize(
    "change, reason",
    [
        (line(8, "1 birch: rest"), "Step 1 of the record answers for birch, but ash is asked there."),
        (line(8, "1 ash: send birch 1"), "Step 1 of the record cannot be done: Birch 1 is not in your hand. (IV-2.2)"),
        (line(8, "1 ash: rest #0123456789abcdef"), "At step 1 the game parts from the record"),
    ],
)
def test_a_record_of_another_version_names_the_step_where_it_parts(change: Callable[[str], str], reason: str) -> None:
    said = problem_of(change(TEXT).replace("version: 1", "version: 0"))
    assert said.startswith("The record is of version 0, this is version 1, and they part at step 1: ")
    assert reason in said


def test_a_record_of_another_version_that_still_replays_is_welcome() -> None:
    assert GAME.over(replay(GAME, read(TEXT.replace("version: 1", "version: 0"))))


def test_a_parted_record_gives_every_state_up_to_there() -> None:
    record = played()
    record.picks[3] = Pick("nobody", "rest", "", "")
    states = steps(GAME, record)
    next(states)
    assert [state_hash(GAME, next(states)) for _ in range(3)] == [pick.hash for pick in record.picks[:3]]
    with pytest.raises(Problem, match="Step 4"):
        next(states)


def read_or_problem(text: str) -> None:
    """Nothing else may come of a text than a record that comes back the same, or a problem with a sentence."""
    said = "a record"
    try:
        record = read(text)
        assert read(write(record)) == record
        replay(GAME, record)
    except Problem as problem:
        said = problem.sentence()
    assert said


@settings(deadline=None)
@given(st.text())
def test_any_text_is_a_record_or_a_problem(text: str) -> None:
    read_or_problem(text)


@settings(deadline=None)
@given(st.lists(st.one_of(st.sampled_from(TEXT.split("\n")), st.text(max_size=30)), max_size=20))
def test_any_lines_are_a_record_or_a_problem(lines: list[str]) -> None:
    read_or_problem("\n".join([MARK, *lines]))


@settings(deadline=None)
@given(st.data())
def test_a_record_with_a_slip_is_a_record_or_a_problem(data: st.DataObject) -> None:
    start = data.draw(st.integers(len(MARK), len(TEXT)))
    end = data.draw(st.integers(start, min(len(TEXT), start + 8)))
    read_or_problem(TEXT[:start] + data.draw(st.text(max_size=8)) + TEXT[end:])
