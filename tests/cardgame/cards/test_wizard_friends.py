"""Friends of the Wizard: Quickbeam, Sméagol, Treebeard, and the Ent-draught."""

import pytest

from tests.citing import card, rule
from thirdage.cardgame.book import NOBODY
from thirdage.cardgame.icons import location_defence, total_attack
from thirdage.cardgame.positions import FRODO, SARUMAN, WITCH_KING, asked, do, names, place_names, table, why_not
from thirdage.cardgame.state import State
from thirdage.cardgame.tables import FREE, NUMBER, PLACE, SHADOW
from thirdage.kernel.frames import Frame

LATER = (("turn", WITCH_KING),)


def combat(place: str) -> Frame:
    return ("combat", NOBODY, PLACE[place])


def icons_at(state: State, place: str) -> tuple[int, int]:
    """Attack icons there, and the defence of the battleground itself."""
    return total_attack(state, PLACE[place]), location_defence(state, PLACE[place])


# Quickbeam.


@pytest.mark.parametrize(
    "isengard, attack",
    [
        ("White Hand Orcs 1", 0),
        ("White Hand Orcs 1; Saruman with Saruman's Staff and Palantír of Orthanc", 1),  # items do not count
        ("White Hand Orcs 1; White Hand Orcs 2; Uglúk", 1),  # rounded down
        ("White Hand Orcs 1; White Hand Orcs 2; Uglúk; Wolf-riders", 2),
    ],
)
@card("Quickbeam")
@rule("CG-C49")
def test_quickbeam_attacks_with_an_icon_for_every_two_isengard_armies_and_characters(isengard: str, attack: int) -> None:
    s = table(battlegrounds={"Orthanc": f"Quickbeam; {isengard}"})
    assert icons_at(s, "Orthanc") == (attack, 2)
    assert s.stack == [("turn", FRODO)]


@pytest.mark.parametrize("attackers, left", [("Wolf-riders; White Hand Orcs 1", 1), ("Wolf-riders; Gríma Wormtongue", 0)])
@card("Quickbeam")
@rule("CG-C49")
def test_quickbeam_defends_with_the_same_number(attackers: str, left: int) -> None:
    """Edoras cancels 1 and Quickbeam 1: enough against the 2 icons of Wolf-riders, not against 3."""
    s = table(battlegrounds={"Edoras": f"Quickbeam; {attackers}"}, asking=combat("Edoras"), then=LATER)
    assert place_names(s.scored[SHADOW if left else FREE]) == ["Edoras"]
    assert names(s.gone[FRODO]) == ["Quickbeam"]  # he could cancel 1 in either case
    assert s.stack == [("turn", WITCH_KING)]


@card("Quickbeam")
@rule("CG-C49")
def test_quickbeam_counts_isengard_cards_of_his_own_battleground_only() -> None:
    s = table(
        battlegrounds={"Edoras": "Quickbeam; Wolf-riders", "Orthanc": "Uglúk; Fighting Uruk-hai"},
        on_path="Saruman",
        path="Egladil",
        asking=combat("Edoras"),
        then=LATER,
    )
    assert place_names(s.scored[SHADOW]) == ["Edoras"]
    assert s.stack == [("turn", WITCH_KING)]
    s = table(battlegrounds={"Moria": "Quickbeam; Goblins of the Misty Mountains; Cave-troll"})
    assert icons_at(s, "Moria") == (0, 2)
    assert s.stack == [("turn", FRODO)]


@card("Quickbeam")
@rule("CG-8.12", "CG-11.8")
def test_quickbeam_walks_paths_5_and_6_with_one_icon_whoever_is_there() -> None:
    assert "move Quickbeam" not in asked(table(reserve="Quickbeam", path="Henneth Annûn"))
    s = table(on_path="Quickbeam; Saruman; Uglúk", path="Egladil", asking=combat("Egladil"), then=LATER)
    assert (place_names(s.scored[SHADOW]), s.corruption) == (["Egladil"], 1)  # 3 against 1 and 1
    assert s.stack == [("turn", WITCH_KING)]


# Sméagol.


@card("Sméagol")
@rule("CG-C50", "CG-C9")
def test_smeagol_opens_the_next_path_and_corruption_comes_last() -> None:
    s = table(on_path="Sméagol", path="Amon Hen", deck="Gimli, Legolas, Strider, Aragorn")
    do(s, "use Sméagol")
    assert asked(s) == ["activate Henneth Annûn", "activate Osgiliath", "activate The Cross-roads"]
    do(s, "activate Osgiliath")
    assert asked(s) == ["yes", "do not use it"]  # the activation text of Osgiliath
    assert s.corruption == 0
    assert names(s.cycle[FRODO]) == ["Sméagol"]  # he stayed on the old path
    do(s, "do not use it")
    assert s.corruption == 1
    assert place_names(s.scored[FREE]) == ["Amon Hen"]
    assert (s.road, s.path) == (PLACE["Osgiliath"], [[], []])
    assert s.stack == [("turn", WITCH_KING)]


