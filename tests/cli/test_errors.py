"""Mistakes on the command line: one sentence on the error stream, exit code 2, nothing on the other stream."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Literal

import click
import pytest
import typer

from thirdage.cli import app, errors, main
from thirdage.kernel.errors import Problem, one_of


def probe(
    name: Annotated[str, typer.Argument()],
    games: Annotated[int, typer.Option(min=1)] = 1,
    persons: Annotated[int, typer.Option(min=1, max=4)] = 4,
    every: Annotated[int, typer.Option()] = 1,
    seconds: Annotated[float, typer.Option()] = 1.0,
    level: Annotated[Literal["normal", "challenging"], typer.Option()] = "normal",
    file: Annotated[Path | None, typer.Option(exists=True)] = None,
) -> int | None:
    """A command that goes wrong in the way its argument names."""
    match name:
        case "problem":
            raise one_of("scenario", "trilgy", ["trilogy", "duel2"])
        case "end of input":
            raise EOFError
        case "abort":
            raise click.Abort
        case "broken pipe":
            raise BrokenPipeError
        case "exit":
            raise typer.Exit(5)
        case "code":
            return games
        case _:
            return None


def only(command: Callable[..., int | None]) -> click.Command:
    made = typer.Typer()
    made.callback()(lambda: None)
    made.command("probe")(command)
    return typer.main.get_command(made)


@pytest.mark.parametrize(
    "line, sentence",
    [
        ("prob", "There is no command “prob”; did you mean probe?"),
        ("xyz", "There is no command “xyz”; known: probe."),
        ("probe a --gmaes 3", "There is no option “--gmaes”; did you mean --games, --persons?"),
        ("probe", "NAME is missing; add --help to see what the command expects."),
        (
            "probe a --games",
            "This command line does not fit: Option '--games' requires an argument; add --help to see what the command expects.",
        ),
        ("probe a --games many", "--games must be a whole number of at least 1."),
        ("probe a --games 0", "--games must be a whole number of at least 1."),
        ("probe a --persons 5", "--persons must be a whole number from 1 to 4."),
        ("probe a --every x", "--every must be a whole number."),
        ("probe a --seconds x", "--seconds must be a number."),
        ("probe a --level hard", "--level must be one of normal, challenging."),
        ("probe a --file gone", "--file does not fit: Path 'gone' does not exist."),
        ("probe a b", "This command line does not fit: Got unexpected extra argument (b); add --help to see what the command expects."),
        ("probe problem", "There is no scenario “trilgy”; did you mean trilogy?"),
        ("probe abort", "The input ended before the command did."),
    ],
)
def test_a_mistake_is_answered_with_one_sentence(line: str, sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert errors.guarded(only(probe), line.split()) == 2
    said = capsys.readouterr()
    assert (said.out, said.err) == ("", sentence + "\n")


def test_a_sentence_of_several_lines_is_printed_as_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert errors.complain("one\n  two") == 2
    assert capsys.readouterr().err == "one two\n"


def test_input_that_ends_is_a_mistake(capsys: pytest.CaptureFixture[str]) -> None:
    assert errors.guarded(only(probe), ["probe", "end of input"]) == 2
    assert capsys.readouterr().err == "The input ended before the command did.\n"


@pytest.mark.parametrize("line, code", [("probe exit", 5), ("probe code --games 3", 3), ("probe fine", 0)])
def test_a_command_may_name_its_exit_code(line: str, code: int) -> None:
    assert errors.guarded(only(probe), line.split()) == code


def test_a_fault_of_ours_is_not_dressed_up() -> None:
    def faulty() -> None:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        errors.guarded(only(faulty), ["probe"])


@pytest.mark.parametrize("when", ["loading", "running"])
def test_an_interrupt_ends_with_130(when: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def interrupt(*_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(app, "run" if when == "loading" else "app", interrupt)
    with pytest.raises(SystemExit) as end:
        main()
    assert end.value.code == 130
    assert capsys.readouterr().err == "Interrupted.\n"


def test_the_real_command_line_says_one_line_and_no_traceback() -> None:
    done = subprocess.run([sys.executable, "-m", "thirdage.cli", "tset"], capture_output=True, encoding="utf-8", check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("There is no command “tset”; did you mean test") and done.stderr.count("\n") == 1


@pytest.mark.parametrize("option", ["--help", "--version"])
def test_a_reader_that_goes_away_is_told_nothing(option: str) -> None:
    """As with `thirdage --help | head -1`: the pipe is closed before anything is printed."""
    command = "import time; time.sleep(0.3); from thirdage.cli import main; main()"
    process = subprocess.Popen([sys.executable, "-c", command, option], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout and process.stderr
    process.stdout.close()
    said = process.stderr.read()
    process.stderr.close()
    assert (process.wait(), said) == (1, "")


@pytest.mark.parametrize("line", [[], ["--help"], ["-h"]])
def test_a_bare_call_shows_what_there_is(line: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert app.run(line) == 0
    said = capsys.readouterr()
    assert said.err == ""
    for command in app.COMMANDS:
        assert f" {command.__name__.rstrip('_')} " in said.out
    assert "Print this help and stop." in said.out


def test_every_command_has_help_in_our_words(capsys: pytest.CaptureFixture[str]) -> None:
    for command in app.COMMANDS:
        assert app.run([command.__name__.rstrip("_"), "--help"]) == 0
        assert "Print this help and stop." in capsys.readouterr().out


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert app.run(["--version"]) == 0
    assert capsys.readouterr().out == "thirdage 0.1.0\n"


def test_a_problem_reads_as_its_sentence() -> None:
    assert str(Problem("test-needs-checkout")) == Problem("test-needs-checkout").sentence()
