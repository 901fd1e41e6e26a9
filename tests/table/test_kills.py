"""Whatever was acknowledged is kept, however often and whenever the server is killed."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.citing import bar
from tests.table.indoors import house_in, planted
from tests.table.serving import Served, served
from tests.table.stubborn import Player, Pulse, check, told
from thirdage.table.client import Link

TABLES: list[dict[str, Any]] = [
    {"options": {"persons": 3}},
    {"scenario": "duel2"},
    {"options": {"persons": 2}, "sitters": ["person", "random"]},
    {"game": "boardgame", "scenario": "base"},
    {"game": "boardgame", "scenario": "base", "options": {"persons": 4}, "sitters": ["person", "random", "person", "greedy"]},
]
PICKS = 60  # acknowledged between two kills at most
SENT = 0.5  # how often the server is killed just after a pick was sent
STARTING = 0.2  # how often it is killed once more while it starts


async def killed_again_and_again(server: Served, kills: int, rng: Random, pulse: Pulse) -> None:
    """Killed after some picks, just after one was sent or at any other moment."""
    while kills:
        await pulse.more(done=rng.randrange(PICKS))
        if rng.random() < SENT:
            await pulse.more(sent=1)
        await asyncio.sleep(rng.uniform(0, 0.01))
        server.kill()
        kills -= 1
        if kills and rng.random() < STARTING:
            server.begin()
            await asyncio.sleep(rng.uniform(0, 1))
            server.kill()
            kills -= 1
        await asyncio.to_thread(server.start)


async def trial(folder: Path, kills: int, games: int) -> list[Player]:
    rng, pulse = Random(kills), Pulse()
    async with house_in(folder) as house:
        tables = [await planted(house, **TABLES[number % len(TABLES)]) for number in range(games)]
        persons = [
            (link, secret) for held in tables for link, secret in held if house.rows[link.table].sitters[link.person or 0] == "person"
        ]
    with served(folder) as server:
        players = [Player(Link(server.base, link.id, secret, link.table), Random(link.id), pulse) for link, secret in persons]
        playing = [asyncio.create_task(player.play()) for player in players]
        try:
            await killed_again_and_again(server, kills, rng, pulse)
            await asyncio.sleep(1)  # everybody comes back once more
            for player in players:
                await player.leave()
            await asyncio.wait_for(asyncio.gather(*playing), 60)
        finally:
            for task in playing:
                task.cancel()
        server.stop()
    return players


@bar("R1")
def test_no_acknowledged_pick_is_lost_doubled_or_gapped_over_20_kills_with_30_games(tmp_path: Path) -> None:
    players = asyncio.run(trial(tmp_path, kills=20, games=30))
    check(tmp_path, players)
    assert sum(len(player.done) for player in players) > 300, told(players)
    assert sum(player.sent_again for player in players) > 5, told(players)


@bar("R1")
@pytest.mark.long
def test_no_acknowledged_pick_is_lost_doubled_or_gapped_over_200_kills_with_100_games(tmp_path: Path) -> None:
    players = asyncio.run(trial(tmp_path, kills=200, games=100))
    check(tmp_path, players)
    assert sum(len(player.done) for player in players) > 3000, told(players)
    assert sum(player.sent_again for player in players) > 50, told(players)
