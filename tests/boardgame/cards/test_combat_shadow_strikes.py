"""Combat cards of the Shadow that strike figures, and those that attack before the Combat roll or after the casualties."""

from __future__ import annotations

import pytest

from tests.boardgame.cards.fights import CAMP, FIELD, attack, cards_with, fight, next_round, over, proceed, rolls, table_of
from tests.boardgame.throwing import dice, faces
from tests.citing import card, rule
from thirdage.boardgame.positions import FREE, SHADOW, asked, at, do, log, names, why_not
from thirdage.boardgame.state import OUT
from thirdage.boardgame.tables import CHARACTER

Patch = pytest.MonkeyPatch


# Black Breath.


@pytest.mark.parametrize("name", cards_with("Black Breath"))
@card("Black Breath")
@rule("BG-C129", "BG-C113")
def test_black_breath_may_eliminate_a_leader_or_a_companion_of_low_level(monkeypatch: Patch, name: str) -> None:
    armies = {FIELD: "5 Gondor Regulars, Gondor Leader, Meriadoc Brandybuck, Boromir, Aragorn", CAMP: "3 Sauron Regulars, 2 Nazgûl"}
    for again, companions in (((5, 1), ["Meriadoc Brandybuck"]), ((5, 6), ["Boromir", "Meriadoc Brandybuck"])):
        dice(monkeypatch, faces(5, 1, 1), faces(6, 6, 1, 1, 1), faces(*again), faces(1, 1, 1))
        s = fight(armies, shadow=name)
        assert asked(s) == ["eliminate Gondor Leader", *(f"eliminate {companion}" for companion in companions), "no"]
        assert why_not(s, "eliminate", "Aragorn") == "BG-C129"
        do(s, "eliminate Meriadoc Brandybuck")
        hits = 1 + len(companions)  # all of them are taken besides
        assert at(s, FIELD) == f"{5 - hits} Gondor Regulars, Gondor Leader, Boromir, Aragorn"
        assert s.where[CHARACTER["Meriadoc Brandybuck"]] == OUT and names(s.gone) == [name]
        over(s)


@card("Black Breath")
@rule("BG-C129")
def test_black_breath_is_optional_and_needs_a_hit_of_the_reroll(monkeypatch: Patch) -> None:
    armies = {FIELD: "3 Gondor Regulars, Gondor Leader", CAMP: "3 Sauron Regulars, Nazgûl"}
    dice(monkeypatch, faces(1, 1, 1), faces(1, 1, 1), faces(5), faces(1))
    s = fight(armies, shadow="Morgul Wound")
    do(s, "no")
    assert at(s, FIELD) == "2 Gondor Regulars, Gondor Leader"
    over(s)
    dice(monkeypatch, faces(5, 1, 1), faces(1, 1, 1), faces(1), faces(1))
    s = fight(armies, shadow="Morgul Wound")
    assert at(s, FIELD) == "2 Gondor Regulars, Gondor Leader"
    over(s)
    dice(monkeypatch, faces(1, 1, 1), faces(1, 1, 1, 1), faces(5), faces(1))
    s = fight({FIELD: "3 Gondor Regulars, Strider", CAMP: "3 Sauron Regulars, Nazgûl"}, shadow="Morgul Wound")
    assert at(s, FIELD) == "2 Gondor Regulars, Strider"  # his Level is 3: there is nobody to strike
    over(s)


@card("Black Breath", "Heroic Death")
@rule("BG-13.14", "BG-C120")
def test_a_leader_dies_heroically_before_black_breath_reaches_him_if_he_defends(monkeypatch: Patch) -> None:
    dice(monkeypatch, faces(5, 1, 1), faces(1, 1, 1), faces(5), faces(1))
    s = fight(
        {FIELD: "3 Gondor Regulars, Gondor Leader", CAMP: "3 Sauron Regulars, Nazgûl"}, free="Mirror of Galadriel", shadow="Morgul Wound"
    )
    assert asked(s) == ["sacrifice Gondor Leader", "no"]
    do(s, "sacrifice Gondor Leader")
    assert at(s, FIELD) == "2 Gondor Regulars"
    over(s)
    dice(monkeypatch, faces(1, 1, 1), faces(5, 1, 1), faces(1), faces(5))
    s = fight(
        {CAMP: "3 Gondor Regulars, Gondor Leader", FIELD: "3 Sauron Regulars, Nazgûl"},
        free="Mirror of Galadriel",
        shadow="Morgul Wound",
        by=FREE,
    )
    assert asked(s) == ["eliminate Gondor Leader", "no"]
    do(s, "eliminate Gondor Leader")
    assert at(s, CAMP) == "Gondor Regular"
    over(s, FREE)


