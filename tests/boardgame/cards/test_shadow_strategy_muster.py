"""Shadow Strategy cards 11 to 17 and 24: Dunlendings, the return of the Witch-king, trolls, and cards that leave a choice of places."""

from __future__ import annotations

import pytest

from tests.boardgame.cards.shadow_strategy import done, holding, played
from tests.citing import card, rule
from thirdage.boardgame.positions import FREE, SHADOW, asked, at, do, log, why_not

FAR = ("North Rhûn", "East Rhûn", "South Rhûn", "Khand")
NO_REGULARS = {  # all Regulars of a Nation, far away
    "Isengard": dict(zip(FAR, ("10 Isengard Regulars", "2 Isengard Regulars"))),
    "Sauron": dict(zip(FAR, (*["10 Sauron Regulars"] * 3, "6 Sauron Regulars"), strict=True)),
}


# Rage of the Dunlendings.


@card("Rage of the Dunlendings")
@rule("BG-C104", "BG-9.7")
def test_the_dunlendings_rage_only_if_isengard_is_at_war() -> None:
    s = holding("Rage of the Dunlendings")
    assert why_not(s, "play", "Rage of the Dunlendings") == "BG-C104"
    assert asked(s)[-1] == "skip: discard the die" and "play Rage of the Dunlendings" not in asked(s)
    assert s.stack[-1][0] == "action"


@card("Rage of the Dunlendings")
@rule("BG-C104")
def test_units_join_from_both_dunlands_even_from_the_one_that_does_not_touch_the_region() -> None:
    armies = {"North Dunland": "2 Isengard Regulars, 2 Sauron Regulars", "South Dunland": "Isengard Regular, 2 Isengard Elites"}
    s = played("Rage of the Dunlendings", armies, war="isengard")
    assert asked(s) == [
        *("to Cardolan", "to Enedwaith", "to Gap of Rohan", "to Hollin", "to Moria", "to North Dunland"),
        *("to South Downs", "to South Dunland", "to Tharbad"),
    ]
    do(s, "to Hollin")  # next to North Dunland alone
    assert asked(s) == ["isengard Regular", "no more"]  # not the units of Sauron
    assert why_not(s, "take", "Sauron Regular") == "BG-C104"
    do(s, "Isengard Regular", "Isengard Regular")  # then there is nobody left to ask about
    assert asked(s) == ["isengard Regular", "isengard Elite", "no more"]
    do(s, "Isengard Elite", "Isengard Regular")  # that makes four
    assert at(s, "Hollin") == "5 Isengard Regulars, Isengard Elite"
    assert (at(s, "North Dunland"), at(s, "South Dunland")) == ("2 Sauron Regulars", "Isengard Elite")
    done(s, "Rage of the Dunlendings")


@card("Rage of the Dunlendings")
@rule("BG-C104", "BG-2.7")
def test_the_region_must_be_free_and_nobody_need_join() -> None:
    s = played(
        "Rage of the Dunlendings", {"Hollin": "Elven Regular", "South Dunland": "Isengard Elite"}, war="isengard", taken={"Moria": FREE}
    )
    assert asked(s) == [
        *("to Cardolan", "to Enedwaith", "to Gap of Rohan", "to North Dunland", "to South Downs"),
        *("to South Dunland", "to Tharbad"),
    ]
    assert (why_not(s, "to", "Hollin"), why_not(s, "to", "Moria"), why_not(s, "to", "Trollshaws")) == ("BG-C104",) * 3
    do(s, "to North Dunland")  # next to South Dunland
    assert asked(s) == ["isengard Elite", "no more"]
    do(s, "no more")
    assert at(s, "North Dunland") == "2 Isengard Regulars"
    assert at(s, "South Dunland") == "Isengard Elite"
    done(s, "Rage of the Dunlendings")


