"""Shadow Strategy cards 18 to 23: hosts from the reinforcements in the places that the cards name."""

from __future__ import annotations

import pytest

from tests.boardgame.cards.shadow_strategy import ALL_SHADOW, done, holding, played
from tests.citing import card, rule
from thirdage.boardgame.positions import FREE, SARUMAN, WITCH_KING, asked, at, do, why_not

FAR = dict.fromkeys(("North Rhûn", "East Rhûn", "South Rhûn"), "10 Sauron Regulars")  # where most of them are


# The King is Revealed, Shadows on the Misty Mountains.


@card("The King is Revealed")
@rule("BG-C109")
def test_aragorn_must_be_on_the_map_now() -> None:
    s = played("The King is Revealed", {"Bree": "Aragorn"})
    assert at(s, "Minas Morgul") == "5 Sauron Regulars, Nazgûl"
    done(s, "The King is Revealed")
    for where in ({"armies": {"Bree": "Strider"}}, {"out": "Aragorn"}, {}):
        assert why_not(holding("The King is Revealed", **where), "play", "The King is Revealed") == "BG-C109"


@card("The King is Revealed")
@rule("BG-C3")
def test_a_minas_morgul_that_is_not_free_gets_nothing() -> None:
    s = played("The King is Revealed", {"Bree": "Aragorn", "Minas Morgul": "Gondor Elite"}, taken={"Minas Morgul": FREE})
    assert at(s, "Minas Morgul") == "Gondor Elite"
    done(s, "The King is Revealed")


@card("Shadows on the Misty Mountains")
@rule("BG-C110")
def test_all_three_figures_come_to_one_place_a_nazgul_even_to_mount_gram() -> None:
    s = played("Shadows on the Misty Mountains")
    assert sorted(asked(s)) == ["to Moria", "to Mount Gram"]
    do(s, "to Mount Gram", "Sauron Elite", "Sauron Regular")
    assert at(s, "Mount Gram") == "Sauron Regular, Sauron Elite, Nazgûl"
    assert at(s, "Moria") == ""
    done(s, "Shadows on the Misty Mountains")


@card("Shadows on the Misty Mountains")
@rule("BG-C110", "BG-C5")
def test_besieged_moria_is_open_to_them_a_mount_gram_with_enemies_is_not() -> None:
    armies = {"Moria": "Dwarven Elite", "inside Moria": "Sauron Regular", "Mount Gram": "North Elite"}
    s = played("Shadows on the Misty Mountains", armies)
    do(s, "Sauron Regular", "Sauron Regular")
    assert at(s, "inside Moria") == "3 Sauron Regulars, Nazgûl"
    done(s, "Shadows on the Misty Mountains")
    s = played("Shadows on the Misty Mountains", {"Mount Gram": "North Elite"}, taken={"Moria": FREE})
    done(s, "Shadows on the Misty Mountains")


# Orcs Multiplying Again, Horde from the East, Monsters Roused, Musterings of Long-planned War.


@card("Orcs Multiplying Again")
@rule("BG-C112")
def test_orcs_multiply_in_both_places_or_where_the_player_wants_them() -> None:
    s = played("Orcs Multiplying Again")
    assert (at(s, "Dol Guldur"), at(s, "Mount Gundabad")) == ("3 Sauron Regulars", "3 Sauron Regulars")
    done(s, "Orcs Multiplying Again")
    far = {"Nurn": "10 Sauron Regulars", "Gorgoroth": "10 Sauron Regulars", "Khand": "10 Sauron Regulars", "Angmar": "2 Sauron Regulars"}
    s = played("Orcs Multiplying Again", far)  # 4 are left
    assert sorted(asked(s)) == ["to Dol Guldur", "to Mount Gundabad"]
    do(s, "to Dol Guldur", "to Dol Guldur", "to Dol Guldur")
    assert (at(s, "Dol Guldur"), at(s, "Mount Gundabad")) == ("3 Sauron Regulars", "Sauron Regular")
    done(s, "Orcs Multiplying Again")


@card("Orcs Multiplying Again")
@rule("BG-C3", "BG-R22")
def test_a_place_that_is_not_free_is_skipped_and_a_full_one_is_trimmed() -> None:
    s = played("Orcs Multiplying Again", {"Dol Guldur": "8 Southron Regulars"}, taken={"Mount Gundabad": FREE})
    assert asked(s) == ["sauron Regular", "southron Regular"]
    do(s, "Southron Regular")
    assert at(s, "Dol Guldur") == "3 Sauron Regulars, 7 Southron Regulars"
    assert at(s, "Mount Gundabad") == ""
    done(s, "Orcs Multiplying Again")


