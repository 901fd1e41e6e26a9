"""Scenarios: who sits at the table with which deck, and the numbers that differ (CG-13.1). Data in `data/scenarios.json`.

A scenario with and without promotional cards is two *settings*; a state holds the number of its setting.
"""

from __future__ import annotations

from dataclasses import dataclass

from thirdage.cardgame.tables import BATTLEGROUNDS, CARDS, FACTION_NUMBER, LOCATIONS, PATHS, SIDES, read

NOWHERE = -1


@dataclass(frozen=True, slots=True)
class Setting:
    scenario: str
    promos: bool
    seats: tuple[str, ...]
    sides: tuple[int, ...]  # side of each seat
    order: tuple[int, ...]  # the places of the turn order: whose each is (CG-0.3)
    decks: tuple[tuple[int, ...], ...]
    owner: tuple[int, ...]  # card -> the seat in whose deck it begins (CG-0.5)
    player_of: tuple[int, ...]  # faction -> "the F player" (CG-2.10, CG-R69)
    opening: tuple[tuple[int, int], ...]  # seat -> cards drawn, cards cycled (CG-4.6)
    draw_step: tuple[int, ...]
    rings: tuple[int, ...]  # seat -> ring tokens at the start (CG-4.2)
    persons: dict[int, tuple[tuple[str, ...], ...]]
    battlegrounds: tuple[tuple[int, ...], tuple[int, ...]]  # each side's deck
    paths: tuple[int, ...]
    last_path: int


def _setting(name: str, promos: bool) -> Setting:
    data = read("scenarios")[name]
    seats = tuple(entry["id"] for entry in data["seats"])
    owner = [NOWHERE] * len(CARDS)
    player_of = [NOWHERE] * len(FACTION_NUMBER)
    decks = []
    for seat, entry in enumerate(data["seats"]):
        factions = {FACTION_NUMBER[faction] for faction in entry["factions"]}
        for faction in factions:
            player_of[faction] = seat
        deck = tuple(c.number for c in CARDS[1:] if c.faction in factions and (promos or not c.face["promo"]))
        decks.append(deck)
        for card in deck:
            owner[card] = seat
    return Setting(
        scenario=name,
        promos=promos,
        seats=seats,
        sides=tuple(SIDES.index(entry["side"]) for entry in data["seats"]),
        order=tuple(seats.index(place) for place in data["turn_order"]),
        decks=tuple(decks),
        owner=tuple(owner),
        player_of=tuple(player_of),
        opening=tuple((entry["opening_draw"], entry["opening_cycle"]) for entry in data["seats"]),
        draw_step=tuple(entry["draw_step"] for entry in data["seats"]),
        rings=tuple(1 for _ in seats),
        persons={int(n): tuple(map(tuple, held)) for n, held in data["persons"].items()},
        battlegrounds=(
            tuple(b for b in BATTLEGROUNDS if LOCATIONS[b].side == 0),
            tuple(b for b in BATTLEGROUNDS if LOCATIONS[b].side == 1),
        ),
        paths=tuple(PATHS),
        last_path=data["last_path"],
    )


SCENARIOS: tuple[str, ...] = tuple(read("scenarios"))
SETTINGS: list[Setting] = [_setting(name, promos) for name in SCENARIOS for promos in (False, True)]

# Rulings of confidence L are switches: id -> its values, the ruled one first (docs/rules, sections 15 and 20).
RULINGS: dict[str, tuple[str, ...]] = {
    "CG-R27": ("cycle", "keep"),  # above the carryover limit when the action step ends
    "CG-R29": ("always", "must-draw"),  # winnow when nothing can be drawn
    "CG-C45": ("same-battleground", "anywhere"),  # Éowyn's victim
    "CG-C47": ("waits", "at-once"),  # Shadowfax in the round his rider came into reserve
    "CG-C48": ("items-count", "items-do-not-count"),  # Death! Ride, Ride to Ruin
    "CG-C51": ("same-battleground", "anywhere"),  # Treebeard's victim
    "CG-C63": ("both", "place-only"),  # The Black Easterling's defence
    "CG-C68": ("attack-and-defence", "defence-only"),  # Ioreth
}
RULING_IDS: tuple[str, ...] = tuple(RULINGS)
