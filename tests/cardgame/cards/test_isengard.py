"""Isengard armies and characters, cards 61 to 68."""

import pytest

from tests.cardgame.telling import icons_told
from tests.citing import card, rule
from thirdage.cardgame.book import NOBODY
from thirdage.cardgame.positions import (
    ARAGORN,
    FRODO,
    SARUMAN,
    WITCH_KING,
    asked,
    do,
    log,
    names,
    place_names,
    table,
    why_not,
)
from thirdage.cardgame.tables import FREE, NUMBER, PLACE, SHADOW
from thirdage.kernel.frames import Frame

OUR_TURN: Frame = ("turn", SARUMAN)
NEXT_TURN: tuple[Frame, ...] = (("turn", FRODO),)


def combat(place: str) -> Frame:
    return ("combat", NOBODY, PLACE[place])


# Armies without text.


@card("Devilry of Saruman", "Fighting Uruk-hai", "Wolf-riders", "White Hand Orcs")
@rule("CG-11.15", "CG-11.19")
@pytest.mark.parametrize(
    "army, attack",
    [("Devilry of Saruman", 3), ("Fighting Uruk-hai", 1), ("Wolf-riders", 2), ("White Hand Orcs 1", 1), ("White Hand Orcs 2", 1)],
)
def test_an_isengard_army_attacks_with_its_icons_and_goes(army: str, attack: int) -> None:
    s = table(battlegrounds={"Edoras": army}, asking=combat("Edoras"), then=NEXT_TURN)
    assert icons_told(s) == (attack, 1)
    assert place_names(s.scored[SHADOW if attack > 1 else FREE]) == ["Edoras"]
    assert names(s.gone[SARUMAN]) == [army]
    assert s.stack == [("turn", FRODO)]


@card("Devilry of Saruman", "Fighting Uruk-hai", "Wolf-riders", "White Hand Orcs")
@rule("CG-11.17")
@pytest.mark.parametrize(
    "army, attackers, held",
    [
        ("Devilry of Saruman", "Village Militia", False),  # attack 1 against no defence
        ("Fighting Uruk-hai", "Riders of Rohan 1", True),  # 2 against 2
        ("Fighting Uruk-hai", "Riders of Rohan 1; Village Militia", False),  # 3 against 2
        ("Wolf-riders", "Village Militia", True),  # 1 against 1
        ("Wolf-riders", "Riders of Rohan 1", False),  # 2 against 1
        ("White Hand Orcs 2", "Village Militia", True),
        ("White Hand Orcs 2", "Riders of Rohan 1", False),
    ],
)
def test_an_isengard_army_defends_with_its_icons(army: str, attackers: str, held: bool) -> None:
    s = table(battlegrounds={"Orthanc": f"{army}; {attackers}"}, captured="Orthanc", asking=combat("Orthanc"), then=NEXT_TURN)
    assert place_names(s.scored[SHADOW if held else FREE]) == ["Orthanc"]
    assert names(s.gone[SARUMAN]) == [army]
    assert s.stack == [("turn", FRODO)]


# Gríma Wormtongue.


@card("Gríma Wormtongue")
@rule("CG-C53", "CG-C6", "CG-C20")
def test_grima_is_eliminated_with_his_items_and_saruman_comes_to_hand() -> None:
    s = table(
        hand="Uglúk",
        reserve="Gríma Wormtongue with Palantír of Orthanc",
        deck="Wolf-riders, Saruman, Cave-troll",
        path="Egladil",
        asking=OUR_TURN,
    )
    before = names(s.gone[SARUMAN])
    do(s, "use Gríma Wormtongue")  # no Rohan character in play: no choice
    assert names(s.hand[SARUMAN]) == ["Uglúk", "Saruman"]
    assert names(s.gone[SARUMAN]) == [*before, "Gríma Wormtongue", "Palantír of Orthanc"]
    assert sorted(names(s.deck[SARUMAN])) == ["Cave-troll", "Wolf-riders"]
    assert s.reserve[SARUMAN] == [] and s.items == {} and s.cycle[SARUMAN] == []
    assert log(s, "frodo")[1:] == [
        "Gríma Wormtongue (Saruman) is eliminated.",
        "Palantír of Orthanc (Saruman) is eliminated.",
        "Saruman takes the card Saruman from the draw deck and shows it.",
        "Saruman shuffles the draw deck.",
    ]
    assert s.stack == [("turn", FRODO)]


