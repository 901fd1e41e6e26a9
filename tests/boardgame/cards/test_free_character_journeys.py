"""I Will Go Alone, Gwaihir the Windlord, We Prove the Swifter, There and Back Again: Companions go further than usual."""

from __future__ import annotations

import pytest

from tests.boardgame.cards.free_character import before, furthest, goals, play, settled
from tests.citing import card, rule
from thirdage.boardgame.positions import SHADOW, asked, at, do, log, step_of, why_not
from thirdage.boardgame.state import OUT
from thirdage.boardgame.tables import CHARACTER

ALONE, GWAIHIR, SWIFTER, BACK = "I Will Go Alone", "Gwaihir the Windlord", "We Prove the Swifter", "There and Back Again"
SIEGE = {"inside Minas Tirith": "Gondor Regular", "Minas Tirith": "5 Sauron Regulars"}
HOBBIT = "Peregrin Took"

# How far they go.


@pytest.mark.parametrize("name, one, two", [(ALONE, 3, 4), (GWAIHIR, 5, 5), (SWIFTER, 4, 5), (BACK, 3, 4)])
@card("I Will Go Alone", "Gwaihir the Windlord", "We Prove the Swifter", "There and Back Again")
@rule("BG-C38", "BG-C44")
def test_the_range_is_progress_and_level_and_the_bonus_of_the_card(name: str, one: int, two: int) -> None:
    s = play(name, companions=f"{HOBBIT}, Legolas", progress=1)
    if name in (GWAIHIR, SWIFTER):
        assert "no" not in asked(s)
    do(s, HOBBIT)
    assert furthest(s, "Rivendell") == one  # Level 1 alone
    do(s, "Legolas")
    assert furthest(s, "Rivendell") == two  # the highest Level of the group, 2
    do(s, "to Moria")
    assert at(s, "Moria") == f"Legolas, {HOBBIT}"
    assert s.progress == 1
    assert settled(s)


@pytest.mark.parametrize("name", [ALONE, GWAIHIR, SWIFTER, BACK])
@card("I Will Go Alone", "Gwaihir the Windlord", "We Prove the Swifter", "There and Back Again")
@rule("BG-C38", "BG-17.28")
def test_somebody_must_leave_hidden_or_revealed(name: str) -> None:
    s = play(name, companions=HOBBIT, hidden=False)
    assert asked(s) == ["peregrin Took"]
    do(s, HOBBIT)
    assert "no" not in asked(s)
    do(s, "to Trollshaws")
    assert at(s, "Trollshaws") == HOBBIT
    assert s.guide == CHARACTER["Gollum"]
    assert settled(s)


@pytest.mark.parametrize("name", [ALONE, GWAIHIR, SWIFTER, BACK])
@card("I Will Go Alone", "Gwaihir the Windlord", "We Prove the Swifter", "There and Back Again")
@rule("BG-C38", "BG-16.5", "BG-R82")
def test_who_ends_in_a_city_or_stronghold_wakes_its_nation(name: str) -> None:
    s = play(name, companions=HOBBIT, bearers="Dimrill Dale", progress=5)
    do(s, HOBBIT, "to Erebor" if name in (GWAIHIR, SWIFTER) else "to Dale")
    assert step_of(s, "dwarves" if name in (GWAIHIR, SWIFTER) else "north") == (0, True)
    assert settled(s)


@pytest.mark.parametrize("name", [ALONE, GWAIHIR, SWIFTER, BACK])
@card("I Will Go Alone", "Gwaihir the Windlord", "We Prove the Swifter", "There and Back Again")
@rule("BG-C38", "BG-10.5")
def test_they_stop_in_a_stronghold_of_the_shadow(name: str) -> None:
    """Dimrill Dale is four regions from Rivendell, but only through Moria."""
    s = play(name, companions="Strider", progress=1)
    do(s, "Strider")
    assert "Moria" in goals(s) and ("Dimrill Dale" in goals(s)) == (name == SWIFTER)  # six regions go round
    s = play(name, companions="Strider", progress=1, taken={"Moria": 0})
    do(s, "Strider")
    assert "Dimrill Dale" in goals(s)


