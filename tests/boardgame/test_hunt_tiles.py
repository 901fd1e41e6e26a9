"""The Hunt Pool and its tiles (BG-18.1 to BG-18.5, BG-18.11), each tile by its id."""

from __future__ import annotations

import pytest

from tests.boardgame.hunting import LATER, draw, pool, then_comes, tile
from tests.boardgame.throwing import at, dice, faces
from tests.citing import card, rule
from thirdage.boardgame.book import NOBODY
from thirdage.boardgame.hunt import BY_BALROG, BY_FOUL_THING, BY_HUNT, BY_PATROL, BY_STRONGHOLD, IN_MORDOR
from thirdage.boardgame.positions import SHADOW, asked, do, log, table
from thirdage.boardgame.state import NOT_IN_MORDOR, State
from thirdage.boardgame.tables import STANDARD_TILES, TILES
from thirdage.kernel.frames import Frame


def drawn(
    *tiles: str,
    asking: Frame,
    mordor: int = NOT_IN_MORDOR,
    corruption: int = 0,
    box: tuple[int, int] = (0, 0),
    hidden: bool = True,
    out: list[int] | None = None,
    on_table: str = "",
) -> State:
    """A tile is drawn in Goblin's Gate or on the Mordor Track, from these; Legolas alone is with the Ring-bearers."""
    return table(
        companions="Legolas",
        bearers="Goblin's Gate",
        mordor=mordor,
        corruption=corruption,
        box=box,
        hidden=hidden,
        on_table=on_table,
        pool=pool(*tiles),
        drawn=out,
        asking=asking,
        then=LATER,
        dice_shadow="Army",
    )


def suffered(s: State) -> tuple[int, bool]:
    """The Corruption when all damage is taken as such, and whether the Fellowship is revealed."""
    if s.stack[-1][0] == "suffer":
        do(s, "use the Ring")
    assert s.stack == [("turn", SHADOW)]
    return s.corruption, not s.hidden


# The pool.


@rule("BG-18.1")
def test_sixteen_standard_tiles_are_the_pool() -> None:
    s = table(dice_free="Character")
    assert s.pool == list(STANDARD_TILES)
    assert len(s.pool) == 16
    assert (s.drawn, s.ready) == ([], [])


@rule("BG-18.1", "BG-0.4")
def test_any_tile_may_come_and_stays_out(monkeypatch: pytest.MonkeyPatch) -> None:
    for index, id in enumerate(("std-0-r", "std-1", "std-2")):
        dice(monkeypatch, at(index, of=3))
        s = drawn("std-0-r", "std-1", "std-2", asking=draw(BY_HUNT, 1), out=[])
        suffered(s)
        assert s.drawn == [tile(id)]
        assert s.pool == [t for t in pool("std-0-r", "std-1", "std-2") if t != tile(id)]


@rule("BG-18.3")
def test_what_the_standard_tiles_show() -> None:
    shown = sorted((TILES[t].face["value"], TILES[t].reveal) for t in STANDARD_TILES if TILES[t].face["value"] != "eye")
    assert shown == [(0, True)] * 2 + [(1, False)] * 2 + [(1, True)] * 2 + [(2, False)] * 2 + [(2, True)] + [(3, False)] * 3
    assert sum(TILES[t].id == "std-eye-r" for t in STANDARD_TILES) == 4
    assert not any(TILES[t].stop for t in STANDARD_TILES)


@rule("BG-18.2", "BG-R55")
def test_an_empty_pool_is_filled_when_a_tile_must_be_drawn() -> None:
    s = drawn("std-1", asking=draw(BY_HUNT, 1), out=pool("std-0-r", "std-2"))
    suffered(s)
    assert (s.pool, s.drawn) == ([], pool("std-0-r", "std-2", "std-1"))  # empty, and not filled yet
    log(s)
    then_comes(s, draw(BY_HUNT, 1))
    assert log(s)[0] == "The Hunt Pool is empty: the standard tiles drawn go back into it."
    assert (len(s.pool), len(s.drawn)) == (2, 1)
    assert sorted(s.pool + s.drawn) == pool("std-0-r", "std-1", "std-2")


@rule("BG-18.2")
def test_tiles_removed_for_good_and_special_tiles_do_not_come_back() -> None:
    s = drawn("sh-on-on-they-went", asking=draw(IN_MORDOR), mordor=1, out=pool("std-1", "std-2"))  # all others are out of the game
    suffered(s)
    assert (s.pool, s.drawn) == ([], pool("std-1", "std-2"))
    then_comes(s, draw(IN_MORDOR))
    assert sorted(s.pool + s.drawn) == pool("std-1", "std-2")
    suffered(s)


