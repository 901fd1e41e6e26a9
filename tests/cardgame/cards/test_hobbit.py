"""Hobbit characters: Bilbo, Fatty, Frodo, Merry, Pippin, Sam."""

import pytest

from tests.citing import card, rule
from thirdage.cardgame.book import BOOK, NOBODY
from thirdage.cardgame.positions import ARAGORN, FRODO, WITCH_KING, asked, do, log, names, place_names, table, why_not
from thirdage.cardgame.tables import BATTLEGROUNDS, FREE, LOCATIONS, PATHS, PLACE, SHADOW
from thirdage.kernel.frames import Frame

LATER = (("turn", WITCH_KING),)
EVERYWHERE = {LOCATIONS[place].name: "" for place in BATTLEGROUNDS}


def combat(place: str) -> Frame:
    return ("combat", NOBODY, PLACE[place])


# Bilbo Baggins.


@card("Bilbo Baggins")
@rule("CG-C20")
def test_bilbo_is_cycled_to_draw_2_even_in_the_round_he_came() -> None:
    s = table(reserve="Bilbo Baggins with Elven Cloak", fresh="Bilbo Baggins", deck="Gimli, Sam Gamgee, Sting", path="Egladil")
    do(s, "use Bilbo Baggins")
    assert names(s.hand[FRODO]) == ["Gimli", "Sam Gamgee"]
    assert names(s.cycle[FRODO]) == ["Bilbo Baggins"]
    assert names(s.cycle[ARAGORN]) == ["Elven Cloak"]  # what he carries goes the same way, to its owner
    assert s.reserve[FRODO] == [] and s.items == {}
    assert s.stack == [("turn", WITCH_KING)]


@card("Bilbo Baggins")
@rule("CG-R3")
def test_bilbo_without_a_deck_draws_himself_again() -> None:
    s = table(reserve="Bilbo Baggins", deck="", path="Egladil")
    do(s, "use Bilbo Baggins")  # cycled first, so there is one card to draw
    assert names(s.hand[FRODO]) == ["Bilbo Baggins"]
    assert (s.cycle[FRODO], s.deck[FRODO], s.reserve[FRODO]) == ([], [], [])
    assert s.stack == [("turn", WITCH_KING)]


@card("Bilbo Baggins")
@rule("CG-9.5", "CG-R43")
def test_bilbo_is_used_from_the_reserve_by_his_player_alone() -> None:
    s = table(on_path="Bilbo Baggins", path="Imladris")
    assert why_not(s, ("use", "Bilbo Baggins")) == "CG-9.5"
    s = table(reserve="Bilbo Baggins", path="Imladris", asking=("turn", ARAGORN))
    assert why_not(s, ("use", "Bilbo Baggins")) == "CG-R43"
    assert s.stack == [("turn", ARAGORN)]


COMES_BACK = pytest.mark.parametrize("hobbit", ["Bilbo Baggins", "Frodo Baggins"])


@COMES_BACK
@card("Bilbo Baggins", "Frodo Baggins")
@rule("CG-C39", "CG-3.4")
def test_forsaken_from_hand_he_is_shown_and_cycled(hobbit: str) -> None:
    s = table(hand=f"{hobbit}, Gimli", deck="", asking=("forsake", FRODO), then=LATER, path="Egladil")
    before = names(s.gone[FRODO])
    do(s, f"forsake {hobbit}")
    assert names(s.cycle[FRODO]) == [hobbit]
    assert names(s.hand[FRODO]) == ["Gimli"]  # the demand is met
    assert names(s.gone[FRODO]) == before
    assert any(hobbit in line for line in log(s, "witch-king"))
    assert s.stack == [("turn", WITCH_KING)]


@COMES_BACK
@card("Bilbo Baggins", "Frodo Baggins")
@rule("CG-C39")
def test_forsaken_from_the_deck_he_is_shown_and_cycled(hobbit: str) -> None:
    s = table(deck=f"{hobbit}, Gimli", asking=("forsake", FRODO), then=LATER, path="Egladil")  # the only way there is
    assert names(s.cycle[FRODO]) == [hobbit]
    assert names(s.deck[FRODO]) == ["Gimli"]
    assert any(hobbit in line for line in log(s, "witch-king"))
    assert s.stack == [("turn", WITCH_KING)]


