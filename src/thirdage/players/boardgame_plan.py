"""A plan for the Ring and a plan for the war: how good each answer to a question of the board game looks at once.

The Free Peoples carry the Ring: the Fellowship moves whenever it can, heals where it passes, is spared what Companions can take; their
Armies hold their Strongholds. The Shadow conquers: Nations to war, Minions, large Armies on the shortest way to the next Settlement, and
enough dice for the Hunt. The weights are judged by eye and not tuned: a first player that anybody can read.
"""

from __future__ import annotations

from collections.abc import Callable

from thirdage.boardgame.actions import action as actions_of
from thirdage.boardgame.actions import is_army
from thirdage.boardgame.attack import attackers, victims
from thirdage.boardgame.fighting import elites_fighting, leadership, number_needed, units_fighting
from thirdage.boardgame.movement import targets
from thirdage.boardgame.state import ATTACKER, NOT_IN_MORDOR, PLACE, State, in_fellowship, is_active, is_at_war, side_of
from thirdage.boardgame.tables import (
    ARAGORN,
    ARMY_DIE,
    CARDS,
    CHARACTER_DECKS,
    CHARACTER_DIE,
    CRACK_OF_DOOM,
    DISTANCE,
    ELITE,
    EVENT_DIE,
    EYE_DIE,
    FREE,
    GANDALF_THE_WHITE,
    HOME_SIDE,
    INSIDE,
    KINDS,
    LEADER,
    LEVEL,
    MORDOR_GATES,
    MUSTER_ARMY_DIE,
    MUSTER_DIE,
    NATION_OF_KIND,
    OUTSIDE,
    POINTS,
    REGION_AT,
    REGIONS,
    SETTLEMENT,
    SHADOW,
    STRONGHOLDS,
    WILL_DIE,
    is_unit,
)
from thirdage.boardgame.whereabouts import besieged, controller, has_stronghold, units_in
from thirdage.kernel.frames import Action

Judge = Callable[..., float]
FAR = 99
PARTINGS = ("I Will Go Alone", "Gwaihir the Windlord", "We Prove the Swifter", "There and Back Again")  # Companions leave the Fellowship
HAVENS = tuple(region for region, face in REGIONS.items() if face.side == FREE and face.settlement in ("city", "stronghold"))
PRIZES = tuple(region for region, face in REGIONS.items() if face.settlement in POINTS)


def prize(state: State, region: int, side: int) -> int:
    """The points a side would gain by taking a region now."""
    return POINTS.get(SETTLEMENT[region], 0) if HOME_SIDE[region] == 1 - side and controller(state, region) == 1 - side else 0


def goal_distance(state: State, region: int, side: int) -> float:
    """How far it is to the best prize: its distance, a little more where it is well defended or worth little."""
    best: float = FAR
    for there in PRIZES:
        if worth := prize(state, there, side):
            best = min(best, DISTANCE[region][there] + 0.3 * units_in(state, there, 1 - side) - worth)
    return best


def odds(state: State, place: int, against: int, side: int) -> float:
    """How strong the Army of a place is against that of another: above 1 it should win."""
    mine = power(state, place, side)
    theirs = power(state, against, 1 - side)
    if against in OUTSIDE:
        theirs *= 1.8  # a besieger hits on 6
    elif SETTLEMENT[against] in ("city", "fortification"):
        theirs *= 1.2
    return mine / max(0.5, theirs)


def power(state: State, place: int, side: int) -> float:
    """Units, Elites for half as much again, and a little for each Leader."""
    base = place * KINDS
    row = state.units[base : base + KINDS]
    elites = sum(row[ELITE::3])
    leaders = sum(row[LEADER::3]) + sum(1 for there in state.where.values() if there == place)
    return state.army[2 * place + side] + 0.5 * elites + 0.4 * leaders


def can_fight(state: State, place: int, side: int) -> int:
    """Units of Nations At War in a place."""
    base = place * KINDS
    return sum(state.units[base + kind] for kind in range(KINDS) if is_unit(kind) and is_at_war(state, NATION_OF_KIND[kind]))