@card("Sméagol")
@rule("CG-C4")
def test_smeagol_lost_in_path_combat_is_cycled() -> None:
    s = table(on_path="Sméagol; Gollum", path="Amon Hen", asking=combat("Amon Hen"), then=LATER)  # both may be there (CG-C58)
    assert names(s.cycle[FRODO]) == ["Sméagol"]
    assert s.gone[FRODO] == []
    assert place_names(s.scored[FREE]) == ["Amon Hen"]
    assert s.stack == [("turn", WITCH_KING)]


@card("Sméagol")
@rule("CG-C4")
def test_smeagol_fighting_the_path_he_leads_away_from_is_cycled_too() -> None:
    s = table(on_path="Sméagol; The Hunter; The Reaver", path="Amon Hen", deck="Gimli, Sting", used_paths="Henneth Annûn, Osgiliath")
    do(s, "use Sméagol")
    assert names(s.cycle[FRODO]) == ["Sméagol"]
    assert (place_names(s.scored[SHADOW]), s.corruption) == (["Amon Hen"], 2)  # 1 by the combat, 1 by him
    assert s.stack == [("turn", WITCH_KING)]


@card("Sméagol")
@rule("CG-C4")
def test_smeagol_is_eliminated_on_a_battleground_and_when_forsaken() -> None:
    s = table(battlegrounds={"Orthanc": "Sméagol"}, asking=combat("Orthanc"), then=LATER)
    assert names(s.gone[FRODO]) == ["Sméagol"]
    s = table(reserve="Sméagol; Gimli", asking=("forsake", FRODO), then=LATER)
    do(s, "forsake Sméagol")
    assert names(s.gone[FRODO]) == ["Sméagol"]
    assert s.stack == [("turn", WITCH_KING)]


@card("Sméagol")
@rule("CG-R22", "CG-R21", "CG-9.5")
def test_smeagol_knows_no_way_from_the_last_path_or_from_the_reserve() -> None:
    assert why_not(table(on_path="Sméagol", path="Morgai"), ("use", "Sméagol")) == "CG-R22"
    s = table(on_path="Sméagol", path="Amon Hen", used_paths="Henneth Annûn, Osgiliath, The Cross-roads")
    assert why_not(s, ("use", "Sméagol")) == "CG-R21"
    assert why_not(table(reserve="Sméagol", path="Amon Hen"), ("use", "Sméagol")) == "CG-9.5"
    assert s.stack == [("turn", FRODO)]


# Treebeard.


@card("Treebeard")
@rule("CG-C11", "CG-C51")
def test_treebeard_played_to_a_battleground_costs_isengard_an_army_of_its_choice() -> None:
    s = table(
        hand="Treebeard, Gimli",
        battlegrounds={
            "Edoras": "Wolf-riders; White Hand Orcs 1; White Hand Orcs 2; Saruman",
            "Helm's Deep": "Fighting Uruk-hai",
        },
        reserve="Devilry of Saruman",
        path="Bag End",
    )
    do(s, "play Treebeard", "to Edoras")
    assert names(s.cycle[FRODO]) == ["Gimli"]  # the cost comes first
    assert s.stack[-1][1] == SARUMAN
    assert asked(s) == ["eliminate Wolf-riders", "eliminate White Hand Orcs 1"]  # no character, no other place
    do(s, "eliminate White Hand Orcs 1")
    assert names(s.gone[SARUMAN]) == ["White Hand Orcs 1"]
    assert names(s.field[SHADOW]) == ["Wolf-riders", "White Hand Orcs 2", "Saruman"]
    assert s.stack == [("turn", WITCH_KING)]


@card("Treebeard")
@rule("CG-C11")
def test_treebeard_moved_there_does_the_same_and_in_reserve_nothing() -> None:
    s = table(hand="Treebeard, Gimli", battlegrounds={"Edoras": "Wolf-riders"}, path="Bag End")
    do(s, "play Treebeard", "to the reserve")
    assert names(s.field[SHADOW]) == ["Wolf-riders"]
    assert s.stack == [("turn", WITCH_KING)]
    s = table(reserve="Treebeard", battlegrounds={"Edoras": "Wolf-riders"}, path="Bag End")
    do(s, "move Treebeard")
    assert names(s.gone[SARUMAN]) == ["Wolf-riders"]  # the only army is no choice
    assert names(s.field[FREE]) == ["Treebeard"]
    assert s.stack == [("turn", WITCH_KING)]


@pytest.mark.parametrize("value", ["same-battleground", "anywhere"])
@card("Treebeard")
@rule("CG-C11")
def test_treebeard_on_a_path_costs_nobody_anything(value: str) -> None:
    s = table(hand="Treebeard, Gimli", battlegrounds={"Orthanc": "Wolf-riders"}, path="Egladil", rulings={"CG-C51": value})
    do(s, "play Treebeard", "to Egladil")
    assert names(s.field[SHADOW]) == ["Wolf-riders"]
    assert s.gone[SARUMAN] == []
    assert s.stack == [("turn", WITCH_KING)]


