"""The bots' Nazgûl."""

from typing import Any

import pytest

from tests.cardgame.cards.fighting import fight
from tests.cardgame.shadow.deeds import bots, did, turn_of
from tests.cardgame.telling import happened, seen, told
from tests.citing import card, rule
from thirdage.cardgame.positions import ARAGORN, FRODO, GANDALF, SARUMAN, WITCH_KING, WITCH_KING_OF_DUEL, do, names, shown
from thirdage.cardgame.state import CYCLE, GONE, HAND, PILES
from thirdage.cardgame.tables import NUMBER, PLACE, SHADOW

OTHERS = [
    "The Beguiler",
    "The Black Easterling",
    "The Commander",
    "The Destroyer",
    "The Hunter",
    "The Reaver",
    "The Warrior",
    "The Witch-king",
]


# The Beguiler, The Reaver.


@card("The Beguiler (bot)")
@rule("AS-8.3", "AS-10.1")
def test_the_beguiler_is_cycled_and_each_free_peoples_player_cycles_a_card() -> None:
    s = bots(WITCH_KING, reserve="The Beguiler", path="Weathertop", hand="Gimli, Frodo Baggins, Arwen", deck="Legolas, Sam Gamgee")
    assert did(s) == ["use The Beguiler"]  # though he could have won the path
    assert names(s.cycle[WITCH_KING]) == ["The Beguiler"] and names(s.cycle[ARAGORN]) == ["Arwen"]  # Aragorn had no choice
    assert s.stack[-1] == ("choose_cycled", FRODO)
    do(s, "cycle Gimli")
    assert names(s.cycle[FRODO]) == ["Gimli"] and names(s.hand[FRODO]) == ["Frodo Baggins"]
    assert s.stack == [("turn", ARAGORN)]


@card("The Beguiler (bot)")
@rule("AS-8.1")
def test_the_beguiler_makes_an_empty_hand_forsake_and_stays_if_nobody_has_anything() -> None:
    s = bots(WITCH_KING, reserve="The Beguiler", deck="Legolas")
    assert did(s) == ["use The Beguiler"] and names(s.gone[ARAGORN])[-1] == "Legolas"
    s = bots(WITCH_KING, reserve="The Beguiler", deck="Olog-hai")
    assert did(s) == ["pass"] and names(s.reserve[WITCH_KING]) == ["The Beguiler"]
    assert s.stack == [("turn", ARAGORN)]


@card("The Reaver (bot)")
@rule("AS-8.3", "AS-10.1")
def test_the_reaver_is_cycled_and_each_free_peoples_player_forsakes() -> None:
    s = bots(WITCH_KING, reserve="The Reaver; Gimli", path="Weathertop", hand="Arwen", deck="")
    assert did(s) == ["use The Reaver"]
    assert names(s.cycle[WITCH_KING]) == ["The Reaver"]
    assert names(s.gone[FRODO])[-1] == "Gimli" and names(s.gone[ARAGORN])[-1] == "Arwen"
    assert s.stack == [("turn", ARAGORN)]


@card("The Reaver (bot)")
@rule("AS-8.1", "AS-10.3")
def test_the_reaver_moves_like_any_other_if_nobody_can_forsake() -> None:
    s = bots(WITCH_KING, reserve="The Reaver", path="Weathertop", deck="Olog-hai")
    assert did(s) == ["move The Reaver to Weathertop"]
    assert turn_of(s, WITCH_KING) == ["pass"]  # in the field he has no text
    assert s.stack == [("turn", ARAGORN)]


@card("The Reaver (bot)", "The Commander (bot)")
@rule("AS-6.8")
def test_in_a_duel_the_one_player_of_a_side_does_it_twice_against_a_bot_too() -> None:
    s = bots(WITCH_KING_OF_DUEL, scenario="duel2", reserve="The Reaver", deck="Gimli, Legolas, Sam Gamgee, Olog-hai")
    assert did(s) == ["use The Reaver"] and names(s.gone[GANDALF])[-2:] == ["Gimli", "Legolas"]
    s = bots(WITCH_KING_OF_DUEL, scenario="duel2", reserve="The Commander", deck="Gimli, Shelob, Olog-hai, Gollum")
    assert did(s) == ["use The Commander"] and names(s.hand[WITCH_KING_OF_DUEL]) == ["Shelob", "Olog-hai"]
    assert s.stack == [("turn", GANDALF)]


