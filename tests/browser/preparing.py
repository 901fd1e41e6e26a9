"""Tables whose games have come to a wanted moment, made in a data folder before its server starts.

The moment is looked for by the engine alone, at random but with given seeds: so a table is the same in every run, until the rules change.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

from tests.table import indoors
from thirdage import games
from thirdage.kernel.contract import State
from thirdage.kernel.frames import Action
from thirdage.table import client
from thirdage.table.house import House

GAMES = 400  # a moment that comes in none of so many games never does


@dataclass
class Moment:
    """Where a game has come to: who is asked, what is offered, by which pick it came here, and whether that may freely be taken back."""

    state: State
    asked: str | None
    options: list[Action]
    led: Action
    is_free: bool

    @property
    def verbs(self) -> list[str]:
        return [verb for verb, _ in self.options]

    @property
    def round(self) -> int:
        number: int = games.get("cardgame").view(self.state, None)["round"]
        return number


@dataclass
class Plan:
    """A table, and the moment to play to."""

    until: Callable[[Moment], bool]
    options: dict[str, Any] = field(default_factory=dict)
    back: bool = False  # the pick that led to the moment is taken back


@dataclass
class Prepared:
    """The links of the persons, the host's first; the pick that led to the moment, by its id."""

    links: list[client.Link]
    led: str


def prepared(folder: Path, *plans: Plan) -> list[Prepared]:
    folder.mkdir(parents=True, exist_ok=True)
    with ThreadPoolExecutor(1) as thread:  # where a browser is driven an event loop runs already
        return thread.submit(lambda: asyncio.run(prepare(folder, plans))).result()


async def prepare(folder: Path, plans: tuple[Plan, ...]) -> list[Prepared]:
    async with indoors.house_in(folder) as house:
        return [await played(house, plan, *found(plan)) for plan in plans]


def found(plan: Plan) -> tuple[str, list[Action]]:
    """The seed and the picks of the first game in which the moment comes."""
    for number in range(GAMES):
        picks = picks_to(plan, str(number))
        if picks is not None:
            return str(number), picks
    raise AssertionError("the moment did not come")


def picks_to(plan: Plan, seed: str) -> list[Action] | None:
    """The picks of a random game up to the moment; nothing if it ends without it."""
    game = games.get("cardgame")
    state = game.new(scenario="trilogy", seed=seed, **plan.options)
    held = {seat: person for person, seats in enumerate(game.persons(state)) for seat in seats}
    rng = Random(seed)
    picks: list[Action] = []
    led, is_free = ("", 0), False
    while True:
        asked = game.asked(state)
        options = game.legal(state) if asked else []
        if plan.until(Moment(state, asked, options, led, is_free)):
            return picks
        if asked is None:
            return None
        before = (state.draws, state.shown)
        led = rng.choice(options)
        game.apply(state, led)
        then = game.asked(state)
        is_free = then is not None and held[then] == held[asked] and (state.draws, state.shown) == before
        picks.append(led)


async def played(house: House, plan: Plan, seed: str, picks: list[Action]) -> Prepared:
    """A table with this seed at which these picks were made."""
    with patch("thirdage.table.house.token_hex", lambda _: seed):
        held = await indoors.planted(house, listed=False, options=plan.options)
    pages = await indoors.seated(house, *held)
    for verb, noun in picks:
        await indoors.asked(pages).pick({"verb": verb, "noun": noun})
    if plan.back:
        page = indoors.asked(pages)
        await page.say(type="undo", version=page.view["version"])
    for page in pages:
        page.leave()
    led = f"{picks[-1][0]} {picks[-1][1]}" if picks else ""
    return Prepared([client.Link("", link.id, secret, link.table) for link, secret in held], led)


# Moments.


def begun(moment: Moment) -> bool:
    return True


def over(moment: Moment) -> bool:
    return moment.asked is None


def offers(*verbs: str, least: int = 1, round: int = 0) -> Callable[[Moment], bool]:
    """Somebody may do each of these, not before that round."""
    return lambda moment: len(moment.options) >= least and set(verbs) <= set(moment.verbs) and moment.round >= round


def placing(*seats: str) -> Callable[[Moment], bool]:
    """One of these seats has named a card to play, is asked where it goes, and may still think better of it."""
    return lambda moment: moment.is_free and moment.asked in seats and moment.led[0] == "play" and {*moment.verbs[1:]} == {"to"}
