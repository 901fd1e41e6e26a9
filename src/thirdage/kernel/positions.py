"""Playing a position by words: what tests, lessons and bug reports of every game say and ask."""

from __future__ import annotations

from thirdage.kernel.contract import State
from thirdage.kernel.errors import one_of
from thirdage.kernel.frames import Action
from thirdage.kernel.game import Game


class Speech:
    """One game, spoken: options by their labels, uncapitalised."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def name_of(self, action: Action, state: State) -> str:
        """An action as people say it: its label, uncapitalised."""
        label = self.game.label(state, None, action)
        return label[0].lower() + label[1:]

    def asked(self, state: State) -> list[str]:
        """What may be picked now, in words."""
        return [self.name_of(action, state) for action in self.game.legal(state)]

    def do(self, state: State, *labels: str) -> None:
        """Pick these actions one after the other, by their words. A pick that breaks an invariant is a fault of ours and says so."""
        for wanted in labels:
            options = {self.name_of(action, state).casefold(): action for action in self.game.legal(state)}
            if wanted.casefold() not in options:
                raise one_of("answer", wanted, list(options))
            verb, noun = options[wanted.casefold()]
            if noun and self.game.verbs[verb] == "none":
                raise AssertionError(f"{wanted!r} names a thing though {verb!r} has none")
            before = self.game.check(state)
            self.game.apply(state, (verb, noun))
            broken = [fault for fault in self.game.check(state) if fault not in before and state.stack]
            if broken:
                raise AssertionError(f"{wanted!r} broke the position: {broken[0]}")

    def log(self, state: State, seat: str | None = None) -> list[str]:
        """What happened since last asked, as this seat reads it."""
        return [self.game.line(event) for event in self.game.redact(state, self.game.events(state), seat)]