@card("Black Breath", "Fateful Strike")
@rule("BG-R29", "BG-C129")
def test_black_breath_outlives_the_last_nazgul(monkeypatch: Patch) -> None:
    dice(monkeypatch, faces(1, 1, 1), faces(1, 1, 1), faces(5), faces(5))
    s = fight({FIELD: "3 Gondor Regulars, Gondor Leader", CAMP: "3 Sauron Regulars, Nazgûl"}, free="Bilbo's Song", shadow="Morgul Wound")
    do(s, "eliminate Gondor Leader")
    assert at(s, FIELD) == "2 Gondor Regulars" and at(s, CAMP) == "2 Sauron Regulars"
    over(s)


# Words of Power.


@pytest.mark.parametrize("name", cards_with("Words of Power"))
@card("Words of Power")
@rule("BG-C130", "BG-C142", "BG-C113")
def test_a_companion_under_words_of_power_neither_leads_nor_strengthens_for_the_round(monkeypatch: Patch, name: str) -> None:
    dice(monkeypatch, faces(1, 1, 1), faces(1, 1, 1), faces(1), faces(1), faces(1, 1, 1), faces(1, 1, 1, 1), faces(1), faces(1, 1, 1))
    s = fight({FIELD: "2 Gondor Regulars, Boromir, Aragorn", CAMP: "3 Sauron Regulars, Nazgûl"}, shadow=name)
    assert asked(s) == ["silence Boromir", "silence Aragorn"]
    assert why_not(s, "take", "Strider") == "BG-C130"
    do(s, "silence Aragorn")
    assert rolls(s) == ["roll shadow 111 on 5: 0", "roll free 111 on 5: 0", "re-roll shadow 1 on 5: 0", "re-roll free 1 on 5: 0"]
    assert names(s.gone) == [name]
    next_round(s)
    assert rolls(s) == ["roll shadow 111 on 5: 0", "roll free 1111 on 5: 0", "re-roll shadow 1 on 5: 0", "re-roll free 111 on 5: 0"]
    over(s)


@card("Words of Power")
@rule("BG-C130")
def test_everybody_is_told_who_is_silenced(monkeypatch: Patch) -> None:
    dice(monkeypatch, faces(1, 1, 1), faces(1, 1), faces(1))
    s = fight({FIELD: "2 Gondor Regulars, Strider", CAMP: "3 Sauron Regulars, Nazgûl"}, shadow="The Lidless Eye")  # one alone: no choice
    assert "The Leadership and abilities of Strider do not count in this round." in log(s)
    over(s)


@card("Words of Power")
@rule("BG-C130")
def test_words_of_power_without_a_companion_do_nothing(monkeypatch: Patch) -> None:
    dice(monkeypatch, faces(1, 1, 1), faces(1, 1), faces(1), faces(1))
    s = fight({FIELD: "2 Gondor Regulars, Gondor Leader", CAMP: "3 Sauron Regulars, Nazgûl"}, shadow="The Lidless Eye")
    assert rolls(s)[1] == "roll free 11 on 5: 0" and rolls(s) == []
    over(s)


