"""Wrong, expired and revoked links, full tables, other people's links, stale picks, two tabs: one sentence each, and nothing is lost."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.citing import bar
from tests.table.indoors import Held, house_in, planted
from tests.table.serving import Served, served
from thirdage import games
from thirdage.kernel.contract import Json
from thirdage.kernel.records import Record, note, write
from thirdage.kernel.words import say
from thirdage.table import client, links
from thirdage.table.client import Link, Trouble

MONTH = 31 * 24 * 3600


@pytest.fixture(scope="module")
def held(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, Held]]:
    """A table with a link of every kind, some of them revoked or never opened for a month."""
    folder = tmp_path_factory.mktemp("data")

    async def plant() -> dict[str, Held]:
        async with house_in(folder) as house:
            host, person = await planted(house, scenario="duel2")
            table = host[0].table
            house.clock = lambda: time.time() - MONTH
            expired = await house.mint(table, links.SEAT, 1, host=False, used=False)
            house.clock = time.time
            revoked = await house.mint(table, links.WATCH, None, host=False, used=True)
            revoked[0].revoked = house.now
            await house.store.write(revoked[0])
            watching = await house.mint(table, links.WATCH, None, host=False, used=True)
            other, *_ = await planted(house, scenario="duel2")
            await house.enter(person[0].id, person[1])
            full = await house.mint(table, links.ANY, None, host=False, used=True)
            return {
                "host": host,
                "person": person,
                "watching": watching,
                "expired": expired,
                "revoked": revoked,
                "full": full,
                "elsewhere": other,
                "wrong secret": (host[0], "no" * 16),
                "no secret": (host[0], ""),
                "another's secret": (host[0], person[1]),
                "another table's secret": (host[0], other[1]),
                "never made": (links.mint(table, links.SEAT, 0, True, 0)[0], "no" * 16),
            }

    return folder, asyncio.run(plant())


@pytest.fixture(scope="module")
def server(held: tuple[Path, dict[str, Held]]) -> Iterator[Served]:
    with served(held[0]) as made:
        yield made


BAD = {
    "wrong secret": "problem-link-wrong",
    "no secret": "problem-link-wrong",
    "another's secret": "problem-link-wrong",
    "another table's secret": "problem-link-wrong",
    "never made": "problem-link-wrong",
    "expired": "problem-link-expired",
    "revoked": "problem-link-revoked",
}


def link_of(server: Served, held: tuple[Path, dict[str, Held]], name: str) -> Link:
    row, secret = held[1][name]
    return Link(server.base, row.id, secret, row.table)


@bar("S6")
@pytest.mark.parametrize("name, key", BAD.items())
def test_a_link_that_opens_nothing_is_told_so_at_every_door(
    server: Served, held: tuple[Path, dict[str, Held]], name: str, key: str
) -> None:
    """The socket, the record and the exchange for a cookie. Then the host's link works as ever."""
    link = link_of(server, held, name)

    async def open_it() -> Json:
        opened = await link.open()
        await opened.close()
        assert opened.socket.close_code == 4001
        return opened.ended

    assert asyncio.run(open_it()) == {"type": "bye", "sentence": say(key), "final": True}
    status, _, raw = client.fetch(server.base, "GET", f"/t/{link.link}/record", headers={"Cookie": f"seat={link.secret}"})
    assert (status, json.loads(raw)) == (400, {"sentence": say(key)})
    if link.secret:
        with pytest.raises(Trouble) as trouble:
            client.enter(server.base, link.link, link.secret)
        assert (trouble.value.status, trouble.value.sentence) == (400, say(key))

    async def look() -> None:
        host = await link_of(server, held, "host").open()
        assert host.view and (await host.ask("ping"))["type"] == "pong"
        await host.close()

    asyncio.run(look())


@bar("S6")
@pytest.mark.parametrize("name", ["host", "person", "watching"])
def test_the_record_of_a_running_game_is_given_to_nobody(server: Served, held: tuple[Path, dict[str, Held]], name: str) -> None:
    link = link_of(server, held, name)
    status, _, raw = client.fetch(server.base, "GET", f"/t/{link.link}/record", headers={"Cookie": f"seat={link.secret}"})
    assert (status, json.loads(raw)) == (400, {"sentence": say("problem-record-running")})


@bar("S6")
def test_the_record_of_a_finished_game_is_given_to_whoever_has_a_link_and_nobody_else(server: Served) -> None:
    text = played_out("duel2")
    answer, secret = client.post(server.base, "/api/records", {"id": client.fresh(), "record": text})
    path = f"/t/{answer['link']}/record"
    status, headers, raw = client.fetch(server.base, "GET", path, headers={"Cookie": f"seat={secret}"})
    assert (status, raw.decode()) == (200, text)
    assert headers["cache-control"] == "no-store" and headers["content-type"].startswith("text/plain")
    for cookie in ({}, {"Cookie": "seat="}, {"Cookie": "seat=wrong"}, {"Cookie": f"other={secret}"}):
        status, _, raw = client.fetch(server.base, "GET", path, headers=cookie)
        assert (status, json.loads(raw)["sentence"]) == (400, say("problem-link-wrong"))


