"""How Free Peoples cards hit bots: what a text puts on them is worked out by their own rules (AS-R40)."""

import pytest

from tests.cardgame.shadow.deeds import bots
from tests.cardgame.telling import happened, seen
from tests.citing import card, rule
from thirdage.cardgame.positions import ARAGORN, FRODO, SARUMAN, WITCH_KING, asked, do, names
from thirdage.cardgame.tables import SHADOW

# Treebeard: the right-most Isengard army on his battleground.


@card("Treebeard")
@rule("AS-R40", "AS-R33")
def test_treebeard_costs_the_right_most_isengard_army_on_his_battleground() -> None:
    row = "Devilry of Saruman; White Hand Orcs 1; Wolf-riders; Saruman"
    s = bots(
        FRODO, hand="Treebeard, Gimli", battlegrounds={"Orthanc": row, "Edoras": "Fighting Uruk-hai"}, reserve="White Hand Orcs 2", deck=""
    )
    do(s, "play Treebeard", "to Orthanc")  # no question to anybody
    assert names(s.gone[SARUMAN])[-1] == "Wolf-riders"
    assert names(s.field[SHADOW]) == ["Devilry of Saruman", "White Hand Orcs 1", "Saruman"]
    assert names(s.field[3]) == ["Fighting Uruk-hai"] and names(s.reserve[SARUMAN]) == ["White Hand Orcs 2"]
    assert s.stack == [("turn", ARAGORN)]


@card("Treebeard")
@rule("AS-R40")
def test_treebeard_finds_no_army_where_none_of_isengard_stands() -> None:
    s = bots(FRODO, hand="Treebeard, Gimli", battlegrounds={"Orthanc": "Saruman", "Edoras": "Fighting Uruk-hai"}, deck="")
    do(s, "play Treebeard", "to Orthanc")
    assert happened(s, "eliminate") == []
    s = bots(FRODO, hand="Treebeard, Gimli", battlegrounds={"Moria": "Goblins of the Misty Mountains 1"}, deck="")
    do(s, "play Treebeard", "to Moria")
    assert happened(s, "eliminate") == []
    assert s.stack == [("turn", ARAGORN)]


@card("Treebeard")
@rule("AS-R40", "AS-5.4", "AS-R3")
def test_treebeard_in_the_other_reading_takes_the_right_most_of_the_right_most_battleground() -> None:
    s = bots(
        FRODO,
        hand="Treebeard, Gimli",
        battlegrounds={"Orthanc": "Wolf-riders", "Edoras": "Fighting Uruk-hai; White Hand Orcs 1"},
        reserve="White Hand Orcs 2",
        deck="",
        rulings={"CG-C51": "anywhere"},
    )
    do(s, "play Treebeard", "to Orthanc")
    assert names(s.gone[SARUMAN])[-1] == "White Hand Orcs 1"
    assert s.stack == [("turn", ARAGORN)]


# Éowyn: the Free Peoples choose.


@card("Éowyn", "Nazgûl's Mantle (bot)")
@rule("AS-R40")
def test_eowyn_strikes_a_nazgul_of_her_players_choice_and_no_mantle_saves_it() -> None:
    here = "The Witch-king with Nazgûl's Mantle; The Hunter; Olog-hai"
    s = bots(FRODO, hand="Éowyn, Gimli", battlegrounds={"Morannon": here}, deck="")
    do(s, "play Éowyn", "to Morannon")
    assert asked(s) == ["eliminate The Witch-king", "eliminate The Hunter", "eliminate nobody"]
    do(s, "eliminate The Witch-king")
    assert names(s.gone[WITCH_KING])[-2:] == ["The Witch-king", "Nazgûl's Mantle"] and s.cycle[WITCH_KING] == []
    assert names(s.field[SHADOW]) == ["The Hunter", "Olog-hai"]
    assert s.stack == [("turn", ARAGORN)]


# Death! Ride, Ride to Ruin: from the right-most battleground leftwards.

RIDE = "Death! Ride, Ride to Ruin"


