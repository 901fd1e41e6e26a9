"""Challenge of the King, House of the Stewards, The Grey Company."""

from __future__ import annotations

from typing import Any

import pytest

from tests.boardgame.cards.free_character import before, play, settled, tile_ids, tiles
from tests.boardgame.throwing import at as pick
from tests.boardgame.throwing import dice
from tests.citing import card, rule
from thirdage.boardgame.positions import FREE, SHADOW, asked, at, do, log, names, table, why_not
from thirdage.boardgame.state import OUT, State
from thirdage.boardgame.tables import ARAGORN, ELITE, GONDOR, NORTH, REGULAR, STANDARD_TILES, STRIDER, TILES, kind_of

CHALLENGE, STEWARDS, GREY = "Challenge of the King", "House of the Stewards", "The Grey Company"
KING = {"Edoras": "Strider, Rohan Regular"}
EYE = "std-eye-r"


# Challenge of the King.


@pytest.mark.parametrize(
    "armies",
    [
        {"Edoras": "Strider, Rohan Regular"},
        {"Lamedon": "Aragorn, Elven Elite"},
        {"Fords of Isen": "Strider, Rohan Regular"},
        {"inside Dol Amroth": "Aragorn, Gondor Regular", "Dol Amroth": "Southron Regular"},
    ],
)
@card("Challenge of the King")
@rule("BG-C12", "BG-C13", "BG-C42")
def test_the_king_with_an_army_in_gondor_or_rohan_challenges(armies: dict[str, str]) -> None:
    assert f"play {CHALLENGE}" in asked(before(CHALLENGE, armies=armies))


@pytest.mark.parametrize(
    "armies",
    [
        {"Edoras": "Strider"},  # no Army
        {"Edoras": "Boromir, Rohan Regular"},
        {"Osgiliath": "Strider, Gondor Regular"},
        {"North Ithilien": "Aragorn, Gondor Regular"},
        {"South Ithilien": "Aragorn, Gondor Regular"},
        {"Rivendell": "Strider, Elven Regular"},
    ],
)
@card("Challenge of the King")
@rule("BG-9.7", "BG-C42", "BG-C13")
def test_elsewhere_or_alone_he_does_not(armies: dict[str, str]) -> None:
    s = before(CHALLENGE, armies=armies)
    assert why_not(s, "play", CHALLENGE) == "BG-9.7"


def challenge(*pool: str, armies: dict[str, str] = KING, drawn: list[int] | None = None, **position: Any) -> State:
    return play(CHALLENGE, armies, pool=tiles(*pool), drawn=drawn or [], **position)


@pytest.mark.parametrize("king, armies", [(STRIDER, KING), (ARAGORN, {"Edoras": "Aragorn, Rohan Regular"})])
@card("Challenge of the King")
@rule("BG-C41", "BG-C12")
def test_three_eyes_go_back_and_he_falls(king: int, armies: dict[str, str]) -> None:
    s = challenge(EYE, EYE, EYE, armies=armies)
    assert s.where[king] == OUT
    assert at(s, "Edoras") == "Rohan Regular"
    assert (tile_ids(s.pool), s.drawn) == ([EYE] * 3, [])
    assert (s.corruption, s.hidden) == (0, 1)
    assert settled(s)


@pytest.mark.parametrize("pool, left", [((EYE, EYE, "std-3"), ["std-3"]), ((EYE, "std-1-r", "std-0-r"), ["std-0-r", "std-1-r"])])
@card("Challenge of the King")
@rule("BG-C41", "BG-C17")
def test_otherwise_the_eyes_leave_the_game_and_nothing_else_applies(pool: tuple[str, ...], left: list[str]) -> None:
    s = challenge(*pool)
    assert s.where[STRIDER] > 0
    assert (tile_ids(s.pool), s.drawn) == (left, [])
    assert (s.corruption, s.hidden) == (0, 1)
    assert "The tile Eye with Reveal leaves the game." in log(s)
    assert settled(s)


