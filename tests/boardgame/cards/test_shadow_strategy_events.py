"""Shadow Strategy cards 1 to 6: hits, a siege, cards on the table, dice and bad news."""

from __future__ import annotations

from typing import Any

import pytest

from tests.boardgame.cards.shadow_strategy import ALL_SHADOW, done, holding, played
from tests.boardgame.throwing import dice, faces
from tests.citing import card, rule
from thirdage.boardgame.politics import BY_CAPTURE, BY_CARD, advance
from thirdage.boardgame.positions import FREE, SHADOW, asked, at, do, log, names, step_of, table, why_not
from thirdage.boardgame.state import State
from thirdage.boardgame.tables import FIRST_FACE, GONDOR, REGION, WILL_DIE


def to_the_cards(s: State, *labels: str) -> None:
    """These answers, then the first option each time, until somebody may use a Combat card."""
    do(s, *labels)
    while s.stack[-1][0] != "combat_card":
        do(s, asked(s)[0])


# Return to Valinor.

LOST_HAVENS = {"Grey Havens": SHADOW}


@card("Return to Valinor")
@rule("BG-C94", "BG-C7")
def test_elves_depart_from_every_stronghold_not_besieged_in_the_order_the_shadow_wants(monkeypatch: pytest.MonkeyPatch) -> None:
    armies = {
        "Rivendell": "Elven Regular, 2 Elven Elites, 2 North Regulars",
        "Lórien": "6 Elven Elites",
        "inside Woodland Realm": "Elven Regular",
        "Woodland Realm": "Sauron Regular",
    }
    s = played("Return to Valinor", armies, taken=LOST_HAVENS)
    assert asked(s) == ["lórien", "rivendell"]
    dice(monkeypatch, faces(5, 6, 1), faces(6, 6, 6, 6, 6, 6))
    do(s, "Rivendell")  # three dice for three Elves, one hit on the whole Army
    assert asked(s) == ["remove Elven Regular", "reduce Elven Elite", "remove North Regular"]
    do(s, "remove North Regular")
    assert s.stack[-1][-2] == 5  # of six Elves in Lórien only five count
    do(s, *["reduce Elven Elite"] * 3, *["remove Elven Regular"] * 2)
    assert at(s, "Rivendell") == "Elven Regular, 2 Elven Elites, North Regular"
    assert at(s, "Lórien") == "Elven Regular, 3 Elven Elites"
    assert at(s, "inside Woodland Realm") == "Elven Regular"
    assert step_of(s, "north") == (0, False)  # BG-C8: no politics
    done(s, "Return to Valinor")


@card("Return to Valinor")
@rule("BG-C8", "BG-9.12")
def test_when_the_last_elf_departs_leaders_fall_and_companions_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    s = holding(
        "Return to Valinor", {"Lórien": "Sauron Regular", "Rivendell": "Elven Regular, Elven Leader, Legolas"}, taken={"Lórien": SHADOW}
    )
    dice(monkeypatch, faces(6))
    do(s, "play Return to Valinor")
    assert at(s, "Rivendell") == "Legolas"
    told = log(s)
    assert "Dice for Return to Valinor: 6: one of them counts." in told
    assert "Return to Valinor strikes Rivendell: one hit." in told
    done(s, "Return to Valinor")


@card("Return to Valinor")
@rule("BG-C94", "BG-R1")
def test_an_elven_stronghold_must_be_the_shadow_s() -> None:
    armies = {"Lórien": "Sauron Regular", "inside Lórien": "Elven Regular"}
    s = holding("Return to Valinor", armies, taken={"Moria": FREE, "Edoras": SHADOW})
    assert why_not(s, "play", "Return to Valinor") == "BG-C94"  # besieged is not taken
    s = played("Return to Valinor", armies, taken=LOST_HAVENS)  # and there is nobody to depart
    assert at(s, "inside Lórien") == "Elven Regular"
    done(s, "Return to Valinor")


# The Fighting Uruk-hai.

URUKS = {"Orthanc": "Saruman", "Helm's Deep": "3 Isengard Regulars, 2 Southron Regulars", "inside Helm's Deep": "2 Rohan Regulars"}
NO_CARDS = ("no", "no")
HELD = "The Power of Tom Bombadil"