@card("Death! Ride, Ride to Ruin")
@rule("AS-R40", "AS-5.3")
@pytest.mark.parametrize("riders, count", [(1, 1), (2, 3), (3, 4)])
def test_death_ride_takes_mordor_cards_from_the_right_most_battleground_leftwards(riders: int, count: int) -> None:
    fallen = ["Olog-hai", "The Hunter", "Morgul Blade", "Black Uruks"]
    s = bots(
        FRODO,
        hand=f"{RIDE}; Gimli",
        reserve="Éomer; Théoden; Village Militia",
        path="Weathertop",
        on_path="The Reaver",
        battlegrounds={
            "Lórien": "Mordor Orcs 1; Black Uruks",
            "Minas Tirith": "The Hunter with Morgul Blade; Haradrim Mûmakil; Olog-hai; Corsairs of Umbar",
            "Umbar": "Haradrim Regulars",
        },
    )
    do(s, f"play {RIDE}", *[f"eliminate {rider}" for rider in ("Éomer", "Théoden", "Village Militia")[:riders]])
    if riders < 3:
        do(s, "no more")
    assert names(s.gone[WITCH_KING]) == fallen[:count]  # no card of Saruman's, none on the path; an item with its wielder only
    assert s.gone[SARUMAN] == [] and names(s.path[SHADOW]) == ["The Reaver"]
    assert s.stack == [("turn", ARAGORN)]


@card("Death! Ride, Ride to Ruin")
@rule("AS-R40")
def test_death_ride_takes_what_there_is_and_nothing_where_no_mordor_card_stands() -> None:
    s = bots(FRODO, hand=f"{RIDE}; Gimli", reserve="Éomer; Théoden", battlegrounds={"Lórien": "Mordor Orcs 1"})
    do(s, f"play {RIDE}", "eliminate Éomer", "eliminate Théoden")
    assert names(s.gone[WITCH_KING]) == ["Mordor Orcs 1"]
    s = bots(FRODO, hand=f"{RIDE}; Gimli", reserve="Éomer; Olog-hai", battlegrounds={"Umbar": "Haradrim Regulars"})
    do(s, f"play {RIDE}")  # Éomer alone is no choice
    assert names(s.gone[FRODO]) == ["Éomer", RIDE]
    assert s.gone[WITCH_KING] == s.gone[SARUMAN] == []
    assert s.stack == [("turn", ARAGORN)]


# Narya, Ring of Fire: from hand at random, else by forsaking.


@card("Narya, Ring of Fire")
@rule("AS-R40", "AS-4.1")
def test_narya_makes_each_bot_cycle_a_random_card_unseen() -> None:
    cycled = set()
    for seed in "abcdefghijklmnopqrst":
        s = bots(FRODO, reserve="Gandalf the Grey with Narya, Ring of Fire", hand="Wolf-riders, Shelob, Gollum", deck="Uglúk", seed=seed)
        do(s, "use Narya, Ring of Fire")
        assert len(s.hand[SARUMAN]) == 2
        assert not {"Wolf-riders", "Shelob", "Gollum"} & {*seen(s, "frodo")}
        cycled |= {*names(s.cycle[SARUMAN])}
        assert s.stack == [("turn", ARAGORN)]
    assert cycled == {"Wolf-riders", "Shelob", "Gollum"}


@card("Narya, Ring of Fire")
@rule("AS-T20", "AS-R20", "AS-R40")
def test_narya_makes_an_empty_hand_forsake_in_the_bots_order() -> None:
    s = bots(FRODO, reserve="Gandalf the Grey with Narya, Ring of Fire; Uglúk; Wolf-riders", deck="Olog-hai, Black Uruks, Shelob")
    do(s, "use Narya, Ring of Fire")
    assert names(s.cycle[SARUMAN]) == ["Wolf-riders"] and names(s.deck[SARUMAN]) == ["Shelob"]  # the right-most of the reserve
    assert names(s.gone[WITCH_KING])[-1] == "Olog-hai" and s.cycle[WITCH_KING] == []  # or the top of the deck
    assert s.stack == [("turn", ARAGORN)]
