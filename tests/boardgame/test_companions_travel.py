"""Companions on the map: how they move alone (BG-10.3 to BG-10.7), and what they do there (BG-C141 to BG-C149)."""

from __future__ import annotations

import pytest

from tests.boardgame.battles import one_action
from tests.citing import card, rule
from thirdage.boardgame.positions import FREE, SHADOW, asked, at, do, step_of, table, why_not
from thirdage.boardgame.state import State
from thirdage.boardgame.tables import BOROMIR, GIMLI, LEGOLAS
from thirdage.boardgame.whereabouts import companions_on_map


def travel(armies: dict[str, str], *who: str) -> State:
    """The Free Peoples use a Character die to move Companions; these set out as a group."""
    s = one_action(armies, FREE, "Character")
    do(s, "use Character", "move Companions", *who)
    return s


def reached(s: State) -> set[str]:
    return {label.removeprefix("to ") for label in asked(s) if label.startswith("to ")}


@rule("BG-10.4")
def test_a_companion_goes_as_many_regions_as_his_level() -> None:
    s = travel({"Westemnet": "Boromir"}, "Boromir")
    one = {"Eastemnet", "Edoras", "Fangorn", "Folde", "Fords of Isen", "Helm's Deep"}
    two = {"Drúadan Forest", "Parth Celebrant", "Western Brown Lands", "Western Emyn Muil", "Drûwaith Iaur", "Gap of Rohan", "Orthanc"}
    assert reached(s) == one | two
    assert why_not(s, "to", "Minas Tirith") == "BG-10.4"


@rule("BG-10.4", "BG-10.13")
def test_any_or_all_companions_move_with_one_die_each_once() -> None:
    s = travel({"Westemnet": "Boromir", "Bree": "Strider", "Edoras": "Legolas"}, "Boromir", "to Edoras")
    assert asked(s) == ["strider", "legolas", "no more"]
    assert why_not(s, "take", "Boromir") == "BG-10.13"
    do(s, "Strider", "to Rivendell")
    assert asked(s) == ["legolas", "no more"]
    do(s, "no more")
    assert (at(s, "Edoras"), at(s, "Rivendell")) == ("Boromir, Legolas", "Strider")
    assert s.stack == []


@rule("BG-10.4", "BG-R19")
def test_a_group_goes_as_far_as_the_highest_level_in_it_and_ends_together() -> None:
    s = travel({"Rivendell": "Strider, Meriadoc Brandybuck, Peregrin Took, Boromir"}, "Meriadoc Brandybuck")
    assert "Bree" not in reached(s)  # Level 1
    do(s, "Strider")
    assert "Bree" in reached(s)  # Level 3
    assert why_not(s, "take", "Gimli") == "BG-R19"
    do(s, "to Bree", "Boromir", "to Hollin", "no more")  # another group from the same region goes elsewhere
    assert (at(s, "Bree"), at(s, "Hollin"), at(s, "Rivendell")) == ("Strider, Meriadoc Brandybuck", "Boromir", "Peregrin Took")
    assert s.stack == []


@rule("BG-R19")
def test_nobody_joins_a_group_on_the_way() -> None:
    s = travel({"Rivendell": "Strider", "Trollshaws": "Meriadoc Brandybuck"}, "Strider")
    assert "meriadoc Brandybuck" not in asked(s)
    assert why_not(s, "take", "Meriadoc Brandybuck") == "BG-R19"
    do(s, "to Bree")
    assert asked(s) == ["meriadoc Brandybuck", "no more"]
    do(s, "Meriadoc Brandybuck", "to Rivendell")
    assert s.stack == []


@rule("BG-10.5")
def test_companions_pay_no_heed_to_enemy_armies() -> None:
    s = travel({"Westemnet": "Boromir, Isengard Regular", "Eastemnet": "5 Isengard Regulars", "Folde": "2 Isengard Elites"}, "Boromir")
    assert {"Eastemnet", "Folde", "Drúadan Forest", "Western Emyn Muil"} <= reached(s)
    do(s, "to Eastemnet")
    assert at(s, "Eastemnet") == "5 Isengard Regulars, Boromir"
    assert s.stack == []


