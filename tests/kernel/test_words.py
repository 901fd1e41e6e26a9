"""Words: every sentence by its key, further folders, falling back to English, loud about what is missing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Junk, Message

from thirdage.kernel import words
from thirdage.kernel.words import add_folder, has, languages, say

FILES = sorted(words.folder().glob("*/*.ftl"))


@pytest.fixture
def further(tmp_path: Path) -> Iterator[Path]:
    """A folder with two languages, forgotten afterwards."""
    for lang, text in {
        "en": "t-twice = { t-hello } { t-hello }\nt-hello = Hello { $name }.\n"
        "t-count = { $n } cards\nt-only = English only\nt-term =\n    .note = no value\n",
        "cs": "t-hello = Ahoj { $name }.\n",
    }.items():
        (tmp_path / lang).mkdir()
        (tmp_path / lang / "t.ftl").write_text(text, encoding="utf-8")
    add_folder(tmp_path)
    yield tmp_path
    words.further.remove(tmp_path)
    words.forget()


@pytest.mark.usefixtures("further")
def test_a_further_folder_brings_its_words() -> None:
    assert say("t-hello", name="Ash") == "Hello Ash."
    assert say("t-count", n=3) == "3 cards"
    assert say("t-twice", name="Ash") == "Hello Ash. Hello Ash."
    assert say("problem-state") == "This is not a stored state of this game: make one with dump."


@pytest.mark.usefixtures("further")
def test_a_missing_key_falls_back_to_english() -> None:
    assert say("t-hello", "cs", name="Ash") == "Ahoj Ash."
    assert say("t-only", "cs") == say("t-only", "no such language") == "English only"
    assert has("t-only") and not has("t-only", "cs")


def test_a_folder_is_added_once(further: Path) -> None:
    add_folder(further)
    assert words.further.count(further) == 1


@pytest.mark.usefixtures("further")
@pytest.mark.parametrize("key", ["no-such-key", "t-term"])
def test_a_key_that_english_lacks_is_a_fault(key: str) -> None:
    with pytest.raises(KeyError, match=key):
        say(key)


@pytest.mark.usefixtures("further")
def test_a_sentence_that_lacks_a_fact_is_a_fault() -> None:
    with pytest.raises(KeyError, match="does not fit"):
        say("t-hello", nme="Ash")


def test_english_is_among_the_languages() -> None:
    assert "en" in languages()


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_every_file_is_readable_throughout(file: Path) -> None:
    junk = [entry.content for entry in parse(file.read_text(encoding="utf-8")).body if isinstance(entry, Junk)]
    assert junk == []


def test_no_key_stands_twice_and_each_is_found_with_the_whole_of_its_message() -> None:
    for lang in languages():
        entries = [entry for file in FILES if file.parent.name == lang for entry in parse(file.read_text(encoding="utf-8")).body]
        messages = [entry for entry in entries if isinstance(entry, Message)]
        keys = Counter(entry.id.name for entry in messages)
        assert [key for key, count in keys.items() if count > 1] == []
        assert [key for key in words.written(lang) if key in keys] == list(keys)
        for entry in messages:
            (alone,) = [part for part in parse(words.written(lang)[entry.id.name]).body if isinstance(part, Message)]
            assert alone.equals(entry, ignored_fields=["span", "comment"])
