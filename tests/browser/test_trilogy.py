"""Whole games on the real page, to the final score: four persons with four kinds of devices, two persons with two seats each, one against bots."""

from __future__ import annotations

from pathlib import Path
from random import Random

from playwright.sync_api import Page, expect

from tests.browser.driving import DESKTOP, PHONE, TABLET, House, house
from tests.browser.playing import Person, by_finger, by_key, by_list, by_mouse, play
from tests.citing import bar
from thirdage import games
from thirdage.kernel import records
from thirdage.table import client


def sit(at: House, link: client.Link, **how: object) -> Page:
    """Open a link of a seat in a browser of its own."""
    page = at.guest(**how)  # type: ignore[arg-type]
    page.goto(f"{at.server.base}/t/{link.link}#{link.secret}")
    return page


def table(at: House, **wish: object) -> list[client.Link]:
    """A new table with a link for each person, the maker's first."""
    first = client.new_table(at.server.base, mine=0, **wish)
    return [first, *(client.join(at.server.base, first.table, person) for person in range(1, len(wish["sitters"])))]  # type: ignore[arg-type]


def ending(page: Page) -> tuple[str, str, str]:
    """What the page tells of the end: who won, the score, the last line of the log."""
    end = page.get_by_role("dialog")
    expect(end).to_contain_text("Score")
    winner = end.get_by_role("heading", level=2).inner_text()
    score = page.locator("[data-score]").get_attribute("data-score") or ""
    return winner, score, ""


@bar("A2")
def test_four_persons_on_four_kinds_of_devices_play_a_trilogy_to_the_end(tmp_path: Path) -> None:
    with house(tmp_path / "data") as at:
        links = table(at, sitters=["person"] * 4)
        persons = [
            Person(sit(at, links[0], size=PHONE, touch=True), ("frodo",), by_finger, Random(1)),
            Person(sit(at, links[1]), ("witch-king",), by_key, Random(2)),
            Person(sit(at, links[2], size=DESKTOP), ("aragorn",), by_mouse, Random(3)),
            Person(sit(at, links[3], size=TABLET), ("saruman",), by_list, Random(4)),
        ]
        import time
        t=time.time()
        picks, _ = play(persons)
        print(picks, time.time()-t)
