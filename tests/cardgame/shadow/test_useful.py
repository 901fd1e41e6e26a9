"""Usefully (AS section 8): what a bot does not do, because it would be of no use."""

import pytest

from tests.cardgame.shadow.walking import SEEDS, bots, deeds, judged, turn_of, walked
from tests.citing import card, rule
from thirdage.cardgame.positions import BALROG, SARUMAN, WITCH_KING, do, names, place_names
from thirdage.cardgame.state import State
from thirdage.cardgame.tables import NUMBER, PLACE, SHADOW

NAZGUL = "The Beguiler, The Black Easterling, The Commander, The Destroyer, The Hunter, The Reaver, The Warrior, The Witch-king"
ALL_BUT_REAVER = NAZGUL.replace(", The Reaver", "")


def texts(state: State) -> list[tuple[str, bool]]:
    """The action texts looked at, and whether each was useful."""
    return [(names([event[2]])[0], bool(event[3])) for event in state.events or () if event[0] == "bot_text"]


# In general.


@rule("AS-8.1")
def test_a_text_that_could_be_used_but_is_of_no_use_is_left_alone() -> None:
    s = turn_of(SARUMAN, path="Dimrill Dale", on_path="Flocks of Crebain; Sam Gamgee", reserve="Coastal Raiders")
    assert texts(s) == [("Flocks of Crebain", False), ("Coastal Raiders", False)]
    assert walked(s)[0] == "USE AN ACTION? no"
    assert deeds(s) == ["pass"]


@rule("AS-8.1", "AS-8.2")
def test_a_text_whose_use_is_in_doubt_is_used() -> None:
    s = turn_of(reserve="The Messenger", gone=ALL_BUT_REAVER, cycle="Olog-hai", path="Caradhras")
    assert texts(s) == [("The Messenger", True)]  # the Reaver might lie there
    assert deeds(s) == ["use The Messenger"]
    assert ("nothing_found", WITCH_KING, NUMBER["The Messenger (bot)"]) in (s.events or [])
    assert names(s.cycle[WITCH_KING]) == ["Olog-hai", "The Messenger"]


@rule("AS-T8", "AS-8.2")
@card("The Messenger")
def test_the_messenger_is_of_no_use_when_every_nazgul_is_in_play_or_eliminated() -> None:
    s = turn_of(reserve="The Messenger", gone=NAZGUL, cycle="Olog-hai", path="Caradhras")
    assert texts(s) == []
    assert deeds(s) == ["pass"]
    s = turn_of(reserve="The Messenger", gone=ALL_BUT_REAVER, on_path="The Reaver", cycle="Olog-hai", path="Weathertop")
    assert "use The Messenger" not in deeds(s)


# What is useful.


@rule("AS-8.3")
def test_icons_are_added_to_a_combat_that_is_being_lost_and_can_be_won() -> None:
    s = turn_of(path="Egladil", on_path="The Commander", reserve="The Black Easterling")
    assert judged(s)[-1] == ("Egladil", 1, 1, 2, 1, "could win")
    assert deeds(s) == ["move The Black Easterling Egladil"]


@rule("AS-8.3")
def test_to_make_the_free_peoples_forsake_or_cycle_is_useful_as_long_as_they_can() -> None:
    for text in ("Barrow-wights", "Cave-troll"):
        assert deeds(turn_of(SARUMAN, reserve=text, path="Orodruin", deck="Gimli"))[0] == f"use {text}"
    assert deeds(turn_of(reserve="The Beguiler", path="Caradhras", deck="Gimli")) == ["use The Beguiler"]
    assert deeds(turn_of(reserve="The Beguiler", path="Caradhras", deck="Olog-hai")) == ["pass"]  # nobody has anything left


@rule("AS-8.3")
@card("Black Breath", "Grishnákh")
def test_corruption_is_worth_any_cost() -> None:
    s = turn_of(path="Weathertop", on_path="The Witch-king with Black Breath and Morgul Blade")
    assert deeds(s) == ["use Morgul Blade"]
    assert s.corruption == 1
    s = turn_of(path="Weathertop", on_path="The Witch-king with Black Breath")
    assert deeds(s) == ["use Black Breath"]  # though he was winning the path
    assert s.path[SHADOW] == []
    s = turn_of(path="Dead Marshes", on_path="Grishnákh")
    assert (deeds(s), s.corruption) == (["use Grishnákh"], 1)


