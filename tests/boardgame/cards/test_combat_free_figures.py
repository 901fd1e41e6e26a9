"""Combat cards of the Free Peoples that ask for figures: Leadership given up, sacrifices, Minions and Nazgûl eliminated."""

from __future__ import annotations

import pytest

from tests.boardgame.cards.fights import CAMP, FIELD, cards_with, fight, next_round, over, rolls
from tests.boardgame.throwing import dice, faces
from tests.citing import card, rule
from thirdage.boardgame.positions import FREE, asked, at, do, log, names, why_not
from thirdage.boardgame.state import OUT, State
from thirdage.boardgame.tables import CHARACTER, NAZGUL

Patch = pytest.MonkeyPatch


def is_out(s: State, character: str) -> bool:
    return s.where[CHARACTER[character]] == OUT


# Blade of Westernesse.


@pytest.mark.parametrize("name", cards_with("Blade of Westernesse"))
@card("Blade of Westernesse")
@rule("BG-C118")
def test_a_hit_of_the_reroll_is_spent_on_a_minion(monkeypatch: Patch, name: str) -> None:
    dice(monkeypatch, faces(1, 1, 1), faces(5, 1), faces(1, 1, 1), faces(5))
    armies = {FIELD: "2 Gondor Regulars, Meriadoc Brandybuck", CAMP: "3 Sauron Regulars, The Witch-king, The Mouth of Sauron"}
    s = fight(armies, free=name)
    assert asked(s) == ["eliminate The Witch-king", "eliminate The Mouth of Sauron"]
    assert why_not(s, "eliminate", "Nazgûl") == "BG-C118"
    do(s, "eliminate The Witch-king")
    assert is_out(s, "The Witch-king")
    assert at(s, CAMP) == "2 Sauron Regulars, The Mouth of Sauron"  # the hit of the Combat roll; the other removed no unit
    assert names(s.gone) == [name]
    over(s)


@card("Blade of Westernesse")
@rule("BG-C118")
def test_without_a_hit_of_the_reroll_or_a_minion_the_blade_does_nothing(monkeypatch: Patch) -> None:
    dice(monkeypatch, faces(1, 1, 1), faces(5, 1), faces(1, 1), faces(1))
    s = fight({FIELD: "2 Gondor Regulars, Peregrin Took", CAMP: "3 Sauron Regulars, The Witch-king"}, free="Mithril Coat and Sting")
    assert at(s, CAMP) == "2 Sauron Regulars, The Witch-king"
    over(s)
    dice(monkeypatch, faces(1, 1, 1), faces(5, 1), faces(1), faces(5))
    s = fight({FIELD: "2 Gondor Regulars, Peregrin Took", CAMP: "3 Sauron Regulars, Nazgûl"}, free="Mithril Coat and Sting")
    assert at(s, CAMP) == "Sauron Regular, Nazgûl"
    over(s)


@card("Blade of Westernesse")
@rule("BG-C118", "BG-13.5")
def test_one_minion_in_the_battle_is_struck_without_a_question_and_one_in_the_rearguard_never(monkeypatch: Patch) -> None:
    armies = {FIELD: "2 Gondor Regulars, Peregrin Took", CAMP: "4 Sauron Regulars, The Witch-king, The Mouth of Sauron"}
    dice(monkeypatch, faces(1, 1, 1), faces(1, 1), faces(1, 1), faces(5))
    s = fight(armies, free="Mithril Coat and Sting", keep=("Sauron Regular", "The Witch-king"))
    assert at(s, CAMP) == "4 Sauron Regulars, The Witch-king"
    assert is_out(s, "The Mouth of Sauron")
    over(s)


# Mighty Attack.


