"""Items (CG-8.13 to 8.17): wielders, icons, whose they are and where they go."""

import pytest

from tests.cardgame.telling import icons_told
from tests.citing import card, rule
from thirdage.cardgame.book import NOBODY
from thirdage.cardgame.positions import ARAGORN, FRODO, GAME, SARUMAN, WITCH_KING, asked, do, names, place_names, table, why_not
from thirdage.cardgame.tables import FREE, NUMBER, PLACE, SHADOW
from thirdage.cardgame.whereabouts import controller_of

AFTER = ("turn", FRODO)


# Onto whom.


@rule("CG-8.13", "CG-R38")
def test_an_item_is_played_onto_a_named_character_in_play() -> None:
    s = table(hand="Sting, Glamdring, Pippin Took", reserve="Frodo Baggins", on_path="Sam Gamgee", path="Egladil")
    assert why_not(s, ("play", "Glamdring")) == "CG-8.13"  # no Gandalf is in play
    do(s, "play Sting")
    assert asked(s) == ["onto Frodo Baggins", "onto Sam Gamgee"]
    assert why_not(s, ("onto", "Pippin Took")) == "CG-8.13"
    do(s, "onto Sam Gamgee", "cycle Glamdring")
    assert s.items == {NUMBER["Sam Gamgee"]: [NUMBER["Sting"]]}
    assert names(s.hand[FRODO]) == ["Pippin Took"]
    assert names(s.cycle[FRODO]) == ["Glamdring"]
    assert s.stack == [("turn", WITCH_KING)]


@rule("CG-8.13")
def test_a_wielder_in_hand_or_in_a_pile_is_not_in_play() -> None:
    s = table(hand="Sting, Frodo Baggins", cycle="Sam Gamgee", path="Egladil")
    assert why_not(s, ("play", "Sting")) == "CG-8.13"
    assert "play Sting" not in asked(s)


@rule("CG-R38", "CG-8.16")
def test_an_item_may_go_onto_a_teammates_character_anywhere_in_play() -> None:
    s = table(
        hand="Elven Cloak, Strider",
        reserve="Frodo Baggins; Legolas",
        on_path="Sam Gamgee",
        battlegrounds={"Edoras": "Merry Brandybuck"},
        path="Egladil",
        asking=("turn", ARAGORN),
    )
    do(s, "play Elven Cloak")
    assert asked(s) == ["onto Legolas", "onto Frodo Baggins", "onto Merry Brandybuck", "onto Sam Gamgee"]
    do(s, "onto Merry Brandybuck")
    assert s.items == {NUMBER["Merry Brandybuck"]: [NUMBER["Elven Cloak"]]}
    assert names(s.cycle[ARAGORN]) == ["Strider"]  # who plays it pays
    assert s.stack == [("turn", SARUMAN)]


@card("Black Rider's Mount")
@rule("CG-R30", "CG-8.3")
def test_the_wielder_may_be_the_card_forsaken_for_its_own_item() -> None:
    s = table(hand="Black Rider's Mount", deck="", reserve="The Hunter", path="Egladil", asking=("turn", WITCH_KING))
    do(s, "play Black Rider's Mount")  # the last card, and only the Hunter could be forsaken: not the item itself
    assert names(s.gone[WITCH_KING])[-2:] == ["The Hunter", "Black Rider's Mount"]
    assert (s.items, s.reserve[WITCH_KING]) == ({}, [])
    assert s.stack == [("turn", ARAGORN)]  # nobody is left to move


@rule("CG-R38")
def test_an_item_goes_neither_onto_an_army_nor_loose_into_the_reserve() -> None:
    s = table(hand="Sting, Gimli", reserve="Riders of Rohan 1; Frodo Baggins; Sam Gamgee", path="Egladil")
    do(s, "play Sting")
    assert asked(s) == ["onto Frodo Baggins", "onto Sam Gamgee"]
    assert why_not(s, ("onto", "Riders of Rohan 1")) == "CG-8.13"
    assert why_not(s, ("to", "reserve")) == "CG-8.13"


# With the wielder.


@rule("CG-8.14")
def test_an_item_moves_with_its_wielder_and_never_by_itself() -> None:
    s = table(reserve="Sam Gamgee with Sting and Mithril Coat; Frodo Baggins", path="Egladil")
    assert why_not(s, ("move", "Sting")) == "CG-9.2"
    do(s, "move Sam Gamgee")
    assert names(s.path[FREE]) == ["Sam Gamgee"]
    assert names(s.items[NUMBER["Sam Gamgee"]]) == ["Sting", "Mithril Coat"]
    assert names(s.reserve[FRODO]) == ["Frodo Baggins"]
    assert s.stack == [("turn", WITCH_KING)]


