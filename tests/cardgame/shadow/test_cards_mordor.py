"""The bots' Mordor armies, the characters that are no Nazgûl, and Gothmog."""

from typing import Any

import pytest

from tests.cardgame.cards.fighting import fight
from tests.cardgame.shadow.deeds import bots, did, turn_of
from tests.cardgame.telling import seen, told
from tests.citing import card, rule
from thirdage.cardgame.check import check
from thirdage.cardgame.positions import ARAGORN, FRODO, SARUMAN, WITCH_KING, do, names
from thirdage.cardgame.scenarios import SETTING_NUMBER, SETTINGS
from thirdage.cardgame.tables import NUMBER, SHADOW

QUARREL = NUMBER["Gorbag & Shagrat (bot)"]


# Armies.


@card("Black Uruks (bot)", "Grond, Hammer of the Underworld (bot)", "Mordor Orcs (bot)", "Olog-hai (bot)", "Trolls of Udûn (bot)")
@rule("AS-10.3", "AS-10.4", "AS-R36")
@pytest.mark.parametrize(
    "army, place, here, wins",
    [
        ("Black Uruks", "Lórien", "Mordor Orcs 5", True),  # 1 + 2 attack against 2
        ("Black Uruks", "Dol Guldur", "High Elves 1; High Elves 2", False),  # 4 attack against 2 + 1
        ("Grond, Hammer of the Underworld", "Lórien", "", True),
        ("Grond, Hammer of the Underworld", "Dol Guldur", "High Elves 1; Legolas", False),  # it defends nothing
        ("Mordor Orcs 1", "Dol Guldur", "High Elves 1; Legolas", True),  # 3 attack against 2 + 1
        ("Mordor Orcs 1", "Lórien", "Mordor Orcs 5", False),
        ("Olog-hai", "Dol Guldur", "High Elves 1; High Elves 2", True),
        ("Olog-hai", "Lórien", "", False),
        ("Trolls of Udûn", "Dol Guldur", "High Elves 1; High Elves 2", True),
        ("Trolls of Udûn", "Lórien", "Mordor Orcs 5", False),
    ],
)
def test_a_mordor_army_is_played_or_moved_where_it_turns_a_lost_combat_and_else_waits(army: str, place: str, here: str, wins: bool) -> None:
    s = bots(WITCH_KING, hand=army, battlegrounds={place: here})
    assert did(s) == [f"play {army} to {place if wins else 'the reserve'}"]
    assert s.hand[WITCH_KING] == s.cycle[WITCH_KING] == []  # it costs nothing
    s = bots(WITCH_KING, reserve=army, battlegrounds={place: here})
    assert did(s) == ([f"move {army} to {place}"] if wins else ["pass"])
    assert s.stack == [("turn", ARAGORN)]


# Gorbag & Shagrat.


@card("Gorbag & Shagrat (bot)")
@rule("AS-8.3", "AS-R25", "AS-4.1")
@pytest.mark.parametrize("path, icons", [("Cirith Ungol", 2), ("Morgul Vale", 1)])
@pytest.mark.parametrize("way", ["play", "move"])
def test_gorbag_and_shagrat_pay_a_random_card_on_a_path_that_is_lost_but_could_be_won(path: str, icons: int, way: str) -> None:
    came = {"play": {"hand": "Gorbag & Shagrat"}, "move": {"hand": "Mordor Orcs", "reserve": "Gorbag & Shagrat"}}[way]
    reserve = f"Hill-troll; Gollum; {came.pop('reserve', '')}"  # of the other bot: 2 against 1
    s = bots(WITCH_KING, path=path, on_path="Sam Gamgee", reserve=reserve, deck="Olog-hai", **came)
    assert did(s) == [f"{way} Gorbag & Shagrat to {path}"]
    assert s.tokens == [(QUARREL, icons, 0)]
    if way == "move":
        assert names(s.cycle[WITCH_KING]) == ["Mordor Orcs 1"] and names(s.deck[WITCH_KING]) == ["Olog-hai"]
        assert "Mordor Orcs 1" not in seen(s, "frodo")
    else:  # with an empty hand it forsakes, here the top of the deck
        assert names(s.gone[WITCH_KING])[-1] == "Olog-hai"
    assert s.stack == [("turn", ARAGORN)]


