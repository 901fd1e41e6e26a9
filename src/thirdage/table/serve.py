"""Starting the server: one data folder, one server; an address that is free; ready means that the first page can be asked for."""

from __future__ import annotations

import gc
import socket
import sqlite3
import sys
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

import msgspec
import uvicorn

from thirdage.kernel.errors import Problem
from thirdage.kernel.words import read_all
from thirdage.table import wires
from thirdage.table.app import Server, made
from thirdage.table.computers import Computers
from thirdage.table.folders import alone_in, reason
from thirdage.table.house import House
from thirdage.table.sqlite import opened

PORT = 3019  # the year in which the Ring was destroyed
FRAME = 8 * 1024
YOUNG = 10_000  # things that are made, more than go again, before the collector looks at the newest of them
ALONE = ("127.0.0.1", "localhost", "::1")  # hosts that only this machine can reach


def bound(host: str, port: int) -> socket.socket:
    """A socket at that address, or a sentence that says why not. Port 0 is any that is free."""
    made = None
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        made = socket.socket(family, socket.SOCK_STREAM)
        if sys.platform != "win32":
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind((host, port))
        made.listen()  # only now is it ours alone
        return made
    except (OSError, OverflowError) as fault:
        if made:
            made.close()
        raise Problem("problem-port", host=host, port=str(port), reason=reason(fault)) from fault


class Ready(uvicorn.Server):
    """Tells when it serves. What is to be done first may fail: then it does not serve at all, and `fault` says why."""

    def __init__(self, config: uvicorn.Config, first: Callable[[], Awaitable[None]], ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.first, self.ready = first, ready
        self.fault: Problem | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        try:
            await self.first()
            self.ready()
            spare_the_collector()
        except Problem as fault:
            self.fault, self.should_exit = fault, True


def spare_the_collector() -> None:
    """Python's collector stops everybody while it looks through all that lies in memory for rings of what nobody needs any more.

    Programs and words stay, so it need not look at them. Nearly all that a pick makes goes by itself a few picks later: a collector
    that comes too soon takes it for what stays, and then soon looks through everything.
    """
    read_all()
    gc.freeze()
    gc.set_threshold(YOUNG)


async def nothing(house: House) -> None:
    """What is to be done first, usually."""


def housed(folder: Path, computers: Computers) -> House:
    """All tables of a data folder. Damage that only reading them shows is told like any other."""
    store = opened(folder)
    try:
        return House(store, computers)
    except (sqlite3.Error, msgspec.MsgspecError) as fault:
        store.close()
        raise Problem("problem-store-damaged", file=str(store.file), reason=reason(fault)) from fault


def serve(
    folder: Path,
    at: socket.socket,
    page: Path | None,
    ready: Callable[[], None],
    origins: Sequence[str] = (),
    compress: bool = False,
    computers: Computers | None = None,
    first: Callable[[House], Awaitable[None]] = nothing,
) -> None:
    """Serve the games of a folder until told to stop. Compression costs more than everything else in a message: for far guests only."""
    with alone_in(folder):
        house = housed(folder, computers or Computers())
        app = made(Server(lambda: house, page, secure=any(o.startswith("https:") for o in origins)), list(origins))
        config = uvicorn.Config(
            app,
            http=wires.Request,
            ws=wires.Socket,
            ws_max_size=FRAME,
            ws_per_message_deflate=compress,
            ws_ping_interval=20,
            ws_ping_timeout=20,
            log_level="warning",
            access_log=False,  # addresses of links stand in no log
            server_header=False,
            proxy_headers=bool(origins),  # from a proxy on this machine: else all its guests would share the limits of one
            timeout_graceful_shutdown=3,
            lifespan="on",
        )
        server = Ready(config, lambda: first(house), ready)
        server.run(sockets=[at])
        if server.fault:
            raise server.fault
