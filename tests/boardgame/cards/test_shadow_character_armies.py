"""The Lidless Eye, Dreadful Spells, The Ringwraiths are Abroad, The Black Captain Commands."""

from __future__ import annotations

import pytest

from tests.boardgame.cards.shadow_character import DONE, played, ready_to_play
from tests.boardgame.throwing import dice, faces
from tests.citing import card, rule
from thirdage.boardgame.positions import FREE, SARUMAN, SHADOW, asked, at, do, log, names, step_of, table, why_not
from thirdage.boardgame.tables import NAZGUL, REGION

EYE, SPELLS = "The Lidless Eye", "Dreadful Spells"
ABROAD, CAPTAIN = "The Ringwraiths are Abroad", "The Black Captain Commands"


# The Lidless Eye.


@card("The Lidless Eye")
@rule("BG-C84")
def test_up_to_three_unused_dice_become_eyes_and_hunt_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    s = played(EYE, die="Character, Army, Army, Muster, Event", box=(0, 1), bearers="Hollin")
    assert asked(s) == ["turn Army into an Eye", "turn Muster into an Eye", "turn Event into an Eye", "no more"]  # not the die that paid
    do(s, "turn Army into an Eye", "turn Army into an Eye")
    assert asked(s) == ["turn Muster into an Eye", "turn Event into an Eye", "no more"]
    do(s, "turn Event into an Eye")
    assert (s.box, sum(s.dice[SHADOW])) == ([0, 4], 1)
    assert s.stack == DONE
    dice(monkeypatch, faces(5, 5, 5, 5))
    do(s, "use Character", "move the Fellowship")
    assert "Hunt roll: 5, 5, 5, 5 (succeeds on 6): 0 successes." in log(s)
    assert s.stack[-1] == ("turn", SHADOW)


@card("The Lidless Eye")
@rule("BG-C84")
def test_the_eye_may_take_fewer_dice_or_none() -> None:
    s = played(EYE, die="Character, Army, Muster", box=(0, 1))
    do(s, "turn Muster into an Eye", "no more")
    assert s.box == [0, 2]
    assert s.stack == DONE
    s = played(EYE, die="Character, Army")
    do(s, "no more")
    assert (s.box, sum(s.dice[SHADOW])) == ([0, 0], 1)
    assert s.stack == DONE
    s = played(EYE)  # no die is left: nothing is asked
    assert s.box == [0, 0]
    assert s.stack == DONE


# Dreadful Spells.


@card("Dreadful Spells")
@rule("BG-C85")
def test_nazgul_strike_a_free_army_next_to_theirs(monkeypatch: pytest.MonkeyPatch) -> None:
    armies = {"Minas Morgul": "Sauron Regular, 2 Nazgûl, The Witch-king", "South Ithilien": "3 Gondor Regulars, Gondor Leader"}
    s = ready_to_play(SPELLS, armies)
    dice(monkeypatch, faces(4, 5, 6))
    do(s, f"play {SPELLS}")  # one Army each: no choice
    assert at(s, "South Ithilien") == "Gondor Regular, Gondor Leader"
    assert "Dice for Dreadful Spells: 4, 5, 6: 2 of them count." in log(s)
    assert step_of(s, "gondor") == (1, False)  # no attack: no politics
    assert s.stack == DONE


@card("Dreadful Spells")
@rule("BG-C85", "BG-C2", "BG-R16")
def test_the_shadow_chooses_both_armies_the_free_peoples_their_losses(monkeypatch: pytest.MonkeyPatch) -> None:
    armies = {
        "Minas Morgul": "Sauron Regular, Nazgûl",
        "Osgiliath": "2 Gondor Regulars, Gondor Elite",
        "North Ithilien": "Southron Regular, 2 Nazgûl",
        "South Ithilien": "Gondor Regular",
        "Dol Guldur": "Sauron Regular, Nazgûl",  # nobody near
        "Moria": "Nazgûl",  # no Army
        "Dimrill Dale": "Elven Regular",
    }
    s = played(SPELLS, armies)
    assert asked(s) == ["from Minas Morgul", "from North Ithilien"]
    do(s, "from North Ithilien")
    assert asked(s) == ["at Osgiliath", "at South Ithilien"]
    dice(monkeypatch, faces(5, 1))
    do(s, "at Osgiliath")
    assert s.stack[-1][:2] == ("take_hits", FREE)
    assert asked(s) == ["remove Gondor Regular", "reduce Gondor Elite"]
    do(s, "reduce Gondor Elite")
    assert at(s, "Osgiliath") == "3 Gondor Regulars"
    assert s.stack == DONE


