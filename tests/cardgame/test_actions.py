"""The other actions (section 9): cycle, move, use a text, Ring token, winnow."""

import pytest

from tests.cardgame.telling import forget, seen, told
from tests.citing import card, rule
from thirdage.cardgame.book import NOBODY
from thirdage.cardgame.positions import ARAGORN, FRODO, SARUMAN, WITCH_KING, asked, do, names, table, why_not
from thirdage.cardgame.rounds import score
from thirdage.cardgame.tables import FREE, PLACE, SHADOW

AFTER = ("turn", FRODO)

# Cycle.


@rule("CG-9.1", "CG-3.5")
def test_cycling_puts_one_card_face_down_on_the_cycle_pile() -> None:
    s = table(hand="Gimli, Sting, Glamdring", cycle="Sam Gamgee", path="Egladil")
    forget(s)
    do(s, "cycle Sting")
    assert names(s.hand[FRODO]) == ["Gimli", "Glamdring"]
    assert names(s.cycle[FRODO]) == ["Sam Gamgee", "Sting"]
    assert (seen(s, "frodo"), seen(s, "witch-king"), seen(s, None)) == (["Sting"], [], [])
    assert s.stack == [("turn", WITCH_KING)]


@rule("CG-9.1")
def test_of_copies_only_one_is_offered() -> None:
    s = table(hand="Mordor Orcs 2, Mordor Orcs 4, The Reaver", path="Egladil", asking=("turn", WITCH_KING))
    assert [a for a in asked(s) if a.startswith("cycle")] == ["cycle Mordor Orcs 2", "cycle The Reaver"]
    assert why_not(s, ("cycle", "Mordor Orcs 4")) == "CG-R37"


# Move.


@rule("CG-9.2")
def test_a_card_moves_from_the_own_reserve_to_the_path_or_a_battleground() -> None:
    s = table(reserve="Gimli; Riders of Rohan 1; Strider", path="Egladil", battlegrounds={"Moria": "", "Edoras": ""}, rings=(0, 0, 0, 0))
    assert asked(s) == ["move Gimli", "move Riders of Rohan 1", "pass"]
    assert why_not(s, ("move", "Strider")) == "CG-9.2"  # a teammate's
    do(s, "move Gimli")
    assert asked(s) == ["to Egladil", "to Moria"]
    do(s, "to Moria")
    assert names(s.field[FREE]) == ["Gimli"]
    assert names(s.reserve[FRODO]) == ["Riders of Rohan 1"]
    assert s.stack == [("turn", WITCH_KING)]


@rule("CG-9.2")
def test_there_is_no_way_back_and_no_way_from_place_to_place() -> None:
    s = table(on_path="Gimli", path="Egladil", battlegrounds={"Moria": "", "Edoras": "Riders of Rohan 1"}, rings=(0, 0, 0, 0))
    assert asked(s) == ["pass"]
    assert why_not(s, ("move", "Gimli")) == "CG-9.2"
    assert why_not(s, ("move", "Riders of Rohan 1")) == "CG-9.2"


@card("Prince Imrahil")
@rule("CG-9.3", "CG-T11")
def test_when_played_text_is_not_resolved_by_a_move() -> None:
    s = table(
        hand="Strider, Legolas, Arwen",
        reserve="Prince Imrahil",
        path="Egladil",
        battlegrounds={"Pelargir": ""},
        asking=("turn", ARAGORN),
    )
    do(s, "move Prince Imrahil")
    assert names(s.field[FREE]) == ["Prince Imrahil"]
    assert (names(s.hand[ARAGORN]), s.cycle[ARAGORN]) == (["Strider", "Legolas", "Arwen"], [])  # no cost, no search
    assert s.stack == [("turn", SARUMAN)]


@card("Prince Imrahil")
@rule("CG-T11", "CG-9.3")
def test_played_he_searches_and_two_cards_are_cycled_in_all() -> None:
    s = table(hand="Prince Imrahil, Strider, Legolas, Arwen", path="Egladil", battlegrounds={"Pelargir": ""}, asking=("turn", ARAGORN))
    do(s, "play Prince Imrahil", "to Pelargir", "cycle Strider", "yes", "cycle Arwen", "take Knights of Dol Amroth")
    assert names(s.cycle[ARAGORN]) == ["Strider", "Arwen"]
    assert names(s.hand[ARAGORN]) == ["Legolas", "Knights of Dol Amroth"]
    assert s.stack == [("turn", SARUMAN)]