# I Will Go Alone.


@card("I Will Go Alone")
@rule("BG-9.7")
def test_nobody_goes_alone_without_a_companion_in_the_fellowship() -> None:
    s = before(ALONE, companions="", armies={"Edoras": "Boromir"})
    assert why_not(s, "play", ALONE) == "BG-9.7"


@card("I Will Go Alone")
@rule("BG-C1", "BG-17.4")
def test_when_he_has_gone_one_corruption_is_healed() -> None:
    s = play(ALONE, companions="Strider, Boromir", corruption=1)
    do(s, "Boromir")
    assert s.corruption == 1
    log(s)
    do(s, "to Rivendell")
    assert log(s)[:2] == ["Boromir leaves the Fellowship for Rivendell.", "Corruption falls by 1 to 0."]
    assert settled(s)


# The Mordor Track.


@pytest.mark.parametrize("name", [ALONE, GWAIHIR, SWIFTER, BACK])
@card("I Will Go Alone", "Gwaihir the Windlord", "We Prove the Swifter", "There and Back Again")
@rule("BG-C39", "BG-19.5")
def test_on_the_mordor_track_who_would_leave_is_eliminated(name: str) -> None:
    s = play(name, companions=f"{HOBBIT}, Boromir, Strider", mordor=1, corruption=4)
    do(s, HOBBIT, "Boromir", "no more")
    assert (s.where[CHARACTER[HOBBIT]], s.where[CHARACTER["Boromir"]]) == (OUT, OUT)
    assert s.where[CHARACTER["Strider"]] < 0 and s.guide == CHARACTER["Strider"]
    assert s.corruption == (3 if name == ALONE else 4)
    assert settled(s)


@card("There and Back Again")
@rule("BG-C39", "BG-C46")
def test_on_the_mordor_track_the_rest_of_there_and_back_again_follows() -> None:
    s = play(BACK, {"Dale": "Gimli"}, companions=HOBBIT, mordor=1)
    do(s, HOBBIT, "no more")
    assert step_of(s, "dwarves") == step_of(s, "north") == step_of(s, "elves") == (1, True)
    assert settled(s)


# Gwaihir the Windlord, We Prove the Swifter: from the Fellowship or on the map.


@pytest.mark.parametrize("name", [GWAIHIR, SWIFTER])
@card("Gwaihir the Windlord", "We Prove the Swifter")
@rule("BG-C43")
def test_one_group_leaves_the_fellowship_or_moves_on_the_map(name: str) -> None:
    s = play(name, {"Edoras": "Boromir, Legolas", "Dale": "Gimli"}, companions=HOBBIT)
    assert asked(s) == ["separate Companions", "boromir", "legolas", "gimli"]
    do(s, "Boromir")
    assert "legolas" in asked(s) and "gimli" not in asked(s) and "peregrin Took" not in asked(s)
    do(s, "Legolas", "to Folde")
    assert at(s, "Folde") == "Boromir, Legolas"
    assert settled(s)


@pytest.mark.parametrize("name", [GWAIHIR, SWIFTER])
@card("Gwaihir the Windlord", "We Prove the Swifter")
@rule("BG-C43")
def test_with_nobody_on_the_map_somebody_leaves_the_fellowship(name: str) -> None:
    s = play(name, {"inside Minas Tirith": "Gondor Regular, Boromir", "Minas Tirith": "Sauron Regular"}, companions=HOBBIT)
    assert asked(s) == ["peregrin Took"]
    do(s, HOBBIT, "to Rivendell")
    assert settled(s)


@pytest.mark.parametrize("name, steps", [(GWAIHIR, 4), (SWIFTER, 3)])
@card("Gwaihir the Windlord", "We Prove the Swifter")
@rule("BG-C44", "BG-C45")
def test_how_far_a_hobbit_goes_on_the_map(name: str, steps: int) -> None:
    s = play(name, {"Edoras": HOBBIT}, companions="", progress=5)
    assert furthest(s, "Edoras") == steps  # he alone is there to go
    do(s, "to Fangorn")
    assert at(s, "Fangorn") == HOBBIT
    assert settled(s)