@card("Dreadful Spells")
@rule("BG-C85")
def test_at_most_five_dice_are_rolled_and_surplus_hits_are_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    s = ready_to_play(SPELLS, {"Minas Morgul": "Sauron Regular, 6 Nazgûl, The Witch-king", "South Ithilien": "2 Gondor Regulars, Boromir"})
    dice(monkeypatch, faces(5, 5, 5, 5, 5))
    do(s, f"play {SPELLS}")
    assert "Dice for Dreadful Spells: 5, 5, 5, 5, 5: 5 of them count." in log(s)
    assert at(s, "South Ithilien") == "Boromir"
    assert s.stack == DONE


@card("Dreadful Spells")
@rule("BG-C85", "BG-C8", "BG-R17")
def test_a_garrison_slain_by_spells_loses_its_stronghold_to_the_besieger(monkeypatch: pytest.MonkeyPatch) -> None:
    siege = {"Lórien": "Sauron Regular, 2 Nazgûl", "inside Lórien": "Elven Regular, Elven Leader, Legolas"}
    s = ready_to_play(SPELLS, siege)
    dice(monkeypatch, faces(6, 6))
    do(s, f"play {SPELLS}")
    assert (at(s, "Lórien"), at(s, "inside Lórien")) == ("Sauron Regular, 2 Nazgûl, Legolas", "")
    assert s.taken == {REGION["Lórien"]: SHADOW}
    assert step_of(s, "elves") == (1, True)  # BG-16.8(b): a Settlement was captured
    assert s.stack == DONE


@card("Dreadful Spells")
@rule("BG-C85", "BG-C8")
def test_besieged_nazgul_cast_spells_and_may_lift_the_siege(monkeypatch: pytest.MonkeyPatch) -> None:
    s = ready_to_play(SPELLS, {"Moria": "Elven Regular, Elven Leader, Gimli", "inside Moria": "Sauron Regular, Nazgûl"})
    dice(monkeypatch, faces(5))
    do(s, f"play {SPELLS}")
    assert (at(s, "Moria"), at(s, "inside Moria")) == ("Sauron Regular, Nazgûl, Gimli", "")
    assert s.stack == DONE


@card("Dreadful Spells")
@rule("BG-C85")
def test_without_two_armies_near_each_other_there_are_no_spells() -> None:
    for armies in (
        {"Minas Morgul": "Nazgûl", "South Ithilien": "Gondor Regular"},
        {"Minas Morgul": "Sauron Regular, Nazgûl", "Osgiliath": "Gondor Regular"},
        {"Minas Morgul": "Sauron Regular, Nazgûl", "South Ithilien": "Boromir"},
        {"Minas Morgul": "Sauron Regular", "South Ithilien": "Gondor Regular"},
    ):
        s = ready_to_play(SPELLS, armies)
        assert why_not(s, "play", SPELLS) == "BG-C85"
        assert s.stack[-1][0] == "action"


# The Ringwraiths are Abroad.


@card("The Ringwraiths are Abroad")
@rule("BG-C91", "BG-C92")
def test_nazgul_who_flew_may_go_on_with_two_armies() -> None:
    armies = {"Dol Guldur": "2 Nazgûl", "Gorgoroth": "2 Sauron Regulars", "Moria": "2 Sauron Regulars"}
    s = played(ABROAD, armies, war="sauron")
    do(s, "from Dol Guldur", "1", "to Gorgoroth", "from Dol Guldur", "to Moria")
    assert asked(s) == ["move an Army", "no"]
    do(
        s,
        "move an Army",
        "from Gorgoroth",
        "to Nurn",
        "everybody who can",
        "from Moria",
        "to Hollin",
        "nazgûl",
        "sauron Regular",
        "set out",
    )
    assert (at(s, "Nurn"), at(s, "Hollin"), at(s, "Moria")) == ("2 Sauron Regulars, Nazgûl", "Sauron Regular, Nazgûl", "Sauron Regular")
    assert s.stack == DONE


