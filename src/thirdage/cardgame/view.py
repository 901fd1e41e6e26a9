"""What a seat's person may know, as plain JSON, written out field by field from nothing (style guide, section 8).

Cards and places are their numbers; faces come from the catalogue. A hidden card has no number: its pile has a count.
"""

from __future__ import annotations

from typing import Any

from thirdage.cardgame.icons import attack_of, attackers, defence_of, defenders, location_defence
from thirdage.cardgame.knowledge import eyes_of, known_in
from thirdage.cardgame.rounds import score
from thirdage.cardgame.scenarios import RINGS
from thirdage.cardgame.state import State, setting_of
from thirdage.cardgame.support import as_if_fought
from thirdage.cardgame.tables import FREE, SHADOW, SIDES, is_path
from thirdage.cardgame.tokens import tokens_on
from thirdage.cardgame.turn import carryover, has_passed
from thirdage.cardgame.whereabouts import at, is_bot

PILE_NAMES = ("deck", "hand", "cycle", "gone", "aside")


def view(state: State, seat: int | None) -> dict[str, Any]:
    given = setting_of(state)
    eyes = () if seat is None else eyes_of(state, seat)
    over = state.winner >= 0
    final = state.ended_by == 4  # ring tokens count in the final scoring only (CG-12.2)
    return {
        "scenario": given.scenario,
        "shadow": given.shadow,
        "difficulty": given.difficulty or None,
        "seat": None if seat is None or given.bots[seat] else given.seats[seat],
        "round": state.round,
        "starter": given.seats[given.order[state.starter]],
        "asked": None if over else given.seats[state.stack[-1][1]],
        "winner": SIDES[state.winner] if over else None,
        "score": {"free": score(state, FREE, final), "shadow": score(state, SHADOW, final)},
        "corruption": state.corruption,
        "scored": {"free": state.scored[FREE][:], "shadow": state.scored[SHADOW][:]},
        "path": location(state, state.road) if state.road else None,
        "level": state.level,
        "battlegrounds": [location(state, place) for place in state.active],
        "unused": {"paths": state.unused_paths[:], "battlegrounds": [deck[:] for deck in state.unused_battlegrounds]},
        "items": {str(wielder): items[:] for wielder, items in sorted(state.items.items())},
        "tokens": [list(token) for token in state.tokens],
        "resolving": state.resolving[:],
        "fresh": state.fresh[:],
        "played": state.played[:],
        "used": state.used[:],
        "turned_down": state.turned_down[:],
        "in_force": state.in_force[:],
        "seats": {name: pile_view(state, number, number in eyes) for number, name in enumerate(given.seats)},
    }


def location(state: State, place: int) -> dict[str, Any]:
    """An active location: who stands there, and what the combat would come to if it were fought now."""
    now = as_if_fought(state, place)
    attack = {card: attack_of(now, card, place) for card in attackers(now, place)}
    defence = {card: defence_of(now, card, place) for card in defenders(now, place)}
    against = sum(attack.values()) + tokens_on(state, place)[0]
    held = location_defence(state, place) + sum(defence.values())
    return {
        "place": place,
        "free": at(state, place, FREE)[:],
        "shadow": at(state, place, SHADOW)[:],
        "captured": place in state.captured,
        "icons": {str(card): icons for card, icons in (attack | defence).items()},
        "attack": against,
        "defence": location_defence(state, place),
        "defenders": sum(defence.values()),
        "tied": is_path(place) and setting_of(state).ties_to_nobody and against == held,  # CG-11.14: nobody's
    }


def pile_view(state: State, seat: int, own: bool) -> dict[str, Any]:
    """The piles of one seat: counts for all; faces for its own person; for the others the cards they know to lie there."""
    shown: dict[str, Any] = {
        "deck": len(state.deck[seat]),
        "hand": len(state.hand[seat]),
        "cycle": len(state.cycle[seat]),
        "gone": len(state.gone[seat]),
        "aside": len(state.aside[seat]),
        "bot": is_bot(state, seat),
        "reserve": state.reserve[seat][:],
        "ring": state.rings[seat],
        "ring_rule": RINGS[setting_of(state).ring_rules[seat]],
        "limit": carryover(state, seat),
        "passed": has_passed(state, seat),
    }
    if own:
        deck = state.deck[seat]
        shown["cards"] = {
            "hand": state.hand[seat][:],
            "cycle": state.cycle[seat][:],
            "gone": state.gone[seat][:],
            "aside": state.aside[seat][:],
            "deck": sorted(deck),
            "top": deck[len(deck) - state.seen_top[seat] :],
        }
    else:
        shown["known"] = {name: known_in(state, seat, pile) for pile, name in enumerate(PILE_NAMES)}
    return shown


def placed(view: dict[str, Any]) -> list[int]:
    """Every card that a view puts somewhere."""
    cards = [*view["resolving"], *view["fresh"]]
    for spot in [view["path"], *view["battlegrounds"]]:
        if spot:
            cards += spot["free"] + spot["shadow"]
    for wielder, items in view["items"].items():
        cards += [int(wielder), *items]
    for seat in view["seats"].values():
        cards += seat["reserve"]
        for piles in (seat.get("cards", {}), seat.get("known", {})):
            for pile in piles.values():
                cards += pile
    return cards
