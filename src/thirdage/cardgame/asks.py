"""Questions and steps that many texts share: forsaking, cycling from hand, may, take, choosing a place.

A text looks here first (style guide, section 6).
"""

from __future__ import annotations

from thirdage.cardgame.book import answers, push, question, refuses, step
from thirdage.cardgame.hooks import ACCEPTED, CHOSEN, ELIGIBLE, SOUGHT, USABLE
from thirdage.cardgame.knowledge import none_of_them, one_of_them
from thirdage.cardgame.state import CYCLE, DECK, PILES, State
from thirdage.cardgame.tables import DESIGN, RESERVE
from thirdage.cardgame.tokens import add_corruption
from thirdage.cardgame.verbs import (
    FROM_HAND,
    FROM_RESERVE,
    cycle,
    cycle_from_hand,
    draw,
    eliminate,
    eliminate_from_hand,
    eliminate_item,
    forsake_top,
    save,
    saving_texts,
    shuffle_deck,
    take,
    touch_deck,
)
from thirdage.cardgame.whereabouts import is_bot, source_of, wielder_of
from thirdage.kernel.chance import any_of
from thirdage.kernel.events import tell
from thirdage.kernel.frames import Action


def distinct(cards: list[int]) -> list[int]:
    """Of several copies in one pile only the first: it cannot matter which one is taken."""
    seen: set[int] = set()
    first = []
    for card in cards:
        if DESIGN[card] not in seen:
            seen.add(DESIGN[card])
            first.append(card)
    return first


def one_of_each(state: State, cards: list[int]) -> list[int]:
    """As `distinct` in a reserve, where a copy that came this round is not as good as one that may move."""
    settled = distinct([card for card in cards if card not in state.fresh])
    new = distinct([card for card in cards if card in state.fresh])
    return [card for card in cards if card in settled or card in new]


@step
def draw_cards(state: State, seat: int, count: int) -> None:
    draw(state, seat, count)


@step
def corrupt(state: State, seat: int, count: int) -> None:
    add_corruption(state, count)


# Forsaking (CG-10.6).


def in_own_reserve(state: State, seat: int) -> list[int]:
    """Armies, characters and items in the reserve of a seat: all it may forsake from there (CG-8.16)."""
    cards = []
    for card in state.reserve[seat]:
        cards.append(card)
        cards += state.items.get(card, ())
    return cards


def forsakable(state: State, seat: int, *spared: int) -> int:
    """How many ways to forsake a seat has; everybody can count them. `spared`: cards that cannot be the one (CG-R30)."""
    reserve = [card for card in in_own_reserve(state, seat) if card not in spared]
    return len(state.hand[seat]) + len(reserve) + bool(state.deck[seat] or state.cycle[seat])


@step
def forsake(state: State, seat: int, *spared: int) -> None:
    """Forsake 1 card; with nothing to forsake nothing happens (CG-10.11)."""
    if is_bot(state, seat):
        forsake_as_bot(state, seat)
        return
    ways = forsakable(state, seat, *spared)
    if ways > 1:
        push(state, ("choose_forsaken", seat, *spared))
    elif ways:
        forsake_by(state, choose_forsaken(state, seat, *spared)[0], seat, *spared)


def forsake_as_bot(state: State, seat: int) -> None:
    """A bot does the first it can: cycle the right-most of its reserve with its items, cycle a random card of its hand,
    eliminate the top of its draw deck (AS-6.4, AS-R18, AS-R19).
    """
    if state.reserve[seat]:
        card = state.reserve[seat][-1]
        tell(state, "bot_forsakes", seat, 1)
        tell(state, "forsake", seat, card, 0)
        cycle(state, card, state.reserve[seat])
    elif state.hand[seat]:
        tell(state, "bot_forsakes", seat, 2)
        cycle_from_hand(state, seat, any_of(state, state.hand[seat]))
    elif state.deck[seat] or state.cycle[seat]:
        tell(state, "bot_forsakes", seat, 3)
        forsake_top(state, seat, 0)


