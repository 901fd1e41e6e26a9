"""The Elven Rings: chapter 8."""

from __future__ import annotations

import pytest

from tests.citing import rule
from thirdage.boardgame.positions import FREE, GAME, SHADOW, asked, do, table, why_not

RING = "use an Elven Ring first"


@rule("BG-8.1")
def test_a_ring_goes_from_the_free_peoples_to_the_shadow_and_then_out_of_the_game() -> None:
    s = table(dice_free="Muster", dice_shadow="Army, Army")
    assert GAME.view(s, None)["rings"] == {"free": 3, "shadow": 0} and why_not(s, "ring") == ""
    do(s, RING, "into Event")
    assert s.rings == [2, 1]
    do(s, "use Event", "skip: discard the die", RING, "into Muster")
    assert s.rings == [2, 0]


@rule("BG-8.1")
def test_the_shadow_has_no_ring_until_it_is_handed_one() -> None:
    s = table(dice_shadow="Army, Army", asking=("turn", SHADOW))
    assert RING not in asked(s) and why_not(s, "ring") == "BG-8.1"


@rule("BG-8.2")
def test_the_ring_changes_one_unused_die_and_then_any_die_may_be_used() -> None:
    s = table(dice_free="Muster, Event", dice_shadow="Army, Army, Army")
    do(s, RING)
    assert asked(s) == ["change Muster", "change Event"]
    do(s, "change Muster")
    assert asked(s) == ["into Character", "into Muster/Army", "into Event"]
    do(s, "into Character")
    assert asked(s) == ["use Character", "use Event", "pass"]  # he takes his turn as always
    do(s, "use Event", "skip: discard the die")
    assert s.dice[FREE][0] == 1 and s.stack[-1] == ("turn", SHADOW)


@rule("BG-8.2")
def test_after_a_ring_one_may_pass_if_entitled() -> None:
    s = table(dice_free="Muster", dice_shadow="Army, Army")
    do(s, RING, "into Event", "pass")
    assert s.stack[-1] == ("turn", SHADOW) and sum(s.dice[FREE]) == 1


@rule("BG-8.3")
def test_one_ring_a_side_a_turn() -> None:
    s = table(dice_free="Muster, Muster", dice_shadow="Army, Army, Army", rings=(2, 1))
    do(s, RING, "into Event")
    assert why_not(s, "ring") == "BG-8.3"
    do(s, "use Muster", "skip: discard the die")
    assert why_not(s, "ring") == ""  # the other side still may
    do(s, RING, "into Event", "use Event", "skip: discard the die")
    assert why_not(s, "ring") == "BG-8.3" and s.rings == [1, 1]


@rule("BG-8.3")
def test_in_the_next_turn_a_ring_may_be_used_again() -> None:
    s = table(dice_free="Muster", rings=(2, 1))
    do(s, RING, "into Event", "use Event", "skip: discard the die")
    assert s.turn == 3 and s.ring_used == [0, 0]


@rule("BG-8.4")
def test_the_free_peoples_make_no_will_of_the_west() -> None:
    s = table(dice_free="Muster", dice_shadow="Army")
    do(s, RING)
    assert "into Will of the West" not in asked(s) and why_not(s, "die", "will") == "BG-8.4"


@rule("BG-8.4")
def test_a_will_of_the_west_may_be_changed_into_another_face() -> None:
    s = table(dice_free="Will of the West", dice_shadow="Army")
    do(s, RING)
    assert asked(s) == ["into Character", "into Muster", "into Muster/Army", "into Event"]


@rule("BG-8.5")
def test_a_die_changed_into_an_eye_goes_to_the_hunt_box_and_the_shadow_still_acts() -> None:
    s = table(dice_free="Muster", dice_shadow="Army, Muster", rings=(2, 1), box=(0, 2), asking=("turn", SHADOW))
    do(s, RING, "change Army", "into Eye")
    assert s.box == [0, 3] and asked(s) == ["use Muster"] and s.stack[-1] == ("turn", SHADOW)


@rule("BG-8.5", "BG-R11")
def test_dice_in_the_hunt_box_cannot_be_changed() -> None:
    s = table(dice_free="Muster", dice_shadow="Army, Muster", rings=(2, 1), box=(1, 4), asking=("turn", SHADOW))
    do(s, RING)
    assert asked(s) == ["change Army", "change Muster"] and why_not(s, "die", "eye") == "BG-8.2"


@rule("BG-R10")
@pytest.mark.parametrize("seat, dice, wish", [(FREE, "Muster", "army"), (FREE, "Muster", "eye"), (SHADOW, "Army", "will")])
def test_a_ring_makes_only_faces_of_the_own_die(seat: int, dice: str, wish: str) -> None:
    s = table(
        dice_free=dice if seat == FREE else "Muster", dice_shadow=dice if seat == SHADOW else "Army", rings=(1, 1), asking=("turn", seat)
    )
    do(s, RING)
    assert why_not(s, "die", wish) == "BG-R10"


@rule("BG-R12")
def test_the_shadow_may_use_a_ring_in_the_turn_in_which_it_got_it() -> None:
    s = table(dice_free="Muster, Muster", dice_shadow="Army, Army", rings=(1, 0))
    do(s, RING, "into Event", "use Event", "skip: discard the die", RING, "into Muster")
    assert s.rings == [0, 0] and asked(s) == ["use Army", "use Muster"]


@rule("BG-R13")
def test_if_the_last_die_becomes_an_eye_the_shadows_turn_is_over() -> None:
    s = table(dice_free="Muster, Event", dice_shadow="Army", rings=(2, 1), asking=("turn", SHADOW))
    do(s, RING, "into Eye")
    assert s.box == [0, 1] and s.stack[-1] == ("turn", FREE)


@rule("BG-R13")
def test_if_it_was_the_last_die_of_all_the_phase_ends() -> None:
    s = table(dice_shadow="Army", rings=(2, 1), asking=("turn", SHADOW))
    do(s, RING, "into Eye")
    assert s.turn == 3 and s.phase == 2
