"""Every promise of docs/proofs.md is proved by a test that cites it, and no test cites one that is not there."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
MEASURED = {"L1", "L2"}  # by tools/load.py: a busy machine must not fail a test


def test_every_promise_has_its_proof() -> None:
    promised = set(re.findall(r"^\| ([A-Z]\d) \|", (ROOT / "docs/proofs.md").read_text(encoding="utf-8"), re.MULTILINE))
    cited: set[str] = set()
    for file in (ROOT / "tests").rglob("test_*.py"):
        for ids in re.findall(r"@bar\(([^)]*)\)", file.read_text(encoding="utf-8")):
            cited |= set(re.findall(r'"([A-Z]\d)"', ids))
    assert cited == promised - MEASURED
