"""What happened, as lines on a terminal: the game's story in bold and dim print, and how each round went."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.text import Text

from thirdage.cardgame.story import INDENT, named
from thirdage.cardgame.story import story as lines_of
from thirdage.kernel.events import Event
from thirdage.kernel.words import say

STYLES = {"plain": "", "loud": "bold", "reason": "dim"}


def story(game: Any, events: list[Event]) -> list[Text]:
    """The lines of redacted events, in order: of several picks, so that events which are alike share a line from one to the next."""
    return [Text(text, style=STYLES[kind]) for kind, text in lines_of(game, events)]


def wrapped(console: Console, line: Text) -> list[Text]:
    """A line as it is printed: of a reason every line is indented."""
    if not line.plain.startswith(INDENT):
        return [line]
    shorter = line[len(INDENT) :].wrap(console, console.width - len(INDENT))
    return [Text(INDENT, style=line.style).append_text(part) for part in shorter]


def weight(event: Event) -> int:
    """How much a location won changes the score; taking one counts more than holding it."""
    _, _, left, points = event
    return int(points + 1 if left and points else points or left)


def rounds(game: Any, events: list[Event]) -> list[Text]:
    """One line for each round: the score after it, what counted most in it, and a path that nobody won (CG-11.14)."""
    lines = []
    number, greatest = 0, None
    tied: list[Event] = []
    for event in events:
        if event[0] == "round":
            number, greatest, tied = event[1], None, []
        elif event[0] == "wins_nobody":
            tied.append(event)
        elif event[0].startswith("wins_") and (greatest is None or weight(event) > weight(greatest)):
            greatest = event
        elif event[0] == "score" and (greatest or tied):
            score = named(game.kinds, event)
            told = " ".join(game.line(each) for each in ([greatest] if greatest else []) + tied)
            lines.append(Text(say("play-went-round", round=number, free=score["free"], shadow=score["shadow"], line=told)))
    return lines
