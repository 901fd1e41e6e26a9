"""The computer players by name."""

from __future__ import annotations

from collections.abc import Callable

from thirdage.kernel.errors import one_of
from thirdage.kernel.records import seed_text
from thirdage.players.greedy import Greedy
from thirdage.players.player import Player
from thirdage.players.uniform import Uniform

PLAYERS: dict[str, Callable[[str], Player]] = {"random": Uniform, "greedy": Greedy}


def names() -> list[str]:
    return list(PLAYERS)


def get(spec: str, seed: str | int = "1") -> Player:
    """The player of that name. The same seed and the same questions give the same answers."""
    if spec not in PLAYERS:
        raise one_of("player", spec, names())
    return PLAYERS[spec](seed_text(seed))
