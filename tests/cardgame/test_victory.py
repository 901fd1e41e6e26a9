"""Scoring and victory (section 12)."""

from typing import Any

import pytest

from tests.cardgame.locations import told
from tests.citing import rule
from thirdage.cardgame.book import NOBODY
from thirdage.cardgame.positions import FRODO, GAME, WITCH_KING, do, log, place_names, table
from thirdage.cardgame.rounds import score
from thirdage.cardgame.state import State
from thirdage.cardgame.tables import FREE, SHADOW

CHECK = ("victory_check", NOBODY)
FIGHT: dict[str, Any] = {"asking": ("combat_step", NOBODY), "then": (CHECK,)}
NO_RINGS = (0, 0, 0, 0)


def points(s: State) -> tuple[int, int]:
    return score(s, FREE), score(s, SHADOW)


# The score.


@rule("CG-12.1")
def test_a_score_is_battlegrounds_and_for_one_side_paths_for_the_other_corruption() -> None:
    s = table(scored_free="Minas Tirith, Orthanc, Imladris, Morgai", scored_shadow="Umbar, Helm's Deep, Orodruin, Bag End", corruption=4)
    assert points(s) == (3 + 2 + 1 + 3, 1 + 2 + 4)  # the paths of the Shadow score nothing
    assert GAME.view(s, None)["score"] == {"free": 9, "shadow": 7}
    assert points(table()) == (0, 0)


@rule("CG-R63", "CG-12.1")
def test_a_battleground_counts_for_nobody_while_it_is_active() -> None:
    s = table(scored_free="Harad", scored_shadow="Minas Tirith", reserve="The Black Serpent", asking=("turn", 3))
    assert points(s) == (1, 3)
    do(s, "use The Black Serpent", "reactivate Minas Tirith", "do not use it")
    assert points(s) == (1, 0)
    assert GAME.view(s, "frodo")["score"] == {"free": 1, "shadow": 0}


@rule("CG-12.5")
def test_corruption_by_a_text_scores_like_that_of_a_path() -> None:
    s = table(path="Amon Hen", on_path="Grishnákh", asking=("turn", WITCH_KING), corruption=2)
    do(s, "use Grishnákh")
    assert (s.corruption, points(s)) == (3, (0, 3))
    s = table(path="Amon Hen", on_path="Frodo Baggins with Lembas; Sam Gamgee", corruption=3)
    do(s, "use Lembas")
    assert (s.corruption, points(s)) == (1, (0, 1))


# The victory check.

FREE_LEADS = {9: "Minas Tirith, Helm's Deep, Rivendell, Orthanc", 10: "Minas Tirith, Helm's Deep, Rivendell, Orthanc, Edoras"}


@rule("CG-12.3", "CG-T32")
def test_a_lead_of_nine_goes_on_and_one_of_ten_wins_at_once() -> None:
    s = table(scored_free=FREE_LEADS[9], path="Egladil", asking=CHECK, round=5)
    assert told(s, "score") == [("score", 9, 0)]
    assert not GAME.over(s)
    assert s.round == 6  # the draw step is done and the next round has begun
    s = table(scored_free=FREE_LEADS[10], path="Egladil", asking=CHECK, round=5, then=(("turn", FRODO),))
    assert GAME.over(s)
    assert GAME.result(s) == {"winner": "free", "score": {"free": 10, "shadow": 0}, "why": "CG-12.3", "rounds": 5}
    assert told(s, "draw_step", "draw") == []
    assert s.stack == []
    assert GAME.asked(s) is None


@rule("CG-12.3")
def test_the_shadow_wins_early_in_the_same_way() -> None:
    s = table(scored_free="Edoras", corruption=10, path="Egladil", asking=CHECK, round=5)
    assert not GAME.over(s)
    s = table(scored_free="Edoras", corruption=11, path="Egladil", asking=CHECK, round=5)
    assert GAME.result(s) == {"winner": "shadow", "score": {"free": 1, "shadow": 11}, "why": "CG-12.3", "rounds": 5}


@rule("CG-12.3")
def test_the_check_is_made_once_a_round_after_the_combat_step_and_not_before() -> None:
    s = table(path="Weathertop", on_path="Flocks of Crebain", corruption=9, asking=("turn", 3), then=(("combat_step", NOBODY), CHECK))
    do(s, "use Flocks of Crebain", "activate The Old Forest")
    assert s.corruption == 10
    assert not GAME.over(s)  # ten ahead in the action step
    do(s, "pass", "pass", "pass", "pass")
    assert told(s, "score") == [("score", 2, 10)]  # The Old Forest was held: eight ahead at the check
    assert not GAME.over(s)


