"""Which Army may go where, and who of it: the conditions of chapter 12. The questions are in `marching`.

`by` is what moves the Army: the face of a die, or the number of an Event card. `left`: how many Armies may still move.
"""

from __future__ import annotations

from itertools import combinations

from thirdage.boardgame import consecutive
from thirdage.boardgame.hooks import NEEDS
from thirdage.boardgame.state import State, is_at_war, side_of
from thirdage.boardgame.table_cards import table_card
from thirdage.boardgame.tables import (
    ADJACENT,
    CHARACTER_DIE,
    CHARACTERS_OF,
    ELITE,
    FIRST_INSIDE,
    FREE,
    KINDS,
    LEVEL,
    MOST_IN_REGION,
    NATION_OF,
    NATION_OF_KIND,
    NAZGUL,
    SHADOW,
    is_unit,
    regions,
)
from thirdage.boardgame.teams import commands, is_alone, is_anothers, keeps_command, may_take_along, own_kinds, to_keep_command
from thirdage.boardgame.whereabouts import armies, count, figures_at, is_leader, is_open_to_army, leaders_in

HAVENS_OF_ELVES = regions("Lórien", "Rivendell", "Grey Havens")  # A Power too Great
LAND_OF_TOM = regions("Old Forest", "The Shire", "Buckland")  # The Power of Tom Bombadil


# Who must be of the party.


def is_needed(state: State, by: int, figure: int) -> bool:
    """Must the party have one of these figures: with a Character die a Leader or Character (BG-12.3), or as a card says?"""
    if by == CHARACTER_DIE:
        return is_leader(state, figure)
    return by in NEEDS and NEEDS[by](state, figure)


def needs_somebody(by: int) -> bool:
    return by == CHARACTER_DIE or by in NEEDS


# Conditions: the rule that forbids, or nothing.


def cannot_enter(state: State, side: int, region: int) -> str:
    """The rule by which no Army of this side may come into the region now, or nothing."""
    if not is_open_to_army(state, region, side):
        return "BG-12.7"
    return forbidden_land(state, side, region)


def forbidden_land(state: State, side: int, region: int) -> str:
    """Does a card on the table bar Shadow Armies from a region (BG-C57)?"""
    if side == SHADOW and state.table:
        if region in HAVENS_OF_ELVES and table_card(state, "A Power too Great"):
            return "BG-C57:power"
        if region in LAND_OF_TOM and table_card(state, "The Power of Tom Bombadil"):
            return "BG-C57:tom"
    return ""


def is_bound(state: State, figure: int, target: int) -> bool:
    """May this figure not enter the region because its Nation is not At War (BG-12.9, BG-16.11, BG-16.13)?"""
    if figure >= KINDS or figure == NAZGUL:
        return False
    nation = NATION_OF_KIND[figure]
    there = NATION_OF[target]
    return bool(there) and there != nation and not is_at_war(state, nation)


def available(state: State, place: int, figure: int) -> int:
    """How many of these figures may still be picked: they have not moved in this action, stay not in a rearguard, are not picked yet."""
    there = count(state, place, figure)
    if there and state.marched:
        there -= state.marched.count((place, figure))
    if there and state.rearguard:
        there -= state.rearguard.count(figure)
    return there - state.column.count(figure) if state.column else there


def is_movable(state: State, seat: int, place: int, figure: int) -> bool:
    """May this seat move such a figure from there as part of an Army? A Level of 0 never moves (BG-10.3)."""
    if available(state, place, figure) <= 0:
        return False
    if figure < KINDS:
        return figure in commands(state, seat, place)
    return LEVEL[figure] > 0 and figure in CHARACTERS_OF[side_of(state, seat)] and may_take_along(state, seat, figure)


def movable(state: State, seat: int, place: int) -> list[int]:
    """The figures in a place, a kind once, that this seat may move as parts of an Army."""
    return [figure for figure in figures_at(state, place, side_of(state, seat)) if is_movable(state, seat, place, figure)]


def picked(state: State) -> int:
    """How many units are in the column."""
    return sum(is_unit(figure) for figure in state.column)


def cannot_take(state: State, seat: int, by: int, left: int, source: int, target: int, figure: int) -> str:
    """The rule by which this figure may not join the column now, or nothing. Whatever may join leaves a way to end the move legally."""
    if not is_movable(state, seat, source, figure):
        return "BG-10.10" if LEVEL.get(figure) == 0 else is_anothers(state, seat, source, figure) or "BG-12.5"
    if is_bound(state, figure, target):
        return "BG-12.9"
    if by and consecutive.is_bound(state, seat) and not could_go(state, seat, by, left, source, target, [*state.column, figure]):
        return "BG-21.23"
    if not is_unit(figure):
        return ""
    party = [*state.column, figure]
    reason = cannot_fill_up(state, seat, by, left, source, target, party)
    if reason or not needs_somebody(by) or any(is_needed(state, by, other) for other in party):
        return reason
    wanted = [other for other in movable(state, seat, source) if is_needed(state, by, other) and not is_bound(state, other, target)]
    return "" if any(not cannot_fill_up(state, seat, by, left, source, target, [*party, other]) for other in wanted) else "BG-12.3"


