"""Dúnedain cards 6 to 9: Aragorn, Boromir, Denethor, Faramir."""

import pytest

from tests.cardgame.telling import happened, seen, told
from tests.citing import card, rule
from thirdage.cardgame.book import NOBODY
from thirdage.cardgame.positions import ARAGORN, FRODO, GAME, SARUMAN, WITCH_KING, asked, do, names, place_names, table, why_not
from thirdage.cardgame.tables import FREE, NUMBER, SHADOW

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
    assert happened(s, "revealed", "cycle") == ["revealed Aragorn", "cycle Aragorn"]
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


# Boromir.


@card("Boromir")
@rule("CG-C24", "CG-C11")
def test_boromir_played_to_a_path_pays_draws_and_then_forsakes() -> None:
    s = table(hand="Boromir, Halbarad", deck="Denethor, Faramir", reserve="Elrond", path="Egladil", asking=MY_TURN)
    do(s, "play Boromir", "to Egladil")
    assert names(s.cycle[ARAGORN]) == ["Halbarad"]
    assert asked(s) == ["forsake Denethor", "forsake Elrond", "forsake the top of the draw deck"]  # the card drawn, not Boromir
    do(s, "forsake Denethor")
    assert s.hand[ARAGORN] == []
    assert names(s.path[FREE]) == ["Boromir"]
    assert names(s.gone[ARAGORN])[-1] == "Denethor"
    assert s.stack == [("turn", SARUMAN)]


@card("Boromir")
@rule("CG-C24", "CG-C11")
def test_boromir_played_to_reserve_only_draws() -> None:
    s = table(hand="Boromir, Halbarad", deck="Denethor, Faramir", path="Egladil", asking=MY_TURN)
    do(s, "play Boromir", "to the reserve")
    assert names(s.hand[ARAGORN]) == ["Denethor"]
    assert names(s.reserve[ARAGORN]) == ["Boromir"]
    assert s.stack == [("turn", SARUMAN)]


@card("Boromir")
@rule("CG-C24", "CG-C11")
def test_boromir_moved_to_a_path_forsakes_and_draws_nothing() -> None:
    s = table(hand="Halbarad", deck="Denethor, Faramir", reserve="Boromir", path="Egladil", asking=MY_TURN)
    do(s, "move Boromir")
    assert asked(s) == ["forsake Halbarad", "forsake the top of the draw deck"]
    do(s, "forsake the top of the draw deck")
    assert names(s.hand[ARAGORN]) == ["Halbarad"]
    assert names(s.deck[ARAGORN]) == ["Faramir"]
    assert names(s.gone[ARAGORN])[-1] == "Denethor"
    assert s.stack == [("turn", SARUMAN)]


@card("Boromir")
@rule("CG-C11")
def test_boromir_on_a_battleground_forsakes_nothing() -> None:
    s = table(hand="Boromir, Halbarad", path="Egladil", battlegrounds={"Minas Tirith": ""}, asking=MY_TURN)
    do(s, "play Boromir", "to Minas Tirith")
    assert len(s.hand[ARAGORN]) == 1  # drawn
    assert s.gone[ARAGORN] == []
    s = table(hand="Halbarad", reserve="Boromir", path="Bag End", battlegrounds={"Minas Tirith": ""}, asking=MY_TURN)
    do(s, "move Boromir")
    assert names(s.hand[ARAGORN]) == ["Halbarad"]
    assert s.gone[ARAGORN] == []
    assert s.stack == [("turn", SARUMAN)]


@card("Boromir")
@rule("CG-C24")
def test_with_nothing_to_forsake_nothing_happens() -> None:
    s = table(hand="Boromir", deck="", path="Egladil", asking=MY_TURN)
    do(s, "play Boromir", "to Egladil")
    assert names(s.path[FREE]) == ["Boromir"]
    assert s.hand[ARAGORN] == s.deck[ARAGORN] == s.cycle[ARAGORN] == []
    assert s.stack == [("turn", SARUMAN)]


# Denethor.


@card("Denethor")
@rule("CG-C6", "CG-C19")
def test_denethor_forsakes_a_card_to_take_one_of_his_sons() -> None:
    s = table(hand="Halbarad", deck="Elrond, Boromir, Faramir", reserve="Denethor", path="Egladil", asking=MY_TURN)
    before = s.draws
    do(s, "use Denethor")
    assert asked(s) == ["forsake Halbarad", "forsake Denethor", "forsake the top of the draw deck"]
    do(s, "forsake Halbarad")
    assert asked(s) == ["take Boromir", "take Faramir"]
    do(s, "take Faramir")
    assert told(s)[-2:] == ["take", "shuffle"]
    assert "Faramir" in seen(s, "saruman") and "Halbarad" not in seen(s, "saruman")
    assert names(s.hand[ARAGORN]) == ["Faramir"]
    assert sorted(names(s.deck[ARAGORN])) == ["Boromir", "Elrond"]
    assert names(s.reserve[ARAGORN]) == ["Denethor"]
    assert names(s.gone[ARAGORN])[-1] == "Halbarad"
    assert s.draws > before
    assert s.stack == [("turn", SARUMAN)]


