"""Thousands of hostile messages at one table: nothing of it is done, nobody else notices, and the server grows no fatter."""

from __future__ import annotations

import asyncio
import json
import re
import statistics
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.citing import bar
from tests.table import rubbish
from tests.table.indoors import Held, house_in, planted, replayed, store_in
from tests.table.serving import CODE, Served, served
from thirdage.table.client import Link

ROOT = Path(__file__).resolve().parents[2]
FATTER = 5 * 1024  # kB at most
WARM = 200  # hostile messages by which the server loads what it loads once
QUIET = 60  # picks in peace, to compare with
NOISE = 0.03  # seconds: other programs run on this machine too
THINKS = 0.02  # seconds between two picks at the quiet table
RUBBISH = {kind.__name__ for kind in rubbish.KINDS} | {"frames", "lines", "requests"}
LOGGED = "import os, sys\nos.dup2(os.open(sys.argv[1] + '.log', os.O_CREAT | os.O_WRONLY | os.O_APPEND), 2)\n"


def memory(server: Served) -> int:
    """kB that the server holds."""
    found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{server.process.pid}/status").read_text())
    assert found
    return int(found[1])


def everything(folder: Path, tables: set[str]) -> list[Any]:
    """All that is kept of these tables, to the byte."""
    with store_in(folder) as store:
        return [
            row
            for name, column in (("tables", "id"), ("games", "id"), ("entries", "id"), ("remarks", "id"), ("links", "at_table"))
            for row in store.reader.execute(f"SELECT * FROM {name} ORDER BY 1, 2")
            if dict(zip([c[1] for c in store.reader.execute(f"PRAGMA table_info({name})")], row))[column] in tables
        ]


class Quiet:
    """Two persons who play on at another table and measure how long each answer takes."""

    def __init__(self, links: list[Link]) -> None:
        self.links = links
        self.rng = Random(1)
        self.took: list[float] = []

    async def play(self, until: asyncio.Future[Any] | None = None, picks: int = 10_000) -> list[float]:
        self.took = []
        while len(self.took) < picks and not (until and until.done()):
            asked = next((link for link in self.links if link.view["options"]), None)
            if asked is None:
                assert self.links[0].view["result"], "nobody is asked, but the game is not over"
                break
            start = time.perf_counter()
            answer = await asked.pick(self.rng.choice(asked.view["options"]))
            self.took.append(time.perf_counter() - start)
            assert answer["type"] == "done", answer
            await asked.reach(answer["version"])
            await asyncio.sleep(THINKS)
            while not any(link.view["options"] or link.view["result"] for link in self.links):
                await asyncio.sleep(0.005)
        return self.took


def attack(server: Served, held: Held, seed: str, count: int) -> dict[str, int]:
    link, secret = held
    command = [sys.executable, "-m", "tests.table.attacking", str(server.port), link.id, secret, seed, str(count)]
    ended = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=600)
    assert ended.returncode == 0, ended.stderr
    counted: dict[str, int] = json.loads(ended.stdout)
    return counted


async def trial(folder: Path, count: int) -> None:
    async with house_in(folder) as house:
        attacked = await planted(house, options={"persons": 4})
        quiet = await planted(house, options={"persons": 2})
    table, other = attacked[0][0].table, quiet[0][0].table
    before = everything(folder, {table})
    with served(folder, code=LOGGED + CODE) as server:
        links = [await Link(server.base, link.id, secret, link.table).open() for link, secret in quiet]
        playing = Quiet(links)
        in_peace = await playing.play(picks=QUIET)
        await asyncio.to_thread(attack, server, attacked[1], "warm", WARM)
        thin = memory(server)
        attacking = asyncio.ensure_future(asyncio.to_thread(attack, server, attacked[1], str(count), count))
        under_attack = await playing.play(until=attacking)
        counted = await attacking
        fat = memory(server)
        assert server.process.poll() is None
        for link in links:
            await link.close()
        server.stop()
    assert sum(counted.values()) >= count and {*counted} == RUBBISH, counted
    assert everything(folder, {table}) == before
    assert fat - thin <= FATTER, f"{fat - thin} kB more after {counted}"
    with store_in(folder) as store:
        rows = {row.id: row for row, _ in store.tables()}
        assert {*rows} == {table, other}
        game, entries = store.game(other), [entry for _, entry in store.entries(other)]
        assert game and game.state == replayed(rows[other], entries)
        assert len(entries) > len(in_peace) + len(under_attack)
    assert "Traceback" not in (log := Path(f"{folder}.log").read_text()), log[-3000:]
    in_peace_took, took = statistics.median(in_peace), statistics.median(under_attack)
    assert len(under_attack) > 20 and took < 3 * in_peace_took + NOISE, f"{took:.3f} s, in peace {in_peace_took:.3f} s"


@bar("S1")
def test_1500_hostile_messages_change_nothing_and_harm_nobody_else(tmp_path: Path) -> None:
    asyncio.run(trial(tmp_path / "data", 1500))


@bar("S1")
@pytest.mark.long
def test_10000_hostile_messages_change_nothing_and_harm_nobody_else(tmp_path: Path) -> None:
    asyncio.run(trial(tmp_path / "data", 10_000))
