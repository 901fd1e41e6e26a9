"""Records that cannot be looked at: broken, of other games, of other rules, too long, not over. Each is refused in one sentence."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.table.indoors import house_in
from tests.table.serving import CODE, Served, served
from thirdage import games
from thirdage.kernel.errors import Problem
from thirdage.kernel.records import Record, note, read, write
from thirdage.table import client, house
from thirdage.table.importing import import_record

GAME = games.get("cardgame")


def played(scenario: str = "duel2", **options: Any) -> str:
    rng = Random(3)
    state = GAME.new(scenario=scenario, seed="3", **options)
    record = Record("cardgame", GAME.version, scenario, options, "3")
    while not GAME.over(state):
        note(GAME, state, record, rng.choice(GAME.legal(state)))
    return write(record)


WHOLE = played()
LINES = WHOLE.splitlines()
HALF = len(LINES) // 2


def without(lines: int) -> str:
    """All but the last few lines."""
    return "\n".join(LINES[:-lines]) + "\n"


def other_hash() -> str:
    line = re.sub(r"#.{16}$", "#" + "0" * 16, LINES[HALF])
    return "\n".join([*LINES[:HALF], line, *LINES[HALF + 1 :]])


BROKEN: dict[str, tuple[str, str]] = {
    "nothing": ("", "is not a Third Age record"),
    "not a record": ("Dear Sam,\nthe kettle is on.", "is not a Third Age record"),
    "a page": ("<!doctype html><html></html>", "is not a Third Age record"),
    "cut off in the head": ("\n".join(LINES[:3]), "header lacks"),
    "cut off in a pick": (WHOLE[: len(WHOLE) * 2 // 3], ""),
    "cut off after a pick": (without(5), "is not over"),
    "not begun": ("\n".join(LINES[:7]), "is not over"),
    "with a line missing": ("\n".join([*LINES[:HALF], *LINES[HALF + 1 :]]), "Line"),
    "with another hash": (other_hash(), f"step {HALF - 6} "),
    "of another game": (WHOLE.replace("game: cardgame", "game: chess"), "no game “chess”"),
    "of the other game": (WHOLE.replace("game: cardgame", "game: boardgame"), "no scenario “duel2”; known: base"),
    "of another scenario": (WHOLE.replace("scenario: duel2", "scenario: fellowship"), ""),
    "of an unknown scenario": (WHOLE.replace("scenario: duel2", "scenario: " + "x" * 5000), "no scenario “xxx"),
    "of another version": (other_hash().replace(f"version: {GAME.version}", "version: 999"), "999"),
    "with another seed": (WHOLE.replace("seed: 3", "seed: 4"), "Step 1"),
    "with no seed": (WHOLE.replace("seed: 3", "seed:"), "seed"),
    "with options that do not fit": (WHOLE.replace("options: {}", 'options: {"persons": 9}'), "persons"),
    "with options that are none": (WHOLE.replace("options: {}", "options: []"), "options"),
    "with options of half a letter": (WHOLE.replace("options: {}", r'options: {"\ud800": 1}'), "options"),
    "with options nested deep": (WHOLE.replace("options: {}", "options: " + '{"a":' * 3000 + "1" + "}" * 3000), ""),
    "with a seed in its options": (WHOLE.replace("options: {}", 'options: {"seed": "1"}'), "options"),
    "with picks after the end": (WHOLE + f"{len(LINES) - 6} gandalf: pass\n", "Step"),
    "with a card of its own": (
        re.sub(r"^1 (\S+): (\w+).*$", r"1 \1: \2 The One Ring of Tests", WHOLE, flags=re.MULTILINE),
        "The One Ring of Tests",
    ),
    "too long": (WHOLE + " " * (60_001 - len(WHOLE)), "length <= 60000"),
    "in two": (WHOLE + WHOLE, "Line"),
    "with signs of other alphabets for digits": (re.sub(r"^1 ", "١ ", WHOLE, flags=re.MULTILINE), "Line"),
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Where one address may ask as often as it likes."""
    with served(tmp_path_factory.mktemp("data"), code="from thirdage.table import app\napp.NEW_BURST = 1000\n" + CODE) as made:
        yield made


def brought(server: Served, body: Any) -> tuple[int, str]:
    status, _, raw = client.fetch(server.base, "POST", "/api/records", body)
    return status, json.loads(raw).get("sentence", "")


@pytest.mark.parametrize("name", BROKEN)
def test_a_record_that_cannot_be_shown_is_refused_in_one_sentence(server: Served, name: str) -> None:
    text, told = BROKEN[name]
    status, sentence = brought(server, {"id": client.fresh(), "record": text})
    assert status == 400 and told in sentence and re.search(r"[.?]( \([A-Z]+-\w+\))?$", sentence), sentence
    assert len(sentence) < 400 and "\n" not in sentence and "went wrong in the server" not in sentence


@pytest.mark.parametrize(
    "make, status, told",
    [
        (lambda whole: whole.encode("utf-16"), 400, "is not understood"),
        (lambda whole: whole.replace("duel2", "d\u00fcel2").encode("latin-1"), 400, "is not understood"),
        (lambda whole: whole.encode()[:200], 400, "truncated"),
        (lambda whole: whole.encode() + b" " * 70_000, 413, "at most 64 KiB"),
        (lambda whole: b"\x1f\x8b" + whole.encode(), 400, "is not understood"),
        (lambda whole: b"", 400, "truncated"),
    ],
)
def test_a_file_in_another_encoding_or_too_big_is_refused(server: Served, make: Callable[[str], bytes], status: int, told: str) -> None:
    got, sentence = brought(server, make(json.dumps({"id": client.fresh(), "record": WHOLE})))
    assert got == status and told in sentence, sentence


def test_after_all_that_a_sound_record_is_still_taken_and_only_that_one_is_there(server: Served) -> None:
    answer, secret = client.post(server.base, "/api/records", {"id": client.fresh(), "record": WHOLE})

    async def look() -> None:
        link = await client.Link(server.base, answer["link"], secret).open()
        past = await link.ask("step", step=10, eyes="open")
        assert link.about["over"] and len(past["views"]) == 2
        await link.close()

    asyncio.run(look())
    with pytest.raises(client.Trouble, match="no such table"):
        client.join(server.base, answer["table"], "watch")  # whoever brought it decides who sees it


def test_a_record_of_another_version_that_still_replays_is_taken(server: Served) -> None:
    status, _ = brought(server, {"id": client.fresh(), "record": WHOLE.replace(f"version: {GAME.version}", "version: 0")})
    assert status == 200


def test_a_long_record_does_not_hold_up_other_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While one is replayed, whatever else waits for its turn gets it every few picks."""
    text = played("trilogy", persons=4)

    async def live() -> None:
        async with house_in(tmp_path) as at:
            turns, before_writing, write = 0, 0, at.store.write

            def counted(*changes: Any) -> Any:
                nonlocal before_writing
                before_writing = turns
                return write(*changes)

            monkeypatch.setattr(at.store, "write", counted)
            bringing = asyncio.ensure_future(import_record(at, client.fresh(), text))
            while not bringing.done():
                await asyncio.sleep(0)
                turns += 1
            await bringing
            assert before_writing > len(read(text).picks) / 25

    asyncio.run(live())


def test_a_server_that_is_full_takes_no_records_either(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house, "MOST_TABLES", 0)

    async def live() -> None:
        async with house_in(tmp_path) as at:
            with pytest.raises(Problem, match="keeps 0 tables and takes no more"):
                await import_record(at, client.fresh(), WHOLE)

    asyncio.run(live())
