"""Muster: recruiting by a die (BG-11.1 to BG-11.8) and by card, Diplomatic actions, Characters who enter by a die."""

from __future__ import annotations

from thirdage.boardgame.book import answers, push, question, refuses, step
from thirdage.boardgame.consecutive import acted_on, note
from thirdage.boardgame.figures import enter_play, raise_elite, recruit
from thirdage.boardgame.politics import BY_DIPLOMACY, BY_WITCH_KING, activate, advance, all_at_war, any_at_war, cannot_advance
from thirdage.boardgame.state import NOT_IN_MORDOR, NOT_YET, OUT, State, is_active, is_at_war, side_of
from thirdage.boardgame.table_cards import table_card
from thirdage.boardgame.tables import (
    ARAGORN,
    ELITE,
    ELVES,
    FIGURES_OF,
    FREE,
    GANDALF_THE_GREY,
    GANDALF_THE_WHITE,
    INSIDE,
    ISENGARD,
    KINDS,
    LEADER,
    MOUTH_OF_SAURON,
    NATION_OF,
    NATION_OF_KIND,
    NATIONS_OF,
    NAZGUL,
    REGION,
    REGIONS,
    REGULAR,
    SARUMAN,
    SAURON,
    SHADOW,
    STRIDER,
    WITCH_KING,
    kind_of,
    regions,
    settlements_of,
)
from thirdage.boardgame.teams import own_nations, seat_of_minion
from thirdage.boardgame.whereabouts import (
    armies,
    besieged,
    controller,
    has_units_of,
    is_free,
    is_open_to_recruits,
    is_unconquered,
    on_map,
    place_of,
    region_of,
)
from thirdage.kernel.events import tell
from thirdage.kernel.frames import Action

NOWHERE = 0


# Recruiting by a die.


def cannot_muster_at(state: State, seat: int, kind: int, region: int, but: int) -> str:
    """The rule by which a figure of this kind cannot be recruited in this region by a die, or nothing. `but`: where the first one went."""
    side = side_of(state, seat)
    nation = NATION_OF_KIND[kind]
    if region not in settlements_of(nation):
        return "BG-11.3"
    if kind == NAZGUL and not INSIDE[region]:
        return "BG-11.5"
    if region == but:
        return "BG-11.4"
    if controller(state, region) != side or besieged(state, region) == side:
        return "BG-11.6"
    if not is_free(state, region, side):
        return "BG-11.3"
    if side == FREE and kind % 3 == LEADER and not state.army[2 * region + FREE]:
        return "BG-R21"
    return ""


def cannot_muster(state: State, seat: int, kind: int, first: int, but: int) -> str:
    """The rule by which no figure of this kind can be recruited by a die now, or nothing. `first`: the kind recruited before it, or -1."""
    nation = NATION_OF_KIND[kind]
    if not is_at_war(state, nation):
        return "BG-11.1"
    if not state.reserve[kind]:
        return "BG-11.7"
    if nation not in own_nations(state, seat):
        return "BG-21.12" if kind == NAZGUL else "BG-21.10"
    if acted_on(state, nation, seat):
        return "BG-21.23"
    if first >= 0 and ELITE in (kind % 3, first % 3):
        return "BG-11.2"
    return "" if muster_places(state, seat, kind, but) else "BG-11.3"


def muster_places(state: State, seat: int, kind: int, but: int) -> list[int]:
    return [region for region in settlements_of(NATION_OF_KIND[kind]) if not cannot_muster_at(state, seat, kind, region, but)]


def muster_kinds(state: State, seat: int, first: int, but: int) -> list[int]:
    return [kind for kind in FIGURES_OF[side_of(state, seat)] if not cannot_muster(state, seat, kind, first, but)]


def can_muster(state: State, seat: int) -> bool:
    return bool(muster_kinds(state, seat, -1, NOWHERE))


def cannot_recruit(state: State, seat: int) -> str:
    """The rule by which no figure at all can be recruited by a die, or nothing: without a Nation At War there is none (BG-11.1)."""
    return "" if any(is_at_war(state, nation) for nation in own_nations(state, seat)) else "BG-11.1:none"


