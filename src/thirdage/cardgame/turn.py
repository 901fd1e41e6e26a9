"""The action step (sections 7 and 9): turns, the six actions, passing, the carryover limit."""

from __future__ import annotations

from thirdage.cardgame.asks import distinct
from thirdage.cardgame.book import NOBODY, answers, push, question, refuses, step
from thirdage.cardgame.entry import barred, cannot_move, cannot_play, is_unit, locations
from thirdage.cardgame.hooks import (
    CONTROLLER,
    CYCLE_IT,
    CYCLE_WIELDER,
    ELIMINATE_IT,
    IN_RESERVE,
    IN_THE_FIELD,
    ON_PATH,
    RAISES_LIMIT,
    USABLE,
    USES,
)
from thirdage.cardgame.playing import move_card, play_from_hand
from thirdage.cardgame.scenarios import DUEL_RING, NO_RING, SETTINGS, TRILOGY_RING
from thirdage.cardgame.state import State, ruling
from thirdage.cardgame.tables import ITEM, RESERVE, TYPE, amount, is_path
from thirdage.cardgame.texts import resolve_text
from thirdage.cardgame.verbs import (
    AS_PRICE,
    BY_TEXT,
    WINNOWED,
    cycle,
    cycle_from_hand,
    cycle_item,
    draw,
    eliminate,
    eliminate_from_hand,
    eliminate_item,
)
from thirdage.cardgame.whereabouts import controller_of, each_from_starter, owner_of, seat_of, source_of, where, wielder_of
from thirdage.kernel.events import tell
from thirdage.kernel.frames import Action

CARRYOVER = 2  # CG-4.7
RING_DRAW, DUEL_RING_DRAW = 2, 3  # CG-9.7, CG-9.8
WINNOW = 2  # CG-9.9


# The sequence.


@step
def action_step(state: State, seat: int) -> None:
    """Turns in turn order, beginning with the starting player, until all have passed in a row (CG-7.1, CG-7.6)."""
    state.turn = state.starter
    state.passed = 0
    tell(state, "action_step", state.round)
    push(state, ("turn", SETTINGS[state.setting].order[state.turn]))


@step
def next_turn(state: State, seat: int) -> None:
    given = SETTINGS[state.setting]
    if all_have_passed(state):
        push(state, ("end_action_step", NOBODY))
        return
    state.turn = (state.turn + 1) % len(given.order)
    push(state, ("turn", given.order[state.turn]))


def all_have_passed(state: State) -> bool:
    """Has every player passed since the last action, in whichever place (CG-7.6, CG-R14)? By the switch: in every place."""
    order = SETTINGS[state.setting].order
    if ruling(state, "CG-R14"):
        return state.passed == (1 << len(order)) - 1
    return all(has_passed(state, seat) for seat in order)


def has_passed(state: State, seat: int) -> bool:
    """Has this player passed since the last action, in any of its places?"""
    return any(state.passed >> place & 1 for place, player in enumerate(SETTINGS[state.setting].order) if player == seat)


@step
def end_action_step(state: State, seat: int) -> None:
    """Who is above the carryover limit cycles down to it (CG-R27)."""
    state.turn = state.starter
    state.passed = 0
    tell(state, "action_step_ends", state.round)
    if ruling(state, "CG-R27") == 0:
        above = [(player, len(state.hand[player]) - carryover(state, player)) for player in each_from_starter(state)]
        push(state, *(("must_cycle", player, count) for player, count in above if count > 0))


# Conditions: the rule that forbids, or nothing.


def carryover(state: State, seat: int) -> int:
    """The most cards a seat may hold at the end of the action step (CG-7.5, CG-C2)."""
    limit = CARRYOVER
    for card, wanted in RAISES_LIMIT.items():
        if wanted == IN_RESERVE:
            applies = card in state.reserve[seat]
        else:
            wielder = wielder_of(state, card)
            applies = wielder > 0 and owner_of(state, wielder) == seat
        if applies:
            limit += amount(card, "carryover")
    return limit


def cannot_pass(state: State, seat: int) -> str:
    """Within the carryover limit, or fewer cards than each enemy (CG-7.3)."""
    held = len(state.hand[seat])
    if held <= CARRYOVER:
        return ""
    sides = SETTINGS[state.setting].sides
    if all(held < len(state.hand[other]) for other in range(len(sides)) if sides[other] != sides[seat]):
        return ""
    return "" if held <= carryover(state, seat) else "CG-7.3"


