"""Characters and Nazgûl that travel without an Army: chapter 10, and the separating of Companions (BG-17.27 to BG-17.32).

`column` holds the Companions picked for one group. `bonus`: regions further than usual, by a card. `by` is the card, or 0.
"""

from __future__ import annotations

from thirdage.boardgame.book import NOBODY, answers, push, question, refuses, step
from thirdage.boardgame.figures import arrives, eliminate_character, move
from thirdage.boardgame.guiding import guide_again
from thirdage.boardgame.state import IN_FELLOWSHIP, NOT_IN_MORDOR, State, in_fellowship
from thirdage.boardgame.table_cards import tend_table
from thirdage.boardgame.tables import (
    ADJACENT,
    COMPANIONS,
    EVERYWHERE,
    FREE,
    GANDALF_THE_WHITE,
    HOBBITS,
    LEVEL,
    MINIONS,
    MOUTH_OF_SAURON,
    NAZGUL,
    REGION_AT,
    REGIONS,
    SHADOW,
    WITCH_KING,
)
from thirdage.boardgame.teams import seat_of_minion
from thirdage.boardgame.whereabouts import besieged, companions_on_map, count, has_stronghold, is_besieging, place_of
from thirdage.kernel.events import tell
from thirdage.kernel.frames import Action

SHADOWFAX = 4  # BG-C149


# How far a group comes.


def level_of(group: list[int]) -> int:
    """The highest Level in a group; Gandalf the White alone or with one Hobbit rides Shadowfax."""
    if GANDALF_THE_WHITE in group and all(other == GANDALF_THE_WHITE or other in HOBBITS for other in group) and len(group) <= 2:
        return SHADOWFAX
    return max(LEVEL[companion] for companion in group)


def reach(state: State, start: int, steps: int, side: int, may_end_inside: bool = False) -> list[int]:
    """The regions to which Companions, or the Mouth of Sauron, can go in so many steps, their own too (BG-10.5 to BG-10.7, BG-10.11).

    They pay no heed to enemy Armies, and neither enter nor leave a region where an own Stronghold is besieged (BG-17.31), except to end
    there if a card allows it. Companions stop in an enemy Stronghold; the Mouth enters one only if it is besieged.
    """
    found = {start: 0}
    edge = [start]
    for gone in range(1, steps + 1):
        following = []
        for here in edge:
            if besieged(state, here) == side or (here != start and side == FREE and has_stronghold(state, here, SHADOW)):
                continue
            for there in ADJACENT[here]:
                if there in found or (besieged(state, there) == side and not may_end_inside):
                    continue
                if side == SHADOW and has_stronghold(state, there, FREE) and not is_besieging(state, there, SHADOW):
                    continue  # BG-10.12
                found[there] = gone
                following.append(there)
        edge = following
    return sorted(found)


# Companions on the map.


def may_travel(state: State, companion: int) -> bool:
    """Can this Companion move: on the map, not yet moved in this action, not shut in."""
    place = state.where[companion]
    return place > 0 and (place, companion) not in state.marched and place in REGIONS and companion not in state.column


def travellers(state: State) -> list[int]:
    return [companion for companion in companions_on_map(state) if may_travel(state, companion)]


def cannot_travel(state: State) -> str:
    """The rule by which no Companion on the map can move now, or nothing."""
    return "" if travellers(state) else "BG-10.4"


@step
def companions_travel(state: State, seat: int) -> None:
    """(companions_travel, seat): all, some or none, by a card (BG-C59)."""
    if not cannot_travel(state):
        push(state, ("travel_more", seat))


@question("BG-10.4")
def travel(state: State, seat: int) -> list[Action]:
    """(travel, seat): who goes first, of any or all Companions on the map."""
    return [("take", companion) for companion in travellers(state)]


@question("BG-10.4", everybody_sees=True)
def travel_more(state: State, seat: int) -> list[Action]:
    """(travel_more, seat): another Companion or group, or no more."""
    return [*travel(state, seat), ("done", 0)]


@answers(travel, travel_more)
def set_out(state: State, action: Action, seat: int) -> None:
    if action[0] == "take":
        state.column = [action[1]]
        push(state, ("group_travels", seat, 0, 0, 0), ("travel_more", seat))


@refuses(travel, travel_more)
def why_not_travel(state: State, action: Action, seat: int) -> str:
    verb, companion = action
    if verb != "take" or companion not in COMPANIONS:
        return ""
    place = state.where[companion]
    if place < 0:
        return "BG-C10:map"
    return "BG-10.6" if place not in REGIONS else "BG-10.13"


def destinations(state: State, steps: int, may_end_inside: int) -> list[int]:
    """Where the group can go."""
    start = REGION_AT[state.where[state.column[0]]]
    return [region for region in reach(state, start, steps, FREE, bool(may_end_inside)) if region != start]


