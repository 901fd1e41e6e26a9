"""Battlegrounds 1 to 14."""

from __future__ import annotations

from thirdage.cardgame.activation import BOTH, activate_battleground, battlegrounds
from thirdage.cardgame.book import push, step
from thirdage.cardgame.cards.shared import in_its_deck
from thirdage.cardgame.entry import is_unit
from thirdage.cardgame.hooks import plays_from_aside, seeks, when_activated
from thirdage.cardgame.locations.shared import benefit_of, draws, draws_then_cycles, each_draws, may_forsake_to
from thirdage.cardgame.state import State
from thirdage.cardgame.tables import (
    ARMY,
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
    TYPE,
    amount,
    numbers,
)
from thirdage.cardgame.verbs import draw, recycle
from thirdage.cardgame.whereabouts import seat_of

# Free Peoples battlegrounds.


@may_forsake_to("Dol Amroth", "Minas Tirith", "Pelargir", faction=DUNEDAIN)
def forsake_to_draw(state: State, seat: int, place: int) -> None:
    """The Dúnedain player may forsake 1 card to draw {$draw card|cards}."""
    draw(state, seat, amount(place, "draw"))


@step
def benefit(state: State, seat: int, place: int) -> None:
    """What a location gives for a card forsaken."""
    benefit_of(place)(state, seat, place)


@when_activated("Edoras")
def edoras(state: State, seat: int, place: int) -> None:
    """If Helm's Deep is still in its deck, activate it too."""
    if not in_its_deck(state, PLACE["Helm's Deep"]):
        activate_battleground(state, seat, PLACE["Helm's Deep"])


plays_from_aside("Helm's Deep", fits=is_unit, only=PLACE["Helm's Deep"])


@when_activated("Helm's Deep")
def helms_deep(state: State, seat: int, place: int) -> None:
    """The Rohan player draws {$aside} cards aside, may play {$play_up_to} army or character among them to Helm's Deep, and cycles the rest."""
    rohan = seat_of(state, ROHAN)
    push(state, ("draw_and_play", rohan, place, amount(place, "aside"), amount(place, "play_up_to")))


def linked(state: State, seat: int, other: int) -> None:
    """The partner is activated or reactivated too; nothing happens if it is active already (CG-R15, CG-C74)."""
    if other in battlegrounds(state, None, BOTH):
        activate_battleground(state, seat, other)


@when_activated("Lórien")
def lorien(state: State, seat: int, place: int) -> None:
    """Dol Guldur must be activated or reactivated too."""
    linked(state, seat, PLACE["Dol Guldur"])


draws_then_cycles("Rivendell", faction=ELF, who="Elf")


# Shadow battlegrounds.


@when_activated("Dol Guldur")
def dol_guldur(state: State, seat: int, place: int) -> None:
    """Lórien must be activated or reactivated too."""
    linked(state, seat, PLACE["Lórien"])


each_draws("Harad", "Umbar", side=SHADOW)

plays_from_aside("Minas Morgul", fits=NAZGUL.__contains__, only=RESERVE)


@when_activated("Minas Morgul")
def minas_morgul(state: State, seat: int, place: int) -> None:
    """The Mordor player draws {$aside} cards aside, may play {$play_up_to} Nazgûl among them to reserve, and cycles the rest."""
    mordor = seat_of(state, MORDOR)
    push(state, ("draw_and_play", mordor, place, amount(place, "aside"), amount(place, "play_up_to")))


def is_army(card: int) -> bool:
    return TYPE[card] == ARMY


plays_from_aside("Morannon", fits=is_army)


@when_activated("Morannon")
def morannon(state: State, seat: int, place: int) -> None:
    """The Mordor player draws {$aside} cards aside, may play {$play_up_to} army among them, and cycles the rest."""
    mordor = seat_of(state, MORDOR)
    push(state, ("draw_and_play", mordor, place, amount(place, "aside"), amount(place, "play_up_to")))


draws("Moria", faction=MONSTROUS, who="Monstrous")

seeks("Orthanc", cards=numbers("Saruman"), deck=True, cycle=True)


@when_activated("Orthanc")
def orthanc(state: State, seat: int, place: int) -> None:
    """The Isengard player may take Saruman from draw deck or cycle pile into hand; then shuffles the cycle pile into the draw deck."""
    isengard = seat_of(state, ISENGARD)
    push(state, ("may_take", isengard, place), ("recycle_by_text", isengard))


@step
def recycle_by_text(state: State, seat: int) -> None:
    recycle(state, seat)
