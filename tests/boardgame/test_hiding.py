"""The Fellowship hides again (BG-17.25, BG-17.26)."""

from __future__ import annotations

from tests.citing import rule
from thirdage.boardgame.positions import SHADOW, asked, do, log, table, why_not
from thirdage.boardgame.tables import REGION


@rule("BG-17.25")
def test_only_a_revealed_fellowship_can_be_hidden() -> None:
    s = table(dice_free="Character", dice_shadow="Army")
    do(s, "use Character")
    assert "hide the Fellowship" not in asked(s)
    assert why_not(s, "hide") == "BG-17.25"
    do(s, "skip: discard the die")
    assert s.stack[-1] == ("turn", SHADOW)


@rule("BG-17.26")
def test_a_character_result_hides_it_and_does_not_move_it() -> None:
    s = table(dice_free="Character", dice_shadow="Army", hidden=False, bearers="Moria", box=(0, 3))
    do(s, "use Character", "hide the Fellowship")
    assert (s.bearers, s.progress, s.hidden) == (REGION["Moria"], 0, 1)
    assert s.box == [0, 3]  # the die is set aside
    assert log(s) == ["Free Peoples uses a die: Character.", "The Fellowship is hidden again."]  # nobody hunts
    assert s.stack[-1] == ("turn", SHADOW)


@rule("BG-17.22", "BG-17.11")
def test_hidden_again_it_moves_with_the_next_die() -> None:
    s = table(dice_free="Character, Will of the West", dice_shadow="Army, Army", hidden=False)
    do(s, "use Character", "hide the Fellowship", "use Army", "skip: discard the die")
    do(s, "use Will of the West", "use it as Character", "move the Fellowship")
    assert (s.progress, s.hidden, s.box) == (1, 1, [1, 0])
    assert s.stack[-1] == ("turn", SHADOW)
