"""How a battle begins: who attacks whom, who stays behind as rearguard, and what follows at once (BG-13.1 to BG-13.7).

`by` is what allows the attack: the face of a die, or the number of an Event card. While it is set up, `column` holds nothing
and `rearguard` the figures that stay out.
"""

from __future__ import annotations

from thirdage.boardgame import consecutive
from thirdage.boardgame.book import NOBODY, answers, push, question, refuses, step
from thirdage.boardgame.fighting import seat_fighting
from thirdage.boardgame.movement import available, forbidden_land, is_needed, needs_somebody
from thirdage.boardgame.politics import BY_ATTACK, activate, advance
from thirdage.boardgame.state import (
    ATTACKER,
    BATTLE_SIZE,
    FIELD_BATTLE,
    FORM,
    FROM,
    MAY_NOT_CEASE,
    PLACE,
    ROUNDS,
    SIEGE_BATTLE,
    SORTIE,
    WHITE_RIDER,
    State,
    is_at_war,
    side_of,
)
from thirdage.boardgame.tables import (
    ADJACENT,
    FREE,
    GANDALF_THE_WHITE,
    INSIDE,
    KINDS,
    MINIONS,
    NATION_OF_KIND,
    NAZGUL,
    REGION_AT,
    SHADOW,
    SIDE_OF,
    is_unit,
)
from thirdage.boardgame.teams import commands, has_units, is_alone, is_shared, keeps_command, own_kinds, seat_of_minion, serves_another
from thirdage.boardgame.whereabouts import armies, besieged, count, everybody_at, figures_at, is_inside, nations_at
from thirdage.kernel.events import tell
from thirdage.kernel.frames import Action

# Who may attack.


def may_fight(state: State, seat: int, place: int, figure: int) -> bool:
    """May this figure be among the attackers: of a Nation At War, and commanded by the seat (BG-13.1, BG-13.6, BG-16.13)?"""
    if figure in MINIONS:  # he is of the separate Army of his own player (BG-21.14, BG-R71)
        own = seat_of_minion(state, figure)
        return own == seat or place in state.mixed or not has_units(state, own, place, SHADOW)
    if figure >= KINDS or figure == NAZGUL:
        return True
    return figure in commands(state, seat, place) and is_at_war(state, NATION_OF_KIND[figure])


def bound_to_stay(state: State, seat: int, place: int) -> list[int]:
    """Everybody who must be in the rearguard: Nations not At War (BG-13.6), the separate Army of a teammate."""
    side = side_of(state, seat)
    return [figure for figure in everybody_at(state, place, side) if not may_fight(state, seat, place, figure)]


def cannot_attack_from(state: State, seat: int, by: int, place: int) -> str:
    """The rule by which the Army in a place cannot attack at all by this die or card, or nothing."""
    side = side_of(state, seat)
    if not state.army[2 * place + side]:
        return "BG-3.2"
    if serves_another(state, seat, place):
        return "BG-21.16"
    fighters = [figure for figure in figures_at(state, place, side) if may_fight(state, seat, place, figure)]
    units = sum(count(state, place, figure) for figure in fighters if is_unit(figure))
    if not units:
        return "BG-13.1" if has_units(state, seat, place, side) else "BG-21.10"
    staying = bound_to_stay(state, seat, place)
    if units == 1 and staying and not any(map(is_unit, staying)):
        return "BG-R27"
    if needs_somebody(by) and not any(is_needed(state, by, figure) for figure in fighters):
        return "BG-13.3"
    if consecutive.is_bound(state, seat) and not could_strike(state, seat, by, place, staying):
        return "BG-21.23"
    all_fighters = [figure for figure in everybody_at(state, place, side) if figure in fighters]
    return "" if could_command(state, seat, by, all_fighters, staying) else "BG-21.17"


def could_command(state: State, seat: int, by: int, front: list[int], rear: list[int]) -> bool:
    """Could the seat attack with some of these figures, and control them, if at least these stay back (BG-21.17)?

    Units of a teammate stay back too, but for one if nobody else is as the die or card asks; an own unit where the rearguard lacks one.
    """
    side = side_of(state, seat)
    if is_alone(state, side):
        return True
    theirs = [figure for figure in front if is_unit(figure) and figure not in own_kinds(state, seat)]
    mine = [figure for figure in front if figure not in theirs]
    for extra in ([], *([figure] for figure in dict.fromkeys(theirs))):
        for dropped in ([], *([figure] for figure in dict.fromkeys(mine) if is_unit(figure))):
            acting = [*mine, *extra]
            for figure in dropped:
                acting.remove(figure)
            covered = (len(acting) == len(front) and not rear) or len(theirs) > len(extra) or dropped or any(map(is_unit, rear))  # BG-R26
            led = not needs_somebody(by) or any(is_needed(state, by, figure) for figure in acting)
            if covered and led and any(map(is_unit, acting)) and keeps_command(state, seat, side, acting):
                return True
    return False