@rule("BG-10.5")
def test_they_stop_in_a_region_with_a_stronghold_of_the_shadow() -> None:
    s = travel({"Dimrill Dale": "Strider"}, "Strider")
    assert "Moria" in reached(s)
    assert {"Hollin", "North Dunland"}.isdisjoint(reached(s))  # beyond Moria, and no other way is short enough
    assert "Dol Guldur" in reached(s)
    s = one_action({"Dimrill Dale": "Strider"}, FREE, "Character", taken={"Moria": FREE})
    do(s, "use Character", "move Companions", "Strider")
    assert {"Hollin", "North Dunland"} <= reached(s)
    s = one_action({"Parth Celebrant": "Strider"}, FREE, "Character", taken={"Lórien": SHADOW})
    do(s, "use Character", "move Companions", "Strider", "to Lórien")
    assert at(s, "Lórien") == "Strider"
    assert s.stack == []


@rule("BG-10.5")
def test_from_such_a_region_they_go_on_with_the_next_die() -> None:
    s = travel({"Moria": "Strider"}, "Strider")
    assert {"Hollin", "Lórien", "North Dunland"} <= reached(s)


@rule("BG-10.6")
def test_they_neither_enter_nor_cross_a_besieged_stronghold_of_their_own() -> None:
    s = travel({"inside Minas Tirith": "Gondor Regular", "Minas Tirith": "2 Sauron Regulars", "Lossarnach": "Strider"}, "Strider")
    assert "Minas Tirith" not in reached(s)
    assert why_not(s, "to", "Minas Tirith") == "BG-10.6"
    assert "Drúadan Forest" in reached(s)  # by Osgiliath
    s = travel({"inside Helm's Deep": "Rohan Regular", "Helm's Deep": "2 Isengard Regulars", "Fords of Isen": "Boromir"}, "Boromir")
    assert "Helm's Deep" not in reached(s)


@rule("BG-10.6")
def test_nor_do_they_leave_one() -> None:
    armies = {"inside Minas Tirith": "Gondor Regular, Boromir", "Minas Tirith": "2 Sauron Regulars", "Edoras": "Legolas"}
    s = travel(armies)
    assert asked(s) == ["legolas"]
    assert why_not(s, "take", "Boromir") == "BG-10.6"
    s = one_action({"inside Minas Tirith": "Gondor Regular, Boromir", "Minas Tirith": "2 Sauron Regulars"}, FREE, "Character")
    do(s, "use Character")
    assert "move Companions" not in asked(s)


@rule("BG-10.6")
def test_they_enter_and_leave_a_stronghold_that_their_own_side_besieges() -> None:
    s = travel({"inside Orthanc": "Isengard Regular", "Orthanc": "2 Rohan Regulars, Legolas", "Fords of Isen": "Boromir"}, "Boromir")
    assert "Orthanc" in reached(s)
    do(s, "to Orthanc", "Legolas", "to Fords of Isen")
    assert at(s, "Orthanc") == "2 Rohan Regulars, Boromir"
    assert s.stack == []


@rule("BG-10.7")
def test_they_do_not_cross_the_black_lines() -> None:
    s = travel({"Edoras": "Boromir"}, "Boromir")
    assert {"Erech", "Lamedon"}.isdisjoint(reached(s))


@rule("BG-10.3")
def test_neither_an_army_nor_a_muster_die_moves_companions_alone() -> None:
    for die in ("Muster/Army", "Muster", "Event"):
        s = one_action({"Edoras": "Boromir"}, FREE, die)
        do(s, f"use {die}")
        assert "move Companions" not in asked(s)


@rule("BG-10.3")
def test_a_companion_moves_as_part_of_an_army() -> None:
    s = one_action({"Edoras": "Rohan Regular, Boromir"}, FREE, "Muster/Army")
    do(s, "use Muster/Army", "move an Army", "from Edoras", "to Folde", "everybody who can")
    assert at(s, "Folde") == "Rohan Regular, Boromir"
    assert s.stack == []


@rule("BG-C11")
def test_companions_are_those_on_the_map_inside_a_besieged_stronghold_too() -> None:
    s = table(
        {"inside Minas Tirith": "Gondor Regular, Boromir", "Minas Tirith": "2 Sauron Regulars", "Bree": "Gimli"}, companions="Legolas"
    )
    assert companions_on_map(s) == [BOROMIR, GIMLI]
    assert LEGOLAS not in companions_on_map(s)  # he is in the Fellowship


