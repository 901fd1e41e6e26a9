"""The browser that the tests drive: Chromium from the path; where there is none, as root on Debian, from its package."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable

from thirdage.kernel.errors import Problem

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
INSTALL = (("update", "--quiet"), ("install", "--yes", "--quiet", "--no-install-recommends", "chromium"))
PATIENCE = 300  # seconds for each step


def chromium() -> str | None:
    """Where Chromium is, if it is anywhere on the path."""
    return next((found for name in NAMES if (found := shutil.which(name))), None)


def ensure(tell: Callable[[], None]) -> str:
    """Chromium, installed if that is possible; `tell` is called before the long part. None at all is a Problem, never a skip."""
    found = chromium()
    if found:
        return found
    if shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        tell()
        for arguments in INSTALL:
            run(["apt-get", *arguments])
        found = chromium()
    if not found:
        raise Problem("test-no-browser")
    return found


def run(command: list[str]) -> None:
    """Whether it worked shows in whether Chromium is there afterwards; what it said goes to the screen."""
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    try:
        subprocess.run(command, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, timeout=PATIENCE, check=False)
    except subprocess.TimeoutExpired as fault:
        raise Problem("test-no-browser") from fault
