"""Companions leave the Fellowship (BG-17.27 to BG-17.32)."""

from __future__ import annotations

import pytest

from tests.citing import rule
from thirdage.boardgame.positions import FREE, SHADOW, asked, at, do, step_of, table, why_not
from thirdage.boardgame.state import IN_FELLOWSHIP, State
from thirdage.boardgame.tables import CHARACTER, REGION


def parting(
    armies: dict[str, str] | None = None,
    *,
    companions: str = "Gandalf the Grey, Legolas, Gimli, Meriadoc Brandybuck",
    bearers: str = "Rivendell",
    progress: int = 0,
    hidden: bool = True,
    taken: dict[str, int] | None = None,
    active: str = "",
) -> State:
    """Separating has been chosen for a Character die: who leaves?"""
    s = table(
        armies,
        companions=companions,
        bearers=bearers,
        progress=progress,
        hidden=hidden,
        taken=taken,
        active=active,
        dice_free="Character",
        dice_shadow="Army, Army",
    )
    do(s, "use Character", "separate Companions")
    return s


# Who leaves.


@rule("BG-17.30", "BG-17.1")
def test_one_companion_or_a_group_leaves_but_never_the_ring_bearers() -> None:
    s = parting()
    assert asked(s) == ["gandalf the Grey", "legolas", "gimli", "meriadoc Brandybuck"]
    do(s, "legolas")
    assert asked(s)[:3] == ["gandalf the Grey", "gimli", "meriadoc Brandybuck"]  # who else goes with him
    do(s, "gimli", "to Trollshaws")
    assert at(s, "Trollshaws") == "Legolas, Gimli"
    assert s.box == [0, 0]
    assert s.stack[-1] == ("turn", SHADOW)


@rule("BG-17.29")
def test_separation_is_for_ever() -> None:
    s = table({"Bree": "Legolas"}, companions="Gandalf the Grey", dice_free="Character, Character", dice_shadow="Army, Army")
    do(s, "use Character")
    assert asked(s) == ["move the Fellowship", "separate Companions", "move Companions", "skip: discard the die"]  # none rejoins
    do(s, "separate Companions")
    assert why_not(s, "take", "Legolas") == "BG-17.29"
    do(s, "gandalf the Grey", "to Rivendell", "use Army", "skip: discard the die", "use Character")
    assert why_not(s, "separate") == "BG-17.29"
    assert "separate Companions" not in asked(s)
    assert s.where[CHARACTER["Legolas"]] != IN_FELLOWSHIP


@pytest.mark.parametrize("hidden", [True, False])
@rule("BG-17.28")
def test_hidden_or_revealed_they_may_leave_and_progress_is_not_changed(hidden: bool) -> None:
    s = parting(hidden=hidden, progress=3 if hidden else 0)
    do(s, "legolas", "to Trollshaws")
    assert (s.progress, s.hidden, s.bearers) == (3 if hidden else 0, int(hidden), REGION["Rivendell"])
    assert s.stack[-1] == ("turn", SHADOW)


@rule("BG-17.27", "BG-19.5")
def test_no_die_separates_companions_on_the_mordor_track() -> None:
    s = table(mordor=1, dice_free="Character", dice_shadow="Army")
    do(s, "use Character")
    assert asked(s) == ["move the Fellowship", "skip: discard the die"]
    assert why_not(s, "separate") == "BG-17.27"
    do(s, "skip: discard the die")
    assert s.stack[-1] == ("turn", SHADOW)


@rule("BG-17.32", "BG-17.6")
def test_who_leaves_is_in_the_fellowship_no_more_and_a_new_guide_takes_over() -> None:
    s = parting(companions="Gandalf the Grey, Legolas, Meriadoc Brandybuck")
    do(s, "gandalf the Grey", "to Bree")
    assert s.guide == CHARACTER["Legolas"]
    assert [name for name, number in CHARACTER.items() if s.where[number] == IN_FELLOWSHIP] == ["Legolas", "Meriadoc Brandybuck"]
    assert s.stack[-1] == ("turn", SHADOW)


@rule("BG-10.13", "BG-17.30")
def test_the_same_die_does_not_also_move_those_on_the_map() -> None:
    s = parting({"Bree": "Strider"}, companions="Legolas, Gimli")
    do(s, "legolas", "to Trollshaws")
    assert s.stack[-1] == ("turn", SHADOW)


# How far.


@rule("BG-T21", "BG-17.30")
def test_the_worked_example_of_legolas_and_meriadoc() -> None:
    s = parting(progress=5)
    do(s, "meriadoc Brandybuck")
    assert "to Woodland Realm" not in asked(s)  # alone he comes six regions far
    do(s, "legolas", "to Woodland Realm")
    assert at(s, "Woodland Realm") == "Legolas, Meriadoc Brandybuck"
    assert s.progress == 5
    assert s.stack[-1] == ("turn", SHADOW)


@rule("BG-17.30")
def test_they_go_as_far_as_progress_and_the_highest_level_and_may_stay() -> None:
    s = parting()
    do(s, "legolas")
    reached = ["to Ettenmoors", "to Fords of Bruinen", "to High Pass", "to Hollin", "to Rivendell", "to South Downs", "to Trollshaws"]
    assert asked(s)[3:] == [*reached, "to Weather Hills"]
    assert why_not(s, "to", "Bree") == "BG-17.30"
    do(s, "to Rivendell")
    assert at(s, "Rivendell") == "Legolas"
    assert s.stack[-1] == ("turn", SHADOW)


