"""What happened, as lines to read: things of one kind that follow each other in one line, lines that repeat each other counted."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from rich.console import Console
from rich.text import Text

from thirdage.cardgame.explain import told_apart
from thirdage.cardgame.tables import RESERVE
from thirdage.kernel.events import HIDDEN, Event
from thirdage.kernel.words import say

JOINED = (
    "draw",
    "draw_aside",
    "draw_into_row",
    "cycle_unseen",
    "cycle_shown",
    "eliminate_unseen",
)  # alike but for the card: one sentence with all cards
LISTED = ("attacks", "defends", "cycle", "eliminate")  # of one kind: a list, in a sentence of ours
REASON = "bot_"  # begins the kind of every event that is a bot's reason, not something that happened; its first fact is the bot
JUDGES = "bot_judges"  # how a bot judges a location
QUIET = (  # of these a person who has passed need not hear, as long as they happen to others
    *("pass", "play", "play_event", "use", "uses_text", "text", "nothing_found", "chooses_to_take", "chooses_to_draw", "winnow"),
    *("draw", "draw_aside", "draw_into_row", "draws_more", "draws_nothing", "take", "take_unseen", "revealed", "recycle", "shuffle"),
    *("cycle_unseen", "cycle_shown", "eliminate_unseen", "comes_twice", "cannot_be_played"),
)
STEPS = ("round", "action_step", "action_step_ends", "combat_step", "combat", "draw_step")  # with these no turn goes on
INDENT = "  "  # before each reason, and before each line of it
LOUD = ("round", "combat", "wins_free", "wins_shadow", "wins_nobody", "score", "over_free", "over_shadow")  # what a reader looks for


def named(game: Any, event: Event) -> dict[str, Any]:
    """The numbers of an event by their names; seats, if it is redacted, are names themselves."""
    return dict(zip((fact.name for fact in game.kinds[event[0]]), event[1:], strict=True))


def called(game: Any, card: int, seat: str) -> str:
    """The name of a card beside the name of a seat: `the card Saruman`, if both have the same."""
    words: dict[str, str | int] = {"seat": seat, "card": game.word("card", card, "en")}
    return str((words | told_apart(words, ["seat"], "en"))["card"])


def alike(game: Any, event: Event) -> Event:
    """What an event must share with the next to be told in one line with it."""
    if event[0] in LISTED:
        return (event[0],)
    if event[0] in JOINED:
        return (event[0], *(number for name, number in named(game, event).items() if name != "card"))
    return event


def sentence(game: Any, events: list[Event]) -> str:
    """One line for events that are alike: `Frodo draws Gimli; Sting.`, `Saruman draws 4 cards.`, `Eliminated: Gimli (Frodo); ...`"""
    line = reason(game, events[0]) if is_reason(events[0]) else str(game.line(events[0]))
    kind = events[0][0]
    if len(events) == 1:
        return line
    facts = [named(game, event) for event in events]
    if kind in LISTED:
        words = [game.facts(game.kinds[kind], event[1:], "en") for event in events]
        words = [each | told_apart(each, ["seat"], "en") for each in words]
        return say(f"play-all-{kind}", cards="; ".join(say(f"play-each-{kind}", **each) for each in words))
    if kind not in JOINED:
        return say("play-times", line=line, times=len(events))
    if facts[0]["card"] == HIDDEN:
        return line.replace(say(f"{game.prefix}hidden-card"), say("play-cards", count=len(events)))
    names = [called(game, each["card"], game.word("seat", each["seat"], "en")) for each in facts]
    return line.replace(names[0], "; ".join(names))


def is_reason(event: Event) -> bool:
    """Why a bot did something: told only to those who ask for reasons."""
    return str(event[0]).startswith(REASON)


def reason(game: Any, event: Event) -> str:
    """One reason of a bot, below what it belongs to."""
    return INDENT + str(game.line(event))


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


def wrapped(console: Console, line: Text) -> list[Text]:
    """A line as it is printed: of a reason every line is indented."""
    if not line.plain.startswith(INDENT):
        return [line]
    shorter = line[len(INDENT) :].wrap(console, console.width - len(INDENT))
    return [Text(INDENT, style=line.style).append_text(part) for part in shorter]


def is_dull(game: Any, event: Event) -> bool:
    """A card that was paid with unseen: every play costs one, so nobody is told anything new."""
    if event[0] != "cycle_unseen":
        return False
    facts = named(game, event)
    return bool(facts["card"] == HIDDEN and facts["paid"])


def is_quiet(game: Any, event: Event, person: tuple[str, ...]) -> bool:
    """Does this neither touch the person nor any location, so that who has passed may go on passing?"""
    if is_reason(event):
        return True
    facts = named(game, event)
    if event[0] not in QUIET or (event[0] != "pass" and facts.get("seat") in person):
        return False
    return bool(event[0] != "play" or facts["place"] == RESERVE)


def story(game: Any, events: list[Event]) -> list[Text]:
    """The lines of redacted events, in order; the loud ones bold, reasons dim, below the name of the bot that considers them."""
    lines = []
    bot = ""
    for _, same in groupby(events, key=lambda event: alike(game, event)):
        told = [*same]
        considers = str(told[0][1]) if is_reason(told[0]) else ""
        if considers and considers != bot:
            lines.append(Text(say("play-reasons", seat=game.word("seat", considers, "en")), style="dim"))
        bot = considers
        lines.append(Text(sentence(game, told), style="bold" if told[0][0] in LOUD else "dim" if bot else ""))
    return lines


def weight(event: Event) -> int:
    """How much a location won changes the score; taking one counts more than holding it."""
    _, _, left, points = event
    return int(points + 1 if left and points else points or left)


def rounds(game: Any, events: list[Event]) -> list[Text]:
    """One line for each round: the score after it, what counted most in it, and a path that nobody won (CG-11.14)."""
    lines = []
    number, greatest = 0, None
    tied: list[Event] = []
    for event in events:
        if event[0] == "round":
            number, greatest, tied = event[1], None, []
        elif event[0] == "wins_nobody":
            tied.append(event)
        elif event[0].startswith("wins_") and (greatest is None or weight(event) > weight(greatest)):
            greatest = event
        elif event[0] == "score" and (greatest or tied):
            score = named(game, event)
            told = " ".join(game.line(each) for each in ([greatest] if greatest else []) + tied)
            lines.append(Text(say("play-went-round", round=number, free=score["free"], shadow=score["shadow"], line=told)))
    return lines
