"""Sentences that several cards share (section 20, families). A faction's module hangs them on its own cards.

draws_more("Aragorn")(one_card_more)
"""

from __future__ import annotations

from thirdage.cardgame.activation import activate_battleground, activate_path_by_text, paths_numbered
from thirdage.cardgame.asks import forsakable
from thirdage.cardgame.book import push
from thirdage.cardgame.scenarios import SETTINGS
from thirdage.cardgame.state import State
from thirdage.cardgame.tables import FREE, SHADOW, amount
from thirdage.cardgame.verbs import FROM_DECK, IN_COMBAT, PATH_COMBAT, draw
from thirdage.cardgame.whereabouts import each_player

# CG-C12: the bonus itself is counted from `data/` (icons.PLACE_BONUS).


def more_defence_there() -> None:
    """Has {$more} more defence on {$at}."""


def more_attack_there() -> None:
    """Has {$more} more attack on {$at}."""


def more_path_attack_there() -> None:
    """Has {$more} more path attack on {$at}."""


# When played.


def draw_when_played(state: State, seat: int, card: int) -> None:
    """When played: draw {$draw card|cards}."""
    draw(state, seat, amount(card, "draw"))


def each_shadow_player_draws(state: State, seat: int, card: int) -> None:
    """Each Shadow player draws {$draw card|cards}."""
    push(state, *(("draw_cards", player, amount(card, "draw")) for player in each_player(state, SHADOW)))


def each_free_player_forsakes(state: State, seat: int, card: int) -> None:
    """Each Free Peoples player must forsake {$forsake card|cards}."""
    push(state, *(("forsake", player) for player in each_player(state, FREE) for _ in range(amount(card, "forsake"))))


def somebody_can_forsake(state: State, seat: int, card: int) -> str:
    # CG-C10: as long as at least one Free Peoples player has something to forsake.
    return "" if any(forsakable(state, player) for player in each_player(state, FREE)) else "CG-R3:forsake"


# In reserve.


def one_card_more(state: State, seat: int) -> None:
    """In reserve: in each draw step you draw {$draw_step_extra card|cards} more."""


def higher_limit_in_reserve() -> None:
    """In reserve: your carryover limit is {$carryover} higher."""


def higher_limit_in_play() -> None:
    """Wherever the wielder is in play, its controller's carryover limit is {$carryover} higher."""


# Cycled, not eliminated.


def forsaken_from_deck(state: State, card: int, why: int) -> bool:
    """If forsaken from the top of the draw deck: cycle it instead."""
    return why == FROM_DECK


def in_path_combat(state: State, card: int, why: int) -> bool:
    """If eliminated in path combat: cycle it with its items instead."""
    return why == PATH_COMBAT


def wielder_in_combat(state: State, card: int, why: int) -> bool:
    """If its wielder is eliminated in combat: cycle the wielder with all its items instead."""
    return why in IN_COMBAT  # CG-C55: both kinds of combat, nothing else


# Paths.


def another_path_left(state: State, seat: int, card: int) -> str:
    # CG-C8, CG-R21: an unused path of the same number.
    return "" if state.road and paths_numbered(state, state.level) else "CG-R21"


def another_path(state: State, seat: int, card: int) -> None:
    """On a path, as an action: activate another path of the same number."""
    activate_path_by_text(state, seat, state.level)


def next_path_left(state: State, seat: int, card: int) -> str:
    # CG-C9, CG-R22: an unused path of the next number, if the scenario has one.
    if state.level >= SETTINGS[state.setting].last_path:
        return "CG-R22"
    return "" if paths_numbered(state, state.level + 1) else "CG-R21"


def next_path(state: State, seat: int, card: int) -> None:
    """On a path, as an action: activate a path of the next number."""
    activate_path_by_text(state, seat, state.level + 1)


# Battlegrounds.


def in_its_deck(state: State, place: int) -> str:
    """Whether a named battleground can still be activated from its deck (CG-C16)."""
    return "" if any(place in deck for deck in state.unused_battlegrounds) else "CG-C16"


def activate_named(state: State, seat: int, place: int) -> None:
    if not in_its_deck(state, place):
        activate_battleground(state, seat, place)
