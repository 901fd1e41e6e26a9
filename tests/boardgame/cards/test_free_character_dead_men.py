"""Dead Men of Dunharrow."""

from __future__ import annotations

import pytest

from tests.boardgame.cards.free_character import before, goals, play, settled
from tests.boardgame.throwing import dice, faces
from tests.citing import card, rule
from thirdage.boardgame.positions import FREE, SHADOW, asked, at, do, log, step_of, why_not
from thirdage.boardgame.state import OUT
from thirdage.boardgame.tables import MOUTH_OF_SAURON, NAZGUL, REGION
from thirdage.boardgame.turn import points

DEAD = "Dead Men of Dunharrow"


@pytest.mark.parametrize(
    "armies",
    [
        {"Edoras": "Strider"},
        {"Westemnet": "Aragorn"},
        {"Fords of Isen": "Strider"},
        {"inside Helm's Deep": "Rohan Regular, Aragorn", "Helm's Deep": "Isengard Regular"},
    ],
)
@card("Dead Men of Dunharrow")
@rule("BG-C12", "BG-C11", "BG-C42")
def test_strider_or_aragorn_in_rohan_takes_the_paths_of_the_dead(armies: dict[str, str]) -> None:
    assert f"play {DEAD}" in asked(before(DEAD, armies=armies))


@pytest.mark.parametrize("armies", [{}, {"Fangorn": "Strider"}, {"Minas Tirith": "Aragorn"}, {"Edoras": "Boromir"}])
@card("Dead Men of Dunharrow")
@rule("BG-9.7", "BG-C12")
def test_from_elsewhere_no_path_leads_there(armies: dict[str, str]) -> None:
    s = before(DEAD, armies=armies, bearers="Edoras")
    assert why_not(s, "play", DEAD) == "BG-9.7"


@card("Dead Men of Dunharrow")
@rule("BG-C50", "BG-C2")
def test_he_goes_with_whom_he_likes_of_his_place() -> None:
    s = play(DEAD, {"Edoras": "Strider, Legolas, Gimli, Rohan Regular", "Folde": "Boromir"})
    assert goals(s) == {"Pelargir", "Lamedon", "Erech"}
    do(s, "to Erech")
    assert asked(s) == ["legolas", "gimli", "set out"]
    assert why_not(s, "take", "Boromir") == "BG-C50"
    do(s, "Gimli", "set out")
    assert asked(s) == ["0", "1", "2", "3"]
    do(s, "2")
    assert at(s, "Erech") == "2 Gondor Regulars, Strider, Gimli"
    assert at(s, "Edoras") == "Rohan Regular, Legolas"
    assert settled(s)


@card("Dead Men of Dunharrow")
@rule("BG-C50")
def test_out_of_a_siege_and_through_all_enemies() -> None:
    armies = {
        "inside Helm's Deep": "Rohan Regular, Aragorn, Boromir",
        "Helm's Deep": "Isengard Regular",
        "Lamedon": "Nazgûl",
    }
    s = play(DEAD, armies)
    do(s, "to Lamedon", "Boromir", "0")
    assert at(s, "Lamedon") == "Nazgûl, Boromir, Aragorn"
    assert (at(s, "inside Helm's Deep"), at(s, "Helm's Deep")) == ("Rohan Regular", "Isengard Regular")
    assert settled(s)


@pytest.mark.parametrize(
    "king, place, taken, active",
    [
        ("Aragorn", "Pelargir", {}, True),
        ("Aragorn", "Pelargir", {"Pelargir": SHADOW}, False),
        ("Aragorn", "Lamedon", {}, False),
        ("Strider", "Pelargir", {}, False),
    ],
)
@card("Dead Men of Dunharrow")
@rule("BG-C50", "BG-16.5")
def test_whether_gondor_wakes_is_judged_on_arrival(king: str, place: str, taken: dict[str, int], active: bool) -> None:
    s = play(DEAD, {"Edoras": king}, taken=taken)
    do(s, f"to {place}", "3")
    assert step_of(s, "gondor") == (1, active)
    assert settled(s)


@card("Dead Men of Dunharrow")
@rule("BG-C51", "BG-C9", "BG-16.8")
def test_a_shadow_army_takes_as_many_hits_as_the_die_shows_and_retreats(monkeypatch: pytest.MonkeyPatch) -> None:
    dice(monkeypatch, faces(2))
    s = play(
        DEAD,
        {"Edoras": "Strider", "Pelargir": "2 Sauron Regulars, 2 Southron Regulars, Nazgûl, The Mouth of Sauron"},
        taken={"Pelargir": SHADOW},
    )
    do(s, "to Pelargir")
    assert s.stack[-1][:2] == ("take_hits", SHADOW)
    do(s, "remove Sauron Regular", "remove Southron Regular")
    assert s.stack[-1][:2] == ("flee_the_dead", SHADOW)
    assert goals(s) == {"Osgiliath", "West Harondor"}  # Lamedon and Lossarnach are Towns of Gondor
    do(s, "to Osgiliath")
    assert at(s, "Osgiliath") == "Sauron Regular, Nazgûl, Southron Regular, The Mouth of Sauron"
    assert (step_of(s, "sauron"), step_of(s, "southrons")) == ((3, True), (2, True))
    assert "Dice for Dead Men of Dunharrow: 2: 2 of them count." in log(s)
    do(s, "1")
    assert at(s, "Pelargir") == "Gondor Regular, Strider"
    assert settled(s)


