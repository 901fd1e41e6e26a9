"""Over random games: between two turns and between two combats nothing is left over, and nothing is in two places."""

from random import Random

import pytest

from tests.citing import rule
from thirdage.cardgame.book import NOBODY
from thirdage.cardgame.positions import GAME
from thirdage.cardgame.state import State

AFTER_TURNS = [("victory_check", NOBODY), ("combat_step", NOBODY)]
AFTER_COMBATS = [("victory_check", NOBODY), ("next_combat", NOBODY)]


def leftovers(s: State) -> list[str]:
    """What should not be there at the beginning of a turn or of a combat."""
    found = [name for name in ("aside", "support", "counted", "fallen", "resolving") if any(getattr(s, name))]
    waits = AFTER_TURNS if s.stack[-1][0] == "turn" else AFTER_COMBATS
    if s.stack[:-1] != waits:
        found.append(f"frames {s.stack}")
    return found


@pytest.mark.parametrize("seed", range(24))
@rule("CG-7.1", "CG-8.18", "CG-R57")
def test_nothing_is_left_over_between_turns_and_combats(seed: int) -> None:
    s = GAME.new(seed=f"leftovers {seed}", persons=(4, 3, 2)[seed % 3], promos=bool(seed % 2))
    rng = Random(seed)
    while not GAME.over(s):
        if s.stack[-1][0] in ("turn", "choose_combat"):
            assert leftovers(s) == []
            assert GAME.check(s) == []
        GAME.apply(s, rng.choice(GAME.legal(s)))
    assert s.stack == []
