"""Monstrous cards 73 to 83."""

import pytest

from tests.cardgame.telling import icons_told
from tests.citing import card, rule
from thirdage.cardgame.book import NOBODY
from thirdage.cardgame.positions import ARAGORN, FRODO, SARUMAN, WITCH_KING, asked, do, log, names, place_names, table, why_not
from thirdage.cardgame.tables import FREE, PLACE, SHADOW
from thirdage.kernel.frames import Frame

OUR_TURN: Frame = ("turn", SARUMAN)
NEXT_TURN: tuple[Frame, ...] = (("turn", FRODO),)
LURKERS = ["Barrow-wights", "Candles of Corpses", "Caradhras the Cruel", "Cave-troll", "Hill-troll"]


def combat(place: str) -> Frame:
    return ("combat", NOBODY, PLACE[place])


# Icons.


@card("Goblins of the Misty Mountains")
@rule("CG-11.15", "CG-11.17")
def test_goblins_attack_and_defend_with_one_icon_each() -> None:
    both = "Goblins of the Misty Mountains 1; Goblins of the Misty Mountains 2"
    s = table(battlegrounds={"Rivendell": both}, asking=combat("Rivendell"), then=NEXT_TURN)
    assert icons_told(s) == (2, 2)
    assert place_names(s.scored[FREE]) == ["Rivendell"]
    assert names(s.gone[SARUMAN]) == ["Goblins of the Misty Mountains 1", "Goblins of the Misty Mountains 2"]
    s = table(battlegrounds={"Moria": f"{both}; High Elves 1; Legolas"}, asking=combat("Moria"), then=NEXT_TURN)
    assert len(s.gone[SARUMAN]) == 1 and len(s.cycle[SARUMAN]) == 1  # 3 against 2: one of the two cancels the third icon
    assert place_names(s.scored[SHADOW]) == ["Moria"]
    assert s.stack == [("turn", FRODO)]


@card("Balrog of Moria", "Barrow-wights", "Candles of Corpses", "Caradhras the Cruel", "Cave-troll")
@card("Hill-troll", "Flocks of Crebain", "Gollum", "Shelob")
@rule("CG-11.6", "CG-C12")
@pytest.mark.parametrize(
    "name, path, icons",
    [
        ("Balrog of Moria", "The Doors of Durin", 2),
        ("Balrog of Moria", "Khazad-dûm", 3),
        ("Barrow-wights", "Weathertop", 1),
        ("Candles of Corpses", "Emyn Muil", 1),
        ("Candles of Corpses", "Dead Marshes", 2),
        ("Caradhras the Cruel", "Caradhras", 1),
        ("Cave-troll", "Khazad-dûm", 1),
        ("Flocks of Crebain", "Osgiliath", 1),
        ("Gollum", "Osgiliath", 1),
        ("Hill-troll", "Osgiliath", 1),
        ("Shelob", "Cirith Ungol", 1),
        ("Shelob", "Shelob's Lair", 2),
    ],
)
def test_icons_on_a_path_and_one_more_at_home(name: str, path: str, icons: int) -> None:
    s = table(path=path, on_path=name, asking=combat(path), then=NEXT_TURN)
    assert log(s)[0].startswith(f"Combat at {path}: {icons} attack")
    assert names(s.gone[SARUMAN] + s.cycle[SARUMAN]) == [name]
    assert s.stack == [("turn", FRODO)]


@card("Balrog of Moria", "Cave-troll", "Hill-troll", "Barrow-wights", "Shelob")
@rule("CG-11.15")
@pytest.mark.parametrize("name, icons", [("Balrog of Moria", 2), ("Cave-troll", 1), ("Hill-troll", 1), ("Barrow-wights", 0), ("Shelob", 0)])
def test_icons_on_a_battleground_need_no_army(name: str, icons: int) -> None:
    s = table(battlegrounds={"Rivendell": name}, asking=combat("Rivendell"), then=NEXT_TURN)
    assert icons_told(s) == (icons, 2)
    assert names(s.gone[SARUMAN]) == [name]
    s = table(battlegrounds={"Moria": f"{name}; High Elves 1"}, captured="Moria", asking=combat("Moria"), then=NEXT_TURN)
    assert place_names(s.scored[SHADOW if icons == 2 else FREE]) == ["Moria"]  # 2 attack
    assert s.stack == [("turn", FRODO)]


# Each Free Peoples player forsakes: on arrival.


