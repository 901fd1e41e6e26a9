"""Tables kept on paper: a store without a disk, copied at will, and a party of guests whose every byte can be read.

Two houses over two copies of one store differ in nothing that is sent, so their bytes can be compared.
"""

from __future__ import annotations

import asyncio
import copy
import json
from asyncio import Future
from random import Random
from typing import Any, TypeVar

import msgspec
import pytest

from tests.ways import WAYS, game_of, new
from thirdage import __version__
from thirdage.kernel.contract import Json, State
from thirdage.kernel.frames import Action
from thirdage.table import deeds, links, tables
from thirdage.table.computers import Computers
from thirdage.table.entries import Begun, Change, Entry, GameRow, LinkRow, NewEntry, NewGame, RemarkRow, Ruled, TableRow
from thirdage.table.guests import Guest
from thirdage.table.house import House
from thirdage.table.lobby import Lounge
from thirdage.table.protocol import PERSON, PROTOCOL, Lobby, spoken
from thirdage.table.seated import Seated
from thirdage.table.store import Store
from thirdage.table.tables import Table
from thirdage.table.worker import Question, answered

ID = "on-paper"
SHORT = "fellowship"  # the scenario whose games are over soonest
MOMENTS = {"cardgame": 150, "boardgame": 1500}  # picks of a random game within which a moment is chosen


class Clock:
    """The time of day, as it is told to all houses."""

    now = 1_789_000_000

    def time(self) -> float:
        return float(self.now)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Time stands still until a test moves it."""
    made = Clock()
    monkeypatch.setattr(tables, "time", made)
    return made


class Paper(Store):
    """A store in memory. It gives and takes copies: what it keeps changes by writing alone."""

    def __init__(self) -> None:
        self.kept_tables: dict[str, TableRow] = {}
        self.kept_games: dict[str, GameRow] = {}
        self.kept_entries: dict[str, list[tuple[str, Entry]]] = {}
        self.kept_links: dict[str, LinkRow] = {}
        self.kept_remarks: list[RemarkRow] = []

    def write(self, *changes: Change) -> Future[None]:
        for change in changes:
            self.keep(change)
        done: Future[None] = asyncio.get_running_loop().create_future()
        done.set_result(None)
        return done

    def keep(self, change: Change) -> None:
        match change:
            case TableRow():
                self.kept_tables[change.id] = twice(change)
            case NewGame(table=table, game=game):
                self.kept_games[table] = twice(game)
            case NewEntry(table=table, request=request, entry=entry):
                self.kept_entries.setdefault(table, []).append((request, entry))
            case LinkRow():
                self.kept_links[change.id] = twice(change)
            case RemarkRow():
                self.kept_remarks.append(change)

    def tables(self) -> list[tuple[TableRow, GameRow]]:
        return [(twice(row), twice(self.kept_games[id])) for id, row in self.kept_tables.items()]

    def game(self, table: str) -> GameRow | None:
        return twice(self.kept_games[table])

    def entries(self, table: str) -> list[tuple[str, Entry]]:
        return self.kept_entries[table][:]

    def link(self, link: str) -> LinkRow | None:
        return self.kept_links.get(link)

    def links(self, table: str) -> list[LinkRow]:
        return list(self.kept_links.values())

    def remarks(self, table: str) -> list[RemarkRow]:
        return self.kept_remarks[:]

    def close(self) -> None:
        """There is nothing to let go."""

    def copied(self) -> Paper:
        made = Paper()
        made.kept_tables, made.kept_games = dict(self.kept_tables), dict(self.kept_games)
        made.kept_entries = {id: entries[:] for id, entries in self.kept_entries.items()}
        made.kept_links, made.kept_remarks = dict(self.kept_links), self.kept_remarks[:]
        return made


R = TypeVar("R", TableRow, GameRow, LinkRow)


def twice(row: R) -> R:
    """A copy that shares nothing with it."""
    return msgspec.convert(copy.deepcopy(msgspec.structs.asdict(row)), type(row))


class Quick(Computers):
    """Computer players that think here and now, by the very function that a worker calls."""

    async def think(self, question: Question) -> Action:
        answer = answered(question)
        return answer.verb, answer.noun


def written(way: str, seed: str, sitters: list[str] | None = None, state: State | None = None) -> Paper:
    """A store with one table of this way to play, a link for each person and one for spectators.

    `state`: the game goes on from it, as after a change of the rules; the entries before are left out.
    """
    name, scenario, options = WAYS[way]
    game, first = game_of(way), new(way, seed)
    persons = [list(seats) for seats in game.persons(first)]
    row = TableRow(
        id=ID,
        made=Clock.now,
        game=name,
        scenario=scenario,
        options=options,
        seed=seed,
        luck=f"luck of {seed}",
        rules=game.version,
        checked=game.version,
        title="",
        listed=True,
        persons=persons,
        bots=[seat for seat in game.seats(first) if not any(seat in held for held in persons)],
        sitters=sitters or [PERSON] * len(persons),
        taken=[True] * len(persons),
        names=[""] * len(persons),
        request=f"request of {seed}",
    )
    begun = Begun(tuple(game.events(first)))
    now = game.dump(first if state is None else state)
    entries: list[Entry] = [begun] if state is None else [begun, Ruled(game.version, now)]
    table = Table(twice(row), GameRow(len(entries), now, None, {}, False, Clock.now), [("", entry) for entry in entries])
    store = Paper()
    store.keep(row)
    store.keep(NewGame(ID, table.game_row()))
    for number, entry in enumerate(entries, 1):
        store.keep(NewEntry(ID, number, "", entry))
    for person in range(len(persons)):
        store.keep(LinkRow(f"link-{person}", ID, links.SEAT, person, person == 0, b"", Clock.now, Clock.now))
    store.keep(LinkRow("link-watch", ID, links.WATCH, None, False, b"", Clock.now, Clock.now))
    return store


class Party:
    """Everybody at the table of such a store: `guests` by their eyes, a spectator's None among them."""

    def __init__(self, house: House, seated: Seated, guests: dict[int | None, Guest]) -> None:
        self.house, self.seated, self.guests = house, seated, guests
        self.asked_for = 100 * self.table.version  # ids that nobody at this table has used before
        self.answers: dict[int | None, list[str]] = {eyes: [] for eyes in guests}

    @property
    def table(self) -> Table:
        return self.seated.table

    async def say(self, eyes: int | None, /, **message: Any) -> list[str]:
        """A message of somebody, under an id that is the same in every house; gives what that guest is sent until it is dealt with."""
        self.asked_for += 1
        text = json.dumps({"id": f"r{self.asked_for}", **message})
        await deeds.do(self.house, self.seated, self.guests[eyes], text)
        texts = told(self.guests[eyes])
        self.answers[eyes] += texts
        return texts

    async def pick(self, action: Action) -> list[str]:
        """The asked person's answer."""
        person = self.table.asked
        return await self.say(person, type="pick", version=self.table.version, verb=action[0], noun=action[1])

    @property
    def persons(self) -> range:
        return range(len(self.table.row.persons))

    def heard(self) -> dict[int | None, list[str]]:
        """What everybody has been sent since last heard, answers included."""
        sent = {eyes: self.answers[eyes] + told(guest) for eyes, guest in self.guests.items()}
        self.answers = {eyes: [] for eyes in self.guests}
        return sent


