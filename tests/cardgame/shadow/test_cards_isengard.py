"""The bots' Isengard armies and characters. (Saruman's items and his event: `test_cards_items_events`.)"""

import pytest

from tests.cardgame.cards.fighting import fight
from tests.cardgame.shadow.deeds import bots, did, turn_of
from tests.cardgame.telling import seen, told
from tests.citing import card, rule
from thirdage.cardgame.positions import ARAGORN, FRODO, SARUMAN, asked, do, names, place_names, shown, why_not
from thirdage.cardgame.state import DECK, GONE, HAND, PILES
from thirdage.cardgame.tables import NUMBER, SHADOW

ROHAN_AT_ORTHANC = "Gandalf the Grey; Riders of Rohan 1"  # attack 4 against its defence of 2


# Armies.


@card("Devilry of Saruman (bot)", "Fighting Uruk-hai (bot)", "Wolf-riders (bot)", "White Hand Orcs (bot)")
@rule("AS-10.3", "AS-10.4", "AS-R36")
@pytest.mark.parametrize(
    "army, place, foes, wins",
    [
        ("Devilry of Saruman", "Helm's Deep", "", True),  # 3 attack against 2
        ("Devilry of Saruman", "Orthanc", ROHAN_AT_ORTHANC, False),  # no defence icon
        ("Fighting Uruk-hai", "Orthanc", ROHAN_AT_ORTHANC, True),  # 2 + 2 defence
        ("Fighting Uruk-hai", "Edoras", "", False),  # 1 attack against 1
        ("Wolf-riders", "Edoras", "", True),
        ("Wolf-riders", "Orthanc", ROHAN_AT_ORTHANC, False),
        ("White Hand Orcs 1", "Orthanc", "Riders of Rohan 1; Village Militia", True),
        ("White Hand Orcs 1", "Edoras", "", False),
    ],
)
def test_an_isengard_army_is_played_or_moved_where_it_turns_a_lost_combat_and_else_waits(
    army: str, place: str, foes: str, wins: bool
) -> None:
    s = bots(SARUMAN, hand=army, battlegrounds={place: foes})
    assert did(s) == [f"play {army} to {place if wins else 'the reserve'}"]
    assert s.hand[SARUMAN] == s.cycle[SARUMAN] == []  # it costs nothing
    s = bots(SARUMAN, reserve=army, battlegrounds={place: foes})
    assert did(s) == ([f"move {army} to {place}"] if wins else ["pass"])
    assert names(s.field[SHADOW]) == ([army] if wins else [])
    assert s.stack == [("turn", FRODO)]


@card("Devilry of Saruman (bot)", "Wolf-riders (bot)")
@rule("AS-8.4")
def test_an_isengard_army_stays_where_the_shadow_is_winning_already() -> None:
    s = bots(SARUMAN, reserve="Wolf-riders", battlegrounds={"Helm's Deep": "Devilry of Saruman", "Orthanc": ""})
    assert did(s) == ["pass"]
    assert names(s.reserve[SARUMAN]) == ["Wolf-riders"]
    assert s.stack == [("turn", FRODO)]


# Gríma Wormtongue.

SEARCH, DRAW_2 = "let Saruman look for the card Saruman in the draw deck", "let Saruman draw 2 cards"


@card("Gríma Wormtongue (bot)")
@rule("AS-9.1", "AS-10.1", "AS-R24")
def test_grima_goes_on_his_first_turn_and_the_humans_may_let_saruman_be_found() -> None:
    s = bots(SARUMAN, reserve="Gríma Wormtongue; Éowyn; Théoden", path="Weathertop", on_path="")
    assert did(s) == ["use Gríma Wormtongue"]  # though he could have moved to the path and won it
    assert names(s.gone[SARUMAN]) == ["Gríma Wormtongue"]
    assert s.stack[-1][:3] == ("grima_for_bot", FRODO, SARUMAN)  # the human next in turn order
    assert asked(s) == [SEARCH, "eliminate Éowyn", "eliminate Théoden", DRAW_2]
    shuffled = s.draws
    do(s, SEARCH)
    assert names(s.hand[SARUMAN]) == ["Saruman"] and s.draws > shuffled
    assert "Saruman" in seen(s, "frodo") and "chooses_to_take" in told(s)
    assert s.may_be[PILES * SARUMAN + HAND] == 1 << NUMBER["Saruman (bot)"]  # shown, and mixed in
    assert s.stack == [("turn", FRODO)]


