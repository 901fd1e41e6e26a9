"""The Shadow Strategy deck, cards 11 to 24: those that bring figures onto the map."""

from __future__ import annotations

from thirdage.boardgame.book import NOBODY, answers, push, question, refuses, step
from thirdage.boardgame.figures import raise_elite, settle
from thirdage.boardgame.hooks import event, playable
from thirdage.boardgame.marching import depart
from thirdage.boardgame.movement import available, picked
from thirdage.boardgame.muster import ISENGARD_ELITE, ISENGARD_REGULAR, ORTHANC, recruit_by_card, recruit_in_all, recruit_somewhere
from thirdage.boardgame.politics import all_at_war
from thirdage.boardgame.state import State, is_at_war, ruling, side_of
from thirdage.boardgame.tables import (
    ADJACENT,
    ARAGORN,
    CARD,
    ELITE,
    FIRST_REGION,
    ISENGARD,
    KINDS,
    LEADER,
    MOST_IN_REGION,
    NATION_OF_KIND,
    NAZGUL,
    PLACES,
    REGION,
    REGION_AT,
    REGULAR,
    SARUMAN,
    SAURON,
    SHADOW,
    SOUTHRONS,
    WITCH_KING,
    kind_of,
    regions,
    settlements_of,
)
from thirdage.boardgame.teams import own_nations
from thirdage.boardgame.whereabouts import armies, is_free, is_open_to_recruits, on_map
from thirdage.kernel.events import tell
from thirdage.kernel.frames import Action

SAURON_REGULAR, SAURON_ELITE = kind_of(SAURON, REGULAR), kind_of(SAURON, ELITE)
SOUTHRON_REGULAR = kind_of(SOUTHRONS, REGULAR)


def is_any_left(state: State, nation: int, *types: int) -> bool:
    """Is any such figure of a Nation left in the reinforcements?"""
    return any(state.reserve[kind_of(nation, type)] for type in types)


def recruit_in_each(state: State, seat: int, kind: int, *places: int) -> None:
    """One figure for each time a region is named, where it may come; the player says where, if figures are short (BG-C112)."""
    recruit_in_all(state, seat, kind, [region for region in places if is_open_to_recruits(state, region, SHADOW)])


# Rage of the Dunlendings.

DUNLANDS = NORTH_DUNLAND, SOUTH_DUNLAND = regions("North Dunland", "South Dunland")
BESIDE_DUNLAND = tuple(sorted({region for dunland in DUNLANDS for region in ADJACENT[dunland]}))  # each is next to the other
MOST_DUNLENDINGS = 4


@playable("Rage of the Dunlendings")
def isengard_rages(state: State, seat: int) -> str:
    """Play only if Isengard is At War."""
    return "" if is_at_war(state, ISENGARD) else "BG-C104:war"


@event("Rage of the Dunlendings")
def rage(state: State, seat: int, card: int) -> None:
    """Choose a free region next to North or South Dunland and recruit two Isengard Regulars there. Up to four Isengard units
    in North and South Dunland may go there too.
    """
    if any(not cannot_rage(state, seat, region) for region in BESIDE_DUNLAND):
        push(state, ("rage_at", seat))


def cannot_rage(state: State, seat: int, region: int) -> str:
    """The rule by which the Dunlendings cannot come together in this region, or nothing."""
    return "" if region in BESIDE_DUNLAND and is_free(state, region, side_of(state, seat)) else "BG-C104"


@question("BG-C104", everybody_sees=True)
def rage_at(state: State, seat: int) -> list[Action]:
    """(rage_at, seat): in which region."""
    return [("to", region) for region in BESIDE_DUNLAND if not cannot_rage(state, seat, region)]


@answers(rage_at)
def dunlendings_rise(state: State, action: Action, seat: int) -> None:
    region = action[1]
    push(
        state,
        ("recruits", seat, ISENGARD_REGULAR, 2, region),
        *(("dunlendings", seat, region, dunland) for dunland in DUNLANDS if dunland != region),
    )


@refuses(rage_at)
def why_not_rage(state: State, action: Action, seat: int) -> str:
    return cannot_rage(state, seat, action[1]) if action[0] == "to" else ""


def came_before(state: State, target: int) -> int:
    """How many units have joined already in this action, from the other Dunland."""
    return sum(place == target and figure in (ISENGARD_REGULAR, ISENGARD_ELITE) for place, figure in state.marched)


