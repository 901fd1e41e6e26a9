"""Event cards that strike an Army without a battle: plain dice, and the hits are taken by its owner (BG-C7, BG-C8, BG-R16)."""

from __future__ import annotations

from collections.abc import Iterable

from thirdage.boardgame.book import NOBODY, answers, push, question
from thirdage.boardgame.fighting import as_digits
from thirdage.boardgame.state import State
from thirdage.kernel.chance import roll
from thirdage.kernel.events import tell
from thirdage.kernel.frames import Action


def throw(state: State, card: int, place: int, dice: int, needed: int) -> int:
    """Dice of a card against an Army: no modifier, no re-roll (BG-C7). How many of them hit."""
    faces = roll(state, dice)
    hits = sum(face >= needed for face in faces)
    tell(state, "card_dice", card, as_digits(faces), hits)
    tell(state, "card_hits", card, place, hits)
    return hits


def strike(state: State, seat: int, card: int, side: int, place: int, dice: int, needed: int, among: Iterable[int]) -> None:
    """A card strikes one of the Armies of a side in a place. `among`: which it may be, as `armies_at` has them; the seat says which."""
    push(state, ("whose_army", seat, card, side, place, dice, needed, *among))


@question("BG-21.14", "card side:side place:place", everybody_sees=True)
def whose_army(state: State, seat: int, card: int, side: int, place: int, dice: int, needed: int, *among: int) -> list[Action]:
    """(whose_army, seat, card, side, place, dice, needed, whose...): of two teammates who stay separate, whose Army is struck."""
    return [("army_of", whose) for whose in among]


@answers(whose_army)
def army_is_struck(state: State, action: Action, seat: int, card: int, side: int, place: int, dice: int, needed: int, *among: int) -> None:
    push(state, ("hits_on_army", NOBODY, side, place, throw(state, card, place, dice, needed), action[1]))
