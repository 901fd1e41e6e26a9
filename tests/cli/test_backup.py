"""`backup`: all games while they are played, in one file, and every refusal."""

from __future__ import annotations

import asyncio
import re
import signal
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from tests.citing import bar
from tests.cli.copying import cut_short, damaged_inside, everything, killed_with, run, run_apart, tables, with_a_wrong_index
from tests.table.disks import files, no_database, of_a_newer_program, of_something_else, plant
from tests.table.indoors import Held, house_in, planted, replayed, store_in
from tests.table.serving import Served, served
from tests.table.stubborn import Player, Pulse
from tests.table.stubborn import check as check_kept
from thirdage.kernel.errors import Problem
from thirdage.kernel.records import dump_hash
from thirdage.kernel.words import say
from thirdage.table import backup, client, links
from thirdage.table.client import Link
from thirdage.table.sqlite import FILE

GAMES = 12
TABLES: list[dict[str, Any]] = [
    {"scenario": "duel2"},
    {"options": {"persons": 2}},
    {"sitters": ["person", "random", "person", "person"]},
]
BACKUPS = 3


# While people play.


class Taken(NamedTuple):
    """A backup, and what players had been acknowledged when the command for it was given."""

    file: Path
    acknowledged: dict[str, tuple[str, int]]
    said: str


class Trial:
    """Players at many tables; backups taken meanwhile."""

    def __init__(self, folder: Path, to: Path) -> None:
        self.folder, self.to = folder, to
        self.pulse = Pulse()
        self.players: list[Player] = []
        self.held: list[Held] = []
        self.unopened: Held
        self.taken: list[Taken] = []
        self.meanwhile = 0

    async def run(self) -> None:
        async with house_in(self.folder) as house:
            for number in range(GAMES):
                made = await planted(house, **TABLES[number % len(TABLES)])
                self.held += [(link, secret) for link, secret in made if house.rows[link.table].sitters[link.person or 0] == "person"]
            self.unopened = await house.mint(self.held[0][0].table, links.WATCH, None, host=False, used=False)
        with served(self.folder) as server:
            self.players = [
                Player(Link(server.base, link.id, secret, link.table), Random(link.id), self.pulse) for link, secret in self.held
            ]
            playing = [asyncio.create_task(player.play()) for player in self.players]
            try:
                for number in range(BACKUPS):
                    await self.pulse.more(done=60)
                    await self.take(self.to / f"{number}.db")
                await self.pulse.more(done=60)
                for player in self.players:
                    await player.leave()
                await asyncio.wait_for(asyncio.gather(*playing), 60)
            finally:
                for task in playing:
                    task.cancel()
            server.stop()

    async def take(self, file: Path) -> None:
        acknowledged = {
            f"{player.link.link}/{id}": (player.link.table, version) for player in self.players for id, (_, version) in player.done.items()
        }
        before = self.pulse.done
        code, out, err = await asyncio.to_thread(run_apart, "backup", file, "--data", self.folder)
        assert (code, err) == (0, "")
        self.meanwhile += self.pulse.done - before
        self.taken.append(Taken(file, acknowledged, out))


def check_backup(taken: Taken, original: Path, other: Path) -> int:
    """Everything that was acknowledged is in it, nothing is in it that did not happen, and all replays; gives how many entries it has."""
    with store_in(original) as now, store_in(other) as then:
        rows = then.tables()
        assert [row.id for row, _ in rows] == [row.id for row, _ in now.tables()]
        assert f"holds {len(rows)} tables ({len(rows)} running, 0 finished; " in taken.said
        requests: dict[str, list[str]] = {}
        for row, summary in rows:
            kept, whole = then.entries(row.id), now.entries(row.id)
            assert kept == whole[: len(kept)] and summary.version == len(kept)
            requests[row.id] = [request for request, _ in kept]
            game = then.game(row.id)
            assert game and dump_hash(game.state) == dump_hash(replayed(row, [entry for _, entry in whole[: len(kept)]]))
            assert then.links(row.id) == now.links(row.id)
        for request, (table, version) in taken.acknowledged.items():
            assert requests[table][version - 1] == request
        return sum(map(len, requests.values()))


async def play_on(server: Served, trial: Trial) -> None:
    """Every link still opens, and at every table the game goes on."""
    at = [await Link(server.base, link.id, secret, link.table).open() for link, secret in trial.held]
    assert not any(link.ended for link in at)
    asked = {link.table: link for link in at if link.view["options"]}
    for link in asked.values():
        assert (await link.pick(link.view["options"][0]))["type"] == "done"
    assert len(asked) > GAMES / 2  # a computer player may think at some
    for link in at:
        await link.close()
    watching = client.enter(server.base, trial.unopened[0].id, trial.unopened[1])
    assert watching.table == trial.unopened[0].table


