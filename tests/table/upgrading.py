"""An upgrade on paper: another version of the rules comes to a data folder that has games. For the tests of what becomes of them.

The next version is CG-R14 switched: in the Duel for three everybody must have passed in every place, so the action step ends later.
A game of it parts from its picks at the end of an action step, sooner or later; all other games stay what they were.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.table.indoors import Held, Page, house_in, seated, store_in
from tests.table.played import begun
from thirdage import games
from thirdage.cardgame import turn
from thirdage.cardgame.game import CardGame
from thirdage.cardgame.state import State, ruling
from thirdage.kernel import records
from thirdage.kernel.contract import Json
from thirdage.kernel.errors import Problem
from thirdage.kernel.words import say
from thirdage.table import links
from thirdage.table.entries import Entry, Picked, TableRow, Undone
from thirdage.table.house import House
from thirdage.table.store import Store

DUEL3: Json = {"scenario": "duel3"}
OVER = 10_000  # picks: more than any game has
NEW_RULES = say("table-new-rules", version="3")
OLD_RULES = say("table-old-rules", version="3")


class Next(CardGame):
    """The next version of the game."""

    version = "3"


class OfAnotherDeal(Next):
    """Rules under which every game begins otherwise."""

    def new(self, scenario: str = "trilogy", seed: str | int = "1", **options: Any) -> State:
        return super().new(scenario, f"{seed} anew", **options)


class Falling(Next):
    """Rules that nobody thought of when the picks were made."""

    def pick(self, state: State, seat: str, action: tuple[str, int]) -> None:
        raise IndexError


class FallingLater(Falling):
    version = "4"


def switched(state: State, name: str) -> int:
    return 1 - ruling(state, name) if name == "CG-R14" else ruling(state, name)


@contextmanager
def rules(game: CardGame) -> Iterator[None]:
    """While this lasts, the program is of that version."""
    before = games.get("cardgame")
    with pytest.MonkeyPatch.context() as patch:
        if type(game) is Next:
            patch.setattr(turn, "ruling", switched)
        games.add(game)
        yield
    games.add(before)


def kept(folder: Path) -> dict[str, tuple[TableRow, list[Entry], str]]:
    """What lies on disk: each table, its entries, its newest state."""
    with store_in(folder) as store:
        return {row.id: (row, *kept_of(store, row.id)) for row, _ in store.tables()}


def kept_of(store: Store, id: str) -> tuple[list[Entry], str]:
    game = store.game(id)
    assert game
    return [entry for _, entry in store.entries(id)], game.state


def counted(entries: list[Entry]) -> list[Picked]:
    """The picks that were not taken back."""
    picks: list[Picked] = []
    for entry in entries:
        if isinstance(entry, Picked):
            picks.append(entry)
        elif isinstance(entry, Undone):
            del picks[entry.step - 1 :]
    return picks


def replays(row: TableRow, entries: list[Entry]) -> bool:
    """Worked out anew: do the picks that count lead to the same hashes by the rules that hold now?"""
    record = records.Record(row.game, "", row.scenario, row.options, row.seed)
    record.picks = [records.Pick(pick.seat, pick.verb, pick.noun, pick.hash) for pick in counted(entries)]
    try:
        records.replay(games.get(row.game), record)
    except Problem:
        return False
    return True


def told(page: Page) -> list[str]:
    """The whole log as this page has it."""
    text: list[str] = []
    for message in page.messages:
        if message["type"] == "view":
            text = text[: message["log"]["start"]] + [line["text"] for line in message["log"]["lines"]]
    return text


async def arrived(house: House, held: list[Held]) -> list[Page]:
    """Everybody with a link to a table, and a spectator: they have heard everything."""
    watching = await house.mint(held[0][0].table, links.WATCH, None, host=False, used=True)
    return await seated(house, *held, watching)


def left(pages: list[Page]) -> None:
    for page in pages:
        page.leave()


def plant(folder: Path, *tables: tuple[Json, int]) -> list[list[Held]]:
    """Tables at which so many picks have been made by the old rules."""

    async def make() -> list[list[Held]]:
        async with house_in(folder) as house:
            return await asyncio.gather(*(begun(house, way, picks) for way, picks in tables))

    return asyncio.run(make())


async def noticed(folder: Path, held: list[Held], notices: list[str]) -> None:
    """Everybody who comes reads of these changes of the rules."""
    async with house_in(folder) as house:
        pages = await arrived(house, held)
        for page in pages:
            assert [line for line in told(page) if "rules of version" in line] == notices
        left(pages)


# The next version for a process of its own.
NEXT_CODE = """
from thirdage.cardgame import turn
from thirdage.cardgame.game import CardGame
from thirdage.cardgame.state import ruling
CardGame.version = "3"
turn.ruling = lambda state, name: 1 - ruling(state, name) if name == "CG-R14" else ruling(state, name)
"""


# The next version for a process of its own.
NEXT_CODE = """
from thirdage.cardgame import turn
from thirdage.cardgame.game import CardGame
from thirdage.cardgame.state import ruling
CardGame.version = "3"
turn.ruling = lambda state, name: 1 - ruling(state, name) if name == "CG-R14" else ruling(state, name)
"""
