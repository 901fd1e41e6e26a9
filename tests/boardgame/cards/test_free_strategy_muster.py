"""Free Peoples Strategy cards 13 to 24: figures come from the reinforcements."""

from __future__ import annotations

import pytest

from tests.boardgame.cards.free_strategy import over, play
from tests.citing import card, rule
from thirdage.boardgame.positions import FREE, GONDOR, SHADOW, asked, at, do, names, step_of, table, why_not

# A unit and a Leader in one named region.

UNIT_AND_LEADER = [
    ("Guards of the Citadel", "Minas Tirith", "Gondor"),
    ("Grimbeorn the Old, Son of Beorn", "Carrock", "North"),
    ("Imrahil of Dol Amroth", "Dol Amroth", "Gondor"),
    ("Dáin Ironfoot's Guard", "Erebor", "Dwarven"),
]


@pytest.mark.parametrize("name, region, nation", UNIT_AND_LEADER)
@pytest.mark.parametrize("unit", ["Regular", "Elite"])
@card("Guards of the Citadel", "Grimbeorn the Old, Son of Beorn", "Imrahil of Dol Amroth", "Dáin Ironfoot's Guard")
@rule("BG-C3", "BG-11.9")
def test_a_unit_of_either_kind_and_a_leader_come_though_the_nation_is_not_at_war(name: str, region: str, nation: str, unit: str) -> None:
    s = play(name)
    assert asked(s) == [f"{nation.lower()} Regular", f"{nation.lower()} Elite"]
    do(s, f"{nation} {unit}")
    assert at(s, region) == f"{nation} {unit}, {nation} Leader"
    assert step_of(s, nation)[1] is False
    assert over(s, name)


@pytest.mark.parametrize("name, region, nation", UNIT_AND_LEADER)
@card("Guards of the Citadel", "Grimbeorn the Old, Son of Beorn", "Imrahil of Dol Amroth", "Dáin Ironfoot's Guard")
@rule("BG-C3", "BG-11.9")
def test_nobody_comes_to_a_region_the_shadow_holds(name: str, region: str, nation: str) -> None:
    s = play(name, {region: "Sauron Regular"}, taken={region: SHADOW})
    assert at(s, region) == "Sauron Regular"
    assert over(s, name)
    s = play(name, {}, taken={region: SHADOW})  # its Settlement alone is enough
    assert at(s, region) == ""
    assert over(s, name)


@pytest.mark.parametrize("name, region, nation", UNIT_AND_LEADER)
@card("Guards of the Citadel", "Grimbeorn the Old, Son of Beorn", "Imrahil of Dol Amroth", "Dáin Ironfoot's Guard")
@rule("BG-C3")
def test_a_kind_that_has_run_out_is_not_asked_for(name: str, region: str, nation: str) -> None:
    s = play(name, short=f"{nation} Regular")
    assert at(s, region) == f"{nation} Elite, {nation} Leader"
    assert over(s, name)
    s = play(name, short=f"{nation} Elite")
    assert at(s, region) == f"{nation} Regular, {nation} Leader"
    assert over(s, name)


@pytest.mark.parametrize("name, region, nation", UNIT_AND_LEADER)
@card("Guards of the Citadel", "Grimbeorn the Old, Son of Beorn", "Imrahil of Dol Amroth", "Dáin Ironfoot's Guard")
@rule("BG-C4")
def test_without_a_unit_the_leader_is_left_out(name: str, region: str, nation: str) -> None:
    s = play(name, short=f"{nation} Regular, {nation} Elite")
    assert at(s, region) == ""
    assert over(s, name)
    s = play(name, {region: "Elven Regular"}, short=f"{nation} Regular, {nation} Elite")  # any friendly unit will do
    assert sorted(at(s, region).split(", ")) == sorted(["Elven Regular", f"{nation} Leader"])
    assert over(s, name)


