"""Combat cards of the Free Peoples that change rolls, dice and hits."""

from __future__ import annotations

import pytest

from tests.boardgame.cards.fights import CAMP, FIELD, cards_with, fight, next_round, over, rolls
from tests.boardgame.throwing import dice, faces
from tests.citing import card, rule
from thirdage.boardgame.positions import FREE, at, do, log, names

Patch = pytest.MonkeyPatch


# What is added to the dice.


@pytest.mark.parametrize("name", cards_with("It Is a Gift"))
@card("It Is a Gift")
@rule("BG-C140", "BG-C113", "BG-13.20")
def test_it_is_a_gift_adds_one_to_combat_roll_and_reroll(monkeypatch: Patch, name: str) -> None:
    dice(monkeypatch, faces(4, 1, 1), faces(4, 3), faces(4))
    s = fight({FIELD: "2 Gondor Regulars, Gondor Leader", CAMP: "3 Sauron Regulars"}, free=name, bearers=FIELD)
    assert rolls(s) == ["roll shadow 411 on 5: 0", "roll free 43 on 5 +1: 1", "re-roll free 4 on 5 +1: 1"]
    assert at(s, CAMP) == "Sauron Regular" and at(s, FIELD) == "2 Gondor Regulars, Gondor Leader"
    assert names(s.gone) == [name]
    over(s)


@pytest.mark.parametrize("name", cards_with("Servant of the Secret Fire"))
@card("Servant of the Secret Fire")
@rule("BG-T4", "BG-13.20")
def test_the_servant_of_the_secret_fire_adds_one_to_the_combat_roll_alone(monkeypatch: Patch, name: str) -> None:
    dice(monkeypatch, faces(4, 1, 1), faces(4, 3, 3), faces(4))
    s = fight({FIELD: "2 Gondor Regulars, Gandalf the Grey", CAMP: "3 Sauron Regulars"}, free=name)
    assert rolls(s) == ["roll shadow 411 on 5: 0", "roll free 433 on 5 +1: 1", "re-roll free 4 on 5: 0"]
    assert at(s, CAMP) == "2 Sauron Regulars" and names(s.gone) == [name]
    over(s)


@pytest.mark.parametrize("name", cards_with("Valour"))
@card("Valour")
@rule("BG-13.20", "BG-13.21", "BG-13.13")
def test_valour_adds_one_to_the_combat_roll_of_one_round(monkeypatch: Patch, name: str) -> None:
    dice(monkeypatch, faces(1, 1), faces(4, 1), faces(4), faces(1), faces(4, 4), faces(4))
    s = fight({FIELD: "Gondor Regular, Gondor Elite, Gondor Leader", CAMP: "2 Sauron Regulars"}, free=name)
    assert rolls(s) == ["roll shadow 11 on 5: 0", "roll free 41 on 5 +1: 1", "re-roll free 4 on 5: 0"]
    next_round(s)
    assert rolls(s) == ["roll shadow 1 on 5: 0", "roll free 44 on 5: 0", "re-roll free 4 on 5: 0"]
    assert names(s.gone) == [name]
    over(s)


@pytest.mark.parametrize("name", cards_with("Ents' Rage"))
@card("Ents' Rage")
@rule("BG-C123", "BG-13.21")
def test_ents_rage_adds_two_to_the_combat_roll_and_a_one_still_misses(monkeypatch: Patch, name: str) -> None:
    dice(monkeypatch, faces(1, 1, 1), faces(3, 2, 1), faces(3))
    s = fight(
        {"Fangorn": "3 Rohan Regulars, Rohan Leader", "Parth Celebrant": "3 Sauron Regulars"},
        free=name,
        source="Parth Celebrant",
        target="Fangorn",
    )
    assert rolls(s) == ["roll shadow 111 on 5: 0", "roll free 321 on 5 +2: 1", "re-roll free 3 on 5: 0"]
    assert at(s, "Parth Celebrant") == "2 Sauron Regulars" and names(s.gone) == [name]
    over(s)


@pytest.mark.parametrize("name", cards_with("Advantageous Position"))
@card("Advantageous Position")
@rule("BG-C124", "BG-13.21")
def test_an_advantageous_position_takes_one_off_the_shadow_roll_alone(monkeypatch: Patch, name: str) -> None:
    dice(monkeypatch, faces(5, 6, 4), faces(1, 1, 1), faces(5, 4))
    s = fight({"Folde": "3 Rohan Regulars", "Eastemnet": "3 Sauron Regulars, 2 Nazgûl"}, free=name, source="Eastemnet", target="Folde")
    assert rolls(s) == ["roll shadow 564 on 5 -1: 1", "roll free 111 on 5: 0", "re-roll shadow 54 on 5: 1"]
    assert at(s, "Folde") == "Rohan Regular" and names(s.gone) == [name]
    over(s)


# Fewer dice.