@card("Rage of the Dunlendings")
@rule("BG-C104")
def test_four_is_the_most_from_both_dunlands_together() -> None:
    armies = {"North Dunland": "3 Isengard Regulars", "South Dunland": "2 Isengard Elites"}
    s = played("Rage of the Dunlendings", armies, war="isengard")
    do(s, "to Tharbad", *["Isengard Regular"] * 3, "Isengard Elite")
    assert at(s, "Tharbad") == "5 Isengard Regulars, Isengard Elite"
    assert at(s, "South Dunland") == "Isengard Elite"
    done(s, "Rage of the Dunlendings")


@card("Rage of the Dunlendings")
@rule("BG-C104", "BG-R4")
def test_no_more_join_than_the_region_holds() -> None:
    armies = {"Gap of Rohan": "7 Sauron Regulars", "South Dunland": "3 Isengard Regulars"}
    s = played("Rage of the Dunlendings", armies, war="isengard")
    do(s, "to Gap of Rohan", "Isengard Regular")
    assert at(s, "Gap of Rohan") == "3 Isengard Regulars, 7 Sauron Regulars"
    assert at(s, "South Dunland") == "2 Isengard Regulars"
    done(s, "Rage of the Dunlendings")


@card("Rage of the Dunlendings")
@rule("BG-C104", "BG-C5", "BG-2.8")
def test_a_region_where_the_shadow_besieges_is_free_for_them() -> None:
    armies = {"Moria": "Sauron Regular", "inside Moria": "Dwarven Regular", "North Dunland": "Isengard Elite"}
    s = played("Rage of the Dunlendings", armies, war="isengard", taken={"Moria": FREE})
    do(s, "to Moria", "Isengard Elite")
    assert (at(s, "Moria"), at(s, "inside Moria")) == ("2 Isengard Regulars, Isengard Elite, Sauron Regular", "Dwarven Regular")
    done(s, "Rage of the Dunlendings")


# Return of the Witch-king.


@card("Return of the Witch-king")
@rule("BG-C105")
def test_the_witch_king_goes_to_angmar_out_of_a_siege_too() -> None:
    armies = {"inside Dol Guldur": "Sauron Regular, The Witch-king", "Dol Guldur": "2 Elven Elites"}
    s = played("Return of the Witch-king", armies, war="sauron")
    assert at(s, "Angmar") == "2 Sauron Regulars, Sauron Elite, The Witch-king"
    assert at(s, "inside Dol Guldur") == "Sauron Regular"
    assert "The Witch-king goes from Dol Guldur to Angmar." in log(s)
    done(s, "Return of the Witch-king")


@card("Return of the Witch-king")
@rule("BG-C105", "BG-C3")
def test_the_units_come_only_if_angmar_is_free() -> None:
    s = played(
        "Return of the Witch-king", {"Angmar": "North Elite", "Minas Morgul": "Sauron Regular, The Witch-king"}, taken={"Angmar": FREE}
    )
    assert at(s, "Angmar") == "North Elite, The Witch-king"
    done(s, "Return of the Witch-king")


@card("Return of the Witch-king")
@rule("BG-C105")
def test_a_witch_king_in_angmar_stays_and_one_who_is_not_in_play_does_not_return() -> None:
    s = played("Return of the Witch-king", {"Angmar": "Sauron Regular, The Witch-king"})
    assert at(s, "Angmar") == "3 Sauron Regulars, Sauron Elite, The Witch-king"
    assert not any("moves" in line for line in log(s))
    done(s, "Return of the Witch-king")
    for gone in ("", "The Witch-king"):
        assert why_not(holding("Return of the Witch-king", out=gone), "play", "Return of the Witch-king") == "BG-C105"


# Half-orcs and Goblin-men, Olog-hai.


