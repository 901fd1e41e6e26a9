"""Where everything stands and who controls what: sections 2, 3 and 15 of the rules. Nothing here changes the state."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress

from thirdage.boardgame.seating import SEATINGS
from thirdage.boardgame.state import State
from thirdage.boardgame.tables import (
    ADJACENT,
    CHARACTERS_OF,
    COMPANIONS,
    ELITE,
    FIGURES_OF,
    FREE,
    HOME_SIDE,
    INSIDE,
    ISENGARD,
    KINDS,
    LEADERS_OF,
    MINIONS,
    NATION_OF_KIND,
    NAZGUL,
    OUTSIDE,
    PLACES,
    REGION_AT,
    SARUMAN,
    SETTLEMENT,
    SHADOW,
    SOUTHRONS,
    UNITS_OF,
    WITCH_KING,
    kind_of,
)

EVERY_PLACE = range(PLACES)
ISENGARD_ELITE, SOUTHRON_ELITE = kind_of(ISENGARD, ELITE), kind_of(SOUTHRONS, ELITE)


# Settlements.


def controller(state: State, region: int) -> int:
    """The side that controls the Settlement of a region (BG-15.1); -1 where there is none."""
    home = HOME_SIDE[region]
    return home if home < 0 or region not in state.taken else 1 - home


def is_unconquered(state: State, region: int) -> bool:
    """Does the side that controlled the Settlement at the start control it now (BG-2.16)?"""
    return HOME_SIDE[region] >= 0 and region not in state.taken


def has_stronghold(state: State, region: int, side: int) -> bool:
    """Is there a Stronghold that this side controls?"""
    return bool(INSIDE[region]) and controller(state, region) == side


# Armies.


def armies(state: State, side: int) -> list[int]:
    """The places where units of this side stand, in their order."""
    return list(compress(EVERY_PLACE, state.army[side::2]))


def besieged(state: State, region: int) -> int:
    """The side whose Army is inside the Stronghold of a region, under siege; -1 if there is no siege."""
    inside = 2 * INSIDE[region]
    if not inside:
        return -1
    return FREE if state.army[inside] else SHADOW if state.army[inside + 1] else -1


def place_of(state: State, region: int, side: int) -> int:
    """Where the figures of this side in a region stand: inside the Stronghold if they are besieged in it."""
    return INSIDE[region] if besieged(state, region) == side else region


def is_besieging(state: State, region: int, side: int) -> bool:
    return besieged(state, region) == 1 - side


def is_free(state: State, region: int, side: int) -> bool:
    """Free for a side: neither an enemy Army nor an enemy-controlled Settlement, unless it besieges it (BG-2.7, BG-2.8)."""
    if state.army[2 * region + 1 - side]:
        return False
    return controller(state, region) != 1 - side or is_besieging(state, region, side)


def is_open_to_army(state: State, region: int, side: int) -> bool:
    """Free for the purposes of Army movement: without enemy units, but inside a Stronghold that this side besieges (BG-2.9)."""
    return not state.army[2 * region + 1 - side]


def is_open_to_recruits(state: State, region: int, side: int) -> bool:
    """By an Event card: a free region, or an own Stronghold under siege (BG-11.9)."""
    return is_free(state, region, side) or besieged(state, region) == side


def has_units_of(state: State, place: int, nation: int) -> bool:
    base = place * KINDS + kind_of(nation, 0)
    return bool(state.units[base] or state.units[base + 1])


def units_of(state: State, place: int, nation: int) -> int:
    """How many Regulars and Elites of a Nation stand in a place."""
    base = place * KINDS + kind_of(nation, 0)
    return state.units[base] + state.units[base + 1]


def count(state: State, place: int, figure: int) -> int:
    """How many figures of a kind, or whether a Character, stand in a place."""
    return state.units[place * KINDS + figure] if figure < KINDS else int(state.where[figure] == place)


def figures_at(state: State, place: int, side: int) -> list[int]:
    """Every kind of figure of this side in a place, once: units and Leaders, then Characters."""
    base = place * KINDS
    units = state.units
    found = [kind for kind in FIGURES_OF[side] if units[base + kind]]
    where = state.where
    return found + [character for character in CHARACTERS_OF[side] if where[character] == place]


def everybody_at(state: State, place: int, side: int) -> list[int]:
    """Every figure of this side in a place, as often as it stands there."""
    return [figure for figure in figures_at(state, place, side) for _ in range(count(state, place, figure))]


def nations_at(state: State, place: int, side: int) -> list[int]:
    """The Nations of this side with units in a place."""
    units, base = state.units, place * KINDS
    return list(dict.fromkeys(NATION_OF_KIND[kind] for kind in UNITS_OF[side] if units[base + kind]))


def nazgul_at(state: State, place: int) -> int:
    """How many Nazgûl, the Witch-king among them (BG-3.10)."""
    return state.units[place * KINDS + NAZGUL] + (state.where[WITCH_KING] == place)


def nazgul_in(state: State, region: int) -> int:
    """How many Nazgûl are in a region, also inside its Stronghold."""
    return nazgul_at(state, region) + (nazgul_at(state, INSIDE[region]) if INSIDE[region] else 0)


def units_in(state: State, region: int, side: int) -> int:
    """How many units of a side are in a region, also inside its Stronghold."""
    inside = INSIDE[region]
    return state.army[2 * region + side] + (state.army[2 * inside + side] if inside else 0)


def elites_lead(state: State) -> tuple[int, ...]:
    """The Elites that count as Leaders too: Isengard's while Saruman is in play, with more persons those of the Southrons (BG-21.21)."""
    if state.where[SARUMAN] < 0:
        return ()
    return (ISENGARD_ELITE,) if state.seating == 0 else (ISENGARD_ELITE, SOUTHRON_ELITE)


