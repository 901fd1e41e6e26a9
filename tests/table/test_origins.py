"""Pages of others: whatever a browser could be led to send from there is refused, and no cookie of ours goes with it."""

from __future__ import annotations

import asyncio
import http.client
import json
from collections.abc import Iterator
from http.cookies import SimpleCookie
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.citing import bar
from tests.table.serving import CODE, Served, served
from thirdage.kernel.words import say
from thirdage.table import client

NAMED = "https://games.example"
BEHIND = CODE.replace("flush=True))", f"flush=True), origins=[{NAMED!r}])")
UNSAFE = [
    ("POST", "/api/tables"),
    ("POST", "/api/enter"),
    ("POST", "/api/records"),
    ("POST", "/api/tables/x/join"),
    ("PUT", "/api/tables"),
    ("DELETE", "/"),
    ("PATCH", "/t/x"),
    ("OPTIONS", "/api/tables"),
]


def wrong_origins(host: str) -> list[str | None]:
    """Of a page that is not ours, and of names that only look like ours. None: no header at all."""
    name, _, port = host.partition(":")
    return [
        *(None, "", "null", "http://evil.example", f"http://{name}", f"http://{name}:{int(port) + 1}", f"http://localhost:{port}"),
        *(f"http://{host}.evil.example", f"http://evil.example#{host}", f"http://evil.example/{host}", f"http://{host}@evil.example"),
        *(
            f"http://evil@{host}",
            f"http://{host}/",
            f"http://{host}/page",
            f"http://{host}?",
            f"ftp://{host}",
            f"file://{host}",
            host,
            f"//{host}",
        ),
        *(f"http://{host}, http://evil.example", f"http://evil.example http://{host}", f"http://x{host}", f"http://{host}0", f" {host}"),
        *("http://[", "http://[::1", "http://", "about:blank", "https://games.example.evil.example", "http://xn--zckzah.example"),
    ]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("data")) as made:
        yield made


