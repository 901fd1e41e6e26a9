"""The texts of Event cards and Combat effects: collected from the docstrings of their functions into one Fluent file, and read from it."""

from __future__ import annotations

from thirdage.boardgame.hooks import TEXTS
from thirdage.kernel.words import say

FILE = "boardgame-texts.ftl"


def collect() -> str:
    """The whole file: `boardgame-text-<id>-<n>`, in the order of the ids."""
    lines = ["# Collected from the docstrings of the card functions: `./thirdage words`. Do not edit.\n", "\n"]
    for thing in sorted(TEXTS):
        lines += [f"boardgame-text-{thing}-{n} = {sentence}\n" for n, sentence in enumerate(TEXTS[thing], 1)]
    return "".join(lines)


def text_of(id: str, lang: str) -> list[str]:
    """The sentences of a card or Combat effect in a language."""
    return [say(f"boardgame-text-{id}-{n}", lang) for n in range(1, len(TEXTS.get(id, ())) + 1)]
