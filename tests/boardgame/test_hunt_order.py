"""The order of tiles and of what a tile does (BG-18.12, BG-18.19 to BG-18.25)."""

from __future__ import annotations

import pytest

from tests.boardgame.hunting import LATER, PHASE, draw, pool
from tests.boardgame.throwing import at as pick
from tests.boardgame.throwing import dice, faces
from tests.citing import card, rule
from thirdage.boardgame.hunt import BY_BALROG, BY_HUNT
from thirdage.boardgame.positions import SHADOW, asked, do, log, names, table
from thirdage.boardgame.tables import REGION

# The tile first, then the reveal.


@rule("BG-18.12", "BG-18.13")
def test_the_fellowship_is_revealed_after_everything_else_of_the_tile() -> None:
    s = table(
        companions="Strider, Legolas",
        bearers="Hollin",
        progress=1,
        pool=pool("std-2-r"),
        asking=draw(BY_HUNT, 1),
        then=LATER,
        dice_shadow="Army",
    )
    do(s, "lose the Guide, Strider")
    assert log(s) == [
        "Hunt tile: 2 with Reveal.",
        "The Hunt does 2 damage.",
        "Strider, the Guide, is given up.",
        "Strider is eliminated.",
        "Legolas guides the Fellowship.",
        "The Fellowship is revealed.",
    ]
    do(s, "stop in Hollin")
    assert s.stack == [("turn", SHADOW)]


