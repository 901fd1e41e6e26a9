"""Dúnedain cards 10 to 14: Halbarad, Prince Imrahil, Strider, Andúril, Blade of Westernesse."""

import pytest

from tests.cardgame.telling import seen, told
from tests.citing import card, rule
from thirdage.cardgame.book import BOOK, NOBODY
from thirdage.cardgame.positions import ARAGORN, FRODO, GAME, SARUMAN, asked, do, names, place_names, table, why_not
from thirdage.cardgame.tables import FREE, LOCATIONS, NUMBER, PLACE, SHADOW

MY_TURN = ("turn", ARAGORN)
NEXT = (("turn", SARUMAN),)
DUNEDAIN_BATTLEGROUNDS = ["Dol Amroth", "Minas Tirith", "Pelargir", "Harad", "Minas Morgul", "Morannon", "Umbar"]


# Halbarad.


@card("Halbarad")
@rule("CG-C6", "CG-C20")
def test_halbarad_is_cycled_to_take_strider_or_aragorn() -> None:
    s = table(hand="Boromir", deck="Elrond, Aragorn, Strider", reserve="Halbarad", fresh="Halbarad", path="Egladil", asking=MY_TURN)
    before = s.draws
    do(s, "use Halbarad")
    assert names(s.cycle[ARAGORN]) == ["Halbarad"]  # first the price
    assert asked(s) == ["take Aragorn", "take Strider"]
    do(s, "take Strider")
    assert told(s)[-2:] == ["take", "shuffle"]
    assert "Strider" in seen(s, "frodo")
    assert names(s.hand[ARAGORN]) == ["Boromir", "Strider"]
    assert sorted(names(s.deck[ARAGORN])) == ["Aragorn", "Elrond"]
    assert s.reserve[ARAGORN] == []
    assert s.draws > before
    assert s.stack == [("turn", SARUMAN)]


@card("Halbarad")
@rule("CG-C6")
def test_halbarad_is_of_no_use_when_neither_is_in_the_draw_deck() -> None:
    s = table(hand="Strider", deck="Elrond", cycle="Aragorn", reserve="Halbarad", path="Egladil", asking=MY_TURN)
    assert why_not(s, ("use", "Halbarad")) == "CG-C6"
    do(s, "pass")
    assert s.stack == [("turn", SARUMAN)]


@card("Halbarad")
@rule("CG-C6", "CG-R47")
def test_an_empty_deck_is_rebuilt_before_halbarad_is_cycled() -> None:
    s = table(hand="Boromir", deck="", cycle="Strider, Elrond", reserve="Halbarad", path="Egladil", asking=MY_TURN)
    do(s, "use Halbarad", "take Strider")
    assert names(s.deck[ARAGORN]) == ["Elrond"]
    assert names(s.cycle[ARAGORN]) == ["Halbarad"]
    assert names(s.hand[ARAGORN]) == ["Boromir", "Strider"]
    assert s.stack == [("turn", SARUMAN)]


@card("Halbarad")
@rule("CG-10.9")
def test_taking_the_last_card_of_the_deck_shuffles_halbarad_in() -> None:
    s = table(hand="Boromir", deck="Aragorn", reserve="Halbarad", path="Egladil", asking=MY_TURN)
    do(s, "use Halbarad", "take Aragorn")
    assert names(s.deck[ARAGORN]) == ["Halbarad"]
    assert s.cycle[ARAGORN] == []
    assert s.stack == [("turn", SARUMAN)]


@card("Halbarad")
@rule("CG-9.5")
def test_halbarad_on_a_path_takes_nobody_but_defends_it() -> None:
    s = table(hand="Boromir", path="Imladris", on_path="Halbarad; The Hunter; The Warrior", asking=MY_TURN)
    assert why_not(s, ("use", "Halbarad")) == "CG-9.5"
    s = table(path="Imladris", on_path="Halbarad; The Hunter; The Warrior", asking=("combat", NOBODY, PLACE["Imladris"]), then=NEXT)
    assert names(s.gone[ARAGORN]) == ["Halbarad"]
    assert place_names(s.scored[FREE]) == ["Imladris"]
    assert s.stack == [("turn", SARUMAN)]


