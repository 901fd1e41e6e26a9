"""Games in one SQLite file: write-ahead log, synchronous FULL, one writer thread that commits what waits in one go.

The writer puts each call's changes under a savepoint of its own: a bad one fails alone. If the writer itself dies, so does the
process: a server that cannot keep anything must not seem to.
"""

from __future__ import annotations

import os
import queue
import sqlite3
import sys
import threading
import traceback
from asyncio import AbstractEventLoop, Future, get_running_loop
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from thirdage.kernel.errors import Problem
from thirdage.table.entries import Change, Entry, GameRow, LinkRow, NewEntry, NewGame, RemarkRow, TableRow, packed, unpacked
from thirdage.table.folders import reason
from thirdage.table.store import SCHEMA, NotKept, Store

FILE = "thirdage.db"
MARK = int.from_bytes(b"3Age", "big")  # in the header of the file: other programs count their schemas too
BATCH = 500  # calls in one commit at most
BUSY = 10.0  # seconds to wait for a backup that holds the file

TABLES = """
CREATE TABLE tables (id TEXT PRIMARY KEY, made INTEGER NOT NULL, request TEXT NOT NULL, data BLOB NOT NULL);
CREATE UNIQUE INDEX tables_by_request ON tables (request) WHERE request <> '';
CREATE TABLE games (id TEXT PRIMARY KEY REFERENCES tables, version INTEGER NOT NULL, state TEXT NOT NULL, data BLOB NOT NULL);
CREATE TABLE entries (id TEXT NOT NULL REFERENCES tables, number INTEGER NOT NULL, request TEXT NOT NULL, data BLOB NOT NULL,
    PRIMARY KEY (id, number)) WITHOUT ROWID;
CREATE UNIQUE INDEX entries_by_request ON entries (id, request) WHERE request <> '';
CREATE TABLE links (id TEXT PRIMARY KEY, at_table TEXT NOT NULL REFERENCES tables, data BLOB NOT NULL);
CREATE INDEX links_by_table ON links (at_table);
CREATE TABLE remarks (id TEXT NOT NULL REFERENCES tables, number INTEGER NOT NULL, request TEXT NOT NULL, data BLOB NOT NULL,
    PRIMARY KEY (id, number)) WITHOUT ROWID;
CREATE UNIQUE INDEX remarks_by_request ON remarks (id, request) WHERE request <> '';
"""

T = TypeVar("T")


def connected(file: Path) -> sqlite3.Connection:
    made = sqlite3.connect(file, timeout=BUSY, isolation_level=None)
    made.execute("PRAGMA journal_mode = WAL")
    made.execute("PRAGMA synchronous = FULL")
    made.execute("PRAGMA foreign_keys = ON")
    return made


def connected_to_read(file: Path, still: bool = False) -> sqlite3.Connection:
    """A connection that cannot change anything. `still`: nobody else can either, so it needs neither locks nor a log."""
    how = "immutable=1" if still else "mode=ro"
    return sqlite3.connect(f"{file.absolute().as_uri()}?{how}", uri=True, timeout=BUSY, isolation_level=None)


def looked(file: Path, look: Callable[[sqlite3.Connection], T]) -> T:
    """What `look` finds in a database that it does not change; no file is left beside it either.

    Where no log lies beside the file, no server has it open, and it is read as one that stands still: as one of others it would get a
    log that stayed there. If a server has begun meanwhile, `look` is called once more.
    """
    before = signs(file)
    if not log_of(file).exists():
        try:
            with closing(connected_to_read(file, still=True)) as connection:
                found = look(connection)
        except (sqlite3.Error, Problem):
            if signs(file) == before:
                raise
        else:
            if signs(file) == before:
                return found
    with closing(connected_to_read(file)) as connection:
        return look(connection)


def signs(file: Path) -> tuple[int, int, int, bool]:
    """Where these change, somebody has written to a database."""
    now = file.stat()
    return now.st_ino, now.st_size, now.st_mtime_ns, log_of(file).exists()


def log_of(file: Path) -> Path:
    """What was committed and stands not yet in the file itself."""
    return Path(f"{file}-wal")