@rule("AS-T4", "AS-1.5", "AS-10.1")
@card("The Commander")
def test_drawing_is_useful_and_comes_before_a_move_that_would_be_stronger() -> None:
    s = turn_of(path="Egladil", on_path="The Black Easterling", reserve="The Commander")
    assert walked(s) == ["USE AN ACTION? yes"]
    assert deeds(s) == ["use The Commander"]
    assert [len(s.hand[seat]) for seat in (WITCH_KING, SARUMAN)] == [1, 1]
    assert names(s.path[SHADOW]) == ["The Black Easterling"]  # who with him would have won


@rule("AS-8.3")
def test_a_card_may_always_be_played_to_the_reserve_and_an_item_onto_its_wielder() -> None:
    won = {"battlegrounds": {"Harad": ""}, "path": "Caradhras"}
    s = turn_of(hand="Mordor Orcs 1, Mordor Orcs 2, Mordor Orcs 3", **won)  # above the limit, so it must act
    assert deeds(s)[0].endswith(" reserve")
    s = turn_of(hand="Nazgûl's Mantle", on_path="The Black Easterling", path="Egladil")
    assert deeds(s) == ["attach Nazgûl's Mantle The Black Easterling"]  # which has no icons to add


# What is not.


@rule("AS-8.4", "AS-8.1")
def test_nothing_is_added_to_a_combat_that_is_won() -> None:
    won = {"path": "Weathertop", "on_path": "The Commander", "battlegrounds": {"Minas Tirith": ""}}
    s = turn_of(reserve="The Black Easterling", **won)
    assert "MOVE? no" in walked(s)
    assert names(s.reserve[WITCH_KING]) == ["The Black Easterling"]
    s = turn_of(hand="The Black Easterling", **won)
    assert deeds(s)[0] == "play The Black Easterling reserve"


@rule("AS-8.4", "AS-8.1")
def test_nothing_is_added_where_nothing_can_be_won() -> None:
    s = turn_of(path="Egladil", on_path="Gandalf the Grey", reserve="The Black Easterling", hand="The Witch-king")
    assert judged(s)[0] == ("Egladil", 0, 4, 1, 4, "lost")
    assert deeds(s) == ["play The Witch-king reserve"]


@pytest.mark.parametrize(
    "scenario, seat, path",
    [("trilogy", WITCH_KING, "Crack of Doom"), ("fellowship", BALROG, "Amon Hen")],
)
@rule("AS-8.4", "AS-R10")
def test_on_the_last_path_icons_are_added_all_the_same(scenario: str, seat: int, path: str) -> None:
    given = {"scenario": scenario, "path": path}
    assert deeds(turn_of(seat, on_path="The Witch-king", reserve="The Black Easterling", **given)) == [f"move The Black Easterling {path}"]
    assert deeds(turn_of(seat, on_path="The Witch-king", hand="The Black Easterling", **given)) == [f"play The Black Easterling {path}"]
    hopeless = "Gandalf the Grey with Glamdring"
    assert deeds(turn_of(seat, on_path=hopeless, reserve="The Black Easterling", **given)) == [f"move The Black Easterling {path}"]


@rule("AS-8.4")
def test_path_6_is_not_the_last_one_in_the_trilogy() -> None:
    s = turn_of(on_path="The Witch-king", reserve="The Black Easterling", path="Amon Hen")
    assert deeds(s) == ["pass"]


@rule("AS-T18", "AS-8.4")
def test_a_leader_without_an_army_to_support_him_does_not_move_but_the_army_to_his_left_does() -> None:
    s = turn_of(SARUMAN, battlegrounds={"Dol Amroth": ""}, reserve="Haradrim Mûmakil; The Black Serpent", path="Weathertop")
    assert ("Dol Amroth", 0, 2, 3, 2, "could win") in judged(s)
    assert deeds(s) == ["move Haradrim Mûmakil Dol Amroth"]
    do(s, "pass", "pass")
    assert deeds(s)[-1] == "move The Black Serpent Dol Amroth"


