"""Data folders that cannot be used: read-only, full, newer, foreign, damaged. One sentence each, and nothing is lost."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from tests.citing import bar
from tests.table.disks import bound_by_permissions, files, no_database, of_a_newer_program, of_something_else, plant
from tests.table.indoors import Held, replayed, store_in
from tests.table.serving import CODE, Served, served
from thirdage.kernel.errors import Problem
from thirdage.kernel.words import say
from thirdage.table import client
from thirdage.table.client import Link
from thirdage.table.serve import housed
from thirdage.table.sqlite import FILE


def played(folder: Path) -> tuple[int, str, str]:
    """`play` in this folder, which must end by itself: its exit code and what it said on both streams."""
    command = [sys.executable, "-m", "thirdage.cli", "play", "--data", str(folder), "--port", "0", "--no-browser"]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60, preexec_fn=bound_by_permissions)
    return ended.returncode, ended.stdout, ended.stderr


# Files that are not ours.


@bar("R7")
@pytest.mark.parametrize("make", [no_database, of_something_else, of_a_newer_program], ids=lambda make: make.__name__)
def test_a_file_that_is_not_ours_is_told_and_not_touched(tmp_path: Path, make: object) -> None:
    sentence = make(tmp_path / FILE)  # type: ignore[operator]
    before = files(tmp_path)
    assert played(tmp_path) == (2, "", sentence + "\n")
    assert files(tmp_path) == before


# Damage.


def test_a_file_that_was_cut_off_is_told(tmp_path: Path) -> None:
    plant(tmp_path, 20)
    whole = (tmp_path / FILE).read_bytes()
    (tmp_path / FILE).write_bytes(whole[: len(whole) // 3])
    with pytest.raises(Problem, match=r"is damaged \(.*\): ./thirdage doctor|cannot be opened: .*malformed"):
        housed(tmp_path, 1.0)


def test_a_table_that_cannot_be_decoded_is_told(tmp_path: Path) -> None:
    plant(tmp_path)
    with closing(sqlite3.connect(tmp_path / FILE)) as ours:
        ours.execute("UPDATE tables SET data = x'7b7d'")
        ours.commit()
    with pytest.raises(Problem, match=r"is damaged \(.*\): ./thirdage doctor tells what is left of it"):
        housed(tmp_path, 1.0)


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE games SET state = '{\"half\": ' WHERE id = ?",
        "UPDATE games SET state = '{}' WHERE id = ?",
        "UPDATE entries SET data = x'ff' WHERE id = ?",
        "DELETE FROM games WHERE id = ?",
    ],
)
def test_one_damaged_table_is_told_to_who_opens_it_and_the_others_live_on(tmp_path: Path, damage: str) -> None:
    (bad, *_), (good, other) = plant(tmp_path, 2)
    with closing(sqlite3.connect(tmp_path / FILE)) as ours:
        ours.execute(damage, (bad[0].table,))
        ours.commit()
    sentence = say("problem-no-table" if "DELETE" in damage else "problem-table-damaged")

    async def live(server: Served) -> None:
        for _ in range(2):
            broken = await Link(server.base, bad[0].id, bad[1]).open()
            assert broken.ended == {"type": "bye", "sentence": sentence, "final": True}
            await broken.close()
        await check_play_goes_on(server, [good, other])

    with served(tmp_path, code="import os\nos.dup2(os.open(os.devnull, os.O_WRONLY), 2)\n" + CODE) as server:
        asyncio.run(live(server))


async def check_play_goes_on(server: Served, held: list[Held]) -> None:
    links = [await Link(server.base, link.id, secret).open() for link, secret in held]
    asked = next(link for link in links if link.view["options"])
    assert (await asked.pick(asked.view["options"][0]))["type"] == "done"
    for link in links:
        await link.close()


# Folders that cannot be written to.


def test_a_new_folder_that_is_read_only_is_told(tmp_path: Path) -> None:
    tmp_path.chmod(0o555)
    assert played(tmp_path) == (2, "", f"The games in {tmp_path} cannot be opened: Permission denied.\n")


def test_a_folder_with_games_that_has_become_read_only_is_told_and_its_games_are_whole(tmp_path: Path) -> None:
    (held,) = plant(tmp_path)
    before = files(tmp_path)
    for place in (*tmp_path.iterdir(), tmp_path):
        place.chmod(0o555 if place.is_dir() else 0o444)
    code, out, told = played(tmp_path)
    assert (code, out) == (2, "") and told.startswith("The games in ") and told.count("\n") == 1 and "cannot be opened: " in told
    assert files(tmp_path) == before
    for place in (tmp_path, *tmp_path.iterdir()):
        place.chmod(0o755 if place.is_dir() else 0o644)
    with served(tmp_path) as server:
        asyncio.run(check_play_goes_on(server, held))


def test_a_file_of_games_that_is_read_only_is_told(tmp_path: Path) -> None:
    plant(tmp_path)
    (tmp_path / FILE).chmod(0o444)
    code, out, told = played(tmp_path)
    assert (code, out) == (2, "") and told == f"The games in {tmp_path / FILE} cannot be opened: attempt to write a readonly database.\n"


# A full disk.


def grow(server: Served, most: int) -> None:
    """How far the files of this server may grow: beyond, the system refuses to write, as on a full disk."""
    _, hard = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (most, hard))


def test_a_full_disk_refuses_each_pick_in_a_sentence_and_play_goes_on_when_there_is_room(tmp_path: Path) -> None:
    (held,) = plant(tmp_path)
    told: list[str] = []

    async def pick(links: list[Link]) -> bool:
        asked = next(link for link in links if link.view["options"])
        before = [link.view for link in links]
        answer = await asked.pick(asked.view["options"][0])
        if answer["type"] == "done":
            await asked.reach(answer["version"])
            await asyncio.sleep(0.05)
            return True
        told.append(answer["sentence"])
        await asyncio.sleep(0.05)
        assert [link.view for link in links] == before  # nobody is shown anything
        return False

    async def live(server: Served) -> int:
        links = [await Link(server.base, link.id, secret).open() for link, secret in held]
        assert await pick(links)
        grow(server, 4096)
        assert [await pick(links) for _ in range(3)] == [False] * 3
        refused = await links[0].ask("chat", text="Is anybody there?")
        told.append(refused["sentence"])
        assert server.process.poll() is None
        grow(server, resource.RLIM_INFINITY)
        assert [await pick(links) for _ in range(3)] == [True] * 3
        assert (await links[0].ask("chat", text="There is room again."))["type"] == "done"
        version = max(link.view["version"] for link in links)
        for link in links:
            await link.close()
        return int(version)

    with served(tmp_path) as server:
        version = asyncio.run(live(server))
        server.restart()
        asyncio.run(check_play_goes_on(server, held))
        server.stop()
    assert len({*told}) == 1 and told[0].startswith("The server cannot write to its disk (") and "nothing was changed" in told[0]
    with store_in(tmp_path) as store:
        ((row, summary),) = store.tables()
        assert summary.version == version + 1 == 6
        game = store.game(row.id)
        assert game and game.state == replayed(row, [entry for _, entry in store.entries(row.id)])
        assert [remark.text for remark in store.remarks(row.id)] == ["There is room again."]


def test_a_table_cannot_be_made_on_a_full_disk_and_can_be_when_there_is_room(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        grow(server, 4096)
        with pytest.raises(client.Trouble, match="cannot write to its disk"):
            client.new_table(server.base, mine=0)
        grow(server, resource.RLIM_INFINITY)
        assert client.new_table(server.base, mine=0).table
    with store_in(tmp_path) as store:
        assert len(store.tables()) == 1
