"""Who may attack whom, and with what (BG-13.1 to BG-13.7)."""

from __future__ import annotations

import pytest

from tests.boardgame.battles import attack, one_action, rolls, waiting
from tests.boardgame.throwing import dice, faces
from tests.citing import rule
from thirdage.boardgame.positions import FREE, asked, at, do, log, step_of, table, why_not
from thirdage.boardgame.tables import BOROMIR, GIMLI, LEGOLAS, SARUMAN, STRIDER
from thirdage.boardgame.whereabouts import is_with_army

SIEGE = {"Minas Tirith": "4 Sauron Regulars, Nazgûl", "inside Minas Tirith": "3 Gondor Regulars, Gondor Leader"}


@rule("BG-13.1")
def test_only_units_of_nations_at_war_attack() -> None:
    armies = {"Osgiliath": "Gondor Regular", "North Ithilien": "2 Sauron Regulars", "West Harondor": "2 Southron Regulars"}
    s = one_action(armies, war="Sauron")
    do(s, "use Army", "attack")
    assert asked(s) == ["from North Ithilien"]
    assert why_not(s, "from", "West Harondor") == "BG-13.1"
    assert why_not(s, "from", "Osgiliath") == "BG-13.2"
    s = one_action(armies, war="")
    do(s, "use Army")
    assert "attack" not in asked(s) and why_not(s, "attack") == "BG-13.1"


@rule("BG-13.1")
def test_a_muster_or_event_die_does_not_attack() -> None:
    for die in ("Muster", "Event"):
        s = one_action({"Osgiliath": "Gondor Regular", "North Ithilien": "2 Sauron Regulars, Nazgûl"}, die=die)
        do(s, f"use {die}")
        assert "attack" not in asked(s)
        assert why_not(s, "attack") == "BG-7.1"


@rule("BG-13.2")
def test_an_army_attacks_a_neighbour_or_the_stronghold_it_besieges() -> None:
    s = one_action({**SIEGE, "Osgiliath": "Gondor Regular", "Pelargir": "Gondor Regular", "Umbar": "Southron Regular"})
    do(s, "use Army", "attack", "from Minas Tirith")
    assert asked(s) == ["to the Stronghold of Minas Tirith", "to Osgiliath"]
    assert why_not(s, "to", "Pelargir") == "BG-13.2"
    do(s, "to Osgiliath", "attack with everybody")
    assert log(s)[-2:] == ["Shadow attacks Osgiliath from Minas Tirith.", "Combat round 1."]


@rule("BG-13.2")
def test_a_besieged_army_attacks_its_besiegers_and_nobody_else() -> None:
    s = one_action({**SIEGE, "Osgiliath": "Sauron Regular"}, FREE, "Muster/Army")
    do(s, "use Muster/Army", "attack", "from the Stronghold of Minas Tirith", "attack with everybody")
    assert log(s)[-2:] == ["Free Peoples sallies from the Stronghold of Minas Tirith.", "Combat round 1."]


@rule("BG-13.2")
def test_nobody_attacks_across_a_black_line_or_an_army_shut_in_elsewhere() -> None:
    s = one_action({"Lamedon": "2 Gondor Regulars", "Minas Tirith": "Sauron Regular"}, FREE, "Muster/Army")
    do(s, "use Muster/Army")
    assert "attack" not in asked(s) and why_not(s, "attack") == "BG-13.2"
    s = one_action({**SIEGE, "Osgiliath": "2 Sauron Regulars"})
    do(s, "use Army", "attack")
    assert asked(s) == ["from Minas Tirith"]  # outside Armies do not reach those inside
    assert why_not(s, "from", "Osgiliath") == "BG-13.2"


@rule("BG-13.3")
def test_one_die_is_one_attack(monkeypatch: pytest.MonkeyPatch) -> None:
    s = one_action({"Osgiliath": "Gondor Regular", "North Ithilien": "Sauron Regular", "South Ithilien": "Sauron Regular"})
    dice(monkeypatch, faces(1), faces(1))
    attack(s, "North Ithilien", "Osgiliath")
    do(s, "no", "no", "cease")
    assert s.stack == []


