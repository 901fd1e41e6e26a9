"""Views, results, options and the catalogue have the shapes that are written down for whoever reads them: nothing less, nothing more."""

from __future__ import annotations

from random import Random
from typing import Any, get_args

import msgspec
import pytest

from thirdage.cardgame.catalogue import Catalogue
from thirdage.cardgame.options import Options
from thirdage.cardgame.positions import GAME
from thirdage.cardgame.scenarios import SCENARIOS
from thirdage.cardgame.tables import FACTIONS, TYPES, CardType, Faction
from thirdage.cardgame.view import Result, View
from thirdage.kernel.contract import Json


def fits(given: Json, shape: Any) -> bool:
    """Has it this shape? What a shape does not name is lost on the way, and so is found."""
    return bool(msgspec.to_builtins(msgspec.convert(given, shape, strict=True)) == given)


@pytest.mark.parametrize("options", [{}, {"shadow": "bots"}, {"shadow": "bots", "difficulty": "challenging"}], ids=str)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_view_of_random_games_has_its_shape(scenario: str, options: dict[str, Any]) -> None:
    rng, s = Random(7), GAME.new(scenario, 7, **options)
    steps = 0
    while True:
        assert all(fits(GAME.view(s, seat), View) for seat in (*GAME.seats(s), None))
        assert fits(GAME.result(s), Result)
        if GAME.over(s):
            break
        GAME.apply(s, rng.choice(GAME.legal(s)))
        steps += 1
    assert steps > 50 and GAME.result(s)["why"]


def test_a_view_that_lacks_or_adds_something_is_noticed() -> None:
    view = GAME.view(GAME.new(), "frodo")
    assert fits(view, View)
    assert not fits({**view, "secret": 1}, View)
    assert not fits({**view, "seats": {**view["seats"], "frodo": {**view["seats"]["frodo"], "secret": 1}}}, View)
    for name in view:
        with pytest.raises(msgspec.ValidationError):
            fits({key: value for key, value in view.items() if key != name}, View)


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_the_catalogue_has_its_shape(lang: str) -> None:
    assert fits(GAME.catalogue(lang), Catalogue)


def test_the_options_have_their_shape() -> None:
    assert fits(GAME.options(), Options)


def test_the_words_of_the_shapes_are_those_of_the_data() -> None:
    assert get_args(Faction) == FACTIONS
    assert get_args(CardType) == TYPES