def cannot_winnow(state: State, seat: int) -> str:
    if len(state.hand[seat]) < WINNOW:
        return "CG-9.9:few"
    if ruling(state, "CG-R29") and not (state.deck[seat] or state.cycle[seat]):
        return "CG-R29"
    return ""


def cannot_use_ring(state: State, seat: int) -> str:
    rule = SETTINGS[state.setting].ring_rules[seat]
    if rule == NO_RING:
        return "CG-4.2"
    if not state.rings[seat]:
        return "CG-9.7" if rule == TRILOGY_RING else "CG-9.8"
    if rule == DUEL_RING and state.hand[seat]:
        return ""  # even with nothing to draw, cards go
    return "" if state.deck[seat] or state.cycle[seat] else "CG-R3:ring"


def not_in_hand(state: State, seat: int, card: int) -> str:
    """The rule by which a card that this seat does not hold cannot be played."""
    if owner_of(state, card) != seat:
        return "CG-8.1:other"
    return "CG-10.4" if card in state.gone[seat] else "CG-8.1"


def user_of(state: State, card: int) -> int:
    """Who may use the action text of a card in play: its controller, unless it names a player (CG-R43)."""
    faction = USES[card].faction
    return controller_of(state, card) if faction == CONTROLLER else seat_of(state, faction)


def cannot_use(state: State, seat: int, card: int) -> str:
    """The rule by which this seat cannot use this card's action text now, or nothing (CG-9.5, CG-R43)."""
    use = USES.get(card)
    if use is None:
        return "CG-9.5"
    bearer = wielder_of(state, card) if TYPE[card] == ITEM else card
    there = where(state, bearer) if bearer else -1
    if there < 0:
        return "CG-9.5:play"
    if user_of(state, card) != seat:
        return "CG-R43"
    if use.where == IN_RESERVE and there != RESERVE:
        return "CG-9.5:reserve"
    if use.where == ON_PATH and not is_path(there):
        return "CG-9.5:path"
    if use.where == IN_THE_FIELD and there == RESERVE:
        return "CG-9.5:field"
    if use.once_a_round and card in state.used:
        return "CG-C54"
    condition = USABLE.get(card)
    return condition(state, seat, card) if condition else ""


def might_use(state: State, seat: int) -> list[int]:
    """The cards of this side in play that have an action text, in the order path, battlegrounds, reserve; items with wielders."""
    side = SETTINGS[state.setting].sides[seat]
    cards = list(state.path[side])
    for index in range(len(state.active)):
        cards += state.field[2 * index + side]
    cards += state.reserve[seat]
    if not state.items:
        return [card for card in cards if card in USES]
    found = []
    for card in cards:
        if card in USES:
            found.append(card)
        for item in state.items.get(card, ()):
            if item in USES:
                found.append(item)
    return found


# The turn.


@question("CG-7.2")
def turn(state: State, seat: int) -> list[Action]:
    """(turn, seat): one action, or pass. Never empty: with an empty hand passing is legal, else cycling is (CG-R26)."""
    hand = distinct(state.hand[seat])
    options = [("play", card) for card in hand if not cannot_play(state, seat, card)]
    reserve = state.reserve[seat]
    if reserve:
        fresh = state.fresh
        places = locations(state)
        for card in distinct([card for card in reserve if card not in fresh] if fresh else reserve):
            for place in places:
                if not barred(state, card, place):
                    options.append(("move", card))
                    break
    options += [("use", card) for card in might_use(state, seat) if not cannot_use(state, seat, card)]
    if not cannot_use_ring(state, seat):
        options.append(("ring", 0))
    if not cannot_winnow(state, seat):
        options.append(("winnow", 0))
    options += [("cycle", card) for card in hand]
    if not cannot_pass(state, seat):
        options.append(("pass", 0))
    return options


@refuses(turn)
def why_not_now(state: State, action: Action, seat: int) -> str:
    verb, card = action
    if verb == "pass":
        return cannot_pass(state, seat)
    if verb == "ring":
        return cannot_use_ring(state, seat)
    if verb == "winnow":
        return cannot_winnow(state, seat)
    if verb == "use":
        return cannot_use(state, seat, card)
    if verb == "move":
        return cannot_move(state, seat, card) if is_unit(card) else "CG-9.2:item"
    if verb == "play":
        return cannot_play(state, seat, card) if card in state.hand[seat] else not_in_hand(state, seat, card)
    if verb == "cycle":
        return "CG-R28"
    if verb == "to":
        return "CG-7.2:place" if card in (RESERVE, *locations(state)) else "CG-6.3"
    return "CG-11.3" if verb == "fight" and card != RESERVE else ""


