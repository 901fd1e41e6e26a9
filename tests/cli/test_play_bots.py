"""The terminal table against the Shadow's bots: who is asked, what is shown of a bot, its reasons, its adapted deck."""

from __future__ import annotations

from functools import partial
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from tests.citing import rule
from tests.cli.sitting import GAME, drawn, number, screen, session, sit, typing
from thirdage.cardgame.story import is_reason
from thirdage.cli.play import play
from thirdage.cli.terminal.screen import values
from thirdage.cli.terminal.session import Left, Session
from thirdage.kernel.errors import Problem
from thirdage.kernel.records import read

Said = pytest.CaptureFixture[str]
FREE = ("frodo", "aragorn", "gandalf")


@pytest.fixture
def said(capsys: Said) -> Said:
    """What is printed."""
    return capsys


def against_bots(file: Path, scenario: str = "trilogy", people: tuple[str, ...] = FREE, **more: Any) -> Session:
    return session(file, people, scenario, shadow="bots", **more)


def played(said: Said, monkeypatch: pytest.MonkeyPatch, lines: str = "", **given: Any) -> str:
    """What `play` prints when these lines are typed."""
    monkeypatch.setattr("sys.stdin", StringIO(lines))
    assert play(terminal=True, seed="7", **given) == 0
    return " ".join(said.readouterr().out.split())


@rule("AS-R36")
@pytest.mark.parametrize(
    "scenario, you", [("trilogy", "Frodo, Aragorn"), ("duel2", "Gandalf"), ("duel3", "Gandalf"), ("fellowship", "Gandalf")]
)
def test_the_welcome_says_that_the_bots_play_an_adapted_deck(
    said: Said, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, scenario: str, you: str
) -> None:
    file = tmp_path / "game.record"
    shown = played(said, monkeypatch, "1\n1\n1\n", scenario=scenario, shadow="bots", difficulty="challenging", file=file)
    assert f"You play {you}." in shown
    assert "The Shadow is played by its bots (challenging)." in shown
    assert f"Nobody wins early, however great the lead: the game is played to path {6 if scenario == 'fellowship' else 9}" in shown
    assert "The bots play an adapted deck, not the printed one" in shown
    assert "./thirdage cards --adapted lists it" in shown
    assert shown.count("adapted deck") == 1, "said once"
    kept = read(file.read_text(encoding="utf-8"))
    assert kept.options == {"shadow": "bots", "difficulty": "challenging", "persons": 1}
    assert {pick.seat for pick in kept.picks} <= set(FREE)


