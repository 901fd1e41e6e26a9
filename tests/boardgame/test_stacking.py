"""How many units may stand together: 10 in a region, 5 inside a besieged Stronghold."""

from __future__ import annotations

import pytest

from tests.boardgame.battles import attack, march, one_action
from tests.boardgame.throwing import dice, faces
from tests.citing import rule
from thirdage.boardgame.positions import FREE, SHADOW, asked, at, do, log, table, why_not
from thirdage.boardgame.tables import ELITE, GONDOR, REGION, REGULAR, kind_of

MAN_OF_GONDOR, KNIGHT = kind_of(GONDOR, REGULAR), kind_of(GONDOR, ELITE)


@rule("BG-12.8", "BG-3.4")
def test_no_more_march_into_a_region_than_it_has_room_for() -> None:
    s = one_action({"Dagorlad": "4 Sauron Regulars, 2 Nazgûl", "North Ithilien": "8 Sauron Regulars"}, die="Character")
    do(s, "use Character", "move an Army", "from Dagorlad", "to North Ithilien", "Sauron Regular", "Sauron Regular")
    assert asked(s) == ["nazgûl", "set out"]  # Leaders, Nazgûl and Characters are never counted
    assert why_not(s, "take", "Sauron Regular") == "BG-12.8"
    do(s, "Nazgûl")
    assert at(s, "North Ithilien") == "10 Sauron Regulars, 2 Nazgûl"
    assert at(s, "Dagorlad") == "2 Sauron Regulars"
    assert s.stack == []


@rule("BG-12.8", "BG-R4")
def test_nobody_marches_into_a_full_region() -> None:
    s = one_action({"Dagorlad": "Sauron Regular, Nazgûl", "North Ithilien": "10 Sauron Regulars"}, die="Character")
    do(s, "use Character", "move an Army", "from Dagorlad")
    assert "to North Ithilien" not in asked(s)
    assert why_not(s, "to", "North Ithilien") == "BG-12.8"


@rule("BG-3.4")
def test_figures_who_are_no_units_have_no_limit() -> None:
    s = one_action(
        {"Osgiliath": "2 Gondor Regulars, 4 Gondor Leaders, Boromir, Legolas", "Pelargir": "8 Gondor Regulars"}, FREE, "Muster/Army"
    )
    march(s, "Osgiliath", "Pelargir", die="Muster/Army")
    do(s, "no more")
    assert at(s, "Pelargir") == "10 Gondor Regulars, 4 Gondor Leaders, Boromir, Legolas"
    assert s.stack == []


@rule("BG-R4")
def test_two_full_armies_change_places_with_one_army_die() -> None:
    s = one_action({"Dagorlad": "10 Sauron Regulars", "North Ithilien": "10 Southron Regulars, Nazgûl", "Umbar": "Southron Elite"})
    march(s, "Dagorlad", "North Ithilien")
    assert at(s, "North Ithilien") == "10 Sauron Regulars, Nazgûl, 10 Southron Regulars"
    # The second move is owed: nobody else moves, and nobody stays.
    assert s.stack[-1][0] == "march_to"
    assert why_not(s, "done") != ""
    assert asked(s) == ["to Dagorlad", "to Dead Marshes", "to Eastern Emyn Muil", "to Minas Morgul", "to Osgiliath", "to South Ithilien"]
    do(s, "to Dagorlad", "everybody who can")
    assert at(s, "Dagorlad") == "Nazgûl, 10 Southron Regulars"
    assert at(s, "North Ithilien") == "10 Sauron Regulars"
    assert s.stack == []


@rule("BG-R4")
def test_the_only_way_on_may_be_back_to_where_the_others_came_from() -> None:
    s = one_action({"Gorgoroth": "9 Sauron Regulars", "Barad-dûr": "10 Southron Regulars"})
    march(s, "Gorgoroth", "Barad-dûr")
    do(s, "everybody who can")
    assert (at(s, "Gorgoroth"), at(s, "Barad-dûr")) == ("10 Southron Regulars", "9 Sauron Regulars")
    assert s.stack == []