@question("BG-11.2", "first:number but:number")
def muster(state: State, seat: int, first: int, but: int) -> list[Action]:
    """(muster, seat, first, but): which figure; the second of two may be left out (BG-R20)."""
    return [("raise", kind) for kind in muster_kinds(state, seat, first, but)]


@question("BG-11.2", "first:unit but:region", everybody_sees=True)
def muster_more(state: State, seat: int, first: int, but: int) -> list[Action]:
    """(muster_more, seat, first, but): a second Regular or Leader elsewhere, or none."""
    return [*muster(state, seat, first, but), ("done", 0)]


@answers(muster, muster_more)
def choose_kind(state: State, action: Action, seat: int, first: int, but: int) -> None:
    if action[0] == "raise":
        push(state, ("muster_at", seat, action[1], first, but))


@refuses(muster, muster_more)
def why_not_raise(state: State, action: Action, seat: int, first: int, but: int) -> str:
    verb, noun = action
    if verb == "raise" and noun < KINDS:
        return cannot_muster(state, seat, noun, first, but)
    nation = NATION_OF[noun] if noun in REGIONS else noun
    return "BG-11.1" if nation in own_nations(state, seat) and not is_at_war(state, nation) else ""


@question("BG-11.3", "kind:unit", everybody_sees=True)
def muster_at(state: State, seat: int, kind: int, first: int, but: int) -> list[Action]:
    """(muster_at, seat, kind, first, but): where."""
    return [("to", region) for region in muster_places(state, seat, kind, but)]


@answers(muster_at)
def muster_there(state: State, action: Action, seat: int, kind: int, first: int, but: int) -> None:
    recruit(state, seat, kind, action[1])
    note(state, seat, NATION_OF_KIND[kind])
    if first < 0 and kind % 3 != ELITE:
        push(state, ("muster_more", seat, kind, action[1]))


@refuses(muster_at)
def why_not_there(state: State, action: Action, seat: int, kind: int, first: int, but: int) -> str:
    return cannot_muster_at(state, seat, kind, action[1], but) if action[0] == "to" else ""


# Diplomatic actions.


def cannot_negotiate(state: State, seat: int, nation: int) -> str:
    """The rule by which a Muster result cannot advance this Nation, or nothing (BG-16.7)."""
    if nation not in NATIONS_OF[side_of(state, seat)]:
        return "BG-16.7"
    if nation not in own_nations(state, seat):
        return "BG-21.10"
    if side_of(state, seat) == FREE and not is_active(state, nation) and table_card(state, "Threats and Promises"):
        return "BG-C98"
    if acted_on(state, nation, seat):
        return "BG-21.23"
    return cannot_advance(state, nation)


def negotiate(state: State, seat: int, nation: int) -> None:
    note(state, seat, nation)
    advance(state, nation, BY_DIPLOMACY)


# Characters that enter by a die.


def cannot_bring(state: State, seat: int, character: int) -> str:
    """The rule by which this Character cannot enter play now, or nothing (BG-10.1, BG-10.2)."""
    if state.where[character] == OUT:
        return "BG-10.2"
    if state.where[character] != NOT_YET:
        return "BG-C10"
    if character == ARAGORN:
        return "" if aragorn_stands(state) else "BG-C147"
    if character == GANDALF_THE_WHITE:
        return "" if state.minion_came and white_places(state) else "BG-C148"
    if seat_of_minion(state, character) != seat:
        return "BG-R71"
    if character == SARUMAN:
        return "" if is_at_war(state, ISENGARD) and is_unconquered(state, ORTHANC) else "BG-C155"
    if character == WITCH_KING:
        return "" if is_at_war(state, SAURON) and any_at_war(state, FREE) and sauron_armies(state) else "BG-C158"
    return "" if (state.mordor != NOT_IN_MORDOR or all_at_war(state, FREE)) and mouth_places(state) else "BG-C161"


ORTHANC = REGION["Orthanc"]
ARAGORNS_THRONES = regions("Minas Tirith", "Dol Amroth", "Pelargir")
FANGORN = REGION["Fangorn"]


