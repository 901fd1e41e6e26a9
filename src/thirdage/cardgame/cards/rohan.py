"""Rohan cards 43 to 50."""

from __future__ import annotations

from thirdage.cardgame.activation import BOTH, battlegrounds
from thirdage.cardgame.asks import distinct
from thirdage.cardgame.book import answers, push, question
from thirdage.cardgame.hooks import IN_RESERVE, eligible, more_icons, playable, plays_from_aside, seeks, usable, use_action, when_played
from thirdage.cardgame.state import State, ruling
from thirdage.cardgame.tables import ARMY, FACTION, ITEM, MORDOR, NAZGUL, NUMBER, ROHAN, SHADOW, TYPE, amount, is_battleground, numbers
from thirdage.cardgame.verbs import BY_TEXT, eliminate, eliminate_item
from thirdage.cardgame.whereabouts import at, in_play, seat_of, source_of, where, wielder_of
from thirdage.kernel.frames import Action


def is_of_rohan(card: int) -> bool:
    return FACTION[card] == ROHAN


def is_army_of_rohan(card: int) -> bool:
    return FACTION[card] == ROHAN and TYPE[card] == ARMY


# Éomer.

plays_from_aside("Éomer", fits=is_army_of_rohan)


@when_played("Éomer")
def eomer(state: State, seat: int, card: int) -> None:
    """When played: draw {$aside} cards aside, play up to {$play_up_to} Rohan army among them, and cycle the rest."""
    push(state, ("draw_and_play", seat, card, amount(card, "aside"), amount(card, "play_up_to")))


# Éowyn.


@when_played("Éowyn")
def eowyn_in_battle(state: State, seat: int, card: int) -> None:
    """When played to a battleground: you may eliminate 1 Nazgûl character there with its items."""
    there = where(state, card)
    if is_battleground(there) and nazgul_near(state, there):
        push(state, ("eowyn_strikes", seat, there))


def nazgul_near(state: State, place: int) -> list[int]:
    """The Nazgûl Éowyn may strike: on the battleground she was played to, or by the switch anywhere in play (CG-C45)."""
    if ruling(state, "CG-C45"):
        return [card for card in sorted(NAZGUL) if in_play(state, card)]
    return [card for card in at(state, place, SHADOW) if card in NAZGUL]


@question("CG-C45", "place:place")
def eowyn_strikes(state: State, seat: int, place: int) -> list[Action]:
    """(eowyn_strikes, seat, place): which Nazgûl she eliminates, if any."""
    return [("eliminate", card) for card in nazgul_near(state, place)] + [("decline", 0)]


@answers(eowyn_strikes)
def strike_nazgul(state: State, action: Action, seat: int, place: int) -> None:
    if action[0] == "eliminate":
        eliminate(state, action[1], source_of(state, action[1]), BY_TEXT)


seeks("Éowyn", cards=numbers("Merry Brandybuck", "Pippin Took"), cycle=True)


@when_played("Éowyn")
def eowyn_at_home(state: State, seat: int, card: int) -> None:
    """When played to your reserve: you may take Merry or Pippin from your cycle pile into your hand."""
    if card in state.reserve[seat]:
        push(state, ("may_take", seat, card))


# Théoden.


@more_icons("Théoden")
def theoden_and_gandalf(state: State, card: int, place: int) -> tuple[int, int, int]:
    """Has {$bonus_attack} more attack and {$bonus_defence} more defence while Gandalf, the Grey or the White, is in play."""
    if not any(in_play(state, gandalf) for gandalf in numbers("Gandalf the Grey", "Gandalf the White")):
        return 0, 0, 0
    return amount(card, "bonus_attack"), amount(card, "bonus_defence"), 0


plays_from_aside("Théoden", fits=is_of_rohan)


@when_played("Théoden")
def theoden(state: State, seat: int, card: int) -> None:
    """When played: draw {$aside} cards aside, play up to {$play_up_to} Rohan card among them, and cycle the rest."""
    push(state, ("draw_and_play", seat, card, amount(card, "aside"), amount(card, "play_up_to")))


