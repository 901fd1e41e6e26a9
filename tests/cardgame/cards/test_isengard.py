"""Isengard cards 61 to 72."""

import pytest

from tests.citing import card, rule
from thirdage.cardgame.book import NOBODY
from thirdage.cardgame.positions import (
    ARAGORN,
    FRODO,
    GAME,
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
from thirdage.cardgame.turn import carryover
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
    assert f"Combat at Edoras: {attack} attack against its own defence of 1." in log(s)
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
    assert log(s, "frodo") == [
        "Saruman uses Gríma Wormtongue.",
        "Gríma Wormtongue of Saruman is eliminated.",
        "Palantír of Orthanc of Saruman is eliminated.",
        "Saruman takes Saruman from the draw deck and shows it.",
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
    assert any(line.startswith("Saruman shows Saruman") for line in log(s, "frodo"))
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
    assert "Combat at Edoras: 2 attack against its own defence of 1." in log(s)  # 1 + 1, no Isengard army
    s = table(battlegrounds={"Edoras": "White Hand Orcs; Saruman with Saruman's Staff"}, asking=combat("Edoras"), then=NEXT_TURN)
    assert "Combat at Edoras: 4 attack against its own defence of 1." in log(s)  # 1 + 1 + 1 leadership + 1 staff
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


# Palantír of Orthanc.

WITH_PALANTIR = "Saruman with Palantír of Orthanc"


@card("Palantír of Orthanc")
@rule("CG-C54")
@pytest.mark.parametrize(
    "first, second",
    [
        ("eliminate Gollum", "cycle Uglúk"),
        ("eliminate Gollum", "take Cave-troll"),
        ("cycle Uglúk", "eliminate Gollum"),
        ("cycle Uglúk", "take Cave-troll"),
        ("take Cave-troll", "eliminate Gollum"),
        ("take Cave-troll", "cycle Uglúk"),
    ],
)
def test_of_three_cards_one_is_eliminated_one_cycled_one_taken_in_any_order(first: str, second: str) -> None:
    s = table(hand="Shelob", reserve=WITH_PALANTIR, deck="Uglúk, Gollum, Cave-troll, Hill-troll", asking=OUR_TURN)
    gone = names(s.gone[SARUMAN])
    do(s, "use Palantír of Orthanc")
    assert names(s.aside[SARUMAN]) == ["Uglúk", "Gollum", "Cave-troll"]
    assert asked(s) == [f"{verb} {name}" for verb in ("eliminate", "cycle", "take") for name in ("Uglúk", "Gollum", "Cave-troll")]
    do(s, first)
    assert len(asked(s)) == 4 and second in asked(s)
    do(s, second)  # the third is no choice
    assert names(s.gone[SARUMAN]) == [*gone, "Gollum"]
    assert names(s.cycle[SARUMAN]) == ["Uglúk"]
    assert names(s.hand[SARUMAN]) == ["Shelob", "Cave-troll"]
    assert names(s.deck[SARUMAN]) == ["Hill-troll"] and s.aside[SARUMAN] == []
    assert s.stack == [("turn", FRODO)]


@card("Palantír of Orthanc")
@rule("CG-C54", "CG-3.4")
def test_nothing_the_palantir_sees_is_shown() -> None:
    s = table(reserve=WITH_PALANTIR, deck="Uglúk, Gollum, Cave-troll", asking=OUR_TURN)
    do(s, "use Palantír of Orthanc", "eliminate Gollum", "cycle Uglúk")
    told = log(s, "witch-king")
    assert len(told) == 7  # used, three drawn, one eliminated, one cycled, one taken
    assert not any(name in line for line in told for name in ("Uglúk", "Gollum", "Cave-troll"))
    assert not any(GAME.knows_place(s, "witch-king", NUMBER[name]) for name in ("Uglúk", "Gollum", "Cave-troll"))
    assert names(s.deck[SARUMAN]) == [] and s.stack == [("turn", FRODO)]


@card("Palantír of Orthanc")
@rule("CG-C54", "CG-R2")
def test_with_two_cards_one_is_eliminated_and_one_cycled() -> None:
    s = table(reserve=WITH_PALANTIR, deck="Uglúk", cycle="Gollum", asking=OUR_TURN)
    gone = names(s.gone[SARUMAN])
    do(s, "use Palantír of Orthanc")
    assert asked(s) == ["eliminate Uglúk", "eliminate Gollum"]
    assert why_not(s, ("take", "Gollum")) == "CG-C54"
    assert why_not(s, ("eliminate", "Shelob")) == "CG-R35"
    do(s, "eliminate Uglúk")
    assert names(s.gone[SARUMAN]) == [*gone, "Uglúk"]
    assert names(s.cycle[SARUMAN]) == ["Gollum"]
    assert s.hand[SARUMAN] == [] and s.deck[SARUMAN] == [] and s.aside[SARUMAN] == []
    assert s.stack == [("turn", FRODO)]


@card("Palantír of Orthanc")
@rule("CG-C54")
def test_a_single_card_is_eliminated() -> None:
    s = table(reserve=WITH_PALANTIR, deck="", cycle="Gollum", asking=OUR_TURN)
    gone = names(s.gone[SARUMAN])
    do(s, "use Palantír of Orthanc")
    assert names(s.gone[SARUMAN]) == [*gone, "Gollum"]
    assert s.hand[SARUMAN] == [] and s.cycle[SARUMAN] == [] and s.aside[SARUMAN] == []
    assert s.stack == [("turn", FRODO)]


@card("Palantír of Orthanc")
@rule("CG-C54", "CG-10.9")
def test_a_deck_that_runs_out_under_the_palantir_is_rebuilt_and_the_look_goes_on() -> None:
    s = table(reserve=WITH_PALANTIR, deck="Uglúk", cycle="Gollum, Cave-troll, Shelob", asking=OUR_TURN)
    do(s, "use Palantír of Orthanc")
    seen = names(s.aside[SARUMAN])
    assert seen[0] == "Uglúk" and len(seen) == 3
    assert len(s.deck[SARUMAN]) == 1 and s.cycle[SARUMAN] == []
    do(s, f"cycle {seen[1]}", f"take {seen[2]}")
    assert names(s.cycle[SARUMAN]) == [seen[1]] and names(s.hand[SARUMAN]) == [seen[2]]
    assert names(s.gone[SARUMAN])[-1] == "Uglúk"
    assert s.stack == [("turn", FRODO)]


@card("Palantír of Orthanc", "Saruman")
@rule("CG-C54", "CG-C3")
def test_a_card_eliminated_through_the_palantir_was_not_forsaken() -> None:
    s = table(reserve="Uglúk with Palantír of Orthanc", deck="Saruman", asking=OUR_TURN)
    gone = names(s.gone[SARUMAN])
    do(s, "use Palantír of Orthanc")
    assert names(s.gone[SARUMAN]) == [*gone, "Saruman"] and s.cycle[SARUMAN] == []
    assert s.stack == [("turn", FRODO)]


@card("Palantír of Orthanc")
@rule("CG-C54", "CG-R37")
def test_two_copies_under_the_palantir_are_asked_about_all_the_same() -> None:
    s = table(reserve=WITH_PALANTIR, deck="White Hand Orcs 2, White Hand Orcs 1", asking=OUR_TURN)
    do(s, "use Palantír of Orthanc")
    assert asked(s) == ["eliminate White Hand Orcs 2"]  # not asking would tell everybody that they are alike
    do(s, "eliminate White Hand Orcs 2")
    assert names(s.cycle[SARUMAN]) == ["White Hand Orcs 1"]
    assert s.stack == [("turn", FRODO)]


@card("Palantír of Orthanc")
@rule("CG-C54")
def test_the_palantir_is_used_once_a_round_and_the_limit_belongs_to_the_card() -> None:
    s = table(hand="Palantír of Orthanc, Uglúk", reserve="Saruman", deck="Gollum, Shelob, Hill-troll, Cave-troll", asking=OUR_TURN)
    do(s, "play Palantír of Orthanc")
    do(s, "pass", "pass", "pass", "use Palantír of Orthanc", "take Gollum", "cycle Shelob", "pass", "pass", "pass")
    assert why_not(s, ("use", "Palantír of Orthanc")) == "CG-C54"
    s = table(hand="Palantír of Orthanc, Uglúk", reserve="Saruman", asking=OUR_TURN)
    s.used = [NUMBER["Palantír of Orthanc"]]  # it was used this round, on another way into play
    do(s, "play Palantír of Orthanc", "pass", "pass", "pass")
    assert why_not(s, ("use", "Palantír of Orthanc")) == "CG-C54"
    do(s, "use the Ring token")
    assert s.stack == [("turn", FRODO)]


@card("Palantír of Orthanc")
@rule("CG-9.5", "CG-R3")
def test_the_palantir_needs_its_wielder_in_reserve_and_a_card_to_look_at() -> None:
    s = table(path="Egladil", on_path=WITH_PALANTIR, asking=OUR_TURN)
    assert why_not(s, ("use", "Palantír of Orthanc")) == "CG-9.5"
    s = table(reserve=WITH_PALANTIR, deck="", asking=OUR_TURN)
    assert why_not(s, ("use", "Palantír of Orthanc")) == "CG-R3"
    do(s, "pass")
    assert s.stack == [("turn", FRODO)]


# Saruman's Staff.


@card("Saruman's Staff")
@rule("CG-C2")
def test_the_staff_raises_the_limit_wherever_saruman_is_in_play() -> None:
    three = "Uglúk, Gollum, Shelob"
    for zone in (
        table(hand=three, reserve="Saruman with Saruman's Staff", asking=OUR_TURN),
        table(hand=three, path="Egladil", on_path="Saruman with Saruman's Staff", asking=OUR_TURN),
        table(hand=three, battlegrounds={"Orthanc": "Saruman with Saruman's Staff"}, asking=OUR_TURN),
    ):
        assert [carryover(zone, seat) for seat in (FRODO, WITCH_KING, ARAGORN, SARUMAN)] == [2, 2, 2, 3]
        do(zone, "pass")
        assert zone.stack == [("turn", FRODO)]
    s = table(hand=f"{three}, Hill-troll", reserve="Saruman with Saruman's Staff", asking=OUR_TURN)
    assert why_not(s, ("pass", "")) == "CG-7.3"
    s = table(hand=three, reserve="Saruman", asking=OUR_TURN)
    assert why_not(s, ("pass", "")) == "CG-7.3"
    do(s, "cycle Uglúk")
    assert s.stack == [("turn", FRODO)]


@card("Saruman's Staff")
@rule("CG-C2")
def test_the_staffs_limit_starts_and_stops_at_once() -> None:
    s = table(hand="Saruman's Staff, Uglúk, Gollum", reserve="Saruman", asking=OUR_TURN)
    do(s, "play Saruman's Staff", "cycle Uglúk")
    assert carryover(s, SARUMAN) == 3
    s = table(reserve="Saruman with Saruman's Staff", asking=("forsake", SARUMAN), then=NEXT_TURN)
    assert carryover(s, SARUMAN) == 3
    do(s, "forsake Saruman's Staff")
    assert carryover(s, SARUMAN) == 2
    assert names(s.gone[SARUMAN]) == ["Saruman's Staff"] and names(s.reserve[SARUMAN]) == ["Saruman"]
    assert s.stack == [("turn", FRODO)]


# Woven of All Colours.

ROBED = "Saruman with Woven of All Colours and Saruman's Staff"


@card("Woven of All Colours")
@rule("CG-C55", "CG-C4")
def test_the_robe_saves_saruman_and_his_items_after_a_path_combat() -> None:
    s = table(path="Emyn Muil", on_path=f"{ROBED}; Uglúk", asking=combat("Emyn Muil"), then=NEXT_TURN)
    assert names(s.cycle[SARUMAN]) == ["Saruman", "Woven of All Colours", "Saruman's Staff"]
    assert names(s.gone[SARUMAN]) == ["Uglúk"]
    assert s.items == {} and s.corruption == 4  # the icons counted all the same
    assert s.stack == [("turn", FRODO)]


@card("Woven of All Colours")
@rule("CG-C55", "CG-C4")
def test_the_robe_saves_saruman_when_he_attacks_and_when_he_defends() -> None:
    saved = ["Saruman", "Woven of All Colours", "Saruman's Staff"]
    s = table(battlegrounds={"Edoras": ROBED}, asking=combat("Edoras"), then=NEXT_TURN)
    assert names(s.cycle[SARUMAN]) == saved and s.gone[SARUMAN] == []
    assert place_names(s.scored[SHADOW]) == ["Edoras"]
    s = table(battlegrounds={"Orthanc": f"{ROBED}; Riders of Rohan 1; Village Militia"}, asking=combat("Orthanc"), then=NEXT_TURN)
    assert names(s.cycle[SARUMAN]) == saved and s.gone[SARUMAN] == []  # he cancelled the third icon
    assert place_names(s.scored[SHADOW]) == ["Orthanc"]
    crowd = "Riders of Rohan 1; Riders of Rohan 2; Village Militia; Éomer"
    s = table(battlegrounds={"Orthanc": f"{ROBED}; Devilry of Saruman; {crowd}"}, asking=combat("Orthanc"), then=NEXT_TURN)
    assert names(s.cycle[SARUMAN]) == saved and names(s.gone[SARUMAN]) == ["Devilry of Saruman"]  # the defence was too small
    assert place_names(s.scored[FREE]) == ["Orthanc"]
    assert s.stack == [("turn", FRODO)]


@card("Woven of All Colours")
@rule("CG-C55")
def test_the_robe_does_not_save_outside_combat_nor_anybody_else() -> None:
    s = table(reserve=ROBED, asking=("forsake", SARUMAN), then=NEXT_TURN)
    do(s, "forsake Saruman")
    assert names(s.gone[SARUMAN]) == ["Saruman", "Woven of All Colours", "Saruman's Staff"]
    assert s.cycle[SARUMAN] == []
    s = table(reserve=ROBED, path="Emyn Muil", on_path="Uglúk", asking=combat("Emyn Muil"), then=NEXT_TURN)
    assert names(s.gone[SARUMAN]) == ["Uglúk"] and s.cycle[SARUMAN] == []
    assert s.stack == [("turn", FRODO)]


# Threats and Promises.


@card("Threats and Promises")
@rule("CG-C56", "CG-C17")
def test_threats_and_promises_opens_orthanc_and_saruman_goes_there_with_his_items() -> None:
    s = table(
        hand="Threats and Promises, Uglúk",
        reserve="Saruman with Saruman's Staff",
        fresh="Saruman",
        deck="Cave-troll",
        asking=OUR_TURN,
    )
    gone = names(s.gone[SARUMAN])
    do(s, "play Threats and Promises")
    assert asked(s) == ["activate Edoras", "activate Helm's Deep", "activate Orthanc"]
    do(s, "activate Orthanc")
    assert asked(s) == ["decline"]  # its text comes first: Saruman is in no pile
    do(s, "decline")
    assert sorted(names(s.deck[SARUMAN])) == ["Cave-troll", "Uglúk"]  # then the recycle
    assert asked(s) == ["to Orthanc", "decline"]
    do(s, "to Orthanc")  # although he came this round
    assert names(s.field[1]) == ["Saruman"] and names(s.items[NUMBER["Saruman"]]) == ["Saruman's Staff"]
    assert s.reserve[SARUMAN] == [] and s.fresh == []
    assert names(s.gone[SARUMAN]) == [*gone, "Threats and Promises"]
    assert s.stack == [("turn", FRODO)]


@card("Threats and Promises")
@rule("CG-C56", "CG-C17", "CG-11.24")
def test_saruman_may_stay_and_a_captured_battleground_is_reactivated() -> None:
    s = table(
        hand="Threats and Promises, Uglúk",
        reserve="Saruman",
        battlegrounds={"Helm's Deep": ""},
        scored_shadow="Edoras",
        scored_free="Orthanc",
        asking=OUR_TURN,
    )
    do(s, "play Threats and Promises")
    assert asked(s) == ["activate Edoras", "activate Orthanc"]
    do(s, "activate Edoras")  # Helm's Deep is no longer in its deck
    assert asked(s) == ["to Edoras", "decline"]
    do(s, "decline")
    assert place_names(s.active) == ["Helm's Deep", "Edoras"] and place_names(s.captured) == ["Edoras"]
    assert names(s.reserve[SARUMAN]) == ["Saruman"]
    assert names(s.gone[SARUMAN]) == ["Threats and Promises"] and names(s.cycle[SARUMAN]) == ["Uglúk"]
    assert s.stack == [("turn", FRODO)]


@card("Threats and Promises")
@rule("CG-C17")
def test_saruman_goes_to_the_battleground_chosen_not_to_a_linked_one() -> None:
    s = table(hand="Threats and Promises, Uglúk", reserve="Saruman", deck="Gimli", asking=OUR_TURN)
    do(s, "play Threats and Promises", "activate Edoras")
    assert place_names(s.active) == ["Edoras", "Helm's Deep"]
    assert asked(s) == ["cycle the rest"]  # Helm's Deep first, in full
    do(s, "cycle the rest")
    assert asked(s) == ["to Edoras", "decline"]
    do(s, "to Edoras")
    assert names(s.field[1]) == ["Saruman"] and s.field[3] == []
    assert s.stack == [("turn", FRODO)]


@card("Threats and Promises")
@rule("CG-C56", "CG-C17")
def test_threats_and_promises_needs_saruman_in_reserve_and_a_battleground_to_open() -> None:
    hand = "Threats and Promises, Uglúk"
    s = table(hand=hand, path="Egladil", on_path="Saruman", asking=OUR_TURN)
    assert why_not(s, ("play", "Threats and Promises")) == "CG-C56"
    s = table(hand=f"{hand}, Saruman", asking=OUR_TURN)
    assert why_not(s, ("play", "Threats and Promises")) == "CG-C56"
    s = table(hand=hand, reserve="Saruman", battlegrounds={"Edoras": "", "Helm's Deep": "", "Orthanc": ""}, asking=OUR_TURN)
    assert why_not(s, ("play", "Threats and Promises")) == "CG-C17"
    do(s, "pass")
    assert s.stack == [("turn", FRODO)]


@card("Threats and Promises")
@rule("CG-C17", "CG-8.3")
def test_saruman_forsaken_for_the_last_card_does_not_move() -> None:
    s = table(hand="Threats and Promises", reserve="Saruman", deck="Cave-troll", asking=OUR_TURN)
    gone = names(s.gone[SARUMAN])
    do(s, "play Threats and Promises", "forsake Saruman", "activate Orthanc", "decline")
    assert place_names(s.active) == ["Orthanc"] and s.field == [[], []]
    assert names(s.gone[SARUMAN]) == [*gone, "Saruman", "Threats and Promises"]
    assert s.stack == [("turn", FRODO)]
