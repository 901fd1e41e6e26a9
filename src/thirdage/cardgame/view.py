"""What a seat's person may know, as plain JSON, written out field by field from nothing (style guide, section 8).

Cards and places are their numbers; faces come from the catalogue. A hidden card has no number: its pile has a count.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict, cast

from thirdage.cardgame.icons import attack_of, attackers, defence_of, defenders, location_defence
from thirdage.cardgame.knowledge import eyes_of, known_in
from thirdage.cardgame.rounds import score
from thirdage.cardgame.scenarios import RINGS, Difficulty, RingRule, ShadowBy
from thirdage.cardgame.state import ASIDE, CYCLE, DECK, GONE, HAND, State, setting_of
from thirdage.cardgame.support import as_if_fought
from thirdage.cardgame.tables import FREE, SHADOW, SIDES, Side, is_path
from thirdage.cardgame.tokens import tokens_on
from thirdage.cardgame.turn import carryover, has_passed
from thirdage.cardgame.whereabouts import at, is_bot

PILE_NAMES = ("deck", "hand", "cycle", "gone", "aside")


class Points(TypedDict):
    """A number for each side."""

    free: int
    shadow: int


class Areas(TypedDict):
    """The locations in each side's scoring area, in the order in which they came there."""

    free: list[int]
    shadow: list[int]


class LocationView(TypedDict):
    """An active location: who stands there, and what the combat would come to if it were fought now.

    icons      card (as text) -> the icons it has there, with its items and support; attack icons of attackers, defence of defenders
    attack     all attack there, tokens included
    defence    what the location itself cancels, tokens included; defenders: what the cards there would add
    captured   its own printed defence does not count
    tied       as much defence as attack on a path that is then nobody's
    """

    place: int
    free: list[int]
    shadow: list[int]
    captured: bool
    icons: dict[str, int]
    attack: int
    defence: int
    defenders: int
    tied: bool


class OwnCards(TypedDict):
    """The face-down cards of a seat for its own person: the deck sorted, so in no order; `top` is what is known of its top, last on top."""

    hand: list[int]
    cycle: list[int]
    gone: list[int]
    aside: list[int]
    deck: list[int]
    top: list[int]


class KnownCards(TypedDict):
    """The face-down cards of a seat that somebody else knows to lie in each pile."""

    deck: list[int]
    hand: list[int]
    cycle: list[int]
    gone: list[int]
    aside: list[int]


class SeatView(TypedDict):
    """The piles of one seat. `cards` if it is the viewer's own person's, else `known`.

    deck, hand, cycle, gone, aside   how many cards lie there; gone: eliminated, aside: drawn to choose from
    bot                              played by the game itself
    reserve                          its face-up cards there
    ring, ring_rule                  unused Ring tokens, and by which rule they are used
    limit                            its carryover limit
    passed                           it has passed
    """

    deck: int
    hand: int
    cycle: int
    gone: int
    aside: int
    bot: bool
    reserve: list[int]
    ring: int
    ring_rule: RingRule
    limit: int
    passed: bool
    cards: NotRequired[OwnCards]
    known: NotRequired[KnownCards]


class Unused(TypedDict):
    """Locations that may still come up: paths, and of each side (Free Peoples, Shadow) the battlegrounds, in no order."""

    paths: list[int]
    battlegrounds: list[list[int]]


class View(TypedDict):
    """What a seat's person may know. Cards and places are their numbers in the catalogue, seats their names.

    seat                   whose view it is; none for a spectator and for bots
    round                  0 before the first
    starter, asked         the starting player, and the seat that must answer; nobody is asked when the game is over
    scored, corruption     what the score is made of, besides Ring tokens left at the end
    path, level            the active path, and the number of the last one that came up
    battlegrounds          the active ones, in the order in which they came up
    items                  wielder (as text) -> its items
    tokens                 icons that texts have put somewhere: [location or card, attack, defence]
    resolving              cards being resolved: in no pile
    fresh                  cards that came into a reserve this round and cannot move before the next
    played, used           this round: characters and items played, texts used that can be used once a round
    turned_down            bots' cards that could not be played this round
    in_force               events whose text lasts until the end of the round
    """

    scenario: str
    shadow: ShadowBy
    difficulty: Difficulty | None
    seat: str | None
    round: int
    starter: str
    asked: str | None
    winner: Side | None
    score: Points
    corruption: int
    scored: Areas
    path: LocationView | None
    level: int
    battlegrounds: list[LocationView]
    unused: Unused
    items: dict[str, list[int]]
    tokens: list[list[int]]
    resolving: list[int]
    fresh: list[int]
    played: list[int]
    used: list[int]
    turned_down: list[int]
    in_force: list[int]
    seats: dict[str, SeatView]


class Result(TypedDict):
    """How a game ended: by a lead of 10 (CG-12.3), or by the points after the last path (CG-12.4)."""

    winner: Side | None
    score: Points
    why: Literal["CG-12.3", "CG-12.4"] | None
    rounds: int


def points(state: State) -> Points:
    final = state.ended_by == 4  # ring tokens count in the final scoring only (CG-12.2)
    return {"free": score(state, FREE, final), "shadow": score(state, SHADOW, final)}


def result(state: State) -> Result:
    return {
        "winner": SIDES[state.winner] if state.winner >= 0 else None,
        "score": points(state),
        "why": "CG-12.3" if state.ended_by == 3 else "CG-12.4" if state.ended_by == 4 else None,
        "rounds": state.round,
    }


def view(state: State, seat: int | None) -> View:
    given = setting_of(state)
    eyes = () if seat is None else eyes_of(state, seat)
    over = state.winner >= 0
    return {
        "scenario": given.scenario,
        "shadow": given.shadow,
        "difficulty": given.difficulty or None,
        "seat": None if seat is None or given.bots[seat] else given.seats[seat],
        "round": state.round,
        "starter": given.seats[given.order[state.starter]],
        "asked": None if over else given.seats[state.stack[-1][1]],
        "winner": SIDES[state.winner] if over else None,
        "score": points(state),
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


def location(state: State, place: int) -> LocationView:
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


def pile_view(state: State, seat: int, own: bool) -> SeatView:
    """The piles of one seat: counts for all; faces for its own person; for the others the cards they know to lie there."""
    shown: SeatView = {
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
        shown["known"] = {
            "deck": known_in(state, seat, DECK),
            "hand": known_in(state, seat, HAND),
            "cycle": known_in(state, seat, CYCLE),
            "gone": known_in(state, seat, GONE),
            "aside": known_in(state, seat, ASIDE),
        }
    return shown


def placed(view: View) -> list[int]:
    """Every card that a view puts somewhere."""
    cards = [*view["resolving"], *view["fresh"]]
    for spot in [view["path"], *view["battlegrounds"]]:
        if spot:
            cards += spot["free"] + spot["shadow"]
    for wielder, items in view["items"].items():
        cards += [int(wielder), *items]
    for seat in view["seats"].values():
        cards += seat["reserve"]
        for piles in (seat.get("cards"), seat.get("known")):
            for pile in cast(dict[str, list[int]], piles or {}).values():
                cards += pile
    return cards
