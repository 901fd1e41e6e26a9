"""The invariants of a state, each under the id of its rule: figures, dice, cards and tiles conserved, Armies where they may stand."""

from __future__ import annotations

from collections import Counter
from itertools import compress

from thirdage.boardgame.book import BOOK
from thirdage.boardgame.hands import hand_limit
from thirdage.boardgame.knowledge import base_of, piles_of, spectator
from thirdage.boardgame.state import FROM, IN_FELLOWSHIP, NOT_IN_MORDOR, NOT_YET, OUT, State, seating_of
from thirdage.boardgame.tables import (
    ARAGORN,
    AT_WAR,
    CARDS,
    CHARACTERS,
    CHARACTERS_OF,
    CRACK_OF_DOOM,
    DECKS,
    EYE_DIE,
    FIGURES_OF,
    FIRST_FACE,
    FIRST_INSIDE,
    FIRST_REGION,
    FREE,
    GANDALF_THE_GREY,
    GANDALF_THE_WHITE,
    GOLLUM,
    HOME_SIDE,
    INSIDE,
    KINDS,
    LEADERS_OF,
    LEVEL,
    MOST_CORRUPTION,
    MOST_DICE,
    MOST_IN_REGION,
    MOST_INSIDE,
    MOST_PROGRESS,
    NATION_ID,
    NATIONS,
    OUTSIDE,
    PLACES,
    REGION_AT,
    REGIONS,
    SARUMAN,
    SHADOW,
    SIDE_OF,
    STANDARD_TILES,
    STRIDER,
    TILES,
    TOTAL,
    UNITS_OF,
)
from thirdage.boardgame.teams import is_shared
from thirdage.boardgame.turn import pool
from thirdage.boardgame.whereabouts import controller, count

SETTLED = ("turn", "declare", "allocate", "guide", "enter_mordor")  # questions between two actions: nothing is half done
SIDE_OF_UNITS = {kind: side for side in (FREE, SHADOW) for kind in UNITS_OF[side]}


def check(state: State) -> list[str]:
    """Every violated invariant, [] when the state is sound."""
    return [
        *figures(state),
        *armies(state),
        *control(state),
        *sieges(state),
        *fellowship(state),
        *politics(state),
        *dice(state),
        *cards(state),
        *tiles(state),
        *frames(state),
    ]


def figures(state: State) -> list[str]:
    """Conserved per Nation and kind (BG-1.4); the units counted by place are those that stand there."""
    wrong = []
    if any(state.units[: FIRST_REGION * KINDS]):
        wrong.append("BG-2.1: figures stand in no region")
    for kind in range(KINDS):
        there = sum(state.units[kind::KINDS]) + state.reserve[kind] + state.lost[kind]
        if there != TOTAL[kind] or state.reserve[kind] < 0 or state.lost[kind] < 0:
            wrong.append(f"BG-1.4: {there} figures of kind {kind} instead of {TOTAL[kind]}")
    counted = [0] * (2 * PLACES)
    for at in compress(range(PLACES * KINDS), state.units):
        place, kind = divmod(at, KINDS)
        if kind in SIDE_OF_UNITS:
            counted[2 * place + SIDE_OF_UNITS[kind]] += state.units[at]
    for at, units in enumerate(state.army):
        if units != counted[at]:
            wrong.append(f"BG-3.1: place {at // 2} counts {units} units of side {at % 2} but has {counted[at]}")
    wrong += [
        f"BG-3.12: {count} Shadow figures of kind {kind} are gone for good"
        for kind, count in enumerate(state.lost)
        if count and kind in FIGURES_OF[SHADOW]
    ]
    wrong += [
        f"BG-2.1: {CHARACTERS[c].name} stands nowhere"
        for c, place in state.where.items()
        if not (place in REGIONS or place in OUTSIDE or place in (IN_FELLOWSHIP, NOT_YET, OUT))
    ]
    wrong += [
        f"BG-3.9: {CHARACTERS[before].name} is still there beside {CHARACTERS[after].name}"
        for before, after in ((STRIDER, ARAGORN), (GANDALF_THE_GREY, GANDALF_THE_WHITE))
        if state.where[after] > 0 and state.where[before] != OUT
    ]
    return wrong


def is_settled(state: State) -> bool:
    """Is nothing half done, so that everything which holds between actions must hold now?"""
    return bool(state.stack) and state.stack[-1][0] in SETTLED and not state.battle and not state.column


