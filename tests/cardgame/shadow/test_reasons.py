"""Every bot's turn tells its reasons: the boxes in order, what was compared, why this card; and nothing hidden."""

from __future__ import annotations

from random import Random

import pytest

from tests.cardgame.asking import BROKEN
from tests.cardgame.shadow.walking import DEEDS, bots, turn_of
from tests.citing import rule
from thirdage.cardgame.events import KINDS
from thirdage.cardgame.positions import FRODO, GAME, SARUMAN, WITCH_KING, log, names
from thirdage.cardgame.shadow.judging import COULD_WIN, LOST, WINNING, shadow_wins
from thirdage.cardgame.shadow.procedure import BOXES, EDGES
from thirdage.cardgame.tables import NUMBER, PLACE
from thirdage.kernel.events import Event
from thirdage.lab.laws import Witness

ENDS = {"use it": ("use",), "pass": ("pass",), "move it": ("move",), "play a card": ("bot_lot",)}
NAMES = list(BOXES)


def told(scenario: str, persons: int, seed: str, difficulty: str = "normal") -> list[Event]:
    """Everything that a random game against bots tells, seen by a witness that knows what everybody may know at each moment."""
    state, rng, events = GAME.new(scenario, seed, shadow="bots", persons=persons, difficulty=difficulty), Random(seed), []
    while not GAME.over(state):
        state.events = witness = Witness(GAME, state)
        GAME.apply(state, rng.choice(GAME.legal(state)))
        assert witness.faults == []  # no reason names a card whose place somebody cannot know
        events += list(witness)
    return events


GAMES = [("trilogy", 1, "11"), ("trilogy", 2, "12"), ("duel2", 1, "13"), ("duel3", 1, "14"), ("fellowship", 1, "15")]


@pytest.mark.parametrize("scenario, persons, seed", GAMES)
@rule("AS-R9", "AS-10.2", "AS-R24")
def test_each_turn_of_a_bot_tells_its_boxes_in_the_order_of_the_arrows_and_ends_as_they_say(scenario: str, persons: int, seed: str) -> None:
    turns = 0
    box, seat = "start", -1
    answer = ""
    for event in told(scenario, persons, seed):
        kind = event[0]
        if kind == "bot_box":
            if box == "start":
                seat = event[1]
            assert event[1] == seat  # no turn inside another
            assert NAMES[event[2]] == EDGES[box, answer]
            box, answer = NAMES[event[2]], "yes" if event[3] else "no"
        elif kind in (*DEEDS, "bot_lot") and box != "start":
            assert kind in ENDS[EDGES[box, answer]]
            assert event[1] == seat
            box, answer = "start", ""
            turns += 1
    assert turns > 20
    assert box == "start"


@pytest.mark.parametrize("scenario, persons, seed", GAMES)
@rule("AS-7.1", "AS-7.2")
def test_what_a_bot_says_it_compared_bears_out_its_verdict(scenario: str, persons: int, seed: str) -> None:
    judged = [event for event in told(scenario, persons, seed, "challenging") if event[0] == "bot_judges"]
    assert len(judged) > 50
    for _, _, place, attack, defence, most_attack, most_defence, found in judged:
        now, most = shadow_wins(place, attack, defence), shadow_wins(place, most_attack, most_defence)
        assert found == (WINNING if now else COULD_WIN if most else LOST)


@rule("AS-R24")
def test_reasons_name_only_cards_in_play_or_turned_over() -> None:
    named = {kind for kind, facts in KINDS.items() if kind.startswith("bot_") and any(fact.kind in ("card", "thing") for fact in facts)}
    assert named == {"bot_text", "bot_lot", "bot_right_most", "bot_useful", "bot_keeps", "bot_turned_down"}
    s = turn_of(hand="Olog-hai, Black Uruks", reserve="The Messenger; The Commander", cycle="The Reaver", path="Caradhras")
    told_of = [event[2] for event in s.events or () if event[0] in named]
    assert len(told_of) == 1  # the text used; no word of the hand or the piles


def test_every_reason_is_a_sentence() -> None:
    kinds = set()
    for scenario, persons, seed in GAMES:
        state, rng = GAME.new(scenario, seed, shadow="bots", persons=persons), Random(seed)
        while not GAME.over(state):
            GAME.apply(state, rng.choice(GAME.legal(state)))
            for event in GAME.redact(state, GAME.events(state), None):
                if event[0].startswith("bot_"):
                    kinds.add(event[0])
                    assert not BROKEN.search(GAME.line(event)), GAME.line(event)
    assert kinds >= {"bot_box", "bot_judges", "bot_lot", "bot_text", "bot_limit", "bot_right_most"}
    assert kinds >= {"bot_holds", "bot_keeps", "bot_last_path", "bot_forsakes"}


