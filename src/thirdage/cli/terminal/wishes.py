"""What a person asks `why` about, or types although it is not offered: `pass`, `move the fellowship`, `play gimli`, or only `gimli`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from thirdage.cli.terminal.answers import are_numbers, by_number
from thirdage.cli.terminal.matching import find, fits, plain
from thirdage.kernel.contract import State, Wish
from thirdage.kernel.errors import Problem
from thirdage.kernel.frames import Action
from thirdage.kernel.words import say

OPEN = "\N{REPLACEMENT CHARACTER}"  # stands in a label where something is named
NAMED = ("it", "here", "seat", "bot", "amount", "from")  # whatever labels may name

Thing = Callable[..., int]  # the thing of some kinds that words mean; a Problem if there is none


def wished(game: Any, state: State, seat: str, text: str, thing: Thing) -> Wish:
    """A verb with its thing; a verb that takes none; or no verb and a thing: whatever one could want of it."""
    options: list[Action] = game.legal(state)
    labels = [game.label(state, seat, action) for action in options]
    if text.isdecimal():
        return (options[0][0], int(text[:9])) if are_numbers(labels) else options[by_number(text, labels)]
    verbs = [verb for verb, kind in game.verbs.items() if kind == "none"]
    whole: list[tuple[str, Action]] = [(called(game, verb).partition(OPEN)[0].strip(), (verb, 0)) for verb in verbs]
    whole += [(label, action) for label, action in zip(labels, options, strict=True) if game.verbs[action[0]] == "none"]
    exact = [wish for name, wish in [*((verb.replace("_", " "), (verb, 0)) for verb in verbs), *whole] if plain(name) == plain(text)]
    if exact:
        return exact[0]
    fitting = {wish for label, wish in whole if fits(text, label)}
    if len(fitting) == 1 and " " in text:
        return fitting.pop()
    try:
        return about_thing(game, state, text, thing)
    except Problem:
        if not fitting:
            raise
    return find(text, whole, "answer")


def about_thing(game: Any, state: State, text: str, thing: Thing) -> Wish:
    """What names a thing, with a verb before it or without."""
    if is_name(game, text):
        return None, thing(text)
    found: list[Wish] = []
    faults: list[Problem] = []
    for verb, rest in with_verb(game, text):
        try:
            found.append(one_wish(game, verb, rest, thing))
        except Problem as fault:
            faults.append(fault)
    if not found and not faults:
        return None, thing(text)
    legal = game.legal(state)
    if not found:
        raise faults[0]
    return next((wish for wish in found if wish in legal), found[0])


def one_wish(game: Any, verb: str, rest: str, thing: Thing) -> Wish:
    """With a verb that takes nothing only the thing is meant: `attack lorien`."""
    kind = game.verbs[verb]
    if kind == "number":
        if not rest.isdecimal():
            raise Problem("problem-number", given=rest)
        return verb, int(rest[:9])
    return (None, thing(rest)) if kind == "none" else (verb, thing(rest, kind))


def is_name(game: Any, text: str) -> bool:
    """Is this all of a name? `Give it to Uss!` is a card, and nothing that one gives."""
    kinds = {*game.verbs.values()} - {"none", "number"}
    return any(plain(game.word(kind, number, "en")) == plain(text) for kind in kinds for number in game.names(kind).values())


def called(game: Any, verb: str) -> str:
    """The words of a verb's label, whatever it names left open."""
    return say(f"{game.prefix}do-{verb}".replace("_", "-"), **dict.fromkeys(NAMED, OPEN))


def with_verb(game: Any, text: str) -> list[tuple[str, str]]:
    """Each verb that the words may begin or end with, and what they name besides; by its own name first, then by its label."""
    words = text.split()
    own = [(verb, rest) for verb in game.verbs if (rest := between(words, verb.replace("_", " "), ""))]
    by_label = []
    for verb in game.verbs:
        before, _, after = called(game, verb).partition(OPEN)
        rest = between(words, before, after)
        if rest and rest != " ".join(words) and (verb, rest) not in own:
            by_label.append((verb, rest))
    return own + by_label


def between(words: list[str], before: str, after: str) -> str:
    """What stands behind the words before a thing and before those after it, of which the first are enough; or nothing."""
    head, tail = plain(before).split(), plain(after).split()
    if plain(" ".join(words[: len(head)])).split() != head:
        return ""
    rest = words[len(head) :]
    for count in range(min(len(tail), len(rest)), 0, -1):
        if plain(" ".join(rest[-count:])).split() == tail[:count]:
            return " ".join(rest[:-count])
    return "" if tail else " ".join(rest)
