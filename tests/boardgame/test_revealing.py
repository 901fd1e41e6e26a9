"""The Fellowship is revealed (BG-17.20 to BG-17.24), by a Hunt tile or a card."""

from __future__ import annotations

import pytest

from tests.boardgame.hunting import LATER, draw, pool
from tests.boardgame.throwing import at, dice
from tests.citing import rule
from thirdage.boardgame.book import NOBODY
from thirdage.boardgame.fellowship import BY_SHADOW
from thirdage.boardgame.hunt import BY_BALROG, BY_HUNT
from thirdage.boardgame.positions import FREE, SHADOW, asked, do, log, table, why_not
from thirdage.boardgame.state import State
from thirdage.boardgame.tables import CHARACTER_DIE, REGION
from thirdage.kernel.frames import Frame

THREE = ("std-3", "std-3", "std-3")
REVEAL: Frame = ("reveal", NOBODY, BY_SHADOW)


def revealed(
    armies: dict[str, str] | None = None,
    *,
    bearers: str = "Rivendell",
    progress: int = 0,
    hidden: bool = True,
    taken: dict[str, int] | None = None,
    tiles: tuple[str, ...] = ("std-1", "std-1"),
    asking: Frame = REVEAL,
    persons: int = 2,
    then: tuple[Frame, ...] = LATER,
) -> State:
    """The Shadow reveals the Fellowship; afterwards it is the Shadow's turn."""
    return table(
        armies,
        bearers=bearers,
        progress=progress,
        hidden=hidden,
        taken=taken,
        pool=pool(*tiles),
        asking=asking,
        then=then,
        dice_free="Character",
        dice_shadow="Army",
        persons=persons,
    )


# What revealing is.


@rule("BG-17.20", "BG-17.21")
def test_a_reveal_icon_reveals_and_the_figure_moves() -> None:
    s = revealed(progress=3, tiles=("std-0-r",), asking=draw(BY_HUNT, 1))
    assert asked(s) == ["to Fords of Bruinen", "to Trollshaws"]
    do(s, "to Fords of Bruinen", "to High Pass", "stop in High Pass")
    assert (s.bearers, s.progress, s.hidden) == (REGION["High Pass"], 0, 0)
    assert s.stack == [("turn", SHADOW)]


@rule("BG-17.20", "BG-R54")
def test_a_revealed_fellowship_is_not_revealed_again() -> None:
    s = revealed(bearers="Moria", progress=2, hidden=False, tiles=("std-1-r",), asking=draw(BY_HUNT, 1))
    do(s, "use the Ring")
    assert (s.bearers, s.progress, s.corruption) == (REGION["Moria"], 2, 1)  # no way to go, and no tile for Moria
    assert s.stack == [("turn", SHADOW)]


@rule("BG-R54")
def test_a_card_that_reveals_a_revealed_fellowship_does_nothing() -> None:
    s = revealed(bearers="Moria", hidden=False)
    assert log(s) == []
    assert s.stack == [("turn", SHADOW)]


@rule("BG-17.12", "BG-17.20")
def test_without_a_reveal_icon_the_fellowship_stays_hidden() -> None:
    s = revealed(progress=3, tiles=("std-2",), asking=draw(BY_HUNT, 1))
    do(s, "use the Ring")
    assert (s.progress, s.hidden) == (3, 1)
    assert s.stack == [("turn", SHADOW)]


# Where the figure may go.


@rule("BG-T20", "BG-17.23")
def test_the_worked_example_by_way_of_moria(monkeypatch: pytest.MonkeyPatch) -> None:
    dice(monkeypatch, at(0, of=2))
    s = revealed(progress=3, tiles=("std-0-r", "std-1"), asking=draw(BY_HUNT, 1))
    do(s, "to Fords of Bruinen", "to Hollin", "to Moria")
    assert log(s)[-3:] == ["One more Hunt tile because of Moria.", "Hunt tile: 1.", "The Hunt does 1 damage."]
    do(s, "use the Ring")
    assert (s.bearers, s.progress, s.hidden, s.corruption) == (REGION["Moria"], 0, 0, 1)
    assert s.pool == []
    assert s.stack == [("turn", SHADOW)]


