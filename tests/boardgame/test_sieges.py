"""Strongholds: withdrawal, the state of siege, the siege battle (BG-14.3 to BG-14.19)."""

from __future__ import annotations

import pytest

from tests.boardgame.battles import NO_CARDS, attack, march, one_action, rolls, told, waiting
from tests.boardgame.throwing import dice, faces
from tests.citing import card, rule
from thirdage.boardgame.positions import FREE, SHADOW, asked, at, do, log, table, why_not
from thirdage.boardgame.state import ADDED, OUT, State
from thirdage.boardgame.tables import BOROMIR, ELITE, GONDOR, LEADER, REGION, REGULAR, SAURON, kind_of
from thirdage.boardgame.whereabouts import besieged, controller, is_free

TIRITH = REGION["Minas Tirith"]
SOLDIER, GUARD, LORD = (kind_of(GONDOR, type) for type in (REGULAR, ELITE, LEADER))
ORC, TROLL = kind_of(SAURON, REGULAR), kind_of(SAURON, ELITE)
ALL_ONES = [faces(1, 1, 1, 1, 1)] * 4


def siege(free: str, shadow: str, seat: int = SHADOW, **elsewhere: str) -> State:
    """Minas Tirith is besieged; `Osgiliath="..."` stands elsewhere."""
    die = "Army" if seat == SHADOW else "Muster/Army"
    return one_action({"inside Minas Tirith": free, "Minas Tirith": shadow, **elsewhere}, seat, die)


# Field battle or retreat into the Stronghold.


@rule("BG-14.3", "BG-13.11")
def test_the_defender_chooses_before_every_round_whether_to_withdraw(monkeypatch: pytest.MonkeyPatch) -> None:
    s = one_action({"Minas Tirith": "3 Gondor Regulars", "Osgiliath": "3 Sauron Regulars"})
    dice(monkeypatch, *ALL_ONES)
    attack(s, "Osgiliath", "Minas Tirith")
    assert s.stack[-1] == ("withdraw", FREE)
    assert asked(s) == ["fight", "withdraw into the Stronghold"]
    do(s, "fight", *NO_CARDS, "fight", "stand")
    assert s.stack[-1] == ("withdraw", FREE)
    do(s, "withdraw into the Stronghold", "advance", "everybody who can")
    assert at(s, "inside Minas Tirith") == "3 Gondor Regulars"
    assert s.stack == []


@rule("BG-14.3")
def test_nobody_withdraws_into_a_stronghold_that_is_not_his() -> None:
    s = siege("2 Gondor Regulars", "3 Sauron Regulars", FREE, Osgiliath="2 Gondor Elites")
    attack(s, "Osgiliath", "Minas Tirith", die="Muster/Army")
    assert s.stack[-1][0] == "combat_card"  # the besieger fights in the open
    s = one_action({"Pelargir": "2 Gondor Regulars", "Osgiliath": "2 Sauron Regulars"})
    attack(s, "Osgiliath", "Pelargir")
    assert s.stack[-1][0] == "combat_card"  # a City is no Stronghold


@rule("BG-14.3")
def test_a_conqueror_withdraws_into_the_stronghold_he_holds() -> None:
    s = one_action(
        {"Minas Tirith": "3 Sauron Regulars", "Osgiliath": "2 Gondor Regulars"}, FREE, "Muster/Army", taken={"Minas Tirith": SHADOW}
    )
    attack(s, "Osgiliath", "Minas Tirith", die="Muster/Army")
    do(s, "withdraw into the Stronghold", "advance", "everybody who can")
    assert at(s, "inside Minas Tirith") == "3 Sauron Regulars"
    assert besieged(s, TIRITH) == SHADOW
    assert s.stack == []


