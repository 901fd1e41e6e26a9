"""Texts in a Duel: what "each player" of a side does a single player does twice (CG-13.7); and who "the F player" is (CG-R69)."""

import re

import pytest

from tests.cardgame.locations import activated, told
from tests.citing import card, rule
from thirdage.cardgame.book import NOBODY
from thirdage.cardgame.positions import GAME, GANDALF, SARUMAN_OF_DUEL, WITCH_KING_OF_DUEL, asked, do, names, table, why_not
from thirdage.cardgame.state import State
from thirdage.cardgame.tables import DUNEDAIN, DWARF, ELF, HOBBIT, ISENGARD, MONSTROUS, MORDOR, PLACE, ROHAN, SOUTHRON, WIZARD
from thirdage.cardgame.whereabouts import seat_of

NEXT = ("turn", WITCH_KING_OF_DUEL)
DUELS = ["duel2", "duel3"]
MORE = "Sting, Éomer, Elrond, Boromir, Arwen, Strider, Faramir, Legolas"  # Gandalf's deck, top card first


def drawn(s: State) -> list[str]:
    """Who drew, card by card."""
    return [GAME.seats(s)[event[1]] for event in told(s, "draw")]


# The Free Peoples: one player in both Duels.


@card("Egladil")
@rule("CG-T13", "CG-13.7")
@pytest.mark.parametrize("scenario", DUELS)
def test_egladil_draws_two_and_cycles_one_and_once_more(scenario: str) -> None:
    s = activated("Egladil", scenario=scenario, deck=MORE)
    assert names(s.hand[GANDALF]) == ["Sting", "Éomer"]  # the whole instruction first
    do(s, "cycle Sting")
    assert names(s.hand[GANDALF]) == ["Éomer", "Elrond", "Boromir"]
    assert asked(s) == ["cycle Éomer", "cycle Elrond", "cycle Boromir"]
    do(s, "cycle Boromir")
    assert names(s.hand[GANDALF]) == ["Éomer", "Elrond"] and names(s.cycle[GANDALF]) == ["Sting", "Boromir"]
    assert s.stack == [NEXT]


@card("The Council of Elrond", "The Cross-roads")
@rule("CG-T38", "CG-C21")
@pytest.mark.parametrize("place", ["The Council of Elrond", "The Cross-roads"])
@pytest.mark.parametrize("scenario", DUELS)
def test_gandalf_draws_one_and_again_one(place: str, scenario: str) -> None:
    s = activated(place, scenario=scenario)
    assert drawn(s) == ["gandalf", "gandalf"] and s.stack == [NEXT]


@card("Vilya, Ring of Air")
@rule("CG-13.7", "CG-C21")
@pytest.mark.parametrize("scenario", DUELS)
def test_a_card_of_ones_own_is_doubled_too(scenario: str) -> None:
    s = table(scenario=scenario, reserve="Elrond with Vilya, Ring of Air", path="Egladil", deck="Sting, Gimli, Éomer")
    do(s, "use Vilya, Ring of Air")
    assert names(s.hand[GANDALF]) == ["Sting", "Gimli"] and names(s.cycle[GANDALF]) == ["Vilya, Ring of Air"]
    assert s.stack == [NEXT]


@card("Fords of Bruinen")
@rule("CG-C79", "CG-R66")
@pytest.mark.parametrize("scenario", DUELS)
def test_at_the_fords_the_second_forsaking_comes_after_the_first_drawing(scenario: str) -> None:
    s = activated("Fords of Bruinen", scenario=scenario, hand="Gimli", deck=MORE)
    assert asked(s) == ["forsake Gimli", "forsake the top of the draw deck"]
    do(s, "forsake Gimli")
    assert asked(s) == ["forsake Sting", "forsake Éomer", "forsake Elrond", "forsake the top of the draw deck"]  # decided anew
    do(s, "forsake the top of the draw deck")
    assert names(s.hand[GANDALF]) == ["Sting", "Éomer", "Elrond", "Arwen", "Strider", "Faramir"]
    assert names(s.gone[GANDALF])[-2:] == ["Gimli", "Boromir"]
    assert s.stack == [NEXT]


