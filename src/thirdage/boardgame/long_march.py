"""Marches of several regions by an Event card (BG-12.12): which Army, then who goes, one figure at a time, then region by region.

The column is fixed before it sets out; nobody joins or leaves it on the way. Every region entered must be open to Army movement and
to every Nation in the column, Settlements passed through are captured, and stacking is judged where the march ends. Where a march may
end besides, a card says with `@march_ends`; who must be of it, with `@party_needs`. A march neither begins nor goes on where it could
not be ended legally: whoever may join leaves a column that, with whoever must follow, has a way to such an end.

Numbers of the frames: `card`, how many regions one march may take (`steps`), how many marches the card still allows (`left`), where
the march began (`start`), where the column stands (`here`) and how many regions it has `gone`.
"""

from __future__ import annotations

from thirdage.boardgame import consecutive
from thirdage.boardgame.book import answers, push, question, refuses
from thirdage.boardgame.figures import army_enters, arrives, move, move_army, settle, tell_moves
from thirdage.boardgame.hooks import ENDS
from thirdage.boardgame.movement import available, cannot_enter, is_bound, is_movable, is_needed, movable, needs_somebody, overfull
from thirdage.boardgame.state import State, side_of
from thirdage.boardgame.tables import (
    ADJACENT,
    COMPANIONS,
    FIRST_INSIDE,
    FREE,
    KINDS,
    LEADER,
    MOST_IN_REGION,
    NATION_OF_KIND,
    NAZGUL,
    is_unit,
)
from thirdage.boardgame.teams import has_units, is_alone, is_anothers, keeps_command, own_nations
from thirdage.boardgame.whereabouts import armies, count, leaders_in
from thirdage.kernel.frames import Action

LACKS_UNIT, LACKS_NEEDED, LACKS_EXCESS, LACKS_COMMAND, LACKS_LEADERS = "BG-3.2", "BG-12.3", "BG-R4", "BG-21.17", "BG-12.4:leaders"
LACKS_NATION = "BG-21.23"  # an Army of several Nations may follow one of a single Nation (BG-R78)


def units_among(party: list[int]) -> int:
    return sum(map(is_unit, party))


# Where a column may go, and where its march may end.


def cannot_pass_into(state: State, side: int, party: list[int], region: int) -> str:
    """The rule by which this party cannot enter the region on its way, or nothing."""
    barred = cannot_enter(state, side, region)
    return barred or ("BG-12.9" if any(is_bound(state, figure, region) for figure in party) else "")


def cannot_end(state: State, seat: int, card: int, steps: int, left: int, start: int, here: int, region: int, party: list[int]) -> str:
    """The rule by which the march of a party that stands `here` cannot end in the region, or nothing."""
    units = units_among(party)
    others = state.army[2 * region + side_of(state, seat)] - (units if region == here else 0)
    condition = ENDS.get(card)
    forbidden = condition(state, seat, start, region, others) if condition else ""
    if forbidden:
        return forbidden
    if others + units > MOST_IN_REGION and not could_clear(state, seat, card, steps, left, here, region, party):
        return "BG-12.8"
    return ""


def could_clear(state: State, seat: int, card: int, steps: int, left: int, here: int, region: int, party: list[int]) -> bool:
    """Could the next march by the same card lead away what is too much in the region, if this one ended there (BG-R4)?"""
    if left < 2:
        return False
    after = state.clone()
    for figure in party:
        move(after, figure, here, region)
        after.marched.append((region, figure))
    after.column = []
    return overfull(after, side_of(state, seat)) == region and can_begin(after, seat, card, steps, left - 1, region)


def has_end(state: State, seat: int, card: int, steps: int, left: int, start: int, here: int, gone: int, party: list[int]) -> bool:
    """Could the party still march from `here` to a region where the march may end?"""
    side = side_of(state, seat)
    seen, edge = [here], [here]
    for _ in range(steps - gone):
        around = dict.fromkeys(there for place in edge for there in ADJACENT[place] if there not in seen)
        edge = [there for there in around if not cannot_pass_into(state, side, party, there)]
        if any(not cannot_end(state, seat, card, steps, left, start, here, there, party) for there in edge):
            return True
        seen += edge
    return False


# Who goes.


def lacks(state: State, seat: int, card: int, start: int, party: list[int]) -> str:
    """The rule by which this party cannot set out without somebody more, or nothing."""
    side = side_of(state, seat)
    units = units_among(party)
    if not units:
        return LACKS_UNIT
    if consecutive.acted_with(state, seat, consecutive.nations_of(party), start):
        return LACKS_NATION
    if needs_somebody(card) and not any(is_needed(state, card, figure) for figure in party):
        return LACKS_NEEDED
    if start < FIRST_INSIDE and state.army[2 * start + side] - units > MOST_IN_REGION:
        return LACKS_EXCESS
    if not is_alone(state, side) and not keeps_command(state, seat, side, party):
        return LACKS_COMMAND
    everybody_goes = state.army[2 * start + side] == units
    if side == FREE and everybody_goes and any(party.count(kind) < count(state, start, kind) for kind in leaders_in(state, start)):
        return LACKS_LEADERS
    return ""


