"""What the bots lose (AS-5.2, AS-R22, AS-R40), and whom their armies support (AS-R27)."""

import pytest

from tests.cardgame.shadow.walking import SEEDS, bots
from tests.cardgame.telling import happened
from tests.citing import card, rule
from thirdage.cardgame.book import NOBODY
from thirdage.cardgame.positions import FRODO, SARUMAN, WITCH_KING, asked, do, names, place_names
from thirdage.cardgame.state import State
from thirdage.cardgame.tables import FREE, NUMBER, PLACE, SHADOW

AFTER = (("turn", FRODO),)
FIVE = "Riders of Rohan 1, Riders of Rohan 2, Village Militia"  # attack 5
THREE = "Riders of Rohan 1, Village Militia"  # attack 3


def fought(place: str, cards: str) -> State:
    """The combat on a battleground, up to its end."""
    number = PLACE.get(f"{place} (bot)", PLACE[place])
    s = bots(battlegrounds={place: cards}, asking=("combat", NOBODY, number), then=AFTER)
    assert s.stack == list(AFTER)
    return s


def shadow_lost(state: State) -> list[str]:
    """The Shadow cards that were eliminated, in order."""
    cards = [deed.removeprefix("eliminate ") for deed in happened(state, "eliminate")]
    return [name for name in cards if f"{name} (bot)" in NUMBER]


# In combat.


@rule("AS-T3", "AS-5.2")
@card("Orthanc", "Saruman")
def test_defenders_fall_from_the_right_until_the_attack_is_cancelled() -> None:
    s = fought("Orthanc", f"{FIVE}, White Hand Orcs 1, Wolf-riders, Saruman")
    assert happened(s, "names_loss") == ["names_loss Saruman", "names_loss Wolf-riders"]
    assert shadow_lost(s) == ["Saruman", "Wolf-riders"]
    assert names(s.cycle[SARUMAN]) == ["White Hand Orcs 1"]
    assert place_names(s.scored[SHADOW]) == ["Orthanc"]


@pytest.mark.parametrize(
    "row, fallen",
    [
        ("Wolf-riders, Fighting Uruk-hai", ["Fighting Uruk-hai"]),
        ("Fighting Uruk-hai, Wolf-riders", ["Wolf-riders"]),
        ("White Hand Orcs 1, Wolf-riders, White Hand Orcs 2", ["White Hand Orcs 2"]),
    ],
)
@rule("AS-5.2")
def test_the_order_of_arrival_decides_and_not_the_price(row: str, fallen: list[str]) -> None:
    s = fought("Orthanc", f"{THREE}, {row}")  # 3 against 2: one more icon must be cancelled
    assert shadow_lost(s) == fallen
    assert place_names(s.scored[SHADOW]) == ["Orthanc"]


@rule("AS-5.2")
def test_if_no_card_is_left_all_are_lost_and_so_is_the_place() -> None:
    s = fought("Orthanc", f"{FIVE}, White Hand Orcs 1, Wolf-riders")
    assert sorted(shadow_lost(s)) == ["White Hand Orcs 1", "Wolf-riders"]
    assert place_names(s.scored[FREE]) == ["Orthanc"]


@rule("AS-5.2", "AS-R2")
def test_cards_of_both_bots_stand_in_one_row_and_no_bot_is_asked_to_agree() -> None:
    s = fought("Morannon", f"{THREE}, Mordor Orcs 1, Haradrim Mûmakil")
    assert shadow_lost(s) == ["Haradrim Mûmakil"]
    s = fought("Morannon", f"{THREE}, Haradrim Mûmakil, Mordor Orcs 1")
    assert shadow_lost(s) == ["Mordor Orcs 1"]
    assert names(s.cycle[SARUMAN]) == ["Haradrim Mûmakil"]


@rule("AS-R22")
def test_a_card_that_cancels_nothing_is_passed_over_while_others_are_left() -> None:
    s = fought("Orthanc", f"{THREE}, Fighting Uruk-hai, Wolf-riders, Devilry of Saruman")
    assert shadow_lost(s) == ["Wolf-riders"]
    assert names(s.cycle[SARUMAN]) == ["Fighting Uruk-hai", "Devilry of Saruman"]


@rule("AS-R22")
def test_it_is_lost_with_the_others_if_the_attack_is_not_cancelled() -> None:
    s = fought("Orthanc", f"{FIVE}, Wolf-riders, Devilry of Saruman")
    assert sorted(shadow_lost(s)) == ["Devilry of Saruman", "Wolf-riders"]
    assert s.cycle[SARUMAN] == []


# Support.


@pytest.mark.parametrize(
    "row, leader",
    [
        ("Mordor Orcs 1, The Commander, The Reaver", "The Reaver"),
        ("Mordor Orcs 1, The Reaver, The Commander", "The Commander"),
        ("The Reaver, The Commander, Mordor Orcs 1", "The Commander"),
        ("Mordor Orcs 1, The Reaver, The Commander, Gorbag & Shagrat", "The Commander"),  # who lead nobody in an attack
    ],
)
@rule("AS-R27")
def test_an_army_short_supports_the_right_most_leader_whose_icon_counts(row: str, leader: str) -> None:
    s = fought("Minas Tirith", row)
    told = [event for event in s.events or () if event[0] == "support"]
    assert [(names([army])[0], names([led])[0]) for _, army, led, _ in told] == [("Mordor Orcs 1", leader)]