@pytest.mark.parametrize("name", cards_with("Mighty Attack"))
@card("Mighty Attack")
@rule("BG-C119", "BG-13.16")
def test_a_companion_gives_up_his_leadership_for_a_hit(monkeypatch: Patch, name: str) -> None:
    dice(monkeypatch, faces(1, 1, 1), faces(1, 1, 5, 1), faces(5))
    s = fight({FIELD: "2 Gondor Regulars, Aragorn, Boromir", CAMP: "3 Sauron Regulars"}, free=name)
    assert asked(s) == ["give up the Leadership of Boromir", "give up the Leadership of Aragorn"]
    do(s, "give up the Leadership of Aragorn")
    assert rolls(s) == ["roll shadow 111 on 5: 0", "roll free 1151 on 5: 1", "re-roll free 5 on 5: 1"]  # Boromir's re-roll alone
    assert at(s, CAMP) == "" and names(s.gone) == [name]
    over(s)


@card("Mighty Attack")
@rule("BG-C119")
def test_without_a_miss_nothing_is_given_up(monkeypatch: Patch) -> None:
    dice(monkeypatch, faces(1, 1, 1, 1, 1), faces(5, 5, 6))
    s = fight({FIELD: "2 Gondor Regulars, Boromir", CAMP: "5 Sauron Regulars"}, free="Horn of Gondor")
    assert "Boromir gives up his Leadership for this round." not in log(s)
    assert at(s, CAMP) == "2 Sauron Regulars"
    over(s)


@card("Mighty Attack", "Words of Power", "Gandalf the White")
@rule("BG-13.16", "BG-C130", "BG-C150")
def test_leadership_that_is_cancelled_cannot_be_given_up(monkeypatch: Patch) -> None:
    armies = {FIELD: "2 Gondor Regulars, Boromir, Legolas, Gandalf the White", CAMP: "3 Sauron Regulars, Nazgûl"}
    dice(monkeypatch, faces(1, 1, 1), faces(1, 1, 1), faces(1))
    s = fight(armies, free="Axe and Bow", shadow="The Lidless Eye", ride=True)
    do(s, "silence Legolas")  # Boromir alone is left to give his
    assert "Boromir gives up his Leadership for this round." in log(s)
    assert at(s, CAMP) == "2 Sauron Regulars, Nazgûl"
    over(s)
    dice(monkeypatch, faces(1, 1, 1), faces(1, 1), faces(1))
    s = fight({FIELD: "2 Gondor Regulars, Boromir", CAMP: "3 Sauron Regulars, Nazgûl"}, free="Axe and Bow", shadow="The Lidless Eye")
    assert at(s, CAMP) == "3 Sauron Regulars, Nazgûl"  # he is silenced: nobody can
    over(s)


@card("Mighty Attack")
@rule("BG-13.16")
def test_who_is_silenced_is_refused_for_that_reason(monkeypatch: Patch) -> None:
    dice(monkeypatch, faces(1, 1, 1), faces(1, 1, 1, 1))
    armies = {FIELD: "2 Gondor Regulars, Boromir, Legolas, Gimli", CAMP: "3 Sauron Regulars, Nazgûl"}
    s = fight(armies, free="Axe and Bow", shadow="The Lidless Eye")
    do(s, "silence Gimli")
    assert asked(s) == ["give up the Leadership of Boromir", "give up the Leadership of Legolas"]
    assert why_not(s, "forfeit", "Gimli") == "BG-13.16"
    assert why_not(s, "forfeit", "Gondor Regular") == "BG-C119"
    do(s, "give up the Leadership of Legolas")
    over(s)


@card("Mighty Attack")
@rule("BG-13.13", "BG-13.16")
def test_leadership_that_was_given_up_is_back_in_the_next_round(monkeypatch: Patch) -> None:
    dice(monkeypatch, faces(1, 1, 1), faces(1, 1, 1), faces(1, 1), faces(1, 1, 1), faces(1))
    s = fight({FIELD: "2 Gondor Regulars, Boromir", CAMP: "3 Sauron Regulars"}, free="Axe and Bow")
    assert rolls(s) == ["roll shadow 111 on 5: 0", "roll free 111 on 5: 0"]
    next_round(s)
    assert rolls(s) == ["roll shadow 11 on 5: 0", "roll free 111 on 5: 0", "re-roll free 1 on 5: 0"]
    over(s)


