"""Rules coverage: what counts as a citation, and the reviewed list."""

from __future__ import annotations

from pathlib import Path

import pytest

from thirdage.kernel.errors import Problem
from thirdage.lab import coverage as measured
from thirdage.lab.coverage import card_names, citations, coverage, uncounted
from thirdage.lab.rulebook import rules

TESTS = """
pytestmark = [rule("CG-1.1"), pytest.mark.slow]

def card(name): ...
def rule(id): ...

@rule("CG-2.1", "CG-2.2")
@citing.card("Gimli")
def test_one():
    card("Frodo Baggins")  # a helper of that name is no citation
    rule("CG-2.3")

@pytest.mark.rule("CG-2.4")
class TestMany:
    @rule("CG-2.5")
    def test_two(self): ...

@rule("CG-2.6")
def helper(): ...

@pytest.mark.parametrize("it", [pytest.param(1, marks=rule("CG-2.7")), pytest.param(2, marks=[card("Legolas", "Saruman (bot)")]), 3])
def test_three(it): ...

@rule(WHAT)
def test_four(): ...
"""


@pytest.fixture
def tests(tmp_path: Path) -> Path:
    (tmp_path / "below").mkdir()
    (tmp_path / "below" / "test_it.py").write_text(TESTS, encoding="utf-8")
    return tmp_path


def test_only_marks_of_tests_are_citations(tests: Path) -> None:
    found = citations(tests.rglob("*.py"))
    assert sorted(found["rule"]) == ["CG-1.1", "CG-2.1", "CG-2.2", "CG-2.4", "CG-2.5", "CG-2.7"]
    assert sorted(found["card"]) == ["Gimli", "Legolas", "Saruman (bot)"]
    assert found["rule"]["CG-2.5"] == ["test_it::test_two"]


@pytest.fixture
def a_rule_for_later(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the Ring token of the Duels were not built yet."""
    monkeypatch.setattr(measured, "uncounted", lambda reference: {"notes": {"CG-0.1": "names the sources"}, "later": {"CG-9.8": "Duels"}})


@pytest.mark.usefixtures("a_rule_for_later")
def test_every_id_is_cited_or_listed_once(tests: Path) -> None:
    found = coverage("cardgame", tests)
    listed = [*found["uncited"], *found["later"], *found["notes"]]
    assert found["cited"] == 6 and found["ids"] == 347
    assert len(listed) == len(set(listed)) == found["ids"] - found["cited"]
    assert "CG-2.1" not in listed and "CG-2.3" in found["uncited"]
    assert found["later"] == ["CG-9.8"] and found["notes"] == ["CG-0.1"]
    assert not any(id.startswith("CG-D") for id in listed)


@pytest.mark.usefixtures("a_rule_for_later")
def test_a_listed_id_that_a_test_cites_after_all_counts_as_cited(tmp_path: Path) -> None:
    assert "CG-9.8" in coverage("cardgame", tmp_path)["later"]
    (tmp_path / "test_duel.py").write_text('@rule("CG-9.8")\ndef test_ring(): ...\n', encoding="utf-8")
    found = coverage("cardgame", tmp_path)
    assert found["cited"] == 1 and "CG-9.8" not in found["later"]


def test_no_rule_of_the_card_game_waits_for_later_and_every_one_is_cited() -> None:
    found = coverage("cardgame")
    assert (found["uncited"], found["later"], found["unknown"]) == ([], [], [])


def test_a_citation_of_no_rule_is_named(tmp_path: Path) -> None:
    (tmp_path / "test_slip.py").write_text('@rule("CG-99.1", "BG-1.1")\ndef test_slip(): ...\n', encoding="utf-8")
    assert coverage("cardgame", tmp_path)["unknown"] == ["CG-99.1"]


def test_all_157_printed_designs_and_the_62_that_bots_have_instead_are_counted_by_name(tests: Path) -> None:
    found = coverage("cardgame", tests)["cards"]
    known = card_names("cardgame")
    bots = [name for name in known if name.endswith(" (bot)")]
    assert found["total"] == len(set(known)) == 219 and len(bots) == 62
    assert {name.removesuffix(" (bot)") for name in bots} <= set(known)
    assert found["tested"] == 3 and len(found["missing"]) == 216
    assert not {"Gimli", "Saruman (bot)"} & set(found["missing"])
    assert {"Frodo Baggins", "Ioreth", "Bag End", "Helm's Deep", "Saruman", "Morannon (bot)"} <= set(found["missing"])


def test_a_reference_without_a_game_counts_no_cards(tests: Path) -> None:
    assert coverage("against-the-shadow", tests)["cards"] == {"total": 0, "tested": 0, "missing": []}


def test_boundary_checks_of_the_board_game_are_counted(tests: Path) -> None:
    assert "BG-D1" in coverage("boardgame", tests)["uncited"]


@pytest.mark.parametrize("reference", ["cardgame", "against-the-shadow", "boardgame"])
def test_the_reviewed_list_names_only_ids_that_are_counted_each_once_with_a_reason(reference: str) -> None:
    listed = uncounted(reference)
    known = {found.id for found in rules(reference).values() if found.is_counted}
    assert not set(listed["notes"]) & set(listed["later"])
    assert {*listed["notes"], *listed["later"]} <= known
    assert all(reason for kind in listed.values() for reason in kind.values())


def test_an_unknown_reference_is_refused() -> None:
    with pytest.raises(Problem, match="did you mean cardgame"):
        coverage("cardgames")
