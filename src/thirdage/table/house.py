"""The house: all tables, who is at them, and the way every change takes: worked out, kept, taken over, shown. In this order."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Callable
from random import Random
from secrets import token_hex
from typing import Any

from thirdage import games, players
from thirdage.kernel.errors import Problem, Refused, one_of
from thirdage.kernel.records import NO_OPTIONS
from thirdage.table import links
from thirdage.table.computers import Computers, Slow
from thirdage.table.entries import Begun, GameRow, LinkRow, NewEntry, NewGame, TableRow
from thirdage.table.guests import Guest
from thirdage.table.protocol import (
    PERSON,
    Message,
    NewTable,
    spoken,
)
from thirdage.table.seated import Seated
from thirdage.table.store import NotKept, Store
from thirdage.table.tables import Step, Table, replaced
from thirdage.table.tidy import NAME, TITLE, tidy
from thirdage.table.worker import Question

MOST_TABLES = 20_000
MOST_JOINED = 10_000
MOST_GUESTS = 200  # at one table

log = logging.getLogger("thirdage.table")


class House:
    def __init__(self, store: Store, computers: Computers, clock: Callable[[], float] = time.time) -> None:
        self.store = store
        self.computers = computers
        self.clock = clock
        self.rows: dict[str, TableRow] = {}
        self.games: dict[str, GameRow] = {}
        self.by_request: dict[str, str] = {}
        self.joined: dict[bytes, LinkRow] = {}
        self.seated: dict[str, Seated] = {}
        self.changed: Callable[[], None] = lambda: None  # the lobby listens here
        for row, game in store.tables():
            self.register(row, game)

    def register(self, row: TableRow, game: GameRow) -> None:
        game.state = ""
        self.rows[row.id], self.games[row.id] = row, game
        if row.request:
            self.by_request[row.request] = row.id
        self.changed()

    @property
    def now(self) -> int:
        return int(self.clock())

    async def wake(self) -> None:
        """After a start: computer players whose turn it is go on, one table after the other."""
        for id, game in list(self.games.items()):
            if game.asked is not None and self.rows[id].sitters[game.asked] != PERSON:
                try:
                    seated = await self.open(id)
                except Problem as problem:
                    log.warning("table %s: %s", id, problem)
                else:
                    self.nudge(seated)
                    self.leave(seated)
                await asyncio.sleep(0)

    # Tables in memory.

    async def open(self, id: str) -> Seated:
        """The table in memory. After an upgrade its picks are replayed first: nobody comes to it before that is settled and kept."""
        if id not in self.rows:
            raise Problem("problem-no-table")
        if id not in self.seated:
            self.seated[id] = self.loaded(id)
        seated = self.seated[id]
        if seated.outdated:
            await self.upgrade(seated)
        return seated

    def loaded(self, id: str) -> Seated:
        """The table as it is on disk. What is damaged there can fail in any way, and must not take other tables with it."""
        try:
            game = self.store.game(id)
            assert game is not None, "a table is written together with its game"
            table = Table(self.rows[id], game, self.store.entries(id))
            return Seated(table, self.store.remarks(id), games.sides(table.game, table.row.scenario, table.row.options))
        except Exception as fault:
            log.exception("table %s", id)
            raise Problem("problem-table-damaged") from fault

    async def upgrade(self, seated: Seated) -> None:
        """Say from which step the new rules hold, if they change anything. Done once, however many come at the same moment."""
        table = seated.table
        seated.users += 1
        try:
            async with seated.lock:
                if not seated.outdated:  # by whoever came just before
                    return
                step = table.new_rules()
                row = table.checked_row(step)
                await self.store.write(row, *(table.changes(step) if step else ()))
                table.row = self.rows[row.id] = row
                if step:
                    table.accept(step)
                    self.show(seated, None, None)
                    log.warning("table %s: its %d picks do not replay by the rules of version %s", row.id, len(table.picks), row.checked)
        finally:
            seated.users -= 1
            if seated.outdated:  # it could not be kept: whoever comes next tries again
                self.leave(seated)

    def leave(self, seated: Seated) -> None:
        """Forget a table that nobody is at; what it was is on disk."""
        if not (seated.guests or seated.thinking or seated.users):
            self.seated.pop(seated.row.id, None)

    @contextlib.asynccontextmanager
    async def using(self, id: str) -> AsyncIterator[Seated]:
        """The table for one deed, alone at it."""
        seated = await self.open(id)
        seated.users += 1
        try:
            async with seated.lock:
                yield seated
        finally:
            seated.users -= 1
            self.leave(seated)

    # The way every change takes.

    async def keep(self, seated: Seated, step: Step, guest: Guest | None = None, done: Message | None = None) -> None:
        """On disk first, then in memory, then to those who may see it. The caller holds the table's lock.

        Who asked for it is told first that it is done.
        """
        await self.store.write(*seated.table.changes(step))
        seated.table.accept(step)
        self.show(seated, guest, done)

    def show(self, seated: Seated, guest: Guest | None, done: Message | None) -> None:
        """A change is durable: everybody may see it."""
        if guest and done:
            guest.put(spoken(done).decode())
        table = seated.table
        ended = seated.proposal is not None and not table.kept_back
        if ended:
            seated.proposal = None
        self.games[table.row.id] = summary(table)
        seated.send_views()
        if ended or table.over:
            seated.send_about()
        self.changed()
        self.nudge(seated)

    async def keep_row(self, seated: Seated, **fields: Any) -> None:
        """Something about the table besides its game."""
        row = replaced(seated.row, **fields)
        await self.store.write(row)
        seated.table.row = self.rows[row.id] = row
        seated.send_about()
        self.changed()

    # Computer players.

    def nudge(self, seated: Seated) -> None:
        """If a computer player is asked and does not think yet, let it."""
        asked = seated.table.asked
        if asked is not None and seated.row.sitters[asked] != PERSON and seated.thinking is None:
            seated.thinking = asyncio.create_task(self.think(seated))

    async def think(self, seated: Seated) -> None:
        """One answer of a computer player. A game that went on meanwhile makes it void."""
        table = seated.table
        try:
            version, person = table.version, table.asked
            if person is None:
                return
            seat = table.game.asked(table.state)
            assert seat is not None
            player, seed = table.row.sitters[person], f"{table.row.luck}/{version}"
            copy = table.game.determinize(table.state, seat, Random(seed))
            try:
                action = await self.computers.think(Question(table.row.game, table.game.dump(copy), seat, player, seed))
            except Slow as slow:
                log.warning("table %s: %s was too slow for %s: %s", table.row.id, player, seat, slow)
                action = players.get("random", seed=seed).choose(table.game, copy, seat)
            async with seated.lock:
                if table.since <= version and table.row.sitters[person] == player:
                    await self.keep(seated, table.pick("", person, version, action, computer=True))
        except NotKept as fault:
            log.error("table %s: %s", table.row.id, fault)
            await asyncio.sleep(1)  # a full disk: try again, not too often
        except (Problem, Refused) as fault:
            log.error("table %s: a computer player was refused: %s", table.row.id, fault)
            return
        finally:
            seated.thinking = None
        self.nudge(seated)
        self.leave(seated)

    # Making tables and letting people in.

    async def make(self, wish: NewTable) -> tuple[LinkRow, str]:
        """A new table with its game at the first question; gives its maker's link. Asked twice, made once."""
        request = links.hashed(wish.id).hex()
        if request in self.by_request:
            return await self.again(request)
        self.check_room()
        row, game_row, begun = self.planned(wish)
        role = links.WATCH if wish.mine is None else links.SEAT
        link, secret = links.mint(row.id, role, wish.mine, True, self.now)
        link.used = self.now
        await self.store.write(row, NewGame(row.id, game_row), NewEntry(row.id, 1, "", begun), link)
        self.register(row, game_row)
        seated = await self.open(row.id)
        self.nudge(seated)
        self.leave(seated)
        return link, secret

    def check_room(self) -> None:
        if len(self.rows) >= MOST_TABLES:
            raise Problem("problem-too-many-tables", most=MOST_TABLES)

    async def again(self, request: str) -> tuple[LinkRow, str]:
        """Asked twice, made once: a further link like the maker's first. Whoever knows the request made it: it is as secret as a link."""
        table = self.by_request[request]
        first = self.store.links(table)[0]
        return await self.mint(table, first.role, first.person, host=True, used=True)

    def planned(self, wish: NewTable) -> tuple[TableRow, GameRow, Begun]:
        game = games.get(wish.game)
        seed = token_hex(32)
        if NO_OPTIONS & wish.options.keys():
            raise Problem("problem-table-option", name=min(NO_OPTIONS & wish.options.keys()))
        state = game.new(scenario=wish.scenario, seed=seed, **wish.options)
        persons = [list(seats) for seats in game.persons(state)]
        sitters = wish.sitters or [PERSON] * len(persons)
        if len(sitters) != len(persons):
            raise Problem("problem-sitters", wanted=len(persons), given=len(sitters))
        for sitter in sitters:
            check_sitter(sitter)
        if wish.mine is not None and (wish.mine >= len(persons) or sitters[wish.mine] != PERSON):
            raise Problem("problem-not-a-seat")
        mine = [number == wish.mine for number in range(len(persons))]
        row = TableRow(
            id=links.new_id(),
            made=self.now,
            game=game.name,
            scenario=wish.scenario,
            options=wish.options,
            seed=seed,
            luck=token_hex(16),
            rules=game.version,
            checked=game.version,
            title=tidy(wish.title, TITLE),
            listed=wish.listed,
            persons=persons,
            bots=[seat for seat in game.seats(state) if not any(seat in held for held in persons)],
            sitters=list(sitters),
            taken=mine,
            names=[tidy(wish.name, NAME) if own else "" for own in mine],
            request=links.hashed(wish.id).hex(),
        )
        begun = Begun(tuple(game.events(state)))
        table = Table(row, GameRow(1, game.dump(state), None, {}, False, self.now), [("", begun)])
        return row, table.game_row(), begun

    async def mint(self, table: str, role: str, person: int | None, host: bool, used: bool) -> tuple[LinkRow, str]:
        link, secret = links.mint(table, role, person, host, self.now)
        link.used = self.now if used else 0
        await self.store.write(link)
        return link, secret

    async def enter(self, id: str, secret: str) -> tuple[LinkRow, str]:
        """Exchange a secret: the link it opens. That of any free seat opens a new one, whose secret is told."""
        link = links.checked(self.store.link(id), secret, self.now)
        async with self.using(link.table) as seated:
            if link.role == links.ANY:
                return await self.take(seated, self.free_place(seated.row))
            if not link.used:
                link.used = self.now
                await self.store.write(link)
            if link.person is not None and not seated.row.taken[link.person]:
                await self.keep_row(seated, taken=marked(seated.row.taken, link.person))
        return link, ""

    async def join(self, id: str, role: int | str, request: str) -> tuple[LinkRow, str]:
        """From the lobby, at a table that is listed. Asked twice, seated once."""
        known = self.joined.get(links.hashed(request))
        if known:
            return await self.mint(known.table, known.role, known.person, host=False, used=True)
        made = await self.seat(id, role)
        if len(self.joined) >= MOST_JOINED:
            self.joined.clear()  # a request is repeated within seconds or never
        self.joined[links.hashed(request)] = made[0]
        return made

    async def seat(self, id: str, role: int | str) -> tuple[LinkRow, str]:
        row = self.rows.get(id)
        if row is None or not row.listed:
            raise Problem("problem-no-table")
        if role == links.WATCH:
            return await self.mint(id, links.WATCH, None, host=False, used=True)
        async with self.using(id) as seated:
            person = self.free_place(seated.row) if role == links.ANY else role
            if not isinstance(person, int) or person >= len(seated.row.persons) or not is_free(seated.row, person):
                raise Problem("problem-taken")
            return await self.take(seated, person)

    def free_place(self, row: TableRow) -> int:
        free = [person for person in range(len(row.persons)) if is_free(row, person)]
        if not free:
            raise Problem("problem-full")
        return free[0]

    async def take(self, seated: Seated, person: int) -> tuple[LinkRow, str]:
        """Sit down in a free place, by a new link. The caller holds the table's lock."""
        made = await self.mint(seated.row.id, links.SEAT, person, host=False, used=True)
        await self.keep_row(seated, taken=marked(seated.row.taken, person))
        return made

    def link_of(self, id: str, secret: str) -> LinkRow:
        """The link of a cookie."""
        return links.checked(self.store.link(id), secret, self.now)

    # Guests.

    async def arrive(self, link: LinkRow) -> tuple[Seated, Guest]:
        seated = await self.open(link.table)
        if len(seated.guests) >= MOST_GUESTS:
            raise Problem("problem-crowded")
        guest = Guest(link)
        seated.guests.append(guest)
        guest.put(spoken(seated.welcome(guest)).decode())
        seated.send_view(guest)
        seated.send_about()
        self.changed()
        self.nudge(seated)
        return seated, guest

    def depart(self, seated: Seated, guest: Guest) -> None:
        seated.guests.remove(guest)
        seated.send_about()
        self.changed()
        self.leave(seated)

    async def close(self) -> None:
        """Everything acknowledged is on disk already; let the workers and the store go."""
        for seated in list(self.seated.values()):
            if seated.thinking:
                seated.thinking.cancel()
        await self.computers.close()
        self.store.close()


def summary(table: Table) -> GameRow:
    """How the game stands, without the state: what the lobby shows, and so nothing that is held back."""
    return GameRow(table.version, "", *table.told_of(table.state_for(None)[1]), table.changed)


def is_free(row: TableRow, person: int) -> bool:
    return row.sitters[person] == PERSON and not row.taken[person]


def marked(taken: list[bool], person: int, value: bool = True) -> list[bool]:
    return [value if number == person else old for number, old in enumerate(taken)]


def check_sitter(sitter: str) -> None:
    if sitter != PERSON and sitter not in players.names():
        raise one_of("player", sitter, [PERSON, *players.names()])
