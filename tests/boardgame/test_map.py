"""The board: regions and borders, free regions, Fortifications and Settlements. Chapter 2, with Annex B."""

from __future__ import annotations

import pytest

from tests.boardgame.throwing import dice, faces
from tests.citing import rule
from thirdage.boardgame.fellowship import cannot_walk
from thirdage.boardgame.positions import FREE, SHADOW, asked, at, do, log, table, why_not
from thirdage.boardgame.state import State
from thirdage.boardgame.tables import (
    ADJACENT,
    HOME_SIDE,
    NATION,
    NATION_ID,
    NATION_OF,
    REGION,
    REGION_OF_ID,
    REGIONS,
    SETTLEMENT,
    STRONGHOLDS,
    settlements_of,
)
from thirdage.boardgame.turn import points
from thirdage.boardgame.whereabouts import (
    armies,
    besieged,
    controller,
    is_free,
    is_open_to_army,
    is_unconquered,
    nazgul_in,
    place_of,
    units_in,
)

ANNEX_B = {  # Strongholds, Cities, Towns
    "dwarves": ({"Erebor"}, set(), {"Ered Luin", "Iron Hills"}),
    "elves": ({"Grey Havens", "Lórien", "Rivendell", "Woodland Realm"}, set(), set()),
    "gondor": ({"Dol Amroth", "Minas Tirith"}, {"Pelargir"}, {"Lamedon", "Lossarnach"}),
    "north": (set(), {"Dale", "The Shire"}, {"Bree", "Carrock"}),
    "rohan": ({"Helm's Deep"}, {"Edoras"}, {"Folde", "Westemnet"}),
    "isengard": ({"Orthanc"}, set(), {"North Dunland", "South Dunland"}),
    "sauron": ({"Barad-dûr", "Dol Guldur", "Minas Morgul", "Morannon", "Moria", "Mount Gundabad"}, {"Angmar"}, {"Nurn"}),
    "southrons": ({"Umbar"}, {"Far Harad"}, {"Near Harad", "North Rhûn", "South Rhûn"}),
}
COAST = (
    "Andrast, Anfalas, Dol Amroth, Drûwaith Iaur, Enedwaith, Evendim, Forlindon, Grey Havens, Harlindon, Lamedon, Minhiriath, "
    "North Ered Luin, Pelargir, South Ered Luin, Umbar, West Harondor"
)


def names(numbers: tuple[int, ...]) -> set[str]:
    return {REGIONS[number].name for number in numbers}


# Regions and borders.


@rule("BG-2.1")
def test_a_figure_is_in_one_region_at_a_time() -> None:
    s = table({"Bree": "North Regular"}, dice_free="Army")
    do(s, "use Army", "move an Army", "from Bree", "to Buckland")
    assert (at(s, "Bree"), at(s, "Buckland"), armies(s, FREE)) == ("", "North Regular", [REGION["Buckland"]])


@rule("BG-2.1")
def test_figures_inside_a_besieged_stronghold_are_in_its_region_too() -> None:
    s = table({"inside Moria": "2 Sauron Regulars, Nazgûl", "Moria": "3 Elven Regulars"})
    moria = REGION["Moria"]
    assert units_in(s, moria, SHADOW) == 2 and nazgul_in(s, moria) == 1
    assert place_of(s, moria, SHADOW) != moria == place_of(s, moria, FREE)


@rule("BG-2.2")
def test_an_army_may_go_over_each_white_border_rivers_among_them() -> None:
    s = table({"Osgiliath": "Gondor Regular"}, dice_free="Army", war="Gondor")
    do(s, "use Army", "move an Army", "from Osgiliath")
    across = ["Dead Marshes", "Drúadan Forest", "Lossarnach", "Minas Tirith", "North Ithilien", "Pelargir"]
    assert asked(s) == [f"to {name}" for name in (*across, "South Ithilien", "West Harondor")]


@rule("BG-2.2")
def test_borders_have_two_sides() -> None:
    for here, region in REGIONS.items():
        assert here not in ADJACENT[here] and ADJACENT[here], region.name
        for there in ADJACENT[here]:
            assert here in ADJACENT[there], (region.name, REGIONS[there].name)


