"""`play` in the browser: what it says, where it listens, how it ends, and how it answers what does not fit."""

from __future__ import annotations

import asyncio
import re
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.hosted import hosted
from tests.table.serving import served
from thirdage.cli import app, hosting
from thirdage.cli.first_table import planned
from thirdage.cli.hosting import Place, announce, checked_origin, listening, own_addresses, qr_code, serve_page
from thirdage.kernel.errors import Problem
from thirdage.table import client, house

Said = pytest.CaptureFixture[str]


@pytest.fixture
def said(capsys: Said) -> Said:
    """What is printed."""
    return capsys


@pytest.fixture
def taken() -> Iterator[int]:
    """A port at which something else listens."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield other.getsockname()[1]


def sentence(said: Said) -> str:
    """What a command line that does not fit is answered with: one sentence on the error stream, nothing else."""
    told = said.readouterr()
    assert told.out == "" and told.err.count("\n") == 1
    return told.err


def test_the_page_is_served_and_ctrl_c_ends_it_with_nothing_lost(tmp_path: Path) -> None:
    async def some_picks(base: str) -> client.Link:
        link = await client.new_table(base, sitters=["person"] * 4, mine=0).open()
        answer = await link.pick(link.view["options"][0])
        assert answer["type"] == "done"
        await link.close()
        return link

    async def how_it_stands(base: str, link: client.Link) -> int:
        again = await client.Link(base, link.link, link.secret).open()
        await again.close()
        return int(again.view["version"])

    with hosted(tmp_path) as server:
        assert server.said[0] == f"Third Age is at {server.base}/"
        assert f"Games are kept in {tmp_path}" in server.said
        assert "Only this machine can open it." in server.text and "“Invite” there has a link for every seat" in server.text
        status, headers, body = client.fetch(server.base, "GET", "/")
        assert status == 200 and b"<title>Third Age</title>" in body and headers["content-type"].startswith("text/html")
        link = asyncio.run(some_picks(server.base))
        code, out, err = server.end()
    assert (code, err) == (0, "")
    assert out.strip() == f"The server has ended. All games are in {tmp_path}; ./thirdage play goes on with them."
    with hosted(tmp_path) as server:
        assert asyncio.run(how_it_stands(server.base, link)) == 2


def test_ctrl_c_right_after_the_start_is_quiet_too(tmp_path: Path) -> None:
    with hosted(tmp_path, "--shadow", "bots") as server:
        code, _, err = server.end()
    assert (code, err) == (0, "")


def test_a_folder_has_one_server(tmp_path: Path, said: Said) -> None:
    with served(tmp_path):
        assert app.run(["play", "--data", str(tmp_path), "--port", "0"]) == 2
    assert sentence(said) == f"Another server of Third Age is using {tmp_path}: end it, or choose another folder with --data.\n"


def test_a_port_that_was_asked_for_and_is_in_use_is_told(taken: int, tmp_path: Path, said: Said) -> None:
    assert app.run(["play", "--data", str(tmp_path), "--port", str(taken)]) == 2
    assert f"Port {taken} on 127.0.0.1 cannot be used (Address already in use): choose another" in sentence(said)
    assert list(tmp_path.iterdir()) == []


def test_a_usual_port_that_is_in_use_gives_way_to_a_free_one(taken: int, monkeypatch: pytest.MonkeyPatch, said: Said) -> None:
    monkeypatch.setattr(hosting, "PORT", taken)
    with listening("127.0.0.1", None) as at:
        other = at.getsockname()[1]
    assert other != taken
    announce(Place("127.0.0.1", other, False, []), None, Path("games"), [])
    assert f"(Port {taken} is in use, so this time it is {other}.)" in said.readouterr().out
    announce(Place("127.0.0.1", other, False, []), other, Path("games"), [])
    assert "is in use" not in said.readouterr().out


def test_an_address_that_cannot_be_had_is_told_whatever_the_port() -> None:
    with pytest.raises(Problem, match=r"on 203\.0\.113\.7 cannot be used"):
        listening("203.0.113.7", None)


def test_a_data_folder_that_cannot_be_made_is_told(tmp_path: Path, said: Said) -> None:
    """Whoever runs the tests may write everywhere; but nobody can make a folder below a file."""
    (tmp_path / "file").touch()
    assert app.run(["play", "--data", str(tmp_path / "file/games"), "--port", "0"]) == 2
    assert sentence(said) == f"The games in {tmp_path / 'file/games'} cannot be opened: Not a directory.\n"


@pytest.mark.parametrize(
    "line, told",
    [
        ("--seed 7", "This works only at the terminal: --seed."),
        ("--resume --file x", "This works only at the terminal: --resume, --file."),
        ("--terminal --port 0 --lan", "This does not go with --terminal: --port, --lan."),
        ("--terminal --host ::1 --data x --no-browser", "This does not go with --terminal: --host, --data, --no-browser."),
        ("--terminal --origin https://games.example", "This does not go with --terminal: --origin."),
        ("--lan --host 127.0.0.1", "no --host goes with it"),
        ("--port 65536", "--port must be a whole number"),
        ("--scenario duell2", "did you mean duel2"),
        ("--against nobody", "There is no computer player “nobody”"),
        ("--as frodo --persons 2", "One person holds frodo, aragorn, so either all or none of these can be taken"),
        ("--shadow bots --as shadow", "“shadow” is played by bots"),
        ("--shadow bots --against random", "no other seat is left for the computer player random"),
    ],
)
def test_what_does_not_fit_is_told_before_anything_is_started(line: str, told: str, said: Said) -> None:
    assert app.run(["play", *line.split()]) == 2
    assert told in sentence(said)


def test_origins_are_names_and_nothing_else() -> None:
    assert checked_origin("https://Games.Example/") == "https://games.example"
    assert checked_origin("http://games.example:8080") == "http://games.example:8080"
    for wrong in (
        "games.example",
        "ftp://games.example",
        "https://games.example/table",
        "https://",
        "https://a@b",
        "https://a:b",
        "http://[x",
    ):
        with pytest.raises(Problem, match="is no name of a server"):
            checked_origin(wrong)


def test_behind_a_proxy_the_page_has_the_name_and_the_cookie_is_for_https_only(tmp_path: Path) -> None:
    with hosted(tmp_path, "--origin", "https://games.example", "--scenario", "duel2") as server:
        assert server.said[0] == "Third Age is at https://games.example/"
        assert "Only this machine can open it." not in server.text
        found = re.search(r"you \(Gandalf\) +https://games\.example/t/([\w-]+)#([\w-]+)", server.text)
        assert found
        body, named = {"link": found[1], "secret": found[2]}, {"Host": "games.example", "Origin": "https://games.example"}
        status, headers, _ = client.fetch(server.base, "POST", "/api/enter", body, named)
        assert status == 200 and "secure" in headers["set-cookie"].lower()
        status, _, _ = client.fetch(server.base, "POST", "/api/enter", body, {**named, "Origin": "https://other.example"})
        assert status == 403


def test_guests_behind_a_proxy_do_not_share_the_limits_of_one(tmp_path: Path) -> None:
    """A link that opens nothing may be tried 30 times at once from one address."""
    with hosted(tmp_path, "--origin", "https://games.example") as server:
        tried = {}
        for guest in ("203.0.113.1", "203.0.113.2"):
            headers = {"X-Forwarded-For": guest}
            answers = [client.fetch(server.base, "POST", "/api/enter", {"link": "a", "secret": "b"}, headers)[2] for _ in range(40)]
            tried[guest] = sum(b"opens no table" in answer for answer in answers)
    assert all(30 <= times < 40 for times in tried.values()), tried


def test_a_name_of_its_own_is_known_to_the_server() -> None:
    assert Place("table.local", 3019, False, []).origins == ["http://table.local:3019"]
    assert Place("localhost", 3019, False, []).origins == Place("::1", 3019, False, []).origins == []
    assert Place("::", 3019, False, []).local == "http://[::1]:3019"


def test_in_a_network_others_are_told_the_address_and_shown_a_code(monkeypatch: pytest.MonkeyPatch, said: Said) -> None:
    monkeypatch.setattr(hosting, "own_addresses", lambda: ["192.168.1.5", "10.0.0.7"])
    place = Place("0.0.0.0", 3019, True, [])
    assert place.address == "http://192.168.1.5:3019"
    announce(place, None, Path("games"), [])
    shown = said.readouterr().out
    assert shown.startswith("Third Age is at http://192.168.1.5:3019/\n")
    assert "It is at http://10.0.0.7:3019/ too.\n" in shown and "On this machine it is at http://127.0.0.1:3019/ too" in shown
    assert qr_code("http://192.168.1.5:3019/") in shown
    assert "Only this machine" not in shown


def test_the_code_is_a_square_with_a_margin_for_the_camera() -> None:
    lines = qr_code("http://192.168.1.5:3019/").splitlines()
    width = len(lines[0])
    assert {len(line) for line in lines} == {width} and len(lines) == (width + 1) // 2
    assert lines[0] == "█" * width and all(line.startswith("█") and line.endswith("█") for line in lines[:-1])


def test_without_a_network_that_is_said(monkeypatch: pytest.MonkeyPatch, said: Said) -> None:
    monkeypatch.setattr(hosting, "own_addresses", list)
    announce(Place("0.0.0.0", 3019, True, []), None, Path("games"), [])
    assert "This machine has no address that others could reach" in said.readouterr().out


def test_with_lan_the_page_answers_at_every_address_of_this_machine(tmp_path: Path) -> None:
    with hosted(tmp_path, "--lan") as server:
        port = server.base.rpartition(":")[2]
        for address in ["127.0.0.1", *own_addresses()]:
            assert client.fetch(f"http://{address}:{port}", "GET", "/")[0] == 200
            assert f"http://{address}:{port}/" in server.text


def test_the_browser_is_shown_the_page_or_the_table_that_was_made(tmp_path: Path) -> None:
    seen, browser = tmp_path / "seen", tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {seen}.new\nmv {seen}.new {seen}\n')
    browser.chmod(0o755)

    async def shown() -> str:
        for _ in range(200):
            if seen.exists():
                return seen.read_text().strip()
            await asyncio.sleep(0.05)
        raise AssertionError("no browser was opened")

    with hosted(tmp_path / "a", BROWSER=f"{browser} %s") as server:
        assert asyncio.run(shown()) == f"{server.base}/"
    seen.unlink()
    with hosted(tmp_path / "b", "--scenario", "duel2", BROWSER=f"{browser} %s") as server:
        link = asyncio.run(shown())
        assert f"you (Gandalf)  {link}" in server.text and link.startswith(f"{server.base}/t/")


def test_where_there_is_no_screen_the_address_is_told(monkeypatch: pytest.MonkeyPatch, said: Said) -> None:
    for name in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("sys.platform", "linux")
    hosting.show("http://127.0.0.1:3019/")
    assert said.readouterr().out == "There is no screen for a browser here: open http://127.0.0.1:3019/ yourself.\n"


def test_a_table_that_cannot_be_made_ends_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house, "MOST_TABLES", 0)
    for _ in range(2):  # the second time shows that folder and store were let go
        with pytest.raises(Problem, match="keeps 0 tables and takes no more"):
            serve_page(tmp_path, None, 0, False, [], False, planned())
