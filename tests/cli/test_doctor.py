"""`doctor`: what is well, what is not and what to do; one damaged table hides no other; nothing is changed, whoever plays meanwhile."""

from __future__ import annotations

import asyncio
import json
import shutil
import socket
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tests.table.disks import no_database, of_a_newer_program, of_something_else, plant
from tests.table.indoors import asked, house_in, planted, seated, store_in
from tests.table.serving import served
from thirdage.cli import app, checks, page
from thirdage.kernel.words import say
from thirdage.table import backup, client, examine
from thirdage.table.client import Link
from thirdage.table.importing import import_record
from thirdage.table.sqlite import FILE

Said = pytest.CaptureFixture[str]
RECORD = Path(__file__).resolve().parents[1] / "cardgame/golden/solo-fellowship.record"
PICKS = 6


class Found(NamedTuple):
    code: int
    findings: list[dict[str, str]]

    def of(self, state: str) -> list[str]:
        """The sentences of this state, without those of this machine."""
        mine = ("folder", "space", "server", "restore", "database", "table", "tables")
        return [finding["text"] for finding in self.findings if finding["state"] == state and finding["about"] in mine]

    @property
    def troubles(self) -> list[str]:
        return self.of("trouble")


@pytest.fixture
def well(monkeypatch: pytest.MonkeyPatch) -> None:
    """All of this machine is well: the page is built, the usual port is free."""
    monkeypatch.setattr(page, "is_fresh", lambda tree: True)
    monkeypatch.setattr(checks, "PORT", 0)


@pytest.fixture
def doctor(capsys: Said, well: None) -> Callable[[Path], Found]:
    """Looks at a folder, and sees to it that nothing was changed there."""

    def look(folder: Path) -> Found:
        before = traces(folder)
        code = app.run(["doctor", "--data", str(folder), "--json"])
        out, err = capsys.readouterr()
        assert err == "" and traces(folder) == before
        told = json.loads(out)
        assert told["ok"] is (code == 0)
        return Found(code, told["findings"])

    return look


def traces(folder: Path) -> dict[str, tuple[int, bytes]]:
    """Every file with its time; of SQLite's scratch file only that it is there."""
    return {
        str(file): (0, b"") if file.is_dir() or file.name.endswith("-shm") else (file.stat().st_mtime_ns, file.read_bytes())
        for file in folder.rglob("*")
    }


def play(folder: Path) -> list[str]:
    """Two running games with some picks and one that is over; gives the ids of their tables."""

    async def some() -> list[str]:
        async with house_in(folder) as house:
            for wish in ({"scenario": "duel2"}, {"options": {"persons": 2}}):
                pages = await seated(house, *await planted(house, **wish))
                for _ in range(PICKS):
                    await asked(pages).pick()
            await import_record(house, client.fresh(), RECORD.read_text(encoding="utf-8"))
            return [*house.rows]

    return asyncio.run(some())


def change(folder: Path, *statements: str, **facts: Any) -> None:
    with closing(sqlite3.connect(folder / FILE)) as ours:
        for statement in statements:
            ours.execute(statement, facts)
        ours.commit()


SOUND = say("doctor-tables", running=2, finished=1)


# All is well.


def test_where_all_is_well_it_says_so_line_by_line(tmp_path: Path, well: None, capsys: Said) -> None:
    play(tmp_path)
    before = traces(tmp_path)
    assert app.run(["doctor", "--data", str(tmp_path)]) == 0
    out, err = capsys.readouterr()
    lines = out.splitlines()
    assert err == "" and traces(tmp_path) == before
    assert {line.split()[0] for line in lines[:-1]} == {"ok", "note"}
    assert lines[-1] == "All is well."
    size = f"{(tmp_path / FILE).stat().st_size / 1e6:.1f}"
    for told in (SOUND, say("doctor-not-served"), say("doctor-database", file=str(tmp_path / FILE), schema=1, size=size)):
        assert f"ok       {told}" in lines
    python = ".".join(map(str, sys.version_info[:3]))
    assert lines[0] == f"ok       Python {python}, SQLite {sqlite3.sqlite_version}."


def test_a_server_may_go_on_meanwhile(tmp_path: Path, doctor: Callable[[Path], Found]) -> None:
    ids = play(tmp_path)
    with served(tmp_path) as server:
        link = client.new_table(server.base, mine=0, sitters=["person"] * 4)
        found = doctor(tmp_path)
        assert found.code == 0 and say("doctor-served") in found.of("ok")
        assert say("doctor-tables", running=3, finished=1) in found.of("ok")
        assert link.table not in ids

        async def pick() -> None:
            await link.open()
            assert (await link.pick(link.view["options"][0]))["type"] == "done"
            await link.close()

        asyncio.run(pick())
    found = doctor(tmp_path)  # it was killed: its last picks stand in the log
    assert found.code == 0 and say("doctor-tables", running=3, finished=1) in found.of("ok")


