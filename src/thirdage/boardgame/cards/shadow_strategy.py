"""The Shadow Strategy deck, cards 1 to 10; those that bring figures onto the map are in `shadow_strategy_muster`."""

from __future__ import annotations

from thirdage.boardgame.attack import begin_battle, cannot_attack_from, victims
from thirdage.boardgame.book import NOBODY, answers, push, question, refuses, step
from thirdage.boardgame.figures import remove_unit, settle
from thirdage.boardgame.hooks import event, keeps, march_ends, party_needs, playable, removable, removal
from thirdage.boardgame.long_march import sources
from thirdage.boardgame.movement import cannot_march
from thirdage.boardgame.muster import ISENGARD_ELITE, ISENGARD_REGULAR
from thirdage.boardgame.politics import all_at_war, fall_back
from thirdage.boardgame.state import FEW_CARDS, State, is_at_war, ruling
from thirdage.boardgame.strikes import strike
from thirdage.boardgame.tables import (
    ARAGORN,
    CARD,
    ELITE,
    ELVES,
    FIRST_FACE,
    FIRST_REGION,
    FREE,
    GANDALF_THE_GREY,
    GANDALF_THE_WHITE,
    INSIDE,
    ISENGARD,
    LEADER,
    MOST_COMBAT_DICE,
    NATION_OF,
    NATIONS_OF,
    PLACES,
    REGION,
    REGULAR,
    SARUMAN,
    SHADOW,
    SOUTHRONS,
    STRONGHOLDS,
    WILL_DIE,
    kind_of,
    regions,
    settlements_of,
)
from thirdage.boardgame.teams import armies_at, nations_in_army, seat_of_nation
from thirdage.boardgame.whereabouts import (
    besieged,
    companions_on_map,
    controller,
    count,
    has_units_of,
    leaders_in,
    on_map,
    region_of,
    units_of,
)
from thirdage.kernel.events import tell
from thirdage.kernel.frames import Action

# Return to Valinor.

HAVENS = settlements_of(ELVES, "stronghold")
VALINOR = CARD["Return to Valinor"]


@playable("Return to Valinor")
def an_elven_stronghold_is_taken(state: State, seat: int) -> str:
    """Play only if the Shadow holds an Elven Stronghold."""
    return "" if any(controller(state, region) == SHADOW for region in HAVENS) else "BG-C94:held"


@event("Return to Valinor")
def elves_depart(state: State, seat: int, card: int) -> None:
    """For each Elven Stronghold that nobody besieges, roll one die for each Elven unit there, at most five.
    Each 6 is a hit on the Army in it.
    """
    havens = [region for region in HAVENS if besieged(state, region) < 0 and units_of(state, region, ELVES)]
    if havens:
        push(state, ("return_to_valinor", seat, *havens))


@question("BG-C94", everybody_sees=True)
def return_to_valinor(state: State, seat: int, *havens: int) -> list[Action]:
    """(return_to_valinor, seat, Strongholds...): for which of those left the dice are thrown next."""
    return [("choose", region) for region in havens]


@answers(return_to_valinor)
def ships_sail(state: State, action: Action, seat: int, *havens: int) -> None:
    region = action[1]
    left = [other for other in havens if other != region]
    if left:
        push(state, ("return_to_valinor", seat, *left))
    elven = [whose for whose in armies_at(state, region, FREE) if ELVES in nations_in_army(state, region, FREE, whose)]
    strike(state, seat, VALINOR, FREE, region, min(MOST_COMBAT_DICE, units_of(state, region, ELVES)), 6, elven)


# The Fighting Uruk-hai.


@party_needs("The Fighting Uruk-hai")
def is_of_isengard(state: State, figure: int) -> bool:
    return figure in (ISENGARD_REGULAR, ISENGARD_ELITE)


def sieges_of_isengard(state: State) -> list[int]:
    """Where a Shadow Army with an Isengard unit besieges a Stronghold."""
    return [region for region in STRONGHOLDS if besieged(state, region) == FREE and has_units_of(state, region, ISENGARD)]