@card("Horde from the East")
@rule("BG-C111")
def test_the_horde_comes_to_one_free_region_of_the_eastern_edge() -> None:
    s = played("Horde from the East", {"Khand": "Dwarven Elite"}, war="southrons", taken={"Far Harad": FREE})
    assert asked(s) == ["to East Rhûn", "to South Rhûn"]
    assert why_not(s, "to", "Khand") == "BG-C111"
    do(s, "to East Rhûn")
    assert at(s, "East Rhûn") == "5 Southron Regulars"
    done(s, "Horde from the East")
    s = played("Horde from the East", war="southrons")
    assert asked(s) == ["to East Rhûn", "to South Rhûn", "to Khand", "to Far Harad"]
    do(s, "to Khand")
    assert at(s, "Khand") == "5 Southron Regulars"
    done(s, "Horde from the East")


@card("Horde from the East")
@rule("BG-C111", "BG-C3")
def test_the_horde_is_as_large_as_the_reinforcements_allow() -> None:
    armies = {"Nurn": "10 Southron Regulars", "Gorgoroth": "10 Southron Regulars", "Umbar": "2 Southron Regulars"}
    s = played("Horde from the East", armies, war="southrons")
    do(s, "to Far Harad")
    assert at(s, "Far Harad") == "2 Southron Regulars"
    done(s, "Horde from the East")
    assert why_not(holding("Horde from the East", war="sauron"), "play", "Horde from the East") == "BG-C111"


@card("Horde from the East")
@rule("BG-C111", "BG-9.7")
def test_without_men_or_without_a_free_region_no_horde_comes() -> None:
    far = {"Nurn": "10 Southron Regulars", "Gorgoroth": "10 Southron Regulars", "Umbar": "4 Southron Regulars"}
    s = played("Horde from the East", far, war="southrons")
    assert at(s, "Khand") == ""
    done(s, "Horde from the East")
    edge = dict.fromkeys(("East Rhûn", "South Rhûn", "Khand", "Far Harad"), "Dwarven Regular")
    s = played("Horde from the East", edge, war="southrons", taken={"South Rhûn": FREE, "Far Harad": FREE})
    assert at(s, "Khand") == "Dwarven Regular"
    done(s, "Horde from the East")


@card("Monsters Roused")
@rule("BG-C112")
def test_monsters_are_roused_in_four_places() -> None:
    s = played("Monsters Roused", {"Trollshaws": "Strider", "Ettenmoors": "North Regular"})
    assert [at(s, place) for place in ("Angmar", "Ettenmoors", "Weather Hills")] == ["Sauron Regular", "North Regular", "Sauron Regular"]
    assert at(s, "Trollshaws") == "Sauron Elite, Strider"
    done(s, "Monsters Roused")


@card("Monsters Roused")
@rule("BG-C112")
def test_the_last_regular_goes_where_the_player_wants() -> None:
    far = {**FAR, "Khand": "5 Sauron Regulars", "Moria": "6 Sauron Elites"}
    s = played("Monsters Roused", far)
    assert asked(s) == ["to Angmar", "to Ettenmoors", "to Weather Hills"]
    assert why_not(s, "to", "Trollshaws") == "BG-C112"
    do(s, "to Weather Hills")
    assert [at(s, place) for place in ("Angmar", "Ettenmoors", "Weather Hills", "Trollshaws")] == ["", "", "Sauron Regular", ""]
    done(s, "Monsters Roused")


@card("Musterings of Long-planned War")
@rule("BG-C112")
def test_the_musterings_bring_two_hosts_once_all_are_at_war() -> None:
    s = played("Musterings of Long-planned War", {"Nurn": "Gandalf the White"}, war=ALL_SHADOW)
    assert at(s, "Gorgoroth") == "5 Southron Regulars"
    assert at(s, "Nurn") == "5 Sauron Regulars, Gandalf the White"
    done(s, "Musterings of Long-planned War")
    s = holding("Musterings of Long-planned War", war="sauron, southrons")
    assert why_not(s, "play", "Musterings of Long-planned War") == "BG-C112"


@pytest.mark.parametrize("value, seat, hosts", [
    ("whole", WITCH_KING, ("5 Southron Regulars", "5 Sauron Regulars")),
    ("whole", SARUMAN, ("5 Southron Regulars", "5 Sauron Regulars")),
    ("own", WITCH_KING, ("", "5 Sauron Regulars")),
    ("own", SARUMAN, ("5 Southron Regulars", "")),
])  # fmt: skip
@card("Musterings of Long-planned War")
@rule("BG-C24", "BG-C112")
def test_of_two_teammates_either_brings_both_hosts_unless_the_ruling_says_own(value: str, seat: int, hosts: tuple[str, str]) -> None:
    s = played("Musterings of Long-planned War", persons=3, seat=seat, war=ALL_SHADOW, rulings={"BG-C24": value})
    assert (at(s, "Gorgoroth"), at(s, "Nurn")) == hosts
    done(s, "Musterings of Long-planned War")
