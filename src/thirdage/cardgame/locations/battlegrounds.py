"""Battlegrounds 1 to 14."""

from __future__ import annotations

from thirdage.cardgame.activation import BOTH, activate_battleground, battlegrounds
from thirdage.cardgame.book import push, step
from thirdage.cardgame.cards.shared import activate_named
from thirdage.cardgame.entry import is_army, is_unit
from thirdage.cardgame.hooks import seeks, when_activated
from thirdage.cardgame.locations.shared import draws, draws_aside, draws_then_cycles, each_draws, may_forsake_to, something_to_draw
from thirdage.cardgame.state import State
from thirdage.cardgame.tables import (
    DUNEDAIN,
    ELF,
    ISENGARD,
    MONSTROUS,
    MORDOR,
    NAZGUL,
    PLACE,
    RESERVE,
    ROHAN,
    SHADOW,
    amount,
    numbers,
)
from thirdage.cardgame.verbs import draw, recycle
from thirdage.cardgame.whereabouts import seat_of

# Free Peoples battlegrounds.


@may_forsake_to("Dol Amroth", "Minas Tirith", "Pelargir", faction=DUNEDAIN, useful=something_to_draw)
def forsake_to_draw(state: State, seat: int, place: int) -> None:
    """The Dúnedain player may forsake 1 card to draw {$draw card|cards}."""
    draw(state, seat, amount(place, "draw"))


@when_activated("Edoras")
def edoras(state: State, seat: int, place: int) -> None:
    """If Helm's Deep is still in its deck, activate it too."""
    activate_named(state, seat, PLACE["Helm's Deep"])


draws_aside("Helm's Deep", faction=ROHAN, play="army or character", fits=is_unit, only=PLACE["Helm's Deep"], to="to Helm's Deep")


def linked(state: State, seat: int, other: int) -> None:
    """The partner is activated or reactivated too; nothing happens if it is active already (CG-R15, CG-C74)."""
    if other in battlegrounds(state, None, BOTH):
        activate_battleground(state, seat, other)


@when_activated("Lórien")
def lorien(state: State, seat: int, place: int) -> None:
    """Dol Guldur must be activated or reactivated too."""
    linked(state, seat, PLACE["Dol Guldur"])


draws_then_cycles("Rivendell", faction=ELF)

# Shadow battlegrounds.


@when_activated("Dol Guldur")
def dol_guldur(state: State, seat: int, place: int) -> None:
    """Lórien must be activated or reactivated too."""
    linked(state, seat, PLACE["Lórien"])


each_draws("Harad", "Umbar", side=SHADOW)
draws_aside("Minas Morgul", faction=MORDOR, play="Nazgûl", fits=NAZGUL.__contains__, only=RESERVE, to="to reserve")


draws_aside("Morannon", faction=MORDOR, play="army", fits=is_army)
draws("Moria", faction=MONSTROUS)

seeks("Orthanc", cards=numbers("Saruman"), deck=True, cycle=True)


@when_activated("Orthanc")
def orthanc(state: State, seat: int, place: int) -> None:
    """The Isengard player may take Saruman from draw deck or cycle pile into hand; then shuffles the cycle pile into the draw deck."""
    isengard = seat_of(state, ISENGARD)
    push(state, ("may_take", isengard, place), ("recycle_by_text", isengard))


@step
def recycle_by_text(state: State, seat: int) -> None:
    recycle(state, seat)
