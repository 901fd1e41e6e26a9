"""What a guest may ask of the house, one function a message. Each answers by request id; what is refused changes nothing."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any

from thirdage.kernel.errors import Problem, Refused
from thirdage.table import links, protocol, rights, seeing
from thirdage.table.entries import RemarkRow
from thirdage.table.guests import GONE, Guest
from thirdage.table.house import House, check_sitter, marked
from thirdage.table.protocol import PERSON, Done, FromPage, Issued, Message, Pong, Proposal, Reason, Talk, spoken
from thirdage.table.seated import Seated, spoken_remark
from thirdage.table.tables import Stale
from thirdage.table.tidy import NAME, REMARK, TITLE, tidy

log = logging.getLogger("thirdage.table")


async def do(house: House, seated: Seated, guest: Guest, raw: bytes | str) -> None:
    """One message of a guest, answered. The guest may leave meanwhile: what was begun is brought to its end."""
    request = ""
    seated.users += 1
    try:
        message = protocol.heard(FromPage, raw)
        request = message.id
        if guest.code == GONE:  # not yet out of the door: it may read slowly on purpose
            raise Problem("problem-link-revoked")
        rights.check(message, guest.eyes, guest.link.host)
        answer = await DEEDS[type(message)](house, seated, guest, message)
    except Problem as fault:
        answer = protocol.Refused(request, fault.sentence())
        if isinstance(fault, Stale):
            guest.put(spoken(answer).decode())
            seated.send_view(guest)
            return
    except Refused as refusal:
        answer = protocol.Refused(request, refusal.sentence, refusal.rule)
    except Exception:
        log.exception("table %s", seated.row.id)  # a fault of ours must not take the table with it
        answer = protocol.Refused(request, Problem("problem-ours").sentence())
    finally:
        seated.users -= 1
        house.leave(seated)
    if answer:
        guest.put(spoken(answer).decode())


def named(guest: Guest, request: str) -> str:
    """Request ids are made up by pages: each link has its own."""
    return f"{guest.link.id}/{request}"


def person_of(guest: Guest) -> int:
    assert guest.eyes is not None, "the table of rights lets no spectator come here"
    return guest.eyes


async def pick(house: House, seated: Seated, guest: Guest, message: protocol.Pick) -> Message | None:
    request, person = named(guest, message.id), person_of(guest)
    async with seated.lock:
        if request in seated.table.requests:
            return Done(message.id, seated.table.requests[request])
        if seated.row.sitters[person] != PERSON:
            raise Problem("problem-computer-sits")
        step = seated.table.pick(request, person, message.version, (message.verb, message.noun))
        await house.keep(seated, step, guest, Done(message.id, seated.table.version + 1))
    return None


async def undo(house: House, seated: Seated, guest: Guest, message: protocol.Undo) -> Message | None:
    """At once where it is free, or where nobody is there to ask; else it is proposed."""
    request, person = named(guest, message.id), person_of(guest)
    async with seated.lock:
        table = seated.table
        if request in table.requests:
            return Done(message.id, table.requests[request])
        table.check_fresh(person, message.version)
        kind, step = table.undo_kind(person), table.last_of(person)
        if kind == "none" or step is None:
            raise Problem("problem-undo-none")
        others = [number for number, sitter in enumerate(seated.row.sitters) if sitter == PERSON and number != person]
        asked = [number for number in others if seated.row.taken[number]]
        if kind == "own" or not asked:
            change = table.undo(request, person, step, agreed=kind != "own")
            await house.keep(seated, change, guest, Done(message.id, table.version + 1))
            return None
        seated.proposal = Proposal(table.version_for(None), person, step, asked)
        seated.send_about()
        return Done(message.id, table.version_for(person))


async def consent(house: House, seated: Seated, guest: Guest, message: protocol.Consent) -> Message | None:
    person = person_of(guest)
    async with seated.lock:
        proposal = seated.proposal
        if not proposal or proposal.id != message.proposal or person not in proposal.waiting:
            raise Problem("problem-no-proposal")
        waiting = [number for number in proposal.waiting if number != person]
        if message.yes and not waiting:
            change = seated.table.undo(named(guest, message.id), proposal.person, proposal.step, agreed=True)
            await house.keep(seated, change, guest, Done(message.id, seated.table.version + 1))
            return None
        seated.proposal = Proposal(proposal.id, proposal.person, proposal.step, waiting) if message.yes else None
        seated.send_about()
        return Done(message.id, seated.table.version_for(person))


async def why(house: House, seated: Seated, guest: Guest, message: protocol.Why) -> Message:
    """From the state that this person has been shown."""
    person = person_of(guest)
    table = seated.table
    _, state = table.state_for(person)
    asked = table.game.asked(state)
    seat = asked if asked in seated.row.persons[person] else seated.row.persons[person][0]
    rule, sentence = table.game.why_not(state, seat, (message.verb, message.noun))
    return Reason(message.id, rule, sentence)


async def chat(house: House, seated: Seated, guest: Guest, message: protocol.Chat) -> Message:
    request, row = named(guest, message.id), seated.row
    async with seated.lock:
        if any(remark.request == request for remark in seated.remarks):
            return Done(message.id)
        if not row.chat:
            raise Problem("problem-chat-off")
        if message.room == "team" and not row.team_chat:
            raise Problem("problem-team-chat-off")
        text = tidy(message.text, REMARK)
        if not text:
            raise Problem("problem-chat-empty")
        name = guest.name if guest.eyes is None else row.names[guest.eyes]
        side = seated.side_of(guest.eyes) if message.room == "team" else ""
        remark = RemarkRow(row.id, len(seated.remarks) + 1, message.room, guest.eyes, side, name, text, house.now, request)
        await house.store.write(remark)
        seated.remarks.append(remark)
        seated.send(Talk(spoken_remark(remark)), lambda other: seated.hears(other, remark))
    return Done(message.id)


async def call(house: House, seated: Seated, guest: Guest, message: protocol.Call) -> Message:
    name = tidy(message.name, NAME)
    async with seated.lock:
        if guest.eyes is None:
            guest.name = name
        else:
            await house.keep_row(seated, names=[name if n == guest.eyes else old for n, old in enumerate(seated.row.names)])
    return Done(message.id)


async def sit(house: House, seated: Seated, guest: Guest, message: protocol.Sit) -> Message | None:
    request = named(guest, message.id)
    async with seated.lock:
        if request in seated.table.requests:
            return Done(message.id, seated.table.requests[request])
        check_person(seated, message.person)
        check_sitter(message.sitter)
        version = seated.table.version_for(None)
        if seated.row.sitters[message.person] == message.sitter:
            return Done(message.id, version)
        await house.keep(seated, seated.table.sit(request, message.person, message.sitter), guest, Done(message.id, version + 1))
        seated.send_about()
    return None


async def settings(house: House, seated: Seated, guest: Guest, message: protocol.Settings) -> Message:
    given: dict[str, Any] = {name: getattr(message, name) for name in ("listed", "chat", "team_chat")}
    given["title"] = None if message.title is None else tidy(message.title, TITLE)
    async with seated.lock:
        await house.keep_row(seated, **{name: value for name, value in given.items() if value is not None})
    return Done(message.id)


async def issue(house: House, seated: Seated, guest: Guest, message: protocol.Issue) -> Message:
    """The host's own further link is the host's too: it is for another device."""
    role, person = role_of(seated, message.role)
    if guest.making:
        guest.making.check()
    host = guest.link.host and person is not None and person == guest.eyes
    link, secret = await house.mint(seated.row.id, role, person, host, used=False)
    return Issued(message.id, message.role, link.id, secret)


async def revoke(house: House, seated: Seated, guest: Guest, message: protocol.Revoke) -> Message:
    """All links of a role but the one that asks; who came by them must leave, and the place is free again."""
    role, person = role_of(seated, message.role)
    async with seated.lock:
        gone = [
            link
            for link in house.store.links(seated.row.id)
            if (link.role, link.person) == (role, person) and not link.revoked and not link.host and link.id != guest.link.id
        ]
        for link in gone:
            link.revoked = house.now
        await house.store.write(*gone)
        ids = {link.id for link in gone}
        for other in [other for other in seated.guests if other.link.id in ids]:
            other.bye(Problem("problem-link-revoked").sentence())
        if person is not None and person != guest.eyes:
            names = ["" if number == person else name for number, name in enumerate(seated.row.names)]
            await house.keep_row(seated, taken=marked(seated.row.taken, person, False), names=names)
    return Done(message.id)


def role_of(seated: Seated, role: int | str) -> tuple[str, int | None]:
    if isinstance(role, str):
        return role, None
    check_person(seated, role)
    return links.SEAT, role


def check_person(seated: Seated, person: int) -> None:
    if person >= len(seated.row.persons):
        raise Problem("problem-not-a-seat")


async def step(house: House, seated: Seated, guest: Guest, message: protocol.Step) -> Message:
    return seeing.past(seated.table, message.id, guest.eyes, message.step, message.eyes)


async def ping(house: House, seated: Seated, guest: Guest, message: protocol.Ping) -> Message:
    return Pong(message.id)


Deed = Callable[[House, Seated, Guest, Any], Awaitable[Message | None]]
DEEDS: dict[type, Deed] = {
    protocol.Pick: pick,
    protocol.Undo: undo,
    protocol.Consent: consent,
    protocol.Why: why,
    protocol.Chat: chat,
    protocol.Call: call,
    protocol.Sit: sit,
    protocol.Settings: settings,
    protocol.Issue: issue,
    protocol.Revoke: revoke,
    protocol.Step: step,
    protocol.Ping: ping,
}
