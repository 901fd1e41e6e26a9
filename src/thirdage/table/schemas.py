"""The shape of all that server and page send each other, as one JSON Schema: `docs/protocol.schema.json`, made by `./thirdage words`.

The messages stand there under their own names (and `FromPage`, `ToPage`, `FromLobby`, `ToLobby` for each direction), what the card game
puts into them under names that begin with `Cardgame`.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from inspect import cleandoc
from typing import Any, get_args

import msgspec

from thirdage.cardgame.catalogue import Catalogue, Change
from thirdage.cardgame.options import Options
from thirdage.cardgame.scenarios import Difficulty, RingRule, ShadowBy
from thirdage.cardgame.tables import CardType, Faction, Side, Trait
from thirdage.cardgame.view import Result, View
from thirdage.table import protocol

FILE = "protocol.schema.json"
REF = "#/$defs/"
DIRECTIONS = {
    "FromPage": protocol.FromPage,
    "ToPage": protocol.ToPage,
    "FromLobby": protocol.FromLobby,
    "ToLobby": protocol.ToLobby,
}
CARDGAME = (View, Result, Catalogue, Options)
CARDGAME_WORDS = {
    "Side": Side,
    "Faction": Faction,
    "CardType": CardType,
    "Trait": Trait,
    "Change": Change,
    "RingRule": RingRule,
    "ShadowBy": ShadowBy,
    "Difficulty": Difficulty,
}


def everywhere(change: Callable[[dict[str, Any]], dict[str, Any]], part: Any) -> Any:
    """A schema with each of its objects changed, the innermost first."""
    if isinstance(part, list):
        return [everywhere(change, each) for each in part]
    return change({name: everywhere(change, each) for name, each in part.items()}) if isinstance(part, dict) else part


def tidy(part: dict[str, Any]) -> dict[str, Any]:
    """Docstrings without the indentation they have in the code."""
    return {**part, "description": cleandoc(part["description"])} if isinstance(part.get("description"), str) else part


def game_types(prefix: str, kinds: tuple[Any, ...], words: dict[str, Any]) -> dict[str, Any]:
    """The types of a game under names that no other game and no message has; `words` are those whose values are a few words."""
    _, made = msgspec.json.schema_components(kinds, ref_template=f"{REF}{prefix}{{name}}")
    listed = {name: {"enum": sorted(get_args(word))} for name, word in words.items()}

    def by_name(part: dict[str, Any]) -> dict[str, Any]:
        values = part.get("enum", [])
        name = next((name for name, word in listed.items() if word["enum"] == [value for value in values if value is not None]), "")
        ref = {"$ref": f"{REF}{prefix}{name}"}
        return part if not name else {"anyOf": [ref, {"type": "null"}]} if None in values else ref

    found = {**listed, **everywhere(by_name, made)}
    return {f"{prefix}{name}": {**entry, "title": f"{prefix}{name}"} for name, entry in found.items()}


def schema() -> dict[str, Any]:
    messages = protocol.schema()
    ways, _ = msgspec.json.schema_components(DIRECTIONS.values(), ref_template=f"{REF}{{name}}")
    directions = {name: {"title": name, **way} for name, way in zip(DIRECTIONS, ways, strict=True)}
    defs = {**messages["$defs"], **directions, **game_types("Cardgame", CARDGAME, CARDGAME_WORDS)}
    return {**messages, "$defs": everywhere(tidy, defs)}


def text() -> str:
    """The file as it should read."""
    return json.dumps(schema(), indent=1, ensure_ascii=False) + "\n"