@card("Challenge of the King")
@rule("BG-C41", "BG-C17")
def test_tiles_without_an_eye_all_go_back(monkeypatch: pytest.MonkeyPatch) -> None:
    dice(monkeypatch, pick(1, of=4), pick(1, of=3), pick(1, of=2))
    s = challenge(EYE, "std-1", "std-2-r", "std-3")
    assert (tile_ids(s.pool), s.drawn) == ([EYE, "std-1", "std-2-r", "std-3"], [])
    assert s.corruption == 0
    assert settled(s)


@card("Challenge of the King")
@rule("BG-C41", "BG-R55")
def test_an_empty_pool_is_filled_in_mid_draw_without_the_tiles_in_hand() -> None:
    s = challenge("std-3", drawn=tiles("std-1", EYE))
    assert "The Hunt Pool is empty: the standard tiles drawn go back into it." in log(s)
    assert (tile_ids(s.pool), s.drawn) == (["std-1", "std-3"], [])  # all three were drawn, each once
    assert settled(s)


@card("Challenge of the King")
@rule("BG-C41", "BG-R55")
def test_two_eyes_left_in_the_pool_are_no_three_eyes() -> None:
    numbers = [number for number in STANDARD_TILES if TILES[number].id != EYE]
    s = challenge(EYE, EYE, drawn=numbers)  # the other two are out of the game; these two follow them
    assert s.where[STRIDER] > 0
    assert (s.pool, s.drawn) == (numbers, [])
    assert settled(s)


@card("Challenge of the King", "The Ring is Mine!")
@rule("BG-C41", "BG-C168")
def test_a_red_eye_is_an_eye() -> None:
    s = challenge(EYE, "sh-the-ring-is-mine", "std-2", mordor=1)
    assert tile_ids(s.pool) == ["std-2"]
    assert settled(s)
    s = challenge(EYE, EYE, "sh-the-ring-is-mine", mordor=1)
    assert s.where[STRIDER] == OUT and len(s.pool) == 3
    assert settled(s)


@card("Challenge of the King", "On, On They Went")
@rule("BG-C17")
def test_a_stop_means_nothing_and_special_tiles_go_back() -> None:
    s = challenge("sh-on-on-they-went", "fp-phial-of-galadriel", "std-2", mordor=1, corruption=3)
    assert (s.mordor, s.corruption, s.tried, len(s.pool)) == (1, 3, 0, 3)
    assert settled(s)


@card("Challenge of the King")
@rule("BG-C41", "BG-19.3")
def test_eyes_removed_do_not_return_on_entering_mordor() -> None:
    s = challenge(EYE, EYE, "std-3", drawn=tiles(EYE, EYE, EYE)[2:], bearers="Morannon")
    s.stack.append(("enter_mordor", FREE))
    do(s, "enter Mordor")
    assert tile_ids(s.pool) == [EYE, "std-3"]  # only the Eye that the Hunt has drawn
    assert settled(s)


# House of the Stewards.


@pytest.mark.parametrize("place", ["Minas Tirith", "Lamedon", "Anfalas"])
@pytest.mark.parametrize("unit", ["Gondor Regular", "Gondor Elite"])
@card("House of the Stewards")
@rule("BG-C53", "BG-C3", "BG-C6")
def test_one_unit_where_boromir_is_and_two_cards(place: str, unit: str) -> None:
    s = play(STEWARDS, {place: "Boromir"}, deck="The Red Arrow; Fear! Fire! Foes!")
    assert asked(s) == ["gondor Regular", "gondor Elite"]
    do(s, unit)
    assert at(s, place) == f"{unit}, Boromir"
    assert names(s.hand[FREE]) == ["The Red Arrow", "Fear! Fire! Foes!"]
    assert settled(s)


@pytest.mark.parametrize("armies", [{}, {"Osgiliath": "Boromir, Gondor Regular"}, {"North Ithilien": "Boromir"}, {"Edoras": "Boromir"}])
@card("House of the Stewards")
@rule("BG-9.7", "BG-C42", "BG-C11")
def test_boromir_must_be_in_gondor(armies: dict[str, str]) -> None:
    s = before(STEWARDS, armies=armies, bearers="Minas Tirith")
    assert why_not(s, "play", STEWARDS) == "BG-9.7"