# Prince Imrahil.


@card("Prince Imrahil")
@rule("CG-C27", "CG-C18", "CG-T11")
def test_imrahil_played_with_his_text_cycles_two_cards_in_all() -> None:
    s = table(hand="Prince Imrahil, Boromir, Denethor, Faramir", path="Egladil", asking=MY_TURN)
    do(s, "play Prince Imrahil", "cycle Boromir")
    assert asked(s) == ["yes", "do not use it"]
    do(s, "yes", "cycle Denethor", "take Knights of Dol Amroth")
    assert told(s)[-2:] == ["take", "shuffle"]
    assert names(s.cycle[ARAGORN]) == ["Boromir", "Denethor"]
    assert names(s.hand[ARAGORN]) == ["Faramir", "Knights of Dol Amroth"]
    assert s.stack == [("turn", SARUMAN)]


@card("Prince Imrahil")
@rule("CG-C27")
def test_imrahil_may_leave_it() -> None:
    s = table(hand="Prince Imrahil, Boromir, Denethor", path="Egladil", battlegrounds={"Dol Amroth": ""}, asking=MY_TURN)
    do(s, "play Prince Imrahil", "to Dol Amroth", "cycle Boromir", "do not use it")
    assert names(s.hand[ARAGORN]) == ["Denethor"]
    assert names(s.cycle[ARAGORN]) == ["Boromir"]
    assert s.stack == [("turn", SARUMAN)]


@card("Prince Imrahil")
@rule("CG-C27", "CG-R10")
@pytest.mark.parametrize("zone", ["hand", "cycle", "gone"])
def test_imrahil_is_asked_without_an_offer_when_the_knights_are_not_in_the_deck(zone: str) -> None:
    piles = {"hand": "Prince Imrahil, Boromir, Denethor", "cycle": "", "gone": ""}
    piles[zone] += "; Knights of Dol Amroth"
    s = table(hand=piles["hand"], cycle=piles["cycle"], gone=piles["gone"], path="Egladil", asking=MY_TURN)
    do(s, "play Prince Imrahil", "cycle Boromir")
    assert asked(s) == ["do not use it"]
    assert why_not(s, ("accept", "")) == "CG-C6"
    do(s, "do not use it")
    assert s.stack == [("turn", SARUMAN)]


@card("Prince Imrahil")
@rule("CG-C27", "CG-R45")
def test_with_an_empty_hand_imrahils_price_is_forsaken() -> None:
    s = table(hand="Prince Imrahil, Boromir", reserve="Elrond", path="Egladil", asking=MY_TURN)
    do(s, "play Prince Imrahil", "yes")
    assert asked(s) == ["forsake Elrond", "forsake Prince Imrahil", "forsake the top of the draw deck"]
    do(s, "forsake Elrond", "take Knights of Dol Amroth")
    assert names(s.gone[ARAGORN]) == ["Elrond"]
    assert names(s.cycle[ARAGORN]) == ["Boromir"]
    assert names(s.hand[ARAGORN]) == ["Knights of Dol Amroth"]
    assert s.stack == [("turn", SARUMAN)]


@card("Prince Imrahil")
@rule("CG-C6")
def test_a_blind_price_that_hits_the_knights_takes_nothing_and_everybody_knows_it() -> None:
    deck = "Knights of Dol Amroth, Elrond, Galadriel"
    s = table(hand="Prince Imrahil, Boromir", deck=deck, path="Egladil", asking=MY_TURN)
    do(s, "play Prince Imrahil", "yes", "forsake the top of the draw deck", "nothing is there")
    assert "take" not in told(s) and told(s)[-1] == "shuffle"
    assert s.hand[ARAGORN] == []
    assert sorted(names(s.deck[ARAGORN])) == ["Elrond", "Galadriel"]
    assert NUMBER["Knights of Dol Amroth"] in GAME.view(s, "saruman")["seats"]["aragorn"]["known"]["gone"]
    assert s.stack == [("turn", SARUMAN)]


