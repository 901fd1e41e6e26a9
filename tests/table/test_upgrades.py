"""A new version of the rules comes to running games: each replays under it or goes on from where it stood, and says so."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from tests.citing import bar
from tests.table.indoors import Held, Page, asked, house_in
from tests.table.played import CARD_WAYS, begun, dealt, play
from tests.table.serving import CODE, Served, served
from tests.table.test_durable_first import Gated, store_of
from tests.table.upgrading import (
    DUEL3,
    NEW_RULES,
    NEXT_CODE,
    OLD_RULES,
    Falling,
    FallingLater,
    Next,
    OfAnotherDeal,
    arrived,
    counted,
    kept,
    left,
    noticed,
    plant,
    replays,
    rules,
    told,
)
from thirdage import games
from thirdage.kernel.errors import Problem
from thirdage.kernel.records import dump_hash
from thirdage.kernel.words import say
from thirdage.table import links
from thirdage.table.client import Link
from thirdage.table.entries import Entry, Picked, Ruled, Undone
from thirdage.table.house import House
from thirdage.table.seated import Seated
from thirdage.table.store import NotKept
from thirdage.table.tables import Step, Table

__all__ = ["dealt"]  # a fixture

pytestmark = pytest.mark.usefixtures("dealt")


@bar("R7")
def test_every_running_game_replays_or_goes_on_from_its_state_and_its_log_says_so_once(tmp_path: Path) -> None:
    running = [(way, picks) for way in CARD_WAYS for picks in (0, 30, 80)] + [(DUEL3, picks) for picks in (20, *range(110, 190, 10))]
    tables = plant(tmp_path, *running)
    before = kept(tmp_path)
    parted = set()

    async def look(house: House, held: list[Held]) -> None:
        id = held[0][0].table
        row, entries, state = before[id]
        whole = replays(row, entries)
        pages = await arrived(house, held)
        table = pages[0].seated.table
        assert table.game.dump(table.state) == state
        for page in pages:
            assert told(page).count(NEW_RULES) == (not whole)
        assert max(page.view["step"] for page in pages) == len(counted(entries))
        if not whole:  # a half-built action cannot be taken back any more: so it is shown
            parted.add(id)
            assert [told(page)[-1] for page in pages] == [NEW_RULES] * len(pages)
            assert [(page.view["step"], page.view["log"]["lines"][-1]["step"]) for page in pages] == [(len(counted(entries)),) * 2] * len(
                pages
            )
        assert (await asked(pages).pick())[0]["type"] == "done"
        left(pages)
        assert not house.seated

    async def live() -> None:
        async with house_in(tmp_path) as house:
            for held in tables:
                await look(house, held)
        after = kept(tmp_path)
        for id, (row, entries, _) in after.items():
            old_row, old, old_state = before[id]
            new = [Ruled("3", old_state)] * (id in parted)
            assert entries[: len(old)] == old and entries[len(old) : -1] == new and isinstance(entries[-1], Picked)
            assert (old_row.rules, old_row.checked, row.checked) == ("2", "2", "3")
            assert row.rules == ("2" if id in parted else "3")
        async with house_in(tmp_path) as house:  # a second start has nothing more to say
            for id, (row, entries, state) in after.items():
                async with house.using(id) as found:
                    assert found.table.entries == entries and found.table.row == row
                    assert found.table.game.dump(found.table.state) == state
        assert kept(tmp_path) == after

    with rules(Next()):
        asyncio.run(live())
    assert len(parted) >= 6 and len(tables) - len(parted) >= 30
    assert {before[id][0].scenario for id in parted} == {"duel3"}
    print(f"{len(tables) - len(parted)} of {len(tables)} replay, {len(parted)} go on")


@bar("R7")
def test_a_game_that_goes_on_is_played_to_its_end_and_nobody_goes_back_over_the_step(tmp_path: Path) -> None:
    (held,) = plant(tmp_path, (DUEL3, 170))
    ((_, before, _),) = kept(tmp_path).values()
    step = len(counted(before))

    async def live() -> list[Entry]:
        async with house_in(tmp_path) as house:
            pages = await arrived(house, held)
            table = pages[0].seated.table
            for page in pages[:-1]:
                assert page.view["undo"] == "none"
                assert (await page.say(type="undo", version=page.view["version"]))[0]["sentence"] == say("problem-undo-none")
            for page in pages:
                for older in (0, 1, step - 1):
                    assert (await page.say(type="step", step=older, eyes="own"))[0]["sentence"] == say("problem-step-older", first=step)
                assert (await page.say(type="step", step=step, eyes="own"))[0]["views"] == [page.view["view"]]
            await play(house, table.row.id, Random(3), lambda table: len(table.picks) > step and table.undo_kind(table.asked) == "own")
            page = asked(pages)
            assert (await page.say(type="undo", version=page.view["version"]))[0]["type"] == "done"  # after the step as ever
            await play(house, table.row.id, Random(4))
            for page in pages:
                page.hear()
                assert page.view["result"]["winner"] and told(page).count(NEW_RULES) == 1 and OLD_RULES not in told(page)
                assert (await page.say(type="step", step=step + 1, eyes="open"))[0]["last"] == len(table.picks)
            with pytest.raises(Problem) as refusal:
                table.record()
            assert refusal.value.sentence() == say("problem-record-parted", step=step)
            assert table.over and not pages[0].seated.about().record  # so the page offers none
            left(pages)
        ((row, entries, state),) = kept(tmp_path).values()
        assert entries[: len(before)] == before and [entry for entry in entries if isinstance(entry, Ruled)] == [entries[len(before)]]
        assert played_on(entries) == state
        async with house_in(tmp_path) as house, house.using(row.id) as found:
            assert found.table.entries == entries
        return entries

    with rules(Next()):
        entries = asyncio.run(live())
    with rules(FallingLater()):  # the log names both steps, and knows which of them was before the end
        asyncio.run(noticed(tmp_path, held, [NEW_RULES, say("table-old-rules", version="4")]))
    ((row, after, _),) = kept(tmp_path).values()
    assert [entry.version for entry in after if isinstance(entry, Ruled)] == ["3", "4"] and after[:-1] == entries
    assert (row.rules, row.checked) == ("2", "4")


def played_on(entries: list[Entry]) -> str:
    """From the state at the step through all later entries, every hash checked; gives the state at the end."""
    game = games.get("cardgame")
    place, ruled = next((place, entry) for place, entry in enumerate(entries) if isinstance(entry, Ruled))
    base, ways = len(counted(entries[:place])), [ruled.state]
    for entry in entries[place + 1 :]:
        if isinstance(entry, Picked):
            state = game.load(ways[-1])
            game.pick(state, entry.seat, (entry.verb, game.noun_number(entry.verb, entry.noun)))
            ways.append(game.dump(state))
            assert dump_hash(ways[-1]) == entry.hash
        elif isinstance(entry, Undone):
            del ways[entry.step - base :]
    return ways[-1]


@bar("R7")
@pytest.mark.parametrize(
    "game, picks",
    [(OfAnotherDeal(), 0), (OfAnotherDeal(), 40), (Falling(), 40)],
    ids=["another deal", "another deal, after picks", "falling"],
)
def test_whatever_the_new_rules_make_of_the_picks_the_game_goes_on(tmp_path: Path, game: Next, picks: int) -> None:
    """Also before the first pick: there is no hash yet that would tell that the cards lie otherwise."""
    (held,) = plant(tmp_path, ({"scenario": "duel2"}, picks))
    ((_, before, state),) = kept(tmp_path).values()
    with rules(game):
        asyncio.run(noticed(tmp_path, held, [NEW_RULES]))
    ((row, entries, now),) = kept(tmp_path).values()
    assert entries == [*before, Ruled("3", state)] and now == state and row.checked == "3"


@bar("R7")
def test_whoever_comes_at_the_same_moment_finds_one_table_and_hears_nothing_before_it_is_on_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (held,) = plant(tmp_path, (DUEL3, 170))
    id = held[0][0].table
    tried: list[str] = []
    new_rules = Table.new_rules

    def trying(table: Table) -> Step | None:
        tried.append(table.row.id)
        return new_rules(table)

    monkeypatch.setattr(Table, "new_rules", trying)

    async def live() -> None:
        async with house_in(tmp_path, Gated) as house:
            store = store_of(house)
            store.gate.clear()
            coming = [asyncio.ensure_future(house.arrive(link)) for link, _ in held]
            looking = asyncio.ensure_future(look(house))
            await asyncio.sleep(0.02)
            assert store.waits == 1 and not any(each.done() for each in (*coming, looking))
            store.gate.set()
            there = [Page(house, *await each) for each in coming]
            assert {page.seated for page in there} == {await looking} == {house.seated[id]}
            for page in there:
                page.hear()
                assert told(page)[-1] == NEW_RULES
            left(there)
            assert not house.seated

    async def look(house: House) -> Seated:
        async with house.using(id) as found:
            return found

    with rules(Next()):
        asyncio.run(live())
    assert tried == [id]
    assert [type(entry) for entry in kept(tmp_path)[id][1]].count(Ruled) == 1


@bar("R7")
def test_what_cannot_be_kept_is_told_and_tried_again_when_somebody_comes_next(tmp_path: Path) -> None:
    (held,) = plant(tmp_path, (DUEL3, 170))
    before = kept(tmp_path)

    async def live() -> None:
        async with house_in(tmp_path, Gated) as house:
            store_of(house).broken = True
            found = await asyncio.gather(*(house.arrive(link) for link, _ in held), return_exceptions=True)
            assert [type(each) for each in found] == [NotKept] * len(held)
            assert not house.seated
        assert kept(tmp_path) == before
        async with house_in(tmp_path, Gated) as house:
            store_of(house).broken = True
            await house.wake()
            store_of(house).broken = False
            pages = await arrived(house, held)
            assert [told(page)[-1] for page in pages] == [NEW_RULES] * len(pages)
            assert (await asked(pages).pick())[0]["type"] == "done"
            left(pages)

    with rules(Next()):
        asyncio.run(live())
    assert [type(entry) for entry in kept(tmp_path)[held[0][0].table][1]].count(Ruled) == 1


@bar("R7")
def test_a_server_that_is_started_with_new_rules_wakes_its_computer_players_and_tells_everybody(tmp_path: Path) -> None:
    async def make() -> list[tuple[Held, int]]:
        async with house_in(tmp_path) as house:
            (first, *_), (other, *_) = await begun(house, DUEL3, 170), await begun(house, DUEL3, 10)
            for link, _ in (first, other):
                async with house.using(link.table) as found:  # from here on everybody but the maker is a computer player
                    await house.keep_row(found, sitters=["person", "random", "random"])
            watching = await house.mint(first[0].table, links.WATCH, None, host=False, used=True)
            return [(first, 1), (watching, 1), (other, 0)]

    async def look(server: Served, guests: list[tuple[Held, int]]) -> None:
        opened = [(await Link(server.base, link.id, secret).open(), times) for (link, secret), times in guests]
        first, _, other = (link for link, _ in opened)
        for link in (first, other):
            await link.until(lambda link=link: link.view["options"] or link.view["result"])
            if link.view["options"]:
                assert (await link.pick(link.view["options"][0]))["type"] == "done"
        for link, times in opened:
            assert [line["text"] for line in link.lines].count(NEW_RULES) == times
            await link.close()

    guests = asyncio.run(make())
    with served(tmp_path, code=NEXT_CODE + CODE) as server:
        asyncio.run(look(server, guests))
        server.restart()
        asyncio.run(look(server, guests))