# The Black Easterling, The Commander.


@card("The Black Easterling (bot)")
@rule("AS-10.4", "AS-8.3")
@pytest.mark.parametrize(
    "position, place",
    [
        ({"path": "Weathertop"}, "Weathertop"),
        ({"battlegrounds": {"Dol Guldur": "High Elves 1; Legolas"}}, "Dol Guldur"),  # 3 against 2 and 1 of his own there
        ({"battlegrounds": {"Minas Morgul": "Boromir; Soldiers of Gondor; Gimli"}}, "the reserve"),  # elsewhere he only leads
        ({"path": "Khazad-dûm"}, "the reserve"),
    ],
)
def test_the_black_easterling_draws_a_card_wherever_he_is_played(position: dict[str, Any], place: str) -> None:
    s = bots(WITCH_KING, hand="The Black Easterling", deck="Olog-hai, Black Uruks", **position)
    assert did(s) == [f"play The Black Easterling to {place}"]
    assert names(s.hand[WITCH_KING]) == ["Olog-hai"] and s.cycle[WITCH_KING] == []
    assert s.stack == [("turn", ARAGORN)]


@card("The Black Easterling (bot)")
@rule("AS-10.3")
def test_the_black_easterling_draws_nothing_when_he_moves() -> None:
    s = bots(WITCH_KING, reserve="The Black Easterling", path="Weathertop")
    assert did(s) == ["move The Black Easterling to Weathertop"] and s.hand[WITCH_KING] == []
    assert s.stack == [("turn", ARAGORN)]


@card("The Commander (bot)")
@rule("AS-T4", "AS-10.1")
def test_the_commander_draws_for_both_bots_instead_of_moving() -> None:
    s = bots(WITCH_KING, reserve="The Commander", path="Weathertop", deck="Olog-hai, Black Uruks, Shelob, Gollum, Gimli")
    assert did(s) == ["use The Commander"]  # his icon would have won the path
    assert names(s.cycle[WITCH_KING]) == ["The Commander"]
    assert names(s.hand[WITCH_KING]) == ["Olog-hai"] and names(s.hand[SARUMAN]) == ["Shelob"]
    assert s.hand[FRODO] == []
    assert s.stack == [("turn", ARAGORN)]


@card("The Commander (bot)")
@rule("AS-8.3")
def test_the_commander_with_empty_decks_can_draw_himself_and_in_the_field_has_no_text() -> None:
    s = bots(WITCH_KING, reserve="The Commander", deck="")
    assert did(s) == ["use The Commander"] and names(s.hand[WITCH_KING]) == ["The Commander"]
    s = bots(WITCH_KING, path="Weathertop", on_path="The Commander")
    assert did(s) == ["pass"] and s.hand[WITCH_KING] == []
    assert s.stack == [("turn", ARAGORN)]


# The Destroyer, The Warrior, The Hunter.

LOST_LORIEN = {"Lórien": ""}  # 0 against 2
LOST_DOL_GULDUR = {"Dol Guldur": "High Elves 1; Legolas"}  # 3 against 2


@card("The Destroyer (bot)")
@rule("AS-R26", "AS-R6")
def test_the_destroyer_puts_an_attack_on_a_battleground_that_could_then_be_won() -> None:
    s = bots(WITCH_KING, reserve="Olog-hai; The Destroyer", battlegrounds=LOST_LORIEN)
    assert did(s) == ["use The Destroyer"]  # 2 + 1 against 2: the icon itself counts
    assert names(s.cycle[WITCH_KING]) == ["The Destroyer"] and s.tokens == [(PLACE["Lórien"], 1, 0)]
    assert turn_of(s, WITCH_KING) == ["move Olog-hai to Lórien"]
    assert fight(s, "Lórien") == (3, 2)
    assert s.stack == [("turn", FRODO)]


