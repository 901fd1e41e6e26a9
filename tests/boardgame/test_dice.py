"""Action dice: how many, the Hunt allocation, the roll, taking turns. Chapter 6."""

from __future__ import annotations

import pytest

from tests.boardgame.throwing import dice, faces
from tests.citing import rule
from thirdage.boardgame.book import NOBODY
from thirdage.boardgame.figures import eliminate_character
from thirdage.boardgame.positions import FREE, GAME, SHADOW, asked, do, log, table, why_not
from thirdage.boardgame.state import State
from thirdage.boardgame.tables import CHARACTER
from thirdage.boardgame.turn import allocation, pool

ALLOCATION = ("hunt_allocation", NOBODY)


# How many.


@rule("BG-6.1")
def test_the_sides_have_four_and_seven_dice() -> None:
    s = table()
    assert (pool(s, FREE), pool(s, SHADOW)) == (4, 7)


@rule("BG-6.1", "BG-6.2")
@pytest.mark.parametrize(
    "minions, dice", [("", 7), ("Saruman", 8), ("The Witch-king", 8), ("The Mouth of Sauron", 8), ("The Witch-king, Saruman", 9)]
)
def test_a_minion_in_play_is_a_die_more(minions: str, dice: int) -> None:
    assert pool(table({"Orthanc": minions}), SHADOW) == dice


@rule("BG-6.1", "BG-6.2")
def test_the_shadow_never_has_more_than_ten_dice() -> None:
    assert pool(table({"Orthanc": "Saruman, The Witch-king, The Mouth of Sauron"}), SHADOW) == 10


@rule("BG-6.1", "BG-6.3")
@pytest.mark.parametrize("there, dice", [("Aragorn", 5), ("Gandalf the White", 5), ("Aragorn, Gandalf the White", 6), ("Boromir", 4)])
def test_aragorn_and_gandalf_the_white_are_a_die_more(there: str, dice: int) -> None:
    assert pool(table({"Minas Tirith": there}), FREE) == dice