@pytest.fixture(scope="module")
def behind(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that people reach by another name, through a proxy."""
    with served(tmp_path_factory.mktemp("data"), code=BEHIND) as made:
        yield made


def asked(server: Served, method: str, path: str, origin: str | None, host: str | None = None) -> tuple[int, Any]:
    """The status and the sentence that a request from there is answered with."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=20)
    connection.putrequest(method, path, skip_host=True)
    connection.putheader("Host", host if host is not None else f"127.0.0.1:{server.port}")
    if origin is not None:
        connection.putheader("Origin", origin)
    connection.putheader("Content-Length", "2")
    connection.endheaders(b"{}")
    answer = connection.getresponse()
    body = answer.read()
    connection.close()
    return answer.status, "" if answer.status == 200 else json.loads(body)["sentence"]


def opens(server: Served, path: str, origin: str | None, host: str | None = None, secret: str = "") -> bool:
    """Can a WebSocket be opened from there?"""

    async def attempt() -> bool:
        headers = [("Cookie", f"seat={secret}"), *([("Origin", origin)] if origin is not None else [])]
        where = f"ws://{host or f'127.0.0.1:{server.port}'}{path}"
        try:
            async with connect(where, host="127.0.0.1", port=server.port, additional_headers=headers, compression=None):
                return True
        except InvalidStatus as refused:
            if refused.response.status_code != 403:
                raise
            return False

    return asyncio.run(attempt())


@bar("S2")
@pytest.mark.parametrize("method, path", UNSAFE)
def test_what_could_change_something_is_refused_from_every_other_page(server: Served, method: str, path: str) -> None:
    for origin in wrong_origins(f"127.0.0.1:{server.port}"):
        assert asked(server, method, path, origin) == (403, say("problem-origin")), origin
    assert asked(server, method, path, server.base)[0] in (400, 405)  # now it is the wish itself that does not fit


@bar("S2")
def test_a_socket_opens_for_our_own_page_only(server: Served) -> None:
    made = client.new_table(server.base, mine=0)
    for path in (f"/t/{made.link}/ws", "/ws"):
        assert opens(server, path, server.base, secret=made.secret)
        assert opens(server, path, server.base.upper(), secret=made.secret)  # names have no case
        for origin in wrong_origins(f"127.0.0.1:{server.port}"):
            assert not opens(server, path, origin, secret=made.secret), origin


@bar("S2")
@pytest.mark.parametrize(
    "host",
    [
        *(
            "evil.example",
            "evil.example:80",
            "127.0.0.1.evil.example",
            "localhost.evil.example",
            "evil-localhost",
            "127.0.0.1@evil.example",
        ),
        *(
            "",
            " ",
            "[evil]",
            "[",
            "games.example",
            "0x7f.1",
            "127.1",
            "localhost,evil.example",
            "evil.example:127.0.0.1",
            "[::1].evil.example",
        ),
    ],
)
def test_a_name_that_somebody_else_leads_here_is_refused(server: Served, host: str) -> None:
    """DNS rebinding: the page and the request are of one origin, but the name is not ours."""
    for method, path in (("GET", "/"), ("GET", "/api/games"), ("POST", "/api/tables"), ("GET", "/t/x/record")):
        assert asked(server, method, path, f"http://{host}", host) == (403, say("problem-host"))


@bar("S2")
def test_a_socket_by_a_name_that_is_not_ours_is_refused(server: Served) -> None:
    name = f"evil.example:{server.port}"
    assert not opens(server, "/ws", f"http://{name}", name)


@bar("S2")
@pytest.mark.parametrize("host", ["localhost", "LOCALHOST", "[::1]", "192.168.1.5", "127.0.0.1"])
def test_by_every_name_of_ours_the_page_of_that_name_is_let_in(server: Served, host: str) -> None:
    here = f"{host}:{server.port}"
    assert asked(server, "GET", "/api/games", None, here)[0] == 200
    assert asked(server, "POST", "/api/enter", f"http://{here}", here)[0] == 400
    assert asked(server, "POST", "/api/enter", f"http://127.0.0.2:{server.port}", here)[0] == 403


@bar("S2")
def test_a_name_that_was_given_is_let_in_with_its_scheme_and_no_other(behind: Served) -> None:
    name = NAMED.removeprefix("https://")
    for origin, status in {
        NAMED: 400,
        "HTTPS://Games.Example": 400,
        f"http://{name}": 403,
        f"{NAMED}:8443": 403,
        f"{NAMED}.evil.example": 403,
        "https://evil.example": 403,
        "null": 403,
    }.items():
        assert asked(behind, "POST", "/api/enter", origin, name)[0] == status, origin
        assert opens(behind, "/ws", origin, name) == (status == 400), origin
    assert asked(behind, "POST", "/api/enter", behind.base)[0] == 400  # the host's own machine still gets in by number
    assert asked(behind, "GET", "/api/games", None, "other.example")[0] == 403


def cookie_of(base: str, headers: dict[str, str]) -> tuple[str, Any]:
    wish = {"id": client.fresh(), "game": "cardgame", "scenario": "duel2", "mine": 0}
    status, told, raw = client.fetch(base, "POST", "/api/tables", wish, headers)
    assert status == 200
    return json.loads(raw)["link"], SimpleCookie(told["set-cookie"])["seat"]


@bar("S2")
def test_the_cookie_goes_to_its_own_link_only_and_no_script_or_other_page_has_it(server: Served, behind: Served) -> None:
    link, cookie = cookie_of(server.base, {})
    assert (cookie["path"], cookie["samesite"].lower(), cookie["httponly"], cookie["secure"]) == (f"/t/{link}", "strict", True, "")
    assert cookie["domain"] == "" and 0 < int(cookie["max-age"]) <= 400 * 24 * 3600
    link, cookie = cookie_of(behind.base, {"Host": "games.example", "Origin": NAMED})
    assert (cookie["path"], cookie["samesite"].lower(), cookie["httponly"], cookie["secure"]) == (f"/t/{link}", "strict", True, True)


@bar("S2")
def test_every_way_to_a_link_sets_the_same_kind_of_cookie(server: Served) -> None:
    made = client.new_table(server.base, scenario="duel2", mine=0)
    for path, wish in (
        ("/api/enter", {"link": made.link, "secret": made.secret}),
        (f"/api/tables/{made.table}/join", {"id": client.fresh(), "role": "watch"}),
    ):
        status, headers, raw = client.fetch(server.base, "POST", path, wish)
        cookie = SimpleCookie(headers["set-cookie"])["seat"]
        assert status == 200 and headers["cache-control"] == "no-store"
        assert (cookie["path"], cookie["samesite"].lower(), cookie["httponly"]) == (f"/t/{json.loads(raw)['link']}", "strict", True)
