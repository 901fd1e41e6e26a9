"""What happens to a choice: half made and taken back, asked to be undone, looked at in another tab, after a reload, on another device,
and when the server dies in the middle of it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.driving import PHONE, House, house, visited
from tests.browser.playing import Person, Seen, by_list, by_mouse, hand_of, play, seen, sit, version
from tests.browser.preparing import Plan, Prepared, placing, prepared
from tests.citing import bar

FREE, SHADOW = ("frodo", "aragorn"), ("witch-king", "saruman")
QUICK = 1_000  # milliseconds in which a page that is opened again shows the question
TIMES = 4


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[House, list[Prepared]]]:
    folder = tmp_path_factory.mktemp("data")
    tables = prepared(folder, *[Plan(placing(*FREE), {"persons": 2}, back=True)] * 6)
    with house(folder) as at:
        yield at, tables


@pytest.fixture
def at(made: tuple[House, list[Prepared]]) -> Iterator[House]:
    with visited(made[0]) as house:
        yield house


@pytest.fixture
def table(made: tuple[House, list[Prepared]]) -> Prepared:
    """A table of one's own for each test."""
    return made[1].pop()


def half_made(page: Page, table: Prepared) -> tuple[Seen, Seen]:
    """Name a card to play: what was offered, and what is asked of the same person then."""
    now = seen(page)
    by_mouse(page, now, table.led, Random(1))
    then = seen(page, now.version, SHADOW)
    assert then.asked == now.asked and all(option.startswith("to ") for option in then.options)
    return now, then


def log(page: Page) -> str:
    return page.get_by_role("group", name="The log", exact=True).inner_text()


def test_a_half_built_action_is_taken_back_and_nobody_else_saw_it(at: House, table: Prepared) -> None:
    free, shadow = sit(at, table.links[0]), sit(at, table.links[1])
    expect(shadow.locator("main[data-asked]")).to_have_attribute("data-state", "live")
    before = version(shadow)
    now, then = half_made(free, table)
    card = table.led.split()[1]
    assert version(shadow) == before and shadow.locator(f'[data-card="{card}"]').count() == 0
    free.get_by_role("button", name="Undo", exact=True).click()
    after = seen(free, then.version)
    assert after.options == now.options and int(card) in hand_of(free, after.asked)
    expect(free.get_by_role("button", name="Undo", exact=True)).to_have_count(0)  # what was before has been seen: "Ask to undo"
    expect(free.get_by_role("group", name="The log", exact=True)).to_contain_text("takes a pick back")
    assert shadow.locator(f'[data-card="{card}"]').count() == 0


def test_beyond_that_another_person_is_asked_and_refuses_or_agrees(at: House, table: Prepared) -> None:
    free, shadow = sit(at, table.links[0]), sit(at, table.links[1])
    persons = [Person(free, FREE, by_list, Random(1)), Person(shadow, SHADOW, by_list, Random(2))]
    asked = free.locator('[data-undo="ask"]')
    _, now = play(persons, most=40, until=lambda now: now.asked in SHADOW and asked.count() == 1)
    step = int(free.locator("main").get_attribute("data-step") or "")
    ask = free.get_by_role("button", name="Ask to undo")
    ask.click()
    expect(free.get_by_text("You asked to go back. Waiting for Witch-king & Saruman.")).to_be_visible()
    shadow.get_by_role("button", name="Refuse").click()
    expect(free.get_by_text("You asked to go back.")).to_have_count(0)
    assert version(free) == version(shadow) == now.version
    ask.click()
    expect(shadow.get_by_text("Frodo & Aragorn asks to go back to step")).to_be_visible()
    shadow.get_by_role("button", name="Agree").click()
    back = seen(free, now.version)
    assert back.asked in FREE and int(free.locator("main").get_attribute("data-step") or "") < step
    for page in (free, shadow):
        expect(page.get_by_role("group", name="The log", exact=True)).to_contain_text("everybody agreed")
    assert seen(shadow, now.version, FREE).asked == back.asked


