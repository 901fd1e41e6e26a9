"""Who are teammates at a table: the chat of a team is heard by its persons alone, in whatever seats so many persons sit."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.table.indoors import house_in, planted, seated


@pytest.mark.parametrize(
    "wish, heard",
    [
        ({"options": {"persons": 4}}, [0, 2]),
        ({"game": "boardgame", "scenario": "base", "options": {"persons": 4}}, [0, 2]),
        ({"game": "boardgame", "scenario": "base", "options": {"persons": 3}}, [0]),
        ({"game": "boardgame", "scenario": "base", "options": {"persons": 2}}, [0]),
    ],
)
def test_the_chat_of_a_team_is_heard_by_the_first_person_and_teammates_alone(
    tmp_path: Path, wish: dict[str, Any], heard: list[int]
) -> None:
    async def live() -> None:
        async with house_in(tmp_path) as house:
            pages = await seated(house, *await planted(house, **wish))
            await pages[0].say(type="settings", team_chat=True)
            for page in pages:
                page.hear()
            said = await pages[0].say(type="chat", text="To the Ford!", room="team")
            told = [said, *(page.hear() for page in pages[1:])]
            assert [n for n, messages in enumerate(told) if any(message["type"] == "talk" for message in messages)] == heard

    asyncio.run(live())
