"""Support (CG-11.22, CG-R55): at the start of a combat as many leaders as possible are supported, one army each.

If armies are short the controller of an army chooses whom it supports, wherever the choice changes anything.
"""

from __future__ import annotations

from collections.abc import Iterable

from thirdage.cardgame.book import NOBODY, answers, push, question, refuses, step
from thirdage.cardgame.hooks import OPENS_SUPPORT
from thirdage.cardgame.icons import may_support
from thirdage.cardgame.state import State
from thirdage.cardgame.tables import ARMY, CHARACTER, FREE, LOCATIONS, SHADOW, TYPE, is_path
from thirdage.cardgame.whereabouts import at, in_turn_order, is_bot, owner_of, where
from thirdage.kernel.events import tell
from thirdage.kernel.frames import Action

Tie = tuple[int, int]  # a leader supported, and the army if it gains icons of its own by it (CG-C22), else 0
Ties = dict[int, frozenset[Tie]]  # army -> whom it may support
Outcome = frozenset[Tie]


def ties_at(state: State, place: int, side: int) -> Ties:
    """Who may support whom; armies in order of their controllers' turns, then of arrival."""
    cards = at(state, place, side)
    leaders = [card for card in cards if TYPE[card] == CHARACTER]
    if not leaders:
        return {}
    attacking = side != LOCATIONS[place].side
    ties: Ties = {}
    for seat in in_turn_order(state):
        for army in cards:
            if TYPE[army] == ARMY and owner_of(state, army) == seat:
                found = frozenset((leader, gain(state, army, leader)) for leader in leaders if may_support(state, army, leader, attacking))
                if found:
                    ties[army] = found
    return ties


def gain(state: State, army: int, leader: int) -> int:
    text = OPENS_SUPPORT.get(army)
    return army if text and text(state, army, leader) else 0


def outcomes(ties: Ties) -> set[Outcome]:
    """What the assignments come to that support as many leaders as possible."""
    alike: dict[frozenset[Tie], int] = {}  # armies with the same ties are as good as each other: how many there are
    for found in ties.values():
        alike[found] = alike.get(found, 0) + 1
    kinds = list(alike)
    reached: set[tuple[tuple[int, ...], Outcome]] = {(tuple(alike.values()), frozenset())}
    for leader in sorted({leader for found in kinds for leader, _ in found}):
        further = set(reached)
        for counts, outcome in reached:
            for index, found in enumerate(kinds):
                for tie in found:
                    if counts[index] and tie[0] == leader:
                        left = (*counts[:index], counts[index] - 1, *counts[index + 1 :])
                        further.add((left, outcome | {tie}))
        reached = further
    most = max(len(outcome) for _, outcome in reached)
    return {outcome for _, outcome in reached if len(outcome) == most}


def choices(ties: Ties, army: int) -> dict[int, set[Outcome]]:
    """For each character this army could support (0: nobody), what the whole assignment can then come to."""
    best = outcomes(ties)
    found: dict[int, set[Outcome]] = {}
    for tie in [*sorted(ties[army]), None]:
        rest = {other: frozenset(t for t in may if not tie or t[0] != tie[0]) for other, may in ties.items() if other != army}
        ends = {outcome | {tie} if tie else outcome for outcome in outcomes({other: may for other, may in rest.items() if may})}
        if ends & best:
            found[tie[0] if tie else 0] = ends & best
    return found


def without(ties: Ties, army: int, leader: int) -> Ties:
    """What is left to decide when this army supports this leader (0: nobody)."""
    left = {other: frozenset(tie for tie in may if tie[0] != leader) for other, may in ties.items() if other != army}
    return {other: may for other, may in left.items() if may}


def undecided(state: State, place: int, side: int) -> Ties:
    ties = ties_at(state, place, side)
    for army, leader in state.support:
        if army in ties:
            ties = without(ties, army, leader)
    return ties


def assign(state: State, army: int, leader: int) -> None:
    state.support.append((army, leader))
    if leader and state.events is not None:
        tell(state, "support", army, leader, where(state, army))


@step
def assign_support(state: State, seat: int, place: int, side: int) -> None:
    """Decide for each army of a side whom it supports; ask where the choice changes anything."""
    ties = undecided(state, place, side)
    if not ties:
        return
    if supports_all(state, ties):
        return
    for army in list(ties):
        if army not in ties:
            continue  # nobody is left for it
        ends = choices(ties, army)
        if any(end != next(iter(ends.values())) for end in ends.values()):
            push(state, ("whom_to_support", owner_of(state, army), place, army, side), ("assign_support", NOBODY, place, side))
            return
        leader = next(iter(ends))
        assign(state, army, leader)
        ties = without(ties, army, leader)


def supports_all(state: State, ties: Ties) -> bool:
    """The common case: no army gains by its support, and one pass finds an army for every leader."""
    pairs: list[Tie] = []
    taken: set[int] = set()
    leaders = {tie for found in ties.values() for tie in found}
    if any(gains for _, gains in leaders):
        return False
    for leader, _ in sorted(leaders):
        army = next((army for army, found in ties.items() if army not in taken and (leader, 0) in found), 0)
        if not army:
            return False
        taken.add(army)
        pairs.append((army, leader))
    for army, leader in pairs:
        assign(state, army, leader)
    return True


@question("CG-R55", "place:place army:card")
def whom_to_support(state: State, seat: int, place: int, army: int, side: int) -> list[Action]:
    """(whom_to_support, seat, place, army, side): which leader this army supports in the combat."""
    ends = choices(undecided(state, place, side), army)
    return [("support", leader) if leader else ("decline", 0) for leader in ends]


@answers(whom_to_support)
def support_chosen(state: State, action: Action, seat: int, place: int, army: int, side: int) -> None:
    assign(state, army, action[1])


@refuses(whom_to_support)
def why_not_support(state: State, action: Action, seat: int, place: int, army: int, side: int) -> str:
    return "CG-11.22" if action[0] == "support" else ""


def assign_by_itself(state: State, place: int, side: int) -> None:
    """As `assign_support`, with the first choice wherever somebody would be asked: for estimates, on a copy."""
    ties = undecided(state, place, side)
    if not ties or supports_all(state, ties):
        return
    for army in list(ties):
        if army in ties:
            ends = choices(ties, army)
            leader = right_most_leader(state, place, ends) if is_bot(state, owner_of(state, army)) else next(iter(ends))
            assign(state, army, leader)
            ties = without(ties, army, leader)


def right_most_leader(state: State, place: int, ends: Iterable[int]) -> int:
    """Whom a bot's army supports when armies are short: the right-most leader it may (AS-R27)."""
    row = at(state, place, SHADOW)
    return max((leader for leader in ends if leader), key=row.index, default=0)


def as_if_fought(state: State, place: int) -> State:
    """A state in which support at this place is decided as if its combat began now: for estimates, not to be changed."""
    if is_path(place) or state.support:
        return state
    copy = state.clone()
    assign_by_itself(copy, place, FREE)
    assign_by_itself(copy, place, SHADOW)
    return copy
