"""greedy's plan for the Ring: when the Fellowship moves, where it is declared, what it suffers; how many dice hunt it.

The Fellowship moves whenever the Hunt is weak enough, heals where it passes, and is spared what Companions can take.
"""

from __future__ import annotations

from thirdage.boardgame.state import NOT_IN_MORDOR, State, in_fellowship
from thirdage.boardgame.tables import (
    ADJACENT,
    CRACK_OF_DOOM,
    DISTANCE,
    FREE,
    GANDALF_THE_GREY,
    HOME_SIDE,
    LEVEL,
    MORDOR_GATES,
    REGIONS,
    SETTLEMENT,
    SHADOW,
    STRIDER,
)
from thirdage.boardgame.turn import points
from thirdage.boardgame.whereabouts import controller, has_stronghold, nazgul_in, units_in
from thirdage.kernel.frames import Action

FAR = 99
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
    here, goal = way[-1], next_stop(state)
    if action[0] == "stop":
        return 0.5 if here == goal else 0.0
    distance = distances(state, goal)
    worth = float(distance[here] - distance[action[1]])
    return worth - 0.5 * (left == 1 and bool(why) and is_watched(state, action[1]))


def distances(state: State, goal: int) -> dict[int, int]:
    """How far every region is from the goal on ways that pass no Stronghold of the Shadow."""
    found, edge = {goal: 0}, [goal]
    while edge:
        here = edge.pop(0)
        for there in ADJACENT[here]:
            if there not in found and not has_stronghold(state, there, SHADOW):
                found[there] = found[here] + 1
                edge.append(there)
    return dict.fromkeys(REGIONS, FAR) | found


def is_watched(state: State, region: int) -> bool:
    """Do units or Nazgûl there help the Hunt to find the Fellowship (BG-18.9)?"""
    return units_in(state, region, SHADOW) > 0 or nazgul_in(state, region) > 0


def of_guide(state: State, seat: int, action: Action) -> float:
    """Strider hides a revealed Fellowship with any die; else Gandalf the Grey draws cards."""
    return 2.0 if action[1] == STRIDER and not state.hidden else 1.0 if action[1] == GANDALF_THE_GREY else 0.5


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
        levels = [LEVEL[companion] for companion in in_fellowship(state)]
        return (1.6 if give else -0.5) - 0.3 * max(0.0, sum(levels) / len(levels) - damage)
    return 0.5
