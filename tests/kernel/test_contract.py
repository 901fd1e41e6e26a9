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
    pass
