"""Help Unlooked For: an Army next to a siege attacks the besieger."""

from __future__ import annotations

import pytest

from tests.boardgame.cards.free_strategy import over, play
from tests.boardgame.throwing import dice, faces
from tests.citing import card, rule
from thirdage.boardgame.positions import FREE, GONDOR, ROHAN, SHADOW, asked, at, do, log, step_of, table, why_not
from thirdage.boardgame.state import State


def rolls(s: State) -> list[str]:
    """The Combat rolls since last asked: `Shadow 1, 1`."""
    lines = [line for line in log(s) if line.startswith("Combat roll of the ")]
    return [line.removeprefix("Combat roll of the ").split(" (")[0].replace(":", "") for line in lines]


# Help Unlooked For.

SIEGE = {"inside Helm's Deep": "2 Rohan Regulars", "Helm's Deep": "5 Isengard Regulars", "Westemnet": "3 Rohan Regulars"}
BOTH = "Rohan, Isengard"


@card("Help Unlooked For")
@rule("BG-C63", "BG-14.24")
def test_the_besieger_is_attacked_and_loses_a_die_for_each_unit_inside_in_every_round(monkeypatch: pytest.MonkeyPatch) -> None:
    dice(monkeypatch, faces(1, 1, 1), faces(6, 1, 1, 6, 6), faces(1, 1), faces(1, 1, 1, 6, 6), faces(6, 6), faces(1, 1, 1, 6, 6))
    s = play("Help Unlooked For", SIEGE, war=BOTH)
    do(s, "attack with everybody", "no", "no")
    assert (at(s, "Westemnet"), at(s, "Helm's Deep")) == ("2 Rohan Regulars", "5 Isengard Regulars")
    do(s, "fight", "stand", "no", "no", "fight", "stand", "no", "no")
    three = "Shadow 1, 1, 1"  # five less two, in all three rounds
    assert rolls(s) == ["Free Peoples 1, 1, 1", "Shadow 6, 1, 1", "Free Peoples 1, 1", three, "Free Peoples 6, 6", three]
    do(s, "cease")
    assert (at(s, "Westemnet"), at(s, "Helm's Deep")) == ("2 Rohan Regulars", "3 Isengard Regulars")
    assert at(s, "inside Helm's Deep") == "2 Rohan Regulars"
    assert over(s, "Help Unlooked For")


@card("Help Unlooked For")
@rule("BG-C63", "BG-C116")
def test_at_least_one_die_is_left_and_more_than_five_units_roll_five_before_the_loss(monkeypatch: pytest.MonkeyPatch) -> None:
    for besiegers, inside, left in (
        ("2 Isengard Regulars", "5 Rohan Regulars", "4"),
        ("8 Isengard Regulars", "Rohan Regular", "4, 4, 4, 4"),
    ):
        dice(monkeypatch, faces(1, 1), faces(4, 4, 4, 4, 4))
        armies = {"inside Helm's Deep": inside, "Helm's Deep": besiegers, "Westemnet": "2 Rohan Regulars"}
        s = play("Help Unlooked For", armies, war=BOTH)
        do(s, "attack with everybody", "no", "no")
        assert rolls(s) == ["Free Peoples 1, 1", f"Shadow {left}"]
        do(s, "cease")
        assert over(s, "Help Unlooked For")


@card("Help Unlooked For")
@rule("BG-C63")
def test_only_the_shadow_s_combat_roll_is_smaller_not_its_re_roll(monkeypatch: pytest.MonkeyPatch) -> None:
    dice(monkeypatch, faces(1, 1), faces(1, 1), faces(6, 6))
    armies = {"inside Helm's Deep": "Rohan Regular", "Helm's Deep": "3 Isengard Regulars, 2 Nazgûl", "Westemnet": "2 Rohan Regulars"}
    s = play("Help Unlooked For", armies, war=BOTH)
    do(s, "attack with everybody", "no", "no")
    assert "Leader re-roll of the Shadow: 6, 6 (hits on 5): 2 hits." in log(s)
    assert at(s, "Westemnet") == ""
    assert over(s, "Help Unlooked For")


@card("Help Unlooked For")
@rule("BG-14.24")
def test_an_attack_by_a_die_costs_the_shadow_no_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    dice(monkeypatch, faces(1, 1, 1), faces(1, 1, 1, 1, 1))
    s = table(SIEGE, war=BOTH, dice_free="Muster/Army", dice_shadow="Army")
    do(s, "use Muster/Army", "attack", "from Westemnet", "attack with everybody", "no", "no")
    assert rolls(s) == ["Free Peoples 1, 1, 1", "Shadow 1, 1, 1, 1, 1"]
    do(s, "cease")
    assert s.stack[-1] == ("turn", SHADOW)


