"""Free Peoples Strategy cards that strike Armies without an attack: The Spirit of Mordor, Faramir's Rangers."""

from __future__ import annotations

import pytest

from tests.boardgame.cards.free_strategy import over, play
from tests.boardgame.throwing import dice, faces
from tests.citing import card, rule
from thirdage.boardgame.positions import FREE, asked, at, do, log, step_of, table

# The Spirit of Mordor.


@card("The Spirit of Mordor")
@rule("BG-C60", "BG-C2")
def test_the_spirit_of_mordor_strikes_an_army_of_two_nations(monkeypatch: pytest.MonkeyPatch) -> None:
    dice(monkeypatch, faces(5, 6, 4, 1, 2))
    s = play(
        "The Spirit of Mordor",
        {
            "Morannon": "3 Sauron Regulars, Southron Regular",
            "Umbar": "2 Southron Regulars, Isengard Regular",
            "Orthanc": "5 Isengard Regulars, Nazgûl, The Witch-king",  # Nazgûl and Minions are no Nation
        },
    )
    assert asked(s) == ["morannon", "umbar"]
    do(s, "morannon")
    assert asked(s) == ["remove Sauron Regular", "remove Southron Regular"]  # the Shadow chooses who falls
    do(s, "remove Southron Regular")  # then Regulars of one kind are left: no choice
    assert at(s, "Morannon") == "2 Sauron Regulars"
    assert "Dice for The Spirit of Mordor: 5, 6, 4, 1, 2: 2 of them count." in log(s)
    assert over(s, "The Spirit of Mordor")


@card("The Spirit of Mordor")
@rule("BG-C60", "BG-C8")
def test_an_army_under_siege_may_be_chosen_and_loses_its_stronghold_with_the_last_unit(monkeypatch: pytest.MonkeyPatch) -> None:
    dice(monkeypatch, faces(5, 5, 5, 5, 5))
    s = play("The Spirit of Mordor", {"inside Umbar": "Sauron Regular, Southron Regular, Nazgûl", "Umbar": "2 Gondor Regulars"})
    assert (at(s, "inside Umbar"), at(s, "Umbar")) == ("", "2 Gondor Regulars, Nazgûl")  # surplus hits are lost, the Nazgûl stays
    assert [*s.taken.values()] == [FREE]
    assert (step_of(s, "southrons"), step_of(s, "sauron")) == ((2, True), (2, True))  # only the Settlement lost moves them
    assert over(s, "The Spirit of Mordor")


@card("The Spirit of Mordor")
@rule("BG-C8", "BG-14.8")
def test_a_besieger_who_is_destroyed_leaves_the_siege_lifted(monkeypatch: pytest.MonkeyPatch) -> None:
    dice(monkeypatch, faces(5, 5, 1, 1, 1))
    s = play("The Spirit of Mordor", {"inside Dol Amroth": "Gondor Regular", "Dol Amroth": "Sauron Regular, Southron Regular"})
    assert (at(s, "Dol Amroth"), at(s, "inside Dol Amroth")) == ("Gondor Regular", "")
    assert over(s, "The Spirit of Mordor")


@card("The Spirit of Mordor")
@rule("BG-C8", "BG-16.10")
def test_the_strike_is_no_attack_and_moves_nobody_to_war(monkeypatch: pytest.MonkeyPatch) -> None:
    dice(monkeypatch, faces(6, 6, 1, 1, 1))
    armies = {"Gorgoroth": "3 Sauron Regulars, 2 Southron Regulars"}
    s = play("The Spirit of Mordor", armies)
    before = step_of(table(), "sauron"), step_of(table(), "southrons")
    do(s, "remove Sauron Regular", "remove Sauron Regular")
    assert (step_of(s, "sauron"), step_of(s, "southrons")) == before
    assert over(s, "The Spirit of Mordor")


@card("The Spirit of Mordor")
@rule("BG-C60", "BG-R15")
def test_without_such_an_army_nothing_is_rolled() -> None:
    s = play("The Spirit of Mordor", {"Morannon": "3 Sauron Regulars, Nazgûl", "Orthanc": "Isengard Regular"})
    assert (at(s, "Morannon"), at(s, "Orthanc")) == ("3 Sauron Regulars, Nazgûl", "Isengard Regular")
    assert not any("Dice for" in line for line in log(s))
    assert over(s, "The Spirit of Mordor")


