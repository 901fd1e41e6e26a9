"""Victory against bots (AS section 3): no check on the way, one comparison after the last path."""

import pytest

from tests.cardgame.shadow.walking import bots
from tests.cardgame.telling import told
from tests.citing import rule
from thirdage.cardgame.book import NOBODY
from thirdage.cardgame.positions import GAME, table
from thirdage.cardgame.tables import FREE, SHADOW

CHECK = ("victory_check", NOBODY)


@rule("AS-3.1", "AS-T11")
def test_a_lead_of_fourteen_in_round_3_decides_nothing() -> None:
    s = bots(corruption=14, round=3, path="Fords of Bruinen", asking=CHECK)
    assert s.winner == -1
    assert not GAME.over(s)
    assert "score" in told(s)  # it is still told
    assert "draw_step" in told(s)
    assert s.round == 4  # and the next round has begun
    assert GAME.over(table(corruption=14, round=3, path="Fords of Bruinen", asking=CHECK))  # among players it would be over


@rule("AS-3.1", "AS-R30")
def test_the_free_peoples_do_not_win_early_either() -> None:
    ten = "Minas Tirith, Helm's Deep, Lórien, Rivendell, Edoras"
    s = bots(scored_free=ten, round=3, path="Fords of Bruinen", asking=CHECK)
    assert ("score", 10, 0) in (s.events or [])
    assert not GAME.over(s)
    player = table(scored_free=ten, round=3, path="Fords of Bruinen", asking=CHECK)
    assert GAME.result(player) == {"winner": "free", "score": {"free": 10, "shadow": 0}, "why": "CG-12.3", "rounds": 3}


@pytest.mark.parametrize(
    "corruption, rings, winner, score",
    [
        (3, (0, 0, 0, 0), FREE, {"free": 5, "shadow": 3}),
        (4, (0, 0, 0, 0), FREE, {"free": 5, "shadow": 4}),
        (5, (0, 0, 0, 0), SHADOW, {"free": 5, "shadow": 5}),  # a tie
        (6, (0, 0, 0, 0), SHADOW, {"free": 5, "shadow": 6}),
        (6, (1, 0, 1, 0), FREE, {"free": 7, "shadow": 6}),  # unused Ring tokens of the humans
        (6, (1, 0, 0, 0), SHADOW, {"free": 6, "shadow": 6}),
    ],
)
@rule("AS-3.2", "AS-3.1")
def test_after_the_last_path_the_higher_score_wins_and_a_tie_is_the_shadows(
    corruption: int, rings: tuple[int, ...], winner: int, score: dict[str, int]
) -> None:
    s = bots(corruption=corruption, scored_free="Minas Tirith, Lórien", rings=rings, round=9, path="Crack of Doom", asking=CHECK)
    assert s.winner == winner
    assert GAME.result(s)["score"] == score
    assert GAME.result(s)["why"] == "CG-12.4"


@pytest.mark.parametrize("scenario", ["duel2", "duel3"])
@rule("AS-3.2")
def test_ring_tokens_of_the_duels_do_not_score(scenario: str) -> None:
    s = bots(scenario=scenario, corruption=5, scored_free="Minas Tirith, Lórien", round=9, path="Crack of Doom", asking=CHECK)
    assert s.rings[0] == 1
    assert GAME.result(s)["score"] == {"free": 5, "shadow": 5}
    assert s.winner == SHADOW


@pytest.mark.parametrize(
    "scenario, path, over",
    [
        ("trilogy", "Shelob's Lair", False),
        ("trilogy", "Orodruin", True),
        ("duel2", "Shelob's Lair", False),
        ("duel2", "Orodruin", True),
        ("duel3", "Orodruin", True),
        ("fellowship", "Egladil", False),
        ("fellowship", "Amon Hen", True),
        ("trilogy", "Amon Hen", False),
    ],
)
@pytest.mark.parametrize("difficulty", ["normal", "challenging"])
@rule("AS-3.1")
def test_play_goes_to_the_last_path_of_the_scenario(scenario: str, path: str, over: bool, difficulty: str) -> None:
    s = bots(scenario=scenario, path=path, corruption=30, difficulty=difficulty, asking=CHECK)
    assert GAME.over(s) == over
