"""A whole game through the server, as a page would play it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

from tests.table.serving import served
from thirdage import games
from thirdage.kernel.records import read, replay, state_hash
from thirdage.table import client


async def played_out(base: str, link: client.Link, rng: Random) -> int:
    """This person's game to its end, any option as good as another; gives the number of picks."""
    picks = 0
    while True:
        await link.until(lambda: bool(link.view["options"] or link.view["result"]), 60)
        if link.view["result"]:
            return picks
        answer = await link.pick(rng.choice(link.view["options"]))
        assert answer["type"] == "done", answer
        await link.reach(answer["version"])
        picks += 1


def test_a_game_against_a_computer_player_ends_and_its_record_replays(tmp_path: Path) -> None:
    async def play(base: str) -> None:
        made = client.new_table(base, options={"persons": 2}, sitters=["person", "greedy"], mine=0)
        link = await made.open()
        assert await played_out(base, link, Random(1)) > 10
        status, _, record = client.fetch(base, "GET", f"/t/{link.link}/record", headers={"Cookie": f"seat={link.secret}"})
        assert status == 200
        game = games.get("cardgame")
        kept = read(record.decode())
        end = replay(game, kept)
        assert game.result(end) == link.view["result"]
        assert state_hash(game, end) == kept.picks[-1].hash
        assert link.lines[-1]["kind"] == "loud" and "wins" in link.lines[-1]["text"]
        await link.close()

    with served(tmp_path) as server:
        asyncio.run(play(server.base))