@rule("BG-R4")
def test_they_change_places_even_where_there_is_no_third_place_to_go() -> None:
    full = {"Minas Morgul": "10 Sauron Regulars", "Morannon": "10 Sauron Regulars", "Nurn": "10 Southron Regulars"}
    armies = {**full, "Barad-dûr": "10 Sauron Regulars", "Gorgoroth": "10 Southron Regulars"}
    s = one_action(armies)
    march(s, "Barad-dûr", "Gorgoroth")
    do(s, "everybody who can")  # the other Army goes to Barad-dûr: that is not asked
    assert s.stack == []
    assert (at(s, "Barad-dûr"), at(s, "Gorgoroth")) == ("10 Southron Regulars", "10 Sauron Regulars")
    # Whoever is not At War may not enter the land of Sauron: so nobody makes room.
    s = one_action({**armies, "Dagorlad": "Sauron Regular"}, war="Sauron")
    do(s, "use Army", "move an Army")
    assert asked(s) == ["from Dagorlad", "from Minas Morgul", "from Morannon"]
    assert why_not(s, "from", "Barad-dûr") == "BG-12.8"


@rule("BG-R4")
def test_of_two_full_armies_as_many_must_go_on_as_came() -> None:
    s = one_action({"Dagorlad": "4 Sauron Regulars", "North Ithilien": "10 Southron Regulars", "Umbar": "Southron Elite"})
    march(s, "Dagorlad", "North Ithilien", "Sauron Regular", "Sauron Regular", "set out")
    do(s, "to South Ithilien", "Southron Regular")
    assert "set out" not in asked(s)
    assert why_not(s, "go") == "BG-R4"
    do(s, "Southron Regular", "set out")
    assert at(s, "North Ithilien") == "2 Sauron Regulars, 8 Southron Regulars"
    assert at(s, "South Ithilien") == "2 Southron Regulars"
    assert s.stack == []


@rule("BG-R4")
def test_too_many_march_in_only_where_others_can_march_out() -> None:
    # Those in the way are not At War: the land of others is closed to them, and so the way in is closed too.
    armies = {"Minas Tirith": "2 Gondor Regulars", "Drúadan Forest": "10 Rohan Regulars", "Lossarnach": "Gondor Regular"}
    armies |= dict.fromkeys(("Dead Marshes", "Western Emyn Muil", "Osgiliath"), "Sauron Regular")
    armies["Eastemnet"] = armies["Folde"] = "Isengard Elite"
    s = one_action(armies, FREE, "Muster/Army", war="Gondor")
    do(s, "use Muster/Army", "move an Army", "from Minas Tirith")
    assert s.stack[-1][0] == "column" and s.stack[-1][5] == REGION["Lossarnach"]  # the only way left
    # At War, they go where there is room: to Minas Tirith, whence the others come.
    s = one_action(armies, FREE, "Muster/Army", war="Gondor, Rohan")
    do(s, "use Muster/Army", "move an Army", "from Minas Tirith", "to Drúadan Forest", "everybody who can")
    assert s.stack[-1][0] == "column"  # and these must go on now
    do(s, "Rohan Regular", "Rohan Regular", "set out")
    assert at(s, "Minas Tirith") == "2 Rohan Regulars"
    assert at(s, "Drúadan Forest") == "2 Gondor Regulars, 8 Rohan Regulars"
    assert s.stack == []


@rule("BG-R4")
def test_a_character_die_moves_one_army_and_so_nobody_makes_room() -> None:
    s = one_action({"Dagorlad": "10 Sauron Regulars, Nazgûl", "North Ithilien": "10 Southron Regulars, Nazgûl"}, die="Character")
    do(s, "use Character", "move an Army", "from Dagorlad")
    assert why_not(s, "to", "North Ithilien") == "BG-12.8"