@card("Boromir")
@rule("CG-R5", "CG-9.3")
def test_played_or_moved_text_comes_with_a_move_and_not_in_the_reserve() -> None:
    s = table(hand="Boromir, Strider", deck="Arwen, Elrond, Legolas", path="Egladil", rings=(0, 0, 0, 0), asking=("turn", ARAGORN))
    do(s, "play Boromir", "to the reserve")
    assert names(s.hand[ARAGORN]) == ["Arwen"]  # he draws wherever he is played, and forsakes nothing in reserve
    assert s.stack == [("turn", SARUMAN)]
    s = table(hand="Arwen", deck="Elrond, Legolas", reserve="Boromir", path="Egladil", asking=("turn", ARAGORN))
    do(s, "move Boromir")
    assert asked(s) == ["forsake Arwen", "forsake the top of the draw deck"]
    do(s, "forsake Arwen")
    assert s.hand[ARAGORN] == []  # moved, he draws nothing
    assert s.stack == [("turn", SARUMAN)]


@card("Boromir")
@rule("CG-R5")
def test_an_arrival_text_about_paths_does_nothing_on_a_battleground() -> None:
    s = table(hand="Arwen", reserve="Boromir", path="Egladil", battlegrounds={"Pelargir": ""}, asking=("turn", ARAGORN))
    do(s, "move Boromir", "to Pelargir")
    assert (names(s.hand[ARAGORN]), s.gone[ARAGORN]) == (["Arwen"], [])
    assert s.stack == [("turn", SARUMAN)]


@card("Balrog of Moria")
@rule("CG-R5")
def test_an_arrival_text_works_once_for_the_destination_named() -> None:
    given = {"deck": "Gimli, Sting, Strider, Arwen", "asking": ("turn", SARUMAN)}
    s = table(reserve="Balrog of Moria", path="Egladil", battlegrounds={"Rivendell": ""}, **given)  # type: ignore[arg-type]
    do(s, "move Balrog of Moria", "to Rivendell")
    assert names(s.deck[FRODO]) == ["Sting"]
    assert names(s.deck[ARAGORN]) == ["Arwen"]
    assert s.stack == [("turn", FRODO)]
    s = table(hand="Balrog of Moria, Uglúk", path="Imladris", **given)  # type: ignore[arg-type]
    do(s, "play Balrog of Moria")  # to the reserve: no arrival
    assert names(s.deck[FRODO]) == ["Sting", "Gimli"]
    assert s.stack == [("turn", FRODO)]


@card("Black Rider's Mount")
@rule("CG-9.4", "CG-R42")
def test_a_move_by_text_keeps_to_the_rules_except_what_the_text_lifts() -> None:
    s = table(hand="Black Rider's Mount, Olog-hai", reserve="The Hunter", fresh="The Hunter", path="Egladil", asking=("turn", WITCH_KING))
    do(s, "play Black Rider's Mount")
    assert asked(s) == ["to Egladil", "leave it in reserve"]  # "even if it came into reserve this round"
    do(s, "to Egladil")
    assert names(s.path[SHADOW]) == ["The Hunter"]
    assert s.fresh == []
    assert s.stack == [("turn", ARAGORN)]
    s = table(hand="Black Rider's Mount, Olog-hai", reserve="The Hunter", path="Khazad-dûm", asking=("turn", WITCH_KING))
    do(s, "play Black Rider's Mount")  # no Nazgûl on a path 4: the destination must be legal all the same
    assert "to Khazad-dûm" not in asked(s)
    assert names(s.reserve[WITCH_KING]) == ["The Hunter"]


@card("Shadowfax")
@rule("CG-R42", "CG-9.4")
def test_a_text_that_does_not_lift_the_limit_waits_for_the_next_round() -> None:
    s = table(reserve="Gandalf the Grey with Shadowfax", fresh="Gandalf the Grey", path="Egladil")
    assert "use Shadowfax" not in asked(s)
    s = table(reserve="Gandalf the Grey with Shadowfax", path="Egladil")
    do(s, "use Shadowfax", "activate Moria")
    assert names(s.field[FREE]) == ["Gandalf the Grey"]
    assert s.stack == [("turn", WITCH_KING)]


# Use an action.