@bar("D2")
def test_backups_taken_while_people_play_hold_all_that_was_acknowledged_and_play_on(tmp_path: Path) -> None:
    trial = Trial(tmp_path / "games", tmp_path)
    asyncio.run(trial.run())
    check_kept(trial.folder, trial.players)
    sizes = []
    for number, taken in enumerate(trial.taken):
        assert len(taken.acknowledged) >= 60 * (number + 1)
        other = tmp_path / f"restored {number}"
        assert run_apart("restore", taken.file, "--data", other)[0] == 0
        sizes.append(check_backup(taken, trial.folder, other))
    with store_in(trial.folder) as store:
        sizes.append(sum(len(store.entries(row.id)) for row, _ in store.tables()))
    assert sizes == sorted({*sizes})  # each was taken in the middle of it all
    assert trial.meanwhile > 0, "nobody could play while backups were taken"
    with served(other) as server:
        asyncio.run(play_on(server, trial))
    assert sorted(file.name for file in tmp_path.iterdir() if file.is_file()) == ["0.db", "1.db", "2.db"]


def test_what_stands_only_in_the_log_of_a_server_that_was_killed_is_in_the_backup(tmp_path: Path) -> None:
    killed = killed_with(tmp_path, 3)
    before = everything(killed)
    code, out, _ = run("backup", tmp_path / "b.db", "--data", killed)
    assert code == 0 and "holds 3 tables (3 running, 0 finished; " in out
    assert files(killed)[FILE] == before[FILE] and files(killed)[f"{FILE}-wal"] == before[f"{FILE}-wal"]
    assert run("restore", tmp_path / "b.db", "--data", tmp_path / "other")[0] == 0
    assert tables(tmp_path / "other") == 3


# A backup is one file.


def test_a_backup_is_one_whole_file_for_its_owner_alone_and_tells_how_to_restore_it(tmp_path: Path) -> None:
    plant(tmp_path / "games", 2)
    before = everything(tmp_path / "games")
    file = tmp_path / "to keep.db"
    code, out, err = run("backup", file, "--data", tmp_path / "games")
    assert (code, err) == (0, "")
    size = f"{file.stat().st_size / 1e6:.1f}"
    assert out.splitlines()[0] == f"{file} holds 2 tables (2 running, 0 finished; {size} MB)."
    assert out.splitlines()[1].endswith(f"end the server, then: ./thirdage restore '{file}' --data {tmp_path / 'games'}")
    assert everything(tmp_path / "games") == before
    assert file.stat().st_mode & 0o777 == 0o600
    assert file.read_bytes()[18:20] == b"\1\1"  # it is opened without a log beside it
    with closing(sqlite3.connect(f"{file.as_uri()}?immutable=1", uri=True)) as alone:
        assert alone.execute("SELECT count(*) FROM games").fetchone() == (2,)


def test_without_a_name_it_gets_one_with_date_and_time_where_one_stands(tmp_path: Path) -> None:
    plant(tmp_path / "games")
    here, usb = tmp_path / "here", tmp_path / "usb"
    for folder in (here, usb):
        folder.mkdir()
    assert run_apart("backup", "--data", tmp_path / "games", cwd=here)[0] == 0
    assert run_apart("backup", usb, "--data", tmp_path / "games", cwd=here)[0] == 0
    for folder in (here, usb):
        (made,) = folder.iterdir()
        assert re.fullmatch(r"thirdage-\d{4}-\d\d-\d\d-\d{6}\.db", made.name)


def test_a_damaged_table_is_copied_as_it_is_and_told(tmp_path: Path) -> None:
    (bad, *_), _ = plant(tmp_path, 2)
    with closing(sqlite3.connect(tmp_path / FILE)) as ours:
        ours.execute("UPDATE games SET data = x'7b7d' WHERE id = ?", (bad[0].table,))
        ours.commit()
    code, out, _ = run("backup", tmp_path / "b.db", "--data", tmp_path)
    assert code == 0 and "holds 2 tables (1 running, 0 finished; " in out and "Of these, 1 cannot be read" in out


# Backups that cannot be.


@pytest.mark.parametrize("make", [no_database, of_something_else, of_a_newer_program], ids=lambda make: make.__name__)
def test_no_backup_is_taken_of_what_is_not_ours(tmp_path: Path, make: Callable[[Path], str]) -> None:
    games, to = tmp_path / "games", tmp_path / "to"
    games.mkdir()
    to.mkdir()
    told = make(games / FILE)
    if make is no_database:
        told = say("problem-store-damaged", file=str(games / FILE), reason="file is not a database")
    before = everything(tmp_path)
    assert run("backup", to / "b.db", "--data", games) == (2, "", told + "\n")
    assert everything(tmp_path) == before