@COMES_BACK
@card("Bilbo Baggins", "Frodo Baggins")
@rule("CG-C39")
def test_winnowed_he_is_cycled_and_may_be_drawn_at_once(hobbit: str) -> None:
    s = table(hand=f"{hobbit}, Gimli", deck="", path="Egladil")
    do(s, "winnow")
    assert names(s.hand[FRODO]) == [hobbit]
    assert names(s.gone[FRODO])[-1] == "Gimli"
    assert s.stack == [("turn", WITCH_KING)]


@card("Bilbo Baggins")
@rule("CG-C39", "CG-C4")
def test_bilbo_cancels_on_the_path_and_is_cycled_with_his_items() -> None:
    s = table(
        on_path="Bilbo Baggins with Blade of Westernesse; The Commander",
        path="Fords of Bruinen",
        asking=combat("Fords of Bruinen"),
        then=LATER,
    )
    assert names(s.cycle[FRODO]) == ["Bilbo Baggins"]
    assert names(s.cycle[ARAGORN]) == ["Blade of Westernesse"]
    assert (s.gone[FRODO], s.gone[ARAGORN]) == ([], [])
    assert place_names(s.scored[FREE]) == ["Fords of Bruinen"]  # his icon counted as if he were eliminated
    assert s.corruption == 0
    assert s.stack == [("turn", WITCH_KING)]


# Frodo Baggins.


@card("Frodo Baggins")
@rule("CG-C39", "CG-T36")
def test_frodo_forsaken_from_the_reserve_comes_back_without_his_items() -> None:
    s = table(reserve="Frodo Baggins with Sting and Elven Cloak; Gimli", asking=("forsake", FRODO), then=LATER, path="Egladil")
    do(s, "forsake Frodo Baggins")
    assert names(s.cycle[FRODO]) == ["Frodo Baggins"]
    assert names(s.gone[FRODO]) == ["Sting"]
    assert names(s.gone[ARAGORN]) == ["Elven Cloak"]  # each to its owner's pile
    assert names(s.reserve[FRODO]) == ["Gimli"]  # nothing more is demanded
    assert s.stack == [("turn", WITCH_KING)]


@card("Frodo Baggins", "Mithril Coat")
@rule("CG-C39", "CG-C4")
def test_frodo_lost_on_the_path_comes_back_without_his_coat() -> None:
    s = table(
        on_path="Frodo Baggins with Mithril Coat; The Commander; The Hunter; The Reaver",
        path="Weathertop",
        asking=combat("Weathertop"),
        then=LATER,
    )
    assert names(s.cycle[FRODO]) == ["Frodo Baggins"]
    assert names(s.gone[FRODO]) == ["Mithril Coat"]
    assert place_names(s.scored[FREE]) == ["Weathertop"]  # 1 and 2 icons cancelled all three
    assert s.stack == [("turn", WITCH_KING)]


@card("Frodo Baggins")
@rule("CG-C4")
def test_frodo_is_saved_too_when_the_defence_was_too_small() -> None:
    s = table(on_path="Frodo Baggins; The Commander; The Hunter", path="Weathertop", asking=combat("Weathertop"), then=LATER)
    assert names(s.cycle[FRODO]) == ["Frodo Baggins"]
    assert (place_names(s.scored[SHADOW]), s.corruption) == (["Weathertop"], 1)
    assert s.stack == [("turn", WITCH_KING)]


@card("Frodo Baggins")
@rule("CG-11.9")
def test_frodo_unhurt_is_cycled_with_his_items() -> None:
    s = table(on_path="Frodo Baggins with Sting; The Commander", path="Egladil", asking=combat("Egladil"), then=LATER)
    assert names(s.cycle[FRODO]) == ["Frodo Baggins", "Sting"]
    assert s.gone[FRODO] == []
    assert s.stack == [("turn", WITCH_KING)]


