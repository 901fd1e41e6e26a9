"""The table around the game: spectators, talk, computer players who sit in, why something cannot be done, and looks into the past."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.browser.driving import PHONE, House, house, visited
from tests.browser.playing import Person, Seen, by_list, hand_of, play, point, seen, sit, version
from tests.browser.preparing import Plan, Prepared, begun, offers, over, prepared
from tests.citing import bar
from thirdage.kernel.contract import Json
from thirdage.table import client

FREE, SHADOW = ("frodo", "aragorn"), ("witch-king", "saruman")
TWO = {"persons": 2}
RULE = re.compile(r"\b(CG|AS)-[RC]?\d+")


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[House, list[Prepared]]]:
    folder = tmp_path_factory.mktemp("data")
    tables = prepared(folder, Plan(over, TWO), Plan(offers("play", "pass"), TWO), *[Plan(begun, TWO)] * 4)
    with house(folder) as at:
        yield at, tables


@pytest.fixture
def at(made: tuple[House, list[Prepared]]) -> Iterator[House]:
    with visited(made[0]) as house:
        yield house


@pytest.fixture
def new(made: tuple[House, list[Prepared]]) -> list[client.Link]:
    """A table of one's own for each test, at its first question: Frodo cycles two cards."""
    return made[1].pop().links


@pytest.fixture
def finished(made: tuple[House, list[Prepared]]) -> list[client.Link]:
    return made[1][0].links


@pytest.fixture
def running(made: tuple[House, list[Prepared]]) -> list[client.Link]:
    return made[1][1].links


def both(at: House, links: list[client.Link]) -> tuple[Page, Page, list[Person]]:
    free, shadow = sit(at, links[0]), sit(at, links[1])
    return free, shadow, [Person(free, FREE, by_list, Random(1)), Person(shadow, SHADOW, by_list, Random(2))]


# Spectators.


class Sockets:
    """Everything that went over the sockets of a page."""

    def __init__(self, page: Page) -> None:
        self.heard: list[Json] = []
        self.said: list[Json] = []
        page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self.heard.append(json.loads(text)))
        socket.on("framesent", lambda text: self.said.append(json.loads(text)))

    @property
    def view(self) -> Json:
        view: Json = next(message["view"] for message in reversed(self.heard) if message["type"] == "view")
        return view


def placed(view: Json) -> set[int]:
    """Every card that a view puts anywhere."""
    spots = [*view["battlegrounds"], *([view["path"]] if view["path"] else [])]
    piles = [spot[side] for spot in spots for side in ("free", "shadow")]
    for seat in view["seats"].values():
        piles += [seat["reserve"], *(seat.get("known") or {}).values(), *(seat.get("cards") or {}).values()]
    return {card for pile in [*piles, view["resolving"], *view["items"].values()] for card in pile}


def shown_as_known(view: Json) -> set[int]:
    return {card for seat in view["seats"].values() for card in (seat.get("known") or {}).get("hand", [])}


@bar("H1", "S6")
def test_a_spectator_follows_sees_no_hidden_card_and_cannot_act(at: House, new: list[client.Link]) -> None:
    free, shadow, persons = both(at, new)
    free.get_by_role("button", name="Menu").click()
    free.get_by_role("button", name="Invite others").click()
    free.get_by_role("button", name="Make a link: Spectators").click()
    field = free.get_by_role("textbox", name="Link: Spectators")
    expect(field).to_have_value(re.compile("#"))
    watch = at.guest()
    wire = Sockets(watch)
    watch.goto(field.input_value())
    free.get_by_role("dialog").get_by_role("button", name="Close").click()
    for _ in range(8):
        whose = seen(free, seats=(*FREE, *SHADOW)).asked in FREE
        _, now = play(persons, most=60, until=lambda now, whose=whose: (now.asked in FREE) != whose)  # type: ignore[misc]
        expect(watch.locator("main")).to_have_attribute("data-version", str(now.version))
        hidden = {card for page, seats in ((free, FREE), (shadow, SHADOW)) for seat in seats for card in hand_of(page, seat)}
        hidden -= shown_as_known(wire.view)
        assert len(hidden) > 8
        assert not hidden & placed(wire.view)
        assert not hidden & set(watch.evaluate("[...document.querySelectorAll('[data-card]')].map((each) => Number(each.dataset.card))"))
        assert all(not seat.get("cards") for seat in wire.view["seats"].values())
    assert watch.locator("[data-option]").count() == watch.locator("[data-lit]").count() == 0
    expect(watch.get_by_role("button", name="Undo")).to_be_disabled()
    watch.keyboard.press("1")
    for thing in watch.locator("[data-place]").all():
        thing.click()
    watch.keyboard.press("u")
    watch.get_by_role("textbox", name="Type what you do").fill("1")
    watch.keyboard.press("Enter")
    persons[0 if now.asked in FREE else 1].pick(now)
    acted = seen(free if now.asked in FREE else shadow, now.version, (*FREE, *SHADOW))
    assert acted.version == now.version + 1
    assert {message["type"] for message in wire.said} <= {"ping"}


