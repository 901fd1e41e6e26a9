"""A bot's turn (AS section 10): walk the boxes of the flowchart, do what the last one says.

The arrows are data (`data/flowchart.json`, edges E1 to E15): a printed flowchart corrects them there.
"""

from __future__ import annotations

from collections.abc import Callable

from thirdage.cardgame.entry import barred, cannot_play
from thirdage.cardgame.hooks import INSTEAD, USES
from thirdage.cardgame.knowledge import seen_in
from thirdage.cardgame.playing import move_card, play_from_hand
from thirdage.cardgame.scenarios import SETTINGS
from thirdage.cardgame.shadow.judging import WINNING, by_preference, judge, of_use, of_use_there, wanted
from thirdage.cardgame.state import HAND, State, ruling
from thirdage.cardgame.tables import EVENT, RESERVE, SHADOW, TYPE, read
from thirdage.cardgame.turn import act, begin_action, cannot_pass, cannot_use, carryover
from thirdage.cardgame.verbs import BY_TEXT, eliminate_from_hand, show_and_cycle
from thirdage.kernel.chance import any_of
from thirdage.kernel.events import tell

EDGES: dict[tuple[str, str], str] = {(edge["from"], edge["answer"]): edge["to"] for edge in read("flowchart")}
Found = tuple[int, int]  # what a box found: a card and a place, 0 where there is none
NOTHING: Found = (0, 0)


# The boxes. Each answers yes or no, and says what it found.


def use_an_action(state: State, seat: int) -> Found | None:
    """An action text of a card in play that is legal and useful: path, battlegrounds from right to left, reserve (AS-10.1)."""
    rows = [state.path[SHADOW], *reversed(state.field[SHADOW::2]), state.reserve[seat]]
    for row in rows:
        for card in reversed(row):
            for source in (card, *reversed(state.items.get(card, ()))):  # an item lies with its wielder (AS-R2)
                if source in USES and not cannot_use(state, seat, source):
                    helps = of_use(state, seat, source)
                    tell(state, "bot_text", seat, source, int(helps))
                    if helps:
                        return source, 0
    return None


def may_pass(state: State, seat: int) -> Found | None:
    tell(state, "bot_holds", seat, len(state.hand[seat]), carryover(state, seat))
    return None if cannot_pass(state, seat) else NOTHING


def somebody_above_limit(state: State, seat: int) -> Found | None:
    """Does any other player or bot hold more cards than its carryover limit (AS-R31)?"""
    for other in range(len(state.hand)):
        limit = carryover(state, other)
        if other != seat and len(state.hand[other]) > limit:
            tell(state, "bot_limit", seat, other, len(state.hand[other]), limit)
            return NOTHING
    return None


def before_last_path(state: State, seat: int) -> Found | None:
    return NOTHING if state.level < SETTINGS[state.setting].last_path else None


def winning_everywhere(state: State, seat: int) -> Found | None:
    for place in by_preference(state):
        if judge(state, seat, place) != WINNING:
            return None
    return NOTHING


def card_to_move(state: State, seat: int) -> Found | None:
    """The first location where icons are wanted, and the right-most reserve card that does something there (AS-R10, AS-R11)."""
    for place in by_preference(state):
        if wanted(state, seat, place):
            for card in reversed(state.reserve[seat]):
                if not barred(state, card, place) and of_use_there(state, seat, place, card):
                    return card, place
    return None


def card_to_play(state: State, seat: int) -> Found | None:
    return NOTHING if state.hand[seat] else None  # AS-R12


BOXES: dict[str, Callable[[State, int], Found | None]] = {
    "USE AN ACTION?": use_an_action,
    "PASS?": may_pass,
    "LIMIT?": somebody_above_limit,
    "PATH?": before_last_path,
    "VICTORY?": winning_everywhere,
    "MOVE?": card_to_move,
    "PLAY?": card_to_play,
}
BOX_NUMBER = {name: number for number, name in enumerate(BOXES)}


# What a turn ends with: exactly one of these.


def use_it(state: State, seat: int, card: int, place: int) -> None:
    act(state, ("use", card), seat)


def pass_the_turn(state: State, seat: int, card: int, place: int) -> None:
    act(state, ("pass", 0), seat)


def move_it(state: State, seat: int, card: int, place: int) -> None:
    begin_action(state)
    move_card(state, seat, card, place)


def play_a_card(state: State, seat: int, card: int, place: int) -> None:
    """A random card of the hand (AS-4.1). One that was played this round is cycled (AS-6.7), and one that cannot be
    played has its own text for that, or is cycled too (AS-R13, AS-R34).
    """
    begin_action(state)
    card = any_of(state, state.hand[seat])
    seen_in(state, card, HAND)
    tell(state, "bot_lot", seat, card, len(state.hand[seat]))
    if card in state.played:
        tell(state, "comes_twice", seat, card)
        show_and_cycle(state, seat, card)
    elif cannot_play(state, seat, card):
        tell(state, "cannot_be_played", seat, card)
        put_aside(state, seat, card)
    else:
        play_from_hand(state, seat, card)


def put_aside(state: State, seat: int, card: int) -> None:
    """An item or event that cannot be played. Its own text for that works once a round: a bot left with nothing else that
    had to act would otherwise cycle and draw such cards for ever.
    """
    if card in INSTEAD and card not in state.turned_down and not ruling(state, "AS-R41"):
        state.turned_down.append(card)
        INSTEAD[card](state, seat, card)
        return
    if card in state.turned_down:
        tell(state, "bot_turned_down", seat, card)
    if ruling(state, "AS-R13" if TYPE[card] == EVENT else "AS-R34"):
        eliminate_from_hand(state, seat, card, BY_TEXT)
    else:
        show_and_cycle(state, seat, card)


DEEDS: dict[str, Callable[[State, int, int, int], None]] = {
    "use it": use_it,
    "pass": pass_the_turn,
    "move it": move_it,
    "play a card": play_a_card,
}


def bot_turn(state: State, seat: int) -> None:
    """Follow the arrows once; the turn ends with exactly one action or a pass. Every answer is told."""
    box = EDGES["start", ""]
    found: Found | None = None
    while box in BOXES:
        found = BOXES[box](state, seat)
        tell(state, "bot_box", seat, BOX_NUMBER[box], int(found is not None))
        box = EDGES[box, "no" if found is None else "yes"]
    DEEDS[box](state, seat, *(found or NOTHING))


def place_to_play(state: State, seat: int, card: int) -> int:
    """Where an army or character goes that a bot plays: path, battleground from right to left, else reserve (AS-10.4)."""
    for place in by_preference(state):
        if not barred(state, card, place) and of_use_there(state, seat, place, card) and wanted(state, seat, place, card):
            return place
    tell(state, "bot_keeps", seat, card)
    return RESERVE
