"""The files of the page: small on the way, kept by the browser, and nothing else is handed out."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.table.serving import Served, served
from thirdage.cli import page
from thirdage.table import client

BUDGET = 250_000  # bytes of a first load, packed
PACKED = {"Accept-Encoding": "gzip"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("data"), page.built()) as made:
        yield made


def fetched(server: Served, path: str, headers: dict[str, str] | None = None) -> tuple[int, dict[str, str], bytes]:
    return client.fetch(server.base, "GET", path, headers=headers)


def assets(server: Served) -> list[str]:
    return re.findall(r'(?:src|href)="(/assets/[^"]+)"', fetched(server, "/")[2].decode())


def test_a_first_load_is_small(server: Served) -> None:
    """All that the start page and a table need; of the typefaces those with the letters that English and the names use."""
    folder = page.page_folder() / "assets"
    faces = [f"/assets/{file.name}" for file in folder.glob("*.woff2") if "-latin-ext-" not in file.name]
    assert len(faces) == 5
    wanted = ["/", *assets(server), *faces, "/api/games", "/api/catalogue/cardgame"]
    sizes = {path: len(fetched(server, path, PACKED)[2]) for path in wanted}
    assert sum(sizes.values()) <= BUDGET, sizes


def test_files_are_packed_for_who_can_unpack_them_and_kept_for_ever(server: Served) -> None:
    for path in assets(server):
        status, headers, raw = fetched(server, path)
        assert (status, headers.get("content-encoding")) == (200, None)
        assert "immutable" in headers["cache-control"]
        _, packed_headers, packed = fetched(server, path, PACKED)
        assert packed_headers["content-encoding"] == "gzip" and gzip.decompress(packed) == raw
        assert packed_headers["content-type"] == headers["content-type"]


def test_the_page_itself_is_asked_for_anew(server: Served) -> None:
    for path in ("/", "/new", "/t/anything"):
        status, headers, _ = fetched(server, path)
        assert (status, headers["cache-control"]) == (200, "no-cache")


@pytest.mark.parametrize(
    "path", ["/assets/", "/assets/../index.html", "/assets/%2e%2e/built.txt", "/assets/%2e%2e%2fbuilt.txt", "/built.txt", "/assets/x.py"]
)
def test_nothing_beside_them_is_handed_out(server: Served, path: str) -> None:
    assert fetched(server, path)[0] == 404


def test_a_server_without_a_page_says_so(tmp_path: Path) -> None:
    with served(tmp_path) as bare:
        assert [fetched(bare, path)[0] for path in ("/", "/assets/index.js", "/api/games")] == [404, 404, 200]
