"""The board game passes what every game passes, with every number of persons."""

from __future__ import annotations

from typing import Any

import pytest

from tests.contract import Case, ContractSuite
from thirdage import games

WAYS: dict[str, tuple[str, dict[str, Any]]] = {
    "two": ("base", {"persons": 2}),
    "three": ("base", {"persons": 3}),
    "four": ("base", {"persons": 4}),
}


@pytest.fixture(params=WAYS)
def case(request: pytest.FixtureRequest) -> Case:
    scenario, options = WAYS[request.param]
    return Case(games.get("boardgame"), scenario, options, every=100)


class TestBoardGame(ContractSuite):
    pass


def test_every_number_of_persons_is_among_them() -> None:
    persons = games.get("boardgame").options()["scenarios"]["base"]["options"]["persons"]
    assert [options["persons"] for _, options in WAYS.values()] == persons["values"]
