"""Elf cards 18 to 23: High Elves and the characters."""

import pytest

from tests.cardgame.telling import icons_told, seen, told
from tests.citing import card, rule
from thirdage.cardgame.book import NOBODY
from thirdage.cardgame.positions import ARAGORN, FRODO, SARUMAN, asked, do, names, place_names, table, why_not
from thirdage.cardgame.tables import FREE, NUMBER, PLACE, SHADOW
from thirdage.cardgame.turn import carryover

MY_TURN = ("turn", ARAGORN)
NEXT = (("turn", SARUMAN),)


@card("High Elves")
@rule("CG-11.15", "CG-11.17")
def test_high_elves_attack_and_defend_with_two_icons() -> None:
    s = table(path="Bag End", battlegrounds={"Moria": "High Elves 1"}, asking=("combat", NOBODY, PLACE["Moria"]), then=NEXT)
    assert icons_told(s) == (2, 2)
    there = {"Rivendell": "High Elves 2; Balrog of Moria; Goblins of the Misty Mountains 1; Goblins of the Misty Mountains 2"}
    s = table(path="Bag End", battlegrounds=there, asking=("combat", NOBODY, PLACE["Rivendell"]), then=NEXT)
    assert names(s.gone[ARAGORN]) == ["High Elves 2"]
    assert place_names(s.scored[FREE]) == ["Rivendell"]  # 4 against 2 and 2
    assert s.stack == [("turn", SARUMAN)]


@card("Arwen", "Elrond", "Galadriel")
@rule("CG-8.2", "CG-9.3")
@pytest.mark.parametrize("name", ["Arwen", "Elrond", "Galadriel"])
def test_a_card_is_drawn_when_they_are_played_after_the_cost_but_not_when_moved(name: str) -> None:
    s = table(hand=f"{name}, Boromir", deck="Denethor", path="Bag End", asking=MY_TURN)
    do(s, f"play {name}")
    assert names(s.hand[ARAGORN]) == ["Denethor"]
    assert s.stack == [("turn", SARUMAN)]
    s = table(hand="Boromir", deck="Denethor", reserve=name, path="Bag End", battlegrounds={"Rivendell": ""}, asking=MY_TURN)
    do(s, f"move {name}")
    assert names(s.hand[ARAGORN]) == ["Boromir"]
    assert s.stack == [("turn", SARUMAN)]


@card("Arwen")
@rule("CG-10.9")
def test_with_an_empty_deck_the_cost_of_arwen_is_drawn_again() -> None:
    s = table(hand="Arwen, Boromir", deck="", path="Bag End", asking=MY_TURN)
    do(s, "play Arwen")
    assert names(s.hand[ARAGORN]) == ["Boromir"]
    s = table(hand="Arwen", deck="", path="Bag End", asking=MY_TURN)
    do(s, "play Arwen")  # nothing to pay, nothing to draw
    assert names(s.reserve[ARAGORN]) == ["Arwen"]
    assert s.hand[ARAGORN] == []
    assert s.stack == [("turn", SARUMAN)]


# Arwen.


@card("Arwen", "Strider")
@rule("CG-C33")
def test_while_arwen_waits_strider_has_one_more_path_defence() -> None:
    there = "Strider; The Witch-king; The Hunter; The Warrior"  # 4 against Egladil's 1 and Strider's 2 + 1
    fight = ("combat", NOBODY, PLACE["Egladil"])
    s = table(reserve="Arwen", path="Egladil", on_path=there, asking=fight, then=NEXT)
    assert place_names(s.scored[FREE]) == ["Egladil"]
    assert names(s.gone[ARAGORN]) == ["Strider"]
    assert s.stack == [("turn", SARUMAN)]
    s = table(path="Egladil", on_path=there, asking=fight, then=NEXT)
    assert place_names(s.scored[SHADOW]) == ["Egladil"]
    assert s.corruption == 1
    assert s.stack == [("turn", SARUMAN)]


@card("Arwen", "Aragorn", "Strider")
@rule("CG-C33")
@pytest.mark.parametrize("ranger", ["Aragorn", "Strider"])
def test_on_a_battleground_he_has_one_more_defence(ranger: str) -> None:
    there = {"Pelargir": f"{ranger}; Haradrim Mûmakil; Corsairs of Umbar"}  # 3 against 1 and 1 + 1
    fight = ("combat", NOBODY, PLACE["Pelargir"])
    s = table(reserve="Arwen", path="Bag End", battlegrounds=there, asking=fight, then=NEXT)
    assert place_names(s.scored[FREE]) == ["Pelargir"]
    s = table(path="Bag End", battlegrounds=there, asking=fight, then=NEXT)
    assert place_names(s.scored[SHADOW]) == ["Pelargir"]
    assert s.stack == [("turn", SARUMAN)]


