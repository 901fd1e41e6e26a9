"""Resolving a printed sentence so that the log can quote it and a question can say which text asks it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from thirdage.cardgame.book import NOBODY, step
from thirdage.cardgame.hooks import TEXTS, id_of
from thirdage.cardgame.state import State
from thirdage.kernel.events import tell

WHOLE = 0  # instead of the number of a sentence: all that a card or location says


@step
def text_ends(state: State, seat: int, source: int) -> None:
    """(text_ends, nobody, source): does nothing. While it waits, whatever is asked above it is asked by the text of `source`."""


@cache
def sentence_of(thing: int, function: Callable[..., None]) -> int:
    """Which sentence of a card or location this function is, counted from 1; WHOLE for a function without words of its own."""
    said = TEXTS.get(id_of(thing), [])
    words = " ".join((function.__doc__ or "").split())
    return said.index(words) + 1 if words in said else WHOLE


def resolve_text(state: State, source: int, quote: bool, text: Callable[..., None], *arguments: int) -> None:
    """Do what a sentence says. What it leaves to be done lies above the frame `text_ends`.

    `quote`: the log tells the sentence first, unless it comes to nothing. (Where a line of the log has told it already: no.)
    """
    depth = len(state.stack)
    told = -1 if state.events is None else len(state.events)
    if quote:
        tell(state, "text", source, sentence_of(source, text))
    text(state, *arguments)
    if len(state.stack) > depth:
        state.stack.insert(depth, ("text_ends", NOBODY, source))
    elif quote and state.events is not None and len(state.events) == told + 1:
        state.events.pop()
