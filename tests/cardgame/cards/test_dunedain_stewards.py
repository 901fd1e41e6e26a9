"""Dúnedain cards 7 to 9: Boromir, Denethor, Faramir."""

from tests.cardgame.telling import seen, told
from tests.citing import card, rule
from thirdage.cardgame.positions import ARAGORN, FRODO, GAME, SARUMAN, WITCH_KING, asked, do, names, place_names, table, why_not
from thirdage.cardgame.tables import FREE, NUMBER, SHADOW

MY_TURN = ("turn", ARAGORN)


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


@card("Denethor", "Aragorn")
@rule("CG-C19", "CG-C4")
def test_aragorn_forsaken_for_it_is_cycled_and_has_paid() -> None:
    s = table(hand="Halbarad", deck="Aragorn, Boromir, Elrond", reserve="Denethor", path="Egladil", asking=MY_TURN)
    do(s, "use Denethor", "forsake the top of the draw deck", "take Boromir")
    assert names(s.hand[ARAGORN]) == ["Halbarad", "Boromir"]
    assert names(s.cycle[ARAGORN]) == ["Aragorn"]
    assert names(s.deck[ARAGORN]) == ["Elrond"]
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
    assert asked(s) == ["yes", "do not use it"]
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
    do(s, "do not use it")  # the text of Osgiliath
    assert s.stack == [("turn", SARUMAN)]


@card("Faramir")
@rule("CG-C11", "CG-C26")
def test_faramir_moved_to_a_path_7_may_activate_another_and_it_is_decided_at_once() -> None:
    s = table(hand="Boromir", reserve="Faramir", path="Osgiliath", asking=MY_TURN)
    do(s, "move Faramir")
    assert asked(s) == ["yes", "do not use it"]
    do(s, "do not use it")
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
