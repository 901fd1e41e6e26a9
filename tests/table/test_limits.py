"""The limits of what anybody may send, have made, or leave unread; whoever stays within them notices nothing of those who do not."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import re
import socket
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from tests.citing import bar
from tests.table.rubbish import PING, REST, TEXT, frame
from tests.table.serving import CODE, Served, served
from thirdage.kernel.words import say
from thirdage.table import client, guests
from thirdage.table.guests import MOST_LETTERS, MOST_WAITING, TOO_SLOW, Bucket, Outbox

SOON = "from thirdage.table import app, guests, wires\nwires.CLOSING = app.CLOSING = 0.5\n"
HASTY = SOON + "guests.PATIENCE = app.PATIENCE = 1.0\nwires.REQUEST = 1.5\n"
NARROW = CODE.replace(
    "port)\nserve", "port)\nat.setsockopt(1, 7, 4096)  # SO_SNDBUF: little is under way, all else waits in the server\nserve"
)
COMPRESSED = CODE.replace("flush=True))", "flush=True), compress=True)")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("data"), code=SOON + CODE) as made:
        yield made


@contextlib.asynccontextmanager
async def lobby(server: Served, **how: Any) -> AsyncIterator[ClientConnection]:
    how = {"compression": None, **how}
    async with connect(server.base.replace("http", "ws", 1) + "/ws", origin=Origin(server.base), **how) as made:
        assert json.loads(await made.recv())["type"] == "lobby"
        yield made


async def ended(socket: ClientConnection) -> tuple[int, list[Any]]:
    """The code with which a socket ends, and what was said before."""
    said: list[Any] = []
    try:
        while True:
            said.append(json.loads(await asyncio.wait_for(socket.recv(), 20)))
    except ConnectionClosed as closed:
        return (closed.rcvd.code if closed.rcvd else 1006), said


# What comes in.


def padded(size: int) -> str:
    """A sound message of that many bytes."""
    message = '{"type":"ping","id":"a"}'
    return message + " " * (size - len(message))


@bar("S4")
def test_a_frame_of_8_kib_is_heard_and_a_longer_one_ends_the_socket(server: Served) -> None:
    async def send() -> None:
        async with lobby(server) as socket:
            await socket.send(padded(8192))
            assert json.loads(await socket.recv()) == {"type": "pong", "id": "a"}
            await socket.send(padded(8193))
            assert await ended(socket) == (1009, [])
        async with lobby(server) as socket:
            await socket.send([padded(8000), " " * 193])  # in pieces
            assert await ended(socket) == (1009, [])

    asyncio.run(send())


@bar("S4")
def test_a_frame_counts_as_long_as_it_is_when_it_is_unpacked(tmp_path: Path) -> None:
    async def send(server: Served) -> None:
        async with lobby(server, compression="deflate") as socket:
            await socket.send(padded(8192))
            assert json.loads(await socket.recv()) == {"type": "pong", "id": "a"}
            await socket.send(padded(10_000_000))
            assert await ended(socket) == (1009, [])

    with served(tmp_path, code=COMPRESSED) as server:
        asyncio.run(send(server))


@bar("S4")
def test_a_socket_may_say_40_things_at_once_and_is_told_why_it_ends_after_more(server: Served) -> None:
    async def send() -> None:
        async with lobby(server) as socket:
            for number in range(60):
                await socket.send(f'{{"type":"ping","id":"{number}"}}')
            code, said = await ended(socket)
        assert code == 4029
        assert said[-1] == {"type": "bye", "sentence": say("problem-too-fast"), "final": False}
        assert [message["id"] for message in said[:-1]] == [str(number) for number in range(len(said) - 1)]
        assert 40 <= len(said) - 1 < 60  # a few more while the first were heard

    asyncio.run(send())


@bar("S4")
def test_the_client_keeps_to_what_a_socket_may_say(server: Served) -> None:
    async def ask() -> None:
        link = await client.new_table(server.base, mine=0).open()
        begun = time.monotonic()
        assert {(await link.ask("ping"))["type"] for _ in range(100)} == {"pong"}
        assert time.monotonic() - begun > 0.9 * (100 - link.pace.burst) / link.pace.rate  # it had to wait
        await link.close()

    asyncio.run(ask())


@bar("S4")
def test_20_things_a_second_can_be_said_for_ever() -> None:
    now = [0.0]
    bucket = Bucket(guests.RATE, guests.BURST, lambda: now[0])
    assert [bucket.take() for _ in range(41)] == [True] * 40 + [False]
    for _ in range(1000):
        now[0] += 1.001 / 20
        assert bucket.take()
    assert [bucket.take() for _ in range(3)][-1] is False
    now[0] += 100
    assert [bucket.take() for _ in range(41)] == [True] * 40 + [False]


@bar("S4")
@pytest.mark.parametrize("what", [frame(PING, b"x"), frame(PING), frame(TEXT)])
def test_a_flood_of_tiny_frames_ends_the_socket_and_takes_no_memory(server: Served, what: bytes) -> None:
    """A few bytes each: a packet holds ten thousands of them."""
    before = memory(server)
    for _ in range(3):
        assert raw_flood(server, what * (2_000_000 // len(what)), b"")
    assert memory(server) - before < 3000


@bar("S4")
def test_a_message_in_endless_pieces_ends_the_socket(server: Served) -> None:
    before = memory(server)
    assert raw_flood(server, frame(REST, fin=False) * 300_000, frame(TEXT, b"{", fin=False))
    assert memory(server) - before < 3000


def raw_flood(server: Served, what: bytes, first: bytes) -> bool:
    """Is whoever sends this without ever reading cut off?"""
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as wire:
        open_lobby(server, wire)
        try:
            wire.sendall(first + what)
            while wire.recv(65536):
                pass
        except (ConnectionError, BrokenPipeError):
            return True
        return True


def open_lobby(server: Served, wire: socket.socket) -> None:
    host = f"127.0.0.1:{server.port}"
    wire.sendall(
        f"GET /ws HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    assert wire.recv(12) == b"HTTP/1.1 101"


def memory(server: Served) -> int:
    """kB that the server holds."""
    found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{server.process.pid}/status").read_text())
    assert found
    return int(found[1])


def posted(server: Served, body: Any, **headers: str) -> tuple[int, str]:
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=20)
    try:
        connection.request("POST", "/api/enter", body, {"Origin": server.base, **headers}, encode_chunked=True)
        answer = connection.getresponse()
        return answer.status, json.loads(answer.read())["sentence"]
    finally:
        connection.close()


@bar("S4")
def test_a_body_of_64_kib_is_read_and_a_longer_one_refused(server: Served) -> None:
    wish = b'{"link": "a", "secret": "b"}'
    whole, long = wish + b" " * (65_536 - len(wish)), wish + b" " * (65_537 - len(wish))
    too_big = (413, say("problem-body"))
    assert posted(server, whole) == (400, say("problem-link-wrong"))
    assert posted(server, long) == too_big
    assert posted(server, iter([whole]), **{"Transfer-Encoding": "chunked"}) == (400, say("problem-link-wrong"))
    assert posted(server, iter([whole, b" "]), **{"Transfer-Encoding": "chunked"}) == too_big  # nobody said how long it would be
    assert posted(server, b"{}", **{"Content-Length": "1000000000"}) == too_big  # said to be long, and not waited for


# What is made.


@bar("S4")
def test_an_address_may_ask_for_30_things_at_once_and_does_not_spoil_it_for_another(tmp_path: Path) -> None:
    with served(tmp_path) as server:

        def attempt(address: str) -> str:
            connection = http.client.HTTPConnection("127.0.0.1", server.port, source_address=(address, 0), timeout=20)
            connection.request("POST", "/api/enter", b'{"link": "a", "secret": "b"}', {"Origin": server.base})
            sentence = str(json.loads(connection.getresponse().read())["sentence"])
            connection.close()
            return sentence

        told = [attempt("127.0.0.7") for _ in range(45)]
        assert told[:30] == [say("problem-link-wrong")] * 30
        assert told[-1] == say("problem-too-often") and told.count(say("problem-too-often")) > 8
        assert attempt("127.0.0.8") == say("problem-link-wrong")


@bar("S4")
def test_a_table_hands_out_30_links_at_once_to_an_address(tmp_path: Path) -> None:
    async def ask(server: Served) -> None:
        link = await client.new_table(server.base, mine=0).open()
        answers = [await link.ask("issue", role="watch") for _ in range(38)]
        await link.close()
        assert [answer["type"] for answer in answers[:30]] == ["issued"] * 30
        assert answers[-1]["type"] == "refused" and answers[-1]["sentence"] == say("problem-too-often")

    with served(tmp_path) as server:
        asyncio.run(ask(server))


@bar("S4")
def test_a_table_holds_200_guests_and_tells_the_next_one_so(tmp_path: Path) -> None:
    """With room for three."""

    async def come(server: Served) -> None:
        made = client.new_table(server.base, mine=0)
        links = [await client.Link(server.base, made.link, made.secret).open() for _ in range(4)]
        assert links[3].ended == {"type": "bye", "sentence": say("problem-crowded"), "final": True}
        assert (await links[0].ask("ping"))["type"] == "pong"
        await links[0].close()
        again = await client.Link(server.base, made.link, made.secret).open()
        assert again.view and not again.ended
        for link in (*links[1:], again):
            await link.close()

    with served(
        tmp_path, code="from thirdage.table import house\nassert house.MOST_GUESTS == 200\nhouse.MOST_GUESTS = 3\n" + CODE
    ) as server:
        asyncio.run(come(server))


# What is left unread, or half said.


@bar("S4")
def test_what_waits_for_a_slow_reader_is_bounded_in_number_and_length() -> None:
    many, long, alone = Outbox(), Outbox(), Outbox()
    for _ in range(MOST_WAITING + 1):
        many.put("x")
    for _ in range(4):
        long.put("x" * (MOST_LETTERS // 2))
    alone.put("x" * MOST_LETTERS * 2)
    for outbox in (many, long):
        assert outbox.code == TOO_SLOW and outbox.waiting.qsize() == 1 and outbox.waiting.length == 0
        outbox.put("no more")
        assert outbox.waiting.get_nowait() is None
    assert alone.code == guests.OPEN and alone.waiting.qsize() == 1


@bar("S4")
def test_a_guest_who_does_not_read_is_cut_and_the_others_play_on(tmp_path: Path) -> None:
    """The guest says things that are answered at length, and reads nothing; buffers along the way hold some of it."""

    async def live(server: Served) -> None:
        made = client.new_table(server.base, scenario="duel2", mine=0)
        host = await made.open()
        other = await client.join(server.base, made.table, 1).open()
        watching = client.join(server.base, made.table, "watch")
        before = await asyncio.to_thread(memory, server)
        slow = await asyncio.to_thread(unreading, server, watching)
        started, picks = time.monotonic(), 0
        await host.until(lambda: host.about["watching"] == 1)
        while host.about["watching"]:
            with contextlib.suppress(BlockingIOError, ConnectionError):
                slow.send(frame(TEXT, b'{"type":"step","id":"a","step":0,"eyes":"watch"}'))
            asked = next((link for link in (host, other) if link.view["options"]), None)
            if asked:
                start = time.perf_counter()
                answer = await asked.pick(asked.view["options"][0])
                assert answer["type"] == "done" and time.perf_counter() - start < 1
                await asked.reach(answer["version"])
                picks += 1
            await asyncio.sleep(0.06)
            assert time.monotonic() - started < 60, "it still sits there"
        assert picks > 10
        assert await asyncio.to_thread(memory, server) - before < 12_000
        slow.close()
        for link in (host, other):
            assert (await link.ask("ping"))["type"] == "pong"
            await link.close()

    with served(tmp_path, code=HASTY + NARROW) as server:
        asyncio.run(live(server))


def unreading(server: Served, link: client.Link) -> socket.socket:
    """A socket at the table that reads no more than that it was let in."""
    wire = socket.socket()
    wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    wire.connect(("127.0.0.1", server.port))
    host = f"127.0.0.1:{server.port}"
    wire.sendall(
        f"GET /t/{link.link}/ws HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nCookie: seat={link.secret}\r\nConnection: Upgrade\r\n"
        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    assert wire.recv(12) == b"HTTP/1.1 101"
    wire.setblocking(False)
    return wire


@bar("S4")
@pytest.mark.parametrize(
    "half",
    [
        *(b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: "),
        b"POST /api/enter HTTP/1.1\r\nHost: 127.0.0.1\r\nOrigin: http://127.0.0.1\r\nContent-Length: 100\r\n\r\n{",
    ],
)
def test_a_request_that_is_never_finished_is_cut_after_a_while(tmp_path: Path, half: bytes) -> None:
    with served(tmp_path, code=HASTY + CODE) as server, socket.create_connection(("127.0.0.1", server.port), timeout=20) as wire:
        wire.sendall(half)
        start = time.monotonic()
        with contextlib.suppress(ConnectionError):
            assert wire.recv(1000) == b""
        assert 1 < time.monotonic() - start < 10


@bar("S4")
def test_an_answer_that_is_never_read_is_not_kept_for_ever(tmp_path: Path) -> None:
    with served(tmp_path, code=HASTY + NARROW) as server, socket.socket() as wire:
        wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        wire.connect(("127.0.0.1", server.port))
        sent = b"GET /api/catalogue/cardgame HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 40
        before = memory(server)
        wire.sendall(sent)
        wire.settimeout(20)
        time.sleep(4)
        got = b""
        with contextlib.suppress(ConnectionError):
            while more := wire.recv(65536):
                got += more
        size = len(client.fetch(server.base, "GET", "/api/catalogue/cardgame")[2])
        assert len(got) < 40 * size  # it was cut before all of it was sent
        assert memory(server) - before < 20_000
