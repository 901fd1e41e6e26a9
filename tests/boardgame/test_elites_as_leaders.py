"""Elites of the Southrons and of Isengard lead Armies while Saruman is in play, with three and four persons (BG-21.21, BG-R75)."""

from __future__ import annotations

import pytest

from tests.boardgame.battles import attack, head_for
from tests.citing import rule
from thirdage.boardgame.fighting import leadership
from thirdage.boardgame.positions import FREE, GAME, SARUMAN, SARUMAN_OF_FOUR, asked, at, do, table
from thirdage.boardgame.state import State
from thirdage.boardgame.tables import SHADOW as SHADOW_SIDE

SOUTH = {"Umbar": "Southron Elite, Southron Regular", "West Harondor": "Gondor Regular", "Orthanc": "Saruman, Isengard Regular"}


def led(persons: int, by_saruman: bool = True, south: str = SOUTH["Umbar"]) -> State:
    """The player of the Southrons has a Character die."""
    seat = {2: 1, 3: SARUMAN, 4: SARUMAN_OF_FOUR}[persons]
    armies = {**SOUTH, "Umbar": south} if by_saruman else {"Umbar": south, "West Harondor": "Gondor Regular"}
    return table(armies, persons=persons, war="all", dice_shadow="Character", asking=("turn", seat), then=())


def offered(s: State) -> list[str]:
    do(s, "use Character")
    return [verb for verb, _ in GAME.legal(s)]


@rule("BG-21.21", "BG-R75")
def test_southron_elites_lead_while_saruman_is_in_play_with_three_and_with_four() -> None:
    for persons in (3, 4):
        assert {"march", "attack"} <= set(offered(led(persons)))
        assert not {"march", "attack"} & set(offered(led(persons, by_saruman=False)))
        assert not {"march", "attack"} & set(offered(led(persons, south="2 Southron Regulars")))
    assert not {"march", "attack"} & set(offered(led(2)))  # with two persons those of Isengard alone
    s = table({"Orthanc": "Saruman, Isengard Elite"}, war="all", dice_shadow="Character", asking=("turn", 1), then=())
    assert "march" in offered(s)


@rule("BG-21.21", "BG-R75")
def test_the_elite_that_leads_goes_along() -> None:
    s = led(3, south="Southron Elite, 2 Southron Regulars")
    do(s, "use Character", "move an Army", "from Umbar")
    head_for(s, "Near Harad", "Southron Regular")
    assert "set out" not in asked(s)
    do(s, "Southron Elite", "set out")
    assert (at(s, "Umbar"), s.stack) == ("Southron Regular", [])
    s = led(3)
    do(s, "use Character", "attack")
    do(s, "from Umbar")
    assert asked(s) == ["attack with everybody", "keep back: Southron Regular"]


@rule("BG-R75")
@pytest.mark.parametrize(("persons", "rerolled"), [(2, 0), (3, 2), (4, 2)])
def test_each_gives_leadership_attacking_and_defending(persons: int, rerolled: int) -> None:
    south = "2 Southron Elites, 2 Southron Regulars"
    seat = {2: 1, 3: SARUMAN, 4: SARUMAN_OF_FOUR}[persons]
    s = table({**SOUTH, "Umbar": south}, persons=persons, war="all", dice_shadow="Army", asking=("turn", seat), then=())
    attack(s, "Umbar", "West Harondor")
    assert leadership(s, SHADOW_SIDE) == rerolled
    s = table({**SOUTH, "Umbar": south}, persons=persons, war="all", dice_free="Muster/Army", asking=("turn", FREE), then=())
    attack(s, "West Harondor", "Umbar", die="Muster/Army")
    assert leadership(s, SHADOW_SIDE) == rerolled
