"""The two ways in which a wish can fail: a problem with what was given, and a pick the rules refuse."""

from __future__ import annotations

from difflib import get_close_matches

from thirdage.kernel.words import say, say_once

LONGEST = 60  # signs of a name that are repeated to whoever gave it


class Problem(Exception):
    """Something a person gave us is wrong. `key` and `facts` make the one sentence that helps."""

    def __init__(self, key: str, **facts: str | int) -> None:
        self.key = key
        self.facts = facts
        super().__init__(key)

    def __str__(self) -> str:
        return self.sentence()

    def sentence(self, lang: str = "en") -> str:
        return say_once(self.key, lang, **self.facts)


class Refused(Exception):
    """The checked door stays shut: the id of the rule that forbids the pick, and one sentence."""

    def __init__(self, rule: str, sentence: str) -> None:
        self.rule = rule
        self.sentence = sentence
        super().__init__(f"{sentence} ({rule})")


def one_of(what: str, given: object, known: list[str]) -> Problem:
    """The problem of a name that is none of the known ones; names the nearest, or all if they are few, each of them once."""
    known = list(dict.fromkeys(known))
    named = "".join(sign if sign.isprintable() else "\ufffd" for sign in str(given)[:LONGEST])
    named += "..." * (len(str(given)) > LONGEST)
    near = get_close_matches(named, known, n=3, cutoff=0.5)
    shown = near or (known if len(known) <= 12 else [*known[:11], "..."])
    key = "problem-unknown-near" if near else "problem-unknown"
    return Problem(key, what=say(f"what-{what}"), given=named, known=", ".join(shown))
