"""Athelas, There Is Another Way, Bilbo's Song, Mirror of Galadriel."""

from __future__ import annotations

from typing import Any

import pytest

from tests.boardgame.cards.free_character import before, play, settled, tiles
from tests.boardgame.throwing import dice, faces
from tests.citing import card, rule
from thirdage.boardgame.positions import FREE, SHADOW, asked, at, do, log, names, why_not
from thirdage.boardgame.state import State
from thirdage.boardgame.tables import CHARACTER_DIE, FIRST_FACE, WILL_DIE

# Athelas.


@pytest.mark.parametrize(
    "guide, shown, healed",
    [
        ("Gandalf the Grey", (4, 5, 6), 2),
        ("Gandalf the Grey", (3, 4, 4), 0),
        ("Strider", (2, 3, 4), 2),
        ("Strider", (1, 2, 2), 0),
        ("Strider", (6, 6, 6), 3),
    ],
)
@card("Athelas")
@rule("BG-C36")
def test_athelas_heals_more_if_strider_guides(monkeypatch: pytest.MonkeyPatch, guide: str, shown: tuple[int, ...], healed: int) -> None:
    dice(monkeypatch, faces(*shown))
    s = play("Athelas", guide=guide, corruption=5)
    assert s.corruption == 5 - healed
    assert names(s.gone) == ["Athelas"]
    assert settled(s)


@card("Athelas")
@rule("BG-C36", "BG-17.4")
def test_athelas_heals_no_further_than_to_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    dice(monkeypatch, faces(5, 5, 5))
    s = play("Athelas", corruption=1)
    assert s.corruption == 0
    assert settled(s)


@card("Athelas")
@rule("BG-C36")
def test_athelas_heals_on_the_mordor_track_too(monkeypatch: pytest.MonkeyPatch) -> None:
    dice(monkeypatch, faces(1, 5, 1))
    s = play("Athelas", mordor=3, corruption=4)
    assert s.corruption == 3
    assert settled(s)


@card("Athelas")
@rule("BG-C7")
def test_the_dice_of_athelas_are_no_hunt_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    dice(monkeypatch, faces(4, 4, 4), faces(6, 6, 6))  # dice in the Hunt Box add nothing, Nazgûl and Armies roll nothing again
    s = play("Athelas", {"Moria": "Sauron Regular, Nazgûl"}, bearers="Moria", box=(2, 1), corruption=3)
    assert s.corruption == 3
    assert "Dice for Athelas: 4, 4, 4: none of them counts." in log(s)
    assert settled(s)


# There Is Another Way.


def another_way(**position: Any) -> State:
    given: dict[str, Any] = {"companions": "", "corruption": 3} | position
    return play("There Is Another Way", **given)


@card("There Is Another Way")
@rule("BG-C37")
def test_without_gollum_it_only_heals() -> None:
    s = another_way(companions="Peregrin Took")
    assert (s.corruption, s.progress) == (2, 0)
    assert settled(s)


@card("There Is Another Way", "Gollum")
@rule("BG-C37", "BG-6.11")
def test_gollum_leads_a_hidden_fellowship_on_and_the_die_stays_out_of_the_box(monkeypatch: pytest.MonkeyPatch) -> None:
    dice(monkeypatch, faces(5))
    s = another_way(box=(0, 1), progress=4)
    assert s.corruption == 2
    assert asked(s) == ["move the Fellowship", "no"]
    assert why_not(s, "hide") == "BG-17.25"
    do(s, "move the Fellowship")
    assert (s.progress, s.box, s.corruption) == (5, [0, 1], 2)
    assert settled(s)


@card("There Is Another Way")
@rule("BG-C37", "BG-18.6")
def test_the_shadow_hunts_after_the_step(monkeypatch: pytest.MonkeyPatch) -> None:
    dice(monkeypatch, faces(6))
    s = another_way(box=(0, 1), pool=tiles("std-3"), corruption=9)
    do(s, "move the Fellowship", "use the Ring")
    assert s.corruption == 11  # 8, and 3 for the tile
    assert s.box == [0, 1]
    assert settled(s)


@card("There Is Another Way")
@rule("BG-C37", "BG-C1")
def test_it_heals_before_the_fellowship_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    dice(monkeypatch, faces(6))
    s = another_way(box=(0, 1), pool=tiles("std-1"), corruption=11)
    do(s, "move the Fellowship", "use the Ring")
    assert (s.corruption, s.winner) == (11, -1)
    assert settled(s)


@card("There Is Another Way", "Gollum")
@rule("BG-C37", "BG-17.11", "BG-R49")
def test_gollum_hides_a_revealed_fellowship_without_moving_it() -> None:
    s = another_way(hidden=False)
    assert asked(s) == ["hide the Fellowship", "no"]
    assert why_not(s, "walk") == "BG-17.11"
    do(s, "hide the Fellowship")
    assert (s.hidden, s.progress, s.box) == (1, 0, [0, 0])
    assert settled(s)


