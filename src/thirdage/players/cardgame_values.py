"""What a position of the card game is worth: points scored, what the active locations would bring if fought now, and cards.

All in victory points. The weights are judged by eye and not tuned: a first player that anybody can read.
"""

from __future__ import annotations

from math import exp, log1p

from thirdage.cardgame import game as _game  # noqa: F401  (all texts must hang before they are weighed)
from thirdage.cardgame.hooks import DRAWS_MORE, RAISES_LIMIT, TEXTS
from thirdage.cardgame.icons import attackers, defence_of, defenders, leadership, location_defence, may_support, total_attack
from thirdage.cardgame.rounds import score
from thirdage.cardgame.scenarios import SETTINGS
from thirdage.cardgame.state import State
from thirdage.cardgame.tables import ARMY, CARDS, CHARACTER, EVENT, FREE, LOCATIONS, SHADOW, TYPE, Card
from thirdage.cardgame.turn import CARRYOVER
from thirdage.kernel.contract import Contract
from thirdage.kernel.frames import Action

LAST = 9  # highest path number
WON = 100.0  # a game won is worth more than any position
RING = 0.9  # an unused Ring token: a point, if the game gets to its final scoring
# What one unit of a card's strength is worth in each place. On a location it is worth what it does there.
IN_RESERVE, IN_HAND, IN_EXCESS, IN_CYCLE, IN_DECK = 0.5, 0.4, 0.3, 0.18, 0.12
MEAN = 1.2  # strength of a card that is not seen
TEXT, EVENTS, EXTRA_DRAW, MORE_LIMIT = 0.4, 1.2, 0.25, 0.4
SMOOTH, PER_CARD = 0.6, 0.12  # how uncertain a combat is, at least and for each card somebody must still play before it


def strength(card: Card, level: int) -> float:
    """What a card can still do, in icons, when the path numbered `level` is active."""
    if card.type == EVENT:
        return EVENTS
    ahead = range(max(1, level), LAST + 1)
    reach = sum(number in card.paths for number in ahead) / len(ahead) if card.type == CHARACTER else 0.8
    path = card.path_icons * min(1.0, 2 * reach)
    field = 0.5 * (card.attack + card.defence) + 0.3 * (card.leadership_attack + card.leadership_defence)
    text = TEXT * (bool(card.face.get("bonus")) or card.id in TEXTS)
    return max(path, field) + 0.4 * min(path, field) + text


# Strength of every card at every number of the active path (0: none yet).
STRENGTH: list[list[float]] = [[strength(card, level) if card.number else 0.0 for card in CARDS] for level in range(LAST + 1)]


class CardgameValues:
    def value(self, game: Contract, state: State, seat: str) -> float:
        given = SETTINGS[state.setting]
        own = given.seats.index(seat)
        side = given.sides[own]
        if state.winner >= 0:
            return WON if state.winner == side else -WON
        free = score(state, FREE) - score(state, SHADOW) + locations_for_free(state)
        worth = free if side == FREE else -free
        for other, its_side in enumerate(given.sides):
            cards = cards_of(state, other, other == own)
            worth += cards if its_side == side else -cards
        return worth

    def is_settled(self, game: Contract, state: State) -> bool:
        """At the beginning of a turn."""
        return not state.stack or state.stack[-1][0] == "turn"

    def changes_nothing(self, state: State, action: Action) -> bool:
        """Passing leaves the table as it is; that it may end the step is no reason to value the next round's chances."""
        return action[0] == "pass"


def cards_of(state: State, seat: int, seen: bool) -> float:
    """What the cards of a seat are worth to it: its own by their faces, those of others by their number."""
    left = (LAST + 1 - state.level) / LAST  # a card out of hand comes back only if there is time for it
    strong = STRENGTH[state.level]
    hand = state.hand[seat]
    worth = IN_DECK * MEAN * left * len(state.deck[seat]) + RING * state.rings[seat]
    if seen:
        held = sorted((strong[card] for card in hand), reverse=True)
        worth += IN_HAND * sum(held[:CARRYOVER]) + IN_EXCESS * sum(held[CARRYOVER:])
        worth += IN_CYCLE * left * sum(strong[card] for card in state.cycle[seat])
    else:
        kept = min(CARRYOVER, len(hand))
        worth += MEAN * (IN_HAND * kept + IN_EXCESS * (len(hand) - kept) + IN_CYCLE * left * len(state.cycle[seat]))
    for card in state.reserve[seat]:
        worth += in_reserve(card, strong, left)
        for item in state.items.get(card, ()):
            worth += in_reserve(item, strong, left)
    return worth


def in_reserve(card: int, strong: list[float], left: float) -> float:
    worth = IN_RESERVE * strong[card]
    if card in DRAWS_MORE:
        worth += EXTRA_DRAW * LAST * left
    if card in RAISES_LIMIT:
        worth += MORE_LIMIT * left
    return worth


def locations_for_free(state: State) -> float:
    """What the active locations would bring the Free Peoples, less what they would bring the Shadow, if fought soon."""
    spread = SMOOTH + PER_CARD * sum(max(0, len(hand) - CARRYOVER) for hand in state.hand)
    worth = 0.0
    if state.road:
        margin = total_attack(state, state.road) - defence(state, state.road)
        worth += LOCATIONS[state.road].vp * (1 - chance(margin, spread)) - excess(margin, spread)
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