# Fatty Bolger.


@card("Fatty Bolger")
@rule("CG-C40", "CG-C4")
def test_fatty_forsaken_from_the_reserve_is_cycled_with_his_items() -> None:
    s = table(reserve="Fatty Bolger with Elven Cloak; Gimli", asking=("forsake", FRODO), then=LATER, path="Egladil")
    do(s, "forsake Fatty Bolger")
    assert names(s.cycle[FRODO]) == ["Fatty Bolger"]
    assert names(s.cycle[ARAGORN]) == ["Elven Cloak"]
    assert (s.gone[FRODO], s.gone[ARAGORN]) == ([], [])
    assert s.stack == [("turn", WITCH_KING)]


@card("Fatty Bolger")
@rule("CG-C40", "CG-3.4")
def test_fatty_forsaken_from_hand_or_deck_is_eliminated_unseen() -> None:
    s = table(hand="Fatty Bolger, Gimli", deck="Sam Gamgee", asking=("forsake", FRODO), then=LATER, path="Egladil")
    do(s, "forsake Fatty Bolger")
    assert names(s.gone[FRODO])[-1] == "Fatty Bolger"
    assert not any("Fatty" in line for line in log(s, "witch-king"))
    assert s.stack == [("turn", WITCH_KING)]
    s = table(deck="Fatty Bolger, Gimli", asking=("forsake", FRODO), then=LATER, path="Egladil")
    assert names(s.gone[FRODO])[-1] == "Fatty Bolger"
    assert s.cycle[FRODO] == []
    assert s.stack == [("turn", WITCH_KING)]


@card("Fatty Bolger")
@rule("CG-C20", "CG-C40")
def test_fatty_is_really_eliminated_by_his_own_price() -> None:
    s = table(
        reserve="Fatty Bolger with Elven Cloak", fresh="Fatty Bolger", deck="Gimli, Sam Gamgee, Sting, Merry Brandybuck", path="Egladil"
    )
    do(s, "use Fatty Bolger")
    assert names(s.hand[FRODO]) == ["Gimli", "Sam Gamgee", "Sting"]
    assert names(s.gone[FRODO])[-1] == "Fatty Bolger"
    assert names(s.gone[ARAGORN])[-1] == "Elven Cloak"
    assert (s.cycle[FRODO], s.cycle[ARAGORN]) == ([], [])
    assert s.stack == [("turn", WITCH_KING)]


@card("Fatty Bolger")
@rule("CG-R3")
def test_fatty_cannot_be_used_when_there_is_nothing_to_draw() -> None:
    s = table(reserve="Fatty Bolger", deck="", path="Egladil")
    assert why_not(s, ("use", "Fatty Bolger")) == "CG-R3"
    assert why_not(table(reserve="Fatty Bolger", deck="", cycle="Gimli", path="Egladil"), ("use", "Fatty Bolger")) == ""
    assert s.stack == [("turn", FRODO)]


@card("Fatty Bolger")
@rule("CG-C40")
def test_fatty_never_leaves_the_reserve_by_moving() -> None:
    for path in PATHS:
        s = table(reserve="Fatty Bolger", path=LOCATIONS[path].name, battlegrounds=EVERYWHERE)
        assert why_not(s, ("move", "Fatty Bolger")) == "CG-9.2"
        assert s.stack == [("turn", FRODO)]


# Merry Brandybuck, Pippin Took.

OWN_GROUNDS = {
    "Merry Brandybuck": ["Edoras", "Helm's Deep", "Morannon", "Orthanc"],
    "Pippin Took": ["Dol Amroth", "Minas Tirith", "Pelargir", "Harad", "Minas Morgul", "Morannon", "Umbar"],
}