@card("Arwen", "Aragorn")
@rule("CG-C33", "CG-11.5")
def test_the_icon_is_his_and_cancels_only_together_with_him() -> None:
    there = {"Pelargir": "Aragorn; Knights of Dol Amroth; Soldiers of Gondor; Haradrim Mûmakil"}  # 2 against 1
    s = table(reserve="Arwen", path="Bag End", battlegrounds=there, asking=("combat", NOBODY, PLACE["Pelargir"]), then=NEXT)
    do(s, "lose Knights of Dol Amroth")
    assert names(s.gone[ARAGORN]) == ["Knights of Dol Amroth"]  # so one icon was left for somebody to cancel
    assert names(s.cycle[ARAGORN]) == ["Aragorn", "Soldiers of Gondor"]
    assert s.stack == [("turn", SARUMAN)]


@card("Arwen", "Aragorn")
@rule("CG-C33")
def test_where_he_attacks_arwen_adds_nothing_nor_to_anybody_else() -> None:
    s = table(reserve="Arwen", path="Bag End", battlegrounds={"Harad": "Aragorn"}, asking=("combat", NOBODY, PLACE["Harad"]), then=NEXT)
    assert icons_told(s) == (1, 1)
    there = {"Pelargir": "Boromir; Haradrim Mûmakil; Corsairs of Umbar"}
    s = table(reserve="Arwen", path="Bag End", battlegrounds=there, asking=("combat", NOBODY, PLACE["Pelargir"]), then=NEXT)
    assert place_names(s.scored[SHADOW]) == ["Pelargir"]
    assert s.stack == [("turn", SARUMAN)]


@card("Arwen")
@rule("CG-C33")
def test_arwen_on_a_battleground_helps_nobody() -> None:
    there = {"Pelargir": "Strider; Haradrim Mûmakil; Corsairs of Umbar", "Rivendell": "Arwen"}
    s = table(path="Bag End", battlegrounds=there, asking=("combat", NOBODY, PLACE["Pelargir"]), then=NEXT)
    assert place_names(s.scored[SHADOW]) == ["Pelargir"]
    assert s.stack == [("turn", SARUMAN)]


# Elrond.


@card("Elrond")
@rule("CG-C2", "CG-T8")
def test_elrond_in_reserve_raises_the_limit_at_once_and_only_there() -> None:
    hand = "Elrond, Boromir, Denethor, Halbarad"
    s = table(hand=hand, deck="Faramir", path="Bag End", battlegrounds={"Rivendell": ""}, asking=MY_TURN)
    assert carryover(s, ARAGORN) == 2
    do(s, "play Elrond", "to the reserve", "cycle Boromir")
    assert carryover(s, ARAGORN) == 3 and carryover(s, FRODO) == 2
    assert s.stack == [("turn", SARUMAN)]
    s = table(reserve="Elrond", path="Bag End", battlegrounds={"Rivendell": ""}, asking=MY_TURN)
    assert carryover(s, ARAGORN) == 3
    do(s, "move Elrond")
    assert carryover(s, ARAGORN) == 2
    assert s.stack == [("turn", SARUMAN)]


@card("Elrond")
@rule("CG-C2", "CG-7.3")
def test_with_elrond_in_reserve_three_cards_may_be_kept() -> None:
    hand = "Boromir, Denethor, Halbarad"
    s = table(hand=hand, path="Bag End", reserve="Elrond", asking=MY_TURN)
    do(s, "pass")
    assert s.stack == [("turn", SARUMAN)]
    s = table(hand=hand, path="Bag End", asking=MY_TURN)
    assert why_not(s, ("pass", "")) == "CG-7.3"
    s = table(hand=hand, path="Bag End", reserve="Elrond", asking=("end_action_step", NOBODY), then=NEXT)
    assert names(s.hand[ARAGORN]) == ["Boromir", "Denethor", "Halbarad"]
    assert s.stack == [("turn", SARUMAN)]


@card("Elrond")
@rule("CG-C2")
def test_elrond_forsaken_lowers_the_limit_at_once() -> None:
    s = table(hand="Boromir", reserve="Elrond", asking=("forsake", ARAGORN), then=NEXT)
    do(s, "forsake Elrond")
    assert carryover(s, ARAGORN) == 2
    assert s.stack == [("turn", SARUMAN)]


# Galadriel.