def armies(state: State) -> list[str]:
    wrong = []
    settled = is_settled(state)
    if state.battle:
        for figure in dict.fromkeys(state.rearguard):
            if state.rearguard.count(figure) > count(state, state.battle[FROM], figure):
                wrong.append(f"BG-13.5: figures {figure} of the rearguard are not where the attack comes from")
    free_units, shadow_units = state.army[FREE::2], state.army[SHADOW::2]
    for place in range(KINDS, PLACES):
        free, shadow = free_units[place], shadow_units[place]
        if free and shadow:
            wrong.append(f"BG-12.7: enemy Armies share place {place}")
        if not settled:
            continue
        if free + shadow > (MOST_IN_REGION if place < FIRST_INSIDE else MOST_INSIDE):
            wrong.append(f"BG-3.4: {free + shadow} units in place {place}")
        if place in state.mixed and not (is_shared(state, place, FREE) or is_shared(state, place, SHADOW)):
            wrong.append(f"BG-21.13: place {place} is mixed without two teammates")
        if not free and any(state.units[place * KINDS + kind] for kind in LEADERS_OF[FREE]):
            wrong.append(f"BG-3.6: a Leader alone in place {place}")
        if (free or shadow) and place in REGIONS and HOME_SIDE[place] >= 0:
            holder = controller(state, place)
            inside = INSIDE[place]
            if state.army[2 * place + 1 - holder] and not (inside and state.army[2 * inside + holder]):
                wrong.append(f"BG-15.2: the Settlement of region {place} is not captured")
    return wrong


def control(state: State) -> list[str]:
    """Markers lie on Settlements alone, each credited to a seat of the side that did not own it at the start (BG-15.1, BG-15.3)."""
    sides = dict(enumerate(seating_of(state).sides))
    return [
        f"BG-15.3: a marker of seat {seat} lies in place {region}"
        for region, seat in state.taken.items()
        if region not in REGIONS or HOME_SIDE[region] < 0 or sides.get(seat) != 1 - HOME_SIDE[region]
    ]


def sieges(state: State) -> list[str]:
    """Inside a Stronghold stands somebody only while it is besieged, and only its holder (BG-14.4, BG-14.8)."""
    wrong = []
    for inside, region in OUTSIDE.items():
        holder = controller(state, region)
        if state.army[2 * inside + 1 - holder]:
            wrong.append(f"BG-14.7: the wrong side is inside the Stronghold of region {region}")
        if state.army[2 * inside + holder] and state.army[2 * region + holder]:
            wrong.append(f"BG-14.13: the besieged have friends outside in region {region}")
        if is_settled(state):
            someone = any(state.units[inside * KINDS : inside * KINDS + KINDS]) or inside in state.where.values()
            if someone and not (state.army[2 * inside + holder] and state.army[2 * region + 1 - holder]):
                wrong.append(f"BG-14.8: figures inside region {region} without a siege")
    saruman = state.where[SARUMAN]
    if saruman > 0 and REGIONS[REGION_AT[saruman]].id != "orthanc":
        wrong.append(f"BG-10.10: Saruman stands in place {saruman}")
    return wrong


def fellowship(state: State) -> list[str]:
    wrong = []
    if not 0 <= state.corruption <= MOST_CORRUPTION:
        wrong.append(f"BG-17.4: Corruption {state.corruption}")
    if not 0 <= state.progress <= MOST_PROGRESS:
        wrong.append(f"BG-2.17: Progress {state.progress}")
    if (state.bearers in REGIONS) == (state.mordor != NOT_IN_MORDOR) or not NOT_IN_MORDOR <= state.mordor <= CRACK_OF_DOOM:
        wrong.append("BG-19.2: the Ring-bearers are in two places or in none")
    inside = [c for c in CHARACTERS_OF[FREE] if state.where[c] == IN_FELLOWSHIP]
    highest = max((LEVEL[c] for c in inside), default=0)
    if is_settled(state) and state.guide not in ([c for c in inside if LEVEL[c] == highest] or [GOLLUM]):
        wrong.append(f"BG-17.6: {CHARACTERS[state.guide].name} cannot be Guide")
    if state.winner < 0 and state.corruption >= MOST_CORRUPTION:
        wrong.append("BG-20.2: the Ring-bearers are corrupted and nobody has won")
    return wrong


def politics(state: State) -> list[str]:
    wrong = []
    for number, nation in enumerate(NATIONS):
        if not 0 <= state.track[number] <= AT_WAR:
            wrong.append(f"BG-16.1: {NATION_ID[nation]} stands on step {state.track[number]}")
        if state.track[number] == AT_WAR and not state.active[number]:
            wrong.append(f"BG-16.2: {NATION_ID[nation]} is passive and At War")
        if SIDE_OF[nation] == SHADOW and not state.active[number]:
            wrong.append(f"BG-16.3: {NATION_ID[nation]} is passive")
    return wrong