# Andúril.


@pytest.mark.parametrize("name", cards_with("Andúril"))
@card("Andúril")
@rule("BG-C119")
def test_aragorn_turns_one_or_two_misses_into_hits(monkeypatch: Patch, name: str) -> None:
    for count, left in (("1", "2 Sauron Regulars"), ("2", "Sauron Regular")):
        dice(monkeypatch, faces(1, 1, 1), faces(1, 1, 1), faces(1))
        s = fight({FIELD: "2 Gondor Regulars, Aragorn, Meriadoc Brandybuck", CAMP: "3 Sauron Regulars"}, free=name)
        assert asked(s) == ["1", "2"]
        do(s, count)
        assert rolls(s) == ["roll shadow 111 on 5: 0", "roll free 111 on 5: 0", "re-roll free 1 on 5: 0"]  # Meriadoc's alone
        assert at(s, CAMP) == left and names(s.gone) == [name]
        over(s)


@card("Andúril")
@rule("BG-C119", "BG-13.16")
def test_strider_turns_one_miss_and_aragorn_no_more_than_there_are(monkeypatch: Patch) -> None:
    dice(monkeypatch, faces(1, 1, 1), faces(1, 1, 1))
    s = fight({FIELD: "2 Gondor Regulars, Strider", CAMP: "3 Sauron Regulars"}, free="Athelas")
    assert "Strider gives up his Leadership for this round." in log(s)
    assert at(s, CAMP) == "2 Sauron Regulars"
    over(s)
    dice(monkeypatch, faces(1, 1, 1), faces(1, 5, 6))
    s = fight({FIELD: "2 Gondor Regulars, Aragorn", CAMP: "3 Sauron Regulars"}, free="Athelas")
    assert at(s, CAMP) == ""
    over(s)
    dice(monkeypatch, faces(1, 1, 1), faces(5, 5, 6))
    s = fight({FIELD: "2 Gondor Regulars, Aragorn", CAMP: "5 Sauron Regulars"}, free="Athelas")
    assert not any("gives up" in line for line in log(s))
    over(s)


@card("Andúril", "Words of Power")
@rule("BG-C130", "BG-13.16")
def test_anduril_does_nothing_in_the_hand_of_one_who_is_silenced(monkeypatch: Patch) -> None:
    dice(monkeypatch, faces(1, 1, 1), faces(1, 1), faces(1))
    s = fight({FIELD: "2 Gondor Regulars, Aragorn", CAMP: "3 Sauron Regulars, Nazgûl"}, free="Athelas", shadow="The Lidless Eye")
    assert rolls(s) == ["roll shadow 111 on 5: 0", "roll free 11 on 5: 0", "re-roll shadow 1 on 5: 0"]
    assert at(s, CAMP) == "3 Sauron Regulars, Nazgûl"
    over(s)


# Heroic Death.


@pytest.mark.parametrize("name", cards_with("Heroic Death"))
@card("Heroic Death")
@rule("BG-C120", "BG-C117")
def test_a_leader_cancels_one_hit_and_a_companion_as_many_as_his_level(monkeypatch: Patch, name: str) -> None:
    armies = {FIELD: "5 Gondor Regulars, Gondor Leader, Boromir", CAMP: "3 Sauron Regulars"}
    for figure, left in (("Gondor Leader", "3 Gondor Regulars, Boromir"), ("Boromir", "4 Gondor Regulars, Gondor Leader")):
        dice(monkeypatch, faces(5, 5, 5), faces(1, 1, 1, 1, 1), faces(1, 1))
        s = fight(armies, free=name)
        assert rolls(s)[-1] == "re-roll free 11 on 5: 0"  # both have counted for the re-roll
        assert asked(s) == ["sacrifice Gondor Leader", "sacrifice Boromir", "no"]
        do(s, f"sacrifice {figure}")
        assert at(s, FIELD) == left and names(s.gone) == [name]
        over(s)
    assert is_out(s, "Boromir")
    dice(monkeypatch, faces(5, 5, 5), faces(1, 1, 1, 1, 1), faces(1, 1))
    s = fight(armies, free=name)
    do(s, "no")
    assert at(s, FIELD) == "2 Gondor Regulars, Gondor Leader, Boromir"
    over(s)


