"""The twenty-seven paths: what their activation texts do. Paths that share a sentence stand together."""

import pytest

from tests.cardgame.locations import AFTER, activated, seen, told
from tests.citing import card, rule
from thirdage.cardgame.book import NOBODY
from thirdage.cardgame.positions import ARAGORN, FRODO, GAME, SARUMAN, WITCH_KING, asked, do, names, place_names, table, why_not
from thirdage.cardgame.tables import FREE, PLACE, SHADOW

# Three cards of every player, top card first, of several factions where the deck has several.
DECK = "Gimli, Éomer, Sam Gamgee, Olog-hai, The Reaver, Fell Beast, Elrond, Strider, Legolas, Uglúk, Corsairs of Umbar, Shelob"
TOP = {
    FRODO: ["Gimli", "Éomer", "Sam Gamgee"],
    WITCH_KING: ["Olog-hai", "The Reaver", "Fell Beast"],
    ARAGORN: ["Elrond", "Strider", "Legolas"],
    SARUMAN: ["Uglúk", "Corsairs of Umbar", "Shelob"],
}
SEATS = ("frodo", "witch-king", "aragorn", "saruman")


# One player draws.

DRAWS = [
    ("Bag End", FRODO, 2),
    ("Weathertop", WITCH_KING, 2),
    ("Imladris", ARAGORN, 2),
    ("Khazad-dûm", SARUMAN, 2),
    ("Dead Marshes", SARUMAN, 2),
    ("Henneth Annûn", ARAGORN, 1),
    ("Shelob's Lair", SARUMAN, 2),
    ("Crack of Doom", SARUMAN, 2),
    ("Orodruin", WITCH_KING, 2),
]


@card("Bag End", "Weathertop", "Imladris", "Khazad-dûm", "Dead Marshes", "Henneth Annûn", "Shelob's Lair", "Crack of Doom", "Orodruin")
@pytest.mark.parametrize("name, seat, drawn", DRAWS)
@pytest.mark.parametrize("by", [FRODO, SARUMAN])
@rule("CG-2.10", "CG-T14")
def test_the_player_of_the_faction_draws_whoever_activated_the_path(name: str, seat: int, drawn: int, by: int) -> None:
    s = activated(name, by=by, deck=DECK)
    for player in TOP:
        assert names(s.hand[player]) == (TOP[player][:drawn] if player == seat else [])  # cards of any faction of that deck
    assert s.stack == [AFTER]


@card("Bag End", "Weathertop", "Imladris", "Khazad-dûm", "Dead Marshes", "Henneth Annûn", "Shelob's Lair", "Crack of Doom", "Orodruin")
@pytest.mark.parametrize("name, seat, drawn", DRAWS)
@rule("CG-10.9", "CG-10.11")
def test_a_path_draws_on_from_the_cycle_pile_and_stops_when_all_is_drawn(name: str, seat: int, drawn: int) -> None:
    s = activated(name, cycle=TOP[seat][0], deck="")
    assert names(s.hand[seat]) == TOP[seat][:1]
    assert s.cycle[seat] == s.deck[seat] == []
    assert s.stack == [AFTER]
    s = activated(name, deck="")
    assert s.hand == [[], [], [], []]
    assert s.stack == [AFTER]


# Bucklebury Ferry.


@card("Bucklebury Ferry")
@rule("CG-C78", "CG-R4")
@pytest.mark.parametrize("starter, order", [(FRODO, [FRODO, WITCH_KING]), (WITCH_KING, [WITCH_KING, FRODO])])
def test_the_hobbit_and_the_mordor_player_draw_one_each_in_turn_order(starter: int, order: list[int]) -> None:
    s = activated("Bucklebury Ferry", starter=starter, deck=DECK)
    assert names(s.hand[FRODO]) == ["Gimli"]
    assert names(s.hand[WITCH_KING]) == ["Olog-hai"]
    assert s.hand[ARAGORN] == s.hand[SARUMAN] == []
    assert [event[1] for event in told(s, "draw")] == order
    assert s.stack == [AFTER]


