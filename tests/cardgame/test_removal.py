"""Removing a named card (CG-10.7), and the characters that come back as another (CG-8.22)."""

import pytest

from tests.cardgame.telling import forget, seen, told
from tests.citing import card, rule
from thirdage.cardgame.positions import ARAGORN, FRODO, SARUMAN, WITCH_KING, do, names, table
from thirdage.cardgame.tables import FREE


@card("Aragorn", "Strider")
@rule("CG-10.7")
def test_a_card_removed_from_the_deck_is_shown_and_the_deck_shuffled() -> None:
    deck = "Boromir, Strider, Arwen, Elrond, Galadriel, Legolas, Faramir"
    s = table(hand="Aragorn, Denethor", deck=deck, path="Egladil", asking=("turn", ARAGORN))
    forget(s)
    do(s, "play Aragorn")
    assert names(s.gone[ARAGORN])[-1] == "Strider"
    assert sorted(names(s.deck[ARAGORN])) == ["Arwen", "Boromir", "Elrond", "Faramir", "Galadriel", "Legolas"]
    assert names(s.deck[ARAGORN])[::-1] != ["Boromir", "Arwen", "Elrond", "Galadriel", "Legolas", "Faramir"]
    assert told(s)[-3:] == ["revealed", "eliminate", "shuffle"]
    assert seen(s, "witch-king") == ["Aragorn", "Strider"]
    assert s.stack == [("turn", SARUMAN)]


@card("Aragorn", "Strider")
@rule("CG-10.7")
def test_a_card_removed_from_the_cycle_pile_needs_no_shuffle() -> None:
    deck = "Boromir, Arwen, Elrond, Galadriel, Legolas, Faramir"
    s = table(hand="Aragorn, Denethor", deck=deck, cycle="Strider", path="Egladil", asking=("turn", ARAGORN))
    do(s, "play Aragorn")
    assert ", ".join(names(s.deck[ARAGORN])[::-1]) == deck
    assert names(s.cycle[ARAGORN]) == ["Denethor"]
    assert s.stack == [("turn", SARUMAN)]


# Gandalf and Aragorn.


@pytest.mark.parametrize("zone", ["deck", "cycle", "hand", "reserve", "on_path"])
@card("Gandalf the White", "Gandalf the Grey")
@rule("CG-8.22", "CG-10.7", "CG-D28")
def test_gandalf_the_grey_is_removed_wherever_he_is(zone: str) -> None:
    lying = {"hand": "Gandalf the White, Sting, Gimli", "deck": "Sam Gamgee, Merry Brandybuck", "reserve": "", "on_path": "", "cycle": ""}
    lying[zone] += ("; " if lying[zone] else "") + "Gandalf the Grey"
    s = table(path="Egladil", **lying)  # type: ignore[arg-type]
    do(s, "play Gandalf the White", "cycle Sting")
    assert names(s.gone[FRODO])[-1] == "Gandalf the Grey"
    left = s.deck[FRODO] + s.cycle[FRODO] + s.hand[FRODO] + s.reserve[FRODO] + s.path[FREE]
    assert sorted(names(left)) == ["Gandalf the White", "Gimli", "Merry Brandybuck", "Sam Gamgee", "Sting"]
    assert s.stack == [("turn", WITCH_KING)]


@card("Gandalf the White", "Gandalf the Grey")
@rule("CG-R44")
def test_gandalf_the_grey_goes_after_the_cost_and_his_items_with_him() -> None:
    s = table(hand="Gandalf the White, Gandalf the Grey", path="Egladil")
    do(s, "play Gandalf the White")  # he pays for himself, and is removed from the cycle pile
    assert (s.hand[FRODO], s.cycle[FRODO]) == ([], [])
    assert names(s.gone[FRODO]) == ["Gandalf the Grey"]
    assert s.stack == [("turn", WITCH_KING)]
    s = table(hand="Gandalf the White, Sting", reserve="Gandalf the Grey with Glamdring and Narya, Ring of Fire", path="Egladil")
    do(s, "play Gandalf the White")
    assert names(s.gone[FRODO]) == ["Gandalf the Grey", "Glamdring", "Narya, Ring of Fire"]
    assert s.items == {}
    assert s.stack == [("turn", WITCH_KING)]


@card("Gandalf the White", "Gandalf the Grey")
@rule("CG-R44")
def test_if_gandalf_the_grey_is_eliminated_already_nothing_happens() -> None:
    s = table(hand="Gandalf the White, Sting", gone="Gandalf the Grey", path="Egladil")
    deck = s.deck[FRODO][:]
    do(s, "play Gandalf the White")
    assert names(s.gone[FRODO]) == ["Gandalf the Grey"]
    assert s.deck[FRODO] == deck  # not even shuffled
    assert s.stack == [("turn", WITCH_KING)]


@card("Aragorn", "Strider")
@rule("CG-8.22")
def test_strider_is_removed_when_aragorn_is_played() -> None:
    s = table(hand="Aragorn, Legolas", on_path="Strider", path="Egladil", asking=("turn", ARAGORN))
    do(s, "play Aragorn")
    assert names(s.gone[ARAGORN]) == ["Strider"]
    assert s.path[FREE] == []
    assert s.stack == [("turn", SARUMAN)]
