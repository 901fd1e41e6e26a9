"""Printed values as constant tables, read from `data/`. Nothing here changes during a game.

Every noun is one number, so that a thing that is touched needs no kind beside it:

      0 to  23   kinds of figures of an Army: 3 * nation + REGULAR, ELITE or LEADER (a Nazgûl is the Leader of Sauron)
     24 to 128   regions
    129 to 144   inside the Stronghold of a region, while it is besieged: together with the regions the *places*
    145 to 157   Characters, Gollum last
    158 to 165   Nations
    166 to 172   faces of Action dice
    173 to 176   Event decks
    177 to 200   Hunt tiles
    204 to 299   Event cards
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Literal

Side = Literal["free", "shadow"]

FREE, SHADOW = 0, 1
SIDES: tuple[Side, Side] = ("free", "shadow")
DATA = Path(__file__).parent / "data"


def read(name: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads((DATA / f"{name}.json").read_text(encoding="utf-8"))
    return found


# Nations and the figures of their Armies.

_NATIONS = read("nations")
FIRST_NATION = 158
NATIONS = range(FIRST_NATION, FIRST_NATION + len(_NATIONS))
DWARVES, ELVES, GONDOR, NORTH, ROHAN, ISENGARD, SAURON, SOUTHRONS = NATIONS
NATION_ID = {nation: entry["id"] for nation, entry in zip(NATIONS, _NATIONS, strict=True)}
NATION = {id: nation for nation, id in NATION_ID.items()}
SIDE_OF = {nation: SIDES.index(entry["side"]) for nation, entry in zip(NATIONS, _NATIONS, strict=True)}
NATIONS_OF = tuple(tuple(nation for nation in NATIONS if SIDE_OF[nation] == side) for side in (FREE, SHADOW))
NO_NATION = 0
AT_WAR = 3  # the last box of the Political Track, counted in steps from its first (BG-16.1)
START_TRACK = tuple(AT_WAR - int(entry["steps_to_war"]) for entry in _NATIONS)
START_ACTIVE = tuple(nation for nation, entry in zip(NATIONS, _NATIONS, strict=True) if entry["active"])

REGULAR, ELITE, LEADER = range(3)
TYPES = ("regular", "elite", "leader")
KINDS = 24  # of figures of an Army


def kind_of(nation: int, type: int) -> int:
    """The kind of figure: a Regular, an Elite or a Leader of a Nation."""
    return 3 * (nation - FIRST_NATION) + type


NATION_OF_KIND = tuple(FIRST_NATION + kind // 3 for kind in range(KINDS))
NAZGUL = kind_of(SAURON, LEADER)
TOTAL = tuple(int(_NATIONS[kind // 3]["total"].get(TYPES[kind % 3], 0)) for kind in range(KINDS))
START_RESERVE = tuple(int(_NATIONS[kind // 3]["reinforcements"].get(TYPES[kind % 3], 0)) for kind in range(KINDS))
UNITS_OF = tuple(tuple(kind_of(nation, type) for nation in NATIONS_OF[side] for type in (REGULAR, ELITE)) for side in (FREE, SHADOW))
LEADERS_OF = (tuple(kind_of(nation, LEADER) for nation in NATIONS_OF[FREE]), (NAZGUL,))
FIGURES_OF = tuple(tuple(sorted(UNITS_OF[side] + LEADERS_OF[side])) for side in (FREE, SHADOW))
SIDE_OF_KIND = tuple(SIDE_OF[nation] for nation in NATION_OF_KIND)


def is_unit(figure: int) -> bool:
    """A Regular or an Elite: what an Army needs at least one of (BG-3.2)."""
    return figure < KINDS and figure % 3 != LEADER


# Regions.


@dataclass(frozen=True, slots=True)
class Region:
    number: int
    id: str
    name: str
    nation: int  # NO_NATION where it belongs to none
    settlement: str  # none, fortification, town, city or stronghold
    side: int  # who controlled its Settlement at the start; -1 where there is none
    inside: int  # the place inside its Stronghold, 0 where there is none
    coastal: bool
    face: dict[str, Any]


FIRST_REGION = KINDS
_REGIONS = read("regions")
_STRONGHOLDS = [entry["id"] for entry in _REGIONS if entry["settlement"] == "stronghold"]
FIRST_INSIDE = FIRST_REGION + len(_REGIONS)
PLACES = FIRST_INSIDE + len(_STRONGHOLDS)  # one more than the highest place
SETTLEMENTS = ("town", "city", "stronghold")
POINTS = {"city": 1, "stronghold": 2}  # BG-15.5


def _region(number: int, entry: dict[str, Any]) -> Region:
    nation = NATION[entry["nation"]] if entry["nation"] else NO_NATION
    return Region(
        number=number,
        id=entry["id"],
        name=entry["name"]["en"],
        nation=nation,
        settlement=entry["settlement"],
        side=SIDE_OF[nation] if entry["settlement"] in SETTLEMENTS else -1,
        inside=FIRST_INSIDE + _STRONGHOLDS.index(entry["id"]) if entry["settlement"] == "stronghold" else 0,
        coastal=entry["coastal"],
        face=entry,
    )


REGIONS = {number: _region(number, entry) for number, entry in enumerate(_REGIONS, FIRST_REGION)}
REGION = {region.name: number for number, region in REGIONS.items()}
REGION_OF_ID = {region.id: number for number, region in REGIONS.items()}
ADJACENT: tuple[tuple[int, ...], ...] = tuple(
    tuple(sorted(REGION_OF_ID[id] for id in REGIONS[number].face["adjacent"])) if number in REGIONS else () for number in range(PLACES)
)
NATION_OF: tuple[int, ...] = tuple(REGIONS[number].nation if number in REGIONS else NO_NATION for number in range(PLACES))
SETTLEMENT: tuple[str, ...] = tuple(REGIONS[number].settlement if number in REGIONS else "none" for number in range(PLACES))
HOME_SIDE: tuple[int, ...] = tuple(REGIONS[number].side if number in REGIONS else -1 for number in range(PLACES))
INSIDE: tuple[int, ...] = tuple(REGIONS[number].inside if number in REGIONS else 0 for number in range(PLACES))
OUTSIDE = {region.inside: number for number, region in REGIONS.items() if region.inside}  # inside a Stronghold -> its region
REGION_AT = tuple(OUTSIDE.get(place, place) for place in range(PLACES))  # the region of a place
STRONGHOLDS = tuple(OUTSIDE.values())
START_UNITS = [
    (REGION_OF_ID[id], kind_of(nation, TYPES.index(type)), count)
    for nation, entry in zip(NATIONS, _NATIONS, strict=True)
    for id, figures in entry["start"].items()
    for type, count in figures.items()
]


def regions(*names: str) -> tuple[int, ...]:
    """Regions by name, in the order given."""
    return tuple(REGION[name] for name in names)


@cache
def settlements_of(nation: int, *kinds: str) -> tuple[int, ...]:
    """The Settlements in the territory of a Nation: of these kinds, or all."""
    return tuple(n for n, region in REGIONS.items() if region.nation == nation and region.settlement in (kinds or SETTLEMENTS))


def _distances() -> tuple[bytes, ...]:
    """The fewest passable borders between two regions (BG-C14)."""
    rows = []
    for start in range(PLACES):
        row = [255] * PLACES
        if start in REGIONS:
            row[start], edge = 0, [start]
            while edge:
                edge = [
                    there for here in edge for there in ADJACENT[here] if row[there] == 255 and not row.__setitem__(there, row[here] + 1)
                ]
        rows.append(bytes(row))
    return tuple(rows)


DISTANCE = _distances()
RIVENDELL = REGION["Rivendell"]
MORDOR_GATES = regions("Morannon", "Minas Morgul")  # BG-19.1

# Characters.


@dataclass(frozen=True, slots=True)
class Character:
    number: int
    id: str
    name: str
    side: int
    nation: int  # of a Minion; NO_NATION of a Companion
    level: int
    leadership: int
    activates: frozenset[int]  # the Nations a Companion can activate (BG-16.6)
    die: int  # Action dice gained while in play (BG-6.2, BG-6.3)
    face: dict[str, Any]


FIRST_CHARACTER = PLACES
EVERYWHERE = 99  # the Level of a figure that flies


def _character(number: int, entry: dict[str, Any]) -> Character:
    activates = entry["activates"] or []
    return Character(
        number=number,
        id=entry["id"],
        name=entry["name"]["en"],
        side=SIDES.index(entry["side"]),
        nation=NATION[entry["nation"]] if entry["nation"] else NO_NATION,
        level=EVERYWHERE if entry["level"] == "infinite" else int(entry["level"]),
        leadership=entry["leadership"],
        activates=frozenset(NATIONS_OF[FREE] if activates == "any" else (NATION[id] for id in activates)),
        die=entry["action_die"],
        face=entry,
    )


CHARACTERS = {number: _character(number, entry) for number, entry in enumerate(read("characters"), FIRST_CHARACTER)}
CHARACTER = {character.name: number for number, character in CHARACTERS.items()}
_BY_ID = {character.id: number for number, character in CHARACTERS.items()}
GANDALF_THE_GREY, STRIDER, BOROMIR, LEGOLAS, GIMLI, MERIADOC, PEREGRIN, ARAGORN, GANDALF_THE_WHITE = (
    _BY_ID[id]
    for id in ("gandalf-the-grey", "strider", "boromir", "legolas", "gimli", "meriadoc", "peregrin", "aragorn", "gandalf-the-white")
)
SARUMAN, WITCH_KING, MOUTH_OF_SAURON, GOLLUM = (_BY_ID[id] for id in ("saruman", "witch-king", "mouth-of-sauron", "gollum"))
COMPANIONS = (GANDALF_THE_GREY, STRIDER, BOROMIR, LEGOLAS, GIMLI, MERIADOC, PEREGRIN, ARAGORN, GANDALF_THE_WHITE)
MINIONS = (SARUMAN, WITCH_KING, MOUTH_OF_SAURON)
CHARACTERS_OF = (COMPANIONS, MINIONS)
HOBBITS = (MERIADOC, PEREGRIN)
CAPTAINS = (GANDALF_THE_GREY, STRIDER, BOROMIR, LEGOLAS, GIMLI, ARAGORN)  # Captain of the West (BG-C142)
LEVEL = {number: character.level for number, character in CHARACTERS.items()}

# Action dice.

FIRST_FACE = max(CHARACTERS) + 1 + len(NATIONS)
FACES = range(FIRST_FACE, FIRST_FACE + 7)
CHARACTER_DIE, ARMY_DIE, MUSTER_DIE, MUSTER_ARMY_DIE, EVENT_DIE, WILL_DIE, EYE_DIE = FACES
FACE_ID = dict(zip(FACES, ("character", "army", "muster", "muster_army", "event", "will", "eye"), strict=True))
DIE = (  # the six faces of an Action die of each side (BG-1.2)
    (CHARACTER_DIE, CHARACTER_DIE, MUSTER_DIE, EVENT_DIE, MUSTER_ARMY_DIE, WILL_DIE),
    (CHARACTER_DIE, ARMY_DIE, MUSTER_DIE, EVENT_DIE, MUSTER_ARMY_DIE, EYE_DIE),
)
START_DICE, MOST_DICE = (4, 7), (6, 10)  # BG-6.1

# Event cards.


@dataclass(frozen=True, slots=True)
class Card:
    number: int
    id: str
    name: str
    deck: int
    side: int
    type: int  # the face of an Action die that plays it besides Event
    owner: str  # the seat that may play its event in the game with four (BG-21.20); any
    nations: tuple[int, ...]  # those that its event recruits or advances by name (BG-R77)
    table: bool  # it stays on the table (BG-9.9)
    combat: str  # the id of its Combat effect
    face: dict[str, Any]


FIRST_DECK = FIRST_FACE + len(FACES)
DECKS = range(FIRST_DECK, FIRST_DECK + 4)
FREE_CHARACTER, FREE_STRATEGY, SHADOW_CHARACTER, SHADOW_STRATEGY = DECKS
DECK_ID = dict(zip(DECKS, ("free-character", "free-strategy", "shadow-character", "shadow-strategy"), strict=True))
DECKS_OF = ((FREE_CHARACTER, FREE_STRATEGY), (SHADOW_CHARACTER, SHADOW_STRATEGY))
CHARACTER_DECKS = (FREE_CHARACTER, SHADOW_CHARACTER)
SIDE_OF_DECK = {deck: side for side in (FREE, SHADOW) for deck in DECKS_OF[side]}
FIRST_CARD = 204
CARD_TYPES = {"character": CHARACTER_DIE, "army": ARMY_DIE, "muster": MUSTER_DIE}


def _card(number: int, entry: dict[str, Any]) -> Card:
    deck = next(deck for deck, id in DECK_ID.items() if id == entry["deck"])
    return Card(
        number=number,
        id=entry["id"],
        name=entry["name"]["en"],
        deck=deck,
        side=SIDE_OF_DECK[deck],
        type=CARD_TYPES[entry["type"]],
        owner=entry["owner"],
        nations=tuple(NATION[id] for id in entry.get("nations", ())),
        table=entry["table"],
        combat=entry["combat"],
        face=entry,
    )


CARDS = {number: _card(number, entry) for number, entry in enumerate(read("cards"), FIRST_CARD)}
CARD = {card.name: number for number, card in CARDS.items()}
DECK_OF = {number: card.deck for number, card in CARDS.items()}
CARDS_OF = {deck: tuple(number for number, card in CARDS.items() if card.deck == deck) for deck in DECKS}
COMBAT = {entry["id"]: entry for entry in read("combat")}
COMBAT_CARDS = {id: tuple(number for number, card in CARDS.items() if card.combat == id) for id in COMBAT}

# Hunt tiles.

EYE, DIE_ROLL = -9, 9  # values of tiles that show no number


@dataclass(frozen=True, slots=True)
class Tile:
    number: int
    id: str
    kind: str  # standard, fellowship or shadow
    value: int  # a number, EYE or DIE_ROLL
    reveal: bool
    stop: bool
    card: int  # the Event card that brings it into play, 0 for a standard tile
    face: dict[str, Any]


FIRST_TILE = FIRST_DECK + len(DECKS)
_CARD_OF_ID = {card.id: number for number, card in CARDS.items()}
_TILES = [entry for entry in read("tiles") for _ in range(entry["count"])]
TILES = {
    number: Tile(
        number,
        entry["id"],
        entry["kind"],
        {"eye": EYE, "die": DIE_ROLL}.get(entry["value"], entry["value"]),
        entry["reveal"],
        entry["stop"],
        _CARD_OF_ID.get(entry["card"], 0),
        entry,
    )
    for number, entry in enumerate(_TILES, FIRST_TILE)
}
STANDARD_TILES = tuple(number for number, tile in TILES.items() if tile.kind == "standard")
TILE_OF_CARD = {tile.card: number for number, tile in TILES.items() if tile.card}
assert max(TILES) < FIRST_CARD, "the numbers of tiles and cards meet"

MOST_CORRUPTION = 12  # BG-17.4
MOST_PROGRESS = 12  # BG-2.17
CRACK_OF_DOOM = 5  # BG-19.12
MOST_IN_REGION, MOST_INSIDE = 10, 5  # BG-3.4
MOST_COMBAT_DICE = 5  # BG-13.8
