"""Collects the texts of all cards and locations, the docstrings of their functions, into one Fluent file."""

from __future__ import annotations

import re

from thirdage.cardgame.hooks import TEXTS

FILE = "cardgame-texts.ftl"
COUNTED = re.compile(r"\{\$(\w+) ([^|{}]+)\|([^|{}]+)\}")
BARE = re.compile(r"\{\$(\w+)\}")


def message(key: str, sentence: str) -> str:
    """One message. `{$draw card|cards}` becomes Fluent's choice between one and many."""
    value = BARE.sub(r"{ $\1 }", sentence)
    value = COUNTED.sub(r"{ $\1 ->\n    [one] { $\1 } \2\n   *[other] { $\1 } \3\n }", value)
    return f"{key} = {value}\n"


def collect() -> str:
    """The whole file: `text-<id>-<n>`, in the order of the ids."""
    lines = ["# Collected from the docstrings of the card functions: `./thirdage words`. Do not edit.\n", "\n"]
    for thing in sorted(TEXTS):
        lines += [message(f"text-{thing}-{n}", sentence) for n, sentence in enumerate(TEXTS[thing], 1)]
    return "".join(lines)
