"""Random Free Peoples against the bots, in every scenario at both levels."""

from __future__ import annotations

from random import Random

import pytest

from tests.citing import rule
from thirdage.cardgame.positions import GAME
from thirdage.cardgame.scenarios import DIFFICULTIES, RULINGS, SETTINGS

TABLES = [("trilogy", 1), ("trilogy", 2), ("duel2", 1), ("duel3", 1), ("fellowship", 1)]
LONGEST = 2000  # decisions of humans in one game
NEVER = {"ring", "ring_of_the_duel", "winnow", "eliminate_unseen", "forsake_unseen", "agree", "object"}  # what no bot does, or does unseen


def play(scenario: str, seed: str, **options: object) -> None:
    """A whole game, looked at after every decision."""
    state, rng = GAME.new(scenario, seed, shadow="bots", **options), Random(seed)
    given = SETTINGS[state.setting]
    bots = [seat for seat, bot in enumerate(given.bots) if bot]
    for _ in range(LONGEST):
        if GAME.over(state):
            break
        assert GAME.check(state) == []
        assert not given.bots[state.stack[-1][1]]
        assert GAME.legal(state)
        assert all(state.rings[bot] == 0 for bot in bots)
        assert all(given.owner[card] not in bots for card in state.fresh)
        assert not any(event[0] in NEVER and event[1] in bots for event in GAME.events(state))
        GAME.apply(state, rng.choice(GAME.legal(state)))
    assert GAME.over(state)
    assert GAME.result(state)["why"] == "CG-12.4"
    assert state.level == given.last_path


@pytest.mark.parametrize("scenario, persons", TABLES)
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
@pytest.mark.parametrize("seed", ["1", "2", "3"])
@rule("AS-3.1", "AS-10.5", "AS-6.5")
def test_games_end_after_the_last_path_and_no_bot_is_ever_asked(scenario: str, persons: int, difficulty: str, seed: str) -> None:
    play(scenario, seed, persons=persons, difficulty=difficulty)


@pytest.mark.parametrize("name", [name for name in RULINGS if name.startswith("AS-")])
def test_games_end_with_each_switch_too(name: str) -> None:
    play("trilogy", "4", promos=True, rulings={name: RULINGS[name][1]})
