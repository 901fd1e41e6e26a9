"""The terminal table: picking, commands, cover screen, nothing lost."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from thirdage import games, players
from thirdage.cli.play import fitting_persons, seats_of
from thirdage.cli.terminal.matching import find, fits, plain
from thirdage.cli.terminal.session import Left, Session, counted, keep
from thirdage.kernel.errors import Problem
from thirdage.kernel.records import Record, read, replay, state_hash

GAME = games.get("cardgame")
TABLE = GAME.options()["scenarios"]["trilogy"]


def session(file: Path, people: tuple[str, ...], persons: int = 4, seed: str = "7") -> Session:
    state = GAME.new(seed=seed, persons=persons)
    record = Record("cardgame", GAME.version, "trilogy", {"persons": persons}, seed)
    computers = {seat: players.get("random", seed=seat) for seat in GAME.seats(state) if seat not in people}
    return Session(GAME, state, record, computers, file, Console(record=True, width=120, file=StringIO()))


def typing(*lines: str) -> Callable[[str], str]:
    """A person who types these lines, then leaves."""
    waiting: Iterator[str] = iter(lines)

    def read_line(prompt: str) -> str:
        try:
            return next(waiting)
        except StopIteration:
            raise EOFError from None

    return read_line


def sit(table: Session, *lines: str) -> str:
    """Let a person type until the lines are used up; gives what the screen showed."""
    with pytest.raises(Left):
        table.play(typing(*lines))
    return table.console.export_text()


def test_words_fit_without_accents_capitals_and_marks() -> None:
    assert plain("Gandalf's Staff") == "gandalfs staff"
    assert fits("theo", "Play Théoden")
    assert fits("pl gan st", "Play Gandalf's Staff")
    assert not fits("staff gan", "Gandalf's Staff")


def test_several_that_fit_are_named_and_none_suggests() -> None:
    names = [("Play Gimli", 1), ("Play Gwaihir the Windlord", 2), ("Pass", 3)]
    assert find("play gi", names, "answer") == 1
    with pytest.raises(Problem, match=r"Play Gimli, Play Gwaihir the Windlord"):
        find("play g", names, "answer")
    with pytest.raises(Problem, match="did you mean"):
        find("play gimbi", names, "answer")


def test_seats_are_taken_by_side_or_name() -> None:
    assert seats_of(TABLE, "free") == ["frodo", "aragorn"]
    assert seats_of(TABLE, "saruman,frodo") == ["saruman", "frodo"]
    assert seats_of(TABLE, "all") == ["frodo", "witch-king", "aragorn", "saruman"]
    assert fitting_persons(TABLE, ["frodo", "aragorn"]) == 2
    assert fitting_persons(TABLE, ["frodo"]) == 4
    with pytest.raises(Problem, match="did you mean frodo"):
        seats_of(TABLE, "frod")


def test_a_pick_by_number_and_one_by_words_are_kept_on_disk(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    table = session(file, ("frodo",))
    shown = sit(table, "1", "cycle merry")
    assert "Frodo: cycle a card from hand." in shown
    kept = read(file.read_text(encoding="utf-8"))
    assert [(pick.seat, pick.noun) for pick in kept.picks[:2]] == [("frodo", "Théoden"), ("frodo", "Merry Brandybuck")]
    assert state_hash(GAME, replay(GAME, kept)) == state_hash(GAME, table.state)


def test_a_kept_game_goes_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    first = session(file, ("frodo",))
    sit(first, "1", "1", "1", "1", "1")
    again = session(file, ("frodo",))
    again.go_on(read(file.read_text(encoding="utf-8")))
    assert GAME.dump(again.state) == GAME.dump(first.state)
    assert again.log("frodo") == first.log("frodo")


def test_undo_takes_back_a_cycled_card_but_not_an_answer_of_another_person(tmp_path: Path) -> None:
    table = session(tmp_path / "game.record", ("frodo",))
    before = GAME.dump(table.state)
    shown = sit(table, "1", "undo")
    assert GAME.dump(table.state) == before
    assert table.record.picks == []
    shown = sit(table, "1", "1", "undo")
    assert "cannot be taken back" in shown


def test_undo_keeps_the_log_in_step(tmp_path: Path) -> None:
    table = session(tmp_path / "game.record", ("frodo",))
    sit(table, "1", "undo", "2")
    assert [line for line in table.log("frodo") if "Frodo cycles" in line] == ["Frodo cycles Quickbeam."]


def test_why_answers_with_the_rule(tmp_path: Path) -> None:
    table = session(tmp_path / "game.record", ("frodo",))
    shown = sit(table, "why pass", "why cycle theoden", "why gimbi", "why play gimli")
    assert "(CG-10.2)" in shown
    assert "You may do that now." in shown
    assert "did you mean" in shown


def test_look_help_and_log_answer_and_a_wrong_number_is_explained(tmp_path: Path) -> None:
    table = session(tmp_path / "game.record", ("frodo",))
    shown = sit(table, "look gimli", "look bag end", "help", "log 3", "99", "")
    assert "Dwarf character" in shown
    assert "take Dwarven Axe" in shown
    assert "1 VP, defence 0" in shown
    assert "why THING" in shown
    assert "the numbers go from 1 to 7" in shown


def test_save_writes_elsewhere_and_says_what_is_wrong(tmp_path: Path) -> None:
    table = session(tmp_path / "game.record", ("frodo",))
    shown = sit(table, "1", f"save {tmp_path / 'copy.record'}", f"save {tmp_path}")
    assert (tmp_path / "copy.record").read_text() == (tmp_path / "game.record").read_text()
    assert "cannot be written" in shown
    with pytest.raises(Problem):
        keep(tmp_path / "game.record" / "below", "text")


def test_the_screen_is_covered_only_when_another_person_is_to_look(tmp_path: Path) -> None:
    everybody = ("frodo", "witch-king", "aragorn", "saruman")
    shown = sit(session(tmp_path / "a.record", everybody), "", "1", "1", "")
    assert shown.count("Hand of Frodo") == 2
    assert shown.count("Hand of Witch-king") == 1
    table = session(tmp_path / "b.record", everybody, persons=2)
    shown = sit(table, "", "1", "1", "", "1", "1", "", "1")
    assert table.looking == ("frodo", "aragorn")
    assert shown.count("Hand of Aragorn") == shown.count("Hand of Frodo")


def test_a_persons_screen_never_shows_anothers_hand(tmp_path: Path) -> None:
    table = session(tmp_path / "game.record", ("frodo",))
    shown = sit(table, *["1"] * 12)
    assert "Hand of Frodo" in shown
    assert "Hand of Aragorn" not in shown
    assert "Witch-king draws a card" in shown


def test_a_whole_game_ends_with_its_story(tmp_path: Path) -> None:
    table = session(tmp_path / "game.record", ())
    table.play(typing())
    shown = table.console.export_text()
    assert GAME.over(table.state)
    assert " win" in shown
    assert "points:" in shown
    assert state_hash(GAME, replay(GAME, read((tmp_path / "game.record").read_text()))) == state_hash(GAME, table.state)


def test_lines_that_repeat_are_counted() -> None:
    assert counted(["a", "a", "b", "a"]) == ["a (2 times)", "b", "a"]
