"""The Nazgûl, 103 to 112: what they share, and their texts. The Witch-king's text and event have a file of their own."""

import pytest

from tests.cardgame.cards.fighting import fight, uncancelled
from tests.cardgame.telling import forget, seen
from tests.citing import card, rule
from thirdage.cardgame.positions import ARAGORN, FRODO, SARUMAN, WITCH_KING, asked, do, names, place_names, table, why_not
from thirdage.cardgame.tables import FREE, PLACE, SHADOW

# Those that are cycled by their own action text, and The Black Easterling: icons and paths are the same for all eight.
ACTING = ["The Beguiler", "The Commander", "The Destroyer", "The Hunter", "The Messenger", "The Reaver", "The Warrior"]
EIGHT = [*ACTING, "The Black Easterling"]
PATHS = ["Bag End", "Weathertop", "Imladris", "Caradhras", "Egladil", "Amon Hen", "Osgiliath", "Morgul Vale", "Morgai"]  # 1 to 9


# What all of them share.


@card(*EIGHT, "The Witch-king")
@rule("CG-8.12")
@pytest.mark.parametrize("name", [*EIGHT, "The Witch-king"])
def test_a_nazgul_enters_every_path_but_those_of_number_4(name: str) -> None:
    for number, path in enumerate(PATHS, 1):
        s = table(reserve=name, path=path, asking=("turn", WITCH_KING))
        assert (f"move {name}" in asked(s)) == (number != 4)
        assert s.stack == [("turn", WITCH_KING)]


@card(*EIGHT)
@rule("CG-11.6")
@pytest.mark.parametrize("name", EIGHT)
def test_a_nazgul_has_1_path_attack(name: str) -> None:
    s = table(path="Weathertop", on_path=name)
    fight(s, "Weathertop")
    assert s.corruption == 1
    assert place_names(s.scored[SHADOW]) == ["Weathertop"]
    assert names(s.gone[WITCH_KING]) == [name]
    assert s.stack == [("turn", FRODO)]


@card(*EIGHT)
@rule("CG-11.22")
@pytest.mark.parametrize("name", EIGHT)
def test_a_nazgul_leads_an_attack_only_with_an_army_of_mordor(name: str) -> None:
    for army, attack in (("", 0), ("; Mordor Orcs", 2), ("; Goblins of the Misty Mountains", 1)):
        s = table(battlegrounds={"Lórien": name + army})
        assert fight(s, "Lórien") == (attack, 2)
        assert s.stack == [("turn", FRODO)]


@card("The Witch-king")
@rule("CG-11.22")
def test_the_witch_king_attacks_with_2_and_leads_nobody() -> None:
    for army, attack in (("", 2), ("; Mordor Orcs", 3)):
        s = table(battlegrounds={"Lórien": "The Witch-king" + army})
        assert fight(s, "Lórien") == (attack, 2)
        assert s.stack == [("turn", FRODO)]
    s = table(path="Weathertop", on_path="The Witch-king")
    fight(s, "Weathertop")
    assert s.corruption == 2
    assert s.stack == [("turn", FRODO)]


@card(*ACTING)
@rule("CG-C20", "CG-8.20")
@pytest.mark.parametrize("name", ACTING)
def test_the_price_is_the_nazgul_with_its_items_even_in_the_round_it_came(name: str) -> None:
    s = table(
        reserve=f"{name} with Nazgûl's Mantle and Fell Beast",
        fresh=name,
        path="Egladil",
        battlegrounds={"Edoras": ""},
        cycle="The Witch-king",
        asking=("turn", WITCH_KING),
    )
    assert f"move {name}" not in asked(s)
    do(s, f"use {name}")
    lying = ["The Witch-king", name, "Nazgûl's Mantle", "Fell Beast"]
    assert names(s.cycle[WITCH_KING]) == lying  # before anything else happens
    assert s.reserve[WITCH_KING] == [] and s.items == {} and s.gone[WITCH_KING] == []
    first = {"The Messenger": "take The Witch-king", "The Reaver": "forsake the top of the draw deck"}
    while s.stack != [("turn", ARAGORN)]:
        do(s, first.get(name, "forsake the top of the draw deck"))
    assert set(names(s.cycle[WITCH_KING])) >= set(lying[1:])
    assert s.stack == [("turn", ARAGORN)]


