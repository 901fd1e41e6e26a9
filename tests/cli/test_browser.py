"""Finding the browser that the tests drive."""

from __future__ import annotations

import os
import shutil

import pytest

from thirdage.cli import browser
from thirdage.kernel.errors import Problem


class Machine:
    """Stands in for the machine: which programs there are, and what installing would add."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, there: list[str], root: bool, added: list[str] | None = None) -> None:
        self.there, self.added = there, added or []
        self.ran: list[list[str]] = []
        monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}" if name in self.there else None)
        monkeypatch.setattr(os, "geteuid", lambda: 0 if root else 1000)
        monkeypatch.setattr(browser, "run", self.run)

    def run(self, command: list[str]) -> None:
        self.ran.append(command)
        if "install" in command:
            self.there += self.added


def test_a_browser_on_the_path_is_taken_and_nothing_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(monkeypatch, ["apt-get", "google-chrome"], root=True)
    assert browser.ensure(lambda: pytest.fail("nothing is installed")) == "/usr/bin/google-chrome"
    assert machine.ran == []


def test_as_root_on_debian_its_package_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(monkeypatch, ["apt-get"], root=True, added=["chromium"])
    said: list[bool] = []
    assert browser.ensure(lambda: said.append(True)) == "/usr/bin/chromium"
    assert [command[1] for command in machine.ran] == ["update", "install"] and said == [True]


@pytest.mark.parametrize("there,root", [(["apt-get"], False), ([], True)], ids=["not root", "not Debian"])
def test_otherwise_no_browser_is_a_problem(monkeypatch: pytest.MonkeyPatch, there: list[str], root: bool) -> None:
    machine = Machine(monkeypatch, there, root)
    with pytest.raises(Problem, match="no Chromium on the path"):
        browser.ensure(lambda: None)
    assert machine.ran == []


def test_an_install_that_brings_none_is_a_problem(monkeypatch: pytest.MonkeyPatch) -> None:
    Machine(monkeypatch, ["apt-get"], root=True)
    with pytest.raises(Problem, match="no Chromium"):
        browser.ensure(lambda: None)
