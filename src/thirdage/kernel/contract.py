"""The contract: what every game does for players, tables, laboratories and tests. Names and meanings are fixed.

`state` is the game's own type; nobody outside the game looks inside. Seats are names, actions `(verb, noun)`.
"""

from __future__ import annotations

from collections.abc import Hashable
from random import Random
from typing import Any, ClassVar, Literal, Protocol

from thirdage.kernel.events import Event, Kinds
from thirdage.kernel.frames import Action

State = Any
Wish = tuple[str | None, int]  # an action, or (None, noun): whatever one could want of it
Json = dict[str, Any]
Story = list[tuple[Literal["plain", "loud", "reason"], str]]  # lines of the log, each with how it is told
Place = Hashable  # a pile or another place where cards lie, as the game likes to name it
ALL = -2  # in a move: every card of the pile


class Contract(Protocol):
    name: ClassVar[str]
    version: ClassVar[str]

    def options(self) -> Json:
        """Every scenario: its seats, its options with their values and defaults."""

    def catalogue(self, lang: str = "en") -> Json:
        """Every card and place: printed values, our text, marks of doubt. Public, the same for all."""

    def new(self, scenario: str = ..., seed: str | int = ..., **options: Any) -> State:
        """A game at its first question. Same arguments, same game, on every machine."""

    def seats(self, state: State) -> tuple[str, ...]: ...
    def persons(self, state: State) -> tuple[tuple[str, ...], ...]:
        """Who holds which seats."""

    def over(self, state: State) -> bool: ...
    def asked(self, state: State) -> str | None:
        """The one seat that must answer now; None when the game is over."""

    def legal(self, state: State) -> list[Action]:
        """The asked seat's options: never empty, no doubles, order fixed by the state."""

    def apply(self, state: State, action: Action) -> None:
        """Do a legal action, in place, and run on to the next question. Trusts that it is legal."""

    def result(self, state: State) -> Json:
        """Winner, score and the rule that ended the game."""

    def pick(self, state: State, seat: str, action: Action) -> None:
        """The checked door: apply, or raise Refused and change nothing."""

    def clone(self, state: State) -> State:
        """An independent copy that tells no events."""

    def dump(self, state: State) -> str:
        """The state as JSON text, at any moment."""

    def load(self, text: str) -> State: ...
    def view(self, state: State, seat: str | None) -> Json:
        """What that seat's person may know; None is a spectator."""

    def determinize(self, state: State, seat: str | None, rng: Random) -> State:
        """A copy in which everything that seat cannot know is dealt anew, with a new key."""

    def question(self, state: State, seat: str | None, lang: str = "en") -> str:
        """What is asked, and of whom, in one sentence."""

    def label(self, state: State, seat: str | None, action: Action, lang: str = "en") -> str:
        """The words on the button; all different within one list."""

    def why_not(self, state: State, seat: str, action: Wish, lang: str = "en") -> tuple[str, str]:
        """The id of the rule that forbids it, and a sentence; two empty texts if it is allowed."""

    def events(self, state: State) -> list[Event]:
        """Take what happened since last taken: raw, never for a seat's eyes."""

    def redact(self, state: State, events: list[Event], seat: str | None) -> list[Event]:
        """The same list as that seat may see it."""

    def line(self, event: Event, lang: str = "en") -> str:
        """A redacted event as a sentence of the log."""

    def story(self, events: list[Event], lang: str = "en") -> Story:
        """What happened by one pick, redacted, as lines of the log, in order. Events that are alike may share a line.

        plain: something that happened; loud: what a reader looks for, such as the end of a round; reason: why a bot did something,
        not something that happened (below the line that names the bot it begins with two spaces).
        """

    def check(self, state: State) -> list[str]:
        """Every violated invariant of this state, [] when it is sound."""

    def noun_name(self, action: Action) -> str:
        """The name of the action's noun in records; empty where the verb has none."""

    def noun_number(self, verb: str, name: str) -> int:
        """The noun of that name; raises Problem if there is none."""


class Secrets(Protocol):
    """What the laws of hidden information (`lab.laws`) need to know of a game besides the contract. Players never ask for it.

    verbs   verb -> the kind of its noun
    kinds   kind of event -> its numbers; those of the kind "card" are cards that the event puts somewhere
    """

    verbs: ClassVar[dict[str, str]]
    kinds: ClassVar[Kinds]

    def names(self, kind: str) -> dict[str, int]:
        """All nouns of a kind by the name they have in records."""

    def twins(self, state: State, seat: str | None) -> list[tuple[int, int]]:
        """Pairs of cards of one owner that this seat cannot tell apart: each may lie where the other lies."""

    def exchange(self, state: State, a: int, b: int) -> None:
        """Let twins change places, in place, keeping the key. What others know goes with the place."""

    def knows_place(self, state: State, seat: str | None, card: int) -> bool:
        """Does this seat's person know in which pile or place the card is?"""

    def placed(self, view: Json) -> list[int]:
        """Every card that a view puts somewhere."""

    def places(self, state: State) -> dict[int, Place]:
        """Where every card truly lies."""

    def start(self, state: State) -> dict[int, Place]:
        """Where everybody knows that every card lay before the first event of this game was told."""

    def moves(self, state: State, event: Event) -> list[tuple[int, Place, Place]]:
        """The cards that a redacted event moves: which, where from, where to.

        HIDDEN: some card that this seat was not shown. ALL: the whole pile. From and to the same: it was shown there.
        """


class WholeGame(Contract, Secrets, Protocol):
    """A game with everything that players, tables, laboratories and tests may ask of it: what `games.get` gives."""
