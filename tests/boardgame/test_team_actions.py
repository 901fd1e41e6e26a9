"""What each of two teammates may do: his own Nations, Companions and the Fellowship, Nazgûl and Minions (BG-21.7, BG-21.10 to 21.12)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.boardgame.hunting import PHASE, pool
from tests.citing import card, rule
from thirdage.boardgame.book import BOOK, NOBODY
from thirdage.boardgame.positions import (
    FREE,
    GAME,
    GONDOR,
    ROHAN,
    SARUMAN,
    SARUMAN_OF_FOUR,
    SHADOW,
    WITCH_KING,
    asked,
    at,
    do,
    step_of,
    table,
    why_not,
)
from thirdage.boardgame.state import State
from thirdage.boardgame.tables import CHARACTER, FIRST_NATION, NATION, REGION, START_TRACK
from thirdage.kernel.frames import Frame

STOP = (("declare", FREE),)
TEAMS = {FREE: (GONDOR, ROHAN), SHADOW: (WITCH_KING, SARUMAN_OF_FOUR)}
SHADOW_OF = [(4, WITCH_KING), (4, SARUMAN_OF_FOUR), (3, WITCH_KING), (3, SARUMAN)]
MINIONS_AT_HAND = {"Orthanc": "Saruman, Isengard Regular", "Moria": "The Witch-king, Nazgûl", "Barad-dûr": "The Mouth of Sauron"}


def acting(seat: int, die: str, armies: dict[str, str] | None = None, persons: int = 4, **given: Any) -> State:
    """This seat uses its side's only die; afterwards nothing else is done."""
    given = {"war": "all", "then": STOP, **given}
    side = "dice_free" if seat in (GONDOR, ROHAN) and (persons == 4 or seat == FREE) else "dice_shadow"
    given[side] = die
    s = table(armies or {}, persons=persons, asking=("turn", seat), **given)
    do(s, f"use {die}")
    return s


def led_by(s: State, seat: int, *frames: Frame) -> State:
    """The same with this seat leading its team, and these frames to come before what waits."""
    s.leading[next(side for side, seats in TEAMS.items() if seat in seats)] = seat
    s.stack += frames[::-1]
    BOOK.run(s)
    return s


def send(s: State, source: str, target: str) -> None:
    """Everybody who may goes from here to there, and nobody else."""
    do(s, "move an Army", f"from {source}", f"to {target}", "everybody who can")
    if s.stack[-1][0] == "march_again":
        do(s, "no more")


# Decisions of the Leading Player.


@rule("BG-21.7")
@pytest.mark.parametrize("leader", [GONDOR, ROHAN])
def test_the_leading_free_player_declares_and_names_the_guide(leader: int) -> None:
    s = led_by(table(persons=4, asking=("turn", GONDOR), dice_free="Muster", then=()), leader, PHASE)
    assert s.stack[-1] == ("declare", leader)
    do(s, "no")
    assert s.stack[-1] == ("guide", leader)
    do(s, "Strider")
    assert s.guide == CHARACTER["Strider"] and s.stack == [("turn", GONDOR)]


@rule("BG-21.7")
@pytest.mark.parametrize("persons, leader", SHADOW_OF)
def test_the_leading_shadow_player_says_how_many_dice_hunt(persons: int, leader: int) -> None:
    s = table(persons=persons, asking=("turn", FREE), dice_free="Muster", then=())
    s.leading[SHADOW] = leader
    s.stack.append(("hunt_allocation", NOBODY))
    BOOK.run(s)
    assert s.stack[-1] == ("allocate", leader)
    do(s, "2")
    assert s.box == [0, 2] and s.stack == [("turn", FREE)]


@rule("BG-21.7", "BG-21.11")
@pytest.mark.parametrize("leader, mover", [(GONDOR, ROHAN), (ROHAN, GONDOR), (ROHAN, ROHAN)])
def test_either_moves_the_fellowship_but_the_hunt_is_the_leaders_affair(leader: int, mover: int) -> None:
    tiles = pool("std-2")
    s = table(persons=4, companions="Boromir, Legolas", pool=tiles, box=(5, 5), dice_free="Character", asking=("turn", mover), then=STOP)
    s.leading[FREE] = leader
    do(s, "use Character", "move the Fellowship")
    assert s.stack[-1][:2] == ("suffer", leader)
    do(s, "lose the Guide, Boromir")
    assert (s.box, s.corruption, s.progress) == ([6, 5], 0, 1) and s.stack == [*STOP]


