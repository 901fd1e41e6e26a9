"""What tests of hidden information ask: who knows, what a view shows, and the laws of the style guide, section 8."""

from __future__ import annotations

from random import Random

from thirdage.boardgame.check import check
from thirdage.boardgame.positions import GAME, names
from thirdage.boardgame.state import State


def eyes(s: State) -> tuple[str | None, ...]:
    """Every seat, and the spectator."""
    return (*GAME.seats(s), None)


def knowing(s: State, card: int) -> list[str | None]:
    """Who knows where a card lies."""
    return [seat for seat in eyes(s) if GAME.knows_place(s, seat, card)]


def seen(s: State, viewer: str | None, seat: str, pile: str = "hand") -> list[str]:
    """The cards that a view puts into a pile of a seat."""
    return names(GAME.view(s, viewer)["seats"][seat]["cards"][pile])


def backs(s: State, viewer: str | None, seat: str, pile: str = "hand") -> dict[str, int]:
    found: dict[str, int] = GAME.view(s, viewer)["seats"][seat]["backs"][pile]
    return found


def pairs(s: State, viewer: str | None) -> list[set[int]]:
    """The pairs of cards that somebody takes for each other."""
    return [{a, b} for a, b in GAME.twins(s, viewer)]


def lawful(s: State) -> State:
    """The laws of hidden information for everybody (style guide, section 8)."""
    assert check(s) == []
    for seat in eyes(s):
        for number in range(3):
            other = GAME.determinize(s, seat, Random(number))
            assert GAME.view(other, seat) == GAME.view(s, seat)
            assert other.key != s.key
            assert check(other) == []
            again = GAME.determinize(other, seat, Random(9))
            assert GAME.dump(again) == GAME.dump(GAME.determinize(s, seat, Random(9)))
            if GAME.asked(s) == seat:
                assert GAME.legal(other) == GAME.legal(s)
        for a, b in GAME.twins(s, seat)[:3]:
            twin = GAME.clone(s)
            GAME.exchange(twin, a, b)
            assert check(twin) == []
            assert GAME.view(twin, seat) == GAME.view(s, seat)
            assert GAME.dump(GAME.determinize(twin, seat, Random(9))) == GAME.dump(GAME.determinize(s, seat, Random(9)))
    return s
