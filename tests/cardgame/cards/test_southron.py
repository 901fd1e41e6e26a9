"""Southron cards 84 to 90."""

import pytest

from tests.cardgame.telling import icons_told
from tests.citing import card, rule
from thirdage.cardgame.book import NOBODY
from thirdage.cardgame.positions import ARAGORN, FRODO, SARUMAN, WITCH_KING, asked, do, log, names, place_names, table, why_not
from thirdage.cardgame.tables import FREE, PLACE, SHADOW
from thirdage.kernel.frames import Frame

OUR_TURN: Frame = ("turn", SARUMAN)
NEXT_TURN: tuple[Frame, ...] = (("turn", FRODO),)
OPENS = [
    ("Coastal Raiders", "Dol Amroth"),
    ("Corsairs of Umbar", "Umbar"),
    ("Haradrim Regulars", "Harad"),
    ("Haradrim Cavalry", "Minas Tirith"),
    ("The Black Fleet", "Pelargir"),
]
ARMIES = [army for army, _ in OPENS]


def combat(place: str) -> Frame:
    return ("combat", NOBODY, PLACE[place])


# Icons.


@card(*ARMIES, "Haradrim Mûmakil")
@rule("CG-11.15", "CG-C12")
@pytest.mark.parametrize(
    "army, place, attack",
    [
        ("Coastal Raiders", "Pelargir", 1),
        ("Coastal Raiders", "Dol Amroth", 2),
        ("Corsairs of Umbar", "Dol Amroth", 1),
        ("Haradrim Mûmakil", "Minas Tirith", 2),
        ("Haradrim Regulars", "Minas Tirith", 1),
        ("Haradrim Cavalry", "Dol Amroth", 1),
        ("Haradrim Cavalry", "Minas Tirith", 2),
        ("The Black Fleet", "Dol Amroth", 1),
        ("The Black Fleet", "Pelargir", 2),
    ],
)
def test_a_southron_army_attacks_with_its_icons_and_with_one_more_at_its_place(army: str, place: str, attack: int) -> None:
    own = {"Dol Amroth": 2, "Minas Tirith": 3, "Pelargir": 1}[place]
    s = table(battlegrounds={place: army}, asking=combat(place), then=NEXT_TURN)
    assert icons_told(s) == (attack, own)
    assert names(s.gone[SARUMAN]) == [army]
    s = table(battlegrounds={place: army}, captured=place, asking=combat(place), then=NEXT_TURN)
    assert icons_told(s) == (attack, 0)  # reactivated: the bonus stays
    assert place_names(s.scored[SHADOW]) == [place]
    assert s.stack == [("turn", FRODO)]


@card(*ARMIES, "Haradrim Mûmakil")
@rule("CG-11.17")
@pytest.mark.parametrize("army", [*ARMIES, "Haradrim Mûmakil"])
def test_a_southron_army_defends_with_one_icon(army: str) -> None:
    s = table(battlegrounds={"Harad": f"{army}; Soldiers of Gondor"}, captured="Harad", asking=combat("Harad"), then=NEXT_TURN)
    assert place_names(s.scored[SHADOW]) == ["Harad"] and names(s.gone[SARUMAN]) == [army]
    attackers = "Soldiers of Gondor; Knights of Dol Amroth"
    s = table(battlegrounds={"Harad": f"{army}; {attackers}"}, captured="Harad", asking=combat("Harad"), then=NEXT_TURN)
    assert place_names(s.scored[FREE]) == ["Harad"] and names(s.gone[SARUMAN]) == [army]
    assert s.stack == [("turn", FRODO)]


# The armies that open a battleground.


@card(*ARMIES)
@rule("CG-C16", "CG-C20", "CG-8.20")
@pytest.mark.parametrize("army, place", OPENS)
def test_a_southron_army_is_eliminated_to_activate_its_battleground(army: str, place: str) -> None:
    s = table(reserve=army, fresh=army, deck="", asking=OUR_TURN)
    do(s, f"use {army}")  # with empty decks the text of the battleground asks nobody
    assert place_names(s.active) == [place] and s.field == [[], []] and s.captured == []
    assert PLACE[place] not in s.unused_battlegrounds[FREE] + s.unused_battlegrounds[SHADOW]
    assert names(s.gone[SARUMAN])[-1] == army and s.reserve[SARUMAN] == []
    assert [line.split(":")[0] for line in log(s)[:3]] == [
        f"Saruman uses {army}",
        f"{army} (Saruman) is eliminated.",
        f"Saruman activates {place}",
    ]
    assert s.stack == [("turn", FRODO)]


@card("Coastal Raiders", "Haradrim Cavalry", "The Black Fleet")
@rule("CG-6.2", "CG-C19")
@pytest.mark.parametrize("army, drawn", [("Coastal Raiders", 1), ("Haradrim Cavalry", 3), ("The Black Fleet", 1)])
def test_the_text_of_a_free_peoples_battleground_opened_this_way_is_resolved(army: str, drawn: int) -> None:
    s = table(hand="Arwen", reserve=army, deck="Legolas, Elrond, Boromir, Denethor", asking=OUR_TURN)
    do(s, f"use {army}")
    assert s.stack[-1] == ("may", ARAGORN, s.active[0])
    do(s, "yes", "forsake Arwen")
    assert names(s.hand[ARAGORN]) == ["Legolas", "Elrond", "Boromir"][:drawn]
    assert s.stack == [("turn", FRODO)]