@pytest.mark.parametrize("name, nation", [("Half-orcs and Goblin-men", "Isengard"), ("Olog-hai", "Sauron")])
@card("Half-orcs and Goblin-men", "Olog-hai")
@rule("BG-C106", "BG-C5")
def test_a_unit_joins_any_shadow_army_besiegers_and_besieged_too(name: str, nation: str) -> None:
    armies = {
        "Helm's Deep": "Southron Regular",
        "inside Helm's Deep": "Rohan Regular",
        "Moria": "Dwarven Elite",
        "inside Moria": "Sauron Regular",
        "Bree": "Isengard Regular",
    }
    s = played(name, armies, war=nation, taken={"Bree": SHADOW})
    assert asked(s) == ["to Bree", "to Helm's Deep", "to Moria"]
    do(s, "to Helm's Deep")
    assert asked(s) == [name_of(nation, "Regular"), name_of(nation, "Elite")]
    do(s, f"{nation} Elite")
    assert f"{nation} Elite" in at(s, "Helm's Deep") and "Elite" not in at(s, "inside Helm's Deep")
    done(s, name)
    s = played(name, armies, war=nation, taken={"Bree": SHADOW})
    do(s, "to Moria", f"{nation} Elite")
    assert f"{nation} Elite" in at(s, "inside Moria")
    done(s, name)


def name_of(nation: str, type: str) -> str:
    return f"{nation[0].lower()}{nation[1:]} {type}"


@pytest.mark.parametrize("name, nation", [("Half-orcs and Goblin-men", "isengard"), ("Olog-hai", "sauron")])
@card("Half-orcs and Goblin-men", "Olog-hai")
@rule("BG-C106", "BG-C3")
def test_only_at_war_and_only_figures_that_are_left(name: str, nation: str) -> None:
    s = holding(name, {"Minas Morgul": "Sauron Regular"})
    assert why_not(s, "play", name) == "BG-C106"
    word = nation.capitalize()
    armies = {**NO_REGULARS[word], "Minas Morgul": "Southron Regular"}
    s = played(name, armies, war=nation)
    do(s, "to Minas Morgul")
    assert at(s, "Minas Morgul") == f"{word} Elite, Southron Regular"
    done(s, name)
    s = played(name, {**armies, "Nurn": f"6 {word} Elites"}, war=nation)  # nobody is left: nothing is asked
    assert (at(s, "Minas Morgul"), at(s, "Nurn")) == ("Southron Regular", f"6 {word} Elites")
    done(s, name)


# Hill-trolls.


@card("Hill-trolls")
@rule("BG-C107")
def test_two_regulars_of_one_or_two_regions_become_elites() -> None:
    armies = {"Moria": "2 Sauron Regulars", "inside Dol Guldur": "Sauron Regular", "Dol Guldur": "Elven Elite", "Nurn": "Isengard Regular"}
    s = played("Hill-trolls", armies, war="sauron")
    regulars = s.reserve[18]
    assert asked(s) == ["at Moria", "at the Stronghold of Dol Guldur"]
    do(s, "at Moria", "at the Stronghold of Dol Guldur")
    assert (at(s, "Moria"), at(s, "inside Dol Guldur")) == ("Sauron Regular, Sauron Elite", "Sauron Elite")
    assert s.reserve[18] == regulars + 2  # the Regulars go back
    done(s, "Hill-trolls")
    s = played("Hill-trolls", {"Moria": "2 Sauron Regulars", "Nurn": "Sauron Regular"}, war="sauron")
    do(s, "at Moria", "at Moria")
    assert at(s, "Moria") == "2 Sauron Elites"
    done(s, "Hill-trolls")


@card("Hill-trolls")
@rule("BG-C107")
def test_one_is_replaced_if_only_one_regular_or_elite_is_to_be_had() -> None:
    s = played("Hill-trolls", {"Moria": "Sauron Regular", "Angmar": "Sauron Elite"}, war="sauron")
    assert (at(s, "Moria"), at(s, "Angmar")) == ("Sauron Elite", "Sauron Elite")
    done(s, "Hill-trolls")
    s = played("Hill-trolls", {"Moria": "2 Sauron Regulars", "Angmar": "5 Sauron Elites"}, war="sauron")
    assert at(s, "Moria") == "Sauron Regular, Sauron Elite"
    done(s, "Hill-trolls")
    assert why_not(holding("Hill-trolls", {"Moria": "Sauron Regular"}), "play", "Hill-trolls") == "BG-C107"


# A New Power is Rising.