@card(*ACTING)
@rule("CG-9.5", "CG-R43")
@pytest.mark.parametrize("name", ACTING)
def test_its_text_works_in_reserve_only_and_for_its_controller_only(name: str) -> None:
    s = table(path="Egladil", on_path=name, cycle="The Witch-king", battlegrounds={"Lórien": ""}, asking=("turn", WITCH_KING))
    assert f"use {name}" not in asked(s)
    assert why_not(s, ("use", name)) == "CG-9.5"
    s = table(path="Egladil", battlegrounds={"Lórien": name}, cycle="The Witch-king", asking=("turn", WITCH_KING))
    assert f"use {name}" not in asked(s)
    assert why_not(s, ("use", name)) == "CG-9.5"
    s = table(path="Egladil", battlegrounds={"Lórien": ""}, reserve=name, cycle="The Witch-king", asking=("turn", SARUMAN))
    assert f"use {name}" not in asked(s)
    assert why_not(s, ("use", name)) == "CG-R43"
    assert s.stack == [("turn", SARUMAN)]


# The Beguiler.


@card("The Beguiler")
@rule("CG-C18", "CG-R4")
def test_the_beguiler_makes_each_free_peoples_player_cycle_one_after_the_other() -> None:
    s = table(reserve="The Beguiler", hand="Gimli, Sam Gamgee; Elrond, Arwen; Shelob", asking=("turn", WITCH_KING))
    do(s, "use The Beguiler")
    assert s.stack[-1] == ("choose_cycled", ARAGORN)  # next in turn order
    assert asked(s) == ["cycle Elrond", "cycle Arwen"]
    do(s, "cycle Elrond")
    assert s.stack[-1] == ("choose_cycled", FRODO)
    do(s, "cycle Sam Gamgee")
    assert names(s.cycle[ARAGORN]) == ["Elrond"] and names(s.hand[ARAGORN]) == ["Arwen"]
    assert names(s.cycle[FRODO]) == ["Sam Gamgee"] and names(s.hand[FRODO]) == ["Gimli"]
    assert names(s.hand[SARUMAN]) == ["Shelob"]  # the Shadow is spared
    assert "Sam Gamgee" not in seen(s, "witch-king")  # unseen
    assert s.stack == [("turn", ARAGORN)]


@card("The Beguiler")
@rule("CG-C18", "CG-10.3")
def test_the_beguiler_hurts_an_empty_hand_too() -> None:
    s = table(reserve="The Beguiler; Gimli", hand="Elrond", deck="Sam Gamgee", asking=("turn", WITCH_KING))
    do(s, "use The Beguiler")
    assert names(s.cycle[ARAGORN]) == ["Elrond"]  # the only card of a hand is no choice
    assert asked(s) == ["forsake Gimli", "forsake the top of the draw deck"]
    do(s, "forsake Gimli")
    assert names(s.gone[FRODO])[-1] == "Gimli"
    assert names(s.deck[FRODO]) == ["Sam Gamgee"]
    assert s.stack == [("turn", ARAGORN)]


@card("The Beguiler", "The Reaver")
@rule("CG-R3", "CG-C10")
@pytest.mark.parametrize("name", ["The Beguiler", "The Reaver"])
def test_it_needs_one_free_peoples_player_with_something_to_lose(name: str) -> None:
    s = table(reserve=name, deck="", asking=("turn", WITCH_KING))
    assert f"use {name}" not in asked(s)
    assert why_not(s, ("use", name)) == "CG-R3"
    s = table(reserve=name, deck="", cycle="Gimli", asking=("turn", WITCH_KING))  # a cycle pile is a deck to come
    do(s, f"use {name}")
    assert names(s.gone[FRODO])[-1] == "Gimli"
    assert s.cycle[FRODO] == [] and s.deck[FRODO] == []
    assert s.stack == [("turn", ARAGORN)]  # Aragorn has nothing, and nothing happens to him


