"""Terms that mean something else for a bot (AS section 6): play, forsake, move, the same card twice."""

import pytest

from tests.cardgame.shadow.walking import SEEDS, bots, deeds, turn_of, walked
from tests.citing import card, rule
from thirdage.cardgame.book import BOOK, NOBODY
from thirdage.cardgame.positions import FRODO, SARUMAN, WITCH_KING, do, names, table
from thirdage.cardgame.state import State
from thirdage.cardgame.tables import LOCATIONS, NUMBER

AFTER = (("turn", FRODO),)


def piles(state: State, seat: int = WITCH_KING) -> dict[str, list[str]]:
    """The hidden piles and the reserve of a bot by name."""
    return {pile: names(getattr(state, pile)[seat]) for pile in ("deck", "hand", "cycle", "gone", "reserve")}


# Play.


@rule("AS-6.1")
def test_a_bot_cycles_nothing_for_the_card_it_plays() -> None:
    s = turn_of(hand="Mordor Orcs 1, Mordor Orcs 2, Mordor Orcs 3", path="Caradhras")
    assert len(s.reserve[WITCH_KING]) == 1
    assert len(s.hand[WITCH_KING]) == 2
    assert s.cycle[WITCH_KING] == s.gone[WITCH_KING] == []
    player = table(hand="Mordor Orcs 1, Mordor Orcs 2, Mordor Orcs 3", path="Caradhras", asking=("turn", WITCH_KING))
    do(player, "play Mordor Orcs 1")
    assert player.stack[-1] == ("choose_cycled", WITCH_KING, NUMBER["Mordor Orcs 1"])  # a player pays


@rule("AS-R35", "AS-6.1")
def test_playing_its_last_card_costs_a_bot_nothing_either() -> None:
    s = turn_of(hand="Mordor Orcs 1", reserve="Olog-hai", deck="Black Uruks", path="Caradhras")
    assert piles(s)["reserve"] == ["Olog-hai", "Mordor Orcs 1"]
    assert (piles(s)["deck"], piles(s)["hand"], piles(s)["cycle"]) == (["Black Uruks"], [], [])
    assert s.stack == [("turn", 2)]


@rule("AS-6.1", "AS-R35")
@card("Morgul Blade", "The Ringwraiths Are Abroad")
def test_items_and_events_are_free_as_well() -> None:
    s = turn_of(hand="Morgul Blade", reserve="The Black Easterling", deck="Mordor Orcs 1", path="Caradhras")
    assert (piles(s)["deck"], piles(s)["cycle"], piles(s)["reserve"]) == (["Mordor Orcs 1"], [], ["The Black Easterling"])
    deck = "Mordor Orcs 1, The Witch-king, Mordor Orcs 2"  # top first: a row of three
    s = turn_of(hand="The Ringwraiths Are Abroad", reserve="Olog-hai", deck=deck, path="Caradhras")
    assert piles(s)["reserve"] == ["Olog-hai", "The Witch-king"]
    assert "Mordor Orcs 2" in piles(s)["gone"]  # by the event's own text, and nothing as a cost
    assert sorted(piles(s)["cycle"] + piles(s)["deck"]) == ["Mordor Orcs 1", "The Ringwraiths Are Abroad"]


# Forsake.


@rule("AS-6.4")
def test_first_the_right_most_card_of_the_reserve_is_cycled() -> None:
    s = bots(reserve="Olog-hai; Black Uruks", hand="Mordor Orcs 1", deck="Trolls of Udûn", asking=("forsake", WITCH_KING), then=AFTER)
    assert (piles(s)["reserve"], piles(s)["cycle"]) == (["Olog-hai"], ["Black Uruks"])
    assert (piles(s)["hand"], piles(s)["deck"]) == (["Mordor Orcs 1"], ["Trolls of Udûn"])
    assert [event[:3] for event in s.events or ()] == [
        ("bot_forsakes", WITCH_KING, 1),
        ("forsake", WITCH_KING, NUMBER["Black Uruks (bot)"]),  # it counts as forsaken
        ("cycle", WITCH_KING, NUMBER["Black Uruks (bot)"]),
    ]