@card("A New Power is Rising")
@rule("BG-C112")
def test_a_new_power_rises_in_all_three_settlements_of_isengard() -> None:
    s = played("A New Power is Rising", {"Orthanc": "Saruman"})
    assert (at(s, "North Dunland"), at(s, "South Dunland")) == ("2 Isengard Regulars", "2 Isengard Regulars")
    assert asked(s) == ["isengard Regular", "isengard Elite"]
    do(s, "Isengard Elite", "Isengard Regular")
    assert at(s, "Orthanc") == "Isengard Regular, Isengard Elite, Saruman"
    done(s, "A New Power is Rising")


@card("A New Power is Rising")
@rule("BG-C112")
def test_with_just_enough_regulars_nobody_asks_where_they_go() -> None:
    s = played("A New Power is Rising", {"Orthanc": "Saruman", "Nurn": "6 Isengard Regulars"})  # 6 are left
    assert (at(s, "North Dunland"), at(s, "South Dunland")) == ("2 Isengard Regulars", "2 Isengard Regulars")
    do(s, "Isengard Regular", "Isengard Regular")
    assert at(s, "Orthanc") == "2 Isengard Regulars, Saruman"
    done(s, "A New Power is Rising")


@card("A New Power is Rising")
@rule("BG-C112", "BG-C5")
def test_each_place_is_judged_by_itself() -> None:
    armies = {"Orthanc": "5 Rohan Regulars", "inside Orthanc": "Isengard Regular, Saruman", "North Dunland": "Gandalf the Grey"}
    s = played("A New Power is Rising", armies, taken={"South Dunland": FREE})
    assert at(s, "North Dunland") == "2 Isengard Regulars, Gandalf the Grey"  # a lone Companion does not hinder
    do(s, "Isengard Elite", "Isengard Elite")
    assert at(s, "inside Orthanc") == "Isengard Regular, 2 Isengard Elites, Saruman"
    assert at(s, "South Dunland") == ""
    done(s, "A New Power is Rising")


@card("A New Power is Rising")
@rule("BG-C112")
def test_where_figures_are_short_the_player_says_which_place_gets_them() -> None:
    armies = {"Orthanc": "Saruman", "Nurn": "9 Isengard Regulars", "Khand": "5 Isengard Elites"}  # 3 Regulars and an Elite are left
    s = played("A New Power is Rising", armies)
    assert asked(s) == ["to North Dunland", "to South Dunland", "to Orthanc"]
    do(s, "to South Dunland", "to Orthanc", "Isengard Regular", "to South Dunland")  # the last one can only be an Elite in Orthanc
    assert (at(s, "North Dunland"), at(s, "South Dunland")) == ("", "2 Isengard Regulars")
    assert at(s, "Orthanc") == "Isengard Regular, Isengard Elite, Saruman"
    done(s, "A New Power is Rising")


@card("A New Power is Rising")
@rule("BG-C112")
def test_where_figures_are_short_no_place_gets_more_than_its_share() -> None:
    armies = {"Orthanc": "Saruman", "Nurn": "7 Isengard Regulars", "Khand": "6 Isengard Elites"}  # 5 Regulars are left, for six places
    s = played("A New Power is Rising", armies)
    do(s, "to South Dunland", "to South Dunland")
    assert asked(s) == ["to North Dunland", "to Orthanc"]
    do(s, "to Orthanc", "to Orthanc")  # the last one goes to the only place that still wants one
    assert [at(s, place) for place in ("North Dunland", "South Dunland", "Orthanc")] == [
        *("Isengard Regular", "2 Isengard Regulars"),
        "2 Isengard Regulars, Saruman",
    ]
    done(s, "A New Power is Rising")


@card("A New Power is Rising")
@rule("BG-C10")
def test_saruman_must_be_in_play() -> None:
    for gone in ("", "Saruman"):
        s = holding("A New Power is Rising", war="isengard", out=gone)
        assert why_not(s, "play", "A New Power is Rising") == "BG-C112"
        assert s.stack[-1][0] == "action"


# Many Kings to the Service of Mordor, Pits of Mordor.


