"""What the tests of the Free Peoples Strategy deck share: a card that has just been played, and nothing left over."""

from __future__ import annotations

from typing import Any

from thirdage.boardgame.positions import SHADOW, do, names, table
from thirdage.boardgame.state import State


def play(name: str, armies: dict[str, str] | None = None, **more: Any) -> State:
    """A position in which the Free Peoples have just played this card, with the die that plays Army and Muster cards."""
    s = table(armies, hand_free=name, dice_free="Muster/Army", dice_shadow="Army", **more)
    do(s, "use Muster/Army", f"play {name}")
    return s


def over(s: State, name: str) -> bool:
    """The card is discarded and it is the Shadow's turn: nothing is left over."""
    return names(s.gone)[-1:] == [name] and s.stack[-1] == ("turn", SHADOW) and s.played == s.column == s.battle == []