def cannot_fill_up(state: State, seat: int, by: int, left: int, source: int, target: int, party: list[int]) -> str:
    """The rule by which this party, with as many own units as command of it asks for, cannot go into the region, or nothing."""
    side = side_of(state, seat)
    units, more = sum(map(is_unit, party)), 0
    if not is_alone(state, side):
        joining = party[len(state.column) :]
        own = [kind for kind in own_kinds(state, seat) if is_unit(kind) and not is_bound(state, kind, target)]
        spare = [kind for kind in own for _ in range(available(state, source, kind) - joining.count(kind))]
        more = to_keep_command(state, seat, side, party, spare)
        if more < 0:
            return "BG-21.17"
    if not has_room(state, seat, left, source, target, units + more, by):
        return "BG-21.17" if more else "BG-12.8"
    if state.army[2 * source + side] == units + more and side == FREE and leaders_bound(state, seat, source, target):
        return "BG-12.4:leaders"
    return ""


def could_go(state: State, seat: int, by: int, left: int, source: int, target: int, party: list[int]) -> bool:
    """With three persons: could this party, with others of the place if need be, still make a move (BG-21.23)? Nations decide."""
    joining = [figure for figure in movable(state, seat, source) if not is_bound(state, figure, target)]
    there = consecutive.nations_of([*party, *joining])
    rest = sorted(there - consecutive.nations_of(party))
    for chosen in range(1 << len(rest)):
        meant = consecutive.nations_of(party) | {nation for number, nation in enumerate(rest) if chosen >> number & 1}
        if (
            meant
            and not consecutive.acted_with(state, seat, meant, source)
            and could_go_as(state, seat, by, left, source, target, party, meant)
        ):
            return True
    return False


def could_go_as(state: State, seat: int, by: int, left: int, source: int, target: int, party: list[int], meant: set[int]) -> bool:
    """Could the party go as an Army of just these Nations?"""
    joining = [
        figure
        for figure in movable(state, seat, source)
        if not is_bound(state, figure, target) and (not is_unit(figure) or NATION_OF_KIND[figure] in meant)
    ]
    total = sum(map(is_unit, party)) + len(meant - consecutive.nations_of(party))  # one unit of each Nation that lacks
    side = side_of(state, seat)
    most = sum(map(is_unit, state.column)) + sum(available(state, source, figure) for figure in joining if is_unit(figure))
    if overfull(state, side) == source and state.army[2 * source + side] - most > MOST_IN_REGION:
        return False
    stay = any(kind not in joining and state.column.count(kind) < count(state, source, kind) for kind in leaders_in(state, source))
    return (
        has_room(state, seat, left, source, target, total)
        and not (stay and state.army[2 * source + FREE] <= total)
        and (not needs_somebody(by) or any(is_needed(state, by, figure) for figure in (*party, *joining)))
    )


def leaders_bound(state: State, seat: int, source: int, target: int) -> bool:
    """Is there a Leader in the place who could not go along, and so must not be left alone (BG-3.6)?"""
    kinds = commands(state, seat, source)
    for kind in leaders_in(state, source):
        if kind in state.column and state.column.count(kind) == count(state, source, kind):
            continue
        if kind not in kinds or is_bound(state, kind, target) or (source, kind) in state.marched:
            return True
    return False


def has_room(state: State, seat: int, left: int, source: int, target: int, taken: int, by: int = 0) -> bool:
    """May so many units come into the region? Only the end of the action is judged (BG-R4): what is too much may move on by the next
    move, if it can and has with it whom the card asks for.
    """
    side = side_of(state, seat)
    excess = state.army[2 * target + side] + taken - MOST_IN_REGION
    if excess <= 0:
        return True
    if left < 2 or (needs_somebody(by) and not is_led_on(state, seat, by, target)):
        return False
    for further in ADJACENT[target]:
        room = MOST_IN_REGION - state.army[2 * further + side] + (taken if further == source else 0)
        if not cannot_enter(state, side, further) and could_lead_on(state, seat, target, further, excess, room):
            return True
    return False


def is_led_on(state: State, seat: int, by: int, place: int) -> bool:
    """Does somebody stand there who can go on and whom the next party must have with it?"""
    kinds = commands(state, seat, place)
    return any(
        is_needed(state, by, figure) and count(state, place, figure) > state.marched.count((place, figure))
        for figure in figures_at(state, place, side_of(state, seat))
        if (figure in kinds if figure < KINDS else LEVEL[figure] and may_take_along(state, seat, figure))
    )


