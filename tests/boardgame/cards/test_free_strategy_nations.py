"""Free Peoples Strategy cards that move Nations: Book of Mazarbul, Fear! Fire! Foes!, Wisdom of Elrond, The Red Arrow."""

from __future__ import annotations

import pytest

from tests.boardgame.cards.free_strategy import over, play
from tests.citing import card, rule
from thirdage.boardgame.positions import GONDOR, SHADOW, asked, at, do, step_of, table, why_not

# Book of Mazarbul, Fear! Fire! Foes!

CALLS = [
    ("Book of Mazarbul", "dwarves", "Erebor", "Dale"),
    ("Book of Mazarbul", "dwarves", "Ered Luin", "Tower Hills"),
    ("Fear! Fire! Foes!", "north", "Bree", "Weather Hills"),
    ("Fear! Fire! Foes!", "north", "The Shire", "Tower Hills"),
]


@pytest.mark.parametrize("name, nation, region, near", CALLS)
@card("Book of Mazarbul", "Fear! Fire! Foes!")
@rule("BG-C59", "BG-10.4")
def test_a_companion_who_comes_there_takes_the_nation_straight_to_war(name: str, nation: str, region: str, near: str) -> None:
    s = play(name, {near: "Boromir, Meriadoc Brandybuck"})  # Boromir rouses Gondor alone, but the card asks only where he is
    assert asked(s) == ["boromir", "meriadoc Brandybuck", "no more"]
    do(s, "boromir", f"to {region}", "no more")
    assert (at(s, region), at(s, near)) == ("Boromir", "Meriadoc Brandybuck")
    assert step_of(s, nation) == (3, True)
    assert over(s, name)


@pytest.mark.parametrize("name, nation, region, near", CALLS)
@card("Book of Mazarbul", "Fear! Fire! Foes!")
@rule("BG-C59")
def test_one_who_is_there_already_need_not_move(name: str, nation: str, region: str, near: str) -> None:
    s = play(name, {region: "Sauron Regular, Legolas"}, taken={region: SHADOW})  # whoever controls the place
    do(s, "no more")
    assert step_of(s, nation) == (3, True)
    assert over(s, name)


@pytest.mark.parametrize("name, nation, region, near", CALLS)
@card("Book of Mazarbul", "Fear! Fire! Foes!")
@rule("BG-C59")
def test_without_a_companion_there_the_nation_stays_as_it_is(name: str, nation: str, region: str, near: str) -> None:
    before = step_of(table(), nation)
    s = play(name)  # all Companions are in the Fellowship: nothing to choose
    assert step_of(s, nation) == before
    assert over(s, name)
    s = play(name, {near: "Boromir", region: "Dwarven Regular"})
    do(s, "no more")
    assert step_of(s, nation) == before
    assert over(s, name)
    s = play(name, {region: "Boromir"})
    do(s, "boromir", f"to {near}")  # he was there
    assert step_of(s, nation) == before
    assert over(s, name)


@card("Book of Mazarbul")
@rule("BG-C59", "BG-10.6")
def test_a_companion_besieged_in_erebor_calls_the_dwarves_and_cannot_leave() -> None:
    s = play("Book of Mazarbul", {"inside Erebor": "Dwarven Regular, Gimli", "Erebor": "Sauron Regular", "Dale": "Legolas"})
    assert asked(s) == ["legolas", "no more"]
    do(s, "no more")
    assert step_of(s, "dwarves") == (3, True)
    assert over(s, "Book of Mazarbul")


@card("Fear! Fire! Foes!")
@rule("BG-C59")
def test_a_nation_at_war_stays_at_war() -> None:
    s = play("Fear! Fire! Foes!", {"Bree": "Boromir"}, war="North")
    do(s, "no more")
    assert step_of(s, "north") == (3, True)
    assert over(s, "Fear! Fire! Foes!")


# Wisdom of Elrond.


@card("Wisdom of Elrond")
@rule("BG-C62", "BG-R44")
def test_wisdom_of_elrond_activates_any_nation_and_then_advances_it() -> None:
    s = play("Wisdom of Elrond", track={"rohan": 2})
    assert asked(s) == ["the Dwarves", "the Elves", "gondor", "the North", "rohan"]
    do(s, "rohan")
    assert step_of(s, "rohan") == (3, True)
    assert over(s, "Wisdom of Elrond")
    s = play("Wisdom of Elrond")
    do(s, "the Elves")  # active already
    assert step_of(s, "elves") == (1, True)
    assert over(s, "Wisdom of Elrond")
    s = play("Wisdom of Elrond", war="Gondor")
    do(s, "gondor")  # At War already
    assert step_of(s, "gondor") == (3, True)
    assert over(s, "Wisdom of Elrond")