@card("The Destroyer (bot)")
@rule("AS-8.3", "AS-8.4")
@pytest.mark.parametrize(
    "reserve, battlegrounds",
    [
        ("The Destroyer", LOST_LORIEN),  # 1 against 2: he cannot be where he leads and give his icon
        ("Mordor Orcs 1; The Destroyer", LOST_LORIEN),  # 1 + 1
        ("Olog-hai; The Destroyer", {"Lórien": "Grond, Hammer of the Underworld"}),  # won already
        ("Olog-hai; Trolls of Udûn; The Destroyer", LOST_DOL_GULDUR),  # an attack would help those who attack there
        ("Olog-hai; The Destroyer", {}),
    ],
)
def test_the_destroyer_stays_where_his_icon_would_not_help(reserve: str, battlegrounds: dict[str, str]) -> None:
    s = bots(WITCH_KING, reserve=reserve, battlegrounds=battlegrounds)
    assert not any(deed.startswith("use") for deed in did(s)) and s.tokens == []
    assert s.stack == [("turn", ARAGORN)]


@card("The Destroyer (bot)")
@rule("AS-R26", "AS-5.3")
@pytest.mark.parametrize(
    "battlegrounds, place",
    [
        ({"Lórien": "", "Minas Tirith": "Black Uruks"}, "Minas Tirith"),
        ({"Minas Tirith": "Black Uruks", "Lórien": ""}, "Lórien"),
        ({"Lórien": "", "Minas Tirith": ""}, "Lórien"),  # Minas Tirith could not be won: 2 + 1 against 3
        ({"Lórien": "", "Dol Guldur": "High Elves 1; Legolas"}, "Lórien"),
    ],
)
def test_the_destroyers_icon_goes_to_the_right_most_battleground_where_it_helps(battlegrounds: dict[str, str], place: str) -> None:
    s = bots(WITCH_KING, reserve="Olog-hai; The Destroyer", battlegrounds=battlegrounds)
    assert s.tokens == [(PLACE[place], 1, 0)]
    assert s.stack == [("turn", ARAGORN)]


@card("The Warrior (bot)")
@rule("AS-R26", "AS-R6")
def test_the_warrior_puts_a_defence_on_a_shadow_battleground_that_could_then_be_held() -> None:
    s = bots(WITCH_KING, reserve="The Warrior", battlegrounds=LOST_DOL_GULDUR)
    assert did(s) == ["use The Warrior"]
    assert names(s.cycle[WITCH_KING]) == ["The Warrior"] and s.tokens == [(PLACE["Dol Guldur"], 0, 1)]
    assert fight(s, "Dol Guldur") == (3, 3)
    assert s.stack == [("turn", FRODO)]


@card("The Warrior (bot)")
@rule("AS-8.3", "AS-8.4")
@pytest.mark.parametrize(
    "reserve, battlegrounds",
    [
        ("The Warrior", {"Dol Guldur": "High Elves 1; High Elves 2"}),  # 4 against 3
        ("The Warrior", {"Dol Guldur": "High Elves 1"}),  # held as it is
        ("Olog-hai; Black Uruks; The Warrior", LOST_LORIEN),  # a defence would help the Elves
        ("The Warrior", {}),
    ],
)
def test_the_warrior_stays_where_his_icon_would_not_help(reserve: str, battlegrounds: dict[str, str]) -> None:
    s = bots(WITCH_KING, reserve=reserve, battlegrounds=battlegrounds)
    assert not any(deed.startswith("use") for deed in did(s)) and s.tokens == []
    assert s.stack == [("turn", ARAGORN)]


