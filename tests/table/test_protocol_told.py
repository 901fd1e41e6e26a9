"""docs/protocol.md tells every message, and each of its examples is one."""

from __future__ import annotations

import re
from typing import Any, get_args

import msgspec
import pytest

from thirdage.kernel.words import folder
from thirdage.table import guests, protocol, schemas
from thirdage.table.app import NEW_BURST, NEW_RATE
from thirdage.table.doors import BODY
from thirdage.table.serve import FRAME

TOLD = (folder().parent / "docs" / "protocol.md").read_text(encoding="utf-8")
EXAMPLES: list[tuple[str, str]] = re.findall(r"^```json (\w+)\n(.*?)^```$", TOLD, re.MULTILINE | re.DOTALL)
MESSAGES = {message.__name__: message for messages in schemas.DIRECTIONS.values() for message in get_args(messages)}
OVER_HTTP = {
    kind.__name__: kind
    for kind in (protocol.NewTable, protocol.Enter, protocol.Join, protocol.NewRecord, protocol.Entered, protocol.Trouble)
}


def test_every_message_is_told_with_an_example() -> None:
    assert sorted({*MESSAGES, *OVER_HTTP} - {name for name, _ in EXAMPLES}) == []
    assert len(EXAMPLES) == len({name for name, _ in EXAMPLES}), "one example each"


@pytest.mark.parametrize("name, text", EXAMPLES, ids=[name for name, _ in EXAMPLES])
def test_each_example_is_a_true_message(name: str, text: str) -> None:
    """Nothing in it that the message has not: what a structure does not know is lost on the way."""
    kind: Any = MESSAGES.get(name) or OVER_HTTP[name]
    given = msgspec.json.decode(text)
    read = msgspec.to_builtins(msgspec.json.decode(text, type=kind, strict=True))
    assert lacking(given, read) == []
    assert name in OVER_HTTP or given["type"] == name.lower()


def lacking(given: Any, read: Any) -> list[str]:
    """What of an example is not found again after it was read."""
    if isinstance(given, dict):
        return [f"{key}: {each}" for key, part in given.items() for each in (lacking(part, read[key]) if key in read else ["unknown"])]
    if isinstance(given, list):
        return [each for part, other in zip(given, read, strict=True) for each in lacking(part, other)]
    return [] if given == read else [f"{given} is read as {read}"]


def test_the_limits_that_are_told_are_those_that_are_kept() -> None:
    assert f"A frame in: at most {FRAME // 1024} KiB. A body: at most {BODY // 1024} KiB." in TOLD
    assert f"A socket: {guests.RATE:.0f} messages a second, {guests.BURST:.0f} at once" in TOLD
    assert f"{NEW_BURST:.0f} at once, then one in two seconds" in TOLD and NEW_RATE == 0.5
    for code in (guests.GONE, guests.TOO_SLOW, guests.TOO_MUCH):
        assert f"code {code}" in TOLD
    assert f"This is version {protocol.PROTOCOL}." in TOLD


def test_every_address_of_the_server_is_told() -> None:
    from thirdage.table.app import Server, made

    app: Any = made(Server(lambda: pytest.fail("nothing is served here")), []).app
    for route in app.routes:
        told = re.sub(r"\{(\w+)\}", lambda found: "<id>" if found[1] == "table" else f"<{found[1]}>", route.path)
        assert f"`{told}`" in TOLD or f" {told}`" in TOLD, route.path
