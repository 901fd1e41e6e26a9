"""The figures of the laboratory against known ones."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as some

from thirdage.lab.statistics import mean, wilson


@pytest.mark.parametrize(
    "hits, trials, low, high",
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (5, 10, 0.2366, 0.7634), (150, 200, 0.6857, 0.8049), (1, 1, 0.2065, 1.0)],
)
def test_wilson_gives_the_known_intervals(hits: int, trials: int, low: float, high: float) -> None:
    assert wilson(hits, trials) == pytest.approx((low, high), abs=5e-5)


def test_nothing_tried_leaves_everything_possible() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


@given(some.integers(1, 10_000).flatmap(lambda trials: some.tuples(some.integers(0, trials), some.just(trials))))
def test_the_share_lies_in_its_interval_and_the_other_share_in_the_mirrored_one(counts: tuple[int, int]) -> None:
    hits, trials = counts
    low, high = wilson(hits, trials)
    assert 0 <= low <= hits / trials + 1e-12 and hits / trials - 1e-12 <= high <= 1
    assert wilson(trials - hits, trials) == pytest.approx((1 - high, 1 - low))


def test_the_mean_of_nothing_is_nothing() -> None:
    assert mean([]) == 0
    assert mean([1, 2, 6]) == 3
