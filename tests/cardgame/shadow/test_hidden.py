"""What nobody sees of a bot: its hand, draw deck and cycle pile; and what it cannot know itself."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random

import pytest

from tests.cardgame.shadow.walking import SEEDS, bots
from tests.citing import rule
from thirdage.cardgame.knowledge import mask_of
from thirdage.cardgame.positions import FRODO, GAME, SARUMAN, WITCH_KING, card_in, do, names
from thirdage.cardgame.scenarios import SETTINGS
from thirdage.cardgame.state import CYCLE, DECK, HAND, State
from thirdage.cardgame.tables import NUMBER, PLACE
from thirdage.kernel import records
from thirdage.kernel.records import Record
from thirdage.kernel.undo import History
from thirdage.lab import laws

TABLES = [("trilogy", 1), ("trilogy", 2), ("duel2", 1), ("duel3", 1), ("fellowship", 1)]


def played(scenario: str, persons: int, seed: str, every: int = 1) -> Iterator[State]:
    """A random game against bots: the state at every so many decisions."""
    state, rng, step = GAME.new(scenario, seed, shadow="bots", persons=persons), Random(seed), 0
    while not GAME.over(state):
        if step % every == 0:
            yield state
        GAME.apply(state, rng.choice(GAME.legal(state)))
        step += 1


def bot_seats(state: State) -> list[str]:
    given = SETTINGS[state.setting]
    return [seat for seat, bot in zip(given.seats, given.bots, strict=True) if bot]


# Views and events.


@pytest.mark.parametrize("scenario, persons", TABLES)
@rule("AS-4.1", "AS-4.2", "AS-R24")
def test_no_view_opens_a_pile_of_a_bot_and_its_own_seat_sees_what_a_spectator_sees(scenario: str, persons: int) -> None:
    for state in played(scenario, persons, "3", every=15):
        spectator, happened = json.dumps(GAME.view(state, None)), GAME.events(state)
        for bot in bot_seats(state):
            assert json.dumps(GAME.view(state, bot)) == spectator
            assert GAME.redact(state, happened, bot) == GAME.redact(state, happened, None)
        for viewer in (*GAME.seats(state), None):
            view = GAME.view(state, viewer)
            for bot in bot_seats(state):
                assert "cards" not in view["seats"][bot]
                known = [card for pile in ("deck", "hand", "cycle") for card in view["seats"][bot]["known"][pile]]
                assert all(mask_of(state, GAME.seat_number(state, bot), card).bit_count() == 1 for card in known)


@rule("AS-2.2", "AS-4.2")
def test_drawn_and_cycled_cards_of_a_bot_are_told_to_nobody() -> None:
    for state in played("trilogy", 1, "4", every=6):
        for viewer in (*GAME.seats(state), None):
            for kind, seat, *rest in GAME.redact(state, list(state.events or ()), viewer):
                if kind in ("draw", "cycle_unseen", "draw_aside", "take_unseen") and seat in bot_seats(state):
                    assert rest[0] == -1
        GAME.events(state)


@pytest.mark.parametrize("scenario, persons", TABLES)
@rule("AS-R24")
def test_a_copy_for_anybody_deals_the_hidden_cards_of_the_bots_anew(scenario: str, persons: int) -> None:
    another = False
    for state in played(scenario, persons, "5", every=25):
        for viewer in (*GAME.seats(state), None):
            copy = GAME.determinize(state, viewer, Random(1))
            assert GAME.check(copy) == []
            another |= any(copy.hand[seat] != state.hand[seat] for seat, bot in enumerate(SETTINGS[state.setting].bots) if bot)
        of_spectator = GAME.dump(GAME.determinize(state, None, Random(2)))
        assert all(GAME.dump(GAME.determinize(state, bot, Random(2))) == of_spectator for bot in bot_seats(state))
    assert another


@pytest.mark.parametrize("scenario, persons", TABLES)
@rule("AS-R39", "AS-R24", "AS-8.2")
def test_the_laws_of_hidden_information_hold(scenario: str, persons: int) -> None:
    """What a copy may not change, what it may depend on, what a view may place; and twins."""
    rng = Random(7)
    for state in played(scenario, persons, "6", every=30):
        wishes = laws.some_wishes(GAME, rng)
        for viewer in laws.viewers(GAME, state):
            copy = GAME.determinize(state, viewer, rng)
            assert laws.redeal(GAME, state, copy, viewer, wishes) == []
            assert laws.only_knowledge(GAME, state, copy, viewer, rng) == []
            assert laws.places(GAME, state, copy, viewer) == []
            assert laws.twins(GAME, state, viewer, rng) == []


# Twins.


def exchanged(state: State, a: str, b: str) -> State:
    other = state.clone()
    other.events = []
    GAME.exchange(other, *(card_in(SETTINGS[state.setting], NUMBER[name]) for name in (a, b)))
    return other


@rule("AS-R39", "AS-8.2", "AS-4.1")
def test_a_bot_does_the_same_whichever_of_two_unseen_cards_it_holds() -> None:
    for seed in SEEDS[:8]:
        s = bots(
            hand="Olog-hai, The Hunter",
            battlegrounds={"Minas Tirith": "Mordor Orcs 1, Mordor Orcs 2"},
            reserve="Black Uruks",
            path="Egladil",
            seed=seed,
        )
        other = exchanged(s, "Olog-hai", "Grond, Hammer of the Underworld")
        assert names(other.hand[WITCH_KING]) == ["Grond, Hammer of the Underworld", "The Hunter"]
        do(s, "pass")
        do(other, "pass")
        assert s.events == other.events  # it moves the Uruks, whatever it holds


@rule("AS-R39", "AS-4.1")
def test_which_place_of_the_hand_comes_up_does_not_depend_on_the_cards() -> None:
    for seed in SEEDS[:8]:
        s = bots(hand="Olog-hai, Mordor Orcs 1", path="Caradhras", seed=seed)
        other = exchanged(s, "Olog-hai", "The Witch-king")
        do(s, "pass")
        do(other, "pass")
        pairs = list(zip(s.events or (), other.events or (), strict=False))
        lots = [(left[2], right[2]) for left, right in pairs if left[0] == "bot_lot"]
        same = NUMBER["Mordor Orcs 1 (bot)"]
        assert lots in ([(same, same)], [(NUMBER["Olog-hai (bot)"], NUMBER["The Witch-king (bot)"])])
        until = [left[0] for left, _ in pairs].index("bot_lot")
        assert all(left == right for left, right in pairs[:until])


@rule("AS-R39")
def test_what_is_found_in_a_pile_is_shown_and_what_is_not_found_tells_only_that() -> None:
    orthanc = ("activation_text", FRODO, PLACE["Orthanc"])
    s = bots(hand="Uglúk, Saruman", cycle="Wolf-riders, Gollum", asking=orthanc, then=(("turn", FRODO),))
    other = bots(hand="Gollum, Saruman", cycle="Wolf-riders, Uglúk", asking=orthanc, then=(("turn", FRODO),))
    assert GAME.redact(s, list(s.events or ()), None) == GAME.redact(other, list(other.events or ()), None)
    masks = [[mask_of(state, SARUMAN, NUMBER[f"{name} (bot)"]) for name in ("Saruman", "Uglúk", "Gollum")] for state in (s, other)]
    assert masks[0] == masks[1] == [1 << HAND, 1 << DECK | 1 << HAND, 1 << DECK | 1 << HAND]
    assert not any(mask & 1 << CYCLE for mask in masks[0])


# Records.


@pytest.mark.parametrize("scenario, persons", TABLES)
@rule("AS-1.1")
def test_a_record_holds_picks_of_humans_only_and_replays_to_the_same_states(scenario: str, persons: int) -> None:
    options = {"shadow": "bots", "persons": persons, "difficulty": "challenging"}
    record = Record(GAME.name, GAME.version, scenario, options, "9")
    state, rng = GAME.new(scenario, "9", **options), Random(9)
    while not GAME.over(state) and len(record.picks) < 60:
        records.note(GAME, state, record, rng.choice(GAME.legal(state)))
    humans = {seat for person in GAME.persons(state) for seat in person}
    assert {pick.seat for pick in record.picks} == humans
    again = records.replay(GAME, records.read(records.write(record)))  # each state's hash is compared on the way
    assert GAME.dump(again) == GAME.dump(state)


@rule("AS-R39", "AS-8.2")
def test_whom_the_messenger_finds_does_not_tell_what_else_lies_there() -> None:
    for seed in SEEDS:
        s = bots(reserve="The Messenger", cycle="The Reaver, Olog-hai, The Hunter, The Beguiler", path="Caradhras", seed=seed)
        other = exchanged(s, "The Beguiler", "Black Uruks")  # who lies in the deck
        for state in (s, other):
            GAME.events(state)
            do(state, "pass")
        found, instead = ([event[2] for event in state.events or () if event[0] == "take"] for state in (s, other))
        assert found == instead or found == [NUMBER["The Beguiler (bot)"]]


@rule("AS-R39")
def test_a_search_that_finds_nothing_cannot_be_taken_back() -> None:
    s = bots(reserve="The Messenger", cycle="Olog-hai", deck="Trolls of Udûn, The Reaver, Black Uruks", path="Caradhras")
    history = History(GAME, s)
    history.pick("frodo", ("pass", 0))
    assert "nothing_found" in [event[0] for event in history.state.events or ()]
    assert not history.may_undo(("frodo", "aragorn"))
