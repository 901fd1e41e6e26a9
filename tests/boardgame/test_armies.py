"""Armies, stacking, Leaders, Characters, and where figures go that leave the map: chapter 3."""

from __future__ import annotations

import pytest

from tests.boardgame.throwing import dice, faces
from tests.citing import rule
from thirdage.boardgame.positions import FREE, GAME, SHADOW, asked, at, do, figures_of, log, step_of, table, why_not
from thirdage.boardgame.state import IN_FELLOWSHIP, NOT_YET, OUT, State
from thirdage.boardgame.tables import CHARACTER, CHARACTERS, COMPANIONS, FIGURES_OF, GOLLUM, MINIONS, REGION, TOTAL
from thirdage.boardgame.turn import allocation
from thirdage.boardgame.whereabouts import armies, nazgul_in


def reserve(state: State, name: str) -> int:
    return state.reserve[figures_of(name)[0]]


def lost(state: State, name: str) -> int:
    return state.lost[figures_of(name)[0]]


def attack(state: State, source: str, target: str) -> None:
    """Attack with an Army die, with everybody."""
    do(state, "use Army", "attack", f"from {source}")
    for label in (f"to {target}", "attack with everybody"):
        if label in asked(state):
            do(state, label)


# Armies.


@rule("BG-3.1")
@pytest.mark.parametrize("units", ["3 Gondor Regulars", "3 Gondor Elites", "Gondor Regular, Rohan Elite, North Regular"])
def test_units_of_whatever_kind_and_nation_fight_alike(monkeypatch: pytest.MonkeyPatch, units: str) -> None:
    s = table({"Osgiliath": units, "North Ithilien": "Sauron Regular"}, war="Sauron", dice_shadow="Army", asking=("turn", SHADOW))
    dice(monkeypatch, faces(1), faces(4, 4, 5))
    attack(s, "North Ithilien", "Osgiliath")
    do(s, "no", "no")
    assert "Combat roll of the Free Peoples: 4, 4, 5 (hits on 5): one hit." in [line.replace("445", "4, 4, 5") for line in log(s)]


@rule("BG-3.2")
def test_everybody_of_a_side_in_a_region_is_one_army_whatever_the_nation() -> None:
    s = table({"Eastemnet": "Rohan Regular, Gondor Elite, Gondor Leader, Boromir"}, war="Rohan, Gondor", dice_free="Muster/Army")
    do(s, "use Muster/Army", "move an Army", "from Eastemnet", "to Fangorn", "everybody who can")
    assert (at(s, "Eastemnet"), at(s, "Fangorn")) == ("", "Gondor Elite, Gondor Leader, Rohan Regular, Boromir")


@rule("BG-3.2")
def test_figures_without_units_are_no_army() -> None:
    s = table(
        {"Eastemnet": "Boromir, Legolas", "Fangorn": "2 Nazgûl, The Witch-king", "Folde": "Rohan Regular", "Edoras": "Rohan Regular"},
        war="all",
        dice_free="Character, Muster/Army",
        asking=("turn", FREE),
    )
    assert armies(s, FREE) == [REGION["Edoras"], REGION["Folde"]] and armies(s, SHADOW) == []
    do(s, "use Muster/Army")
    assert "attack" not in asked(s)
    do(s, "move an Army")
    assert asked(s) == ["from Edoras", "from Folde"] and why_not(s, "from", "Eastemnet") == "BG-3.2"


@rule("BG-3.3")
def test_an_army_splits_by_moving_in_part_and_merges_where_it_comes() -> None:
    s = table({"Eastemnet": "3 Rohan Regulars", "Folde": "2 Rohan Regulars, Rohan Elite"}, dice_free="Muster/Army")
    do(s, "use Muster/Army", "move an Army", "from Folde", "to Eastemnet", "Rohan Elite", "set out", "no more")
    assert (at(s, "Eastemnet"), at(s, "Folde")) == ("3 Rohan Regulars, Rohan Elite", "2 Rohan Regulars")


# Stacking.


