"""The data folder: where a server keeps its games, and the option that names another one."""

from __future__ import annotations

import os
import shlex
from pathlib import Path
from typing import Annotated, TypeAlias

import typer

from thirdage.kernel.words import say

Data: TypeAlias = Annotated[Path | None, typer.Option("--data", metavar="DIR", help=say("help-data"))]


def data_folder(given: Path | None = None) -> Path:
    """The folder that was named, or the user's data directory."""
    base = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    return (given or Path(base) / "thirdage").expanduser().absolute()


def command(line: str, given: Path | None, *files: Path) -> str:
    """A command line to be typed for these files, in the same data folder."""
    return " ".join([f"./thirdage {line}", *map(shlex.quote, map(str, files)), *([f"--data {shlex.quote(str(given))}"] if given else [])])
