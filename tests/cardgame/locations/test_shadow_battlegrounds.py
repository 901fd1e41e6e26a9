"""Shadow battlegrounds: what their activation texts do. (Dol Guldur stands with Lórien.)"""

import pytest

from tests.cardgame.locations import AFTER, activated, seen, told
from tests.citing import card, rule
from thirdage.cardgame.positions import ARAGORN, FRODO, GAME, SARUMAN, WITCH_KING, asked, do, names, table, why_not
from thirdage.cardgame.state import CYCLE, DECK
from thirdage.cardgame.tables import NUMBER, PLACE

# Harad, Umbar.


@pytest.mark.parametrize("name", [pytest.param("Harad", marks=card("Harad")), pytest.param("Umbar", marks=card("Umbar"))])
@rule("CG-C21", "CG-R4")
def test_each_shadow_player_draws_one_in_turn_order(name: str) -> None:
    s = activated(name, by=SARUMAN, starter=SARUMAN, hand="Uglúk", deck="Grishnákh, Gollum, Gimli, Elrond, Shelob")
    assert names(s.hand[WITCH_KING]) == ["Grishnákh"]
    assert names(s.hand[SARUMAN]) == ["Uglúk", "Gollum"]
    assert s.hand[FRODO] == s.hand[ARAGORN] == []
    assert [event[1] for event in told(s, "draw")] == [SARUMAN, WITCH_KING]
    assert s.stack == [AFTER]
    s = activated(name, deck="Shelob")  # nothing to draw for the Witch-king
    assert names(s.hand[SARUMAN]) == ["Shelob"]
    assert s.stack == [AFTER]


# Minas Morgul.


@card("Minas Morgul")
@rule("CG-C75", "CG-C15")
def test_minas_morgul_plays_a_nazgul_to_reserve_only_and_its_text_works() -> None:
    s = activated(
        "Minas Morgul",
        path="Egladil",
        deck="Mordor Orcs 1, The Black Easterling, Mouth of Sauron, The Witch-king, Fell Beast, Olog-hai, Black Uruks",
    )
    assert GAME.asked(s) == "witch-king"
    assert asked(s) == ["play The Black Easterling", "play The Witch-king", "cycle the rest"]
    do(s, "play The Black Easterling")
    assert names(s.reserve[WITCH_KING]) == ["The Black Easterling"]
    assert names(s.cycle[WITCH_KING]) == ["Mordor Orcs 1", "Mouth of Sauron", "The Witch-king", "Fell Beast"]
    assert names(s.hand[WITCH_KING]) == ["Olog-hai"]  # when played: draw 1
    assert s.stack == [AFTER]


@card("Minas Morgul")
@rule("CG-8.19", "CG-C15")
def test_a_nazgul_played_by_minas_morgul_cannot_move_this_round() -> None:
    s = activated("Minas Morgul", path="Egladil", deck="The Reaver, Mordor Orcs 1, Olog-hai")
    do(s, "play The Reaver")
    assert names(s.fresh) == ["The Reaver"]
    assert why_not(s, ("move", "The Reaver")) == "CG-8.19"
    assert s.stack == [AFTER]


@card("Minas Morgul")
@rule("CG-3.5", "CG-R35")
def test_only_the_mordor_player_sees_what_minas_morgul_draws_aside() -> None:
    s = activated("Minas Morgul")
    top = ["The Ringwraiths Are Abroad", "The Day Without Dawn", "The Black Captain", "Nazgûl's Mantle", "Morgul Blade"]
    assert seen(s, "saruman", "draw_aside") == [("draw_aside", "witch-king", -1)] * 5
    own, other = (GAME.view(s, seat)["seats"]["witch-king"] for seat in ("witch-king", "saruman"))
    assert names(own["cards"]["aside"]) == top
    assert (other["aside"], other["known"]["aside"], "cards" in other) == (5, [], False)
    do(s, "cycle the rest")
    assert seen(s, "saruman", "cycle_unseen") == [("cycle_unseen", "witch-king", -1)] * 5
    assert names(s.cycle[WITCH_KING]) == top
    assert s.stack == [AFTER]
    assert activated("Minas Morgul", deck="").stack == [AFTER]


# Morannon.


@card("Morannon")
@rule("CG-C76", "CG-R36")
def test_morannon_plays_an_army_anywhere_it_may_go() -> None:
    s = activated(
        "Morannon",
        path="Egladil",
        battlegrounds={"Lórien": "", "Rivendell": ""},
        deck="Mordor Orcs 1, The Reaver, Olog-hai, Mordor Orcs 2, Fell Beast",
    )
    assert asked(s) == ["play Mordor Orcs 1", "play Olog-hai", "cycle the rest"]  # of two copies the first
    assert why_not(s, ("play", "The Reaver")) == "CG-C15"
    do(s, "play Olog-hai")
    assert asked(s) == ["to Lórien", "to Morannon", "to the reserve"]  # Rivendell does not show Mordor
    do(s, "to Lórien")
    assert names(s.field[1]) == ["Olog-hai"]
    assert names(s.cycle[WITCH_KING]) == ["Mordor Orcs 1", "The Reaver", "Mordor Orcs 2", "Fell Beast"]
    assert s.stack == [AFTER]