@card("Gríma Wormtongue")
@rule("CG-C53")
def test_grimas_option_is_named_before_he_is_eliminated() -> None:
    s = table(
        reserve="Gríma Wormtongue; Éowyn; Gimli",
        battlegrounds={"Edoras": "Éomer; Riders of Rohan 1", "Morannon": "Théoden with Blade of Westernesse; Gandalf the White"},
        asking=OUR_TURN,
    )
    do(s, "use Gríma Wormtongue")
    assert names(s.reserve[SARUMAN]) == ["Gríma Wormtongue"] and s.gone[SARUMAN] == []
    assert asked(s) == ["take Saruman", "eliminate Éomer", "eliminate Éowyn", "eliminate Théoden"]
    assert why_not(s, ("eliminate", "Gimli")) == "CG-C53"
    do(s, "eliminate Théoden")
    assert names(s.gone[SARUMAN]) == ["Gríma Wormtongue"]
    assert names(s.gone[FRODO]) == ["Théoden"]
    assert names(s.gone[ARAGORN]) == ["Blade of Westernesse"]  # it goes with him, to its owner's pile
    assert names(s.field[2]) == ["Gandalf the White"]
    assert NUMBER["Saruman"] in s.deck[SARUMAN]
    assert s.stack == [("turn", FRODO)]


@card("Gríma Wormtongue")
@rule("CG-C53")
def test_grima_may_bring_saruman_though_a_rohan_character_is_in_play() -> None:
    s = table(reserve="Gríma Wormtongue; Éowyn", deck="Saruman", cycle="Uglúk, Cave-troll", asking=OUR_TURN)
    do(s, "use Gríma Wormtongue", "take Saruman")
    assert names(s.hand[SARUMAN]) == ["Saruman"]
    assert sorted(names(s.deck[SARUMAN])) == ["Cave-troll", "Uglúk"]  # the deck ran out by it (CG-R47)
    assert names(s.reserve[FRODO]) == ["Éowyn"] and s.reserve[SARUMAN] == [] and s.cycle[SARUMAN] == []
    assert s.stack == [("turn", FRODO)]


@card("Gríma Wormtongue")
@rule("CG-C53")
def test_grima_reaches_a_promotional_rohan_character_too() -> None:
    s = table(reserve="Gríma Wormtongue; Ghân-buri-Ghân", deck="", promos=True, asking=OUR_TURN)
    do(s, "use Gríma Wormtongue")
    assert asked(s) == ["eliminate Ghân-buri-Ghân"]  # asked all the same: whether Saruman was there is hidden
    assert why_not(s, ("take", "Saruman")) == "CG-C53"
    do(s, "eliminate Ghân-buri-Ghân")
    assert names(s.gone[FRODO])[-1] == "Ghân-buri-Ghân" and s.reserve[FRODO] == []
    assert s.stack == [("turn", FRODO)]


@card("Gríma Wormtongue")
@rule("CG-C53", "CG-C6")
def test_grima_cannot_be_used_when_neither_option_is_possible() -> None:
    s = table(reserve="Gríma Wormtongue; Gimli", hand="Éowyn", deck="Uglúk", cycle="Saruman", asking=OUR_TURN)
    assert why_not(s, ("use", "Gríma Wormtongue")) == "CG-R3"  # Saruman lies in the cycle pile, Éowyn is in no play
    do(s, "pass")
    assert s.stack == [("turn", FRODO)]


@card("Gríma Wormtongue")
@rule("CG-C6")
def test_with_an_empty_draw_deck_grima_finds_saruman_in_the_rebuilt_one() -> None:
    s = table(reserve="Gríma Wormtongue", deck="", cycle="Uglúk, Saruman, Cave-troll", asking=OUR_TURN)
    do(s, "use Gríma Wormtongue")
    assert names(s.hand[SARUMAN]) == ["Saruman"]
    assert sorted(names(s.deck[SARUMAN])) == ["Cave-troll", "Uglúk"] and s.cycle[SARUMAN] == []
    assert s.stack == [("turn", FRODO)]


