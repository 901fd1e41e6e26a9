"""Names, titles and remarks of strangers: made harmless to look at, never refused for their letters."""

from __future__ import annotations

import unicodedata

NAME, TITLE, REMARK = 24, 60, 500  # letters at most
MARKS = 3  # accents on top of each other


def tidy(text: str, most: int) -> str:
    """One line without control signs, without signs that turn the direction of what follows, and without towers of accents."""
    kept: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", text):
        category = unicodedata.category(sign)
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if category[0] == "Z" or sign in "\t\n\r":
            kept.append(" ")
        elif category[0] != "C" and marks <= MARKS:
            kept.append(sign)
    return " ".join("".join(kept).split())[:most].strip()
