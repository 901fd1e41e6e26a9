"""Who commands which figures: one seat a side, or two teammates (chapter 21)."""

from __future__ import annotations

from thirdage.boardgame.book import NOBODY
from thirdage.boardgame.seating import SEATINGS
from thirdage.boardgame.state import State, seating_of
from thirdage.boardgame.tables import (
    CHARACTERS,
    COMPANIONS,
    ELITE,
    FIGURES_OF,
    KINDS,
    MINIONS,
    NATION_OF_KIND,
    NATIONS_OF,
    NAZGUL,
    UNITS_OF,
    is_unit,
)
from thirdage.boardgame.whereabouts import commander, nations_at

KINDS_OF = tuple(  # for each seating and seat: the figures of its Nations; Nazgûl follow either player of the Shadow (BG-21.12)
    tuple(
        tuple(kind for kind in FIGURES_OF[side] if NATION_OF_KIND[kind] in nations or kind == NAZGUL)
        for side, nations in zip(given.sides, given.nations, strict=True)
    )
    for given in SEATINGS
)


def is_alone(state: State, side: int) -> bool:
    """Is this side played by one seat?"""
    return len(seating_of(state).seats_of[side]) == 1


def teammate(state: State, seat: int) -> int:
    """The other seat of the side, -1 if there is none."""
    given = seating_of(state)
    return next((other for other in given.seats_of[given.sides[seat]] if other != seat), -1)


def own_nations(state: State, seat: int) -> frozenset[int]:
    return seating_of(state).nations[seat]


def seat_of_nation(state: State, nation: int) -> int:
    """Which seat commands a Nation."""
    return next(seat for seat, nations in enumerate(seating_of(state).nations) if nation in nations)


def nations_in_order(state: State, seat: int, side: int) -> list[int]:
    """The Nations of a side that a seat commands."""
    return [nation for nation in NATIONS_OF[side] if nation in own_nations(state, seat)]


def commands(state: State, seat: int, place: int) -> tuple[int, ...]:
    """The kinds of figures in a place with which a seat may act: its own; of a mixed Army all, if it controls it (BG-21.14 to 21.16)."""
    given = SEATINGS[state.seating]
    side = given.sides[seat]
    if len(given.seats_of[side]) == 1:
        return FIGURES_OF[side]
    if place in state.mixed:
        came = [figure for there, figure in state.marched if there == place]  # who comes stays apart until the action is over (BG-12.5)
        if commander(state, place, side, [*state.rearguard, *came]) == seat:  # the rearguard does not advance
            return FIGURES_OF[side]
    return KINDS_OF[state.seating][seat]


def own_kinds(state: State, seat: int) -> tuple[int, ...]:
    """The kinds of figures of a seat's own Nations, and Nazgûl."""
    return KINDS_OF[state.seating][seat]


def seat_of_minion(state: State, minion: int) -> int:
    """Who brings a Minion into play and moves him (BG-21.1, BG-R71)."""
    return seat_of_nation(state, CHARACTERS[minion].nation)


def may_take_along(state: State, seat: int, character: int) -> bool:
    """Companions go with either teammate, a Minion only with the player who controls him (BG-21.11, BG-R71)."""
    return character in COMPANIONS or seat_of_minion(state, character) == seat


def is_anothers(state: State, seat: int, place: int, figure: int) -> str:
    """The rule by which a teammate, and not this seat, commands such a figure there, or nothing."""
    if figure in MINIONS:
        return "BG-R71" if seat_of_minion(state, figure) != seat else ""
    return "BG-21.10" if figure in FIGURES_OF[seating_of(state).sides[seat]] and figure not in commands(state, seat, place) else ""


def strength_of(state: State, seat: int, column: list[int]) -> tuple[int, int]:
    """Units, and Elites, of a seat's Nations among these figures."""
    own = own_nations(state, seat)
    mine = [figure for figure in column if figure < KINDS and is_unit(figure) and NATION_OF_KIND[figure] in own]
    return len(mine), sum(figure % 3 == ELITE for figure in mine)


def keeps_command(state: State, seat: int, side: int, column: list[int]) -> bool:
    """Would the seat control an Army of these figures (BG-21.15, BG-21.17)?"""
    other = teammate(state, seat)
    if other < 0:
        return True
    mine, theirs = strength_of(state, seat, column), strength_of(state, other, column)
    return mine > theirs or (mine == theirs and state.leading[side] == seat)


def has_units(state: State, seat: int, place: int, side: int) -> bool:
    """Do units of the seat's own Nations stand there?"""
    own = own_nations(state, seat)
    return any(state.units[place * KINDS + kind] for kind in UNITS_OF[side] if NATION_OF_KIND[kind] in own)


def is_shared(state: State, place: int, side: int) -> bool:
    """Do units of two teammates stand there?"""
    seats = seating_of(state).seats_of[side]
    return len(seats) > 1 and all(has_units(state, seat, place, side) for seat in seats)


def armies_at(state: State, place: int, side: int) -> tuple[int, ...]:
    """The Armies of a side in a place, by the seats they belong to: of teammates who stay separate each has his own (BG-21.14).

    NOBODY stands for everybody there as one Army.
    """
    separate = is_shared(state, place, side) and place not in state.mixed
    return seating_of(state).seats_of[side] if separate else (NOBODY,)


def kinds_in_army(state: State, whose: int, side: int) -> tuple[int, ...]:
    """The kinds of figures that may be in an Army, as `armies_at` has them."""
    return FIGURES_OF[side] if whose == NOBODY else own_kinds(state, whose)


def nations_in_army(state: State, place: int, side: int, whose: int) -> list[int]:
    """The Nations with units in an Army, as `armies_at` has them."""
    nations = nations_at(state, place, side)
    return nations if whose == NOBODY else [nation for nation in nations if nation in own_nations(state, whose)]


def serves_another(state: State, seat: int, place: int) -> bool:
    """Is the Army there mixed, and controlled by the teammate (BG-21.16)?"""
    return place in state.mixed and commander(state, place, seating_of(state).sides[seat]) != seat


def to_keep_command(state: State, seat: int, side: int, party: list[int], spare: list[int]) -> int:
    """How many of these own units, Elites first, must go with a party so that the seat controls it (BG-21.17); -1 if all are too few."""
    if not any(map(is_unit, party)):
        return 0
    spare = sorted(spare, key=lambda figure: figure % 3 != ELITE)
    return next((more for more in range(len(spare) + 1) if keeps_command(state, seat, side, [*party, *spare[:more]])), -1)
