"""The data folder of a server: who may use it at a time, and how what is put there is made to last."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path

from thirdage.kernel.errors import Problem

LOCK = "thirdage.lock"


@contextlib.contextmanager
def alone_in(folder: Path) -> Iterator[None]:
    """Nobody else serves these games: two servers on one file would each know only half."""
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        file = open(folder / LOCK, "a")  # noqa: SIM115  (held open until the server ends)
    except OSError as fault:
        raise Problem("problem-store-open", file=str(folder), reason=reason(fault)) from fault
    with file:
        try:
            hold(file.fileno())
        except OSError as fault:
            raise Problem("problem-folder-in-use", folder=str(folder)) from fault
        yield


def is_served(folder: Path) -> bool:
    """Does a server use this folder? Asked without a trace: the lock is held for a moment, and only shared, if it is free."""
    try:
        file = open(folder / LOCK)  # noqa: SIM115  (closed below)
    except OSError:
        return False
    with file:
        try:
            hold(file.fileno(), shared=True)
        except OSError:
            return True
    return False


def hold(number: int, shared: bool = False) -> None:
    """A lock that ends with the process, however it ends."""
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(number, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(number, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)


def settled(place: Path) -> None:
    """What was written to this file, or made, named and taken away in this folder, is on the disk."""
    if place.is_dir() and sys.platform == "win32":
        return  # folders cannot be opened there
    number = os.open(place, os.O_RDONLY if place.is_dir() else os.O_RDWR)
    try:
        os.fsync(number)
    finally:
        os.close(number)


def reason(fault: BaseException) -> str:
    """What went wrong in a few words, without a closing dot."""
    return (getattr(fault, "strerror", None) or str(fault)).rstrip(".")
