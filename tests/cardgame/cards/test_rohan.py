"""Rohan armies and characters: Riders of Rohan, Village Militia, Éomer, Éowyn, Théoden."""

import pytest

from tests.citing import card, rule
from thirdage.cardgame.book import NOBODY
from thirdage.cardgame.positions import FRODO, WITCH_KING, asked, do, log, names, place_names, table, why_not
from thirdage.cardgame.tables import FREE, PLACE, SHADOW
from thirdage.kernel.frames import Frame

LATER = (("turn", WITCH_KING),)


def combat(place: str) -> Frame:
    return ("combat", NOBODY, PLACE[place])


# Riders of Rohan, Village Militia.


@pytest.mark.parametrize("army, winner", [("Riders of Rohan", FREE), ("Village Militia", SHADOW)])
@card("Riders of Rohan", "Village Militia")
@rule("CG-11.15", "CG-11.20")
def test_the_riders_attack_with_two_icons_the_militia_with_one(army: str, winner: int) -> None:
    s = table(battlegrounds={"Orthanc": f"{army}; Théoden; Éowyn"}, asking=combat("Orthanc"), then=LATER)  # 1 more by Éowyn against 2
    assert place_names(s.scored[winner]) == ["Orthanc"]
    assert s.stack == [("turn", WITCH_KING)]


@pytest.mark.parametrize("army", ["Riders of Rohan", "Village Militia"])
@card("Riders of Rohan", "Village Militia")
@rule("CG-11.17")
def test_each_rohan_army_defends_with_one_icon(army: str) -> None:
    s = table(battlegrounds={"Edoras": f"{army}; Wolf-riders"}, asking=combat("Edoras"), then=LATER)
    assert place_names(s.scored[FREE]) == ["Edoras"]
    assert s.stack == [("turn", WITCH_KING)]
    s = table(battlegrounds={"Edoras": f"{army}; Devilry of Saruman"}, asking=combat("Edoras"), then=LATER)
    assert place_names(s.scored[SHADOW]) == ["Edoras"]
    assert s.stack == [("turn", WITCH_KING)]


@card("Riders of Rohan", "Village Militia")
@rule("CG-8.9")
def test_rohan_armies_go_where_rohan_fights() -> None:
    s = table(hand="Riders of Rohan, Gimli", battlegrounds={"Edoras": "", "Minas Tirith": "", "Morannon": "", "Moria": ""}, path="Egladil")
    do(s, "play Riders of Rohan 1")
    assert asked(s) == ["to Edoras", "to Morannon", "to the reserve"]
    assert why_not(s, ("to", "Minas Tirith")) == "CG-8.9"
    do(s, "to Edoras")
    assert s.stack == [("turn", WITCH_KING)]


# Éomer.

FIVE = "Gimli, Riders of Rohan 2, Théoden, Sting, Village Militia"


@card("Éomer")
@rule("CG-T10", "CG-C15")
def test_eomer_draws_five_plays_a_rohan_army_and_cycles_the_rest() -> None:
    s = table(hand="Éomer, Sam Gamgee", deck=f"{FIVE}, Frodo Baggins", path="Egladil", battlegrounds={"Edoras": ""})
    do(s, "play Éomer", "to the reserve")
    assert names(s.cycle[FRODO]) == ["Sam Gamgee"]  # his own cost
    assert names(s.aside[FRODO]) == FIVE.split(", ")
    assert asked(s) == ["play Riders of Rohan 2", "play Village Militia", "cycle the rest"]  # no character, though of Rohan
    do(s, "play Village Militia", "to Edoras")
    assert names(s.field[FREE]) == ["Village Militia"]
    assert names(s.cycle[FRODO]) == ["Sam Gamgee", "Gimli", "Riders of Rohan 2", "Théoden", "Sting"]  # no further cost
    assert (s.hand[FRODO], s.aside[FRODO]) == ([], [])
    assert s.stack == [("turn", WITCH_KING)]


