"""Dúnedain cards 15 to 17: Paths of the Dead, The Red Arrow, The Three Hunters."""

import pytest

from tests.cardgame.telling import happened, icons_told, told
from tests.citing import card, rule
from thirdage.cardgame.book import NOBODY
from thirdage.cardgame.positions import ARAGORN, FRODO, SARUMAN, WITCH_KING, asked, do, names, place_names, table, why_not
from thirdage.cardgame.tables import FREE, PLACE

MY_TURN = ("turn", ARAGORN)
NEXT = (("turn", SARUMAN),)


# Paths of the Dead.


@card("Paths of the Dead")
@rule("CG-C30")
def test_paths_of_the_dead_forsakes_two_then_draws_four() -> None:
    deck = "Elrond, Galadriel, Legolas, Arwen, High Elves 1, Lembas"
    s = table(hand="Paths of the Dead, Boromir, Denethor, Halbarad", deck=deck, path="Egladil", asking=MY_TURN)
    do(s, "play Paths of the Dead", "cycle Boromir")
    assert asked(s) == ["forsake Denethor", "forsake Halbarad", "forsake the top of the draw deck"]  # not the event itself
    do(s, "forsake Denethor", "forsake the top of the draw deck")
    assert names(s.hand[ARAGORN]) == ["Halbarad", "Galadriel", "Legolas", "Arwen", "High Elves 1"]
    assert names(s.gone[ARAGORN])[-3:] == ["Denethor", "Elrond", "Paths of the Dead"]
    assert names(s.deck[ARAGORN]) == ["Lembas"]
    assert s.resolving == []
    assert s.stack == [("turn", SARUMAN)]


@card("Paths of the Dead")
@rule("CG-C30")
@pytest.mark.parametrize("ranger", ["Strider", "Aragorn"])
@pytest.mark.parametrize("zone", ["reserve", "battleground"])
def test_with_strider_or_aragorn_in_play_five_are_drawn(ranger: str, zone: str) -> None:
    where = {"reserve": "", "battleground": "", zone: ranger}
    s = table(
        hand="Paths of the Dead, Boromir, Denethor, Halbarad",
        reserve=where["reserve"],
        path="Egladil",
        battlegrounds={"Minas Tirith": where["battleground"]},
        asking=MY_TURN,
    )
    do(s, "play Paths of the Dead", "cycle Boromir", "forsake Denethor", "forsake Halbarad")
    assert len(s.hand[ARAGORN]) == 5
    assert s.stack == [("turn", SARUMAN)]


@card("Paths of the Dead", "Strider")
@rule("CG-C30")
def test_strider_forsaken_for_it_no_longer_counts() -> None:
    s = table(hand="Paths of the Dead, Boromir, Denethor", reserve="Strider", path="Egladil", asking=MY_TURN)
    do(s, "play Paths of the Dead", "cycle Boromir", "forsake Denethor", "forsake Strider")
    assert len(s.hand[ARAGORN]) == 4
    assert s.stack == [("turn", SARUMAN)]


@card("Paths of the Dead")
@rule("CG-C30", "CG-R2")
def test_with_fewer_than_two_to_forsake_what_there_is_goes() -> None:
    s = table(hand="Paths of the Dead, Boromir", deck="", path="Egladil", asking=MY_TURN)
    do(s, "play Paths of the Dead")  # Boromir pays, and is then the top card of the rebuilt deck
    assert names(s.gone[ARAGORN])[-2:] == ["Boromir", "Paths of the Dead"]
    assert s.hand[ARAGORN] == s.deck[ARAGORN] == s.cycle[ARAGORN] == []
    assert s.stack == [("turn", SARUMAN)]


@card("Paths of the Dead", "Aragorn")
@rule("CG-C30", "CG-C4")
def test_aragorn_alone_in_the_deck_meets_every_demand_and_is_drawn() -> None:
    s = table(hand="Paths of the Dead", deck="Aragorn", path="Egladil", asking=MY_TURN)
    do(s, "play Paths of the Dead")
    assert happened(s, "forsake_shown") == ["forsake_shown Aragorn"] * 3  # the cost and two demands
    assert names(s.hand[ARAGORN]) == ["Aragorn"]
    assert s.stack == [("turn", SARUMAN)]


@card("Paths of the Dead")
@rule("CG-R3")
@pytest.mark.parametrize("reserve, legal", [("", False), ("Elrond", False), ("Elrond; Galadriel", True)])
def test_paths_of_the_dead_cannot_be_played_when_nothing_could_be_forsaken_or_drawn(reserve: str, legal: bool) -> None:
    s = table(hand="Paths of the Dead", deck="", reserve=reserve, path="Egladil", asking=MY_TURN)
    assert why_not(s, ("play", "Paths of the Dead")) == ("" if legal else "CG-R3")  # one card in reserve would go as the cost


# The Red Arrow.


