"""A bot's turn in a position, and what its reasons tell of it."""

from __future__ import annotations

from typing import Any

from thirdage.cardgame.events import KINDS
from thirdage.cardgame.positions import WITCH_KING, table
from thirdage.cardgame.shadow.judging import COULD_WIN, LOST, WINNING
from thirdage.cardgame.shadow.procedure import BOXES
from thirdage.cardgame.state import State
from thirdage.cardgame.tables import CARDS, LOCATIONS, RESERVE

VERDICTS = {WINNING: "winning", COULD_WIN: "could win", LOST: "lost"}
DEEDS = ("use", "pass", "move", "play", "attach", "play_event", "cycle_shown")  # with what a bot's turn ends
SEEDS = [str(number) for number in range(24)]  # so many that each of three things taken at random comes up


def bots(**position: Any) -> State:
    """A position against bots, as `table` takes it."""
    return table(**{"difficulty": "normal", **position})


def turn_of(seat: int = WITCH_KING, /, **position: Any) -> State:
    """A position in which this bot has just had one turn; the next one is a human's."""
    return bots(asking=("turn", seat), **position)


def walked(state: State, seat: int | None = None) -> list[str]:
    """The boxes that were gone through, each with its answer: `PASS? yes`."""
    names = list(BOXES)
    return [
        f"{names[box]} {'yes' if answer else 'no'}"
        for kind, who, box, answer in (event for event in state.events or () if event[0] == "bot_box")
        if kind and seat in (None, who)
    ]


def judged(state: State) -> list[tuple[str, int, int, int, int, str]]:
    """What was compared: place, attack, defence, both with all that could go there, and the verdict."""
    return [
        (LOCATIONS[place].name, *numbers, VERDICTS[verdict])
        for _, _, place, *numbers, verdict in (event for event in state.events or () if event[0] == "bot_judges")
    ]


def spoken(thing: int) -> str:
    if thing == RESERVE:
        return "reserve"
    return CARDS[thing].name if thing < 200 else LOCATIONS[thing].name


def deeds(state: State) -> list[str]:
    """What was done, in order: `move Saruman Orthanc`, `play Olog-hai reserve`, `pass`."""
    found = []
    for kind, *numbers in state.events or ():
        if kind in DEEDS:
            things = [n for fact, n in zip(KINDS[kind], numbers, strict=True) if fact.kind in ("card", "place")]
            found.append(" ".join([kind, *map(spoken, things)]))
    return found
