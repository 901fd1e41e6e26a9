"""`thirdage backup`: all games in one file, also while they are played."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from thirdage.cli.data import Data, command, data_folder
from thirdage.kernel.words import say

if TYPE_CHECKING:
    from thirdage.table.backup import Holding


def backup(
    file: Annotated[Path | None, typer.Argument(metavar="FILE", help=say("help-backup-file"))] = None,
    data: Data = None,
) -> None:
    from thirdage.table.backup import back_up  # loaded only when it is wanted, like the server

    made, holding = back_up(data_folder(data), file and file.expanduser())
    print(say("backup-made", file=str(made), holding=in_words(holding)))
    if holding.unread:
        print(say("backup-unread", tables=holding.unread))
    print(say("backup-restore", command=command("restore", data, made)))


def in_words(holding: Holding) -> str:
    """What a database holds, for a sentence."""
    size = f"{holding.size / 1e6:.1f}"
    return say("backup-holds", tables=holding.tables, running=holding.running, finished=holding.finished, size=size)
