"""The state of a card game: numbers, lists of numbers, frames, one dict and the key."""

from __future__ import annotations

from typing import Any

from thirdage.cardgame.scenarios import NO_RING, RULING_IDS, SETTINGS, Setting
from thirdage.kernel.frames import Frame

DECK, HAND, CYCLE, GONE, ASIDE = range(5)  # the face-down piles of a seat, as `may_be` counts them
PILES = 5


class State:
    """Everything that changes during a game. Seats, cards and places are numbers (`tables`).

    setting, persons, rulings   which scenario, held by how many persons, value number of each switch in RULING_IDS
    round, starter, turn        round 1 to 9; place of the starting player token; place whose turn it is (outside
                                the action step: the starter's)
    passed                      bit mask of the places whose player passed there since the last action
    deck, hand, cycle, gone, reserve   piles of card numbers, one list a seat; the last number is the top
    aside                       cards a seat has drawn to choose from, one list a seat, for its person's eyes only
    resolving                   events lying open while their text is resolved
    path, field                 face-up cards at the active path, one list a side; at the active battlegrounds, two
                                lists each (Free Peoples, Shadow), in the order of `active`
    items                       wielder -> its items, in the order they were played
    road                        the active path, 0 if none
    level                       number of the last path activated
    active                      active battlegrounds in order of activation
    captured                    active battlegrounds whose own defence is ignored (CG-11.24)
    unused_paths                path cards that may still come up
    unused_battlegrounds        the two battleground decks; their order is drawn when it matters
    scored                      locations in each side's scoring area
    corruption, rings           corruption tokens; ring tokens of each seat that it may use or keep
    tokens                      (location or card, attack, defence): icons put there by texts
    fresh                       cards that came into a reserve this round (CG-8.19)
    played, used                this round: characters and items played (CG-8.7), of bots events too (AS-6.7); once-a-round texts used
    turned_down                 bots' cards whose text for what cannot be played was done this round
    in_force                    events whose text lasts until the end of the round
    support, counted, fallen    of the combat being fought: (army, leader), (defender, its defence), cards eliminated
    tied                        1 if the path being fought will be nobody's (CG-11.14)
    may_be                      for each seat and face-down pile a bit mask: the cards somebody else may think lie there
    seen_top                    how many cards on top of its deck a seat has been shown
    shown                       how often a face-down card was shown to somebody not by its holder's own choice
    stack                       frames still to do; the last one is next
    key, draws                  the random stream and how many blocks of it are used
    winner, ended_by            side that has won, or -1; 3 or 4: by CG-12.3 or CG-12.4
    events                      what verbs told since last taken, or None in a copy made for thinking
    """

    __slots__ = (
        "active",
        "aside",
        "captured",
        "corruption",
        "counted",
        "cycle",
        "deck",
        "draws",
        "ended_by",
        "events",
        "fallen",
        "field",
        "fresh",
        "gone",
        "hand",
        "in_force",
        "items",
        "key",
        "level",
        "may_be",
        "passed",
        "path",
        "persons",
        "played",
        "reserve",
        "resolving",
        "rings",
        "road",
        "round",
        "rulings",
        "scored",
        "seen_top",
        "setting",
        "shown",
        "stack",
        "starter",
        "support",
        "tied",
        "tokens",
        "turn",
        "turned_down",
        "unused_battlegrounds",
        "unused_paths",
        "used",
        "winner",
    )

    setting: int
    persons: int
    rulings: tuple[int, ...]
    round: int
    starter: int
    turn: int
    passed: int
    deck: list[list[int]]
    hand: list[list[int]]
    cycle: list[list[int]]
    gone: list[list[int]]
    reserve: list[list[int]]
    aside: list[list[int]]
    resolving: list[int]
    path: list[list[int]]
    field: list[list[int]]
    items: dict[int, list[int]]
    road: int
    level: int
    active: list[int]
    captured: list[int]
    unused_paths: list[int]
    unused_battlegrounds: list[list[int]]
    scored: list[list[int]]
    corruption: int
    rings: list[int]
    tokens: list[tuple[int, int, int]]
    fresh: list[int]
    played: list[int]
    used: list[int]
    turned_down: list[int]
    in_force: list[int]
    support: list[tuple[int, int]]
    counted: list[tuple[int, int]]
    fallen: list[int]
    tied: int
    may_be: list[int]
    seen_top: list[int]
    shown: int
    stack: list[Frame]
    key: bytes
    draws: int
    winner: int
    ended_by: int
    events: list[Any] | None

    def clone(self) -> State:
        """An independent copy for thinking: tells no events. Frames and pairs are tuples, so sharing them is safe."""
        new = State.__new__(State)
        copy = list.copy
        new.setting = self.setting
        new.persons = self.persons
        new.rulings = self.rulings
        new.round = self.round
        new.starter = self.starter
        new.turn = self.turn
        new.passed = self.passed
        new.deck = [*map(copy, self.deck)]
        new.hand = [*map(copy, self.hand)]
        new.cycle = [*map(copy, self.cycle)]
        new.gone = [*map(copy, self.gone)]
        new.reserve = [*map(copy, self.reserve)]
        new.aside = [*map(copy, self.aside)]
        new.resolving = self.resolving[:]
        new.path = [*map(copy, self.path)]
        new.field = [*map(copy, self.field)]
        new.items = {wielder: items[:] for wielder, items in self.items.items()} if self.items else {}
        new.road = self.road
        new.level = self.level
        new.active = self.active[:]
        new.captured = self.captured[:]
        new.unused_paths = self.unused_paths[:]
        new.unused_battlegrounds = [*map(copy, self.unused_battlegrounds)]
        new.scored = [*map(copy, self.scored)]
        new.corruption = self.corruption
        new.rings = self.rings[:]
        new.tokens = self.tokens[:]
        new.fresh = self.fresh[:]
        new.played = self.played[:]
        new.used = self.used[:]
        new.turned_down = self.turned_down[:]
        new.in_force = self.in_force[:]
        new.support = self.support[:]
        new.counted = self.counted[:]
        new.fallen = self.fallen[:]
        new.tied = self.tied
        new.may_be = self.may_be[:]
        new.seen_top = self.seen_top[:]
        new.shown = self.shown
        new.stack = self.stack[:]
        new.key = self.key
        new.draws = self.draws
        new.winner = self.winner
        new.ended_by = self.ended_by
        new.events = None
        return new