@rule("BG-2.3")
def test_a_wholly_black_border_never_makes_regions_adjacent() -> None:
    black = 0
    for here, region in REGIONS.items():
        for id in region.face["impassable"]:
            there = REGION_OF_ID[id]
            black += 1
            assert there not in ADJACENT[here] and region.id in REGIONS[there].face["impassable"]
    assert black > 50


@rule("BG-2.3")
def test_nobody_walks_over_the_white_mountains_from_minas_tirith_to_lamedon() -> None:
    s = table({"Minas Tirith": "Gondor Regular"}, dice_free="Army")
    do(s, "use Army", "move an Army", "from Minas Tirith")
    assert asked(s) == ["to Drúadan Forest", "to Lossarnach", "to Osgiliath"]
    assert why_not(s, "to", "Lamedon") == "BG-2.2"


@rule("BG-2.4")
def test_only_regions_of_land_are_entered_and_sixteen_lie_on_the_great_sea() -> None:
    assert len(REGIONS) == 105
    assert [region.name for region in REGIONS.values() if region.coastal] == COAST.split(", ")


@rule("BG-2.4")
def test_no_way_leads_over_the_sea() -> None:
    s = table({"Umbar": "Southron Regular"}, dice_shadow="Army", asking=("turn", SHADOW))
    do(s, "use Army", "move an Army", "from Umbar")
    assert asked(s) == ["to Near Harad", "to West Harondor"]
    assert why_not(s, "to", "Pelargir") == "BG-2.2"


@rule("BG-2.5")
def test_a_nation_may_lie_in_separate_groups_of_regions() -> None:
    land = {number for number in REGIONS if NATION_OF[number] == NATION["dwarves"]}
    assert names(tuple(land)) == {"Erebor", "Ered Luin", "Iron Hills", "North Ered Luin"}
    assert not any(REGION["Erebor"] in ADJACENT[far] for far in (REGION["Ered Luin"], REGION["North Ered Luin"]))


@rule("BG-2.6")
def test_five_nations_of_the_free_peoples_and_three_of_the_shadow() -> None:
    counts = {id: sum(region.nation == nation for region in REGIONS.values()) for nation, id in NATION_ID.items()}
    assert counts == {"dwarves": 4, "elves": 4, "gondor": 8, "north": 8, "rohan": 6, "isengard": 4, "sauron": 11, "southrons": 7}


@rule("BG-R3")
@pytest.mark.parametrize("name, nation", [("Osgiliath", 0), ("Fords of Isen", NATION["rohan"])])
def test_the_coloured_border_decides_whose_region_it_is(name: str, nation: int) -> None:
    assert NATION_OF[REGION[name]] == nation


@rule("BG-R3")
def test_entering_empty_osgiliath_activates_nobody() -> None:
    s = table({"North Ithilien": "Sauron Regular"}, war="Sauron", dice_shadow="Army", asking=("turn", SHADOW))
    do(s, "use Army", "move an Army", "from North Ithilien", "to Osgiliath")
    assert at(s, "Osgiliath") == "Sauron Regular" and not any("active now" in line for line in log(s))


# Free regions.

FREE_OR_NOT = [  # what stands there, who holds it, whose view, free?
    ({"Eastemnet": "Rohan Regular"}, {}, "Eastemnet", SHADOW, False),
    ({"Eastemnet": "Rohan Regular"}, {}, "Eastemnet", FREE, True),
    ({}, {}, "Edoras", SHADOW, False),
    ({}, {}, "Edoras", FREE, True),
    ({}, {"Edoras": SHADOW}, "Edoras", FREE, False),
    ({}, {"Edoras": SHADOW}, "Edoras", SHADOW, True),
    ({"Eastemnet": "Nazgûl"}, {}, "Eastemnet", FREE, True),
    ({"Eastemnet": "Boromir"}, {}, "Eastemnet", SHADOW, True),
    ({}, {}, "Osgiliath", SHADOW, True),
]


