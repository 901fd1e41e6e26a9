"""The Eagles are Coming!"""

from __future__ import annotations

from typing import Any

import pytest

from tests.boardgame.cards.free_character import before, goals, play, settled
from tests.boardgame.throwing import dice, faces
from tests.citing import card, rule
from thirdage.boardgame.positions import FREE, SHADOW, asked, at, do, log, why_not
from thirdage.boardgame.tables import NAZGUL, SAURON, settlements_of

EAGLES = "The Eagles are Coming!"
HOME = {"Minas Tirith": "Gondor Regular, Boromir"}


@pytest.mark.parametrize(
    "armies",
    [
        {"Minas Tirith": "Gondor Regular, Boromir", "Osgiliath": "Sauron Regular, Nazgûl"},
        {"inside Minas Tirith": "Gondor Regular, Boromir", "Minas Tirith": "Sauron Regular, Nazgûl"},
        {"inside Minas Tirith": "Gondor Regular, Boromir", "Minas Tirith": "Sauron Regular", "Osgiliath": "Southron Elite, Nazgûl"},
        {
            "Fords of Isen": "Rohan Elite, Aragorn",
            "Gap of Rohan": "Rohan Regular",
            "inside Orthanc": "Isengard Regular, Nazgûl",
            "Orthanc": "Rohan Regular",
        },
    ],
)
@card("The Eagles are Coming!")
@rule("BG-C47", "BG-C11", "BG-C13")
def test_a_companion_with_an_army_near_an_army_with_nazgul_calls_the_eagles(armies: dict[str, str]) -> None:
    s = before(EAGLES, armies=armies)
    assert f"play {EAGLES}" in asked(s)


@pytest.mark.parametrize(
    "position",
    [
        {
            "armies": {"Minas Tirith": "Gondor Regular", "Osgiliath": "Sauron Regular, Nazgûl"},
            "bearers": "Minas Tirith",
        },  # he is in the Fellowship
        {"armies": {"Minas Tirith": "Boromir", "Osgiliath": "Sauron Regular, Nazgûl"}},
        {"armies": {"Minas Tirith": "Gondor Regular, Boromir", "Osgiliath": "Nazgûl"}},
        {"armies": {"Minas Tirith": "Gondor Regular, Boromir", "Osgiliath": "Sauron Regular, The Witch-king"}},
        {"armies": {"Minas Tirith": "Gondor Regular, Boromir", "North Ithilien": "Sauron Regular, Nazgûl"}},
        {"armies": {"Dagorlad": "Gondor Regular, Boromir", "Gorgoroth": "Sauron Regular, Nazgûl"}},  # a black border between them
    ],
)
@card("The Eagles are Coming!")
@rule("BG-9.7", "BG-C47", "BG-C11")
def test_otherwise_the_eagles_do_not_come(position: dict[str, Any]) -> None:
    s = before(EAGLES, **position)
    assert why_not(s, "play", EAGLES) == "BG-9.7"


@card("The Eagles are Coming!")
@rule("BG-C47", "BG-C7")
def test_a_die_for_each_nazgul_and_the_others_flee_together_where_the_shadow_wants(monkeypatch: pytest.MonkeyPatch) -> None:
    dice(monkeypatch, faces(5, 6, 4))
    s = play(EAGLES, {**HOME, "Osgiliath": "5 Sauron Regulars, 3 Nazgûl"})
    assert s.stack[-1][:2] == ("eagles_drive", SHADOW)
    assert goals(s) == {"Barad-dûr", "Dol Guldur", "Minas Morgul", "Morannon", "Moria", "Mount Gundabad"}
    assert s.reserve[NAZGUL] == 7  # of the eight, five were not in play
    do(s, "to Dol Guldur")
    assert at(s, "Osgiliath") == "5 Sauron Regulars"
    assert at(s, "Dol Guldur") == "Nazgûl"
    assert "Dice for The Eagles are Coming!: 5, 6, 4: 2 of them count." in log(s)
    assert settled(s)


