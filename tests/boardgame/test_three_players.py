"""Three persons: one commands all the Free Peoples, but not twice running on the same Nation (BG-21.22, BG-21.23, BG-R77, BG-R78)."""

from __future__ import annotations

import pytest

from tests.boardgame.battles import attack, head_for
from tests.boardgame.throwing import dice, faces
from tests.citing import rule
from thirdage.boardgame.book import BOOK, NOBODY
from thirdage.boardgame.positions import FREE, SARUMAN, WITCH_KING, asked, at, do, step_of, table, why_not
from thirdage.boardgame.state import State
from thirdage.boardgame.tables import ELVES, GONDOR, REGION, ROHAN

TURN = ("next_action", NOBODY)
LANDS = {"Minas Tirith": "2 Gondor Regulars", "Edoras": "2 Rohan Regulars", "Erebor": "2 Dwarven Regulars"}
MIXED = {"Pelargir": "2 Gondor Regulars", "Lossarnach": "2 Gondor Regulars, 2 Rohan Regulars"}


def three(armies: dict[str, str], dice_free: str, dice_shadow: str = "", war: str = "all", hand: str = "", seat: int = FREE) -> State:
    """One seat of three is to act; as long as the Shadow has no dice, the Free Peoples act one time after the other."""
    return table(
        armies, persons=3, war=war, dice_free=dice_free, dice_shadow=dice_shadow, hand_free=hand, asking=("turn", seat), then=(TURN,)
    )


def recruit(s: State, figure: str, place: str) -> None:
    do(s, "use Muster", "recruit", figure, f"to {place}", "no more")


def move(s: State, source: str, target: str, *column: str, more: bool = False) -> None:
    """Move an Army with a Muster/Army die; another one only if asked for."""
    do(s, "use Muster/Army", "move an Army", f"from {source}")
    head_for(s, target, *column)
    if s.stack and s.stack[-1][0] == "march_again" and not more:
        do(s, "no more")


# Not twice running on the same Nation.


@rule("BG-T26", "BG-21.23")
def test_whoever_recruits_for_gondor_does_not_move_it_next() -> None:
    s = three(LANDS, "Muster, Muster/Army")
    recruit(s, "Gondor Regular", "Minas Tirith")
    do(s, "use Muster/Army", "move an Army")
    assert asked(s) == ["from Edoras", "from Erebor"]
    assert why_not(s, "from", "Minas Tirith") == "BG-21.23"
    do(s, "from Edoras", "to Folde", "everybody who can", "no more")
    assert s.stack == []
    # With two persons, and with four, nobody is bound.
    for persons in (2, 4):
        s = table(LANDS, persons=persons, war="all", dice_free="Muster, Muster/Army", asking=("turn", FREE), then=(TURN,))
        recruit(s, "Gondor Regular", "Minas Tirith")
        if persons == 4:
            s.stack = [TURN, ("turn", FREE)]
        do(s, "use Muster/Army", "move an Army")
        assert why_not(s, "from", "Minas Tirith") == ""


@rule("BG-T27", "BG-R78")
def test_an_army_of_several_nations_may_follow_one_of_them_but_not_itself() -> None:
    s = three(MIXED, "Muster/Army, Muster/Army")
    move(s, "Pelargir", "Lamedon", "everybody who can")
    move(s, "Lossarnach", "Osgiliath", "everybody who can")
    assert (at(s, "Osgiliath"), s.stack) == ("2 Gondor Regulars, 2 Rohan Regulars", [])
    s = three({**MIXED, "Edoras": "Rohan Regular"}, "Muster/Army, Muster/Army, Muster/Army")
    move(s, "Lossarnach", "Osgiliath", "everybody who can")
    do(s, "use Muster/Army", "move an Army", "from Osgiliath", "to Minas Tirith", "Gondor Regular")
    assert why_not(s, "take", "Rohan Regular") == "BG-21.23"
    assert "everybody who can" not in asked(s)


