"""The Duels: their Ring token, path results and ties, the last scoring, more cards than the limit. Texts: `test_duel_texts.py`."""

import pytest

from tests.cardgame.telling import forget, seen
from tests.citing import rule
from thirdage.cardgame.book import NOBODY
from thirdage.cardgame.positions import (
    GAME,
    GANDALF,
    SARUMAN_OF_DUEL,
    WITCH_KING_OF_DUEL,
    asked,
    do,
    log,
    names,
    place_names,
    table,
    why_not,
)
from thirdage.cardgame.state import State
from thirdage.cardgame.tables import FREE, PLACE, SHADOW
from thirdage.cardgame.tokens import add_token

NEXT = ("turn", WITCH_KING_OF_DUEL)
DUELS = ["duel2", "duel3"]
RING = "use the Ring token"
MORE = "Sting, Éomer, Elrond, Boromir"  # cards to draw, top card first


# The Ring token of the Duel.


@rule("CG-9.8")
@pytest.mark.parametrize("scenario", DUELS)
def test_the_ring_draws_three_then_one_card_is_eliminated_and_one_cycled(scenario: str) -> None:
    s = table(scenario=scenario, hand="Gimli", deck=MORE, path="Egladil")
    do(s, RING)
    assert names(s.hand[GANDALF]) == ["Gimli", "Sting", "Éomer", "Elrond"]
    assert asked(s) == ["eliminate Gimli", "eliminate Sting", "eliminate Éomer", "eliminate Elrond"]  # of the whole hand
    do(s, "eliminate Sting")
    assert asked(s) == ["cycle Gimli", "cycle Éomer", "cycle Elrond"]
    do(s, "cycle Gimli")
    assert names(s.hand[GANDALF]) == ["Éomer", "Elrond"]
    assert "Sting" in names(s.gone[GANDALF]) and names(s.cycle[GANDALF]) == ["Gimli"]
    assert s.stack == [NEXT]  # it was the action of the turn
    assert (s.rings[GANDALF], s.rings[WITCH_KING_OF_DUEL]) == (0, 1)


@rule("CG-9.8")
def test_the_shadow_of_the_two_player_duel_has_the_same_ring() -> None:
    after = ("turn", GANDALF)
    s = table(scenario="duel2", hand="Olog-hai", deck="Uglúk, Shelob, Fell Beast, Saruman", path="Egladil", asking=NEXT)
    do(s, RING, "eliminate Olog-hai", "cycle Fell Beast")
    assert names(s.hand[WITCH_KING_OF_DUEL]) == ["Uglúk", "Shelob"]
    assert s.stack == [after]


@rule("CG-9.8")
def test_the_ring_serves_once_a_round_and_again_in_the_next() -> None:
    s = table(
        scenario="duel2",
        hand="Gimli",
        deck=f"{MORE}, Legolas, Arwen, Strider, Faramir",
        path="Bag End",
        used_paths="The Old Forest",
        scored_free="Dol Amroth, Edoras, Helm's Deep, Lórien, Minas Tirith, Pelargir, Rivendell",
        scored_shadow="Dol Guldur, Harad, Minas Morgul, Morannon, Moria, Orthanc, Umbar",
        asking=("action_step", NOBODY),
        then=(("combat_step", NOBODY), ("victory_check", NOBODY)),
    )
    do(s, RING, "eliminate Gimli", "cycle Sting", "pass")
    assert RING not in asked(s) and why_not(s, ("ring", "")) == "CG-9.8"
    do(s, "cycle Éomer", "pass")
    assert why_not(s, ("ring", "")) == "CG-9.8"  # nor later in the round
    do(s, "pass")
    assert (s.round, GAME.asked(s), s.rings) == (2, "witch-king", [1, 1])
    do(s, "pass")
    assert RING in asked(s)
    do(s, RING)
    assert s.rings == [0, 1]