@rule("BG-13.3")
def test_with_a_character_die_somebody_who_leads_is_among_the_attackers() -> None:
    armies = {"Osgiliath": "Gondor Regular", "North Ithilien": "3 Sauron Regulars, Nazgûl", "South Ithilien": "Sauron Regular"}
    s = one_action(armies, die="Character")
    do(s, "use Character", "attack")
    assert asked(s) == ["from North Ithilien"]
    assert why_not(s, "from", "South Ithilien") == "BG-13.3"
    do(s, "from North Ithilien")
    assert why_not(s, "keep", "Nazgûl") == "BG-13.3"
    do(s, "keep back: Sauron Regular", "attack with all others")
    assert waiting(s)[-1] == "combat_card"


@rule("BG-13.3")
def test_a_leader_who_is_not_at_war_allows_no_attack_by_a_character_die() -> None:
    s = one_action({"Edoras": "2 Gondor Regulars, Rohan Regular, Rohan Leader", "Folde": "Sauron Regular"}, FREE, "Character", war="Gondor")
    do(s, "use Character")
    assert "attack" not in asked(s) and why_not(s, "attack") == "BG-13.3"
    s = one_action(
        {"Edoras": "2 Gondor Regulars, Gondor Leader, Rohan Regular", "Folde": "Sauron Regular"}, FREE, "Character", war="Gondor"
    )
    do(s, "use Character", "attack", "from Edoras")
    assert why_not(s, "keep", "Gondor Leader") == "BG-13.3"


@rule("BG-13.4")
def test_the_attackers_stay_where_they_are_until_they_have_won(monkeypatch: pytest.MonkeyPatch) -> None:
    s = one_action({"Osgiliath": "2 Gondor Regulars", "North Ithilien": "2 Sauron Regulars"})
    dice(monkeypatch, faces(1, 6), faces(1, 1))
    attack(s, "North Ithilien", "Osgiliath")
    do(s, "no", "no")
    assert (at(s, "North Ithilien"), at(s, "Osgiliath")) == ("2 Sauron Regulars", "Gondor Regular")
    dice(monkeypatch, faces(1, 6), faces(1))
    do(s, "fight", "stand", "no", "no", "advance", "everybody who can")
    assert (at(s, "North Ithilien"), at(s, "Osgiliath")) == ("", "2 Sauron Regulars")
    assert s.stack == []


@rule("BG-13.7", "BG-R46")
def test_all_defenders_take_part_at_war_or_not(monkeypatch: pytest.MonkeyPatch) -> None:
    s = one_action({"Osgiliath": "2 Gondor Regulars, Rohan Regular, North Leader", "North Ithilien": "2 Sauron Regulars"}, war="Sauron")
    dice(monkeypatch, faces(1, 1), faces(5, 5, 1), faces(5))
    attack(s, "North Ithilien", "Osgiliath")
    do(s, "no", "no")
    assert rolls(s) == [
        "Combat roll of the Shadow: 1, 1 (hits on 6): 0 hits.",
        "Combat roll of the Free Peoples: 5, 5, 1 (hits on 5): 2 hits.",
        "Leader re-roll of the Free Peoples: 5 (hits on 5): one hit.",
    ]
    # Attacked are the Nations with units: that of the Leader is not (BG-R46).
    assert (step_of(s, "Gondor"), step_of(s, "Rohan"), step_of(s, "North")) == ((2, True), (1, True), (0, False))


