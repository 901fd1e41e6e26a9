"""Winning, losing, conceivably winning (AS section 7), as a bot judges it."""

import pytest

from tests.cardgame.shadow.walking import VERDICTS, bots, deeds, judged, turn_of, walked
from tests.citing import card, rule
from thirdage.cardgame.book import NOBODY
from thirdage.cardgame.positions import SARUMAN, WITCH_KING, WITCH_KING_OF_DUEL, names
from thirdage.cardgame.shadow.judging import at_most, icons_at, judge, with_cards, worth_opening
from thirdage.cardgame.state import State
from thirdage.cardgame.tables import NUMBER, PLACE
from thirdage.cardgame.tokens import add_token


def verdict(state: State, place: str, played: str = "") -> str:
    """What the Shadow makes of the combat at a place; `played`: a card about to be played."""
    return VERDICTS[judge(state, NOBODY, PLACE[place], NUMBER[f"{played} (bot)"] if played else 0)]


# Winning now.


@pytest.mark.parametrize(
    "on_path, icons, found",
    [
        ("", (0, 1), "lost"),
        ("The Commander", (1, 1), "lost"),  # as much as the path defends: a tie is not won
        ("The Commander; The Reaver", (2, 1), "winning"),
        ("The Commander; The Reaver; Sam Gamgee", (2, 2), "lost"),
        ("The Witch-king; The Reaver; Sam Gamgee", (3, 2), "winning"),
    ],
)
@rule("AS-7.1", "AS-R5")
def test_a_path_is_won_by_more_attack_than_the_path_and_the_companions_cancel(on_path: str, icons: tuple[int, int], found: str) -> None:
    s = bots(path="Egladil", on_path=on_path)
    assert icons_at(s, PLACE["Egladil"]) == icons
    assert verdict(s, "Egladil") == found


@pytest.mark.parametrize(
    "cards, icons, found",
    [
        ("Mordor Orcs 1, Mordor Orcs 2, Mordor Orcs 3", (3, 3), "lost"),
        ("Mordor Orcs 1, Mordor Orcs 2, Olog-hai", (4, 3), "winning"),
        ("Mordor Orcs 1, Mordor Orcs 2, Olog-hai, Soldiers of Gondor", (4, 4), "lost"),
        ("", (0, 3), "lost"),
    ],
)
@rule("AS-7.1")
def test_a_free_peoples_battleground_must_be_beaten(cards: str, icons: tuple[int, int], found: str) -> None:
    s = bots(battlegrounds={"Minas Tirith": cards}, path="Caradhras")
    assert icons_at(s, PLACE["Minas Tirith"]) == icons
    assert verdict(s, "Minas Tirith") == found


@pytest.mark.parametrize(
    "cards, icons, found",
    [
        ("", (0, 2), "winning"),
        ("Riders of Rohan 1", (2, 2), "winning"),  # the defender wins a tie
        ("Riders of Rohan 1, Village Militia", (3, 2), "lost"),
        ("Riders of Rohan 1, Village Militia, Wolf-riders", (3, 3), "winning"),
    ],
)
@rule("AS-7.1")
def test_a_shadow_battleground_is_won_by_cancelling_the_attack(cards: str, icons: tuple[int, int], found: str) -> None:
    s = bots(battlegrounds={"Orthanc": cards}, path="Caradhras")
    assert icons_at(s, PLACE["Orthanc"]) == icons
    assert verdict(s, "Orthanc") == found


@rule("AS-7.1")
def test_a_battleground_taken_from_its_side_does_not_defend_itself() -> None:
    s = bots(battlegrounds={"Minas Tirith": "Mordor Orcs 1"}, captured="Minas Tirith", path="Caradhras")
    assert icons_at(s, PLACE["Minas Tirith"]) == (1, 0)
    assert verdict(s, "Minas Tirith") == "winning"
    s = bots(battlegrounds={"Orthanc": "Village Militia"}, captured="Orthanc", path="Caradhras")
    assert verdict(s, "Orthanc") == "lost"


@rule("AS-7.1", "AS-R6")
def test_icons_put_on_the_place_count_and_so_do_items_and_places_that_strengthen_a_card() -> None:
    s = bots(path="Egladil", on_path="The Commander with Morgul Blade")
    assert icons_at(s, PLACE["Egladil"]) == (2, 1)
    add_token(s, PLACE["Egladil"], 0, 1)
    assert icons_at(s, PLACE["Egladil"]) == (2, 2)
    add_token(s, PLACE["Egladil"], 1, 0)
    assert icons_at(s, PLACE["Egladil"]) == (3, 2)
    s = bots(path="Khazad-dûm", on_path="Balrog of Moria")
    assert icons_at(s, PLACE["Khazad-dûm"]) == (3, 0)