@card("Éomer")
@rule("CG-C15", "CG-8.19")
def test_what_eomer_plays_to_reserve_may_not_move_this_round() -> None:
    s = table(hand="Éomer, Sam Gamgee", deck=f"{FIVE}, Frodo Baggins", path="Egladil", battlegrounds={"Edoras": ""})
    do(s, "play Éomer", "to Edoras", "play Riders of Rohan 2", "to the reserve")
    assert names(s.reserve[FRODO]) == ["Riders of Rohan 2"]
    do(s, *["pass"] * 3)
    assert why_not(s, ("move", "Riders of Rohan 2")) == "CG-8.19"
    assert s.stack == [("turn", FRODO)]


@card("Éomer")
@rule("CG-C15")
def test_eomer_may_play_none_and_only_what_is_played_is_shown() -> None:
    s = table(hand="Éomer, Sam Gamgee", deck=f"{FIVE}, Frodo Baggins", path="Egladil")
    do(s, "play Éomer", "cycle the rest")
    assert names(s.cycle[FRODO]) == ["Sam Gamgee", *FIVE.split(", ")]
    heard = " ".join(log(s, "witch-king"))
    assert not any(name in heard for name in FIVE.split(", "))
    assert s.stack == [("turn", WITCH_KING)]


@card("Éomer")
@rule("CG-R34")
def test_with_no_rest_the_army_is_paid_for_as_usual() -> None:
    s = table(hand="Éomer", reserve="Gimli", deck="Sting, Village Militia", path="Egladil")
    do(s, "play Éomer", "forsake the top of the draw deck")
    do(s, "play Village Militia")  # the only card drawn: no rest pays for it, and the hand is empty
    assert asked(s) == ["forsake Gimli", "forsake Éomer"]  # the army cannot pay for itself
    do(s, "forsake Gimli")
    assert names(s.reserve[FRODO]) == ["Éomer", "Village Militia"]
    assert names(s.gone[FRODO])[-2:] == ["Sting", "Gimli"]
    assert s.stack == [("turn", WITCH_KING)]


@card("Éomer")
@rule("CG-T28")
def test_eomer_who_empties_the_deck_makes_a_new_one_before_the_rest_is_cycled() -> None:
    s = table(
        hand="Éomer, Sam Gamgee",
        deck=FIVE,
        cycle="Frodo Baggins, Merry Brandybuck, Pippin Took, Treebeard, Quickbeam",
        path="Egladil",
    )
    do(s, "play Éomer", "play Riders of Rohan 2")
    assert len(s.deck[FRODO]) == 6
    assert names(s.cycle[FRODO]) == ["Gimli", "Théoden", "Sting", "Village Militia"]
    assert s.stack == [("turn", WITCH_KING)]


@card("Éomer")
@rule("CG-10.11")
def test_eomer_without_a_deck_draws_nothing() -> None:
    s = table(hand="Éomer", deck="", path="Egladil")
    do(s, "play Éomer")  # completely out of cards: no cost either (CG-R31)
    assert names(s.reserve[FRODO]) == ["Éomer"]
    assert s.aside[FRODO] == []
    assert s.stack == [("turn", WITCH_KING)]


@card("Éomer", "Théoden", "Éowyn")
@rule("CG-9.3", "CG-C45")
def test_moved_they_have_no_text() -> None:
    for name in ("Éomer", "Théoden", "Éowyn"):
        s = table(reserve=name, cycle="Merry Brandybuck", battlegrounds={"Morannon": "The Hunter"}, path="Egladil")
        do(s, f"move {name}")
        assert names(s.field[FREE]) == [name]
        assert names(s.field[SHADOW]) == ["The Hunter"]
        assert s.stack == [("turn", WITCH_KING)]


