"""The register of games."""

from __future__ import annotations

import pytest

from tests.kernel.invented import Invented
from thirdage import games
from thirdage.kernel.errors import Problem


@pytest.fixture
def added() -> Invented:
    game = Invented()
    games.add(game)
    return game


def test_a_game_that_was_added_is_there(added: Invented) -> None:
    assert games.get("invented") is added is games.get("invented")
    assert games.names() == ["cardgame", "boardgame", "invented"]


def test_adding_under_the_same_name_replaces(added: Invented) -> None:
    games.get("invented")
    other = Invented()
    games.add(other)
    assert games.get("invented") is other


def test_an_unknown_game_is_answered_with_those_there_are() -> None:
    with pytest.raises(Problem, match="There is no game “cradgame”; did you mean cardgame"):
        games.get("cradgame")
    with pytest.raises(Problem, match="There is no game “invented”; known: "):
        games.get("invented")


@pytest.mark.parametrize("name", ["cardgame", "boardgame"])
def test_both_games_are_there(name: str) -> None:
    assert games.get(name).name == name
