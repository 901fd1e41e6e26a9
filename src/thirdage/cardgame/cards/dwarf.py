"""Dwarf cards 31 and 32."""

from __future__ import annotations

from thirdage.cardgame.book import push
from thirdage.cardgame.hooks import seeks, when_played
from thirdage.cardgame.state import State
from thirdage.cardgame.tables import numbers

seeks("Gimli", cards=numbers("Dwarven Axe"), cycle=True)


@when_played("Gimli")
def gimli(state: State, seat: int, card: int) -> None:
    """When played: you may take Dwarven Axe from your cycle pile into your hand."""
    push(state, ("may_take", seat, card))
