"""`words`: collects what the code says for others to read: the texts of all cards, and the shape of all messages."""

from __future__ import annotations

from thirdage.cardgame import game as _game  # noqa: F401  (all texts must hang before they are collected)
from thirdage.cardgame.words import FILE, collect
from thirdage.cli.terminal.session import keep
from thirdage.kernel.words import HOME, folder, say
from thirdage.table import schemas


def words() -> None:
    keep(folder() / HOME / FILE, collect())
    print(say("words-collected", file=f"locales/{HOME}/{FILE}"))
    keep(folder().parent / "docs" / schemas.FILE, schemas.text())
    print(say("words-schema", file=f"docs/{schemas.FILE}"))
