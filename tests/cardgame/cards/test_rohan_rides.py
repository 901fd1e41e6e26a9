"""Rohan's item and event: Shadowfax; Death! Ride, Ride to Ruin."""

import pytest

from tests.citing import card, rule
from thirdage.cardgame.book import NOBODY
from thirdage.cardgame.positions import ARAGORN, FRODO, SARUMAN, WITCH_KING, asked, do, names, place_names, table, why_not
from thirdage.cardgame.tables import BATTLEGROUNDS, FREE, LOCATIONS, NUMBER, PLACE, SHADOW

LATER = (("turn", WITCH_KING),)
EVERYWHERE = {LOCATIONS[place].name: "" for place in BATTLEGROUNDS}
WHITE = NUMBER["Gandalf the White"]


# Shadowfax.


@card("Shadowfax")
@rule("CG-C47", "CG-C17")
def test_shadowfax_opens_any_battleground_and_takes_gandalf_there() -> None:
    s = table(
        reserve="Gandalf the White with Shadowfax and Glamdring",
        path="Egladil",
        battlegrounds={"Rivendell": ""},
        scored_free="Moria",
        scored_shadow="Edoras",
        deck="Gimli, Sting",
    )
    do(s, "use Shadowfax")
    others = [name for name in EVERYWHERE if name != "Rivendell"]
    again = ("Moria", "Edoras")
    assert asked(s) == [f"{'reactivate' if place in again else 'activate'} {place}" for place in others]  # not the active one
    do(s, "activate Harad")
    assert place_names(s.active) == ["Rivendell", "Harad"]
    assert names(s.field[2]) == ["Gandalf the White"]
    assert names(s.items[WHITE]) == ["Shadowfax", "Glamdring"]
    assert s.reserve[FRODO] == []
    assert s.stack == [("turn", WITCH_KING)]


@card("Shadowfax")
@rule("CG-C17", "CG-6.7")
def test_shadowfax_may_reactivate_out_of_the_enemys_area() -> None:
    s = table(reserve="Gandalf the White with Shadowfax", path="Egladil", scored_shadow="Edoras", used_battlegrounds="Helm's Deep")
    do(s, "use Shadowfax", "reactivate Edoras")
    assert (place_names(s.active), place_names(s.captured)) == (["Edoras"], ["Edoras"])
    assert names(s.field[FREE]) == ["Gandalf the White"]
    assert s.stack == [("turn", WITCH_KING)]


@pytest.mark.parametrize("chosen, linked", [("Lórien", "Dol Guldur"), ("Dol Guldur", "Lórien"), ("Edoras", "Helm's Deep")])
@card("Shadowfax")
@rule("CG-C17")
def test_linked_battlegrounds_come_first_but_gandalf_goes_to_the_one_chosen(chosen: str, linked: str) -> None:
    s = table(reserve="Gandalf the White with Shadowfax", path="Egladil", deck="Gimli, Sting")
    do(s, "use Shadowfax", f"activate {chosen}")
    if linked == "Helm's Deep":
        assert names(s.reserve[FRODO]) == ["Gandalf the White"]  # its text is resolved in full before the move
        do(s, "cycle the rest")
    assert place_names(s.active) == [chosen, linked]
    assert names(s.field[FREE]) == ["Gandalf the White"]
    assert names(s.field[2 + FREE]) == []
    assert s.stack == [("turn", WITCH_KING)]


@card("Shadowfax", "Gandalf the Grey", "Gandalf the White")
@rule("CG-C17")
def test_the_move_is_skipped_if_the_activation_text_cost_the_rider() -> None:
    s = table(reserve="Gandalf the Grey with Shadowfax", path="Egladil", deck="Gandalf the White, Gimli")
    do(s, "use Shadowfax", "activate Helm's Deep", "play Gandalf the White")
    assert names(s.field[FREE]) == ["Gandalf the White"]
    assert names(s.gone[FRODO])[-2:] == ["Gandalf the Grey", "Shadowfax"]
    assert s.reserve[FRODO] == []
    assert s.stack == [("turn", WITCH_KING)]


@pytest.mark.parametrize("value", ["waits", "at-once"])
@card("Shadowfax")
@rule("CG-C47")
def test_in_the_round_the_rider_came_shadowfax_waits_unless_switched(value: str) -> None:
    s = table(reserve="Gandalf the White with Shadowfax", fresh="Gandalf the White", path="Egladil", rulings={"CG-C47": value})
    if value == "waits":
        assert why_not(s, ("use", "Shadowfax")) == "CG-C47"
        do(s, "pass")
    else:
        do(s, "use Shadowfax", "activate Harad")
        assert names(s.field[FREE]) == ["Gandalf the White"]
        assert s.fresh == []
    assert s.stack == [("turn", WITCH_KING)]


