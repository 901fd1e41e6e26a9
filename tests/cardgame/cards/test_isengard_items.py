"""Isengard items and event, cards 69 to 72."""

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
    assert sorted(names(s.deck[SARUMAN])) == ["Cave-troll", "Uglúk"]  # then the recycle
    assert asked(s) == ["to Orthanc", "leave it in reserve"]
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
    assert asked(s) == ["reactivate Edoras", "reactivate Orthanc"]
    do(s, "reactivate Edoras")  # Helm's Deep is no longer in its deck
    assert asked(s) == ["to Edoras", "leave it in reserve"]
    do(s, "leave it in reserve")
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
    assert asked(s) == ["to Edoras", "leave it in reserve"]
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
    do(s, "play Threats and Promises", "forsake Saruman", "activate Orthanc")
    assert place_names(s.active) == ["Orthanc"] and s.field == [[], []]
    assert names(s.gone[SARUMAN]) == [*gone, "Saruman", "Threats and Promises"]
    assert s.stack == [("turn", FRODO)]