@card("Balrog of Moria")
@rule("CG-C10", "CG-C11", "CG-R4")
def test_the_balrog_played_to_a_path_makes_each_free_peoples_player_forsake_in_turn_order() -> None:
    s = table(hand="Balrog of Moria, Uglúk; Sam Gamgee; Legolas", path="Egladil", deck="Gimli, Arwen", asking=OUR_TURN)
    do(s, "play Balrog of Moria", "to Egladil")
    assert names(s.cycle[SARUMAN]) == ["Uglúk"]  # the cost comes first
    assert s.stack[-1] == ("choose_forsaken", FRODO)
    assert asked(s) == ["forsake Sam Gamgee", "forsake the top of the draw deck"]
    do(s, "forsake Sam Gamgee")
    assert names(s.gone[FRODO])[-1] == "Sam Gamgee"  # done before the next player chooses
    assert s.stack[-1] == ("choose_forsaken", ARAGORN)
    do(s, "forsake the top of the draw deck")
    assert names(s.gone[ARAGORN])[-1] == "Arwen" and names(s.hand[ARAGORN]) == ["Legolas"]
    assert names(s.deck[FRODO]) == ["Gimli"] and s.hand[FRODO] == []
    assert names(s.path[SHADOW]) == ["Balrog of Moria"]
    assert s.stack == [("turn", FRODO)]


@card("Balrog of Moria", "Shelob")
@rule("CG-C11", "CG-8.2")
@pytest.mark.parametrize("name, path", [("Balrog of Moria", "Khazad-dûm"), ("Shelob", "Osgiliath")])
def test_every_arrival_counts_by_play_or_by_move_but_the_reserve_is_none(name: str, path: str) -> None:
    free = "Sam Gamgee; Legolas"
    s = table(hand=f"{name}, Uglúk; {free}", deck="", path=path, asking=OUR_TURN)
    do(s, f"play {name}", "to the reserve")
    assert names(s.hand[FRODO] + s.hand[ARAGORN]) == ["Sam Gamgee", "Legolas"]
    assert s.stack == [("turn", FRODO)]
    for s in (
        table(hand=free, reserve=name, deck="", path=path, asking=OUR_TURN),
        table(hand=free, reserve=name, deck="", battlegrounds={"Moria": ""}, asking=OUR_TURN),
    ):
        do(s, f"move {name}")  # one place, one card each: nothing to choose
        assert s.hand[FRODO] == [] and s.hand[ARAGORN] == []
        assert names(s.gone[FRODO])[-1] == "Sam Gamgee" and names(s.gone[ARAGORN])[-1] == "Legolas"
        assert s.stack == [("turn", FRODO)]
    s = table(hand=f"{name}, Uglúk; {free}", deck="", battlegrounds={"Rivendell": ""}, asking=OUR_TURN)
    do(s, f"play {name}", "to Rivendell")
    assert s.hand[FRODO] == [] and s.hand[ARAGORN] == []
    assert s.stack == [("turn", FRODO)]


@card("Shelob")
@rule("CG-C10", "CG-10.11")
def test_who_has_nothing_to_forsake_is_left_out() -> None:
    s = table(reserve="Shelob; Sam Gamgee", deck="", path="Cirith Ungol", asking=OUR_TURN)
    do(s, "move Shelob")
    assert names(s.gone[FRODO])[-1] == "Sam Gamgee"  # a reserve must be given if nothing else is there
    assert names(s.path[SHADOW]) == ["Shelob"]
    assert s.stack == [("turn", FRODO)]


# Each Free Peoples player forsakes: from reserve.


@card(*LURKERS)
@rule("CG-C10", "CG-C20")
@pytest.mark.parametrize("name", LURKERS)
def test_a_monster_in_reserve_is_eliminated_and_each_free_peoples_player_forsakes(name: str) -> None:
    s = table(hand="Sam Gamgee; Gimli; Legolas; Arwen", reserve=name, fresh=name, asking=OUR_TURN)
    do(s, f"use {name}")  # also in the round it came
    assert names(s.gone[SARUMAN]) == [name] and s.reserve[SARUMAN] == []  # it leaves first
    assert asked(s) == ["forsake Sam Gamgee", "forsake Gimli", "forsake the top of the draw deck"]
    do(s, "forsake Gimli", "forsake Legolas")
    assert names(s.hand[FRODO]) == ["Sam Gamgee"] and names(s.gone[FRODO]) == ["Gimli"]
    assert names(s.hand[ARAGORN]) == ["Arwen"] and names(s.gone[ARAGORN]) == ["Legolas"]
    assert s.stack == [("turn", FRODO)]


