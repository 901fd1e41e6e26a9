"""The battle that is being fought, as numbers: who takes part, Combat strength, Leadership, dice (BG-13.8 to BG-13.21)."""

from __future__ import annotations

from thirdage.boardgame.state import (
    ADDED,
    ADDED_AGAIN,
    ATTACKER,
    FEWER,
    FORFEITED,
    FORM,
    FROM,
    LESS,
    MOST,
    PLACE,
    ROUND,
    SIEGE_BATTLE,
    SILENCED,
    SORTIE,
    WHITE_RIDER,
    State,
    ruling,
)
from thirdage.boardgame.tables import (
    CAPTAINS,
    CHARACTERS,
    ELITE,
    FIRST_CHARACTER,
    FREE,
    GANDALF_THE_WHITE,
    INSIDE,
    KINDS,
    LEADER,
    MOST_COMBAT_DICE,
    NAZGUL,
    REGION_AT,
    SETTLEMENT,
    SHADOW,
    UNITS_OF,
    WITCH_KING,
    is_unit,
)
from thirdage.boardgame.whereabouts import commander, count, elites_lead, figures_at
from thirdage.kernel.chance import roll

SIX, FIVE = 6, 5  # what a die must show


def place_of_side(state: State, side: int) -> int:
    """Where the Army of this side in the battle stands."""
    battle = state.battle
    return battle[FROM] if battle[ATTACKER] == side else battle[PLACE]


def fighters(state: State, side: int) -> list[int]:
    """Every kind of figure of this side that takes part, once: no rearguard."""
    return [figure for figure in figures_at(state, place_of_side(state, side), side) if fighting(state, side, figure)]


def fighting(state: State, side: int, figure: int) -> int:
    """How many of these figures take part, or whether the Character does."""
    there = count(state, place_of_side(state, side), figure)
    if there and state.rearguard and state.battle[ATTACKER] == side:
        there -= state.rearguard.count(figure)
    return there


def units_fighting(state: State, side: int) -> int:
    """Units of this side in the battle."""
    there = state.army[2 * place_of_side(state, side) + side]
    return there - sum(map(is_unit, state.rearguard)) if state.battle[ATTACKER] == side else there


def elites_fighting(state: State, side: int) -> int:
    return sum(fighting(state, side, kind) for kind in UNITS_OF[side] if kind % 3 == ELITE)


def companions_fighting(state: State) -> list[int]:
    return [figure for figure in fighters(state, FREE) if figure >= KINDS]


def leaders_fighting(state: State) -> list[int]:
    """The kinds of Free Peoples Leaders that take part."""
    return [figure for figure in fighters(state, FREE) if figure < KINDS and figure % 3 == LEADER]


def minions_fighting(state: State) -> list[int]:
    return [figure for figure in fighters(state, SHADOW) if figure >= KINDS]


def seat_fighting(state: State, side: int) -> int:
    """Who decides for this side in the battle (BG-R73): the rearguard, or the separate Army of a teammate, does not count."""
    return commander(state, place_of_side(state, side), side, state.rearguard if state.battle[ATTACKER] == side else ())


def defender(state: State) -> int:
    return 1 - state.battle[ATTACKER]


def region_fought_for(state: State) -> int:
    """The region of the defending Army."""
    return REGION_AT[state.battle[PLACE]]


# Strength and Leadership.


def strength(state: State, side: int) -> int:
    """Combat strength: units, and one for each Captain of the West (BG-13.8, BG-C142)."""
    units = units_fighting(state, side)
    if side == FREE and units:
        units += sum(1 for captain in CAPTAINS if fighting(state, FREE, captain) and captain != state.battle[SILENCED])
    return units


def has_forfeited(state: State, companion: int) -> bool:
    """Has he given up his Leadership this round?"""
    return bool(state.battle[FORFEITED + FREE] >> (companion - FIRST_CHARACTER) & 1)


def leadership_of(state: State, companion: int) -> int:
    """The Leadership of a Companion in the battle: none once it is cancelled or given up, so it cannot be given up again (BG-13.16)."""
    is_white_rider = companion == GANDALF_THE_WHITE and state.battle[WHITE_RIDER]
    if companion == state.battle[SILENCED] or is_white_rider or has_forfeited(state, companion):
        return 0
    return CHARACTERS[companion].leadership


def nazgul_leadership(state: State) -> int:
    """That of all Nazgûl: 1 each, 2 of the Witch-king, less the points forfeited; none under the White Rider (BG-C127, BG-C150)."""
    if state.battle[WHITE_RIDER] and not (state.battle[SILENCED] == GANDALF_THE_WHITE and not ruling(state, "BG-C131")):
        return 0
    given = fighting(state, SHADOW, NAZGUL) + CHARACTERS[WITCH_KING].leadership * fighting(state, SHADOW, WITCH_KING)
    return max(0, given - state.battle[FORFEITED + SHADOW])


def leadership(state: State, side: int) -> int:
    """All Leadership of a side in the battle, without the cap (BG-13.9)."""
    if side == SHADOW:
        others = sum(CHARACTERS[minion].leadership for minion in minions_fighting(state) if minion != WITCH_KING)
        return nazgul_leadership(state) + others + sum(fighting(state, SHADOW, kind) for kind in elites_lead(state))
    given = sum(fighting(state, FREE, kind) for kind in leaders_fighting(state))
    return given + sum(leadership_of(state, companion) for companion in companions_fighting(state))


# Dice.


def number_needed(state: State, side: int) -> int:
    """What a die must show: 6 of a besieger, and in the first round against a City or Fortification (BG-13.18, BG-14.1, BG-14.15)."""
    battle = state.battle
    if battle[ATTACKER] != side or battle[FORM] == SORTIE:
        return FIVE
    if battle[FORM] == SIEGE_BATTLE:
        return SIX
    return SIX if battle[ROUND] == 1 and SETTLEMENT[battle[PLACE]] in ("city", "fortification") else FIVE


def combat_dice(state: State, side: int) -> int:
    """Dice of the Combat roll: Combat strength, at most five, less all reductions but at least one, at most what a card sets (BG-C116)."""
    full = min(MOST_COMBAT_DICE, strength(state, side))
    if not full:
        return 0
    dice = max(1, full - state.battle[LESS + side] - (besieged_units(state) if side == SHADOW and state.battle[FEWER] else 0))
    most = state.battle[MOST + side]
    return min(dice, most) if most else dice


def hits(face: int, added: int, needed: int) -> bool:
    """A natural 6 always hits, a natural 1 never (BG-13.20, BG-13.21)."""
    return face == 6 or (face > 1 and face + added >= needed)


def besieged_units(state: State) -> int:
    """Free Peoples units inside the Stronghold of the region fought for: with Help Unlooked For each costs the Shadow a die (BG-C63)."""
    return state.army[2 * INSIDE[region_fought_for(state)] + FREE]


def as_digits(faces: list[int]) -> int:
    """Dice as one number for an event: 13556."""
    number = 0
    for face in faces:
        number = 10 * number + face
    return number


def thrown(state: State, dice: int) -> list[int]:
    return roll(state, dice) if dice else []


def added_to(state: State, side: int, again: bool) -> int:
    """What is added to each die of the Combat roll, or of the Leader re-roll."""
    return state.battle[(ADDED_AGAIN if again else ADDED) + side]
