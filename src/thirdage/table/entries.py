"""What a store keeps: tables, the entries of their games, links and remarks. Nothing of it is ever deleted.

The entries of a game, counted from 1, are the proof of how it came about; the newest state beside them is the way on. Hundreds of them
lie in memory for each table. Nothing in them can form a ring, so the collector of Python need not look through them (`gc=False`, and
tuples where a list would do): each time it does, everybody waits.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from thirdage.kernel.events import Event


class Begun(Struct, tag="begin", frozen=True, gc=False):
    """The first entry: what happened before the first question."""

    events: tuple[Event, ...]


class Picked(Struct, tag="pick", frozen=True, gc=False):
    """A seat's answer, by name as in records, with the hash of the state after it and the raw events it caused.

    `free`: right after it, it could be taken back without anybody having come to see anything.
    `held`: the same person was asked again and all could still be taken back, so the others were not shown it.
    """

    seat: str
    verb: str
    noun: str
    hash: str
    events: tuple[Event, ...]
    free: bool
    held: bool
    computer: bool = False


class Undone(Struct, tag="undo", frozen=True):
    """This person's pick number `step` (from 1) and all later ones do not count; `agreed`: the others agreed to it."""

    person: int
    step: int
    agreed: bool


class Sat(Struct, tag="sit", frozen=True):
    """From here on this sitter answers for the person: "person", or a computer player by name."""

    person: int
    sitter: str


class Ruled(Struct, tag="rules", frozen=True):
    """The picks so far do not replay under the rules of this version: the game goes on from this state, or has ended in it.

    Nothing before it can be taken back, so a half-built action stands, and everybody is shown it.
    """

    version: str
    state: str


Entry: TypeAlias = Begun | Picked | Undone | Sat | Ruled


class TableRow(Struct):
    """A table: `seed` is the game's secret, `luck` that of its computer players. `persons` is kept because the lobby asks for it.

    `checked` is the version under which its picks were last tried, `rules` the newest under which they all replay.
    """

    id: str
    made: int
    game: str
    scenario: str
    options: dict[str, Any]
    seed: str
    luck: str
    rules: str
    checked: str
    title: str
    listed: bool
    persons: list[list[str]]
    bots: list[str]
    sitters: list[str]
    taken: list[bool]
    names: list[str]
    chat: bool = True
    team_chat: bool = False
    request: str = ""


class GameRow(Struct):
    """How the game of a table stands: its newest state and, for the lobby, who is asked and the result so far."""

    version: int
    state: str
    asked: int | None
    result: dict[str, Any]
    over: bool
    changed: int


class LinkRow(Struct):
    """A link by its public id. `role`: "seat" (of `person`), "any" or "watch". `used`, `revoked`: when, 0 for never."""

    id: str
    table: str
    role: str
    person: int | None
    host: bool
    hash: bytes
    made: int
    used: int = 0
    revoked: int = 0


class RemarkRow(Struct):
    """Something said. `side`: whose team chat it is, empty elsewhere."""

    table: str
    number: int
    room: str
    person: int | None
    side: str
    name: str
    text: str
    at: int
    request: str


class NewEntry(Struct):
    table: str
    number: int
    request: str
    entry: Entry


class NewGame(Struct):
    """The newest state of a table's game."""

    table: str
    game: GameRow


Change: TypeAlias = TableRow | NewEntry | NewGame | LinkRow | RemarkRow


def packed(entry: Entry) -> bytes:
    return msgspec.json.encode(entry)


def unpacked(data: bytes) -> Entry:
    """An entry as it was written; events are tuples again."""
    return UNPACK.decode(data)


UNPACK: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)