@rule("BG-6.4")
def test_a_die_gained_or_lost_counts_from_the_next_turn_on(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table({"Minas Tirith": "Strider", "Orthanc": "Saruman"}, dice_free="Will of the West", dice_shadow="Event", box=(0, 1))
    do(s, "use Will of the West", "bring Aragorn into play")
    assert sum(s.dice[FREE]) == 0 and s.stack[-1] == ("turn", SHADOW)
    eliminate_character(s, CHARACTER["Saruman"])
    assert sum(s.dice[SHADOW]) == 1 and s.box == [0, 1]
    do(s, "use Event", "skip: discard the die", "no")
    dice(monkeypatch, faces(1, 1, 1, 1, 1), faces(1, 1, 1, 1, 1, 1, 1))
    do(s, "0")
    assert (sum(s.dice[FREE]), sum(s.dice[SHADOW])) == (5, 7)


# The Hunt allocation.

SEVEN = "Gandalf the Grey, Strider, Boromir, Legolas, Gimli, Meriadoc Brandybuck, Peregrin Took"
RANGES = [(SEVEN, 0, 0, 7), ("Boromir, Legolas, Gimli", 1, 1, 3), ("", 0, 0, 1), ("", 1, 1, 1), ("Boromir", 0, 0, 1)]


@rule("BG-6.5", "BG-6.6", "BG-D2")
@pytest.mark.parametrize("companions, in_box, least, most", RANGES)
def test_how_many_dice_may_hunt(companions: str, in_box: int, least: int, most: int) -> None:
    s = table(companions=companions, box=(in_box, 2), asking=("recover_dice", NOBODY), then=(ALLOCATION, ("next_action", NOBODY)))
    assert allocation(s) == (least, most)
    if least == most:
        assert s.box == [0, 1]  # no choice is left
    else:
        assert asked(s) == [str(amount) for amount in range(least, most + 1)]


@rule("BG-6.5")
def test_companions_on_the_map_and_gollum_do_not_count_for_the_allocation() -> None:
    s = table({"Bree": "Boromir, Legolas"}, companions="Gimli, Meriadoc Brandybuck", asking=ALLOCATION)
    assert asked(s) == ["0", "1", "2"] and why_not(s, "number", "3") == "BG-6.5"


@rule("BG-6.6")
def test_a_die_must_hunt_after_the_fellowship_was_moved() -> None:
    s = table(dice_free="Character", box=(0, 0), asking=("turn", FREE))
    do(s, "use Character", "move the Fellowship", "no")
    while s.stack[-1][0] != "allocate":
        do(s, asked(s)[0] if s.stack[-1][0] == "guide" else "no")
    assert asked(s) == [str(amount) for amount in range(1, 8)] and why_not(s, "number", "0") == "BG-6.6"


@rule("BG-6.6")
def test_what_is_put_into_the_box_by_the_shadow_alone_demands_nothing() -> None:
    s = table(box=(0, 5), asking=("recover_dice", NOBODY), then=(ALLOCATION,))
    assert asked(s)[0] == "0"


@rule("BG-6.7", "BG-6.8")
def test_allocated_dice_are_not_rolled_and_eyes_join_them(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table(asking=ALLOCATION, then=(("action_roll", NOBODY), ("first_action", NOBODY)))
    dice(monkeypatch, faces(2, 3, 5, 6), faces(6, 6, 5, 1))
    do(s, "3")
    seen = GAME.view(s, None)
    assert seen["dice"] == {
        "free": {"character": 1, "muster": 1, "muster_army": 1, "will": 1},
        "shadow": {"character": 1, "muster_army": 1},
    }
    assert seen["box"] == {"free": 0, "shadow": 5}


@rule("BG-6.8")
def test_eyes_are_not_available_for_actions(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table(asking=("action_roll", NOBODY), then=(("first_action", NOBODY),), dice_free="", turn=3)
    assert s.box[SHADOW] + sum(s.dice[SHADOW]) == 7
    t = table(dice_free="Muster", asking=("first_action", NOBODY), box=(0, 7))
    do(t, "use Muster", "skip: discard the die")
    assert t.turn == 3  # the Shadow had no die to act with


# Using dice.


@rule("BG-6.9")
def test_a_turn_is_a_die_a_pass_or_first_a_ring() -> None:
    s = table(dice_free="Muster, Event, Event", dice_shadow="Army, Army, Army, Eye")
    assert asked(s) == ["use Muster", "use Event", "use an Elven Ring first", "pass"]
    assert why_not(s, "die", "army") == "BG-6.9"


@rule("BG-6.9")
def test_exactly_one_action_then_the_enemys_turn() -> None:
    s = table(dice_free="Muster, Muster", dice_shadow="Army")
    do(s, "use Muster", "advance Gondor on the Political Track")
    assert s.stack[-1] == ("turn", SHADOW) and sum(s.dice[FREE]) == 1


@rule("BG-6.10")
def test_an_action_is_resolved_completely_before_the_enemy_is_asked_to_act() -> None:
    s = table({"Bree": "North Regular", "Dale": "North Regular"}, dice_free="Muster/Army, Muster", dice_shadow="Army")
    do(s, "use Muster/Army", "move an Army", "from Bree", "to Buckland")
    assert s.stack[-1][:2] == ("march_again", FREE)
    assert GAME.why_not(s, "shadow", ("die", 167))[0] == "BG-6.10"
    do(s, "no more")
    assert s.stack[-1] == ("turn", SHADOW)


@rule("BG-6.10")
def test_a_used_die_is_gone_until_the_next_turn() -> None:
    s = table(dice_free="Muster, Event", dice_shadow="Army")
    do(s, "use Muster", "skip: discard the die", "use Army", "skip: discard the die")
    assert asked(s) == ["use Event", "use an Elven Ring first"] and s.box == [0, 0]


@rule("BG-6.11")
def test_the_die_that_moved_the_fellowship_goes_to_the_hunt_box_after_the_hunt(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table(dice_free="Character, Character", dice_shadow="Army, Army", box=(0, 1), hand_free="Athelas")
    dice(monkeypatch, faces(5))  # with the die in the box it would be a success
    do(s, "use Character", "move the Fellowship")
    assert s.progress == 1 and s.box == [1, 1] and s.stack[-1] == ("turn", SHADOW)


@rule("BG-6.11")
def test_other_actions_of_a_character_die_do_not_feed_the_hunt_box() -> None:
    s = table(hidden=False, dice_free="Character", dice_shadow="Army")
    do(s, "use Character", "hide the Fellowship")
    assert s.box == [0, 0] and s.stack[-1] == ("turn", SHADOW)


# Pass and skip.


@rule("BG-6.12", "BG-D3")
@pytest.mark.parametrize("free, may", [(3, False), (2, True), (4, False)])
def test_only_with_fewer_dice_than_the_enemy_may_one_pass(free: int, may: bool) -> None:
    s = table(dice_free=", ".join(["Muster"] * free), dice_shadow="Army, Army, Army")
    assert ("pass" in asked(s)) == may
    assert why_not(s, "pass") == ("" if may else "BG-6.12")


@rule("BG-6.12")
def test_a_pass_spends_nothing_and_the_enemy_acts() -> None:
    s = table(dice_free="Muster", dice_shadow="Army, Army")
    do(s, "pass")
    assert log(s) == ["Free Peoples passes."]
    assert s.stack[-1] == ("turn", SHADOW) and (sum(s.dice[FREE]), sum(s.dice[SHADOW])) == (1, 2)
    assert "pass" not in asked(s)


@rule("BG-6.12")
def test_the_shadow_may_pass_as_well() -> None:
    s = table(dice_free="Muster, Muster", dice_shadow="Army", asking=("turn", SHADOW))
    do(s, "pass")
    assert s.stack[-1] == ("turn", FREE)


@rule("BG-R8")
def test_dice_in_the_hunt_box_do_not_count_for_a_pass() -> None:
    s = table(dice_free="Muster, Muster", dice_shadow="Army, Army", box=(0, 5))
    assert why_not(s, "pass") == "BG-6.12"


@rule("BG-R9")
def test_one_may_pass_again_and_again_as_long_as_one_has_fewer_dice() -> None:
    s = table(dice_free="Muster", dice_shadow="Army, Army, Army")
    for _ in range(2):
        do(s, "pass", "use Army", "skip: discard the die")
    assert s.stack[-1] == ("turn", FREE) and why_not(s, "pass") == "BG-6.12"  # one each now


@rule("BG-6.13")
@pytest.mark.parametrize("seat, die", [(FREE, "Will of the West"), (FREE, "Event"), (SHADOW, "Army"), (SHADOW, "Character")])
def test_a_die_may_be_discarded_without_effect(seat: int, die: str) -> None:
    s = table(
        dice_free=die if seat == FREE else "Muster", dice_shadow=die if seat == SHADOW else "Muster", rings=(0, 0), asking=("turn", seat)
    )
    before = [s.box[:], s.progress, s.track[:], [hand[:] for hand in s.hand]]
    do(s, f"use {die}", "skip: discard the die")
    assert log(s)[1] == f"{'Free Peoples' if seat == FREE else 'Shadow'} discards the {die} die."
    assert sum(s.dice[seat]) == 0 and s.stack[-1] == ("turn", 1 - seat)
    assert [s.box, s.progress, s.track, s.hand] == before


@rule("BG-6.14")
def test_who_has_dice_left_uses_them_one_after_the_other_till_the_phase_ends() -> None:
    s = table(dice_free="Muster", dice_shadow="Army, Muster, Event")
    do(s, "use Muster", "skip: discard the die")
    seats = []
    while s.phase == 5:
        seats.append(s.stack[-1])
        do(s, asked(s)[0], "skip: discard the die")
    assert seats == [("turn", SHADOW)] * 3 and no_dice(s) and s.turn == 3


def no_dice(state: State) -> bool:
    return not any(map(sum, state.dice))