@card("Gríma Wormtongue (bot)")
@rule("AS-9.1", "AS-R33")
def test_the_humans_may_give_a_rohan_character_of_their_choice_to_grima() -> None:
    s = bots(SARUMAN, reserve="Gríma Wormtongue; Éowyn", battlegrounds={"Edoras": "Théoden"})
    do(s, "eliminate Théoden")
    assert names(s.gone[FRODO]) == ["Théoden"] and s.field == [[], []]
    assert "chooses_to_eliminate" in told(s)
    assert names(s.reserve[FRODO]) == ["Éowyn"] and s.hand[SARUMAN] == []
    assert s.stack == [("turn", FRODO)]


@card("Gríma Wormtongue (bot)")
@rule("AS-T5", "AS-9.2")
def test_grima_with_saruman_eliminated_and_no_rohan_character_only_draws() -> None:
    s = bots(ARAGORN, reserve="Gríma Wormtongue; Legolas", gone="Saruman")
    shown(s, "Saruman", GONE)
    do(s, "pass")  # one option is no choice
    assert len(s.hand[SARUMAN]) == 2 and "chooses_to_draw" in told(s)
    assert s.stack == [("turn", FRODO)]
    s = bots(SARUMAN, reserve="Gríma Wormtongue; Éowyn")
    do(s, DRAW_2)  # also when Saruman is in the deck and a Rohan character in play
    assert len(s.hand[SARUMAN]) == 2 and names(s.reserve[FRODO]) == ["Éowyn"]
    assert s.stack == [("turn", FRODO)]


@card("Gríma Wormtongue (bot)")
@rule("AS-T26", "AS-R39")
def test_a_search_that_finds_no_saruman_lets_the_humans_choose_again() -> None:
    s = bots(SARUMAN, reserve="Gríma Wormtongue; Éowyn", hand="Saruman")
    shuffled = s.draws
    do(s, SEARCH)
    assert asked(s) == ["eliminate Éowyn", DRAW_2] and s.draws > shuffled
    assert "nothing_found" in told(s) and seen(s, "frodo") == ["Gríma Wormtongue"]  # nothing else of the deck, nor where he is
    assert not s.may_be[PILES * SARUMAN + DECK] >> NUMBER["Saruman (bot)"] & 1
    do(s, "eliminate Éowyn")
    assert names(s.hand[SARUMAN]) == ["Saruman"] and names(s.gone[FRODO]) == ["Éowyn"]
    assert s.stack == [("turn", FRODO)]


@card("Gríma Wormtongue (bot)")
@rule("AS-R39", "AS-8.2")
def test_the_search_is_not_offered_when_everybody_knows_saruman_to_be_elsewhere() -> None:
    s = bots(SARUMAN, reserve="Saruman; Gríma Wormtongue")
    assert "chooses_to_draw" in told(s)  # one option is no choice
    assert s.stack == [("turn", FRODO)]
    s = bots(ARAGORN, reserve="Gríma Wormtongue; Éowyn", hand="Saruman")
    shown(s, "Saruman", HAND)
    do(s, "pass")
    assert asked(s) == ["eliminate Éowyn", DRAW_2]
    assert why_not(s, ("take", "Saruman")) == "AS-9.2"
    do(s, DRAW_2)
    assert s.stack == [("turn", FRODO)]


@card("Gríma Wormtongue (bot)")
@rule("AS-8.1")
def test_grima_stays_if_nothing_can_be_done_or_he_is_not_in_reserve() -> None:
    s = bots(SARUMAN, reserve="Gríma Wormtongue", deck="")
    assert did(s) == ["pass"] and names(s.reserve[SARUMAN]) == ["Gríma Wormtongue"]
    s = bots(SARUMAN, reserve="Éowyn", path="Weathertop", on_path="Gríma Wormtongue")
    assert did(s) == ["pass"] and names(s.path[SHADOW]) == ["Gríma Wormtongue"]
    assert s.stack == [("turn", FRODO)]


@card("Gríma Wormtongue (bot)")
@rule("AS-R39")
def test_grima_with_an_empty_draw_deck_searches_the_cycle_pile_that_becomes_it() -> None:
    s = bots(SARUMAN, reserve="Gríma Wormtongue", deck="", cycle="Saruman, Wolf-riders")
    assert asked(s) == [SEARCH, DRAW_2]
    do(s, SEARCH)
    assert names(s.hand[SARUMAN]) == ["Saruman"] and names(s.deck[SARUMAN]) == ["Wolf-riders"]
    assert s.cycle[SARUMAN] == []
    assert s.stack == [("turn", FRODO)]


# Saruman.


