"""A person who picks at random through a link that may break at any moment, and what must be so in the end."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

from websockets.exceptions import WebSocketException

from tests.table.indoors import replayed, store_in
from thirdage.kernel.contract import Json
from thirdage.table.client import Link, fresh

THINKS = 0.2  # seconds at most
TAKES_BACK = 0.1  # how often, where it is free


class Pulse:
    """How far the trial has come, for the hand that kills: what was sent, what was acknowledged."""

    def __init__(self) -> None:
        self.sent = 0
        self.done = 0
        self.beat = asyncio.Condition()

    async def tell(self, sent: int = 0, done: int = 0) -> None:
        async with self.beat:
            self.sent += sent
            self.done += done
            self.beat.notify_all()

    async def more(self, sent: int = 0, done: int = 0) -> None:
        """Wait until so many more were sent and acknowledged."""
        sent, done = self.sent + sent, self.done + done
        async with self.beat:
            await asyncio.wait_for(self.beat.wait_for(lambda: self.sent >= sent and self.done >= done), 60)


class Player:
    """A person who picks at random. After a cut, what was not answered is sent again, with the same id."""

    def __init__(self, link: Link, rng: Random, pulse: Pulse) -> None:
        self.link, self.rng, self.pulse = link, rng, pulse
        self.waiting: Json = {}
        self.done: dict[str, tuple[Json, int]] = {}
        self.refused: set[str] = set()
        self.sent_again = 0
        self.leaving = False

    async def play(self) -> None:
        while not (self.leaving and not self.waiting):
            try:
                await self.link.open()
                await self.sit()
            except (OSError, WebSocketException, TimeoutError):
                await asyncio.sleep(0.02)
        await self.link.close()

    async def leave(self) -> None:
        """Go as soon as nothing waits for its answer."""
        self.leaving = True
        if self.link.reading:
            await self.link.socket.close()

    async def sit(self) -> None:
        """At the table until the link breaks or this person leaves."""
        if self.waiting:
            self.sent_again += 1
            await self.settle()
        if self.done:  # once more what was acknowledged before the cut: nothing is done, the same is answered
            message, version = self.rng.choice(list(self.done.values()))
            assert (await self.ask(message))["version"] == version
        while not self.leaving:
            view = self.link.view
            if view["options"]:
                await asyncio.sleep(self.rng.uniform(0, THINKS))
                self.waiting = self.wish(view)
                await self.settle()
            else:
                await self.link.until(lambda view=view: self.link.view is not view)
            if self.link.reading is None or self.link.reading.done():
                raise ConnectionError

    def wish(self, view: Json) -> Json:
        if view["undo"] == "own" and self.rng.random() < TAKES_BACK:
            return {"type": "undo", "id": fresh(), "version": view["version"]}
        option = self.rng.choice(view["options"])
        return {"type": "pick", "id": fresh(), "version": view["version"], "verb": option["verb"], "noun": option["noun"]}

    async def settle(self) -> None:
        answer = await self.ask(self.waiting)
        message, self.waiting = self.waiting, {}
        if answer["type"] == "done":
            self.done[message["id"]] = (message, answer["version"])
            await self.pulse.tell(done=1)
            await self.link.reach(answer["version"])
        else:
            self.refused.add(message["id"])

    async def ask(self, message: Json) -> Json:
        asking = asyncio.ensure_future(self.link.ask(**message))
        await asyncio.sleep(0)
        await self.pulse.tell(sent=1)
        return await asking


def check(folder: Path, players: list[Player]) -> None:
    """Every acknowledged deed is in the entries once, at the number it was told; nothing is missing between them, and all replays."""
    with store_in(folder) as store:
        for row, summary in store.tables():
            numbers = [number for (number,) in store.reader.execute("SELECT number FROM entries WHERE id = ? ORDER BY number", (row.id,))]
            kept = store.entries(row.id)
            assert numbers == list(range(1, len(kept) + 1))
            assert summary.version == len(kept) > 1
            requests = [request for request, _ in kept]
            assert all(requests.count(request) == 1 for request in requests if request)
            for player in players:
                if player.link.table == row.id:
                    for id, (_, version) in player.done.items():
                        assert requests[version - 1] == f"{player.link.link}/{id}", (row.id, version)
                    assert not player.refused & {request.partition("/")[2] for request in requests}
            game = store.game(row.id)
            assert game and game.state == replayed(row, [entry for _, entry in kept])


def told(players: list[Player]) -> str:
    done, again, refused = (sum(map(of, players)) for of in (lambda p: len(p.done), lambda p: p.sent_again, lambda p: len(p.refused)))
    return f"{done} acknowledged, {again} sent again after a cut, {refused} refused"
