"""The verbs of the rulebook (section 10): the only functions that change piles. Each tells what it did.

Verbs that may ask (`eliminate`, `forsake` and what is built on them) are called last, after everything that follows has
been pushed.
"""

from __future__ import annotations

from thirdage.cardgame.book import push
from thirdage.cardgame.hooks import SAVES, SEES_TOP
from thirdage.cardgame.knowledge import emptied, face_up, mask_of, poured, seen_in, unseen
from thirdage.cardgame.state import ASIDE, CYCLE, DECK, GONE, HAND, State, ruling
from thirdage.cardgame.tables import RESERVE, SIDE
from thirdage.cardgame.whereabouts import at, is_bot, owner_of, source_of, wielder_of
from thirdage.kernel.chance import shuffle
from thirdage.kernel.events import tell

# Why a card is eliminated.
PATH_COMBAT, BATTLEGROUND_COMBAT, FROM_HAND, FROM_RESERVE, FROM_DECK, WINNOWED, BY_TEXT, AS_PRICE, REMOVED = range(9)
IN_COMBAT = (PATH_COMBAT, BATTLEGROUND_COMBAT)
FORSAKEN = (FROM_HAND, FROM_RESERVE, FROM_DECK)


# Decks.


def touch_deck(state: State, seat: int) -> None:
    """Ordinary recycling (CG-10.9, CG-R47), after a card has left the draw deck and before any use of it."""
    if not state.deck[seat] and state.cycle[seat]:
        state.deck[seat], state.cycle[seat] = state.cycle[seat], []
        poured(state, seat, CYCLE, DECK)
        tell(state, "recycle", seat, 1)
        shuffle_deck(state, seat)
    elif state.items:
        look_at_top(state, seat)


def shuffle_deck(state: State, seat: int) -> None:
    shuffle(state, state.deck[seat])
    state.seen_top[seat] = 0
    look_at_top(state, seat)


def look_at_top(state: State, seat: int) -> None:
    """A text lets this seat always know its top card (CG-C37)."""
    if state.deck[seat] and not state.seen_top[seat] and any(sees(state, seat) for sees in SEES_TOP):
        state.seen_top[seat] = 1
        state.shown += 1


def recycle(state: State, seat: int) -> None:
    """Recycle by text: shuffle the cycle pile into the remaining draw deck (CG-10.10, CG-R50)."""
    if state.cycle[seat]:
        state.deck[seat] += state.cycle[seat]
        state.cycle[seat] = []
        poured(state, seat, CYCLE, DECK)
        tell(state, "recycle", seat, 0)
        shuffle_deck(state, seat)


def _top(state: State, seat: int) -> int:
    """Take the top card off the draw deck, 0 if there is none."""
    deck = state.deck[seat]
    if not deck:
        touch_deck(state, seat)
        deck = state.deck[seat]
        if not deck:
            tell(state, "draws_nothing", seat)
            return 0
    if state.seen_top[seat]:
        state.seen_top[seat] -= 1
    return deck.pop()


def draw(state: State, seat: int, count: int) -> None:
    """Draw cards into the hand; stops when deck and cycle pile have run out (CG-10.1, CG-10.11)."""
    for _ in range(count):
        card = _top(state, seat)
        if not card:
            return
        state.hand[seat].append(card)
        unseen(state, seat, DECK, HAND, len(state.deck[seat]))
        state.shown += 1
        if state.events is not None:
            tell(state, "draw", seat, card)
        touch_deck(state, seat)


def draw_aside(state: State, seat: int, count: int, face_up: bool = False) -> None:
    """Draw cards to choose from, apart from the hand (CG-R35); for a bot as a row that all can see (AS-R37)."""
    for _ in range(count):
        card = _top(state, seat)
        if not card:
            return
        state.aside[seat].append(card)
        state.shown += 1
        if face_up:
            seen_in(state, card, ASIDE)
            if not state.deck[seat]:
                emptied(state, seat, DECK)
        else:
            unseen(state, seat, DECK, ASIDE, len(state.deck[seat]))
        tell(state, "draw_into_row" if face_up else "draw_aside", seat, card)
        touch_deck(state, seat)