@card("Bucklebury Ferry")
@rule("CG-10.11")
def test_one_ferryman_without_cards_does_not_hinder_the_other() -> None:
    s = activated("Bucklebury Ferry", deck="Olog-hai")
    assert s.hand[FRODO] == []
    assert names(s.hand[WITCH_KING]) == ["Olog-hai"]
    assert s.stack == [AFTER]


# Each player of a side draws.


@pytest.mark.parametrize(
    "name, seats, drawn",
    [
        pytest.param("Inn of the Prancing Pony", (WITCH_KING, SARUMAN), 2, marks=card("Inn of the Prancing Pony")),
        pytest.param("The Council of Elrond", (FRODO, ARAGORN), 1, marks=card("The Council of Elrond")),
        pytest.param("The Cross-roads", (FRODO, ARAGORN), 1, marks=card("The Cross-roads")),
    ],
)
@rule("CG-C21")
def test_each_player_of_the_side_draws_and_nobody_else(name: str, seats: tuple[int, int], drawn: int) -> None:
    s = activated(name, deck=DECK)
    for player in TOP:
        assert names(s.hand[player]) == (TOP[player][:drawn] if player in seats else [])
    assert s.stack == [AFTER]
    s = activated(name, starter=seats[1], deck=DECK)
    assert [event[1] for event in told(s, "draw")] == [seats[1]] * drawn + [seats[0]] * drawn  # from the starting player on
    s = activated(name, deck=", ".join(TOP[seats[1]]))  # the other has nothing to draw
    assert [len(hand) for hand in s.hand] == [drawn if player == seats[1] else 0 for player in TOP]
    assert s.stack == [AFTER]


# One player draws, then cycles.

DRAWS_THEN_CYCLES = [
    ("Gildor's Encampment", ARAGORN),
    ("Lothlórien", ARAGORN),
    ("Amon Hen", WITCH_KING),
]


@card("Gildor's Encampment", "Lothlórien", "Amon Hen")
@pytest.mark.parametrize("name, seat", DRAWS_THEN_CYCLES)
@rule("CG-C18", "CG-3.5")
def test_the_player_draws_one_and_cycles_one_of_all_unseen(name: str, seat: int) -> None:
    s = activated(name, by=SARUMAN, hand="Faramir, Black Uruks", deck=DECK)
    held = {ARAGORN: "Faramir", WITCH_KING: "Black Uruks"}[seat]
    assert GAME.asked(s) == SEATS[seat]
    assert asked(s) == [f"cycle {held}", f"cycle {TOP[seat][0]}"]
    do(s, f"cycle {TOP[seat][0]}")
    assert names(s.hand[seat]) == [held]
    assert names(s.cycle[seat]) == TOP[seat][:1]
    assert seen(s, "frodo", "cycle_unseen") == [("cycle_unseen", SEATS[seat], -1)]
    assert [len(hand) for hand in s.hand] == [0, 1, 1, 0]
    assert s.stack == [AFTER]


@card("Gildor's Encampment", "Lothlórien", "Amon Hen")
@pytest.mark.parametrize("name, seat", DRAWS_THEN_CYCLES)
@rule("CG-C18", "CG-10.3")
def test_a_single_card_drawn_is_cycled_and_a_missing_one_forsaken(name: str, seat: int) -> None:
    s = activated(name, deck=DECK)
    assert s.hand[seat] == []
    assert names(s.cycle[seat]) == TOP[seat][:1]
    assert s.stack == [AFTER]
    s = activated(name, deck="", reserve="; ".join(TOP[seat][:2]))
    assert asked(s) == [f"forsake {name}" for name in TOP[seat][:2]]
    do(s, f"forsake {TOP[seat][0]}")
    assert names(s.reserve[seat]) == TOP[seat][1:2]
    assert s.stack == [AFTER]


# Each Free Peoples player must forsake.

FORSAKES = [
    "The Old Forest",
    "Caradhras",
    "Emyn Muil",
]