@pytest.mark.parametrize("hobbit", list(OWN_GROUNDS))
@card("Merry Brandybuck", "Pippin Took")
@rule("CG-C41", "CG-R46")
def test_he_may_be_played_and_moved_to_the_battlegrounds_of_his_friends_without_an_army(hobbit: str) -> None:
    s = table(hand=f"{hobbit}, Gimli", path="Egladil", battlegrounds=EVERYWHERE)
    do(s, f"play {hobbit}")
    assert asked(s) == ["to Egladil", *(f"to {place}" for place in OWN_GROUNDS[hobbit]), "to the reserve"]
    do(s, "to Morannon")
    assert s.stack == [("turn", WITCH_KING)]
    s = table(reserve=hobbit, path="Egladil", battlegrounds=EVERYWHERE)
    do(s, f"move {hobbit}")
    assert asked(s) == ["to Egladil", *(f"to {place}" for place in OWN_GROUNDS[hobbit])]
    do(s, "to Morannon")
    assert names(s.field[2 * s.active.index(PLACE["Morannon"])]) == [hobbit]
    assert s.stack == [("turn", WITCH_KING)]


@pytest.mark.parametrize("hobbit", ["Bilbo Baggins", "Fatty Bolger", "Frodo Baggins", "Sam Gamgee"])
@card("Merry Brandybuck", "Pippin Took")
@rule("CG-8.12")
def test_no_other_hobbit_may_enter_a_battleground(hobbit: str) -> None:
    s = table(hand=f"{hobbit}, Gimli", battlegrounds=EVERYWHERE)
    do(s, f"play {hobbit}")  # the reserve is the only place
    assert names(s.reserve[FRODO]) == [hobbit]
    assert s.stack == [("turn", WITCH_KING)]


@pytest.mark.parametrize("army, winner", [("Riders of Rohan", FREE), ("Knights of Dol Amroth", SHADOW)])
@card("Merry Brandybuck")
@rule("CG-C41", "CG-R46")
def test_a_rohan_army_supports_merry_and_no_other(army: str, winner: int) -> None:
    """Wolf-riders and Orcs bring 3 icons: 1 for Edoras, 1 for the army, 1 for Merry if he leads it."""
    s = table(
        battlegrounds={"Edoras": f"Merry Brandybuck; {army}; Wolf-riders; White Hand Orcs"},
        asking=combat("Edoras"),
        then=LATER,
    )
    assert place_names(s.scored[winner]) == ["Edoras"]
    assert s.stack == [("turn", WITCH_KING)]


@pytest.mark.parametrize("army, winner", [("Knights of Dol Amroth", FREE), ("Riders of Rohan", SHADOW)])
@card("Pippin Took")
@rule("CG-C41")
def test_a_dunedain_army_of_the_other_player_supports_pippin(army: str, winner: int) -> None:
    s = table(
        battlegrounds={"Pelargir": f"Pippin Took; {army}; Haradrim Mûmakil; Corsairs of Umbar"},
        asking=combat("Pelargir"),
        then=LATER,
    )
    assert place_names(s.scored[winner]) == ["Pelargir"]
    assert s.stack == [("turn", WITCH_KING)]


@card("Pippin Took")
@rule("CG-C41", "CG-R55")
def test_the_controller_of_the_army_decides_whether_it_supports_pippin() -> None:
    s = table(
        battlegrounds={"Pelargir": "Pippin Took; Denethor; Knights of Dol Amroth; Corsairs of Umbar; Haradrim Mûmakil"},
        asking=combat("Pelargir"),
        then=LATER,
    )
    assert s.stack[-1][1] == ARAGORN
    assert asked(s) == ["support Denethor", "support Pippin Took"]
    do(s, "support Pippin Took")
    assert sorted(names(s.gone[ARAGORN])) == ["Knights of Dol Amroth"]
    assert names(s.gone[FRODO]) == ["Pippin Took"]  # on a battleground he is eliminated like anyone else
    assert names(s.cycle[ARAGORN]) == ["Denethor"]
    assert place_names(s.scored[FREE]) == ["Pelargir"]
    assert s.stack == [("turn", WITCH_KING)]