@rule("AS-6.4", "AS-4.1")
def test_without_a_reserve_a_random_card_of_the_hand_is_cycled_unseen() -> None:
    cycled = set()
    for seed in SEEDS:
        s = bots(hand="Mordor Orcs 1, Olog-hai, Black Uruks", deck="Trolls of Udûn", asking=("forsake", WITCH_KING), then=AFTER, seed=seed)
        assert piles(s)["deck"] == ["Trolls of Udûn"]
        assert [event[0] for event in s.events or ()] == ["bot_forsakes", "cycle_unseen"]
        cycled |= set(piles(s)["cycle"])
    assert cycled == {"Mordor Orcs 1", "Olog-hai", "Black Uruks"}


@rule("AS-6.4")
def test_without_reserve_and_hand_the_top_of_the_deck_is_eliminated() -> None:
    s = bots(deck="Trolls of Udûn, Olog-hai", asking=("forsake", WITCH_KING), then=AFTER)
    assert (piles(s)["deck"], piles(s)["cycle"], piles(s)["gone"][-1]) == (["Olog-hai"], [], "Trolls of Udûn")


@rule("AS-R19")
@card("The Witch-king")
def test_a_text_about_being_forsaken_from_the_deck_still_works() -> None:
    s = bots(deck="The Witch-king, Olog-hai", asking=("forsake", WITCH_KING), then=AFTER)
    assert (piles(s)["deck"], piles(s)["cycle"]) == (["Olog-hai"], ["The Witch-king"])
    assert "The Witch-king" not in piles(s)["gone"]


@rule("AS-R19")
def test_an_empty_draw_deck_is_rebuilt_before_its_top_is_lost() -> None:
    s = bots(deck="Wolf-riders", cycle="Olog-hai", asking=("forsake", WITCH_KING), then=AFTER)
    assert (piles(s)["deck"], piles(s)["cycle"], piles(s)["gone"][-1]) == ([], [], "Olog-hai")


@rule("AS-6.4")
def test_a_bot_with_nothing_at_all_forsakes_nothing() -> None:
    s = bots(deck="Wolf-riders", asking=("forsake", WITCH_KING), then=AFTER)
    assert [piles(s)[pile] for pile in ("deck", "hand", "cycle", "reserve")] == [[], [], [], []]
    assert s.events == []
    assert s.stack == list(AFTER)


@rule("AS-R18")
def test_the_items_of_a_character_forsaken_are_cycled_with_it() -> None:
    s = bots(
        reserve="Olog-hai; The Black Easterling with Morgul Blade and Nazgûl's Mantle",
        asking=("forsake", WITCH_KING),
        then=AFTER,
    )
    assert (piles(s)["reserve"], piles(s)["cycle"]) == (["Olog-hai"], ["The Black Easterling", "Morgul Blade", "Nazgûl's Mantle"])
    assert s.items == {}


@rule("AS-R18")
def test_an_item_is_never_forsaken_for_itself() -> None:
    s = bots(reserve="The Black Easterling with Morgul Blade; Olog-hai", asking=("forsake", WITCH_KING), then=AFTER)
    assert piles(s)["cycle"] == ["Olog-hai"]
    s.stack.append(("forsake", WITCH_KING))
    BOOK.run(s)
    assert piles(s)["cycle"] == ["Olog-hai", "The Black Easterling", "Morgul Blade"]


# Move.


@rule("AS-6.5", "AS-T21")
def test_a_card_may_move_in_the_round_in_which_it_was_played_to_the_reserve() -> None:
    s = turn_of(hand="Olog-hai, Black Uruks", battlegrounds={"Minas Tirith": ""}, path="Caradhras")
    assert names(s.reserve[WITCH_KING])[0] in ("Olog-hai", "Black Uruks")  # alone its 2 attack is too little against 3
    assert s.fresh == []
    first = names(s.reserve[WITCH_KING])[0]
    do(s, "pass", "pass")  # the Saruman bot has nothing to do
    assert deeds(s)[-1].endswith(" Minas Tirith")
    do(s, "pass", "pass")
    assert deeds(s)[-1] == f"move {first} Minas Tirith"
    assert s.round == 1


@rule("AS-6.5")
def test_the_humans_still_wait_a_round() -> None:
    s = bots(hand="Gimli, Sam Gamgee", path="Egladil")
    do(s, "play Gimli", "to the reserve")
    assert names(s.fresh) == ["Gimli"]


# The same card twice.


