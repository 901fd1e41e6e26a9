"""Playing cards (section 8): the cost, the sequence, armies, characters, events, the reserve. Items: test_items.py."""

import pytest

from tests.cardgame.telling import forget, seen, told
from tests.citing import card, rule
from thirdage.cardgame.book import NOBODY
from thirdage.cardgame.positions import (
    ARAGORN,
    FRODO,
    SARUMAN,
    WITCH_KING,
    asked,
    do,
    names,
    place_names,
    table,
    why_not,
)
from thirdage.cardgame.tables import FREE, SHADOW

EVERYTHING = "Sam Gamgee, Sting, Glamdring"  # cards of Frodo's to hold

# Cost and sequence.


@rule("CG-8.1")
def test_only_a_card_in_hand_can_be_played() -> None:
    s = table(hand="Gimli", reserve="Merry Brandybuck", cycle="Sam Gamgee", path="Egladil")
    for elsewhere in ("Merry Brandybuck", "Sam Gamgee", "Pippin Took", "Strider"):
        assert why_not(s, ("play", elsewhere)) == "CG-8.1"
    do(s, "play Gimli", "to Egladil", "forsake the top of the draw deck", "take nothing")
    assert names(s.path[FREE]) == ["Gimli"]
    assert s.hand[FRODO] == []
    assert s.stack == [("turn", WITCH_KING)]


@rule("CG-8.2")
def test_playing_costs_one_other_card_of_the_hand() -> None:
    s = table(hand="Pippin Took, Sam Gamgee, Sting", path="Egladil")
    do(s, "play Pippin Took", "to Egladil")
    assert asked(s) == ["cycle Sam Gamgee", "cycle Sting"]
    do(s, "cycle Sam Gamgee")
    assert names(s.hand[FRODO]) == ["Sting"]
    assert names(s.cycle[FRODO]) == ["Sam Gamgee"]
    assert names(s.path[FREE]) == ["Pippin Took"]
    assert s.stack == [("turn", WITCH_KING)]


@card("Elrond")
@rule("CG-8.2", "CG-R30")
def test_the_card_is_placed_then_paid_for_then_its_text_is_resolved() -> None:
    s = table(hand="Elrond, Strider, Legolas", deck="Boromir, Arwen", path="Imladris", asking=("turn", ARAGORN))
    do(s, "play Elrond", "to Imladris")
    assert names(s.path[FREE]) == ["Elrond"]  # placed
    assert asked(s) == ["cycle Strider", "cycle Legolas"]  # he has drawn nothing yet that could pay
    do(s, "cycle Strider")
    assert names(s.hand[ARAGORN]) == ["Legolas", "Boromir"]
    assert names(s.cycle[ARAGORN]) == ["Strider"]
    assert s.stack == [("turn", SARUMAN)]


@rule("CG-8.2", "CG-3.5")
def test_the_card_that_pays_is_not_shown() -> None:
    s = table(hand="Pippin Took, Sam Gamgee", path="Egladil")
    forget(s)
    do(s, "play Pippin Took", "to the reserve")
    assert told(s) == ["play", "cycle_unseen"]
    assert seen(s, "witch-king") == ["Pippin Took"]
    assert seen(s, "frodo") == ["Pippin Took", "Sam Gamgee"]


@rule("CG-8.3")
def test_for_the_last_card_one_is_forsaken_instead() -> None:
    s = table(hand="Pippin Took", reserve="Merry Brandybuck with Blade of Westernesse", cycle="Sting", deck="Gimli", path="Egladil")
    before = len(s.gone[FRODO])
    do(s, "play Pippin Took", "to Egladil")
    assert asked(s) == ["forsake Merry Brandybuck", "forsake Blade of Westernesse", "forsake the top of the draw deck"]
    do(s, "forsake the top of the draw deck")
    assert names(s.gone[FRODO][before:]) == ["Gimli"]
    assert names(s.deck[FRODO]) == ["Sting"]  # the cycle pile is the new deck at once
    assert s.cycle[FRODO] == []
    assert s.stack == [("turn", WITCH_KING)]


