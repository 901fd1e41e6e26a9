"""Armies on the march: chapter 12 of the rules, but for the limit of units (test_stacking)."""

from __future__ import annotations

from tests.boardgame.battles import march, one_action
from tests.citing import card, rule
from thirdage.boardgame.positions import FREE, SHADOW, asked, at, do, table, why_not
from thirdage.boardgame.tables import REGION


@rule("BG-12.1")
def test_an_army_moves_one_step_to_a_region_next_to_it() -> None:
    s = one_action({"Dagorlad": "2 Sauron Regulars"})
    do(s, "use Army", "move an Army", "from Dagorlad")
    assert asked(s) == [
        "to Ash Mountains",
        "to Eastern Emyn Muil",
        "to Morannon",
        "to Noman-lands",
        "to North Ithilien",
    ]
    assert why_not(s, "to", "Osgiliath") == "BG-2.2"
    do(s, "to North Ithilien", "everybody who can")
    assert at(s, "North Ithilien") == "2 Sauron Regulars"
    assert at(s, "Dagorlad") == ""
    assert s.stack == []


@rule("BG-12.1")
def test_neither_a_muster_nor_an_event_die_moves_armies() -> None:
    for die in ("Muster", "Event"):
        s = one_action({"Dagorlad": "2 Sauron Regulars, Nazgûl"}, die=die)
        do(s, f"use {die}")
        assert "move an Army" not in asked(s)
        assert why_not(s, "march") == "BG-7.1"


@rule("BG-12.2")
def test_an_army_die_moves_two_armies_one_region_each() -> None:
    armies = {"Dagorlad": "2 Sauron Regulars", "South Rhûn": "Southron Regular", "Umbar": "3 Southron Regulars"}
    s = one_action(armies)
    march(s, "Dagorlad", "North Ithilien")
    assert asked(s) == ["from South Rhûn", "from Umbar", "no more"]
    do(s, "from South Rhûn", "to Ash Mountains")
    assert at(s, "Ash Mountains") == "Southron Regular"
    assert s.stack == []


@rule("BG-12.2")
def test_the_second_army_may_be_left_where_it_is() -> None:
    s = one_action({"Dagorlad": "2 Sauron Regulars", "Umbar": "3 Southron Regulars"})
    march(s, "Dagorlad", "North Ithilien")
    do(s, "no more")
    assert at(s, "Umbar") == "3 Southron Regulars"
    assert s.stack == []


@rule("BG-12.2")
def test_a_muster_army_die_moves_two_armies_too() -> None:
    s = one_action({"Pelargir": "2 Gondor Regulars", "Edoras": "Rohan Regular, Rohan Elite"}, FREE, "Muster/Army")
    march(s, "Pelargir", "Osgiliath", die="Muster/Army")
    do(s, "from Edoras", "to Folde", "everybody who can")
    assert at(s, "Osgiliath") == "2 Gondor Regulars"
    assert at(s, "Folde") == "Rohan Regular, Rohan Elite"
    assert s.stack == []


@rule("BG-12.2", "BG-12.5")
def test_the_same_army_does_not_move_twice_with_one_die() -> None:
    s = one_action({"Dagorlad": "2 Sauron Regulars", "Umbar": "3 Southron Regulars"})
    march(s, "Dagorlad", "North Ithilien")
    assert asked(s) == ["from Umbar", "no more"]
    assert why_not(s, "from", "North Ithilien") == "BG-12.5"


@rule("BG-R24")
def test_two_parts_of_one_army_go_two_ways_with_one_die() -> None:
    s = one_action({"Dagorlad": "3 Sauron Regulars, Nazgûl"})
    march(s, "Dagorlad", "North Ithilien", "Sauron Regular", "Nazgûl", "set out")
    do(s, "from Dagorlad", "to Noman-lands", "Sauron Regular", "set out")
    assert (at(s, "North Ithilien"), at(s, "Noman-lands"), at(s, "Dagorlad")) == (
        "Sauron Regular, Nazgûl",
        "Sauron Regular",
        "Sauron Regular",
    )
    assert s.stack == []