@pytest.mark.parametrize("twice", ["The Day Without Dawn", "The Black Easterling", "Morgul Blade"])
@rule("AS-6.7", "AS-R14")
def test_an_event_character_or_item_played_this_round_is_cycled_and_the_turn_is_spent(twice: str) -> None:
    s = turn_of(hand=twice, played=twice, reserve="The Witch-king", deck="Mordor Orcs 1", path="Caradhras", battlegrounds={"Edoras": ""})
    assert walked(s)[-1] == "PLAY? yes"
    assert ("comes_twice", WITCH_KING, NUMBER[f"{twice} (bot)"]) in (s.events or [])
    assert deeds(s) == [f"cycle_shown {twice}"]
    assert (piles(s)["hand"], piles(s)["cycle"], piles(s)["deck"]) == ([], [twice], ["Mordor Orcs 1"])
    assert s.stack == [("turn", 2)]
    assert s.passed == 0  # an action, not a pass


@rule("AS-6.7")
def test_an_army_may_come_again() -> None:
    s = turn_of(hand="Olog-hai", deck="Wolf-riders", path="Caradhras")
    assert s.played == []
    s.stack += [("draw_cards", WITCH_KING, 1), ("forsake", WITCH_KING)]  # it goes to the cycle pile and comes back to hand
    BOOK.run(s)
    do(s, "pass", "pass")
    assert deeds(s) == ["play Olog-hai reserve", "pass", "pass", "pass", "play Olog-hai reserve"]


@rule("AS-T19", "AS-6.7", "AS-R38")
@card("The Ringwraiths Are Abroad")
def test_an_event_that_came_back_to_hand_is_cycled() -> None:
    s = turn_of(hand="The Ringwraiths Are Abroad", deck="Mordor Orcs 1", path="Caradhras")
    event = "The Ringwraiths Are Abroad"
    assert deeds(s) == [f"play_event {event}"]
    assert piles(s)["cycle"] + piles(s)["deck"] == [event]  # cycled, not eliminated
    s.stack.append(("draw_cards", WITCH_KING, 1))
    BOOK.run(s)
    assert piles(s)["hand"] == [event]
    do(s, "pass", "pass")
    assert deeds(s)[-1] == f"cycle_shown {event}"
    assert (piles(s)["hand"], piles(s)["cycle"]) == ([], [event])
    assert s.stack == [("turn", 2)]


@rule("AS-6.7")
def test_in_the_next_round_it_may_be_played_again() -> None:
    battlegrounds = ", ".join(place.name for place in LOCATIONS.values() if not place.level and not place.bot)
    s = bots(
        hand="The Black Easterling",
        played="The Black Easterling",
        path="Weathertop",
        used_paths="Fords of Bruinen, Imladris",
        used_battlegrounds=battlegrounds,
        asking=("round_begins", NOBODY),
    )
    assert s.played == []
    do(s, "pass")
    assert [deed for deed in deeds(s) if "Easterling" in deed] == ["play The Black Easterling reserve"]


# Winnow, and everything else.


@rule("AS-6.6", "AS-10.5", "AS-R21")
def test_a_bot_with_useless_cards_neither_winnows_nor_cycles_for_an_action() -> None:
    s = turn_of(SARUMAN, hand="Palantír of Orthanc, Saruman's Staff, Woven of All Colours", path="Weathertop")
    assert len(s.hand[SARUMAN]) == 3  # one was cycled because it cannot be played, and one drawn for it
    assert [event[0] for event in s.events or () if event[0] in ("winnow", "ring", "cycle_unseen", "eliminate_unseen")] == []


@rule("AS-6.8")
def test_legality_is_that_of_everybody() -> None:
    full = {"Minas Tirith": "Mordor Orcs 1, Mordor Orcs 2, Mordor Orcs 3"}  # 3 against 3: one more attack icon wins it
    assert deeds(turn_of(SARUMAN, battlegrounds=full, reserve="Haradrim Mûmakil", path="Weathertop")) == [
        "move Haradrim Mûmakil Minas Tirith"
    ]
    assert deeds(turn_of(SARUMAN, battlegrounds=full, reserve="Wolf-riders", path="Weathertop")) == ["pass"]  # Isengard may not enter
    assert deeds(turn_of(reserve="The Black Easterling", path="Weathertop")) == ["move The Black Easterling Weathertop"]
    assert deeds(turn_of(reserve="The Black Easterling", path="Caradhras")) == ["pass"]  # no Nazgûl on paths of number 4
    assert deeds(turn_of(reserve="Olog-hai", path="Weathertop")) == ["pass"]  # no army on a path