def take(state: State, seat: int, card: int, pile: int) -> None:
    """Take a named card into the hand and show it; a searched draw deck is shuffled (CG-10.8, CG-R51)."""
    source = state.deck[seat] if pile == DECK else state.cycle[seat]
    source.remove(card)
    state.hand[seat].append(card)
    seen_in(state, card, HAND)
    if not source:
        emptied(state, seat, pile)
    state.shown += 1
    tell(state, "take", seat, card, pile)
    if pile == DECK:
        tell(state, "shuffle", seat)
        shuffle_deck(state, seat)
        touch_deck(state, seat)


def take_from_aside(state: State, seat: int, card: int) -> None:
    state.aside[seat].remove(card)
    state.hand[seat].append(card)
    unseen(state, seat, ASIDE, HAND, len(state.aside[seat]))
    tell(state, "take_unseen", seat, card)


# Cycling.


def cycle_from_hand(state: State, seat: int, card: int, pays_for: int = 0) -> None:
    """Put a card of the hand on the cycle pile, not shown (CG-3.5, CG-10.2), perhaps as the cost of a card just played."""
    hand = state.hand[seat]
    hand.remove(card)
    state.cycle[seat].append(card)
    unseen(state, seat, HAND, CYCLE, len(hand))
    tell(state, "cycle_unseen", seat, card, pays_for, HAND)


def cycle_from_aside(state: State, seat: int, card: int) -> None:
    state.aside[seat].remove(card)
    state.cycle[seat].append(card)
    if is_bot(state, seat) and mask_of(state, seat, card) == 1 << ASIDE:  # out of its row
        seen_in(state, card, CYCLE)
        tell(state, "cycle_shown", seat, card, ASIDE)
        return
    unseen(state, seat, ASIDE, CYCLE, len(state.aside[seat]))
    tell(state, "cycle_unseen", seat, card, 0, ASIDE)


def show_and_cycle(state: State, seat: int, card: int) -> None:
    """Cycle a card of the hand that was looked at: a bot turned it over and cannot play it."""
    state.hand[seat].remove(card)
    state.cycle[seat].append(card)
    seen_in(state, card, CYCLE)
    if not state.hand[seat]:
        emptied(state, seat, HAND)
    tell(state, "cycle_shown", seat, card, HAND)


def cycle_aside(state: State, seat: int) -> int:
    """Cycle the rest of the cards drawn aside; tells how many."""
    rest = state.aside[seat][:]
    for card in rest:
        cycle_from_aside(state, seat, card)
    return len(rest)


def cycle(state: State, card: int, source: list[int]) -> None:
    """Cycle a card in play with its items, each to its owner's pile (CG-8.16, CG-8.17)."""
    source.remove(card)
    _to_cycle_pile(state, card)
    for item in state.items.pop(card, ()):
        _to_cycle_pile(state, item)


def cycle_item(state: State, item: int) -> None:
    """Cycle an item alone; its wielder stays."""
    _unwield(state, item)
    _to_cycle_pile(state, item)


def _to_cycle_pile(state: State, card: int, saved_by: int = 0) -> None:
    owner = owner_of(state, card)
    state.cycle[owner].append(card)
    seen_in(state, card, CYCLE)
    _forget(state, card)
    if saved_by:
        tell(state, "saved", owner, card, saved_by)
    else:
        tell(state, "cycle", owner, card)


def _to_eliminated_pile(state: State, card: int) -> None:
    owner = owner_of(state, card)
    state.gone[owner].append(card)
    seen_in(state, card, GONE)
    _forget(state, card)
    tell(state, "eliminate", owner, card)


