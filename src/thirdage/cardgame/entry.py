"""Where a card may go, played or moved: sections 8 and 9 of the rules, and the texts that change them.

Each condition returns the id of the rule that forbids, or nothing. Options and refusals both ask these functions.
"""

from __future__ import annotations

from thirdage.cardgame.hooks import BARS, MAY_ENTER, OPENS, PLAYABLE
from thirdage.cardgame.state import State
from thirdage.cardgame.tables import ARMY, CARDS, CHARACTER, EVENT, ITEM, LOCATIONS, NUMBER, RESERVE, TYPE, WEAPONS
from thirdage.cardgame.whereabouts import in_play, owner_of

BOW = NUMBER["Bow of the Galadhrim"]
IN_RESERVE_ONLY = frozenset(card.number for card in CARDS[1:] if card.face.get("play_on") == "reserve")  # wielders of these bots' items


def barred(state: State, card: int, place: int) -> str:
    """The rule by which this army or character may not go to this place now, or nothing."""
    if place == RESERVE:
        return ""
    face = CARDS[card]
    if place == state.road:
        if face.type == ARMY:
            return "CG-8.10"
        if LOCATIONS[place].level not in face.paths:
            return "CG-8.12:path"
    else:
        if place not in state.active:
            return "CG-6.3"
        if face.faction not in LOCATIONS[place].factions and not admitted(state, card, place):
            return "CG-8.9" if face.type == ARMY else "CG-8.12"
    bar = BARS.get(card)
    return bar(state, card, place) if bar else ""


def admitted(state: State, card: int, place: int) -> bool:
    """Does a text let the card enter a battleground that does not show its faction?"""
    own = MAY_ENTER.get(card)
    return bool(own and own(state, card, place)) or any(opens(state, card, place) for opens in OPENS)


def locations(state: State) -> list[int]:
    """Everywhere a card could stand but the reserve: the active path, then the battlegrounds in order of activation."""
    return [state.road, *state.active] if state.road else state.active


def destinations(state: State, card: int) -> list[int]:
    """Where an army or character may be played: active locations, then the reserve."""
    return [*(place for place in locations(state) if not barred(state, card, place)), RESERVE]


def cannot_wield(state: State, item: int, wielder: int) -> str:
    """The rule by which this item may not be played onto this character, or nothing."""
    if wielder not in CARDS[item].wielders:
        return "CG-8.13:other"
    if not in_play(state, wielder):
        return "CG-8.13:play"
    if item in IN_RESERVE_ONLY and not any(wielder in reserve for reserve in state.reserve):
        return "AS-R41"
    if item in WEAPONS:
        carried = WEAPONS.intersection(state.items.get(wielder, ()))
        if carried and (item == BOW or BOW in carried):
            return "CG-C29"
    return ""


def wielders(state: State, item: int) -> list[int]:
    """The characters in play onto which the item may be played, in order of their numbers."""
    return [wielder for wielder in sorted(CARDS[item].wielders) if not cannot_wield(state, item, wielder)]


def cannot_play(state: State, seat: int, card: int) -> str:
    """The rule by which this card cannot be played at all now, or nothing."""
    kind = TYPE[card]
    if kind == ARMY:
        return ""  # the reserve is always open
    if kind == EVENT:
        condition = PLAYABLE.get(card)
        return condition(state, seat, card) if condition else ""
    if card in state.played:
        return "CG-8.7"
    if kind == ITEM and not any(not cannot_wield(state, card, wielder) for wielder in CARDS[card].wielders):
        return "CG-8.13:nobody"
    return ""


def cannot_move(state: State, seat: int, card: int) -> str:
    """The rule by which this card cannot be moved from the reserve now, or nothing."""
    if card not in state.reserve[seat]:
        return "CG-9.2:reserve" if owner_of(state, card) == seat else "CG-9.2:other"
    if card in state.fresh:
        return "CG-8.19"
    if all(barred(state, card, place) for place in locations(state)):
        return "CG-9.2:nowhere"
    return ""


def may_move_there(state: State, card: int, place: int) -> bool:
    """By a text that lifts CG-8.19: is the card in a reserve, and may it go to that place?"""
    return any(card in reserve for reserve in state.reserve) and place in locations(state) and not barred(state, card, place)


def is_unit(card: int) -> bool:
    """An army or a character: what has a place of its own."""
    return TYPE[card] in (ARMY, CHARACTER)


def is_army(card: int) -> bool:
    return TYPE[card] == ARMY