@card("The Old Forest", "Caradhras", "Emyn Muil")
@pytest.mark.parametrize("name", FORSAKES)
@rule("CG-C10", "CG-R4")
def test_each_free_peoples_player_forsakes_one_after_the_other(name: str) -> None:
    s = activated(name, by=SARUMAN, starter=ARAGORN, hand="Boromir, Éowyn, Black Uruks, Gollum", reserve="Merry Brandybuck", deck=DECK)
    assert GAME.asked(s) == "aragorn"  # from the starting player on
    assert asked(s) == ["forsake Boromir", "forsake the top of the draw deck"]
    do(s, "forsake Boromir")
    assert GAME.asked(s) == "frodo"
    assert asked(s) == ["forsake Éowyn", "forsake Merry Brandybuck", "forsake the top of the draw deck"]
    do(s, "forsake the top of the draw deck")
    assert (names(s.gone[ARAGORN])[-1], names(s.gone[FRODO])[-1]) == ("Boromir", "Gimli")
    assert names(s.hand[FRODO]) == ["Éowyn"]
    assert (names(s.hand[WITCH_KING]), names(s.hand[SARUMAN])) == (["Black Uruks"], ["Gollum"])
    assert s.stack == [AFTER]


@card("The Old Forest", "Caradhras", "Emyn Muil")
@pytest.mark.parametrize("name", FORSAKES)
@rule("CG-10.11", "CG-10.5")
def test_who_has_nothing_to_forsake_suffers_nothing(name: str) -> None:
    s = activated(name, deck="Elrond")  # Frodo is out of cards; the one card of Aragorn is no choice
    assert s.deck[ARAGORN] == []
    assert names(s.gone[ARAGORN])[-1] == "Elrond"
    assert s.stack == [AFTER]


# Fords of Bruinen.


@card("Fords of Bruinen")
@rule("CG-C79", "CG-R4")
def test_at_the_fords_each_forsakes_and_draws_before_the_next_begins() -> None:
    s = activated("Fords of Bruinen", hand="Boromir, Éowyn", deck=f"{DECK}, Merry Brandybuck, Arwen")
    assert GAME.asked(s) == "frodo"
    do(s, "forsake the top of the draw deck")
    assert GAME.asked(s) == "aragorn"
    assert names(s.hand[FRODO]) == ["Éowyn", "Éomer", "Sam Gamgee", "Merry Brandybuck"]  # drawn already
    do(s, "forsake Boromir")
    assert names(s.hand[ARAGORN]) == ["Elrond", "Strider", "Legolas"]
    assert s.hand[WITCH_KING] == s.hand[SARUMAN] == []
    assert s.stack == [AFTER]


@card("Fords of Bruinen")
@rule("CG-C79", "CG-R2")
def test_at_the_fords_forsaking_is_no_price_so_one_draws_all_the_same() -> None:
    s = activated("Fords of Bruinen", reserve="Arwen", deck="Gimli", hand="Éowyn", cycle="Pippin Took")
    do(s, "forsake the top of the draw deck")  # the cycle pile becomes the new deck
    assert names(s.hand[FRODO]) == ["Éowyn", "Pippin Took"]
    assert s.reserve[ARAGORN] == []  # Arwen was all there was, and nothing was left to draw
    assert s.hand[ARAGORN] == []
    assert s.stack == [AFTER]
    s = activated("Fords of Bruinen", deck="")
    assert s.stack == [AFTER]


# The Doors of Durin.


@card("The Doors of Durin")
@rule("CG-C80", "CG-C19", "CG-C13")
def test_the_monstrous_player_may_forsake_for_a_path_attack_token() -> None:
    s = activated("The Doors of Durin", by=FRODO, hand="Uglúk", deck="")
    assert GAME.asked(s) == "saruman"
    do(s, "yes")  # the only way to forsake is no choice
    assert s.tokens == [(PLACE["The Doors of Durin"], 1, 0)]
    assert s.hand[SARUMAN] == []
    assert names(s.gone[SARUMAN])[-1] == "Uglúk"
    assert s.stack == [AFTER]


