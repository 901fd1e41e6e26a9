"""Going back: only over one's own answers, and never over chance or a card that somebody came to see."""

from __future__ import annotations

import pytest

from tests.kernel.fords import HAND, HEAP, pile
from tests.kernel.invented import Invented
from thirdage.kernel.errors import Refused
from thirdage.kernel.undo import History

ASH, BIRCH, CEDAR = ("ash",), ("birch",), ("cedar",)


@pytest.fixture
def history() -> History:
    game = Invented()
    return History(game, game.new(seed="undo"))


def card_in_hand(history: History, seat: int = 0) -> int:
    return pile(history.state, seat, HAND)[0]


def test_an_own_answer_is_taken_back(history: History) -> None:
    before = history.game.dump(history.state)
    card = card_in_hand(history)
    history.pick("ash", ("send", card))
    assert pile(history.state, 0, HEAP) == [card]
    assert history.undo(ASH)
    assert history.game.dump(history.state) == before
    assert history.picks == [] and history.before == []


def test_a_state_gone_back_to_tells_again(history: History) -> None:
    history.pick("ash", ("send", card_in_hand(history)))
    history.undo(ASH)
    history.pick("ash", ("rest", 0))
    history.pick("birch", ("rest", 0))
    history.pick("cedar", ("rest", 0))
    assert history.game.events(history.state) == [("round", 2)]


def test_nobody_takes_back_what_another_answered(history: History) -> None:
    history.pick("ash", ("rest", 0))
    assert not history.undo(BIRCH)
    history.pick("birch", ("rest", 0))
    assert not history.may_undo(ASH)
    assert history.undo(BIRCH)
    assert history.may_undo(ASH), "birch has answered nothing since"


def test_at_the_start_there_is_nothing_to_take_back(history: History) -> None:
    assert not history.undo(ASH)
    history.pick("ash", ("rest", 0))
    assert history.bar_to_undo(BIRCH) == history.bar_to_undo(()) == "nothing"


def test_what_bars_the_way_back_is_told(history: History) -> None:
    assert history.bar_to_undo(ASH) == "nothing"
    history.pick("ash", ("rest", 0))
    assert history.bar_to_undo(ASH) == ""
    history.pick("birch", ("rest", 0))
    assert history.bar_to_undo(ASH) == "another" and history.bar_to_undo((*ASH, *BIRCH)) == ""
    history.pick("cedar", ("hide", card_in_hand(history, 2)))
    assert history.bar_to_undo(CEDAR) == "chance" and history.bar_to_undo(ASH) == "another"


def test_a_person_takes_back_the_answers_of_both_seats() -> None:
    game = Invented()
    history = History(game, game.new(persons=2))
    history.pick("ash", ("rest", 0))
    history.pick("birch", ("rest", 0))
    history.pick("cedar", ("send", card_in_hand(history, 2)))
    assert not history.may_undo(("birch",))
    assert history.undo(("ash", "cedar"))
    assert not history.may_undo(("ash", "cedar")), "birch answered before that"


def test_a_drawn_card_cannot_be_unseen(history: History) -> None:
    history.pick("ash", ("hide", card_in_hand(history)))
    assert not history.may_undo(ASH)


def test_a_card_shown_by_lot_cannot_be_unseen(history: History) -> None:
    history.pick("ash", ("spy", 1))
    assert history.may_undo(ASH)
    history.pick("birch", ("show", 0))
    assert not history.may_undo(BIRCH) and not history.may_undo(ASH)


def test_dice_cannot_be_rolled_again() -> None:
    game = Invented()
    history = History(game, game.new())
    history.pick("ash", ("send", card_in_hand(history)))
    history.pick("ash", ("to", 2))
    history.pick("birch", ("send", card_in_hand(history, 1)))
    history.pick("birch", ("to", 2))
    assert history.may_undo(BIRCH), "the question how many dice is still open"
    history.pick("birch", ("roll", 1))
    assert not history.may_undo(BIRCH)


def test_a_refused_pick_leaves_no_trace(history: History) -> None:
    before = history.game.dump(history.state)
    with pytest.raises(Refused):
        history.pick("birch", ("rest", 0))
    with pytest.raises(Refused):
        history.pick("ash", ("send", 17))
    assert history.game.dump(history.state) == before
    assert history.picks == [] and history.before == []
