"""The Witch-king (112) and his event, The Black Captain (118)."""

from tests.cardgame.telling import forget, seen
from tests.citing import card, rule
from thirdage.cardgame.positions import ARAGORN, FRODO, WITCH_KING, asked, do, names, place_names, table, why_not
from thirdage.cardgame.state import CYCLE, PILES
from thirdage.cardgame.tables import FREE, NUMBER, SHADOW

# The Witch-king.


@card("The Witch-king")
@rule("CG-C1")
def test_the_witch_king_in_reserve_draws_one_card_more() -> None:
    for reserve, on_path, drawn in (("The Witch-king", "", 5), ("", "The Witch-king", 4), ("The Witch-king; Mouth of Sauron", "", 6)):
        s = table(reserve=reserve, path="Egladil", on_path=on_path, asking=("draw_for_round", WITCH_KING), then=(("turn", FRODO),))
        assert len(s.hand[WITCH_KING]) == drawn  # several such cards add up
        assert s.stack == [("turn", FRODO)]


@card("The Witch-king")
@rule("CG-C3", "CG-C4", "CG-3.4")
def test_the_witch_king_forsaken_from_the_top_of_the_deck_is_shown_and_cycled() -> None:
    s = table(hand="Mordor Orcs", deck="The Witch-king, Olog-hai", asking=("turn", WITCH_KING))
    forget(s)
    do(s, "play Mordor Orcs 1")  # the last card: the top of the deck is all there is to forsake
    assert names(s.cycle[WITCH_KING]) == ["The Witch-king"]
    assert names(s.deck[WITCH_KING]) == ["Olog-hai"]  # and nothing else was forsaken
    assert "The Witch-king" in seen(s, "frodo")
    assert s.may_be[PILES * WITCH_KING + CYCLE] == 1 << NUMBER["The Witch-king"]
    assert s.stack == [("turn", ARAGORN)]


@card("The Witch-king")
@rule("CG-C3", "CG-R47")
def test_the_witch_king_forsaken_as_the_last_card_of_the_deck_is_shuffled_in_with_the_rest() -> None:
    s = table(hand="Mordor Orcs", deck="The Witch-king", cycle="Olog-hai", asking=("turn", WITCH_KING))
    do(s, "play Mordor Orcs 1")
    assert sorted(names(s.deck[WITCH_KING])) == ["Olog-hai", "The Witch-king"]
    assert s.cycle[WITCH_KING] == []
    assert s.stack == [("turn", ARAGORN)]


@card("The Witch-king")
@rule("CG-C3")
def test_the_witch_king_is_eliminated_from_hand_and_reserve_and_by_winnowing() -> None:
    s = table(reserve="The Witch-king with Fell Beast", hand="Mordor Orcs", asking=("turn", WITCH_KING))
    do(s, "play Mordor Orcs 1", "forsake The Witch-king")
    assert names(s.gone[WITCH_KING]) == ["The Witch-king", "Fell Beast"]
    assert s.stack == [("turn", ARAGORN)]
    s = table(reserve="The Reaver", hand="The Witch-king", asking=("forsake", WITCH_KING), then=(("turn", FRODO),))
    do(s, "forsake The Witch-king")
    assert names(s.gone[WITCH_KING]) == ["The Witch-king"]
    assert s.stack == [("turn", FRODO)]
    s = table(hand="The Witch-king, Mordor Orcs", asking=("turn", WITCH_KING))
    do(s, "winnow")
    assert names(s.gone[WITCH_KING]) == ["The Witch-king", "Mordor Orcs 1"]
    assert s.stack == [("turn", ARAGORN)]


# The Black Captain.


