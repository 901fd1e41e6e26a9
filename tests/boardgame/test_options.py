"""Starting a board game: what may be chosen, and what is refused with one helpful sentence."""

from __future__ import annotations

from typing import Any

import pytest

from thirdage.boardgame.positions import FREE, GAME, SHADOW, table
from thirdage.boardgame.seating import RULINGS
from thirdage.boardgame.state import ruling
from thirdage.kernel.contract import Wish
from thirdage.kernel.errors import Problem, Refused


def refused(**options: Any) -> str:
    """The one sentence with which these arguments are refused."""
    with pytest.raises(Problem) as problem:
        GAME.new(**options)
    sentence = str(problem.value)
    assert sentence[0].isupper() or sentence[0] in "“0123456789"
    assert sentence.endswith((".", "?")) and "\n" not in sentence
    return sentence


# What there is.


def test_options_name_the_scenario_with_its_seats_and_values() -> None:
    options = GAME.options()
    base = options["scenarios"]["base"]
    assert options["default"] == "base" and list(options["scenarios"]) == ["base"]
    assert base["seats"] == ["free", "shadow"] and base["sides"] == {"free": ["free"], "shadow": ["shadow"]}
    persons = base["options"]["persons"]
    assert (persons["values"], persons["default"]) == ([2, 3, 4], 2)
    assert persons["sides"]["4"] == {"free": ["gondor", "rohan"], "shadow": ["witch-king", "saruman"]}
    assert persons["sides"]["3"] == {"free": ["free"], "shadow": ["witch-king", "saruman"]}


def test_options_tell_who_holds_which_seats() -> None:
    persons = GAME.options()["scenarios"]["base"]["options"]["persons"]
    held = {str(count): [list(seats) for seats in GAME.persons(GAME.new(persons=count))] for count in persons["values"]}
    assert persons["held"] == held


def test_every_ruling_with_a_switch_is_offered_with_the_ruled_value_first() -> None:
    offered = GAME.options()["scenarios"]["base"]["options"]["rulings"]
    assert offered["default"] == {}
    assert list(offered["values"]) == ["BG-C20", "BG-C24", "BG-C35", "BG-C103", "BG-C131", "BG-C154"]
    for name, values in offered["values"].items():
        assert len(values) == 2
        assert ruling(GAME.new(seed="1"), name) == ruling(GAME.new(seed="1", rulings={name: values[0]}), name) == 0
        chosen = GAME.new(seed="1", rulings={name: values[1]})
        assert [ruling(chosen, other) for other in RULINGS] == [int(other == name) for other in RULINGS]


def test_every_default_may_be_named() -> None:
    named = GAME.new(scenario="base", seed="7", persons=2, rulings={})
    assert GAME.dump(named) == GAME.dump(GAME.new(seed="7"))


def test_a_whole_number_as_a_seed_means_its_digits() -> None:
    assert GAME.dump(GAME.new(seed=7)) == GAME.dump(GAME.new(seed="7")) != GAME.dump(GAME.new(seed="07"))


# What is refused.


@pytest.mark.parametrize(
    "scenario, sentence",
    [
        ("bass", "There is no scenario “bass”; did you mean base?"),
        ("trilogy", "There is no scenario “trilogy”; known: base."),
        ("", "There is no scenario “”; known: base."),
        (None, "There is no scenario “None”"),
        (["base"], "There is no scenario"),
    ],
)
def test_an_unknown_scenario_is_refused(scenario: Any, sentence: str) -> None:
    assert refused(scenario=scenario, seed="1").startswith(sentence)


@pytest.mark.parametrize(
    "option, sentence", [("person", "did you mean persons"), ("promos", "persons"), ("bots", "known: persons, rulings.")]
)
def test_an_unknown_option_is_refused(option: str, sentence: str) -> None:
    said = refused(seed="1", **{option: 1})
    assert said.startswith(f"There is no option “{option}”") and sentence in said


@pytest.mark.parametrize("persons", [5, 1, 0, -4, "4", 4.0, 2.0, True, None, [4], {}])
def test_a_number_of_persons_that_no_table_has_is_refused(persons: Any) -> None:
    said = refused(seed="1", persons=persons)
    assert "persons" in said and "2, 3, 4" in said


