"""Combat cards of the Free Peoples that act before the Combat roll: extra attacks, and the Scouts who lead the Army away."""

from __future__ import annotations

import pytest

from tests.boardgame.cards.fights import CAMP, FIELD, attack, cards_with, fight, over, proceed, rolls, table_of
from tests.boardgame.throwing import dice, faces
from tests.citing import card, rule
from thirdage.boardgame.positions import FREE, SHADOW, asked, at, do, names, why_not
from thirdage.boardgame.tables import REGION

Patch = pytest.MonkeyPatch


# Sudden Strike.


@pytest.mark.parametrize("name", cards_with("Sudden Strike"))
@card("Sudden Strike")
@rule("BG-C122", "BG-13.17")
def test_a_sudden_strike_attacks_with_the_leadership_and_does_not_use_it_up(monkeypatch: Patch, name: str) -> None:
    dice(monkeypatch, faces(5, 4, 6), faces(1), faces(1, 1), faces(1, 1))
    s = fight({FIELD: "2 Gondor Regulars, Gondor Leader, Aragorn", CAMP: "3 Sauron Regulars"}, free=name)
    assert rolls(s)[:2] == ["attack free 546 on 5: 2", "roll shadow 1 on 5: 0"]  # the losses are taken before the Shadow rolls
    assert at(s, CAMP) == "Sauron Regular" and names(s.gone) == [name]
    over(s)


@card("Sudden Strike", "Words of Power")
@rule("BG-C122", "BG-C130", "BG-R29")
def test_a_sudden_strike_counts_the_leadership_that_is_left(monkeypatch: Patch) -> None:
    dice(monkeypatch, faces(5), faces(1, 1), faces(1, 1), faces(1), faces(1))
    s = fight(
        {FIELD: "2 Gondor Regulars, Gondor Leader, Boromir", CAMP: "3 Sauron Regulars, Nazgûl"},
        free="Paths of the Woses",
        shadow="The Lidless Eye",
    )
    assert rolls(s)[0] == "attack free 5 on 5: 1"
    over(s)
    dice(monkeypatch, faces(1, 1, 1), faces(1, 1), faces(1), faces(1))
    s = fight({FIELD: "2 Gondor Regulars, Boromir", CAMP: "3 Sauron Regulars, Nazgûl"}, free="Paths of the Woses", shadow="The Lidless Eye")
    assert rolls(s)[0] == "attack free 0 on 5: 0"  # the only one who leads is silenced: no die is left
    over(s)


@card("Sudden Strike")
@rule("BG-13.10", "BG-C122")
def test_an_extra_attack_has_at_most_five_dice(monkeypatch: Patch) -> None:
    leaders = "4 Gondor Leaders, 4 Rohan Leaders"
    dice(monkeypatch, faces(1, 1, 1, 1, 1), faces(1, 1), faces(1, 1), faces(1, 1))
    s = fight({FIELD: f"2 Gondor Regulars, {leaders}", CAMP: "2 Sauron Regulars"}, free="Challenge of the King")
    assert rolls(s)[0] == "attack free 11111 on 5: 0"
    over(s)


@card("Sudden Strike", "Deadly Strife")
@rule("BG-13.17", "BG-C134")
def test_what_the_enemys_card_adds_does_not_change_an_extra_attack(monkeypatch: Patch) -> None:
    dice(monkeypatch, faces(4), faces(1, 1), faces(1, 1), faces(3))
    s = fight(
        {FIELD: "2 Gondor Regulars, Gondor Leader", CAMP: "2 Sauron Regulars"}, free="Dead Men of Dunharrow", shadow="Horde from the East"
    )
    assert rolls(s) == ["attack free 4 on 5: 0", "roll shadow 11 on 5 +2: 0", "roll free 11 on 5 +2: 0", "re-roll free 3 on 5 +2: 1"]
    over(s)


@card("Sudden Strike", "Charge")
@rule("BG-R30", "BG-13.17")
def test_an_extra_attack_hits_on_the_number_of_the_battle(monkeypatch: Patch) -> None:
    siege = {"Orthanc": "Rohan Regular, Rohan Elite, Rohan Leader", "inside Orthanc": "2 Isengard Regulars"}
    dice(monkeypatch, faces(5), faces(1, 1), faces(1, 1), faces(1))
    s = fight(siege, free="Challenge of the King", by=FREE, source="Orthanc", target="Orthanc")
    assert rolls(s)[0] == "attack free 5 on 6: 0"  # a besieger
    do(s, "cease")
    over(s, FREE)
    besieged = {"Helm's Deep": "2 Sauron Regulars", "inside Helm's Deep": "Rohan Elite"}
    dice(monkeypatch, faces(5), faces(1), faces(1))
    s = fight(besieged, free="Círdan's Ships", source="Helm's Deep", target="Helm's Deep")
    assert rolls(s)[0] == "attack free 5 on 5: 1"  # the besieged
    over(s)
    fortified = {"Fangorn": "Rohan Elite", "Fords of Isen": "2 Isengard Regulars"}
    dice(monkeypatch, faces(5), faces(1), faces(1, 1))
    s = fight(fortified, free="Círdan's Ships", by=FREE, source="Fangorn", target="Fords of Isen")
    assert rolls(s)[0] == "attack free 5 on 6: 0"  # the first round against a Fortification
    over(s, FREE)