@rule("CG-9.8", "CG-9.7")
def test_in_the_three_player_duel_only_gandalfs_ring_returns() -> None:
    s = table(scenario="duel3", rings=(0, 0, 0), deck="", asking=("round_begins", NOBODY))
    assert s.rings == [1, 0, 0]
    s = table(scenario="duel3", rings=(1, 0, 1), hand="Olog-hai", path="Egladil", asking=NEXT)
    assert RING not in asked(s) and why_not(s, ("ring", "")) == "CG-9.7"  # spent for the whole game
    s = table(scenario="duel3", rings=(1, 0, 1), deck="Uglúk, Shelob, Saruman", path="Egladil", asking=("turn", SARUMAN_OF_DUEL))
    do(s, RING)
    assert names(s.hand[SARUMAN_OF_DUEL]) == ["Uglúk", "Shelob"]  # the Trilogy's rule: two cards, nothing to pay
    assert s.stack == [("turn", GANDALF)] and s.rings == [1, 0, 0]


@rule("CG-9.8")
def test_with_nothing_to_draw_the_ring_still_costs_two_cards() -> None:
    s = table(scenario="duel2", hand="Gimli, Sting, Éomer", deck="", path="Egladil")
    do(s, RING, "eliminate Sting", "cycle Gimli")
    assert names(s.hand[GANDALF]) == ["Éomer"] and names(s.cycle[GANDALF]) == ["Gimli"]
    assert s.stack == [NEXT]


@rule("CG-9.8", "CG-10.3")
def test_one_card_in_hand_and_nothing_to_draw_is_eliminated_and_one_is_forsaken_for_the_other() -> None:
    s = table(scenario="duel2", hand="Gimli", reserve="Elrond; Arwen", deck="", path="Egladil")
    do(s, RING)
    assert s.hand[GANDALF] == [] and names(s.gone[GANDALF])[-1] == "Gimli"  # no choice
    assert asked(s) == ["forsake Elrond", "forsake Arwen"]  # cycling is demanded, and there is no card in hand
    do(s, "forsake Arwen")
    assert names(s.reserve[GANDALF]) == ["Elrond"]
    assert s.stack == [NEXT]


@rule("CG-9.8", "CG-10.11")
def test_the_last_card_of_all_is_eliminated_and_nothing_more_is_asked() -> None:
    s = table(scenario="duel2", hand="Gimli", deck="", path="Egladil")
    do(s, RING)
    assert (s.hand[GANDALF], s.cycle[GANDALF], s.reserve[GANDALF]) == ([], [], [])
    assert s.stack == [NEXT]


@rule("CG-9.8", "CG-10.9")
def test_a_deck_that_runs_out_is_rebuilt_while_the_ring_draws() -> None:
    s = table(scenario="duel2", hand="Gimli", deck="Sting", cycle="Éomer, Elrond, Arwen", path="Egladil")
    do(s, RING)
    assert len(s.hand[GANDALF]) == 4 and s.cycle[GANDALF] == [] and len(s.deck[GANDALF]) == 1
    s = table(scenario="duel2", deck="Sting", path="Egladil")
    do(s, RING)  # one card drawn, and it is the one eliminated
    assert names(s.gone[GANDALF])[-1] == "Sting" and s.hand[GANDALF] == []
    assert s.stack == [NEXT]


@rule("CG-9.8")
def test_two_cards_drawn_into_an_empty_hand_pay_for_the_ring_and_leave_nothing() -> None:
    s = table(scenario="duel2", deck="Sting, Éomer", path="Egladil")
    do(s, RING)
    assert asked(s) == ["eliminate Sting", "eliminate Éomer"]
    do(s, "eliminate Éomer")
    assert s.hand[GANDALF] == [] and names(s.deck[GANDALF] + s.cycle[GANDALF]) == ["Sting"]  # cycled; the deck was empty
    assert s.stack == [NEXT]


@rule("CG-9.8", "CG-R3")
def test_without_cards_in_hand_deck_and_cycle_pile_the_ring_cannot_be_used() -> None:
    s = table(scenario="duel2", reserve="Elrond", deck="", path="Egladil")
    assert RING not in asked(s) and why_not(s, ("ring", "")) == "CG-R3"
    assert RING in asked(table(scenario="duel2", deck="", cycle="Gimli", path="Egladil"))


