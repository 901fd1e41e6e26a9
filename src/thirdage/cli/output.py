"""How commands answer: one JSON object for programs, tables for people, a bar on the error stream while they wait."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import groupby
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from thirdage.kernel.words import say


def console() -> Console:
    return Console(highlight=False)


def print_json(answer: dict[str, Any]) -> None:
    """Exactly one object, and nothing else on this stream."""
    print(json.dumps(answer, ensure_ascii=False, indent=2))


def counted(lines: list[str]) -> list[str]:
    """Lines that repeat each other as one, with their number."""
    runs = [(line, len([*same])) for line, same in groupby(lines)]
    return [line if times == 1 else say("told-times", line=line, times=times) for line, times in runs]


@contextmanager
def bar(text: str, total: int) -> Iterator[Callable[[], None]]:
    """Call what it gives once for each thing done. Nothing is drawn unless a person looks at the error stream."""
    stderr = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=stderr, disable=not stderr.is_terminal, transient=True) as progress:
        task = progress.add_task(text, total=total)
        yield lambda: progress.advance(task)


def plain_table(*columns: str, numbers: tuple[str, ...] = ()) -> Table:
    """A table without frame; the columns in `numbers` stand to the right."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    for column in columns:
        table.add_column(column, justify="right" if column in numbers else "left", overflow="fold")
    return table