@card("Gríma Wormtongue")
@rule("CG-9.5", "CG-R43", "CG-8.20")
def test_grima_acts_from_his_own_players_reserve_alone_and_at_once() -> None:
    s = table(path="Egladil", on_path="Gríma Wormtongue", reserve="Éowyn", asking=OUR_TURN)
    assert why_not(s, ("use", "Gríma Wormtongue")) == "CG-9.5"
    s = table(reserve="Gríma Wormtongue; Éowyn", asking=("turn", WITCH_KING))
    assert why_not(s, ("use", "Gríma Wormtongue")) == "CG-R43"
    s = table(reserve="Gríma Wormtongue; Éowyn", fresh="Gríma Wormtongue", asking=OUR_TURN)
    do(s, "use Gríma Wormtongue", "eliminate Éowyn")
    assert names(s.gone[FRODO]) == ["Éowyn"] and s.fresh == []
    assert s.stack == [("turn", FRODO)]


@card("Gríma Wormtongue")
@rule("CG-11.6")
def test_grima_has_one_icon_on_a_path() -> None:
    s = table(path="Emyn Muil", on_path="Gríma Wormtongue", asking=combat("Emyn Muil"), then=NEXT_TURN)
    assert s.corruption == 1
    assert names(s.gone[SARUMAN]) == ["Gríma Wormtongue"]
    assert s.stack == [("turn", FRODO)]


# Saruman.

DECK = "Wolf-riders, Uglúk, Cave-troll, Gollum, Shelob, Hill-troll"


@card("Saruman")
@rule("CG-C1")
@pytest.mark.parametrize("fresh", ["", "Saruman"])
def test_saruman_in_reserve_brings_a_fifth_card_in_the_draw_step(fresh: str) -> None:
    s = table(reserve="Saruman", fresh=fresh, deck=DECK, asking=("draw_for_round", SARUMAN), then=NEXT_TURN)
    assert names(s.hand[SARUMAN]) == ["Wolf-riders", "Uglúk", "Cave-troll", "Gollum", "Shelob"]
    assert s.stack == [("turn", FRODO)]


@card("Saruman")
@rule("CG-C1")
def test_saruman_elsewhere_brings_no_card_nor_does_he_for_others() -> None:
    s = table(path="Egladil", on_path="Saruman", deck=DECK, asking=("draw_for_round", SARUMAN), then=NEXT_TURN)
    assert names(s.hand[SARUMAN]) == ["Wolf-riders", "Uglúk", "Cave-troll", "Gollum"]
    s = table(reserve="Saruman", asking=("draw_for_round", WITCH_KING), then=NEXT_TURN)
    assert len(s.hand[WITCH_KING]) == 4 and s.hand[SARUMAN] == []
    s = table(reserve="Saruman", deck="Wolf-riders", cycle="Uglúk", asking=("draw_for_round", SARUMAN), then=NEXT_TURN)
    assert names(s.hand[SARUMAN]) == ["Wolf-riders", "Uglúk"]  # what there is
    assert s.stack == [("turn", FRODO)]


@card("Saruman")
@rule("CG-C3", "CG-C4")
def test_saruman_forsaken_from_the_top_of_the_deck_is_shown_and_cycled() -> None:
    s = table(hand="Uglúk", deck="Saruman, Cave-troll", asking=("forsake", SARUMAN), then=NEXT_TURN)
    before = names(s.gone[SARUMAN])
    do(s, "forsake the top of the draw deck")
    assert names(s.cycle[SARUMAN]) == ["Saruman"]
    assert names(s.gone[SARUMAN]) == before
    assert any(line.endswith("and shows it: the card Saruman.") for line in log(s, "frodo"))
    assert names(s.hand[SARUMAN]) == ["Uglúk"] and names(s.deck[SARUMAN]) == ["Cave-troll"]
    assert s.stack == [("turn", FRODO)]  # the forsaking is fulfilled


@card("Saruman")
@rule("CG-C3")
def test_saruman_as_the_last_card_of_the_deck_is_shuffled_in_with_the_rest() -> None:
    s = table(deck="Saruman", cycle="Cave-troll", asking=("forsake", SARUMAN), then=NEXT_TURN)
    assert sorted(names(s.deck[SARUMAN])) == ["Cave-troll", "Saruman"]
    assert s.cycle[SARUMAN] == []
    assert s.stack == [("turn", FRODO)]