@card("Morannon")
@rule("CG-C15")
def test_nobody_must_play_an_army_through_morannon() -> None:
    s = activated("Morannon", deck="Mordor Orcs 1")
    do(s, "cycle the rest")
    assert names(s.cycle[WITCH_KING]) == ["Mordor Orcs 1"]
    assert s.reserve[WITCH_KING] == []
    assert s.stack == [AFTER]
    assert activated("Morannon", deck="Shelob").stack == [AFTER]


# Moria.


@card("Moria")
@rule("CG-2.10")
def test_moria_lets_the_monstrous_player_draw_two_of_any_faction() -> None:
    s = activated("Moria", deck="Uglúk, Corsairs of Umbar, Gollum, Grishnákh")
    assert names(s.hand[SARUMAN]) == ["Uglúk", "Corsairs of Umbar"]
    assert s.hand[WITCH_KING] == []
    assert s.stack == [AFTER]
    s = activated("Moria", deck="Uglúk")
    assert names(s.hand[SARUMAN]) == ["Uglúk"]
    assert s.stack == [AFTER]


# Orthanc.


@card("Orthanc")
@rule("CG-C77", "CG-C6")
def test_orthanc_takes_saruman_from_the_deck_and_then_recycles() -> None:
    s = activated("Orthanc", deck="Uglúk, Saruman, Gollum", cycle="Shelob, Wolf-riders")
    assert GAME.asked(s) == "saruman"
    assert asked(s) == ["take Saruman", "take nothing"]
    do(s, "take Saruman")
    assert names(s.hand[SARUMAN]) == ["Saruman"]
    assert sorted(names(s.deck[SARUMAN])) == ["Gollum", "Shelob", "Uglúk", "Wolf-riders"]
    assert s.cycle[SARUMAN] == []
    assert told(s, "take", "shuffle", "recycle") == [
        ("take", SARUMAN, NUMBER["Saruman"], DECK),
        ("shuffle", SARUMAN),
        ("recycle", SARUMAN, 0),
    ]
    assert s.stack == [AFTER]


@card("Orthanc")
@rule("CG-C77", "CG-R51", "CG-C7")
def test_saruman_taken_from_the_cycle_pile_leaves_only_the_recycling() -> None:
    s = activated("Orthanc", deck="Uglúk", cycle="Shelob, Saruman")
    do(s, "take Saruman")
    assert names(s.hand[SARUMAN]) == ["Saruman"]
    assert sorted(names(s.deck[SARUMAN])) == ["Shelob", "Uglúk"]
    assert told(s, "take", "shuffle", "recycle") == [("take", SARUMAN, NUMBER["Saruman"], CYCLE), ("recycle", SARUMAN, 0)]
    assert s.stack == [AFTER]


@card("Orthanc")
@rule("CG-C77", "CG-R50")
def test_with_an_empty_cycle_pile_orthanc_shuffles_only_a_searched_deck() -> None:
    s = activated("Orthanc", deck="Uglúk, Saruman, Gollum")
    do(s, "take Saruman")
    assert told(s, "take", "shuffle", "recycle") == [("take", SARUMAN, NUMBER["Saruman"], DECK), ("shuffle", SARUMAN)]
    assert s.stack == [AFTER]
    s = activated("Orthanc", deck="Uglúk, Saruman, Gollum")
    do(s, "take nothing")
    assert names(s.deck[SARUMAN]) == ["Gollum", "Saruman", "Uglúk"]
    assert told(s, "take", "shuffle", "recycle") == []
    assert s.stack == [AFTER]


@card("Orthanc")
@rule("CG-C77", "CG-R10")
def test_orthanc_always_recycles_even_if_nobody_is_taken() -> None:
    s = activated("Orthanc", deck="Uglúk", cycle="Shelob", hand="Saruman")
    assert asked(s) == ["take nothing"]  # he is in hand, which nobody else knows
    assert why_not(s, ("take", "Uglúk")) == "CG-R10"
    do(s, "take nothing")
    assert sorted(names(s.deck[SARUMAN])) == ["Shelob", "Uglúk"]
    assert s.cycle[SARUMAN] == []
    assert s.stack == [AFTER]


@card("Orthanc")
@rule("CG-C6", "CG-R47")
def test_an_empty_deck_is_rebuilt_before_orthanc_searches_it() -> None:
    s = activated("Orthanc", deck="", cycle="Saruman, Shelob")
    do(s, "take Saruman")
    assert names(s.hand[SARUMAN]) == ["Saruman"]
    assert names(s.deck[SARUMAN]) == ["Shelob"]
    assert s.cycle[SARUMAN] == []
    assert s.stack == [AFTER]


@card("Orthanc")
@rule("CG-R10")
def test_orthanc_does_not_ask_when_everybody_sees_that_saruman_is_in_no_pile() -> None:
    s = table(reserve="Saruman", cycle="Gollum", asking=("activation_text", SARUMAN, PLACE["Orthanc"]), then=(("turn", FRODO),))
    assert s.stack == [("turn", FRODO)]
    assert s.cycle[SARUMAN] == []  # the recycling is done all the same
    s = table(hand="Saruman", cycle="Gollum", asking=("activation_text", SARUMAN, PLACE["Orthanc"]), then=(("turn", FRODO),))
    assert asked(s) == ["take nothing"]  # he might be there, for all that the others know
