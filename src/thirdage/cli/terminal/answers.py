"""What a line at the question means: one answer or several, each once or so many times; a number of an option, or the number meant."""

from __future__ import annotations

import re

from thirdage.cli.terminal.matching import fits, singular
from thirdage.kernel.errors import Problem

TIMES = re.compile(r"(?P<times>[1-9][0-9]{0,2}) +(?P<what>[^0-9].*)")  # `4 sauron regulars`


def parts(line: str) -> list[str]:
    """A line between its commas and semicolons."""
    return [part.strip() for part in re.split("[,;]", line) if part.strip()] or [line]


def next_answer(waiting: list[str], labels: list[str]) -> tuple[str, list[str]]:
    """The first answer of the parts that wait, and what waits then: `grond`, `hammer` are one where that is the name of an option."""
    with_comma = [label for label in labels if "," in label]
    for count in range(len(waiting) if with_comma else 0, 1, -1):
        together = ", ".join(waiting[:count])
        if any(fits(together, label) for label in with_comma):
            return together, waiting[count:]
    return waiting[0], waiting[1:]


def times(part: str, labels: list[str]) -> tuple[int, str]:
    """How often an answer is given, and the answer: in the singular if that is what is offered."""
    found = TIMES.fullmatch(part)
    if not found:
        return 1, part
    what = found["what"]
    offered = any(fits(what, label) for label in labels)
    return int(found["times"]), what if offered else singular(what)


def are_numbers(labels: list[str]) -> bool:
    """Is a number asked for? Then the number that is typed is the number that is meant."""
    return all(label.isdecimal() for label in labels)


def numbered(labels: list[str]) -> list[str]:
    """What is typed for each option, and shown with it."""
    return labels if are_numbers(labels) else [str(number) for number in range(1, len(labels) + 1)]


def by_number(given: str, labels: list[str]) -> int:
    """The place among the options that a typed number means."""
    shown = numbered(labels)
    number = given.lstrip("0") or "0"
    if number in shown:
        return shown.index(number)
    key = "problem-not-offered" if are_numbers(labels) else "problem-no-option"
    raise Problem(key, given=given, first=shown[0], last=shown[-1])