@card(*LURKERS)
@rule("CG-C10")
@pytest.mark.parametrize("name", LURKERS)
def test_one_free_peoples_player_who_can_forsake_is_enough_for_the_action(name: str) -> None:
    s = table(hand="Legolas", reserve=name, deck="", asking=OUR_TURN)
    do(s, f"use {name}")
    assert names(s.gone[ARAGORN])[-1] == "Legolas" and s.hand[ARAGORN] == []
    assert s.stack == [("turn", FRODO)]
    s = table(reserve=name, deck="", asking=OUR_TURN)
    assert why_not(s, ("use", name)) == "CG-R3"
    do(s, "pass")
    assert s.stack == [("turn", FRODO)]


@card(*LURKERS)
@rule("CG-9.5", "CG-R43")
@pytest.mark.parametrize("name", LURKERS)
def test_a_monster_elsewhere_than_in_reserve_or_of_another_player_cannot_be_used(name: str) -> None:
    s = table(battlegrounds={"Moria": name}, asking=OUR_TURN)
    assert why_not(s, ("use", name)) == "CG-9.5"
    s = table(reserve=name, asking=("turn", WITCH_KING))
    assert why_not(s, ("use", name)) == "CG-R43"
    do(s, "pass")
    assert s.stack == [("turn", ARAGORN)]


@card("Balrog of Moria", "Shelob")
@rule("CG-9.5")
@pytest.mark.parametrize("name", ["Balrog of Moria", "Shelob"])
def test_the_balrog_and_shelob_have_no_action(name: str) -> None:
    s = table(reserve=name, asking=OUR_TURN)
    assert why_not(s, ("use", name)) == "CG-9.5"
    do(s, "pass")
    assert s.stack == [("turn", FRODO)]


# Caradhras the Cruel.


@card("Caradhras the Cruel")
@rule("CG-C57", "CG-C8")
def test_caradhras_played_to_caradhras_fights_once_and_another_path_four_is_activated() -> None:
    s = table(hand="Caradhras the Cruel, Uglúk", path="Caradhras", on_path="Gimli", deck="Shelob, Gollum, Hill-troll", asking=OUR_TURN)
    gone = names(s.gone[SARUMAN])
    do(s, "play Caradhras the Cruel", "to Caradhras")
    assert names(s.cycle[SARUMAN]) == ["Uglúk"]  # paid first
    assert asked(s) == ["activate Khazad-dûm", "activate The Doors of Durin"]  # no way to decline
    do(s, "activate Khazad-dûm")  # the Monstrous player draws 2
    assert names(s.gone[SARUMAN]) == [*gone, "Caradhras the Cruel"]
    assert names(s.gone[FRODO])[-1] == "Gimli" and place_names(s.scored[FREE]) == ["Caradhras"]
    assert names(s.hand[SARUMAN]) == ["Shelob", "Gollum"]
    assert (s.road, s.level) == (PLACE["Khazad-dûm"], 4) and s.path == [[], []]
    assert s.stack == [("turn", FRODO)]


@card("Caradhras the Cruel")
@rule("CG-C57", "CG-R21")
def test_without_an_unused_path_four_caradhras_simply_stands_there() -> None:
    s = table(hand="Caradhras the Cruel, Uglúk", path="Caradhras", used_paths="Khazad-dûm, The Doors of Durin", asking=OUR_TURN)
    do(s, "play Caradhras the Cruel", "to Caradhras")
    assert names(s.path[SHADOW]) == ["Caradhras the Cruel"] and s.road == PLACE["Caradhras"]
    assert s.stack == [("turn", FRODO)]


@card("Caradhras the Cruel")
@rule("CG-C57")
def test_caradhras_moved_to_caradhras_or_played_elsewhere_activates_nothing() -> None:
    s = table(reserve="Caradhras the Cruel", path="Caradhras", asking=OUR_TURN)
    do(s, "move Caradhras the Cruel")
    assert names(s.path[SHADOW]) == ["Caradhras the Cruel"] and s.road == PLACE["Caradhras"]
    assert s.stack == [("turn", FRODO)]
    for path, target in (("Khazad-dûm", "to Khazad-dûm"), ("Egladil", "to Egladil"), ("Caradhras", "to the reserve")):
        s = table(hand="Caradhras the Cruel, Uglúk", path=path, asking=OUR_TURN)
        do(s, "play Caradhras the Cruel", target)
        assert names(s.path[SHADOW] + s.reserve[SARUMAN]) == ["Caradhras the Cruel"] and s.road == PLACE[path]
        assert s.stack == [("turn", FRODO)]


