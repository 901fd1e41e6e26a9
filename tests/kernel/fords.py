"""The rules of Five Fords, a small invented game: its state, its verbs, its sequence of play.

IV-1    Three clans, six cards each (two of each strength 1 to 3), three in hand, and five regions. Every round each clan
        takes one turn in the order of the seats (IV-1.2) and then draws up to three cards (IV-1.3).
IV-2    On a turn (IV-2.1): send a card of the hand, hide one and draw, spy on a rival, or rest. A sent card is laid open on
        the heap and brings a camp to a region (IV-2.4) with fewer than four (IV-2.3); a hidden one goes there face down.
IV-3    A rival who is spied upon lays a card of strength 3 on the heap, or shows a card of the hand drawn by lot (IV-3.3).
IV-4    Where rivals camp, the sender rolls up to as many dice as the card has strength (IV-4.1): 4 and more drives out one
        camp of a rival whom the sender names (IV-4.3), 1 loses one camp of the sender's own.
IV-5    After the last round the clan wins that has most camps in most regions (IV-5.1); ties go to the later seat.
"""

from __future__ import annotations

from thirdage.kernel.chance import any_of, roll, shuffle
from thirdage.kernel.events import Event, tell
from thirdage.kernel.frames import NOBODY, Action, Frame, Frames, push

SEATS = ("ash", "birch", "cedar")
REGIONS = ("hill", "marsh", "ford", "wood", "shore")
STRENGTH = (1, 1, 2, 2, 3, 3) * 3  # of each card; the first six belong to the first seat
OWN, HAND_SIZE, ROOM = 6, 3, 4
DECK, HAND, HEAP = range(3)  # the face-down piles of a seat, as `may_be` counts them

BOOK = Frames()


class State:
    """Everything that changes during a game.

    persons, rounds, round   how many persons play, how many rounds, the round that is played
    piles                    lists of card numbers, three a seat: deck, hand, heap; the last number is the top
    camps                    camps[3 * region + seat]
    may_be                   card -> bit mask of its owner's piles in which somebody else may think it lies
    shown                    how often a face-down card was shown to somebody not by its holder's own choice
    stack                    frames still to do; the last one is next
    key, draws               the random stream and how many blocks of it are used
    events                   what verbs told since last taken, or None in a copy made for thinking
    """

    __slots__ = ("persons", "rounds", "round", "piles", "camps", "may_be", "shown", "stack", "key", "draws", "events")

    persons: int
    rounds: int
    round: int
    piles: list[list[int]]
    camps: list[int]
    may_be: list[int]
    shown: int
    stack: list[Frame]
    key: bytes
    draws: int
    events: list[Event] | None

    def clone(self) -> State:
        new = State.__new__(State)
        new.persons = self.persons
        new.rounds = self.rounds
        new.round = self.round
        new.piles = [*map(list.copy, self.piles)]
        new.camps = self.camps[:]
        new.may_be = self.may_be[:]
        new.shown = self.shown
        new.stack = self.stack[:]
        new.key = self.key
        new.draws = self.draws
        new.events = None
        return new


def cards_of(seat: int) -> range:
    return range(OWN * seat, OWN * seat + OWN)


def pile(state: State, seat: int, which: int) -> list[int]:
    return state.piles[3 * seat + which]


