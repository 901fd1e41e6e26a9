"""Data folders for tests: with tables in them, with files that are not ours, and processes that may not write everywhere."""

from __future__ import annotations

import asyncio
import ctypes
import sqlite3
from contextlib import closing
from pathlib import Path

from tests.table.indoors import Held, house_in, planted
from thirdage.kernel.words import say
from thirdage.table.store import SCHEMA

DROP_A_CAPABILITY, MAY_WRITE_EVERYWHERE, MAY_READ_EVERYWHERE = 24, 1, 2  # prctl and two capabilities, by the numbers of Linux


def bound_by_permissions() -> None:
    """In the new process: root, too, may then write only where the permissions of a file let it."""
    for capability in (MAY_WRITE_EVERYWHERE, MAY_READ_EVERYWHERE):
        ctypes.CDLL(None).prctl(DROP_A_CAPABILITY, capability, 0, 0, 0)


def plant(folder: Path, tables: int = 1) -> list[list[Held]]:
    async def make() -> list[list[Held]]:
        async with house_in(folder) as house:
            return [await planted(house, scenario="duel2") for _ in range(tables)]

    return asyncio.run(make())


def files(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir() if file.name != "thirdage.lock"}


# Files that no server opens: each is made at a place, and gives the sentence that tells it.


def no_database(file: Path) -> str:
    file.write_bytes(b"Speak, friend, and enter. " * 500)
    return f"The games in {file} cannot be opened: file is not a database."


def of_something_else(file: Path) -> str:
    with closing(sqlite3.connect(file)) as other:
        other.executescript("CREATE TABLE recipes (name TEXT); INSERT INTO recipes VALUES ('stewed rabbit');")
    return say("problem-store-foreign", file=str(file))


def of_a_newer_program(file: Path) -> str:
    plant(file.parent)
    with closing(sqlite3.connect(file)) as ours:
        ours.execute("PRAGMA journal_mode = DELETE")
        ours.execute(f"PRAGMA user_version = {SCHEMA + 1}")
    return say("problem-store-newer", file=str(file), found=SCHEMA + 1, known=SCHEMA)
