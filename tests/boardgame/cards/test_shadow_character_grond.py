"""Grond, Hammer of the Underworld."""

from __future__ import annotations

from typing import Any

import pytest

from tests.boardgame.cards.shadow_character import DONE, played, ready_to_play
from tests.boardgame.throwing import dice, faces
from tests.citing import card, rule
from thirdage.boardgame.positions import FREE, SHADOW, asked, at, do, names, table, why_not
from thirdage.boardgame.state import State

GROND = "Grond, Hammer of the Underworld"
SIEGE = {"Minas Tirith": "4 Sauron Regulars, Sauron Elite, The Witch-king", "inside Minas Tirith": "3 Gondor Regulars"}


def besieging(siege: dict[str, str] | None = None, **known: Any) -> State:
    s = played(GROND, siege or SIEGE, war="sauron, gondor", **known)
    do(s, "attack with everybody")
    return s


def miss(s: State, patch: pytest.MonkeyPatch) -> None:
    """A round without Combat cards in which nobody is hit: both rolls, and the re-roll of the Witch-king."""
    dice(patch, faces(1, 1, 1, 1, 1), faces(1, 1, 1), faces(1, 1))
    do(s, "no", "no")


@card("Grond, Hammer of the Underworld")
@rule("BG-C86", "BG-13.30")
def test_the_siege_battle_lasts_three_rounds_and_may_cease_after_each(monkeypatch: pytest.MonkeyPatch) -> None:
    s = besieging()
    for _ in range(2):
        miss(s, monkeypatch)
        assert asked(s) == ["fight", "cease"]
        do(s, "fight")
    miss(s, monkeypatch)
    assert asked(s) == ["reduce Sauron Elite", "cease"]  # after the third as after any siege battle
    do(s, "reduce Sauron Elite")
    miss(s, monkeypatch)
    assert at(s, "Minas Tirith") == "5 Sauron Regulars, The Witch-king"
    assert at(s, "inside Minas Tirith") == "3 Gondor Regulars"
    assert s.stack == DONE  # without another Elite it is over
    s = besieging()
    miss(s, monkeypatch)
    do(s, "cease")
    assert names(s.gone) == [GROND]
    assert s.stack == DONE


@card("Grond, Hammer of the Underworld")
@rule("BG-C86")
def test_in_the_first_round_the_defenders_need_a_companion_to_use_a_combat_card(monkeypatch: pytest.MonkeyPatch) -> None:
    s = besieging(hand_free="Imrahil of Dol Amroth")
    do(s, "no")
    assert s.stack[-1] == ("combat_card", FREE, FREE)  # asked all the same: the hand is hidden
    assert asked(s) == ["no"]
    assert why_not(s, "use", "Imrahil of Dol Amroth") == "BG-C86"
    dice(monkeypatch, faces(1, 1, 1, 1, 1), faces(1, 1, 1), faces(1, 1))
    do(s, "no", "fight", "no")
    assert asked(s) == ["use Imrahil of Dol Amroth", "no"]  # the second round is free
    dice(monkeypatch, faces(1, 1, 1, 1, 1), faces(1, 1, 1), faces(1, 1))
    do(s, "no", "cease")
    assert s.stack == DONE


@card("Grond, Hammer of the Underworld")
@rule("BG-C86", "BG-C13")
def test_with_a_companion_inside_they_may_use_one_at_once() -> None:
    s = besieging({**SIEGE, "inside Minas Tirith": "3 Gondor Regulars, Boromir"}, hand_free="Imrahil of Dol Amroth")
    do(s, "no")
    assert asked(s) == ["use Imrahil of Dol Amroth", "no"]
    assert s.stack[-1] == ("combat_card", FREE, FREE)