@card("The Doors of Durin")
@rule("CG-C80", "CG-C19")
def test_the_doors_of_durin_stay_shut_unless_paid_for_at_once() -> None:
    s = activated("The Doors of Durin", hand="Uglúk", deck=DECK)
    do(s, "do not use it")
    assert s.tokens == []
    assert names(s.hand[SARUMAN]) == ["Uglúk"]
    assert s.stack == [AFTER]  # never asked again
    s = activated("The Doors of Durin", hand="Gimli, Black Uruks", deck="")
    assert s.tokens == []
    assert s.stack == [AFTER]  # nothing to forsake


# Dimrill Dale.


@card("Dimrill Dale")
@rule("CG-C81", "CG-C18")
def test_each_shadow_player_cycles_two_of_their_choice() -> None:
    s = activated("Dimrill Dale", hand="Uglúk, Shelob, Gollum, Olog-hai, Black Uruks, Fell Beast, Gimli")
    do(s, "cycle Fell Beast", "cycle Olog-hai", "cycle Shelob", "cycle Uglúk")
    assert (names(s.hand[WITCH_KING]), names(s.hand[SARUMAN])) == (["Black Uruks"], ["Gollum"])
    assert (names(s.cycle[WITCH_KING]), names(s.cycle[SARUMAN])) == (["Fell Beast", "Olog-hai"], ["Shelob", "Uglúk"])
    assert names(s.hand[FRODO]) == ["Gimli"]
    assert s.stack == [AFTER]


@card("Dimrill Dale")
@rule("CG-C81", "CG-R45")
def test_what_the_hand_lacks_in_dimrill_dale_is_forsaken() -> None:
    s = activated("Dimrill Dale", hand="Olog-hai", reserve="The Reaver; Shelob", deck="Uglúk, Gollum")
    assert names(s.cycle[WITCH_KING]) == ["Olog-hai"]  # with 1 in hand: cycle 1,
    assert asked(s) == ["forsake The Reaver", "forsake the top of the draw deck"]  # forsake 1 (the cycle pile would become the deck)
    do(s, "forsake The Reaver")
    assert GAME.asked(s) == "saruman"  # with none: forsake 2
    do(s, "forsake the top of the draw deck", "forsake Shelob")
    assert s.reserve[WITCH_KING] == s.reserve[SARUMAN] == []
    assert names(s.deck[SARUMAN]) == ["Gollum"]
    assert s.stack == [AFTER]


# Egladil.


@card("Egladil")
@rule("CG-C18", "CG-C21")
def test_in_egladil_each_free_peoples_player_draws_two_and_cycles_one() -> None:
    s = activated("Egladil", starter=ARAGORN, deck=DECK)
    assert GAME.asked(s) == "aragorn"
    assert asked(s) == ["cycle Elrond", "cycle Strider"]
    assert s.hand[FRODO] == []  # each completes the whole text before the next
    do(s, "cycle Strider")
    assert asked(s) == ["cycle Gimli", "cycle Éomer"]
    do(s, "cycle Gimli")
    assert (names(s.hand[FRODO]), names(s.hand[ARAGORN])) == (["Éomer"], ["Elrond"])
    assert (names(s.cycle[FRODO]), names(s.cycle[ARAGORN])) == (["Gimli"], ["Strider"])
    assert s.hand[WITCH_KING] == s.hand[SARUMAN] == []
    assert s.stack == [AFTER]
    s = activated("Egladil", deck="Elrond")
    assert s.hand == [[], [], [], []]  # the one card drawn is cycled; Frodo has nothing to cycle or forsake
    assert names(s.cycle[ARAGORN]) == ["Elrond"]
    assert s.stack == [AFTER]


# Osgiliath.


@card("Osgiliath")
@rule("CG-C19", "CG-R3")
def test_the_dunedain_player_may_forsake_to_draw_three_in_osgiliath() -> None:
    s = activated("Osgiliath", by=SARUMAN, hand="Boromir", deck=DECK)
    assert GAME.asked(s) == "aragorn"
    do(s, "yes", "forsake Boromir")
    assert names(s.hand[ARAGORN]) == ["Elrond", "Strider", "Legolas"]
    assert s.stack == [AFTER]
    s = activated("Osgiliath", hand="Boromir", deck=DECK)
    do(s, "do not use it")
    assert names(s.hand[ARAGORN]) == ["Boromir"]
    assert s.stack == [AFTER]
    assert activated("Osgiliath", hand="Boromir", deck="").stack == [AFTER]  # nothing to draw
    assert activated("Osgiliath", hand="Gimli", deck="").stack == [AFTER]  # nothing to forsake