def test_a_game_against_bots_goes_on_where_it_was(said: Said, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    shown = played(said, monkeypatch, "1\n1\n1\n1\n1\n", shadow="bots", file=file)
    assert f"Go on with: ./thirdage play --terminal --resume --file {file}" in shown
    shown = played(said, monkeypatch, "1\n", resume=True, file=file)
    assert "You play Frodo, Aragorn." in shown and "bots (normal)" in shown
    assert len(read(file.read_text(encoding="utf-8")).picks) == 6
    with pytest.raises(Problem, match="“shadow” is played by bots"):
        play(terminal=True, resume=True, as_="shadow", file=file)


def test_a_player_against_the_free_peoples_is_refused_beside_bots(tmp_path: Path) -> None:
    with pytest.raises(Problem, match="no other seat is left for the computer player random: leave --against out"):
        play(terminal=True, shadow="bots", against="random", file=tmp_path / "game.record")
    assert not (tmp_path / "game.record").exists()


def test_a_computer_player_sits_on_the_seat_that_no_person_takes(said: Said, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    shown = played(said, monkeypatch, "1\n1\n1\n", as_="frodo", shadow="bots", against="random", file=file)
    assert "You play Frodo." in shown and "press Enter" not in shown and "Hand of Aragorn" not in shown
    kept = read(file.read_text(encoding="utf-8"))
    assert kept.options["persons"] == 2 and "aragorn" in {pick.seat for pick in kept.picks}


def test_the_last_lines_name_the_seat_that_looked_and_can_be_typed_as_they_stand(tmp_path: Path) -> None:
    file = tmp_path / "my game.record"
    for table, line in (
        (against_bots(file, "fellowship"), f"./thirdage replay '{file}' --reasons --as gandalf"),
        (session(file, ("gandalf",), "fellowship"), f"./thirdage replay '{file}' --log --as gandalf"),
    ):
        table.play(typing(*["1"] * 2000))
        assert f"Read it again with: {line}\n" in table.console.export_text()


def test_the_heading_says_alone_or_together_and_how_hard(tmp_path: Path) -> None:
    def heading(seat: str | None, **more: Any) -> str:
        table = against_bots(tmp_path / "game.record", **more)
        return drawn(screen(GAME.view(table.state, seat)).heading()).split("\n")[0].split("  ")[-1].strip()

    assert heading("frodo", difficulty="challenging") == "alone against bots, challenging"
    assert heading("frodo", persons=2) == "together against bots, normal"
    assert heading(None) == "against bots, normal"
    players = GAME.view(session(tmp_path / "game.record", ("frodo",)).state, "frodo")
    assert "against" not in drawn(screen(players).heading())


def test_taking_back_against_bots_is_barred_by_chance_and_by_cards_shown(tmp_path: Path) -> None:
    table = against_bots(tmp_path / "game.record")
    bots_have_acted(table)
    shown = " ".join(sit(table, "undo").split())
    assert "since then something was left to chance, or a hidden card was drawn or shown, perhaps by a bot." in shown


@pytest.mark.parametrize("columns, width", [(None, 120), ("90", 90), ("0", 120), ("wide", 120)])
def test_what_is_piped_is_as_wide_as_columns_says(
    said: Said, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, columns: str | None, width: int
) -> None:
    monkeypatch.delenv("COLUMNS", raising=False)
    if columns:
        monkeypatch.setenv("COLUMNS", columns)
    monkeypatch.setattr("sys.stdin", StringIO(""))
    play(terminal=True, seed="7", shadow="bots", file=tmp_path / "game.record")
    lines = [
        line for line in said.readouterr().out.split("\n") if "play --terminal --resume" not in line
    ]  # a command to copy stays in one line
    assert max(map(len, lines)) == width


def test_one_person_sees_both_decks_and_no_cover(tmp_path: Path) -> None:
    table = against_bots(tmp_path / "game.record")
    shown = sit(table, *["1"] * 8)
    assert table.looking == ("frodo", "aragorn") and "Hand of Frodo" in shown and "Hand of Aragorn" in shown
    assert shown.count("Hand of Frodo") == shown.count("Hand of Aragorn")


def test_two_persons_at_one_keyboard_have_cover_screens(tmp_path: Path) -> None:
    table = against_bots(tmp_path / "game.record", persons=2)
    prompts: list[str] = []
    answers = typing("", "1", "1", "", "1", "1", "")

    def asked(prompt: str) -> str:
        prompts.append(prompt)
        return answers(prompt)

    with pytest.raises(Left):
        table.play(asked)
    covers = [prompt for prompt in prompts if "When nobody else can see the screen" in prompt]
    assert [cover.split("for ")[1].split(".")[0] for cover in covers[:2]] == ["Frodo", "Aragorn"]


def test_a_bot_is_named_as_such_with_its_hand_as_a_number(tmp_path: Path) -> None:
    table = against_bots(tmp_path / "game.record")
    shown = sit(table, "1", "1", "1", "1", "1")
    view = GAME.view(table.state, "frodo")
    rows = {
        line.split("(bot)")[0].strip(): line.split("(bot)")[1].split()
        for line in drawn(screen(view).seats()).split("\n")
        if "(bot)" in line
    }
    assert list(rows) == ["Witch-king", "Saruman"]
    for name, seat in (("Witch-king", "witch-king"), ("Saruman", "saruman")):
        assert rows[name][0] == str(view["seats"][seat]["hand"]) and rows[name][5] == "-", "no ring token (AS-2.2)"
    assert "Hand of Witch-king" not in shown and "Frodo (bot)" not in shown


def test_the_cards_of_a_bot_stand_in_order_of_arrival_and_the_help_says_so(tmp_path: Path) -> None:
    table = against_bots(tmp_path / "game.record")
    view = GAME.view(table.state, "frodo")
    first, second = number("The Reaver (bot)"), number("Mordor Orcs 3 (bot)")
    for reserve, read_as in (([first, second], "The Reaver; Mordor Orcs 3"), ([second, first], "Mordor Orcs 3; The Reaver")):
        view["seats"]["witch-king"]["reserve"] = reserve
        assert read_as in drawn(screen(view).seats())
    assert " ".join(sit(table, "help").split()).count("in order of arrival, the right-most last") == 1


def test_a_card_with_the_name_of_its_seat_is_told_apart(tmp_path: Path) -> None:
    for scenario, seat, name in (("trilogy", "saruman", "Saruman"), ("fellowship", "balrog", "Balrog of Moria")):
        view = GAME.view(against_bots(tmp_path / "game.record", scenario).state, None)
        view["seats"][seat]["reserve"] = [number(f"{name} (bot)")]
        view["seats"][seat]["known"]["cycle"] = [number(f"{name} (bot)")]
        for width in (120, 80):
            row = next(line for line in drawn(screen(view, width).seats(), width).split("\n") if f"the card {name}" in line)
            assert row.replace(f"the card {name}", "").count(name) == 1
        assert f": the card {name}\n" in drawn(screen(view).piles())


def bots_have_acted(table: Session) -> str:
    """Play on until a bot has taken a turn; gives all that was shown."""
    shown = ""
    while not any(is_reason(event) for batch in table.told for event in batch):
        shown += sit(table, "1")
    return shown


def test_reasons_are_shown_only_to_those_who_ask(tmp_path: Path) -> None:
    table = against_bots(tmp_path / "game.record")
    assert "considers" not in bots_have_acted(table)
    for line in ("log", "news", ""):
        assert "considers" not in sit(table, line)
    for line in ("reasons", "log reasons", "reasons 1", "log reasons 2"):
        table.console.export_text(clear=True)
        shown = sit(table, line).split("Cycle ")[-1].split("\n")[1:]
        first = shown.index("Witch-king considers:")
        assert [shown[first + 1], shown[first + 3]] == ["  USE AN ACTION? No.", "  PASS? No."]
        assert shown[first + 2].startswith("  Witch-king holds ")
        assert "  PLAY? Yes." in shown and any(told.startswith("  Witch-king turns over one of") for told in shown)
    for line in ("reasons x", "log reasons x", "reasons 0", "log x"):
        assert f"“{line[-1]}” is no whole number." in sit(table, line)


def turns_told(table: Session, line: str) -> int:
    """How many bot turns a line makes the screen tell."""
    table.console.export_text(clear=True)
    return sit(table, line).count("  USE AN ACTION?")


def test_reasons_go_back_to_the_own_last_pick_or_so_many_bot_turns(tmp_path: Path) -> None:
    table = against_bots(tmp_path / "game.record")
    while sum(event[0] == "bot_box" and event[2] == 0 for batch in table.told for event in batch) < 3:
        bots_have_acted(table)
        sit(table, "1")
    since = sum(event[0] == "bot_box" and event[2] == 0 for event in table.told[-1])
    assert turns_told(table, "reasons") == since
    assert [turns_told(table, f"reasons {count}") for count in (1, 2, 3, 99)] == [1, 2, 3, 3]


def test_without_a_bot_there_are_no_reasons(tmp_path: Path) -> None:
    table = session(tmp_path / "game.record", ("frodo",))
    for line in ("reasons", "reasons 3"):
        table.console.export_text(clear=True)
        assert "No bot has acted so far." in sit(table, line)


def test_a_pick_since_which_no_bot_has_acted_has_no_reasons(tmp_path: Path) -> None:
    table = against_bots(tmp_path / "game.record")
    bots_have_acted(table)
    while any(map(is_reason, table.told[-1])):
        sit(table, "1")
    shown = sit(table, "reasons")
    assert "No bot has acted since your last pick; “reasons 1” goes back" in shown and "considers" not in shown


def test_a_whole_game_against_bots_ends_with_its_story(tmp_path: Path) -> None:
    table = against_bots(tmp_path / "game.record", "fellowship", people=())
    table.play(typing())
    shown = table.console.export_text()
    assert GAME.over(table.state) and "How it went" in shown and "considers" not in shown
    file = tmp_path / "game.record"
    assert f"Read it again with: ./thirdage replay {file} --reasons --as spectator\n" in shown
    assert "Without --as it shows every hidden card." in shown
    assert any(line.startswith("Round 4: ") for line in shown.split("\n"))


def test_a_name_means_the_version_this_game_is_played_with(tmp_path: Path) -> None:
    with_bots = sit(against_bots(tmp_path / "a.record"), "look morannon", "look grima", "look gimli")
    assert with_bots.count("adapted") >= 2 and "Dwarf character" in with_bots
    thing = partial(against_bots(tmp_path / "a.record").thing, "frodo")
    assert thing("saruman") == number("Saruman (bot)") and thing("morannon") == GAME.names("place")["Morannon (bot)"]
    assert thing("gimli") == number("Gimli") and thing("edoras") == GAME.names("place")["Edoras"]
    thing = partial(session(tmp_path / "b.record", ("frodo",)).thing, "frodo")
    assert thing("saruman") == number("Saruman") and thing("morannon") == GAME.names("place")["Morannon"]


@rule("AS-R36")
def test_the_face_of_a_bots_card_says_that_it_is_theirs() -> None:
    assert values(GAME, number("Saruman (bot)")).endswith("paths 5-6, the bots' version")
    assert values(GAME, number("Gríma Wormtongue (bot)")).endswith("the bots' version with adapted text")
    assert values(GAME, GAME.names("place")["Morannon (bot)"]).endswith("; the bots' version with adapted text")
    assert "bots" not in values(GAME, number("Saruman")) + values(GAME, GAME.names("place")["Morannon"])
