"""Printed values as constant tables, read from `data/`. Nothing here changes during a game.

Numbers: a card has its printed number 1 to 120 (promos 121 to 124), a battleground 200 + its number, a path
300 + its number. So every noun is one number, and 0 is no card (as a place it is the reserve).

The bots of Against the Shadow have cards of their own (`data/bots.json`): the 60 Shadow cards are 125 to 184, the promos
185 and 186, a replaced location is its base namesake + 50. A bot's version reads the same as its namesake; by name it is
told apart as `Saruman (bot)`.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Literal

Side = Literal["free", "shadow"]
Faction = Literal["dunedain", "elf", "dwarf", "hobbit", "rohan", "wizard", "isengard", "monstrous", "southron", "mordor"]
CardType = Literal["army", "character", "item", "event"]
Trait = Literal["ent", "mount", "nazgul", "weapon"]

FREE, SHADOW = 0, 1
SIDES: tuple[Side, Side] = ("free", "shadow")
ARMY, CHARACTER, ITEM, EVENT = range(4)
TYPES: tuple[CardType, ...] = ("army", "character", "item", "event")
RESERVE = 0  # as a place: the own reserve

DATA = Path(__file__).parent / "data"


def read(name: str) -> Any:
    return json.loads((DATA / f"{name}.json").read_text(encoding="utf-8"))


FACTIONS: tuple[Faction, ...] = tuple(entry["id"] for entry in read("factions"))
FACTION_NUMBER = {name: number for number, name in enumerate(FACTIONS)}
FACTION_SIDE = tuple(SIDES.index(entry["side"]) for entry in read("factions"))


@dataclass(frozen=True, slots=True)
class Card:
    """One physical card. `face` is the whole entry of its design in `data/cards.json`, with what `data/bots.json` changes."""

    number: int
    name: str  # copies of one design carry their copy number: Mordor Orcs 3
    design: str
    id: str
    type: int
    faction: int
    side: int
    attack: int
    defence: int
    leadership_attack: int
    leadership_defence: int
    path_icons: int  # path attack on a Shadow card, path defence on a Free Peoples card
    paths: frozenset[int]
    traits: frozenset[str]
    wielders: frozenset[int]  # card numbers of the characters that may wield it
    bot: bool  # of a bot's deck
    face: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Location:
    number: int
    name: str
    id: str
    vp: int
    defence: int
    level: int  # a path's number 1 to 9; 0 for a battleground
    side: int  # who defends: of a battleground its deck, of a path the Free Peoples
    factions: frozenset[int]  # all symbols shown, attackers and defenders (CG-2.3)
    bot: bool  # takes the place of its namesake when bots play (AS-1.3)
    face: dict[str, Any]


def _wielders(face: dict[str, Any], faces: list[dict[str, Any]]) -> frozenset[int]:
    found: set[int] = set()
    for selector in face["wielders"]:
        kind, _, value = selector.partition(":")
        for other in faces:
            fits = {
                "character": value in (other["id"], other.get("of")),
                "faction": other["faction"] == value,
                "trait": value in other["traits"],
            }
            if other["type"] == "character" and fits[kind]:
                found.update(other["numbers"])
    return frozenset(found)


def _faces(name: str) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """The faces of cards or locations: as printed, and as the bots have them (AS-R36)."""
    base = read(name)
    by_id = {face["id"]: face for face in base}
    bots = [{**by_id[entry["of"]], **entry, "id": f"{entry['of']}-bot"} for entry in read("bots")[name]]
    return base, bots


def _cards() -> list[Card]:
    made: dict[int, Card] = {}
    for bot, faces in enumerate(_faces("cards")):
        for face in faces:
            faction = FACTION_NUMBER[face["faction"]]
            design = face["name"]["en"]
            for copy, number in enumerate(face["numbers"], 1):
                made[number] = Card(
                    number=number,
                    name=design if len(face["numbers"]) == 1 else f"{design} {copy}",
                    design=design,
                    id=face["id"],
                    type=TYPES.index(face["type"]),
                    faction=faction,
                    side=FACTION_SIDE[faction],
                    attack=face["attack"],
                    defence=face["defence"],
                    leadership_attack=face["leadership_attack"],
                    leadership_defence=face["leadership_defence"],
                    path_icons=face["path_icons"],
                    paths=frozenset(face["paths"]),
                    traits=frozenset(face["traits"]),
                    wielders=_wielders(face, faces),
                    bot=bool(bot),
                    face=face,
                )
    nothing = Card(0, "", "", "", EVENT, 0, FREE, 0, 0, 0, 0, 0, frozenset(), frozenset(), frozenset(), False, {})
    return [nothing, *(made[number] for number in range(1, len(made) + 1))]


def _locations() -> dict[int, Location]:
    made: dict[int, Location] = {}
    for bot, faces in enumerate(_faces("locations")):
        for face in faces:
            shown = face.get("defending", []) + face.get("attacking", [])
            made[face["number"]] = Location(
                number=face["number"],
                name=face["name"]["en"],
                id=face["id"],
                vp=face["vp"],
                defence=face["defence"],
                level=face.get("level", 0),
                side=SIDES.index(face.get("side", "free")),
                factions=frozenset(FACTION_NUMBER[name] for name in shown),
                bot=bool(bot),
                face=face,
            )
    return made


CARDS = _cards()
LOCATIONS = _locations()
BATTLEGROUNDS = [place for place in LOCATIONS if place < 300]
PATHS = [place for place in LOCATIONS if place > 300]


def key(thing: Card | Location, name: str) -> str:
    """The name by which records and code tell the versions of a card or location apart."""
    return f"{name} (bot)" if thing.bot else name


CARD_NAMES: dict[str, int] = {key(card, card.name): card.number for card in CARDS[1:]}
PLACE: dict[str, int] = {key(location, location.name): location.number for location in LOCATIONS.values()}
COPIES: dict[str, list[int]] = {}  # a design by its name -> its cards
for _card in CARDS[1:]:
    COPIES.setdefault(key(_card, _card.design), []).append(_card.number)
NUMBER: dict[str, int] = {**{design: cards[0] for design, cards in COPIES.items()}, **CARD_NAMES}  # a design by its first card
DESIGN: list[int] = [0, *(NUMBER[key(card, card.design)] for card in CARDS[1:])]  # copies of one army have the same design

TYPE: list[int] = [card.type for card in CARDS]
SIDE: list[int] = [card.side for card in CARDS]
FACTION: list[int] = [card.faction for card in CARDS]
NAZGUL = frozenset(card.number for card in CARDS if "nazgul" in card.traits)
WEAPONS = frozenset(card.number for card in CARDS if "weapon" in card.traits)

DUNEDAIN, ELF, DWARF, HOBBIT, ROHAN, WIZARD, ISENGARD, MONSTROUS, SOUTHRON, MORDOR = range(10)


def is_battleground(place: int) -> bool:
    return 200 < place < 300


def is_path(place: int) -> bool:
    return place > 300


@cache
def numbers(*designs: str) -> frozenset[int]:
    """Every card that has one of these titles, the bots' versions too: what a text means by a name."""
    unknown = [name for name in designs if name not in COPIES]
    if unknown:
        raise KeyError(f"no card is called {unknown[0]!r}")
    return frozenset(card.number for card in CARDS[1:] if card.design in designs)


@cache
def places(name: str) -> frozenset[int]:
    """The location of this name, in both versions if the bots have their own."""
    if name not in PLACE:
        raise KeyError(f"no location is called {name!r}")
    return frozenset(location.number for location in LOCATIONS.values() if location.name == name)


@cache
def characters(faction: int) -> frozenset[int]:
    """All characters of a faction."""
    return frozenset(card.number for card in CARDS[1:] if card.faction == faction and card.type == CHARACTER)


def amount(thing: int, name: str) -> int:
    """An amount in a card's or location's text. They stand in `data/`, so that one look at a printed card corrects them."""
    face = CARDS[thing].face if thing < 200 else LOCATIONS[thing].face
    return int(face["amounts"][name])
