"""A backup is one file that holds all games as they stood at one moment, checked before it gets its name; and the way back.

Taking one asks nothing of a server that runs meanwhile: it goes on writing to its log while the copy is read from a moment that stands
still. Putting one in place needs the folder alone. What was there gets a second name first and gives way in one step, so a restore that is
cut off anywhere leaves the old games or the new ones in place; what has been replaced is kept, never deleted.
"""

from __future__ import annotations

import contextlib
import errno
import os
import shutil
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import msgspec

from thirdage.kernel.errors import Problem
from thirdage.table.entries import GameRow
from thirdage.table.folders import alone_in, reason, settled
from thirdage.table.sqlite import BUSY, FILE, connected_to_read, fault_in, log_of, looked, read, schema_of

STRIDE = 1000  # pages that are copied before an interrupt is heard
WHOLE = (FILE, f"{FILE}-wal", f"{FILE}-journal")  # what a database can consist of
SCRATCH = f"{FILE}-shm"  # beside these, and made anew whenever it is missing
WORK, OLD = ".restore", "old"  # folders of a restore: where it works, and there what is to be replaced
NO_DATABASE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


class Holding(NamedTuple):
    """What a database holds. `unread`: tables whose game cannot be read; `size` in bytes."""

    tables: int
    running: int
    finished: int
    unread: int
    size: int


class Restored(NamedTuple):
    """What was put in place, and the folder in which that lies which was there before."""

    holding: Holding
    aside: Path | None


# Taking a backup.


def back_up(folder: Path, given: Path | None) -> tuple[Path, Holding]:
    """Copy the games of a folder to a new file; a name for it is made up if none, or only its folder, was given."""
    source = folder / FILE
    try:
        source.stat()
    except (FileNotFoundError, NotADirectoryError) as fault:
        raise Problem("problem-no-store", folder=str(folder)) from fault
    except OSError as fault:
        raise Problem("problem-read", file=str(source), reason=reason(fault)) from fault
    file = (given or Path()).absolute()
    if given is None or file.is_dir():
        file /= f"thirdage-{stamp()}.db"
    if any(os.path.lexists(place) for place in (file, log_of(file), Path(f"{file}-journal"))):
        raise Problem("problem-backup-exists", file=str(file))
    try:
        with tempfile.TemporaryDirectory(prefix=".thirdage-", dir=file.parent) as work:
            made = Path(work) / FILE
            holding = copied(source, made)
            named(made, file)
        settled(file.parent)
    except FileExistsError as fault:  # somebody else's, since a moment ago
        raise Problem("problem-backup-exists", file=str(file)) from fault
    except OSError as fault:
        raise Problem("problem-write", file=str(file), reason=reason(fault)) from fault
    return file, holding


def stamp() -> str:
    return time.strftime("%Y-%m-%d-%H%M%S")


def copied(file: Path, to: Path) -> Holding:
    """Copy a database to a new file that needs no other beside it. It is on the disk and sound, or there is a Problem."""

    def copy(source: sqlite3.Connection) -> Holding:
        to.unlink(missing_ok=True)
        os.close(os.open(to, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))  # it tells every hidden card
        source.execute("BEGIN")
        source.execute("SELECT count(*) FROM sqlite_schema").fetchone()  # from here on it stands still, whatever is played
        if schema_of(source, file) == 0:
            raise Problem("problem-no-store", folder=str(file.parent))
        with closing(sqlite3.connect(to, isolation_level=None)) as target:
            source.backup(target, pages=STRIDE, progress=lambda *_: None)
            target.execute("PRAGMA journal_mode = DELETE")
            fault = fault_in(target)
            if fault:
                raise Problem("problem-store-damaged", file=str(file), reason=fault)
            return held(target, to)

    try:
        holding = looked(file, copy)
    except sqlite3.Error as fault:
        if damage(fault):
            raise Problem("problem-store-damaged", file=str(file), reason=reason(fault)) from fault
        raise Problem("problem-not-copied", file=str(file), to=str(to.parent.parent), reason=reason(fault)) from fault
    settled(to)
    return holding


def damage(fault: sqlite3.Error) -> bool:
    """Does this come from what stands in a file, and not from the disk?"""
    return (getattr(fault, "sqlite_errorcode", 0) & 0xFF) in NO_DATABASE