@pytest.mark.parametrize("value, again", [("restored", "111"), ("settled", "11")])
@card("Words of Power", "Gandalf the White")
@rule("BG-C131", "BG-C150")
def test_words_of_power_on_the_white_rider_restore_the_nazgul_for_the_round(monkeypatch: Patch, value: str, again: str) -> None:
    dice(monkeypatch, faces(1, 1, 1), faces(1, 1), faces(*map(int, again)), faces(1, 1, 1), faces(1, 1), faces(1, 1))
    armies = {FIELD: "2 Gondor Regulars, Gandalf the White", CAMP: "3 Sauron Regulars, 2 Nazgûl, The Mouth of Sauron"}
    s = fight(armies, shadow="The Lidless Eye", ride=True, rulings={"BG-C131": value})
    assert rolls(s) == ["roll shadow 111 on 5: 0", "roll free 11 on 5: 0", f"re-roll shadow {again} on 5: 0"]
    next_round(s)
    assert rolls(s) == ["roll shadow 111 on 5: 0", "roll free 11 on 5: 0", "re-roll shadow 11 on 5: 0"]  # the Minion alone leads again
    over(s)


# Durin's Bane.


@pytest.mark.parametrize("name", cards_with("Durin's Bane"))
@card("Durin's Bane")
@rule("BG-C132", "BG-13.17", "BG-C113")
def test_durins_bane_attacks_before_the_roll_with_three_dice_on_four(monkeypatch: Patch, name: str) -> None:
    dice(monkeypatch, faces(4, 3, 6), faces(1, 1), faces(1, 1))
    s = fight({"Hollin": "4 Elven Regulars", "Moria": "2 Sauron Regulars"}, shadow=name, source="Moria", target="Hollin")
    assert rolls(s) == ["attack shadow 436 on 4: 2", "roll shadow 11 on 5: 0", "roll free 11 on 5: 0"]
    assert at(s, "Hollin") == "2 Elven Regulars" and names(s.gone) == [name]
    over(s)


@card("Durin's Bane")
@rule("BG-C132", "BG-R30")
def test_the_number_of_durins_bane_holds_in_a_siege_too(monkeypatch: Patch) -> None:
    dice(monkeypatch, faces(4, 3, 3), faces(1, 1), faces(1, 1))
    armies = {"Lórien": "2 Sauron Regulars", "inside Lórien": "3 Elven Regulars"}
    s = fight(armies, shadow="Balrog of Moria", source="Lórien", target="Lórien")
    assert rolls(s) == ["attack shadow 433 on 4: 1", "roll shadow 11 on 6: 0", "roll free 11 on 5: 0"]
    over(s)


@card("Durin's Bane", "The Witch-king")
@rule("BG-C83", "BG-C159")
def test_the_balrog_may_be_used_from_the_table_and_counts_for_sorcery(monkeypatch: Patch) -> None:
    armies = {"Hollin": "4 Elven Regulars", "Moria": "2 Sauron Regulars, The Witch-king"}
    s = table_of(armies, on_table="Balrog of Moria", deck="Morgul Wound")
    attack(s, SHADOW, "Moria", "Hollin")
    do(s, "attack with everybody")
    assert asked(s) == ["use Balrog of Moria", "no"]
    do(s, "use Balrog of Moria")
    assert names(s.played) == ["Balrog of Moria"] and not s.table  # openly, before the defender chooses
    dice(monkeypatch, faces(4, 3, 6), faces(1, 1), faces(1, 1), faces(1, 1))
    do(s, "no")
    assert asked(s) == ["draw from the Shadow Character deck", "no"]
    do(s, "draw from the Shadow Character deck")
    assert names(s.hand[SHADOW]) == ["Morgul Wound"]
    assert rolls(s)[0] == "attack shadow 436 on 4: 2" and names(s.gone) == ["Balrog of Moria"]
    over(s)
    s = table_of({FIELD: "4 Elven Regulars", CAMP: "2 Sauron Regulars"}, on_table="Balrog of Moria")
    attack(s, SHADOW, CAMP, FIELD)
    do(s, "attack with everybody")
    assert asked(s) == ["no"]  # too far from Moria
    proceed(s)
    over(s)


# Onslaught.


