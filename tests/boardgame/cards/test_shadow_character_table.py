"""Worn with Sorrow and Toil, Flocks of Crebain."""

from __future__ import annotations

from typing import Any

import pytest

from tests.boardgame.cards.shadow_character import DONE, SHADOWS_TURN, played, tiles, walking
from tests.boardgame.throwing import at as pick
from tests.boardgame.throwing import dice, faces
from tests.citing import card, rule
from thirdage.boardgame.positions import FREE, SHADOW, asked, at, do, log, names, table
from thirdage.boardgame.state import OUT, State
from thirdage.boardgame.tables import BOROMIR, MERIADOC, REGION

SORROW, FLOCKS, BALROG = "Worn with Sorrow and Toil", "Flocks of Crebain", "Balrog of Moria"


def declaring(region: str, **known: Any) -> State:
    """The Fellowship is declared in this region, where it is."""
    s = table(known.pop("armies", {}), bearers=region, asking=("declare", FREE), dice_free="Character", **known)
    do(s, "declare")
    return s


@pytest.mark.parametrize("name", [SORROW, FLOCKS, BALROG])
@card("Worn with Sorrow and Toil", "Flocks of Crebain", "Balrog of Moria")
@rule("BG-9.9")
def test_they_stay_on_the_table(name: str) -> None:
    s = played(name)
    assert (names(s.table), names(s.gone)) == ([name], [])
    assert s.stack == DONE


# Worn with Sorrow and Toil.


@card("Worn with Sorrow and Toil")
@rule("BG-C78")
def test_after_a_casualty_a_card_is_discarded_from_the_table_or_at_random_from_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    known: dict[str, Any] = {
        "companions": "Strider, Gimli",
        "on_table": f"{SORROW}; Axe and Bow",
        "hand_free": "Athelas; House of the Stewards; Riders of Théoden",
    }
    s = walking(monkeypatch, faces(6), pick(0, of=1), pool=tiles("std-3"), **known)
    do(s, "lose the Guide, Strider")
    assert s.stack[-1] == ("sorrow", SHADOW)
    assert asked(s) == ["discard Axe and Bow", "at random from the hand of Free Peoples", "no"]
    dice(monkeypatch, pick(1, of=2))
    do(s, "at random from the hand of Free Peoples")
    assert names(s.hand[FREE]) == ["Athelas", "Riders of Théoden"]  # never one with the other back
    assert (names(s.down[FREE]), names(s.table)) == (["House of the Stewards"], [SORROW, "Axe and Bow"])
    assert s.stack == SHADOWS_TURN
    s = walking(monkeypatch, faces(6), pick(0, of=1), pool=tiles("std-3"), **known)
    do(s, "lose the Guide, Strider", "discard Axe and Bow")
    assert (names(s.table), names(s.gone), len(s.hand[FREE])) == ([SORROW], ["Axe and Bow"], 3)
    assert s.stack == SHADOWS_TURN


@card("Worn with Sorrow and Toil")
@rule("BG-C78")
def test_worn_with_sorrow_is_used_once_each_time_and_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    s = walking(
        monkeypatch,
        faces(6),
        pick(0, of=1),
        companions="Strider, Boromir",
        on_table=f"{SORROW}; Horn of Gondor",
        pool=tiles("std-2"),
        hand_free="Athelas",
        dice_free="Character, Character",
    )
    do(s, "use Horn of Gondor", "lose the Guide, Strider", "at random from the hand of Free Peoples")
    assert (names(s.hand[FREE]), names(s.table)) == ([], [SORROW])
    assert s.stack == SHADOWS_TURN


@card("Worn with Sorrow and Toil")
@rule("BG-C78")
def test_the_shadow_need_not_use_it_and_is_not_asked_without_a_card_to_take(monkeypatch: pytest.MonkeyPatch) -> None:
    known: dict[str, Any] = {"companions": "Boromir", "on_table": SORROW, "pool": tiles("std-2")}
    s = walking(monkeypatch, faces(6), pick(0, of=1), hand_free="Athelas", **known)
    do(s, "lose the Guide, Boromir", "no")
    assert names(s.hand[FREE]) == ["Athelas"]
    assert s.stack == SHADOWS_TURN
    s = walking(monkeypatch, faces(6), pick(0, of=1), hand_free="Riders of Théoden", **known)
    do(s, "lose the Guide, Boromir")
    assert s.where[BOROMIR] == OUT
    assert s.stack == SHADOWS_TURN


@card("Worn with Sorrow and Toil", "Foul Thing from the Deep")
@rule("BG-C78", "BG-C72")
def test_the_forced_casualty_of_the_foul_thing_counts_and_so_does_a_hobbit_saved() -> None:
    known: dict[str, Any] = {"bearers": "Hollin", "on_table": SORROW, "hand_free": "Athelas", "pool": tiles("std-2")}
    s = played("Foul Thing from the Deep", companions="Boromir", **known)
    do(s, "at random from the hand of Free Peoples")
    assert (s.where[BOROMIR], names(s.down[FREE])) == (OUT, ["Athelas"])
    assert s.stack == DONE
    s = played("Foul Thing from the Deep", companions="Meriadoc Brandybuck", hidden=False, **known)
    do(s, "lose a Companion at random", "to Hollin", "at random from the hand of Free Peoples")
    assert (at(s, "Hollin"), names(s.down[FREE]), s.corruption) == ("Meriadoc Brandybuck", ["Athelas"], 1)
    assert s.stack == DONE


