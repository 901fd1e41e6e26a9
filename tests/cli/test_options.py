"""What people write as options, against what the games say they take."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kernel.invented import Invented
from thirdage import games
from thirdage.cli.options import chosen_options, players_by_side, scenario_of
from thirdage.kernel.errors import Problem

GAME = games.get("cardgame")


@pytest.mark.parametrize(
    "written, meant",
    [
        ([], {}),
        (["persons=2"], {"persons": 2}),
        (["promos=true"], {"promos": True}),
        (["promos=Yes", "shadow=players"], {"promos": True, "shadow": "players"}),
        (["promos=off"], {"promos": False}),
        (["CG-C45=anywhere", "CG-C63=place-only"], {"rulings": {"CG-C45": "anywhere", "CG-C63": "place-only"}}),
        (["persons=3", "persons=4"], {"persons": 4}),
    ],
)
def test_options_get_the_type_the_game_wants(written: list[str], meant: dict[str, Any]) -> None:
    options = chosen_options(GAME, "trilogy", written)
    assert options == meant
    GAME.new(scenario="trilogy", seed="1", **options)


def test_persons_is_an_option_like_the_others() -> None:
    assert chosen_options(GAME, "trilogy", [], 3) == {"persons": 3}


@pytest.mark.parametrize(
    "written, persons, sentence",
    [
        (["person=2"], None, "There is no option “person”; did you mean persons"),
        (["rulings=x"], None, "There is no option “rulings”"),
        (["CG-C44=anywhere"], None, "There is no option “CG-C44”; did you mean CG-C4"),
        (["persons"], None, "“persons” is no option: write it as name=value."),
        (["persons=5"], None, "The option persons cannot be “5”; known: 4, 3, 2."),
        (["persons="], None, "The option persons cannot be “”; known: 4, 3, 2."),
        ([], 1, "The option persons cannot be “1”; known: 4, 3, 2."),
        (["promos=maybe"], None, "The option promos cannot be “maybe”; known: false, true."),
        (["persons=yes"], None, "The option persons cannot be “yes”"),
        (["CG-C45=nowhere"], None, "The option CG-C45 cannot be “nowhere”; known: same-battleground, anywhere."),
    ],
)
def test_a_wrong_option_is_answered_in_one_sentence(written: list[str], persons: int | None, sentence: str) -> None:
    with pytest.raises(Problem) as problem:
        chosen_options(GAME, "trilogy", written, persons)
    assert str(problem.value).startswith(sentence)


def test_the_usual_scenario_needs_no_name() -> None:
    assert scenario_of(GAME, None) == "trilogy"
    assert scenario_of(Invented(), "short") == "short"


def test_an_unknown_scenario_is_answered_with_the_nearest() -> None:
    with pytest.raises(Problem, match="There is no scenario “trilogi”; did you mean trilogy"):
        scenario_of(GAME, "trilogi")


def test_one_player_for_all_or_one_for_each_side() -> None:
    assert players_by_side(GAME, "trilogy", "random") == {"free": "random", "shadow": "random"}
    assert players_by_side(GAME, "trilogy", "greedy, random") == {"free": "greedy", "shadow": "random"}
    assert players_by_side(Invented(), "base", "greedy") == {"ash": "greedy", "birch": "greedy", "cedar": "greedy"}


@pytest.mark.parametrize(
    "written, sentence",
    [
        ("greedy,random,random", "“greedy,random,random” does not say who plays: .* as FREE,SHADOW"),
        ("greedy,", "There is no computer player “”"),
        ("clever", "There is no computer player “clever”; known: random, greedy"),
    ],
)
def test_wrong_players_are_answered_in_one_sentence(written: str, sentence: str) -> None:
    with pytest.raises(Problem, match=sentence):
        players_by_side(GAME, "trilogy", written)