@rule("BG-18.19", "BG-6.11")
def test_the_die_goes_to_the_box_only_when_all_tiles_are_resolved(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table(companions="Legolas", bearers="Hollin", box=(0, 1), dice_free="Character", dice_shadow="Army", pool=pool("std-1-r", "std-2"))
    dice(monkeypatch, faces(6), pick(0, of=2))
    do(s, "use Character", "move the Fellowship", "use the Ring", "to Moria")
    assert log(s)[-3:] == ["One more Hunt tile because of Moria.", "Hunt tile: 2.", "The Hunt does 2 damage."]
    assert s.box == [0, 1]
    do(s, "use the Ring")
    assert (s.corruption, s.box) == (3, [1, 1])
    assert s.stack[-1] == ("turn", SHADOW)


# Several tiles.


@rule("BG-18.20", "BG-18.21")
def test_each_tile_is_resolved_before_the_next_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    dice(monkeypatch, pick(0, of=3), pick(1, of=2))
    s = table(
        companions="Legolas",
        bearers="Moria",
        progress=3,
        pool=pool("std-1-r", "std-2", "std-3"),
        asking=draw(BY_HUNT, 1),
        then=LATER,
        dice_shadow="Army",
    )
    do(s, "use the Ring", "to Dimrill Dale", "to South Anduin Vale", "to Dol Guldur")
    assert (s.corruption, len(s.pool)) == (1, 1)  # the tile for Moria lies there, that for Dol Guldur is not drawn yet
    assert log(s)[-2:] == ["Hunt tile: 3.", "The Hunt does 3 damage."]
    do(s, "lose the Guide, Legolas")
    assert log(s)[:3] == ["Legolas, the Guide, is given up.", "Legolas is eliminated.", "Gollum guides the Fellowship."]
    assert s.corruption == 4  # 1; then 3 less the Level of Legolas; then 2
    assert s.stack == [("turn", SHADOW)]


@rule("BG-18.23", "BG-18.11", "BG-18.22")
def test_the_successes_are_used_by_the_tile_of_their_hunt_only() -> None:
    s = table(
        companions="Legolas",
        bearers="Moria",
        pool=pool("std-eye-r", "std-eye-r"),
        asking=draw(BY_HUNT, 2),
        then=LATER,
        dice_shadow="Army",
    )
    do(s, "use the Ring")  # two damage; revealed in Moria, a second Eye is drawn
    assert (s.corruption, s.pool) == (2, [])
    assert s.stack == [("turn", SHADOW)]


@rule("BG-18.22", "BG-R54")
def test_a_further_tile_may_do_damage_but_not_reveal_again() -> None:
    s = table(
        companions="Legolas", bearers="Moria", pool=pool("std-1-r", "std-1-r"), asking=draw(BY_HUNT, 1), then=LATER, dice_shadow="Army"
    )
    do(s, "use the Ring", "use the Ring")
    assert (s.corruption, s.pool, s.hidden) == (2, [], 0)
    assert s.stack == [("turn", SHADOW)]


@card("Balrog of Moria")
@rule("BG-17.24", "BG-18.25")
def test_tiles_for_cards_come_before_tiles_for_strongholds(monkeypatch: pytest.MonkeyPatch) -> None:
    dice(monkeypatch, pick(0, of=3), pick(1, of=2))
    s = table(
        companions="Legolas",
        bearers="Hollin",
        progress=1,
        on_table="Balrog of Moria",
        pool=pool("std-0-r", "std-1", "std-2"),
        asking=draw(BY_HUNT, 1),
        then=LATER,
        dice_shadow="Army",
    )
    do(s, "to Moria")
    assert s.stack[-1] == ("balrog", SHADOW, 0)
    do(s, "use Balrog of Moria")
    assert log(s)[-2:] == ["Hunt tile: 2.", "The Hunt does 2 damage."]
    do(s, "use the Ring")
    assert log(s)[-3:] == ["One more Hunt tile because of Moria.", "Hunt tile: 1.", "The Hunt does 1 damage."]
    do(s, "use the Ring")
    assert s.corruption == 3
    assert s.stack == [("turn", SHADOW)]


# Tiles that a declaration forces.


def declared(*way: str, taken: dict[str, int] | None = None) -> tuple[int, int, int]:
    """Declared through Moria, with Balrog of Moria used: how hidden, how corrupted, how many tiles are left of two."""
    s = table(
        companions="Gandalf the Grey",
        bearers="Hollin",
        progress=3,
        corruption=4,
        on_table="Balrog of Moria",
        taken=taken,
        pool=pool("std-1-r", "std-1-r"),
        asking=PHASE,
        then=LATER,
        dice_shadow="Army",
    )
    do(s, "declare", *way, "use Balrog of Moria", "use the Ring")
    assert names(s.gone) == ["Balrog of Moria"]
    if s.stack[-1][0] == "suffer":
        do(s, "use the Ring")
    assert s.stack == [("turn", SHADOW)]
    return s.hidden, s.corruption, len(s.pool)


@card("Balrog of Moria")
@rule("BG-18.24", "BG-C82")
def test_declared_in_a_city_of_the_free_peoples_a_reveal_icon_is_ignored() -> None:
    assert declared("to Moria", "to Dimrill Dale", "to Lórien") == (1, 4, 1)  # healed by 1, then 1 damage


@card("Balrog of Moria")
@rule("BG-18.24", "BG-R62")
def test_declared_elsewhere_the_icon_reveals_and_the_figure_stays() -> None:
    assert declared("to Moria", "to Dimrill Dale", "stop in Dimrill Dale") == (0, 5, 1)
    assert declared("to Moria", "stop in Moria") == (0, 6, 0)  # Moria has its tile besides


@card("Balrog of Moria")
@rule("BG-18.24", "BG-C82")
def test_declared_in_a_stronghold_that_the_shadow_has_taken_the_icon_reveals() -> None:
    assert declared("to Moria", "to Dimrill Dale", "to Lórien", taken={"Lórien": SHADOW}) == (0, 5, 1)


@rule("BG-17.17", "BG-17.23")
def test_declaring_draws_no_tile_for_moria() -> None:
    s = table(companions="Legolas", bearers="Hollin", progress=1, pool=pool("std-1"), asking=PHASE, then=LATER, dice_shadow="Army")
    do(s, "declare", "to Moria")
    assert (s.bearers, s.pool) == (REGION["Moria"], pool("std-1"))
    assert s.stack == [("turn", SHADOW)]


@rule("BG-18.24")
def test_an_ignored_icon_is_ignored_for_gollum_too() -> None:
    s = table(companions="", bearers="Lórien", pool=pool("std-1-r"), asking=draw(BY_BALROG, 1), then=LATER, dice_shadow="Army")
    assert asked(s) == ["reveal the Fellowship: 1 damage less", "use the Ring"]  # the tile does not reveal: he may
    do(s, "use the Ring")
    assert (s.hidden, s.corruption) == (1, 1)
    assert s.stack == [("turn", SHADOW)]