@card("The Ringwraiths are Abroad")
@rule("BG-C91", "BG-12.3")
def test_the_part_that_moves_must_contain_a_nazgul_and_nobody_moves_twice() -> None:
    s = played(ABROAD, {"Gorgoroth": "2 Sauron Regulars, Nazgûl", "Nurn": "Sauron Regular", "Moria": "Sauron Regular"}, war="sauron")
    do(s, "no more", "move an Army")
    assert asked(s) == ["from Gorgoroth"]
    assert why_not(s, "from", "Moria") == "BG-12.3"
    do(s, "from Gorgoroth", "to Nurn", "sauron Regular")
    assert why_not(s, "go") == "BG-12.3"
    do(s, "nazgûl", "set out")
    assert at(s, "Nurn") == "2 Sauron Regulars, Nazgûl"
    assert s.stack == DONE  # the Nazgûl has moved with an Army: no second one


@card("The Ringwraiths are Abroad")
@rule("BG-C92")
def test_one_army_may_move_and_no_more_or_none_at_all() -> None:
    armies = {"Gorgoroth": "Sauron Regular, Nazgûl", "Moria": "Sauron Regular, The Witch-king"}
    s = played(ABROAD, armies, war="sauron")
    do(s, "no more", "move an Army", "from Moria", "to Hollin", "everybody who can", "no more")  # the Witch-king counts as a Nazgûl
    assert (at(s, "Hollin"), at(s, "Gorgoroth")) == ("Sauron Regular, The Witch-king", "Sauron Regular, Nazgûl")
    assert s.stack == DONE
    s = played(ABROAD, armies, war="sauron")
    do(s, "from Gorgoroth", "to Moria", "no more", "no")
    assert at(s, "Moria") == "Sauron Regular, Nazgûl, The Witch-king"
    assert s.stack == DONE
    s = played(ABROAD, {"Gorgoroth": "Sauron Regular"}, war="sauron")  # playable without any Nazgûl, to no effect
    assert s.stack == DONE


@card("The Ringwraiths are Abroad")
@rule("BG-C92")
def test_a_third_army_does_not_move() -> None:
    armies = dict.fromkeys(("Gorgoroth", "Moria", "Dol Guldur"), "Sauron Regular, Nazgûl")
    s = played(ABROAD, armies, war="sauron")
    do(s, "no more", "move an Army", "from Moria", "to Hollin", "everybody who can", "from Gorgoroth", "to Nurn", "everybody who can")
    assert at(s, "Dol Guldur") == "Sauron Regular, Nazgûl"
    assert s.stack == DONE


@card("The Ringwraiths are Abroad")
@rule("BG-C91", "BG-C92")
def test_or_one_army_attacks_with_the_nazgul_who_flew_to_it(monkeypatch: pytest.MonkeyPatch) -> None:
    armies = {"Dol Guldur": "Nazgûl", "Minas Morgul": "3 Sauron Regulars", "South Ithilien": "Gondor Regular"}
    s = played(ABROAD, armies, war="sauron")
    do(s, "from Dol Guldur", "to Minas Morgul")
    assert asked(s) == ["move an Army", "attack", "no"]
    do(s, "attack", "from Minas Morgul")
    assert why_not(s, "keep", "Nazgûl") == "BG-13.3"
    do(s, "keep back: Sauron Regular", "attack with all others")
    dice(monkeypatch, faces(6, 6), faces(1))
    do(s, "no", "no", "stay")
    assert (at(s, "South Ithilien"), at(s, "Minas Morgul")) == ("", "3 Sauron Regulars, Nazgûl")
    assert step_of(s, "gondor") == (2, True)  # BG-16.10: the card is an attack
    assert s.stack == DONE


