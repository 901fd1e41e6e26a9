"""Names, titles and remarks of strangers: whatever they wrote, others see one harmless line, and nobody is refused for their letters."""

from __future__ import annotations

import asyncio
import unicodedata
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as some

from tests.table.indoors import Page, house_in, planted, seated
from thirdage.kernel.words import say
from thirdage.table.tidy import MARKS, NAME, REMARK, TITLE, tidy

TURNING = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c"
UNSEEN = "\u200b\u200c\u200d\u2060\ufeff\u00ad\u180e\u115f\u1160\u3164\uffa0\u2800\U000e0041"


@pytest.mark.parametrize(
    "written, shown",
    [
        ("Ada", "Ada"),
        ("  Ada \t of\nRivendell\r\n", "Ada of Rivendell"),
        ("Ada\x00\x07\x1b[31m\x7f\x9b", "Ada[31m"),
        (f"{TURNING}Ada{TURNING}", "Ada"),
        ("user\u202egpj.exe", "usergpj.exe"),
        ("A" + "\u200b" * 300 + "da", "Ada"),
        (UNSEEN, ""),
        ("\u2028Ada\u2029\u00a0\u3000of", "Ada of"),
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
        ("<img src=x onerror=alert(1)> &amp; {@html x}", "<img src=x onerror=alert(1)> &amp; {@html x}"),
        ("\ud800Ada\udfff", "Ada"),
        ("🧙‍♂️ Éowyn of Rohan", "🧙♂️ Éowyn of Rohan"),
        ("e\u0301", "é"),
        ("Żółć Ἀθήνα ぐ 한 नमस्ते", "Żółć Ἀθήνα ぐ 한 नमस्ते"),
        ("x" + "\u0336" * 200, "x" + "\u0336" * MARKS),
        ("x" + "\u0336\u200d" * 200, "x" + "\u0336" * MARKS),
        ("x" + "\u20dd\u0336" * 200 + "y", "x\u20dd\u0336\u20ddy"),
        ("\ue000\ufffe\U0010ffff", ""),
    ],
)
def test_what_was_written_is_shown_as_one_harmless_line(written: str, shown: str) -> None:
    assert tidy(written, REMARK) == shown


@given(some.text(some.characters(exclude_categories=()), max_size=600), some.sampled_from([NAME, TITLE, REMARK]))
def test_nothing_that_is_written_gets_through_unseen_turned_or_piled_up(written: str, most: int) -> None:
    shown = tidy(written, most)
    assert len(shown) <= most and shown == shown.strip() and "  " not in shown
    shown.encode("utf-8")
    assert not set(shown) & set(TURNING + UNSEEN)
    categories = [unicodedata.category(sign) for sign in shown]
    assert not [category for category in categories if category[0] == "C" or category in ("Zl", "Zp")]
    piled = "".join("^" if category in ("Mn", "Me") else "x" for category in categories)
    assert "^" * (MARKS + 1) not in piled
    assert tidy(shown, most) == shown


def test_hostile_names_titles_and_remarks_are_taken_tidied_and_told_to_everybody(tmp_path: Path) -> None:
    nasty = "\u202e\x07<b>Ada</b>" + "\u200b" * 50 + "z" + "\u0336" * 60
    shown = "<b>Ada</b>z" + "\u0336" * MARKS

    async def live() -> None:
        async with house_in(tmp_path) as house:
            host, other = pages = await seated(house, *await planted(house, scenario="duel2"))
            for message in ({"type": "call", "name": nasty}, {"type": "settings", "title": nasty}, {"type": "chat", "text": nasty}):
                assert (await host.say(**message))[-1]["type"] == "done"
            told = other.hear()
            table = [message["table"] for message in told if message["type"] == "table"][-1]
            assert (table["persons"][0]["name"], table["title"]) == (shown, shown)
            assert [message["remark"]["text"] for message in told if message["type"] == "talk"] == [shown]
            await check_alive(pages)

    asyncio.run(live())


@pytest.mark.parametrize(
    "message, sentence",
    [
        ({"type": "chat", "text": UNSEEN + TURNING}, say("problem-chat-empty")),
        ({"type": "chat", "text": " \n "}, say("problem-chat-empty")),
        ({"type": "chat", "text": ""}, "This message is not understood: Expected `str` of length >= 1 - at `$.text`."),
        ({"type": "chat", "text": "x" * 501}, "This message is not understood: Expected `str` of length <= 500 - at `$.text`."),
        ({"type": "call", "name": "x" * 201}, "This message is not understood: Expected `str` of length <= 200 - at `$.name`."),
    ],
)
def test_what_cannot_be_shown_is_refused_in_a_sentence(tmp_path: Path, message: dict[str, str], sentence: str) -> None:
    async def live() -> None:
        async with house_in(tmp_path) as house:
            pages = await seated(house, *await planted(house, scenario="duel2"))
            told = await pages[0].say(**message)
            assert [(each["type"], each["sentence"]) for each in told] == [("refused", sentence)]
            assert pages[1].hear() == []
            await check_alive(pages)

    asyncio.run(live())


async def check_alive(pages: list[Page]) -> None:
    asked = next(page for page in pages if page.view["options"])
    assert (await asked.pick())[0]["type"] == "done"