@card("The Fighting Uruk-hai")
@rule("BG-C86", "BG-14.16")
def test_the_uruk_hai_may_fight_three_rounds_and_more_for_an_elite(monkeypatch: pytest.MonkeyPatch) -> None:
    armies = {**URUKS, "Helm's Deep": "3 Isengard Regulars, Isengard Elite", "inside Helm's Deep": "4 Rohan Regulars"}
    s = played("The Fighting Uruk-hai", armies, war="isengard")
    dice(monkeypatch, *[faces(1, 1, 1, 1)] * 9)
    do(s, "attack with everybody", *NO_CARDS)
    assert asked(s) == ["fight", "cease"]
    do(s, "fight", *NO_CARDS)
    assert asked(s) == ["fight", "cease"]
    do(s, "fight", *NO_CARDS)
    assert asked(s) == ["reduce Isengard Elite", "cease"]
    do(s, "cease")
    assert step_of(s, "rohan") == (1, True)  # it is an attack
    done(s, "The Fighting Uruk-hai")


@card("The Fighting Uruk-hai")
@rule("BG-C86")
@pytest.mark.parametrize("who, options", [("", ["no"]), (", Gimli", [f"use {HELD}", "no"]), (", Rohan Leader", ["no"])])
def test_in_the_first_round_a_combat_card_takes_a_companion(monkeypatch: pytest.MonkeyPatch, who: str, options: list[str]) -> None:
    armies = {**URUKS, "inside Helm's Deep": f"4 Rohan Regulars{who}"}
    s = played("The Fighting Uruk-hai", armies, war="isengard", hand_free=HELD)
    dice(monkeypatch, *[faces(1, 1, 1, 1, 1)] * 9)
    do(s, "attack with all others", "no")
    assert s.stack[-1][:2] == ("combat_card", FREE)
    assert asked(s) == options
    if options == ["no"]:
        assert why_not(s, "use", HELD) == "BG-C86"
    do(s, "no", "fight", "no")
    assert asked(s) == [f"use {HELD}", "no"]  # later rounds are as always
    do(s, "no", "cease")
    done(s, "The Fighting Uruk-hai")


@card("The Fighting Uruk-hai")
@rule("BG-C86", "BG-13.5")
def test_an_isengard_unit_is_among_the_attackers(monkeypatch: pytest.MonkeyPatch) -> None:
    armies = {**URUKS, "Helm's Deep": "2 Isengard Regulars, 2 Southron Regulars"}
    s = played("The Fighting Uruk-hai", armies, war="isengard, southrons")
    do(s, "keep back: Isengard Regular")
    assert asked(s) == ["attack with all others", "keep back: Southron Regular"]
    assert why_not(s, "keep", "Isengard Regular") == "BG-13.3"
    dice(monkeypatch, faces(6, 6, 6), faces(1, 1))
    do(s, "attack with all others", *NO_CARDS)
    assert s.taken == {REGION["Helm's Deep"]: SHADOW}
    done(s, "The Fighting Uruk-hai")


@card("The Fighting Uruk-hai")
@rule("BG-C86", "BG-R28")
def test_which_siege_and_when_none_can_be_fought() -> None:
    two = {**URUKS, "Edoras": "Isengard Elite", "Lórien": "Isengard Elite", "inside Lórien": "Elven Elite"}
    s = played("The Fighting Uruk-hai", two, war="isengard")
    assert sorted(asked(s)) == ["at Helm's Deep", "at Lórien"]
    assert why_not(s, "at", "Edoras") == "BG-C86"
    no_isengard = {**URUKS, "Helm's Deep": "2 Southron Regulars"}
    no_saruman = {**URUKS, "Orthanc": "Isengard Regular"}
    no_siege = {"Orthanc": "Isengard Regular, Saruman", "Fords of Isen": "Rohan Regular"}
    for armies in (no_isengard, no_saruman, no_siege):
        assert why_not(holding("The Fighting Uruk-hai", armies, war="isengard"), "play", "The Fighting Uruk-hai") == "BG-C86"
    s = played("The Fighting Uruk-hai", URUKS, war="southrons")  # Isengard is not At War: played, but without effect
    done(s, "The Fighting Uruk-hai")


@card("The Fighting Uruk-hai", "A Power too Great")
@rule("BG-C86", "BG-C57", "BG-9.7")
def test_where_a_power_too_great_stands_the_uruk_hai_storm_nothing() -> None:
    armies = {"Orthanc": "Saruman", "Lórien": "2 Isengard Regulars", "inside Lórien": "Elven Regular"}
    s = played("The Fighting Uruk-hai", armies, war="isengard", on_table="A Power too Great")
    assert at(s, "inside Lórien") == "Elven Regular"
    done(s, "The Fighting Uruk-hai")
    s = played("The Fighting Uruk-hai", {**URUKS, **armies}, war="isengard", on_table="A Power too Great")
    assert s.stack[-1][0] == "rearguard"  # the other siege is no choice
    do(s, "attack with all others")
    assert "Shadow storms the Stronghold of Helm's Deep." in log(s)
    assert s.stack[-1][:2] == ("combat_card", SHADOW)


