"""Shadow Strategy cards that move Armies: Shadows Gather, The Shadow Lengthens, The Shadow is Moving, Corsairs of Umbar."""

from __future__ import annotations

import pytest

from tests.boardgame.cards.shadow_strategy import ALL_SHADOW, done, holding, played
from tests.boardgame.throwing import dice, faces
from tests.citing import card, rule
from thirdage.boardgame.positions import SARUMAN, SHADOW, WITCH_KING, asked, at, do, step_of, why_not
from thirdage.boardgame.tables import REGION

# Shadows Gather, The Shadow Lengthens.


@card("Shadows Gather")
@rule("BG-C100", "BG-12.12")
def test_an_army_marches_three_regions_to_another() -> None:
    s = played("Shadows Gather", {"Dol Guldur": "5 Sauron Regulars, Nazgûl", "Moria": "2 Sauron Regulars"}, war="sauron")
    assert asked(s) == ["from Dol Guldur", "from Moria"]
    do(s, "from Dol Guldur", "Sauron Regular", "Sauron Regular", "Nazgûl", "set out")
    assert asked(s) == ["to North Anduin Vale", "to South Anduin Vale"]  # all others lead too far away
    do(s, "to South Anduin Vale")
    assert at(s, "Moria") == "4 Sauron Regulars, Nazgûl"
    assert at(s, "Dol Guldur") == "3 Sauron Regulars"
    done(s, "Shadows Gather")


@card("Shadows Gather")
@rule("BG-C100")
def test_besiegers_are_good_company() -> None:
    armies = {"Lórien": "Sauron Regular", "inside Lórien": "Elven Elite", "Moria": "2 Sauron Regulars"}
    s = played("Shadows Gather", armies, war="sauron")
    do(s, "from Moria", "everybody who can", "to Lórien")
    assert at(s, "Lórien") == "3 Sauron Regulars"
    done(s, "Shadows Gather")


@card("Shadows Gather", "The Shadow Lengthens")
@pytest.mark.parametrize("name", ["Shadows Gather", "The Shadow Lengthens"])
@rule("BG-C100", "BG-9.7")
def test_an_army_under_siege_is_no_company_and_the_start_is_none(name: str) -> None:
    armies = {"Moria": "Elven Elite", "inside Moria": "Sauron Regular", "Hollin": "2 Sauron Regulars"}
    s = played(name, armies, war="sauron")  # a part of the Army at Hollin cannot march and come back
    assert at(s, "Hollin") == "2 Sauron Regulars"
    done(s, name)
    s = played(name, {**armies, "Nurn": "Sauron Regular"}, war="sauron")  # nor is anybody in reach
    done(s, name)


@card("The Shadow Lengthens")
@rule("BG-C100")
def test_two_armies_march_two_regions_each_or_one_alone() -> None:
    armies = {"Minas Morgul": "Sauron Regular", "Nurn": "2 Sauron Regulars", "Barad-dûr": "Sauron Elite"}
    s = played("The Shadow Lengthens", armies, war="sauron")
    assert asked(s) == ["from Barad-dûr", "from Minas Morgul", "from Nurn"]
    do(s, "from Minas Morgul", "to Nurn")
    assert at(s, "Nurn") == "3 Sauron Regulars"
    assert asked(s) == ["from Barad-dûr", "from Nurn", "no more"]
    do(s, "from Nurn", "everybody who can")  # the two that were there; who has come does not march again (BG-12.5)
    assert (at(s, "Nurn"), at(s, "Barad-dûr")) == ("Sauron Regular", "2 Sauron Regulars, Sauron Elite")
    done(s, "The Shadow Lengthens")
    s = played("The Shadow Lengthens", armies, war="sauron")
    do(s, "from Barad-dûr", "to Nurn", "no more")
    assert at(s, "Nurn") == "2 Sauron Regulars, Sauron Elite"
    done(s, "The Shadow Lengthens")