@card("Elrond")
@rule("CG-8.3", "CG-8.2")
def test_the_last_card_is_paid_for_before_its_text_draws_another() -> None:
    s = table(hand="Elrond", deck="Boromir, Arwen", path="Imladris", asking=("turn", ARAGORN))
    do(s, "play Elrond", "to the reserve")  # Elrond may not pay for himself, so only the top of the deck is left
    assert names(s.gone[ARAGORN])[-1] == "Boromir"
    assert names(s.hand[ARAGORN]) == ["Arwen"]
    assert s.stack == [("turn", SARUMAN)]


@card("Prince Imrahil")
@rule("CG-8.4")
def test_what_a_text_demands_comes_on_top_of_the_cost() -> None:
    s = table(hand="Prince Imrahil, Strider, Legolas, Arwen", path="Imladris", asking=("turn", ARAGORN))
    do(s, "play Prince Imrahil", "cycle Strider", "yes")  # no place but the reserve
    assert asked(s) == ["cycle Legolas", "cycle Arwen"]
    do(s, "cycle Legolas", "take Knights of Dol Amroth")
    assert names(s.cycle[ARAGORN]) == ["Strider", "Legolas"]
    assert names(s.hand[ARAGORN]) == ["Arwen", "Knights of Dol Amroth"]
    assert s.stack == [("turn", SARUMAN)]


@card("Boromir")
@rule("CG-8.6", "CG-8.4")
def test_the_instructions_of_a_card_are_carried_out_in_printed_order() -> None:
    s = table(hand="Boromir, Strider", deck="Arwen, Elrond", path="Egladil", asking=("turn", ARAGORN))
    do(s, "play Boromir", "to Egladil")  # Strider pays, Arwen is drawn, and only then one is forsaken
    assert asked(s) == ["forsake Arwen", "forsake the top of the draw deck"]
    do(s, "forsake Arwen")
    assert names(s.cycle[ARAGORN]) == ["Strider"]
    assert s.hand[ARAGORN] == []
    assert s.stack == [("turn", SARUMAN)]


@rule("CG-R30")
def test_the_card_played_can_never_pay_for_itself() -> None:
    s = table(hand="Merry Brandybuck", reserve="Gimli", deck="Sting", path="Egladil")
    do(s, "play Merry Brandybuck", "to the reserve")
    assert asked(s) == ["forsake Gimli", "forsake the top of the draw deck"]
    assert why_not(s, ("forsake", "Merry Brandybuck")) == "CG-R30"
    do(s, "forsake Gimli")
    assert names(s.reserve[FRODO]) == ["Merry Brandybuck"]
    assert names(s.gone[FRODO])[-1] == "Gimli"
    assert s.stack == [("turn", WITCH_KING)]


@rule("CG-R31", "CG-T26", "CG-10.11")
def test_the_last_card_is_free_if_there_is_nothing_to_forsake() -> None:
    s = table(hand="Pippin Took", deck="", path="Egladil")
    before = s.gone[FRODO][:]
    do(s, "play Pippin Took", "to the reserve")
    assert names(s.reserve[FRODO]) == ["Pippin Took"]
    assert s.gone[FRODO] == before
    assert s.stack == [("turn", WITCH_KING)]


@rule("CG-T26", "CG-R49")
def test_a_single_card_in_reserve_must_be_forsaken_for_the_last_card() -> None:
    s = table(hand="Pippin Took", deck="", reserve="Gimli", path="Egladil")
    do(s, "play Pippin Took", "to Egladil")
    assert s.reserve[FRODO] == []
    assert names(s.gone[FRODO])[-1] == "Gimli"
    assert s.stack == [("turn", WITCH_KING)]


