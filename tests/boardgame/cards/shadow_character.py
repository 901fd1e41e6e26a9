"""What the tests of the Shadow Character deck share: one card about to be played, Hunt tiles by their ids."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.boardgame.throwing import Throw, dice
from thirdage.boardgame.book import NOBODY
from thirdage.boardgame.positions import FREE, SHADOW, do, table
from thirdage.boardgame.state import State
from thirdage.boardgame.tables import TILES

# The stack when all is done and it is the turn of the Free Peoples, or of the Shadow.
DONE = [("turn_begins", NOBODY), ("victory_check", NOBODY), ("end_of_actions", NOBODY), ("next_action", NOBODY), ("turn", FREE)]
SHADOWS_TURN = [*DONE[:-1], ("turn", SHADOW)]


def ready_to_play(name: str, armies: dict[str, str] | None = None, *, die: str = "Character", **known: Any) -> State:
    """The Shadow holds this card and a die that plays it; the Free Peoples have a die too, so that they are asked next."""
    known = {"hand_shadow": name, "dice_free": "Character", **known}
    s = table(armies, dice_shadow=die, asking=("turn", SHADOW), **known)
    do(s, f"use {die.split(', ')[0]}")
    return s


def played(name: str, armies: dict[str, str] | None = None, **known: Any) -> State:
    """The card has been played, and asks or is done."""
    s = ready_to_play(name, armies, **known)
    do(s, f"play {name}")
    return s


def walking(patch: pytest.MonkeyPatch, *throws: Throw, **known: Any) -> State:
    """The Free Peoples move the Fellowship with a Character die, and the Shadow hunts with these dice."""
    known = {"bearers": "Hollin", "box": (0, 1), "dice_free": "Character", "dice_shadow": "Army", **known}
    s = table({}, **known)
    dice(patch, *throws)
    do(s, "use Character", "move the Fellowship")
    return s


def tiles(*ids: str) -> list[int]:
    """Hunt tiles by id; an id named twice is two tiles."""
    found: list[int] = []
    taken: Counter[str] = Counter()
    for id in ids:
        copies = [number for number, tile in TILES.items() if tile.id == id]
        found.append(copies[taken[id]])
        taken[id] += 1
    return found


def ids(numbers: list[int]) -> list[str]:
    return [TILES[number].id for number in numbers]
