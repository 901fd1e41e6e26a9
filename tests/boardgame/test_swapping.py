"""Teammates swap a card (BG-21.6, BG-R67): how, and what everybody knows afterwards (BG-0.5)."""

from __future__ import annotations

from random import Random

from tests.boardgame.knowing import backs, knowing, lawful, pairs, seen
from tests.citing import rule
from thirdage.boardgame.book import NOBODY
from thirdage.boardgame.hands import discard_unseen, pick_up, turn_up
from thirdage.boardgame.positions import FREE, GAME, GONDOR, ROHAN, SARUMAN_OF_FOUR, SHADOW, WITCH_KING, asked, do, names, table
from thirdage.boardgame.state import State
from thirdage.boardgame.tables import CARD

ATHELAS, STAFF = CARD["Athelas"], CARD["Wizard's Staff"]
WISDOM = CARD["Wisdom of Elrond"]
ORCS = CARD["Orc Patrol"]
FOUR = ("gondor", "witch-king", "rohan", "saruman")


def four(gondor: str = "Athelas; Wisdom of Elrond", rohan: str = "Wizard's Staff; Paths of the Woses", side: int = FREE) -> State:
    """Two teammates are about to be asked whether they swap; afterwards Gondor acts."""
    return table(
        persons=4,
        hands={GONDOR: gondor, ROHAN: rohan, WITCH_KING: "Orc Patrol", SARUMAN_OF_FOUR: "Isildur's Bane"},
        dice_free="Event",
        dice_shadow="Event",
        asking=("swap_cards", NOBODY, side),
        then=(("turn", GONDOR),),
    )


@rule("BG-0.5", "BG-21.6")
def test_teammates_do_not_see_each_others_hands() -> None:
    s = four()
    assert [seen(s, viewer, "rohan") for viewer in (*FOUR, None)] == [[], [], ["Wizard's Staff", "Paths of the Woses"], [], []]
    assert knowing(s, ATHELAS) == ["gondor"]
    assert knowing(s, ORCS) == ["witch-king"]
    assert {STAFF, CARD["Elven Cloaks"]} in pairs(s, "gondor")  # that lies in the deck
    lawful(s)


@rule("BG-21.6")
def test_both_must_agree_and_the_leading_player_is_asked_first() -> None:
    s = four()
    assert s.stack[-1] == ("swap", GONDOR)
    assert asked(s) == ["agree", "no"]
    do(s, "no")
    assert s.stack == [("turn", GONDOR)]
    s = four()
    do(s, "agree")
    assert s.stack[-1] == ("swap", ROHAN)
    do(s, "no")
    assert (names(s.hand[GONDOR]), names(s.hand[ROHAN])) == (["Athelas", "Wisdom of Elrond"], ["Wizard's Staff", "Paths of the Woses"])
    assert s.stack == [("turn", GONDOR)]


@rule("BG-21.6", "BG-R67")
def test_one_card_is_swapped_for_one_and_chosen_without_knowing_the_other() -> None:
    s = four()
    do(s, "agree", "agree", "give Athelas")
    assert s.stack[-1] == ("give", ROHAN)
    assert [seen(s, viewer, "gondor", "chosen") for viewer in (*FOUR, None)] == [["Athelas"], [], [], [], []]
    assert knowing(s, ATHELAS) == ["gondor"]
    assert asked(s) == ["give Wizard's Staff", "give Paths of the Woses"]
    lawful(s)
    do(s, "give Paths of the Woses")
    assert names(s.hand[GONDOR]) == ["Wisdom of Elrond", "Paths of the Woses"]
    assert names(s.hand[ROHAN]) == ["Wizard's Staff", "Athelas"]
    assert s.stack == [("turn", GONDOR)]
    lawful(s)


def swapped() -> State:
    s = four()
    do(s, "agree", "agree", "give Athelas", "give Paths of the Woses")
    return s


@rule("BG-21.6", "BG-0.5")
def test_after_a_swap_both_know_both_cards_and_nobody_else_does() -> None:
    s = swapped()
    paths = CARD["Paths of the Woses"]
    assert knowing(s, ATHELAS) == knowing(s, paths) == ["gondor", "rohan"]
    assert seen(s, "gondor", "rohan") == ["Athelas"]
    assert seen(s, "rohan", "gondor") == ["Paths of the Woses"]
    assert all(seen(s, viewer, seat) == [] for viewer in ("witch-king", "saruman", None) for seat in ("gondor", "rohan"))
    assert [backs(s, viewer, "rohan") for viewer in (*FOUR, None)] == [{"free-character": 2}] * 5  # the backs are seen


