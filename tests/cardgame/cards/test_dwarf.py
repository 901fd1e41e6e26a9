"""Dwarf cards: Gimli and Dwarven Axe."""

from tests.citing import card, rule
from thirdage.cardgame.book import NOBODY
from thirdage.cardgame.positions import FRODO, GAME, WITCH_KING, asked, do, names, place_names, table, why_not
from thirdage.cardgame.tables import FREE, PLACE, SHADOW


@card("Gimli")
@rule("CG-C7")
def test_gimli_may_take_the_axe_back() -> None:
    s = table(hand="Gimli, Frodo Baggins", cycle="Dwarven Axe", path="Egladil")
    do(s, "play Gimli", "to the reserve")  # with one other card in hand the cost is no choice
    assert asked(s) == ["take Dwarven Axe", "take nothing"]
    do(s, "take Dwarven Axe")
    assert names(s.hand[FRODO]) == ["Dwarven Axe"]
    assert names(s.cycle[FRODO]) == ["Frodo Baggins"]
    assert s.stack == [("turn", WITCH_KING)]  # nothing left over


@card("Gimli")
@rule("CG-C7")
def test_an_axe_cycled_to_pay_for_gimli_may_be_taken() -> None:
    s = table(hand="Gimli, Dwarven Axe", path="Egladil")
    do(s, "play Gimli", "to Egladil", "take Dwarven Axe")
    assert names(s.hand[FRODO]) == ["Dwarven Axe"]
    assert s.cycle[FRODO] == []
    assert s.stack == [("turn", WITCH_KING)]


@card("Gimli")
@rule("CG-R10")
def test_gimli_is_asked_even_when_no_axe_is_there_so_that_asking_tells_nothing() -> None:
    s = table(hand="Gimli, Sam Gamgee", path="Egladil")
    do(s, "play Gimli", "to the reserve")
    assert asked(s) == ["take nothing"]
    do(s, "take nothing")
    assert s.hand[FRODO] == []
    assert s.stack == [("turn", WITCH_KING)]


@card("Gimli")
@rule("CG-C7", "CG-R51")
def test_gimli_takes_the_axe_out_of_the_pile_even_if_the_deck_is_empty() -> None:
    s = table(hand="Gimli, Sam Gamgee", cycle="Dwarven Axe", deck="", path="Egladil")
    do(s, "play Gimli", "to the reserve", "take Dwarven Axe")
    assert names(s.hand[FRODO]) == ["Dwarven Axe"]
    assert names(s.cycle[FRODO]) == ["Sam Gamgee"]  # no deck was searched, none is made or shuffled
    assert s.deck[FRODO] == []
    known = GAME.view(s, "witch-king")["seats"]["frodo"]["known"]
    assert (names(known["hand"]), known["cycle"]) == (["Dwarven Axe"], [])  # shown, and nothing else
    assert s.stack == [("turn", WITCH_KING)]


@card("Gimli")
@rule("CG-C7")
def test_an_axe_in_the_deck_or_eliminated_is_out_of_gimlis_reach() -> None:
    for deck, gone in (("Dwarven Axe", ""), ("", "Dwarven Axe")):
        s = table(hand="Gimli, Sam Gamgee", deck=deck, gone=gone, path="Egladil")
        do(s, "play Gimli", "to the reserve")
        assert asked(s) == ["take nothing"]
        do(s, "take nothing")
        assert s.hand[FRODO] == []
        assert s.stack == [("turn", WITCH_KING)]


@card("Gimli")
@rule("CG-9.3")
def test_gimli_moved_takes_nothing() -> None:
    s = table(reserve="Gimli", cycle="Dwarven Axe", path="Egladil")
    do(s, "move Gimli")
    assert names(s.path[FREE]) == ["Gimli"]
    assert names(s.cycle[FRODO]) == ["Dwarven Axe"]
    assert s.stack == [("turn", WITCH_KING)]


@card("Gimli")
@rule("CG-8.12")
def test_gimli_walks_from_path_3_on_and_fights_at_moria() -> None:
    s = table(hand="Gimli, Sam Gamgee", path="Weathertop", battlegrounds={"Moria": "", "Edoras": ""})
    do(s, "play Gimli")
    assert asked(s) == ["to Moria", "to the reserve"]
    assert why_not(s, ("to", "Weathertop")) == "CG-8.12"
    do(s, "to Moria", "take nothing")
    assert s.stack == [("turn", WITCH_KING)]


@card("Dwarven Axe")
@rule("CG-8.13")
def test_the_axe_goes_to_gimli_alone() -> None:
    s = table(hand="Dwarven Axe, Sam Gamgee", reserve="Frodo Baggins")
    assert why_not(s, ("play", "Dwarven Axe")) == "CG-8.13"
    s = table(hand="Dwarven Axe, Sam Gamgee", reserve="Gimli; Frodo Baggins")
    do(s, "play Dwarven Axe")
    assert names(s.items[31]) == ["Dwarven Axe"]
    assert s.stack == [("turn", WITCH_KING)]


@card("Gimli", "Dwarven Axe")
@rule("CG-8.14", "CG-8.15")
def test_gimli_has_one_icon_of_every_kind_and_the_axe_adds_one() -> None:
    foes = "The Hunter; The Reaver"
    for gimli, winner in (("Gimli", SHADOW), ("Gimli with Dwarven Axe", FREE)):
        s = table(
            on_path=f"{gimli}; {foes}",
            path="Fords of Bruinen",
            asking=("combat", NOBODY, PLACE["Fords of Bruinen"]),
            then=(("turn", WITCH_KING),),
        )
        assert place_names(s.scored[winner]) == ["Fords of Bruinen"]
        assert names(s.gone[FRODO]) == gimli.split(" with ")  # the axe goes with him
        assert s.stack == [("turn", WITCH_KING)]
        s = table(
            battlegrounds={"Moria": f"{gimli}; Legolas"}, asking=("combat", NOBODY, PLACE["Moria"]), then=(("turn", WITCH_KING),)
        )  # 1 of Legolas, against 2
        assert place_names(s.scored[winner]) == ["Moria"]
        assert s.stack == [("turn", WITCH_KING)]
