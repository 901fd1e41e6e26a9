"""Going back: a list of clones, the same for every table.

A person may go back to the point since which only this person has answered, and neither chance nor a card that
somebody came to see has happened.
"""

from __future__ import annotations

from typing import Any

from thirdage.kernel.contract import Contract, State
from thirdage.kernel.frames import Action


class History:
    """A game being played, with the way back. `picks` is what a record holds."""

    def __init__(self, game: Contract, state: State) -> None:
        self.game = game
        self.state = state
        self.picks: list[tuple[str, Action]] = []
        self.before: list[Any] = []

    def pick(self, seat: str, action: Action) -> None:
        """Through the checked door; nothing changes if it is refused."""
        copy = self.game.clone(self.state)
        self.game.pick(self.state, seat, action)
        self.before.append(copy)
        self.picks.append((seat, action))

    def bar_to_undo(self, person: tuple[str, ...]) -> str:
        """What keeps this person from going back, or nothing.

        "nothing": there is no pick of this person; "another": somebody else has answered since; "chance": chance, or a card that
        somebody came to see, has come up since.
        """
        if all(seat not in person for seat, _ in self.picks):
            return "nothing"
        if self.picks[-1][0] not in person:
            return "another"
        earlier = self.before[-1]
        return "" if earlier.draws == self.state.draws and earlier.shown == self.state.shown else "chance"

    def may_undo(self, person: tuple[str, ...]) -> bool:
        """Was the last answer this person's own, and has nothing come up since that cannot be unseen?"""
        return not self.bar_to_undo(person)

    def undo(self, person: tuple[str, ...]) -> bool:
        """Take the last pick back, if this person may. The state before it is the state again."""
        if not self.may_undo(person):
            return False
        self.state = self.before.pop()
        self.state.events = []
        self.picks.pop()
        return True
