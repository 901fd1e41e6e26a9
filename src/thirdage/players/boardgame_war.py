"""greedy's plan for the war: which Armies march and attack, what stays behind as a garrison, how battles are fought, what is recruited.

The Shadow goes with large Armies on the shortest way to the next Settlement; the Free Peoples hold their Strongholds. Both take what lies
open, take back what they lost, and leave a garrison where an enemy is near. The weights are judged by eye and not tuned.
"""

from __future__ import annotations

from thirdage.boardgame.attack import attackers, victims
from thirdage.boardgame.fighting import elites_fighting, leadership, number_needed, units_fighting
from thirdage.boardgame.movement import cannot_march, targets
from thirdage.boardgame.state import ATTACKER, PLACE, State, is_at_war, side_of
from thirdage.boardgame.tables import (
    ADJACENT,
    DISTANCE,
    ELITE,
    FREE,
    HOME_SIDE,
    INSIDE,
    KINDS,
    LEADER,
    NATION_OF_KIND,
    OUTSIDE,
    POINTS,
    REGION_AT,
    REGIONS,
    SETTLEMENT,
    SHADOW,
    STRONGHOLDS,
    UNITS_OF,
    is_unit,
)
from thirdage.boardgame.turn import FREE_WIN_WITH, SHADOW_WINS_WITH, points
from thirdage.boardgame.whereabouts import armies, besieged, controller, has_stronghold, units_in
from thirdage.kernel.frames import Action

FAR = 99
NEAR = 3  # an enemy so many regions away is a danger to what lies open
PRIZES = tuple(region for region, face in REGIONS.items() if face.settlement in POINTS)
AROUND = {region: tuple(there for there in REGIONS if DISTANCE[region][there] <= NEAR) for region in PRIZES}


def prize(state: State, region: int, side: int) -> float:
    """What is won by taking a region, or taking it back: its points; those of the Shadow's land weigh more, since 4 win and not 10."""
    if controller(state, region) != 1 - side:
        return 0.0
    return POINTS.get(SETTLEMENT[region], 0) * (2.5 if HOME_SIDE[region] == SHADOW else 1.0)


def goal_distance(state: State, region: int, side: int) -> float:
    """How far it is to the best prize: its distance, a little more where it is well defended or worth little."""
    best: float = FAR
    for there in PRIZES:
        if worth := prize(state, there, side):
            best = min(best, DISTANCE[region][there] + 0.3 * units_in(state, there, 1 - side) - worth)
    return best


def is_open(state: State, region: int, side: int) -> bool:
    """Could an Army of this side take the Settlement by walking in?"""
    return bool(prize(state, region, side)) and not units_in(state, region, 1 - side)


def is_losing(state: State, side: int) -> bool:
    """Has the enemy the points to win when the turn ends? Then any odds will do."""
    free, shadow = points(state)
    return free >= FREE_WIN_WITH if side == SHADOW else shadow >= SHADOW_WINS_WITH


def garrison(state: State, place: int, side: int) -> int:
    """How many units stay where an Army leaves: those that keep up its siege; in a Stronghold of the Shadow
    always somebody, in another place worth points while an enemy is near.
    """
    region = REGION_AT[place]
    if besieged(state, region) == 1 - side:
        return units_in(state, region, 1 - side) + 1
    if controller(state, region) != side or SETTLEMENT[region] not in POINTS:
        return 0
    if side == SHADOW and SETTLEMENT[region] == "stronghold" and HOME_SIDE[region] == SHADOW:
        return 1  # two of them lost are the war
    near = any(state.army[2 * there + 1 - side] and can_fight(state, there, 1 - side) for there in AROUND[region])
    return near * (2 if side == FREE and SETTLEMENT[region] == "stronghold" else 1)


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
    """Units of a side in a place whose Nations are At War."""
    base = place * KINDS
    return sum(state.units[base + kind] for kind in UNITS_OF[side] if is_at_war(state, NATION_OF_KIND[kind]))


# Armies.


def of_march_from(state: State, seat: int, action: Action, by: int, left: int) -> float:
    if action[0] != "from":
        return 0.0
    return max((march_worth(state, seat, by, action[1], there) for there in targets(state, seat, by, left, action[1])), default=-1.0)


