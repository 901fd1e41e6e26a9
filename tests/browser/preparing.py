"""Tables whose games have come to a wanted moment, made in a data folder before its server starts."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from tests.table import indoors
from thirdage.kernel.contract import Json
from thirdage.table import client
from thirdage.table.house import House

GAMES = 40  # a moment that comes in none of so many games never does


@dataclass
class Plan:
    """A table, and the moment to play to: `until` is asked with the view of whoever is asked (at the end with anybody's)."""

    until: Callable[[Json], bool]
    wish: dict[str, Any] = field(default_factory=dict)
    back: bool = False  # the pick that led to the moment is taken back


@dataclass
class Prepared:
    """The links of the persons, the host's first; the pick that led to the moment, by its id."""

    links: list[client.Link]
    led: str


def prepared(folder: Path, *plans: Plan) -> list[Prepared]:
    with ThreadPoolExecutor(1) as thread:  # where a browser is driven an event loop runs already
        return thread.submit(lambda: asyncio.run(prepare(folder, plans))).result()


async def prepare(folder: Path, plans: tuple[Plan, ...]) -> list[Prepared]:
    folder.mkdir(parents=True, exist_ok=True)
    async with indoors.house_in(folder) as house:
        return [await table(house, plan) for plan in plans]


async def table(house: House, plan: Plan) -> Prepared:
    for number in range(GAMES):
        held = await indoors.planted(house, listed=False, **plan.wish)
        pages = await indoors.seated(house, *held)
        led = await comes(pages, plan, Random(number))
        for page in pages:
            page.leave()
        if led is not None:
            return Prepared([client.Link("", link.id, secret, link.table) for link, secret in held], led)
    raise AssertionError("the moment did not come")


async def comes(pages: list[indoors.Page], plan: Plan, rng: Random) -> str | None:
    """Play at random to the moment; gives the pick that led to it, nothing if the game ends without it."""
    led = ""
    while True:
        for page in pages:
            page.hear()
        asked = next((page for page in pages if page.view["options"]), pages[0])
        if plan.until(asked.view):
            if plan.back:
                await asked.say(type="undo", version=asked.view["version"])
            return led
        if not asked.view["options"]:
            return None
        option = rng.choice(asked.view["options"])
        led = f"{option['verb']} {option['noun']}"
        await asked.pick(option)


# Moments.


def begun(view: Json) -> bool:
    return True


def over(view: Json) -> bool:
    return view["result"] is not None


def offers(*verbs: str, least: int = 1, round: int = 1) -> Callable[[Json], bool]:
    """Somebody may do each of these, not before that round."""

    def offered(view: Json) -> bool:
        found = [option["verb"] for option in view["options"]]
        return view["view"]["round"] >= round and len(found) >= least and all(verb in found for verb in verbs)

    return offered