@rule("AS-7.1", "AS-R6")
def test_leadership_counts_where_an_army_supports_it_on_both_sides() -> None:
    field = "Mordor Orcs 1, The Commander, The Reaver, Soldiers of Gondor, Denethor"
    s = bots(battlegrounds={"Minas Tirith": field}, path="Caradhras")
    assert icons_at(s, PLACE["Minas Tirith"]) == (1 + 1, 3 + 1 + 1)  # one army supports one of two leaders; Denethor is supported
    assert s.support == []  # only imagined


@rule("AS-T22", "AS-R5")
def test_a_tied_path_of_the_duel_is_not_won() -> None:
    s = turn_of(WITCH_KING_OF_DUEL, scenario="duel2", path="Weathertop", on_path="The Commander; Sam Gamgee", hand="Olog-hai")
    assert judged(s)[0] == ("Weathertop", 1, 1, 1, 1, "lost")
    assert "VICTORY? no" in walked(s)
    s = turn_of(WITCH_KING_OF_DUEL, scenario="duel2", path="Weathertop", on_path="The Witch-king; Sam Gamgee", hand="Olog-hai")
    assert walked(s)[-1] == "VICTORY? yes"
    assert deeds(s) == ["pass"]


# Conceivably.


@pytest.mark.parametrize(
    "reserve, most, found",
    [
        ("Olog-hai; Black Uruks", (4, 3), "could win"),
        ("Olog-hai; Mordor Orcs 1", (3, 3), "lost"),
        ("Olog-hai; Wolf-riders; Devilry of Saruman", (2, 3), "lost"),  # Isengard may not enter Minas Tirith
        ("Olog-hai; Haradrim Mûmakil", (4, 3), "could win"),  # of two bots
        ("Mordor Orcs 1; The Commander; Black Uruks", (1 + 2 + 1, 3), "could win"),  # supported once they are there
        ("The Commander; The Reaver; The Hunter; Mouth of Sauron", (0, 3), "lost"),  # leaders without an army
    ],
)
@rule("AS-7.2", "AS-R4", "AS-R6")
def test_every_reserve_card_that_may_go_there_is_counted(reserve: str, most: tuple[int, int], found: str) -> None:
    s = bots(battlegrounds={"Minas Tirith": ""}, reserve=reserve, path="Caradhras")
    assert at_most(s, PLACE["Minas Tirith"]) == most
    assert verdict(s, "Minas Tirith") == found
    assert [names(row) for row in s.reserve if row] == [names(row) for row in bots(reserve=reserve).reserve if row]  # nothing moved


@rule("AS-7.2", "AS-R6")
def test_items_go_along_and_texts_of_arrival_do_not_count() -> None:
    s = bots(path="Weathertop", on_path="Sam Gamgee", reserve="The Commander with Black Rider's Mount")
    assert at_most(s, PLACE["Weathertop"]) == (2, 1)
    s = bots(path="Crack of Doom", on_path="Sam Gamgee", reserve="Gorbag & Shagrat", hand="Mordor Orcs 1")
    assert at_most(s, PLACE["Crack of Doom"]) == (0, 1)  # they could have 1 by cycling a card when they come
    s = bots(battlegrounds={"Minas Tirith": ""}, path="Caradhras", reserve="The Destroyer; Olog-hai; Mordor Orcs 1")
    assert at_most(s, PLACE["Minas Tirith"]) == (2 + 1 + 1, 3)  # he leads; the attack of his own text is left out


@rule("AS-R4")
def test_a_bot_counts_the_other_ones_reserve_but_moves_only_its_own() -> None:
    s = turn_of(battlegrounds={"Minas Tirith": "Mordor Orcs 1"}, reserve="Olog-hai; Haradrim Mûmakil", path="Caradhras")
    assert ("Minas Tirith", 1, 3, 5, 3, "could win") in judged(s)
    assert deeds(s) == ["move Olog-hai Minas Tirith"]
    s = turn_of(battlegrounds={"Minas Tirith": "Olog-hai, Mordor Orcs 1"}, reserve="Haradrim Mûmakil", path="Caradhras")
    assert ("Minas Tirith", 3, 3, 5, 3, "could win") in judged(s)
    assert "MOVE? no" in walked(s)
    assert deeds(s) == ["pass"]


@rule("AS-7.3")
def test_the_card_being_played_counts_too() -> None:
    s = bots(battlegrounds={"Minas Tirith": ""}, reserve="Olog-hai", hand="Black Uruks", path="Caradhras")
    assert verdict(s, "Minas Tirith") == "lost"
    assert verdict(s, "Minas Tirith", played="Black Uruks") == "could win"
    assert verdict(s, "Minas Tirith", played="Mordor Orcs 1") == "lost"
    assert verdict(s, "Minas Tirith", played="Devilry of Saruman") == "lost"  # it may not go there
    s = turn_of(battlegrounds={"Minas Tirith": ""}, reserve="Olog-hai", hand="Black Uruks", path="Caradhras")
    assert deeds(s) == ["play Black Uruks Minas Tirith"]
    assert judged(s)[-1] == ("Minas Tirith", 0, 3, 4, 3, "could win")