@card("Dead Men of Dunharrow")
@rule("BG-C51", "BG-C9")
def test_an_army_that_is_wiped_out_takes_its_nazgul_and_minions_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    dice(monkeypatch, faces(4))
    s = play(DEAD, {"Edoras": "Strider", "Pelargir": "2 Southron Elites, 2 Nazgûl, The Mouth of Sauron"}, taken={"Pelargir": SHADOW})
    do(s, "to Pelargir", "0")
    assert at(s, "Pelargir") == "Strider"
    assert (s.where[MOUTH_OF_SAURON], s.reserve[NAZGUL]) == (OUT, 8)
    assert step_of(s, "southrons") == (2, True)
    assert s.taken == {REGION["Pelargir"]: SHADOW}
    assert settled(s)


@card("Dead Men of Dunharrow")
@rule("BG-C51")
def test_with_nowhere_to_go_it_is_destroyed(monkeypatch: pytest.MonkeyPatch) -> None:
    dice(monkeypatch, faces(1))
    s = play(DEAD, {"Edoras": "Strider", "Lamedon": "5 Southron Regulars, Nazgûl, The Mouth of Sauron", "Erech": "Gondor Regular"})
    do(s, "to Lamedon")
    assert at(s, "Lamedon") == "Strider"
    assert s.where[MOUTH_OF_SAURON] == OUT
    do(s, "0")
    assert settled(s)


@card("Dead Men of Dunharrow")
@rule("BG-C51", "BG-13.31")
def test_it_retreats_where_no_enemy_army_and_no_enemy_settlement_is(monkeypatch: pytest.MonkeyPatch) -> None:
    dice(monkeypatch, faces(1))
    s = play(
        DEAD, {"Edoras": "Strider", "Lamedon": "2 Southron Regulars", "Dol Amroth": "Southron Elite", "inside Dol Amroth": "Gondor Regular"}
    )
    do(s, "to Lamedon")
    assert goals(s) == {"Dol Amroth", "Erech"}  # besieged Dol Amroth is free for its besieger
    do(s, "to Dol Amroth", "0")
    assert at(s, "Dol Amroth") == "Southron Regular, Southron Elite"
    assert settled(s)


@card("Dead Men of Dunharrow")
@rule("BG-C51", "BG-C9")
def test_lone_nazgul_and_minions_are_not_affected() -> None:
    s = play(DEAD, {"Edoras": "Strider", "Pelargir": "2 Nazgûl, The Mouth of Sauron"})
    do(s, "to Pelargir")
    assert not any(line.startswith("Dice") for line in log(s))
    do(s, "1")
    assert at(s, "Pelargir") == "Gondor Regular, 2 Nazgûl, Strider, The Mouth of Sauron"
    assert step_of(s, "sauron") == (2, True)
    assert settled(s)


@pytest.mark.parametrize("regulars, holder, points_of_the_shadow", [("0", {REGION["Pelargir"]: SHADOW}, 1), ("1", {}, 0), ("3", {}, 0)])
@card("Dead Men of Dunharrow")
@rule("BG-C52", "BG-15.3", "BG-15.5")
def test_the_first_regular_takes_the_settlement_back(regulars: str, holder: dict[int, int], points_of_the_shadow: int) -> None:
    s = play(DEAD, {"Edoras": "Strider"}, taken={"Pelargir": SHADOW})
    do(s, "to Pelargir", regulars)
    assert s.taken == holder
    assert points(s)[SHADOW] == points_of_the_shadow
    assert settled(s)


@card("Dead Men of Dunharrow")
@rule("BG-C52", "BG-11.7")
def test_no_more_regulars_come_than_there_are() -> None:
    s = play(DEAD, {"Edoras": "Strider"}, lost="13 Gondor Regulars")
    do(s, "to Erech")
    assert asked(s) == ["0", "1", "2"]
    do(s, "2")
    assert at(s, "Erech") == "2 Gondor Regulars, Strider"
    assert settled(s)
    s = play(DEAD, {"Edoras": "Strider"}, short="Gondor Regular")
    do(s, "to Erech")
    assert at(s, "Erech") == "Strider"
    assert settled(s)


@card("Dead Men of Dunharrow")
@rule("BG-C52", "BG-3.5", "BG-R22")
def test_they_come_to_a_full_region_too_and_the_excess_goes() -> None:
    s = play(DEAD, {"Edoras": "Strider", "Erech": "9 Elven Elites"})
    do(s, "to Erech", "2")
    assert asked(s) == ["elven Elite", "gondor Regular"]
    do(s, "Gondor Regular")
    assert at(s, "Erech") == "9 Elven Elites, Gondor Regular, Strider"
    assert s.stack[-1] == ("turn", SHADOW) and sum(s.dice[FREE]) == 0
