"""Cards on the table: who lies there, and what no longer may (BG-9.9)."""

from __future__ import annotations

from thirdage.boardgame.hooks import KEEPS
from thirdage.boardgame.state import State
from thirdage.boardgame.tables import CARD
from thirdage.kernel.events import tell

ENDED, USED_UP, TAKEN_OFF = range(3)  # why a card leaves the table: by its own text, given up for what it does, by the enemy


def table_card(state: State, name: str) -> int:
    """The card of this name if it is on the table, else 0."""
    card = CARD[name]
    return card if card in state.table else 0


def from_table(state: State, card: int, why: int = ENDED) -> None:
    """Discard a card from the table."""
    state.table.remove(card)
    state.gone.append(card)
    tell(state, "leaves_table", card, why)


def use_up(state: State, seat: int, card: int) -> None:
    """Give up a card on the table for what it does."""
    tell(state, "uses_card", seat, card)
    from_table(state, card, USED_UP)


def take_off(state: State, seat: int, card: int) -> None:
    """This seat takes a card of the enemy off the table."""
    tell(state, "takes_off", seat, card)
    from_table(state, card, TAKEN_OFF)


def tend_table(state: State) -> None:
    """Discard at once what lies there no longer rightly. Called after every change that a table card asks about."""
    for card in state.table[:]:
        keep = KEEPS.get(card)
        if keep and card in state.table and not keep(state):
            from_table(state, card)
