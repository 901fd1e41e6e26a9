"""What a position of the card game is worth: points scored, what the active locations would bring if fought now, and cards.

All in victory points. The weights are judged by eye and not tuned: a first player that anybody can read.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp, log1p

from thirdage.cardgame import game as _game  # noqa: F401  (all texts must hang before they are weighed)
from thirdage.cardgame.book import BOOK
from thirdage.cardgame.hooks import DRAWS_MORE, RAISES_LIMIT, TEXTS
from thirdage.cardgame.icons import attackers, defence_of, defenders, leadership, location_defence, may_support, total_attack
from thirdage.cardgame.rounds import score
from thirdage.cardgame.scenarios import DUEL_RING, NO_RING, SETTINGS, TRILOGY_RING, Setting
from thirdage.cardgame.state import State
from thirdage.cardgame.tables import ARMY, CARDS, CHARACTER, EVENT, FREE, LOCATIONS, SHADOW, TYPE, Card
from thirdage.cardgame.turn import CARRYOVER
from thirdage.kernel.contract import Contract
from thirdage.kernel.frames import Action, Frame

WON = 100.0  # a game won is worth more than any position
# An unused Ring token by its rule: nothing; a point, if the game gets to its final scoring; one that comes back every round.
RING = {NO_RING: 0.0, TRILOGY_RING: 0.9, DUEL_RING: 0.1}
# What one unit of a card's strength is worth in each place. On a location it is worth what it does there.
IN_RESERVE, IN_HAND, IN_EXCESS, IN_CYCLE, IN_DECK = 0.5, 0.4, 0.3, 0.18, 0.12
MEAN = 1.2  # strength of a card that is not seen
TEXT, EVENTS, EXTRA_DRAW, MORE_LIMIT = 0.4, 1.2, 0.25, 0.4
SMOOTH, PER_CARD = 0.6, 0.12  # how uncertain a combat is, at least and for each card somebody must still play before it


def strength(card: Card, level: int, last: int) -> float:
    """What a card can still do, in icons, when the path numbered `level` is active and that numbered `last` is the last."""
    if card.type == EVENT:
        return EVENTS
    ahead = range(max(1, level), last + 1)
    reach = sum(number in card.paths for number in ahead) / len(ahead) if card.type == CHARACTER else 0.8
    path = card.path_icons * min(1.0, 2 * reach)
    field = 0.5 * (card.attack + card.defence) + 0.3 * (card.leadership_attack + card.leadership_defence)
    text = TEXT * (bool(card.face.get("bonus")) or card.id in TEXTS)
    return max(path, field) + 0.4 * min(path, field) + text


# Last path of the scenario -> strength of every card at every number of the active path (0: none yet).
STRENGTH: dict[int, list[list[float]]] = {
    last: [[strength(card, level, last) if card.number else 0.0 for card in CARDS] for level in range(last + 1)]
    for last in {given.last_path for given in SETTINGS}
}


class CardgameValues:
    def value(self, game: Contract, state: State, seat: str) -> float:
        given = SETTINGS[state.setting]
        own = given.seats.index(seat)
        side = given.sides[own]
        if state.winner >= 0:
            return WON if state.winner == side else -WON
        free = score(state, FREE) - score(state, SHADOW) + locations_for_free(state, given)
        worth = free if side == FREE else -free
        for other, its_side in enumerate(given.sides):
            cards = cards_of(state, given, other, other == own)
            worth += cards if its_side == side else -cards
        return worth

    def follow(self, game: Contract, state: State, action: Action) -> None:
        """A bot answers what the action asks of it, but does not take its turn: its random card is no reason for or against anything."""
        BOOK.apply(state, action, all_but_turns)

    def is_settled(self, game: Contract, state: State) -> bool:
        """At the beginning of a turn."""
        return not state.stack or state.stack[-1][0] == "turn"

    def changes_nothing(self, state: State, action: Action) -> bool:
        """Passing leaves the table as it is; that it may end the step is no reason to value the next round's chances."""
        return action[0] == "pass"


