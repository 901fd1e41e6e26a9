"""Figures on their way between reinforcements, map and casualties: the verbs. Each tells its event."""

from __future__ import annotations

from collections.abc import Iterable

from thirdage.boardgame import consecutive
from thirdage.boardgame.book import NOBODY, push
from thirdage.boardgame.politics import BY_CAPTURE, BY_COMPANION, BY_ENTRY, activate, advance
from thirdage.boardgame.state import OUT, State, side_of
from thirdage.boardgame.table_cards import tend_table
from thirdage.boardgame.tables import (
    CHARACTERS,
    ELITE,
    FREE,
    HOME_SIDE,
    INSIDE,
    KINDS,
    LEADERS_OF,
    MINIONS,
    NATION_OF,
    REGION_AT,
    REGULAR,
    SHADOW,
    SIDE_OF,
    SIDE_OF_KIND,
    is_unit,
)
from thirdage.boardgame.teams import is_shared
from thirdage.boardgame.whereabouts import (
    besieged,
    commander,
    controller,
    count,
    everybody_at,
    figures_at,
    is_city,
    leaders_in,
)
from thirdage.kernel.events import tell


def put(state: State, place: int, kind: int, amount: int = 1) -> None:
    """Figures of a kind come to a place, or with a negative amount leave it. Tells nothing."""
    state.units[place * KINDS + kind] += amount
    if is_unit(kind):
        state.army[2 * place + SIDE_OF_KIND[kind]] += amount


def lift(state: State, place: int, kind: int, amount: int = 1) -> None:
    state.units[place * KINDS + kind] -= amount
    if is_unit(kind):
        state.army[2 * place + SIDE_OF_KIND[kind]] -= amount


# Coming.


def recruit(state: State, seat: int, kind: int, place: int) -> None:
    """One figure from the reinforcements onto the map (BG-11.3)."""
    state.reserve[kind] -= 1
    put(state, place, kind)
    state.marched.append((place, -1))  # teammates are asked whether they join (BG-21.13)
    tell(state, "recruits", seat, kind, place)


def enter_play(state: State, character: int, place: int) -> None:
    """A Character comes onto the map (BG-10.1, BG-10.2)."""
    state.where[character] = place
    if character in MINIONS:
        state.minion_came = 1
    tell(state, "enters", character, place)
    if character not in MINIONS:
        arrives(state, character)


def arrives(state: State, companion: int) -> None:
    """A Companion ends his movement, or enters play: he may activate the Nation whose City or Stronghold it is (BG-16.5d, BG-R82)."""
    region = REGION_AT[state.where[companion]]
    nation = NATION_OF[region]
    if is_city(region) and controller(state, region) == FREE and HOME_SIDE[region] == FREE and nation in CHARACTERS[companion].activates:
        activate(state, nation, BY_COMPANION, region)


# Going.


def remove_unit(state: State, place: int, kind: int, lost: bool = True) -> None:
    """A unit or Leader is gone: eliminated for good if it is of the Free Peoples, else back to the reinforcements (BG-3.12, BG-3.13).

    `lost`: as a casualty; else by a stacking limit, then to the reinforcements in any case (BG-3.5).
    """
    lift(state, place, kind)
    if lost and SIDE_OF_KIND[kind] == FREE:
        state.lost[kind] += 1
    else:
        state.reserve[kind] += 1
    tell(state, "loses" if lost else "disbands", kind, place)


def replacement(state: State, kind: int) -> int:
    """The Regular that would take the place of this Elite, or -1 if there is none to be had (BG-13.27)."""
    regular = kind - ELITE + REGULAR
    return regular if state.lost[regular] or state.reserve[regular] else -1


def reduce_elite(state: State, place: int, kind: int, price: int = 0) -> None:
    """An Elite is replaced by a Regular of its Nation: from the casualties first (BG-13.27, BG-R33).

    `price`: 1 if that pays for a further round of a siege battle, else it takes a hit.
    """
    regular = kind - ELITE + REGULAR
    lift(state, place, kind)
    if SIDE_OF_KIND[kind] == FREE:
        state.lost[kind] += 1
    else:
        state.reserve[kind] += 1
    if state.lost[regular]:
        state.lost[regular] -= 1
    else:
        state.reserve[regular] -= 1
    put(state, place, regular)
    tell(state, "reduces", kind, place, price)


def raise_elite(state: State, place: int, kind: int) -> None:
    """A Regular is exchanged for an Elite from the reinforcements."""
    regular = kind - ELITE + REGULAR
    lift(state, place, regular)
    if SIDE_OF_KIND[kind] == FREE:
        state.lost[regular] += 1
    else:
        state.reserve[regular] += 1
    state.reserve[kind] -= 1
    put(state, place, kind)
    tell(state, "raises", kind, place)


