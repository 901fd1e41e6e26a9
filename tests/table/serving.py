"""A real server for tests: a process of its own on a free port of this machine, which may be killed and started again."""

from __future__ import annotations

import contextlib
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

CODE = """
import sys
from pathlib import Path
from thirdage.table.serve import bound, serve
folder, port, page = Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3]
at = bound("127.0.0.1", port)
serve(folder, at, Path(page) if page else None, lambda: print(at.getsockname()[1], flush=True))
"""


class Served:
    """A server on a data folder. It keeps its port when it is started again, as a host's would."""

    def __init__(self, folder: Path, page: Path | None = None, code: str = CODE) -> None:
        self.folder, self.page, self.code = folder, page, code
        self.port = 0
        self.process: subprocess.Popen[str]
        self.start()

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        self.begin()
        assert self.process.stdout
        line = self.process.stdout.readline()
        assert line.strip().isdecimal(), "the server did not start"
        self.port = int(line)

    def begin(self) -> None:
        """Start it without waiting until it serves."""
        command = [sys.executable, "-c", self.code, str(self.folder), str(self.port), str(self.page or "")]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)

    def kill(self) -> None:
        """As a failure of power would."""
        self.process.send_signal(signal.SIGKILL)
        self.ended()

    def stop(self) -> int:
        self.process.terminate()
        return self.ended()

    def ended(self) -> int:
        """Wait for its end, whatever brings it; gives its exit status."""
        status = self.process.wait(10)
        if self.process.stdout:
            self.process.stdout.close()
        return status

    def restart(self) -> None:
        self.kill()
        self.start()


@contextlib.contextmanager
def served(folder: Path, page: Path | None = None, code: str = CODE) -> Iterator[Served]:
    server = Served(folder, page, code)
    try:
        yield server
    finally:
        server.kill()
