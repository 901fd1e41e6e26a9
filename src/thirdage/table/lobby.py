"""The lobby: all listed tables and those a browser holds links to, sent again whenever something about them changed."""

from __future__ import annotations

import asyncio

from msgspec.structs import replace

from thirdage import __version__
from thirdage.kernel.errors import Problem
from thirdage.table.guests import Outbox
from thirdage.table.house import House
from thirdage.table.protocol import PROTOCOL, Entry, FromLobby, Held, Lobby, Mine, Pong, Refused, heard, spoken
from thirdage.table.seated import sittings

PAUSE = 0.25  # seconds between two tellings: many picks, one message
FINISHED = 50  # finished tables that are listed, the newest


class Visitor(Outbox):
    def __init__(self) -> None:
        super().__init__()
        self.held: dict[str, list[Held]] = {}
        self.last = ""


class Lounge:
    """All who look at the lobby."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.visitors: list[Visitor] = []
        self.stirred = asyncio.Event()
        house.changed = self.stirred.set
        self.task = asyncio.create_task(self.keep_telling())

    async def keep_telling(self) -> None:
        while True:
            await self.stirred.wait()
            self.stirred.clear()
            made: dict[str, Entry] = {}
            for visitor in self.visitors:
                self.tell(visitor, made)
            await asyncio.sleep(PAUSE)

    def arrive(self) -> Visitor:
        visitor = Visitor()
        self.visitors.append(visitor)
        self.tell(visitor, {})
        return visitor

    def depart(self, visitor: Visitor) -> None:
        self.visitors.remove(visitor)

    def hear(self, visitor: Visitor, raw: bytes | str) -> None:
        try:
            message = heard(FromLobby, raw)
        except Problem as fault:
            visitor.put(spoken(Refused("", fault.sentence())).decode())
            return
        if isinstance(message, Mine):
            visitor.held = self.held(message.links)
            self.tell(visitor, {})
        else:
            visitor.put(spoken(Pong(message.id)).decode())

    def held(self, ids: list[str]) -> dict[str, list[Held]]:
        """The tables of these links. An id opens nothing by itself, and tells no more than the lobby shows."""
        found: dict[str, list[Held]] = {}
        for id in dict.fromkeys(ids):
            link = self.house.store.link(id)
            if link and not link.revoked:
                found.setdefault(link.table, []).append(Held(id, link.person, link.host))
        return found

    def tell(self, visitor: Visitor, made: dict[str, Entry]) -> None:
        """Nobody is told the same twice in a row. `made`: each table as others are told of it in the same moment."""
        text = spoken(Lobby(PROTOCOL, __version__, self.entries(visitor, made))).decode()
        if text != visitor.last:
            visitor.last = text
            visitor.put(text)

    def entries(self, visitor: Visitor, made: dict[str, Entry]) -> list[Entry]:
        """Newest first; links only for who holds them."""
        rows = self.house.rows.values()
        games = self.house.games
        listed = [row.id for row in rows if row.listed and not games[row.id].over]
        finished = sorted((row.id for row in rows if row.listed and games[row.id].over), key=lambda id: games[id].changed)
        shown = {*listed, *finished[-FINISHED:], *(id for id in visitor.held if id in games)}
        for id in shown - made.keys():
            made[id] = self.entry(id, [])
        told = [made[id] for id in sorted(shown, key=lambda id: (-games[id].changed, id))]
        return [replace(entry, held=visitor.held[entry.id]) if entry.id in visitor.held else entry for entry in told]

    def entry(self, id: str, held: list[Held]) -> Entry:
        row, game = self.house.rows[id], self.house.games[id]
        seated = self.house.seated.get(id)
        here = {guest.eyes for guest in seated.guests} if seated else set()
        return Entry(
            id=id,
            title=row.title,
            game=row.game,
            scenario=row.scenario,
            options=row.options,
            persons=sittings(row, here),
            bots=row.bots,
            asked=game.asked,
            result=game.result,
            over=game.over,
            listed=row.listed,
            watching=sum(guest.eyes is None for guest in seated.guests) if seated else 0,
            changed=game.changed,
            held=held,
        )