@rule("BG-17.30", "BG-10.5")
def test_they_pass_armies_but_stop_in_a_stronghold_of_the_enemy() -> None:
    s = parting({"Hollin": "5 Sauron Regulars"}, bearers="Fords of Bruinen", progress=1)
    do(s, "legolas")
    assert {"to Hollin", "to Moria"} <= set(asked(s))
    assert "to Dimrill Dale" not in asked(s)  # only through Moria is it three regions away
    do(s, "to Moria")
    assert at(s, "Moria") == "Legolas"
    assert s.stack[-1] == ("turn", SHADOW)


@rule("BG-17.30", "BG-10.5")
def test_they_may_leave_the_enemy_stronghold_where_the_ring_bearers_are() -> None:
    s = parting({"Moria": "2 Sauron Regulars"}, bearers="Moria")
    do(s, "legolas", "to Lórien")
    assert at(s, "Lórien") == "Legolas"
    assert s.stack[-1] == ("turn", SHADOW)


@rule("BG-10.6", "BG-17.30")
def test_they_neither_enter_nor_pass_a_besieged_stronghold_of_their_own() -> None:
    s = parting({"Lórien": "Sauron Regular", "inside Lórien": "Elven Elite"}, bearers="Dimrill Dale")
    do(s, "legolas")
    assert "to Lórien" not in asked(s)
    assert "to Parth Celebrant" in asked(s)
    do(s, "to Parth Celebrant")
    assert s.stack[-1] == ("turn", SHADOW)


@rule("BG-10.7", "BG-17.30")
def test_they_cross_no_impassable_border() -> None:
    s = parting(bearers="High Pass", companions="Gandalf the Grey, Peregrin Took")
    do(s, "peregrin Took")
    assert asked(s) == ["gandalf the Grey", "to Fords of Bruinen", "to Goblin's Gate", "to High Pass"]
    do(s, "to Goblin's Gate")
    assert s.stack[-1] == ("turn", SHADOW)


@rule("BG-17.31")
def test_out_of_a_besieged_stronghold_they_come_inside_and_do_not_leave() -> None:
    s = parting({"Lórien": "Sauron Regular", "inside Lórien": "Elven Elite"}, bearers="Lórien", progress=4)
    do(s, "legolas")
    assert asked(s) == ["gandalf the Grey", "gimli", "meriadoc Brandybuck", "to Lórien"]
    assert why_not(s, "to", "Dimrill Dale") == "BG-17.31"
    do(s, "to Lórien")
    assert at(s, "inside Lórien") == "Elven Elite, Legolas"
    assert s.stack[-1] == ("turn", SHADOW)


@rule("BG-17.31")
def test_a_besieged_stronghold_of_the_shadow_does_not_hold_them() -> None:
    s = parting({"Moria": "2 Elven Elites", "inside Moria": "Sauron Regular"}, bearers="Moria")
    do(s, "legolas", "to Hollin")
    assert at(s, "Hollin") == "Legolas"
    assert s.stack[-1] == ("turn", SHADOW)


# What follows where they end.


@rule("BG-17.32")
def test_who_comes_to_a_city_of_a_nation_he_speaks_to_activates_it() -> None:
    s = parting(companions="Gandalf the Grey, Gimli, Legolas", bearers="Dale")
    do(s, "gimli", "to Erebor")
    assert step_of(s, "Dwarven")[1] is True
    assert step_of(s, "North")[1] is False
    assert s.stack[-1] == ("turn", SHADOW)


@rule("BG-17.32")
def test_each_of_a_group_activates_what_he_can_even_where_the_ring_bearers_are() -> None:
    s = parting(companions="Gandalf the Grey, Legolas, Meriadoc Brandybuck", bearers="Dale")
    do(s, "legolas", "to Dale")
    assert step_of(s, "North")[1] is False  # not his to activate
    s = parting(companions="Gandalf the Grey, Legolas, Meriadoc Brandybuck", bearers="Dale")
    do(s, "legolas", "meriadoc Brandybuck", "to Dale")
    assert step_of(s, "North")[1] is True
    assert s.stack[-1] == ("turn", SHADOW)


@rule("BG-17.32")
def test_nobody_activates_a_nation_from_a_town_or_from_what_the_enemy_holds() -> None:
    s = parting(companions="Gandalf the Grey, Legolas", bearers="Bree")
    do(s, "gandalf the Grey", "to Bree")
    assert step_of(s, "North")[1] is False
    s = parting({"Dale": "Sauron Regular"}, companions="Gandalf the Grey, Legolas", bearers="Dale", taken={"Dale": SHADOW})
    do(s, "gandalf the Grey", "to Dale")
    assert step_of(s, "North")[1] is False
    assert s.stack[-1] == ("turn", SHADOW)


# By a card.


@rule("BG-C38")
def test_by_a_card_with_no_companion_left_nobody_is_asked() -> None:
    s = table(companions="", asking=("separation", FREE, 2, 0, 0), then=(("turn", SHADOW),), dice_shadow="Army")
    assert s.stack == [("turn", SHADOW)]
