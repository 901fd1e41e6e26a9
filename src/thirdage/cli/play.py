"""`play`: a server and its page in the browser, or with --terminal a table at this terminal. Here is what either is told."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import typer

from thirdage import games
from thirdage.cli.data import Data, data_folder
from thirdage.cli.seats import GAME
from thirdage.kernel.errors import Problem, one_of
from thirdage.kernel.words import say


def play(
    game: Annotated[str, typer.Argument(metavar="GAME", help=say("help-play-game"))] = GAME,
    as_: Annotated[str | None, typer.Option("--as", metavar="SEATS", help=say("help-play-as"))] = None,
    against: Annotated[str | None, typer.Option("--against", metavar="PLAYER", help=say("help-play-against"))] = None,
    scenario: Annotated[str | None, typer.Option("--scenario", metavar="NAME", help=say("help-play-scenario"))] = None,
    shadow: Annotated[str | None, typer.Option("--shadow", metavar="WHO", help=say("help-lab-shadow"))] = None,
    difficulty: Annotated[str | None, typer.Option("--difficulty", metavar="LEVEL", help=say("help-lab-difficulty"))] = None,
    persons: Annotated[int | None, typer.Option("--persons", metavar="N", help=say("help-play-persons"))] = None,
    option: Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help=say("help-play-option"))] = None,
    host: Annotated[str | None, typer.Option("--host", metavar="ADDRESS", help=say("help-play-host"))] = None,
    port: Annotated[int | None, typer.Option("--port", metavar="N", min=0, max=65535, help=say("help-play-port"))] = None,
    data: Data = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help=say("help-play-no-browser"))] = False,
    lan: Annotated[bool, typer.Option("--lan", help=say("help-play-lan"))] = False,
    origin: Annotated[list[str] | None, typer.Option("--origin", metavar="URL", help=say("help-play-origin"))] = None,
    terminal: Annotated[bool, typer.Option("--terminal", help=say("help-play-terminal"))] = False,
    seed: Annotated[str | None, typer.Option("--seed", help=say("help-play-seed"))] = None,
    resume: Annotated[bool, typer.Option("--resume", help=say("help-play-resume"))] = False,
    file: Annotated[Path | None, typer.Option("--file", help=say("help-play-file"))] = None,
) -> int:
    # Either way is loaded only when it is wanted: the server takes longer to load than most commands take altogether.
    of_server = {"--host": host, "--port": port, "--data": data, "--no-browser": no_browser, "--lan": lan, "--origin": origin}
    of_terminal = {"--seed": seed, "--resume": resume, "--file": file}
    if terminal:
        refuse("problem-not-at-terminal", of_server)
        from thirdage.cli.terminal.command import at_terminal

        return at_terminal(game, as_, against, scenario, shadow, difficulty, persons, option, seed, resume, file)
    if game != GAME and game in games.names():
        raise Problem("problem-no-page-yet", game=game)
    if game not in games.names():
        raise one_of("game", game, games.names())
    refuse("problem-needs-terminal", of_terminal)
    from thirdage.cli.first_table import planned
    from thirdage.cli.hosting import serve_page

    table = (as_, against, scenario, shadow, difficulty, persons, option)
    wish = planned(*table) if any(map(is_given, table)) else None
    return serve_page(data_folder(data), host, port, lan, origin or [], not no_browser, wish)


def refuse(key: str, options: Mapping[str, object]) -> None:
    """Options that belong to the other way of playing must not be left unheard."""
    given = [name for name, value in options.items() if is_given(value)]
    if given:
        raise Problem(key, options=", ".join(given))


def is_given(value: object) -> bool:
    return value is not None and value is not False and value != []