@card("Grond, Hammer of the Underworld")
@rule("BG-C86")
def test_a_rearguard_is_allowed_but_the_witch_king_attacks() -> None:
    s = played(GROND, SIEGE, war="sauron, gondor")
    assert s.stack[-1][0] == "rearguard"
    assert why_not(s, "keep", "The Witch-king") == "BG-13.3"
    do(s, "keep back: Sauron Regular", "keep back: Sauron Elite", "attack with all others")
    assert s.stack[-1] == ("combat_card", SHADOW, SHADOW)


@card("Grond, Hammer of the Underworld")
@rule("BG-C86", "BG-14.19")
def test_grond_may_break_the_gate(monkeypatch: pytest.MonkeyPatch) -> None:
    s = besieging()
    dice(monkeypatch, faces(6, 6, 6, 1, 1), faces(1, 1, 1), faces(1, 1))
    do(s, "no", "no")
    assert at(s, "Minas Tirith") == "4 Sauron Regulars, Sauron Elite, The Witch-king"
    assert at(s, "inside Minas Tirith") == ""
    assert list(s.taken.values()) == [SHADOW]
    assert s.stack == DONE


@card("Grond, Hammer of the Underworld")
@rule("BG-C86", "BG-9.7")
def test_the_witch_king_must_be_with_the_besiegers() -> None:
    for armies in (
        {"Minas Tirith": "Sauron Regular, Nazgûl", "inside Minas Tirith": "Gondor Regular", "Osgiliath": "Sauron Regular, The Witch-king"},
        {"Minas Tirith": "Gondor Regular", "Osgiliath": "Sauron Regular, The Witch-king"},  # no siege
        {"Moria": "Elven Regular", "inside Moria": "Sauron Regular, The Witch-king"},  # he is the besieged
    ):
        s = ready_to_play(GROND, armies, war="sauron, gondor, elves")
        assert why_not(s, "play", GROND) == "BG-C86"
        assert s.stack[-1][0] == "action"
    s = ready_to_play(GROND, {"Minas Tirith": "Sauron Regular, Nazgûl", "inside Minas Tirith": "Gondor Regular"})
    assert why_not(s, "play", GROND) == "BG-C86"  # he is not in play at all


@card("Grond, Hammer of the Underworld", "A Power too Great")
@rule("BG-C86", "BG-C57", "BG-13.1")
def test_grond_does_nothing_where_the_army_cannot_attack() -> None:
    s = played(GROND, SIEGE, war="gondor")  # Sauron is not At War
    assert at(s, "inside Minas Tirith") == "3 Gondor Regulars"
    assert s.stack == DONE
    lorien = {"Lórien": "4 Sauron Regulars, The Witch-king", "inside Lórien": "3 Elven Regulars"}
    s = played(GROND, lorien, war="sauron, elves", on_table="A Power too Great")
    assert at(s, "inside Lórien") == "3 Elven Regulars"
    assert s.stack == DONE


@card("Grond, Hammer of the Underworld")
@rule("BG-C25", "BG-21.20")
def test_with_three_persons_grond_is_the_witch_king_s_and_his_army_s() -> None:
    known: dict[str, Any] = {"war": "sauron, gondor", "persons": 3, "dice_shadow": "Character", "dice_free": "Character"}
    s = table(SIEGE, hands={2: GROND}, asking=("turn", 2), **known)
    do(s, "use Character")
    assert why_not(s, "play", GROND) == "BG-21.20"
    s = table(SIEGE, hands={1: GROND}, asking=("turn", 1), **known)
    do(s, "use Character", f"play {GROND}", "attack with everybody")
    assert s.stack[-1] == ("combat_card", 1, SHADOW)
    other = {"Minas Tirith": "2 Southron Regulars, The Witch-king", "inside Minas Tirith": "Gondor Regular"}
    s = table(other, hands={1: GROND}, asking=("turn", 1), **{**known, "war": "sauron, gondor, southrons"})
    do(s, "use Character", f"play {GROND}")  # the Army is his teammate's: nothing can be done
    assert s.stack == DONE
