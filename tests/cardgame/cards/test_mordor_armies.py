"""Mordor's armies, 91 to 99: no text, only icons."""

import pytest

from tests.cardgame.cards.fighting import fight, uncancelled
from tests.citing import card, rule
from thirdage.cardgame.positions import ARAGORN, FRODO, WITCH_KING, asked, do, names, place_names, table, why_not
from thirdage.cardgame.tables import FREE, SHADOW

ARMIES = [
    ("Black Uruks", 2, 1),
    ("Grond, Hammer of the Underworld", 3, 0),
    ("Mordor Orcs 1", 1, 1),
    ("Mordor Orcs 5", 1, 1),
    ("Olog-hai", 2, 2),
    ("Trolls of Udûn", 1, 2),
]


@card("Black Uruks", "Grond, Hammer of the Underworld", "Mordor Orcs", "Olog-hai", "Trolls of Udûn")
@rule("CG-11.15")
@pytest.mark.parametrize("name, attack, defence", ARMIES)
def test_attacking_it_has_its_attack_icons(name: str, attack: int, defence: int) -> None:
    s = table(battlegrounds={"Lórien": name})
    assert fight(s, "Lórien") == (attack, 2)
    assert names(s.gone[WITCH_KING]) == [name]  # attackers go, whoever won
    assert place_names(s.scored[SHADOW if attack > 2 else FREE]) == ["Lórien"]
    assert s.stack == [("turn", FRODO)]


@card("Black Uruks", "Grond, Hammer of the Underworld", "Mordor Orcs", "Olog-hai", "Trolls of Udûn")
@rule("CG-11.17")
@pytest.mark.parametrize("name, attack, defence", ARMIES)
def test_defending_it_cancels_its_defence_icons(name: str, attack: int, defence: int) -> None:
    s = table(battlegrounds={"Dol Guldur": f"{name}; High Elves 1; High Elves 2"}, captured="Dol Guldur")
    fight(s, "Dol Guldur")
    assert uncancelled(s) == 4 - defence
    assert names(s.gone[WITCH_KING]) == [name]
    assert s.stack == [("turn", FRODO)]


@card("Grond, Hammer of the Underworld")
@rule("CG-T41")
def test_grond_without_defence_cannot_be_lost_first_and_is_cycled_when_another_cancels_all() -> None:
    s = table(battlegrounds={"Dol Guldur": "Grond, Hammer of the Underworld; Trolls of Udûn; High Elves 1"}, captured="Dol Guldur")
    fight(s, "Dol Guldur")
    assert names(s.gone[WITCH_KING]) == ["Trolls of Udûn"]
    assert names(s.cycle[WITCH_KING]) == ["Grond, Hammer of the Underworld"]
    assert s.stack == [("turn", FRODO)]


@card("Mordor Orcs", "Olog-hai", "Trolls of Udûn", "Black Uruks", "Grond, Hammer of the Underworld")
@rule("CG-8.9", "CG-8.10")
@pytest.mark.parametrize("name, attack, defence", ARMIES)
def test_it_goes_to_battlegrounds_that_show_mordor_and_to_no_path(name: str, attack: int, defence: int) -> None:
    everywhere = dict.fromkeys(("Orthanc", "Minas Tirith", "Moria", "Morannon", "Edoras", "Lórien", "Minas Morgul", "Dol Guldur"), "")
    s = table(hand=f"{name}; The Reaver", path="Egladil", battlegrounds=everywhere, asking=("turn", WITCH_KING))
    do(s, f"play {name}")
    assert asked(s) == ["to Minas Tirith", "to Morannon", "to Lórien", "to Minas Morgul", "to Dol Guldur", "to the reserve"]
    assert why_not(s, ("to", "Orthanc")) == "CG-8.9"
    assert why_not(s, ("to", "Egladil")) == "CG-8.10"
    do(s, "to Minas Tirith")
    assert names(s.field[3]) == [name]
    assert names(s.cycle[WITCH_KING]) == ["The Reaver"]
    assert s.stack == [("turn", ARAGORN)]


@card("Mordor Orcs")
@rule("CG-R37")
def test_two_copies_of_the_orcs_are_different_cards_and_one_is_offered_for_both() -> None:
    s = table(hand="Mordor Orcs 2; Mordor Orcs 4; The Reaver", asking=("turn", WITCH_KING))
    assert [option for option in asked(s) if option.startswith("play")] == ["play Mordor Orcs 2", "play The Reaver"]
    do(s, "play Mordor Orcs 2", "cycle The Reaver", "pass", "pass", "pass")
    do(s, "play Mordor Orcs 4", "forsake the top of the draw deck")  # two plays in one round: armies are not limited
    assert names(s.reserve[WITCH_KING]) == ["Mordor Orcs 2", "Mordor Orcs 4"]
    assert s.stack == [("turn", ARAGORN)]
