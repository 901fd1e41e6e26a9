"""`thirdage fuzz`: random games under all laws."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from thirdage import games, players
from thirdage.cli.errors import INTERRUPTED
from thirdage.cli.options import chosen_options, described, scenario_of
from thirdage.cli.output import bar, console, print_json
from thirdage.kernel.contract import Json
from thirdage.kernel.errors import Problem
from thirdage.kernel.records import seed_text
from thirdage.kernel.words import say
from thirdage.lab.fuzz import RANDOM, Plan
from thirdage.lab.fuzz import fuzz as run
from thirdage.lab.simulate import cores

FOLDER = Path("build/fuzz")


def fuzz(
    game: Annotated[str, typer.Argument(metavar="GAME", help=say("help-lab-game"))],
    scenario: Annotated[str | None, typer.Option("--scenario", metavar="NAME", help=say("help-lab-scenario"))] = None,
    count: Annotated[int, typer.Option("--games", metavar="N", min=1, help=say("help-fuzz-games"))] = 100,
    seed: Annotated[str, typer.Option("--seed", metavar="TEXT", help=say("help-lab-seed"))] = "1",
    every: Annotated[int, typer.Option("--every", metavar="N", min=1, help=say("help-fuzz-every"))] = 1,
    workers: Annotated[int | None, typer.Option("--workers", metavar="N", min=1, help=say("help-lab-workers"))] = None,
    player: Annotated[str, typer.Option("--player", metavar="NAME", help=say("help-fuzz-player"))] = RANDOM,
    persons: Annotated[int | None, typer.Option("--persons", metavar="N", help=say("help-lab-persons"))] = None,
    shadow: Annotated[str | None, typer.Option("--shadow", metavar="WHO", help=say("help-lab-shadow"))] = None,
    difficulty: Annotated[str | None, typer.Option("--difficulty", metavar="LEVEL", help=say("help-lab-difficulty"))] = None,
    option: Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help=say("help-lab-option"))] = None,
    records: Annotated[Path, typer.Option("--records", metavar="FOLDER", help=say("help-fuzz-records"))] = FOLDER,
    json: Annotated[bool, typer.Option("--json", help=say("help-lab-json"))] = False,
) -> int:
    played = games.get(game)
    chosen = scenario_of(played, scenario)
    options = chosen_options(played, chosen, option or [], persons, shadow, difficulty)
    players.get(player)
    plan = Plan(game, chosen, options, seed_text(seed), every, player)
    played.new(scenario=chosen, seed=plan.seed_of(0), **plan.options)  # options that do not fit each other are refused before any work
    try:
        figures, interrupted = run(plan, count, workers or cores(), records, partial(bar, say("fuzz-bar"), count))
    except OSError as fault:
        raise Problem("problem-folder", folder=str(records), reason=fault.strerror or str(fault)) from fault
    if json:
        print_json(figures | {"interrupted": interrupted})
    else:
        show(figures, interrupted)
    return 1 if figures["violations"] else INTERRUPTED if interrupted else 0


def show(figures: Json, interrupted: bool) -> None:
    out = console()
    if interrupted:
        out.print(say("fuzz-interrupted"))
    scenario = described(games.get(figures["game"]), figures["scenario"], figures["options"])
    head = {name: figures[name] for name in ("finished", "games", "game", "seed")}
    out.print(say("fuzz-head", scenario=scenario, **head), style="bold", markup=False)
    out.print(say("fuzz-figures", **{name: figures[name] for name in ("decisions", "mean", "longest")}))
    out.print(say("fuzz-found", checks=figures["checks"], violations=len(figures["violations"]), dead_ends=figures["dead_ends"]))
    for violation in figures["violations"]:
        out.print(say("fuzz-violation", **{name: violation[name] for name in ("seed", "step", "what")}), style="red", markup=False)
        out.print(say("fuzz-record", record=violation["record"]), markup=False, soft_wrap=True)
