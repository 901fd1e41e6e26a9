"""The six phases of a turn (chapter 5), the Action dice (chapter 6), the Elven Rings (chapter 8) and the military victory (chapter 20)."""

from __future__ import annotations

from thirdage.boardgame.book import BOOK, NOBODY, answers, push, question, refuses, step
from thirdage.boardgame.fellowship import corrupt, game_over
from thirdage.boardgame.hands import decks_with_cards, draw, own_decks
from thirdage.boardgame.state import NOT_IN_MORDOR, State, in_fellowship, seating_of, side_of
from thirdage.boardgame.table_cards import tend_table
from thirdage.boardgame.tables import (
    CHARACTERS,
    CHARACTERS_OF,
    DIE,
    EYE_DIE,
    FACES,
    FIRST_FACE,
    FREE,
    HOME_SIDE,
    MOST_DICE,
    POINTS,
    SETTLEMENT,
    SHADOW,
    START_DICE,
    WILL_DIE,
)
from thirdage.boardgame.teams import is_alone, teammate
from thirdage.kernel.chance import roll, shuffle
from thirdage.kernel.events import tell
from thirdage.kernel.frames import Action

SHADOW_WINS_WITH, FREE_WIN_WITH = 10, 4  # BG-20.4, BG-20.5
CONQUEST, BANISHMENT = 3, 4  # which condition of BG-20.1


@step
def set_up(state: State, seat: int) -> None:
    """The board is laid out already; the decks are shuffled (BG-4.1, BG-0.4)."""
    for cards in state.deck:
        shuffle(state, cards)
    push(state, ("turn_begins", NOBODY))


@step
def turn_begins(state: State, seat: int) -> None:
    """Phases 1 to 6 (BG-5.1)."""
    state.turn += 1
    if state.turn > 1:
        for side in (FREE, SHADOW):
            if not is_alone(state, side):
                state.leading[side] = teammate(state, state.leading[side])  # BG-21.3
    tell(state, "turn_begins", state.turn)
    push(
        state,
        ("recover_dice", NOBODY),
        ("phase", NOBODY, 2),
        ("fellowship_phase", NOBODY),
        ("phase", NOBODY, 3),
        ("hunt_allocation", NOBODY),
        ("action_roll", NOBODY),
        ("first_action", NOBODY),
        ("end_of_actions", NOBODY),
        ("victory_check", NOBODY),
        ("turn_begins", NOBODY),
    )


@step
def phase(state: State, seat: int, number: int) -> None:
    """(phase, nobody, number): the next phase begins."""
    state.phase = number
    tell(state, "phase", number)


# Phase 1.


@step
def recover_dice(state: State, seat: int) -> None:
    """All dice come back; was a Free Peoples die in the Hunt Box (BG-5.2)? Then cards are drawn."""
    phase(state, seat, 1)
    state.hunted = int(state.box[FREE] > 0)
    state.box = [0, 0]
    state.dice = [[0] * len(FACES), [0] * len(FACES)]
    state.ring_used = [0, 0]
    state.used, state.last_action, state.acting_on = [], [], []
    state.tried = 0
    frames: list[tuple[int | str, ...]] = []
    for side in (FREE, SHADOW):
        first = state.leading[side]
        for own in (first, *(other for other in seating_of(state).seats_of[side] if other != first)):
            frames.append(("draw_phase", own))
    push(state, *frames, ("swap_cards", NOBODY, FREE), ("swap_cards", NOBODY, SHADOW))


@step
def draw_phase(state: State, seat: int) -> None:
    """One card of each own deck (BG-9.3); of two teammates each takes one of either from the second turn on (BG-21.4)."""
    if is_alone(state, side_of(state, seat)) or state.turn == 1:
        character, strategy = own_decks(state, seat)
        push(state, ("draw_one_each", seat, character, strategy))
    elif decks_with_cards(state, seat):
        push(state, ("draw_from", seat))


@step
def draw_one_each(state: State, seat: int, character: int, strategy: int) -> None:
    """(draw_one_each, seat, character, strategy): both cards, then the limit (BG-R14)."""

    draw(state, seat, character)
    draw(state, seat, strategy)
    push(state, ("keep_to_limit", seat))


# Phase 3.


def pool(state: State, side: int) -> int:
    """How many Action dice a side has: more by the Characters in play, up to what there are (BG-6.1 to BG-6.4)."""
    gained = sum(CHARACTERS[character].die for character in CHARACTERS_OF[side] if state.where[character] > 0)
    return min(MOST_DICE[side], START_DICE[side] + gained)