# Cirith Ungol, Morgul Vale.


@card("Cirith Ungol")
@rule("CG-C82", "CG-8.10", "CG-C15")
def test_cirith_ungol_plays_an_army_to_a_battleground_or_reserve() -> None:
    s = activated(
        "Cirith Ungol",
        battlegrounds={"Morannon": "", "Moria": ""},
        deck="Grond, Hammer of the Underworld, The Reaver, Fell Beast, Grishnákh, The Black Captain, Olog-hai",
    )
    assert asked(s) == ["play Grond, Hammer of the Underworld", "cycle the rest"]
    assert why_not(s, ("play", "The Reaver")) == "CG-C15"
    do(s, "play Grond, Hammer of the Underworld")
    assert asked(s) == ["to Morannon", "to the reserve"]
    assert why_not(s, ("to", "Cirith Ungol")) == "CG-8.10"
    do(s, "to Morannon")
    assert names(s.field[1]) == ["Grond, Hammer of the Underworld"]
    assert names(s.cycle[WITCH_KING]) == ["The Reaver", "Fell Beast", "Grishnákh", "The Black Captain"]
    assert names(s.deck[WITCH_KING]) == ["Olog-hai"]
    assert s.stack == [AFTER]
    assert activated("Cirith Ungol", deck="").stack == [AFTER]


@card("Morgul Vale")
@rule("CG-C82", "CG-C15")
def test_morgul_vale_plays_a_nazgul_to_this_path_a_mordor_battleground_or_reserve() -> None:
    s = activated(
        "Morgul Vale",
        battlegrounds={"Morannon": "", "Moria": ""},
        deck="Grishnákh, The Reaver, Mouth of Sauron, Black Breath, Olog-hai, The Hunter",
    )
    assert asked(s) == ["play The Reaver", "cycle the rest"]  # other characters may enter the path, but are no Nazgûl
    do(s, "play The Reaver")
    assert asked(s) == ["to Morgul Vale", "to Morannon", "to the reserve"]
    do(s, "to Morgul Vale")
    assert names(s.path[1]) == ["The Reaver"]
    assert names(s.cycle[WITCH_KING]) == ["Grishnákh", "Mouth of Sauron", "Black Breath", "Olog-hai"]
    assert s.stack == [AFTER]
    s = activated("Morgul Vale", deck="Grishnákh, Olog-hai")
    assert asked(s) == ["cycle the rest"]
    do(s, "cycle the rest")
    assert s.stack == [AFTER]


# Morgai.


@card("Morgai")
@rule("CG-C83", "CG-C13")
def test_morgai_gets_one_path_attack_for_the_shadow_without_any_decision() -> None:
    s = activated("Morgai")
    assert s.tokens == [(PLACE["Morgai"], 1, 0)]
    assert s.corruption == 0  # no corruption by itself
    assert s.stack == [AFTER]


@card("Morgai")
@rule("CG-C83", "CG-R57")
@pytest.mark.parametrize("on_path, winner", [("", SHADOW), ("Sam Gamgee", FREE)])
def test_the_attack_of_morgai_corrupts_unless_somebody_cancels_it(on_path: str, winner: int) -> None:
    text, fight = ("activation_text", WITCH_KING, PLACE["Morgai"]), ("combat", NOBODY, PLACE["Morgai"])
    s = table(path="Morgai", on_path=on_path, asking=text, then=(fight, AFTER))
    assert s.corruption == (winner == SHADOW)
    assert names(s.gone[FRODO]) == ([on_path] if on_path else [])
    assert place_names(s.scored[winner]) == ["Morgai"]
    assert s.tokens == []  # they leave with the path
    assert s.stack == [AFTER]
