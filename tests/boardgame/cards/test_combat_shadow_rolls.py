"""Combat cards of the Shadow that change rolls, dice and hits."""

from __future__ import annotations

import pytest

from tests.boardgame.cards.fights import CAMP, FIELD, cards_with, fight, next_round, over, rolls
from tests.boardgame.throwing import dice, faces
from tests.citing import card, rule
from thirdage.boardgame.positions import FREE, asked, at, do, log, names, why_not

Patch = pytest.MonkeyPatch


# What is added to the dice.


@pytest.mark.parametrize("name", cards_with("One for the Dark Lord"))
@card("One for the Dark Lord")
@rule("BG-C140", "BG-C113", "BG-13.20")
def test_one_for_the_dark_lord_adds_one_to_combat_roll_and_reroll(monkeypatch: Patch, name: str) -> None:
    dice(monkeypatch, faces(4, 3, 3), faces(4, 4), faces(4))
    s = fight({FIELD: "2 Gondor Regulars", CAMP: "3 Sauron Regulars, Nazgûl"}, shadow=name, bearers=FIELD)
    assert rolls(s) == ["roll shadow 433 on 5 +1: 1", "roll free 44 on 5: 0", "re-roll shadow 4 on 5 +1: 1"]
    assert at(s, FIELD) == "" and names(s.gone) == [name]
    over(s)


@pytest.mark.parametrize("name", cards_with("Devilry of Orthanc"))
@card("Devilry of Orthanc")
@rule("BG-C133", "BG-14.15")
def test_the_devilry_of_orthanc_adds_one_to_the_combat_roll_alone(monkeypatch: Patch, name: str) -> None:
    dice(monkeypatch, faces(5, 4, 4), faces(4, 4), faces(5))
    armies = {"Helm's Deep": "3 Isengard Regulars, Nazgûl", "inside Helm's Deep": "2 Rohan Regulars"}
    s = fight(armies, shadow=name, source="Helm's Deep", target="Helm's Deep")
    assert rolls(s) == ["roll shadow 544 on 6 +1: 1", "roll free 44 on 5: 0", "re-roll shadow 5 on 6: 0"]
    assert at(s, "inside Helm's Deep") == "Rohan Regular" and names(s.gone) == [name]
    over(s)


@pytest.mark.parametrize(
    "name, added", [*((name, 2) for name in cards_with("Deadly Strife")), *((name, 1) for name in cards_with("Desperate Battle"))]
)
@card("Deadly Strife", "Desperate Battle")
@rule("BG-C134", "BG-13.21")
def test_both_sides_add_to_combat_roll_and_reroll(monkeypatch: Patch, name: str, added: int) -> None:
    low, high = 4 - added, 5 - added
    dice(monkeypatch, faces(low, high, 1), faces(high, low), faces(high), faces(low))
    s = fight({FIELD: "2 Gondor Regulars, Gondor Leader", CAMP: "3 Sauron Regulars, Nazgûl"}, shadow=name)
    assert rolls(s) == [
        f"roll shadow {low}{high}1 on 5 +{added}: 1",
        f"roll free {high}{low} on 5 +{added}: 1",
        f"re-roll shadow {high} on 5 +{added}: 1",
        f"re-roll free {low} on 5 +{added}: 0",
    ]
    assert names(s.gone) == [name]
    over(s)


@card("Deadly Strife", "Advantageous Position")
@rule("BG-13.20", "BG-C124", "BG-C134")
def test_what_several_cards_add_and_take_away_adds_up(monkeypatch: Patch) -> None:
    dice(monkeypatch, faces(4, 3), faces(3, 2))
    armies = {"Folde": "2 Rohan Regulars", "Eastemnet": "2 Sauron Regulars"}
    s = fight(armies, free="Book of Mazarbul", shadow="Return to Valinor", source="Eastemnet", target="Folde")
    assert rolls(s) == ["roll shadow 43 on 5 +1: 1", "roll free 32 on 5 +2: 1"]
    over(s)


# Leadership of the Nazgûl.


