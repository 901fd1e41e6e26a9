"""Ids and texts read out of the references."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from thirdage.kernel.errors import Problem
from thirdage.lab.rulebook import REFERENCES, folder, rule, rules


@pytest.mark.parametrize("reference", REFERENCES)
def test_every_bold_id_of_a_reference_is_found_once(reference: str) -> None:
    text = (folder() / f"{reference}.md").read_text(encoding="utf-8")
    bold = re.findall(rf"\*\*({REFERENCES[reference]}-[A-Z]?\d+(?:\.\d+)?)\b", text)
    assert Counter(bold).most_common(1)[0][1] == 1
    assert [found.id for found in rules(reference).values() if found.is_counted or found.id in bold] == bold


@pytest.mark.parametrize("reference, kinds", [("cardgame", "CRT"), ("against-the-shadow", "RT"), ("boardgame", "CDRT")])
def test_remarks_on_sources_are_known_but_not_counted(reference: str, kinds: str) -> None:
    counted = {found.kind for found in rules(reference).values() if found.is_counted}
    assert counted == {"", *kinds}
    if reference != "boardgame":
        assert any(found.kind == "D" for found in rules(reference).values())


def test_a_rule_ends_where_the_next_one_begins() -> None:
    found = rule("CG-9.1")
    assert found.section == "9 Other actions"
    assert found.text == "- **CG-9.1 Cycle** one card from hand to your cycle pile, face down. [p12] (CG-R28)"


def test_a_rule_keeps_its_table_and_its_program_but_not_the_next_heading() -> None:
    assert "| Hand | player | hidden |" in rule("CG-3.1").text
    assert rule("CG-6.14").text.endswith("```")
    assert "###" not in rule("CG-6.10").text


def test_a_row_of_a_table_is_one_rule() -> None:
    assert rule("CG-D2").text.startswith("| CG-D2 |") and "\n" not in rule("CG-D2").text
    assert rule("AS-6.2").text.startswith("| **AS-6.2** |") and "\n" not in rule("AS-6.2").text


def test_an_id_may_be_written_small() -> None:
    assert rule("cg-r33") is rule("CG-R33")


def test_an_unknown_id_is_answered_with_the_nearest() -> None:
    with pytest.raises(Problem, match=r"There is no rule “CG-11\.99”; did you mean CG-11\.9"):
        rule("CG-11.99")


def test_an_unknown_reference_is_answered_with_those_there_are() -> None:
    with pytest.raises(Problem, match="There is no rule reference “dicegame”"):
        rules("dicegame")
