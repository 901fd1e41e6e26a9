"""Going on with a kept game at the terminal: the same persons and the same computer player as before, unless told otherwise."""

from __future__ import annotations

import json
import os
from io import StringIO
from pathlib import Path

import pytest

from tests.cli.sitting import session, sit
from thirdage import players
from thirdage.cli.play import play
from thirdage.cli.terminal.command import home
from thirdage.cli.terminal.keeping import Company, beside, company_of
from thirdage.kernel.errors import Problem
from thirdage.kernel.records import read
from thirdage.players.player import Player as Computer


class Player:
    """Somebody at a keyboard, for whom `play` is started again and again."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch, self.capsys = monkeypatch, capsys

    def plays(self, lines: str = "", game: str = "boardgame", **options: object) -> str:
        self.monkeypatch.setattr("sys.stdin", StringIO(lines))
        assert play(game, terminal=True, **options) == 0  # type: ignore[arg-type]
        return " ".join(self.capsys.readouterr().out.split())


@pytest.fixture
def person(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Player:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return Player(monkeypatch, capsys)


@pytest.mark.parametrize("named", [True, False])
@pytest.mark.parametrize("game, side, other", [("boardgame", "Shadow", "Free Peoples"), ("cardgame", "Witch-king, Saruman", "Frodo")])
def test_who_played_the_shadow_goes_on_as_the_shadow(person: Player, tmp_path: Path, game: str, side: str, other: str, named: bool) -> None:
    where = {"file": tmp_path / "game.record"} if named else {}
    shown = person.plays("1\n", game, as_="shadow", against="random", seed="7", **where)
    assert f"You play {side}." in shown
    assert " --as " not in shown and "--against" not in shown, "what is kept need not be typed again"
    record = where.get("file") or next(home().glob("*.record"))
    picks = len(read(record.read_text(encoding="utf-8")).picks)
    shown = person.plays("1\n", game, resume=True, **where)
    assert f"You play {side}." in shown and f"{other} > " not in shown
    assert len(read(record.read_text(encoding="utf-8")).picks) > picks
    assert json.loads(beside(record).read_text(encoding="utf-8")) == {"as": "shadow", "against": "random"}


def test_what_is_said_at_going_on_counts_and_is_kept(person: Player, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    person.plays(as_="shadow", against="random", seed="7", file=file)
    assert "You play Free Peoples." in person.plays(resume=True, as_="free", file=file)
    assert company_of(file) == Company("free", "random"), "one may be said without the other"
    assert "You play Free Peoples." in person.plays(resume=True, against="greedy", file=file)
    assert company_of(file) == Company("free", "greedy")


def test_the_computer_player_is_the_one_of_before(person: Player, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seated: list[str] = []
    get = players.get

    def noted(name: str, seed: str = "1") -> Computer:
        seated.append(name)
        return get(name, seed)

    monkeypatch.setattr(players, "get", noted)
    file = tmp_path / "game.record"
    person.plays(against="random", seed="7", file=file)
    seated.clear()
    person.plays(resume=True, file=file)
    assert set(seated) == {"random"}


@pytest.mark.parametrize("text", [None, "", "{", "[]", "5", '{"as": 5, "against": ["greedy"]}', "{}", "\u00e9", "[" * 100_000])
def test_where_nothing_can_be_read_it_is_as_if_nothing_had_been_said(person: Player, tmp_path: Path, text: str | None) -> None:
    file = tmp_path / "game.record"
    person.plays(as_="shadow", seed="7", file=file)
    beside(file).unlink()
    if text is not None:
        beside(file).write_text(text, encoding="latin-1")
    assert company_of(file) == Company()
    assert "You play Free Peoples." in person.plays(resume=True, file=file)
    assert company_of(file) == Company("free", "greedy")


def test_seats_that_this_game_does_not_have_are_named_not_passed_over(person: Player, tmp_path: Path) -> None:
    """Rather than showing the hand of one side to who played the other."""
    file = tmp_path / "game.record"
    person.plays(as_="shadow", seed="7", file=file)
    beside(file).write_text('{"as": "shadw"}', encoding="utf-8")
    with pytest.raises(Problem, match="There is no seat “shadw”; did you mean shadow"):
        person.plays(resume=True, file=file)
    assert "You play Shadow." in person.plays(resume=True, as_="shadow", file=file)


def test_beside_bots_a_computer_player_of_before_is_no_mistake(person: Player, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    person.plays(game="cardgame", shadow="bots", as_="frodo", against="random", seed="7", file=file)
    assert "You play Frodo, Aragorn." in person.plays("\n", "cardgame", resume=True, as_="free", file=file)


def test_a_game_saved_elsewhere_knows_who_sits_there_too(person: Player, tmp_path: Path) -> None:
    copy = tmp_path / "copy.record"
    person.plays(f"save {copy}\n", as_="shadow", seed="7", file=tmp_path / "game.record")
    assert company_of(copy) == Company("shadow", "greedy")
    assert "You play Shadow." in person.plays(resume=True, file=copy)


def test_the_game_kept_last_is_a_record_not_what_lies_beside_one(person: Player) -> None:
    person.plays(as_="shadow", seed="7")
    (record,) = home().glob("*.record")
    os.utime(beside(record), (2_000_000_000, 2_000_000_000))
    assert "You play Shadow." in person.plays(resume=True)


def test_a_session_that_nobody_was_seated_at_keeps_its_record_alone(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    sit(session(file, ("frodo",)), "1", f"save {tmp_path / 'copy.record'}")
    assert sorted(kept.name for kept in tmp_path.iterdir()) == ["copy.record", "game.record"]