@question("CG-10.6")
def choose_forsaken(state: State, seat: int, *spared: int) -> list[Action]:
    """(choose_forsaken, seat, *spared): a card from hand, one from reserve, or the unseen top of the draw deck."""
    options = [("forsake", card) for card in distinct(state.hand[seat])]
    reserve = [card for card in in_own_reserve(state, seat) if card not in spared]
    options += [("forsake", card) for card in one_of_each(state, reserve)]
    if state.deck[seat] or state.cycle[seat]:
        options.append(("forsake_top", 0))
    return options


@answers(choose_forsaken)
def forsake_by(state: State, action: Action, seat: int, *spared: int) -> None:
    verb, card = action
    pays_for = spared[0] if spared else 0
    if verb == "forsake_top":
        forsake_top(state, seat, pays_for)
        return
    if card in state.hand[seat]:
        eliminate_from_hand(state, seat, card, FROM_HAND, pays_for)
        return
    tell(state, "forsake", seat, card, pays_for)
    if card in state.reserve[seat]:
        eliminate(state, card, state.reserve[seat], FROM_RESERVE)
    else:
        eliminate_item(state, card)


@refuses(choose_forsaken)
def why_not_forsake(state: State, action: Action, seat: int, *spared: int) -> str:
    verb, card = action
    if verb == "forsake" and card in spared:
        return "CG-R30"
    if verb == "forsake" and wielder_of(state, card):
        return "CG-8.16"
    return ""


@question("CG-R6", "card:card why:number")
def which_text(state: State, seat: int, card: int, why: int) -> list[Action]:
    """(which_text, seat, card, why): two texts would cycle the card instead; its controller picks one."""
    return [("by", source) for source, _ in saving_texts(state, card, why)]


@answers(which_text)
def save_by(state: State, action: Action, seat: int, card: int, why: int) -> None:
    with_items = dict(saving_texts(state, card, why))[action[1]]
    save(state, card, source_of(state, card), action[1], with_items)


# Cycling from hand that a text or a cost demands (CG-10.3, CG-C18).


@step
def must_cycle(state: State, seat: int, count: int, *spared: int) -> None:
    """Cycle cards from hand, one after the other; what the hand lacks is forsaken (CG-R45)."""
    if count <= 0:
        return
    push(state, ("must_cycle", seat, count - 1, *spared))
    hand = state.hand[seat]
    if len(hand) > count:
        push(state, ("choose_cycled", seat, *spared))
    elif hand:  # all of it goes: everybody sees that there is nothing to choose
        cycle_chosen(state, ("cycle", hand[0]), seat, *spared)
    else:
        push(state, ("forsake", seat, *spared))


@question("CG-10.2")
def choose_cycled(state: State, seat: int, *played: int) -> list[Action]:
    """(choose_cycled, seat, *played): a card of the hand to cycle; `played`: the cards it pays for, if any."""
    return [("cycle", card) for card in distinct(state.hand[seat])]


@answers(choose_cycled)
def cycle_chosen(state: State, action: Action, seat: int, *played: int) -> None:
    cycle_from_hand(state, seat, action[1], *played[:1])


@refuses(choose_cycled)
def why_not_cycle(state: State, action: Action, seat: int, *played: int) -> str:
    verb, card = action
    if verb in ("forsake", "forsake_top"):
        return "CG-R32" if played else "CG-10.3"
    if verb == "cycle" and card in played:
        return "CG-R30"
    return "CG-8.2" if played else ""


# May.


def known_to_be_absent(state: State, seat: int, source: int) -> bool:
    """Does everybody know that no card this text seeks lies where it searches? Then asking is no tell, and pointless."""
    if source not in SOUGHT:
        return False
    cards, deck, cycled = SOUGHT[source]
    masks = state.may_be[PILES * seat : PILES * seat + PILES]
    thought = (masks[DECK] if deck else 0) | (masks[CYCLE] if cycled or not state.deck[seat] else 0)
    return not any(thought >> card & 1 for card in cards)


@question("CG-R2", "source:thing", everybody_sees=known_to_be_absent)
def may(state: State, seat: int, source: int) -> list[Action]:
    """(may, seat, source): does the player use an optional text? Asked even if it cannot be used: being asked tells nothing."""
    return [("decline", 0)] if cannot_accept(state, seat, source) else [("accept", 0), ("decline", 0)]


