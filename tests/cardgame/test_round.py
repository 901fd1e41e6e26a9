"""The round (section 5)."""

from random import Random
from typing import Any

import pytest

from tests.cardgame.locations import told
from tests.citing import rule
from thirdage.cardgame.book import NOBODY
from thirdage.cardgame.positions import ARAGORN, FRODO, GAME, SARUMAN, WITCH_KING, asked, do, names, place_names, table, why_not
from thirdage.cardgame.tables import NUMBER

SEATS = ("frodo", "witch-king", "aragorn", "saruman")
BEGIN = ("round_begins", NOBODY)

# What comes up in the first two rounds is certain: Rivendell and Bucklebury Ferry, then Harad and the Inn.
LEFT_OVER: dict[str, Any] = {
    "scored_free": "Dol Amroth, Edoras, Helm's Deep, Lórien, Minas Tirith, Pelargir",
    "scored_shadow": "Dol Guldur, Minas Morgul, Morannon, Moria, Orthanc, Umbar",
    "used_paths": "Bag End, Gildor's Encampment, The Old Forest, Weathertop",
}


# The five steps.


@rule("CG-5.1", "CG-6.1")
def test_a_round_has_five_steps_in_order_and_the_token_moves_on_at_its_end() -> None:
    s = table(**LEFT_OVER, deck="", asking=BEGIN, round=0)
    do(s, "pass", "pass", "pass", "pass", "fight at Rivendell")
    steps = told(
        s, "round", "activate", "action_step", "pass", "action_step_ends", "combat_step", "combat", "wins_free", "score", "draw_step"
    )
    assert [event[0] for event in steps] == [
        *("round", "activate", "activate"),
        *("action_step", "pass", "pass", "pass", "pass", "action_step_ends"),
        *("combat_step", "combat", "wins_free", "combat", "wins_free"),
        "score",
        "draw_step",
        *("round", "activate", "activate", "action_step"),
    ]
    assert place_names(s.scored[0])[-2:] == ["Rivendell", "Bucklebury Ferry"]
    assert place_names([*s.active, s.road]) == ["Harad", "Inn of the Prancing Pony"]
    assert s.stack[-1] == ("turn", WITCH_KING)


@rule("CG-5.1")
def test_after_the_victory_check_comes_the_draw_step_and_then_the_next_round() -> None:
    s = table(asking=("victory_check", NOBODY), round=1, deck="Gimli, Éomer, Sam Gamgee, Sting", path="Egladil")
    assert told(s, "score", "draw_step", "draw", "round")[:6] == [
        ("score", 0, 0),
        ("draw_step", 1),
        *(("draw", FRODO, card) for card in s.hand[FRODO]),
        ("round", 2, WITCH_KING),
    ]
    assert names(s.hand[FRODO]) == ["Gimli", "Éomer", "Sam Gamgee"]
    assert (s.round, s.starter) == (2, WITCH_KING)


@rule("CG-5.1", "CG-T16", "CG-5.3")
def test_a_game_lasts_at_most_nine_rounds_and_the_seats_start_in_turn() -> None:
    lengths = set()
    for seed in range(12):
        s, rng = GAME.new(seed=seed), Random(seed)
        starters = []
        while True:
            starters += [event[2] for event in GAME.events(s) if event[0] == "round"]
            if GAME.over(s):
                break
            GAME.apply(s, rng.choice(GAME.legal(s)))
        assert starters == [FRODO, WITCH_KING, ARAGORN, SARUMAN, FRODO, WITCH_KING, ARAGORN, SARUMAN, FRODO][: len(starters)]
        assert len(starters) == s.round <= 9
        lengths.add(s.round)
    assert 9 in lengths


@rule("CG-5.2")
@pytest.mark.parametrize("starter", range(4))
def test_the_action_step_begins_with_the_starting_player_and_goes_on_in_a_circle(starter: int) -> None:
    s = table(starter=starter, asking=("action_step", NOBODY), then=(("combat_step", NOBODY),))
    for turn in range(4):
        assert GAME.asked(s) == SEATS[(starter + turn) % 4]
        passed = [seat for seat in SEATS if GAME.view(s, None)["seats"][seat]["passed"]]
        assert set(passed) == {SEATS[(starter + before) % 4] for before in range(turn)}
        do(s, "pass")


@rule("CG-5.2", "CG-5.3")
def test_the_token_moves_to_the_next_in_turn_order() -> None:
    s = table(starter=SARUMAN, asking=("pass_token", NOBODY), round=4)
    assert (s.starter, s.round) == (FRODO, 5)
    assert told(s, "round") == [("round", 5, FRODO)]


@rule("CG-R4", "CG-5.2")
def test_texts_of_the_location_step_begin_with_the_new_starting_player() -> None:
    s = table(**{**LEFT_OVER, "used_battlegrounds": "Rivendell"}, starter=WITCH_KING, deck="Olog-hai, Uglúk", asking=("pass_token", NOBODY))
    assert place_names(s.active) == ["Harad"]  # each Shadow player draws: seen from Aragorn, Saruman comes first
    assert [event[1] for event in told(s, "draw")] == [SARUMAN, WITCH_KING]
    assert GAME.asked(s) == "aragorn"


