"""Sitting down at the terminal table: persons who type lines, and what the screen shows them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console, RenderableType

from thirdage import games, players
from thirdage.cli.terminal.board import BoardSession
from thirdage.cli.terminal.screen import Screen
from thirdage.cli.terminal.session import Left, Session
from thirdage.kernel.contract import Json
from thirdage.kernel.records import Record

GAME = games.get("cardgame")
BOARD: Any = games.get("boardgame")


def session(file: Path, people: tuple[str, ...], scenario: str = "trilogy", seed: str = "7", **options: Any) -> Session:
    """A table at which these seats are persons'; on those of the others, if no bots have them, sit computer players."""
    state = GAME.new(scenario=scenario, seed=seed, **options)
    record = Record("cardgame", GAME.version, scenario, options, seed)
    held = [seat for person in GAME.persons(state) for seat in person]
    computers = {seat: players.get("random", seed=seat) for seat in held if seat not in people}
    return Session(GAME, state, record, computers, file, Console(record=True, width=120, file=StringIO()))


def board_session(file: Path, people: tuple[str, ...], seed: str = "7", persons: int = 2) -> BoardSession:
    """A table of the board game, with greedy on the seats that are no persons'."""
    options = {"persons": persons}
    state = BOARD.new(seed=seed, **options)
    record = Record("boardgame", BOARD.version, "base", options, seed)
    computers = {seat: players.get("greedy", seed=seat) for seat in BOARD.seats(state) if seat not in people}
    return BoardSession(BOARD, state, record, computers, file, Console(record=True, width=120, file=StringIO()))


def board_at(file: Path, position: Any, people: tuple[str, ...] = ("free",)) -> BoardSession:
    """The same in a position laid out by hand."""
    made = board_session(file, people)
    made.history.state = position
    return made


def typing(*lines: str) -> Callable[[str], str]:
    """A person who types these lines, then leaves."""
    waiting: Iterator[str] = iter(lines)

    def read_line(prompt: str) -> str:
        try:
            return next(waiting)
        except StopIteration:
            raise EOFError from None

    return read_line


def sit(table: Session, *lines: str) -> str:
    """Let a person type until the lines are used up; gives what the screen showed."""
    with pytest.raises(Left):
        table.play(typing(*lines))
    return table.console.export_text()


def drawn(what: RenderableType, width: int = 120) -> str:
    console = Console(record=True, width=width, file=StringIO())
    console.print(what)
    return console.export_text()


def screen(view: Json, width: int = 120) -> Screen:
    return Screen(GAME, view, width)


def number(name: str) -> int:
    return GAME.names("card")[name]
