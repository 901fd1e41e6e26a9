"""Playing cards (section 8): name the card, choose its place, pay, resolve its text; and cards drawn aside (CG-8.5)."""

from __future__ import annotations

from thirdage.cardgame.asks import distinct
from thirdage.cardgame.book import NOBODY, answers, push, question, refuses, step
from thirdage.cardgame.entry import barred, cannot_play, cannot_wield, destinations, wielders
from thirdage.cardgame.hooks import FROM_ASIDE, ON_ARRIVAL, WHEN_PLAYED
from thirdage.cardgame.knowledge import seen_in
from thirdage.cardgame.state import ASIDE, HAND, State
from thirdage.cardgame.tables import ARMY, CHARACTER, EVENT, ITEM, RESERVE, TYPE, is_path
from thirdage.cardgame.texts import resolve_text
from thirdage.cardgame.verbs import (
    attach,
    cycle_aside,
    draw_aside,
    eliminate_from_aside,
    leave_hidden_pile,
    move,
    place,
)
from thirdage.cardgame.verbs import finish_event as finish
from thirdage.cardgame.whereabouts import is_bot, where
from thirdage.kernel.events import tell
from thirdage.kernel.frames import Action

FROM_HAND = 0  # the source of a card played as an action; otherwise the text that lets it be played


def name_card(state: State, seat: int, card: int, source: int) -> None:
    """The card is named in order to be played: everybody sees it. Its place comes next, then `settle`."""
    seen_in(state, card, pile_of(source))
    if TYPE[card] == EVENT:
        put(state, seat, card, source)
        state.resolving.append(card)
        tell(state, "play_event", seat, card, pile_of(source))
    elif TYPE[card] == ITEM:
        push(state, ("which_wielder", seat, card, source))
    else:
        push(state, ("destination", seat, card, source))


def pile_of(source: int) -> int:
    return ASIDE if source else HAND


def put(state: State, seat: int, card: int, source: int) -> None:
    """Take a named card out of the hand or of the cards drawn aside; it is played now."""
    leave_hidden_pile(state, seat, card, bool(source))
    if TYPE[card] in (CHARACTER, ITEM) or (TYPE[card] == EVENT and is_bot(state, seat)):  # AS-6.7: a bot's events too
        state.played.append(card)


def places_for(state: State, card: int, source: int) -> list[int]:
    """Where this card may be played; a text may name the one place (CG-R36)."""
    only = FROM_ASIDE[source][1] if source else None
    return destinations(state, card) if only is None else [only]


@question("CG-8.11", "card:card source:thing", everybody_sees=True)
def destination(state: State, seat: int, card: int, source: int) -> list[Action]:
    """(destination, seat, card, source): where the army or character goes."""
    return [("to", place_) for place_ in places_for(state, card, source)]


@answers(destination)
def go_to(state: State, action: Action, seat: int, card: int, source: int) -> None:
    put(state, seat, card, source)
    place(state, seat, card, action[1], pile_of(source))


@refuses(destination)
def why_not_there(state: State, action: Action, seat: int, card: int, source: int) -> str:
    if action[0] != "to":
        return "CG-8.8" if TYPE[card] == ARMY else ""
    if source and FROM_ASIDE[source][1] is not None:
        return "CG-R36"
    return barred(state, card, action[1])


@question("CG-8.13", "card:card source:thing", everybody_sees=True)
def which_wielder(state: State, seat: int, card: int, source: int) -> list[Action]:
    """(which_wielder, seat, card, source): onto whom the item is played."""
    return [("onto", wielder) for wielder in wielders(state, card)]


@answers(which_wielder)
def give_to(state: State, action: Action, seat: int, card: int, source: int) -> None:
    put(state, seat, card, source)
    attach(state, seat, card, action[1], pile_of(source))


@refuses(which_wielder)
def why_not_onto(state: State, action: Action, seat: int, card: int, source: int) -> str:
    return cannot_wield(state, card, action[1]) if action[0] == "onto" else ""


# From hand: the action.


def play_from_hand(state: State, seat: int, card: int) -> None:
    push(state, ("pay", seat, 1, card), ("resolve", seat, card))
    name_card(state, seat, card, FROM_HAND)


@step
def pay(state: State, seat: int, count: int, *cards: int) -> None:
    """Cycle another card of the hand for the card played, or forsake one for the last (CG-8.2, CG-8.3); a bot pays nothing (AS-6.1)."""
    if not is_bot(state, seat):
        push(state, ("must_cycle", seat, count, *cards))


