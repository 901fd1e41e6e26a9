"""What a position's events tell, whatever the words of the log are."""

from __future__ import annotations

from thirdage.cardgame.events import KINDS
from thirdage.cardgame.positions import GAME
from thirdage.cardgame.state import State
from thirdage.cardgame.tables import CARDS, LOCATIONS


def forget(state: State) -> None:
    """Let only what happens from now on be told."""
    GAME.events(state)


def told(state: State) -> list[str]:
    """The kinds of what has happened, in order."""
    return [event[0] for event in state.events or ()]


def happened(state: State, *kinds: str) -> list[str]:
    """What has happened of these kinds, in order, each with the first card or place it names: `eliminate Gimli`."""
    found = []
    for kind, *numbers in state.events or ():
        if kind in kinds:
            number = next(n for fact, n in zip(KINDS[kind], numbers, strict=True) if fact.kind in ("card", "place", "thing"))
            found.append(f"{kind} {CARDS[number].name if number < len(CARDS) else LOCATIONS[number].name}")
    return found


def icons_told(state: State) -> tuple[int, int]:
    """Of the one combat told: its attack icons, and the defence of the location itself."""
    (combat,) = (event for event in state.events or () if event[0] == "combat")
    return combat[2], combat[3]


def seen(state: State, seat: str | None) -> list[str]:
    """The cards whose faces this seat (None: a spectator) has been told of, in order, each once."""
    found: list[str] = []
    for kind, *numbers in GAME.redact(state, list(state.events or ()), seat):
        for fact, number in zip(KINDS[kind], numbers, strict=True):
            if fact.kind in ("card", "thing") and 0 < number < len(CARDS) and CARDS[number].name not in found:
                found.append(CARDS[number].name)
    return found
