"""How a battle ends (BG-13.30 to BG-13.35)."""

from __future__ import annotations

import pytest

from tests.boardgame.battles import NO_CARDS, attack, one_action
from tests.boardgame.throwing import dice, faces
from tests.citing import card, rule
from thirdage.boardgame.positions import FREE, SHADOW, asked, at, do, log, step_of, why_not
from thirdage.boardgame.state import State
from thirdage.boardgame.tables import REGION


def drawn(monkeypatch: pytest.MonkeyPatch, armies: dict[str, str], source: str, target: str, *rear: str, war: str = "all") -> State:
    """The Shadow attacks; in the first round nobody hits."""
    s = one_action(armies, war=war)
    dice(monkeypatch, *[faces(1, 1, 1, 1, 1)] * 4)
    attack(s, source, target, *rear)
    do(s, *NO_CARDS)
    return s


def won(monkeypatch: pytest.MonkeyPatch, armies: dict[str, str], source: str, target: str, *rear: str, seat: int = SHADOW) -> State:
    """All dice of the attacker hit, none of the defender's."""
    s = one_action(armies, seat, "Army" if seat == SHADOW else "Muster/Army")
    dice(monkeypatch, faces(6, 6, 6, 6, 6), *[faces(1, 1, 1, 1, 1)] * 3)
    attack(s, source, target, *rear, die="Army" if seat == SHADOW else "Muster/Army")
    do(s, *NO_CARDS)
    return s


@rule("BG-13.30")
def test_the_attacker_may_cease_and_everybody_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    s = drawn(monkeypatch, {"Eastemnet": "2 Rohan Regulars", "Fangorn": "2 Isengard Regulars"}, "Fangorn", "Eastemnet")
    assert s.stack[-1] == ("cease", SHADOW)
    do(s, "cease")
    assert (at(s, "Eastemnet"), at(s, "Fangorn")) == ("2 Rohan Regulars", "2 Isengard Regulars")
    assert log(s)[-2:] == ["Shadow ceases the attack.", "The battle is over."]
    assert s.stack == []


@rule("BG-13.31")
def test_if_he_goes_on_the_defender_stands_or_retreats(monkeypatch: pytest.MonkeyPatch) -> None:
    s = drawn(monkeypatch, {"Eastemnet": "2 Rohan Regulars", "Fangorn": "2 Isengard Regulars"}, "Fangorn", "Eastemnet")
    do(s, "fight")
    assert s.stack[-1] == ("retreat", FREE)
    do(s, "stand")
    assert log(s)[-1] == "Combat round 2."
    assert asked(s) == ["no"]  # Combat cards are picked again


@rule("BG-13.31", "BG-13.34")
def test_a_whole_army_retreats_to_a_free_region_next_to_it(monkeypatch: pytest.MonkeyPatch) -> None:
    armies = {
        "Eastemnet": "2 Rohan Regulars, Rohan Leader, Boromir",
        "Fangorn": "2 Isengard Regulars",
        "Westemnet": "Isengard Regular",  # an enemy Army
        "Folde": "Rohan Regular",
        "Parth Celebrant": "Nazgûl",  # no Army: it matters not
    }
    s = drawn(monkeypatch, armies, "Fangorn", "Eastemnet")
    do(s, "fight")
    assert asked(s) == ["stand", "to Drúadan Forest", "to Folde", "to Parth Celebrant", "to Western Brown Lands", "to Western Emyn Muil"]
    assert why_not(s, "to", "Westemnet") == "BG-2.7"
    assert why_not(s, "to", "Fangorn") == "BG-2.7"
    assert why_not(s, "to", "Edoras") == "BG-2.2"
    do(s, "to Folde", "stay")
    assert at(s, "Folde") == "3 Rohan Regulars, Rohan Leader, Boromir"
    assert at(s, "Eastemnet") == ""
    assert s.stack == []


@rule("BG-13.31")
def test_a_region_with_an_enemy_settlement_is_no_refuge(monkeypatch: pytest.MonkeyPatch) -> None:
    s = one_action({"Eastemnet": "2 Rohan Regulars", "Fangorn": "2 Isengard Regulars"}, taken={"Folde": SHADOW})
    dice(monkeypatch, faces(1, 1), faces(1, 1))
    attack(s, "Fangorn", "Eastemnet")
    do(s, *NO_CARDS, "fight")
    assert why_not(s, "to", "Folde") == "BG-2.7"