@rule("BG-3.4", "BG-T5")
def test_lossarnach_with_ten_units_takes_no_eleventh() -> None:
    s = table(
        {"Minas Tirith": "10 Gondor Regulars, 2 Gondor Leaders", "Pelargir": "Gondor Regular, Gondor Leader"},
        dice_free="Muster/Army, Character",
    )
    do(s, "use Muster/Army", "move an Army", "from Minas Tirith", "to Lossarnach", "everybody who can", "no more", "use Character")
    assert at(s, "Lossarnach") == "10 Gondor Regulars, 2 Gondor Leaders"
    do(s, "move an Army", "from Pelargir")
    assert "to Lossarnach" not in asked(s) and why_not(s, "to", "Lossarnach") == "BG-12.8"


@rule("BG-3.4")
def test_leaders_nazgul_and_characters_are_not_counted() -> None:
    s = table(
        {"Gorgoroth": "9 Sauron Regulars, 4 Nazgûl, The Witch-king", "Nurn": "Sauron Regular, 3 Nazgûl, The Mouth of Sauron"},
        dice_shadow="Army",
        asking=("turn", SHADOW),
    )
    do(s, "use Army", "move an Army", "from Nurn", "everybody who can", "no more")
    assert at(s, "Gorgoroth") == "10 Sauron Regulars, 7 Nazgûl, The Witch-king, The Mouth of Sauron"


@rule("BG-3.4", "BG-3.5", "BG-R5")
def test_five_units_stand_a_siege_and_the_owner_says_who_goes_back() -> None:
    s = table(
        {"Minas Tirith": "4 Gondor Regulars, 2 Rohan Elites, 2 Gondor Leaders", "Osgiliath": "10 Sauron Regulars"},
        war="Sauron",
        dice_shadow="Army",
        dice_free="Muster",
        asking=("turn", SHADOW),
    )
    regulars, elites = reserve(s, "Gondor Regular"), reserve(s, "Rohan Elite")
    attack(s, "Osgiliath", "Minas Tirith")
    do(s, "withdraw into the Stronghold", "advance", "everybody who can")
    assert asked(s) == ["gondor Regular", "rohan Elite"] and why_not(s, "disband", "Gondor Leader") == "BG-3.5"
    do(s, "rohan Elite")
    assert at(s, "inside Minas Tirith") == "4 Gondor Regulars, 2 Gondor Leaders, Rohan Elite"
    assert (reserve(s, "Gondor Regular"), reserve(s, "Rohan Elite"), sum(s.lost)) == (regulars, elites + 1, 0)
    assert at(s, "Minas Tirith") == "10 Sauron Regulars" and s.stack[-1] == ("turn", FREE)


@rule("BG-3.5", "BG-R5")
@pytest.mark.parametrize("side", [FREE, SHADOW], ids=["free", "shadow"])
def test_who_recruits_into_a_full_region_gives_back_the_excess(side: int) -> None:
    s = table(
        {"Minas Tirith": "8 Gondor Regulars, 2 Gondor Elites", "Morannon": "8 Sauron Regulars, 2 Sauron Elites"},
        war="Gondor, Sauron",
        dice_free="Muster",
        dice_shadow="Muster",
        asking=("turn", side),
    )
    name, place = ("Gondor", "Minas Tirith") if side == FREE else ("Sauron", "Morannon")
    regulars, elites = reserve(s, f"{name} Regular"), reserve(s, f"{name} Elite")
    do(s, "use Muster", "recruit", f"{name} Regular", f"to {place}", "no more")
    assert asked(s) == [f"{name.lower()} Regular", f"{name.lower()} Elite"]
    do(s, f"{name} Elite")
    assert at(s, place) == f"9 {name} Regulars, {name} Elite"
    assert (reserve(s, f"{name} Regular"), reserve(s, f"{name} Elite")) == (regulars - 1, elites + 1)
    assert s.stack[-1] == ("turn", 1 - side)


@rule("BG-R4")
def test_a_move_that_would_leave_eleven_units_is_refused_and_fewer_may_go() -> None:
    s = table({"Gorgoroth": "8 Sauron Regulars", "Nurn": "3 Sauron Regulars, Nazgûl"}, dice_shadow="Character", asking=("turn", SHADOW))
    do(s, "use Character", "move an Army", "from Nurn", "Nazgûl", "Sauron Regular")
    assert (
        at(s, "Nurn") == "Sauron Regular" and at(s, "Gorgoroth") == "10 Sauron Regulars, Nazgûl"
    )  # only a Regular could follow the Nazgûl, then nobody: they set out