@rule("CG-9.8", "CG-3.4")
def test_what_the_ring_takes_is_unseen_but_a_card_with_a_text_about_it_is_shown() -> None:
    s = table(scenario="duel2", hand="Gimli, Frodo Baggins", deck=MORE, path="Egladil")
    forget(s)
    do(s, RING, "eliminate Gimli", "cycle Sting")
    assert seen(s, "witch-king") == [] and seen(s, "gandalf") == ["Sting", "Éomer", "Elrond", "Gimli"]
    s = table(scenario="duel2", hand="Gimli, Frodo Baggins", deck=MORE, path="Egladil")
    forget(s)
    do(s, RING, "eliminate Frodo Baggins", "cycle Gimli")
    assert seen(s, "witch-king") == ["Frodo Baggins"]
    assert names(s.cycle[GANDALF]) == ["Frodo Baggins", "Gimli"]  # he comes back (CG-C39)
    assert s.stack == [NEXT]


# Path results.


def fought(scenario: str, path: str, on_path: str, attack: int = 0, defence: int = 0) -> State:
    """The combat on this path, with so many tokens on it; everything is scored and the Witch-king of a Duel is on turn."""
    s = table(scenario=scenario, path=path, on_path=on_path)
    if attack or defence:
        add_token(s, s.road, attack, defence)
    forget(s)
    s.stack = [NEXT, ("combat", NOBODY, s.road)]
    GAME.frames.run(s)
    return s


def result(s: State) -> tuple[list[str], list[str], int]:
    """The paths that the Free Peoples and the Shadow have taken, and corruption."""
    return place_names(s.scored[FREE]), place_names(s.scored[SHADOW]), s.corruption


NAZGUL_OF_T1 = "The Commander; The Destroyer with Black Rider's Mount"
COMPANIONS_OF_T1 = "Gimli; Legolas with Bow of the Galadhrim"


@rule("CG-T20", "CG-11.14", "CG-13.6")
@pytest.mark.parametrize("scenario", ["trilogy", *DUELS])
def test_as_much_defence_as_attack_is_nobodys_path_in_a_duel(scenario: str) -> None:
    s = fought(scenario, "Egladil", f"Legolas with Bow of the Galadhrim; {NAZGUL_OF_T1}")
    assert result(s) == (["Egladil"] if scenario == "trilogy" else [], [], 0)
    gone = [names(pile) for pile in s.gone if pile]
    assert sorted(gone) == [
        ["Legolas", "Bow of the Galadhrim"],  # the loss is suffered all the same
        ["The Commander", "The Destroyer", "Black Rider's Mount"],
    ]
    assert s.road == 0 and PLACE["Egladil"] not in s.unused_paths  # set aside
    assert s.stack == [NEXT]


@rule("CG-T21", "CG-11.14", "CG-R60")
@pytest.mark.parametrize("scenario", DUELS)
def test_more_defence_than_attack_at_the_start_of_the_combat_is_the_free_peoples(scenario: str) -> None:
    s = fought(scenario, "Egladil", f"{COMPANIONS_OF_T1}; {NAZGUL_OF_T1}")
    assert asked(s) == ["lose Gimli", "lose Legolas"]  # one player decides; nobody must agree
    do(s, "lose Legolas")
    assert result(s) == (["Egladil"], [], 0)
    assert names(s.gone[GANDALF]) == ["Legolas", "Bow of the Galadhrim"] and names(s.cycle[GANDALF]) == ["Gimli"]
    assert s.stack == [NEXT]
    s = fought(scenario, "Egladil", f"{COMPANIONS_OF_T1}; {NAZGUL_OF_T1}")
    do(s, "lose Gimli")  # wasteful, for Legolas must go too; but what counts was counted at the start
    assert result(s) == (["Egladil"], [], 0)
    assert names(s.gone[GANDALF]) == ["Gimli", "Legolas", "Bow of the Galadhrim"]
    assert s.stack == [NEXT]


@rule("CG-T22", "CG-11.14", "CG-R52")
@pytest.mark.parametrize("scenario", ["trilogy", *DUELS])
def test_an_empty_path_without_defence_is_nobodys_in_a_duel_and_one_with_defence_the_free_peoples(scenario: str) -> None:
    assert result(fought(scenario, "Bag End", "")) == (["Bag End"] if scenario == "trilogy" else [], [], 0)
    assert result(fought(scenario, "Egladil", "")) == (["Egladil"], [], 0)  # 1 is more than 0