@rule("BG-R78", "BG-21.23")
def test_two_different_mixed_armies_may_follow_each_other() -> None:
    s = three({"Lossarnach": "Gondor Regular, Rohan Regular", "Dale": "North Regular, Dwarven Regular"}, "Muster/Army, Muster/Army")
    move(s, "Lossarnach", "Osgiliath", "everybody who can")
    move(s, "Dale", "Erebor", "everybody who can")
    assert (at(s, "Erebor"), s.stack) == ("Dwarven Regular, North Regular", [])


@rule("BG-R78")
def test_leaders_of_another_nation_make_no_mixed_army() -> None:
    s = three({"Minas Tirith": "3 Gondor Regulars, Rohan Leader", "Edoras": "Rohan Regular"}, "Muster, Muster/Army")
    recruit(s, "Gondor Regular", "Dol Amroth")
    do(s, "use Muster/Army", "move an Army")
    assert why_not(s, "from", "Minas Tirith") == "BG-21.23"
    assert asked(s) == ["from Edoras"]


@rule("BG-21.23", "BG-3.6")
def test_a_party_that_would_leave_a_leader_without_units_is_not_begun() -> None:
    place = "Gondor Regular, Rohan Regular, North Leader"  # he may not enter Gondor: his Nation is not At War
    s = three({"Osgiliath": place, "Edoras": "Rohan Regular"}, "Muster, Muster/Army", war="Gondor, Rohan")
    recruit(s, "Gondor Regular", "Dol Amroth")
    move(s, "Osgiliath", "Lossarnach")  # Gondor must not go alone, and with Rohan nobody would be left: only Rohan goes
    assert (at(s, "Lossarnach"), at(s, "Osgiliath")) == ("Rohan Regular", "Gondor Regular, North Leader")
    s = three({"Osgiliath": f"{place}, Gondor Elite", "Edoras": "Rohan Regular"}, "Muster, Muster/Army", war="Gondor, Rohan")
    recruit(s, "Gondor Regular", "Dol Amroth")
    move(s, "Osgiliath", "Lossarnach", "Gondor Regular")  # one more of Gondor stays, so Rohan can, and must, go along
    assert (at(s, "Lossarnach"), at(s, "Osgiliath")) == ("Gondor Regular, Rohan Regular", "Gondor Elite, North Leader")


@rule("BG-R77")
def test_what_lies_between_breaks_the_sequence_and_a_pass_does_not() -> None:
    for between, bound in (("skip: discard the die", False), ("draw an Event card", False), ("", True)):
        s = three(LANDS, "Muster, Muster/Army, Event", hand="")
        recruit(s, "Gondor Regular", "Minas Tirith")
        if between:
            do(s, "use Event", between)
            if between != "skip: discard the die":
                do(s, asked(s)[0])
        do(s, "use Muster/Army", "move an Army")
        assert why_not(s, "from", "Minas Tirith") == ("BG-21.23" if bound else "")
    s = three(LANDS, "Muster, Muster/Army", "Army, Army, Army, Army")
    recruit(s, "Gondor Regular", "Minas Tirith")
    do(s, "use Army", "skip: discard the die", "pass", "use Army", "skip: discard the die", "use Muster/Army", "move an Army")
    assert why_not(s, "from", "Minas Tirith") == "BG-21.23"


@rule("BG-R77")
def test_the_fellowship_and_companions_are_of_no_nation() -> None:
    s = three({**LANDS, "Bree": "Strider"}, "Muster, Character, Muster/Army")
    recruit(s, "Gondor Regular", "Minas Tirith")
    do(s, "use Character", "move Companions", "Strider", "to The Shire")
    do(s, "use Muster/Army", "move an Army")
    assert why_not(s, "from", "Minas Tirith") == ""


@rule("BG-R77")
def test_every_turn_begins_afresh() -> None:
    s = three(LANDS, "Muster")
    recruit(s, "Gondor Regular", "Minas Tirith")
    assert s.last_action == [GONDOR]
    s.stack = [("recover_dice", NOBODY)]
    s.dice = [[0] * 7, [0] * 7]
    BOOK.run(s)
    assert s.last_action == []