def cannot_follow(state: State, target: int, source: int, kind: int) -> str:
    """The rule by which no such unit of this Dunland can join now, or nothing."""
    if kind not in (ISENGARD_REGULAR, ISENGARD_ELITE) or available(state, source, kind) <= 0:
        return "BG-C104:units"
    if picked(state) + came_before(state, target) >= MOST_DUNLENDINGS:
        return "BG-C104:four"
    return "BG-12.8" if state.army[2 * target + SHADOW] + picked(state) >= MOST_IN_REGION else ""


@question("BG-C104", "target:region source:region", everybody_sees=True)
def dunlendings(state: State, seat: int, target: int, source: int) -> list[Action]:
    """(dunlendings, seat, target, source): one more unit joins from this Dunland, or no more."""
    kinds = (ISENGARD_REGULAR, ISENGARD_ELITE)
    return [("take", kind) for kind in kinds if not cannot_follow(state, target, source, kind)] + [("done", 0)]


@answers(dunlendings)
def follow(state: State, action: Action, seat: int, target: int, source: int) -> None:
    if action[0] == "take":
        state.column.append(action[1])
        push(state, ("dunlendings", seat, target, source))
    elif state.column:
        depart(state, seat, source, target, CARD["Rage of the Dunlendings"])


@refuses(dunlendings)
def why_not_follow(state: State, action: Action, seat: int, target: int, source: int) -> str:
    return cannot_follow(state, target, source, action[1]) if action[0] == "take" else ""


# Return of the Witch-king.

ANGMAR = REGION["Angmar"]


@playable("Return of the Witch-king")
def witch_king_is_there(state: State, seat: int) -> str:
    """Play only if the Witch-king is in play."""
    return "" if on_map(state, WITCH_KING) else "BG-C105"


@event("Return of the Witch-king")
def witch_king_returns(state: State, seat: int, card: int) -> None:
    """The Witch-king goes to Angmar, from wherever he is. Recruit two Sauron Regulars and a Sauron Elite there."""
    source = state.where[WITCH_KING]
    if source != ANGMAR:
        state.where[WITCH_KING] = ANGMAR
        tell(state, "flies", WITCH_KING, 1, REGION_AT[source], ANGMAR)
        settle(state, source)
    push(state, ("recruits", seat, SAURON_REGULAR, 2, ANGMAR), ("recruits", seat, SAURON_ELITE, 1, ANGMAR))


# Half-orcs and Goblin-men, Olog-hai, Hill-trolls.


@playable("Half-orcs and Goblin-men")
def isengard_breeds(state: State, seat: int) -> str:
    """Play only if Isengard is At War."""
    return "" if is_at_war(state, ISENGARD) else "BG-C106:isengard"


@playable("Olog-hai")
def sauron_breeds(state: State, seat: int) -> str:
    """Play only if Sauron is At War."""
    return "" if is_at_war(state, SAURON) else "BG-C106:sauron"


@event("Half-orcs and Goblin-men")
def half_orcs(state: State, seat: int, card: int) -> None:
    """Recruit an Isengard unit, Regular or Elite, in any region where a Shadow Army stands."""
    unit_with_army(state, seat, ISENGARD)


@event("Olog-hai")
def olog_hai(state: State, seat: int, card: int) -> None:
    """Recruit a Sauron unit, Regular or Elite, in any region where a Shadow Army stands."""
    unit_with_army(state, seat, SAURON)


def unit_with_army(state: State, seat: int, nation: int) -> None:
    """Beside a besieging Army too, and inside a Stronghold where the Shadow is besieged (BG-C106)."""
    if is_any_left(state, nation, REGULAR, ELITE):
        recruit_somewhere(state, seat, nation, 1, 0, sorted(REGION_AT[place] for place in armies(state, SHADOW)))


@playable("Hill-trolls")
def trolls_may_come(state: State, seat: int) -> str:
    """Play only if Sauron is At War."""
    return "" if is_at_war(state, SAURON) else "BG-C107:war"


@event("Hill-trolls")
def hill_trolls(state: State, seat: int, card: int) -> None:
    """Replace two Sauron Regulars, anywhere on the map, by Sauron Elites."""
    push(state, ("trolls_come", NOBODY, seat), ("trolls_come", NOBODY, seat))


def orcs(state: State) -> list[int]:
    """The places where a Sauron Regular stands."""
    return [place for place in range(FIRST_REGION, PLACES) if state.units[place * KINDS + SAURON_REGULAR]]


@step
def trolls_come(state: State, seat: int, player: int) -> None:
    """(trolls_come, nobody, player): one exchange, if there is an Elite and a Regular (BG-C107)."""
    if state.reserve[SAURON_ELITE] and orcs(state):
        push(state, ("trolls_at", player))


