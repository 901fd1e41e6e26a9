"""The command line: one module a command, registered in `app`; mistakes become one sentence in `errors`."""

from __future__ import annotations

import sys


def main() -> None:
    """Runs the command line of this process and ends it. Loading takes its time, and an interrupt may come just then."""
    try:
        from thirdage.cli.app import run

        code = run(sys.argv[1:])
    except KeyboardInterrupt:
        from thirdage.cli.errors import interrupted

        code = interrupted()
    sys.exit(code)
