"""First in, last out (AS section 5): rows in order of arrival, the right-most is picked."""

import pytest

from tests.cardgame.shadow.walking import bots, deeds, judged, turn_of, walked
from tests.citing import card, rule
from thirdage.cardgame.positions import FRODO, SARUMAN, WITCH_KING, do, names, place_names
from thirdage.cardgame.shadow.judging import right_most, rows
from thirdage.cardgame.state import State
from thirdage.cardgame.tables import NUMBER, SHADOW

AFTER = (("turn", FRODO),)
ORTHANC = "Riders of Rohan 1, Riders of Rohan 2, Village Militia, White Hand Orcs 1, Wolf-riders"  # attack 5


def row(state: State, place: str) -> list[str]:
    """The Shadow's row at a battleground, left to right."""
    return names(state.field[2 * place_names(state.active).index(place) + SHADOW])


# Rows.


@rule("AS-5.1", "AS-R2")
def test_a_card_that_comes_goes_to_the_right_end_whichever_bot_it_is_of() -> None:
    s = turn_of(battlegrounds={"Lórien": "Mordor Orcs 1"}, hand="Black Uruks, Goblins of the Misty Mountains 1", path="Egladil")
    assert row(s, "Lórien") == ["Mordor Orcs 1", "Black Uruks"]  # 1 + 2 beats the defence of 2
    s = turn_of(
        SARUMAN,
        battlegrounds={"Lórien": "Mordor Orcs 1, Mordor Orcs 2"},
        hand="Goblins of the Misty Mountains 1",
        path="Weathertop",
    )
    assert row(s, "Lórien") == ["Mordor Orcs 1", "Mordor Orcs 2", "Goblins of the Misty Mountains 1"]  # one row of both bots


@rule("AS-5.1")
def test_on_a_path_and_in_reserve_too_the_new_card_lies_right_of_the_others() -> None:
    s = turn_of(hand="The Commander", on_path="The Black Easterling", path="Egladil")
    assert names(s.path[SHADOW]) == ["The Black Easterling", "The Commander"]
    s = turn_of(hand="Olog-hai", reserve="Mordor Orcs 1; Black Uruks", path="Egladil")
    assert names(s.reserve[WITCH_KING]) == ["Mordor Orcs 1", "Black Uruks", "Olog-hai"]


@rule("AS-R2")
def test_each_bot_has_a_reserve_row_of_its_own_and_an_item_lies_with_its_wielder() -> None:
    s = turn_of(hand="Morgul Blade", reserve="The Black Easterling; Mordor Orcs 1; Wolf-riders", path="Caradhras")
    assert names(s.reserve[WITCH_KING]) == ["The Black Easterling", "Mordor Orcs 1"]
    assert names(s.reserve[SARUMAN]) == ["Wolf-riders"]
    assert {wielder: names(items) for wielder, items in s.items.items()} == {NUMBER["The Black Easterling (bot)"]: ["Morgul Blade"]}


# The right-most card.


@rule("AS-T1", "AS-5.2", "AS-R1")
@card("Orthanc", "Saruman")
def test_the_first_card_from_the_right_that_may_go_is_moved() -> None:
    s = turn_of(
        SARUMAN,
        battlegrounds={"Orthanc": ORTHANC},
        reserve="Saruman; The Black Serpent",
        hand="Goblins of the Misty Mountains 1",
        path="Weathertop",
    )
    assert ("Orthanc", 5, 4, 5, 6, "could win") in judged(s)
    assert walked(s)[-1] == "MOVE? yes"
    assert deeds(s) == ["move Saruman Orthanc"]
    assert row(s, "Orthanc") == ["White Hand Orcs 1", "Wolf-riders", "Saruman"]
    assert names(s.reserve[SARUMAN]) == ["The Black Serpent"]


@pytest.mark.parametrize(
    "reserve, moved",
    [
        ("Fighting Uruk-hai; Saruman", "Saruman"),
        ("Saruman; Fighting Uruk-hai", "Fighting Uruk-hai"),
        ("White Hand Orcs 2; Fighting Uruk-hai; The Black Serpent", "Fighting Uruk-hai"),
        ("Fighting Uruk-hai; Haradrim Mûmakil; The Black Serpent", "Fighting Uruk-hai"),
    ],
)
@rule("AS-5.2", "AS-R1")
def test_of_several_that_may_go_the_right_most_is_moved(reserve: str, moved: str) -> None:
    s = turn_of(SARUMAN, battlegrounds={"Orthanc": ORTHANC}, reserve=reserve, path="Weathertop")
    assert deeds(s) == [f"move {moved} Orthanc"]


@rule("AS-T2", "AS-5.2")
def test_the_right_most_card_of_the_reserve_is_forsaken_by_cycling_it() -> None:
    s = bots(reserve="Saruman; The Black Serpent", asking=("forsake", SARUMAN), then=AFTER)
    assert names(s.reserve[SARUMAN]) == ["Saruman"]
    assert names(s.cycle[SARUMAN]) == ["The Black Serpent"]
    assert s.gone[SARUMAN] == []


