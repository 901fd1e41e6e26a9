"""Persons who play on the real page: they see what is offered, and pick by mouse, by finger or by key, as people do.

What is offered is read from the list of options, which always holds them all; where a thing lies is asked of the page, and a press goes to
a point of it that nothing covers. So a card that is lit but cannot be reached is a fault that these persons find.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from playwright.sync_api import Error, Page

from tests.browser.driving import House
from thirdage import games
from thirdage.table import client

# Resolves when the page shows a later version that asks for something: its own person, one of `seats` at another page, or nobody any more.
WATCH = """
([after, seats, patience]) => new Promise((seen, failed) => {
  const look = () => {
    const main = document.querySelector('main[data-version]')
    if (!main || Number(main.dataset.version) <= after) return false
    const { version, asked, mine, over } = main.dataset
    const options = [...document.querySelectorAll('[data-option]')]
    if (over === undefined && !(mine === undefined ? seats.includes(asked) : options.length)) return false
    const labels = options.map((each) => [each.dataset.option, [...each.childNodes].at(-1).textContent])
    seen({ version: Number(version), asked, over: over !== undefined, options: Object.fromEntries(labels) })
    observer.disconnect()
    return true
  }
  const observer = new MutationObserver(look)
  if (look()) return
  observer.observe(document, { subtree: true, childList: true, attributes: true })
  setTimeout(() => failed(new Error(`nothing is asked after version ${after}: ${document.body?.innerText.slice(0, 400)}`)), patience)
})
"""

# A point of the first of these things that is there, where nothing covers it and which keeps still; whoever looks for it scrolls to it.
POINT = """
async ([selectors, patience]) => {
  const frame = () => new Promise((next) => requestAnimationFrame(next))
  const PARTS = [[0.5, 0.5], [0.12, 0.5], [0.5, 0.12], [0.5, 0.88], [0.12, 0.12], [0.88, 0.5], [0.05, 0.05]]
  const start = performance.now()
  let reason = 'is not there'
  for (let before = ''; performance.now() - start < patience; await frame()) {
    const shown = selectors.flatMap((each) => [...document.querySelectorAll(each)]).filter((each) => each.dataset.hidden === undefined)
    const [element] = shown
    if (!element) continue
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const { x, y, width, height } = element.getBoundingClientRect()
    const still = before === `${x} ${y} ${width} ${height}`
    before = `${x} ${y} ${width} ${height}`
    if (!still) continue // the bar with the question takes its height, and the rest makes room, in the next frame
    for (const [across, down] of PARTS) {
      const at = [x + width * across, y + height * down]
      const top = document.elementFromPoint(...at)
      const zone = element.dataset.home && `reserve ${element.dataset.home}` // cards in a reserve are part of it
      if (top && (element.contains(top) || (zone && top.closest('[data-zone]')?.dataset.zone === zone))) return at
      reason = `is covered by ${top?.outerHTML.slice(0, 200)}`
    }
  }
  throw new Error(`${selectors[0]} ${reason}`)
}
"""

THERE = "(selectors) => selectors.some((each) => [...document.querySelectorAll(each)].some((e) => e.dataset.hidden === undefined))"


@dataclass
class Seen:
    """What a page shows: options by their id, verb and noun, in the order of the list, with their labels."""

    version: int
    asked: str
    over: bool
    options: dict[str, str]

    def beside(self, option: str) -> int:
        """How many options there are of the same thing."""
        return sum(other.split()[1] == option.split()[1] for other in self.options)


Way = Callable[[Page, Seen, str, Random], None]


@functools.cache
def things() -> tuple[frozenset[int], frozenset[int]]:
    """The numbers of all cards and of all places."""
    catalogue: Any = games.get("cardgame").catalogue()
    cards = frozenset(number for card in catalogue["cards"] for number in card["numbers"])
    return cards, frozenset(place["number"] for place in catalogue["locations"])


def sit(at: House, link: client.Link, **how: Any) -> Page:
    """Open a link of a table in a browser of its own."""
    page = at.guest(**how)
    page.goto(f"{at.server.base}/t/{link.link}#{link.secret}")
    return page


def version(page: Page) -> int:
    """Of what is on show now."""
    return int(page.locator("main[data-version]").get_attribute("data-version") or -1)


def hand_of(page: Page, seat: str) -> list[int]:
    """The cards that the page shows in this hand."""
    cards: list[int] = page.evaluate(
        "(zone) => [...document.querySelectorAll('[data-card]:not([data-hidden])')].filter((each) => each.dataset.zone === zone)"
        ".map((each) => Number(each.dataset.card)).sort((a, b) => a - b)",
        f"hand {seat}",
    )
    return cards


def seen(page: Page, after: int = -1, seats: tuple[str, ...] = (), patience: int = 20_000) -> Seen:
    """What the page shows once its version is later and somebody who plays on a page is asked, or the game is over."""
    return Seen(**page.evaluate(WATCH, [after, list(seats), patience]))


def point(page: Page, *selectors: str, patience: int = 3_000) -> tuple[float, float]:
    x, y = page.evaluate(POINT, [selectors, patience])
    return x, y


def thing_of(option: str) -> list[str]:
    """Where on the table an option lies: a card, a place, the own reserve; nowhere if it names no thing."""
    verb, noun = option.split()
    cards, places = things()
    if int(noun) in cards:
        return [f'[data-card="{noun}"][data-lit]']
    if int(noun) in places:
        return [f'[data-place="{noun}"][data-lit]']
    return ["[data-home][data-lit]"] if verb == "to" else []


def in_list(option: str) -> str:
    return f'[data-option="{option}"]'


def in_menu(option: str) -> str:
    return f'[data-menu-option="{option}"]'


# The ways to pick.


def by_list(page: Page, now: Seen, option: str, rng: Random) -> None:
    """With the mouse on the button that names the option."""
    page.mouse.click(*point(page, in_list(option)))


def by_mouse(page: Page, now: Seen, option: str, rng: Random) -> None:
    """With the mouse on the card or the place; where it has several options, they open at it."""
    thing = thing_of(option)
    if not thing:
        return by_list(page, now, option, rng)
    page.mouse.click(*point(page, *thing))
    if now.beside(option) > 1 and "[data-home]" not in thing[0]:
        page.mouse.click(*point(page, in_menu(option)))
    return None


def by_finger(page: Page, now: Seen, option: str, rng: Random) -> None:
    """By tapping: a card rises with its text and its options, a place is taken at once, what lies on another sheet is looked for there."""
    thing = thing_of(option)
    if not thing or rng.random() < 0.1:
        return page.touchscreen.tap(*point(page, in_list(option)))
    if not page.evaluate(THERE, thing):
        for sheet in ("table", "side"):
            page.touchscreen.tap(*point(page, f'[data-sheet="{sheet}"]'))
            if page.evaluate(THERE, thing):
                break
    page.touchscreen.tap(*point(page, *thing))
    if "data-card" in thing[0]:
        try:
            menu = point(page, in_menu(option))
        except Error:  # on a busy machine the page may move under the finger; nobody misses twice
            page.touchscreen.tap(*point(page, *thing))
            menu = point(page, in_menu(option))
        page.touchscreen.tap(*menu)
    return None


def by_key(page: Page, now: Seen, option: str, rng: Random) -> None:
    """Never a mouse: the option's number, words typed, or Tab and arrows to the thing and Enter."""
    number = list(now.options).index(option) + 1
    way = rng.random()
    if way < 0.08 and thing_of(option):
        walk(page, thing_of(option)[0])
        page.keyboard.press("Enter")
        if now.beside(option) > 1 and "data-card" in thing_of(option)[0]:
            choose(page, option)
    elif number < 10 and way < 0.8:
        page.keyboard.press(str(number))
    else:
        page.keyboard.press("/")
        page.keyboard.type(now.options[option] if way > 0.95 else str(number))
        page.keyboard.press("Enter")
        page.keyboard.press("Escape")  # back out of the line, so that single keys act again


