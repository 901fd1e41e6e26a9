"""What happened, as lines to read: reasons of bots, and how the rounds of a game went."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

from rich.console import Console
from rich.text import Text

from tests.cli.sitting import GAME, session
from thirdage.cardgame.story import begins_turn, is_reason, last_turns, told_once
from thirdage.cli.terminal.story import rounds, story, wrapped
from thirdage.kernel.events import Event

PLACE = GAME.names("place")
BAG_END, UMBAR = PLACE["Bag End"], PLACE["Umbar"]


def judges(seat: str | int, place: int, attack: int = 0) -> Event:
    return ("bot_judges", seat, place, attack, 1, 2, 1, 1)


def test_each_reason_is_a_line_below_the_bot_that_considers_it() -> None:
    events = [("bot_box", "saruman", 0, 0), ("bot_box", "saruman", 1, 1), ("bot_box", "witch-king", 0, 0), ("pass", "witch-king")]
    assert [line.plain for line in story(GAME, events)] == [
        "Saruman considers:",
        "  USE AN ACTION? No.",
        "  PASS? Yes.",
        "Witch-king considers:",
        "  USE AN ACTION? No.",
        "Witch-king passes.",
    ]


def test_every_line_of_a_long_reason_is_indented_and_nothing_else_is() -> None:
    console = Console(width=40, file=StringIO())
    long = Text("  Bag End: 0 attack against 1 defence, with all that could go there 2 against 1.", style="dim")
    lines = wrapped(console, long)
    assert len(lines) == 3 and all(line.plain.startswith("  ") and line.plain[2] != " " for line in lines)
    assert " ".join(line.plain.strip() for line in lines) == long.plain.strip()
    assert max(len(line.plain) for line in lines) <= 40
    plain = Text("Witch-king plays Black Rider's Mount onto The Black Easterling.")
    assert wrapped(console, plain) == [plain]


def test_a_location_is_judged_once_in_a_turn() -> None:
    box = [("bot_box", 1, 4, 0), ("bot_box", 1, 5, 0)]
    first, turn = ("bot_box", 1, 0, 0), [judges(1, BAG_END), judges(1, UMBAR)]
    assert told_once([first, *turn, box[0], *turn, box[1]]) == [first, *turn, *box]
    assert told_once([first, turn[0], judges(1, BAG_END, 2), turn[0]]) == [first, turn[0], judges(1, BAG_END, 2)], "another judgement"
    assert told_once([first, turn[0], judges(3, BAG_END)]) == [first, turn[0], judges(3, BAG_END)], "another bot"


def test_in_the_next_turn_or_step_a_location_is_judged_anew() -> None:
    turn = [("bot_box", 1, 0, 0), judges(1, BAG_END)]
    for between in ([("pass", 1)], [("action_step_ends", 1)]):
        whole = [*turn, *between, *(turn if between[0][0] == "pass" else turn[1:])]
        assert told_once(whole) == whole


def test_a_text_that_can_be_used_belongs_to_the_turn() -> None:
    text, box = ("bot_text", "saruman", 150, 0), ("bot_box", "saruman", 0, 0)
    events = [box, ("pass", "saruman"), text, text, box, ("bot_box", "saruman", 1, 0), ("pass", "saruman")]
    assert [place for place in range(len(events)) if begins_turn(events, place)] == [0, 2]
    assert last_turns(events, 1) == events[2:]
    assert last_turns(events, 2) == last_turns(events, 9) == events
    assert last_turns([("pass", "frodo")], 1) == []


def test_of_a_real_game_only_repeated_judgements_are_left_out(tmp_path: Path) -> None:
    table = session(tmp_path / "game.record", (), "duel2", shadow="bots")
    left_out = 0
    while not GAME.over(table.state):
        seat = GAME.asked(table.state)
        assert seat
        table.take(seat, GAME.legal(table.state)[0])
        kept = told_once(table.told[-1])
        assert [event for event in kept if not is_reason(event)] == [event for event in table.told[-1] if not is_reason(event)]
        assert {*kept} == {*table.told[-1]}
        left_out += len(table.told[-1]) - len(kept)
    assert left_out > 10


def test_a_path_that_nobody_won_stands_in_the_summary_beside_what_counted_most() -> None:
    tie = ("wins_nobody", BAG_END)
    events = [("round", 1, "gandalf"), tie, ("wins_free", UMBAR, 1, 1), ("score", 1, 0), ("round", 2, "gandalf")]
    events += [("wins_shadow", UMBAR, 0, 1), ("score", 1, 1)]
    lines = [line.plain for line in rounds(GAME, events)]
    assert lines[0] == f"Round 1: 1 to 0. {GAME.line(events[2])} {GAME.line(tie)}"
    assert lines[1] == f"Round 2: 1 to 1. {GAME.line(events[5])}", "a tie belongs to its own round"


def test_a_row_of_a_bot_is_one_line_and_what_it_cycles_of_it_another() -> None:
    card = GAME.names("card")
    row = [card[f"{name} (bot)"] for name in ("Olog-hai", "The Reaver", "Black Uruks")]
    events: list[Event] = [
        *(("draw_into_row", "witch-king", each) for each in row),
        *(("cycle_shown", "witch-king", each, 4) for each in row[1:]),
    ]
    assert [line.plain for line in story(GAME, events)] == [
        "Witch-king draws Olog-hai; The Reaver; Black Uruks into a row.",
        "Witch-king cycles The Reaver; Black Uruks.",
    ]