def cannot_accept(state: State, seat: int, source: int) -> str:
    """The rule by which an optional text cannot be used now, or nothing (CG-R3)."""
    condition = USABLE.get(source)
    return condition(state, seat, source) if condition else ""


@answers(may)
def accept_or_decline(state: State, action: Action, seat: int, source: int) -> None:
    if action[0] == "accept":
        tell(state, "uses_text", seat, source)
        ACCEPTED[source](state, seat, source)


@refuses(may)
def why_not_accept(state: State, action: Action, seat: int, source: int) -> str:
    return cannot_accept(state, seat, source) if action[0] == "accept" else ""


# Taking a named card (CG-C6, CG-C7).


def takable(state: State, seat: int, source: int) -> list[tuple[int, int]]:
    """(card, pile) of the cards this text may take now. An empty draw deck is rebuilt first, so the cycle pile counts."""
    cards, deck, cycled = SOUGHT[source]
    found: list[tuple[int, int]] = []
    if deck:
        found += [(card, DECK) for card in sorted(cards.intersection(state.deck[seat] or state.cycle[seat]))]
    if cycled:
        known = [card for card, _ in found]
        found += [(card, CYCLE) for card in sorted(cards.intersection(state.cycle[seat])) if card not in known and card != source]
    return found


def begin_search(state: State, seat: int, source: int) -> None:
    """A text that takes from the draw deck is used, its price comes next (CG-C6): an empty deck is rebuilt first, and
    everybody knows that a card sought is there.
    """
    touch_deck(state, seat)
    one_of_them(state, seat, SOUGHT[source][0], DECK)


@question("CG-R10", "source:thing", everybody_sees=known_to_be_absent)
def may_take(state: State, seat: int, source: int) -> list[Action]:
    """(may_take, seat, source): one of the cards sought, or none. Asked even if none is there: being asked tells nothing."""
    return [("take", card) for card, _ in takable(state, seat, source)] + [("decline", 0)]


@question("CG-10.8", "source:thing", everybody_sees=known_to_be_absent)
def must_take(state: State, seat: int, source: int) -> list[Action]:
    """(must_take, seat, source): one of the cards sought. Asked even if none is there: then there is nothing but to say so."""
    return [("take", card) for card, _ in takable(state, seat, source)] or [("decline", 0)]


@answers(may_take)
def take_chosen(state: State, action: Action, seat: int, source: int) -> None:
    if action[0] == "take":
        if SOUGHT[source][1]:
            touch_deck(state, seat)
        pile = dict(takable(state, seat, source))[action[1]]
        take(state, seat, action[1], pile)


@answers(must_take)
def take_what_is_there(state: State, action: Action, seat: int, source: int) -> None:
    """A searched deck is shuffled even if nothing was found (CG-C6); everybody knows then that nothing was there."""
    if action[0] == "take":
        take_chosen(state, action, seat, source)
        return
    cards, deck, cycled = SOUGHT[source]
    if deck:
        touch_deck(state, seat)
        none_of_them(state, seat, cards, DECK)
        tell(state, "shuffle", seat)
        shuffle_deck(state, seat)
    if cycled:
        none_of_them(state, seat, cards - {source}, CYCLE)


@refuses(may_take, must_take)
def why_not_take(state: State, action: Action, seat: int, source: int) -> str:
    if action[0] != "take":
        return ""
    if action[1] not in SOUGHT[source][0]:
        return "CG-R10:other"
    return "CG-C7" if action[1] == source else "CG-R10:there"


# Choosing a place.


@question("CG-C13", "source:thing", everybody_sees=True)
def choose_place(state: State, seat: int, source: int) -> list[Action]:
    """(choose_place, seat, source): one of the places this text may choose."""
    return [("to", place) for place in ELIGIBLE[source](state, seat, source)]


@refuses(choose_place)
def why_not_that_place(state: State, action: Action, seat: int, source: int) -> str:
    return "" if action[0] != "to" or action[1] in (RESERVE, state.road, *state.active) else "CG-6.3"


@answers(choose_place)
def place_chosen(state: State, action: Action, seat: int, source: int) -> None:
    CHOSEN[source](state, seat, source, action[1])
