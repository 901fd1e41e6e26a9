"""Two cards that somebody cannot tell apart change places, and the server sends them the same stream (design section 5, law 4).

Two houses keep the same table but for that exchange; the key, and so all chance, is the same. Both games are played on by the same
picks, the two cards exchanged in them, with undos and computer players sitting down and getting up. Somebody reads everything their own
socket is sent, with the lobby, until one of the two cards is shown to them: what comes then may differ. Unlike a re-deal this proves that
nothing that *happens* traces a hidden card: neither events nor log, versions, undo, nor whether a message is sent at all.
"""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from tests.citing import bar
from tests.table.paper import Clock, Party, clock, gathered, lobby_of, mid_game, options, views_in, written
from tests.ways import WAYS, game_of
from thirdage.kernel.contract import WholeGame
from thirdage.kernel.frames import Action
from thirdage.lab import laws
from thirdage.table.protocol import PERSON
from thirdage.table.seeing import seat_of

__all__ = ["clock"]

FEW, MANY = 30, 500
AT_ONCE = 10
STEPS = 25  # deeds that a pair is followed


class Twins:
    """The two tables, and whose eyes are on them."""

    def __init__(self, game: WholeGame, one: Party, two: Party, eyes: int | None, pair: tuple[int, int], rng: Random) -> None:
        self.game, self.one, self.two, self.eyes, self.rng = game, one, two, eyes, rng
        self.a, self.b = pair
        self.swap = {self.a: self.b, self.b: self.a}
        self.first = laws.named(game, game.view(one.table.state, seat_of(one.table, eyes)), *pair)
        self.messages = 0
        for party in (one, two):
            party.house.nudge = lambda seated: None  # type: ignore[method-assign]  # a computer player's picks would not be exchanged

    async def follow(self) -> int:
        """Play both on; gives how many deeds were done before one of the two was shown."""
        for deed in range(STEPS):
            if self.one.table.over or not await self.both_do_one():
                return deed
            mine, other = self.one.heard()[self.eyes], self.two.heard()[self.eyes]
            if self.is_shown(mine) or self.is_shown(other):
                return deed
            assert mine == other, f"twins {self.a} and {self.b} are told apart by {self.eyes}"
            assert lobby_of(self.one.house) == lobby_of(self.two.house)
            self.messages += len(mine)
        return STEPS

    async def both_do_one(self) -> bool:
        """The same deed at both tables; False if there is none."""
        table, lot = self.one.table, self.rng.random()
        asked = table.asked
        if asked is None or asked != self.two.table.asked:
            return False  # a question that only one of them raised must have shown itself: see `is_shown`
        undoing = [person for person in self.one.persons if table.undo_kind(person) == "own"]
        if lot < 0.1 and undoing:
            person = self.rng.choice(undoing)
            for party in (self.one, self.two):
                await party.say(person, type="undo", version=party.table.version_for(person))
            return True
        away = table.row.sitters[0] != PERSON
        if away or (lot < 0.15 and asked != 0):
            for party in (self.one, self.two):
                await party.say(0, type="sit", person=0, sitter=PERSON if away else "random")
            return True
        here, there = options(table), options(self.two.table)
        if asked == self.eyes:
            assert here == there
        common = [action for action in here if self.exchanged(action) in there]
        if not common:
            return False
        action = self.rng.choice(common)
        other = self.exchanged(action)  # as long as the same is asked at both
        await self.one.pick(action)
        await self.two.pick(other)
        return True

    def exchanged(self, action: Action) -> Action:
        return action if self.eyes == self.one.table.asked else laws.exchanged(self.game, action, self.swap)

    def is_shown(self, texts: list[str]) -> bool:
        """Has one of the two come to be seen, or been named?"""
        for message in views_in(texts):
            if laws.named(self.game, message["view"], self.a, self.b) != self.first:
                return True
            if any(not self.swap.keys().isdisjoint(laws.cards_in(self.game, tuple(event))) for event in message["events"]):
                return True
        return False


async def follow_twins(way: str, number: int) -> tuple[int, int]:
    """One pair at a random moment of a random game; gives deeds followed and messages compared."""
    game, rng = game_of(way), Random(f"twins {way} {number}")
    while True:
        seed = f"twins {rng.random()}"
        state = mid_game(way, seed, rng)
        eyes = rng.choice([*range(len(game.persons(state))), None])
        seat = None if eyes is None else game.persons(state)[eyes][0]
        pairs = game.twins(state, seat)
        if not pairs:
            continue
        pair = rng.choice(pairs)
        other = game.clone(state)
        game.exchange(other, *pair)
        assert game.dump(other) != game.dump(state) and not game.check(other)
        one, two = await gathered(written(way, seed, state=state)), await gathered(written(way, seed, state=other))
        twins = Twins(game, one, two, eyes, pair, rng)
        deeds = await twins.follow()
        if deeds:  # else it was shown at once, and nothing was compared
            return deeds, twins.messages


WAY_OF = list(WAYS)


def many_twins(start: int, count: int) -> None:
    followed = [asyncio.run(follow_twins(WAY_OF[number % len(WAY_OF)], number)) for number in range(start, start + count)]
    assert sum(deeds for deeds, _ in followed) > 5 * count
    assert sum(messages for _, messages in followed) > 2 * count


@bar("H1")
@pytest.mark.parametrize("start", range(0, FEW, AT_ONCE))
def test_twins_are_told_of_in_the_same_bytes(start: int, clock: Clock) -> None:
    many_twins(start, AT_ONCE)


@bar("H1")
@pytest.mark.long
@pytest.mark.parametrize("start", range(1000, 1000 + MANY, AT_ONCE))
def test_many_twins_are_told_of_in_the_same_bytes(start: int, clock: Clock) -> None:
    many_twins(start, AT_ONCE)
