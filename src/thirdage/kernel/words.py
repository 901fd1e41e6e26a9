"""Every sentence a person reads, by its key: Fluent files under `locales/<language>/`."""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

HOME = "en"  # the language that has every key; others fall back to it
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
        bundle.cache_clear()
        has.cache_clear()
        _sentence.cache_clear()


def languages() -> list[str]:
    return sorted({place.name for home in (folder(), *further) for place in home.iterdir() if place.is_dir()})


@cache
def bundle(lang: str) -> FluentBundle:
    """All messages of one of our languages."""
    made = FluentBundle([lang, HOME], use_isolating=False)
    for place in (folder(), *further):
        for file in sorted((place / lang).glob("*.ftl")):
            made.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return made


@cache
def has(key: str, lang: str = HOME) -> bool:
    """A language without a folder has no messages, so everything falls back."""
    return lang in languages() and bool(bundle(lang).has_message(key))


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
    pattern = bundle(chosen).get_message(key).value
    if pattern is None:
        raise KeyError(f"the message {key!r} has no value")
    sentence, faults = bundle(chosen).format_pattern(pattern, dict(facts))
    if faults:
        raise KeyError(f"the message {key!r} does not fit {sorted(dict(facts))}: {faults[0]}")
    return str(sentence)