@rule("BG-R4")
def test_a_third_unit_would_be_the_eleventh() -> None:
    s = table({"Gorgoroth": "8 Sauron Regulars", "Nurn": "3 Sauron Regulars, 2 Nazgûl"}, dice_shadow="Character", asking=("turn", SHADOW))
    do(s, "use Character", "move an Army", "from Nurn")
    assert "everybody who can" not in asked(s)
    do(s, "Sauron Regular", "Sauron Regular")
    assert asked(s) == ["nazgûl", "set out"] and why_not(s, "take", "Sauron Regular") == "BG-12.8"


@rule("BG-R4")
def test_two_armies_of_ten_swap_places_with_one_army_die() -> None:
    s = table({"Gorgoroth": "10 Sauron Regulars", "Nurn": "10 Southron Regulars"}, war="all", dice_shadow="Army", asking=("turn", SHADOW))
    do(s, "use Army", "move an Army", "from Nurn", "everybody who can")
    assert s.stack[-1][0] == "march_to" and "no more" not in asked(s)  # what is too much must go on from Gorgoroth
    do(s, "to Nurn", *["everybody who can"] * ("everybody who can" in asked(s)))
    while s.stack and s.stack[-1][0] == "column":
        do(s, "sauron Regular")
    assert (at(s, "Gorgoroth"), at(s, "Nurn")) == ("10 Southron Regulars", "10 Sauron Regulars")


@rule("BG-R4")
def test_with_a_character_die_there_is_no_second_move_to_make_room() -> None:
    s = table({"Gorgoroth": "10 Sauron Regulars", "Nurn": "Sauron Regular, Nazgûl"}, dice_shadow="Character", asking=("turn", SHADOW))
    do(s, "use Character")
    assert "move an Army" not in asked(s)


# Leaders, Nazgûl, Characters.


@rule("BG-3.6")
def test_a_leader_may_not_be_left_without_units() -> None:
    s = table({"Dale": "North Regular, North Leader"}, dice_free="Muster/Army")
    do(s, "use Muster/Army", "move an Army", "from Dale", "to Northern Rhovanion")
    assert "set out" not in asked(s)
    do(s, "everybody who can")
    assert (at(s, "Dale"), at(s, "Northern Rhovanion")) == ("", "North Regular, North Leader")


@rule("BG-3.6")
def test_a_leader_leads_units_of_any_nation_and_does_not_move_alone() -> None:
    s = table({"Fangorn": "2 Rohan Regulars, Gondor Leader"}, war="Rohan, Gondor", dice_free="Character")
    do(s, "use Character", "move an Army", "from Fangorn", "to Eastemnet", "Gondor Leader")
    assert "set out" not in asked(s) and why_not(s, "go") == "BG-3.2"
    do(s, "Rohan Regular", "set out")
    assert (at(s, "Fangorn"), at(s, "Eastemnet")) == ("Rohan Regular", "Gondor Leader, Rohan Regular")


