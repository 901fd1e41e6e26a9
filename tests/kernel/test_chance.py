"""Chance: the same numbers on every machine, all faces equally often, positions mixed whatever lies there."""

from __future__ import annotations

from collections import Counter

import pytest

from thirdage.kernel.chance import any_of, below, key_of, roll, shuffle, words


class Stream:
    def __init__(self, seed: str) -> None:
        self.key = key_of(seed)
        self.draws = 0


def test_the_numbers_of_a_seed_are_the_same_everywhere() -> None:
    """These values are part of every record: they never change."""
    stream = Stream("7")
    assert stream.key.hex().startswith("9bfdbb29248b71df0c9da406ef9fa26d")
    assert words(stream)[:4] == (3574234119, 385961073, 2889680983, 217858459)
    assert below(stream, 10) == 0
    assert roll(stream, 5) == [4, 1, 2, 1, 5]
    assert roll(stream, 20, 20) == [11, 20, 2, 20, 8, 2, 19, 5, 4, 18, 8, 19, 14, 2, 4, 16, 5, 12, 17, 3]
    pile = list(range(20))
    shuffle(stream, pile)
    assert pile == [16, 6, 9, 3, 0, 12, 4, 19, 11, 8, 13, 1, 18, 2, 7, 15, 5, 10, 14, 17]
    assert any_of(stream, list("abcdef")) == "c"
    assert stream.draws == 8


def test_a_seed_is_text_of_any_script() -> None:
    keys = {key_of(seed) for seed in ("7", "07", "Éomer", "Eomer", "")}
    assert len(keys) == 5
    assert all(len(key) == 64 for key in keys)


def test_the_stream_depends_on_key_and_count_alone() -> None:
    one, two = Stream("a"), Stream("a")
    words(one), words(one)
    two.draws = 2
    assert words(one) == words(two)
    assert words(Stream("a")) != words(Stream("b"))


@pytest.mark.parametrize("dice, blocks", [(0, 0), (1, 1), (16, 1), (17, 2), (40, 3)])
def test_dice_use_no_more_blocks_than_they_need(dice: int, blocks: int) -> None:
    stream = Stream("dice")
    assert len(roll(stream, dice)) == dice
    assert stream.draws == blocks


def test_every_face_comes_up_about_equally_often() -> None:
    counts = Counter(roll(Stream("fair"), 60_000))
    assert sorted(counts) == [1, 2, 3, 4, 5, 6]
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts.values()) < 20.5  # chi square, five degrees, 1 in 1,000


def test_every_order_comes_up_about_equally_often() -> None:
    stream = Stream("orders")
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(12_000):
        pile = [0, 1, 2, 3]
        shuffle(stream, pile)
        counts[tuple(pile)] += 1
    assert len(counts) == 24
    assert sum((count - 500) ** 2 / 500 for count in counts.values()) < 49.7  # chi square, 23 degrees, 1 in 1,000


def test_below_stays_below() -> None:
    stream = Stream("below")
    assert {below(stream, 3) for _ in range(200)} == {0, 1, 2}
    assert {below(stream, 1) for _ in range(20)} == {0}


@pytest.mark.parametrize("size", [0, 1, 2, 16, 17, 60])
def test_a_shuffled_pile_holds_the_same_cards(size: int) -> None:
    pile = list(range(size))
    shuffle(Stream("all"), pile)
    assert sorted(pile) == list(range(size))


def test_exchanged_cards_land_exchanged() -> None:
    one, two = list(range(30)), list(range(30))
    two[3], two[20] = two[20], two[3]
    shuffle(Stream("x"), one)
    shuffle(Stream("x"), two)
    swap = {3: 20, 20: 3}
    assert two == [swap.get(card, card) for card in one]
