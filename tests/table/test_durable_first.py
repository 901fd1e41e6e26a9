"""Nobody sees what is not on disk: not while it waits, not when it fails, not when the server dies right after it."""

from __future__ import annotations

import asyncio
import sqlite3
from asyncio import Future
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any
from unittest.mock import ANY

import pytest

from tests.citing import bar
from tests.table.indoors import Page, asked, house_in, planted, replayed, seated, store_in
from tests.table.serving import CODE, Served, served
from thirdage.kernel.contract import Json
from thirdage.kernel.errors import Problem
from thirdage.table import client, links, seeing
from thirdage.table.entries import Change
from thirdage.table.house import House
from thirdage.table.lobby import Lounge
from thirdage.table.protocol import NewTable
from thirdage.table.sqlite import FILE, SQLite
from thirdage.table.store import NotKept


class Gated(SQLite):
    """A store behind a gate. While it is shut, writes wait before it; while it is broken, they fail."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder / FILE)
        self.gate = asyncio.Event()
        self.gate.set()
        self.broken = False
        self.waits = 0

    def write(self, *changes: Change) -> Future[None]:
        return asyncio.ensure_future(self.pass_on(changes))

    async def pass_on(self, changes: tuple[Change, ...]) -> None:
        if self.broken:
            raise NotKept("problem-not-kept", reason="the disk is broken")
        self.waits += 1
        await self.gate.wait()
        self.waits -= 1
        await super().write(*changes)


def store_of(house: House) -> Gated:
    assert isinstance(house.store, Gated)
    return house.store


Deed = Callable[[list[Page]], Awaitable[Any]]


async def pick(pages: list[Page]) -> None:
    await asked(pages).pick()


async def undo(pages: list[Page]) -> None:
    page = next(page for page in pages if page.view["undo"] == "own")
    await page.say(type="undo", version=page.view["version"])


async def stand_up(pages: list[Page]) -> None:
    page = next(page for page in pages if not page.view["options"])  # so that no computer player is asked at once
    await page.say(type="sit", person=page.guest.eyes, sitter="random")


async def talk(pages: list[Page]) -> None:
    await pages[1].say(type="chat", text="Hail!")


async def take_a_name(pages: list[Page]) -> None:
    await pages[1].say(type="call", name="Barliman")


async def set_the_table(pages: list[Page]) -> None:
    await pages[0].say(type="settings", title="The Prancing Pony")


async def revoke(pages: list[Page]) -> None:
    await pages[0].say(type="revoke", role=1)


async def issue(pages: list[Page]) -> None:
    await pages[0].say(type="issue", role="watch")


async def join(pages: list[Page]) -> None:
    await pages[0].house.join(pages[0].seated.row.id, 1, client.fresh())


async def make(pages: list[Page]) -> None:
    await pages[0].house.make(NewTable(id=client.fresh(), game="cardgame", scenario="duel2", mine=0))


DEEDS: list[Deed] = [pick, undo, stand_up, talk, take_a_name, set_the_table, revoke, issue, join, make]


async def at_a_table(house: House) -> list[Page]:
    """Two persons and a spectator; somebody could take the last pick back. The second place is still free for the lobby."""
    held = await planted(house, options={"persons": 2})
    watching = await house.mint(held[0][0].table, links.WATCH, None, host=False, used=True)
    pages = await seated(house, *held, watching)
    while not any(page.view["undo"] == "own" for page in pages):
        await pick(pages)
        for page in pages:
            page.hear()
    return pages


def shown(house: House, pages: list[Page]) -> list[Any]:
    """What anybody could come to see: the lobby, who sits where, and what each pair of eyes is shown on arrival."""
    lounge = Lounge(house)
    lobby = lounge.arrive().last
    lounge.task.cancel()
    at_table = pages[0].seated
    views = [seeing.view(at_table.table, page.guest.eyes, [])[0] for page in pages]
    return [lobby, at_table.about(), *views, len(at_table.remarks)]


@bar("R3")
@pytest.mark.parametrize("deed", DEEDS, ids=lambda deed: deed.__name__)
def test_nobody_hears_anything_before_it_is_on_disk(tmp_path: Path, deed: Deed) -> None:
    async def live() -> None:
        async with house_in(tmp_path, Gated) as house:
            store, pages = store_of(house), await at_a_table(house)
            before, heard = shown(house, pages), [len(page.messages) for page in pages]
            store.gate.clear()
            doing = asyncio.ensure_future(deed(pages))
            await asyncio.sleep(0.02)
            assert store.waits == 1 and not doing.done()
            assert [page.hear() for page in pages] == [[], [], []]
            assert shown(house, pages) == before
            store.gate.set()
            await doing
            for page in pages:
                page.hear()
            assert shown(house, pages) != before or [len(page.messages) for page in pages] != heard

    asyncio.run(live())


@bar("R3")
@pytest.mark.parametrize("deed", DEEDS, ids=lambda deed: deed.__name__)
def test_what_cannot_be_kept_is_refused_in_a_sentence_and_the_table_lives_on(tmp_path: Path, deed: Deed) -> None:
    sentence = Problem("problem-not-kept", reason="the disk is broken").sentence()

    async def live() -> None:
        async with house_in(tmp_path, Gated) as house:
            store, pages = store_of(house), await at_a_table(house)
            table = pages[0].seated.table
            before, state, heard = shown(house, pages), table.game.dump(table.state), [len(page.messages) for page in pages]
            store.broken = True
            if deed in (join, make):  # over HTTP: the address answers with the sentence
                with pytest.raises(NotKept, match="the disk is broken"):
                    await deed(pages)
            else:
                await deed(pages)
                told = [message for page, start in zip(pages, heard) for message in page.messages[start:]]
                assert [(message["type"], message["sentence"]) for message in told] == [("refused", sentence)]
            assert [page.hear() for page in pages] == [[], [], []]
            assert shown(house, pages) == before and table.game.dump(table.state) == state
            store.broken = False
            heard = [len(page.messages) for page in pages]
            await deed(pages)
            assert not [message for page, start in zip(pages, heard) for message in page.messages[start:] if message["type"] == "refused"]
            assert (await asked(pages).pick())[0]["type"] == "done"
        check_kept(tmp_path)

    asyncio.run(live())


def check_kept(folder: Path) -> None:
    with store_in(folder) as store:
        for row, _ in store.tables():
            game = store.game(row.id)
            assert game and game.state == replayed(row, [entry for _, entry in store.entries(row.id)])


@bar("R3")
def test_a_full_disk_refuses_what_comes_and_forgets_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[sqlite3.Connection] = []
    connect = sqlite3.connect

    def connected(*given: Any, **more: Any) -> sqlite3.Connection:
        connection: sqlite3.Connection = connect(*given, **{**more, "check_same_thread": False})
        made.append(connection)
        return connection

    monkeypatch.setattr(sqlite3, "connect", connected)

    async def live() -> None:
        async with house_in(tmp_path) as house:
            pages = await at_a_table(house)
            table = pages[0].seated.table
            _, writer = made
            (pages_now,) = writer.execute("PRAGMA page_count").fetchone()
            writer.execute(f"PRAGMA max_page_count = {pages_now}")
            while (told := (await asked(pages).pick())[0])["type"] == "done":
                pass
            assert told["type"] == "refused" and "full" in told["sentence"]
            before = table.version
            assert (await asked(pages).pick())[0]["type"] == "refused"
            assert table.version == before
            writer.execute("PRAGMA max_page_count = 1000000")
            assert (await asked(pages).pick())[0] == {"type": "done", "id": ANY, "version": before + 1}

    asyncio.run(live())
    check_kept(tmp_path)


TRAPS = {
    "right after the commit": """
