"""Combat effects of Free Peoples cards, in printed order; first whom or what they need (BG-13.15)."""

from __future__ import annotations

from thirdage.boardgame.aftermath import havens, retreats
from thirdage.boardgame.battle import break_off, extra_attack, hits_of, may_withdraw, put_cards_away, rolled_hits
from thirdage.boardgame.book import NOBODY, answers, push, question, refuses
from thirdage.boardgame.cards.combat_verbs import (
    add_hits,
    add_to_combat_roll,
    add_to_reroll,
    cancel_card,
    cancel_hits,
    eliminate_in_battle,
    forfeit_leadership,
    turn_misses,
)
from thirdage.boardgame.fighting import (
    companions_fighting,
    elites_fighting,
    fighting,
    leaders_fighting,
    leadership,
    leadership_of,
    minions_fighting,
    number_needed,
    region_fought_for,
    seat_fighting,
)
from thirdage.boardgame.hooks import combat, fightable
from thirdage.boardgame.state import ATTACKER, CARD, FORM, HIT_AGAIN, LESS, MISSED, MOST, ONES, PLACE, SIEGE_BATTLE, State
from thirdage.boardgame.tables import (
    ARAGORN,
    FREE,
    GANDALF_THE_GREY,
    GANDALF_THE_WHITE,
    HOBBITS,
    KINDS,
    LEVEL,
    NATION_OF,
    NATIONS_OF,
    NAZGUL,
    ROHAN,
    SHADOW,
    STRIDER,
    regions,
)
from thirdage.kernel.frames import Action

FANGORN_AND_ORTHANC = regions("Fangorn", "Orthanc")


# Whom and what they need.


@fightable("it-is-a-gift")
def needs_ring_bearers(state: State, side: int) -> str:
    """Use only if the Ring-bearers are in the region of the defending Army."""
    return "" if state.bearers == region_fought_for(state) else "BG-C140"


@fightable("blade-of-westernesse")
def needs_hobbit(state: State, side: int) -> str:
    """Use only if Meriadoc or Peregrin takes part in the battle."""
    return "" if any(fighting(state, FREE, hobbit) for hobbit in HOBBITS) else "BG-13.15:hobbit"


@fightable("servant-of-the-secret-fire")
def needs_gandalf(state: State, side: int) -> str:
    """Use only if Gandalf, the Grey or the White, takes part in the battle."""
    return "" if any(fighting(state, FREE, gandalf) for gandalf in (GANDALF_THE_GREY, GANDALF_THE_WHITE)) else "BG-13.15:gandalf"


@fightable("anduril")
def needs_strider(state: State, side: int) -> str:
    """Use only if Strider or Aragorn takes part in the battle."""
    return "" if any(fighting(state, FREE, heir) for heir in (STRIDER, ARAGORN)) else "BG-13.15:strider"


@fightable("mighty-attack", "daring-defiance", "brave-stand")
def needs_companion(state: State, side: int) -> str:
    """Use only if a Companion takes part in the battle."""
    return "" if companions_fighting(state) else "BG-13.15:companion"


@fightable("heroic-death", "fateful-strike", "sudden-strike")
def needs_leader(state: State, side: int) -> str:
    """Use only if a Leader or Companion of the Free Peoples takes part in the battle."""
    return "" if leaders_fighting(state) or companions_fighting(state) else "BG-13.15:leader"


@fightable("ents-rage", "huorn-dark", "nameless-wood")
def needs_ents(state: State, side: int) -> str:
    """Use only if the defending Army is in Fangorn, in Orthanc or in a region of Rohan."""
    region = region_fought_for(state)
    return "" if region in FANGORN_AND_ORTHANC or NATION_OF[region] == ROHAN else "BG-C123"


@fightable("advantageous-position")
def needs_own_land(state: State, side: int) -> str:
    """Use only if the defending Army is in a region of a Free Peoples Nation."""
    return "" if NATION_OF[region_fought_for(state)] in NATIONS_OF[FREE] else "BG-C124"


@fightable("scouts")
def needs_open_field(state: State, side: int) -> str:
    """Use only if the Free Peoples defend, and not in a siege battle."""
    return "" if state.battle[ATTACKER] == SHADOW and state.battle[FORM] != SIEGE_BATTLE else "BG-C125"


@fightable("charge", "valour")
def needs_elite(state: State, side: int) -> str:
    """Use only if an Elite of the Free Peoples takes part in the battle."""
    return "" if elites_fighting(state, FREE) else "BG-13.15:elite"


# It Is a Gift.


@combat("it-is-a-gift", time=3)
def it_is_a_gift(state: State, side: int) -> None:
    """Add 1 to each die of your Combat roll and of your Leader re-roll."""
    add_to_combat_roll(state, FREE, 1)
    add_to_reroll(state, FREE, 1)


# Blade of Westernesse.


