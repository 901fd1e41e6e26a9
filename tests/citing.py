"""How a test says what it proves: `@rule("CG-11.24")`, `@card("Gimli")` and `@bar("R1")`, from `tests.citing`."""

from __future__ import annotations

import pytest

MOST = 3  # a test that cites more proves none of them in particular


def rule(*ids: str) -> pytest.MarkDecorator:
    """This test fails if the code breaks any of these rules."""
    assert 1 <= len(ids) <= MOST, f"a test cites one to {MOST} rules, not {len(ids)}"
    return pytest.mark.rule(*ids)


def card(*names: str) -> pytest.MarkDecorator:
    """This test proves something of these cards or locations, named as printed."""
    assert names, "a test that cites cards names at least one"
    return pytest.mark.card(*names)


def bar(*ids: str) -> pytest.MarkDecorator:
    """This test proves these requirements of the table (docs/proofs.md), in its fast or long form."""
    assert 1 <= len(ids) <= MOST, f"a test proves one to {MOST} requirements, not {len(ids)}"
    return pytest.mark.bar(*ids)