# Free Peoples: Fellowship and Companions.


@rule("BG-21.11")
@pytest.mark.parametrize("seat", [GONDOR, ROHAN])
def test_either_free_player_hides_the_fellowship(seat: int) -> None:
    s = acting(seat, "Character", hidden=False)
    do(s, "hide the Fellowship")
    assert s.hidden == 1 and s.stack == [*STOP]


@rule("BG-21.11")
@pytest.mark.parametrize("seat", [GONDOR, ROHAN])
def test_either_free_player_separates_companions(seat: int) -> None:
    s = acting(seat, "Character", companions="Boromir, Gimli", guide="Boromir")
    do(s, "separate Companions", "Gimli", "to Rivendell")
    assert at(s, "Rivendell") == "Gimli" and s.stack == [*STOP]


@rule("BG-21.11")
@pytest.mark.parametrize("seat", [GONDOR, ROHAN])
def test_either_free_player_moves_companions_whosever_army_they_are_with(seat: int) -> None:
    s = acting(seat, "Character", {"Edoras": "2 Rohan Regulars, Legolas", "Pelargir": "2 Gondor Regulars, Gimli"})
    do(s, "move Companions", "Legolas", "to Folde", "Gimli", "to Lossarnach")
    assert [at(s, "Folde"), at(s, "Lossarnach")] == ["Legolas", "Gimli"]
    assert [at(s, "Edoras"), at(s, "Pelargir")] == ["2 Rohan Regulars", "2 Gondor Regulars"]
    assert s.stack == [*STOP]


@rule("BG-21.11")
def test_a_companion_marches_with_the_army_of_either() -> None:
    for seat, nation in ((GONDOR, "Gondor"), (ROHAN, "Rohan")):
        s = acting(seat, "Character", {"Osgiliath": "Gondor Regular, Rohan Regular, Boromir"})
        send(s, "Osgiliath", "North Ithilien")
        assert at(s, "North Ithilien") == f"{nation} Regular, Boromir"
        assert s.stack == [*STOP]


# Own Nations.


@rule("BG-21.10")
@pytest.mark.parametrize(
    "seat, own, anothers", [(GONDOR, "Gondor", "Rohan"), (ROHAN, "Rohan", "Gondor"), (SARUMAN_OF_FOUR, "Isengard", "Sauron")]
)
def test_nobody_recruits_for_the_nations_of_his_teammate(seat: int, own: str, anothers: str) -> None:
    s = acting(seat, "Muster")
    do(s, "recruit")
    assert why_not(s, "raise", f"{own} Regular") == ""
    assert [why_not(s, "raise", f"{anothers} {kind}") for kind in ("Regular", "Elite")] == ["BG-21.10"] * 2
    assert s.stack[-1][:2] == ("muster", seat)


@rule("BG-21.10")
@pytest.mark.parametrize(
    "seat, own, anothers",
    [
        (GONDOR, "gondor elves", "dwarves north rohan"),
        (ROHAN, "dwarves north rohan", "gondor elves"),
        (WITCH_KING, "sauron", "isengard southrons"),
        (SARUMAN_OF_FOUR, "isengard southrons", "sauron"),
    ],
)
def test_each_advances_only_his_own_nations(seat: int, own: str, anothers: str) -> None:
    s = acting(seat, "Muster", war="")
    assert [why_not(s, "advance", nation) for nation in own.split()] == [""] * len(own.split())
    assert [why_not(s, "advance", nation) for nation in anothers.split()] == ["BG-21.10"] * len(anothers.split())
    assert {noun for verb, noun in GAME.legal(s) if verb == "advance"} == {NATION[name] for name in own.split()}
    GAME.pick(s, GAME.seats(s)[seat], ("advance", NATION[own.split()[0]]))
    assert step_of(s, own.split()[0])[0] == START_TRACK[NATION[own.split()[0]] - FIRST_NATION] + 1
    assert s.stack == [*STOP]


@rule("BG-21.10")
def test_automatic_advances_come_to_the_nations_of_both() -> None:
    armies = {"Osgiliath": "2 Gondor Regulars, 2 Rohan Regulars", "North Ithilien": "3 Sauron Regulars, 3 Southron Regulars"}
    s = acting(WITCH_KING, "Army", armies, war="Sauron, Southron", active="Gondor", track={"Gondor": 0, "Rohan": 0})
    do(s, "attack")
    while s.stack[-1][0] != "combat_card":
        do(s, asked(s)[0])
    assert step_of(s, "Gondor") == (1, True) and step_of(s, "Rohan") == (1, True)
    assert s.stack[-1][:2] == ("combat_card", WITCH_KING)