@pytest.mark.parametrize("name", cards_with("Brave Stand"))
@card("Brave Stand")
@rule("BG-C116")
def test_a_brave_stand_costs_the_shadow_a_die_for_each_companion(monkeypatch: Patch, name: str) -> None:
    dice(monkeypatch, faces(1, 1, 1), faces(1, 1, 1, 1), faces(1, 1), faces(1, 1))
    armies = {FIELD: "3 Gondor Regulars, Boromir, Meriadoc Brandybuck", CAMP: "8 Sauron Regulars, 2 Nazgûl"}
    s = fight(armies, free=name)  # eight units roll five dice, less two
    assert rolls(s) == ["roll shadow 111 on 5: 0", "roll free 1111 on 5: 0", "re-roll shadow 11 on 5: 0", "re-roll free 11 on 5: 0"]
    assert names(s.gone) == [name]
    over(s)


@card("Brave Stand")
@rule("BG-C116", "BG-C130")
def test_a_brave_stand_leaves_one_die_and_counts_a_silenced_companion(monkeypatch: Patch) -> None:
    dice(monkeypatch, faces(1), faces(1, 1, 1))
    s = fight(
        {FIELD: "2 Gondor Regulars, Boromir, Legolas", CAMP: "2 Sauron Regulars, Nazgûl"},
        free="House of the Stewards",
        shadow="The Lidless Eye",
    )
    do(s, "silence Boromir")
    assert rolls(s)[:2] == ["roll shadow 1 on 5: 0", "roll free 111 on 5: 0"]
    over(s)


@pytest.mark.parametrize("name", cards_with("Daylight"))
@card("Daylight")
@rule("BG-C116")
def test_by_daylight_the_shadow_rolls_at_most_three_dice(monkeypatch: Patch, name: str) -> None:
    dice(monkeypatch, faces(1, 1, 1), faces(1, 1), faces(1, 1, 1))
    s = fight({FIELD: "2 Gondor Regulars", CAMP: "5 Sauron Regulars, 4 Nazgûl"}, free=name)
    assert rolls(s) == ["roll shadow 111 on 5: 0", "roll free 11 on 5: 0", "re-roll shadow 111 on 5: 0"]
    assert names(s.gone) == [name]
    over(s)
    dice(monkeypatch, faces(1, 1), faces(1, 1))
    s = fight({FIELD: "2 Gondor Regulars", CAMP: "2 Sauron Regulars"}, free=name)
    assert rolls(s) == ["roll shadow 11 on 5: 0", "roll free 11 on 5: 0"]
    over(s)


@pytest.mark.parametrize("name", cards_with("Huorn-dark"))
@card("Huorn-dark")
@rule("BG-C116", "BG-C123")
def test_in_huorn_dark_the_shadow_rolls_at_most_two_dice(monkeypatch: Patch, name: str) -> None:
    dice(monkeypatch, faces(1, 1), faces(1, 1), faces(1, 1))
    armies = {"Eastemnet": "2 Rohan Regulars", "Parth Celebrant": "5 Sauron Regulars, 3 Nazgûl"}
    s = fight(armies, free=name, source="Parth Celebrant", target="Eastemnet")
    assert rolls(s) == ["roll shadow 11 on 5: 0", "roll free 11 on 5: 0", "re-roll shadow 11 on 5: 0"]
    assert names(s.gone) == [name]
    over(s)


@card("Daylight", "Durin's Bane")
@rule("BG-C116", "BG-13.17")
def test_fewer_dice_do_not_touch_an_extra_attack(monkeypatch: Patch) -> None:
    dice(monkeypatch, faces(1, 2, 3), faces(1, 1, 1), faces(1, 1))
    armies = {"Hollin": "2 Elven Regulars", "Moria": "5 Sauron Regulars"}
    s = fight(armies, free="The Last Battle", shadow="Balrog of Moria", source="Moria", target="Hollin")
    assert rolls(s) == ["attack shadow 123 on 4: 0", "roll shadow 111 on 5: 0", "roll free 11 on 5: 0"]
    over(s)


# More hits, and fewer.


@pytest.mark.parametrize(
    "name, more", [*((name, 2) for name in cards_with("Nameless Wood")), *((name, 1) for name in cards_with("No Quarter"))]
)
@card("Nameless Wood", "No Quarter")
@rule("BG-C117")
def test_a_hit_of_either_roll_brings_more_hits(monkeypatch: Patch, name: str, more: int) -> None:
    armies = {"Eastemnet": "2 Rohan Regulars, Rohan Leader", "Parth Celebrant": "5 Sauron Regulars"}
    for roll, again in (((5, 1), 1), ((1, 1), 5)):  # a hit of the Combat roll, or one of the re-roll
        dice(monkeypatch, faces(1, 1, 1, 1, 1), faces(*roll), faces(again))
        s = fight(armies, free=name, source="Parth Celebrant", target="Eastemnet")
        title = "Nameless Wood" if more == 2 else "No Quarter"
        assert f"{title}: {'2 hits' if more == 2 else 'one hit'} more for the Free Peoples." in log(s)
        assert at(s, "Parth Celebrant") == f"{4 - more} Sauron Regulars"
        assert names(s.gone) == [name]
        over(s)
    dice(monkeypatch, faces(1, 1, 1, 1, 1), faces(1, 1), faces(1))
    s = fight(armies, free=name, source="Parth Celebrant", target="Eastemnet")
    assert at(s, "Parth Celebrant") == "5 Sauron Regulars"
    over(s)