def could_strike(state: State, seat: int, by: int, place: int, rear: list[int]) -> bool:
    """With three persons: could an attack be made if at least these stay back (BG-21.23)? Only which Nations attack matters."""
    acting = everybody_at(state, place, side_of(state, seat))
    for figure in rear:
        acting.remove(figure)
    units = [NATION_OF_KIND[figure] for figure in acting if is_unit(figure)]
    nations = sorted(set(units))
    led = not needs_somebody(by) or any(is_needed(state, by, figure) for figure in acting)
    for chosen in range(1, 1 << len(nations)):
        meant = {nation for number, nation in enumerate(nations) if chosen >> number & 1}
        covered = not rear or any(map(is_unit, rear)) or len(meant) < len(nations)  # a rearguard needs a unit (BG-R26)
        spared = covered or any(units.count(nation) > 1 for nation in meant)  # and one more stays without making a Nation less
        if spared and led and not consecutive.acted_with(state, seat, meant, place):
            return True
    return False


def victims(state: State, seat: int, place: int) -> list[int]:
    """The regions that the Army in a place can attack: next to it, or its own, where it besieges or is besieged (BG-13.2)."""
    side = side_of(state, seat)
    region = REGION_AT[place]
    if is_inside(place):
        return [] if forbidden_land(state, side, region) else [region]
    found = [there for there in ADJACENT[region] if state.army[2 * there + 1 - side] and not forbidden_land(state, side, there)]
    if besieged(state, region) == 1 - side and not forbidden_land(state, side, region):
        found.insert(0, region)
    return found


def attackers(state: State, seat: int, by: int) -> list[int]:
    """The places whose Armies can attack by this die or card."""
    side = side_of(state, seat)
    return [place for place in armies(state, side) if victims(state, seat, place) and not cannot_attack_from(state, seat, by, place)]


def can_attack(state: State, seat: int, by: int) -> bool:
    return bool(attackers(state, seat, by))


def cannot_attack(state: State, seat: int, by: int) -> str:
    """The rule by which none of the Armies attacks: what all those that have an enemy in reach lack."""
    near = [place for place in armies(state, side_of(state, seat)) if victims(state, seat, place)]
    if not near:
        return "BG-13.2:reach"
    return "BG-13.3" if all(cannot_attack_from(state, seat, by, place) == "BG-13.3" for place in near) else "BG-13.1"


# The attack, from question to question.


@question("BG-13.2", "by")
def attack_from(state: State, seat: int, by: int) -> list[Action]:
    """(attack_from, seat, by): which Army attacks; one inside a Stronghold sallies."""
    return [("from", place) for place in attackers(state, seat, by)]


@answers(attack_from)
def choose_attacker(state: State, action: Action, seat: int, by: int) -> None:
    push(state, ("attack_to", seat, by, action[1]))


@refuses(attack_from)
def why_not_attack_from(state: State, action: Action, seat: int, by: int) -> str:
    verb, place = action
    if verb != "from":
        return ""
    side = side_of(state, seat)
    if state.army[2 * place + 1 - side] and not state.army[2 * place + side]:
        return "BG-13.2:from"
    return cannot_attack_from(state, seat, by, place) or ("" if victims(state, seat, place) else "BG-13.2")


@question("BG-13.2", "by source:place", everybody_sees=True)
def attack_to(state: State, seat: int, by: int, source: int) -> list[Action]:
    """(attack_to, seat, by, source): whom."""
    return [("to", region) for region in victims(state, seat, source)]


@answers(attack_to)
def choose_victim(state: State, action: Action, seat: int, by: int, source: int) -> None:
    begin_battle(state, seat, by, source, action[1])


@refuses(attack_to)
def why_not_attack(state: State, action: Action, seat: int, by: int, source: int) -> str:
    if action[0] != "to":
        return ""
    return forbidden_land(state, side_of(state, seat), action[1]) or "BG-13.2"


def begin_battle(state: State, seat: int, by: int, source: int, region: int, rounds: int = 1, may_not_cease: bool = False) -> None:
    """Set up a battle and ask for the rearguard. `rounds`: how long a siege battle lasts without a price (BG-14.16)."""
    side = side_of(state, seat)
    inside = INSIDE[region]
    form = SORTIE if source == inside else SIEGE_BATTLE if REGION_AT[source] == region else FIELD_BATTLE
    state.battle = [0] * BATTLE_SIZE
    state.battle[FORM], state.battle[ATTACKER], state.battle[FROM], state.battle[ROUNDS] = form, side, source, rounds
    state.battle[PLACE] = inside if form == SIEGE_BATTLE else region
    state.battle[MAY_NOT_CEASE] = int(may_not_cease and form == FIELD_BATTLE)
    state.rearguard = bound_to_stay(state, seat, source)
    push(state, ("rearguard", seat, by), ("battle_begins", NOBODY), ("after_battle", NOBODY))


def attacking_units(state: State) -> int:
    """Units among the attackers: all in their place but the rearguard."""
    battle = state.battle
    return state.army[2 * battle[FROM] + battle[ATTACKER]] - sum(map(is_unit, state.rearguard))


