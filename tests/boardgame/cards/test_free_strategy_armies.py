"""Free Peoples Strategy cards that move Armies: Paths of the Woses, Through a Day and a Night."""

from __future__ import annotations

from tests.boardgame.cards.free_strategy import over, play
from tests.citing import card, rule
from thirdage.boardgame.positions import GONDOR, ROHAN, SHADOW, asked, at, do, step_of, table, why_not
from thirdage.boardgame.state import State

# Paths of the Woses.


@card("Paths of the Woses")
@rule("BG-T1", "BG-C64")
def test_paths_of_the_woses_needs_an_army_icon_and_rohan_at_war() -> None:
    for die, may in (("Event", True), ("Muster/Army", True), ("Character", False), ("Muster", False)):
        s = table({"Edoras": "Rohan Regular"}, war="Rohan", hand_free="Paths of the Woses", dice_free=die)
        do(s, f"use {die}")
        assert ("play Paths of the Woses" in asked(s)) == may
        assert s.stack[-1][0] == "action"
    s = table({"Edoras": "Rohan Regular"}, active="Rohan", track={"rohan": 2}, hand_free="Paths of the Woses", dice_free="Event")
    do(s, "use Event")
    assert why_not(s, "play", "Paths of the Woses") == "BG-C64"
    assert s.stack[-1][0] == "action"


@card("Paths of the Woses")
@rule("BG-C64", "BG-C2")
def test_an_army_of_rohan_goes_straight_to_minas_tirith_whole_or_in_part() -> None:
    armies = {"Edoras": "2 Rohan Regulars, Rohan Elite, Rohan Leader, Gimli", "Westemnet": "Rohan Regular", "Fangorn": "Rohan Regular"}
    s = play("Paths of the Woses", armies, war="Rohan")
    assert asked(s) == ["from Edoras", "from Westemnet"]
    assert why_not(s, "from", "Fangorn") == "BG-C64"  # no region of Rohan
    do(s, "from Edoras", "rohan Elite", "gimli", "set out")
    assert at(s, "Minas Tirith") == "Rohan Elite, Gimli"
    assert at(s, "Edoras") == "2 Rohan Regulars, Rohan Leader"
    assert step_of(s, "gondor") == (1, False)  # Gimli wakes the Dwarves alone
    assert over(s, "Paths of the Woses")
    s = play("Paths of the Woses", armies, war="Rohan")
    do(s, "from Edoras", "everybody who can")
    assert (at(s, "Minas Tirith"), at(s, "Edoras")) == ("2 Rohan Regulars, Rohan Elite, Rohan Leader, Gimli", "")
    assert over(s, "Paths of the Woses")


@card("Paths of the Woses")
@rule("BG-C64", "BG-16.5")
def test_a_companion_who_comes_along_wakes_gondor() -> None:
    s = play("Paths of the Woses", {"Edoras": "Rohan Regular, Boromir"}, war="Rohan")
    do(s, "everybody who can")
    assert at(s, "Minas Tirith") == "Rohan Regular, Boromir"
    assert step_of(s, "gondor") == (1, True)
    assert over(s, "Paths of the Woses")


@card("Paths of the Woses")
@rule("BG-C64", "BG-2.9")
def test_if_the_shadow_besieges_or_holds_minas_tirith_the_paths_end_next_to_it() -> None:
    siege = {"inside Minas Tirith": "Gondor Regular", "Minas Tirith": "Sauron Regular"}
    held = {"Minas Tirith": "Sauron Regular"}
    for armies, taken in ((siege, {}), (held, {"Minas Tirith": SHADOW}), ({}, {"Minas Tirith": SHADOW})):
        s = play("Paths of the Woses", {**armies, "Edoras": "Rohan Regular", "Osgiliath": "Sauron Regular"}, taken=taken, war="Rohan")
        assert asked(s) == ["to Drúadan Forest", "to Lossarnach"]  # Osgiliath holds enemies
        assert why_not(s, "to", "Osgiliath") == "BG-12.7"
        assert why_not(s, "to", "Minas Tirith") == "BG-C64"
        do(s, "to Lossarnach")
        assert (at(s, "Lossarnach"), at(s, "Edoras")) == ("Rohan Regular", "")
        assert over(s, "Paths of the Woses")


@card("Paths of the Woses")
@rule("BG-C64", "BG-12.11")
def test_at_the_end_of_the_paths_an_open_settlement_of_the_shadow_is_taken() -> None:
    taken = {"Minas Tirith": SHADOW, "Lossarnach": SHADOW}
    s = play("Paths of the Woses", {"Edoras": "Rohan Regular"}, taken=taken, war="Rohan")
    do(s, "to Lossarnach")
    assert len(s.taken) == 1  # Lossarnach is free again
    assert over(s, "Paths of the Woses")


