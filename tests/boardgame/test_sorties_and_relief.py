"""Out of a besieged Stronghold, and to its help (BG-14.20 to BG-14.25)."""

from __future__ import annotations

import pytest

from tests.boardgame.battles import NO_CARDS, attack, one_action, rolls, told
from tests.boardgame.throwing import dice, faces
from tests.citing import rule
from thirdage.boardgame.positions import FREE, SHADOW, asked, at, do, log, why_not
from thirdage.boardgame.state import OUT, State
from thirdage.boardgame.tables import REGION, SARUMAN

ALL_ONES = [faces(1, 1, 1, 1, 1)] * 4
TIRITH = REGION["Minas Tirith"]


def siege(free: str, shadow: str, war: str = "all", **elsewhere: str) -> State:
    """Minas Tirith is besieged, and the Free Peoples have a die; `Osgiliath="..."` stands elsewhere."""
    return one_action({"inside Minas Tirith": free, "Minas Tirith": shadow, **elsewhere}, FREE, "Muster/Army", war)


def sally(s: State, *rear: str) -> None:
    attack(s, "inside Minas Tirith", "Minas Tirith", *rear, die="Muster/Army")


def relieve(s: State, *rear: str) -> None:
    attack(s, "Lossarnach", "Minas Tirith", *rear, die="Muster/Army")


@rule("BG-14.20")
def test_a_besieged_army_sallies_with_its_units_at_war() -> None:
    s = siege("2 Gondor Regulars, Rohan Regular", "4 Sauron Regulars", war="Gondor")
    sally(s)
    assert told(s, "sallies", "rearguard") == [
        "Free Peoples sallies from the Stronghold of Minas Tirith.",
        "In the rearguard: Rohan Regular.",
    ]
    s = siege("2 Gondor Regulars", "4 Sauron Regulars", war="Rohan")
    do(s, "use Muster/Army")
    assert "attack" not in asked(s)


@rule("BG-14.20")
def test_a_rearguard_may_stay_in_the_stronghold(monkeypatch: pytest.MonkeyPatch) -> None:
    s = siege("2 Gondor Regulars, Gondor Leader, Boromir", "2 Sauron Regulars")
    dice(monkeypatch, *ALL_ONES)
    sally(s, "Gondor Regular", "Gondor Leader", "Boromir")
    do(s, *NO_CARDS)
    assert rolls(s)[0] == "Combat roll of the Free Peoples: 1 (hits on 5): 0 hits."


@rule("BG-14.21")
def test_both_sides_hit_on_five_in_every_round(monkeypatch: pytest.MonkeyPatch) -> None:
    s = siege("2 Gondor Regulars", "2 Sauron Regulars")
    dice(monkeypatch, *ALL_ONES)
    sally(s)
    do(s, *NO_CARDS)
    do(s, "fight", "stand", *NO_CARDS)
    assert [line.split(" (")[1] for line in rolls(s)] == ["hits on 5): 0 hits."] * 4
    assert asked(s) == ["fight", "cease"]  # as many rounds as in any field battle


@rule("BG-14.22")
def test_if_the_attacker_ceases_he_is_back_inside(monkeypatch: pytest.MonkeyPatch) -> None:
    s = siege("2 Gondor Regulars", "2 Sauron Regulars")
    dice(monkeypatch, *ALL_ONES)
    sally(s)
    do(s, *NO_CARDS, "cease")
    assert (at(s, "inside Minas Tirith"), at(s, "Minas Tirith")) == ("2 Gondor Regulars", "2 Sauron Regulars")
    assert s.stack == []


