"""`thirdage bench`: how quick the games are on one core of this machine."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from thirdage import games
from thirdage.cli.options import chosen_options, described, scenario_of
from thirdage.cli.output import bar, console, plain_table, print_json
from thirdage.kernel.contract import Json
from thirdage.kernel.words import say
from thirdage.lab import bench as measured
from thirdage.lab import peers as others
from thirdage.lab.simulate import BOTS

GAME = "cardgame"  # the game that --scenario, --shadow and --difficulty are about
THINKER = "greedy"  # whose games are measured besides random ones
FIGURES = ("decisions_per_s", "games_per_s", "greedy_games_per_s", "clone_us", "view_us", "legal_us", "determinize_us")


def bench(
    scenario: Annotated[str | None, typer.Option("--scenario", metavar="NAME", help=say("help-bench-scenario"))] = None,
    shadow: Annotated[str | None, typer.Option("--shadow", metavar="WHO", help=say("help-lab-shadow"))] = None,
    difficulty: Annotated[str | None, typer.Option("--difficulty", metavar="LEVEL", help=say("help-lab-difficulty"))] = None,
    peers: Annotated[bool, typer.Option("--peers", help=say("help-bench-peers"))] = False,
    json: Annotated[bool, typer.Option("--json", help=say("help-lab-json"))] = False,
) -> None:
    if peers:
        others.check()
    played = games.get(GAME)
    chosen = scenario_of(played, scenario)
    options = chosen_options(played, chosen, [], None, shadow, difficulty)
    figures: Json = {}
    with bar(say("bench-bar"), 2 * len(games.names()) + 2 + peers) as step:
        for name in games.names():
            given = {"scenario": chosen, **options} if name == GAME else {}
            figures[name] = measured.measure(games.get(name), **given)
            step()
            figures[name]["greedy_games_per_s"] = measured.thinking(games.get(name), THINKER, **given)
            step()
        figures["bots"] = measured.pace(played, scenario=chosen, **{**options, "shadow": BOTS})
        step()
        figures["reference"] = measured.reference()
        step()
        if peers:
            figures["peers"] = others.measure(figures[GAME]["decisions_per_s"])
            step()
    if json:
        print_json(figures)
    else:
        show(figures, chosen, options)


def show(figures: Json, scenario: str, options: dict[str, Any]) -> None:
    out = console()
    columns = [say("bench-game"), *(say(f"bench-{name.replace('_', '-')}") for name in FIGURES)]
    table = plain_table(*columns, numbers=tuple(columns[1:]))
    for name in games.names():
        played = games.get(name)
        usual = name != GAME or (scenario == scenario_of(played, None) and not options)
        title = name if usual else f"{name} {described(played, scenario, options)}"
        table.add_row(title, *(f"{figures[name][figure]:,}" for figure in FIGURES))
    out.print(table)
    bots = figures["bots"]
    against = described(games.get(GAME), scenario, {**options, "shadow": BOTS})
    pace = {name: f"{bots[f'{name}_per_s']:,}" for name in ("decisions", "games")}
    out.print(say("bench-bots", game=GAME, scenario=against, **pace))
    out.print(say("bench-reference", loops=f"{figures['reference']['loops_per_s']:,}"))
    if "peers" in figures:
        columns = [say("bench-peer"), say("bench-decisions-per-s"), say("bench-clone-us"), say("bench-ratio")]
        table = plain_table(*columns, numbers=tuple(columns[1:]))
        for name, peer in figures["peers"].items():
            table.add_row(name, f"{peer['decisions_per_s']:,}", f"{peer['clone_us']:,}", f"{peer['ratio']:g}")
        out.print(table)
