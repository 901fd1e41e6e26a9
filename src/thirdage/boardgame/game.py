"""The board game as the contract has it: options, seats; names to numbers and back."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar

from thirdage.boardgame import actions, aftermath, explain, hunt, joining, knowledge, losses, refusing, turn  # noqa: F401  (their frames, and those of what they import, fill the book)
from thirdage.boardgame import cards as _cards  # noqa: F401  (texts hang themselves up)
from thirdage.boardgame import check as checking
from thirdage.boardgame import options as choosing
from thirdage.boardgame import state as states
from thirdage.boardgame import story as telling
from thirdage.boardgame import view as viewing
from thirdage.boardgame.book import BOOK, NOBODY
from thirdage.boardgame.catalogue import catalogue
from thirdage.boardgame.events import KINDS, VERBS
from thirdage.boardgame.seating import SCENARIO
from thirdage.boardgame.state import State, seating_of
from thirdage.boardgame.tables import CARDS_OF, DECKS
from thirdage.kernel.chance import key_of
from thirdage.kernel.contract import Json, Place, Story, Wish
from thirdage.kernel.errors import one_of
from thirdage.kernel.events import Event, Kinds
from thirdage.kernel.frames import Action, Frames
from thirdage.kernel.game import Facts, Game
from thirdage.kernel.records import seed_text
from thirdage.kernel.words import say


class BoardGame(Game):
    name: ClassVar[str] = "boardgame"
    version: ClassVar[str] = "1"
    prefix: ClassVar[str] = "boardgame-"
    verbs: ClassVar[dict[str, str]] = VERBS
    kinds: ClassVar[Kinds] = KINDS
    frames: ClassVar[Frames] = BOOK

    # Starting.

    def options(self) -> Json:
        return choosing.options()

    def catalogue(self, lang: str = "en") -> Json:
        return catalogue(lang)

    def new(self, scenario: str = SCENARIO, seed: str | int = "1", **options: Any) -> State:
        if scenario != SCENARIO:
            raise one_of("scenario", scenario, [SCENARIO])
        for name in options:
            if name not in ("persons", "rulings"):
                raise one_of("option", name, ["persons", "rulings"])
        state = states.empty(choosing.seating_for(options.get("persons", 2)), choosing.ruling_values(options.get("rulings", {})))
        state.key = key_of(seed_text(seed))
        state.stack = [("set_up", NOBODY)]
        BOOK.run(state)
        return state

    # Who and how it stands.

    def seats(self, state: State) -> tuple[str, ...]:
        return seating_of(state).seats

    def persons(self, state: State) -> tuple[tuple[str, ...], ...]:
        return tuple((seat,) for seat in seating_of(state).seats)

    def over(self, state: State) -> bool:
        return state.winner >= 0

    def result(self, state: State) -> Json:
        return viewing.result(state)

    def check(self, state: State) -> list[str]:
        return checking.check(state)

    # Copies.

    def to_json(self, state: State) -> Json:
        return states.to_json(state)

    def from_json(self, fields: Json) -> State:
        return states.from_json(fields)

    # Hidden information.

    def _viewer(self, state: State, seat: str | None) -> int:
        return knowledge.spectator(state) if seat is None else self.seat_number(state, seat)

    def view(self, state: State, seat: str | None) -> Json:
        return viewing.view(state, None if seat is None else self.seat_number(state, seat))

    def determinize(self, state: State, seat: str | None, rng: Random) -> State:
        return knowledge.determinize(state, self._viewer(state, seat), rng)

    def twins(self, state: State, seat: str | None) -> list[tuple[int, int]]:
        return knowledge.twins(state, self._viewer(state, seat))

    def exchange(self, state: State, a: int, b: int) -> None:
        knowledge.exchange(state, a, b)

    def knows_place(self, state: State, seat: str | None, card: int) -> bool:
        return knowledge.knows_place(state, self._viewer(state, seat), card)

    def placed(self, view: Json) -> list[int]:
        return viewing.placed(view)

    def places(self, state: State) -> dict[int, Place]:
        return dict(knowledge.places(state))

    def start(self, state: State) -> dict[int, Place]:
        return {card: (deck, knowledge.DECK) for deck in DECKS for card in CARDS_OF[deck]}

    def moves(self, state: State, event: Event) -> list[tuple[int, Place, Place]]:
        if event[0] not in knowledge.MOVING:
            return []
        numbered = [self.seat_number(state, told) if isinstance(told, str) else told for told in event[1:]]
        return list(knowledge.moves(state, (event[0], *numbered)))

    # Words.

    def word(self, kind: str, noun: Any, lang: str) -> str:
        return explain.word(kind, noun, lang)

    def figures(self, figure: int, count: int, lang: str = "en") -> str:
        """So many figures of a kind, as people read it: `3 Gondor Regulars`."""
        return explain.figure_word(figure, lang, count)

    def names(self, kind: str) -> dict[str, int]:
        return explain.NAMES[kind]

    def line(self, event: Event, lang: str = "en") -> str:
        facts = self.facts(KINDS[event[0]], event[1:], lang)
        return explain.as_line(say(f"boardgame-log-{event[0].replace('_', '-')}", lang, **facts | explain.line_facts(event, lang)))

    def story(self, events: list[Event], lang: str = "en") -> Story:
        return telling.story(self, events, lang)

    def question_facts(self, state: State, facts: Facts, own: bool, lang: str) -> Facts:
        return explain.question_facts(state, lang)

    def label_facts(self, state: State, action: Action) -> Facts:
        return explain.label_facts(state, action, "en")

    def must_exist(self, verb: str | None, noun: int) -> None:
        """Numbers can be picked, but only things can be touched."""
        if verb is None and noun not in explain.THINGS:
            raise one_of("thing", noun, [name for names in explain.NAMES.values() for name in names])
        super().must_exist(verb, noun)

    def wishes(self, state: State, noun: int) -> list[Action]:
        return refusing.wishes(state, noun)

    def rule_of_the_end(self, state: State) -> str:
        return "BG-20.1"

    def rule_of_waiting(self, state: State) -> str:
        return "BG-6.10:wait"

    def reason_facts(self, state: State, action: Wish, lang: str) -> Facts:
        return refusing.reason_facts(state, action, lang)