# Denethor's Folly.

SIEGE = {"Minas Tirith": "3 Sauron Regulars", "inside Minas Tirith": "3 Gondor Regulars, Gondor Leader, Rohan Leader"}


def lies(s: State) -> bool:
    return names(s.table) == ["Denethor's Folly"]


@card("Denethor's Folly")
@rule("BG-C95", "BG-9.9")
def test_the_shadow_chooses_a_leader_of_any_nation() -> None:
    s = played("Denethor's Folly", SIEGE, war="sauron, gondor")
    assert asked(s) == ["eliminate Gondor Leader", "eliminate Rohan Leader"]
    do(s, "eliminate Rohan Leader")
    assert at(s, "inside Minas Tirith") == "3 Gondor Regulars, Gondor Leader"
    assert s.stack[-1] == ("turn", FREE) and lies(s) and s.gone == []
    s = played("Denethor's Folly", {**SIEGE, "inside Minas Tirith": "Gondor Regular, Boromir"}, war="sauron, gondor")
    assert at(s, "inside Minas Tirith") == "Gondor Regular, Boromir"  # a Companion is no Leader figure
    assert s.stack[-1] == ("turn", FREE) and lies(s)


@card("Denethor's Folly")
@rule("BG-C95")
def test_only_while_minas_tirith_is_besieged() -> None:
    for armies in ({"Minas Tirith": "Gondor Regular", "Osgiliath": "Sauron Regular"}, {"Minas Tirith": "Sauron Regular"}):
        taken = {"Minas Tirith": SHADOW} if "Osgiliath" not in armies else {}
        s = holding("Denethor's Folly", armies, taken=taken)
        assert why_not(s, "play", "Denethor's Folly") == "BG-C95"
        assert s.stack[-1][0] == "action"


def besieged_with_folly(shadow: str = "Army", free: str = "Character", **more: Any) -> State:
    armies = more.pop("armies", SIEGE)
    seat = more.pop("seat", SHADOW)
    return table(
        armies, on_table="Denethor's Folly", dice_shadow=shadow, dice_free=free, war="all", asking=("turn", seat), hand_free=HELD, **more
    )


@card("Denethor's Folly")
@rule("BG-C95", "BG-T2")
def test_no_combat_cards_in_the_siege_battle_and_the_card_goes_with_the_siege(monkeypatch: pytest.MonkeyPatch) -> None:
    s = besieged_with_folly()
    dice(monkeypatch, faces(6, 6, 6), faces(1, 1, 1))
    to_the_cards(s, "use Army", "attack")
    do(s, "no")
    assert asked(s) == ["no"]
    assert why_not(s, "use", HELD) == "BG-C95"
    do(s, "no")
    assert s.taken == {REGION["Minas Tirith"]: SHADOW}
    assert s.table == [] and names(s.gone) == ["Denethor's Folly"]
    assert s.stack[-1] == ("turn", FREE)


@card("Denethor's Folly")
@rule("BG-C95")
def test_nor_in_a_sortie_or_a_relief_battle_but_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    armies = {**SIEGE, "Lossarnach": "Gondor Regular", "Edoras": "Rohan Regular", "Westemnet": "Isengard Regular"}
    for source, target, options in (
        ("the Stronghold of Minas Tirith", "Minas Tirith", 1),
        ("Lossarnach", "Minas Tirith", 1),
        ("Edoras", "Westemnet", 2),
    ):
        s = table(
            {**armies, "Edoras": "Rohan Regular, Strider", "Lossarnach": "Gondor Regular, Boromir"},
            on_table="Denethor's Folly", dice_free="Character", dice_shadow="Army", war="all", asking=("turn", FREE), hand_free=HELD,
        )  # fmt: skip
        to_the_cards(s, "use Character", "attack", f"from {source}")
        assert s.stack[-1][:2] == ("combat_card", FREE), target
        assert len(asked(s)) == options, source


