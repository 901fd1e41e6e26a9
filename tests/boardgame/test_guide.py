"""The Fellowship and its Guide (BG-17.1 to BG-17.10)."""

from __future__ import annotations

import pytest

from tests.boardgame.hunting import LATER, PHASE, draw, pool
from tests.citing import card, rule
from thirdage.boardgame.book import NOBODY
from thirdage.boardgame.hunt import BY_HUNT
from thirdage.boardgame.positions import FREE, GAME, ROHAN, SHADOW, asked, at, do, table, why_not
from thirdage.boardgame.state import OUT
from thirdage.boardgame.tables import CARD, CHARACTER, EVENT_DIE, GANDALF_THE_GREY, GOLLUM, STRIDER

CHANGE = ("change_guide", NOBODY)


# Who may be Guide.


@rule("BG-17.6")
def test_gandalf_the_grey_is_the_first_guide() -> None:
    assert GAME.new().guide == GANDALF_THE_GREY


@rule("BG-17.6", "BG-T18")
def test_of_the_highest_level_either_may_be_guide_and_nobody_of_a_lower_one() -> None:
    s = table(turn=1, guide="Gandalf the Grey", asking=CHANGE, then=LATER, dice_shadow="Army")
    assert asked(s) == ["gandalf the Grey", "strider"]
    for name in ("Boromir", "Legolas", "Gimli", "Meriadoc Brandybuck", "Peregrin Took"):
        assert why_not(s, "guide", name) == "BG-17.6"
    do(s, "strider")
    assert s.guide == STRIDER
    assert s.stack == [("turn", SHADOW)]


@rule("BG-17.8")
@pytest.mark.parametrize("persons", [2, 3, 4])
def test_everybody_sees_who_is_guide(persons: int) -> None:
    s = table(persons=persons, guide="Gandalf the Grey", asking=CHANGE, then=(("turn", SHADOW),), dice_shadow="Army")
    everybody = (*GAME.seats(s), None)
    assert [GAME.view(s, eyes)["fellowship"]["guide"] for eyes in everybody] == [GANDALF_THE_GREY] * (persons + 1)
    do(s, "strider")
    assert [GAME.view(s, eyes)["fellowship"]["guide"] for eyes in everybody] == [STRIDER] * (persons + 1)
    assert s.stack == [("turn", SHADOW)]


@rule("BG-17.6", "BG-17.5")
def test_nobody_guides_who_has_left_the_fellowship() -> None:
    s = table(
        {"Bree": "Gandalf the Grey"}, companions="Boromir, Legolas, Meriadoc Brandybuck", asking=CHANGE, then=LATER, dice_shadow="Army"
    )
    assert asked(s) == ["boromir", "legolas"]
    assert why_not(s, "guide", "Gandalf the Grey") == "BG-17.5"
    assert why_not(s, "guide", "Meriadoc Brandybuck") == "BG-17.6"
    do(s, "legolas")
    assert s.stack == [("turn", SHADOW)]


# When a Guide is named.


@rule("BG-17.9")
def test_the_guide_may_change_at_the_end_of_every_fellowship_phase() -> None:
    s = table(guide="Strider", asking=PHASE, then=LATER, dice_shadow="Army")
    assert asked(s) == ["declare", "no"]
    do(s, "no")
    assert asked(s) == ["gandalf the Grey", "strider"]
    do(s, "gandalf the Grey")
    assert s.guide == GANDALF_THE_GREY
    assert s.stack == [("turn", SHADOW)]


@rule("BG-17.9")
def test_with_one_of_the_highest_level_there_is_nothing_to_ask() -> None:
    s = table(companions="Strider, Boromir, Legolas", asking=PHASE, then=LATER, dice_shadow="Army")
    do(s, "no")
    assert s.guide == STRIDER
    assert s.stack == [("turn", SHADOW)]


@rule("BG-17.9", "BG-17.32")
def test_a_guide_who_leaves_is_followed_at_once() -> None:
    s = table(dice_free="Character", dice_shadow="Army", guide="Gandalf the Grey")
    do(s, "use Character", "separate Companions", "gandalf the Grey", "strider", "to Rivendell")
    assert asked(s) == ["boromir", "legolas", "gimli"]
    do(s, "gimli")
    assert s.guide == CHARACTER["Gimli"]
    assert s.stack[-1] == ("turn", SHADOW)


@rule("BG-17.9")
def test_somebody_else_leaving_lets_the_free_peoples_name_a_guide_too() -> None:
    s = table(dice_free="Character", dice_shadow="Army", guide="Strider")
    do(s, "use Character", "separate Companions", "legolas", "to Rivendell")
    assert s.guide == STRIDER  # who stays unless they say otherwise
    assert asked(s) == ["gandalf the Grey", "strider"]
    do(s, "gandalf the Grey")
    assert s.guide == GANDALF_THE_GREY
    assert s.stack[-1] == ("turn", SHADOW)


@rule("BG-17.9")
def test_a_casualty_lets_the_free_peoples_name_a_guide() -> None:
    s = table(guide="Strider", pool=pool("std-3"), asking=draw(BY_HUNT, 1), then=LATER, dice_shadow="Army")
    do(s, "lose the Guide, Strider")
    assert s.where[STRIDER] == OUT
    assert s.guide == GANDALF_THE_GREY  # the only one left of the highest Level
    assert s.stack == [("turn", SHADOW)]


