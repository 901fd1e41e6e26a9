"""Decks and hands: drawing, the limit, empty decks. The first half of chapter 9."""

from __future__ import annotations

import pytest

from tests.citing import rule
from thirdage.boardgame.book import BOOK, NOBODY
from thirdage.boardgame.positions import FREE, GAME, SHADOW, asked, do, log, names, table, why_not
from thirdage.boardgame.state import State
from thirdage.boardgame.tables import CARDS, CARDS_OF, DECKS, FIRST_DECK, FREE_STRATEGY, SHADOW_CHARACTER

DRAW = ("recover_dice", NOBODY)
STOP = (("declare", FREE),)
FIVE = "Athelas; Mirror of Galadriel; Bilbo's Song; The Red Arrow; Wisdom of Elrond"


def without(state: State, *decks: int) -> State:
    """The same with these decks used up: their cards lie among the discards."""
    for deck in decks:
        state.gone += state.deck[deck - FIRST_DECK]
        state.deck[deck - FIRST_DECK] = []
    for at, mask in enumerate(state.may_be):
        for deck in decks:
            for card in CARDS_OF[deck]:
                mask &= ~(1 << card) if card in state.gone else -1
        state.may_be[at] = mask
    return state


@rule("BG-9.1")
def test_each_side_draws_from_its_own_two_decks() -> None:
    for seat, decks in ((FREE, "Free Peoples"), (SHADOW, "Shadow")):
        s = table(dice_free="Event", dice_shadow="Event", asking=("turn", seat))
        do(s, "use Event", "draw an Event card")
        assert asked(s) == [f"draw from the {decks} {kind} deck" for kind in ("Character", "Strategy")]
    assert [len(CARDS_OF[deck]) for deck in DECKS] == [24] * 4
    assert all(CARDS[card].side == (deck in DECKS[2:]) for deck in DECKS for card in CARDS_OF[deck])


@rule("BG-9.3")
def test_phase_one_draws_one_card_of_each_deck_in_the_first_turn_too() -> None:
    s = GAME.new(seed="1")
    assert s.turn == 1 and [len(hand) for hand in s.hand] == [2, 2]
    t = table(asking=DRAW, then=STOP, hand_free="Athelas", deck="Bilbo's Song; The Red Arrow")
    assert names(t.hand[FREE]) == ["Athelas", "Bilbo's Song", "The Red Arrow"]


@rule("BG-9.3")
def test_an_event_die_draws_a_card_more() -> None:
    s = table(deck="Bilbo's Song", dice_free="Event", dice_shadow="Army")
    do(s, "use Event", "draw an Event card", "draw from the Free Peoples Character deck")
    assert names(s.hand[FREE]) == ["Bilbo's Song"] and s.stack[-1] == ("turn", SHADOW)


@rule("BG-9.3")
def test_other_dice_draw_no_cards() -> None:
    s = table(dice_free="Muster", dice_shadow="Army")
    do(s, "use Muster")
    assert why_not(s, "draw_card") == "BG-7.1"


@rule("BG-9.4", "BG-D4", "BG-R14")
def test_with_five_in_hand_both_are_drawn_and_then_one_is_discarded() -> None:
    s = table(asking=DRAW, then=STOP, hand_free=FIVE, deck="Horn of Gondor; Guards of the Citadel")
    assert len(s.hand[FREE]) == 7 and s.stack[-1] == ("discard_down", FREE, 1)  # of all seven
    assert [label.removeprefix("discard ") for label in asked(s)] == names(sorted(s.hand[FREE]))
    do(s, "discard Guards of the Citadel")
    assert names(s.down[FREE]) == ["Guards of the Citadel"] and len(s.hand[FREE]) == 6
    assert s.stack == [("declare", FREE)]


@rule("BG-9.4")
def test_six_cards_may_be_kept() -> None:
    s = table(hand_free=FIVE, deck="Horn of Gondor", dice_free="Event", dice_shadow="Army")
    do(s, "use Event", "draw an Event card", "draw from the Free Peoples Character deck")
    assert len(s.hand[FREE]) == 6 and s.stack[-1] == ("turn", SHADOW)


@rule("BG-9.4")
def test_the_limit_holds_at_all_times_and_the_owner_chooses() -> None:
    s = table(hand_free=FIVE + "; Horn of Gondor", deck="Axe and Bow", dice_free="Event", dice_shadow="Army")
    do(s, "use Event", "draw an Event card", "draw from the Free Peoples Character deck")
    assert len(asked(s)) == 7 and why_not(s, "discard", "Gwaihir the Windlord") == "BG-9.4"
    do(s, "discard Athelas")
    assert names(s.down[FREE]) == ["Athelas"] and s.gone == [] and s.stack[-1] == ("turn", SHADOW)


@rule("BG-9.4")
def test_excess_of_two_is_discarded_card_by_card() -> None:
    s = table(asking=DRAW, then=STOP, hand_free=FIVE + "; Horn of Gondor", deck="Axe and Bow; Guards of the Citadel")
    do(s, "discard Athelas", "discard The Red Arrow")
    assert len(s.hand[FREE]) == 6 and names(s.down[FREE]) == ["Athelas", "The Red Arrow"] and s.stack == [("declare", FREE)]


@rule("BG-9.4")
def test_table_cards_are_not_in_hand() -> None:
    s = table(asking=DRAW, then=STOP, hand_free="; ".join(FIVE.split("; ")[:4]), on_table="Axe and Bow; Horn of Gondor")
    assert len(s.hand[FREE]) == 6 and s.stack == [("declare", FREE)]


@rule("BG-9.5", "BG-D4")
@pytest.mark.parametrize("decks, drawn", [((FREE_STRATEGY,), 1), ((FREE_STRATEGY, FREE_STRATEGY - 1), 0)])
def test_an_empty_deck_gives_no_card(decks: tuple[int, ...], drawn: int) -> None:
    s = without(table(), *decks)
    s.stack = [("declare", FREE), DRAW]
    BOOK.run(s)
    assert len(s.hand[FREE]) == drawn and all(s.deck[deck - FIRST_DECK] == [] for deck in decks)
    nothing = [line for line in log(s) if "is empty" in line]
    assert len(nothing) == len(decks)


@rule("BG-9.5")
def test_an_event_die_draws_only_from_a_deck_that_has_cards() -> None:
    s = without(table(dice_shadow="Event", dice_free="Event", asking=("turn", SHADOW)), SHADOW_CHARACTER)
    do(s, "use Event", "draw an Event card")  # one deck is left: that one
    assert len(s.hand[SHADOW]) == 1 and CARDS[s.hand[SHADOW][0]].deck == SHADOW_CHARACTER + 1


@rule("BG-9.5")
def test_with_both_decks_empty_nothing_is_drawn() -> None:
    s = without(table(dice_shadow="Event", dice_free="Event", asking=("turn", SHADOW)), SHADOW_CHARACTER, SHADOW_CHARACTER + 1)
    do(s, "use Event")
    assert asked(s) == ["skip: discard the die"]
