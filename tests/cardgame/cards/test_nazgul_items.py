"""The items of the Nazgûl: Black Breath, Black Rider's Mount, Fell Beast, Morgul Blade, Nazgûl's Mantle (113 to 117)."""

import pytest

from tests.cardgame.cards.fighting import fight, uncancelled
from tests.citing import card, rule
from thirdage.cardgame.positions import ARAGORN, FRODO, WITCH_KING, asked, do, names, place_names, table, why_not
from thirdage.cardgame.tables import CARDS, FREE, NUMBER, SHADOW, WEAPONS

ITEMS = ["Black Breath", "Black Rider's Mount", "Fell Beast", "Morgul Blade", "Nazgûl's Mantle"]
REAVER = NUMBER["The Reaver"]


@card(*ITEMS)
@rule("CG-8.13", "CG-R71")
@pytest.mark.parametrize("item", ITEMS)
def test_it_goes_onto_any_nazgul_in_play_whatever_else_is_carried(item: str) -> None:
    others = " and ".join(other for other in ITEMS if other != item)
    s = table(
        hand=f"{item}, Mordor Orcs",
        path="Egladil",
        on_path="The Hunter",
        battlegrounds={"Lórien": "The Witch-king"},
        reserve=f"The Reaver with {others}; Mouth of Sauron; The Lidless Eye; Saruman",
        asking=("turn", WITCH_KING),
    )
    do(s, f"play {item}")
    assert asked(s) == ["onto The Hunter", "onto The Reaver", "onto The Witch-king"]
    assert why_not(s, ("onto", "Mouth of Sauron")) == "CG-8.13"
    do(s, "onto The Witch-king")  # no longer in reserve: nobody is asked to move
    assert names(s.items[NUMBER["The Witch-king"]]) == [item]
    assert names(s.cycle[WITCH_KING]) == ["Mordor Orcs 1"]
    assert s.stack == [("turn", ARAGORN)]
    s = table(hand=f"{item}, The Reaver", reserve="Mouth of Sauron", asking=("turn", WITCH_KING))
    assert why_not(s, ("play", item)) == "CG-8.13"
    assert s.stack == [("turn", WITCH_KING)]


@card(*ITEMS)
@rule("CG-8.14")
@pytest.mark.parametrize(
    "item, path_attack, attack, defence",
    [
        ("Black Breath", 0, 0, 0),
        ("Black Rider's Mount", 1, 0, 0),
        ("Fell Beast", 0, 1, 1),
        ("Morgul Blade", 1, 1, 1),
        ("Nazgûl's Mantle", 0, 0, 0),
    ],
)
def test_its_icons_are_added_to_its_wielders(item: str, path_attack: int, attack: int, defence: int) -> None:
    s = table(path="Weathertop", on_path=f"The Reaver with {item}")
    fight(s, "Weathertop")
    assert s.corruption == 1 + path_attack
    assert s.stack == [("turn", FRODO)]
    s = table(battlegrounds={"Lórien": f"The Witch-king with {item}"})
    assert fight(s, "Lórien") == (2 + attack, 2)
    assert s.stack == [("turn", FRODO)]
    s = table(battlegrounds={"Dol Guldur": f"The Reaver with {item}; High Elves"}, captured="Dol Guldur")
    fight(s, "Dol Guldur")
    assert uncancelled(s) == 2 - defence
    assert s.stack == [("turn", FRODO)]


@card("Black Rider's Mount")
@rule("CG-T1", "CG-8.15")
def test_the_rulebooks_path_combat_at_egladil() -> None:
    here = "The Commander; The Destroyer with Black Rider's Mount; Gimli; Legolas with Bow of the Galadhrim"
    s = table(path="Egladil", on_path=here, persons=2)
    assert fight(s, "Egladil") == (3, 1)
    assert asked(s) == ["lose Gimli", "lose Legolas"]
    do(s, "lose Legolas")
    assert names(s.gone[ARAGORN]) == ["Legolas", "Bow of the Galadhrim"]
    assert names(s.cycle[FRODO]) == ["Gimli"]
    assert names(s.gone[WITCH_KING]) == ["The Commander", "The Destroyer", "Black Rider's Mount"]
    assert place_names(s.scored[FREE]) == ["Egladil"] and s.corruption == 0
    assert s.stack == [("turn", FRODO)]


# Black Breath.


@card("Black Breath")
@rule("CG-C65")
def test_black_breath_cycles_the_wielder_and_everything_it_carries_for_1_corruption() -> None:
    for at_path in (True, False):
        wielder = "The Reaver with Morgul Blade and Black Breath and Fell Beast"
        s = table(
            path="Egladil",
            on_path=wielder if at_path else "",
            battlegrounds={"Lórien": "" if at_path else wielder},
            corruption=2,
            asking=("turn", WITCH_KING),
        )
        do(s, "use Black Breath")
        assert names(s.cycle[WITCH_KING]) == ["The Reaver", "Morgul Blade", "Black Breath", "Fell Beast"]
        assert s.gone[WITCH_KING] == [] and s.items == {} and s.path == s.field == [[], []]
        assert s.corruption == 3
        assert s.stack == [("turn", ARAGORN)]


