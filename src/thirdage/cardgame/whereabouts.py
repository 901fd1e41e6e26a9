"""Who controls what, and where things are: questions about a state that change nothing."""

from __future__ import annotations

from thirdage.cardgame.scenarios import SETTINGS
from thirdage.cardgame.state import State, setting_of
from thirdage.cardgame.tables import CARDS, RESERVE, SIDE


def owner_of(state: State, card: int) -> int:
    return SETTINGS[state.setting].owner[card]


def controller_of(state: State, card: int) -> int:
    """The seat that controls a card in play: its owner, or for an item the wielder's (CG-R39)."""
    if CARDS[card].wielders:
        wielder = wielder_of(state, card)
        if wielder:
            return owner_of(state, wielder)
    return owner_of(state, card)


def seat_of(state: State, faction: int) -> int:
    """ "The F player" (CG-2.10)."""
    return SETTINGS[state.setting].player_of[faction]


def in_turn_order(state: State) -> list[int]:
    """The seats in turn order, beginning with the player on turn, outside the action step the starting player (CG-R4)."""
    order = SETTINGS[state.setting].order
    rotated = order[state.turn :] + order[: state.turn]
    return list(dict.fromkeys(rotated))


def each_player(state: State, side: int) -> list[int]:
    """Each player of a side, in turn order, once for each time the whole instruction is carried out: the one player of a
    side that two would play does it twice (CG-13.7, CG-R64).
    """
    given = SETTINGS[state.setting]
    players = [seat for seat in in_turn_order(state) if given.sides[seat] == side]
    return players * 2 if side in given.doubled else players


def wielder_of(state: State, item: int) -> int:
    """The character that carries the item, 0 if nobody does."""
    for wielder, items in state.items.items():
        if item in items:
            return wielder
    return 0


def at(state: State, place: int, side: int) -> list[int]:
    """The cards of a side at an active location."""
    return state.path[side] if place == state.road else state.field[2 * state.active.index(place) + side]


def source_of(state: State, card: int) -> list[int]:
    """The face-up list in which an army or character lies; empty if it is not in play."""
    for pile in (*state.reserve, *state.path, *state.field):
        if card in pile:
            return pile
    return []


def where(state: State, card: int) -> int:
    """The active location at which an army or character stands, RESERVE if in a reserve, -1 if not in play."""
    side = SIDE[card]
    if card in state.path[side]:
        return state.road
    for index, place in enumerate(state.active):
        if card in state.field[2 * index + side]:
            return place
    return RESERVE if any(card in pile for pile in state.reserve) else -1


def in_play(state: State, card: int) -> bool:
    """In a reserve, on a battleground or on a path; an item with its wielder (CG-3.2)."""
    return bool(wielder_of(state, card)) or where(state, card) >= 0


def is_bot(state: State, seat: int) -> bool:
    """Is this seat played by the rules of Against the Shadow (AS-1.1)?"""
    return SETTINGS[state.setting].bots[seat]


def human_for(state: State, seat: int) -> int:
    """The seat that decides: this one, or for a bot the human next in turn order (AS-9.1, AS-R15)."""
    given = SETTINGS[state.setting]
    if not given.bots[seat]:
        return seat
    place = given.order.index(seat)
    return next(other for other in given.order[place:] + given.order[:place] if not given.bots[other])


def persons_differ(state: State, seat: int, other: int) -> bool:
    """Are these seats held by two persons? Bots never disagree."""
    given = setting_of(state)
    if given.bots[seat] and given.bots[other]:
        return False
    return not any(given.seats[seat] in held and given.seats[other] in held for held in given.persons[state.persons])


def first_human(state: State) -> int:
    """The human next in turn order from the starting player (AS-R29)."""
    return next(seat for seat in each_from_starter(state) if not is_bot(state, seat))


def each_from_starter(state: State) -> list[int]:
    """The seats in turn order from the starting player."""
    order = SETTINGS[state.setting].order
    return list(dict.fromkeys(order[state.starter :] + order[: state.starter]))