@card("Paths of the Woses")
@rule("BG-C64", "BG-12.9")
def test_of_nations_not_at_war_only_gondor_may_go_home() -> None:
    s = play("Paths of the Woses", {"Edoras": "Rohan Regular, North Regular, Gondor Regular"}, war="Rohan")
    assert asked(s) == ["everybody who can", "gondor Regular", "rohan Regular"]
    assert why_not(s, "take", "North Regular") == "BG-12.9"
    do(s, "everybody who can")
    assert (at(s, "Minas Tirith"), at(s, "Edoras")) == ("Gondor Regular, Rohan Regular", "North Regular")
    assert over(s, "Paths of the Woses")
    s = play("Paths of the Woses", {"Edoras": "North Regular"}, war="Rohan")  # nobody can go
    assert at(s, "Edoras") == "North Regular"
    assert over(s, "Paths of the Woses")
    s = play("Paths of the Woses", {"Edoras": "North Regular"}, taken={"Minas Tirith": SHADOW}, war="Rohan")
    assert at(s, "Osgiliath") == "North Regular"  # the only region there that is not of Gondor
    assert over(s, "Paths of the Woses")


@card("Paths of the Woses")
@rule("BG-C64", "BG-R4")
def test_no_more_come_than_minas_tirith_can_hold() -> None:
    s = play("Paths of the Woses", {"Edoras": "3 Rohan Regulars", "Minas Tirith": "8 Gondor Regulars"}, war="Rohan")
    do(s, "rohan Regular")  # the first must go, a third cannot
    assert (at(s, "Minas Tirith"), at(s, "Edoras")) == ("8 Gondor Regulars, 2 Rohan Regulars", "Rohan Regular")
    assert over(s, "Paths of the Woses")
    s = play("Paths of the Woses", {"Edoras": "3 Rohan Regulars", "Minas Tirith": "10 Gondor Regulars"}, war="Rohan")
    assert at(s, "Edoras") == "3 Rohan Regulars"
    assert over(s, "Paths of the Woses")


DEEP = {"inside Helm's Deep": "2 Rohan Regulars, Rohan Leader, Gimli", "Helm's Deep": "2 Isengard Regulars"}


@card("Paths of the Woses")
@rule("BG-C64", "BG-C65")
def test_the_paths_lead_out_of_a_siege_and_the_last_to_leave_lose_the_stronghold() -> None:
    s = play("Paths of the Woses", DEEP, war="Rohan")
    do(s, "rohan Regular", "set out")
    assert (at(s, "Minas Tirith"), at(s, "inside Helm's Deep")) == ("Rohan Regular", "Rohan Regular, Rohan Leader, Gimli")
    assert s.taken == {}  # the siege goes on
    assert over(s, "Paths of the Woses")
    s = play("Paths of the Woses", DEEP, war="Rohan")
    do(s, "rohan Regular")
    assert why_not(s, "take", "Rohan Regular") == ""
    do(s, "rohan Regular")
    assert why_not(s, "go") == "BG-12.4"  # the Leader may not be left without units
    do(s, "rohan Leader", "set out")
    assert at(s, "Minas Tirith") == "2 Rohan Regulars, Rohan Leader"
    assert (at(s, "inside Helm's Deep"), at(s, "Helm's Deep")) == ("", "2 Isengard Regulars, Gimli")  # he stays in the region
    assert [*s.taken.values()] == [SHADOW]
    assert over(s, "Paths of the Woses")


@card("Paths of the Woses")
@rule("BG-9.7")
def test_without_an_army_in_rohan_nothing_happens() -> None:
    s = play("Paths of the Woses", {"Edoras": "Gimli", "Lossarnach": "Rohan Regular"}, war="Rohan")
    assert at(s, "Minas Tirith") == ""
    assert over(s, "Paths of the Woses")


@card("Paths of the Woses")
@rule("BG-C25")
def test_of_four_the_paths_are_open_to_own_armies_alone() -> None:
    for seat, came in ((GONDOR, "Gondor Regular"), (ROHAN, "Rohan Regular")):
        s = table(
            {"Edoras": "Rohan Regular", "Folde": "Gondor Regular"},
            war="Rohan, Gondor",
            persons=4,
            hands={seat: "Paths of the Woses"},
            dice_free="Muster/Army",
            dice_shadow="Army",
            asking=("turn", seat),
        )
        do(s, "use Muster/Army", "play Paths of the Woses")
        assert at(s, "Minas Tirith") == came
        assert s.stack[-1][0] == "turn"


