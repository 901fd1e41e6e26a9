"""`thirdage restore`: the games of a backup in place of those that are there, which are kept beside them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from thirdage.cli.backup import in_words
from thirdage.cli.data import Data, command, data_folder
from thirdage.kernel.words import say


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=say("help-restore-file"))],
    data: Data = None,
) -> None:
    from thirdage.table.backup import restore_from  # loaded only when it is wanted, like the server

    folder = data_folder(data)
    done = restore_from(file.expanduser().absolute(), folder)
    print(say("restore-done", file=str(file), folder=str(folder), holding=in_words(done.holding)))
    print(
        say("restore-aside", folder=str(done.aside), command=command("play", done.aside)) if done.aside else say("restore-nothing-before")
    )
    print(say("restore-start", command=command("play", data)))