@rule("AS-7.4")
def test_what_the_free_peoples_could_still_bring_is_ignored() -> None:
    alone = {"battlegrounds": {"Minas Tirith": ""}, "path": "Caradhras"}
    s = bots(reserve="Olog-hai; Black Uruks; Soldiers of Gondor; Aragorn", hand="Guards of the Citadel", **alone)
    assert at_most(s, PLACE["Minas Tirith"]) == (4, 3)
    assert verdict(s, "Minas Tirith") == "could win"


@rule("AS-7.4")
def test_one_reserve_card_may_count_at_several_places() -> None:
    s = bots(battlegrounds={"Minas Tirith": "Black Uruks", "Lórien": "Mordor Orcs 1"}, reserve="Olog-hai", path="Caradhras")
    assert at_most(s, PLACE["Minas Tirith"]) == (4, 3)
    assert at_most(s, PLACE["Lórien"]) == (3, 2)
    assert [verdict(s, place) for place in ("Minas Tirith", "Lórien")] == ["could win", "could win"]


# Activations.


@pytest.mark.parametrize(
    "on_path, reserve, used",
    [
        ("Flocks of Crebain", "", True),
        ("Flocks of Crebain; Sam Gamgee", "", False),  # 1 against 1
        ("Flocks of Crebain; Sam Gamgee", "Saruman", False),  # Saruman could still come and win it, but nothing moves in between
        ("Flocks of Crebain; Saruman; Sam Gamgee", "", True),
    ],
)
@rule("AS-R7", "AS-8.4")
def test_whether_the_old_path_is_won_is_judged_by_the_cards_there_now(on_path: str, reserve: str, used: bool) -> None:
    s = turn_of(SARUMAN, path="Dimrill Dale", on_path=on_path, reserve=reserve)
    assert (deeds(s)[0] == "use Flocks of Crebain") == used


@pytest.mark.parametrize(
    "reserve, found",
    [
        ("Coastal Raiders; Haradrim Mûmakil", True),  # 1 + 2 against 2; the text puts the Raiders there
        ("Coastal Raiders; Haradrim Regulars", False),
        ("Coastal Raiders; Haradrim Regulars; The Black Fleet", True),
    ],
)
@rule("AS-R8")
def test_for_an_activation_what_could_move_there_is_counted(reserve: str, found: bool) -> None:
    s = bots(reserve=reserve, path="Caradhras")
    assert worth_opening(s, PLACE["Dol Amroth"]) == found
    assert s.active == []


@rule("AS-R8")
@card("The Black Serpent")
def test_a_card_that_pays_for_the_activation_is_not_counted() -> None:
    two, three = "The Black Serpent; Haradrim Mûmakil", "The Black Serpent; Haradrim Mûmakil; The Black Fleet"
    s = bots(reserve=two, scored_free="Dol Amroth", path="Caradhras")
    assert worth_opening(s, PLACE["Dol Amroth"])  # 2, and he would lead them
    assert not worth_opening(s, PLACE["Dol Amroth"], gone=NUMBER["The Black Serpent (bot)"])
    assert deeds(turn_of(SARUMAN, reserve=two, scored_free="Dol Amroth", path="Caradhras")) == ["pass"]
    s = turn_of(SARUMAN, reserve=three, scored_free="Dol Amroth", scored_shadow="Pelargir", path="Caradhras")
    assert deeds(s)[0] == "use The Black Serpent"


@rule("AS-R8", "AS-7.1")
def test_a_battleground_reactivated_from_the_enemys_area_would_not_defend_itself() -> None:
    assert not worth_opening(bots(reserve="Haradrim Regulars", scored_free="Dol Amroth"), PLACE["Dol Amroth"])  # 1 against 2
    assert worth_opening(bots(reserve="Haradrim Regulars", scored_shadow="Dol Amroth"), PLACE["Dol Amroth"])  # 1 against 0


@rule("AS-7.1")
def test_only_a_bots_turn_tells_what_it_judged() -> None:
    s = bots(battlegrounds={"Minas Tirith": "Mordor Orcs 1"}, path="Egladil")
    verdict(s, "Minas Tirith")
    assert judged(s) == []
    judge(s, WITCH_KING, PLACE["Minas Tirith"])
    assert judged(s) == [("Minas Tirith", 1, 3, 1, 3, "lost")]


@rule("AS-7.2")
def test_cards_imagined_at_a_place_have_left_the_reserve_there() -> None:
    s = bots(reserve="Olog-hai; Black Uruks", battlegrounds={"Lórien": "Mordor Orcs 1"}, path="Caradhras")
    copy = with_cards(s, PLACE["Lórien"], [NUMBER["Olog-hai (bot)"]])
    assert (names(copy.reserve[WITCH_KING]), names(copy.field[1])) == (["Black Uruks"], ["Mordor Orcs 1", "Olog-hai"])
    assert (names(s.reserve[WITCH_KING]), names(s.field[1])) == (["Olog-hai", "Black Uruks"], ["Mordor Orcs 1"])  # only in thought
