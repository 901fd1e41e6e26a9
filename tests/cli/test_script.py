"""The script at the root, on a small tree with packages of its own: nothing is fetched, and nothing of this tree is touched."""

from __future__ import annotations

import ast
import hashlib
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
import zipfile
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
MAKING = "Making the environment"
ADDING = "Adding packages"
ANSWER = "import sys, probe_run\nprint('handed over', *sys.argv[1:])\n"


def wheel(folder: Path, name: str) -> str:
    """A package with one empty module; gives its line of a requirements file."""
    info = f"{name}-1.0.dist-info"
    file = folder / f"{name}-1.0-py3-none-any.whl"
    with zipfile.ZipFile(file, "w") as archive:
        archive.writestr(f"{name}.py", "")
        archive.writestr(f"{info}/METADATA", f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
        archive.writestr(f"{info}/WHEEL", "Wheel-Version: 1.0\nGenerator: tests\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        archive.writestr(f"{info}/RECORD", f"{name}.py,,\n{info}/METADATA,,\n{info}/WHEEL,,\n{info}/RECORD,,\n")
    return f"{name}==1.0 --hash=sha256:{hashlib.sha256(file.read_bytes()).hexdigest()}\n"


@pytest.fixture(scope="session")
def model(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A tree like this one whose three sets of packages are one empty module each, set up once."""
    tree = tmp_path_factory.mktemp("model") / "tree"
    for folder in ("locales/en", "tools", "requirements", "src/thirdage/cli", "wheels", "poison/ensurepip"):
        (tree / folder).mkdir(parents=True)
    shutil.copy(ROOT / "thirdage", tree)
    shutil.copy(ROOT / "locales/en/script.ftl", tree / "locales/en")
    for pip in (ROOT / "tools").glob("pip-*.whl"):
        (tree / "tools" / pip.name).symlink_to(pip)
    for name in ("run", "test", "peers"):
        (tree / f"requirements/{name}.txt").write_text(wheel(tree / "wheels", f"probe_{name}"))
    (tree / "src/thirdage/__init__.py").write_text("")
    (tree / "src/thirdage/cli/__main__.py").write_text(ANSWER)
    (tree / "poison/ensurepip/__init__.py").write_text("raise SystemExit('ensurepip was asked for')")
    (tree / "poison/pip.py").write_text("raise SystemExit('the system pip was asked for')")
    first = start(tree, "first")
    assert first.returncode == 0, first.stderr
    assert first.stdout == "handed over first\n"
    assert first.stderr.startswith(MAKING) and first.stderr.count("\n") == 1
    return tree


@pytest.fixture
def tree(model: Path, tmp_path: Path) -> Path:
    """A finished tree of this test's own. It is a copy, so it also proves that a finished tree may be moved."""
    return shutil.copytree(model, tmp_path / "moved", symlinks=True)


def environment(tree: Path) -> dict[str, str]:
    """An empty environment whose pip finds the tree's own packages only, and in which ensurepip and an installed pip would fail."""
    return {
        "PATH": os.defpath,
        "HOME": str(tree),
        "PYTHONPATH": str(tree / "poison"),
        "PIP_NO_INDEX": "1",
        "PIP_FIND_LINKS": str(tree / "wheels"),
    }


def start(tree: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(tree / "thirdage"), *arguments]
    return subprocess.run(command, env=environment(tree), cwd=tree.parent, capture_output=True, text=True, timeout=60, check=False)


def stamp(tree: Path) -> dict[str, object]:
    read: dict[str, object] = json.loads((tree / ".venv/thirdage.json").read_text())
    return read


def sets(tree: Path) -> list[str]:
    installed = stamp(tree)["sets"]
    assert isinstance(installed, dict)
    return sorted(installed)


def script(tree: Path) -> Any:
    """The script of a tree as a module, to call its functions."""
    loader = SourceFileLoader("thirdage_script", str(tree / "thirdage"))
    spec = spec_from_loader(loader.name, loader)
    assert spec
    module = module_from_spec(spec)
    loader.exec_module(module)
    return module


def test_nothing_is_made_twice(tree: Path) -> None:
    before = (tree / ".venv/thirdage.json").stat().st_mtime_ns
    again = start(tree, "play", "--seed", "7")
    assert (again.returncode, again.stdout, again.stderr) == (0, "handed over play --seed 7\n", "")
    assert (tree / ".venv/thirdage.json").stat().st_mtime_ns == before


def test_looking_at_the_stamp_is_quick(tree: Path) -> None:
    module = script(tree)
    times = []
    for _ in range(5):
        begin = time.process_time()
        assert module.is_ready(["run"])
        times.append(time.process_time() - begin)
    assert min(times) < 0.01


@pytest.mark.parametrize(
    "damage",
    ["no python", "unfinished", "unreadable stamp", "stamp of a list", "other python", "a package gone", "other requirements", "a file"],
)
def test_a_broken_environment_is_made_anew(tree: Path, damage: str) -> None:
    home = tree / ".venv"
    file = home / "thirdage.json"
    match damage:
        case "no python":
            (home / "bin/python").unlink()
            (home / "bin/python").symlink_to(tree / "gone")
        case "unfinished":
            file.write_text(json.dumps({**stamp(tree), "finished": False}))
        case "unreadable stamp":
            file.write_text("{")
        case "stamp of a list":
            file.write_text("[]")
        case "other python":
            file.write_text(json.dumps({**stamp(tree), "python": "cpython-2.7"}))
        case "a package gone":
            next(home.glob("lib/*/site-packages/probe_run.py")).unlink()
        case "other requirements":
            with (tree / "requirements/run.txt").open("a") as requirements:
                requirements.write("# another line\n")
        case "a file":
            shutil.rmtree(home)
            home.write_text("not a folder")
    again = start(tree)
    assert (again.returncode, again.stdout) == (0, "handed over\n"), again.stderr
    assert again.stderr.startswith(MAKING)
    assert start(tree).stderr == ""


def test_a_linked_environment_is_replaced_and_what_it_led_to_is_left_alone(tree: Path) -> None:
    (tree / ".venv").rename(tree / "elsewhere")
    (tree / ".venv").symlink_to(tree / "elsewhere")
    (tree / "elsewhere/thirdage.json").unlink()
    assert start(tree).returncode == 0
    assert not (tree / ".venv").is_symlink()
    assert (tree / "elsewhere/bin/python").exists()


def test_what_a_person_adds_to_the_environment_stays(tree: Path) -> None:
    extra = next(tree.glob(".venv/lib/*/site-packages")) / "extra.py"
    extra.write_text("")
    assert start(tree).stderr == ""
    assert extra.exists()


@pytest.mark.parametrize("arguments, added", [(("test", "--long"), "test"), (("bench", "--json", "--peers"), "peers")])
def test_commands_that_need_more_packages_get_them_once(tree: Path, arguments: tuple[str, ...], added: str) -> None:
    first = start(tree, *arguments)
    assert first.returncode == 0 and first.stderr.startswith(ADDING)
    assert sets(tree) == sorted(["run", added])
    assert start(tree, *arguments).stderr == ""
    assert start(tree, "play").stderr == ""


def test_which_commands_need_more_packages(tree: Path) -> None:
    wanted = script(tree).wanted
    assert wanted(["test", "--", "-k", "bench"]) == ["run", "test"]
    assert wanted(["bench", "--peers"]) == ["run", "peers"]
    for arguments in ([], ["--help"], ["bench"], ["play", "--peers"], ["rules", "test"]):
        assert wanted(arguments) == ["run"]


def test_a_package_with_a_wrong_hash_is_refused_in_one_sentence(tree: Path) -> None:
    requirements = tree / "requirements/run.txt"
    requirements.write_text(re.sub("sha256:....", "sha256:0000", requirements.read_text()))
    refused = start(tree)
    assert (refused.returncode, refused.stdout) == (2, "")
    _, complaint, rest = refused.stderr.split("\n")
    assert complaint.startswith("The packages that Third Age needs could not be installed") and rest == ""
    assert "setup.log" in complaint
    assert start(tree).returncode == 2


def test_packages_that_cannot_be_added_leave_the_rest_working(tree: Path) -> None:
    (tree / "requirements/test.txt").write_text("absent==1.0 --hash=sha256:" + "0" * 64 + "\n")
    refused = start(tree, "test")
    assert refused.returncode == 2 and "absent" in refused.stderr
    again = start(tree, "play")
    assert (again.returncode, again.stderr) == (0, "")


def test_two_at_once_make_one_environment(tree: Path) -> None:
    shutil.rmtree(tree / ".venv")
    command = [sys.executable, str(tree / "thirdage"), "both"]
    both = [subprocess.Popen(command, env=environment(tree), stdout=-1, stderr=-1, text=True) for _ in range(2)]
    said = [process.communicate(timeout=60) for process in both]
    assert [process.returncode for process in both] == [0, 0]
    assert [out for out, _ in said] == ["handed over both\n"] * 2
    assert sum(error.count(MAKING) for _, error in said) == 1


@pytest.mark.parametrize("kind", [signal.SIGINT, signal.SIGKILL])
def test_a_set_up_cut_short_is_made_good_by_the_next(tree: Path, kind: signal.Signals) -> None:
    shutil.rmtree(tree / ".venv")
    command = [sys.executable, str(tree / "thirdage")]
    process = subprocess.Popen(command, env=environment(tree), stdout=-1, stderr=-1, text=True, start_new_session=True)
    while not (tree / ".venv/setup.log").exists():  # pip is at work
        assert process.poll() is None
        time.sleep(0.01)
    if kind == signal.SIGINT:
        os.killpg(process.pid, kind)  # as a terminal does: pip gets it too
    else:
        process.kill()  # pip goes on alone, and the next run must wait for it
    _, error = process.communicate(timeout=60)
    assert process.returncode == (130 if kind == signal.SIGINT else -kind)
    assert stamp(tree)["finished"] is False
    if kind == signal.SIGINT:
        assert error.splitlines()[-1] == "Stopped while setting up; the next start sets up anew."
    again = start(tree)
    assert (again.returncode, again.stdout) == (0, "handed over\n")
    assert start(tree).stderr == ""


def test_a_tree_that_cannot_be_written_is_told_in_one_sentence(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    module = script(tree)
    module.LOCK = str(tree / "no such folder" / "lock")
    module.STAMP = str(tree / "no stamp")
    assert module.main(["play"]) == 2
    assert capsys.readouterr().err.startswith("The environment of Third Age cannot be made: ")


def test_an_old_python_is_told_so(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    module = script(tree)
    module.OLDEST = (99, 1)
    assert module.main(["play"]) == 2
    assert capsys.readouterr().err.startswith("Third Age needs Python 99.1 or newer, but ")
    ast.parse((ROOT / "thirdage").read_text(encoding="utf-8"), feature_version=(3, 4))


def test_what_happens_to_lie_around_is_not_taken_for_a_module(tree: Path) -> None:
    (tree.parent / "probe_run.py").write_text("raise SystemExit('taken from the wrong place')")
    assert start(tree).returncode == 0


def test_every_sentence_of_the_script_is_in_its_file() -> None:
    used = set(re.findall(r'"(script-[a-z-]+)"', (ROOT / "thirdage").read_text(encoding="utf-8")))
    written = set(re.findall(r"^(script-[a-z-]+) = ", (ROOT / "locales/en/script.ftl").read_text(encoding="utf-8"), re.MULTILINE))
    assert used == written


@pytest.mark.long
def test_the_real_packages_go_in_on_a_machine_with_only_python(tmp_path: Path) -> None:
    for name in ("thirdage", "locales", "requirements", "tools", "src"):
        copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
        copy(ROOT / name, tmp_path / name)
    bare = {"PATH": os.defpath, "HOME": str(tmp_path)}
    done = subprocess.run([sys.executable, "thirdage", "--version"], env=bare, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("thirdage ")
