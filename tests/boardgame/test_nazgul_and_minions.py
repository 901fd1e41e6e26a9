"""Nazgûl and Minions that move alone (BG-10.3, BG-10.8 to BG-10.13)."""

from __future__ import annotations

from typing import Any

from tests.boardgame.battles import march, one_action
from tests.citing import card, rule
from thirdage.boardgame.positions import FREE, SHADOW, asked, at, do, why_not
from thirdage.boardgame.state import State
from thirdage.boardgame.tables import REGION


def fly(armies: dict[str, str], *labels: str, **given: Any) -> State:
    s = one_action(armies, die="Character", **given)
    do(s, "use Character", "move Nazgûl and Minions", *labels)
    return s


# Flying.


@rule("BG-10.8", "BG-10.13")
def test_one_character_die_moves_any_or_all_nazgul_and_minions_each_once() -> None:
    s = fly({"Minas Morgul": "Sauron Regular, 3 Nazgûl, The Witch-king", "Umbar": "Southron Regular, The Mouth of Sauron"})
    assert asked(s) == ["from Minas Morgul", "the Witch-king", "the Mouth of Sauron"]
    do(s, "from Minas Morgul", "2", "to Umbar", "the Witch-king", "to Angmar", "the Mouth of Sauron", "to Khand")
    assert asked(s) == ["from Minas Morgul", "no more"]  # the third
    assert why_not(s, "from", "Umbar") == "BG-10.13"
    assert why_not(s, "take", "The Witch-king") == "BG-10.13"
    do(s, "no more")
    assert (at(s, "Umbar"), at(s, "Angmar"), at(s, "Khand")) == ("2 Nazgûl, Southron Regular", "The Witch-king", "The Mouth of Sauron")
    assert at(s, "Minas Morgul") == "Sauron Regular, Nazgûl"
    assert s.stack == []


@rule("BG-10.13")
def test_a_nazgul_who_has_flown_does_not_fly_on_with_those_he_met() -> None:
    s = fly({"Minas Morgul": "Nazgûl", "Umbar": "Nazgûl"}, "from Minas Morgul", "to Umbar")
    do(s, "from Umbar")
    assert s.stack[-1][0] == "fly_to"  # one alone: how many is not asked
    do(s, "to Orthanc")
    assert (at(s, "Umbar"), at(s, "Orthanc")) == ("Nazgûl", "Nazgûl")
    assert s.stack == []


@rule("BG-10.9", "BG-3.7")
def test_a_nazgul_flies_anywhere_in_one_move_over_black_lines_and_among_enemies() -> None:
    s = fly({"Minas Morgul": "Nazgûl", "The Shire": "North Regular", "Pelargir": "Gondor Regular"}, "from Minas Morgul")
    to = [label.removeprefix("to ") for label in asked(s)]
    strongholds = {"Minas Tirith", "Dol Amroth", "Helm's Deep", "Erebor", "Rivendell", "Lórien", "Woodland Realm", "Grey Havens"}
    assert strongholds.isdisjoint(to)
    assert set(to) == set(REGION) - strongholds - {"Minas Morgul"}
    assert why_not(s, "to", "Lórien") == "BG-10.9"
    do(s, "to The Shire")
    assert at(s, "The Shire") == "North Regular, Nazgûl"
    assert s.taken == {}  # alone he captures nothing
    assert s.stack == []


@rule("BG-10.9")
def test_he_flies_to_a_stronghold_that_the_shadow_besieges_and_joins_the_besiegers() -> None:
    armies = {"Minas Morgul": "Nazgûl", "inside Minas Tirith": "Gondor Regular", "Minas Tirith": "2 Sauron Regulars"}
    s = fly(armies, "from Minas Morgul", "to Minas Tirith")
    assert (at(s, "Minas Tirith"), at(s, "inside Minas Tirith")) == ("2 Sauron Regulars, Nazgûl", "Gondor Regular")
    assert s.stack == []


@rule("BG-10.9")
def test_a_stronghold_taken_from_the_enemy_is_open_and_one_lost_to_him_is_not() -> None:
    s = fly({"Minas Morgul": "Nazgûl"}, "from Minas Morgul", taken={"Lórien": SHADOW, "Moria": FREE})
    assert "to Lórien" in asked(s)
    assert "to Moria" not in asked(s)
    assert s.stack[-1][0] == "fly_to"


@rule("BG-R18")
def test_a_nazgul_flies_into_and_out_of_a_besieged_stronghold_of_the_shadow() -> None:
    armies = {"inside Orthanc": "Isengard Regular, Nazgûl", "Orthanc": "2 Rohan Regulars", "Minas Morgul": "Nazgûl"}
    s = fly(armies, "from Minas Morgul", "to Orthanc", "from the Stronghold of Orthanc", "to Moria")
    assert at(s, "inside Orthanc") == "Isengard Regular, Nazgûl"
    assert at(s, "Moria") == "Nazgûl"
    assert s.stack == []