@card("The Shadow Lengthens")
@rule("BG-C100", "BG-12.12")
def test_three_regions_are_too_far_for_the_shadow_that_lengthens() -> None:
    armies = {"Dol Guldur": "Sauron Regular", "Moria": "Sauron Regular", "Minas Morgul": "Sauron Regular", "Nurn": "Sauron Regular"}
    s = played("The Shadow Lengthens", armies, war="sauron")
    assert asked(s) == ["from Minas Morgul", "from Nurn"]
    assert why_not(s, "from", "Moria") == "BG-12.12"
    do(s, "from Nurn")
    assert (at(s, "Nurn"), at(s, "Minas Morgul")) == ("", "2 Sauron Regulars")
    done(s, "The Shadow Lengthens")


@card("Shadows Gather")
@rule("BG-C25")
def test_a_teammate_marches_his_own_army_but_the_other_s_is_company_too() -> None:
    armies = {"Minas Morgul": "Sauron Regular", "Gorgoroth": "Southron Regular", "Nurn": "Southron Regular"}
    s = played("Shadows Gather", armies, persons=3, seat=SARUMAN, war=ALL_SHADOW)
    assert asked(s) == ["from Gorgoroth", "from Nurn"]
    assert why_not(s, "from", "Minas Morgul") == "BG-21.10"
    do(s, "from Gorgoroth", "to Minas Morgul", "stop in Minas Morgul")
    assert at(s, "Minas Morgul") == "Sauron Regular, Southron Regular"
    assert s.stack[-1][0] == "join"  # do the two Armies become one?
    do(s, "no")
    done(s, "Shadows Gather")


# The Shadow is Moving.


@card("The Shadow is Moving")
@rule("BG-C101", "BG-12.5")
def test_up_to_four_armies_move_and_no_figure_twice() -> None:
    armies = {"Minas Morgul": "2 Sauron Regulars", "Nurn": "Sauron Regular", "Khand": "Southron Regular", "Orthanc": "Isengard Regular"}
    s = played("The Shadow is Moving", armies, war=ALL_SHADOW)
    do(s, "from Minas Morgul", "to Gorgoroth", "Sauron Regular")
    do(s, "set out")
    do(s, "from Minas Morgul", "to North Ithilien")  # two parts of one Army (BG-R24)
    assert asked(s) == ["from Khand", "from Nurn", "from Orthanc", "no more"]
    do(s, "from Nurn")  # to Gorgoroth
    assert at(s, "Gorgoroth") == "2 Sauron Regulars"
    assert "from Gorgoroth" not in asked(s)
    do(s, "from Khand", "to Near Harad")
    assert at(s, "Near Harad") == "Southron Regular"  # the fourth; Orthanc does not move any more
    done(s, "The Shadow is Moving")


@card("The Shadow is Moving")
@rule("BG-C101")
def test_the_shadow_moves_only_once_all_are_at_war_and_need_not_move_all() -> None:
    s = holding("The Shadow is Moving", {"Nurn": "Sauron Regular"}, war="sauron, isengard")
    assert why_not(s, "play", "The Shadow is Moving") == "BG-C101"
    s = played("The Shadow is Moving", {"Nurn": "Sauron Regular"}, war=ALL_SHADOW)
    do(s, "no more")
    assert at(s, "Nurn") == "Sauron Regular"
    done(s, "The Shadow is Moving")
    done(played("The Shadow is Moving", {}, war=ALL_SHADOW), "The Shadow is Moving")


@card("The Shadow is Moving")
@rule("BG-C101", "BG-12.7")
def test_it_is_movement_no_attack() -> None:
    s = played("The Shadow is Moving", {"Orthanc": "Isengard Regular", "Fords of Isen": "Rohan Regular"}, war=ALL_SHADOW)
    do(s, "from Orthanc")  # only one way is open
    assert at(s, "Gap of Rohan") == "Isengard Regular"
    done(s, "The Shadow is Moving")


@card("The Shadow is Moving")
@rule("BG-C25", "BG-21.10")
def test_of_two_teammates_each_moves_only_his_own_armies_by_it() -> None:
    for seat, source, target in ((WITCH_KING, "Nurn", "Gorgoroth"), (SARUMAN, "Khand", "Near Harad")):
        s = played("The Shadow is Moving", {"Nurn": "Sauron Regular", "Khand": "Southron Regular"}, persons=3, seat=seat, war=ALL_SHADOW)
        assert asked(s) == [f"from {source}", "no more"]
        do(s, f"from {source}")
        if s.stack[-1][0] == "march_to":
            do(s, f"to {target}")
        assert (at(s, source), at(s, target) != "") == ("", True)
        done(s, "The Shadow is Moving")