def test_two_tabs_of_one_seat_show_the_same_and_either_may_pick(at: House, table: Prepared) -> None:
    first = sit(at, table.links[0])
    now = seen(first)
    second = at.tab(first.context)
    second.goto(first.url)
    assert seen(second) == now
    _, then = half_made(second, table)
    assert seen(first, now.version) == then
    option = next(iter(then.options))
    by_list(first, then, option, Random(1))
    assert seen(first, then.version, SHADOW) == seen(second, then.version, SHADOW)
    assert hand_of(first, now.asked) == hand_of(second, now.asked)


def opened_in(page: Page, after: int) -> float:
    """Milliseconds from the start of loading until the question can be answered."""
    seen(page, after)
    took: float = page.evaluate("performance.now()")
    return took


def test_a_half_made_choice_is_there_again_after_a_reload_and_on_another_device(at: House, table: Prepared) -> None:
    page = sit(at, table.links[0])
    _, then = half_made(page, table)
    question = page.get_by_role("heading", level=2).first.inner_text()
    took = []
    for _ in range(TIMES):
        page.reload(wait_until="commit")
        took.append(opened_in(page, -1))
        assert seen(page) == then
        assert page.get_by_role("heading", level=2).first.inner_text() == question
    assert min(took) < QUICK, took
    other = sit(at, table.links[0], size=PHONE, touch=True)
    assert seen(other) == then
    for _ in range(TIMES):
        other.reload(wait_until="commit")
        took.append(opened_in(other, -1))
    assert min(took[TIMES:]) < QUICK, took
    option = next(iter(then.options))
    by_list(page, then, option, Random(1))
    assert seen(other, then.version, SHADOW).version == then.version + 1


@bar("R1")
def test_a_server_that_is_killed_in_the_middle_of_a_choice_takes_nothing_with_it(at: House, table: Prepared) -> None:
    free, shadow = sit(at, table.links[0]), sit(at, table.links[1])
    _, then = half_made(free, table)
    hand, lines = hand_of(free, then.asked), log(free)
    expect(shadow.locator("main[data-asked]")).to_have_attribute("data-state", "live")
    at.lose(free, shadow)
    lost = "The link is lost: coming back by itself…"
    for page in (free, shadow):
        expect(page.get_by_role("status").filter(has_text=lost)).to_be_visible()
    assert free.locator("[data-lit]").count() == 0  # nothing may be picked meanwhile
    assert hand_of(free, then.asked) == hand
    at.server.start()
    for page in (free, shadow):
        expect(page.get_by_role("status").filter(has_text=lost)).to_have_count(0)
    at.expecting_loss = False
    assert seen(free) == then
    assert (hand_of(free, then.asked), log(free)) == (hand, lines)
    persons = [Person(free, FREE, by_mouse, Random(1)), Person(shadow, SHADOW, by_list, Random(2))]
    picks, now = play(persons, most=6)
    assert picks == 6 and now.version == then.version + 6


def test_passing_on_passes_turn_after_turn_until_a_card_comes_to_a_location(at: House, table: Prepared) -> None:
    free, shadow = sit(at, table.links[0]), sit(at, table.links[1])
    persons = [Person(free, FREE, by_list, Random(3)), Person(shadow, SHADOW, by_list, Random(4))]
    _, now = play(persons, most=200, until=lambda now: now.asked in FREE and "pass 0" in now.options and len(now.options) > 2)
    free.get_by_role("button", name="Pass on").click()
    stop = free.get_by_role("button", name="Passing until something happens: stop")
    turns = 0
    while True:  # the Shadow cycles or passes as long as it cannot play to a location, and the Free Peoples pass by themselves
        now = seen(shadow, now.version, SHADOW)
        expect(stop).to_be_visible()
        turns += "pass 0" in now.options
        places = [option for option in now.options if option.startswith("to ") and option != "to 0"]
        if places and turns > 2:
            break
        wanted = ("to 0", "play ", "cycle ", "pass ") if turns > 2 else ("cycle ", "pass ")
        by_list(shadow, now, next(option for verb in wanted for option in now.options if option.startswith(verb)), Random(1))
    assert log(free).count("passes") > 2
    by_list(shadow, now, places[0], Random(1))
    while (now := seen(shadow, now.version, FREE)).asked not in FREE:  # whatever it costs, and whatever it says
        by_list(shadow, now, next(iter(now.options)), Random(1))
    expect(stop).to_have_count(0)
    assert "pass 0" in seen(free, now.version - 1).options
