"""The server as Starlette has it: a few addresses, and what stands before all of them (origin, sizes, headers)."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import hashlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from thirdage import __version__, games, players
from thirdage.kernel.errors import Problem
from thirdage.kernel.records import write
from thirdage.table import deeds
from thirdage.table.doors import Doors, TooBig
from thirdage.table.entries import LinkRow
from thirdage.table.guests import GONE, OPEN, PATIENCE, TOO_MUCH, Bucket, Outbox
from thirdage.table.house import House
from thirdage.table.importing import import_record
from thirdage.table.lobby import Lounge
from thirdage.table.protocol import Bye, Enter, Entered, Join, NewRecord, NewTable, Trouble, heard, spoken
from thirdage.table.wires import CLOSING

COOKIE = "seat"
YEAR = 365 * 24 * 3600
# Files of the built page, by their ending: what they are, and whether packing makes them smaller.
KINDS = {
    ".js": ("text/javascript", True),
    ".css": ("text/css", True),
    ".svg": ("image/svg+xml", True),
    ".txt": ("text/plain", True),
    ".woff2": ("font/woff2", False),
}
NEW_RATE, NEW_BURST = 0.5, 30.0  # requests that make or open something, and links from a table: a second and at once, for each address
MOST_ADDRESSES = 10_000

Endpoint = Callable[[Request], Awaitable[Response]]

log = logging.getLogger("thirdage.table")


class Server:
    """What the addresses share. `page`: the folder of the built page; none in tests of the server alone."""

    def __init__(self, house: Callable[[], House], page: Path | None = None, secure: bool = False) -> None:
        self.make_house = house
        self.page = page
        self.secure = secure
        self.buckets: dict[tuple[str, str], Bucket] = {}
        self.kept: dict[str, tuple[bytes, str]] = {}
        self.packed: dict[str, bytes] = {}
        self.house: House
        self.lounge: Lounge

    @contextlib.asynccontextmanager
    async def life(self, app: Starlette) -> AsyncIterator[None]:
        self.house = self.make_house()
        self.lounge = Lounge(self.house)
        waking = asyncio.create_task(self.house.wake())
        warming = asyncio.create_task(self.house.computers.warm())
        yield
        for task in (waking, warming, self.lounge.task):
            task.cancel()
        await self.house.close()

    # Public things.

    async def options(self, request: Request) -> Response:
        """What a lobby needs: what can be chosen, and the words for it, without the whole catalogue."""

        def known() -> dict[str, Any]:
            return {
                "games": {name: games.get(name).options() for name in games.names()},
                "words": {name: games.get(name).catalogue()["words"] for name in games.names()},
                "computers": players.names(),
                "program": __version__,
            }

        return self.constant(request, "options", known)

    async def catalogue(self, request: Request) -> Response:
        name = request.path_params["game"]
        return self.constant(request, f"catalogue/{name}", lambda: games.get(name).catalogue())

    def constant(self, request: Request, name: str, make: Callable[[], Any]) -> Response:
        """Something that stays the same as long as the server runs: packed once, and not sent to who has it."""
        if name not in self.kept:
            body = gzip.compress(msgspec.json.encode(make()), mtime=0)
            self.kept[name] = (body, '"' + hashlib.sha256(body).hexdigest()[:32] + '"')
        body, tag = self.kept[name]
        headers = {"ETag": tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
        if request.headers.get("if-none-match") == tag:
            return Response(status_code=304, headers=headers)
        if "gzip" in request.headers.get("accept-encoding", ""):
            return Response(body, media_type="application/json", headers={**headers, "Content-Encoding": "gzip"})
        return Response(gzip.decompress(body), media_type="application/json", headers=headers)

    async def index(self, request: Request) -> Response:
        if self.page is None or not (self.page / "index.html").is_file():
            raise HTTPException(404)
        return FileResponse(self.page / "index.html", headers={"Cache-Control": "no-cache"})

    async def asset(self, request: Request) -> Response:
        """A file of the built page. Its name changes with its content, so a browser may keep it for ever."""
        name = request.path_params["name"]
        kind, packs = KINDS.get(Path(name).suffix, ("", False))
        file = self.page / "assets" / name if self.page else Path()
        if not kind or not file.is_file():
            raise HTTPException(404)
        headers = {"Cache-Control": f"public, max-age={YEAR}, immutable", "Vary": "Accept-Encoding"}
        if not packs or "gzip" not in request.headers.get("accept-encoding", ""):
            return FileResponse(file, media_type=kind, headers=headers)
        if name not in self.packed:
            self.packed[name] = gzip.compress(file.read_bytes(), mtime=0)
        return Response(self.packed[name], media_type=kind, headers={**headers, "Content-Encoding": "gzip"})

    # Tables and links.

    async def new_table(self, request: Request) -> Response:
        wish: NewTable = await self.read(request, NewTable)
        return self.entered(*await self.house.make(wish))

    async def enter(self, request: Request) -> Response:
        wish: Enter = await self.read(request, Enter)
        link, secret = await self.house.enter(wish.link, wish.secret)
        return self.entered(link, secret, "" if secret else wish.secret)

    async def join(self, request: Request) -> Response:
        wish: Join = await self.read(request, Join)
        return self.entered(*await self.house.join(request.path_params["table"], wish.role, wish.id))

    async def new_record(self, request: Request) -> Response:
        wish: NewRecord = await self.read(request, NewRecord)
        return self.entered(*await import_record(self.house, wish.id, wish.record))

    async def record(self, request: Request) -> Response:
        link = self.house.link_of(request.path_params["link"], request.cookies.get(COOKIE, ""))
        async with self.house.using(link.table) as seated:
            text = write(seated.table.record())
        headers = {"Content-Disposition": f'attachment; filename="{link.table}.record"', "Cache-Control": "no-store"}
        return PlainTextResponse(text, headers=headers)

    async def read(self, request: Request, kind: Any) -> Any:
        """The body of a request, if this address has not asked too much of late."""
        self.bucket_of(request, "requests").check()
        return heard(kind, await request.body())

    def bucket_of(self, asking: HTTPConnection, what: str) -> Bucket:
        """How much of this the address of whoever asks may still have."""
        address = asking.client.host if asking.client else ""
        if len(self.buckets) >= MOST_ADDRESSES:
            self.buckets.clear()
        return self.buckets.setdefault((what, address), Bucket(NEW_RATE, NEW_BURST))

    def entered(self, link: LinkRow, secret: str, known: str = "") -> Response:
        """The cookie that opens this link's path from now on."""
        response = Response(spoken(Entered(link.id, link.table, secret)), media_type="application/json")
        response.headers["Cache-Control"] = "no-store"
        response.set_cookie(
            COOKIE, secret or known, max_age=YEAR, path=f"/t/{link.id}", httponly=True, samesite="strict", secure=self.secure
        )
        return response

    # Sockets.

    async def at_table(self, socket: WebSocket) -> None:
        await socket.accept()
        try:
            link = self.house.link_of(socket.path_params["link"], socket.cookies.get(COOKIE, ""))
            seated, guest = await self.house.arrive(link)
        except Exception as fault:
            if not isinstance(fault, Problem):
                log.exception("a link could not be opened")
                fault = Problem("problem-ours")
            await socket.send_text(spoken(Bye(fault.sentence(), True)).decode())
            await socket.close(GONE)
            return
        guest.making = self.bucket_of(socket, "links")
        try:
            await self.converse(socket, guest, lambda raw: deeds.do(self.house, seated, guest, raw))
        finally:
            self.house.depart(seated, guest)

    async def at_lobby(self, socket: WebSocket) -> None:
        await socket.accept()
        visitor = self.lounge.arrive()

        async def hear(raw: bytes | str) -> None:
            self.lounge.hear(visitor, raw)

        try:
            await self.converse(socket, visitor, hear)
        finally:
            self.lounge.depart(visitor)

    async def converse(self, socket: WebSocket, outbox: Outbox, hear: Callable[[bytes | str], Awaitable[None]]) -> None:
        """Hear and send until either side has enough."""
        sending = asyncio.create_task(self.send(socket, outbox))
        hearing = asyncio.create_task(self.hear(socket, outbox, hear))
        try:
            await asyncio.wait((sending, hearing), return_when=asyncio.FIRST_COMPLETED)
            if outbox.code != OPEN:  # the server ends it: why, is still to be sent
                await asyncio.wait((sending,), timeout=PATIENCE)
        finally:
            hearing.cancel()  # a deed that is being done goes on: see `hear`
            sending.cancel()
            await asyncio.gather(sending, hearing, return_exceptions=True)

    async def send(self, socket: WebSocket, outbox: Outbox) -> None:
        code = await outbox.empty(socket.send_text)
        with contextlib.suppress(RuntimeError, TimeoutError):  # it has just been closed from the other side, or nobody reads there
            await asyncio.wait_for(socket.close(code), CLOSING)

    async def hear(self, socket: WebSocket, outbox: Outbox, hear: Callable[[bytes | str], Awaitable[None]]) -> None:
        """A deed is shielded: it must not stop between the disk and the memory because somebody closes a tab."""
        while True:
            message = await socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            if not outbox.bucket.take():
                outbox.put(spoken(Bye(Problem("problem-too-fast").sentence(), False)).decode())
                outbox.close(TOO_MUCH)
                return
            raw = message.get("text")
            await asyncio.shield(asyncio.ensure_future(hear(raw if raw is not None else message.get("bytes") or b"")))


