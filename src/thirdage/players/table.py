"""A game played to its end by computer players, each of which is shown only what its seat may know."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from thirdage.kernel.contract import Contract, State
from thirdage.kernel.frames import Action
from thirdage.players.player import Blind, Player


def answer(game: Contract, state: State, seat: str, player: Player, rng: Random) -> Action:
    """The player's choice for the seat that is asked. `rng` deals the copy it thinks about."""
    if isinstance(player, Blind):
        return player.among(game.legal(state))
    return player.choose(game, game.determinize(state, seat, rng), seat)


def play_out(game: Contract, state: State, players: Mapping[str, Player], rng: Random, do: Callable[[Action], None] | None = None) -> int:
    """Play the state to its end, in place; gives the number of decisions.

    `do`, if given, must apply the action to the state; it may write it down or look on besides.
    """
    decisions = 0
    while True:
        seat = game.asked(state)
        if seat is None:
            return decisions
        action = answer(game, state, seat, players[seat], rng)
        if do is None:
            game.apply(state, action)
        else:
            do(action)
        decisions += 1
