"""Which card or place of a game a person means by a name or a part of it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from thirdage.cardgame.state import setting_of
from thirdage.cardgame.tables import RESERVE
from thirdage.cli.terminal.matching import find, fits, plain
from thirdage.cli.terminal.screen import faces
from thirdage.kernel.contract import State
from thirdage.kernel.errors import Problem

Named = list[tuple[str, int]]  # cards or places with their names


def things_of(state: State) -> frozenset[int]:
    """The numbers of all cards and places that a game is played with, the reserve among them."""
    given = setting_of(state)
    cards = [card for card, owner in enumerate(given.owner) if owner >= 0]
    return frozenset([RESERVE, *cards, *given.paths, *given.battlegrounds[0], *given.battlegrounds[1]])


def meant_thing(game: Any, state: State, text: str, near: tuple[Collection[int], ...], kinds: tuple[str, ...]) -> int:
    """The one thing of these kinds that is meant; what is in the first part of `near` comes first, what is in none of them last.

    The whole name always means that thing; copies of one design are as good as each other.
    """
    played_with = things_of(state)
    named: Named = [
        (game.word(kind, number, "en"), number) for kind in kinds for number in game.names(kind).values() if number in played_with
    ]
    whole = [(name, number) for name, number in named if plain(name) == plain(text)]
    offered = [noun for _, noun in game.legal(state)]
    for part in (*near, played_with):
        fitting = [(name, number) for name, number in whole or named if number in part and fits(text, name)]
        if fitting and plain(text).strip():
            return find(text, designs(game, sorted(fitting, key=lambda thing: thing[1] not in offered)), "card")
    try:
        return find(text, named, "card")
    except Problem as fault:
        raise Problem("problem-no-thing", given=text) if fault.key == "problem-unknown" else fault from None


def designs(game: Any, named: Named) -> Named:
    """The first of each design, under its own name if there are copies of it."""
    found: dict[str, Named] = {}
    for name, number in named:
        found.setdefault(faces(game)[number]["id"] if number != RESERVE else name, []).append((name, number))
    return [copies[0] if len(copies) == 1 else (str(faces(game)[copies[0][1]]["name"]), copies[0][1]) for copies in found.values()]
