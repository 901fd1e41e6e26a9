"""Who may do what: every message from every kind of link. What is not allowed is refused in a sentence and changes nothing."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any, get_args

import pytest

from tests.citing import bar
from tests.table.indoors import Page, house_in, planted, seated
from tests.table.rubbish import SOUND
from thirdage.kernel.contract import Json
from thirdage.kernel.errors import Problem
from thirdage.kernel.words import say
from thirdage.table import client, links, protocol, rights
from thirdage.table.house import House

HOST_PERSON, PERSON, HOST_SPECTATOR, SPECTATOR = ROLES = ("host person", "person", "host spectator", "spectator")

# For each thing that can be asked: what the host who plays, a person, the host who watches and a spectator are answered with.
# no: refused by the table of rights. later: allowed, but not while the game runs.
MATRIX = {
    "pick": "done done no no",
    "undo": "done done no no",
    "consent": "done done no no",
    "why": "reason reason no no",
    "chat table": "done done done no",
    "chat team": "done done no no",
    "chat watch": "no no done done",
    "call": "done done done done",
    "sit own": "done done - -",
    "sit other": "done no done no",
    "settings": "done no done no",
    "issue own": "issued issued - -",
    "issue other": "issued no issued no",
    "issue any": "issued no issued no",
    "issue watch": "issued no issued no",
    "revoke own": "done done - -",
    "revoke other": "done no done no",
    "revoke any": "done no done no",
    "revoke watch": "done no done no",
    "step own": "past past past past",
    "step watch": "past past past past",
    "step seat": "later later later later",
    "step open": "later later later later",
    "ping": "pong pong pong pong",
}
CASES = [(asked, role, answer) for asked, row in MATRIX.items() for role, answer in zip(ROLES, row.split(), strict=True) if answer != "-"]
BY_NAME = {kind.__name__.lower(): kind for kind in get_args(protocol.FromPage)}


def wish(asked: str, page: Page) -> Json:
    """The message, as this page would send it."""
    kind, _, which = asked.partition(" ")
    eyes = page.guest.eyes
    other = 2 if eyes != 2 else 3
    match kind:
        case "pick":
            options = page.view["options"] or [{"verb": "pass", "noun": 0}]
            return {"version": page.view["version"], "verb": options[0]["verb"], "noun": options[0]["noun"]}
        case "undo":
            return {"version": page.view["version"]}
        case "consent":
            return {"proposal": page.seated.proposal.id if page.seated.proposal else 1, "yes": False}
        case "why":
            return {"noun": 3}
        case "chat":
            return {"text": "Hail!", "room": which}
        case "call":
            return {"name": "Barliman"}
        case "sit":
            return {"person": eyes if which == "own" else other, "sitter": "random"}
        case "settings":
            return {"title": "The Prancing Pony", "listed": False}
        case "issue" | "revoke":
            return {"role": {"own": eyes, "other": other}.get(which, which)}
        case "step":
            return {"step": 0, "eyes": {"seat": "frodo"}.get(which, which)}
    return {}


async def at_table(house: House, role: str) -> tuple[Page, list[Page]]:
    """Four persons and spectators at a table where somebody has picked; the page of this role, and all of them."""
    held = await planted(house, options={"persons": 4}, mine=None if role.startswith("host spec") else 0)
    table = held[0][0].table
    if role == HOST_SPECTATOR:
        held.insert(1, await house.mint(table, links.SEAT, 0, host=False, used=True))
    held.append(await house.mint(table, links.WATCH, None, host=False, used=True))
    for link, secret in held:
        await house.enter(link.id, secret)
    pages = await seated(house, *held)
    await pages[0].say(type="settings", team_chat=True)
    page = pages[{HOST_PERSON: 0, PERSON: 1, HOST_SPECTATOR: 0, SPECTATOR: len(pages) - 1}[role]]
    return page, pages


async def until(pages: list[Page], true: Any) -> None:
    """Picks are made until something is so."""
    for _ in range(200):
        hear(pages)
        if true():
            return
        await next(page for page in pages if page.view["options"]).pick()
    raise AssertionError("it never came to that")


def hear(pages: list[Page]) -> list[Json]:
    return [message for page in pages for message in page.hear()]


async def prepare(asked: str, page: Page, pages: list[Page]) -> None:
    """So that what is allowed can be done: whoever picks is asked, whoever takes back has picked, whoever agrees is asked to."""
    person = page.guest.eyes is not None
    if asked == "pick" and person:
        await until(pages, lambda: bool(page.view["options"]))
    elif asked == "undo" and person:
        await until(pages, lambda: page.view["undo"] != "none")
    elif asked == "consent":
        asking = next(other for other in pages if other is not page and other.guest.eyes is not None)
        await until(pages, lambda: asking.view["undo"] == "ask")
        await asking.say(type="undo", version=asking.view["version"])
        assert page.seated.proposal
    hear(pages)


def everything(page: Page) -> list[Any]:
    """All that is kept, and all that anybody could be shown."""
    store: Any = page.house.store
    rows = [list(store.reader.execute(f"SELECT * FROM {name}")) for name in ("tables", "games", "entries", "links", "remarks")]
    at = page.seated
    return [rows, at.about(), at.table.game.dump(at.table.state), at.table.version, len(at.remarks), page.guest.name]


@bar("S6")
@pytest.mark.parametrize("asked, role, answer", CASES, ids=lambda part: part.replace(" ", "-"))
def test_what_the_table_of_rights_allows_works_and_nothing_else(tmp_path: Path, asked: str, role: str, answer: str) -> None:
    async def live() -> None:
        async with house_in(tmp_path) as house:
            page, pages = await at_table(house, role)
            await prepare(asked, page, pages)
            before = everything(page)
            told = await page.say(type=asked.split()[0], id="once", **wish(asked, page))
            mine = [message for message in told if message.get("id") == "once"]
            if answer in ("no", "later"):
                key = "problem-eyes" if answer == "later" else "problem-spectator" if page.guest.eyes is None else "problem-not-yours"
                assert told == [{"type": "refused", "id": "once", "sentence": say(key), "rule": ""}]
                assert hear(pages) == [] and everything(page) == before
            else:
                assert [message["type"] for message in mine] == [answer], told
                told_all = {"why", "step watch", "step own", "ping", "revoke own", "revoke any"}
                assert (everything(page) != before) == (asked not in told_all)

    asyncio.run(live())


@bar("S6")
def test_the_matrix_has_every_message_and_every_row_of_the_table_of_rights() -> None:
    """A new message fails this test until somebody has said who may send it."""
    assert {asked.split()[0] for asked in MATRIX} == {*BY_NAME}
    assert {kind.__name__ for kind in get_args(protocol.FromLobby)} == {"Mine", "Ping"}  # from the lobby nothing can be done

    def row(asked: str) -> str:
        kind, _, which = asked.partition(" ")
        fields: dict[str, Any] = {"chat": {"room": which}, "step": {"eyes": "own" if which == "own" else "frodo"}}.get(kind, {})
        if kind in ("sit", "issue", "revoke"):
            fields = {"person" if kind == "sit" else "role": 1 if which == "own" else 2}
        sound = next(message for message in SOUND if message["type"] == kind)
        return rights.deed_of(protocol.heard(protocol.FromPage, json.dumps({**sound, **fields})), 1)

    assert {row(asked) for asked in MATRIX} == {*rights.RIGHTS}


@bar("S6")
def test_a_message_that_the_table_does_not_name_is_allowed_to_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    for deed in list(rights.RIGHTS):
        monkeypatch.delitem(rights.RIGHTS, deed)
    for person, host in ((0, True), (0, False), (None, True), (None, False)):
        with pytest.raises(Problem, match=r"cannot do this|does not allow this"):
            rights.check(protocol.Ping(id="a"), person, host)


@bar("S6")
@pytest.mark.parametrize("asked", MATRIX)
def test_whoever_was_shown_the_door_can_do_nothing_more_on_the_way_out(tmp_path: Path, asked: str) -> None:
    """A revoked link's socket ends when it has read what waits for it; it may read as slowly as it likes."""

    async def live() -> None:
        async with house_in(tmp_path) as house:
            page, pages = await at_table(house, PERSON)
            await prepare(asked, page, pages)
            await pages[0].say(type="revoke", role=1)
            told = page.hear()
            assert told[-1] == {"type": "bye", "sentence": say("problem-link-revoked"), "final": True}
            hear(pages)
            before = everything(page)
            assert await page.say(type=asked.split()[0], **wish(asked, page)) == []
            assert hear(pages) == [] and everything(page) == before

    asyncio.run(live())


@bar("S6")
def test_a_spectator_can_never_act_whatever_is_asked_again_and_again(tmp_path: Path) -> None:
    """All that could be an act, at every question of a game from its start, by every number of a person."""

    async def live() -> None:
        async with house_in(tmp_path) as house:
            page, pages = await at_table(house, SPECTATOR)
            for _ in range(30):
                hear(pages)
                asking = next(other for other in pages if other.view["options"])
                before = everything(page)
                wishes: list[Json] = [
                    {"type": "pick", "version": asking.view["version"], "verb": option["verb"], "noun": option["noun"]}
                    for option in asking.view["options"]
                ]
                wishes += [{"type": "undo", "version": asking.view["version"]}]
                wishes += [{"type": "sit", "person": number, "sitter": "random"} for number in range(8)]
                wishes += [{"type": kind, "role": role} for kind in ("issue", "revoke") for role in (*range(8), "any", "watch")]
                for each in wishes:
                    assert [message["type"] for message in await page.say(id=client.fresh(), **each)] == ["refused"]
                assert everything(page) == before
                await asking.pick()

    asyncio.run(live())