@card("Heroic Death")
@rule("BG-C120", "BG-3.13")
def test_a_level_above_the_hits_cancels_all_and_without_a_hit_nobody_is_asked(monkeypatch: Patch) -> None:
    dice(monkeypatch, faces(5, 1, 1), faces(1, 1, 1), faces(1))
    s = fight({FIELD: "2 Gondor Regulars, Strider", CAMP: "3 Sauron Regulars"}, free="Mirror of Galadriel")
    do(s, "sacrifice Strider")
    assert at(s, FIELD) == "2 Gondor Regulars" and is_out(s, "Strider")
    over(s)
    dice(monkeypatch, faces(1, 1, 1), faces(1, 1), faces(1))
    s = fight({FIELD: "2 Gondor Regulars, Gondor Leader", CAMP: "3 Sauron Regulars"}, free="Mirror of Galadriel")
    assert at(s, FIELD) == "2 Gondor Regulars, Gondor Leader"
    over(s)


@card("Heroic Death", "Mûmakil")
@rule("BG-C117", "BG-C120")
def test_a_heroic_death_cancels_the_hit_of_the_mumakil_too(monkeypatch: Patch) -> None:
    dice(monkeypatch, faces(5, 1), faces(1, 1, 1), faces(1))
    s = fight(
        {FIELD: "2 Gondor Regulars, Legolas", CAMP: "Southron Regular, Southron Elite"}, free="Mirror of Galadriel", shadow="Shadows Gather"
    )
    do(s, "sacrifice Legolas")
    assert at(s, FIELD) == "2 Gondor Regulars" and is_out(s, "Legolas")
    over(s)


@card("Heroic Death")
@rule("BG-C120", "BG-13.5")
def test_nobody_of_the_rearguard_dies_heroically(monkeypatch: Patch) -> None:
    dice(monkeypatch, faces(1, 1), faces(5, 1), faces(1))
    armies = {CAMP: "3 Gondor Regulars, Gondor Leader, Rohan Leader, Boromir", FIELD: "2 Sauron Regulars"}
    s = fight(armies, free="Mirror of Galadriel", by=FREE, keep=("Gondor Regular", "Gondor Leader", "Boromir"))
    assert asked(s) == ["sacrifice Rohan Leader", "no"]
    do(s, "sacrifice Rohan Leader")
    assert at(s, CAMP) == "3 Gondor Regulars, Gondor Leader, Boromir"
    over(s, FREE)


# Daring Defiance.


@pytest.mark.parametrize("name", cards_with("Daring Defiance"))
@card("Daring Defiance")
@rule("BG-C115", "BG-C113", "BG-13.16")
def test_all_companions_give_up_their_leadership_and_the_card_of_the_shadow_is_cancelled(monkeypatch: Patch, name: str) -> None:
    dice(monkeypatch, faces(4, 4, 4), faces(1, 1, 1, 1), faces(1))
    armies = {FIELD: "2 Gondor Regulars, Gondor Leader, Aragorn, Boromir", CAMP: "3 Sauron Regulars"}
    s = fight(armies, free=name, shadow="Pits of Mordor")
    assert rolls(s) == ["roll shadow 444 on 5: 0", "roll free 1111 on 5: 0", "re-roll free 1 on 5: 0"]  # they still add to the strength
    assert names(s.gone) == [name, "Pits of Mordor"]
    over(s)


@card("Daring Defiance")
@rule("BG-C115")
def test_if_the_shadow_used_no_card_nothing_is_given_up(monkeypatch: Patch) -> None:
    dice(monkeypatch, faces(1, 1, 1), faces(1, 1, 1, 1), faces(1, 1, 1))
    s = fight({FIELD: "2 Gondor Regulars, Aragorn, Boromir", CAMP: "3 Sauron Regulars"}, free="I Will Go Alone")
    assert rolls(s)[-1] == "re-roll free 111 on 5: 0"
    over(s)