@rule("CG-8.14", "CG-11.8")
def test_the_icons_of_an_item_are_added_to_its_wielders() -> None:
    # 5 path attack against Bag End's 0: Sam 1 + Sting 1 + Mithril Coat 2 = 4 cancel four of them.
    s = table(
        path="Bag End",
        on_path="Sam Gamgee with Sting and Mithril Coat; The Witch-king with Morgul Blade; The Hunter with Black Rider's Mount",
        asking=("combat", NOBODY, PLACE["Bag End"]),
        then=(AFTER,),
    )
    assert s.corruption == 1
    assert names(s.gone[FRODO]) == ["Sam Gamgee", "Sting", "Mithril Coat"]
    assert names(s.gone[WITCH_KING]) == ["The Witch-king", "Morgul Blade", "The Hunter", "Black Rider's Mount"]
    assert s.stack == [AFTER]


@rule("CG-8.15", "CG-11.10")
def test_an_items_defence_cannot_be_given_up_apart_from_its_wielder() -> None:
    s = table(
        path="Bag End",
        on_path="Sam Gamgee with Mithril Coat; Pippin Took; The Hunter",
        asking=("combat", NOBODY, PLACE["Bag End"]),
        then=(AFTER,),
    )
    assert asked(s) == ["lose Sam Gamgee", "lose Pippin Took"]
    assert why_not(s, ("lose", "Mithril Coat")) == "CG-8.15"
    do(s, "lose Sam Gamgee")  # one icon is cancelled, and the Coat is gone too
    assert names(s.gone[FRODO]) == ["Sam Gamgee", "Mithril Coat"]
    assert names(s.cycle[FRODO]) == ["Pippin Took"]
    assert s.stack == [AFTER]


@card("Phial of Galadriel")
@rule("CG-8.15")
def test_an_item_that_strengthens_the_path_cancels_before_its_wielder() -> None:
    s = table(
        path="Bag End",
        on_path="Sam Gamgee with Phial of Galadriel; The Witch-king",
        asking=("combat", NOBODY, PLACE["Bag End"]),
        then=(AFTER,),
    )
    assert icons_told(s) == (2, 2)
    assert names(s.cycle[FRODO]) == ["Sam Gamgee"]
    assert names(s.cycle[ARAGORN]) == ["Phial of Galadriel"]
    assert place_names(s.scored[FREE]) == ["Bag End"]
    assert s.stack == [AFTER]


@rule("CG-8.17")
def test_items_are_eliminated_with_their_wielder_and_cycled_with_their_wielder() -> None:
    s = table(reserve="Sam Gamgee with Sting and Mithril Coat", deck="", asking=("forsake", FRODO), then=(AFTER,))
    assert asked(s) == ["forsake Sam Gamgee", "forsake Sting", "forsake Mithril Coat"]
    before = len(s.gone[FRODO])
    do(s, "forsake Sam Gamgee")
    assert names(s.gone[FRODO][before:]) == ["Sam Gamgee", "Sting", "Mithril Coat"]
    assert s.items == {}
    assert s.stack == [AFTER]
    s = table(reserve="Sam Gamgee with Sting and Mithril Coat", path="Egladil")
    do(s, "use Sam Gamgee")  # cycles him
    assert names(s.cycle[FRODO]) == ["Sam Gamgee", "Sting", "Mithril Coat"]
    assert s.items == {}
    assert s.stack == [("turn", WITCH_KING)]


# On a character of another player.


@card("Blade of Westernesse")
@rule("CG-8.16")
def test_an_item_follows_its_wielder_where_its_own_faction_does_not_fight() -> None:
    s = table(reserve="Merry Brandybuck with Blade of Westernesse", path="Egladil", battlegrounds={"Edoras": ""})
    do(s, "move Merry Brandybuck", "to Edoras")
    assert names(s.field[FREE]) == ["Merry Brandybuck"]
    assert names(s.items[NUMBER["Merry Brandybuck"]]) == ["Blade of Westernesse"]
    assert s.stack == [("turn", WITCH_KING)]


@card("Blade of Westernesse")
@rule("CG-8.16", "CG-R39")
def test_an_item_is_forsaken_only_on_behalf_of_the_wielders_controller() -> None:
    s = table(reserve="Merry Brandybuck with Blade of Westernesse; Legolas", asking=("forsake", FRODO), then=(AFTER,))
    assert controller_of(s, NUMBER["Blade of Westernesse"]) == FRODO
    assert asked(s) == ["forsake Merry Brandybuck", "forsake Blade of Westernesse", "forsake the top of the draw deck"]
    do(s, "forsake Blade of Westernesse")
    assert names(s.gone[ARAGORN]) == ["Blade of Westernesse"]  # to its owner's pile
    assert s.gone[FRODO] == []
    assert names(s.reserve[FRODO]) == ["Merry Brandybuck"]  # the wielder stays
    assert s.stack == [AFTER]
    s = table(reserve="Merry Brandybuck with Blade of Westernesse; Legolas", asking=("forsake", ARAGORN), then=(AFTER,))
    assert asked(s) == ["forsake Legolas", "forsake the top of the draw deck"]
    assert why_not(s, ("forsake", "Blade of Westernesse")) == "CG-8.16"