@combat("blade-of-westernesse", time=6)
def blade_of_westernesse(state: State, side: int) -> None:
    """If your Leader re-roll scored a hit and a Minion takes part in the battle, one of these hits eliminates a Minion of your choice
    there, and no unit.
    """
    if state.battle[HIT_AGAIN + FREE] and minions_fighting(state):
        push(state, ("blade_strikes", seat_fighting(state, FREE)))


@question("BG-C118", everybody_sees=True)
def blade_strikes(state: State, seat: int) -> list[Action]:
    """(blade_strikes, seat): which Minion of the battle."""
    return [("eliminate", minion) for minion in minions_fighting(state)]


@answers(blade_strikes)
def spend_hit_on_minion(state: State, action: Action, seat: int) -> None:
    cancel_hits(state, FREE, 1, FREE)
    eliminate_in_battle(state, SHADOW, action[1])


# Mighty Attack.


def able_to_forfeit(state: State) -> list[int]:
    """The Companions in the battle who have Leadership to give up (BG-13.16)."""
    return [companion for companion in companions_fighting(state) if leadership_of(state, companion)]


@combat("mighty-attack", time=4)
def mighty_attack(state: State, side: int) -> None:
    """After the Combat roll a Companion in the battle gives up his Leadership, and one of your missed dice becomes a hit."""
    if state.battle[MISSED + FREE] and able_to_forfeit(state):
        push(state, ("mighty_attack_of", seat_fighting(state, FREE)))


@question("BG-C119", everybody_sees=True)
def mighty_attack_of(state: State, seat: int) -> list[Action]:
    """(mighty_attack_of, seat): who gives up his Leadership."""
    return [("forfeit", companion) for companion in able_to_forfeit(state)]


@answers(mighty_attack_of)
def attack_mightily(state: State, action: Action, seat: int) -> None:
    forfeit_leadership(state, action[1])
    turn_misses(state, FREE, 1)


@refuses(mighty_attack_of)
def why_not_forfeit(state: State, action: Action, seat: int) -> str:
    return "BG-13.16" if action[0] == "forfeit" and action[1] in companions_fighting(state) else ""


# Servant of the Secret Fire.


@combat("servant-of-the-secret-fire", "valour", time=3)
def add_one(state: State, side: int) -> None:
    """Add 1 to each die of your Combat roll."""
    add_to_combat_roll(state, FREE, 1)


# Andúril.


@combat("anduril", time=4)
def anduril(state: State, side: int) -> None:
    """After the Combat roll Strider gives up his Leadership, and one of your missed dice becomes a hit; or Aragorn gives up his, and one
    or two of them do.
    """
    for heir in (STRIDER, ARAGORN):
        if heir in able_to_forfeit(state) and state.battle[MISSED + FREE]:
            forfeit_leadership(state, heir)
            push(state, ("anduril_turns", seat_fighting(state, FREE), heir))


@question("BG-C119", "heir:character", everybody_sees=True)
def anduril_turns(state: State, seat: int, heir: int) -> list[Action]:
    """(anduril_turns, seat, heir): how many misses become hits."""
    most = 2 if heir == ARAGORN else 1
    return [("number", count) for count in range(1, min(most, state.battle[MISSED + FREE]) + 1)]


@answers(anduril_turns)
def turn_by_anduril(state: State, action: Action, seat: int, heir: int) -> None:
    turn_misses(state, FREE, action[1])


# Heroic Death.


@combat("heroic-death", time=6)
def heroic_death(state: State, side: int) -> None:
    """Before casualties are removed you may sacrifice one figure in the battle: a Leader cancels one hit of the enemy, a Companion as many
    as his Level.
    """
    if hits_of(state, SHADOW):
        push(state, ("heroic_sacrifice", seat_fighting(state, FREE)))


@question("BG-C120", everybody_sees=True)
def heroic_sacrifice(state: State, seat: int) -> list[Action]:
    """(heroic_sacrifice, seat): who dies, or nobody."""
    return [("sacrifice", figure) for figure in (*leaders_fighting(state), *companions_fighting(state))] + [("decline", 0)]


@answers(heroic_sacrifice)
def die_heroically(state: State, action: Action, seat: int) -> None:
    verb, figure = action
    if verb == "sacrifice":
        cancel_hits(state, SHADOW, min(hits_of(state, SHADOW), LEVEL[figure] if figure >= KINDS else 1), FREE)
        eliminate_in_battle(state, FREE, figure)


# Daring Defiance.


@combat("daring-defiance", time=0)
def daring_defiance(state: State, side: int) -> None:
    """If the Shadow uses a Combat card, it has no effect, and all Companions in the battle give up their Leadership."""
    if state.battle[CARD + SHADOW]:  # BG-C115
        for companion in able_to_forfeit(state):
            forfeit_leadership(state, companion)
        cancel_card(state, SHADOW)


# Fateful Strike.


@combat("fateful-strike", time=6)
def fateful_strike(state: State, side: int) -> None:
    """If your Leader re-roll scored a hit, eliminate a Nazgûl in the battle as well, not the Witch-king; from two such hits on you may
    eliminate a Minion there instead.
    """
    if fateful_victims(state):
        push(state, ("fateful_victim", seat_fighting(state, FREE)))


