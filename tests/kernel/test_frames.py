"""Frames: pushed in the order they happen, steps run by themselves, questions wait."""

from __future__ import annotations

import pytest

from thirdage.kernel.frames import NOBODY, Action, Frame, Frames, push


class Desk:
    """The least a state needs to have frames."""

    def __init__(self, *stack: Frame) -> None:
        self.stack = list(stack)
        self.done: list[object] = []


def book() -> Frames:
    frames = Frames()

    @frames.step
    def note(state: Desk, seat: int, *numbers: int) -> None:
        state.done.append((seat, *numbers))

    @frames.step
    def twice(state: Desk, seat: int, number: int) -> None:
        push(state, ("note", seat, number), ("note", seat, number + 1))

    @frames.question("T-1", "least:number")
    def choose(state: Desk, seat: int, least: int) -> list[Action]:
        return [("take", n) for n in range(least, 4)]

    @frames.answers(choose)
    def chosen(state: Desk, action: Action, seat: int, least: int) -> None:
        push(state, ("note", seat, action[1]))

    @frames.refuses(choose)
    def forbidden(state: Desk, action: Action, seat: int, least: int) -> str:
        return "T-2:low" if action[0] == "take" and action[1] < least else ""

    @frames.question("T-3", everybody_sees=True)
    def evident(state: Desk, seat: int, count: int) -> list[Action]:
        return [("take", n) for n in range(count)]

    frames.answers(evident)(chosen)
    return frames


def test_frames_are_done_in_the_order_in_which_they_are_pushed() -> None:
    desk = Desk(("note", NOBODY, 9))
    push(desk, ("note", 0, 1), ("twice", 1, 5), ("note", 0, 2))
    book().run(desk)
    assert desk.done == [(0, 1), (1, 5), (1, 6), (0, 2), (NOBODY, 9)]
    assert desk.stack == []


def test_a_question_waits_and_its_answer_runs_on() -> None:
    frames, desk = book(), Desk(("note", 0, 9), ("choose", 1, 2))
    frames.run(desk)
    assert desk.done == [] and desk.stack[-1] == ("choose", 1, 2)
    assert frames.legal(desk) == [("take", 2), ("take", 3)]
    frames.apply(desk, ("take", 3))
    assert desk.done == [(1, 3), (0, 9)]
    assert desk.stack == []


def test_a_choice_that_everybody_sees_to_be_none_is_not_asked() -> None:
    frames, desk = book(), Desk(("evident", 1, 1))
    frames.run(desk)
    assert desk.done == [(1, 0)]
    asked = Desk(("evident", 1, 2))
    frames.run(asked)
    assert asked.stack == [("evident", 1, 2)]


def test_a_hidden_choice_is_asked_though_there_is_but_one() -> None:
    desk = Desk(("choose", 1, 3))
    book().run(desk)
    assert desk.stack == [("choose", 1, 3)]


def test_an_open_question_without_options_is_left_standing() -> None:
    desk = Desk(("evident", 1, 0))
    book().run(desk)
    assert desk.stack == [("evident", 1, 0)], "a dead end is seen, not jumped over"


def test_a_refusal_is_the_condition_itself_or_else_the_rule_that_asks() -> None:
    frames, desk = book(), Desk(("choose", 1, 2))
    assert frames.refusal(desk, ("take", 2)) == ""
    assert frames.refusal(desk, ("take", 1)) == "T-2:low"
    assert frames.refusal(desk, ("take", 7)) == "T-1"
    assert frames.refusal(Desk(("evident", 1, 2)), ("take", 2)) == "T-3"


def test_two_frames_of_one_name_are_a_fault() -> None:
    frames = book()

    def note(state: Desk, seat: int) -> None: ...

    with pytest.raises(ValueError, match="'note'"):
        frames.step(note)
    with pytest.raises(ValueError, match="'note'"):
        frames.question("T-9")(note)
