"""The four special Hunt tiles of the Free Peoples: Elven Cloaks, Elven Rope, Phial of Galadriel, Sméagol Helps Nice Master."""

from __future__ import annotations

import pytest

from tests.boardgame.cards.free_character import SHADOW_NEXT, play, settled, tile_ids, tiles
from tests.boardgame.throwing import at as pick
from tests.boardgame.throwing import dice
from tests.citing import card, rule
from thirdage.boardgame.book import NOBODY
from thirdage.boardgame.hunt import BY_STRONGHOLD, IN_MORDOR
from thirdage.boardgame.positions import FREE, SHADOW, do, log, names, table
from thirdage.kernel.frames import Frame

CARDS = {
    "Elven Cloaks": "fp-elven-cloaks",
    "Elven Rope": "fp-elven-rope",
    "Phial of Galadriel": "fp-phial-of-galadriel",
    "Sméagol Helps Nice Master": "fp-smeagol-helps",
}
MOVE: Frame = ("draw_tile", NOBODY, IN_MORDOR, 0)


@pytest.mark.parametrize("name, tile", CARDS.items())
@card("Elven Cloaks", "Elven Rope", "Phial of Galadriel", "Sméagol Helps Nice Master")
@rule("BG-C29", "BG-18.4")
def test_the_tile_lies_ready_beside_the_board(name: str, tile: str) -> None:
    s = play(name, corruption=3)
    assert tile_ids(s.ready) == [tile]
    assert len(s.pool) == 16 and not set(s.ready) & set(s.pool)
    assert s.corruption == 3
    last = log(s)[-1]
    assert last.startswith("A special Hunt tile comes into play: ") and name in last
    assert names(s.gone) == [name]
    assert settled(s)


@pytest.mark.parametrize("name, tile", CARDS.items())
@card("Elven Cloaks", "Elven Rope", "Phial of Galadriel", "Sméagol Helps Nice Master")
@rule("BG-C29", "BG-18.4")
def test_on_the_mordor_track_the_tile_joins_the_pool_at_once(name: str, tile: str) -> None:
    s = play(name, mordor=2, pool=tiles("std-1"))
    assert tile_ids(s.pool) == ["std-1", tile]
    assert s.ready == []
    assert settled(s)


@card("Elven Cloaks", "Elven Rope", "Phial of Galadriel", "Sméagol Helps Nice Master")
@rule("BG-C29", "BG-19.3")
def test_the_tiles_join_the_pool_when_the_fellowship_enters_mordor() -> None:
    s = table(bearers="Morannon", ready=tiles(*CARDS.values()), dice_shadow="Army", asking=("enter_mordor", FREE), then=SHADOW_NEXT)
    do(s, "enter Mordor")
    assert tile_ids(s.pool)[-4:] == list(CARDS.values()) and len(s.pool) == 20
    assert s.ready == []
    assert s.stack == [("turn", SHADOW)]


@pytest.mark.parametrize(
    "tile, corruption",
    [("fp-elven-cloaks", 3), ("fp-elven-rope", 3), ("fp-phial-of-galadriel", 1), ("fp-smeagol-helps", 2)],
)
@card("Elven Cloaks", "Elven Rope", "Phial of Galadriel", "Sméagol Helps Nice Master")
@rule("BG-C166", "BG-18.5")
def test_a_blue_tile_hurts_nobody_and_lets_the_fellowship_pass(tile: str, corruption: int) -> None:
    s = table(mordor=1, corruption=3, pool=tiles(tile), dice_shadow="Army", asking=MOVE, then=SHADOW_NEXT)
    assert (s.corruption, s.mordor, s.hidden) == (corruption, 2, 1)
    assert s.stack == [("turn", SHADOW)]


@card("Phial of Galadriel", "fp-phial-of-galadriel")
@rule("BG-C166", "BG-17.4")
def test_corruption_does_not_fall_below_nothing() -> None:
    s = table(mordor=1, corruption=1, pool=tiles("fp-phial-of-galadriel"), dice_shadow="Army", asking=MOVE, then=SHADOW_NEXT)
    assert s.corruption == 0
    assert s.stack == [("turn", SHADOW)]


@card("Phial of Galadriel", "fp-phial-of-galadriel")
@rule("BG-C29", "BG-18.2")
def test_a_tile_once_resolved_never_comes_back() -> None:
    s = table(
        mordor=1,
        pool=tiles("fp-phial-of-galadriel"),
        drawn=tiles("std-1", "std-2"),
        companions="",
        hidden=False,
        dice_shadow="Army",
        asking=MOVE,
        then=(("draw_tile", NOBODY, BY_STRONGHOLD, 0), ("turn", SHADOW)),
    )
    assert "The Hunt Pool is empty: the standard tiles drawn go back into it." in log(s)
    assert set(tile_ids(s.pool) + tile_ids(s.drawn)) == {"std-1", "std-2"}
    assert s.stack == [("turn", SHADOW)]


@card("Phial of Galadriel", "Mithril Coat and Sting")
@rule("BG-C29", "BG-C31")
def test_the_coat_returns_a_blue_tile_to_the_pool(monkeypatch: pytest.MonkeyPatch) -> None:
    dice(monkeypatch, pick(1, of=2), pick(0, of=1))
    s = table(
        mordor=1,
        corruption=3,
        pool=tiles("std-1", "fp-phial-of-galadriel"),
        companions="",
        hidden=False,
        on_table="Mithril Coat and Sting",
        dice_shadow="Army",
        asking=MOVE,
        then=SHADOW_NEXT,
    )
    do(s, "use Mithril Coat and Sting")
    assert (s.corruption, s.mordor) == (4, 2)
    assert tile_ids(s.pool) == ["fp-phial-of-galadriel"]
    assert s.stack == [("turn", SHADOW)]
