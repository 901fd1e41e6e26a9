"""`words`: collects the texts of all cards into the English file that translators and the page read."""

from __future__ import annotations

from thirdage.cardgame import game as _game  # noqa: F401  (all texts must hang before they are collected)
from thirdage.cardgame.words import FILE, collect
from thirdage.cli.terminal.session import keep
from thirdage.kernel.words import HOME, folder, say


def words() -> None:
    keep(folder() / HOME / FILE, collect())
    print(say("words-collected", file=f"locales/{HOME}/{FILE}"))
