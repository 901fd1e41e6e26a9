"""The state of a board game: numbers, lists of numbers, frames, small dicts and the key."""

from __future__ import annotations

from itertools import compress
from typing import Any

from thirdage.boardgame.seating import RULING_IDS, SEATINGS, Seating
from thirdage.boardgame.tables import (
    AT_WAR,
    CARDS_OF,
    CHARACTERS,
    COMPANIONS,
    DECKS,
    DECKS_OF,
    FACES,
    FREE,
    GANDALF_THE_GREY,
    KINDS,
    NATIONS,
    PLACES,
    RIVENDELL,
    SHADOW,
    SIDE_OF_KIND,
    STANDARD_TILES,
    START_ACTIVE,
    START_RESERVE,
    START_TRACK,
    START_UNITS,
    is_unit,
)
from thirdage.kernel.frames import Frame

IN_FELLOWSHIP, NOT_YET, OUT = -1, -2, -3  # where a Character is that stands nowhere on the map
NOT_IN_MORDOR = -1

# What `battle` holds while a battle is fought, by place in the list; a pair stands for both sides, the Free Peoples first.
# FEWER is 1 where each Free Peoples unit inside the besieged Stronghold costs the Shadow a die of its Combat rolls (Help Unlooked For).
FORM, ATTACKER, FROM, PLACE, ROUND, ROUNDS, WHITE_RIDER, MAY_NOT_CEASE, FEW_CARDS, FEWER, SILENCED = range(11)
CARD, CANCELLED, ADDED, ADDED_AGAIN, LESS, MOST, FORFEITED, NO_REROLL = range(11, 27, 2)
MISSED, HIT, HIT_AGAIN, MORE_HITS, HIT_BEFORE, ONES = range(27, 39, 2)
BATTLE_SIZE = 39
# What holds for the battle: FORM, ATTACKER, the places FROM and PLACE, the ROUND, how many ROUNDS a siege battle lasts without a price,
# WHITE_RIDER, MAY_NOT_CEASE, FEW_CARDS (BG-C86), FEWER. From SILENCED on all is cleared when a round begins:
#   SILENCED             the Companion under Words of Power
#   CARD, CANCELLED      the Combat card in use; 1 if it has no effect
#   ADDED, ADDED_AGAIN   what is added to each die of the Combat roll; of the Leader re-roll
#   LESS, MOST           fewer dice in the Combat roll; the most that may be rolled in it, 0 without such a limit (BG-C116)
#   FORFEITED            Leadership given up: of the Free Peoples a bit for each Companion who gave up his, from FIRST_CHARACTER on;
#                        of the Shadow so many points of the Nazgûl (BG-13.16, BG-C127)
#   NO_REROLL            1 if there is no Leader re-roll
#   MISSED, HIT, ONES    dice of the Combat roll that missed and may be rolled again; hits of it; natural 1s in it
#   HIT_AGAIN            hits of the Leader re-roll
#   MORE_HITS            hits added after the rolls, less those cancelled (BG-C117)
#   HIT_BEFORE           hits of an extra attack before the Combat roll, which are taken already
FIELD_BATTLE, SIEGE_BATTLE, SORTIE = range(3)