@card("The Warrior (bot)")
@rule("AS-R26", "AS-5.3")
def test_the_warriors_icon_goes_to_the_right_most_battleground_where_it_helps() -> None:
    lost = {"Dol Guldur": "High Elves 1; Legolas", "Minas Morgul": "Boromir; Soldiers of Gondor; Gimli", "Moria": ""}
    s = bots(WITCH_KING, reserve="The Warrior", battlegrounds=lost)
    assert s.tokens == [(PLACE["Minas Morgul (bot)"], 0, 1)]
    s = bots(WITCH_KING, reserve="The Warrior", battlegrounds=dict(reversed(lost.items())))
    assert s.tokens == [(PLACE["Dol Guldur"], 0, 1)]
    assert s.stack == [("turn", ARAGORN)]


@card("The Hunter (bot)")
@rule("AS-R26", "AS-R6")
@pytest.mark.parametrize(
    "path, here, reserve",
    [
        ("Weathertop", "", "The Hunter"),  # 1 against 0
        ("Weathertop", "Sam Gamgee", "Barrow-wights; The Hunter"),  # 1 + 1 against 1, with the other bot's
        ("Morgai", "Sam Gamgee; Frodo Baggins", "The Hunter"),  # the last path, not to be won
        ("Morgai", "The Witch-king", "The Hunter"),  # the last path, won already
    ],
)
def test_the_hunter_puts_an_attack_on_a_path_that_could_then_be_won_or_is_the_last(path: str, here: str, reserve: str) -> None:
    s = bots(WITCH_KING, reserve=reserve, path=path, on_path=here)
    assert did(s) == ["use The Hunter"]
    assert names(s.cycle[WITCH_KING]) == ["The Hunter"] and s.tokens == [(PLACE[path], 1, 0)]
    assert s.stack == [("turn", ARAGORN)]


@card("The Hunter (bot)")
@rule("AS-8.3", "AS-8.4")
@pytest.mark.parametrize(
    "path, here, reserve",
    [
        ("Weathertop", "Barrow-wights", "The Hunter"),  # won
        ("Weathertop", "Sam Gamgee", "The Hunter"),  # 1 against 1; he himself does not count
        ("", "", "The Hunter"),
    ],
)
def test_the_hunter_stays_where_his_icon_would_not_help(path: str, here: str, reserve: str) -> None:
    s = bots(WITCH_KING, reserve=reserve, path=path, on_path=here)
    assert did(s) == ["pass"] and s.tokens == []
    assert s.stack == [("turn", ARAGORN)]


# The Messenger.


@card("The Messenger (bot)")
@rule("AS-8.2", "AS-R24")
def test_the_messenger_fetches_a_random_other_nazgul_from_the_cycle_pile() -> None:
    fetched = set()
    for seed in "12345678":
        s = bots(
            WITCH_KING, reserve="The Messenger with Nazgûl's Mantle", cycle="The Reaver, Olog-hai, The Hunter", deck="Gimli", seed=seed
        )
        assert did(s) == ["use The Messenger"]
        (name,) = names(s.hand[WITCH_KING])
        assert {"The Messenger", "Nazgûl's Mantle"} < {*names(s.cycle[WITCH_KING])}  # his items go along, and he is not fetched
        assert happened(s, "take") == [f"take {name}"] and "Olog-hai" not in seen(s, "frodo")
        assert s.may_be[PILES * WITCH_KING + HAND] == 1 << NUMBER[f"{name} (bot)"]  # shown, then mixed in
        fetched.add(name)
        assert s.stack == [("turn", ARAGORN)]
    assert fetched == {"The Reaver", "The Hunter"}


@card("The Messenger (bot)")
@rule("AS-T8", "AS-8.2")
def test_the_messenger_stays_if_every_other_nazgul_is_in_play_or_eliminated() -> None:
    out = OTHERS[:4]
    s = bots(FRODO, reserve="The Messenger", path="Weathertop", on_path=";".join(OTHERS[4:]), gone=",".join(out), cycle="Olog-hai")
    for name in out:
        shown(s, name, GONE)
    do(s, "pass")
    assert did(s) == ["pass"] and names(s.reserve[WITCH_KING]) == ["The Messenger"]
    assert s.stack == [("turn", ARAGORN)]