# Flocks of Crebain, Gollum.


@card("Flocks of Crebain", "Gollum")
@rule("CG-C8", "CG-6.14")
@pytest.mark.parametrize("name", ["Flocks of Crebain", "Gollum"])
def test_another_path_of_the_same_number_after_the_old_one_is_fought(name: str) -> None:
    s = table(path="Dead Marshes", on_path=f"{name}; The Hunter", deck="Shelob", asking=OUR_TURN)
    do(s, f"use {name}")
    assert asked(s) == ["activate Amon Hen", "activate Emyn Muil"]
    do(s, "activate Emyn Muil")  # each Free Peoples player would forsake, and has nothing
    assert s.corruption == 1 and place_names(s.scored[SHADOW]) == ["Dead Marshes"]  # 2 against 1
    assert names(s.gone[WITCH_KING])[-1] == "The Hunter" and s.path == [[], []]
    assert (s.road, s.level) == (PLACE["Emyn Muil"], 6)
    assert s.stack == [("turn", FRODO)]


@card("Flocks of Crebain", "Gollum")
@rule("CG-C8", "CG-R21", "CG-9.5")
@pytest.mark.parametrize("name", ["Flocks of Crebain", "Gollum"])
def test_no_other_path_without_an_unused_one_or_away_from_the_path(name: str) -> None:
    s = table(path="Dead Marshes", on_path=name, used_paths="Amon Hen, Emyn Muil", asking=OUR_TURN)
    assert why_not(s, ("use", name)) == "CG-R21"
    s = table(path="Dead Marshes", reserve=name, asking=OUR_TURN)
    assert why_not(s, ("use", name)) == "CG-9.5"
    s = table(path="Dead Marshes", battlegrounds={"Moria": name}, asking=OUR_TURN)
    assert why_not(s, ("use", name)) == "CG-9.5"
    do(s, "pass")
    assert s.stack == [("turn", FRODO)]


@card("Flocks of Crebain")
@rule("CG-11.11")
def test_the_crebain_are_eliminated_after_the_combat_they_brought_about() -> None:
    s = table(path="Bag End", on_path="Flocks of Crebain", used_paths="Gildor's Encampment", asking=OUR_TURN)
    do(s, "use Flocks of Crebain")  # Bucklebury Ferry alone is left
    assert s.road == PLACE["Bucklebury Ferry"] and s.corruption == 1
    assert names(s.gone[SARUMAN]) == ["Flocks of Crebain"] and s.cycle[SARUMAN] == []
    assert s.stack == [("turn", FRODO)]


@card("Gollum")
@rule("CG-C58", "CG-C4")
def test_gollum_comes_back_after_every_path_combat() -> None:
    s = table(path="Osgiliath", on_path="Gollum; Shelob; Sméagol", asking=combat("Osgiliath"), then=NEXT_TURN)
    assert names(s.cycle[SARUMAN]) == ["Gollum"] and names(s.gone[SARUMAN]) == ["Shelob"]
    assert s.corruption == 1  # 2 icons, of which Sméagol cancelled one
    s = table(path="Dead Marshes", on_path="Gollum", used_paths="Amon Hen", deck="", asking=OUR_TURN)
    gone = names(s.gone[SARUMAN])
    do(s, "use Gollum")  # fought in the action step
    assert names(s.cycle[SARUMAN]) == ["Gollum"] and names(s.gone[SARUMAN]) == gone
    assert s.stack == [("turn", FRODO)]


@card("Gollum")
@rule("CG-C58")
def test_gollum_is_eliminated_on_a_battleground_and_when_forsaken() -> None:
    for place in ("Rivendell", "Moria"):  # attacking; defending in vain
        s = table(battlegrounds={place: "Gollum; High Elves 1; High Elves 2"}, asking=combat(place), then=NEXT_TURN)
        assert names(s.gone[SARUMAN]) == ["Gollum"] and s.cycle[SARUMAN] == []
        assert s.stack == [("turn", FRODO)]
    s = table(reserve="Gollum", deck="", asking=("forsake", SARUMAN), then=NEXT_TURN)
    assert names(s.gone[SARUMAN])[-1] == "Gollum" and s.cycle[SARUMAN] == []
    assert s.stack == [("turn", FRODO)]
