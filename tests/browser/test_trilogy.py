"""Whole games on the real page to the final score: four persons on four kinds of devices, two with two seats each, one against bots."""

from __future__ import annotations

from pathlib import Path
from random import Random

from playwright.sync_api import Page, expect

from tests.browser.driving import DESKTOP, PHONE, TABLET, House, house
from tests.browser.playing import Person, by_finger, by_key, by_list, by_mouse, hand_of, play, seen, sit
from tests.citing import bar
from thirdage import games
from thirdage.kernel import records
from thirdage.table import client

TITLES = {"free": "The Free Peoples win", "shadow": "The Shadow wins"}


def table(at: House, persons: int, **wish: object) -> list[client.Link]:
    """A new table with a link for each person, the maker's first."""
    first = client.new_table(at.server.base, mine=0, **wish)
    return [first, *(client.join(at.server.base, first.table, person) for person in range(1, persons))]


def winner(page: Page) -> str:
    return page.get_by_role("dialog").get_by_role("heading", level=2).inner_text()


def points(page: Page) -> tuple[str, ...]:
    """The points of both sides, with what they consist of."""
    return tuple(page.get_by_role("dialog").get_by_role("heading", level=3).all_inner_texts())


def last_line(page: Page) -> str:
    line: str = page.get_by_role("group", name="The log", exact=True).get_by_role("listitem").last.inner_text()
    return line


def downloaded(page: Page, to: Path) -> str:
    with page.expect_download() as coming:
        page.get_by_role("dialog").get_by_role("link", name="Record of the game").click()
    coming.value.save_as(to)
    return to.read_text(encoding="utf-8")


def check_record(text: str, page: Page, picks: int) -> None:
    """The record replays to what the page shows, and holds every pick."""
    game = games.get("cardgame")
    record = records.read(text)
    result = game.result(records.replay(game, record))
    score = result["score"]
    assert winner(page) == TITLES[result["winner"]]
    assert page.locator("[data-score]").get_attribute("data-score") == f"{score['free']}:{score['shadow']}"
    assert len(record.picks) >= picks > 100


@bar("A2", "S5")
def test_four_persons_on_four_kinds_of_devices_play_a_trilogy_to_the_end(tmp_path: Path) -> None:
    with house(tmp_path / "data") as at:
        links = table(at, 4)
        phone, keys, mouse, small = (
            sit(at, links[0], size=PHONE, touch=True),
            sit(at, links[1], size=DESKTOP),
            sit(at, links[2], size=DESKTOP),
            sit(at, links[3], size=TABLET),
        )
        mouses: list[object] = []
        keys.expose_function("noted", lambda kind: mouses.append(kind))
        keys.evaluate(
            "for (const kind of ['mousemove', 'mousedown', 'touchstart']) addEventListener(kind, ({ type }) => noted(type), true)"
        )
        picks, _ = play(
            [
                Person(phone, ("frodo",), by_finger, Random(1)),
                Person(keys, ("witch-king",), by_key, Random(2)),
                Person(mouse, ("aragorn",), by_mouse, Random(3)),
                Person(small, ("saruman",), by_list, Random(4)),
            ]
        )
        pages = (phone, keys, mouse, small)
        for page in pages:
            expect(page.get_by_role("dialog")).to_contain_text(TITLES["free"] if "Free" in winner(phone) else TITLES["shadow"])
        assert len({winner(page) for page in pages}) == 1
        assert len({points(page) for page in pages}) == 1
        check_record(downloaded(mouse, tmp_path / "trilogy.record"), mouse, picks)
        phone.get_by_role("button", name="Look at the table").tap()
        phone.get_by_role("button", name="Log").tap()
        keys.keyboard.press("Escape")
        for page in (mouse, small):
            page.get_by_role("button", name="Look at the table").click()
        small.get_by_role("button", name="Log and people").click()
        assert len({last_line(page) for page in pages}) == 1
        assert len({page.locator("[data-score]").get_attribute("data-score") for page in pages}) == 1
        assert mouses == []


def test_two_persons_with_two_seats_each_see_both_their_hands_and_play_to_the_end(tmp_path: Path) -> None:
    with house(tmp_path / "data") as at:
        links = table(at, 2, options={"persons": 2})
        free, shadow = sit(at, links[0]), sit(at, links[1], size=PHONE, touch=True)
        first = seen(free, seats=("frodo",))
        assert first.asked == "frodo"
        assert len(hand_of(free, "frodo")) == len(hand_of(free, "aragorn")) == 7
        expect(free.get_by_role("group", name="Hand of Frodo: 7 cards")).to_be_attached()
        expect(free.get_by_role("group", name="Hand of Aragorn: 7 cards")).to_be_attached()
        shadow.get_by_role("button", name="Saruman (7)").tap()
        saruman = hand_of(shadow, "saruman")
        shadow.get_by_role("button", name="Witch-king (7)").tap()
        assert len(saruman) == len(hand_of(shadow, "witch-king")) == 7
        picks, _ = play(
            [
                Person(free, ("frodo", "aragorn"), by_mouse, Random(5)),
                Person(shadow, ("witch-king", "saruman"), by_finger, Random(6)),
            ]
        )
        expect(shadow.get_by_role("dialog")).to_contain_text(winner(free))
        assert points(shadow) == points(free)
        won = "The victory is yours."
        assert (won in free.get_by_role("dialog").inner_text()) != (won in shadow.get_by_role("dialog").inner_text())
        check_record(downloaded(free, tmp_path / "two.record"), free, picks)


def test_one_person_plays_against_the_bots_of_the_shadow_to_the_end(tmp_path: Path) -> None:
    with house(tmp_path / "data") as at:
        (link,) = table(at, 1, options={"persons": 1, "shadow": "bots"})
        page = sit(at, link, size=TABLET)
        picks, _ = play([Person(page, ("frodo", "aragorn"), by_mouse, Random(7))])
        expect(page.get_by_role("dialog")).to_contain_text("Shadow")
        check_record(downloaded(page, tmp_path / "bots.record"), page, picks)
        page.get_by_role("button", name="Look at the table").click()
        page.get_by_role("button", name="Log and people").click()
        log = page.get_by_role("group", name="The log", exact=True)
        told = log.get_by_role("listitem").count()
        page.get_by_text("With reasons").click()  # why the bots did what they did
        assert log.get_by_role("listitem").count() > told
