"""The bot's hand and piles (AS section 4): taken at random, not looked at, its eliminated pile open."""

import pytest

from tests.cardgame.shadow.walking import SEEDS, bots, deeds, turn_of
from tests.citing import card, rule
from thirdage.cardgame.book import BOOK, NOBODY
from thirdage.cardgame.knowledge import known_in, mask_of
from thirdage.cardgame.positions import FRODO, GAME, SARUMAN, WITCH_KING, names, table
from thirdage.cardgame.state import CYCLE, DECK, GONE, HAND, State
from thirdage.cardgame.tables import NUMBER, PLACE

THREE = "Olog-hai, Black Uruks, Trolls of Udûn"
AFTER = (("turn", FRODO),)  # stands for whatever follows


def viewed(state: State, seat: str, pile: str) -> list[list[int]]:
    """What each viewer knows to lie in a pile of a bot: the humans, the bots' own seats, the spectator."""
    known: list[list[int]] = [GAME.view(state, viewer)["seats"][seat]["known"][pile] for viewer in (*GAME.seats(state), None)]
    return known


# At random.


@rule("AS-4.1", "AS-6.1")
def test_the_card_played_is_any_of_the_hand() -> None:
    played = {tuple(deeds(turn_of(hand=THREE, path="Egladil", seed=seed))) for seed in SEEDS}
    assert played == {("play Olog-hai reserve",), ("play Black Uruks reserve",), ("play Trolls of Udûn reserve",)}


@rule("AS-4.1")
def test_the_card_cycled_for_a_text_is_any_of_the_hand() -> None:
    kept = {tuple(names(bots(hand=THREE, asking=("must_cycle", WITCH_KING, 2), then=AFTER, seed=seed).hand[WITCH_KING])) for seed in SEEDS}
    assert kept == {("Olog-hai",), ("Black Uruks",), ("Trolls of Udûn",)}


@rule("AS-4.1", "AS-R43")
@card("Dimrill Dale")
def test_a_location_that_makes_it_cycle_takes_at_random() -> None:
    kept = set()
    for seed in SEEDS:
        s = bots(hand=THREE, asking=("activation_text", FRODO, PLACE["Dimrill Dale"]), then=AFTER, seed=seed)
        kept |= set(names(s.hand[WITCH_KING]))
        assert s.stack == list(AFTER)
    assert kept == {"Olog-hai", "Black Uruks", "Trolls of Udûn"}


@rule("AS-R32", "AS-4.1")
def test_what_is_above_the_limit_when_the_action_step_ends_is_cycled_at_random() -> None:
    kept = set()
    for seed in SEEDS:
        s = bots(hand=THREE, asking=("end_action_step", NOBODY), then=AFTER, seed=seed)
        assert len(s.hand[WITCH_KING]) == 2
        assert viewed(s, "witch-king", "cycle") == [[]] * 5  # not looked at
        kept |= set(names(s.hand[WITCH_KING]))
    assert kept == {"Olog-hai", "Black Uruks", "Trolls of Udûn"}


@rule("AS-R32")
def test_a_higher_limit_lets_a_bot_keep_more_and_nobody_within_it_cycles() -> None:
    s = bots(hand="Olog-hai, Black Uruks", reserve="The Lidless Eye", asking=("end_action_step", NOBODY), then=AFTER)
    assert len(s.hand[WITCH_KING]) == 2
    s = bots(hand=THREE, reserve="The Lidless Eye", asking=("end_action_step", NOBODY), then=AFTER)
    assert len(s.hand[WITCH_KING]) == 3
    s = bots(hand=THREE, reserve="The Lidless Eye", rulings={"CG-R27": "keep"}, asking=("end_action_step", NOBODY), then=AFTER)
    assert len(s.hand[WITCH_KING]) == 3


# Unseen.


@rule("AS-4.2", "AS-6.2")
def test_a_card_cycled_without_need_is_seen_by_nobody() -> None:
    s = bots(hand=THREE, asking=("must_cycle", WITCH_KING, 1), then=AFTER)
    for viewer in (*GAME.seats(s), None):
        assert GAME.redact(s, list(s.events or ()), viewer) == [("cycle_unseen", "witch-king", -1, 0, HAND)]
    assert viewed(s, "witch-king", "cycle") == viewed(s, "witch-king", "hand") == [[]] * 5


@rule("AS-4.2", "AS-6.2")
def test_a_whole_hand_cycled_is_not_looked_at_either() -> None:
    s = bots(hand="Olog-hai", asking=("must_cycle", WITCH_KING, 1), then=AFTER)
    assert (s.events or [])[0] == ("cycle_unseen", WITCH_KING, NUMBER["Olog-hai (bot)"], 0, HAND)
    assert viewed(s, "witch-king", "cycle") == [[]] * 5


@rule("AS-4.2")
def test_where_the_face_matters_everybody_sees_what_is_cycled() -> None:
    s = turn_of(hand="Fell Beast", path="Egladil")  # no Nazgûl to ride it
    assert deeds(s) == ["cycle_shown Fell Beast"]
    assert viewed(s, "witch-king", "cycle") == [[NUMBER["Fell Beast (bot)"]]] * 5