@rule("BG-13.7")
def test_nazgul_and_characters_without_units_are_not_drawn_into_a_battle(monkeypatch: pytest.MonkeyPatch) -> None:
    s = one_action({"Osgiliath": "Gondor Regular, Nazgûl", "North Ithilien": "2 Sauron Regulars", "South Ithilien": "Nazgûl, Boromir"})
    dice(monkeypatch, faces(6, 6), faces(1))
    attack(s, "North Ithilien", "Osgiliath")
    do(s, "no", "no")
    assert "Leader re-roll" not in " ".join(log(s))
    do(s, "stay")
    assert at(s, "Osgiliath") == "Nazgûl"  # the one who hovered there was in no Army that could fall
    assert s.stack == []
    s = one_action({"South Ithilien": "Boromir", "North Ithilien": "2 Sauron Regulars"})
    do(s, "use Army")
    assert "attack" not in asked(s)
    s = one_action(
        {"Pelargir": "2 Nazgûl", "North Ithilien": "Sauron Regular", "Osgiliath": "Gondor Regular", "Lossarnach": "Gondor Regular"}
    )
    do(s, "use Army", "attack")  # from North Ithilien: no other Army could
    assert asked(s) == ["from North Ithilien"] and why_not(s, "from", "Pelargir") == "BG-3.2"


@rule("BG-R38", "BG-14.3")
def test_the_attack_counts_for_politics_even_if_the_defender_withdraws_at_once() -> None:
    s = one_action({"Minas Tirith": "2 Gondor Regulars", "Osgiliath": "2 Sauron Regulars"}, war="Sauron")
    attack(s, "Osgiliath", "Minas Tirith")
    assert step_of(s, "Gondor") == (2, True)
    do(s, "withdraw into the Stronghold", "stay")
    assert step_of(s, "Gondor") == (2, True)
    assert s.stack == []


@rule("BG-R28")
def test_an_attack_by_a_card_needs_units_at_war_too() -> None:
    armies = {"Edoras": "Gondor Regular, 2 Rohan Regulars", "Folde": "Sauron Regular", "Westemnet": "Rohan Regular"}
    s = table(armies, war="Gondor", asking=("attack_from", FREE, A_CARD), then=())
    assert asked(s) == ["from Edoras"]
    assert why_not(s, "from", "Westemnet") == "BG-13.1"
    do(s, "from Edoras")
    assert "In the rearguard: 2 Rohan Regulars." in log(s)


A_CARD = 999  # a number that no hook knows: whatever card allows an attack without asking for somebody


@rule("BG-C13", "BG-14.24")
def test_a_garrison_is_not_in_the_battle_while_others_fight_its_besieger(monkeypatch: pytest.MonkeyPatch) -> None:
    s = one_action({**SIEGE, "Osgiliath": "2 Gondor Elites"}, FREE, "Muster/Army")
    dice(monkeypatch, faces(1, 1), faces(1, 1, 1, 6), faces(1))
    attack(s, "Osgiliath", "Minas Tirith", die="Muster/Army")
    do(s, "no", "no")
    assert rolls(s) == [
        "Combat roll of the Free Peoples: 1, 1 (hits on 5): 0 hits.",
        "Combat roll of the Shadow: 1, 1, 1, 6 (hits on 5): one hit.",
        "Leader re-roll of the Shadow: 1 (hits on 5): 0 hits.",
    ]
    assert at(s, "Osgiliath") == "Gondor Regular, Gondor Elite"  # the hit of theirs reduced one
    assert at(s, "inside Minas Tirith") == "3 Gondor Regulars, Gondor Leader"


@rule("BG-C13")
def test_who_stands_beside_an_army_but_not_with_it_does_not_count_as_with_it() -> None:
    s = table({**SIEGE, "Minas Tirith": "4 Sauron Regulars, Gimli, Saruman", "Osgiliath": "Legolas"})
    assert not is_with_army(s, GIMLI)
    assert not is_with_army(s, LEGOLAS)
    assert not is_with_army(s, STRIDER)  # in the Fellowship
    assert is_with_army(s, SARUMAN)
    s = table({**SIEGE, "inside Minas Tirith": "Gondor Regular, Boromir"})
    assert is_with_army(s, BOROMIR)
