"""The bots' Monstrous cards 73 to 83. (Whip of Many Thongs: `test_cards_items_events`.)"""

from typing import Any

import pytest

from tests.cardgame.cards.fighting import fight
from tests.cardgame.shadow.deeds import bots, did, turn_of
from tests.cardgame.telling import told
from tests.citing import card, rule
from thirdage.cardgame.positions import ARAGORN, FRODO, SARUMAN, do, names, place_names
from thirdage.cardgame.tables import SHADOW

LURKERS = ["Barrow-wights", "Candles of Corpses", "Caradhras the Cruel", "Cave-troll", "Hill-troll"]
WANDERERS = ["Flocks of Crebain", "Gollum"]


# Goblins of the Misty Mountains.


@card("Goblins of the Misty Mountains (bot)")
@rule("AS-10.3", "AS-10.4", "AS-R36")
@pytest.mark.parametrize(
    "place, here, captured, wins",
    [
        ("Moria", "Gimli; High Elves 1", "", True),  # 3 attack against 2 + 1
        ("Moria", "Gimli; High Elves 1; Legolas", "", False),
        ("Lórien", "", "", False),
        ("Lórien", "", "Lórien", True),
        ("Rivendell", "Balrog of Moria", "", True),  # 2 + 1 attack against 2
    ],
)
def test_goblins_go_where_they_turn_a_lost_combat_and_else_wait(place: str, here: str, captured: str, wins: bool) -> None:
    goblins = "Goblins of the Misty Mountains 1"
    s = bots(SARUMAN, hand=goblins, battlegrounds={place: here}, captured=captured)
    assert did(s) == [f"play {goblins} to {place if wins else 'the reserve'}"]
    s = bots(SARUMAN, reserve=goblins, battlegrounds={place: here}, captured=captured)
    assert did(s) == ([f"move {goblins} to {place}"] if wins else ["pass"])
    assert s.stack == [("turn", FRODO)]


# Balrog of Moria, Shelob.


@card("Balrog of Moria (bot)", "Shelob (bot)")
@rule("AS-10.3", "AS-10.4")
@pytest.mark.parametrize("name, path", [("Balrog of Moria", "Khazad-dûm"), ("Shelob", "Shelob's Lair")])
def test_arriving_on_the_path_by_play_or_by_move_makes_each_free_peoples_player_forsake(name: str, path: str) -> None:
    for position, way in (({"hand": name}, "play"), ({"reserve": name}, "move")):
        s = bots(SARUMAN, path=path, deck="Gimli, Arwen, Wolf-riders", **position)
        assert did(s) == [f"{way} {name} to {path}"]
        assert names(s.path[SHADOW]) == [name]
        assert names(s.gone[FRODO])[-1] == "Gimli" and names(s.gone[ARAGORN])[-1] == "Arwen"
        assert s.hand[SARUMAN] == [] and names(s.deck[SARUMAN]) == ["Wolf-riders"]  # nothing for the bots
        assert s.stack == [("turn", FRODO)]
    s = bots(SARUMAN, hand=f"{name}, Legolas, Gimli", path=path)
    assert s.stack[-1] == ("choose_forsaken", FRODO)  # the humans choose what they give
    do(s, "forsake Gimli", "forsake Legolas")
    assert s.stack == [("turn", FRODO)]


@card("Balrog of Moria (bot)", "Shelob (bot)")
@rule("AS-R6", "AS-10.4")
@pytest.mark.parametrize(
    "name, path, foes, wins",
    [
        ("Balrog of Moria", "Khazad-dûm", "Legolas; Gimli", True),  # 2 + 1 there
        ("Balrog of Moria", "Caradhras", "Legolas; Gimli", False),
        ("Shelob", "Shelob's Lair", "Sam Gamgee", True),  # 1 + 1 there
        ("Shelob", "Osgiliath", "Sam Gamgee", False),
    ],
)
def test_the_icon_of_its_own_place_is_counted_when_the_bot_judges_the_path(name: str, path: str, foes: str, wins: bool) -> None:
    s = bots(SARUMAN, hand=name, path=path, on_path=foes, deck="")
    assert did(s) == [f"play {name} to {path if wins else 'the reserve'}"]
    assert ("text" in told(s)) is wins  # in the reserve nobody is frightened
    if wins:
        assert fight(s, path)[0] == 3 - (name == "Shelob")
    assert s.stack == [("turn", FRODO)]


@card("Shelob (bot)", "Balrog of Moria (bot)")
@rule("AS-8.3", "AS-8.1")
def test_shelob_goes_to_a_battleground_for_the_terror_alone_and_not_if_nobody_can_forsake() -> None:
    force = "Goblins of the Misty Mountains 1; Balrog of Moria; Shelob"
    s = bots(SARUMAN, reserve=force, battlegrounds={"Lórien": ""})
    assert did(s) == ["move Shelob to Lórien"]  # she has no icons there
    assert [len(s.gone[seat]) for seat in (FRODO, ARAGORN)] == [1, 1]
    s = bots(SARUMAN, reserve=force, battlegrounds={"Lórien": ""}, deck="")
    assert did(s) == ["move Balrog of Moria to Lórien"]
    s = bots(SARUMAN, reserve="Shelob", battlegrounds={"Lórien": ""})
    assert did(s) == ["pass"]  # a battleground that could not be won is left alone, terror or not
    assert s.stack == [("turn", FRODO)]