# Through a Day and a Night.

NIGHT = "Through a Day and a Night"


@card("Through a Day and a Night")
@rule("BG-C66", "BG-12.12")
def test_an_army_with_a_companion_moves_up_to_two_regions() -> None:
    s = play(NIGHT, {"Edoras": "2 Rohan Regulars, Rohan Leader, Gimli", "Lórien": "Elven Regular"}, war="Rohan, Elves")
    do(s, "everybody who can", "to Folde")
    assert asked(s) == ["to Drúadan Forest", "to Eastemnet", "to Edoras", "to Westemnet", "stop in Folde"]
    do(s, "to Drúadan Forest")
    assert at(s, "Drúadan Forest") == "2 Rohan Regulars, Rohan Leader, Gimli"
    assert over(s, NIGHT)
    s = play(NIGHT, {"Edoras": "Rohan Regular, Gimli"}, war="Rohan")
    do(s, "everybody who can", "to Folde", "stop in Folde")
    assert at(s, "Folde") == "Rohan Regular, Gimli"
    assert over(s, NIGHT)


@card("Through a Day and a Night")
@rule("BG-C66")
def test_a_part_of_the_army_goes_with_a_companion_and_a_unit() -> None:
    s = play(NIGHT, {"Edoras": "2 Rohan Regulars, Gimli, Legolas", "Folde": "3 Rohan Regulars"}, war="Rohan")
    do(s, "rohan Regular")
    assert why_not(s, "go") == "BG-12.3"  # no Companion yet
    do(s, "gimli", "set out", "to Folde", "to Drúadan Forest")
    assert at(s, "Drúadan Forest") == "Rohan Regular, Gimli"
    assert (at(s, "Edoras"), at(s, "Folde")) == ("Rohan Regular, Legolas", "3 Rohan Regulars")  # nobody joined on the way
    assert over(s, NIGHT)


@card("Through a Day and a Night")
@rule("BG-C66", "BG-12.7")
def test_neither_step_leads_to_enemies_and_a_settlement_passed_is_taken() -> None:
    armies = {"Edoras": "Rohan Regular, Gimli", "Westemnet": "Isengard Regular", "Eastemnet": "Isengard Regular"}
    s = play(NIGHT, armies, taken={"Folde": SHADOW, "Westemnet": SHADOW}, war="Rohan")
    do(s, "everybody who can")  # Folde is the only way
    assert asked(s) == ["to Drúadan Forest", "to Edoras", "stop in Folde"]
    do(s, "to Drúadan Forest")
    assert len(s.taken) == 1  # Folde was taken back in passing
    assert over(s, NIGHT)


@card("Through a Day and a Night")
@rule("BG-C66", "BG-12.9")
def test_both_steps_keep_out_of_other_lands_without_war() -> None:
    for war, second in (("", False), ("Rohan", True)):
        s = play(NIGHT, {"Eastemnet": "Rohan Regular, Gimli"}, war=war)
        do(s, "everybody who can")
        assert ("to Drúadan Forest" in asked(s)) == second  # of Gondor
        do(s, "to Folde")
        assert ("to Drúadan Forest" in asked(s)) == second
        assert why_not(s, "to", "Drúadan Forest") == ("" if second else "BG-12.9")
        do(s, "stop in Folde")
        assert at(s, "Folde") == "Rohan Regular, Gimli"
        assert over(s, NIGHT)


@card("Through a Day and a Night")
@rule("BG-12.12", "BG-R4")
def test_stacking_is_judged_at_the_end_alone() -> None:
    s = play(NIGHT, {"Edoras": "2 Rohan Regulars, Gimli", "Folde": "4 Elven Elites, 5 Gondor Regulars"}, war="Rohan, Gondor, Elves")
    do(s, "everybody who can", "to Folde")
    assert "stop in Folde" not in asked(s)  # eleven would be too many
    do(s, "to Eastemnet")
    assert at(s, "Eastemnet") == "2 Rohan Regulars, Gimli"
    assert over(s, NIGHT)


@card("Through a Day and a Night")
@rule("BG-C66", "BG-R81")
def test_a_besieged_army_does_not_move_by_it() -> None:
    s = play(NIGHT, {"inside Helm's Deep": "Rohan Regular, Gimli", "Helm's Deep": "Isengard Regular", "Edoras": "Rohan Regular"})
    assert at(s, "inside Helm's Deep") == "Rohan Regular, Gimli"  # played, for there is such an Army, but without effect
    assert over(s, NIGHT)


