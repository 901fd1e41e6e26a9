"""What Combat cards of both sides do to a battle. Each verb does one thing and tells it; modifiers are told with the roll they change."""

from __future__ import annotations

from thirdage.boardgame.fighting import place_of_side
from thirdage.boardgame.figures import eliminate_character, remove_unit
from thirdage.boardgame.state import ADDED, ADDED_AGAIN, CANCELLED, CARD, FORFEITED, HIT, MISSED, MORE_HITS, State
from thirdage.boardgame.tables import FIRST_CHARACTER, FREE, KINDS, SHADOW
from thirdage.kernel.events import tell


def add_to_combat_roll(state: State, side: int, amount: int) -> None:
    state.battle[ADDED + side] += amount


def add_to_reroll(state: State, side: int, amount: int) -> None:
    state.battle[ADDED_AGAIN + side] += amount


def cancel_card(state: State, side: int) -> None:
    """The Combat card of this side, if it has used one, has no effect (BG-C114)."""
    card = state.battle[CARD + side]
    if card:
        state.battle[CANCELLED + side] = 1
        tell(state, "cancelled", card)


def forfeit_leadership(state: State, companion: int) -> None:
    """A Companion gives up all his Leadership for the round (BG-13.16)."""
    state.battle[FORFEITED + FREE] |= 1 << (companion - FIRST_CHARACTER)
    tell(state, "gives_up_leadership", companion)


def forfeit_nazgul(state: State, points: int) -> None:
    """The Nazgûl in the battle give up points of Leadership, whosever they are (BG-C127)."""
    state.battle[FORFEITED + SHADOW] += points
    tell(state, "forfeits", SHADOW, points)


def turn_misses(state: State, side: int, amount: int) -> None:
    """Missed dice of the Combat roll become hits and are not rolled again (BG-C119)."""
    state.battle[MISSED + side] -= amount
    state.battle[HIT + side] += amount
    tell(state, "more_hits", state.battle[CARD + side], side, amount)


def add_hits(state: State, side: int, amount: int) -> None:
    """A side scores more hits, which are taken with the others in step 4 (BG-C117)."""
    state.battle[MORE_HITS + side] += amount
    tell(state, "more_hits", state.battle[CARD + side], side, amount)


def cancel_hits(state: State, side: int, amount: int, by: int) -> None:
    """Some of a side's hits are not taken, by the Combat card of the side `by`."""
    state.battle[MORE_HITS + side] -= amount
    tell(state, "fewer_hits", state.battle[CARD + by], side, amount)


def eliminate_in_battle(state: State, side: int, figure: int) -> None:
    """A Leader, Nazgûl or Character of this side in the battle is eliminated (BG-3.12, BG-3.13)."""
    if figure >= KINDS:
        eliminate_character(state, figure)
    else:
        remove_unit(state, place_of_side(state, side), figure)