def forsakes_twice(s: State) -> None:
    """Gandalf, with Gimli and Sting in hand and Elrond on top of his deck, is made to forsake one card and one card more."""
    do(s, "forsake the top of the draw deck")
    assert asked(s) == ["forsake Gimli", "forsake Sting", "forsake the top of the draw deck"]  # decided anew
    do(s, "forsake Sting")
    assert names(s.hand[GANDALF]) == ["Gimli"] and names(s.gone[GANDALF])[-2:] == ["Elrond", "Sting"]


@card("The Old Forest", "Caradhras", "Emyn Muil")
@rule("CG-13.7", "CG-R66")
@pytest.mark.parametrize("scenario", DUELS)
@pytest.mark.parametrize("place", ["The Old Forest", "Caradhras", "Emyn Muil"])
def test_a_path_makes_gandalf_forsake_twice(scenario: str, place: str) -> None:
    s = activated(place, scenario=scenario, hand="Gimli, Sting", deck="Elrond, Arwen")
    forsakes_twice(s)
    assert s.stack == [NEXT]


@card("The Reaver", "Barrow-wights", "Candles of Corpses", "Caradhras the Cruel", "Cave-troll", "Hill-troll")
@rule("CG-13.7", "CG-T9", "CG-R66")
@pytest.mark.parametrize("scenario", DUELS)
@pytest.mark.parametrize("name", ["The Reaver", "Barrow-wights", "Candles of Corpses", "Caradhras the Cruel", "Cave-troll", "Hill-troll"])
def test_a_card_in_reserve_makes_gandalf_forsake_twice(scenario: str, name: str) -> None:
    seat = SARUMAN_OF_DUEL if scenario == "duel3" and name != "The Reaver" else WITCH_KING_OF_DUEL
    s = table(scenario=scenario, hand="Gimli, Sting", deck="Elrond, Arwen", reserve=name, path="Egladil", asking=("turn", seat))
    do(s, f"use {name}")
    forsakes_twice(s)
    assert s.stack == [("turn", GANDALF)]


@card("Balrog of Moria", "Shelob")
@rule("CG-13.7", "CG-R66")
@pytest.mark.parametrize("scenario", DUELS)
@pytest.mark.parametrize("name, path", [("Balrog of Moria", "Khazad-dûm"), ("Shelob", "Cirith Ungol")])
def test_a_monster_that_comes_makes_gandalf_forsake_twice(scenario: str, name: str, path: str) -> None:
    seat = SARUMAN_OF_DUEL if scenario == "duel3" else WITCH_KING_OF_DUEL
    s = table(scenario=scenario, hand=f"Gimli, Sting; {name}, Uglúk", deck="Elrond, Arwen", path=path, asking=("turn", seat))
    do(s, f"play {name}", f"to {path}")
    forsakes_twice(s)
    assert s.stack == [("turn", GANDALF)]


@card("The Beguiler")
@rule("CG-13.7", "CG-R66")
@pytest.mark.parametrize("scenario", DUELS)
def test_gandalf_cycles_twice_and_forsakes_what_the_hand_lacks(scenario: str) -> None:
    s = table(scenario=scenario, hand="Gimli", deck="Elrond", reserve="Arwen; The Beguiler", path="Egladil", asking=NEXT)
    do(s, "use The Beguiler")
    assert names(s.cycle[GANDALF]) == ["Gimli"]  # the only card: no choice
    assert asked(s) == ["forsake Arwen", "forsake the top of the draw deck"]
    do(s, "forsake Arwen")
    assert s.reserve[GANDALF] == [] and s.stack == [("turn", GANDALF)]


@card("The Old Forest", "Fords of Bruinen")
@rule("CG-R66", "CG-10.11")
def test_a_loss_that_is_impossible_the_second_time_has_no_penalty() -> None:
    s = activated("The Old Forest", scenario="duel2", hand="Gimli", deck="")
    assert s.hand[GANDALF] == [] and names(s.gone[GANDALF])[-1] == "Gimli"
    assert s.stack == [NEXT]
    s = activated("Fords of Bruinen", scenario="duel2", deck="Sting")  # forsaken; then there is nothing to draw, to forsake, to draw
    assert s.deck[GANDALF] == s.hand[GANDALF] == [] and names(s.gone[GANDALF])[-1] == "Sting"
    assert s.stack == [NEXT]
    s = activated("Fords of Bruinen", scenario="duel2", deck="", cycle="Sting")
    assert s.deck[GANDALF] == s.cycle[GANDALF] == s.hand[GANDALF] == [] and s.stack == [NEXT]