@rule("CG-11.14", "CG-11.13")
@pytest.mark.parametrize("scenario", DUELS)
def test_more_attack_than_defence_is_the_shadows_with_corruption(scenario: str) -> None:
    s = fought(scenario, "Egladil", f"Gimli; {NAZGUL_OF_T1}")
    assert result(s) == ([], ["Egladil"], 1)
    assert s.stack == [NEXT]


@rule("CG-R60")
@pytest.mark.parametrize(
    "on_path, attack, defence, winner",
    [
        ("Gimli; The Commander", 1, 0, "nobody"),  # 2 against a token and an icon
        ("Gimli; The Commander", 0, 1, "free"),
        ("Gimli; The Commander", 2, 1, "nobody"),
        ("Gimli; The Commander", 3, 1, "shadow"),
        ("Sam Gamgee with Phial of Galadriel; The Witch-king; Flocks of Crebain", 0, 0, "free"),  # 1 + 2 of the path + 1 against 3
        ("Sam Gamgee with Phial of Galadriel; The Witch-king; Flocks of Crebain", 1, 0, "nobody"),
        ("Aragorn; The Commander", 0, 0, "nobody"),  # he has no icons here; the path alone cancels
        ("Frodo Baggins; The Witch-king", 0, 0, "nobody"),  # lost, though he comes back
    ],
)
def test_totals_are_those_of_path_tokens_and_all_cards(on_path: str, attack: int, defence: int, winner: str) -> None:
    s = fought("duel2", "Egladil", on_path, attack, defence)
    assert (place_names(s.scored[FREE]), place_names(s.scored[SHADOW])) == (
        ["Egladil"] if winner == "free" else [],
        ["Egladil"] if winner == "shadow" else [],
    )
    assert s.corruption == (winner == "shadow")
    assert s.path == [[], []] and s.stack == [NEXT]


@rule("CG-11.14")
def test_the_log_says_that_nobody_scores() -> None:
    s = fought("duel2", "Bag End", "")
    assert log(s)[-1] == "As many icons defended Bag End as attacked it: nobody scores, and it is set aside."


@rule("CG-13.6", "CG-6.14")
@pytest.mark.parametrize("scenario", ["trilogy", *DUELS])
def test_a_path_replaced_in_the_action_step_may_be_nobodys_too(scenario: str) -> None:
    s = table(scenario=scenario, path="Weathertop", on_path="Gandalf the Grey; The Witch-king; The Hunter")  # 3 against 3
    do(s, "use Gandalf the Grey", "activate The Council of Elrond")
    assert result(s) == (["Weathertop"] if scenario == "trilogy" else [], [], 0)
    assert place_names([s.road]) == ["The Council of Elrond"] and s.path == [[], []]
    assert names(s.gone[GANDALF]) == ["Gandalf the Grey"]
    assert s.tied == 0 and s.stack == [NEXT]


@rule("CG-13.6")
@pytest.mark.parametrize("scenario", DUELS)
def test_a_tie_on_one_path_does_not_touch_the_next_nor_a_battleground(scenario: str) -> None:
    s = table(scenario=scenario, path="Weathertop", on_path="Gandalf the Grey; The Witch-king; The Hunter", battlegrounds={"Edoras": ""})
    do(s, "use Gandalf the Grey", "activate The Council of Elrond")
    s.stack = [NEXT, ("combat_step", NOBODY)]
    GAME.frames.run(s)
    do(s, "fight at Edoras")
    assert result(s) == (["Edoras", "The Council of Elrond"], [], 0)  # and 1 of the path's own against none
    s = table(scenario=scenario, battlegrounds={"Edoras": "White Hand Orcs 1"}, asking=("combat", NOBODY, PLACE["Edoras"]), then=(NEXT,))
    assert result(s) == (["Edoras"], [], 0)  # 1 against 1: on a battleground the defender holds
    assert s.stack == [NEXT]


# The last scoring.


def ended(scenario: str, rings: tuple[int, ...], path: str = "Orodruin") -> tuple[str, dict[str, int]]:
    s = table(
        scenario=scenario, path=path, scored_free="Minas Tirith", corruption=2, rings=rings, asking=("victory_check", NOBODY), round=9
    )
    found = GAME.result(s)
    return found["winner"], found["score"]