@rule("BG-3.6", "BG-R6")
def test_a_leader_whose_units_are_gone_is_eliminated_for_good(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table(
        {"Osgiliath": "Gondor Regular, 2 Gondor Leaders", "North Ithilien": "5 Sauron Regulars"},
        war="Sauron",
        dice_shadow="Army",
        asking=("turn", SHADOW),
    )
    dice(monkeypatch, faces(6, 6, 6, 6, 6), faces(1), faces(1))
    attack(s, "North Ithilien", "Osgiliath")
    do(s, "no", "no", "stay")
    assert at(s, "Osgiliath") == "" and lost(s, "Gondor Leader") == 2 and lost(s, "Gondor Regular") == 1
    assert reserve(s, "Gondor Leader") == TOTAL[figures_of("Gondor Leader")[0]] - 2


@rule("BG-3.7")
def test_nazgul_stand_alone_and_fly_among_enemies_but_into_no_enemy_stronghold() -> None:
    s = table(
        {"Barad-dûr": "2 Nazgûl", "Bree": "3 North Regulars", "Rivendell": "Elven Regular"},
        dice_shadow="Character",
        asking=("turn", SHADOW),
    )
    do(s, "use Character", "move Nazgûl and Minions", "from Barad-dûr", "1")
    assert "to Rivendell" not in asked(s) and why_not(s, "to", "Rivendell") == "BG-10.9"
    do(s, "to Bree", "no more")
    assert (at(s, "Bree"), at(s, "Barad-dûr")) == ("3 North Regulars, Nazgûl", "Nazgûl")
    assert s.taken == {} and step_of(s, "north") == (0, False)


@rule("BG-3.8")
def test_characters_go_where_enemy_armies_stand() -> None:
    s = table({"Fangorn": "Boromir", "Eastemnet": "10 Isengard Regulars"}, dice_free="Character")
    do(s, "use Character", "move Companions", "Boromir", "to Eastemnet")
    assert at(s, "Eastemnet") == "10 Isengard Regulars, Boromir"
    sides = {CHARACTERS[c].side for c in COMPANIONS}, {CHARACTERS[c].side for c in MINIONS}
    assert sides == ({FREE}, {SHADOW})
    assert all(0 <= CHARACTERS[c].leadership <= 2 and CHARACTERS[c].level >= 0 for c in (*COMPANIONS, *MINIONS))


@rule("BG-3.9")
def test_strider_is_replaced_by_aragorn() -> None:
    s = table({"Minas Tirith": "Gondor Regular, Strider"}, dice_free="Will of the West")
    do(s, "use Will of the West", "bring Aragorn into play")
    assert at(s, "Minas Tirith") == "Gondor Regular, Aragorn" and s.where[CHARACTER["Strider"]] == OUT


@rule("BG-3.9", "BG-3.10")
def test_seven_start_in_the_fellowship_the_minions_out_of_play() -> None:
    s = GAME.new(seed="1")
    assert names_of(s, IN_FELLOWSHIP) == [
        *("Gandalf the Grey", "Strider", "Boromir", "Legolas", "Gimli", "Meriadoc Brandybuck", "Peregrin Took"),
    ]
    assert [s.where[minion] for minion in MINIONS] == [NOT_YET] * 3


def names_of(state: State, place: int) -> list[str]:
    return [CHARACTERS[c].name for c, there in state.where.items() if there == place]


@rule("BG-3.10")
def test_the_witch_king_counts_and_flies_as_a_nazgul() -> None:
    s = table({"Orthanc": "Nazgûl, The Witch-king"}, dice_shadow="Character", asking=("turn", SHADOW))
    assert nazgul_in(s, REGION["Orthanc"]) == 2
    do(s, "use Character", "move Nazgûl and Minions", "The Witch-king", "to North Rhûn")
    assert at(s, "North Rhûn") == "The Witch-king" and nazgul_in(s, REGION["North Rhûn"]) == 1


@rule("BG-3.11")
def test_gollum_is_no_companion_and_guides_when_none_is_left() -> None:
    s = table(companions="")
    assert s.guide == GOLLUM and allocation(s) == (0, 1)
    assert GOLLUM not in COMPANIONS
    t = table(companions="Boromir", dice_free="Character", dice_shadow="Army")
    do(t, "use Character", "separate Companions", "Boromir", "to Rivendell")
    assert t.guide == GOLLUM and t.stack[-1] == ("turn", SHADOW)


# Where they go who leave the map.


@rule("BG-3.12", "BG-3.13")
def test_shadow_losses_return_and_those_of_the_free_peoples_do_not(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table(
        {"Eastemnet": "2 Rohan Regulars, Boromir", "Fangorn": "Isengard Regular, Nazgûl, The Mouth of Sauron"},
        war="Isengard, Rohan",
        dice_free="Army",
        dice_shadow="Muster",
    )
    dice(monkeypatch, faces(6, 6, 6), faces(6), faces(1, 1, 1))
    attack(s, "Eastemnet", "Fangorn")
    do(s, "no", "no", "stay")
    assert (at(s, "Fangorn"), at(s, "Eastemnet")) == ("", "Rohan Regular, Boromir")
    assert lost(s, "Rohan Regular") == 1 and not any(s.lost[kind] for kind in FIGURES_OF[SHADOW])
    assert reserve(s, "Isengard Regular") == 12 and reserve(s, "Nazgûl") == 8
    assert s.where[CHARACTER["The Mouth of Sauron"]] == OUT
    assert s.stack[-1] == ("turn", SHADOW)


@rule("BG-3.13")
def test_an_eliminated_minion_does_not_come_back() -> None:
    s = table(start=True, out="Saruman", war="Isengard", dice_shadow="Muster", asking=("turn", SHADOW))
    do(s, "use Muster")
    assert "bring Saruman into play" not in asked(s) and why_not(s, "bring", "Saruman") == "BG-10.2"
