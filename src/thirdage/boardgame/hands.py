"""Event cards on their way between decks, hands and discards: the verbs. Each tells its event and keeps what others know."""

from __future__ import annotations

from thirdage.boardgame.book import answers, push, question, step
from thirdage.boardgame.knowledge import CHOSEN, DECK, DOWN, HAND, pile_of, revealed, unseen_move
from thirdage.boardgame.state import State, seating_of, side_of
from thirdage.boardgame.tables import CARDS, DECK_OF, DECKS, DECKS_OF, FIRST_DECK
from thirdage.kernel.chance import any_of
from thirdage.kernel.events import tell
from thirdage.kernel.frames import Action

HAND_LIMIT, TEAM_HAND_LIMIT = 6, 4  # BG-9.4, BG-21.5


def hand_limit(state: State, seat: int) -> int:
    """Who plays alone on a side holds six cards, a teammate four (BG-R76)."""
    return HAND_LIMIT if len(seating_of(state).seats_of[side_of(state, seat)]) == 1 else TEAM_HAND_LIMIT


def draw(state: State, seat: int, deck: int) -> None:
    """The top card of a deck into a hand; from an empty deck nothing (BG-9.5)."""
    cards = state.deck[deck - FIRST_DECK]
    if not cards:
        tell(state, "draws_nothing", seat, deck)
        return
    card = cards.pop()
    state.hand[seat].append(card)
    state.shown += 1
    unseen_move(state, card, pile_of(state, deck, seat, DECK), pile_of(state, deck, seat, HAND), seat)
    tell(state, "draws", seat, deck, card)


def discard_unseen(state: State, seat: int, card: int) -> None:
    """From a hand onto the face-down discards (BG-9.4)."""
    state.hand[seat].remove(card)
    state.down[seat].append(card)
    deck = DECK_OF[card]
    unseen_move(state, card, pile_of(state, deck, seat, HAND), pile_of(state, deck, seat, DOWN), seat)
    tell(state, "discards", seat, deck, card)


def discard_shown(state: State, seat: int, card: int) -> None:
    """From a hand, for everybody to see that it is a card of the kind that must be paid."""
    state.hand[seat].remove(card)
    state.gone.append(card)
    revealed(state, card)
    tell(state, "discards_shown", seat, card)


def discard_at_random(state: State, seat: int, deck: int) -> None:
    """One card of this back from a hand, by chance and face down (BG-C78)."""
    cards = [card for card in state.hand[seat] if DECK_OF[card] == deck]  # by their places, whatever lies there
    if cards:
        discard_unseen(state, seat, any_of(state, cards))


def pick_up(state: State, seat: int, card: int) -> None:
    """A Combat card is picked face down (BG-13.12)."""
    state.hand[seat].remove(card)
    state.chosen[seat].append(card)
    deck = DECK_OF[card]
    unseen_move(state, card, pile_of(state, deck, seat, HAND), pile_of(state, deck, seat, CHOSEN), seat)
    tell(state, "picks_combat_card", seat, deck, card)


def turn_up(state: State, seat: int) -> int:
    """A picked Combat card is shown; it is in use now."""
    card = state.chosen[seat].pop()
    state.played.append(card)
    state.shown += 1  # whoever answered last comes to see it
    revealed(state, card)
    tell(state, "combat_card", seat, card)
    return card


def play_from_hand(state: State, seat: int, card: int) -> None:
    """A card is played for its event: it lies open while it is resolved (BG-C6)."""
    state.hand[seat].remove(card)
    state.played.append(card)
    revealed(state, card)
    tell(state, "plays", seat, card)


@step
def put_away(state: State, seat: int, card: int) -> None:
    """(put_away, nobody, card): a card that was resolved or fought with is discarded, unless it is a table card (BG-9.8, BG-13.13)."""
    if card in state.played:
        state.played.remove(card)
        state.gone.append(card)


@step
def lay_on_table(state: State, seat: int, card: int) -> None:
    """(lay_on_table, nobody, card): a card that was played stays on the table (BG-9.9)."""
    state.played.remove(card)
    state.table.append(card)
    tell(state, "stays_on_table", card)


@step
def draw_cards(state: State, seat: int, deck: int, amount: int) -> None:
    """(draw_cards, seat, deck, amount): one instruction to draw; the limit is looked at when all are taken (BG-R14)."""
    for _ in range(amount):
        draw(state, seat, deck)
    push(state, ("keep_to_limit", seat))


@step
def keep_to_limit(state: State, seat: int) -> None:
    excess = len(state.hand[seat]) - hand_limit(state, seat)
    if excess > 0:
        push(state, ("discard_down", seat, excess))


@question("BG-9.4", "left:number")
def discard_down(state: State, seat: int, left: int) -> list[Action]:
    """(discard_down, seat, left): the owner chooses what goes face down, one card at a time."""
    return [("discard", card) for card in sorted(state.hand[seat])]


@answers(discard_down)
def discard_one(state: State, action: Action, seat: int, left: int) -> None:
    if left > 1:
        push(state, ("discard_down", seat, left - 1))
    discard_unseen(state, seat, action[1])


def own_decks(state: State, seat: int) -> tuple[int, int]:
    """The Character and the Strategy deck of a seat's side."""
    return DECKS_OF[side_of(state, seat)]


def holds_type(state: State, seat: int, face: int) -> list[int]:
    """The cards in a hand with this icon."""
    return [card for card in sorted(state.hand[seat]) if CARDS[card].type == face]


def decks_with_cards(state: State, seat: int) -> list[int]:
    return [deck for deck in DECKS if deck in own_decks(state, seat) and state.deck[deck - FIRST_DECK]]
