"""Cards of the Free Peoples that lie on the table and are used in the Hunt: the Coat, the Axe and the Bow, the Horn, the Staff."""

from __future__ import annotations

from typing import Any

import pytest

from tests.boardgame.cards.free_character import SHADOW_NEXT, before, play, settled, tile_ids, tiles
from tests.boardgame.throwing import at as pick
from tests.boardgame.throwing import dice, faces
from tests.citing import card, rule
from thirdage.boardgame.book import NOBODY
from thirdage.boardgame.hunt import (
    BY_BALROG,
    BY_BANE,
    BY_BREAKING,
    BY_FOUL_THING,
    BY_HUNT,
    BY_PATROL,
    BY_STRONGHOLD,
    IN_MORDOR,
)
from thirdage.boardgame.positions import FREE, SHADOW, asked, do, log, names, table, why_not
from thirdage.boardgame.state import State, in_fellowship
from thirdage.boardgame.tables import GANDALF_THE_GREY, GIMLI, LEGOLAS

COAT, AXE, HORN, STAFF = "Mithril Coat and Sting", "Axe and Bow", "Horn of Gondor", "Wizard's Staff"
CAUSES = (BY_HUNT, IN_MORDOR, BY_STRONGHOLD, BY_PATROL, BY_BANE, BY_FOUL_THING, BY_BALROG, BY_BREAKING)


def drawing(cause: int, *pool: str, successes: int = 0, **position: Any) -> State:
    """The Shadow is about to draw a Hunt tile."""
    position = {"mordor": 1} | position if cause == IN_MORDOR else position
    return table(pool=tiles(*pool), dice_shadow="Army", asking=("draw_tile", NOBODY, cause, successes), then=SHADOW_NEXT, **position)


# How they come to the table, and leave it.


@pytest.mark.parametrize("name, needed", [(COAT, ""), (AXE, "Gimli"), (AXE, "Legolas"), (HORN, "Boromir"), (STAFF, "Gandalf the Grey")])
@card("Mithril Coat and Sting", "Axe and Bow", "Horn of Gondor", "Wizard's Staff")
@rule("BG-9.9", "BG-9.7")
def test_they_stay_on_the_table_when_played(name: str, needed: str) -> None:
    s = play(name, companions=f"Peregrin Took, {needed}" if needed else "")
    assert names(s.table) == [name]
    assert names(s.gone) == names(s.played) == []
    assert settled(s)


@pytest.mark.parametrize("name, missing", [(AXE, "Gimli, Legolas"), (HORN, "Boromir"), (STAFF, "Gandalf the Grey")])
@card("Axe and Bow", "Horn of Gondor", "Wizard's Staff")
@rule("BG-9.7", "BG-C11")
def test_they_cannot_be_played_without_their_companion_in_the_fellowship(name: str, missing: str) -> None:
    s = before(name, armies={"Rivendell": missing})
    assert why_not(s, "play", name) == "BG-9.7"
    s = before(name, out=missing)
    assert why_not(s, "play", name) == "BG-9.7"


@card("Axe and Bow")
@rule("BG-C33")
def test_the_axe_and_the_bow_stay_until_both_have_left() -> None:
    later = (("companion_lost", FREE, LEGOLAS), ("turn", SHADOW))
    s = table(
        on_table=AXE, companions="Strider, Gimli, Legolas", dice_shadow="Army", asking=("companion_lost", FREE, GIMLI), then=SHADOW_NEXT
    )
    assert names(s.table) == [AXE]
    assert s.stack == [("turn", SHADOW)]
    s = table(on_table=AXE, companions="Strider, Gimli, Legolas", dice_shadow="Army", asking=("companion_lost", FREE, GIMLI), then=later)
    assert (names(s.table), names(s.gone)) == ([], [AXE])
    assert s.stack == [("turn", SHADOW)]


@pytest.mark.parametrize("name, companion", [(AXE, "Gimli"), (HORN, "Boromir"), (STAFF, "Gandalf the Grey")])
@card("Axe and Bow", "Horn of Gondor", "Wizard's Staff")
@rule("BG-9.9", "BG-C18")
def test_they_leave_the_table_at_once_when_their_companion_separates(name: str, companion: str) -> None:
    s = before("I Will Go Alone", companions=f"Peregrin Took, {companion}", on_table=name)
    do(s, "play I Will Go Alone", companion)
    assert names(s.table) == [name]
    do(s, "to Rivendell")
    assert names(s.table) == []
    assert names(s.gone) == [name, "I Will Go Alone"]
    assert settled(s)