# Dice and actions.


def of_turn(state: State, seat: int, action: Action) -> float:
    verb, noun = action
    side = side_of(state, seat)
    if verb == "die":
        return max(of_action(state, seat, choice, noun) for choice in actions_of(state, seat, noun))
    if verb == "ring":
        lacks = not state.dice[FREE][0] and not state.dice[FREE][WILL_DIE - CHARACTER_DIE]
        wants = side == FREE and (not state.hidden or state.progress < 12) and lacks and state.corruption < 9
        return 3.5 if wants else -1.0
    return -0.5 if side == SHADOW else 0.2  # pass


def of_action(state: State, seat: int, action: Action, face: int) -> float:
    verb, noun = action
    side = side_of(state, seat)
    if verb == "as":
        if noun == CHARACTER_DIE:
            return max(of_action(state, seat, choice, noun) for choice in actions_of(state, seat, noun)) - 0.1
        return 1.0 if noun in (MUSTER_ARMY_DIE, EVENT_DIE) else 0.5
    if verb == "bring":
        return 9.0 if noun in (ARAGORN, GANDALF_THE_WHITE) else 12.0
    if verb == "play":
        return of_card(state, side, noun)
    if verb == "attack":
        best = max((attack_worth(state, place, there, side) for place, there in attacks(state, seat, face)), default=-1.0)
        return 2.0 + best if best > 0 else -1.0
    if verb == "march":
        return 2.2 if side == SHADOW else 0.1
    if verb == "advance":
        return diplomacy(state, side, noun)
    if verb in ACTIONS:
        return ACTIONS[verb] if side == SHADOW or verb not in RING_ACTIONS else ring_action(state, verb)
    return 0.0


ACTIONS = {
    "muster": 2.0,
    "voice": 2.6,
    "draw_card": 1.6,
    "fly": 0.3,
    "counsel": 1.2,
    "remove_card": 1.0,
    "skip": 0.0,
    "walk": 4.0,
    "hide": 4.0,
}
RING_ACTIONS = ("walk", "hide")


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
    return 4.5 - risk if risk <= BEARABLE + MORE_BY_POINT * points_lost(state) else -0.5


BEARABLE, MORE_BY_POINT = 0.38, 0.06  # how likely the Hunt may be to succeed when the Fellowship moves: the more, the more is lost


def hunt_risk(state: State) -> float:
    """How likely the Hunt is to succeed if the Fellowship moves now."""
    fails = (5 - min(4, state.box[FREE])) / 6
    return 1 - fails ** min(5, state.box[SHADOW])


def points_lost(state: State) -> int:
    """Victory points that the Shadow has."""
    return sum(POINTS.get(SETTLEMENT[region], 0) for region in state.taken if HOME_SIDE[region] == FREE)


def in_haste(state: State) -> bool:
    """Is the Shadow about to win the war?"""
    return points_lost(state) >= 5


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


def of_card(state: State, side: int, card: int) -> float:
    """Events are worth a die; those that lie on the table or strike the Fellowship a little more."""
    face = CARDS[card]
    if face.name in PARTINGS:
        return -1.0
    if side == FREE:
        return 2.0 + 0.4 * face.table + (0.8 if state.corruption > 3 and face.deck == CHARACTER_DECKS[FREE] else 0.0)
    return 2.4 + 0.3 * (face.deck == CHARACTER_DECKS[SHADOW] and state.corruption > 3)


def diplomacy(state: State, side: int, nation: int) -> float:
    """The Shadow goes to war at once; the Free Peoples when they can."""
    if side == SHADOW:
        return 4.0
    return 1.5 if is_active(state, nation) else 0.8


def attacks(state: State, seat: int, face: int) -> list[tuple[int, int]]:
    by = ARMY_DIE if is_army(face) else CHARACTER_DIE
    return [(place, there) for place in attackers(state, seat, by) for there in victims(state, seat, place)]


