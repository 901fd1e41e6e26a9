"""What the others know of a seat's face-down cards, and dealing anew what somebody cannot know.

An owner knows every pile of the own cards, and of the deck's order only the top cards that were shown (`seen_top`).
Everybody else knows the same: for each pile a bit mask of the cards that may lie in it (`may_be`). Verbs keep the masks
through the functions here; `determinize` deals within them. (Style guide, section 8.)
"""

from __future__ import annotations

from itertools import combinations
from random import Random

from thirdage.cardgame.state import ASIDE, CYCLE, DECK, GONE, HAND, PILES, State, setting_of
from thirdage.kernel import hidden
from thirdage.kernel.contract import ALL
from thirdage.kernel.events import Event

EYES: dict[tuple[int, int, int], tuple[int, ...]] = {}  # (setting, persons, seat) -> the seats of that seat's person


def eyes_of(state: State, seat: int) -> tuple[int, ...]:
    """The seats whose hidden cards this seat's person sees: all that the person holds (CG-R70); of a bot's seat none (AS-4.1)."""
    key = (state.setting, state.persons, seat)
    if key not in EYES:
        given = setting_of(state)
        held = next((person for person in given.persons[state.persons] if given.seats[seat] in person), ())  # nobody holds a bot
        EYES[key] = tuple(given.seats.index(name) for name in held)
    return EYES[key]


def piles_of(state: State, seat: int) -> tuple[list[int], ...]:
    """The face-down piles of a seat in the order of their masks."""
    return state.deck[seat], state.hand[seat], state.cycle[seat], state.gone[seat], state.aside[seat]


def unseen(state: State, seat: int, source: int, target: int, left: int) -> None:
    """A card went unseen from one of the seat's piles to another; `left` cards stay in the first."""
    hidden.unseen(state.may_be, PILES * seat, PILES, source, target, left)


def seen_in(state: State, card: int, pile: int) -> None:
    """Everybody knows that the card lies in this pile of its owner."""
    hidden.seen_in(state.may_be, PILES * setting_of(state).owner[card], PILES, card, pile)


def face_up(state: State, card: int) -> None:
    """The card lies open now: in nobody's doubt."""
    hidden.face_up(state.may_be, PILES * setting_of(state).owner[card], PILES, card)


def one_of_them(state: State, seat: int, cards: frozenset[int], pile: int) -> None:
    """Everybody knows that at least one of these cards lies in this pile of the seat: which one, if only one can."""
    may = [card for card in cards if state.may_be[PILES * seat + pile] >> card & 1]
    if len(may) == 1:
        seen_in(state, may[0], pile)


def none_of_them(state: State, seat: int, cards: frozenset[int], pile: int) -> None:
    """Everybody knows that none of these cards lies in this pile of the seat."""
    for card in cards:
        state.may_be[PILES * seat + pile] &= ~(1 << card)


def emptied(state: State, seat: int, pile: int) -> None:
    """Nothing lies in this pile, and everybody sees it."""
    state.may_be[PILES * seat + pile] = 0


def poured(state: State, seat: int, source: int, target: int) -> None:
    """A whole pile was shuffled into another."""
    masks = state.may_be
    masks[PILES * seat + target] |= masks[PILES * seat + source]
    masks[PILES * seat + source] = 0


def mask_of(state: State, seat: int, card: int) -> int:
    """The piles of its owner in which somebody else may think the card lies, as a bit mask of piles."""
    base = PILES * seat
    return sum(1 << pile for pile in range(PILES) if state.may_be[base + pile] >> card & 1)


def masks_of(state: State, seat: int, cards: list[int]) -> dict[int, int]:
    """`mask_of` for many cards of a seat at once."""
    return hidden.masks_of(state.may_be, PILES * seat, PILES, cards)


def known_in(state: State, seat: int, pile: int) -> list[int]:
    """The cards everybody knows to lie in this pile, in order of their numbers."""
    mask = hidden.known_in(state.may_be, PILES * seat, PILES, pile)
    return [card for card in setting_of(state).decks[seat] if mask >> card & 1] if mask else []


