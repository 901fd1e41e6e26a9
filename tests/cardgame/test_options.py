"""Starting a game: what may be chosen, and what is refused with one helpful sentence."""

from typing import Any

import pytest

from tests.citing import rule
from thirdage import games
from thirdage.cardgame.positions import GAME
from thirdage.cardgame.scenarios import RULINGS, SCENARIOS
from thirdage.cardgame.state import ruling
from thirdage.cardgame.tables import CARDS
from thirdage.kernel.errors import Problem


def refused(**options: Any) -> str:
    """The one sentence with which these arguments are refused."""
    with pytest.raises(Problem) as problem:
        GAME.new(**options)
    sentence = str(problem.value)
    assert sentence[0].isupper() or sentence[0] in "“0123456789"
    assert sentence.endswith((".", "?"))
    assert "\n" not in sentence
    return sentence


# What there is.


@rule("CG-13.1")
def test_options_name_every_scenario_with_its_seats_and_values() -> None:
    options = games.get("cardgame").options()
    trilogy = options["scenarios"]["trilogy"]
    assert options["default"] == "trilogy"
    assert trilogy["seats"] == ["frodo", "witch-king", "aragorn", "saruman"]
    assert trilogy["sides"] == {"free": ["frodo", "aragorn"], "shadow": ["witch-king", "saruman"]}
    persons = trilogy["options"]["persons"]
    assert (persons["values"], persons["default"]) == ([4, 3, 2], 4)
    assert (persons["bots"]["values"], persons["bots"]["default"]) == ([1, 2], 1)
    assert trilogy["options"]["promos"] == {"values": [False, True], "default": False}
    assert trilogy["options"]["shadow"] == {"values": ["players", "bots"], "default": "players"}
    assert trilogy["options"]["difficulty"] == {
        "values": ["normal", "challenging"],
        "default": "normal",
        "needs": {"shadow": "bots"},
    }


@pytest.mark.parametrize("options", [{}, {"shadow": "bots"}], ids=str)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_options_tell_who_holds_which_seats(scenario: str, options: dict[str, str]) -> None:
    persons = GAME.options()["scenarios"][scenario]["options"]["persons"]
    told = persons["bots"]["held"] if options else persons["held"]
    assert told == {
        str(count): [list(seats) for seats in GAME.persons(GAME.new(scenario, persons=count, **options))]
        for count in (persons["bots"] if options else persons)["values"]
    }


def test_every_ruling_with_a_switch_is_offered_with_the_ruled_value_first() -> None:
    offered = GAME.options()["scenarios"]["trilogy"]["options"]["rulings"]
    assert offered["default"] == {}
    cards = ["CG-C45", "CG-C47", "CG-C48", "CG-C51", "CG-C63", "CG-C68"]
    bots = ["AS-R3", "AS-R13", "AS-R29", "AS-R34", "AS-R38", "AS-R41"]
    assert list(offered["values"]) == ["CG-R14", "CG-R27", "CG-R29", *cards, *bots]
    for name, values in offered["values"].items():
        assert len(values) == 2
        against = {"shadow": "bots" if name in bots else "players"}
        assert ruling(GAME.new(seed="1", **against), name) == 0
        assert ruling(GAME.new(seed="1", rulings={name: values[0]}, **against), name) == 0
        chosen = GAME.new(seed="1", rulings={name: values[1]}, **against)
        assert [ruling(chosen, other) for other in RULINGS] == [int(other == name) for other in RULINGS]


def test_every_default_may_be_named() -> None:
    named = GAME.new(scenario="trilogy", seed="7", persons=4, shadow="players", promos=False, rulings={})
    assert GAME.dump(named) == GAME.dump(GAME.new(seed="7"))


def test_a_whole_number_as_a_seed_means_its_digits() -> None:
    assert GAME.dump(GAME.new(seed=7)) == GAME.dump(GAME.new(seed="7"))
    assert GAME.dump(GAME.new(seed=7)) != GAME.dump(GAME.new(seed="07"))


@rule("CG-C70")
@pytest.mark.parametrize("promos, size", [(False, 30), (True, 31)])
def test_promotional_cards_are_an_option_one_for_each_deck(promos: bool, size: int) -> None:
    s = GAME.new(seed="1", promos=promos)
    decks = [s.deck[seat] + s.hand[seat] for seat in range(4)]
    assert [len(deck) for deck in decks] == [size] * 4
    extra = [CARDS[card].name for deck in decks for card in deck if card > 120]
    assert extra == (["Ghân-buri-Ghân", "Gothmog", "Ioreth", "Whip of Many Thongs"] if promos else [])


