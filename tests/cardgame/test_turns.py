"""The action step (section 7): turns, passing, the carryover limit, its end."""

import pytest

from tests.cardgame.telling import forget, told
from tests.citing import card, rule
from thirdage.cardgame.book import NOBODY
from thirdage.cardgame.positions import ARAGORN, FRODO, GAME, SARUMAN, WITCH_KING, asked, do, names, table, why_not
from thirdage.cardgame.state import State
from thirdage.cardgame.turn import carryover

AFTER = ("turn", FRODO)  # stands for whatever follows the action step


def on_turn(state: State) -> int:
    name, seat = state.stack[-1]
    assert name == "turn"
    return int(seat)


@pytest.mark.parametrize(
    ("starter", "order"),
    [
        (FRODO, [FRODO, WITCH_KING, ARAGORN, SARUMAN, FRODO]),
        (WITCH_KING, [WITCH_KING, ARAGORN, SARUMAN, FRODO, WITCH_KING]),
        (ARAGORN, [ARAGORN, SARUMAN, FRODO, WITCH_KING, ARAGORN]),
        (SARUMAN, [SARUMAN, FRODO, WITCH_KING, ARAGORN, SARUMAN]),
    ],
)
@rule("CG-7.1", "CG-5.2")
def test_turns_go_round_from_the_starting_player_with_one_action_each(starter: int, order: list[int]) -> None:
    s = table(path="Egladil", starter=starter, asking=("action_step", NOBODY))
    taken = []
    for _ in order:
        taken.append(on_turn(s))
        do(s, "use the Ring token" if s.rings[on_turn(s)] else "pass")
    assert taken == order
    assert told(s)[0] == "action_step"


@rule("CG-7.1")
def test_who_is_not_on_turn_may_do_nothing() -> None:
    s = table(hand="Gimli, Frodo Baggins, Strider", path="Egladil")
    assert GAME.asked(s) == "frodo"
    assert GAME.why_not(s, "aragorn", ("cycle", 12))[0] == "CG-7.1"
    assert GAME.why_not(s, "witch-king", ("pass", 0))[0] == "CG-7.1"


@rule("CG-7.2")
def test_a_turn_offers_the_six_actions_and_passing() -> None:
    s = table(hand="Sam Gamgee, Dwarven Axe", reserve="Bilbo Baggins; Gimli", path="Egladil")
    assert asked(s) == [
        "play Sam Gamgee",
        "play Dwarven Axe",
        "move Gimli",
        "use Bilbo Baggins",
        "use the Ring token",
        "winnow",
        "cycle Sam Gamgee",
        "cycle Dwarven Axe",
        "pass",
    ]


@pytest.mark.parametrize(
    "action",
    ["use the Ring token", "cycle Sam Gamgee", "winnow", "move Gimli", "use Bilbo Baggins", "pass"],
)
@rule("CG-7.1")
def test_whatever_is_done_the_next_player_is_on_turn(action: str) -> None:
    s = table(hand="Sam Gamgee, Dwarven Axe", reserve="Bilbo Baggins; Gimli", path="Egladil")
    do(s, action)
    assert s.stack == [("turn", WITCH_KING)]


# Passing.

THREE = "Mordor Orcs 1, Mordor Orcs 2, Mordor Orcs 3"
FOUR = f"{THREE}, Mordor Orcs 4"
FIVE = "Wolf-riders, White Hand Orcs 1, White Hand Orcs 2, Uglúk, Saruman"


@pytest.mark.parametrize(
    ("own", "enemies", "forbidden"),
    [
        ("Gimli, Sam Gamgee, Dwarven Axe", FOUR + ", " + FIVE, ""),  # 3 against 4 and 5
        ("Gimli, Sam Gamgee, Dwarven Axe", THREE + ", " + FIVE, "CG-7.3"),  # 3 against 3 and 5
        ("Gimli, Sam Gamgee, Dwarven Axe", FIVE, "CG-7.3"),  # fewer than one enemy is not enough
        ("Gimli, Sam Gamgee", "", ""),  # 2 against none
        ("Gimli, Sam Gamgee", FOUR + ", " + FIVE, ""),
        ("", "", ""),
    ],
)
@rule("CG-7.3", "CG-T24", "CG-D12")
def test_passing_needs_a_hand_within_the_limit_or_smaller_than_each_enemy(own: str, enemies: str, forbidden: str) -> None:
    s = table(hand=f"{own}, {enemies}", path="Egladil")
    assert why_not(s, ("pass", "")) == forbidden
    assert ("pass" in asked(s)) == (not forbidden)


@rule("CG-7.3")
def test_a_teammate_with_few_cards_does_not_keep_you_from_passing() -> None:
    s = table(hand=f"Gimli, Sam Gamgee, Dwarven Axe, {FOUR}, {FIVE}", path="Egladil")
    assert s.hand[ARAGORN] == []
    do(s, "pass")
    assert s.stack == [("turn", WITCH_KING)]


