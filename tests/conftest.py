"""What all tests share: the option --long, and the table of coverage by package."""

from __future__ import annotations

import signal
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import coverage
import hypothesis
import pytest

from thirdage import games

PACKAGE = Path(__file__).resolve().parents[1] / "src" / "thirdage"

# A busy machine is no fault of what is tested: no deadline for one example.
hypothesis.settings.register_profile("busy", deadline=None)
hypothesis.settings.load_profile("busy")

# Whoever starts the tests in the background of a shell script has Ctrl-C ignored, and all processes that tests start would inherit it.
signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(autouse=True)
def _register() -> Iterator[None]:
    """Games that a test adds to the register are gone after it."""
    makers, made = dict(games.MAKERS), dict(games.made)
    yield
    games.MAKERS.clear()
    games.MAKERS.update(makers)
    games.made.clear()
    games.made.update(made)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="run also the long forms (marked long)")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Without --long the long forms are not part of the run: deselected, because a skip would look like a gap."""
    if config.getoption("--long"):
        return
    long = [item for item in items if item.get_closest_marker("long")]
    if long:
        config.hook.pytest_deselected(items=long)
        items[:] = [item for item in items if not item.get_closest_marker("long")]


@pytest.hookimpl(trylast=True)
def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """With --coverage: lines run, by package, just above the closing line."""
    if not config.getoption("--cov"):
        return
    measured = coverage.Coverage()
    measured.load()
    lines: Counter[str] = Counter()
    missed: Counter[str] = Counter()
    for file in measured.get_data().measured_files():
        _, statements, _, missing, _ = measured.analysis2(file)
        for name in (package(Path(file)), "thirdage"):
            lines[name] += len(statements)
            missed[name] += len(missing)
    terminalreporter.section("lines run, by package")
    for name in sorted(lines):
        share = 100 * (1 - missed[name] / lines[name]) if lines[name] else 100
        terminalreporter.write_line(f"{name:<24}{lines[name] - missed[name]:>7} of {lines[name]:>6}{share:>8.1f} %")


def package(file: Path) -> str:
    """src/thirdage/cardgame/cards/rohan.py belongs to thirdage.cardgame, src/thirdage/games.py to thirdage.games."""
    return f"thirdage.{file.relative_to(PACKAGE).parts[0].removesuffix('.py')}"
