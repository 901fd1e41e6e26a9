"""What happened, as lines to read: things of one kind that follow each other in one line, lines that repeat each other counted."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from rich.text import Text

from thirdage.kernel.events import HIDDEN, Event
from thirdage.kernel.words import say

JOINED = ("draw", "draw_aside", "cycle_unseen", "eliminate_unseen")  # alike but for the card: one sentence with all cards
LISTED = ("attacks", "defends", "cycle", "eliminate")  # of one kind: a list, in a sentence of ours
REASON = "bot_"  # begins the kind of every event that is a bot's reason, not something that happened; its first fact is the bot
LOUD = ("round", "combat", "wins_free", "wins_shadow", "wins_nobody", "score", "over_free", "over_shadow")  # what a reader looks for


def named(game: Any, event: Event) -> dict[str, int]:
    """The numbers of an event by their names."""
    return dict(zip((fact.name for fact in game.kinds[event[0]]), event[1:], strict=True))


def alike(game: Any, event: Event) -> Event:
    """What an event must share with the next to be told in one line with it."""
    if event[0] in LISTED:
        return (event[0],)
    if is_reason(event):
        return (REASON, event[1])
    if event[0] in JOINED:
        return (event[0], *(number for name, number in named(game, event).items() if name != "card"))
    return event


def sentence(game: Any, events: list[Event]) -> str:
    """One line for events that are alike: `Frodo draws Gimli; Sting.`, `Saruman draws 4 cards.`, `Eliminated: Gimli (Frodo); ...`

    All that a bot considers before it does something is one line too.
    """
    if is_reason(events[0]):
        return say("play-reasons", seat=game.word("seat", events[0][1], "en"), reasons=" ".join(map(game.line, events)))
    line = str(game.line(events[0]))
    kind = events[0][0]
    if len(events) == 1:
        return line
    facts = [named(game, event) for event in events]
    if kind in LISTED:
        words = [game.facts(game.kinds[kind], event[1:], "en") for event in events]
        return say(f"play-all-{kind}", cards="; ".join(say(f"play-each-{kind}", **each) for each in words))
    if kind not in JOINED:
        return say("play-times", line=line, times=len(events))
    if facts[0]["card"] == HIDDEN:
        return line.replace(say(f"{game.prefix}hidden-card"), say("play-cards", count=len(events)))
    names = [game.word("card", each["card"], "en") for each in facts]
    return line.replace(names[0], "; ".join(names))


def is_reason(event: Event) -> bool:
    """Why a bot did something: told only to those who ask for reasons."""
    return str(event[0]).startswith(REASON)


def is_dull(game: Any, event: Event) -> bool:
    """A card that was paid with unseen: every play costs one, so nobody is told anything new."""
    if event[0] != "cycle_unseen":
        return False
    facts = named(game, event)
    return bool(facts["card"] == HIDDEN and facts["paid"])


def story(game: Any, events: list[Event]) -> list[Text]:
    """The lines of redacted events, in order; the loud ones bold, reasons dim."""
    lines = []
    for _, same in groupby(events, key=lambda event: alike(game, event)):
        told = [*same]
        style = "bold" if told[0][0] in LOUD else "dim" if is_reason(told[0]) else ""
        lines.append(Text(sentence(game, told), style=style))
    return lines


def weight(event: Event) -> int:
    """How much a location won changes the score; taking one counts more than holding it, and one that nobody won least."""
    if event[0] == "wins_nobody":
        return -1
    _, _, left, points = event
    return int(points + 1 if left and points else points or left)


def rounds(game: Any, events: list[Event]) -> list[Text]:
    """One line for each round: the score after it, and what counted most in it."""
    lines = []
    number, greatest = 0, None
    for event in events:
        if event[0] == "round":
            number, greatest = event[1], None
        elif event[0].startswith("wins_") and (greatest is None or weight(event) > weight(greatest)):
            greatest = event
        elif event[0] == "score" and greatest:
            score = named(game, event)
            lines.append(Text(say("play-went-round", round=number, free=score["free"], shadow=score["shadow"], line=game.line(greatest))))
    return lines