@card("Prince Imrahil")
@rule("CG-9.3", "CG-T11")
def test_imrahil_moved_searches_nothing() -> None:
    s = table(hand="Boromir", reserve="Prince Imrahil", path="Egladil", battlegrounds={"Dol Amroth": ""}, asking=MY_TURN)
    do(s, "move Prince Imrahil")
    assert names(s.hand[ARAGORN]) == ["Boromir"]
    assert s.stack == [("turn", SARUMAN)]


@card("Prince Imrahil")
@rule("CG-C6", "CG-R47")
def test_for_imrahil_an_empty_deck_is_rebuilt_before_the_price() -> None:
    s = table(hand="Prince Imrahil, Boromir, Denethor, Faramir", deck="", cycle="Knights of Dol Amroth", path="Egladil", asking=MY_TURN)
    do(s, "play Prince Imrahil", "cycle Boromir", "yes", "cycle Denethor", "take Knights of Dol Amroth")
    assert names(s.deck[ARAGORN]) == ["Boromir"]  # the cost was there already, the price came too late
    assert names(s.cycle[ARAGORN]) == ["Denethor"]
    assert names(s.hand[ARAGORN]) == ["Faramir", "Knights of Dol Amroth"]
    assert s.stack == [("turn", SARUMAN)]


# Strider.


@card("Strider")
@rule("CG-C9", "CG-6.14")
def test_strider_on_a_path_activates_one_of_the_next_number_and_stays_behind() -> None:
    s = table(hand="Boromir", path="Egladil", on_path="Strider; The Hunter; The Warrior", asking=MY_TURN)
    do(s, "use Strider")
    assert asked(s) == ["activate Amon Hen", "activate Dead Marshes", "activate Emyn Muil"]
    do(s, "activate Dead Marshes")
    assert names(s.gone[ARAGORN]) == ["Strider"]  # he fought on Egladil and cancelled an icon
    assert place_names(s.scored[FREE]) == ["Egladil"]
    assert place_names([s.road]) == ["Dead Marshes"]
    assert s.path == [[], []]
    assert len(s.hand[SARUMAN]) == 2  # the text of the Dead Marshes
    assert s.stack == [("turn", SARUMAN)]


@card("Strider")
@rule("CG-C9", "CG-T35")
def test_the_next_location_step_goes_on_from_striders_path() -> None:
    s = table(hand="Boromir", path="Egladil", on_path="Strider", asking=MY_TURN)
    do(s, "use Strider", "activate Dead Marshes")
    s.stack = [("random_path", SARUMAN)]
    BOOK.run(s)
    assert LOCATIONS[s.road].level == 7


@card("Strider")
@rule("CG-C9")
@pytest.mark.parametrize("path", ["Weathertop", "Imladris", "Caradhras", "Egladil", "Amon Hen"])
def test_striders_text_works_on_every_path_he_may_stand_on(path: str) -> None:
    s = table(hand="Boromir", path=path, on_path="Strider", asking=MY_TURN)
    do(s, "use Strider")
    assert len(asked(s)) == 3
    assert s.stack[-1] == ("choose_path", ARAGORN, LOCATIONS[PLACE[path]].level + 1)


@card("Strider")
@rule("CG-C9", "CG-R21", "CG-R22")
def test_strider_finds_no_path_when_all_of_the_next_number_are_used_or_this_is_the_last() -> None:
    s = table(hand="Boromir", path="Egladil", on_path="Strider", used_paths="Amon Hen, Dead Marshes, Emyn Muil", asking=MY_TURN)
    assert why_not(s, ("use", "Strider")) == "CG-R21"
    s = table(hand="Boromir", path="Orodruin", on_path="Strider", asking=MY_TURN)  # no rule brings him there
    assert why_not(s, ("use", "Strider")) == "CG-R22"


