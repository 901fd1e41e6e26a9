"""The Fellowship is declared (BG-17.14 to BG-17.19)."""

from __future__ import annotations

import pytest

from tests.boardgame.hunting import LATER, PHASE
from tests.citing import rule
from thirdage.boardgame.positions import FREE, SHADOW, asked, do, log, step_of, table, why_not
from thirdage.boardgame.state import State
from thirdage.boardgame.tables import REGION

WAY_TO_LORIEN = ("to Fords of Bruinen", "to Hollin", "to Moria", "to Dimrill Dale", "to Lórien")


def phase_2(
    armies: dict[str, str] | None = None,
    *,
    bearers: str = "Rivendell",
    progress: int = 0,
    corruption: int = 0,
    hidden: bool = True,
    taken: dict[str, int] | None = None,
    persons: int = 2,
) -> State:
    """The Fellowship phase, with one Companion of the highest Level; afterwards it is the Shadow's turn."""
    return table(
        armies,
        companions="Gandalf the Grey, Legolas",
        bearers=bearers,
        progress=progress,
        corruption=corruption,
        hidden=hidden,
        taken=taken,
        persons=persons,
        asking=PHASE,
        then=LATER,
        dice_shadow="Army",
    )


@rule("BG-T19", "BG-17.17", "BG-17.18")
def test_the_worked_example_from_rivendell_to_lorien() -> None:
    s = phase_2(progress=5, corruption=4)
    do(s, "declare", *WAY_TO_LORIEN)
    assert (s.bearers, s.progress, s.hidden, s.corruption) == (REGION["Lórien"], 0, 1, 3)
    assert s.drawn == []  # no tile for Moria
    assert s.stack == [("turn", SHADOW)]


@rule("BG-17.4", "BG-17.18")
def test_without_corruption_there_is_nothing_to_heal() -> None:
    s = phase_2(progress=5)
    do(s, "declare", *WAY_TO_LORIEN)
    assert s.corruption == 0
    told = log(s)
    assert (told[0], told[-1]) == ("The Fellowship is declared.", "The Ring-bearers are in Lórien.")
    assert told[1:-1] == [f"The Ring-bearers pass through {region}." for region in ("Fords of Bruinen", "Hollin", "Moria", "Dimrill Dale")]
    assert s.stack == [("turn", SHADOW)]


# The way of the figure.


@rule("BG-17.14")
def test_the_figure_goes_from_region_to_region_no_further_than_the_counter_shows() -> None:
    s = phase_2(progress=2)
    do(s, "declare")
    assert asked(s) == ["to Fords of Bruinen", "to Trollshaws", "stop in Rivendell"]
    assert why_not(s, "to", "Hollin") == "BG-2.2"
    do(s, "to Fords of Bruinen", "to Hollin")  # the counter is used up: it stops
    assert (s.bearers, s.progress) == (REGION["Hollin"], 0)
    assert s.stack == [("turn", SHADOW)]


@rule("BG-17.14")
def test_the_figure_does_not_cross_impassable_borders() -> None:
    s = phase_2(bearers="High Pass", progress=3)
    do(s, "declare")
    assert asked(s) == ["to Fords of Bruinen", "to Goblin's Gate", "stop in High Pass"]
    assert why_not(s, "to", "Old Ford") == "BG-2.2"
    do(s, "stop in High Pass")
    assert s.stack == [("turn", SHADOW)]


@rule("BG-17.14", "BG-17.17")
def test_the_figure_may_stop_early_or_stay_and_progress_is_0_all_the_same() -> None:
    for picks, region in ((("stop in Rivendell",), "Rivendell"), (("to Trollshaws", "stop in Trollshaws"), "Trollshaws")):
        s = phase_2(progress=4)
        do(s, "declare", *picks)
        assert (s.bearers, s.progress, s.hidden) == (REGION[region], 0, 1)
        assert s.stack == [("turn", SHADOW)]


@rule("BG-17.14")
def test_the_true_place_is_settled_only_when_it_is_declared() -> None:
    s = phase_2(progress=4)
    do(s, "no")
    assert (s.bearers, s.progress) == (REGION["Rivendell"], 4)
    assert s.stack == [("turn", SHADOW)]


@rule("BG-17.15")
def test_with_progress_0_the_figure_stays_and_nothing_is_asked() -> None:
    s = phase_2(bearers="Hollin")
    do(s, "declare")
    assert (s.bearers, s.progress, s.hidden) == (REGION["Hollin"], 0, 1)
    assert s.stack == [("turn", SHADOW)]