async def troubled(request: Request, fault: Exception) -> Response:
    assert isinstance(fault, Problem)
    status = 413 if isinstance(fault, TooBig) else 400
    return Response(spoken(Trouble(fault.sentence())), status_code=status, media_type="application/json")


async def not_found(request: Request, fault: Exception) -> Response:
    assert isinstance(fault, HTTPException)
    return Response(spoken(Trouble(Problem("problem-no-page").sentence())), status_code=fault.status_code, media_type="application/json")


async def gone_meanwhile(request: Request, fault: Exception) -> Response:
    """Whoever leaves in the middle of a request hears nothing, and it is no fault of ours."""
    return Response(status_code=400)


async def our_fault(request: Request, fault: Exception) -> Response:
    """The traceback goes to the log of the server, a sentence to the person."""
    return Response(spoken(Trouble(Problem("problem-ours").sentence())), status_code=500, media_type="application/json")


def made(server: Server, origins: list[str]) -> Doors:
    """The whole application, behind its doors."""
    routes: list[Any] = [
        Route("/api/games", server.options),
        Route("/api/catalogue/{game}", server.catalogue),
        Route("/api/tables", server.new_table, methods=["POST"]),
        Route("/api/tables/{table}/join", server.join, methods=["POST"]),
        Route("/api/enter", server.enter, methods=["POST"]),
        Route("/api/records", server.new_record, methods=["POST"]),
        Route("/t/{link}/record", server.record),
        WebSocketRoute("/t/{link}/ws", server.at_table),
        WebSocketRoute("/ws", server.at_lobby),
        Route("/assets/{name}", server.asset),
        Route("/", server.index),
        Route("/new", server.index),
        Route("/t/{link}", server.index),
    ]
    app = Starlette(
        routes=routes,
        lifespan=server.life,
        exception_handlers={Problem: troubled, HTTPException: not_found, ClientDisconnect: gone_meanwhile, Exception: our_fault},
    )
    return Doors(app, origins)