def held(connection: sqlite3.Connection, file: Path) -> Holding:
    """One table that cannot be read is no reason to have no backup of the others."""
    tables = running = finished = 0
    for (data,) in connection.execute("SELECT games.data FROM tables LEFT JOIN games ON games.id = tables.id"):
        tables += 1
        with contextlib.suppress(msgspec.MsgspecError, TypeError, UnicodeError):
            over = read(GameRow, data).over
            running, finished = running + (not over), finished + over
    return Holding(tables, running, finished, tables - running - finished, file.stat().st_size)


def named(made: Path, file: Path) -> None:
    """Give a finished file its name. What has come to stand there meanwhile stays."""
    try:
        os.link(made, file)
    except FileExistsError:
        raise
    except OSError:  # a disk on which a file has one name only
        if file.exists():
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST)) from None
        made.rename(file)


# Putting one in place.


def restore_from(backup: Path, folder: Path) -> Restored:
    """Put the games of a backup in place of those of a folder."""
    check(backup, folder)
    with alone_in(folder):
        work = folder / WORK
        try:
            cleared(folder)
            (work / OLD).mkdir(parents=True, mode=0o700)
            holding = copied(backup, work / FILE)
            merged(folder / FILE)
            for file in present(folder):
                named_twice(file, work / OLD / file.name)
            settled(work / OLD)
            settled(work)
            exchange(folder)
        except OSError as fault:
            raise Problem("problem-not-restored", folder=str(folder), reason=reason(fault)) from fault
        finally:
            aside = cleared(folder)
    return Restored(holding, aside)


def check(backup: Path, folder: Path) -> None:
    """A Problem unless this is a backup, whole, and nothing that is in place already. Nothing is touched."""

    def look(connection: sqlite3.Connection) -> str:
        try:
            number = schema_of(connection, backup)
        except Problem as problem:
            raise problem if problem.key == "problem-store-newer" else Problem("problem-no-backup", file=str(backup)) from problem
        if number == 0:
            raise Problem("problem-no-backup", file=str(backup))
        return fault_in(connection)

    try:
        if os.path.exists(folder / FILE) and backup.samefile(folder / FILE):
            raise Problem("problem-backup-in-place", file=str(backup))
        with backup.open("rb"):  # says better than SQLite what is in the way
            fault = looked(backup, look)
    except OSError as problem:
        raise Problem("problem-read", file=str(backup), reason=reason(problem)) from problem
    except sqlite3.Error as problem:
        fault = reason(problem)
        if getattr(problem, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_NOTADB:
            raise Problem("problem-no-backup", file=str(backup)) from problem
    if fault:
        raise Problem("problem-backup-damaged", file=str(backup), reason=fault)


def merged(file: Path) -> None:
    """Bring what stands in the log beside a database into it. One that cannot be opened, or is not ours, stays as it is."""
    if not log_of(file).exists():
        return
    with contextlib.suppress(sqlite3.Error, Problem):
        with closing(connected_to_read(file)) as looking:
            schema_of(looking, file)
        with closing(sqlite3.connect(file, timeout=BUSY, isolation_level=None)) as ours:
            ours.execute("PRAGMA wal_checkpoint (TRUNCATE)")


def present(folder: Path) -> Iterator[Path]:
    return (folder / name for name in WHOLE if (folder / name).exists())


def named_twice(file: Path, second: Path) -> None:
    """The same file under a second name; a copy where the disk knows no second names."""
    try:
        os.link(file, second)
    except FileExistsError:
        raise
    except OSError:
        shutil.copy2(file, second)
        settled(second)


def exchange(folder: Path) -> None:
    """The new file takes the place of the old in one step. A log of the old must not lie there then: it would be read into the new."""
    work = folder / WORK
    try:
        for name in (SCRATCH, *WHOLE[1:]):
            (folder / name).unlink(missing_ok=True)
        settled(folder)
        os.replace(work / FILE, folder / FILE)
    except BaseException:
        for file in present(work / OLD):
            if not (folder / file.name).exists():
                named_twice(file, folder / file.name)
        raise
    settled(folder)


def cleared(folder: Path) -> Path | None:
    """Clear up after a restore, be it finished or cut off. What it took out of its place is kept, in a folder with a name that is given."""
    old = folder / WORK / OLD
    aside = None
    if any(not is_same(file, folder / file.name) for file in present(old)):
        aside = folder / f"replaced-{stamp()}"
        number = 1
        while aside.exists():
            number += 1
            aside = folder / f"replaced-{stamp()}-{number}"
        old.rename(aside)
        settled(folder)
    shutil.rmtree(folder / WORK, ignore_errors=True)
    return aside


def is_same(file: Path, other: Path) -> bool:
    return other.exists() and file.samefile(other)
