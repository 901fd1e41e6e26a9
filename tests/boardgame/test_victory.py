"""How the game ends: chapter 20."""

from __future__ import annotations

import pytest

from tests.citing import rule
from thirdage.boardgame.book import NOBODY
from thirdage.boardgame.positions import FREE, GAME, SHADOW, do, log, table, why_not
from thirdage.boardgame.state import State

CHECK = ("victory_check", NOBODY)
THEN = (("turn_begins", NOBODY),)
TEN = ("Dol Amroth", "Minas Tirith", "Helm's Deep", "Rivendell", "Lórien")  # two points each
FOUR = ("Moria", "Orthanc")


def at_the_end(shadow: tuple[str, ...] = (), free: tuple[str, ...] = (), **more: object) -> State:
    """Phase 6 with these Settlements captured by the Shadow and by the Free Peoples."""
    taken = dict.fromkeys(shadow, SHADOW) | dict.fromkeys(free, FREE)
    return table(taken=taken, asking=CHECK, then=THEN, **more)  # type: ignore[arg-type]


def outcome(state: State) -> tuple[str | None, str | None]:
    result = GAME.result(state)
    return result["winner"], result["why"]


@rule("BG-20.2")
@pytest.mark.parametrize("before, amount, over", [(11, 1, True), (10, 1, False), (9, 5, True)])
def test_twelve_corruption_and_the_shadow_wins_at_any_moment(before: int, amount: int, over: bool) -> None:
    s = table(corruption=before, dice_free="Muster", asking=("corruption", NOBODY, amount), then=(("turn", FREE), *THEN))
    assert GAME.over(s) == over and outcome(s) == (("shadow", "BG-20.2") if over else (None, None))
    assert (s.stack == []) == over


@rule("BG-20.3")
@pytest.mark.parametrize("step, over", [(4, True), (3, False)])
def test_on_the_crack_of_doom_the_free_peoples_win_at_any_moment(step: int, over: bool) -> None:
    s = table(mordor=step, corruption=11, dice_free="Muster", asking=("step_in_mordor", NOBODY), then=(("turn", FREE), *THEN))
    assert s.mordor == step + 1
    assert GAME.over(s) == over and outcome(s) == (("free", "BG-20.3") if over else (None, None))


@rule("BG-20.1", "BG-20.2")
def test_corruption_comes_before_the_crack_of_doom() -> None:
    s = table(mordor=4, corruption=11, asking=("corruption", NOBODY, 1), then=(("step_in_mordor", NOBODY), *THEN))
    assert outcome(s) == ("shadow", "BG-20.2") and s.mordor == 4


@rule("BG-20.1")
def test_the_ring_comes_before_conquest_in_the_same_turn() -> None:
    s = table(taken=dict.fromkeys(TEN, SHADOW), mordor=4, asking=("step_in_mordor", NOBODY), then=(CHECK, *THEN))
    assert outcome(s) == ("free", "BG-20.3") and GAME.result(s)["score"] == {"free": 0, "shadow": 10}


@rule("BG-20.4")
def test_ten_points_and_the_shadow_conquers_middle_earth() -> None:
    assert outcome(at_the_end(shadow=TEN)) == ("shadow", "BG-20.4")


@rule("BG-20.4")
def test_nine_points_are_not_enough() -> None:
    s = at_the_end(shadow=(*TEN[:4], "Dale", "Westemnet"))
    assert outcome(s) == (None, None) and s.turn == 3


@rule("BG-20.5")
def test_four_points_and_sauron_is_banished() -> None:
    s = at_the_end(free=FOUR)
    assert outcome(s) == ("free", "BG-20.5") and s.stack == []
    assert log(s)[-1] == "The Free Peoples win: Sauron is banished from Middle-earth."


@rule("BG-20.5")
def test_three_points_are_not_enough() -> None:
    assert outcome(at_the_end(free=("Moria", "Angmar", "Nurn", "North Dunland"))) == (None, None)


@rule("BG-20.6", "BG-D13", "BG-20.1")
def test_with_both_in_the_same_phase_the_shadow_wins() -> None:
    s = at_the_end(shadow=TEN, free=FOUR)
    assert outcome(s) == ("shadow", "BG-20.4") and GAME.result(s)["score"] == {"free": 4, "shadow": 10}


@rule("BG-20.6")
def test_points_lost_again_before_phase_six_do_not_count() -> None:
    s = table(
        {"Lossarnach": "Gondor Regular"},
        taken=dict.fromkeys(TEN, SHADOW),
        war="Gondor",
        dice_free="Army",
        asking=("turn", FREE),
    )
    do(s, "use Army", "move an Army", "from Lossarnach", "to Minas Tirith")
    assert outcome(s) == (None, None) and s.turn == 3


@rule("BG-20.1")
def test_when_the_game_is_over_nothing_more_can_be_done() -> None:
    s = at_the_end(free=FOUR)
    assert GAME.over(s) and GAME.asked(s) is None and why_not(s, "pass") == "BG-20.1"
