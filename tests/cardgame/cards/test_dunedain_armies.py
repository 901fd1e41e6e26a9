"""Dúnedain cards 1 to 5: the armies."""

from typing import Any

import pytest

from tests.cardgame.telling import icons_told
from tests.citing import card, rule
from thirdage.cardgame.book import NOBODY
from thirdage.cardgame.positions import ARAGORN, SARUMAN, asked, do, names, place_names, table, why_not
from thirdage.cardgame.state import State
from thirdage.cardgame.tables import FREE, PLACE, SHADOW


def fight(place: str, cards: str, **position: Any) -> State:
    """The combat at this battleground, up to the first question or to the end."""
    there = {place: cards}
    return table(path="Egladil", battlegrounds=there, asking=("combat", NOBODY, PLACE[place]), then=(("turn", SARUMAN),), **position)


# Dead Men of Dunharrow.


@card("Dead Men of Dunharrow", "Strider")
@rule("CG-C22")
def test_the_dead_men_have_their_icons_when_they_support_strider_who_has_no_leadership() -> None:
    s = fight("Harad", "Dead Men of Dunharrow; Strider")
    assert icons_told(s) == (3, 1)
    assert names(s.gone[ARAGORN]) == ["Dead Men of Dunharrow", "Strider"]
    assert place_names(s.scored[FREE]) == ["Harad"]
    assert s.stack == [("turn", SARUMAN)]


@card("Dead Men of Dunharrow", "Aragorn")
@rule("CG-C22")
def test_supporting_aragorn_the_dead_men_gain_their_icons_and_he_his_leadership() -> None:
    s = fight("Harad", "Dead Men of Dunharrow; Aragorn")
    assert icons_told(s) == (4, 1)
    assert s.stack == [("turn", SARUMAN)]


@card("Dead Men of Dunharrow")
@rule("CG-C22")
def test_the_dead_men_have_no_icons_alone_or_in_support_of_somebody_else() -> None:
    s = fight("Harad", "Dead Men of Dunharrow")
    assert icons_told(s) == (0, 1)
    s = fight("Harad", "Dead Men of Dunharrow; Boromir")
    assert icons_told(s) == (1, 1)  # Boromir's leadership alone
    assert place_names(s.scored[SHADOW]) == ["Harad"]
    assert s.stack == [("turn", SARUMAN)]


@card("Dead Men of Dunharrow")
@rule("CG-C22", "CG-11.22")
def test_one_army_supports_one_character_and_its_controller_says_whom() -> None:
    position = "Dead Men of Dunharrow; Strider; Boromir"
    s = fight("Harad", position)
    assert s.stack[-1][:2] == ("whom_to_support", ARAGORN)
    assert asked(s) == ["support Boromir", "support Strider"]
    do(s, "support Strider")
    assert icons_told(s) == (3, 1)  # 2 + Strider 1, no leadership of Boromir
    assert s.stack == [("turn", SARUMAN)]
    s = fight("Harad", position)
    do(s, "support Boromir")
    assert icons_told(s) == (2, 1)  # Boromir's leadership 1, Strider 1
    assert s.stack == [("turn", SARUMAN)]


@card("Dead Men of Dunharrow")
@rule("CG-C22", "CG-R55")
def test_as_many_leaders_as_possible_are_supported_strider_by_the_dead_men_among_them() -> None:
    s = fight("Harad", "Soldiers of Gondor; Dead Men of Dunharrow; Aragorn; Strider")
    assert icons_told(s) == (6, 1)  # Soldiers 1, Dead Men 2, Aragorn 2, Strider 1
    assert s.stack == [("turn", SARUMAN)]


@card("Dead Men of Dunharrow")
@rule("CG-C22", "CG-R55")
def test_with_one_leader_and_two_armies_the_controller_chooses_between_the_assignments() -> None:
    position = "Soldiers of Gondor; Dead Men of Dunharrow; Aragorn"
    s = fight("Harad", position)
    assert asked(s) == ["support Aragorn", "support nobody"]  # asked of the Soldiers
    do(s, "support nobody")
    assert icons_told(s) == (5, 1)  # 1 + 2 + Aragorn 2
    s = fight("Harad", position)
    do(s, "support Aragorn")
    assert icons_told(s) == (3, 1)  # 1 + 0 + Aragorn 2
    assert s.stack == [("turn", SARUMAN)]


@card("Dead Men of Dunharrow")
@rule("CG-C22", "CG-R56")
def test_in_defence_the_icons_are_part_of_the_army_and_cancel_only_with_it() -> None:
    attackers = "Olog-hai; Trolls of Udûn; Black Uruks"  # 2 + 1 + 2 against Minas Tirith's 3: 2 are left
    s = fight("Minas Tirith", f"Dead Men of Dunharrow; Strider; {attackers}")
    assert asked(s) == ["lose Dead Men of Dunharrow", "lose Strider"]
    do(s, "lose Dead Men of Dunharrow")
    assert names(s.gone[ARAGORN]) == ["Dead Men of Dunharrow"]
    assert names(s.cycle[ARAGORN]) == ["Strider"]
    assert place_names(s.scored[FREE]) == ["Minas Tirith"]
    assert s.stack == [("turn", SARUMAN)]


# More defence at a named place.


@card("Knights of Dol Amroth", "Guards of the Citadel")
@rule("CG-C12")
@pytest.mark.parametrize(
    "army, place, attackers",
    [
        ("Knights of Dol Amroth", "Dol Amroth", "Haradrim Mûmakil; Corsairs of Umbar; Haradrim Regulars"),  # 4 against 2
        ("Guards of the Citadel", "Minas Tirith", "Haradrim Mûmakil; Black Uruks; Mordor Orcs 1"),  # 5 against 3
    ],
)
def test_one_more_defence_at_the_place_named(army: str, place: str, attackers: str) -> None:
    s = fight(place, f"{army}; {attackers}")
    assert names(s.gone[ARAGORN]) == [army]
    assert place_names(s.scored[FREE]) == [place]  # 2 icons left, cancelled by the army's 1 + 1
    assert s.stack == [("turn", SARUMAN)]


