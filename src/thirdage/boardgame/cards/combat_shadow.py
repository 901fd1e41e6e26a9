"""Combat effects of Shadow cards, in printed order; first whom or what they need (BG-13.15)."""

from __future__ import annotations

from thirdage.boardgame.battle import extra_attack, hits_of, rolled_hits, strike_at_once
from thirdage.boardgame.book import NOBODY, answers, push, question, refuses
from thirdage.boardgame.cards.combat_verbs import (
    add_hits,
    add_to_combat_roll,
    add_to_reroll,
    cancel_card,
    eliminate_in_battle,
    forfeit_nazgul,
)
from thirdage.boardgame.fighting import (
    companions_fighting,
    elites_fighting,
    fighting,
    leaders_fighting,
    leadership,
    nazgul_leadership,
    place_of_side,
    region_fought_for,
    seat_fighting,
    units_fighting,
)
from thirdage.boardgame.hooks import combat, fightable
from thirdage.boardgame.losses import FIGHTING, absorb, take_hits, why_not_lose
from thirdage.boardgame.state import CARD, FORM, HIT_AGAIN, HIT_BEFORE, LESS, NO_REROLL, SIEGE_BATTLE, SILENCED, State
from thirdage.boardgame.tables import DISTANCE, ELITE, FREE, ISENGARD, LEVEL, NAZGUL, REGION, REGULAR, SHADOW, WITCH_KING, kind_of
from thirdage.boardgame.whereabouts import SOUTHRON_ELITE
from thirdage.kernel.events import tell
from thirdage.kernel.frames import Action

MORIA = REGION["Moria"]
FOUR, FIVE = 4, 5  # numbers printed on the card, which hold in sieges and against Cities too (BG-C132)


# Whom and what they need.


@fightable("one-for-the-dark-lord")
def needs_ring_bearers(state: State, side: int) -> str:
    """Use only if the Ring-bearers are in the region of the defending Army."""
    return "" if state.bearers == region_fought_for(state) else "BG-C140"


@fightable("cruel-as-death")
def needs_two_points(state: State, side: int) -> str:
    """Use only if the Leadership of the Nazgûl in the battle is 2 or more."""
    return "" if nazgul_leadership(state) > 1 else "BG-C127:two"


@fightable("they-are-terrible", "dread-and-despair", "foul-stench")
def needs_a_point(state: State, side: int) -> str:
    """Use only if the Leadership of the Nazgûl in the battle is 1 or more."""
    return "" if nazgul_leadership(state) else "BG-C127:one"


@fightable("black-breath", "words-of-power")
def needs_nazgul(state: State, side: int) -> str:
    """Use only if a Nazgûl takes part in the battle."""
    return "" if fighting(state, SHADOW, NAZGUL) or fighting(state, SHADOW, WITCH_KING) else "BG-13.15:nazgul"


@fightable("durins-bane")
def needs_moria(state: State, side: int) -> str:
    """Use only if the defending Army is in Moria or at most two regions from it."""
    return "" if DISTANCE[MORIA][region_fought_for(state)] <= 2 else "BG-C14"


@fightable("devilry-of-orthanc")
def needs_isengard(state: State, side: int) -> str:
    """Use only in a siege battle in which a unit of Isengard takes part."""
    units = sum(fighting(state, SHADOW, kind_of(ISENGARD, type)) for type in (REGULAR, ELITE))
    return "" if units and state.battle[FORM] == SIEGE_BATTLE else "BG-C133"


@fightable("mumakil")
def needs_southron_elite(state: State, side: int) -> str:
    """Use only if an Elite of the Southrons and Easterlings takes part in the battle."""
    return "" if fighting(state, SHADOW, SOUTHRON_ELITE) else "BG-13.15:southron"


@fightable("we-come-to-kill")
def needs_elite(state: State, side: int) -> str:
    """Use only if an Elite of the Shadow takes part in the battle."""
    return "" if elites_fighting(state, SHADOW) else "BG-13.15:elite"


# One for the Dark Lord.


@combat("one-for-the-dark-lord", time=3)
def one_for_the_dark_lord(state: State, side: int) -> None:
    """Add 1 to each die of your Combat roll and of your Leader re-roll."""
    add_to_combat_roll(state, SHADOW, 1)
    add_to_reroll(state, SHADOW, 1)


# Cruel as Death, They Are Terrible.


@combat("cruel-as-death", time=3)
def cruel_as_death(state: State, side: int) -> None:
    """Give up two points of Nazgûl Leadership: add 1 to each die of your Combat roll."""
    forfeit_nazgul(state, 2)
    add_to_combat_roll(state, SHADOW, 1)