@card("The Spirit of Mordor")
@rule("BG-C7")
def test_a_die_below_five_never_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    dice(monkeypatch, faces(4, 4, 3, 2, 1))
    s = play("The Spirit of Mordor", {"Morannon": "Sauron Regular, Southron Regular"})
    assert at(s, "Morannon") == "Sauron Regular, Southron Regular"
    assert over(s, "The Spirit of Mordor")


@card("The Spirit of Mordor")
@rule("BG-R16")
def test_an_elite_of_the_army_may_be_reduced_for_a_hit(monkeypatch: pytest.MonkeyPatch) -> None:
    dice(monkeypatch, faces(6, 1, 1, 1, 1))
    s = play("The Spirit of Mordor", {"Morannon": "Sauron Elite, Southron Regular"})
    do(s, "reduce Sauron Elite")
    assert at(s, "Morannon") == "Sauron Regular, Southron Regular"
    assert over(s, "The Spirit of Mordor")


# Faramir's Rangers.


@card("Faramir's Rangers")
@rule("BG-C61", "BG-C1")
def test_the_rangers_strike_in_ithilien_and_then_join_the_army_in_osgiliath(monkeypatch: pytest.MonkeyPatch) -> None:
    dice(monkeypatch, faces(5, 4, 6))
    s = play(
        "Faramir's Rangers",
        {
            "North Ithilien": "3 Sauron Regulars",
            "South Ithilien": "Southron Regular",
            "Minas Morgul": "Sauron Regular",
            "Osgiliath": "Elven Regular",  # units of any Nation
        },
    )
    assert asked(s) == ["north Ithilien", "south Ithilien"]
    do(s, "north Ithilien")
    assert at(s, "North Ithilien") == "Sauron Regular"  # the struck Army has only Regulars of one kind: no choice
    assert asked(s) == ["gondor Regular", "gondor Elite"]
    do(s, "gondor Elite")
    assert at(s, "Osgiliath") == "Elven Regular, Gondor Elite, Gondor Leader"
    assert over(s, "Faramir's Rangers")


@card("Faramir's Rangers")
@rule("BG-C61")
def test_without_an_army_to_strike_they_still_join() -> None:
    s = play("Faramir's Rangers", {"Osgiliath": "2 Gondor Regulars", "Minas Morgul": "Sauron Regular"})
    do(s, "gondor Regular")
    assert (at(s, "Osgiliath"), at(s, "Minas Morgul")) == ("3 Gondor Regulars, Gondor Leader", "Sauron Regular")
    assert not any("Dice for" in line for line in log(s))
    assert over(s, "Faramir's Rangers")


@pytest.mark.parametrize("osgiliath", ["", "Boromir", "Sauron Regular"])
@card("Faramir's Rangers")
@rule("BG-C61")
def test_without_units_of_theirs_in_osgiliath_nobody_joins(osgiliath: str, monkeypatch: pytest.MonkeyPatch) -> None:
    dice(monkeypatch, faces(1, 1, 5))
    s = play("Faramir's Rangers", {"Osgiliath": osgiliath, "Minas Tirith": "Gondor Regular"})
    assert at(s, "Osgiliath") == ("" if osgiliath == "Sauron Regular" else osgiliath)  # struck, but not replaced
    assert over(s, "Faramir's Rangers")


@card("Faramir's Rangers")
@rule("BG-C3", "BG-C4", "BG-C61")
def test_the_rangers_are_as_many_as_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    s = play("Faramir's Rangers", {"Osgiliath": "Elven Regular"}, short="Gondor Regular, Gondor Elite")
    assert at(s, "Osgiliath") == "Elven Regular, Gondor Leader"
    assert over(s, "Faramir's Rangers")
    s = play("Faramir's Rangers", {"Osgiliath": "Elven Regular"}, short="Gondor Elite, Gondor Leader")
    assert at(s, "Osgiliath") == "Elven Regular, Gondor Regular"
    assert over(s, "Faramir's Rangers")
