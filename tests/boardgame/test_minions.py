"""Minions: how they enter play (BG-10.1, BG-10.2) and what they can do (BG-C155 to BG-C162)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.boardgame.battles import NO_CARDS, attack, one_action, rolls, waiting
from tests.boardgame.throwing import dice, faces
from tests.citing import card, rule
from thirdage.boardgame.fighting import leadership
from thirdage.boardgame.hooks import COMBAT_EFFECT
from thirdage.boardgame.positions import FREE, SHADOW, asked, at, do, step_of, table, why_not
from thirdage.boardgame.tables import CARD, ELITE, ISENGARD, REGION, REGULAR, kind_of
from thirdage.boardgame.turn import pool
from thirdage.boardgame.whereabouts import nazgul_at

URUK, URUK_ELITE = kind_of(ISENGARD, REGULAR), kind_of(ISENGARD, ELITE)


# Entering play.


@rule("BG-C155", "BG-10.2")
@card("Saruman")
def test_saruman_enters_in_orthanc() -> None:
    s = one_action({"Orthanc": "Isengard Regular"}, die="Muster", war="Isengard")
    do(s, "use Muster", "bring Saruman into play")
    assert at(s, "Orthanc") == "Isengard Regular, Saruman"
    assert (s.minion_came, pool(s, SHADOW)) == (1, 8)
    assert s.stack == []
    s = one_action({"inside Orthanc": "Isengard Regular", "Orthanc": "Rohan Regular"}, die="Muster", war="Isengard")
    do(s, "use Muster", "bring Saruman into play")
    assert at(s, "inside Orthanc") == "Isengard Regular, Saruman"
    assert s.stack == []


@rule("BG-C155", "BG-10.2")
@card("Saruman")
def test_saruman_does_not_enter_before_war_nor_in_a_lost_orthanc_nor_a_second_time() -> None:
    s = one_action({}, die="Muster", war="")
    do(s, "use Muster")
    assert why_not(s, "bring", "Saruman") == "BG-C155"
    s = one_action({}, die="Muster", war="Isengard", taken={"Orthanc": FREE})
    do(s, "use Muster")
    assert why_not(s, "bring", "Saruman") == "BG-C155"
    s = one_action({}, die="Muster", war="Isengard", out="Saruman")
    do(s, "use Muster")
    assert why_not(s, "bring", "Saruman") == "BG-10.2"
    assert s.stack[-1][0] == "action"


@rule("BG-10.2")
def test_one_die_brings_one_minion() -> None:
    s = one_action({"Umbar": "Sauron Regular"}, die="Muster/Army", war="all")
    do(s, "use Muster/Army", "bring Saruman into play")
    assert s.stack == []


@rule("BG-10.1", "BG-10.2")
def test_a_muster_die_brings_minions_and_no_companions_and_an_army_die_nobody() -> None:
    s = one_action({"Umbar": "Sauron Regular"}, die="Army")
    do(s, "use Army")
    assert why_not(s, "bring", "Saruman") != ""
    s = one_action({"Minas Tirith": "Strider"}, FREE, "Muster")
    do(s, "use Muster")
    assert "bring Aragorn into play" not in asked(s)
    assert s.stack[-1][0] == "action"


@rule("BG-C158")
@card("The Witch-king")
def test_the_witch_king_enters_with_any_army_that_has_a_sauron_unit_and_rouses_all_nations() -> None:
    armies = {
        "Umbar": "2 Southron Regulars",
        "Moria": "Sauron Regular",
        "inside Dol Guldur": "Sauron Elite",
        "Dol Guldur": "Elven Elite",
        "Angmar": "Nazgûl",
    }
    s = one_action(armies, die="Muster", war="Sauron, Gondor")
    do(s, "use Muster", "bring The Witch-king into play")
    assert asked(s) == ["at Moria", "at the Stronghold of Dol Guldur"]
    do(s, "at the Stronghold of Dol Guldur")
    assert at(s, "inside Dol Guldur") == "Sauron Elite, The Witch-king"
    for nation in ("Dwarven", "Elven", "North", "Rohan"):
        assert step_of(s, nation) == (0, True)  # active, and none has advanced
    assert s.stack == []


@rule("BG-C158")
@card("The Witch-king")
def test_the_witch_king_waits_for_war_on_both_sides_and_for_an_army() -> None:
    for war, armies in (("Gondor", "Sauron Regular"), ("Sauron", "Sauron Regular"), ("Sauron, Gondor", "Southron Regular")):
        s = one_action({"Umbar": armies}, die="Muster", war=war)
        do(s, "use Muster")
        assert why_not(s, "bring", "The Witch-king") == "BG-C158"
        assert s.stack[-1][0] == "action"


@rule("BG-C158")
@card("The Witch-king", "Wormtongue")
def test_under_wormtongue_rohan_stays_passive() -> None:
    s = one_action({"Orthanc": "Saruman", "Moria": "Sauron Regular"}, die="Muster", war="Sauron, Gondor", on_table="Wormtongue")
    do(s, "use Muster", "bring The Witch-king into play")
    assert step_of(s, "Rohan") == (0, False)
    assert step_of(s, "North") == (0, True)
    assert s.stack == []


@rule("BG-C161")
@card("The Mouth of Sauron")
def test_the_mouth_of_sauron_enters_in_any_stronghold_of_sauron_that_the_shadow_has_kept() -> None:
    everybody = "Dwarven, Elven, Gondor, North, Rohan"
    armies = {"inside Dol Guldur": "Sauron Elite", "Dol Guldur": "Elven Elite"}
    s = one_action(armies, die="Muster", war=everybody, taken={"Moria": FREE})
    do(s, "use Muster", "bring The Mouth of Sauron into play")
    assert asked(s) == ["at Barad-dûr", "at the Stronghold of Dol Guldur", "at Minas Morgul", "at Morannon", "at Mount Gundabad"]
    do(s, "at the Stronghold of Dol Guldur")
    assert at(s, "inside Dol Guldur") == "Sauron Elite, The Mouth of Sauron"
    assert s.stack == []


@rule("BG-C161")
@card("The Mouth of Sauron")
def test_the_mouth_of_sauron_waits_for_all_five_nations_or_for_the_fellowship_in_mordor() -> None:
    s = one_action({}, die="Muster", war="Dwarven, Elven, Gondor, North, Sauron")
    do(s, "use Muster")
    assert why_not(s, "bring", "The Mouth of Sauron") == "BG-C161"
    s = one_action({}, die="Muster", war="", mordor=0)
    do(s, "use Muster", "bring The Mouth of Sauron into play", "at Morannon")
    assert at(s, "Morannon") == "The Mouth of Sauron"
    assert s.stack == []


# Their abilities.


@rule("BG-C156")
@card("Saruman")
def test_the_voice_of_saruman_brings_a_regular_to_every_free_settlement_of_isengard() -> None:
    for die in ("Muster", "Muster/Army"):
        s = one_action({"Orthanc": "Saruman", "South Dunland": "Rohan Regular"}, die=die, taken={"South Dunland": FREE})
        do(s, f"use {die}", "the voice of Saruman")
        assert (at(s, "Orthanc"), at(s, "North Dunland"), at(s, "South Dunland")) == (
            "Isengard Regular, Saruman",
            "Isengard Regular",
            "Rohan Regular",
        )
        assert s.stack == []


@rule("BG-C156")
@card("Saruman")
def test_the_voice_of_saruman_turns_two_regulars_in_orthanc_into_elites() -> None:
    s = one_action({"Orthanc": "3 Isengard Regulars, Saruman"}, die="Muster")
    spare = s.reserve[URUK], s.reserve[URUK_ELITE]
    do(s, "use Muster", "the voice of Saruman")
    assert asked(s) == ["a Regular in every Settlement of Isengard", "two Regulars in Orthanc become Elites"]
    do(s, "two Regulars in Orthanc become Elites")
    assert at(s, "Orthanc") == "Isengard Regular, 2 Isengard Elites, Saruman"
    assert (s.reserve[URUK], s.reserve[URUK_ELITE]) == (spare[0] + 2, spare[1] - 2)
    assert s.stack == []
    s = one_action({"Orthanc": "Isengard Regular, Saruman"}, die="Muster")
    do(s, "use Muster", "the voice of Saruman", "two Regulars in Orthanc become Elites")
    assert at(s, "Orthanc") == "Isengard Elite, Saruman"
    assert s.stack == []


@rule("BG-C156")
@card("Saruman")
def test_where_regulars_are_short_the_shadow_chooses() -> None:
    s = one_action({"Orthanc": "Saruman", "Gap of Rohan": "10 Isengard Regulars"}, die="Muster")
    do(s, "use Muster", "the voice of Saruman")
    assert asked(s) == ["to North Dunland", "to Orthanc", "to South Dunland"]
    do(s, "to Orthanc", "to South Dunland")
    assert at(s, "North Dunland") == ""
    assert s.stack == []


@rule("BG-C156", "BG-C10")
@card("Saruman")
def test_the_voice_is_silent_without_saruman_or_in_a_besieged_orthanc() -> None:
    s = one_action({"Orthanc": "Isengard Regular"}, die="Muster")
    do(s, "use Muster")
    assert why_not(s, "voice") == "BG-C10"
    s = one_action({"Orthanc": "Isengard Regular"}, die="Muster", out="Saruman")
    do(s, "use Muster")
    assert why_not(s, "voice") == "BG-C10"  # eliminated is not in play
    s = one_action({"inside Orthanc": "Isengard Regular, Saruman", "Orthanc": "Rohan Regular"}, die="Muster")
    do(s, "use Muster")
    assert why_not(s, "voice") == "BG-C156"
    s = one_action({"Orthanc": "Isengard Regular, Saruman"}, die="Army")
    do(s, "use Army")
    assert "the voice of Saruman" not in asked(s)
    assert s.stack[-1][0] == "action"


@rule("BG-C157")
@card("Saruman")
def test_isengard_elites_in_a_battle_lead_attacking_or_defending() -> None:
    s = one_action({"Fords of Isen": "3 Isengard Elites, Isengard Regular", "Westemnet": "Rohan Regular", "Orthanc": "Saruman"})
    attack(s, "Fords of Isen", "Westemnet", "Isengard Elite")
    assert leadership(s, SHADOW) == 2
    s = one_action({"Fords of Isen": "2 Isengard Elites", "Westemnet": "Rohan Regular", "Orthanc": "Saruman"}, FREE, "Muster/Army")
    attack(s, "Westemnet", "Fords of Isen", die="Muster/Army")
    assert leadership(s, SHADOW) == 2
    s = one_action({"Fords of Isen": "3 Isengard Elites", "Westemnet": "Rohan Regular"}, out="Saruman")
    attack(s, "Fords of Isen", "Westemnet")
    assert leadership(s, SHADOW) == 0
    assert s.stack[-1][0] == "combat_card"


@rule("BG-C157")
@card("Saruman")
def test_an_isengard_elite_alone_leads_an_attack_by_a_character_die_and_must_take_part() -> None:
    armies = {"Fords of Isen": "Isengard Elite, 2 Isengard Regulars", "Westemnet": "Rohan Regular", "Orthanc": "Saruman"}
    s = one_action(armies, die="Character")
    do(s, "use Character", "attack", "from Fords of Isen")
    assert why_not(s, "keep", "Isengard Elite") == "BG-13.3"
    assert why_not(s, "keep", "Isengard Regular") == ""
    assert s.stack[-1][0] == "rearguard"


@rule("BG-C160")
@card("The Witch-king")
def test_the_witch_king_is_one_nazgul_where_they_are_counted() -> None:
    s = table({"Minas Morgul": "Sauron Regular, 2 Nazgûl, The Witch-king"})
    assert nazgul_at(s, REGION["Minas Morgul"]) == 3


@rule("BG-C160", "BG-10.2")
@card("The Witch-king")
def test_the_witch_king_does_not_come_back() -> None:
    s = one_action({"Moria": "Sauron Regular"}, die="Muster", out="The Witch-king")
    do(s, "use Muster")
    assert why_not(s, "bring", "The Witch-king") == "BG-10.2"
    assert s.stack[-1][0] == "action"


@pytest.fixture
def harmless(monkeypatch: pytest.MonkeyPatch) -> None:
    """Great Host does nothing."""
    monkeypatch.setitem(COMBAT_EFFECT, ("great-host", 7), lambda state, side: None)


SORCERY: dict[str, Any] = {
    "hand_shadow": "Many Kings to the Service of Mordor; A New Power is Rising",
    "deck": "Horde from the East; Pits of Mordor",
}


@rule("BG-C159")
@card("The Witch-king")
def test_sorcerer_the_shadow_may_draw_when_it_uses_a_card_in_the_first_round(monkeypatch: pytest.MonkeyPatch, harmless: None) -> None:
    s = one_action({"Eastemnet": "3 Rohan Regulars", "Folde": "3 Sauron Regulars, The Witch-king"}, **SORCERY)
    dice(monkeypatch, *[faces(1, 1, 1)] * 6)
    attack(s, "Folde", "Eastemnet")
    do(s, "use A New Power is Rising", "no")
    assert asked(s) == ["draw from the Shadow Strategy deck", "no"]
    do(s, "draw from the Shadow Strategy deck")
    assert CARD["Horde from the East"] in s.hand[SHADOW]
    do(s, "fight", "stand", "use Many Kings to the Service of Mordor", "no")
    assert waiting(s)[-1] == "cease"  # in the second round nobody is asked
    assert len(s.hand[SHADOW]) == 1
    do(s, "cease")
    assert s.stack == []


@rule("BG-C159")
@card("The Witch-king")
def test_without_a_card_or_without_him_in_the_battle_there_is_no_sorcery(monkeypatch: pytest.MonkeyPatch, harmless: None) -> None:
    dice(monkeypatch, *[faces(1, 1, 1)] * 9)
    s = one_action({"Eastemnet": "3 Rohan Regulars", "Folde": "3 Sauron Regulars, The Witch-king"}, **SORCERY)
    attack(s, "Folde", "Eastemnet")
    do(s, *NO_CARDS)
    assert waiting(s)[-1] == "cease"
    s = one_action({"Eastemnet": "3 Rohan Regulars", "Folde": "3 Sauron Regulars, The Witch-king"}, **SORCERY)
    attack(s, "Folde", "Eastemnet", "Sauron Regular", "The Witch-king")
    do(s, "use A New Power is Rising", "no")
    assert waiting(s)[-1] == "cease"
    do(s, "cease")
    assert s.stack == []


@rule("BG-C159")
@card("The Witch-king")
def test_the_witch_king_may_leave_the_card_and_defends_with_sorcery_too(monkeypatch: pytest.MonkeyPatch, harmless: None) -> None:
    s = one_action({"Eastemnet": "3 Rohan Regulars", "Folde": "3 Sauron Regulars, The Witch-king"}, FREE, "Muster/Army", **SORCERY)
    dice(monkeypatch, *[faces(1, 1, 1)] * 3)
    attack(s, "Eastemnet", "Folde", die="Muster/Army")
    do(s, "no", "use A New Power is Rising", "no")
    assert len(s.hand[SHADOW]) == 1
    assert len(rolls(s)) == 3
    do(s, "cease")
    assert s.stack == []


@rule("BG-C162")
@card("The Mouth of Sauron")
def test_the_messenger_makes_a_muster_die_an_army_die_once_a_turn() -> None:
    armies = {"Morannon": "The Mouth of Sauron", "Dagorlad": "Sauron Regular", "Umbar": "Southron Regular", "Moria": "Sauron Regular"}
    s = table(armies, war="all", dice_shadow="Muster, Muster, Muster", asking=("turn", SHADOW))
    do(s, "use Muster", "use it as Army", "move an Army", "from Dagorlad", "to North Ithilien", "from Umbar", "to West Harondor")
    assert at(s, "West Harondor") == "Southron Regular"  # two Armies, as with any Army die
    assert s.stack[-1] == ("turn", SHADOW)
    do(s, "use Muster")
    assert "use it as Army" not in asked(s)
    assert why_not(s, "as", "army") == "BG-C162"
    assert s.stack[-1][:1] == ("action",)


@rule("BG-C162")
@card("The Mouth of Sauron")
def test_the_messenger_attacks_and_plays_army_cards_but_musters_no_more() -> None:
    armies = {"Morannon": "The Mouth of Sauron", "North Ithilien": "2 Sauron Regulars", "Osgiliath": "Gondor Regular"}
    s = one_action(armies, die="Muster", hand_shadow="The Shadow is Moving; Pits of Mordor")
    do(s, "use Muster", "use it as Army")
    assert {"attack", "move an Army", "play The Shadow is Moving"} <= set(asked(s))
    assert "recruit" not in asked(s)
    assert why_not(s, "play", "Pits of Mordor") == "BG-9.6"
    assert s.stack[-1][0] == "action"


@rule("BG-C162", "BG-C10")
@card("The Mouth of Sauron")
def test_the_messenger_must_be_in_play_and_changes_only_a_muster_die() -> None:
    s = one_action({"Dagorlad": "Sauron Regular"}, die="Muster", out="The Mouth of Sauron")
    do(s, "use Muster")
    assert why_not(s, "as", "army") == "BG-C10"
    s = one_action({"Dagorlad": "Sauron Regular", "Morannon": "The Mouth of Sauron"}, die="Event")
    do(s, "use Event")
    assert why_not(s, "as", "army") == "BG-C162"
    assert s.stack[-1][0] == "action"
