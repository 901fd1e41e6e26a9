"""The bots' Southron cards 84 to 90."""

import pytest

from tests.cardgame.cards.fighting import fight
from tests.cardgame.shadow.deeds import bots, did
from tests.cardgame.telling import happened
from tests.citing import card, rule
from thirdage.cardgame.positions import ARAGORN, FRODO, SARUMAN, WITCH_KING, asked, do, names, place_names, why_not
from thirdage.cardgame.tables import FREE, PLACE, SHADOW

OPENS = [
    ("Coastal Raiders", "Dol Amroth"),
    ("Corsairs of Umbar", "Umbar"),
    ("Haradrim Regulars", "Harad"),
    ("Haradrim Cavalry", "Minas Tirith"),
    ("The Black Fleet", "Pelargir"),
]
ENOUGH = "Haradrim Mûmakil; Grond, Hammer of the Underworld"  # 2 for each of them, 3 more where Mordor may go
OTHERS_CLOSED = "Umbar, Harad"  # so that no other army opens its own battleground


# Haradrim Mûmakil.


@card("Haradrim Mûmakil (bot)")
@rule("AS-10.3", "AS-10.4", "AS-R36")
@pytest.mark.parametrize(
    "place, foes, wins",
    [
        ("Pelargir", "", True),
        ("Dol Amroth", "", False),
        ("Harad", "Boromir; Soldiers of Gondor", True),
        ("Harad", "Gandalf the Grey; Boromir", True),
        ("Harad", "Gandalf the Grey; Knights of Dol Amroth", False),
    ],
)
def test_mumakil_go_where_they_turn_a_lost_combat_and_else_wait(place: str, foes: str, wins: bool) -> None:
    s = bots(SARUMAN, hand="Haradrim Mûmakil", battlegrounds={place: foes})
    assert did(s) == [f"play Haradrim Mûmakil to {place if wins else 'the reserve'}"]
    s = bots(SARUMAN, reserve="Haradrim Mûmakil", battlegrounds={place: foes})
    assert did(s) == ([f"move Haradrim Mûmakil to {place}"] if wins else ["pass"])
    assert s.stack == [("turn", FRODO)]


# The armies that open a battleground.


@card("Coastal Raiders (bot)", "Corsairs of Umbar (bot)", "Haradrim Regulars (bot)", "Haradrim Cavalry (bot)", "The Black Fleet (bot)")
@rule("AS-8.4", "AS-R8", "AS-10.1")
@pytest.mark.parametrize("army, place", OPENS)
def test_an_army_activates_its_battleground_and_moves_there_itself(army: str, place: str) -> None:
    s = bots(SARUMAN, reserve=f"{ENOUGH}; {army}", deck="")
    assert did(s) == [f"use {army}", f"move {army} to {place}"]
    assert happened(s, "activate", "move") == [f"activate {place}", f"move {army}"]
    assert place_names(s.active) == [place] and names(s.field[SHADOW]) == [army]
    assert PLACE[place] not in s.unused_battlegrounds[FREE] + s.unused_battlegrounds[SHADOW]
    assert names(s.reserve[SARUMAN]) == ["Haradrim Mûmakil"]  # it moves alone, and is not eliminated
    assert s.stack == [("turn", FRODO)]


@card("Coastal Raiders (bot)")
@rule("AS-T23", "AS-T7")
def test_coastal_raiders_need_two_further_attack_icons() -> None:
    s = bots(SARUMAN, reserve="Coastal Raiders; Haradrim Mûmakil", deck="")
    assert did(s) == ["use Coastal Raiders", "move Coastal Raiders to Dol Amroth"]  # 1 + 2 against 2
    s = bots(SARUMAN, reserve="Coastal Raiders; Haradrim Regulars", used_battlegrounds="Harad", deck="")
    assert did(s) == ["pass"] and s.active == []  # 1 + 1
    s = bots(SARUMAN, reserve="Coastal Raiders; Haradrim Regulars; Corsairs of Umbar", used_battlegrounds=OTHERS_CLOSED, deck="")
    assert did(s) == ["use Coastal Raiders", "move Coastal Raiders to Dol Amroth"]  # 1 + 1 + 1
    assert s.stack == [("turn", FRODO)]


@card("Haradrim Cavalry (bot)", "The Black Fleet (bot)", "Corsairs of Umbar (bot)", "Haradrim Regulars (bot)")
@rule("AS-8.4", "AS-R8")
@pytest.mark.parametrize(
    "army, others, used",
    [
        ("Haradrim Cavalry", "Haradrim Mûmakil; Haradrim Regulars", True),  # 1 + 3 against 3
        ("Haradrim Cavalry", "Haradrim Mûmakil", False),
        ("Haradrim Cavalry", "Haradrim Mûmakil; The Black Serpent", True),  # who leads: 1 + 2 + 1
        ("The Black Fleet", "Haradrim Regulars", True),  # 1 + 1 against 1
        ("The Black Fleet", "", False),
        ("The Black Fleet", "Wolf-riders", False),  # Isengard may not go there
    ],
)
def test_free_peoples_battlegrounds_are_opened_only_if_the_shadow_could_win_them(army: str, others: str, used: bool) -> None:
    s = bots(SARUMAN, reserve=f"{others}; {army}", used_battlegrounds=OTHERS_CLOSED, deck="")
    assert (f"use {army}" in did(s)) is used
    assert (s.active != []) is used
    assert s.stack == [("turn", FRODO)]


