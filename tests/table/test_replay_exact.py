"""The same picks lead to the same states: whoever plays them again, in whatever process, by whatever way the states are copied."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from tests.citing import bar
from tests.table.indoors import house_in, planted, replayed, store_in
from tests.table.played import WAYS, begun, deal, play
from tests.table.serving import served
from thirdage import games
from thirdage.cli.app import run
from thirdage.kernel.records import Record, state_hash, write
from thirdage.table.client import Link
from thirdage.table.entries import Picked, Undone
from thirdage.table.house import House
from thirdage.table.tables import SPACING, Table

LIFE = 70  # picks between two starts of the house: more than between two states it keeps for looking back
LOOKS = 6  # steps of a table that are looked at, in any order

# Every hash of the records named, each by its line: played straight on, from states written out and read again, from copies.
OTHER_PROCESS = """
import sys
from pathlib import Path
from thirdage import games
from thirdage.kernel.records import read, state_hash
for file in sys.argv[2:]:
    record = read(Path(file).read_text(encoding="utf-8"))
    game = games.get(record.game)
    ways = {"straight on": lambda state: state, "written out": lambda state: game.load(game.dump(state)), "copied": game.clone}
    state = game.new(scenario=record.scenario, seed=record.seed, **record.options)
    for pick in record.picks:
        state = ways[sys.argv[1]](state)
        game.pick(state, pick.seat, (pick.verb, game.noun_number(pick.verb, pick.noun)))
        print(state_hash(game, state))
"""


class Played:
    """A finished game of a table: its record as a file, the hash after every step as the server kept it."""

    def __init__(self, file: Path, record: Record) -> None:
        self.file, self.record = file, record
        self.hashes = [pick.hash for pick in record.picks]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A whole game of every kind, with picks taken back, at tables of a house that was started again and again."""
    made = tmp_path_factory.mktemp("played")
    with pytest.MonkeyPatch.context() as patch:
        deal(patch)
        asyncio.run(play_all(made))
    return made


async def play_all(folder: Path) -> None:
    async with house_in(folder) as house:
        tables = [held[0][0].table for held in await asyncio.gather(*(begun(house, way, 0) for way in WAYS))]
    while tables:
        async with house_in(folder) as house:
            over = await asyncio.gather(*(one_life(house, id) for id in tables))
        tables = [id for id, ended in zip(tables, over) if not ended]


async def one_life(house: House, id: str) -> bool:
    """Some picks of a game, until the house is closed or the game is over."""
    seated = await house.open(id)
    table = seated.table
    end = len(table.picks) + LIFE
    seated.users += 1  # it stays in memory: what is kept there for looking back is looked at
    await play(house, id, Random(f"{table.row.seed} {end}"), lambda table: len(table.picks) >= end)
    look_back(table, Random(end))
    seated.users -= 1
    house.leave(seated)
    return table.over


def look_back(table: Table, rng: Random) -> None:
    """Any step of a table is the state that its pick led to."""
    for step in rng.choices(range(1, len(table.picks) + 1), k=LOOKS):
        assert state_hash(table.game, table.at(step)) == table.pick_at(step).hash, step


@pytest.fixture(scope="module")
def finished(folder: Path) -> list[Played]:
    """The games of the folder with their records."""
    made = []
    with store_in(folder) as store:
        for row, _ in store.tables():
            game = store.game(row.id)
            assert game and game.over
            record = Table(row, game, store.entries(row.id)).record()
            file = folder / f"{row.id}.record"
            file.write_text(write(record), encoding="utf-8")
            made.append(Played(file, record))
    return made


@bar("R6")
def test_every_game_of_a_table_replays_from_its_entries_with_every_hash(folder: Path) -> None:
    """Each state is written out and read again before the next pick; what was taken back is taken back."""
    with store_in(folder) as store:
        rows = store.tables()
        undone = 0
        for row, _ in rows:
            game, entries = store.game(row.id), [entry for _, entry in store.entries(row.id)]
            assert game and game.state == replayed(row, entries)
            undone += sum(isinstance(entry, Undone) for entry in entries)
            assert sum(isinstance(entry, Picked) for entry in entries) > SPACING
    assert len(rows) == len(WAYS) and undone > 3 * len(WAYS)