@card("Help Unlooked For")
@rule("BG-C63", "BG-14.25")
def test_when_the_besieger_falls_the_siege_is_over_and_the_relief_may_advance(monkeypatch: pytest.MonkeyPatch) -> None:
    dice(monkeypatch, faces(5, 5, 5), faces(1))
    armies = {**SIEGE, "Helm's Deep": "2 Isengard Regulars", "Westemnet": "4 Rohan Regulars"}
    s = play("Help Unlooked For", armies, war=BOTH)
    do(s, "keep back: Rohan Regular", "attack with all others", "no", "no")
    assert (at(s, "Helm's Deep"), at(s, "inside Helm's Deep")) == ("2 Rohan Regulars", "")
    do(s, "advance", "everybody who can")
    assert (at(s, "Helm's Deep"), at(s, "Westemnet")) == ("5 Rohan Regulars", "Rohan Regular")  # the rearguard stays
    assert step_of(s, "isengard") == (3, True)
    assert over(s, "Help Unlooked For")


@card("Help Unlooked For")
@rule("BG-C63", "BG-13.1")
def test_help_needs_units_at_war_next_to_the_siege() -> None:
    s = play("Help Unlooked For", SIEGE)  # Rohan is at peace
    assert at(s, "Westemnet") == "3 Rohan Regulars"
    assert over(s, "Help Unlooked For")
    s = play("Help Unlooked For", {**SIEGE, "Westemnet": "", "Edoras": "3 Rohan Regulars"}, war=BOTH)  # two regions away
    assert over(s, "Help Unlooked For")
    armies = {"Helm's Deep": "Isengard Regular", "Westemnet": "3 Rohan Regulars"}
    s = play("Help Unlooked For", armies, taken={"Helm's Deep": SHADOW}, war=BOTH)  # an enemy, but no siege
    assert over(s, "Help Unlooked For")


@card("Help Unlooked For")
@rule("BG-C63", "BG-C2")
def test_of_several_armies_and_sieges_the_player_chooses(monkeypatch: pytest.MonkeyPatch) -> None:
    dice(monkeypatch, faces(1), faces(1))
    armies = {
        **SIEGE,
        "Fords of Isen": "Gondor Regular, Gimli",
        "inside Minas Tirith": "Gondor Regular",
        "Minas Tirith": "2 Sauron Regulars",
        "inside Dol Amroth": "Gondor Regular",
        "Dol Amroth": "2 Southron Regulars",
        "Lossarnach": "Rohan Regular, Gondor Regular",
    }
    s = play("Help Unlooked For", armies, war="Rohan")
    assert asked(s) == ["from Lossarnach", "from Westemnet"]  # Gondor is at peace
    assert why_not(s, "from", "Fords of Isen") == "BG-13.1"
    do(s, "from Lossarnach")  # next to one siege only; Gondor stays behind
    assert len(s.rearguard) == 1
    do(s, "no", "no")
    assert rolls(s) == ["Free Peoples 1", "Shadow 1"]
    do(s, "cease")
    assert at(s, "Lossarnach") == "Gondor Regular, Rohan Regular"
    assert over(s, "Help Unlooked For")


@card("Help Unlooked For")
@rule("BG-14.24")
def test_an_army_that_is_itself_besieged_next_to_the_siege_does_not_help() -> None:
    armies = {
        "inside Minas Tirith": "Gondor Regular",
        "Minas Tirith": "Sauron Regular",
        "Pelargir": "Gondor Regular",
        "inside Dol Amroth": "3 Gondor Regulars",
        "Dol Amroth": "2 Southron Regulars",
    }
    s = play("Help Unlooked For", armies, war="Gondor")
    assert over(s, "Help Unlooked For")  # Pelargir lies next to neither, and nobody sallies by this card


@card("Help Unlooked For")
@rule("BG-C25")
def test_of_four_only_a_player_of_that_army_sends_it_to_help() -> None:
    for seat, stack in ((GONDOR, "turn"), (ROHAN, "rearguard")):
        s = table(
            SIEGE,
            war=BOTH,
            persons=4,
            hands={seat: "Help Unlooked For"},
            dice_free="Muster/Army",
            dice_shadow="Army",
            asking=("turn", seat),
        )
        do(s, "use Muster/Army", "play Help Unlooked For")
        assert s.stack[-1][0] == stack


@card("Help Unlooked For")
@rule("BG-C25", "BG-21.17")
def test_who_leads_a_mixed_army_to_help_keeps_back_no_more_than_leaves_it_his() -> None:
    armies = {**SIEGE, "Westemnet": "3 Rohan Regulars, 2 Gondor Regulars"}
    s = table(
        armies,
        war="Rohan, Gondor, Isengard",
        mixed="Westemnet",
        persons=4,
        hands={ROHAN: "Help Unlooked For"},
        dice_free="Muster/Army",
        dice_shadow="Army",
        asking=("turn", ROHAN),
    )
    do(s, "use Muster/Army", "play Help Unlooked For")
    assert asked(s) == ["attack with everybody", "keep back: Gondor Regular", "keep back: Rohan Regular"]
    do(s, "keep back: Rohan Regular")
    assert asked(s) == ["keep back: Gondor Regular", "keep back: Rohan Regular"]
    assert why_not(s, "strike") == "BG-21.17"  # two against two, and Gondor leads
    do(s, "keep back: Rohan Regular")  # the last of his own must fight, and so both of Gondor stay
    assert len(s.rearguard) == 4
    assert s.stack[-1] == ("combat_card", ROHAN, FREE)
