"""Short ways to say things that many tests of Armies say."""

from __future__ import annotations

from typing import Any

from thirdage.boardgame.positions import FREE, SHADOW, do, log, table
from thirdage.boardgame.state import State

NO_CARDS = ("no", "no")


def one_action(armies: dict[str, str], seat: int = SHADOW, die: str = "Army", war: str = "all", **given: Any) -> State:
    """A position in which this seat has one die and takes one action; nothing waits after it, so at its end the stack is empty."""
    dice: dict[str, Any] = {"dice_free" if seat == FREE else "dice_shadow": die}
    return table(armies, war=war, asking=("turn", seat), then=(), **dice, **given)


def march(s: State, source: str, target: str, *column: str, die: str = "Army") -> None:
    """Use the die, move an Army from here to there: these figures, or everybody."""
    do(s, f"use {die}", "move an Army", f"from {source}")
    head_for(s, target, *column)


def head_for(s: State, target: str, *column: str) -> None:
    """To this region, if there is a choice; these figures, or everybody."""
    if s.stack and s.stack[-1][0] == "march_to":
        do(s, f"to {target}")
    if column:
        do(s, *column)
    elif s.stack and s.stack[-1][0] == "column":
        do(s, "everybody who can")


def attack(s: State, source: str, target: str, *rear: str, die: str = "Army") -> None:
    """Use the die, attack from here there; these figures stay in the rearguard. Ends with the first question of the battle."""
    do(s, f"use {die}", "attack", f"from {source.replace('inside', 'the Stronghold of')}")
    if s.stack[-1][0] == "attack_to":
        do(s, f"to the Stronghold of {target}" if source == target else f"to {target}")
    do(s, *(f"keep back: {figure}" for figure in rear))
    if s.stack[-1][0] == "rearguard":
        do(s, "attack with all others" if s.rearguard else "attack with everybody")


def waiting(s: State) -> list[str]:
    """The names of the frames still to do, the next one last."""
    return [frame[0] for frame in s.stack]


def told(s: State, *words: str) -> list[str]:
    """The lines of the log, since it was last read, in which one of these words stands."""
    return [line for line in log(s) if any(word in line for word in words)]


def rolls(s: State) -> list[str]:
    """The Combat rolls, Leader re-rolls and extra attacks since the log was last read."""
    return told(s, "roll", "Extra attack")
