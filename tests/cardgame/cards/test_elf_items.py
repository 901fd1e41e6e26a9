"""Elf cards 24 to 26: Bow of the Galadhrim, Elven Cloak, Lembas."""

from typing import Any

import pytest

from tests.cardgame.telling import happened
from tests.citing import card, rule
from thirdage.cardgame.book import NOBODY
from thirdage.cardgame.entry import cannot_wield
from thirdage.cardgame.positions import ARAGORN, FRODO, SARUMAN, WITCH_KING, asked, do, names, place_names, table, why_not
from thirdage.cardgame.state import State
from thirdage.cardgame.tables import FREE, NUMBER, PLACE

MY_TURN = ("turn", ARAGORN)
NEXT = (("turn", SARUMAN),)


def fight(path: str, cards: str, **position: Any) -> State:
    """The combat on this path, up to the first question or to the end."""
    return table(path=path, on_path=cards, asking=("combat", NOBODY, PLACE[path]), then=NEXT, **position)


# Bow of the Galadhrim.


@card("Bow of the Galadhrim", "Legolas")
@rule("CG-T1", "CG-8.14", "CG-11.10")
def test_the_bow_counts_with_its_wielder_and_goes_with_him() -> None:
    s = fight("Egladil", "Gimli; Legolas with Bow of the Galadhrim; The Commander; The Destroyer with Black Rider's Mount")
    assert asked(s) == ["lose Gimli", "lose Legolas"]  # the Bow alone is no choice
    do(s, "lose Legolas", "agree")  # Frodo's player names the loss, Aragorn's agrees
    assert names(s.gone[ARAGORN]) == ["Legolas", "Bow of the Galadhrim"]
    assert names(s.cycle[FRODO]) == ["Gimli"]
    assert names(s.gone[WITCH_KING]) == ["The Commander", "The Destroyer", "Black Rider's Mount"]
    assert place_names(s.scored[FREE]) == ["Egladil"]
    assert s.corruption == 0
    assert s.stack == [("turn", SARUMAN)]


@card("Bow of the Galadhrim")
@rule("CG-8.13")
@pytest.mark.parametrize("elf", ["Arwen", "Elrond", "Galadriel", "Legolas"])
def test_any_elf_may_wield_the_bow(elf: str) -> None:
    s = table(hand="Bow of the Galadhrim, Boromir", reserve=f"{elf}; Aragorn; Sam Gamgee", path="Egladil", asking=MY_TURN)
    do(s, "play Bow of the Galadhrim")
    assert s.items == {NUMBER[elf]: [NUMBER["Bow of the Galadhrim"]]}
    assert s.stack == [("turn", SARUMAN)]


@card("Bow of the Galadhrim")
@rule("CG-C29")
def test_the_bow_tolerates_no_other_weapon_whichever_came_first() -> None:
    """No Elf may wield another weapon, so both positions are made by hand."""
    bow, blade, legolas, sam = (NUMBER[name] for name in ("Bow of the Galadhrim", "Blade of Westernesse", "Legolas", "Sam Gamgee"))
    s = table(hand="Bow of the Galadhrim, Boromir", reserve="Legolas; Sam Gamgee", path="Egladil", asking=MY_TURN)
    s.items[legolas] = [blade]
    assert cannot_wield(s, bow, legolas) == "CG-C29"
    assert why_not(s, ("play", "Bow of the Galadhrim")) == "CG-8.13"  # nobody may wield it now
    s.items = {legolas: [NUMBER["Elven Cloak"]]}
    assert cannot_wield(s, bow, legolas) == ""  # other items are no weapons
    s.items = {sam: [bow]}
    assert cannot_wield(s, blade, sam) == "CG-C29"
    assert cannot_wield(s, NUMBER["Elven Cloak"], sam) == ""


# Elven Cloak.


