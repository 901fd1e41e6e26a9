"""`thirdage rules`: the text of a rule, or which rules the tests prove."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console
from rich.markdown import Markdown
from rich.padding import Padding

from thirdage.cli.output import console, plain_table, print_json
from thirdage.kernel.contract import Json
from thirdage.kernel.errors import Problem
from thirdage.kernel.words import say
from thirdage.lab.coverage import coverage as covered
from thirdage.lab.rulebook import REFERENCES, Rule, rule
from thirdage.lab.rulebook import rules as rules_of


def rules(
    id: Annotated[str | None, typer.Argument(metavar="ID", help=say("help-rules-id"))] = None,
    coverage: Annotated[str | None, typer.Option("--coverage", metavar="NAME", help=say("help-rules-coverage"))] = None,
    json: Annotated[bool, typer.Option("--json", help=say("help-lab-json"))] = False,
) -> None:
    if id and coverage:
        raise Problem("problem-rules-both")
    if coverage:
        figures = covered(coverage)
        print_json(figures) if json else show_coverage(figures)
    elif id:
        found = rule(id)
        print_json(as_json(found)) if json else show_rule(found)
    else:
        known = {name: [each.id for each in rules_of(name).values()] for name in REFERENCES}
        print_json({"references": known}) if json else show_references(known)


def as_json(found: Rule) -> Json:
    return {"id": found.id, "reference": found.reference, "section": found.section, "text": found.text}


def show_rule(found: Rule) -> None:
    out = console()
    out.print(say("rules-head", reference=found.reference, section=found.section), style="bold", markup=False)
    if found.text.startswith("|"):  # a row of a table, without its head
        for cell in found.text.strip("| ").split("|"):
            out.print(Markdown(cell.strip()))
    else:
        out.print(Markdown(found.text))


def show_references(known: dict[str, list[str]]) -> None:
    out = console()
    table = plain_table(say("rules-reference"), say("rules-number"), say("rules-first"), numbers=(say("rules-number"),))
    for name, ids in known.items():
        table.add_row(name, str(len(ids)), f"{ids[0]} - {ids[-1]}")
    out.print(table)
    out.print(say("rules-hint"))


def show_coverage(figures: Json) -> None:
    out = console()
    cards = figures["cards"]
    out.print(say("rules-covered", reference=figures["rules"], ids=figures["ids"], cited=figures["cited"]), style="bold")
    for kind in ("uncited", "later", "notes", "unknown"):
        show_names(out, say(f"rules-{kind}", number=len(figures[kind])), figures[kind])
    if cards["total"]:
        show_names(out, say("rules-cards", total=cards["total"], tested=cards["tested"]), cards["missing"])


def show_names(out: Console, head: str, names: list[str]) -> None:
    """A line that counts, and the names below it; long lists do not fit into one sentence."""
    out.print(head, style="bold")
    if names:
        out.print(Padding(", ".join(names), (0, 0, 0, 2)))
