"""The Hunt roll (BG-18.6 to BG-18.10)."""

from __future__ import annotations

import pytest

from tests.boardgame.hunting import LATER, pool
from tests.boardgame.throwing import dice, faces
from tests.citing import card, rule
from thirdage.boardgame.book import NOBODY
from thirdage.boardgame.positions import FREE, SHADOW, asked, do, log, table
from thirdage.boardgame.state import State

GATE = "Goblin's Gate"


def hunt(
    armies: dict[str, str] | None = None,
    *,
    box: tuple[int, int],
    bearers: str = GATE,
    taken: dict[str, int] | None = None,
    on_table: str = "",
) -> State:
    """The Fellowship has moved: the Shadow hunts. The one tile of the pool does nothing but show that it was drawn."""
    return table(
        armies,
        box=box,
        bearers=bearers,
        taken=taken,
        on_table=on_table,
        hidden=False,
        companions="",
        pool=pool("std-0-r"),
        asking=("hunt", NOBODY),
        then=LATER,
        dice_shadow="Army",
    )


def rolls(s: State) -> list[str]:
    """What was rolled, and whether a tile was drawn."""
    found = [line for line in log(s) if "roll" in line or "Hunt tile" in line]
    assert s.stack == [("turn", SHADOW)]
    return found


TILE = "Hunt tile: 0 with Reveal."


# How many dice, and what is a success.


@rule("BG-R56")
def test_without_dice_in_the_box_there_is_no_hunt() -> None:
    s = hunt({GATE: "3 Sauron Regulars, Nazgûl"}, box=(2, 0))
    assert rolls(s) == []
    assert s.pool == pool("std-0-r")


@rule("BG-18.7", "BG-18.10")
def test_as_many_dice_as_hunt_and_a_6_is_a_success(monkeypatch: pytest.MonkeyPatch) -> None:
    dice(monkeypatch, faces(5, 5, 6))
    assert rolls(hunt(box=(0, 3))) == ["Hunt roll: 5, 5, 6 (succeeds on 6): one success.", TILE]
    dice(monkeypatch, faces(5, 5, 4))
    s = hunt(box=(0, 3))
    assert rolls(s) == ["Hunt roll: 5, 5, 4 (succeeds on 6): 0 successes."]
    assert s.pool == pool("std-0-r")  # no success, no tile


@rule("BG-18.10")
def test_several_successes_draw_one_tile(monkeypatch: pytest.MonkeyPatch) -> None:
    dice(monkeypatch, faces(6, 6, 6))
    s = hunt(box=(0, 3))
    assert rolls(s) == ["Hunt roll: 6, 6, 6 (succeeds on 6): 3 successes.", TILE]
    assert s.pool == []


@rule("BG-D15", "BG-18.7", "BG-18.8")
def test_never_more_than_five_dice_and_two_of_the_free_peoples_make_a_4_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    dice(monkeypatch, faces(3, 4, 5, 6, 2, 6, 6))
    assert rolls(hunt(box=(2, 7))) == ["Hunt roll: 3, 4, 5, 6, 2 (succeeds on 6, 2 added): 3 successes.", TILE]


@rule("BG-18.8")
def test_a_natural_1_always_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    dice(monkeypatch, faces(1, 1))
    assert rolls(hunt(box=(5, 2))) == ["Hunt roll: 1, 1 (succeeds on 6, 5 added): 0 successes."]
    dice(monkeypatch, faces(2, 1))
    assert rolls(hunt(box=(4, 2))) == ["Hunt roll: 2, 1 (succeeds on 6, 4 added): one success.", TILE]