@card("Shadowfax")
@rule("CG-R41")
def test_shadowfax_played_now_carries_a_rider_who_was_there_before() -> None:
    s = table(hand="Shadowfax, Gimli", reserve="Gandalf the White; Gandalf the Grey", fresh="Gandalf the Grey", path="Egladil")
    do(s, "play Shadowfax")
    assert asked(s) == ["onto Gandalf the Grey", "onto Gandalf the White"]
    do(s, "onto Gandalf the White", *["pass"] * 3)
    assert why_not(s, ("use", "Shadowfax")) == ""
    assert s.stack == [("turn", FRODO)]


@card("Shadowfax")
@rule("CG-9.5", "CG-C17", "CG-8.13")
def test_shadowfax_cannot_run_from_the_field_nor_where_every_battleground_is_active() -> None:
    s = table(battlegrounds={"Edoras": "Gandalf the White with Shadowfax"})
    assert why_not(s, ("use", "Shadowfax")) == "CG-9.5"
    s = table(reserve="Gandalf the White with Shadowfax", battlegrounds=EVERYWHERE)
    assert why_not(s, ("use", "Shadowfax")) == "CG-C17"
    s = table(hand="Shadowfax, Gimli", reserve="Théoden; Éomer")
    assert why_not(s, ("play", "Shadowfax")) == "CG-8.13"
    assert s.stack == [("turn", FRODO)]


@card("Shadowfax")
@rule("CG-8.14")
def test_shadowfax_adds_an_attack_and_a_defence_icon_but_none_on_a_path() -> None:
    s = table(battlegrounds={"Orthanc": "Gandalf the White with Shadowfax"}, asking=("combat", NOBODY, PLACE["Orthanc"]), then=LATER)
    assert place_names(s.scored[FREE]) == ["Orthanc"]  # 3 against 2
    assert s.stack == [("turn", WITCH_KING)]
    attackers = "Devilry of Saruman; Wolf-riders"
    s = table(
        battlegrounds={"Edoras": f"Gandalf the White with Shadowfax; {attackers}"}, asking=("combat", NOBODY, PLACE["Edoras"]), then=LATER
    )
    assert place_names(s.scored[FREE]) == ["Edoras"]  # 1 and 4 against 5
    assert names(s.gone[FRODO]) == ["Gandalf the White", "Shadowfax"]
    assert s.stack == [("turn", WITCH_KING)]
    s = table(
        on_path="Gandalf the Grey with Shadowfax; The Witch-king; The Hunter; The Reaver",
        path="Weathertop",
        asking=("combat", NOBODY, PLACE["Weathertop"]),
        then=LATER,
    )
    assert (place_names(s.scored[SHADOW]), s.corruption) == (["Weathertop"], 1)
    assert s.stack == [("turn", WITCH_KING)]


# Death! Ride, Ride to Ruin.

RIDE = "Death! Ride, Ride to Ruin"


@card("Death! Ride, Ride to Ruin")
@rule("CG-C48")
def test_as_many_mordor_cards_as_rohan_cards_ride_to_ruin() -> None:
    s = table(
        hand=f"{RIDE}; Gimli",
        reserve="Riders of Rohan 1; Riders of Rohan 2; Éomer; Sam Gamgee; Uglúk; The Beguiler",
        battlegrounds={
            "Morannon": "Mordor Orcs 2; Mordor Orcs 4; Haradrim Regulars; The Witch-king with Fell Beast and Nazgûl's Mantle",
            "Minas Tirith": "Olog-hai",
        },
        on_path="The Hunter",
        path="Egladil",
    )
    do(s, f"play {RIDE}")
    riders = ["eliminate Riders of Rohan 1", "eliminate Riders of Rohan 2", "eliminate Éomer"]
    assert asked(s) == riders  # at least 1, from the own reserve
    do(s, "eliminate Éomer")
    assert asked(s) == [*riders[:2], "no more"]
    do(s, "eliminate Riders of Rohan 2", "no more")
    assert names(s.gone[FRODO]) == ["Éomer", "Riders of Rohan 2"]
    assert s.stack[-1][1] == WITCH_KING  # the Mordor player picks
    assert asked(s) == [
        "eliminate Mordor Orcs 2",
        "eliminate The Witch-king",
        "eliminate Fell Beast",
        "eliminate Nazgûl's Mantle",
        "eliminate Olog-hai",
    ]
    do(s, "eliminate The Witch-king")  # what follows him does not count, and a text about combat saves nobody
    assert names(s.gone[WITCH_KING]) == ["The Witch-king", "Fell Beast", "Nazgûl's Mantle"]
    do(s, "eliminate Olog-hai")
    assert names(s.field[SHADOW]) == ["Mordor Orcs 2", "Mordor Orcs 4", "Haradrim Regulars"]
    assert names(s.field[2 + SHADOW]) == []
    assert names(s.reserve[FRODO]) == ["Riders of Rohan 1", "Sam Gamgee"]
    assert names(s.gone[FRODO])[-1] == RIDE
    assert (s.gone[SARUMAN], s.gone[ARAGORN], s.resolving) == ([], [], [])
    assert s.stack == [("turn", WITCH_KING)]