@rule("BG-12.5", "BG-T7")
def test_whoever_came_does_not_move_on_with_those_it_met() -> None:
    s = one_action({"Dagorlad": "2 Sauron Regulars", "North Ithilien": "Sauron Elite"})
    march(s, "Dagorlad", "North Ithilien")
    assert asked(s) == ["from North Ithilien", "no more"]
    do(s, "from North Ithilien", "to South Ithilien")
    assert at(s, "North Ithilien") == "2 Sauron Regulars"
    assert at(s, "South Ithilien") == "Sauron Elite"
    assert s.stack == []


@rule("BG-12.5", "BG-T7")
def test_of_figures_that_look_alike_only_so_many_go_on_as_stood_there() -> None:
    s = one_action({"Dagorlad": "2 Sauron Regulars", "North Ithilien": "3 Sauron Regulars"})
    march(s, "Dagorlad", "North Ithilien")
    do(s, "from North Ithilien", "to South Ithilien", "everybody who can")
    assert at(s, "North Ithilien") == "2 Sauron Regulars"
    assert at(s, "South Ithilien") == "3 Sauron Regulars"
    assert s.stack == []


@rule("BG-12.6", "BG-T7", "BG-3.3")
def test_with_a_second_die_those_who_met_move_on_as_one_army() -> None:
    s = table(
        {"Dagorlad": "2 Sauron Regulars", "North Ithilien": "Sauron Elite"}, war="all", dice_shadow="Army, Army", asking=("turn", SHADOW)
    )
    march(s, "Dagorlad", "North Ithilien")
    do(s, "no more")
    march(s, "North Ithilien", "South Ithilien")
    assert at(s, "South Ithilien") == "2 Sauron Regulars, Sauron Elite"


@rule("BG-12.3")
def test_a_character_die_moves_one_army_that_has_a_leader() -> None:
    armies = {"Dagorlad": "2 Sauron Regulars, Nazgûl", "Umbar": "3 Southron Regulars", "Minas Morgul": "Sauron Regular, Nazgûl"}
    s = one_action(armies, die="Character")
    do(s, "use Character", "move an Army")
    assert asked(s) == ["from Dagorlad", "from Minas Morgul"]
    assert why_not(s, "from", "Umbar") == "BG-12.3"
    do(s, "from Dagorlad", "to North Ithilien", "everybody who can")
    assert at(s, "North Ithilien") == "2 Sauron Regulars, Nazgûl"
    assert s.stack == []


@rule("BG-12.3")
def test_with_a_character_die_somebody_who_leads_goes_with_the_part_that_moves() -> None:
    s = one_action({"Pelargir": "2 Gondor Regulars, Gondor Leader, Boromir"}, FREE, "Character")
    do(s, "use Character", "move an Army", "from Pelargir", "to Osgiliath", "Gondor Regular")
    assert "set out" not in asked(s)
    assert why_not(s, "go") == "BG-12.3"
    do(s, "Boromir", "set out")
    assert at(s, "Osgiliath") == "Gondor Regular, Boromir"
    assert at(s, "Pelargir") == "Gondor Regular, Gondor Leader"
    assert s.stack == []


@rule("BG-12.3")
def test_without_anybody_who_leads_a_character_die_moves_no_army() -> None:
    s = one_action({"Pelargir": "2 Gondor Regulars", "Edoras": "Boromir"}, FREE, "Character")
    do(s, "use Character")
    assert "move an Army" not in asked(s)


@rule("BG-12.4")
def test_any_units_may_stay_behind_and_leaders_go_with_either_part() -> None:
    s = one_action({"Pelargir": "3 Gondor Regulars, 2 Gondor Leaders"}, FREE, "Muster/Army")
    march(s, "Pelargir", "Osgiliath", "Gondor Regular", "Gondor Leader", "set out", die="Muster/Army")
    do(s, "no more")
    assert at(s, "Osgiliath") == "Gondor Regular, Gondor Leader"
    assert at(s, "Pelargir") == "2 Gondor Regulars, Gondor Leader"
    assert s.stack == []