@pytest.mark.parametrize("damage", [cut_short, damaged_inside, with_a_wrong_index])
def test_no_backup_is_taken_of_what_is_damaged(tmp_path: Path, damage: Callable[[Path], None]) -> None:
    plant(tmp_path, 20)
    damage(tmp_path / FILE)
    before = everything(tmp_path)
    code, out, err = run("backup", tmp_path / "b.db", "--data", tmp_path)
    assert (code, out) == (2, "") and err.count("\n") == 1
    assert re.fullmatch(r".*thirdage\.db is damaged \(.+\): \./thirdage doctor tells what is left of it, .*\n", err)
    assert everything(tmp_path) == before


def without_games(place: Path) -> tuple[Path, str]:
    (place / "empty").mkdir()
    return place / "b.db", say("problem-no-store", folder=str(place / "games"))


def onto_another_file(place: Path) -> tuple[Path, str]:
    plant(place / "games")
    (place / "b.db").write_text("a letter to Bilbo")
    return place / "b.db", say("problem-backup-exists", file=str(place / "b.db"))


def onto_the_games(place: Path) -> tuple[Path, str]:
    plant(place / "games")
    return place / "games" / FILE, say("problem-backup-exists", file=str(place / "games" / FILE))


def beside_the_log_of_another(place: Path) -> tuple[Path, str]:
    """It would be read into the backup when that is opened."""
    plant(place / "games")
    (place / "b.db-wal").write_text("a log")
    return place / "b.db", say("problem-backup-exists", file=str(place / "b.db"))


def into_no_folder(place: Path) -> tuple[Path, str]:
    plant(place / "games")
    return place / "no/b.db", say("problem-write", file=str(place / "no/b.db"), reason="No such file or directory")


def below_a_file(place: Path) -> tuple[Path, str]:
    plant(place / "games")
    (place / "file").touch()
    return place / "file/b.db", say("problem-write", file=str(place / "file/b.db"), reason="Not a directory")


def into_a_closed_folder(place: Path) -> tuple[Path, str]:
    plant(place / "games")
    (place / "closed").mkdir(mode=0o555)
    return place / "closed/b.db", say("problem-write", file=str(place / "closed/b.db"), reason="Permission denied")


def from_a_closed_folder(place: Path) -> tuple[Path, str]:
    plant(place / "games")
    (place / "games").chmod(0o400)
    return place / "b.db", say("problem-read", file=str(place / "games" / FILE), reason="Permission denied")


REFUSED = [
    *(without_games, onto_another_file, onto_the_games, beside_the_log_of_another),
    *(into_no_folder, below_a_file, into_a_closed_folder, from_a_closed_folder),
]


@pytest.mark.parametrize("make", REFUSED, ids=lambda make: make.__name__)
def test_a_backup_that_cannot_be_taken_is_told_and_leaves_nothing(tmp_path: Path, make: Callable[[Path], tuple[Path, str]]) -> None:
    file, told = make(tmp_path)
    before = everything(tmp_path)
    assert run_apart("backup", file, "--data", tmp_path / "games") == (2, "", told + "\n")
    assert everything(tmp_path) == before


def test_a_backup_onto_a_full_disk_is_told_and_leaves_nothing(tmp_path: Path) -> None:
    plant(tmp_path / "games", 3)
    before = everything(tmp_path)
    code, out, err = run_apart("backup", tmp_path / "b.db", "--data", tmp_path / "games", most=16384)
    assert (code, out) == (2, "")
    assert re.fullmatch(rf".*thirdage\.db could not be copied to {tmp_path} \(.+\): nothing was left there\.\n", err)
    assert everything(tmp_path) == before


def test_a_name_that_was_taken_meanwhile_is_left_to_its_owner(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(tmp_path / "games")
    copied = backup.copied

    def slowly(file: Path, to: Path) -> backup.Holding:
        (tmp_path / "b.db").write_text("a letter to Bilbo")
        return copied(file, to)

    monkeypatch.setattr(backup, "copied", slowly)
    with pytest.raises(Problem, match="nothing is overwritten"):
        backup.back_up(tmp_path / "games", tmp_path / "b.db")
    assert (tmp_path / "b.db").read_text() == "a letter to Bilbo"
    assert sorted(file.name for file in tmp_path.iterdir()) == ["b.db", "games"]


def test_a_backup_that_is_interrupted_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(tmp_path / "games")
    before = everything(tmp_path)

    def interrupt(*_: object) -> None:
        signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr(backup, "fault_in", interrupt)
    with pytest.raises(KeyboardInterrupt):
        backup.back_up(tmp_path / "games", tmp_path / "b.db")
    assert everything(tmp_path) == before