# Charge.


@pytest.mark.parametrize("name", cards_with("Charge"))
@card("Charge")
@rule("BG-C122", "BG-13.17")
def test_a_charge_attacks_with_a_die_for_each_elite(monkeypatch: Patch, name: str) -> None:
    dice(monkeypatch, faces(5, 1), faces(1, 1), faces(1, 1, 1), faces(1))
    s = fight({FIELD: "Gondor Regular, Gondor Elite, Rohan Elite, Gondor Leader", CAMP: "3 Sauron Regulars"}, free=name)
    assert rolls(s) == ["attack free 51 on 5: 1", "roll shadow 11 on 5: 0", "roll free 111 on 5: 0", "re-roll free 1 on 5: 0"]
    assert at(s, CAMP) == "2 Sauron Regulars" and names(s.gone) == [name]
    over(s)


@card("Charge")
@rule("BG-R31", "BG-13.34")
def test_an_extra_attack_that_leaves_no_unit_ends_the_battle_there(monkeypatch: Patch) -> None:
    dice(monkeypatch, faces(5, 5))
    s = fight(
        {FIELD: "2 Gondor Elites", CAMP: "2 Sauron Regulars, Nazgûl, The Mouth of Sauron"},
        free="Guards of the Citadel",
        shadow="Monsters Roused",
    )
    assert rolls(s) == ["attack free 55 on 5: 2"]
    assert at(s, CAMP) == "" and at(s, FIELD) == "2 Gondor Elites"  # Nazgûl and Minion fall with their Army
    assert names(s.gone) == ["Guards of the Citadel", "Monsters Roused"]
    over(s)


@card("Charge", "Shield-wall")
@rule("BG-R31", "BG-13.35")
def test_whoever_wins_by_an_extra_attack_may_advance(monkeypatch: Patch) -> None:
    dice(monkeypatch, faces(5, 5))
    s = fight({CAMP: "2 Gondor Elites", FIELD: "2 Sauron Regulars"}, free="Guards of the Citadel", by=FREE)
    do(s, "advance", "everybody who can")
    assert at(s, FIELD) == "2 Gondor Elites"
    over(s, FREE)


@card("Charge")
@rule("BG-13.17", "BG-13.23")
def test_the_loser_of_an_extra_attack_chooses_his_losses_before_the_roll(monkeypatch: Patch) -> None:
    dice(monkeypatch, faces(5, 1), faces(1, 1), faces(1, 1))
    s = fight({FIELD: "2 Gondor Elites", CAMP: "2 Sauron Regulars, Southron Elite"}, free="Guards of the Citadel")
    assert rolls(s) == ["attack free 51 on 5: 1"]
    assert asked(s) == ["remove Sauron Regular", "reduce Southron Elite"]
    do(s, "remove Sauron Regular")
    assert rolls(s) == ["roll shadow 11 on 5: 0", "roll free 11 on 5: 0"]
    over(s)


# Scouts.


@pytest.mark.parametrize("name", cards_with("Scouts"))
@card("Scouts")
@rule("BG-C125", "BG-13.31")
def test_scouts_lead_the_whole_army_to_a_free_region_and_the_battle_ends(name: str) -> None:
    armies = {FIELD: "2 Gondor Regulars, Gondor Leader, Boromir", CAMP: "3 Sauron Regulars", "Dead Marshes": "Sauron Regular"}
    s = fight(armies, free=name)
    assert asked(s) == ["to Drúadan Forest", "to Eastemnet", "to Eastern Brown Lands", "to Western Brown Lands"]
    assert why_not(s, "to", "Dead Marshes") == "BG-C125"
    do(s, "to Eastemnet")
    assert at(s, "Eastemnet") == "2 Gondor Regulars, Gondor Leader, Boromir" and at(s, FIELD) == ""
    assert names(s.gone) == [name]
    do(s, "advance", "everybody who can")
    assert at(s, FIELD) == "3 Sauron Regulars"
    over(s)