# Talk.


def test_talk_is_heard_can_be_switched_off_and_closed_by_the_host(at: House, new: list[client.Link]) -> None:
    free, shadow, _ = both(at, new)
    free.get_by_role("tab", name="Chat").click()
    free.get_by_role("textbox", name="Say something").fill("Well met, <b>lord</b> of Minas Morgul.")
    free.keyboard.press("Enter")
    expect(shadow.get_by_role("tab", name="Chat")).to_contain_text("1 unread")
    shadow.get_by_role("tab", name="Chat").click()
    said = shadow.get_by_role("log", name="Chat")
    expect(said).to_contain_text("Well met, <b>lord</b> of Minas Morgul.")
    expect(said).to_contain_text("Frodo & Aragorn")
    shadow.get_by_role("button", name="Switch the chat off").click()
    expect(said).to_have_count(0)
    expect(shadow.get_by_text("You have switched the chat off.")).to_be_visible()
    shadow.reload()
    shadow.get_by_role("tab", name="Chat").click()
    expect(shadow.get_by_text("You have switched the chat off.")).to_be_visible()
    shadow.get_by_role("button", name="Switch it on").click()
    expect(said).to_contain_text("Well met")
    free.get_by_role("tab", name="People").click()
    free.get_by_role("checkbox", name="Chat", exact=True).uncheck()
    expect(shadow.get_by_text("The host has closed the chat of this table.")).to_be_visible()
    expect(shadow.get_by_role("textbox", name="Say something")).to_have_count(0)


# Computer players who sit in.


def sits(page: Page, seats: str, who: str) -> None:
    page.get_by_role("tab", name="People").click()
    page.get_by_role("combobox", name=f"Who sits in for {seats}").select_option(label=who)
    page.get_by_role("tab", name="Log", exact=True).click()


def test_a_computer_player_sits_in_for_a_person_who_comes_back(at: House, new: list[client.Link]) -> None:
    free, shadow, persons = both(at, new)
    log = free.get_by_role("group", name="The log", exact=True)
    assert seen(free).asked == "frodo"
    sits(free, "Frodo & Aragorn", "computer, steady")
    expect(log).to_contain_text("A computer player (steady) plays Frodo & Aragorn from here on.")
    expect(free.locator("[data-option]")).to_have_count(0)
    assert seen(shadow).asked == "witch-king"
    _, now = play([persons[1]], most=6)
    assert now.asked in SHADOW
    sits(free, "Frodo & Aragorn", "I play")
    expect(log).to_contain_text("A person plays Frodo & Aragorn again.")
    assert len(hand_of(free, "frodo")) > 0
    _, now = play(persons, most=60, until=lambda now: now.asked in FREE)
    assert now.asked in FREE and now.options
    sits(free, "Witch-king & Saruman", "computer, steady")  # the host may do so for everybody
    picks, now = play([persons[0]], most=6)
    assert picks == 6 and now.asked in FREE and shadow.locator("[data-option]").count() == 0


# Why can't I?


