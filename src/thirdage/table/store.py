"""The small interface behind which games are kept, and how it fails. `sqlite` is the one that is there."""

from __future__ import annotations

from abc import ABC, abstractmethod
from asyncio import Future

from thirdage.kernel.errors import Problem
from thirdage.table.entries import Change, Entry, GameRow, LinkRow, RemarkRow, TableRow

SCHEMA = 1  # raised by every change of the tables' shape; a store of a higher number is refused


class NotKept(Problem):
    """The store could not keep a change: nothing of it happened."""


class Store(ABC):
    """Reads are answered at once, from what is durable. Writes are whole: all changes of a call together, or none."""

    @abstractmethod
    def write(self, *changes: Change) -> Future[None]:
        """Keep all of these together. Done when they are on disk; fails with NotKept, and then nothing of it was kept."""

    @abstractmethod
    def tables(self) -> list[tuple[TableRow, GameRow]]:
        """All tables, oldest first; their states left empty."""

    @abstractmethod
    def game(self, table: str) -> GameRow | None: ...

    @abstractmethod
    def entries(self, table: str) -> list[tuple[str, Entry]]:
        """The entries of a table in their order, each with the request that made it."""

    @abstractmethod
    def link(self, link: str) -> LinkRow | None: ...

    @abstractmethod
    def links(self, table: str) -> list[LinkRow]: ...

    @abstractmethod
    def remarks(self, table: str) -> list[RemarkRow]: ...

    @abstractmethod
    def close(self) -> None:
        """Keep what still waits, then let go."""