@card("Wizard's Staff")
@rule("BG-C18", "BG-9.9")
def test_the_staff_is_gone_in_the_middle_of_a_hunt_when_gandalf_falls(monkeypatch: pytest.MonkeyPatch) -> None:
    dice(monkeypatch, pick(0, of=2))
    s = drawing(BY_HUNT, "std-2-r", "std-3", successes=1, bearers="Moria", companions="Gandalf the Grey, Peregrin Took", on_table=STAFF)
    do(s, "no", "lose the Guide, Gandalf the Grey")
    assert s.where[GANDALF_THE_GREY] < 0 and names(s.table) == []
    assert (s.hidden, tile_ids(s.pool)) == (0, [])  # the tile of the Stronghold, which the Staff could not stop any more
    do(s, "use the Ring")
    assert s.corruption == 3
    assert s.stack == [("turn", SHADOW)]


# On which tiles they work.


@pytest.mark.parametrize("cause", CAUSES)
@card("Mithril Coat and Sting", "Wizard's Staff")
@rule("BG-C22", "BG-C21")
def test_staff_and_coat_work_on_every_tile_the_shadow_draws(cause: int) -> None:
    s = drawing(cause, "std-2", successes=1, on_table=f"{STAFF}; {COAT}")
    assert asked(s) == ["use Wizard's Staff", "no"]
    assert len(s.pool) == 1
    do(s, "no")
    assert asked(s) == ["use Mithril Coat and Sting", "no"]
    assert (s.pool, s.corruption) == ([], 0)
    assert [frame[0] for frame in s.stack] == ["turn", "mithril"]


@pytest.mark.parametrize("cause", [cause for cause in CAUSES if cause not in (BY_BANE, BY_FOUL_THING, BY_BREAKING)])
@card("Axe and Bow", "Horn of Gondor")
@rule("BG-C22")
def test_axe_bow_and_horn_work_on_every_tile_that_does_hunt_damage(cause: int) -> None:
    s = drawing(cause, "std-2", successes=1, on_table=f"{AXE}; {HORN}")
    assert asked(s)[:2] == ["use Axe and Bow", "use Horn of Gondor"]
    do(s, "use Horn of Gondor", "use the Ring")
    assert (s.corruption, names(s.gone), names(s.table)) == (1, [HORN], [AXE])
    assert s.stack == [("turn", SHADOW)]


@card("Axe and Bow", "Horn of Gondor", "Isildur's Bane")
@rule("BG-C32", "BG-C22")
def test_they_do_not_lower_what_isildurs_bane_does() -> None:
    s = drawing(BY_BANE, "std-2", on_table=f"{AXE}; {HORN}")
    assert (s.corruption, names(s.table)) == (2, [AXE, HORN])
    assert s.stack == [("turn", SHADOW)]


@card("Axe and Bow", "Horn of Gondor", "The Breaking of the Fellowship")
@rule("BG-C22")
def test_they_do_not_keep_the_fellowship_together() -> None:
    s = drawing(BY_BREAKING, "std-1", on_table=f"{AXE}; {HORN}", companions="Strider, Boromir, Gimli, Peregrin Took")
    assert asked(s) == ["strider", "boromir", "gimli", "peregrin Took"]
    do(s, "Peregrin Took")
    assert names(s.table) == [AXE, HORN]
    assert s.stack == [("turn", SHADOW)]


@pytest.mark.parametrize("name", [AXE, HORN])
@card("Axe and Bow", "Horn of Gondor", "Foul Thing from the Deep")
@rule("BG-C22", "BG-C32")
def test_they_lower_the_damage_of_the_foul_thing_before_a_companion_is_lost(name: str) -> None:
    s = drawing(BY_FOUL_THING, "std-3", on_table=name, companions="Boromir" if name == HORN else "Gimli", hidden=False)
    do(s, f"use {name}")  # two are left for him, and none for the Ring
    assert (in_fellowship(s), s.corruption, names(s.gone)) == ([], 0, [name])
    assert s.stack == [("turn", SHADOW)]
    s = drawing(BY_FOUL_THING, "std-1", on_table=name)
    do(s, f"use {name}")  # nothing is left, so nobody is lost
    assert (len(in_fellowship(s)), s.corruption) == (7, 0)
    assert s.stack == [("turn", SHADOW)]


@card("Axe and Bow", "Horn of Gondor")
@rule("BG-C22")
def test_nothing_helps_against_corruption_that_is_not_hunt_damage() -> None:
    s = table(on_table=f"{AXE}; {HORN}; {STAFF}; {COAT}", dice_shadow="Army", asking=("corruption", NOBODY, 2), then=SHADOW_NEXT)
    assert s.corruption == 2
    assert s.stack == [("turn", SHADOW)]


@card("Challenge of the King", "Wizard's Staff", "Mithril Coat and Sting")
@rule("BG-C22", "BG-C41")
def test_they_do_not_work_on_the_challenge_of_the_king() -> None:
    s = play(
        "Challenge of the King",
        {"Edoras": "Strider, Rohan Regular"},
        on_table=f"{STAFF}; {COAT}; {AXE}; {HORN}",
        pool=tiles("std-3", "std-2", "std-1"),
    )
    assert names(s.table) == [STAFF, COAT, AXE, HORN]
    assert settled(s)