@rule("BG-14.22", "BG-14.23", "BG-14.8")
def test_the_besieger_may_retreat_and_the_siege_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    s = siege("2 Gondor Regulars, Gondor Leader", "2 Sauron Regulars, Nazgûl", Lossarnach="Gondor Regular")
    dice(monkeypatch, *ALL_ONES)
    sally(s)
    do(s, *NO_CARDS, "fight")
    assert asked(s) == ["stand", "to Drúadan Forest", "to Osgiliath"]
    assert why_not(s, "to", "Lossarnach") == "BG-2.7"
    do(s, "to Osgiliath")
    assert (at(s, "Minas Tirith"), at(s, "inside Minas Tirith")) == ("2 Gondor Regulars, Gondor Leader", "")
    assert at(s, "Osgiliath") == "2 Sauron Regulars, Nazgûl"
    assert "The siege of Minas Tirith is over." in log(s)
    assert s.stack == []


@rule("BG-14.23")
def test_a_victorious_sortie_ends_the_siege_and_nobody_advances(monkeypatch: pytest.MonkeyPatch) -> None:
    s = siege("3 Gondor Regulars, Gondor Leader, Boromir", "2 Sauron Regulars, Nazgûl")
    dice(monkeypatch, faces(5, 5, 1), *ALL_ONES)
    sally(s, "Gondor Regular")
    do(s, *NO_CARDS)
    assert (at(s, "Minas Tirith"), at(s, "inside Minas Tirith")) == ("3 Gondor Regulars, Gondor Leader, Boromir", "")
    assert s.taken == {}
    assert s.stack == []


@rule("BG-R41")
def test_if_all_who_sallied_fall_and_nobody_stayed_the_stronghold_is_captured(monkeypatch: pytest.MonkeyPatch) -> None:
    s = siege("2 Gondor Regulars", "3 Sauron Regulars")
    dice(monkeypatch, faces(5, 1), faces(5, 5, 1))
    sally(s)
    do(s, *NO_CARDS)
    assert s.taken == {TIRITH: SHADOW}
    assert at(s, "Minas Tirith") == "2 Sauron Regulars"
    assert s.stack == []


@rule("BG-R41")
def test_with_a_rearguard_inside_the_siege_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    s = siege("3 Gondor Regulars, Gondor Leader", "3 Sauron Regulars")
    dice(monkeypatch, faces(5, 1), faces(5, 5, 1))
    sally(s, "Gondor Regular", "Gondor Leader")
    do(s, *NO_CARDS)
    assert s.taken == {}
    assert (at(s, "inside Minas Tirith"), at(s, "Minas Tirith")) == ("Gondor Regular, Gondor Leader", "2 Sauron Regulars")
    assert s.stack == []


@rule("BG-R41")
def test_if_both_fall_nobody_captures_anything(monkeypatch: pytest.MonkeyPatch) -> None:
    s = siege("2 Gondor Regulars", "2 Sauron Regulars")
    dice(monkeypatch, faces(5, 5), faces(5, 5))
    sally(s)
    do(s, *NO_CARDS)
    assert s.taken == {}
    assert (at(s, "inside Minas Tirith"), at(s, "Minas Tirith")) == ("", "")
    assert s.stack == []


@rule("BG-14.24")
def test_an_army_from_outside_fights_the_besieger_in_the_field(monkeypatch: pytest.MonkeyPatch) -> None:
    s = siege("2 Gondor Regulars", "3 Sauron Regulars", Lossarnach="2 Gondor Elites")
    dice(monkeypatch, *ALL_ONES)
    relieve(s)
    assert s.stack[-1][0] == "combat_card"  # the besieger has no Stronghold to withdraw into
    do(s, *NO_CARDS)
    assert rolls(s) == [
        "Combat roll of the Free Peoples: 1, 1 (hits on 5): 0 hits.",
        "Combat roll of the Shadow: 1, 1, 1 (hits on 5): 0 hits.",
    ]
    do(s, "cease")
    assert (at(s, "inside Minas Tirith"), at(s, "Minas Tirith")) == ("2 Gondor Regulars", "3 Sauron Regulars")
    assert s.stack == []