@question("BG-C107", everybody_sees=True)
def trolls_at(state: State, seat: int) -> list[Action]:
    """(trolls_at, seat): where a Regular becomes an Elite."""
    return [("at", place) for place in orcs(state)]


@answers(trolls_at)
def troll_replaces(state: State, action: Action, seat: int) -> None:
    raise_elite(state, action[1], SAURON_ELITE)


# A New Power is Rising.

POWER = (NORTH_DUNLAND, SOUTH_DUNLAND, ORTHANC)


@playable("A New Power is Rising")
def saruman_has_risen(state: State, seat: int) -> str:
    """Play only if Saruman is in play."""
    return "" if on_map(state, SARUMAN) else "BG-C112:saruman"


@event("A New Power is Rising")
def new_power_rises(state: State, seat: int, card: int) -> None:
    """Recruit two Isengard Regulars in North Dunland, two in South Dunland, and two Isengard units, Regular or Elite, in Orthanc."""
    push(state, ("new_power_comes", seat, *(2 * is_open_to_recruits(state, region, SHADOW) for region in POWER)))


@step
def new_power_comes(state: State, seat: int, north: int, south: int, orthanc: int) -> None:
    """(new_power_comes, seat, north, south, orthanc): so many are still to come to each.

    Where Regulars may run short the player says who gets the next unit.
    """
    if state.reserve[ISENGARD_REGULAR] >= north + south + orthanc:
        push(
            state,
            ("recruits", seat, ISENGARD_REGULAR, north, NORTH_DUNLAND),
            ("recruits", seat, ISENGARD_REGULAR, south, SOUTH_DUNLAND),
            ("recruits_units", seat, ISENGARD, orthanc, ORTHANC),
        )
    elif new_power(state, seat, north, south, orthanc):
        push(state, ("new_power", seat, north, south, orthanc))


@question("BG-C112", everybody_sees=True)
def new_power(state: State, seat: int, north: int, south: int, orthanc: int) -> list[Action]:
    """(new_power, seat, north, south, orthanc): which place gets the next one."""
    regulars, units = is_any_left(state, ISENGARD, REGULAR), is_any_left(state, ISENGARD, REGULAR, ELITE)
    wanted = zip(POWER, (north and regulars, south and regulars, orthanc and units), strict=True)
    return [("to", region) for region, comes in wanted if comes]


@answers(new_power)
def power_comes(state: State, action: Action, seat: int, north: int, south: int, orthanc: int) -> None:
    region = action[1]
    left = [number - (place == region) for place, number in zip(POWER, (north, south, orthanc), strict=True)]
    first = ("which_unit", seat, ISENGARD, region) if region == ORTHANC else ("recruits", seat, ISENGARD_REGULAR, 1, region)
    push(state, first, ("new_power_comes", seat, *left))


# Many Kings to the Service of Mordor, Pits of Mordor.

DIFFERENT = 3  # so many Settlements


@event("Many Kings to the Service of Mordor")
def many_kings(state: State, seat: int, card: int) -> None:
    """Recruit two Southron Regulars in each of three different Settlements of the Southrons and Easterlings."""
    two_in_three(state, seat, SOUTHRON_REGULAR, *settlements_of(SOUTHRONS))


@playable("Pits of Mordor")
def pits_are_open(state: State, seat: int) -> str:
    """Play only if Sauron is At War."""
    return "" if is_at_war(state, SAURON) else "BG-C108:war"


@event("Pits of Mordor")
def pits(state: State, seat: int, card: int) -> None:
    """Recruit two Sauron Regulars in each of three different Strongholds of Sauron."""
    two_in_three(state, seat, SAURON_REGULAR, *settlements_of(SAURON, "stronghold"))


def two_in_three(state: State, seat: int, kind: int, *places: int) -> None:
    """Two Regulars in each of three Settlements that qualify, or of all if they are no more (BG-C108)."""
    fit = [region for region in places if is_open_to_recruits(state, region, SHADOW)]
    if len(fit) <= DIFFERENT or not state.reserve[kind]:
        recruit_in_each(state, seat, kind, *fit, *fit)
    else:
        push(state, ("three_places", seat, kind))


@question("BG-C108", "kind:unit", everybody_sees=True)
def three_places(state: State, seat: int, kind: int, *named: int) -> list[Action]:
    """(three_places, seat, kind, named...): one more of the three Settlements."""
    places = settlements_of(SOUTHRONS) if kind == SOUTHRON_REGULAR else settlements_of(SAURON, "stronghold")
    return [("choose", region) for region in places if region not in named and is_open_to_recruits(state, region, SHADOW)]