@card("Daring Defiance", "Gandalf the White")
@rule("BG-C115", "BG-C150")
def test_who_has_no_leadership_left_gives_none_up_and_is_no_hindrance(monkeypatch: Patch) -> None:
    dice(monkeypatch, faces(4, 4, 4), faces(1, 1))
    s = fight(
        {FIELD: "2 Gondor Regulars, Gandalf the White", CAMP: "3 Sauron Regulars"},
        free="I Will Go Alone",
        shadow="Pits of Mordor",
        ride=True,
    )
    assert not any("gives up" in line for line in log(s))
    assert names(s.gone) == ["I Will Go Alone", "Pits of Mordor"] and at(s, FIELD) == "2 Gondor Regulars, Gandalf the White"
    over(s)


# Fateful Strike.


@pytest.mark.parametrize("name", cards_with("Fateful Strike"))
@card("Fateful Strike")
@rule("BG-C121")
def test_a_hit_of_the_reroll_eliminates_a_nazgul_besides_the_hits(monkeypatch: Patch, name: str) -> None:
    dice(monkeypatch, faces(1, 1, 1), faces(1, 1), faces(1, 1, 1), faces(5))
    s = fight({FIELD: "2 Gondor Regulars, Gondor Leader", CAMP: "3 Sauron Regulars, 2 Nazgûl, The Witch-king"}, free=name)
    assert at(s, CAMP) == "2 Sauron Regulars, Nazgûl, The Witch-king"
    assert s.reserve[NAZGUL] == 7  # back to the reinforcements
    assert names(s.gone) == [name]
    over(s)


@card("Fateful Strike")
@rule("BG-C121", "BG-3.10")
def test_two_hits_may_eliminate_a_minion_instead_and_the_witch_king_is_one(monkeypatch: Patch) -> None:
    armies = {FIELD: "2 Gondor Regulars, 2 Gondor Leaders", CAMP: "4 Sauron Regulars, Nazgûl, The Witch-king, The Mouth of Sauron"}
    for victim, left in (("Nazgûl", "The Witch-king, The Mouth of Sauron"), ("The Witch-king", "Nazgûl, The Mouth of Sauron")):
        dice(monkeypatch, faces(1, 1, 1, 1), faces(1, 1), faces(1, 1, 1, 1), faces(5, 5))
        s = fight(armies, free="Bilbo's Song")
        assert asked(s) == ["eliminate Nazgûl", "eliminate The Witch-king", "eliminate The Mouth of Sauron"]
        do(s, f"eliminate {victim}")
        assert at(s, CAMP) == f"2 Sauron Regulars, {left}"
        over(s)
    assert is_out(s, "The Witch-king")


@card("Fateful Strike")
@rule("BG-C121")
def test_without_a_nazgul_a_minion_may_be_spared_and_one_hit_is_not_enough_for_him(monkeypatch: Patch) -> None:
    armies = {FIELD: "2 Gondor Regulars, 2 Gondor Leaders", CAMP: "4 Sauron Regulars, The Witch-king"}
    dice(monkeypatch, faces(1, 1, 1, 1), faces(1, 1), faces(1, 1), faces(5, 5))
    s = fight(armies, free="Bilbo's Song")
    assert asked(s) == ["eliminate The Witch-king", "no"]
    do(s, "no")
    assert at(s, CAMP) == "2 Sauron Regulars, The Witch-king"
    over(s)
    dice(monkeypatch, faces(1, 1, 1, 1), faces(1, 1), faces(1, 1), faces(1, 5))
    s = fight(armies, free="Bilbo's Song")
    assert at(s, CAMP) == "3 Sauron Regulars, The Witch-king"
    over(s)
    dice(monkeypatch, faces(1, 1, 1, 1), faces(5, 5))
    s = fight(armies, free="Bilbo's Song")  # hits of the Combat roll alone
    assert at(s, CAMP) == "2 Sauron Regulars, The Witch-king"
    over(s)