@rule("CG-7.4")
def test_who_has_passed_may_act_again_when_the_step_goes_on() -> None:
    s = table(hand="Gimli", path="Egladil", starter=FRODO)
    do(s, "pass", "use the Ring token", "pass", "pass")
    assert s.stack == [("turn", FRODO)]
    do(s, "cycle Gimli")
    assert s.stack == [("turn", WITCH_KING)]


# The carryover limit.


@rule("CG-7.5", "CG-4.7")
def test_the_limit_is_two_and_binds_nobody_before_the_step_ends() -> None:
    s = table(hand="Gimli, Sam Gamgee, Dwarven Axe, Sting, Pippin Took", path="Egladil", rings=(1, 0, 0, 0))
    assert [carryover(s, seat) for seat in range(4)] == [2, 2, 2, 2]
    do(s, "use the Ring token")  # nothing stops a hand of seven
    assert len(s.hand[FRODO]) == 7
    assert s.stack == [("turn", WITCH_KING)]


@card("The Lidless Eye")
@rule("CG-7.5")
def test_a_raised_limit_counts_for_passing_and_only_for_its_controller() -> None:
    s = table(hand=THREE, reserve="The Lidless Eye", path="Egladil", asking=("turn", WITCH_KING))
    assert [carryover(s, seat) for seat in range(4)] == [2, 3, 2, 2]
    do(s, "pass")
    assert s.stack == [("turn", ARAGORN)]
    s = table(hand=THREE, on_path="The Lidless Eye", path="Orodruin", asking=("turn", WITCH_KING))
    assert carryover(s, WITCH_KING) == 2
    assert why_not(s, ("pass", "")) == "CG-7.3"


@card("Elrond")
@rule("CG-T8", "CG-8.20", "CG-7.5")
def test_elrond_raises_the_limit_at_once_and_lowers_it_when_he_leaves() -> None:
    s = table(hand="Elrond, Strider, Legolas, Boromir, Arwen", path="Imladris", asking=("turn", ARAGORN))
    do(s, "play Elrond", "to the reserve")
    assert carryover(s, ARAGORN) == 3
    s = table(reserve="Elrond", path="Imladris", asking=("turn", ARAGORN))
    assert carryover(s, ARAGORN) == 3
    do(s, "move Elrond")
    assert carryover(s, ARAGORN) == 2
    s = table(reserve="Elrond", deck="", asking=("forsake", ARAGORN), then=(("turn", FRODO),))
    assert names(s.gone[ARAGORN])[-1] == "Elrond"
    assert carryover(s, ARAGORN) == 2
    assert s.stack == [("turn", FRODO)]


@card("Gandalf's Staff")
@rule("CG-7.5", "CG-R39")
def test_a_staff_raises_the_limit_wherever_its_wielder_is() -> None:
    for where in ({"reserve": "Gandalf the Grey with Gandalf's Staff"}, {"on_path": "Gandalf the Grey with Gandalf's Staff"}):
        s = table(hand="Gimli, Sam Gamgee, Sting", path="Egladil", **where)  # type: ignore[arg-type]
        assert [carryover(s, seat) for seat in range(4)] == [3, 2, 2, 2]
        do(s, "pass")
        assert s.stack == [("turn", WITCH_KING)]


# The end of the step.


@rule("CG-7.6", "CG-T25")
def test_four_passes_in_a_row_end_the_step_after_an_action() -> None:
    s = table(path="Egladil", then=(AFTER,))
    do(s, "use the Ring token", "pass", "pass", "pass")
    assert s.stack == [AFTER, ("turn", FRODO)]  # three passes are not enough
    forget(s)
    do(s, "pass")
    assert s.stack == [AFTER]
    assert told(s) == ["pass", "action_step_ends"]


@rule("CG-7.6", "CG-T25")
def test_an_action_in_between_starts_the_count_anew() -> None:
    s = table(path="Egladil", then=(AFTER,))
    do(s, "use the Ring token", "pass", "pass", "use the Ring token", "pass", "pass", "pass")
    assert s.stack == [AFTER, ("turn", SARUMAN)]
    do(s, "pass")
    assert s.stack == [AFTER]


@rule("CG-7.6")
def test_passes_before_an_action_do_not_count() -> None:
    s = table(path="Egladil", then=(AFTER,))
    do(s, "pass", "pass", "pass", "use the Ring token", "use the Ring token", "pass", "pass", "pass")
    assert s.stack == [AFTER, ("turn", FRODO)]  # Frodo has passed, but acted since
    do(s, "pass")
    assert s.stack == [AFTER]


