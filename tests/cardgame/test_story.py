"""The log as the game tells it: alike events in one line, what a reader looks for, and why bots did what they did."""

from __future__ import annotations

from random import Random

from thirdage.cardgame.positions import GAME
from thirdage.cardgame.story import is_reason, story, told_once
from thirdage.cardgame.tables import NUMBER, PLACE
from thirdage.kernel.events import HIDDEN, Event

BAG_END = PLACE["Bag End"]
JUDGES = ("bot_judges", "saruman", BAG_END, 0, 1, 2, 1, 1)


def test_what_a_reader_looks_for_is_loud() -> None:
    events = [("round", 2, "frodo"), ("pass", "frodo"), ("combat", BAG_END, 0, 1), ("wins_free", BAG_END, 0, 1), ("score", 1, 0)]
    assert GAME.story([*events, ("over_free", 11, 0, 3)]) == [
        ("loud", "Round 2 begins. Frodo is the starting player."),
        ("plain", "Frodo passes."),
        ("loud", "There is no attack at Bag End."),
        ("loud", "The Free Peoples hold Bag End and score 1."),
        ("loud", "The score is Free Peoples 1, Shadow 0."),
        ("loud", "The Free Peoples win, 11 to 0: they lead by 10 or more."),
    ]


def test_reasons_stand_below_the_bot_that_considers_them() -> None:
    events = [("bot_box", "saruman", 0, 0), JUDGES, ("pass", "saruman"), ("bot_box", "saruman", 0, 0)]
    told = GAME.story(events)
    assert [kind for kind, _ in told] == ["reason", "reason", "reason", "plain", "reason", "reason"]
    assert told[0] == told[4] == ("reason", "Saruman considers:")
    assert told[1] == ("reason", "  USE AN ACTION? No.")
    assert told[2][1].startswith("  Bag End: 0 attack against 1 defence")


def test_of_one_pick_a_judgement_is_told_once_a_turn() -> None:
    first, second = ("bot_box", "saruman", 0, 0), ("bot_box", "saruman", 1, 0)
    assert GAME.story([first, JUDGES, second, JUDGES]) == GAME.story([first, JUDGES, second])
    assert len(story(GAME, [first, JUDGES, second, JUDGES])) == len(GAME.story([first, JUDGES, second])) + 1


def test_cards_that_one_seat_draws_share_a_line_and_hidden_ones_are_counted() -> None:
    seen: list[Event] = [("draw", "frodo", NUMBER["Gimli"]), ("draw", "frodo", NUMBER["Sting"])]
    hidden: list[Event] = [("draw", "frodo", HIDDEN), ("draw", "frodo", HIDDEN)]
    assert GAME.story(seen) == [("plain", "Frodo draws Gimli; Sting.")]
    assert GAME.story(hidden) == [("plain", "Frodo draws 2 cards.")]


def test_a_language_that_is_not_there_is_told_in_english() -> None:
    events = [("cycle", "frodo", NUMBER["Gimli"]), ("cycle", "aragorn", NUMBER["Elrond"]), ("bot_box", "saruman", 0, 0), ("pass", "frodo")]
    assert GAME.story([*events, ("pass", "frodo")], "xx") == GAME.story([*events, ("pass", "frodo")])


def test_a_story_of_a_real_game_tells_every_event_but_repeated_judgements() -> None:
    """Each line that one event would have alone stands in the story, or is part of a line that events share."""
    rng, s = Random(3), GAME.new("duel2", 3, shadow="bots")
    shared = 0
    while not GAME.over(s):
        GAME.apply(s, rng.choice(GAME.legal(s)))
        events = GAME.redact(s, GAME.events(s), "gandalf")
        lines = GAME.story(events)
        headings = sum(text.endswith(" considers:") for _, text in lines)
        assert len(lines) - headings <= len(told_once(events))
        shared += len(told_once(events)) - len(lines) + headings
        assert any(kind == "reason" for kind, _ in lines) == any(map(is_reason, events))
    assert shared > 10