@card("Strider")
@rule("CG-9.5", "CG-R43")
def test_strider_is_used_on_a_path_only_and_by_his_own_player() -> None:
    s = table(hand="Boromir", path="Egladil", reserve="Strider", asking=MY_TURN)
    assert why_not(s, ("use", "Strider")) == "CG-9.5"
    s = table(path="Egladil", on_path="Strider")
    assert s.stack == [("turn", FRODO)]
    assert why_not(s, ("use", "Strider")) == "CG-R43"


# Andúril.


@card("Andúril")
@rule("CG-C28", "CG-C17")
def test_anduril_activates_a_dunedain_battleground_and_the_wielder_moves_there_at_once() -> None:
    s = table(hand="Boromir", reserve="Aragorn with Andúril", fresh="Aragorn", path="Egladil", asking=MY_TURN)
    do(s, "use Andúril")
    assert asked(s) == [f"activate {place}" for place in DUNEDAIN_BATTLEGROUNDS]
    do(s, "activate Umbar")
    assert told(s).index("draw") < told(s).index("move")  # first the text of Umbar
    assert place_names(s.active) == ["Umbar"]
    assert names(s.field[FREE]) == ["Aragorn"]
    assert s.items == {NUMBER["Aragorn"]: [NUMBER["Andúril"]]}
    assert s.reserve[ARAGORN] == s.fresh == []
    assert s.stack == [("turn", SARUMAN)]


@card("Andúril")
@rule("CG-C17", "CG-R16", "CG-11.24")
def test_anduril_reactivates_from_either_scoring_area_but_nothing_active() -> None:
    s = table(
        hand="Boromir",
        reserve="Strider with Andúril",
        path="Egladil",
        battlegrounds={"Minas Tirith": ""},
        scored_free="Harad",
        scored_shadow="Pelargir, Umbar",
        asking=MY_TURN,
    )
    do(s, "use Andúril")
    others = [place for place in DUNEDAIN_BATTLEGROUNDS if place != "Minas Tirith"]
    again = ("Harad", "Pelargir", "Umbar")
    assert asked(s) == [f"{'reactivate' if place in again else 'activate'} {place}" for place in others]
    do(s, "reactivate Harad")
    assert place_names(s.active) == ["Minas Tirith", "Harad"]
    assert place_names(s.captured) == ["Harad"]
    assert names(s.field[2]) == ["Strider"]
    assert s.stack == [("turn", SARUMAN)]


@card("Andúril")
@rule("CG-C17")
def test_a_wielder_forsaken_by_the_activation_text_does_not_move() -> None:
    s = table(hand="Boromir", reserve="Aragorn with Andúril", path="Egladil", asking=MY_TURN)
    do(s, "use Andúril", "activate Dol Amroth", "yes", "forsake Aragorn")
    assert place_names(s.active) == ["Dol Amroth"]
    assert s.field == [[], []]
    assert names(s.gone[ARAGORN]) == ["Aragorn", "Andúril"]
    assert len(s.hand[ARAGORN]) == 2  # Dol Amroth gave its card
    assert s.stack == [("turn", SARUMAN)]


@card("Andúril")
@rule("CG-C28", "CG-C17")
def test_the_move_is_obligatory_even_if_anduril_itself_was_forsaken_meanwhile() -> None:
    s = table(hand="Boromir", reserve="Aragorn with Andúril", path="Egladil", asking=MY_TURN)
    do(s, "use Andúril", "activate Dol Amroth", "yes", "forsake Andúril")
    assert names(s.field[FREE]) == ["Aragorn"]
    assert s.items == {}
    assert s.stack == [("turn", SARUMAN)]


@card("Andúril")
@rule("CG-C17")
def test_anduril_is_of_no_use_when_every_dunedain_battleground_is_active() -> None:
    active = dict.fromkeys(DUNEDAIN_BATTLEGROUNDS, "")
    s = table(hand="Boromir", reserve="Aragorn with Andúril", path="Egladil", battlegrounds=active, asking=MY_TURN)
    assert why_not(s, ("use", "Andúril")) == "CG-C17"