@card("There Is Another Way")
@rule("BG-C37")
def test_one_need_not_follow_gollum() -> None:
    s = another_way(hidden=False)
    do(s, "no")
    assert (s.hidden, s.corruption) == (0, 2)
    assert settled(s)


@card("There Is Another Way")
@rule("BG-R50")
def test_from_the_last_step_of_the_track_there_is_no_other_way() -> None:
    s = another_way(progress=12)
    assert (s.progress, s.corruption) == (12, 2)
    assert settled(s)


@card("There Is Another Way")
@rule("BG-C37", "BG-19.7", "BG-R64")
def test_on_the_mordor_track_the_move_is_a_full_one_and_counts_as_an_attempt() -> None:
    s = another_way(mordor=1, pool=tiles("std-2"))
    do(s, "move the Fellowship")
    assert asked(s) == ["reveal the Fellowship: 1 damage less", "use the Ring"]
    do(s, "use the Ring")
    assert (s.mordor, s.corruption, s.tried, s.box) == (2, 4, 1, [0, 0])
    assert settled(s)


@card("There Is Another Way")
@rule("BG-R64")
def test_without_an_attempt_nothing_is_tried() -> None:
    s = another_way(mordor=1)
    do(s, "no")
    assert (s.mordor, s.tried) == (1, 0)
    assert settled(s)


# Bilbo's Song.


@pytest.mark.parametrize("companions, corruption, left", [("Peregrin Took", 3, 2), ("", 3, 1), ("", 1, 0), ("Strider", 0, 0)])
@card("Bilbo's Song")
@rule("BG-17.10", "BG-17.4")
def test_bilbos_song_heals_more_if_gollum_guides(companions: str, corruption: int, left: int) -> None:
    s = play("Bilbo's Song", companions=companions, corruption=corruption)
    assert s.corruption == left
    assert settled(s)


# Mirror of Galadriel.


def unused(s: State) -> tuple[int, int]:
    """Character results and Wills of the West that are left."""
    return s.dice[FREE][CHARACTER_DIE - FIRST_FACE], s.dice[FREE][WILL_DIE - FIRST_FACE]


@card("Mirror of Galadriel")
@rule("BG-C40")
def test_one_unused_character_die_becomes_a_will_of_the_west() -> None:
    s = play("Mirror of Galadriel", dice_free="Character, Character, Character", corruption=2)
    assert unused(s) == (1, 1)
    assert s.corruption == 2
    assert "Free Peoples turns a die: Character becomes Will of the West." in log(s)
    assert settled(s)


@card("Mirror of Galadriel")
@rule("BG-C40", "BG-C1")
def test_the_die_that_pays_is_not_turned() -> None:
    s = play("Mirror of Galadriel", dice_free="Character, Muster", bearers="Lórien", corruption=2)
    assert unused(s) == (0, 0)
    assert s.corruption == 1  # a later sentence works although the first changed nothing
    assert settled(s)


@card("Mirror of Galadriel", "Aragorn")
@rule("BG-C40", "BG-C147")
def test_the_new_face_brings_aragorn_into_play() -> None:
    s = play("Mirror of Galadriel", {"Minas Tirith": "Strider, Gondor Regular"}, dice_free="Character, Character", dice_shadow="Army, Army")
    do(s, "use Army", "skip: discard the die", "use Will of the West", "bring Aragorn into play")
    assert at(s, "Minas Tirith") == "Gondor Regular, Aragorn"
    assert settled(s)


@pytest.mark.parametrize(
    "position, left",
    [
        ({"bearers": "Lórien"}, 2),
        ({"bearers": "Lórien", "armies": {"inside Lórien": "Elven Regular", "Lórien": "Sauron Regular"}}, 2),
        ({"bearers": "Lórien", "taken": {"Lórien": SHADOW}}, 3),
        ({"bearers": "Dimrill Dale", "progress": 2}, 3),
        ({"mordor": 1}, 3),
    ],
)
@card("Mirror of Galadriel")
@rule("BG-C40", "BG-C15", "BG-2.16")
def test_the_mirror_heals_in_unconquered_lorien(position: dict[str, Any], left: int) -> None:
    s = before("Mirror of Galadriel", corruption=3, **position)
    do(s, "play Mirror of Galadriel")
    assert s.corruption == left
    assert settled(s)


@card("Athelas", "Bilbo's Song", "Gwaihir the Windlord", "We Prove the Swifter", "There and Back Again")
@rule("BG-R15")
def test_cards_without_a_condition_may_be_played_for_nothing() -> None:
    hand = (
        "Bilbo's Song",
        "Athelas",
        "Mirror of Galadriel",
        "There Is Another Way",
        "Gwaihir the Windlord",
        "We Prove the Swifter",
        "There and Back Again",
    )
    for name in hand:
        s = play(name, companions="")
        if name == "There Is Another Way":
            do(s, "no")
        assert names(s.gone) == [name]
        assert settled(s)
