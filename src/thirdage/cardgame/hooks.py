"""Where card texts are hung up. Few hooks, each asked in one place; looked up by card number.

A decorator names the cards whose printed sentence the function is. The function's docstring is that sentence in our
words: the English a player reads. Amounts that stand in `data/` are placeables: `{$bonus}`, or with the noun they count
`{$draw card|cards}`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from thirdage.cardgame.state import State
from thirdage.cardgame.tables import CARDS, COPIES, LOCATIONS, PLACE

F = TypeVar("F", bound=Callable[..., Any])

# Zones in which a text works.
IN_RESERVE, ON_PATH, IN_PLAY, IN_THE_FIELD = range(4)  # in the field: on the active path or a battleground
# What happens to the card itself as the price of its text (CG-C20).
NO_PRICE, CYCLE_IT, ELIMINATE_IT, CYCLE_WIELDER = range(4)
CONTROLLER = -1  # who may use an action text, unless it names "the F player"


@dataclass(frozen=True, slots=True)
class Use:
    """An action text: where the card must be, whose it is, what it costs, and what it then does."""

    where: int
    price: int
    faction: int  # CONTROLLER, or the faction whose player uses it
    once_a_round: bool
    does: Callable[[State, int, int], None]


TEXTS: dict[str, list[str]] = {}  # id of a card or location -> its sentences, in printed order

WHEN_PLAYED: dict[int, list[Callable[[State, int, int], None]]] = {}
ON_ARRIVAL: dict[int, tuple[bool, bool, Callable[[State, int, int, int], None]]] = {}
USES: dict[int, Use] = {}
USABLE: dict[int, Callable[[State, int, int], str]] = {}
PLAYABLE: dict[int, Callable[[State, int, int], str]] = {}
ACCEPTED: dict[int, Callable[[State, int, int], None]] = {}
SOUGHT: dict[int, tuple[frozenset[int], bool, bool]] = {}
SAVES: dict[int, list[tuple[bool, Callable[[State, int, int], bool]]]] = {}
MORE_ICONS: dict[int, Callable[[State, int, int], tuple[int, int, int]]] = {}
PATH_DEFENCE: dict[int, Callable[[State, int], int]] = {}
SUPPORTED_BY: dict[int, Callable[[State, int, int], bool]] = {}
OPENS_SUPPORT: dict[int, Callable[[State, int, int], bool]] = {}
BARS: dict[int, Callable[[State, int, int], str]] = {}
MAY_ENTER: dict[int, Callable[[State, int, int], bool]] = {}
OPENS: list[Callable[[State, int, int], bool]] = []
DRAWS_MORE: dict[int, Callable[[State, int], None]] = {}
RAISES_LIMIT: dict[int, int] = {}
SEES_TOP: list[Callable[[State, int], bool]] = []
WHEN_ACTIVATED: dict[int, Callable[[State, int, int], None]] = {}
AFTER_COMBAT: dict[int, Callable[[State, int, int], None]] = {}
ELIGIBLE: dict[int, Callable[[State, int, int], list[int]]] = {}
CHOSEN: dict[int, Callable[[State, int, int, int], None]] = {}
USEFUL: dict[int, Callable[[State, int, int], bool]] = {}
INSTEAD: dict[int, Callable[[State, int, int], None]] = {}
FROM_ASIDE: dict[int, tuple[Callable[[int], bool], int | None]] = {}


def things(names: tuple[str, ...]) -> list[int]:
    """Cards (every copy) and locations by name, `Saruman (bot)` for a bot's own; no card has the name of a location."""
    found: list[int] = []
    for name in names:
        if name in PLACE:
            found.append(PLACE[name])
        elif name in COPIES:
            found += COPIES[name]
        else:
            raise KeyError(f"no card or location is called {name!r}")
    return found


def id_of(thing: int) -> str:
    return CARDS[thing].id if thing < 200 else LOCATIONS[thing].id


