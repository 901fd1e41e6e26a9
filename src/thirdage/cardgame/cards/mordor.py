"""Mordor cards 91 to 120. The armies (91 to 99) have no text."""

from __future__ import annotations

from thirdage.cardgame.activation import BOTH, battlegrounds
from thirdage.cardgame.asks import forsakable, takable
from thirdage.cardgame.book import NOBODY, push, step
from thirdage.cardgame.cards.shared import (
    draw_when_played,
    each_free_player_forsakes,
    each_shadow_player_draws,
    forsaken_from_deck,
    higher_limit_in_reserve,
    more_defence_there,
    one_card_more,
    somebody_can_forsake,
    wielder_in_combat,
)
from thirdage.cardgame.entry import is_army, may_move_there
from thirdage.cardgame.hooks import (
    CYCLE_IT,
    CYCLE_WIELDER,
    ELIMINATE_IT,
    IN_RESERVE,
    IN_THE_FIELD,
    ON_PATH,
    bars,
    draws_more,
    eligible,
    if_accepted,
    on_arrival,
    plain,
    playable,
    plays_from_aside,
    raises_limit,
    saves,
    seeks,
    usable,
    use_action,
    when_chosen,
    when_played,
)
from thirdage.cardgame.state import State
from thirdage.cardgame.tables import FREE, LOCATIONS, MORDOR, NAZGUL, NUMBER, SHADOW, amount, is_path, places
from thirdage.cardgame.tokens import add_corruption, add_token
from thirdage.cardgame.whereabouts import each_player, wielder_of

WITCH_KING = NUMBER["The Witch-king"]
CIRITH_UNGOL = places("Cirith Ungol")


# Gorbag & Shagrat.


@on_arrival("Gorbag & Shagrat", path=True)
def gorbag_and_shagrat(state: State, seat: int, card: int, place: int) -> None:
    """When played or moved to a path: you may cycle 1 card from hand for {$path_attack_on_this_card} path attack on this card;
    on Cirith Ungol for {$at_cirith_ungol}."""
    if forsakable(state, seat):  # an empty hand may pay by forsaking (CG-R45), but something must pay
        push(state, ("may", seat, card))


@if_accepted("Gorbag & Shagrat")
def gorbag_and_shagrat_quarrel(state: State, seat: int, card: int) -> None:
    gain = amount(card, "at_cirith_ungol" if state.road in CIRITH_UNGOL else "path_attack_on_this_card")
    push(state, ("must_cycle", seat, 1), ("strengthen_card", NOBODY, card, gain))


@step
def strengthen_card(state: State, seat: int, card: int, icons: int) -> None:
    """Path attack put on the card itself: it goes with it (CG-C60)."""
    add_token(state, card, icons, 0)


# Grishnákh.


@use_action("Grishnákh", where=ON_PATH, price=ELIMINATE_IT)
def grishnakh(state: State, seat: int, card: int) -> None:
    """On a path, as an action: eliminate him to add {$corruption} corruption."""
    add_corruption(state, amount(card, "corruption"))


# Mouth of Sauron, The Lidless Eye.


@bars("Mouth of Sauron", "The Lidless Eye")
def kept_from_paths(state: State, card: int, place: int) -> str:
    """May not be played or moved to a path while a Shadow battleground is active."""
    shut = is_path(place) and any(LOCATIONS[battleground].side == SHADOW for battleground in state.active)
    return "CG-C62" if shut else ""


draws_more("Mouth of Sauron")(one_card_more)


@when_played("The Lidless Eye")
def the_lidless_eye(state: State, seat: int, card: int) -> None:
    """When played: each Shadow player draws {$draw card|cards}."""
    each_shadow_player_draws(state, seat, card)


raises_limit("The Lidless Eye", where=IN_RESERVE)(higher_limit_in_reserve)


# The Nazgûl.


@use_action("The Beguiler", where=IN_RESERVE, price=CYCLE_IT)
def the_beguiler(state: State, seat: int, card: int) -> None:
    """In reserve, as an action: cycle this card; each Free Peoples player must cycle {$cycle card|cards} from hand."""
    push(state, *(("must_cycle", player, amount(card, "cycle")) for player in each_player(state, FREE)))


when_played("The Black Easterling")(draw_when_played)
plain("The Black Easterling")(more_defence_there)


@use_action("The Commander", where=IN_RESERVE, price=CYCLE_IT)
def the_commander(state: State, seat: int, card: int) -> None:
    """In reserve, as an action: cycle this card; each Shadow player draws {$draw card|cards}."""
    each_shadow_player_draws(state, seat, card)  # never without effect: the card cycled can be drawn again


@eligible("The Destroyer", "The Warrior")
def any_active_battleground(state: State, seat: int, card: int) -> list[int]:
    # CG-C13: whichever side defends there.
    return state.active


@usable("The Destroyer", "The Warrior")
def a_battleground_is_active(state: State, seat: int, card: int) -> str:
    # CG-C13: not without a fitting location.
    return "" if state.active else "CG-R3:battleground"


@use_action("The Destroyer", where=IN_RESERVE, price=CYCLE_IT)
def the_destroyer(state: State, seat: int, card: int) -> None:
    """In reserve, as an action: cycle this card to put {$battleground_attack} attack on an active battleground."""
    push(state, ("choose_place", seat, card))


@when_chosen("The Destroyer")
def attack_put_there(state: State, seat: int, card: int, place: int) -> None:
    add_token(state, place, amount(card, "battleground_attack"), 0)


@use_action("The Hunter", where=IN_RESERVE, price=CYCLE_IT)
def the_hunter(state: State, seat: int, card: int) -> None:
    """In reserve, as an action: cycle this card to put {$path_attack} path attack on the active path."""
    add_token(state, state.road, amount(card, "path_attack"), 0)


