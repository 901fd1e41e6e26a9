"""A computer player at a table decides from what its seat knows, by the way the server takes: `House.think`, a question, a worker.

The same moment is put before the house again and again, each time with everything dealt anew that the seat cannot know, or with two cards
exchanged that it cannot tell apart. Luck and version being the same, so must be the answer. The question that goes to the worker holds a
copy, never the state: neither its key nor the seed, and nothing in it that the seat could not have dealt itself.
"""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from tests.citing import bar
from tests.table.paper import Clock, Party, Quick, clock, gathered, mid_game, written
from tests.ways import WAYS, game_of
from thirdage import players
from thirdage.kernel.contract import State
from thirdage.kernel.frames import Action
from thirdage.table.computers import Computers, Slow
from thirdage.table.entries import Picked
from thirdage.table.worker import Question, answered

__all__ = ["clock"]

MOMENTS = 4
DEALS = 3


class Overheard(Quick):
    """Keeps every question; `slow`: none is answered in time."""

    def __init__(self, slow: bool = False) -> None:
        super().__init__(workers=1)
        self.slow = slow
        self.questions: list[Question] = []

    async def think(self, question: Question) -> Action:
        self.questions.append(question)
        if self.slow:
            raise Slow("it fell asleep")
        return await super().think(question)


async def decided(way: str, seed: str, state: State, player: str, slow: bool = False) -> tuple[Picked, Question]:
    """What the house makes of this state with such players everywhere: the first pick, and the question that led to it."""
    store = written(way, seed, [player] * len(game_of(way).persons(state)), state)
    party: Party = await gathered(store, computers := Overheard(slow))
    thinking = party.seated.thinking
    assert thinking
    party.house.nudge = lambda seated: None  # type: ignore[method-assign]  # one answer is enough
    await thinking
    pick = party.table.entries[-1]
    assert isinstance(pick, Picked) and pick.computer and len(computers.questions) == 1
    return pick, computers.questions[0]


@bar("H3")
@pytest.mark.parametrize("slow", [False, True], ids=["answers", "too slow"])
@pytest.mark.parametrize("player", players.names())
@pytest.mark.parametrize("way", WAYS)
def test_a_computer_player_decides_alike_whatever_it_cannot_know(way: str, player: str, slow: bool, clock: Clock) -> None:
    """A player that is too slow is answered for at random: from its copy too."""

    async def live() -> None:
        game, rng, different = game_of(way), Random(f"{way} {player}"), 0
        for moment in range(MOMENTS):
            seed = f"knows {way} {moment}"
            state = mid_game(way, seed, rng)
            seat = game.asked(state)
            assert seat is not None
            alike = [game.determinize(state, seat, rng) for _ in range(DEALS)]
            if pairs := game.twins(state, seat):
                alike.append(game.clone(state))
                game.exchange(alike[-1], *rng.choice(pairs))
            pick, question = await decided(way, seed, state, player, slow)
            assert seed not in question.copy and game.load(question.copy).key != state.key
            for other in alike:
                different += game.dump(other) != game.dump(state)
                pick_again, question_again = await decided(way, seed, other, player, slow)
                assert (pick.seat, pick.verb, pick.noun) == (pick_again.seat, pick_again.verb, pick_again.noun)
                assert question == question_again
        assert different >= MOMENTS * DEALS

    asyncio.run(live())


@bar("H3")
@pytest.mark.parametrize("player", players.names())
def test_a_worker_gives_the_same_answer_to_every_copy_of_what_a_seat_knows(player: str) -> None:
    """The worker itself deals anew: even if it were given another copy, its answer would be the same. In a process of its own, too."""

    async def live() -> None:
        rng, computers = Random(player), Computers(workers=1, cap=60)
        for way in WAYS:
            game, state = game_of(way), mid_game(way, f"worker {way}", rng)
            seat = game.asked(state)
            assert seat is not None
            asked = [Question(game.name, game.dump(game.determinize(state, seat, rng)), seat, player, f"luck {way}") for _ in range(DEALS)]
            assert len({question.copy for question in asked}) == DEALS
            answers = {(answer.verb, answer.noun) for answer in map(answered, asked)} | {await computers.think(asked[0])}
            assert len(answers) == 1
        await computers.close()

    asyncio.run(live())
