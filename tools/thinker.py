"""A computer player that thinks hard, for tools/load.py alone: one to three seconds of playing on in copies, as a search would.

Run as a program it is a worker like the server's own (thirdage.table.worker) that knows this player besides.
"""

from __future__ import annotations

import time
from random import Random

from thirdage.kernel.contract import Contract, State
from thirdage.kernel.frames import Action
from thirdage.players.player import Player, Reason
from thirdage.players.register import PLAYERS
from thirdage.table import worker

NAME = "thinker"
LEAST, MOST = 1.0, 3.0  # seconds for one answer
FURTHEST = 50  # decisions from one copy


class Thinker(Player):
    def __init__(self, seed: str) -> None:
        self.rng = Random(seed)

    def choose(self, game: Contract, copy: State, seat: str) -> Action:
        until = time.monotonic() + self.rng.uniform(LEAST, MOST)
        while time.monotonic() < until:
            state = game.determinize(copy, seat, self.rng)
            for _ in range(FURTHEST):
                if game.over(state):
                    break
                state = game.clone(state)
                game.apply(state, self.rng.choice(game.legal(state)))
        return self.rng.choice(game.legal(copy))

    def reasons(self) -> list[Reason]:
        return []


if __name__ == "__main__":
    PLAYERS[NAME] = Thinker
    worker.main()
