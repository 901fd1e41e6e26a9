"""A whole game through the server, as a page would play it."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from random import Random

import pytest

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


@pytest.mark.parametrize("name, scenario", [("cardgame", "trilogy"), ("boardgame", "base")])
def test_a_game_against_a_computer_player_ends_and_its_record_replays(tmp_path: Path, name: str, scenario: str) -> None:
    async def play(base: str) -> None:
        made = client.new_table(base, game=name, scenario=scenario, options={"persons": 2}, sitters=["person", "greedy"], mine=0)
        link = await made.open()
        assert await played_out(base, link, Random(1)) > 10
        status, _, record = client.fetch(base, "GET", f"/t/{link.link}/record", headers={"Cookie": f"seat={link.secret}"})
        assert status == 200
        game = games.get(name)
        kept = read(record.decode())
        end = replay(game, kept)
        assert game.result(end) == link.view["result"]
        assert state_hash(game, end) == kept.picks[-1].hash
        assert link.lines[-1]["kind"] == "loud" and re.search(r"\bwins?\b", link.lines[-1]["text"])
        await link.close()

    with served(tmp_path) as server:
        asyncio.run(play(server.base))


def test_all_games_are_offered_with_their_options_and_words(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        status, _, body = client.fetch(server.base, "GET", "/api/games")
        told = json.loads(body)
        assert status == 200 and [*told["games"]] == [*told["words"]] == games.names()
        for name in games.names():
            assert told["games"][name] == json.loads(json.dumps(games.get(name).options()))
            assert client.fetch(server.base, "GET", f"/api/catalogue/{name}")[0] == 200