@rule("BG-14.4", "BG-14.5")
def test_an_advance_makes_it_a_siege_with_everybody_inside() -> None:
    s = one_action({"Minas Tirith": "3 Gondor Regulars, Gondor Leader, Boromir, Legolas", "Osgiliath": "3 Sauron Regulars, Nazgûl"})
    attack(s, "Osgiliath", "Minas Tirith")
    do(s, "withdraw into the Stronghold", "advance", "Sauron Regular", "set out")
    assert at(s, "inside Minas Tirith") == "3 Gondor Regulars, Gondor Leader, Boromir, Legolas"
    assert (at(s, "Minas Tirith"), at(s, "Osgiliath")) == ("Sauron Regular", "2 Sauron Regulars, Nazgûl")
    assert (besieged(s, TIRITH), controller(s, TIRITH)) == (FREE, FREE)
    assert told(s, "besieged", "battle is") == ["Minas Tirith is besieged.", "The battle is over."]
    assert s.stack == []


@rule("BG-14.5", "BG-10.10")
@card("Saruman")
def test_saruman_too_is_inside_orthanc_when_his_army_withdraws() -> None:
    s = one_action({"Orthanc": "2 Isengard Regulars, Nazgûl, Saruman", "Fords of Isen": "2 Rohan Regulars"}, FREE, "Muster/Army")
    attack(s, "Fords of Isen", "Orthanc", die="Muster/Army")
    do(s, "withdraw into the Stronghold", "advance", "everybody who can")
    assert (at(s, "inside Orthanc"), at(s, "Orthanc")) == ("2 Isengard Regulars, Nazgûl, Saruman", "2 Rohan Regulars")
    assert s.stack == []


@rule("BG-14.6", "BG-D7")
def test_of_eight_besieged_units_three_go_back_to_the_reinforcements() -> None:
    s = one_action({"Minas Tirith": "6 Gondor Regulars, 2 Gondor Elites, 3 Gondor Leaders, Boromir", "Osgiliath": "3 Sauron Regulars"})
    spare = s.reserve[SOLDIER], s.reserve[GUARD]
    attack(s, "Osgiliath", "Minas Tirith")
    do(s, "withdraw into the Stronghold", "advance", "everybody who can")
    assert s.stack[-1][:2] == ("trim", FREE)
    assert "after_battle" in waiting(s)  # the moment the siege begins, not at the end of the action
    do(s, "Gondor Regular", "Gondor Elite", "Gondor Regular")
    assert at(s, "inside Minas Tirith") == "4 Gondor Regulars, Gondor Elite, 3 Gondor Leaders, Boromir"
    assert (s.reserve[SOLDIER], s.reserve[GUARD]) == (spare[0] + 2, spare[1] + 1)
    assert (s.lost[SOLDIER], s.lost[GUARD]) == (0, 0)
    assert s.stack == []


@rule("BG-R37")
def test_if_nobody_advances_there_is_no_siege_and_nobody_is_removed() -> None:
    s = one_action({"Minas Tirith": "8 Gondor Regulars, Gondor Leader, Boromir", "Osgiliath": "3 Sauron Regulars"})
    attack(s, "Osgiliath", "Minas Tirith")
    do(s, "withdraw into the Stronghold", "stay")
    assert at(s, "Minas Tirith") == "8 Gondor Regulars, Gondor Leader, Boromir"
    assert at(s, "inside Minas Tirith") == ""
    assert told(s, "siege", "besieged") == []
    assert s.stack == []


# The state of siege.


@rule("BG-14.7")
def test_the_region_is_free_for_the_besieger_and_the_stronghold_stays_with_the_besieged() -> None:
    s = siege("3 Gondor Regulars", "2 Sauron Regulars")
    assert controller(s, TIRITH) == FREE
    assert is_free(s, TIRITH, SHADOW)
    assert not is_free(s, TIRITH, FREE)


@rule("BG-14.8", "BG-14.9")
def test_when_the_besiegers_leave_the_siege_is_over() -> None:
    s = siege("3 Gondor Regulars, Gondor Leader, Boromir", "2 Sauron Regulars, 2 Nazgûl, The Witch-king")
    march(s, "Minas Tirith", "Osgiliath", "Sauron Regular", "Sauron Regular", "set out")
    # Nazgûl and Characters alone do not uphold it.
    assert at(s, "inside Minas Tirith") == ""
    assert at(s, "Minas Tirith") == "3 Gondor Regulars, Gondor Leader, 2 Nazgûl, Boromir, The Witch-king"
    assert log(s)[-1] == "The siege of Minas Tirith is over."
    assert s.stack == []


