"""Two teammates: Armies that meet may become one, and cards are swapped (BG-21.6, BG-21.13)."""

from __future__ import annotations

from thirdage.boardgame.book import NOBODY, answers, push, question, step
from thirdage.boardgame.knowledge import CHOSEN, HAND, pile_of, unseen_move
from thirdage.boardgame.state import State, seating_of, side_of
from thirdage.boardgame.tables import DECK_OF, FREE, SHADOW
from thirdage.boardgame.teams import is_alone, is_shared, teammate
from thirdage.boardgame.whereabouts import armies
from thirdage.kernel.events import tell
from thirdage.kernel.frames import Action


@step
def join_armies(state: State, seat: int) -> None:
    """After an action: Armies of teammates that came together in it may become one; one without a partner is mixed no more."""
    entered = {place for place, _ in state.marched}
    for side in (FREE, SHADOW):
        if is_alone(state, side):
            continue
        first = state.leading[side]
        other = teammate(state, first)
        for place in armies(state, side):
            if is_shared(state, place, side) and place not in state.mixed and place in entered:
                push(state, ("join", other, place))
    state.mixed = [place for place in state.mixed if is_shared(state, place, FREE) or is_shared(state, place, SHADOW)]
    state.marched = []


@question("BG-21.13", "place:place")
def join(state: State, seat: int, place: int) -> list[Action]:
    """(join, seat, place): shall the two Armies become one? Both must agree."""
    return [("join", 0), ("decline", 0)]


@answers(join)
def ask_other(state: State, action: Action, seat: int, place: int) -> None:
    if action[0] == "join":
        if seat == state.leading[side_of(state, seat)]:
            state.mixed = sorted([*state.mixed, place])
            tell(state, "joins", place)
        else:
            push(state, ("join", teammate(state, seat), place))


@step
def swap_cards(state: State, seat: int, side: int) -> None:
    """(swap_cards, nobody, side): teammates may swap one card for one, seen by neither before (BG-21.6, BG-R67)."""
    if not is_alone(state, side) and all(state.hand[own] for own in seating_of(state).seats_of[side]):
        push(state, ("swap", state.leading[side]))


@question("BG-21.6")
def swap(state: State, seat: int) -> list[Action]:
    """(swap, seat): does this player want to swap? The Leading Player is asked first."""
    return [("agree", 0), ("decline", 0)]


@answers(swap)
def agree_to_swap(state: State, action: Action, seat: int) -> None:
    if action[0] == "agree":
        first = state.leading[side_of(state, seat)]
        if seat == first:
            push(state, ("swap", teammate(state, seat)))
        else:
            push(state, ("give", first), ("give", seat), ("cards_cross", NOBODY, first, seat))


@question("BG-21.6")
def give(state: State, seat: int) -> list[Action]:
    """(give, seat): which card, chosen without knowledge of the other's."""
    return [("give", card) for card in sorted(state.hand[seat])]


@answers(give)
def put_forward(state: State, action: Action, seat: int) -> None:
    card = action[1]
    deck = DECK_OF[card]
    state.hand[seat].remove(card)
    state.chosen[seat].append(card)
    unseen_move(state, card, pile_of(state, deck, seat, HAND), pile_of(state, deck, seat, CHOSEN), seat)
    tell(state, "offers", seat, deck, card)


@step
def cards_cross(state: State, seat: int, first: int, second: int) -> None:
    """(cards_cross, nobody, first, second): both cards change hands, and both players know them from then on."""
    for giver, taker in ((first, second), (second, first)):
        card = state.chosen[giver].pop()
        deck = DECK_OF[card]
        state.hand[taker].append(card)
        state.shown += 1
        unseen_move(state, card, pile_of(state, deck, giver, CHOSEN), pile_of(state, deck, taker, HAND), giver, taker)
        tell(state, "swaps", giver, taker, deck, card, card)