@card("Gorbag & Shagrat (bot)")
@rule("AS-R20", "AS-R25")
def test_gorbag_and_shagrat_with_an_empty_hand_pay_by_forsaking_the_right_most_of_the_reserve() -> None:
    s = bots(WITCH_KING, path="Cirith Ungol", on_path="Sam Gamgee", reserve="Mouth of Sauron; The Witch-king; Gorbag & Shagrat", deck="")
    assert did(s) == ["move Gorbag & Shagrat to Cirith Ungol"]
    assert names(s.cycle[WITCH_KING]) == ["The Witch-king"] and names(s.reserve[WITCH_KING]) == ["Mouth of Sauron"]
    assert s.tokens == [(QUARREL, 2, 0)]
    assert fight(s, "Cirith Ungol (bot)") == (2, 0)
    assert s.tokens == []
    assert s.stack == [("turn", FRODO)]


@card("Gorbag & Shagrat (bot)")
@rule("AS-R10", "AS-8.4")
def test_gorbag_and_shagrat_always_quarrel_on_the_last_path() -> None:
    for here in ("", "The Witch-king"):  # lost and not to be won, or won already
        s = bots(WITCH_KING, path="Morgai", on_path=f"{here}; Sam Gamgee", reserve="Gorbag & Shagrat", hand="Olog-hai")
        assert did(s) == ["move Gorbag & Shagrat to Morgai"]
        assert s.tokens == [(QUARREL, 1, 0)] and names(s.cycle[WITCH_KING]) == ["Olog-hai"]
        assert s.stack == [("turn", ARAGORN)]


@card("Gorbag & Shagrat (bot)")
@rule("AS-8.1", "AS-8.4")
@pytest.mark.parametrize(
    "position",
    [
        {"path": "Cirith Ungol", "on_path": "The Witch-king", "hand": "Olog-hai"},  # won
        {"path": "Cirith Ungol", "on_path": "Sam Gamgee", "hand": "Olog-hai"},  # not to be won
        {"path": "Morgai", "deck": ""},  # the last path, but nothing to pay with
    ],
)
def test_gorbag_and_shagrat_stay_where_their_quarrel_is_of_no_use(position: dict[str, Any]) -> None:
    s = bots(WITCH_KING, reserve="Gorbag & Shagrat", **position)
    assert names(s.reserve[WITCH_KING])[0] == "Gorbag & Shagrat" and s.tokens == []
    assert s.stack == [("turn", ARAGORN)]


@card("Gorbag & Shagrat (bot)")
@rule("AS-8.1", "AS-10.4")
def test_gorbag_and_shagrat_with_nothing_else_to_pay_are_played_to_the_reserve() -> None:
    s = bots(WITCH_KING, path="Morgai", hand="Gorbag & Shagrat", deck="")
    assert did(s) == ["play Gorbag & Shagrat to the reserve"]
    s = bots(WITCH_KING, path="Morgai", hand="Gorbag & Shagrat", deck="Olog-hai")
    assert did(s) == ["play Gorbag & Shagrat to Morgai"]
    assert s.stack == [("turn", ARAGORN)]


# Grishnákh.


@card("Grishnákh (bot)")
@rule("AS-8.3", "AS-10.1")
def test_grishnakh_is_eliminated_for_corruption_on_the_first_turn_on_the_path() -> None:
    for foes in ("", "Sam Gamgee; Frodo Baggins"):  # winning or losing there
        s = bots(WITCH_KING, path="Amon Hen", on_path=f"Grishnákh; {foes}", reserve="The Witch-king", hand="Olog-hai")
        assert did(s) == ["use Grishnákh"]
        assert s.corruption == 1 and names(s.gone[WITCH_KING]) == ["Grishnákh"]
        assert s.path[SHADOW] == []
        assert s.stack == [("turn", ARAGORN)]