def played_out(scenario: str) -> str:
    """The record of a whole game."""
    game, rng = games.get("cardgame"), Random(5)
    state = game.new(scenario=scenario, seed="5")
    record = Record("cardgame", game.version, scenario, {}, "5")
    while not game.over(state):
        note(game, state, record, rng.choice(game.legal(state)))
    return write(record)


@bar("S6")
def test_a_table_that_is_full_or_not_listed_is_not_joined(server: Served, held: tuple[Path, dict[str, Held]]) -> None:
    full = link_of(server, held, "full")

    def told(path: str, wish: Any) -> str:
        with pytest.raises(Trouble) as trouble:
            client.post(server.base, path, wish)
        assert trouble.value.status == 400
        return trouble.value.sentence

    assert told("/api/enter", {"link": full.link, "secret": full.secret}) == say("problem-full")
    join = f"/api/tables/{full.table}/join"
    assert told(join, {"id": client.fresh(), "role": "any"}) == say("problem-full")
    assert told(join, {"id": client.fresh(), "role": 1}) == say("problem-taken")
    assert told(join, {"id": client.fresh(), "role": 5}) == say("problem-taken")
    hidden = client.new_table(server.base, scenario="duel2", mine=0, listed=False)
    for table in (hidden.table, "nothing", "..", "%00"):
        assert told(f"/api/tables/{table}/join", {"id": client.fresh(), "role": "any"}) == say("problem-no-table")
        assert told(f"/api/tables/{table}/join", {"id": client.fresh(), "role": "watch"}) == say("problem-no-table")


@bar("S6")
def test_whoever_is_revoked_while_at_the_table_leaves_with_a_sentence_and_the_others_play_on(tmp_path: Path) -> None:
    async def live(server: Served) -> None:
        made = client.new_table(server.base, scenario="duel2", mine=0)
        host = await made.open()
        guest = await client.join(server.base, made.table, 1).open()
        assert (await host.ask("revoke", role=1))["type"] == "done"
        await guest.until(lambda: bool(guest.ended))
        assert guest.ended == {"type": "bye", "sentence": say("problem-link-revoked"), "final": True}
        await host.until(lambda: host.about["persons"][1]["free"] and not host.about["persons"][1]["here"])
        again = await client.join(server.base, made.table, 1).open()
        for link in (host, again) * 3:
            if link.view["options"]:
                answer = await link.pick(link.view["options"][0])
                assert answer["type"] == "done"
                await link.reach(answer["version"])
        for link in (host, again):
            await link.close()

    with served(tmp_path) as server:
        asyncio.run(live(server))


def test_two_tabs_of_one_seat_are_both_live_and_the_slower_pick_is_refused_as_stale(tmp_path: Path) -> None:
    async def live(server: Served) -> None:
        made = client.new_table(server.base, scenario="duel2", mine=0)
        tabs = [await client.Link(server.base, made.link, made.secret).open() for _ in range(2)]
        other = await client.join(server.base, made.table, 1).open()
        stale = 0
        for _ in range(8):
            asked = tabs if tabs[0].view["options"] else [other]
            option, version = asked[0].view["options"][0], asked[0].view["version"]
            answers = [await tab.ask("pick", version=version, verb=option["verb"], noun=option["noun"]) for tab in asked]
            assert answers[0]["type"] == "done", answers
            for tab in tabs:
                await tab.reach(answers[0]["version"] if asked is tabs else tab.view["version"])
            if asked is tabs:
                assert (answers[1]["type"], answers[1]["sentence"]) == ("refused", say("problem-stale"))
                stale += 1
                assert {**tabs[0].view, "log": 0, "events": 0} == {**tabs[1].view, "log": 0, "events": 0}
            await asyncio.sleep(0.05)  # the other side sees a whole action
            for tab in (*tabs, other):
                assert (await tab.ask("ping"))["type"] == "pong"
        assert stale > 1
        assert tabs[0].lines == tabs[1].lines and tabs[0].view["version"] == tabs[1].view["version"]
        if tabs[1].view["options"]:  # the tab that was refused goes on
            assert (await tabs[1].pick(tabs[1].view["options"][0]))["type"] == "done"
        for tab in (*tabs, other):
            await tab.close()

    with served(tmp_path) as server:
        asyncio.run(live(server))


def test_a_pick_for_a_question_that_is_no_longer_asked_is_refused_with_the_whole_view(tmp_path: Path) -> None:
    async def live(server: Served) -> None:
        made = client.new_table(server.base, scenario="duel2", mine=0)
        links = [await made.open(), await client.join(server.base, made.table, 1).open()]
        for _ in range(6):
            asked = next(link for link in links if link.view["options"])
            first = asked.view
            answer = await asked.pick(first["options"][0])
            await asked.reach(answer["version"])
            await asyncio.sleep(0.05)
            seen = len(asked.messages)
            refused = await asked.ask("pick", version=first["version"], verb=first["options"][0]["verb"], noun=first["options"][0]["noun"])
            assert (refused["type"], refused["sentence"], refused["rule"]) == ("refused", say("problem-stale"), "")
            await asked.until(lambda asked=asked, seen=seen: len(asked.messages) >= seen + 2)
            assert asked.view["log"]["start"] == 0 and asked.view["version"] >= answer["version"]
        for link in links:
            await link.close()

    with served(tmp_path) as server:
        asyncio.run(live(server))