@rule("BG-13.31", "BG-2.8")
def test_an_army_retreats_to_its_own_besiegers_but_not_to_its_own_besieged(monkeypatch: pytest.MonkeyPatch) -> None:
    orthanc = {"Orthanc": "Rohan Regular", "inside Orthanc": "Isengard Regular"}
    deep = {"Helm's Deep": "Isengard Regular", "inside Helm's Deep": "Rohan Regular"}
    s = drawn(
        monkeypatch, {**orthanc, **deep, "Fords of Isen": "2 Rohan Regulars", "Fangorn": "2 Southron Regulars"}, "Fangorn", "Fords of Isen"
    )
    do(s, "fight")
    assert "to Orthanc" in asked(s) and "to Helm's Deep" not in asked(s)
    assert why_not(s, "to", "Helm's Deep") == "BG-2.7"
    do(s, "to Orthanc", "stay")
    assert (at(s, "Orthanc"), at(s, "inside Orthanc")) == ("3 Rohan Regulars", "Isengard Regular")
    assert s.stack == []


@rule("BG-13.31", "BG-13.35", "BG-15.2")
def test_the_defender_of_a_stronghold_may_leave_it_after_a_round_and_so_lose_it(monkeypatch: pytest.MonkeyPatch) -> None:
    s = one_action({"Minas Tirith": "2 Gondor Regulars", "Osgiliath": "2 Sauron Regulars"})
    dice(monkeypatch, faces(1, 1), faces(1, 1))
    attack(s, "Osgiliath", "Minas Tirith")
    do(s, "fight", *NO_CARDS, "fight", "to Lossarnach")
    assert s.taken == {}
    do(s, "advance", "everybody who can")
    assert (at(s, "Lossarnach"), at(s, "Minas Tirith")) == ("2 Gondor Regulars", "2 Sauron Regulars")
    assert s.taken == {REGION["Minas Tirith"]: SHADOW}
    assert s.stack == []


@rule("BG-13.31")
def test_without_a_free_region_the_next_round_begins_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    armies = {"Edoras": "2 Rohan Regulars", "Folde": "2 Isengard Regulars", "Westemnet": "Isengard Regular"}
    s = drawn(monkeypatch, armies, "Folde", "Edoras")
    do(s, "fight")
    assert log(s)[-1] == "Combat round 2."


@rule("BG-13.32")
@card("Saruman")
def test_saruman_stays_behind_when_his_army_retreats(monkeypatch: pytest.MonkeyPatch) -> None:
    s = one_action({"Orthanc": "2 Isengard Regulars, Nazgûl, Saruman", "Fords of Isen": "2 Rohan Regulars"}, FREE, "Muster/Army")
    dice(monkeypatch, *[faces(1, 1)] * 3)
    attack(s, "Fords of Isen", "Orthanc", die="Muster/Army")
    do(s, "fight", *NO_CARDS, "fight", "to Gap of Rohan")
    assert (at(s, "Orthanc"), at(s, "Gap of Rohan")) == ("Saruman", "2 Isengard Regulars, Nazgûl")
    do(s, "advance", "everybody who can")
    assert at(s, "Orthanc") == "2 Rohan Regulars, Saruman"
    assert s.taken == {REGION["Orthanc"]: FREE}
    assert s.stack == []


@rule("BG-13.33")
def test_whoever_is_not_at_war_may_retreat_into_the_land_of_others(monkeypatch: pytest.MonkeyPatch) -> None:
    s = drawn(monkeypatch, {"Dale": "3 North Regulars", "Iron Hills": "2 Southron Regulars"}, "Iron Hills", "Dale", war="Southron")
    assert step_of(s, "North") == (1, True)
    do(s, "fight", "to Erebor", "stay")
    assert at(s, "Erebor") == "3 North Regulars"
    assert s.stack == []


