"""The bot's action (AS section 10): the flowchart as data, and turns that walk each of its arrows."""

from __future__ import annotations

import itertools
from dataclasses import replace
from typing import Any

import pytest

from tests.cardgame.shadow.walking import deeds, turn_of, walked
from tests.citing import rule
from thirdage.cardgame.hooks import IN_PLAY, USES
from thirdage.cardgame.positions import SARUMAN, WITCH_KING, names
from thirdage.cardgame.shadow import procedure
from thirdage.cardgame.shadow.procedure import BOXES, DEEDS, EDGES
from thirdage.cardgame.state import State
from thirdage.cardgame.tables import NUMBER, read

# The arrows, as section 10 of the rules reasons them out.
ARROWS = {
    "E1": ("start", "", "USE AN ACTION?"),
    "E2": ("USE AN ACTION?", "yes", "use it"),
    "E3": ("USE AN ACTION?", "no", "PASS?"),
    "E4": ("PASS?", "no", "MOVE?"),
    "E5": ("PASS?", "yes", "LIMIT?"),
    "E6": ("LIMIT?", "yes", "pass"),
    "E7": ("LIMIT?", "no", "PATH?"),
    "E8": ("PATH?", "no", "MOVE?"),
    "E9": ("PATH?", "yes", "VICTORY?"),
    "E10": ("VICTORY?", "yes", "pass"),
    "E11": ("VICTORY?", "no", "MOVE?"),
    "E12": ("MOVE?", "yes", "move it"),
    "E13": ("MOVE?", "no", "PLAY?"),
    "E14": ("PLAY?", "yes", "play a card"),
    "E15": ("PLAY?", "no", "pass"),
}
ENDS = {"use": "use it", "pass": "pass", "move": "move it"}  # any other deed: play a card

ONE, THREE = "Mordor Orcs 1", "Mordor Orcs 1, Mordor Orcs 2, Mordor Orcs 3"
ABOVE = "Gimli, Sam Gamgee, Glamdring"  # three cards of Frodo's, whose limit is 2
WON = {"on_path": "Cave-troll"}  # 1 against 0, on path 4 or 9
EARLY, LAST = "Caradhras", "Orodruin"


def way(state: State) -> list[tuple[str, str, str]]:
    """The arrows that a turn went along, from the start to what was done."""
    boxes = [(line[: line.rindex(" ")], line[line.rindex(" ") + 1 :]) for line in walked(state)]
    nodes = [("start", ""), *boxes]
    end = ENDS.get(deeds(state)[0].split()[0], "play a card")
    return [(box, answer, to) for (box, answer), to in zip(nodes, [box for box, _ in boxes] + [end], strict=True)]


# The arrows.


@rule("AS-R9")
def test_the_arrows_are_data() -> None:
    assert {edge["edge"]: (edge["from"], edge["answer"], edge["to"]) for edge in read("flowchart")} == ARROWS
    assert {(box, answer): to for box, answer, to in ARROWS.values()} == EDGES


@rule("AS-R9", "AS-10.2")
def test_every_box_has_an_arrow_for_each_answer_and_every_arrow_leads_somewhere() -> None:
    assert {(box, answer) for box in BOXES for answer in ("yes", "no")} | {("start", "")} == set(EDGES)
    assert set(EDGES.values()) <= set(BOXES) | set(DEEDS)
    to_pass = {name for name, (_, _, to) in ARROWS.items() if to == "pass"}
    assert to_pass == {"E6", "E10", "E15"}  # LIMIT?, VICTORY?, and an empty hand


TURNS: dict[str, dict[str, Any]] = {
    "E1": {"path": EARLY},
    "E2": {"path": EARLY, "reserve": "The Commander"},
    "E3": {"path": EARLY},
    "E4": {"path": EARLY, "hand": THREE},
    "E5": {"path": EARLY, "hand": ONE},
    "E6": {"path": EARLY, "hand": f"{ONE}, {ABOVE}"},
    "E7": {"path": EARLY, "hand": ONE},
    "E8": {"path": LAST, "hand": ONE},
    "E9": {"path": EARLY, "hand": ONE},
    "E10": {"path": EARLY, "hand": ONE, **WON},
    "E11": {"path": EARLY, "hand": ONE},
    "E12": {"path": EARLY, "hand": ONE, "battlegrounds": {"Lórien": "Mordor Orcs 2"}, "reserve": "Olog-hai"},
    "E13": {"path": EARLY, "hand": ONE},
    "E14": {"path": EARLY, "hand": ONE},
    "E15": {"path": EARLY},
}


