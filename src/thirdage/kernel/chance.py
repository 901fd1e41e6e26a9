"""All chance of a game: a keyed stream counted in blocks, so that a copy or a replay draws the same numbers."""

from __future__ import annotations

from hashlib import blake2b
from struct import Struct
from typing import Protocol, TypeVar

T = TypeVar("T")
unpack16 = Struct("<16I").unpack
KEY_BYTES = 64


class Chancy(Protocol):
    key: bytes
    draws: int


def key_of(seed: str) -> bytes:
    """The key a seed stands for. Text, so that it is the same on every machine."""
    return blake2b(seed.encode("utf-8"), person=b"thirdage").digest()


def words(state: Chancy) -> tuple[int, ...]:
    """Sixteen fresh 32-bit numbers: block `draws` of the stream of `key`."""
    state.draws += 1
    return unpack16(blake2b(state.draws.to_bytes(8, "little"), key=state.key).digest())


def below(state: Chancy, limit: int) -> int:
    """A number from 0 to limit - 1. (The bias of multiply-and-shift is under limit / 2**32.)"""
    return (words(state)[0] * limit) >> 32


def any_of(state: Chancy, things: list[T]) -> T:
    return things[below(state, len(things))]


def roll(state: Chancy, dice: int, sides: int = 6) -> list[int]:
    """Several dice, each 1 to `sides`."""
    faces: list[int] = []
    while len(faces) < dice:
        faces += [1 + ((word * sides) >> 32) for word in words(state)[: dice - len(faces)]]
    return faces


def shuffle(state: Chancy, pile: list[int]) -> None:
    """Mix a pile in place. Moves positions, whatever cards lie there, so that exchanged cards land exchanged."""
    block: tuple[int, ...] = ()
    for top in range(len(pile) - 1, 0, -1):
        if not block:
            block = words(state)
        other = (block[-1] * (top + 1)) >> 32
        block = block[:-1]
        pile[top], pile[other] = pile[other], pile[top]