@card("Corsairs of Umbar", "Haradrim Regulars")
@rule("CG-6.2", "CG-C21")
@pytest.mark.parametrize("army", ["Corsairs of Umbar", "Haradrim Regulars"])
def test_the_text_of_a_shadow_battleground_opened_this_way_is_resolved(army: str) -> None:
    s = table(reserve=army, deck="Olog-hai, Grishnákh, Shelob, Gollum", asking=OUR_TURN)
    do(s, f"use {army}")
    assert names(s.hand[WITCH_KING]) == ["Olog-hai"] and names(s.hand[SARUMAN]) == ["Shelob"]
    assert names(s.gone[SARUMAN])[-1] == army
    assert s.stack == [("turn", FRODO)]


@card(*ARMIES)
@rule("CG-C16", "CG-6.8")
@pytest.mark.parametrize("army, place", OPENS)
def test_a_battleground_active_or_scored_cannot_be_activated_by_an_army(army: str, place: str) -> None:
    for s in (
        table(reserve=army, battlegrounds={place: ""}, asking=OUR_TURN),
        table(reserve=army, scored_free=place, asking=OUR_TURN),
        table(reserve=army, scored_shadow=place, asking=OUR_TURN),
    ):
        assert why_not(s, ("use", army)) == "CG-C16"
        do(s, "pass")
        assert names(s.reserve[SARUMAN]) == [army]
        assert s.stack == [("turn", FRODO)]


@card(*ARMIES)
@rule("CG-9.5", "CG-R43")
@pytest.mark.parametrize("army", ARMIES)
def test_an_army_in_the_field_or_of_another_player_opens_nothing(army: str) -> None:
    s = table(battlegrounds={"Morannon": army}, asking=OUR_TURN)
    assert why_not(s, ("use", army)) == "CG-9.5"
    s = table(reserve=army, asking=("turn", WITCH_KING))
    assert why_not(s, ("use", army)) == "CG-R43"
    do(s, "pass")
    assert s.stack == [("turn", ARAGORN)]


# The Black Serpent.


@card("The Black Serpent")
@rule("CG-C59", "CG-C20", "CG-6.7")
def test_the_black_serpent_reactivates_a_southron_battleground_from_either_scoring_area() -> None:
    s = table(
        reserve="The Black Serpent",
        fresh="The Black Serpent",
        scored_free="Pelargir, Umbar, Minas Morgul, Edoras",
        scored_shadow="Dol Amroth, Minas Tirith, Harad, Morannon, Moria",
        deck="Olog-hai, Shelob",
        asking=OUR_TURN,
    )
    gone = names(s.gone[SARUMAN])
    do(s, "use The Black Serpent")
    assert names(s.gone[SARUMAN]) == [*gone, "The Black Serpent"]  # he leaves first
    assert asked(s) == [f"reactivate {place}" for place in ("Dol Amroth", "Minas Tirith", "Pelargir", "Harad", "Morannon", "Umbar")]
    assert why_not(s, ("activate", "Edoras")) == "CG-6.5"
    do(s, "reactivate Umbar")
    assert place_names(s.active) == ["Umbar"] and place_names(s.captured) == ["Umbar"]  # the Free Peoples held it
    assert place_names(s.scored[FREE]) == ["Pelargir", "Minas Morgul", "Edoras"]
    assert names(s.hand[WITCH_KING]) == ["Olog-hai"] and names(s.hand[SARUMAN]) == ["Shelob"]
    assert s.stack == [("turn", FRODO)]


@card("The Black Serpent")
@rule("CG-C59", "CG-6.8")
def test_the_black_serpent_needs_a_southron_battleground_in_a_scoring_area() -> None:
    s = table(reserve="The Black Serpent", battlegrounds={"Umbar": ""}, scored_free="Moria", scored_shadow="Edoras", asking=OUR_TURN)
    assert why_not(s, ("use", "The Black Serpent")) == "CG-C59"  # Harad lies in its deck, Umbar is active
    s = table(battlegrounds={"Umbar": "The Black Serpent"}, scored_free="Harad", asking=OUR_TURN)
    assert why_not(s, ("use", "The Black Serpent")) == "CG-9.5"
    s = table(reserve="The Black Serpent", scored_free="Harad", asking=("turn", WITCH_KING))
    assert why_not(s, ("use", "The Black Serpent")) == "CG-R43"
    do(s, "pass")
    assert s.stack == [("turn", ARAGORN)]


@card("The Black Serpent")
@rule("CG-11.22", "CG-11.24")
def test_a_battleground_held_by_its_own_side_keeps_its_defence_when_the_serpent_calls_it() -> None:
    s = table(reserve="The Black Serpent", scored_shadow="Umbar", deck="", asking=OUR_TURN)
    do(s, "use The Black Serpent")  # one battleground: no choice
    assert place_names(s.active) == ["Umbar"] and s.captured == []
    assert s.stack == [("turn", FRODO)]
    s = table(battlegrounds={"Pelargir": "The Black Serpent; Corsairs of Umbar"}, asking=combat("Pelargir"), then=NEXT_TURN)
    assert icons_told(s) == (2, 1)  # 1 + 1 leadership
    s = table(battlegrounds={"Pelargir": "The Black Serpent; Wolf-riders"}, asking=combat("Pelargir"), then=NEXT_TURN)
    assert icons_told(s) == (2, 1)  # no support from Isengard
    assert s.stack == [("turn", FRODO)]