# Mithril Coat and Sting.


@card("Mithril Coat and Sting", "Shelob's Lair")
@rule("BG-C30", "BG-C167")
def test_the_coat_is_offered_before_the_die_of_a_tile_is_rolled(monkeypatch: pytest.MonkeyPatch) -> None:
    dice(monkeypatch, pick(1, of=2), pick(0, of=1))
    s = drawing(IN_MORDOR, "std-1", "sh-shelobs-lair", on_table=COAT, companions="", hidden=False)
    assert not any("die of the tile" in line for line in log(s))
    do(s, f"use {COAT}")
    assert not any("die of the tile" in line for line in log(s))
    assert (s.corruption, s.mordor) == (1, 2)  # the second tile has no Stop
    assert tile_ids(s.pool) == ["sh-shelobs-lair"] and tile_ids(s.drawn)[-1] == "std-1"
    assert names(s.gone) == [COAT]
    assert s.stack == [("turn", SHADOW)]


@card("Mithril Coat and Sting")
@rule("BG-C30")
def test_without_the_coat_the_tile_is_what_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    dice(monkeypatch, pick(1, of=2), faces(4))
    s = drawing(IN_MORDOR, "std-1", "sh-shelobs-lair", on_table=COAT, companions="", hidden=False)
    do(s, "no")
    assert (s.corruption, s.mordor) == (4, 1)
    assert names(s.table) == [COAT]
    assert s.stack == [("turn", SHADOW)]


@card("Mithril Coat and Sting")
@rule("BG-C30", "BG-R55")
def test_the_second_tile_is_drawn_while_the_first_is_still_out() -> None:
    s = drawing(BY_HUNT, "std-3", successes=1, drawn=tiles("std-2"), on_table=COAT, companions="", hidden=False)
    do(s, f"use {COAT}")
    assert s.corruption == 2
    assert (tile_ids(s.pool), tile_ids(s.drawn)) == (["std-3"], ["std-2"])
    assert s.stack == [("turn", SHADOW)]


@card("Mithril Coat and Sting", "std-eye-r")
@rule("BG-C30", "BG-18.11")
def test_an_eye_in_place_of_a_number_counts_the_same_successes(monkeypatch: pytest.MonkeyPatch) -> None:
    dice(monkeypatch, pick(1, of=2), pick(0, of=1))
    s = drawing(BY_HUNT, "std-eye-r", "std-1", successes=4, on_table=COAT, companions="", hidden=False)
    do(s, f"use {COAT}")
    assert s.corruption == 4
    assert s.stack == [("turn", SHADOW)]


@card("Mithril Coat and Sting", "std-1-r")
@rule("BG-C30", "BG-18.12")
def test_the_reveal_of_the_first_tile_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    dice(monkeypatch, pick(1, of=2), pick(0, of=1))
    s = drawing(BY_HUNT, "std-1", "std-1-r", successes=1, on_table=COAT)
    do(s, f"use {COAT}", "use the Ring")
    assert (s.hidden, s.corruption) == (1, 1)
    assert s.stack == [("turn", SHADOW)]


@card("Mithril Coat and Sting", "On, On They Went")
@rule("BG-C30", "BG-19.8")
def test_the_stop_of_the_second_tile_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    dice(monkeypatch, pick(0, of=2), pick(0, of=1))
    s = drawing(IN_MORDOR, "std-1", "sh-on-on-they-went", on_table=COAT, companions="", hidden=False)
    do(s, f"use {COAT}")
    assert (s.mordor, s.corruption) == (1, 3)
    assert s.stack == [("turn", SHADOW)]


@card("Mithril Coat and Sting", "Wizard's Staff", "Horn of Gondor")
@rule("BG-C31", "BG-R61")
def test_the_coat_is_not_the_one_card_and_the_staff_cannot_stop_the_second_tile() -> None:
    s = drawing(BY_HUNT, "std-3", "std-2", successes=1, on_table=f"{COAT}; {STAFF}; {HORN}")
    do(s, "no", f"use {COAT}")
    assert asked(s)[0] == "use Horn of Gondor"
    assert names(s.table) == [STAFF, HORN]
    do(s, "use Horn of Gondor", "use the Ring")
    assert s.corruption in (1, 2)
    assert s.stack == [("turn", SHADOW)]


# Axe and Bow, Horn of Gondor.


