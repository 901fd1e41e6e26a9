"""greedy's plan for the Ring: when the Fellowship moves, where it is declared, what it suffers; how many dice hunt it.

The Fellowship moves whenever the Hunt is weak enough, heals where it passes, and is spared what Companions can take.
"""

from __future__ import annotations

from thirdage.boardgame.state import NOT_IN_MORDOR, State, in_fellowship
from thirdage.boardgame.tables import (
    CRACK_OF_DOOM,
    DISTANCE,
    FREE,
    HOME_SIDE,
    LEVEL,
    MORDOR_GATES,
    REGIONS,
    SETTLEMENT,
    SHADOW,
)
from thirdage.boardgame.turn import points
from thirdage.boardgame.whereabouts import controller, has_stronghold
from thirdage.kernel.frames import Action

HAVENS = tuple(region for region, face in REGIONS.items() if face.side == FREE and face.settlement in ("city", "stronghold"))


# Moving.


def ring_action(state: State, verb: str) -> float:
    """Moving and hiding: the Free Peoples' way to win. They wait where they heal, and when the Hunt is strong, if there is time."""
    if verb == "hide":
        return 5.0
    if state.mordor != NOT_IN_MORDOR:
        return 6.0 if not state.tried or sum(state.box) <= 3 or in_haste(state) else 0.3
    if state.progress >= 12 or state.progress >= DISTANCE[state.bearers][next_stop(state)]:
        return -1.0
    risk = hunt_risk(state)
    if in_haste(state):
        return 4.5 - risk
    if state.progress == 0 and state.corruption and is_home(state, state.bearers):
        return -0.5
    return 4.5 - risk if risk <= BEARABLE + MORE_BY_POINT * points(state)[SHADOW] else -0.5


BEARABLE, MORE_BY_POINT = 0.38, 0.06  # how likely the Hunt may be to succeed when the Fellowship moves: the more, the more is lost


def hunt_risk(state: State) -> float:
    """How likely the Hunt is to succeed if the Fellowship moves now."""
    fails = (5 - min(4, state.box[FREE])) / 6
    return 1 - fails ** min(5, state.box[SHADOW])


def in_haste(state: State) -> bool:
    """Is the Shadow about to win the war?"""
    return points(state)[SHADOW] >= 5


def next_stop(state: State) -> int:
    """Where the Fellowship is to be declared next: the nearest place to heal that brings it well on its way, else the nearest gate."""
    gate = min(MORDOR_GATES, key=lambda region: DISTANCE[state.bearers][region])
    if in_haste(state) and state.corruption < 6:
        return gate
    here = way_to_mordor(state.bearers)
    stops = [
        r
        for r in HAVENS
        if is_home(state, r) and here - way_to_mordor(r) >= 3 and DISTANCE[state.bearers][r] + way_to_mordor(r) <= here + 2
    ]
    return min(stops, key=lambda region: DISTANCE[state.bearers][region], default=gate)


def of_allocation(state: State, seat: int, action: Action) -> float:
    """Two dice hunt, three when the Fellowship comes close, most on the Mordor Track."""
    close = state.mordor != NOT_IN_MORDOR or min(DISTANCE[state.bearers][gate] for gate in MORDOR_GATES) <= state.progress + 2
    return -abs(action[1] - (3 if close else 2))


# Where it is.


def way_to_mordor(region: int) -> int:
    return min(DISTANCE[region][gate] for gate in MORDOR_GATES)


def is_home(state: State, region: int) -> bool:
    """Would the Ring-bearers heal there?"""
    return SETTLEMENT[region] in ("city", "stronghold") and HOME_SIDE[region] == FREE and controller(state, region) == FREE


def of_declare(state: State, seat: int, action: Action) -> float:
    """Where it heals, and where it was to come to."""
    if action[0] != "declare":
        return 0.0
    if state.progress == 0:
        return 1.0 if state.corruption and is_home(state, state.bearers) else -1.0
    return 2.0 if state.progress >= DISTANCE[state.bearers][next_stop(state)] else -1.0


def of_path(state: State, seat: int, action: Action, why: int, left: int, *way: int) -> float:
    """To the next stop, round Shadow Strongholds."""
    goal = next_stop(state)
    if action[0] == "stop":
        return 0.4 if way[-1] == goal or (why and left == 0) else 0.0
    there = action[1]
    worth = float(DISTANCE[way[-1]][goal] - DISTANCE[there][goal])
    if why and there not in MORDOR_GATES and has_stronghold(state, there, SHADOW):
        worth -= 1.5
    return worth if DISTANCE[there][goal] <= left or not why else worth - 0.5


def of_enter(state: State, seat: int, action: Action) -> float:
    return float(action[0] == "enter")


def of_suffering(state: State, seat: int, action: Action, damage: int, *numbers: int) -> float:
    """Cards first. Companions are for the Mordor Track, and before it for heavy damage; a little Corruption can be healed."""
    verb, noun = action
    if verb in ("use", "depart"):
        return 3.0
    if verb == "reveal":
        return 1.0 if damage >= 2 or state.corruption >= 8 else -1.0
    if state.mordor != NOT_IN_MORDOR:
        give = damage >= 2 or state.corruption >= 6 or len(in_fellowship(state)) > CRACK_OF_DOOM - state.mordor
    else:
        give = state.corruption + damage >= (6 if in_haste(state) else 5)
    if verb == "casualty":
        return (2.0 if give else -0.5) - 0.3 * max(0, LEVEL[noun] - damage)
    if verb == "random":
        return 1.7 if give else -0.5
    return 0.5
