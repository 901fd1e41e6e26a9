"""`thirdage doctor`: everything that a host would want looked at, a line each. It changes nothing, and a server may run meanwhile."""

from __future__ import annotations

from typing import Annotated

import typer

from thirdage import __version__
from thirdage.cli.data import Data, data_folder
from thirdage.cli.output import console, print_json
from thirdage.kernel.words import say


def doctor(
    data: Data = None,
    json: Annotated[bool, typer.Option("--json", help=say("help-lab-json"))] = False,
) -> int:
    from thirdage.cli.checks import looked_at  # with parts of the server: loaded only when it is wanted
    from thirdage.table.examine import Finding

    found: list[Finding] = []
    out = console()
    for finding in looked_at(data_folder(data)):
        found.append(finding)
        if not json:  # at once: the next thing may take its time
            style = {"ok": "green", "note": "", "trouble": "bold red"}[finding.state]
            out.print(f"{say(f'doctor-{finding.state}'):<9}", style=style, end="")
            out.print(finding.text, markup=False, soft_wrap=True)
    troubles = sum(finding.state == "trouble" for finding in found)
    if json:
        print_json({"ok": not troubles, "version": __version__, "findings": [finding._asdict() for finding in found]})
    else:
        out.print(say("doctor-end", troubles=troubles))
    return 1 if troubles else 0
