"""Hobbit cards 33 to 42."""

from __future__ import annotations

from thirdage.cardgame.activation import activate_path_by_text
from thirdage.cardgame.book import NOBODY, push, step
from thirdage.cardgame.cards.shared import another_path_left, in_path_combat
from thirdage.cardgame.hooks import (
    CYCLE_IT,
    ELIMINATE_IT,
    IN_PLAY,
    IN_RESERVE,
    may_enter,
    path_defence,
    playable,
    saves,
    seeks,
    supported_by,
    usable,
    use_action,
    when_played,
)
from thirdage.cardgame.state import State
from thirdage.cardgame.tables import DUNEDAIN, FACTION, HOBBIT, LOCATIONS, MONSTROUS, ROHAN, SHADOW, amount, characters
from thirdage.cardgame.tokens import add_token
from thirdage.cardgame.verbs import FROM_RESERVE, draw


def something_to_draw(state: State, seat: int, card: int) -> str:
    # CG-R3: a text without any effect cannot be used. (Bilbo, himself cycled as the price, can always be drawn again.)
    return "" if state.deck[seat] or state.cycle[seat] else "CG-R3:draw"


# Bilbo Baggins.


@saves("Bilbo Baggins", items=True)
def bilbo_comes_back(state: State, card: int, why: int) -> bool:
    """If eliminated or forsaken, wherever he is: cycle him with his items instead."""
    return True


@use_action("Bilbo Baggins", where=IN_RESERVE, price=CYCLE_IT)
def bilbo_baggins(state: State, seat: int, card: int) -> None:
    """In reserve, as an action: cycle him to draw {$draw card|cards}."""
    draw(state, seat, amount(card, "draw"))


# Fatty Bolger.


@saves("Fatty Bolger", items=True)
def fatty_comes_back(state: State, card: int, why: int) -> bool:
    """If forsaken from the reserve: cycle him with his items instead."""
    return why == FROM_RESERVE


@use_action("Fatty Bolger", where=IN_RESERVE, price=ELIMINATE_IT)
def fatty_bolger(state: State, seat: int, card: int) -> None:
    """In reserve, as an action: eliminate him to draw {$draw card|cards}."""
    draw(state, seat, amount(card, "draw"))


usable("Fatty Bolger")(something_to_draw)


# Frodo Baggins.


@saves("Frodo Baggins", items=False)
def frodo_comes_back(state: State, card: int, why: int) -> bool:
    """If eliminated or forsaken, wherever he is: cycle him instead. His items are eliminated all the same."""
    return True


# Merry Brandybuck, Pippin Took.


@may_enter("Merry Brandybuck")
def merry_enters(state: State, card: int, place: int) -> bool:
    """May be played or moved to an active Rohan battleground."""
    return ROHAN in LOCATIONS[place].factions


@supported_by("Merry Brandybuck")
def merry_is_supported(state: State, army: int, leader: int) -> bool:
    """A Rohan army may support him."""
    return FACTION[army] == ROHAN


@may_enter("Pippin Took")
def pippin_enters(state: State, card: int, place: int) -> bool:
    """May be played or moved to an active Dúnedain battleground."""
    return DUNEDAIN in LOCATIONS[place].factions


@supported_by("Pippin Took")
def pippin_is_supported(state: State, army: int, leader: int) -> bool:
    """A Dúnedain army may support him."""
    return FACTION[army] == DUNEDAIN


saves("Merry Brandybuck", "Pippin Took", items=True)(in_path_combat)


# Sam Gamgee.


@use_action("Sam Gamgee", where=IN_RESERVE, price=CYCLE_IT)
def sam_gamgee(state: State, seat: int, card: int) -> None:
    """In reserve, as an action: cycle him to put {$path_defence} path defence on the active path."""
    add_token(state, state.road, 0, amount(card, "path_defence"))


@usable("Sam Gamgee")
def sam_sees_a_path(state: State, seat: int, card: int) -> str:
    # CG-C13: there must be an active path.
    return "" if state.road else "CG-R3:path"


# Herbs and Stewed Rabbit.

seeks("Herbs and Stewed Rabbit", cards=characters(HOBBIT), cycle=True)


@use_action("Herbs and Stewed Rabbit", where=IN_PLAY, price=ELIMINATE_IT)
def herbs_and_stewed_rabbit(state: State, seat: int, card: int) -> None:
    """As an action: eliminate this card to take 1 Hobbit character from your cycle pile into your hand, then draw {$draw card|cards}."""
    push(state, ("must_take", seat, card), ("draw_cards", seat, amount(card, "draw")))


usable("Herbs and Stewed Rabbit")(something_to_draw)  # CG-C42: the draw alone is enough; what can be taken could be drawn


# Sting.


@path_defence("Sting")
def sting(state: State, item: int) -> int:
    """While a Monstrous character is on the wielder's path, the path itself has {$path_defence} more path defence."""
    return amount(item, "path_defence") if any(FACTION[other] == MONSTROUS for other in state.path[SHADOW]) else 0


# There Is Another Way.


@when_played("There Is Another Way")
def there_is_another_way(state: State, seat: int, card: int) -> None:
    """Activate another path of the same number; after its text put {$path_defence} path defence on it."""
    push(state, ("strengthen_path", NOBODY, amount(card, "path_defence")))
    activate_path_by_text(state, seat, state.level)


playable("There Is Another Way")(another_path_left)


@step
def strengthen_path(state: State, seat: int, icons: int) -> None:
    add_token(state, state.road, 0, icons)
