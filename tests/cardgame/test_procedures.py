"""Procedures and terms (section 10): draw, cycle, eliminate, forsake, remove, take, recycle, running out, corruption."""

import pytest

from tests.cardgame.telling import forget, seen, told
from tests.citing import card, rule
from thirdage.cardgame.asks import forsakable
from thirdage.cardgame.book import NOBODY
from thirdage.cardgame.positions import ARAGORN, FRODO, GAME, SARUMAN, WITCH_KING, asked, do, names, table, why_not
from thirdage.cardgame.tables import NUMBER, PLACE
from thirdage.cardgame.tokens import add_corruption, remove_corruption
from thirdage.kernel.frames import Frame

AFTER: Frame = ("turn", FRODO)


# Draw, cycle, eliminate.


@rule("CG-10.1")
def test_drawing_takes_the_top_card_of_the_deck_into_the_hand_unseen() -> None:
    s = table(hand="Gimli", deck="Sting, Sam Gamgee, Glamdring", asking=("draw_cards", FRODO, 2), then=(AFTER,))
    assert names(s.hand[FRODO]) == ["Gimli", "Sting", "Sam Gamgee"]
    assert names(s.deck[FRODO]) == ["Glamdring"]
    assert (seen(s, "frodo"), seen(s, "aragorn")) == (["Sting", "Sam Gamgee"], [])
    assert s.stack == [AFTER]


@rule("CG-10.2")
def test_cycling_puts_a_card_on_top_of_the_own_cycle_pile() -> None:
    s = table(hand="Gimli, Sam Gamgee", cycle="Sting", asking=("must_cycle", FRODO, 1), then=(AFTER,))
    assert asked(s) == ["cycle Gimli", "cycle Sam Gamgee"]
    do(s, "cycle Gimli")
    assert names(s.hand[FRODO]) == ["Sam Gamgee"]
    assert names(s.cycle[FRODO]) == ["Sting", "Gimli"]
    assert s.stack == [AFTER]


@rule("CG-10.3")
def test_who_must_cycle_with_an_empty_hand_forsakes_instead() -> None:
    s = table(reserve="Gimli", deck="Sting, Sam Gamgee", asking=("must_cycle", FRODO, 1), then=(AFTER,))
    assert asked(s) == ["forsake Gimli", "forsake the top of the draw deck"]
    do(s, "forsake the top of the draw deck")
    assert names(s.gone[FRODO])[-1] == "Sting"
    assert names(s.deck[FRODO]) == ["Sam Gamgee"]
    assert s.stack == [AFTER]


@card("Dimrill Dale")
@rule("CG-R45", "CG-10.3")
def test_the_substitute_works_card_by_card() -> None:
    s = table(
        hand="Uglúk, The Hunter",
        deck="Saruman, Wolf-riders, The Reaver, Olog-hai",
        path="Dimrill Dale",
        asking=("activation_text", FRODO, PLACE["Dimrill Dale"]),
        then=(AFTER,),
    )
    # Cycle 2 with 1 in hand: cycle 1, forsake 1; the deck's top is the only thing to forsake.
    assert (names(s.cycle[WITCH_KING]), names(s.gone[WITCH_KING])[-1]) == (["The Hunter"], "The Reaver")
    # Saruman, forsaken from the top of his deck, is cycled by his own text: fulfilled all the same.
    assert names(s.cycle[SARUMAN]) == ["Uglúk", "Saruman"]
    assert names(s.deck[SARUMAN]) == ["Wolf-riders"]
    assert s.stack == [AFTER]


@card("Prince Imrahil")
@rule("CG-R45")
def test_the_substitute_serves_an_optional_cycling_too() -> None:
    s = table(hand="Prince Imrahil, Strider", deck="Arwen, Knights of Dol Amroth, Elrond", path="Egladil", asking=("turn", ARAGORN))
    do(s, "play Prince Imrahil", "yes")
    assert asked(s) == ["forsake Prince Imrahil", "forsake the top of the draw deck"]
    do(s, "forsake the top of the draw deck", "take Knights of Dol Amroth")
    assert names(s.gone[ARAGORN])[-1] == "Arwen"
    assert names(s.hand[ARAGORN]) == ["Knights of Dol Amroth"]
    assert s.stack == [("turn", SARUMAN)]


