"""Hits and what they cost, in battle and by Event cards: step 4 of a Combat round (BG-13.22 to BG-13.29, BG-R16)."""

from __future__ import annotations

from thirdage.boardgame.book import NOBODY, answers, push, question, refuses, step
from thirdage.boardgame.fighting import fighting, place_of_side, seat_fighting, units_fighting
from thirdage.boardgame.figures import reduce_elite, remove_unit, replacement, settle
from thirdage.boardgame.state import State
from thirdage.boardgame.tables import (
    ELITE,
    FIRST_INSIDE,
    FIRST_REGION,
    FREE,
    MOST_IN_REGION,
    MOST_INSIDE,
    NATION_OF_KIND,
    PLACES,
    SHADOW,
    UNITS_OF,
    is_unit,
)
from thirdage.boardgame.teams import is_alone, own_nations, teammate
from thirdage.boardgame.whereabouts import commander, count
from thirdage.kernel.frames import Action


def exposed(state: State, side: int, place: int, in_battle: int, kind: int) -> int:
    """How many units of a kind can be lost: in a battle only those that take part."""
    return fighting(state, side, kind) if in_battle else count(state, place, kind)


def all_exposed(state: State, side: int, place: int, in_battle: int) -> list[tuple[int, int]]:
    """Kinds of units that can be lost, with how many there are."""
    found = [(kind, exposed(state, side, place, in_battle, kind)) for kind in UNITS_OF[side]]
    return [(kind, there) for kind, there in found if there]


@step
def hits_in_battle(state: State, seat: int, side: int, amount: int) -> None:
    """(hits_in_battle, nobody, side, amount): the Army of this side in the battle takes hits."""
    if amount > 0 and units_fighting(state, side):
        take(state, side, place_of_side(state, side), amount, 1)


@step
def hits_on_army(state: State, seat: int, side: int, place: int, amount: int) -> None:
    """(hits_on_army, nobody, side, place, amount): an Army takes hits of an Event card."""
    push(state, ("settle_place", NOBODY, place))
    if amount > 0 and state.army[2 * place + side]:
        take(state, side, place, amount, 0)


@step
def settle_place(state: State, seat: int, place: int) -> None:
    """(settle_place, nobody, place): what follows from the losses there (BG-C8)."""
    settle(state, place)


def take(state: State, side: int, place: int, amount: int, in_battle: int) -> None:
    """All hits must be taken as long as units remain (BG-13.23). Where none can remain there is nothing to choose."""
    there = all_exposed(state, side, place, in_battle)
    if amount >= sum(units * (1 + (kind % 3 == ELITE)) for kind, units in there):
        for kind, units in there:
            for _ in range(units):
                remove_unit(state, place, kind)
        return
    seat = seat_fighting(state, side) if in_battle else commander(state, place, side)
    push(state, ("take_hits", seat, side, place, amount, in_battle))


@question("BG-13.24", "side:side place:place left:number", everybody_sees=True)
def take_hits(state: State, seat: int, side: int, place: int, left: int, in_battle: int) -> list[Action]:
    """(take_hits, seat, side, place, left, in_battle): a Regular or a reduced Elite for one hit, an Elite for two."""
    options: list[Action] = []
    for kind, _ in all_exposed(state, side, place, in_battle):
        if kind % 3 == ELITE and replacement(state, kind) >= 0:
            options.append(("reduce", kind))
            if left < 2:
                continue
        options.append(("remove", kind))
    return options


@answers(take_hits)
def lose_one(state: State, action: Action, seat: int, side: int, place: int, left: int, in_battle: int) -> None:
    left -= absorb(state, place, action)
    if left > 0 and all_exposed(state, side, place, in_battle):
        take(state, side, place, left, in_battle)


def absorb(state: State, place: int, action: Action) -> int:
    """Remove or reduce a unit: how many hits it takes (BG-13.24, BG-13.25)."""
    verb, kind = action
    if verb == "reduce":
        reduce_elite(state, place, kind)
        return 1
    hits = 2 if kind % 3 == ELITE and replacement(state, kind) >= 0 else 1  # BG-13.27: without a Regular it absorbs one hit
    remove_unit(state, place, kind)
    return hits


@refuses(take_hits)
def why_not_lose(state: State, action: Action, seat: int, side: int, place: int, left: int, in_battle: int) -> str:
    verb, kind = action
    if verb not in ("remove", "reduce") or not is_unit(kind):
        return "BG-13.24"
    if not any(kind == other for other, _ in all_exposed(state, side, place, in_battle)):
        return "BG-13.26"
    if verb == "reduce":
        return "BG-13.27" if kind % 3 == ELITE else "BG-13.24"
    return "BG-13.25"


# Stacking limits.


def excess_at(state: State, place: int, side: int) -> int:
    limit = MOST_INSIDE if place >= FIRST_INSIDE else MOST_IN_REGION
    return state.army[2 * place + side] - limit


@step
def trim_places(state: State, seat: int) -> None:
    """At the end of an action, and when a siege begins, the owner removes what is too much (BG-3.5, BG-14.6)."""
    if max(state.army[: 2 * FIRST_INSIDE]) <= MOST_IN_REGION and max(state.army[2 * FIRST_INSIDE :]) <= MOST_INSIDE:
        return
    for place in range(FIRST_REGION, PLACES):
        for side in (FREE, SHADOW):
            if excess_at(state, place, side) > 0:
                push(state, *(("trim", seat, side, place) for seat in trimmers(state, place, side)), ("trim_places", NOBODY))
                return


def trimmers(state: State, place: int, side: int) -> list[int]:
    """Who removes the next units: of separate Armies the teammates in turn, the non-Leading Player first (BG-21.14)."""
    if is_alone(state, side) or place in state.mixed:
        return [commander(state, place, side)]  # one at a time: with the numbers control may change (BG-21.15)
    leading = state.leading[side]
    left = {seat: units_of_seat(state, seat, side, place) for seat in (teammate(state, leading), leading)}
    found: list[int] = []
    while len(found) < excess_at(state, place, side):
        for seat in left:
            if left[seat] and len(found) < excess_at(state, place, side):
                left[seat] -= 1
                found.append(seat)
    return found


def units_of_seat(state: State, seat: int, side: int, place: int) -> int:
    """How many units of a seat's own Nations stand in a place."""
    return sum(count(state, place, kind) for kind in UNITS_OF[side] if NATION_OF_KIND[kind] in own_nations(state, seat))


@question("BG-3.5", "side:side place:place", everybody_sees=True)
def trim(state: State, seat: int, side: int, place: int) -> list[Action]:
    """(trim, seat, side, place): one unit goes back to the reinforcements."""
    own = own_nations(state, seat)
    mine = [kind for kind in UNITS_OF[side] if NATION_OF_KIND[kind] in own or place in state.mixed]
    return [("disband", kind) for kind in mine if count(state, place, kind)]


@answers(trim)
def disband(state: State, action: Action, seat: int, side: int, place: int) -> None:
    remove_unit(state, place, action[1], lost=False)
