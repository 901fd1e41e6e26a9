"""Combat and corruption tokens (CG-11.4, CG-10.12): icons put on locations and cards, points of the Shadow. Each verb tells what it did."""

from __future__ import annotations

from thirdage.cardgame.state import State
from thirdage.cardgame.tables import is_path
from thirdage.kernel.events import tell


def add_token(state: State, thing: int, attack: int, defence: int) -> None:
    """Put icons on a location or a card (CG-11.4)."""
    for index, (other, a, d) in enumerate(state.tokens):
        if other == thing:
            state.tokens[index] = (thing, a + attack, d + defence)
            break
    else:
        state.tokens.append((thing, attack, defence))
    tell(state, token_event(thing, attack), thing, attack or defence)


def token_event(thing: int, attack: int) -> str:
    kind = "card" if thing < 200 else "path" if is_path(thing) else "battleground"
    return f"token_{kind}_{'attack' if attack else 'defence'}"


def tokens_on(state: State, thing: int) -> tuple[int, int]:
    """Attack and defence icons put on a location or card."""
    for other, attack, defence in state.tokens:
        if other == thing:
            return attack, defence
    return 0, 0


def add_corruption(state: State, count: int) -> None:
    state.corruption += count
    tell(state, "corruption", count, state.corruption)


def remove_corruption(state: State, count: int) -> None:
    """As many as there are (CG-10.12)."""
    removed = min(count, state.corruption)
    if removed:
        state.corruption -= removed
        tell(state, "corruption_removed", removed, state.corruption)
