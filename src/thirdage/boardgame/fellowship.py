"""The Fellowship: chapter 17. Moving, declaring, revealing, hiding; the way of the figure; entering Mordor (BG-19.1 to BG-19.4)."""

from __future__ import annotations

from thirdage.boardgame.book import NOBODY, answers, push, question, refuses, step
from thirdage.boardgame.guiding import possible_guides
from thirdage.boardgame.politics import BY_DECLARATION, activate
from thirdage.boardgame.state import NOT_IN_MORDOR, State, ruling
from thirdage.boardgame.table_cards import from_table, table_card
from thirdage.boardgame.tables import (
    ADJACENT,
    CRACK_OF_DOOM,
    EYE,
    FREE,
    HOME_SIDE,
    INSIDE,
    MORDOR_GATES,
    MOST_CORRUPTION,
    MOST_PROGRESS,
    NATION_OF,
    REGION,
    SHADOW,
    TILES,
)
from thirdage.boardgame.whereabouts import controller, is_city, is_unconquered
from thirdage.kernel.events import tell
from thirdage.kernel.frames import Action

CORRUPTION_WINS, RING_WINS = 1, 2  # which condition of BG-20.1
DECLARED, BY_SHADOW, BY_CHOICE = range(3)  # why the figure moves
MORIA = REGION["Moria"]


# Corruption.


def corrupt(state: State, amount: int) -> None:
    """Using the Ring, or a card: Corruption rises; at twelve the Shadow wins at once (BG-18.18, BG-20.2)."""
    if amount > 0:
        amount = min(amount, MOST_CORRUPTION - state.corruption)
        state.corruption += amount
        tell(state, "corrupts", amount, state.corruption)
        if state.corruption >= MOST_CORRUPTION:
            game_over(state, SHADOW, CORRUPTION_WINS)


def heal(state: State, amount: int) -> None:
    """Never below 0 (BG-17.4)."""
    amount = min(amount, state.corruption)
    if amount > 0:
        state.corruption -= amount
        tell(state, "heals", amount, state.corruption)


def game_over(state: State, side: int, condition: int) -> None:
    """Nothing that waits is done any more."""
    if state.winner < 0:
        state.winner, state.ended_by = side, condition
        tell(state, "wins", side, condition)
    state.stack.clear()


# Moving (BG-17.11 to BG-17.13) and hiding.


def cannot_walk(state: State) -> str:
    """The rule by which the Fellowship cannot move now, or nothing."""
    if not state.hidden:
        return "BG-17.11"
    return "BG-R50" if state.mordor == NOT_IN_MORDOR and state.progress >= MOST_PROGRESS else ""


def walk(state: State) -> None:
    """One step, after which the Shadow hunts; on the Mordor Track a tile is drawn first (BG-17.12, BG-19.7)."""
    if state.mordor != NOT_IN_MORDOR:
        state.tried = 1
        tell(state, "walks_in_mordor", state.mordor)
        push(state, ("walk_in_mordor", NOBODY))
        return
    state.progress += 1
    tell(state, "walks", state.progress)
    push(state, ("hunt", NOBODY))


@step
def step_in_mordor(state: State, seat: int) -> None:
    """The tile let it pass: one step on, and on the Crack of Doom the Ring is destroyed (BG-19.8, BG-20.3, BG-R65)."""
    state.mordor += 1
    tell(state, "climbs", state.mordor)
    if state.mordor >= CRACK_OF_DOOM:
        game_over(state, FREE, RING_WINS)


def cannot_hide(state: State) -> str:
    return "BG-17.25" if state.hidden else ""


def hide(state: State) -> None:
    state.hidden = 1
    if state.mordor != NOT_IN_MORDOR:
        state.tried = 1
    tell(state, "hides")


# Phase 2 (BG-5.3).


@step
def fellowship_phase(state: State, seat: int) -> None:
    own = state.leading[FREE]
    push(state, ("declare", own), ("gates", NOBODY), ("change_guide", NOBODY))


def cannot_declare(state: State) -> str:
    return "" if state.hidden and state.mordor == NOT_IN_MORDOR else "BG-17.17"


@question("BG-17.17", everybody_sees=True)
def declare(state: State, seat: int) -> list[Action]:
    """(declare, seat): once a turn the Fellowship may be declared (BG-R51)."""
    return [("declare", 0)] * (not cannot_declare(state)) + [("decline", 0)]


@answers(declare)
def declare_or_not(state: State, action: Action, seat: int) -> None:
    if action[0] == "declare":
        tell(state, "declares")
        push(state, ("find_path", seat, DECLARED))


@refuses(declare)
def why_not_declare(state: State, action: Action, seat: int) -> str:
    return cannot_declare(state)


@step
def gates(state: State, seat: int) -> None:
    """With the figure at Morannon or Minas Morgul the Fellowship may enter Mordor, hidden or not (BG-19.1, BG-R63)."""
    if state.bearers in MORDOR_GATES:
        push(state, ("enter_mordor", state.leading[FREE]))


@question("BG-19.1")
def enter_mordor(state: State, seat: int) -> list[Action]:
    """(enter_mordor, seat): enter, or wait."""
    return [("enter", 0), ("decline", 0)]


