"""A table that `play` makes at its start: who sits where, and what each link opens."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest

from tests.cli.hosted import hosted
from thirdage.cli.first_table import planned
from thirdage.table import client

LINK = r"^  (.+?)  +\S+/t/([\w-]+)#([\w-]+)$"


@pytest.mark.parametrize(
    "given, sitters, mine",
    [
        ({}, ["person", "greedy"], 0),
        ({"as_": "shadow", "against": "random"}, ["random", "person"], 1),
        ({"as_": "aragorn"}, ["greedy", "greedy", "person", "greedy"], 2),
        ({"as_": "all"}, ["person"] * 4, 0),
        ({"as_": "all", "persons": 3}, ["person"] * 3, 0),
        ({"as_": "nobody"}, ["greedy"] * 4, None),
        ({"shadow": "bots"}, ["person"], 0),
        ({"shadow": "bots", "persons": 2}, ["person", "person"], 0),
        ({"shadow": "bots", "as_": "frodo", "against": "random"}, ["person", "random"], 0),
        ({"scenario": "duel3", "as_": "saruman"}, ["greedy", "greedy", "person"], 2),
    ],
)
def test_persons_sit_where_told_and_computer_players_everywhere_else(given: dict[str, str], sitters: list[str], mine: int | None) -> None:
    wish = planned(**given)  # type: ignore[arg-type]
    assert (wish.sitters, wish.mine) == (sitters, mine)


def test_options_of_the_game_reach_the_table() -> None:
    wish = planned(scenario="duel2", shadow="bots", difficulty="challenging", option=["promos=yes"])
    assert (wish.game, wish.scenario) == ("cardgame", "duel2")
    assert wish.options == {"shadow": "bots", "difficulty": "challenging", "promos": True, "persons": 1}


def test_each_link_opens_what_stands_before_it(tmp_path: Path) -> None:
    async def opened(base: str, link: str, secret: str) -> tuple[int | None, bool]:
        came = await client.enter(base, link, secret).open()
        await came.close()
        return came.welcome["you"]["person"], came.welcome["you"]["host"]

    with hosted(tmp_path, "--as", "all", "--persons", "3") as server:
        links = {name: (link, secret) for name, link, secret in re.findall(LINK, server.text, re.M)}
        assert list(links) == ["you (Frodo)", "Aragorn", "Witch-king & Saruman", "any free seat", "to watch"]
        got = {name: asyncio.run(opened(server.base, *link)) for name, link in links.items() if name != "Witch-king & Saruman"}
    assert got == {
        "you (Frodo)": (0, True),
        "Aragorn": (1, False),
        "any free seat": (2, False),
        "to watch": (None, False),
    }


def test_a_game_of_computer_players_is_there_to_be_watched(tmp_path: Path) -> None:
    async def watched(base: str, link: str, secret: str) -> None:
        came = await client.enter(base, link, secret).open()
        assert came.welcome["you"]["person"] is None and came.welcome["you"]["host"]
        await came.until(lambda: came.view["step"] > 3, 60)
        await came.close()

    with hosted(tmp_path, "--as", "nobody", "--against", "random", "--scenario", "duel2") as server:
        links = re.findall(LINK, server.text, re.M)
        assert [name for name, _, _ in links] == ["you, watching", "to watch"]
        asyncio.run(watched(server.base, *links[0][1:]))