def fateful_victims(state: State) -> list[int]:
    """Whom the hits of the re-roll allow to eliminate; the Witch-king is a Minion here (BG-C121)."""
    again = state.battle[HIT_AGAIN + FREE]
    nazgul = [NAZGUL] if again and fighting(state, SHADOW, NAZGUL) else []
    return nazgul + (minions_fighting(state) if again > 1 else [])


@question("BG-C121", everybody_sees=True)
def fateful_victim(state: State, seat: int) -> list[Action]:
    """(fateful_victim, seat): a Nazgûl must be eliminated if one is there; a Minion may."""
    victims = fateful_victims(state)
    return [("eliminate", figure) for figure in victims] + [("decline", 0)] * (NAZGUL not in victims)


@answers(fateful_victim)
def strike_fatefully(state: State, action: Action, seat: int) -> None:
    if action[0] == "eliminate":
        eliminate_in_battle(state, SHADOW, action[1])


# Sudden Strike, Charge.


@combat("sudden-strike", time=2)
def sudden_strike(state: State, side: int) -> None:
    """Before the Combat roll attack with as many dice as your Leadership, at most five; the losses are taken at once."""
    extra_attack(state, FREE, leadership(state, FREE), number_needed(state, FREE), before=True)


@combat("charge", time=2)
def charge(state: State, side: int) -> None:
    """Before the Combat roll attack with one die for each Elite of the Free Peoples in the battle, at most five; the losses are taken at
    once.
    """
    extra_attack(state, FREE, elites_fighting(state, FREE), number_needed(state, FREE), before=True)


# Brave Stand, Huorn-dark, Daylight.


@combat("brave-stand", time=3)
def brave_stand(state: State, side: int) -> None:
    """In its Combat roll the Shadow rolls one die fewer for each Companion in the battle, but at least one."""
    state.battle[LESS + SHADOW] += len(companions_fighting(state))


@combat("huorn-dark", time=3)
def huorn_dark(state: State, side: int) -> None:
    """In its Combat roll the Shadow rolls at most two dice."""
    state.battle[MOST + SHADOW] = 2


@combat("daylight", time=3)
def daylight(state: State, side: int) -> None:
    """In its Combat roll the Shadow rolls at most three dice."""
    state.battle[MOST + SHADOW] = 3


# Ents' Rage, Advantageous Position.


@combat("ents-rage", time=3)
def ents_rage(state: State, side: int) -> None:
    """Add 2 to each die of your Combat roll."""
    add_to_combat_roll(state, FREE, 2)


@combat("advantageous-position", time=3)
def advantageous_position(state: State, side: int) -> None:
    """Subtract 1 from each die of the Shadow's Combat roll; a 6 still hits."""
    add_to_combat_roll(state, SHADOW, -1)


# Nameless Wood, No Quarter.


@combat("nameless-wood", time=5)
def nameless_wood(state: State, side: int) -> None:
    """If your rolls of this round scored a hit, add two hits."""
    if rolled_hits(state, FREE):
        add_hits(state, FREE, 2)


@combat("no-quarter", time=5)
def no_quarter(state: State, side: int) -> None:
    """If your rolls of this round scored a hit, add one hit."""
    if rolled_hits(state, FREE):
        add_hits(state, FREE, 1)


# Scouts.


@combat("scouts", time=1)
def scouts(state: State, side: int) -> None:
    """Before the Combat roll your whole Army retreats to a free region next to it, or withdraws into its Stronghold. The battle ends."""
    if ways_out(state):
        push(state, ("scouts_lead", seat_fighting(state, FREE)))


def ways_out(state: State) -> list[Action]:
    """Where the defenders can retreat to, and whether they can withdraw (BG-C125)."""
    return [("to", region) for region in havens(state, FREE, state.battle[PLACE])] + [("withdraw", 0)] * may_withdraw(state)


@question("BG-C125", everybody_sees=True)
def scouts_lead(state: State, seat: int) -> list[Action]:
    """(scouts_lead, seat): where the Army goes; it may not stay."""
    return ways_out(state)


@answers(scouts_lead)
def follow_scouts(state: State, action: Action, seat: int) -> None:
    if action[0] == "withdraw":
        push(state, ("into_stronghold", NOBODY))
        return
    put_cards_away(state)
    break_off(state)
    retreats(state, action[1])


# Shield-wall, Confusion.


@combat("shield-wall", time=6)
def shield_wall(state: State, side: int) -> None:
    """If the enemy's Combat roll and Leader re-roll scored two hits or more together, cancel one of them."""
    if rolled_hits(state, SHADOW) > 1:
        cancel_hits(state, SHADOW, 1, FREE)


@combat("confusion", time=4)
def confusion(state: State, side: int) -> None:
    """Each 1 shown in the Shadow's Combat roll is a hit on the Shadow Army, and is not rolled again in its Leader re-roll."""
    ones = state.battle[ONES + SHADOW]
    if ones:
        state.battle[MISSED + SHADOW] -= ones
        add_hits(state, FREE, ones)
