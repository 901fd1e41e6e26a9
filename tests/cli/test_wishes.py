"""What `why` is asked about: verbs by their name or the words of their label, things with a verb or without."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.sitting import BOARD, board_at, board_session, session, sit
from thirdage import games
from thirdage.boardgame.positions import FREE, SHADOW, do
from thirdage.boardgame.positions import table as position
from thirdage.cardgame.positions import FRODO
from thirdage.cardgame.positions import table as cards
from thirdage.cli.terminal.board import BoardSession
from thirdage.cli.terminal.wishes import called, is_name
from thirdage.kernel.contract import Wish
from thirdage.kernel.errors import Problem

NOUN = {name: number for kind in ("figure", "region", "die", "nation", "card") for name, number in BOARD.names(kind).items()}
SIEGE = {"Helm's Deep": "3 Isengard Regulars", "inside Helm's Deep": "2 Rohan Regulars", "Lórien": "Elven Elite"}


def acting(file: Path, hidden: bool = True) -> BoardSession:
    """The Free Peoples have picked a Character die, and an Elven Army can attack."""
    armies = {"Lórien": "2 Elven Elites, Elven Leader", "Dimrill Dale": "Sauron Regular"}
    s = position(armies, war="elves", hidden=hidden, dice_free="Character", asking=("turn", FREE))
    do(s, "use Character")
    return board_at(file, s)


@pytest.mark.parametrize(
    "text, wish",
    [
        ("attack", ("attack", 0)),
        ("move the fellowship", ("walk", 0)),
        ("Move the Fel", ("walk", 0)),
        ("walk", ("walk", 0)),
        ("draw an event card", ("draw_card", 0)),
        ("draw card", ("draw_card", 0)),
        ("minions", ("fly", 0)),
        ("attack lorien", (None, NOUN["Lórien"])),
        ("move an army lorien", (None, NOUN["Lórien"])),
        ("advance gondor", ("advance", NOUN["gondor"])),
        ("advance gondor on the political track", ("advance", NOUN["gondor"])),
        ("bring aragorn into play", ("bring", NOUN["Aragorn"])),
        ("boromir leaves", ("depart", NOUN["Boromir"])),
        ("keep back: elven elite", ("keep", NOUN["Elven Elite"])),
        ("use character", ("die", NOUN["character"])),
        ("use athelas", ("use", NOUN["Athelas"])),
        ("play athelas", ("play", NOUN["Athelas"])),
        ("give it to uss", (None, NOUN["Give it to Uss!"])),
        ("athelas", (None, NOUN["Athelas"])),
        ("helm", (None, NOUN["Helm's Deep"])),
        ("gondor", (None, NOUN["gondor"])),
        ("2", ("attack", 0)),
    ],
)
def test_words_mean_a_verb_a_thing_or_both(tmp_path: Path, text: str, wish: Wish) -> None:
    table = acting(tmp_path / "game.record")
    assert BOARD.label(table.state, "free", BOARD.legal(table.state)[1]) == "Attack"
    assert table.wish("free", text) == wish


def test_every_verb_has_words_that_tell_what_it_is_about() -> None:
    for game in (BOARD, games.get("cardgame")):
        assert all(called(game, verb) for verb in game.verbs)
    assert is_name(BOARD, "lorien") and not is_name(BOARD, "lorien x")


def test_why_answers_about_the_thing_where_the_verb_takes_none(tmp_path: Path) -> None:
    table = acting(tmp_path / "game.record")
    shown = sit(table, "why attack lorien", "why attack")
    about_lorien, about_attack = shown.splitlines()[-2:]
    assert about_lorien.endswith("(BG-7.1)") and about_attack == "You may do that now: 2 Attack."


def test_why_knows_the_words_on_an_option(tmp_path: Path) -> None:
    shown = sit(acting(tmp_path / "game.record", hidden=False), "why move the fellowship", "why hide", "why move")
    lines = shown.splitlines()[-3:]
    assert "it must hide first. (BG-17.11)" in lines[0] and lines[1].startswith("You may do that now: ")
    assert lines[2].startswith("“move” could be Move an Army, Move the Fellowship, Move Companions, Move Nazgûl")


def test_a_region_is_meant_before_the_stronghold_in_it(tmp_path: Path) -> None:
    s = position(SIEGE, war="rohan, isengard", dice_free="Army", asking=("turn", FREE))
    table = board_at(tmp_path / "game.record", s)
    assert table.thing("free", "helm") == table.thing("free", "helm", "place") == NOUN["Helm's Deep"]
    inside = BOARD.names("place")["inside Helm's Deep"]
    assert table.thing("free", "stronghold of helm") == table.thing("free", "stronghold helm", "place") == inside, "by its own name"


def test_a_number_that_stands_for_nothing_makes_no_figure_likelier(tmp_path: Path) -> None:
    table = acting(tmp_path / "game.record")
    assert ("walk", 0) in BOARD.legal(table.state) and NOUN["Dwarven Regular"] == 0
    with pytest.raises(Problem, match="could be Dwarven Regular, Elven Regular"):
        table.thing("free", "regular")


def test_nothing_is_suggested_twice(tmp_path: Path) -> None:
    table = board_session(tmp_path / "game.record", ("free",))
    with pytest.raises(Problem) as fault:
        table.thing("free", "Eodras")
    assert str(fault.value) == "There is no thing “Eodras”; did you mean Edoras, Andrast, Moria?"
    with pytest.raises(Problem) as fault:
        table.thing("free", "Helms Depe")
    assert str(fault.value).count("Helm's Deep") == 1
    for rubbish in ("xyzzy", "@@@"):
        with pytest.raises(Problem, match=f"No region, card, figure, Nation or die of this game is called “{rubbish}”"):
            table.thing("free", rubbish)


def test_labels_that_hold_commas_are_kept_apart(tmp_path: Path) -> None:
    s = position(hand_shadow="Grond, Hammer of the Underworld; The Lidless Eye", dice_shadow="Event", asking=("turn", SHADOW))
    table = board_at(tmp_path / "game.record", s, ("shadow",))
    with pytest.raises(
        Problem,
        match="; Grimbeorn the Old, Son of Beorn; Grond, Hammer of the Underworld: type",
    ):
        table.thing("shadow", "g o")


def test_a_number_can_be_asked_about(tmp_path: Path) -> None:
    table = session(tmp_path / "game.record", ("frodo",))
    shown = sit(table, "why 1", "why 99")
    assert "You may do that now: 1 Cycle Théoden." in shown and "There is no option 99: the numbers go from 1 to 7." in shown


def test_what_is_typed_by_the_name_of_its_verb_is_picked(tmp_path: Path) -> None:
    table = acting(tmp_path / "game.record")
    sit(table, "walk")
    assert table.record.picks[0].verb == "walk"


def test_cards_are_asked_about_as_before_and_by_the_words_of_other_options(tmp_path: Path) -> None:
    table = session(tmp_path / "game.record", ("frodo", "aragorn"), persons=2)
    table.history.state = cards(persons=2, hand="Gimli, Sting", asking=("turn", FRODO))
    assert table.wish("frodo", "pass") == ("pass", 0) == table.wish("frodo", "Pass")
    assert table.wish("frodo", "use the ring token") == table.wish("frodo", "use the ring") == ("ring", 0)
    assert table.wish("frodo", "play gimli")[0] == "play" and table.wish("frodo", "gimli")[0] is None
    assert table.wish("frodo", "fight at bag end") == ("fight", games.get("cardgame").names("place")["Bag End"])
