"""`thirdage play` in the browser as a process of its own, the way people start it."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

LAST = "Ctrl-C ends it."


class Hosted:
    """A started server: what it said, and where it is."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process
        self.said: list[str] = []
        assert process.stdout
        for line in process.stdout:
            self.said.append(line.rstrip("\n"))
            if line.startswith(LAST):
                break

    @property
    def text(self) -> str:
        return "\n".join(self.said)

    @property
    def base(self) -> str:
        """The address on this machine."""
        return str(re.findall(r"http://127\.0\.0\.1:\d+", self.text)[0])

    def end(self, by: signal.Signals = signal.SIGINT) -> tuple[int, str, str]:
        """The exit code, and what was said on both streams since it was ready."""
        self.process.send_signal(by)
        out, err = self.process.communicate(timeout=20)
        return self.process.returncode, out, err


@contextlib.contextmanager
def hosted(data: Path, *arguments: str, **environment: str) -> Iterator[Hosted]:
    """No browser unless one is named in the environment."""
    quiet = [] if "BROWSER" in environment else ["--no-browser"]
    process = subprocess.Popen(
        [sys.executable, "-m", "thirdage.cli", "play", "--data", str(data), "--port", "0", *quiet, *arguments],
        env={**os.environ, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        yield Hosted(process)
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate()
