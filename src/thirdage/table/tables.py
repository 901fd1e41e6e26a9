"""One table: its game, the entries that led to it, and what each kind of change would make of it.

Nothing here waits or sends. A change is worked out on a copy (`Step`), kept by the store, and only then taken over (`accept`).
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from thirdage import games
from thirdage.kernel.contract import Contract, Json, State
from thirdage.kernel.errors import Problem
from thirdage.kernel.frames import Action
from thirdage.kernel.records import Pick, Record, dump_hash
from thirdage.table.entries import Change, Entry, GameRow, NewEntry, NewGame, Picked, Ruled, Sat, TableRow, Undone
from thirdage.table.protocol import Line

SPACING = 25  # picks between two states that are kept for looking back


class Stale(Problem):
    """A pick for a question that is no longer asked."""


class Step(Struct):
    """A change worked out: the entry, and the state after it."""

    request: str
    entry: Entry
    state: State
    dump: str


class Table:
    """
    state      the newest state
    entries    all entries, oldest first
    requests   request -> the version it led to
    picks      places in `entries` of the picks that count, oldest first
    settled    how many of them everybody has been shown
    hidden     places in `entries` of what only the person who is asked has been told: held picks, and what took such back
    dump       the newest state, written out
    marks      step -> the state there, written out: as text it is small, and nothing that Python's collector would look through
    base       how many picks lie before the state from which the game goes on under newer rules; 0 if all replay
    whole      how many picks lie before the first such state; nothing if all replay
    """

    def __init__(self, row: TableRow, game_row: GameRow, entries: list[tuple[str, Entry]]) -> None:
        self.row = row
        self.game: Contract = games.get(row.game)
        self.entries: list[Entry] = []
        self.requests: dict[str, int] = {}
        self.picks: list[int] = []
        self.settled = 0
        self.hidden: list[int] = []
        self.base = 0
        self.base_dump = ""
        self.whole: int | None = None
        self.since = 0  # the version of the last entry that changed the game itself
        self.since_told = 0  # the same, of those everybody has been told
        self.marks: dict[int, str] = {}
        self.shown: tuple[int, State] | None = None
        self.told: dict[tuple[int, int | None], tuple[Line, ...]] = {}
        for request, entry in entries:
            self.note(request, entry)
        self.state = self.game.load(game_row.state)
        self.dump = game_row.state
        self.game.events(self.state)  # starts the telling
        self.changed = game_row.changed

    # How it stands.

    @property
    def version(self) -> int:
        return len(self.entries)

    @property
    def over(self) -> bool:
        return self.game.over(self.state)

    def person_of(self, seat: str | None) -> int | None:
        return next((number for number, seats in enumerate(self.row.persons) if seat in seats), None)

    @property
    def asked(self) -> int | None:
        """The person who is asked; nobody when the game is over."""
        return self.person_of(self.game.asked(self.state))

    def pick_at(self, step: int) -> Picked:
        """The pick that led to this step, from 1."""
        entry = self.entries[self.picks[step - 1]]
        assert isinstance(entry, Picked)
        return entry

    def version_for(self, person: int | None) -> int:
        """The version as this person has been told it: what is held back from somebody is not counted for them either."""
        return self.version if person is not None and person == self.asked else self.version - len(self.hidden)

    def keeps_back(self, entry: Entry) -> bool:
        """Is this next entry part of a half-built action, of which the others are told nothing yet?"""
        match entry:
            case Picked(held=held):
                return held
            case Undone(step=step):
                return step > self.settled
        return False

    def is_news(self, entry: Entry) -> bool:
        """Does the lobby say that somebody did something at this table just now, if this is its next entry?"""
        return not (isinstance(entry, Ruled) or self.keeps_back(entry))

    def settled_of(self, picks: int) -> int:
        """How many of the first so many picks everybody is shown."""
        while picks > self.base and self.pick_at(picks).held:
            picks -= 1
        return picks

    def note(self, request: str, entry: Entry) -> None:
        """Take an entry into account, in its order."""
        if self.keeps_back(entry):
            self.hidden.append(len(self.entries))
        elif not isinstance(entry, Sat):
            self.hidden = []
        self.entries.append(entry)
        if request:  # who sits where is told to all, by a number that tells nothing of what is held back
            self.requests[request] = self.version - (len(self.hidden) if isinstance(entry, Sat) else 0)
        match entry:
            case Picked():
                self.picks.append(len(self.entries) - 1)
            case Undone(step=step):
                del self.picks[step - 1 :]
                self.marks = {at: state for at, state in self.marks.items() if at < step}
            case Ruled(state=dump):
                self.base, self.base_dump, self.marks = len(self.picks), dump, {}
                self.whole = self.base if self.whole is None else self.whole
        if isinstance(entry, Sat):
            self.row.sitters[entry.person] = entry.sitter
        else:
            self.since = len(self.entries)
            self.since_told = self.since_told if self.hidden else self.since
        self.settled = self.settled_of(len(self.picks))

    def game_row(self, step: Step | None = None) -> GameRow:
        """How the game stands, for the store: now, or after this step. What the lobby shows of it, everybody has been shown."""
        if step is None:
            return GameRow(self.version, self.game.dump(self.state), *self.told_of(self.state_for(None)[1]), self.changed)
        changed = int(time.time()) if self.is_news(step.entry) else self.changed
        return GameRow(self.version + 1, step.dump, *self.told_of(self.told_after(step)), changed)

    def told_after(self, step: Step) -> State:
        """The state that everybody may see after this step."""
        match step.entry:
            case Undone(step=undone):
                left = self.settled_of(undone - 1)
                return step.state if left == undone - 1 else self.at(left)
            case Sat() | Picked(held=True):
                return self.state_for(None)[1]
        return step.state

    def told_of(self, state: State) -> tuple[int | None, Json, bool]:
        """Who is asked, the result so far, and whether it is over."""
        return self.person_of(self.game.asked(state)), self.game.result(state), self.game.over(state)

    # Working a change out.

    def pick(self, request: str, person: int, version: int, action: Action, computer: bool = False) -> Step:
        """A person's answer to the question of that version."""
        self.check_fresh(person, version)
        seat = self.game.asked(self.state)
        before = self.state
        if self.person_of(seat) != person:  # refused below, with the rule of waiting, from what this person has been shown
            seat, before = self.row.persons[person][0], self.state_for(person)[1]
        assert seat is not None
        copy = self.game.clone(before)
        self.game.events(copy)
        self.game.pick(copy, seat, action)
        events = tuple(self.game.events(copy))
        free = bool(copy.draws == before.draws and copy.shown == before.shown)
        held = free and self.person_of(self.game.asked(copy)) == person and not computer
        dump = self.game.dump(copy)
        entry = Picked(seat, action[0], self.game.noun_name(action), dump_hash(dump), events, free, held, computer)
        return Step(request, entry, copy, dump)

    def check_fresh(self, person: int, version: int) -> None:
        """Has this person been told of no change of the game since that version?"""
        since = self.since if person == self.asked else self.since_told
        if version < since or version > self.version_for(person):
            raise Stale("problem-stale")

    def undo_kind(self, person: int | None) -> str:
        """own: free to be taken back; ask: the others must agree; none: nothing to take back.

        Somebody else's half-built action stands in nobody's way: it has not been shown, so it is not an answer yet.
        """
        if person is None or self.over or self.last_of(person) is None:
            return "none"
        last = self.pick_at(self.state_for(person)[0])
        return "own" if last.free and last.seat in self.row.persons[person] and not last.computer else "ask"

    def last_of(self, person: int) -> int | None:
        """The step of the person's own last pick, if the game can go back there."""
        for step in range(len(self.picks), self.base, -1):
            pick = self.pick_at(step)
            if pick.seat in self.row.persons[person] and not pick.computer:
                return step
        return None

    def undo(self, request: str, person: int, step: int, agreed: bool) -> Step:
        """Back to before that step."""
        state = self.game.clone(self.at(step - 1))
        self.game.events(state)
        return Step(request, Undone(person, step, agreed), state, self.game.dump(state))

    def sit(self, request: str, person: int, sitter: str) -> Step:
        return Step(request, Sat(person, sitter), self.state, self.game.dump(self.state))

    def new_rules(self) -> Step | None:
        """After an upgrade: nothing if all picks replay to the same states; else the step from which the new rules hold."""
        if self.parting() is None:
            return None
        dump = self.game.dump(self.state)
        return Step("", Ruled(self.game.version, dump), self.state, dump)

    def parting(self) -> int | None:
        """The first step, since new rules last came in, at which the picks do not lead to the state that was kept; nothing if all do."""
        step, dump = self.base, ""
        try:
            for step, state in self.states(self.base):
                dump = self.game.dump(state)
                if step > self.base and dump_hash(dump) != self.pick_at(step).hash:
                    return step
        except Exception:  # what these rules do with the picks of others can fail in any way: that they part is all that matters here
            return step + 1
        return None if dump == self.game.dump(self.state) else step  # before the first pick only the state tells

    def checked_row(self, step: Step | None) -> TableRow:
        """The table after its picks were tried under the rules of this version; `step` is what came of it."""
        version = self.game.version
        return replaced(self.row, checked=version, rules=version if step is None and self.whole is None else self.row.rules)

    def changes(self, step: Step) -> tuple[Change, ...]:
        """What the store must keep, all of it together."""
        made: list[Change] = [NewEntry(self.row.id, self.version + 1, step.request, step.entry), NewGame(self.row.id, self.game_row(step))]
        if isinstance(step.entry, Sat):
            sitters = list(self.row.sitters)
            sitters[step.entry.person] = step.entry.sitter
            made.append(replaced(self.row, sitters=sitters))
        return tuple(made)

    def accept(self, step: Step) -> None:
        """The step is on disk: from here on it is so."""
        if self.picks and len(self.picks) % SPACING == 0 and isinstance(step.entry, Picked):
            self.marks[len(self.picks)] = self.dump
        if self.is_news(step.entry):
            self.changed = int(time.time())
        self.note(step.request, step.entry)
        self.state, self.dump = step.state, step.dump
        self.shown = None

    @property
    def kept_back(self) -> bool:
        """Has only the person who is asked been told of the newest entry?"""
        return self.version - 1 in self.hidden

    # Looking back.

    def states(self, start: int = 0) -> Iterator[tuple[int, State]]:
        """The state at each step from a known one on, replayed; the same object each time, so copy what is to be kept."""
        known = max((at for at in self.marks if at <= start), default=self.base)
        if known in self.marks:
            state = self.game.load(self.marks[known])
        elif self.base_dump:  # perhaps before the first pick
            state = self.game.load(self.base_dump)
        else:
            state = self.game.new(scenario=self.row.scenario, seed=self.row.seed, **self.row.options)
        state.events = None
        yield known, state
        for step in range(known + 1, len(self.picks) + 1):
            pick = self.pick_at(step)
            self.game.pick(state, pick.seat, (pick.verb, self.game.noun_number(pick.verb, pick.noun)))
            yield step, state

    def at(self, step: int) -> State:
        """The state at a step; not to be changed."""
        if step == len(self.picks):
            return self.state
        if step < self.base:
            raise Problem("problem-step-older", first=self.base)
        for at, state in self.states(step):
            if at % SPACING == 0 and at not in self.marks:
                self.marks[at] = self.game.dump(state)
            if at == step:
                return state
        raise Problem("problem-table-step", last=len(self.picks))

    def state_for(self, person: int | None) -> tuple[int, State]:
        """The step and state that this person may see: the asked one the newest, everybody else the last settled one."""
        if self.settled == len(self.picks) or (person is not None and person == self.asked):
            return len(self.picks), self.state
        if self.shown is None:
            self.shown = (self.settled, self.game.clone(self.at(self.settled)))
        return self.shown

    @property
    def parted(self) -> bool:
        """Did newer rules come in midway, so that nothing replays the whole of it?"""
        return self.whole is not None and self.whole < len(self.picks)

    def record(self) -> Record:
        """The whole game, by the rules that replay it; it tells every hidden card, so only when it is over."""
        if not self.over:
            raise Problem("problem-record-running")
        if self.parted:
            raise Problem("problem-record-parted", step=self.whole or 0)
        made = Record(self.row.game, self.row.rules, self.row.scenario, self.row.options, self.row.seed)
        for step in range(1, len(self.picks) + 1):
            pick = self.pick_at(step)
            made.picks.append(Pick(pick.seat, pick.verb, pick.noun, pick.hash))
        return made


def replaced(row: TableRow, **fields: Any) -> TableRow:
    """The same table with other fields."""
    kept = {name: getattr(row, name) for name in TableRow.__struct_fields__}
    return TableRow(**kept | fields)