@pytest.mark.parametrize("name", cards_with("Cruel as Death"))
@card("Cruel as Death")
@rule("BG-C127", "BG-13.16")
def test_two_points_of_the_nazgul_add_one_to_the_combat_roll(monkeypatch: Patch, name: str) -> None:
    for figures, again in (
        ("3 Nazgûl", "4"),
        ("The Witch-king", ""),
        ("Nazgûl, The Witch-king", "4"),
        ("2 Nazgûl, The Mouth of Sauron", "44"),
    ):
        dice(monkeypatch, faces(4, 3, 3), faces(4, 4), *([faces(*map(int, again))] if again else []))
        s = fight({FIELD: "2 Gondor Regulars", CAMP: f"3 Sauron Regulars, {figures}"}, shadow=name)
        expected = ["roll shadow 433 on 5 +1: 1", "roll free 44 on 5: 0"]
        assert rolls(s) == expected + ([f"re-roll shadow {again} on 5: 0"] if again else [])
        assert names(s.gone) == [name]
        over(s)


@pytest.mark.parametrize("name", cards_with("They Are Terrible"))
@card("They Are Terrible")
@rule("BG-C127", "BG-C113")
def test_one_point_of_the_nazgul_adds_one_to_the_reroll(monkeypatch: Patch, name: str) -> None:
    for figures, again in (("2 Nazgûl", "4"), ("Nazgûl", ""), ("The Witch-king", "4")):  # the Witch-king may give one of his two
        dice(monkeypatch, faces(4, 1, 1), faces(1, 1), *([faces(*map(int, again))] if again else []))
        s = fight({FIELD: "2 Gondor Regulars", CAMP: f"3 Sauron Regulars, {figures}"}, shadow=name)
        assert rolls(s) == ["roll shadow 411 on 5: 0", "roll free 11 on 5: 0"] + (["re-roll shadow 4 on 5 +1: 1"] if again else [])
        assert names(s.gone) == [name]
        over(s)


@pytest.mark.parametrize("name", cards_with("Dread and Despair"))
@card("Dread and Despair")
@rule("BG-C127", "BG-C116")
def test_dread_costs_the_free_peoples_as_many_dice_as_points_are_given_up(monkeypatch: Patch, name: str) -> None:
    dice(monkeypatch, faces(1, 1, 1), faces(1, 1, 1), faces(1), faces(1))
    s = fight({FIELD: "8 Gondor Regulars, Gondor Leader", CAMP: "3 Sauron Regulars, Nazgûl, The Witch-king"}, shadow=name)
    assert asked(s) == ["1", "2", "3"]
    assert why_not(s, "number", "4") == "BG-C127"
    do(s, "2")
    assert rolls(s) == ["roll shadow 111 on 5: 0", "roll free 111 on 5: 0", "re-roll shadow 1 on 5: 0", "re-roll free 1 on 5: 0"]
    assert names(s.gone) == [name]
    over(s)


@card("Dread and Despair")
@rule("BG-C116", "BG-13.16")
def test_dread_leaves_one_die_and_what_was_given_up_does_not_lead(monkeypatch: Patch) -> None:
    dice(monkeypatch, faces(1, 1, 1), faces(5))
    s = fight({FIELD: "2 Gondor Regulars", CAMP: "3 Sauron Regulars, 3 Nazgûl"}, shadow="Candles of Corpses")
    do(s, "3")
    assert rolls(s) == ["roll shadow 111 on 5: 0", "roll free 5 on 5: 1"]
    over(s)
    dice(monkeypatch, faces(1, 1, 1), faces(1))
    s = fight({FIELD: "2 Gondor Regulars", CAMP: "3 Sauron Regulars, Nazgûl"}, shadow="Candles of Corpses")  # one point: nothing to choose
    assert rolls(s) == ["roll shadow 111 on 5: 0", "roll free 1 on 5: 0"]
    over(s)


@card("Dread and Despair")
@rule("BG-13.13", "BG-C127")
def test_nazgul_lead_again_in_the_next_round(monkeypatch: Patch) -> None:
    dice(monkeypatch, faces(1, 1, 1), faces(1), faces(1, 1, 1), faces(1, 1), faces(1))
    s = fight({FIELD: "2 Gondor Regulars", CAMP: "3 Sauron Regulars, Nazgûl"}, shadow="Candles of Corpses")
    assert rolls(s)[-1] == "roll free 1 on 5: 0"
    next_round(s)
    assert rolls(s) == ["roll shadow 111 on 5: 0", "roll free 11 on 5: 0", "re-roll shadow 1 on 5: 0"]
    over(s)