@card("Denethor")
@rule("CG-C6", "CG-R10")
def test_denethor_is_of_no_use_when_neither_son_is_in_the_draw_deck() -> None:
    s = table(hand="Boromir", deck="Elrond", cycle="Faramir", reserve="Denethor", path="Egladil", asking=MY_TURN)
    assert why_not(s, ("use", "Denethor")) == "CG-C6"
    do(s, "cycle Boromir")
    assert s.stack == [("turn", SARUMAN)]


@card("Denethor")
@rule("CG-C6", "CG-R47")
def test_an_empty_draw_deck_is_rebuilt_before_the_price_so_the_cycle_pile_counts() -> None:
    s = table(hand="Halbarad, Elrond", deck="", cycle="Boromir, Galadriel", reserve="Denethor", path="Egladil", asking=MY_TURN)
    do(s, "use Denethor")
    assert sorted(names(s.deck[ARAGORN])) == ["Boromir", "Galadriel"]
    assert s.cycle[ARAGORN] == []
    do(s, "forsake Halbarad", "take Boromir")
    assert names(s.hand[ARAGORN]) == ["Elrond", "Boromir"]
    assert names(s.deck[ARAGORN]) == ["Galadriel"]
    assert s.stack == [("turn", SARUMAN)]


@card("Denethor")
@rule("CG-C6")
def test_a_blind_forsake_that_hits_the_only_son_gives_nothing_and_the_deck_is_shuffled() -> None:
    s = table(hand="Halbarad", deck="Boromir, Elrond, Galadriel", reserve="Denethor", path="Egladil", asking=MY_TURN)
    do(s, "use Denethor", "forsake the top of the draw deck")
    do(s, "nothing is there")
    assert "take" not in told(s) and told(s)[-1] == "shuffle"
    assert names(s.hand[ARAGORN]) == ["Halbarad"]
    assert sorted(names(s.deck[ARAGORN])) == ["Elrond", "Galadriel"]
    assert names(s.gone[ARAGORN])[-1] == "Boromir"
    assert s.stack == [("turn", SARUMAN)]


@card("Denethor")
@rule("CG-C6")
def test_everybody_knows_then_that_it_was_boromir() -> None:
    s = table(hand="Halbarad", reserve="Denethor; Faramir", path="Egladil", asking=MY_TURN)
    s.deck[ARAGORN].remove(NUMBER["Boromir"])
    s.deck[ARAGORN].append(NUMBER["Boromir"])  # on top, and nobody knows it
    do(s, "use Denethor", "forsake the top of the draw deck", "nothing is there")
    assert GAME.view(s, "frodo")["seats"]["aragorn"]["known"]["gone"] == [NUMBER["Boromir"]]
    assert GAME.check(s) == []
    assert s.stack == [("turn", SARUMAN)]


@card("Denethor")
@rule("CG-C25")
def test_denethor_may_forsake_himself_and_the_text_goes_on() -> None:
    s = table(hand="Halbarad", deck="Elrond, Boromir", reserve="Denethor", path="Egladil", asking=MY_TURN)
    do(s, "use Denethor", "forsake Denethor", "take Boromir")
    assert s.reserve[ARAGORN] == []
    assert names(s.hand[ARAGORN]) == ["Halbarad", "Boromir"]
    assert names(s.gone[ARAGORN])[-1] == "Denethor"
    assert s.stack == [("turn", SARUMAN)]


@card("Denethor")
@rule("CG-C25", "CG-R43")
def test_denethor_is_used_again_in_a_later_turn_while_he_stays() -> None:
    deck = "Elrond, Boromir, Faramir"
    s = table(hand="Halbarad, Galadriel", deck=deck, reserve="Denethor", fresh="Denethor", path="Egladil", asking=MY_TURN)
    do(s, "use Denethor", "forsake Halbarad", "take Boromir", "pass", "pass", "pass")  # CG-8.20: in the round he came, too
    do(s, "use Denethor", "forsake Galadriel", "take Faramir")
    assert names(s.hand[ARAGORN]) == ["Boromir", "Faramir"]
    assert s.stack == [("turn", SARUMAN)]


