"""What the greedy player thinks a position of the card game is worth."""

from __future__ import annotations

import pytest

from thirdage import games
from thirdage.cardgame.state import State
from thirdage.cardgame.tables import NUMBER, PLACE
from thirdage.players.cardgame_values import STRENGTH, CardgameValues, chance, excess

GAME = games.get("cardgame")
VALUES = CardgameValues()


@pytest.fixture
def state() -> State:
    """A game before its first round: nothing is active, and nobody holds a card that could still change a combat."""
    made: State = GAME.clone(GAME.new(seed="values"))
    made.hand = [[] for _ in made.hand]
    return made


def worth(state: State, seat: str) -> float:
    return VALUES.value(GAME, state, seat)


def gains(state: State, before: State) -> dict[str, float]:
    """What each side gains between two positions."""
    return {side: round(worth(state, seat) - worth(before, seat), 6) for side, seat in (("free", "aragorn"), ("shadow", "saruman"))}


def test_corruption_is_a_point_for_the_shadow(state: State) -> None:
    before = state.clone()
    state.corruption += 2
    assert gains(state, before) == {"free": -2, "shadow": 2}


def test_a_game_won_is_worth_more_than_any_position(state: State) -> None:
    state.corruption = 50
    state.winner = 0
    assert worth(state, "frodo") == -worth(state, "witch-king") > 50


@pytest.mark.parametrize("place, winner", [("Dol Amroth", "free"), ("Moria", "shadow")])
def test_an_empty_battleground_falls_to_its_defender(state: State, place: str, winner: str) -> None:
    before = state.clone()
    state.active, state.field = [PLACE[place]], [[], []]
    gain = gains(state, before)
    assert gain[winner] > 0 > gain["shadow" if winner == "free" else "free"]


def test_an_attack_beyond_the_defence_turns_the_battleground(state: State) -> None:
    state.active, state.field = [PLACE["Dol Amroth"]], [[], [NUMBER["Haradrim Mûmakil"]]]
    before = state.clone()
    state.field[1].append(NUMBER["Corsairs of Umbar"])
    state.field[1].append(NUMBER["Haradrim Regulars"])
    assert gains(state, before)["shadow"] > 0.5


def test_leaders_count_only_with_an_army(state: State) -> None:
    serpent, raiders = NUMBER["The Black Serpent"], NUMBER["Coastal Raiders"]
    state.active, state.field = [PLACE["Dol Amroth"]], [[], [serpent]]
    alone = worth(state, "witch-king")
    state.field[1] = [raiders]
    army = worth(state, "witch-king")
    state.field[1] = [serpent, raiders]
    both = worth(state, "witch-king")
    state.field[1] = []
    nothing = worth(state, "witch-king")
    assert both - army > alone - nothing


def test_attack_icons_on_the_path_are_corruption_to_come(state: State) -> None:
    state.road, state.level = PLACE["Bag End"], 1
    before = state.clone()
    state.path[1].append(NUMBER["The Witch-king"])
    assert gains(state, before)["shadow"] > 1


def test_passing_is_worth_what_the_table_is_worth(state: State) -> None:
    assert VALUES.changes_nothing(state, ("pass", 0))
    assert not VALUES.changes_nothing(state, ("cycle", 1))


def test_a_character_whose_paths_lie_behind_is_weaker() -> None:
    """Candles of Corpses enters paths 6 and 7 only."""
    candles = NUMBER["Candles of Corpses"]
    assert STRENGTH[9][8][candles] < STRENGTH[9][7][candles]


def test_a_character_has_as_many_paths_ahead_as_the_scenario() -> None:
    """Candles of Corpses enters paths 6 and 7: of 5 and 6 that is every second one, of 5 to 9 it is two of five."""
    candles = NUMBER["Candles of Corpses"]
    assert STRENGTH.keys() == {6, 9} and len(STRENGTH[6]) == 7
    assert STRENGTH[6][5][candles] > STRENGTH[9][5][candles]
    assert STRENGTH[6][1][candles] < STRENGTH[9][1][candles], "at the start of the Fellowship's journey it is one of six, not two of nine"


@pytest.mark.parametrize("scenario, seat, least, most", [("trilogy", "frodo", 0.8, 1.0), ("duel2", "gandalf", 0.0, 0.2)])
def test_a_ring_token_is_worth_a_point_where_it_scores_and_little_where_it_comes_back(
    scenario: str, seat: str, least: float, most: float
) -> None:
    state = GAME.clone(GAME.new(scenario=scenario, seed="ring"))
    kept = worth(state, seat)
    state.rings[GAME.seats(state).index(seat)] = 0
    assert least < kept - worth(state, seat) < most


def test_a_tied_path_of_a_duel_is_not_counted_as_scored() -> None:
    """Bag End is worth a point and has no defence: as it stands, 0 against 0."""
    gain = {}
    for scenario in ("trilogy", "duel2"):
        state = GAME.clone(GAME.new(scenario=scenario, seed="tie"))
        state.hand = [[] for _ in state.hand]
        seat = GAME.seats(state)[0]
        before = worth(state, seat)
        state.road = PLACE["Bag End"]
        gain[scenario] = worth(state, seat) - before
    assert gain["trilogy"] - gain["duel2"] > 0.3


def test_chance_and_excess_rise_with_the_attack() -> None:
    odds = [chance(margin, 1.0) for margin in range(-5, 6)]
    assert odds == sorted(odds) and odds[5] < 0.5 < odds[6]
    assert chance(-40, 0.6) == pytest.approx(0) and chance(40, 0.6) == pytest.approx(1)
    assert excess(-40, 0.6) == pytest.approx(0, abs=1e-9) and excess(40, 0.6) == pytest.approx(40)
