"""Monstrous cards 73 to 83."""

from __future__ import annotations

from thirdage.cardgame.activation import activate_path_by_text
from thirdage.cardgame.cards.shared import (
    another_path,
    another_path_left,
    each_free_player_forsakes,
    in_path_combat,
    more_path_attack_there,
    somebody_can_forsake,
)
from thirdage.cardgame.hooks import ELIMINATE_IT, IN_RESERVE, ON_PATH, on_arrival, plain, saves, usable, use_action, when_played
from thirdage.cardgame.state import State
from thirdage.cardgame.tables import PLACE
from thirdage.cardgame.whereabouts import where

# Balrog of Moria, Shelob; Candles of Corpses has the first sentence too.

plain("Balrog of Moria", "Shelob", "Candles of Corpses")(more_path_attack_there)


@on_arrival("Balrog of Moria", "Shelob", path=True, battleground=True)
def terror_on_arrival(state: State, seat: int, card: int, place: int) -> None:
    """When played or moved to a path or battleground: each Free Peoples player must forsake {$forsake card|cards}."""
    each_free_player_forsakes(state, seat, card)


# Caradhras the Cruel.


@when_played("Caradhras the Cruel")
def caradhras_the_cruel(state: State, seat: int, card: int) -> None:
    """When played to Caradhras: activate another path of the same number."""
    if where(state, card) == PLACE["Caradhras"]:
        activate_path_by_text(state, seat, state.level)


# Barrow-wights, Candles of Corpses, Caradhras the Cruel, Cave-troll, Hill-troll.

LURKERS = ("Barrow-wights", "Candles of Corpses", "Caradhras the Cruel", "Cave-troll", "Hill-troll")


@use_action(*LURKERS, where=IN_RESERVE, price=ELIMINATE_IT)
def terror_from_reserve(state: State, seat: int, card: int) -> None:
    """In reserve, as an action: eliminate this card; then each Free Peoples player must forsake {$forsake card|cards}."""
    each_free_player_forsakes(state, seat, card)


usable(*LURKERS)(somebody_can_forsake)

# Flocks of Crebain, Gollum.

use_action("Flocks of Crebain", "Gollum", where=ON_PATH)(another_path)
usable("Flocks of Crebain", "Gollum")(another_path_left)
saves("Gollum", items=True)(in_path_combat)