@card("Corsairs of Umbar (bot)", "Haradrim Regulars (bot)")
@rule("AS-8.4")
@pytest.mark.parametrize("army, place", [("Corsairs of Umbar", "Umbar"), ("Haradrim Regulars", "Harad")])
def test_a_shadow_battleground_could_always_be_won_and_its_text_comes_before_the_move(army: str, place: str) -> None:
    s = bots(SARUMAN, reserve=army, deck="Olog-hai, Shelob")
    assert did(s) == [f"use {army}", f"move {army} to {place}"]
    assert happened(s, "draw", "move") == ["draw Shelob", "draw Olog-hai", f"move {army}"]  # in turn order
    assert names(s.hand[WITCH_KING]) == ["Olog-hai"] and names(s.hand[SARUMAN]) == ["Shelob"]
    assert s.stack == [("turn", FRODO)]


@card("Haradrim Cavalry (bot)", "Coastal Raiders (bot)")
@rule("AS-R4")
def test_the_reserve_of_the_other_bot_counts_if_its_cards_may_go_there() -> None:
    grond = "Grond, Hammer of the Underworld"
    s = bots(SARUMAN, reserve=f"Haradrim Cavalry; {grond}", deck="")
    assert did(s) == ["use Haradrim Cavalry", "move Haradrim Cavalry to Minas Tirith"]  # 1 + 3 against 3
    assert names(s.reserve[WITCH_KING]) == [grond]  # a bot moves only its own cards
    s = bots(SARUMAN, reserve=f"Coastal Raiders; {grond}", deck="")
    assert did(s) == ["pass"]  # Dol Amroth does not show Mordor
    assert s.stack == [("turn", FRODO)]


@card("Coastal Raiders (bot)", "Haradrim Cavalry (bot)", "The Black Fleet (bot)")
@rule("AS-6.8")
@pytest.mark.parametrize("army, drawn", [("Coastal Raiders", 1), ("Haradrim Cavalry", 3), ("The Black Fleet", 1)])
def test_the_text_of_the_battleground_is_resolved_before_the_army_moves(army: str, drawn: int) -> None:
    s = bots(SARUMAN, reserve=f"{ENOUGH}; {army}", hand="Arwen", deck="Legolas, Elrond, Boromir, Denethor")
    assert s.stack[-1] == ("may", ARAGORN, s.active[0])
    assert names(s.reserve[SARUMAN]) == ["Haradrim Mûmakil", army]
    do(s, "yes", "forsake Arwen")
    assert names(s.hand[ARAGORN]) == ["Legolas", "Elrond", "Boromir"][:drawn]
    assert names(s.field[SHADOW]) == [army]
    assert s.stack == [("turn", FRODO)]


@card("Coastal Raiders (bot)", "Corsairs of Umbar (bot)", "Haradrim Regulars (bot)", "Haradrim Cavalry (bot)", "The Black Fleet (bot)")
@rule("AS-R36")
@pytest.mark.parametrize("army, place", OPENS)
def test_a_battleground_active_or_scored_is_not_opened_and_an_army_in_the_field_opens_none(army: str, place: str) -> None:
    for position in (
        {"reserve": f"{ENOUGH}; {army}", "scored_free": place},
        {"reserve": f"{ENOUGH}; {army}", "scored_shadow": place},
        {"reserve": f"{ENOUGH}; {army}", "battlegrounds": {place: ""}},
        {"reserve": ENOUGH, "battlegrounds": {"Morannon": army}},
    ):
        s = bots(SARUMAN, deck="", **position)
        assert not any(deed.startswith("use") for deed in did(s))
        assert s.stack == [("turn", FRODO)]


@card("Coastal Raiders (bot)", "Haradrim Cavalry (bot)", "The Black Fleet (bot)")
@rule("AS-R36", "AS-T7")
@pytest.mark.parametrize("army, place", [OPENS[0], OPENS[3], OPENS[4]])
def test_it_has_no_place_bonus(army: str, place: str) -> None:
    s = bots(FRODO, battlegrounds={place: army})
    assert fight(s, place)[0] == 1
    assert s.stack == [("turn", FRODO)]