@card("The Reaver")
@rule("CG-R66", "CG-R3")
def test_the_reaver_needs_something_to_forsake_only_once() -> None:
    s = table(scenario="duel2", hand="Gimli", deck="", reserve="The Reaver", path="Egladil", asking=NEXT)
    do(s, "use The Reaver")
    assert s.hand[GANDALF] == [] and s.stack == [("turn", GANDALF)]
    s = table(scenario="duel2", deck="", reserve="The Reaver", path="Egladil", asking=NEXT)
    assert why_not(s, ("use", "The Reaver")) == "CG-R3"


@rule("CG-R66")
def test_no_printed_text_for_each_player_has_an_optional_part() -> None:
    """So what is decided anew in the second pass is which card goes. A text that says "may" would need its own test here."""
    catalogue = GAME.catalogue()
    printed = [entry for kind in ("cards", "locations") for entry in catalogue[kind] if "of" not in entry]
    each = [text for entry in printed for text in entry["text"] if re.search("[Ee]ach (Free|Shadow)", text)]
    assert len(each) == 24
    assert [text for text in each if " may " in text or "up to" in text] == []


# The Shadow: one player in the Two-Player Duel, two in the other.


@card("Harad", "Inn of the Prancing Pony", "The Commander", "The Lidless Eye")
@rule("CG-T38", "CG-R64", "CG-C21")
@pytest.mark.parametrize("scenario", DUELS)
def test_the_shadow_draws_twice_alone_and_each_once_in_a_pair(scenario: str) -> None:
    pair = ["witch-king", "witch-king"] if scenario == "duel2" else ["witch-king", "saruman"]
    assert drawn(activated("Harad", scenario=scenario)) == pair
    assert drawn(activated("Inn of the Prancing Pony", scenario=scenario)) == [seat for seat in pair for _ in range(2)]
    s = table(scenario=scenario, reserve="The Commander", path="Egladil", asking=NEXT)
    do(s, "use The Commander")
    assert drawn(s) == pair and s.stack == [("turn", GANDALF)]
    s = table(scenario=scenario, hand="The Lidless Eye, Olog-hai", path="Egladil", asking=NEXT)
    do(s, "play The Lidless Eye")
    assert drawn(s) == pair and s.stack == [("turn", GANDALF)]


@card("Umbar")
@rule("CG-R64", "CG-R4")
def test_two_shadow_players_draw_in_turn_order_from_the_starting_player() -> None:
    for starter, order in ((0, ["witch-king", "saruman"]), (1, ["witch-king", "saruman"]), (2, ["saruman", "witch-king"])):
        assert drawn(activated("Umbar", scenario="duel3", starter=starter)) == order


@card("Dimrill Dale")
@rule("CG-C81", "CG-R64")
def test_dimrill_dale_costs_the_shadow_two_cards_twice_or_each_two() -> None:
    s = activated("Dimrill Dale", scenario="duel2", hand="Olog-hai, Uglúk, Shelob, Saruman, Gollum, Fell Beast")
    do(s, "cycle Uglúk", "cycle Olog-hai", "cycle Gollum", "cycle Saruman")
    assert names(s.hand[WITCH_KING_OF_DUEL]) == ["Shelob", "Fell Beast"] and s.stack == [NEXT]
    s = activated("Dimrill Dale", scenario="duel3", hand="Olog-hai, Fell Beast, Grishnákh; Uglúk, Shelob, Saruman, Gollum")
    do(s, "cycle Olog-hai", "cycle Fell Beast")
    assert GAME.asked(s) == "saruman"
    do(s, "cycle Uglúk", "cycle Shelob")
    assert [len(hand) for hand in s.hand] == [0, 1, 2] and s.stack == [NEXT]


