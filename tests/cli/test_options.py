"""What people write as options, against what the games say they take."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kernel.invented import Invented
from thirdage import games
from thirdage.cli.options import chosen_options, described, players_by_side, scenario_of
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


def test_persons_shadow_and_difficulty_are_options_like_the_others() -> None:
    assert chosen_options(GAME, "trilogy", [], 3) == {"persons": 3}
    meant = {"shadow": "bots", "difficulty": "challenging", "persons": 1}
    assert chosen_options(GAME, "trilogy", [], 1, "bots", "challenging") == meant
    assert chosen_options(GAME, "trilogy", ["persons=1", "difficulty=Challenging", "shadow=bots"]) == meant
    assert chosen_options(GAME, "trilogy", ["shadow=players"], None, "bots") == {"shadow": "players"}, "what is written last counts"


@pytest.mark.parametrize(
    "scenario, alone, with_players",
    [("trilogy", [1, 2], [4, 3, 2]), ("duel2", [1], [2]), ("duel3", [1], [3]), ("fellowship", [1], [2])],
)
def test_how_many_persons_there_may_be_depends_on_who_plays_the_shadow(scenario: str, alone: list[int], with_players: list[int]) -> None:
    for shadow, allowed in (("bots", alone), ("players", with_players), (None, with_players)):
        for persons in range(6):
            if persons in allowed:
                assert chosen_options(GAME, scenario, [], persons, shadow)["persons"] == persons
            else:
                known = ", ".join(map(str, allowed))
                with pytest.raises(Problem, match=f"The option persons cannot be “{persons}”; known: {known}."):
                    chosen_options(GAME, scenario, [], persons, shadow)


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
        (["shadow=bot"], None, "The option shadow cannot be “bot”; known: players, bots."),
        (["shadow=bots"], 3, "The option persons cannot be “3”; known: 1, 2."),
        (["shadow=bots", "difficulty=hard"], None, "The option difficulty cannot be “hard”; known: normal, challenging."),
        (["difficulty=normal"], None, "The option difficulty goes with --shadow bots only: add that, or leave difficulty out."),
        (["difficulty=normal", "shadow=players"], None, "The option difficulty goes with --shadow bots only"),
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


def test_a_game_that_has_no_bots_has_no_such_options() -> None:
    for given in (("shadow", None, "bots", None), ("difficulty", None, None, "normal")):
        with pytest.raises(Problem, match=f"There is no option “{given[0]}”; known: persons"):
            chosen_options(Invented(), "base", [], *given[1:])


def test_a_scenario_without_promos_refuses_them() -> None:
    with pytest.raises(Problem, match="The option promos cannot be “yes”; known: false"):
        chosen_options(GAME, "fellowship", ["promos=yes"])


def test_what_is_played_is_told_in_a_few_words() -> None:
    assert described(GAME, "duel3", {"persons": 3}) == "duel3"
    assert described(GAME, "duel3", {"shadow": "players"}) == "duel3"
    assert described(GAME, "duel3", {"shadow": "bots"}) == "duel3 against bots (normal)"
    assert described(GAME, "trilogy", {"shadow": "bots", "difficulty": "challenging"}) == "trilogy against bots (challenging)"
    assert described(Invented(), "base", {}) == "base"


def test_one_player_for_all_or_one_for_each_side() -> None:
    assert players_by_side(GAME, "trilogy", "random", {}) == {"free": "random", "shadow": "random"}
    assert players_by_side(GAME, "trilogy", "greedy, random", {"shadow": "players"}) == {"free": "greedy", "shadow": "random"}
    assert players_by_side(Invented(), "base", "greedy", {}) == {"ash": "greedy", "birch": "greedy", "cedar": "greedy"}


@pytest.mark.parametrize("scenario", GAME.options()["scenarios"])
def test_with_bots_one_player_is_named_and_plays_the_free_peoples(scenario: str) -> None:
    assert players_by_side(GAME, scenario, "greedy", {"shadow": "bots"}) == {"free": "greedy"}
    with pytest.raises(
        Problem, match="The Shadow is played by its bots: name one computer player, for the Free Peoples, not “greedy,random”"
    ):
        players_by_side(GAME, scenario, "greedy,random", {"shadow": "bots"})


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
        players_by_side(GAME, "trilogy", written, {})