@rule("BG-R77")
def test_an_army_result_that_moves_two_armies_is_on_both_nations() -> None:
    s = three(LANDS, "Muster/Army, Muster")
    move(s, "Minas Tirith", "Lossarnach", "everybody who can", more=True)
    do(s, "from Edoras", "to Folde", "everybody who can")
    assert s.last_action == [GONDOR, ROHAN]
    do(s, "use Muster", "recruit")
    assert why_not(s, "raise", "Gondor Regular") == why_not(s, "raise", "Rohan Regular") == "BG-21.23"
    assert "dwarven Regular" in asked(s)


@rule("BG-R77", "BG-21.23")
def test_a_diplomatic_action_is_on_its_nation() -> None:
    s = three(LANDS, "Muster, Muster", war="Rohan")
    do(s, "use Muster", "advance Gondor on the Political Track")
    do(s, "use Muster")
    assert why_not(s, "advance", "gondor") == "BG-21.23"
    do(s, "advance the North on the Political Track")
    assert (step_of(s, "gondor")[0], s.stack) == (2, [])


@rule("BG-21.23")
def test_an_attack_is_on_the_nations_that_attack(monkeypatch: pytest.MonkeyPatch) -> None:
    s = three(
        {"Osgiliath": "2 Gondor Regulars, 2 Rohan Regulars", "Pelargir": "Gondor Regular", "South Ithilien": "Sauron Regular"},
        "Muster, Muster/Army",
    )
    recruit(s, "Gondor Regular", "Dol Amroth")
    attack(s, "Osgiliath", "South Ithilien", "Rohan Regular", die="Muster/Army")
    assert s.acting_on == [REGION["Osgiliath"]]
    s = three(
        {"Osgiliath": "2 Gondor Regulars, Rohan Regular", "Pelargir": "Gondor Regular", "South Ithilien": "Sauron Regular"},
        "Muster, Muster/Army",
    )
    recruit(s, "Gondor Regular", "Dol Amroth")
    do(s, "use Muster/Army", "attack", "from Osgiliath")
    assert why_not(s, "keep", "Rohan Regular") == "BG-21.23"  # Gondor alone would attack


@rule("BG-21.23", "BG-R78")
def test_an_attack_that_cannot_be_made_legally_is_not_begun() -> None:
    armies = {"Osgiliath": "Gondor Regular, Rohan Regular, Gondor Leader", "Edoras": "Rohan Regular", "South Ithilien": "Sauron Regular"}
    s = three({**armies, "Pelargir": "Gondor Regular"}, "Muster/Army, Muster/Army")
    move(s, "Pelargir", "Lossarnach", more=True)
    do(s, "from Edoras", "to Folde", "use Muster/Army", "attack", "from Osgiliath")
    # A Leader in the rearguard needs a unit beside him; then one Nation alone would attack, and both have just moved.
    assert s.stack[-1][0] != "rearguard"  # only the whole Army can attack: that is no choice
    assert s.acting_on == [REGION["Osgiliath"]]


@rule("BG-R78")
def test_an_army_that_retreats_is_still_the_same_army(monkeypatch: pytest.MonkeyPatch) -> None:
    armies = {"Lossarnach": "2 Gondor Regulars, 2 Rohan Regulars", "South Ithilien": "5 Sauron Regulars", "Edoras": "Rohan Regular"}
    s = three(armies, "Muster/Army, Muster/Army", "Army")
    move(s, "Lossarnach", "Osgiliath", "everybody who can")
    dice(monkeypatch, faces(1, 1, 1, 1, 1), faces(1, 1, 1, 1))
    attack(s, "South Ithilien", "Osgiliath")
    do(s, "no", "no", "fight", "to Pelargir", "stay", "use Muster/Army", "move an Army", "from Pelargir", "to Lossarnach")
    do(s, "Gondor Regular")
    assert why_not(s, "take", "Rohan Regular") == "BG-21.23"
    do(s, "set out")  # what is left of it is no Army of several Nations
    assert at(s, "Lossarnach") == "Gondor Regular"


# Event cards.


