"""Every card and location as people read it: printed values, our text, marks of doubt. Public, the same for all.

An entry with `bot` true is the version of the Shadow's bots, a proposal under AS-R36: `of` is its printed namesake, `change` what
became of the text (as base, adapted), `basis` and `adapted` say what that rests on and how sure it is.
"""

from __future__ import annotations

from typing import Any

from thirdage.cardgame.hooks import TEXTS
from thirdage.cardgame.tables import CARDS, LOCATIONS
from thirdage.kernel.words import say

HIDDEN_FIELDS = ("amounts", "bonus")


def words_of(face: dict[str, Any], lang: str) -> dict[str, str | int]:
    """What the placeables of a text stand for: the amounts of the card, the place and size of its bonus."""
    facts: dict[str, str | int] = dict(face["amounts"])
    for bonus in face.get("bonus", ()):
        location = next(entry.face for entry in LOCATIONS.values() if entry.id == bonus["at"])
        facts["at"] = location["name"].get(lang, location["name"]["en"])
        facts["more"] = bonus["amount"]
    return facts


def text_of(face: dict[str, Any], lang: str) -> list[str]:
    """The sentences of a card or location in a language."""
    facts = words_of(face, lang)
    return [say(f"text-{face['id']}-{n}", lang, **facts) for n in range(1, len(TEXTS.get(face["id"], ())) + 1)]


def entry(face: dict[str, Any], bot: bool, lang: str) -> dict[str, Any]:
    return {
        **{name: value for name, value in face.items() if name not in HIDDEN_FIELDS},
        "bot": bot,
        **({"change": face["text"]} if bot else {}),
        "name": face["name"].get(lang, face["name"]["en"]),
        "text": text_of(face, lang),
    }


def catalogue(lang: str = "en") -> dict[str, Any]:
    designs = {card.id: card for card in reversed(CARDS[1:])}
    cards = []
    for card in sorted(designs.values(), key=lambda card: card.number):
        cards.append({"number": card.number, **entry(card.face, card.bot, lang), "side": ("free", "shadow")[card.side]})
    locations = [entry(location.face, location.bot, lang) for location in LOCATIONS.values()]
    return {"game": "cardgame", "cards": cards, "locations": locations}
