"""The words that page and server speak, each with its bounds: docs/protocol.md tells them, docs/protocol.schema.json holds them.

Everything that comes in is decoded here, by `heard`; everything that goes out is one of these structures, encoded by `spoken`.
A change that an older page could not follow raises PROTOCOL: such a page is told to load itself anew.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias, TypeVar

import msgspec
from msgspec import Meta, Struct

from thirdage.kernel.errors import Problem
from thirdage.table.tidy import tidy

PROTOCOL = 1
LONGEST = 200  # signs of a reason why something is not understood: it may repeat what was sent

Id: TypeAlias = Annotated[
    str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$", description="A request: sent twice, done once.")
]
Fresh: TypeAlias = Annotated[
    str,
    Meta(
        min_length=16,
        max_length=40,
        pattern=r"^[A-Za-z0-9_-]+$",
        description="A request for a link: it opens what it made, so chance makes it.",
    ),
]
Version: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000, description="How many entries a table's game has.")]
Noun: TypeAlias = Annotated[int, Meta(ge=-1, le=1_000_000)]
Verb: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Name: TypeAlias = Annotated[str, Meta(max_length=200, description="What people call themselves; tidied and cut by the server.")]
Title: TypeAlias = Annotated[str, Meta(max_length=200)]
Speech: TypeAlias = Annotated[str, Meta(min_length=1, max_length=500)]
Word: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Person: TypeAlias = Annotated[int, Meta(ge=0, le=7, description="A person by number, in the order in which the game names them.")]
Room: TypeAlias = Literal["table", "team", "watch"]
Role: TypeAlias = Person | Literal["any", "watch"]
Secret: TypeAlias = Annotated[str, Meta(min_length=1, max_length=100)]
Link: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]

PERSON = "person"  # the sitter that is a person; any other is a computer player by its name
OWN, OPEN, WATCH = "own", "open", "watch"  # eyes: those of one's own seat, everybody's, a spectator's


class Message(Struct, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """One message. Its type stands in the field `type`."""


# From the page to the table.


class Pick(Message):
    """Answer the question of this version of the game."""

    id: Id
    version: Version
    verb: Verb
    noun: Noun = 0


class Undo(Message):
    """Take one's last pick back: at once where that is free, else by the consent of the others."""

    id: Id
    version: Version


class Consent(Message):
    """Agree to an undo that somebody proposed, or refuse it."""

    id: Id
    proposal: Version
    yes: bool


class Why(Message):
    """Why can't I? A verb and its noun, or a noun alone: whatever one could want of it."""

    id: Id
    noun: Noun = 0
    verb: Verb | None = None


class Chat(Message):
    id: Id
    text: Speech
    room: Room = "table"


class Call(Message):
    """What one wants to be called."""

    id: Id
    name: Name


class Sit(Message):
    """Let a person or a computer player (by its name) sit in a person's place."""

    id: Id
    person: Person
    sitter: Word


class Settings(Message):
    """What the host may set; what is left out stays."""

    id: Id
    title: Title | None = None
    listed: bool | None = None
    chat: bool | None = None
    team_chat: bool | None = None


class Issue(Message):
    """A further link: to a person's seats, to any free seat, or for spectators."""

    id: Id
    role: Role


class Revoke(Message):
    """All links of that role lose their power, but for the one by which this is asked."""

    id: Id
    role: Role


class Step(Message):
    """Look at a past step of the game: 0 is its start. Other eyes than one's own, and all open, only when it is over."""

    id: Id
    step: Version
    eyes: Word = OWN


class Ping(Message):
    id: Id


FromPage: TypeAlias = Pick | Undo | Consent | Why | Chat | Call | Sit | Settings | Issue | Revoke | Step | Ping


# From the table to the page.


class Line(Struct, frozen=True, gc=False):
    """A line of the log: `kind` is plain, loud (what a reader looks for), reason (why a bot did something) or table (not the game)."""

    text: str
    kind: Literal["plain", "loud", "reason", "table"]
    step: int


class Log(Struct, frozen=True):
    """Keep the first `start` lines of the log, then put these."""

    start: int
    lines: list[Line]


class Option(Struct, frozen=True):
    verb: str
    noun: int
    label: str


class Sitting(Struct, frozen=True):
    """Who sits in a person's place. A person's place is free until somebody takes it."""

    seats: list[str]
    sitter: str
    free: bool
    name: str
    here: bool


class Proposal(Struct, frozen=True):
    """An undo beyond what is free: who wants it, back to which step, and who has still to agree."""

    id: int
    person: int
    step: int
    waiting: list[int]


class About(Struct, frozen=True):
    """What a table is besides its game. `record`: may the record of its game be had?"""

    id: str
    title: str
    game: str
    scenario: str
    options: dict[str, Any]
    persons: list[Sitting]
    bots: list[str]
    watching: int
    listed: bool
    chat: bool
    team_chat: bool
    over: bool
    record: bool
    proposal: Proposal | None = None


class You(Struct, frozen=True):
    link: str
    person: int | None
    host: bool