@answers(turn)
def act(state: State, action: Action, seat: int) -> None:
    verb, card = action
    begin_action(state, verb == "pass")
    ACTIONS[verb](state, seat, card)


def begin_action(state: State, passing: bool = False) -> None:
    """A turn is spent, by passing or by an action; the next player's follows."""
    state.passed = state.passed | 1 << state.turn if passing else 0
    push(state, ("next_turn", NOBODY))


def pass_turn(state: State, seat: int, card: int) -> None:
    tell(state, "pass", seat)


def use_ring(state: State, seat: int, card: int) -> None:
    """By the Trilogy's rule draw 2 cards, once per game (CG-9.7); by the Duel's draw 3, then eliminate 1 and cycle 1 from
    hand, once a round (CG-9.8).
    """
    state.rings[seat] = 0
    if SETTINGS[state.setting].ring_rules[seat] == TRILOGY_RING:
        tell(state, "ring", seat)
        draw(state, seat, RING_DRAW)
        return
    tell(state, "ring_of_the_duel", seat)
    draw(state, seat, DUEL_RING_DRAW)
    push(state, ("must_cycle", seat, 1))
    if len(state.hand[seat]) > 1:
        push(state, ("ring_eliminates", seat))
    else:  # everybody sees that this is no choice
        eliminate_from_hand(state, seat, state.hand[seat][0], BY_TEXT)


@question("CG-9.8")
def ring_eliminates(state: State, seat: int) -> list[Action]:
    """(ring_eliminates, seat): a card of the hand to eliminate for the cards drawn."""
    return [("eliminate", card) for card in distinct(state.hand[seat])]


@answers(ring_eliminates)
def eliminate_for_ring(state: State, action: Action, seat: int) -> None:
    eliminate_from_hand(state, seat, action[1], BY_TEXT)


def winnow(state: State, seat: int, card: int) -> None:
    """Eliminate 2 cards from hand, then draw 1 (CG-9.9)."""
    tell(state, "winnow", seat)
    push(state, *[("winnow_one", seat)] * WINNOW, ("draw_cards", seat, 1))
    if len(state.hand[seat]) == WINNOW:  # everybody sees that this is no choice
        del state.stack[-WINNOW:]
        for each in state.hand[seat][:]:
            eliminate_from_hand(state, seat, each, WINNOWED)


@question("CG-9.9")
def winnow_one(state: State, seat: int) -> list[Action]:
    """(winnow_one, seat): a card of the hand to eliminate."""
    return [("eliminate", card) for card in distinct(state.hand[seat])]


@answers(winnow_one)
def eliminate_winnowed(state: State, action: Action, seat: int) -> None:
    eliminate_from_hand(state, seat, action[1], WINNOWED)


def start_move(state: State, seat: int, card: int) -> None:
    push(state, ("move_to", seat, card))


@question("CG-9.2", "card:card", everybody_sees=True)
def move_to(state: State, seat: int, card: int) -> list[Action]:
    """(move_to, seat, card): where the card from reserve goes."""
    return [("to", place) for place in locations(state) if not barred(state, card, place)]


@answers(move_to)
def move_there(state: State, action: Action, seat: int, card: int) -> None:
    move_card(state, seat, card, action[1])


@refuses(move_to)
def why_not_move_there(state: State, action: Action, seat: int, card: int) -> str:
    if action == ("to", RESERVE):
        return "CG-9.2:back"
    return barred(state, card, action[1]) if action[0] == "to" else ""


def use_text(state: State, seat: int, card: int) -> None:
    """Use an action text: the price first, then what it does (CG-C20)."""
    use = USES[card]
    tell(state, "use", seat, card)
    if use.once_a_round:
        state.used.append(card)
    push(state, ("do_text", seat, card))
    if use.price == CYCLE_WIELDER:
        wielder = wielder_of(state, card)
        cycle(state, wielder, source_of(state, wielder))
    elif TYPE[card] == ITEM and use.price == CYCLE_IT:
        cycle_item(state, card)
    elif TYPE[card] == ITEM and use.price == ELIMINATE_IT:
        eliminate_item(state, card)
    elif use.price == CYCLE_IT:
        cycle(state, card, source_of(state, card))
    elif use.price == ELIMINATE_IT:
        eliminate(state, card, source_of(state, card), AS_PRICE)


@step
def do_text(state: State, seat: int, card: int) -> None:
    resolve_text(state, card, False, USES[card].does, seat, card)


ACTIONS = {
    "play": play_from_hand,
    "move": start_move,
    "cycle": cycle_from_hand,
    "winnow": winnow,
    "use": use_text,
    "ring": use_ring,
    "pass": pass_turn,
}