@card("Denethor's Folly")
@rule("BG-T2", "BG-9.9")
def test_the_folly_ends_when_the_besiegers_leave() -> None:
    s = besieged_with_folly()
    do(s, "use Army", "move an Army")
    while "everybody who can" not in asked(s):
        do(s, asked(s)[0])
    do(s, "everybody who can")
    assert s.table == [] and names(s.gone) == ["Denethor's Folly"]
    assert at(s, "Minas Tirith") == "3 Gondor Regulars, Gondor Leader, Rohan Leader"
    assert s.stack[-1][0] == "turn"


@card("Denethor's Folly")
@rule("BG-C96", "BG-C19")
@pytest.mark.parametrize(
    "die, who, allowed",
    [
        ("Will of the West", "", True),
        ("Event", "", False),
        ("Muster", ", Strider", False),
        ("Event", ", Gandalf the Grey", True),
        ("Muster", ", Gandalf the White", True),
        ("Character", ", Aragorn", True),
    ],
)
def test_the_free_peoples_end_the_folly_with_a_will_or_by_a_healer(die: str, who: str, allowed: bool) -> None:
    s = besieged_with_folly(free=die, seat=FREE, armies={**SIEGE, "inside Minas Tirith": f"3 Gondor Regulars{who}"})
    do(s, f"use {die}")
    assert ("take Denethor's Folly off the table" in [name.replace("’", "'") for name in asked(s)]) == allowed
    if not allowed:
        assert why_not(s, "remove_card", "Denethor's Folly") == "BG-C96"
        do(s, "skip: discard the die")
        assert lies(s)
    else:
        do(s, "take Denethor's Folly off the table")
        assert s.table == [] and names(s.gone) == ["Denethor's Folly"]
    assert s.stack[-1] == ("turn", SHADOW)  # it was their action


# The Day Without Dawn.


@card("The Day Without Dawn")
@rule("BG-C97")
def test_every_unused_will_of_the_west_is_used_up() -> None:
    s = played("The Day Without Dawn", dice_free="Will of the West, Will of the West, Character", war=ALL_SHADOW, box=(1, 0))
    assert s.dice[FREE][WILL_DIE - FIRST_FACE] == 0 and sum(s.dice[FREE]) == 1
    assert s.box == [1, 0]
    assert "2 unused Will of the West dice of the Free Peoples are used up without effect." in log(s)
    done(s, "The Day Without Dawn")
    s = played("The Day Without Dawn", war=ALL_SHADOW)  # none there: played without effect
    assert sum(s.dice[FREE]) == 1
    done(s, "The Day Without Dawn")


@card("The Day Without Dawn")
@rule("BG-C97", "BG-9.7")
def test_the_day_without_dawn_needs_the_whole_shadow_at_war() -> None:
    s = holding("The Day Without Dawn", dice_free="Will of the West", war="isengard, southrons")
    assert why_not(s, "play", "The Day Without Dawn") == "BG-C97"
    assert s.stack[-1][0] == "action"


# Threats and Promises.


def threatened(die: str = "Muster", armies: dict[str, str] | None = None, **more: Any) -> State:
    """It is the turn of the Free Peoples, and the card lies on the table."""
    return table(armies, on_table="Threats and Promises", dice_free=die, dice_shadow="Army", asking=("turn", FREE), **more)


@card("Threats and Promises")
@rule("BG-C98")
def test_no_muster_result_advances_a_passive_nation_whatever_the_die_was() -> None:
    s = played("Threats and Promises")
    assert names(s.table) == ["Threats and Promises"] and s.stack[-1] == ("turn", FREE)
    for picks in (("use Muster",), ("use Will of the West", "use it as Muster")):
        s = threatened(picks[0].removeprefix("use "), active="gondor")
        do(s, *picks)
        advances = [name for name in asked(s) if name.startswith("advance")]
        assert advances == ["advance the Elves on the Political Track", "advance Gondor on the Political Track"]  # the active ones
        assert why_not(s, "advance", "rohan") == "BG-C98"
        do(s, "advance Gondor on the Political Track")
        assert step_of(s, "gondor") == (2, True)
        assert names(s.table) == ["Threats and Promises"]  # a Diplomatic action does not end it
        assert s.stack[-1] == ("turn", SHADOW)


@card("Threats and Promises")
@rule("BG-C98")
def test_a_companion_s_ability_is_not_barred_and_ends_it() -> None:
    s = threatened(armies={"Minas Tirith": "Gondor Regular, Boromir"})
    do(s, "use Muster", "boromir advances Gondor")
    assert step_of(s, "gondor") == (2, False)
    assert s.table == [] and names(s.gone) == ["Threats and Promises"]
    assert s.stack[-1] == ("turn", SHADOW)