@pytest.mark.parametrize("value", ["same-battleground", "anywhere"])
@card("Treebeard")
@rule("CG-C51")
def test_where_the_army_may_be_is_a_switch(value: str) -> None:
    s = table(
        hand="Treebeard, Gimli",
        battlegrounds={"Rivendell": "Goblins of the Misty Mountains", "Helm's Deep": "White Hand Orcs 1; White Hand Orcs 2"},
        reserve="Devilry of Saruman; Uglúk",
        path="Bag End",
        rulings={"CG-C51": value},
    )
    do(s, "play Treebeard", "to Rivendell")
    if value == "anywhere":
        assert s.stack[-1][1] == SARUMAN
        assert asked(s) == ["eliminate White Hand Orcs 1", "eliminate Devilry of Saruman"]
        do(s, "eliminate Devilry of Saruman")
        assert names(s.gone[SARUMAN]) == ["Devilry of Saruman"]
        assert names(s.reserve[SARUMAN]) == ["Uglúk"]
    else:
        assert s.gone[SARUMAN] == []  # no Isengard army there: nothing
    assert s.stack == [("turn", WITCH_KING)]


@pytest.mark.parametrize("place, attack", [("Orthanc", 2), ("Moria", 1)])
@card("Treebeard")
@rule("CG-C12")
def test_treebeard_has_one_more_attack_on_orthanc_alone(place: str, attack: int) -> None:
    s = table(battlegrounds={place: "Treebeard"})
    assert icons_at(s, place) == (attack, 2)
    assert s.stack == [("turn", FRODO)]


@card("Treebeard")
@rule("CG-C12")
def test_treebeard_has_it_on_a_captured_orthanc_too() -> None:
    s = table(battlegrounds={"Orthanc": "Treebeard"}, captured="Orthanc")
    assert icons_at(s, "Orthanc") == (2, 0)
    assert s.stack == [("turn", FRODO)]


# Ent-draught.


@pytest.mark.parametrize("ent", ["Treebeard", "Quickbeam"])
@card("Ent-draught")
@rule("CG-C52", "CG-C7", "CG-C20")
def test_the_draught_takes_two_hobbits_and_the_ent_stays(ent: str) -> None:
    s = table(
        on_path=f"{ent} with Ent-draught",
        path="Egladil",
        cycle="Pippin Took, Gimli, Merry Brandybuck, Sting, Fatty Bolger",
        deck="Frodo Baggins",
    )
    do(s, "use Ent-draught")
    assert asked(s) == ["take Fatty Bolger", "take Merry Brandybuck", "take Pippin Took"]
    do(s, "take Merry Brandybuck")
    assert asked(s) == ["take Fatty Bolger", "take Pippin Took"]  # not fewer by choice
    do(s, "take Pippin Took")
    assert names(s.hand[FRODO]) == ["Merry Brandybuck", "Pippin Took"]
    assert names(s.cycle[FRODO]) == ["Gimli", "Sting", "Fatty Bolger"]
    assert names(s.gone[FRODO])[-1] == "Ent-draught"
    assert (names(s.path[FREE]), s.items) == ([ent], {})
    assert s.stack == [("turn", WITCH_KING)]


@card("Ent-draught")
@rule("CG-C52")
def test_the_draught_takes_one_if_only_one_is_there() -> None:
    s = table(reserve="Quickbeam with Ent-draught", fresh="Quickbeam", cycle="Sam Gamgee, Gimli", deck="", path="Bag End")
    do(s, "use Ent-draught", "take Sam Gamgee")
    assert asked(s) == ["nothing is there"]
    do(s, "nothing is there")
    assert names(s.hand[FRODO]) == ["Sam Gamgee"]
    assert names(s.cycle[FRODO]) == ["Gimli"]
    assert s.stack == [("turn", WITCH_KING)]


@card("Ent-draught")
@rule("CG-R3", "CG-8.13")
def test_the_draught_needs_a_hobbit_in_the_pile_and_an_ent_to_carry_it() -> None:
    s = table(reserve="Treebeard with Ent-draught", cycle="Gimli, Sting", deck="Frodo Baggins", path="Egladil")
    assert why_not(s, ("use", "Ent-draught")) == "CG-R3"
    s = table(hand="Ent-draught, Gimli", reserve="Gandalf the White; Merry Brandybuck", path="Egladil")
    assert why_not(s, ("play", "Ent-draught")) == "CG-8.13"
    s = table(hand="Ent-draught, Gimli", reserve="Quickbeam", path="Egladil")
    do(s, "play Ent-draught")
    assert names(s.items[NUMBER["Quickbeam"]]) == ["Ent-draught"]
    assert s.stack == [("turn", WITCH_KING)]