# The Black Easterling.


@card("The Black Easterling")
@rule("CG-8.2")
@pytest.mark.parametrize("place", ["Egladil", "Dol Guldur", "the reserve"])
def test_the_black_easterling_draws_1_when_played_anywhere_after_the_cost(place: str) -> None:
    s = table(
        hand="The Black Easterling, Mordor Orcs",
        deck="Olog-hai, Black Uruks",
        path="Egladil",
        battlegrounds={"Dol Guldur": ""},
        asking=("turn", WITCH_KING),
    )
    do(s, "play The Black Easterling", f"to {place}")
    assert names(s.hand[WITCH_KING]) == ["Olog-hai"]
    assert names(s.cycle[WITCH_KING]) == ["Mordor Orcs 1"]
    assert s.stack == [("turn", ARAGORN)]


@card("The Black Easterling")
@rule("CG-9.3")
def test_the_black_easterling_draws_nothing_when_moved_or_when_nothing_is_left() -> None:
    s = table(reserve="The Black Easterling", deck="Olog-hai", path="Egladil", asking=("turn", WITCH_KING))
    do(s, "move The Black Easterling")
    assert s.hand[WITCH_KING] == []
    assert s.stack == [("turn", ARAGORN)]
    s = table(hand="The Black Easterling", deck="", path="Egladil", asking=("turn", WITCH_KING))
    do(s, "play The Black Easterling", "to the reserve")
    assert s.hand[WITCH_KING] == [] and s.deck[WITCH_KING] == []
    assert s.stack == [("turn", ARAGORN)]


def easterlings_defence(place: str, ruling: str, army: str = "", captured: str = "") -> int:
    """What The Black Easterling cancels when all that defend this battleground are lost to 7 attack icons."""
    attackers = "Gandalf the White; High Elves 1; High Elves 2; Aragorn; Soldiers of Gondor"
    s = table(battlegrounds={place: f"The Black Easterling; {army}; {attackers}"}, captured=captured, rulings={"CG-C63": ruling})
    attack, own = fight(s, place)
    assert s.stack == [("turn", FRODO)]
    return attack - own - uncancelled(s) - (1 if army else 0)


@card("The Black Easterling")
@rule("CG-C63", "CG-C12")
@pytest.mark.parametrize(
    "place, army, both, place_only",
    [
        ("Dol Guldur", "", 1, 1),  # the place bonus needs no support
        ("Dol Guldur", "Mordor Orcs", 2, 1),  # and the leadership comes on top
        ("Minas Morgul", "", 0, 0),
        ("Minas Morgul", "Mordor Orcs", 1, 0),  # leadership with support anywhere
    ],
)
def test_the_black_easterlings_defence_in_both_readings(place: str, army: str, both: int, place_only: int) -> None:
    assert easterlings_defence(place, "both", army) == both
    assert easterlings_defence(place, "place-only", army) == place_only


@card("The Black Easterling")
@rule("CG-C12")
def test_the_black_easterlings_bonus_counts_on_a_captured_dol_guldur_too() -> None:
    assert easterlings_defence("Dol Guldur", "both", captured="Dol Guldur") == 1


# The Commander.