@card("Many Kings to the Service of Mordor")
@rule("BG-C108")
def test_many_kings_come_in_three_different_settlements_of_the_southrons() -> None:
    s = played("Many Kings to the Service of Mordor")  # even if they are not At War
    assert asked(s) == ["far Harad", "near Harad", "north Rhûn", "south Rhûn", "umbar"]
    do(s, "Umbar")
    assert asked(s) == ["far Harad", "near Harad", "north Rhûn", "south Rhûn"]
    assert why_not(s, "choose", "Umbar") == "BG-C108"
    do(s, "Far Harad", "North Rhûn")
    assert [at(s, place) for place in ("Umbar", "Far Harad", "North Rhûn")] == ["2 Southron Regulars"] * 3
    done(s, "Many Kings to the Service of Mordor")


@card("Pits of Mordor")
@rule("BG-C108", "BG-C5")
def test_the_pits_bring_orcs_to_three_strongholds_inside_where_they_are_besieged() -> None:
    armies = {
        "Minas Morgul": "Gondor Elite",
        "inside Minas Morgul": "Sauron Regular",
        "Moria": "Dwarven Elite",
        "inside Moria": "4 Sauron Regulars",
    }
    taken = {"Dol Guldur": FREE, "Morannon": FREE, "Mount Gundabad": FREE}
    s = played("Pits of Mordor", armies, war="sauron", taken=taken)  # three are left: no choice
    assert at(s, "Barad-dûr") == "2 Sauron Regulars"
    assert at(s, "inside Minas Morgul") == "3 Sauron Regulars"
    assert at(s, "inside Moria") == "5 Sauron Regulars"  # six, but no more than five stay inside (BG-R23)
    done(s, "Pits of Mordor")


@card("Pits of Mordor")
@rule("BG-C108")
def test_the_player_names_three_of_the_six_strongholds_of_sauron() -> None:
    s = played("Pits of Mordor", war="sauron")
    assert asked(s) == ["barad-dûr", "dol Guldur", "minas Morgul", "morannon", "moria", "mount Gundabad"]
    do(s, "Moria", "Dol Guldur", "Morannon")
    assert [at(s, place) for place in ("Moria", "Dol Guldur", "Morannon", "Barad-dûr")] == [*["2 Sauron Regulars"] * 3, ""]
    done(s, "Pits of Mordor")


@card("Pits of Mordor", "Many Kings to the Service of Mordor")
@rule("BG-C108")
def test_as_many_settlements_as_qualify() -> None:
    taken = dict.fromkeys(("Dol Guldur", "Morannon", "Mount Gundabad", "Moria"), FREE)
    s = played("Pits of Mordor", war="sauron", taken=taken)
    assert (at(s, "Barad-dûr"), at(s, "Minas Morgul")) == ("2 Sauron Regulars", "2 Sauron Regulars")
    done(s, "Pits of Mordor")
    taken = dict.fromkeys(("Far Harad", "Near Harad", "North Rhûn", "South Rhûn", "Umbar"), FREE)
    s = played("Many Kings to the Service of Mordor", taken=taken)
    done(s, "Many Kings to the Service of Mordor")


@card("Pits of Mordor", "Many Kings to the Service of Mordor")
@rule("BG-C108")
def test_if_regulars_run_short_the_player_says_where_they_go() -> None:
    armies = {"Khand": "10 Southron Regulars", "East Rhûn": "10 Southron Regulars", "East Harondor": "Southron Regular"}
    s = played("Many Kings to the Service of Mordor", armies)  # 3 are left
    do(s, "Far Harad", "Near Harad", "Umbar")
    assert asked(s) == ["to Far Harad", "to Near Harad", "to Umbar"]
    do(s, "to Umbar", "to Far Harad", "to Umbar")
    assert [at(s, place) for place in ("Umbar", "Far Harad", "Near Harad")] == ["2 Southron Regulars", "Southron Regular", ""]
    done(s, "Many Kings to the Service of Mordor")
    s = played("Pits of Mordor", NO_REGULARS["Sauron"], war="sauron")
    done(s, "Pits of Mordor")
    assert why_not(holding("Pits of Mordor"), "play", "Pits of Mordor") == "BG-C108"