@rule("BG-14.9")
def test_a_part_of_the_besiegers_may_leave_and_the_siege_goes_on() -> None:
    s = siege("3 Gondor Regulars", "3 Sauron Regulars, Nazgûl")
    march(s, "Minas Tirith", "Osgiliath", "Sauron Regular", "Sauron Regular", "Nazgûl", "set out")
    do(s, "no more")
    assert (at(s, "Minas Tirith"), at(s, "inside Minas Tirith")) == ("Sauron Regular", "3 Gondor Regulars")
    assert s.stack == []


@rule("BG-14.8")
def test_when_all_besiegers_fall_the_besieged_come_out(monkeypatch: pytest.MonkeyPatch) -> None:
    s = siege("3 Gondor Regulars, Boromir", "2 Sauron Regulars, Nazgûl")
    dice(monkeypatch, faces(1, 1), faces(5, 5, 1, 1), faces(1))
    attack(s, "Minas Tirith", "Minas Tirith")
    do(s, *NO_CARDS)
    assert (at(s, "Minas Tirith"), at(s, "inside Minas Tirith")) == ("3 Gondor Regulars, Boromir", "")
    assert s.stack == []


@rule("BG-14.8", "BG-14.9")
def test_besiegers_who_advance_elsewhere_lift_the_siege_unless_a_rearguard_upholds_it(monkeypatch: pytest.MonkeyPatch) -> None:
    for rear, outside, inside in (
        ((), "3 Gondor Regulars, Nazgûl", ""),
        (("Sauron Regular",), "Sauron Regular, Nazgûl", "3 Gondor Regulars"),
    ):
        s = siege("3 Gondor Regulars", "3 Sauron Regulars, Nazgûl", Osgiliath="Gondor Regular")
        dice(monkeypatch, faces(6, *[1] * (2 - len(rear))), faces(1), faces(1))
        attack(s, "Minas Tirith", "Osgiliath", *rear)
        do(s, *NO_CARDS, "advance", *["Sauron Regular"] * (3 - len(rear)), "set out")
        assert (at(s, "Minas Tirith"), at(s, "inside Minas Tirith")) == (outside, inside)
        assert ("The siege of Minas Tirith is over." in log(s)) == (not rear)
        assert s.taken == {}
        assert s.stack == []


@rule("BG-14.8")
def test_besiegers_who_fall_in_an_attack_elsewhere_lift_the_siege(monkeypatch: pytest.MonkeyPatch) -> None:
    s = siege("3 Gondor Regulars, Boromir", "Sauron Regular, Nazgûl", Osgiliath="Gondor Regular")
    dice(monkeypatch, faces(1), faces(6), faces(1))
    attack(s, "Minas Tirith", "Osgiliath")
    do(s, *NO_CARDS)
    assert (at(s, "Minas Tirith"), at(s, "inside Minas Tirith")) == ("3 Gondor Regulars, Boromir", "")
    assert at(s, "Osgiliath") == "Gondor Regular"
    assert s.stack == []


@rule("BG-14.8", "BG-12.7")
def test_the_siege_is_over_at_once_so_that_no_second_army_can_take_it_over() -> None:
    s = siege("3 Gondor Regulars", "2 Sauron Regulars", Osgiliath="2 Southron Regulars", Pelargir="Southron Regular")
    march(s, "Minas Tirith", "Lossarnach")
    do(s, "from Osgiliath")
    assert why_not(s, "to", "Minas Tirith") == "BG-12.7"