@pytest.mark.parametrize("name", cards_with("Foul Stench"))
@card("Foul Stench")
@rule("BG-C128", "BG-C127")
def test_a_foul_stench_allows_no_reroll_to_those_who_lead_no_better_than_the_nazgul(monkeypatch: Patch, name: str) -> None:
    free = "2 Gondor Regulars, Gondor Leader, Meriadoc Brandybuck"
    for figures, stinks in (("2 Nazgûl", True), ("The Witch-king", True), ("Nazgûl", False), ("Nazgûl, The Mouth of Sauron", False)):
        dice(monkeypatch, faces(6, 5, 5), faces(1, 1), *([] if stinks else [faces(1, 1)]))
        s = fight({FIELD: "3 " + free[2:], CAMP: f"3 Sauron Regulars, {figures}"}, shadow=name)
        said = rolls(s)
        assert [line for line in said if "re-roll" in line] == ([] if stinks else ["re-roll free 11 on 5: 0"])
        assert names(s.gone) == [name]
        over(s)


@card("Foul Stench")
@rule("BG-C128", "BG-13.9")
def test_a_foul_stench_compares_all_leadership_without_the_cap_and_costs_none(monkeypatch: Patch) -> None:
    free = "2 Gondor Regulars, 4 Gondor Leaders, 2 Rohan Leaders"
    dice(monkeypatch, faces(1, 1, 1), faces(1, 1), faces(1, 1, 1), faces(1, 1))
    s = fight({FIELD: free, CAMP: "3 Sauron Regulars, 5 Nazgûl"}, shadow="Wormtongue")  # six against five
    assert rolls(s)[2:] == ["re-roll shadow 111 on 5: 0", "re-roll free 11 on 5: 0"]
    over(s)
    dice(monkeypatch, faces(1, 1, 1), faces(1, 1), faces(1, 1, 1))
    s = fight({FIELD: free, CAMP: "3 Sauron Regulars, 6 Nazgûl"}, shadow="Wormtongue")
    told = log(s)
    assert "Leader re-roll of the Shadow: 1, 1, 1 (hits on 5): 0 hits." in told
    assert "The Free Peoples: no Leader re-roll in this round." in told
    assert not [line for line in told if line.startswith("Leader re-roll of the Free")]
    over(s)


# Relentless Assault.


@pytest.mark.parametrize("name", cards_with("Relentless Assault"))
@card("Relentless Assault")
@rule("BG-C136", "BG-13.20")
def test_each_hit_on_the_own_army_adds_one_to_the_combat_roll(monkeypatch: Patch, name: str) -> None:
    for losses, left, added in ((["roll"], 4, 0), (["remove Sauron Regular", "roll"], 3, 1), (["remove Sauron Regular"] * 2, 2, 2)):
        ones = faces(*[1] * left)
        dice(monkeypatch, ones, faces(1, 1), faces(1))
        s = fight({FIELD: "2 Gondor Regulars", CAMP: "4 Sauron Regulars, Nazgûl"}, shadow=name)
        assert asked(s) == ["remove Sauron Regular", "roll"]
        do(s, *losses)
        more = f" +{added}" if added else ""
        assert rolls(s) == [f"roll shadow {'1' * left} on 5{more}: 0", "roll free 11 on 5: 0", "re-roll shadow 1 on 5: 0"]
        assert names(s.gone) == [name]
        over(s)


@card("Relentless Assault")
@rule("BG-C136", "BG-13.25", "BG-13.27")
def test_an_elite_takes_one_of_the_two_hits_or_both(monkeypatch: Patch) -> None:
    armies = {FIELD: "2 Gondor Regulars", CAMP: "2 Sauron Regulars, Sauron Elite"}
    dice(monkeypatch, faces(1, 1), faces(1, 1))
    s = fight(armies, shadow="Rage of the Dunlendings")
    assert asked(s) == ["remove Sauron Regular", "reduce Sauron Elite", "remove Sauron Elite", "roll"]
    do(s, "remove Sauron Elite")
    assert rolls(s)[0] == "roll shadow 11 on 5 +2: 0"
    over(s)
    dice(monkeypatch, faces(1, 1), faces(1, 1))
    s = fight(armies, shadow="Rage of the Dunlendings")
    do(s, "remove Sauron Regular")
    assert asked(s) == ["remove Sauron Regular", "reduce Sauron Elite", "roll"]
    assert why_not(s, "remove", "Sauron Elite") == "BG-13.25"
    do(s, "reduce Sauron Elite")
    assert at(s, CAMP) == "2 Sauron Regulars"
    over(s)