@rule("BG-12.4")
def test_leaders_are_not_left_without_units() -> None:
    s = one_action({"Pelargir": "2 Gondor Regulars, 2 Gondor Leaders"}, FREE, "Muster/Army")
    do(s, "use Muster/Army", "move an Army", "from Pelargir", "to Osgiliath", "Gondor Regular", "Gondor Regular")
    assert asked(s) == ["everybody who can", "gondor Leader"]
    assert why_not(s, "go") == "BG-12.4"
    do(s, "gondor Leader")
    assert at(s, "Osgiliath") == "2 Gondor Regulars, 2 Gondor Leaders"
    assert at(s, "Pelargir") == ""
    assert s.stack == []


@rule("BG-12.4")
def test_leaders_do_not_go_without_units() -> None:
    s = one_action({"Pelargir": "2 Gondor Regulars, Gondor Leader"}, FREE, "Muster/Army")
    do(s, "use Muster/Army", "move an Army", "from Pelargir", "to Osgiliath", "Gondor Leader")
    assert "set out" not in asked(s)
    assert why_not(s, "go") == "BG-3.2"


@rule("BG-12.4")
def test_a_leader_who_may_not_go_along_keeps_the_last_unit_with_him() -> None:
    s = one_action({"Edoras": "Gondor Regular, Rohan Regular, Rohan Leader"}, FREE, "Muster/Army", war="Gondor")
    do(s, "use Muster/Army", "move an Army", "from Edoras")
    do(s, "to Folde", "everybody who can")
    assert at(s, "Folde") == "Gondor Regular, Rohan Regular, Rohan Leader"
    s = one_action({"Folde": "Gondor Regular, Rohan Leader"}, FREE, "Muster/Army", war="Gondor")
    do(s, "use Muster/Army", "move an Army", "from Folde")
    assert why_not(s, "to", "Drúadan Forest") == "BG-12.4"


@rule("BG-12.4")
def test_companions_and_nazgul_may_stay_behind_alone() -> None:
    s = one_action({"Pelargir": "Gondor Regular, Boromir"}, FREE, "Muster/Army")
    march(s, "Pelargir", "Osgiliath", "Gondor Regular", "set out", die="Muster/Army")
    assert (at(s, "Pelargir"), at(s, "Osgiliath")) == ("Boromir", "Gondor Regular")
    assert s.stack == []
    s = one_action({"Dagorlad": "Sauron Regular, 2 Nazgûl, The Witch-king"})
    march(s, "Dagorlad", "North Ithilien", "Sauron Regular", "set out")
    assert (at(s, "Dagorlad"), at(s, "North Ithilien")) == ("2 Nazgûl, The Witch-king", "Sauron Regular")
    assert s.stack == []


@rule("BG-12.7")
def test_a_region_with_enemy_units_is_not_entered() -> None:
    s = one_action({"North Ithilien": "2 Sauron Regulars", "Osgiliath": "Gondor Regular"})
    do(s, "use Army", "move an Army", "from North Ithilien")
    assert "to Osgiliath" not in asked(s)
    assert why_not(s, "to", "Osgiliath") == "BG-12.7"


@rule("BG-12.7")
def test_a_region_with_an_enemy_character_alone_is_entered() -> None:
    s = one_action({"North Ithilien": "2 Sauron Regulars", "Osgiliath": "Boromir"})
    march(s, "North Ithilien", "Osgiliath")
    assert at(s, "Osgiliath") == "2 Sauron Regulars, Boromir"
    assert s.stack == []


@rule("BG-12.9")
def test_whoever_is_not_at_war_enters_no_land_of_others_but_land_of_nobody() -> None:
    s = one_action({"Osgiliath": "2 Gondor Regulars, Gondor Leader"}, FREE, "Muster/Army", war="")
    march(s, "Osgiliath", "South Ithilien", die="Muster/Army")
    assert at(s, "South Ithilien") == "2 Gondor Regulars, Gondor Leader"
    s = one_action({"Drúadan Forest": "2 Gondor Regulars"}, FREE, "Muster/Army", war="")
    do(s, "use Muster/Army", "move an Army", "from Drúadan Forest")
    assert why_not(s, "to", "Folde") == "BG-12.9"  # the land of friends is closed too
    assert asked(s) == ["to Dead Marshes", "to Minas Tirith", "to Osgiliath", "to Western Emyn Muil"]


