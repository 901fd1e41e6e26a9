"""Free Peoples battlegrounds, and Dol Guldur with Lórien: what their activation texts do."""

import pytest

from tests.cardgame.locations import AFTER, activated, seen, told
from tests.citing import card, rule
from thirdage.cardgame.positions import (
    ARAGORN,
    FRODO,
    GAME,
    SARUMAN,
    WITCH_KING,
    asked,
    do,
    names,
    place_names,
    why_not,
)
from thirdage.cardgame.tables import PLACE

FORSAKE_TO_DRAW = [
    ("Dol Amroth", 1),
    ("Minas Tirith", 3),
    ("Pelargir", 1),
]


# Dol Amroth, Minas Tirith, Pelargir.


@card("Dol Amroth", "Minas Tirith", "Pelargir")
@pytest.mark.parametrize("name, drawn", FORSAKE_TO_DRAW)
@rule("CG-C19")
def test_the_dunedain_player_forsakes_first_and_then_draws(name: str, drawn: int) -> None:
    s = activated(name, by=WITCH_KING, hand="Strider, Sam Gamgee", deck="Elrond, Arwen, Legolas, Boromir", reserve="Faramir")
    assert GAME.asked(s) == "aragorn"  # the Dúnedain player, whoever activated it
    assert asked(s) == ["yes", "do not use it"]
    do(s, "yes")
    assert asked(s) == ["forsake Strider", "forsake Faramir", "forsake the top of the draw deck"]
    assert names(s.hand[ARAGORN]) == ["Strider"]  # nothing is drawn before the price is paid
    do(s, "forsake Strider")
    assert names(s.hand[ARAGORN]) == ["Elrond", "Arwen", "Legolas"][:drawn]
    assert names(s.gone[ARAGORN])[-1] == "Strider"
    assert names(s.hand[FRODO]) == ["Sam Gamgee"]
    assert s.stack == [AFTER]


@card("Dol Amroth", "Minas Tirith", "Pelargir")
@pytest.mark.parametrize("name, drawn", FORSAKE_TO_DRAW)
@rule("CG-C19", "CG-R2")
def test_who_declines_to_forsake_draws_nothing(name: str, drawn: int) -> None:
    s = activated(name, hand="Strider", deck="Elrond, Arwen, Legolas, Boromir")
    do(s, "do not use it")
    assert names(s.hand[ARAGORN]) == ["Strider"]
    assert names(s.deck[ARAGORN]) == ["Boromir", "Legolas", "Arwen", "Elrond"]
    assert s.stack == [AFTER]


@card("Dol Amroth", "Minas Tirith", "Pelargir")
@pytest.mark.parametrize("name, drawn", FORSAKE_TO_DRAW)
@rule("CG-C19")
def test_with_nothing_to_forsake_there_is_no_benefit(name: str, drawn: int) -> None:
    s = activated(name, hand="Sam Gamgee", deck="Gimli")  # the Dúnedain player has nothing at all
    assert s.hand[ARAGORN] == []
    assert s.stack == [AFTER]


@card("Dol Amroth", "Minas Tirith", "Pelargir")
@pytest.mark.parametrize("name, drawn", FORSAKE_TO_DRAW)
@rule("CG-R3")
def test_nobody_forsakes_for_cards_that_are_not_there(name: str, drawn: int) -> None:
    s = activated(name, hand="Strider", deck="Gimli", reserve="Faramir")
    assert names(s.hand[ARAGORN]) == ["Strider"]
    assert names(s.reserve[ARAGORN]) == ["Faramir"]
    assert s.stack == [AFTER]


@card("Dol Amroth", "Minas Tirith", "Pelargir")
@pytest.mark.parametrize("name, drawn", FORSAKE_TO_DRAW)
@rule("CG-10.9")
def test_the_cycle_pile_is_as_good_as_a_deck_to_draw_from(name: str, drawn: int) -> None:
    s = activated(name, hand="Strider", deck="", cycle="Elrond")
    do(s, "yes", "forsake Strider")
    assert names(s.hand[ARAGORN]) == ["Elrond"]
    assert s.cycle[ARAGORN] == s.deck[ARAGORN] == []
    assert s.stack == [AFTER]


@card("Dol Amroth", "Minas Tirith", "Pelargir")
@pytest.mark.parametrize("name, drawn", FORSAKE_TO_DRAW)
@rule("CG-C19", "CG-C4")
def test_a_card_cycled_instead_of_eliminated_has_paid(name: str, drawn: int) -> None:
    s = activated(name, hand="Strider", deck="Aragorn, Elrond, Arwen, Legolas")
    do(s, "yes", "forsake the top of the draw deck")
    assert names(s.cycle[ARAGORN]) == (["Aragorn"] if drawn < 3 else [])  # the third card empties the deck: he is shuffled in
    assert names(s.hand[ARAGORN]) == ["Strider", "Elrond", "Arwen", "Legolas"][: 1 + drawn]
    assert s.stack == [AFTER]


# Edoras.