@question("BG-10.4", "bonus:number")
def group_travels(state: State, seat: int, bonus: int, level: int, may_end_inside: int) -> list[Action]:
    """(group_travels, seat, bonus, level, may_end_inside): one more who goes along, or where to (BG-R19). `level`: as if of it."""
    here = state.where[state.column[0]]
    joining: list[Action] = [("take", companion) for companion in travellers(state) if state.where[companion] == here]
    steps = (level or level_of(state.column)) + bonus
    return joining + [("to", region) for region in destinations(state, steps, may_end_inside)] + [("stay", 0)]


@answers(group_travels)
def travel_on(state: State, action: Action, seat: int, bonus: int, level: int, may_end_inside: int) -> None:
    verb, noun = action
    if verb == "take":
        state.column.append(noun)
        push(state, ("group_travels", seat, bonus, level, may_end_inside))
        return
    group, state.column = state.column, []
    here = state.where[group[0]]
    target = here if verb == "stay" else place_of(state, noun, FREE)
    for companion in group:
        state.where[companion] = target
        state.marched.append((target, companion))
        if verb == "to":
            tell(state, "travels", companion, REGION_AT[here], noun)
    tend_table(state)
    for companion in group:
        if verb == "to":
            arrives(state, companion)


@refuses(group_travels)
def why_not_there(state: State, action: Action, seat: int, bonus: int, level: int, may_end_inside: int) -> str:
    verb, noun = action
    if verb == "to":
        return "BG-10.6" if besieged(state, noun) == FREE and not may_end_inside else "BG-10.4:far"
    return "BG-R19" if verb == "take" else ""


# Companions leave the Fellowship.


@step
def separation(state: State, seat: int, bonus: int, level: int, may_end_inside: int) -> None:
    """(separation, seat, bonus, level, may_end_inside): a Companion or a group leaves the Fellowship (BG-17.30, BG-C38)."""
    if in_fellowship(state):
        push(state, ("separate", seat, bonus, level, may_end_inside))


@question("BG-17.30")
def separate(state: State, seat: int, bonus: int, level: int, may_end_inside: int) -> list[Action]:
    """(separate, seat, bonus, level, may_end_inside): who leaves."""
    return [("take", companion) for companion in in_fellowship(state)]


@answers(separate)
def leave_fellowship(state: State, action: Action, seat: int, bonus: int, level: int, may_end_inside: int) -> None:
    state.column = [action[1]]
    push(state, ("separate_more", seat, bonus, level, may_end_inside))


@question("BG-17.30")
def separate_more(state: State, seat: int, bonus: int, level: int, may_end_inside: int) -> list[Action]:
    """(separate_more, seat, bonus, level, may_end_inside): one more of the group, or where to; lost on the Mordor Track (BG-19.5)."""
    joining: list[Action] = [("take", companion) for companion in in_fellowship(state) if companion not in state.column]
    if state.mordor != NOT_IN_MORDOR:
        return [*joining, ("done", 0)]
    steps = state.progress + (level or level_of(state.column)) + bonus
    return joining + [("to", region) for region in reach(state, state.bearers, steps, FREE, bool(may_end_inside))]


@answers(separate_more)
def group_leaves(state: State, action: Action, seat: int, bonus: int, level: int, may_end_inside: int) -> None:
    verb, noun = action
    if verb == "take":
        state.column.append(noun)
        push(state, ("separate_more", seat, bonus, level, may_end_inside))
        return
    group, state.column = state.column, []
    push(state, ("name_guide", NOBODY))
    come_out(state, group, noun if verb == "to" else 0)


def come_out(state: State, group: list[int], region: int) -> None:
    """Companions leave the Fellowship for a region; on the Mordor Track, for good (BG-17.32, BG-19.5)."""
    for companion in group:
        if region:
            state.where[companion] = place_of(state, region, FREE)
            state.marched.append((state.where[companion], companion))
            tell(state, "separates", companion, region)
        else:
            eliminate_character(state, companion)
    guide_again(state)
    tend_table(state)
    for companion in group:
        if region:
            arrives(state, companion)


@refuses(separate, separate_more)
def why_not_separate(state: State, action: Action, seat: int, *numbers: int) -> str:
    verb, noun = action
    if verb == "take":
        return "BG-17.29" if noun in COMPANIONS and state.where[noun] != IN_FELLOWSHIP else ""
    if state.mordor != NOT_IN_MORDOR:
        return "BG-19.5"
    return "BG-17.31" if besieged(state, state.bearers) == FREE else "BG-17.30:far"


# Nazgûl and Minions.


