"""Names, titles and remarks of strangers: made harmless to look at, never refused for their letters."""

from __future__ import annotations

import unicodedata

NAME, TITLE, REMARK = 24, 60, 500  # letters at most
MARKS = 3  # accents on top of each other
BLANK = "\t\n\r\u115f\u1160\u2800\u3164\uffa0"  # the last five count as letters, but nothing is to be seen of them


def tidy(text: str, most: int) -> str:
    """One line without control signs, without signs that turn the direction of what follows, and without towers of accents."""
    kept: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", text):
        category = unicodedata.category(sign)
        if category[0] == "Z" or sign in BLANK:
            kept.append(" ")
            marks = 0
        elif category in ("Mn", "Me"):
            marks += 1
            if marks <= MARKS:
                kept.append(sign)
        elif category[0] != "C":
            kept.append(sign)
            marks = 0
    return " ".join("".join(kept).split())[:most].strip()
