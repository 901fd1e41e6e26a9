"""A house without a server: tables made straight in its store, and pages whose messages are read from their outboxes."""

from __future__ import annotations

import contextlib
import json
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

from thirdage import games
from thirdage.kernel.contract import Json
from thirdage.kernel.records import dump_hash
from thirdage.table import client, deeds, links, protocol
from thirdage.table.computers import Computers
from thirdage.table.entries import Entry, LinkRow, Picked, Ruled, TableRow, Undone
from thirdage.table.guests import Guest
from thirdage.table.house import House
from thirdage.table.seated import Seated
from thirdage.table.sqlite import SQLite, opened
from thirdage.table.store import Store


@contextlib.asynccontextmanager
async def house_in(folder: Path, store: Callable[[Path], Store] = opened, computers: Computers | None = None) -> AsyncIterator[House]:
    house = House(store(folder), computers or Computers())
    try:
        yield house
    finally:
        await house.close()


@contextlib.contextmanager
def store_in(folder: Path) -> Iterator[SQLite]:
    store = opened(folder)
    try:
        yield store
    finally:
        store.close()


Held = tuple[LinkRow, str]  # a link and its secret


async def planted(house: House, **wish: Any) -> list[Held]:
    """A new table: a link for each person, the maker's first."""
    wish = {"game": "cardgame", "scenario": "trilogy", "mine": 0, **wish}
    first = await house.make(protocol.NewTable(id=client.fresh(), **wish))
    persons = house.rows[first[0].table].persons
    return [first, *[await house.mint(first[0].table, links.SEAT, number, host=False, used=True) for number in range(1, len(persons))]]


class Page:
    """A guest of the house whose page keeps what it was sent."""

    def __init__(self, house: House, seated: Seated, guest: Guest) -> None:
        self.house, self.seated, self.guest = house, seated, guest
        self.messages: list[Json] = []
        self.view: Json = {}

    async def say(self, **message: Any) -> list[Json]:
        """Say something to the table; gives what this page is sent until it is dealt with."""
        await deeds.do(self.house, self.seated, self.guest, json.dumps({"id": client.fresh(), **message}))
        return self.hear()

    async def pick(self, option: Json | None = None, **more: Any) -> list[Json]:
        """Answer the question; the first option if none is named."""
        option = option or self.view["options"][0]
        message = {"type": "pick", "version": self.view["version"], "verb": option["verb"], "noun": option["noun"], **more}
        return await self.say(**message)

    def hear(self) -> list[Json]:
        """What has come since last heard."""
        heard: list[Json] = []
        while not self.guest.waiting.empty():
            text = self.guest.waiting.get_nowait()
            if text is not None:
                heard.append(json.loads(text))
        for message in heard:
            if message["type"] == "view":
                self.view = message
        self.messages += heard
        return heard

    def leave(self) -> None:
        self.house.depart(self.seated, self.guest)


async def seated(house: House, *held: Held) -> list[Page]:
    """A page for each of these links, all of a table, that has heard everything so far."""
    pages = [Page(house, *await house.arrive(link)) for link, _ in held]
    for page in pages:
        page.hear()
    return pages


def asked(pages: list[Page]) -> Page:
    """The page of whoever is asked, when all have heard what came."""
    for page in pages:
        page.hear()
    return next(page for page in pages if page.view["options"])


def replayed(row: TableRow, entries: list[Entry]) -> str:
    """The game from its seed through all its entries, every hash checked on the way; gives the state at the end, written out.

    It is written out and read again before every pick, so the way does not matter by which a server came to its state.
    """
    game = games.get(row.game)
    ways = [game.dump(game.new(scenario=row.scenario, seed=row.seed, **row.options))]
    for entry in entries:
        match entry:
            case Picked(seat=seat, verb=verb, noun=noun, hash=hash):
                state = game.load(ways[-1])
                game.pick(state, seat, (verb, game.noun_number(verb, noun)))
                ways.append(game.dump(state))
                assert dump_hash(ways[-1]) == hash, (row.id, len(ways) - 1)
            case Undone(step=step):
                del ways[step:]
            case Ruled():
                raise AssertionError("a game that other rules came into does not replay")
    return ways[-1]