def all_but_turns(state: State, frame: Frame) -> Callable[..., None] | None:
    """What answers for a bot, except that its turn waits."""
    return None if frame[0] == "turn" else BOOK.automatic(state, frame)


def cards_of(state: State, given: Setting, seat: int, seen: bool) -> float:
    """What the cards of a seat are worth to it: its own by their faces, those of others by their number."""
    rounds = given.last_path + 1 - state.level
    left = rounds / given.last_path  # a card out of hand comes back only if there is time for it
    strong = STRENGTH[given.last_path][state.level]
    hand = state.hand[seat]
    worth = IN_DECK * MEAN * left * len(state.deck[seat]) + RING[given.ring_rules[seat]] * state.rings[seat]
    if seen:
        held = sorted((strong[card] for card in hand), reverse=True)
        worth += IN_HAND * sum(held[:CARRYOVER]) + IN_EXCESS * sum(held[CARRYOVER:])
        worth += IN_CYCLE * left * sum(strong[card] for card in state.cycle[seat])
    else:
        kept = min(CARRYOVER, len(hand))
        worth += MEAN * (IN_HAND * kept + IN_EXCESS * (len(hand) - kept) + IN_CYCLE * left * len(state.cycle[seat]))
    for card in state.reserve[seat]:
        worth += in_reserve(card, strong, rounds, left)
        for item in state.items.get(card, ()):
            worth += in_reserve(item, strong, rounds, left)
    return worth


def in_reserve(card: int, strong: list[float], rounds: int, left: float) -> float:
    worth = IN_RESERVE * strong[card]
    if card in DRAWS_MORE:
        worth += EXTRA_DRAW * rounds
    if card in RAISES_LIMIT:
        worth += MORE_LIMIT * left
    return worth


def locations_for_free(state: State, given: Setting) -> float:
    """What the active locations would bring the Free Peoples, less what they would bring the Shadow, if fought soon."""
    spread = SMOOTH + PER_CARD * sum(max(0, len(hand) - CARRYOVER) for hand in state.hand)
    worth = 0.0
    if state.road:
        margin = total_attack(state, state.road) - defence(state, state.road)
        scored = 1 - chance(margin + given.ties_to_nobody, spread)  # a tied path of a Duel is nobody's
        worth += LOCATIONS[state.road].vp * scored - excess(margin, spread)
    for place in state.active:
        margin = total_attack(state, place) + led(state, place, True) - defence(state, place)
        gain = LOCATIONS[place].vp * (1 - 2 * chance(margin, spread))  # to the defender
        worth += gain if LOCATIONS[place].side == FREE else -gain
    return worth


def defence(state: State, place: int) -> int:
    """Everything that can cancel attack icons there."""
    cards = sum(defence_of(state, card, place) for card in defenders(state, place))
    return location_defence(state, place) + cards + (led(state, place, False) if place != state.road else 0)


def led(state: State, place: int, attacking: bool) -> int:
    """Leadership icons that would count if armies supported whoever they can, one each."""
    cards = attackers(state, place) if attacking else defenders(state, place)
    armies = [card for card in cards if TYPE[card] == ARMY]
    total = 0
    for leader in cards:
        if not armies:
            break
        if TYPE[leader] == CHARACTER and leadership(state, leader, attacking):
            army = next((army for army in armies if may_support(state, army, leader, attacking)), 0)
            if army:
                armies.remove(army)
                total += leadership(state, leader, attacking)
    return total


def chance(margin: int, spread: float) -> float:
    """How likely the attacker is to win, by attack icons beyond the defence; a tie is the defender's."""
    return 1 / (1 + exp((0.5 - margin) / spread))


def excess(margin: int, spread: float) -> float:
    """Attack icons to be expected beyond the defence."""
    return spread * log1p(exp(margin / spread))