def _forget(state: State, card: int) -> None:
    """A card that leaves takes its tokens along (CG-R57) and is new when it comes back."""
    if state.tokens:
        state.tokens = [token for token in state.tokens if token[0] != card]
    if card in state.fresh:
        state.fresh.remove(card)


def _unwield(state: State, item: int) -> None:
    wielder = wielder_of(state, item)
    state.items[wielder].remove(item)
    if not state.items[wielder]:
        del state.items[wielder]


# Eliminating.


def saving_texts(state: State, card: int, why: int) -> list[tuple[int, bool]]:
    """The texts that cycle this card instead: (card with the text, are its items saved too)."""
    if why == REMOVED:
        return []  # CG-C5: no text saves it
    found = []
    for source in (card, *state.items.get(card, ())):
        for items, applies in SAVES.get(source, ()):
            if applies(state, card, why):
                found.append((source, items))
    return found


def eliminate(state: State, card: int, source: list[int], why: int) -> None:
    """Eliminate an army or character in play with its items, unless a text cycles it. May ask which text (CG-R6)."""
    texts = saving_texts(state, card, why)
    if len({items for _, items in texts}) == 2 and state.items.get(card):
        push(state, ("which_text", owner_of(state, card), card, why))
    elif texts:
        save(state, card, source, *texts[0])
    else:
        _eliminate(state, card, source, why)


def _eliminate(state: State, card: int, source: list[int], why: int) -> None:
    source.remove(card)
    if why in IN_COMBAT:
        state.fallen.append(card)
    _to_eliminated_pile(state, card)
    for item in state.items.pop(card, ()):
        _to_eliminated_pile(state, item)


def save(state: State, card: int, source: list[int], by: int, with_items: bool) -> None:
    """Cycle a card that would be eliminated; its items go along or are eliminated (CG-C4, CG-C39)."""
    source.remove(card)
    _to_cycle_pile(state, card, by)
    for item in state.items.pop(card, ()):
        if with_items:
            _to_cycle_pile(state, item)
        else:
            _to_eliminated_pile(state, item)


def bring_back(state: State, card: int) -> None:
    """Put a card that was eliminated from play on its owner's cycle pile after all (CG-C68)."""
    owner = owner_of(state, card)
    state.gone[owner].remove(card)
    if not state.gone[owner]:
        emptied(state, owner, GONE)
    state.cycle[owner].append(card)
    seen_in(state, card, CYCLE)
    tell(state, "bring_back", owner, card)


def finish_event(state: State, card: int) -> None:
    """An event whose text is resolved is eliminated (CG-8.18), a bot's is cycled (AS-R38)."""
    state.resolving.remove(card)
    if is_bot(state, owner_of(state, card)) and not ruling(state, "AS-R38"):
        _to_cycle_pile(state, card)
    else:
        _to_eliminated_pile(state, card)


def eliminate_item(state: State, item: int) -> None:
    """Eliminate an item without its wielder."""
    _unwield(state, item)
    _to_eliminated_pile(state, item)


def eliminate_from_hand(state: State, seat: int, card: int, why: int, pays_for: int = 0) -> None:
    """Not shown, unless the card has text about its own elimination (CG-3.4)."""
    state.hand[seat].remove(card)
    _out_of_sight(state, seat, card, HAND, len(state.hand[seat]), why, pays_for)


def eliminate_from_aside(state: State, seat: int, card: int) -> None:
    state.aside[seat].remove(card)
    _out_of_sight(state, seat, card, ASIDE, len(state.aside[seat]), BY_TEXT)


def forsake_top(state: State, seat: int, pays_for: int) -> None:
    """Forsake the top card of the draw deck, looked at afterwards (CG-10.6, CG-R48), perhaps as the cost of a card just played."""
    card = _top(state, seat)
    state.shown += 1
    _out_of_sight(state, seat, card, DECK, len(state.deck[seat]), FROM_DECK, pays_for)
    touch_deck(state, seat)  # CG-C3: the card was put away first


