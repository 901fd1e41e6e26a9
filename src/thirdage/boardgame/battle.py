"""The Combat round, step by step: chapter 13, with the siege battle and the sortie of chapter 14."""

from __future__ import annotations

from thirdage.boardgame.book import NOBODY, answers, push, question, refuses, step
from thirdage.boardgame.fighting import (
    added_to,
    as_digits,
    combat_dice,
    companions_fighting,
    defender,
    fighting,
    hits,
    leadership,
    number_needed,
    region_fought_for,
    seat_fighting,
    thrown,
    units_fighting,
)
from thirdage.boardgame.figures import army_falls, reduce_elite, replacement, settle
from thirdage.boardgame.hands import pick_up, turn_up
from thirdage.boardgame.hooks import COMBAT_EFFECT, FIGHTABLE
from thirdage.boardgame.knowledge import CHOSEN, only_these
from thirdage.boardgame.state import (
    ATTACKER,
    CANCELLED,
    CARD,
    FEW_CARDS,
    FIELD_BATTLE,
    FORM,
    FROM,
    HIT,
    HIT_AGAIN,
    HIT_BEFORE,
    MAY_NOT_CEASE,
    MISSED,
    MORE_HITS,
    NO_REROLL,
    ONES,
    PLACE,
    ROUND,
    ROUNDS,
    SIEGE_BATTLE,
    SILENCED,
    State,
)
from thirdage.boardgame.table_cards import table_card
from thirdage.boardgame.tables import (
    CARD as CALLED,
)
from thirdage.boardgame.tables import (
    CARDS,
    CARDS_OF,
    DECK_OF,
    ELITE,
    FIRST_DECK,
    FREE,
    MOST_COMBAT_DICE,
    REGION,
    SHADOW,
    UNITS_OF,
    WITCH_KING,
)
from thirdage.boardgame.whereabouts import besieged, has_stronghold
from thirdage.kernel.events import tell
from thirdage.kernel.frames import Action

MINAS_TIRITH = REGION["Minas Tirith"]
BALROG = CALLED["Balrog of Moria"]
TIMES_BEFORE, AT_ROLL, BEFORE_REROLL, AFTER_REROLL, BEFORE_LOSSES, AFTER_LOSSES = (0, 1, 2), 3, 4, 5, 6, 7  # BG-C113


BETWEEN_ROUNDS = ("rearguard", "ride", "cease", "press_siege", "retreat")  # questions before a round begins


def begin_round(state: State) -> None:
    """All that holds for one round is cleared (BG-13.13)."""
    battle = state.battle
    battle[ROUND] += 1
    battle[SILENCED:] = [0] * (len(battle) - SILENCED)


@step
def round_begins(state: State, seat: int) -> None:
    """A Combat round: the steps of BG-13.11."""
    begin_round(state)
    tell(state, "round_begins", state.battle[ROUND])
    push(
        state,
        ("stand_or_withdraw", NOBODY),
        ("pick_cards", NOBODY),
        *(("combat_time", NOBODY, time) for time in TIMES_BEFORE),
        ("combat_time", NOBODY, AT_ROLL),
        ("combat_rolls", NOBODY),
        ("combat_time", NOBODY, BEFORE_REROLL),
        ("leader_rerolls", NOBODY),
        ("combat_time", NOBODY, AFTER_REROLL),
        ("combat_time", NOBODY, BEFORE_LOSSES),
        ("casualties", NOBODY),
        ("still_fighting", NOBODY),
        ("combat_time", NOBODY, AFTER_LOSSES),
        ("round_ends", NOBODY),
    )


def break_off(state: State) -> None:
    """The battle ends in the middle of a round: whatever waited in it is not done."""
    while state.stack[-1][0] != "after_battle":
        state.stack.pop()


# Step 0: field battle, or retreat into a siege.


def may_withdraw(state: State) -> bool:
    """Does the defender hold a Stronghold here that is not besieged (BG-14.3)?"""
    region = region_fought_for(state)
    return state.battle[FORM] == FIELD_BATTLE and has_stronghold(state, region, defender(state)) and besieged(state, region) < 0


