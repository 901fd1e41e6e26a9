"""Lobby, new table and invitations, as people use them: a real browser at a real server."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.driving import DESKTOP, PHONE, TABLET, House, house, visited
from thirdage.table import client

AT_A_TABLE = re.compile(r"/t/[\w-]+$")


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("data")) as made:
        yield made


@pytest.fixture
def at(shared: House) -> Iterator[House]:
    with visited(shared) as house:
        yield house


def refused(at: House) -> None:
    """A browser notes every answer that is not good; this one was to be refused."""
    assert ["status of 400" in fault for fault in at.faults] == [True]
    at.faults.clear()


def lobby(at: House, **how: object) -> Page:
    page = at.guest(**how)  # type: ignore[arg-type]
    page.goto(at.server.base)
    return page


def new_table(page: Page, title: str, scenario: str = "Duel for two") -> None:
    page.get_by_role("link", name="New table").click()
    page.get_by_role("radio", name=scenario).check()
    page.get_by_label("Name of the table").fill(title)
    page.get_by_role("button", name="Open the table").click()
    expect(page).to_have_url(AT_A_TABLE)


def invitation(page: Page, what: str) -> str:
    """The address of a link that the dialog shows."""
    field = page.get_by_role("dialog").get_by_role("textbox", name=f"Link: {what}")
    expect(field).to_have_value(re.compile("#"))
    return field.input_value()


def kept(page: Page) -> list[dict[str, str]]:
    links: list[dict[str, str]] = json.loads(page.evaluate("localStorage.getItem('thirdage-links') ?? '[]'"))
    return links


def row(page: Page, title: str) -> Locator:
    return page.get_by_role("article").filter(has=page.get_by_role("heading", name=title, exact=True))


def test_one_click_on_the_start_page_leads_to_a_game(at: House) -> None:
    page = lobby(at)
    page.get_by_role("button", name="Play now").click()
    expect(page).to_have_url(AT_A_TABLE)
    page.goto(at.server.base)
    expect(page.get_by_role("heading", name="Your turn")).to_be_visible()
    expect(page).to_have_title("(1) Third Age")
    entry = page.get_by_role("article")
    expect(entry).to_contain_text("Frodo and Aragorn")
    expect(entry).to_contain_text("computer, steady")
    entry.get_by_role("link", name="Play").click()
    expect(page).to_have_url(AT_A_TABLE)


def test_an_invitation_seats_a_friend_and_its_secret_stays_nowhere(at: House) -> None:
    host, friend = lobby(at), at.guest()
    new_table(host, "Bree")
    address = invitation(host, "Any free place")
    secret = address.partition("#")[2]
    friend.goto(address)
    expect(friend).not_to_have_url(re.compile(re.escape(address.partition("#")[0])))  # it leads to a link of the seat's own
    expect(friend).to_have_url(AT_A_TABLE)
    assert secret not in json.dumps(kept(friend)) and len(kept(friend)) == 1
    expect(host.get_by_role("dialog")).to_contain_text("sits here")
    expect(host.get_by_role("dialog").get_by_role("heading", name="Any free place")).to_have_count(0)
    friend.goto(at.server.base)
    expect(row(friend, "Bree")).to_contain_text("you")
    friend.goto(address)
    expect(friend.get_by_role("alert")).to_contain_text("Every place at this table is taken")
    refused(at)


def test_a_revoked_link_is_closed_with_a_sentence(at: House) -> None:
    host, friend = lobby(at), at.guest()
    new_table(host, "Weathertop")
    address = invitation(host, "Any free place")
    revoke = host.get_by_role("button", name="Revoke all: Any free place")
    revoke.click()
    host.get_by_role("button", name="Really revoke: Any free place").click()
    expect(host.get_by_role("dialog").get_by_role("textbox")).to_have_count(0)
    friend.goto(address)
    expect(friend.get_by_role("alert")).to_contain_text("taken this link back")
    refused(at)
    friend.get_by_role("link", name="To the lobby").click()
    expect(friend.get_by_role("button", name="Play now")).to_be_visible()


def test_a_table_appears_in_every_lobby_and_a_stranger_sits_down_or_watches(at: House) -> None:
    stranger, onlooker, host = lobby(at), lobby(at), lobby(at)
    new_table(host, "Edoras")
    row(stranger, "Edoras").get_by_role("button", name="Sit down as Witch-king: Edoras").click()
    expect(stranger).to_have_url(AT_A_TABLE)
    watch = row(onlooker, "Edoras").get_by_role("button", name="Watch: Edoras")
    expect(row(onlooker, "Edoras")).to_contain_text("a person")
    watch.click()
    expect(onlooker).to_have_url(AT_A_TABLE)
    assert kept(onlooker)[0]["table"] == kept(stranger)[0]["table"] == kept(host)[0]["table"]


def test_a_table_by_link_only_is_not_shown_to_strangers(at: House) -> None:
    host, stranger = lobby(at), lobby(at)
    host.get_by_role("link", name="New table").click()
    host.get_by_label("Name of the table").fill("Rivendell")
    host.get_by_role("radio", name="By link only").check()
    host.get_by_role("button", name="Open the table").click()
    expect(host).to_have_url(AT_A_TABLE)
    host.goto(at.server.base)
    expect(row(host, "Rivendell")).to_contain_text("by link only")
    stranger.reload()
    expect(stranger.get_by_role("button", name="Play now")).to_be_visible()
    expect(row(stranger, "Rivendell")).to_have_count(0)


def test_bots_difficulty_promos_and_house_rules_reach_the_game(at: House) -> None:
    page = lobby(at)
    page.get_by_role("link", name="New table").click()
    page.get_by_role("radio", name="Bots").check()
    page.get_by_role("radio", name="Challenging").check()
    page.get_by_role("checkbox", name="Promotional cards").check()
    page.get_by_text("House rules").click()
    page.get_by_label("Winnow when no card can be drawn").select_option("must-draw")
    page.get_by_label("A bot's event that was resolved").select_option("eliminate")
    page.get_by_label("Name of the table").fill("Minas Ithil")
    page.get_by_label("Your name").fill("Eva")
    with page.expect_request("**/api/tables") as sent:
        page.get_by_role("button", name="Open the table").click()
    wish = json.loads(sent.value.post_data or "")
    rulings = {"CG-R29": "must-draw", "AS-R38": "eliminate"}
    assert wish["options"] == {"persons": 1, "shadow": "bots", "difficulty": "challenging", "promos": True, "rulings": rulings}
    expect(page).to_have_url(AT_A_TABLE)
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.goto(at.server.base)
    expect(row(page, "Minas Ithil")).to_contain_text("against bots, Challenging")
    expect(row(page, "Minas Ithil")).to_contain_text("you, Eva")


def test_a_table_is_made_by_keyboard_alone(at: House) -> None:
    page = lobby(at)
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    press(page, "New table")
    expect(page.get_by_role("heading", name="New table")).to_be_visible()
    focus(page, "radio", "Trilogy")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="Duel for two")).to_be_checked()
    focus(page, "textbox", "Name of the table")
    page.keyboard.type("Cirith Ungol")
    page.keyboard.press("Enter")
    expect(page).to_have_url(AT_A_TABLE)
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def press(page: Page, name: str) -> None:
    focus(page, "link", name)
    page.keyboard.press("Enter")


def focus(page: Page, role: str, name: str) -> None:
    """Tab until there, thirty times at most."""
    wanted = page.get_by_role(role, name=name).first  # type: ignore[arg-type]
    for _ in range(30):
        page.keyboard.press("Tab")
        if wanted.evaluate("element => element === document.activeElement"):
            return
    pytest.fail(f"Tab does not lead to {name}")


def test_a_finished_game_is_saved_and_opened_again(at: House, tmp_path: Path) -> None:
    page = lobby(at)
    page.get_by_role("link", name="New table").click()
    page.get_by_role("radio", name="The Fellowship").check()
    for place in page.get_by_role("radiogroup", name="Who sits as").all():
        place.get_by_role("radio", name="Computer, random").check()
    page.get_by_label("Name of the table").fill("Moria")
    page.get_by_role("button", name="Open the table").click()
    expect(page).to_have_url(AT_A_TABLE)
    link = page.url
    page.goto(at.server.base)
    expect(row(page, "Moria").get_by_role("link", name="Look at it: Moria")).to_be_visible(timeout=60_000)
    answer = page.request.get(
        link + "/record", headers={"cookie": "; ".join(f"{c['name']}={c['value']}" for c in page.context.cookies(link))}
    )
    assert answer.ok, answer.text()
    file = tmp_path / "moria.record"
    file.write_text(answer.text(), encoding="utf-8")
    other = lobby(at)
    with other.expect_file_chooser() as chooser:
        other.get_by_role("button", name="Open a record file").click()
    chooser.value.set_files(file)
    expect(other).to_have_url(AT_A_TABLE)


def test_a_file_that_is_no_record_is_refused_in_a_sentence(at: House, tmp_path: Path) -> None:
    file = tmp_path / "letter.record"
    file.write_text("x" * 70_000)
    page = lobby(at)
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Open a record file").click()
    chooser.value.set_files(file)
    expect(page.get_by_role("alert")).to_contain_text("This is no record file")


def test_the_light_is_chosen_once_and_kept(at: House) -> None:
    page = lobby(at)
    page.get_by_role("radio", name="Dark", exact=True).check()
    dark = page.evaluate("getComputedStyle(document.body).color")
    page.reload()
    assert page.evaluate("getComputedStyle(document.body).color") == dark
    page.get_by_role("radio", name="Light", exact=True).check()
    assert page.evaluate("getComputedStyle(document.body).color") != dark


@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE], ids=str)
@pytest.mark.parametrize("path", ["/", "/new", "/t/nonsense", "/t/a/b"])
def test_nothing_reaches_beyond_the_screen_and_what_is_touched_is_big_enough(at: House, size: tuple[int, int], path: str) -> None:
    page = at.guest(size=size, touch=size == PHONE)
    if path == "/t/a/b":
        page.goto(at.server.base)
        page.evaluate("history.pushState(null, '', '/t/a/b'); dispatchEvent(new PopStateEvent('popstate'))")
    else:
        page.goto(at.server.base + path)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    if size == PHONE:
        small = page.evaluate(
            """() => [...document.querySelectorAll('main button, main select, main .field, main .button, main label:has(input.over)')]
                .map((element) => [element.getBoundingClientRect(), element.textContent])
                .filter(([box]) => box.width && (box.width < 44 || box.height < 44)).map(([, text]) => text)"""
        )
        assert small == []


def test_the_lobby_comes_back_by_itself_when_the_server_does(at: House) -> None:
    page = lobby(at)
    new_table(page, "Osgiliath")
    page.goto(at.server.base)
    expect(row(page, "Osgiliath")).to_be_visible()
    at.lose(page)
    expect(page.get_by_text("The server does not answer just now")).to_be_visible()
    expect(row(page, "Osgiliath")).to_be_visible()
    at.server.start()
    expect(page.get_by_text("The server does not answer just now")).to_have_count(0)
    at.expecting_loss = False


def test_a_table_of_a_game_that_the_page_does_not_draw_says_how_it_is_played(at: House) -> None:
    """The lobby offers what can be played there; whoever follows a link to another game reads why nothing is shown."""
    table = client.new_table(at.server.base, game="boardgame", scenario="base", title="The Gate of the Argonath")
    page = lobby(at)
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    expect(row(page, "The Gate of the Argonath")).to_have_count(0)
    page.goto(f"{at.server.base}/t/{table.link}#{table.secret}")
    expect(page.get_by_role("alert")).to_contain_text("./thirdage play --terminal boardgame")
    page.get_by_role("link", name="To the lobby").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
