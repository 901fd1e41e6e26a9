"""Games under all laws, random ones unless another player is named. What breaks one is a finding, told with a record that leads to it.

`check` runs at every decision, and every event is looked at when it is told; the other laws run at every Nth decision.
"""

from __future__ import annotations

import multiprocessing
import re
import traceback
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from itertools import chain
from pathlib import Path
from random import Random
from typing import Any

from thirdage import games, players
from thirdage.kernel import records
from thirdage.kernel.contract import Json, WholeGame
from thirdage.kernel.frames import Action
from thirdage.lab import laws
from thirdage.lab.simulate import deaf, ignore_interrupt, keep
from thirdage.lab.statistics import mean
from thirdage.players.table import answer

Bar = Callable[[], AbstractContextManager[Callable[[], None]]]  # opened, it gives what to call once for each game that ended

RANDOM = "random"  # the player on all seats, if no other is named: its picks come from the seed of the game
LONGEST = 20_000  # decisions after which a game is taken to have no end


@dataclass(frozen=True)
class Plan:
    """What is played: everything but how often and by how many workers."""

    game: str
    scenario: str
    options: dict[str, Any]
    seed: str
    every: int = 1
    player: str = RANDOM

    def seed_of(self, number: int) -> str:
        """The seed of one game; it alone makes the same game again."""
        return f"{self.seed}/{number}"


def fuzz_game(game_name: str, scenario: str, options: dict[str, Any], seed: str, every: int, player: str = RANDOM) -> Json:
    """One game, until its end or the first decision at which a law is broken; then with the record that leads there."""
    game = games.get(game_name)
    found: Json = {"seed": seed, "finished": False, "dead_end": False, "decisions": 0, "checks": 0, "violations": [], "record": ""}
    picks: list[Action] = []
    try:
        play(game, scenario, options, seed, every, found, picks, player)
    except Exception as fault:
        place = traceback.extract_tb(fault.__traceback__)[-1]
        found["violations"].append(f"crash: {type(fault).__name__}: {fault} ({Path(place.filename).name}:{place.lineno})")
    found["decisions"] = len(picks)
    if found["violations"]:
        found["record"] = records.write(record_of(game, scenario, options, seed, picks))
    return found


def play(
    game: WholeGame,
    scenario: str,
    options: dict[str, Any],
    seed: str,
    every: int,
    found: Json,
    picks: list[Action],
    player: str = RANDOM,
) -> None:
    """Fills `found` and `picks` as it goes along, so that a crash loses nothing."""
    rng = Random(f"fuzz/{seed}")
    state = game.new(scenario=scenario, seed=seed, **options)
    seated = {} if player == RANDOM else {seat: players.get(player, f"{seed}/{seat}") for seat in game.seats(state)}
    minds = [laws.Memory(game, state, seat) for seat in laws.viewers(game, state)]
    witness = laws.Witness(game, state)
    after: list[laws.Faults] = []
    while True:
        events = game.events(state)
        for mind in minds:
            mind.hear(game, state, game.redact(state, events, mind.seat))
        over = game.over(state)
        actions = laws.ways_on(game, state)
        full = bool(actions) and len(picks) % every == 0
        for faults in chain([laws.sound(game, state), witness.faults, *after], laws.at_decision(game, state, minds, rng) if full else ()):
            found["checks"] += 1
            found["violations"] += faults
        found["finished"] = over
        if not over and (not actions or len(picks) >= LONGEST):
            found["dead_end"] = True
            found["violations"].append(f"dead end: after {len(picks)} decisions the game does not go on")
        if over or found["violations"]:
            return
        witness = laws.Witness(game, state)
        copy = game.clone(state)
        action = answer(game, state, asked, seated[asked], rng) if (asked := game.asked(state)) in seated else rng.choice(actions)
        picks.append(action)
        state.events = witness
        game.apply(state, action)
        after = [laws.same_future(game, state, copy, action)] if full else []


def record_of(game: WholeGame, scenario: str, options: dict[str, Any], seed: str, picks: list[Action]) -> records.Record:
    """The picks as a record. If the last one crashes it stands there without a hash."""
    record = records.Record(game.name, game.version, scenario, options, seed)
    with suppress(Exception):
        state = game.new(scenario=scenario, seed=seed, **options)
        for action in picks:
            record.picks.append(records.Pick(game.asked(state) or "", action[0], game.noun_name(action), ""))
            game.apply(state, action)
            record.picks[-1].hash = records.state_hash(game, state)
    return record


def one(plan: Plan, number: int) -> tuple[int, Json]:
    return number, fuzz_game(plan.game, plan.scenario, plan.options, plan.seed_of(number), plan.every, plan.player)


@contextmanager
def playing(plan: Plan, count: int, workers: int) -> Iterator[Iterator[tuple[int, Json]]]:
    """Games 0 to count - 1 as they end, in no particular order. Leaving stops the workers."""
    if min(workers, count) <= 1:
        yield map(partial(one, plan), range(count))
        return
    # A forked worker knows the games that were added to the register in this process; where there is no fork, only our own.
    method = "fork" if "fork" in multiprocessing.get_all_start_methods() else None
    with deaf():
        pool = multiprocessing.get_context(method).Pool(min(workers, count), ignore_interrupt)
    with pool:
        yield pool.imap_unordered(partial(one, plan), range(count))


@contextmanager
def unwatched() -> Iterator[Callable[[], None]]:
    yield lambda: None


def fuzz(plan: Plan, count: int, workers: int, folder: Path, bar: Bar = unwatched) -> tuple[Json, bool]:
    """The findings of `count` games, and whether an interrupt ended it early: then they are those of the games played until then.

    A game in which something was found leaves its record in `folder`. `bar` is opened when the workers are there, because a
    process that draws one has threads, and should not fork.
    """
    folder.mkdir(parents=True, exist_ok=True)
    done: dict[int, Json] = {}
    interrupted = False
    with playing(plan, count, workers) as stream, bar() as step:
        try:
            for number, game in stream:
                done[number] = game
                step()
        except KeyboardInterrupt:
            interrupted = True
    return summary(plan, [done[number] for number in sorted(done)], folder), interrupted


def summary(plan: Plan, done: list[Json], folder: Path) -> Json:
    violations = []
    for game in done:
        if game["violations"]:
            file = folder / (re.sub(r"[^A-Za-z0-9.-]+", "-", f"{plan.game}-{plan.scenario}-{game['seed']}") + ".record")
            keep(file, game["record"])
            violations += [
                {"seed": game["seed"], "step": game["decisions"], "what": what, "record": str(file)} for what in game["violations"]
            ]
    return {
        "game": plan.game,
        "scenario": plan.scenario,
        "options": plan.options,
        "seed": plan.seed,
        "every": plan.every,
        "player": plan.player,
        "games": len(done),
        "finished": sum(game["finished"] for game in done),
        "decisions": sum(game["decisions"] for game in done),
        "checks": sum(game["checks"] for game in done),
        "violations": violations,
        "dead_ends": sum(game["dead_end"] for game in done),
        "mean": round(mean([game["decisions"] for game in done]), 1),
        "longest": max((game["decisions"] for game in done), default=0),
    }
