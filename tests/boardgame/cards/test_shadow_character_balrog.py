"""Balrog of Moria, on the way and in battle; a Hunt with every card."""

from __future__ import annotations

from typing import Any

import pytest

from tests.boardgame.cards.shadow_character import DONE, SHADOWS_TURN, ids, played, tiles, walking
from tests.boardgame.throwing import Throw, dice, faces
from tests.boardgame.throwing import at as pick
from tests.citing import card, rule
from thirdage.boardgame.hooks import COMBAT_EFFECT, FIGHTABLE
from thirdage.boardgame.positions import FREE, SHADOW, asked, do, log, names, table, why_not
from thirdage.boardgame.state import OUT, State
from thirdage.boardgame.tables import BOROMIR, GOLLUM, REGION

SORROW, FLOCKS, BALROG = "Worn with Sorrow and Toil", "Flocks of Crebain", "Balrog of Moria"


# Balrog of Moria.


def revealed(patch: pytest.MonkeyPatch, *draws: Throw, **known: Any) -> State:
    """A Nazgûl Search reveals the Fellowship; then these tiles are drawn."""
    s = played("Nazgûl Search", {"Hollin": "Nazgûl", "Moria": "Nazgûl", "Dimrill Dale": "Nazgûl"}, on_table=BALROG, **known)
    dice(patch, *draws)
    do(s, "no more")
    return s


