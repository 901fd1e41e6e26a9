"""Elf cards 18 to 30."""

from __future__ import annotations

from thirdage.cardgame.book import push
from thirdage.cardgame.cards.shared import draw_when_played, higher_limit_in_reserve
from thirdage.cardgame.entry import locations
from thirdage.cardgame.hooks import (
    CYCLE_IT,
    ELIMINATE_IT,
    IN_RESERVE,
    ON_PATH,
    draws_more,
    eligible,
    more_icons,
    path_defence,
    plain,
    raises_limit,
    saves,
    seeks,
    sees_top,
    usable,
    use_action,
    when_chosen,
    when_played,
)
from thirdage.cardgame.state import State
from thirdage.cardgame.tables import FREE, HOBBIT, NUMBER, amount, characters, is_path, numbers
from thirdage.cardgame.tokens import add_token, remove_corruption
from thirdage.cardgame.verbs import PATH_COMBAT
from thirdage.cardgame.whereabouts import controller_of, each_player, wielder_of

ARWEN = NUMBER["Arwen"]
MIRROR = NUMBER["Mirror of Galadriel"]


# Arwen, Elrond, Galadriel. (High Elves have no text.)

when_played("Arwen", "Elrond", "Galadriel")(draw_when_played)


@more_icons("Strider", "Aragorn", told_on="Arwen")
def arwen(state: State, card: int, place: int) -> tuple[int, int, int]:
    """In reserve: she gives Strider 1 path defence on a path, and Strider or Aragorn 1 defence on a battleground."""
    waits = any(ARWEN in reserve for reserve in state.reserve)
    return 0, int(waits), int(waits)


raises_limit("Elrond", where=IN_RESERVE)(higher_limit_in_reserve)


@draws_more("Galadriel")
def galadriel(state: State, seat: int) -> None:
    """In reserve: in each draw step you draw {$draw_step_extra card|cards} more; when all are drawn, cycle 1 card from hand."""
    push(state, ("must_cycle", seat, 1))


# Legolas.

seeks("Legolas", cards=numbers("Bow of the Galadhrim"), deck=True)


@when_played("Legolas")
def legolas(state: State, seat: int, card: int) -> None:
    """When played: you may take Bow of the Galadhrim from your draw deck into your hand."""
    push(state, ("may_take", seat, card))


# Bow of the Galadhrim. (CG-C29: what it forbids stands in `entry.cannot_wield`.)


@plain("Bow of the Galadhrim")
def bow_of_the_galadhrim() -> None:
    """Its wielder may carry no other weapon, whichever was played first."""


# Elven Cloak.


@saves("Elven Cloak", items=True)
def elven_cloak(state: State, wielder: int, why: int) -> bool:
    """If its wielder is eliminated in path combat: cycle the wielder with all its items instead, this card included."""
    return why == PATH_COMBAT


# Lembas.


@use_action("Lembas", where=ON_PATH, price=ELIMINATE_IT, faction=HOBBIT)
def lembas(state: State, seat: int, card: int) -> None:
    """With its wielder on a path, as an action of the Hobbit player: eliminate this card to remove
    {$corruption_removed_per_hobbit_character} corruption for each Hobbit character on the path."""
    hobbits = characters(HOBBIT).intersection(state.path[FREE])
    remove_corruption(state, len(hobbits) * amount(card, "corruption_removed_per_hobbit_character"))


@usable("Lembas")
def something_to_remove(state: State, seat: int, card: int) -> str:
    # CG-C36: without corruption the text would have no effect.
    return "" if state.corruption else "CG-R3:corruption"


# Mirror of Galadriel.


@sees_top("Mirror of Galadriel")
def mirror_of_galadriel(state: State, seat: int) -> bool:
    """You may look at the top card of your draw deck whenever you like."""
    return bool(wielder_of(state, MIRROR)) and controller_of(state, MIRROR) == seat


# Nenya, Ring of Adamant.


@use_action("Nenya, Ring of Adamant", where=IN_RESERVE, price=CYCLE_IT)
def nenya(state: State, seat: int, card: int) -> None:
    """In reserve, as an action: cycle this card to put {$path_defence} path defence on the active path or
    {$battleground_defence} defence on an active battleground."""
    push(state, ("choose_place", seat, card))


@eligible("Nenya, Ring of Adamant")
def nenyas_places(state: State, seat: int, card: int) -> list[int]:
    return locations(state)


@usable("Nenya, Ring of Adamant")
def nenya_is_of_use(state: State, seat: int, card: int) -> str:
    # CG-C13: not without an active location.
    return "" if locations(state) else "CG-R3:location"


@when_chosen("Nenya, Ring of Adamant")
def nenya_strengthens(state: State, seat: int, card: int, place: int) -> None:
    add_token(state, place, 0, amount(card, "path_defence" if is_path(place) else "battleground_defence"))


# Phial of Galadriel.


@path_defence("Phial of Galadriel")
def phial_of_galadriel(state: State, item: int) -> int:
    """While the wielder is on a path, that path has {$path_defence} more path defence of its own."""
    return amount(item, "path_defence")


# Vilya, Ring of Air.


@use_action("Vilya, Ring of Air", where=IN_RESERVE, price=CYCLE_IT)
def vilya(state: State, seat: int, card: int) -> None:
    """In reserve, as an action: cycle this card; each Free Peoples player draws {$draw card|cards}."""
    push(state, *(("draw_cards", player, amount(card, "draw")) for player in each_player(state, FREE)))
