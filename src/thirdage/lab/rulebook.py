"""The rule references as data: every id with its text, read from `docs/rules/`."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from thirdage.kernel.errors import Problem, one_of

REFERENCES = {"cardgame": "CG", "against-the-shadow": "AS", "boardgame": "BG"}
ID = r"(?P<id>[A-Z]{2}-[A-Z]?\d+(?:\.\d+)?)"
DEFINED = re.compile(
    rf"(?:[-*>] +|\| *)\*\*{ID}\b|\| *{ID.replace('?P<id>', '?P<remark>')} *\|"
)  # a list item, a quotation or a row of a table


@dataclass(frozen=True)
class Rule:
    id: str
    reference: str
    section: str  # the heading above it
    text: str  # as it stands in the reference, Markdown

    @property
    def kind(self) -> str:
        """R ruling, C ruling on a card, T test case, D remark on sources or boundary check; empty for a rule."""
        return self.id[3] if self.id[3].isalpha() else ""

    @property
    def is_counted(self) -> bool:
        """CG-D and AS-D are remarks on sources; BG-D are checks like test cases."""
        return self.kind != "D" or self.reference == "boardgame"


def folder() -> Path:
    """Where the references lie: in `docs/` of a checkout, inside the package in a wheel."""
    package = Path(__file__).resolve().parent.parent
    inside = package / "rules"
    return inside if inside.is_dir() else package.parent.parent / "docs" / "rules"


def prefix(reference: str) -> str:
    if reference not in REFERENCES:
        raise one_of("rules", reference, list(REFERENCES))
    return REFERENCES[reference]


@cache
def rules(reference: str) -> dict[str, Rule]:
    """All rules of a reference by id, in the order in which they stand there."""
    start = prefix(reference)
    file = folder() / f"{reference}.md"
    if not file.is_file():
        raise Problem("problem-no-rules", folder=str(folder()))
    found: dict[str, tuple[str, list[str]]] = {}
    section = ""
    text: list[str] = []  # of the rule that goes on here; none after a heading
    for line in file.read_text(encoding="utf-8").splitlines():
        defined = DEFINED.match(line)
        id = defined and (defined["id"] or defined["remark"])
        if line.startswith("#"):
            section, text = line.strip("# "), []
        elif id and id.startswith(f"{start}-") and id not in found:
            found[id] = (section, text := [line])
            if line.startswith("|"):
                text = []  # a row of a table is a rule by itself
        elif line.startswith("---"):
            text = []
        elif text:
            text.append(line)
    return {id: Rule(id, reference, section, "\n".join(text).strip()) for id, (section, text) in found.items()}


def rule(id: str) -> Rule:
    """One rule by its id, in capitals or not."""
    wanted = id.upper()
    known = {name: found for reference in REFERENCES for name, found in rules(reference).items()}
    if wanted not in known:
        raise one_of("rule", id, list(known))
    return known[wanted]