@card("Edoras")
@rule("CG-C72", "CG-C16")
def test_edoras_brings_helms_deep_out_of_its_deck_with_its_text() -> None:
    s = activated("Edoras", deck="Gimli, Sam Gamgee, Pippin Took, Sting, Narya, Ring of Fire, Frodo Baggins")
    assert place_names(s.active) == ["Edoras", "Helm's Deep"]
    assert PLACE["Helm's Deep"] not in s.unused_battlegrounds[0]
    assert len(s.aside[FRODO]) == 5  # the text of Helm's Deep goes on before anything else
    do(s, "cycle the rest")
    assert names(s.deck[FRODO]) == ["Frodo Baggins"]
    assert s.stack == [AFTER]


@card("Edoras")
@rule("CG-C71")
def test_edoras_activates_helms_deep_for_the_player_who_activated_edoras() -> None:
    s = activated("Edoras", by=SARUMAN, deck="")
    assert told(s, "activate") == [("activate", SARUMAN, PLACE["Helm's Deep"])]
    assert s.stack == [AFTER]


@card("Edoras")
@rule("CG-C72", "CG-6.8")
@pytest.mark.parametrize("area", ["scored_free", "scored_shadow"])
def test_edoras_never_takes_helms_deep_out_of_a_scoring_area(area: str) -> None:
    s = activated("Edoras", by=FRODO, **{area: "Helm's Deep"})
    assert place_names(s.active) == ["Edoras"]
    assert place_names(s.scored[0] + s.scored[1]) == ["Helm's Deep"]
    assert s.stack == [AFTER]


@card("Edoras")
@rule("CG-C16")
def test_edoras_does_nothing_when_helms_deep_is_active_already() -> None:
    s = activated("Edoras", battlegrounds={"Helm's Deep": ""})
    assert place_names(s.active) == ["Helm's Deep", "Edoras"]
    assert s.aside[FRODO] == []
    assert s.stack == [AFTER]


# Helm's Deep.


@card("Helm's Deep")
@rule("CG-C73", "CG-C15", "CG-8.5")
def test_the_rohan_player_plays_one_of_five_to_helms_deep_and_the_rest_pays() -> None:
    s = activated(
        "Helm's Deep",
        by=SARUMAN,
        hand="Bilbo Baggins",
        deck="Gimli, Riders of Rohan 1, Merry Brandybuck, Gandalf the Grey, Sting, Frodo Baggins",
    )
    assert GAME.asked(s) == "frodo"
    assert asked(s) == ["play Riders of Rohan 1", "play Merry Brandybuck", "play Gandalf the Grey", "cycle the rest"]
    do(s, "play Riders of Rohan 1")  # the text names the place: no other is asked
    assert names(s.field[0]) == ["Riders of Rohan 1"]
    assert names(s.cycle[FRODO]) == ["Gimli", "Merry Brandybuck", "Gandalf the Grey", "Sting"]
    assert names(s.hand[FRODO]) == ["Bilbo Baggins"]
    assert names(s.deck[FRODO]) == ["Frodo Baggins"]
    assert s.aside[FRODO] == []
    assert s.stack == [AFTER]


@card("Helm's Deep")
@rule("CG-C73")
def test_helms_deep_admits_only_what_may_stand_there() -> None:
    s = activated("Helm's Deep", deck="Gimli, Sam Gamgee, Pippin Took, Sting, Shadowfax", path="Egladil", reserve="Frodo Baggins")
    assert asked(s) == ["cycle the rest"]  # asked all the same: being asked tells nothing
    assert why_not(s, ("play", "Gimli")) == "CG-8.12"
    assert why_not(s, ("play", "Sting")) == "CG-C15"  # neither army nor character, though Frodo could wield it
    do(s, "cycle the rest")
    assert names(s.cycle[FRODO]) == ["Gimli", "Sam Gamgee", "Pippin Took", "Sting", "Shadowfax"]
    assert s.field == [[], []]
    assert s.stack == [AFTER]


@card("Helm's Deep")
@rule("CG-C73")
def test_a_text_in_force_opens_helms_deep_to_gimli() -> None:
    s = activated("Helm's Deep", deck="Gimli, Sam Gamgee", in_force="The Three Hunters")
    assert asked(s) == ["play Gimli", "cycle the rest"]
    do(s, "play Gimli", "take nothing")  # his own text may take an axe that is not there
    assert names(s.field[0]) == ["Gimli"]
    assert names(s.deck[FRODO] + s.cycle[FRODO]) == ["Sam Gamgee"]
    assert s.stack == [AFTER]


@card("Helm's Deep")
@rule("CG-C73", "CG-R33")
def test_the_text_of_a_character_played_to_helms_deep_works() -> None:
    s = activated(
        "Helm's Deep",
        deck="Éomer, Sam Gamgee, Pippin Took, Sting, Gimli, Riders of Rohan 1, Frodo Baggins, Bilbo Baggins, Mithril Coat, Fatty Bolger",
    )
    do(s, "play Éomer")
    assert names(s.cycle[FRODO]) == []  # the four others are cycled before his text empties the deck
    assert names(s.aside[FRODO]) == ["Riders of Rohan 1", "Frodo Baggins", "Bilbo Baggins", "Mithril Coat", "Fatty Bolger"]
    do(s, "play Riders of Rohan 1", "to Helm's Deep")
    assert names(s.field[0]) == ["Éomer", "Riders of Rohan 1"]
    assert s.stack == [AFTER]


