"""How a test says what it proves: `@rule("CG-11.24")` and `@card("Gimli")`, from `tests.citing`."""

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