@card("Elven Cloak")
@rule("CG-C35", "CG-C4", "CG-8.16")
def test_the_cloak_cycles_its_wielder_with_all_items_to_their_owners() -> None:
    s = fight("Egladil", "Sam Gamgee with Elven Cloak and Mithril Coat; The Hunter; The Warrior")  # 2 against 1
    assert happened(s, "saved") == ["saved Sam Gamgee"]
    assert names(s.cycle[FRODO]) == ["Sam Gamgee", "Mithril Coat"]
    assert names(s.cycle[ARAGORN]) == ["Elven Cloak"]
    assert s.gone[FRODO] == s.gone[ARAGORN] == []
    assert place_names(s.scored[FREE]) == ["Egladil"]  # his icons have cancelled
    assert s.items == {}
    assert s.stack == [("turn", SARUMAN)]


@card("Elven Cloak")
@rule("CG-C4")
def test_the_cloak_covers_a_wielder_lost_because_the_defence_was_too_small() -> None:
    s = fight("Bag End", "Fatty Bolger with Elven Cloak; The Witch-king; The Hunter")  # 3 against the Cloak's 1
    assert names(s.cycle[FRODO]) == ["Fatty Bolger"] and names(s.cycle[ARAGORN]) == ["Elven Cloak"]
    assert s.corruption == 2
    assert s.stack == [("turn", SARUMAN)]


@card("Elven Cloak", "Frodo Baggins")
@rule("CG-C35", "CG-R6")
def test_for_frodo_his_player_picks_one_of_two_texts() -> None:
    there = "Frodo Baggins with Elven Cloak and Sting; The Witch-king"  # 2 against Egladil's 1
    s = fight("Egladil", there)
    assert s.stack[-1][:2] == ("which_text", FRODO)
    assert asked(s) == ["by Frodo Baggins", "by Elven Cloak"]
    do(s, "by Elven Cloak")
    assert names(s.cycle[FRODO]) == ["Frodo Baggins", "Sting"] and names(s.cycle[ARAGORN]) == ["Elven Cloak"]
    assert s.gone[FRODO] == s.gone[ARAGORN] == []
    assert s.stack == [("turn", SARUMAN)]
    s = fight("Egladil", there)
    do(s, "by Frodo Baggins")
    assert names(s.cycle[FRODO]) == ["Frodo Baggins"]
    assert names(s.gone[FRODO]) == ["Sting"] and names(s.gone[ARAGORN]) == ["Elven Cloak"]
    assert s.stack == [("turn", SARUMAN)]


@card("Elven Cloak", "Merry Brandybuck", "Pippin Took")
@rule("CG-C35")
@pytest.mark.parametrize("hobbit", ["Merry Brandybuck", "Pippin Took"])
def test_for_merry_and_pippin_both_texts_do_the_same_so_nobody_is_asked(hobbit: str) -> None:
    s = fight("Egladil", f"{hobbit} with Elven Cloak and Mithril Coat; The Witch-king")
    assert names(s.cycle[FRODO]) == [hobbit, "Mithril Coat"] and names(s.cycle[ARAGORN]) == ["Elven Cloak"]
    assert s.stack == [("turn", SARUMAN)]


@card("Elven Cloak")
@rule("CG-C35", "CG-6.14")
def test_the_cloak_saves_also_in_a_path_combat_fought_in_the_action_step() -> None:
    there = "Strider; Legolas with Elven Cloak; The Hunter; The Warrior"
    s = table(hand="Boromir", path="Egladil", on_path=there, asking=MY_TURN)
    do(s, "use Strider", "activate Dead Marshes", "lose Legolas")
    assert names(s.cycle[ARAGORN]) == ["Legolas", "Elven Cloak", "Strider"]
    assert s.gone[ARAGORN] == []
    assert s.stack == [("turn", SARUMAN)]