@card("Gollum")
@rule("BG-17.10")
def test_when_the_last_companion_leaves_gollum_guides_at_once() -> None:
    s = table(companions="Peregrin Took", dice_free="Character", dice_shadow="Army")
    do(s, "use Character", "separate Companions", "peregrin Took", "to Fords of Bruinen")
    assert s.guide == GOLLUM
    assert at(s, "Fords of Bruinen") == "Peregrin Took"
    assert s.stack[-1] == ("turn", SHADOW)


@rule("BG-17.10")
def test_gollum_does_not_guide_while_a_companion_is_left() -> None:
    s = table(companions="Peregrin Took, Meriadoc Brandybuck", dice_free="Character", dice_shadow="Army")
    do(s, "use Character", "separate Companions", "peregrin Took", "to Fords of Bruinen")
    assert s.guide == CHARACTER["Meriadoc Brandybuck"]
    assert s.stack[-1] == ("turn", SHADOW)


@rule("BG-R68")
def test_with_two_players_the_leading_one_names_the_guide_in_mid_turn() -> None:
    s = table(persons=4, guide="Gandalf the Grey", dice_free="Character", dice_shadow="Army", asking=("turn", ROHAN))
    do(s, "use Character", "separate Companions", "legolas", "to Rivendell")
    assert s.stack[-1] == ("guide", FREE)  # Gondor leads, though Rohan acted


# What Companions in the Fellowship do, and do not do.


@card("Strider")
@rule("BG-17.7", "BG-C143")
def test_strider_hides_the_fellowship_with_any_die_only_as_guide() -> None:
    for guide, offered in (("Strider", True), ("Gandalf the Grey", False)):
        s = table(hidden=False, guide=guide, dice_free="Event", dice_shadow="Army, Army")
        do(s, "use Event")
        assert ("hide the Fellowship" in asked(s)) is offered
        do(s, "hide the Fellowship" if offered else "skip: discard the die")
        assert (s.hidden, s.box) == (int(offered), [0, 0])  # the die does not go to the box
        assert s.stack[-1] == ("turn", SHADOW)


@pytest.mark.parametrize("die", ["Event", "Muster", "Muster/Army", "Will of the West"])
@card("Strider")
@rule("BG-C143")
def test_striders_die_may_show_anything(die: str) -> None:
    s = table(hidden=False, guide="Strider", dice_free=die, dice_shadow="Army, Army")
    do(s, f"use {die}", "hide the Fellowship")
    assert s.hidden == 1
    assert s.stack[-1] == ("turn", SHADOW)


@card("Gandalf the Grey")
@rule("BG-17.7")
def test_gandalf_is_asked_about_only_as_guide() -> None:
    for guide, offered in (("Gandalf the Grey", ["draw from the Free Peoples Strategy deck", "no"]), ("Strider", ["use Army"])):
        s = table(
            dice_shadow="Army",
            guide=guide,
            asking=("event_played", FREE, CARD["Wisdom of Elrond"], EVENT_DIE, 1),
            then=LATER,
        )
        assert asked(s) == offered


@card("Meriadoc Brandybuck")
@rule("BG-17.7")
def test_a_hobbit_who_is_not_guide_cannot_lower_the_damage_by_leaving() -> None:
    s = table(companions="Legolas, Meriadoc Brandybuck", pool=pool("std-1"), asking=draw(BY_HUNT, 1), then=LATER, dice_shadow="Army")
    assert asked(s) == ["lose the Guide, Legolas", "lose a Companion at random", "use the Ring"]
    assert why_not(s, "depart", "Meriadoc Brandybuck") == "BG-17.7"
    do(s, "use the Ring")
    assert s.stack == [("turn", SHADOW)]


@card("Boromir")
@rule("BG-17.5")
def test_in_the_fellowship_boromir_does_not_speak_for_gondor() -> None:
    s = table(bearers="Minas Tirith", dice_free="Event, Event", dice_shadow="Army, Army")
    do(s, "use Event")
    assert asked(s) == ["draw an Event card", "skip: discard the die"]
    assert why_not(s, "counsel", "Boromir") == "BG-C144"
    do(s, "skip: discard the die", "use Army")
    s = table({"Minas Tirith": "Boromir"}, bearers="Minas Tirith", dice_free="Event", dice_shadow="Army, Army")
    do(s, "use Event", "boromir advances Gondor")  # on the map he does
    assert s.stack[-1] == ("turn", SHADOW)


@rule("BG-17.5")
def test_companions_of_the_fellowship_lead_no_army_and_do_not_travel() -> None:
    s = table({"Rivendell": "2 Elven Elites"}, war="Elven", dice_free="Character", dice_shadow="Army")
    do(s, "use Character")
    assert asked(s) == ["move the Fellowship", "separate Companions", "skip: discard the die"]
    assert why_not(s, "march") == "BG-12.1"
    assert why_not(s, "travel") == "BG-10.4"
    do(s, "skip: discard the die")
    assert s.stack[-1] == ("turn", SHADOW)
