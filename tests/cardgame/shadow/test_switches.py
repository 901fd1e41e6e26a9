"""Rulings of confidence L on bots are switches: each with both values, and only with bots."""

from typing import Any

import pytest

from tests.cardgame.shadow.walking import bots, deeds, turn_of
from tests.citing import rule
from thirdage.cardgame.book import NOBODY
from thirdage.cardgame.positions import ARAGORN, FRODO, GAME, SARUMAN, WITCH_KING, do, names
from thirdage.cardgame.scenarios import RULINGS
from thirdage.cardgame.state import State, ruling
from thirdage.cardgame.tables import NUMBER, PLACE
from thirdage.kernel.errors import Problem

OURS = {name: values for name, values in RULINGS.items() if name.startswith("AS-")}
AFTER = (("turn", FRODO),)


def chosen(name: str, value: int, **position: Any) -> State:
    return bots(rulings={name: RULINGS[name][value]}, **position)


def turn(name: str, value: int, seat: int = WITCH_KING, **position: Any) -> State:
    return turn_of(seat, rulings={name: RULINGS[name][value]}, **position)


def where(state: State, seat: int, card: str) -> list[str]:
    """The piles of a bot in which this card lies."""
    number = NUMBER[f"{card} (bot)"]
    return [pile for pile in ("deck", "hand", "cycle", "gone", "reserve") if number in getattr(state, pile)[seat]]


def test_the_switches_are_those_that_the_rules_mark_as_unsure() -> None:
    assert set(OURS) == {"AS-R3", "AS-R13", "AS-R29", "AS-R34", "AS-R38", "AS-R41"}
    assert all(len(values) == 2 for values in OURS.values())


@pytest.mark.parametrize("name", OURS)
@pytest.mark.parametrize("value", [0, 1])
def test_a_switch_is_refused_without_bots_and_kept_with_them(name: str, value: int) -> None:
    with pytest.raises(Problem, match=f"{name} is a ruling on the Shadow's bots"):
        GAME.new(seed="1", rulings={name: OURS[name][value]})
    s = GAME.new(seed="1", shadow="bots", rulings={name: OURS[name][value]})
    assert [ruling(s, other) for other in RULINGS] == [value if other == name else 0 for other in RULINGS]


@rule("AS-R3")
def test_ar3_where_a_bot_looks_first() -> None:
    given: dict[str, Any] = {
        "hand": "Nazgûl's Mantle",
        "on_path": "The Reaver",
        "battlegrounds": {"Lórien": "The Hunter", "Minas Tirith": "The Beguiler"},
        "reserve": "The Witch-king; The Warrior",
        "path": "Egladil",
        "asking": ("which_wielder", WITCH_KING, NUMBER["Nazgûl's Mantle (bot)"], 0),
        "then": AFTER,
    }
    assert deeds(chosen("AS-R3", 0, **given)) == ["attach Nazgûl's Mantle The Reaver"]
    assert deeds(chosen("AS-R3", 1, **given)) == ["attach Nazgûl's Mantle The Warrior"]
    given |= {"reserve": ""}
    assert deeds(chosen("AS-R3", 1, **given)) == ["attach Nazgûl's Mantle The Reaver"]  # the rest in the same order


@pytest.mark.parametrize("value, pile", [(0, "cycle"), (1, "gone")])
@rule("AS-R13", "AS-R14")
def test_ar13_an_event_with_which_nothing_can_be_done(value: int, pile: str) -> None:
    s = turn("AS-R13", value, hand="The Day Without Dawn", deck="Wolf-riders", path="Caradhras")  # nothing to draw
    assert ("cannot_be_played", WITCH_KING, NUMBER["The Day Without Dawn (bot)"]) in (s.events or [])
    assert where(s, WITCH_KING, "The Day Without Dawn") == [pile]
    assert s.played == []
    assert s.stack == [("turn", ARAGORN)]  # the turn is spent


@rule("AS-R13")
def test_ar13_an_event_with_a_text_for_that_uses_it() -> None:
    for value in (0, 1):
        s = turn("AS-R13", value, hand="The Black Captain", deck="Olog-hai, Black Uruks", path="Caradhras")
        assert where(s, WITCH_KING, "The Black Captain") == ["cycle"]
        assert names(s.hand[WITCH_KING]) == ["Olog-hai"]


TOGETHER = "Soldiers of Gondor, Guards of the Citadel, Gandalf the White, Grond, Hammer of the Underworld, Mordor Orcs 1"