@rule("BG-T20", "BG-17.22")
def test_the_worked_example_by_way_of_goblins_gate() -> None:
    s = revealed(progress=3, tiles=("std-0-r", "std-1"), then=(("turn", FREE),))
    do(s, "to Fords of Bruinen", "to High Pass", "to Goblin's Gate")
    assert (s.bearers, s.progress, s.hidden, s.corruption) == (REGION["Goblin's Gate"], 0, 0, 0)
    assert len(s.pool) == 2  # no tile more
    do(s, "use Character")
    assert why_not(s, "walk") == "BG-17.11"  # it must hide first
    assert s.stack[-1] == ("action", FREE, CHARACTER_DIE)


@rule("BG-D14", "BG-17.21")
def test_from_rivendell_with_progress_1_it_must_move_to_a_neighbour() -> None:
    s = revealed(progress=1)
    assert asked(s) == ["to Fords of Bruinen", "to Trollshaws"]
    assert why_not(s, "stop") == "BG-17.21"
    do(s, "to Trollshaws")
    assert (s.bearers, s.progress) == (REGION["Trollshaws"], 0)
    assert s.stack == [("turn", SHADOW)]


@rule("BG-17.21")
def test_the_move_may_lead_through_a_city_but_not_end_there() -> None:
    s = revealed(bearers="Westemnet", progress=2)
    do(s, "to Edoras")
    assert asked(s) == ["to Folde", "to Westemnet"]  # it must go on
    assert why_not(s, "stop") == "BG-17.21"
    do(s, "to Folde")
    assert s.bearers == REGION["Folde"]
    assert s.stack == [("turn", SHADOW)]
    s = revealed(bearers="Westemnet", progress=1)
    assert asked(s) == ["to Eastemnet", "to Fangorn", "to Folde", "to Fords of Isen", "stop in Westemnet"]  # not Edoras, not Helm's Deep
    assert why_not(s, "to", "Edoras") == "BG-17.21"
    do(s, "stop in Westemnet")
    assert s.stack == [("turn", SHADOW)]


@rule("BG-17.21")
def test_it_may_not_come_back_to_the_city_it_left() -> None:
    s = revealed(progress=2)
    do(s, "to Fords of Bruinen")
    assert asked(s) == ["to High Pass", "to Hollin", "to Trollshaws", "stop in Fords of Bruinen"]
    do(s, "stop in Fords of Bruinen")
    assert s.stack == [("turn", SHADOW)]


@rule("BG-17.21")
def test_towns_and_what_the_shadow_has_taken_do_not_bar_the_end_of_the_move() -> None:
    s = revealed({"Edoras": "Isengard Regular"}, bearers="Westemnet", progress=1, taken={"Edoras": SHADOW})
    assert asked(s) == ["to Eastemnet", "to Edoras", "to Fangorn", "to Folde", "to Fords of Isen", "stop in Westemnet"]
    do(s, "to Edoras")
    assert (s.bearers, len(s.pool)) == (REGION["Edoras"], 2)
    assert s.stack == [("turn", SHADOW)]


@rule("BG-17.21")
def test_a_besieged_stronghold_is_still_held_by_the_free_peoples() -> None:
    s = revealed({"Helm's Deep": "Isengard Regular", "inside Helm's Deep": "Rohan Regular"}, bearers="Fords of Isen", progress=1)
    assert why_not(s, "to", "Helm's Deep") == "BG-17.21"
    do(s, "stop in Fords of Isen")
    assert s.stack == [("turn", SHADOW)]


@rule("BG-R52", "BG-17.15")
def test_with_progress_0_the_figure_stays_even_in_a_city() -> None:
    s = revealed(progress=0)
    assert (s.bearers, s.hidden) == (REGION["Rivendell"], 0)
    assert s.stack == [("turn", SHADOW)]


@rule("BG-R68")
def test_with_two_players_the_leading_one_chooses_the_way() -> None:
    s = revealed(progress=1, persons=4)
    assert s.stack[-1][:2] == ("path", FREE)


# Strongholds of the Shadow on the way.