@rule("BG-R77")
def test_a_card_is_on_the_nation_that_it_recruits_or_advances() -> None:
    s = three(LANDS, "Muster, Event, Event", hand="Guards of the Citadel; Celeborn's Galadhrim; Wisdom of Elrond")
    recruit(s, "Gondor Regular", "Minas Tirith")
    do(s, "use Event")
    assert why_not(s, "play", "Guards of the Citadel") == "BG-21.23"
    assert why_not(s, "play", "Celeborn's Galadhrim") == ""
    do(s, "play Celeborn's Galadhrim", "Elven Regular", "no")
    do(s, "use Event", "play Guards of the Citadel")  # a sequence of two, not of the whole turn
    assert s.last_action == [ELVES]


@rule("BG-R77", "BG-21.23")
def test_wisdom_of_elrond_is_on_the_nation_chosen_and_not_on_that_of_the_action_before() -> None:
    s = three(LANDS, "Event, Muster, Event", war="Gondor", hand="Wisdom of Elrond")
    recruit(s, "Gondor Regular", "Minas Tirith")
    do(s, "use Event", "play Wisdom of Elrond")
    assert asked(s) == ["the Dwarves", "the Elves", "the North", "rohan"]
    assert why_not(s, "nation", "gondor") == "BG-21.23"
    do(s, "Rohan", "no")
    assert s.last_action == [ROHAN]
    assert step_of(s, "rohan") == (1, True)


@rule("BG-R77", "BG-21.23")
def test_a_march_by_a_card_is_on_the_nations_that_march() -> None:
    armies = {"Minas Tirith": "2 Gondor Regulars, Boromir", "Edoras": "2 Rohan Regulars, Strider, Dwarven Regular"}
    s = three(armies, "Muster, Event, Muster/Army", hand="Through a Day and a Night")
    recruit(s, "Gondor Regular", "Dol Amroth")
    do(s, "use Event", "play Through a Day and a Night")
    assert s.stack[-1][:2] == ("long_column", FREE)  # only from Edoras: that is no choice
    do(s, "Strider", "Rohan Regular", "set out", "to Folde", "stop in Folde", "no")
    assert s.last_action == [ROHAN]
    do(s, "use Muster/Army", "move an Army")
    assert why_not(s, "from", "Folde") == "BG-21.23"
    assert why_not(s, "from", "Minas Tirith") == ""


@rule("BG-R77")
def test_the_grey_company_recruits_for_a_nation_that_did_not_act_before() -> None:
    s = three({"Minas Tirith": "Gondor Regular, Rohan Regular, Strider"}, "Muster, Event", hand="The Grey Company")
    recruit(s, "Gondor Regular", "Dol Amroth")
    do(s, "use Event", "play The Grey Company", "no")
    assert at(s, "Minas Tirith") == "Gondor Regular, Rohan Elite, Strider"
    assert s.last_action == [ROHAN]


# One player of the Free Peoples, two of the Shadow.


@rule("BG-21.22")
def test_one_player_commands_all_the_free_peoples_and_two_share_the_shadow() -> None:
    s = three({"Minas Tirith": "Gondor Regular", "Pelargir": "Rohan Regular, Rohan Leader", "Dale": "North Regular"}, "Muster/Army")
    do(s, "use Muster/Army", "move an Army", "from Pelargir", "to Lossarnach", "everybody who can", "from Minas Tirith", "to Lossarnach")
    assert (at(s, "Lossarnach"), s.mixed, s.stack) == ("Gondor Regular, Rohan Regular, Rohan Leader", [], [])  # nobody is asked
    s = three(
        {"Umbar": "Southron Regular", "Minas Morgul": "Sauron Regular", "South Ithilien": "Isengard Regular"}, "", "Army", seat=WITCH_KING
    )
    do(s, "use Army", "move an Army")
    assert why_not(s, "from", "Umbar") == "BG-21.10"
    do(s, "from Minas Morgul", "to South Ithilien")
    assert s.stack == [TURN, ("join", SARUMAN, REGION["South Ithilien"])]
    do(s, "join", "join")
    assert (s.mixed, s.stack) == ([REGION["South Ithilien"]], [])


# What could not be ended is not begun.


FULL = {"Buckland": "9 Rohan Regulars", "Edoras": "Rohan Regular"}