@rule("CG-R32", "CG-T27")
def test_with_another_card_in_hand_forsaking_is_no_way_to_pay() -> None:
    s = table(hand="Pippin Took, Sam Gamgee", reserve="Gimli", path="Egladil")
    before = s.gone[FRODO][:]
    do(s, "play Pippin Took", "to the reserve")
    assert names(s.cycle[FRODO]) == ["Sam Gamgee"]
    assert (s.hand[FRODO], s.gone[FRODO]) == ([], before)
    assert s.stack == [("turn", WITCH_KING)]
    s = table(hand="Pippin Took, Sam Gamgee, Sting", reserve="Gimli", path="Egladil")
    do(s, "play Pippin Took", "to the reserve")
    assert asked(s) == ["cycle Sam Gamgee", "cycle Sting"]
    assert why_not(s, ("forsake", "Gimli")) == "CG-R32"


@pytest.mark.parametrize("name", ["Gimli", "Dwarven Axe"])
@rule("CG-8.7")
def test_a_character_or_item_is_not_played_twice_in_a_round(name: str) -> None:
    s = table(hand=f"{name}, Sam Gamgee", reserve="" if name == "Gimli" else "Gimli", path="Egladil", played=name)
    assert why_not(s, ("play", name)) == "CG-8.7"
    assert f"play {name}" not in asked(s)
    assert f"cycle {name}" in asked(s)


@rule("CG-8.7", "CG-5.4")
def test_what_was_played_is_forgotten_when_the_next_round_begins() -> None:
    s = table(hand="Gimli, Sam Gamgee", path="Egladil")
    do(s, "play Gimli", "to the reserve", "take nothing")
    assert (names(s.played), names(s.fresh)) == (["Gimli"], ["Gimli"])
    s = table(reserve="Gimli", played="Gimli", fresh="Gimli", asking=("round_begins", NOBODY))
    assert (s.played, s.fresh) == ([], [])


@rule("CG-R37")
def test_armies_and_events_are_not_limited_to_one_play_a_round() -> None:
    s = table(hand="Riders of Rohan 1, Riders of Rohan 2, Sting, Gimli", path="Egladil", battlegrounds={"Edoras": ""})
    do(s, "play Riders of Rohan 1", "to Edoras", "cycle Sting", "pass", "pass", "pass")
    do(s, "play Riders of Rohan 2", "to Edoras")
    assert names(s.field[FREE]) == ["Riders of Rohan 1", "Riders of Rohan 2"]
    assert s.played == []
    assert s.stack == [("turn", WITCH_KING)]


# Armies.


@rule("CG-8.8")
def test_an_army_goes_to_an_active_battleground_or_to_the_reserve() -> None:
    s = table(hand="Village Militia, Sting", path="Egladil", battlegrounds={"Edoras": "", "Orthanc": "", "Moria": ""})
    do(s, "play Village Militia")
    assert asked(s) == ["to Edoras", "to Orthanc", "to the reserve"]  # attacking at Orthanc, defending at Edoras
    do(s, "to Orthanc")
    assert names(s.field[2 + FREE]) == ["Village Militia"]
    assert names(s.cycle[FRODO]) == ["Sting"]
    assert s.stack == [("turn", WITCH_KING)]


@rule("CG-8.9", "CG-8.10")
def test_an_army_may_not_go_where_its_faction_does_not_fight_nor_to_a_path() -> None:
    s = table(hand="Village Militia, Sting", path="Egladil", battlegrounds={"Edoras": "", "Moria": ""})
    do(s, "play Village Militia")
    assert why_not(s, ("to", "Moria")) == "CG-8.9"
    assert why_not(s, ("to", "Egladil")) == "CG-8.10"
    assert why_not(s, ("to", "Orthanc")) == "CG-6.3"


@rule("CG-8.9", "CG-8.10")
def test_an_army_may_not_move_where_it_could_not_be_played() -> None:
    s = table(reserve="Village Militia", path="Egladil", battlegrounds={"Edoras": "", "Morannon": "", "Moria": ""})
    do(s, "move Village Militia")
    assert asked(s) == ["to Edoras", "to Morannon"]
    assert why_not(s, ("to", "Egladil")) == "CG-8.10"
    assert why_not(s, ("to", "Moria")) == "CG-8.9"
    s = table(reserve="Village Militia", path="Egladil", battlegrounds={"Moria": ""})
    assert why_not(s, ("move", "Village Militia")) == "CG-9.2"


