"""How a battle ends: retreat, withdrawal into a Stronghold, advance (BG-13.31 to BG-13.35, BG-14.4 to BG-14.6, BG-14.22 to BG-14.25)."""

from __future__ import annotations

from thirdage.boardgame import consecutive
from thirdage.boardgame.battle import break_off, put_cards_away
from thirdage.boardgame.book import NOBODY, answers, push, question, refuses, step
from thirdage.boardgame.fighting import defender, seat_fighting
from thirdage.boardgame.figures import army_enters, arrives, everybody_moves, move_army, settle, trim
from thirdage.boardgame.movement import cannot_march, forbidden_land
from thirdage.boardgame.state import ATTACKER, FIELD_BATTLE, FORM, FROM, PLACE, State
from thirdage.boardgame.tables import ADJACENT, COMPANIONS, INSIDE, KINDS, LEVEL
from thirdage.boardgame.whereabouts import everybody_at, is_free
from thirdage.kernel.events import tell
from thirdage.kernel.frames import Action

BY_VICTORY = 0  # what an advance is made by: neither die nor card


# Retreat.


def havens(state: State, side: int, region: int) -> list[int]:
    """Where an Army can retreat to: a region next to it that is free for its side (BG-13.31); no card bars it (BG-C57)."""
    return [there for there in ADJACENT[region] if is_free(state, there, side) and not forbidden_land(state, side, there)]


@question("BG-13.31", everybody_sees=True)
def retreat(state: State, seat: int) -> list[Action]:
    """(retreat, seat): the defender stands, or retreats with the whole Army."""
    side = defender(state)
    return [("stand", 0)] + [("to", region) for region in havens(state, side, state.battle[PLACE])]


@answers(retreat)
def retreat_or_stand(state: State, action: Action, seat: int) -> None:
    if action[0] == "stand":
        push(state, ("round_begins", NOBODY))
        return
    retreats(state, action[1])


@refuses(retreat)
def why_not_retreat(state: State, action: Action, seat: int) -> str:
    if action[0] != "to":
        return ""
    if action[1] not in ADJACENT[state.battle[PLACE]]:
        return "BG-2.2"
    return forbidden_land(state, defender(state), action[1]) or "BG-2.7"


def retreats(state: State, target: int) -> None:
    """The defending Army leaves; the attacker may then advance, but not out of a sortie (BG-14.23)."""
    side, source = defender(state), state.battle[PLACE]
    tell(state, "retreats", seat_fighting(state, side), source, target)
    army_leaves(state, source, target, side)
    push(state, ("after_victory", NOBODY))


def army_leaves(state: State, source: int, target: int, side: int) -> None:
    """A whole Army goes to a region; who has Level 0 stays behind (BG-13.32)."""
    party = [figure for figure in everybody_at(state, source, side) if figure < KINDS or LEVEL[figure]]
    move_army(state, party, source, target, side)
    consecutive.follow(state, source, target)
    state.marched.append((target, -1))  # teammates are asked whether they join (BG-21.13)
    army_enters(state, target, side)
    for figure in party:
        if figure in COMPANIONS and state.where[figure] == target:
            arrives(state, figure)


# Withdrawal.


@step
def into_stronghold(state: State, seat: int) -> None:
    """All defenders go inside; if the attacker advances they are besieged, else they come out again (BG-14.4, BG-14.5, BG-R37)."""
    region, side = state.battle[PLACE], defender(state)
    tell(state, "withdraws", seat_fighting(state, side), region)
    put_cards_away(state)
    break_off(state)
    everybody_moves(state, region, INSIDE[region], side)
    push(state, ("after_victory", NOBODY), ("after_withdrawal", NOBODY, region))


@step
def after_withdrawal(state: State, seat: int, region: int) -> None:
    """(after_withdrawal, nobody, region): the siege begins and whoever is too many inside is removed (BG-14.6), or nobody came (BG-R37)."""
    if state.army[2 * region + state.battle[ATTACKER]]:
        tell(state, "besieges", region)
        trim(state)
    else:
        everybody_moves(state, INSIDE[region], region, defender(state))
        settle(state, region)


# Advance.


@step
def after_victory(state: State, seat: int) -> None:
    """The region lies open: the attacker may advance into it (BG-13.35, BG-R34)."""
    battle = state.battle
    if battle[FORM] == FIELD_BATTLE:
        own = seat_fighting(state, battle[ATTACKER])
        settle_lifted(state)
        if not cannot_march(state, own, BY_VICTORY, 1, battle[FROM], battle[PLACE]):
            push(state, ("pursue", own))


def settle_lifted(state: State) -> None:
    """A siege whose besiegers were beaten from outside is over before anybody advances (BG-14.25)."""
    region, side = state.battle[PLACE], state.battle[ATTACKER]
    inside = INSIDE[region]
    if inside and state.army[2 * inside + side]:
        settle(state, region)


@question("BG-13.35")
def pursue(state: State, seat: int) -> list[Action]:
    """(pursue, seat): all or part of the attacking Army, or nobody."""
    return [("pursue", 0), ("stay", 0)]


@answers(pursue)
def pursue_or_stay(state: State, action: Action, seat: int) -> None:
    if action[0] == "pursue":
        push(state, ("column", seat, BY_VICTORY, 1, state.battle[FROM], state.battle[PLACE]))