@rule("CG-10.3")
def test_a_hand_that_goes_wholly_is_no_choice() -> None:
    s = table(hand="Gimli, Sam Gamgee", asking=("must_cycle", FRODO, 2), then=(AFTER,))
    assert names(s.cycle[FRODO]) == ["Gimli", "Sam Gamgee"]
    assert s.hand[FRODO] == []
    assert s.stack == [AFTER]


@rule("CG-10.4")
def test_an_eliminated_card_never_returns() -> None:
    s = table(hand="Gimli, Sting", deck="", cycle="Sam Gamgee", path="Egladil", rings=(1, 0, 0, 0))
    do(s, "winnow")  # draws Sam Gamgee, the last card there is
    gone = s.gone[FRODO][:]
    assert names(gone)[-2:] == ["Gimli", "Sting"]
    do(s, "pass", "pass", "pass")
    assert asked(s)[-2:] == ["cycle Sam Gamgee", "pass"]
    assert why_not(s, ("ring", "")) == "CG-R3"  # the eliminated pile is nothing to draw from
    assert s.gone[FRODO] == gone


@card("Bilbo Baggins")
@rule("CG-10.4", "CG-3.4")
def test_an_eliminated_card_is_checked_for_text_about_its_own_elimination() -> None:
    s = table(hand="Bilbo Baggins", deck="", asking=("forsake", FRODO), then=(AFTER,))
    assert names(s.cycle[FRODO]) == ["Bilbo Baggins"]
    assert seen(s, None) == ["Bilbo Baggins"]
    assert s.stack == [AFTER]
    s = table(hand="Gimli", deck="", asking=("forsake", FRODO), then=(AFTER,))
    assert names(s.gone[FRODO])[-1] == "Gimli"
    assert seen(s, None) == []  # no such text, so nobody sees it
    assert s.stack == [AFTER]


@rule("CG-10.5")
def test_an_elimination_that_is_impossible_has_no_consequence() -> None:
    s = table(deck="", asking=("forsake", FRODO), then=(AFTER,))
    assert told(s) == []
    assert s.stack == [AFTER]


@card("Minas Tirith")
@rule("CG-10.5", "CG-R3")
def test_a_benefit_is_not_given_without_its_price() -> None:
    text = ("activation_text", FRODO, PLACE["Minas Tirith"])
    s = table(deck="", battlegrounds={"Minas Tirith": ""}, asking=text, then=(AFTER,))
    assert s.stack == [AFTER]  # nothing to forsake, nothing offered
    s = table(deck="Strider, Arwen, Legolas, Boromir", battlegrounds={"Minas Tirith": ""}, asking=text, then=(AFTER,))
    assert asked(s) == ["yes", "do not use it"]
    do(s, "yes")
    assert names(s.gone[ARAGORN])[-1] == "Strider"
    assert names(s.hand[ARAGORN]) == ["Arwen", "Legolas", "Boromir"]
    assert s.stack == [AFTER]
    s = table(deck="Strider, Arwen, Legolas, Boromir", battlegrounds={"Minas Tirith": ""}, asking=text, then=(AFTER,))
    do(s, "do not use it")
    assert (s.hand[ARAGORN], names(s.deck[ARAGORN])[-1]) == ([], "Strider")
    assert s.stack == [AFTER]


# Forsake.


@rule("CG-10.6")
def test_one_forsakes_from_hand_from_reserve_or_the_unseen_top_of_the_deck() -> None:
    s = table(
        hand="Sting, Glamdring",
        reserve="Sam Gamgee with Mithril Coat; Gimli; Legolas",
        on_path="Pippin Took",
        path="Egladil",
        asking=("forsake", FRODO),
        then=(AFTER,),
    )
    assert asked(s) == [
        "forsake Sting",
        "forsake Glamdring",
        "forsake Sam Gamgee",
        "forsake Mithril Coat",
        "forsake Gimli",
        "forsake the top of the draw deck",
    ]
    do(s, "forsake Mithril Coat")
    assert names(s.gone[FRODO]) == ["Mithril Coat"]
    assert names(s.reserve[FRODO]) == ["Sam Gamgee", "Gimli"]
    assert s.items == {}
    assert s.stack == [AFTER]


@rule("CG-10.6", "CG-3.4")
def test_the_top_of_the_deck_is_looked_at_only_after_the_decision() -> None:
    s = table(hand="Sting", deck="Gimli, Sam Gamgee", asking=("forsake", FRODO), then=(AFTER,))
    assert GAME.view(s, "frodo")["seats"]["frodo"]["cards"]["top"] == []
    assert asked(s) == ["forsake Sting", "forsake the top of the draw deck"]
    do(s, "forsake the top of the draw deck")
    assert names(s.gone[FRODO])[-1] == "Gimli"
    assert (seen(s, "frodo"), seen(s, "witch-king")) == (["Gimli"], [])
    assert s.stack == [AFTER]


