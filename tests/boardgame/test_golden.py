"""Which golden games of the board game there are, and how they end. That they replay is in tests/test_golden.py."""

from __future__ import annotations

from pathlib import Path

from thirdage.boardgame.positions import GAME
from thirdage.kernel.records import read, replay

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.record"))


def test_there_are_golden_games_for_every_number_of_persons() -> None:
    records = [read(file.read_text(encoding="utf-8")) for file in GOLDEN]
    assert {record.options["persons"] for record in records} == {2, 3, 4}
    assert [record for record in records if record.options.get("rulings")]


def test_golden_games_end_by_the_ring_and_by_war() -> None:
    ends = {str(GAME.result(replay(GAME, read(file.read_text(encoding="utf-8"))))["why"]) for file in GOLDEN}
    assert len(ends) > 1, "games of one end only prove little"
