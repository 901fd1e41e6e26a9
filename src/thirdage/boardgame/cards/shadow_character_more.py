"""The Shadow Character deck, cards 15 to 24: cards on the table, The Lidless Eye, what Nazgûl do and lead.

What a card on the table does stands where it happens: Worn with Sorrow and Toil and Flocks of Crebain in `hunt` and `fellowship`, Balrog
of Moria there and in `battle`, The Palantír of Orthanc in `actions`, Wormtongue in `politics`.
"""

from __future__ import annotations

from thirdage.boardgame.attack import attackers, begin_battle, can_attack, victims
from thirdage.boardgame.book import NOBODY, answers, push, question, refuses, step
from thirdage.boardgame.hooks import event, keeps, party_needs, playable, removable, removal
from thirdage.boardgame.journeys import flyers
from thirdage.boardgame.movement import can_march, targets
from thirdage.boardgame.muster import recruit_by_card
from thirdage.boardgame.state import FEW_CARDS, State, is_active
from thirdage.boardgame.strikes import strike
from thirdage.boardgame.tables import FACES, FIRST_FACE, FREE, MOST_COMBAT_DICE, NAZGUL, ROHAN, SARUMAN, SHADOW, WILL_DIE, WITCH_KING
from thirdage.boardgame.teams import armies_at
from thirdage.boardgame.turn import spend_ring
from thirdage.boardgame.whereabouts import (
    armies,
    is_besieging,
    is_open_to_recruits,
    is_with_army,
    nazgul_at,
    nearby,
    on_map,
    places_in,
    region_of,
)
from thirdage.kernel.events import tell
from thirdage.kernel.frames import Action

# On the table.


@event("Worn with Sorrow and Toil")
def worn_with_sorrow(state: State, seat: int, card: int) -> None:
    """Stays on the table. Each time a Companion of the Fellowship is lost as a casualty of the Hunt, you may discard a Character card
    of the Free Peoples: one at random from hand, or one of your choice from the table. Discarded as soon as the Fellowship is
    declared in an unconquered City or Stronghold of the Free Peoples.
    """


@event("Flocks of Crebain")
def flocks_of_crebain(state: State, seat: int, card: int) -> None:
    """Stays on the table. Give it up before a Hunt roll: 1 is added to every die of that roll, re-rolls included. Discarded as soon
    as the Fellowship is declared in an unconquered City or Stronghold of the Free Peoples.
    """


@event("Balrog of Moria")
def balrog_of_moria(state: State, seat: int, card: int) -> None:
    """Stays on the table. Give it up when the Fellowship, declared or revealed, goes into, out of or through Moria: draw one more
    Hunt tile. An Eye has no effect; any other tile is resolved as after a successful Hunt, but its Reveal icon does not count if the
    Fellowship was declared in a City or Stronghold of the Free Peoples that they control. Or give it up in battle as your Combat
    card of the round.
    """


@playable("The Palantír of Orthanc", "Wormtongue")
def saruman_is_in_play(state: State, seat: int) -> str:
    """Play only if Saruman is in play."""
    return "" if on_map(state, SARUMAN) else "BG-C10:saruman"


@event("The Palantír of Orthanc")
def palantir_of_orthanc(state: State, seat: int, card: int) -> None:
    """Stays on the table. Each time you have played an Event card with an Event result, draw a card from either of your decks."""


@keeps("The Palantír of Orthanc")
def palantir_has_its_master(state: State) -> bool:
    """Discarded when Saruman is eliminated."""
    return on_map(state, SARUMAN)


@removable("The Palantír of Orthanc")
def cannot_take_palantir(state: State, seat: int, face: int) -> str:
    """The Free Peoples may discard it with a Will of the West, or with any Action die and an Elven Ring."""
    return "" if face == WILL_DIE or has_ring(state) else "BG-C88"


def has_ring(state: State) -> bool:
    """May the Free Peoples give up an Elven Ring now: one a turn (BG-8.3)?"""
    return state.rings[FREE] > 0 and not state.ring_used[FREE]


@removal("The Palantír of Orthanc")
def pay_for_palantir(state: State, seat: int, face: int) -> None:
    if face != WILL_DIE:
        spend_ring(state, FREE)
        tell(state, "ring_spent", seat)


