"""Tests of the activation texts: battlegrounds and paths."""

from typing import Any

from thirdage.cardgame.positions import FRODO, GAME, WITCH_KING, table
from thirdage.cardgame.state import State
from thirdage.cardgame.tables import PLACE, is_path

AFTER = ("turn", WITCH_KING)


def activated(name: str, by: int = FRODO, **position: Any) -> State:
    """This location has just been activated by that seat and its text resolved, as far as nobody is asked; after it AFTER."""
    place = PLACE[name]
    if is_path(place):
        position["path"] = name
    else:
        position["battlegrounds"] = {**position.get("battlegrounds", {}), name: ""}
    return table(asking=("activation_text", by, place), then=(AFTER,), **position)


def told(state: State, *kinds: str) -> list[tuple[Any, ...]]:
    """The events of these kinds since last asked, with all their numbers."""
    return [event for event in GAME.events(state) if event[0] in kinds]


def seen(state: State, viewer: str | None, *kinds: str) -> list[tuple[Any, ...]]:
    """The same as that seat sees them, each up to its card: kind, whose card (by name), which one (-1: hidden)."""
    return [event[:3] for event in GAME.redact(state, told(state, *kinds), viewer)]