@pytest.mark.parametrize("edge", ARROWS)
@rule("AS-R9")
def test_a_turn_walks_the_arrow(edge: str) -> None:
    s = turn_of(**TURNS[edge])
    assert ARROWS[edge] in way(s)
    assert set(way(s)) <= set(ARROWS.values())
    assert len(deeds(s)) == 1  # exactly one action, or a pass
    assert s.stack == [("turn", 2)]


@rule("AS-R9")
def test_other_arrows_in_the_data_make_another_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    assert deeds(turn_of(**TURNS["E10"])) == ["pass"]
    monkeypatch.setitem(procedure.EDGES, ("VICTORY?", "yes"), "MOVE?")
    assert deeds(turn_of(**TURNS["E10"])) == ["play Mordor Orcs 1 reserve"]


@pytest.mark.parametrize("may_pass, above, early, winning", [*itertools.product([True, False], repeat=4)])
@rule("AS-10.2", "AS-R9")
def test_when_a_bot_passes(may_pass: bool, above: bool, early: bool, winning: bool) -> None:
    hand = ", ".join([ONE if may_pass else THREE] + [ABOVE] * above)
    s = turn_of(hand=hand, path=EARLY if early else LAST, **(WON if winning else {}))
    passes = may_pass and (above or (early and winning))
    assert (deeds(s) == ["pass"]) == passes
    assert passes or deeds(s)[0].startswith("play Mordor Orcs")


# The worked cases.

LOSING = {"battlegrounds": {"Minas Tirith": ""}}
TWO = "Mordor Orcs 1, Mordor Orcs 2"


@rule("AS-T12")
def test_a_bot_waits_while_a_human_holds_too_many_cards_and_then_plays() -> None:
    s = turn_of(hand=f"{TWO}, {ABOVE}, Narya, Ring of Fire", path=EARLY, **LOSING)
    assert (walked(s)[-1], deeds(s)) == ("LIMIT? yes", ["pass"])
    s = turn_of(hand=f"{TWO}, Gimli, Sam Gamgee, Strider, Denethor, Saruman, Wolf-riders", path=EARLY, **LOSING)
    assert walked(s) == ["USE AN ACTION? no", "PASS? yes", "LIMIT? no", "PATH? yes", "VICTORY? no", "MOVE? no", "PLAY? yes"]
    assert deeds(s)[0] in ("play Mordor Orcs 1 reserve", "play Mordor Orcs 2 reserve")


@rule("AS-T13")
def test_where_all_is_won_a_bot_keeps_its_cards_but_not_on_the_last_path() -> None:
    s = turn_of(hand=f"{TWO}, Gimli, Strider", path=EARLY, battlegrounds={"Harad": ""}, **WON)
    assert (walked(s)[-1], deeds(s)) == ("VICTORY? yes", ["pass"])
    s = turn_of(hand=f"{TWO}, Gimli, Strider", path=LAST, battlegrounds={"Harad": ""}, **WON)
    assert walked(s)[3:] == ["PATH? no", "MOVE? no", "PLAY? yes"]
    assert deeds(s)[0].startswith("play Mordor Orcs")


@rule("AS-T14")
def test_with_fewer_cards_than_each_enemy_a_bot_may_pass_and_does() -> None:
    aragorn = "Strider, Denethor, Faramir, Boromir, Halbarad"
    s = turn_of(hand=f"{THREE}, {ABOVE}, Narya, Ring of Fire, {aragorn}", path=EARLY, **LOSING)
    assert [len(hand) for hand in s.hand] == [4, 3, 5, 0]
    assert walked(s)[1:] == ["PASS? yes", "LIMIT? yes"]
    assert deeds(s) == ["pass"]
    s = turn_of(hand=f"{THREE}, {ABOVE}, {aragorn}", path=EARLY, **LOSING)
    assert walked(s)[1] == "PASS? no"  # 3 against 3 and 5