# Barrow-wights, Candles of Corpses, Caradhras the Cruel, Cave-troll, Hill-troll.


@card("Barrow-wights (bot)", "Candles of Corpses (bot)", "Caradhras the Cruel (bot)", "Cave-troll (bot)", "Hill-troll (bot)")
@rule("AS-10.1", "AS-8.3")
@pytest.mark.parametrize("name", LURKERS)
def test_on_its_first_turn_in_reserve_it_is_eliminated_and_each_free_peoples_player_forsakes(name: str) -> None:
    s = bots(SARUMAN, reserve=name, hand="Gimli", deck="Legolas", battlegrounds={"Lórien": ""}, captured="Lórien")
    assert did(s) == [f"use {name}"]  # a troll could have won Lórien instead
    assert names(s.gone[SARUMAN])[-1] == name and s.reserve[SARUMAN] == []
    assert names(s.gone[FRODO])[-1] == "Gimli" and names(s.gone[ARAGORN])[-1] == "Legolas"
    assert s.stack == [("turn", FRODO)]


@card("Barrow-wights (bot)", "Candles of Corpses (bot)", "Caradhras the Cruel (bot)", "Cave-troll (bot)", "Hill-troll (bot)")
@rule("AS-8.1")
@pytest.mark.parametrize("name", LURKERS)
def test_it_stays_if_nobody_can_forsake_and_is_used_if_one_player_can(name: str) -> None:
    s = bots(SARUMAN, reserve=name, deck="Wolf-riders")  # only the bot has a card
    assert did(s) == ["pass"] and names(s.reserve[SARUMAN]) == [name]
    s = bots(SARUMAN, reserve=name, hand="Gimli", deck="")
    assert did(s) == [f"use {name}"] and names(s.gone[FRODO])[-1] == "Gimli"
    assert s.stack == [("turn", FRODO)]


@card("Barrow-wights (bot)", "Candles of Corpses (bot)", "Caradhras the Cruel (bot)", "Cave-troll (bot)", "Hill-troll (bot)")
@rule("AS-10.4")
@pytest.mark.parametrize(
    "name, path",
    [
        ("Barrow-wights", "Weathertop"),
        ("Candles of Corpses", "Osgiliath"),
        ("Caradhras the Cruel", "Khazad-dûm"),
        ("Cave-troll", "Khazad-dûm"),
        ("Hill-troll", "Khazad-dûm"),
    ],
)
def test_on_a_path_it_has_one_icon_and_no_text(name: str, path: str) -> None:
    s = bots(SARUMAN, hand=name, path=path)
    assert did(s) == [f"play {name} to {path}"] and s.gone[FRODO] == []
    assert turn_of(s, SARUMAN) == ["pass"]
    assert fight(s, path) == (1, 0)
    assert s.stack == [("turn", FRODO)]


@card("Candles of Corpses (bot)")
@rule("AS-R6")
def test_candles_of_corpses_count_one_icon_more_on_the_dead_marshes() -> None:
    for path, wins in (("Dead Marshes", True), ("Henneth Annûn", False)):  # each has 1 defence
        s = bots(SARUMAN, hand="Candles of Corpses", path=path)
        assert did(s) == [f"play Candles of Corpses to {path if wins else 'the reserve'}"]
        assert s.stack == [("turn", FRODO)]


@card("Cave-troll (bot)", "Hill-troll (bot)")
@rule("AS-10.4")
@pytest.mark.parametrize("name", ["Cave-troll", "Hill-troll"])
def test_a_troll_fights_on_battlegrounds_too(name: str) -> None:
    s = bots(SARUMAN, hand=name, battlegrounds={"Moria": "Gimli; High Elves 1"})  # 3 against 2
    assert did(s) == [f"play {name} to Moria"]
    s = bots(SARUMAN, hand=name, battlegrounds={"Rivendell": "Balrog of Moria"})  # 2 against 2
    assert did(s) == [f"play {name} to Rivendell"]
    assert s.stack == [("turn", FRODO)]


# Caradhras the Cruel on its mountain.


@card("Caradhras the Cruel (bot)")
@rule("AS-R16", "AS-10.4")
def test_caradhras_the_cruel_played_to_caradhras_brings_a_random_other_path() -> None:
    came = set()
    for seed in "123456":
        s = bots(SARUMAN, hand="Caradhras the Cruel", path="Caradhras", deck="", seed=seed)
        assert did(s) == ["play Caradhras the Cruel to Caradhras"]
        assert s.corruption == 1 and place_names(s.scored[SHADOW]) == ["Caradhras"]
        assert names(s.gone[SARUMAN])[-1] == "Caradhras the Cruel"  # it attacked there and fell
        came |= {*place_names([s.road])}
        assert s.stack == [("turn", FRODO)]
    assert came == {"Khazad-dûm", "The Doors of Durin"}