@rule("BG-12.9")
def test_of_a_mixed_army_only_those_at_war_enter_the_land_of_others() -> None:
    s = one_action({"Drúadan Forest": "Gondor Regular, Rohan Regular, Boromir"}, FREE, "Muster/Army", war="Rohan")
    march(s, "Drúadan Forest", "Minas Tirith", die="Muster/Army")
    assert at(s, "Minas Tirith") == "Gondor Regular, Rohan Regular, Boromir"
    s = one_action({"Drúadan Forest": "Gondor Regular, Rohan Regular, Boromir"}, FREE, "Muster/Army", war="Rohan")
    do(s, "use Muster/Army", "move an Army", "from Drúadan Forest", "to Folde")
    assert why_not(s, "take", "Gondor Regular") == "BG-12.9"
    do(s, "everybody who can", "no more")  # the Gondor Regular could move on its own
    assert at(s, "Folde") == "Rohan Regular, Boromir"
    assert at(s, "Drúadan Forest") == "Gondor Regular"
    assert s.stack == []


@rule("BG-12.9")
def test_nazgul_go_with_an_army_though_sauron_is_not_at_war() -> None:
    s = one_action({"Umbar": "2 Southron Regulars, Nazgûl, The Mouth of Sauron"}, war="Southron", minion_came=True)
    march(s, "Umbar", "Near Harad")
    assert at(s, "Near Harad") == "Nazgûl, 2 Southron Regulars, The Mouth of Sauron"
    s = one_action({"West Harondor": "2 Southron Regulars, Nazgûl"}, war="Southron")
    march(s, "West Harondor", "Pelargir")
    assert at(s, "Pelargir") == "Nazgûl, 2 Southron Regulars"
    assert s.stack == []


@rule("BG-12.10")
def test_armies_do_not_cross_the_black_lines() -> None:
    s = one_action({"North Ithilien": "2 Sauron Regulars, Nazgûl"})
    do(s, "use Army", "move an Army", "from North Ithilien")
    assert "to Minas Morgul" in asked(s)
    assert "to Morannon" not in asked(s)
    assert why_not(s, "to", "Morannon") == "BG-2.2"


@rule("BG-12.11")
def test_an_army_captures_an_empty_settlement_of_the_enemy_at_once() -> None:
    s = one_action({"Osgiliath": "2 Sauron Regulars", "Umbar": "Southron Regular"}, track={"gondor": 1})
    march(s, "Osgiliath", "Pelargir")
    assert s.taken == {REGION["Pelargir"]: SHADOW}
    assert asked(s) == ["from Umbar", "no more"]  # captured before the second Army moves
    do(s, "no more")
    assert s.stack == []


@rule("BG-12.11")
def test_nobody_captures_a_settlement_on_which_units_stand_or_his_own() -> None:
    s = one_action({"Osgiliath": "2 Sauron Regulars", "Pelargir": "Gondor Regular", "Minas Morgul": "Sauron Regular"})
    march(s, "Osgiliath", "South Ithilien")
    do(s, "from Minas Morgul", "to Gorgoroth")
    assert s.taken == {}
    assert s.stack == []


@rule("BG-12.12")
def test_an_army_that_moves_by_a_card_obeys_the_same_rules() -> None:
    s = table(
        {"North Ithilien": "2 Sauron Regulars", "Osgiliath": "Gondor Regular", "Umbar": "Southron Regular"},
        war="Sauron",
        asking=("may_march", SHADOW, CARD_THAT_MOVES, 2),
        then=(),
    )
    do(s, "from North Ithilien")
    assert why_not(s, "to", "Osgiliath") == "BG-12.7"
    do(s, "to South Ithilien", "everybody who can")
    assert why_not(s, "from", "South Ithilien") == "BG-12.5"
    do(s, "from Umbar")
    assert why_not(s, "to", "Pelargir") == "BG-2.2"
    assert asked(s) == ["to Near Harad", "to West Harondor"]
    do(s, "to West Harondor")
    assert s.stack == []