@card("Saruman")
@rule("CG-C3")
def test_saruman_is_eliminated_when_forsaken_from_hand_or_reserve_or_winnowed() -> None:
    s = table(hand="Saruman, Uglúk", deck="Cave-troll", asking=("forsake", SARUMAN), then=NEXT_TURN)
    do(s, "forsake Saruman")
    assert names(s.gone[SARUMAN])[-1] == "Saruman" and s.cycle[SARUMAN] == []
    s = table(reserve="Saruman with Palantír of Orthanc", asking=("forsake", SARUMAN), then=NEXT_TURN)
    do(s, "forsake Saruman")
    assert names(s.gone[SARUMAN]) == ["Saruman", "Palantír of Orthanc"] and s.cycle[SARUMAN] == []
    s = table(hand="Saruman, Uglúk", asking=OUR_TURN)
    do(s, "winnow")
    assert names(s.gone[SARUMAN]) == ["Saruman", "Uglúk"] and s.cycle[SARUMAN] == []
    assert s.stack == [("turn", FRODO)]


@card("Saruman", "Saruman's Staff")
@rule("CG-11.22")
def test_saruman_leads_isengard_armies_and_his_staff_fights_with_him() -> None:
    s = table(battlegrounds={"Edoras": "Saruman; Goblins of the Misty Mountains"}, asking=combat("Edoras"), then=NEXT_TURN)
    assert icons_told(s) == (2, 1)  # 1 + 1, no Isengard army
    s = table(battlegrounds={"Edoras": "White Hand Orcs; Saruman with Saruman's Staff"}, asking=combat("Edoras"), then=NEXT_TURN)
    assert icons_told(s) == (4, 1)  # 1 + 1 + 1 leadership + 1 staff
    s = table(path="Emyn Muil", on_path="Saruman with Saruman's Staff", asking=combat("Emyn Muil"), then=NEXT_TURN)
    assert s.corruption == 3
    assert names(s.gone[SARUMAN]) == ["Saruman", "Saruman's Staff"]
    assert s.stack == [("turn", FRODO)]


# Uglúk.


@card("Uglúk")
@rule("CG-C8", "CG-6.14")
def test_ugluk_fights_on_the_old_path_before_another_of_its_number_is_activated() -> None:
    s = table(path="Egladil", on_path="Uglúk; Gimli", deck="Legolas", asking=OUR_TURN)
    gone = names(s.gone[SARUMAN])
    do(s, "use Uglúk")
    assert asked(s) == ["activate Dimrill Dale", "activate Lothlórien"]
    assert why_not(s, ("activate", "Emyn Muil")) == "CG-6.15"
    do(s, "activate Lothlórien")  # the Elf player draws 1 and cycles 1
    assert place_names(s.scored[FREE]) == ["Egladil"]
    assert names(s.gone[SARUMAN]) == [*gone, "Uglúk"]
    assert names(s.cycle[FRODO]) == ["Gimli"] and s.path == [[], []]
    assert names(s.cycle[ARAGORN]) == ["Legolas"]
    assert (s.road, s.level) == (PLACE["Lothlórien"], 5)
    assert s.stack == [("turn", FRODO)]


@card("Uglúk")
@rule("CG-C8", "CG-R21")
def test_ugluk_needs_an_unused_path_of_the_number_and_to_stand_on_the_path() -> None:
    s = table(path="Egladil", on_path="Uglúk", used_paths="Dimrill Dale, Lothlórien", asking=OUR_TURN)
    assert why_not(s, ("use", "Uglúk")) == "CG-R21"
    s = table(path="Egladil", reserve="Uglúk", asking=OUR_TURN)
    assert why_not(s, ("use", "Uglúk")) == "CG-9.5"
    s = table(path="Egladil", battlegrounds={"Edoras": "Uglúk"}, asking=OUR_TURN)
    assert why_not(s, ("use", "Uglúk")) == "CG-9.5"
    s = table(path="Egladil", on_path="Uglúk", asking=("turn", WITCH_KING))
    assert why_not(s, ("use", "Uglúk")) == "CG-R43"
    do(s, "pass")
    assert s.stack == [("turn", ARAGORN)]