@card("Imrahil of Dol Amroth")
@rule("BG-T3", "BG-C1")
def test_without_a_leader_in_the_reinforcements_only_the_unit_comes() -> None:
    s = play("Imrahil of Dol Amroth", short="Gondor Leader")
    do(s, "Gondor Elite")
    assert at(s, "Dol Amroth") == "Gondor Elite"
    assert over(s, "Imrahil of Dol Amroth")


@pytest.mark.parametrize("name, region, nation", [UNIT_AND_LEADER[0], UNIT_AND_LEADER[2], UNIT_AND_LEADER[3]])
@card("Guards of the Citadel", "Imrahil of Dol Amroth", "Dáin Ironfoot's Guard")
@rule("BG-C5", "BG-R23")
def test_into_an_own_stronghold_under_siege_they_come_inside(name: str, region: str, nation: str) -> None:
    s = play(name, {f"inside {region}": "Gondor Regular", region: "2 Sauron Regulars"})
    do(s, f"{nation} Elite")
    inside = at(s, f"inside {region}").split(", ")
    assert sorted(inside) == sorted(["Gondor Regular", f"{nation} Elite", f"{nation} Leader"])
    assert at(s, region) == "2 Sauron Regulars"
    assert over(s, name)


@pytest.mark.parametrize("name, region, nation", [UNIT_AND_LEADER[0], UNIT_AND_LEADER[2], UNIT_AND_LEADER[3]])
@card("Guards of the Citadel", "Imrahil of Dol Amroth", "Dáin Ironfoot's Guard")
@rule("BG-C5")
def test_where_the_free_peoples_besiege_they_come_to_the_besiegers(name: str, region: str, nation: str) -> None:
    s = play(name, {f"inside {region}": "Sauron Regular", region: "2 Rohan Regulars"}, taken={region: SHADOW})
    do(s, f"{nation} Regular")
    assert sorted(at(s, region).split(", ")) == sorted(["2 Rohan Regulars", f"{nation} Regular", f"{nation} Leader"])
    assert at(s, f"inside {region}") == "Sauron Regular"
    assert over(s, name)


@card("Guards of the Citadel")
@rule("BG-R22", "BG-R23")
def test_a_sixth_unit_inside_a_stronghold_is_too_many() -> None:
    s = play("Guards of the Citadel", {"inside Minas Tirith": "5 Gondor Regulars", "Minas Tirith": "2 Sauron Regulars"})
    do(s, "Gondor Elite")
    assert s.stack[-1][0] == "trim"
    do(s, "Gondor Regular")
    assert at(s, "inside Minas Tirith") == "4 Gondor Regulars, Gondor Elite, Gondor Leader"
    assert over(s, "Guards of the Citadel")


# Units, and a card of the Strategy deck.

UNIT_AND_CARD = [
    ("Celeborn's Galadhrim", "Lórien"),
    ("Kindred of Glorfindel", "Rivendell"),
    ("Thranduil's Archers", "Woodland Realm"),
]
DRAWN = "Swords in Eriador"


@pytest.mark.parametrize("name, region", UNIT_AND_CARD)
@card("Celeborn's Galadhrim", "Kindred of Glorfindel", "Thranduil's Archers")
@rule("BG-C3", "BG-9.10")
def test_an_elven_unit_comes_and_a_card_is_drawn(name: str, region: str) -> None:
    for unit in ("Regular", "Elite"):
        s = play(name, deck=f"Athelas; {DRAWN}")
        assert asked(s) == ["elven Regular", "elven Elite"]
        do(s, f"elven {unit}")
        assert at(s, region) == f"Elven {unit}"
        assert names(s.hand[FREE]) == [DRAWN]  # of the Strategy deck, not of the other
        assert over(s, name)