def dice(state: State) -> list[str]:
    """No more dice than there are; Rings: three, handed on and used up (BG-6.1, BG-8.1)."""
    wrong = []
    for side in (FREE, SHADOW):
        if state.dice[side][EYE_DIE - FIRST_FACE]:
            wrong.append(f"BG-6.8: side {side} has an Eye among its unused dice")
        if any(count < 0 for count in state.dice[side]) or sum(state.dice[side]) + state.box[side] > MOST_DICE[side]:
            wrong.append(f"BG-6.1: side {side} has too many or too few dice")
    if state.box[SHADOW] > MOST_DICE[SHADOW] or min(state.box) < 0 or pool(state, SHADOW) > MOST_DICE[SHADOW]:
        wrong.append("BG-6.7: the Hunt Box")
    if min(state.rings) < 0 or sum(state.rings) > 3:
        wrong.append("BG-8.1: Elven Rings")
    return wrong


def cards(state: State) -> list[str]:
    """Every card in one place; what lies face down is where everybody may think it; hands hold cards of their side."""
    piles = (*state.deck, *state.hand, *state.down, *state.chosen, state.gone, state.table, state.played)
    count = Counter(card for pile in piles for card in pile)
    wrong = [f"BG-1.3: {CARDS[card].name} is in {count[card]} places" for card in CARDS if count[card] != 1]
    wrong += [f"BG-1.3: there is no card {card}" for card in count if card not in CARDS]
    given = seating_of(state)
    for seat, side in enumerate(given.sides):
        held = (*state.hand[seat], *state.down[seat], *state.chosen[seat])
        wrong += [f"BG-9.1: {given.seats[seat]} holds {CARDS[card].name}" for card in held if CARDS[card].side != side]
        if is_settled(state) and len(state.hand[seat]) > hand_limit(state, seat):
            wrong.append(f"BG-9.4: {given.seats[seat]} holds {len(state.hand[seat])} cards")
    wrong += [f"BG-9.9: {CARDS[card].name} lies on the table" for card in state.table if not CARDS[card].table]
    there = {deck: [as_mask(pile) for pile in piles_of(state, deck)] for deck in DECKS}
    for viewer in range(spectator(state) + 1):
        for deck, lying in there.items():
            base = base_of(state, viewer, deck)
            thought = face_down = 0
            for mask, pile in zip(state.may_be[base : base + given.piles], lying, strict=True):
                thought, face_down = thought | mask, face_down | pile
                wrong += [f"BG-0.5: {viewer} does not think {name} lies where it lies" for name in named(pile & ~mask)]
                if mask and not pile:
                    wrong.append(f"BG-0.5: {viewer} thinks cards lie in an empty pile of deck {deck}")
            wrong += [f"BG-0.5: {viewer} thinks {name} hidden that lies open" for name in named(thought & ~face_down)]
    return wrong


def as_mask(cards: list[int]) -> int:
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def named(mask: int) -> list[str]:
    """The names of the cards in a mask."""
    return [CARDS[card].name for card in CARDS if mask >> card & 1] if mask else []


def tiles(state: State) -> list[str]:
    count = Counter((*state.pool, *state.drawn, *state.ready))
    wrong = [f"BG-18.1: tile {tile} is in {times} places" for tile, times in count.items() if times > 1]
    if state.mordor == NOT_IN_MORDOR:
        wrong += [f"BG-18.4: special tile {tile} is in the pool too early" for tile in state.pool if tile not in STANDARD_TILES]
    elif state.ready:
        wrong.append("BG-19.3: tiles were left beside the board")
    wrong += [f"BG-18.2: tile {tile} is drawn but special" for tile in state.drawn if TILES[tile].kind != "standard"]
    return wrong


def frames(state: State) -> list[str]:
    if state.winner >= 0:
        return ["BG-20.1: the game is over but something waits"] if state.stack else []
    if not state.stack:
        return ["BG-5.1: nobody is asked and nobody has won"]
    if state.stack[-1][0] == "turn" and (state.battle or state.column or state.rearguard):
        return ["BG-6.10: a turn begins before the last action is over"]
    return [f"no frame is called {frame[0]}" for frame in state.stack if frame[0] not in BOOK.steps and frame[0] not in BOOK.questions]
