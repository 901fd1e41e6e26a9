"""Who plays: two, three or four persons, one seat each (design, section 3), and the Nations each commands (BG-21.1, BG-21.22)."""

from __future__ import annotations

from dataclasses import dataclass

from thirdage.boardgame.tables import DWARVES, ELVES, FREE, GONDOR, ISENGARD, NATIONS_OF, NORTH, ROHAN, SAURON, SHADOW, SOUTHRONS

SCENARIO = "base"


@dataclass(frozen=True, slots=True)
class Seating:
    """seats     their names, in their order
    sides     the side of each
    nations   the Nations each commands
    leading   who leads each side in the first turn (BG-21.3)
    seats_of  the seats of each side
    piles     face-down piles of one deck: the deck, and of each seat of its side the hand, the discards, the picked Combat card
    """

    seats: tuple[str, ...]
    sides: tuple[int, ...]
    nations: tuple[frozenset[int], ...]
    leading: tuple[int, int]
    seats_of: tuple[tuple[int, ...], tuple[int, ...]]
    piles: int


def _seating(*given: tuple[str, int, tuple[int, ...]]) -> Seating:
    sides = tuple(side for _, side, _ in given)
    seats_of = tuple(tuple(seat for seat, own in enumerate(sides) if own == side) for side in (FREE, SHADOW))
    return Seating(
        seats=tuple(name for name, _, _ in given),
        sides=sides,
        nations=tuple(frozenset(nations) for _, _, nations in given),
        leading=(seats_of[FREE][0], seats_of[SHADOW][0]),
        seats_of=(seats_of[FREE], seats_of[SHADOW]),
        piles=1 + 3 * max(map(len, seats_of)),
    )


_WITCH_KING = ("witch-king", SHADOW, (SAURON,))
_SARUMAN = ("saruman", SHADOW, (ISENGARD, SOUTHRONS))
SEATINGS = (
    _seating(("free", FREE, NATIONS_OF[FREE]), ("shadow", SHADOW, NATIONS_OF[SHADOW])),
    _seating(("free", FREE, NATIONS_OF[FREE]), _WITCH_KING, _SARUMAN),
    _seating(("gondor", FREE, (GONDOR, ELVES)), _WITCH_KING, ("rohan", FREE, (ROHAN, NORTH, DWARVES)), _SARUMAN),
)
PERSONS = {len(given.seats): number for number, given in enumerate(SEATINGS)}

# Rulings that may be decided otherwise (marked L): the ruled value first.
RULINGS: dict[str, tuple[str, ...]] = {
    "BG-C20": ("icon", "deck"),
    "BG-C24": ("whole", "own"),
    "BG-C35": ("advance", "stay"),
    "BG-C103": ("battle", "join"),
    "BG-C131": ("restored", "settled"),
    "BG-C154": ("none", "drawn"),
}
RULING_IDS = tuple(RULINGS)