@card("Relentless Assault")
@rule("BG-C136", "BG-R31", "BG-13.29")
def test_an_army_that_destroys_itself_before_the_roll_has_lost_the_battle() -> None:
    s = fight({FIELD: "2 Gondor Regulars", CAMP: "2 Sauron Regulars, The Mouth of Sauron"}, shadow="Rage of the Dunlendings")
    do(s, "remove Sauron Regular", "remove Sauron Regular")
    assert rolls(s) == [] and at(s, CAMP) == "" and at(s, FIELD) == "2 Gondor Regulars"
    assert names(s.gone) == ["Rage of the Dunlendings"]
    over(s)


@card("Relentless Assault")
@rule("BG-C136", "BG-13.5")
def test_the_rearguard_takes_no_hit_of_an_assault(monkeypatch: Patch) -> None:
    dice(monkeypatch, faces(1), faces(1, 1))
    s = fight(
        {FIELD: "2 Gondor Regulars", CAMP: "3 Sauron Regulars, Isengard Regular"},
        shadow="Rage of the Dunlendings",
        keep=("Isengard Regular",),
    )
    assert asked(s) == ["remove Sauron Regular", "roll"]
    do(s, "remove Sauron Regular", "remove Sauron Regular")
    assert at(s, CAMP) == "Isengard Regular, Sauron Regular"
    over(s)


# Mûmakil.


@pytest.mark.parametrize("name", cards_with("Mûmakil"))
@card("Mûmakil")
@rule("BG-T14", "BG-C138", "BG-13.14")
def test_mumakil_add_one_to_the_roll_and_then_a_hit_to_the_greater_number(monkeypatch: Patch, name: str) -> None:
    armies = {FIELD: "5 Gondor Regulars", CAMP: "3 Southron Regulars, Southron Elite, Nazgûl"}
    hits = (((4, 4, 1, 1), 5, (5, 5, 1, 1, 1), "Gondor Regular"), ((4, 1, 1, 1), 5, (5, 5, 1, 1, 1), "3 Gondor Regulars"))
    for roll, again, other, left in hits:  # three against two, and two against two
        dice(monkeypatch, faces(*roll), faces(*other), faces(again))
        s = fight(armies, shadow=name)
        assert rolls(s)[0].startswith(f"roll shadow {''.join(map(str, roll))} on 5 +1")
        do(s, "remove Southron Regular", "remove Southron Regular")
        assert at(s, FIELD) == left and names(s.gone) == [name]
        over(s)


@card("Mûmakil", "Charge")
@rule("BG-C138", "BG-C117")
def test_the_hits_of_an_extra_attack_count_against_the_mumakil(monkeypatch: Patch) -> None:
    armies = {FIELD: "4 Gondor Elites", CAMP: "5 Southron Regulars, Southron Elite"}
    for attack, left in (((5, 1, 1, 1), "Gondor Regular, 3 Gondor Elites"), ((1, 1, 1, 1), "2 Gondor Regulars, 2 Gondor Elites")):
        dice(monkeypatch, faces(*attack), faces(4, 1, 1, 1, 1), faces(1, 1, 1, 1))
        s = fight(armies, free="Guards of the Citadel", shadow="Shadows Gather")
        while "remove Southron Regular" in asked(s):
            do(s, "remove Southron Regular")
        while "reduce Gondor Elite" in asked(s):
            do(s, "reduce Gondor Elite")
        assert at(s, FIELD) == left
        over(s)


@card("Mûmakil", "No Quarter")
@rule("BG-13.14", "BG-C117")
def test_at_the_same_time_the_defenders_card_goes_first(monkeypatch: Patch) -> None:
    dice(monkeypatch, faces(4, 5, 1), faces(5, 1, 1, 1))
    armies = {FIELD: "4 Gondor Regulars", CAMP: "3 Southron Regulars, Southron Elite"}
    s = fight(armies, free="Help Unlooked For", shadow="Shadows Gather", keep=("Southron Regular",))
    do(s, "remove Southron Regular", "remove Southron Regular")
    assert at(s, FIELD) == "2 Gondor Regulars"  # the defenders have two hits before the Mûmakil compare
    over(s)
    dice(monkeypatch, faces(5, 1, 1, 1), faces(4, 5, 1))
    armies = {CAMP: "4 Gondor Regulars", FIELD: "2 Southron Regulars, Southron Elite"}
    s = fight(armies, free="Help Unlooked For", shadow="Shadows Gather", by=FREE)
    do(s, "remove Southron Regular", "remove Southron Regular")
    assert at(s, CAMP) == "Gondor Regular"  # they compare with one hit, and No Quarter adds the second afterwards
    over(s, FREE)