@rule("AS-R27")
def test_two_armies_support_the_two_right_most_of_three() -> None:
    s = fought("Minas Tirith", "Mordor Orcs 1, The Hunter, The Commander, Mordor Orcs 2, The Reaver")
    led = {names([event[2]])[0] for event in s.events or () if event[0] == "support"}
    assert led == {"The Commander", "The Reaver"}


# By cards of the Free Peoples.


@pytest.mark.parametrize(
    "row, fallen",
    [
        ("Wolf-riders, Fighting Uruk-hai, Saruman", "Fighting Uruk-hai"),
        ("Fighting Uruk-hai, Wolf-riders", "Wolf-riders"),
    ],
)
@rule("AS-R40", "AS-R33")
@card("Treebeard")
def test_treebeard_costs_the_right_most_isengard_army_where_he_comes(row: str, fallen: str) -> None:
    s = bots(
        battlegrounds={"Orthanc": f"Treebeard, {row}", "Edoras": "White Hand Orcs 1"},
        reserve="White Hand Orcs 2",
        path="Caradhras",
        asking=("arrive", FRODO, NUMBER["Treebeard"]),
        then=AFTER,
    )
    assert happened(s, "eliminate") == [f"eliminate {fallen}"]
    assert s.stack == list(AFTER)


@rule("AS-R40", "AS-5.4")
def test_where_his_victim_may_be_anywhere_battlegrounds_come_before_the_reserve() -> None:
    given = {"reserve": "White Hand Orcs 2", "path": "Caradhras", "rulings": {"CG-C51": "anywhere"}, "then": AFTER}
    arrives = ("arrive", FRODO, NUMBER["Treebeard"])
    s = bots(battlegrounds={"Edoras": "White Hand Orcs 1", "Orthanc": "Treebeard"}, asking=arrives, **given)
    assert happened(s, "eliminate") == ["eliminate White Hand Orcs 1"]
    s = bots(battlegrounds={"Edoras": "", "Orthanc": "Treebeard"}, asking=arrives, **given)
    assert happened(s, "eliminate") == ["eliminate White Hand Orcs 2"]


@pytest.mark.parametrize(
    "count, fallen",
    [
        (1, ["The Reaver", "Morgul Blade"]),
        (2, ["The Reaver", "Morgul Blade", "Olog-hai"]),
        (3, ["The Reaver", "Morgul Blade", "Olog-hai", "Mordor Orcs 1"]),
        (4, ["The Reaver", "Morgul Blade", "Olog-hai", "Mordor Orcs 1"]),  # no more are there
    ],
)
@rule("AS-R40", "AS-5.3")
@card("Death! Ride, Ride to Ruin")
def test_the_ride_costs_mordor_from_the_right_most_battleground_leftwards_and_no_item_by_itself(count: int, fallen: list[str]) -> None:
    s = bots(
        battlegrounds={"Lórien": "Mordor Orcs 1", "Minas Tirith": "Olog-hai, The Reaver with Morgul Blade; Haradrim Mûmakil"},
        reserve="Black Uruks",
        on_path="The Witch-king",
        path="Weathertop",
        asking=("ruin_of_mordor", WITCH_KING, count),
        then=AFTER,
    )
    assert happened(s, "eliminate") == [f"eliminate {name}" for name in fallen]
    assert names(s.reserve[WITCH_KING]) == ["Black Uruks"]
    assert s.stack == list(AFTER)


@rule("AS-R40")
def test_a_rider_may_fall_for_nothing() -> None:
    s = bots(battlegrounds={"Minas Tirith": "Haradrim Mûmakil"}, path="", asking=("ruin_of_mordor", WITCH_KING, 2), then=AFTER)
    assert happened(s, "eliminate") == []
    assert s.stack == list(AFTER)


@rule("AS-R40", "AS-4.1")
@card("Narya, Ring of Fire")
def test_from_hand_the_loss_is_random() -> None:
    kept = set()
    for seed in SEEDS:
        s = bots(
            hand="Olog-hai, Black Uruks",
            reserve="Gandalf the White with Narya, Ring of Fire; Mordor Orcs 1",
            asking=("do_text", FRODO, NUMBER["Narya, Ring of Fire"]),
            then=AFTER,
            seed=seed,
        )
        assert names(s.reserve[WITCH_KING]) == ["Mordor Orcs 1"]
        kept |= set(names(s.hand[WITCH_KING]))
    assert kept == {"Olog-hai", "Black Uruks"}


@rule("AS-R40", "AS-R33")
@card("Éowyn")
def test_where_the_text_lets_the_free_peoples_choose_they_do() -> None:
    s = bots(
        battlegrounds={"Minas Tirith": "Éowyn, The Reaver, The Commander, Mordor Orcs 1"},
        asking=("eowyn_strikes", FRODO, PLACE["Minas Tirith"]),
        then=AFTER,
    )
    assert asked(s) == ["eliminate The Reaver", "eliminate The Commander", "eliminate nobody"]
    do(s, "eliminate The Reaver")
    assert names(s.field[SHADOW]) == ["The Commander", "Mordor Orcs 1"]
