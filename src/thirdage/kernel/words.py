"""Every sentence a person reads, by its key: Fluent files under `locales/<language>/`."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

HOME = "en"  # the language that has every key; others fall back to it
BEGINNING = re.compile(r"^([a-z][\w-]*) (?==)", re.MULTILINE)  # of a message
QUOTED = re.compile(r"{ ([a-z][\w-]*) }")
further: list[Path] = []  # folders of languages besides our own


def folder() -> Path:
    """Where the locales lie: beside `src/` in a checkout, inside the package in a wheel."""
    package = Path(__file__).resolve().parent.parent
    inside = package / "locales"
    return inside if inside.is_dir() else package.parent.parent / "locales"


def add_folder(place: Path) -> None:
    """Read the languages of one more folder too: a game that is no part of this package brings its own words."""
    if place not in further:
        further.append(place)
        forget()


def forget() -> None:
    """The languages are read anew."""
    for kept in (written, bundle, has, _sentence):
        kept.cache_clear()


def languages() -> list[str]:
    return sorted({place.name for home in (folder(), *further) for place in home.iterdir() if place.is_dir()})


@cache
def written(lang: str) -> dict[str, str]:
    """Every message of one of our languages as it is written, by its key."""
    found: dict[str, str] = {}
    for place in (folder(), *further):
        for file in sorted((place / lang).glob("*.ftl")):
            _, *parts = BEGINNING.split(file.read_text(encoding="utf-8"))
            for key, rest in zip(parts[::2], parts[1::2], strict=True):
                found.setdefault(key, f"{key} {rest}")
    return found


@cache
def bundle(lang: str) -> FluentBundle:
    """The messages that were said already. Understanding all of them would be most of the start of a short command."""
    return FluentBundle([lang, HOME], use_isolating=False)


def message(key: str, lang: str) -> Message:
    """A message that is there, with those that it quotes."""
    made = bundle(lang)
    if not made.has_message(key):
        made.add_resource(FluentResource(written(lang)[key]))
        for other in QUOTED.findall(written(lang)[key]):
            message(other, lang)
    return made.get_message(key)


def read_all() -> None:
    """Understand every message now: who serves for long wants no hitch later."""
    for key in written(HOME):
        message(key, HOME)


@cache
def has(key: str, lang: str = HOME) -> bool:
    """A language without a folder has no messages, so everything falls back."""
    return lang in languages() and key in written(lang)


def say(key: str, lang: str = HOME, **facts: str | int) -> str:
    """The sentence of this key. A key that English lacks is a fault of ours and says so loudly."""
    return _sentence(key, lang, tuple(facts.items()))


def say_once(key: str, lang: str = HOME, **facts: str | int) -> str:
    """The same for what strangers wrote: their words are not kept."""
    return _sentence.__wrapped__(key, lang, tuple(facts.items()))


@lru_cache(maxsize=1 << 14)  # a table says the same few sentences again and again
def _sentence(key: str, lang: str, facts: tuple[tuple[str, str | int], ...]) -> str:
    chosen = lang if has(key, lang) else HOME
    if not has(key, chosen):
        raise KeyError(f"locales/{HOME} has no message {key!r}")
    pattern = message(key, chosen).value
    if pattern is None:
        raise KeyError(f"the message {key!r} has no value")
    sentence, faults = bundle(chosen).format_pattern(pattern, dict(facts))
    if faults:
        raise KeyError(f"the message {key!r} does not fit {sorted(dict(facts))}: {faults[0]}")
    return str(sentence)
