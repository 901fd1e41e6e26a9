"""`restore`: a backup in place of what is there, which is kept; every refusal; and a restore that is cut off anywhere."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from tests.citing import bar
from tests.cli.copying import backed_up, cut_short, damaged_inside, everything, killed_with, run, run_apart, tables, with_a_wrong_index
from tests.table.disks import files, no_database, of_something_else, plant
from tests.table.serving import served
from thirdage.kernel.errors import Problem
from thirdage.kernel.words import say
from thirdage.table import backup, client
from thirdage.table.folders import LOCK
from thirdage.table.sqlite import FILE
from thirdage.table.store import SCHEMA

GAMES = 12

# Putting one in place.


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
