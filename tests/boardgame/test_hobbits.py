"""Meriadoc and Peregrin as Guides, and taken alive (BG-C145, BG-C146)."""

from __future__ import annotations

import pytest

from tests.boardgame.hunting import LATER, draw, pool
from tests.boardgame.throwing import at as pick
from tests.boardgame.throwing import dice, faces
from tests.citing import card, rule
from thirdage.boardgame.hunt import BY_HUNT, IN_MORDOR
from thirdage.boardgame.positions import SHADOW, asked, at, do, log, step_of, table, why_not
from thirdage.boardgame.state import NOT_IN_MORDOR, OUT, State
from thirdage.boardgame.tables import CHARACTER, GOLLUM

MERRY, PIPPIN = "Meriadoc Brandybuck", "Peregrin Took"
BOTH = pytest.mark.parametrize("hobbit", [MERRY, PIPPIN])


def struck(
    id: str,
    companions: str,
    armies: dict[str, str] | None = None,
    *,
    bearers: str = "High Pass",
    progress: int = 0,
    mordor: int = NOT_IN_MORDOR,
    guide: str = "",
    hidden: bool = True,
    cause: int = BY_HUNT,
) -> State:
    return table(
        armies,
        companions=companions,
        bearers=bearers,
        progress=progress,
        mordor=mordor,
        guide=guide,
        hidden=hidden,
        pool=pool(id),
        asking=draw(cause, 1),
        then=LATER,
        dice_shadow="Army",
    )


def low(name: str) -> str:
    return name[0].lower() + name[1:]


# Leaving to lower the damage.


@BOTH
@card(MERRY, PIPPIN)
@rule("BG-C145")
def test_as_guide_he_may_leave_alone_and_the_damage_falls_by_1(hobbit: str) -> None:
    s = struck("std-2", f"{MERRY}, {PIPPIN}", guide=hobbit)
    do(s, f"{low(hobbit)} leaves: 1 damage less")
    assert asked(s) == ["to Fords of Bruinen", "to Goblin's Gate", "to High Pass"]  # he goes before anything else
    assert why_not(s, "take", PIPPIN) != ""
    do(s, "to Fords of Bruinen")
    assert at(s, "Fords of Bruinen") == hobbit
    other = MERRY if hobbit == PIPPIN else PIPPIN
    assert s.guide == CHARACTER[other]
    assert asked(s)[0] == f"{low(other)} leaves: 1 damage less"  # the other may follow
    do(s, "use the Ring")
    assert s.corruption == 1
    assert s.stack == [("turn", SHADOW)]


@card(MERRY)
@rule("BG-C145")
def test_he_need_not_leave_and_cannot_without_damage() -> None:
    s = struck("std-1", MERRY)
    do(s, "use the Ring")
    assert s.corruption == 1
    assert s.stack == [("turn", SHADOW)]
    s = struck("std-0-r", MERRY)
    assert s.guide == CHARACTER[MERRY]
    assert s.stack == [("turn", SHADOW)]


@card(MERRY, PIPPIN)
@rule("BG-C145", "BG-17.7")
def test_only_the_guide_may_leave_so() -> None:
    s = struck("std-1", f"Legolas, {MERRY}, {PIPPIN}")
    assert asked(s) == ["lose the Guide, Legolas", "lose a Companion at random", "use the Ring"]
    assert why_not(s, "depart", MERRY) == "BG-17.7"
    do(s, "use the Ring")
    assert s.stack == [("turn", SHADOW)]