@card("Bilbo Baggins")
@rule("CG-9.5")
def test_an_action_text_works_only_where_it_says() -> None:
    s = table(on_path="Bilbo Baggins", path="Imladris")
    assert why_not(s, ("use", "Bilbo Baggins")) == "CG-9.5"
    s = table(hand="Bilbo Baggins", path="Imladris")
    assert why_not(s, ("use", "Bilbo Baggins")) == "CG-9.5"
    s = table(reserve="Gimli", path="Imladris")
    assert why_not(s, ("use", "Gimli")) == "CG-9.5"  # has no such text
    s = table(reserve="Strider", path="Imladris", asking=("turn", ARAGORN))
    assert why_not(s, ("use", "Strider")) == "CG-9.5"  # only on a path


@card("The Commander")
@rule("CG-R43")
def test_only_the_controller_uses_a_text_and_only_on_the_own_turn() -> None:
    s = table(reserve="The Commander; Uglúk", path="Egladil", asking=("turn", SARUMAN))
    assert why_not(s, ("use", "The Commander")) == "CG-R43"  # a teammate's
    s = table(reserve="The Commander", path="Egladil", asking=("turn", FRODO))
    assert why_not(s, ("use", "The Commander")) == "CG-R43"
    s = table(reserve="The Commander", path="Egladil", asking=("turn", WITCH_KING))
    do(s, "use The Commander")
    assert (len(s.hand[WITCH_KING]), len(s.hand[SARUMAN])) == (1, 1)
    assert s.stack == [("turn", ARAGORN)]


@card("The Reaver")
@rule("CG-T9", "CG-8.20", "CG-D29")
def test_the_reaver_may_be_used_in_the_round_he_was_played_but_not_moved() -> None:
    s = table(hand="The Reaver, Olog-hai", deck="Gimli, Sting, Strider, Arwen, The Hunter", path="Egladil", asking=("turn", WITCH_KING))
    do(s, "play The Reaver", "to the reserve", "pass", "pass", "pass")
    assert why_not(s, ("move", "The Reaver")) == "CG-8.19"
    do(s, "use The Reaver")  # each Free Peoples player forsakes; the top of the deck is all they have
    assert (names(s.gone[FRODO])[-1], names(s.gone[ARAGORN])[-1]) == ("Gimli", "Strider")
    assert names(s.cycle[WITCH_KING]) == ["Olog-hai", "The Reaver"]
    assert s.stack == [("turn", ARAGORN)]


@card("Denethor")
@rule("CG-R43")
def test_a_text_may_be_used_again_in_the_same_round() -> None:
    s = table(reserve="Denethor", deck="Arwen, Boromir, Elrond, Faramir, Legolas, Strider", path="Egladil", asking=("turn", ARAGORN))
    do(s, "use Denethor", "forsake the top of the draw deck", "take Boromir", "pass", "pass", "pass")
    assert "use Denethor" in asked(s)
    do(s, "use Denethor", "forsake Boromir", "take Faramir")
    assert names(s.hand[ARAGORN]) == ["Faramir"]
    assert s.stack == [("turn", SARUMAN)]


@card("Palantír of Orthanc")
@rule("CG-R43")
def test_unless_it_sets_a_limit_of_its_own() -> None:
    s = table(reserve="Saruman with Palantír of Orthanc", path="Imladris", asking=("turn", SARUMAN))
    do(s, "use Palantír of Orthanc", "eliminate The Black Serpent", "cycle The Black Fleet")  # the third is taken
    do(s, "pass", "pass", "pass")
    assert why_not(s, ("use", "Palantír of Orthanc")) == "CG-C54"
    assert "use Palantír of Orthanc" not in asked(s)


@card("Lembas")
@rule("CG-9.6", "CG-T12")
def test_lembas_eliminated_without_an_action_removes_no_corruption() -> None:
    # The Reaver makes Frodo forsake during a Shadow turn.
    s = table(
        reserve="Sam Gamgee with Lembas; The Reaver",
        deck="",
        path="Egladil",
        corruption=3,
        asking=("turn", WITCH_KING),
    )
    do(s, "use The Reaver", "forsake Lembas")
    assert names(s.gone[ARAGORN])[-1] == "Lembas"
    assert s.corruption == 3
    assert s.stack == [("turn", ARAGORN)]
    s = table(
        on_path="Sam Gamgee with Lembas; The Witch-king; The Hunter",
        path="Bag End",
        corruption=3,
        asking=("combat", NOBODY, PLACE["Bag End"]),
        then=(AFTER,),
    )
    assert names(s.gone[ARAGORN]) == ["Lembas"]
    assert s.corruption == 5  # two of three icons were not cancelled; nothing was removed
    assert s.stack == [AFTER]


# The Ring token.


