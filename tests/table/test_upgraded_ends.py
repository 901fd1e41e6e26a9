"""A new version of the rules comes to finished games, or a game ends that it came to: what can be read of them, what their records say."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from random import Random

import pytest
from msgspec import Struct

from tests.citing import bar
from tests.table.indoors import Held, house_in
from tests.table.paper import Clock, clock
from tests.table.played import dealt, play
from tests.table.upgrading import (
    DUEL3,
    OLD_RULES,
    OVER,
    Next,
    arrived,
    left,
    plant,
    rules,
    told,
)
from thirdage import games
from thirdage.kernel import records
from thirdage.kernel.contract import Json
from thirdage.kernel.errors import Problem
from thirdage.kernel.words import say
from thirdage.table.house import House
from thirdage.table.importing import import_record
from thirdage.table.lobby import Lounge

GOLDEN = Path(__file__).parents[1] / "cardgame" / "golden"

__all__ = ["clock", "dealt"]  # fixtures

pytestmark = pytest.mark.usefixtures("dealt")


class Seen(Struct):
    """What can be known of a finished game: the lobby's line, each guest's log and view, what looking back gives, the record."""

    lobby: Json
    logs: list[list[str]]
    views: list[Json]
    past: list[Json]
    record: str


async def seen(folder: Path, held: list[Held], clock: Clock) -> Seen:
    async with house_in(folder) as house:
        lobby = lobby_of(house)
        clock.now += 1000
        pages = await arrived(house, held)
        past = [(await page.say(type="step", step=2, eyes="open", id="step"))[0] for page in pages]
        views = [{name: page.view[name] for name in ("view", "result", "question", "options", "undo", "step")} for page in pages]
        record = records.write(pages[0].seated.table.record())
        assert pages[0].seated.about().record
        logs = [told(page) for page in pages]
        left(pages)
        assert lobby_of(house) == lobby  # that somebody looked at it is no news
        return Seen(lobby, logs, views, past, record)


def lobby_of(house: House) -> Json:
    lounge = Lounge(house)
    lounge.task.cancel()
    (entry,) = json.loads(lounge.arrive().last)["tables"]
    return dict(entry)


@bar("R7")
def test_a_finished_game_that_no_longer_replays_stays_readable_as_log_and_result(tmp_path: Path, clock: Clock) -> None:
    (held,) = plant(tmp_path, (DUEL3, OVER))
    before = asyncio.run(seen(tmp_path, held, clock))
    assert before.past[0]["type"] == "past" and before.record.splitlines()[2] == "version: 2"
    with rules(Next()):
        for _ in range(2):
            after = asyncio.run(seen(tmp_path, held, clock))
            assert (after.lobby, after.views) == (before.lobby, before.views)
            assert after.logs == [[*log, OLD_RULES] for log in before.logs]
            last = before.views[0]["step"]
            assert [past["sentence"] for past in after.past] == [say("problem-step-older", first=last)] * len(after.past)
            assert after.record == before.record  # it names the version that replays it
            with pytest.raises(Problem, match="The record is of version 2, this is version 3, and they part at step"):
                records.replay(games.get("cardgame"), records.read(after.record))
    records.replay(games.get("cardgame"), records.read(after.record))


@bar("R7")
def test_a_finished_game_that_replays_is_what_it_was_and_its_record_is_of_the_new_version(tmp_path: Path, clock: Clock) -> None:
    (held,) = plant(tmp_path, ({"scenario": "fellowship"}, OVER))
    before = asyncio.run(seen(tmp_path, held, clock))
    with rules(Next()):
        after = asyncio.run(seen(tmp_path, held, clock))
        assert after.record == before.record.replace("version: 2\n", "version: 3\n") != before.record
        assert (after.lobby, after.logs, after.views, after.past) == (before.lobby, before.logs, before.views, before.past)
        records.replay(games.get("cardgame"), records.read(after.record))


@bar("R7")
def test_a_game_that_replays_and_ends_by_the_new_rules_has_a_record_that_says_so(tmp_path: Path) -> None:
    """Begun by the old rules, and by them it would end otherwise."""
    (held,) = plant(tmp_path, (DUEL3, 20))

    async def play_on() -> str:
        async with house_in(tmp_path) as house:
            await play(house, held[0][0].table, Random(1))
            async with house.using(held[0][0].table) as found:
                return records.write(found.table.record())

    with rules(Next()):
        record = records.read(asyncio.run(play_on()))
        assert record.version == "3"
        records.replay(games.get("cardgame"), record)
    with pytest.raises(Problem, match="The record is of version 3, this is version 2, and they part at step"):
        records.replay(games.get("cardgame"), record)


@bar("R7")
def test_a_record_without_hashes_stays_whole_when_the_rules_change_nothing_in_it(tmp_path: Path) -> None:
    bare = re.sub(r" #\w+", "", (GOLDEN / "duel2.record").read_text(encoding="utf-8"))

    async def bring() -> str:
        async with house_in(tmp_path) as house:
            return (await import_record(house, "brought once", bare))[0].table

    async def look(table: str) -> None:
        async with house_in(tmp_path) as house, house.using(table) as found:
            assert found.table.base == 0 and found.row.checked == found.row.rules == "3"
            assert len(re.findall(r" #\w+", records.write(found.table.record()))) == len(found.table.picks)

    table = asyncio.run(bring())
    with rules(Next()):
        asyncio.run(look(table))
