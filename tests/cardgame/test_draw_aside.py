"""Draw some, play some, cycle the rest (CG-8.5, CG-R33 to CG-R36), and its deck (CG-T28)."""

from tests.cardgame.telling import forget, seen, told
from tests.citing import card, rule
from thirdage.cardgame.positions import (
    ARAGORN,
    FRODO,
    GAME,
    WITCH_KING,
    asked,
    do,
    names,
    table,
    why_not,
)
from thirdage.cardgame.tables import FREE, PLACE

AFTER = ("turn", FRODO)
FIVE = "Riders of Rohan 1, Gimli, Sam Gamgee, Pippin Took, Merry Brandybuck"
REST = ["Gimli", "Sam Gamgee", "Pippin Took", "Merry Brandybuck"]


@card("Éomer")
@rule("CG-T10", "CG-8.5")
def test_eomer_costs_one_card_and_the_army_he_brings_none() -> None:
    s = table(hand="Éomer, Sting, Glamdring", deck=f"{FIVE}, Shadowfax", path="Egladil", battlegrounds={"Edoras": ""})
    do(s, "play Éomer", "to the reserve", "cycle Sting")
    assert names(s.aside[FRODO]) == ["Riders of Rohan 1", *REST]
    assert asked(s) == ["play Riders of Rohan 1", "cycle the rest"]
    do(s, "play Riders of Rohan 1", "to Edoras")
    assert names(s.cycle[FRODO]) == ["Sting", *REST]
    assert names(s.hand[FRODO]) == ["Glamdring"]  # nothing more was paid
    assert names(s.field[FREE]) == ["Riders of Rohan 1"]
    assert s.aside[FRODO] == []
    assert s.stack == [("turn", WITCH_KING)]


@card("Éomer")
@rule("CG-8.5", "CG-R36")
def test_cards_played_from_aside_may_go_to_any_legal_place() -> None:
    s = table(hand="Éomer, Sting", deck=FIVE, path="Egladil", battlegrounds={"Edoras": "", "Orthanc": "", "Moria": ""})
    do(s, "play Éomer", "to the reserve", "play Riders of Rohan 1")
    assert asked(s) == ["to Edoras", "to Orthanc", "to the reserve"]
    assert why_not(s, ("to", "Moria")) == "CG-8.9"
    assert why_not(s, ("to", "Egladil")) == "CG-8.10"
    do(s, "to the reserve")
    assert names(s.reserve[FRODO]) == ["Éomer", "Riders of Rohan 1"]
    assert names(s.fresh) == ["Éomer", "Riders of Rohan 1"]
    assert s.stack == [("turn", WITCH_KING)]


@card("Helm's Deep")
@rule("CG-R36")
def test_a_text_may_name_the_only_place() -> None:
    s = table(
        deck="Riders of Rohan 1, Gimli, Gandalf the Grey, Sting, Merry Brandybuck",
        battlegrounds={"Helm's Deep": "", "Edoras": ""},
        asking=("activation_text", FRODO, PLACE["Helm's Deep"]),
        then=(AFTER,),
    )
    assert asked(s) == ["play Riders of Rohan 1", "play Gandalf the Grey", "play Merry Brandybuck", "cycle the rest"]
    assert why_not(s, ("play", "Gimli")) == "CG-8.12"  # he may not go to Helm's Deep
    do(s, "play Riders of Rohan 1")
    assert names(s.field[FREE]) == ["Riders of Rohan 1"]
    assert names(s.cycle[FRODO] + s.deck[FRODO]) == ["Gimli", "Gandalf the Grey", "Sting", "Merry Brandybuck"]
    assert s.stack == [AFTER]


@card("Théoden", "Éowyn")
@rule("CG-R33")
def test_the_rest_is_cycled_before_the_text_of_the_card_played() -> None:
    s = table(hand="Théoden, Sting", deck="Éowyn, Gimli, Sam Gamgee, Pippin Took, Merry Brandybuck", path="Egladil")
    do(s, "play Théoden", "play Éowyn")  # both have nowhere to go but the reserve
    assert names(s.reserve[FRODO]) == ["Théoden", "Éowyn"]
    # The deck ran out, so Sting is the new one; Merry and Pippin have come to the cycle pile.
    assert names(s.cycle[FRODO]) == REST
    assert asked(s) == ["take Merry Brandybuck", "take Pippin Took", "take nothing"]
    do(s, "take Pippin Took")
    assert names(s.hand[FRODO]) == ["Pippin Took"]
    assert s.stack == [("turn", WITCH_KING)]


@card("Éomer")
@rule("CG-R47", "CG-8.5")
def test_the_card_that_paid_may_itself_be_drawn_aside_when_the_deck_runs_out() -> None:
    s = table(hand="Éomer, Sting, Glamdring, Shadowfax", deck="Riders of Rohan 1", path="Egladil")
    do(s, "play Éomer", "cycle Sting")  # Sting became the new deck and was drawn too
    assert names(s.aside[FRODO]) == ["Riders of Rohan 1", "Sting"]
    do(s, "play Riders of Rohan 1")
    assert names(s.cycle[FRODO]) == ["Sting"]
    assert names(s.hand[FRODO]) == ["Glamdring", "Shadowfax"]
    assert s.stack == [("turn", WITCH_KING)]