@card("The Red Arrow")
@rule("CG-C31")
def test_the_red_arrow_opens_dunedain_battlegrounds_to_rohan_for_the_teammate_too() -> None:
    hand = "The Red Arrow, Boromir, Riders of Rohan 1, Village Militia"
    s = table(hand=hand, path="Egladil", battlegrounds={"Minas Tirith": "", "Rivendell": ""}, asking=MY_TURN)
    do(s, "play The Red Arrow")
    assert names(s.in_force) == ["The Red Arrow"]
    assert names(s.gone[ARAGORN]) == ["The Red Arrow"]
    assert s.stack == [("turn", SARUMAN)]
    do(s, "pass", "play Riders of Rohan 1")
    assert asked(s) == ["to Minas Tirith", "to the reserve"]
    assert why_not(s, ("to", "Rivendell")) == "CG-8.9"
    do(s, "to Minas Tirith")
    assert names(s.field[FREE]) == ["Riders of Rohan 1"]
    assert s.stack == [("turn", WITCH_KING)]


@card("The Red Arrow")
@rule("CG-C31")
def test_the_red_arrow_covers_moving_and_characters() -> None:
    reserve = "Éomer; Riders of Rohan 1; Pippin Took"
    s = table(reserve=reserve, path="Egladil", battlegrounds={"Pelargir": ""}, in_force="The Red Arrow")
    do(s, "move Éomer")
    assert names(s.field[FREE]) == ["Éomer"]
    assert s.stack == [("turn", WITCH_KING)]
    s = table(reserve=reserve, path="Egladil", battlegrounds={"Pelargir": ""}, in_force="The Red Arrow")
    do(s, "move Riders of Rohan 1")
    assert names(s.field[FREE]) == ["Riders of Rohan 1"]
    assert s.stack == [("turn", WITCH_KING)]


@card("The Red Arrow")
@rule("CG-C31", "CG-2.3")
def test_the_red_arrow_opens_shadow_battlegrounds_of_the_dunedain_too() -> None:
    there = {"Harad": "", "Minas Morgul": "", "Moria": "", "Dol Amroth": ""}
    s = table(hand="Riders of Rohan 1, Gimli", path="Egladil", battlegrounds=there, in_force="The Red Arrow")
    do(s, "play Riders of Rohan 1")
    assert asked(s) == ["to Harad", "to Minas Morgul", "to Dol Amroth", "to the reserve"]
    do(s, "to Harad")
    assert names(s.field[FREE]) == ["Riders of Rohan 1"]
    assert s.stack == [("turn", WITCH_KING)]


@card("The Red Arrow")
@rule("CG-8.9", "CG-8.12")
def test_without_the_red_arrow_rohan_stays_away() -> None:
    s = table(hand="Éomer, Riders of Rohan 1", reserve="Village Militia", path="Egladil", battlegrounds={"Pelargir": ""})
    assert why_not(s, ("move", "Village Militia")) == "CG-9.2"
    do(s, "play Riders of Rohan 1")  # the reserve is the only place
    assert names(s.reserve[FRODO]) == ["Village Militia", "Riders of Rohan 1"]
    assert s.stack == [("turn", WITCH_KING)]


@card("The Red Arrow", "Merry Brandybuck")
@rule("CG-C31")
def test_the_red_arrow_makes_nothing_a_rohan_battleground() -> None:
    s = table(hand="Merry Brandybuck, Gimli", path="Egladil", battlegrounds={"Pelargir": ""}, in_force="The Red Arrow")
    do(s, "play Merry Brandybuck")
    assert asked(s) == ["to Egladil", "to the reserve"]
    assert why_not(s, ("to", "Pelargir")) == "CG-8.12"
    do(s, "to the reserve")
    assert s.stack == [("turn", WITCH_KING)]


@card("The Red Arrow", "Denethor")
@rule("CG-C31", "CG-11.22")
def test_the_red_arrow_changes_no_support() -> None:
    fight = ("combat", NOBODY, PLACE["Harad"])
    there = "Riders of Rohan 1; Denethor; Riders of Rohan 2"
    s = table(path="Egladil", battlegrounds={"Harad": there}, in_force="The Red Arrow", asking=fight, then=NEXT)
    assert icons_told(s) == (4, 1)  # no leadership of Denethor
    assert s.stack == [("turn", SARUMAN)]


@card("The Red Arrow")
@rule("CG-C31")
def test_the_red_arrow_may_be_played_at_any_time() -> None:
    s = table(hand="The Red Arrow, Boromir", path="Egladil", asking=MY_TURN)
    do(s, "play The Red Arrow")
    assert names(s.cycle[ARAGORN]) == ["Boromir"]
    assert s.stack == [("turn", SARUMAN)]


@card("The Red Arrow", "The Three Hunters")
@rule("CG-C31", "CG-C32", "CG-5.4")
def test_both_end_with_the_round() -> None:
    s = table(path="Egladil", in_force="The Red Arrow, The Three Hunters", asking=("round_begins", NOBODY))
    assert s.in_force == []
    assert s.round == 2


# The Three Hunters.