@card("Mûmakil", "Charge")
@rule("BG-C138", "BG-R29")
def test_losing_the_elite_in_between_changes_nothing_for_the_mumakil(monkeypatch: Patch) -> None:
    dice(monkeypatch, faces(5, 1), faces(4, 5), faces(1, 1))
    armies = {FIELD: "2 Gondor Elites", CAMP: "Southron Regular, Southron Elite"}
    s = fight(armies, free="Guards of the Citadel", shadow="The Shadow Lengthens")
    do(s, "reduce Southron Elite")
    assert rolls(s)[1] == "roll shadow 45 on 5 +1: 2"
    do(s, "reduce Gondor Elite", "reduce Gondor Elite")  # three hits: one more than one of the extra attack
    assert at(s, FIELD) == "Gondor Regular"
    over(s)


# Swarm of Bats.


@pytest.mark.parametrize("name", cards_with("Swarm of Bats"))
@card("Swarm of Bats")
@rule("BG-C114", "BG-C113")
def test_a_swarm_of_bats_cancels_the_card_of_the_free_peoples(monkeypatch: Patch, name: str) -> None:
    dice(monkeypatch, faces(1, 1, 1), faces(4, 4), faces(4))
    s = fight({FIELD: "Gondor Regular, Gondor Elite", CAMP: "3 Sauron Regulars, Nazgûl"}, free="Thranduil's Archers", shadow=name)
    assert rolls(s) == ["roll shadow 111 on 5: 0", "roll free 44 on 5: 0", "re-roll shadow 4 on 5: 0"]
    assert names(s.gone) == ["Thranduil's Archers", name]
    over(s)


@pytest.mark.parametrize("name", cards_with("Swarm of Bats"))
@card("Swarm of Bats")
@rule("BG-C114")
def test_without_such_a_card_a_swarm_of_bats_adds_one_to_the_reroll(monkeypatch: Patch, name: str) -> None:
    dice(monkeypatch, faces(4, 1, 1), faces(1, 1), faces(4))
    s = fight({FIELD: "2 Gondor Regulars", CAMP: "3 Sauron Regulars, Nazgûl"}, shadow=name)
    assert rolls(s) == ["roll shadow 411 on 5: 0", "roll free 11 on 5: 0", "re-roll shadow 4 on 5 +1: 1"]
    over(s)


@card("Swarm of Bats", "Daring Defiance")
@rule("BG-C114", "BG-C115", "BG-13.14")
def test_of_bats_and_defiance_the_defenders_works_and_the_others_price_is_not_paid(monkeypatch: Patch) -> None:
    dice(monkeypatch, faces(4, 1), faces(1, 1, 1), faces(4))
    s = fight(
        {FIELD: "2 Gondor Regulars, Boromir", CAMP: "2 Sauron Regulars, Nazgûl"}, free="I Will Go Alone", shadow="The Shadow is Moving"
    )
    assert rolls(s) == ["roll shadow 41 on 5: 0", "roll free 111 on 5: 0", "re-roll shadow 4 on 5: 0"]  # he gave up his Leadership
    assert names(s.gone) == ["I Will Go Alone", "The Shadow is Moving"]
    over(s)
    dice(monkeypatch, faces(1, 1, 1), faces(4, 1), faces(1), faces(4))
    s = fight(
        {CAMP: "2 Gondor Regulars, Boromir", FIELD: "2 Sauron Regulars, Nazgûl"},
        free="I Will Go Alone",
        shadow="The Shadow is Moving",
        by=FREE,
    )
    assert rolls(s) == ["roll free 111 on 5: 0", "roll shadow 41 on 5: 0", "re-roll free 1 on 5: 0", "re-roll shadow 4 on 5: 0"]
    over(s, FREE)