@step
def stand_or_withdraw(state: State, seat: int) -> None:
    if may_withdraw(state):
        push(state, ("withdraw", seat_fighting(state, defender(state))))


@question("BG-14.3")
def withdraw(state: State, seat: int) -> list[Action]:
    """(withdraw, seat): fight in the open, or retreat into the Stronghold."""
    return [("fight", 0), ("withdraw", 0)]


@answers(withdraw)
def stand(state: State, action: Action, seat: int) -> None:
    if action[0] == "withdraw":
        push(state, ("into_stronghold", NOBODY))


# Step 1: Combat cards.


@step
def pick_cards(state: State, seat: int) -> None:
    attacker, other = state.battle[ATTACKER], defender(state)
    push(
        state,
        ("combat_card", seat_fighting(state, attacker), attacker),
        ("combat_card", seat_fighting(state, other), other),
        ("reveal_cards", NOBODY, attacker),
        ("reveal_cards", NOBODY, other),
        ("sorcerer", NOBODY),
    )


def cannot_use(state: State, side: int, card: int) -> str:
    """The rule by which this card cannot be used in this round, whoever holds it, or nothing (BG-13.15)."""
    if side == FREE and table_card(state, "Denethor's Folly") and region_fought_for(state) == MINAS_TIRITH:
        return "BG-C95"
    if side == FREE and state.battle[FEW_CARDS] and state.battle[ROUND] == 1 and not companions_fighting(state):
        return "BG-C86"
    condition = FIGHTABLE.get(CARDS[card].combat)
    return condition(state, side) if condition else ""


@question("BG-13.12", "side:side")
def combat_card(state: State, seat: int, side: int) -> list[Action]:
    """(combat_card, seat, side): one card from hand, or none; the Shadow may use Balrog of Moria from the table (BG-C83)."""
    cards = sorted(state.hand[seat])
    if side == SHADOW and BALROG in state.table:
        cards.append(BALROG)
    return [("use", card) for card in cards if not cannot_use(state, side, card)] + [("decline", 0)]


@answers(combat_card)
def pick_card(state: State, action: Action, seat: int, side: int) -> None:
    verb, card = action
    if verb == "decline":
        tell(state, "no_combat_card", seat)
    elif card in state.table:
        state.table.remove(card)
        state.played.append(card)
        state.battle[CARD + side] = card
        tell(state, "table_combat_card", seat, card)
    else:
        deck = DECK_OF[card]
        pick_up(state, seat, card)
        fitting = frozenset(other for other in CARDS_OF[deck] if not cannot_use(state, side, other))
        only_these(state, seat, deck, CHOSEN, fitting)


@refuses(combat_card)
def why_not_use(state: State, action: Action, seat: int, side: int) -> str:
    verb, card = action
    if verb != "use" or card not in CARDS:
        return ""
    there = card in state.hand[seat] or (side == SHADOW and card == BALROG and card in state.table)
    return cannot_use(state, side, card) if there else "BG-13.12:hand"


@step
def reveal_cards(state: State, seat: int, side: int) -> None:
    """(reveal_cards, nobody, side): the card that was picked face down is shown."""
    holder = seat_fighting(state, side)
    for own in (holder, *range(len(state.chosen))):
        if state.chosen[own] and CARDS[state.chosen[own][0]].side == side:
            state.battle[CARD + side] = turn_up(state, own)


@step
def sorcerer(state: State, seat: int) -> None:
    """When the cards of the first round are shown and the Shadow used one, the Witch-king may draw from its deck (BG-C159)."""
    card = state.battle[CARD + SHADOW]
    if card and state.battle[ROUND] == 1 and fighting(state, SHADOW, WITCH_KING) and state.deck[DECK_OF[card] - FIRST_DECK]:
        push(state, ("draw_by_sorcery", seat_fighting(state, SHADOW), DECK_OF[card]))