@pytest.mark.parametrize("fails", [True, False])
def test_what_a_server_writes_while_a_still_file_is_looked_at_is_not_taken_for_damage(
    tmp_path: Path, well: None, monkeypatch: pytest.MonkeyPatch, fails: bool
) -> None:
    play(tmp_path)
    whole = examine.whole
    calls = 0

    def late(*arguments: Any) -> examine.Finding:
        """A server begins, and has put its log into the file before it is read on."""
        nonlocal calls
        calls += 1
        if calls == 1:
            change(tmp_path, "UPDATE games SET state = state || ' '")
            if fails:
                arguments[0].execute("SELECT nonsense")
        return whole(*arguments)

    monkeypatch.setattr(examine, "whole", late)
    code = app.run(["doctor", "--data", str(tmp_path)])
    assert (calls, code) == (2, 1)  # looked at anew, it is what the disk says now


@pytest.mark.parametrize("make", [lambda folder: None, Path.mkdir], ids=["no folder", "an empty one"])
def test_before_the_first_start_there_is_nothing_to_complain_of(
    tmp_path: Path, doctor: Callable[[Path], Found], make: Callable[[Path], None]
) -> None:
    folder = tmp_path / "games"
    make(folder)
    found = doctor(folder)
    assert found.code == 0
    assert found.of("note") == [say("doctor-no-games") if folder.exists() else say("doctor-folder-none", folder=str(folder))]


def test_a_backup_that_was_restored_is_sound(tmp_path: Path, doctor: Callable[[Path], Found]) -> None:
    play(tmp_path / "games")
    file, _ = backup.back_up(tmp_path / "games", tmp_path / "b.db")
    backup.restore_from(file, tmp_path / "other")
    assert SOUND in doctor(tmp_path / "other").of("ok")


# Damage.

