"""The Free Peoples Strategy deck, 1 to 12: table cards, Nations, strikes, marches and attacks. The rest is in `free_strategy_muster`."""

from __future__ import annotations

from collections.abc import Iterable

from thirdage.boardgame.attack import begin_battle, cannot_attack_from
from thirdage.boardgame.book import NOBODY, answers, push, question, refuses, step
from thirdage.boardgame.consecutive import acted_on, note
from thirdage.boardgame.hands import discard_shown, discard_unseen, holds_type
from thirdage.boardgame.hooks import event, keeps, party_needs, playable, removable, removal
from thirdage.boardgame.long_march import sources
from thirdage.boardgame.movement import cannot_march
from thirdage.boardgame.politics import BY_CARD, activate, advance, to_war
from thirdage.boardgame.state import FEWER, State, is_active, is_at_war, ruling
from thirdage.boardgame.strikes import strike
from thirdage.boardgame.tables import (
    ADJACENT,
    ARAGORN,
    ARMY_DIE,
    COMPANIONS,
    DECK_OF,
    DWARVES,
    ELVES,
    FREE,
    GONDOR,
    LEADER,
    NATION_OF,
    NATIONS_OF,
    NORTH,
    REGION_AT,
    ROHAN,
    SHADOW,
    SHADOW_CHARACTER,
    SHADOW_STRATEGY,
    kind_of,
    regions,
)
from thirdage.boardgame.teams import armies_at, has_units, nations_in_army, nations_in_order
from thirdage.boardgame.whereabouts import armies, besieged, companions_on_map, controller, is_with_army, region_of
from thirdage.kernel.frames import Action

OSGILIATH, MINAS_TIRITH, EDORAS = regions("Osgiliath", "Minas Tirith", "Edoras")
ITHILIEN = regions("Osgiliath", "North Ithilien", "South Ithilien")  # where Faramir's Rangers strike


# The Last Battle.


@playable("The Last Battle")
def needs_the_heir_abroad(state: State, seat: int) -> str:
    """Play only if Aragorn is with an Army in a region that belongs to no Free Peoples Nation."""
    return "" if is_heir_abroad(state) else "BG-C55"


@event("The Last Battle")
def last_battle(state: State, seat: int, card: int) -> None:
    """While it lies on the table, the dice that move the Fellowship do not go to the Hunt Box."""


@keeps("The Last Battle")
def is_heir_abroad(state: State) -> bool:
    """It goes when the Fellowship is declared or revealed, or when Aragorn no longer stands so."""
    return is_with_army(state, ARAGORN) and NATION_OF[region_of(state, ARAGORN)] not in NATIONS_OF[FREE]


# A Power too Great, The Power of Tom Bombadil. What they bar is asked in `movement.forbidden_land`.


@event("A Power too Great")
def power_too_great(state: State, seat: int, card: int) -> None:
    """The Elves advance one step. While it is on the table, no Shadow Army enters Lórien, Rivendell or the Grey Havens or attacks there."""
    advance(state, ELVES, BY_CARD)


@event("The Power of Tom Bombadil")
def power_of_tom_bombadil(state: State, seat: int, card: int) -> None:
    """The North advances one step. While it is on the table, no Shadow Army enters Old Forest, the Shire or Buckland or attacks there."""
    advance(state, NORTH, BY_CARD)


@removable("A Power too Great", "The Power of Tom Bombadil")
def cannot_pay_two_cards(state: State, seat: int, face: int) -> str:
    return "" if army_cards(state, seat) and character_cards(state, seat) else "BG-C20"


def army_cards(state: State, seat: int) -> list[int]:
    """The Army Event cards in a hand: by their icon, or as a switch says by their deck (BG-C20)."""
    if ruling(state, "BG-C20"):
        return [card for card in sorted(state.hand[seat]) if DECK_OF[card] == SHADOW_STRATEGY]
    return holds_type(state, seat, ARMY_DIE)


def character_cards(state: State, seat: int) -> list[int]:
    return [card for card in sorted(state.hand[seat]) if DECK_OF[card] == SHADOW_CHARACTER]