@card("Scouts", "Durin's Bane")
@rule("BG-T10", "BG-13.14", "BG-C113")
def test_scouts_are_away_before_durins_bane_attacks() -> None:
    s = fight(
        {"Hollin": "2 Elven Regulars", "Moria": "3 Sauron Regulars"},
        free="The Red Arrow",
        shadow="Balrog of Moria",
        source="Moria",
        target="Hollin",
    )
    do(s, "to Trollshaws")
    assert rolls(s) == []
    assert names(s.gone) == ["The Red Arrow", "Balrog of Moria"] and at(s, "Trollshaws") == "2 Elven Regulars"
    over(s)


@card("Scouts")
@rule("BG-C125", "BG-14.4", "BG-R37")
def test_scouts_may_lead_into_the_stronghold() -> None:
    armies = {"Minas Tirith": "6 Gondor Regulars, Rohan Regular, Boromir", "Osgiliath": "3 Sauron Regulars"}
    s = fight(armies, free="The Red Arrow", source="Osgiliath", target="Minas Tirith")
    assert asked(s) == ["to Drúadan Forest", "to Lossarnach", "withdraw into the Stronghold"]
    do(s, "withdraw into the Stronghold", "advance", "everybody who can")
    do(s, "Gondor Regular", "Rohan Regular")  # five have room inside
    assert at(s, "inside Minas Tirith") == "5 Gondor Regulars, Boromir" and at(s, "Minas Tirith") == "3 Sauron Regulars"
    assert names(s.gone) == ["The Red Arrow"]
    over(s)
    s = fight(armies, free="The Red Arrow", source="Osgiliath", target="Minas Tirith")
    do(s, "withdraw into the Stronghold", "stay")
    assert at(s, "Minas Tirith") == "6 Gondor Regulars, Rohan Regular, Boromir" and at(s, "inside Minas Tirith") == ""
    over(s)


@card("Scouts")
@rule("BG-C125")
def test_where_only_one_way_is_left_scouts_take_it_and_where_none_is_they_do_nothing(monkeypatch: Patch) -> None:
    armies = {"Orthanc": "2 Rohan Regulars", "Gap of Rohan": "3 Isengard Regulars"}
    s = fight(armies, free="The Red Arrow", source="Gap of Rohan", target="Orthanc")
    assert at(s, "Fords of Isen") == "2 Rohan Regulars"
    over(s)
    dice(monkeypatch, faces(1, 1, 1), faces(1, 1))
    s = fight({**armies, "Fords of Isen": "Isengard Elite"}, free="The Red Arrow", source="Gap of Rohan", target="Orthanc")
    assert rolls(s) == ["roll shadow 111 on 5: 0", "roll free 11 on 5: 0"]
    assert names(s.gone) == ["The Red Arrow"]
    over(s)


@card("Scouts")
@rule("BG-C125", "BG-14.8", "BG-14.23")
def test_scouts_lead_besiegers_away_from_a_sortie() -> None:
    armies = {"Moria": "3 Elven Regulars", "inside Moria": "2 Sauron Regulars"}
    s = fight(armies, free="The Red Arrow", source="inside Moria", target="Moria")
    do(s, "to Hollin")
    assert at(s, "Hollin") == "3 Elven Regulars" and at(s, "Moria") == "2 Sauron Regulars"
    assert at(s, "inside Moria") == ""
    over(s)


@card("Scouts")
@rule("BG-13.33", "BG-C125")
def test_scouts_lead_nations_that_are_not_at_war_into_foreign_land() -> None:
    s = fight(
        {"Dale": "2 North Regulars", "Northern Rhovanion": "3 Southron Regulars"},
        free="The Red Arrow",
        source="Northern Rhovanion",
        target="Dale",
        war="Southron",
    )
    do(s, "to Erebor")
    assert at(s, "Erebor") == "2 North Regulars"
    do(s, "advance", "everybody who can")
    assert s.taken == {REGION["Dale"]: SHADOW}
    over(s)


@card("Scouts")
@rule("BG-13.12", "BG-C125")
def test_the_attacker_picks_his_card_before_he_knows_of_the_scouts() -> None:
    s = table_of({FIELD: "2 Gondor Regulars", CAMP: "3 Sauron Regulars"}, free="The Red Arrow", shadow="Pits of Mordor")
    attack(s, SHADOW, CAMP, FIELD)
    do(s, "attack with everybody")
    assert (s.stack[-1][:2], asked(s)) == (("combat_card", SHADOW), ["use Pits of Mordor", "no"])
    do(s, "use Pits of Mordor")
    assert names(s.chosen[SHADOW]) == ["Pits of Mordor"] and not s.played
    assert (s.stack[-1][:2], asked(s)) == (("combat_card", FREE), ["use The Red Arrow", "no"])
    proceed(s, free="The Red Arrow")
    do(s, "to Dead Marshes")
    assert names(s.gone) == ["The Red Arrow", "Pits of Mordor"]
    over(s)
