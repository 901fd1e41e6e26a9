"""`random`: any option, each as likely as the others."""

from __future__ import annotations

from random import Random

from thirdage.kernel.frames import Action
from thirdage.players.player import Blind, Reason


class Uniform(Blind):
    def __init__(self, seed: str) -> None:
        self.number = Random(seed).random
        self.options: list[Action] = []

    def among(self, options: list[Action]) -> Action:
        self.options = options
        return options[int(self.number() * len(options))]

    def reasons(self) -> list[Reason]:
        """It has none: all options are alike to it."""
        return [(action, 0.0) for action in self.options]
