"""What happened, as numbers: a kind and its arguments, in the order things happen.

Log, animation and statistics are read from events. A game gives one table: for each kind, what each number is
(its noun kind) and who may see it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

Event = tuple[Any, ...]
HIDDEN = -1

EVERYBODY = ""  # a number that all may see


@dataclass(frozen=True)
class Fact:
    """One number of an event: the name it has in the sentence, its kind of noun, and who sees it.

    `seen_by` names another fact of the event, a seat: only that seat's person sees the number.
    """

    name: str
    kind: str
    seen_by: str = EVERYBODY


Kinds = dict[str, tuple[Fact, ...]]


def facts(text: str) -> tuple[Fact, ...]:
    """Facts written short: `seat:seat card:card@seat` is a seat all see, and a card only that seat's person sees."""
    made = []
    for part in text.split():
        name, _, kind = part.partition(":")
        kind, _, seen_by = kind.partition("@")
        made.append(Fact(name, kind or name, seen_by))
    return tuple(made)


def tell(state: Any, kind: str, *numbers: int) -> None:
    """Note an event, unless the state is a copy made for thinking."""
    if state.events is not None:
        state.events.append((kind, *numbers))


def redact(kinds: Kinds, events: list[Event], sees: Callable[[int], bool], seats: tuple[str, ...]) -> list[Event]:
    """The same list as somebody sees it who has the eyes of the seats for which `sees` is true; seats by their names."""
    told: list[Event] = []
    for event in events:
        table = kinds[event[0]]
        shown: list[Any] = [event[0]]
        for fact, number in zip(table, event[1:], strict=True):
            if fact.seen_by and not sees(number_of(fact.seen_by, table, event)):
                number = HIDDEN
            shown.append(seats[number] if fact.kind == "seat" else number)
        told.append(tuple(shown))
    return told


def number_of(name: str, table: tuple[Fact, ...], event: Event) -> int:
    """The number of an event by the name of its fact."""
    return next(int(number) for fact, number in zip(table, event[1:]) if fact.name == name)