@card(MERRY)
@rule("BG-C145", "BG-17.30")
def test_he_goes_as_far_as_progress_with_this_move_and_one_region_more(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table(companions=MERRY, bearers="High Pass", progress=1, box=(0, 1), pool=pool("std-1"), dice_free="Character", dice_shadow="Army")
    dice(monkeypatch, faces(6))
    do(s, "use Character", "move the Fellowship")
    do(s, "meriadoc Brandybuck leaves: 1 damage less")
    assert {"to Moria", "to Carrock", "to South Downs"} <= set(asked(s))  # three regions away: Progress 2 and Level 1
    assert "to North Dunland" in asked(s)
    assert "to Bree" not in asked(s)  # four
    do(s, "to Carrock")
    assert at(s, "Carrock") == MERRY
    assert s.stack[-1] == ("turn", SHADOW)


@card(MERRY)
@rule("BG-C145", "BG-18.12")
def test_he_leaves_before_the_tile_reveals() -> None:
    s = struck("std-1-r", f"{MERRY}, {PIPPIN}", progress=2, guide=MERRY)
    do(s, "meriadoc Brandybuck leaves: 1 damage less")
    assert s.hidden == 1
    assert "to Hollin" in asked(s)  # from where the figure was, with the whole counter
    do(s, "to Hollin")
    assert s.stack[-1][0] == "path"
    do(s, "to Goblin's Gate", "stop in Goblin's Gate")
    assert (s.hidden, s.progress) == (0, 0)
    assert s.stack == [("turn", SHADOW)]


@card(PIPPIN)
@rule("BG-C145", "BG-17.31")
def test_out_of_a_besieged_stronghold_he_comes_inside() -> None:
    s = struck("std-1", PIPPIN, {"Lórien": "Sauron Regular", "inside Lórien": "Elven Elite"}, bearers="Lórien", progress=3)
    do(s, "peregrin Took leaves: 1 damage less")  # nowhere to choose
    assert at(s, "inside Lórien") == f"Elven Elite, {PIPPIN}"
    assert s.stack == [("turn", SHADOW)]


@card(MERRY)
@rule("BG-C145", "BG-17.32")
def test_where_he_ends_he_may_activate_a_nation() -> None:
    s = struck("std-1", MERRY, bearers="Old Forest Road")
    do(s, "meriadoc Brandybuck leaves: 1 damage less", "to Dale")
    assert step_of(s, "North")[1] is True
    assert s.stack == [("turn", SHADOW)]


@card(MERRY, PIPPIN)
@rule("BG-C145", "BG-18.14")
def test_the_other_hobbit_may_follow() -> None:
    s = struck("std-2", f"{MERRY}, {PIPPIN}", guide=MERRY)
    do(s, "meriadoc Brandybuck leaves: 1 damage less", "to High Pass", "peregrin Took leaves: 1 damage less", "to High Pass")
    assert at(s, "High Pass") == f"{MERRY}, {PIPPIN}"
    assert (s.corruption, s.guide) == (0, GOLLUM)
    assert s.stack == [("turn", SHADOW)]


# Taken alive.


@BOTH
@card(MERRY, PIPPIN)
@rule("BG-C146", "BG-18.16")
def test_as_a_casualty_he_is_placed_on_the_map_and_his_level_still_counts(hobbit: str) -> None:
    s = struck("std-3", hobbit, progress=1)
    do(s, f"lose the Guide, {hobbit}")
    assert log(s)[-1] == f"The enemy lays hands on {hobbit}, the Guide."
    assert {"to Hollin", "to Rivendell", "to Old Ford", "to High Pass"} <= set(asked(s))  # Progress 1 and Level 1
    do(s, "to Old Ford")
    assert at(s, "Old Ford") == hobbit
    assert asked(s) == ["reveal the Fellowship: 1 damage less", "use the Ring"]
    do(s, "use the Ring")
    assert s.corruption == 2
    assert s.stack == [("turn", SHADOW)]


@card(PIPPIN)
@rule("BG-C146", "BG-18.15")
def test_drawn_at_random_he_is_taken_alive_too(monkeypatch: pytest.MonkeyPatch) -> None:
    dice(monkeypatch, pick(0, of=1), pick(1, of=2))
    s = struck("std-2", f"Legolas, {PIPPIN}")
    do(s, "lose a Companion at random", "to High Pass")
    assert at(s, "High Pass") == PIPPIN
    assert (s.corruption, s.guide) == (1, CHARACTER["Legolas"])
    assert s.stack == [("turn", SHADOW)]


@card("Legolas", MERRY)
@rule("BG-C146")
def test_nobody_else_is_taken_alive() -> None:
    s = struck("std-2", f"Legolas, {MERRY}")
    do(s, "lose the Guide, Legolas")
    assert s.where[CHARACTER["Legolas"]] == OUT
    assert s.stack == [("turn", SHADOW)]


@BOTH
@card(MERRY, PIPPIN)
@rule("BG-C146", "BG-19.5")
def test_on_the_mordor_track_he_dies(hobbit: str) -> None:
    s = struck("std-1", hobbit, mordor=2, cause=IN_MORDOR)
    do(s, f"lose the Guide, {hobbit}")
    assert s.where[CHARACTER[hobbit]] == OUT
    assert (s.corruption, s.mordor, s.guide) == (0, 3, GOLLUM)
    assert s.stack == [("turn", SHADOW)]


@card(MERRY)
@rule("BG-C145", "BG-R66")
def test_leaving_on_the_mordor_track_he_is_lost_and_the_damage_falls() -> None:
    s = struck("std-1", MERRY, mordor=2, cause=IN_MORDOR)
    do(s, "meriadoc Brandybuck is eliminated: 1 damage less")
    assert s.where[CHARACTER[MERRY]] == OUT
    assert (s.corruption, s.mordor) == (0, 3)
    assert s.stack == [("turn", SHADOW)]