def text(names: tuple[str, ...], function: Callable[..., Any]) -> None:
    """Add the function's docstring to the sentences of these cards and locations."""
    sentence = " ".join((function.__doc__ or "").split())
    if not sentence:
        return  # a condition or a second half: its text is written elsewhere
    for thing in things(names):
        said = TEXTS.setdefault(id_of(thing), [])
        if sentence not in said:
            said.append(sentence)


def _into(table: dict[int, Any], names: tuple[str, ...], told_on: str = "") -> Callable[[F], F]:
    def note(function: F) -> F:
        text((told_on,) if told_on else names, function)
        for thing in things(names):
            if thing in table:
                raise ValueError(f"{id_of(thing)} hangs twice on one hook")
            table[thing] = function
        return function

    return note


def when_played(*names: str) -> Callable[[F], F]:
    """Text resolved after the cost, wherever the card was played; of an event, its text. `(state, seat, card)`."""

    def note(function: F) -> F:
        text(names, function)
        for card in things(names):
            WHEN_PLAYED.setdefault(card, []).append(function)
        return function

    return note


def on_arrival(*names: str, path: bool = False, battleground: bool = False) -> Callable[[F], F]:
    """Text of a card played or moved to a place of that kind (CG-C11). `(state, seat, card, place)`."""

    def note(function: F) -> F:
        text(names, function)
        for card in things(names):
            ON_ARRIVAL[card] = (path, battleground, function)
        return function

    return note


def use_action(*names: str, where: int, price: int = NO_PRICE, faction: int = CONTROLLER, once_a_round: bool = False) -> Callable[[F], F]:
    """A text that costs an action (CG-9.5). `(state, seat, card)`, called after the price is paid."""

    def note(function: F) -> F:
        text(names, function)
        for card in things(names):
            USES[card] = Use(where, price, faction, once_a_round, function)
        return function

    return note


def usable(*names: str) -> Callable[[F], F]:
    """When an action text has any effect (CG-R3): the rule that forbids it now, or nothing. `(state, seat, card)`."""
    return _into(USABLE, names)


def playable(*names: str) -> Callable[[F], F]:
    """When an event can be played: the rule that forbids it now, or nothing. `(state, seat, card)`."""
    return _into(PLAYABLE, names)


def if_accepted(*names: str) -> Callable[[F], F]:
    """What a text does once its player accepts it (`may`, a shared question). `(state, seat, source)`."""
    return _into(ACCEPTED, names)


def seeks(*names: str, cards: frozenset[int], deck: bool = False, cycle: bool = False) -> None:
    """Which cards a text may take, from the draw deck, the cycle pile or both (CG-C6, CG-C7)."""
    for thing in things(names):
        SOUGHT[thing] = (cards, deck, cycle)


def saves(*names: str, items: bool) -> Callable[[F], F]:
    """Cycled, not eliminated (CG-C4): is it so for this card and reason? On an item: for its wielder.

    `items`: the items of the character are cycled with it. `(state, card, why)`.
    """

    def note(function: F) -> F:
        text(names, function)
        for card in things(names):
            SAVES.setdefault(card, []).append((items, function))
        return function

    return note


def more_icons(*names: str, told_on: str = "") -> Callable[[F], F]:
    """Conditional icons: attack, defence, path. `(state, card, place)`. `told_on`: the card whose sentence it is."""
    return _into(MORE_ICONS, names, told_on)


def path_defence(*names: str) -> Callable[[F], F]:
    """Defence an item gives to the path its wielder stands on (CG-C14). `(state, item)`."""
    return _into(PATH_DEFENCE, names)


def supported_by(*names: str) -> Callable[[F], F]:
    """Whether this army may support this leader, beyond armies of its own faction. `(state, army, leader)`."""
    return _into(SUPPORTED_BY, names)


def opens_support(*names: str) -> Callable[[F], F]:
    """While this event lasts, or for this army: whether it may support the leader. `(state, army, leader)`."""
    return _into(OPENS_SUPPORT, names)