@card("The Commander")
@rule("CG-C21")
def test_the_commander_lets_each_shadow_player_draw_in_turn_order() -> None:
    s = table(reserve="The Commander", deck="Olog-hai, Black Uruks; Shelob, Gollum", asking=("turn", WITCH_KING))
    forget(s)
    do(s, "use The Commander")
    assert names(s.hand[WITCH_KING]) == ["Olog-hai"]
    assert names(s.hand[SARUMAN]) == ["Shelob"]
    assert [event[1] for event in s.events or () if event[0] == "draw"] == [WITCH_KING, SARUMAN]
    assert s.hand[FRODO] == s.hand[ARAGORN] == []
    assert s.stack == [("turn", ARAGORN)]


@card("The Commander")
@rule("CG-C20", "CG-10.9")
def test_the_commander_cycled_first_is_drawn_again_when_nothing_else_is_left() -> None:
    s = table(reserve="The Commander", deck="", asking=("turn", WITCH_KING))
    do(s, "use The Commander")
    assert names(s.hand[WITCH_KING]) == ["The Commander"]
    assert s.stack == [("turn", ARAGORN)]


# The Destroyer, The Warrior, The Hunter.


@card("The Destroyer", "The Warrior")
@rule("CG-C13")
@pytest.mark.parametrize("name, token", [("The Destroyer", (1, 0)), ("The Warrior", (0, 1))])
def test_it_puts_an_icon_on_any_active_battleground_whichever_side_defends(name: str, token: tuple[int, int]) -> None:
    for place in ("Edoras", "Umbar"):
        s = table(reserve=name, path="Egladil", battlegrounds={"Edoras": "", "Umbar": ""}, asking=("turn", WITCH_KING))
        do(s, f"use {name}")
        assert asked(s) == ["to Edoras", "to Umbar"]
        assert why_not(s, ("to", "Egladil")) == "CG-C13"
        do(s, f"to {place}")
        assert s.tokens == [(PLACE[place], *token)]
        assert s.stack == [("turn", ARAGORN)]


@card("The Destroyer", "The Warrior", "The Hunter")
@rule("CG-C13", "CG-R3")
@pytest.mark.parametrize("name", ["The Destroyer", "The Warrior", "The Hunter"])
def test_without_a_fitting_location_it_cannot_be_used(name: str) -> None:
    if name == "The Hunter":
        s = table(reserve=name, battlegrounds={"Edoras": ""}, asking=("turn", WITCH_KING))
    else:
        s = table(reserve=name, path="Egladil", asking=("turn", WITCH_KING))
    assert f"use {name}" not in asked(s)
    assert why_not(s, ("use", name)) == "CG-R3"
    assert s.stack == [("turn", WITCH_KING)]


@card("The Destroyer")
@rule("CG-R53", "CG-R57")
def test_the_destroyers_icon_counts_for_the_attacker_and_goes_with_the_battleground() -> None:
    s = table(reserve="The Destroyer", battlegrounds={"Dol Guldur": "High Elves"}, asking=("turn", WITCH_KING))
    do(s, "use The Destroyer")  # the only battleground is no choice
    assert s.tokens == [(PLACE["Dol Guldur"], 1, 0)]
    assert s.stack == [("turn", ARAGORN)]
    fight(s, "Dol Guldur")
    assert uncancelled(s) == 1
    assert s.tokens == []
    assert s.stack == [("turn", FRODO)]


@card("The Warrior")
@rule("CG-11.5", "CG-R18")
def test_the_warriors_icon_cancels_before_any_card_even_on_a_captured_battleground() -> None:
    s = table(
        reserve="The Warrior", battlegrounds={"Dol Guldur": "Mordor Orcs; High Elves"}, captured="Dol Guldur", asking=("turn", WITCH_KING)
    )
    do(s, "use The Warrior")
    assert s.stack == [("turn", ARAGORN)]
    assert fight(s, "Dol Guldur") == (2, 1)
    assert names(s.gone[WITCH_KING]) == ["Mordor Orcs 1"]
    assert place_names(s.scored[SHADOW]) == ["Dol Guldur"]
    assert s.tokens == []
    assert s.stack == [("turn", FRODO)]


