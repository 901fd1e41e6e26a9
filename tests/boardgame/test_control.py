"""Who controls a Settlement, how it is captured, and what that is worth: chapter 15."""

from __future__ import annotations

import pytest

from tests.boardgame.throwing import dice, faces
from tests.citing import rule
from thirdage.boardgame.explain import NATION_NAMES
from thirdage.boardgame.positions import FREE, GAME, SHADOW, asked, at, do, step_of, table, why_not
from thirdage.boardgame.state import State
from thirdage.boardgame.tables import REGION
from thirdage.boardgame.turn import points
from thirdage.boardgame.whereabouts import besieged, controller, is_free


def march(state: State, source: str, target: str) -> None:
    """Everybody goes there with an Army die."""
    do(state, "use Army", "move an Army", f"from {source}")
    for label in (f"to {target}", "everybody who can", "no more"):
        if label in asked(state):
            do(state, label)


def shadow(armies: dict[str, str], **more: object) -> State:
    return table(armies, war="all", dice_shadow="Army, Army", dice_free="Muster", asking=("turn", SHADOW), **more)  # type: ignore[arg-type]


@rule("BG-15.1", "BG-0.3")
def test_control_follows_the_marker_and_needs_no_units() -> None:
    s = table(taken={"Pelargir": SHADOW, "Umbar": FREE})
    sides = {name: controller(s, REGION[name]) for name in ("Pelargir", "Dale", "Umbar", "Far Harad", "Fangorn")}
    assert sides == {"Pelargir": SHADOW, "Dale": FREE, "Umbar": FREE, "Far Harad": SHADOW, "Fangorn": -1}


@rule("BG-0.3")
def test_friendly_and_enemy_are_seen_from_each_side_by_who_holds_a_settlement_now() -> None:
    s = table(taken={"Pelargir": SHADOW})
    pelargir, dale = REGION["Pelargir"], REGION["Dale"]
    assert [is_free(s, pelargir, side) for side in (FREE, SHADOW)] == [False, True]
    assert [is_free(s, dale, side) for side in (FREE, SHADOW)] == [True, False]


@rule("BG-15.1")
def test_an_army_that_goes_on_leaves_the_settlement_in_its_hands() -> None:
    s = shadow({"Osgiliath": "Sauron Regular"})
    march(s, "Osgiliath", "Pelargir")
    do(s, "use Muster", "skip: discard the die")
    march(s, "Pelargir", "Osgiliath")
    assert at(s, "Pelargir") == "" and points(s) == (0, 1)


@rule("BG-15.2", "BG-15.5")
@pytest.mark.parametrize(
    "name, source, value", [("Lossarnach", "Osgiliath", 0), ("Pelargir", "Osgiliath", 1), ("Minas Tirith", "Osgiliath", 2)]
)
def test_an_army_captures_an_unoccupied_settlement_by_entering(name: str, source: str, value: int) -> None:
    s = shadow({source: "2 Southron Regulars"})
    march(s, source, name)
    assert s.taken == {REGION[name]: SHADOW} and points(s) == (0, value)
    assert GAME.view(s, None)["score"] == {"free": 0, "shadow": value}


@rule("BG-15.2")
def test_a_stronghold_that_is_defended_is_not_captured_by_a_siege() -> None:
    s = shadow({"Osgiliath": "3 Sauron Regulars", "Minas Tirith": "Gondor Regular"})
    do(s, "use Army", "attack", "from Osgiliath", "attack with everybody", "withdraw into the Stronghold", "advance", "everybody who can")
    assert besieged(s, REGION["Minas Tirith"]) == FREE and s.taken == {} and points(s) == (0, 0)


@rule("BG-15.2")
def test_a_besieged_stronghold_falls_with_its_last_unit(monkeypatch: pytest.MonkeyPatch) -> None:
    s = shadow({"Minas Tirith": "3 Sauron Regulars", "inside Minas Tirith": "Gondor Regular, Gondor Leader"})
    dice(monkeypatch, faces(6, 1, 1), faces(1), faces(1))
    do(s, "use Army", "attack", "from Minas Tirith", "attack with everybody", "no", "no")
    assert points(s) == (0, 2) and at(s, "inside Minas Tirith") == "" and s.stack[-1] == ("turn", FREE)