@card("Knights of Dol Amroth", "Guards of the Citadel")
@rule("CG-C12")
@pytest.mark.parametrize("army", ["Knights of Dol Amroth", "Guards of the Citadel"])
def test_nowhere_else_there_is_more_defence(army: str) -> None:
    s = fight("Pelargir", f"{army}; Haradrim Mûmakil; Corsairs of Umbar")  # 3 against 1
    assert names(s.gone[ARAGORN]) == [army]
    assert place_names(s.scored[SHADOW]) == ["Pelargir"]
    assert s.stack == [("turn", SARUMAN)]


@card("Knights of Dol Amroth")
@rule("CG-C12", "CG-11.24")
def test_a_captured_dol_amroth_gives_the_knights_their_defence_but_none_of_its_own() -> None:
    s = fight("Dol Amroth", "Knights of Dol Amroth; Haradrim Mûmakil", captured="Dol Amroth")
    assert icons_told(s) == (2, 0)
    assert place_names(s.scored[FREE]) == ["Dol Amroth"]
    assert s.stack == [("turn", SARUMAN)]


@card("Soldiers of Gondor")
@rule("CG-11.15", "CG-11.17")
def test_the_soldiers_attack_and_defend_with_one_icon() -> None:
    s = fight("Harad", "Soldiers of Gondor; Haradrim Regulars")
    assert icons_told(s) == (1, 1)
    s = fight("Pelargir", "Soldiers of Gondor; Haradrim Mûmakil")
    assert names(s.gone[ARAGORN]) == ["Soldiers of Gondor"]
    assert place_names(s.scored[FREE]) == ["Pelargir"]
    assert s.stack == [("turn", SARUMAN)]


# The Great Gate.


@card("The Great Gate")
@rule("CG-C12")
def test_the_great_gate_has_three_defence_in_minas_tirith_and_no_icons_elsewhere() -> None:
    s = fight("Minas Tirith", "The Great Gate; Haradrim Mûmakil; Black Uruks; Trolls of Udûn; Mordor Orcs 1")  # 6 against 3
    assert names(s.gone[ARAGORN]) == ["The Great Gate"]
    assert place_names(s.scored[FREE]) == ["Minas Tirith"]
    s = fight("Pelargir", "The Great Gate; Haradrim Mûmakil")
    assert names(s.gone[ARAGORN]) == ["The Great Gate"]  # 1 icon left and no defence
    assert place_names(s.scored[SHADOW]) == ["Pelargir"]
    assert s.stack == [("turn", SARUMAN)]


@card("The Great Gate")
@rule("CG-C23")
def test_the_great_gate_goes_to_free_peoples_battlegrounds_of_the_dunedain_and_waits_in_reserve() -> None:
    open_ones = {"Morannon": "", "Minas Tirith": "", "Harad": "", "Rivendell": "", "Pelargir": ""}
    s = table(hand="The Great Gate, Boromir", path="Egladil", battlegrounds=open_ones, asking=("turn", ARAGORN))
    do(s, "play The Great Gate")
    assert asked(s) == ["to Minas Tirith", "to Pelargir", "to the reserve"]
    assert [why_not(s, ("to", place)) for place in ("Morannon", "Harad", "Rivendell")] == ["CG-C23", "CG-C23", "CG-8.9"]
    do(s, "to the reserve")
    assert names(s.reserve[ARAGORN]) == ["The Great Gate"]
    assert s.stack == [("turn", SARUMAN)]


@card("The Great Gate")
@rule("CG-C23")
def test_the_great_gate_is_not_moved_to_a_shadow_battleground_either() -> None:
    s = table(reserve="The Great Gate; Soldiers of Gondor", path="Egladil", battlegrounds={"Harad": ""}, asking=("turn", ARAGORN))
    assert "move Soldiers of Gondor" in asked(s)
    assert why_not(s, ("move", "The Great Gate")) == "CG-9.2"
    s = table(reserve="The Great Gate", path="Egladil", battlegrounds={"Harad": "", "Pelargir": ""}, asking=("turn", ARAGORN))
    do(s, "move The Great Gate")  # only one place is open to it
    assert names(s.field[2]) == ["The Great Gate"]
    assert s.stack == [("turn", SARUMAN)]


@card("The Great Gate", "Denethor")
@rule("CG-C23")
def test_the_great_gate_supports_a_leader_although_it_has_no_icons() -> None:
    s = fight("Dol Amroth", "The Great Gate; Denethor; Haradrim Mûmakil; Corsairs of Umbar")  # 3 against 2
    assert names(s.gone[ARAGORN]) == ["Denethor"]  # his leadership defence cancelled the last icon
    assert names(s.cycle[ARAGORN]) == ["The Great Gate"]
    assert place_names(s.scored[FREE]) == ["Dol Amroth"]
    assert s.stack == [("turn", SARUMAN)]


@card("The Great Gate")
@rule("CG-8.10")
def test_armies_do_not_go_to_a_path() -> None:
    s = table(hand="The Great Gate, Boromir", path="Egladil", battlegrounds={"Pelargir": ""}, asking=("turn", ARAGORN))
    do(s, "play The Great Gate")
    assert why_not(s, ("to", "Egladil")) == "CG-8.10"
    do(s, "to Pelargir")
    assert names(s.field[0]) == ["The Great Gate"]
    assert s.stack == [("turn", SARUMAN)]