def told(guest: Guest) -> list[str]:
    texts = []
    while not guest.waiting.empty():
        text = guest.waiting.get_nowait()
        assert text is not None, "a guest was cut off"
        texts.append(text)
    return texts


async def gathered(store: Paper, computers: Computers | None = None) -> Party:
    house = House(store, computers or Quick(workers=1), clock=lambda: Clock.now)
    arrived = [await house.arrive(link) for link in store.links(ID)]
    party = Party(house, arrived[0][0], {guest.eyes: guest for _, guest in arrived})
    party.heard()
    return party


def lobby_of(house: House) -> str:
    """What somebody reads who comes into the lobby now."""
    lounge = Lounge.__new__(Lounge)  # nothing that goes on telling
    lounge.house = house
    return spoken(Lobby(PROTOCOL, __version__, [lounge.entry(ID, [])])).decode()


def options(table: Table) -> list[Action]:
    return [] if table.over else table.game.legal(table.state)


def mid_game(way: str, seed: str, rng: Random) -> State:
    """A random moment of a random game."""
    name, scenario, _ = WAYS[way]
    game = game_of(way)
    state = game.clone(new(way, seed))
    for _ in range(rng.randrange(60 if scenario == SHORT else MOMENTS[name])):
        after = game.clone(state)
        game.apply(after, rng.choice(game.legal(after)))
        if game.over(after):
            break
        state = after
    return state


def views_in(texts: list[str]) -> list[Json]:
    return [message for message in map(json.loads, texts) if message["type"] == "view"]