@pytest.mark.parametrize("value", ["items-count", "items-do-not-count"])
@card("Death! Ride, Ride to Ruin", "Shadowfax")
@rule("CG-C48")
def test_whether_items_count_for_both_sides_is_a_switch(value: str) -> None:
    s = table(
        hand=f"{RIDE}; Gimli",
        reserve="Gandalf the White with Shadowfax and Glamdring; Éomer",
        battlegrounds={"Morannon": "The Hunter with Fell Beast; Mordor Orcs 1"},
        path="Egladil",
        rulings={"CG-C48": value},
    )
    do(s, f"play {RIDE}")
    if value == "items-count":
        assert asked(s) == ["eliminate Shadowfax", "eliminate Éomer"]  # of Rohan, though Gandalf is not; Glamdring is not
        do(s, "eliminate Shadowfax", "no more")
        assert names(s.items[WHITE]) == ["Glamdring"]
        assert asked(s) == ["eliminate The Hunter", "eliminate Fell Beast", "eliminate Mordor Orcs 1"]
        do(s, "eliminate Fell Beast")  # alone it is one card
        assert names(s.gone[WITCH_KING]) == ["Fell Beast"]
        assert names(s.gone[FRODO]) == ["Shadowfax", RIDE]
    else:  # Éomer is the only Rohan card
        assert asked(s) == ["eliminate The Hunter", "eliminate Mordor Orcs 1"]
        do(s, "eliminate The Hunter")
        assert names(s.gone[WITCH_KING]) == ["The Hunter", "Fell Beast"]
        assert names(s.gone[FRODO]) == ["Éomer", RIDE]
        assert names(s.items[WHITE]) == ["Shadowfax", "Glamdring"]
    assert s.stack == [("turn", WITCH_KING)]


@card("Death! Ride, Ride to Ruin")
@rule("CG-C48")
def test_with_fewer_mordor_cards_all_of_them_go() -> None:
    s = table(
        hand=f"{RIDE}; Gimli",
        reserve="Éomer; Éowyn; Théoden",
        battlegrounds={"Morannon": "Mordor Orcs 2", "Edoras": "Wolf-riders"},
        path="Egladil",
    )
    do(s, f"play {RIDE}", "eliminate Éomer", "eliminate Éowyn", "eliminate Théoden")  # then there is no choice left
    assert names(s.gone[WITCH_KING]) == ["Mordor Orcs 2"]
    assert s.field == [[], [], [], [NUMBER["Wolf-riders"]]]
    assert names(s.gone[FRODO]) == ["Éomer", "Éowyn", "Théoden", RIDE]
    assert s.stack == [("turn", WITCH_KING)]


@card("Death! Ride, Ride to Ruin")
@rule("CG-C48")
def test_with_no_mordor_card_on_a_battleground_only_rohan_loses() -> None:
    s = table(hand=f"{RIDE}; Gimli", reserve="Éomer; The Hunter", on_path="The Reaver", path="Egladil")
    do(s, f"play {RIDE}")
    assert names(s.gone[FRODO]) == ["Éomer", RIDE]
    assert s.gone[WITCH_KING] == []
    assert s.stack == [("turn", WITCH_KING)]


@card("Death! Ride, Ride to Ruin")
@rule("CG-C48")
def test_it_cannot_be_played_without_a_rohan_card_in_the_own_reserve() -> None:
    s = table(
        hand=f"{RIDE}; Gimli", reserve="Merry Brandybuck", battlegrounds={"Morannon": "Éomer; Riders of Rohan; Mordor Orcs"}, path="Egladil"
    )
    assert why_not(s, ("play", RIDE)) == "CG-C48"
    assert s.stack == [("turn", FRODO)]


@card("Death! Ride, Ride to Ruin")
@rule("CG-8.3", "CG-R2")
def test_if_the_only_rider_was_forsaken_as_its_cost_nothing_more_happens() -> None:
    s = table(hand=RIDE, reserve="Éomer", deck="", battlegrounds={"Morannon": "Mordor Orcs"}, path="Egladil")
    do(s, f"play {RIDE}")
    assert names(s.gone[FRODO])[-2:] == ["Éomer", RIDE]
    assert names(s.field[SHADOW]) == ["Mordor Orcs 1"]
    assert s.stack == [("turn", WITCH_KING)]