# Characters.


@rule("CG-8.11", "CG-8.12")
def test_a_character_goes_to_the_path_a_battleground_or_the_reserve() -> None:
    s = table(hand="Gimli, Sting", path="Egladil", battlegrounds={"Moria": "", "Edoras": ""})
    do(s, "play Gimli")
    assert asked(s) == ["to Egladil", "to Moria", "to the reserve"]
    assert why_not(s, ("to", "Edoras")) == "CG-8.12"
    do(s, "to Moria", "take nothing")
    assert names(s.field[FREE]) == ["Gimli"]  # no army is needed there
    assert s.stack == [("turn", WITCH_KING)]


@rule("CG-8.12", "CG-2.5")
def test_the_number_of_the_path_decides_who_may_enter_it() -> None:
    s = table(hand="Gimli, Bilbo Baggins, Sam Gamgee", path="The Old Forest")
    do(s, "play Sam Gamgee")
    assert asked(s) == ["to The Old Forest", "to the reserve"]
    s = table(reserve="Gimli; Bilbo Baggins; Sam Gamgee", path="The Old Forest")
    assert [answer for answer in asked(s) if answer.startswith("move")] == ["move Sam Gamgee"]
    assert why_not(s, ("move", "Gimli")) == "CG-9.2"
    s = table(hand="Gimli, Sting", path="The Old Forest", battlegrounds={"Moria": ""})
    do(s, "play Gimli")
    assert why_not(s, ("to", "The Old Forest")) == "CG-8.12"


@card("Merry Brandybuck")
@rule("CG-R46", "CG-8.12")
def test_merry_enters_a_rohan_battleground_without_an_army() -> None:
    s = table(hand="Merry Brandybuck, Sting", path="Egladil", battlegrounds={"Edoras": "", "Pelargir": ""})
    do(s, "play Merry Brandybuck")
    assert asked(s) == ["to Egladil", "to Edoras", "to the reserve"]
    do(s, "to Edoras")
    assert names(s.field[FREE]) == ["Merry Brandybuck"]
    assert s.stack == [("turn", WITCH_KING)]


@rule("CG-8.12", "CG-R46")
def test_a_leader_needs_no_army_to_come_to_a_battleground() -> None:
    s = table(hand="Saruman, Wolf-riders", path="Imladris", battlegrounds={"Helm's Deep": ""}, asking=("turn", SARUMAN))
    do(s, "play Saruman", "to Helm's Deep")
    assert names(s.field[SHADOW]) == ["Saruman"]
    assert s.stack == [("turn", FRODO)]


# Events.


@card("There Is Another Way")
@rule("CG-8.18", "CG-8.2")
def test_an_event_is_paid_for_resolved_and_eliminated() -> None:
    s = table(hand="There Is Another Way, Sting, Gimli", path="Egladil")
    do(s, "play There Is Another Way")
    assert names(s.resolving) == ["There Is Another Way"]
    assert asked(s) == ["cycle Sting", "cycle Gimli"]
    do(s, "cycle Sting")
    assert asked(s) == ["activate Dimrill Dale", "activate Lothlórien"]
    assert s.gone[FRODO] == []  # not before its text is done
    do(s, "activate Dimrill Dale")
    assert place_names([s.road]) == ["Dimrill Dale"]
    assert (s.resolving, names(s.gone[FRODO])) == ([], ["There Is Another Way"])
    assert names(s.cycle[FRODO]) == ["Sting"]
    assert s.reserve[FRODO] == []
    assert s.stack == [("turn", WITCH_KING)]