# Battlegrounds.


@rule("AS-5.3")
def test_a_battleground_activated_later_lies_to_the_right() -> None:
    s = turn_of(SARUMAN, battlegrounds={"Edoras": "", "Lórien": ""}, reserve="Corsairs of Umbar", path="Weathertop")
    assert place_names(s.active) == ["Edoras", "Lórien", "Umbar"]
    assert row(s, "Umbar") == ["Corsairs of Umbar"]


@rule("AS-5.3")
def test_a_battleground_reactivated_lies_to_the_right_too() -> None:
    s = turn_of(SARUMAN, battlegrounds={"Edoras": "", "Lórien": ""}, reserve="The Black Serpent", scored_shadow="Harad", path="Weathertop")
    assert place_names(s.active) == ["Edoras", "Lórien", "Harad"]


@pytest.mark.parametrize("first, second", [("Minas Tirith", "Lórien"), ("Lórien", "Minas Tirith")])
@rule("AS-T17", "AS-5.3")
def test_of_two_battlegrounds_that_qualify_the_newer_gets_the_card(first: str, second: str) -> None:
    s = turn_of(
        battlegrounds={first: "Mordor Orcs 1, Mordor Orcs 2", second: "Mordor Orcs 3, Mordor Orcs 4"},
        reserve="Olog-hai",
        path="Caradhras",
    )
    assert deeds(s) == [f"move Olog-hai {second}"]
    s = turn_of(
        battlegrounds={first: "Mordor Orcs 1, Mordor Orcs 2", second: "Mordor Orcs 3, Mordor Orcs 4"},
        hand="Olog-hai",
        path="Caradhras",
    )
    assert deeds(s) == [f"play Olog-hai {second}"]


@rule("AS-5.3")
def test_a_newer_battleground_that_is_won_already_does_not_keep_the_card() -> None:
    s = turn_of(
        battlegrounds={"Lórien": "Mordor Orcs 1, Mordor Orcs 2", "Minas Tirith": "Black Uruks, Trolls of Udûn, Mordor Orcs 3"},
        reserve="Olog-hai",
        path="Caradhras",
    )
    assert deeds(s) == ["move Olog-hai Lórien"]


# Several rows.


@pytest.mark.parametrize(
    "on_path, on_battlegrounds, reserve, wielder",
    [
        ("The Witch-king; The Commander", ("The Hunter", "The Reaver"), "The Warrior", "The Commander"),
        ("", ("The Hunter", "The Witch-king; The Reaver"), "The Warrior", "The Reaver"),
        ("", ("The Witch-king; The Hunter", "Mordor Orcs 1"), "The Warrior", "The Hunter"),
        ("", ("Mordor Orcs 2", "Mordor Orcs 1"), "The Witch-king; The Warrior", "The Warrior"),
    ],
)
@rule("AS-5.4", "AS-R3", "AS-10.4")
def test_among_several_places_the_path_comes_first_then_battlegrounds_from_the_right_then_the_reserve(
    on_path: str, on_battlegrounds: tuple[str, str], reserve: str, wielder: str
) -> None:
    s = bots(
        hand="Nazgûl's Mantle",
        on_path=on_path,
        battlegrounds={"Lórien": on_battlegrounds[0], "Minas Tirith": on_battlegrounds[1]},
        reserve=reserve,
        path="Egladil",
        asking=("which_wielder", WITCH_KING, NUMBER["Nazgûl's Mantle (bot)"], 0),
        then=AFTER,
    )
    assert deeds(s) == [f"attach Nazgûl's Mantle {wielder}"]


@rule("AS-5.4", "AS-R3")
def test_after_its_own_reserve_a_bot_looks_in_the_other_ones() -> None:
    s = bots(reserve="Olog-hai; Wolf-riders; Fighting Uruk-hai", path="Egladil")
    assert [names(line) for line in rows(s, WITCH_KING)] == [[], ["Olog-hai"], ["Wolf-riders", "Fighting Uruk-hai"]]
    assert [names(line) for line in rows(s, SARUMAN)] == [[], ["Wolf-riders", "Fighting Uruk-hai"], ["Olog-hai"]]
    assert right_most(s, WITCH_KING, {NUMBER["Wolf-riders (bot)"], NUMBER["Olog-hai (bot)"]}) == NUMBER["Olog-hai (bot)"]
    assert right_most(s, WITCH_KING, {NUMBER["Saruman (bot)"]}) == 0


@rule("AS-5.2")
def test_a_human_still_chooses_by_will() -> None:
    s = bots(reserve="Gimli; Sam Gamgee", hand="Glamdring", path="Egladil", asking=("forsake", FRODO), then=AFTER)
    do(s, "forsake Gimli")
    assert names(s.reserve[FRODO]) == ["Sam Gamgee"]