@pytest.mark.parametrize("leader", ["Éomer", "Éowyn"])
@card("Éomer", "Éowyn")
@rule("CG-11.22")
def test_they_attack_with_one_icon_and_defend_with_one_only_if_supported(leader: str) -> None:
    s = table(battlegrounds={"Edoras": f"{leader}; Village Militia; Devilry of Saruman"}, asking=combat("Edoras"), then=LATER)
    assert place_names(s.scored[FREE]) == ["Edoras"]
    assert s.stack == [("turn", WITCH_KING)]
    s = table(battlegrounds={"Edoras": f"{leader}; Wolf-riders"}, asking=combat("Edoras"), then=LATER)
    assert place_names(s.scored[SHADOW]) == ["Edoras"]
    assert s.stack == [("turn", WITCH_KING)]


# Éowyn.


@card("Éowyn")
@rule("CG-C45", "CG-C55")
def test_eowyn_strikes_a_nazgul_on_her_battleground_with_its_items() -> None:
    s = table(
        hand="Éowyn, Gimli",
        cycle="Merry Brandybuck",
        battlegrounds={
            "Morannon": "The Witch-king with Fell Beast and Nazgûl's Mantle; Mouth of Sauron; Mordor Orcs; The Hunter",
            "Minas Tirith": "The Reaver",
        },
        on_path="The Commander",
        reserve="The Beguiler",
        path="Egladil",
    )
    do(s, "play Éowyn", "to Morannon")
    assert names(s.cycle[FRODO]) == ["Merry Brandybuck", "Gimli"]  # paid first
    assert asked(s) == ["eliminate The Witch-king", "eliminate The Hunter", "eliminate nobody"]
    do(s, "eliminate The Witch-king")
    assert names(s.gone[WITCH_KING]) == ["The Witch-king", "Fell Beast", "Nazgûl's Mantle"]  # a text about combat does not save him
    assert s.cycle[WITCH_KING] == []
    assert names(s.field[SHADOW]) == ["Mouth of Sauron", "Mordor Orcs 1", "The Hunter"]
    assert s.stack == [("turn", WITCH_KING)]  # and nobody is fetched: she is not in reserve


@card("Éowyn")
@rule("CG-C45")
def test_eowyn_need_not_strike() -> None:
    s = table(hand="Éowyn, Gimli", battlegrounds={"Morannon": "The Hunter"}, path="Egladil")
    do(s, "play Éowyn", "to Morannon", "eliminate nobody")
    assert names(s.field[SHADOW]) == ["The Hunter"]
    assert s.gone[WITCH_KING] == []
    assert s.stack == [("turn", WITCH_KING)]


@pytest.mark.parametrize("value, victims", [("same-battleground", []), ("anywhere", ["The Beguiler", "The Commander", "The Reaver"])])
@card("Éowyn")
@rule("CG-C45")
def test_where_the_victim_may_be_is_a_switch(value: str, victims: list[str]) -> None:
    s = table(
        hand="Éowyn, Gimli",
        battlegrounds={"Edoras": "Wolf-riders", "Minas Tirith": "The Reaver"},
        on_path="The Commander",
        reserve="The Beguiler with Fell Beast",
        path="Egladil",
        rulings={"CG-C45": value},
    )
    do(s, "play Éowyn", "to Edoras")
    if victims:
        assert asked(s) == [*(f"eliminate {victim}" for victim in victims), "eliminate nobody"]
        do(s, "eliminate The Beguiler")
        assert names(s.gone[WITCH_KING]) == ["The Beguiler", "Fell Beast"]
    assert s.stack == [("turn", WITCH_KING)]


@card("Éowyn")
@rule("CG-C45")
def test_with_the_switch_she_strikes_still_only_when_played_to_a_battleground() -> None:
    s = table(hand="Éowyn, Gimli", reserve="The Beguiler", path="Egladil", rulings={"CG-C45": "anywhere"})
    do(s, "play Éowyn")  # to the reserve
    assert asked(s) == ["take nothing"]  # that is Merry and Pippin
    do(s, "take nothing")
    assert names(s.reserve[WITCH_KING]) == ["The Beguiler"]
    assert s.stack == [("turn", WITCH_KING)]