@card("Paths of the Dead")
@rule("CG-8.18", "CG-C30")
def test_an_event_is_never_in_play_while_it_is_resolved() -> None:
    s = table(
        hand="Paths of the Dead, Strider", deck="Arwen, Boromir, Elrond, Legolas, Halbarad, Faramir, Aragorn", asking=("turn", ARAGORN)
    )
    do(s, "play Paths of the Dead")  # Strider pays; what may be forsaken is only the top of the deck, twice
    assert names(s.resolving + s.reserve[ARAGORN]) == []
    assert names(s.gone[ARAGORN])[-3:] == ["Arwen", "Boromir", "Paths of the Dead"]
    assert names(s.hand[ARAGORN]) == ["Elrond", "Legolas", "Halbarad", "Faramir"]
    assert s.stack == [("turn", SARUMAN)]


# The reserve.


@rule("CG-8.19")
def test_a_card_played_to_the_reserve_does_not_move_in_the_same_round() -> None:
    s = table(hand="Pippin Took, Sting", reserve="Merry Brandybuck", path="Egladil", rings=(0, 0, 0, 0))
    do(s, "play Pippin Took", "to the reserve", "pass", "pass", "pass")
    assert s.stack == [("turn", FRODO)]
    assert asked(s) == ["move Merry Brandybuck", "pass"]
    assert why_not(s, ("move", "Pippin Took")) == "CG-8.19"
    s = table(reserve="Pippin Took", path="Egladil")  # another round
    do(s, "move Pippin Took")
    assert names(s.path[FREE]) == ["Pippin Took"]
    assert s.stack == [("turn", WITCH_KING)]


@rule("CG-8.20", "CG-R43")
def test_a_text_in_reserve_works_in_the_round_the_card_was_played() -> None:
    s = table(hand="Bilbo Baggins, Sting", path="Egladil", rings=(0, 0, 0, 0), deck="Gimli, Sam Gamgee, Glamdring")
    do(s, "play Bilbo Baggins", "pass", "pass", "pass")
    assert asked(s) == ["use Bilbo Baggins", "pass"]
    do(s, "use Bilbo Baggins")
    assert names(s.hand[FRODO]) == ["Gimli", "Sam Gamgee"]
    assert names(s.cycle[FRODO]) == ["Sting", "Bilbo Baggins"]
    assert s.stack == [("turn", WITCH_KING)]


@rule("CG-8.21", "CG-R71")
def test_reserve_path_and_battleground_hold_any_number_of_cards() -> None:
    orcs = "; ".join(f"Mordor Orcs {n}" for n in range(1, 5))
    nazgul = "The Beguiler; The Commander; The Destroyer; The Hunter; The Messenger; The Reaver; The Warrior"
    s = table(
        hand="The Witch-king, Black Uruks, Mordor Orcs 5, Olog-hai",
        reserve="Grond, Hammer of the Underworld; Trolls of Udûn; Gorbag & Shagrat; Grishnákh",
        path="Egladil",
        on_path=nazgul,
        battlegrounds={"Lórien": orcs},
        asking=("turn", WITCH_KING),
    )
    do(s, "play The Witch-king", "to Egladil", "cycle Olog-hai", "pass", "pass", "pass")
    assert len(s.path[SHADOW]) == 8
    do(s, "play Mordor Orcs 5", "to Lórien", "pass", "pass", "pass")
    assert len(s.field[SHADOW]) == 5
    do(s, "move Trolls of Udûn")
    assert len(s.field[SHADOW]) == 6
    assert s.stack == [("turn", ARAGORN)]


# Moving and using cost nothing.


@rule("CG-R72")
def test_neither_moving_nor_using_a_text_costs_a_card() -> None:
    for action in ("move Gimli", "use Bilbo Baggins"):
        s = table(hand=EVERYTHING, deck="Merry Brandybuck, Pippin Took, Shadowfax", reserve="Gimli; Bilbo Baggins", path="Egladil")
        do(s, action)
        assert names(s.hand[FRODO])[:3] == ["Sam Gamgee", "Sting", "Glamdring"]
        assert s.stack == [("turn", WITCH_KING)]
