"""What somebody knows of an owner's face-down cards, and dealing anew what they cannot know (style guide, section 8).

`masks` holds, from place `base` on, one bit mask of cards for each of the owner's `piles` face-down piles: the cards that
somebody thinks may lie there. A card in the mask of one pile alone is known to lie there; an open card is in none.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache
from itertools import combinations, product
from random import Random

Masks = list[int]
Piles = tuple[list[int], ...]  # the face-down piles of an owner, in the order of their masks


@dataclass(frozen=True, slots=True)
class Sets:
    """All sets of so many piles, as bit masks of piles."""

    holding: list[list[int]]  # pile -> the sets that hold it
    above: list[list[int]]  # set -> the sets that hold all of it
    order: list[int]  # set -> its place in the order of dealing: fewest piles first


@cache
def sets(piles: int) -> Sets:
    everything = range(1 << piles)
    return Sets(
        [[some for some in everything if some >> pile & 1] for pile in range(piles)],
        [[some for some in everything[1:] if some & mask == mask] for mask in everything],
        [mask.bit_count() * len(everything) + mask for mask in everything],
    )


def unseen(masks: Masks, base: int, piles: int, source: int, target: int, left: int) -> None:
    """A card went unseen from one pile to another; `left` cards stay in the first."""
    there = masks[base + source]
    elsewhere = 0
    for pile in range(piles):
        if pile != source:
            elsewhere |= masks[base + pile]
    certain = there & ~elsewhere
    if certain and certain.bit_count() == left + 1:  # the whole pile is known: only one of those can have gone
        there = masks[base + source] = certain
    masks[base + target] |= there
    if not left:
        masks[base + source] = 0


def face_up(masks: Masks, base: int, piles: int, card: int) -> None:
    """The card lies open now: in nobody's doubt."""
    others = ~(1 << card)
    for pile in range(base, base + piles):
        masks[pile] &= others


def seen_in(masks: Masks, base: int, piles: int, card: int, pile: int) -> None:
    """It is known that the card lies in this pile."""
    face_up(masks, base, piles, card)
    masks[base + pile] |= 1 << card


def masks_of(masks: Masks, base: int, piles: int, cards: list[int]) -> dict[int, int]:
    """For each card the piles in which it may lie, as a bit mask of piles."""
    found = dict.fromkeys(cards, 0)
    for pile, thought in enumerate(masks[base : base + piles]):
        for card in cards:
            if thought >> card & 1:
                found[card] |= 1 << pile
    return found


def known_in(masks: Masks, base: int, piles: int, pile: int) -> int:
    """The cards known to lie in this pile, as a bit mask of cards."""
    mask = masks[base + pile]
    for other in range(piles):
        if other != pile:
            mask &= ~masks[base + other]
    return mask


def deal(piles: Piles, masks: dict[int, int], rng: Random) -> None:
    """Deal the cards anew into the places there are, each into a pile of its mask; most bound card first.

    It starts from the sorted cards, never from the truth. A pile is open to a card while, for every set of piles, no more cards
    must go into the set than it has room.
    """
    every = sets(len(piles))
    cards = sorted(masks, key=lambda card: (every.order[masks[card]], card))
    need = [0] * (1 << len(piles))  # for each set of piles: how many cards must go into it
    for mask, count in Counter(masks.values()).items():
        for some in every.above[mask]:
            need[some] += count
    room = [0]  # for each set of piles: how many cards it holds
    for pile in piles:
        room += [held + len(pile) for held in room]
    for pile in piles:
        pile.clear()
    for index, card in enumerate(cards):
        mask = masks[card]
        if mask == masks[cards[-1]]:
            fill(piles, mask, room, cards[index:], rng)
            break
        for some in every.above[mask]:
            need[some] -= 1
        fits = [p for p in range(len(piles)) if mask >> p & 1 and all(need[some] < room[some] for some in every.holding[p])]
        chosen = rng.choices(fits, [room[1 << p] for p in fits])[0]
        piles[chosen].append(card)
        for some in every.holding[chosen]:
            room[some] -= 1


def fill(piles: Piles, mask: int, room: list[int], cards: list[int], rng: Random) -> None:
    """All cards that are left may go wherever there is room: no more bookkeeping."""
    rng.shuffle(cards)
    for number, pile in enumerate(piles):
        if mask >> number & 1:
            pile.extend(cards[: room[1 << number]])
            del cards[: room[1 << number]]


def twins(piles: Piles, masks: dict[int, int]) -> list[tuple[int, int]]:
    """Pairs of cards that cannot be told apart by these masks: each may lie where the other lies."""
    pairs: list[tuple[int, int]] = []
    lies = {card: pile for pile, cards in enumerate(piles) for card in cards}
    alike: dict[tuple[int, int], list[int]] = {}  # pile and mask -> the cards there
    for card, mask in masks.items():
        alike.setdefault((lies[card], mask), []).append(card)
    for some in alike.values():
        pairs += combinations(some, 2)
    for ((here, mask), some), ((there, other_mask), others) in combinations(alike.items(), 2):
        if mask >> there & 1 and other_mask >> here & 1:
            pairs += product(some, others)
    return pairs
