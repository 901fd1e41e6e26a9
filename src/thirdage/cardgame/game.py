"""The card game as the contract has it: scenarios, options, seats; names to numbers and back."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar, cast

from thirdage.cardgame import activation, combat, explain, knowledge, rounds, support, turn  # noqa: F401  (their frames fill the book)
from thirdage.cardgame import cards as _cards  # noqa: F401  (texts hang themselves up)
from thirdage.cardgame import check as checking
from thirdage.cardgame import locations as _locations  # noqa: F401
from thirdage.cardgame import options as choosing
from thirdage.cardgame import shadow as _shadow  # noqa: F401  (bots answer by it)
from thirdage.cardgame import state as states
from thirdage.cardgame import story as telling
from thirdage.cardgame import view as viewing
from thirdage.cardgame.book import BOOK
from thirdage.cardgame.catalogue import catalogue
from thirdage.cardgame.events import KINDS, VERBS
from thirdage.cardgame.options import fitting, options_of, ruling_values
from thirdage.cardgame.scenarios import BOTS, PLAYERS, SCENARIOS, SETTING_NUMBER, SETTINGS
from thirdage.cardgame.state import State, setting_of
from thirdage.cardgame.tables import CARD_NAMES, PLACE, RESERVE
from thirdage.kernel.chance import key_of
from thirdage.kernel.contract import Json, Place, Story, Wish
from thirdage.kernel.errors import Problem, one_of
from thirdage.kernel.events import Event, Kinds
from thirdage.kernel.frames import Action, Frames
from thirdage.kernel.game import Facts, Game
from thirdage.kernel.records import seed_text
from thirdage.kernel.words import say


class CardGame(Game):
    name: ClassVar[str] = "cardgame"
    version: ClassVar[str] = "2"
    prefix: ClassVar[str] = "cardgame-"
    verbs: ClassVar[dict[str, str]] = VERBS
    kinds: ClassVar[Kinds] = KINDS
    frames: ClassVar[Frames] = BOOK

    # Starting.

    def options(self) -> Json:
        """An option that needs another says so under `needs`; where bots allow other values, they stand under `bots`."""
        return cast(Json, choosing.options())

    def catalogue(self, lang: str = "en") -> Json:
        return cast(Json, catalogue(lang))

    def new(self, scenario: str = "trilogy", seed: str | int = "1", **options: Any) -> State:
        if scenario not in SCENARIOS:
            raise one_of("scenario", scenario, list(SCENARIOS))
        known = cast(Json, options_of(scenario)["options"])
        for name in options:
            if name not in known:
                raise one_of("option", name, list(known))
        shadow = fitting("shadow", options, known)
        if shadow == PLAYERS and "difficulty" in options:
            raise Problem("problem-difficulty")
        difficulty = fitting("difficulty", options, known) if shadow == BOTS else ""
        setting = SETTING_NUMBER[scenario, fitting("promos", options, known), difficulty]
        persons = fitting("persons", options, known, bots=shadow == BOTS)
        state = states.empty(setting, persons, ruling_values(options.get("rulings", {}), bots=shadow == BOTS))
        state.key = key_of(seed_text(seed))
        rounds.set_up(state)
        BOOK.run(state)
        return state

    # Who and how it stands.

    def seats(self, state: State) -> tuple[str, ...]:
        return SETTINGS[state.setting].seats

    def persons(self, state: State) -> tuple[tuple[str, ...], ...]:
        return SETTINGS[state.setting].persons[state.persons]

    def over(self, state: State) -> bool:
        return state.winner >= 0

    def result(self, state: State) -> Json:
        return cast(Json, viewing.result(state))

    def check(self, state: State) -> list[str]:
        return checking.check(state)

    # Copies.

    def to_json(self, state: State) -> Json:
        return states.to_json(state)

    def from_json(self, fields: Json) -> State:
        return states.from_json(fields)

    # Hidden information.

    def _number(self, state: State, seat: str | None) -> int | None:
        return None if seat is None else self.seat_number(state, seat)

    def view(self, state: State, seat: str | None) -> Json:
        return cast(Json, viewing.view(state, self._number(state, seat)))

    def determinize(self, state: State, seat: str | None, rng: Random) -> State:
        return knowledge.determinize(state, self._number(state, seat), rng)

    def twins(self, state: State, seat: str | None) -> list[tuple[int, int]]:
        return knowledge.twins(state, self._number(state, seat))

    def exchange(self, state: State, a: int, b: int) -> None:
        knowledge.exchange(state, a, b)

    def knows_place(self, state: State, seat: str | None, card: int) -> bool:
        return knowledge.knows_place(state, self._number(state, seat), card)

    def placed(self, view: Json) -> list[int]:
        return viewing.placed(cast(viewing.View, view))

    def places(self, state: State) -> dict[int, Place]:
        return dict(knowledge.places(state))

    def start(self, state: State) -> dict[int, Place]:
        return {card: (seat, states.DECK) for seat, deck in enumerate(setting_of(state).decks) for card in deck}

    def moves(self, state: State, event: Event) -> list[tuple[int, Place, Place]]:
        if event[0] not in knowledge.MOVING:
            return []
        numbered = [self.seat_number(state, told) if isinstance(told, str) else told for told in event[1:]]
        return list(knowledge.moves((event[0], *numbered)))

    # Words.

    def word(self, kind: str, noun: Any, lang: str) -> str:
        return explain.word(kind, noun, lang)

    def names(self, kind: str) -> dict[str, int]:
        if kind == "card":
            return CARD_NAMES
        return {"reserve": RESERVE, **PLACE}

    def line(self, event: Event, lang: str = "en") -> str:
        table = KINDS[event[0]]
        facts = self.facts(table, event[1:], lang)
        facts |= explain.told_apart(facts, [fact.name for fact in table if fact.kind == "seat"], lang)
        said = say(f"cardgame-log-{event[0].replace('_', '-')}", lang, **facts, **explain.line_facts(event, lang))
        return said[0].upper() + said[1:]

    def story(self, events: list[Event], lang: str = "en") -> Story:
        return telling.story(self, telling.told_once(events), lang)

    def question_facts(self, state: State, facts: Facts, own: bool, lang: str) -> Facts:
        more = explain.question_facts(state, own, lang)
        return more | explain.told_apart(facts | more, ["seat"], lang)

    def label_facts(self, state: State, action: Action) -> Facts:
        return explain.label_facts(state, action)

    def wishes(self, state: State, noun: int) -> list[Action]:
        return explain.wishes(state, noun)

    def refusal(self, state: State, action: Action) -> str:
        return "CG-R37" if explain.copy_offered(state, action) else super().refusal(state, action)

    def rule_of_the_end(self, state: State) -> str:
        return "CG-12.4:over" if state.ended_by == 4 else "CG-12.3:over"

    def rule_of_waiting(self, state: State) -> str:
        return "CG-7.1:wait"

    def reason_facts(self, state: State, action: Wish, lang: str) -> Facts:
        return explain.reason_facts(state, action, lang)
