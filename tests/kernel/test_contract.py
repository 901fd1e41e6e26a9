"""The invented game passes what every game passes."""

from __future__ import annotations

import pytest

from tests.contract import Case, ContractSuite
from tests.kernel.invented import Invented


@pytest.fixture(params=[("base", 3), ("base", 2), ("short", 3)], ids=lambda given: f"{given[0]}-{given[1]}")
def case(request: pytest.FixtureRequest) -> Case:
    scenario, persons = request.param
    return Case(Invented(), scenario, {"persons": persons})


class TestInvented(ContractSuite):
    def test_a_story_is_one_plain_line_an_event_unless_the_game_says_otherwise(self, case: Case) -> None:
        state = case.new()
        events = case.game.redact(state, case.game.events(state), None)
        assert len(events) > 3
        assert case.game.story(events) == [("plain", case.game.line(event)) for event in events]