@rule("BG-13.35")
def test_after_a_retreat_the_attacker_advances_with_all_or_a_part(monkeypatch: pytest.MonkeyPatch) -> None:
    armies = {"Pelargir": "Gondor Regular", "Osgiliath": "3 Isengard Regulars, Nazgûl"}
    s = drawn(monkeypatch, armies, "Osgiliath", "Pelargir", "Isengard Regular")
    do(s, "fight", "to Lossarnach")
    assert asked(s) == ["advance", "stay"]
    do(s, "advance")
    assert asked(s) == ["everybody who can", "isengard Regular", "nazgûl"]
    do(s, "Isengard Regular", "set out")
    assert (at(s, "Pelargir"), at(s, "Osgiliath")) == ("Isengard Regular", "2 Isengard Regulars, Nazgûl")
    assert s.taken == {REGION["Pelargir"]: SHADOW}  # captured, for it was left without units
    assert s.stack == []


@rule("BG-13.35")
def test_after_the_last_defender_fell_the_attacker_may_stay_too(monkeypatch: pytest.MonkeyPatch) -> None:
    s = won(monkeypatch, {"Pelargir": "Gondor Regular", "Osgiliath": "3 Isengard Regulars, Nazgûl"}, "Osgiliath", "Pelargir")
    do(s, "stay")
    assert (at(s, "Pelargir"), at(s, "Osgiliath")) == ("", "3 Isengard Regulars, Nazgûl")
    assert s.taken == {}
    assert s.stack == []


@rule("BG-13.34")
def test_whoever_loses_all_attackers_has_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    s = one_action({"Eastemnet": "2 Rohan Regulars", "Fangorn": "Isengard Regular, Nazgûl"})
    dice(monkeypatch, faces(1), faces(6, 1), faces(1))
    attack(s, "Fangorn", "Eastemnet")
    do(s, *NO_CARDS)
    assert (at(s, "Fangorn"), at(s, "Eastemnet")) == ("", "2 Rohan Regulars")
    assert s.stack == []  # the defender does not advance


@rule("BG-R34")
def test_an_advance_needs_a_unit_and_leaves_no_leader_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    armies = {"Eastemnet": "2 Rohan Regulars, 2 Rohan Leaders, Boromir", "Fangorn": "Isengard Regular"}
    s = won(monkeypatch, armies, "Eastemnet", "Fangorn", seat=FREE)
    do(s, "advance", "Boromir")
    assert why_not(s, "go") == "BG-3.2"
    do(s, "Rohan Regular", "Rohan Regular")
    assert why_not(s, "go") == "BG-12.4"
    do(s, "everybody who can")
    assert at(s, "Fangorn") == "2 Rohan Regulars, 2 Rohan Leaders, Boromir"
    assert s.stack == []


@rule("BG-R34")
def test_leaders_and_companions_may_stay_with_the_rearguard_or_go(monkeypatch: pytest.MonkeyPatch) -> None:
    armies = {"Eastemnet": "3 Rohan Regulars, 2 Rohan Leaders, Boromir", "Fangorn": "Isengard Regular"}
    s = won(monkeypatch, armies, "Eastemnet", "Fangorn", "Rohan Regular", seat=FREE)
    do(s, "advance", "Rohan Regular", "Rohan Leader", "set out")
    assert at(s, "Fangorn") == "Rohan Regular, Rohan Leader"
    assert at(s, "Eastemnet") == "2 Rohan Regulars, Rohan Leader, Boromir"
    assert s.stack == []


@rule("BG-R35")
def test_if_both_are_wiped_out_nobody_advances_and_nothing_is_captured(monkeypatch: pytest.MonkeyPatch) -> None:
    s = one_action({"Pelargir": "Gondor Regular, Gondor Leader", "Osgiliath": "2 Isengard Regulars", "West Harondor": "Isengard Regular"})
    dice(monkeypatch, faces(6, 1), faces(6), faces(1))
    attack(s, "Osgiliath", "Pelargir", "Isengard Regular")
    do(s, *NO_CARDS)
    assert (at(s, "Pelargir"), at(s, "Osgiliath"), at(s, "West Harondor")) == ("", "Isengard Regular", "Isengard Regular")
    assert s.taken == {}
    assert s.stack == []