def test_a_turn_reads_like_this() -> None:
    orthanc = "Riders of Rohan 1, Riders of Rohan 2, Village Militia, White Hand Orcs 1, Wolf-riders"
    s = turn_of(SARUMAN, battlegrounds={"Orthanc": orthanc}, reserve="Saruman; The Black Serpent", hand="Uglúk", path="Weathertop")
    assert log(s, "frodo") == [
        "USE AN ACTION? No.",
        "Saruman holds 1 card; its limit is 2.",
        "PASS? Yes.",
        "LIMIT? No.",
        "PATH? Yes.",
        "Weathertop: 0 attack against 0 defence, with all that could go there 0 against 0. The Shadow is losing, and could not win.",
        "VICTORY? No.",
        "Weathertop: 0 attack against 0 defence, with all that could go there 0 against 0. The Shadow is losing, and could not win.",
        "Orthanc: 5 attack against 4 defence, with all that could go there 5 against 6. The Shadow is losing, but could conceivably win.",
        "MOVE? Yes.",
        "Saruman moves the card Saruman to Orthanc.",
    ]


@rule("AS-R31")
def test_who_is_above_the_limit_is_named_with_hand_and_limit() -> None:
    s = turn_of(hand="Mordor Orcs 1, Gimli, Sam Gamgee, Glamdring", path="Caradhras")
    assert ("bot_limit", WITCH_KING, FRODO, 3, 2) in (s.events or [])
    assert "Frodo holds 3 cards, more than the limit of 2." in log(s)


@rule("AS-4.1")
def test_a_card_by_lot_is_told_with_the_number_it_was_taken_from() -> None:
    lines = log(turn_of(hand="Mordor Orcs 1, Mordor Orcs 2", path="Caradhras"))
    assert any(line.startswith("Witch-king turns over one of 2 cards in hand, at random: Mordor Orcs") for line in lines)
    assert "Witch-king turns over the only card of its hand: Olog-hai." in log(turn_of(hand="Olog-hai", path="Caradhras"))


def test_humans_give_no_reasons() -> None:
    s = bots(hand="Gimli, Sam Gamgee", path="Caradhras")
    GAME.apply(s, ("cycle", 31))
    assert all(event[1] in (WITCH_KING, SARUMAN) for event in s.events or () if event[0].startswith("bot_"))


@rule("AS-8.2", "AS-R43")
def test_what_everybody_knows_to_be_elsewhere_is_not_sought() -> None:
    text = ("activation_text", FRODO, PLACE["Orthanc"])
    s = bots(reserve="Saruman", path="Caradhras", asking=text, then=(("turn", FRODO),))
    assert "nothing_found" not in [event[0] for event in s.events or ()]
    s = bots(hand="Saruman", path="Caradhras", asking=text, then=(("turn", FRODO),))  # for all they know he could be there
    assert "nothing_found" in [event[0] for event in s.events or ()]


@rule("AS-R15", "AS-R42")
def test_a_choice_for_a_bot_says_so() -> None:
    fight = ("choose_combat", FRODO)
    s = bots(path="Weathertop", battlegrounds={"Moria": "", "Edoras": ""}, starter=SARUMAN, asking=fight, then=(("turn", FRODO),))
    assert GAME.question(s, "frodo") == "Frodo: which combat is fought next? You choose in the stead of Saruman, the starting player."
    s = turn_of(SARUMAN, path="Weathertop", scored_free="Harad, Umbar", reserve="The Black Serpent; Haradrim Mûmakil")
    assert "Frodo: choose for Saruman" in GAME.question(s, "frodo")
    GAME.events(s)
    GAME.apply(s, GAME.legal(s)[0])
    assert log(s, "frodo")[0] == "Frodo chooses Harad for Saruman."
    s = turn_of(SARUMAN, path="Weathertop", scored_free="Harad", reserve="The Black Serpent; Haradrim Mûmakil")
    assert "chooses_for_bot" not in [event[0] for event in s.events or ()]  # one is no choice
    assert s.active == [PLACE["Harad"]]


@rule("AS-R41")
def test_a_card_turned_down_before_says_so() -> None:
    s = bots(hand="Fell Beast, Gimli", deck="", path="Caradhras")
    s.turned_down = [NUMBER["Fell Beast (bot)"]]
    GAME.apply(s, ("cycle", NUMBER["Gimli"]))
    assert "What Fell Beast says for that was done this round already." in log(s)
    assert names(s.cycle[WITCH_KING]) == ["Fell Beast"]  # and no card is drawn