@card("The Ringwraiths are Abroad")
@rule("BG-C91", "BG-13.1")
def test_siege_battles_and_sorties_are_attacks_too_but_only_of_nations_at_war() -> None:
    armies = {
        "Lórien": "Sauron Regular, Nazgûl",
        "inside Lórien": "Elven Regular",
        "Moria": "Elven Regular",
        "inside Moria": "Sauron Regular, Nazgûl",
        "West Harondor": "Southron Regular, Nazgûl",
        "Pelargir": "Gondor Regular",
    }
    s = played(ABROAD, armies, war="sauron")
    do(s, "no more", "attack")
    assert asked(s) == ["from Lórien", "from the Stronghold of Moria"]
    assert why_not(s, "from", "West Harondor") == "BG-13.1"
    do(s, "from the Stronghold of Moria")
    assert "Shadow sallies from the Stronghold of Moria." in log(s)
    assert s.stack[-1] == ("combat_card", SHADOW, SHADOW)


@card("The Ringwraiths are Abroad")
@rule("BG-C25", "BG-R71")
def test_of_two_teammates_each_moves_only_his_own_armies_and_nazgul_fly_for_both() -> None:
    armies = {
        "Moria": "Sauron Regular, Nazgûl",
        "Orthanc": "Isengard Regular, Nazgûl",
        "Dol Guldur": "The Witch-king",
    }
    s = table(
        armies,
        war="sauron, isengard",
        persons=3,
        hands={SARUMAN: ABROAD},
        dice_shadow="Character",
        dice_free="Army",
        asking=("turn", SARUMAN),
    )
    do(s, "use Character", f"play {ABROAD}")
    assert asked(s) == ["from Moria", "from Orthanc", "no more"]
    do(s, "no more", "move an Army")
    assert asked(s) == ["from Orthanc"]
    do(s, "from Orthanc", "to Gap of Rohan", "everybody who can")
    assert at(s, "Gap of Rohan") == "Isengard Regular, Nazgûl"
    assert s.stack == DONE


@card("The Ringwraiths are Abroad")
@rule("BG-R4", "BG-C91")
def test_an_army_overfills_a_region_only_if_a_nazgul_is_there_to_lead_the_rest_on() -> None:
    armies = {"Minas Morgul": "3 Sauron Regulars, Nazgûl", "Gorgoroth": "8 Sauron Regulars"}
    s = played(ABROAD, armies, war="sauron")
    do(s, "no more", "move an Army", "from Minas Morgul", "to Gorgoroth", "nazgûl", "sauron Regular")  # one regular goes with him anyway
    assert at(s, "Gorgoroth") == "10 Sauron Regulars, Nazgûl"
    assert s.stack == DONE
    s = played(ABROAD, {**armies, "Gorgoroth": "8 Sauron Regulars, Nazgûl"}, war="sauron")
    do(s, "no more", "move an Army", "from Minas Morgul", "to Gorgoroth", "everybody who can")
    do(s, "to Nurn", "sauron Regular", "nazgûl", "set out")
    assert (at(s, "Gorgoroth"), at(s, "Nurn")) == ("10 Sauron Regulars, Nazgûl", "Sauron Regular, Nazgûl")
    assert s.stack == DONE


# The Black Captain Commands.


@card("The Black Captain Commands")
@rule("BG-C10")
def test_the_black_captain_must_be_in_play() -> None:
    for out in ("", "The Witch-king"):
        s = ready_to_play(CAPTAIN, {"Gorgoroth": "Sauron Regular, Nazgûl"}, out=out)
        assert why_not(s, "play", CAPTAIN) == "BG-C10"
        assert s.stack[-1][0] == "action"


@card("The Black Captain Commands")
@rule("BG-C93", "BG-C91")
def test_two_nazgul_come_to_the_witch_king_and_go_with_his_army() -> None:
    s = played(CAPTAIN, {"Gorgoroth": "2 Sauron Regulars, The Witch-king", "Moria": "Sauron Regular, Nazgûl"}, war="sauron")
    assert asked(s) == ["recruit Nazgûl with the Witch-king", "move Nazgûl", "no"]
    do(s, "recruit Nazgûl with the Witch-king")
    assert at(s, "Gorgoroth") == "2 Sauron Regulars, 2 Nazgûl, The Witch-king"
    assert asked(s) == ["move the Army of the Witch-king", "no"]
    do(s, "move the Army of the Witch-king", "to Nurn")
    assert why_not(s, "go") == "BG-3.2"
    do(s, "sauron Regular", "nazgûl")
    assert why_not(s, "go") == "BG-12.3"  # he must go along
    do(s, "everybody who can")
    assert (at(s, "Nurn"), at(s, "Gorgoroth")) == ("2 Sauron Regulars, 2 Nazgûl, The Witch-king", "")
    assert s.stack == DONE  # one Army, one region