@card("Éomer")
@rule("CG-R34", "CG-8.3")
def test_without_any_rest_the_cost_is_paid_as_usual() -> None:
    text = ("when_played", FRODO, 46, 0)  # Éomer's text, his own cost being paid
    s = table(hand="Sting, Glamdring", deck="Riders of Rohan 1", reserve="Éomer", path="Egladil", asking=text, then=(AFTER,))
    do(s, "play Riders of Rohan 1")
    assert asked(s) == ["cycle Sting", "cycle Glamdring"]
    do(s, "cycle Sting")
    assert names(s.cycle[FRODO]) == ["Sting"]
    assert s.stack == [AFTER]
    s = table(deck="Riders of Rohan 1", reserve="Éomer", path="Egladil", asking=text, then=(AFTER,))
    before = len(s.gone[FRODO])
    do(s, "play Riders of Rohan 1")  # neither hand nor deck: Éomer is the only card to forsake
    assert names(s.gone[FRODO][before:]) == ["Éomer"]
    assert names(s.reserve[FRODO]) == ["Riders of Rohan 1"]
    assert s.stack == [AFTER]


@card("The Day Without Dawn")
@rule("CG-R34")
def test_two_cards_played_with_a_rest_of_one_leave_one_to_pay() -> None:
    text = ("draw_and_play", WITCH_KING, 119, 7, 2)
    s = table(
        hand="The Reaver, The Hunter", deck="Mordor Orcs 1, Olog-hai, The Warrior", path="Egladil", asking=text, then=(("turn", ARAGORN),)
    )
    do(s, "play Mordor Orcs 1", "play Olog-hai")
    assert asked(s) == ["cycle The Reaver", "cycle The Hunter"]
    do(s, "cycle The Hunter")
    assert names(s.cycle[WITCH_KING]) == ["The Warrior", "The Hunter"]
    assert names(s.reserve[WITCH_KING]) == ["Mordor Orcs 1", "Olog-hai"]
    assert s.stack == [("turn", ARAGORN)]


@card("Éomer")
@rule("CG-R35")
def test_cards_drawn_aside_are_not_in_hand_and_not_shown() -> None:
    s = table(hand="Éomer, Sting", deck=f"{FIVE}, Shadowfax", path="Egladil")
    forget(s)
    do(s, "play Éomer")
    assert s.hand[FRODO] == []
    assert told(s).count("draw_aside") == 5
    assert seen(s, "witch-king") == ["Éomer"]
    assert seen(s, "frodo") == ["Éomer", "Sting", "Riders of Rohan 1", *REST]
    assert GAME.view(s, "witch-king")["seats"]["frodo"]["aside"] == 5
    assert GAME.view(s, "witch-king")["seats"]["frodo"]["hand"] == 0
    assert why_not(s, ("play", "Shadowfax")) == "CG-R35"
    do(s, "cycle the rest")
    assert seen(s, "witch-king") == ["Éomer"]
    assert s.stack == [("turn", WITCH_KING)]


@card("Éomer")
@rule("CG-R35")
def test_cards_drawn_aside_pay_no_other_cost() -> None:
    # Éomer himself is paid for before he draws: with an empty hand that means forsaking.
    s = table(hand="Éomer", deck=f"Glamdring, {FIVE}, Shadowfax", path="Egladil")
    before = len(s.gone[FRODO])
    do(s, "play Éomer")
    assert names(s.gone[FRODO][before:]) == ["Glamdring"]
    assert names(s.aside[FRODO]) == ["Riders of Rohan 1", *REST]
    do(s, "cycle the rest")
    assert names(s.cycle[FRODO]) == ["Riders of Rohan 1", *REST]
    assert s.stack == [("turn", WITCH_KING)]


@card("Éomer")
@rule("CG-T28", "CG-10.9")
def test_a_deck_that_runs_out_while_drawing_aside_is_rebuilt_at_once() -> None:
    six = "Gandalf the Grey, Gandalf the White, Quickbeam, Treebeard, Narya, Ring of Fire"
    s = table(hand="Éomer, Sting", deck=FIVE, cycle=six, path="Egladil")
    do(s, "play Éomer")
    assert (len(s.deck[FRODO]), s.cycle[FRODO]) == (6, [])  # the five and the Sting that paid
    do(s, "play Riders of Rohan 1")
    assert sorted(names(s.deck[FRODO])) == sorted(
        ["Gandalf the Grey", "Gandalf the White", "Quickbeam", "Treebeard", "Narya, Ring of Fire", "Sting"]
    )
    assert names(s.cycle[FRODO]) == REST
    assert s.stack == [("turn", WITCH_KING)]


@card("Éomer")
@rule("CG-8.5")
def test_with_nothing_to_draw_there_is_nothing_to_choose() -> None:
    s = table(hand="Éomer", deck="", reserve="Gimli", path="Egladil")
    do(s, "play Éomer")  # Gimli is forsaken for him
    assert names(s.reserve[FRODO]) == ["Éomer"]
    assert s.aside[FRODO] == []
    assert s.stack == [("turn", WITCH_KING)]
