"""Several answers on one line, the same answer several times, and questions that ask for a number."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.sitting import BOARD, GAME, board_at, board_session, number, session, sit, typing
from thirdage.boardgame.positions import FREE, SHADOW
from thirdage.boardgame.positions import table as board
from thirdage.cardgame.positions import FRODO
from thirdage.cardgame.positions import table as position
from thirdage.cli.terminal.answers import by_number, next_answer, numbered, parts, times
from thirdage.cli.terminal.session import Session
from thirdage.kernel.errors import Problem
from thirdage.kernel.records import read

ARMY = {"Dale": "4 North Regulars, 2 North Elites, North Leader"}


def marching(file: Path) -> Session:
    """The Free Peoples with an Army die, and an Army of which not everybody shall go; the Shadow is the computer's."""
    return board_at(file, board(ARMY, start=False, war="north", dice_free="Army, Character", dice_shadow="Army", asking=("turn", FREE)))


def verbs(table: Session) -> list[str]:
    return [f"{pick.verb} {pick.noun}".strip() for pick in table.record.picks]


def test_a_line_is_split_at_commas_and_semicolons_but_no_name_is() -> None:
    assert parts("aragorn, boromir; set out") == ["aragorn", "boromir", "set out"]
    assert parts("use char") == ["use char"] and parts(" , ") == [" , "]
    labels = ["Play Grond, Hammer of the Underworld", "Play Gimli", "Pass"]
    assert next_answer(["play grond", "hammer", "pass"], labels) == ("play grond, hammer", ["pass"])
    assert next_answer(["play gimli", "pass"], labels) == ("play gimli", ["pass"])


def test_a_number_before_a_name_says_how_often_in_the_singular_if_that_is_offered() -> None:
    assert times("4 north regulars", ["North Regular", "Set out"]) == (4, "north regular")
    assert times("2 north regular", ["North Regular"]) == (2, "north regular")
    assert times("2 cycle orcs", ["Cycle Mordor Orcs 1"]) == (2, "cycle orcs")
    for one in ("4", "5 6", "0 north regulars", "north regulars", "1000 north regulars"):
        assert times(one, ["North Regular"]) == (1, one)


def test_where_a_number_is_asked_for_it_is_typed_as_it_is_meant() -> None:
    assert numbered(["0", "1", "2"]) == ["0", "1", "2"] and numbered(["Yes", "No"]) == ["1", "2"]
    assert by_number("0", ["0", "1"]) == 0 and by_number("2", ["1", "2"]) == by_number("02", ["1", "2"]) == 1
    with pytest.raises(Problem, match="3 is not to be had here: the numbers go from 0 to 2"):
        by_number("3", ["0", "1", "2"])
    with pytest.raises(Problem, match="There is no option 0: the numbers go from 1 to 2"):
        by_number("0", ["Yes", "No"])


def test_dice_that_hunt_are_shown_once_and_picked_by_their_number(tmp_path: Path) -> None:
    table = board_session(tmp_path / "game.record", ("shadow",))
    shown = sit(table, "8", "-1", "why 8", "3")
    assert "\n0  1  2  3  4  5  6  7\n" in shown and "1 0" not in shown
    assert "8 is not to be had here: the numbers go from 0 to 7." in shown and "-1 is not to be had here" in shown
    assert "at most one for each Companion in the Fellowship, but always one. (BG-6.5)" in shown
    (picked,) = (pick for pick in table.record.picks if pick.verb == "number")
    assert picked.noun == "3"


def test_an_army_is_moved_in_one_line(tmp_path: Path) -> None:
    table = marching(tmp_path / "game.record")
    sit(table, "use army; march; from dale; to woodland realm; 2 north regulars, north leader, 1 north elite; set out")
    taken = ["take North Regular", "take North Regular", "take North Leader", "take North Elite", "go"]
    assert verbs(table)[-5:] == taken
    view = BOARD.view(table.state, "free")
    stand = {entry["place"]: entry["units"]["free"] for entry in view["places"]}
    assert stand[BOARD.names("region")["Dale"]] == 3


def test_what_is_no_option_stops_a_line_and_all_before_it_stands(tmp_path: Path) -> None:
    table = marching(tmp_path / "game.record")
    shown = sit(table, "use army, march, from dale, to woodland realm, 5 north regulars, set out")
    assert verbs(table)[-4:] == ["take North Regular"] * 4, "there are no more, and nobody has set out"
    assert "Only the first 8 answers are made; it stopped at “5 north regulars”: North Regular is not here" in " ".join(shown.split())
    made = len(table.record.picks)
    sit(table, "undo", "undo")
    assert len(table.record.picks) == made - 2 and verbs(table)[-2:] == ["take North Regular"] * 2
    table.console.export_text(clear=True)
    assert "Only the first" not in sit(table, ""), "said once"


