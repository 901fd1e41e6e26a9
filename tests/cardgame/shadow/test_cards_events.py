"""The bots' events: Threats and Promises, The Black Captain, The Day Without Dawn, The Ringwraiths Are Abroad."""

from typing import Any

import pytest

from tests.cardgame.shadow.deeds import bots, did, let, turn_of
from tests.cardgame.telling import seen
from tests.citing import card, rule
from thirdage.cardgame.positions import ARAGORN, FRODO, SARUMAN, WITCH_KING, asked, do, names, place_names, why_not

LOST = {"Rivendell": ""}  # a battleground the Shadow is losing, and to which neither Isengard nor Mordor may go


# Threats and Promises.


@card("Threats and Promises (bot)")
@rule("AS-R42", "AS-R38", "AS-9.1")
def test_the_humans_choose_among_the_isengard_battlegrounds_that_could_be_won_and_saruman_goes_there() -> None:
    s = bots(SARUMAN, hand="Threats and Promises", reserve="Wolf-riders; Saruman", battlegrounds=LOST, deck="")
    assert did(s) == ["play Threats and Promises"]
    assert s.stack[-1][:3] == ("battleground_for_bot", FRODO, SARUMAN)
    assert asked(s) == ["activate Edoras", "activate Helm's Deep", "activate Orthanc"]  # 2 + 1, and 1 for leading
    assert why_not(s, ("activate", "Moria")) == "AS-R42" and why_not(s, ("activate", "Rivendell")) == "CG-R15"
    do(s, "activate Helm's Deep")
    assert place_names(s.active) == ["Rivendell", "Helm's Deep"] and names(s.field[3]) == ["Saruman"]
    assert names(s.cycle[SARUMAN]) == ["Threats and Promises"]  # cycled, not eliminated
    assert s.stack == [("turn", FRODO)]


@card("Threats and Promises (bot)")
@rule("AS-8.4", "AS-R25")
def test_saruman_stays_where_he_is_not_needed() -> None:
    s = bots(SARUMAN, hand="Threats and Promises", reserve="Wolf-riders; Saruman", battlegrounds=LOST, deck="")
    do(s, "activate Orthanc")  # which the Shadow holds
    assert names(s.reserve[SARUMAN]) == ["Wolf-riders", "Saruman"] and names(s.field[3]) == []
    assert s.stack == [("turn", FRODO)]


@card("Threats and Promises (bot)")
@rule("AS-8.4", "AS-R25")
@pytest.mark.parametrize("reserve, goes", [("Wolf-riders; Saruman", True), ("White Hand Orcs 1; Saruman", False)])
def test_the_text_of_the_battleground_comes_first_and_may_change_what_is_useful(reserve: str, goes: bool) -> None:
    s = bots(SARUMAN, hand="Threats and Promises", reserve=reserve, battlegrounds=LOST, deck="Riders of Rohan 1, Gimli")
    do(s, "activate Helm's Deep", "play Riders of Rohan 1")  # 4 or 3 attack, now against 3
    assert (names(s.field[3]) == ["Saruman"]) is goes
    assert s.stack == [("turn", FRODO)]


@card("Threats and Promises (bot)")
@rule("AS-R8", "AS-8.4")
def test_what_could_not_be_won_is_not_offered_and_one_battleground_is_no_choice() -> None:
    s = bots(SARUMAN, hand="Threats and Promises", reserve="Saruman", battlegrounds=LOST, deck="")
    assert place_names(s.active) == ["Rivendell", "Orthanc"]  # alone he has 1 against the 1 of Edoras
    s = bots(SARUMAN, hand="Threats and Promises", reserve="Saruman", battlegrounds=LOST, scored_shadow="Edoras", deck="")
    assert asked(s) == ["reactivate Edoras", "activate Orthanc"]  # captured it has no defence
    do(s, "reactivate Edoras")
    assert place_names(s.captured) == ["Edoras"] and names(s.field[3]) == ["Saruman"]
    assert s.stack == [("turn", FRODO)]


@card("Threats and Promises (bot)", "Edoras")
@rule("AS-R43")
def test_edoras_brings_helms_deep_also_when_a_bot_activates_it() -> None:
    s = bots(SARUMAN, hand="Threats and Promises", reserve="Wolf-riders; Saruman", battlegrounds=LOST, deck="")
    do(s, "activate Edoras")
    assert place_names(s.active) == ["Rivendell", "Edoras", "Helm's Deep"]
    assert names(s.field[3]) == ["Saruman"] and s.field[5] == []  # to the one that was chosen
    assert s.stack == [("turn", FRODO)]