@removal("A Power too Great", "The Power of Tom Bombadil")
def pay_two_cards(state: State, seat: int, face: int) -> None:
    """The Shadow may take it off the table as an action: any die and two cards from hand, one with the Army icon and one Character card."""
    push(state, ("pay_army_card", seat), ("pay_character_card", seat))


@question("BG-C20")
def pay_army_card(state: State, seat: int) -> list[Action]:
    """(pay_army_card, seat): which card with the Army icon is paid. Never empty: who cannot pay may not take the card off the table."""
    return [("discard", card) for card in army_cards(state, seat)]


@question("BG-C20")
def pay_character_card(state: State, seat: int) -> list[Action]:
    """(pay_character_card, seat): which Character card is paid; never empty either."""
    return [("discard", card) for card in character_cards(state, seat)]


@answers(pay_army_card)
def army_card_paid(state: State, action: Action, seat: int) -> None:
    """Its icon must be seen; a card of the right deck is known by its back and goes face down (BG-0.5)."""
    pay = discard_unseen if ruling(state, "BG-C20") else discard_shown
    pay(state, seat, action[1])


@answers(pay_character_card)
def character_card_paid(state: State, action: Action, seat: int) -> None:
    discard_unseen(state, seat, action[1])


# Book of Mazarbul, Fear! Fire! Foes!


@event("Book of Mazarbul")
def book_of_mazarbul(state: State, seat: int, card: int) -> None:
    """You may move Companions on the map. If one is then in Ered Luin or Erebor, the Dwarves become active and go to war at once."""
    push(state, ("companions_travel", seat), ("companion_calls", NOBODY, DWARVES, *regions("Ered Luin", "Erebor")))


@event("Fear! Fire! Foes!")
def fear_fire_foes(state: State, seat: int, card: int) -> None:
    """You may move Companions on the map. If one is then in Bree or the Shire, the North becomes active and goes to war at once."""
    push(state, ("companions_travel", seat), ("companion_calls", NOBODY, NORTH, *regions("Bree", "The Shire")))


@step
def companion_calls(state: State, seat: int, nation: int, *places: int) -> None:
    """(companion_calls, nobody, nation, regions...): with a Companion in one of them, moved or not, the Nation goes to war (BG-C59)."""
    if any(region_of(state, companion) in places for companion in companions_on_map(state)):
        activate(state, nation, BY_CARD)
        to_war(state, nation)


# The Spirit of Mordor, Faramir's Rangers.


@event("The Spirit of Mordor")
def spirit_of_mordor(state: State, seat: int, card: int) -> None:
    """Choose a Shadow Army with units of at least two Nations, under siege or not, and roll five dice: each 5 or 6 is a hit on it."""
    strike_one(state, seat, card, 5, 2, armies(state, SHADOW))  # BG-C60


@event("Faramir's Rangers")
def faramirs_rangers(state: State, seat: int, card: int) -> None:
    """Choose a Shadow Army in Osgiliath or one of the two Ithiliens, if there is one, and roll three dice: each 5 or 6 is a hit on it.

    Then, if an Army of yours stands in Osgiliath, a Gondor unit, Regular or Elite, and a Gondor Leader join it.
    """
    push(state, ("rangers_join", seat))
    strike_one(state, seat, card, 3, 1, ITHILIEN)


def armies_of_nations(state: State, place: int, nations: int) -> list[int]:
    """The Shadow Armies in a place with units of so many Nations at least, as `armies_at` has them."""
    return [whose for whose in armies_at(state, place, SHADOW) if len(nations_in_army(state, place, SHADOW, whose)) >= nations]


def strike_one(state: State, seat: int, card: int, dice: int, nations: int, places: Iterable[int]) -> None:
    there = [place for place in places if armies_of_nations(state, place, nations)]
    if there:
        push(state, ("strike_army", seat, card, dice, nations, *there))


@question("BG-C8", "card dice:number", everybody_sees=True)
def strike_army(state: State, seat: int, card: int, dice: int, nations: int, *places: int) -> list[Action]:
    """(strike_army, seat, card, dice, nations, places...): which Shadow Army is struck; it has units of so many Nations."""
    return [("choose", place) for place in places]


@answers(strike_army)
def strike_there(state: State, action: Action, seat: int, card: int, dice: int, nations: int, *places: int) -> None:
    strike(state, seat, card, SHADOW, action[1], dice, 5, armies_of_nations(state, action[1], nations))


