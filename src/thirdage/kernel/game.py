"""What every game does in the same way once it has frames, a verb table and an event table."""

from __future__ import annotations

import json
import re
from abc import ABC, abstractmethod
from typing import Any, ClassVar

from thirdage.kernel import events as told
from thirdage.kernel.contract import Json, State, Story, Wish
from thirdage.kernel.errors import Problem, Refused, one_of
from thirdage.kernel.events import HIDDEN, Event, Kinds
from thirdage.kernel.frames import Action, Frames
from thirdage.kernel.words import has, say

Facts = dict[str, str | int]  # what a sentence may name or be chosen by


class Game(ABC):
    """The shared half of the contract. A game adds its rules, its view and its words.

    verbs   verb -> the kind of its noun ("card", "place", ... or "none")
    kinds   kind of event -> its numbers
    frames  its questions and steps
    prefix  stands before the keys of its questions, labels and log lines: two games may both have a verb "play"
    """

    name: ClassVar[str]
    version: ClassVar[str]
    verbs: ClassVar[dict[str, str]]
    kinds: ClassVar[Kinds]
    frames: ClassVar[Frames]
    prefix: ClassVar[str] = ""

    # What a game must add.

    @abstractmethod
    def seats(self, state: State) -> tuple[str, ...]: ...

    @abstractmethod
    def persons(self, state: State) -> tuple[tuple[str, ...], ...]: ...

    @abstractmethod
    def over(self, state: State) -> bool: ...

    @abstractmethod
    def check(self, state: State) -> list[str]:
        """Every violated invariant of this state, [] when it is sound."""

    @abstractmethod
    def word(self, kind: str, noun: Any, lang: str) -> str:
        """The name of a noun as people read it in that language: of a seat by its name, of anything else by its number."""

    @abstractmethod
    def names(self, kind: str) -> dict[str, int]:
        """All nouns of a kind by the name they have in records."""

    @abstractmethod
    def wishes(self, state: State, noun: int) -> list[Action]:
        """Whatever one could want of a thing, likeliest first; for touching something without saying why."""

    @abstractmethod
    def to_json(self, state: State) -> Json: ...

    @abstractmethod
    def from_json(self, fields: Json) -> State: ...

    # Playing.

    def asked(self, state: State) -> str | None:
        return None if self.over(state) else self.seats(state)[state.stack[-1][1]]

    def legal(self, state: State) -> list[Action]:
        return self.frames.legal(state)

    def apply(self, state: State, action: Action) -> None:
        self.frames.apply(state, action)

    def pick(self, state: State, seat: str, action: Action) -> None:
        rule, sentence = self.why_not(state, seat, action)
        if rule:
            raise Refused(rule, sentence)
        self.frames.apply(state, action)

    def clone(self, state: State) -> State:
        return state.clone()

    # Eyes.

    def seat_number(self, state: State, seat: str) -> int:
        seats = self.seats(state)
        if seat not in seats:
            raise one_of("seat", seat, list(seats))
        return seats.index(seat)

    def eyes(self, state: State, seat: str | None) -> tuple[int, ...]:
        """The seats whose hidden cards this seat's person may see: those of the same person. None sees for nobody."""
        if seat is None:
            return ()
        self.seat_number(state, seat)
        seats = self.seats(state)
        return next((tuple(map(seats.index, person)) for person in self.persons(state) if seat in person), ())

    def events(self, state: State) -> list[Event]:
        """Taking starts the telling: a state made by `new` tells from its first moment."""
        happened: list[Event] = state.events or []
        state.events = []
        return happened

    def redact(self, state: State, events: list[Event], seat: str | None) -> list[Event]:
        """What the seat may see, and seats by their names: a line of the log is read without the state."""
        eyes = self.eyes(state, seat)
        return told.redact(self.kinds, events, lambda number: number in eyes, self.seats(state))

    # Copies on paper.

    def dump(self, state: State) -> str:
        return json.dumps(self.to_json(state), separators=(",", ":"), ensure_ascii=False)

    def load(self, text: str) -> State:
        try:
            return self.from_json(json.loads(text))
        except (ValueError, LookupError, TypeError, AttributeError, RecursionError) as fault:
            raise Problem("problem-state") from fault

    # Words.

    def facts(self, table: tuple[told.Fact, ...], numbers: tuple[Any, ...], lang: str, seats: tuple[str, ...] = ()) -> Facts:
        """The numbers of an event or frame as words, hidden ones as the word for something hidden.

        `seats`: their names, where seats stand there as numbers still; in a redacted event they are names.
        """
        words: Facts = {}
        for fact, number in zip(table, numbers, strict=False):
            if number == HIDDEN and fact.seen_by:
                words[fact.name] = say(f"{self.prefix}hidden-{fact.kind}", lang)
            else:
                noun = seats[number] if seats and fact.kind == "seat" else number
                words[fact.name] = noun if fact.kind == "number" else self.word(fact.kind, noun, lang)
        return words

    def line(self, event: Event, lang: str = "en") -> str:
        return say(f"{self.prefix}log-{event[0].replace('_', '-')}", lang, **self.facts(self.kinds[event[0]], event[1:], lang))

    def story(self, events: list[Event], lang: str = "en") -> Story:
        return [("plain", self.line(event, lang)) for event in events]

    def question(self, state: State, seat: str | None, lang: str = "en") -> str:
        if self.over(state):
            return say(f"{self.prefix}ask-nothing", lang)
        name, who, *numbers = state.stack[-1]
        seats = self.seats(state)
        facts = self.facts(self.frames.facts_of[name], tuple(numbers), lang, seats) | {"seat": self.word("seat", seats[who], lang)}
        more = self.question_facts(state, facts, who in self.eyes(state, seat), lang)
        return say(f"{self.prefix}ask-{name.replace('_', '-')}", lang, **facts | more)

    def question_facts(self, state: State, facts: Facts, own: bool, lang: str) -> Facts:
        """What the sentence of a question may name besides its seat and the numbers of its frame, or otherwise than `facts` do.

        `own`: it is said to the person who is asked. To anybody else only public things are named.
        """
        return {}

    def label(self, state: State, seat: str | None, action: Action, lang: str = "en") -> str:
        verb, noun = action
        name, _, *numbers = state.stack[-1]
        seats = self.seats(state)
        facts = self.facts(self.frames.facts_of[name], tuple(numbers), lang, seats)
        kind = self.verbs[verb]
        if kind != "none":
            facts["it"] = noun if kind == "number" else self.word(kind, seats[noun] if kind == "seat" else noun, lang)
        facts |= self.label_facts(state, action)
        own = f"{self.prefix}do-{name}-{verb}".replace("_", "-")
        return say(own if has(own) else f"{self.prefix}do-{verb}".replace("_", "-"), lang, **facts)

    def label_facts(self, state: State, action: Action) -> Facts:
        """What the words of a label may be chosen by, besides the thing and the numbers of its frame."""
        return {}

    def why_not(self, state: State, seat: str, action: Wish, lang: str = "en") -> tuple[str, str]:
        verb, noun = action
        self.seat_number(state, seat)
        self.must_exist(verb, noun)
        asked = self.asked(state)
        if asked is None:
            return self.reason(state, self.rule_of_the_end(state), action, lang)
        if seat != asked:
            return self.reason(state, self.rule_of_waiting(state), action, lang)
        if verb is None:
            wanted = self.wishes(state, noun)
            reasons = [self.refusal(state, wish) for wish in wanted]
            if "" in reasons:
                return "", ""
            rule = reasons[0] if reasons else self.refusal(state, ("", noun))  # no verb fits: what the question itself demands
            return self.reason(state, rule, wanted[0] if wanted else action, lang)
        return self.reason(state, self.refusal(state, (verb, noun)), action, lang)

    def refusal(self, state: State, action: Action) -> str:
        """The rule (perhaps with `:variant`) that forbids this action of the asked seat, or nothing if it is legal."""
        return self.frames.refusal(state, action)

    def must_exist(self, verb: str | None, noun: int) -> None:
        """Whoever knocks at the checked door may wish for anything; what no game has is a Problem, not a refusal."""
        if verb is None:
            kinds = sorted(set(self.verbs.values()) - {"none"})
            if "number" not in kinds and not any(noun in self.names(kind).values() for kind in kinds):
                raise one_of("thing", noun, [name for kind in kinds for name in self.names(kind)])
            return
        if verb not in self.verbs:
            raise one_of("verb", verb, list(self.verbs))
        kind = self.verbs[verb]
        if kind not in ("none", "number") and noun not in self.names(kind).values():
            raise one_of(kind, noun, list(self.names(kind)))

    @abstractmethod
    def rule_of_the_end(self, state: State) -> str:
        """The rule by which nothing more can be done."""

    @abstractmethod
    def rule_of_waiting(self, state: State) -> str:
        """The rule by which it is another seat's turn."""

    def reason(self, state: State, rule: str, action: Wish, lang: str) -> tuple[str, str]:
        """A rule id and its sentence. `rule` may carry a variant (`CG-8.12:path`) that only the sentence needs."""
        if not rule:
            return "", ""
        key = f"why-{rule}".replace(".", "-").replace(":", "-")
        return rule.partition(":")[0], say(key, lang, **self.reason_facts(state, action, lang))

    @abstractmethod
    def reason_facts(self, state: State, action: Wish, lang: str) -> Facts:
        """What the sentence of a refusal may name: the thing wanted, the seat, the place, the numbers that decide."""

    # Records.

    def noun_name(self, action: Action) -> str:
        kind = self.verbs[action[0]]
        if kind == "none":
            return ""
        if kind == "number":
            return str(action[1])
        return next((name for name, number in self.names(kind).items() if number == action[1]), str(action[1]))

    def noun_number(self, verb: str, name: str) -> int:
        if verb not in self.verbs:
            raise one_of("verb", verb, list(self.verbs))
        kind = self.verbs[verb]
        if kind == "none":
            if name:
                raise one_of("answer", f"{verb} {name}", [verb])
            return 0
        if kind == "number":
            if not re.fullmatch(r"-?[0-9]{1,9}", name):
                raise Problem("problem-number", given=name)
            return int(name)
        known = self.names(kind)
        if name not in known:
            raise one_of(kind, name, list(known))
        return known[name]
