"""Pending work as data: a stack of frames, the questions and steps they name, and what answers them.

A frame is `(name, seat, *numbers)`. A question waits for that seat; a step runs by itself. The last frame of
the stack is next.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from thirdage.kernel.events import Fact, facts

Action = tuple[str, int]
Frame = tuple[Any, ...]
Automatic = Callable[[Any, Frame], Callable[..., None] | None]  # what answers a question by itself; None: it waits for its seat
F = TypeVar("F", bound=Callable[..., Any])

NOBODY = -1  # the seat of a frame that asks nobody


def push(state: Any, *frames: Frame) -> None:
    """Do these frames in the order given, then whatever already waits."""
    state.stack.extend(frames[::-1])


def always(state: Any, *numbers: int) -> bool:
    return True


def nobody(state: Any, frame: Frame) -> None:
    """By default every question waits for its seat."""


class Frames:
    """One game's questions and steps by name. Modules fill it with the decorators when they are imported."""

    def __init__(self) -> None:
        self.steps: dict[str, Callable[..., None]] = {}
        self.questions: dict[str, Callable[..., list[Action]]] = {}
        self.answers_to: dict[str, Callable[..., None]] = {}
        self.refusals: dict[str, Callable[..., str]] = {}
        self.rule_of: dict[str, str] = {}
        self.facts_of: dict[str, tuple[Fact, ...]] = {}
        self.open: dict[str, Callable[..., bool]] = {}
        self.automatic: Automatic = nobody

    def step(self, function: F) -> F:
        """Work that asks nobody. Takes `(state, seat, *numbers)`."""
        self._new(function.__name__)
        self.steps[function.__name__] = function
        return function

    def question(self, rule: str, numbers: str = "", everybody_sees: bool | Callable[..., bool] = False) -> Callable[[F], F]:
        """A question, with the rule that asks it. Returns its options: never empty, no doubles, nothing changed.

        `numbers`: what the numbers of its frame are, written as for events; its sentence and labels may use them.
        `everybody_sees`: the options follow from what lies open, so a single one is no choice and is not asked. Where this is
        so only at times, a function of the frame says when.
        """

        def note(function: F) -> F:
            name = function.__name__
            self._new(name)
            self.questions[name] = function
            self.rule_of[name] = rule
            self.facts_of[name] = facts(numbers)
            if everybody_sees:
                self.open[name] = everybody_sees if callable(everybody_sees) else always
            return function

        return note

    def answers(self, *questions: Callable[..., list[Action]]) -> Callable[[F], F]:
        """What an answer does. Takes `(state, action, seat, *numbers)`; may trust that the action is an option."""

        def note(function: F) -> F:
            for question in questions:
                self.answers_to[question.__name__] = function
            return function

        return note

    def refuses(self, *questions: Callable[..., list[Action]]) -> Callable[[F], F]:
        """The rule that forbids an action here, or nothing: the very conditions that made the options."""

        def note(function: F) -> F:
            for question in questions:
                self.refusals[question.__name__] = function
            return function

        return note

    def by_itself(self, function: F) -> F:
        """Seats that the game plays itself: takes `(state, frame)` of a question and gives what answers it, or None if it waits.

        What answers it takes `(state, seat, *numbers)`; the frame is off the stack by then.
        """
        self.automatic = function
        return function

    def _new(self, name: str) -> None:
        if name in self.steps or name in self.questions:
            raise ValueError(f"two frames are called {name!r}")

    def run(self, state: Any, automatic: Automatic | None = None) -> None:
        """Work off steps until a question waits or nothing is left.

        `automatic`: what answers by itself, if not the function hung up with `by_itself`. Whoever thinks may let some of it wait.
        """
        stack = state.stack
        steps = self.steps
        automatic = automatic or self.automatic
        while stack:
            frame = stack[-1]
            step = steps.get(frame[0])
            if step is not None:
                stack.pop()
                step(state, *frame[1:])
                continue
            answered = automatic(state, frame)
            if answered is not None:
                stack.pop()
                answered(state, *frame[1:])
                continue
            seen = self.open.get(frame[0])
            if seen is None or not seen(state, *frame[1:]):
                return
            options = self.questions[frame[0]](state, *frame[1:])
            if len(options) != 1:
                return
            stack.pop()
            self.answers_to[frame[0]](state, options[0], *frame[1:])

    def legal(self, state: Any) -> list[Action]:
        frame = state.stack[-1]
        return self.questions[frame[0]](state, *frame[1:])

    def apply(self, state: Any, action: Action, automatic: Automatic | None = None) -> None:
        frame = state.stack.pop()
        self.answers_to[frame[0]](state, action, *frame[1:])
        self.run(state, automatic)

    def refusal(self, state: Any, action: Action) -> str:
        """The rule (perhaps with `:variant`) that forbids this action of the asked seat, or nothing if it is legal."""
        frame = state.stack[-1]
        if action in self.legal(state):
            return ""
        refuse = self.refusals.get(frame[0])
        return (refuse(state, action, *frame[1:]) if refuse else "") or self.rule_of[frame[0]]