@card("Caradhras the Cruel (bot)")
@rule("AS-R36")
@pytest.mark.parametrize(
    "position",
    [
        {"hand": "Caradhras the Cruel", "path": "Khazad-dûm"},  # another mountain
        {"hand": "Caradhras the Cruel", "path": "Caradhras", "used_paths": "Khazad-dûm, The Doors of Durin"},  # no other path 4
        {"reserve": "Caradhras the Cruel", "path": "Caradhras"},  # moved, not played
    ],
)
def test_caradhras_the_cruel_changes_no_path_otherwise(position: dict[str, str]) -> None:
    s = bots(SARUMAN, deck="", **position)
    assert place_names([s.road]) == [position["path"]] and s.corruption == 0
    assert names(s.path[SHADOW]) == ["Caradhras the Cruel"]
    assert s.stack == [("turn", FRODO)]


@card("Caradhras the Cruel (bot)")
@rule("AS-8.4", "AS-10.4")
def test_caradhras_the_cruel_does_not_come_to_a_path_it_could_not_win() -> None:
    s = bots(SARUMAN, hand="Caradhras the Cruel", path="Caradhras", on_path="Legolas")
    assert did(s) == ["play Caradhras the Cruel to the reserve"]
    assert place_names([s.road]) == ["Caradhras"]
    assert s.stack == [("turn", FRODO)]


# Flocks of Crebain, Gollum.


@card("Flocks of Crebain (bot)")
@rule("AS-T6", "AS-R7", "AS-R16")
def test_flocks_of_crebain_alone_in_dimrill_dale_win_there_and_a_random_path_5_comes() -> None:
    came = set()
    for seed in "123456":
        s = bots(SARUMAN, path="Dimrill Dale", on_path="Flocks of Crebain", deck="", seed=seed)
        assert did(s) == ["use Flocks of Crebain"]
        assert s.corruption == 1 and place_names(s.scored[SHADOW]) == ["Dimrill Dale"]
        came |= {*place_names([s.road])}
        assert s.stack == [("turn", FRODO)]
    assert came == {"Egladil", "Lothlórien"}  # even one that helps the Free Peoples


@card("Gollum (bot)")
@rule("AS-R7", "AS-R16", "AS-R36")
def test_gollum_leads_to_another_path_and_comes_back_from_the_combat_this_causes() -> None:
    came = set()
    for seed in "123456":
        s = bots(SARUMAN, path="Osgiliath", on_path="Gollum", deck="Shelob", seed=seed)
        assert did(s) == ["use Gollum"]
        assert names(s.cycle[SARUMAN]) == ["Gollum"] and s.corruption == 1
        came |= {*place_names([s.road])}
        assert s.stack == [("turn", FRODO)]
    assert came == {"Henneth Annûn", "The Cross-roads"}


@card("Flocks of Crebain (bot)", "Gollum (bot)")
@rule("AS-8.4", "AS-R7")
@pytest.mark.parametrize("name", WANDERERS)
@pytest.mark.parametrize(
    "position",
    [
        {"path": "Henneth Annûn"},  # 1 against 1
        {"path": "Osgiliath", "foes": "Sam Gamgee"},
        {"path": "Osgiliath", "foes": "Sam Gamgee", "reserve": "Candles of Corpses; Hill-troll; Shelob"},  # it counts as it stands
        {"path": "Osgiliath", "used_paths": "Henneth Annûn, The Cross-roads"},
    ],
)
def test_a_wanderer_stays_where_the_path_would_be_lost_or_no_other_is_left(name: str, position: dict[str, Any]) -> None:
    foes = position.get("foes", "")
    s = bots(SARUMAN, on_path=f"{name}; {foes}", deck="", **{key: value for key, value in position.items() if key != "foes"})
    assert not any(deed.startswith("use") for deed in did(s))
    assert place_names([s.road]) == [position["path"]] and s.corruption == 0
    assert s.stack == [("turn", FRODO)]


@card("Flocks of Crebain (bot)", "Gollum (bot)")
@rule("AS-10.1")
@pytest.mark.parametrize("name", WANDERERS)
def test_a_wanderer_in_reserve_has_no_text_and_moves_to_the_path(name: str) -> None:
    s = bots(SARUMAN, reserve=name, path="Osgiliath", deck="")
    assert did(s) == [f"move {name} to Osgiliath"]
    assert turn_of(s, SARUMAN) == [f"use {name}"]  # and from there it wanders
    assert s.stack == [("turn", FRODO)]


@card("Gollum (bot)")
@rule("AS-6.8")
def test_gollum_is_cycled_in_path_combat_and_lost_on_a_battleground() -> None:
    s = bots(FRODO, path="Henneth Annûn", on_path="Gollum; Flocks of Crebain; Sam Gamgee")
    fight(s, "Henneth Annûn")
    assert names(s.cycle[SARUMAN]) == ["Gollum"] and names(s.gone[SARUMAN]) == ["Flocks of Crebain"]
    s = bots(FRODO, battlegrounds={"Lórien": "Gollum"})
    fight(s, "Lórien")
    assert names(s.gone[SARUMAN]) == ["Gollum"]
    assert s.stack == [("turn", FRODO)]
