"""Which golden games of the card game there are, and how they end. That they replay is in tests/test_golden.py."""

from __future__ import annotations

from pathlib import Path

from tests.citing import rule
from thirdage.cardgame.positions import GAME
from thirdage.cardgame.scenarios import SCENARIOS
from thirdage.kernel.records import read, replay

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.record"))


def test_there_are_golden_games_for_every_scenario_for_4_3_and_2_persons_with_promos_and_against_bots() -> None:
    records = [read(file.read_text(encoding="utf-8")) for file in GOLDEN]
    against_bots = [record for record in records if record.options.get("shadow") == "bots"]
    others = [record for record in records if record not in against_bots]
    assert {record.scenario for record in others} == set(SCENARIOS)
    assert {record.options.get("persons") for record in others if record.scenario == "trilogy"} == {2, 3, 4}
    assert [record for record in records if record.options.get("promos")]
    assert {record.options.get("difficulty", "normal") for record in against_bots} == {"normal", "challenging"}


@rule("CG-12.3", "CG-12.4")
def test_golden_games_end_by_a_lead_or_by_the_last_path() -> None:
    ends = [GAME.result(replay(GAME, read(file.read_text(encoding="utf-8")))) for file in GOLDEN]
    for end in ends:
        lead = end["score"]["free"] - end["score"]["shadow"]
        assert end["winner"] == ("free" if lead > 0 else "shadow")
        assert end["why"] == "CG-12.4" or abs(lead) >= 10