def pile_of(state: State, card: int) -> int:
    return next(which for which in range(3) if card in pile(state, card // OWN, which))


# Verbs.


def unseen(state: State, seat: int, source: int, target: int) -> None:
    """A card went from one pile to another, and only its owner knows which."""
    for card in cards_of(seat):
        if state.may_be[card] >> source & 1:
            state.may_be[card] |= 1 << target
    emptied(state, seat, source)


def emptied(state: State, seat: int, which: int) -> None:
    """Nothing is thought to lie in a pile that everybody sees to be empty."""
    if not pile(state, seat, which):
        for card in cards_of(seat):
            state.may_be[card] &= ~(1 << which)


def draw(state: State, seat: int) -> None:
    """Draw a card; an empty deck is made anew from the heap. Without either nothing is drawn."""
    deck, heap = pile(state, seat, DECK), pile(state, seat, HEAP)
    if not deck and heap:
        deck += heap
        heap.clear()
        shuffle(state, deck)
        unseen(state, seat, HEAP, DECK)
        tell(state, "reshuffle", seat)
    if deck:
        card = deck.pop()
        pile(state, seat, HAND).append(card)
        unseen(state, seat, DECK, HAND)
        state.shown += 1
        tell(state, "draw", seat, card)


def hide(state: State, seat: int, card: int) -> None:
    pile(state, seat, HAND).remove(card)
    pile(state, seat, HEAP).append(card)
    unseen(state, seat, HAND, HEAP)
    tell(state, "hide", seat, card)


def lay_open(state: State, seat: int, card: int, kind: str) -> None:
    """Put a card of the hand on the heap for all to see."""
    pile(state, seat, HAND).remove(card)
    pile(state, seat, HEAP).append(card)
    state.may_be[card] = 1 << HEAP
    emptied(state, seat, HAND)
    tell(state, kind, seat, card)


def reveal(state: State, seat: int) -> None:
    card = any_of(state, pile(state, seat, HAND))
    state.may_be[card] = 1 << HAND
    state.shown += 1
    tell(state, "reveal", seat, card)


def drive_out(state: State, seat: int, region: int) -> None:
    state.camps[3 * region + seat] -= 1
    tell(state, "lost", seat, region)


# Sequence of play.


@BOOK.step
def next_round(state: State, seat: int) -> None:
    if state.round == state.rounds:
        tell(state, "end", standing(state)[-1][1])
        return
    state.round += 1
    tell(state, "round", state.round)
    push(state, *[(frame, each) for each in range(3) for frame in ("turn", "refill")], ("next_round", NOBODY))


@BOOK.step
def refill(state: State, seat: int) -> None:
    while len(pile(state, seat, HAND)) < HAND_SIZE and pile(state, seat, DECK) + pile(state, seat, HEAP):
        draw(state, seat)


def is_full(state: State, region: int) -> bool:
    return sum(state.camps[3 * region : 3 * region + 3]) >= ROOM


@BOOK.question("IV-2.1")
def turn(state: State, seat: int) -> list[Action]:
    """(turn, seat): the one thing this clan does in this round."""
    hand = pile(state, seat, HAND)
    wanted = [("send", c) for c in hand] + [("hide", c) for c in hand] + [("spy", s) for s in range(3)] + [("rest", 0)]
    return [action for action in wanted if not forbidden(state, action, seat)]


@BOOK.refuses(turn)
def forbidden(state: State, action: Action, seat: int) -> str:
    verb, noun = action
    if verb in ("send", "hide") and noun not in pile(state, seat, HAND):
        return "IV-2.2"
    if verb == "send" and all(is_full(state, region) for region in range(5)):
        return "IV-2.3:all"
    if verb == "spy" and noun == seat:
        return "IV-3.1"
    if verb == "spy" and not pile(state, noun, HAND):
        return "IV-3.2"
    return ""


@BOOK.answers(turn)
def take_turn(state: State, action: Action, seat: int) -> None:
    verb, noun = action
    if verb == "send":
        push(state, ("where", seat, noun))
        lay_open(state, seat, noun, "send")
    elif verb == "hide":
        hide(state, seat, noun)
        draw(state, seat)
    elif verb == "spy":
        push(state, ("cover", noun, seat))
        tell(state, "spy", seat, noun)


@BOOK.question("IV-2.4", "card")
def where(state: State, seat: int, card: int) -> list[Action]:
    """(where, seat, card): the region to which the sent card brings a camp."""
    return [("to", region) for region in range(5) if not room_for(state, ("to", region), seat, card)]


@BOOK.refuses(where)
def room_for(state: State, action: Action, seat: int, card: int) -> str:
    return "IV-2.3" if action[0] == "to" and is_full(state, action[1]) else ""


@BOOK.answers(where)
def settle(state: State, action: Action, seat: int, card: int) -> None:
    region = action[1]
    if rivals(state, region, seat):
        push(state, ("stake", seat, region, STRENGTH[card]))
    state.camps[3 * region + seat] += 1
    tell(state, "settle", seat, region)


def rivals(state: State, region: int, seat: int) -> list[int]:
    return [other for other in range(3) if other != seat and state.camps[3 * region + other]]


@BOOK.question("IV-4.1", "place strength:number")
def stake(state: State, seat: int, region: int, strength: int) -> list[Action]:
    """(stake, seat, region, strength): how many dice are rolled."""
    return [("roll", dice) for dice in range(strength + 1)]


@BOOK.answers(stake)
def fight(state: State, action: Action, seat: int, region: int, strength: int) -> None:
    if action[1]:
        faces = roll(state, action[1])
        hits, slips = sum(face >= 4 for face in faces), faces.count(1)
        tell(state, "roll", seat, hits, slips)
        for _ in range(min(slips, state.camps[3 * region + seat])):
            drive_out(state, seat, region)
        push(state, *[("hit", seat, region)] * hits)


@BOOK.step
def hit(state: State, seat: int, region: int) -> None:
    if rivals(state, region, seat):
        push(state, ("strike", seat, region))


@BOOK.question("IV-4.3", "place", everybody_sees=True)
def strike(state: State, seat: int, region: int) -> list[Action]:
    """(strike, seat, region): which rival loses a camp there; not asked when there is but one."""
    return [("strike", other) for other in rivals(state, region, seat)]


@BOOK.answers(strike)
def struck(state: State, action: Action, seat: int, region: int) -> None:
    drive_out(state, action[1], region)


@BOOK.question("IV-3.3", "by:seat")
def cover(state: State, seat: int, by: int) -> list[Action]:
    """(cover, seat, by): lay a strong card on the heap, or be spied upon. Asked also of who has none: that is hidden."""
    return [("cover", c) for c in pile(state, seat, HAND) if not too_weak(state, ("cover", c), seat, by)] + [("show", 0)]


@BOOK.refuses(cover)
def too_weak(state: State, action: Action, seat: int, by: int) -> str:
    verb, card = action
    if verb == "cover" and card not in pile(state, seat, HAND):
        return "IV-2.2"
    return "IV-3.4" if verb == "cover" and STRENGTH[card] < 3 else ""


@BOOK.answers(cover)
def covered(state: State, action: Action, seat: int, by: int) -> None:
    if action[0] == "cover":
        lay_open(state, seat, action[1], "cover")
    else:
        reveal(state, seat)


def standing(state: State) -> list[tuple[int, int]]:
    """(regions in which the clan has most camps, seat), the winner last."""
    most = [max(state.camps[3 * region : 3 * region + 3]) for region in range(5)]
    return sorted((sum(0 < most[r] == state.camps[3 * r + seat] for r in range(5)), seat) for seat in range(3))