@rule("BG-21.23", "BG-R4")
def test_no_more_enter_a_full_region_than_find_room_where_those_in_it_have_just_acted() -> None:
    acted = ("use Muster", "recruit", "Rohan Leader", "no more")
    s = three({**FULL, "Cardolan": "Gondor Regular, Elven Regular"}, "Muster, Muster/Army")
    do(s, *acted, "use Muster/Army", "move an Army", "from Cardolan", "to Buckland")
    assert asked(s) == ["elven Regular", "gondor Regular"]  # one of them is a tenth, and Rohan may not lead anybody on
    do(s, "elven Regular", "no more")
    assert at(s, "Buckland") == "Elven Regular, 9 Rohan Regulars"
    assert s.stack == []
    s = three({**FULL, "Cardolan": "7 Gondor Regulars"}, "Muster, Muster/Army")
    do(s, *acted, "use Muster/Army", "move an Army", "from Cardolan", "to Buckland")
    assert asked(s) == ["from Cardolan", "no more"]  # one has gone, without a question
    do(s, "no more")
    assert at(s, "Buckland") == "Gondor Regular, 9 Rohan Regulars"
    assert s.stack == []


@rule("BG-R4")
def test_if_nobody_acted_before_those_in_a_full_region_lead_on() -> None:
    s = three({**FULL, "Cardolan": "7 Gondor Regulars"}, "Muster/Army")
    do(s, "use Muster/Army", "move an Army", "from Cardolan", "to Buckland", "everybody who can", "to Bree")
    while s.stack:
        do(s, asked(s)[0])
    assert s.army[2 * REGION["Buckland"] + FREE] <= 10 and s.army[2 * REGION["Bree"] + FREE] >= 6


@rule("BG-21.23", "BG-R4", "BG-R78")
def test_of_a_mixed_army_that_has_just_acted_one_nation_must_be_able_to_make_room() -> None:
    s = three({"Folde": "Rohan Regular, 7 Gondor Regulars", "Westemnet": "5 Dwarven Regulars"}, "Muster/Army")
    s.last_action = [REGION["Folde"]]
    do(s, "use Muster/Army", "move an Army", "from Westemnet", "to Folde", "everybody who can", "to Edoras")
    assert asked(s) == ["gondor Regular", "set out"]  # three of Gondor alone: with the one of Rohan it were the same Army
    assert why_not(s, "take", "Rohan Regular") == "BG-21.23"
    do(s, "set out")
    assert at(s, "Edoras") == "3 Gondor Regulars"
    assert s.stack == []


# An advance is part of the attack.


def won(monkeypatch: pytest.MonkeyPatch, dice_free: str, *before: str) -> State:
    """Gondor and Rohan together have beaten a Shadow Army from Osgiliath, after this action."""
    armies = {"Osgiliath": "3 Gondor Regulars, Rohan Regular", "Pelargir": "Gondor Regular", "South Ithilien": "Sauron Regular"}
    s = three(armies, dice_free)
    do(s, *before, "use Muster/Army", "attack", "from Osgiliath", "attack with everybody")
    dice(monkeypatch, faces(5, 1, 1, 1), faces(5))
    do(s, "no", "no", "remove Rohan Regular")
    return s


@rule("BG-13.35", "BG-R78", "BG-21.23")
def test_who_won_may_advance_whatever_nation_acted_before(monkeypatch: pytest.MonkeyPatch) -> None:
    s = won(monkeypatch, "Muster, Muster/Army", "use Muster", "recruit", "Gondor Regular", "to Dol Amroth", "no more")
    assert asked(s) == ["advance", "stay"]
    do(s, "advance", "everybody who can")
    assert at(s, "South Ithilien") == "3 Gondor Regulars"
    assert s.stack == []


@rule("BG-R78", "BG-21.23")
@pytest.mark.parametrize("answers", [["stay"], ["advance", "everybody who can"], ["advance", "gondor Regular", "set out"]])
def test_an_advance_is_on_no_other_army_than_the_attack(answers: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    s = won(monkeypatch, "Muster/Army, Muster")
    do(s, *answers, "use Muster", "recruit")
    assert why_not(s, "raise", "Gondor Regular") == ""  # the action was on the Army of Gondor and Rohan
    do(s, "Gondor Regular", "to Dol Amroth", "no more")
    assert s.stack == []