@card("Threats and Promises (bot)")
@rule("AS-R13", "AS-R38")
@pytest.mark.parametrize(
    "position",
    [
        {"battlegrounds": LOST},  # no Saruman
        {"battlegrounds": LOST, "path": "Egladil", "on_path": "Saruman; Flocks of Crebain", "used_paths": "Lothlórien, Dimrill Dale"},
        {"battlegrounds": {**LOST, "Orthanc": ""}, "reserve": "Saruman"},  # nothing left that he could win
    ],
)
def test_without_saruman_in_reserve_or_a_battleground_to_win_it_cannot_be_played(position: dict[str, Any]) -> None:
    s = bots(SARUMAN, hand="Threats and Promises", deck="Wolf-riders, Shelob", **position)
    assert did(s) == ["cannot play Threats and Promises"]
    assert names(s.cycle[SARUMAN]) == ["Threats and Promises"] and names(s.hand[SARUMAN]) == ["Wolf-riders"]
    assert len(s.active) == len(position["battlegrounds"]) and s.played == []
    assert s.stack == [("turn", FRODO)]


@card("Threats and Promises (bot)", "The Black Captain (bot)")
@rule("AS-6.7", "AS-T19", "AS-R14")
@pytest.mark.parametrize(
    "name, leader, seat", [("Threats and Promises", "Saruman", SARUMAN), ("The Black Captain", "The Witch-king", WITCH_KING)]
)
def test_an_event_that_comes_up_again_in_the_same_round_is_cycled(name: str, leader: str, seat: int) -> None:
    s = bots(seat, hand=name, reserve=leader, battlegrounds=LOST, played=name)
    assert did(s) == [f"cannot play {name}"] and names(s.cycle[seat]) == [name]
    assert s.hand[seat] == [] and place_names(s.active) == ["Rivendell"]  # nothing drawn, nothing activated
    assert s.stack == [("turn", {SARUMAN: FRODO, WITCH_KING: ARAGORN}[seat])]


@card("Threats and Promises (bot)")
@rule("AS-R38")
def test_by_the_switch_an_event_is_eliminated() -> None:
    s = bots(SARUMAN, hand="Threats and Promises", reserve="Saruman", battlegrounds=LOST, rulings={"AS-R38": "eliminate"})
    assert names(s.gone[SARUMAN]) == ["Threats and Promises"] and s.cycle[SARUMAN] == []
    assert s.stack == [("turn", FRODO)]


# The Black Captain.


@card("The Black Captain (bot)")
@rule("AS-R42", "AS-9.1", "AS-R38")
def test_the_black_captain_rides_to_a_mordor_battleground_that_the_humans_choose() -> None:
    s = bots(WITCH_KING, hand="The Black Captain", reserve="Olog-hai; The Witch-king", battlegrounds=LOST, deck="", persons=2)
    assert did(s) == ["play The Black Captain"]
    assert s.stack[-1][:3] == ("battleground_for_bot", ARAGORN, WITCH_KING)  # the human next in turn order
    mordors = ("Lórien", "Minas Tirith", "Dol Guldur", "Minas Morgul", "Morannon")
    assert asked(s) == [f"activate {place}" for place in mordors]
    do(s, "activate Minas Tirith")  # 2 + 2 against 3
    assert names(s.field[3]) == ["The Witch-king"] and names(s.reserve[WITCH_KING]) == ["Olog-hai"]
    assert names(s.cycle[WITCH_KING]) == ["The Black Captain"]
    assert s.stack == [("turn", ARAGORN)]


@card("The Black Captain (bot)", "Lórien", "Dol Guldur")
@rule("AS-R43")
@pytest.mark.parametrize("chosen, linked", [("Lórien", "Dol Guldur"), ("Dol Guldur", "Lórien")])
def test_lorien_and_dol_guldur_come_together_also_when_a_bot_activates_one(chosen: str, linked: str) -> None:
    s = bots(WITCH_KING, hand="The Black Captain", reserve="Olog-hai; The Witch-king", battlegrounds=LOST, deck="")
    do(s, f"activate {chosen}")
    assert place_names(s.active) == ["Rivendell", chosen, linked]
    assert names(s.field[3]) == (["The Witch-king"] if chosen == "Lórien" else [])  # Dol Guldur is held without him
    assert s.field[5] == []
    assert s.stack == [("turn", ARAGORN)]


