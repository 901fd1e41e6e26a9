"""The register of games: `games.get("cardgame")`."""

from __future__ import annotations

from collections.abc import Callable

from thirdage.kernel.contract import WholeGame
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