@rule("CG-7.6")
def test_the_step_may_end_without_any_action() -> None:
    s = table(path="Egladil", starter=SARUMAN, asking=("turn", SARUMAN), then=(AFTER,))
    do(s, "pass", "pass", "pass")
    assert s.stack == [AFTER, ("turn", ARAGORN)]
    do(s, "pass")
    assert s.stack == [AFTER]
    assert s.turn == SARUMAN  # outside the action step the starting player comes first (CG-R4)


@rule("CG-7.7", "CG-R26")
def test_there_is_always_a_turn_to_take() -> None:
    s = table(deck="", path="Egladil", rings=(0, 0, 0, 0))
    assert asked(s) == ["pass"]
    s = table(hand="Dwarven Axe, Sting, Glamdring", deck="", path="Egladil", rings=(0, 0, 0, 0))
    assert asked(s) == ["winnow", "cycle Dwarven Axe", "cycle Sting", "cycle Glamdring"]


# Above the limit when the step ends (CG-R27).

BEYOND = "Gimli, Sam Gamgee, Sting, Pippin Took, Uglúk, Wolf-riders, Saruman"


@rule("CG-R27", "CG-R4")
def test_who_is_above_the_limit_at_the_end_cycles_down_to_it_in_turn_order() -> None:
    s = table(hand=BEYOND, path="Egladil", starter=WITCH_KING, asking=("end_action_step", NOBODY), then=(AFTER,))
    assert (GAME.asked(s), asked(s)) == ("saruman", ["cycle Uglúk", "cycle Wolf-riders", "cycle Saruman"])
    do(s, "cycle Saruman")
    assert (GAME.asked(s), asked(s)) == ("frodo", ["cycle Gimli", "cycle Sam Gamgee", "cycle Sting", "cycle Pippin Took"])
    do(s, "cycle Sting", "cycle Gimli")
    assert names(s.hand[FRODO]) == ["Sam Gamgee", "Pippin Took"]
    assert names(s.cycle[FRODO]) == ["Sting", "Gimli"]
    assert names(s.hand[SARUMAN]) == ["Uglúk", "Wolf-riders"]
    assert names(s.cycle[SARUMAN]) == ["Saruman"]
    assert s.stack == [AFTER]


@rule("CG-R27")
def test_by_the_other_ruling_the_hand_is_kept() -> None:
    s = table(hand=BEYOND, asking=("end_action_step", NOBODY), then=(AFTER,), rulings={"CG-R27": "keep"})
    assert len(s.hand[FRODO]) == 4
    assert s.cycle[FRODO] == []
    assert s.stack == [AFTER]


@card("The Lidless Eye")
@rule("CG-R27", "CG-7.5")
def test_a_raised_limit_is_the_one_to_cycle_down_to() -> None:
    orcs = "Mordor Orcs 1, Mordor Orcs 2, Mordor Orcs 3, The Reaver"
    s = table(hand=orcs, reserve="The Lidless Eye", asking=("end_action_step", NOBODY), then=(AFTER,))
    do(s, "cycle The Reaver")
    assert names(s.hand[WITCH_KING]) == ["Mordor Orcs 1", "Mordor Orcs 2", "Mordor Orcs 3"]
    assert s.stack == [AFTER]


# Cycling as an action, winnowing with nothing to draw.


@rule("CG-R28")
def test_the_cycle_action_needs_a_card_in_hand() -> None:
    s = table(reserve="Gimli", path="Egladil")
    assert asked(s) == ["move Gimli", "use the Ring token", "pass"]
    assert why_not(s, ("cycle", "Gimli")) == "CG-R28"
    assert why_not(s, ("cycle", "Sam Gamgee")) == "CG-R28"


@rule("CG-R29", "CG-9.9")
def test_winnowing_is_legal_though_nothing_can_be_drawn() -> None:
    s = table(hand="Gimli, Sam Gamgee", deck="", path="Egladil")
    before = s.gone[FRODO][:]
    do(s, "winnow")
    assert names(s.gone[FRODO][len(before) :]) == ["Gimli", "Sam Gamgee"]
    assert s.hand[FRODO] == []
    assert s.stack == [("turn", WITCH_KING)]


@rule("CG-R29")
def test_by_the_other_ruling_winnowing_needs_something_to_draw() -> None:
    other = {"CG-R29": "must-draw"}
    s = table(hand="Gimli, Sam Gamgee", deck="", path="Egladil", rulings=other)
    assert why_not(s, ("winnow", "")) == "CG-R29"
    assert asked(s) == ["play Gimli", "play Sam Gamgee", "cycle Gimli", "cycle Sam Gamgee", "pass"]
    s = table(hand="Gimli, Sam Gamgee", deck="", cycle="Sting", path="Egladil", rulings=other)
    do(s, "winnow")
    assert names(s.hand[FRODO]) == ["Sting"]
    assert s.stack == [("turn", WITCH_KING)]
