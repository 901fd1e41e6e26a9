"""`thirdage bench`: how quick the games are on one core of this machine."""

from __future__ import annotations

from typing import Annotated

import typer

from thirdage import games
from thirdage.cli.output import bar, console, plain_table, print_json
from thirdage.kernel.contract import Json
from thirdage.kernel.words import say
from thirdage.lab import bench as measured
from thirdage.lab import peers as others

FIGURES = ("decisions_per_s", "games_per_s", "clone_us", "view_us", "legal_us", "determinize_us")


def bench(
    peers: Annotated[bool, typer.Option("--peers", help=say("help-bench-peers"))] = False,
    json: Annotated[bool, typer.Option("--json", help=say("help-lab-json"))] = False,
) -> None:
    if peers:
        others.check()
    figures: Json = {}
    with bar(say("bench-bar"), len(games.names()) + 1 + peers) as step:
        for name in games.names():
            figures[name] = measured.measure(games.get(name))
            step()
        figures["reference"] = measured.reference()
        step()
        if peers:
            figures["peers"] = others.measure(figures["cardgame"]["decisions_per_s"])
            step()
    if json:
        print_json(figures)
    else:
        show(figures)


def show(figures: Json) -> None:
    out = console()
    columns = [say("bench-game"), *(say(f"bench-{name.replace('_', '-')}") for name in FIGURES)]
    table = plain_table(*columns, numbers=tuple(columns[1:]))
    for name in games.names():
        table.add_row(name, *(f"{figures[name][figure]:,}" for figure in FIGURES))
    out.print(table)
    out.print(say("bench-reference", loops=f"{figures['reference']['loops_per_s']:,}"))
    if "peers" in figures:
        columns = [say("bench-peer"), say("bench-decisions-per-s"), say("bench-clone-us"), say("bench-ratio")]
        table = plain_table(*columns, numbers=tuple(columns[1:]))
        for name, peer in figures["peers"].items():
            table.add_row(name, f"{peer['decisions_per_s']:,}", f"{peer['clone_us']:,}", f"{peer['ratio']:g}")
        out.print(table)
