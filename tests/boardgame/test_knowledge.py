"""What each seat and a spectator know of face-down cards (BG-0.5): draws, discards and Combat cards."""

from __future__ import annotations

import json
from random import Random

import pytest

from tests.boardgame.knowing import backs, eyes, knowing, lawful, pairs, seen
from tests.citing import card, rule
from thirdage.boardgame.hands import discard_at_random, discard_shown, discard_unseen, draw, pick_up, turn_up
from thirdage.boardgame.positions import FREE, GAME, SHADOW, know, names, table
from thirdage.boardgame.state import State
from thirdage.boardgame.tables import CARD, CARDS, DECK_OF, DECKS, FIRST_DECK, FREE_CHARACTER, FREE_STRATEGY, SHADOW_CHARACTER

ATHELAS, STAFF = CARD["Athelas"], CARD["Wizard's Staff"]
WISDOM = CARD["Wisdom of Elrond"]


def two(hand_free: str = "", hand_shadow: str = "", deck: str = "") -> State:
    return table(hand_free=hand_free, hand_shadow=hand_shadow, deck=deck, dice_free="Event", dice_shadow="Event")


# Drawing.


@rule("BG-0.5")
def test_a_drawn_card_is_known_to_who_drew_it_alone() -> None:
    s = two(deck="Athelas")
    draw(s, FREE, FREE_CHARACTER)
    assert knowing(s, ATHELAS) == ["free"]
    assert [seen(s, viewer, "free") for viewer in eyes(s)] == [["Athelas"], [], []]
    assert [backs(s, viewer, "free") for viewer in eyes(s)] == [{"free-character": 1}] * 3
    lawful(s)


@rule("BG-0.5")
def test_the_log_names_a_drawn_card_to_nobody_else() -> None:
    for viewer, named in (("free", True), ("shadow", False), (None, False)):
        s = two(deck="Athelas")
        GAME.events(s)
        draw(s, FREE, FREE_CHARACTER)
        assert ("Athelas" in " ".join(GAME.line(e) for e in GAME.redact(s, GAME.events(s), viewer))) is named


@rule("BG-0.5")
def test_hand_sizes_backs_and_decks_are_counted_for_all_and_their_order_is_shown_to_nobody() -> None:
    s = two(hand_free="Athelas; Wisdom of Elrond", hand_shadow="Orc Patrol")
    s.deck[0].reverse()
    for viewer in eyes(s):
        view = GAME.view(s, viewer)
        assert backs(s, viewer, "free") == {"free-character": 1, "free-strategy": 1}
        assert backs(s, viewer, "shadow") == {"shadow-character": 1}
        for pile, (deck, entry) in zip(s.deck, view["decks"].items(), strict=True):
            knows = deck.split("-")[0] == viewer or len(pile) == 24  # one's own deck, and a whole one; never in which order
            assert entry == {"count": len(pile), "known": sorted(pile) if knows else []}
        assert s.key.hex() not in json.dumps(view)
    lawful(s)


@rule("BG-0.5")
def test_what_lies_open_is_known_to_all() -> None:
    s = table(on_table="Axe and Bow", dice_free="Event", dice_shadow="Event")
    assert knowing(s, CARD["Axe and Bow"]) == ["free", "shadow", None]
    assert not any(CARD["Axe and Bow"] in pair for seat in eyes(s) for pair in pairs(s, seat))
    lawful(s)


@rule("BG-0.5")
def test_the_last_cards_of_a_deck_that_are_drawn_are_known_to_all() -> None:
    s = two()
    s.gone += s.deck[0][:-2]
    last = s.deck[0][-2:]
    s.deck[0][:-2] = []
    know(s)
    draw(s, FREE, FREE_CHARACTER)
    assert knowing(s, last[1]) == ["free"]
    draw(s, FREE, FREE_CHARACTER)
    assert all(knowing(s, card) == ["free", "shadow", None] for card in last)  # nowhere else can they be
    assert seen(s, "shadow", "free") == names(sorted(last))
    lawful(s)


# Discarding.


@rule("BG-0.5", "BG-9.4")
def test_a_discard_is_face_down_and_only_its_back_is_seen() -> None:
    s = two(hand_free="Athelas; Wizard's Staff; Wisdom of Elrond")
    discard_unseen(s, FREE, ATHELAS)
    assert knowing(s, ATHELAS) == ["free"]
    assert [seen(s, viewer, "free", "down") for viewer in eyes(s)] == [["Athelas"], [], []]
    assert [backs(s, viewer, "free", "down") for viewer in eyes(s)] == [{"free-character": 1}] * 3
    assert {ATHELAS, STAFF} in pairs(s, "shadow")  # either may be the one that went
    assert {ATHELAS, WISDOM} not in pairs(s, "shadow")  # the backs differ
    assert {ATHELAS, STAFF} not in pairs(s, "free")
    lawful(s)


@rule("BG-0.5")
def test_a_discard_that_is_shown_is_known_to_all() -> None:
    s = two(hand_free="Athelas; Wizard's Staff")
    discard_shown(s, FREE, ATHELAS)
    assert knowing(s, ATHELAS) == ["free", "shadow", None]
    assert names(GAME.view(s, None)["gone"]) == ["Athelas"]
    assert knowing(s, STAFF) == ["free"]
    lawful(s)


