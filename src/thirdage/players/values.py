"""What a position is worth to a side: one judgement a game, by the game's name. `greedy` and later players share them."""

from __future__ import annotations

from functools import cache
from typing import Protocol

from thirdage.kernel.contract import Contract, State
from thirdage.kernel.frames import Action


class Values(Protocol):
    """How one game's positions are judged."""

    def value(self, game: Contract, state: State, seat: str) -> float:
        """The worth of the position to the seat's side, in victory points. What is good for the others is negative."""

    def follow(self, game: Contract, state: State, action: Action) -> None:
        """Do an action, in place, and what comes of it; no further than to the next turn, which bots might take at once."""

    def is_settled(self, game: Contract, state: State) -> bool:
        """Nothing begun is half done here: the position may be compared with others."""

    def changes_nothing(self, state: State, action: Action) -> bool:
        """The action's worth is that of the position as it stands, although the game may run on from it."""


class Plan(Protocol):
    """How one game's answers are judged as they stand, without looking at what comes of them."""

    def judged(self, state: State, action: Action) -> float:
        """The more the better for the seat that is asked."""


class Outcome:
    """For a game nobody has written a judgement for: a finished game is won or lost, anything else is worth nothing."""

    def value(self, game: Contract, state: State, seat: str) -> float:
        if not game.over(state):
            return 0.0
        winner = game.result(state)["winner"]
        return 1.0 if winner == seat else -1.0

    def follow(self, game: Contract, state: State, action: Action) -> None:
        game.apply(state, action)

    def is_settled(self, game: Contract, state: State) -> bool:
        return True

    def changes_nothing(self, state: State, action: Action) -> bool:
        return False


@cache
def plan_of(game: str) -> Plan | None:
    """The plan for a game whose questions hang together so far that positions in mid-action tell nothing; else None."""
    if game == "boardgame":
        from thirdage.players import boardgame_plan  # loads the whole board game: only when it is played

        return boardgame_plan
    return None


@cache
def values_of(game: str) -> Values:
    """The judgement of this game's positions."""
    if game == "cardgame":
        from thirdage.players.cardgame_values import CardgameValues  # loads the whole card game: only when it is played

        return CardgameValues()
    return Outcome()