def fault_in(connection: sqlite3.Connection) -> str:
    """The first thing that SQLite finds wrong in a database, or nothing."""
    try:
        found = str(connection.execute("PRAGMA integrity_check (1)").fetchone()[0])
    except sqlite3.DatabaseError as fault:  # so much is wrong that not even this can be asked
        return reason(fault)
    return "" if found == "ok" else " ".join(found.replace("*", "").split()).rstrip(".")


def schema_of(connection: sqlite3.Connection, file: Path) -> int:
    """The number of the schema, 0 for an empty file. What is not ours, or a newer program's, is refused."""
    number, mark = (connection.execute(f"PRAGMA {name}").fetchone()[0] for name in ("user_version", "application_id"))
    if mark != MARK and (number or connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0]):
        raise Problem("problem-store-foreign", file=str(file))
    if number > SCHEMA:
        raise Problem("problem-store-newer", file=str(file), found=number, known=SCHEMA)
    return int(number)


def opened(folder: Path) -> SQLite:
    """The store of a data folder; made if there is none."""
    file = folder / FILE
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        return SQLite(file)
    except (OSError, sqlite3.Error) as fault:
        raise Problem("problem-store-open", file=str(file), reason=reason(fault)) from fault


class Reading:
    """What can be read through one connection, be it that of a server or one that only looks."""

    def __init__(self, reader: sqlite3.Connection) -> None:
        self.reader = reader

    def tables(self) -> list[tuple[TableRow, GameRow]]:
        rows = self.reader.execute(
            "SELECT tables.data, games.data FROM tables JOIN games ON games.id = tables.id ORDER BY tables.made, tables.rowid"
        )
        return [(read(TableRow, table), read(GameRow, game)) for table, game in rows]

    def game(self, table: str) -> GameRow | None:
        row = self.reader.execute("SELECT data, state FROM games WHERE id = ?", (table,)).fetchone()
        if not row:
            return None
        found = read(GameRow, row[0])
        found.state = row[1]
        return found

    def entries(self, table: str) -> list[tuple[str, Entry]]:
        rows = self.reader.execute("SELECT request, data FROM entries WHERE id = ? ORDER BY number", (table,))
        return [(request, unpacked(data)) for request, data in rows]

    def link(self, link: str) -> LinkRow | None:
        row = self.reader.execute("SELECT data FROM links WHERE id = ?", (link,)).fetchone()
        return read(LinkRow, row[0]) if row else None

    def links(self, table: str) -> list[LinkRow]:
        rows = self.reader.execute("SELECT data FROM links WHERE at_table = ? ORDER BY rowid", (table,))
        return [read(LinkRow, data) for (data,) in rows]

    def remarks(self, table: str) -> list[RemarkRow]:
        rows = self.reader.execute("SELECT data FROM remarks WHERE id = ? ORDER BY number", (table,))
        return [read(RemarkRow, data) for (data,) in rows]


