"""The tree itself: pinned packages, no trace of a machine or a package host, a wheel that works, the notice, the rules."""

from __future__ import annotations

import hashlib
import os
import re
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

import thirdage
from thirdage.cli import page

ROOT = Path(__file__).resolve().parents[2]
SETS = ("run", "test", "peers", "page")
MADE = {"node_modules", "__pycache__", "build", "dist", "htmlcov"}
# Written in two halves, so that this file does not find itself.
FOREIGN = re.compile(
    "|".join(
        first + second
        for first, second in (
            ("/wo", "rk/"),
            ("/ro", "ot/"),
            ("/fa", "rm/"),
            ("/ho", r"me/\w"),
            ("/op", "t/py"),
            ("index", "-url"),
            ("registry", "=http"),
            ("py", r"pi\.org"),
            ("python", r"hosted\.org"),
            ("npm", r"js\.(org|com)"),
            ('"reso', 'lved": *"http'),
        )
    )
)


def files() -> Iterator[Path]:
    """Every file that belongs to the project; what tools leave behind lies in folders that are hidden or named in MADE."""
    for folder, below, names in os.walk(ROOT):
        below[:] = [name for name in below if name not in MADE and (name == ".ci" or not name.startswith("."))]
        yield from (Path(folder) / name for name in names if name != ".venv.lock" and not name.startswith(".coverage"))


def text(path: str) -> str:
    return (ROOT / path).read_text(encoding="utf-8")


def pins(name: str) -> dict[str, list[str]]:
    """The pinned versions of each package of a set: more than one where they depend on the Python."""
    found: dict[str, list[str]] = {}
    for package, version in re.findall(r"^([\w.-]+)==([\w.]+)", text(f"requirements/{name}.txt"), re.MULTILINE):
        found.setdefault(package, []).append(version)
    return found


def test_no_file_names_a_package_host_or_a_place_on_some_machine() -> None:
    found = []
    for file in files():
        try:
            lines = file.read_text(encoding="utf-8").splitlines()
        except UnicodeDecodeError:
            continue  # the pip wheel
        found += [f"{file.relative_to(ROOT)}:{number}" for number, line in enumerate(lines, 1) if FOREIGN.search(line)]
    assert found == []


@pytest.mark.parametrize("name", SETS)
def test_every_package_is_pinned_by_hash(name: str) -> None:
    entries = re.sub(r"\\\n", "", re.sub(r"^\s*#.*\n?", "", text(f"requirements/{name}.txt"), flags=re.MULTILINE)).splitlines()
    assert entries
    for entry in entries:
        assert re.match(r"[\w.-]+==[\w.]+( ; [^\\]+?)?(\s+--hash=sha256:[0-9a-f]{64})+$", entry), entry[:80]


@pytest.mark.parametrize("name", ["test", "peers"])
def test_the_sets_agree(name: str) -> None:
    run = pins("run")
    for package, versions in pins(name).items():
        assert versions == run.get(package, versions), package


@pytest.mark.parametrize("name", SETS)
def test_what_is_asked_for_is_pinned(name: str) -> None:
    asked = re.findall(r"^([a-z][\w.-]*)", text(f"requirements/{name}.in"), re.MULTILINE)
    assert asked and {package.replace(".", "-") for package in asked} <= set(pins(name))


def test_the_project_asks_for_the_packages_that_are_pinned() -> None:
    project = tomllib.loads(text("pyproject.toml"))["project"]
    asked = {re.match(r"[\w.-]+", line)[0] for line in project["dependencies"]}  # type: ignore[index]
    assert asked == set(re.findall(r"^([a-z][\w.]*)", text("requirements/run.in"), re.MULTILINE))
    assert project["version"] == thirdage.__version__


def test_the_pip_we_keep_is_the_published_one() -> None:
    (pip,) = (ROOT / "tools").glob("pip-*.whl")
    assert pip.name == "pip-25.3-py3-none-any.whl"
    assert hashlib.sha256(pip.read_bytes()).hexdigest() == "9655943313a94722b7774661c21049070f6bbb0a1516bf02f7c8d5d9201514cd"


def test_the_wheel_carries_the_sentences_and_the_page_and_runs(tmp_path: Path) -> None:
    page.built()
    built = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert built.returncode == 0, built.stderr
    with zipfile.ZipFile(next(tmp_path.glob("thirdage-*.whl"))) as wheel:
        names = set(wheel.namelist())
        wheel.extractall(tmp_path / "installed")
    sources = {str(file.relative_to(ROOT / "src")) for file in files() if file.is_relative_to(ROOT / "src")}
    sentences = {f"thirdage/{file.relative_to(ROOT)}" for file in files() if file.is_relative_to(ROOT / "locales")}
    assert sources | sentences <= names
    assert {f"thirdage/page/{file.relative_to(page.page_folder())}" for file in page.page_folder().rglob("*") if file.is_file()} <= names
    assert any(name.endswith("/licenses/LICENSE") for name in names)
    environment = {**os.environ, "PYTHONPATH": str(tmp_path / "installed")}
    command = "import thirdage.kernel.words as words; print(words.folder()); "
    command += "from thirdage.cli import main, page; print(page.built()); main()"
    done = subprocess.run(
        [sys.executable, "-c", command, "test"], env=environment, cwd=tmp_path, capture_output=True, text=True, check=False
    )
    inside = tmp_path / "installed/thirdage"
    assert done.stdout.split() == [str(inside / "locales"), str(inside / "page")]
    assert (done.returncode, done.stderr) == (
        2,
        "There are no tests beside this package: run ./thirdage test in a checkout of the project.\n",
    )


def test_the_check_of_every_change_is_the_command_that_people_run() -> None:
    lines = text(".ci/run").splitlines()
    assert lines[0] == "#!/usr/bin/env bash" and lines[-1] == "exec ./thirdage test"
    for name in (".ci/run", "thirdage"):
        assert os.access(ROOT / name, os.X_OK)


@pytest.mark.parametrize("words", ["./thirdage play", "./thirdage test", "unofficial", "trademarks", "MIT", "no artwork"])
def test_the_readme_tells_a_newcomer_what_matters(words: str) -> None:
    assert words in text("README.md")


@pytest.mark.parametrize("name, prefix, least", [("cardgame", "CG", 300), ("against-the-shadow", "AS", 100), ("boardgame", "BG", 500)])
def test_the_rule_references_carry_ids(name: str, prefix: str, least: int) -> None:
    assert len(set(re.findall(rf"\b{prefix}-(?:[RCTD]?\d+(?:\.\d+)?)", text(f"docs/rules/{name}.md")))) >= least