# Which key leads on from where the keyboard stands to a thing: Tab to its zone, then arrows; none if it stands there. `again`: where it
# stood before, so that the arrow that looked best leads in a circle.
STEP = """
([selector, again]) => {
  const on = document.activeElement
  const wanted = [...document.querySelectorAll(selector)].find((each) => each.dataset.hidden === undefined)
  if (on === wanted) return ['', '']
  const zone = ({ dataset: { card, zone, home, place } }) => card ? zone : home ? `reserve ${home}` : place ? `attack ${place}` : ''
  if (!on.dataset.stop || !wanted.dataset.stop || zone(on) !== zone(wanted)) return ['Tab', '']
  if (wanted.dataset.home || wanted.dataset.place) return ['Home', '']
  const [from, to] = [on.getBoundingClientRect(), wanted.getBoundingClientRect()]
  const across = to.x + to.width / 2 - from.x - from.width / 2
  const down = to.y + to.height / 2 - from.y - from.height / 2
  const sideways = again.includes(on.dataset.stop) ? Math.abs(across) < Math.abs(down) : Math.abs(across) > Math.abs(down)
  return [sideways ? (across > 0 ? 'ArrowRight' : 'ArrowLeft') : down > 0 ? 'ArrowDown' : 'ArrowUp', on.dataset.stop]
}
"""
FAR = 120  # keys: no thing of a table may be farther away


def walk(page: Page, selector: str) -> None:
    """Go to a thing by Tab and arrows."""
    stood: list[str] = []
    for _ in range(FAR):
        key, here = page.evaluate(STEP, [selector, stood])
        if not key:
            return
        stood += [here] if here not in stood else []
        page.keyboard.press(key)
    raise AssertionError(f"{FAR} keys do not lead to {selector}")


def choose(page: Page, option: str) -> None:
    """In the menu that has opened at a thing."""
    point(page, in_menu(option))
    for _ in range(10):
        if page.evaluate("document.activeElement.dataset.menuOption ?? ''") == option:
            return page.keyboard.press("Enter")
        page.keyboard.press("ArrowDown")
    raise AssertionError(f"the arrows do not lead to {option}")


# Playing on.


class Person:
    """Somebody at a page, who holds these seats and picks in one way, at random."""

    def __init__(self, page: Page, seats: tuple[str, ...], way: Way, rng: Random) -> None:
        self.page, self.seats, self.way, self.rng = page, seats, way, rng

    def pick(self, now: Seen, option: str | None = None) -> None:
        self.way(self.page, now, option or self.rng.choice(list(now.options)), self.rng)


def play(persons: list[Person], most: int = 2_000, until: Callable[[Seen], bool] = lambda _: False) -> tuple[int, Seen]:
    """Everybody picks when asked, until the game is over, enough was picked or something is so; how many picks, and what is seen then."""
    by_seat = {seat: person for person in persons for seat in person.seats}
    seats = tuple(by_seat)
    person, picks, after = persons[0], 0, -1
    while True:
        now = seen(person.page, after, seats)
        if now.over:
            return picks, now
        if now.asked not in person.seats:
            person, after = by_seat[now.asked], now.version - 1
            continue
        if picks == most or until(now):
            return picks, now
        person.pick(now)
        picks, after = picks + 1, now.version
