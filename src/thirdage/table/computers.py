"""Computer players think in processes of their own, so that no table waits for them. Each answer has a time that it keeps."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence

import msgspec

from thirdage.kernel.frames import Action
from thirdage.table.worker import Answer, Question

CAP = 10.0  # seconds for one answer
LINE = 1 << 20  # a state with everything in it is far shorter
WORKER = (sys.executable, "-P", "-m", "thirdage.table.worker")


class Slow(Exception):
    """A player did not answer in time, or its process died."""


class Computers:
    """A few workers; a question goes to the first that is free. `command` starts one: whoever serves players of their own gives it."""

    def __init__(self, workers: int | None = None, cap: float = CAP, command: Sequence[str] = WORKER) -> None:
        self.count = workers or max(1, (os.cpu_count() or 2) - 1)
        self.cap = cap
        self.command = command
        self.free: asyncio.Queue[Process | None] = asyncio.Queue()
        self.all: set[Process] = set()
        for _ in range(self.count):
            self.free.put_nowait(None)  # a worker is started when it is first needed

    async def warm(self) -> None:
        """Start one worker now, before it is needed."""
        worker = await self.free.get()
        try:
            worker = worker or await self.start()
        finally:
            self.free.put_nowait(worker)

    async def start(self) -> Process:
        worker = await asyncio.create_subprocess_exec(
            *self.command,
            stdin=PIPE,
            stdout=PIPE,
            limit=LINE,
            start_new_session=True,  # Ctrl-C is for the server, also while a worker still loads
        )
        self.all.add(worker)
        return worker

    async def think(self, question: Question) -> Action:
        """The answer, or Slow. Whatever happens to the worker, the next question finds one."""
        worker = await self.free.get()
        sound = False
        try:
            worker = worker or await self.start()
            answer = await asyncio.wait_for(asked(worker, question), self.cap)
            sound = True
            return answer
        except (TimeoutError, OSError, EOFError, ValueError, msgspec.MsgspecError) as fault:
            raise Slow(str(fault)) from fault
        finally:
            if not sound and worker:
                self.end(worker)
                worker = None
            self.free.put_nowait(worker)

    def end(self, worker: Process) -> None:
        self.all.discard(worker)
        with contextlib.suppress(ProcessLookupError):
            worker.kill()

    async def close(self) -> None:
        workers = list(self.all)
        for worker in workers:
            self.end(worker)
        await asyncio.gather(*(worker.wait() for worker in workers))


async def asked(worker: Process, question: Question) -> Action:
    assert worker.stdin and worker.stdout
    worker.stdin.write(msgspec.json.encode(question) + b"\n")
    await worker.stdin.drain()
    line = await worker.stdout.readline()
    if not line:
        raise EOFError("the worker has ended")
    answer = msgspec.json.decode(line, type=Answer)
    return answer.verb, answer.noun
