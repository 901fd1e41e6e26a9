"""`play --terminal`: a table at this terminal, for one to four persons, computer players, and the bots of the Shadow."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from secrets import token_hex
from shlex import join

from rich.console import Console

from thirdage import games, players
from thirdage.cli.data import data_folder
from thirdage.cli.options import chosen_options, scenario_of
from thirdage.cli.seats import AS, GAME, USUAL, fitting_persons, seats_of, table_of
from thirdage.cli.terminal.board import BoardSession
from thirdage.cli.terminal.keeping import Company, company_of
from thirdage.cli.terminal.screen import Screen
from thirdage.cli.terminal.session import Left, Session
from thirdage.kernel.errors import Problem, one_of
from thirdage.kernel.records import Record, read, seed_text
from thirdage.kernel.words import say
from thirdage.lab.simulate import bot_sides, in_force
from thirdage.players.player import Player

with suppress(ImportError):  # where there is one, it lets `input` edit a line
    import readline

    readline.set_auto_history(False)  # what one person typed is not for the next at the same keyboard

WIDTH = 120  # when the output is no terminal and COLUMNS does not say otherwise


def width() -> int:
    """How wide to write where there is no terminal to ask."""
    columns = os.environ.get("COLUMNS", "")
    return int(columns) if columns.isdecimal() and int(columns) else WIDTH


def home() -> Path:
    """Where games are kept, one file each: in the user's data directory."""
    return data_folder() / "games"


def newest() -> Path:
    kept = sorted(home().glob("*.record"), key=lambda file: file.stat().st_mtime) if home().is_dir() else []
    if not kept:
        raise Problem("problem-no-games", folder=str(home()))
    return kept[-1]


def opened(file: Path) -> Record:
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as fault:
        raise Problem("problem-read", file=str(file), reason=getattr(fault, "strerror", None) or "not text") from fault
    return read(text)


def typed(prompt: str) -> str:
    """A line from the keyboard. Lines out of a file or pipe are echoed, so that what is printed reads the same."""
    line = input(prompt)
    if not sys.stdin.isatty():
        print(line)
    return line


SESSIONS: dict[str, type[Session]] = {"cardgame": Session, "boardgame": BoardSession}


def at_terminal(
    name: str = GAME,
    as_: str | None = None,
    against: str | None = None,
    scenario: str | None = None,
    shadow: str | None = None,
    difficulty: str | None = None,
    persons: int | None = None,
    option: list[str] | None = None,
    seed: str | None = None,
    resume: bool = False,
    file: Path | None = None,
) -> int:
    if name not in SESSIONS:
        raise one_of("game", name, list(SESSIONS))
    console = Console(highlight=False) if sys.stdout.isatty() else Console(highlight=False, width=width())
    kept = file or (newest() if resume else home() / f"{datetime.now():%Y%m%d-%H%M%S}-{token_hex(2)}.record")
    before = company_of(kept) if resume else Company()
    company = Company(as_ or before.seats or AS, against or before.against or USUAL)
    players.get(company.against)
    old = opened(kept) if resume else None
    if old and old.game not in SESSIONS:
        raise one_of("game", old.game, list(SESSIONS))
    game = games.get(old.game if old else name)
    chosen = scenario_of(game, old.scenario if old else scenario)
    options = old.options if old else chosen_options(game, chosen, option or [], persons, shadow, difficulty)
    table = table_of(game, chosen, options)
    bots = bot_sides(game, chosen, options)
    seats = seats_of(table, company.seats, bots)
    if old:
        record = Record(old.game, game.version, old.scenario, options, old.seed)
    else:
        options.setdefault("persons", fitting_persons(table, seats, bots))
        record = Record(game.name, game.version, chosen, options, seed_text(seed if seed is not None else token_hex(8)))
    state = game.new(scenario=record.scenario, seed=record.seed, **record.options)
    computers: dict[str, Player] = {
        seat: players.get(company.against, seed=f"{record.seed}/{seat}")
        for person in game.persons(state)
        for seat in person
        if seat not in seats
    }
    if bots and against and not computers:
        raise Problem("problem-against-bots", player=against)
    session = SESSIONS[game.name](game, state, record, computers, kept, console)
    session.company = company
    if old:
        session.go_on(old)
    welcome = [say("play-welcome", seats=", ".join(map(session.seat_word, seats)), file=str(kept))]
    if bots:
        difficulty = in_force(game, chosen, options)["difficulty"]
        last_path = Screen(game, game.view(session.state, None), console.width).last_path()
        welcome.append(say("play-welcome-bots", difficulty=str(difficulty), path=last_path))
    session.notices[()] = "\n".join(welcome)
    try:
        session.play(typed)
    except (Left, KeyboardInterrupt):
        session.save()
        words = ["./thirdage", "play", "--terminal", "--resume", *(["--file", str(file)] if file else [])]
        console.print(
            "\n" + say("play-left", file=str(kept), command=join(words)), markup=False, soft_wrap=True
        )  # a command is copied whole
    return 0
