"""Every law can fail: for each, the invented game with one thing broken, and the sentence that names it."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import Any, ClassVar

import pytest

from tests.kernel import fords
from tests.kernel.fords import DECK, HAND, HEAP, OWN, SEATS, State, cards_of, pile
from tests.kernel.invented import Invented
from thirdage.kernel.contract import Json, Wish
from thirdage.kernel.events import Event, Kinds, facts
from thirdage.kernel.frames import Action
from thirdage.kernel.undo import History
from thirdage.lab import fuzz, laws


def finds(law: str, sentence: str, game: Invented, **options: Any) -> bool:
    """Does this law find this in one of a few random games? Each is played until anything is found, or until what is broken breaks it."""
    for seed in range(8):
        result: Json = {"violations": [], "checks": 0}
        with suppress(Exception):
            fuzz.play(game, "base", options, str(seed), 1, result, [])
        if any(what.startswith(law) and sentence in what for what in result["violations"]):
            return True
    return False


@pytest.mark.parametrize("persons", [3, 2])
def test_the_game_itself_breaks_no_law(persons: int) -> None:
    result: Json = {"violations": [], "checks": 0}
    for seed in range(5):
        fuzz.play(Invented(), "base", {"persons": persons}, f"whole {seed}", 1, result, [])
    assert result["violations"] == []
    assert result["checks"] > 3000


# Every state.


class LosesACard(Invented):
    def apply(self, state: State, action: Action) -> None:
        super().apply(state, action)
        if pile(state, 0, HEAP):
            pile(state, 0, HEAP).pop()


def test_a_lost_card_is_not_sound() -> None:
    assert finds("check", "card", LosesACard())


class HasNoOptions(Invented):
    def legal(self, state: State) -> list[Action]:
        return [] if state.round == 2 else super().legal(state)


def test_no_options_is_a_dead_end() -> None:
    assert laws.options(HasNoOptions(), at_round(HasNoOptions(), 2)) == ["options: there are none"]


class HasDoubles(Invented):
    def legal(self, state: State) -> list[Action]:
        return super().legal(state) * 2


def test_doubles_are_found() -> None:
    game = HasDoubles()
    assert all(fault.endswith("stands there 2 times") for fault in laws.options(game, game.new()))
    assert laws.options(game, game.new())


class ChangesItsMind(Invented):
    asked_before: ClassVar[list[int]] = []

    def legal(self, state: State) -> list[Action]:
        self.asked_before.append(0)
        return super().legal(state)[:: 1 if len(self.asked_before) % 2 else -1]


def test_options_that_change_by_themselves_are_found() -> None:
    game = ChangesItsMind()
    assert laws.options(game, game.new()) == ["options: another list for the same state"]


class MumblesItsLabels(Invented):
    def label(self, state: State, seat: str | None, action: Action, lang: str = "en") -> str:
        return action[0]


def test_two_labels_alike_are_found() -> None:
    game = MumblesItsLabels()
    assert "labels: 3 options read 'send'" in laws.labels(game, game.new())


class RefusesWhatIsLegal(Invented):
    def why_not(self, state: State, seat: str, action: Wish, lang: str = "en") -> tuple[str, str]:
        return ("IV-2.1", "No.") if action == ("rest", 0) else super().why_not(state, seat, action, lang)


class RefusesWithoutARule(Invented):
    def why_not(self, state: State, seat: str, action: Wish, lang: str = "en") -> tuple[str, str]:
        return "", super().why_not(state, seat, action, lang)[1]


@pytest.mark.parametrize("game", [RefusesWhatIsLegal(), RefusesWithoutARule()])
def test_reasons_and_options_that_disagree_are_found(game: Invented) -> None:
    assert finds("reasons", "is answered with", game)


# Copies.


class SharesAList(Invented):
    def clone(self, state: State) -> State:
        copy = state.clone()
        copy.camps = state.camps
        return copy


class SharesWithin(Invented):
    def clone(self, state: State) -> State:
        copy = state.clone()
        copy.piles[4] = state.piles[4]
        return copy


@pytest.mark.parametrize("game, field", [(SharesAList(), "camps"), (SharesWithin(), "piles")])
def test_a_clone_that_shares_a_list_is_found(game: Invented, field: str) -> None:
    assert f"copies: the clone shares {field}" in laws.copies(game, game.new(), Random(1))


def test_playing_on_in_a_sharing_copy_changes_the_state() -> None:
    assert finds("copies", "playing on in a copy changed the state", SharesAList())


class ForgetsToStore(Invented):
    def to_json(self, state: State) -> Json:
        return super().to_json(state) | {"draws": 0}


def test_a_json_copy_that_lacks_something_is_found() -> None:
    assert finds("copies", "clone and JSON copy part after", ForgetsToStore())


class ForgetsToClone(Invented):
    """The clone forgets how much chance was used, and the dump hides it."""

    def clone(self, state: State) -> State:
        copy = state.clone()
        copy.draws = 0
        return copy

    def to_json(self, state: State) -> Json:
        return super().to_json(state) | {"draws": 0}


def test_a_clone_that_comes_to_another_future_is_found() -> None:
    assert finds("copies", "came to another state", ForgetsToClone())


# Law 1.


class ShowsAHand(Invented):
    def view(self, state: State, seat: str | None) -> Json:
        return super().view(state, seat) | {"hands": {SEATS[s]: pile(state, s, HAND)[:] for s in range(3)}}


class AsksTooMuch(Invented):
    def question(self, state: State, seat: str | None, lang: str = "en") -> str:
        return f"{super().question(state, seat, lang)} Birch holds {sum(pile(state, 1, HAND))}."


class ListsByHiddenCards(Invented):
    def legal(self, state: State) -> list[Action]:
        options = super().legal(state)
        return sorted(options) if pile(state, 1, DECK)[:1] < [OWN + 3] else options


class LabelsTooMuch(Invented):
    def label(self, state: State, seat: str | None, action: Action, lang: str = "en") -> str:
        return f"{super().label(state, seat, action, lang)} before {pile(state, 2, HAND)}"


class ExplainsTooMuch(Invented):
    def why_not(self, state: State, seat: str, action: Wish, lang: str = "en") -> tuple[str, str]:
        rule, sentence = super().why_not(state, seat, action, lang)
        return rule, f"{sentence} {pile(state, 1, DECK)}" if rule else ""


@pytest.mark.parametrize(
    "game, sentence",
    [
        (ShowsAHand(), "has another view"),
        (AsksTooMuch(), "reads another question"),
        (ListsByHiddenCards(), "has other options"),
        (LabelsTooMuch(), "reads other labels"),
        (ExplainsTooMuch(), "reads another reason"),
    ],
)
@pytest.mark.parametrize("persons", [3, 2])
def test_what_depends_on_hidden_cards_is_found(game: Invented, sentence: str, persons: int) -> None:
    assert finds("re-deal", sentence, game, persons=persons)


class SharesNoEyes(Invented):
    """With two persons the options of one seat depend on the other seat of the same person, whom a copy forgets."""

    def determinize(self, state: State, seat: str | None, rng: Random) -> State:
        copy = super().determinize(state, seat, rng)
        if seat == "ash":
            fords_deal(copy, SEATS.index("cedar"), rng)
        return copy


def fords_deal(state: State, seat: int, rng: Random) -> None:
    """Deal hand and deck of a seat anew."""
    hand, deck = pile(state, seat, HAND), pile(state, seat, DECK)
    cards = sorted(hand + deck)
    rng.shuffle(cards)
    hand[:], deck[:] = cards[: len(hand)], cards[len(hand) :]


def test_seats_of_one_person_share_eyes() -> None:
    assert finds("re-deal", "ash has another view", SharesNoEyes(), persons=2)


# Law 2.


class KeepsTheTruth(Invented):
    def determinize(self, state: State, seat: str | None, rng: Random) -> State:
        copy = state.clone()
        copy.key = rng.randbytes(64)
        return copy


class ShufflesTheTruth(Invented):
    """Begins with the cards as they lie instead of sorted ones."""

    def determinize(self, state: State, seat: str | None, rng: Random) -> State:
        copy = super().determinize(state, seat, rng)
        for owner in self.eyes(state, seat):
            deck = pile(state, owner, DECK)[:]
            rng.shuffle(deck)
            pile(copy, owner, DECK)[:] = deck
        return copy


class KeepsTheKey(Invented):
    def determinize(self, state: State, seat: str | None, rng: Random) -> State:
        copy = super().determinize(state, seat, rng)
        copy.key = state.key
        return copy


@pytest.mark.parametrize("game, sentence", [(ShufflesTheTruth(), "depends on more"), (KeepsTheKey(), "keeps the key")])
def test_a_copy_that_knows_more_than_the_seat_is_found(game: Invented, sentence: str) -> None:
    assert finds("knowledge", sentence, game)


def test_a_copy_that_is_the_truth_is_found_by_its_twins() -> None:
    """Determinizing the truth twice gives the truth twice; only an exchanged game tells that it is the truth."""
    assert finds("twins", "is dealt another copy", KeepsTheTruth())


# Law 3.


class Forgets(Invented):
    """Deals hand, deck and heap of the others anew without regard for what was shown."""

    def determinize(self, state: State, seat: str | None, rng: Random) -> State:
        copy = state.clone()
        copy.key = rng.randbytes(64)
        copy.may_be = [0b111 if any(pile(state, card // OWN, HEAP)) else 0b011 for card in range(len(copy.may_be))]
        dealt = super().determinize(copy, seat, rng)
        dealt.may_be = state.may_be[:]
        return dealt


def test_a_copy_that_forgets_what_was_shown_is_found() -> None:
    game = Forgets()
    state = game.new()
    mind = laws.Memory(game, state, "birch")
    card = pile(state, 0, HAND)[0]
    game.apply(state, ("send", card))
    mind.hear(game, state, game.redact(state, game.events(state), "birch"))
    assert laws.memory(game, state, mind) == []
    assert any(laws.memory(game, game.determinize(state, "birch", Random(n)), mind) for n in range(10))


def test_memory_follows_what_a_seat_is_told() -> None:
    game = Invented()
    state = game.new()
    mind = laws.Memory(game, state, "birch")
    mind.hear(game, state, game.redact(state, game.events(state), "birch"))
    deck, hand, heap = (0, DECK), (0, HAND), (0, HEAP)
    assert all(mind.may[card] == {deck, hand} for card in cards_of(0))
    assert all(mind.may[card] == {(1, HAND)} for card in pile(state, 1, HAND))
    assert all(mind.may[card] == {(1, DECK)} for card in pile(state, 1, DECK))
    mind.move(3, hand, heap)
    assert mind.may[3] == {heap}
    mind.move(-1, hand, heap)
    assert mind.may[3] == {heap} and mind.may[0] == {deck, hand, heap}
    mind.move(-2, heap, deck)
    assert mind.may[3] == {deck} and mind.may[0] == {deck, hand}
    assert mind.size == {deck: 5, hand: 1, heap: 0} | {(s, p): n for s in (1, 2) for p, n in ((DECK, 3), (HAND, 3))}
    mind.move(-1, hand, heap)
    assert mind.may[0] == {deck, heap}, "the hand is empty"


# Law 4.


class TellsHiddenCards(Invented):
    def redact(self, state: State, events: list[Event], seat: str | None) -> list[Event]:
        told = super().redact(state, events, seat)
        return [(*event[:2], pile(state, 1, HAND)[0] % 5) if event[0] == "settle" else event for event in told]


def test_an_event_that_traces_a_hidden_card_is_found() -> None:
    assert finds("twins", "is told", TellsHiddenCards())


class AsksOnlyWhoCan(Invented):
    """Who has no strong card is not asked whether to cover: being asked is a tell."""

    def apply(self, state: State, action: Action) -> None:
        super().apply(state, action)
        while not self.over(state) and state.stack[-1][0] == "cover" and len(self.legal(state)) == 1:
            super().apply(state, ("show", 0))


def test_a_question_that_only_some_are_asked_is_found() -> None:
    assert finds("twins", "reads another question", AsksOnlyWhoCan()) or finds("twins", "is told", AsksOnlyWhoCan())


class OffersTheDeck(Invented):
    """The options of a seat follow the order of its own deck, which it does not know."""

    def legal(self, state: State) -> list[Action]:
        options = super().legal(state)
        deck = pile(state, state.stack[-1][1], DECK)
        return sorted(options) if deck == sorted(deck) else options


def test_options_that_follow_the_order_of_the_own_deck_are_found() -> None:
    assert finds("re-deal", "has other options", OffersTheDeck())
    assert finds("twins", "has other options", OffersTheDeck())


class ExchangesBadly(Invented):
    def exchange(self, state: State, a: int, b: int) -> None:
        pile(state, a // OWN, HAND).append(a)


def test_an_exchange_that_is_none_is_found() -> None:
    assert finds("twins", "makes no sound state", ExchangesBadly())


# Law 5.


class ShowsDraws(Invented):
    kinds: ClassVar[Kinds] = {**Invented.kinds, "draw": facts("seat card")}


def test_an_event_that_places_a_card_too_early_is_found() -> None:
    game = ShowsDraws()
    state = game.new()
    state.events = witness = laws.Witness(game, state)
    game.apply(state, game.legal(state)[3])
    card = pile(state, 0, HAND)[-1]
    assert witness.faults == [f"places: draw shows card {card} to {seat}, who cannot know where it is" for seat in ("birch", "cedar", None)]


class PlacesTooMuch(Invented):
    def view(self, state: State, seat: str | None) -> Json:
        view = super().view(state, seat)
        view["known"]["deck"] = pile(state, 2, DECK)[:]
        return view


class KnowsNothing(Invented):
    def knows_place(self, state: State, seat: str | None, card: int) -> bool:
        return False


class KnowsTooMuch(Invented):
    def placed(self, view: Json) -> list[int]:
        return list(range(len(fords.STRENGTH)))

    def knows_place(self, state: State, seat: str | None, card: int) -> bool:
        return True


@pytest.mark.parametrize(
    "game, sentence", [(PlacesTooMuch(), "cannot know"), (KnowsNothing(), "cannot know"), (KnowsTooMuch(), "a copy has it elsewhere")]
)
def test_a_view_that_places_what_the_seat_cannot_know_is_found(game: Invented, sentence: str) -> None:
    assert finds("places", sentence, game)


class IsNotPlain(Invented):
    def view(self, state: State, seat: str | None) -> Json:
        return super().view(state, seat) | {"round": (1, 2)}


def test_a_view_that_is_not_plain_json_is_found() -> None:
    assert finds("places", "not plain JSON", IsNotPlain())


# Going back and looking on.


class CountsNothingShown(Invented):
    def apply(self, state: State, action: Action) -> None:
        super().apply(state, action)
        state.shown = 0

    def pick(self, state: State, seat: str, action: Action) -> None:
        super().pick(state, seat, action)
        state.shown = 0


class CountsNoChance(CountsNothingShown):
    """Dice leave no trace in `draws`."""

    def pick(self, state: State, seat: str, action: Action) -> None:
        before = state.draws
        super().pick(state, seat, action)
        state.draws = before


@pytest.mark.parametrize("game", [CountsNothingShown(), CountsNoChance()])
def test_undo_that_takes_back_what_was_seen_is_found(game: Invented) -> None:
    assert finds("undo", "came to see", game)


def test_undo_of_what_another_person_answered_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(History, "may_undo", lambda self, person: bool(self.picks))
    assert finds("undo", "took back what", Invented())


class LooksHard(Invented):
    """Reading a view turns the deck over."""

    def view(self, state: State, seat: str | None) -> Json:
        pile(state, 0, DECK).reverse()
        return super().view(state, seat)


def test_a_look_that_changes_something_is_found() -> None:
    assert finds("reading", "", LooksHard())


def at_round(game: Invented, number: int) -> State:
    """The first decision of a round, by resting until then."""
    state = game.new()
    while state.round < number:
        game.apply(state, ("rest", 0))
    return state