@card("Worn with Sorrow and Toil")
@rule("BG-0.5", "BG-C78")
def test_a_random_discard_tells_others_nothing_but_its_back() -> None:
    s = two(hand_free="Athelas; Wizard's Staff; Wisdom of Elrond")
    discard_at_random(s, FREE, FREE_CHARACTER)
    (gone,) = s.down[FREE]
    assert DECK_OF[gone] == FREE_CHARACTER
    assert [knowing(s, card) for card in (ATHELAS, STAFF, WISDOM)] == [["free"]] * 3
    assert [seen(s, viewer, "free", "down") for viewer in eyes(s)] == [[CARDS[gone].name], [], []]
    lawful(s)


@rule("BG-0.5", "BG-C78")
def test_a_random_discard_does_not_depend_on_what_the_cards_are() -> None:
    s = two(hand_free="Athelas; Wizard's Staff")
    twin = GAME.clone(s)
    GAME.exchange(twin, ATHELAS, STAFF)
    for state in (s, twin):
        discard_at_random(state, FREE, FREE_CHARACTER)
    assert {s.down[FREE][0], twin.down[FREE][0]} == {ATHELAS, STAFF}  # the same place in the hand


# Combat cards.


@rule("BG-0.5", "BG-13.12")
def test_a_picked_combat_card_lies_face_down_and_is_shown_when_it_is_turned_up() -> None:
    s = two(hand_free="Athelas; Wizard's Staff")
    pick_up(s, FREE, ATHELAS)
    assert knowing(s, ATHELAS) == ["free"]
    assert [seen(s, viewer, "free", "chosen") for viewer in eyes(s)] == [["Athelas"], [], []]
    assert [backs(s, viewer, "free", "chosen") for viewer in eyes(s)] == [{"free-character": 1}] * 3
    assert {ATHELAS, STAFF} in pairs(s, "shadow")
    lawful(s)
    turn_up(s, FREE)
    assert knowing(s, ATHELAS) == ["free", "shadow", None]
    assert knowing(s, STAFF) == ["free"]
    assert all(names(GAME.view(s, viewer)["played"]) == ["Athelas"] for viewer in eyes(s))
    lawful(s)


@rule("BG-0.5")
def test_what_was_in_the_hand_is_in_doubt_again_only_for_others() -> None:
    s = two(hand_free="Athelas")
    pick_up(s, FREE, ATHELAS)
    dealt = {GAME.determinize(s, "shadow", Random(n)).chosen[FREE][0] for n in range(60)}
    assert len(dealt) > 10  # it may be any card of its deck
    assert all(DECK_OF[card] == FREE_CHARACTER for card in dealt)
    assert {GAME.determinize(s, "free", Random(n)).chosen[FREE][0] for n in range(20)} == {ATHELAS}


# Dealing anew.


@rule("BG-0.5")
def test_a_copy_keeps_ones_own_hand_and_deals_the_others_anew_by_their_backs() -> None:
    s = two(hand_free="Athelas; Wisdom of Elrond", hand_shadow="Orc Patrol; Isildur's Bane")
    hands = set()
    for number in range(30):
        copy = GAME.determinize(s, "free", Random(number))
        assert copy.hand[FREE] == s.hand[FREE]
        assert [DECK_OF[card] for card in copy.hand[SHADOW]] == [SHADOW_CHARACTER] * 2
        hands.add(tuple(copy.hand[SHADOW]))
        assert all(sorted(copy.deck[deck - FIRST_DECK]) == sorted(s.deck[deck - FIRST_DECK]) for deck in (FREE_CHARACTER, FREE_STRATEGY))
        assert copy.deck[0] != s.deck[0]  # the order of the own deck is nobody's to know
    assert len(hands) > 15
    spectators = {tuple(GAME.determinize(s, None, Random(n)).hand[FREE]) for n in range(30)}
    assert len(spectators) > 15


@rule("BG-0.5", "BG-0.4")
def test_a_copy_does_not_know_the_next_tile_or_dice() -> None:
    s = two()
    assert len({GAME.determinize(s, seat, Random(n)).key for seat in eyes(s) for n in range(5)}) >= 5
    assert all(GAME.determinize(s, seat, Random(1)).pool == s.pool for seat in eyes(s))  # what is left is no secret


@pytest.mark.parametrize("persons", [2, 3, 4])
@rule("BG-0.5")
def test_the_laws_hold_after_the_first_draws_and_discards(persons: int) -> None:
    s = GAME.new(seed=f"known/{persons}", persons=persons)
    rng = Random(persons)
    for _ in range(12):
        lawful(s)
        GAME.apply(s, rng.choice(GAME.legal(s)))
        if s.phase == 5:
            break
    for seat in range(len(GAME.seats(s))):
        draw(s, seat, next(deck for deck in DECKS if CARDS[s.deck[deck - FIRST_DECK][-1]].side == CARDS[s.hand[seat][0]].side))
        discard_unseen(s, seat, s.hand[seat][0])
        lawful(s)
