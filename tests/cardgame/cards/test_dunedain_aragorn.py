"""Dúnedain card 6: Aragorn."""

import pytest

from tests.cardgame.telling import happened, seen, told
from tests.citing import card, rule
from thirdage.cardgame.book import NOBODY
from thirdage.cardgame.positions import ARAGORN, FRODO, GAME, SARUMAN, WITCH_KING, asked, do, names, table
from thirdage.cardgame.tables import FREE, NUMBER

MY_TURN = ("turn", ARAGORN)
NEXT = (("turn", SARUMAN),)


# Aragorn: Strider is removed.


@card("Aragorn", "Strider")
@rule("CG-C5", "CG-8.22")
def test_aragorn_removes_strider_from_the_hand_after_the_cost() -> None:
    s = table(hand="Aragorn, Strider, Boromir", path="Egladil", asking=MY_TURN)
    do(s, "play Aragorn")
    assert asked(s) == ["cycle Strider", "cycle Boromir"]  # he is still there to pay with
    do(s, "cycle Boromir")
    assert happened(s, "revealed", "eliminate") == ["revealed Strider", "eliminate Strider"]
    assert s.hand[ARAGORN] == []
    assert names(s.cycle[ARAGORN]) == ["Boromir"]
    assert names(s.gone[ARAGORN]) == ["Strider"]
    assert s.stack == [("turn", SARUMAN)]


@card("Aragorn", "Strider")
@rule("CG-C5")
def test_strider_cycled_to_pay_for_aragorn_is_removed_from_the_cycle_pile() -> None:
    s = table(hand="Aragorn, Strider", path="Egladil", asking=MY_TURN)
    do(s, "play Aragorn")
    assert s.cycle[ARAGORN] == []
    assert names(s.gone[ARAGORN]) == ["Strider"]
    assert s.stack == [("turn", SARUMAN)]


@card("Aragorn", "Strider")
@rule("CG-C5", "CG-10.7")
def test_removed_from_the_draw_deck_strider_is_shown_and_the_deck_shuffled() -> None:
    s = table(hand="Aragorn, Boromir", path="Egladil", asking=MY_TURN)
    before = s.draws
    do(s, "play Aragorn")
    assert told(s)[-3:] == ["revealed", "eliminate", "shuffle"]
    assert seen(s, "frodo") == ["Aragorn", "Strider"]
    assert names(s.gone[ARAGORN]) == ["Strider"]
    assert NUMBER["Strider"] not in s.deck[ARAGORN] and len(s.deck[ARAGORN]) == 27
    assert s.draws > before
    assert s.stack == [("turn", SARUMAN)]


@card("Aragorn", "Strider")
@rule("CG-C5", "CG-10.9")
def test_a_draw_deck_that_held_only_strider_is_rebuilt() -> None:
    s = table(hand="Aragorn, Boromir", deck="Strider", cycle="Denethor", path="Egladil", asking=MY_TURN)
    do(s, "play Aragorn")
    assert sorted(names(s.deck[ARAGORN])) == ["Boromir", "Denethor"]
    assert s.cycle[ARAGORN] == []
    assert names(s.gone[ARAGORN])[-1] == "Strider"
    assert s.stack == [("turn", SARUMAN)]


@card("Aragorn", "Strider", "Andúril")
@rule("CG-C5", "CG-R44")
def test_removed_from_play_strider_loses_his_items() -> None:
    s = table(hand="Aragorn, Boromir", path="Egladil", on_path="Strider with Andúril", asking=MY_TURN)
    do(s, "play Aragorn")
    assert s.path[FREE] == []
    assert names(s.gone[ARAGORN]) == ["Strider", "Andúril"]
    assert s.items == {}
    assert s.stack == [("turn", SARUMAN)]


@card("Aragorn", "Strider")
@rule("CG-C5")
def test_with_strider_eliminated_nothing_is_shown_and_everybody_knows_where_he_lies() -> None:
    s = table(hand="Aragorn, Boromir", gone="Strider, Denethor", path="Egladil", asking=MY_TURN)
    s.may_be[5 * ARAGORN + 1] |= 1 << NUMBER["Strider"]  # as if he had been eliminated unseen from hand
    do(s, "play Aragorn")
    assert happened(s, "revealed", "eliminate", "gone_already") == ["gone_already Strider"]
    assert names(s.gone[ARAGORN]) == ["Strider", "Denethor"]
    assert NUMBER["Strider"] in GAME.view(s, "frodo")["seats"]["aragorn"]["known"]["gone"]
    assert s.stack == [("turn", SARUMAN)]


@card("Aragorn", "Strider")
@rule("CG-8.22")
def test_aragorn_moved_removes_nobody() -> None:
    s = table(hand="Strider", reserve="Aragorn", path="Egladil", battlegrounds={"Minas Tirith": ""}, asking=MY_TURN)
    do(s, "move Aragorn")
    assert names(s.hand[ARAGORN]) == ["Strider"]
    assert s.gone[ARAGORN] == []
    assert s.stack == [("turn", SARUMAN)]


