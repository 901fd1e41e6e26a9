"""What the others know of a seat's face-down cards, and dealing anew what somebody cannot know.

An owner knows every pile of the own cards, and of the deck's order only the top cards that were shown (`seen_top`).
Everybody else knows the same: for each pile a bit mask of the cards that may lie in it (`may_be`). Verbs keep the masks
through the functions here; `determinize` deals within them. (Style guide, section 8.)
"""

from __future__ import annotations

from random import Random

from thirdage.cardgame.state import PILES, State, setting_of

ALL_SETS = range(1, 1 << PILES)
SETS_WITH = [[s for s in ALL_SETS if s >> pile & 1] for pile in range(PILES)]  # sets of piles that hold this pile
SUPERSETS = [[s for s in ALL_SETS if s & mask == mask] for mask in range(1 << PILES)]
EYES: dict[tuple[int, int, int], tuple[int, ...]] = {}  # (setting, persons, seat) -> the seats of that seat's person


def eyes_of(state: State, seat: int) -> tuple[int, ...]:
    """The seats whose hidden cards this seat's person sees: all that the person holds (CG-R70)."""
    key = (state.setting, state.persons, seat)
    if key not in EYES:
        given = setting_of(state)
        held = next(person for person in given.persons[state.persons] if given.seats[seat] in person)
        EYES[key] = tuple(given.seats.index(name) for name in held)
    return EYES[key]


def piles_of(state: State, seat: int) -> tuple[list[int], ...]:
    """The face-down piles of a seat in the order of their masks."""
    return state.deck[seat], state.hand[seat], state.cycle[seat], state.gone[seat], state.aside[seat]


def unseen(state: State, seat: int, source: int, target: int, left: int) -> None:
    """A card went unseen from one of the seat's piles to another; `left` cards stay in the first."""
    masks = state.may_be
    base = PILES * seat
    there = masks[base + source]
    elsewhere = 0
    for pile in range(PILES):
        if pile != source:
            elsewhere |= masks[base + pile]
    certain = there & ~elsewhere
    if certain and certain.bit_count() == left + 1:  # everybody knows the whole pile: only one of those can have gone
        there = masks[base + source] = certain
    masks[base + target] |= there
    if not left:
        masks[base + source] = 0


def seen_in(state: State, card: int, pile: int) -> None:
    """Everybody knows that the card lies in this pile of its owner."""
    masks = state.may_be
    base = PILES * setting_of(state).owner[card]
    others = ~(1 << card)
    for other in range(base, base + PILES):
        masks[other] &= others
    masks[base + pile] |= 1 << card


def face_up(state: State, card: int) -> None:
    """The card lies open now: in nobody's doubt."""
    masks = state.may_be
    base = PILES * setting_of(state).owner[card]
    others = ~(1 << card)
    for other in range(base, base + PILES):
        masks[other] &= others


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


def known_in(state: State, seat: int, pile: int) -> list[int]:
    """The cards everybody knows to lie in this pile, in order of their numbers."""
    base = PILES * seat
    mask = state.may_be[base + pile]
    for other in range(PILES):
        if other != pile:
            mask &= ~state.may_be[base + other]
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
    """Deal the owner's face-down cards into the free places, within the masks; most bound card first."""
    piles = piles_of(state, owner)
    cards = sorted(card for pile in piles for card in pile)
    rooms = [len(pile) for pile in piles]
    masks = {card: mask_of(state, owner, card) for card in cards}
    cards.sort(key=lambda card: (masks[card].bit_count(), masks[card], card))
    need = [0] * (1 << PILES)  # for each set of piles: how many cards must go into it
    for card in cards:
        for piles_set in SUPERSETS[masks[card]]:
            need[piles_set] += 1
    room = [sum(rooms[pile] for pile in range(PILES) if piles_set >> pile & 1) for piles_set in range(1 << PILES)]
    for pile in piles:
        pile.clear()
    for at, card in enumerate(cards):
        mask = masks[card]
        if mask == masks[cards[-1]] and room[mask] == len(cards) - at:
            # All that are left may go wherever there is room: no more bookkeeping.
            rest = cards[at:]
            rng.shuffle(rest)
            for pile in range(PILES):
                if mask >> pile & 1:
                    piles[pile].extend(rest[: room[1 << pile]])
                    del rest[: room[1 << pile]]
            break
        for piles_set in SUPERSETS[mask]:
            need[piles_set] -= 1
        open_piles = [p for p in range(PILES) if mask >> p & 1 and all(need[s] < room[s] for s in SETS_WITH[p])]
        choice = rng.randrange(sum(room[1 << p] for p in open_piles))
        for pile in open_piles:
            if choice < room[1 << pile]:
                piles[pile].append(card)
                for piles_set in SETS_WITH[pile]:
                    room[piles_set] -= 1
                break
            choice -= room[1 << pile]
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
            hidden = state.deck[owner][: len(state.deck[owner]) - state.seen_top[owner]]
            pairs += [(a, b) for i, a in enumerate(hidden) for b in hidden[i + 1 :]]
            continue
        lies = {card: pile for pile, cards in enumerate(piles_of(state, owner)) for card in cards}
        for a, here in lies.items():
            for b, there in lies.items():
                if a < b and mask_of(state, owner, a) >> there & 1 and mask_of(state, owner, b) >> here & 1:
                    pairs.append((a, b))
    return pairs


def exchange(state: State, a: int, b: int) -> None:
    """Let two face-down cards of one owner change places. What others know goes with the place."""
    piles = piles_of(state, setting_of(state).owner[a])
    for pile in piles:
        pile[:] = [b if card == a else a if card == b else card for card in pile]
