"""The schema of everything that is sent: fresh, whole, and without two things of one name."""

from __future__ import annotations

import json
from typing import Any

from thirdage.kernel.words import folder
from thirdage.table import protocol, schemas

DEFS: dict[str, Any] = schemas.schema()["$defs"]


def refs(part: Any) -> list[str]:
    if isinstance(part, list):
        return [ref for each in part for ref in refs(each)]
    if not isinstance(part, dict):
        return []
    own = [part["$ref"]] if isinstance(part.get("$ref"), str) else []
    return own + [ref for each in part.values() for ref in refs(each)]


def test_the_schema_in_the_docs_is_fresh() -> None:
    kept = (folder().parent / "docs" / schemas.FILE).read_text(encoding="utf-8")
    assert kept == schemas.text(), "run ./thirdage words"
    assert json.loads(kept) == schemas.schema()


def test_everything_that_is_referred_to_is_there() -> None:
    found = refs(DEFS)
    assert len(found) > 80
    assert {ref.removeprefix(schemas.REF) for ref in found} <= {*DEFS}


def test_a_type_of_the_card_game_is_told_apart_from_a_message_of_that_name() -> None:
    assert {"type", "version", "view"} <= {*DEFS["View"]["properties"]}
    assert {"seats", "battlegrounds"} <= {*DEFS["CardgameView"]["properties"]}
    assert [name for name, entry in DEFS.items() if entry["title"] != name] == []


def test_a_few_words_that_are_a_type_are_named_also_where_there_may_be_none() -> None:
    entry, view = DEFS["CardgameCardEntry"]["properties"], DEFS["CardgameView"]["properties"]
    assert entry["side"] == {"$ref": "#/$defs/CardgameSide"}
    assert view["winner"] == {"anyOf": [{"$ref": "#/$defs/CardgameSide"}, {"type": "null"}]}
    assert DEFS["CardgameSide"]["enum"] == ["free", "shadow"]


def test_every_message_stands_under_the_direction_it_goes() -> None:
    for name, messages in schemas.DIRECTIONS.items():
        assert {ref.removeprefix(schemas.REF) for ref in refs(DEFS[name])} == {each.__name__ for each in messages.__args__}
    assert DEFS["ToPage"]["discriminator"]["mapping"]["view"] == "#/$defs/View"


def test_bounds_and_strictness_of_what_comes_in_are_told() -> None:
    assert DEFS["Pick"]["additionalProperties"] is False
    assert DEFS["Chat"]["properties"]["text"]["maxLength"] == 500
    assert DEFS["NewTable"]["properties"]["id"]["pattern"] and protocol.PROTOCOL == 1