class State:
    """Everything that changes during a game. Places, figures, cards and all other things are numbers (`tables`).

    seating, rulings     how many persons play (`seating`), value number of each switch in RULING_IDS
    turn, phase          the game turn, from 1; its phase, 1 to 6
    leading              the Leading Player of each side, a seat (chapter 21); alone on a side: that seat
    next_seat            which seat acts next for each side in phase 5
    moves                which side's turn it is to act in phase 5
    dice                 unused Action dice: for each side how many show each face, in the order of FACES
    box                  Action dice of each side in the Hunt Box
    hunted               1 if a Free Peoples die came out of the Hunt Box at the beginning of this turn (BG-6.6)
    rings, ring_used     Elven Rings of each side; 1 for a side that has used one this turn
    deck                 Event decks in the order of DECKS; the last number is the top
    hand, down, chosen   of each seat: its hand, its face-down discards, the Combat card it has picked and not yet shown
    gone, table, played  face-up cards: discarded; on the table in the order they came there; being resolved or fought with
    may_be               bit masks of cards: for each who looks on (the seats in order, then a spectator) and each deck, the cards
                         that may lie in each of its face-down piles (`knowledge`)
    units                figures of Armies: how many of a kind stand in a place, at place * KINDS + kind
    army                 units (Regulars and Elites) in a place, at 2 * place + side
    reserve, lost        of each kind: figures in the reinforcements; eliminated for good
    where                Character -> the place where he stands, or IN_FELLOWSHIP, NOT_YET, OUT
    taken                captured Settlement -> the seat that is credited with it
    mixed                places where the Armies of two teammates are one (BG-21.13)
    track, active        of each Nation: its step on the Political Track, 0 to AT_WAR; 1 if it is active
    bearers              the region of the Ring-bearers, 0 on the Mordor Track
    mordor               their step on the Mordor Track, or NOT_IN_MORDOR
    progress, hidden     the Fellowship Progress counter, and 1 while the Fellowship is hidden
    corruption, guide    Corruption of the Ring-bearers; who is Guide
    tried                1 if on the Mordor Track they moved, tried to move or hid this turn (BG-19.11)
    minion_came          1 once a Minion has been in play
    pool, drawn, ready   Hunt tiles: in the Hunt Pool, sorted; standard tiles drawn; special tiles set ready beside the board
    used                 abilities used this turn, by the number of their Character
    column               figures picked for what is being done, one number each
    marched              (place, figure) for each figure that has moved in this action
    rearguard            figures that stay out of the battle, one number each
    battle               what is so in the battle being fought, by the names above; empty if there is none
    last_action, acting_on   with three persons: what the last action of the Free Peoples was on, and this one is (`consecutive`)
    shown                how often a face-down card was shown to somebody not by its holder's own choice
    stack                frames still to do; the last one is next
    key, draws           the random stream and how many blocks of it are used
    winner, ended_by     side that has won, or -1; by which of the four conditions of BG-20.1
    events               what verbs told since last taken, or None in a copy made for thinking
    """

    __slots__ = (
        *("seating", "rulings", "turn", "phase", "leading", "next_seat", "moves", "dice", "box", "hunted", "rings", "ring_used"),
        *("deck", "hand", "down", "chosen", "gone", "table", "played", "may_be"),
        *("units", "army", "reserve", "lost", "where", "taken", "mixed", "track", "active"),
        *("bearers", "mordor", "progress", "hidden", "corruption", "guide", "tried", "minion_came", "pool", "drawn", "ready"),
        *(
            "used",
            "column",
            "marched",
            "rearguard",
            "battle",
            "last_action",
            "acting_on",
            "shown",
            "stack",
            "key",
            "draws",
            "winner",
            "ended_by",
            "events",
        ),
    )

    seating: int
    rulings: tuple[int, ...]
    turn: int
    phase: int
    leading: list[int]
    next_seat: list[int]
    moves: int
    dice: list[list[int]]
    box: list[int]
    hunted: int
    rings: list[int]
    ring_used: list[int]
    deck: list[list[int]]
    hand: list[list[int]]
    down: list[list[int]]
    chosen: list[list[int]]
    gone: list[int]
    table: list[int]
    played: list[int]
    may_be: list[int]
    units: bytearray
    army: bytearray
    reserve: list[int]
    lost: list[int]
    where: dict[int, int]
    taken: dict[int, int]
    mixed: list[int]
    track: list[int]
    active: list[int]
    bearers: int
    mordor: int
    progress: int
    hidden: int
    corruption: int
    guide: int
    tried: int
    minion_came: int
    pool: list[int]
    drawn: list[int]
    ready: list[int]
    used: list[int]
    column: list[int]
    marched: list[tuple[int, int]]
    rearguard: list[int]
    battle: list[int]
    last_action: list[int]
    acting_on: list[int]
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
        new.seating = self.seating
        new.rulings = self.rulings
        new.turn = self.turn
        new.phase = self.phase
        new.leading = self.leading[:]
        new.next_seat = self.next_seat[:]
        new.moves = self.moves
        free, shadow = self.dice
        new.dice = [free[:], shadow[:]]
        new.box = self.box[:]
        new.hunted = self.hunted
        new.rings = self.rings[:]
        new.ring_used = self.ring_used[:]
        new.deck = [pile[:] for pile in self.deck]
        new.hand = [pile[:] for pile in self.hand]
        new.down = [pile[:] for pile in self.down]
        new.chosen = [pile[:] for pile in self.chosen]
        new.gone = self.gone[:]
        new.table = self.table[:]
        new.played = self.played[:]
        new.may_be = self.may_be[:]
        new.units = self.units[:]
        new.army = self.army[:]
        new.reserve = self.reserve[:]
        new.lost = self.lost[:]
        new.where = self.where.copy()
        new.taken = self.taken.copy()
        new.mixed = self.mixed[:]
        new.track = self.track[:]
        new.active = self.active[:]
        new.bearers = self.bearers
        new.mordor = self.mordor
        new.progress = self.progress
        new.hidden = self.hidden
        new.corruption = self.corruption
        new.guide = self.guide
        new.tried = self.tried
        new.minion_came = self.minion_came
        new.pool = self.pool[:]
        new.drawn = self.drawn[:]
        new.ready = self.ready[:]
        new.used = self.used[:]
        new.column = self.column[:]
        new.marched = self.marched[:]
        new.rearguard = self.rearguard[:]
        new.battle = self.battle[:]
        new.last_action = self.last_action[:]
        new.acting_on = self.acting_on[:]
        new.shown = self.shown
        new.stack = self.stack[:]
        new.key = self.key
        new.draws = self.draws
        new.winner = self.winner
        new.ended_by = self.ended_by
        new.events = None
        return new


