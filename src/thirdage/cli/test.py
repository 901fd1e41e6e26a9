"""`thirdage test`: builds the page if need be, checks format, lint, types and layers, then runs every test on all cores.

The quick checks all run, whatever they find, so that one run names everything; the tests start only when all of them passed.
Nothing is printed after pytest: its closing line, with the count, is the last one.
"""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from thirdage.cli import browser, page
from thirdage.kernel.errors import Problem
from thirdage.kernel.words import say

LAYERS = "from importlinter.cli import lint_imports_command; lint_imports_command()"  # it has no python -m of its own
QUICK = (
    ("format", ("-m", "ruff", "format", "--check", "--quiet", "--diff")),
    ("lint", ("-m", "ruff", "check", "--quiet")),
    ("types", ("-m", "mypy", "--no-error-summary")),
    ("layers", ("-c", LAYERS, "--no-logo")),
)


def test(
    coverage: Annotated[bool, typer.Option("--coverage", help=say("help-test-coverage"))] = False,
    long: Annotated[bool, typer.Option("--long", help=say("help-test-long"))] = False,
    pytest: Annotated[list[str] | None, typer.Argument(metavar="PYTEST", help=say("help-test-pytest"))] = None,
) -> int:
    root = project()
    console = Console(highlight=False)
    page.built()
    failed = [(name, code) for name, arguments in QUICK if (code := check(console, root, name, arguments))]
    if failed:
        console.print(say("test-failed", names=", ".join(say(f"test-{name}") for name, _ in failed)), style="bold red")
        return failed[0][1]
    browser.ensure(lambda: console.print(say("test-installing-browser")))
    console.rule(say("test-tests"), align="left")
    return run(root, ("-m", "pytest", *pytest_arguments(coverage, long), *(pytest or ())))


def project() -> Path:
    """The checkout this package lies in; an installed package has no tests."""
    root = Path(__file__).resolve().parents[3]
    if not (root / "pyproject.toml").is_file() or not (root / "tests").is_dir():
        raise Problem("test-needs-checkout")
    return root


def check(console: Console, root: Path, name: str, arguments: tuple[str, ...]) -> int:
    console.rule(say(f"test-{name}"), align="left")
    start = time.monotonic()
    code = run(root, arguments)
    seconds = f"{time.monotonic() - start:.1f}"
    console.print(say("test-not-passed" if code else "test-passed", seconds=seconds), style="red" if code else "green")
    return code


def run(root: Path, arguments: tuple[str, ...]) -> int:
    """One tool, by the Python of the environment and not by a script in bin, whose first line breaks when the tree is moved."""
    sys.stdout.flush()
    return subprocess.call([sys.executable, *arguments], cwd=root)


def pytest_arguments(coverage: bool, long: bool) -> list[str]:
    """Work is stolen between cores, because a game with all its laws and the test of one card differ a thousandfold in length."""
    arguments = ["-n", "auto", "--dist", "worksteal"]
    if long:
        arguments.append("--long")
    if coverage:
        arguments += ["--cov", "--cov-report=term-missing:skip-covered"]
    return arguments