@pytest.mark.parametrize("start, end", [(0, (1, False)), (2, (2, False))])
@card("Wisdom of Elrond")
@rule("BG-C62")
def test_under_wormtongue_rohan_advances_but_stays_passive(start: int, end: tuple[int, bool]) -> None:
    s = play("Wisdom of Elrond", {"Orthanc": "Isengard Regular, Saruman"}, on_table="Wormtongue", track={"rohan": start})
    do(s, "rohan")
    assert step_of(s, "rohan") == end
    assert over(s, "Wisdom of Elrond")


@card("Wisdom of Elrond")
@rule("BG-C23", "BG-21.10")
def test_of_four_each_counsels_his_own_nations() -> None:
    hands = {GONDOR: "Wisdom of Elrond"}
    s = table({}, persons=4, hands=hands, dice_free="Muster", dice_shadow="Army", asking=("turn", GONDOR))
    do(s, "use Muster", "play Wisdom of Elrond")
    assert asked(s) == ["the Elves", "gondor"]
    assert why_not(s, "nation", "rohan") == "BG-C62"
    do(s, "gondor")
    assert step_of(s, "gondor") == (2, True)
    assert s.stack[-1][0] == "turn"


@card("Wisdom of Elrond")
@rule("BG-21.23", "BG-R77")
def test_of_three_nobody_counsels_the_nation_of_the_action_before_and_the_counsel_is_an_action_on_its_nation() -> None:
    s = table({}, persons=3, hand_free="Wisdom of Elrond", dice_free="Muster, Muster, Muster", dice_shadow="Army, Army, Army")
    do(s, "use Muster", "advance Rohan on the Political Track", "use Army", "skip: discard the die")
    do(s, "use Muster", "play Wisdom of Elrond")
    assert asked(s) == ["the Dwarves", "the Elves", "gondor", "the North"]
    assert why_not(s, "nation", "rohan") == "BG-21.23"
    do(s, "the North")
    assert (step_of(s, "north"), step_of(s, "rohan")) == ((1, True), (1, False))
    do(s, "use Army", "skip: discard the die", "use Muster")
    assert why_not(s, "advance", "north") == "BG-21.23"
    do(s, "advance Rohan on the Political Track")  # one action lies between
    assert step_of(s, "rohan") == (2, False)
    assert s.stack[-1][0] == "turn"


# The Red Arrow.


@card("The Red Arrow")
@rule("BG-9.7")
def test_the_red_arrow_needs_gondor_active() -> None:
    s = table({}, hand_free="The Red Arrow", dice_free="Muster")
    do(s, "use Muster")
    assert "play The Red Arrow" not in asked(s)
    assert why_not(s, "play", "The Red Arrow") == "BG-9.7"
    assert s.stack[-1][0] == "action"


@pytest.mark.parametrize("start, active, end", [(0, "", (1, False)), (2, "", (2, False)), (2, ", rohan", (3, True))])
@card("The Red Arrow")
@rule("BG-C58", "BG-C3")
def test_the_red_arrow_advances_rohan_but_does_not_wake_it(start: int, active: str, end: tuple[int, bool]) -> None:
    s = play("The Red Arrow", track={"rohan": start}, active=f"gondor{active}")
    do(s, "rohan Elite")
    assert step_of(s, "rohan") == end
    assert at(s, "Edoras") == "Rohan Elite, Rohan Leader"
    assert over(s, "The Red Arrow")


@card("The Red Arrow")
@rule("BG-C1", "BG-C3")
def test_rohan_advances_also_when_nobody_can_come_to_edoras() -> None:
    s = play("The Red Arrow", {"Edoras": "Isengard Regular"}, taken={"Edoras": SHADOW}, active="gondor")
    assert (step_of(s, "rohan"), at(s, "Edoras")) == ((1, False), "Isengard Regular")
    assert over(s, "The Red Arrow")


@card("The Red Arrow")
@rule("BG-C4")
def test_without_a_rohan_unit_the_leader_comes_only_to_others() -> None:
    s = play("The Red Arrow", short="Rohan Regular, Rohan Elite", active="gondor")
    assert at(s, "Edoras") == ""
    assert over(s, "The Red Arrow")
    s = play("The Red Arrow", {"Edoras": "Gondor Regular"}, short="Rohan Regular, Rohan Elite", active="gondor")
    assert at(s, "Edoras") == "Gondor Regular, Rohan Leader"
    assert over(s, "The Red Arrow")
