"""The two ways in which a wish can fail, each as one sentence."""

from __future__ import annotations

import pytest

from thirdage.kernel.errors import Problem, Refused, one_of


def test_a_problem_is_one_sentence_made_when_it_is_read() -> None:
    problem = Problem("problem-record-missing", field="seed")
    assert str(problem) == problem.sentence() == "The record's header lacks “seed”."
    assert problem.key == "problem-record-missing" and problem.facts == {"field": "seed"}


def test_a_refusal_carries_its_rule() -> None:
    refusal = Refused("IV-2.2", "Ash 1 is not in your hand.")
    assert (refusal.rule, refusal.sentence) == ("IV-2.2", "Ash 1 is not in your hand.")
    assert str(refusal) == "Ash 1 is not in your hand. (IV-2.2)"


@pytest.mark.parametrize(
    "given, known, sentence",
    [
        ("cardgme", ["cardgame", "boardgame"], "There is no game “cardgme”; did you mean cardgame, boardgame?"),
        ("chess", ["cardgame", "boardgame"], "There is no game “chess”; known: cardgame, boardgame."),
        ("cardgme", ["cardgame", "cardgame"], "There is no game “cardgme”; did you mean cardgame?"),
        (5, ["cardgame"], "There is no game “5”; known: cardgame."),
        ("zzz", [f"name {n}" for n in range(20)], f"There is no game “zzz”; known: {', '.join(f'name {n}' for n in range(11))}, ...."),
    ],
)
def test_an_unknown_name_is_answered_with_the_nearest_or_with_all(given: object, known: list[str], sentence: str) -> None:
    assert one_of("game", given, known).sentence() == sentence