@card("Éowyn")
@rule("CG-C7")
def test_eowyn_in_reserve_may_take_merry_or_pippin_even_merry_cycled_for_her() -> None:
    s = table(hand="Éowyn, Merry Brandybuck", cycle="Pippin Took, Sam Gamgee", path="Egladil", battlegrounds={"Morannon": "The Hunter"})
    do(s, "play Éowyn", "to the reserve")
    assert asked(s) == ["take Merry Brandybuck", "take Pippin Took", "take nothing"]
    do(s, "take Merry Brandybuck")
    assert names(s.hand[FRODO]) == ["Merry Brandybuck"]
    assert names(s.cycle[FRODO]) == ["Pippin Took", "Sam Gamgee"]
    assert s.stack == [("turn", WITCH_KING)]


@card("Éowyn")
@rule("CG-R10")
def test_eowyn_in_reserve_is_asked_whatever_lies_in_the_pile() -> None:
    s = table(hand="Éowyn, Gimli", deck="Merry Brandybuck", path="Egladil")
    do(s, "play Éowyn")
    assert asked(s) == ["take nothing"]
    do(s, "take nothing")
    assert names(s.deck[FRODO]) == ["Merry Brandybuck"]
    assert s.stack == [("turn", WITCH_KING)]


# Théoden.


@card("Théoden")
@rule("CG-C46")
def test_theoden_plays_any_rohan_card_that_could_be_played_now() -> None:
    s = table(
        hand="Théoden, Sam Gamgee", deck="Shadowfax, Éowyn, Merry Brandybuck, Riders of Rohan, Death! Ride, Ride to Ruin", path="Egladil"
    )
    do(s, "play Théoden")
    assert asked(s) == ["play Éowyn", "play Riders of Rohan 1", "play Death! Ride, Ride to Ruin", "cycle the rest"]  # Merry stays a Hobbit
    assert why_not(s, ("play", "Shadowfax")) == "CG-8.13"  # Gandalf is not in play
    do(s, "play Éowyn")
    assert asked(s) == ["take Merry Brandybuck", "take nothing"]  # her text comes when the rest is cycled
    do(s, "take Merry Brandybuck")
    assert names(s.reserve[FRODO]) == ["Théoden", "Éowyn"]
    assert names(s.cycle[FRODO]) == ["Shadowfax", "Riders of Rohan 1", "Death! Ride, Ride to Ruin"]
    assert names(s.deck[FRODO]) == ["Sam Gamgee"]
    assert s.stack == [("turn", WITCH_KING)]


@card("Théoden")
@rule("CG-C15", "CG-8.7")
def test_theoden_cannot_play_a_character_who_was_played_this_round() -> None:
    s = table(hand="Théoden, Sam Gamgee", deck="Éowyn, Éomer, Sting", played="Éowyn", path="Egladil")
    do(s, "play Théoden")
    assert asked(s) == ["play Éomer", "cycle the rest"]
    assert why_not(s, ("play", "Éowyn")) == "CG-8.7"
    do(s, "cycle the rest")
    assert s.stack == [("turn", WITCH_KING)]


@card("Théoden", "Shadowfax")
@rule("CG-C46")
def test_theoden_plays_shadowfax_if_gandalf_is_in_play() -> None:
    s = table(
        hand="Théoden, Sam Gamgee",
        deck="Shadowfax, Sting",
        battlegrounds={"Minas Tirith": "Gandalf the White"},
        path="Egladil",
        cycle="Gimli",
    )
    do(s, "play Théoden", "play Shadowfax")
    assert names(s.items[52]) == ["Shadowfax"]
    assert s.stack == [("turn", WITCH_KING)]