class SQLite(Reading, Store):
    def __init__(self, file: Path) -> None:
        self.file = file
        if file.exists():
            with closing(connected_to_read(file)) as looking:  # `connected` would change what is not ours
                schema_of(looking, file)
        super().__init__(connected(file))
        try:
            if schema_of(self.reader, file) == 0:
                self.reader.executescript(f"BEGIN; {TABLES} PRAGMA application_id = {MARK}; PRAGMA user_version = {SCHEMA}; COMMIT;")
            self.reader.executescript(
                f"BEGIN; PRAGMA user_version = {SCHEMA}; ROLLBACK;"
            )  # what cannot be written fails now, not at the first pick
        except BaseException:
            self.reader.close()
            raise
        self.waiting: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self.writer = threading.Thread(target=self.keep_writing, name="writer", daemon=True)
        self.writer.start()

    def write(self, *changes: Change) -> Future[None]:
        loop = get_running_loop()
        done: Future[None] = loop.create_future()
        self.waiting.put((changes, loop, done))
        return done

    def close(self) -> None:
        self.waiting.put(None)
        self.writer.join()
        self.reader.close()

    def keep_writing(self) -> None:
        """The writer's thread, until `close`."""
        try:
            connection = connected(self.file)
            going = True
            while going:
                batch = [self.waiting.get()]
                while len(batch) < BATCH and not self.waiting.empty():
                    batch.append(self.waiting.get())
                going = None not in batch
                self.commit(connection, [item for item in batch if item])
            connection.close()
        except BaseException:
            traceback.print_exc(file=sys.stderr)
            os._exit(70)  # whoever waits for an acknowledgement must not wait for ever, nor be told that all is well

    def commit(self, connection: sqlite3.Connection, batch: list[Waiting]) -> None:
        """One transaction for the whole batch; each call in it stands or falls alone, unless the disk fails them all."""
        kept: list[Waiting] = []
        try:
            connection.execute("BEGIN IMMEDIATE")
            for item in batch:
                fault = attempt(connection, item[0])
                if fault is None:
                    kept.append(item)
                elif not connection.in_transaction:
                    raise fault  # a full disk ends the whole transaction by itself
                else:
                    settle(item, fault)
            connection.execute("COMMIT")
        except sqlite3.Error as fault:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            for item in batch:
                settle(item, fault)
            return
        for item in kept:
            settle(item, None)


Waiting = tuple[tuple[Change, ...], AbstractEventLoop, "Future[None]"]


def attempt(connection: sqlite3.Connection, changes: tuple[Change, ...]) -> Exception | None:
    connection.execute("SAVEPOINT one")
    try:
        for change in changes:
            PUT[type(change)](connection, change)
        connection.execute("RELEASE one")
        return None
    except (sqlite3.Error, msgspec.MsgspecError, OverflowError, UnicodeError) as fault:
        if connection.in_transaction:
            connection.execute("ROLLBACK TO one")
            connection.execute("RELEASE one")
        return fault


def settle(item: Waiting, fault: Exception | None) -> None:
    """Tell the event loop how it went; one that has ended meanwhile need not hear it."""
    _, loop, done = item

    def tell() -> None:
        if done.done():
            return
        if fault is None:
            done.set_result(None)
        else:
            done.set_exception(NotKept("problem-not-kept", reason=reason(fault)))

    if not loop.is_closed():
        loop.call_soon_threadsafe(tell)


def put_table(connection: sqlite3.Connection, row: TableRow) -> None:
    connection.execute(
        "INSERT INTO tables (id, made, request, data) VALUES (?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET data = excluded.data",
        (row.id, row.made, row.request, msgspec.json.encode(row)),
    )


def put_game(connection: sqlite3.Connection, new: NewGame) -> None:
    row = msgspec.structs.replace(new.game, state="")  # the state has a column of its own: the lobby reads the rest without it
    connection.execute(
        "INSERT INTO games (id, version, state, data) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (id) DO UPDATE SET version = excluded.version, state = excluded.state, data = excluded.data",
        (new.table, new.game.version, new.game.state, msgspec.json.encode(row)),
    )


def put_entry(connection: sqlite3.Connection, new: NewEntry) -> None:
    connection.execute(
        "INSERT INTO entries (id, number, request, data) VALUES (?, ?, ?, ?)", (new.table, new.number, new.request, packed(new.entry))
    )


def put_link(connection: sqlite3.Connection, row: LinkRow) -> None:
    connection.execute(
        "INSERT INTO links (id, at_table, data) VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE SET data = excluded.data",
        (row.id, row.table, msgspec.json.encode(row)),
    )


def put_remark(connection: sqlite3.Connection, row: RemarkRow) -> None:
    connection.execute(
        "INSERT INTO remarks (id, number, request, data) VALUES (?, ?, ?, ?)",
        (row.table, row.number, row.request, msgspec.json.encode(row)),
    )


PUT: dict[type, Callable[[sqlite3.Connection, Any], None]] = {
    TableRow: put_table,
    NewGame: put_game,
    NewEntry: put_entry,
    LinkRow: put_link,
    RemarkRow: put_remark,
}


def read(kind: type[T], data: bytes) -> T:
    return msgspec.json.decode(data, type=kind)