@pytest.mark.parametrize(
    "value, starter, named, objects, decides",
    [
        (0, FRODO, FRODO, ARAGORN, FRODO),
        (0, WITCH_KING, ARAGORN, FRODO, ARAGORN),
        (1, FRODO, FRODO, ARAGORN, ARAGORN),
        (1, WITCH_KING, ARAGORN, FRODO, FRODO),
    ],
)
@rule("AS-R29")
def test_ar29_who_decides_when_two_humans_do_not_agree(value: int, starter: int, named: int, objects: int, decides: int) -> None:
    fight = ("combat", NOBODY, PLACE["Minas Tirith"])
    field = {"Minas Tirith": TOGETHER}
    s = chosen("AS-R29", value, persons=2, battlegrounds=field, captured="Minas Tirith", starter=starter, asking=fight, then=AFTER)
    assert s.stack[-1][:2] == ("name_loss", named)
    do(s, "lose Gandalf the White", "lose Soldiers of Gondor")
    assert s.stack[-1][:2] == ("agree_to_loss", objects)
    do(s, "object")
    assert s.stack[-1][:2] == ("name_loss", decides)
    do(s, "lose Gandalf the White", "lose Soldiers of Gondor")
    assert s.stack == list(AFTER)  # it is final


@pytest.mark.parametrize("value, pile", [(0, "cycle"), (1, "gone")])
@rule("AS-R34")
def test_ar34_an_item_nobody_can_wield_if_it_has_no_text_for_that(value: int, pile: str) -> None:
    rulings = {"AS-R34": RULINGS["AS-R34"][value], "AS-R41": "none"}  # by this one no item has such a text
    s = turn_of(hand="Morgul Blade", deck="Olog-hai", path="Caradhras", rulings=rulings)
    assert where(s, WITCH_KING, "Morgul Blade") == [pile]
    assert names(s.deck[WITCH_KING]) == ["Olog-hai"]
    assert s.stack == [("turn", ARAGORN)]


@rule("AS-R34", "AS-R41")
def test_ar34_does_not_touch_an_item_that_has_a_text_for_that() -> None:
    s = turn("AS-R34", 1, hand="Morgul Blade", deck="Olog-hai, Black Uruks", path="Caradhras")
    assert where(s, WITCH_KING, "Morgul Blade") == ["cycle"]
    assert names(s.hand[WITCH_KING]) == ["Olog-hai"]


@pytest.mark.parametrize("value, pile", [(0, "cycle"), (1, "gone")])
@rule("AS-R38")
def test_ar38_an_event_that_was_resolved(value: int, pile: str) -> None:
    s = turn("AS-R38", value, hand="The Day Without Dawn", deck="Olog-hai, Black Uruks, Mordor Orcs 1", path="Caradhras")
    assert where(s, WITCH_KING, "The Day Without Dawn") == [pile]
    assert names(s.played) == ["The Day Without Dawn"]


@rule("AS-R38")
def test_ar38_what_only_went_through_its_other_text_was_not_played() -> None:
    s = turn_of(hand="The Black Captain", deck="Olog-hai, Black Uruks", path="Caradhras")
    assert s.played == []
    s = turn_of(hand="Morgul Blade", deck="Olog-hai, Black Uruks", path="Caradhras")
    assert s.played == []


@rule("AS-R38")
def test_ar38_events_of_humans_are_eliminated_all_the_same() -> None:
    s = bots(hand="The Red Arrow, Strider", path="Caradhras", asking=("turn", ARAGORN))
    do(s, "play The Red Arrow")
    assert "The Red Arrow" in names(s.gone[ARAGORN])


@pytest.mark.parametrize("item", ["Morgul Blade", "Nazgûl's Mantle", "Fell Beast", "Black Rider's Mount", "Black Breath"])
@pytest.mark.parametrize("value, hand", [(0, ["Olog-hai"]), (1, [])])
@rule("AS-R41")
def test_ar41_the_text_of_an_item_that_cannot_be_played(item: str, value: int, hand: list[str]) -> None:
    s = turn("AS-R41", value, hand=item, deck="Olog-hai, Black Uruks", path="Caradhras")
    assert where(s, WITCH_KING, item) == ["cycle"]
    assert names(s.hand[WITCH_KING]) == hand
    assert s.stack == [("turn", ARAGORN)]


@rule("AS-R41")
def test_ar41_that_text_works_once_a_round() -> None:
    s = turn_of(SARUMAN, hand="Palantír of Orthanc", deck="Mordor Orcs 1", path="Weathertop")
    assert where(s, SARUMAN, "Palantír of Orthanc") == ["hand"]  # cycled, and the only card that could be drawn
    do(s, "pass", "pass")
    assert where(s, SARUMAN, "Palantír of Orthanc") == ["cycle"]
    assert s.hand[SARUMAN] == []


@rule("AS-R41")
def test_ar41_that_text_does_not_use_up_the_action_text_of_the_card() -> None:
    s = bots(hand="Palantír of Orthanc", reserve="Saruman", path="Weathertop")
    s.turned_down = [NUMBER["Palantír of Orthanc (bot)"]]  # it came up before he did, and was drawn again
    do(s, "pass", "pass", "pass", "pass")
    assert [deed for deed in deeds(s) if deed != "pass"] == ["attach Palantír of Orthanc Saruman", "use Palantír of Orthanc"]