@pytest.mark.parametrize("name", [AXE, HORN])
@card("Axe and Bow", "Horn of Gondor")
@rule("BG-C32", "BG-18.13")
def test_one_damage_less_and_the_rest_as_usual(name: str) -> None:
    s = drawing(BY_HUNT, "std-3", successes=1, on_table=name)
    do(s, f"use {name}")
    assert asked(s) == ["lose the Guide, Gandalf the Grey", "lose a Companion at random", "use the Ring"]
    do(s, "use the Ring")
    assert (s.corruption, names(s.gone)) == (2, [name])
    assert s.stack == [("turn", SHADOW)]


@card("Axe and Bow")
@rule("BG-C32")
def test_with_one_damage_nothing_remains() -> None:
    s = drawing(BY_HUNT, "std-1", successes=1, on_table=AXE)
    do(s, f"use {AXE}")
    assert s.corruption == 0
    assert s.stack == [("turn", SHADOW)]


@card("Axe and Bow", "Horn of Gondor")
@rule("BG-C32", "BG-18.12")
def test_a_tile_without_damage_offers_no_card_but_reveals() -> None:
    s = drawing(BY_HUNT, "std-0-r", successes=1, on_table=f"{AXE}; {HORN}")
    assert (names(s.table), s.hidden) == ([AXE, HORN], 0)
    assert s.stack == [("turn", SHADOW)]


@card("Axe and Bow", "Horn of Gondor")
@rule("BG-C32", "BG-R59")
def test_one_of_them_a_tile() -> None:
    s = drawing(BY_HUNT, "std-3", successes=1, on_table=f"{AXE}; {HORN}")
    do(s, f"use {AXE}")
    assert f"use {HORN}" not in asked(s) and why_not(s, "use", HORN) == "BG-C32"
    do(s, "use the Ring")
    assert (s.corruption, names(s.table)) == (2, [HORN])
    assert s.stack == [("turn", SHADOW)]


@card("Horn of Gondor")
@rule("BG-C32", "BG-C21")
def test_the_horn_comes_before_the_casualty() -> None:
    s = drawing(BY_HUNT, "std-3", successes=1, companions="Peregrin Took, Boromir, Legolas", guide="Legolas", on_table=HORN)
    assert asked(s) == ["use Horn of Gondor", "lose the Guide, Legolas", "lose a Companion at random", "use the Ring"]
    do(s, "lose the Guide, Legolas")
    assert s.corruption == 1
    assert names(s.table) == [HORN]
    assert s.stack == [("turn", SHADOW)]


# Wizard's Staff.


@card("Wizard's Staff")
@rule("BG-C34", "BG-C21")
def test_after_a_successful_hunt_the_staff_stops_the_tile(monkeypatch: pytest.MonkeyPatch) -> None:
    dice(monkeypatch, faces(6))
    s = before("Athelas", guide="Strider", on_table=STAFF, box=(0, 1))
    do(s, "move the Fellowship")
    assert asked(s) == ["use Wizard's Staff", "no"]
    told = log(s)
    do(s, "use Wizard's Staff")
    assert not any("tile" in line for line in [*told, *log(s)])
    assert (len(s.pool), s.corruption, s.progress, s.hidden) == (16, 0, 1, 1)
    assert (s.box, names(s.gone)) == ([1, 1], [STAFF])
    assert settled(s)


@card("Wizard's Staff")
@rule("BG-C34")
def test_a_failed_hunt_does_not_ask_for_the_staff(monkeypatch: pytest.MonkeyPatch) -> None:
    dice(monkeypatch, faces(5))
    s = before("Athelas", on_table=STAFF, box=(0, 1))
    do(s, "move the Fellowship")
    assert names(s.table) == [STAFF]
    assert settled(s)


@card("Wizard's Staff")
@rule("BG-C34", "BG-18.20")
def test_a_tile_that_follows_is_a_drawing_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    dice(monkeypatch, pick(0, of=2))
    s = drawing(BY_HUNT, "std-2-r", "std-3", successes=1, bearers="Moria", on_table=STAFF)
    do(s, "no", "use the Ring")
    assert (s.hidden, s.corruption) == (0, 2)
    assert asked(s) == ["use Wizard's Staff", "no"]
    do(s, "use Wizard's Staff")
    assert (s.corruption, tile_ids(s.pool)) == (2, ["std-3"])
    assert s.stack == [("turn", SHADOW)]


@pytest.mark.parametrize("rulings, step", [({}, 2), ({"BG-C35": "stay"}, 1)])
@card("Wizard's Staff")
@rule("BG-C35")
def test_on_the_mordor_track_the_fellowship_still_advances(rulings: dict[str, str], step: int) -> None:
    s = drawing(IN_MORDOR, "sh-on-on-they-went", on_table=STAFF, rulings=rulings)
    do(s, "use Wizard's Staff")
    assert (s.mordor, s.corruption, len(s.pool)) == (step, 0, 1)
    assert s.stack == [("turn", SHADOW)]