@step
def resolve(state: State, seat: int, card: int) -> None:
    """The text of a card just played, in printed order (CG-8.6); then an event is eliminated (CG-8.18)."""
    if TYPE[card] == EVENT:
        push(state, ("finish_event", NOBODY, card))
    elif TYPE[card] != ITEM:
        push(state, ("arrive", seat, card))
    for text in reversed(range(len(WHEN_PLAYED.get(card, ())))):
        push(state, ("when_played", seat, card, text))


@step
def when_played(state: State, seat: int, card: int, text: int) -> None:
    resolve_text(state, card, TYPE[card] != EVENT, WHEN_PLAYED[card][text], seat, card)


@step
def arrive(state: State, seat: int, card: int) -> None:
    """Text of a card that has come to a path or battleground, by play or by move (CG-C11)."""
    if card not in ON_ARRIVAL:
        return
    on_path, on_battleground, text = ON_ARRIVAL[card]
    there = where(state, card)
    if there > RESERVE and (on_path if is_path(there) else on_battleground):
        resolve_text(state, card, True, text, seat, card, there)


@step
def finish_event(state: State, seat: int, card: int) -> None:
    finish(state, card)


def move_card(state: State, seat: int, card: int, target: int) -> None:
    """Move a card and resolve what its arrival does. May ask, so it comes last."""
    push(state, ("arrive", seat, card))
    move(state, card, target)


# Drawn aside: "draw N, play up to M, cycle the rest" (CG-8.5, CG-C15).


@step
def draw_and_play(state: State, seat: int, source: int, count: int, plays: int, eliminated: int = 0) -> None:
    """Draw cards aside, eliminate some of them, play up to `plays` that fit the text, cycle the rest."""
    draw_aside(state, seat, count, face_up=is_bot(state, seat))
    if len(state.aside[seat]) <= eliminated:  # everybody sees that there is nothing to choose
        for card in state.aside[seat][:]:
            eliminate_from_aside(state, seat, card)
        return
    push(state, *[("eliminate_aside", seat, source)] * eliminated, ("play_aside", seat, source, plays))


@question("CG-C67", "source:thing")
def eliminate_aside(state: State, seat: int, source: int) -> list[Action]:
    """(eliminate_aside, seat, source): one of the cards drawn aside is eliminated, unseen."""
    return [("eliminate", card) for card in distinct(state.aside[seat])]


@refuses(eliminate_aside)
def why_not_eliminate_aside(state: State, action: Action, seat: int, source: int) -> str:
    return "CG-R35" if action[0] == "eliminate" else ""


@answers(eliminate_aside)
def eliminate_chosen_aside(state: State, action: Action, seat: int, source: int) -> None:
    eliminate_from_aside(state, seat, action[1])


def cannot_play_aside(state: State, seat: int, card: int, source: int) -> str:
    """The rule by which a card drawn aside may not be played by this text now, or nothing."""
    fits, only = FROM_ASIDE[source]
    if not fits(card):
        return "CG-C15:other"
    return cannot_play(state, seat, card) or (barred(state, card, only) if only is not None else "")


@question("CG-C15", "source:thing plays:number")
def play_aside(state: State, seat: int, source: int, plays: int, *played: int) -> list[Action]:
    """(play_aside, seat, source, plays, *played): one of the cards drawn aside, or no more. Asked whatever they are."""
    cards = distinct(state.aside[seat])
    return [("play", card) for card in cards if not cannot_play_aside(state, seat, card, source)] + [("decline", 0)]


@answers(play_aside)
def play_or_stop(state: State, action: Action, seat: int, source: int, plays: int, *played: int) -> None:
    verb, card = action
    if verb == "decline":
        end_aside(state, seat, source, *played)
        return
    after = (source, plays - 1, *played, card)
    push(state, ("play_aside", seat, *after) if plays > 1 and len(state.aside[seat]) > 1 else ("end_aside", seat, source, *after[2:]))
    name_card(state, seat, card, source)


@refuses(play_aside)
def why_not_play_aside(state: State, action: Action, seat: int, source: int, plays: int, *played: int) -> str:
    if action[0] != "play":
        return ""
    return cannot_play_aside(state, seat, action[1], source) if action[1] in state.aside[seat] else "CG-R35"


@step
def end_aside(state: State, seat: int, source: int, *played: int) -> None:
    """Cycle the rest; it pays for what was played, the missing cost is paid as usual (CG-R33, CG-R34). Then their texts.

    The player orders the texts; no two cards that one text lets be played have any, so none is asked.
    """
    rest = cycle_aside(state, seat)
    push(state, *(("resolve", seat, card) for card in played))
    if played:
        push(state, ("pay", seat, len(played) - rest, *played))