@card("The Messenger (bot)")
@rule("AS-R39", "AS-8.2")
def test_in_doubt_the_messenger_goes_and_finds_nothing_if_none_is_there() -> None:
    s = bots(WITCH_KING, reserve="The Messenger", cycle="Olog-hai", hand="The Reaver")
    assert did(s) == ["use The Messenger"] and "nothing_found" in told(s)
    assert names(s.cycle[WITCH_KING]) == ["Olog-hai", "The Messenger"] and names(s.hand[WITCH_KING]) == ["The Reaver"]
    assert seen(s, "frodo") == ["The Messenger"]
    known = s.may_be[PILES * WITCH_KING + CYCLE]
    assert not any(known >> NUMBER[f"{name} (bot)"] & 1 for name in OTHERS)  # everybody knows now that none is there
    assert s.stack == [("turn", ARAGORN)]


@card("The Messenger (bot)")
@rule("AS-8.2")
def test_the_messenger_stays_with_an_empty_cycle_pile_or_in_the_field() -> None:
    s = bots(WITCH_KING, reserve="The Messenger")
    assert did(s) == ["pass"]
    s = bots(WITCH_KING, path="Weathertop", on_path="The Messenger", cycle="The Reaver")
    assert did(s) == ["pass"] and s.hand[WITCH_KING] == []
    assert s.stack == [("turn", ARAGORN)]


# The Witch-king.


@card("The Witch-king (bot)")
@rule("AS-6.8", "AS-11.3")
def test_the_witch_king_in_reserve_draws_one_card_more() -> None:
    for difficulty, drawn in (("normal", 3), ("challenging", 4)):
        s = bots(("draw_for_round", WITCH_KING), difficulty=difficulty, reserve="The Witch-king")
        assert len(s.hand[WITCH_KING]) == drawn + 1
        s = bots(("draw_for_round", WITCH_KING), difficulty=difficulty, path="Weathertop", on_path="The Witch-king")
        assert len(s.hand[WITCH_KING]) == drawn
        assert s.stack == [("turn", FRODO)]


@card("The Witch-king (bot)")
@rule("AS-R19", "AS-6.4")
def test_the_witch_king_forsaken_from_the_top_of_the_draw_deck_is_cycled() -> None:
    s = bots(("forsake", WITCH_KING), deck="The Witch-king, Olog-hai")
    assert names(s.cycle[WITCH_KING]) == ["The Witch-king"] and NUMBER["The Witch-king (bot)"] not in s.gone[WITCH_KING]
    s = bots(("forsake", WITCH_KING), deck="Olog-hai, The Witch-king")
    assert names(s.gone[WITCH_KING])[-1] == "Olog-hai" and s.cycle[WITCH_KING] == []
    assert s.stack == [("turn", FRODO)]


@card("The Witch-king (bot)")
@rule("AS-10.3", "AS-10.4")
def test_the_witch_king_goes_to_the_path_first_and_to_a_battleground_that_he_turns() -> None:
    s = bots(WITCH_KING, hand="The Witch-king", path="Weathertop", on_path="Sam Gamgee", battlegrounds={"Lórien": "Mordor Orcs 1"})
    assert did(s) == ["play The Witch-king to Weathertop"]  # 2 against 1
    s = bots(WITCH_KING, hand="The Witch-king", path="Khazad-dûm", battlegrounds={"Lórien": "Mordor Orcs 1"})
    assert did(s) == ["play The Witch-king to Lórien"]  # 1 + 2 against 2; no Nazgûl enters a path 4
    s = bots(WITCH_KING, reserve="The Witch-king", path="Khazad-dûm", battlegrounds={"Lórien": ""})
    assert did(s) == ["pass"]
    assert s.path[SHADOW] == [] and s.stack == [("turn", ARAGORN)]