@card("Elven Cloak")
@rule("CG-C35")
def test_the_cloak_does_not_save_on_a_battleground_nor_from_forsaking() -> None:
    there = {"Rivendell": "Legolas with Elven Cloak; Balrog of Moria; Goblins of the Misty Mountains 1"}
    s = table(path="Bag End", battlegrounds=there, asking=("combat", NOBODY, PLACE["Rivendell"]), then=NEXT)
    assert names(s.gone[ARAGORN]) == ["Legolas", "Elven Cloak"]
    assert s.stack == [("turn", SARUMAN)]
    s = table(hand="Boromir", reserve="Legolas with Elven Cloak", asking=("forsake", ARAGORN), then=NEXT)
    do(s, "forsake Legolas")
    assert names(s.gone[ARAGORN]) == ["Legolas", "Elven Cloak"]
    assert s.stack == [("turn", SARUMAN)]


@card("Elven Cloak")
@rule("CG-8.13")
def test_the_cloak_goes_to_hobbits_and_elves_and_adds_a_path_defence() -> None:
    s = table(hand="Elven Cloak, Boromir", path="Egladil", reserve="Legolas; Strider; Gimli", on_path="Sam Gamgee", asking=MY_TURN)
    do(s, "play Elven Cloak")
    assert asked(s) == ["onto Legolas", "onto Sam Gamgee"]
    do(s, "onto Sam Gamgee")
    assert s.stack == [("turn", SARUMAN)]
    s = fight("Egladil", "Sam Gamgee with Elven Cloak; The Witch-king; The Hunter")  # 3 against 1 and 1 + 1
    assert place_names(s.scored[FREE]) == ["Egladil"]
    assert s.stack == [("turn", SARUMAN)]


# Lembas.


@card("Lembas")
@rule("CG-C36", "CG-C20")
def test_lembas_removes_one_corruption_for_each_hobbit_on_the_path() -> None:
    there = "Sam Gamgee with Lembas; Frodo Baggins; Gandalf the Grey; Strider"
    s = table(hand="Gimli", reserve="Pippin Took", path="Egladil", on_path=there, corruption=5)
    do(s, "use Lembas")
    assert s.corruption == 3
    assert names(s.gone[ARAGORN]) == ["Lembas"]  # its owner's pile
    assert names(s.path[FREE]) == ["Sam Gamgee", "Frodo Baggins", "Gandalf the Grey", "Strider"]  # the wielder stays
    assert s.items == {}
    assert s.stack == [("turn", WITCH_KING)]


@card("Lembas")
@rule("CG-C36", "CG-R39")
def test_lembas_is_used_by_the_hobbit_player_alone() -> None:
    s = table(hand="Boromir", path="Egladil", on_path="Sam Gamgee with Lembas", corruption=2, asking=MY_TURN)
    assert why_not(s, ("use", "Lembas")) == "CG-R43"


@card("Lembas")
@rule("CG-C36", "CG-10.12")
def test_with_fewer_tokens_than_hobbits_all_go_and_with_none_lembas_cannot_be_used() -> None:
    there = "Sam Gamgee with Lembas; Frodo Baggins; Merry Brandybuck"
    s = table(hand="Gimli", path="Egladil", on_path=there, corruption=2)
    do(s, "use Lembas")
    assert s.corruption == 0
    assert s.stack == [("turn", WITCH_KING)]
    s = table(hand="Gimli", path="Egladil", on_path=there)
    assert why_not(s, ("use", "Lembas")) == "CG-R3"


@card("Lembas")
@rule("CG-9.5")
def test_lembas_is_of_no_use_in_reserve() -> None:
    s = table(hand="Gimli", path="Egladil", reserve="Sam Gamgee with Lembas", corruption=2)
    assert why_not(s, ("use", "Lembas")) == "CG-9.5"


@card("Lembas")
@rule("CG-T12", "CG-9.6")
def test_lembas_lost_in_combat_removes_nothing() -> None:
    s = fight("Bag End", "Sam Gamgee with Lembas; The Hunter", corruption=2)
    assert names(s.gone[ARAGORN]) == ["Lembas"] and names(s.gone[FRODO]) == ["Sam Gamgee"]
    assert s.corruption == 2
    assert s.stack == [("turn", SARUMAN)]
