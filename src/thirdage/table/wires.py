"""The wires to the guests, where uvicorn trusts more than we do: half requests, unread answers and heaps of frames do not stay."""

from __future__ import annotations

import asyncio
from asyncio import TimerHandle

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from thirdage.table.guests import BURST, RATE, Bucket

REQUEST = 60.0  # seconds from the first byte of a request, or the end of the one before, until its answer has been taken
CLOSING = 5.0  # seconds in which what was still sent may be read, once a socket is closed
SLICE = 4096  # bytes that are looked at in one go: a packet can hold ten thousands of frames
HEAP = 2 * int(BURST)  # messages that may wait to be heard; the limit of a socket ends it long before


class Request(H11Protocol):
    """HTTP. Whoever is too slow in asking, or in taking the answer, is cut."""

    deadline: TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.wait()

    def wait(self) -> None:
        self.be_done()
        self.deadline = self.loop.call_later(REQUEST, self.transport.abort)

    def be_done(self) -> None:
        if self.deadline:
            self.deadline.cancel()
            self.deadline = None

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self.be_done()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.be_done()
        super().handle_websocket_upgrade(event)


class Socket(WebSocketsSansIOProtocol):
    """WebSocket. What is no whole message counts against a limit of its own; what is closed is gone soon, read or not."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.odd = Bucket(RATE, BURST)
        self.heaped = False

    def data_received(self, data: bytes) -> None:
        """In slices, so that a flood is noticed before all of it lies in memory."""
        for start in range(0, len(data), SLICE):
            if self.heaped or self.transport.is_closing():
                return
            super().data_received(data[start : start + SLICE])

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not is_text(b"".join(self.frames)):
            self.frames = []
            self.conn.fail(1007)
            self.handle_parser_exception()
        elif self.queue.qsize() < HEAP:
            super().send_receive_event_to_app()
        else:
            self.heaped = True
            self.queue.put_nowait({"type": "websocket.disconnect", "code": 1008})

    def handle_cont(self, event: Frame) -> None:
        if self.is_bearable():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if self.is_bearable():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self.is_bearable():
            super().handle_pong(event)

    def is_bearable(self) -> bool:
        """A page sends no pings and no messages in pieces, and a program few: whoever sends many, or reads no pongs, is cut."""
        bearable = self.odd.take() and self.writable.is_set()
        if not bearable:
            self.transport.abort()
        return bearable

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    async def run_asgi(self) -> None:
        """Closing waits until all is read: whoever does not read would stay for ever."""
        await super().run_asgi()
        self.loop.call_later(CLOSING, self.transport.abort)


def is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