@card("Black Breath")
@rule("CG-C65")
def test_black_breath_cannot_be_used_in_reserve() -> None:
    s = table(path="Egladil", reserve="The Reaver with Black Breath", battlegrounds={"Lórien": ""}, asking=("turn", WITCH_KING))
    assert "use Black Breath" not in asked(s)
    assert why_not(s, ("use", "Black Breath")) == "CG-9.5"
    assert s.stack == [("turn", WITCH_KING)]


# Black Rider's Mount, Fell Beast.


@card("Black Rider's Mount")
@rule("CG-C66", "CG-R42")
def test_the_mount_lets_its_rider_move_to_the_path_at_once_even_if_it_came_this_round() -> None:
    s = table(
        hand="Black Rider's Mount, Mordor Orcs",
        reserve="The Reaver with Morgul Blade",
        fresh="The Reaver",
        path="Egladil",
        battlegrounds={"Lórien": ""},
        asking=("turn", WITCH_KING),
    )
    do(s, "play Black Rider's Mount")
    assert names(s.cycle[WITCH_KING]) == ["Mordor Orcs 1"]  # paid before the text
    assert asked(s) == ["to Egladil", "leave it in reserve"]  # never to a battleground
    do(s, "to Egladil")
    assert names(s.path[SHADOW]) == ["The Reaver"]
    assert names(s.items[REAVER]) == ["Morgul Blade", "Black Rider's Mount"]
    assert s.reserve[WITCH_KING] == [] and s.fresh == []
    assert s.stack == [("turn", ARAGORN)]  # the move cost no action


@card("Fell Beast")
@rule("CG-C66")
def test_fell_beast_lets_its_rider_move_to_a_battleground_that_shows_mordor() -> None:
    s = table(
        hand="Fell Beast, Mordor Orcs",
        reserve="The Reaver",
        fresh="The Reaver",
        path="Egladil",
        battlegrounds={"Orthanc": "", "Lórien": "", "Dol Guldur": ""},
        asking=("turn", WITCH_KING),
    )
    do(s, "play Fell Beast")
    assert asked(s) == ["to Lórien", "to Dol Guldur", "leave it in reserve"]
    assert why_not(s, ("to", "Orthanc")) == "CG-8.12"
    do(s, "to Dol Guldur")
    assert names(s.field[5]) == ["The Reaver"]
    assert names(s.items[REAVER]) == ["Fell Beast"]
    assert s.stack == [("turn", ARAGORN)]


@card("Black Rider's Mount", "Fell Beast")
@rule("CG-C66")
@pytest.mark.parametrize("item, path, battleground", [("Black Rider's Mount", "Caradhras", "Lórien"), ("Fell Beast", "Egladil", "Orthanc")])
def test_without_a_legal_place_no_move_is_offered(item: str, path: str, battleground: str) -> None:
    s = table(hand=f"{item}, Mordor Orcs", reserve="The Reaver", path=path, battlegrounds={battleground: ""}, asking=("turn", WITCH_KING))
    do(s, f"play {item}")
    assert names(s.items[REAVER]) == [item]
    assert names(s.reserve[WITCH_KING]) == ["The Reaver"]
    assert s.stack == [("turn", ARAGORN)]


@card("Black Rider's Mount", "Fell Beast")
@rule("CG-C66", "CG-R41")
@pytest.mark.parametrize("item", ["Black Rider's Mount", "Fell Beast"])
def test_a_rider_that_stays_may_still_not_move_this_round(item: str) -> None:
    s = table(
        hand=f"{item}, Mordor Orcs",
        reserve="The Reaver",
        fresh="The Reaver",
        path="Egladil",
        battlegrounds={"Lórien": ""},
        asking=("turn", WITCH_KING),
    )
    do(s, f"play {item}", "leave it in reserve")
    assert s.stack == [("turn", ARAGORN)]
    assert names(s.reserve[WITCH_KING]) == names(s.fresh) == ["The Reaver"]
    do(s, "pass", "pass", "pass")
    assert why_not(s, ("move", "The Reaver")) == "CG-8.19"
    assert s.stack == [("turn", WITCH_KING)]


@card("Black Rider's Mount")
@rule("CG-8.3", "CG-8.17")
def test_a_rider_forsaken_to_pay_for_the_mount_takes_it_along_and_nobody_moves() -> None:
    s = table(hand="Black Rider's Mount", reserve="The Reaver", path="Egladil", asking=("turn", WITCH_KING))
    do(s, "play Black Rider's Mount")
    assert asked(s) == ["forsake The Reaver", "forsake the top of the draw deck"]  # not the card being played
    do(s, "forsake The Reaver")
    assert names(s.gone[WITCH_KING]) == ["The Reaver", "Black Rider's Mount"]
    assert s.path == [[], []] and s.items == {}
    assert s.stack == [("turn", ARAGORN)]