@rule("AS-R24")
def test_what_was_seen_to_be_cycled_is_uncertain_again_once_the_pile_is_shuffled_in() -> None:
    s = turn_of(hand="Fell Beast", path="Egladil", deck="Black Uruks, Mordor Orcs 1, Mordor Orcs 2")
    beast = NUMBER["Fell Beast (bot)"]
    assert mask_of(s, WITCH_KING, beast) == 1 << CYCLE
    s.stack += [("draw_cards", WITCH_KING, 1), ("recycle_by_text", WITCH_KING)]
    BOOK.run(s)
    assert mask_of(s, WITCH_KING, beast) == 1 << DECK | 1 << HAND
    assert viewed(s, "witch-king", "hand") == [[]] * 5


# The eliminated pile.


@rule("AS-4.3", "AS-6.3")
def test_what_a_bot_loses_from_its_deck_lies_open() -> None:
    s = bots(deck="Olog-hai, Black Uruks", asking=("forsake", WITCH_KING), then=AFTER)
    assert NUMBER["Olog-hai (bot)"] in s.gone[WITCH_KING]
    for pile in viewed(s, "witch-king", "gone"):
        assert NUMBER["Olog-hai (bot)"] in pile
        assert sorted(pile) == sorted(s.gone[WITCH_KING])
    assert ("forsake_shown", "witch-king", NUMBER["Olog-hai (bot)"], 0, 0) in GAME.redact(s, list(s.events or ()), None)


@rule("AS-4.3")
def test_the_eliminated_pile_of_a_player_stays_closed() -> None:
    bot = bots(hand=THREE, gone="Grond, Hammer of the Underworld")
    player = table(hand=THREE, gone="Grond, Hammer of the Underworld")
    assert names(known_in(bot, WITCH_KING, GONE)) == ["Grond, Hammer of the Underworld"]
    assert known_in(player, WITCH_KING, GONE) == []


# Taken into the hand.


@rule("AS-R24", "AS-R43")
@card("Orthanc")
def test_a_card_taken_into_the_hand_is_shown_and_mixed_in() -> None:
    played = set()
    for seed in SEEDS:
        s = bots(
            hand="Wolf-riders, Fighting Uruk-hai",
            path="Weathertop",
            starter=SARUMAN,
            asking=("activation_text", FRODO, PLACE["Orthanc"]),
            then=(("turn", SARUMAN),),
            seed=seed,
        )
        taken = NUMBER["Saruman (bot)"]
        assert ("take", "saruman", taken, 0) in GAME.redact(s, list(s.events or ()), "frodo")
        if taken in s.hand[SARUMAN]:
            assert viewed(s, "saruman", "hand") == [[taken]] * 5
        played |= set(deeds(s))
    assert played == {"play Wolf-riders reserve", "play Fighting Uruk-hai reserve", "play Saruman reserve"}


@rule("AS-R24")
def test_a_known_card_of_the_hand_may_be_the_one_that_was_cycled_unseen() -> None:
    s = bots(hand="Wolf-riders, Fighting Uruk-hai", asking=("activation_text", FRODO, PLACE["Orthanc"]), then=AFTER)
    taken = NUMBER["Saruman (bot)"]
    assert mask_of(s, SARUMAN, taken) == 1 << HAND
    s.stack.append(("must_cycle", SARUMAN, 1))
    BOOK.run(s)
    assert mask_of(s, SARUMAN, taken) == 1 << HAND | 1 << CYCLE


# Cycling from an empty hand.


@pytest.mark.parametrize(
    "reserve, left, cycled",
    [
        ("Olog-hai; Black Uruks", ["Olog-hai"], ["Black Uruks"]),  # the right-most of the reserve
        ("", [], []),  # nothing there, no hand: the top of the deck goes
    ],
)
@rule("AS-R20", "AS-T20")
def test_who_must_cycle_from_an_empty_hand_forsakes(reserve: str, left: list[str], cycled: list[str]) -> None:
    s = bots(reserve=reserve, deck="Trolls of Udûn, Mordor Orcs 1", asking=("must_cycle", WITCH_KING, 1), then=AFTER)
    assert names(s.reserve[WITCH_KING]) == left
    assert names(s.cycle[WITCH_KING]) == cycled
    assert names(s.deck[WITCH_KING]) == (["Mordor Orcs 1", "Trolls of Udûn"] if cycled else ["Mordor Orcs 1"])
    assert ("Trolls of Udûn" in names(s.gone[WITCH_KING])) == (not cycled)
    assert s.stack == list(AFTER)


@rule("AS-R20")
def test_what_the_hand_lacks_is_forsaken_after_what_it_has_is_cycled() -> None:
    s = bots(hand="Trolls of Udûn", reserve="Olog-hai; Black Uruks", asking=("must_cycle", WITCH_KING, 2), then=AFTER)
    assert names(s.cycle[WITCH_KING]) == ["Trolls of Udûn", "Black Uruks"]
    assert names(s.reserve[WITCH_KING]) == ["Olog-hai"]
