"""What greedy's plans for the board game judge better, and that they win."""

from __future__ import annotations

import pytest

from tests.citing import bar
from thirdage.boardgame.positions import FREE, GAME, SHADOW, asked, at, do, name_of, table
from thirdage.boardgame.state import State
from thirdage.boardgame.tables import ARMY_DIE, CARD, CHARACTER, REGION, TILES
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
    tile = next(number for number, face in TILES.items() if face.id == "std-3")
    assert best(table(corruption=6, asking=("suffer", FREE, 3, 0, 1, tile, 0, 0, 0))) == "lose the Guide, Gandalf the Grey"
    assert best(table(corruption=0, asking=("suffer", FREE, 1, 0, 1, tile, 0, 0, 0))) == "use the Ring"


def test_the_shadow_goes_to_war_brings_minions_and_attacks_what_it_can_take() -> None:
    muster = GAME.names("die")["muster"]
    assert best(table(asking=("action", SHADOW, muster), start=True)).endswith("on the Political Track")
    assert best(table(start=True, war="isengard", asking=("action", SHADOW, muster))) == "bring Saruman into play"
    armies = {"Osgiliath": "8 Sauron Regulars, 2 Sauron Elites, Nazgûl", "Minas Tirith": "Gondor Regular"}
    assert best(table(armies, war="sauron", asking=("action", SHADOW, GAME.names("die")["army"]))) == "attack"
    armies = {"Osgiliath": "Sauron Regular", "Minas Tirith": "5 Gondor Regulars, 3 Gondor Elites"}
    assert best(table(armies, war="sauron", asking=("action", SHADOW, GAME.names("die")["army"]))) != "attack"


def test_a_beaten_attacker_ceases_and_a_weak_defender_withdraws() -> None:
    armies = {"Osgiliath": "6 Sauron Regulars", "Minas Tirith": "2 Gondor Regulars"}
    s = table(armies, war="sauron", asking=("attack_from", SHADOW, GAME.names("die")["army"]))
    do(s, "from Osgiliath", "attack with everybody")
    assert best(s) == "withdraw into the Stronghold"


def who_stays(armies: dict[str, str], source: str, target: str, war: str) -> str:
    """Whom greedy leaves behind where the Shadow marches with an Army die."""
    marching = ("column", SHADOW, GAME.names("die")["army"], 1, REGION[source], REGION[target])
    s = table(armies, war=war, asking=marching)
    while s.stack[-1] == marching:
        do(s, best(s))
    return at(s, source)


def test_the_shadow_leaves_a_garrison_in_its_strongholds_and_where_an_enemy_is_near() -> None:
    host = {"Dol Guldur": "3 Sauron Regulars, Sauron Elite, Nazgûl"}
    assert who_stays(host, "Dol Guldur", "North Anduin Vale", "sauron") == "Sauron Regular"
    city = {"Far Harad": "2 Southron Regulars", "West Harondor": "2 Gondor Regulars"}
    assert who_stays(city, "Far Harad", "Khand", "gondor, southrons") == "Southron Regular"
    assert who_stays(city, "Far Harad", "Khand", "southrons") == ""  # units of a Nation not At War cannot come


def test_a_besieger_keeps_up_the_siege() -> None:
    armies = {"Woodland Realm": "4 Sauron Regulars", "inside Woodland Realm": "Elven Regular", "Dale": "North Regular"}
    s = table(armies, war="sauron", asking=("attack_to", SHADOW, GAME.names("die")["army"], REGION["Woodland Realm"]))
    assert sorted(asked(s)) == ["to Dale", "to the Stronghold of Woodland Realm"]
    assert best(s) == "to the Stronghold of Woodland Realm"


