"""The Fellowship moves (BG-17.2, BG-17.3, BG-17.11 to BG-17.13)."""

from __future__ import annotations

import pytest

from tests.boardgame.hunting import pool
from tests.boardgame.throwing import dice, faces
from tests.citing import card, rule
from thirdage.boardgame.positions import SHADOW, asked, do, log, table, why_not
from thirdage.boardgame.state import NOT_IN_MORDOR
from thirdage.boardgame.tables import REGION

GATE = "Goblin's Gate"


@rule("BG-17.12", "BG-17.3")
def test_a_move_turns_the_counter_one_step_up_and_leaves_the_figure() -> None:
    s = table(dice_free="Character", dice_shadow="Army", bearers=GATE, progress=2)
    do(s, "use Character", "move the Fellowship")
    assert (s.bearers, s.progress, s.hidden) == (REGION[GATE], 3, 1)
    assert s.stack[-1] == ("turn", SHADOW)


@rule("BG-17.12", "BG-18.6")
def test_after_every_step_the_shadow_hunts(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table(dice_free="Character, Character", dice_shadow="Army, Army", bearers=GATE, box=(0, 2))
    dice(monkeypatch, faces(5, 4), faces(2, 3))
    do(s, "use Character", "move the Fellowship")
    assert "Hunt roll: 5, 4 (succeeds on 6): 0 successes." in log(s)
    do(s, "use Army", "skip: discard the die", "use Character", "move the Fellowship")
    assert "Hunt roll: 2, 3 (succeeds on 6, 1 added): 0 successes." in log(s)
    assert (s.progress, s.box) == (2, [2, 2])
    assert s.stack[-1] == ("turn", SHADOW)


@rule("BG-17.13")
def test_the_fellowship_may_move_several_times_in_a_turn_each_die_going_to_the_box() -> None:
    s = table(dice_free="Character, Will of the West, Character", dice_shadow="", bearers=GATE)
    do(s, "use Character", "move the Fellowship")
    do(s, "use Will of the West", "use it as Character", "move the Fellowship")
    assert (s.progress, s.box) == (2, [2, 0])
    do(s, "use Character")
    assert "move the Fellowship" in asked(s)
    assert s.stack[-1][0] == "action"


@pytest.mark.parametrize("die", ["Muster", "Muster/Army", "Event"])
@rule("BG-17.13")
def test_only_a_character_result_moves_hides_or_separates(die: str) -> None:
    for hidden in (True, False):
        s = table(dice_free=die, dice_shadow="Army", hidden=hidden, guide="Gandalf the Grey")
        do(s, f"use {die}")
        assert not {"move the Fellowship", "hide the Fellowship", "separate Companions"} & set(asked(s))
        assert why_not(s, "walk") == ("BG-7.1" if hidden else "BG-17.11")
        assert s.stack[-1][0] == "action"


@rule("BG-17.11", "BG-17.22")
def test_a_revealed_fellowship_cannot_move() -> None:
    s = table(dice_free="Character", dice_shadow="Army", hidden=False)
    do(s, "use Character")
    assert asked(s) == ["hide the Fellowship", "separate Companions", "skip: discard the die"]
    assert why_not(s, "walk") == "BG-17.11"
    do(s, "hide the Fellowship")
    assert s.progress == 0
    assert s.stack[-1] == ("turn", SHADOW)


@rule("BG-R50")
def test_on_the_last_step_of_the_counter_the_fellowship_cannot_move_on() -> None:
    s = table(dice_free="Character, Character", dice_shadow="", progress=11)
    do(s, "use Character", "move the Fellowship")
    assert s.progress == 12
    do(s, "use Character")
    assert asked(s) == ["separate Companions", "skip: discard the die"]
    assert why_not(s, "walk") == "BG-R50"


@rule("BG-17.2")
def test_the_figure_tells_where_the_fellowship_is_whatever_the_counter_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table({GATE: "Sauron Regular"}, dice_free="Character", dice_shadow="Army", bearers=GATE, progress=7, box=(0, 1), pool=pool("std-1"))
    dice(monkeypatch, faces(5), faces(6))
    do(s, "use Character", "move the Fellowship")  # seven regions on, but the Shadow looks for it in Goblin's Gate
    assert log(s)[2:5] == ["Hunt roll: 5 (succeeds on 6): 0 successes.", "Hunt re-roll: 6 (succeeds on 6): one success.", "Hunt tile: 1."]
    do(s, "use the Ring")
    assert (s.bearers, s.mordor) == (REGION[GATE], NOT_IN_MORDOR)
    assert s.stack[-1] == ("turn", SHADOW)


@card("There Is Another Way")
@rule("BG-R49")
@pytest.mark.parametrize("hidden, way, refused", [(True, "move the Fellowship", "hide"), (False, "hide the Fellowship", "walk")])
def test_by_a_card_too_only_a_hidden_fellowship_moves(hidden: bool, way: str, refused: str) -> None:
    s = table(companions="", hidden=hidden, hand_free="There Is Another Way", dice_free="Character", dice_shadow="Army")
    do(s, "use Character", "play There Is Another Way")
    assert asked(s) == [way, "no"]
    assert why_not(s, refused) == ("BG-17.25" if hidden else "BG-17.11")
    do(s, way)
    assert (s.progress, s.hidden) == (int(hidden), 1)
    assert s.stack[-1] == ("turn", SHADOW)
