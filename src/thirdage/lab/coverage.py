"""Which rules and cards the tests prove: the ids of a reference against the citations in the tests.

A test cites with `@rule("CG-11.24")` and `@card("Gimli")`: on itself, on its class, in `pytestmark`, or in the `marks=` of a case.
"""

from __future__ import annotations

import ast
import json
from collections.abc import Iterable, Iterator
from pathlib import Path

from thirdage import games
from thirdage.kernel.contract import Json
from thirdage.kernel.errors import Problem
from thirdage.lab.rulebook import folder, rules

UNCOUNTED = "uncounted.json"  # the one reviewed list: ids that bind nothing a program does, and ids whose game is not built yet
CITES = ("rule", "card")


def tests_folder() -> Path:
    tests = Path(__file__).resolve().parents[3] / "tests"
    if not tests.is_dir():
        raise Problem("problem-no-tests")
    return tests


def citations(files: Iterable[Path]) -> dict[str, dict[str, list[str]]]:
    """For "rule" and "card": what is cited -> the tests that cite it."""
    found: dict[str, dict[str, list[str]]] = {kind: {} for kind in CITES}
    for file in files:
        for test, kind, name in cited_in(file):
            found[kind].setdefault(name, []).append(test)
    return found


def cited_in(file: Path) -> Iterator[tuple[str, str, str]]:
    """(test, "rule" or "card", what it cites) of one file."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"), str(file))):
        match node:
            case ast.FunctionDef(name=name, decorator_list=marks) | ast.ClassDef(name=name, decorator_list=marks):
                if name.lower().startswith("test"):
                    yield from marked(f"{file.stem}::{name}", marks)
            case ast.Assign(targets=[ast.Name(id="pytestmark")], value=mark):
                yield from marked(file.stem, mark.elts if isinstance(mark, ast.List | ast.Tuple) else [mark])
            case _:
                pass


def marked(test: str, marks: Iterable[ast.expr]) -> Iterator[tuple[str, str, str]]:
    for mark in marks:
        kind = called(mark)
        if isinstance(mark, ast.Call) and kind in CITES:
            yield from ((test, kind, name.value) for name in mark.args if isinstance(name, ast.Constant) and isinstance(name.value, str))
        elif isinstance(mark, ast.Call) and kind == "parametrize":
            for case in ast.walk(mark):
                if isinstance(case, ast.keyword) and case.arg == "marks":
                    yield from marked(test, case.value.elts if isinstance(case.value, ast.List | ast.Tuple) else [case.value])


def called(mark: ast.expr) -> str:
    """The last name of what is called: rule, citing.rule and pytest.mark.rule are the same."""
    function = mark.func if isinstance(mark, ast.Call) else mark
    match function:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case _:
            return ""


def uncounted(reference: str) -> dict[str, dict[str, str]]:
    """The reviewed list: "notes" and "later", each id with its reason."""
    listed = json.loads((folder() / UNCOUNTED).read_text(encoding="utf-8")).get(reference, {})
    return {kind: listed.get(kind, {}) for kind in ("notes", "later")}


def card_names(reference: str) -> list[str]:
    """The name of everything with a text or a value of its own in a game; none for a reference that adds rules only.

    Of the card game cards and locations; what bots have instead of one is counted by itself: `Saruman (bot)`. Of the board game Event
    cards, the Combat effects of their other halves, Characters and Hunt tiles, these by their ids since several show the same.
    """
    if reference not in games.names():
        return []
    catalogue = games.get(reference).catalogue()
    named = [
        f"{entry['name']} (bot)" if "of" in entry else entry["name"]
        for kind in ("cards", "locations", "combat", "characters")
        for entry in catalogue.get(kind, [])
    ]
    return list(dict.fromkeys(named + [entry["id"] for entry in catalogue.get("tiles", [])]))


def coverage(reference: str, tests: Path | None = None) -> Json:
    """Which ids of the reference and which cards of its game the tests cite."""
    ids = [rule.id for rule in rules(reference).values() if rule.is_counted]
    cited = citations(sorted((tests or tests_folder()).rglob("*.py")))
    listed = uncounted(reference)
    open_ids = [id for id in ids if id not in cited["rule"]]
    names = card_names(reference)
    missing = [name for name in names if name not in cited["card"]]
    return {
        "rules": reference,
        "ids": len(ids),
        "cited": len(ids) - len(open_ids),
        "uncited": [id for id in open_ids if id not in listed["notes"] and id not in listed["later"]],
        "later": [id for id in open_ids if id in listed["later"]],
        "notes": [id for id in open_ids if id in listed["notes"]],
        "unknown": sorted(id for id in cited["rule"] if belongs(id, reference) and id not in rules(reference)),
        "cards": {"total": len(names), "tested": len(names) - len(missing), "missing": missing},
    }


def belongs(id: str, reference: str) -> bool:
    """By its two letters. A citation of a made-up reference belongs to none and is not reported."""
    return id[:3] == next(iter(rules(reference)))[:3]