@card("Threats and Promises")
@rule("BG-C98")
def test_an_attack_that_moves_a_nation_ends_it_a_step_not_made_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    for track, left in ((0, []), (2, ["Threats and Promises"])):
        s = table(
            {"Osgiliath": "Sauron Regular", "Pelargir": "Rohan Regular"}, track={"rohan": track}, war="sauron",
            on_table="Threats and Promises; Wormtongue", dice_shadow="Army", dice_free="Character", asking=("turn", SHADOW),
        )  # fmt: skip
        to_the_cards(s, "use Army", "attack")
        assert [name for name in names(s.table) if name != "Wormtongue"] == left  # a passive Nation does not go to war
        assert s.stack[-1][0] == "combat_card"


@card("Threats and Promises")
@rule("BG-C98")
def test_a_capture_or_a_card_does_not_end_it() -> None:
    s = threatened()
    advance(s, GONDOR, BY_CAPTURE)
    advance(s, GONDOR, BY_CARD)
    assert names(s.table) == ["Threats and Promises"]
    assert s.stack[-1] == ("turn", FREE)


# Stormcrow.


@card("Stormcrow")
@rule("BG-C99")
def test_a_nation_falls_back_and_the_free_peoples_lose_a_figure_of_their_choice() -> None:
    armies = {"Edoras": "Rohan Regular, Rohan Elite", "Bree": "Gandalf the Grey", "Dale": "North Elite", "Helm's Deep": "Rohan Regular"}
    s = played("Stormcrow", {**armies, "Folde": "Strider"}, bearers="Moria", track={"rohan": 1, "north": 2}, active="rohan")
    assert asked(s) == ["the North", "rohan"]
    do(s, "Rohan")
    assert step_of(s, "rohan") == (0, True)  # it stays active
    assert s.stack[-1][:2] == ("stormcrow_loss", FREE)
    assert asked(s) == ["eliminate Rohan Regular", "eliminate Rohan Elite"]
    do(s, "eliminate Rohan Regular")
    assert sorted(asked(s)) == ["at Edoras", "at Helm's Deep"]
    do(s, "at Edoras")
    assert (at(s, "Edoras"), at(s, "Helm's Deep")) == ("Rohan Elite", "Rohan Regular")
    done(s, "Stormcrow")
    s = played("Stormcrow", {"Edoras": "Rohan Regular, Rohan Elite", "Folde": "Strider"}, bearers="Moria")
    do(s, "eliminate Rohan Elite")  # whole, and for good
    assert at(s, "Edoras") == "Rohan Regular"
    assert sum(s.lost) == 1
    assert step_of(s, "rohan") == (0, False)  # there is no box before the first
    done(s, "Stormcrow")


@card("Stormcrow")
@rule("BG-C99", "BG-C8")
def test_a_last_unit_takes_its_leaders_along_and_a_garrison_its_stronghold() -> None:
    armies = {"inside Helm's Deep": "Rohan Regular, North Leader, Legolas", "Helm's Deep": "Isengard Regular"}
    s = played("Stormcrow", armies, bearers="Edoras")
    assert s.taken == {REGION["Helm's Deep"]: SHADOW}
    assert at(s, "Helm's Deep") == "Isengard Regular, Legolas"
    done(s, "Stormcrow")
    s = played("Stormcrow", {"Edoras": "Rohan Leader, North Regular"}, bearers="Edoras")  # a Leader can be chosen
    assert at(s, "Edoras") == "North Regular"
    done(s, "Stormcrow")
    s = played("Stormcrow", {"Edoras": "North Regular"}, bearers="Edoras", track={"rohan": 2})  # nobody of Rohan: no loss
    assert (at(s, "Edoras"), step_of(s, "rohan")) == ("North Regular", (1, False))
    done(s, "Stormcrow")


@card("Stormcrow")
@rule("BG-C99", "BG-C15")
def test_somebody_must_be_in_the_land_of_a_nation_not_at_war() -> None:
    for where in (
        {"bearers": "Moria"},
        {"bearers": "Edoras", "war": "rohan"},
        {"mordor": 1},
        {"bearers": "Moria", "armies": {"Orthanc": "Gimli"}},
    ):
        assert why_not(holding("Stormcrow", **where), "play", "Stormcrow") == "BG-C99"
    s = played("Stormcrow", {"inside Helm's Deep": "Gondor Regular, Gimli", "Helm's Deep": "Isengard Regular"}, mordor=1)  # inside too
    assert at(s, "inside Helm's Deep") == "Gondor Regular, Gimli"
    done(s, "Stormcrow")
