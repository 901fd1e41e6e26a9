"""A game at one terminal: what is done, what was told of it, and how it is kept on disk. Who looks at it comes in with the session."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from rich.text import Text

from thirdage.cardgame.story import is_reason, told_once
from thirdage.cli.terminal.keeping import Company, keep
from thirdage.cli.terminal.story import story
from thirdage.kernel.contract import State
from thirdage.kernel.events import Event
from thirdage.kernel.frames import Action
from thirdage.kernel.records import Pick, Record, state_hash, steps, write
from thirdage.kernel.undo import History
from thirdage.players.player import Player


class Table:
    """`players`: the computer players by seat; every other seat is a person's, or a bot's, which is never asked."""

    def __init__(self, game: Any, state: State, record: Record, players: dict[str, Player], file: Path) -> None:
        self.game = game
        self.history = History(game, state)
        self.record = record
        self.players = players
        self.file = file
        self.company: Company | None = None  # who sits here, as it is kept beside the record
        self.told: list[list[Event]] = [game.events(state)]  # what happened before the first pick, and by each
        self.rng = Random(record.seed)  # deals the copies that computer players think about
        self.by_itself: set[int] = set()  # the numbers of the picks before which nothing was shown: passed on, or later in a line

    @property
    def state(self) -> State:
        return self.history.state

    def go_on(self, record: Record) -> None:
        """Replay the picks of a record that was kept; a Problem if the rules no longer lead where it led."""
        for _ in steps(self.game, record):
            pass
        for pick in record.picks:
            self.take(pick.seat, (pick.verb, self.game.noun_number(pick.verb, pick.noun)), pick.hash)

    def take(self, seat: str, action: Action, known_hash: str = "") -> None:
        """Do a pick through the checked door and write it down."""
        name = self.game.noun_name(action)
        self.history.pick(seat, action)
        self.told.append(self.game.events(self.state))
        self.record.picks.append(Pick(seat, action[0], name, known_hash or state_hash(self.game, self.state)))

    def take_back(self, person: tuple[str, ...]) -> str:
        """Back one pick of this person; what keeps it from that, or nothing."""
        own = tuple(seat for seat in person if seat not in self.players)
        bar = self.history.bar_to_undo(own)
        if not bar:
            self.history.undo(own)
            self.told.pop()
            self.by_itself.discard(len(self.record.picks))
            self.record.picks.pop()
        return bar

    def save(self) -> None:
        """After every pick; who sits here does not change any more."""
        keep(self.file, write(self.record))

    def keep_at(self, file: Path) -> None:
        """The record, and who sits here."""
        keep(file, write(self.record))
        if self.company:
            self.company.keep_beside(file)

    def person_of(self, seat: str) -> tuple[str, ...]:
        return next((person for person in self.game.persons(self.state) if seat in person), (seat,))

    def labels(self, seat: str) -> list[str]:
        """The options as people read them."""
        return [self.game.label(self.state, seat, action) for action in self.game.legal(self.state)]

    # What happened.

    def happened(self, seat: str | None, start: int, reasons: bool = False) -> list[Event]:
        """What happened by pick `start` and since, as this seat may see it; why the bots did what they did only if wanted."""
        events = [event for batch in self.told[start:] for event in told_once(batch) if reasons or not is_reason(event)]
        return list(self.game.redact(self.state, events, seat))

    def lines(self, events: list[Event]) -> list[Text]:
        """Redacted events as lines to read."""
        return story(self.game, events)

    def log(self, seat: str) -> list[Text]:
        """Everything that happened, in lines."""
        return self.lines(self.happened(seat, 0))

    def last_pick(self, person: tuple[str, ...], by_itself: bool = False) -> int:
        """The number of the pick since which this person has seen no screen, or of the very last; 0 if there is none yet."""
        own = [number for number, pick in enumerate(self.record.picks, 1) if pick.seat in person and pick.seat not in self.players]
        return max((number for number in own if by_itself or number not in self.by_itself), default=0)