CARD_THAT_MOVES = 999  # a number that no hook knows: whatever card moves Armies without asking for somebody


@rule("BG-R81")
def test_a_besieged_army_does_not_march_out() -> None:
    s = one_action(
        {"inside Minas Tirith": "2 Gondor Regulars", "Minas Tirith": "5 Sauron Regulars", "Edoras": "Rohan Regular"}, FREE, "Muster/Army"
    )
    do(s, "use Muster/Army", "move an Army")
    assert asked(s) == ["from Edoras"]
    assert why_not(s, "from", "inside Minas Tirith") == "BG-R81"


@rule("BG-R25")
@card("Saruman")
def test_saruman_moves_no_army_because_he_moves_nowhere() -> None:
    s = one_action({"Orthanc": "2 Isengard Regulars, Saruman"}, die="Character")
    do(s, "use Character")
    assert "move an Army" not in asked(s)
    s = one_action({"Orthanc": "2 Isengard Regulars, Nazgûl, Saruman"}, die="Character")
    do(s, "use Character", "move an Army", "from Orthanc", "to Gap of Rohan")
    assert "saruman" not in asked(s)
    assert why_not(s, "take", "Saruman") == "BG-10.10"
    do(s, "everybody who can")
    assert at(s, "Gap of Rohan") == "2 Isengard Regulars, Nazgûl"
    assert at(s, "Orthanc") == "Saruman"
    assert s.stack == []


@rule("BG-R25")
@card("Saruman")
def test_saruman_leads_an_attack_from_orthanc() -> None:
    s = one_action({"Orthanc": "2 Isengard Regulars, Saruman", "Fords of Isen": "Rohan Regular"}, die="Character")
    do(s, "use Character", "attack")
    assert asked(s) == ["from Orthanc"]
    do(s, "from Orthanc")
    assert why_not(s, "keep", "Saruman") == "BG-13.3"


@rule("BG-C157")
@card("Saruman")
def test_the_last_room_is_kept_for_the_elite_who_must_lead() -> None:
    s = one_action({"Orthanc": "3 Isengard Regulars, Isengard Elite, Saruman", "Gap of Rohan": "7 Southron Regulars"}, die="Character")
    do(s, "use Character", "move an Army", "from Orthanc", "to Gap of Rohan", "Isengard Regular", "Isengard Regular")
    assert at(s, "Gap of Rohan") == "2 Isengard Regulars, Isengard Elite, 7 Southron Regulars"  # nobody else had room
    s = one_action({"Orthanc": "3 Isengard Regulars, Isengard Elite, Saruman", "Gap of Rohan": "9 Southron Regulars"}, die="Character")
    do(s, "use Character", "move an Army", "from Orthanc", "to Gap of Rohan")
    assert at(s, "Gap of Rohan") == "Isengard Elite, 9 Southron Regulars"
    assert s.stack == []


@rule("BG-C157", "BG-12.3")
@card("Saruman")
def test_an_isengard_elite_leads_an_army_only_while_saruman_is_in_play() -> None:
    s = one_action({"Gap of Rohan": "2 Isengard Regulars, Isengard Elite", "Orthanc": "Saruman"}, die="Character")
    do(s, "use Character", "move an Army", "from Gap of Rohan", "to Enedwaith", "Isengard Regular")
    assert why_not(s, "go") == "BG-12.3"  # the Elite must go along
    do(s, "everybody who can")
    assert at(s, "Enedwaith") == "2 Isengard Regulars, Isengard Elite"
    assert s.stack == []
    s = one_action({"Gap of Rohan": "Isengard Regular, Isengard Elite"}, die="Character")
    do(s, "use Character")
    assert "move an Army" not in asked(s)