def attack_worth(state: State, place: int, region: int, side: int) -> float:
    """What an attack promises: the prize, if the odds are good."""
    against = INSIDE[region] if REGION_AT[place] == region and place == region else region
    chance = odds(state, place, against, side)
    if side == FREE:
        return 1.0 if chance > 1.8 else -1.0
    if chance < 1.0:
        return -1.0
    return min(2.5, chance) + prize(state, region, side) - 0.1 * goal_distance(state, region, side)


def of_change(state: State, seat: int, action: Action) -> float:
    """Which die a Ring changes: the one that does least."""
    return {MUSTER_DIE: 3.0, MUSTER_ARMY_DIE: 1.5, EVENT_DIE: 1.0}.get(action[1], 0.5)


def of_change_into(state: State, seat: int, action: Action, face: int) -> float:
    return 3.0 if action[1] == CHARACTER_DIE else -5.0 if action[1] == EYE_DIE else 1.0


def of_allocation(state: State, seat: int, action: Action) -> float:
    """Two dice hunt, three when the Fellowship comes close, most on the Mordor Track."""
    close = state.mordor != NOT_IN_MORDOR or min(DISTANCE[state.bearers][gate] for gate in MORDOR_GATES) <= state.progress + 2
    return -abs(action[1] - (3 if close else 2))


# Armies.


def of_march_from(state: State, seat: int, action: Action, by: int, left: int) -> float:
    if action[0] != "from":
        return 0.0
    return max((march_worth(state, seat, by, action[1], there) for there in targets(state, seat, by, left, action[1])), default=-1.0)


def march_worth(state: State, seat: int, by: int, source: int, target: int) -> float:
    """The Shadow: as many figures as near as possible to a prize, joining others. The Free Peoples: into threatened Strongholds."""
    side = side_of(state, seat)
    units = state.army[2 * source + side]
    if side == FREE:
        if has_stronghold(state, source, FREE):
            return -2.0
        return 0.5 * units if has_stronghold(state, target, FREE) else -0.5
    if besieged(state, source) == 1 - side:
        return -3.0
    nearer = goal_distance(state, source, side) - goal_distance(state, target, side)
    joined = 0.15 * state.army[2 * target + side]
    return nearer * (units + 1) + joined + 6 * prize(state, target, side)


def of_march_to(state: State, seat: int, action: Action, by: int, left: int, source: int) -> float:
    return march_worth(state, seat, by, source, action[1])


def of_column(state: State, seat: int, action: Action, *numbers: int) -> float:
    """Everybody goes."""
    return {"all": 3.0, "take": 2.0, "go": 1.0}[action[0]]


def of_attack_from(state: State, seat: int, action: Action, by: int) -> float:
    side = side_of(state, seat)
    return max(attack_worth(state, action[1], there, side) for there in victims(state, seat, action[1]))


def of_attack_to(state: State, seat: int, action: Action, by: int, source: int) -> float:
    return attack_worth(state, source, action[1], side_of(state, seat))


def of_rearguard(state: State, seat: int, action: Action, by: int) -> float:
    return 1.0 if action[0] == "strike" else 0.0


# Battle.


def of_withdraw(state: State, seat: int, action: Action) -> float:
    attacker = state.battle[ATTACKER]
    weak = strength_now(state, 1 - attacker) < 1.3 * strength_now(state, attacker)
    return float(weak == (action[0] == "withdraw"))


def strength_now(state: State, side: int) -> float:
    return units_fighting(state, side) + 0.5 * elites_fighting(state, side) + 0.3 * leadership(state, side)


def of_combat_card(state: State, seat: int, action: Action, side: int) -> float:
    """A card more is worth more in the hand than one of many; in a battle that matters any may be used."""
    return float((action[0] == "use") == (len(state.hand[seat]) > 3))


def of_hits(state: State, seat: int, action: Action, *numbers: int) -> float:
    verb, kind = action
    if verb == "remove":
        return 1.0 if kind % 3 != ELITE else -1.0
    return 0.0


def of_cease(state: State, seat: int, action: Action) -> float:
    side = state.battle[ATTACKER]
    hard = 1.7 if number_needed(state, side) == 6 else 1.0
    good = strength_now(state, side) > hard * strength_now(state, 1 - side)
    return float(good == (action[0] == "fight"))


