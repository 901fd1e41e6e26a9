"""Do the tests notice when a rule is broken? Makes small random changes in a package, one at a time, and runs the tests.

    .venv/bin/python tools/mutate.py src/thirdage/cardgame --changes 50 --seed 1 --tests tests/cardgame

Each change is made in a copy of the tree: a comparison turned, a number off by one, a condition negated, a line dropped. A
change that no test notices is named at the end, with the line as it was and as it was changed.
"""

from __future__ import annotations

import argparse
import ast
import os
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from queue import Queue
from random import Random

ROOT = Path(__file__).resolve().parent.parent
PARTS = (
    "src",
    "tests",
    "locales",
    "docs",
    "pyproject.toml",
    "README.md",
    "requirements",
    "thirdage",
    "tools",
    ".ci",
    ".gitignore",
    "LICENSE",
)
TURNED = {
    ast.Lt: "<=", ast.LtE: "<", ast.Gt: ">=", ast.GtE: ">", ast.Eq: "!=", ast.NotEq: "==", ast.In: "not in", ast.NotIn: "in",
    ast.Is: "is not", ast.IsNot: "is",
}  # fmt: skip
WRITTEN = {
    ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=", ast.Eq: "==", ast.NotEq: "!=", ast.In: "in", ast.NotIn: "not in",
    ast.Is: "is", ast.IsNot: "is not",
}  # fmt: skip


@dataclass(frozen=True)
class Change:
    file: Path  # relative to the root
    kind: str
    line: int
    start: int  # offsets in the text of the file
    end: int
    new: str


def offsets(text: str) -> list[int]:
    """Where each line begins, in characters."""
    starts = [0]
    for line in text.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    return starts


class Finder(ast.NodeVisitor):
    """Every place of a file that can be changed. Docstrings, annotations and imports are left alone."""

    def __init__(self, file: Path, text: str) -> None:
        self.file, self.text, self.starts = file, text, offsets(text)
        self.lines = text.splitlines(keepends=True)
        self.found: list[Change] = []

    def at(self, line: int, column: int) -> int:
        """`ast` counts columns in bytes."""
        return self.starts[line - 1] + len(self.lines[line - 1].encode()[:column].decode())

    def note(self, kind: str, node: ast.expr | ast.stmt, new: str, start: int | None = None, end: int | None = None) -> None:
        first = self.at(node.lineno, node.col_offset) if start is None else start
        last = self.at(node.end_lineno or node.lineno, node.end_col_offset or 0) if end is None else end
        self.found.append(Change(self.file, kind, node.lineno, first, last, new))

    def visit_Compare(self, node: ast.Compare) -> None:
        if len(node.ops) == 1:
            left = self.at(node.left.end_lineno or 0, node.left.end_col_offset or 0)
            right = self.at(node.comparators[0].lineno, node.comparators[0].col_offset)
            between = self.text[left:right]
            old = WRITTEN[type(node.ops[0])]
            if old in between:
                self.note("comparison", node, between.replace(old, TURNED[type(node.ops[0])], 1), left, right)
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self.note("truth", node, str(not node.value))
        elif isinstance(node.value, int):
            self.note("number", node, str(node.value + 1))

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            operand = self.text[
                self.at(node.operand.lineno, node.operand.col_offset) : self.at(node.end_lineno or 0, node.end_col_offset or 0)
            ]
            self.note("negation", node, f"bool({operand})")
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        old, new = (" and ", " or ") if isinstance(node.op, ast.And) else (" or ", " and ")
        left = self.at(node.values[0].end_lineno or 0, node.values[0].end_col_offset or 0)
        right = self.at(node.values[1].lineno, node.values[1].col_offset)
        between = self.text[left:right]
        if old in between:
            self.note("and/or", node, between.replace(old, new, 1), left, right)
        self.generic_visit(node)

    def visit_If(self, node: ast.If) -> None:
        test = self.text[
            self.at(node.test.lineno, node.test.col_offset) : self.at(node.test.end_lineno or 0, node.test.end_col_offset or 0)
        ]
        self.note("condition", node.test, f"not ({test})")
        self.generic_visit(node)

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Constant):
            return  # a docstring
        self.note("dropped line", node, "pass")
        self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        if any(isinstance(target, ast.Attribute | ast.Subscript) for target in node.targets):
            self.note("dropped line", node, "pass")
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self.note("dropped line", node, "pass")
        self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value:
            self.visit(node.value)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        for part in (*node.decorator_list, *node.args.defaults, *node.args.kw_defaults, *node.body):
            if part:
                self.visit(part)