def march_worth(state: State, seat: int, by: int, source: int, target: int) -> float:
    """The Shadow: as many figures as near as possible to a prize, joining others. The Free Peoples: to what lies open, else home."""
    side = side_of(state, seat)
    leaving = state.army[2 * source + side] - garrison(state, source, side)
    if leaving <= 0:
        return -3.0
    if is_open(state, target, side):
        return 10.0 + leaving
    if side == FREE:
        return raid_worth(state, source, target, leaving)
    nearer = goal_distance(state, source, side) - goal_distance(state, target, side)
    return nearer * (leaving + 1) + 0.15 * state.army[2 * target + side]


def raid_worth(state: State, source: int, target: int, leaving: int) -> float:
    """Free Peoples: one step nearer to a Settlement of the Shadow that lies open, or from the field into a Stronghold."""
    if open_distance(state, target) < min(NEAR, open_distance(state, source)):
        return 1.0 + 0.1 * leaving
    if has_stronghold(state, source, FREE):
        return -2.0
    return 0.5 * leaving if has_stronghold(state, target, FREE) else -0.5


def open_distance(state: State, region: int) -> int:
    """How far it is to the next Settlement that the Free Peoples could take by walking in."""
    return min((DISTANCE[region][there] for there in PRIZES if is_open(state, there, FREE)), default=FAR)


def best_march(state: State, seat: int, by: int) -> float:
    """What the best march promises the Free Peoples; they do not march for the sake of marching."""
    best = 0.0
    for source in armies(state, FREE):
        for target in ADJACENT[source]:
            worth = march_worth(state, seat, by, source, target)
            if worth > best and not cannot_march(state, seat, by, 1, source, target):
                best = worth
    return best


def of_march_to(state: State, seat: int, action: Action, by: int, left: int, source: int) -> float:
    return march_worth(state, seat, by, source, action[1])


def of_column(state: State, seat: int, action: Action, by: int, left: int, source: int, target: int) -> float:
    """Everybody goes, but for the garrison."""
    side = side_of(state, seat)
    verb, figure = action
    keep = garrison(state, source, side)
    if verb == "all":
        return 0.5 if keep else 3.0
    if verb == "go":
        return 1.0
    staying = state.army[2 * source + side] - sum(map(is_unit, state.column))
    if not is_unit(figure):
        return 2.0
    return (2.5 if figure % 3 == ELITE else 2.2) if staying > keep else -1.0


def attacks(state: State, seat: int, by: int) -> list[tuple[int, int]]:
    return [(place, there) for place in attackers(state, seat, by) for there in victims(state, seat, place)]


def attack_worth(state: State, place: int, region: int, side: int) -> float:
    """What an attack promises: the prize, if the odds are good. A besieger attacks nobody else."""
    against = INSIDE[region] if place == region else region
    if besieged(state, place) == 1 - side and place != region:
        return -1.0
    chance, gain = odds(state, place, against, side), prize(state, region, side)
    if gain and is_losing(state, side) and HOME_SIDE[region] == side:
        return gain + chance
    if side == FREE:
        return 1.0 + 0.3 * gain if chance > (1.4 if gain else 1.8) else -1.0
    return min(2.5, chance) + gain - 0.1 * goal_distance(state, region, side) if chance >= 1.0 else -1.0


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
    """A card more is worth more in the hand than one of many; where points are at stake any is used."""
    matters = prize(state, REGION_AT[state.battle[PLACE]], state.battle[ATTACKER]) > 0
    return float((action[0] == "use") == (matters or len(state.hand[seat]) > 3))


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


def of_entry(state: State, seat: int, action: Action, *numbers: int) -> float:
    """A Character comes to the largest Army."""
    return 0.1 * state.army[2 * action[1] + side_of(state, seat)]


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


def of_flight(state: State, seat: int, action: Action, *numbers: int) -> float:
    """Nazgûl to the Ring-bearers, or to Armies that fight."""
    if action[0] != "to":
        return 0.0
    region = action[1]
    return (
        1.0 * (region == state.bearers) + 0.1 * min(10, can_fight(state, region, SHADOW)) - 0.1 * DISTANCE[region][state.bearers or region]
    )