@card("Andúril")
@rule("CG-9.5", "CG-8.13")
def test_anduril_is_used_only_in_reserve_and_wielded_only_by_strider_or_aragorn() -> None:
    s = table(hand="Boromir", path="Egladil", on_path="Strider with Andúril", asking=MY_TURN)
    assert why_not(s, ("use", "Andúril")) == "CG-9.5"
    s = table(hand="Boromir, Andúril", path="Egladil", reserve="Halbarad", asking=MY_TURN)
    assert why_not(s, ("play", "Andúril")) == "CG-8.13"
    s = table(hand="Boromir, Andúril", path="Egladil", reserve="Aragorn; Halbarad", asking=MY_TURN)
    do(s, "play Andúril")
    assert s.items == {NUMBER["Aragorn"]: [NUMBER["Andúril"]]}
    assert s.stack == [("turn", SARUMAN)]


@card("Andúril", "Strider")
@rule("CG-8.14")
def test_anduril_adds_its_icons_to_the_wielders() -> None:
    there = "Strider with Andúril; The Hunter; The Warrior; The Witch-king"  # 4 against Egladil's 1 and Strider's 3
    s = table(path="Egladil", on_path=there, asking=("combat", NOBODY, PLACE["Egladil"]), then=NEXT)
    assert names(s.gone[ARAGORN]) == ["Strider", "Andúril"]
    assert place_names(s.scored[FREE]) == ["Egladil"]
    assert s.stack == [("turn", SARUMAN)]


# Blade of Westernesse.


@card("Blade of Westernesse")
@rule("CG-8.16", "CG-T42")
def test_the_blade_helps_a_hobbit_of_the_teammate_and_comes_back_to_its_owner() -> None:
    s = table(hand="Blade of Westernesse, Boromir", path="Egladil", on_path="Sam Gamgee; The Hunter", asking=MY_TURN)
    do(s, "play Blade of Westernesse")
    assert s.items == {NUMBER["Sam Gamgee"]: [NUMBER["Blade of Westernesse"]]}
    assert s.stack == [("turn", SARUMAN)]
    there = "Sam Gamgee with Blade of Westernesse; Pippin Took; The Hunter; The Warrior"
    s = table(path="Egladil", on_path=there, asking=("combat", NOBODY, PLACE["Egladil"]), then=NEXT)
    do(s, "lose Pippin Took")
    assert names(s.cycle[FRODO]) == ["Pippin Took", "Sam Gamgee"]
    assert names(s.cycle[ARAGORN]) == ["Blade of Westernesse"]
    assert s.stack == [("turn", SARUMAN)]


@card("Blade of Westernesse")
@rule("CG-8.14")
def test_the_blade_adds_one_path_defence_and_is_lost_with_the_hobbit() -> None:
    there = "Sam Gamgee with Blade of Westernesse; The Hunter; The Witch-king"  # 3 against 1 and 1 + 1
    s = table(path="Egladil", on_path=there, asking=("combat", NOBODY, PLACE["Egladil"]), then=NEXT)
    assert names(s.gone[FRODO]) == ["Sam Gamgee"]
    assert names(s.gone[ARAGORN]) == ["Blade of Westernesse"]
    assert place_names(s.scored[FREE]) == ["Egladil"]
    assert place_names(s.scored[SHADOW]) == []
    assert s.stack == [("turn", SARUMAN)]


@card("Blade of Westernesse", "Sting")
@rule("CG-C29", "CG-R71")
def test_a_hobbit_may_carry_two_weapons() -> None:
    hand = "Blade of Westernesse, Boromir"
    s = table(hand=hand, path="Egladil", reserve="Frodo Baggins with Sting", asking=MY_TURN)
    do(s, "play Blade of Westernesse")
    assert names(s.items[NUMBER["Frodo Baggins"]]) == ["Sting", "Blade of Westernesse"]
    assert s.stack == [("turn", SARUMAN)]