# What is refused.


@pytest.mark.parametrize(
    "scenario, sentence",
    [
        ("trilogie", "There is no scenario “trilogie”; did you mean trilogy?"),
        ("Trilogy", "There is no scenario “Trilogy”; did you mean trilogy?"),
        ("hobbit", f"There is no scenario “hobbit”; known: {', '.join(SCENARIOS)}."),
        ("", f"There is no scenario “”; known: {', '.join(SCENARIOS)}."),
        (None, f"There is no scenario “None”; known: {', '.join(SCENARIOS)}."),
        (7, f"There is no scenario “7”; known: {', '.join(SCENARIOS)}."),
    ],
)
def test_an_unknown_scenario_is_refused_with_the_nearest_name(scenario: Any, sentence: str) -> None:
    assert refused(scenario=scenario, seed="1") == sentence


@pytest.mark.parametrize(
    "options, sentence",
    [
        ({"person": 3}, "There is no option “person”; did you mean persons"),
        ({"promo": True}, "There is no option “promo”; did you mean promos"),
        ({"colour": "blue"}, "There is no option “colour”; known: persons, shadow, difficulty, promos, rulings."),
    ],
)
def test_an_unknown_option_is_refused_with_the_nearest_name(options: dict[str, Any], sentence: str) -> None:
    assert refused(seed="1", **options).startswith(sentence)


@pytest.mark.parametrize("persons", [5, 1, 0, -4, "4", 4.0, True, None, [4]])
def test_a_number_of_persons_that_no_table_has_is_refused(persons: Any) -> None:
    sentence = refused(seed="1", persons=persons)
    assert "persons" in sentence
    assert "4, 3, 2" in sentence


@pytest.mark.parametrize("option, value", [("shadow", "humans"), ("shadow", None), ("promos", "yes"), ("promos", 1), ("promos", None)])
def test_a_value_that_does_not_fit_is_refused_with_those_that_do(option: str, value: Any) -> None:
    sentence = refused(seed="1", **{option: value})
    assert option in sentence
    assert {"shadow": "players", "promos": "False, True"}[option] in sentence


@pytest.mark.parametrize("difficulty", ["normal", "challenging", "impossible", 3])
def test_a_difficulty_without_bots_is_refused(difficulty: Any) -> None:
    sentence = refused(seed="1", difficulty=difficulty)
    assert "difficulty" in sentence
    assert "shadow=bots" in sentence


@pytest.mark.parametrize("seed", [1.5, None, True, [], {}, b"7", "", " 7", "7 ", "a\nb", "\t", "\x00", "\ud800"])
def test_a_seed_is_text_or_a_whole_number_and_nothing_else(seed: Any) -> None:
    assert "seed" in refused(seed=seed)


@pytest.mark.parametrize(
    "rulings, sentence",
    [
        ({"CG-C46": "anywhere"}, "There is no ruling “CG-C46”; did you mean CG-"),
        ({"nonsense": "1"}, "There is no ruling “nonsense”; known: CG-R14, CG-R27, CG-R29"),
        ({"CG-C45": "everywhere"}, "There is no value “everywhere”; did you mean anywhere?"),
        ({"CG-C45": 1}, "There is no value “1”; known: same-battleground, anywhere."),
        ({"CG-C45": None}, "There is no value “None”; known: same-battleground, anywhere."),
        ({"CG-C45": ["anywhere"]}, "There is no value"),
        ({7: "anywhere"}, "There is no ruling “7”"),
        ("CG-C45=anywhere", "Rulings are given as id and value"),
        (["CG-C45"], "Rulings are given as id and value"),
        ({"AS-R3": "reserve-first"}, "AS-R3"),
        (None, "Rulings are given as id and value"),
    ],
)
def test_rulings_that_are_no_switches_are_refused(rulings: Any, sentence: str) -> None:
    assert refused(seed="1", rulings=rulings).startswith(sentence)


def test_seats_that_are_not_at_the_table_are_refused_by_every_door() -> None:
    s = GAME.new(seed="1")
    for door in (GAME.view, lambda state, seat: GAME.why_not(state, seat, ("pass", 0)), lambda state, seat: GAME.redact(state, [], seat)):
        with pytest.raises(Problem, match="There is no seat “x”; known: frodo, witch-king, aragorn, saruman"):
            door(s, "x")
    with pytest.raises(Problem, match="did you mean witch-king"):
        GAME.view(s, "witchking")