@card("Grishnákh (bot)")
@rule("AS-10.3", "AS-10.4")
def test_grishnakh_elsewhere_has_no_text_and_comes_to_the_path_as_any_other() -> None:
    s = bots(WITCH_KING, path="Osgiliath", hand="Grishnákh")
    assert did(s) == ["play Grishnákh to Osgiliath"] and s.corruption == 0
    assert turn_of(s, WITCH_KING) == ["use Grishnákh"] and s.corruption == 1
    s = bots(WITCH_KING, path="Osgiliath", on_path="The Reaver", reserve="Grishnákh")
    assert did(s) == ["pass"] and s.corruption == 0
    s = bots(WITCH_KING, path="Weathertop", battlegrounds={"Lórien": "Grishnákh"})
    assert did(s) == ["pass"] and s.corruption == 0
    assert s.stack == [("turn", ARAGORN)]


# Mouth of Sauron, The Lidless Eye.


@card("Mouth of Sauron (bot)", "The Lidless Eye (bot)")
@rule("AS-6.8", "AS-10.4")
@pytest.mark.parametrize("name, path", [("Mouth of Sauron", "Osgiliath"), ("The Lidless Eye", "Morgai")])
def test_a_shadow_battleground_keeps_it_from_the_path(name: str, path: str) -> None:
    for battlegrounds, place in (({}, path), ({"Edoras": ""}, path), ({"Umbar": ""}, "the reserve"), ({"Minas Morgul": ""}, "the reserve")):
        s = bots(WITCH_KING, hand=name, path=path, battlegrounds=battlegrounds, deck="")
        assert did(s) == [f"play {name} to {place}"]
        s = bots(WITCH_KING, reserve=name, path=path, battlegrounds=battlegrounds, deck="")
        assert did(s) == ([f"move {name} to {path}"] if place == path else ["pass"])
        assert s.stack == [("turn", ARAGORN)]


@card("Mouth of Sauron (bot)")
@rule("AS-R6", "AS-6.8")
def test_mouth_of_sauron_is_not_counted_for_a_path_he_may_not_enter() -> None:
    for battlegrounds, moved in (({}, True), ({"Umbar": ""}, False)):
        s = bots(WITCH_KING, reserve="Mouth of Sauron; Grishnákh", path="Osgiliath", on_path="Faramir", battlegrounds=battlegrounds)
        assert (did(s) == ["move Grishnákh to Osgiliath"]) is moved  # 2 against 1 with both of them
        assert s.stack == [("turn", ARAGORN)]


@card("Mouth of Sauron (bot)")
@rule("AS-6.8", "AS-11.3")
def test_mouth_of_sauron_in_reserve_draws_one_card_more() -> None:
    for reserve, battlegrounds, drawn in (("Mouth of Sauron", {}, 4), ("", {"Lórien": "Mouth of Sauron"}, 3)):
        s = bots(("draw_for_round", WITCH_KING), reserve=reserve, battlegrounds=battlegrounds)
        assert len(s.hand[WITCH_KING]) == drawn
        assert s.stack == [("turn", FRODO)]


@card("The Lidless Eye (bot)")
@rule("AS-6.8", "AS-8.3")
@pytest.mark.parametrize("path, place", [("Morgai", "Morgai"), ("Osgiliath", "the reserve")])
def test_the_lidless_eye_lets_each_bot_draw_wherever_it_is_played(path: str, place: str) -> None:
    s = bots(WITCH_KING, hand="The Lidless Eye", path=path, deck="Olog-hai, Black Uruks, Shelob, Gollum, Gimli, Arwen")
    assert did(s) == [f"play The Lidless Eye to {place}"]
    assert names(s.hand[WITCH_KING]) == ["Olog-hai"] and names(s.hand[SARUMAN]) == ["Shelob"]
    assert s.hand[FRODO] == s.hand[ARAGORN] == []
    assert s.stack == [("turn", ARAGORN)]


