"""How a game at the terminal is kept: its record, and beside it a small file that says who sits there.

So whoever goes on with it has the same seats as before; the record itself does not know who is a person.
"""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from pathlib import Path

from thirdage.kernel.errors import Problem

ENDING = ".table"  # behind the name of the record


def keep(file: Path, text: str) -> None:
    """Write a file whole or not at all."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        half = file.with_name(file.name + ".new")
        half.write_text(text, encoding="utf-8")
        os.replace(half, file)
    except OSError as fault:
        raise Problem("problem-write", file=str(file), reason=fault.strerror or str(fault)) from fault


@dataclass(frozen=True)
class Company:
    """`seats`: those that persons take, as after --as; `against`: the computer player on the others. Empty: nobody has said."""

    seats: str = ""
    against: str = ""

    def keep_beside(self, record: Path) -> None:
        keep(beside(record), json.dumps({"as": self.seats, "against": self.against}, ensure_ascii=False) + "\n")


def beside(record: Path) -> Path:
    return record.with_name(record.name + ENDING)


def company_of(record: Path) -> Company:
    """Who sat at this game when it was left; a file that is missing or broken says nothing."""
    try:
        told = json.loads(beside(record).read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return Company()
    said = told if isinstance(told, dict) else {}
    seats, against = said.get("as"), said.get("against")
    return Company(seats if isinstance(seats, str) else "", against if isinstance(against, str) else "")
