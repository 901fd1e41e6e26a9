"""Marches of several regions by an Event card (BG-12.12): who goes, which way, and where they may stop. Tried with Shadows Gather, three regions."""

from __future__ import annotations

from typing import Any

from tests.citing import rule
from thirdage.boardgame.book import BOOK
from thirdage.boardgame.long_march import sources
from thirdage.boardgame.positions import FREE, SHADOW, asked, at, do, log, step_of, table, why_not
from thirdage.boardgame.state import State
from thirdage.boardgame.tables import CARD, REGION

GATHER, LENGTHENS, FREE_CARD = CARD["Shadows Gather"], CARD["The Shadow Lengthens"], CARD["Celeborn's Galadhrim"]
ALL_SHADOW = "isengard, sauron, southrons"


def marching(armies: dict[str, str], card: int = GATHER, steps: int = 3, left: int = 1, seat: int = SHADOW, **more: Any) -> State:
    """The march of a card is about to begin."""
    return table(armies, asking=("long_march_from", seat, card, steps, left), then=(("turn", FREE),), **more)


@rule("BG-12.12")
def test_a_march_stops_only_where_the_card_lets_it_and_never_goes_where_it_could_not() -> None:
    s = marching({"Minas Morgul": "2 Sauron Regulars, Nazgûl", "Morannon": "Sauron Regular"}, war="sauron")
    do(s, "from Minas Morgul", "everybody who can")
    assert asked(s) == ["to Gorgoroth", "to North Ithilien"]  # from South Ithilien it is too far to Morannon... or back through Morgul
    assert why_not(s, "stop") == "BG-12.12"
    do(s, "to Gorgoroth")
    assert why_not(s, "stop") == "BG-C100"
    assert why_not(s, "to", "Nurn") == "BG-C100"
    assert why_not(s, "to", "Moria") == "BG-2.2"
    do(s, "to Morannon")
    assert "stop in Morannon" in asked(s)
    do(s, "stop in Morannon")
    assert at(s, "Morannon") == "3 Sauron Regulars, Nazgûl"
    assert s.stack == [("turn", FREE)] and s.column == []