def test_what_is_not_lit_tells_the_rule_that_forbids_it(at: House, new: list[client.Link]) -> None:
    page = sit(at, new[0])
    now = seen(page)
    card = hand_of(page, "aragorn")[0]
    page.mouse.click(*point(page, f'[data-card="{card}"]'))
    why = page.locator("[data-why]")
    expect(why).to_contain_text(RULE)
    told = why.locator("p").inner_text()
    expect(page.get_by_role("status").filter(has_text=told.split("CG-")[0].strip())).to_be_attached()  # heard, not only seen
    page.keyboard.press("Escape")
    expect(why).to_have_count(0)
    page.get_by_role("textbox", name="Type what you do").fill("why pass")
    page.keyboard.press("Enter")
    expect(why).to_contain_text(RULE)
    phone = sit(at, new[0], size=PHONE, touch=True)
    seen(phone)
    phone.get_by_role("button", name="Aragorn (7)").tap()
    phone.touchscreen.tap(*point(phone, f'[data-card="{card}"]'))
    phone.get_by_role("menuitem", name="Why can't I?").tap()
    expect(phone.get_by_role("menu")).to_contain_text(RULE)
    assert version(page) == version(phone) == now.version


# The past.


def moment(page: Page) -> tuple[str | None, int]:
    return page.locator("main").get_attribute("data-step"), page.locator("[data-lit]").count()


def test_while_a_game_runs_one_looks_back_through_ones_own_eyes_and_cannot_act_there(at: House, running: list[client.Link]) -> None:
    free, shadow, _ = both(at, running)
    now = seen(free, seats=SHADOW)
    page, seats = (free, FREE) if now.asked in FREE else (shadow, SHADOW)
    now = seen(page)
    step, lit = moment(page)
    page.get_by_role("button", name="One step back").click()
    banner = page.get_by_text(f"You look at step {int(step or 0) - 1} of {step}. Nothing can be picked here.")
    expect(banner).to_be_visible()
    assert moment(page) == (str(int(step or 0) - 1), 0) and lit > 0
    assert page.locator("[data-option]").count() == 0
    page.keyboard.press("1")
    page.get_by_role("slider", name="Step of the game").fill("1")
    expect(page.get_by_text(f"You look at step 1 of {step}.")).to_be_visible()
    assert sum(len(hand_of(page, seat)) for seat in seats) == (13 if seats == FREE else 14)  # the first pick: Frodo cycled a card
    other = next(seat for seat in (*FREE, *SHADOW) if seat not in seats)
    assert hand_of(page, other) == [] and page.get_by_role("combobox", name="Seen by").count() == 0
    page.get_by_role("button", name="Back to now").first.click()
    assert seen(page) == now and moment(page) == (step, lit)


def test_when_it_is_over_one_looks_back_through_any_eyes_or_with_all_cards_open(at: House, finished: list[client.Link]) -> None:
    page = sit(at, finished[1])
    page.get_by_role("dialog").get_by_role("button", name="Look at the table").click()
    slider, eyes = page.get_by_role("slider", name="Step of the game"), page.get_by_role("combobox", name="Seen by")
    slider.fill("9")
    expect(page.locator("main")).to_have_attribute("data-step", "9")
    assert hand_of(page, "witch-king") and not hand_of(page, "frodo")
    eyes.select_option(label="Frodo")
    expect(page.get_by_role("group", name=re.compile("Hand of Frodo"))).to_be_attached()
    frodo = hand_of(page, "frodo")
    assert frodo and not hand_of(page, "witch-king")
    eyes.select_option(label="All cards open")
    expect(page.get_by_role("group", name=re.compile("Hand of Saruman"))).to_be_attached()
    assert all(hand_of(page, seat) for seat in (*FREE, *SHADOW)) and hand_of(page, "frodo") == frodo
    eyes.select_option(label="a spectator" if eyes.get_by_text("a spectator").count() else "yourself")
    expect(page.get_by_role("group", name=re.compile("Hand of Frodo"))).to_have_count(0)


def test_the_way_to_a_first_move_is_two_clicks(at: House) -> None:
    page = at.guest()
    page.goto(at.server.base)
    page.get_by_role("button", name="Play now").click()
    now: Seen = seen(page)
    by_list(page, now, next(iter(now.options)), Random(1))
    assert seen(page, now.version).version > now.version
    took = page.evaluate("performance.now()")
    assert took < 15_000
