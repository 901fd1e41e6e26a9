"""A tiny client: what a page does, in Python. The tests play by it; so may anybody's own program."""

from __future__ import annotations

import asyncio
import http.client
import itertools
import json
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from thirdage.kernel.contract import Json
from thirdage.table.guests import BURST, RATE, Bucket

PATIENCE = 20.0


class Trouble(Exception):
    """The server said no: its status and sentence."""

    def __init__(self, status: int, sentence: str) -> None:
        self.status, self.sentence = status, sentence
        super().__init__(f"{sentence} ({status})")


def fetch(base: str, method: str, path: str, body: Any = None, headers: dict[str, str] | None = None) -> tuple[int, dict[str, str], bytes]:
    """One plain request, with the origin that a page of this server would have."""
    where = urlsplit(base)
    connection = http.client.HTTPConnection(where.hostname or "", where.port, timeout=PATIENCE)
    try:
        data = body if isinstance(body, bytes) or body is None else json.dumps(body).encode()
        connection.request(method, path, data, {"Origin": base, **(headers or {})})
        answer = connection.getresponse()
        return answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read()
    finally:
        connection.close()


def post(base: str, path: str, body: Any) -> tuple[Json, str]:
    """The answer to a request, and the secret of the cookie that came with it."""
    status, headers, raw = fetch(base, "POST", path, body)
    answer = json.loads(raw)
    if status != 200:
        raise Trouble(status, answer["sentence"])
    return answer, headers.get("set-cookie", "").partition("seat=")[2].partition(";")[0]


def new_table(base: str, **wish: Any) -> Link:
    """A new table and its maker's link: `game`, `scenario`, `options`, `sitters`, `mine`... as in the protocol."""
    answer, secret = post(base, "/api/tables", {"game": "cardgame", "scenario": "trilogy", "id": fresh(), **wish})
    return Link(base, answer["link"], secret, answer["table"])


def enter(base: str, link: str, secret: str) -> Link:
    answer, cookie = post(base, "/api/enter", {"link": link, "secret": secret})
    return Link(base, answer["link"], cookie, answer["table"])


def join(base: str, table: str, role: int | str) -> Link:
    answer, secret = post(base, f"/api/tables/{table}/join", {"id": fresh(), "role": role})
    return Link(base, answer["link"], secret, answer["table"])


counter = itertools.count(1)


def fresh() -> str:
    """A request id that nobody else makes up."""
    from secrets import token_hex

    return f"{next(counter)}-{token_hex(8)}"


class Link:
    """One link of one table: open it, see, pick. `messages` is everything that came, as it came."""

    def __init__(self, base: str, link: str, secret: str, table: str = "") -> None:
        self.base, self.link, self.secret, self.table = base, link, secret, table
        self.socket: ClientConnection
        self.messages: list[str] = []
        self.welcome: Json = {}
        self.about: Json = {}
        self.view: Json = {}
        self.lines: list[Json] = []
        self.ended: Json = {}
        self.answers: dict[str, asyncio.Future[Json]] = {}
        self.news = asyncio.Condition()
        self.reading: asyncio.Task[None] | None = None
        self.pace = Bucket(RATE, BURST / 2)  # well within what the server bears

    async def open(self) -> Link:
        where = self.base.replace("http", "ws", 1) + f"/t/{self.link}/ws"
        headers = {"Cookie": f"seat={self.secret}"}
        self.socket = await connect(where, additional_headers=headers, origin=Origin(self.base), max_size=None, compression=None)
        self.view, self.welcome = {}, {}
        self.reading = asyncio.create_task(self.read())
        await self.until(lambda: bool(self.view or self.ended))
        if not (self.view or self.ended):
            raise ConnectionError("the link broke before anything was shown")
        return self

    async def close(self) -> None:
        await self.socket.close()
        if self.reading:
            await self.reading

    async def read(self) -> None:
        try:
            async for text in self.socket:
                assert isinstance(text, str)
                await self.take(text)
        except Exception:  # the link broke: whoever waits is told below
            pass
        async with self.news:
            for answer in self.answers.values():
                if not answer.done():
                    answer.set_exception(ConnectionError(f"the link broke before it was answered, by code {self.socket.close_code}"))
                    answer.exception()  # nobody may be waiting any more
            self.news.notify_all()

    async def take(self, text: str) -> None:
        message = json.loads(text)
        self.messages.append(text)
        async with self.news:
            match message["type"]:
                case "welcome":
                    self.welcome, self.about = message, message["table"]
                case "table":
                    self.about = message["table"]
                case "view":
                    self.view = message
                    self.lines = self.lines[: message["log"]["start"]] + message["log"]["lines"]
                case "bye":
                    self.ended = message
            answer = self.answers.get(message.get("id", ""))
            if answer and not answer.done():
                answer.set_result(message)
            self.news.notify_all()

    async def until(self, true: Any, patience: float = PATIENCE) -> None:
        """Wait until something is so."""

        async def wait() -> None:
            async with self.news:
                await self.news.wait_for(lambda: true() or (self.reading is not None and self.reading.done()))

        await asyncio.wait_for(wait(), patience)

    async def ask(self, type: str, **fields: Any) -> Json:
        """Send a message, no sooner than the limits of the server allow, and wait for its answer."""
        while not self.pace.take():
            await asyncio.sleep(1 / RATE)
        id = fields.pop("id", None) or fresh()
        self.answers[id] = asyncio.get_running_loop().create_future()
        await self.say({"type": type, "id": id, **fields})
        return await asyncio.wait_for(self.answers[id], PATIENCE)

    async def say(self, message: Any) -> None:
        await self.socket.send(message if isinstance(message, (str, bytes)) else json.dumps(message))

    async def reach(self, version: int) -> None:
        """Wait until the view is of that version or a later one."""
        await self.until(lambda: self.view["version"] >= version)

    async def pick(self, option: Json, id: str | None = None) -> Json:
        return await self.ask("pick", id=id, version=self.view["version"], verb=option["verb"], noun=option["noun"])
