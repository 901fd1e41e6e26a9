"""Folders of games to be copied and put back: as a killed server leaves them, damaged, backed up; and the command line."""

from __future__ import annotations

import contextlib
import io
import resource
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

from tests.table.disks import bound_by_permissions, plant
from tests.table.indoors import replayed, store_in
from thirdage.cli import app
from thirdage.table import backup
from thirdage.table.folders import LOCK
from thirdage.table.sqlite import FILE
from thirdage.table.store import SCHEMA

GAMES = 12


def run(*arguments: object) -> tuple[int, str, str]:
    """A command line: exit code and both streams."""
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        code = app.run([*map(str, arguments)])
    return code, out.getvalue(), err.getvalue()


def run_apart(*arguments: object, cwd: Path | None = None, most: int = 0) -> tuple[int, str, str]:
    """The same as a process of its own, as people start it. `most`: how far files may grow, as on a full disk."""

    def bound() -> None:
        bound_by_permissions()
        if most:
            resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))

    command = [sys.executable, "-P", "-m", "thirdage.cli", *map(str, arguments)]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60, preexec_fn=bound, cwd=cwd)
    return ended.returncode, ended.stdout, ended.stderr


def everything(place: Path) -> dict[str, bytes]:
    """Every file below a folder; of folders only that they are there."""
    return {
        str(file.relative_to(place)): b"" if file.is_dir() else file.read_bytes() for file in sorted(place.rglob("*")) if file.name != LOCK
    }


def tables(folder: Path) -> int:
    """How many tables open from a copy of this folder; every one of them replays."""
    copy = folder.parent / f"copy of {folder.name}"
    shutil.copytree(folder, copy)
    with store_in(copy) as store:
        for row, _ in store.tables():
            game = store.game(row.id)
            assert game and game.state == replayed(row, [entry for _, entry in store.entries(row.id)])
        found = len(store.tables())
    shutil.rmtree(copy)
    return found


def cut_short(file: Path) -> None:
    whole = file.read_bytes()
    file.write_bytes(whole[: len(whole) // 3])


def killed_with(place: Path, number: int, schema: int = SCHEMA) -> Path:
    """A folder as a killed server leaves it: the tables, and the number of the schema, stand in the log alone."""
    with store_in(place / "running") as store:
        killed = place / "killed"
        plant(place / "running", number)
        assert len(store.tables()) == number
        store.reader.execute(f"PRAGMA user_version = {schema}")
        shutil.copytree(place / "running", killed)
    assert (killed / f"{FILE}-wal").stat().st_size > (killed / FILE).stat().st_size
    return killed


def damaged_inside(file: Path) -> None:
    """A page in the middle is overwritten: the file still opens."""
    with file.open("r+b") as out:
        out.seek(file.stat().st_size // 2 // 4096 * 4096)
        out.write(b"Mordor" * 682)


def with_a_wrong_index(file: Path) -> None:
    """Every row can be read, but not found: only a look at all of the file tells."""
    with closing(sqlite3.connect(file)) as ours:
        ours.execute("PRAGMA writable_schema = ON")
        root = "(SELECT rootpage FROM sqlite_schema WHERE name = 'tables_by_request')"
        ours.execute(f"UPDATE sqlite_schema SET rootpage = {root} WHERE name = 'remarks_by_request'")
        ours.commit()


def backed_up(place: Path, number: int = 2) -> Path:
    """A backup with so many tables."""
    plant(place / "earlier", number)
    file, _ = backup.back_up(place / "earlier", place / "b.db")
    shutil.rmtree(place / "earlier")
    return file
