"""`backup` and `restore`: all games while they are played, the way back, every refusal, and a restore that is cut off anywhere."""

from __future__ import annotations

import asyncio
import contextlib
import io
import re
import resource
import shutil
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from tests.citing import bar
from tests.table.disks import bound_by_permissions, files, no_database, of_a_newer_program, of_something_else, plant
from tests.table.indoors import Held, house_in, planted, replayed, store_in
from tests.table.serving import Served, served
from tests.table.stubborn import Player, Pulse
from tests.table.stubborn import check as check_kept
from thirdage.cli import app
from thirdage.kernel.errors import Problem
from thirdage.kernel.records import dump_hash
from thirdage.kernel.words import say
from thirdage.table import backup, client, links
from thirdage.table.client import Link
from thirdage.table.folders import LOCK
from thirdage.table.sqlite import FILE
from thirdage.table.store import SCHEMA

GAMES = 12
TABLES: list[dict[str, Any]] = [
    {"scenario": "duel2"},
    {"options": {"persons": 2}},
    {"sitters": ["person", "random", "person", "person"]},
]
BACKUPS = 3


def run(*arguments: object) -> tuple[int, str, str]:
    """A command line: exit code and both streams."""
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        code = app.run([*map(str, arguments)])
    return code, out.getvalue(), err.getvalue()


def run_apart(*arguments: object, cwd: Path | None = None, most: int = 0) -> tuple[int, str, str]:
    """The same as a process of its own, as people start it. `most`: how far files may grow, as on a full disk."""

    def bound() -> None:
        bound_by_permissions()
        if most:
            resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))

    command = [sys.executable, "-P", "-m", "thirdage.cli", *map(str, arguments)]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60, preexec_fn=bound, cwd=cwd)
    return ended.returncode, ended.stdout, ended.stderr


def everything(place: Path) -> dict[str, bytes]:
    """Every file below a folder; of folders only that they are there."""
    return {
        str(file.relative_to(place)): b"" if file.is_dir() else file.read_bytes() for file in sorted(place.rglob("*")) if file.name != LOCK
    }


def tables(folder: Path) -> int:
    """How many tables open from a copy of this folder; every one of them replays."""
    copy = folder.parent / f"copy of {folder.name}"
    shutil.copytree(folder, copy)
    with store_in(copy) as store:
        for row, _ in store.tables():
            game = store.game(row.id)
            assert game and game.state == replayed(row, [entry for _, entry in store.entries(row.id)])
        found = len(store.tables())
    shutil.rmtree(copy)
    return found