@pytest.mark.parametrize("name, region", UNIT_AND_CARD)
@card("Celeborn's Galadhrim", "Kindred of Glorfindel", "Thranduil's Archers")
@rule("BG-C1", "BG-C5")
def test_the_card_is_drawn_also_when_no_elf_can_come_and_a_siege_hinders_nobody(name: str, region: str) -> None:
    s = play(name, {region: "Sauron Regular"}, taken={region: SHADOW}, deck=DRAWN)
    assert (at(s, region), names(s.hand[FREE])) == ("Sauron Regular", [DRAWN])
    assert over(s, name)
    s = play(name, {f"inside {region}": "Elven Regular", region: "Sauron Regular"}, deck=DRAWN)
    do(s, "elven Elite")
    assert (at(s, f"inside {region}"), names(s.hand[FREE])) == ("Elven Regular, Elven Elite", [DRAWN])
    assert over(s, name)


@card("Celeborn's Galadhrim")
@rule("BG-C6")
def test_the_card_played_has_left_the_hand_when_another_is_drawn() -> None:
    five = "Athelas; Mirror of Galadriel; Elven Cloaks; Elven Rope; Phial of Galadriel"
    s = table({}, hand_free=f"Celeborn's Galadhrim; {five}", deck=DRAWN, dice_free="Muster", dice_shadow="Army")
    do(s, "use Muster", "play Celeborn's Galadhrim", "elven Regular")
    assert len(s.hand[FREE]) == 6  # no card too many
    assert over(s, "Celeborn's Galadhrim")


@card("Celeborn's Galadhrim", "King Brand's Men")
@rule("BG-C6", "BG-R14")
def test_the_hand_limit_comes_after_the_draw_and_an_empty_deck_gives_nothing() -> None:
    six = "Athelas; Mirror of Galadriel; Elven Cloaks; Elven Rope; Phial of Galadriel; Gwaihir the Windlord"
    s = table({}, hand_free=f"Celeborn's Galadhrim; {six}", deck=DRAWN, dice_free="Muster", dice_shadow="Army")
    do(s, "use Muster", "play Celeborn's Galadhrim", "elven Regular")
    assert s.stack[-1][:3] == ("discard_down", FREE, 1)
    assert len(asked(s)) == 7
    do(s, "discard Athelas")
    assert names(s.down[FREE]) == ["Athelas"]
    assert over(s, "Celeborn's Galadhrim")
    s = table({}, hand_free="King Brand's Men", dice_free="Muster", dice_shadow="Army")
    s.down[FREE] += s.deck[1]  # all other cards of the deck are gone
    s.deck[1].clear()
    do(s, "use Muster", "play King Brand's Men")
    assert (at(s, "Dale"), s.hand[FREE]) == ("2 North Regulars", [])
    assert over(s, "King Brand's Men")


@card("King Brand's Men")
@rule("BG-C3")
def test_two_north_regulars_come_to_dale_and_a_card_is_drawn() -> None:
    s = play("King Brand's Men", deck=DRAWN)
    assert (at(s, "Dale"), names(s.hand[FREE])) == ("2 North Regulars", [DRAWN])
    assert over(s, "King Brand's Men")
    s = play("King Brand's Men", {"Bree": "9 North Regulars"}, deck=DRAWN)  # there are ten
    assert at(s, "Dale") == "North Regular"
    assert over(s, "King Brand's Men")
    s = play("King Brand's Men", {"Dale": "Sauron Regular"}, taken={"Dale": SHADOW}, deck=DRAWN)
    assert (at(s, "Dale"), names(s.hand[FREE])) == ("Sauron Regular", [DRAWN])
    assert over(s, "King Brand's Men")


@card("Swords in Eriador")
@rule("BG-C1", "BG-C3")
def test_swords_in_eriador_come_to_both_places_each_judged_by_itself() -> None:
    s = play("Swords in Eriador", deck="King Brand's Men")
    do(s, "north Elite", "dwarven Regular")
    assert (at(s, "The Shire"), at(s, "Ered Luin"), names(s.hand[FREE])) == ("North Elite", "Dwarven Regular", ["King Brand's Men"])
    assert over(s, "Swords in Eriador")
    s = play("Swords in Eriador", {"The Shire": "Sauron Regular"}, taken={"The Shire": SHADOW}, deck="King Brand's Men")
    assert asked(s) == ["dwarven Regular", "dwarven Elite"]
    do(s, "dwarven Elite")
    assert (at(s, "The Shire"), at(s, "Ered Luin"), names(s.hand[FREE])) == ("Sauron Regular", "Dwarven Elite", ["King Brand's Men"])
    assert over(s, "Swords in Eriador")