@rule("CG-R48")
def test_an_empty_deck_is_rebuilt_before_its_top_is_forsaken() -> None:
    s = table(hand="Sting", deck="", cycle="Gimli, Sam Gamgee", asking=("forsake", FRODO), then=(AFTER,))
    assert asked(s) == ["forsake Sting", "forsake the top of the draw deck"]
    do(s, "forsake the top of the draw deck")
    (left,) = s.deck[FRODO]
    assert {names([left])[0], names(s.gone[FRODO])[-1]} == {"Gimli", "Sam Gamgee"}
    assert s.cycle[FRODO] == []
    assert told(s) == ["recycle", "forsake_unseen"]
    assert s.stack == [AFTER]
    s = table(hand="Sting, Glamdring", deck="", asking=("forsake", FRODO), then=(AFTER,))
    assert asked(s) == ["forsake Sting", "forsake Glamdring"]  # no deck, no such option


@rule("CG-R49", "CG-10.11")
def test_the_reserve_must_be_forsaken_if_nothing_else_is_left() -> None:
    s = table(reserve="Gimli", deck="", asking=("forsake", FRODO), then=(AFTER,))
    assert s.reserve[FRODO] == []
    assert names(s.gone[FRODO])[-1] == "Gimli"
    assert s.stack == [AFTER]


@card("Frodo Baggins")
@rule("CG-T36", "CG-10.6")
def test_frodo_forsaken_with_an_item_is_cycled_and_the_item_eliminated() -> None:
    s = table(reserve="Frodo Baggins with Sting and Elven Cloak", asking=("forsake", FRODO), then=(AFTER,))
    do(s, "forsake Frodo Baggins")
    assert names(s.cycle[FRODO]) == ["Frodo Baggins"]
    assert names(s.gone[FRODO]) == ["Sting"]
    assert names(s.gone[ARAGORN]) == ["Elven Cloak"]
    assert s.items == {}
    assert s.stack == [AFTER]  # nothing more is demanded


# Take. (Remove: test_removal.py.)


@card("Legolas")
@rule("CG-10.8", "CG-R10")
def test_a_card_taken_from_the_deck_is_shown_and_the_deck_shuffled() -> None:
    deck = "Boromir, Bow of the Galadhrim, Arwen, Elrond, Galadriel, Faramir"
    s = table(hand="Legolas, Strider", deck=deck, path="Egladil", asking=("turn", ARAGORN))
    forget(s)
    do(s, "play Legolas", "to the reserve")
    assert asked(s) == ["take Bow of the Galadhrim", "take nothing"]
    do(s, "take Bow of the Galadhrim")
    assert names(s.hand[ARAGORN]) == ["Bow of the Galadhrim"]
    assert names(s.deck[ARAGORN])[::-1] != ["Boromir", "Arwen", "Elrond", "Galadriel", "Faramir"]
    assert told(s)[-2:] == ["take", "shuffle"]
    assert seen(s, "witch-king") == ["Legolas", "Bow of the Galadhrim"]
    assert s.stack == [("turn", SARUMAN)]


@card("Gimli")
@rule("CG-R51", "CG-10.8")
def test_a_card_taken_from_the_cycle_pile_leaves_the_deck_alone() -> None:
    s = table(hand="Gimli, Sting", deck="Sam Gamgee, Glamdring, Shadowfax", cycle="Dwarven Axe", path="Egladil")
    forget(s)
    do(s, "play Gimli", "to the reserve", "take Dwarven Axe")
    assert names(s.deck[FRODO])[::-1] == ["Sam Gamgee", "Glamdring", "Shadowfax"]
    assert "shuffle" not in told(s)
    assert s.stack == [("turn", WITCH_KING)]


@card("Gimli")
@rule("CG-10.8", "CG-R47")
def test_taking_from_the_cycle_pile_does_not_rebuild_an_empty_deck() -> None:
    s = table(hand="Gimli, Sting", deck="", cycle="Dwarven Axe", path="Egladil")
    do(s, "play Gimli", "to the reserve", "take Dwarven Axe")
    assert names(s.hand[FRODO]) == ["Dwarven Axe"]
    assert (names(s.cycle[FRODO]), s.deck[FRODO]) == (["Sting"], [])
    assert s.stack == [("turn", WITCH_KING)]