class Remark(Struct, frozen=True):
    """Something said in a chat; `person` is empty for a spectator. `at` is the time in seconds since 1970."""

    number: int
    room: Room
    name: str
    text: str
    at: int
    person: int | None = None


class Welcome(Message):
    """The first message of every link."""

    protocol: int
    program: str
    you: You
    table: About
    remarks: list[Remark]
    computers: list[str]


class Table(Message):
    """Something changed about the table: who sits where, who is here, its settings, an undo that is proposed."""

    table: About


class View(Message):
    """The game as this seat's person may see it, whole; options only for who is asked.

    `undo`: own (the last pick is free to be taken back), ask (the others must agree) or none.
    `events` tells what led here since the view before; `log` carries it in words.
    """

    version: int
    step: int
    view: dict[str, Any]
    question: str
    options: list[Option]
    undo: Literal["own", "ask", "none"]
    events: list[list[Any]]
    log: Log
    result: dict[str, Any] | None = None


class Done(Message):
    id: str
    version: int = 0


class Refused(Message):
    """Nothing was changed: why, in a sentence; the rule, if it is one of the game's."""

    id: str
    sentence: str
    rule: str = ""


class Reason(Message):
    """The answer to why: a rule and its sentence, both empty where the thing is allowed."""

    id: str
    rule: str
    sentence: str


class Talk(Message):
    remark: Remark


class Issued(Message):
    """A new link: its secret is told this once."""

    id: str
    role: Role
    link: str
    secret: str


class Past(Message):
    """A past step: one view for each pair of eyes, what led to it and what was asked then."""

    id: str
    step: int
    last: int
    views: list[dict[str, Any]]
    question: str
    events: list[list[Any]]


class Pong(Message):
    id: str


class Bye(Message):
    """The last message of a link that the server ends; the page does not come back by itself if it is final."""

    sentence: str
    final: bool


ToPage: TypeAlias = Welcome | Table | View | Done | Refused | Reason | Talk | Issued | Past | Pong | Bye


# The lobby.


class Mine(Message):
    """The links this browser holds, so that the lobby can show their tables first."""

    links: Annotated[list[Link], Meta(max_length=100)]


class Held(Struct, frozen=True):
    link: str
    person: int | None
    host: bool


class Entry(Struct, frozen=True):
    """A table as the lobby shows it. `asked` is the person who is asked, empty when the game is over; `changed` in seconds since 1970."""

    id: str
    title: str
    game: str
    scenario: str
    options: dict[str, Any]
    persons: list[Sitting]
    bots: list[str]
    asked: int | None
    result: dict[str, Any]
    over: bool
    listed: bool
    watching: int
    changed: int
    held: list[Held]


class Lobby(Message):
    """All tables that are listed, and those of the links this browser holds."""

    protocol: int
    program: str
    tables: list[Entry]


FromLobby: TypeAlias = Mine | Ping
ToLobby: TypeAlias = Lobby | Pong | Refused | Bye


# Over HTTP.


class NewTable(Struct, forbid_unknown_fields=True, frozen=True):
    """A table to be made. `sitters` has a word for each person; `mine` is the person the maker sits down as."""

    id: Fresh
    game: Word
    scenario: Word
    options: dict[Word, Any] = {}
    sitters: Annotated[list[Word], Meta(max_length=8)] = []
    mine: Person | None = None
    name: Name = ""
    title: Title = ""
    listed: bool = True


class Enter(Struct, forbid_unknown_fields=True, frozen=True):
    """Exchange the secret of a link for the cookie of its path."""

    link: Link
    secret: Secret


class Join(Struct, forbid_unknown_fields=True, frozen=True):
    """From the lobby: take this free place at a listed table, or watch."""

    id: Fresh
    role: Role


class NewRecord(Struct, forbid_unknown_fields=True, frozen=True):
    """The record of a finished game, to be looked at."""

    id: Fresh
    record: Annotated[str, Meta(max_length=60_000)]


class Entered(Struct, frozen=True):
    """The link whose cookie the browser now holds. A new one's secret is told this once, to be kept for another device."""

    link: str
    table: str
    secret: str = ""


class Trouble(Struct, frozen=True):
    """What went wrong, in a sentence."""

    sentence: str


T = TypeVar("T")
DECODERS: dict[Any, msgspec.json.Decoder[Any]] = {}
ENCODER = msgspec.json.Encoder()


def heard(kind: Any, raw: bytes | str) -> Any:
    """The one door for what comes in. Whatever is wrong with it, the sender is told one sentence."""
    decoder = DECODERS.setdefault(kind, msgspec.json.Decoder(kind))
    try:
        return decoder.decode(raw)
    except (msgspec.MsgspecError, UnicodeError, ValueError, RecursionError, OverflowError) as fault:
        raise Problem("problem-message", reason=tidy(str(fault), LONGEST)) from fault


def spoken(message: Struct) -> bytes:
    return ENCODER.encode(message)


def schema() -> dict[str, Any]:
    """The JSON Schema of everything that is sent, under the names of the messages."""
    kinds = (FromPage, ToPage, FromLobby, ToLobby, NewTable, Enter, Join, NewRecord, Entered, Trouble)
    _, components = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": f"Third Age protocol {PROTOCOL}", "$defs": components}