@card("The Lidless Eye (bot)")
@rule("AS-6.8", "AS-10.2")
def test_the_lidless_eye_in_reserve_raises_the_limit_of_its_bot() -> None:
    held = "Mordor Orcs 1; Mordor Orcs 2; Mordor Orcs 3"
    s = bots(WITCH_KING, hand=held, reserve="The Lidless Eye")
    assert did(s) == ["pass"]  # nothing is being lost, and 3 cards are within the limit
    s = bots(WITCH_KING, hand=held, path="Morgai", on_path="The Lidless Eye")
    assert did(s) != ["pass"] and len(s.hand[WITCH_KING]) == 2
    s = bots(("end_action_step", -1), hand=held, reserve="The Lidless Eye")
    assert len(s.hand[WITCH_KING]) == 3
    s = bots(("end_action_step", -1), hand=held)
    assert len(s.hand[WITCH_KING]) == 2 and len(s.cycle[WITCH_KING]) == 1
    assert s.stack == [("turn", FRODO)]


# Gothmog.


@card("Gothmog (bot)")
@rule("AS-R44")
def test_gothmog_and_the_whip_join_the_bots_decks_with_the_promotional_cards_only() -> None:
    promos = {NUMBER["Gothmog (bot)"], NUMBER["Whip of Many Thongs (bot)"]}
    for scenario in ("trilogy", "duel2", "duel3"):
        given, without = (SETTINGS[SETTING_NUMBER[scenario, wanted, "normal"]] for wanted in (True, False))
        dealt = [{card for seat, deck in enumerate(each.decks) if each.bots[seat] for card in deck} for each in (given, without)]
        assert dealt[0] - dealt[1] == promos


@card("Gothmog (bot)", "The Witch-king (bot)")
@rule("AS-R44", "AS-6.8")
@pytest.mark.parametrize(
    "where",
    [
        {"reserve": "The Witch-king with Nazgûl's Mantle"},
        {"path": "Egladil", "on_path": "The Witch-king with Nazgûl's Mantle"},
        {"cycle": "The Witch-king", "gone": "Nazgûl's Mantle"},
        {"gone": "Nazgûl's Mantle"},  # in the draw deck
    ],
)
def test_gothmog_removes_the_witch_king_wherever_he_is(where: dict[str, str]) -> None:
    s = bots(WITCH_KING, hand="Gothmog", battlegrounds={"Edoras": ""}, promos=True, **where)
    assert did(s) == ["play Gothmog to the reserve"]
    assert sorted(names(s.gone[WITCH_KING])) == ["Nazgûl's Mantle", "The Witch-king"]
    assert names(s.reserve[WITCH_KING]) == ["Gothmog"] and "The Witch-king" in seen(s, "frodo")
    assert check(s) == []
    assert s.stack == [("turn", ARAGORN)]


@card("Gothmog (bot)")
@rule("AS-R44", "AS-11.3")
def test_gothmog_draws_one_more_leads_and_removes_nobody_if_the_witch_king_is_gone() -> None:
    s = bots(("draw_for_round", WITCH_KING), reserve="Gothmog", promos=True)
    assert len(s.hand[WITCH_KING]) == 4
    s = bots(WITCH_KING, hand="Gothmog", gone="The Witch-king", battlegrounds={"Lórien": "Olog-hai"}, promos=True)
    assert did(s) == ["play Gothmog to Lórien"] and "eliminate" not in told(s)  # 2 + 1 attack against 2
    do(s, "pass")
    assert s.stack == [("turn", FRODO)]