@card("The Eagles are Coming!")
@rule("BG-C47", "BG-13.10")
def test_at_most_five_dice_and_those_not_rolled_for_flee_too(monkeypatch: pytest.MonkeyPatch) -> None:
    dice(monkeypatch, faces(5, 5, 5, 5, 5, 6, 6))
    s = play(EAGLES, {**HOME, "Osgiliath": "Sauron Regular, 7 Nazgûl"})
    do(s, "to Moria")
    assert (at(s, "Osgiliath"), at(s, "Moria")) == ("Sauron Regular", "2 Nazgûl")
    assert settled(s)


@card("The Eagles are Coming!", "The Witch-king")
@rule("BG-C47")
def test_the_witch_king_neither_counts_nor_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    dice(monkeypatch, faces(1, 6, 6))
    s = play(EAGLES, {**HOME, "Osgiliath": "Sauron Regular, Nazgûl, The Witch-king"})
    do(s, "to Moria")
    assert (at(s, "Osgiliath"), at(s, "Moria")) == ("Sauron Regular, The Witch-king", "Nazgûl")
    assert settled(s)


@card("The Eagles are Coming!")
@rule("BG-C47")
def test_with_no_survivor_nobody_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    dice(monkeypatch, faces(6))
    s = play(EAGLES, {**HOME, "Osgiliath": "Sauron Regular, Nazgûl"})
    assert at(s, "Osgiliath") == "Sauron Regular"
    assert settled(s)


@card("The Eagles are Coming!")
@rule("BG-C47", "BG-C2")
def test_the_free_peoples_choose_which_army_is_struck(monkeypatch: pytest.MonkeyPatch) -> None:
    dice(monkeypatch, faces(1))
    s = play(EAGLES, {**HOME, "Osgiliath": "Sauron Regular, Nazgûl", "Lossarnach": "Southron Regular, Nazgûl"})
    assert s.stack[-1][:2] == ("eagles_strike", FREE)
    assert asked(s) == ["the Army at Lossarnach", "the Army at Osgiliath"]
    do(s, "the Army at Lossarnach", "to Morannon")
    assert (at(s, "Osgiliath"), at(s, "Lossarnach"), at(s, "Morannon")) == ("Sauron Regular, Nazgûl", "Southron Regular", "Nazgûl")
    assert settled(s)


@card("The Eagles are Coming!")
@rule("BG-C47", "BG-2.16")
def test_they_flee_to_an_unconquered_stronghold_other_than_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    dice(monkeypatch, faces(1))
    armies = {"Dimrill Dale": "Elven Regular, Legolas", "Moria": "Sauron Regular, Nazgûl"}
    s = play(EAGLES, armies, taken={"Morannon": FREE, "Barad-dûr": FREE})
    assert goals(s) == {"Dol Guldur", "Minas Morgul", "Mount Gundabad"}
    do(s, "to Mount Gundabad")
    assert at(s, "Mount Gundabad") == "Nazgûl"
    assert settled(s)


@card("The Eagles are Coming!")
@rule("BG-C47")
def test_in_a_besieged_stronghold_they_are_inside(monkeypatch: pytest.MonkeyPatch) -> None:
    dice(monkeypatch, faces(1))
    s = play(EAGLES, {**HOME, "Osgiliath": "Sauron Regular, Nazgûl", "inside Moria": "Sauron Regular", "Moria": "Elven Regular"})
    do(s, "to Moria")
    assert (at(s, "inside Moria"), at(s, "Moria")) == ("Sauron Regular, Nazgûl", "Elven Regular")
    assert settled(s)


@card("The Eagles are Coming!")
@rule("BG-C47")
def test_if_every_stronghold_is_taken_they_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    dice(monkeypatch, faces(1, 6))
    names = ("Barad-dûr", "Dol Guldur", "Minas Morgul", "Morannon", "Moria", "Mount Gundabad")
    assert len(names) == len(settlements_of(SAURON, "stronghold"))
    s = play(EAGLES, {**HOME, "Osgiliath": "Sauron Regular, 2 Nazgûl"}, taken=dict.fromkeys(names, FREE))
    assert at(s, "Osgiliath") == "Sauron Regular, Nazgûl"
    assert settled(s)