def aragorn_stands(state: State) -> bool:
    """Strider in an unconquered Minas Tirith, Dol Amroth or Pelargir (BG-C147)."""
    region = region_of(state, STRIDER)
    return region in ARAGORNS_THRONES and is_unconquered(state, region)


def white_places(state: State) -> list[int]:
    """Where Gandalf the White can enter: where the Grey stands; if he was eliminated, Fangorn or an Elven Stronghold (BG-C148)."""
    if on_map(state, GANDALF_THE_GREY):
        return [region_of(state, GANDALF_THE_GREY)]
    if state.where[GANDALF_THE_GREY] != OUT:
        return []
    return sorted([FANGORN, *(region for region in settlements_of(ELVES, "stronghold") if is_unconquered(state, region))])


def sauron_armies(state: State) -> list[int]:
    return [place for place in armies(state, SHADOW) if has_units_of(state, place, SAURON)]


def mouth_places(state: State) -> list[int]:
    return [region for region in settlements_of(SAURON, "stronghold") if is_unconquered(state, region)]


def bring(state: State, seat: int, character: int) -> None:
    """He enters, where his card says; where it leaves a choice, it is asked."""
    push(state, ("enters_at", seat, character))


@question("BG-10.2", "character:character", everybody_sees=True)
def enters_at(state: State, seat: int, character: int) -> list[Action]:
    """(enters_at, seat, character): the place, if the card leaves a choice."""
    if character == WITCH_KING:
        return [("at", place) for place in sauron_armies(state)]
    if character == MOUTH_OF_SAURON:
        return [("at", place_of(state, region, SHADOW)) for region in mouth_places(state)]
    if character == GANDALF_THE_WHITE:
        return [("at", place_of(state, region, FREE)) for region in white_places(state)]
    return [("at", state.where[STRIDER] if character == ARAGORN else place_of(state, ORTHANC, SHADOW))]


@answers(enters_at)
def come(state: State, action: Action, seat: int, character: int) -> None:
    replaced = {ARAGORN: STRIDER, GANDALF_THE_WHITE: GANDALF_THE_GREY}.get(character)
    if replaced and on_map(state, replaced):
        state.where[replaced] = OUT
    enter_play(state, character, action[1])
    if character == WITCH_KING:
        for nation in NATIONS_OF[FREE]:
            activate(state, nation, BY_WITCH_KING)


# The Voice of Saruman (BG-C156).

VOICE = regions("Orthanc", "North Dunland", "South Dunland")
ISENGARD_REGULAR, ISENGARD_ELITE = kind_of(ISENGARD, REGULAR), kind_of(ISENGARD, ELITE)


def cannot_speak(state: State, seat: int) -> str:
    if not on_map(state, SARUMAN):
        return "BG-C10:saruman"
    if seat_of_minion(state, SARUMAN) != seat:
        return "BG-C28"
    if controller(state, ORTHANC) != SHADOW or besieged(state, ORTHANC) >= 0:
        return "BG-C156"
    return "" if voice_options(state) else "BG-11.7"


def voice_options(state: State) -> list[Action]:
    options: list[Action] = []
    if state.reserve[ISENGARD_REGULAR] and any(is_free(state, region, SHADOW) for region in VOICE):
        options.append(("recruit", 0))
    if state.reserve[ISENGARD_ELITE] and state.units[ORTHANC * KINDS + ISENGARD_REGULAR]:
        options.append(("promote", 0))
    return options


@question("BG-C156", everybody_sees=True)
def voice(state: State, seat: int) -> list[Action]:
    """(voice, seat): a Regular in every Settlement of Isengard, or two Regulars in Orthanc become Elites."""
    return voice_options(state)


@answers(voice)
def speak(state: State, action: Action, seat: int) -> None:
    tell(state, "voice")
    if action[0] == "recruit":
        places = [region for region in VOICE if controller(state, region) == SHADOW and is_free(state, region, SHADOW)]
        recruit_in_all(state, seat, ISENGARD_REGULAR, places)
        return
    for _ in range(2):
        if state.reserve[ISENGARD_ELITE] and state.units[ORTHANC * KINDS + ISENGARD_REGULAR]:
            raise_elite(state, ORTHANC, ISENGARD_ELITE)