@pytest.mark.parametrize("hobbit", list(OWN_GROUNDS))
@card("Merry Brandybuck", "Pippin Took")
@rule("CG-C4")
def test_lost_in_path_combat_he_is_cycled_with_his_items(hobbit: str) -> None:
    s = table(
        on_path=f"{hobbit} with Blade of Westernesse; The Commander; The Hunter", path="Weathertop", asking=combat("Weathertop"), then=LATER
    )
    assert names(s.cycle[FRODO]) == [hobbit]
    assert names(s.cycle[ARAGORN]) == ["Blade of Westernesse"]
    assert (s.gone[FRODO], s.gone[ARAGORN]) == ([], [])
    assert place_names(s.scored[FREE]) == ["Weathertop"]
    assert s.stack == [("turn", WITCH_KING)]


@pytest.mark.parametrize("hobbit", list(OWN_GROUNDS))
@card("Merry Brandybuck", "Pippin Took")
@rule("CG-C41")
def test_attacking_a_battleground_he_is_eliminated_with_his_items(hobbit: str) -> None:
    s = table(battlegrounds={"Morannon": f"{hobbit} with Blade of Westernesse"}, asking=combat("Morannon"), then=LATER)
    assert names(s.gone[FRODO]) == [hobbit]
    assert names(s.gone[ARAGORN]) == ["Blade of Westernesse"]
    assert s.stack == [("turn", WITCH_KING)]


@pytest.mark.parametrize("hobbit", list(OWN_GROUNDS))
@card("Merry Brandybuck", "Pippin Took")
@rule("CG-C4")
def test_forsaken_he_is_eliminated(hobbit: str) -> None:
    s = table(reserve=f"{hobbit}; Gimli", asking=("forsake", FRODO), then=LATER, path="Egladil")
    do(s, f"forsake {hobbit}")
    assert names(s.gone[FRODO]) == [hobbit]
    assert s.cycle[FRODO] == []
    assert s.stack == [("turn", WITCH_KING)]


# Sam Gamgee.


@card("Sam Gamgee")
@rule("CG-C13", "CG-C20")
def test_sam_is_cycled_with_his_items_to_strengthen_the_path() -> None:
    s = table(reserve="Sam Gamgee with Sting and Elven Cloak", fresh="Sam Gamgee", on_path="The Commander", path="Weathertop")
    do(s, "use Sam Gamgee")
    assert s.tokens == [(PLACE["Weathertop"], 0, 1)]
    assert names(s.cycle[FRODO]) == ["Sam Gamgee", "Sting"]
    assert names(s.cycle[ARAGORN]) == ["Elven Cloak"]
    assert s.stack == [("turn", WITCH_KING)]
    s.stack = [*LATER, combat("Weathertop")]
    BOOK.run(s)
    assert (place_names(s.scored[FREE]), s.corruption) == (["Weathertop"], 0)  # the token cancelled the Commander
    assert s.tokens == []  # and went with the path
    assert s.stack == [("turn", WITCH_KING)]


@card("Sam Gamgee")
@rule("CG-C13", "CG-9.5")
def test_sam_cannot_be_used_without_a_path_or_from_the_path() -> None:
    s = table(reserve="Sam Gamgee", battlegrounds={"Edoras": ""})
    assert why_not(s, ("use", "Sam Gamgee")) == "CG-R3"
    s = table(on_path="Sam Gamgee", path="Weathertop")
    assert why_not(s, ("use", "Sam Gamgee")) == "CG-9.5"
    assert s.stack == [("turn", FRODO)]


@card("Sam Gamgee")
@rule("CG-11.8")
def test_sam_has_no_text_that_saves_him() -> None:
    s = table(on_path="Sam Gamgee with Sting; The Commander", path="Weathertop", asking=combat("Weathertop"), then=LATER)
    assert names(s.gone[FRODO]) == ["Sam Gamgee", "Sting"]
    assert s.cycle[FRODO] == []
    assert s.stack == [("turn", WITCH_KING)]