@rule("AS-8.4")
def test_a_leader_is_not_played_either_where_no_army_can_support_him() -> None:
    given = {"reserve": "Haradrim Mûmakil", "hand": "The Hunter", "path": "Caradhras"}
    s = turn_of(battlegrounds={"Minas Tirith": "Mordor Orcs 1, The Commander"}, **given)  # the one army has its leader
    assert ("Minas Tirith", 2, 3, 4, 3, "could win") in judged(s)
    assert deeds(s) == ["play The Hunter reserve"]
    s = turn_of(battlegrounds={"Minas Tirith": "Mordor Orcs 1, Mordor Orcs 2, The Commander"}, **given)
    assert deeds(s) == ["play The Hunter Minas Tirith"]
    monsters = "Goblins of the Misty Mountains 2; Cave-troll"
    s = turn_of(battlegrounds={"Lórien": "Goblins of the Misty Mountains 1"}, reserve=monsters, hand="The Hunter", path="Caradhras")
    assert ("Lórien", 1, 2, 3, 2, "could win") in judged(s)
    assert deeds(s) == ["play The Hunter reserve"]  # no Monstrous army supports him


@rule("AS-T7", "AS-8.4", "AS-R8")
@card("Coastal Raiders")
def test_a_battleground_that_cannot_be_won_is_not_activated() -> None:
    s = turn_of(SARUMAN, reserve="Haradrim Regulars; Coastal Raiders", used_battlegrounds="Harad", path="Weathertop")
    assert ("Dol Amroth", 0, 2, 2, 2, "lost") in judged(s)
    assert deeds(s) == ["pass"]
    s = turn_of(SARUMAN, reserve="Haradrim Mûmakil; Coastal Raiders", path="Weathertop")
    assert ("Dol Amroth", 0, 2, 3, 2, "could win") in judged(s)
    do(s, "do not use it")  # what Dol Amroth offers the Dúnedain player
    assert deeds(s) == ["use Coastal Raiders", "move Coastal Raiders Dol Amroth"]
    assert place_names(s.active) == ["Dol Amroth"]


@rule("AS-T6", "AS-R16", "AS-1.5")
@card("Flocks of Crebain", "Dimrill Dale")
def test_a_won_path_is_left_for_a_random_other_one() -> None:
    found = set()
    for seed in SEEDS:
        s = turn_of(SARUMAN, path="Dimrill Dale", on_path="Flocks of Crebain", seed=seed)
        assert judged(s) == [("Dimrill Dale", 1, 0, 1, 0, "winning")]
        assert deeds(s)[0] == "use Flocks of Crebain"
        assert s.corruption == 1
        assert PLACE["Dimrill Dale"] in s.scored[SHADOW]
        found |= {place_names([s.road])[0]}
    assert found == {"Egladil", "Lothlórien"}


@rule("AS-8.4", "AS-R16")
def test_a_path_is_not_left_where_no_other_of_its_number_is_unused() -> None:
    s = turn_of(SARUMAN, path="Dimrill Dale", on_path="Flocks of Crebain", used_paths="Egladil, Lothlórien")
    assert texts(s) == []
    assert deeds(s) == ["pass"]


# May; tokens.


@rule("AS-R25")
@card("Gorbag & Shagrat")
def test_what_a_card_may_do_is_done_if_that_is_useful_and_paid_at_random() -> None:
    paid = set()
    given = {"path": "Shelob's Lair", "on_path": "The Commander; Sam Gamgee", "reserve": "The Witch-king; Gorbag & Shagrat"}
    for seed in SEEDS:
        s = turn_of(hand="Mordor Orcs 1, Olog-hai", seed=seed, **given)
        assert deeds(s) == ["move Gorbag & Shagrat Shelob's Lair"]
        assert s.tokens == [(NUMBER["Gorbag & Shagrat (bot)"], 1, 0)]
        paid |= set(names(s.cycle[WITCH_KING]))
    assert paid == {"Mordor Orcs 1", "Olog-hai"}
    s = turn_of(**given)  # the hand is empty: it forsakes the right-most of its reserve
    assert names(s.cycle[WITCH_KING]) == ["The Witch-king"]