@card("The Black Captain Commands")
@rule("BG-C93", "BG-11.9")
def test_as_many_nazgul_come_as_are_left_and_only_where_they_may() -> None:
    s = played(CAPTAIN, {"Gorgoroth": "The Witch-king", "Moria": "7 Nazgûl, Sauron Regular"})
    do(s, "recruit Nazgûl with the Witch-king")
    assert (at(s, "Gorgoroth"), s.reserve[NAZGUL]) == ("Nazgûl, The Witch-king", 0)
    assert s.stack == DONE
    s = played(CAPTAIN, {"Gorgoroth": "The Witch-king"}, short="Nazgûl")
    assert asked(s) == ["move Nazgûl", "no"]
    s = played(CAPTAIN, {"South Ithilien": "The Witch-king, Gondor Regular"})  # not a free region
    assert asked(s) == ["move Nazgûl", "no"]
    s = played(CAPTAIN, {"Moria": "Elven Regular", "inside Moria": "Sauron Regular, The Witch-king"})  # an own Stronghold under siege
    do(s, "recruit Nazgûl with the Witch-king")
    assert at(s, "inside Moria") == "Sauron Regular, 2 Nazgûl, The Witch-king"
    assert s.stack == DONE


@card("The Black Captain Commands")
@rule("BG-C93", "BG-C91")
def test_the_witch_king_may_fly_and_then_attack_with_the_army_he_came_to(monkeypatch: pytest.MonkeyPatch) -> None:
    armies = {"Dol Guldur": "The Witch-king, Nazgûl", "Minas Morgul": "2 Sauron Regulars", "South Ithilien": "Gondor Regular"}
    s = played(CAPTAIN, armies, war="sauron")
    do(s, "move Nazgûl", "the Witch-king", "to Minas Morgul", "no more")
    assert asked(s) == ["move the Army of the Witch-king", "attack with the Army of the Witch-king", "no"]
    do(s, "attack with the Army of the Witch-king")
    assert why_not(s, "keep", "The Witch-king") == "BG-13.3"
    do(s, "attack with everybody")
    dice(monkeypatch, faces(6, 6), faces(1))
    do(s, "no", "no", "advance", "everybody who can")
    assert at(s, "South Ithilien") == "2 Sauron Regulars, The Witch-king"
    assert s.stack == DONE


@card("The Black Captain Commands")
@rule("BG-C93")
def test_each_half_may_be_left_out() -> None:
    s = played(CAPTAIN, {"Gorgoroth": "Sauron Regular, The Witch-king"}, war="sauron")
    do(s, "no", "no")
    assert at(s, "Gorgoroth") == "Sauron Regular, The Witch-king"
    assert names(s.gone) == [CAPTAIN]
    assert s.stack == DONE
    s = played(CAPTAIN, {"Gorgoroth": "The Witch-king", "Moria": "Sauron Regular, Nazgûl"}, war="sauron")
    do(s, "no")  # he leads no Army, and that of others he does not lead
    assert s.stack == DONE


@card("The Black Captain Commands")
@rule("BG-21.20")
def test_with_three_persons_the_black_captain_obeys_the_witch_king_alone() -> None:
    for seat, reason in ((1, ""), (2, "BG-21.20")):
        s = table(
            {"Gorgoroth": "The Witch-king"},
            persons=3,
            hands={seat: CAPTAIN},
            dice_shadow="Character",
            dice_free="Army",
            asking=("turn", seat),
        )
        do(s, "use Character")
        assert why_not(s, "play", CAPTAIN) == reason
        assert s.stack[-1][0] == "action"