# Aragorn: one card more.


@card("Aragorn")
@rule("CG-C1")
def test_aragorn_in_reserve_brings_one_card_more_in_the_draw_step() -> None:
    s = table(reserve="Aragorn", path="Egladil", asking=("draw_for_round", ARAGORN), then=NEXT)
    assert len(s.hand[ARAGORN]) == 4
    assert s.stack == [("turn", SARUMAN)]


@card("Aragorn")
@rule("CG-C1")
def test_aragorn_elsewhere_brings_no_card() -> None:
    s = table(path="Egladil", battlegrounds={"Harad": "Aragorn"}, asking=("draw_for_round", ARAGORN), then=NEXT)
    assert len(s.hand[ARAGORN]) == 3
    s = table(reserve="Aragorn", path="Egladil", asking=("draw_for_round", FRODO), then=NEXT)
    assert len(s.hand[FRODO]) == 3  # nor to anybody else
    assert s.stack == [("turn", SARUMAN)]


@card("Aragorn", "Galadriel")
@rule("CG-C1")
def test_several_cards_more_add_up() -> None:
    s = table(hand="Denethor", reserve="Aragorn; Galadriel", path="Egladil", asking=("draw_for_round", ARAGORN), then=NEXT)
    assert len(s.hand[ARAGORN]) == 1 + 3 + 2
    do(s, "cycle Denethor")  # for Galadriel
    assert s.stack == [("turn", SARUMAN)]


@card("Aragorn")
@rule("CG-C1")
def test_players_draw_in_turn_order_from_the_starting_player() -> None:
    s = table(reserve="Aragorn", path="Egladil", starter=ARAGORN, asking=("draw_step", NOBODY))
    drawn = [event[1] for event in GAME.events(s) if event[0] == "draw"]
    assert drawn[:15] == [ARAGORN] * 4 + [SARUMAN] * 4 + [FRODO] * 3 + [WITCH_KING] * 4  # what follows, the new locations may draw
    assert s.round == 2


@card("Aragorn")
@rule("CG-C1")
def test_after_the_last_round_nobody_draws() -> None:
    s = table(reserve="Aragorn", path="Orodruin", asking=("victory_check", NOBODY))
    assert s.hand[ARAGORN] == []
    assert s.stack == []


# Aragorn: forsaken from the top of the draw deck.


@card("Aragorn")
@rule("CG-C3", "CG-C4")
def test_aragorn_forsaken_from_the_top_of_the_deck_is_shown_and_cycled() -> None:
    s = table(hand="Denethor", deck="Aragorn, Boromir", asking=("forsake", ARAGORN), then=NEXT)
    gone = names(s.gone[ARAGORN])
    do(s, "forsake the top of the draw deck")
    assert happened(s, "forsake_shown", "saved") == ["forsake_shown Aragorn", "saved Aragorn"]
    assert names(s.cycle[ARAGORN]) == ["Aragorn"]
    assert names(s.gone[ARAGORN]) == gone
    assert s.stack == [("turn", SARUMAN)]  # the demand is met


@card("Aragorn")
@rule("CG-C3")
@pytest.mark.parametrize("zone", ["hand", "reserve"])
def test_aragorn_forsaken_from_hand_or_reserve_is_eliminated(zone: str) -> None:
    cards = {zone: "Aragorn"}
    s = table(hand=cards.get("hand", ""), reserve=cards.get("reserve", ""), asking=("forsake", ARAGORN), then=NEXT)
    do(s, "forsake Aragorn")
    assert names(s.gone[ARAGORN]) == ["Aragorn"]
    assert s.cycle[ARAGORN] == []
    assert s.stack == [("turn", SARUMAN)]


@card("Aragorn")
@rule("CG-C3")
def test_aragorn_winnowed_is_eliminated() -> None:
    s = table(hand="Aragorn, Boromir", path="Egladil", asking=MY_TURN)
    do(s, "winnow")
    assert names(s.gone[ARAGORN]) == ["Aragorn", "Boromir"]
    assert s.stack == [("turn", SARUMAN)]


@card("Aragorn")
@rule("CG-C3", "CG-R47")
def test_if_the_deck_runs_out_by_it_aragorn_is_shuffled_in_with_the_rest() -> None:
    s = table(hand="Halbarad", deck="Aragorn", cycle="Boromir, Denethor", asking=("forsake", ARAGORN), then=NEXT)
    do(s, "forsake the top of the draw deck")
    assert sorted(names(s.deck[ARAGORN])) == ["Aragorn", "Boromir", "Denethor"]
    assert s.cycle[ARAGORN] == []
    assert s.stack == [("turn", SARUMAN)]
