"""`thirdage fuzz` as it is typed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
import typer

from tests.kernel.fords import State
from tests.kernel.invented import Invented
from thirdage import games
from thirdage.cli.errors import guarded
from thirdage.cli.fuzz import fuzz
from thirdage.kernel.contract import Json


class Leaks(Invented):
    name = "leaks"

    def question(self, state: State, seat: str | None, lang: str = "en") -> str:
        return f"{super().question(state, seat, lang)} {state.piles}"


@pytest.fixture(autouse=True)
def added(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.chdir(tmp_path)
    kin = [Invented(), Leaks()]
    for game in kin:
        games.add(game)
    yield
    for game in kin:
        games.MAKERS.pop(game.name)
        games.made.pop(game.name, None)


def run(*arguments: str) -> int:
    app = typer.Typer(add_completion=False)
    app.command()(fuzz)
    return guarded(typer.main.get_command(app), [*arguments, "--workers", "1"])


def answer(capsys: pytest.CaptureFixture[str]) -> Json:
    out, err = capsys.readouterr()
    assert err == "", "no bar unless a person looks on"
    answered: Json = json.loads(out)
    return answered


def test_json_has_the_promised_keys(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("invented", "--games", "3", "--scenario", "short", "--persons", "2", "--every", "4", "--json") == 0
    figures = answer(capsys)
    assert figures.keys() >= {"games", "finished", "decisions", "checks", "violations", "dead_ends", "mean", "longest"}
    assert figures["games"] == figures["finished"] == 3
    assert figures["options"] == {"persons": 2}
    assert not figures["interrupted"]


def test_an_option_may_be_given_by_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("invented", "--games", "1", "--scenario", "short", "--option", "persons=2", "--json") == 0
    assert answer(capsys)["options"] == {"persons": 2}


def test_people_read_what_was_found(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("invented", "--games", "2", "--scenario", "short", "--seed", "s") == 0
    out = capsys.readouterr().out
    assert "2 of 2 games finished: invented, short, seed s" in out
    assert "0 violations, 0 dead ends" in out


def test_violations_are_named_with_their_record_and_end_in_1(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert run("leaks", "--games", "1", "--scenario", "short", "--records", str(tmp_path / "found")) == 1
    out = capsys.readouterr().out
    assert "Seed 1/0, step 0: re-deal: ash reads another question" in out
    assert f"Its record: {tmp_path / 'found' / 'leaks-short-1-0.record'}" in out
    assert (tmp_path / "found" / "leaks-short-1-0.record").is_file()


@pytest.mark.parametrize(
    "arguments, sentence",
    [
        (["chess"], "There is no game “chess”"),
        (["invented", "--scenario", "shrt"], "There is no scenario “shrt”; did you mean short?"),
        (["invented", "--persons", "5"], "cannot be “5”; known: 3, 2."),
        (["invented", "--option", "colour=red"], "There is no option “colour”"),
        (["invented", "--seed", ""], "A seed is printable text"),
        (["invented", "--games", "0"], "--games"),
        (["invented", "--every", "x"], "--every"),
        (["invented", "--games", "1", "--records", "file/below"], "The folder file/below cannot be used"),
    ],
)
def test_a_mistake_is_one_sentence_and_2(arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    Path("file").write_text("in the way", encoding="utf-8")
    assert run(*arguments) == 2
    out, err = capsys.readouterr()
    assert sentence in err
    assert err.count("\n") == 1 and out == ""
