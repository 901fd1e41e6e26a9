"""Scenarios: who sits at the table with which deck, and the few rules that differ (CG-13.1). Data in `data/scenarios.json`.

A scenario with or without promotional cards, against players or bots of one difficulty, is a *setting*; a state holds the
number of its setting. Rules ask the setting for what differs, never for the name of the scenario.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, Literal

from thirdage.cardgame.tables import BATTLEGROUNDS, CARDS, FACTION_NUMBER, FACTION_SIDE, LOCATIONS, PATHS, SHADOW, SIDES, read

RingRule = Literal["none", "trilogy", "duel"]
ShadowBy = Literal["players", "bots"]
Difficulty = Literal["normal", "challenging"]

NOWHERE = -1
NO_RING, TRILOGY_RING, DUEL_RING = range(3)  # how a seat may use its ring token (CG-9.7, CG-9.8)
RINGS: tuple[RingRule, ...] = ("none", "trilogy", "duel")
PLAYERS: Final = "players"
BOTS: Final = "bots"
NORMAL: Final = "normal"
CHALLENGING: Final = "challenging"
DIFFICULTIES: tuple[Difficulty, ...] = (NORMAL, CHALLENGING)
LEVELS: tuple[Difficulty | Literal[""], ...] = ("", *DIFFICULTIES)  # of bots; empty without them

Held = dict[int, tuple[tuple[str, ...], ...]]  # how many persons -> the seats of each


@dataclass(frozen=True, slots=True)
class Setting:
    scenario: str
    promos: bool
    shadow: ShadowBy
    difficulty: Difficulty | Literal[""]  # of the bots; empty without them
    seats: tuple[str, ...]
    sides: tuple[int, ...]  # side of each seat
    bots: tuple[bool, ...]  # is the seat a bot's (AS-1.1)?
    order: tuple[int, ...]  # the places of the turn order: whose each is (CG-0.3)
    decks: tuple[tuple[int, ...], ...]
    owner: tuple[int, ...]  # card -> the seat in whose deck it begins (CG-0.5)
    player_of: tuple[int, ...]  # faction -> "the F player" (CG-2.10, CG-R69)
    opening: tuple[tuple[int, int], ...]  # seat -> cards drawn, cards cycled (CG-4.6)
    draw_step: tuple[int, ...]
    ring_rules: tuple[int, ...]  # seat -> NO_RING, TRILOGY_RING or DUEL_RING
    persons: Held  # the first is the default
    battlegrounds: tuple[tuple[int, ...], tuple[int, ...]]  # each side's deck
    fixed: tuple[tuple[int, ...], ...]  # the battlegrounds of each round, where they are not random (CG-13.9)
    paths: tuple[int, ...]
    last_path: int
    doubled: frozenset[int]  # sides whose one player does what "each player" of it does twice (CG-13.7)
    ties_to_nobody: bool  # a path with as much defence as attack is nobody's (CG-11.14)
    early_win: bool  # a lead of 10 wins at once (CG-12.3, AS-3.1)


def _deck(entry: dict[str, Any], promos: bool, bots: bool) -> tuple[int, ...]:
    """The cards of a seat: whole factions, or so many copies of each design listed. Bots have their own versions (AS-1.3)."""
    listed: dict[str, int] = entry.get("cards", {})
    factions = {FACTION_NUMBER[faction] for faction in entry.get("factions", ())}
    left = dict(listed)
    deck = []
    for card in CARDS[1:]:
        if card.bot != (bots and card.side == SHADOW) or (card.face["promo"] and not promos):
            continue
        design = card.face.get("of", card.id)
        if card.faction in factions or left.get(design):
            left[design] = left.get(design, 0) - 1
            deck.append(card.number)
    return tuple(deck)


def _versions(places: list[int], bots: bool) -> list[int]:
    """These locations, each in the version that is used: six are replaced when bots play (AS-1.3, AS-1.6)."""
    replaced = {LOCATIONS[place].name for place in places if LOCATIONS[place].bot}
    return [place for place in places if LOCATIONS[place].bot == (bots and LOCATIONS[place].name in replaced)]


def _setting(name: str, promos: bool, difficulty: Difficulty | Literal[""]) -> Setting:
    data = read("scenarios")[name]
    with_bots = bool(difficulty)
    entries = data["seats"]
    seats = tuple(entry["id"] for entry in entries)
    sides = tuple(SIDES.index(entry["side"]) for entry in entries)
    bots = tuple(with_bots and side == SHADOW for side in sides)
    decks = tuple(_deck(entry, promos, with_bots) for entry in entries)
    owner = [NOWHERE] * len(CARDS)
    player_of = [NOWHERE] * len(FACTION_NUMBER)
    for seat, deck in enumerate(decks):
        for card in deck:
            owner[card] = seat
            player_of[CARDS[card].faction] = seat
    for faction, side in enumerate(FACTION_SIDE):
        if sides.count(side) == 1:
            player_of[faction] = sides.index(side)  # CG-R69
    places = {LOCATIONS[place].face.get("of", LOCATIONS[place].id): place for place in _versions(list(LOCATIONS), with_bots)}
    listed = data["battlegrounds"]
    fixed = () if listed == "all" else tuple(tuple(places[place] for place in row) for row in listed)
    used = [place for row in fixed for place in row] or [place for place in places.values() if place in BATTLEGROUNDS]
    paths = [place for place in places.values() if place in PATHS] if data["paths"] == "all" else [places[path] for path in data["paths"]]
    return Setting(
        scenario=name,
        promos=promos,
        shadow=BOTS if with_bots else PLAYERS,
        difficulty=difficulty,
        seats=seats,
        sides=sides,
        bots=bots,
        order=tuple(seats.index(place) for place in data["turn_order"]),
        decks=decks,
        owner=tuple(owner),
        player_of=tuple(player_of),
        opening=tuple((entry["opening_draw"], entry["opening_cycle"]) for entry in entries),
        draw_step=tuple(
            entry["draw_step_of_normal_bot" if bot and difficulty == NORMAL else "draw_step"]
            for entry, bot in zip(entries, bots, strict=True)
        ),
        ring_rules=tuple(NO_RING if bot else RINGS.index(entry["ring"]) for entry, bot in zip(entries, bots, strict=True)),
        persons={int(n): tuple(map(tuple, held)) for n, held in data["persons_with_bots" if with_bots else "persons"].items()},
        battlegrounds=(
            tuple(sorted(place for place in used if LOCATIONS[place].side == 0)),
            tuple(sorted(place for place in used if LOCATIONS[place].side == 1)),
        ),
        fixed=fixed,
        paths=tuple(sorted(paths)),
        last_path=data["last_path"],
        doubled=frozenset(SIDES.index(side) for side in data["each_player_twice"]),
        ties_to_nobody=data["path_ties"] == "nobody",
        early_win=not with_bots,
    )


SCENARIOS: tuple[str, ...] = tuple(read("scenarios"))
SETTINGS: list[Setting] = [
    _setting(name, promos, difficulty)
    for name, data in read("scenarios").items()
    for promos in ((False, True) if data["promos"] else (False,))
    for difficulty in LEVELS
]
SETTING_NUMBER: dict[tuple[str, bool, str], int] = {
    (given.scenario, given.promos, given.difficulty): number for number, given in enumerate(SETTINGS)
}

# Rulings of confidence L are switches: id -> its values, the ruled one first (docs/rules, sections 15 and 20; 14 for bots).
# AS-R36 has no switch: the adapted deck is data (`data/bots.json`), and there is no other.
RULINGS: dict[str, tuple[str, ...]] = {
    "CG-R14": ("players", "places"),  # who must have passed in the Three-Player Duel
    "CG-R27": ("cycle", "keep"),  # above the carryover limit when the action step ends
    "CG-R29": ("always", "must-draw"),  # winnow when nothing can be drawn
    "CG-C45": ("same-battleground", "anywhere"),  # Éowyn's victim
    "CG-C47": ("waits", "at-once"),  # Shadowfax in the round his rider came into reserve
    "CG-C48": ("items-count", "items-do-not-count"),  # Death! Ride, Ride to Ruin
    "CG-C51": ("same-battleground", "anywhere"),  # Treebeard's victim
    "CG-C63": ("both", "place-only"),  # The Black Easterling's defence
    "CG-C68": ("attack-and-defence", "defence-only"),  # Ioreth
    "AS-R3": ("path-first", "reserve-first"),  # where a bot looks first for a card among several places
    "AS-R13": ("cycle", "eliminate"),  # an event with which a bot can do nothing
    "AS-R29": ("human", "objector"),  # who names the losses when two humans disagree
    "AS-R34": ("cycle", "eliminate"),  # an item nobody can wield, if no text of its own says what happens
    "AS-R38": ("cycle", "eliminate"),  # an event that a bot has resolved
    "AS-R41": ("draw", "none"),  # the adapted text of what cannot be played
}
RULING_IDS: tuple[str, ...] = tuple(RULINGS)