@question("BG-C159", "deck:deck")
def draw_by_sorcery(state: State, seat: int, deck: int) -> list[Action]:
    """(draw_by_sorcery, seat, deck): a card, or none."""
    return [("draw", deck), ("decline", 0)]


@answers(draw_by_sorcery)
def draw_or_not(state: State, action: Action, seat: int, deck: int) -> None:
    if action[0] == "draw":
        tell(state, "uses_ability", WITCH_KING)
        push(state, ("draw_cards", seat, deck, 1))


@step
def combat_time(state: State, seat: int, time: int) -> None:
    """(combat_time, nobody, time): what the cards do at this time; on equal numbers the defender's first (BG-13.14)."""
    for side in (state.battle[ATTACKER], defender(state)):
        card = state.battle[CARD + side]
        if card and (CARDS[card].combat, time) in COMBAT_EFFECT:
            push(state, ("combat_effect", NOBODY, side, card, time))


@step
def combat_effect(state: State, seat: int, side: int, card: int, time: int) -> None:
    """(combat_effect, nobody, side, card, time): what a Combat card does, unless it is cancelled (BG-C114)."""
    if not state.battle[CANCELLED + side]:
        COMBAT_EFFECT[CARDS[card].combat, time](state, side)


# Steps 2 and 3: the Combat roll and the Leader re-roll.


@step
def combat_rolls(state: State, seat: int) -> None:
    """Both roll, the attacker first (BG-13.18)."""
    for side in (state.battle[ATTACKER], defender(state)):
        faces = thrown(state, combat_dice(state, side))
        needed, added = number_needed(state, side), added_to(state, side, False)
        scored = sum(hits(face, added, needed) for face in faces)
        state.battle[HIT + side] = scored
        state.battle[MISSED + side] = len(faces) - scored
        state.battle[ONES + side] = faces.count(1)
        tell(state, "combat_roll", side, as_digits(faces), needed, added, scored)


@step
def leader_rerolls(state: State, seat: int) -> None:
    """As many missed dice as Leadership, at most five (BG-13.19, BG-R32)."""
    for side in (state.battle[ATTACKER], defender(state)):
        if state.battle[NO_REROLL + side]:
            continue
        faces = thrown(state, min(leadership(state, side), state.battle[MISSED + side], MOST_COMBAT_DICE))
        if faces:
            needed, added = number_needed(state, side), added_to(state, side, True)
            scored = sum(hits(face, added, needed) for face in faces)
            state.battle[HIT_AGAIN + side] = scored
            tell(state, "leader_reroll", side, as_digits(faces), needed, added, scored)


def rolled_hits(state: State, side: int) -> int:
    """The hits of a side's own rolls of this round."""
    return state.battle[HIT + side] + state.battle[HIT_AGAIN + side]


def hits_of(state: State, side: int) -> int:
    """All hits a side has scored that are taken in step 4 (BG-C117)."""
    return max(0, rolled_hits(state, side) + state.battle[MORE_HITS + side])


# Step 4: casualties.


@step
def casualties(state: State, seat: int) -> None:
    """The attacker takes the defender's hits, then the defender those of the attacker, even of one wiped out (BG-13.22)."""
    attacker, other = state.battle[ATTACKER], defender(state)
    push(
        state,
        ("hits_in_battle", NOBODY, attacker, hits_of(state, other)),
        ("hits_in_battle", NOBODY, other, hits_of(state, attacker)),
    )


def extra_attack(state: State, side: int, dice: int, needed: int, before: bool) -> None:
    """An attack besides the Combat roll: no re-roll, no modifier of the enemy's card, losses at once (BG-13.17)."""
    faces = thrown(state, min(MOST_COMBAT_DICE, dice))
    scored = sum(hits(face, 0, needed) for face in faces)
    tell(state, "extra_attack", side, as_digits(faces), needed, scored)
    if before:
        state.battle[HIT_BEFORE + side] += scored
    strike_at_once(state, 1 - side, scored)


def strike_at_once(state: State, side: int, amount: int) -> None:
    """Hits outside the casualty step; an Army that dies of them ends the battle (BG-R31)."""
    push(state, ("hits_in_battle", NOBODY, side, amount), ("still_fighting", NOBODY))


