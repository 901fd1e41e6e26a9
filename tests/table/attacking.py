"""A hostile guest, as a program of its own: so that what it costs to make the rubbish is not taken for what it costs the server.

python -m tests.table.attacking PORT LINK SECRET SEED COUNT

It ends with a count of what came back; whatever came back wrong ends it with an error.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import sys
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from random import Random

from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from tests.table import rubbish
from thirdage.kernel.words import say

OURS = say("problem-ours")
A_SOCKET = 30  # messages: fewer than a socket may send at once
AT_ONCE = 6  # sockets
HANGING = 60  # half requests that are left lying about
RESETS = 10  # requests whose answer may be lost
PATIENCE = 60.0  # seconds for one socket or request: the machine may be busy


Turn = Callable[[Random], Awaitable[None]]


class Attack:
    def __init__(self, port: int, link: str, secret: str) -> None:
        self.host, self.port, self.link, self.secret = f"127.0.0.1:{port}", port, link, secret
        self.met: Counter[str] = Counter()
        self.resets = 0
        self.hanging: list[asyncio.StreamWriter] = []

    async def run(self, seed: str, count: int) -> None:
        """What is sent follows from the seed; only its order also from chance."""
        places = asyncio.Semaphore(AT_ONCE)
        rng = Random(seed)
        kinds: list[tuple[Turn, int]] = [
            *((self.at_table, A_SOCKET), (self.in_lobby, A_SOCKET)),
            *((self.by_frames, 1), (self.by_lines, 1), (self.by_requests, 1)),
        ]

        async def one(turn: Turn, own: Random) -> None:
            async with places:
                await asyncio.wait_for(turn(own), PATIENCE)

        sent, turns = 0, []
        while sent < count:
            turn, messages = rng.choices(kinds, [2, 1, 15, 15, 15])[0]
            turns.append(one(turn, Random(f"{seed}/{sent}")))
            sent += messages
        await asyncio.gather(*turns)
        for writer in self.hanging:
            writer.close()

    # Sound frames with rubbish in them.

    @contextlib.asynccontextmanager
    async def socket(self, path: str, first: int) -> AsyncIterator[ClientConnection]:
        headers = {"Cookie": f"seat={self.secret}"}
        where = f"ws://{self.host}{path}"
        async with connect(
            where, additional_headers=headers, origin=Origin(f"http://{self.host}"), max_size=None, compression=None
        ) as made:
            for _ in range(first):
                await made.recv()
            yield made

    async def at_table(self, rng: Random) -> None:
        async with self.socket(f"/t/{self.link}/ws", 2) as socket:
            await self.pour(socket, rng)

    async def in_lobby(self, rng: Random) -> None:
        async with self.socket("/ws", 1) as socket:
            await self.pour(socket, rng)

    async def pour(self, socket: ClientConnection, rng: Random) -> None:
        """Each message is refused with one sentence, and the socket lives on."""
        for _ in range(A_SOCKET):
            kind = rng.choice(rubbish.KINDS)
            sent = kind(rng)
            await socket.send(sent)
            answer = json.loads(await self.answer(socket))
            assert answer["type"] == "refused", (kind.__name__, sent, answer)
            sentence = answer["sentence"]
            assert sentence and "\n" not in sentence and sentence != OURS, (kind.__name__, sent, answer)
            self.met[kind.__name__] += 1
        await socket.send('{"type":"ping","id":"still-here"}')
        assert json.loads(await self.answer(socket)) == {"type": "pong", "id": "still-here"}

    async def answer(self, socket: ClientConnection) -> str:
        """What is not news of others; a stale pick is told the view besides."""
        while True:
            text = await socket.recv()
            assert isinstance(text, str)
            if not text.startswith(('{"type":"table"', '{"type":"view"', '{"type":"lobby"')):
                return text

    # Unsound ones.

    async def by_frames(self, rng: Random) -> None:
        path = rng.choice([f"/t/{self.link}/ws", "/ws"])
        head = (
            f"GET {path} HTTP/1.1\r\nHost: {self.host}\r\nOrigin: http://{self.host}\r\nCookie: seat={self.secret}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        )
        async with self.wire(rng) as (reader, writer):
            writer.write(head.encode())
            assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101")
            with contextlib.suppress(ConnectionError):
                writer.write(rubbish.frames(rng))
                await writer.drain()
                writer.write(rubbish.frame(rubbish.CLOSE, b"\x03\xe8"))
                while rng.random() < 0.9 and await reader.read(65536):
                    pass  # some go without waiting for the end
        self.met["frames"] += 1

    async def by_lines(self, rng: Random) -> None:
        """Half of a request is not answered: some of them are left lying about, the others go away."""
        async with self.wire(rng) as (reader, writer):
            with contextlib.suppress(ConnectionError, TimeoutError):
                writer.write(rubbish.lines(rng, self.host))
                await writer.drain()
                answer = await asyncio.wait_for(reader.read(65536), 0.2)
                assert not answer or answer.startswith((b"HTTP/1.1 4", b"HTTP/1.1 200")), answer
        self.met["lines"] += 1

    async def by_requests(self, rng: Random) -> None:
        """Whatever cannot be done is answered with a sentence, but for what is below HTTP's own rules."""
        sent = rubbish.request(rng, self.host)
        self.met["requests"] += 1
        async with self.wire(rng) as (reader, writer):
            writer.write(sent)
            try:
                answer = await reader.read()
            except ConnectionResetError:  # answered without the body being read: then the answer may be lost on the way, but seldom
                self.resets += 1
                assert self.resets < RESETS, sent
                return
        head, _, body = answer.partition(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 4"), (sent, answer)
        if b"application/json" in head:
            assert json.loads(body)["sentence"] not in ("", OURS), (sent, answer)

    @contextlib.asynccontextmanager
    async def wire(self, rng: Random) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
        """From an address of its own: the limits of an address are proved elsewhere. Some are left open until the end."""
        address = f"127.{rng.randrange(1, 255)}.{rng.randrange(255)}.{rng.randrange(1, 255)}"
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(address, 0))
        try:
            yield reader, writer
        finally:
            if len(self.hanging) < HANGING:
                self.hanging.append(writer)
            else:
                writer.close()


def main(port: str, link: str, secret: str, seed: str, count: str) -> None:
    attack = Attack(int(port), link, secret)
    asyncio.run(attack.run(seed, int(count)))
    print(json.dumps(attack.met))


if __name__ == "__main__":
    main(*sys.argv[1:])
