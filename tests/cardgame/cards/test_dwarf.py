"""Dwarf cards: Gimli and Dwarven Axe."""

from tests.citing import card, rule
from thirdage.cardgame.positions import FRODO, WITCH_KING, asked, do, names, table, why_not


@card("Gimli")
@rule("CG-C7")
def test_gimli_may_take_the_axe_back() -> None:
    s = table(hand="Gimli, Frodo Baggins", cycle="Dwarven Axe", path="Egladil")
    do(s, "play Gimli", "to the reserve")  # with one other card in hand the cost is no choice
    assert asked(s) == ["take Dwarven Axe", "decline"]
    do(s, "take Dwarven Axe")
    assert names(s.hand[FRODO]) == ["Dwarven Axe"]
    assert names(s.cycle[FRODO]) == ["Frodo Baggins"]
    assert s.stack == [("turn", WITCH_KING)]  # nothing left over


@card("Gimli")
@rule("CG-C7")
def test_an_axe_cycled_to_pay_for_gimli_may_be_taken() -> None:
    s = table(hand="Gimli, Dwarven Axe", path="Egladil")
    do(s, "play Gimli", "to Egladil", "take Dwarven Axe")
    assert names(s.hand[FRODO]) == ["Dwarven Axe"]
    assert s.cycle[FRODO] == []
    assert s.stack == [("turn", WITCH_KING)]


@card("Gimli")
@rule("CG-R10")
def test_gimli_is_asked_even_when_no_axe_is_there_so_that_asking_tells_nothing() -> None:
    s = table(hand="Gimli, Sam Gamgee", path="Egladil")
    do(s, "play Gimli", "to the reserve")
    assert asked(s) == ["decline"]
    do(s, "decline")
    assert s.hand[FRODO] == []
    assert s.stack == [("turn", WITCH_KING)]


@card("Dwarven Axe")
@rule("CG-8.13")
def test_the_axe_goes_to_gimli_alone() -> None:
    s = table(hand="Dwarven Axe, Sam Gamgee", reserve="Frodo Baggins")
    assert why_not(s, ("play", "Dwarven Axe")) == "CG-8.13"
    s = table(hand="Dwarven Axe, Sam Gamgee", reserve="Gimli; Frodo Baggins")
    do(s, "play Dwarven Axe")
    assert names(s.items[31]) == ["Dwarven Axe"]
    assert s.stack == [("turn", WITCH_KING)]
