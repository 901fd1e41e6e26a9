"""The board game's questions and steps: the decorators that fill its one register of frames."""

from thirdage.kernel.frames import NOBODY, Frames, push

__all__ = ["BOOK", "NOBODY", "answers", "push", "question", "refuses", "step"]

BOOK = Frames()
step = BOOK.step
question = BOOK.question
answers = BOOK.answers
refuses = BOOK.refuses