def cut_short(file: Path) -> None:
    whole = file.read_bytes()
    file.write_bytes(whole[: len(whole) // 3])


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


def killed_with(place: Path, number: int, schema: int = SCHEMA) -> Path:
    """A folder as a killed server leaves it: the tables, and the number of the schema, stand in the log alone."""
    with store_in(place / "running") as store:
        killed = place / "killed"
        plant(place / "running", number)
        assert len(store.tables()) == number
        store.reader.execute(f"PRAGMA user_version = {schema}")
        shutil.copytree(place / "running", killed)
    assert (killed / f"{FILE}-wal").stat().st_size > (killed / FILE).stat().st_size
    return killed


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


def damaged_inside(file: Path) -> None:
    """A page in the middle is overwritten: the file still opens."""
    with file.open("r+b") as out:
        out.seek(file.stat().st_size // 2 // 4096 * 4096)
        out.write(b"Mordor" * 682)


def with_a_wrong_index(file: Path) -> None:
    """Every row can be read, but not found: only a look at all of the file tells."""
    with closing(sqlite3.connect(file)) as ours:
        ours.execute("PRAGMA writable_schema = ON")
        root = "(SELECT rootpage FROM sqlite_schema WHERE name = 'tables_by_request')"
        ours.execute(f"UPDATE sqlite_schema SET rootpage = {root} WHERE name = 'remarks_by_request'")
        ours.commit()


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


# Putting one in place.


def backed_up(place: Path, number: int = 2) -> Path:
    """A backup with so many tables."""
    plant(place / "earlier", number)
    file, _ = backup.back_up(place / "earlier", place / "b.db")
    shutil.rmtree(place / "earlier")
    return file


def test_what_was_there_is_kept_whole_with_what_stood_only_in_its_log(tmp_path: Path) -> None:
    file = backed_up(tmp_path)
    games = killed_with(tmp_path, 3)
    code, out, err = run("restore", file, "--data", games)
    assert (code, err) == (0, "")
    (aside,) = games.glob("replaced-*")
    size = f"{file.stat().st_size / 1e6:.1f}"
    assert out.splitlines() == [
        say("restore-done", file=str(file), folder=str(games), holding=f"2 tables (2 running, 0 finished; {size} MB)"),
        say("restore-aside", folder=str(aside), command=f"./thirdage play --data {aside}"),
        say("restore-start", command=f"./thirdage play --data {games}"),
    ]
    assert (tables(games), tables(aside)) == (2, 3)
    assert (games / FILE).stat().st_mode & 0o777 == 0o600
    assert {place.name for place in games.iterdir()} == {FILE, LOCK, aside.name}
    assert run("restore", file, "--data", games)[0] == 0
    assert len([*games.glob("replaced-*")]) == 2


@pytest.mark.parametrize("damage", [no_database, of_something_else, cut_short, damaged_inside])
def test_what_was_there_may_be_damaged_or_foreign_and_is_kept_as_it_is(tmp_path: Path, damage: Callable[[Path], object]) -> None:
    file, games = backed_up(tmp_path), tmp_path / "games"
    games.mkdir()
    if damage in (cut_short, damaged_inside):
        plant(games, 20)
    damage(games / FILE)
    if damage is not damaged_inside:  # where SQLite can still look into the log, it sees that there is nothing in this one
        (games / f"{FILE}-wal").write_bytes(b"what was in the log")
    before = files(games)
    assert run("restore", file, "--data", games)[0] == 0
    (aside,) = games.glob("replaced-*")
    assert files(aside) == before
    assert tables(games) == 2


def test_the_log_of_what_was_there_is_not_read_into_the_backup(tmp_path: Path) -> None:
    """It belongs to a newer version, which alone may touch it."""
    file, games = backed_up(tmp_path), killed_with(tmp_path, 3, SCHEMA + 1)
    before = files(games)
    assert run("restore", file, "--data", games)[0] == 0
    (aside,) = games.glob("replaced-*")
    assert files(aside) == {name: content for name, content in before.items() if not name.endswith("-shm")}
    assert f"{FILE}-wal" in files(aside) and tables(games) == 2


def test_where_nothing_was_the_backup_is_all_there_is(tmp_path: Path) -> None:
    file = backed_up(tmp_path)
    code, out, _ = run("restore", file, "--data", tmp_path / "new/games")
    assert code == 0 and say("restore-nothing-before") in out
    assert {place.name for place in (tmp_path / "new/games").iterdir()} == {FILE, LOCK}
    assert tables(tmp_path / "new/games") == 2


def test_a_copy_made_by_hand_with_its_log_beside_it_is_a_backup_too(tmp_path: Path) -> None:
    killed = killed_with(tmp_path, 3)
    assert run("restore", killed / FILE, "--data", tmp_path / "games")[0] == 0
    assert tables(tmp_path / "games") == 3


# Backups that cannot be put in place.


def missing(file: Path) -> str:
    return say("problem-read", file=str(file), reason="No such file or directory")


def folder(file: Path) -> str:
    file.mkdir()
    return say("problem-read", file=str(file), reason="Is a directory")


def closed(file: Path) -> str:
    file.touch(0o000)
    return say("error-bad-value", name="FILE", reason=f"Path '{file}' is not readable")


def empty(file: Path) -> str:
    file.touch()
    return say("problem-no-backup", file=str(file))


def text(file: Path) -> str:
    no_database(file)
    return say("problem-no-backup", file=str(file))


def foreign(file: Path) -> str:
    of_something_else(file)
    return say("problem-no-backup", file=str(file))


def newer(file: Path) -> str:
    backed_up(file.parent.parent).rename(file)
    with closing(sqlite3.connect(file)) as ours:
        ours.execute(f"PRAGMA user_version = {SCHEMA + 1}")
    return say("problem-store-newer", file=str(file), found=SCHEMA + 1, known=SCHEMA)


def short(file: Path) -> str:
    backed_up(file.parent.parent, 20).rename(file)
    cut_short(file)
    return "is damaged ("


def broken(file: Path) -> str:
    backed_up(file.parent.parent, 20).rename(file)
    damaged_inside(file)
    return "is damaged ("


def misleading(file: Path) -> str:
    backed_up(file.parent.parent, 3).rename(file)
    with_a_wrong_index(file)
    return "is damaged ("


@pytest.mark.parametrize(
    "make", [missing, folder, closed, empty, text, foreign, newer, short, broken, misleading], ids=lambda make: make.__name__
)
@pytest.mark.parametrize("games", [0, 1])
def test_what_is_no_sound_backup_is_told_before_anything_is_touched(tmp_path: Path, games: int, make: Callable[[Path], str]) -> None:
    (tmp_path / "from").mkdir()
    told = make(tmp_path / "from/b.db")
    if games:
        plant(tmp_path / "games", games)
    before = everything(tmp_path)
    code, out, err = (run_apart if make is closed else run)("restore", tmp_path / "from/b.db", "--data", tmp_path / "games")
    assert (code, out) == (2, "") and told in err and err.count("\n") == 1
    assert told == "is damaged (" or err == told + "\n"
    assert everything(tmp_path) == before
    assert not (tmp_path / "games" / LOCK).exists()


def test_nothing_is_put_in_place_under_a_server(tmp_path: Path) -> None:
    file = backed_up(tmp_path)
    with served(tmp_path / "games") as server:
        before = everything(tmp_path)
        assert run("restore", file, "--data", server.folder) == (2, "", say("problem-folder-in-use", folder=str(server.folder)) + "\n")
        assert everything(tmp_path) == before
        assert client.new_table(server.base, mine=0).table
    assert run("restore", file, "--data", tmp_path / "games")[0] == 0


def test_the_games_themselves_are_no_backup_of_theirs(tmp_path: Path) -> None:
    plant(tmp_path)
    before = everything(tmp_path)
    assert run("restore", tmp_path / FILE, "--data", tmp_path) == (2, "", say("problem-backup-in-place", file=str(tmp_path / FILE)) + "\n")
    assert everything(tmp_path) == before


def test_a_folder_that_cannot_be_written_to_is_told(tmp_path: Path) -> None:
    file = backed_up(tmp_path)
    plant(tmp_path / "games", 3)
    (tmp_path / "games").chmod(0o555)
    before = everything(tmp_path)
    told = say("problem-store-open", file=str(tmp_path / "games"), reason="Permission denied")
    assert run_apart("restore", file, "--data", tmp_path / "games") == (2, "", told + "\n")
    (tmp_path / "games").chmod(0o700)
    assert everything(tmp_path) == before


def test_a_folder_that_becomes_full_is_told_and_keeps_its_games(tmp_path: Path) -> None:
    file = backed_up(tmp_path, 5)
    games = killed_with(tmp_path, 3)
    before = everything(tmp_path)
    code, out, err = run_apart("restore", file, "--data", games, most=16384)
    assert (code, out) == (2, "") and f"could not be copied to {games} (" in err and err.count("\n") == 1
    assert everything(tmp_path) == before


def test_games_that_cannot_be_exchanged_stay_with_all_that_belongs_to_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The last step fails, when the log of a damaged file has been taken away already."""
    file = backed_up(tmp_path)
    plant(tmp_path / "games", 20)
    cut_short(tmp_path / "games" / FILE)
    (tmp_path / "games" / f"{FILE}-wal").write_bytes(b"what was in the log")
    before = everything(tmp_path)

    def refuse(*_: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr("os.replace", refuse)
    with pytest.raises(Problem, match=r"could not be exchanged \(Operation not permitted\): those from before are still in place"):
        backup.restore_from(file, tmp_path / "games")
    assert everything(tmp_path) == before


# Cut off.

CUT = """
import os, shutil, signal, sys
from pathlib import Path
from thirdage.table.backup import restore_from
file, games, places = map(Path, sys.argv[1:])
restore_from(file, games.with_name("rehearsed"))  # everything is loaded now
for number in range(1, 1000):
    folder = places / f"games {number}"
    shutil.copytree(games, folder)
    left = number

    def count(event, arguments):
        global left
        if any(isinstance(argument, (str, Path)) and str(folder) in str(argument) for argument in arguments):
            left -= 1
            if not left:
                os.kill(os.getpid(), signal.SIGKILL)

    child = os.fork()
    if not child:
        sys.addaudithook(count)
        restore_from(file, folder)
        os._exit(0)
    if os.waitpid(child, 0)[1] == 0:
        break
"""


@bar("D2")
def test_a_restore_that_is_killed_anywhere_leaves_the_old_games_or_the_new_and_can_be_done_again(tmp_path: Path) -> None:
    """Killed before each thing it does to the folder: 2 tables are put in the place of 3, whose last picks stand in a log alone."""
    file, games, places = backed_up(tmp_path), killed_with(tmp_path, 3), tmp_path / "places"
    places.mkdir()
    subprocess.run([sys.executable, "-P", "-c", CUT, str(file), str(games), str(places)], check=True, timeout=120)
    cut = sorted(places.iterdir(), key=lambda place: int(place.name.partition(" ")[2]))
    assert len(cut) > 20
    found = [tables(folder) for folder in cut]
    assert set(found) == {2, 3} and found == sorted(found, reverse=True)  # the old ones until one moment, the new ones from then on
    for folder in cut:
        assert run("restore", file, "--data", folder)[0] == 0
        assert tables(folder) == 2
        assert 3 in [tables(aside) for aside in folder.glob("replaced-*")]
        assert not (folder / backup.WORK).exists()