@rule("AS-T15", "AS-R12")
def test_an_empty_hand_passes_though_something_is_being_lost() -> None:
    s = turn_of(path=EARLY, **LOSING)
    assert walked(s)[-3:] == ["VICTORY? no", "MOVE? no", "PLAY? no"]
    assert deeds(s) == ["pass"]
    assert s.passed == 1 << WITCH_KING


@rule("AS-T16", "AS-R11", "AS-10.3")
def test_the_path_is_served_first_although_the_army_lies_further_right() -> None:
    given = {"path": "Egladil", "on_path": "The Commander", "battlegrounds": {"Lórien": "Mordor Orcs 1"}}
    s = turn_of(reserve="The Black Easterling; Olog-hai", **given)
    assert deeds(s) == ["move The Black Easterling Egladil"]
    s = turn_of(reserve="Black Uruks; Olog-hai", **given)  # nobody for the path
    assert deeds(s) == ["move Olog-hai Lórien"]


@rule("AS-10.3", "AS-R11")
def test_at_the_place_the_right_most_card_that_can_go_is_taken() -> None:
    s = turn_of(reserve="The Witch-king; The Black Easterling; Olog-hai", path="Egladil")
    assert deeds(s) == ["move The Black Easterling Egladil"]


@rule("AS-10.3")
def test_a_card_is_moved_before_one_is_played() -> None:
    s = turn_of(reserve="Olog-hai", hand="Black Uruks", path=EARLY, battlegrounds={"Lórien": "Mordor Orcs 1"})
    assert deeds(s) == ["move Olog-hai Lórien"]
    assert names(s.hand[WITCH_KING]) == ["Black Uruks"]


# LIMIT?


@rule("AS-R31")
def test_each_hand_is_compared_with_its_own_limit() -> None:
    aragorn = "Strider, Denethor, Faramir"
    assert walked(turn_of(hand=f"{ONE}, {aragorn}", path=EARLY))[2] == "LIMIT? yes"
    assert walked(turn_of(hand=f"{ONE}, {aragorn}", reserve="Elrond", path=EARLY))[2] == "LIMIT? no"  # his limit is 3
    assert walked(turn_of(hand=f"{ONE}, {aragorn}, Boromir", reserve="Elrond", path=EARLY))[2] == "LIMIT? yes"


@rule("AS-R31")
def test_the_other_bot_counts_as_well_and_the_own_hand_does_not() -> None:
    saruman = "Wolf-riders, Uglúk, Devilry of Saruman"
    assert walked(turn_of(hand=f"{ONE}, {saruman}", path=EARLY))[2] == "LIMIT? yes"
    s = turn_of(SARUMAN, hand=f"{saruman}, {THREE}, Olog-hai, Gimli, Sam Gamgee, Glamdring, Sting", path="Weathertop")
    assert walked(s)[1] == "PASS? no"  # 3 of its own, and Aragorn has none
    s = turn_of(hand=f"{TWO}, Olog-hai", reserve="The Lidless Eye", path=EARLY)
    assert walked(s)[1:3] == ["PASS? yes", "LIMIT? no"]  # its own limit is 3


# USE AN ACTION?


@pytest.mark.parametrize(
    "position, used",
    [
        ({"on_path": "Grishnákh", "battlegrounds": {"Lórien": "The Reaver with Black Breath"}, "reserve": "The Commander"}, "Grishnákh"),
        ({"battlegrounds": {"Lórien": "The Reaver with Black Breath"}, "reserve": "The Commander"}, "Black Breath"),
        ({"battlegrounds": {"Lórien": "The Reaver"}, "reserve": "The Commander"}, "The Commander"),
        ({"on_path": "Grishnákh; The Reaver with Morgul Blade"}, "Morgul Blade"),  # from the right
        ({"on_path": "The Reaver with Morgul Blade; Grishnákh"}, "Grishnákh"),
        ({"reserve": "The Commander; The Beguiler"}, "The Beguiler"),
        ({"reserve": "The Beguiler; The Commander"}, "The Commander"),
        ({"reserve": "The Commander; The Hunter; Olog-hai", "on_path": "The Witch-king"}, "The Commander"),  # the path is won
    ],
)
@rule("AS-10.1")
def test_action_texts_are_looked_for_on_the_path_then_on_battlegrounds_then_in_reserve(position: dict[str, Any], used: str) -> None:
    s = turn_of(path="Emyn Muil", hand=ONE, **position)
    assert deeds(s) == [f"use {used}"]