# Corsairs of Umbar.


@card("Corsairs of Umbar")
@rule("BG-C102")
def test_the_corsairs_sail_to_an_empty_coast_and_take_what_lies_open() -> None:
    s = played("Corsairs of Umbar", {"Umbar": "3 Southron Regulars, Nazgûl"}, war="southrons")
    assert asked(s) == ["to Anfalas", "to Dol Amroth", "to Lamedon", "to Pelargir"]
    assert why_not(s, "to", "Minas Tirith") == "BG-C102"
    do(s, "to Dol Amroth", "Southron Regular", "Nazgûl", "set out")
    assert (at(s, "Dol Amroth"), at(s, "Umbar")) == ("Nazgûl, Southron Regular", "2 Southron Regulars")
    assert s.taken == {REGION["Dol Amroth"]: SHADOW}
    assert step_of(s, "gondor") == (2, True)
    done(s, "Corsairs of Umbar")


@card("Corsairs of Umbar")
@rule("BG-C102", "BG-R4")
def test_there_must_be_room_at_once_and_who_is_not_at_war_stays() -> None:
    armies = {"Umbar": "3 Southron Regulars, Sauron Regular", "Anfalas": "8 Southron Regulars"}
    s = played("Corsairs of Umbar", armies, war="southrons")
    do(s, "to Anfalas")
    assert why_not(s, "take", "Sauron Regular") == "BG-12.9"
    assert asked(s) == ["southron Regular", "set out"]  # not everybody: one is picked, there is room for two
    do(s, "Southron Regular")
    assert (at(s, "Anfalas"), at(s, "Umbar")) == ("10 Southron Regulars", "Sauron Regular, Southron Regular")
    done(s, "Corsairs of Umbar")
    s = played("Corsairs of Umbar", {**armies, "Anfalas": "10 Southron Regulars"}, war="southrons")
    assert why_not(s, "to", "Anfalas") == "BG-12.8"


@card("Corsairs of Umbar")
@rule("BG-C102")
def test_without_an_army_that_can_sail_nothing_happens() -> None:
    assert why_not(holding("Corsairs of Umbar", {"Umbar": "Southron Regular"}), "play", "Corsairs of Umbar") == "BG-C102"
    armies = {"Umbar": "Gondor Elite", "inside Umbar": "3 Southron Regulars"}  # besieged: it cannot sail
    peaceful = {"Umbar": "Sauron Regular", **dict.fromkeys(("Anfalas", "Dol Amroth", "Lamedon", "Pelargir"), "Gondor Regular")}
    for there in (armies, peaceful, {"Umbar": "Sauron Regular"}, {"Near Harad": "Southron Regular"}):
        s = played("Corsairs of Umbar", there, war="southrons")
        assert [at(s, place) for place in there] == list(there.values())
        done(s, "Corsairs of Umbar")


@card("Corsairs of Umbar")
@rule("BG-C102", "BG-13.35")
def test_against_an_army_they_attack_from_umbar_and_may_advance(monkeypatch: pytest.MonkeyPatch) -> None:
    armies = {"Umbar": "4 Southron Regulars, Sauron Regular", "Pelargir": "Gondor Regular"}
    s = played("Corsairs of Umbar", armies, war="southrons")
    dice(monkeypatch, faces(6, 1, 1), faces(1))
    do(s, "to Pelargir", "keep back: Southron Regular", "attack with all others", "no", "no")
    assert asked(s) == ["advance", "stay"]
    assert step_of(s, "gondor") == (2, True)
    do(s, "advance")
    do(s, "everybody who can")
    assert (at(s, "Pelargir"), at(s, "Umbar")) == ("3 Southron Regulars", "Sauron Regular, Southron Regular")
    assert s.taken == {REGION["Pelargir"]: SHADOW}
    done(s, "Corsairs of Umbar")


