"""What the tests of the Shadow Strategy deck share: a card in hand, the card played, and nothing left over."""

from __future__ import annotations

from typing import Any

from thirdage.boardgame.positions import FREE, SHADOW, do, names, table
from thirdage.boardgame.state import State

ALL_SHADOW = "isengard, sauron, southrons"


def holding(name: str, armies: dict[str, str] | None = None, seat: int = SHADOW, dice_free: str = "Character", **more: Any) -> State:
    """The Shadow has used an Event die and holds this card."""
    s = table(
        armies, hands={0: more.pop("hand_free", ""), seat: name}, dice_shadow="Event", dice_free=dice_free, asking=("turn", seat), **more
    )
    do(s, "use Event")
    return s


def played(name: str, armies: dict[str, str] | None = None, **more: Any) -> State:
    s = holding(name, armies, **more)
    do(s, f"play {name}")
    return s


def done(s: State, name: str) -> None:
    """Nothing is left over: the card is discarded, the enemy's turn begins."""
    assert names(s.gone) == [name]
    assert (s.played, s.column, s.marched, s.rearguard, s.battle) == ([], [], [], [], [])
    assert s.stack[-1] == ("turn", FREE)