@card("Blade of Westernesse")
@rule("CG-8.16")
def test_an_item_whose_wielder_is_on_the_path_cannot_be_forsaken() -> None:
    s = table(
        on_path="Merry Brandybuck with Blade of Westernesse", reserve="Gimli", path="Egladil", asking=("forsake", FRODO), then=(AFTER,)
    )
    assert asked(s) == ["forsake Gimli", "forsake the top of the draw deck"]
    assert why_not(s, ("forsake", "Blade of Westernesse")) == "CG-8.16"


@card("Blade of Westernesse")
@rule("CG-R40", "CG-8.17")
def test_an_eliminated_item_goes_to_its_owners_eliminated_pile() -> None:
    s = table(
        battlegrounds={"Edoras": "Merry Brandybuck with Blade of Westernesse; Devilry of Saruman"},
        asking=("combat", NOBODY, PLACE["Edoras"]),
        then=(AFTER,),
    )
    assert names(s.gone[FRODO]) == ["Merry Brandybuck"]
    assert names(s.gone[ARAGORN]) == ["Blade of Westernesse"]
    assert names(s.gone[SARUMAN]) == ["Devilry of Saruman"]
    assert s.stack == [AFTER]


@card("Elven Cloak")
@rule("CG-T42", "CG-8.16")
def test_an_elf_item_on_a_hobbit_is_cycled_to_the_elf_players_pile() -> None:
    s = table(path="Egladil", on_path="Sam Gamgee with Elven Cloak", asking=("combat", NOBODY, PLACE["Egladil"]), then=(AFTER,))
    assert names(s.cycle[FRODO]) == ["Sam Gamgee"]
    assert names(s.cycle[ARAGORN]) == ["Elven Cloak"]
    assert (s.gone[FRODO], s.gone[ARAGORN]) == ([], [])
    assert s.stack == [AFTER]


@card("Elven Cloak")
@rule("CG-R39", "CG-R6")
def test_what_an_item_lets_its_player_decide_the_wielders_controller_decides() -> None:
    s = table(
        path="Bag End",
        on_path="Frodo Baggins with Elven Cloak and Sting; The Witch-king; The Hunter",
        asking=("combat", NOBODY, PLACE["Bag End"]),
        then=(AFTER,),
    )
    assert (GAME.asked(s), asked(s)) == ("frodo", ["by Frodo Baggins", "by Elven Cloak"])
    do(s, "by Elven Cloak")
    assert names(s.cycle[FRODO]) == ["Frodo Baggins", "Sting"]
    assert names(s.cycle[ARAGORN]) == ["Elven Cloak"]
    assert s.stack == [AFTER]


@card("Lembas")
@rule("CG-R39", "CG-R43")
def test_a_text_that_names_another_player_is_that_players_to_use() -> None:
    given = {"on_path": "Sam Gamgee with Lembas", "path": "Egladil", "corruption": 3}
    s = table(asking=("turn", ARAGORN), **given)  # type: ignore[arg-type]
    assert why_not(s, ("use", "Lembas")) == "CG-R43"  # not its owner
    s = table(asking=("turn", FRODO), **given)  # type: ignore[arg-type]
    do(s, "use Lembas")
    assert s.corruption == 2
    assert names(s.gone[ARAGORN]) == ["Lembas"]
    assert s.stack == [("turn", WITCH_KING)]


# Movement and number.


@pytest.mark.parametrize(("fresh", "moves"), [("", True), ("Sam Gamgee", False)])
@rule("CG-R41")
def test_an_item_does_not_change_whether_its_wielder_may_move(fresh: str, moves: bool) -> None:
    s = table(hand="Sting, Gimli", reserve="Sam Gamgee", fresh=fresh, path="Egladil", rings=(0, 0, 0, 0))
    do(s, "play Sting", "pass", "pass", "pass")
    assert asked(s) == (["move Sam Gamgee"] if moves else []) + ["use Sam Gamgee", "pass"]


@rule("CG-R71")
def test_a_character_may_carry_any_number_of_items() -> None:
    carried = "Sting and Mithril Coat and Phial of Galadriel and Elven Cloak and Lembas and Blade of Westernesse"
    s = table(hand="Herbs and Stewed Rabbit, Gimli", reserve=f"Frodo Baggins with {carried}", path="Egladil")
    do(s, "play Herbs and Stewed Rabbit")
    assert names(s.items[NUMBER["Frodo Baggins"]]) == [*carried.split(" and "), "Herbs and Stewed Rabbit"]
    assert GAME.check(s) == []
    assert s.stack == [("turn", WITCH_KING)]


@rule("CG-8.17", "CG-11.11")
def test_shadow_items_go_with_their_wielder_at_the_end_of_a_combat() -> None:
    s = table(
        path="Lothlórien",
        on_path="The Hunter with Morgul Blade and Black Breath",
        asking=("combat", NOBODY, PLACE["Lothlórien"]),
        then=(AFTER,),
    )
    assert s.path[SHADOW] == []
    assert names(s.gone[WITCH_KING]) == ["The Hunter", "Morgul Blade", "Black Breath"]
    assert place_names(s.scored[FREE]) == ["Lothlórien"]
    assert s.stack == [AFTER]
