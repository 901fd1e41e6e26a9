"""What goes to a pair of eyes: the view, the question with its options, the log, past steps. Built from what that person may know.

Eyes are a person's number, or None for a spectator.
"""

from __future__ import annotations

from typing import Any, Literal, cast

from thirdage.kernel.contract import State
from thirdage.kernel.errors import Problem, one_of
from thirdage.kernel.events import Event
from thirdage.kernel.words import has, say
from thirdage.table.entries import Begun, Picked, Ruled, Sat, Undone
from thirdage.table.protocol import OPEN, OWN, PERSON, WATCH, Line, Log, Option, Past, View
from thirdage.table.tables import Table


def seat_of(table: Table, eyes: int | None) -> str | None:
    """A seat through which to look: all seats of a person see the same."""
    return None if eyes is None else table.row.persons[eyes][0]


def blocks(table: Table, eyes: int | None) -> list[int]:
    """The places in `entries` of what the log tells these eyes, in order. A pick that was taken back is told no more.

    Others are told that something was taken back unseen when they are shown what came of it.
    """
    step, _ = table.state_for(eyes)
    counted = set(table.picks[:step])
    hidden = set() if eyes is not None and eyes == table.asked else set(table.hidden)
    return [place for place, entry in enumerate(table.entries) if place in counted or not (isinstance(entry, Picked) or place in hidden)]


def view(table: Table, eyes: int | None, sent: list[int]) -> tuple[View, list[int]]:
    """The view for somebody who was sent these blocks of the log, and the blocks that are sent with it."""
    step, state = table.state_for(eyes)
    now = blocks(table, eyes)
    same = common(now, sent)
    start = sum(len(lines(table, place, eyes)) for place in now[:same])
    new = now[same:]
    seat = table.game.asked(state)
    asked = seat is not None and table.person_of(seat) == eyes and eyes is not None
    message = View(
        version=table.version_for(eyes),
        step=step,
        view=table.game.view(state, seat_of(table, eyes)),
        question=table.game.question(state, seat_of(table, eyes)),
        options=options(table, state, seat) if asked and seat else [],
        undo=cast(Literal["own", "ask", "none"], table.undo_kind(eyes)),
        events=[list(event) for place in new for event in events(table, place, eyes)],
        log=Log(start, [line for place in new for line in lines(table, place, eyes)]),
        result=table.game.result(state) if table.game.over(state) else None,
    )
    return message, now


def common(a: list[int], b: list[int]) -> int:
    """How many blocks at the start are the same."""
    if a[: len(b)] == b:
        return len(b)
    return next((place for place, (one, other) in enumerate(zip(a, b)) if one != other), min(len(a), len(b)))


def options(table: Table, state: State, seat: str) -> list[Option]:
    return [Option(verb, noun, table.game.label(state, seat, (verb, noun))) for verb, noun in table.game.legal(state)]


def events(table: Table, place: int, eyes: int | None) -> list[Event]:
    """What one entry told, as these eyes may see it."""
    entry = table.entries[place]
    told = entry.events if isinstance(entry, (Begun, Picked)) else ()
    return table.game.redact(table.state, [*told], seat_of(table, eyes))


def lines(table: Table, place: int, eyes: int | None) -> tuple[Line, ...]:
    """The lines of the log that one entry makes; kept, because a log is counted again and again."""
    key = (place, eyes)
    if key not in table.told:
        table.told[key] = (*told_by(table, place, eyes),)
    return table.told[key]


def told_by(table: Table, place: int, eyes: int | None) -> list[Line]:
    entry = table.entries[place]
    step = sum(1 for pick in table.picks[: table.state_for(eyes)[0]] if pick <= place)
    if isinstance(entry, (Begun, Picked)):
        return [Line(text, kind, step) for kind, text in table.game.story(events(table, place, eyes))]
    return [Line(notice(table, place), "table", step)]


def notice(table: Table, place: int) -> str:
    """What happened at the table besides the game."""
    entry = table.entries[place]
    match entry:
        case Undone(person=person, agreed=agreed):
            return say("table-undone-agreed" if agreed else "table-undone", who=called(table, person))
        case Sat(person=person, sitter=sitter):
            key = "table-sits-person" if sitter == PERSON else "table-sits-computer"
            return say(key, seats=seats_in_words(table, person), level=level_in_words(sitter))
        case Ruled(version=version):
            ended = table.over and place > max(table.picks, default=0)
            return say("table-old-rules" if ended else "table-new-rules", version=version)
    raise AssertionError(entry)


def level_in_words(sitter: str) -> str:
    """A computer player as the page calls it; one that it has no word for, by its name."""
    key = f"page-computer-{sitter}"
    return say(key) if has(key) else sitter


def seats_in_words(table: Table, person: int) -> str:
    return " & ".join(word(table, seat) for seat in table.row.persons[person])


def word(table: Table, seat: str) -> str:
    game: Any = table.game
    return str(game.word("seat", seat, "en"))


def called(table: Table, person: int) -> str:
    """A person as others read it: by seats, and by name if there is one."""
    seats, name = seats_in_words(table, person), table.row.names[person]
    return say("table-called", seats=seats, name=name) if name else seats


def past(table: Table, request: str, person: int | None, step: int, eyes: str) -> Past:
    """A past step, through one's own eyes; when the game is over through any seat's, a spectator's, or all at once."""
    last, _ = table.state_for(person)
    if step > last:
        raise Problem("problem-table-step", last=last)
    state = table.at(step)
    every = {seat: number for number, seats in enumerate(table.row.persons) for seat in seats}
    if eyes == OWN:
        looking: list[int | None] = [person]
    elif eyes == WATCH:
        looking = [None]
    elif not table.over:
        raise Problem("problem-eyes")
    elif eyes == OPEN:
        looking = list(range(len(table.row.persons)))
    elif eyes in every:
        looking = [every[eyes]]
    else:
        raise one_of("seat", eyes, [OWN, OPEN, WATCH, *every])
    seats = [seat_of(table, each) for each in looking]
    return Past(
        id=request,
        step=step,
        last=last,
        views=[table.game.view(state, seat) for seat in seats],
        question=table.game.question(state, seats[0]),
        events=[list(event) for event in (events(table, table.picks[step - 1], looking[0]) if step else [])],
    )