@rule("BG-2.7")
@pytest.mark.parametrize("armies, taken, name, side, free", FREE_OR_NOT)
def test_free_is_a_region_without_enemy_army_and_enemy_settlement(
    armies: dict[str, str], taken: dict[str, int], name: str, side: int, free: bool
) -> None:
    assert is_free(table(armies, taken=taken), REGION[name], side) == free


@rule("BG-2.8")
def test_a_besieged_region_is_free_for_the_besieger_alone() -> None:
    s = table({"inside Minas Tirith": "Gondor Regular", "Minas Tirith": "3 Sauron Regulars"})
    assert is_free(s, REGION["Minas Tirith"], SHADOW) and not is_free(s, REGION["Minas Tirith"], FREE)


@rule("BG-2.8")
def test_the_besieged_region_is_free_for_the_free_peoples_when_they_besiege() -> None:
    s = table({"inside Moria": "Sauron Regular", "Moria": "3 Elven Regulars"})
    assert is_free(s, REGION["Moria"], FREE) and not is_free(s, REGION["Moria"], SHADOW)


def march_to(armies: dict[str, str], source: str) -> State:
    s = table(armies, war="Sauron, Isengard, Southrons", dice_shadow="Army", asking=("turn", SHADOW))
    do(s, "use Army", "move an Army", f"from {source}")
    return s


@rule("BG-2.9")
def test_an_army_may_enter_an_enemy_settlement_that_no_units_hold() -> None:
    s = march_to({"Osgiliath": "Sauron Regular", "Lossarnach": "Gondor Regular", "Pelargir": "Boromir"}, "Osgiliath")
    assert "to Minas Tirith" in asked(s) and "to Pelargir" in asked(s)
    assert "to Lossarnach" not in asked(s) and why_not(s, "to", "Lossarnach") == "BG-12.7"


@rule("BG-2.9")
def test_where_an_own_siege_stands_more_of_the_besieging_side_may_enter_and_none_of_the_besieged() -> None:
    s = table({"inside Minas Tirith": "Gondor Regular", "Minas Tirith": "3 Sauron Regulars"})
    assert is_open_to_army(s, REGION["Minas Tirith"], SHADOW) and not is_open_to_army(s, REGION["Minas Tirith"], FREE)


# Fortifications and Settlements.


@rule("BG-2.10")
@pytest.mark.parametrize("nation", ANNEX_B)
def test_settlements_of_each_nation(nation: str) -> None:
    strongholds, cities, towns = (names(settlements_of(NATION[nation], kind)) for kind in ("stronghold", "city", "town"))
    assert (strongholds, cities, towns) == ANNEX_B[nation]


@rule("BG-2.10", "BG-2.14")
def test_a_region_holds_one_thing_or_none_and_each_stronghold_a_box_of_its_own() -> None:
    assert {SETTLEMENT[number] for number in REGIONS} == {"none", "fortification", "town", "city", "stronghold"}
    assert len({REGIONS[number].inside for number in STRONGHOLDS}) == len(STRONGHOLDS) == 16


@rule("BG-2.11")
def test_osgiliath_and_the_fords_of_isen_are_the_only_fortifications_and_nobody_controls_them() -> None:
    found = [number for number in REGIONS if SETTLEMENT[number] == "fortification"]
    assert names(tuple(found)) == {"Osgiliath", "Fords of Isen"}
    s = march_to({"Orthanc": "2 Isengard Regulars"}, "Orthanc")
    do(s, "to Fords of Isen", "everybody who can")
    assert s.taken == {} and points(s) == (0, 0)
    assert [controller(s, region) for region in found] == [-1, -1]


@rule("BG-2.11")
def test_nobody_recruits_in_a_fortification() -> None:
    s = table({"Fords of Isen": "Rohan Regular"}, war="Rohan", dice_free="Muster")
    do(s, "use Muster", "recruit", "Rohan Regular")
    assert asked(s) == ["to Edoras", "to Folde", "to Helm's Deep", "to Westemnet"]


ATTACKED = [
    ("Fords of Isen", "Westemnet", 6),
    ("Westemnet", "Fords of Isen", 5),
    ("Edoras", "Westemnet", 6),
    ("Orthanc", "Fords of Isen", 5),
]