@card("House of the Stewards")
@rule("BG-11.9", "BG-R23")
def test_in_a_siege_the_unit_comes_inside() -> None:
    s = play(STEWARDS, {"inside Dol Amroth": "Gondor Regular, Boromir", "Dol Amroth": "Southron Regular"})
    do(s, "Gondor Elite")
    assert (at(s, "inside Dol Amroth"), at(s, "Dol Amroth")) == ("Gondor Regular, Gondor Elite, Boromir", "Southron Regular")
    assert settled(s)


@pytest.mark.parametrize(
    "place, there, taken", [("Anfalas", "Sauron Regular, Boromir", {}), ("Lossarnach", "Boromir", {"Lossarnach": SHADOW})]
)
@card("House of the Stewards")
@rule("BG-C53", "BG-C1")
def test_in_a_region_that_is_not_free_only_cards_are_drawn(place: str, there: str, taken: dict[str, int]) -> None:
    s = play(STEWARDS, {place: there}, taken=taken, deck="The Red Arrow; Fear! Fire! Foes!")
    assert at(s, place) == there
    assert names(s.hand[FREE]) == ["The Red Arrow", "Fear! Fire! Foes!"]
    assert settled(s)


@pytest.mark.parametrize(
    "short, unit", [("Gondor Regular", "Gondor Elite"), ("Gondor Elite", "Gondor Regular"), ("Gondor Regular, Gondor Elite", "")]
)
@card("House of the Stewards")
@rule("BG-C3", "BG-11.7")
def test_a_kind_that_has_run_out_does_not_come(short: str, unit: str) -> None:
    s = play(STEWARDS, {"Minas Tirith": "Boromir"}, short=short)
    assert at(s, "Minas Tirith") == ", ".join(filter(None, (unit, "Boromir")))
    assert len(s.hand[FREE]) == 2
    assert settled(s)


@pytest.mark.parametrize("name", [STEWARDS, GREY])
@card("House of the Stewards", "The Grey Company")
@rule("BG-C6", "BG-R14", "BG-9.4")
def test_the_limit_is_looked_at_when_both_cards_are_drawn(name: str) -> None:
    hand = "Athelas; Bilbo's Song; Elven Rope; Elven Cloaks; Wizard's Staff"
    s = play(name, {"Minas Tirith": "Boromir", "Rivendell": "Strider, Elven Elite"}, hand=hand, deck="The Red Arrow; Fear! Fire! Foes!")
    if name == STEWARDS:
        do(s, "Gondor Regular")
    assert len(asked(s)) == 7  # five, and two; the card itself has left the hand
    do(s, "discard Athelas")
    assert len(s.hand[FREE]) == 6
    assert settled(s)


# The Grey Company.


@pytest.mark.parametrize("king", ["Strider", "Aragorn"])
@card("The Grey Company")
@rule("BG-C54", "BG-C12")
def test_a_regular_gives_way_to_an_elite_of_its_nation_and_two_cards_are_drawn(king: str) -> None:
    s = play(GREY, {"Bree": f"2 North Regulars, Gondor Regular, Elven Elite, {king}"}, deck="The Red Arrow; Fear! Fire! Foes!")
    assert asked(s) == ["gondor Elite", "north Elite"]
    do(s, "North Elite")
    assert at(s, "Bree") == f"Elven Elite, Gondor Regular, North Regular, North Elite, {king}"
    regular, elite = kind_of(NORTH, REGULAR), kind_of(NORTH, ELITE)
    assert (s.lost[regular], s.reserve[regular], s.reserve[elite]) == (1, 8, 4)
    assert names(s.hand[FREE]) == ["The Red Arrow", "Fear! Fire! Foes!"]
    assert settled(s)


@pytest.mark.parametrize("armies", [{}, {"Bree": "Strider"}, {"Bree": "North Regular, Boromir"}])
@card("The Grey Company")
@rule("BG-9.7", "BG-C13", "BG-C12")
def test_without_the_king_and_an_army_there_is_no_grey_company(armies: dict[str, str]) -> None:
    s = before(GREY, armies=armies, bearers="Bree")
    assert why_not(s, "play", GREY) == "BG-9.7"