@pytest.mark.parametrize("seed", [1.5, None, True, [], b"7", "", " 7", "a\nb", "\ud800"])
def test_a_seed_is_text_or_a_whole_number_and_nothing_else(seed: Any) -> None:
    assert "seed" in refused(seed=seed)


@pytest.mark.parametrize(
    "rulings, sentence",
    [
        ({"BG-C21": "icon"}, "There is no ruling “BG-C21”; did you mean BG-C"),
        ({"nonsense": "1"}, "There is no ruling “nonsense”; known: BG-C20"),
        ({"BG-C20": "decks"}, "There is no value “decks”; did you mean deck?"),
        ({"BG-C20": 1}, "There is no value “1”; known: icon, deck."),
        ({"BG-C20": None}, "There is no value “None”"),
        ({"BG-C20": ["icon"]}, "There is no value"),
        ({7: "icon"}, "There is no ruling “7”"),
        ("BG-C20=deck", "Rulings are given as id and value"),
        (["BG-C20"], "Rulings are given as id and value"),
        (None, "Rulings are given as id and value"),
    ],
)
def test_rulings_that_are_no_switches_are_refused(rulings: Any, sentence: str) -> None:
    assert refused(seed="1", rulings=rulings).startswith(sentence)


# The small doors of the contract.


def test_seats_that_are_not_at_the_table_are_refused_by_every_door() -> None:
    s = GAME.new(seed="1")
    for door in (GAME.view, lambda state, seat: GAME.why_not(state, seat, ("pass", 0)), lambda state, seat: GAME.redact(state, [], seat)):
        with pytest.raises(Problem, match="There is no seat “x”; known: free, shadow"):
            door(s, "x")
    with pytest.raises(Problem, match="did you mean shadow"):
        GAME.view(s, "shadows")


def test_a_wish_for_what_no_board_game_has_is_a_problem() -> None:
    s = table(dice_free="Muster", dice_shadow="Army")
    wishes: list[Wish] = [("dance", 0), ("die", 999), ("play", 1), ("from", 9999), (None, -1), (None, 202), (None, 300), (None, 9999)]
    for wish in wishes:
        with pytest.raises(Problem):
            GAME.why_not(s, "free", wish)


def test_the_checked_door_refuses_with_the_rule() -> None:
    s = table(dice_free="Muster", dice_shadow="Army")
    before = GAME.dump(s)
    with pytest.raises(Refused) as no:
        GAME.pick(s, "free", ("pass", 0))
    assert no.value.rule == "BG-6.12" and no.value.sentence and GAME.dump(s) == before
    with pytest.raises(Refused) as wait:
        GAME.pick(s, "shadow", ("pass", 0))
    assert wait.value.rule == "BG-6.10"
    GAME.pick(s, "free", GAME.legal(s)[0])
    assert s.stack[-1][0] == "action"


def test_touching_a_thing_says_whether_anything_can_be_done_with_it() -> None:
    s = table({"Bree": "North Regular"}, dice_free="Muster/Army, Muster", dice_shadow="Army")
    muster, army = GAME.names("die")["muster"], GAME.names("die")["army"]
    assert GAME.why_not(s, "free", (None, muster)) == ("", "")
    assert GAME.why_not(s, "free", (None, army))[0] == "BG-6.9"
    assert GAME.why_not(s, "free", (None, GAME.names("region")["Bree"]))[0] == "BG-6.9"


def test_a_state_that_is_none_is_a_problem() -> None:
    good = GAME.dump(GAME.new(seed="1"))
    for text in ("", "{}", "[]", "7", good[:-1], good.replace('"turn"', '"term"')):
        with pytest.raises(Problem):
            GAME.load(text)
    assert GAME.dump(GAME.load(good)) == good


def test_result_and_asked_before_during_and_after() -> None:
    s = table(dice_free="Muster", taken={"Pelargir": SHADOW})
    assert GAME.result(s) == {
        "winner": None,
        "score": {"free": 0, "shadow": 1},
        "why": None,
        "rounds": 2,
        "corruption": 0,
        "best": [],
    }
    assert GAME.asked(s) == "free" and not GAME.over(s)
    over = table(corruption=11, asking=("corruption", -1, 1))
    assert GAME.asked(over) is None and GAME.over(over) and GAME.result(over)["winner"] == "shadow"
    assert GAME.result(over)["best"] == ["shadow"] and FREE != SHADOW