@rule("BG-21.10")
@pytest.mark.parametrize("seat, own", [(GONDOR, "Osgiliath"), (ROHAN, "Edoras")])
def test_each_moves_only_armies_of_his_own_nations(seat: int, own: str) -> None:
    armies = {"Osgiliath": "2 Gondor Regulars, Boromir", "Edoras": "2 Rohan Regulars, Legolas"}
    s = acting(seat, "Muster/Army", armies)
    do(s, "move an Army")
    assert asked(s) == [f"from {own}"]
    other = next(place for place in armies if place != own)
    assert why_not(s, "from", other) == "BG-21.10"  # the Companion there does not make the Army his
    do(s, f"from {own}")
    assert s.stack[-1][:2] == ("march_to", seat)


@rule("BG-21.10")
def test_of_two_armies_in_a_region_each_moves_his_own() -> None:
    s = acting(ROHAN, "Muster/Army", {"Osgiliath": "2 Gondor Regulars, Gondor Leader, 2 Rohan Regulars, Rohan Leader"})
    do(s, "move an Army", "from Osgiliath", "to North Ithilien")
    assert [why_not(s, "take", name) for name in ("Gondor Regular", "Gondor Leader")] == ["BG-21.10"] * 2
    do(s, "everybody who can")
    assert at(s, "North Ithilien") == "2 Rohan Regulars, Rohan Leader"
    assert at(s, "Osgiliath") == "2 Gondor Regulars, Gondor Leader"
    assert s.stack == [*STOP]


@rule("BG-21.10")
@pytest.mark.parametrize("seat, own, anothers", [(GONDOR, "Osgiliath", "Edoras"), (ROHAN, "Edoras", "Osgiliath")])
def test_each_attacks_only_with_armies_of_his_own_nations(seat: int, own: str, anothers: str) -> None:
    armies = {"Osgiliath": "2 Gondor Regulars", "North Ithilien": "Sauron Regular", "Edoras": "2 Rohan Regulars", "Folde": "Sauron Regular"}
    s = acting(seat, "Muster/Army", armies)
    do(s, "attack")
    assert asked(s) == [f"from {own}"]
    assert why_not(s, "from", anothers) == "BG-21.10"
    assert s.stack[-1][:2] == ("attack_from", seat)


@rule("BG-21.10", "BG-13.1")
def test_ones_own_army_at_peace_is_refused_for_that_and_no_other_reason() -> None:
    armies = {
        "Osgiliath": "2 Gondor Regulars",
        "North Ithilien": "Sauron Regular",
        "Lórien": "Elven Elite",
        "Dimrill Dale": "Sauron Regular",
    }
    s = acting(GONDOR, "Muster/Army", armies, war="Elven, Sauron")
    do(s, "attack")
    assert why_not(s, "from", "Osgiliath") == "BG-13.1"
    assert s.stack[-1][:2] == ("attack_from", GONDOR)


@rule("BG-21.10")
def test_saruman_moves_no_army_of_sauron_though_he_may_fly_its_nazgul() -> None:
    armies = {"Minas Morgul": "5 Sauron Regulars, Nazgûl", "Umbar": "2 Southron Regulars", "Pelargir": "Gondor Regular"}
    s = acting(SARUMAN_OF_FOUR, "Army", armies)
    do(s, "move an Army")
    assert why_not(s, "from", "Minas Morgul") == "BG-21.10"
    do(s, "from Umbar")
    assert s.stack[-1][:2] == ("march_to", SARUMAN_OF_FOUR)


# Nazgûl and Minions.


@rule("BG-21.12")
@pytest.mark.parametrize("persons, seat", SHADOW_OF)
def test_either_shadow_player_flies_nazgul(persons: int, seat: int) -> None:
    s = acting(seat, "Character", {"Barad-dûr": "Sauron Regular, 2 Nazgûl", "Dol Guldur": "Nazgûl"}, persons)
    do(s, "move Nazgûl and Minions", "from Barad-dûr", "2", "to Moria", "from Dol Guldur", "to Fangorn")
    assert [at(s, "Moria"), at(s, "Fangorn"), at(s, "Barad-dûr")] == ["2 Nazgûl", "Nazgûl", "Sauron Regular"]
    assert s.stack == [*STOP]