@rule("AS-R25")
def test_what_a_card_may_do_is_left_if_it_is_of_no_use() -> None:
    quarrel = ("arrive", WITCH_KING, NUMBER["Gorbag & Shagrat (bot)"])
    s = bots(path="Shelob's Lair", on_path="Gorbag & Shagrat; The Commander", hand="Mordor Orcs 1", asking=quarrel, then=(("turn", 0),))
    assert (s.tokens, names(s.hand[WITCH_KING])) == ([], ["Mordor Orcs 1"])  # won already
    assert ("bot_useful", WITCH_KING, NUMBER["Gorbag & Shagrat (bot)"], 0) in (s.events or [])
    s = bots(path="Crack of Doom", on_path="Gorbag & Shagrat; The Commander", hand="Mordor Orcs 1", asking=quarrel, then=(("turn", 0),))
    assert (len(s.tokens), s.hand[WITCH_KING]) == (1, [])  # the last path
    assert ("bot_useful", WITCH_KING, NUMBER["Gorbag & Shagrat (bot)"], 1) in (s.events or [])


@pytest.mark.parametrize(
    "left, right, place",
    [
        ("Black Uruks", "Olog-hai, Mordor Orcs 1", "Minas Tirith"),  # 2 against 2, 3 against 3: 1 more wins either
        ("Black Uruks", "Mordor Orcs 1", "Lórien"),  # 1 and 1 more do not beat the 3 of Minas Tirith
        ("Black Uruks", "Olog-hai, Trolls of Udûn, Mordor Orcs 1", "Lórien"),  # Minas Tirith is won
    ],
)
@rule("AS-R26", "AS-R6")
@card("The Destroyer")
def test_tokens_go_to_the_right_most_battleground_where_they_are_of_use(left: str, right: str, place: str) -> None:
    s = turn_of(battlegrounds={"Lórien": left, "Minas Tirith": right}, reserve="The Destroyer", path="Caradhras")
    assert deeds(s) == ["use The Destroyer"]
    assert s.tokens == [(PLACE[place], 1, 0)]


@rule("AS-R26", "AS-R6")
@card("The Destroyer")
def test_who_is_cycled_to_put_a_token_there_does_not_lead_there_too() -> None:
    s = turn_of(battlegrounds={"Minas Tirith": "Mordor Orcs 1"}, reserve="The Destroyer; Mordor Orcs 2", path="Caradhras")
    assert judged(s)[0] == ("Minas Tirith", 1, 3, 3, 3, "lost")  # 1, 1 more and the token
    assert texts(s) == [("The Destroyer", False)]


@rule("AS-R26")
@card("The Destroyer", "The Warrior")
def test_icons_that_would_count_for_the_free_peoples_are_of_no_use() -> None:
    own = "Riders of Rohan 1, Riders of Rohan 2, Village Militia, Mordor Orcs 1"  # 5 against 3, and 4 more in reserve
    s = turn_of(battlegrounds={"Morannon": own}, reserve="The Destroyer; Olog-hai; Trolls of Udûn", path="Caradhras")
    assert texts(s) == [("The Destroyer", False)]
    assert deeds(s) == ["move Trolls of Udûn Morannon"]
    s = turn_of(battlegrounds={"Minas Tirith": "Mordor Orcs 1"}, reserve="The Warrior; Olog-hai; Black Uruks", path="Caradhras")
    assert texts(s) == [("The Warrior", False)]
    assert s.tokens == []


@rule("AS-R26", "AS-8.4")
@card("The Hunter")
def test_icons_for_a_path_go_there_if_they_help_or_it_is_the_last() -> None:
    assert turn_of(path="Egladil", on_path="The Commander", reserve="The Hunter").tokens == [(PLACE["Egladil"], 1, 0)]
    assert turn_of(path="Weathertop", on_path="The Commander", reserve="The Hunter").tokens == []  # won
    assert turn_of(path="Lothlórien", reserve="The Hunter").tokens == []  # 1 against 2
    assert turn_of(path="Crack of Doom", on_path="The Commander", reserve="The Hunter").tokens == [(PLACE["Crack of Doom"], 1, 0)]
