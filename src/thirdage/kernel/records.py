"""A game as a text file: a header, then one line a pick, by name, each with the hash of the state after it.

thirdage record 1
game: cardgame
version: 1
scenario: trilogy
options: {"persons": 4}
seed: 7

1 frodo: cycle Gimli #5d41402abc4b2a76
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any

from thirdage.kernel.contract import Contract, State
from thirdage.kernel.errors import Problem, Refused, one_of
from thirdage.kernel.frames import Action

MARK = "thirdage record 1"
FIELDS = ("game", "version", "scenario", "options", "seed")
NO_OPTIONS = {"scenario", "seed", "self"}  # what `new` takes besides options
LINE = re.compile(r"(?P<step>[0-9]{1,9}) (?P<seat>[a-z-]+): (?P<verb>[a-z_]+)(?: (?P<noun>[^#]+?))?(?: #(?P<hash>[0-9a-f]{16}))?")


@dataclass
class Pick:
    seat: str
    verb: str
    noun: str
    hash: str  # of the state after the pick; empty if the file has none


@dataclass
class Record:
    game: str
    version: str
    scenario: str
    options: dict[str, Any]
    seed: str
    picks: list[Pick] = field(default_factory=list)


def seed_text(seed: object) -> str:
    """A seed is text; a whole number means its digits."""
    if isinstance(seed, int) and not isinstance(seed, bool):
        return str(seed)
    if isinstance(seed, str) and seed and seed.isprintable() and seed == seed.strip():
        return seed
    raise Problem("problem-seed", given=repr(seed))


def state_hash(game: Contract, state: State) -> str:
    """The same for the same state in every process: 16 hex digits."""
    return dump_hash(game.dump(state))


def dump_hash(dump: str) -> str:
    """The hash of a state that is already written out."""
    return blake2b(dump.encode("utf-8"), digest_size=8).hexdigest()


def note(game: Contract, state: State, record: Record, action: Action) -> None:
    """Apply a legal action and write it down."""
    seat = game.asked(state)
    assert seat is not None
    name = game.noun_name(action)
    game.apply(state, action)
    record.picks.append(Pick(seat, action[0], name, state_hash(game, state)))


def write(record: Record) -> str:
    head = {
        "game": record.game,
        "version": record.version,
        "scenario": record.scenario,
        "options": json.dumps(record.options, ensure_ascii=False, sort_keys=True),
        "seed": record.seed,
    }
    lines = [MARK, *(f"{name}: {head[name]}" for name in FIELDS), ""]
    for step, pick in enumerate(record.picks, 1):
        noun = f" {pick.noun}" if pick.noun else ""
        end = f" #{pick.hash}" if pick.hash else ""
        lines.append(f"{step} {pick.seat}: {pick.verb}{noun}{end}")
    return "\n".join(lines) + "\n"


def read(text: str) -> Record:
    """A record from its text; a Problem names the line that is wrong."""
    lines = text.split("\n")
    if lines[0].strip() != MARK:
        raise Problem("problem-record-foreign", mark=MARK)
    head: dict[str, str] = {}
    number = 1
    for number, line in enumerate(lines[1:], 2):
        if not line.strip():
            break
        name, colon, value = line.partition(":")
        if not colon or name not in FIELDS or name in head:
            raise Problem("problem-record-header", line=number, fields=", ".join(FIELDS))
        head[name] = value.strip()
    missing = [name for name in FIELDS if name not in head]
    if missing:
        raise Problem("problem-record-missing", field=missing[0])
    try:
        options = json.loads(head["options"])
        json.dumps(options, ensure_ascii=False).encode("utf-8")  # JSON can spell half a letter, which nobody could be told of
    except (ValueError, RecursionError):
        options = None
    if not isinstance(options, dict) or NO_OPTIONS & options.keys():
        raise Problem("problem-record-options")
    record = Record(head["game"], head["version"], head["scenario"], options, seed_text(head["seed"]))
    for place, line in enumerate(lines[number:], number + 1):
        if not line.strip():
            continue
        found = LINE.fullmatch(line.strip())
        if not found or int(found["step"]) != len(record.picks) + 1:
            raise Problem("problem-record-line", line=place, step=len(record.picks) + 1)
        record.picks.append(Pick(found["seat"], found["verb"], found["noun"] or "", found["hash"] or ""))
    return record


def steps(game: Contract, record: Record) -> Iterator[State]:
    """The state at the start and after each pick. A Problem names the step where the record parts from the rules."""
    if record.game != game.name:
        raise one_of("game", record.game, [game.name])
    state = game.new(scenario=record.scenario, seed=record.seed, **record.options)
    yield state
    for step, pick in enumerate(record.picks, 1):
        asked = game.asked(state)
        if asked is None:
            raise Problem("problem-record-after-end", step=step)
        if pick.seat != asked:
            raise parted(game, record, step, Problem("problem-record-seat", step=step, given=pick.seat, asked=asked))
        try:
            game.pick(state, pick.seat, (pick.verb, game.noun_number(pick.verb, pick.noun)))
        except Refused as refusal:
            reason = Problem("problem-record-illegal", step=step, reason=str(refusal))
            raise parted(game, record, step, reason) from refusal
        except Problem as fault:
            reason = Problem("problem-record-illegal", step=step, reason=str(fault))
            raise parted(game, record, step, reason) from fault
        if pick.hash and pick.hash != state_hash(game, state):
            raise parted(game, record, step, Problem("problem-record-hash", step=step))
        yield state


def parted(game: Contract, record: Record, step: int, reason: Problem) -> Problem:
    """The same fault in a record of another version has another cause: the rules changed."""
    if record.version == game.version:
        return reason
    return Problem("problem-record-version", step=step, given=record.version, ours=game.version, reason=str(reason))


def replay(game: Contract, record: Record, each: Callable[[State], None] | None = None) -> State:
    """The state at the end of the record."""
    state: State = None
    for state in steps(game, record):
        if each:
            each(state)
    return state
