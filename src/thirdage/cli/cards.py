"""`thirdage cards`: every card and location, one whole face, or every value that is not certain."""

from __future__ import annotations

from itertools import groupby
from typing import Annotated, Any

import typer
from rich.padding import Padding
from rich.text import Text

from thirdage import games
from thirdage.cli.output import console, plain_table, print_json
from thirdage.kernel.contract import Json
from thirdage.kernel.errors import one_of
from thirdage.kernel.words import say

ICONS = ("attack", "defence", "leadership_attack", "leadership_defence", "path_icons")
FACE = ("numbers", "faction", "side", "type", "level", "vp", "icons", "defending", "attacking", "paths", "wielders", "traits")
DOUBTFUL = ("inferred", "single")  # worst first


def cards(
    name: Annotated[list[str] | None, typer.Argument(metavar="NAME", help=say("help-cards-name"))] = None,
    game: Annotated[str, typer.Option("--game", metavar="GAME", help=say("help-cards-game"))] = "cardgame",
    doubtful: Annotated[bool, typer.Option("--doubtful", help=say("help-cards-doubtful"))] = False,
    json: Annotated[bool, typer.Option("--json", help=say("help-lab-json"))] = False,
) -> None:
    catalogue = games.get(game).catalogue()
    shown: Json = {kind: named(catalogue, kind, name or []) for kind in ("cards", "locations")}
    if doubtful:
        rows = [row for kind in shown for entry in shown[kind] for row in doubts(entry)]
        rows.sort(key=lambda row: DOUBTFUL.index(row["confidence"]))
        print_json({"game": game, "doubtful": rows}) if json else show_doubts(rows)
    elif json:
        print_json({"game": game, **shown})
    elif name:
        for entry in shown["cards"] + shown["locations"]:
            show_face(entry)
    else:
        show_list(shown["cards"] + shown["locations"])


def named(catalogue: Json, kind: str, names: list[str]) -> list[Json]:
    """The entries of these names, in capitals or not; all if none is named. A name that nothing has is a Problem with the nearest."""
    known = {entry["name"].casefold(): entry["name"] for each in ("cards", "locations") for entry in catalogue.get(each, [])}
    for name in names:
        if name.casefold() not in known:
            raise one_of("card", name, list(known.values()))
    wanted = {name.casefold() for name in names}
    return [entry for entry in catalogue.get(kind, []) if not names or entry["name"].casefold() in wanted]


def doubts(entry: Json) -> list[Json]:
    """Every value of this face that no source states (inferred) or only one does (single)."""
    marks: dict[str, str] = {"": entry["confidence"], **entry.get("field_confidence", {})}
    rows = []
    for field, mark in marks.items():
        confidence, _, remark = mark.partition(":")
        if confidence in DOUBTFUL:
            # The reason beside a value is its own; the face's reason explains what was inferred.
            why = remark.strip() or (entry.get("why", "") if confidence == "inferred" else "")
            value = entry.get(field) if field else None
            rows.append({"name": entry["name"], "field": field, "value": value, "confidence": confidence, "why": why})
    return rows


def icons(entry: Json) -> str:
    return ", ".join(say(f"cards-{icon.replace('_', '-')}", number=entry[icon]) for icon in ICONS if entry.get(icon))


def written(value: Any) -> str:
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)


def show_list(entries: list[Json]) -> None:
    columns = [say(f"cards-{name}") for name in ("number", "name", "faction", "type", "icons")]
    table = plain_table(*columns, numbers=(columns[0],))
    for entry in entries:
        kind = entry.get("type") or entry.get("kind", "")
        table.add_row(written(entry.get("number", "")), entry["name"], entry.get("faction") or entry.get("side", ""), kind, icons(entry))
    console().print(table)


def show_face(entry: Json) -> None:
    out = console()
    out.print(entry["name"], style="bold", markup=False)
    table = plain_table("", "")
    table.show_header = False
    for field in FACE:
        value = icons(entry) if field == "icons" else entry.get(field)
        if value not in (None, "", []):
            table.add_row(say(f"cards-{field}"), written(value))
    out.print(table)
    for sentence in entry.get("text", []):
        out.print(Padding(Text(sentence), (0, 0, 0, 2)))
    table = plain_table("", "")
    table.show_header = False
    for field in ("rulings", "confidence", "field_confidence", "why", "notes"):
        value = entry.get(field)
        if isinstance(value, dict):
            value = [f"{name}: {mark}" for name, mark in value.items()]
        if value:
            table.add_row(say(f"cards-{field.replace('_', '-')}"), written(value))
    out.print(table)
    out.print()


def show_doubts(rows: list[Json]) -> None:
    """Card by card: each value with its mark, and below it why it was chosen."""
    out = console()
    for name, of_card in groupby(rows, key=lambda row: str(row["name"])):
        out.print(name, style="bold", markup=False)
        for why, of_reason in groupby(of_card, key=lambda row: str(row["why"])):
            for row in of_reason:
                field = row["field"] or say("cards-all-else")
                shown = "" if row["value"] is None else f" {written(row['value'])}"
                out.print(Padding(Text(f"{field}{shown}: {row['confidence']}"), (0, 0, 0, 2)))
            if why:
                out.print(Padding(Text(why), (0, 0, 0, 4)))