@card("Corsairs of Umbar")
@rule("BG-C102")
def test_they_cannot_cease_but_the_defender_may_retreat(monkeypatch: pytest.MonkeyPatch) -> None:
    s = played("Corsairs of Umbar", {"Umbar": "2 Southron Regulars", "Lamedon": "2 Gondor Regulars"}, war="southrons")
    dice(monkeypatch, faces(1, 1), faces(1, 1))
    do(s, "to Lamedon", "attack with everybody", "no", "no")
    assert asked(s) == ["stand", "to Dol Amroth", "to Erech", "to Pelargir"]  # the Shadow was not asked whether it ceases
    do(s, "to Erech", "stay")
    assert (at(s, "Erech"), at(s, "Umbar"), at(s, "Lamedon")) == ("2 Gondor Regulars", "2 Southron Regulars", "")
    done(s, "Corsairs of Umbar")


@card("Corsairs of Umbar")
@rule("BG-C102", "BG-14.4")
def test_the_defender_may_withdraw_into_dol_amroth() -> None:
    s = played("Corsairs of Umbar", {"Umbar": "2 Southron Regulars", "Dol Amroth": "2 Gondor Regulars"}, war="southrons")
    do(s, "to Dol Amroth", "attack with everybody", "withdraw into the Stronghold", "advance", "everybody who can")
    assert (at(s, "Dol Amroth"), at(s, "inside Dol Amroth")) == ("2 Southron Regulars", "2 Gondor Regulars")
    done(s, "Corsairs of Umbar")


@card("Corsairs of Umbar")
@rule("BG-C102", "BG-14.24", "BG-14.25")
def test_they_relieve_a_dol_amroth_where_their_own_are_besieged(monkeypatch: pytest.MonkeyPatch) -> None:
    armies = {"Umbar": "2 Southron Regulars", "Dol Amroth": "Gondor Regular", "inside Dol Amroth": "Southron Regular"}
    s = played("Corsairs of Umbar", armies, war="southrons", taken={"Dol Amroth": SHADOW})
    dice(monkeypatch, faces(5, 1), faces(1))
    do(s, "to Dol Amroth", "attack with everybody", "no", "no")  # the besieger has no Stronghold to withdraw into
    assert at(s, "Dol Amroth") == "Southron Regular"  # the siege is over before anybody advances
    do(s, "advance", "everybody who can")
    assert (at(s, "Dol Amroth"), at(s, "Umbar")) == ("3 Southron Regulars", "")
    done(s, "Corsairs of Umbar")


BESIEGED = {"Umbar": "2 Southron Regulars", "Dol Amroth": "Southron Regular, Southron Elite", "inside Dol Amroth": "2 Gondor Regulars"}


@card("Corsairs of Umbar")
@rule("BG-C103", "BG-C102")
def test_at_besieged_dol_amroth_all_attack_together_and_may_cease(monkeypatch: pytest.MonkeyPatch) -> None:
    s = played("Corsairs of Umbar", BESIEGED, war="southrons")
    do(s, "to Dol Amroth", "everybody who can")
    assert at(s, "Dol Amroth") == "3 Southron Regulars, Southron Elite"
    assert asked(s) == ["attack with everybody", "keep back: Southron Regular", "keep back: Southron Elite"]
    dice(monkeypatch, faces(6, 5, 5, 5), faces(1, 1))  # the besieger needs a 6
    do(s, "attack with everybody", "no", "no")
    assert at(s, "inside Dol Amroth") == "Gondor Regular"
    assert asked(s) == ["reduce Southron Elite", "cease"]  # one round
    do(s, "cease")
    done(s, "Corsairs of Umbar")


@card("Corsairs of Umbar")
@rule("BG-C103")
def test_by_the_other_ruling_they_only_join_the_siege() -> None:
    s = played("Corsairs of Umbar", BESIEGED, war="southrons", rulings={"BG-C103": "join"})
    do(s, "to Dol Amroth", "everybody who can")
    assert at(s, "Dol Amroth") == "3 Southron Regulars, Southron Elite"
    assert at(s, "inside Dol Amroth") == "2 Gondor Regulars"
    done(s, "Corsairs of Umbar")
