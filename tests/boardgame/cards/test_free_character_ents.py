"""The Ents Awake: Treebeard, Huorns, Entmoot."""

from __future__ import annotations

from typing import Any

import pytest

from tests.boardgame.cards.free_character import before, play, settled
from tests.boardgame.throwing import dice, faces
from tests.citing import card, rule
from thirdage.boardgame.positions import FREE, GONDOR, ROHAN, SHADOW, asked, at, do, log, names, step_of, why_not
from thirdage.boardgame.state import OUT, State
from thirdage.boardgame.tables import NAZGUL, REGION, SARUMAN, WITCH_KING

TREEBEARD, HUORNS, ENTMOOT = "The Ents Awake: Treebeard", "The Ents Awake: Huorns", "The Ents Awake: Entmoot"
ENTS = (TREEBEARD, HUORNS, ENTMOOT)
WHITE = "Gandalf the White"
AWAY = {"Rivendell": WHITE, "Fangorn": "Boromir"}  # no free card


def ents(armies: dict[str, str], name: str = HUORNS, **position: Any) -> State:
    return play(name, armies={**AWAY, **armies}, **position)


# When they wake.


@pytest.mark.parametrize("name", ENTS)
@pytest.mark.parametrize("armies", [{"Fangorn": WHITE}, {"Rivendell": WHITE, "Fangorn": "Meriadoc Brandybuck"}])
@card("The Ents Awake: Treebeard", "The Ents Awake: Huorns", "The Ents Awake: Entmoot")
@rule("BG-C48", "BG-C10")
def test_the_ents_wake_for_gandalf_the_white_and_a_companion_in_fangorn(name: str, armies: dict[str, str]) -> None:
    s = before(name, armies=armies)
    assert f"play {name}" in asked(s)


@pytest.mark.parametrize("name", ENTS)
@pytest.mark.parametrize(
    "position",
    [
        {"armies": {"Fangorn": "Boromir"}},  # the White has not entered play
        {"armies": {"Fangorn": "Boromir"}, "out": "Gandalf the White"},
        {"armies": {"Fangorn": "Gandalf the Grey"}},
        {"armies": {"Westemnet": WHITE}, "bearers": "Fangorn"},  # Companions of the Fellowship are not there
    ],
)
@card("The Ents Awake: Treebeard", "The Ents Awake: Huorns", "The Ents Awake: Entmoot")
@rule("BG-C10", "BG-C11", "BG-C12")
def test_otherwise_the_ents_sleep(name: str, position: dict[str, Any]) -> None:
    s = before(name, **position)
    assert why_not(s, "play", name) == "BG-9.7"


# Whom they strike.