@playable("The Fighting Uruk-hai")
def isengard_besieges(state: State, seat: int) -> str:
    """Play only if Saruman is in play and an Army with an Isengard unit besieges a Stronghold."""
    return "" if on_map(state, SARUMAN) and sieges_of_isengard(state) else "BG-C86:uruk-hai"


def cannot_storm(state: State, seat: int, card: int, region: int) -> str:
    """The rule by which the besiegers of this region cannot attack by The Fighting Uruk-hai, or nothing."""
    if region not in sieges_of_isengard(state):
        return "BG-C86:uruk-hai"
    return cannot_attack_from(state, seat, card, region) or ("" if region in victims(state, seat, region) else "BG-13.2")


@event("The Fighting Uruk-hai")
def uruk_hai(state: State, seat: int, card: int) -> None:
    """That Army attacks, with an Isengard unit among the attackers; the siege battle may last three rounds instead of one.
    In its first round the Free Peoples may use a Combat card only if a Companion is in the battle.
    """
    if any(not cannot_storm(state, seat, card, region) for region in STRONGHOLDS):
        push(state, ("uruk_hai_attack", seat, card))


@question("BG-C86", "by", everybody_sees=True)
def uruk_hai_attack(state: State, seat: int, card: int) -> list[Action]:
    """(uruk_hai_attack, seat, card): which siege."""
    return [("at", region) for region in STRONGHOLDS if not cannot_storm(state, seat, card, region)]


@answers(uruk_hai_attack)
def uruk_hai_storm(state: State, action: Action, seat: int, card: int) -> None:
    begin_battle(state, seat, card, action[1], action[1], rounds=3)
    state.battle[FEW_CARDS] = 1


@refuses(uruk_hai_attack)
def why_not_storm(state: State, action: Action, seat: int, card: int) -> str:
    return cannot_storm(state, seat, card, action[1]) if action[0] == "at" else "BG-C86:uruk-hai"


# Denethor's Folly: its ban on Combat cards is in `battle.cannot_use`.

MINAS_TIRITH = REGION["Minas Tirith"]
HEALERS = (GANDALF_THE_GREY, GANDALF_THE_WHITE, ARAGORN)  # BG-C96


@keeps("Denethor's Folly")
def minas_tirith_is_besieged(state: State) -> bool:
    return besieged(state, MINAS_TIRITH) == FREE


@playable("Denethor's Folly")
def city_is_besieged(state: State, seat: int) -> str:
    """Play on the table only if a Shadow Army besieges Minas Tirith."""
    return "" if minas_tirith_is_besieged(state) else "BG-C95:siege"


@event("Denethor's Folly")
def despair(state: State, seat: int, card: int) -> None:
    """When played, a Free Peoples Leader in Minas Tirith of your choice is eliminated. While it lies there the Free Peoples use no
    Combat cards in battles at Minas Tirith. Discard it when Minas Tirith is no longer besieged.
    """
    if leaders_in(state, INSIDE[MINAS_TIRITH]):
        push(state, ("folly", seat))


@question("BG-C95", everybody_sees=True)
def folly(state: State, seat: int) -> list[Action]:
    """(folly, seat): which Leader figure, of any Nation."""
    return [("eliminate", kind) for kind in leaders_in(state, INSIDE[MINAS_TIRITH])]


@refuses(folly)
def why_not_leader(state: State, action: Action, seat: int) -> str:
    return "BG-C95:leader"


@answers(folly)
def leader_dies(state: State, action: Action, seat: int) -> None:
    remove_unit(state, INSIDE[MINAS_TIRITH], action[1])


@removable("Denethor's Folly")
def cannot_end_folly(state: State, seat: int, face: int) -> str:
    """The Free Peoples may remove it with a Will of the West die, or with any die while Gandalf or Aragorn is there."""
    if face == WILL_DIE or any(region_of(state, healer) == MINAS_TIRITH for healer in HEALERS):
        return ""
    return "BG-C96"


@removal("Denethor's Folly")
def end_folly(state: State, seat: int, face: int) -> None:
    pass  # it costs the die alone


# The Day Without Dawn.