@rule("BG-10.10", "BG-10.3")
@card("Saruman")
def test_saruman_never_leaves_orthanc() -> None:
    s = fly({"Orthanc": "Isengard Regular, Saruman", "Moria": "Nazgûl"})
    assert asked(s) == ["from Moria"]
    assert why_not(s, "take", "Saruman") == "BG-10.10"
    s = one_action({"Orthanc": "Isengard Regular, Saruman"}, die="Character")
    do(s, "use Character")
    assert asked(s) == ["skip: discard the die"]
    assert s.stack[-1][0] == "action"


@rule("BG-10.11")
@card("The Mouth of Sauron")
def test_the_mouth_of_sauron_goes_three_regions_heedless_of_enemy_armies() -> None:
    s = fly({"Dagorlad": "The Mouth of Sauron", "North Ithilien": "5 Gondor Regulars"}, "the Mouth of Sauron")
    assert {"to North Ithilien", "to Osgiliath", "to Pelargir", "to Lossarnach", "to Gorgoroth", "to Nurn"} <= set(asked(s))
    assert why_not(s, "to", "Umbar") == "BG-10.11"
    do(s, "to Pelargir")
    assert at(s, "Pelargir") == "The Mouth of Sauron"
    assert s.stack == []


@rule("BG-10.11")
@card("The Mouth of Sauron")
def test_he_does_not_cross_the_black_lines() -> None:
    s = fly({"Gorgoroth": "The Mouth of Sauron"}, "the Mouth of Sauron")
    assert {"to Nurn", "to Dagorlad"} <= set(asked(s))
    assert {"to Khand", "to South Rhûn"}.isdisjoint(asked(s))
    assert s.stack[-1][0] == "fly_to"


@rule("BG-10.12")
@card("The Mouth of Sauron")
def test_he_enters_a_stronghold_of_the_enemy_only_if_it_is_besieged() -> None:
    s = fly({"Osgiliath": "The Mouth of Sauron"}, "the Mouth of Sauron")
    assert "to Minas Tirith" not in asked(s)
    armies = {"Osgiliath": "The Mouth of Sauron", "inside Minas Tirith": "Gondor Regular", "Minas Tirith": "2 Sauron Regulars"}
    s = fly(armies, "the Mouth of Sauron", "to Minas Tirith")
    assert at(s, "Minas Tirith") == "2 Sauron Regulars, The Mouth of Sauron"
    assert s.stack == []


@rule("BG-10.11", "BG-10.12")
@card("The Mouth of Sauron")
def test_no_stronghold_stops_him_on_his_way() -> None:
    armies = {"Dimrill Dale": "The Mouth of Sauron", "inside Lórien": "Elven Elite", "Lórien": "2 Sauron Regulars"}
    s = fly(armies, "the Mouth of Sauron")
    assert {"to Hollin", "to North Dunland"} <= set(asked(s))  # through Moria, which is the Shadow's own
    armies = {"Forlindon": "The Mouth of Sauron", "Grey Havens": "2 Sauron Regulars", "inside Grey Havens": "Elven Regular"}
    s = fly(armies, "the Mouth of Sauron")  # there is no other way out of Forlindon
    assert {"to Grey Havens", "to Ered Luin", "to Harlindon", "to Evendim"} <= set(asked(s))
    assert s.stack[-1][0] == "fly_to"


@rule("BG-10.11")
@card("The Mouth of Sauron")
def test_he_neither_enters_nor_leaves_a_besieged_stronghold_of_the_shadow() -> None:
    armies = {"inside Orthanc": "Isengard Regular, The Mouth of Sauron", "Orthanc": "2 Rohan Regulars", "Moria": "Nazgûl"}
    s = fly(armies)
    assert asked(s) == ["from Moria"]
    s = fly({**armies, "inside Orthanc": "Isengard Regular", "Gap of Rohan": "The Mouth of Sauron"}, "the Mouth of Sauron")
    assert "to Orthanc" not in asked(s)
    assert "to Fords of Isen" in asked(s)
    assert s.stack[-1][0] == "fly_to"


@rule("BG-10.3")
@card("The Mouth of Sauron")
def test_minions_move_as_part_of_an_army() -> None:
    s = one_action({"Umbar": "Southron Regular, The Mouth of Sauron, The Witch-king"})
    march(s, "Umbar", "Near Harad")
    assert at(s, "Near Harad") == "Southron Regular, The Witch-king, The Mouth of Sauron"
    assert s.stack == []