@card("Legolas")
@rule("CG-R10")
def test_a_search_of_an_empty_deck_rebuilds_it_first() -> None:
    s = table(hand="Legolas, Strider", deck="", cycle="Bow of the Galadhrim, Arwen", path="Egladil", asking=("turn", ARAGORN))
    do(s, "play Legolas", "to the reserve", "take Bow of the Galadhrim")
    assert names(s.hand[ARAGORN]) == ["Bow of the Galadhrim"]
    assert (sorted(names(s.deck[ARAGORN])), s.cycle[ARAGORN]) == (["Arwen", "Strider"], [])
    assert s.stack == [("turn", SARUMAN)]


# Recycle.


@rule("CG-10.9", "CG-R47")
def test_the_deck_is_rebuilt_at_the_moment_its_last_card_leaves() -> None:
    s = table(deck="Gimli", cycle="Sting, Sam Gamgee", asking=("draw_cards", FRODO, 1), then=(AFTER,))
    assert names(s.hand[FRODO]) == ["Gimli"]
    assert (sorted(names(s.deck[FRODO])), s.cycle[FRODO]) == (["Sam Gamgee", "Sting"], [])
    assert told(s) == ["draw", "recycle"]
    assert s.stack == [AFTER]


@rule("CG-10.9")
def test_the_cycle_pile_is_shuffled_to_become_the_new_deck() -> None:
    pile = "Sting, Sam Gamgee, Glamdring, Merry Brandybuck, Shadowfax, Pippin Took, Quickbeam"
    s = table(deck="Gimli", cycle=pile, asking=("draw_cards", FRODO, 1), then=(AFTER,))
    assert sorted(names(s.deck[FRODO])) == sorted(pile.split(", "))
    assert names(s.deck[FRODO]) not in (pile.split(", "), pile.split(", ")[::-1])
    assert s.stack == [AFTER]


@rule("CG-R47")
def test_with_an_empty_cycle_pile_the_deck_stays_empty_until_it_is_needed() -> None:
    s = table(hand="Sting, Sam Gamgee", deck="Gimli", path="Egladil", rings=(1, 0, 0, 0), asking=("draw_cards", FRODO, 1), then=(AFTER,))
    assert s.deck[FRODO] == []
    do(s, "cycle Sting")
    assert (s.deck[FRODO], names(s.cycle[FRODO])) == ([], ["Sting"])  # a cycled card does not rebuild it
    do(s, "pass", "pass", "pass", "use the Ring token")
    assert names(s.hand[FRODO]) == ["Sam Gamgee", "Gimli", "Sting"]
    assert (s.deck[FRODO], s.cycle[FRODO]) == ([], [])
    assert s.stack == [("turn", WITCH_KING)]


@rule("CG-10.9", "CG-T29", "CG-10.11")
def test_drawing_goes_on_after_the_deck_was_rebuilt_and_stops_without_penalty() -> None:
    s = table(deck="Gimli", cycle="Sting", asking=("draw_cards", FRODO, 3), then=(AFTER,))
    assert names(s.hand[FRODO]) == ["Gimli", "Sting"]
    assert (s.deck[FRODO], s.cycle[FRODO]) == ([], [])
    assert told(s) == ["draw", "recycle", "draw", "draws_nothing"]
    assert s.stack == [AFTER]


@rule("CG-10.9", "CG-R47")
def test_the_last_card_may_leave_the_deck_by_being_forsaken() -> None:
    s = table(deck="Gimli", cycle="Sting, Sam Gamgee", asking=("forsake", FRODO), then=(AFTER,))
    assert (sorted(names(s.deck[FRODO])), s.cycle[FRODO]) == (["Sam Gamgee", "Sting"], [])
    assert names(s.gone[FRODO])[-1] == "Gimli"
    assert s.stack == [AFTER]


@card("Orthanc")
@rule("CG-10.10", "CG-D18")
def test_a_text_shuffles_the_cycle_pile_into_what_is_left_of_the_deck() -> None:
    s = table(
        deck="Uglúk, Shelob, Gollum",
        cycle="Wolf-riders, Hill-troll, Cave-troll",
        battlegrounds={"Orthanc": ""},
        asking=("activation_text", FRODO, PLACE["Orthanc"]),
        then=(AFTER,),
    )
    do(s, "take nothing")
    assert sorted(names(s.deck[SARUMAN])) == ["Cave-troll", "Gollum", "Hill-troll", "Shelob", "Uglúk", "Wolf-riders"]
    assert names(s.deck[SARUMAN])[:3] != ["Gollum", "Shelob", "Uglúk"]  # shuffled, not put on top
    assert names(s.deck[SARUMAN])[3:] != ["Gollum", "Shelob", "Uglúk"]  # nor below
    assert s.cycle[SARUMAN] == []
    assert s.stack == [AFTER]


