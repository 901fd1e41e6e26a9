"""What happened, as lines to read: things of one kind that follow each other in one line, lines that repeat each other counted.

Everything here reads redacted events, so whoever reads a story learns nothing from it that the events did not show.
"""

from __future__ import annotations

from itertools import groupby
from typing import Any

from thirdage.cardgame.explain import told_apart
from thirdage.cardgame.tables import RESERVE
from thirdage.kernel.contract import Secrets, Story
from thirdage.kernel.events import HIDDEN, Event, Kinds
from thirdage.kernel.game import Game
from thirdage.kernel.words import say

JOINED = (
    "draw",
    "draw_aside",
    "draw_into_row",
    "cycle_unseen",
    "cycle_shown",
    "eliminate_unseen",
)  # alike but for the card: one sentence with all cards
LISTED = ("attacks", "defends", "cycle", "eliminate")  # of one kind: a list, in a sentence of its own
REASON = "bot_"  # begins the kind of every event that is a bot's reason, not something that happened; its first fact is the bot
JUDGES = "bot_judges"  # how a bot judges a location
QUIET = (  # of these a person who has passed need not hear, as long as they happen to others
    *("pass", "play", "play_event", "use", "uses_text", "text", "nothing_found", "chooses_to_take", "chooses_to_draw", "winnow"),
    *("draw", "draw_aside", "draw_into_row", "draws_more", "draws_nothing", "take", "take_unseen", "revealed", "recycle", "shuffle"),
    *("cycle_unseen", "cycle_shown", "eliminate_unseen", "comes_twice", "cannot_be_played"),
)
STEPS = ("round", "action_step", "action_step_ends", "combat_step", "combat", "draw_step")  # with these no turn goes on
INDENT = "  "  # before each reason: it stands below the name of the bot that considers it
LOUD = ("round", "combat", "wins_free", "wins_shadow", "wins_nobody", "score", "over_free", "over_shadow")  # what a reader looks for


def story(game: Game, events: list[Event], lang: str = "en") -> Story:
    """The lines of redacted events, in order; reasons below the name of the bot that considers them.

    All reasons that are given are told: those of one pick belong through `told_once` first.
    """
    lines: Story = []
    bot = ""
    for _, same in groupby(events, key=lambda event: alike(game, event)):
        told = [*same]
        considers = str(told[0][1]) if is_reason(told[0]) else ""
        if considers and considers != bot:
            lines.append(("reason", say("cardgame-story-considers", lang, seat=game.word("seat", considers, lang))))
        bot = considers
        lines.append(("loud" if told[0][0] in LOUD else "reason" if bot else "plain", sentence(game, told, lang)))
    return lines


def named(kinds: Kinds, event: Event) -> dict[str, Any]:
    """The numbers of an event by their names; seats, if it is redacted, are names themselves."""
    return dict(zip((fact.name for fact in kinds[event[0]]), event[1:], strict=True))


def called(game: Game, card: int, seat: str, lang: str = "en") -> str:
    """The name of a card beside the name of a seat: `the card Saruman`, if both have the same."""
    words: dict[str, str | int] = {"seat": seat, "card": game.word("card", card, lang)}
    return str((words | told_apart(words, ["seat"], lang))["card"])


def alike(game: Game, event: Event) -> Event:
    """What an event must share with the next to be told in one line with it."""
    if event[0] in LISTED:
        return (event[0],)
    if event[0] in JOINED:
        return (event[0], *(number for name, number in named(game.kinds, event).items() if name != "card"))
    return event


def sentence(game: Game, events: list[Event], lang: str) -> str:
    """One line for events that are alike: `Frodo draws Gimli; Sting.`, `Saruman draws 4 cards.`, `Eliminated: Gimli (Frodo); ...`"""
    line = reason(game, events[0], lang) if is_reason(events[0]) else game.line(events[0], lang)
    kind = events[0][0]
    if len(events) == 1:
        return line
    facts = [named(game.kinds, event) for event in events]
    if kind in LISTED:
        words = [game.facts(game.kinds[kind], event[1:], lang) for event in events]
        words = [each | told_apart(each, ["seat"], lang) for each in words]
        cards = "; ".join(say(f"cardgame-story-each-{kind}", lang, **each) for each in words)
        return say(f"cardgame-story-all-{kind}", lang, cards=cards)
    if kind not in JOINED:
        return say("told-times", lang, line=line, times=len(events))
    if facts[0]["card"] == HIDDEN:
        return line.replace(say("cardgame-hidden-card", lang), say("cardgame-story-cards", lang, count=len(events)))
    names = [called(game, each["card"], game.word("seat", each["seat"], lang), lang) for each in facts]
    return line.replace(names[0], "; ".join(names))


# The reasons of bots.


def is_reason(event: Event) -> bool:
    """Why a bot did something: told only to those who ask for reasons."""
    return str(event[0]).startswith(REASON)


def reason(game: Any, event: Event, lang: str = "en") -> str:
    """One reason of a bot, below what it belongs to."""
    return INDENT + str(game.line(event, lang))


def begins_turn(events: list[Event], place: int) -> bool:
    """Does a bot's turn begin with the event at this place? It tells its first box first, or the texts that it looked at for it."""

    def first(event: Event) -> bool:
        return event[0] == "bot_text" or event[:1] + event[2:3] == ("bot_box", 0)

    before = events[place - 1] if place else ("",)
    goes_on = before[0] == "bot_text" and before[1] == events[place][1]
    return first(events[place]) and not goes_on


def last_turns(events: list[Event], count: int) -> list[Event]:
    """Everything from so many bot turns ago; from the first one on if there were fewer, nothing if there was none."""
    begins = [place for place in range(len(events)) if begins_turn(events, place)]
    return events[begins[-count:][0] :] if begins else []


def told_once(events: list[Event]) -> list[Event]:
    """What happened by one pick. A judgement that a bot has told in the same turn is not told again: two boxes judge the same places."""
    told: set[Event] = set()
    kept = []
    for place, event in enumerate(events):
        if event[0] in STEPS or begins_turn(events, place):
            told = set()
        if event[0] == JUDGES and event in told:
            continue
        told.add(event)
        kept.append(event)
    return kept


# What need not be read.


def is_dull(game: Secrets, event: Event) -> bool:
    """A card that was paid with unseen: every play costs one, so nobody is told anything new."""
    if event[0] != "cycle_unseen":
        return False
    facts = named(game.kinds, event)
    return bool(facts["card"] == HIDDEN and facts["paid"])


def is_quiet(game: Secrets, event: Event, person: tuple[str, ...]) -> bool:
    """Does this neither touch the person nor any location, so that who has passed may go on passing?"""
    if is_reason(event):
        return True
    facts = named(game.kinds, event)
    if event[0] not in QUIET or (event[0] != "pass" and facts.get("seat") in person):
        return False
    return bool(event[0] != "play" or facts["place"] == RESERVE)