@card("The Warrior")
@rule("CG-C13")
def test_the_warriors_icon_helps_the_free_peoples_where_they_defend() -> None:
    s = table(reserve="The Warrior", battlegrounds={"Lórien": "Grond, Hammer of the Underworld"}, asking=("turn", WITCH_KING))
    do(s, "use The Warrior")
    fight(s, "Lórien")
    assert place_names(s.scored[FREE]) == ["Lórien"]
    assert s.stack == [("turn", FRODO)]


@card("The Hunter")
@rule("CG-C13", "CG-R57")
def test_the_hunters_icon_lies_on_the_path_and_passes_to_no_other() -> None:
    s = table(reserve="The Hunter", path="Weathertop", asking=("turn", WITCH_KING))
    do(s, "use The Hunter")
    assert s.tokens == [(PLACE["Weathertop"], 1, 0)]
    assert s.stack == [("turn", ARAGORN)]
    fight(s, "Weathertop")
    assert s.corruption == 1
    assert s.tokens == []
    assert s.stack == [("turn", FRODO)]


# The Messenger.


@card("The Messenger")
@rule("CG-C7", "CG-C64")
def test_the_messenger_takes_another_nazgul_and_shows_it() -> None:
    s = table(reserve="The Messenger", cycle="The Reaver, Mordor Orcs, The Witch-king", asking=("turn", WITCH_KING))
    before = s.deck[WITCH_KING][:]
    do(s, "use The Messenger")
    assert asked(s) == ["take The Reaver", "take The Witch-king"]  # never itself, though it lies there now
    assert why_not(s, ("take", "The Messenger")) == "CG-C7"
    assert why_not(s, ("take", "Mordor Orcs 1")) == "CG-R10"
    do(s, "take The Witch-king")
    assert names(s.hand[WITCH_KING]) == ["The Witch-king"]
    assert names(s.cycle[WITCH_KING]) == ["The Reaver", "Mordor Orcs 1", "The Messenger"]
    assert s.deck[WITCH_KING] == before  # no shuffle
    assert "The Witch-king" in seen(s, "frodo") and "The Reaver" not in seen(s, "frodo")
    assert s.stack == [("turn", ARAGORN)]


@card("The Messenger")
@rule("CG-C64", "CG-R3")
def test_the_messenger_needs_a_nazgul_in_the_cycle_pile_before_it_is_cycled() -> None:
    others = "The Black Captain; Nazgûl's Mantle; The Lidless Eye; Gorbag & Shagrat; The Ringwraiths Are Abroad"
    s = table(reserve="The Messenger with Fell Beast", cycle=others, gone="The Reaver", asking=("turn", WITCH_KING))
    assert "use The Messenger" not in asked(s)
    assert why_not(s, ("use", "The Messenger")) == "CG-R3"
    assert len(s.cycle[WITCH_KING]) == 5
    assert s.stack == [("turn", WITCH_KING)]


# The Reaver.


@card("The Reaver")
@rule("CG-C10", "CG-R4")
def test_the_reaver_makes_each_free_peoples_player_forsake_one_after_the_other() -> None:
    s = table(reserve="The Reaver; Gimli; Elrond", hand="Sam Gamgee; Arwen; Shelob", asking=("turn", WITCH_KING))
    do(s, "use The Reaver")
    assert asked(s) == ["forsake Arwen", "forsake Elrond", "forsake the top of the draw deck"]
    do(s, "forsake Elrond")
    assert names(s.gone[ARAGORN]) == ["Elrond"]  # done before Frodo decides
    assert asked(s) == ["forsake Sam Gamgee", "forsake Gimli", "forsake the top of the draw deck"]
    do(s, "forsake Sam Gamgee")
    assert names(s.gone[FRODO]) == ["Sam Gamgee"]
    assert s.gone[SARUMAN] == [] and names(s.hand[SARUMAN]) == ["Shelob"]
    assert s.stack == [("turn", ARAGORN)]