@card("Orthanc")
@rule("CG-R50")
def test_a_recycle_by_text_with_an_empty_cycle_pile_does_nothing() -> None:
    deck = "Uglúk, Shelob, Gollum, Hill-troll, Cave-troll"
    s = table(deck=deck, battlegrounds={"Orthanc": ""}, asking=("activation_text", FRODO, PLACE["Orthanc"]), then=(AFTER,))
    do(s, "take nothing")
    assert ", ".join(names(s.deck[SARUMAN])[::-1]) == deck
    assert (told(s), s.draws) == ([], 0)
    assert s.stack == [AFTER]


# Running out.


@pytest.mark.parametrize("frame", [("forsake", FRODO), ("must_cycle", FRODO, 2), ("draw_cards", FRODO, 3)])
@rule("CG-10.11")
def test_who_has_run_out_of_cards_suffers_nothing_and_plays_on(frame: Frame) -> None:
    s = table(deck="", on_path="Gimli", path="Egladil", asking=frame, then=(AFTER,))
    assert forsakable(s, FRODO) == 0
    assert names(s.path[0]) == ["Gimli"]  # a card on the path is not for forsaking
    assert s.stack == [AFTER]
    assert asked(s) == ["pass"]


# Corruption.


@rule("CG-10.12", "CG-1.7", "CG-R7")
def test_corruption_is_counted_without_end_and_never_below_none() -> None:
    s = table()
    add_corruption(s, 16)
    add_corruption(s, 7)  # more than the tokens of the box
    assert s.corruption == 23
    s = table(corruption=2)
    forget(s)
    remove_corruption(s, 3)
    assert (s.corruption, told(s)) == (0, ["corruption_removed"])
    forget(s)
    remove_corruption(s, 1)
    assert (s.corruption, told(s)) == (0, [])  # ignored


@card("Grishnákh")
@rule("CG-10.12", "CG-D20")
def test_a_text_adds_its_corruption_to_the_shadows_score() -> None:
    s = table(on_path="Grishnákh", path="Amon Hen", corruption=1, asking=("turn", WITCH_KING))
    do(s, "use Grishnákh")
    assert s.corruption == 2
    assert GAME.view(s, None)["score"] == {"free": 0, "shadow": 2}
    assert names(s.gone[WITCH_KING]) == ["Grishnákh"]
    assert s.stack == [("turn", ARAGORN)]


@rule("CG-1.7", "CG-R7")
def test_combat_tokens_are_unlimited() -> None:
    s = table(
        reserve="Sam Gamgee",
        path="Bag End",
        on_path="The Witch-king; The Hunter; The Reaver; The Messenger; The Warrior; The Destroyer",
    )
    s.tokens = [(PLACE["Bag End"], 0, 6)]  # six of the five tokens with this symbol
    do(s, "use Sam Gamgee")
    assert s.tokens == [(PLACE["Bag End"], 0, 7)]
    s.stack = [AFTER, ("combat", NOBODY, PLACE["Bag End"])]
    GAME.frames.run(s)
    assert s.corruption == 0  # 7 against 7
    assert names(s.cycle[FRODO]) == ["Sam Gamgee"]
    assert NUMBER["The Witch-king"] in s.gone[WITCH_KING]


@rule("CG-10.6")
def test_of_copies_in_reserve_one_that_may_move_and_one_that_came_this_round_are_offered() -> None:
    orcs = "Mordor Orcs 1; Mordor Orcs 2; Mordor Orcs 3; Mordor Orcs 4"
    s = table(reserve=orcs, fresh="Mordor Orcs 3; Mordor Orcs 4", deck="", asking=("forsake", WITCH_KING), then=(("turn", FRODO),))
    assert asked(s) == ["forsake Mordor Orcs 1", "forsake Mordor Orcs 3"]
    do(s, "forsake Mordor Orcs 3")
    assert names(s.reserve[WITCH_KING]) == ["Mordor Orcs 1", "Mordor Orcs 2", "Mordor Orcs 4"]
    assert s.stack == [("turn", FRODO)]