# Shadowfax.


@use_action("Shadowfax", where=IN_RESERVE)
def shadowfax(state: State, seat: int, card: int) -> None:
    """In reserve, as an action: activate or reactivate any battleground; after its text you must move the wielder there."""
    push(state, ("choose_battleground", seat, card, wielder_of(state, card), 0))


@eligible("Shadowfax")
def where_shadowfax_runs(state: State, seat: int, card: int) -> list[int]:
    return battlegrounds(state, None, BOTH)


@usable("Shadowfax")
def shadowfax_may_run(state: State, seat: int, card: int) -> str:
    # CG-C47: the move is obligatory and CG-8.19 is not lifted, so a bargain that cannot be kept is not offered.
    if wielder_of(state, card) in state.fresh and not ruling(state, "CG-C47"):
        return "CG-C47"
    return "" if where_shadowfax_runs(state, seat, card) else "CG-C17:any"


# Death! Ride, Ride to Ruin.

RIDE = NUMBER["Death! Ride, Ride to Ruin"]


@when_played("Death! Ride, Ride to Ruin")
def death_ride(state: State, seat: int, card: int) -> None:
    """Eliminate {$at_least} or more of your Rohan cards in reserve; then the Mordor player must eliminate, by choice,
    as many Mordor cards on active battlegrounds."""
    push(state, ("ride_to_ruin", seat, 0))


@playable("Death! Ride, Ride to Ruin")
def somebody_rides(state: State, seat: int, card: int) -> str:
    # CG-C48: without a Rohan card to eliminate the event has no effect.
    return "" if of_faction(state, state.reserve[seat], ROHAN) else "CG-C48:nobody"


def of_faction(state: State, pile: list[int], faction: int) -> list[int]:
    """The armies, characters and, unless switched off, items of a faction in a face-up pile (CG-C48)."""
    found = []
    for card in pile:
        carried = [] if ruling(state, "CG-C48") else state.items.get(card, [])
        found += [each for each in (card, *carried) if FACTION[each] == faction]
    return found


def eliminate_alone_or_with_items(state: State, card: int) -> None:
    """An item alone, anything else with what follows it. May ask, so it comes last."""
    if TYPE[card] == ITEM:
        eliminate_item(state, card)
    else:
        eliminate(state, card, source_of(state, card), BY_TEXT)


@question("CG-C48", "done:number", everybody_sees=True)
def ride_to_ruin(state: State, seat: int, done: int) -> list[Action]:
    """(ride_to_ruin, seat, done): one more Rohan card in reserve to eliminate, or no more."""
    riders = of_faction(state, state.reserve[seat], ROHAN)
    may_stop = done >= amount(RIDE, "at_least") or not riders
    return [("eliminate", card) for card in riders] + ([("decline", 0)] if may_stop else [])


@answers(ride_to_ruin)
def ride(state: State, action: Action, seat: int, done: int) -> None:
    if action[0] == "eliminate":
        push(state, ("ride_to_ruin", seat, done + 1))
        eliminate_alone_or_with_items(state, action[1])
    elif done:
        push(state, ("ruin_of_mordor", seat_of(state, MORDOR), done))


@question("CG-C48", "left:number", everybody_sees=True)
def ruin_of_mordor(state: State, seat: int, left: int) -> list[Action]:
    """(ruin_of_mordor, seat, left): a Mordor card on an active battleground to eliminate; nothing if there is none."""
    fallen = [card for pile in state.field[SHADOW::2] for card in of_faction(state, distinct(pile), MORDOR)]
    return [("eliminate", card) for card in fallen] or [("decline", 0)]


@answers(ruin_of_mordor)
def fall(state: State, action: Action, seat: int, left: int) -> None:
    if action[0] == "eliminate":
        if left > 1:
            push(state, ("ruin_of_mordor", seat, left - 1))
        eliminate_alone_or_with_items(state, action[1])