@card("Coastal Raiders (bot)", "Corsairs of Umbar (bot)", "Haradrim Regulars (bot)", "Haradrim Cavalry (bot)", "The Black Fleet (bot)")
@rule("AS-10.4")
@pytest.mark.parametrize("army, place", OPENS)
def test_as_an_army_it_is_played_where_it_turns_a_lost_combat(army: str, place: str) -> None:
    s = bots(SARUMAN, hand=army, battlegrounds={"Morannon": "Riders of Rohan 1; Soldiers of Gondor"})  # 3 against 2
    assert did(s) == [f"play {army} to Morannon"]
    s = bots(SARUMAN, hand=army, battlegrounds={"Pelargir": ""})  # 1 against 1
    assert did(s) == [f"play {army} to the reserve"]
    assert s.stack == [("turn", FRODO)]


# The Black Serpent.


@card("The Black Serpent (bot)")
@rule("AS-R42", "AS-9.1")
def test_the_black_serpent_reactivates_what_the_humans_choose_among_what_the_shadow_could_win() -> None:
    s = bots(
        SARUMAN,
        reserve="Haradrim Mûmakil; The Black Serpent",
        scored_free="Dol Amroth, Umbar, Pelargir, Moria",
        scored_shadow="Harad, Minas Tirith, Edoras",
        deck="",
    )
    assert did(s) == ["use The Black Serpent"] and names(s.gone[SARUMAN])[-1] == "The Black Serpent"
    assert s.stack[-1][:3] == ("battleground_for_bot", FRODO, SARUMAN)
    # Dol Amroth has 2 defence against 2; Minas Tirith, captured, none
    assert asked(s) == [f"reactivate {place}" for place in ("Minas Tirith", "Pelargir", "Harad", "Umbar")]
    assert why_not(s, ("activate", "Dol Amroth")) == "AS-R42"
    do(s, "reactivate Umbar")
    assert place_names(s.active) == place_names(s.captured) == ["Umbar"]  # the Free Peoples held it
    assert s.field == [[], []]
    assert s.stack == [("turn", FRODO)]


@card("The Black Serpent (bot)")
@rule("AS-R8", "AS-8.4")
def test_the_serpent_himself_does_not_count_for_that_battle() -> None:
    held = {"battlegrounds": {"Harad": "", "Umbar": ""}, "scored_free": "Pelargir", "deck": ""}
    s = bots(SARUMAN, reserve="Haradrim Regulars; The Black Serpent", **held)
    assert did(s) == ["pass"]  # 1 against 1; with him to lead 2 against 1
    assert names(s.reserve[SARUMAN]) == ["Haradrim Regulars", "The Black Serpent"]
    s = bots(SARUMAN, reserve="Haradrim Mûmakil; The Black Serpent", **held)
    assert did(s) == ["use The Black Serpent"]  # 2 against 1, and no choice
    assert place_names(s.active) == ["Harad", "Umbar", "Pelargir"]
    assert s.stack == [("turn", FRODO)]


@card("The Black Serpent (bot)")
@rule("AS-R42", "AS-8.1")
def test_the_serpent_stays_without_a_southron_battleground_in_a_scoring_area() -> None:
    s = bots(SARUMAN, reserve="The Black Serpent", scored_shadow="Edoras, Moria", deck="")  # Harad lies in its deck
    assert did(s) == ["pass"] and names(s.reserve[SARUMAN]) == ["The Black Serpent"]
    s = bots(SARUMAN, battlegrounds={"Umbar": "The Black Serpent"}, scored_shadow="Harad", deck="")
    assert did(s) == ["pass"]  # not in reserve
    assert s.stack == [("turn", FRODO)]


@card("The Black Serpent (bot)")
@rule("AS-6.8")
def test_the_text_of_a_battleground_the_serpent_calls_is_resolved() -> None:
    s = bots(SARUMAN, reserve="The Black Serpent", scored_shadow="Harad", deck="Olog-hai, Shelob")
    assert did(s) == ["use The Black Serpent"] and place_names(s.active) == ["Harad"] and s.captured == []
    assert names(s.hand[WITCH_KING]) == ["Olog-hai"] and names(s.hand[SARUMAN]) == ["Shelob"]
    assert s.stack == [("turn", FRODO)]


@card("The Black Serpent (bot)")
@rule("AS-8.4", "AS-10.3")
def test_the_serpent_leads_where_a_southron_army_can_support_him() -> None:
    s = bots(SARUMAN, hand="The Black Serpent", battlegrounds={"Harad": "Gandalf the Grey; Boromir; Soldiers of Gondor; Haradrim Mûmakil"})
    assert did(s) == ["play The Black Serpent to the reserve"]  # 3 + 1 against 1 + 1 + 1: too much even so
    s = bots(SARUMAN, hand="The Black Serpent", battlegrounds={"Harad": "Haradrim Mûmakil; Gandalf the Grey; Soldiers of Gondor"})
    assert did(s) == ["play The Black Serpent to Harad"]  # 3 against 1 + 1 + 1
    s = bots(SARUMAN, hand="The Black Serpent", battlegrounds={"Harad": "Gandalf the Grey"})
    assert did(s) == ["play The Black Serpent to the reserve"]  # nobody to lead
    assert s.stack == [("turn", FRODO)]