def empty(seating: int, rulings: tuple[int, ...]) -> State:
    """The board as it is set up (chapter 4), with the decks in printed order and nothing waiting."""
    given = SEATINGS[seating]
    seats = len(given.seats)
    state = State.__new__(State)
    state.seating, state.rulings = seating, rulings
    state.turn = state.phase = state.moves = state.hunted = 0
    state.leading = list(given.leading)
    state.next_seat = list(given.leading)
    state.dice = [[0] * len(FACES), [0] * len(FACES)]
    state.box, state.ring_used = [0, 0], [0, 0]
    state.rings = [3, 0]
    state.deck = [list(CARDS_OF[deck]) for deck in DECKS]
    state.hand, state.down, state.chosen = [[] for _ in range(seats)], [[] for _ in range(seats)], [[] for _ in range(seats)]
    state.gone, state.table, state.played = [], [], []
    state.may_be = start_masks(given)
    state.units, state.army = bytearray(PLACES * KINDS), bytearray(2 * PLACES)
    for place, kind, count in START_UNITS:
        state.units[place * KINDS + kind] += count
        state.army[2 * place + SIDE_OF_KIND[kind]] += count if is_unit(kind) else 0
    state.reserve, state.lost = list(START_RESERVE), [0] * KINDS
    state.where = {character: IN_FELLOWSHIP if entry.face["starts_in_fellowship"] else NOT_YET for character, entry in CHARACTERS.items()}
    state.taken, state.mixed = {}, []
    state.track, state.active = list(START_TRACK), [int(nation in START_ACTIVE) for nation in NATIONS]
    state.bearers, state.mordor, state.progress, state.hidden, state.corruption = RIVENDELL, NOT_IN_MORDOR, 0, 1, 0
    state.guide, state.tried, state.minion_came = GANDALF_THE_GREY, 0, 0
    state.pool, state.drawn, state.ready = list(STANDARD_TILES), [], []
    state.used, state.column, state.marched, state.rearguard, state.battle = [], [], [], [], []
    state.last_action, state.acting_on = [], []
    state.shown = state.draws = 0
    state.stack = []
    state.key = bytes(64)
    state.winner, state.ended_by = -1, 0
    state.events = []
    return state


def start_masks(given: Seating) -> list[int]:
    """Every card lies in its deck, and everybody knows it."""
    masks = []
    for _ in range(len(given.seats) + 1):
        for deck in DECKS:
            masks += [sum(1 << card for card in CARDS_OF[deck])] + [0] * (given.piles - 1)
    return masks


# Fields whose JSON form is not their own: everything else is a number or lists of numbers.
TUPLES = ("marched", "stack")
FIELDS = tuple(name for name in State.__slots__ if name != "events")


def to_json(state: State) -> dict[str, Any]:
    fields: dict[str, Any] = {name: getattr(state, name) for name in FIELDS}
    fields["key"] = state.key.hex()
    for name in ("units", "army"):
        fields[name] = [[at, fields[name][at]] for at in compress(range(len(fields[name])), fields[name])]
    fields["where"] = [state.where[character] for character in CHARACTERS]
    fields["taken"] = sorted(state.taken.items())
    return fields


def from_json(fields: dict[str, Any]) -> State:
    """The state again. What it was made from is the game's own dump, so only its shape is checked."""
    state = State.__new__(State)
    if set(fields) != set(FIELDS):
        raise KeyError(*sorted(set(fields) ^ set(FIELDS)))
    for name in FIELDS:
        setattr(state, name, fields[name])
    for name in TUPLES:
        setattr(state, name, [tuple(entry) for entry in fields[name]])
    state.rulings = tuple(fields["rulings"])
    state.key = bytes.fromhex(fields["key"])
    for name, size in (("units", PLACES * KINDS), ("army", 2 * PLACES)):
        counts = bytearray(size)
        for at, count in fields[name]:
            counts[at] = count
        setattr(state, name, counts)
    state.where = dict(zip(CHARACTERS, fields["where"], strict=True))
    state.taken = dict(fields["taken"])
    state.events = []
    return state


def seating_of(state: State) -> Seating:
    return SEATINGS[state.seating]


def side_of(state: State, seat: int) -> int:
    return SEATINGS[state.seating].sides[seat]


def is_at_war(state: State, nation: int) -> bool:
    return state.track[nation - NATIONS[0]] == AT_WAR


def is_active(state: State, nation: int) -> bool:
    return bool(state.active[nation - NATIONS[0]])


def in_fellowship(state: State) -> list[int]:
    """The Companions in the Fellowship, in the order of their numbers."""
    return [companion for companion in COMPANIONS if state.where[companion] == IN_FELLOWSHIP]


def card_seats(state: State, deck: int) -> tuple[int, ...]:
    """The seats that draw from this deck."""
    side = FREE if deck in DECKS_OF[FREE] else SHADOW
    return SEATINGS[state.seating].seats_of[side]


def ruling(state: State, name: str) -> int:
    """The value number of a switch: 0 is the ruled one."""
    return state.rulings[RULING_IDS.index(name)]
