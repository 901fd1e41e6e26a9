"""Many games between computer players.

Every game has its own seed, so the result depends neither on the number of workers nor on their order.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Generator, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from thirdage import games, players
from thirdage.kernel import records
from thirdage.kernel.contract import Contract, Json
from thirdage.lab.statistics import mean, wilson
from thirdage.players.table import play_out

PART = ".part"  # ends the name of a file while it is being written
BOTS = "bots"  # as the value of an option that has the name of a side: no player sits on the seats of that side


@dataclass(frozen=True)
class Plan:
    """What is played: everything but how often and by how many workers."""

    game: str
    scenario: str
    options: dict[str, Any]
    seed: str
    players: dict[str, str]  # side -> name of the computer player on all its seats; a side of bots has none
    records: str = ""  # folder for one record a game; none if empty

    def seed_of(self, number: int) -> str:
        """The seed of one game; it alone makes the same game again."""
        return f"{self.seed}/{number}"


@dataclass(frozen=True)
class Played:
    """How one game went. `error` is empty unless the game broke."""

    number: int
    decisions: int
    cpu_s: float
    result: Json = field(default_factory=dict)
    error: str = ""


def play(plan: Plan, number: int) -> Played:
    """Game `number` of a plan. A fault of the game is a finding of the laboratory: it is reported with its seed, and the others go on."""
    begun = time.process_time()
    game = games.get(plan.game)
    seed = plan.seed_of(number)
    record = records.Record(game.name, game.version, plan.scenario, plan.options, seed)
    try:
        state = game.clone(game.new(scenario=plan.scenario, seed=seed, **plan.options))  # a clone tells no events, which nobody would read
        held = {seat for person in game.persons(state) for seat in person}  # not those of bots, which are never asked
        seated = {
            seat: players.get(plan.players[side], f"{seed}/{seat}")
            for side, seats in games.sides(game, plan.scenario, plan.options).items()
            for seat in seats
            if seat in held
        }
        do = partial(records.note, game, state, record) if plan.records else None
        decisions = play_out(game, state, seated, Random(f"{seed}/deal"), do)
        played = Played(number, decisions, time.process_time() - begun, game.result(state))
    except Exception as fault:
        played = Played(number, len(record.picks), time.process_time() - begun, error=f"{type(fault).__name__}: {fault}")
    if plan.records:
        keep(Path(plan.records) / f"{number}.record", records.write(record))
    return played


def keep(file: Path, text: str) -> None:
    """Write a file whole or not at all."""
    part = file.with_name(file.name + PART)
    part.write_text(text, encoding="utf-8")
    part.replace(file)


def cores() -> int:
    """The cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def ignore_interrupt() -> None:
    """Ctrl-C reaches every process of a terminal; the first one alone decides what it means."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def deaf() -> Iterator[None]:
    """Workers that begin meanwhile never hear Ctrl-C, not even before they come to `ignore_interrupt`."""
    heard = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, heard)


def play_all(plan: Plan, count: int, workers: int) -> Generator[Played]:
    """Games 0 to count - 1 as they end, in no particular order. Closing the iterator stops the workers."""
    workers = min(workers, count)
    if workers <= 1:
        for number in range(count):
            yield play(plan, number)
        return
    with deaf():
        pool = multiprocessing.get_context("spawn").Pool(workers, ignore_interrupt)
    with pool:
        yield from pool.imap_unordered(partial(play, plan), range(count))


def simulate(plan: Plan, count: int, workers: int, each: Callable[[Played], None] = lambda game: None) -> tuple[Json, bool]:
    """The figures of `count` games, and whether an interrupt ended it early: then they are those of the games that ended before it."""
    if plan.records:
        Path(plan.records).mkdir(parents=True, exist_ok=True)
    begun = time.monotonic()
    done: list[Played] = []
    interrupted = False
    with closing(play_all(plan, count, workers)) as stream:
        try:
            for game in stream:
                done.append(game)
                each(game)
        except KeyboardInterrupt:
            interrupted = True
    if plan.records:
        for part in Path(plan.records).glob(f"*.record{PART}"):  # a worker was stopped in the middle of writing it
            part.unlink()
    done.sort(key=lambda game: game.number)
    return summary(plan, count, done, time.monotonic() - begun), interrupted


def bot_sides(game: Contract, scenario: str, options: dict[str, Any]) -> list[str]:
    """The sides that bots play: those whose own option says so, as shadow=bots does."""
    return [side for side in games.sides(game, scenario, options) if options.get(side) == BOTS]


def in_force(game: Contract, scenario: str, options: dict[str, Any]) -> dict[str, Any]:
    """All options of a game: those chosen, the others as the game has them by default. What needs another option is there with it only."""
    known: Json = game.options()["scenarios"][scenario]["options"]
    bots = bot_sides(game, scenario, options)
    made = {name: options.get(name, (entry.get(BOTS, entry) if bots else entry)["default"]) for name, entry in known.items()}
    return {name: value for name, value in made.items() if all(made[n] == v for n, v in known[name].get("needs", {}).items())}


def summary(plan: Plan, count: int, done: list[Played], wall_s: float) -> Json:
    finished = [game for game in done if not game.error]
    game = games.get(plan.game)
    who = games.sides(game, plan.scenario, plan.options)
    options = in_force(game, plan.scenario, plan.options)
    wins = {side: sum(game.result["winner"] == side for game in finished) for side in who}
    ends = {why: sum(game.result["why"] == why for game in finished) for why in sorted({game.result["why"] for game in finished})}
    return {
        "game": plan.game,
        "scenario": plan.scenario,
        "options": options,
        "shadow": options.get("shadow"),
        "difficulty": options.get("difficulty"),
        "seed": plan.seed,
        "players": {side: plan.players.get(side, BOTS) for side in who},
        "seats": who,
        "games": count,
        "finished": len(finished),
        "wins": wins,
        "wins_95": {side: [round(end, 4) for end in wilson(wins[side], len(finished))] for side in who},
        "decisions": sum(game.decisions for game in finished),
        "decisions_mean": round(mean([game.decisions for game in finished]), 2),
        "rounds_mean": round(mean([game.result["rounds"] for game in finished]), 3),
        "score_mean": {side: round(mean([game.result["score"][side] for game in finished]), 3) for side in who},
        "ends": ends,
        "ends_95": {why: [round(end, 4) for end in wilson(often, len(finished))] for why, often in ends.items()},
        "cpu_s": round(sum(game.cpu_s for game in done), 3),
        "wall_s": round(wall_s, 3),
        "errors": [{"game": game.number, "seed": plan.seed_of(game.number), "error": game.error} for game in done if game.error],
    }
