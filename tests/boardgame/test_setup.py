"""What is in the box, and how the board is set up: chapters 0, 1 and 4."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.citing import rule
from thirdage.boardgame import state as states
from thirdage.boardgame.positions import FREE, GAME, SHADOW, at, step_of, table
from thirdage.boardgame.state import IN_FELLOWSHIP, NOT_YET, State
from thirdage.boardgame.tables import (
    CARDS,
    CHARACTER,
    CHARACTERS,
    CHARACTERS_OF,
    COMBAT,
    COMPANIONS,
    DECK_ID,
    DECKS,
    DIE,
    FACE_ID,
    INSIDE,
    KINDS,
    MINIONS,
    MOST_COMBAT_DICE,
    MOST_DICE,
    NATION_ID,
    NATIONS,
    REGION,
    REGIONS,
    STANDARD_TILES,
    TILES,
    TOTAL,
    kind_of,
)
from thirdage.boardgame.turn import points
from thirdage.kernel import chance

TOTALS = {  # BG-1.4: Regulars, Elites, Leaders or Nazgûl
    "dwarves": (5, 5, 4),
    "elves": (5, 10, 4),
    "gondor": (15, 5, 4),
    "north": (10, 5, 4),
    "rohan": (10, 5, 4),
    "isengard": (12, 6, 0),
    "sauron": (36, 6, 8),
    "southrons": (24, 6, 0),
}
RESERVES = {  # BG-4.3
    "dwarves": (2, 3, 3),
    "elves": (2, 4, 0),
    "gondor": (6, 4, 3),
    "north": (6, 4, 3),
    "rohan": (6, 4, 3),
    "isengard": (6, 5, 0),
    "sauron": (8, 4, 4),
    "southrons": (10, 3, 0),
}
ARMIES = {  # BG-4.3
    "Erebor": "Dwarven Regular, 2 Dwarven Elites, Dwarven Leader",
    "Ered Luin": "Dwarven Regular",
    "Iron Hills": "Dwarven Regular",
    "Grey Havens": "Elven Regular, Elven Elite, Elven Leader",
    "Rivendell": "2 Elven Elites, Elven Leader",
    "Woodland Realm": "Elven Regular, Elven Elite, Elven Leader",
    "Lórien": "Elven Regular, 2 Elven Elites, Elven Leader",
    "Minas Tirith": "3 Gondor Regulars, Gondor Elite, Gondor Leader",
    "Dol Amroth": "3 Gondor Regulars",
    "Osgiliath": "2 Gondor Regulars",
    "Pelargir": "Gondor Regular",
    "Bree": "North Regular",
    "Carrock": "North Regular",
    "Dale": "North Regular, North Leader",
    "North Downs": "North Elite",
    "The Shire": "North Regular",
    "Edoras": "Rohan Regular, Rohan Elite",
    "Fords of Isen": "2 Rohan Regulars, Rohan Leader",
    "Helm's Deep": "Rohan Regular",
    "Orthanc": "4 Isengard Regulars, Isengard Elite",
    "North Dunland": "Isengard Regular",
    "South Dunland": "Isengard Regular",
    "Barad-dûr": "4 Sauron Regulars, Sauron Elite, Nazgûl",
    "Dol Guldur": "5 Sauron Regulars, Sauron Elite, Nazgûl",
    "Gorgoroth": "3 Sauron Regulars",
    "Minas Morgul": "5 Sauron Regulars, Nazgûl",
    "Moria": "2 Sauron Regulars",
    "Mount Gundabad": "2 Sauron Regulars",
    "Nurn": "2 Sauron Regulars",
    "Morannon": "5 Sauron Regulars, Nazgûl",
    "Far Harad": "3 Southron Regulars, Southron Elite",
    "Near Harad": "3 Southron Regulars, Southron Elite",
    "North Rhûn": "2 Southron Regulars",
    "South Rhûn": "3 Southron Regulars, Southron Elite",
    "Umbar": "3 Southron Regulars",
}


def laid_out() -> State:
    """The board before anything has happened."""
    return states.empty(0, (0,) * 6)


def started(seed: str = "1") -> State:
    return GAME.new(seed=seed)


def on_the_map(state: State, kind: int) -> int:
    return sum(state.units[place * KINDS + kind] for place in range(len(state.army) // 2))


# Chapter 0.


@rule("BG-0.1")
def test_two_persons_play_the_two_sides() -> None:
    s = started()
    assert GAME.seats(s) == ("free", "shadow") and GAME.persons(s) == (("free",), ("shadow",))
    assert GAME.options()["scenarios"]["base"]["sides"] == {"free": ["free"], "shadow": ["shadow"]}


@rule("BG-0.4")
def test_dice_are_fair() -> None:
    s = laid_out()
    thrown = Counter(face for _ in range(500) for face in chance.roll(s, 12))
    assert sorted(thrown) == [1, 2, 3, 4, 5, 6] and all(850 < count < 1150 for count in thrown.values())


@rule("BG-0.4")
def test_things_drawn_without_looking_are_all_equally_likely() -> None:
    s = laid_out()
    drawn = Counter(chance.any_of(s, list(STANDARD_TILES)) for _ in range(3200))
    assert set(drawn) == set(STANDARD_TILES) and all(130 < count < 270 for count in drawn.values())


@rule("BG-0.4")
def test_decks_are_shuffled_once_at_setup_and_then_keep_their_order() -> None:
    s = started("3")
    before = [pile[:] for pile in s.deck]
    assert before != started("4").deck
    assert [sorted(pile) for pile in before] != before
    while s.turn < 4 and not GAME.over(s):
        GAME.apply(s, GAME.legal(s)[-1])  # nobody does anything
    assert [pile == old[: len(pile)] for pile, old in zip(s.deck, before, strict=True)] == [True] * 4


@rule("BG-0.5")
def test_the_enemys_hand_is_known_by_its_backs_alone() -> None:
    s = table(hand_free="Athelas; Mirror of Galadriel; The Red Arrow", asking=("turn", SHADOW), dice_shadow="Event")
    seen = GAME.view(s, "shadow")["seats"]["free"]
    assert seen["backs"]["hand"] == {"free-character": 2, "free-strategy": 1} and seen["cards"]["hand"] == []
    assert GAME.view(s, "free")["seats"]["free"]["cards"]["hand"] == sorted(s.hand[FREE])
    assert GAME.view(s, None)["seats"]["free"]["cards"]["hand"] == []


@rule("BG-0.5")
def test_what_lies_on_the_table_and_on_the_board_is_public() -> None:
    s = table({"Bree": "North Regular"}, on_table="Axe and Bow", dice_free="Muster", asking=("turn", FREE))
    for seat in ("free", "shadow", None):
        seen = GAME.view(s, seat)
        assert seen["table"] == s.table and seen["dice"]["free"] == {"muster": 1}
        assert [entry["figures"] for entry in seen["places"]] == [{str(kind_of(NATIONS[3], 0)): 1}]
        assert seen["decks"]["free-character"]["count"] == 23


@rule("BG-0.5")
def test_the_view_of_a_place_names_the_characters_who_stand_there() -> None:
    s = table({"Bree": "North Regular, Strider, Boromir", "Old Ford": "Legolas", "inside Moria": "The Witch-king"})
    seen = {place["place"]: [CHARACTERS[character].name for character in place["characters"]] for place in GAME.view(s, None)["places"]}
    inside = INSIDE[REGION["Moria"]]
    assert seen == {REGION["Bree"]: ["Strider", "Boromir"], REGION["Old Ford"]: ["Legolas"], inside: ["The Witch-king"]}


@rule("BG-0.5")
def test_a_card_discarded_unplayed_is_not_seen_by_the_enemy() -> None:
    s = table(hand_free="Athelas; Mirror of Galadriel", asking=("discard_down", FREE, 1))
    GAME.events(s)
    GAME.apply(s, GAME.legal(s)[0])
    events = GAME.events(s)[:1]
    assert [GAME.line(event) for event in GAME.redact(s, events, "shadow")] == [
        "Free Peoples discards a card of the Free Peoples Character deck face down."
    ]
    assert [GAME.line(event) for event in GAME.redact(s, events, "free")] == [
        "Free Peoples discards Athelas of the Free Peoples Character deck face down."
    ]
    assert GAME.view(s, "shadow")["seats"]["free"]["cards"]["down"] == []


@rule("BG-0.5")
def test_the_order_of_a_deck_is_hidden_from_everybody() -> None:
    s = started()
    for seat in ("free", "shadow", None):
        assert all(entry["known"] == [] or len(entry["known"]) == entry["count"] for entry in GAME.view(s, seat)["decks"].values())
        assert GAME.view(s, seat) == GAME.view(shuffled(s), seat)


def shuffled(state: State) -> State:
    copy = state.clone()
    for pile in copy.deck:
        pile.reverse()
    return copy


# Chapter 1.


@rule("BG-1.1")
def test_six_and_ten_action_dice_and_five_for_combat() -> None:
    assert MOST_DICE == (6, 10) and MOST_COMBAT_DICE == 5


@rule("BG-1.2")
def test_faces_of_the_action_dice() -> None:
    free, shadow = ([FACE_ID[face] for face in DIE[side]] for side in (FREE, SHADOW))
    assert free == ["character", "character", "muster", "event", "muster_army", "will"]
    assert shadow == ["character", "army", "muster", "event", "muster_army", "eye"]


@rule("BG-1.3", "BG-R2")
def test_cards_of_characters_and_events() -> None:
    assert len(COMPANIONS) == 9 and len(MINIONS) == 3 and len(CHARACTERS) == 13  # Gollum is the last
    assert len(CARDS) == 96
    assert Counter(DECK_ID[card.deck] for card in CARDS.values()) == {
        "free-character": 24,
        "free-strategy": 24,
        "shadow-character": 24,
        "shadow-strategy": 24,
    }


@rule("BG-1.4", "BG-D1")
@pytest.mark.parametrize("nation", NATIONS, ids=lambda nation: NATION_ID[nation])
def test_figures_of_each_nation(nation: int) -> None:
    s = laid_out()
    kinds = [kind_of(nation, type) for type in range(3)]
    assert tuple(TOTAL[kind] for kind in kinds) == TOTALS[NATION_ID[nation]]
    assert tuple(on_the_map(s, kind) + s.reserve[kind] for kind in kinds) == TOTALS[NATION_ID[nation]]


@rule("BG-1.4", "BG-D1")
def test_there_are_205_figures() -> None:
    ring_bearers, starting_companions, gollum = 1, sum(c.face["starts_in_fellowship"] for c in CHARACTERS.values()), 1
    assert starting_companions == 7
    assert sum(TOTAL) + ring_bearers + starting_companions + len(MINIONS) + gollum == 205


@rule("BG-1.5", "BG-D1")
def test_counters_that_the_game_moves() -> None:
    s = laid_out()
    assert len(TILES) == 24 and Counter(tile.kind for tile in TILES.values()) == {"standard": 16, "fellowship": 4, "shadow": 4}
    assert sum(s.rings) == 3 and len(s.track) == 8


@rule("BG-1.6")
def test_two_sided_counters_show_the_right_side_at_the_start() -> None:
    seen = GAME.view(started(), None)
    assert seen["fellowship"]["hidden"] and seen["rings"] == {"free": 3, "shadow": 0}
    assert {id for id, nation in seen["nations"].items() if nation["active"]} == {"elves", "isengard", "sauron", "southrons"}


# Chapter 4.


@rule("BG-4.1")
def test_the_fellowship_sets_out_from_rivendell_with_gandalf_as_guide() -> None:
    s = started()
    assert REGIONS[s.bearers].name == "Rivendell"
    assert (s.progress, s.hidden, s.corruption, s.guide) == (0, 1, 0, CHARACTER["Gandalf the Grey"])
    inside = [CHARACTERS[c].name for c, place in s.where.items() if place == IN_FELLOWSHIP]
    assert inside == ["Gandalf the Grey", "Strider", "Boromir", "Legolas", "Gimli", "Meriadoc Brandybuck", "Peregrin Took"]
    aside = [CHARACTERS[c].name for c, place in s.where.items() if place == NOT_YET]
    assert aside == ["Aragorn", "Gandalf the White", "Saruman", "The Witch-king", "The Mouth of Sauron", "Gollum"]


@rule("BG-4.1")
def test_rings_tiles_and_points_at_the_start() -> None:
    s = laid_out()
    assert (s.rings, points(s), s.box) == ([3, 0], (0, 0), [0, 0])
    assert (s.pool, s.drawn, s.ready) == (list(STANDARD_TILES), [], [])


@rule("BG-4.1")
def test_four_shuffled_decks_of_their_own_backs() -> None:
    s = started()
    for deck, pile in zip(DECKS, s.deck, strict=True):
        assert {CARDS[card].deck for card in pile} == {deck}
    assert [len(pile) for pile in s.deck] == [23] * 4  # one of each has been drawn
    assert s.deck != started("2").deck


@rule("BG-4.1", "BG-6.1")
def test_the_sides_start_with_four_and_seven_dice() -> None:
    seen = GAME.view(started(), None)
    assert seen["pool"] == {"free": 4, "shadow": 7}


@rule("BG-4.2")
def test_the_political_track_at_the_start() -> None:
    s = laid_out()
    assert {NATION_ID[nation]: step_of(s, NATION_ID[nation]) for nation in NATIONS} == {
        "dwarves": (0, False),
        "elves": (0, True),
        "gondor": (1, False),
        "north": (0, False),
        "rohan": (0, False),
        "isengard": (2, True),
        "sauron": (2, True),
        "southrons": (1, True),
    }


@rule("BG-4.3", "BG-R7")
def test_armies_at_the_start() -> None:
    s = laid_out()
    assert {region.name: at(s, region.name) for region in REGIONS.values() if at(s, region.name)} == ARMIES
    assert not any(at(s, f"inside {region.name}") for region in REGIONS.values() if region.inside)


@rule("BG-4.3")
@pytest.mark.parametrize("nation", NATIONS, ids=lambda nation: NATION_ID[nation])
def test_what_is_left_over_is_reinforcements(nation: int) -> None:
    s = laid_out()
    assert tuple(s.reserve[kind_of(nation, type)] for type in range(3)) == RESERVES[NATION_ID[nation]]
    assert not any(s.lost)


@rule("BG-4.4")
def test_hands_are_empty_until_each_side_draws_two_cards_in_the_first_turn() -> None:
    assert laid_out().hand == [[], []]
    s = started()
    assert [[DECK_ID[CARDS[card].deck] for card in hand] for hand in s.hand] == [
        ["free-character", "free-strategy"],
        ["shadow-character", "shadow-strategy"],
    ]
    assert s.turn == 1


@rule("BG-9.2")
def test_every_event_card_has_all_its_fields() -> None:
    assert len(CARDS) == 96
    for card in CARDS.values():
        assert card.name and FACE_ID[card.type] in ("character", "army", "muster") and card.face["number"] in range(1, 25)
        assert COMBAT[card.combat]["title"]["en"] and COMBAT[card.combat]["initiative"]
    numbers = [(card.deck, card.face["number"]) for card in CARDS.values()]
    assert len(set(numbers)) == 96


@rule("BG-9.1")
def test_types_of_cards_by_deck() -> None:
    for side in (FREE, SHADOW):
        types = {(DECK_ID[card.deck].split("-")[1], FACE_ID[card.type]) for card in CARDS.values() if card.side == side}
        assert types == {("character", "character"), ("strategy", "army"), ("strategy", "muster")}
    assert {character for side in CHARACTERS_OF for character in side} == {*COMPANIONS, *MINIONS}