@answers(three_places)
def name_place(state: State, action: Action, seat: int, kind: int, *named: int) -> None:
    chosen = sorted([*named, action[1]])
    if len(chosen) < DIFFERENT:
        push(state, ("three_places", seat, kind, *chosen))
    else:
        recruit_in_each(state, seat, kind, *chosen, *chosen)


# The King is Revealed, Shadows on the Misty Mountains.

MINAS_MORGUL = REGION["Minas Morgul"]
MISTY_MOUNTAINS = regions("Moria", "Mount Gram")


@playable("The King is Revealed")
def aragorn_is_there(state: State, seat: int) -> str:
    """Play only if Aragorn is in play."""
    return "" if on_map(state, ARAGORN) else "BG-C109"


@event("The King is Revealed")
def king_revealed(state: State, seat: int, card: int) -> None:
    """Recruit five Sauron Regulars and a Nazgûl in Minas Morgul."""
    push(state, ("recruits", seat, SAURON_REGULAR, 5, MINAS_MORGUL), ("recruits", seat, NAZGUL, 1, MINAS_MORGUL))


@event("Shadows on the Misty Mountains")
def misty_mountains(state: State, seat: int, card: int) -> None:
    """Recruit two Sauron units, Regular or Elite, and a Nazgûl, together in Mount Gram or in Moria."""
    if is_any_left(state, SAURON, REGULAR, ELITE, LEADER):
        recruit_somewhere(state, seat, SAURON, 2, 1, list(MISTY_MOUNTAINS))


# Orcs Multiplying Again, Horde from the East, Monsters Roused, Musterings of Long-planned War.

ORC_HOLDS = regions("Dol Guldur", "Mount Gundabad")
EASTERN_EDGE = regions("East Rhûn", "South Rhûn", "Khand", "Far Harad")
HAUNTS, TROLLSHAWS = regions("Angmar", "Ettenmoors", "Weather Hills"), REGION["Trollshaws"]
GORGOROTH, NURN = regions("Gorgoroth", "Nurn")


@event("Orcs Multiplying Again")
def orcs_multiply(state: State, seat: int, card: int) -> None:
    """Recruit three Sauron Regulars in Dol Guldur and three in Mount Gundabad."""
    recruit_in_each(state, seat, SAURON_REGULAR, *ORC_HOLDS * 3)


@playable("Horde from the East")
def east_is_at_war(state: State, seat: int) -> str:
    """Play only if the Southrons and Easterlings are At War."""
    return "" if is_at_war(state, SOUTHRONS) else "BG-C111:war"


def eastern_edge(state: State) -> list[int]:
    return [region for region in EASTERN_EDGE if is_free(state, region, SHADOW)]


@event("Horde from the East")
def horde(state: State, seat: int, card: int) -> None:
    """Recruit five Southron Regulars, all in one free region: East Rhûn, South Rhûn, Khand or Far Harad."""
    if state.reserve[SOUTHRON_REGULAR] and eastern_edge(state):
        push(state, ("horde_at", seat))


@question("BG-C111", everybody_sees=True)
def horde_at(state: State, seat: int) -> list[Action]:
    """(horde_at, seat): in which region."""
    return [("to", region) for region in eastern_edge(state)]


@answers(horde_at)
def horde_comes(state: State, action: Action, seat: int) -> None:
    recruit_by_card(state, seat, SOUTHRON_REGULAR, 5, action[1])


@event("Monsters Roused")
def monsters(state: State, seat: int, card: int) -> None:
    """Recruit a Sauron Regular in each of Angmar, the Ettenmoors and the Weather Hills, and a Sauron Elite in the Trollshaws."""
    push(state, ("recruits", seat, SAURON_ELITE, 1, TROLLSHAWS))
    recruit_in_each(state, seat, SAURON_REGULAR, *HAUNTS)


@playable("Musterings of Long-planned War")
def war_was_planned(state: State, seat: int) -> str:
    """Play only if all Nations of the Shadow are At War."""
    return "" if all_at_war(state, SHADOW) else "BG-C112:war"


@event("Musterings of Long-planned War")
def musterings(state: State, seat: int, card: int) -> None:
    """Recruit five Southron Regulars in Gorgoroth and five Sauron Regulars in Nurn."""
    for kind, region in ((SOUTHRON_REGULAR, GORGOROTH), (SAURON_REGULAR, NURN)):
        if not ruling(state, "BG-C24") or NATION_OF_KIND[kind] in own_nations(state, seat):
            recruit_by_card(state, seat, kind, 5, region)
