"""Where card texts are hung up. Few hooks, each asked in one place; looked up by card number or by the id of a Combat effect.

A decorator names the cards whose printed sentence the function is. The function's docstring is that sentence in our
words: the English a player reads. A function without a docstring (a condition, a second half) adds none.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from thirdage.boardgame.state import State
from thirdage.boardgame.tables import CARD, CARDS, COMBAT

F = TypeVar("F", bound=Callable[..., Any])

TEXTS: dict[str, list[str]] = {}  # id of a card or a Combat effect -> its sentences, in printed order

PLAYABLE: dict[int, Callable[[State, int], str]] = {}
EVENT: dict[int, Callable[[State, int, int], None]] = {}
KEEPS: dict[int, Callable[[State], bool]] = {}
REMOVABLE: dict[int, Callable[[State, int, int], str]] = {}
REMOVAL: dict[int, Callable[[State, int, int], None]] = {}
FIGHTABLE: dict[str, Callable[[State, int], str]] = {}
NEEDS: dict[int, Callable[[State, int], bool]] = {}
ENDS: dict[int, Callable[[State, int, int, int, int], str]] = {}
COMBAT_EFFECT: dict[tuple[str, int], Callable[[State, int], None]] = {}


def text(ids: list[str], function: Callable[..., Any]) -> None:
    """Add the function's docstring to the sentences of these cards or effects."""
    sentence = " ".join((function.__doc__ or "").split())
    for id in ids:
        said = TEXTS.setdefault(id, [])
        if sentence and sentence not in said:
            said.append(sentence)


def cards(names: tuple[str, ...]) -> list[int]:
    for name in names:
        if name not in CARD:
            raise KeyError(f"no Event card is called {name!r}")
    return [CARD[name] for name in names]


def _on_card(table: dict[int, Any], names: tuple[str, ...]) -> Callable[[F], F]:
    def note(function: F) -> F:
        text([CARDS[card].id for card in cards(names)], function)
        for card in cards(names):
            if card in table:
                raise ValueError(f"{CARDS[card].name} hangs twice on one hook")
            table[card] = function
        return function

    return note


def playable(*names: str) -> Callable[[F], F]:
    """The precondition of an event (BG-9.7): the rule that forbids it now, or nothing. `(state, seat)`."""
    return _on_card(PLAYABLE, names)


def event(*names: str) -> Callable[[F], F]:
    """What an event does when it is played; of a table card, what it does at once. `(state, seat, card)`."""
    return _on_card(EVENT, names)


def keeps(*names: str) -> Callable[[F], F]:
    """Does a table card still lie there rightly? Asked whenever something has changed (BG-9.9). `(state)`."""
    return _on_card(KEEPS, names)


def removable(*names: str) -> Callable[[F], F]:
    """May this seat take a table card away as an action with a die of this face: the rule that forbids it, or nothing.
    `(state, seat, face)`.
    """
    return _on_card(REMOVABLE, names)


def removal(*names: str) -> Callable[[F], F]:
    """What that costs besides the die. `(state, seat, face)`. The card itself goes afterwards."""
    return _on_card(REMOVAL, names)


def party_needs(*names: str) -> Callable[[F], F]:
    """Which figures may be the one that an Army moving or attacking by this card must have with it. `(state, figure)`."""
    return _on_card(NEEDS, names)


def march_ends(*names: str) -> Callable[[F], F]:
    """Where a march of several regions by this card may end: the rule that forbids, or nothing. `(state, seat, start, region, others)`:
    the column came from `start`; `others` units of its side stand in the region besides it.
    """
    return _on_card(ENDS, names)


def fightable(*ids: str) -> Callable[[F], F]:
    """The precondition of a Combat card (BG-13.15): the rule that forbids it now, or nothing. `(state, side)`."""

    def note(function: F) -> F:
        for id in known(ids):
            FIGHTABLE[id] = function
        text(list(ids), function)
        return function

    return note


def combat(*ids: str, time: int) -> Callable[[F], F]:
    """What a Combat card does at one of its times, an initiative number (BG-13.14, BG-C113). `(state, side)`."""

    def note(function: F) -> F:
        for id in known(ids):
            if time not in COMBAT[id]["initiative"]:
                raise ValueError(f"{id} has no initiative {time}")
            COMBAT_EFFECT[id, time] = function
        text(list(ids), function)
        return function

    return note


def known(ids: tuple[str, ...]) -> tuple[str, ...]:
    for id in ids:
        if id not in COMBAT:
            raise KeyError(f"no Combat effect has the id {id!r}")
    return ids
