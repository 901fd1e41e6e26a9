"""Loaded dice for tests: `dice(monkeypatch, faces(5, 6), faces(1))` says what the next throws show, one list a throw.

A throw of so many dice takes the first so many numbers of its list; whatever chance is asked for besides takes a list too: `at(2, of=7)`
picks the third of seven things (a Hunt tile of the pool, a Companion at random).
"""

from __future__ import annotations

from typing import Any

import pytest

from thirdage.kernel import chance

Throw = list[int]  # words of 32 bits


def faces(*shown: int) -> Throw:
    """The words that make dice show these faces."""
    return [((face - 1) << 32) // 6 + 1 for face in shown]


def at(index: int, of: int) -> Throw:
    """The word that picks one of so many things."""
    return [(index << 32) // of + 1]


def dice(patch: pytest.MonkeyPatch, *throws: Throw) -> None:
    """The next throws, in order: `faces(5, 6)` or `at(2, of=7)`. After them chance is chance again."""
    left = [list(throw) for throw in throws]
    real = chance.words

    def loaded(state: Any) -> tuple[int, ...]:
        if not left:
            return real(state)
        state.draws += 1
        throw = left.pop(0)
        return tuple(throw + [1] * (16 - len(throw)))

    patch.setattr(chance, "words", loaded)