# Círdan's Ships.


@card("Círdan's Ships")
@rule("BG-C67")
def test_cirdans_ships_bring_two_elves_to_one_coast_with_an_army() -> None:
    s = play("Círdan's Ships", {"Pelargir": "Gondor Regular", "Grey Havens": "Elven Regular", "Lossarnach": "Gondor Regular"}, war="Elves")
    assert asked(s) == ["to Grey Havens", "to Pelargir"]  # Lossarnach lies inland, and in Dol Amroth stands nobody
    assert why_not(s, "to", "Lossarnach") == "BG-C2"
    do(s, "to Pelargir", "elven Elite", "elven Regular")
    assert at(s, "Pelargir") == "Elven Regular, Elven Elite, Gondor Regular"
    assert over(s, "Círdan's Ships")


@card("Círdan's Ships")
@rule("BG-C67")
def test_cirdans_ships_sail_only_when_the_elves_are_at_war() -> None:
    s = table({"Pelargir": "Gondor Regular"}, hand_free="Círdan's Ships", dice_free="Muster", track={"elves": 2}, active="elves")
    do(s, "use Muster")
    assert "play Círdan's Ships" not in asked(s)
    assert why_not(s, "play", "Círdan's Ships") == "BG-C67"
    assert s.stack[-1][0] == "action"


@card("Círdan's Ships")
@rule("BG-C67", "BG-C5")
def test_cirdans_ships_sail_into_a_siege_and_to_besiegers() -> None:
    s = play("Círdan's Ships", {"inside Grey Havens": "Elven Regular", "Grey Havens": "Sauron Regular"}, war="Elves")
    do(s, "elven Regular", "elven Regular")
    assert (at(s, "inside Grey Havens"), at(s, "Grey Havens")) == ("3 Elven Regulars", "Sauron Regular")
    assert over(s, "Círdan's Ships")
    s = play("Círdan's Ships", {"inside Umbar": "Southron Regular", "Umbar": "Gondor Regular"}, war="Elves")
    do(s, "elven Regular", "elven Elite")
    assert at(s, "Umbar") == "Elven Regular, Elven Elite, Gondor Regular"
    assert over(s, "Círdan's Ships")


@card("Círdan's Ships")
@rule("BG-C67", "BG-9.7")
def test_cirdans_ships_without_an_army_on_a_coast_or_with_one_elf_left() -> None:
    s = play("Círdan's Ships", {"Lossarnach": "Gondor Regular"}, war="Elves")
    assert over(s, "Círdan's Ships")
    s = play("Círdan's Ships", {"Pelargir": "Gondor Regular", "Lórien": "9 Elven Elites"}, war="Elves", short="Elven Regular")
    assert at(s, "Pelargir") == "Elven Elite, Gondor Regular"  # the tenth
    assert over(s, "Círdan's Ships")


# Riders of Théoden, Éomer.


@card("Riders of Théoden")
@rule("BG-C68")
def test_the_riders_come_together_to_edoras_or_to_a_companion_in_rohan() -> None:
    s = play("Riders of Théoden", {"Eastemnet": "Gimli", "Fangorn": "Legolas"})
    assert asked(s) == ["to Eastemnet", "to Edoras"]  # Fangorn is not of Rohan
    do(s, "to Eastemnet", "rohan Elite")
    assert (at(s, "Eastemnet"), at(s, "Edoras")) == ("Rohan Elite, Rohan Leader, Gimli", "")
    assert over(s, "Riders of Théoden")
    s = play("Riders of Théoden")  # no Companion: Edoras, without a question
    do(s, "rohan Regular")
    assert at(s, "Edoras") == "Rohan Regular, Rohan Leader"
    assert over(s, "Riders of Théoden")