@card("Mithril Coat and Sting")
@rule("BG-R55", "BG-C30")
def test_a_tile_being_resolved_does_not_go_back_into_the_pool_that_is_filled() -> None:
    s = drawn("std-3", asking=draw(BY_HUNT, 1), out=pool("std-1"), on_table="Mithril Coat and Sting")
    do(s, "use Mithril Coat and Sting")  # the pool is empty: it is filled without the 3, which goes back afterwards
    assert suffered(s)[0] == 1
    assert (s.pool, s.drawn) == (pool("std-3"), pool("std-1"))


@rule("BG-18.4")
def test_special_tiles_lie_ready_outside_the_pool_until_mordor() -> None:
    s = table(
        bearers="Morannon",
        companions="Legolas",
        pool=pool("std-1"),
        ready=pool("fp-elven-rope", "sh-shelobs-lair"),
        asking=("gates", NOBODY),
        then=LATER,
        dice_shadow="Army",
        drawn=[],
    )
    assert s.pool == pool("std-1")
    do(s, "enter Mordor")
    assert s.pool == pool("std-1", "fp-elven-rope", "sh-shelobs-lair")
    assert s.ready == []
    assert s.stack == [("turn", SHADOW)]


# Standard tiles.


@pytest.mark.parametrize("copy", range(4))
@card("std-eye-r")
@rule("BG-C163", "BG-18.11")
def test_an_eye_of_the_hunt_does_as_much_damage_as_there_were_successes(copy: int) -> None:
    s = drawn(asking=draw(BY_HUNT, 3), out=[tile("std-eye-r", copy)])
    assert suffered(s) == (3, True)


@card("std-eye-r")
@rule("BG-18.11", "BG-18.9")
def test_successes_of_the_reroll_count(monkeypatch: pytest.MonkeyPatch) -> None:
    dice(monkeypatch, faces(6, 2), faces(6))
    s = table(
        {"Goblin's Gate": "Nazgûl"},
        companions="Legolas",
        bearers="Goblin's Gate",
        box=(0, 2),
        pool=pool("std-eye-r"),
        asking=("hunt", NOBODY),
        then=LATER,
        dice_shadow="Army",
    )
    assert suffered(s) == (2, True)


@card("std-eye-r")
@rule("BG-C163", "BG-18.11")
def test_an_eye_because_of_a_stronghold_does_no_damage_and_asks_nothing() -> None:
    s = drawn("std-eye-r", asking=draw(BY_STRONGHOLD), box=(2, 3))
    assert log(s) == [
        "Hunt tile: Eye with Reveal.",
        "The Hunt does 0 damage.",
        "The Fellowship is revealed.",
        "The Ring-bearers are in Goblin's Gate.",
    ]
    assert suffered(s) == (0, True)


@pytest.mark.parametrize("cause", [BY_PATROL, BY_FOUL_THING, BY_BALROG])
@card("std-eye-r")
@rule("BG-R58")
def test_an_eye_because_of_a_card_does_no_damage(cause: int) -> None:
    s = drawn("std-eye-r", asking=draw(cause), box=(2, 3))
    assert log(s) == ["Hunt tile: Eye with Reveal.", "The tile Eye with Reveal has no effect."]
    assert suffered(s) == (0, False)
    assert s.pool == []  # it counts as drawn


@pytest.mark.parametrize("copy", range(2))
@card("std-0-r")
@rule("BG-C164")
def test_a_0_only_reveals_and_leaves_axe_and_bow_alone(copy: int) -> None:
    s = drawn(asking=draw(BY_HUNT, 3), out=[tile("std-0-r", copy)], on_table="Axe and Bow")
    assert s.stack == [("turn", SHADOW)]  # no card, no Guide, no casualty was offered
    assert suffered(s) == (0, True)
    assert len(s.table) == 1


@pytest.mark.parametrize(
    "id, count, damage, reveals",
    [("std-1", 2, 1, False), ("std-1-r", 2, 1, True), ("std-2", 2, 2, False), ("std-2-r", 1, 2, True), ("std-3", 3, 3, False)],
)
@card("std-1", "std-1-r", "std-2", "std-2-r", "std-3")
@rule("BG-C165", "BG-18.11", "BG-18.12")
def test_a_number_is_the_damage_and_an_icon_reveals(id: str, count: int, damage: int, reveals: bool) -> None:
    for copy in range(count):
        s = drawn(asking=draw(BY_HUNT, 5), out=[tile(id, copy)])
        assert s.hidden == 1  # the damage comes first
        assert asked(s) == ["lose the Guide, Legolas", "lose a Companion at random", "use the Ring"]
        assert suffered(s) == (damage, reveals)


# Blue tiles.


