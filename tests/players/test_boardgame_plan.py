"""What greedy's plans for the board game judge better, and that they win."""

from __future__ import annotations

import pytest

from tests.citing import bar
from thirdage.boardgame.positions import FREE, GAME, SHADOW, name_of, table
from thirdage.boardgame.state import State
from thirdage.lab.simulate import Plan, simulate
from thirdage.lab.statistics import wilson
from thirdage.players.boardgame_plan import judged

SIDES = ("free", "shadow")


def best(s: State) -> str:
    """The answer that looks best."""
    return name_of(max(GAME.legal(s), key=lambda action: judged(s, action)), s)


def test_the_fellowship_moves_when_the_hunt_is_weak_and_waits_when_it_is_strong() -> None:
    weak = table(dice_free="Character", box=(0, 1), asking=("action", FREE, GAME.names("die")["character"]))
    strong = table(dice_free="Character", box=(1, 5), asking=("action", FREE, GAME.names("die")["character"]))
    assert best(weak) == "move the Fellowship"
    assert best(strong) != "move the Fellowship"


def test_a_revealed_fellowship_hides() -> None:
    s = table(hidden=False, dice_free="Character, Muster", bearers="Hollin", asking=("turn", FREE))
    assert best(s) == "use Character"


def test_it_is_declared_where_it_heals_and_where_it_wants_to_be() -> None:
    assert best(table(bearers="Rivendell", corruption=2, asking=("declare", FREE))) == "declare"
    assert best(table(bearers="Rivendell", asking=("declare", FREE))) == "no"
    assert best(table(bearers="South Ithilien", progress=1, asking=("declare", FREE))) == "declare"


def test_companions_are_given_up_for_heavy_damage_only() -> None:
    from thirdage.boardgame.tables import TILES

    tile = next(number for number, face in TILES.items() if face.id == "std-3")
    then = (("leave_tile", -1, 0, 1, tile, 0),)
    assert best(table(corruption=6, asking=("suffer", FREE, 3, 0, tile, 0, 0, 0), then=then)) == "lose the Guide, Gandalf the Grey"
    assert best(table(corruption=0, asking=("suffer", FREE, 1, 0, tile, 0, 0, 0), then=then)) == "use the Ring"


def test_the_shadow_goes_to_war_brings_minions_and_attacks_what_it_can_take() -> None:
    muster = GAME.names("die")["muster"]
    assert best(table(asking=("action", SHADOW, muster), start=True)).startswith("advance on the Political Track")
    assert best(table(start=True, war="isengard", asking=("action", SHADOW, muster))) == "bring Saruman into play"
    armies = {"Osgiliath": "8 Sauron Regulars, 2 Sauron Elites, Nazgûl", "Minas Tirith": "Gondor Regular"}
    assert best(table(armies, war="sauron", asking=("action", SHADOW, GAME.names("die")["army"]))) == "attack"
    armies = {"Osgiliath": "Sauron Regular", "Minas Tirith": "5 Gondor Regulars, 3 Gondor Elites"}
    assert best(table(armies, war="sauron", asking=("action", SHADOW, GAME.names("die")["army"]))) != "attack"


def test_a_beaten_attacker_ceases_and_a_weak_defender_withdraws() -> None:
    from thirdage.boardgame.positions import do

    armies = {"Osgiliath": "6 Sauron Regulars", "Minas Tirith": "2 Gondor Regulars"}
    s = table(armies, war="sauron", asking=("attack_from", SHADOW, GAME.names("die")["army"]))
    do(s, "from Osgiliath", "attack with all others")
    assert best(s) == "withdraw into the Stronghold"


@pytest.mark.parametrize("side", SIDES)
def test_greedy_wins_nearly_every_game_against_random(side: str) -> None:
    figures, _ = simulate(
        Plan("boardgame", "base", {}, "strength", {each: "greedy" if each == side else "random" for each in SIDES}), 12, 1
    )
    assert figures["errors"] == [] and figures["finished"] == 12
    assert figures["wins"][side] >= 11


@bar("F1")
@pytest.mark.parametrize("persons", [2, 3, 4])
def test_greedy_games_come_to_an_end_and_break_no_rule(persons: int) -> None:
    figures, _ = simulate(Plan("boardgame", "base", {"persons": persons}, "ends", dict.fromkeys(SIDES, "greedy")), 6, 1)
    assert figures["errors"] == [] and figures["finished"] == 6


@pytest.mark.long
@pytest.mark.parametrize("side, share", [("free", 0.95), ("shadow", 0.98)])
def test_greedy_wins_as_often_as_it_must(side: str, share: float) -> None:
    figures, _ = simulate(Plan("boardgame", "base", {}, "1", {each: "greedy" if each == side else "random" for each in SIDES}), 200, 2)
    assert figures["errors"] == []
    assert figures["wins"][side] >= share * 200
    assert wilson(figures["wins"][side], 200)[0] > 0.9