@rule("BG-R4", "BG-12.8")
def test_an_advance_leaves_behind_whoever_has_no_room(monkeypatch: pytest.MonkeyPatch) -> None:
    s = one_action(
        {
            "Osgiliath": "7 Gondor Regulars, Gondor Leader",
            "Minas Tirith": "3 Sauron Regulars",
            "inside Minas Tirith": "5 Gondor Elites, Boromir",
        },
        FREE,
        "Muster/Army",
    )
    dice(monkeypatch, faces(6, 6, 6, 1, 1), faces(1, 1, 1), faces(1))
    attack(s, "Osgiliath", "Minas Tirith", die="Muster/Army")
    do(s, "no", "no", "advance", "Gondor Regular", "Gondor Regular", "Gondor Regular", "Gondor Regular", "Gondor Regular")
    assert asked(s) == ["gondor Leader", "set out"]
    assert why_not(s, "take", "Gondor Regular") == "BG-12.8"
    do(s, "set out")
    assert at(s, "Minas Tirith") == "5 Gondor Regulars, 5 Gondor Elites, Boromir"
    assert at(s, "Osgiliath") == "2 Gondor Regulars, Gondor Leader"
    assert s.stack == []


@rule("BG-3.5", "BG-R5")
def test_whoever_recruits_into_a_full_region_removes_what_is_too_much_as_he_likes() -> None:
    s = one_action(
        {"Minas Tirith": "8 Gondor Regulars, 2 Gondor Elites", "Pelargir": "Gondor Regular"}, FREE, "Muster", lost="Gondor Regular"
    )
    before = s.reserve[MAN_OF_GONDOR]
    do(s, "use Muster", "recruit", "Gondor Regular", "to Minas Tirith", "no more")
    assert asked(s) == ["gondor Regular", "gondor Elite"]
    assert why_not(s, "disband", "Rohan Regular") == "BG-3.5"
    do(s, "Gondor Regular")
    assert at(s, "Minas Tirith") == "8 Gondor Regulars, 2 Gondor Elites"
    assert s.reserve[MAN_OF_GONDOR] == before  # to the reinforcements, not to the casualties
    assert s.lost[MAN_OF_GONDOR] == 1
    assert s.stack == []


@rule("BG-3.5", "BG-R5")
def test_whoever_is_too_many_after_a_retreat_goes_back_to_the_reinforcements(monkeypatch: pytest.MonkeyPatch) -> None:
    s = one_action({"Osgiliath": "4 Gondor Regulars", "Pelargir": "8 Gondor Regulars, Gondor Elite", "North Ithilien": "2 Sauron Regulars"})
    dice(monkeypatch, faces(1, 1), faces(1, 1, 1, 1))
    attack(s, "North Ithilien", "Osgiliath")
    do(s, "no", "no", "fight", "to Pelargir", "stay")
    assert s.stack[-1] == ("trim", FREE, FREE, REGION["Pelargir"])
    do(s, "Gondor Regular", "Gondor Elite")
    assert at(s, "Pelargir") == "10 Gondor Regulars"
    assert (s.lost[MAN_OF_GONDOR], s.lost[KNIGHT]) == (0, 0)
    assert log(s)[-1] == "Gondor Regular at Pelargir goes back to the reinforcements."
    assert s.stack == []


@rule("BG-3.5")
def test_nazgul_and_characters_are_never_too_many() -> None:
    s = table({"Minas Morgul": "10 Sauron Regulars, 6 Nazgûl, The Witch-king"}, asking=("trim_places", -1), then=())
    assert s.stack == []
    assert at(s, "Minas Morgul") == "10 Sauron Regulars, 6 Nazgûl, The Witch-king"


@rule("BG-3.4", "BG-3.5")
def test_besiegers_and_besieged_have_limits_of_their_own() -> None:
    s = table(
        {"Minas Tirith": "11 Sauron Regulars", "inside Minas Tirith": "6 Gondor Regulars, 2 Gondor Leaders"},
        asking=("trim_places", -1),
        then=(),
    )
    assert at(s, "inside Minas Tirith") == "5 Gondor Regulars, 2 Gondor Leaders"
    assert at(s, "Minas Tirith") == "10 Sauron Regulars"
    assert s.lost[MAN_OF_GONDOR] == 0
    assert s.stack == []


@rule("BG-R5")
def test_the_owner_of_the_army_is_asked_whoever_acts() -> None:
    s = table(
        {"inside Minas Tirith": "5 Gondor Regulars, Gondor Elite", "Minas Tirith": "Sauron Regular"},
        asking=("trim_places", SHADOW),
        then=(),
    )
    assert s.stack[-1][1] == FREE
    do(s, "Gondor Elite")
    assert at(s, "inside Minas Tirith") == "5 Gondor Regulars"
    assert s.stack == []