@pytest.mark.parametrize("name", cards_with("Onslaught"))
@card("Onslaught")
@rule("BG-C135", "BG-C132", "BG-C113")
def test_an_onslaught_rolls_a_die_for_each_hit_taken(monkeypatch: Patch, name: str) -> None:
    dice(monkeypatch, faces(1, 1, 1, 1), faces(1, 1, 1, 5, 1), faces(4, 3, 6))
    s = fight({FIELD: "5 Gondor Regulars", CAMP: "4 Sauron Regulars"}, shadow=name)
    assert at(s, CAMP) == "3 Sauron Regulars"  # the casualties of the round are off
    assert asked(s) == ["remove Sauron Regular", "attack"]
    do(s, "remove Sauron Regular", "remove Sauron Regular", "remove Sauron Regular")
    assert rolls(s)[2:] == ["attack shadow 436 on 4: 2"]
    assert at(s, CAMP) == "" and at(s, FIELD) == "3 Gondor Regulars"  # it may destroy itself
    assert names(s.gone) == [name]
    over(s)


@card("Onslaught")
@rule("BG-C135", "BG-13.25", "BG-13.27")
def test_an_elite_counts_two_hits_and_one_that_cannot_be_replaced_counts_the_one_that_is_left(monkeypatch: Patch) -> None:
    dice(monkeypatch, faces(1, 1, 1), faces(1, 1), faces(4, 4, 1))
    s = fight({FIELD: "2 Gondor Regulars", CAMP: "2 Sauron Regulars, Sauron Elite"}, shadow="Orcs Multiplying Again")
    do(s, "remove Sauron Elite", "remove Sauron Regular", "attack")
    assert rolls(s)[2:] == ["attack shadow 441 on 4: 2"] and at(s, FIELD) == ""
    do(s, "stay")
    over(s)
    dice(monkeypatch, faces(1, 1, 1, 1), faces(1, 1), faces(1, 1, 1, 1))
    elsewhere = {"Orthanc": "9 Isengard Regulars", "North Dunland": "3 Isengard Regulars"}  # no Regular is left to take an Elite's place
    s = fight({FIELD: "2 Gondor Regulars", CAMP: "3 Isengard Elites, Sauron Regular", **elsewhere}, shadow="Orcs Multiplying Again")
    assert asked(s) == ["remove Isengard Elite", "remove Sauron Regular", "attack"]
    assert why_not(s, "reduce", "Isengard Elite") == "BG-13.27"
    do(s, "remove Sauron Regular", "remove Isengard Elite", "remove Isengard Elite")  # 1, 2 and 1: no more than four
    assert rolls(s)[2:] == ["attack shadow 1111 on 4: 0"] and at(s, CAMP) == "Isengard Elite"
    over(s)


@card("Onslaught")
@rule("BG-C135", "BG-13.5")
def test_at_most_four_hits_are_taken_none_by_the_rearguard_and_none_need_be(monkeypatch: Patch) -> None:
    armies = {FIELD: "5 Gondor Regulars", CAMP: "6 Sauron Regulars, Isengard Regular"}
    dice(monkeypatch, faces(1, 1, 1, 1, 1), faces(1, 1, 1, 1, 1), faces(1, 2, 3, 3))
    s = fight(armies, shadow="Orcs Multiplying Again", keep=("Isengard Regular",))
    do(s, *["remove Sauron Regular"] * 4)
    assert rolls(s)[2:] == ["attack shadow 1233 on 4: 0"] and at(s, CAMP) == "Isengard Regular, 2 Sauron Regulars"
    over(s)
    dice(monkeypatch, faces(1, 1, 1, 1, 1), faces(1, 1, 1, 1, 1))
    s = fight(armies, shadow="Orcs Multiplying Again")
    do(s, "attack")
    assert len(rolls(s)) == 2 and at(s, CAMP) == "Isengard Regular, 6 Sauron Regulars"
    over(s)


# Great Host.


@pytest.mark.parametrize("name", cards_with("Great Host"))
@card("Great Host")
@rule("BG-C137", "BG-C142")
def test_a_great_host_of_twice_the_units_scores_one_hit_after_the_casualties(monkeypatch: Patch, name: str) -> None:
    for units, left in ((4, "Gondor Regular"), (3, "2 Gondor Regulars")):
        dice(monkeypatch, faces(*[5] + [1] * (units - 1)), faces(1, 1, 1, 1))
        s = fight(
            {FIELD: "3 Gondor Regulars, Boromir", CAMP: f"{units} Sauron Regulars"}, shadow=name
        )  # after the round two units are left
        assert at(s, FIELD) == f"{left}, Boromir" and names(s.gone) == [name]
        over(s)


