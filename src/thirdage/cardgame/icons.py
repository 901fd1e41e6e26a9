"""Counting icons (sections 11.4 to 11.24): what a card and a location have in the combat of this moment."""

from __future__ import annotations

from thirdage.cardgame.hooks import MORE_ICONS, OPENS_SUPPORT, PATH_DEFENCE, SUPPORTED_BY
from thirdage.cardgame.state import State, ruling
from thirdage.cardgame.tables import CARDS, FACTION, FREE, LOCATIONS, SHADOW, is_path, numbers
from thirdage.cardgame.tokens import tokens_on
from thirdage.cardgame.whereabouts import at

EASTERLINGS = numbers("The Black Easterling")


def _place_bonuses() -> dict[tuple[int, int], tuple[int, int, int]]:
    """(card, location) -> attack, defence, path icons the card has more there (CG-C12)."""
    found: dict[tuple[int, int], tuple[int, int, int]] = {}
    for card in CARDS[1:]:
        for bonus in card.face["bonus"]:
            more = tuple(bonus["amount"] * (bonus["icon"] == icon) for icon in ("attack", "defence", "path"))
            for number, location in LOCATIONS.items():
                if bonus["at"] in (location.id, location.face.get("of")):
                    found[card.number, number] = (more[0], more[1], more[2])
    return found


PLACE_BONUS = _place_bonuses()
NONE = (0, 0, 0)


def more(state: State, card: int, place: int) -> tuple[int, int, int]:
    """Conditional icons of a card at this place: attack, defence, path."""
    attack, defence, path = PLACE_BONUS.get((card, place), NONE)
    if card in MORE_ICONS:
        a, d, p = MORE_ICONS[card](state, card, place)
        return attack + a, defence + d, path + p
    return attack, defence, path


def leadership(state: State, card: int, attacking: bool) -> int:
    """The leadership icons that would count for this character there."""
    face = CARDS[card]
    if attacking:
        return face.leadership_attack
    if card in EASTERLINGS and ruling(state, "CG-C63"):
        return 0
    return face.leadership_defence


def may_support(state: State, army: int, leader: int, attacking: bool) -> bool:
    """May this army support this character, so that it gains something (CG-11.22)? Same faction, or by a text."""
    if army in OPENS_SUPPORT and OPENS_SUPPORT[army](state, army, leader):
        return True
    if not leadership(state, leader, attacking):
        return False
    if FACTION[army] == FACTION[leader]:
        return True
    text = SUPPORTED_BY.get(leader)
    if text and text(state, army, leader):
        return True
    return any(OPENS_SUPPORT[event](state, army, leader) for event in state.in_force if event in OPENS_SUPPORT)


def supported(state: State, leader: int) -> bool:
    return any(pair[1] == leader for pair in state.support)


def attack_of(state: State, card: int, place: int) -> int:
    """Attack icons of a card with its items: path attack on a path, else battleground attack with supported leadership."""
    face = CARDS[card]
    a, _, p = more(state, card, place)
    items = state.items.get(card, ())
    if is_path(place):
        return face.path_icons + p + tokens_on(state, card)[0] + sum(CARDS[item].path_icons for item in items)
    led = leadership(state, card, True) if state.support and supported(state, card) else 0
    return face.attack + a + led + sum(CARDS[item].attack for item in items)


def defence_of(state: State, card: int, place: int) -> int:
    """Defence icons of a card with its items, as `attack_of`."""
    face = CARDS[card]
    _, d, p = more(state, card, place)
    items = state.items.get(card, ())
    if is_path(place):
        return face.path_icons + p + tokens_on(state, card)[1] + sum(CARDS[item].path_icons for item in items)
    led = leadership(state, card, False) if state.support and supported(state, card) else 0
    return face.defence + d + led + sum(CARDS[item].defence for item in items)


def attackers(state: State, place: int) -> list[int]:
    return at(state, place, SHADOW if is_path(place) else 1 - LOCATIONS[place].side)


def defenders(state: State, place: int) -> list[int]:
    return at(state, place, FREE if is_path(place) else LOCATIONS[place].side)


def total_attack(state: State, place: int) -> int:
    """Attack icons of the attackers and of tokens on the location (CG-11.6, CG-11.15, CG-R53)."""
    return tokens_on(state, place)[0] + sum(attack_of(state, card, place) for card in attackers(state, place))


def location_defence(state: State, place: int) -> int:
    """Defence of the location itself: printed unless captured, tokens, items that strengthen the path (CG-11.7, CG-11.24)."""
    defence = tokens_on(state, place)[1]
    if place not in state.captured:
        defence += LOCATIONS[place].defence
    if is_path(place) and state.items:
        for card in state.path[FREE]:
            for item in state.items.get(card, ()):
                if item in PATH_DEFENCE:
                    defence += PATH_DEFENCE[item](state, item)
    return defence