@rule("CG-T32", "CG-12.2")
def test_ring_tokens_count_only_in_the_final_scoring() -> None:
    s = table(scored_free=FREE_LEADS[9], path="Egladil", asking=CHECK, rings=(1, 0, 1, 0))
    assert not GAME.over(s)  # 9, not 11
    assert GAME.view(s, None)["score"] == {"free": 9, "shadow": 0}
    s = table(scored_free=FREE_LEADS[10], path="Egladil", asking=CHECK, rings=(0, 1, 0, 1))
    assert GAME.over(s)  # 10, not 8
    assert GAME.view(s, None)["score"] == GAME.result(s)["score"] == {"free": 10, "shadow": 0}  # also when all is over


# The final scoring.


@rule("CG-T4", "CG-12.4", "CG-12.1")
def test_the_worked_example_ends_thirteen_to_ten() -> None:
    s = table(
        scored_free="Helm's Deep, Minas Tirith, Lórien, Orthanc, Bag End, The Council of Elrond, Lothlórien, Henneth Annûn",
        scored_shadow="Minas Morgul, Dol Guldur, Weathertop, Khazad-dûm, Amon Hen, Cirith Ungol",
        path="Crack of Doom",
        on_path="The Lidless Eye",
        corruption=6,
        rings=NO_RINGS,
        round=9,
        **FIGHT,
    )
    assert s.corruption == 7
    assert place_names(s.scored[SHADOW])[-1] == "Crack of Doom"
    assert GAME.result(s) == {"winner": "free", "score": {"free": 13, "shadow": 10}, "why": "CG-12.4", "rounds": 9}


@rule("CG-12.4", "CG-T33", "CG-12.2")
@pytest.mark.parametrize(
    "corruption, rings, winner, free, shadow",
    [
        (8, (1, 1, 1, 0), "free", 12, 9),
        (10, (1, 1, 1, 1), "shadow", 12, 12),  # a tie is the Shadow's
        (11, (1, 0, 1, 0), "free", 12, 11),  # only its ring tokens put the side ahead
        (11, (1, 1, 0, 0), "shadow", 11, 12),
        (10, (0, 0, 0, 0), "shadow", 10, 10),
    ],
)
def test_after_the_last_path_the_higher_score_wins_with_ring_tokens(
    corruption: int, rings: tuple[int, ...], winner: str, free: int, shadow: int
) -> None:
    s = table(scored_free="Minas Tirith, Helm's Deep, Lórien", path="Orodruin", corruption=corruption, rings=rings, round=9, **FIGHT)
    assert GAME.result(s) == {"winner": winner, "score": {"free": free, "shadow": shadow}, "why": "CG-12.4", "rounds": 9}
    assert GAME.view(s, None)["score"] == {"free": free, "shadow": shadow}
    last = log(s)[-1]
    assert last.startswith("The Free Peoples win" if winner == "free" else "The Shadow wins")
    assert ("a tie" in last) == (free == shadow)  # the log says why a tie is no draw
    assert s.stack == []


@rule("CG-R62")
def test_in_the_last_round_only_the_final_scoring_is_made() -> None:
    s = table(scored_free=FREE_LEADS[10], path="Orodruin", corruption=1, rings=(0, 1, 0, 1), round=9, **FIGHT)
    assert GAME.result(s) == {"winner": "free", "score": {"free": 13, "shadow": 3}, "why": "CG-12.4", "rounds": 9}
    assert len(told(s, "score")) == 1


@rule("CG-C1", "CG-R62")
def test_after_the_last_round_there_is_no_draw_step() -> None:
    s = table(path="Orodruin", reserve="Gandalf the White", round=9, **FIGHT)
    assert GAME.over(s)
    assert told(s, "draw_step", "draw") == []
    assert s.hand[FRODO] == []


@rule("CG-R24", "CG-12.4")
def test_an_earlier_path_fought_in_the_combat_step_does_not_end_the_game() -> None:
    s = table(path="Shelob's Lair", round=9, **FIGHT)
    assert not GAME.over(s)
    assert s.round == 10 and s.level == 9  # the number of the path decides, not that of the round
