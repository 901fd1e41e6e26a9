"""The words: every key that code asks for exists and stands once, collected card texts are fresh."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from thirdage import games
from thirdage.boardgame import texts as board_texts
from thirdage.boardgame.book import BOOK as BOARD_BOOK
from thirdage.cardgame import words as card_texts
from thirdage.cardgame.book import BOOK as CARD_BOOK
from thirdage.kernel.words import folder, has

ROOT = Path(__file__).parent.parent


NAMES = ["cardgame", "boardgame"]
BOOKS = {"cardgame": CARD_BOOK, "boardgame": BOARD_BOOK}


@pytest.mark.parametrize("name", NAMES)
def test_the_collected_texts_of_the_cards_are_fresh(name: str) -> None:
    games.get(name)  # all texts must hang
    texts = {"cardgame": card_texts, "boardgame": board_texts}[name]
    assert (folder() / "en" / texts.FILE).read_text(encoding="utf-8") == texts.collect(), "run ./thirdage words"


@pytest.mark.parametrize("name", NAMES)
def test_every_question_verb_and_event_of_a_game_has_its_words(name: str) -> None:
    game = games.get(name)
    keys = (
        [f"{name}-ask-{question}" for question in BOOKS[name].questions]
        + [f"{name}-do-{verb}" for verb in game.verbs]
        + [f"{name}-log-{kind}" for kind in game.kinds]
    )
    assert [key for key in keys if not has(key.replace("_", "-"))] == []


@pytest.mark.parametrize("name", NAMES)
def test_every_rule_that_can_forbid_has_its_sentence(name: str) -> None:
    """Rule ids that conditions return, and those that stand for a whole question."""
    source = "\n".join(file.read_text(encoding="utf-8") for file in sorted((ROOT / "src/thirdage" / name).rglob("*.py")))
    returned = re.findall(r'"((?:CG|AS|BG)-[\w.]+(?::\w+)?)"', source)
    asked = set(BOOKS[name].rule_of.values())
    numbers = re.compile(r"(?:CG|AS|BG)-(?:\d+\.\d+|[RC]\d+)(?::\w+)?")
    wanted = {rule for rule in (*returned, *asked) if numbers.fullmatch(rule)} - RESULTS
    assert sorted(rule for rule in wanted if not has("why-" + rule.replace(".", "-").replace(":", "-"))) == []


# Ids that stand in the code as names of switches or reasons for the end of a game, not as refusals.
RESULTS = {
    *("CG-12.3", "CG-12.4"),
    *("CG-R14", "CG-R27", "CG-C45", "CG-C47", "CG-C48", "CG-C51", "CG-C63", "CG-C68"),
    *("AS-R3", "AS-R13", "AS-R29", "AS-R34", "AS-R38", "AS-R41"),
    *("BG-20.2", "BG-20.3", "BG-20.4", "BG-20.5"),
    *("BG-C20", "BG-C24", "BG-C35", "BG-C103", "BG-C131", "BG-C154"),
}


def test_every_key_that_code_says_exists() -> None:
    missing = []
    for file in sorted((ROOT / "src/thirdage").rglob("*.py")):
        for key in re.findall(r'(?:say|Problem)\(\s*"([\w-]+)"', file.read_text(encoding="utf-8")):
            if not has(key):
                missing.append(f"{file.name}: {key}")
    assert missing == []


def test_no_key_stands_twice() -> None:
    """All files of a language are one: of two sentences with one key the page would show whichever it read first."""
    texts = [file.read_text(encoding="utf-8") for file in sorted((folder() / "en").glob("*.ftl"))]
    keys = Counter(key for text in texts for key in re.findall(r"^(-?[a-zA-Z][\w-]*) *=", text, re.MULTILINE))
    assert [key for key, times in keys.items() if times > 1] == []
