"""Setup (section 4) and the Trilogy's seats, decks and persons (CG-13.1 to 13.3)."""

from random import Random

import pytest

from tests.cardgame.locations import seen, told
from tests.citing import rule
from thirdage.cardgame.book import NOBODY
from thirdage.cardgame.positions import ARAGORN, FRODO, GAME, WITCH_KING, asked, do, names, place_names, table, why_not
from thirdage.cardgame.state import State
from thirdage.cardgame.tables import CARDS, FACTIONS, LOCATIONS, PLACE
from thirdage.kernel.contract import Json

SEATS = ("frodo", "witch-king", "aragorn", "saruman")
DECKS = {
    "frodo": {"dwarf", "hobbit", "rohan", "wizard"},
    "witch-king": {"mordor"},
    "aragorn": {"dunedain", "elf"},
    "saruman": {"isengard", "monstrous", "southron"},
}


def opened(seed: str, persons: int = 4) -> State:
    """A game in which everybody has cycled the first two cards offered; stops where the first location asks, or at the first turn."""
    s = GAME.new(seed=seed, persons=persons)
    while s.stack[-1][0] == "choose_cycled" and not s.round:
        GAME.apply(s, GAME.legal(s)[0])
    return s


# The table.


@rule("CG-4.1", "CG-13.2")
def test_every_seat_has_its_thirty_cards_shuffled() -> None:
    s = GAME.new(seed="1")
    for seat, name in enumerate(SEATS):
        cards = s.deck[seat] + s.hand[seat]
        assert len(cards) == len(set(cards)) == 30
        assert {FACTIONS[CARDS[card].faction] for card in cards} == DECKS[name]
        assert s.deck[seat] != sorted(s.deck[seat])
    hands = {tuple(GAME.new(seed=seed).hand[FRODO]) for seed in ("1", "2", "3", "4", "5")}
    assert len(hands) == 5


@rule("CG-4.2", "CG-4.8", "CG-4.7")
def test_each_has_a_ring_token_and_a_limit_of_two_and_nothing_is_scored() -> None:
    view = GAME.view(GAME.new(seed="1"), None)
    assert [(view["seats"][seat]["ring"], view["seats"][seat]["limit"]) for seat in SEATS] == [(1, 2)] * 4
    assert view["scored"] == {"free": [], "shadow": []}
    assert (view["score"], view["corruption"], view["tokens"]) == ({"free": 0, "shadow": 0}, 0, [])
    assert all(view["seats"][seat]["reserve"] == [] for seat in SEATS)


@rule("CG-4.7")
def test_with_the_limit_of_two_one_passes_with_two_cards_but_not_with_three() -> None:
    assert why_not(table(hand="Gimli, Sam Gamgee"), ("pass", "")) == ""
    assert why_not(table(hand="Gimli, Sam Gamgee, Sting"), ("pass", "")) == "CG-7.3"


@rule("CG-4.3", "CG-13.1")
def test_frodo_begins_and_the_turn_order_is_that_of_the_trilogy() -> None:
    s = opened("1")
    assert GAME.seats(s) == SEATS
    assert (s.round, GAME.view(s, None)["starter"]) == (1, "frodo")
    s = table(asking=("action_step", NOBODY), then=(("combat_step", NOBODY),))
    order = []
    for _ in range(4):
        order.append(GAME.asked(s))
        do(s, "pass")
    assert tuple(order) == SEATS


@rule("CG-4.4", "CG-4.5")
def test_battlegrounds_lie_in_two_decks_and_paths_are_never_mixed_across_numbers() -> None:
    s = GAME.new(seed="1")
    assert [[LOCATIONS[place].side for place in deck] for deck in s.unused_battlegrounds] == [[0] * 7, [1] * 7]
    first_path, first_battleground = set(), set()
    for seed in range(40):
        s = table(asking=("location_step", NOBODY), then=(("action_step", NOBODY),), seed=str(seed), deck="")
        first_path.add(place_names([s.road])[0])
        first_battleground.add(place_names(s.active)[0])
    assert first_path == {"Bag End", "Bucklebury Ferry", "Gildor's Encampment"}  # of number 1, at random
    assert len(first_battleground) == 7


# Opening cards.


@rule("CG-4.6", "CG-13.1")
def test_each_draws_seven_and_cycles_two_of_their_own_choice() -> None:
    s = GAME.new(seed="1")
    assert told(s, "opening") == [("opening", seat, 7, 2) for seat in range(4)]
    assert [len(hand) for hand in s.hand] == [7, 7, 7, 7]
    for seat, name in enumerate(SEATS):
        for left in (7, 6):
            assert GAME.asked(s) == name
            hand = s.hand[seat][:]
            assert len(hand) == left
            action = GAME.legal(s)[-1]
            assert {card for _, card in GAME.legal(s)} <= set(hand)
            GAME.apply(s, action)
            assert s.cycle[seat][-1] == action[1]
            if not s.round:
                assert s.hand[seat] == [card for card in hand if card != action[1]]
    assert s.round == 1
    assert len(s.cycle[FRODO]) == 2


