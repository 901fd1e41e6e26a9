"""What happened, as lines to read: draws of one seat in one line, lines that repeat each other counted."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from rich.text import Text

from thirdage.kernel.events import HIDDEN, Event
from thirdage.kernel.words import say

JOINED = ("draw", "draw_aside", "cycle_unseen", "eliminate_unseen")  # kinds of which several in a row make one line
LOUD = ("round", "combat", "wins_free", "wins_shadow", "score", "over_free", "over_shadow")  # what a reader looks for


def alike(game: Any, event: Event) -> Event:
    """What an event must share with the next to be told in one line with it: everything but the card."""
    kind, *numbers = event
    if kind not in JOINED:
        return event
    return (kind, *(number for fact, number in zip(game.kinds[kind], numbers, strict=True) if fact.name != "card"))


def sentence(game: Any, events: list[Event]) -> str:
    """One line for events that are alike: `Frodo draws Gimli; Sting.`, `Saruman draws 4 cards.`"""
    line = str(game.line(events[0]))
    if len(events) == 1:
        return line
    if events[0][0] not in JOINED:
        return say("play-times", line=line, times=len(events))
    place = 1 + [fact.name for fact in game.kinds[events[0][0]]].index("card")
    cards = [event[place] for event in events]
    if HIDDEN in cards:
        return line.replace(say(f"{game.prefix}hidden-card"), say("play-cards", count=len(cards)))
    names = [game.word("card", card, "en") for card in cards]
    return line.replace(names[0], "; ".join(names))


def is_dull(game: Any, event: Event) -> bool:
    """A card that was paid with unseen: every play costs one, so nobody is told anything new."""
    facts = dict(zip((fact.name for fact in game.kinds[event[0]]), event[1:], strict=True))
    return bool(event[0] == "cycle_unseen" and facts["card"] == HIDDEN and facts["paid"])


def story(game: Any, events: list[Event]) -> list[Text]:
    """The lines of redacted events, in order; the loud ones bold."""
    lines = []
    for _, same in groupby(events, key=lambda event: alike(game, event)):
        told = [*same]
        lines.append(Text(sentence(game, told), style="bold" if told[0][0] in LOUD else ""))
    return lines