@rule("BG-2.11", "BG-2.12", "BG-2.13")
@pytest.mark.parametrize("name, source, needed", ATTACKED)
def test_cities_and_fortifications_defend_in_the_first_round_towns_do_not(
    monkeypatch: pytest.MonkeyPatch, name: str, source: str, needed: int
) -> None:
    side = HOME_SIDE[REGION[name]] if SETTLEMENT[REGION[name]] != "fortification" else FREE
    own, other = ("Rohan Regular", "Isengard Regular") if side == FREE else ("Isengard Regular", "Rohan Regular")
    s = table({name: own, source: other}, war="Rohan, Isengard", dice_free="Army", dice_shadow="Army", asking=("turn", 1 - side))
    dice(monkeypatch, faces(2), faces(2))
    do(s, "use Army", "attack", f"from {source}")
    if asked(s)[0] == "fight":
        do(s, "fight")
    do(s, "no", "no")
    rolls = [line for line in log(s) if line.startswith("Combat roll")]
    assert f"hits on {needed}" in rolls[0] and "hits on 5" in rolls[1]


@rule("BG-2.12", "BG-2.13", "BG-2.14")
@pytest.mark.parametrize("name, value", [("Westemnet", 0), ("Edoras", 1), ("Helm's Deep", 2)])
def test_what_a_settlement_is_worth_to_the_enemy(name: str, value: int) -> None:
    assert points(table(taken={name: SHADOW})) == (0, value)


@rule("BG-2.12", "BG-2.13", "BG-2.14")
def test_towns_cities_and_strongholds_all_serve_for_recruiting() -> None:
    s = table(war="Gondor", dice_free="Muster")
    do(s, "use Muster", "recruit", "Gondor Regular")
    assert asked(s) == ["to Dol Amroth", "to Lamedon", "to Lossarnach", "to Minas Tirith", "to Pelargir"]


@rule("BG-2.15")
def test_at_the_start_the_nation_of_the_land_controls_every_settlement() -> None:
    s = table(start=True)
    for number, region in REGIONS.items():
        expected = -1 if region.settlement in ("none", "fortification") else FREE if region.nation in range(158, 163) else SHADOW
        assert controller(s, number) == expected, region.name


@rule("BG-2.16")
def test_lost_is_conquered_and_retaken_is_unconquered_again() -> None:
    s = table(
        {"Lossarnach": "Gondor Regular", "Minas Tirith": "", "Osgiliath": "Sauron Regular"},
        war="Gondor, Sauron",
        dice_free="Army",
        dice_shadow="Army, Army",
        asking=("turn", SHADOW),
    )
    city = REGION["Minas Tirith"]
    do(s, "use Army", "move an Army", "from Osgiliath", "to Minas Tirith")
    assert not is_unconquered(s, city)
    s.army[2 * city + SHADOW] = s.units[city * 24 + 18] = 0  # the garrison is gone
    s.reserve[18] += 1
    do(s, "use Army", "move an Army", "from Lossarnach", "to Minas Tirith")
    assert is_unconquered(s, city) and points(s) == (0, 0)


@rule("BG-2.16")
def test_a_besieged_stronghold_of_the_first_owner_is_unconquered() -> None:
    s = table({"inside Minas Tirith": "Gondor Regular", "Minas Tirith": "3 Sauron Regulars"})
    assert is_unconquered(s, REGION["Minas Tirith"]) and besieged(s, REGION["Minas Tirith"]) == FREE


@rule("BG-R1")
def test_a_captured_city_is_a_city_of_its_first_owner_still() -> None:
    """The Fellowship is declared in a captured City of Gondor: Gondor becomes active, and nobody heals."""
    s = table(taken={"Pelargir": SHADOW}, bearers="Pelargir", corruption=3, asking=("declare", FREE))
    do(s, "declare", *(["stop in Pelargir"] if "stop in Pelargir" in asked(s) else []))
    assert "Gondor: active now, because the Fellowship was declared there." in log(s)
    assert s.corruption == 3


@rule("BG-2.17")
def test_the_fellowship_track_ends_at_twelve() -> None:
    assert cannot_walk(table(progress=11)) == "" and cannot_walk(table(progress=12)) == "BG-R50"