def allocation(state: State) -> tuple[int, int]:
    """How many dice the Shadow must, and may, put into the Hunt Box (BG-6.5, BG-6.6)."""
    return state.hunted, max(1, len(in_fellowship(state)))


@step
def hunt_allocation(state: State, seat: int) -> None:
    push(state, ("allocate", state.leading[SHADOW]))


@question("BG-6.5", everybody_sees=True)
def allocate(state: State, seat: int) -> list[Action]:
    """(allocate, seat): how many dice hunt."""
    least, most = allocation(state)
    return [("number", amount) for amount in range(least, min(most, pool(state, SHADOW)) + 1)]


@answers(allocate)
def put_in_box(state: State, chosen: Action, seat: int) -> None:
    state.box[SHADOW] = chosen[1]
    tell(state, "allocates", seat, chosen[1])


@refuses(allocate)
def why_not_allocate(state: State, chosen: Action, seat: int) -> str:
    return "BG-6.6" if chosen[0] == "number" and chosen[1] < allocation(state)[0] else "BG-6.5"


# Phase 4.


@step
def action_roll(state: State, seat: int) -> None:
    """Both roll; every Eye goes to the Hunt Box at once (BG-6.7, BG-6.8)."""
    phase(state, seat, 4)
    for side in (FREE, SHADOW):
        rolled = pool(state, side) - (state.box[SHADOW] if side == SHADOW else 0)
        for number in roll(state, rolled) if rolled else ():
            state.dice[side][DIE[side][number - 1] - FIRST_FACE] += 1
        for face in FACES:
            if state.dice[side][face - FIRST_FACE]:
                tell(state, "rolls", side, face, state.dice[side][face - FIRST_FACE])
    eyes = state.dice[SHADOW][EYE_DIE - FIRST_FACE]
    if eyes:
        state.dice[SHADOW][EYE_DIE - FIRST_FACE] = 0
        state.box[SHADOW] += eyes
        tell(state, "eyes", eyes, state.box[SHADOW])


# Phase 5.


@step
def first_action(state: State, seat: int) -> None:
    """The Free Peoples begin; of teammates the one who does not lead (BG-6.9, BG-21.8)."""
    phase(state, seat, 5)
    state.moves = FREE
    for side in (FREE, SHADOW):
        other = teammate(state, state.leading[side])
        state.next_seat[side] = other if other >= 0 else state.leading[side]
    push(state, ("next_action", NOBODY))


def unused(state: State, side: int) -> int:
    return sum(state.dice[side])


@step
def next_action(state: State, seat: int) -> None:
    """Players alternate; who has no dice is passed over; the phase ends when nobody has any (BG-6.14, BG-R69)."""
    state.marched, state.column = [], []
    if not unused(state, FREE) and not unused(state, SHADOW):
        return
    if not unused(state, state.moves):
        state.moves = 1 - state.moves
    push(state, ("turn", state.next_seat[state.moves]), ("next_action", NOBODY))


def cannot_pass(state: State, seat: int) -> str:
    """Only with fewer unused dice than the enemy (BG-6.12)."""
    side = side_of(state, seat)
    return "" if unused(state, side) < unused(state, 1 - side) else "BG-6.12"


def cannot_use_ring(state: State, seat: int) -> str:
    """The rule by which no Elven Ring can be used now, or nothing (chapter 8)."""
    side = side_of(state, seat)
    if not state.rings[side]:
        return "BG-8.1"
    if state.ring_used[side]:
        return "BG-8.3"
    return "" if unused(state, side) else "BG-8.2"


@question("BG-6.9")
def turn(state: State, seat: int) -> list[Action]:
    """(turn, seat): use a die, pass, or first use an Elven Ring."""
    dice = state.dice[side_of(state, seat)]
    options: list[Action] = [("die", face) for face in FACES if dice[face - FIRST_FACE]]
    options += [("ring", 0)] * (not cannot_use_ring(state, seat))
    return options + [("pass", 0)] * (not cannot_pass(state, seat))


@answers(turn)
def take_turn(state: State, chosen: Action, seat: int) -> None:
    verb, face = chosen
    side = side_of(state, seat)
    if verb == "ring":
        push(state, ("change_die", seat))
        return
    if verb == "pass":
        tell(state, "passes", seat)
        state.moves = 1 - side
        return
    state.dice[side][face - FIRST_FACE] -= 1
    tell(state, "uses_die", seat, face)
    push(state, ("action", seat, face), ("action_ends", NOBODY, seat))


@refuses(turn)
def why_not_turn(state: State, chosen: Action, seat: int) -> str:
    verb = chosen[0]
    if verb == "pass":
        return cannot_pass(state, seat)
    if verb == "ring":
        return cannot_use_ring(state, seat)
    if verb == "die":
        return "BG-6.9:die"
    return why_with_no_die(state, chosen, seat) if verb else ""


