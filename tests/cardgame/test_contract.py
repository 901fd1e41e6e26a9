"""The card game passes what every game passes: the Trilogy with four, three and two persons."""

from __future__ import annotations

import pytest

from tests.contract import Case, ContractSuite
from thirdage import games


@pytest.fixture(params=[4, 3, 2])
def case(request: pytest.FixtureRequest) -> Case:
    return Case(games.get("cardgame"), "trilogy", {"persons": request.param}, every=20)


class TestCardGame(ContractSuite):
    pass