@rule("BG-14.25")
def test_when_the_besieger_is_destroyed_the_garrison_is_out_before_the_relief_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    s = siege("2 Gondor Regulars, Boromir", "2 Sauron Regulars", Lossarnach="2 Gondor Elites, Gondor Leader")
    dice(monkeypatch, faces(5, 5), *ALL_ONES)
    relieve(s)
    do(s, *NO_CARDS)
    assert at(s, "Minas Tirith") == "2 Gondor Regulars, Boromir"
    do(s, "advance", "everybody who can")
    assert at(s, "Minas Tirith") == "2 Gondor Regulars, 2 Gondor Elites, Gondor Leader, Boromir"
    assert s.stack == []


@rule("BG-14.25", "BG-14.8")
def test_when_the_besieger_retreats_the_siege_is_over_whether_or_not_the_relief_advances(monkeypatch: pytest.MonkeyPatch) -> None:
    s = siege("2 Gondor Regulars", "2 Sauron Regulars", Lossarnach="2 Gondor Elites")
    dice(monkeypatch, *ALL_ONES)
    relieve(s)
    do(s, *NO_CARDS, "fight", "to Osgiliath", "stay")
    assert (at(s, "Minas Tirith"), at(s, "inside Minas Tirith")) == ("2 Gondor Regulars", "")
    assert (at(s, "Lossarnach"), at(s, "Osgiliath")) == ("2 Gondor Elites", "2 Sauron Regulars")
    assert s.stack == []


@rule("BG-14.25", "BG-14.8")
def test_when_relief_and_besieger_destroy_each_other_the_siege_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    s = siege("2 Gondor Regulars, Boromir", "2 Sauron Regulars, Nazgûl", Lossarnach="2 Gondor Regulars, Gondor Leader")
    dice(monkeypatch, faces(5, 5), faces(5, 5))
    relieve(s)
    do(s, *NO_CARDS)
    assert (at(s, "Minas Tirith"), at(s, "inside Minas Tirith"), at(s, "Lossarnach")) == ("2 Gondor Regulars, Boromir", "", "")
    assert s.taken == {}
    assert s.stack == []


@rule("BG-R41", "BG-13.29")
def test_the_free_peoples_capture_from_a_garrison_that_fell_outside_with_all_who_led_it(monkeypatch: pytest.MonkeyPatch) -> None:
    s = one_action({"inside Orthanc": "Isengard Regular, Nazgûl, Saruman", "Orthanc": "2 Rohan Regulars, Rohan Leader"})
    dice(monkeypatch, faces(6), faces(5, 1), faces(1))
    attack(s, "inside Orthanc", "Orthanc")
    do(s, *NO_CARDS)
    assert s.taken == {REGION["Orthanc"]: FREE}
    assert (at(s, "Orthanc"), at(s, "inside Orthanc")) == ("Rohan Regular, Rohan Leader", "")
    assert s.where[SARUMAN] == OUT
    assert s.stack == []


@rule("BG-14.24", "BG-14.25")
def test_the_shadow_relieves_a_stronghold_of_its_own_in_the_same_way(monkeypatch: pytest.MonkeyPatch) -> None:
    armies = {"inside Orthanc": "2 Isengard Regulars, Saruman", "Orthanc": "2 Rohan Regulars", "Gap of Rohan": "9 Isengard Regulars"}
    s = one_action(armies)
    dice(monkeypatch, faces(5, 5, 1, 1, 1), faces(1, 1))
    attack(s, "Gap of Rohan", "Orthanc")
    do(s, *NO_CARDS)
    assert (at(s, "Orthanc"), at(s, "inside Orthanc")) == ("2 Isengard Regulars, Saruman", "")
    do(s, "advance", *["Isengard Regular"] * 7)  # the first goes without a question, for nothing else can be done
    assert (at(s, "Orthanc"), at(s, "Gap of Rohan")) == ("10 Isengard Regulars, Saruman", "Isengard Regular")
    assert s.taken == {}
    assert s.stack == []