@card("Dimrill Dale")
@rule("CG-C81", "CG-R66")
def test_three_cards_at_dimrill_dale_are_cycled_and_the_fourth_is_forsaken() -> None:
    s = activated("Dimrill Dale", scenario="duel2", hand="Olog-hai, Uglúk, Shelob", deck="Gollum, Saruman", reserve="Grishnákh")
    do(s, "cycle Uglúk", "cycle Shelob")
    assert names(s.cycle[WITCH_KING_OF_DUEL]) == ["Uglúk", "Shelob", "Olog-hai"]
    assert asked(s) == ["forsake Grishnákh", "forsake the top of the draw deck"]
    do(s, "forsake Grishnákh")
    assert s.stack == [NEXT]


@card("Narya, Ring of Fire")
@rule("CG-13.7", "CG-R64")
def test_narya_makes_a_single_shadow_player_cycle_twice_and_each_of_two_once() -> None:
    hand = "Olog-hai, Fell Beast, Grishnákh; Uglúk, Shelob"
    s = table(scenario="duel2", hand=hand, reserve="Gandalf the Grey with Narya, Ring of Fire", path="Egladil")
    do(s, "use Narya, Ring of Fire", "cycle Uglúk", "cycle Olog-hai")
    assert names(s.hand[WITCH_KING_OF_DUEL]) == ["Fell Beast", "Grishnákh", "Shelob"] and s.stack == [NEXT]
    s = table(scenario="duel3", hand=hand, reserve="Gandalf the Grey with Narya, Ring of Fire", path="Egladil")
    do(s, "use Narya, Ring of Fire", "cycle Olog-hai", "cycle Uglúk")
    assert names(s.hand[WITCH_KING_OF_DUEL]) == ["Fell Beast", "Grishnákh"]
    assert names(s.hand[SARUMAN_OF_DUEL]) == ["Shelob"] and s.stack == [NEXT]


# What is not doubled.


@card("Bucklebury Ferry")
@rule("CG-T39", "CG-R65", "CG-C78")
@pytest.mark.parametrize("scenario", DUELS)
def test_at_the_ferry_the_mordor_player_and_the_hobbit_player_draw_one_each(scenario: str) -> None:
    s = activated("Bucklebury Ferry", scenario=scenario)
    assert drawn(s) == ["gandalf", "witch-king"] and s.stack == [NEXT]
    s = activated("Bucklebury Ferry", scenario=scenario, starter=1)
    assert drawn(s) == ["witch-king", "gandalf"]  # in turn order


@card("Rivendell", "Gildor's Encampment", "Amon Hen")
@rule("CG-13.7", "CG-R65")
@pytest.mark.parametrize("place, seat", [("Rivendell", GANDALF), ("Gildor's Encampment", GANDALF), ("Amon Hen", WITCH_KING_OF_DUEL)])
@pytest.mark.parametrize("scenario", DUELS)
def test_a_text_for_the_player_of_a_faction_is_carried_out_once(place: str, seat: int, scenario: str) -> None:
    s = activated(place, scenario=scenario, hand="Gimli; Olog-hai")
    assert len(drawn(s)) == 1
    do(s, f"cycle {'Gimli' if seat == GANDALF else 'Olog-hai'}")
    assert len(s.hand[seat]) == 1 and s.stack == [NEXT]


@card("Helm's Deep", "Morgai")
@rule("CG-C73", "CG-C83")
def test_helms_deep_plays_one_card_and_morgai_puts_one_token_in_a_duel() -> None:
    s = activated("Helm's Deep", scenario="duel2", deck="Village Militia, Gimli, Sting, Elrond, Arwen, Éowyn")
    assert GAME.asked(s) == "gandalf"  # the Rohan player
    do(s, "play Village Militia")
    assert names(s.field[0]) == ["Village Militia"]
    assert names(s.cycle[GANDALF]) == ["Gimli", "Sting", "Elrond", "Arwen"] and names(s.deck[GANDALF]) == ["Éowyn"]
    assert s.stack == [NEXT]
    s = activated("Morgai", scenario="duel2")
    assert s.tokens == [(PLACE["Morgai"], 1, 0)] and s.stack == [NEXT]