def flights(state: State) -> list[int]:
    """The places with Nazgûl that have not moved in this action."""
    return [place for place in range(len(state.army) // 2) if count(state, place, NAZGUL) > state.marched.count((place, NAZGUL))]


def landings(state: State, source: int) -> list[int]:
    """Where a Nazgûl can fly: anywhere but into a Free Peoples Stronghold that no Shadow Army besieges (BG-10.9)."""
    return [
        region
        for region in REGIONS
        if region != REGION_AT[source] and (not has_stronghold(state, region, FREE) or is_besieging(state, region, SHADOW))
    ]


def may_fly(state: State, seat: int, minion: int) -> bool:
    """Can this Minion move now, and is he this seat's to move (BG-R71)? Saruman never (BG-10.10)."""
    place = state.where[minion]
    if place <= 0 or not LEVEL[minion] or (place, minion) in state.marched or seat_of_minion(state, minion) != seat:
        return False
    return minion == WITCH_KING or (place in REGIONS and len(reach(state, place, LEVEL[minion], SHADOW)) > 1)


def flyers(state: State, seat: int, nazgul_only: int) -> list[Action]:
    options: list[Action] = [("from", place) for place in flights(state)]
    return options + [("take", minion) for minion in MINIONS if (minion == WITCH_KING or not nazgul_only) and may_fly(state, seat, minion)]


@question("BG-10.8", "nazgul_only:number")
def fly(state: State, seat: int, nazgul_only: int) -> list[Action]:
    """(fly, seat, nazgul_only): which Nazgûl or Minion moves first. `nazgul_only`: by a card, the Mouth of Sauron stays."""
    return flyers(state, seat, nazgul_only)


@question("BG-10.8", "nazgul_only:number", everybody_sees=True)
def fly_more(state: State, seat: int, nazgul_only: int) -> list[Action]:
    """(fly_more, seat, nazgul_only): another one, or no more."""
    return [*flyers(state, seat, nazgul_only), ("done", 0)]


@answers(fly, fly_more)
def take_off(state: State, action: Action, seat: int, nazgul_only: int) -> None:
    verb, noun = action
    if verb == "from":
        push(state, ("how_many_fly", seat, noun), ("fly_more", seat, nazgul_only))
    elif verb == "take":
        push(state, ("fly_to", seat, state.where[noun], noun, 1), ("fly_more", seat, nazgul_only))


@refuses(fly, fly_more)
def why_not_fly(state: State, action: Action, seat: int, nazgul_only: int) -> str:
    verb, noun = action
    if verb == "from":
        return "BG-10.13" if (noun, NAZGUL) in state.marched else "BG-10.8"
    if verb != "take" or noun not in MINIONS:
        return ""
    if state.where[noun] <= 0:
        return "BG-C10:map"
    if not LEVEL[noun]:
        return "BG-10.10"
    return "BG-R71" if seat_of_minion(state, noun) != seat else "BG-10.13"


@question("BG-10.8", "source:place", everybody_sees=True)
def how_many_fly(state: State, seat: int, source: int) -> list[Action]:
    """(how_many_fly, seat, source): how many of the Nazgûl there."""
    there = count(state, source, NAZGUL) - state.marched.count((source, NAZGUL))
    return [("number", amount) for amount in range(1, there + 1)]


@answers(how_many_fly)
def choose_how_many(state: State, action: Action, seat: int, source: int) -> None:
    push(state, ("fly_to", seat, source, NAZGUL, action[1]))


@question("BG-10.9", "source:place figure:figure amount:number")
def fly_to(state: State, seat: int, source: int, figure: int, amount: int) -> list[Action]:
    """(fly_to, seat, source, figure, amount): where to."""
    if figure == MOUTH_OF_SAURON:
        found = [region for region in reach(state, source, LEVEL[figure], SHADOW) if region != source]
    else:
        found = landings(state, source)
    return [("to", region) for region in found]


@answers(fly_to)
def land(state: State, action: Action, seat: int, source: int, figure: int, amount: int) -> None:
    region = action[1]
    target = place_of(state, region, SHADOW)
    for _ in range(amount):
        move(state, figure, source, target)
        state.marched.append((target, figure))
    tell(state, "flies", figure, amount, REGION_AT[source], region)


@refuses(fly_to)
def why_not_land(state: State, action: Action, seat: int, source: int, figure: int, amount: int) -> str:
    if action[0] != "to":
        return ""
    if LEVEL.get(figure, EVERYWHERE) < EVERYWHERE:
        return "BG-10.11"
    return "BG-10.9" if has_stronghold(state, action[1], FREE) else "BG-10.9:here"


@step
def nazgul_fly(state: State, seat: int) -> None:
    """(nazgul_fly, seat): a card lets any number of Nazgûl fly."""
    if flyers(state, seat, 1):
        push(state, ("fly_more", seat, 1))