@pytest.mark.parametrize(
    "id, before, after",
    [
        ("fp-elven-cloaks", 4, 4),
        ("fp-elven-rope", 4, 4),
        ("fp-phial-of-galadriel", 4, 2),
        ("fp-smeagol-helps", 4, 3),
        ("fp-phial-of-galadriel", 1, 0),
        ("fp-smeagol-helps", 0, 0),
    ],
)
@card("fp-elven-cloaks", "fp-elven-rope", "fp-phial-of-galadriel", "fp-smeagol-helps")
@rule("BG-C166", "BG-18.5")
def test_a_blue_tile_heals_or_does_nothing_and_lets_the_fellowship_on(id: str, before: int, after: int) -> None:
    s = drawn(id, asking=draw(IN_MORDOR), mordor=2, corruption=before, box=(2, 3), out=[])
    assert suffered(s) == (after, False)
    assert s.mordor == 3
    assert (s.pool, s.drawn) == ([], [])  # it never comes back


@card("fp-phial-of-galadriel")
@rule("BG-C166", "BG-C17")
def test_a_card_discards_a_blue_tile_without_effect_and_for_good() -> None:
    s = drawn("fp-phial-of-galadriel", asking=draw(BY_PATROL), mordor=2, corruption=4, out=[])
    assert suffered(s) == (4, False)
    assert (s.mordor, s.pool, s.drawn) == (2, [], [])


# Red tiles.


@card("sh-shelobs-lair")
@rule("BG-C167", "BG-18.5")
def test_shelobs_lair_is_rolled_for_and_stops(monkeypatch: pytest.MonkeyPatch) -> None:
    dice(monkeypatch, at(0, of=1), faces(4))
    s = drawn("sh-shelobs-lair", asking=draw(IN_MORDOR), mordor=1, box=(2, 3))
    assert log(s) == ["Hunt tile: Die (Shelob's Lair) with Stop.", "The die of the tile shows 4.", "The Hunt does 4 damage."]
    assert suffered(s) == (4, False)
    assert s.mordor == 1


@card("sh-shelobs-lair", "Mithril Coat and Sting")
@rule("BG-C167", "BG-C30")
def test_mithril_is_offered_before_the_die_is_rolled() -> None:
    s = drawn("sh-shelobs-lair", asking=draw(IN_MORDOR), mordor=1, on_table="Mithril Coat and Sting", out=pool("std-0-r"))
    assert log(s) == ["Hunt tile: Die (Shelob's Lair) with Stop."]
    assert asked(s) == ["use Mithril Coat and Sting", "no"]
    do(s, "use Mithril Coat and Sting")
    assert suffered(s) == (0, True)
    assert (s.mordor, s.pool) == (2, pool("sh-shelobs-lair"))  # the first tile goes back, special or not


@card("sh-shelobs-lair")
@rule("BG-C167", "BG-C70")
def test_shelobs_lair_is_a_numbered_tile_for_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    dice(monkeypatch, at(0, of=1), faces(2))
    s = drawn("sh-shelobs-lair", asking=draw(BY_PATROL), mordor=1)
    assert suffered(s) == (2, False)


@card("sh-the-ring-is-mine")
@rule("BG-C168")
def test_the_ring_is_mine_is_an_eye_that_stops_and_reveals() -> None:
    s = drawn("sh-the-ring-is-mine", asking=draw(IN_MORDOR), mordor=1, box=(1, 3))
    assert suffered(s) == (4, True)
    assert s.mordor == 1
    s = drawn("sh-the-ring-is-mine", asking=draw(BY_PATROL), mordor=1, box=(1, 3), out=[])
    assert suffered(s) == (0, False)  # a card discards it as an Eye
    assert (s.pool, s.drawn) == ([], [])


@pytest.mark.parametrize("id, damage, reveals", [("sh-on-on-they-went", 3, False), ("sh-give-it-to-uss", 1, True)])
@card("sh-on-on-they-went", "sh-give-it-to-uss")
@rule("BG-C169")
def test_the_two_numbered_red_tiles_stop(id: str, damage: int, reveals: bool) -> None:
    s = drawn(id, asking=draw(IN_MORDOR), mordor=1, box=(2, 3))
    assert suffered(s) == (damage, reveals)
    assert s.mordor == 1


@rule("BG-18.5")
def test_all_red_tiles_stop_and_no_other() -> None:
    assert {face.id for face in TILES.values() if face.stop} == {face.id for face in TILES.values() if face.kind == "shadow"}


@pytest.mark.parametrize("cause", [BY_PATROL, BY_FOUL_THING])
@card("sh-on-on-they-went")
@rule("BG-C17")
def test_a_tile_drawn_by_a_card_never_moves_the_fellowship(cause: int) -> None:
    for id in ("sh-on-on-they-went", "std-0-r"):
        s = drawn(id, asking=draw(cause), mordor=2)
        if s.stack[-1][0] == "suffer":
            do(s, "use the Ring")
        assert s.mordor == 2
        assert "The Fellowship is stopped." not in log(s)
        assert s.stack == [("turn", SHADOW)]