def changes_in(package: Path) -> list[Change]:
    found: list[Change] = []
    for file in sorted((ROOT / package).rglob("*.py") if (ROOT / package).is_dir() else [ROOT / package]):
        text = file.read_text(encoding="utf-8")
        finder = Finder(file.relative_to(ROOT), text)
        finder.visit(ast.parse(text))
        found += finder.found
    return found


def copy_tree(target: Path) -> Path:
    for part in PARTS:
        source = ROOT / part
        if source.is_dir():
            shutil.copytree(source, target / part, ignore=shutil.ignore_patterns("__pycache__", "*.whl"))
        elif source.exists():
            shutil.copy2(source, target / part)
    return target


def noticed(tree: Path, change: Change, tests: list[str], limit: int) -> str:
    """What noticed the change: the first failing test, a time-out; empty if nothing did."""
    file = tree / change.file
    old = file.read_text(encoding="utf-8")
    file.write_text(old[: change.start] + change.new + old[change.end :], encoding="utf-8")
    try:
        return failure(tree, tests, limit)
    finally:
        file.write_text(old, encoding="utf-8")


def failure(tree: Path, tests: list[str], limit: int) -> str:
    """The first test that fails in this tree, or what else went wrong; empty if all pass."""
    environment = dict(
        os.environ, PYTHONPATH=str(tree / "src"), PYTHONDONTWRITEBYTECODE="1", HYPOTHESIS_STORAGE_DIRECTORY=str(tree / ".hypothesis")
    )
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *tests]
    try:
        done = subprocess.run(command, cwd=tree, env=environment, capture_output=True, text=True, timeout=limit, check=False)
    except subprocess.TimeoutExpired:
        return "time-out"
    if done.returncode == 0:
        return ""
    return next((line.partition(" - ")[0] for line in done.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))), "broken at import")


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("package", nargs="+", type=Path)
    parser.add_argument("--changes", type=int, default=50)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--tests", nargs="+", default=["tests/cardgame"])
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--limit", type=int, default=300, help="seconds for one run of the tests")
    given, further = parser.parse_known_args()  # what is left over goes to pytest
    given.tests += further
    every = [change for package in given.package for change in changes_in(package)]
    chosen = Random(given.seed).sample(every, min(given.changes, len(every)))
    with tempfile.TemporaryDirectory() as folder:
        trees: Queue[Path] = Queue()
        for number in range(given.workers):
            trees.put(copy_tree(Path(folder) / str(number)))
        failing = failure(trees.queue[0], given.tests, given.limit)
        if failing:
            print(f"The tests fail without any change: {failing}", file=sys.stderr)
            return 2

        def one(change: Change) -> str:
            tree = trees.get()
            try:
                by = noticed(tree, change, given.tests, given.limit)
            finally:
                trees.put(tree)
            print(f"{'noticed ' if by else 'SURVIVED'} {change.file}:{change.line} {change.kind}: {by}", flush=True)
            return by

        with ThreadPoolExecutor(given.workers) as pool:
            results = list(pool.map(one, chosen))
    survivors = [change for change, by in zip(chosen, results, strict=True) if not by]
    print(f"\n{len(chosen) - len(survivors)} of {len(chosen)} changes were noticed (out of {len(every)} possible ones).")
    for change in survivors:
        text = (ROOT / change.file).read_text(encoding="utf-8")
        print(f"\nSURVIVED {change.file}:{change.line} ({change.kind})")
        print(f"  - {text.splitlines()[change.line - 1].strip()}")
        print(f"  + ... {change.new!r} in place of {text[change.start : change.end]!r}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