@rule("BG-15.2")
def test_an_attack_that_is_won_captures_only_by_the_advance(monkeypatch: pytest.MonkeyPatch) -> None:
    for label, value in (("stay", 0), ("advance", 1)):
        s = shadow({"Osgiliath": "2 Sauron Regulars", "Pelargir": "Gondor Regular"})
        dice(monkeypatch, faces(6, 1), faces(1))
        do(s, "use Army", "attack", "from Osgiliath", "attack with everybody", "no", "no", label)
        if label == "advance":
            do(s, "everybody who can")
        assert points(s) == (0, value)


@rule("BG-15.3", "BG-15.5")
def test_the_first_owner_who_retakes_a_settlement_removes_the_marker_and_the_points() -> None:
    s = table({"Lossarnach": "Gondor Regular"}, taken={"Minas Tirith": SHADOW, "Dale": SHADOW}, war="Gondor", dice_free="Army")
    assert points(s) == (0, 3)
    march(s, "Lossarnach", "Minas Tirith")
    assert s.taken == {REGION["Dale"]: SHADOW} and points(s) == (0, 1)


@rule("BG-15.3", "BG-15.5")
def test_the_free_peoples_capture_as_well() -> None:
    s = table({"Near Harad": "Gondor Regular"}, taken={"Near Harad": FREE}, war="Gondor", dice_free="Army, Army", dice_shadow="Muster")
    march(s, "Near Harad", "Umbar")
    assert s.taken == {REGION["Near Harad"]: FREE, REGION["Umbar"]: FREE} and points(s) == (2, 0)


@rule("BG-15.4")
@pytest.mark.parametrize(
    "companion, place, nation", [("Boromir", "Pelargir", "gondor"), ("Legolas", "Lórien", "elves"), ("Gimli", "Erebor", "dwarves")]
)
def test_a_captured_settlement_serves_no_ability_that_advances_a_nation(companion: str, place: str, nation: str) -> None:
    s = table({place: companion}, dice_free="Event", taken={place: SHADOW})
    do(s, "use Event")
    assert not any("advances" in label for label in asked(s)) and why_not(s, "counsel", companion) == "BG-C144"
    t = table({place: companion}, dice_free="Event", dice_shadow="Army")
    before = step_of(t, nation)[0]
    do(t, "use Event", f"{companion} advances {GAME.word('nation', NATION_NAMES[nation], 'en')}")
    assert step_of(t, nation)[0] == before + 1


@rule("BG-R42")
def test_nazgul_and_minions_alone_capture_nothing() -> None:
    s = table({"Gorgoroth": "3 Nazgûl, The Witch-king"}, dice_shadow="Character", asking=("turn", SHADOW))
    do(s, "use Character", "move Nazgûl and Minions", "The Witch-king", "to Pelargir", "from Gorgoroth", "3", "to Dale")
    assert s.taken == {}


@rule("BG-R42")
def test_companions_alone_capture_nothing_and_retake_nothing() -> None:
    s = table({"Lossarnach": "Boromir"}, taken={"Pelargir": SHADOW}, dice_free="Character")
    do(s, "use Character", "move Companions", "Boromir", "to Pelargir")
    assert at(s, "Pelargir") == "Boromir" and points(s) == (0, 1)


@rule("BG-R42")
def test_a_companion_does_not_keep_a_stronghold_and_stays_in_the_region() -> None:
    s = shadow({"Osgiliath": "Sauron Regular", "Minas Tirith": "Boromir"})
    march(s, "Osgiliath", "Minas Tirith")
    assert at(s, "Minas Tirith") == "Sauron Regular, Boromir" and points(s) == (0, 2)


@rule("BG-R42")
def test_a_minion_does_not_keep_orthanc() -> None:
    s = table({"Fords of Isen": "Rohan Regular", "Orthanc": "Saruman"}, war="Rohan", dice_free="Army")
    march(s, "Fords of Isen", "Orthanc")
    assert at(s, "Orthanc") == "Rohan Regular, Saruman" and points(s) == (2, 0)


@rule("BG-R43")
def test_a_captured_stronghold_counts_for_the_captor_while_its_first_owner_besieges_it() -> None:
    s = table({"inside Minas Tirith": "Sauron Regular", "Minas Tirith": "4 Gondor Regulars"}, taken={"Minas Tirith": SHADOW})
    assert points(s) == (0, 2) and besieged(s, REGION["Minas Tirith"]) == SHADOW