@card("Saruman (bot)", "Wolf-riders (bot)", "White Hand Orcs (bot)")
@rule("AS-T1", "AS-T3")
def test_saruman_moves_to_orthanc_past_the_serpent_and_falls_first() -> None:
    foes = "Gandalf the Grey; Riders of Rohan 1; Village Militia"
    s = bots(SARUMAN, reserve="Saruman; The Black Serpent", battlegrounds={"Orthanc": f"White Hand Orcs 1; Wolf-riders; {foes}"})
    assert did(s) == ["move Saruman to Orthanc"]
    assert names(s.field[SHADOW]) == ["White Hand Orcs 1", "Wolf-riders", "Saruman"]
    fight(s, "Orthanc")
    assert names(s.gone[SARUMAN]) == ["Saruman", "Wolf-riders"]  # 2 + 1 cancel what Orthanc left
    assert names(s.cycle[SARUMAN]) == ["White Hand Orcs 1"]
    assert place_names(s.scored[SHADOW]) == ["Orthanc"]
    assert s.stack == [("turn", FRODO)]


@card("Saruman (bot)")
@rule("AS-6.8", "AS-11.3")
@pytest.mark.parametrize("difficulty, drawn", [("normal", 3), ("challenging", 4)])
def test_saruman_in_reserve_draws_one_card_more(difficulty: str, drawn: int) -> None:
    s = bots(("draw_for_round", SARUMAN), difficulty=difficulty, reserve="Saruman")
    assert len(s.hand[SARUMAN]) == drawn + 1
    s = bots(("draw_for_round", SARUMAN), difficulty=difficulty, battlegrounds={"Orthanc": "Saruman"})
    assert len(s.hand[SARUMAN]) == drawn
    assert s.stack == [("turn", FRODO)]


@card("Saruman (bot)")
@rule("AS-R19", "AS-6.4")
def test_saruman_forsaken_from_the_top_of_the_draw_deck_is_cycled() -> None:
    s = bots(("forsake", SARUMAN), deck="Saruman, Wolf-riders", gone="")
    assert names(s.cycle[SARUMAN]) == ["Saruman"] and NUMBER["Saruman (bot)"] not in s.gone[SARUMAN]
    s = bots(("forsake", SARUMAN), deck="Wolf-riders, Saruman")
    assert names(s.gone[SARUMAN])[-1] == "Wolf-riders" and s.cycle[SARUMAN] == []
    s = bots(("forsake", SARUMAN), deck="", cycle="Saruman")  # recycled first
    assert names(s.deck[SARUMAN]) == ["Saruman"] and s.cycle[SARUMAN] == []  # put away, and recycled again
    assert s.stack == [("turn", FRODO)]


# Uglúk.


@card("Uglúk (bot)")
@rule("AS-R7", "AS-R16")
def test_ugluk_on_a_path_that_is_being_won_activates_a_random_other_path_of_its_number() -> None:
    came = set()
    for seed in "123456":
        s = bots(SARUMAN, path="Dimrill Dale", on_path="Uglúk", deck="", seed=seed)
        assert did(s) == ["use Uglúk"]
        assert s.corruption == 1 and place_names(s.scored[SHADOW]) == ["Dimrill Dale"]
        came |= {*place_names([s.road])}
        assert s.stack == [("turn", FRODO)]
    assert came == {"Egladil", "Lothlórien"}


@card("Uglúk (bot)")
@rule("AS-8.4", "AS-R7")
@pytest.mark.parametrize(
    "position",
    [
        {"path": "Egladil", "on_path": "Uglúk"},  # 1 against 1
        {"path": "Egladil", "on_path": "Uglúk", "reserve": "Saruman"},  # he could make it 3: it counts as it stands
        {"path": "Dimrill Dale", "on_path": "Uglúk", "used_paths": "Egladil, Lothlórien"},
        {"path": "Dimrill Dale", "reserve": "Uglúk", "on_path": "Flocks of Crebain", "used_paths": "Egladil, Lothlórien"},
        {"path": "Dimrill Dale", "battlegrounds": {"Orthanc": "Uglúk"}},
    ],
)
def test_ugluk_stays_where_the_path_would_be_lost_or_no_other_is_left_or_he_is_elsewhere(position: dict[str, str]) -> None:
    s = bots(SARUMAN, deck="", **position)
    assert not any(deed.startswith("use") for deed in did(s))
    assert place_names([s.road]) == [position["path"]] and s.corruption == 0
    assert s.stack == [("turn", FRODO)]


@card("Uglúk (bot)")
@rule("AS-8.4", "AS-10.3")
def test_ugluk_leads_only_where_an_army_of_isengard_can_support_him() -> None:
    foes = "Riders of Rohan 1; Village Militia"
    s = bots(SARUMAN, reserve="Uglúk", battlegrounds={"Orthanc": foes})
    assert did(s) == ["pass"]
    s = bots(SARUMAN, reserve="White Hand Orcs 1; Uglúk", battlegrounds={"Orthanc": f"{foes}; Éomer"})  # 4 against 2
    assert did(s) == ["move White Hand Orcs 1 to Orthanc"]  # first the army, then its leader
    assert turn_of(s, SARUMAN) == ["move Uglúk to Orthanc"]
    assert s.stack == [("turn", FRODO)]