@rule("BG-21.6", "BG-0.5")
def test_the_log_names_swapped_cards_to_the_two_alone() -> None:
    for viewer in (*FOUR, None):
        s = swapped()
        heard = " ".join(GAME.line(event) for event in GAME.redact(s, GAME.events(s), viewer))
        for name in ("Athelas", "Paths of the Woses"):
            assert (name in heard) is (viewer in ("gondor", "rohan"))


@rule("BG-0.5", "BG-21.6")
def test_copies_of_the_two_keep_the_swapped_cards_where_they_are() -> None:
    s = swapped()
    for number in range(15):
        assert ATHELAS in GAME.determinize(s, "gondor", Random(number)).hand[ROHAN]
        assert CARD["Paths of the Woses"] in GAME.determinize(s, "rohan", Random(number)).hand[GONDOR]
    assert not all(ATHELAS in GAME.determinize(s, "witch-king", Random(number)).hand[ROHAN] for number in range(15))
    assert {ATHELAS, CARD["Elven Cloaks"]} not in pairs(s, "gondor")
    assert {ATHELAS, CARD["Elven Cloaks"]} in pairs(s, "saruman")


@rule("BG-0.5")
def test_when_the_teammate_discards_face_down_the_card_he_was_given_is_in_doubt() -> None:
    s = swapped()
    discard_unseen(s, ROHAN, STAFF)
    assert knowing(s, ATHELAS) == ["rohan"]  # Gondor cannot tell whether it was that one
    assert seen(s, "gondor", "rohan") == []
    lawful(s)
    piles = {ATHELAS in GAME.determinize(s, "gondor", Random(n)).down[ROHAN] for n in range(40)}
    assert piles == {True, False}
    s = swapped()
    discard_unseen(s, ROHAN, ATHELAS)
    discard_unseen(s, ROHAN, STAFF)  # both Character cards are gone: Athelas is one of them
    assert knowing(s, ATHELAS) == ["gondor", "rohan"]
    assert seen(s, "gondor", "rohan", "down") == ["Athelas"]
    lawful(s)


@rule("BG-0.5")
def test_a_discard_of_another_back_leaves_no_doubt() -> None:
    s = swapped()
    discard_unseen(s, GONDOR, WISDOM)
    assert knowing(s, ATHELAS) == ["gondor", "rohan"]
    assert knowing(s, CARD["Paths of the Woses"]) == ["gondor"]  # that has the same back as the discarded card
    lawful(s)


@rule("BG-0.5", "BG-21.6")
def test_a_swapped_card_that_is_shown_is_known_to_all() -> None:
    s = swapped()
    pick_up(s, ROHAN, ATHELAS)
    assert knowing(s, ATHELAS) == ["rohan"]
    lawful(s)
    turn_up(s, ROHAN)
    assert knowing(s, ATHELAS) == [*FOUR, None]
    lawful(s)


@rule("BG-21.6")
def test_without_a_card_in_both_hands_nobody_is_asked() -> None:
    s = four(rohan="")
    assert s.stack == [("turn", GONDOR)]
    s = four(gondor="", rohan="Athelas")
    assert s.stack == [("turn", GONDOR)]


@rule("BG-21.6", "BG-R67")
def test_the_shadow_team_swaps_too_and_a_side_of_one_does_not() -> None:
    s = four(side=SHADOW)
    do(s, "agree", "agree", "give Orc Patrol", "give Isildur's Bane")
    assert (names(s.hand[WITCH_KING]), names(s.hand[SARUMAN_OF_FOUR])) == (["Isildur's Bane"], ["Orc Patrol"])
    assert knowing(s, ORCS) == ["witch-king", "saruman"]
    lawful(s)
    s = table(hand_free="Athelas", dice_free="Event", asking=("swap_cards", NOBODY, FREE), then=(("turn", FREE),))
    assert s.stack == [("turn", FREE)]


@rule("BG-R67")
def test_swapping_comes_once_a_turn_after_all_have_drawn_the_leading_player_first() -> None:
    s = GAME.new(seed="swap", persons=4)
    order = []
    while s.phase == 1 and s.turn == 1:
        order.append(s.stack[-1][:2])
        GAME.apply(s, GAME.legal(s)[-1])  # nobody wants to swap
    assert order == [("swap", GONDOR), ("swap", WITCH_KING)]
    assert [len(hand) for hand in s.hand] == [2, 2, 2, 2]
