"""What each who looks on knows of face-down Event cards, and dealing anew what somebody cannot know.

Backs are public, so the cards of each deck are a matter of their own. Its face-down piles: the deck, and for each seat of its side
the hand, the face-down discards and the picked Combat card. Everybody knows something else: a seat its own piles, and with a
teammate what it gave in a swap; so for each seat and for a spectator (`may_be`) a bit mask a pile tells which cards may lie there.
"""

from __future__ import annotations

from random import Random

from thirdage.boardgame.state import State, card_seats, seating_of
from thirdage.boardgame.tables import CARDS_OF, DECK_OF, DECKS, FIRST_DECK
from thirdage.kernel import hidden
from thirdage.kernel.events import Event

DECK, HAND, DOWN, CHOSEN = range(4)  # kinds of face-down piles
Piles = tuple[list[int], ...]


def pile_of(state: State, deck: int, seat: int, kind: int) -> int:
    """The number of a pile among those of its deck."""
    return kind and 3 * card_seats(state, deck).index(seat) + kind


def spectator(state: State) -> int:
    """Whose masks are what everybody knows."""
    return len(seating_of(state).seats)


def base_of(state: State, viewer: int, deck: int) -> int:
    """Where the masks of a deck begin that this seat, or the spectator, has in mind."""
    return (viewer * len(DECKS) + deck - FIRST_DECK) * seating_of(state).piles


def piles_of(state: State, deck: int) -> Piles:
    """The cards of a deck in its face-down piles, in the order of their masks. Lists of their own, but for the deck."""
    piles = [state.deck[deck - FIRST_DECK]]
    for seat in card_seats(state, deck):
        for pile in (state.hand[seat], state.down[seat], state.chosen[seat]):
            piles.append([card for card in pile if DECK_OF[card] == deck])
    return tuple(piles) + ([],) * (seating_of(state).piles - len(piles))


def unseen_move(state: State, card: int, source: int, target: int, *seeing: int) -> None:
    """A card went from one face-down pile of its deck to another; only these seats saw which. It lies in the second by now."""
    deck = DECK_OF[card]
    left = len(piles_of(state, deck)[source])
    piles = seating_of(state).piles
    for viewer in range(spectator(state) + 1):
        base = base_of(state, viewer, deck)
        if viewer in seeing:
            hidden.seen_in(state.may_be, base, piles, card, target)
            if not left:
                state.may_be[base + source] = 0
        else:
            hidden.unseen(state.may_be, base, piles, source, target, left)


def revealed(state: State, card: int) -> None:
    """The card lies open now, for everybody."""
    deck = DECK_OF[card]
    piles = seating_of(state).piles
    there = piles_of(state, deck)
    for viewer in range(spectator(state) + 1):
        base = base_of(state, viewer, deck)
        hidden.face_up(state.may_be, base, piles, card)
        for pile in range(piles):
            if not there[pile]:
                state.may_be[base + pile] = 0


def only_these(state: State, seat: int, deck: int, kind: int, cards: frozenset[int]) -> None:
    """Everybody can tell that nothing else lies in this pile (BG-13.15: a Combat card whose precondition is met)."""
    mask = sum(1 << card for card in cards)
    pile = pile_of(state, deck, seat, kind)
    for viewer in range(spectator(state) + 1):
        state.may_be[base_of(state, viewer, deck) + pile] &= mask


def masks_of(state: State, viewer: int, deck: int) -> dict[int, int]:
    """For each face-down card of a deck the piles in which this seat, or the spectator, thinks it may lie."""
    cards = sorted(card for pile in piles_of(state, deck) for card in pile)
    return hidden.masks_of(state.may_be, base_of(state, viewer, deck), seating_of(state).piles, cards)


def known_in(state: State, viewer: int, seat: int, kind: int) -> list[int]:
    """The cards that this seat, or the spectator, knows to lie in a pile of a seat."""
    found: list[int] = []
    for deck in DECKS:
        if seat in card_seats(state, deck):
            mask = hidden.known_in(state.may_be, base_of(state, viewer, deck), seating_of(state).piles, pile_of(state, deck, seat, kind))
            found += [card for card in CARDS_OF[deck] if mask >> card & 1]
    return found


def determinize(state: State, viewer: int, rng: Random) -> State:
    """A copy in which everything that this seat, or the spectator, cannot know is dealt anew, with a new key.

    Depends on what the viewer knows and on `rng`, on nothing else.
    """
    copy = state.clone()
    copy.key = rng.randbytes(64)
    for deck in DECKS:
        masks = masks_of(state, viewer, deck)
        piles = piles_of(copy, deck)
        hidden.deal(piles, masks, rng)
        rng.shuffle(piles[0])
        put_back(copy, deck, piles)
        think_anew(copy, viewer, deck)
    return copy