@card("Riders of Théoden")
@rule("BG-T6", "BG-C68")
def test_the_riders_keep_away_from_enemies_but_come_into_a_siege() -> None:
    s = play("Riders of Théoden", {"Eastemnet": "Isengard Regular, Gimli"})
    do(s, "rohan Regular")
    assert (at(s, "Eastemnet"), at(s, "Edoras")) == ("Isengard Regular, Gimli", "Rohan Regular, Rohan Leader")
    assert over(s, "Riders of Théoden")
    s = play("Riders of Théoden", {"inside Helm's Deep": "Rohan Regular, Gimli", "Helm's Deep": "2 Isengard Regulars"})
    assert asked(s) == ["to Edoras", "to Helm's Deep"]
    do(s, "to Helm's Deep", "rohan Regular")
    assert at(s, "inside Helm's Deep") == "2 Rohan Regulars, Rohan Leader, Gimli"
    assert over(s, "Riders of Théoden")


@card("Riders of Théoden")
@rule("BG-C68")
def test_the_riders_come_nowhere_when_edoras_is_lost_and_no_companion_is_in_rohan() -> None:
    s = play("Riders of Théoden", taken={"Edoras": SHADOW})
    assert [at(s, region) for region in ("Edoras", "Westemnet", "Folde")] == ["", "", ""]
    assert over(s, "Riders of Théoden")


@card("Éomer, Son of Éomund")
@rule("BG-C69")
def test_eomer_brings_both_to_one_free_settlement_of_rohan() -> None:
    s = play("Éomer, Son of Éomund")
    assert asked(s) == ["to Edoras", "to Folde", "to Helm's Deep", "to Westemnet"]
    do(s, "to Folde", "rohan Elite")
    assert at(s, "Folde") == "Rohan Elite, Rohan Leader"
    assert over(s, "Éomer, Son of Éomund")


@card("Éomer, Son of Éomund")
@rule("BG-C69")
def test_eomer_does_not_come_into_a_siege_or_where_the_enemy_is() -> None:
    s = play(
        "Éomer, Son of Éomund",
        {"inside Helm's Deep": "Rohan Regular", "Helm's Deep": "Isengard Regular", "Westemnet": "Isengard Regular", "Eastemnet": "Gimli"},
        taken={"Westemnet": SHADOW, "Edoras": SHADOW},
    )
    do(s, "rohan Regular")  # Folde is left
    assert at(s, "Folde") == "Rohan Regular, Rohan Leader"
    assert over(s, "Éomer, Son of Éomund")


@card("Éomer, Son of Éomund")
@rule("BG-C69", "BG-C5")
def test_eomer_may_come_to_besiegers_for_whom_the_region_is_free() -> None:
    armies = {"inside Helm's Deep": "Isengard Regular", "Helm's Deep": "Rohan Regular"}
    s = play("Éomer, Son of Éomund", armies, taken={"Helm's Deep": SHADOW})
    assert "to Helm's Deep" in asked(s)
    do(s, "to Helm's Deep", "rohan Elite")
    assert at(s, "Helm's Deep") == "Rohan Regular, Rohan Elite, Rohan Leader"
    assert over(s, "Éomer, Son of Éomund")


# With four persons.


@card("Riders of Théoden", "Guards of the Citadel")
@rule("BG-21.20")
def test_of_four_only_the_owner_of_a_card_plays_it() -> None:
    hands = {GONDOR: "Riders of Théoden; Guards of the Citadel"}
    s = table({}, persons=4, hands=hands, dice_free="Muster", dice_shadow="Army", asking=("turn", GONDOR))
    do(s, "use Muster")
    assert why_not(s, "play", "Riders of Théoden") == "BG-21.20"
    do(s, "play Guards of the Citadel", "gondor Regular")
    assert at(s, "Minas Tirith") == "Gondor Regular, Gondor Leader"
    assert s.stack[-1][0] == "turn"