def is_leader(state: State, figure: int) -> bool:
    """Does this figure lead an Army: a Leader, Nazgûl, Character, or an Elite that counts as one (BG-7, BG-C157)?"""
    return figure >= KINDS or figure % 3 == 2 or figure in elites_lead(state)


# Characters.


def on_map(state: State, character: int) -> bool:
    """Is he in play (BG-C10)?"""
    return state.where[character] > 0


def region_of(state: State, character: int) -> int:
    """The region of a Character on the map, 0 if he is not there."""
    place = state.where[character]
    return REGION_AT[place] if place > 0 else 0


def companions_on_map(state: State) -> list[int]:
    return [companion for companion in COMPANIONS if state.where[companion] > 0]


def leaders_in(state: State, place: int) -> list[int]:
    """The kinds of Free Peoples Leaders in a place."""
    units, base = state.units, place * KINDS
    return [kind for kind in LEADERS_OF[FREE] if units[base + kind]]


def is_with_army(state: State, character: int) -> bool:
    """Does a friendly unit stand in the same place (BG-C13)?"""
    place = state.where[character]
    return place > 0 and bool(state.army[2 * place + (SHADOW if character in MINIONS else FREE)])


def nearby(state: State, place: int) -> list[int]:
    """The region of a place and all regions next to it."""
    region = REGION_AT[place]
    return [region, *ADJACENT[region]]


def places_in(region: int) -> tuple[int, ...]:
    """The places of a region: open, and inside its Stronghold."""
    return (region, INSIDE[region]) if INSIDE[region] else (region,)


def is_inside(place: int) -> bool:
    return place in OUTSIDE


# Seats: who may do what with whom. With two persons a side has one seat.


def commander(state: State, place: int, side: int, without: Sequence[int] = ()) -> int:
    """The seat that decides for the Army of this side in a place: more units, then more Elites, then the Leading Player (BG-21.15).

    `without`: figures there that are no part of it.
    """
    seats = SEATINGS[state.seating].seats_of[side]
    if len(seats) == 1:
        return seats[0]
    base = place * KINDS

    def weight(seat: int) -> tuple[int, int, bool]:
        nations = SEATINGS[state.seating].nations[seat]
        mine = [kind for kind in UNITS_OF[side] if NATION_OF_KIND[kind] in nations]
        there = [state.units[base + kind] - (without.count(kind) if without else 0) for kind in mine]
        elites = sum(units for kind, units in zip(mine, there, strict=True) if kind % 3 == ELITE)
        return sum(there), elites, state.leading[side] == seat

    return max(seats, key=weight)


def is_city(region: int) -> bool:
    return SETTLEMENT[region] in ("city", "stronghold")
