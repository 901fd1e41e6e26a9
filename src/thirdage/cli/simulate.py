"""`thirdage simulate`: many games between computer players, and how they ended."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from thirdage import games
from thirdage.cli.errors import INTERRUPTED
from thirdage.cli.options import chosen_options, described, players_by_side, scenario_of
from thirdage.cli.output import bar, console, plain_table, print_json
from thirdage.kernel.contract import Json
from thirdage.kernel.errors import Problem
from thirdage.kernel.records import seed_text
from thirdage.kernel.words import say
from thirdage.lab.simulate import BOTS, Plan, cores
from thirdage.lab.simulate import simulate as run


def simulate(
    game: Annotated[str, typer.Argument(metavar="GAME", help=say("help-lab-game"))],
    scenario: Annotated[str | None, typer.Option("--scenario", metavar="NAME", help=say("help-lab-scenario"))] = None,
    count: Annotated[int, typer.Option("--games", metavar="N", min=1, help=say("help-simulate-games"))] = 100,
    seed: Annotated[str, typer.Option("--seed", metavar="TEXT", help=say("help-lab-seed"))] = "1",
    players: Annotated[str, typer.Option("--players", metavar="NAMES", help=say("help-simulate-players"))] = "random",
    workers: Annotated[int | None, typer.Option("--workers", metavar="N", min=1, help=say("help-lab-workers"))] = None,
    persons: Annotated[int | None, typer.Option("--persons", metavar="N", help=say("help-lab-persons"))] = None,
    shadow: Annotated[str | None, typer.Option("--shadow", metavar="WHO", help=say("help-lab-shadow"))] = None,
    difficulty: Annotated[str | None, typer.Option("--difficulty", metavar="LEVEL", help=say("help-lab-difficulty"))] = None,
    option: Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help=say("help-lab-option"))] = None,
    records: Annotated[Path | None, typer.Option("--records", metavar="FOLDER", help=say("help-simulate-records"))] = None,
    json: Annotated[bool, typer.Option("--json", help=say("help-lab-json"))] = False,
) -> int:
    played = games.get(game)
    chosen = scenario_of(played, scenario)
    options = chosen_options(played, chosen, option or [], persons, shadow, difficulty)
    plan = Plan(
        game=game,
        scenario=chosen,
        options=options,
        seed=seed_text(seed),
        players=players_by_side(played, chosen, players, options),
        records=str(records) if records else "",
    )
    played.new(scenario=chosen, seed=plan.seed_of(0), **plan.options)  # options that do not fit each other are refused before any work
    try:
        with bar(say("simulate-bar"), count) as step:
            figures, interrupted = run(plan, count, workers or cores(), lambda _: step())
    except OSError as fault:
        raise Problem("problem-folder", folder=plan.records, reason=fault.strerror or str(fault)) from fault
    if json:
        print_json(figures | {"interrupted": interrupted})
    else:
        show(figures, interrupted)
    return 1 if figures["errors"] else INTERRUPTED if interrupted else 0


def ended(figures: Json) -> list[tuple[str, int, tuple[float, float]]]:
    """By which rule games ended, how often, and the interval of its share."""
    return [(why, often, figures["ends_95"][why]) for why, often in figures["ends"].items()]


def show(figures: Json, interrupted: bool) -> None:
    out = console()
    if interrupted:
        out.print(say("simulate-interrupted"))
    finished = figures["finished"]
    out.print(
        say(
            "simulate-head",
            finished=finished,
            games=figures["games"],
            game=figures["game"],
            scenario=described(games.get(figures["game"]), figures["scenario"], figures["options"]),
            seed=figures["seed"],
        ),
        style="bold",
    )
    columns = [say(f"simulate-{name}") for name in ("side", "wins", "share", "interval", "score", "players")]
    table = plain_table(*columns, numbers=tuple(columns[1:5]))
    for side, wins in figures["wins"].items():
        low, high = figures["wins_95"][side]
        who = figures["players"][side]
        who = say("simulate-bots", difficulty=figures["difficulty"]) if who == BOTS else who
        table.add_row(
            side,
            str(wins),
            f"{wins / finished:.1%}" if finished else "-",
            f"{low:.1%} - {high:.1%}",
            f"{figures['score_mean'][side]:.2f}",
            say("simulate-on-seats", who=who, seats=", ".join(figures["seats"][side])),
        )
    out.print(table)
    out.print(say("simulate-length", rounds=f"{figures['rounds_mean']:.2f}", decisions=f"{figures['decisions_mean']:.1f}"))
    ends = [say("simulate-end", why=why, often=often, low=f"{low:.1%}", high=f"{high:.1%}") for why, often, (low, high) in ended(figures)]
    out.print(say("simulate-ends", ends=", ".join(ends) or "-"))
    out.print(say("simulate-time", cpu=f"{figures['cpu_s']:.1f}", wall=f"{figures['wall_s']:.1f}"))
    for error in figures["errors"]:
        out.print(say("simulate-error", game=error["game"], seed=error["seed"], error=error["error"]), style="red")