@card("Minas Tirith")
@rule("CG-13.7")
@pytest.mark.parametrize("scenario", DUELS)
def test_minas_tirith_asks_once(scenario: str) -> None:
    s = activated("Minas Tirith", scenario=scenario, hand="Gimli", deck=MORE)
    do(s, "yes", "forsake Gimli")
    assert names(s.hand[GANDALF]) == ["Sting", "Éomer", "Elrond"] and s.stack == [NEXT]


@rule("CG-C1")
def test_a_card_more_in_the_draw_step_is_one_card_more() -> None:
    s = table(scenario="duel2", reserve="Aragorn; The Witch-king; Saruman", asking=("draw_for_round", WITCH_KING_OF_DUEL), then=(NEXT,))
    assert drawn(s) == ["witch-king"] * (6 + 2)
    s = table(scenario="duel2", reserve="Aragorn; The Witch-king; Saruman", asking=("draw_for_round", GANDALF), then=(NEXT,))
    assert drawn(s) == ["gandalf"] * (4 + 1)


@card("Egladil")
@rule("CG-13.7")
def test_in_the_trilogy_nothing_is_doubled() -> None:
    s = table(scenario="trilogy", path="Egladil", asking=("activation_text", 0, PLACE["Egladil"]), then=(("combat_step", NOBODY),))
    assert drawn(s) == ["frodo", "frodo"]
    GAME.apply(s, GAME.legal(s)[0])
    assert drawn(s) == ["aragorn", "aragorn"]


# The player of a faction.


@rule("CG-R69", "CG-2.10")
@pytest.mark.parametrize("scenario", DUELS)
def test_who_holds_a_whole_side_is_the_player_of_each_of_its_factions(scenario: str) -> None:
    s = table(scenario=scenario)
    assert {seat_of(s, faction) for faction in (DUNEDAIN, ELF, DWARF, HOBBIT, ROHAN, WIZARD)} == {GANDALF}
    assert seat_of(s, MORDOR) == WITCH_KING_OF_DUEL
    others = {seat_of(s, faction) for faction in (ISENGARD, MONSTROUS, SOUTHRON)}
    assert others == {WITCH_KING_OF_DUEL if scenario == "duel2" else SARUMAN_OF_DUEL}


@card("Bag End", "Imladris", "Henneth Annûn", "Weathertop", "Khazad-dûm", "Moria")
@rule("CG-R69", "CG-C71")
@pytest.mark.parametrize(
    "place, two, three, drawn",
    [
        ("Bag End", GANDALF, GANDALF, 2),
        ("Imladris", GANDALF, GANDALF, 2),
        ("Henneth Annûn", GANDALF, GANDALF, 1),
        ("Weathertop", WITCH_KING_OF_DUEL, WITCH_KING_OF_DUEL, 2),
        ("Khazad-dûm", WITCH_KING_OF_DUEL, SARUMAN_OF_DUEL, 2),
        ("Moria", WITCH_KING_OF_DUEL, SARUMAN_OF_DUEL, 2),
    ],
)
def test_a_location_finds_its_player_by_the_faction_and_lets_him_draw_once(place: str, two: int, three: int, drawn: int) -> None:
    for scenario, seat in (("duel2", two), ("duel3", three)):
        s = activated(place, scenario=scenario)
        assert [event[1] for event in told(s, "draw")] == [seat] * drawn
        assert s.stack == [NEXT]


@card("Lembas", "Treebeard")
@rule("CG-R69")
def test_a_card_that_names_a_player_finds_him_in_a_duel() -> None:
    s = table(scenario="duel2", path="Egladil", on_path="Frodo Baggins with Lembas; Sam Gamgee", corruption=3)
    do(s, "use Lembas")  # the Hobbit player is Gandalf
    assert s.corruption == 1 and s.stack == [NEXT]
    for scenario, seat in (("duel2", "witch-king"), ("duel3", "saruman")):
        s = table(
            scenario=scenario, hand="Treebeard, Gimli", path="Bag End", battlegrounds={"Orthanc": "White Hand Orcs 1; Fighting Uruk-hai"}
        )
        do(s, "play Treebeard", "to Orthanc")
        assert GAME.asked(s) == seat and asked(s) == ["eliminate White Hand Orcs 1", "eliminate Fighting Uruk-hai"]