# Morgul Blade.


@card("Morgul Blade")
@rule("CG-C61", "CG-C20")
def test_the_blade_is_eliminated_alone_for_1_corruption_and_its_wielder_stays() -> None:
    s = table(path="Egladil", on_path="The Reaver with Morgul Blade and Nazgûl's Mantle", asking=("turn", WITCH_KING))
    do(s, "use Morgul Blade")
    assert names(s.gone[WITCH_KING]) == ["Morgul Blade"]
    assert names(s.path[SHADOW]) == ["The Reaver"]
    assert names(s.items[REAVER]) == ["Nazgûl's Mantle"]
    assert s.corruption == 1
    assert s.stack == [("turn", ARAGORN)]


@card("Morgul Blade")
@rule("CG-C61")
def test_the_blade_is_used_on_the_active_path_only() -> None:
    for where in ({"reserve": "The Reaver with Morgul Blade"}, {"battlegrounds": {"Lórien": "The Reaver with Morgul Blade"}}):
        s = table(path="Egladil", asking=("turn", WITCH_KING), **where)
        assert "use Morgul Blade" not in asked(s)
        assert why_not(s, ("use", "Morgul Blade")) == "CG-9.5"
        assert s.stack == [("turn", WITCH_KING)]


@card("Morgul Blade")
@rule("CG-C29")
def test_the_eight_weapons() -> None:
    known = "Andúril, Blade of Westernesse, Bow of the Galadhrim, Dwarven Axe, Sting, Glamdring, Morgul Blade, Whip of Many Thongs"
    assert sorted(names([weapon for weapon in WEAPONS if not CARDS[weapon].bot])) == sorted(known.split(", "))


# Nazgûl's Mantle.


@card("Nazgûl's Mantle")
@rule("CG-C55", "CG-C4")
def test_the_mantle_saves_a_wielder_and_its_items_at_the_end_of_path_combat() -> None:
    s = table(path="Weathertop", on_path="The Reaver with Morgul Blade and Nazgûl's Mantle; The Hunter")
    fight(s, "Weathertop")
    assert names(s.cycle[WITCH_KING]) == ["The Reaver", "Morgul Blade", "Nazgûl's Mantle"]
    assert names(s.gone[WITCH_KING]) == ["The Hunter"]
    assert s.corruption == 3  # its icons counted all the same
    assert s.stack == [("turn", FRODO)]


@card("Nazgûl's Mantle")
@rule("CG-C55")
def test_the_mantle_saves_an_attacker_on_a_battleground() -> None:
    s = table(battlegrounds={"Lórien": "The Reaver with Nazgûl's Mantle; Mordor Orcs"})
    fight(s, "Lórien")
    assert names(s.cycle[WITCH_KING]) == ["The Reaver", "Nazgûl's Mantle"]
    assert names(s.gone[WITCH_KING]) == ["Mordor Orcs 1"]
    assert s.stack == [("turn", FRODO)]


@card("Nazgûl's Mantle")
@rule("CG-C55", "CG-C4")
def test_the_mantle_saves_a_defender_lost_to_cancel_icons_or_because_the_defence_was_too_small() -> None:
    wielder = "The Reaver with Fell Beast and Nazgûl's Mantle"
    s = table(battlegrounds={"Dol Guldur": f"{wielder}; Trolls of Udûn; Galadriel"}, captured="Dol Guldur")
    fight(s, "Dol Guldur")
    do(s, "lose The Reaver")  # 1 icon, cancelled by the Fell Beast
    assert names(s.cycle[WITCH_KING]) == ["The Reaver", "Fell Beast", "Nazgûl's Mantle", "Trolls of Udûn"]
    assert s.gone[WITCH_KING] == [] and place_names(s.scored[SHADOW]) == ["Dol Guldur"]
    assert s.stack == [("turn", FRODO)]
    s = table(battlegrounds={"Dol Guldur": "The Reaver with Nazgûl's Mantle; Mordor Orcs; High Elves"}, captured="Dol Guldur")
    fight(s, "Dol Guldur")
    assert names(s.gone[WITCH_KING]) == ["Mordor Orcs 1"]
    assert names(s.cycle[WITCH_KING]) == ["The Reaver", "Nazgûl's Mantle"]
    assert place_names(s.scored[FREE]) == ["Dol Guldur"]
    assert s.stack == [("turn", FRODO)]


@card("Nazgûl's Mantle")
@rule("CG-C55")
def test_the_mantle_does_not_save_outside_combat() -> None:
    s = table(hand="Mordor Orcs", reserve="The Reaver with Nazgûl's Mantle", asking=("turn", WITCH_KING))
    do(s, "play Mordor Orcs 1", "forsake The Reaver")
    assert names(s.gone[WITCH_KING]) == ["The Reaver", "Nazgûl's Mantle"]
    assert s.cycle[WITCH_KING] == []
    assert s.stack == [("turn", ARAGORN)]
