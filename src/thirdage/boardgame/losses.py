"""Hits and what they cost, in battle and by Event cards: step 4 of a Combat round (BG-13.22 to BG-13.29, BG-R16)."""

from __future__ import annotations

from thirdage.boardgame.book import NOBODY, answers, push, question, refuses, step
from thirdage.boardgame.fighting import fighting, place_of_side, seat_fighting, units_fighting
from thirdage.boardgame.figures import leaders_fall, reduce_elite, remove_unit, replacement, settle
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
from thirdage.boardgame.teams import is_alone, kinds_in_army, own_nations, teammate
from thirdage.boardgame.whereabouts import commander, count
from thirdage.kernel.frames import Action

# `whose` takes the hits: FIGHTING, those who take part in the battle; NOBODY, everybody in the place; a seat, its separate Army there.
FIGHTING = -2


def exposed(state: State, side: int, place: int, whose: int) -> list[tuple[int, int]]:
    """Kinds of units that can be lost, with how many there are."""
    if whose == FIGHTING:
        found = [(kind, fighting(state, side, kind)) for kind in UNITS_OF[side]]
    else:
        found = [(kind, count(state, place, kind)) for kind in UNITS_OF[side] if kind in kinds_in_army(state, whose, side)]
    return [(kind, there) for kind, there in found if there]


@step
def hits_in_battle(state: State, seat: int, side: int, amount: int) -> None:
    """(hits_in_battle, nobody, side, amount): the Army of this side in the battle takes hits."""
    if amount > 0 and units_fighting(state, side):
        take(state, side, place_of_side(state, side), amount, FIGHTING)


@step
def hits_on_army(state: State, seat: int, side: int, place: int, amount: int, whose: int) -> None:
    """(hits_on_army, nobody, side, place, amount, whose): an Army takes hits of an Event card."""
    push(state, ("after_hits", NOBODY, side, place, whose))
    if amount > 0:
        take(state, side, place, amount, whose)


@step
def after_hits(state: State, seat: int, side: int, place: int, whose: int) -> None:
    """(after_hits, nobody, side, place, whose): what follows from the losses (BG-C8); an Army without units loses its Leaders (BG-9.12)."""
    if side == FREE and not exposed(state, side, place, whose):
        leaders_fall(state, place, kinds_in_army(state, whose, side))
    settle(state, place)


def take(state: State, side: int, place: int, amount: int, whose: int) -> None:
    """All hits must be taken as long as units remain (BG-13.23). Where none can remain there is nothing to choose."""
    there = exposed(state, side, place, whose)
    if amount >= sum(units * (1 + (kind % 3 == ELITE)) for kind, units in there):
        for kind, units in there:
            for _ in range(units):
                remove_unit(state, place, kind)
        return
    seat = seat_fighting(state, side) if whose == FIGHTING else commander(state, place, side) if whose == NOBODY else whose
    push(state, ("take_hits", seat, side, place, amount, whose))


@question("BG-13.24", "side:side place:place left:number", everybody_sees=True)
def take_hits(state: State, seat: int, side: int, place: int, left: int, whose: int) -> list[Action]:
    """(take_hits, seat, side, place, left, whose): a Regular or a reduced Elite for one hit, an Elite for two."""
    options: list[Action] = []
    for kind, _ in exposed(state, side, place, whose):
        if kind % 3 == ELITE and replacement(state, kind) >= 0:
            options.append(("reduce", kind))
            if left < 2:
                continue
        options.append(("remove", kind))
    return options


@answers(take_hits)
def lose_one(state: State, action: Action, seat: int, side: int, place: int, left: int, whose: int) -> None:
    left -= absorb(state, place, action, left)
    if left > 0:
        take(state, side, place, left, whose)


def absorb(state: State, place: int, action: Action, left: int) -> int:
    """Remove or reduce a unit: how many of the hits left it takes (BG-13.24, BG-13.25)."""
    verb, kind = action
    if verb == "reduce":
        reduce_elite(state, place, kind)
        return 1
    remove_unit(state, place, kind)
    return min(left, 2) if kind % 3 == ELITE else 1  # for one hit an Elite is removed only where no Regular can replace it (BG-13.27)


@refuses(take_hits)
def why_not_lose(state: State, action: Action, seat: int, side: int, place: int, left: int, whose: int) -> str:
    verb, kind = action
    if verb not in ("remove", "reduce") or not is_unit(kind):
        return "BG-13.24"
    if not any(kind == other for other, _ in exposed(state, side, place, whose)):
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