@rule("CG-9.7", "CG-D25")
def test_the_ring_token_is_an_action_that_draws_two_cards_once_a_game() -> None:
    s = table(deck="Gimli, Sting, Glamdring", path="Egladil")
    do(s, "use the Ring token")
    assert names(s.hand[FRODO]) == ["Gimli", "Sting"]
    assert s.rings == [0, 1, 1, 1]
    assert s.stack == [("turn", WITCH_KING)]
    s = table(deck="Gimli, Sting, Glamdring", path="Egladil", rings=(0, 1, 1, 1), round=5)
    assert why_not(s, ("ring", "")) == "CG-9.7"
    assert asked(s) == ["pass"]


@rule("CG-D2", "CG-9.7")
def test_a_used_ring_token_does_not_come_back_in_the_next_round() -> None:
    s = table(rings=(0, 1, 0, 1), asking=("round_begins", NOBODY))
    assert s.rings == [0, 1, 0, 1]


@rule("CG-9.7", "CG-12.2")
def test_an_unused_ring_token_is_worth_a_point_in_the_final_scoring_only() -> None:
    s = table(rings=(1, 1, 0, 0), scored_free="Rivendell", corruption=1)
    assert (score(s, FREE), score(s, SHADOW)) == (2, 1)
    assert (score(s, FREE, final=True), score(s, SHADOW, final=True)) == (3, 2)


@rule("CG-R3")
def test_the_ring_token_cannot_be_used_when_nothing_can_be_drawn() -> None:
    s = table(deck="", path="Egladil")
    assert why_not(s, ("ring", "")) == "CG-R3"
    s = table(deck="", cycle="Gimli", path="Egladil")
    do(s, "use the Ring token")
    assert names(s.hand[FRODO]) == ["Gimli"]
    assert s.stack == [("turn", WITCH_KING)]


# Winnow.


@rule("CG-9.9")
def test_winnowing_eliminates_two_of_the_hand_and_then_draws_one() -> None:
    s = table(hand="Gimli, Sting, Glamdring", deck="Sam Gamgee, Pippin Took", path="Egladil")
    before = len(s.gone[FRODO])
    forget(s)
    do(s, "winnow")
    assert asked(s) == ["eliminate Gimli", "eliminate Sting", "eliminate Glamdring"]
    do(s, "eliminate Sting")
    assert asked(s) == ["eliminate Gimli", "eliminate Glamdring"]  # nothing is drawn in between
    do(s, "eliminate Gimli")
    assert names(s.gone[FRODO][before:]) == ["Sting", "Gimli"]
    assert names(s.hand[FRODO]) == ["Glamdring", "Sam Gamgee"]
    assert told(s) == ["winnow", "eliminate_unseen", "eliminate_unseen", "draw"]
    assert (seen(s, "frodo"), seen(s, "witch-king")) == (["Sting", "Gimli", "Sam Gamgee"], [])
    assert s.stack == [("turn", WITCH_KING)]


@pytest.mark.parametrize("hand", ["", "Gimli"])
@rule("CG-9.9", "CG-T15")
def test_with_fewer_than_two_cards_winnowing_is_not_possible(hand: str) -> None:
    s = table(hand=hand, path="Egladil")
    assert why_not(s, ("winnow", "")) == "CG-9.9"
    assert "winnow" not in asked(s)


@rule("CG-9.9")
def test_a_hand_of_exactly_two_is_no_choice() -> None:
    s = table(hand="Gimli, Sting", deck="Sam Gamgee, Pippin Took", path="Egladil")
    do(s, "winnow")
    assert names(s.gone[FRODO])[-2:] == ["Gimli", "Sting"]
    assert names(s.hand[FRODO]) == ["Sam Gamgee"]
    assert s.stack == [("turn", WITCH_KING)]


@card("Frodo Baggins")
@rule("CG-9.9", "CG-3.4")
def test_a_winnowed_card_with_a_text_about_it_is_shown_and_follows_that_text() -> None:
    s = table(hand="Frodo Baggins, Sting", deck="Sam Gamgee, Pippin Took", path="Egladil")
    forget(s)
    do(s, "winnow")
    assert names(s.cycle[FRODO]) == ["Frodo Baggins"]
    assert names(s.gone[FRODO])[-1] == "Sting"
    assert told(s) == ["winnow", "revealed", "saved", "eliminate_unseen", "draw"]
    assert seen(s, "witch-king") == ["Frodo Baggins"]
    assert s.stack == [("turn", WITCH_KING)]