@card("Théoden", "Death! Ride, Ride to Ruin")
@rule("CG-C46", "CG-R33")
def test_theoden_plays_the_event_whose_text_follows_and_which_is_then_eliminated() -> None:
    s = table(
        hand="Théoden, Sam Gamgee",
        deck="Death! Ride, Ride to Ruin; Sting; Gimli; Frodo Baggins; Pippin Took; Quickbeam",
        battlegrounds={"Morannon": "Mordor Orcs 3"},
        path="Egladil",
    )
    do(s, "play Théoden", "to the reserve", "play Death! Ride, Ride to Ruin")  # Théoden is the only Rohan card in reserve
    assert names(s.gone[FRODO])[-2:] == ["Théoden", "Death! Ride, Ride to Ruin"]
    assert names(s.gone[WITCH_KING])[-1] == "Mordor Orcs 3"
    assert names(s.cycle[FRODO]) == ["Sam Gamgee", "Sting", "Gimli", "Frodo Baggins", "Pippin Took"]
    assert (s.reserve[FRODO], s.resolving, s.field) == ([], [], [[], []])
    assert s.stack == [("turn", WITCH_KING)]


@card("Théoden", "Death! Ride, Ride to Ruin")
@rule("CG-C15")
def test_theoden_on_a_battleground_cannot_play_an_event_that_would_do_nothing() -> None:
    s = table(hand="Théoden, Sam Gamgee", deck="Death! Ride, Ride to Ruin; Sting; Gimli", battlegrounds={"Morannon": "Mordor Orcs 3"})
    do(s, "play Théoden", "to Morannon")
    assert asked(s) == ["cycle the rest"]
    assert why_not(s, ("play", "Death! Ride, Ride to Ruin")) == "CG-C48"
    do(s, "cycle the rest")
    assert s.stack == [("turn", WITCH_KING)]


@card("Théoden", "Éomer")
@rule("CG-C15", "CG-R33")
def test_theoden_plays_eomer_who_draws_in_his_turn() -> None:
    s = table(
        hand="Théoden, Sam Gamgee",
        deck="Éomer, Sting, Gimli, Sméagol, Éowyn, Village Militia, Glamdring, Quickbeam, Treebeard, Gwaihir the Windlord, Shadowfax",
        path="Weathertop",
    )
    do(s, "play Théoden", "play Éomer", "play Village Militia")
    assert names(s.reserve[FRODO]) == ["Théoden", "Éomer", "Village Militia"]
    cycled = "Sam Gamgee, Sting, Gimli, Sméagol, Éowyn, Glamdring, Quickbeam, Treebeard, Gwaihir the Windlord"
    assert names(s.cycle[FRODO]) == cycled.split(", ")
    assert s.stack == [("turn", WITCH_KING)]


@pytest.mark.parametrize(
    "hand, reserve, on_path, elsewhere, winner",
    [
        ("", "", "", "", SHADOW),
        ("", "Gandalf the White", "", "", FREE),
        ("", "", "Gandalf the Grey", "", FREE),
        ("", "", "", "Gandalf the White", FREE),
        ("Gandalf the White, Gandalf the Grey", "", "", "", SHADOW),
        ("", "Treebeard", "", "", SHADOW),
    ],
)
@card("Théoden")
@rule("CG-C46")
def test_theoden_is_stronger_while_gandalf_is_in_play(hand: str, reserve: str, on_path: str, elsewhere: str, winner: int) -> None:
    for place, cards in (("Orthanc", "Théoden; Riders of Rohan"), ("Edoras", "Théoden; Wolf-riders")):
        s = table(
            hand=hand,
            reserve=reserve,
            on_path=on_path,
            path="Egladil",
            battlegrounds={place: cards, "Moria": elsewhere},
            asking=combat(place),
            then=LATER,
        )
        assert place_names(s.scored[winner]) == [place]
        assert s.stack == [("turn", WITCH_KING)]