def _out_of_sight(state: State, seat: int, card: int, pile: int, left: int, why: int, pays_for: int = 0) -> None:
    """Eliminate a card that was taken out of a face-down pile. The eliminated pile of a bot is open to all (AS-4.3)."""
    saved, open_to_all = bool(saving_texts(state, card, why)), is_bot(state, seat)
    if saved or (open_to_all and why in FORSAKEN):
        if not left:
            emptied(state, seat, pile)
        state.shown += 1
        face_up(state, card)
        if why in FORSAKEN:
            tell(state, "forsake_shown", seat, card, pays_for, pile)
        else:
            tell(state, "revealed", seat, card, pile)
        if saved:
            _to_cycle_pile(state, card, card)
        else:
            _to_eliminated_pile(state, card)
        return
    if open_to_all:
        if not left:
            emptied(state, seat, pile)
        state.shown += 1
        state.gone[seat].append(card)
        seen_in(state, card, GONE)
        tell(state, "eliminate_shown", seat, card, pile)
        return
    state.gone[seat].append(card)
    unseen(state, seat, pile, GONE, left)
    if why in FORSAKEN:
        tell(state, "forsake_unseen", seat, card, pays_for, pile)
    else:
        tell(state, "eliminate_unseen", seat, card, pile)


def remove(state: State, card: int) -> None:
    """Remove a named card from the game wherever it is (CG-10.7, CG-C5)."""
    seat = owner_of(state, card)
    if seat < 0:
        return
    source = source_of(state, card)
    if source:
        _eliminate(state, card, source, REMOVED)
        return
    for pile, cards in ((DECK, state.deck[seat]), (HAND, state.hand[seat]), (CYCLE, state.cycle[seat]), (ASIDE, state.aside[seat])):
        if card in cards:
            if pile == DECK and state.seen_top[seat] and cards[-1] == card:
                state.seen_top[seat] = 0
            cards.remove(card)
            if not cards:
                emptied(state, seat, pile)
            state.shown += 1
            face_up(state, card)
            tell(state, "revealed", seat, card, pile)
            _to_eliminated_pile(state, card)
            if pile == DECK:
                tell(state, "shuffle", seat)
                shuffle_deck(state, seat)
                touch_deck(state, seat)
            return
    seen_in(state, card, GONE)  # nothing is shown, so everybody knows where it lies
    tell(state, "gone_already", seat, card)


# Coming into play.


def leave_hidden_pile(state: State, seat: int, card: int, aside: bool) -> None:
    """A card of the hand, or of the cards drawn aside, is laid open."""
    pile = state.aside[seat] if aside else state.hand[seat]
    pile.remove(card)
    face_up(state, card)
    if not pile:
        emptied(state, seat, ASIDE if aside else HAND)


def place(state: State, seat: int, card: int, target: int, pile: int) -> None:
    """Put an army or character that comes from this pile face up into the reserve or to an active location."""
    if target == RESERVE:
        state.reserve[seat].append(card)
        if not is_bot(state, seat):  # AS-6.5
            state.fresh.append(card)
    else:
        at(state, target, SIDE[card]).append(card)
    tell(state, "play", seat, card, target, pile)


def attach(state: State, seat: int, item: int, wielder: int, pile: int) -> None:
    state.items.setdefault(wielder, []).append(item)
    tell(state, "attach", seat, item, wielder, pile)
    for other in range(len(state.deck)):
        look_at_top(state, other)


def move(state: State, card: int, target: int) -> None:
    """Move an army or character with its items from its reserve to an active location (CG-9.2)."""
    seat = owner_of(state, card)
    state.reserve[seat].remove(card)
    if card in state.fresh:
        state.fresh.remove(card)
    at(state, target, SIDE[card]).append(card)
    tell(state, "move", seat, card, target)