def mends(state: State, seat: int, card: int, fault: str, party: list[int], figure: int) -> bool:
    """Does this figure bring the party nearer to setting out?"""
    if fault == LACKS_NEEDED:
        return is_needed(state, card, figure)
    if fault == LACKS_NATION:
        return bool(consecutive.nations_of([figure]) - consecutive.nations_of(party))
    if fault == LACKS_LEADERS:
        return figure < KINDS and figure % 3 == LEADER
    return is_unit(figure) and (fault != LACKS_COMMAND or NATION_OF_KIND[figure] in own_nations(state, seat))


def completed(state: State, seat: int, card: int, start: int, party: list[int]) -> list[int]:
    """The party with whoever must go besides: own units first (BG-21.17), of them those who bind it to no land.

    None if somebody is not to be had.
    """
    found = party[:]
    kinds = {
        figure: available(state, start, figure) + state.column.count(figure) - party.count(figure) for figure in movable(state, seat, start)
    }
    spare = [figure for figure, there in kinds.items() for _ in range(there)]
    own = own_nations(state, seat)
    spare.sort(key=lambda figure: (is_unit(figure) and NATION_OF_KIND[figure] not in own, binds(state, party, figure)))
    while fault := lacks(state, seat, card, start, found):
        wanted = next((figure for figure in spare if mends(state, seat, card, fault, found, figure)), -1)
        if wanted < 0:
            return []
        spare.remove(wanted)
        found.append(wanted)
    return found


def binds(state: State, party: list[int], figure: int) -> bool:
    """Would this figure keep the party out of lands that are open to it without him?"""
    if figure >= KINDS or any(other < KINDS and other != NAZGUL and NATION_OF_KIND[other] == NATION_OF_KIND[figure] for other in party):
        return False
    return any(is_bound(state, figure, region) for region in range(KINDS, FIRST_INSIDE))


def cannot_join(state: State, seat: int, card: int, steps: int, left: int, start: int, figure: int) -> str:
    """The rule by which this figure cannot join the column now, or nothing."""
    if not is_movable(state, seat, start, figure):
        return is_anothers(state, seat, start, figure) or "BG-12.5"
    party = completed(state, seat, card, start, [*state.column, figure])
    if not party:
        return lacks(state, seat, card, start, [*state.column, figure])
    return "" if has_end(state, seat, card, steps, left, start, start, 0, party) else "BG-12.12"


def joining(state: State, seat: int, card: int, steps: int, left: int, start: int) -> list[int]:
    return [figure for figure in movable(state, seat, start) if not cannot_join(state, seat, card, steps, left, start, figure)]


def can_begin(state: State, seat: int, card: int, steps: int, left: int, start: int) -> bool:
    return any(not cannot_join(state, seat, card, steps, left, start, figure) for figure in movable(state, seat, start))


def sources(state: State, seat: int, card: int, steps: int, left: int = 1) -> list[int]:
    """The places from which an Army can make such a march. What is too much in a region must go on first (BG-R4)."""
    crowded = overfull(state, side_of(state, seat))
    places = [crowded] if crowded else armies(state, side_of(state, seat))
    return [place for place in places if can_begin(state, seat, card, steps, left, place)]


# From question to question.


@question("BG-12.12", "by steps:number left:number", everybody_sees=True)
def long_march_from(state: State, seat: int, card: int, steps: int, left: int = 1) -> list[Action]:
    """(long_march_from, seat, card, steps, left): which Army marches. Ask only where `sources` finds one."""
    return [("from", place) for place in sources(state, seat, card, steps, left)]


@question("BG-12.12", "by steps:number left:number", everybody_sees=True)
def long_march_again(state: State, seat: int, card: int, steps: int, left: int) -> list[Action]:
    """(long_march_again, seat, card, steps, left): another Army, or no more; no figure twice (BG-12.5)."""
    options = long_march_from(state, seat, card, steps, left)
    return options if overfull(state, side_of(state, seat)) else [*options, ("done", 0)]


@answers(long_march_from, long_march_again)
def choose_start(state: State, action: Action, seat: int, card: int, steps: int, left: int = 1) -> None:
    if action[0] == "from":
        push(state, ("long_column", seat, card, steps, left, action[1]))


@refuses(long_march_from, long_march_again)
def why_not_start(state: State, action: Action, seat: int, card: int, steps: int, left: int = 1) -> str:
    verb, place = action
    if verb != "from":
        return ""
    if not state.army[2 * place + side_of(state, seat)]:
        return "BG-3.2"
    if place >= FIRST_INSIDE:
        return "BG-R81"
    if not has_units(state, seat, place, side_of(state, seat)):
        return "BG-21.10"
    figures = movable(state, seat, place)
    if not figures:
        return "BG-12.5"
    return cannot_join(state, seat, card, steps, left, place, figures[0])