@card("The Black Captain")
@rule("CG-C56", "CG-R16")
def test_the_black_captain_activates_any_mordor_battleground_from_deck_or_scoring_area() -> None:
    s = table(
        reserve="The Witch-king",
        hand="The Black Captain, Mordor Orcs",
        scored_free="Dol Guldur, Orthanc",
        scored_shadow="Minas Morgul",
        battlegrounds={"Morannon": ""},
        asking=("turn", WITCH_KING),
    )
    do(s, "play The Black Captain")
    assert names(s.cycle[WITCH_KING]) == ["Mordor Orcs 1"]  # the cost comes first
    assert asked(s) == ["activate Lórien", "activate Minas Tirith", "reactivate Dol Guldur", "reactivate Minas Morgul"]
    assert why_not(s, ("activate", "Morannon")) == "CG-R15"
    assert why_not(s, ("activate", "Orthanc")) == "CG-6.5"
    do(s, "reactivate Dol Guldur")
    assert place_names(s.active) == ["Morannon", "Dol Guldur", "Lórien"]  # its text in full, before the move
    assert place_names(s.captured) == ["Dol Guldur"]
    assert asked(s) == ["to Dol Guldur", "leave it in reserve"]  # to the one chosen, not to the linked one
    do(s, "to Dol Guldur")
    assert names(s.field[3]) == ["The Witch-king"]
    assert names(s.gone[WITCH_KING]) == ["The Black Captain"]
    assert s.stack == [("turn", ARAGORN)]


@card("The Black Captain")
@rule("CG-C17", "CG-C56")
def test_the_witch_king_may_follow_with_his_items_even_if_he_came_this_round() -> None:
    given = {"reserve": "The Witch-king with Fell Beast", "fresh": "The Witch-king", "hand": "The Black Captain, Mordor Orcs"}
    s = table(**given, asking=("turn", WITCH_KING))  # type: ignore[arg-type]
    do(s, "play The Black Captain", "activate Minas Tirith")
    do(s, "do not use it")  # the Dúnedain player forsakes nothing
    do(s, "to Minas Tirith")
    assert names(s.field[1]) == ["The Witch-king"]
    assert s.items == {NUMBER["The Witch-king"]: [NUMBER["Fell Beast"]]} and s.fresh == []
    assert s.stack == [("turn", ARAGORN)]  # no action of its own
    s = table(**given, asking=("turn", WITCH_KING))  # type: ignore[arg-type]
    do(s, "play The Black Captain", "activate Minas Tirith", "do not use it", "leave it in reserve")
    assert names(s.reserve[WITCH_KING]) == ["The Witch-king"]
    assert names(s.gone[WITCH_KING]) == ["The Black Captain"]
    assert s.stack == [("turn", ARAGORN)]


@card("The Black Captain")
@rule("CG-C56")
def test_the_black_captain_cannot_be_played_without_the_witch_king_in_reserve() -> None:
    for reserve, on_path in (("", ""), ("", "The Witch-king"), ("The Reaver", "")):
        s = table(reserve=reserve, path="Egladil", on_path=on_path, hand="The Black Captain, Mordor Orcs", asking=("turn", WITCH_KING))
        assert "play The Black Captain" not in asked(s)
        assert why_not(s, ("play", "The Black Captain")) == "CG-C56"
        assert s.stack == [("turn", WITCH_KING)]


@card("The Black Captain")
@rule("CG-C17")
def test_the_black_captain_needs_a_mordor_battleground_that_is_not_active() -> None:
    all_active = dict.fromkeys(("Lórien", "Minas Tirith", "Dol Guldur", "Minas Morgul", "Morannon"), "")
    s = table(reserve="The Witch-king", hand="The Black Captain, Mordor Orcs", battlegrounds=all_active, asking=("turn", WITCH_KING))
    assert "play The Black Captain" not in asked(s)
    assert why_not(s, ("play", "The Black Captain")) == "CG-C17"
    assert s.stack == [("turn", WITCH_KING)]


@card("The Black Captain")
@rule("CG-C17")
def test_a_witch_king_who_has_left_the_reserve_meanwhile_does_not_move() -> None:
    s = table(
        reserve="The Witch-king", hand="The Black Captain", deck="Mordor Orcs", scored_shadow="Minas Tirith", asking=("turn", WITCH_KING)
    )
    do(s, "play The Black Captain", "forsake The Witch-king", "activate Lórien")  # he pays for the event, which goes on
    assert place_names(s.active) == ["Lórien", "Dol Guldur"]
    assert place_names(s.scored[SHADOW]) == ["Minas Tirith"] and s.scored[FREE] == []
    assert all(NUMBER["The Witch-king"] not in cards for cards in s.field)
    assert s.stack == [("turn", ARAGORN)]