@rule("BG-17.16")
def test_armies_strongholds_and_sieges_do_not_hinder_the_figure() -> None:
    besieged = {"Lórien": "2 Sauron Regulars", "inside Lórien": "Elven Elite", "Moria": "5 Sauron Regulars", "Dimrill Dale": "Nazgûl"}
    s = phase_2(besieged, bearers="Hollin", progress=4, corruption=1)
    do(s, "declare", "to Moria", "to Dimrill Dale", "to Lórien", "to Parth Celebrant")  # in and out again
    assert s.bearers == REGION["Parth Celebrant"]
    assert s.stack == [("turn", SHADOW)]


# Who may declare, and when.


@rule("BG-17.22", "BG-17.17")
def test_a_revealed_fellowship_cannot_be_declared() -> None:
    s = phase_2(progress=0, hidden=False, corruption=3)
    assert (s.hidden, s.corruption) == (0, 3)
    assert s.stack == [("turn", SHADOW)]  # not even asked


@rule("BG-17.17")
def test_there_is_no_declaring_while_dice_are_used() -> None:
    s = table(progress=3, dice_free="Character", dice_shadow="Army")
    do(s, "use Character")
    assert asked(s) == ["move the Fellowship", "separate Companions", "skip: discard the die"]
    assert why_not(s, "declare") != ""
    do(s, "skip: discard the die")
    assert s.stack[-1] == ("turn", SHADOW)


@rule("BG-R51", "BG-17.19")
def test_the_fellowship_is_declared_once_a_turn_and_heals_every_turn() -> None:
    s = phase_2(bearers="Lórien", corruption=3)
    do(s, "declare")
    assert s.corruption == 2
    assert s.stack == [("turn", SHADOW)]  # not asked again
    s.stack.append(("declare", FREE))  # the next turn: Progress 0 suffices
    do(s, "declare")
    assert s.corruption == 1
    assert s.stack == [("turn", SHADOW)]


@rule("BG-R68")
def test_with_two_players_the_leading_one_declares_and_chooses_the_way() -> None:
    s = phase_2(progress=1, persons=4)
    s.leading[FREE] = 2
    s.stack = [*LATER, ("declare", 2)]
    do(s, "declare")
    assert s.stack[-1][:2] == ("path", 2)


# In a City or Stronghold.


@pytest.mark.parametrize(
    "place, nation", [("Dale", "North"), ("Erebor", "Dwarven"), ("Edoras", "Rohan"), ("Minas Tirith", "Gondor"), ("The Shire", "North")]
)
@rule("BG-17.18")
def test_declared_in_a_city_or_stronghold_the_nation_becomes_active_and_the_ring_bearers_heal(place: str, nation: str) -> None:
    s = phase_2(bearers=place, corruption=2)
    before = step_of(s, nation)
    do(s, "declare")
    assert step_of(s, nation) == (before[0], True)
    assert s.corruption == 1
    assert s.stack == [("turn", SHADOW)]


@pytest.mark.parametrize(
    "place, nation", [("Bree", "North"), ("Folde", "Rohan"), ("Lossarnach", "Gondor"), ("Fords of Isen", "Rohan"), ("Osgiliath", "Gondor")]
)
@rule("BG-17.18")
def test_a_town_or_fortification_neither_activates_nor_heals(place: str, nation: str) -> None:
    s = phase_2(bearers=place, corruption=2)
    do(s, "declare")
    assert step_of(s, nation)[1] is False
    assert s.corruption == 2
    assert s.stack == [("turn", SHADOW)]


@rule("BG-17.18")
def test_in_a_stronghold_of_the_shadow_nobody_heals_even_if_the_free_peoples_hold_it() -> None:
    for taken in ({}, {"Moria": FREE}):
        s = phase_2(bearers="Moria", corruption=2, taken=taken)
        do(s, "declare")
        assert s.corruption == 2
        assert s.stack == [("turn", SHADOW)]


@rule("BG-17.18")
def test_a_siege_does_not_keep_the_ring_bearers_from_healing() -> None:
    s = phase_2(
        {"Edoras": "", "Helm's Deep": "2 Isengard Regulars", "inside Helm's Deep": "Rohan Regular"}, bearers="Helm's Deep", corruption=2
    )
    do(s, "declare")
    assert s.corruption == 1
    assert step_of(s, "Rohan")[1] is True
    assert s.stack == [("turn", SHADOW)]


@rule("BG-17.18")
def test_under_enemy_control_the_nation_is_activated_but_nobody_heals() -> None:
    s = phase_2({"Edoras": "Isengard Regular"}, bearers="Edoras", corruption=2, taken={"Edoras": SHADOW})
    do(s, "declare")
    assert s.corruption == 2
    assert step_of(s, "Rohan")[1] is True
    assert s.stack == [("turn", SHADOW)]


@rule("BG-17.18")
def test_only_where_the_way_ends_counts() -> None:
    s = phase_2(bearers="Westemnet", progress=2, corruption=2)
    do(s, "declare", "to Edoras", "to Folde")
    assert s.corruption == 2
    assert step_of(s, "Rohan")[1] is False
    assert s.stack == [("turn", SHADOW)]