@question("BG-12.12", "by steps:number left:number source:region", everybody_sees=True)
def long_column(state: State, seat: int, card: int, steps: int, left: int, start: int) -> list[Action]:
    """(long_column, seat, card, steps, left, start): everybody, or one figure more, or set out."""
    may_go = not lacks(state, seat, card, start, state.column)
    party = everybody(state, seat, card, steps, left, start)
    if len(party) == len(state.column) + 1 and not may_go:
        return [("all", 0)]
    return (
        [("all", 0)] * bool(party) + [("take", figure) for figure in joining(state, seat, card, steps, left, start)] + [("go", 0)] * may_go
    )


def everybody(state: State, seat: int, card: int, steps: int, left: int, start: int) -> list[int]:
    """All figures that may still join, if they can march together; else none."""
    party = state.column[:]
    for figure in joining(state, seat, card, steps, left, start):
        party += [figure] * available(state, start, figure)
    fault = lacks(state, seat, card, start, party)
    return party if len(party) > len(state.column) and not fault and has_end(state, seat, card, steps, left, start, start, 0, party) else []


@answers(long_column)
def form_long_column(state: State, action: Action, seat: int, card: int, steps: int, left: int, start: int) -> None:
    if action[0] == "take":
        state.column.append(action[1])
        push(state, ("long_column", seat, card, steps, left, start))
        return
    if action[0] == "all":
        state.column = everybody(state, seat, card, steps, left, start)
    push(state, ("long_march_to", seat, card, steps, left, start, start, 0))


@refuses(long_column)
def why_not_join(state: State, action: Action, seat: int, card: int, steps: int, left: int, start: int) -> str:
    if action[0] == "take":
        return cannot_join(state, seat, card, steps, left, start, action[1])
    return lacks(state, seat, card, start, state.column) if action[0] == "go" else ""


def cannot_step(state: State, seat: int, card: int, steps: int, left: int, start: int, here: int, gone: int, region: int) -> str:
    """The rule by which the column cannot go on into the region, or nothing."""
    if region not in ADJACENT[here] or gone == steps:
        return "BG-2.2" if gone < steps else "BG-12.12"
    barred = cannot_pass_into(state, side_of(state, seat), state.column, region)
    if barred:
        return barred
    end = cannot_end(state, seat, card, steps, left, start, here, region, state.column)
    return end and ("" if leads_on(state, seat, card, steps, left, start, here, gone, region) else end)


def leads_on(state: State, seat: int, card: int, steps: int, left: int, start: int, here: int, gone: int, region: int) -> bool:
    """Could the column march on from the region to an end?"""
    after = state.clone()
    column_goes(after, seat, here, region)
    return has_end(after, seat, card, steps, left, start, region, gone + 1, after.column)


@question("BG-12.12", "by steps:number left:number source:region here:region gone:number", everybody_sees=True)
def long_march_to(state: State, seat: int, card: int, steps: int, left: int, start: int, here: int, gone: int) -> list[Action]:
    """(long_march_to, seat, card, steps, left, start, here, gone): on into a region, or the end of the march."""
    options = [("to", region) for region in ADJACENT[here] if not cannot_step(state, seat, card, steps, left, start, here, gone, region)]
    return options + [("stop", 0)] * (not cannot_stop(state, seat, card, steps, left, start, here, gone))


def cannot_stop(state: State, seat: int, card: int, steps: int, left: int, start: int, here: int, gone: int) -> str:
    return cannot_end(state, seat, card, steps, left, start, here, here, state.column) if gone else "BG-12.12"


@answers(long_march_to)
def go_on_or_stop(state: State, action: Action, seat: int, card: int, steps: int, left: int, start: int, here: int, gone: int) -> None:
    if action[0] == "to":
        column_goes(state, seat, here, action[1])
        push(state, ("long_march_to", seat, card, steps, left, start, action[1], gone + 1))
        return
    party, state.column = state.column, []
    consecutive.note_army(state, seat, party, here)
    state.marched += [(here, figure) for figure in party]
    for figure in party:
        if figure in COMPANIONS and state.where[figure] == here:
            arrives(state, figure)
    if left > 1:
        push(state, ("long_march_again", seat, card, steps, left - 1))


@refuses(long_march_to)
def why_not_go_on(state: State, action: Action, seat: int, card: int, steps: int, left: int, start: int, here: int, gone: int) -> str:
    verb, region = action
    if verb == "to":
        return cannot_step(state, seat, card, steps, left, start, here, gone, region)
    return cannot_stop(state, seat, card, steps, left, start, here, gone) if verb == "stop" else ""


def column_goes(state: State, seat: int, source: int, target: int) -> None:
    """The column goes one region on; a Settlement without enemy units falls as it passes (BG-12.11, BG-12.12)."""
    tell_moves(state, seat, state.column, source, target)
    move_army(state, state.column, source, target, side_of(state, seat))
    settle(state, source)
    army_enters(state, target, side_of(state, seat))
