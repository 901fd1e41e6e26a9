"""What every computer player does."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar

from thirdage.kernel.contract import Contract, State
from thirdage.kernel.frames import Action

Reason = tuple[Action, float]  # a candidate, and what the player expects of it: the more the better for the seat asked


class Player(ABC):
    """A computer player of one or more seats. All its chance comes from its own seed.

    needs_copy   it thinks about a determinized copy; one that does not is only shown the list of options
    """

    needs_copy: ClassVar[bool] = True

    @abstractmethod
    def choose(self, game: Contract, copy: State, seat: str) -> Action:
        """One of the options of the seat that is asked. `copy` is `game.determinize(...)` for that seat, never the true state."""

    def among(self, options: list[Action]) -> Action:
        """The choice of a player that needs no copy."""
        raise NotImplementedError(f"{type(self).__name__} looks at the position")

    @abstractmethod
    def reasons(self) -> list[Reason]:
        """The candidates of the last choice with their estimates, best first."""