@step
def rangers_join(state: State, seat: int) -> None:
    """(rangers_join, seat): units of any Nation suffice in Osgiliath (BG-C61)."""
    if state.army[2 * OSGILIATH + FREE]:
        push(state, ("recruits_units", seat, GONDOR, 1, OSGILIATH), ("recruits", seat, kind_of(GONDOR, LEADER), 1, OSGILIATH))


# Wisdom of Elrond.


@event("Wisdom of Elrond")
def wisdom_of_elrond(state: State, seat: int, card: int) -> None:
    """Choose a Free Peoples Nation, in the team game one of your own: it becomes active, then advances one step."""
    push(state, ("counsel_of_elrond", seat))


@question("BG-C62", everybody_sees=True)
def counsel_of_elrond(state: State, seat: int) -> list[Action]:
    """(counsel_of_elrond, seat): which Nation. Never empty: no action is on all five (BG-21.23)."""
    return [("nation", nation) for nation in nations_in_order(state, seat, FREE) if not acted_on(state, nation, seat)]


@answers(counsel_of_elrond)
def counselled(state: State, action: Action, seat: int) -> None:
    note(state, seat, action[1])
    activate(state, action[1], BY_CARD)
    advance(state, action[1], BY_CARD)


@refuses(counsel_of_elrond)
def why_not_counsel(state: State, action: Action, seat: int) -> str:
    return "BG-21.23" if action[0] == "nation" and acted_on(state, action[1], seat) else "BG-C62"


# The Red Arrow.


@playable("The Red Arrow")
def needs_gondor_active(state: State, seat: int) -> str:
    """Play only if Gondor is active."""
    return "" if is_active(state, GONDOR) else "BG-9.7:red-arrow"


@event("The Red Arrow")
def red_arrow(state: State, seat: int, card: int) -> None:
    """Rohan advances one step. A Rohan unit, Regular or Elite, and a Rohan Leader come to Edoras."""
    advance(state, ROHAN, BY_CARD)  # BG-C58
    push(state, ("recruits_units", seat, ROHAN, 1, EDORAS), ("recruits", seat, kind_of(ROHAN, LEADER), 1, EDORAS))


# Help Unlooked For. Its dice are counted in `fighting.combat_dice`.


@event("Help Unlooked For")
def help_unlooked_for(state: State, seat: int, card: int) -> None:
    """An Army of yours next to a siege attacks the Shadow Army that besieges.

    In every round of the battle the Shadow rolls one die fewer in its Combat roll for each unit of yours inside the Stronghold, but at
    least one.
    """
    if relievers(state, seat, card):
        push(state, ("relief_from", seat, card))


def relieved(state: State, place: int) -> list[int]:
    """The regions next to an Army where the Shadow besieges; an Army inside a Stronghold has no neighbours (BG-14.24)."""
    return [region for region in ADJACENT[place] if besieged(state, region) == FREE]


def relievers(state: State, seat: int, card: int) -> list[int]:
    """The places of the Armies that can come to help: with units At War that this seat commands (BG-C63)."""
    return [place for place in armies(state, FREE) if relieved(state, place) and not cannot_attack_from(state, seat, card, place)]


@question("BG-C63", "card", everybody_sees=True)
def relief_from(state: State, seat: int, card: int) -> list[Action]:
    """(relief_from, seat, card): which Army comes to help."""
    return [("from", place) for place in relievers(state, seat, card)]


@answers(relief_from)
def choose_relief(state: State, action: Action, seat: int, card: int) -> None:
    push(state, ("relief_to", seat, card, action[1]))


@refuses(relief_from)
def why_not_relief_from(state: State, action: Action, seat: int, card: int) -> str:
    return cannot_attack_from(state, seat, card, action[1]) if action[0] == "from" else ""


@question("BG-C63", "card source:region", everybody_sees=True)
def relief_to(state: State, seat: int, card: int, source: int) -> list[Action]:
    """(relief_to, seat, card, source): which siege it is to raise."""
    return [("to", region) for region in relieved(state, source)]


@answers(relief_to)
def relieve(state: State, action: Action, seat: int, card: int, source: int) -> None:
    begin_battle(state, seat, card, source, action[1])
    state.battle[FEWER] = 1