@bar("R6")
def test_every_step_can_be_looked_at_in_any_order_and_is_the_same_state(folder: Path) -> None:
    with store_in(folder) as store:
        for row, _ in store.tables():
            game = store.game(row.id)
            assert game
            table = Table(row, game, store.entries(row.id))
            steps = list(range(1, len(table.picks) + 1))
            for order in (Random(1).sample(steps, len(steps) // 4), steps[::-5], steps[::5]):
                assert [state_hash(table.game, table.at(step)) for step in order] == [table.pick_at(step).hash for step in order]


@bar("R6")
@pytest.mark.parametrize("hash_seed, way", [("0", "straight on"), ("1", "written out"), ("987654321", "copied")])
def test_other_processes_come_to_the_same_hash_after_every_step(finished: list[Played], hash_seed: str, way: str) -> None:
    command = [sys.executable, "-c", OTHER_PROCESS, way, *(str(played.file) for played in finished)]
    environment = dict(os.environ, PYTHONHASHSEED=hash_seed)
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True, timeout=120)
    assert done.stdout.split() == [hash for played in finished for hash in played.hashes]
    assert len(finished) == len(WAYS) and len(done.stdout.split()) > 2000


@bar("R6")
def test_the_command_replays_the_record_of_every_table_with_every_hash(finished: list[Played], capsys: pytest.CaptureFixture[str]) -> None:
    for played in finished:
        assert run(["replay", str(played.file), "--json"]) == 0
        answer = json.loads(capsys.readouterr().out)
        assert answer["hashes"] == answer["steps"] == len(played.hashes) > 50
        assert answer["hash"] == played.hashes[-1] and answer["over"]


@bar("R6")
def test_a_game_that_servers_of_several_hash_seeds_have_led_replays_with_every_hash(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With computer players, who think in processes of their own."""

    async def make() -> tuple[str, str]:
        async with house_in(tmp_path) as house:
            ((link, secret), *_) = await planted(house, options={"persons": 3}, sitters=["person", "random", "greedy"])
            return link.id, secret

    async def some(base: str, link: str, secret: str) -> None:
        at = await Link(base, link, secret).open()
        for _ in range(10):
            await at.until(lambda: bool(at.view["options"]), 60)
            done = await at.pick(Random(at.view["version"]).choice(at.view["options"]))
            await at.reach(done["version"])
        await at.close()

    link, secret = asyncio.run(make())
    monkeypatch.setenv("PYTHONHASHSEED", "0")
    with served(tmp_path) as server:
        for hash_seed in ("1", "2"):
            asyncio.run(some(server.base, link, secret))
            monkeypatch.setenv("PYTHONHASHSEED", hash_seed)
            server.restart()
    with store_in(tmp_path) as store:
        ((row, _),) = store.tables()
        game, entries = store.game(row.id), [entry for _, entry in store.entries(row.id)]
        assert game and game.state == replayed(row, entries)
        assert sum(isinstance(entry, Picked) and entry.computer for entry in entries) > 10


@bar("R6")
@pytest.mark.parametrize("change", ["another seed", "another pick", "another ruling"])
def test_another_game_has_other_hashes(finished: list[Played], change: str) -> None:
    """Or equal ones would prove nothing."""
    game = games.get("cardgame")
    record = next(played.record for played in finished if played.record.game == game.name)
    first = record.picks[0]
    state = game.new(
        scenario=record.scenario,
        seed=record.seed + ("x" if change == "another seed" else ""),
        **record.options | ({"rulings": {"CG-R27": "keep"}} if change == "another ruling" else {}),
    )
    action = (first.verb, game.noun_number(first.verb, first.noun))
    others = [other for other in game.legal(state) if other != action]
    game.apply(state, others[0] if change == "another pick" or action not in game.legal(state) else action)
    assert state_hash(game, state) != first.hash