@card("Denethor")
@rule("CG-9.5", "CG-R43")
def test_denethor_is_used_only_in_reserve_and_only_by_his_own_player() -> None:
    s = table(hand="Halbarad", path="Egladil", battlegrounds={"Minas Tirith": "Denethor"}, asking=MY_TURN)
    assert why_not(s, ("use", "Denethor")) == "CG-9.5"
    s = table(hand="Halbarad", reserve="Denethor", path="Egladil")
    assert s.stack == [("turn", FRODO)]
    assert why_not(s, ("use", "Denethor")) == "CG-R43"


# Faramir.


@card("Faramir")
@rule("CG-C26", "CG-C8")
def test_faramir_on_a_path_7_may_activate_another() -> None:
    s = table(hand="Faramir, Boromir", path="Henneth Annûn", on_path="The Hunter", asking=MY_TURN)
    do(s, "play Faramir", "to Henneth Annûn")
    assert asked(s) == ["yes", "decline"]
    do(s, "yes")
    assert asked(s) == ["activate Osgiliath", "activate The Cross-roads"]
    do(s, "activate The Cross-roads")
    assert place_names(s.scored[FREE]) == ["Henneth Annûn"]  # fought at once, with Faramir on it
    assert names(s.cycle[ARAGORN]) == ["Boromir", "Faramir"]
    assert names(s.gone[WITCH_KING]) == ["The Hunter"]
    assert place_names([s.road]) == ["The Cross-roads"]
    assert s.path == [[], []]
    assert len(s.hand[ARAGORN]) == 1  # the activation text of the new path
    assert s.stack == [("turn", SARUMAN)]


@card("Faramir")
@rule("CG-C26")
def test_faramir_fights_on_the_path_he_arrived_on() -> None:
    s = table(hand="Faramir, Boromir", path="Henneth Annûn", on_path="The Hunter; The Warrior", asking=MY_TURN)
    do(s, "play Faramir", "to Henneth Annûn", "yes", "activate Osgiliath")
    assert names(s.gone[ARAGORN]) == ["Faramir"]  # he cancelled the icon that the path did not
    assert names(s.gone[WITCH_KING]) == ["The Hunter", "The Warrior"]
    do(s, "decline")  # the text of Osgiliath
    assert s.stack == [("turn", SARUMAN)]


@card("Faramir")
@rule("CG-C11", "CG-C26")
def test_faramir_moved_to_a_path_7_may_activate_another_and_it_is_decided_at_once() -> None:
    s = table(hand="Boromir", reserve="Faramir", path="Osgiliath", asking=MY_TURN)
    do(s, "move Faramir")
    assert asked(s) == ["yes", "decline"]
    do(s, "decline")
    assert place_names([s.road]) == ["Osgiliath"]
    assert s.stack == [("turn", SARUMAN)]
    do(s, "pass", "pass", "pass")
    assert why_not(s, ("use", "Faramir")) == "CG-9.5"  # not later


@card("Faramir")
@rule("CG-C26")
def test_faramir_on_a_path_8_or_in_reserve_or_on_a_battleground_activates_nothing() -> None:
    s = table(hand="Faramir, Boromir", path="Shelob's Lair", asking=MY_TURN)
    do(s, "play Faramir", "to Shelob's Lair")
    assert s.stack == [("turn", SARUMAN)]
    for place in ("the reserve", "Minas Tirith"):
        s = table(hand="Faramir, Boromir", path="Osgiliath", battlegrounds={"Minas Tirith": ""}, asking=MY_TURN)
        do(s, "play Faramir", f"to {place}")
        assert s.stack == [("turn", SARUMAN)]


@card("Faramir")
@rule("CG-C8", "CG-R21")
def test_without_an_unused_path_7_faramir_is_not_asked() -> None:
    used = "Henneth Annûn, The Cross-roads"
    s = table(hand="Faramir, Boromir", path="Osgiliath", used_paths=used, asking=MY_TURN)
    do(s, "play Faramir", "to Osgiliath")
    assert names(s.path[FREE]) == ["Faramir"]
    assert s.stack == [("turn", SARUMAN)]


@card("Faramir")
@rule("CG-6.14")
def test_the_old_path_scores_before_the_new_one_speaks() -> None:
    s = table(hand="Faramir, Boromir", path="Osgiliath", on_path="The Witch-king", asking=MY_TURN)
    do(s, "play Faramir", "to Osgiliath", "yes", "activate Henneth Annûn")
    assert told(s).index("corruption") < told(s).index("activate")
    assert s.corruption == 1
    assert place_names(s.scored[SHADOW]) == ["Osgiliath"]
    assert s.stack == [("turn", SARUMAN)]
