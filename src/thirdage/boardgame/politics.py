"""The Political Track: chapter 16. A Nation becomes active, steps forward, goes to war."""

from __future__ import annotations

from thirdage.boardgame.state import ATTACKER, State, is_active
from thirdage.boardgame.table_cards import from_table, table_card, tend_table
from thirdage.boardgame.tables import AT_WAR, FIRST_NATION, FREE, NATIONS_OF, ROHAN, SHADOW, SIDE_OF, regions
from thirdage.kernel.events import tell

# Why a Nation becomes active or steps forward, as the log tells it and as cards ask.
BY_DIPLOMACY, BY_ATTACK, BY_CAPTURE, BY_ENTRY, BY_DECLARATION, BY_COMPANION, BY_ABILITY, BY_CARD, BY_WITCH_KING = range(9)
HALLS_OF_ROHAN = regions("Edoras", "Helm's Deep")


def activate(state: State, nation: int, why: int, region: int = 0) -> None:
    """Turn a Free Peoples Nation active, unless Wormtongue forbids it (BG-16.5, BG-C89)."""
    if is_active(state, nation) or (nation == ROHAN and is_spellbound(state, why, region)):
        return
    state.active[nation - FIRST_NATION] = 1
    tell(state, "activates", nation, why)
    tend_table(state)


def is_spellbound(state: State, why: int, region: int) -> bool:
    """Does Wormtongue on the table keep Rohan passive: all but a Companion, Edoras and Helm's Deep (BG-C89)?"""
    if not table_card(state, "Wormtongue") or why == BY_COMPANION:
        return False
    advancing = why == BY_ENTRY and bool(state.battle) and state.battle[ATTACKER] == SHADOW  # into the region that was attacked
    return not (region in HALLS_OF_ROHAN and (why in (BY_DECLARATION, BY_ATTACK) or advancing))


def cannot_advance(state: State, nation: int) -> str:
    """The rule by which this Nation cannot make a step now, or nothing."""
    step = state.track[nation - FIRST_NATION]
    if step == AT_WAR:
        return "BG-16.4"
    return "BG-16.9" if step == AT_WAR - 1 and not is_active(state, nation) else ""


def advance(state: State, nation: int, why: int) -> None:
    """One step towards war. A step that the Nation cannot make is lost (BG-R45)."""
    if cannot_advance(state, nation):
        return
    state.track[nation - FIRST_NATION] += 1
    tell(state, "advances", nation, state.track[nation - FIRST_NATION], why)
    threats = table_card(state, "Threats and Promises")
    if threats and SIDE_OF[nation] == FREE and why in (BY_ATTACK, BY_ABILITY):
        from_table(state, threats)


def to_war(state: State, nation: int) -> None:
    """Straight to the last box, for an active Nation."""
    if state.track[nation - FIRST_NATION] < AT_WAR and is_active(state, nation):
        state.track[nation - FIRST_NATION] = AT_WAR
        tell(state, "advances", nation, AT_WAR, BY_CARD)


def fall_back(state: State, nation: int) -> None:
    """One step away from war, not beyond the first box (BG-C99)."""
    if state.track[nation - FIRST_NATION]:
        state.track[nation - FIRST_NATION] -= 1
        tell(state, "falls_back", nation, state.track[nation - FIRST_NATION])


def all_at_war(state: State, side: int) -> bool:
    return all(state.track[nation - FIRST_NATION] == AT_WAR for nation in NATIONS_OF[side])


def any_at_war(state: State, side: int) -> bool:
    return any(state.track[nation - FIRST_NATION] == AT_WAR for nation in NATIONS_OF[side])
