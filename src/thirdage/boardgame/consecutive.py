"""With three persons the Free Peoples may not act twice running on the same Nation, or on the same mixed Army (BG-21.23, BG-R77, BG-R78).

`acting_on` and `last_action` hold what an action is on: a Nation, or the place where an Army of several Nations has come to stand.
"""

from __future__ import annotations

from collections.abc import Iterable

from thirdage.boardgame.state import State, side_of
from thirdage.boardgame.tables import FREE, NATION_OF_KIND, is_unit

THREE = 1  # the seating with three persons


def is_bound(state: State, seat: int) -> bool:
    """Does the rule bind this seat now?"""
    return state.seating == THREE and bool(state.last_action) and side_of(state, seat) == FREE


def nations_of(figures: Iterable[int]) -> set[int]:
    """The Nations of the units among these figures: they make an Army mixed, not Leaders or Characters who go with them."""
    return {NATION_OF_KIND[figure] for figure in figures if is_unit(figure)}


def acted_on(state: State, nation: int, seat: int) -> bool:
    """Was the action before this one on this Nation?"""
    return is_bound(state, seat) and nation in state.last_action


def acted_with(state: State, seat: int, nations: set[int], place: int) -> bool:
    """Was the action before this one on an Army of this Nation alone, or on this very Army of several?"""
    if not is_bound(state, seat) or not nations:
        return False
    return place in state.last_action if len(nations) > 1 else nations <= set(state.last_action)


def note(state: State, seat: int, *nations: int) -> None:
    """This action is on these Nations."""
    if state.seating == THREE and side_of(state, seat) == FREE:
        state.acting_on += [nation for nation in nations if nation not in state.acting_on]


def follow(state: State, source: int, target: int) -> None:
    """A whole Army goes somewhere else by no action of its own: it is still the same Army."""
    state.last_action = [target if on == source else on for on in state.last_action]
    state.acting_on = [target if on == source else on for on in state.acting_on]


def advance(state: State, source: int, target: int) -> None:
    """The attackers, or a part of them, advance: that is part of the attack, and those who do are still the same Army."""
    if source in state.acting_on:
        state.acting_on.append(target)


def note_army(state: State, seat: int, figures: Iterable[int], place: int) -> None:
    """This action is on an Army that stands in a place now."""
    nations = nations_of(figures)
    note(state, seat, *(sorted(nations) if len(nations) == 1 else [place]))
