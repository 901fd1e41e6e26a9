"""Who is connected: a guest is one socket, with what waits to be sent to it and how much it may say."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

from thirdage.kernel.errors import Problem
from thirdage.table.entries import LinkRow
from thirdage.table.protocol import Bye, You, spoken

MOST_WAITING = 200  # messages; who reads more slowly than that is cut off
MOST_LETTERS = 2_000_000  # in what waits; one message alone may be longer
PATIENCE = 10.0  # seconds that one message may take to leave
RATE, BURST = 20.0, 40.0  # messages a second, and at once

OPEN, GONE, TOO_SLOW, TOO_MUCH = 1000, 4001, 4008, 4029  # why a socket was closed, but for the first; 4001 is final


class Bucket:
    """So many at once, then so many a second."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate, self.burst, self.clock = rate, burst, clock
        self.left, self.at = burst, clock()

    def check(self) -> None:
        if not self.take():
            raise Problem("problem-too-often")

    def take(self) -> bool:
        now = self.clock()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Letters(asyncio.Queue[str | None]):
    """A queue that knows how much waits in it."""

    length = 0

    def _put(self, item: str | None) -> None:
        self.length += len(item or "")
        super()._put(item)

    def _get(self) -> str | None:
        item = super()._get()
        self.length -= len(item or "")
        return item


class Outbox:
    """What waits to be sent to one socket. Putting never waits; a socket that does not read in time is closed."""

    def __init__(self) -> None:
        self.waiting = Letters()
        self.code = OPEN
        self.bucket = Bucket(RATE, BURST)

    def put(self, text: str) -> None:
        if self.waiting.qsize() >= MOST_WAITING or self.waiting.length > MOST_LETTERS:
            self.close(TOO_SLOW)
        elif self.code == OPEN:
            self.waiting.put_nowait(text)

    def close(self, code: int) -> None:
        """Send what waits, unless it is too much, then close."""
        if self.code != OPEN:
            return
        self.code = code
        if code == TOO_SLOW:
            while not self.waiting.empty():
                self.waiting.get_nowait()
        self.waiting.put_nowait(None)

    async def empty(self, send: Callable[[str], Awaitable[None]]) -> int:
        """Send until it is closed; gives the code to close the socket with."""
        while (text := await self.waiting.get()) is not None:
            try:
                await asyncio.wait_for(send(text), PATIENCE)
            except TimeoutError:
                self.code = TOO_SLOW
                break
        return self.code


class Guest(Outbox):
    """A socket at a table. `sent`: the blocks of the log it has; `making`: how many links it may still have made."""

    def __init__(self, link: LinkRow) -> None:
        super().__init__()
        self.link = link
        self.name = ""
        self.making: Bucket | None = None  # shared by all who come from the same address
        self.sent: list[int] = []

    @property
    def eyes(self) -> int | None:
        return self.link.person

    @property
    def you(self) -> You:
        return You(self.link.id, self.link.person, self.link.host)

    def bye(self, sentence: str) -> None:
        self.put(spoken(Bye(sentence, True)).decode())
        self.close(GONE)