# What lasts for a round.


@rule("CG-5.4")
def test_marks_of_the_round_are_gone_in_the_next() -> None:
    s = table(
        asking=("pass_token", NOBODY),
        hand="Gimli, Sam Gamgee",
        reserve="Strider; Saruman with Palantír of Orthanc",
        fresh="Strider",
        played="Gimli, Strider",
        in_force="The Red Arrow",
    )
    assert (s.fresh, s.played, s.used, s.in_force) == ([], [], [], [])


@rule("CG-5.4", "CG-8.19", "CG-8.7")
def test_in_the_next_round_a_card_moves_and_may_be_played_again() -> None:
    cards: dict[str, Any] = {"hand": "Gimli, Sam Gamgee", "reserve": "Riders of Rohan 1", "fresh": "Riders of Rohan 1", "played": "Gimli"}
    s = table(**cards, battlegrounds={"Edoras": ""})
    assert why_not(s, ("move", "Riders of Rohan 1")) == "CG-8.19"
    assert why_not(s, ("play", "Gimli")) == "CG-8.7"
    s = table(**cards, battlegrounds={"Edoras": ""}, starter=SARUMAN, asking=("pass_token", NOBODY))
    while GAME.asked(s) != "frodo" or s.stack[-1][0] != "turn":
        GAME.apply(s, GAME.legal(s)[-1])
    assert {"move Riders of Rohan 1", "play Gimli"} <= set(asked(s))


@rule("CG-5.4")
def test_a_text_once_a_round_may_be_used_again_in_the_next() -> None:
    s = table(reserve="Saruman with Palantír of Orthanc", asking=("turn", SARUMAN))
    s.used = [NUMBER["Palantír of Orthanc"]]
    assert why_not(s, ("use", "Palantír of Orthanc")) == "CG-C54"
    s.stack = [("turn", SARUMAN), BEGIN]
    s.unused_battlegrounds, s.unused_paths = [[], []], []
    GAME.frames.run(s)
    do(s, "pass", "pass", "pass")
    assert GAME.asked(s) == "saruman"
    assert "use Palantír of Orthanc" in asked(s)


# The draw step.


@rule("CG-5.5", "CG-13.1")
def test_free_peoples_players_draw_three_and_shadow_players_four_whatever_they_hold() -> None:
    s = table(hand="Gimli, Sting, Sam Gamgee, Éomer, Éowyn, Uglúk", asking=("draw_step", NOBODY), starter=ARAGORN)
    drawn = [event[1] for event in GAME.events(s) if event[0] == "draw"]
    assert drawn[:14] == [ARAGORN] * 3 + [SARUMAN] * 4 + [FRODO] * 3 + [WITCH_KING] * 4  # in turn order from the starting player
    assert [len(hand) for hand in s.hand] >= [8, 4, 3, 5]  # there is no hand limit


@rule("CG-5.5", "CG-C1")
def test_texts_that_grant_more_cards_apply_in_the_draw_step() -> None:
    reserve = "Gandalf the White; The Witch-king; Mouth of Sauron; Aragorn"
    s = table(reserve=reserve, on_path="Saruman", path="Egladil", asking=("draw_step", NOBODY))
    events = told(s, "draw", "draws_more")
    drawn = [event[1] for event in events if event[0] == "draw"]
    counts = {seat: drawn[: drawn.index(SARUMAN) + 4].count(seat) for seat in range(4)}
    assert counts == {FRODO: 4, WITCH_KING: 6, ARAGORN: 4, SARUMAN: 4}  # several add up; Saruman is not in reserve
    helpers = [names([event[2]])[0] for event in events if event[0] == "draws_more"]
    assert helpers == ["Gandalf the White", "The Witch-king", "Mouth of Sauron", "Aragorn"]  # the log says why


@rule("CG-C34", "CG-5.5")
def test_what_a_text_makes_of_the_draw_step_comes_when_all_is_drawn_and_is_told() -> None:
    five = "Elrond, Arwen, Legolas, Strider, Boromir"
    s = table(asking=("draw_for_round", ARAGORN), then=(("turn", FRODO),), reserve="Galadriel; Aragorn", deck=five)
    assert asked(s) == [f"cycle {name}" for name in five.split(", ")]
    assert [event[1] for event in told(s, "text")] == [NUMBER["Galadriel"]]
    do(s, "cycle Arwen")
    assert names(s.hand[ARAGORN]) == ["Elrond", "Legolas", "Strider", "Boromir"]
    assert s.stack == [("turn", FRODO)]


@rule("CG-10.9", "CG-5.5")
def test_drawing_goes_on_from_the_cycle_pile_and_ends_when_nothing_is_left() -> None:
    s = table(asking=("draw_for_round", FRODO), then=(("turn", FRODO),), deck="Gimli", cycle="Sting")
    assert names(s.hand[FRODO]) == ["Gimli", "Sting"]
    assert s.stack == [("turn", FRODO)]
