"""Looking through a database from end to end, for its host: what is sound, what is not. Nothing is changed, a server may go on meanwhile.

One damaged table stops nothing: all others are looked at too, and each that is damaged is named with what is wrong.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Literal, NamedTuple, TypeAlias

from thirdage.kernel.errors import Problem
from thirdage.kernel.records import dump_hash
from thirdage.kernel.words import say_once
from thirdage.table.backup import damage
from thirdage.table.entries import TableRow
from thirdage.table.folders import reason
from thirdage.table.sqlite import Reading, fault_in, looked, read, schema_of
from thirdage.table.tables import Table


class Finding(NamedTuple):
    """One thing that was looked at. `about`: its name, for programs; "note" is nothing that anybody need do anything about."""

    about: str
    state: Literal["ok", "note", "trouble"]
    text: str


Way: TypeAlias = Literal["running", "finished", "older"]  # how a sound game stands; older: it runs, but replays by older rules only
Watch: TypeAlias = Callable[[int], AbstractContextManager[Callable[[], None]]]  # for so many tables: what to call after each


def examined(file: Path, watch: Watch) -> list[Finding]:
    """Everything about a database, which must be there."""
    try:
        return looked(file, lambda connection: look(connection, file, watch))
    except Problem as problem:
        return [Finding("database", "trouble", problem.sentence())]
    except (OSError, sqlite3.Error) as fault:
        key = "problem-store-damaged" if isinstance(fault, sqlite3.Error) and damage(fault) else "problem-store-open"
        return [Finding("database", "trouble", say_once(key, file=str(file), reason=reason(fault)))]


def look(connection: sqlite3.Connection, file: Path, watch: Watch) -> list[Finding]:
    connection.execute("BEGIN")  # all of it as of one moment
    number = schema_of(connection, file)
    if number == 0:
        return [Finding("database", "note", say_once("doctor-database-empty", file=str(file)))]
    found = [whole(connection, file, number)]
    ids = [id for (id,) in connection.execute("SELECT id FROM tables ORDER BY made, rowid")]
    sound: list[Way] = []
    with watch(len(ids)) as step:
        for id in ids:
            try:
                sound.append(examine(connection, id))
            except Problem as problem:
                found.append(Finding("table", "trouble", say_once("doctor-table", id=id, what=problem.sentence())))
            except Exception as fault:  # what is damaged can fail in any way
                what = say_once("doctor-table-unreadable", reason=reason(fault) or type(fault).__name__)
                found.append(Finding("table", "trouble", say_once("doctor-table", id=id, what=what)))
            step()
    found.append(Finding("tables", "ok", say_once("doctor-tables", running=sound.count("running"), finished=sound.count("finished"))))
    if "older" in sound:
        found.append(Finding("tables", "note", say_once("doctor-older-rules", tables=sound.count("older"))))
    return found


def whole(connection: sqlite3.Connection, file: Path, number: int) -> Finding:
    fault = fault_in(connection)
    strays = set() if fault else {row[0] for row in connection.execute("PRAGMA foreign_key_check")}
    if strays:
        fault = say_once("doctor-strays", places=", ".join(sorted(strays)))
    if fault:
        return Finding("database", "trouble", say_once("problem-store-damaged", file=str(file), reason=fault))
    size = f"{file.stat().st_size / 1e6:.1f}"
    return Finding("database", "ok", say_once("doctor-database", file=str(file), schema=number, size=size))


def examine(connection: sqlite3.Connection, id: str) -> Way:
    """Read everything of a table, and replay its game if it is running. What is wrong is a Problem, or whatever reading it comes to."""
    reading = Reading(connection)
    row = read(TableRow, connection.execute("SELECT data FROM tables WHERE id = ?", (id,)).fetchone()[0])
    stored = reading.game(id)
    if stored is None:
        raise Problem("doctor-table-no-game")
    numbers = [number for (number,) in connection.execute("SELECT number FROM entries WHERE id = ? ORDER BY number", (id,))]
    gap = next((place for place, number in enumerate(numbers, 1) if place != number), len(numbers) + 1)
    if gap <= stored.version or len(numbers) != stored.version:
        raise Problem("doctor-table-gap", number=gap, last=stored.version)
    reading.links(id)
    reading.remarks(id)
    table = Table(row, stored, reading.entries(id))
    violations = table.game.check(table.state)
    if violations:
        raise Problem("doctor-table-unsound", what=violations[0].rstrip("."))
    last = len(table.picks)
    hashed = table.pick_at(last).hash if last > table.base else ""  # a record that was brought in may come without hashes
    if hashed and hashed != dump_hash(stored.state):
        raise Problem("doctor-table-other-state", step=last)
    if table.over != stored.over:
        raise Problem("doctor-table-over")
    if table.over:
        return "finished"
    parted = table.parting()
    if parted is None:
        return "running"
    if row.checked != table.game.version:  # the server finds the same when it next opens the table, and goes on by the new rules
        return "older"
    raise Problem("doctor-table-parts", step=parted)
