"""Nations that are not At War, and the worked cases of politics: the second half of chapter 16."""

from __future__ import annotations

import pytest

from tests.boardgame.throwing import dice, faces
from tests.citing import rule
from thirdage.boardgame.positions import FREE, SHADOW, asked, at, do, log, step_of, table, why_not
from thirdage.boardgame.state import State
from thirdage.boardgame.tables import REGION
from thirdage.boardgame.turn import points


def free(armies: dict[str, str], war: str = "", dice: str = "Army", **more: object) -> State:
    return table(armies, war=war, dice_free=dice, dice_shadow="Muster", **more)  # type: ignore[arg-type]


def march_from(state: State, source: str) -> list[str]:
    do(state, "use Army", "move an Army", f"from {source}")
    return asked(state)


# Movement.


@rule("BG-16.11")
def test_units_of_a_nation_at_peace_go_into_no_nations_land_and_their_own_not_into_another() -> None:
    s = free({"Fords of Isen": "2 Rohan Regulars, Rohan Leader"})
    assert march_from(s, "Fords of Isen") == ["to Drûwaith Iaur", "to Fangorn", "to Helm's Deep", "to Westemnet"]
    assert why_not(s, "to", "Gap of Rohan") == why_not(s, "to", "Orthanc") == "BG-12.9"


@rule("BG-16.11")
def test_not_into_the_land_of_a_friend_either() -> None:
    s = free({"Eastemnet": "2 Rohan Regulars"})
    assert "to Drúadan Forest" not in march_from(s, "Eastemnet") and why_not(s, "to", "Drúadan Forest") == "BG-12.9"
    t = free({"Eastemnet": "2 Rohan Regulars"}, war="Rohan")
    assert "to Drúadan Forest" in march_from(t, "Eastemnet")


@rule("BG-16.11")
def test_this_binds_leaders_too_and_whoever_stands_with_a_nation_at_war() -> None:
    s = free({"Osgiliath": "Gondor Regular, 2 Rohan Regulars, Rohan Leader"}, war="Gondor")
    do(s, "use Army", "move an Army", "from Osgiliath", "to Pelargir")
    assert at(s, "Pelargir") == "Gondor Regular" and at(s, "Osgiliath") == "2 Rohan Regulars, Rohan Leader"  # who may go is no choice


@rule("BG-16.11")
def test_an_army_may_not_leave_a_leader_at_peace_behind_without_units() -> None:
    s = free({"Osgiliath": "Gondor Regular, Rohan Leader"}, war="Gondor", dice="Army")
    assert "to Pelargir" not in march_from(s, "Osgiliath") and why_not(s, "to", "Pelargir") == "BG-12.4"


@rule("BG-16.11")
def test_nations_of_the_shadow_are_bound_alike() -> None:
    s = table({"Near Harad": "2 Southron Regulars"}, dice_shadow="Army", asking=("turn", SHADOW))
    do(s, "use Army", "move an Army", "from Near Harad")
    assert all(name in asked(s) for name in ("to Umbar", "to Far Harad", "to Khand", "to West Harondor"))
    t = table({"North Dunland": "Isengard Regular"}, dice_shadow="Army", asking=("turn", SHADOW))
    do(t, "use Army", "move an Army", "from North Dunland")
    assert "to Moria" not in asked(t) and why_not(t, "to", "Moria") == "BG-12.9"


# Attack, defence, recruiting.


@rule("BG-16.11")
def test_units_at_peace_cannot_attack() -> None:
    s = free({"Fords of Isen": "3 Rohan Regulars", "Gap of Rohan": "Isengard Regular"})
    do(s, "use Army")
    assert "attack" not in asked(s) and why_not(s, "attack") == "BG-13.1"


@rule("BG-16.11")
def test_in_a_mixed_army_they_stay_in_the_rearguard() -> None:
    s = free({"Fords of Isen": "2 Rohan Regulars, Gondor Regular, Rohan Leader", "Gap of Rohan": "Isengard Regular"}, war="Gondor")
    do(s, "use Army", "attack", "from Fords of Isen")
    assert [line for line in log(s) if "rearguard" in line] == ["In the rearguard: 2 Rohan Regulars.", "In the rearguard: Rohan Leader."]
    assert s.stack[-1][0] == "combat_card"  # nobody else could stay back


