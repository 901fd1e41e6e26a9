"""What bots did on their turns, in a few words; their reasons are told apart from it."""

from __future__ import annotations

from typing import Any

from tests.cardgame.telling import forget
from thirdage.cardgame.book import BOOK
from thirdage.cardgame.positions import FRODO, table
from thirdage.cardgame.scenarios import SETTINGS
from thirdage.cardgame.state import State
from thirdage.cardgame.tables import CARDS, LOCATIONS, RESERVE
from thirdage.kernel.frames import Frame


def bots(asking: int | Frame, **position: Any) -> State:
    """A position with bots in which this seat is on turn, or after this step, with Frodo on turn then. A bot takes its turn at
    once: the position is the one at the next question to a human.
    """
    if isinstance(asking, int):
        return table(**{"difficulty": "normal", "asking": ("turn", asking), **position})
    return table(**{"difficulty": "normal", "asking": asking, "then": (("turn", FRODO),), **position})


def turn_of(state: State, seat: int) -> list[str]:
    """Let this bot take its turn in the position as it is now. Tells what it did."""
    forget(state)
    state.turn = SETTINGS[state.setting].order.index(seat)
    state.stack = [("turn", seat)]
    BOOK.run(state)
    return did(state)


def place_of(number: int) -> str:
    return "the reserve" if number == RESERVE else LOCATIONS[number].name


def did(state: State) -> list[str]:
    """What the bots have done: the action of each turn, and cards played or moved by a text."""
    is_bot = SETTINGS[state.setting].bots
    found = []
    for kind, *numbers in state.events or ():
        match kind, *numbers:
            case "use", seat, card if is_bot[seat]:
                found.append(f"use {CARDS[card].name}")
            case "move", seat, card, place if is_bot[seat]:
                found.append(f"move {CARDS[card].name} to {place_of(place)}")
            case "play", seat, card, place, _ if is_bot[seat]:
                found.append(f"play {CARDS[card].name} to {place_of(place)}")
            case "attach", seat, card, wielder, _ if is_bot[seat]:
                found.append(f"play {CARDS[card].name} onto {CARDS[wielder].name}")
            case "play_event", seat, card, _ if is_bot[seat]:
                found.append(f"play {CARDS[card].name}")
            case "pass", seat if is_bot[seat]:
                found.append("pass")
            case "cannot_be_played" | "comes_twice", _, card:
                found.append(f"cannot play {CARDS[card].name}")
            case _:
                pass
    return found


def let(state: State, *frames: Frame) -> None:
    """Let these things happen in the position as it is now; Frodo is on turn afterwards."""
    state.stack = [("turn", FRODO), *frames[::-1]]
    BOOK.run(state)
