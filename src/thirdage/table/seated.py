"""A table in memory: its game, whoever is at it, and what each of them is sent."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from thirdage import __version__, players
from thirdage.table import seeing
from thirdage.table.entries import RemarkRow, TableRow
from thirdage.table.guests import Guest
from thirdage.table.protocol import PERSON, PROTOCOL, About, Message, Proposal, Remark, Sitting, Welcome, spoken
from thirdage.table.protocol import Table as TableMessage
from thirdage.table.tables import Table

MOST_REMARKS = 500  # that a guest is sent on arrival


class Seated:
    """A table that somebody is at, or at which a computer player is to answer: its game in memory, its guests, its lock."""

    def __init__(self, table: Table, remarks: list[RemarkRow], sides: dict[str, list[str]]) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.guests: list[Guest] = []
        self.remarks = remarks
        self.sides = sides
        self.proposal: Proposal | None = None
        self.thinking: asyncio.Task[None] | None = None
        self.users = 0  # deeds under way: as long as there is one, this must stay the only copy in memory

    @property
    def row(self) -> TableRow:
        return self.table.row

    @property
    def outdated(self) -> bool:
        """Have its picks not yet been tried under the rules of this version?"""
        return self.row.checked != self.table.game.version

    def side_of(self, person: int | None) -> str:
        seats = [] if person is None else self.row.persons[person]
        return next((side for side, held in self.sides.items() if set(seats) & set(held)), "")

    def about(self) -> About:
        row = self.row
        return About(
            id=row.id,
            title=row.title,
            game=row.game,
            scenario=row.scenario,
            options=row.options,
            persons=sittings(row, {guest.eyes for guest in self.guests}),
            bots=row.bots,
            watching=sum(guest.eyes is None for guest in self.guests),
            listed=row.listed,
            chat=row.chat,
            team_chat=row.team_chat,
            over=self.table.over,
            record=self.table.over and not self.table.parted,
            proposal=self.proposal,
        )

    def hears(self, guest: Guest, remark: RemarkRow) -> bool:
        """Does this guest hear what was said? Spectators' talk is apart, a team's is for the team."""
        if remark.room == "team":
            return guest.eyes is not None and self.side_of(guest.eyes) == remark.side
        return remark.room == "table" or guest.eyes is None

    def welcome(self, guest: Guest) -> Welcome:
        heard = [spoken_remark(remark) for remark in self.remarks if self.hears(guest, remark)]
        return Welcome(PROTOCOL, __version__, guest.you, self.about(), heard[-MOST_REMARKS:], players.names())

    # Sending.

    def send_about(self) -> None:
        self.send(TableMessage(self.about()))

    def send(self, message: Message, to: Callable[[Guest], bool] = lambda guest: True) -> None:
        text = spoken(message).decode()
        for guest in self.guests:
            if to(guest):
                guest.put(text)

    def send_views(self) -> None:
        """To everybody whose view is new: nobody is sent the half-built action of somebody else."""
        made: dict[tuple[int | None, tuple[int, ...]], tuple[str, list[int]]] = {}
        for guest in self.guests:
            now = seeing.blocks(self.table, guest.eyes)
            if now == guest.sent and guest.sent:
                continue
            key = (guest.eyes, tuple(guest.sent))
            if key not in made:
                view, blocks = seeing.view(self.table, guest.eyes, guest.sent)
                made[key] = (spoken(view).decode(), blocks)
            text, guest.sent = made[key]
            guest.put(text)

    def send_view(self, guest: Guest) -> None:
        """The whole of it, log included."""
        view, guest.sent = seeing.view(self.table, guest.eyes, [])
        guest.put(spoken(view).decode())


def sittings(row: TableRow, here: set[int | None]) -> list[Sitting]:
    return [
        Sitting(seats, sitter, sitter == PERSON and not taken, name, number in here)
        for number, (seats, sitter, taken, name) in enumerate(zip(row.persons, row.sitters, row.taken, row.names))
    ]


def spoken_remark(row: RemarkRow) -> Remark:
    return Remark(row.number, row.room, row.name, row.text, row.at, row.person)  # type: ignore[arg-type]  # rooms are checked on the way in
