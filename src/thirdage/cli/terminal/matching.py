"""Understanding what a person types: a number, the words of a label, or the name of a thing; accents do not matter."""

from __future__ import annotations

import unicodedata
from typing import TypeVar

from thirdage.kernel.errors import Problem, one_of

T = TypeVar("T")


def plain(text: str) -> str:
    """Without capitals, accents and marks, so that `theoden` finds Théoden and `gandalfs` finds Gandalf's Staff."""
    spread = unicodedata.normalize("NFD", text.casefold())
    return "".join(sign if sign.isalnum() else " " if sign in " -" else "" for sign in spread if not unicodedata.combining(sign))


def singular(text: str) -> str:
    """Without the `s` at the end of words: what is left begins the same words, and those of one thing too."""
    return " ".join(word.removesuffix("s") for word in text.split())


def listed(names: list[str]) -> str:
    """Each name once, apart also where names hold commas."""
    return ("; " if any("," in name for name in names) else ", ").join(dict.fromkeys(names))


def fits(typed: str, name: str) -> bool:
    """Does every typed word begin a word of the name, each another one, in their order?"""
    words = plain(name).split()
    for part in plain(typed).split():
        while words and not words[0].startswith(part):
            words.pop(0)
        if not words:
            return False
        words.pop(0)
    return True


def find(typed: str, named: list[tuple[str, T]], what: str) -> T:
    """The one thing that is meant. Nothing or several: a Problem that says which there are."""
    exact = [thing for name, thing in named if plain(name) == plain(typed)]
    if exact:
        return exact[0]
    found = [(name, thing) for name, thing in named if fits(typed, name)]
    if not found or not plain(typed).strip():
        raise one_of(what, typed, [name for name, _ in named])
    ends = [thing for name, thing in found if plain(name).endswith(f" {plain(typed)}")]
    if len(ends) == 1:
        return ends[0]  # `muster` is Use Muster, though Use Muster/Army fits too
    if len({plain(name) for name, _ in found}) > 1:
        raise Problem("problem-which", given=typed, known=listed([name for name, _ in found]))
    return found[0][1]