@pytest.mark.parametrize("army, short", [("2 Elven Elites", ""), ("Gondor Regular", "Gondor Elite")])
@card("The Grey Company")
@rule("BG-C54", "BG-C1")
def test_without_such_a_pair_only_cards_are_drawn(army: str, short: str) -> None:
    s = play(GREY, {"Bree": f"{army}, Strider"}, short=short, deck="The Red Arrow; Fear! Fire! Foes!")
    assert at(s, "Bree") == f"{army}, Strider"
    assert names(s.hand[FREE]) == ["The Red Arrow", "Fear! Fire! Foes!"]
    assert settled(s)


@card("The Grey Company")
@rule("BG-C13", "BG-C54")
def test_the_army_may_be_besieged() -> None:
    s = play(GREY, {"inside Dol Amroth": "Gondor Regular, Strider", "Dol Amroth": "Southron Regular"})
    assert at(s, "inside Dol Amroth") == "Gondor Elite, Strider"
    assert settled(s)


@card("The Grey Company")
@rule("BG-C23")
def test_of_two_teammates_each_exchanges_units_of_his_own_nations() -> None:
    army = {"Bree": "North Regular, Gondor Regular, Strider"}
    s = table(army, hands={2: GREY}, persons=4, dice_free="Character", dice_shadow="Army", asking=("turn", 2))
    do(s, "use Character", f"play {GREY}")
    assert at(s, "Bree") == "Gondor Regular, North Elite, Strider"
    assert kind_of(GONDOR, ELITE) in (kind for kind, left in enumerate(s.reserve) if left)
    assert s.stack[-1] == ("turn", 1)


@card("The Grey Company")
@rule("BG-21.23", "BG-R77")
def test_of_three_nobody_exchanges_units_of_the_nation_of_the_action_before() -> None:
    for first, left in (("the North", "Gondor Elite, North Regular, Strider"), ("Gondor", "Gondor Regular, North Elite, Strider")):
        s = before_grey({"Bree": "North Regular, Gondor Regular, Strider"}, first)
        do(s, f"play {GREY}")
        assert at(s, "Bree") == left
        other = "Gondor" if first == "the North" else "North"
        do(s, "use Army", "skip: discard the die", "use Muster")
        assert why_not(s, "advance", other.lower()) == "BG-21.23"  # the exchange was an action on that Nation
        assert s.stack[-1][0] == "action"


@card("The Grey Company")
@rule("BG-C54", "BG-21.23")
def test_of_three_only_cards_are_drawn_if_that_nation_alone_is_there() -> None:
    s = before_grey({"Bree": "North Regular, Strider"}, "the North")
    do(s, f"play {GREY}")
    assert at(s, "Bree") == "North Regular, Strider"
    assert len(s.hand[FREE]) == 2
    assert s.stack[-1][0] == "turn"


def before_grey(armies: dict[str, str], nation: str) -> State:
    """Of three persons the Free Peoples have just advanced this Nation, and hold The Grey Company."""
    s = table(armies, persons=3, hand_free=GREY, dice_free="Muster, Character, Muster", dice_shadow="Army, Army, Army")
    do(s, "use Muster", f"advance {nation} on the Political Track", "use Army", "skip: discard the die", "use Character")
    return s


@card("The Grey Company")
@rule("BG-C54", "BG-C23")
def test_who_cannot_ride_along_is_told_why() -> None:
    army = {"Bree": "North Regular, Gondor Regular, Dwarven Regular, Rohan Elite, Strider"}
    s = table(army, hands={2: GREY}, persons=4, dice_free="Character", dice_shadow="Army", asking=("turn", 2))
    do(s, "use Character", f"play {GREY}")
    assert asked(s) == ["dwarven Elite", "north Elite"]
    assert why_not(s, "raise", "Gondor Elite") == "BG-21.10"
    assert why_not(s, "raise", "Rohan Elite") == why_not(s, "raise", "North Regular") == "BG-C54"
    do(s, "dwarven Elite")
    assert s.stack[-1][0] == "turn"