def empty(setting: int, persons: int, rulings: tuple[int, ...]) -> State:
    """A table with nothing on it yet but the decks, in printed order."""
    given = SETTINGS[setting]
    seats = len(given.seats)
    state = State.__new__(State)
    state.setting = setting
    state.persons = persons
    state.rulings = rulings
    state.round = state.starter = state.turn = state.passed = 0
    state.deck = [list(deck) for deck in given.decks]
    state.hand, state.cycle, state.gone = [[] for _ in range(seats)], [[] for _ in range(seats)], [[] for _ in range(seats)]
    state.reserve, state.aside = [[] for _ in range(seats)], [[] for _ in range(seats)]
    state.resolving, state.field, state.active, state.captured = [], [], [], []
    state.path = [[], []]
    state.items = {}
    state.road = state.level = 0
    state.unused_paths = list(given.paths)
    state.unused_battlegrounds = [list(deck) for deck in given.battlegrounds]
    state.scored = [[], []]
    state.corruption = 0
    state.rings = [int(rule != NO_RING) for rule in given.ring_rules]
    state.tokens, state.fresh, state.played, state.used, state.turned_down, state.in_force = [], [], [], [], [], []
    state.support, state.counted, state.fallen = [], [], []
    state.tied = 0
    state.may_be = [0] * (PILES * seats)
    for seat, deck in enumerate(given.decks):
        state.may_be[PILES * seat + DECK] = sum(1 << card for card in deck)
    state.seen_top = [0] * seats
    state.shown = state.draws = 0
    state.stack = []
    state.key = bytes(64)
    state.winner = -1
    state.ended_by = 0
    state.events = []
    return state


# Fields whose JSON form is not their own: everything else is a number or lists of numbers.
PAIRS = ("support", "counted", "tokens", "stack")
FIELDS = tuple(name for name in State.__slots__ if name != "events")


def to_json(state: State) -> dict[str, Any]:
    fields: dict[str, Any] = {name: getattr(state, name) for name in FIELDS}
    fields["key"] = state.key.hex()
    fields["items"] = [[wielder, items] for wielder, items in sorted(state.items.items())]
    return fields


def from_json(fields: dict[str, Any]) -> State:
    """The state again. What it was made from is the game's own dump, so only its shape is checked."""
    state = State.__new__(State)
    if set(fields) != set(FIELDS):
        raise KeyError(*sorted(set(fields) ^ set(FIELDS)))
    for name in FIELDS:
        setattr(state, name, fields[name])
    for name in PAIRS:
        setattr(state, name, [tuple(entry) for entry in fields[name]])
    state.rulings = tuple(fields["rulings"])
    state.key = bytes.fromhex(fields["key"])
    state.items = dict(fields["items"])
    state.events = []
    return state


def setting_of(state: State) -> Setting:
    return SETTINGS[state.setting]


def ruling(state: State, name: str) -> int:
    """The value number of a switch: 0 is the ruled one."""
    return state.rulings[RULING_IDS.index(name)]
