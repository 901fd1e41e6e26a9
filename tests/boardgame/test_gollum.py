"""Gollum as Guide (BG-C151 to BG-C154)."""

from __future__ import annotations

import pytest

from tests.boardgame.hunting import LATER, draw, pool, tile
from tests.citing import card, rule
from thirdage.boardgame.hunt import BY_BANE, BY_HUNT, IN_MORDOR
from thirdage.boardgame.positions import SHADOW, asked, do, log, table, why_not
from thirdage.boardgame.state import NOT_IN_MORDOR, State
from thirdage.boardgame.tables import CHARACTER, GOLLUM, REGION, TILES

BY_CHOICE = "reveal the Fellowship: 1 damage less"


def guided(
    *tiles: int,
    companions: str = "",
    cause: int = BY_HUNT,
    number: int = 2,
    bearers: str = "Hollin",
    progress: int = 0,
    mordor: int = NOT_IN_MORDOR,
    hidden: bool = True,
    on_table: str = "",
    rulings: dict[str, str] | None = None,
) -> State:
    """A tile is drawn, the only one in the pool; afterwards it is the Shadow's turn."""
    return table(
        companions=companions,
        bearers=bearers,
        progress=progress,
        mordor=mordor,
        hidden=hidden,
        box=(0, 2),
        on_table=on_table,
        rulings=rulings,
        pool=list(tiles),
        asking=draw(cause, number),
        then=LATER,
        dice_shadow="Army",
    )


def take_it(s: State) -> State:
    """All damage becomes Corruption."""
    if s.stack[-1][0] == "suffer":
        do(s, "use the Ring")
    assert s.stack == [("turn", SHADOW)]
    return s


# Reveal icons.

NUMBERED = [number for number, face in TILES.items() if face.id in ("std-0-r", "std-1-r", "std-2-r")]


@pytest.mark.parametrize("number", NUMBERED)
@pytest.mark.parametrize("mordor", [NOT_IN_MORDOR, 1])
@card("Gollum", "std-0-r", "std-1-r", "std-2-r")
@rule("BG-C152")
def test_he_ignores_the_icon_of_a_standard_tile_with_a_number(number: int, mordor: int) -> None:
    s = take_it(guided(number, mordor=mordor, cause=BY_HUNT if mordor == NOT_IN_MORDOR else IN_MORDOR))
    assert (s.hidden, s.corruption) == (1, TILES[number].value)


@pytest.mark.parametrize("mordor", [NOT_IN_MORDOR, 1])
@card("Gollum", "std-eye-r")
@rule("BG-C152")
def test_an_eye_reveals(mordor: int) -> None:
    s = take_it(guided(tile("std-eye-r"), mordor=mordor, cause=BY_HUNT if mordor == NOT_IN_MORDOR else IN_MORDOR))
    assert (s.hidden, s.corruption) == (0, 2)


@pytest.mark.parametrize("id, damage", [("sh-give-it-to-uss", 1), ("sh-the-ring-is-mine", 2)])
@card("Gollum", "sh-give-it-to-uss", "sh-the-ring-is-mine")
@rule("BG-C152", "BG-C169")
def test_red_tiles_reveal(id: str, damage: int) -> None:
    s = take_it(guided(tile(id), mordor=1, cause=IN_MORDOR))
    assert (s.hidden, s.corruption, s.mordor) == (0, damage, 1)


@card("Gollum", "Isildur's Bane")
@rule("BG-C152", "BG-C71")
def test_he_ignores_it_on_a_tile_drawn_by_a_card_too_but_cannot_lower_isildurs_bane() -> None:
    s = guided(tile("std-1-r"), cause=BY_BANE, number=0)
    assert (s.hidden, s.corruption) == (1, 1)
    assert s.stack == [("turn", SHADOW)]


@card("Gollum")
@rule("BG-C152", "BG-17.10")
def test_while_a_companion_guides_the_icon_counts() -> None:
    s = take_it(guided(tile("std-1-r"), companions="Legolas"))
    assert s.hidden == 0


# The moment he becomes Guide.


@card("Gollum")
@rule("BG-C151", "BG-17.10")
def test_when_the_last_companion_is_lost_he_guides_for_the_same_tile() -> None:
    s = guided(tile("std-2-r"), companions="Legolas")
    do(s, "lose the Guide, Legolas")
    assert s.guide == GOLLUM
    assert (s.hidden, s.corruption) == (1, 0)  # its icon is ignored
    assert s.stack == [("turn", SHADOW)]


@card("Gollum")
@rule("BG-C151", "BG-18.14")
def test_he_may_reveal_for_the_tile_that_took_the_last_companion() -> None:
    s = guided(tile("std-3"), companions="Legolas")
    assert BY_CHOICE not in asked(s)
    do(s, "lose the Guide, Legolas")
    assert asked(s) == [BY_CHOICE, "use the Ring"]
    do(s, BY_CHOICE)
    assert (s.hidden, s.corruption) == (0, 0)
    assert s.stack == [("turn", SHADOW)]


# Revealing by choice.


