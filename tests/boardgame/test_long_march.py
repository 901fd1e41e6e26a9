"""Marches of several regions by an Event card (BG-12.12): who goes, which way, where they may stop.

Tried with cards of the Shadow, and with one of the Free Peoples that sets no conditions.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.citing import card, rule
from thirdage.boardgame.long_march import sources
from thirdage.boardgame.positions import FREE, SHADOW, WITCH_KING, asked, at, do, step_of, table, why_not
from thirdage.boardgame.state import State
from thirdage.boardgame.tables import CARD, REGION

GATHER, LENGTHENS, NO_CONDITION = CARD["Shadows Gather"], CARD["The Shadow Lengthens"], CARD["Círdan's Ships"]


def marching(armies: dict[str, str], card: int = GATHER, steps: int = 3, left: int = 1, seat: int = SHADOW, **more: Any) -> State:
    """The march of a card is about to begin."""
    return table(armies, asking=("long_march_from", seat, card, steps, left), then=(("turn", FREE),), **more)


def ended(s: State) -> None:
    assert s.stack == [("turn", FREE)] and s.column == []


@rule("BG-12.12")
def test_a_march_stops_only_where_the_card_lets_it_and_never_goes_where_it_could_not() -> None:
    s = marching({"Minas Morgul": "2 Sauron Regulars, Nazgûl", "Morannon": "Sauron Regular"}, war="sauron")
    do(s, "from Minas Morgul", "everybody who can")
    assert asked(s) == ["to Gorgoroth", "to North Ithilien"]  # from South Ithilien the way is too long
    assert (why_not(s, "stop"), why_not(s, "to", "South Ithilien")) == ("BG-12.12", "BG-C100")
    do(s, "to North Ithilien")
    assert at(s, "Morannon") == "3 Sauron Regulars, Nazgûl"  # from there only one way led on, by Dagorlad
    ended(s)


@rule("BG-12.12", "BG-2.2")
def test_on_the_way_too_no_step_leads_where_the_march_could_not_end() -> None:
    armies = {"Minas Morgul": "2 Sauron Regulars", "Morannon": "Sauron Regular", "Barad-dûr": "Sauron Regular"}
    s = marching(armies, war="sauron")
    do(s, "from Minas Morgul", "everybody who can", "to Gorgoroth")
    assert asked(s) == ["to Barad-dûr", "to Morannon"]
    assert (why_not(s, "stop"), why_not(s, "to", "Nurn"), why_not(s, "to", "Dagorlad")) == ("BG-C100", "BG-C100", "BG-2.2")
    do(s, "to Morannon")  # no third region leads to another Army: the march stops
    assert at(s, "Morannon") == "3 Sauron Regulars"
    ended(s)


@rule("BG-12.12")
def test_the_figures_are_fixed_at_the_start_and_pass_others_by() -> None:
    armies = {"Minas Morgul": "2 Sauron Regulars, Sauron Elite, 2 Nazgûl", "Gorgoroth": "4 Sauron Regulars", "Barad-dûr": "Sauron Regular"}
    s = marching(armies, war="sauron")
    do(s, "from Minas Morgul")
    assert asked(s) == ["everybody who can", "sauron Regular", "sauron Elite", "nazgûl"]
    assert why_not(s, "go") == "BG-3.2"
    do(s, "Nazgûl")
    assert why_not(s, "go") == "BG-3.2"  # no unit yet
    do(s, "Sauron Regular", "set out", "to Gorgoroth")
    assert at(s, "Gorgoroth") == "5 Sauron Regulars, Nazgûl"
    do(s, "to Barad-dûr")
    assert at(s, "Gorgoroth") == "4 Sauron Regulars"
    do(s, "stop in Barad-dûr")
    assert at(s, "Barad-dûr") == "2 Sauron Regulars, Nazgûl"
    assert at(s, "Minas Morgul") == "Sauron Regular, Sauron Elite, Nazgûl"
    ended(s)


@rule("BG-12.12", "BG-12.11")
def test_a_settlement_on_the_way_is_captured() -> None:
    s = marching({"Weather Hills": "Sauron Regular", "Buckland": "Sauron Regular"}, war="sauron")
    do(s, "from Weather Hills", "to Bree")
    assert s.taken == {REGION["Bree"]: SHADOW}
    assert step_of(s, "north") == (1, True)
    do(s, "to Buckland")
    assert at(s, "Buckland") == "2 Sauron Regulars"
    assert s.taken == {REGION["Bree"]: SHADOW}
    ended(s)


@rule("BG-12.7", "BG-12.10")
def test_every_region_entered_must_be_open_and_no_black_border_is_crossed() -> None:
    s = marching({"Minas Morgul": "Sauron Regular", "Morannon": "Sauron Regular", "North Ithilien": "Gondor Regular"}, war="sauron")
    do(s, "from Minas Morgul")
    assert at(s, "Morannon") == "2 Sauron Regulars"  # only the way by Gorgoroth is left
    ended(s)
    s = marching({"Minas Morgul": "Sauron Regular", "Osgiliath": "Sauron Regular", "Gorgoroth": "Gondor Regular"}, war="sauron")
    do(s, "from Minas Morgul")
    assert asked(s) == ["to North Ithilien", "to South Ithilien"]
    assert why_not(s, "to", "Gorgoroth") == "BG-12.7"
    assert (
        sources(table({"Mount Gram": "Sauron Regular", "Arnor": "Sauron Regular"}), SHADOW, GATHER, 1) == []
    )  # a black border between them


@rule("BG-12.9")
def test_who_is_not_at_war_joins_only_where_a_way_is_left_for_all() -> None:
    armies = {"North Ithilien": "Sauron Regular, Southron Regular, Nazgûl", "Minas Morgul": "Sauron Regular"}
    s = marching(armies, war="sauron")
    do(s, "from North Ithilien")
    assert asked(s) == ["everybody who can", "sauron Regular", "nazgûl"]
    assert why_not(s, "take", "Southron Regular") == "BG-12.12"
    do(s, "everybody who can", "to Minas Morgul", "stop in Minas Morgul")
    assert (at(s, "Minas Morgul"), at(s, "North Ithilien")) == ("2 Sauron Regulars, Nazgûl", "Southron Regular")
    ended(s)
    s = marching({**armies, "Osgiliath": "Sauron Regular"}, war="sauron")  # of no Nation: open to Southrons too
    do(s, "from North Ithilien", "Southron Regular", "Sauron Regular", "set out")
    assert why_not(s, "to", "Minas Morgul") == "BG-12.9"
    do(s, "to South Ithilien", "to Osgiliath")
    assert at(s, "Osgiliath") == "2 Sauron Regulars, Southron Regular"
    ended(s)


@rule("BG-12.12", "BG-R4")
def test_stacking_is_judged_only_where_the_march_ends() -> None:
    armies = {"Minas Morgul": "4 Sauron Regulars", "Gorgoroth": "10 Sauron Regulars", "Barad-dûr": "8 Sauron Regulars"}
    s = marching(armies, steps=2, war="sauron")
    do(s, "from Minas Morgul")
    assert asked(s) == ["sauron Regular", "set out"]  # one is picked; not everybody goes: there is room for two
    do(s, "Sauron Regular")  # through Gorgoroth, though twelve are there for a while
    assert (at(s, "Gorgoroth"), at(s, "Barad-dûr")) == ("10 Sauron Regulars", "10 Sauron Regulars")
    ended(s)
    s = table({"Minas Morgul": "Sauron Regular", "Gorgoroth": "10 Sauron Regulars"})
    assert sources(s, SHADOW, GATHER, 2) == [REGION["Gorgoroth"]]  # the full region takes nobody


@rule("BG-R4", "BG-12.5")
def test_what_is_too_much_goes_on_by_the_second_march() -> None:
    armies = {"Minas Morgul": "6 Sauron Regulars", "Gorgoroth": "8 Sauron Regulars, 2 Southron Regulars", "Morannon": "4 Sauron Regulars"}
    s = marching(armies, card=LENGTHENS, steps=2, left=2, war="sauron")
    do(s, "from Minas Morgul", "everybody who can", "stop in Gorgoroth")
    assert (
        at(s, "Gorgoroth") == "8 Sauron Regulars, 2 Southron Regulars"
    )  # six of the eight went on, not those who came: nothing was to choose
    assert (at(s, "Gorgoroth"), at(s, "Morannon")) == ("8 Sauron Regulars, 2 Southron Regulars", "10 Sauron Regulars")
    ended(s)
    armies |= {"Minas Morgul": "2 Sauron Regulars", "Morannon": "9 Sauron Regulars"}
    s = marching(armies, card=LENGTHENS, steps=2, left=2, war="sauron")
    do(s, "from Minas Morgul")  # there is room for one more at Morannon, so only one sets out
    do(s, "stop in Gorgoroth")
    assert at(s, "Gorgoroth") == "9 Sauron Regulars, 2 Southron Regulars"
    assert s.stack[-1][0] == "long_column" and asked(s) == [
        "everybody who can",
        "sauron Regular",
    ]  # no choice but to march out of Gorgoroth
    do(s, "Sauron Regular", "set out", "to Morannon")
    assert at(s, "Morannon") == "10 Sauron Regulars"
    ended(s)


@rule("BG-12.4", "BG-3.6")
def test_leaders_of_the_free_peoples_are_not_left_without_units() -> None:
    armies = {"Edoras": "2 Rohan Regulars, Rohan Leader, Gandalf the Grey"}
    s = marching(armies, card=NO_CONDITION, steps=2, seat=FREE)
    do(s, "Rohan Regular", "Rohan Regular")
    assert asked(s) == ["everybody who can", "rohan Leader", "gandalf the Grey"]
    assert why_not(s, "go") == "BG-12.4"
    do(s, "Rohan Leader", "set out", "to Folde", "stop in Folde")
    assert (at(s, "Folde"), at(s, "Edoras")) == ("2 Rohan Regulars, Rohan Leader", "Gandalf the Grey")
    ended(s)


@rule("BG-16.5", "BG-R82")
def test_a_companion_wakes_a_nation_where_the_march_ends_not_on_the_way() -> None:
    armies = {"Folde": "Rohan Regular, Gandalf the Grey"}
    s = marching(armies, card=NO_CONDITION, steps=2, seat=FREE)
    do(s, "everybody who can", "to Edoras")
    assert step_of(s, "rohan") == (0, False)
    do(s, "to Westemnet")
    assert at(s, "Westemnet") == "Rohan Regular, Gandalf the Grey"
    assert step_of(s, "rohan") == (0, False)
    ended(s)
    s = marching(armies, card=NO_CONDITION, steps=2, seat=FREE)
    do(s, "everybody who can", "to Edoras", "stop in Edoras")
    assert step_of(s, "rohan") == (0, True)
    ended(s)


@rule("BG-21.17", "BG-12.12")
def test_of_a_mixed_army_no_more_of_the_other_players_units_set_out_than_its_controller_can_command() -> None:
    armies = {"Minas Morgul": "3 Sauron Regulars, 2 Southron Regulars", "Barad-dûr": "Sauron Regular"}
    s = marching(armies, war="all", persons=4, mixed="Minas Morgul", seat=WITCH_KING)
    do(s, "from Minas Morgul", "Southron Regular")
    assert "set out" not in asked(s) and why_not(s, "go") == "BG-21.17"
    do(s, "Sauron Regular")
    assert "set out" in asked(s) and why_not(s, "go") == ""
    do(s, "Southron Regular")
    assert "set out" not in asked(s) and why_not(s, "go") == "BG-21.17"
    do(s, "Sauron Regular", "set out")  # one way leads to another Army
    assert (at(s, "Barad-dûr"), at(s, "Minas Morgul")) == ("3 Sauron Regulars, 2 Southron Regulars", "Sauron Regular")
    ended(s)


@rule("BG-R81", "BG-14.8")
def test_besieged_armies_do_not_march_and_a_siege_without_besiegers_is_lifted() -> None:
    armies = {"Helm's Deep": "2 Isengard Regulars", "inside Helm's Deep": "Rohan Regular", "Orthanc": "Isengard Regular"}
    more = {"Dol Guldur": "Elven Elite", "inside Dol Guldur": "Sauron Regular", "South Anduin Vale": "Sauron Regular"}
    s = marching({**armies, **more}, steps=2, war="isengard, sauron")
    assert asked(s) == ["from Helm's Deep", "from Orthanc"]
    assert why_not(s, "from", "inside Dol Guldur") == "BG-R81"
    do(s, "from Helm's Deep", "everybody who can")
    assert at(s, "Helm's Deep") == "Rohan Regular"
    assert at(s, "Orthanc") == "3 Isengard Regulars"
    ended(s)


@card("Shadows Gather")
@rule("BG-16.13", "BG-12.4")
@pytest.mark.parametrize("war", ["southrons", "southrons, sauron"])
def test_a_nazgul_binds_nobody_who_marches_with_him(war: str) -> None:
    armies = {"Osgiliath": "Nazgûl, 2 Southron Elites, Sauron Regular", "Pelargir": "2 Southron Regulars"}
    turn: dict[str, Any] = {"hand_shadow": "Shadows Gather", "dice_shadow": "Event", "asking": ("turn", SHADOW), "then": ()}
    s = table(armies, taken={"Pelargir": SHADOW}, war=war, **turn)
    do(s, "use Event", "play Shadows Gather", "from Osgiliath")
    assert why_not(s, "take", "Nazgûl") == ""
    do(s, "Nazgûl", "southron Elite", "set out", "to Pelargir")
    assert at(s, "Pelargir") == "Nazgûl, 2 Southron Regulars, Southron Elite"
    assert at(s, "Osgiliath") == "Sauron Regular, Southron Elite"