def think_anew(state: State, viewer: int, deck: int) -> None:
    """What the others know in a copy: their own piles as they were dealt, and what everybody knows. More of it the viewer cannot tell."""
    count = seating_of(state).piles
    public = state.may_be[base_of(state, spectator(state), deck) :][:count]
    piles = piles_of(state, deck)
    for other in range(spectator(state)):
        if other == viewer:
            continue
        masks = public
        if other in card_seats(state, deck):
            own = {pile_of(state, deck, other, kind) for kind in (HAND, DOWN, CHOSEN)}
            held = sum(1 << card for pile in own for card in piles[pile])
            masks = [
                sum(1 << card for card in piles[pile]) if pile in own else mask & ~held if piles[pile] else 0
                for pile, mask in enumerate(public)
            ]
        base = base_of(state, other, deck)
        state.may_be[base : base + count] = masks


def put_back(state: State, deck: int, piles: Piles) -> None:
    """Let the cards of a deck lie as in these piles. In a hand they stand after those of other decks, sorted: its order tells nothing."""
    for number, seat in enumerate(card_seats(state, deck)):
        for kind, own in ((HAND, state.hand), (DOWN, state.down), (CHOSEN, state.chosen)):
            others = [card for card in own[seat] if DECK_OF[card] != deck]
            own[seat] = sorted(others + piles[3 * number + kind])


def knows_place(state: State, viewer: int, card: int) -> bool:
    """Does this seat, or the spectator, know where the card lies?"""
    deck = DECK_OF[card]
    masks = hidden.masks_of(state.may_be, base_of(state, viewer, deck), seating_of(state).piles, [card])
    return masks[card].bit_count() <= 1


def twins(state: State, viewer: int) -> list[tuple[int, int]]:
    """Pairs of face-down cards that this seat, or the spectator, cannot tell apart: each may lie where the other lies."""
    pairs: list[tuple[int, int]] = []
    for deck in DECKS:
        pairs += hidden.twins(piles_of(state, deck), masks_of(state, viewer, deck))
    return pairs


def exchange(state: State, a: int, b: int) -> None:
    """Let two face-down cards of a deck change places. Whoever can tell them apart knows the one where the other lay."""
    for pile in (*state.deck, *state.hand, *state.down, *state.chosen):
        pile[:] = [b if card == a else a if card == b else card for card in pile]
    deck, both = DECK_OF[a], 1 << a | 1 << b
    lies = {card: pile for pile, cards in enumerate(piles_of(state, deck)) for card in cards}
    for viewer in range(spectator(state) + 1):
        base = base_of(state, viewer, deck)
        if not (state.may_be[base + lies[a]] >> a & 1 and state.may_be[base + lies[b]] >> b & 1):
            for mask in range(base, base + seating_of(state).piles):
                if (state.may_be[mask] & both).bit_count() == 1:
                    state.may_be[mask] ^= both


# What the laws of hidden information ask (kernel.contract.Secrets). OPEN is every place where cards lie face up.

Place = tuple[int, int]  # the deck, or -1 for what is open; the pile
OPEN = (-1, -1)


def places(state: State) -> dict[int, Place]:
    """Where every card truly lies."""
    found = {card: OPEN for deck in DECKS for card in CARDS_OF[deck]}
    for deck in DECKS:
        for pile, cards in enumerate(piles_of(state, deck)):
            found.update((card, (deck, pile)) for card in cards)
    return found


WAYS: dict[str, tuple[int, int | None]] = {  # kinds of events `seat deck card`: from which kind of pile to which; None: open
    "draws": (DECK, HAND),
    "discards": (HAND, DOWN),
    "picks_combat_card": (HAND, CHOSEN),
    "offers": (HAND, CHOSEN),
}
SHOWN = {"discards_shown": HAND, "combat_card": CHOSEN, "plays": HAND}  # `seat card`: from which kind of pile it comes to lie open


def moves(state: State, event: Event) -> list[tuple[int, Place, Place]]:
    """The cards that a redacted event moves, seats as numbers: which, where from, where to."""
    kind, *numbers = event
    if kind in WAYS:
        seat, deck, card = numbers
        source, target = WAYS[kind]
        return [(card, (deck, pile_of(state, deck, seat, source)), (deck, pile_of(state, deck, seat, target or 0)))]
    if kind in SHOWN:
        seat, card = numbers
        deck = DECK_OF[card]
        return [(card, (deck, pile_of(state, deck, seat, SHOWN[kind])), OPEN)]
    if kind == "swaps":
        seat, other, deck, card, same = numbers
        known = max(card, same)
        return [(known, (deck, pile_of(state, deck, seat, CHOSEN)), (deck, pile_of(state, deck, other, HAND)))]
    return []


MOVING = frozenset({*WAYS, *SHOWN, "swaps"})  # the kinds of events that move cards