@rule("BG-14.10", "BG-14.13")
def test_friends_of_the_besieged_do_not_enter_by_movement() -> None:
    s = siege("3 Gondor Regulars", "2 Sauron Regulars", FREE, Lossarnach="2 Gondor Elites")
    do(s, "use Muster/Army", "move an Army", "from Lossarnach")
    assert "to Minas Tirith" not in asked(s)
    assert why_not(s, "to", "Minas Tirith") == "BG-12.7"


@rule("BG-14.10")
def test_enemies_outside_do_not_reach_the_besieged_unless_they_stand_in_the_region() -> None:
    s = siege("3 Gondor Regulars", "2 Sauron Regulars", Osgiliath="5 Sauron Elites")
    do(s, "use Army", "attack")
    assert asked(s) == ["from Minas Tirith"]


@rule("BG-14.11")
def test_no_muster_result_recruits_inside_but_a_card_does() -> None:
    s = table({"inside Minas Tirith": "3 Gondor Regulars", "Minas Tirith": "2 Sauron Regulars"}, war="Gondor", dice_free="Muster")
    do(s, "use Muster", "recruit", "Gondor Regular")
    assert "to Minas Tirith" not in asked(s)
    assert why_not(s, "to", "Minas Tirith") == "BG-11.6"
    s = table(
        {"inside Minas Tirith": "3 Gondor Regulars", "Minas Tirith": "2 Sauron Regulars"},
        asking=("recruits", FREE, SOLDIER, 2, TIRITH),
        then=(),
    )
    assert at(s, "inside Minas Tirith") == "5 Gondor Regulars"
    assert s.stack == []


@rule("BG-14.12")
def test_the_besieger_is_reinforced_by_movement() -> None:
    s = siege("3 Gondor Regulars", "8 Sauron Regulars", Osgiliath="4 Southron Regulars, Nazgûl")
    march(s, "Osgiliath", "Minas Tirith", "Southron Regular", "Southron Regular", "Nazgûl", "set out")
    do(s, "no more")
    assert at(s, "Minas Tirith") == "8 Sauron Regulars, Nazgûl, 2 Southron Regulars"
    assert at(s, "inside Minas Tirith") == "3 Gondor Regulars"
    assert s.stack == []


# The siege battle.


@rule("BG-14.14", "BG-13.5")
def test_the_army_in_the_region_attacks_the_besieged_with_a_rearguard_if_it_likes(monkeypatch: pytest.MonkeyPatch) -> None:
    s = siege("3 Gondor Regulars", "4 Sauron Regulars, Nazgûl", Osgiliath="5 Sauron Elites")
    dice(monkeypatch, *ALL_ONES)
    attack(s, "Minas Tirith", "Minas Tirith", "Sauron Regular", "Sauron Regular", "Nazgûl")
    do(s, *NO_CARDS)
    assert rolls(s) == [
        "Combat roll of the Shadow: 1, 1 (hits on 6): 0 hits.",
        "Combat roll of the Free Peoples: 1, 1, 1 (hits on 5): 0 hits.",
    ]
    assert s.stack == []


@rule("BG-14.15", "BG-D5")
def test_the_besieger_needs_six_and_the_besieged_five_in_every_round(monkeypatch: pytest.MonkeyPatch) -> None:
    s = siege("5 Gondor Regulars, Gondor Leader", "3 Sauron Regulars, Sauron Elite, Nazgûl")
    dice(monkeypatch, faces(5, 5, 5, 6), faces(4, 4, 4, 4, 4), faces(5), faces(4))
    attack(s, "Minas Tirith", "Minas Tirith")
    do(s, *NO_CARDS)
    first = [
        "Combat roll of the Shadow: 5, 5, 5, 6 (hits on 6): one hit.",
        "Combat roll of the Free Peoples: 4, 4, 4, 4, 4 (hits on 5): 0 hits.",
        "Leader re-roll of the Shadow: 5 (hits on 6): 0 hits.",
        "Leader re-roll of the Free Peoples: 4 (hits on 5): 0 hits.",
    ]
    assert rolls(s) == first
    dice(monkeypatch, faces(5, 5, 5, 5), faces(5, 4, 4, 4), faces(5), faces(4))
    do(s, "reduce Sauron Elite", *NO_CARDS)
    assert [line.split(": ")[1].split(" (")[1] for line in rolls(s)] == ["hits on 6)", "hits on 5)", "hits on 6)", "hits on 5)"]


