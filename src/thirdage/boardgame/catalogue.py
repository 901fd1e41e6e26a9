"""Every Event card, Combat effect, Character, Hunt tile, region and Nation as people read it. Public, the same for all."""

from __future__ import annotations

from typing import Any

from thirdage.boardgame.explain import figure_word, place_word, tile_word, word
from thirdage.boardgame.tables import (
    ADJACENT,
    CARDS,
    CHARACTERS,
    COMBAT,
    DECK_ID,
    FACE_ID,
    FACES,
    KINDS,
    NATION_ID,
    NATIONS,
    REGIONS,
    SIDE_OF,
    SIDES,
    TILES,
    TOTAL,
)
from thirdage.boardgame.texts import text_of
from thirdage.kernel.contract import Json
from thirdage.kernel.words import say


def catalogue(lang: str = "en") -> Json:
    return {
        "game": "boardgame",
        "cards": [card_entry(number, lang) for number in CARDS],
        "combat": [combat_entry(id, lang) for id in COMBAT],
        "characters": [character_entry(number, lang) for number in CHARACTERS],
        "tiles": [tile_entry(number, lang) for number in TILES],
        "regions": [region_entry(number, lang) for number in REGIONS],
        "words": words(lang),
    }


def card_entry(number: int, lang: str) -> Json:
    card = CARDS[number]
    return {
        **card.face,
        "number": number,
        "printed": card.face["number"],
        "name": word("card", number, lang),
        "deck": DECK_ID[card.deck],
        "side": SIDES[card.side],
        "type": FACE_ID[card.type],
        "text": text_of(card.id, lang),
        "combat": card.combat,
    }


def combat_entry(id: str, lang: str) -> Json:
    face = COMBAT[id]
    used = [CARDS[number].name for number in CARDS if CARDS[number].combat == id]
    return {
        **face,
        "name": face["title"].get(lang, face["title"]["en"]),
        "text": text_of(id, lang),
        "cards": used,
        "confidence": "corroborated",
    }


def character_entry(number: int, lang: str) -> Json:
    character = CHARACTERS[number]
    title: Any = character.face["title"] or {"en": ""}
    return {
        **character.face,
        "number": number,
        "printed": "",
        "name": figure_word(number, lang),
        "title": title.get(lang, title["en"]),
        "text": [say(f"boardgame-character-{character.id}", lang)],
    }


def tile_entry(number: int, lang: str) -> Json:
    return {**TILES[number].face, "number": number, "name": tile_word(number, lang)}


def region_entry(number: int, lang: str) -> Json:
    region = REGIONS[number]
    return {
        **region.face,
        "number": number,
        "inside": region.inside,
        "name": place_word(number, lang),
        "neighbours": list(ADJACENT[number]),
        "confidence": "corroborated",
    }


def words(lang: str) -> Json:
    """What things are called where no question, label or line of the log names them."""
    return {
        "nations": {id: word("nation", nation, lang) for nation, id in NATION_ID.items()},
        "sides": {side: word("side", number, lang) for number, side in enumerate(SIDES)},
        "nation_sides": {NATION_ID[nation]: SIDES[SIDE_OF[nation]] for nation in NATIONS},
        "units": {str(kind): figure_word(kind, lang) for kind in range(KINDS) if TOTAL[kind]},
        "dice": {FACE_ID[face]: word("die", face, lang) for face in FACES},
        "seats": {seat: word("seat", seat, lang) for seat in ("free", "shadow", "gondor", "rohan", "witch-king", "saruman")},
    }
