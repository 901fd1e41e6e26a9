"""Armies on the march, from question to question: from where, to where, then who goes, one figure at a time (chapter 12).

`by` is what moves the Army: the face of a die, or the number of an Event card; 0 where it advances after a battle. `left`: how many
Armies may still move.
"""

from __future__ import annotations

from thirdage.boardgame import consecutive
from thirdage.boardgame.book import answers, push, question, refuses, step
from thirdage.boardgame.figures import army_enters, arrives, move_army, settle, tell_moves
from thirdage.boardgame.movement import (
    available,
    can_march,
    can_march_from,
    cannot_go,
    cannot_march,
    cannot_take,
    is_bound,
    may_join,
    movable,
    overfull,
    targets,
)
from thirdage.boardgame.state import State, side_of
from thirdage.boardgame.tables import ADJACENT, COMPANIONS, is_unit
from thirdage.boardgame.teams import has_units, own_kinds
from thirdage.boardgame.whereabouts import armies
from thirdage.kernel.frames import Action

# One Army, from question to question.


@question("BG-12.1", "by left:number")
def march_from(state: State, seat: int, by: int, left: int) -> list[Action]:
    """(march_from, seat, by, left): which Army marches. Too many figures in a region must go on first (BG-R4)."""
    crowded = overfull(state, side_of(state, seat))
    sources = [crowded] if crowded else armies(state, side_of(state, seat))
    return [("from", source) for source in sources if can_march_from(state, seat, by, left, source)]


@answers(march_from)
def choose_source(state: State, action: Action, seat: int, by: int, left: int) -> None:
    push(state, ("march_to", seat, by, left, action[1]))


@refuses(march_from)
def why_not_from(state: State, action: Action, seat: int, by: int, left: int) -> str:
    source = action[1]
    side = side_of(state, seat)
    if action[0] != "from":
        return ""
    if not state.army[2 * source + side]:
        return "BG-3.2"
    if not has_units(state, seat, source, side):
        return "BG-21.10"
    if not movable(state, seat, source):
        return "BG-12.5"
    return next((cannot_march(state, seat, by, left, source, region) for region in ADJACENT[source]), "BG-R81")


@question("BG-12.1", "by left:number", everybody_sees=True)
def march_again(state: State, seat: int, by: int, left: int) -> list[Action]:
    """(march_again, seat, by, left): another Army, or no more; no figure twice (BG-12.2, BG-12.5)."""
    options = march_from(state, seat, by, left)
    return options if overfull(state, side_of(state, seat)) else [*options, ("done", 0)]


@answers(march_again)
def march_or_end(state: State, action: Action, seat: int, by: int, left: int) -> None:
    if action[0] == "from":
        choose_source(state, action, seat, by, left)


refuses(march_again)(why_not_from)


@question("BG-12.1", "by left:number source:region", everybody_sees=True)
def march_to(state: State, seat: int, by: int, left: int, source: int) -> list[Action]:
    """(march_to, seat, by, left, source): to which region next to it."""
    return [("to", region) for region in targets(state, seat, by, left, source)]


@answers(march_to)
def choose_target(state: State, action: Action, seat: int, by: int, left: int, source: int) -> None:
    push(state, ("column", seat, by, left, source, action[1]))


@refuses(march_to)
def why_not_to(state: State, action: Action, seat: int, by: int, left: int, source: int) -> str:
    if action[0] != "to":
        return ""
    return cannot_march(state, seat, by, left, source, action[1]) if action[1] in ADJACENT[source] else "BG-2.2"


@question("BG-12.4", "by left:number source:region target:region", everybody_sees=True)
def column(state: State, seat: int, by: int, left: int, source: int, target: int) -> list[Action]:
    """(column, seat, by, left, source, target): everybody, or one figure more, or set out."""
    may_go = not cannot_go(state, seat, by, source, target)
    party = everybody(state, seat, by, left, source, target)
    if len(party) == len(state.column) + 1 and not may_go:
        return [("all", 0)]
    joining = [figure for figure in movable(state, seat, source) if may_join(state, seat, by, left, source, target, figure)]
    return [("all", 0)] * bool(party) + [("take", figure) for figure in joining] + [("go", 0)] * may_go


def everybody(state: State, seat: int, by: int, left: int, source: int, target: int) -> list[int]:
    """All figures that may go, if they may go together and are more than one figure more; else none."""
    kept = state.column
    state.column = kept[:]
    for figure in sorted(
        movable(state, seat, source), key=lambda figure: figure not in own_kinds(state, seat)
    ):  # own units first: BG-21.17
        while available(state, source, figure) and may_join(state, seat, by, left, source, target, figure):
            state.column.append(figure)
        if is_unit(figure) and available(state, source, figure) and not is_bound(state, figure, target):
            state.column = kept
            return []  # not all of those who could: that is a choice
    found, fault = state.column, cannot_go(state, seat, by, source, target)
    state.column = kept
    return found if not fault and len(found) > len(kept) else []


@answers(column)
def form_column(state: State, action: Action, seat: int, by: int, left: int, source: int, target: int) -> None:
    if action[0] == "take":
        state.column.append(action[1])
        push(state, ("column", seat, by, left, source, target))
        return
    if action[0] == "all":
        state.column = everybody(state, seat, by, left, source, target)
    depart(state, seat, source, target, by)
    if left > 1:
        push(state, ("march_again", seat, by, left - 1))


@refuses(column)
def why_not_take(state: State, action: Action, seat: int, by: int, left: int, source: int, target: int) -> str:
    if action[0] == "take":
        return cannot_take(state, seat, by, left, source, target, action[1])
    return cannot_go(state, seat, by, source, target) if action[0] == "go" else "BG-12.8" if action[0] == "all" else ""


def depart(state: State, seat: int, source: int, target: int, by: int) -> None:
    """The column goes to the region, and is done for this action."""
    party, state.column = state.column, []
    side = side_of(state, seat)
    tell_moves(state, seat, party, source, target)
    if by:
        consecutive.note_army(state, seat, party, target)
    else:
        consecutive.advance(state, source, target)
    move_army(state, party, source, target, side)
    state.marched += [(target, figure) for figure in party]
    arrive(state, side, source, target, party)


def arrive(state: State, side: int, source: int, target: int, party: list[int]) -> None:
    """What follows when an Army has come from one place to another."""
    settle(state, source)
    if any(is_unit(figure) for figure in party):
        army_enters(state, target, side)
    for figure in party:
        if figure in COMPANIONS and state.where[figure] == target:
            arrives(state, figure)


@step
def may_march(state: State, seat: int, by: int, left: int) -> None:
    """(may_march, seat, by, left): a text that lets Armies march, if any can."""
    if can_march(state, seat, by, left):
        push(state, ("march_again", seat, by, left))
