"""A process in which computer players think: one question a line on the way in, one answer a line on the way out.

It gives way to everything else on the machine, and ends when the server does.
"""

from __future__ import annotations

import os
import signal
import sys
from random import Random

import msgspec
from msgspec import Struct

from thirdage import games, players

POLITE = 15  # how far below the server's priority


class Question(Struct):
    """`copy` is a determinized copy of the state, made for this seat: the truth never comes here."""

    game: str
    copy: str
    seat: str
    player: str
    seed: str


class Answer(Struct):
    verb: str
    noun: int


def answered(question: Question) -> Answer:
    """The player's choice; it depends on what the seat knows, the player and the seed alone.

    The copy is dealt anew from the seed: two copies of the same knowledge must lead to the same answer.
    """
    game = games.get(question.game)
    copy = game.determinize(game.load(question.copy), question.seat, Random(question.seed))
    verb, noun = players.get(question.player, seed=question.seed).choose(game, copy, question.seat)
    return Answer(verb, noun)


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server decides when to end
    if hasattr(os, "nice"):
        os.nice(POLITE)
    decoder = msgspec.json.Decoder(Question)
    for line in sys.stdin.buffer:
        answer = answered(decoder.decode(line))
        try:
            os.write(sys.stdout.fileno(), msgspec.json.encode(answer) + b"\n")
        except BrokenPipeError:
            return  # the server was killed meanwhile


if __name__ == "__main__":
    main()
