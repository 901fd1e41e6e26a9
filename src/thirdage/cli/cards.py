"""`thirdage cards`: every card and location, one whole face, every value that is not certain, or the deck of the bots."""

from __future__ import annotations

from itertools import groupby
from typing import Annotated, Any

import typer
from rich.padding import Padding
from rich.text import Text

from thirdage import games
from thirdage.cli import board_faces
from thirdage.cli.output import console, plain_table, print_json
from thirdage.kernel.contract import Json
from thirdage.kernel.errors import Problem, one_of
from thirdage.kernel.words import say

KINDS = ("cards", "locations", "combat", "characters")
ICONS = ("attack", "defence", "leadership_attack", "leadership_defence", "path_icons")
FACE = ("numbers", "faction", "side", "type", "level", "vp", "icons", "defending", "attacking", "paths", "wielders", "traits")
DOUBTFUL = ("inferred", "single")  # worst first


def cards(
    name: Annotated[list[str] | None, typer.Argument(metavar="NAME", help=say("help-cards-name"))] = None,
    game: Annotated[str, typer.Option("--game", metavar="GAME", help=say("help-cards-game"))] = "cardgame",
    adapted: Annotated[bool, typer.Option("--adapted", help=say("help-cards-adapted"))] = False,
    doubtful: Annotated[bool, typer.Option("--doubtful", help=say("help-cards-doubtful"))] = False,
    json: Annotated[bool, typer.Option("--json", help=say("help-lab-json"))] = False,
) -> None:
    catalogue = games.get(game).catalogue()
    shown: Json = {kind: named(catalogue, kind, name or [], adapted) for kind in KINDS}
    if adapted and doubtful:
        raise Problem("problem-cards-both")
    if adapted and not any(shown.values()):
        raise Problem("problem-cards-no-bots", game=game)
    if adapted:
        rows = adaptations(catalogue, every(shown))
        print_json({"game": game, "notice": say("cards-adapted-head"), "adapted": rows}) if json else show_adapted(rows)
    elif doubtful:
        rows = [row for kind in shown for entry in shown[kind] for row in doubts(entry)]
        rows.sort(key=lambda row: DOUBTFUL.index(row["confidence"]))
        print_json({"game": game, "doubtful": rows}) if json else show_doubts(rows)
    elif json:
        print_json({"game": game, **shown})
    elif name:
        for entry in every(shown):
            show_face(entry, facts(catalogue, entry), sentences(catalogue, entry))
    else:
        show_list(every(shown))


def every(shown: Json) -> list[Json]:
    """All entries, whatever they are, in the order of KINDS."""
    return [entry for kind in KINDS for entry in shown[kind]]


def title(entry: Json) -> str:
    """The name of a card or location; the bots' version is told apart from the printed one."""
    return say("cards-of-the-bots", name=entry["name"]) if entry.get("bot") else str(entry["name"])


def named(catalogue: Json, kind: str, names: list[str], bots: bool) -> list[Json]:
    """The entries of these names, in capitals or not. None named: everything printed, or all that bots have.

    Where the versions of the bots are asked for, a name alone means theirs. A name that nothing has is a Problem with the nearest.
    """
    wanted = {name.casefold() for name in names}
    known = [entry for each in KINDS for entry in catalogue.get(each, []) if entry.get("bot") or not bots]
    called = [{title(entry).casefold(), entry["name"].casefold() if bots else ""} for entry in known]
    for name in names:
        if not any(name.casefold() in own for own in called):
            raise one_of("card", name, [title(entry) for entry in known])
    meant = [entry for entry, own in zip(known, called, strict=True) if (own & wanted if names else bool(entry.get("bot")) == bots)]
    return [entry for entry in catalogue.get(kind, []) if entry in meant]


def adaptations(catalogue: Json, entries: list[Json]) -> list[Json]:
    """What is known of each version of the bots, under the numbers of its printed namesake."""
    rows = []
    for entry in entries:
        facts = {name: entry[name] for name in ("name", "change", "basis", "adapted", "adapted_by")}
        rows.append({"numbers": numbers(catalogue, entry), "type": entry.get("type") or entry["kind"], **facts})
    return rows


def numbers(catalogue: Json, entry: Json) -> list[int]:
    """The numbers printed on a card or location; a bot's version has those of its namesake (AS-1.3, AS-1.7)."""
    printed = next(other for kind in KINDS for other in catalogue.get(kind, []) if other["id"] == entry.get("of", entry["id"]))
    own = printed.get("numbers") or [
        printed.get("printed", printed.get("number", 0) % 100)
    ]  # battlegrounds and paths are counted from 1 each
    return [number for number in own if number]


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
        table.add_row(
            written(entry.get("printed", entry.get("number", ""))),
            entry["name"],
            entry.get("faction") or entry.get("side", ""),
            kind,
            icons(entry),
        )
    console().print(table)


def facts(catalogue: Json, entry: Json) -> list[tuple[str, str]]:
    """What stands on a face besides its text: headings and values."""
    if catalogue.get("game") == "boardgame":
        return board_faces.facts(catalogue, entry)
    values = {field: entry.get(field) for field in FACE} | {"numbers": numbers(catalogue, entry), "icons": icons(entry)}
    return [(say(f"cards-{field}"), written(value)) for field, value in values.items() if value not in (None, "", [])]


def sentences(catalogue: Json, entry: Json) -> list[str]:
    """The text of a face; of an Event card of the board game, which alone has a deck, both halves."""
    return [*entry.get("text", []), *([board_faces.in_battle(catalogue, entry)] if "deck" in entry else [])]


def show_face(entry: Json, values: list[tuple[str, str]], text: list[str]) -> None:
    out = console()
    out.print(title(entry), style="bold", markup=False)
    table = plain_table("", "")
    table.show_header = False
    for row in values:
        table.add_row(*row)
    out.print(table)
    for sentence in text:
        out.print(Padding(Text(sentence), (0, 0, 0, 2)))
    table = plain_table("", "")
    table.show_header = False
    for field in ("change", "basis", "adapted", "adapted_by", "rulings", "confidence", "field_confidence", "why", "notes"):
        value = entry.get(field)
        if isinstance(value, dict):
            value = [f"{name}: {mark}" for name, mark in value.items()]
        if value:
            table.add_row(say(f"cards-{field.replace('_', '-')}"), written(value))
    out.print(table)
    out.print()


def show_adapted(rows: list[Json]) -> None:
    out = console()
    out.print(say("cards-adapted-head"), style="bold", markup=False)
    fields = ("numbers", "name", "type", "change", "basis", "adapted")
    columns = [say(f"cards-{field}") for field in fields]
    table = plain_table(*columns, numbers=(columns[0],))
    for row in rows:
        table.add_row(*(written(row[field]) for field in fields))
    out.print(table)
    out.print(say("cards-adapted-legend", example=say("cards-of-the-bots", name=rows[-1]["name"])), markup=False)


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