@rule("BG-C149")
@card("Gandalf the White")
def test_shadowfax_carries_gandalf_the_white_alone_or_with_one_hobbit() -> None:
    here = {"Edoras": "Gandalf the White, Meriadoc Brandybuck, Peregrin Took, Legolas"}
    s = travel(here, "Gandalf the White")
    assert "Lossarnach" in reached(s)  # Folde, Drúadan Forest, Minas Tirith: the fourth
    do(s, "Meriadoc Brandybuck")
    assert "Lossarnach" in reached(s)
    do(s, "Peregrin Took")
    assert "Lossarnach" not in reached(s)
    assert "Minas Tirith" in reached(s)
    s = travel(here, "Peregrin Took", "Gandalf the White")
    assert "Lossarnach" in reached(s)
    s = travel(here, "Gandalf the White", "Legolas")
    assert "Lossarnach" not in reached(s)
    do(s, "to Minas Tirith", "no more")
    assert at(s, "Minas Tirith") == "Legolas, Gandalf the White"
    assert s.stack == []


# Advancing a Nation with any die.


@rule("BG-C144")
@card("Boromir")
@pytest.mark.parametrize("where", ["Minas Tirith", "Dol Amroth", "Pelargir"])
def test_boromir_speaks_for_gondor_with_any_die(where: str) -> None:
    for die in ("Character", "Event", "Muster", "Will of the West"):
        s = one_action({where: "Boromir"}, FREE, die, war="")
        do(s, f"use {die}", "Boromir advances Gondor")
        assert step_of(s, "Gondor") == (2, False)
        assert s.stack == []


@rule("BG-C144")
@card("Boromir")
def test_boromir_speaks_only_in_an_unconquered_place_of_gondor_and_if_gondor_can_step_forward() -> None:
    s = one_action({"Edoras": "Boromir"}, FREE, "Event", war="")
    do(s, "use Event")
    assert why_not(s, "counsel", "Boromir") == "BG-C144"
    s = one_action({"Pelargir": "Boromir"}, FREE, "Event", war="", taken={"Pelargir": SHADOW})
    do(s, "use Event")
    assert why_not(s, "counsel", "Boromir") == "BG-C144"
    s = one_action({"Pelargir": "Boromir"}, FREE, "Event", war="", track={"gondor": 2})
    do(s, "use Event")
    assert why_not(s, "counsel", "Boromir") == "BG-16.9"  # passive still
    s = one_action({"Pelargir": "Boromir"}, FREE, "Event", war="", track={"gondor": 2}, active="Gondor")
    do(s, "use Event", "Boromir advances Gondor")
    assert step_of(s, "Gondor") == (3, True)
    assert s.stack == []


@rule("BG-C144")
@card("Legolas")
def test_legolas_speaks_for_the_elves_in_any_of_their_strongholds_besieged_or_not() -> None:
    for where in ("Lórien", "Rivendell", "Grey Havens", "Woodland Realm"):
        s = one_action({where: "Legolas"}, FREE, "Muster", war="")
        do(s, "use Muster", "Legolas advances the Elves")
        assert step_of(s, "Elven") == (1, True)
    s = one_action({"inside Lórien": "Elven Elite, Legolas", "Lórien": "Sauron Regular"}, FREE, "Event", war="")
    do(s, "use Event", "Legolas advances the Elves")
    assert step_of(s, "Elven") == (1, True)
    assert s.stack == []
    s = one_action({"Dale": "Legolas"}, FREE, "Muster", war="")
    do(s, "use Muster")
    assert why_not(s, "counsel", "Legolas") == "BG-C144"


@rule("BG-C144")
@card("Gimli")
def test_gimli_speaks_for_the_dwarves_in_erebor_alone() -> None:
    s = one_action({"Erebor": "Gimli"}, FREE, "Event", war="")
    do(s, "use Event", "Gimli advances the Dwarves")
    assert step_of(s, "Dwarven") == (1, False)
    assert s.stack == []
    for where in ("Iron Hills", "Dale"):
        s = one_action({where: "Gimli"}, FREE, "Event", war="")
        do(s, "use Event")
        assert why_not(s, "counsel", "Gimli") == "BG-C144"
