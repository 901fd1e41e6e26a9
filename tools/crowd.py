"""The crowd that tools/load.py lets play: tables planted beforehand, four sockets at each, and the clock that makes picks due."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

import msgspec
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.typing import Origin
from websockets.uri import parse_uri

from tests.table.indoors import Held, house_in
from thirdage.table import links
from thirdage.table.client import fresh
from thirdage.table.entries import NewEntry, NewGame
from thirdage.table.house import House
from thirdage.table.protocol import NewTable, Pick
from thirdage.table.tables import Table
from tools.thinker import NAME as THINKER

CORES = 2
LATEST = 250  # picks that were made at a table before, at most; a game played at random has 170 and more
SHORTEST = 100  # picks of a game: so many tables lie ready for those that end
GRACE = 15.0  # seconds in which what is still due at the end may be answered
OPENING = 20  # tables that are gone to at once


@dataclass(frozen=True)
class Plan:
    """What is measured. `within`: milliseconds that the slowest pick of a hundred may take; `lobby`: who looks on from there.

    `thinkers`: tables at which computer players play among themselves; `workers`: processes they think in, as many as the server
    would start by itself on so many cores.
    """

    name: str
    games: int
    rate: float
    within: float
    seconds: float = 60.0
    warm: float = 10.0
    lobby: int = 10
    thinkers: int = 0
    workers: int = CORES - 1


class Option(msgspec.Struct):
    verb: str
    noun: int


class Question(msgspec.Struct):
    """Of a view only what is needed to answer it."""

    version: int
    options: list[Option]


QUESTION = msgspec.json.Decoder(Question)


# Tables, planted before the server starts.


async def planted(house: House, rng: Random, picks: int, sitter: str = "person") -> list[Held]:
    """A table with a game that is so many picks old, and a link for each person; where nobody sits, one to look on."""
    wish = NewTable(id=fresh(), game="cardgame", scenario="trilogy", options={"persons": 4}, title="Load")
    row, game_row, begun = house.planned(wish)
    row.sitters = [sitter] * len(row.persons)
    row.taken = [True] * len(row.persons)
    table = Table(row, game_row, [("", begun)])
    while len(table.picks) < picks and (person := table.asked) is not None:
        table.accept(table.pick("", person, table.version, rng.choice(table.game.legal(table.state))))
    if table.over:
        return await planted(house, rng, picks // 2, sitter)
    entries = [NewEntry(row.id, number, "", entry) for number, entry in enumerate(table.entries, 1)]
    places = range(len(row.persons)) if sitter == "person" else [None]
    made = [links.mint(row.id, links.WATCH if place is None else links.SEAT, place, False, house.now) for place in places]
    await house.store.write(row, NewGame(row.id, table.game_row()), *entries, *(link for link, _ in made))
    return made


async def plant(folder: Path, plan: Plan) -> tuple[list[list[Held]], list[list[Held]], list[list[Held]]]:
    """Tables in the middle of their games, new ones for when those end, and those of the computer players."""
    rng = Random(plan.name)
    spare = 4 + int(plan.rate * (plan.warm + plan.seconds) / SHORTEST)
    async with house_in(folder) as house:
        going = [await planted(house, rng, rng.randrange(LATEST)) for _ in range(plan.games)]
        new = [await planted(house, rng, 0) for _ in range(spare)]
        thinking = [await planted(house, rng, rng.randrange(LATEST // 2), THINKER) for _ in range(plan.thinkers)]
    return going, new, thinking


# Sockets.


class Wire(asyncio.Protocol):
    """One socket: what it hears goes to `hear` as it came, unread."""

    def __init__(self, base: str, path: str, secret: str, hear: Callable[[Wire, bytes], None], lost: Callable[[], None]) -> None:
        self.protocol = ClientProtocol(parse_uri(base.replace("http", "ws", 1) + path), origin=Origin(base), max_size=None)
        self.secret, self.hear, self.lost = secret, hear, lost
        self.leaving = False
        self.letters = 0  # bytes that came
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        request = self.protocol.connect()
        request.headers["Cookie"] = f"seat={self.secret}"
        self.protocol.send_request(request)
        self.flush()

    def data_received(self, data: bytes) -> None:
        self.letters += len(data)
        self.protocol.receive_data(data)
        for event in self.protocol.events_received():
            if isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self.hear(self, bytes(event.data))
        self.flush()

    def say(self, message: msgspec.Struct) -> None:
        self.protocol.send_text(msgspec.json.encode(message))
        self.flush()

    def flush(self) -> None:
        for data in self.protocol.data_to_send():
            if data:
                self.transport.write(data)

    def connection_lost(self, fault: Exception | None) -> None:
        if not self.leaving:
            self.lost()

    def leave(self) -> None:
        self.leaving = True
        self.transport.close()


class Game:
    """One table with its persons. `due`: the moments at which picks were to be made that are not answered yet, oldest first."""

    def __init__(self, load: Load, held: list[Held]) -> None:
        self.load, self.held = load, held
        self.wires: list[Wire] = []
        self.due: deque[float] = deque()
        self.asked: tuple[Wire, bytes] | None = None
        self.sent = False
        self.over = False

    async def open(self) -> None:
        for link, secret in self.held:
            self.wires.append(await self.load.wire(f"/t/{link.id}/ws", secret, self.hear))

    def hear(self, wire: Wire, data: bytes) -> None:
        if data.startswith(b'{"type":"done"'):
            self.sent = False
            self.load.answered(self.due.popleft())
        elif data.startswith(b'{"type":"view"'):
            self.load.views += 1
            if not data.endswith(b'"result":null}') and not self.over:
                self.over = True
                self.load.ended(self)
            elif b'"options":[{' in data:
                self.asked = (wire, data)
        elif data.startswith((b'{"type":"refused"', b'{"type":"bye"')):
            self.load.refused.append(data.decode())
        self.go()

    def go(self) -> None:
        """Make the next pick that is due, if the question is there."""
        if not self.due or self.sent or not self.asked:
            return
        (wire, data), self.asked, self.sent = self.asked, None, True
        question = QUESTION.decode(data)
        option = self.load.rng.choice(question.options)
        wire.say(Pick(fresh(), question.version, option.verb, option.noun))

    def leave(self) -> None:
        for wire in self.wires:
            wire.leave()


class Load:
    """All tables, the clock that makes their picks due, and what came of it."""

    def __init__(self, plan: Plan, base: str, going: list[list[Held]], new: list[list[Held]]) -> None:
        self.plan, self.base = plan, base
        self.rng = Random(f"{plan.name} picks")
        self.games = [Game(self, held) for held in going]
        self.new = new
        self.changing: set[asyncio.Task[None]] = set()
        self.counted = 0.0  # picks due from this moment on count
        self.waits: list[float] = []
        self.late: list[float] = []  # how late the load itself was
        self.refused: list[str] = []
        self.wanted = self.lost = self.replaced = self.views = self.answers = 0
        self.letters = 0  # bytes that came over sockets that were left
        self.wires: list[Wire] = []

    async def wire(self, path: str, secret: str, hear: Callable[[Wire, bytes], None]) -> Wire:
        port = int(self.base.rpartition(":")[2])
        _, made = await asyncio.get_running_loop().create_connection(
            lambda: Wire(self.base, path, secret, hear, self.cut), "127.0.0.1", port
        )
        self.wires.append(made)
        return made

    def cut(self) -> None:
        self.lost += 1

    async def open(self, thinking: list[list[Held]]) -> None:
        for first in range(0, len(self.games), OPENING):
            batch = self.games[first : first + OPENING]
            await asyncio.gather(*(game.open() for game in batch))
            while not all(game.asked for game in batch):
                await asyncio.sleep(0.01)
        for held in thinking:
            await self.wire(f"/t/{held[0][0].id}/ws", held[0][1], self.watch)
        for _ in range(self.plan.lobby):
            await self.wire("/ws", "", lambda wire, data: None)

    def watch(self, wire: Wire, data: bytes) -> None:
        """A computer player has answered."""
        self.answers += data.startswith(b'{"type":"view"')

    def answered(self, due: float) -> None:
        if due >= self.counted:
            self.waits.append(asyncio.get_running_loop().time() - due)

    def ended(self, game: Game) -> None:
        """Its persons go, and sit down at a new table. What was due there is due at the next that plays."""
        self.games.remove(game)
        self.replaced += 1
        heir = self.rng.choice(self.games) if self.games else game
        heir.due.extend(game.due if heir is not game else ())
        held = self.new.pop() if self.new else []
        task = asyncio.create_task(self.replace(game, held))
        self.changing.add(task)
        task.add_done_callback(self.changing.discard)

    async def replace(self, game: Game, held: list[Held]) -> None:
        await asyncio.sleep(0)  # what came together with the end is still heard
        self.letters += sum(wire.letters for wire in game.wires)
        self.wires = [wire for wire in self.wires if wire not in game.wires]
        game.leave()
        if held:
            following = Game(self, held)
            await following.open()
            while not following.asked:
                await asyncio.sleep(0.01)
            self.games.append(following)

    def turns(self) -> Iterator[Game]:
        """Each table once in every round, in an order that chance makes."""
        while True:
            for game in self.rng.sample(self.games, len(self.games)):
                if not game.over:
                    yield game

    async def run(self, seconds: float) -> None:
        """Make picks due for so long, at moments that depend on chance alone."""
        loop = asyncio.get_running_loop()
        turns = self.turns()
        at, end = loop.time(), loop.time() + seconds
        while (at := at + self.rng.expovariate(self.plan.rate)) < end:
            await asyncio.sleep(max(0.0, at - loop.time()))
            self.late.append(loop.time() - at)
            self.wanted += at >= self.counted
            game = next(turns)
            game.due.append(at)
            game.go()
        await asyncio.sleep(max(0.0, end - loop.time()))

    async def settle(self) -> int:
        """Wait for what is still due; what is not answered even so has taken until now. Gives how many those are."""
        loop = asyncio.get_running_loop()
        until = loop.time() + GRACE
        while any(game.due for game in self.games) and loop.time() < until:
            await asyncio.sleep(0.02)
        left = [due for game in self.games for due in game.due]
        for due in left:
            self.answered(due)
        return len(left)

    def heard(self) -> int:
        """Bytes that came over all sockets so far."""
        return self.letters + sum(wire.letters for wire in self.wires)