def cannot_keep_back(state: State, seat: int, by: int, figure: int) -> str:
    """The rule by which this figure cannot stay in the rearguard too, or nothing. Whoever may leaves an attack that is legal."""
    source = state.battle[FROM]
    if available(state, source, figure) <= 0 or figure not in figures_at(state, source, side_of(state, seat)):
        return "BG-13.5"
    fighting = attacking_units(state)
    rear = sum(map(is_unit, state.rearguard))
    if is_unit(figure):
        if fighting < 2:
            return "BG-13.5:attack"
    elif not rear and fighting < 2:
        return "BG-R26"
    if consecutive.is_bound(state, seat) and not could_strike(state, seat, by, source, [*state.rearguard, figure]):
        return "BG-21.23"
    if needs_somebody(by) and is_needed(state, by, figure):
        side = side_of(state, seat)
        ways = sum(available(state, source, other) for other in figures_at(state, source, side) if is_needed(state, by, other))
        if ways < 2:
            return "BG-13.3"
    left = attacking(state)
    left.remove(figure)
    return "" if could_command(state, seat, by, left, [*state.rearguard, figure]) else "BG-21.17"


def attacking(state: State) -> list[int]:
    """Every figure among the attackers, as often as there are of it."""
    battle = state.battle
    found = everybody_at(state, battle[FROM], battle[ATTACKER])
    for figure in state.rearguard:
        found.remove(figure)
    return found


def cannot_strike(state: State, seat: int) -> str:
    """The rule by which the attack cannot go on with this rearguard, or nothing."""
    if state.rearguard and not any(map(is_unit, state.rearguard)):
        return "BG-R26"
    side = side_of(state, seat)
    if consecutive.acted_with(state, seat, consecutive.nations_of(attacking(state)), state.battle[FROM]):
        return "BG-21.23"
    if not is_alone(state, side) and not keeps_command(state, seat, side, attacking(state)):
        return "BG-21.17"
    return ""


@question("BG-13.5", "by", everybody_sees=True)
def rearguard(state: State, seat: int, by: int) -> list[Action]:
    """(rearguard, seat, by): attack, or keep one figure more back."""
    source = state.battle[FROM]
    figures = figures_at(state, source, side_of(state, seat))
    options: list[Action] = [("strike", 0)] * (not cannot_strike(state, seat))
    return options + [("keep", figure) for figure in figures if not cannot_keep_back(state, seat, by, figure)]


@answers(rearguard)
def strike_or_keep(state: State, action: Action, seat: int, by: int) -> None:
    if action[0] == "keep":
        state.rearguard.append(action[1])
        push(state, ("rearguard", seat, by))


@refuses(rearguard)
def why_not_keep(state: State, action: Action, seat: int, by: int) -> str:
    if action[0] == "keep":
        return cannot_keep_back(state, seat, by, action[1])
    return cannot_strike(state, seat) if action[0] == "strike" else ""


@step
def battle_begins(state: State, seat: int) -> None:
    """The attack is declared: the Nations attacked become active and step forward (BG-16.5b, BG-16.8a, BG-R38, BG-R44)."""
    battle = state.battle
    side, place = battle[ATTACKER], battle[PLACE]
    own = seat_fighting(state, side)
    tell(state, "attacks", own, battle[FROM], place)
    consecutive.note_army(state, own, attacking(state), battle[FROM])
    if state.rearguard:
        for figure in dict.fromkeys(state.rearguard):
            tell(state, "stays_behind", figure, state.rearguard.count(figure))
    attacked(state, place, 1 - side)
    state.marched = []
    push(state, ("white_rider", NOBODY), ("round_begins", NOBODY))


def become_one(state: State, place: int, side: int) -> None:
    """Armies of two teammates that are attacked become one (BG-21.13)."""
    if place not in state.mixed and is_shared(state, place, side):
        state.mixed = sorted([*state.mixed, place])


def attacked(state: State, place: int, side: int) -> None:
    """An Army of this side has been attacked: every Nation with units in it is activated, then steps forward."""
    become_one(state, place, side)
    region = REGION_AT[place]
    for nation in nations_at(state, place, side):
        if SIDE_OF[nation] == FREE:
            activate(state, nation, BY_ATTACK, region)
        advance(state, nation, BY_ATTACK)


@step
def white_rider(state: State, seat: int) -> None:
    """Before the first round Gandalf the White may forfeit his Leadership to negate that of all Nazgûl (BG-C150)."""
    battle = state.battle
    for place, side in ((battle[FROM], battle[ATTACKER]), (battle[PLACE], 1 - battle[ATTACKER])):
        if side == FREE and state.where[GANDALF_THE_WHITE] == place and GANDALF_THE_WHITE not in state.rearguard:
            push(state, ("ride", seat_fighting(state, FREE)))


@question("BG-C150")
def ride(state: State, seat: int) -> list[Action]:
    """(ride, seat): the White Rider, or not."""
    return [("ride", 0), ("decline", 0)]


@answers(ride)
def ride_out(state: State, action: Action, seat: int) -> None:
    if action[0] == "ride":
        state.battle[WHITE_RIDER] = 1
        tell(state, "white_rider")
