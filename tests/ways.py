"""Every way to play, of both games: each scenario with every number of persons, with and without bots."""

from __future__ import annotations

from typing import Any

from tests.boardgame.test_contract import WAYS as OF_THE_BOARD
from tests.cardgame.test_contract import WAYS as OF_THE_CARDS
from thirdage import games
from thirdage.kernel.contract import State, WholeGame

WAYS: dict[str, tuple[str, str, dict[str, Any]]] = {way: ("cardgame", *given) for way, given in OF_THE_CARDS.items()} | {
    f"board-{way}": ("boardgame", *given) for way, given in OF_THE_BOARD.items()
}


def game_of(way: str) -> WholeGame:
    return games.get(WAYS[way][0])


def new(way: str, seed: str = "1") -> State:
    game, scenario, options = WAYS[way]
    return games.get(game).new(scenario=scenario, seed=seed, **options)
