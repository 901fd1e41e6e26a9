"""The card game passes what every game passes, in every scenario and with every number of persons."""

from __future__ import annotations

from typing import Any

import pytest

from tests.contract import Case, ContractSuite
from thirdage import games

WAYS: dict[str, tuple[str, dict[str, Any]]] = {
    "trilogy-4": ("trilogy", {"persons": 4}),
    "trilogy-3": ("trilogy", {"persons": 3}),
    "trilogy-2": ("trilogy", {"persons": 2}),
    "duel2": ("duel2", {}),
    "duel3": ("duel3", {}),
    "fellowship": ("fellowship", {}),
    "trilogy-solo": ("trilogy", {"shadow": "bots"}),
    "trilogy-co-op": ("trilogy", {"shadow": "bots", "persons": 2, "difficulty": "challenging", "promos": True}),
    "duel2-solo": ("duel2", {"shadow": "bots", "difficulty": "challenging"}),
    "duel3-solo": ("duel3", {"shadow": "bots"}),
    "fellowship-solo": ("fellowship", {"shadow": "bots"}),
}


@pytest.fixture(params=WAYS)
def case(request: pytest.FixtureRequest) -> Case:
    scenario, options = WAYS[request.param]
    return Case(games.get("cardgame"), scenario, options, every=20)


class TestCardGame(ContractSuite):
    pass


def test_every_scenario_with_every_number_of_persons_is_among_them() -> None:
    for scenario, entry in games.get("cardgame").options()["scenarios"].items():
        for bots in (False, True):
            persons = entry["options"]["persons"]["bots"] if bots else entry["options"]["persons"]
            ways = [options for name, options in WAYS.values() if name == scenario and ("shadow" in options) == bots]
            assert [options.get("persons", persons["default"]) for options in ways] == persons["values"], scenario