@event("Wormtongue")
def wormtongue(state: State, seat: int, card: int) -> None:
    """Stays on the table. Rohan becomes active only by a Companion who can activate it, by the Fellowship declared in Edoras or
    Helm’s Deep, or by an attack on one of these two places.
    """


@keeps("Wormtongue")
def wormtongue_is_heard(state: State) -> bool:
    """Discarded as soon as Rohan is active or Saruman is eliminated."""
    return on_map(state, SARUMAN) and not is_active(state, ROHAN)


# The Lidless Eye.


@event("The Lidless Eye")
def lidless_eye(state: State, seat: int, card: int) -> None:
    """Turn up to three of your unused Action dice into Eyes and put them into the Hunt Box."""
    push(state, ("eye_opens", seat, 3))


@question("BG-C84", "left:number", everybody_sees=True)
def eye_opens(state: State, seat: int, left: int) -> list[Action]:
    """(eye_opens, seat, left): one more die, or no more."""
    return [("die", face) for face in FACES if state.dice[SHADOW][face - FIRST_FACE]] + [("done", 0)]


@answers(eye_opens)
def turn_into_eye(state: State, action: Action, seat: int, left: int) -> None:
    verb, face = action
    if verb == "die":
        state.dice[SHADOW][face - FIRST_FACE] -= 1
        state.box[SHADOW] += 1
        tell(state, "eyes", 1, state.box[SHADOW])
        if left > 1:
            push(state, ("eye_opens", seat, left - 1))


# Dreadful Spells.


def spelled_from(state: State, place: int) -> list[int]:
    """The Free Peoples Armies in the region of a place or next to it, inside Strongholds too (BG-C85)."""
    return [there for region in nearby(state, place) for there in places_in(region) if state.army[2 * there + FREE]]


def spellcasters(state: State) -> list[int]:
    """The Shadow Armies with Nazgûl that have such an Army near."""
    return [place for place in armies(state, SHADOW) if nazgul_at(state, place) and spelled_from(state, place)]


@playable("Dreadful Spells")
def nazgul_are_near(state: State, seat: int) -> str:
    """Play only if a Shadow Army with Nazgûl is in the same region as a Free Peoples Army or next to it."""
    return "" if spellcasters(state) else "BG-C85"


@event("Dreadful Spells")
def dreadful_spells(state: State, seat: int, card: int) -> None:
    """Roll one die for each Nazgûl of that Shadow Army, the Witch-king included, at most five: each 5 or more is a hit on that Free
    Peoples Army. This is no attack.
    """
    push(state, ("spells_from", seat, card))


@question("BG-C85", "card", everybody_sees=True)
def spells_from(state: State, seat: int, card: int) -> list[Action]:
    """(spells_from, seat, card): the Nazgûl of which Army."""
    return [("from", place) for place in spellcasters(state)]


@answers(spells_from)
def choose_spellcasters(state: State, action: Action, seat: int, card: int) -> None:
    push(state, ("spells_at", seat, card, action[1]))


@question("BG-C85", "card source:place", everybody_sees=True)
def spells_at(state: State, seat: int, card: int, source: int) -> list[Action]:
    """(spells_at, seat, card, source): against which Army."""
    return [("at", place) for place in spelled_from(state, source)]


@answers(spells_at)
def cast_spells(state: State, action: Action, seat: int, card: int, source: int) -> None:
    dice = min(MOST_COMBAT_DICE, nazgul_at(state, source))
    strike(state, seat, card, FREE, action[1], dice, 5, armies_at(state, action[1], FREE))


# Grond.


@playable("Grond, Hammer of the Underworld")
def witch_king_besieges(state: State, seat: int) -> str:
    """Play only if the Witch-king is with an Army that besieges a Stronghold."""
    besieging = is_with_army(state, WITCH_KING) and is_besieging(state, state.where[WITCH_KING], SHADOW)
    return "" if besieging else "BG-C86:siege"


@event("Grond, Hammer of the Underworld")
def grond(state: State, seat: int, card: int) -> None:
    """That Army attacks the Stronghold. The battle may last three rounds; in the first of them the Free Peoples may use a Combat card
    only with a Companion in the battle.
    """
    place = state.where[WITCH_KING]
    if place in attackers(state, seat, card) and place in victims(state, seat, place):
        begin_battle(state, seat, card, place, place, rounds=3)
        state.battle[FEW_CARDS] = 1


