"""Every card and location as people read it: printed values, our text, marks of doubt; and the words of a page. Public, the same for all.

An entry with `bot` true is the version of the Shadow's bots, a proposal under AS-R36: `of` is its printed namesake, `change` what
became of the text (as base, adapted), `basis` and `adapted` say what that rests on and how sure it is.
"""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict, cast

from thirdage.cardgame.hooks import TEXTS
from thirdage.cardgame.lexicon import Words, words
from thirdage.cardgame.tables import CARDS, LOCATIONS, SIDES, Card, CardType, Faction, Location, Side, Trait
from thirdage.kernel.words import say

HIDDEN_FIELDS = ("amounts", "bonus")

Change = Literal["as base", "adapted"]


class Entry(TypedDict):
    """What cards and locations have in common: our text, one sentence each; the rulings on it; how sure its values are.

    confidence, field_confidence   the mark of the whole face, and of values that have another; the word before a colon is the mark
    why, doubts, notes             what an inferred value rests on, what may be otherwise, where sources differ
    of, change, basis, adapted, adapted_by   of a bot's version: its printed namesake, and what its text rests on
    """

    id: str
    name: str
    text: list[str]
    bot: bool
    rulings: list[str]
    confidence: str
    field_confidence: dict[str, str]
    aliases: NotRequired[list[str]]
    why: NotRequired[str]
    doubts: NotRequired[list[str]]
    notes: NotRequired[str]
    of: NotRequired[str]
    change: NotRequired[Change]
    basis: NotRequired[str]
    adapted: NotRequired[str]
    adapted_by: NotRequired[list[str]]


class CardEntry(Entry):
    """A card: one design, of which there may be several copies.

    number, numbers   its first copy and all of them: a card in a view is one of these
    path_icons        path attack on a Shadow card, path defence on a Free Peoples card
    paths             the numbers of the paths that a character may enter
    wielders          who may wield an item: `character:<id>`, `faction:<id>` or `trait:<id>`
    play_on           where a bot puts an item that says so
    """

    number: int
    numbers: list[int]
    faction: Faction
    side: Side
    type: CardType
    promo: bool
    traits: list[Trait]
    attack: int
    defence: int
    leadership_attack: int
    leadership_defence: int
    path_icons: int
    paths: list[int]
    wielders: list[str]
    play_on: NotRequired[str]


class LocationEntry(Entry):
    """A location. A path has a level; a battleground a side, in whose deck it is and who defends it, and the factions that fight there."""

    number: int
    kind: Literal["battleground", "path"]
    vp: int
    defence: int
    side: NotRequired[Side]
    defending: NotRequired[list[Faction]]
    attacking: NotRequired[list[Faction]]
    level: NotRequired[int]


class Catalogue(TypedDict):
    """Every card and location by what people read on it, and the words for everything else that a page names."""

    game: str
    cards: list[CardEntry]
    locations: list[LocationEntry]
    words: Words


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


def entry(thing: Card | Location, lang: str) -> dict[str, Any]:
    """What stands in `data/`, in this language."""
    face = thing.face
    return {
        **{name: value for name, value in face.items() if name not in HIDDEN_FIELDS},
        "bot": thing.bot,
        **({"change": face["text"]} if thing.bot else {}),
        "name": face["name"].get(lang, face["name"]["en"]),
        "text": text_of(face, lang),
    }


def card_entry(card: Card, lang: str) -> CardEntry:
    return cast(CardEntry, {"number": card.number, **entry(card, lang), "side": SIDES[card.side]})


def catalogue(lang: str = "en") -> Catalogue:
    designs = {card.id: card for card in reversed(CARDS[1:])}
    return {
        "game": "cardgame",
        "cards": [card_entry(card, lang) for card in sorted(designs.values(), key=lambda card: card.number)],
        "locations": [cast(LocationEntry, entry(location, lang)) for location in LOCATIONS.values()],
        "words": words(lang),
    }
