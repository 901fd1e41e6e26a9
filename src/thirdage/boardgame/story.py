"""What happened, as lines to read: figures that move together in one line, what repeats itself counted. Reads redacted events only."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from thirdage.boardgame.explain import as_line, figure_word, line_facts, word
from thirdage.kernel.contract import Story
from thirdage.kernel.events import Event
from thirdage.kernel.game import Game
from thirdage.kernel.words import say

LOUD = ("turn_begins", "attacks", "captures", "revealed", "tile", "wins")  # what a reader looks for
ALIKE: dict[str, tuple[int, ...]] = {  # kinds told together if they agree in these numbers; the others are listed
    "marches": (1, 4, 5),
    "stays_behind": (),
    "rolls": (1,),
}


def alike(event: Event) -> Event:
    """What an event must share with the next to be told in one line with it."""
    kind = event[0]
    return (kind, *(event[number] for number in ALIKE[kind])) if kind in ALIKE else event


def story(game: Game, events: list[Event], lang: str = "en") -> Story:
    lines: Story = []
    for _, same in groupby(events, key=alike):
        told = [*same]
        lines.append(("loud" if told[0][0] in LOUD else "plain", sentence(game, told, lang)))
    return lines


def sentence(game: Game, events: list[Event], lang: str) -> str:
    """One line for events that are alike: `Shadow moves 3 Sauron Regulars, Nazgûl from Gorgoroth to Minas Morgul.`"""
    kind = events[0][0]
    if len(events) == 1:
        return game.line(events[0], lang)
    if kind == "marches":
        return line(game, events[0], lang, figures=", ".join(figure_word(event[2], lang, event[3]) for event in events))
    if kind == "stays_behind":
        return line(game, events[0], lang, figures=", ".join(figure_word(event[1], lang, event[2]) for event in events))
    if kind == "rolls":
        dice = ", ".join(say("boardgame-story-dice", lang, face=word("die", event[2], lang), count=event[3]) for event in events)
        return line(game, events[0], lang, face=dice, count=1)
    return say("told-times", lang, line=game.line(events[0], lang), times=len(events))


def line(game: Game, event: Event, lang: str, **instead: Any) -> str:
    """The line of an event, with some of its facts in other words."""
    facts = game.facts(game.kinds[event[0]], event[1:], lang) | line_facts(event, lang) | instead
    return as_line(say(f"boardgame-log-{event[0].replace('_', '-')}", lang, **facts))
