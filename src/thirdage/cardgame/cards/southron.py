"""Southron cards 84 to 90."""

from __future__ import annotations

from thirdage.cardgame.activation import AREA_ONLY, activate_battleground, battlegrounds
from thirdage.cardgame.book import push
from thirdage.cardgame.cards.shared import in_its_deck, more_attack_there
from thirdage.cardgame.hooks import ELIMINATE_IT, IN_RESERVE, eligible, plain, usable, use_action
from thirdage.cardgame.state import State
from thirdage.cardgame.tables import PLACE, SOUTHRON

# The armies that open a battleground.

plain("Coastal Raiders", "Haradrim Cavalry", "The Black Fleet")(more_attack_there)


def opens_battleground(army: str, name: str) -> None:
    """The army is eliminated to activate a named battleground from its deck (CG-C16)."""
    place = PLACE[name]

    def text(state: State, seat: int, card: int) -> None:
        activate_battleground(state, seat, place)

    def condition(state: State, seat: int, card: int) -> str:
        return in_its_deck(state, place)

    text.__doc__ = f"In reserve, as an action: eliminate this card to activate {name}, if it is still in its deck."
    use_action(army, where=IN_RESERVE, price=ELIMINATE_IT)(text)
    usable(army)(condition)


opens_battleground("Coastal Raiders", "Dol Amroth")
opens_battleground("Corsairs of Umbar", "Umbar")
opens_battleground("Haradrim Regulars", "Harad")
opens_battleground("Haradrim Cavalry", "Minas Tirith")
opens_battleground("The Black Fleet", "Pelargir")

# The Black Serpent.


@use_action("The Black Serpent", where=IN_RESERVE, price=ELIMINATE_IT)
def the_black_serpent(state: State, seat: int, card: int) -> None:
    """In reserve, as an action: eliminate him to reactivate a Southron battleground from either scoring area."""
    push(state, ("choose_battleground", seat, card, 0, 0))


@eligible("The Black Serpent")
def scored_southron_battlegrounds(state: State, seat: int, card: int) -> list[int]:
    return battlegrounds(state, SOUTHRON, AREA_ONLY)


@usable("The Black Serpent")
def serpent_is_of_use(state: State, seat: int, card: int) -> str:
    return "" if scored_southron_battlegrounds(state, seat, card) else "CG-C59"