@pytest.mark.parametrize(
    "start, progress, way",
    [
        ("Hollin", 1, ["to Moria"]),
        ("Moria", 1, ["to Dimrill Dale"]),
        ("Hollin", 2, ["to Moria", "to Dimrill Dale"]),
    ],
)
@card("Balrog of Moria")
@rule("BG-C81", "BG-18.25")
def test_the_balrog_wakes_when_the_fellowship_goes_into_out_of_or_through_moria(
    start: str, progress: int, way: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    s = revealed(monkeypatch, pick(1, of=2), pick(0, of=1), bearers=start, progress=progress, companions="", pool=tiles("std-1", "std-2"))
    do(s, *way)
    assert s.stack[-1] == ("balrog", SHADOW, 0)
    do(s, "use Balrog of Moria")
    assert s.corruption == 3  # its tile, then that of the Stronghold
    assert names(s.gone) == [BALROG, "Nazgûl Search"]
    assert s.stack == DONE


@card("Balrog of Moria")
@rule("BG-C81")
def test_moria_may_be_avoided_or_stayed_in_and_the_shadow_may_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    s = revealed(monkeypatch, bearers="Hollin", progress=1)
    do(s, "stop in Hollin")
    assert names(s.table) == [BALROG]
    assert s.stack == DONE
    s = revealed(monkeypatch, pick(0, of=1), bearers="Moria", progress=1, companions="", pool=tiles("std-1"))
    do(s, "stop in Moria")
    assert (s.corruption, names(s.table)) == (1, [BALROG])  # only the tile of the Stronghold
    assert s.stack == DONE
    s = revealed(monkeypatch, pick(0, of=1), bearers="Hollin", progress=1, companions="", pool=tiles("std-1"))
    do(s, "to Moria", "no")
    assert (s.corruption, names(s.table)) == (1, [BALROG])
    assert s.stack == DONE


@card("Balrog of Moria", "std-eye-r")
@rule("BG-C17", "BG-C81")
def test_an_eye_wakes_no_balrog_and_it_does_not_matter_who_holds_moria() -> None:
    s = table(
        {"Moria": "Dwarven Regular"},
        taken={"Moria": FREE},
        bearers="Hollin",
        progress=1,
        on_table=BALROG,
        pool=tiles("std-eye-r"),
        asking=("declare", FREE),
        dice_free="Character",
    )
    do(s, "declare", "to Moria", "use Balrog of Moria")
    assert (s.corruption, s.hidden, s.pool) == (0, 1, [])
    assert s.stack == DONE


@card("Balrog of Moria", "std-1-r")
@rule("BG-C82", "BG-18.24")
def test_declared_in_a_free_city_the_reveal_of_the_balrogs_tile_is_ignored() -> None:
    known: dict[str, Any] = {
        "bearers": "Moria",
        "progress": 2,
        "on_table": BALROG,
        "companions": "Boromir",
        "asking": ("declare", FREE),
        "dice_free": "Army",
    }
    way = ["declare", "to Dimrill Dale", "to Lórien", "use Balrog of Moria", "use the Ring"]
    s = table({}, pool=tiles("std-1-r"), **known)
    do(s, *way)
    assert (s.hidden, s.corruption, s.bearers) == (1, 1, REGION["Lórien"])
    assert s.stack == DONE
    s = table({"Lórien": "Sauron Regular"}, taken={"Lórien": SHADOW}, pool=tiles("std-1-r"), **known)
    do(s, *way)
    assert (s.hidden, s.corruption) == (0, 1)  # not the Free Peoples' any more: revealed, and there it stays
    assert s.stack == DONE


@card("Balrog of Moria")
@rule("BG-C81", "BG-R62")
def test_after_a_declaration_elsewhere_the_balrogs_tile_reveals_and_the_stronghold_follows(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table(
        {},
        bearers="Hollin",
        progress=1,
        on_table=BALROG,
        companions="Boromir",
        pool=tiles("std-1", "std-2-r"),
        asking=("declare", FREE),
        dice_free="Army",
    )
    dice(monkeypatch, pick(1, of=2), pick(0, of=1))
    do(s, "declare", "to Moria", "use Balrog of Moria", "use the Ring")
    assert (s.hidden, s.corruption) == (0, 2)
    do(s, "use the Ring")
    assert (s.corruption, s.bearers) == (3, REGION["Moria"])
    assert s.stack == DONE


@card("Balrog of Moria")
@rule("BG-T24", "BG-18.20", "BG-18.25")
def test_hunt_balrog_and_stronghold_draw_three_tiles_each_resolved_before_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    s = walking(
        monkeypatch,
        *(faces(6), pick(0, of=3), pick(0, of=2), pick(0, of=1)),
        companions="Boromir",
        on_table=BALROG,
        pool=tiles("std-1-r", "std-2", "std-3"),
    )
    do(s, "use the Ring")
    assert (s.corruption, s.hidden) == (1, 0)
    do(s, "to Moria", "use Balrog of Moria")
    assert s.stack[-1][:4] == ("suffer", FREE, 2, 6)
    do(s, "use the Ring")
    assert s.corruption == 3
    assert s.stack[-1][:4] == ("suffer", FREE, 3, 2)
    do(s, "lose the Guide, Boromir")
    assert (s.corruption, s.guide) == (4, GOLLUM)
    assert s.box == [1, 1]  # the die goes to the box when all is resolved
    assert s.stack == SHADOWS_TURN


@card("Flocks of Crebain", "Wizard's Staff", "Mithril Coat and Sting", "Axe and Bow", "Worn with Sorrow and Toil", "Balrog of Moria")
@rule("BG-C21", "BG-C22")
def test_the_order_of_a_hunt_with_every_card(monkeypatch: pytest.MonkeyPatch) -> None:
    s = walking(
        monkeypatch,
        *(faces(5), pick(0, of=3), pick(0, of=2), pick(1, of=3), pick(0, of=2)),
        companions="Gandalf the Grey, Boromir, Gimli",
        on_table=f"{FLOCKS}; Wizard's Staff; Mithril Coat and Sting; Axe and Bow; {SORROW}; {BALROG}",
        pool=tiles("std-1", "std-2-r", "std-3"),
    )
    asks = []
    for answer in (
        *("use Flocks of Crebain", "no", "use Mithril Coat and Sting", "use Axe and Bow", "lose a Companion at random", "no"),
        *("to Moria", "use Balrog of Moria", "no", "use the Ring", "use Wizard's Staff"),
    ):
        asks.append(s.stack[-1][0])
        do(s, answer)
    assert asks == ["flocks", "staff", "mithril", "suffer", "suffer", "sorrow", "path", "balrog", "staff", "suffer", "staff"]
    # A 5 succeeds by the Flocks; the 1 drawn goes back for a 2, Axe and Bow takes 1 of it, Boromir the other; the Balrog draws the 1.
    assert (s.where[BOROMIR], s.corruption, ids(s.pool), s.box) == (OUT, 1, ["std-3"], [1, 1])
    assert names(s.table) == [SORROW]
    assert s.stack == SHADOWS_TURN


# Balrog of Moria in battle.

BATTLE = {"Moria": "2 Sauron Regulars, The Witch-king", "Dimrill Dale": "2 Elven Regulars"}


def hang_durins_bane(patch: pytest.MonkeyPatch, forbidden: str = "") -> None:
    """Here only who uses the card, when and where from is looked at, not what it does in the battle."""
    patch.setitem(FIGHTABLE, "durins-bane", lambda state, side: forbidden)
    patch.setitem(COMBAT_EFFECT, ("durins-bane", 2), lambda state, side: None)


def attacking() -> State:
    s = table(BATTLE, war="Sauron, elves", on_table=BALROG, dice_shadow="Army", dice_free="Army", asking=("turn", SHADOW))
    do(s, "use Army", "attack", "from Moria", "attack with everybody")
    return s


@card("Balrog of Moria")
@rule("BG-C83", "BG-C159")
def test_the_balrog_fights_from_the_table_as_the_combat_card_of_the_round(monkeypatch: pytest.MonkeyPatch) -> None:
    hang_durins_bane(monkeypatch)
    s = attacking()
    assert asked(s) == ["use Balrog of Moria", "no"]
    do(s, "use Balrog of Moria")
    assert "Shadow uses Balrog of Moria from the table in battle: Durin's Bane." in log(s)  # openly, before the defender chooses
    assert s.stack[-1] == ("combat_card", FREE, FREE)
    do(s, "no")
    assert asked(s) == ["draw from the Shadow Character deck", "no"]  # it counts for the sorcery of the Witch-king
    dice(monkeypatch, faces(1, 1), faces(1, 1), faces(1, 1))
    do(s, "no", "cease")
    assert (names(s.gone), s.table) == ([BALROG], [])
    assert s.stack == DONE


@card("Balrog of Moria")
@rule("BG-C83")
def test_from_the_table_too_the_condition_of_the_combat_effect_must_be_met(monkeypatch: pytest.MonkeyPatch) -> None:
    hang_durins_bane(monkeypatch, "BG-C95")
    s = attacking()
    assert asked(s) == ["no"]
    assert why_not(s, "use", BALROG) == "BG-C95"
    assert s.stack[-1] == ("combat_card", SHADOW, SHADOW)


@card("Balrog of Moria")
@rule("BG-C83")
def test_the_free_peoples_cannot_use_the_balrog(monkeypatch: pytest.MonkeyPatch) -> None:
    hang_durins_bane(monkeypatch)
    s = table(BATTLE, war="Sauron, elves", on_table=BALROG, dice_free="Army", asking=("turn", FREE))
    do(s, "use Army", "attack", "from Dimrill Dale", "attack with everybody")
    do(s, "fight")
    assert asked(s) == ["no"]
    assert s.stack[-1] == ("combat_card", FREE, FREE)
