"""What `doctor` looks at, one function a thing; each gives what it found. None of them changes anything."""

from __future__ import annotations

import os
import re
import shutil
import sqlite3
import sys
from collections.abc import Iterator
from functools import partial
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from thirdage import __version__
from thirdage.cli import browser, page
from thirdage.cli.output import bar
from thirdage.kernel.errors import Problem
from thirdage.kernel.words import say
from thirdage.table.backup import OLD, WORK
from thirdage.table.examine import Finding, examined
from thirdage.table.folders import is_served, reason
from thirdage.table.serve import PORT, bound
from thirdage.table.sqlite import FILE

OLDEST = (3, 11)
ROOM = 100e6  # bytes that should be free besides what a backup takes
HERE = "127.0.0.1"


def looked_at(folder: Path) -> Iterator[Finding]:
    yield the_python()
    yield the_packages()
    yield from the_page()
    yield from the_data(folder)
    yield the_port(folder)
    yield the_browser()


def ok(about: str, key: str, **facts: str | int) -> Finding:
    return Finding(about, "ok", Problem(key, **facts).sentence())


def note(about: str, key: str, **facts: str | int) -> Finding:
    return Finding(about, "note", Problem(key, **facts).sentence())


def trouble(about: str, key: str, **facts: str | int) -> Finding:
    return Finding(about, "trouble", Problem(key, **facts).sentence())


def the_python() -> Finding:
    facts = {"found": ".".join(map(str, sys.version_info[:3])), "wanted": ".".join(map(str, OLDEST)), "sqlite": sqlite3.sqlite_version}
    if sys.version_info < OLDEST:
        return trouble("python", "doctor-python-old", **facts)
    return ok("python", "doctor-python", **facts)


def the_packages() -> Finding:
    """Those of a checkout are pinned; those of an installed package its installer sees to."""
    pins = page.PACKAGE.parents[1] / "requirements/run.txt"
    if not pins.is_file():
        return ok("packages", "doctor-packages-installed", version=__version__)
    # A line with a condition behind the version is for other machines.
    wanted = re.findall(r"^([\w.-]+)==([\w.]+) \\$", pins.read_text(encoding="utf-8"), re.MULTILINE)
    wrong = [name for name, pinned in wanted if installed(name) != pinned]
    if wrong:
        return trouble("packages", "doctor-packages-wrong", names=", ".join(wrong))
    return ok("packages", "doctor-packages", count=len(wanted))


def installed(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return ""


def the_page() -> Iterator[Finding]:
    place = page.page_folder()
    tree = page.Tree(page.PACKAGE.parents[1])
    if place != tree.page or page.is_fresh(tree):
        yield ok("page", "doctor-page", folder=str(place))
        return
    yield trouble("page", "doctor-page-old" if (place / "index.html").is_file() else "doctor-page-none")
    if page.of_the_machine() or page.fetched(tree):
        yield ok("node", "doctor-node")
    else:
        yield note("node", "doctor-node-none")


def the_data(folder: Path) -> Iterator[Finding]:
    """The folder, whether a server uses it, and what is in it."""
    try:
        folder.stat()
    except FileNotFoundError:
        yield note("folder", "doctor-folder-none", folder=str(folder))
        return
    except OSError as fault:
        yield trouble("folder", "problem-store-open", file=str(folder), reason=reason(fault))
        return
    if not folder.is_dir():
        yield trouble("folder", "doctor-folder-file", folder=str(folder))
        return
    file = folder / FILE
    closed = [place for place in (folder, file) if os.path.exists(place) and not may_use(place)]
    if closed:
        yield trouble("folder", "doctor-folder-closed", place=str(closed[0]))
    yield the_room(folder, file)
    yield ok("server", "doctor-served" if is_served(folder) else "doctor-not-served")
    if os.path.exists(folder / WORK / OLD / FILE):
        yield trouble("restore", "doctor-restore-cut-off")
    if os.path.exists(file):
        yield from examined(file, partial(bar, say("doctor-bar")))
    elif not closed:
        yield note("database", "doctor-no-games")


def the_room(folder: Path, file: Path) -> Finding:
    free = shutil.disk_usage(folder).free
    wanted = ROOM + (file.stat().st_size if os.path.exists(file) else 0)
    facts = {"folder": str(folder), "free": in_words(free), "wanted": in_words(wanted)}
    return trouble("space", "doctor-space-short", **facts) if free < wanted else ok("space", "doctor-space", **facts)


def may_use(place: Path) -> bool:
    return os.access(place, os.R_OK | os.W_OK | (os.X_OK if place.is_dir() else 0))


def in_words(size: float) -> str:
    return say("doctor-gigabytes", size=f"{size / 1e9:.1f}")


def the_port(folder: Path) -> Finding:
    try:
        bound(HERE, PORT).close()
    except Problem:
        return (ok if is_served(folder) else note)(
            "port", "doctor-port-served" if is_served(folder) else "doctor-port-taken", port=str(PORT)
        )
    return ok("port", "doctor-port", port=str(PORT))


def the_browser() -> Finding:
    found = browser.chromium()
    return note("browser", "doctor-browser", place=found) if found else note("browser", "doctor-browser-none")