@card("The Three Hunters")
@rule("CG-C32")
def test_the_three_hunters_open_every_battleground_to_the_four() -> None:
    hand = "The Three Hunters, Strider, Boromir, Gimli, Sam Gamgee"  # none of them is in play
    s = table(hand=hand, path="Bag End", battlegrounds={"Edoras": "", "Orthanc": ""}, asking=MY_TURN)
    do(s, "play The Three Hunters", "cycle Boromir")
    assert names(s.in_force) == ["The Three Hunters"]
    assert s.stack == [("turn", SARUMAN)]
    do(s, "pass", "play Gimli")
    assert asked(s) == ["to Edoras", "to Orthanc", "to the reserve"]
    do(s, "to Edoras", "take nothing")  # no Axe
    assert names(s.field[FREE]) == ["Gimli"]
    assert s.stack == [("turn", WITCH_KING)]


@card("The Three Hunters")
@rule("CG-C32")
@pytest.mark.parametrize("hunter", ["Strider", "Aragorn", "Legolas"])
def test_they_may_be_moved_to_any_battleground_too(hunter: str) -> None:
    s = table(reserve=f"{hunter}; Boromir", path="Bag End", battlegrounds={"Edoras": ""}, in_force="The Three Hunters", asking=MY_TURN)
    assert why_not(s, ("move", "Boromir")) == "CG-9.2"  # nobody else may
    do(s, f"move {hunter}")
    assert names(s.field[FREE]) == [hunter]
    assert s.stack == [("turn", SARUMAN)]
    s = table(reserve=hunter, path="Bag End", battlegrounds={"Edoras": ""}, asking=MY_TURN)
    assert why_not(s, ("move", hunter)) == "CG-9.2"  # nor they without the event


@card("The Three Hunters")
@rule("CG-C32", "CG-8.19")
def test_a_hunter_who_came_into_reserve_this_round_still_waits() -> None:
    there = {"Edoras": ""}
    s = table(reserve="Strider", fresh="Strider", path="Bag End", battlegrounds=there, in_force="The Three Hunters", asking=MY_TURN)
    assert why_not(s, ("move", "Strider")) == "CG-8.19"


@card("The Three Hunters", "Aragorn")
@rule("CG-C32")
def test_any_free_peoples_army_supports_aragorn_while_it_lasts() -> None:
    fight = ("combat", NOBODY, PLACE["Orthanc"])
    there = {"Orthanc": "Riders of Rohan 1; Aragorn"}
    s = table(path="Bag End", battlegrounds=there, in_force="The Three Hunters", asking=fight, then=NEXT)
    assert icons_told(s) == (4, 2)  # Riders 2, Aragorn 1 + 1
    s = table(path="Bag End", battlegrounds=there, asking=fight, then=NEXT)
    assert icons_told(s) == (3, 2)
    assert place_names(s.scored[FREE]) == ["Orthanc"]
    assert s.stack == [("turn", SARUMAN)]


@card("The Three Hunters", "Strider")
@rule("CG-C32", "CG-C22")
def test_the_others_gain_nothing_by_support_but_strider_by_the_dead_men() -> None:
    there = {"Edoras": "Riders of Rohan 1; Strider; Gimli; Legolas; Fighting Uruk-hai"}
    s = table(path="Bag End", battlegrounds=there, in_force="The Three Hunters", asking=("combat", NOBODY, PLACE["Edoras"]), then=NEXT)
    assert "support" not in told(s)
    there = {"Harad": "Riders of Rohan 1; Dead Men of Dunharrow; Strider; Aragorn"}
    s = table(path="Bag End", battlegrounds=there, in_force="The Three Hunters", asking=("combat", NOBODY, PLACE["Harad"]), then=NEXT)
    assert icons_told(s) == (7, 1)  # Riders 2, Dead Men 2, Strider 1, Aragorn 2
    assert s.stack == [("turn", SARUMAN)]


@card("The Three Hunters", "Aragorn")
@rule("CG-C32", "CG-11.22", "CG-R55")
def test_one_army_supports_one_character_as_ever_and_its_controller_chooses() -> None:
    there = {"Edoras": "Village Militia; Aragorn; Éomer; Devilry of Saruman; Fighting Uruk-hai"}
    s = table(path="Bag End", battlegrounds=there, in_force="The Three Hunters", asking=("combat", NOBODY, PLACE["Edoras"]), then=NEXT)
    assert s.stack[-1][:2] == ("whom_to_support", FRODO)  # the Militia is his
    assert asked(s) == ["support Aragorn", "support Éomer"]
    do(s, "support Aragorn")  # 3 icons left: Militia 1, Aragorn 1 + 1, Éomer none
    assert names(s.gone[FRODO]) == ["Village Militia"] and names(s.gone[ARAGORN]) == ["Aragorn"]
    assert names(s.cycle[FRODO]) == ["Éomer"]
    assert place_names(s.scored[FREE]) == ["Edoras"]
    assert s.stack == [("turn", SARUMAN)]


@card("The Three Hunters")
@rule("CG-8.12")
def test_paths_stay_as_they_are() -> None:
    s = table(hand="Strider, Boromir", path="Orodruin", battlegrounds={"Edoras": ""}, in_force="The Three Hunters", asking=MY_TURN)
    do(s, "play Strider")
    assert why_not(s, ("to", "Orodruin")) == "CG-8.12"
    do(s, "to Edoras")
    assert s.stack == [("turn", SARUMAN)]