def eliminate_character(state: State, character: int) -> None:
    """Out of the game for good (BG-3.13)."""
    place = state.where[character]
    state.where[character] = OUT
    tell(state, "falls", character, max(0, place))
    tend_table(state)


def lone_leaders_fall(state: State, place: int) -> None:
    """Free Peoples Leaders without units are removed at once (BG-3.6)."""
    if not state.army[2 * place + FREE]:
        leaders_fall(state, place, LEADERS_OF[FREE])


def leaders_fall(state: State, place: int, kinds: Iterable[int]) -> None:
    """The Free Peoples Leaders of these kinds are removed, for good (BG-R6)."""
    for kind in leaders_in(state, place):
        if kind in kinds:
            for _ in range(count(state, place, kind)):
                remove_unit(state, place, kind)


def army_falls(state: State, place: int, side: int, spared: list[int]) -> None:
    """All units of an Army are gone: its Leaders and Characters go too (BG-13.29). `spared`: figures of a rearguard."""
    left = spared[:]
    for figure in everybody_at(state, place, side):
        if figure in left:
            left.remove(figure)
        elif figure >= KINDS:
            eliminate_character(state, figure)
        elif not is_unit(figure):
            remove_unit(state, place, figure)


# Moving.


def move(state: State, figure: int, source: int, target: int) -> None:
    """One figure from place to place. Tells nothing."""
    if figure < KINDS:
        lift(state, source, figure)
        put(state, target, figure)
    else:
        state.where[figure] = target


def everybody_moves(state: State, source: int, target: int, side: int) -> None:
    """All figures of a side from one place to another, those of Level 0 too."""
    move_army(state, everybody_at(state, source, side), source, target, side, source in state.mixed)
    consecutive.follow(state, source, target)


def move_army(state: State, party: list[int], source: int, target: int, side: int, is_one: bool = True) -> None:
    """An Army, or a part of it, goes from place to place. A mixed one stays one, unless it meets others: that is asked (BG-21.13)."""
    meets = state.army[2 * target + side]
    for figure in party:
        move(state, figure, source, target)
    if source in state.mixed and not is_shared(state, source, side):
        state.mixed.remove(source)
    if is_one and not meets and target not in state.mixed and is_shared(state, target, side):
        state.mixed = sorted([*state.mixed, target])


def tell_moves(state: State, seat: int, column: list[int], source: int, target: int) -> None:
    for figure in dict.fromkeys(column):
        tell(state, "marches", seat, figure, column.count(figure), source, target)


# What follows from where figures stand: sieges begin and end, Settlements fall.


def settle(state: State, place: int, captor: int = NOBODY) -> None:
    """After any change in a region: lone Leaders go, a siege without besiegers or besieged ends, an open Settlement is captured.

    `captor`: the seat that has fought for it, if one has.
    """
    region = REGION_AT[place]
    lone_leaders_fall(state, region)
    inside = INSIDE[region]
    if inside:
        lone_leaders_fall(state, inside)
        for side in (FREE, SHADOW):
            if not figures_at(state, inside, side):
                continue
            if not state.army[2 * inside + side] or not state.army[2 * region + 1 - side]:
                everybody_moves(state, inside, region, side)
                if state.army[2 * region + side]:
                    tell(state, "siege_lifted", region)
    side = 1 - controller(state, region) if HOME_SIDE[region] >= 0 else -1
    if side >= 0 and state.army[2 * region + side] and besieged(state, region) < 0 and not state.army[2 * region + 1 - side]:
        capture(state, region, side, captor if captor >= 0 and side_of(state, captor) == side else commander(state, region, side))
    tend_table(state)


def capture(state: State, region: int, side: int, captor: int) -> None:
    """An Army takes a Settlement for its controller: the marker is placed, or removed by the original owner (BG-15.2, BG-15.3)."""
    tell(state, "captures", captor, region)
    if HOME_SIDE[region] == side:
        del state.taken[region]
    else:
        state.taken[region] = captor
        advance(state, NATION_OF[region], BY_CAPTURE)  # BG-16.8b


def army_enters(state: State, region: int, side: int) -> None:
    """An Army has come into a region by movement, advance or retreat: it activates the enemy Nation, and captures (BG-16.5a, BG-R47)."""
    nation = NATION_OF[region]
    if nation and SIDE_OF[nation] == FREE and side == SHADOW:
        activate(state, nation, BY_ENTRY, region)
    settle(state, region)


def trim(state: State) -> None:
    """Whoever stands above a stacking limit at the end of an action removes the excess (BG-3.5)."""
    push(state, ("trim_places", NOBODY))