@card("The Black Captain (bot)")
@rule("AS-R8", "AS-8.4")
def test_the_black_captain_is_not_sent_where_the_shadow_could_not_win() -> None:
    s = bots(WITCH_KING, hand="The Black Captain", reserve="The Witch-king", battlegrounds=LOST, deck="")
    assert asked(s) == ["activate Dol Guldur", "activate Minas Morgul", "activate Morannon"]  # 2 attack against 2 or 3
    do(s, "activate Morannon")
    assert names(s.reserve[WITCH_KING]) == ["The Witch-king"]
    s = bots(WITCH_KING, hand="The Black Captain", reserve="The Witch-king", battlegrounds=LOST, scored_shadow="Minas Tirith", deck="")
    assert "reactivate Minas Tirith" in asked(s)  # captured it has no defence
    do(s, "reactivate Minas Tirith")
    assert names(s.field[3]) == ["The Witch-king"]
    assert s.stack == [("turn", ARAGORN)]


@card("The Black Captain (bot)")
@rule("AS-R13", "AS-R38")
@pytest.mark.parametrize(
    "position",
    [
        {"battlegrounds": LOST, "reserve": "The Black Easterling", "path": "Khazad-dûm"},  # only the Witch-king himself will do
        {"battlegrounds": {**LOST, "Lórien": "The Witch-king"}},  # not in reserve
        {"battlegrounds": {**LOST, "Dol Guldur": "", "Minas Morgul": "", "Morannon": ""}, "reserve": "The Witch-king"},
    ],
)
def test_the_black_captain_cannot_be_played_without_the_witch_king_or_a_battleground_to_win(position: dict[str, Any]) -> None:
    s = bots(WITCH_KING, hand="The Black Captain", deck="Olog-hai, Black Uruks", **position)
    assert did(s) == ["cannot play The Black Captain"]
    assert names(s.cycle[WITCH_KING]) == ["The Black Captain"] and names(s.hand[WITCH_KING]) == ["Olog-hai"]
    assert s.stack == [("turn", ARAGORN)]


# The Day Without Dawn, The Ringwraiths Are Abroad.

DAWN, WRAITHS = "The Day Without Dawn", "The Ringwraiths Are Abroad"


@card("The Day Without Dawn (bot)")
@rule("AS-R37", "AS-R38")
def test_the_day_without_dawn_plays_the_right_most_two_armies_of_its_row() -> None:
    row = "Mordor Orcs 1, The Reaver, Olog-hai, Morgul Blade, Black Uruks, The Hunter, Trolls of Udûn"
    s = bots(WITCH_KING, hand=DAWN, deck=f"{row}, Mordor Orcs 2", battlegrounds=LOST)
    assert did(s) == [f"play {DAWN}", "play Trolls of Udûn to the reserve", "play Black Uruks to the reserve"]
    assert names(s.gone[WITCH_KING])[-1] == "The Hunter"  # the right-most that is no army
    assert names(s.cycle[WITCH_KING]) == ["Mordor Orcs 1", "The Reaver", "Olog-hai", "Morgul Blade", DAWN]
    assert names(s.deck[WITCH_KING]) == ["Mordor Orcs 2"] and s.hand[WITCH_KING] == s.aside[WITCH_KING] == []
    assert {*row.split(", ")} <= {*seen(s, "frodo")}  # the row lies face up
    assert s.stack == [("turn", ARAGORN)]


@card("The Day Without Dawn (bot)")
@rule("AS-R37", "AS-10.4")
def test_the_armies_are_placed_one_after_the_other_like_cards_from_the_hand() -> None:
    row = "Mordor Orcs 1, Mordor Orcs 2, Olog-hai, Morgul Blade, Grond, Hammer of the Underworld"
    s = bots(WITCH_KING, hand=DAWN, deck=row, battlegrounds={"Lórien": ""})
    assert did(s)[1:] == ["play Grond, Hammer of the Underworld to Lórien", "play Olog-hai to the reserve"]  # Grond wins it: 3 against 2
    s = bots(WITCH_KING, hand=DAWN, deck=row, battlegrounds={"Lórien": "", "Minas Tirith": "Black Uruks"})
    assert did(s)[1:] == ["play Grond, Hammer of the Underworld to Minas Tirith", "play Olog-hai to the reserve"]  # the right-most first
    assert s.stack == [("turn", ARAGORN)]