from thirdage.table import sqlite
settle = sqlite.settle
def fall(item, fault):
    if any(isinstance(change, sqlite.NewEntry) and change.request for change in item[0]):
        os._exit(9)
    settle(item, fault)
sqlite.settle = fall
""",
    "before the first message": """
from thirdage.table.house import House
show = House.show
def fall(house, seated, guest, done):
    if done:
        os._exit(9)
    show(house, seated, guest, done)
House.show = fall
""",
    "after the acknowledgement was written down, before it was sent": """
from thirdage.table.seated import Seated
def fall(seated):
    os._exit(9)
Seated.send_views = fall
""",
}


@bar("R3")
@pytest.mark.parametrize("trap", TRAPS)
def test_a_server_that_dies_between_commit_and_sending_has_kept_the_pick_and_told_nobody(tmp_path: Path, trap: str) -> None:
    async def fall(server: Served) -> tuple[Json, list[client.Link]]:
        """One person picks; the server dies of it."""
        opened = [await client.Link(server.base, link.id, secret, link.table).open() for link, secret in held]
        asking = next(link for link in opened if link.view["options"])
        heard = [len(link.messages) for link in opened]
        option = asking.view["options"][0]
        message = {"type": "pick", "id": "once", "version": asking.view["version"], "verb": option["verb"], "noun": option["noun"]}
        with pytest.raises(ConnectionError):
            await asking.ask(**message)
        for link, before in zip(opened, heard):
            await link.close()
            assert not [text for text in link.messages[before:] if '"type":"table"' not in text]  # only who is here
        return message, [asking, *(link for link in opened if link is not asking)]

    async def rise(message: Json, asking: client.Link, others: list[client.Link]) -> None:
        for link in (asking, *others):
            await link.open()
        assert asking.view["version"] == message["version"] + 1  # it is there
        for _ in range(2):
            assert await asking.ask(**message) == {"type": "done", "id": "once", "version": message["version"] + 1}
        assert (await asking.ask("ping"))["type"] == "pong"
        assert asking.view["version"] == message["version"] + 1  # and it is there once
        for link in (asking, *others):
            await link.close()

    async def plant() -> list[tuple[Any, str]]:
        async with house_in(tmp_path) as house:
            return await planted(house, scenario="duel2")

    async def live(server: Served) -> None:
        message, (asking, *others) = await fall(server)
        assert server.ended() == 9
        server.code = CODE
        await asyncio.to_thread(server.start)
        await rise(message, asking, others)

    held = asyncio.run(plant())
    with served(tmp_path, code="import os" + TRAPS[trap] + CODE) as server:
        asyncio.run(live(server))
        server.stop()
    check_kept(tmp_path)