@pytest.mark.parametrize(
    "bearers, way, tiles",
    [
        ("Hollin", ("to Moria", "stop in Moria"), 1),  # into
        ("Moria", ("to Hollin", "stop in Hollin"), 1),  # out of
        ("Hollin", ("to Moria", "to Dimrill Dale"), 1),  # through
        ("Moria", ("stop in Moria",), 1),  # it stays in one
        ("Hollin", ("to Fords of Bruinen", "stop in Fords of Bruinen"), 0),
    ],
)
@rule("BG-17.23")
def test_one_more_tile_for_a_stronghold_of_the_shadow(bearers: str, way: tuple[str, ...], tiles: int) -> None:
    s = revealed(bearers=bearers, progress=2, tiles=THREE)
    do(s, *way, *["use the Ring"] * tiles)
    assert (s.corruption, len(s.pool)) == (3 * tiles, 3 - tiles)
    assert s.stack == [("turn", SHADOW)]


@rule("BG-17.23")
def test_with_progress_0_it_stays_in_the_stronghold_and_the_tile_is_drawn() -> None:
    s = revealed(bearers="Moria")
    do(s, "use the Ring")
    assert (s.corruption, len(s.pool)) == (1, 1)
    assert s.stack == [("turn", SHADOW)]


@rule("BG-17.23", "BG-R53")
def test_each_stronghold_on_the_way_has_its_tile_but_only_one() -> None:
    s = revealed(bearers="Moria", progress=4, tiles=THREE)
    do(s, "to Hollin", "to Moria", "to Dimrill Dale", "to North Anduin Vale", "use the Ring")  # out of Moria, and through it: one tile
    assert (s.corruption, len(s.pool)) == (3, 2)
    assert s.stack == [("turn", SHADOW)]
    s = revealed(bearers="Moria", progress=3, tiles=THREE)
    do(s, "to Dimrill Dale", "to South Anduin Vale", "to Dol Guldur", "use the Ring", "use the Ring")
    assert (s.corruption, len(s.pool)) == (6, 1)
    assert s.stack == [("turn", SHADOW)]


@rule("BG-R53")
def test_the_way_need_not_be_the_shortest() -> None:
    s = revealed(bearers="Hollin", progress=4)
    do(s, "to Fords of Bruinen", "to High Pass", "to Fords of Bruinen", "to Trollshaws")
    assert s.bearers == REGION["Trollshaws"]
    assert s.stack == [("turn", SHADOW)]


@rule("BG-R53", "BG-17.23")
def test_a_stronghold_of_the_shadow_that_the_free_peoples_hold_has_no_tile() -> None:
    s = revealed(bearers="Moria", taken={"Moria": FREE})
    assert (s.corruption, len(s.pool)) == (0, 2)
    assert s.stack == [("turn", SHADOW)]


@rule("BG-R53")
def test_a_stronghold_that_the_shadow_has_taken_has_no_tile() -> None:
    s = revealed({"Lórien": "Sauron Regular"}, bearers="Lórien", taken={"Lórien": SHADOW})
    assert (s.corruption, len(s.pool)) == (0, 2)
    assert s.stack == [("turn", SHADOW)]


@rule("BG-17.23")
def test_a_city_of_the_shadow_has_no_tile() -> None:
    s = revealed(bearers="Angmar")
    assert (s.corruption, len(s.pool)) == (0, 2)
    assert s.stack == [("turn", SHADOW)]


# A tile that a declaration forces.


@rule("BG-R62", "BG-17.23")
def test_revealed_by_a_tile_after_declaring_the_figure_stays_and_moria_has_its_tile(monkeypatch: pytest.MonkeyPatch) -> None:
    dice(monkeypatch, at(1, of=2))
    s = revealed(bearers="Moria", tiles=("std-1", "std-1-r"), asking=draw(BY_BALROG, 0))  # the tile that Balrog of Moria forced
    do(s, "use the Ring")
    assert (s.bearers, s.hidden, s.pool) == (REGION["Moria"], 0, [])
    assert log(s)[-3:] == ["One more Hunt tile because of Moria.", "Hunt tile: 1.", "The Hunt does 1 damage."]
    do(s, "use the Ring")
    assert s.corruption == 2
    assert s.stack == [("turn", SHADOW)]


@rule("BG-R62")
def test_revealed_elsewhere_after_declaring_the_figure_stays_and_no_tile_follows() -> None:
    s = revealed(bearers="Dimrill Dale", tiles=("std-1-r",), asking=draw(BY_BALROG, 0))
    do(s, "use the Ring")
    assert (s.bearers, s.hidden, s.corruption, s.pool) == (REGION["Dimrill Dale"], 0, 1, [])
    assert s.stack == [("turn", SHADOW)]