# The Ringwraiths are Abroad, The Black Captain Commands.


@party_needs("The Ringwraiths are Abroad")
def is_ringwraith(state: State, figure: int) -> bool:
    return figure in (NAZGUL, WITCH_KING)


@party_needs("Grond, Hammer of the Underworld", "The Black Captain Commands")
def is_black_captain(state: State, figure: int) -> bool:
    return figure == WITCH_KING


@step
def nazgul_may_go_on(state: State, seat: int) -> None:
    """Nazgûl that flew in the first part of the text may go and fight with their Armies in the second (BG-C91)."""
    state.marched = [(place, figure) for place, figure in state.marched if figure not in (NAZGUL, WITCH_KING)]


@event("The Ringwraiths are Abroad")
def ringwraiths_are_abroad(state: State, seat: int, card: int) -> None:
    """Move any number of Nazgûl. Then you may move one or two Armies that contain a Nazgûl, or attack with one such Army."""
    push(state, ("nazgul_fly", seat), ("nazgul_may_go_on", NOBODY), ("ringwraiths_lead", seat, card))


@question("BG-C92", "card", everybody_sees=True)
def ringwraiths_lead(state: State, seat: int, card: int) -> list[Action]:
    """(ringwraiths_lead, seat, card): one or two Armies move, or one attacks, or neither."""
    return [("march", 0)] * can_march(state, seat, card, 2) + [("attack", 0)] * can_attack(state, seat, card) + [("decline", 0)]


@answers(ringwraiths_lead)
def lead_armies(state: State, action: Action, seat: int, card: int) -> None:
    if action[0] == "march":
        push(state, ("march_from", seat, card, 2))
    elif action[0] == "attack":
        push(state, ("attack_from", seat, card))


@playable("The Black Captain Commands")
def witch_king_is_in_play(state: State, seat: int) -> str:
    """Play only if the Witch-king is in play."""
    return "" if on_map(state, WITCH_KING) else "BG-C10:captain"


@event("The Black Captain Commands")
def black_captain_commands(state: State, seat: int, card: int) -> None:
    """You may recruit two Nazgûl where the Witch-king is, or move any number of Nazgûl. Then you may move the Army that contains the
    Witch-king, or attack with it.
    """
    push(state, ("black_captain_calls", seat), ("nazgul_may_go_on", NOBODY), ("black_captain_leads", seat, card))


@question("BG-C93", everybody_sees=True)
def black_captain_calls(state: State, seat: int) -> list[Action]:
    """(black_captain_calls, seat): Nazgûl come to him, or Nazgûl fly, or neither."""
    comes = state.reserve[NAZGUL] > 0 and is_open_to_recruits(state, region_of(state, WITCH_KING), SHADOW)
    return [("recruit", 0)] * comes + [("fly", 0)] * bool(flyers(state, seat, 1)) + [("decline", 0)]


@answers(black_captain_calls)
def call_nazgul(state: State, action: Action, seat: int) -> None:
    if action[0] == "recruit":
        recruit_by_card(state, seat, NAZGUL, 2, region_of(state, WITCH_KING))
    elif action[0] == "fly":
        push(state, ("nazgul_fly", seat))


@question("BG-C93", "card", everybody_sees=True)
def black_captain_leads(state: State, seat: int, card: int) -> list[Action]:
    """(black_captain_leads, seat, card): the Army of the Witch-king moves, or attacks, or neither."""
    place = state.where[WITCH_KING]
    moves, attacks = targets(state, seat, card, 1, place), place in attackers(state, seat, card)
    return [("march", 0)] * bool(moves) + [("attack", 0)] * attacks + [("decline", 0)]


@answers(black_captain_leads)
def lead_army(state: State, action: Action, seat: int, card: int) -> None:
    place = state.where[WITCH_KING]
    if action[0] == "march":
        push(state, ("march_to", seat, card, 1, place))
    elif action[0] == "attack":
        push(state, ("attack_to", seat, card, place))


@refuses(ringwraiths_lead, black_captain_leads)
def why_not_lead(state: State, action: Action, seat: int, card: int) -> str:
    return {"march": "BG-12.1", "attack": "BG-13.2"}.get(action[0], "")