@pytest.mark.parametrize("name", cards_with("Shield-wall"))
@card("Shield-wall")
@rule("BG-C117", "BG-13.22")
def test_a_shield_wall_cancels_one_hit_of_two_or_more(monkeypatch: Patch, name: str) -> None:
    armies = {FIELD: "4 Gondor Regulars", CAMP: "3 Sauron Regulars, Nazgûl"}
    for roll, again, left in (
        ((5, 5, 1), 1, "3 Gondor Regulars"),
        ((5, 1, 1), 6, "3 Gondor Regulars"),
        ((5, 5, 1), 5, "2 Gondor Regulars"),
    ):
        dice(monkeypatch, faces(*roll), faces(1, 1, 1, 1), faces(again))
        s = fight(armies, free=name)
        assert at(s, FIELD) == left
        assert names(s.gone) == [name]
        over(s)
    dice(monkeypatch, faces(5, 1, 1), faces(1, 1, 1, 1), faces(1))
    s = fight(armies, free=name)
    assert at(s, FIELD) == "3 Gondor Regulars"  # one hit is not two
    over(s)


@card("Shield-wall", "Durin's Bane")
@rule("BG-C117", "BG-13.17")
def test_a_shield_wall_does_not_count_the_hits_of_an_extra_attack(monkeypatch: Patch) -> None:
    dice(monkeypatch, faces(4, 5, 1), faces(5, 1, 1), faces(1, 1))
    s = fight(
        {"Hollin": "4 Elven Regulars", "Moria": "3 Sauron Regulars"},
        free="Faramir's Rangers",
        shadow="Balrog of Moria",
        source="Moria",
        target="Hollin",
    )
    assert at(s, "Hollin") == "Elven Regular"
    over(s)


@card("Shield-wall", "Mûmakil")
@rule("BG-C117")
def test_a_shield_wall_looks_at_rolls_and_not_at_the_hit_of_the_mumakil(monkeypatch: Patch) -> None:
    dice(monkeypatch, faces(5, 1), faces(1, 1, 1, 1))
    s = fight({FIELD: "4 Gondor Regulars", CAMP: "Southron Regular, Southron Elite"}, free="King Brand's Men", shadow="Shadows Gather")
    assert at(s, FIELD) == "2 Gondor Regulars"
    over(s)


@pytest.mark.parametrize("name", cards_with("Confusion"))
@card("Confusion")
@rule("BG-C126", "BG-C117")
def test_confusion_turns_the_ones_of_the_shadow_against_itself(monkeypatch: Patch, name: str) -> None:
    dice(monkeypatch, faces(1, 1, 2, 5), faces(3, 3), faces(1))
    s = fight({FIELD: "2 Gondor Regulars", CAMP: "4 Sauron Regulars, 4 Nazgûl"}, free=name)
    assert rolls(s) == [
        "roll shadow 1125 on 5: 1",
        "roll free 33 on 5: 0",
        "re-roll shadow 1 on 5: 0",
    ]  # the 1 of the re-roll is only a miss
    assert at(s, CAMP) == "2 Sauron Regulars, 4 Nazgûl" and at(s, FIELD) == "Gondor Regular"
    assert names(s.gone) == [name]
    over(s)
    dice(monkeypatch, faces(2, 2), faces(1, 3))
    s = fight({FIELD: "2 Gondor Regulars", CAMP: "2 Sauron Regulars"}, free=name)
    assert at(s, CAMP) == "2 Sauron Regulars"  # the own 1 does no harm
    over(s)


@card("Confusion", "Relentless Assault")
@rule("BG-C126", "BG-13.21")
def test_confusion_looks_at_what_the_dice_show_whatever_is_added(monkeypatch: Patch) -> None:
    dice(monkeypatch, faces(1, 4), faces(1, 1))
    s = fight({FIELD: "2 Gondor Regulars", CAMP: "4 Sauron Regulars"}, free="Wisdom of Elrond", shadow="The King is Revealed")
    do(s, "remove Sauron Regular", "remove Sauron Regular")
    assert rolls(s) == ["roll shadow 14 on 5 +2: 1", "roll free 11 on 5: 0"]
    assert at(s, CAMP) == "Sauron Regular" and at(s, FIELD) == "Gondor Regular"
    over(s)


@card("No Quarter")
@rule("BG-C117")
def test_cards_work_for_attackers_too(monkeypatch: Patch) -> None:
    dice(monkeypatch, faces(5, 1), faces(1, 1, 1))
    s = fight({CAMP: "2 Gondor Regulars", FIELD: "3 Sauron Regulars"}, free="Help Unlooked For", by=FREE)
    assert at(s, FIELD) == "Sauron Regular"
    over(s, FREE)