# Paths of the Woses.


@playable("Paths of the Woses")
def needs_rohan_at_war(state: State, seat: int) -> str:
    """Play only if Rohan is At War."""
    return "" if is_at_war(state, ROHAN) else "BG-C64:war"


@event("Paths of the Woses")
def paths_of_the_woses(state: State, seat: int, card: int) -> None:
    """Move an Army, or a part of it, from one Rohan region straight to Minas Tirith, out of a besieged Stronghold too.

    If the Shadow holds or besieges Minas Tirith, it goes to a region next to it instead. The region must be free for Army movement.
    """
    if any(not cannot_take_the_paths(state, seat, card, place) for place in armies(state, FREE)):
        push(state, ("woses_lead", seat, card))


def cannot_lead_to(state: State, seat: int, card: int, source: int, target: int) -> str:
    """The rule by which nobody of the Army in a place comes to this region by the paths, or nothing (BG-C64)."""
    if besieged(state, MINAS_TIRITH) != FREE and controller(state, MINAS_TIRITH) == FREE:
        if target != MINAS_TIRITH:
            return "BG-C64:target"
    elif target not in ADJACENT[MINAS_TIRITH]:
        return "BG-C64:target"
    return cannot_march(state, seat, card, 1, source, target)


def ends_of_the_paths(state: State, seat: int, card: int, source: int) -> list[int]:
    return [target for target in (MINAS_TIRITH, *ADJACENT[MINAS_TIRITH]) if not cannot_lead_to(state, seat, card, source, target)]


def cannot_take_the_paths(state: State, seat: int, card: int, source: int) -> str:
    """The rule by which the Army in a place cannot go by the paths, or nothing."""
    if NATION_OF[REGION_AT[source]] != ROHAN:
        return "BG-C64:source"
    if not state.army[2 * source + FREE]:
        return "BG-3.2"
    if not has_units(state, seat, source, FREE):
        return "BG-21.10"
    return "" if ends_of_the_paths(state, seat, card, source) else "BG-C64"


@question("BG-C64", "card", everybody_sees=True)
def woses_lead(state: State, seat: int, card: int) -> list[Action]:
    """(woses_lead, seat, card): which Army goes."""
    return [("from", place) for place in armies(state, FREE) if not cannot_take_the_paths(state, seat, card, place)]


@answers(woses_lead)
def choose_led(state: State, action: Action, seat: int, card: int) -> None:
    push(state, ("woses_lead_to", seat, card, action[1]))


@refuses(woses_lead)
def why_not_led(state: State, action: Action, seat: int, card: int) -> str:
    return cannot_take_the_paths(state, seat, card, action[1]) if action[0] == "from" else ""


@question("BG-C64", "card source:place", everybody_sees=True)
def woses_lead_to(state: State, seat: int, card: int, source: int) -> list[Action]:
    """(woses_lead_to, seat, card, source): to Minas Tirith, or to which region next to it."""
    return [("to", target) for target in ends_of_the_paths(state, seat, card, source)]


@answers(woses_lead_to)
def lead_there(state: State, action: Action, seat: int, card: int, source: int) -> None:
    push(state, ("column", seat, card, 1, source, action[1]))


@refuses(woses_lead_to)
def why_not_led_to(state: State, action: Action, seat: int, card: int, source: int) -> str:
    return cannot_lead_to(state, seat, card, source, action[1]) if action[0] == "to" else ""


# Through a Day and a Night.


@playable("Through a Day and a Night")
def needs_army_with_companion(state: State, seat: int) -> str:
    """Play only if a Companion is with a Free Peoples Army."""
    return "" if any(is_with_army(state, companion) for companion in companions_on_map(state)) else "BG-C66"


@party_needs("Through a Day and a Night")
def is_companion(state: State, figure: int) -> bool:
    return figure in COMPANIONS


@event("Through a Day and a Night")
def through_a_day_and_a_night(state: State, seat: int, card: int) -> None:
    """That Army, or a part of it with a Companion, moves one or two regions, free for Army movement; nobody joins or leaves on the way."""
    if sources(state, seat, card, 2):
        push(state, ("long_march_from", seat, card, 2))