def test_the_free_peoples_walk_into_what_lies_open_and_leave_home_for_nothing_less() -> None:
    armies = {"South Anduin Vale": "2 Elven Elites", "Moria": "3 Sauron Regulars"}
    s = table(armies, war="elves", asking=("march_from", FREE, ARMY_DIE, 1))
    do(s, best(s))
    assert best(s) == "to Dol Guldur"
    s = table({"Angmar": "Sauron Regular"}, start=True, war="elves", asking=("march_from", FREE, ARMY_DIE, 1))
    assert judged(s, ("from", REGION["Rivendell"])) < 0


def test_of_two_dice_that_do_the_same_the_plainer_is_used() -> None:
    def worth(die: str) -> float:
        return judged(s, ("die", GAME.names("die")[die]))

    s = table(start=True, war="sauron", dice_shadow="Muster, Muster/Army", asking=("turn", SHADOW))
    assert worth("muster") > worth("muster_army")
    s = table(dice_free="Character, Will of the West", asking=("turn", FREE))
    assert worth("character") > worth("will")


def test_a_card_that_would_change_nothing_stays_in_the_hand() -> None:
    def play(**so: object) -> float:
        s = table(hand_free="Athelas; Help Unlooked For", asking=("action", FREE, GAME.names("die")["event"]), **so)  # type: ignore[arg-type]
        return judged(s, ("play", CARD["Athelas"]))

    assert play() < 0 < play(corruption=3)
    siege = {"Woodland Realm": "4 Sauron Regulars", "inside Woodland Realm": "Elven Regular"}
    card = ("play", CARD["Help Unlooked For"])
    die = ("action", FREE, GAME.names("die")["event"])
    assert judged(table(hand_free="Help Unlooked For", asking=die), card) < 0
    assert judged(table(siege, hand_free="Help Unlooked For", war="sauron, elves", asking=die), card) > 0


def test_strider_guides_a_revealed_fellowship_and_gandalf_a_hidden_one() -> None:
    assert best(table(hidden=False, asking=("guide", FREE))) == "strider"
    assert best(table(asking=("guide", FREE))) == "gandalf the Grey"


def test_a_minion_comes_to_the_largest_army() -> None:
    armies = {
        "North Rhûn": "9 Sauron Regulars",
        "Dol Guldur": "2 Sauron Regulars",
        "Osgiliath": "Sauron Regular",
    }
    s = table(armies, war="sauron", asking=("enters_at", SHADOW, CHARACTER["The Witch-king"]))
    assert best(s) == "at North Rhûn"


def test_the_fellowship_walks_round_strongholds_of_the_shadow() -> None:
    s = table(bearers="Hollin", progress=3, asking=("declare", FREE))  # Lórien is three steps away, through Moria
    do(s, "declare")
    while best(s).startswith("to "):
        do(s, best(s))
        assert s.stack[-1][0] != "path" or s.stack[-1][-1] != REGION["Moria"]


def test_combat_cards_are_used_where_points_are_at_stake() -> None:
    def uses(region: str) -> bool:
        marching = ("attack_from", SHADOW, ARMY_DIE)
        armies = {"Osgiliath": "6 Sauron Regulars", region: "2 Gondor Regulars"}
        s = table(armies, war="sauron, gondor", hand_shadow="Return to Valinor; The Ringwraiths are Abroad", asking=marching)
        do(s, "from Osgiliath", "attack with everybody")
        while not asked(s)[0].startswith("use "):
            do(s, asked(s)[0])
        return best(s) != "no"

    assert uses("Minas Tirith")
    assert not uses("North Ithilien")


def test_whoever_is_about_to_lose_takes_any_odds() -> None:
    armies = {"Gorgoroth": "2 Sauron Regulars", "Minas Morgul": "4 Gondor Elites"}
    army = GAME.names("die")["army"]
    lost = {"Minas Morgul": FREE}
    assert best(table(armies, war="sauron", taken=lost, asking=("action", SHADOW, army))) != "attack"
    assert best(table(armies, war="sauron", taken=lost | {"Dol Guldur": FREE}, asking=("action", SHADOW, army))) == "attack"


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
