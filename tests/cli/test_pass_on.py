"""`pass on`: turns are passed by themselves until something happens that a person would want to answer."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.citing import rule
from tests.cli.sitting import GAME, number, session, sit
from thirdage.cardgame.story import is_quiet
from thirdage.cli.terminal.session import PASS, Session
from thirdage.kernel.events import HIDDEN, Event

PERSON = ("frodo", "aragorn")
UMBAR, GIMLI, TROLL = GAME.names("place")["Umbar"], number("Gimli"), number("Cave-troll")


def at_first_pass(file: Path, seed: str = "0") -> Session:
    """Alone against bots, at the first turn that may be passed."""
    table = session(file, PERSON, seed=seed, shadow="bots")
    while PASS not in GAME.legal(table.state):
        play_first(table)
    return table


def play_first(table: Session) -> None:
    seat = GAME.asked(table.state)
    assert seat
    table.take(seat, GAME.legal(table.state)[0])


@pytest.mark.parametrize(
    "event",
    [
        ("pass", "frodo"),
        ("pass", "saruman"),
        ("bot_box", "saruman", 0, 0),
        ("bot_judges", "saruman", UMBAR, 1, 1, 1, 1, 0),
        ("play", "saruman", TROLL, 0, 1),
        ("draw", "saruman", HIDDEN),
        ("cycle_shown", "saruman", TROLL, 1),
        ("shuffle", "saruman"),
    ],
)
def test_what_others_do_at_home_is_quiet(event: Event) -> None:
    assert is_quiet(GAME, event, PERSON)


@pytest.mark.parametrize(
    "event",
    [
        ("play", "saruman", TROLL, UMBAR, 1),
        ("move", "saruman", TROLL, UMBAR),
        ("activate", "saruman", UMBAR),
        ("reactivate", "saruman", UMBAR),
        ("replaces", "saruman", UMBAR, UMBAR),
        ("action_step_ends", 1),
        ("eliminate", "frodo", GIMLI),
        ("forsake", "frodo", GIMLI, 0),
        ("draw", "aragorn", GIMLI),
        ("cycle_unseen", "frodo", GIMLI, 0, 1),
        ("token_path_attack", UMBAR, 1),
        ("corruption", 1, 1),
        ("attach", "saruman", TROLL, TROLL, 1),
    ],
)
def test_what_touches_the_person_or_a_location_is_not(event: Event) -> None:
    assert not is_quiet(GAME, event, PERSON)


def test_passing_on_goes_on_until_something_happens_and_no_further(tmp_path: Path) -> None:
    passed = []
    for seed in ("0", "1", "2"):
        table = at_first_pass(tmp_path / "game.record", seed)
        while table.state.round < 5:
            if PASS not in GAME.legal(table.state):
                play_first(table)
                continue
            before = len(table.record.picks)
            sit(table, "pass on")
            picks = table.record.picks[before:]
            assert {(pick.seat in PERSON, pick.verb) for pick in picks} == {(True, "pass")}
            batches = [GAME.redact(table.state, told, "frodo") for told in table.told[before + 1 :]]
            quiet = [all(is_quiet(GAME, event, PERSON) for event in batch) for batch in batches]
            assert all(quiet[:-1]) and not (quiet[-1] and PASS in GAME.legal(table.state))
            passed.append(len(picks))
    assert max(passed) > 3 and 1 in passed


def test_it_stops_with_all_the_news_since_it_was_typed(tmp_path: Path) -> None:
    table = at_first_pass(tmp_path / "game.record")
    while len(table.by_itself) < 2:
        table.by_itself.clear()
        first = len(table.record.picks) + 1
        if PASS in GAME.legal(table.state):
            shown = sit(table, "pass on")
        else:
            play_first(table)
    assert table.last_pick(PERSON) == first and table.last_pick(PERSON, by_itself=True) == max(table.by_itself)
    assert "You have passed on until here." in shown and not table.passing
    news = [line.plain for line in table.news("frodo")]
    assert sum(line in ("Frodo passes.", "Aragorn passes.") for line in news) == len(table.by_itself) + 1
    assert "You have passed on" not in sit(table, ""), "said once"


@rule("CG-7.3")
def test_where_passing_is_barred_nothing_is_passed_on(tmp_path: Path) -> None:
    table = session(tmp_path / "game.record", PERSON, shadow="bots")
    while "it is your turn" not in GAME.question(table.state, "frodo"):
        play_first(table)
    before = GAME.dump(table.state)
    assert PASS not in GAME.legal(table.state)
    assert "(CG-7.3)" in sit(table, "pass on") and GAME.dump(table.state) == before and not table.passing


def test_a_pick_made_by_itself_can_be_taken_back_like_any_other(tmp_path: Path) -> None:
    table = at_first_pass(tmp_path / "game.record")
    for _ in range(200):
        if PASS in GAME.legal(table.state):
            sit(table, "pass on")
        else:
            play_first(table)
        if table.by_itself and max(table.by_itself) == len(table.record.picks) and table.history.may_undo(PERSON):
            break
    done = len(table.record.picks)
    sit(table, "undo")
    assert len(table.record.picks) == done - 1 and done not in table.by_itself and PASS in GAME.legal(table.state)
