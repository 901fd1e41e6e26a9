"""Which card or place a person means: what is near comes first, and nothing that this game is played without."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.cli.sitting import GAME, number, session, sit
from thirdage.cardgame.positions import ARAGORN, FRODO, table
from thirdage.cli.terminal.matching import find
from thirdage.cli.terminal.meaning import things_of
from thirdage.cli.terminal.session import Session
from thirdage.kernel.errors import Problem


def sitting(file: Path, **position: Any) -> Session:
    """A person who holds Frodo and Aragorn, in a position."""
    made = session(file, ("frodo", "aragorn"), persons=2)
    made.history.state = table(persons=2, **position)
    return made


def test_a_name_means_the_card_in_hand_before_one_in_play_before_one_elsewhere(tmp_path: Path) -> None:
    def gandalf(**position: Any) -> int:
        return sitting(tmp_path / "game.record", asking=("turn", FRODO), **position).thing("frodo", "gandalf")

    grey, white = "Gandalf the Grey", "Gandalf the White"
    assert gandalf(hand=white, reserve=grey) == number(white)
    assert gandalf(hand=grey, reserve=white) == number(grey)
    assert gandalf(reserve=white, deck=grey) == number(white)
    with pytest.raises(Problem, match="could be Gandalf the Grey, Gandalf's Staff: type"):
        gandalf(hand=f"{grey}, Gandalf's Staff", reserve=white)


def test_a_whole_name_means_that_card_wherever_it_is(tmp_path: Path) -> None:
    near = sitting(tmp_path / "game.record", hand="Gandalf the Grey", deck="Gandalf the White", asking=("turn", FRODO))
    assert near.thing("frodo", "gandalf the white") == number("Gandalf the White")
    assert near.thing("frodo", "gandalf") == number("Gandalf the Grey")


def test_why_answers_for_the_card_in_hand(tmp_path: Path) -> None:
    near = sitting(tmp_path / "game.record", hand="Gandalf the Grey, Sting", deck="Gandalf the White", asking=("turn", FRODO))
    assert "You may do that now: 1 Play Gandalf the Grey." in sit(near, "why play gandalf")


def test_copies_need_no_further_question(tmp_path: Path) -> None:
    both = number("High Elves 1"), number("High Elves 2")
    for first, second in (both, both[::-1]):
        names = [name for card in (first, second) for name, own in GAME.names("card").items() if own == card]
        near = sitting(
            tmp_path / "game.record",
            battlegrounds={"Dol Guldur": names[0]},
            reserve=names[1],
            asking=("turn", ARAGORN),
        )
        assert near.thing("aragorn", "high elves") == second, "the one that can be picked"
        assert near.thing("aragorn", names[0]) == first
    fresh = session(tmp_path / "game.record", ("frodo",))
    assert "could be" not in sit(fresh, "look high elves", "look mordor orcs") and "problem" not in sit(fresh, "look high elves 2")


def test_several_that_fit_are_named_by_design(tmp_path: Path) -> None:
    fresh = session(tmp_path / "game.record", ("frodo",))
    with pytest.raises(Problem, match="could be White Hand Orcs, Mordor Orcs: type"):
        fresh.thing("frodo", "orcs")


def test_the_last_words_of_one_option_mean_that_option() -> None:
    dice = [("Use Muster", 1), ("Use Muster/Army", 2), ("Use Army", 3)]
    assert find("muster", dice, "answer") == 1 and find("army", dice, "answer") == 3
    with pytest.raises(Problem, match="could be Use Muster, Use Muster/Army: type"):
        find("must", dice, "answer")


@pytest.mark.parametrize("scenario", ["trilogy", "duel2", "duel3", "fellowship"])
@pytest.mark.parametrize("options", [{}, {"shadow": "bots"}])
def test_everything_a_game_is_played_with_has_a_name_and_nothing_else_has(scenario: str, options: dict[str, Any], tmp_path: Path) -> None:
    state = GAME.new(scenario=scenario, **options)
    things = things_of(state)
    while not GAME.over(state):
        view = GAME.view(state, None)
        spots = [spot for spot in (view["path"], *view["battlegrounds"]) if spot]
        assert {spot["place"] for spot in spots} | {*view["unused"]["paths"]} <= things
        GAME.apply(state, GAME.legal(state)[-1])
    assert {card for piles in (state.deck, state.hand, state.cycle, state.gone) for pile in piles for card in pile} <= things


def test_what_this_game_is_played_without_is_neither_found_nor_suggested(tmp_path: Path) -> None:
    small = session(tmp_path / "game.record", ("gandalf",), "fellowship", shadow="bots")
    for text in ("gandalf the white", "minas tirith", "théoden", "mouth of sauron"):
        with pytest.raises(Problem) as fault:
            small.thing("gandalf", text)
        suggested = str(fault.value).split("”")[1].casefold()
        assert fault.value.key in ("problem-no-thing", "problem-unknown-near") and text not in suggested
    assert small.thing("gandalf", "gandalf the g") == small.thing("gandalf", "grey") == number("Gandalf the Grey")
    assert small.thing("gandalf", "balrog") == number("Balrog of Moria (bot)")
