"""The command `test`, and what the tests themselves agreed on: long forms and citations."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.citing import card, rule
from thirdage.cli import page
from thirdage.cli import test as command
from thirdage.kernel.errors import Problem

ROOT = Path(__file__).resolve().parents[2]


class Tools:
    """Stands in for the tools: remembers what was started, and fails where told."""

    def __init__(self, **codes: int) -> None:
        self.codes = codes
        self.started: list[tuple[str, ...]] = []

    def run(self, root: Path, arguments: tuple[str, ...]) -> int:
        assert root == ROOT
        self.started.append(arguments)
        return self.codes.get(self.name(arguments), 0)

    @staticmethod
    def name(arguments: tuple[str, ...]) -> str:
        return "layers" if arguments[0] == "-c" else "_".join(a for a in arguments[1:3] if not a.startswith("-"))

    def names(self) -> list[str]:
        return [self.name(arguments) for arguments in self.started]


@pytest.fixture
def tools(monkeypatch: pytest.MonkeyPatch) -> Tools:
    tools = Tools()
    monkeypatch.setattr(command, "run", tools.run)
    monkeypatch.setattr(page, "built", lambda: tools.started.append(("-m", "page")))
    return tools


def test_all_checks_then_the_tests(tools: Tools) -> None:
    assert command.test() == 0
    assert tools.names() == ["page", "ruff_format", "ruff_check", "mypy", "layers", "pytest"]


def test_every_check_runs_and_the_first_failure_counts(tools: Tools, capsys: pytest.CaptureFixture[str]) -> None:
    tools.codes = {"ruff_check": 7, "layers": 9}
    assert command.test() == 7
    assert tools.names() == ["page", "ruff_format", "ruff_check", "mypy", "layers"]
    assert "Not passed: Lint, Layers." in capsys.readouterr().out


def test_failing_tests_give_their_exit_code_and_the_last_word_to_pytest(tools: Tools, capsys: pytest.CaptureFixture[str]) -> None:
    tools.codes = {"pytest": 1}
    assert command.test() == 1
    assert capsys.readouterr().out.splitlines()[-1].startswith("Tests ")


def test_options_reach_pytest(tools: Tools) -> None:
    command.test(coverage=True, long=True, pytest=["-k", "gimli"])
    arguments = tools.started[-1]
    assert "--cov" in arguments and "--long" in arguments
    assert arguments[-2:] == ("-k", "gimli")
    command.test()
    assert "--cov" not in tools.started[-1] and "--long" not in tools.started[-1]


def test_a_tool_runs_in_the_project_and_gives_its_exit_code(tmp_path: Path) -> None:
    assert command.run(tmp_path, ("-c", "import pathlib; pathlib.Path('here').touch(); raise SystemExit(3)")) == 3
    assert (tmp_path / "here").exists()


def test_an_installed_package_has_no_tests_to_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "__file__", str(tmp_path / "lib/python/thirdage/cli/test.py"))
    with pytest.raises(Problem, match="There are no tests beside this package"):
        command.project()


@pytest.mark.parametrize("options, count", [((), 1), (("--long",), 2)])
def test_long_forms_are_left_out_unless_asked_for(tmp_path: Path, options: tuple[str, ...], count: int) -> None:
    shutil.copy(ROOT / "tests/conftest.py", tmp_path)
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers = long\n")
    (tmp_path / "test_two.py").write_text(
        "import pytest\n\ndef test_short(): pass\n\n@pytest.mark.long\ndef test_long(): pass\n", encoding="utf-8"
    )
    done = subprocess.run([sys.executable, "-m", "pytest", "-q", *options], cwd=tmp_path, capture_output=True, text=True, check=False)
    closing = done.stdout.splitlines()[-1]
    assert closing.startswith(f"{count} passed") and "skipped" not in closing


def test_a_test_cites_one_to_three_rules() -> None:
    assert rule("CG-1.1", "CG-R2").mark.args == ("CG-1.1", "CG-R2")
    assert card("Gimli").mark.args == ("Gimli",)
    for ids in ((), ("CG-1.1", "CG-1.2", "CG-1.3", "CG-1.4")):
        with pytest.raises(AssertionError, match="cites one to 3 rules"):
            rule(*ids)
    with pytest.raises(AssertionError, match="at least one"):
        card()
