"""The six phases of a turn: chapter 5."""

from __future__ import annotations

import pytest

from tests.boardgame.throwing import dice, faces
from tests.citing import rule
from thirdage.boardgame.book import NOBODY
from thirdage.boardgame.positions import FREE, GAME, SHADOW, asked, do, log, names, table
from thirdage.boardgame.state import NOT_IN_MORDOR, State
from thirdage.boardgame.tables import REGIONS

TURN = ("turn_begins", NOBODY)


def new_turn(hidden: bool = True, bearers: str = "Rivendell", progress: int = 0, mordor: int = NOT_IN_MORDOR) -> State:
    """The second turn has begun; the Fellowship phase asks."""
    return table(asking=TURN, then=(), turn=1, hidden=hidden, bearers=bearers, progress=progress, mordor=mordor)


def phases(state: State) -> list[int]:
    return [event[1] for event in GAME.events(state) if event[0] == "phase"]


def skip_all(state: State) -> None:
    """Both sides discard their dice until none is left."""
    while asked(state)[0].startswith("use ") and state.stack[-1][0] == "turn":
        do(state, asked(state)[0], "skip: discard the die")


@rule("BG-5.1")
def test_six_phases_in_order_then_a_new_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    s = new_turn()
    dice(monkeypatch, faces(1, 1, 1, 1), faces(1, 1, 1, 1, 1, 1, 1))
    assert (s.turn, s.phase) == (2, 2)
    do(s, "no", "Gandalf the Grey", "0")
    assert s.phase == 5
    skip_all(s)
    assert phases(s) == [1, 2, 3, 4, 5, 6, 1, 2] and s.turn == 3
    assert s.stack[-1] == ("declare", FREE)


@rule("BG-5.2")
def test_phase_one_takes_back_all_dice_and_notes_a_free_peoples_die_in_the_hunt_box() -> None:
    after = (("declare", FREE),)
    s = table(asking=("recover_dice", NOBODY), then=after, box=(1, 3), dice_free="Muster", dice_shadow="Army")
    assert (s.box, s.dice, s.hunted) == ([0, 0], [[0] * 7, [0] * 7], 1)
    assert table(asking=("recover_dice", NOBODY), then=after, box=(0, 3)).hunted == 0


@rule("BG-5.2")
def test_each_side_draws_one_card_of_each_own_deck_and_the_free_peoples_first() -> None:
    s = table(asking=("recover_dice", NOBODY), then=(("declare", FREE),), deck="Athelas; The Red Arrow; Shelob's Lair; Olog-hai")
    assert [names(hand) for hand in s.hand] == [["Athelas", "The Red Arrow"], ["Shelob's Lair", "Olog-hai"]]
    assert [line for line in log(s, "shadow") if "draws" in line] == [
        "Free Peoples draws a card from the Free Peoples Character deck.",
        "Free Peoples draws a card from the Free Peoples Strategy deck.",
        "Shadow draws Shelob's Lair from the Shadow Character deck.",
        "Shadow draws Olog-hai from the Shadow Strategy deck.",
    ]


@rule("BG-5.3")
def test_the_fellowship_is_declared_then_enters_mordor_then_gets_its_guide() -> None:
    s = new_turn(bearers="North Ithilien", progress=1)
    assert asked(s) == ["declare", "no"]
    do(s, "declare", "to Minas Morgul")
    if asked(s) == ["stop in Minas Morgul"]:
        do(s, "stop in Minas Morgul")
    assert asked(s) == ["enter Mordor", "no"]
    do(s, "enter Mordor")
    assert s.mordor == 0 and asked(s) == ["gandalf the Grey", "strider"]
    do(s, "Strider")
    assert REGIONS.get(s.bearers) is None and s.stack[-1][0] == "allocate"


@rule("BG-5.3")
def test_all_of_the_fellowship_phase_is_optional() -> None:
    s = new_turn(bearers="Morannon", progress=2)
    do(s, "no", "no", "Gandalf the Grey")
    assert (s.progress, s.mordor, s.hidden) == (2, NOT_IN_MORDOR, 1) and s.stack[-1][0] == "allocate"


@rule("BG-5.3")
def test_what_cannot_be_done_in_the_fellowship_phase_is_not_asked() -> None:
    s = new_turn(hidden=False)
    assert s.stack[-1] == ("guide", FREE)  # revealed, and not at the gates of Mordor


@rule("BG-5.4")
def test_the_shadow_puts_dice_into_the_hunt_box_before_the_roll(monkeypatch: pytest.MonkeyPatch) -> None:
    s = new_turn()
    do(s, "no", "Gandalf the Grey")
    assert s.stack[-1] == ("allocate", SHADOW) and s.phase == 3 and s.dice == [[0] * 7, [0] * 7]
    dice(monkeypatch, faces(1, 1, 1, 1), faces(1, 1, 1, 1, 1))
    do(s, "2")
    assert s.box == [0, 2] and sum(s.dice[SHADOW]) == 5


@rule("BG-5.5")
def test_all_dice_but_those_in_the_hunt_box_are_rolled_and_eyes_go_there_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    s = new_turn()
    do(s, "no", "Gandalf the Grey")
    dice(monkeypatch, faces(1, 3, 4, 6), faces(6, 2, 6, 3, 4))
    do(s, "2")
    assert GAME.view(s, None)["dice"] == {
        "free": {"character": 1, "muster": 1, "event": 1, "will": 1},
        "shadow": {"army": 1, "muster": 1, "event": 1},
    }
    assert s.box == [0, 4]


@rule("BG-5.6")
def test_the_free_peoples_act_first_and_then_the_sides_alternate() -> None:
    s = table(dice_free="Muster, Muster", dice_shadow="Army, Army", asking=("first_action", NOBODY))
    asking = []
    for _ in range(4):
        asking.append(s.stack[-1])
        do(s, asked(s)[0], "skip: discard the die")
    assert asking == [("turn", FREE), ("turn", SHADOW)] * 2


@rule("BG-5.6")
@pytest.mark.parametrize("mordor, corruption", [(2, 4), (NOT_IN_MORDOR, 3)])
def test_at_the_end_of_phase_five_idling_in_mordor_corrupts(mordor: int, corruption: int) -> None:
    s = table(mordor=mordor, corruption=3, dice_free="Muster")
    do(s, "use Muster", "skip: discard the die")
    assert s.corruption == corruption


@rule("BG-5.7")
def test_military_victory_waits_for_phase_six() -> None:
    s = table(
        {"Osgiliath": "Sauron Regular"},
        taken={"Dol Amroth": SHADOW, "Helm's Deep": SHADOW, "Rivendell": SHADOW, "Lórien": SHADOW},
        war="Sauron",
        dice_shadow="Army, Muster",
        asking=("turn", SHADOW),
    )
    do(s, "use Army", "move an Army", "from Osgiliath", "to Minas Tirith")
    assert not GAME.over(s) and s.stack[-1] == ("turn", SHADOW)  # ten points already
    do(s, "use Muster", "skip: discard the die")
    assert GAME.result(s)["winner"] == "shadow" and s.phase == 6


@rule("BG-5.7")
def test_the_ring_ends_the_game_at_any_moment() -> None:
    s = table(corruption=11, dice_free="Muster, Muster", mordor=1, asking=("corruption", NOBODY, 1))
    assert GAME.over(s) and GAME.result(s)["winner"] == "shadow" and s.stack == []
