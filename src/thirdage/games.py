"""The register of games: `games.get("cardgame")`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from thirdage.kernel.contract import Contract, Json, WholeGame
from thirdage.kernel.errors import one_of


def cardgame() -> WholeGame:
    from thirdage.cardgame.game import CardGame  # reading all cards takes its time: only when asked for

    return CardGame()


def boardgame() -> WholeGame:
    from thirdage.boardgame.game import BoardGame

    return BoardGame()


MAKERS: dict[str, Callable[[], WholeGame]] = {"cardgame": cardgame, "boardgame": boardgame}
made: dict[str, WholeGame] = {}


def names() -> list[str]:
    return list(MAKERS)


def get(name: str) -> WholeGame:
    """The game of that name, always the same object."""
    if name not in MAKERS:
        raise one_of("game", name, names())
    if name not in made:
        made[name] = MAKERS[name]()
    return made[name]


def add(game: WholeGame) -> None:
    """One more game, or another under a name there is already: how tests bring in theirs."""
    MAKERS[game.name] = lambda: game
    made.pop(game.name, None)


def sides(game: Contract, scenario: str, options: dict[str, Any]) -> dict[str, list[str]]:
    """Who can win: each side and its seats. Where other seats play by the number of persons, the option `persons` says so."""
    entry: Json = game.options()["scenarios"][scenario]
    persons: Json = entry["options"]["persons"]
    found: dict[str, list[str]] = (
        persons["sides"][str(options.get("persons", persons["default"]))] if "sides" in persons else entry["sides"]
    )
    return found