@rule("BG-T22", "BG-18.8", "BG-18.19")
def test_the_die_of_this_move_does_not_count_yet(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table(dice_free="Character, Character", dice_shadow="Army, Army", box=(0, 1), bearers=GATE)
    dice(monkeypatch, faces(5), faces(4))
    do(s, "use Character", "move the Fellowship")
    assert log(s)[2:] == [
        "Hunt roll: 5 (succeeds on 6): 0 successes.",
        "The die goes to the Hunt Box, where one Free Peoples die lies now.",
    ]
    do(s, "use Army", "skip: discard the die", "use Character", "move the Fellowship")
    assert "Hunt roll: 4 (succeeds on 6, 1 added): 0 successes." in log(s)  # now 5 or 6 would do
    assert s.box == [2, 1]
    assert s.stack[-1] == ("turn", SHADOW)


# Rolling again.


@rule("BG-T23", "BG-18.9")
def test_units_and_nazgul_in_the_region_give_two_rerolls_whatever_their_number(monkeypatch: pytest.MonkeyPatch) -> None:
    dice(monkeypatch, faces(2, 3, 4, 5, 5), faces(5, 6))
    s = hunt({GATE: "3 Sauron Regulars, 2 Nazgûl"}, box=(0, 5))
    assert rolls(s) == ["Hunt roll: 2, 3, 4, 5, 5 (succeeds on 6): 0 successes.", "Hunt re-roll: 5, 6 (succeeds on 6): one success.", TILE]


@rule("BG-T23", "BG-18.9")
def test_with_a_stronghold_of_the_shadow_there_are_three(monkeypatch: pytest.MonkeyPatch) -> None:
    dice(monkeypatch, faces(2, 3, 4, 5, 5), faces(5, 5, 5))
    s = hunt({"Moria": "4 Sauron Regulars, Nazgûl"}, bearers="Moria", box=(0, 5))
    assert rolls(s) == ["Hunt roll: 2, 3, 4, 5, 5 (succeeds on 6): 0 successes.", "Hunt re-roll: 5, 5, 5 (succeeds on 6): 0 successes."]


@pytest.mark.parametrize(
    "armies, bearers, taken, again",
    [
        ({GATE: "Sauron Regular"}, GATE, {}, True),
        ({GATE: "Nazgûl"}, GATE, {}, True),
        ({GATE: "The Witch-king"}, GATE, {}, True),  # he is a Nazgûl too
        ({}, "Moria", {}, True),  # nobody need be there
        ({}, "Lórien", {"Lórien": SHADOW}, True),  # control is asked for, not whose it was
        ({}, GATE, {}, False),
        ({}, "Moria", {"Moria": FREE}, False),
        ({}, "Lórien", {}, False),
        ({}, "Angmar", {}, False),  # a City is no Stronghold
        ({GATE: "Elven Elite"}, GATE, {}, False),
        ({"Old Ford": "Sauron Regular, Nazgûl"}, GATE, {}, False),  # next to it
        ({GATE: "The Mouth of Sauron"}, GATE, {}, False),
        ({"Lórien": "Sauron Regular", "inside Lórien": "Elven Elite"}, "Lórien", {}, True),
        ({"Moria": "Elven Elite", "inside Moria": "Sauron Regular"}, "Moria", {"Moria": FREE}, True),
    ],
)
@rule("BG-18.9")
def test_what_gives_a_reroll(
    monkeypatch: pytest.MonkeyPatch, armies: dict[str, str], bearers: str, taken: dict[str, int], again: bool
) -> None:
    dice(monkeypatch, faces(5), faces(6))
    s = hunt(armies, bearers=bearers, taken=taken, box=(0, 1))
    assert rolls(s)[1:] == ["Hunt re-roll: 6 (succeeds on 6): one success.", TILE] * again


@rule("BG-18.9", "BG-18.8")
def test_what_is_added_is_added_to_the_reroll_too(monkeypatch: pytest.MonkeyPatch) -> None:
    dice(monkeypatch, faces(3, 2), faces(4))
    s = hunt({GATE: "Nazgûl"}, box=(2, 2))
    assert rolls(s) == [
        "Hunt roll: 3, 2 (succeeds on 6, 2 added): 0 successes.",
        "Hunt re-roll: 4 (succeeds on 6, 2 added): one success.",
        TILE,
    ]


@rule("BG-R57")
def test_only_failures_are_rolled_again_and_only_once(monkeypatch: pytest.MonkeyPatch) -> None:
    dice(monkeypatch, faces(6, 5, 6), faces(1))
    s = hunt({"Moria": "Sauron Regular, Nazgûl"}, bearers="Moria", box=(0, 3))  # three may be rolled again, one has failed
    assert rolls(s) == ["Hunt roll: 6, 5, 6 (succeeds on 6): 2 successes.", "Hunt re-roll: 1 (succeeds on 6): 0 successes.", TILE]
    dice(monkeypatch, faces(6, 6))
    s = hunt({"Moria": "Sauron Regular, Nazgûl"}, bearers="Moria", box=(0, 2))
    assert rolls(s) == ["Hunt roll: 6, 6 (succeeds on 6): 2 successes.", TILE]


# Flocks of Crebain.


@card("Flocks of Crebain")
@rule("BG-C80")
def test_flocks_of_crebain_add_1_to_every_die_but_not_to_a_natural_1(monkeypatch: pytest.MonkeyPatch) -> None:
    dice(monkeypatch, faces(1, 4), faces(5))
    s = hunt({GATE: "Nazgûl"}, box=(0, 2), on_table="Flocks of Crebain")
    assert s.stack[-1] == ("flocks", SHADOW)
    assert asked(s) == ["use Flocks of Crebain", "no"]
    do(s, "use Flocks of Crebain")
    assert (s.table, len(s.gone)) == ([], 1)
    assert rolls(s) == [
        "Hunt roll: 1, 4 (succeeds on 6, 1 added): 0 successes.",
        "Hunt re-roll: 5 (succeeds on 6, 1 added): one success.",
        TILE,
    ]


@card("Flocks of Crebain")
@rule("BG-C80", "BG-R56")
def test_flocks_of_crebain_may_wait_and_are_not_asked_about_without_a_roll(monkeypatch: pytest.MonkeyPatch) -> None:
    dice(monkeypatch, faces(5))
    s = hunt(box=(0, 1), on_table="Flocks of Crebain")
    do(s, "no")
    assert len(s.table) == 1
    assert rolls(s) == ["Hunt roll: 5 (succeeds on 6): 0 successes."]
    assert rolls(hunt(box=(0, 0), on_table="Flocks of Crebain")) == []