@rule("BG-14.15", "BG-D5", "BG-13.21")
def test_what_is_added_counts_in_a_siege_battle_too(monkeypatch: pytest.MonkeyPatch) -> None:
    s = siege("5 Gondor Regulars", "3 Sauron Regulars, 2 Southron Regulars")
    attack(s, "Minas Tirith", "Minas Tirith")
    do(s, "no")
    s.battle[ADDED + SHADOW] = 1
    dice(monkeypatch, faces(5, 4, 4, 4, 1), faces(1, 1, 1, 1, 1))
    do(s, "no")
    assert rolls(s)[0] == "Combat roll of the Shadow: 5, 4, 4, 4, 1 (hits on 6, 1 added): one hit."
    s = siege("5 Gondor Regulars", "3 Sauron Regulars, 2 Southron Regulars")
    attack(s, "Minas Tirith", "Minas Tirith")
    do(s, "no")
    s.battle[ADDED + SHADOW] = 5
    dice(monkeypatch, faces(1, 1, 1, 1, 6), faces(1, 1, 1, 1, 1))
    do(s, "no")
    assert rolls(s)[0] == "Combat roll of the Shadow: 1, 1, 1, 1, 6 (hits on 6, 5 added): one hit."


@rule("BG-14.16", "BG-14.18")
def test_it_lasts_one_round_and_the_siege_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    s = siege("3 Gondor Regulars", "4 Sauron Regulars")
    dice(monkeypatch, *ALL_ONES)
    attack(s, "Minas Tirith", "Minas Tirith")
    do(s, *NO_CARDS)  # no Elite: nothing is asked
    assert s.stack == []
    assert (at(s, "Minas Tirith"), at(s, "inside Minas Tirith")) == ("4 Sauron Regulars", "3 Gondor Regulars")


@rule("BG-14.16")
def test_an_elite_reduced_buys_one_more_round_as_often_as_there_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    s = siege("3 Gondor Regulars", "Sauron Elite, Isengard Elite, Sauron Regular")
    dice(monkeypatch, *ALL_ONES, *ALL_ONES)
    attack(s, "Minas Tirith", "Minas Tirith")
    do(s, *NO_CARDS)
    assert asked(s) == ["reduce Isengard Elite", "reduce Sauron Elite", "cease"]
    assert why_not(s, "reduce", "Southron Elite") == "BG-14.16"
    do(s, "reduce Sauron Elite", *NO_CARDS)
    assert at(s, "Minas Tirith") == "Isengard Elite, 2 Sauron Regulars"
    assert (s.reserve[TROLL], s.lost[TROLL]) == (6, 0)
    assert asked(s) == ["reduce Isengard Elite", "cease"]
    do(s, "reduce Isengard Elite", *NO_CARDS)
    assert at(s, "Minas Tirith") == "Isengard Regular, 2 Sauron Regulars"
    assert len(told(s, "Combat round")) == 3
    assert s.stack == []


@rule("BG-14.16")
def test_an_elite_of_the_rearguard_does_not_pay(monkeypatch: pytest.MonkeyPatch) -> None:
    s = siege("3 Gondor Regulars", "Sauron Elite, Sauron Regular")
    dice(monkeypatch, *ALL_ONES)
    attack(s, "Minas Tirith", "Minas Tirith", "Sauron Elite")
    do(s, *NO_CARDS)
    assert s.stack == []
    assert at(s, "Minas Tirith") == "Sauron Regular, Sauron Elite"


