"""Games that are really played at the tables of a house, fast: nobody looks on."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from tests.table.indoors import Held, planted
from thirdage import players
from thirdage.kernel.contract import Json
from thirdage.kernel.frames import Action
from thirdage.table import house as houses
from thirdage.table.house import House
from thirdage.table.tables import Table

TAKES_BACK = 0.1  # how often, where it is free

# Of both games every scenario, with every number of persons, with and without bots.
CARD_WAYS: list[Json] = [
    {"options": {"persons": 4}},
    {"options": {"persons": 3}},
    {"options": {"persons": 2, "promos": True}},
    {"scenario": "duel2"},
    {"scenario": "duel3"},
    {"scenario": "fellowship"},
    {"options": {"shadow": "bots", "persons": 1}},
    {"options": {"shadow": "bots", "persons": 2, "difficulty": "challenging"}},
    {"scenario": "duel2", "options": {"shadow": "bots"}},
    {"scenario": "duel3", "options": {"shadow": "bots"}},
    {"scenario": "fellowship", "options": {"shadow": "bots"}},
]
BOARD_WAYS: list[Json] = [{"game": "boardgame", "scenario": "base", "options": {"persons": persons}} for persons in (2, 3, 4)]
WAYS = CARD_WAYS + BOARD_WAYS


@pytest.fixture
def dealt(monkeypatch: pytest.MonkeyPatch) -> None:
    deal(monkeypatch)


def deal(patch: pytest.MonkeyPatch) -> None:
    """New tables get the same seeds in every run."""
    rng = Random(1)
    patch.setattr(houses, "token_hex", lambda count: rng.randbytes(count).hex())


async def begun(house: House, way: Json, picks: int) -> list[Held]:
    """A table at which so many picks count, or whose game is over; a link for each person, the maker's first."""
    held = await planted(house, **way)
    id = held[0][0].table
    await play(house, id, Random(house.rows[id].seed), lambda table: len(table.picks) >= picks)
    return held


async def play(house: House, id: str, rng: Random, until: Callable[[Table], bool] = lambda table: False) -> None:
    """Play on at random, some of it taken back again, until this is so or the game is over.

    A random board game takes thousands of picks: a computer player that knows better is on all its seats.
    """
    async with house.using(id) as seated:
        table = seated.table
        while not (table.over or until(table)):
            person = table.asked
            assert person is not None
            if table.undo_kind(person) == "own" and rng.random() < TAKES_BACK:
                last = table.last_of(person)
                assert last is not None
                await house.keep(seated, table.undo("", person, last, agreed=False))
            else:
                await house.keep(seated, table.pick("", person, table.version, chosen(table, rng)))


def chosen(table: Table, rng: Random) -> Action:
    seat = table.game.asked(table.state)
    if table.row.game == "cardgame" or seat is None:
        return rng.choice(table.game.legal(table.state))
    copy = table.game.determinize(table.state, seat, rng)
    return players.get("greedy", seed=f"{rng.random()}").choose(table.game, copy, seat)