@answers(enter_mordor)
def enter_or_wait(state: State, action: Action, seat: int) -> None:
    if action[0] == "enter":
        state.bearers, state.mordor, state.progress = 0, 0, 0
        eyes = [tile for tile in state.drawn if TILES[tile].value == EYE]
        state.drawn = [tile for tile in state.drawn if tile not in eyes]
        state.pool = sorted(state.pool + eyes + state.ready)  # BG-19.3
        state.ready = []
        tell(state, "enters_mordor")


@step
def change_guide(state: State, seat: int) -> None:
    if len(possible_guides(state)) > 1:
        push(state, ("guide", state.leading[FREE]))  # BG-17.9


# The way of the figure (BG-17.14 to BG-17.16, BG-17.21). A frame carries the regions it has come through.


@step
def find_path(state: State, seat: int, why: int) -> None:
    """(find_path, seat, why): the figure may go as many regions as the Progress counter shows; with 0 it stays (BG-17.15, BG-R52)."""
    push(state, ("path", seat, why, state.progress, state.bearers))


def is_refuge(state: State, region: int) -> bool:
    """A City or Stronghold of the Free Peoples that they control: a revealed Fellowship may not end its move there (BG-17.21)."""
    return is_city(region) and HOME_SIDE[region] == FREE and controller(state, region) == FREE


def may_stop(state: State, why: int, left: int, path: tuple[int, ...]) -> bool:
    """May the figure stay where it has come to? When revealed not in a refuge, if it can go on."""
    if why == DECLARED or not is_refuge(state, path[-1]) or (len(path) == 1 and not left):
        return True
    return not left


def leads_out(state: State, why: int, left: int, region: int) -> bool:
    """Can a move through this region, with so many steps left after it, end where it may?"""
    if why == DECLARED or not is_refuge(state, region):
        return True
    return left > 0 and any(leads_out(state, why, left - 1, there) for there in ADJACENT[region])


@question("BG-17.14", "why:number left:number here:region", everybody_sees=True)
def path(state: State, seat: int, why: int, left: int, *way: int) -> list[Action]:
    """(path, seat, why, left, regions...): one region on, or stop. The last region is where the figure has come to."""
    onward: list[Action] = [("to", there) for there in ADJACENT[way[-1]] if left and leads_out(state, why, left - 1, there)]
    return onward + [("stop", 0)] * (may_stop(state, why, left, way) or not onward)


@answers(path)
def go_on_path(state: State, action: Action, seat: int, why: int, left: int, *way: int) -> None:
    if action[0] == "to":
        push(state, ("path", seat, why, left - 1, *way, action[1]))
        return
    for region in way[1:-1]:
        tell(state, "passes_through", region)
    state.bearers, state.progress = way[-1], 0
    tell(state, "position", way[-1])
    push(state, ("arrival", NOBODY, why, *way))


@refuses(path)
def why_not_path(state: State, action: Action, seat: int, why: int, left: int, *way: int) -> str:
    if action[0] == "stop":
        return "BG-17.21"
    if action[1] not in ADJACENT[way[-1]]:
        return "BG-2.2"
    return "BG-17.14" if not left else "BG-17.21"


@step
def arrival(state: State, seat: int, why: int, *way: int) -> None:
    """(arrival, nobody, why, regions...): what follows from where the figure has come, and through which regions."""
    region = way[-1]
    if why == DECLARED:
        declared(state, region)
    else:
        leave_last_battle(state)
    tiles: list[tuple[int | str, ...]] = []
    if len(way) > 1 and MORIA in way and table_card(state, "Balrog of Moria"):
        tiles.append(("balrog", state.leading[SHADOW], int(why == DECLARED and is_refuge(state, region))))
    if why == BY_SHADOW or (why == BY_CHOICE and ruling(state, "BG-C154")):
        tiles += stronghold_tiles(state, way)
    push(state, *tiles)


def stronghold_tiles(state: State, way: tuple[int, ...]) -> list[tuple[int | str, ...]]:
    """One more tile for each Shadow Stronghold, still the Shadow's, on the way of a Fellowship revealed by it (BG-17.23, BG-R53)."""
    passed = [region for region in dict.fromkeys(way) if INSIDE[region] and HOME_SIDE[region] == SHADOW and is_unconquered(state, region)]
    return [("stronghold_tile", NOBODY, region) for region in passed]


def declared(state: State, region: int) -> None:
    """In a City or Stronghold of the Free Peoples: its Nation becomes active, and the Ring-bearers heal (BG-17.18, BG-17.19)."""
    if is_city(region) and HOME_SIDE[region] == FREE:
        activate(state, NATION_OF[region], BY_DECLARATION, region)
        if controller(state, region) == FREE:
            heal(state, 1)
            for name in ("Worn with Sorrow and Toil", "Flocks of Crebain"):  # BG-C79
                card = table_card(state, name)
                if card:
                    from_table(state, card)
    leave_last_battle(state)


def leave_last_battle(state: State) -> None:
    """The Last Battle is discarded when the Fellowship is declared or revealed."""
    card = table_card(state, "The Last Battle")
    if card:
        from_table(state, card)


# Revealing (BG-17.20 to BG-17.22).


@step
def reveal(state: State, seat: int, why: int) -> None:
    """(reveal, nobody, why): the counter is turned; off the Mordor Track the figure must move (BG-17.21, BG-19.9)."""
    if not state.hidden:
        return  # BG-R54
    state.hidden = 0
    tell(state, "revealed")
    if state.mordor == NOT_IN_MORDOR:
        push(state, ("find_path", state.leading[FREE], why))
    else:
        leave_last_battle(state)