def bars(*names: str) -> Callable[[F], F]:
    """A text that keeps the card from a place: the ruling that forbids it, or nothing. `(state, card, place)`."""
    return _into(BARS, names)


def may_enter(*names: str) -> Callable[[F], F]:
    """A battleground the card may enter besides those of its faction. `(state, card, place)`."""
    return _into(MAY_ENTER, names)


def opens(*names: str) -> Callable[[F], F]:
    """A text that lets other cards enter a battleground. Says itself whether it is in force. `(state, card, place)`."""

    def note(function: F) -> F:
        text(names, function)
        OPENS.append(function)
        return function

    return note


def draws_more(*names: str) -> Callable[[F], F]:
    """In reserve: more cards in the draw step (CG-C1). The function is done when all are drawn. `(state, seat)`."""
    return _into(DRAWS_MORE, names)


def raises_limit(*names: str, where: int) -> Callable[[F], F]:
    """A higher carryover limit for its controller, in reserve or wherever it is in play (CG-C2)."""

    def note(function: F) -> F:
        text(names, function)
        for card in things(names):
            RAISES_LIMIT[card] = where
        return function

    return note


def sees_top(*names: str) -> Callable[[F], F]:
    """A text by which a seat may always know the top card of its draw deck. `(state, seat)`."""

    def note(function: F) -> F:
        text(names, function)
        SEES_TOP.append(function)
        return function

    return note


def when_activated(*names: str) -> Callable[[F], F]:
    """A location's activation text. `(state, seat, place)`: the activating player (CG-C71)."""
    return _into(WHEN_ACTIVATED, names)


def after_combat(*names: str) -> Callable[[F], F]:
    """Text after the combat on the battleground where the card stood. `(state, card, place)`."""
    return _into(AFTER_COMBAT, names)


def eligible(*names: str) -> Callable[[F], F]:
    """The locations a text may choose from: battlegrounds to activate, places for a token. `(state, seat, source)`."""
    return _into(ELIGIBLE, names)


def when_chosen(*names: str) -> Callable[[F], F]:
    """What a text does at the place its player chose (`choose_place`). `(state, seat, source, place)`."""
    return _into(CHOSEN, names)


def plays_from_aside(*names: str, fits: Callable[[int], bool], only: int | None = None) -> None:
    """Which of the cards drawn aside a text lets its player play, and where if it names the place (CG-C15)."""
    for thing in things(names):
        FROM_ASIDE[thing] = (fits, only)


# What only bots have (Against the Shadow).


def useful(*names: str) -> Callable[[F], F]:
    """Whether a bot's text would be of use to the Shadow now (AS-8.1); without it, it is. `(state, seat, source)`."""
    return _into(USEFUL, names)


def if_it_cannot_be_played(*names: str) -> Callable[[F], F]:
    """What happens with a bot's item or event that comes up and cannot be played (AS-R41, AS-R38). `(state, seat, card)`."""
    return _into(INSTEAD, names)


BY_NUMBER: tuple[dict[int, Any], ...] = (
    WHEN_PLAYED, ON_ARRIVAL, USES, USABLE, PLAYABLE, ACCEPTED, SOUGHT, SAVES, MORE_ICONS, BARS,
    DRAWS_MORE, RAISES_LIMIT, WHEN_ACTIVATED, ELIGIBLE, CHOSEN, FROM_ASIDE,
)  # fmt: skip


def as_base(*names: str) -> None:
    """The bots' versions of these cards say what their namesakes say."""
    for name in names:
        for base, bot in zip(COPIES[name], COPIES[f"{name} (bot)"], strict=True):
            for table in BY_NUMBER:
                if base in table:
                    table[bot] = table[base]
            if id_of(base) in TEXTS:
                TEXTS[id_of(bot)] = TEXTS[id_of(base)][:]


def plain(*names: str) -> Callable[[F], F]:
    """A sentence that only explains: what it says is done by another card's text or by the rules."""

    def note(function: F) -> F:
        text(names, function)
        return function

    return note