@card("Gollum")
@rule("BG-C153", "BG-18.13")
def test_revealing_by_choice_takes_1_damage_and_happens_after_the_rest_of_the_tile() -> None:
    s = guided(tile("std-3"), progress=2)
    do(s, BY_CHOICE)
    assert log(s)[-2:] == ["Corruption rises by 2 to 2.", "The Fellowship is revealed."]
    do(s, "to Fords of Bruinen", "stop in Fords of Bruinen")
    assert (s.bearers, s.progress) == (REGION["Fords of Bruinen"], 0)
    assert s.stack == [("turn", SHADOW)]


@card("Gollum")
@rule("BG-C153", "BG-17.21")
def test_the_figure_may_not_end_in_a_city() -> None:
    s = guided(tile("std-1"), bearers="Rivendell", progress=1)
    do(s, BY_CHOICE)
    assert asked(s) == ["to Fords of Bruinen", "to Trollshaws"]
    do(s, "to Trollshaws")
    assert s.corruption == 0
    assert s.stack == [("turn", SHADOW)]


@card("Gollum")
@rule("BG-C153")
def test_he_reveals_once_a_tile_only_a_hidden_fellowship_and_not_if_the_tile_does_it() -> None:
    s = guided(tile("std-3"), on_table="Axe and Bow")
    assert asked(s) == ["use Axe and Bow", BY_CHOICE, "use the Ring"]
    do(s, BY_CHOICE)
    assert s.corruption == 2  # once
    for s in (guided(tile("std-2"), hidden=False), guided(tile("std-eye-r"))):
        assert s.corruption == 2  # not asked at all
        assert s.stack == [("turn", SHADOW)]
    s = guided(tile("std-2"), hidden=False, on_table="Axe and Bow")
    assert why_not(s, "reveal") == "BG-C153"
    do(s, "use the Ring")
    assert s.stack == [("turn", SHADOW)]


@card("Gollum")
@rule("BG-C153")
def test_without_damage_he_does_not_reveal() -> None:
    s = guided(tile("std-0-r"))
    assert (s.hidden, s.corruption) == (1, 0)
    assert s.stack == [("turn", SHADOW)]


@card("Gollum")
@rule("BG-C153", "BG-C152")
def test_an_icon_that_he_ignores_is_no_bar_to_revealing_by_choice() -> None:
    s = guided(tile("std-2-r"))
    do(s, BY_CHOICE)
    assert (s.hidden, s.corruption) == (0, 1)
    assert s.stack == [("turn", SHADOW)]


@card("Gollum")
@rule("BG-C153", "BG-19.9")
def test_on_the_mordor_track_too_and_the_fellowship_goes_on() -> None:
    s = guided(tile("std-1"), mordor=2, cause=IN_MORDOR)
    do(s, BY_CHOICE)
    assert (s.hidden, s.corruption, s.mordor) == (0, 0, 3)
    assert s.stack == [("turn", SHADOW)]


@card("Gollum", "Balrog of Moria")
@rule("BG-C153")
def test_balrog_of_moria_may_follow() -> None:
    s = guided(tile("std-1"), progress=1, on_table="Balrog of Moria")
    do(s, BY_CHOICE, "to Moria")
    assert s.stack[-1] == ("balrog", SHADOW, 0)
    do(s, "no")
    assert s.stack == [("turn", SHADOW)]


@pytest.mark.parametrize("value, tiles", [("none", 0), ("drawn", 1)])
@card("Gollum")
@rule("BG-C154")
def test_tiles_for_strongholds_after_revealing_by_choice_are_a_switch(value: str, tiles: int) -> None:
    s = guided(tile("std-1"), progress=2, rulings={"BG-C154": value})
    s.pool = pool("std-2")
    do(s, BY_CHOICE, "to Moria", "stop in Moria")
    assert (s.bearers, s.hidden) == (REGION["Moria"], 0)
    assert (s.corruption, len(s.pool)) == (2 * tiles, 1 - tiles)
    assert s.stack == [("turn", SHADOW)]


@card("Gollum")
@rule("BG-C154", "BG-17.23")
def test_with_the_ruling_a_reveal_by_the_tile_itself_still_draws_them() -> None:
    s = guided(tile("std-eye-r"), tile("std-eye-r", 1), bearers="Moria", number=1)
    assert (s.corruption, s.hidden, s.pool) == (1, 0, [])
    assert s.stack == [("turn", SHADOW)]


@card("Gollum")
@rule("BG-3.11", "BG-R60")
def test_gollum_is_no_companion() -> None:
    s = guided(tile("std-1"))
    assert why_not(s, "casualty", "Gollum") == "BG-R60"
    do(s, "use the Ring")
    s = table(companions="", dice_free="Character", dice_shadow="Army")
    do(s, "use Character")
    assert asked(s) == ["move the Fellowship", "skip: discard the die"]  # he cannot be separated
    assert CHARACTER["Gollum"] == GOLLUM
    do(s, "skip: discard the die")
    assert s.stack[-1] == ("turn", SHADOW)
