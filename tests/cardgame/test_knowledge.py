"""What the laws of hidden information lean on: twins, and letting them change places."""

from thirdage.cardgame.check import check
from thirdage.cardgame.knowledge import exchange, twins
from thirdage.cardgame.positions import FRODO, SARUMAN, WITCH_KING, names, table
from thirdage.cardgame.tables import NUMBER


def test_twins_change_places_and_nothing_else_moves() -> None:
    s = table(hand="Gimli, Sam Gamgee", cycle="Sting", deck="Glamdring, Narya, Ring of Fire")
    exchange(s, NUMBER["Gimli"], NUMBER["Glamdring"])
    assert names(s.hand[FRODO]) == ["Glamdring", "Sam Gamgee"]
    assert names(s.deck[FRODO]) == ["Narya, Ring of Fire", "Gimli"]
    assert names(s.cycle[FRODO]) == ["Sting"]
    assert check(s) == []


def test_others_take_hidden_cards_of_one_owner_for_each_other_but_not_what_lies_open() -> None:
    s = table(hand="Gimli, Mordor Orcs 1", reserve="Sam Gamgee", deck="Glamdring, Olog-hai")
    pairs = twins(s, SARUMAN)
    assert (NUMBER["Gimli"], NUMBER["Glamdring"]) in pairs
    assert (NUMBER["Mordor Orcs 1"], NUMBER["Olog-hai"]) in pairs
    assert not any(NUMBER["Sam Gamgee"] in pair for pair in pairs)
    assert not any((NUMBER["Gimli"] in pair) and (NUMBER["Olog-hai"] in pair) for pair in pairs)
    own = twins(s, WITCH_KING)
    assert (NUMBER["Mordor Orcs 1"], NUMBER["Olog-hai"]) not in own  # the own hand is known