@card("Helm's Deep")
@rule("CG-8.7")
def test_helms_deep_plays_no_character_twice_in_a_round() -> None:
    s = activated("Helm's Deep", deck="Éomer, Sam Gamgee", played="Éomer")
    assert asked(s) == ["cycle the rest"]
    assert why_not(s, ("play", "Éomer")) == "CG-8.7"
    do(s, "cycle the rest")
    assert s.stack == [AFTER]


@card("Helm's Deep")
@rule("CG-R34")
def test_the_last_card_for_helms_deep_is_paid_from_hand() -> None:
    s = activated("Helm's Deep", hand="Sam Gamgee", deck="Riders of Rohan 1")
    do(s, "play Riders of Rohan 1")
    assert names(s.field[0]) == ["Riders of Rohan 1"]
    assert s.hand[FRODO] == []
    assert names(s.cycle[FRODO]) == ["Sam Gamgee"]
    assert s.stack == [AFTER]


@card("Helm's Deep")
@rule("CG-10.11")
def test_helms_deep_does_nothing_for_an_empty_deck() -> None:
    s = activated("Helm's Deep", hand="Riders of Rohan 1", deck="")
    assert names(s.hand[FRODO]) == ["Riders of Rohan 1"]
    assert s.stack == [AFTER]


# Lórien and Dol Guldur.


@card("Lórien", "Dol Guldur")
@rule("CG-C74", "CG-6.9", "CG-C71")
@pytest.mark.parametrize("name, partner", [("Lórien", "Dol Guldur"), ("Dol Guldur", "Lórien")])
def test_each_of_the_two_brings_the_other_out_of_its_deck_and_there_is_no_loop(name: str, partner: str) -> None:
    s = activated(name, by=ARAGORN)
    assert place_names(s.active) == [name, partner]
    assert all(PLACE[partner] not in deck for deck in s.unused_battlegrounds)
    assert s.captured == []
    assert told(s, "activate", "reactivate") == [("activate", ARAGORN, PLACE[partner])]
    assert s.stack == [AFTER]


@card("Lórien", "Dol Guldur")
@rule("CG-C74", "CG-T5")
@pytest.mark.parametrize("name, partner", [("Lórien", "Dol Guldur"), ("Dol Guldur", "Lórien")])
@pytest.mark.parametrize("area", ["scored_free", "scored_shadow"])
def test_each_of_the_two_brings_the_other_out_of_either_scoring_area(name: str, partner: str, area: str) -> None:
    s = activated(name, by=WITCH_KING, **{area: partner})
    assert place_names(s.active) == [name, partner]
    assert s.scored == [[], []]
    captured = (partner == "Lórien") == (area == "scored_shadow")  # out of the area of the side that attacks there
    assert place_names(s.captured) == ([partner] if captured else [])
    assert told(s, "activate", "reactivate") == [("reactivate", WITCH_KING, PLACE[partner])]
    assert s.stack == [AFTER]


@card("Lórien", "Dol Guldur")
@rule("CG-R15")
@pytest.mark.parametrize("name, partner", [("Lórien", "Dol Guldur"), ("Dol Guldur", "Lórien")])
def test_nothing_happens_when_the_partner_is_active_already(name: str, partner: str) -> None:
    s = activated(name, battlegrounds={partner: ""})
    assert place_names(s.active) == [partner, name]
    assert told(s, "activate", "reactivate") == []
    assert s.stack == [AFTER]


# Rivendell.


@card("Rivendell")
@rule("CG-C18")
def test_rivendell_lets_the_elf_player_draw_and_cycle_any_card_unseen() -> None:
    s = activated("Rivendell", by=SARUMAN, hand="Strider, Boromir, Gimli", deck="Elrond, Arwen")
    assert GAME.asked(s) == "aragorn"
    assert asked(s) == ["cycle Strider", "cycle Boromir", "cycle Elrond"]  # also the card just drawn
    do(s, "cycle Elrond")
    assert names(s.hand[ARAGORN]) == ["Strider", "Boromir"]
    assert names(s.cycle[ARAGORN]) == ["Elrond"]
    assert seen(s, "frodo", "cycle_unseen") == [("cycle_unseen", "aragorn", -1)]
    assert s.stack == [AFTER]


@card("Rivendell")
@rule("CG-C18", "CG-10.3")
def test_with_nothing_in_hand_or_deck_rivendell_makes_the_elf_player_forsake() -> None:
    s = activated("Rivendell", deck="", reserve="Strider; Boromir")
    assert asked(s) == ["forsake Strider", "forsake Boromir"]
    do(s, "forsake Boromir")
    assert names(s.reserve[ARAGORN]) == ["Strider"]
    assert s.cycle[ARAGORN] == []
    assert s.stack == [AFTER]
    assert activated("Rivendell", deck="").stack == [AFTER]  # completely out of cards: nothing happens