def of_press(state: State, seat: int, action: Action) -> float:
    side = state.battle[ATTACKER]
    good = strength_now(state, side) > 1.5 * strength_now(state, 1 - side) and units_fighting(state, 1 - side) <= 2
    return float(good == (action[0] == "reduce"))


def of_retreat(state: State, seat: int, action: Action) -> float:
    attacker = state.battle[ATTACKER]
    region = REGION_AT[state.battle[PLACE]]
    flee = strength_now(state, attacker) > 1.8 * strength_now(state, 1 - attacker) and not prize(state, region, attacker)
    if action[0] == "stand":
        return 0.5 if not flee else 0.0
    haven = 0.1 * (has_stronghold(state, action[1], 1 - attacker))
    return (1.0 if flee else 0.0) + haven


def of_pursue(state: State, seat: int, action: Action) -> float:
    return float(action[0] == "pursue")


# Recruiting.


def of_raise(state: State, seat: int, action: Action, *numbers: int) -> float:
    verb, kind = action
    if verb != "raise":
        return 0.0
    return 1.5 if kind % 3 == ELITE else 1.3 if kind % 3 != LEADER else 0.8


def of_place(state: State, seat: int, action: Action, *numbers: int) -> float:
    """The Shadow near the front, the Free Peoples in Strongholds."""
    side = side_of(state, seat)
    region = REGION_AT[action[1]]
    if side == SHADOW:
        return -goal_distance(state, region, side)
    return float(region in STRONGHOLDS) + 0.1 * (5 - min(5, units_in(state, region, FREE)))


# The Fellowship.


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


def of_yes(state: State, seat: int, action: Action, *numbers: int) -> float:
    """What may be done is done."""
    return 0.0 if action[0] in ("decline", "done", "stay") else 1.0


def of_no(state: State, seat: int, action: Action, *numbers: int) -> float:
    """What may be left is left."""
    return 1.0 if action[0] in ("decline", "done", "stay") else 0.0


def of_flight(state: State, seat: int, action: Action, *numbers: int) -> float:
    """Nazgûl to the Ring-bearers, or to Armies that fight."""
    if action[0] != "to":
        return 0.0
    region = action[1]
    return (
        1.0 * (region == state.bearers) + 0.1 * min(10, can_fight(state, region, SHADOW)) - 0.1 * DISTANCE[region][state.bearers or region]
    )


def of_discard(state: State, seat: int, action: Action, *numbers: int) -> float:
    return -of_card(state, side_of(state, seat), action[1])


PLANS: dict[str, Judge] = {
    "turn": of_turn,
    "action": of_action,
    "change_die": of_change,
    "change_into": of_change_into,
    "allocate": of_allocation,
    "march_from": of_march_from,
    "march_again": of_march_from,
    "march_to": of_march_to,
    "column": of_column,
    "attack_from": of_attack_from,
    "attack_to": of_attack_to,
    "rearguard": of_rearguard,
    "withdraw": of_withdraw,
    "combat_card": of_combat_card,
    "take_hits": of_hits,
    "cease": of_cease,
    "press_siege": of_press,
    "retreat": of_retreat,
    "pursue": of_pursue,
    "muster": of_raise,
    "muster_more": of_raise,
    "which_unit": of_raise,
    "muster_at": of_place,
    "recruit_where": of_place,
    "share_out": of_place,
    "enters_at": of_place,
    "declare": of_declare,
    "path": of_path,
    "enter_mordor": of_enter,
    "suffer": of_suffering,
    "travel_more": of_no,
    "fly_to": of_flight,
    "fly_more": of_no,
    "discard_down": of_discard,
    "swap": of_no,
}


def judged(state: State, action: Action) -> float:
    """How good an answer to the question on top looks; what no plan speaks of is done where it may be."""
    name, seat, *numbers = state.stack[-1]
    return PLANS.get(name, of_yes)(state, seat, action, *numbers)