@rule("BG-16.11")
def test_they_defend_as_others_do(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table(
        {"Fords of Isen": "2 Rohan Regulars", "Gap of Rohan": "Isengard Regular"},
        war="Isengard",
        dice_shadow="Army",
        asking=("turn", SHADOW),
    )
    dice(monkeypatch, faces(1), faces(5, 4))
    do(s, "use Army", "attack", "from Gap of Rohan", "no", "no")
    assert at(s, "Gap of Rohan") == "" and step_of(s, "rohan") == (1, True)


@rule("BG-16.11")
def test_they_are_not_recruited_by_a_muster_result() -> None:
    s = free({}, war="Gondor", dice="Muster")
    do(s, "use Muster", "recruit")
    assert why_not(s, "raise", "Rohan Regular") == "BG-11.1"


# Retreat.


def retreated(monkeypatch: pytest.MonkeyPatch, at_war: bool = False) -> State:
    """Two North units have retreated from Dale to Erebor, in the land of the Dwarves; the Free Peoples have an Army die."""
    s = table(
        {"Dale": "2 North Regulars", "Northern Rhovanion": "2 Sauron Regulars"},
        war="Sauron, North" if at_war else "Sauron",
        dice_shadow="Army",
        dice_free="Army",
        asking=("turn", SHADOW),
    )
    dice(monkeypatch, faces(1, 1), faces(1, 1))
    do(s, "use Army", "attack", "from Northern Rhovanion", "attack with everybody", "no", "no", "fight")
    assert "to Erebor" in asked(s)
    do(s, "to Erebor", "stay")
    assert at(s, "Erebor") == "2 North Regulars" and s.stack[-1] == ("turn", FREE)
    return s


@rule("BG-16.12", "BG-T16")
def test_two_north_units_may_retreat_to_erebor_but_not_march_there(monkeypatch: pytest.MonkeyPatch) -> None:
    retreated(monkeypatch)
    s = free({"Dale": "2 North Regulars"})
    assert "to Erebor" not in march_from(s, "Dale") and why_not(s, "to", "Erebor") == "BG-12.9"


@rule("BG-16.12", "BG-T16", "BG-R48")
def test_their_next_move_leads_out_of_the_dwarves_land(monkeypatch: pytest.MonkeyPatch) -> None:
    s = retreated(monkeypatch)
    assert march_from(s, "Erebor") == ["to Dale", "to Withered Heath"]  # their own land, or nobody's
    assert why_not(s, "to", "Iron Hills") == "BG-12.9"


@rule("BG-16.12", "BG-T16")
def test_once_at_war_they_go_where_they_like(monkeypatch: pytest.MonkeyPatch) -> None:
    s = retreated(monkeypatch, at_war=True)
    assert march_from(s, "Erebor") == ["to Dale", "to Iron Hills", "to Withered Heath"]


@rule("BG-R48")
def test_where_no_way_leads_out_they_stay_but_may_retreat_again(monkeypatch: pytest.MonkeyPatch) -> None:
    armies = {"Minas Tirith": "Rohan Regular", "Osgiliath": "2 Sauron Regulars", "Drúadan Forest": "", "Lossarnach": ""}
    s = free(armies)
    do(s, "use Army")
    assert "move an Army" not in asked(s)  # Gondor all around, and enemies in Osgiliath
    t = table({**armies, "Minas Tirith": "Rohan Regular"}, war="Sauron", dice_shadow="Army", asking=("turn", SHADOW))
    dice(monkeypatch, faces(1, 1), faces(1))
    do(t, "use Army", "attack", "from Osgiliath", "attack with everybody", "fight", "no", "no", "fight")
    assert asked(t) == ["stand", "to Drúadan Forest", "to Lossarnach"]


# Characters and Nazgûl.


@rule("BG-16.13")
def test_companions_move_freely_whatever_their_nation() -> None:
    s = free({"Lossarnach": "Boromir, Gimli"}, dice="Character")
    do(s, "use Character", "move Companions", "Boromir", "Gimli", "to Minas Tirith")
    assert at(s, "Minas Tirith") == "Boromir, Gimli"


@rule("BG-16.13")
def test_a_companion_goes_with_an_army_at_war_where_his_own_nation_could_not() -> None:
    s = free({"Osgiliath": "Gondor Regular, Gimli, Legolas"}, war="Gondor")
    do(s, "use Army", "move an Army", "from Osgiliath", "to Pelargir", "everybody who can")
    assert at(s, "Pelargir") == "Gondor Regular, Legolas, Gimli"


@rule("BG-16.13", "BG-T17")
def test_a_nazgul_takes_part_in_an_attack_though_sauron_is_at_peace(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table(
        {"Gap of Rohan": "2 Isengard Regulars, Sauron Regular, Nazgûl", "Fords of Isen": "Rohan Regular"},
        war="Isengard",
        dice_shadow="Character",
        dice_free="Muster",
        asking=("turn", SHADOW),
    )
    dice(monkeypatch, faces(1, 1), faces(1), faces(6))
    do(s, "use Character", "attack", "from Gap of Rohan", "attack with all others", "no", "no")
    told = log(s)
    assert "In the rearguard: Sauron Regular." in told
    assert any(line.startswith("Leader re-roll of the Shadow: 6") for line in told)  # his Leadership
    do(s, "stay")
    assert at(s, "Fords of Isen") == "" and step_of(s, "sauron") == (2, True)


# The worked case of page 35.


@rule("BG-T15")
def test_the_shadow_takes_dale_from_the_passive_north(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table(
        {"Dale": "3 North Regulars", "Northern Rhovanion": "5 Sauron Regulars"},
        war="Sauron",
        dice_shadow="Army",
        dice_free="Muster",
        asking=("turn", SHADOW),
    )
    assert step_of(s, "north") == (0, False)
    dice(monkeypatch, faces(6, 6, 1, 1, 5), faces(1, 1, 1))  # in the first round against a City only sixes hit
    do(s, "use Army", "attack", "from Northern Rhovanion", "attack with everybody", "no", "no")
    assert at(s, "Dale") == "North Regular" and step_of(s, "north") == (1, True)
    do(s, "fight", "to Erebor", "advance", "everybody who can")
    assert at(s, "Dale") == "5 Sauron Regulars" and s.taken == {REGION["Dale"]: SHADOW} and points(s) == (0, 1)
    assert step_of(s, "north") == (2, True) and s.stack[-1] == ("turn", FREE)