@card("Through a Day and a Night")
@rule("BG-C66", "BG-9.7")
def test_without_an_army_with_a_companion_it_cannot_be_played() -> None:
    s = table({"Edoras": "Gimli", "Folde": "Rohan Regular"}, hand_free=NIGHT, dice_free="Muster/Army")
    do(s, "use Muster/Army")
    assert f"play {NIGHT}" not in asked(s)
    assert why_not(s, "play", NIGHT) == "BG-C66"
    assert s.stack[-1][0] == "action"


@card("Through a Day and a Night")
@rule("BG-C66", "BG-16.5")
def test_the_companion_wakes_a_nation_where_he_ends_his_march_not_where_he_passes() -> None:
    s = play(NIGHT, {"Osgiliath": "Rohan Regular, Boromir"}, war="Rohan")
    do(s, "everybody who can", "to Minas Tirith", "to Lossarnach")
    assert (at(s, "Lossarnach"), step_of(s, "gondor")) == ("Rohan Regular, Boromir", (1, False))
    assert over(s, NIGHT)
    s = play(NIGHT, {"Osgiliath": "Rohan Regular, Boromir"}, war="Rohan")
    do(s, "everybody who can", "to Minas Tirith", "stop in Minas Tirith")
    assert step_of(s, "gondor") == (1, True)
    assert over(s, NIGHT)


def of_three(armies: dict[str, str]) -> State:
    """Of three persons the Free Peoples have just moved everybody from Edoras to Folde, and hold Through a Day and a Night."""
    s = table(armies, persons=3, war="Rohan, Gondor", hand_free=NIGHT, dice_free="Muster/Army, Muster/Army", dice_shadow="Army, Army")
    do(s, "use Muster/Army", "move an Army", "from Edoras", "to Folde", "everybody who can", "no more")
    do(s, "use Army", "skip: discard the die", "use Muster/Army")
    return s


@card("Through a Day and a Night")
@rule("BG-21.23", "BG-R77", "BG-R78")
def test_of_three_no_army_of_the_nation_of_the_action_before_marches_but_a_mixed_one_does() -> None:
    s = of_three({"Edoras": "2 Rohan Regulars", "Westemnet": "2 Rohan Regulars, Gimli"})
    do(s, f"play {NIGHT}")
    assert at(s, "Westemnet") == "2 Rohan Regulars, Gimli"  # nobody may go: they are all of Rohan
    assert s.stack[-1][0] == "turn"
    s = of_three(
        {"Edoras": "2 Rohan Regulars", "Westemnet": "2 Rohan Regulars, Gondor Regular, Gimli", "Eastemnet": "Rohan Regular, Legolas"}
    )
    do(s, f"play {NIGHT}")
    assert s.stack[-1][0] == "long_column"  # from Westemnet alone
    do(s, "rohan Regular", "gimli")
    assert why_not(s, "go") == "BG-21.23"
    do(s, "gondor Regular", "set out", "to Folde", "to Drúadan Forest")
    assert at(s, "Drúadan Forest") == "Gondor Regular, Rohan Regular, Gimli"
    assert (at(s, "Westemnet"), at(s, "Folde")) == ("Rohan Regular", "2 Rohan Regulars")
    assert s.stack[-1][0] == "turn"


@card("Through a Day and a Night")
@rule("BG-21.23", "BG-R78")
def test_of_three_not_the_mixed_army_that_moved_before_but_a_part_of_one_nation() -> None:
    s = of_three({"Edoras": "Rohan Regular, Gondor Regular, Gimli, Boromir", "Westemnet": "Gondor Regular, Legolas"})
    do(s, f"play {NIGHT}", "from Folde")
    assert "everybody who can" not in asked(s)
    do(s, "gondor Regular")
    assert why_not(s, "take", "Rohan Regular") == "BG-21.23"
    do(s, "gimli", "set out", "to Drúadan Forest", "stop in Drúadan Forest")
    assert (at(s, "Drúadan Forest"), at(s, "Folde")) == ("Gondor Regular, Gimli", "Rohan Regular, Boromir")
    assert s.stack[-1][0] == "turn"


@card("Through a Day and a Night")
@rule("BG-21.23", "BG-R77")
def test_of_three_the_march_is_an_action_on_its_nation() -> None:
    armies = {"Edoras": "Rohan Regular, Gimli"}
    s = table(armies, persons=3, war="Rohan", hand_free=NIGHT, dice_free="Muster/Army, Muster/Army", dice_shadow="Army, Army")
    do(s, "use Muster/Army", f"play {NIGHT}", "everybody who can", "to Folde", "to Eastemnet")
    do(s, "use Army", "skip: discard the die", "use Muster/Army")
    assert "move an Army" not in asked(s)
    assert s.stack[-1][0] == "action"
