"""The table for every hand and ear: keys and typed words, focus that stays, what is read aloud, and all of it on a small phone."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.driving import PHONE, House, house, visited
from tests.browser.playing import in_menu, point, seen, sit, thing_of, version, walk
from tests.browser.preparing import Plan, Prepared, begun, offers, placing, prepared

FREE, SHADOW = ("frodo", "aragorn"), ("witch-king", "saruman")
TWO = {"persons": 2}
TOUCH = 44  # CSS pixels that a finger needs
ZONE = "({ dataset: { card, zone, home, place } }) => (card ? zone : home ? `reserve ${home}` : place ? `attack ${place}` : '')"


# Of each of these moments a phone must show everything: many options, places on the table, places elsewhere, losses, Ring and payment.
MOMENTS = {
    "a turn with many options": offers("play", "winnow", least=12),
    "a card looks for its place": placing(*FREE),
    "a location is chosen": offers("activate", least=2),
    "a combat": offers("lose"),
    "which combat is next": offers("fight", least=2),
    "the battle late in the game": offers("play", "move", round=4),
}


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[House, dict[str, Prepared]]]:
    folder = tmp_path_factory.mktemp("data")
    plans = {name: Plan(until, TWO) for name, until in MOMENTS.items()}
    plans["by key"] = plans["by word"] = Plan(begun, TWO)
    plans["before a place"] = Plan(placing(*FREE), TWO, back=True)
    tables = dict(zip(plans, prepared(folder, *plans.values())))
    with house(folder) as at:
        yield at, tables


@pytest.fixture
def at(made: tuple[House, dict[str, Prepared]]) -> Iterator[House]:
    with visited(made[0]) as house:
        yield house


@pytest.fixture
def tables(made: tuple[House, dict[str, Prepared]]) -> dict[str, Prepared]:
    return made[1]


# Keys and words.


def spoken(page: Page, words: str) -> None:
    """The one live region says so."""
    region = page.locator('[aria-live="polite"]')
    expect(region).to_have_count(1)
    expect(region).to_contain_text(words)


def test_an_option_is_picked_by_its_number(at: House, tables: dict[str, Prepared]) -> None:
    page = sit(at, tables["by key"].links[0])
    now = seen(page)
    second = list(now.options)[1]
    page.keyboard.press("2")
    then = seen(page, now.version)
    assert then.version == now.version + 1 and second not in then.options
    spoken(page, now.options[second].replace("Cycle ", "Frodo cycles ") + ".")
    page.keyboard.press("u")
    assert seen(page, then.version).options == now.options
    spoken(page, "takes a pick back")


def test_an_option_is_picked_by_words_of_it_and_doubtful_words_are_asked_about(at: House, tables: dict[str, Prepared]) -> None:
    page = sit(at, tables["by word"].links[0])
    now = seen(page)
    page.keyboard.press("/")
    field = page.get_by_role("textbox", name="Type what you do")
    expect(field).to_be_focused()
    page.keyboard.type("cycle")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("type a little more")
    field.fill("march to Mordor")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("fits no option")
    assert version(page) == now.version
    chosen = list(now.options)[-1]
    field.fill(now.options[chosen])
    page.keyboard.press("Enter")
    then = seen(page, now.version)
    assert chosen not in then.options and then.version == now.version + 1
    expect(field).to_have_value("")
    page.keyboard.press("Escape")
    expect(field).not_to_be_focused()


def test_focus_goes_with_a_card_from_the_hand_to_its_place(at: House, tables: dict[str, Prepared]) -> None:
    table = tables["before a place"]
    page = sit(at, table.links[0])
    now = seen(page)
    card = page.locator(thing_of(table.led)[0].replace("[data-lit]", ""))
    walk(page, thing_of(table.led)[0])
    expect(card).to_be_focused()
    page.keyboard.press("Enter")
    if now.beside(table.led) > 1:
        item = page.locator(in_menu(table.led))
        expect(page.get_by_role("menuitem").first).to_be_focused()
        while not item.evaluate("(each) => each === document.activeElement"):
            page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
    then = seen(page, now.version)
    spoken(page, page.get_by_role("heading", level=2).first.inner_text())
    lost = page.evaluate("document.activeElement === document.body")
    assert not lost  # on the card, or at the question when a menu was in between
    walk(page, f'[data-card="{table.led.split()[1]}"]')
    expect(card).to_be_focused()
    zone = card.get_attribute("data-zone") or ""
    page.keyboard.press(str(next(number for number, option in enumerate(then.options, 1) if option != "to 0")))
    seen(page, then.version, SHADOW)
    expect(card).not_to_have_attribute("data-zone", zone)
    expect(card).to_be_focused()  # the same element, elsewhere


@pytest.mark.parametrize("key", ["Tab", "Shift+Tab"])
def test_one_key_alone_leads_round_to_every_zone(at: House, tables: dict[str, Prepared], key: str) -> None:
    page = sit(at, tables["the battle late in the game"].links[0])
    seen(page, seats=SHADOW)
    zones = page.locator("[data-stop]:not([data-hidden])").evaluate_all(f"(all) => all.map({ZONE})")
    page.locator("[data-card]:not([data-hidden])").last.focus()
    reached = set()
    for _ in range(90):
        page.keyboard.press(key)
        reached.add(page.evaluate(f"({ZONE})(document.activeElement)"))
    assert reached >= {*zones}, {*zones} - reached
    assert len({*zones}) > 5


def test_whoever_stands_on_an_option_stands_at_the_question_when_it_is_gone(at: House, tables: dict[str, Prepared]) -> None:
    page = sit(at, tables["a location is chosen"].links[0])
    other = sit(at, tables["a location is chosen"].links[1])
    mine = seen(page, seats=SHADOW).asked in FREE
    page = page if mine else other
    now = seen(page)
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.dataset.option !== undefined"):
            break
    page.keyboard.press("Enter")
    seen(page, now.version, (*FREE, *SHADOW))
    page.wait_for_function("document.activeElement !== document.body")
    assert page.evaluate("document.activeElement.closest('main') !== null")


# A small phone.

SMALL = """
(least) => {
  const boxes = []
  for (const element of document.querySelectorAll('button, a[href], input, select, summary, [role=menuitem]')) {
    if (element.closest('[aria-label="The log"]')) continue // words in a text; the slider leads to the same steps
    const shape = element.closest('label') ?? element
    const box = shape.getBoundingClientRect()
    if (element.dataset.hidden !== undefined || element.disabled || !element.checkVisibility() || box.width < 2) continue
    if (box.width < least || box.height < least) boxes.push([element.textContent.trim(), Math.round(box.width), Math.round(box.height)])
  }
  return boxes
}
"""


# What is shown beside the screen. A row that a finger can push along may be longer than the screen.
BESIDE = """
(width) => {
  const pushed = (element) => element && (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) || pushed(element.parentElement))
  const shown = (each) => !each.closest('[data-hidden], svg') && each.checkVisibility()
  return [...document.querySelectorAll('main *, dialog *')].filter(shown).filter((each) => {
    const { left, right, width: own } = each.getBoundingClientRect()
    return own > 1 && (left < -0.5 || right > width + 0.5) && !pushed(each.parentElement)
  }).map((each) => each.outerHTML.slice(0, 160))
}
"""


def fits(page: Page) -> None:
    """Nothing reaches beyond the screen, and whatever is tapped is big enough."""
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    assert page.evaluate("document.documentElement.scrollHeight") <= PHONE[1]
    assert page.evaluate(BESIDE, PHONE[0]) == []
    assert page.evaluate(SMALL, TOUCH) == []


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_small_phone_shows_every_moment_whole(at: House, tables: dict[str, Prepared], moment: str) -> None:
    pages = [sit(at, link, size=PHONE, touch=True) for link in tables[moment].links]
    for page in pages:
        seen(page, seats=(*FREE, *SHADOW))
        for sheet in ("Table", "Side", "Log"):
            page.get_by_role("button", name=re.compile(f"^{sheet}")).first.tap()
            fits(page)
        page.get_by_role("button", name=re.compile("^Table")).first.tap()
    asked = next(page for page in pages if page.locator("main[data-mine]").count())
    now = seen(asked)
    for option in now.options:  # each can be tapped, in the list and on the table
        point(asked, f'[data-option="{option}"]')
    card = next((option for option in now.options if "data-card" in "".join(thing_of(option))), None)
    if card:
        if not asked.locator(thing_of(card)[0]).count():
            asked.get_by_role("button", name=re.compile("^Side")).tap()
        asked.touchscreen.tap(*point(asked, thing_of(card)[0]))
        point(asked, in_menu(card))
        fits(asked)
        asked.get_by_role("menuitem", name="Close").tap()
        expect(asked.get_by_role("menu")).to_have_count(0)
    assert version(asked) == now.version