def test_the_first_of_a_line_is_refused_at_once_and_nothing_is_done(tmp_path: Path) -> None:
    table = marching(tmp_path / "game.record")
    shown = " ".join(sit(table, "play athelas, pass", "xyzzy").split())
    assert "Nothing of that is done; it stopped at “play athelas”: You do not hold Athelas" in shown
    assert shown.count("“xyzzy” fits no option.") == 1 and "it stopped at “xyzzy”" not in shown
    assert table.record.picks == []


def test_a_line_ends_where_somebody_else_is_to_answer(tmp_path: Path) -> None:
    table = marching(tmp_path / "game.record")
    shown = " ".join(sit(table, "use army, skip, use character").split())
    assert verbs(table)[:2] == ["die army", "skip"] and [pick.seat for pick in table.record.picks[:3]] == ["free", "free", "shadow"]
    assert "Only the first 2 answers are made; it stopped at “use character”: Somebody else answers first: Shadow." in shown


def test_what_stopped_a_line_is_not_shown_to_the_next_person(tmp_path: Path) -> None:
    table = marching(tmp_path / "game.record")
    del table.players["shadow"]
    shown = sit(table, "", "use army, skip, use character", "", "use army", "skip", "")
    assert shown.count("it stopped at") == 1
    assert shown.index("Shadow: it is your turn.") < shown.index("it stopped at"), "at the next question of whoever typed it"


def test_news_go_back_to_the_first_answer_of_the_line(tmp_path: Path) -> None:
    table = marching(tmp_path / "game.record")
    sit(table, "use army, march, from dale, to woodland realm, all, no more")
    news = [line.plain for line in table.news("free")]
    assert news[0] == "Free Peoples uses a die: Army." and any("from Dale to Woodland Realm" in line for line in news)
    assert table.last_pick(("free",)) == 1 and table.last_pick(("free",), by_itself=True) > 1


def test_numbers_of_options_in_a_list_are_read_when_each_is_made(tmp_path: Path) -> None:
    one, other = (session(tmp_path / f"{name}.record", ("frodo",)) for name in "ab")
    sit(one, "2, 1")
    sit(other, "2", "1")
    assert [pick.noun for pick in one.record.picks[:2]] == [pick.noun for pick in other.record.picks[:2]]
    kept = read((tmp_path / "a.record").read_text(encoding="utf-8"))
    assert len(kept.picks) == len(one.record.picks)


def test_cards_whose_names_hold_commas_can_stand_in_a_list(tmp_path: Path) -> None:
    table = session(tmp_path / "game.record", ("frodo", "aragorn"), persons=2)
    table.history.state = position(
        persons=2, hand="Narya, Ring of Fire; Gimli; Sting; Legolas", asking=("must_cycle", FRODO, 2), then=(("turn", FRODO),)
    )
    sit(table, "cycle narya, ring, cycle sting")
    assert [pick.noun for pick in table.record.picks[:2]] == ["Narya, Ring of Fire", "Sting"]
    assert number("Gimli") in table.state.hand[FRODO]


def test_the_same_answer_several_times_stays_with_its_verb(tmp_path: Path) -> None:
    table = marching(tmp_path / "game.record")
    shown = " ".join(sit(table, "use army, march, from dale, to woodland realm", "9 north regular").split())
    assert verbs(table)[-4:] == ["take North Regular"] * 4
    assert "Only the first 4 answers are made; it stopped at “9 north regular”" in shown
    shown = sit(session(tmp_path / "cards.record", ("frodo",)), "3 cycle")
    assert "could be" in shown, "which one is not said"


def test_whoever_asks_for_help_is_told(tmp_path: Path) -> None:
    for table in (session(tmp_path / "a.record", ("frodo",)), board_session(tmp_path / "b.record", ("free",))):
        shown = " ".join(sit(table, "help").split())
        assert "several answers one after the other" in shown and "the same answer four times" in shown


def test_a_game_may_end_within_a_line(tmp_path: Path) -> None:
    table = session(tmp_path / "game.record", ("gandalf",), "fellowship")
    while not GAME.over(table.state):
        table.play(typing(*[", ".join(["1"] * 9)] * 2000))
    assert GAME.over(table.state)


def test_a_die_is_used_by_the_name_of_its_verb(tmp_path: Path) -> None:
    table = board_at(tmp_path / "game.record", board(dice_shadow="Character", asking=("turn", SHADOW)), people=("shadow",))
    sit(table, "die char, fly")
    assert verbs(table)[0] == "die character"
