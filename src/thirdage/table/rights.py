"""Who may do what: one table of roles and deeds. What it does not name, nobody may do."""

from __future__ import annotations

from thirdage.kernel.errors import Problem
from thirdage.table import protocol
from thirdage.table.protocol import OWN, Message

HOST, PERSON, WATCH = "host", "person", "watch"
ROLES = (HOST, PERSON, WATCH)

RIGHTS: dict[str, frozenset[str]] = {
    deed: frozenset(roles.split())
    for deed, roles in {
        "pick": "person",
        "undo": "person",
        "consent": "person",
        "why": "person",
        "chat table": "person host",
        "chat team": "person",
        "chat watch": "watch",
        "call": "person watch",
        "sit own": "person",
        "sit other": "host",
        "settings": "host",
        "issue own": "person host",
        "issue other": "host",
        "revoke own": "person host",
        "revoke other": "host",
        "step own": "person watch",
        "step other": "person watch",
        "ping": "person watch host",
    }.items()
}


def roles_of(person: int | None, host: bool) -> frozenset[str]:
    """A link seats a person or a spectator; the host's has the host's rights besides."""
    return frozenset([WATCH if person is None else PERSON, *([HOST] if host else [])])


def deed_of(message: Message, person: int | None) -> str:
    """The row of the table that a message falls under."""
    kind = type(message).__name__.lower()
    match message:
        case protocol.Chat(room=room):
            return f"{kind} {room}"
        case protocol.Sit(person=whose) | protocol.Issue(role=whose) | protocol.Revoke(role=whose):
            return f"{kind} own" if person is not None and whose == person else f"{kind} other"
        case protocol.Step(eyes=eyes):
            return f"{kind} own" if eyes == OWN else f"{kind} other"
    return kind


def check(message: Message, person: int | None, host: bool) -> None:
    """A Problem unless this link may do what the message asks."""
    if not RIGHTS.get(deed_of(message, person), frozenset()) & roles_of(person, host):
        raise Problem("problem-not-yours" if person is not None else "problem-spectator")
