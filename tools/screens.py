#!/usr/bin/env python3
"""Screenshots of the page, to be looked at: every screen at three sizes, dark and light.

    .venv/bin/python tools/screens.py FOLDER [SCREEN ...]

A server of its own on an empty folder, games played on by a computer player's choices until something is to be seen, a real
browser. Names of screens are those of SCREENS below; without any, all are taken.
"""

from __future__ import annotations

import asyncio
import itertools
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.driving import DESKTOP, FLAGS, PHONE, TABLET  # noqa: E402
from tests.table.serving import served  # noqa: E402
from thirdage.cli import browser as finding  # noqa: E402
from thirdage.cli import page as building  # noqa: E402
from thirdage.kernel.contract import Json  # noqa: E402
from thirdage.table import client  # noqa: E402

SIZES = {"wide": DESKTOP, "tablet": TABLET, "phone": PHONE}
LIGHTS = ("dark", "light")
DULL = ("pass", "decline", "winnow", "cycle", "undo")  # what shows nothing on the table is chosen last


def in_play(view: Json) -> int:
    """How many cards lie at path and battlegrounds."""
    spots = [*view["battlegrounds"], *([view["path"]] if view["path"] else [])]
    return sum(len(spot["free"]) + len(spot["shadow"]) for spot in spots)


def at_start(shown: Json) -> bool:
    return bool(shown["options"])


def is_turn(shown: Json) -> bool:
    return any(option["verb"] == "pass" for option in shown["options"])


def is_busy(shown: Json) -> bool:
    return shown["view"]["round"] >= 3 and in_play(shown["view"]) >= 7 and is_turn(shown)


def is_where(shown: Json) -> bool:
    """A card is chosen, and its place is asked for."""
    verbs = {option["verb"] for option in shown["options"]}
    return shown["view"]["round"] >= 2 and verbs == {"to"} and len(shown["options"]) > 2 and in_play(shown["view"]) >= 4


def is_combat(shown: Json) -> bool:
    return any(option["verb"] == "lose" for option in shown["options"]) and len(shown["options"]) > 1


def never(shown: Json) -> bool:
    return False


Wish = dict[str, object]
TRILOGY: Wish = {"scenario": "trilogy", "options": {"persons": 2}, "sitters": ["person", "greedy"], "mine": 0, "name": "Ada"}
SHADOW: Wish = {**TRILOGY, "sitters": ["greedy", "person"], "mine": 1}
FOUR: Wish = {**TRILOGY, "options": {"persons": 4}, "sitters": ["person", "greedy", "greedy", "greedy"]}
DUEL: Wish = {"scenario": "duel2", "sitters": ["person", "greedy"], "mine": 0}
BOTS: Wish = {"scenario": "trilogy", "options": {"persons": 1, "shadow": "bots"}, "sitters": ["person"], "mine": 0}
SCREENS: dict[str, tuple[Wish, Callable[[Json], bool]] | str] = {
    "lobby": "/",
    "new": "/new",
    "opening": (TRILOGY, at_start),
    "busy": (TRILOGY, is_busy),
    "four": (FOUR, is_busy),
    "shadow": (SHADOW, is_busy),
    "bots": (BOTS, is_busy),
    "duel": (DUEL, is_busy),
    "where": (TRILOGY, is_where),
    "combat": (TRILOGY, is_combat),
    "end": (TRILOGY, never),
}


async def played(link: client.Link, enough: Callable[[Json], bool], seed: int) -> client.Link:
    rng = Random(seed)
    await link.open()
    while True:
        await link.until(lambda: bool(link.view["options"] or link.view["result"]), 60)
        if link.view["result"] or enough(link.view):
            break
        options = link.view["options"]
        lively = [option for option in options if option["verb"] not in DULL] or options
        answer = await link.pick(rng.choice(lively if rng.random() < 0.8 else options))
        await link.reach(answer["version"])
    await link.close()
    return link


def reached(base: str, wish: Wish, enough: Callable[[Json], bool]) -> client.Link:
    """A table at which it is so; a few games are tried."""
    for seed in range(12):
        link = asyncio.run(played(client.new_table(base, **wish), enough, seed))
        if enough is never or not link.view["result"]:
            return link
    sys.exit("no game came to that: raise the number of games tried")


def guest(browser: Browser, size: tuple[int, int], light: str, phone: bool) -> Page:
    context = browser.new_context(viewport={"width": size[0], "height": size[1]}, has_touch=phone, is_mobile=phone, reduced_motion="reduce")
    context.add_init_script(f"localStorage.setItem('thirdage-theme', '{light}')")
    page = context.new_page()
    page.on("console", lambda message: print(f"  {message.type}: {message.text}") if message.type == "error" else None)
    return page


def main(folder: Path, names: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    wanted = names or list(SCREENS)
    with tempfile.TemporaryDirectory() as data, served(Path(data), building.built()) as server:
        paths = {name: path_of(server.base, SCREENS[name]) for name in wanted}  # games first: a lobby without tables shows little
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=finding.chromium(), args=FLAGS)
            for name, size, light in itertools.product(wanted, SIZES, LIGHTS):
                page = guest(browser, SIZES[size], light, size == "phone")
                page.goto(server.base + paths[name])
                page.get_by_role("heading", level=1).first.wait_for(state="attached")
                page.wait_for_timeout(500)
                page.screenshot(path=folder / f"{name}-{size}-{light}.png", full_page=paths[name] in ("/", "/new"))
                page.context.close()
            browser.close()


def path_of(base: str, screen: tuple[Wish, Callable[[Json], bool]] | str) -> str:
    return screen if isinstance(screen, str) else address(reached(base, *screen))


def address(link: client.Link) -> str:
    return f"/t/{link.link}#{link.secret}"


if __name__ == "__main__":
    if len(sys.argv) < 2 or set(sys.argv[2:]) - set(SCREENS):
        sys.exit(f"usage: tools/screens.py FOLDER [{' '.join(SCREENS)}]")
    main(Path(sys.argv[1]), sys.argv[2:])