@pytest.mark.parametrize("name", ENTS)
@card("The Ents Awake: Treebeard", "The Ents Awake: Huorns", "The Ents Awake: Entmoot")
@rule("BG-C48", "BG-C2", "BG-R16")
def test_each_four_or_more_is_a_hit_that_the_shadow_allots(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    dice(monkeypatch, faces(3, 4, 6))
    s = ents({"Orthanc": "2 Isengard Regulars, Isengard Elite"}, name)
    assert s.stack[-1][:2] == ("take_hits", SHADOW)
    assert f"Dice for {name}: 3, 4, 6: 2 of them count." in log(s)
    do(s, "remove Isengard Elite")
    assert at(s, "Orthanc") == "2 Isengard Regulars"
    assert settled(s)


@card("The Ents Awake: Huorns")
@rule("BG-C9", "BG-16.8", "BG-R46")
def test_the_army_counts_as_attacked_whatever_is_rolled(monkeypatch: pytest.MonkeyPatch) -> None:
    dice(monkeypatch, faces(1, 2, 3))
    s = ents({"Orthanc": "Isengard Regular, Southron Regular, Nazgûl"})
    assert at(s, "Orthanc") == "Isengard Regular, Nazgûl, Southron Regular"
    assert (step_of(s, "isengard"), step_of(s, "southrons"), step_of(s, "sauron")) == (
        (3, True),
        (2, True),
        (2, True),
    )  # a Nazgûl is no unit
    assert settled(s)


@card("The Ents Awake: Huorns")
@rule("BG-C9", "BG-C48")
def test_without_an_army_saruman_falls_without_a_roll_and_without_politics() -> None:
    s = ents({"Orthanc": "Saruman, Nazgûl"})
    assert s.where[SARUMAN] == OUT
    assert at(s, "Orthanc") == "Nazgûl"
    assert not any(line.startswith("Dice") for line in log(s))
    assert step_of(s, "isengard") == (2, True)
    assert settled(s)


@card("The Ents Awake: Huorns")
@rule("BG-C48")
def test_saruman_with_an_army_that_holds_out_lives(monkeypatch: pytest.MonkeyPatch) -> None:
    dice(monkeypatch, faces(6, 6, 6))
    s = ents({"Orthanc": "4 Isengard Regulars, Saruman"})
    assert at(s, "Orthanc") == "Isengard Regular, Saruman"
    assert settled(s)


@card("The Ents Awake: Huorns")
@rule("BG-C48", "BG-13.29")
def test_with_the_last_unit_go_nazgul_and_minions(monkeypatch: pytest.MonkeyPatch) -> None:
    dice(monkeypatch, faces(5, 5, 5))
    s = ents({"Orthanc": "Isengard Regular, Isengard Elite, 2 Nazgûl, Saruman, The Witch-king"})
    assert at(s, "Orthanc") == ""
    assert (s.where[SARUMAN], s.where[WITCH_KING], s.reserve[NAZGUL]) == (OUT, OUT, 8)
    assert s.taken == {}
    assert settled(s)


@card("The Ents Awake: Huorns")
@rule("BG-C48", "BG-R17", "BG-15.2")
def test_the_besieger_takes_orthanc_when_the_last_unit_inside_falls(monkeypatch: pytest.MonkeyPatch) -> None:
    dice(monkeypatch, faces(4, 1, 1))
    s = ents({"inside Orthanc": "Isengard Regular, Saruman", "Orthanc": "3 Rohan Regulars"})
    assert (at(s, "inside Orthanc"), at(s, "Orthanc")) == ("", "3 Rohan Regulars")
    assert s.taken == {REGION["Orthanc"]: FREE}
    assert s.where[SARUMAN] == OUT
    assert settled(s)


@card("The Ents Awake: Huorns")
@rule("BG-C48")
def test_a_shadow_army_that_besieges_orthanc_is_struck_too(monkeypatch: pytest.MonkeyPatch) -> None:
    dice(monkeypatch, faces(4, 4, 1))
    s = ents({"inside Orthanc": "Rohan Regular", "Orthanc": "2 Sauron Regulars, Nazgûl"}, taken={"Orthanc": FREE})
    assert (at(s, "inside Orthanc"), at(s, "Orthanc")) == ("", "Rohan Regular")  # the siege is over
    assert settled(s)


@card("The Ents Awake: Huorns")
@rule("BG-C48")
def test_only_orthanc_is_struck() -> None:
    s = ents({"Fords of Isen": "Isengard Regular", "Gap of Rohan": "Isengard Regular"})
    assert (at(s, "Fords of Isen"), at(s, "Gap of Rohan")) == ("Isengard Regular", "Isengard Regular")
    assert settled(s)


# The free card.


@pytest.mark.parametrize(
    "armies",
    [{"Fangorn": WHITE}, {"Fangorn": "Boromir", "Fords of Isen": WHITE}, {"Fangorn": "Boromir", "Edoras": WHITE}],
)
@card("The Ents Awake: Treebeard")
@rule("BG-C49", "BG-C42")
def test_with_gandalf_near_one_more_card_is_free(armies: dict[str, str]) -> None:
    s = play(TREEBEARD, armies, hand="Bilbo's Song; The Red Arrow", corruption=2, dice_free="Character, Event")
    assert asked(s) == ["play Bilbo's Song", "no card"]  # only the Character deck
    assert why_not(s, "play", "The Red Arrow") == "BG-C49"
    do(s, "play Bilbo's Song")
    assert (s.corruption, sum(s.dice[FREE])) == (1, 1)
    assert names(s.gone) == ["Bilbo's Song", TREEBEARD]
    assert settled(s)


@card("The Ents Awake: Treebeard")
@rule("BG-C49")
def test_in_a_besieged_stronghold_of_rohan_gandalf_is_near() -> None:
    s = play(
        TREEBEARD,
        {"Fangorn": "Boromir", "inside Helm's Deep": f"Rohan Regular, {WHITE}", "Helm's Deep": "Isengard Regular"},
        hand="Athelas",
    )
    assert asked(s) == ["play Athelas", "no card"]
    do(s, "no card")
    assert names(s.hand[FREE]) == ["Athelas"]
    assert settled(s)


@card("The Ents Awake: Treebeard")
@rule("BG-C49")
def test_with_gandalf_far_away_no_card_is_free() -> None:
    s = play(TREEBEARD, {"Fangorn": "Boromir", "Parth Celebrant": WHITE}, hand="Athelas")
    assert names(s.hand[FREE]) == ["Athelas"]
    assert settled(s)


@card("The Ents Awake: Treebeard")
@rule("BG-C49", "BG-9.7")
def test_the_condition_of_the_free_card_must_be_met_and_the_question_tells_nothing_of_the_hand() -> None:
    s = play(TREEBEARD, {"Fangorn": WHITE}, hand="House of the Stewards")
    assert asked(s) == ["no card"]
    assert why_not(s, "play", "House of the Stewards") == "BG-9.7"
    assert why_not(s, "play", "Athelas") == "BG-9.6"
    do(s, "no card")
    assert settled(s)


@card("The Ents Awake: Treebeard", "The Ents Awake: Huorns", "The Ents Awake: Entmoot")
@rule("BG-C49", "BG-C48")
def test_one_ent_card_may_follow_another(monkeypatch: pytest.MonkeyPatch) -> None:
    dice(monkeypatch, faces(6, 1, 1), faces(6, 6, 1), faces(6, 6, 6))
    s = play(TREEBEARD, {"Fangorn": WHITE, "Orthanc": "3 Isengard Regulars, Saruman"}, hand=f"{HUORNS}; {ENTMOOT}; Athelas", corruption=4)
    assert at(s, "Orthanc") == "2 Isengard Regulars, Saruman"
    do(s, f"play {HUORNS}")
    assert (at(s, "Orthanc"), s.where[SARUMAN]) == ("", OUT)
    do(s, f"play {ENTMOOT}", "play Athelas")  # nothing is left to strike, so the third throw is that of Athelas
    assert s.corruption == 1
    assert names(s.gone) == ["Athelas", ENTMOOT, HUORNS, TREEBEARD]
    assert settled(s)


@card("The Ents Awake: Treebeard", "Horn of Gondor")
@rule("BG-C49", "BG-9.9")
def test_the_free_card_may_stay_on_the_table() -> None:
    s = play(TREEBEARD, {"Fangorn": WHITE}, hand="Horn of Gondor")
    do(s, "play Horn of Gondor")
    assert names(s.table) == ["Horn of Gondor"]
    assert settled(s)


@card("The Ents Awake: Entmoot", "House of the Stewards")
@rule("BG-21.20", "BG-C49")
def test_of_four_the_free_card_too_must_be_the_players_own() -> None:
    armies = {"Fangorn": WHITE, "Minas Tirith": "Boromir"}
    for seat, options in ((GONDOR, ["play House of the Stewards", "no card"]), (ROHAN, ["no card"])):
        s = before("", hands={seat: f"{ENTMOOT}; House of the Stewards"}, armies=armies, persons=4, asking=("turn", seat))
        do(s, f"play {ENTMOOT}")
        assert asked(s) == options
        assert why_not(s, "play", "House of the Stewards") == ("BG-21.20" if seat == ROHAN else "")
        do(s, "no card")
        assert s.stack[-1] == ("turn", SHADOW)
