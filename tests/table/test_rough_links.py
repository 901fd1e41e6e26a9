"""A link that loses, doubles, delays and exchanges messages: a pick acts once, its acknowledgement is always the same."""

from __future__ import annotations

import asyncio
import json
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any, ClassVar, TypeVar
from unittest.mock import patch

import pytest
from hypothesis import settings
from hypothesis import strategies as some
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule, run_state_machine_as_test
from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from tests.citing import bar
from tests.table.indoors import Page, house_in, planted, seated
from tests.table.serving import served
from tests.table.stubborn import Player, Pulse, check, told
from thirdage.kernel.contract import Json
from thirdage.kernel.words import say
from thirdage.table import seeing
from thirdage.table.client import Link
from thirdage.table.protocol import spoken

T = TypeVar("T")
WHO, WHICH = some.integers(0, 1), some.integers(0, 1000)
WISHES: list[dict[str, str]] = [{"scenario": "duel2"}, {"game": "boardgame", "scenario": "base"}]
STALE = say("problem-stale")


class RoughLinks(RuleBasedStateMachine):
    """Two pages at one table. `out` holds what they said and the server has not heard, `back` what they were told and have not heard.

    Whatever the server hears is checked at once: see `delivered`. `met` counts, over all examples, what was put to the test.
    """

    met: ClassVar[Counter[str]] = Counter()
    wish: ClassVar[dict[str, str]] = {"scenario": "duel2"}

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.folder = tempfile.TemporaryDirectory()
        self.house_open = house_in(Path(self.folder.name))
        self.house = self.run(self.house_open.__aenter__())
        with patch("thirdage.table.house.token_hex", lambda _: "rough"):  # the same game each time: what fails once must fail again
            self.held = self.run(planted(self.house, **self.wish))
        self.pages: list[Page] = self.run(seated(self.house, *self.held))
        self.shown: list[Json] = [page.view for page in self.pages]
        self.said: list[dict[str, Json]] = [{}, {}]
        self.out: list[list[Json]] = [[], []]
        self.back: list[list[Json]] = [[], []]
        self.answers: dict[str, Json] = {}

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self.loop.run_until_complete(work)

    def teardown(self) -> None:
        try:
            self.comes_to_an_end()
        finally:
            self.run(self.house_open.__aexit__(None, None, None))
            self.loop.close()
            self.folder.cleanup()

    def comes_to_an_end(self) -> None:
        """In the end the link is a good one: everything said gets its answer, the one it had, and the game goes on."""
        for who in (0, 1):
            for message in [*self.said[who].values()] * 2:
                self.delivered(who, message)
        self.comes_back(0)
        self.comes_back(1)
        for _ in range(3):
            who = 0 if self.shown[0]["options"] else 1
            self.picks(who, 0)
            self.delivered(who, self.out[who].pop())
            self.comes_back(0)
            self.comes_back(1)

    @rule(who=WHO, which=WHICH)
    def picks(self, who: int, which: int) -> None:
        view = self.shown[who]
        if view["options"]:
            option = view["options"][which % len(view["options"])]
            self.says(who, {"type": "pick", "version": view["version"], "verb": option["verb"], "noun": option["noun"]})

    @rule(who=WHO)
    def takes_back(self, who: int) -> None:
        if self.shown[who]["undo"] == "own":
            self.says(who, {"type": "undo", "version": self.shown[who]["version"]})

    def says(self, who: int, message: Json) -> None:
        message["id"] = f"{who}-{len(self.said[who])}"
        self.said[who][message["id"]] = message
        self.out[who].append(message)

    @rule(who=WHO, which=WHICH)
    def says_again(self, who: int, which: int) -> None:
        if self.said[who]:
            self.out[who].append(list(self.said[who].values())[which % len(self.said[who])])

    @rule(who=WHO, which=WHICH)
    def reaches_the_server(self, who: int, which: int) -> None:
        if self.out[who]:
            self.delivered(who, self.out[who].pop(which % len(self.out[who])))

    @rule(who=WHO, which=WHICH)
    def is_lost_on_the_way(self, who: int, which: int) -> None:
        if self.out[who]:
            self.out[who].pop(which % len(self.out[who]))

    @rule(who=WHO, which=WHICH)
    def reaches_the_page(self, who: int, which: int) -> None:
        if self.back[who]:
            message = self.back[who].pop(which % len(self.back[who]))
            if message["type"] == "view" and message["version"] > self.shown[who]["version"]:
                self.shown[who] = message

    @rule(who=WHO, which=WHICH)
    def is_lost_on_the_way_back(self, who: int, which: int) -> None:
        if self.back[who]:
            self.back[who].pop(which % len(self.back[who]))

    @rule(who=WHO)
    def comes_back(self, who: int) -> None:
        """The link breaks: what was on its way is lost. A new one shows everything."""
        self.pages[who].leave()
        (self.pages[who],) = self.run(seated(self.house, self.held[who]))
        self.out[who], self.back[who] = [], []
        self.shown[who] = self.pages[who].view

    def delivered(self, who: int, message: Json) -> None:
        table = self.pages[who].seated.table
        before, question = table.version, seeing.view(table, who, [])[0].version
        heard = self.run(self.pages[who].say(**message))
        (answer,) = (told for told in heard if told.get("id") == message["id"])
        assert answer["type"] in ("done", "refused")
        name = f"{who}/{message['id']}"
        self.met["again"] += name in self.answers
        known = self.answers.setdefault(name, answer)
        if known["type"] == "done":
            assert answer == known
            assert table.requests[f"{self.held[who][0].id}/{message['id']}"] == answer["version"]
            assert table.version == before + (answer["version"] > before)  # it acts at most once: when it is new
            assert answer["version"] <= before or message["version"] == question
        else:
            assert answer["type"] == "refused" and table.version == before
        if answer.get("sentence") == STALE:
            self.met["stale"] += 1
            fresh = heard[heard.index(answer) + 1]
            assert fresh == json.loads(spoken(seeing.view(table, who, [])[0])), "a fresh view follows, with the whole log"
        for page, back in zip(self.pages, self.back):
            back += heard if page is self.pages[who] else page.hear()

    @invariant()
    def what_is_kept_is_what_is_so(self) -> None:
        table = self.pages[0].seated.table
        assert table is self.pages[1].seated.table
        kept = self.house.store.entries(table.row.id)
        assert [entry for _, entry in kept] == table.entries
        requests = [request for request, _ in kept if request]
        assert len(requests) == len(set(requests)) == sum(answer["type"] == "done" for answer in self.answers.values())


