"""Every question that can be put to a Shadow seat is one a bot answers by itself; the others are never put to one."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from types import CodeType
from typing import Any

import pytest

from tests.cardgame.shadow.walking import bots, deeds, turn_of
from tests.citing import rule
from thirdage import cardgame
from thirdage.cardgame.book import BOOK, NOBODY
from thirdage.cardgame.hooks import ACCEPTED, CHOSEN, DRAWS_MORE, INSTEAD, ON_ARRIVAL, SAVES, USES, WHEN_ACTIVATED, WHEN_PLAYED
from thirdage.cardgame.positions import FRODO, SARUMAN, WITCH_KING, names, table
from thirdage.cardgame.scenarios import SETTINGS
from thirdage.cardgame.shadow.answers import ANSWERS
from thirdage.cardgame.state import State
from thirdage.cardgame.tables import NUMBER, PLACE

# Questions never put to a bot -> the modules that ask them. Whoever asks one elsewhere must look at this list again.
NEVER: dict[str, set[str]] = {
    "choose_forsaken": {"asks"},  # the step `forsake` lets a bot do the first it can (AS-6.4)
    "must_take": {"dunedain", "hobbit", "wizard", "mordor"},  # Free Peoples cards, and the printed Messenger: the bots have their own
    "choose_battleground": {"dunedain", "rohan", "isengard", "mordor", "southron"},  # likewise: printed events and the printed Serpent
    "choose_combat": {"combat"},  # asked of the human for whom the bot would choose (AS-R15)
    "agree_to_loss": {"combat"},  # bots never disagree, and no human defends beside one (persons_differ)
    "ring_eliminates": {"turn"},  # bots have no Ring token (AS-2.2)
    "winnow_one": {"turn"},  # bots never winnow (AS-6.6)
    "move_to": {"turn"},  # a bot's move has its destination (AS-10.3)
    "grima_chooses": {"isengard"},  # the printed Gríma: the bots' asks a human
    "palantir_sorts": {"isengard"},  # the printed Palantír: the bots' has nothing to sort
    "ioreth_heals": {"promos"},  # a Free Peoples card
    "eowyn_strikes": {"rohan"},  # a Free Peoples card
    "ride_to_ruin": {"rohan"},  # a Free Peoples event; its other half, ruin_of_mordor, is answered
    "battleground_for_bot": {"choices"},  # asked of a human (AS-R42)
    "grima_for_bot": {"choices", "cards"},  # asked of a human (AS-9.1)
}
TEXTS: tuple[dict[int, Any], ...] = (ACCEPTED, CHOSEN, DRAWS_MORE, INSTEAD, ON_ARRIVAL, USES, WHEN_ACTIVATED, WHEN_PLAYED)


@rule("AS-1.1", "AS-R33")
def test_every_question_is_answered_by_bots_or_never_put_to_one() -> None:
    assert set(ANSWERS) | set(NEVER) == set(BOOK.questions)
    assert not set(ANSWERS) & set(NEVER)


@cache
def makers() -> dict[str, set[str]]:
    """Each text that begins a tuple somewhere in the card game, as the name of a frame does -> the modules in which it does."""
    found: dict[str, set[str]] = {}
    for file in Path(cardgame.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            first = node.elts[0] if isinstance(node, ast.Tuple) and node.elts else None
            if isinstance(first, ast.Constant) and isinstance(first.value, str):
                found.setdefault(first.value, set()).add(file.stem)
    return found


@pytest.mark.parametrize("question", NEVER)
def test_a_question_never_put_to_a_bot_is_asked_in_the_places_we_looked_at(question: str) -> None:
    assert makers()[question] == NEVER[question]


def strings(code: CodeType) -> Iterator[str]:
    """Every text constant in a function, frames and functions inside it included."""
    for constant in code.co_consts:
        if isinstance(constant, str):
            yield constant
        elif isinstance(constant, tuple):
            yield from (part for part in constant if isinstance(part, str))
        elif isinstance(constant, CodeType):
            yield from strings(constant)


def functions(entry: Any) -> Iterator[Callable[..., Any]]:
    if callable(entry):
        yield entry
    elif isinstance(entry, list | tuple):
        for part in entry:
            yield from functions(part)
    elif hasattr(entry, "does"):
        yield entry.does


def test_no_text_in_a_game_with_bots_asks_a_shadow_card_such_a_question() -> None:
    """The cards of the bots' decks and every location used with them."""
    asked = {}
    for given in SETTINGS:
        if not any(given.bots):
            continue
        cards = [card for deck, bot in zip(given.decks, given.bots, strict=True) if bot for card in deck]
        for thing in (*cards, *given.paths, *given.battlegrounds[0], *given.battlegrounds[1]):
            said = {text for hook in TEXTS if thing in hook for function in functions(hook[thing]) for text in strings(function.__code__)}
            asked[thing] = said & set(NEVER)
    assert {thing: said for thing, said in asked.items() if said} == {NUMBER["Gríma Wormtongue (bot)"]: {"grima_for_bot"}}


# What it comes to when each of them is put to a bot.

AFTER = (("turn", FRODO),)


@rule("AS-R25", "AS-5.3")
def test_a_mount_carries_its_rider_where_that_is_useful() -> None:
    given = {"hand": "Black Rider's Mount", "reserve": "The Witch-king"}
    assert deeds(turn_of(path="Egladil", **given)) == ["move The Witch-king Egladil"]  # he goes by himself, the mount is for later
    ride = ("may_move", WITCH_KING, NUMBER["The Witch-king (bot)"], PLACE["Egladil"])
    s = bots(path="Egladil", reserve="The Witch-king", asking=ride, then=AFTER)
    assert deeds(s) == ["move The Witch-king Egladil"]
    s = bots(path="Egladil", reserve="The Witch-king", on_path="Gandalf the Grey", asking=ride, then=AFTER)
    assert deeds(s) == []
    fields = {"Lórien": "Mordor Orcs 1", "Minas Tirith": "Black Uruks"}
    fly = ("may_move", WITCH_KING, NUMBER["The Witch-king (bot)"], PLACE["Lórien"], PLACE["Minas Tirith"])
    s = bots(path="Caradhras", battlegrounds=fields, reserve="The Witch-king", asking=fly, then=AFTER)
    assert deeds(s) == ["move The Witch-king Minas Tirith"]  # the right-most of the two


@rule("AS-R33")
def test_of_two_texts_that_save_a_card_the_bot_takes_the_one_that_saves_its_items(monkeypatch: pytest.MonkeyPatch) -> None:
    def in_any_combat(state: State, card: int, why: int) -> bool:
        return True

    king = NUMBER["The Witch-king (bot)"]
    monkeypatch.setitem(SAVES, king, [(False, in_any_combat)])  # no real Shadow card has two such texts
    fight = ("combat", NOBODY, PLACE["Egladil"])
    s = bots(path="Egladil", on_path="The Witch-king with Nazgûl's Mantle and Morgul Blade", asking=fight, then=AFTER)
    assert names(s.cycle[WITCH_KING]) == ["The Witch-king", "Nazgûl's Mantle", "Morgul Blade"]
    assert s.gone[WITCH_KING] == []


@rule("AS-1.1")
def test_the_same_questions_wait_for_a_person_among_players() -> None:
    s = table(hand="Saruman, Gimli", path="Weathertop", asking=("turn", SARUMAN))
    assert s.stack == [("turn", SARUMAN)]
    assert turn_of(SARUMAN, hand="Saruman, Gimli", path="Weathertop").stack == [("turn", FRODO)]
