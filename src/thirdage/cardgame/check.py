"""The invariants of a state: every card in exactly one place, counts conserved, nothing in two minds."""

from __future__ import annotations

from collections import Counter

from thirdage.cardgame.book import BOOK
from thirdage.cardgame.entry import is_unit
from thirdage.cardgame.knowledge import piles_of
from thirdage.cardgame.scenarios import NO_RING, SETTINGS
from thirdage.cardgame.state import PILES, State
from thirdage.cardgame.tables import CARDS, EVENT, FREE, ITEM, LOCATIONS, SHADOW, SIDE, TYPE, is_path


def check(state: State) -> list[str]:
    """Every violated invariant, [] when the state is sound."""
    return [*cards_once(state), *zones(state), *places_once(state), *knowledge(state), *numbers(state)]


def cards_once(state: State) -> list[str]:
    given = SETTINGS[state.setting]
    lists = (*state.deck, *state.hand, *state.cycle, *state.gone, *state.reserve, *state.aside, *state.path, *state.field)
    count = Counter(card for pile in (*lists, state.resolving, *state.items.values()) for card in pile)
    expected = {card for deck in given.decks for card in deck}
    wrong = [f"{CARDS[card].name} is in {count[card]} places" for card in sorted(expected) if count[card] != 1]
    return wrong + [f"card {card} is not of this game" for card in sorted(set(count) - expected)]


def zones(state: State) -> list[str]:
    given = SETTINGS[state.setting]
    wrong = []
    for seat in range(len(given.seats)):
        for card in (*state.reserve[seat], *(c for pile in piles_of(state, seat) for c in pile)):
            if given.owner[card] != seat:
                wrong.append(f"{CARDS[card].name} lies in a pile of {given.seats[seat]}")
    in_play = [card for pile in (*state.reserve, *state.path, *state.field) for card in pile]
    for card in in_play:
        if not is_unit(card):
            wrong.append(f"{CARDS[card].name} stands in play by itself")
    for side in (FREE, SHADOW):
        for pile in (state.path[side], *state.field[side::2]):
            wrong += [f"{CARDS[card].name} stands on the wrong side" for card in pile if SIDE[card] != side]
    for wielder, items in state.items.items():
        if wielder not in in_play:
            wrong.append(f"{CARDS[wielder].name} carries items but is not in play")
        wrong += [f"{CARDS[i].name} is carried by {CARDS[wielder].name}" for i in items if wielder not in CARDS[i].wielders]
        wrong += [f"{CARDS[i].name} is carried but is no item" for i in items if TYPE[i] != ITEM]
        if not items:
            wrong.append(f"{CARDS[wielder].name} has an empty list of items")
    wrong += [f"{CARDS[card].name} is resolved but is no event" for card in state.resolving if TYPE[card] != EVENT]
    wrong += [f"{CARDS[card].name} is fresh but not in a reserve" for card in state.fresh if not any(card in r for r in state.reserve)]
    return wrong


def places_once(state: State) -> list[str]:
    given = SETTINGS[state.setting]
    count = Counter(place for pile in (state.unused_paths, *state.unused_battlegrounds, *state.scored, state.active) for place in pile)
    if state.road:
        count[state.road] += 1
    wrong = [f"{LOCATIONS[place].name} is in {n} places" for place, n in count.items() if n > 1]
    wrong += [f"{LOCATIONS[b].name} is nowhere" for deck in given.battlegrounds for b in deck if not count[b]]
    wrong += [f"{LOCATIONS[p].name} is left behind" for p in state.unused_paths if LOCATIONS[p].level < state.level]
    if len(state.field) != 2 * len(state.active):
        wrong.append("field and active battlegrounds differ in number")
    if not state.road and any(state.path):
        wrong.append("cards stand on no path")
    wrong += [f"{LOCATIONS[place].name} is captured but not active" for place in state.captured if place not in state.active]
    wrong += [
        f"tokens lie on {thing}, which is gone" for thing, _, _ in state.tokens if thing > 200 and thing not in (state.road, *state.active)
    ]
    wrong += [f"{LOCATIONS[place].name} is no path" for place in (state.road,) if place and not is_path(place)]
    return wrong


def knowledge(state: State) -> list[str]:
    """A card's true pile is always one in which the others may think it lies; an open card is in nobody's doubt."""
    wrong = []
    for seat, deck in enumerate(SETTINGS[state.setting].decks):
        piles = piles_of(state, seat)
        masks = state.may_be[PILES * seat : PILES * seat + PILES]
        for pile, cards in enumerate(piles):
            wrong += [f"nobody thinks {CARDS[c].name} lies where it lies" for c in cards if not masks[pile] >> c & 1]
            if not cards and masks[pile]:
                wrong.append(f"cards are thought to lie in an empty pile of seat {seat}")
        hidden = {card for cards in piles for card in cards}
        wrong += [f"{CARDS[c].name} lies open but is thought hidden" for c in deck if c not in hidden and any(m >> c & 1 for m in masks)]
        if state.seen_top[seat] > len(state.deck[seat]):
            wrong.append(f"seat {seat} has seen more than its deck")
    return wrong


def numbers(state: State) -> list[str]:
    wrong = []
    if state.corruption < 0:
        wrong.append("negative corruption")
    rules = SETTINGS[state.setting].ring_rules
    if any(ring not in ((0,) if rule == NO_RING else (0, 1)) for ring, rule in zip(state.rings, rules, strict=True)):
        wrong.append("a seat has a ring token too many or too few")
    if state.winner < 0:
        if not state.stack:
            wrong.append("nobody is asked and nobody has won")
        else:
            unknown = [frame[0] for frame in state.stack if frame[0] not in BOOK.steps and frame[0] not in BOOK.questions]
            wrong += [f"no frame is called {name}" for name in unknown]
    elif state.stack:
        wrong.append("the game is over but something waits")
    if state.winner < 0 and not state.counted and (state.support or state.fallen or state.tied) and not fighting(state):
        wrong.append("a combat was not cleared away")
    return wrong


def fighting(state: State) -> bool:
    return any(frame[0] == "clear_location" for frame in state.stack)
