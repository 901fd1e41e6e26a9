"""What every answer tells the browser to forbid, and that the built page asks for nothing of it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tests.citing import bar
from tests.table.serving import CODE, Served, served
from thirdage.cli import page
from thirdage.table import client

ROOT = Path(__file__).resolve().parents[2]
POLICY = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
}
OTHERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
UNASKED = {"http://www.w3.org", "https://svelte.dev"}  # names of SVG and the like; where the framework explains its own errors


@pytest.fixture(scope="module")
def built() -> Path:
    return page.built()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, built: Path) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("data"), built) as made:
        yield made


def addresses(built: Path) -> list[tuple[str, str, int]]:
    """Every kind of answer that the server gives."""
    assets = [("GET", f"/assets/{file.name}", 200) for file in sorted((built / "assets").iterdir())]
    return [
        *(("GET", path, 200) for path in ("/", "/new", "/t/x", "/api/games", "/api/catalogue/cardgame")),
        *assets,
        ("HEAD", "/", 200),
        ("GET", "/api/catalogue/x", 400),
        ("GET", "/t/x/record", 400),
        ("POST", "/api/tables", 400),
        ("GET", "/nothing", 404),
        ("GET", "/assets/nothing.js", 404),
        ("GET", "/assets/../index.html", 404),
        ("GET", "/assets", 404),
        ("GET", "/api/tables", 405),
        ("DELETE", "/", 405),
        ("GET", "/ws", 404),
    ]


def check(headers: dict[str, str]) -> None:
    policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
    assert policy == POLICY
    assert {name: headers[name] for name in OTHERS} == OTHERS
    assert "server" not in headers and "access-control-allow-origin" not in headers


@bar("S5")
def test_every_address_answers_with_the_strict_policy(server: Served, built: Path) -> None:
    for method, path, wanted in addresses(built):
        status, headers, _ = client.fetch(server.base, method, path, b"{}" if method == "POST" else None)
        assert (path, status) == (path, wanted)
        check(headers)


@bar("S5")
@pytest.mark.parametrize(
    "wanted, headers, body",
    [
        (403, {"Origin": "http://evil.example"}, b"{}"),
        (403, {"Host": "evil.example"}, b"{}"),
        (413, {}, b" " * 65_537),
    ],
)
def test_what_is_refused_at_the_door_has_it_too(server: Served, wanted: int, headers: dict[str, str], body: bytes) -> None:
    status, told, _ = client.fetch(server.base, "POST", "/api/enter", body, headers)
    assert status == wanted
    check(told)


@bar("S5")
def test_what_has_not_changed_has_it_too(server: Served) -> None:
    _, headers, _ = client.fetch(server.base, "GET", "/api/games")
    status, told, body = client.fetch(server.base, "GET", "/api/games", headers={"If-None-Match": headers["etag"]})
    assert (status, body) == (304, b"")
    check(told)


@bar("S5")
def test_a_fault_of_ours_has_it_too_and_tells_no_more_than_a_sentence(tmp_path: Path) -> None:
    broken = "from thirdage.table.house import House\ndef fail(*given): raise RuntimeError('the secret')\nHouse.enter = fail\n"
    quiet = "import os\nos.dup2(os.open(os.devnull, os.O_WRONLY), 2)\n"
    with served(tmp_path, code=quiet + broken + CODE) as server:
        status, headers, body = client.fetch(server.base, "POST", "/api/enter", {"link": "a", "secret": "b"})
        assert status == 500 and b"secret" not in body and b"Something went wrong in the server" in body
        check(headers)


class Reading(HTMLParser):
    """What a page of HTML would have the browser do."""

    def __init__(self) -> None:
        super().__init__()
        self.inline: list[str] = []
        self.wants: list[str] = []
        self.open = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.open = tag
        for name, value in attrs:
            if name == "style" or name.startswith("on") or name == "srcdoc" or "javascript:" in (value or ""):
                self.inline.append(f"{tag} {name}={value}")
            if name in ("src", "href", "action", "data", "poster", "srcset"):
                self.wants.append(value or "")

    def handle_data(self, data: str) -> None:
        if self.open in ("script", "style") and data.strip():
            self.inline.append(data)

    def handle_endtag(self, tag: str) -> None:
        self.open = ""


@bar("S5")
def test_the_built_page_has_no_script_or_style_of_its_own_and_asks_nobody_else(built: Path) -> None:
    reading = Reading()
    reading.feed((built / "index.html").read_text(encoding="utf-8"))
    assert reading.inline == []
    assert len(reading.wants) >= 3 and all(re.fullmatch(r"/assets/[\w.-]+", want) for want in reading.wants)


@bar("S5")
def test_no_built_file_names_another_host(built: Path) -> None:
    """But for names by which nothing is fetched."""
    for file in (built / "assets").iterdir():
        if file.suffix in (".js", ".css", ".svg"):
            text = file.read_text(encoding="utf-8")
            hosts = set(re.findall(r"(?:https?|wss?):\\?/\\?/[\w.-]+", text)) - UNASKED
            assert hosts == set(), file.name
            assert not re.search(r"""["'(]//[a-z0-9-]+\.[a-z]""", text), file.name
            assert "sourceMappingURL" not in text and "@import" not in text


@bar("S5")
def test_the_page_shows_what_others_wrote_as_text_only() -> None:
    """No way from a name or a remark into the markup, nor into code."""
    sources = [file for file in (ROOT / "web/src").rglob("*") if file.suffix in (".svelte", ".ts") and not file.name.endswith(".test.ts")]
    assert len(sources) > 30
    ways = r"@html|innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function\(|srcdoc|setHTML"
    assert [file.name for file in sources if re.search(ways, file.read_text(encoding="utf-8"))] == []