@card("Worn with Sorrow and Toil")
@rule("BG-C78")
def test_a_hobbit_guide_who_leaves_is_no_casualty(monkeypatch: pytest.MonkeyPatch) -> None:
    s = walking(
        monkeypatch, faces(6), pick(0, of=1), companions="Meriadoc Brandybuck", on_table=SORROW, hand_free="Athelas", pool=tiles("std-1")
    )
    do(s, "meriadoc Brandybuck leaves: 1 damage less", "to Hollin")
    assert (at(s, "Hollin"), names(s.hand[FREE])) == ("Meriadoc Brandybuck", ["Athelas"])
    assert s.stack == SHADOWS_TURN
    s = walking(
        monkeypatch, pick(0, of=1), mordor=0, companions="Meriadoc Brandybuck", on_table=SORROW, hand_free="Athelas", pool=tiles("std-1")
    )
    do(s, "meriadoc Brandybuck is eliminated: 1 damage less")
    assert (s.where[MERIADOC], names(s.hand[FREE])) == (OUT, ["Athelas"])
    assert s.stack == SHADOWS_TURN


# Discarded by a declaration.


@pytest.mark.parametrize("region", ["Edoras", "Lórien", "Dale"])
@card("Worn with Sorrow and Toil", "Flocks of Crebain")
@rule("BG-C79")
def test_a_declaration_in_a_city_or_stronghold_discards_both(region: str) -> None:
    s = declaring(region, on_table=f"{SORROW}; {FLOCKS}; {BALROG}")
    assert names(s.table) == [BALROG]
    assert s.stack == DONE


@card("Worn with Sorrow and Toil", "Flocks of Crebain")
@rule("BG-C79")
def test_a_siege_does_not_matter_but_a_conqueror_does() -> None:
    siege = {"Lórien": "Sauron Regular", "inside Lórien": "Elven Regular"}
    s = declaring("Lórien", armies=siege, on_table=f"{SORROW}; {FLOCKS}")
    assert s.table == []
    assert s.stack == DONE
    s = declaring("Lórien", armies={"Lórien": "Sauron Regular"}, taken={"Lórien": SHADOW}, on_table=f"{SORROW}; {FLOCKS}")
    assert names(s.table) == [SORROW, FLOCKS]
    assert s.stack == DONE


@card("Worn with Sorrow and Toil", "Flocks of Crebain")
@rule("BG-C79")
def test_neither_a_town_nor_a_reveal_nor_standing_there_discards_them() -> None:
    s = declaring("Bree", on_table=f"{SORROW}; {FLOCKS}")
    assert names(s.table) == [SORROW, FLOCKS]
    assert s.stack == DONE
    s = table({}, bearers="Lórien", on_table=f"{SORROW}; {FLOCKS}", asking=("reveal", -1, 1), dice_free="Character")  # Progress 0: it stays
    assert (s.hidden, s.bearers, names(s.table)) == (0, REGION["Lórien"], [SORROW, FLOCKS])
    assert s.stack == DONE
    s = table({}, bearers="Lórien", on_table=f"{SORROW}; {FLOCKS}", asking=("declare", FREE), dice_free="Character")
    do(s, "no")
    assert names(s.table) == [SORROW, FLOCKS]
    assert s.stack == DONE


# Flocks of Crebain.


@card("Flocks of Crebain")
@rule("BG-C80")
def test_the_flocks_add_one_to_every_die_and_to_re_rolls(monkeypatch: pytest.MonkeyPatch) -> None:
    known: dict[str, Any] = {"on_table": FLOCKS, "companions": "", "bearers": "Moria", "box": (1, 2), "pool": tiles("std-1")}
    s = walking(monkeypatch, faces(1, 3), faces(4), pick(0, of=1), **known)
    assert s.stack[-1] == ("flocks", SHADOW)
    do(s, "use Flocks of Crebain")
    told = log(s)
    assert "Hunt roll: 1, 3 (succeeds on 6, 2 added): 0 successes." in told
    assert "Hunt re-roll: 4 (succeeds on 6, 2 added): one success." in told
    assert names(s.gone) == [FLOCKS]
    do(s, "use the Ring")
    assert s.stack == SHADOWS_TURN


@card("Flocks of Crebain")
@rule("BG-C80")
def test_kept_back_the_flocks_add_nothing_and_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    s = walking(monkeypatch, faces(5), on_table=FLOCKS)
    do(s, "no")
    assert "Hunt roll: 5 (succeeds on 6): 0 successes." in log(s)
    assert (names(s.table), s.corruption) == ([FLOCKS], 0)
    assert s.stack == SHADOWS_TURN


@card("Flocks of Crebain")
@rule("BG-C80")
def test_a_natural_one_fails_whatever_is_added(monkeypatch: pytest.MonkeyPatch) -> None:
    s = walking(monkeypatch, faces(1), on_table=FLOCKS, box=(4, 1))
    do(s, "use Flocks of Crebain")
    assert "Hunt roll: 1 (succeeds on 6, 5 added): 0 successes." in log(s)
    assert s.stack == SHADOWS_TURN


@card("Flocks of Crebain")
@rule("BG-C80")
def test_without_a_hunt_roll_the_flocks_are_not_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    s = walking(monkeypatch, on_table=FLOCKS, box=(0, 0))
    assert names(s.table) == [FLOCKS]
    assert s.stack == SHADOWS_TURN
    s = walking(monkeypatch, pick(0, of=1), on_table=FLOCKS, mordor=0, companions="", hidden=True, pool=tiles("std-0-r"))
    assert (s.mordor, names(s.table)) == (1, [FLOCKS])
    assert s.stack == SHADOWS_TURN