@step
def still_fighting(state: State, seat: int) -> None:
    """The battle ends as soon as one side has no units left (BG-13.34)."""
    if not (units_fighting(state, FREE) and units_fighting(state, SHADOW)):
        break_off(state)
        push(state, ("battle_over", NOBODY))


# Step 5: cease or retreat.


@step
def round_ends(state: State, seat: int) -> None:
    put_cards_away(state)
    battle = state.battle
    own = seat_fighting(state, battle[ATTACKER])
    if battle[FORM] == SIEGE_BATTLE and battle[ROUND] >= battle[ROUNDS]:
        push(state, ("press_siege", own))
    else:
        push(state, ("cease", own))


def put_cards_away(state: State) -> None:
    """Combat cards are discarded when the round ends (BG-13.13)."""
    for side in (FREE, SHADOW):
        card = state.battle[CARD + side]
        if card in state.played:
            state.played.remove(card)
            state.gone.append(card)
    for pile in state.chosen:
        assert not pile, "a picked card was never shown"


@question("BG-13.30", everybody_sees=True)
def cease(state: State, seat: int) -> list[Action]:
    """(cease, seat): the attacker goes on or ceases."""
    return [("fight", 0)] if state.battle[MAY_NOT_CEASE] else [("fight", 0), ("cease", 0)]


@answers(cease)
def go_on(state: State, action: Action, seat: int) -> None:
    if action[0] == "cease":
        tell(state, "ceases", seat)
        push(state, ("battle_over", NOBODY))
    elif state.battle[FORM] == SIEGE_BATTLE:
        push(state, ("round_begins", NOBODY))
    else:
        push(state, ("retreat", seat_fighting(state, defender(state))))


@question("BG-14.16", everybody_sees=True)
def press_siege(state: State, seat: int) -> list[Action]:
    """(press_siege, seat): one more round of a siege battle for an Elite reduced, or the end (BG-14.16, BG-R39)."""
    side = state.battle[ATTACKER]
    elites = [kind for kind in UNITS_OF[side] if kind % 3 == ELITE and fighting(state, side, kind) and replacement(state, kind) >= 0]
    return [("reduce", kind) for kind in elites] + [("cease", 0)]


@answers(press_siege)
def press_on(state: State, action: Action, seat: int) -> None:
    if action[0] == "cease":
        tell(state, "ceases", seat)
        push(state, ("battle_over", NOBODY))
        return
    reduce_elite(state, state.battle[FROM], action[1], price=1)
    push(state, ("round_begins", NOBODY))


@refuses(press_siege)
def why_not_press(state: State, action: Action, seat: int) -> str:
    if action[0] != "reduce" or action[1] % 3 != ELITE:
        return ""
    return "BG-R39" if fighting(state, state.battle[ATTACKER], action[1]) else ""


@step
def battle_over(state: State, seat: int) -> None:
    """Armies without units lose their Leaders and Characters (BG-13.29); a victorious attacker may advance (BG-13.35)."""
    put_cards_away(state)
    battle = state.battle
    attacker, other = battle[ATTACKER], defender(state)
    lives, resists = units_fighting(state, attacker), units_fighting(state, other)
    if not lives:
        army_falls(state, battle[FROM], attacker, state.rearguard)
        state.rearguard = []
    if not resists:
        army_falls(state, battle[PLACE], other, [])
    if lives and not resists:
        push(state, ("after_victory", NOBODY))


@step
def after_battle(state: State, seat: int) -> None:
    """The battle is cleared away, and what follows from it is done: sieges end, Settlements fall."""
    places = state.battle[FROM], state.battle[PLACE]
    attacker = state.battle[ATTACKER]
    captor = seat_fighting(state, attacker) if units_fighting(state, attacker) else NOBODY  # BG-R79
    state.battle, state.rearguard, state.column = [], [], []
    for place in places:
        settle(state, place, captor)
    tell(state, "battle_ends")
