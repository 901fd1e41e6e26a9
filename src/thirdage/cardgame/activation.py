"""The location step and every activation of a battleground or path (section 6)."""

from __future__ import annotations

from thirdage.cardgame.book import NOBODY, answers, push, question, refuses, step
from thirdage.cardgame.entry import barred, may_move_there
from thirdage.cardgame.hooks import ELIGIBLE, WHEN_ACTIVATED
from thirdage.cardgame.playing import move_card
from thirdage.cardgame.scenarios import SETTINGS
from thirdage.cardgame.state import State
from thirdage.cardgame.tables import BATTLEGROUNDS, FREE, LOCATIONS, RESERVE, SHADOW, is_path
from thirdage.cardgame.texts import resolve_text
from thirdage.kernel.chance import any_of
from thirdage.kernel.events import tell
from thirdage.kernel.frames import Action

DECK_ONLY, AREA_ONLY, BOTH = range(3)  # activate, reactivate, activate or reactivate (CG-6.8)


@step
def location_step(state: State, seat: int) -> None:
    """The starting player activates a battleground, then a path; each text is resolved in full (CG-6.1)."""
    given = SETTINGS[state.setting]
    state.turn = state.starter
    starter = given.order[state.starter]
    tell(state, "round", state.round, starter)
    push(state, ("random_path", starter))
    if given.fixed:
        push(state, *(("named_battleground", starter, place) for row in given.fixed[state.round - 1 : state.round] for place in row))
    else:
        push(state, ("random_battleground", starter))


@step
def named_battleground(state: State, seat: int, place: int) -> None:
    """The battleground of this round, where the scenario lists them, if no text brought it before (CG-13.9, CG-R68)."""
    if any(place in deck for deck in state.unused_battlegrounds):
        activate_battleground(state, seat, place)


@step
def random_battleground(state: State, seat: int) -> None:
    """At random from the deck of the starting player's side, else from the other (CG-6.4)."""
    side = SETTINGS[state.setting].sides[seat]
    deck = state.unused_battlegrounds[side] or state.unused_battlegrounds[1 - side]
    if deck:
        activate_battleground(state, seat, any_of(state, deck))


@step
def random_path(state: State, seat: int) -> None:
    """At random among those whose number is one higher than the last path activated (CG-6.11)."""
    choices = paths_numbered(state, state.level + 1)
    if choices:
        enter_path(state, seat, any_of(state, choices))


# Battlegrounds.


def battlegrounds(state: State, faction: int | None, sources: int) -> list[int]:
    """The battlegrounds a text may activate: showing this faction (any if None), from deck, scoring area or both (CG-R16)."""
    found = []
    for place in BATTLEGROUNDS:
        if faction is not None and faction not in LOCATIONS[place].factions:
            continue
        in_deck = any(place in deck for deck in state.unused_battlegrounds)
        in_area = any(place in area for area in state.scored)
        if (in_deck and sources != AREA_ONLY) or (in_area and sources != DECK_ONLY):
            found.append(place)
    return found


def activate_battleground(state: State, seat: int, place: int) -> None:
    """Lay a battleground open, from its deck or a scoring area, and resolve its text (CG-6.2, CG-6.7). May ask."""
    for side in (FREE, SHADOW):
        if place in state.unused_battlegrounds[side]:
            state.unused_battlegrounds[side].remove(place)
            tell(state, "activate", seat, place)
        elif place in state.scored[side]:
            state.scored[side].remove(place)
            tell(state, "reactivate", seat, place)
            if side != LOCATIONS[place].side:
                state.captured.append(place)  # CG-11.24, CG-R17
    state.active.append(place)
    state.field += [[], []]
    push(state, ("activation_text", seat, place))


@step
def activation_text(state: State, seat: int, place: int) -> None:
    resolve_text(state, place, False, WHEN_ACTIVATED[place], seat, place)


@question("CG-6.5", "source:thing", everybody_sees=True)
def choose_battleground(state: State, seat: int, source: int, mover: int, may: int) -> list[Action]:
    """(choose_battleground, seat, source, mover, may): which battleground this text activates; then the mover goes there."""
    return [("activate", place) for place in ELIGIBLE[source](state, seat, source)]


@refuses(choose_battleground)
def why_not_activate(state: State, action: Action, seat: int, source: int, mover: int, may: int) -> str:
    return "CG-R15" if action[0] == "activate" and action[1] in state.active else ""


@answers(choose_battleground)
def activate_chosen(state: State, action: Action, seat: int, source: int, mover: int, may: int) -> None:
    place = action[1]
    if mover:
        push(state, ("then_move", seat, mover, place, may))
    activate_battleground(state, seat, place)


@step
def then_move(state: State, seat: int, card: int, place: int, may: int) -> None:
    """Move a character to the battleground just activated, with its items; skipped if it left the reserve (CG-C17)."""
    if not may_move_there(state, card, place):
        return
    if may:
        push(state, ("may_move", seat, card, place))
    else:
        move_card(state, seat, card, place)


@question("CG-R42", "card:card")
def may_move(state: State, seat: int, card: int, *places: int) -> list[Action]:
    """(may_move, seat, card, *places): a text lets the card move to one of these places, even if it came into reserve now."""
    return [("to", place) for place in places] + [("decline", 0)]


@answers(may_move)
def move_or_stay(state: State, action: Action, seat: int, card: int, *places: int) -> None:
    if action[0] == "to":
        move_card(state, seat, card, action[1])


@refuses(may_move)
def why_not_move(state: State, action: Action, seat: int, card: int, *places: int) -> str:
    if action == ("to", RESERVE):
        return "CG-R42:stay"
    return barred(state, card, action[1]) or "CG-R42:there" if action[0] == "to" else ""


# Paths.


def paths_numbered(state: State, number: int) -> list[int]:
    """The path cards of this number that have not been activated (CG-6.16); none above the last of the scenario."""
    return [place for place in state.unused_paths if LOCATIONS[place].level == number]


def enter_path(state: State, seat: int, place: int) -> None:
    """A path becomes the active one and its text is resolved; lower numbers are out of the game (CG-R20). May ask."""
    number = LOCATIONS[place].level
    state.road = place
    state.level = number
    state.unused_paths = [other for other in state.unused_paths if other != place and LOCATIONS[other].level >= number]
    tell(state, "activate", seat, place)
    push(state, ("activation_text", seat, place))


def activate_path_by_text(state: State, seat: int, number: int) -> None:
    """A text activates a path of this number, if one is left (CG-R21). Asks; what follows must be pushed before."""
    if paths_numbered(state, number):
        push(state, ("choose_path", seat, number))


@question("CG-6.15", "number:number", everybody_sees=True)
def choose_path(state: State, seat: int, number: int) -> list[Action]:
    """(choose_path, seat, number): which unused path of this number is activated."""
    return [("activate", place) for place in paths_numbered(state, number)]


@refuses(choose_path)
def why_not_that_path(state: State, action: Action, seat: int, number: int) -> str:
    verb, place = action
    if verb != "activate" or not is_path(place):
        return ""
    if place not in SETTINGS[state.setting].paths:
        return "CG-R25"
    return "CG-6.16" if LOCATIONS[place].level == number else ""


@answers(choose_path)
def replace_path(state: State, action: Action, seat: int, number: int) -> None:
    """The old path is fought at once, then the new one becomes active (CG-6.14)."""
    place = action[1]
    tell(state, "replaces", seat, place, state.road)
    push(state, ("combat", NOBODY, state.road), ("new_path", seat, place))


@step
def new_path(state: State, seat: int, place: int) -> None:
    enter_path(state, seat, place)