# Recruiting by card (BG-11.9, BG-C3 to BG-C5).


def recruit_in_all(state: State, seat: int, kind: int, places: list[int]) -> None:
    """One figure in each of these regions; where figures are short the player says which (BG-C112)."""
    if state.reserve[kind] >= len(places):
        for region in places:
            recruit(state, seat, kind, place_of(state, region, side_of(state, seat)))
    elif state.reserve[kind]:
        push(state, ("share_out", seat, kind, *places))


@question("BG-C112", "kind:unit", everybody_sees=True)
def share_out(state: State, seat: int, kind: int, *places: int) -> list[Action]:
    """(share_out, seat, kind, regions...): figures are short: which region gets one."""
    return [("to", region) for region in sorted(set(places))]


@answers(share_out)
def give_one(state: State, action: Action, seat: int, kind: int, *places: int) -> None:
    recruit(state, seat, kind, place_of(state, action[1], side_of(state, seat)))
    left = list(places)
    left.remove(action[1])
    recruit_in_all(state, seat, kind, left)


def recruit_by_card(state: State, seat: int, kind: int, amount: int, region: int) -> None:
    """So many figures in a region, as many as there are; a Leader only beside a unit (BG-C3, BG-C4)."""
    side = side_of(state, seat)
    if not is_open_to_recruits(state, region, side):
        return
    place = place_of(state, region, side)
    for _ in range(min(amount, state.reserve[kind])):
        if side == SHADOW or kind % 3 != LEADER or state.army[2 * place + FREE]:
            recruit(state, seat, kind, place)


@step
def recruits(state: State, seat: int, kind: int, amount: int, region: int) -> None:
    """(recruits, seat, kind, amount, region): figures of one kind come by a card."""
    recruit_by_card(state, seat, kind, amount, region)


@step
def recruits_units(state: State, seat: int, nation: int, amount: int, region: int) -> None:
    """(recruits_units, seat, nation, amount, region): units by a card, Regular or Elite chosen for each (BG-C3)."""
    kinds = [kind_of(nation, type) for type in (REGULAR, ELITE) if state.reserve[kind_of(nation, type)]]
    if amount > 0 and kinds and is_open_to_recruits(state, region, side_of(state, seat)):
        push(state, ("which_unit", seat, nation, region), ("recruits_units", seat, nation, amount - 1, region))


@question("BG-C3", "nation:nation region:region", everybody_sees=True)
def which_unit(state: State, seat: int, nation: int, region: int) -> list[Action]:
    """(which_unit, seat, nation, region): a Regular or an Elite."""
    return [("raise", kind_of(nation, type)) for type in (REGULAR, ELITE) if state.reserve[kind_of(nation, type)]]


@answers(which_unit)
def raise_one(state: State, action: Action, seat: int, nation: int, region: int) -> None:
    recruit_by_card(state, seat, action[1], 1, region)


@question("BG-C2", "nation:nation amount:number", everybody_sees=True)
def recruit_where(state: State, seat: int, nation: int, amount: int, leaders: int, *places: int) -> list[Action]:
    """(recruit_where, seat, nation, amount, leaders, regions...): in which region units and Leaders of a card come together."""
    return [("to", region) for region in places]


@answers(recruit_where)
def recruit_there(state: State, action: Action, seat: int, nation: int, amount: int, leaders: int, *places: int) -> None:
    push(
        state,
        ("recruits_units", seat, nation, amount, action[1]),
        ("recruits", seat, kind_of(nation, LEADER), leaders, action[1]),
    )


def recruit_somewhere(state: State, seat: int, nation: int, amount: int, leaders: int, places: list[int]) -> None:
    """Units of a Nation, Regular or Elite, and Leaders, together in one of these regions where they may come."""
    side = side_of(state, seat)
    found = [region for region in places if is_open_to_recruits(state, region, side)]
    if found:
        push(state, ("recruit_where", seat, nation, amount, leaders, *found))
