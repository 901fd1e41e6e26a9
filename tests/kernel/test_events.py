"""Events: what is told, and what each seat sees of it."""

from __future__ import annotations

import pytest

from tests.kernel.invented import Invented
from thirdage.kernel.events import HIDDEN, Event, Fact, facts, redact, tell


class Desk:
    def __init__(self, events: list[Event] | None) -> None:
        self.events = events


def test_facts_are_written_short() -> None:
    assert facts("seat card:card@seat round:number") == (Fact("seat", "seat"), Fact("card", "card", "seat"), Fact("round", "number"))
    assert facts("") == ()


def test_a_copy_for_thinking_tells_nothing() -> None:
    desk, copy = Desk([]), Desk(None)
    for state in (desk, copy):
        tell(state, "draw", 1, 7)
    assert desk.events == [("draw", 1, 7)]
    assert copy.events is None


def test_a_number_is_hidden_from_all_but_the_seat_it_belongs_to() -> None:
    kinds = {"draw": facts("seat card:card@seat"), "swap": facts("a:seat b:seat mine:card@a yours:card@b"), "pass": ()}
    events = [("draw", 0, 7), ("draw", 1, 8), ("swap", 0, 1, 5, 6), ("pass",)]
    seats = ("a", "b")
    assert redact(kinds, events, lambda seat: seat == 1, seats) == [
        ("draw", "a", HIDDEN),
        ("draw", "b", 8),
        ("swap", "a", "b", HIDDEN, 6),
        ("pass",),
    ]
    assert redact(kinds, events, lambda seat: True, seats)[2] == ("swap", "a", "b", 5, 6)
    assert events[0] == ("draw", 0, 7), "the raw list stays as it was"


def test_an_event_that_does_not_fit_its_table_is_a_fault() -> None:
    with pytest.raises(ValueError, match="zip"):
        redact({"draw": facts("seat card")}, [("draw", 1)], lambda seat: True, ("a", "b"))


def test_seats_of_one_person_share_eyes() -> None:
    game = Invented()
    state = game.new(persons=2)
    events = game.events(state)
    drawn = [event for event in events if event[0] == "draw"]
    seen = [event for event in game.redact(state, events, "ash") if event[0] == "draw"]
    seats = game.seats(state)
    assert seen == [(kind, seats[seat], card if seat in (0, 2) else HIDDEN) for kind, seat, card in drawn]
    assert game.redact(state, events, "cedar") == game.redact(state, events, "ash")
    assert all(event[2] == HIDDEN for event in game.redact(state, events, None) if event[0] == "draw")


def test_events_are_taken_once() -> None:
    game = Invented()
    state = game.new()
    assert game.events(state)
    assert game.events(state) == []
    game.apply(state, ("rest", 0))
    game.apply(state, ("rest", 0))
    game.apply(state, ("rest", 0))
    assert game.events(state) == [("round", 2)]


def test_a_hidden_card_has_a_word_of_its_own() -> None:
    game = Invented()
    assert game.line(("draw", "ash", 3)) == "Ash draws Ash 4."
    assert game.line(("draw", "ash", HIDDEN)) == "Ash draws a card."