@rule("BG-14.16")
def test_the_free_peoples_pay_in_the_same_way_when_they_besiege(monkeypatch: pytest.MonkeyPatch) -> None:
    s = one_action({"inside Orthanc": "3 Isengard Regulars", "Orthanc": "Rohan Elite, Gondor Elite"}, FREE, "Muster/Army")
    dice(monkeypatch, *ALL_ONES)
    attack(s, "Orthanc", "Orthanc", die="Muster/Army")
    do(s, *NO_CARDS, "reduce Gondor Elite", *NO_CARDS, "cease")
    assert at(s, "Orthanc") == "Gondor Regular, Rohan Elite"
    assert s.lost[GUARD] == 1
    assert s.stack == []
    s = one_action({"inside Moria": "3 Sauron Regulars", "Moria": "Dwarven Elite, Dwarven Regular"}, FREE, "Muster/Army")
    dice(monkeypatch, *ALL_ONES)
    attack(s, "Moria", "Moria", die="Muster/Army")
    do(s, *NO_CARDS)
    assert asked(s) == ["reduce Dwarven Elite", "cease"]


@rule("BG-R39")
def test_without_a_regular_to_be_had_the_battle_cannot_be_prolonged(monkeypatch: pytest.MonkeyPatch) -> None:
    armies = {"inside Minas Tirith": "3 Gondor Regulars", "Minas Tirith": "Isengard Elite, Sauron Elite"}
    s = one_action(armies, short="12 Isengard Regulars")
    dice(monkeypatch, *ALL_ONES)
    attack(s, "Minas Tirith", "Minas Tirith")
    do(s, *NO_CARDS)
    assert asked(s) == ["reduce Sauron Elite", "cease"]
    assert why_not(s, "reduce", "Isengard Elite") == "BG-R39"


@rule("BG-14.17")
def test_the_besieged_do_not_retreat(monkeypatch: pytest.MonkeyPatch) -> None:
    s = siege("3 Gondor Regulars", "Sauron Elite, Sauron Regular")
    dice(monkeypatch, *ALL_ONES)
    attack(s, "Minas Tirith", "Minas Tirith")
    do(s, *NO_CARDS, "reduce Sauron Elite")
    assert s.stack[-1][0] == "combat_card"  # neither "retreat" nor "withdraw" was asked


@rule("BG-14.19")
def test_when_all_besieged_units_fall_the_stronghold_is_captured(monkeypatch: pytest.MonkeyPatch) -> None:
    s = siege("2 Gondor Regulars, Gondor Leader, Boromir", "4 Sauron Regulars")
    dice(monkeypatch, faces(6, 6, 1, 1), faces(5, 1, 1), *ALL_ONES)
    attack(s, "Minas Tirith", "Minas Tirith")
    do(s, *NO_CARDS)
    assert s.taken == {TIRITH: SHADOW}
    assert (at(s, "Minas Tirith"), at(s, "inside Minas Tirith")) == ("3 Sauron Regulars", "")
    assert (s.where[BOROMIR], s.lost[LORD]) == (OUT, 1)
    assert s.stack == []


@rule("BG-14.19")
def test_when_both_are_wiped_out_nothing_is_captured(monkeypatch: pytest.MonkeyPatch) -> None:
    s = siege("2 Gondor Regulars", "2 Sauron Regulars")
    dice(monkeypatch, faces(6, 6), faces(5, 5))
    attack(s, "Minas Tirith", "Minas Tirith")
    do(s, *NO_CARDS)
    assert s.taken == {}
    assert (at(s, "Minas Tirith"), at(s, "inside Minas Tirith")) == ("", "")
    assert s.stack == []


@rule("BG-R40")
def test_a_rearguard_of_the_besieger_captures_the_stronghold_too(monkeypatch: pytest.MonkeyPatch) -> None:
    s = siege("2 Gondor Regulars", "3 Sauron Regulars")
    dice(monkeypatch, faces(6, 6), faces(5, 5))
    attack(s, "Minas Tirith", "Minas Tirith", "Sauron Regular")
    do(s, *NO_CARDS)
    assert s.taken == {TIRITH: SHADOW}
    assert at(s, "Minas Tirith") == "Sauron Regular"
    assert s.stack == []