@playable("The Day Without Dawn")
def shadow_is_at_war(state: State, seat: int) -> str:
    """Play only if all Nations of the Shadow are At War."""
    return "" if all_at_war(state, SHADOW) else "BG-C97"


@event("The Day Without Dawn")
def no_dawn(state: State, seat: int, card: int) -> None:
    """Every unused Free Peoples die that shows a Will of the West is used up without effect."""
    wills = state.dice[FREE][WILL_DIE - FIRST_FACE]
    if wills:
        state.dice[FREE][WILL_DIE - FIRST_FACE] = 0
        tell(state, "uses_up", FREE, WILL_DIE, wills)


# Threats and Promises: the bar is in `muster.cannot_negotiate`, the end in `politics.advance`.


@event("Threats and Promises")
def threats(state: State, seat: int, card: int) -> None:
    """Play on the table. While it lies there no Muster result can advance a passive Free Peoples Nation. Discard it as soon as a
    Free Peoples Nation advances because it was attacked or by the special ability of a Companion.
    """


# Stormcrow.


def unready_nations(state: State) -> list[int]:
    """Free Peoples Nations not At War in whose land the Ring-bearers or a Companion on the map are."""
    visited = [state.bearers, *(region_of(state, companion) for companion in companions_on_map(state))]
    return [
        nation for nation in NATIONS_OF[FREE] if not is_at_war(state, nation) and any(NATION_OF[region] == nation for region in visited)
    ]


@playable("Stormcrow")
def a_guest_is_there(state: State, seat: int) -> str:
    """Play only if the Ring-bearers, or a Companion on the map, are in a region of a Free Peoples Nation that is not At War."""
    return "" if unready_nations(state) else "BG-C99:guest"


@event("Stormcrow")
def ill_news(state: State, seat: int, card: int) -> None:
    """Choose such a Nation: it falls back one step on the Political Track, not beyond the first box.
    Then the Free Peoples eliminate one of its figures on the map, of their choice: a Leader, a Regular or an Elite.
    """
    push(state, ("stormcrow", seat))


@question("BG-C99", everybody_sees=True)
def stormcrow(state: State, seat: int) -> list[Action]:
    """(stormcrow, seat): which Nation."""
    return [("nation", nation) for nation in unready_nations(state)]


@answers(stormcrow)
def welcome_cools(state: State, action: Action, seat: int) -> None:
    nation = action[1]
    fall_back(state, nation)
    if figures_of(state, nation):
        push(state, ("stormcrow_loss", seat_of_nation(state, nation), nation))


def figures_of(state: State, nation: int) -> list[int]:
    """The kinds of figures of a Nation that stand somewhere on the map."""
    return [kind for kind in (kind_of(nation, type) for type in (REGULAR, ELITE, LEADER)) if places_of(state, kind)]


def places_of(state: State, kind: int) -> list[int]:
    return [place for place in range(FIRST_REGION, PLACES) if count(state, place, kind)]


@question("BG-C99", "nation", everybody_sees=True)
def stormcrow_loss(state: State, seat: int, nation: int) -> list[Action]:
    """(stormcrow_loss, seat, nation): which figure."""
    return [("eliminate", kind) for kind in figures_of(state, nation)]


@answers(stormcrow_loss)
def choose_loss(state: State, action: Action, seat: int, nation: int) -> None:
    push(state, ("stormcrow_place", seat, action[1]))


@question("BG-C99", "kind:unit", everybody_sees=True)
def stormcrow_place(state: State, seat: int, kind: int) -> list[Action]:
    """(stormcrow_place, seat, kind): where it is lost."""
    return [("at", place) for place in places_of(state, kind)]


@answers(stormcrow_place)
def lose_there(state: State, action: Action, seat: int, kind: int) -> None:
    remove_unit(state, action[1], kind)
    settle(state, action[1])  # BG-C8


# Shadows Gather, The Shadow Lengthens, The Shadow is Moving.


@march_ends("Shadows Gather", "The Shadow Lengthens")
def must_meet_others(state: State, seat: int, start: int, region: int, others: int) -> str:
    return "" if others and region != start else "BG-C100"