def determinize(state: State, seat: int | None, rng: Random) -> State:
    """A copy in which everything that this seat's person cannot know is dealt anew, with a new key.

    Depends on what that person knows and on `rng`, on nothing else: it starts from sorted cards, never from the truth.
    """
    copy = state.clone()
    copy.key = rng.randbytes(64)
    eyes = () if seat is None else eyes_of(state, seat)
    for owner in range(len(setting_of(state).seats)):
        if owner in eyes:
            deck = copy.deck[owner]
            known = len(deck) - copy.seen_top[owner]
            rest = sorted(deck[:known])
            rng.shuffle(rest)
            deck[:known] = rest
        else:
            deal(copy, owner, rng)
    return copy


def deal(state: State, owner: int, rng: Random) -> None:
    """Deal the owner's face-down cards into the free places, within the masks."""
    piles = piles_of(state, owner)
    hidden.deal(piles, masks_of(state, owner, sorted(card for cards in piles for card in cards)), rng)
    rng.shuffle(state.deck[owner])


def knows_place(state: State, seat: int | None, card: int) -> bool:
    """Does this seat's person know in which pile or place the card is?"""
    owner = setting_of(state).owner[card]
    if owner < 0 or (seat is not None and owner in eyes_of(state, seat)):
        return True
    return mask_of(state, owner, card).bit_count() <= 1


def twins(state: State, seat: int | None) -> list[tuple[int, int]]:
    """Pairs of face-down cards of one owner that this seat cannot tell apart: each may lie where the other lies."""
    eyes = () if seat is None else eyes_of(state, seat)
    pairs: list[tuple[int, int]] = []
    for owner in range(len(setting_of(state).seats)):
        if owner in eyes:
            pairs += combinations(state.deck[owner][: len(state.deck[owner]) - state.seen_top[owner]], 2)
        else:
            piles = piles_of(state, owner)
            pairs += hidden.twins(piles, masks_of(state, owner, sorted(card for cards in piles for card in cards)))
    return pairs


def exchange(state: State, a: int, b: int) -> None:
    """Let two face-down cards of one owner change places. What others know goes with the place."""
    piles = piles_of(state, setting_of(state).owner[a])
    for pile in piles:
        pile[:] = [b if card == a else a if card == b else card for card in pile]


# What the laws of hidden information ask (kernel.contract.Secrets). OPEN is every place where cards lie face up.

OPEN = (-1, -1)
Place = tuple[int, int]  # seat and face-down pile


def places(state: State) -> dict[int, Place]:
    """Where every card truly lies."""
    found = {card: OPEN for deck in setting_of(state).decks for card in deck}
    for seat in range(len(state.deck)):
        for pile, cards in enumerate(piles_of(state, seat)):
            found.update((card, (seat, pile)) for card in cards)
    return found


def moves(event: Event) -> list[tuple[int, Place, Place]]:
    """The cards a redacted event of a kind in MOVING moves: which, where from, where to."""
    kind, *numbers = event
    if kind == "recycle":
        return [(ALL, (numbers[0], CYCLE), (numbers[0], DECK))]
    seat, card, *rest = numbers
    source, target = WAYS[kind]
    here = (seat, rest[-1]) if source is TOLD else OPEN if source is None else (seat, source)
    return [(card, here, OPEN if target is None else (seat, target))]


TOLD = -3  # the event's last number is the pile
WAYS: dict[str, tuple[int | None, int | None]] = {
    "draw": (DECK, HAND),
    "draw_aside": (DECK, ASIDE),
    "draw_into_row": (DECK, ASIDE),
    "cycle_shown": (TOLD, CYCLE),
    "eliminate_shown": (TOLD, GONE),
    "take": (TOLD, HAND),
    "take_unseen": (ASIDE, HAND),
    "cycle_unseen": (TOLD, CYCLE),
    "eliminate_unseen": (TOLD, GONE),
    "forsake_unseen": (TOLD, GONE),
    "forsake_shown": (TOLD, None),
    "revealed": (TOLD, None),
    "play": (TOLD, None),
    "attach": (TOLD, None),
    "play_event": (TOLD, None),
    "cycle": (None, CYCLE),
    "saved": (None, CYCLE),
    "eliminate": (None, GONE),
    "bring_back": (GONE, CYCLE),
}
MOVING = frozenset({*WAYS, "recycle"})  # the kinds of events that move cards