@card("Galadriel")
@rule("CG-C34", "CG-C1")
def test_galadriel_brings_a_card_more_and_when_all_are_drawn_one_is_cycled() -> None:
    deck = "Boromir, Denethor, Halbarad, Faramir, Elrond, Arwen"
    s = table(hand="Legolas", deck=deck, reserve="Galadriel; Aragorn", asking=("draw_for_round", ARAGORN), then=NEXT)
    drawn = ["Boromir", "Denethor", "Halbarad", "Faramir", "Elrond"]  # 3, and one more for each of the two
    assert asked(s) == [f"cycle {name}" for name in ["Legolas", *drawn]]  # obligatory; also a card just drawn
    do(s, "cycle Elrond")
    assert names(s.hand[ARAGORN]) == ["Legolas", *drawn[:-1]]
    assert names(s.cycle[ARAGORN]) == ["Elrond"]
    assert "Elrond" in seen(s, "aragorn") and "Elrond" not in seen(s, "frodo")
    assert s.stack == [("turn", SARUMAN)]


@card("Galadriel")
@rule("CG-C1")
def test_galadriel_elsewhere_changes_nothing() -> None:
    s = table(path="Egladil", on_path="Galadriel", asking=("draw_for_round", ARAGORN), then=NEXT)
    assert len(s.hand[ARAGORN]) == 3
    assert s.cycle[ARAGORN] == []
    assert s.stack == [("turn", SARUMAN)]


@card("Galadriel")
@rule("CG-C18", "CG-10.3")
def test_with_nothing_in_hand_galadriels_player_forsakes() -> None:
    s = table(deck="", reserve="Galadriel; Arwen", asking=("draw_for_round", ARAGORN), then=NEXT)
    assert asked(s) == ["forsake Galadriel", "forsake Arwen"]
    do(s, "forsake Arwen")
    assert names(s.reserve[ARAGORN]) == ["Galadriel"]
    assert names(s.gone[ARAGORN])[-1] == "Arwen"
    assert s.stack == [("turn", SARUMAN)]


# Legolas.


@card("Legolas")
@rule("CG-C6")
def test_legolas_may_take_the_bow_from_the_draw_deck() -> None:
    s = table(hand="Legolas, Boromir", path="Egladil", asking=MY_TURN)
    before = s.draws
    do(s, "play Legolas", "to Egladil")
    assert asked(s) == ["take Bow of the Galadhrim", "take nothing"]
    do(s, "take Bow of the Galadhrim")
    assert told(s)[-2:] == ["take", "shuffle"]
    assert seen(s, "witch-king")[-1] == "Bow of the Galadhrim"
    assert names(s.hand[ARAGORN]) == ["Bow of the Galadhrim"]
    assert s.draws > before
    assert s.stack == [("turn", SARUMAN)]


@card("Legolas")
@rule("CG-C6", "CG-R51")
def test_legolas_may_leave_the_bow_and_then_nothing_is_shuffled() -> None:
    s = table(hand="Legolas, Boromir", path="Egladil", asking=MY_TURN)
    deck = s.deck[ARAGORN][:]
    do(s, "play Legolas", "to the reserve", "take nothing")
    assert s.deck[ARAGORN] == deck
    assert s.hand[ARAGORN] == []
    assert s.stack == [("turn", SARUMAN)]


@card("Legolas")
@rule("CG-C6", "CG-R10")
def test_a_bow_in_the_cycle_pile_is_not_found_unless_the_deck_is_empty() -> None:
    s = table(hand="Legolas, Boromir", deck="Denethor", cycle="Bow of the Galadhrim", path="Egladil", asking=MY_TURN)
    do(s, "play Legolas", "to Egladil")
    assert asked(s) == ["take nothing"]
    do(s, "take nothing")
    assert s.stack == [("turn", SARUMAN)]
    s = table(hand="Legolas, Boromir", deck="", cycle="Bow of the Galadhrim", path="Egladil", asking=MY_TURN)
    do(s, "play Legolas", "to Egladil", "take Bow of the Galadhrim")
    assert names(s.hand[ARAGORN]) == ["Bow of the Galadhrim"]
    assert names(s.deck[ARAGORN]) == ["Boromir"]
    assert s.cycle[ARAGORN] == []
    assert s.stack == [("turn", SARUMAN)]


@card("Legolas")
@rule("CG-9.3")
def test_legolas_moved_takes_nothing() -> None:
    s = table(hand="Boromir", reserve="Legolas", path="Egladil", asking=MY_TURN)
    do(s, "move Legolas")
    assert names(s.path[FREE]) == ["Legolas"]
    assert NUMBER["Bow of the Galadhrim"] in s.deck[ARAGORN]
    assert s.stack == [("turn", SARUMAN)]
