"""What docs/hosting.md tells of options, limits and names is what the code does."""

from __future__ import annotations

import asyncio
import re
import signal
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from tests.cli.hosted import hosted
from thirdage.cli.app import app
from thirdage.table import app as server
from thirdage.table import backup, computers, doors, guests, house, links, serve, sqlite
from thirdage.table.folders import LOCK

GUIDE = (Path(__file__).resolve().parents[2] / "docs/hosting.md").read_text(encoding="utf-8")
TOLD = " ".join(GUIDE.split())


def test_every_command_line_of_the_guide_is_one_that_exists() -> None:
    commands = app().commands  # type: ignore[attr-defined]
    lines = re.findall(r"\./thirdage ([a-z]+)([^\n`]*)", GUIDE)
    assert {name for name, _ in lines} == {"play", "backup", "restore", "doctor"}
    for name, rest in lines:
        known = {option for parameter in commands[name].params for option in parameter.opts}
        assert set(re.findall(r"--[a-z-]+", rest)) <= known, (name, rest)
    options = re.findall(r"^\| `(--[a-z-]+)", GUIDE, re.MULTILINE)
    assert options and set(options) <= {option for parameter in commands["play"].params for option in parameter.opts}


def test_the_limits_of_the_guide_are_those_of_the_server() -> None:
    assert f"| a message to the server | {serve.FRAME // 1024} KiB; {guests.RATE:.0f} a second, {guests.BURST:.0f} at once" in TOLD
    assert f"| the body of a request | {doors.BODY // 1024} KiB |" in TOLD
    assert f"| {server.NEW_BURST:.0f} at once, then one in two seconds, for each address |" in TOLD and 1 / server.NEW_RATE == 2
    assert f"| guests at one table | {house.MOST_GUESTS} |" in TOLD
    assert f"| tables | {house.MOST_TABLES:,} |" in TOLD
    assert f"cut after {guests.MOST_WAITING} messages or {guests.PATIENCE:.0f} seconds" in TOLD
    assert f"| an answer of a computer player | {computers.CAP:.0f} seconds" in TOLD
    assert f"nobody has opened for {links.UNUSED_FOR // 86400} days expires" in TOLD
    assert f"{serve.PORT}, or a free one where that is taken" in TOLD


def test_the_files_of_the_guide_are_those_of_the_code() -> None:
    for name in (sqlite.FILE, f"{sqlite.FILE}-wal", backup.SCRATCH, LOCK):
        assert f"`{name}`" in TOLD


def test_behind_a_proxy_sockets_open_for_the_page_of_that_name_alone(tmp_path: Path) -> None:
    """With the headers that the guide's nginx sends, and with those of a proxy that names the server by its address."""

    async def tried(base: str, host: str, origin: str) -> bool:
        headers = {"X-Forwarded-For": "203.0.113.1", "X-Forwarded-Proto": "https"}
        port = int(base.rpartition(":")[2])
        try:
            async with connect(f"ws://{host}/ws", host="127.0.0.1", port=port, additional_headers=headers, origin=Origin(origin)):
                return True
        except InvalidStatus:
            return False

    with hosted(tmp_path, "--origin", "https://games.example") as at:
        own = at.base.removeprefix("http://")
        assert asyncio.run(tried(at.base, "games.example", "https://games.example"))
        assert asyncio.run(tried(at.base, own, "https://games.example"))
        assert not asyncio.run(tried(at.base, "games.example", "http://games.example"))
        assert not asyncio.run(tried(at.base, "games.example", "https://other.example"))
        assert not asyncio.run(tried(at.base, "other.example", "https://other.example"))


def test_what_systemd_sends_ends_the_server_in_peace(tmp_path: Path) -> None:
    with hosted(tmp_path) as at:
        code, _, err = at.end(signal.SIGTERM)
    assert code in (0, -signal.SIGTERM) and err == ""


@pytest.mark.parametrize("snippet", ["reverse_proxy 127.0.0.1:3019", "proxy_set_header Upgrade $http_upgrade;", "proxy_http_version 1.1;"])
def test_the_guide_shows_what_a_proxy_needs(snippet: str) -> None:
    assert snippet in GUIDE
