"""tools/load.py, in small: its figures fit together, and a slow server cannot look quick."""

from __future__ import annotations

import json
import signal
import time
from dataclasses import replace
from typing import Any

import pytest

from tests.table.serving import Served
from tools import crowd, load

TINY = replace(load.PLANS["L1"], games=4, rate=20.0, seconds=2.0, warm=0.3, lobby=1, within=60_000.0)
STILL = 1.5  # seconds for which the server is stopped


def faultless(figures: dict[str, Any]) -> None:
    """All that was to be picked was picked and answered."""
    assert figures["missed"] == ([] if figures["thinking"]["answers"] else ["no computer player answered"])  # on a busy machine, too soon
    assert figures["picks"] == figures["wanted"] > 10
    assert (figures["unanswered"], figures["lost"], figures["refused"]) == (0, 0, [])


def test_the_figures_fit_together() -> None:
    figures = load.trial(replace(TINY, thinkers=1))
    faultless(figures)
    assert figures["sockets"] == 4 * 4 + 1 + 1
    waits = figures["waits"]
    assert 0 < waits["p50"] <= waits["p95"] <= waits["p99"] <= waits["max"] < 10_000
    assert figures["bytes_a_pick"] > 1000 and 1 <= figures["views_a_pick"] <= 5
    assert 0 < figures["server_cpu"] < 60 and all(10 < memory < 1000 for memory in figures["server_memory"])
    assert figures["thinking"]["nice"] == [15]
    assert figures["thinking"]["workers"] == 1 and figures["thinking"]["cpu"] > 0
    assert "acknowledged" in load.told(figures) and json.loads(json.dumps(figures)) == figures


def test_all_picks_of_a_second_in_which_the_server_stands_still_are_late() -> None:
    """Not only the few that were sent when it stopped: whoever wanted to pick meanwhile waits too."""

    def stop(server: Served) -> None:
        server.process.send_signal(signal.SIGSTOP)
        time.sleep(STILL)
        server.process.send_signal(signal.SIGCONT)

    figures = load.trial(replace(TINY, seconds=4.0, within=500.0), meddle=stop)  # long enough for a machine that begins late
    assert [fault for fault in figures["missed"] if "not within 500 ms" in fault]
    assert figures["picks"] == figures["wanted"]
    assert figures["waits"]["max"] > 1000 * STILL * 0.8
    assert figures["slow"] > 0.2 * TINY.rate * STILL > TINY.games  # of those that were due meanwhile, however chance spread them


def test_what_is_never_answered_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crowd, "GRACE", 0.5)
    figures = load.trial(replace(TINY, seconds=1.0), meddle=lambda server: server.process.send_signal(signal.SIGSTOP))
    assert figures["unanswered"] > 0
    assert figures["picks"] == figures["wanted"]
    assert any("not answered" in fault for fault in figures["missed"])


def test_the_exit_code_tells_of_a_figure_that_is_missed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    asked: list[crowd.Plan] = []

    def trial(plan: crowd.Plan) -> dict[str, Any]:
        asked.append(plan)
        return {"plan": plan.name, "missed": ["too slow"] if plan.name == "L2" else []}

    monkeypatch.setattr(load, "trial", trial)
    monkeypatch.setattr(load, "spare_the_machine", lambda: None)
    assert load.main(["L1", "--json", "--games", "7", "--rate", "5", "--seconds", "2"]) == 0
    assert load.main(["--json"]) == 1
    assert [plan.name for plan in asked] == ["L1", "L1", "L2"]
    assert (asked[0].games, asked[0].rate, asked[0].seconds) == (7, 5.0, 2.0)
    assert [json.loads(line)["plan"] for line in capsys.readouterr().out.splitlines()] == ["L1", "L1", "L2"]
    with pytest.raises(SystemExit):
        load.main(["L3"])
