"""`words`: collects what the code says for others to read: the texts of all cards, and the shape of all messages."""

from __future__ import annotations

from thirdage.boardgame import game as _boardgame  # noqa: F401  (all texts must hang before they are collected)
from thirdage.boardgame import texts as board_texts
from thirdage.cardgame import game as _cardgame  # noqa: F401
from thirdage.cardgame import words as card_texts
from thirdage.cli.terminal.keeping import keep
from thirdage.kernel.words import HOME, folder, say
from thirdage.table import schemas


def words() -> None:
    for game in (card_texts, board_texts):
        keep(folder() / HOME / game.FILE, game.collect())
        print(say("words-collected", file=f"locales/{HOME}/{game.FILE}"))
    keep(folder().parent / "docs" / schemas.FILE, schemas.text())
    print(say("words-schema", file=f"docs/{schemas.FILE}"))