@card("The Day Without Dawn (bot)")
@rule("AS-R37")
def test_a_row_of_armies_alone_loses_its_right_most() -> None:
    s = bots(WITCH_KING, hand=DAWN, deck="Mordor Orcs 1, Black Uruks, Olog-hai", battlegrounds=LOST)
    assert names(s.gone[WITCH_KING])[-1] == "Olog-hai"
    assert did(s)[1:] == ["play Black Uruks to the reserve", "play Mordor Orcs 1 to the reserve"]
    s = bots(WITCH_KING, hand=DAWN, deck="The Hunter", battlegrounds=LOST)
    assert names(s.gone[WITCH_KING])[-1] == "The Hunter" and names(s.cycle[WITCH_KING]) == [DAWN]
    s = bots(WITCH_KING, hand=DAWN, deck="The Hunter, The Reaver, The Warrior", battlegrounds=LOST)
    assert did(s) == [f"play {DAWN}"] and names(s.cycle[WITCH_KING]) == ["The Hunter", "The Reaver", DAWN]  # no army among them
    assert s.stack == [("turn", ARAGORN)]


@card("The Day Without Dawn (bot)", "The Ringwraiths Are Abroad (bot)")
@rule("AS-R13")
@pytest.mark.parametrize("name", [DAWN, WRAITHS])
def test_with_nothing_to_draw_the_event_is_cycled(name: str) -> None:
    s = bots(WITCH_KING, hand=name, deck="", battlegrounds=LOST)
    assert did(s) == [f"cannot play {name}"] and names(s.cycle[WITCH_KING]) == [name]
    s = bots(WITCH_KING, hand=name, deck="", cycle="Olog-hai", battlegrounds=LOST)
    assert did(s) == [f"play {name}"]  # the cycle pile becomes the deck
    assert s.stack == [("turn", ARAGORN)]


@card("The Day Without Dawn (bot)")
@rule("AS-T19", "AS-6.7")
def test_an_event_may_come_back_in_the_same_round_and_is_then_cycled() -> None:
    s = bots(WITCH_KING, hand=DAWN, deck="Olog-hai, The Hunter", battlegrounds=LOST)
    assert names(s.cycle[WITCH_KING]) == [DAWN]
    let(s, ("draw_cards", WITCH_KING, 1))
    assert names(s.hand[WITCH_KING]) == [DAWN]
    assert turn_of(s, WITCH_KING) == [f"cannot play {DAWN}"] and names(s.cycle[WITCH_KING]) == [DAWN]
    assert s.stack == [("turn", ARAGORN)]


@card("The Ringwraiths Are Abroad (bot)")
@rule("AS-R37", "AS-R38")
def test_the_ringwraiths_are_abroad_plays_the_right_most_two_nazgul_of_its_row() -> None:
    row = "The Hunter, Morgul Blade, The Warrior, Mouth of Sauron, The Destroyer, Olog-hai, The Black Easterling"
    s = bots(WITCH_KING, hand=WRAITHS, deck=f"{row}, Mordor Orcs 1, Mordor Orcs 2", path="Khazad-dûm", battlegrounds=LOST)
    assert did(s) == [f"play {WRAITHS}", "play The Black Easterling to the reserve", "play The Destroyer to the reserve"]
    assert names(s.gone[WITCH_KING])[-1] == "Olog-hai"  # the right-most that is no Nazgûl
    assert names(s.cycle[WITCH_KING]) == ["The Hunter", "Morgul Blade", "The Warrior", "Mouth of Sauron", WRAITHS]
    assert names(s.hand[WITCH_KING]) == ["Mordor Orcs 1"]  # the Easterling's own text
    assert s.stack == [("turn", ARAGORN)]


@card("The Ringwraiths Are Abroad (bot)")
@rule("AS-R37", "AS-10.4", "AS-6.7")
def test_the_wraiths_go_to_the_path_while_it_is_being_lost_and_one_already_played_is_passed_over() -> None:
    row = "The Hunter, The Warrior, The Destroyer, The Reaver, Olog-hai"
    s = bots(WITCH_KING, hand=WRAITHS, deck=row, path="Weathertop", battlegrounds=LOST, played="The Reaver")
    assert did(s)[1:] == ["play The Destroyer to Weathertop", "play The Warrior to the reserve"]  # then the path is won
    assert names(s.cycle[WITCH_KING]) == ["The Hunter", "The Reaver", WRAITHS]
    s = bots(WITCH_KING, hand=WRAITHS, deck="The Hunter, The Warrior, The Reaver", battlegrounds=LOST)
    assert names(s.gone[WITCH_KING])[-1] == "The Reaver"  # all are Nazgûl: the right-most goes
    assert did(s)[1:] == ["play The Warrior to the reserve", "play The Hunter to the reserve"]
    assert s.stack == [("turn", ARAGORN)]