@pytest.mark.parametrize("left, right", [("The Beguiler", "The Commander"), ("The Commander", "The Beguiler")])
@rule("AS-10.1")
def test_battlegrounds_are_searched_from_right_to_left(monkeypatch: pytest.MonkeyPatch, left: str, right: str) -> None:
    for name in (left, right):  # no two texts of real cards work on a battleground
        card = NUMBER[f"{name} (bot)"]
        monkeypatch.setitem(USES, card, replace(USES[card], where=IN_PLAY))
    s = turn_of(battlegrounds={"Lórien": f"{right}, {left}", "Minas Tirith": "", "Edoras": ""}, path=EARLY)
    assert deeds(s) == [f"use {left}"]  # from the right in its row
    s = turn_of(battlegrounds={"Lórien": left, "Minas Tirith": right, "Edoras": ""}, path=EARLY)
    assert deeds(s) == [f"use {right}"]


@rule("AS-10.1")
def test_a_bot_uses_no_text_of_the_other_one() -> None:
    s = turn_of(path="Dimrill Dale", on_path="Flocks of Crebain", reserve="Barrow-wights")
    assert walked(s)[0] == "USE AN ACTION? no"


# The last path.


@rule("AS-R10", "AS-10.3")
def test_on_the_last_path_cards_go_there_winnable_or_not() -> None:
    s = turn_of(path=LAST, on_path="Gandalf the Grey", reserve="The Black Easterling; Olog-hai")
    assert deeds(s) == ["move The Black Easterling Orodruin"]
    s = turn_of(path="Shelob's Lair", on_path="Gandalf the Grey", reserve="The Black Easterling; Olog-hai")
    assert deeds(s) == ["pass"]


@rule("AS-R10")
def test_only_cards_with_path_attack_do() -> None:
    s = turn_of(path=LAST, reserve="Olog-hai", hand="Black Uruks")
    assert deeds(s) == ["play Black Uruks reserve"]


# PLAY?


@pytest.mark.parametrize(
    "position, done",
    [
        ({"hand": "Morgul Blade", "reserve": "The Witch-king"}, "attach Morgul Blade The Witch-king"),
        ({"hand": "The Black Easterling", "path": "Egladil", "on_path": "The Witch-king; Sam Gamgee"}, "play The Black Easterling Egladil"),
        ({"hand": "Olog-hai", "battlegrounds": {"Lórien": "Mordor Orcs 1"}}, "play Olog-hai Lórien"),
        ({"hand": "Olog-hai", "battlegrounds": {"Minas Tirith": "", "Edoras": ""}}, "play Olog-hai reserve"),
        ({"hand": "Olog-hai"}, "play Olog-hai reserve"),
    ],
)
@rule("AS-10.4")
def test_an_item_to_its_wielder_else_the_path_a_battleground_or_the_reserve(position: dict[str, Any], done: str) -> None:
    assert deeds(turn_of(**{"path": EARLY, **position})) == [done]


@rule("AS-10.4")
def test_the_path_comes_before_a_battleground() -> None:
    field = {"Minas Tirith": "Olog-hai, Mordor Orcs 1"}  # he would win either
    s = turn_of(hand="The Witch-king", path="Egladil", battlegrounds=field)
    assert deeds(s) == ["play The Witch-king Egladil"]
    s = turn_of(hand="The Witch-king", path=EARLY, battlegrounds=field)
    assert deeds(s) == ["play The Witch-king Minas Tirith"]


@rule("AS-10.5", "AS-R21")
def test_a_turn_ends_only_in_a_use_a_pass_a_move_or_a_play() -> None:
    assert set(DEEDS) == {"use it", "pass", "move it", "play a card"}
    assert {to for to in EDGES.values() if to not in BOXES} == set(DEEDS)
