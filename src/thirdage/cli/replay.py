"""`thirdage replay`: a record played again, every step checked against its hash."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from thirdage import games
from thirdage.cardgame.story import is_reason, reason, told_once
from thirdage.cli.options import described
from thirdage.cli.output import console, counted, print_json
from thirdage.cli.terminal.session import SPECTATOR
from thirdage.cli.terminal.story import wrapped
from thirdage.kernel import records
from thirdage.kernel.contract import Json, State, WholeGame
from thirdage.kernel.errors import Problem, one_of
from thirdage.kernel.events import redact
from thirdage.kernel.words import say

Log = list[list[str]]  # what happened, in parts: before the first round, then one a round


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=say("help-replay-file"))],
    log: Annotated[bool, typer.Option("--log", help=say("help-replay-log"))] = False,
    reasons: Annotated[bool, typer.Option("--reasons", help=say("help-replay-reasons"))] = False,
    seat: Annotated[str | None, typer.Option("--as", metavar="SEAT", help=say("help-replay-as"))] = None,
    step: Annotated[int | None, typer.Option("--step", metavar="N", min=0, help=say("help-replay-step"))] = None,
    json: Annotated[bool, typer.Option("--json", help=say("help-lab-json"))] = False,
) -> None:
    record = records.read(text_of(file))
    game = games.get(record.game)
    answer, parts = again(game, record, seat, len(record.picks) if step is None else step, reasons)
    log = log or reasons
    if json:
        print_json(answer | ({"log": [line for part in parts for line in part]} if log else {}))
    else:
        show(answer, parts if log else [])


def text_of(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError as fault:
        raise Problem("problem-record-foreign", mark=records.MARK) from fault
    except OSError as fault:
        raise Problem("problem-file", file=str(file), reason=fault.strerror or str(fault)) from fault


def again(game: WholeGame, record: records.Record, seat: str | None, last: int, reasons: bool) -> tuple[Json, Log]:
    """What the record tells, up to step `last`. The holder of a record sees everything, unless `seat` says with whose eyes to look.

    `reasons`: also why the bots did what they did.
    """
    if last > len(record.picks):
        raise Problem("problem-step", step=str(last), steps=str(len(record.picks)))
    parts: Log = [[]]
    state: State = None
    for done, state in enumerate(records.steps(game, record)):
        if done == 0:
            check_seat(game, state, seat)
        for kind, line in told(game, state, seat, reasons):
            if kind == "round":
                parts.append([])
            parts[-1].append(line)
        if done == last:
            break
    over = game.over(state)
    answer: Json = {
        "game": record.game,
        "version": record.version,
        "scenario": record.scenario,
        "options": record.options,
        "seed": record.seed,
        "steps": len(record.picks),
        "step": last,
        "hashes": sum(bool(pick.hash) for pick in record.picks[:last]),
        "hash": records.state_hash(game, state),
        "over": over,
        "result": game.result(state) if over else None,
        "asked": game.asked(state),
        "question": game.question(state, game.asked(state) if seat is None else eyes(seat)),
    }
    if seat is not None:
        answer["view"] = game.view(state, eyes(seat))
    return answer, parts


def eyes(seat: str) -> str | None:
    return None if seat == SPECTATOR else seat


def check_seat(game: WholeGame, state: State, seat: str | None) -> None:
    known = [*game.seats(state), SPECTATOR]
    if seat is not None and seat not in known:
        raise one_of("seat", seat, known)


def told(game: WholeGame, state: State, seat: str | None, reasons: bool) -> list[tuple[str, str]]:
    """What happened since last asked: of each event its kind and its sentence."""
    events = [event for event in told_once(game.events(state)) if reasons or not is_reason(event)]
    if seat is None:
        events = redact(game.kinds, events, lambda _: True, game.seats(state))
    else:
        events = game.redact(state, events, eyes(seat))
    return [(event[0], reason(game, event) if is_reason(event) else game.line(event)) for event in events]


def show(answer: Json, parts: Log) -> None:
    out = console()
    for part in filter(None, parts):
        for line in counted(part):
            for wrapped_line in wrapped(out, Text(line)):
                out.print(wrapped_line)
        out.print()
    where = {name: str(answer[name]) for name in ("game", "seed", "version", "step", "steps", "hashes", "hash")}
    scenario = described(games.get(answer["game"]), answer["scenario"], answer["options"])
    out.print(say("replay-head", scenario=scenario, **where), markup=False)
    if answer["over"]:
        result = answer["result"]
        score = ", ".join(f"{side} {points}" for side, points in result["score"].items())
        out.print(say("replay-result", winner=result["winner"], score=score, why=result["why"], rounds=result["rounds"]), style="bold")
    else:
        out.print(answer["question"], markup=False)