@rule("CG-R11")
def test_the_opening_choices_are_unseen_so_that_nobody_answers_another() -> None:
    s = GAME.new(seed="1")
    GAME.events(s)
    before = [(GAME.view(s, viewer)["seats"]["frodo"]["known"]) for viewer in (*SEATS[1:], None)]
    GAME.apply(s, GAME.legal(s)[0])
    GAME.apply(s, GAME.legal(s)[0])
    assert [(GAME.view(s, viewer)["seats"]["frodo"]["known"]) for viewer in (*SEATS[1:], None)] == before
    assert seen(s, "aragorn", "cycle_unseen") == [("cycle_unseen", "frodo", -1)] * 2
    # The same question and the same options for the next, whatever was cycled.
    one, two = GAME.new(seed="1"), GAME.new(seed="1")
    for game, pick in ((one, 0), (two, -1)):
        GAME.apply(game, GAME.legal(game)[pick])
        GAME.apply(game, GAME.legal(game)[pick])
    assert one.cycle[FRODO] != two.cycle[FRODO]
    assert GAME.asked(one) == GAME.asked(two) == "witch-king"
    assert GAME.legal(one) == GAME.legal(two)
    assert GAME.view(one, "witch-king") == GAME.view(two, "witch-king")


# Persons.


@rule("CG-13.3")
@pytest.mark.parametrize(
    "persons, held",
    [
        (4, {("frodo",), ("witch-king",), ("aragorn",), ("saruman",)}),
        (3, {("frodo",), ("aragorn",), ("witch-king", "saruman")}),
        (2, {("frodo", "aragorn"), ("witch-king", "saruman")}),
    ],
)
def test_who_holds_which_decks(persons: int, held: set[tuple[str, ...]]) -> None:
    assert set(GAME.persons(GAME.new(seed="1", persons=persons))) == held


def hand_seen(view: Json, seat: str) -> bool:
    return "cards" in view["seats"][seat]


@rule("CG-R70", "CG-13.3")
@pytest.mark.parametrize(
    "persons, viewer, seen",
    [
        (4, "frodo", "frodo"),
        (4, "saruman", "saruman"),
        (3, "frodo", "frodo"),
        (3, "witch-king", "witch-king, saruman"),
        (3, "saruman", "witch-king, saruman"),
        (2, "aragorn", "frodo, aragorn"),
        (2, "saruman", "witch-king, saruman"),
    ],
)
def test_a_person_sees_both_hands_and_no_other(persons: int, viewer: str, seen: str) -> None:
    s = GAME.new(seed="1", persons=persons)
    view = GAME.view(s, viewer)
    assert [seat for seat in SEATS if hand_seen(view, seat)] == seen.split(", ")
    drawn = {event[1] for event in GAME.redact(s, GAME.events(s), viewer) if event[0] == "draw" and event[2] > 0}
    assert drawn == set(seen.split(", "))
    copy = GAME.determinize(s, viewer, Random(1))
    for number, seat in enumerate(SEATS):
        assert (copy.hand[number] == s.hand[number]) == (seat in seen.split(", "))


@rule("CG-R70", "CG-0.3")
@pytest.mark.parametrize("persons", [4, 3, 2])
def test_nothing_but_the_eyes_is_shared(persons: int) -> None:
    s = table(
        persons=persons,
        hand="Gimli, Sam Gamgee, Éomer; Strider, Elrond; Olog-hai, Uglúk, Shelob, Gollum",
        reserve="Boromir; Éowyn",
        rings=(0, 1, 1, 1),
        cycle="Elven Cloak",
        battlegrounds={"Minas Tirith": "", "Edoras": ""},
    )
    # Frodo's turn: Frodo's hand, reserve, ring token and limit, not Aragorn's.
    assert why_not(s, ("play", "Strider")) == "CG-8.1"
    assert why_not(s, ("move", "Boromir")) == "CG-9.2"
    assert why_not(s, ("ring", "")) == "CG-9.7"
    assert why_not(s, ("pass", "")) == "CG-7.3"  # three cards; with Aragorn's two they would still be two hands
    do(s, "cycle Gimli")
    assert names(s.cycle[FRODO]) == ["Gimli"]
    assert names(s.cycle[ARAGORN]) == ["Elven Cloak"]
    assert s.stack == [("turn", WITCH_KING)]  # and the next deck has its own turn


@rule("CG-R70", "CG-13.3")
@pytest.mark.parametrize("persons", [4, 3, 2])
def test_a_text_for_each_player_treats_the_decks_of_one_person_as_two_players(persons: int) -> None:
    s = table(
        persons=persons,
        path="Emyn Muil",
        hand="Gimli, Sam Gamgee; Strider, Elrond",
        asking=("activation_text", FRODO, PLACE["Emyn Muil"]),
        then=(("turn", WITCH_KING),),
    )
    assert GAME.asked(s) == "frodo"
    assert asked(s) == ["forsake Gimli", "forsake Sam Gamgee", "forsake the top of the draw deck"]
    do(s, "forsake Gimli")
    assert GAME.asked(s) == "aragorn"
    assert asked(s) == ["forsake Strider", "forsake Elrond", "forsake the top of the draw deck"]
    do(s, "forsake Elrond")
    assert s.stack == [("turn", WITCH_KING)]


@rule("CG-13.12")
def test_deck_names_only_name_the_player() -> None:
    s = table(gone="Frodo Baggins, Aragorn, The Witch-king, Saruman", hand="Gimli", deck="Elrond", asking=("turn", FRODO))
    assert GAME.question(s, "frodo").startswith("Frodo:")  # who plays on without that character
    do(s, "play Gimli")
    assert names(s.reserve[FRODO]) == ["Gimli"]
    assert s.stack == [("turn", WITCH_KING)]


@rule("CG-13.12", "CG-13.3")
def test_the_turn_goes_round_in_the_same_order_however_many_persons_there_are() -> None:
    for persons in (4, 3, 2):
        s = table(persons=persons, asking=("action_step", NOBODY), then=(("combat_step", NOBODY),), starter=WITCH_KING)
        order = []
        for _ in range(4):
            order.append(GAME.asked(s))
            do(s, "pass")
        assert order == ["witch-king", "aragorn", "saruman", "frodo"]
