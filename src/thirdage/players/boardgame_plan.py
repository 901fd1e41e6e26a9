"""greedy's plan for the board game: how good each answer to a question looks at once.

The Free Peoples carry the Ring and hold their Strongholds; the Shadow conquers: Nations to war, Minions, large Armies, and enough dice for
the Hunt (`boardgame_ring`, `boardgame_war`). The weights are judged by eye and not tuned: a first player that anybody can read.
"""

from __future__ import annotations

from collections.abc import Callable

from thirdage.boardgame.actions import action as actions_of
from thirdage.boardgame.actions import is_army
from thirdage.boardgame.state import State, is_active, side_of
from thirdage.boardgame.tables import (
    ARAGORN,
    ARMY_DIE,
    CARDS,
    CHARACTER_DECKS,
    CHARACTER_DIE,
    COMPANIONS,
    EVENT_DIE,
    EYE_DIE,
    FREE,
    GANDALF_THE_WHITE,
    MUSTER_ARMY_DIE,
    MUSTER_DIE,
    SHADOW,
    STRONGHOLDS,
    WILL_DIE,
)
from thirdage.boardgame.whereabouts import besieged
from thirdage.kernel.frames import Action
from thirdage.players.boardgame_ring import of_allocation, of_declare, of_enter, of_guide, of_path, of_suffering, ring_action
from thirdage.players.boardgame_war import (
    attack_worth,
    attacks,
    best_march,
    of_attack_from,
    of_attack_to,
    of_cease,
    of_column,
    of_combat_card,
    of_entry,
    of_flight,
    of_hits,
    of_march_from,
    of_march_to,
    of_place,
    of_press,
    of_pursue,
    of_raise,
    of_rearguard,
    of_retreat,
    of_withdraw,
)

Judge = Callable[..., float]
SCARCE = {WILL_DIE: 0.15, CHARACTER_DIE: 0.1, MUSTER_ARMY_DIE: 0.05, EVENT_DIE: 0.05}  # of two dice that do the same the plainer is used
PARTINGS = ("I Will Go Alone", "Gwaihir the Windlord", "We Prove the Swifter", "There and Back Again")  # Companions leave the Fellowship


# Dice and actions.


def of_turn(state: State, seat: int, action: Action) -> float:
    verb, noun = action
    side = side_of(state, seat)
    if verb == "die":
        best = max(of_action(state, seat, choice, noun) for choice in actions_of(state, seat, noun))
        return best - SCARCE.get(noun, 0.0)
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
        best = max((attack_worth(state, place, there, side) for place, there in attacks(state, seat, moved_by(face))), default=-1.0)
        return 2.0 + best if best > 0 else -1.0
    if verb == "march":
        return 2.2 if side == SHADOW else 0.5 * best_march(state, seat, moved_by(face))
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


HEALING = ("Athelas", "Bilbo's Song", "There Is Another Way", "Mirror of Galadriel")
JOURNEYS = ("Book of Mazarbul", "Fear! Fire! Foes!")  # for Companions on the map


def does_nothing(state: State, side: int, name: str) -> bool:
    """Would this event change next to nothing now?"""
    if name in HEALING:
        return not state.corruption
    if name in JOURNEYS:
        return not any(state.where[companion] > 0 for companion in COMPANIONS)
    return name == "Help Unlooked For" and all(besieged(state, region) != side for region in STRONGHOLDS)


def of_card(state: State, side: int, card: int) -> float:
    """Events are worth a die; those that lie on the table or strike the Fellowship a little more."""
    face = CARDS[card]
    if face.name in PARTINGS or does_nothing(state, side, face.name):
        return -1.0
    if side == FREE:
        return 2.0 + 0.4 * face.table + (0.8 if state.corruption > 3 and face.deck == CHARACTER_DECKS[FREE] else 0.0)
    return 2.4 + 0.3 * (face.deck == CHARACTER_DECKS[SHADOW] and state.corruption > 3)


def moved_by(face: int) -> int:
    """What a die of this face moves Armies as."""
    return ARMY_DIE if is_army(face) else CHARACTER_DIE


def diplomacy(state: State, side: int, nation: int) -> float:
    """The Shadow goes to war at once; the Free Peoples when they can."""
    if side == SHADOW:
        return 4.0
    return 2.1 if is_active(state, nation) else 0.8


def of_change(state: State, seat: int, action: Action) -> float:
    """Which die a Ring changes: the one that does least."""
    return {MUSTER_DIE: 3.0, MUSTER_ARMY_DIE: 1.5, EVENT_DIE: 1.0}.get(action[1], 0.5)


def of_change_into(state: State, seat: int, action: Action, face: int) -> float:
    return 3.0 if action[1] == CHARACTER_DIE else -5.0 if action[1] == EYE_DIE else 1.0


def of_yes(state: State, seat: int, action: Action, *numbers: int) -> float:
    """What may be done is done."""
    return 0.0 if action[0] in ("decline", "done", "stay") else 1.0


def of_no(state: State, seat: int, action: Action, *numbers: int) -> float:
    """What may be left is left."""
    return 1.0 if action[0] in ("decline", "done", "stay") else 0.0


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
    "enters_at": of_entry,
    "guide": of_guide,
    "declare": of_declare,
    "path": of_path,
    "enter_mordor": of_enter,
    "suffer": of_suffering,
    "travel_more": of_no,
    "fly_to": of_flight,
    "fly_more": of_no,
    "discard_down": of_discard,
    "swap": of_no,
    "onslaught_losses": of_no,
    "assault_losses": of_no,
}


def judged(state: State, action: Action) -> float:
    """How good an answer to the question on top looks; what no plan speaks of is done where it may be."""
    name, seat, *numbers = state.stack[-1]
    return PLANS.get(name, of_yes)(state, seat, action, *numbers)