@usable("The Hunter")
def a_path_is_active(state: State, seat: int, card: int) -> str:
    # CG-C13: not without a fitting location.
    return "" if state.road else "CG-R3:path"


seeks("The Messenger", cards=NAZGUL, cycle=True)


@use_action("The Messenger", where=IN_RESERVE, price=CYCLE_IT)
def the_messenger(state: State, seat: int, card: int) -> None:
    """In reserve, as an action: cycle this card to take another Nazgûl from your cycle pile into your hand."""
    push(state, ("must_take", seat, card))


@usable("The Messenger")
def another_nazgul_lies_there(state: State, seat: int, card: int) -> str:
    # CG-C64: before the price, which it can never fetch itself.
    return "" if takable(state, seat, card) else "CG-R3:take"


@use_action("The Reaver", where=IN_RESERVE, price=CYCLE_IT)
def the_reaver(state: State, seat: int, card: int) -> None:
    """In reserve, as an action: cycle this card; each Free Peoples player must forsake {$forsake card|cards}."""
    each_free_player_forsakes(state, seat, card)


usable("The Beguiler", "The Reaver")(somebody_can_forsake)  # CG-C18: the Beguiler, too, makes an empty hand forsake


@use_action("The Warrior", where=IN_RESERVE, price=CYCLE_IT)
def the_warrior(state: State, seat: int, card: int) -> None:
    """In reserve, as an action: cycle this card to put {$battleground_defence} defence on an active battleground."""
    push(state, ("choose_place", seat, card))


@when_chosen("The Warrior")
def defence_put_there(state: State, seat: int, card: int, place: int) -> None:
    add_token(state, place, 0, amount(card, "battleground_defence"))


draws_more("The Witch-king")(one_card_more)
saves("The Witch-king", items=False)(forsaken_from_deck)


# Items of the Nazgûl.


@use_action("Black Breath", where=IN_THE_FIELD, price=CYCLE_WIELDER)
def black_breath(state: State, seat: int, card: int) -> None:
    """On a path or battleground, as an action: cycle the wielder with all its items to add {$corruption} corruption."""
    add_corruption(state, amount(card, "corruption"))


def ride(state: State, seat: int, mount: int, places: list[int]) -> None:
    """The wielder may move out of the reserve at once, if one of these places admits it (CG-C66)."""
    wielder = wielder_of(state, mount)  # 0 if it was forsaken to pay for the mount, which then went along
    open_places = [place for place in places if may_move_there(state, wielder, place)]
    if open_places:
        push(state, ("may_move", seat, wielder, *open_places))


@when_played("Black Rider's Mount")
def black_riders_mount(state: State, seat: int, card: int) -> None:
    """When played on a wielder in reserve: you may move it to the active path at once, even if it came into reserve this round."""
    ride(state, seat, card, [state.road])


@when_played("Fell Beast")
def fell_beast(state: State, seat: int, card: int) -> None:
    """When played on a wielder in reserve: you may move it to an active battleground at once, even if it came into reserve this round."""
    ride(state, seat, card, state.active)


@use_action("Morgul Blade", where=ON_PATH, price=ELIMINATE_IT)
def morgul_blade(state: State, seat: int, card: int) -> None:
    """On a path, as an action: eliminate this card to add {$corruption} corruption."""
    add_corruption(state, amount(card, "corruption"))


saves("Nazgûl's Mantle", items=True)(wielder_in_combat)


# The Black Captain.


@playable("The Black Captain")
def the_witch_king_waits(state: State, seat: int, card: int) -> str:
    # CG-C56: he must be in this player's reserve; CG-C17: and there must be a battleground to activate.
    if WITCH_KING not in state.reserve[seat]:
        return "CG-C56:king"
    return "" if battlegrounds(state, MORDOR, BOTH) else "CG-C17:mordor"


@eligible("The Black Captain")
def any_mordor_battleground(state: State, seat: int, card: int) -> list[int]:
    # CG-R16: from a deck or a scoring area.
    return battlegrounds(state, MORDOR, BOTH)


@when_played("The Black Captain")
def the_black_captain(state: State, seat: int, card: int) -> None:
    """Only with the Witch-king in your reserve: activate or reactivate a Mordor battleground; then you may move him there,
    even if he came into reserve this round."""
    push(state, ("choose_battleground", seat, card, WITCH_KING, 1))


# The Day Without Dawn, The Ringwraiths Are Abroad.


plays_from_aside("The Day Without Dawn", fits=is_army)
plays_from_aside("The Ringwraiths Are Abroad", fits=NAZGUL.__contains__)


def muster(state: State, seat: int, card: int) -> None:
    push(state, ("draw_and_play", seat, card, amount(card, "aside"), amount(card, "play_up_to"), amount(card, "eliminate")))


@when_played("The Day Without Dawn")
def the_day_without_dawn(state: State, seat: int, card: int) -> None:
    """Draw {$aside card|cards} aside and eliminate {$eliminate} of them; play up to {$play_up_to army|armies} among the others;
    cycle the rest."""
    muster(state, seat, card)


@when_played("The Ringwraiths Are Abroad")
def the_ringwraiths_are_abroad(state: State, seat: int, card: int) -> None:
    """Draw {$aside card|cards} aside and eliminate {$eliminate} of them; play up to {$play_up_to} Nazgûl among the others;
    cycle the rest."""
    muster(state, seat, card)


@playable("The Day Without Dawn", "The Ringwraiths Are Abroad")
def something_will_be_drawn(state: State, seat: int, card: int) -> str:
    # CG-R3. Another card in hand is enough: cycled as the cost, it can be drawn.
    return "" if state.deck[seat] or state.cycle[seat] or len(state.hand[seat]) > 1 else "CG-R3:draw"