def why_with_no_die(state: State, chosen: Action, seat: int) -> str:
    """What forbids an action to every unused die; nothing where a die must only be picked first."""
    side = side_of(state, seat)
    faces = [face for face in FACES if state.dice[side][face - FIRST_FACE]]
    results = {*faces, *(DIE[FREE] if WILL_DIE in faces else ())}  # BG-7.2
    if any(chosen in BOOK.questions["action"](state, seat, face) for face in results):
        return ""
    reasons = [BOOK.refusals["action"](state, chosen, seat, face) for face in faces]
    if "BG-7.1:choose" in reasons:
        return ""
    special = [reason for reason in reasons if reason not in OF_THE_DIE]
    return special[0] if special else OF_THE_DIE.get(reasons[0], "")


OF_THE_DIE = {"": "", "BG-7.1": "BG-7.1:dice", "BG-9.6": "BG-9.6:dice"}  # what one die does not do -> what none does


@step
def action_ends(state: State, seat: int, actor: int) -> None:
    """(action_ends, nobody, actor): an action is resolved completely; then it is the other side's turn (BG-6.10)."""
    side = side_of(state, actor)
    state.moves = 1 - side
    if side == FREE:
        state.last_action, state.acting_on = state.acting_on, []  # BG-21.23: an action on no Nation breaks the sequence, a pass does not
    other = teammate(state, actor)
    if other >= 0:
        state.next_seat[side] = other
    tend_table(state)
    push(state, ("trim_places", NOBODY), ("join_armies", NOBODY))


# Elven Rings.


@question("BG-8.2", everybody_sees=True)
def change_die(state: State, seat: int) -> list[Action]:
    """(change_die, seat): which unused die is changed."""
    dice = state.dice[side_of(state, seat)]
    return [("die", face) for face in FACES if dice[face - FIRST_FACE]]


@answers(change_die)
def choose_die(state: State, chosen: Action, seat: int) -> None:
    push(state, ("change_into", seat, chosen[1]))


@question("BG-8.2", "face:die", everybody_sees=True)
def change_into(state: State, seat: int, face: int) -> list[Action]:
    """(change_into, seat, face): into what; the Free Peoples not into a Will of the West (BG-8.4, BG-R10)."""
    return [("die", other) for other in FACES if other in DIE[side_of(state, seat)] and other not in (face, WILL_DIE)]


@answers(change_into)
def change(state: State, chosen: Action, seat: int, face: int) -> None:
    side, other = side_of(state, seat), chosen[1]
    state.dice[side][face - FIRST_FACE] -= 1
    spend_ring(state, side)
    tell(state, "changes_die", seat, face, other)
    if other == EYE_DIE:
        state.box[SHADOW] += 1
        tell(state, "eyes", 1, state.box[SHADOW])
    else:
        state.dice[side][other - FIRST_FACE] += 1
    if unused(state, side):
        push(state, ("turn", seat))  # who has no die left has no turn left (BG-R13)


def spend_ring(state: State, side: int) -> None:
    """A Ring of the Free Peoples goes to the Shadow; one of the Shadow out of the game (BG-8.1)."""
    state.rings[side] -= 1
    state.ring_used[side] = 1
    if side == FREE:
        state.rings[SHADOW] += 1


@refuses(change_into)
def why_not_into(state: State, chosen: Action, seat: int, face: int) -> str:
    if chosen == ("die", WILL_DIE) and side_of(state, seat) == FREE:
        return "BG-8.4"
    return "BG-R10"


# The end of phase 5, and phase 6.


@step
def end_of_actions(state: State, seat: int) -> None:
    """On the Mordor Track, whoever neither moved nor hid is corrupted (BG-19.11)."""
    if state.mordor != NOT_IN_MORDOR and not state.tried:
        corrupt(state, 1)


def points(state: State) -> tuple[int, int]:
    """Victory points of the Free Peoples and of the Shadow: for Settlements taken from the other (BG-15.5)."""
    taken = [0, 0]
    for region in state.taken:
        taken[1 - HOME_SIDE[region]] += POINTS.get(SETTLEMENT[region], 0)
    return taken[FREE], taken[SHADOW]


@step
def victory_check(state: State, seat: int) -> None:
    """The military conditions, the Shadow's first (BG-20.4 to BG-20.6)."""
    phase(state, seat, 6)
    free, shadow = points(state)
    if shadow >= SHADOW_WINS_WITH:
        game_over(state, SHADOW, CONQUEST)
    elif free >= FREE_WIN_WITH:
        game_over(state, FREE, BANISHMENT)
