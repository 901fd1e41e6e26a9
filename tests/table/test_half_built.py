"""Of a half-built action the others are told nothing until it is whole: not by what is sent, and not by whether anything is sent.

Two houses keep copies of the same table. In one of them the person who is asked picks, takes back and picks again, all of it held
back; in the other nothing happens. Everybody else then reads every byte of their own sockets and of the lobby, and asks whatever they
may ask: both houses must give the same bytes. What is not proved: how long an answer takes, and how many picks a half-built action had
that somebody else's undo swept away (the version after it counts all entries, as the log of every undo lets one count).
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import pytest

from tests.citing import bar
from tests.table.paper import Clock, Paper, Party, clock, gathered, lobby_of, options, told, written
from tests.ways import WAYS
from thirdage.kernel.frames import Action
from thirdage.table import seeing
from thirdage.table.entries import Picked, Undone
from thirdage.table.tables import Table

__all__ = ["clock"]

SHARED = [way for way in WAYS if not way.endswith("solo")]  # somebody besides spectators looks on
OFTEN = 6  # moments at each table
LATER = 1000  # seconds


def holding(table: Table) -> list[Action]:
    """The options after which the same person is asked again, with nothing come up: the others are not shown such a pick."""
    asked = table.asked
    if asked is None:
        return []
    steps = [table.pick("", asked, table.version, action) for action in options(table)]
    return [action for action, step in zip(options(table), steps) if isinstance(step.entry, Picked) and step.entry.held]


async def build(party: Party, rng: Random) -> int:
    """Picks that are held back, and now and then one taken back; gives how many entries they made."""
    before = party.table.version
    for _ in range(rng.randrange(1, 5)):
        held = holding(party.table)
        if party.table.hidden and party.table.settled < len(party.table.picks) and (rng.random() < 0.4 or not held):
            await party.say(party.table.asked, type="undo", version=party.table.version)
        elif held:
            await party.pick(rng.choice(held))
    return party.table.version - before


async def restarted(party: Party) -> Party:
    """The same table as another server finds it in the store; nobody has said anything to it yet."""
    store = party.house.store
    assert isinstance(store, Paper)
    return await gathered(store)


async def at_a_moment(way: str, rng: Random, fits: Callable[[Table], bool] = lambda table: True) -> Paper:
    """A store of a game played for a while, at such a moment, at a question with an answer that is held back."""
    while True:
        party = await gathered(written(way, f"half-built {rng.random()}"))
        left = rng.randrange(4, 60)
        while not party.table.over:
            if left <= 0 and not party.table.hidden and fits(party.table) and holding(party.table):
                assert isinstance(party.house.store, Paper)
                return party.house.store
            await party.pick(rng.choice(options(party.table)))
            left -= 1


def somebody_must_ask(table: Table) -> bool:
    """Has somebody who is not asked something to take back that is not free?"""
    return any(table.undo_kind(person) == "ask" for person in range(len(table.row.persons)) if person != table.asked)


Probe = Callable[[Party, int | None], Awaitable[list[str]]]


async def arrive(party: Party, eyes: int | None) -> list[str]:
    """Another tab of the same link."""
    _, guest = await party.house.arrive(party.guests[eyes].link)
    texts = told(guest)
    party.house.depart(party.seated, guest)
    return texts


async def read_the_lobby(party: Party, eyes: int | None) -> list[str]:
    return [lobby_of(party.house)]


def cards_of(party: Party) -> list[int]:
    game: Any = party.table.game
    return sorted(game.names("card").values())


def picking(off: int) -> Probe:
    """A pick out of turn, for the version this person has been told or for one beside it."""

    async def pick_out_of_turn(party: Party, eyes: int | None) -> list[str]:
        version = party.table.version_for(eyes) + off
        return [
            *await party.say(eyes, type="pick", version=version, verb="pass"),
            *await party.say(eyes, type="pick", version=version, verb="play", noun=cards_of(party)[0]),
        ]

    return pick_out_of_turn


async def ask_why(party: Party, eyes: int | None) -> list[str]:
    return [text for card in cards_of(party)[5:120:20] for text in await party.say(eyes, type="why", noun=card)]


async def look_back(party: Party, eyes: int | None) -> list[str]:
    last = party.table.settled
    return [
        text
        for step in (last, last + 1, last + 2, max(0, last - 1))
        for whose in ("own", "watch", "open")
        for text in await party.say(eyes, type="step", step=step, eyes=whose)
    ]


async def talk(party: Party, eyes: int | None) -> list[str]:
    return await party.say(eyes, type="chat", text="Well?", room="table" if eyes is not None else "watch")


async def swap_seats(party: Party, eyes: int | None) -> list[str]:
    """Let a computer player sit in and come back: each is an entry, with a version."""
    texts = await party.say(eyes, type="sit", person=eyes or 0, sitter="random")
    texts += await party.say(eyes, type="sit", person=eyes or 0, sitter="random")
    return texts + await party.say(eyes, type="sit", person=eyes or 0, sitter="person")


async def propose(party: Party, eyes: int | None) -> list[str]:
    """Ask for an undo where the others must agree."""
    if party.table.undo_kind(eyes) == "own":
        return []
    return await party.say(eyes, type="undo", version=party.table.version_for(eyes))


PROBES: list[Probe] = [
    arrive,
    read_the_lobby,
    picking(0),
    picking(1),
    picking(-1),
    picking(2),
    ask_why,
    look_back,
    talk,
    swap_seats,
    propose,
]


@bar("H1")
@pytest.mark.parametrize("way", WAYS)
def test_others_can_find_out_nothing_about_a_half_built_action(way: str, clock: Clock) -> None:
    async def live() -> None:
        rng, built, probed = Random(f"probes {way}"), 0, 0
        for _ in range(OFTEN):
            store = await at_a_moment(way, rng)
            still, busy = await gathered(store.copied()), await gathered(store.copied())
            clock.now += LATER
            built += await build(busy, rng)
            asked = busy.table.asked
            silent = busy.heard()
            assert not any(texts for eyes, texts in silent.items() if eyes != asked), "something was sent"
            assert lobby_of(still.house) == lobby_of(busy.house)
            parties = [(still, busy), (await restarted(still), await restarted(busy))]  # and from the disk
            for one, two in parties:
                one.asked_for = two.asked_for = 1_000_000
                for eyes in (eyes for eyes in one.guests if eyes != asked):
                    for probe in PROBES:
                        assert await probe(one, eyes) == await probe(two, eyes), (eyes, probe)
                        probed += 1
                        for each in (one, two):
                            each.heard()
        assert built > OFTEN and probed

    asyncio.run(live())


@bar("H1")
@pytest.mark.parametrize("way", SHARED)
def test_a_proposal_does_not_tell_that_somebody_picks(way: str, clock: Clock) -> None:
    """A pending undo is ended by what everybody is shown, not by what is held back."""

    async def live() -> None:
        rng, pending = Random(f"proposals {way}"), 0
        for _ in range(OFTEN):
            busy = await gathered((await at_a_moment(way, rng, somebody_must_ask)).copied())
            asked = busy.table.asked
            asking = [eyes for eyes in busy.guests if eyes != asked and busy.table.undo_kind(eyes) == "ask"]
            await propose(busy, rng.choice(asking))
            busy.heard()
            await build(busy, rng)
            assert not any(texts for eyes, texts in busy.heard().items() if eyes != asked)
            assert busy.seated.proposal
            answer = json.loads((await busy.say(asked, type="consent", proposal=busy.seated.proposal.id, yes=False))[-1])
            assert answer["type"] == "done" and not busy.seated.proposal
            pending += 1
        assert pending == OFTEN

    asyncio.run(live())


@bar("H1")
@pytest.mark.parametrize("way", WAYS)
def test_whole_actions_are_shown_at_their_end_with_what_was_taken_back(way: str, clock: Clock) -> None:
    """However an action was built, those who saw nothing of it in between come to the same log, line by line, as those who arrive later."""

    async def live() -> None:
        rng = Random(f"whole {way}")
        party = await gathered(written(way, f"whole {way}"))
        log: dict[int | None, list[str]] = {eyes: lines(await arrive(party, eyes)) for eyes in party.guests}
        party.heard()
        for _ in range(60):
            if party.table.over:
                break
            await build(party, rng)
            if not party.table.over:
                await party.pick(rng.choice(options(party.table)))
            for eyes, texts in party.heard().items():
                for message in map(json.loads, texts):
                    if message["type"] == "view":
                        log[eyes][message["log"]["start"] :] = [line["text"] for line in message["log"]["lines"]]
            if not party.table.hidden:
                for eyes in party.guests:
                    assert lines(await arrive(party, eyes)) == log[eyes]
                party.heard()
        notices = [seeing.notice(party.table, place) for place, entry in enumerate(party.table.entries) if isinstance(entry, Undone)]
        still_held = sum(isinstance(party.table.entries[place], Undone) for place in party.table.hidden)
        assert notices and sum(text in notices for text in log[None]) == len(notices) - still_held

    asyncio.run(live())


def lines(arrival: list[str]) -> list[str]:
    return [line["text"] for line in json.loads(arrival[1])["log"]["lines"]]


@bar("H1")
def test_taking_back_freely_does_not_wait_for_somebody_elses_half_built_action(clock: Clock) -> None:
    """Whether the last answer is still free to be taken back must not depend on what nobody has been shown."""

    async def live() -> None:
        rng, found = Random("free"), 0
        while found < 5:
            party = await gathered(written("trilogy-4", f"free {rng.random()}"))
            for _ in range(40):
                table = party.table
                person = next((person for person in range(4) if person != table.asked and table.undo_kind(person) == "own"), None)
                if person is not None and not table.hidden and await build(party, rng) and table.hidden:
                    dump, step = table.game.dump(table.at(table.settled - 1)), table.settled
                    answer = json.loads((await party.say(person, type="undo", version=table.version_for(person)))[0])
                    assert answer["type"] == "done" and table.entries[-1] == Undone(person, step, False)
                    assert table.game.dump(table.state) == dump and not table.hidden
                    found += 1
                    break
                if table.over:
                    break
                await party.pick(rng.choice(options(table)))

    asyncio.run(live())
