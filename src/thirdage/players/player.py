"""What every computer player does."""

from __future__ import annotations

from abc import ABC, abstractmethod

from thirdage.kernel.contract import Contract, State
from thirdage.kernel.frames import Action

Reason = tuple[Action, float]  # a candidate, and what the player expects of it: the more the better for the seat asked


class Player(ABC):
    """A computer player of one or more seats. All its chance comes from its own seed."""

    @abstractmethod
    def choose(self, game: Contract, copy: State, seat: str) -> Action:
        """One of the options of the seat that is asked. `copy` is `game.determinize(...)` for that seat, never the true state."""

    @abstractmethod
    def reasons(self) -> list[Reason]:
        """The candidates of the last choice with their estimates, best first."""


class Blind(Player):
    """A player that does not look at the position: no copy need be dealt for it."""

    def choose(self, game: Contract, copy: State, seat: str) -> Action:
        return self.among(game.legal(copy))

    @abstractmethod
    def among(self, options: list[Action]) -> Action:
        """One of these options."""
