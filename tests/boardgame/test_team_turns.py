"""Three and four persons through a turn: who leads, who draws, who acts when, what a team shares (BG-21.1 to BG-21.9)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.boardgame.test_hands import without
from tests.citing import rule
from thirdage.boardgame.book import BOOK, NOBODY
from thirdage.boardgame.positions import (
    FREE,
    GAME,
    GONDOR,
    ROHAN,
    SARUMAN,
    SARUMAN_OF_FOUR,
    SHADOW,
    WITCH_KING,
    asked,
    do,
    names,
    table,
    why_not,
)
from thirdage.boardgame.state import State
from thirdage.boardgame.tables import DECK_OF, FREE_CHARACTER, FREE_STRATEGY, NATION_ID, NATIONS, SHADOW_CHARACTER, SHADOW_STRATEGY

RING = "use an Elven Ring first"
SKIP = "skip: discard the die"
STOP = (("declare", FREE),)
FOUR_IN_HAND = "Athelas; Mirror of Galadriel; Bilbo's Song; The Red Arrow"


def phase_5(free: str, shadow: str, persons: int = 4, rings: tuple[int, int] = (3, 0)) -> State:
    """The first action of a turn in which those lead who lead at the start."""
    return table(dice_free=free, dice_shadow=shadow, persons=persons, rings=rings, asking=("first_action", NOBODY), then=STOP)


def acts(s: State, number: int) -> list[int]:
    """Who takes the next turns, each skipping a die."""
    seats = []
    for _ in range(number):
        assert s.stack[-1][0] == "turn"
        seats.append(s.stack[-1][1])
        do(s, asked(s)[0], SKIP)
    return seats


def new_turn(persons: int = 4, turn: int = 1, **given: Any) -> State:
    """The turn after this one begins."""
    return table(persons=persons, turn=turn, asking=("turn_begins", NOBODY), then=(), **given)


def to_next_turn(s: State) -> None:
    """Everybody passes over what may be passed over, and skips."""
    turn = s.turn
    while s.turn == turn:
        if s.stack[-1][0] == "turn":
            do(s, asked(s)[0], SKIP)
        else:
            GAME.apply(s, GAME.legal(s)[-1])


# Seats, Nations and Minions.


@rule("BG-21.1")
@pytest.mark.parametrize(
    "seat, own",
    [
        (GONDOR, "elves, gondor"),
        (ROHAN, "dwarves, north, rohan"),
        (WITCH_KING, "sauron"),
        (SARUMAN_OF_FOUR, "isengard, southrons"),
    ],
)
def test_of_four_each_commands_the_nations_of_the_rules(seat: int, own: str) -> None:
    nation_names = {NATION_ID[nation]: nation for nation in NATIONS}
    s = table(start=True, war="all", persons=4, dice_free="Muster", dice_shadow="Muster", asking=("turn", seat), then=STOP)
    do(s, "use Muster", "recruit")
    raised = {NATIONS[noun // 3] for _, noun in GAME.legal(s)}
    assert raised == {nation_names[name] for name in own.split(", ")}
    assert s.stack[-1][:2] == ("muster", seat)


@rule("BG-21.1", "BG-R71")
@pytest.mark.parametrize("seat", [WITCH_KING, SARUMAN_OF_FOUR])
def test_each_minion_comes_at_the_call_of_his_own_player(seat: int) -> None:
    s = table(start=True, war="all", persons=4, dice_shadow="Muster", asking=("turn", seat), then=STOP)
    do(s, "use Muster")
    mine, others = ["The Witch-king", "The Mouth of Sauron"], ["Saruman"]
    if seat == SARUMAN_OF_FOUR:
        mine, others = others, mine
    assert [why_not(s, "bring", name) for name in mine] == [""] * len(mine)
    assert [why_not(s, "bring", name) for name in others] == ["BG-R71"] * len(others)
    assert s.stack[-1][:2] == ("action", seat)


# One pool of dice, one pair of decks, one Hunt Box.


@rule("BG-21.2")
def test_a_team_rolls_no_more_dice_than_one_player() -> None:
    s = table(persons=4, asking=("action_roll", NOBODY), then=STOP)
    assert [sum(s.dice[FREE]), sum(s.dice[SHADOW]) + s.box[SHADOW]] == [4, 7]
    assert s.stack == [*STOP]


@rule("BG-21.2")
def test_the_dice_the_hunt_box_and_the_decks_are_the_teams() -> None:
    s = phase_5("Character, Character, Event, Event", "Army, Army, Army, Army")
    do(s, "use Character", "move the Fellowship", "use Army", SKIP)
    assert s.stack[-1] == ("turn", GONDOR) and asked(s) == ["use Character", "use Event", RING]  # what Rohan has left
    do(s, "use Character", "move the Fellowship", "use Army", SKIP)
    assert s.box == [2, 0] and s.progress == 2
    top = [s.deck[0][-1], s.deck[0][-2]]
    draw = ("use Event", "draw an Event card", "draw from the Free Peoples Character deck")
    do(s, *draw, "use Army", SKIP, *draw)
    assert [s.hand[ROHAN], s.hand[GONDOR]] == [[top[0]], [top[1]]]
    assert s.stack[-1] == ("turn", WITCH_KING)


# Who leads.


@rule("BG-21.3")
def test_the_token_passes_at_the_start_of_every_turn_but_the_first() -> None:
    s = GAME.new(seed="tokens", persons=4)
    leads = []
    for turn in (1, 2, 3):
        assert s.turn == turn
        leads.append(GAME.view(s, None)["leading"])
        to_next_turn(s)
    first, second = {"free": "gondor", "shadow": "witch-king"}, {"free": "rohan", "shadow": "saruman"}
    assert leads == [first, second, first]
    assert s.turn == 4


@rule("BG-21.3", "BG-R76")
def test_of_three_only_the_token_of_the_shadow_goes_round() -> None:
    s = GAME.new(seed="tokens", persons=3)
    leads = []
    for _ in range(3):
        leads.append(GAME.view(s, None)["leading"])
        to_next_turn(s)
    assert [lead["shadow"] for lead in leads] == ["witch-king", "saruman", "witch-king"]
    assert [lead["free"] for lead in leads] == ["free"] * 3
    assert s.turn == 4


# Drawing, and the limit of four.


@rule("BG-21.4")
def test_in_the_first_turn_each_draws_a_card_of_both_decks() -> None:
    s = GAME.new(seed="first", persons=4)
    drawn = [[DECK_OF[card] for card in hand] for hand in s.hand]
    assert drawn[GONDOR] == drawn[ROHAN] == [FREE_CHARACTER, FREE_STRATEGY]
    assert drawn[WITCH_KING] == drawn[SARUMAN_OF_FOUR] == [SHADOW_CHARACTER, SHADOW_STRATEGY]
    assert s.stack[-1] == ("swap", GONDOR)


@rule("BG-21.4", "BG-R67")
def test_later_each_draws_one_card_of_a_deck_of_his_choice_the_leading_player_first() -> None:
    s = new_turn(deck="Athelas; Bilbo's Song; The Red Arrow; Shelob's Lair; Olog-hai")
    order = []
    for deck in ("Character", "Character", "Strategy", "Character"):
        verb, seat = s.stack[-1][:2]
        side = "Free Peoples" if seat in (GONDOR, ROHAN) else "Shadow"
        assert verb == "draw_from" and asked(s) == [f"draw from the {side} {kind} deck" for kind in ("Character", "Strategy")]
        order.append(seat)
        do(s, f"draw from the {side} {deck} deck")
    assert order == [ROHAN, GONDOR, SARUMAN_OF_FOUR, WITCH_KING]  # turn 2: these lead
    assert [names(s.hand[seat]) for seat in order] == [["Athelas"], ["Bilbo's Song"], ["Olog-hai"], ["Shelob's Lair"]]
    assert s.stack[-1] == ("swap", ROHAN)


@rule("BG-21.4")
@pytest.mark.parametrize("empty, drawn", [((FREE_STRATEGY,), 1), ((FREE_CHARACTER, FREE_STRATEGY), 0)])
def test_who_has_no_choice_of_decks_is_not_asked(empty: tuple[int, ...], drawn: int) -> None:
    s = without(table(persons=4, turn=2), *empty)
    s.stack = [*STOP, ("recover_dice", NOBODY)]
    BOOK.run(s)
    assert s.stack[-1] == ("draw_from", WITCH_KING)
    assert [len(s.hand[seat]) for seat in (GONDOR, ROHAN)] == [drawn, drawn]


@rule("BG-21.5")
@pytest.mark.parametrize("held, discards", [("Athelas; Bilbo's Song; The Red Arrow", False), (FOUR_IN_HAND, True)])
def test_a_teammate_holds_four_cards_at_most(held: str, discards: bool) -> None:
    s = table(persons=4, hands={ROHAN: held}, deck="Wizard's Staff", dice_free="Event", dice_shadow="Army", asking=("turn", ROHAN))
    do(s, "use Event", "draw an Event card", "draw from the Free Peoples Character deck")
    if discards:
        assert s.stack[-1] == ("discard_down", ROHAN, 1) and len(asked(s)) == 5
        do(s, "discard Athelas")
    assert len(s.hand[ROHAN]) == 4 and names(s.down[ROHAN]) == ["Athelas"] * discards
    assert s.stack[-1] == ("turn", WITCH_KING)


@rule("BG-21.5")
@pytest.mark.parametrize("seat", [WITCH_KING, SARUMAN_OF_FOUR])
def test_in_phase_one_too_and_before_anything_is_swapped(seat: int) -> None:
    held = "Orc Patrol; Isildur's Bane; Olog-hai; Hill-trolls"
    s = table(persons=4, hands={seat: held}, asking=("draw_phase", seat), then=(("swap_cards", NOBODY, SHADOW), *STOP))
    do(s, "draw from the Shadow Strategy deck")
    assert s.stack[-1] == ("discard_down", seat, 1)
    do(s, "discard Olog-hai")
    assert len(s.hand[seat]) == 4 and s.stack == [*STOP]


@rule("BG-R76", "BG-21.5")
def test_of_three_the_free_peoples_hold_six_and_each_of_the_shadow_four() -> None:
    five = FOUR_IN_HAND + "; Wisdom of Elrond"
    s = table(persons=3, hand_free=five, deck="Wizard's Staff", dice_free="Event", dice_shadow="Army")
    do(s, "use Event", "draw an Event card", "draw from the Free Peoples Character deck")
    assert len(s.hand[FREE]) == 6 and s.stack[-1] == ("turn", WITCH_KING)
    held = "Orc Patrol; Isildur's Bane; Olog-hai; Hill-trolls"
    s = table(persons=3, hands={SARUMAN: held}, asking=("draw_phase", SARUMAN), then=STOP)
    do(s, "draw from the Shadow Strategy deck")
    assert s.stack == [*STOP, ("discard_down", SARUMAN, 1)]


@rule("BG-R76", "BG-21.4")
def test_of_three_the_free_peoples_draw_of_both_decks_and_each_of_the_shadow_of_one() -> None:
    assert [len(hand) for hand in GAME.new(seed="three", persons=3).hand] == [2, 2, 2]
    s = new_turn(persons=3)
    assert [DECK_OF[card] for card in s.hand[FREE]] == [FREE_CHARACTER, FREE_STRATEGY]
    order = []
    while s.stack[-1][0] == "draw_from":
        order.append(s.stack[-1][1])
        do(s, "draw from the Shadow Character deck")
    assert order == [SARUMAN, WITCH_KING]  # turn 2: Saruman leads
    assert [len(hand) for hand in s.hand] == [2, 1, 1]
    assert s.stack[-1] == ("swap", SARUMAN)


# The order of actions.


@rule("BG-21.8")
def test_who_does_not_lead_acts_first_in_each_team() -> None:
    s = phase_5("Muster, Muster, Muster", "Army, Army, Army")
    assert acts(s, 6) == [ROHAN, SARUMAN_OF_FOUR, GONDOR, WITCH_KING, ROHAN, SARUMAN_OF_FOUR]
    assert s.stack == [*STOP]


@rule("BG-21.8", "BG-21.3")
def test_when_the_token_has_passed_the_others_act_first() -> None:
    s = new_turn()
    while s.phase < 5:
        do(s, asked(s)[0 if s.stack[-1][0] == "allocate" else -1])  # no die hunts
    assert acts(s, 4) == [GONDOR, WITCH_KING, ROHAN, SARUMAN_OF_FOUR]
    assert s.stack[-1] == ("turn", GONDOR)


@rule("BG-R76", "BG-21.8")
def test_of_three_the_free_peoples_act_before_each_of_the_shadow() -> None:
    s = phase_5("Muster, Muster, Muster", "Army, Army, Army", persons=3)
    assert acts(s, 6) == [FREE, SARUMAN, FREE, WITCH_KING, FREE, SARUMAN]
    assert s.stack == [*STOP]


@rule("BG-21.9")
def test_who_passes_keeps_his_turn_as_often_as_he_passes() -> None:
    s = phase_5("Muster", "Army, Army, Army, Army")
    order = []
    for _ in range(2):
        order.append(s.stack[-1][1])
        do(s, "pass")
        order += acts(s, 1)
    assert order == [ROHAN, SARUMAN_OF_FOUR, ROHAN, WITCH_KING]
    assert s.stack[-1] == ("turn", ROHAN)


@rule("BG-21.9")
def test_whether_one_may_pass_is_judged_by_the_dice_of_the_teams() -> None:
    s = phase_5("Muster, Muster", "Army, Army")
    assert why_not(s, "pass") == "BG-6.12"  # two against two
    assert acts(s, 2) == [ROHAN, SARUMAN_OF_FOUR]
    assert s.stack[-1] == ("turn", GONDOR) and why_not(s, "pass") == "BG-6.12"
    assert acts(s, 1) == [GONDOR] and why_not(s, "pass") == "BG-6.12"  # none against one
    s = phase_5("Muster, Muster", "Army, Army, Army")
    assert why_not(s, "pass") == ""
    assert s.stack[-1] == ("turn", ROHAN)


@rule("BG-R69", "BG-21.9")
def test_after_him_who_had_passed_his_teammate_follows() -> None:
    s = phase_5("Muster, Muster", "Army, Army, Army")
    do(s, "pass")
    assert acts(s, 5) == [SARUMAN_OF_FOUR, ROHAN, WITCH_KING, GONDOR, SARUMAN_OF_FOUR]
    assert s.stack == [*STOP]


@rule("BG-R69")
@pytest.mark.parametrize(
    "free, shadow, order",
    [
        (1, 4, [ROHAN, SARUMAN_OF_FOUR, WITCH_KING, SARUMAN_OF_FOUR, WITCH_KING]),
        (4, 1, [ROHAN, SARUMAN_OF_FOUR, GONDOR, ROHAN, GONDOR]),
        (0, 3, [SARUMAN_OF_FOUR, WITCH_KING, SARUMAN_OF_FOUR]),
    ],
)
def test_when_one_team_is_out_of_dice_the_others_go_on_alternating(free: int, shadow: int, order: list[int]) -> None:
    s = phase_5(", ".join(["Muster"] * free), ", ".join(["Army"] * shadow))
    assert acts(s, len(order)) == order
    assert s.stack == [*STOP]


# Rings.


@rule("BG-R70", "BG-21.2")
def test_a_team_uses_one_ring_a_turn_whoever_of_it_is_about_to_act() -> None:
    s = phase_5("Muster, Muster, Muster", "Army, Army, Army, Army")
    assert GAME.why_not(s, "gondor", ("ring", 0))[0] == "BG-6.10"  # Rohan is about to act
    do(s, RING, "into Event")
    assert s.stack[-1] == ("turn", ROHAN) and why_not(s, "ring") == "BG-8.3"
    do(s, "use Event", SKIP)
    assert s.stack[-1] == ("turn", SARUMAN_OF_FOUR)
    do(s, RING, "into Event", "use Event", SKIP)
    assert s.rings == [2, 0]
    assert s.stack[-1] == ("turn", GONDOR) and why_not(s, "ring") == "BG-8.3" and RING not in asked(s)
    do(s, "use Muster", SKIP)
    assert s.stack[-1] == ("turn", WITCH_KING) and why_not(s, "ring") == "BG-8.1"


@rule("BG-R70")
def test_who_waited_may_use_the_ring_his_teammate_left() -> None:
    s = phase_5("Muster, Muster", "Army, Army, Army, Army")
    assert acts(s, 2) == [ROHAN, SARUMAN_OF_FOUR]
    do(s, RING, "into Event")
    assert s.rings == [2, 1] and s.stack[-1] == ("turn", GONDOR)
    do(s, "pass")
    assert s.stack[-1] == ("turn", WITCH_KING) and why_not(s, "ring") == ""