def could_lead_on(state: State, seat: int, source: int, target: int, excess: int, room: int) -> bool:
    """Could what is too much in a place go on to the target, where there is so much room?"""
    if not consecutive.is_bound(state, seat):
        return min(room, could_leave(state, seat, source, target)) >= excess
    there: dict[int, int] = {}  # with three persons it depends on which Nations go (BG-21.23)
    for kind in filter(is_unit, commands(state, seat, source)):
        units = count(state, source, kind) - state.marched.count((source, kind))
        if units and not is_bound(state, kind, target):
            there[NATION_OF_KIND[kind]] = there.get(NATION_OF_KIND[kind], 0) + units
    parties = [set(meant) for size in range(1, len(there) + 1) for meant in combinations(sorted(there), size)]
    return any(
        max(excess, len(meant)) <= min(room, sum(there[nation] for nation in meant))
        and not consecutive.acted_with(state, seat, meant, source)
        for meant in parties
    )


def could_leave(state: State, seat: int, source: int, target: int) -> int:
    """How many units of a place could go on to the target, under this seat's command (BG-21.17)."""
    side = side_of(state, seat)
    own = own_kinds(state, seat)
    party: list[int] = []
    for figure in sorted(filter(is_unit, commands(state, seat, source)), key=lambda kind: (kind not in own, kind % 3 == ELITE)):
        if not is_bound(state, figure, target):
            for _ in range(count(state, source, figure) - state.marched.count((source, figure))):
                if figure in own or keeps_command(state, seat, side, [*party, figure]):
                    party.append(figure)
    return len(party)


def overfull(state: State, side: int) -> int:
    """A region that holds too many units of this side, 0 if there is none."""
    return next((place for place in armies(state, side) if place < FIRST_INSIDE and state.army[2 * place + side] > MOST_IN_REGION), 0)


def cannot_go(state: State, seat: int, by: int, source: int, target: int) -> str:
    """The rule by which the column cannot set out as it is, or nothing."""
    side = side_of(state, seat)
    taken = picked(state)
    if not taken:
        return "BG-3.2"
    if (
        state.army[2 * source + side] == taken
        and side == FREE
        and any(state.column.count(kind) < count(state, source, kind) for kind in leaders_in(state, source))
    ):
        return "BG-12.4:leaders"
    if needs_somebody(by) and not any(is_needed(state, by, figure) for figure in state.column):
        return "BG-12.3"
    if by and consecutive.acted_with(state, seat, consecutive.nations_of(state.column), source):  # an advance is part of the attack
        return "BG-21.23"
    if overfull(state, side) == source and state.army[2 * source + side] - taken > MOST_IN_REGION:
        return "BG-R4"
    if not is_alone(state, side) and not keeps_command(state, seat, side, state.column):
        return "BG-21.17"
    return ""


def cannot_march(state: State, seat: int, by: int, left: int, source: int, target: int) -> str:
    """The rule by which no part of the Army in a place may march to this region, or nothing."""
    side = side_of(state, seat)
    barred = cannot_enter(state, side, target)
    if barred:
        return barred
    figures = movable(state, seat, source)
    reason = "BG-12.1"
    for figure in figures:
        if is_unit(figure):
            reason = cannot_take(state, seat, by, left, source, target, figure)
            if not reason:
                break
    if reason:
        return reason
    if needs_somebody(by) and not any(
        is_needed(state, by, figure) and may_join(state, seat, by, left, source, target, figure) for figure in figures
    ):
        return "BG-12.3"
    if overfull(state, side) == source:
        excess = state.army[2 * source + side] - MOST_IN_REGION
        if not could_lead_on(state, seat, source, target, excess, MOST_IN_REGION - state.army[2 * target + side]):
            return "BG-R4"
    return ""


def may_join(state: State, seat: int, by: int, left: int, source: int, target: int, figure: int) -> bool:
    return not cannot_take(state, seat, by, left, source, target, figure)


def targets(state: State, seat: int, by: int, left: int, source: int) -> list[int]:
    return [region for region in ADJACENT[source] if not cannot_march(state, seat, by, left, source, region)]


def can_march_from(state: State, seat: int, by: int, left: int, source: int) -> bool:
    """Armies inside a Stronghold under siege do not march (BG-R81): they have no neighbours."""
    if needs_somebody(by) and not any(is_needed(state, by, figure) for figure in movable(state, seat, source)):
        return False
    return any(not cannot_march(state, seat, by, left, source, region) for region in ADJACENT[source])


def can_march(state: State, seat: int, by: int, left: int) -> bool:
    """Could any Army march by this die or card?"""
    return any(can_march_from(state, seat, by, left, source) for source in armies(state, side_of(state, seat)))