ENTRY = "(SELECT max(number) FROM entries WHERE id = :id)"
DAMAGES = {
    "UPDATE tables SET data = x'7b7d' WHERE id = :id": "What is kept of it cannot be read (",
    "UPDATE games SET state = '{\"half\": ' WHERE id = :id": "",
    "UPDATE games SET data = x'ff' WHERE id = :id": "What is kept of it cannot be read (",
    "DELETE FROM games WHERE id = :id": "Its game is missing.",
    "UPDATE entries SET data = x'ff' WHERE id = :id AND number = 2": "What is kept of it cannot be read (",
    "DELETE FROM entries WHERE id = :id AND number = 3": "Entry 3 is not where it should be among 7.",
    f"DELETE FROM entries WHERE id = :id AND number = {ENTRY}": "Entry 7 is not where it should be among 7.",
    "INSERT INTO entries SELECT id, 8, '', data FROM entries WHERE id = :id AND number = 7": "Entry 9 is not where it should be among 7.",
    "UPDATE links SET data = x'7b7d' WHERE at_table = :id": "What is kept of it cannot be read (",
    "INSERT INTO remarks VALUES (:id, 1, '', x'00')": "What is kept of it cannot be read (",
    "UPDATE games SET data = replace(CAST(data AS TEXT), '\"over\":false', '\"over\":true') WHERE id = :id": (
        "Its summary does not say truly whether the game is over."
    ),
    'UPDATE entries SET data = replace(CAST(data AS TEXT), \'"hash":"\', \'"hash":"0\') WHERE id = :id AND number = 4': (
        "Its picks part from their hashes at step 3."
    ),
    "UPDATE games SET state = (SELECT state FROM games WHERE id = :other) WHERE id = :id": "Its state is not the one that pick 6 led to.",
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_table_is_named_and_all_others_are_looked_at(tmp_path: Path, doctor: Callable[[Path], Found], damage: str) -> None:
    one, other, _ = play(tmp_path)
    change(tmp_path, damage, id=one, other=other)
    found = doctor(tmp_path)
    assert found.code == 1
    (told,) = found.troubles
    assert told.startswith(f"Table {one}: {DAMAGES[damage]}") and "with ./thirdage restore and another --data" in told
    assert say("doctor-tables", running=1, finished=1) in found.of("ok")


def test_each_damaged_table_is_named(tmp_path: Path, doctor: Callable[[Path], Found]) -> None:
    ids = play(tmp_path)
    change(tmp_path, "UPDATE games SET state = '{}'")
    troubles = doctor(tmp_path).troubles
    assert [told.split(":")[0] for told in troubles] == [f"Table {id}" for id in ids]


def test_a_state_that_breaks_a_law_of_the_game_is_told(
    tmp_path: Path, doctor: Callable[[Path], Found], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, *_ = play(tmp_path)
    with store_in(tmp_path) as store:
        game = store.game(one)
        assert game
        state = json.loads(game.state)
    piles = next(value for value in state.values() if isinstance(value, list) and value and isinstance(value[0], list) and value[0])
    piles[0].append(piles[0][0])  # a card in two places
    change(tmp_path, "UPDATE games SET state = :state WHERE id = :id", id=one, state=json.dumps(state))
    (told,) = doctor(tmp_path).troubles
    assert told.startswith(f"Table {one}: Its state breaks a law of the game (")


def test_a_game_begun_under_older_rules_is_no_damage(tmp_path: Path, doctor: Callable[[Path], Found]) -> None:
    one, *_ = play(tmp_path)
    change(
        tmp_path,
        'UPDATE entries SET data = replace(CAST(data AS TEXT), \'"hash":"\', \'"hash":"0\') WHERE id = :id AND number = 4',
        'UPDATE tables SET data = replace(CAST(data AS TEXT), \'"checked":"\', \'"checked":"before \') WHERE id = :id',
        id=one,
    )
    found = doctor(tmp_path)
    assert found.code == 0
    assert say("doctor-older-rules", tables=1) in found.of("note")
    assert say("doctor-tables", running=1, finished=1) in found.of("ok")


def test_rows_that_belong_to_no_table_are_told(tmp_path: Path, doctor: Callable[[Path], Found]) -> None:
    play(tmp_path)
    change(tmp_path, "INSERT INTO remarks VALUES ('nowhere', 1, '', x'00')")
    (told,) = doctor(tmp_path).troubles
    assert "rows without their table in remarks" in told


def test_damage_inside_the_file_is_told_and_what_is_left_is_looked_at(tmp_path: Path, doctor: Callable[[Path], Found]) -> None:
    plant(tmp_path, 20)
    with (tmp_path / FILE).open("r+b") as out:
        out.seek((tmp_path / FILE).stat().st_size // 2 // 4096 * 4096)
        out.write(b"Mordor" * 682)
    found = doctor(tmp_path)
    assert found.code == 1 and f"{tmp_path / FILE} is damaged (" in found.troubles[0]
    assert any(told.startswith("Sound: ") for told in found.of("ok"))


@pytest.mark.parametrize("make", [no_database, of_something_else, of_a_newer_program], ids=lambda make: make.__name__)
def test_a_file_that_is_not_ours_is_told(tmp_path: Path, doctor: Callable[[Path], Found], make: Callable[[Path], str]) -> None:
    told = make(tmp_path / FILE)
    if make is no_database:
        told = say("problem-store-damaged", file=str(tmp_path / FILE), reason="file is not a database")
    found = doctor(tmp_path)
    assert (found.code, found.troubles) == (1, [told])


def test_a_file_that_was_cut_off_is_told(tmp_path: Path, doctor: Callable[[Path], Found]) -> None:
    plant(tmp_path, 20)
    whole = (tmp_path / FILE).read_bytes()
    (tmp_path / FILE).write_bytes(whole[: len(whole) // 3])
    found = doctor(tmp_path)
    assert found.code == 1 and f"{tmp_path / FILE} is damaged (" in found.troubles[0]


# The folder, the disk, the machine.


def test_a_file_in_the_place_of_the_folder_is_told(tmp_path: Path, doctor: Callable[[Path], Found]) -> None:
    (tmp_path / "games").touch()
    assert doctor(tmp_path / "games").troubles == [say("doctor-folder-file", folder=str(tmp_path / "games"))]


def test_what_cannot_be_written_to_is_told(tmp_path: Path, doctor: Callable[[Path], Found], monkeypatch: pytest.MonkeyPatch) -> None:
    play(tmp_path)
    monkeypatch.setattr("os.access", lambda place, mode: Path(place).name != FILE)
    found = doctor(tmp_path)
    assert found.troubles == [say("doctor-folder-closed", place=str(tmp_path / FILE))]
    assert SOUND in found.of("ok")


def test_a_disk_that_is_nearly_full_is_told(tmp_path: Path, doctor: Callable[[Path], Found], monkeypatch: pytest.MonkeyPatch) -> None:
    play(tmp_path)
    usage = shutil.disk_usage(tmp_path)
    monkeypatch.setattr("shutil.disk_usage", lambda place: usage._replace(free=50_000_000))
    assert doctor(tmp_path).troubles == [say("doctor-space-short", folder=str(tmp_path), free="0.1 GB", wanted="0.1 GB")]


def test_a_restore_that_was_cut_off_is_told(tmp_path: Path, doctor: Callable[[Path], Found]) -> None:
    play(tmp_path)
    old = tmp_path / backup.WORK / backup.OLD
    old.mkdir(parents=True)
    shutil.copy(tmp_path / FILE, old)
    assert doctor(tmp_path).troubles == [say("doctor-restore-cut-off")]


def of_machine(found: Found, about: str) -> list[tuple[str, str]]:
    return [(finding["state"], finding["text"]) for finding in found.findings if finding["about"] == about]


def test_a_page_that_is_not_as_its_sources_is_told_and_whether_it_can_be_built(
    tmp_path: Path, doctor: Callable[[Path], Found], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page, "is_fresh", lambda tree: False)
    monkeypatch.setattr(page, "of_the_machine", list)
    monkeypatch.setattr(page, "fetched", lambda tree: [])
    monkeypatch.setattr(page, "page_folder", lambda: page.Tree(page.PACKAGE.parents[1]).page)
    found = doctor(tmp_path / "none")
    assert found.code == 1
    assert of_machine(found, "page")[0][0] == "trouble"
    assert of_machine(found, "node") == [("note", say("doctor-node-none"))]
    monkeypatch.setattr(page, "of_the_machine", lambda: ["npm"])
    assert of_machine(doctor(tmp_path / "none"), "node") == [("ok", say("doctor-node"))]


def test_packages_of_another_version_are_told(tmp_path: Path, doctor: Callable[[Path], Found], monkeypatch: pytest.MonkeyPatch) -> None:
    installed = checks.installed
    monkeypatch.setattr(checks, "installed", lambda name: "0.1" if name == "starlette" else installed(name))
    found = doctor(tmp_path / "none")
    assert (found.code, of_machine(found, "packages")) == (1, [("trouble", say("doctor-packages-wrong", names="starlette"))])


def test_an_old_python_is_told(tmp_path: Path, doctor: Callable[[Path], Found], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checks, "OLDEST", (99, 0))
    assert doctor(tmp_path / "none").code == 1


def test_whether_the_usual_port_is_free_is_told(tmp_path: Path, doctor: Callable[[Path], Found], monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        monkeypatch.setattr(checks, "PORT", port)
        found = doctor(tmp_path / "none")
        assert (found.code, of_machine(found, "port")) == (0, [("note", say("doctor-port-taken", port=str(port)))])
    assert of_machine(doctor(tmp_path / "none"), "port") == [("ok", say("doctor-port", port=str(port)))]
    with served(tmp_path / "games") as server:
        monkeypatch.setattr(checks, "PORT", server.port)
        assert of_machine(doctor(tmp_path / "games"), "port") == [("ok", say("doctor-port-served", port=str(server.port)))]


def test_how_many_things_need_somebody_is_said_last(tmp_path: Path, well: None, capsys: Said) -> None:
    play(tmp_path)
    change(tmp_path, "UPDATE games SET state = '{}'")
    assert app.run(["doctor", "--data", str(tmp_path)]) == 1
    out = capsys.readouterr().out
    assert out.count("\ntrouble  Table ") == 3 and out.endswith("\n3 things need you.\n")


def test_it_can_be_interrupted(tmp_path: Path, well: None, monkeypatch: pytest.MonkeyPatch) -> None:
    play(tmp_path)
    before = traces(tmp_path)

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(examine, "examine", interrupt)
    with pytest.raises(KeyboardInterrupt):
        app.run(["doctor", "--data", str(tmp_path)])
    assert traces(tmp_path) == before


def test_a_seat_still_opens_after_all_that_looking(tmp_path: Path, doctor: Callable[[Path], Found]) -> None:
    (held,) = plant(tmp_path)
    doctor(tmp_path)

    async def look(base: str) -> None:
        link = await Link(base, held[0][0].id, held[0][1]).open()
        assert link.view["options"] or link.view["asked"] is not None
        await link.close()

    with served(tmp_path) as server:
        asyncio.run(look(server.base))
        assert doctor(tmp_path).code == 0