@event("Shadows Gather")
def shadows_gather(state: State, seat: int, card: int) -> None:
    """A Shadow Army, or a part of it, marches up to three regions, each open to Army movement; nobody joins or leaves it on the way.
    It must end in a region that holds another Shadow Army already, one not under siege.
    """
    if sources(state, seat, card, 3):
        push(state, ("long_march_from", seat, card, 3))


@event("The Shadow Lengthens")
def shadow_lengthens(state: State, seat: int, card: int) -> None:
    """Two Shadow Armies, or parts of them, march up to two regions each, all open to Army movement; nobody joins or leaves them on the
    way. Each must end in a region that holds another Shadow Army already, one not under siege.
    """
    if sources(state, seat, card, 2, 2):
        push(state, ("long_march_from", seat, card, 2, 2))


@playable("The Shadow is Moving")
def shadow_may_move(state: State, seat: int) -> str:
    """Play only if all Nations of the Shadow are At War."""
    return "" if all_at_war(state, SHADOW) else "BG-C101"


@event("The Shadow is Moving")
def shadow_moves(state: State, seat: int, card: int) -> None:
    """Up to four different Shadow Armies move one region each."""
    push(state, ("may_march", seat, card, 4))


# Corsairs of Umbar.

UMBAR = REGION["Umbar"]
COASTS = regions("Anfalas", "Dol Amroth", "Lamedon", "Pelargir")


@playable("Corsairs of Umbar")
def southrons_are_at_war(state: State, seat: int) -> str:
    """Play only if the Southrons and Easterlings are At War."""
    return "" if is_at_war(state, SOUTHRONS) else "BG-C102:war"


@event("Corsairs of Umbar")
def corsairs_sail(state: State, seat: int, card: int) -> None:
    """A Shadow Army in Umbar, or a part of it, sails to Anfalas, Dol Amroth, Lamedon or Pelargir; there is no room there for more
    than a region holds. A Free Peoples Army there is attacked, and unless it was besieged already you cannot cease the attack.
    """
    if any(not cannot_sail(state, seat, card, region) for region in COASTS):
        push(state, ("corsairs", seat, card))


def cannot_sail(state: State, seat: int, card: int, region: int) -> str:
    """The rule by which the Army in Umbar can neither sail to this coast nor attack there, or nothing."""
    if region not in COASTS:
        return "BG-C102"
    if state.army[2 * region + FREE]:
        return cannot_attack_from(state, seat, card, UMBAR)
    return cannot_march(state, seat, card, 1, UMBAR, region)


@question("BG-C102", "by", everybody_sees=True)
def corsairs(state: State, seat: int, card: int) -> list[Action]:
    """(corsairs, seat, card): to which coast."""
    return [("to", region) for region in COASTS if not cannot_sail(state, seat, card, region)]


@answers(corsairs)
def black_sails(state: State, action: Action, seat: int, card: int) -> None:
    region = action[1]
    if state.army[2 * region + FREE]:
        begin_battle(state, seat, card, UMBAR, region, may_not_cease=True)
        return
    fights_on = besieged(state, region) == FREE and not ruling(state, "BG-C103")
    push(state, ("column", seat, card, 1, UMBAR, region), *[("corsairs_land", seat, card, region)] * fights_on)


@refuses(corsairs)
def why_not_sail(state: State, action: Action, seat: int, card: int) -> str:
    return cannot_sail(state, seat, card, action[1]) if action[0] == "to" else ""


@step
def corsairs_land(state: State, seat: int, card: int, region: int) -> None:
    """(corsairs_land, seat, card, region): the besiegers of Dol Amroth and the Corsairs attack together (BG-C103)."""
    state.marched = []  # whoever came may stay in the rearguard
    push(state, ("corsairs_landed", NOBODY, region))
    if not cannot_attack_from(state, seat, card, region):
        begin_battle(state, seat, card, region, region)


@step
def corsairs_landed(state: State, seat: int, region: int) -> None:
    """(corsairs_landed, nobody, region): an Army of a teammate besieges there too: shall they become one (BG-21.13)?"""
    state.marched.append((region, -1))