@pytest.mark.parametrize("name, steps", [(GWAIHIR, 4), (SWIFTER, 5)])
@card("Gwaihir the Windlord", "We Prove the Swifter")
@rule("BG-C44", "BG-C45")
def test_a_group_goes_by_its_highest_level(name: str, steps: int) -> None:
    s = play(name, {"Edoras": f"{HOBBIT}, Strider"}, companions="")
    do(s, HOBBIT, "Strider")
    assert furthest(s, "Edoras") == steps
    do(s, "stay")
    assert settled(s)


@pytest.mark.parametrize("name, steps", [(GWAIHIR, 4), (SWIFTER, 6)])
@card("Gwaihir the Windlord", "We Prove the Swifter", "Gandalf the White")
@rule("BG-C45", "BG-C149")
def test_shadowfax_is_counted_before_the_bonus(name: str, steps: int) -> None:
    s = play(name, {"Edoras": f"Gandalf the White, {HOBBIT}"}, companions="")
    do(s, "Gandalf the White", HOBBIT)
    assert furthest(s, "Edoras") == steps
    do(s, "to Edoras" if "to Edoras" in asked(s) else "stay")
    assert settled(s)


@pytest.mark.parametrize("name", [GWAIHIR, SWIFTER])
@card("Gwaihir the Windlord", "We Prove the Swifter")
@rule("BG-C43", "BG-10.6")
def test_on_the_map_they_may_end_inside_a_besieged_stronghold(name: str) -> None:
    s = before(name, armies={**SIEGE, "Folde": "Boromir"}, companions="")
    assert "move Companions" in asked(s)
    do(s, f"play {name}", "to Minas Tirith")
    assert at(s, "inside Minas Tirith") == "Gondor Regular, Boromir"
    assert at(s, "Minas Tirith") == "5 Sauron Regulars"
    assert step_of(s, "gondor") == (1, True)
    assert settled(s)


@pytest.mark.parametrize("name", [GWAIHIR, SWIFTER])
@card("Gwaihir the Windlord", "We Prove the Swifter")
@rule("BG-C43")
def test_out_of_the_fellowship_they_may_end_inside_a_besieged_stronghold(name: str) -> None:
    s = play(name, SIEGE, companions="Boromir", bearers="Osgiliath")
    do(s, "Boromir", "to Minas Tirith")
    assert at(s, "inside Minas Tirith") == "Gondor Regular, Boromir"
    assert settled(s)


@pytest.mark.parametrize("name", [ALONE, BACK])
@card("I Will Go Alone", "There and Back Again")
@rule("BG-10.6", "BG-C38")
def test_the_other_two_do_not_end_inside(name: str) -> None:
    s = play(name, SIEGE, companions="Boromir", bearers="Osgiliath")
    do(s, "Boromir")
    assert "Minas Tirith" not in goals(s) and "Drúadan Forest" in goals(s)
    do(s, "to Osgiliath")
    assert settled(s)


@card("Gwaihir the Windlord")
@rule("BG-C43")
def test_they_do_not_pass_through_a_siege() -> None:
    s = play(GWAIHIR, {"Forlindon": "Strider"}, companions="")
    assert "Tower Hills" in goals(s)
    s = play(GWAIHIR, {"Forlindon": "Strider", "Grey Havens": "Sauron Regular", "inside Grey Havens": "Elven Regular"}, companions="")
    assert "Grey Havens" in goals(s) and not {"Tower Hills", "Harlindon"} & goals(s)
    do(s, "to Grey Havens")
    assert at(s, "inside Grey Havens") == "Elven Regular, Strider"
    assert settled(s)


@pytest.mark.parametrize("name", [GWAIHIR, SWIFTER])
@card("Gwaihir the Windlord", "We Prove the Swifter")
@rule("BG-C43", "BG-10.6")
def test_nobody_starts_from_inside_a_siege(name: str) -> None:
    s = play(
        name, {"inside Minas Tirith": "Gondor Regular, Boromir", "Minas Tirith": "Sauron Regular", "Dale": "Gimli, Legolas"}, companions=""
    )
    assert asked(s) == ["legolas", "gimli"]
    assert why_not(s, "take", "Boromir") == "BG-10.6"
    do(s, "Gimli", "to Erebor")
    assert settled(s)