@card("Great Host")
@rule("BG-C137", "BG-13.5")
def test_the_rearguard_is_no_part_of_a_great_host(monkeypatch: Patch) -> None:
    dice(monkeypatch, faces(1, 1, 1), faces(1, 1))
    s = fight({FIELD: "2 Gondor Regulars", CAMP: "4 Sauron Regulars"}, shadow="Stormcrow", keep=("Sauron Regular",))
    assert at(s, FIELD) == "2 Gondor Regulars"
    over(s)


@card("Great Host")
@rule("BG-13.34", "BG-C137")
def test_the_hit_of_a_great_host_may_end_the_battle(monkeypatch: Patch) -> None:
    dice(monkeypatch, faces(1, 1), faces(1, 1))
    s = fight({FIELD: "Gondor Regular, Boromir", CAMP: "2 Sauron Regulars"}, shadow="Stormcrow")
    assert at(s, FIELD) == "" and names(s.gone) == ["Stormcrow"]
    do(s, "advance", "everybody who can")
    assert at(s, FIELD) == "2 Sauron Regulars"
    over(s)


# We Come to Kill.


@pytest.mark.parametrize("name", cards_with("We Come to Kill"))
@card("We Come to Kill")
@rule("BG-C139", "BG-C132", "BG-C113")
def test_the_elites_that_are_left_attack_after_the_casualties(monkeypatch: Patch, name: str) -> None:
    dice(monkeypatch, faces(1, 1, 1), faces(5, 1, 1), faces(5, 4))
    armies = {"Minas Tirith": "Sauron Regular, 2 Sauron Elites, Southron Elite", "inside Minas Tirith": "3 Gondor Regulars"}
    s = fight(armies, shadow=name, source="Minas Tirith", target="Minas Tirith", keep=("Southron Elite",))
    do(s, "reduce Sauron Elite")
    assert rolls(s)[2:] == ["attack shadow 5 on 5: 1"]  # 5 is enough in a siege too; one Elite is left
    assert at(s, "inside Minas Tirith") == "2 Gondor Regulars" and names(s.gone) == [name]
    over(s)


@card("We Come to Kill")
@rule("BG-C139", "BG-R29")
def test_without_an_elite_left_nobody_comes_to_kill(monkeypatch: Patch) -> None:
    dice(monkeypatch, faces(1, 1), faces(5, 1))
    s = fight({FIELD: "2 Gondor Regulars", CAMP: "Sauron Regular, Sauron Elite"}, shadow="Hill-trolls")
    do(s, "reduce Sauron Elite")
    assert rolls(s)[2:] == ["attack shadow 0 on 5: 0"] and at(s, FIELD) == "2 Gondor Regulars"
    over(s)


@card("We Come to Kill")
@rule("BG-13.34", "BG-C139")
def test_killers_do_not_come_when_the_battle_is_over(monkeypatch: Patch) -> None:
    dice(monkeypatch, faces(5, 5), faces(1, 1))
    s = fight({FIELD: "2 Gondor Regulars", CAMP: "2 Sauron Elites"}, shadow="Hill-trolls")
    assert rolls(s) == ["roll shadow 55 on 5: 2", "roll free 11 on 5: 0"]
    over(s)
    dice(monkeypatch, faces(1), faces(5, 5))
    s = fight({FIELD: "2 Gondor Regulars", CAMP: "Sauron Elite"}, shadow="Hill-trolls")
    assert rolls(s) == ["roll shadow 1 on 5: 0", "roll free 55 on 5: 2"]
    over(s)


@card("We Come to Kill", "Shield-wall")
@rule("BG-C117", "BG-13.17")
def test_hits_after_the_casualties_cannot_be_cancelled(monkeypatch: Patch) -> None:
    dice(monkeypatch, faces(5, 1), faces(1, 1, 1), faces(5, 5))
    s = fight({FIELD: "4 Gondor Regulars", CAMP: "2 Sauron Elites"}, free="King Brand's Men", shadow="Hill-trolls")
    assert at(s, FIELD) == "Gondor Regular"
    assert not any("less" in line for line in log(s))
    over(s)
