"""Shared by the tests of the Free Peoples Character deck: a card played with a Character die, tiles by their ids, how far one may go."""

from __future__ import annotations

from typing import Any

from thirdage.boardgame.positions import FREE, SHADOW, asked, do, table
from thirdage.boardgame.state import State
from thirdage.boardgame.tables import DISTANCE, REGION, TILES
from thirdage.kernel.frames import Frame

SHADOW_NEXT: tuple[Frame, ...] = (("turn", SHADOW),)
AFTER_THE_ACTION = ["turn_begins", "victory_check", "end_of_actions", "next_action", "turn"]  # nothing else is left over


def before(card: str, hand: str = "", **position: Any) -> State:
    """The Free Peoples hold this card and ask what to do with a Character die; the Shadow has one die left."""
    position = {"dice_free": "Character", "dice_shadow": "Army", "asking": ("turn", FREE)} | position
    s = table(hand_free="; ".join(filter(None, (card, hand))), **position)
    do(s, "use Character")
    return s


def play(card: str, armies: dict[str, str] | None = None, **position: Any) -> State:
    """The card is played."""
    s = before(card, armies=armies or {}, **position)
    do(s, f"play {card}")
    return s


def settled(s: State) -> bool:
    """Is the action over, and the Shadow to act?"""
    return [frame[0] for frame in s.stack] == AFTER_THE_ACTION and s.stack[-1] == ("turn", SHADOW)


def tiles(*ids: str) -> list[int]:
    """Hunt tiles by their ids; of several alike, one after the other."""
    found: list[int] = []
    for id in ids:
        found.append(next(number for number, tile in TILES.items() if tile.id == id and number not in found))
    return found


def tile_ids(numbers: list[int]) -> list[str]:
    return [TILES[number].id for number in numbers]


def goals(s: State) -> set[str]:
    """The regions on offer."""
    return {label.removeprefix("to ") for label in asked(s) if label.startswith("to ")}


def furthest(s: State, start: str) -> int:
    """How far the furthest region on offer is from a region."""
    return max(DISTANCE[REGION[start]][REGION[goal]] for goal in goals(s))