@combat("they-are-terrible", time=4)
def they_are_terrible(state: State, side: int) -> None:
    """Give up one point of Nazgûl Leadership: add 1 to each die of your Leader re-roll."""
    forfeit_nazgul(state, 1)
    add_to_reroll(state, SHADOW, 1)


# Dread and Despair.


@combat("dread-and-despair", time=3)
def dread_and_despair(state: State, side: int) -> None:
    """Give up one point of Nazgûl Leadership or more: in their Combat roll the Free Peoples roll so many dice fewer, but at least one."""
    push(state, ("dread_points", seat_fighting(state, SHADOW)))


@question("BG-C127", everybody_sees=True)
def dread_points(state: State, seat: int) -> list[Action]:
    """(dread_points, seat): how many points, at least one and at most all."""
    return [("number", points) for points in range(1, nazgul_leadership(state) + 1)]


@answers(dread_points)
def spread_dread(state: State, action: Action, seat: int) -> None:
    forfeit_nazgul(state, action[1])
    state.battle[LESS + FREE] += action[1]


# Foul Stench.


@combat("foul-stench", time=3)
def foul_stench(state: State, side: int) -> None:
    """If the Leadership of the Nazgûl in the battle is at least that of the whole Free Peoples Army, the Free Peoples have no
    Leader re-roll.
    """
    if nazgul_leadership(state) >= leadership(state, FREE):
        state.battle[NO_REROLL + FREE] = 1
        tell(state, "no_reroll", FREE)


# Black Breath.


@combat("black-breath", time=6)
def black_breath(state: State, side: int) -> None:
    """If your Leader re-roll scored a hit, you may also eliminate a Leader of the Free Peoples in the battle, or a Companion there whose
    Level is not above the number of hits of the re-roll.
    """
    if state.battle[HIT_AGAIN + SHADOW]:
        push(state, ("black_breath_victim", seat_fighting(state, SHADOW)))


@question("BG-C129", everybody_sees=True)
def black_breath_victim(state: State, seat: int) -> list[Action]:
    """(black_breath_victim, seat): a Leader, a Companion whose Level allows it, or nobody."""
    hits = state.battle[HIT_AGAIN + SHADOW]
    victims = leaders_fighting(state) + [companion for companion in companions_fighting(state) if LEVEL[companion] <= hits]
    return [("eliminate", figure) for figure in victims] + [("decline", 0)]


@answers(black_breath_victim)
def breathe_on(state: State, action: Action, seat: int) -> None:
    if action[0] == "eliminate":
        eliminate_in_battle(state, FREE, action[1])


@refuses(black_breath_victim)
def why_not_breathe_on(state: State, action: Action, seat: int) -> str:
    return "BG-C129:level" if action[0] == "eliminate" and action[1] in companions_fighting(state) else ""


# Words of Power.


@combat("words-of-power", time=1)
def words_of_power(state: State, side: int) -> None:
    """Choose a Companion in the battle: his Leadership and special abilities do not count this round."""
    if companions_fighting(state):
        push(state, ("words_of_power_on", seat_fighting(state, SHADOW)))


@question("BG-C130", everybody_sees=True)
def words_of_power_on(state: State, seat: int) -> list[Action]:
    """(words_of_power_on, seat): which Companion."""
    return [("take", companion) for companion in companions_fighting(state)]


@answers(words_of_power_on)
def silence(state: State, action: Action, seat: int) -> None:
    state.battle[SILENCED] = action[1]
    tell(state, "silenced", action[1])


# Durin's Bane.


@combat("durins-bane", time=2)
def durins_bane(state: State, side: int) -> None:
    """Before the Combat roll attack with three dice that hit on 4 or more; the losses are taken at once."""
    extra_attack(state, SHADOW, 3, FOUR, before=True)


# Devilry of Orthanc.


@combat("devilry-of-orthanc", time=3)
def devilry_of_orthanc(state: State, side: int) -> None:
    """Add 1 to each die of your Combat roll."""
    add_to_combat_roll(state, SHADOW, 1)


# Deadly Strife, Desperate Battle.


@combat("deadly-strife", time=3)
def deadly_strife(state: State, side: int) -> None:
    """Both sides add 2 to each die of their Combat roll and Leader re-roll."""
    for each in (FREE, SHADOW):
        add_to_combat_roll(state, each, 2)
        add_to_reroll(state, each, 2)


@combat("desperate-battle", time=3)
def desperate_battle(state: State, side: int) -> None:
    """Both sides add 1 to each die of their Combat roll and Leader re-roll."""
    for each in (FREE, SHADOW):
        add_to_combat_roll(state, each, 1)
        add_to_reroll(state, each, 1)