class RoughLinksOfTheBoard(RoughLinks):
    """The same at a table of the board game."""

    met: ClassVar[Counter[str]] = Counter()
    wish: ClassVar[dict[str, str]] = {"game": "boardgame", "scenario": "base"}


@bar("R2")
@pytest.mark.parametrize("links", [RoughLinks, RoughLinksOfTheBoard])
def test_a_pick_sent_many_times_acts_once_and_a_stale_one_is_refused_with_a_fresh_view(links: type[RoughLinks]) -> None:
    run_state_machine_as_test(links, settings=settings(max_examples=100, stateful_step_count=60, deadline=None))
    assert min(links.met["again"], links.met["stale"]) > 50, links.met


class Rough:
    """Stands between page and server: says everything once, twice or three times and not in order, and breaks the link at any moment."""

    def __init__(self, base: str, rng: Random) -> None:
        self.base, self.rng = base, rng
        self.port = 0
        self.doubled = self.broken = 0

    @asynccontextmanager
    async def between(self) -> AsyncIterator[str]:
        async with serve(self.carry, "127.0.0.1", 0, max_size=None, compression=None) as server:
            yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"

    async def carry(self, page: ServerConnection) -> None:
        assert page.request
        where = self.base.replace("http", "ws", 1) + page.request.path
        cookie = {"Cookie": page.request.headers["Cookie"]}
        async with connect(where, additional_headers=cookie, origin=Origin(self.base), max_size=None, compression=None) as server:

            async def later(text: str | bytes) -> None:
                await asyncio.sleep(self.rng.uniform(0, 0.02))
                await server.send(text)

            async def forth() -> None:
                async with asyncio.TaskGroup() as group:
                    async for text in page:
                        copies = self.rng.choice((1, 1, 2, 3))
                        self.doubled += copies > 1
                        for _ in range(copies):
                            group.create_task(later(text))

            async def back() -> None:
                async for text in server:
                    if self.rng.random() < 0.05:
                        self.broken += 1
                        return
                    for _ in range(self.rng.choice((1, 1, 2))):
                        await page.send(text)

            async with asyncio.TaskGroup() as group:
                pumps = [group.create_task(quiet(pump())) for pump in (forth, back)]
                await asyncio.wait(pumps, return_when=asyncio.FIRST_COMPLETED)
                for pump in pumps:
                    pump.cancel()


async def quiet(pump: Coroutine[Any, Any, None]) -> None:
    """A pump stops when either link does."""
    try:
        await pump
    except* ConnectionClosed:
        pass


@bar("R2")
def test_a_real_server_behind_a_rough_link_does_every_pick_once(tmp_path: Path) -> None:
    async def play(base: str) -> tuple[Rough, list[Player]]:
        rough, pulse = Rough(base, Random(2)), Pulse()
        async with rough.between() as front:
            players = [Player(Link(front, link.id, secret, link.table), Random(link.id), pulse) for link, secret in held]
            playing = [asyncio.create_task(player.play()) for player in players]
            await pulse.more(done=150)
            for player in players:
                await player.leave()
            await asyncio.wait_for(asyncio.gather(*playing), 60)
        return rough, players

    async def plant() -> list[tuple[Any, str]]:
        async with house_in(tmp_path) as house:
            return [held for wish in WISHES * 2 for held in await planted(house, **wish)]

    held = asyncio.run(plant())
    with served(tmp_path) as server:
        rough, players = asyncio.run(play(server.base))
        server.stop()
    check(tmp_path, players)
    assert rough.doubled > 20 and rough.broken > 5, told(players)