@rule("CG-R61", "CG-12.2")
def test_unused_ring_tokens_count_for_the_shadow_of_the_three_player_duel_only() -> None:
    assert ended("duel3", (1, 1, 1)) == ("shadow", {"free": 3, "shadow": 4})  # Gandalf's is worth nothing
    assert ended("duel3", (1, 1, 0)) == ("shadow", {"free": 3, "shadow": 3})  # a tie is the Shadow's
    assert ended("duel3", (1, 0, 0)) == ("free", {"free": 3, "shadow": 2})
    assert ended("duel2", (1, 1)) == ("free", {"free": 3, "shadow": 2})  # nobody plays by the Trilogy's rule
    assert ended("trilogy", (1, 1, 1, 1)) == ("free", {"free": 5, "shadow": 4})


@rule("CG-R61")
def test_before_the_last_path_ring_tokens_count_for_nobody() -> None:
    s = table(scenario="duel3", path="Cirith Ungol", scored_free="Minas Tirith", corruption=11, asking=("victory_check", NOBODY))
    assert not GAME.over(s)  # 3 to 11, not 13
    s = table(scenario="duel3", path="Cirith Ungol", scored_free="Minas Tirith", corruption=13, asking=("victory_check", NOBODY))
    assert GAME.result(s)["score"] == {"free": 3, "shadow": 13}


# Above the carryover limit.

HANDS = "Gimli, Sting, Sam Gamgee; Olog-hai, Uglúk, Shelob, Wolf-riders"


def both_pass(scenario: str, reserve: str, hand: str, ruling: str) -> State:
    after = (("turn", WITCH_KING_OF_DUEL),)
    rulings = {"CG-R27": ruling}
    s = table(scenario=scenario, hand=hand, reserve=reserve, path="Egladil", rulings=rulings, asking=("action_step", NOBODY), then=after)
    do(s, "pass", "pass")
    return s


@rule("CG-R27", "CG-7.5")
def test_who_passed_with_fewer_cards_than_the_enemy_cycles_down_to_the_limit() -> None:
    s = both_pass("duel2", "The Lidless Eye; Saruman with Saruman's Staff", HANDS, "cycle")  # the Shadow may keep four
    assert GAME.asked(s) == "gandalf"
    assert asked(s) == ["cycle Gimli", "cycle Sting", "cycle Sam Gamgee"]  # of own choice
    do(s, "cycle Sting")
    assert [len(hand) for hand in s.hand] == [2, 4]
    assert names(s.cycle[GANDALF]) == ["Sting"] and s.stack == [NEXT]


@rule("CG-R27")
def test_by_the_switch_the_cards_are_kept() -> None:
    s = both_pass("duel2", "The Lidless Eye; Saruman with Saruman's Staff", HANDS, "keep")
    assert [len(hand) for hand in s.hand] == [3, 4] and s.cycle == [[], []]
    assert s.stack == [NEXT]


@rule("CG-R27", "CG-7.3")
def test_with_a_limit_of_three_the_enemy_cannot_let_one_pass_above_the_own() -> None:
    hand = "Gimli, Sting, Sam Gamgee; Olog-hai, Uglúk, Shelob, Wolf-riders"
    s = table(scenario="duel2", hand=hand, reserve="The Lidless Eye", path="Egladil", asking=("action_step", NOBODY))
    do(s, "pass")
    assert why_not(s, ("pass", "")) == "CG-7.3"  # four cards, a limit of three: the Witch-king must act
    do(s, "cycle Shelob")
    assert why_not(s, ("pass", "")) == "CG-7.3"  # and now Gandalf, whose three are no fewer


@rule("CG-R27")
def test_the_shadow_may_be_the_one_above_its_limit() -> None:
    hand = "Gimli, Sting, Sam Gamgee, Arwen; Olog-hai, Uglúk, Shelob"
    reserve = "Elrond; Gandalf the Grey with Gandalf's Staff"
    s = both_pass("duel2", reserve, hand, "cycle")
    assert GAME.asked(s) == "witch-king" and len(asked(s)) == 3
    do(s, "cycle Shelob")
    assert [len(hand) for hand in s.hand] == [4, 2] and s.stack == [NEXT]
    s = both_pass("duel2", reserve, hand, "keep")
    assert [len(hand) for hand in s.hand] == [4, 3] and s.stack == [NEXT]