# Onslaught, Relentless Assault: hits on one's own Army, one loss at a time, so that none is asked for that it cannot take.


def own_losses(state: State, seat: int, left: int) -> list[Action]:
    """Which unit takes one hit more, or two, or enough of it."""
    losses = take_hits(state, seat, SHADOW, place_of_side(state, SHADOW), left, FIGHTING) if left else []
    return [*losses, ("done", 0)]


@combat("onslaught", time=7)
def onslaught(state: State, side: int) -> None:
    """After casualties are removed you may take up to four hits on your own units; then roll one die for each, and every 4 or more is a hit
    on the enemy at once.
    """
    push(state, ("onslaught_losses", seat_fighting(state, SHADOW), 0))


@question("BG-C135", "taken:number", everybody_sees=True)
def onslaught_losses(state: State, seat: int, taken: int) -> list[Action]:
    """(onslaught_losses, seat, taken): one loss more, or attack."""
    return own_losses(state, seat, 4 - taken)


@answers(onslaught_losses)
def lose_in_onslaught(state: State, action: Action, seat: int, taken: int) -> None:
    if action[0] == "done":
        if taken:
            extra_attack(state, SHADOW, taken, FOUR, before=False)
    else:
        taken += absorb(state, place_of_side(state, SHADOW), action, 4 - taken)
        push(state, ("onslaught_losses", seat_fighting(state, SHADOW), taken))


@refuses(onslaught_losses)
def why_not_in_onslaught(state: State, action: Action, seat: int, taken: int) -> str:
    return why_not_lose(state, action, seat, SHADOW, place_of_side(state, SHADOW), 4 - taken, FIGHTING)


@combat("relentless-assault", time=3)
def relentless_assault(state: State, side: int) -> None:
    """Before the Combat roll you may take up to two hits on your own units; for each of them add 1 to each die of your Combat roll."""
    push(state, ("assault_losses", seat_fighting(state, SHADOW), 0))


@question("BG-C136", "taken:number", everybody_sees=True)
def assault_losses(state: State, seat: int, taken: int) -> list[Action]:
    """(assault_losses, seat, taken): one loss more, or roll."""
    return own_losses(state, seat, 2 - taken)


@answers(assault_losses)
def lose_in_assault(state: State, action: Action, seat: int, taken: int) -> None:
    if action[0] == "done":
        add_to_combat_roll(state, SHADOW, taken)
        push(state, ("still_fighting", NOBODY))
    else:
        taken += absorb(state, place_of_side(state, SHADOW), action, 2 - taken)
        push(state, ("assault_losses", seat_fighting(state, SHADOW), taken))


@refuses(assault_losses)
def why_not_in_assault(state: State, action: Action, seat: int, taken: int) -> str:
    return why_not_lose(state, action, seat, SHADOW, place_of_side(state, SHADOW), 2 - taken, FIGHTING)


# Great Host.


@combat("great-host", time=7)
def great_host(state: State, side: int) -> None:
    """After casualties are removed the enemy takes one hit if you have at least twice as many units in the battle."""
    if units_fighting(state, SHADOW) >= 2 * units_fighting(state, FREE):
        tell(state, "hits_at_once", state.battle[CARD + SHADOW], FREE, 1)
        strike_at_once(state, FREE, 1)


# Mûmakil.


@combat("mumakil", time=3)
def mumakil_at_the_roll(state: State, side: int) -> None:
    """Add 1 to each die of your Combat roll."""
    add_to_combat_roll(state, SHADOW, 1)


@combat("mumakil", time=5)
def mumakil_after_the_rolls(state: State, side: int) -> None:
    """After the re-rolls add one hit if your rolls scored more hits than the enemy has scored this round."""
    if rolled_hits(state, SHADOW) > hits_of(state, FREE) + state.battle[HIT_BEFORE + FREE]:
        add_hits(state, SHADOW, 1)


# Swarm of Bats.


@combat("swarm-of-bats", time=0)
def swarm_of_bats(state: State, side: int) -> None:
    """The Free Peoples' Combat card has no effect; if they use none, add 1 to each die of your Leader re-roll."""
    if state.battle[CARD + FREE]:
        cancel_card(state, FREE)
    else:
        add_to_reroll(state, SHADOW, 1)


# We Come to Kill.


@combat("we-come-to-kill", time=7)
def we_come_to_kill(state: State, side: int) -> None:
    """After casualties are removed attack with one die for each Elite of the Shadow still in the battle, at most five, hitting on 5 or
    more.
    """
    extra_attack(state, SHADOW, elites_fighting(state, SHADOW), FIVE, before=False)