@pytest.mark.parametrize("name", [ALONE, GWAIHIR, SWIFTER, BACK])
@card("I Will Go Alone", "Gwaihir the Windlord", "We Prove the Swifter", "There and Back Again")
@rule("BG-C43", "BG-17.31")
def test_who_leaves_the_fellowship_in_a_siege_stays_inside(name: str) -> None:
    s = play(name, SIEGE, companions="Boromir", bearers="Minas Tirith", progress=3)
    do(s, "Boromir")
    assert goals(s) == {"Minas Tirith"}
    do(s, "to Minas Tirith")
    assert at(s, "inside Minas Tirith") == "Gondor Regular, Boromir"
    assert settled(s)


# There and Back Again.


@pytest.mark.parametrize("place", ["Erebor", "Dale", "Woodland Realm", "inside Erebor"])
@pytest.mark.parametrize("companion", ["Gimli", "Legolas"])
@card("There and Back Again")
@rule("BG-C46", "BG-R44")
def test_gimli_or_legolas_in_the_north_wakes_it(place: str, companion: str) -> None:
    armies = {place: companion}
    if place == "inside Erebor":
        armies = {place: f"Dwarven Regular, {companion}", "Erebor": "Sauron Regular"}
    s = play(BACK, armies, companions="", track={"dwarves": 2, "north": 0, "elves": 1})
    assert (step_of(s, "dwarves"), step_of(s, "north"), step_of(s, "elves")) == ((3, True), (1, True), (2, True))
    assert settled(s)


@card("There and Back Again")
@rule("BG-C46")
def test_nothing_stirs_when_neither_is_there() -> None:
    s = play(BACK, {"Erebor": "Boromir", "Northern Mirkwood": "Gimli"}, companions="Legolas", bearers="Dale")
    do(s, "Legolas", "to Old Forest Road")
    assert (step_of(s, "dwarves"), step_of(s, "north"), step_of(s, "elves")) == ((0, False), (0, False), (0, True))
    assert settled(s)


@card("There and Back Again")
@rule("BG-C46", "BG-C1")
def test_who_leaves_by_the_card_may_be_the_one() -> None:
    s = play(BACK, companions="Legolas, Strider", bearers="Rhosgobel", progress=1)
    do(s, "Legolas", "to Woodland Realm")
    assert (step_of(s, "dwarves"), step_of(s, "north"), step_of(s, "elves")) == ((1, True), (1, True), (1, True))
    assert settled(s)


@card("There and Back Again")
@rule("BG-C46")
def test_whoever_controls_the_place_and_whoever_is_at_war_already() -> None:
    s = play(BACK, {"Dale": "Gimli, Sauron Regular"}, companions="", taken={"Dale": SHADOW}, war="elves, north")
    assert (step_of(s, "dwarves"), step_of(s, "north"), step_of(s, "elves")) == ((1, True), (3, True), (3, True))
    assert settled(s)


@card("There and Back Again", "Threats and Promises")
@rule("BG-C46")
def test_it_is_no_ability_of_a_companion() -> None:
    s = play(BACK, {"Dale": "Gimli"}, companions="", on_table="Threats and Promises")
    assert len(s.table) == 1
    assert step_of(s, "dwarves") == (1, True)
    assert settled(s)


@pytest.mark.parametrize("rulings, elves", [({}, 1), ({"BG-C24": "own"}, 0)])
@card("There and Back Again")
@rule("BG-C24")
def test_of_two_teammates_either_plays_it_for_all_three_nations(rulings: dict[str, str], elves: int) -> None:
    s = before("", hands={2: BACK}, armies={"Dale": "Gimli"}, companions="", persons=4, rulings=rulings, asking=("turn", 2))
    do(s, f"play {BACK}")
    assert (step_of(s, "dwarves"), step_of(s, "north"), step_of(s, "elves")) == ((1, True), (1, True), (elves, True))
    assert s.stack[-1] == ("turn", 1)