@rule("BG-21.12")
def test_nazgul_march_with_an_army_of_saruman_too() -> None:
    s = acting(SARUMAN_OF_FOUR, "Character", {"Gap of Rohan": "2 Isengard Regulars, Nazgûl"})
    send(s, "Gap of Rohan", "Enedwaith")
    assert at(s, "Enedwaith") == "2 Isengard Regulars, Nazgûl" and s.stack == [*STOP]


@rule("BG-21.12")
@pytest.mark.parametrize("persons, seat", SHADOW_OF)
def test_only_the_witch_king_player_recruits_nazgul(persons: int, seat: int) -> None:
    s = acting(seat, "Muster", None, persons)
    do(s, "recruit")
    if seat == WITCH_KING:
        do(s, "Nazgûl", "to Barad-dûr", "no more")
        assert at(s, "Barad-dûr") == "Nazgûl" and s.stack == [*STOP]
    else:
        assert why_not(s, "raise", "Nazgûl") == "BG-21.12"
        assert s.stack[-1][:2] == ("muster", seat)


@rule("BG-R71")
@pytest.mark.parametrize("persons, seat", SHADOW_OF)
def test_the_witch_king_and_the_mouth_are_moved_by_the_witch_king_player_alone(persons: int, seat: int) -> None:
    s = acting(seat, "Character", MINIONS_AT_HAND, persons)
    do(s, "move Nazgûl and Minions")
    may = "" if seat == WITCH_KING else "BG-R71"
    assert [why_not(s, "take", name) for name in ("The Witch-king", "The Mouth of Sauron")] == [may, may]
    assert why_not(s, "take", "Saruman") == "BG-10.10"
    assert why_not(s, "from", "Moria") == ""  # the other Nazgûl there
    assert s.stack[-1][:2] == ("fly", seat)


@rule("BG-R71")
def test_without_a_nazgul_saruman_has_nobody_to_fly() -> None:
    s = acting(SARUMAN_OF_FOUR, "Character", {"Moria": "The Witch-king", "Barad-dûr": "The Mouth of Sauron"})
    assert why_not(s, "fly") == "BG-7.1"
    assert s.stack[-1][:2] == ("action", SARUMAN_OF_FOUR)


@rule("BG-R71")
def test_a_minion_marches_only_with_his_own_player() -> None:
    armies = {"Gap of Rohan": "2 Isengard Regulars, 2 Sauron Regulars, The Mouth of Sauron, The Witch-king"}
    s = acting(SARUMAN_OF_FOUR, "Army", armies)
    do(s, "move an Army", "from Gap of Rohan", "to Enedwaith")
    assert [why_not(s, "take", name) for name in ("The Witch-king", "The Mouth of Sauron")] == ["BG-R71"] * 2
    do(s, "everybody who can")
    assert at(s, "Enedwaith") == "2 Isengard Regulars" and s.stack == [*STOP]
    s = acting(WITCH_KING, "Army", armies)
    send(s, "Gap of Rohan", "Enedwaith")
    assert at(s, "Enedwaith") == "2 Sauron Regulars, The Witch-king, The Mouth of Sauron" and s.stack == [*STOP]


@rule("BG-R71")
def test_they_do_not_make_an_army_of_saruman_one_that_a_character_die_moves() -> None:
    s = acting(SARUMAN_OF_FOUR, "Character", {"Gap of Rohan": "2 Isengard Regulars, The Witch-king"})
    assert why_not(s, "march") == "BG-12.1"
    assert s.stack[-1][:2] == ("action", SARUMAN_OF_FOUR)


@card("Nazgûl Search")
@rule("BG-R71")
@pytest.mark.parametrize("seat, offered", [(WITCH_KING, True), (SARUMAN_OF_FOUR, False)])
def test_a_card_that_moves_nazgul_moves_the_witch_king_only_for_his_player(seat: int, offered: bool) -> None:
    armies = {"Moria": "The Witch-king, Nazgûl"}
    s = acting(seat, "Character", armies, progress=1, hands={seat: "Nazgûl Search"})
    do(s, "play Nazgûl Search")
    assert ("the Witch-king" in asked(s)) is offered
    assert why_not(s, "take", "The Witch-king") == ("" if offered else "BG-R71")
    do(s, "no more")
    assert s.bearers == REGION["Rivendell"] and s.stack == [*STOP]
