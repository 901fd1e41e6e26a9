"""The Guide of the Fellowship (BG-17.6 to BG-17.10)."""

from __future__ import annotations

from thirdage.boardgame.book import answers, push, question, refuses, step
from thirdage.boardgame.state import IN_FELLOWSHIP, State, in_fellowship
from thirdage.boardgame.tables import COMPANIONS, FREE, GOLLUM, LEVEL
from thirdage.kernel.events import tell
from thirdage.kernel.frames import Action


def possible_guides(state: State) -> list[int]:
    """The Companions of the highest Level left in the Fellowship (BG-17.6); without any, Gollum (BG-17.10)."""
    left = in_fellowship(state)
    highest = max((LEVEL[companion] for companion in left), default=0)
    return [companion for companion in left if LEVEL[companion] == highest] or [GOLLUM]


def set_guide(state: State, guide: int) -> None:
    if guide != state.guide:
        state.guide = guide
        tell(state, "guide", guide)


def guide_again(state: State) -> None:
    """Somebody left the Fellowship: a Guide who is gone is followed at once; which of several may, is asked by `name_guide`."""
    guides = possible_guides(state)
    if state.guide not in guides:
        set_guide(state, guides[0])


@step
def name_guide(state: State, seat: int) -> None:
    """Whenever a Companion has left or is eliminated the Free Peoples may name another Guide (BG-17.9, BG-R68)."""
    if len(possible_guides(state)) > 1:
        push(state, ("guide", state.leading[FREE]))


@question("BG-17.6", everybody_sees=True)
def guide(state: State, seat: int) -> list[Action]:
    """(guide, seat): who of those of the highest Level."""
    return [("guide", companion) for companion in possible_guides(state)]


@answers(guide)
def take_lead(state: State, action: Action, seat: int) -> None:
    set_guide(state, action[1])


@refuses(guide)
def why_not_guide(state: State, action: Action, seat: int) -> str:
    companion = action[1]
    if action[0] != "guide" or companion not in COMPANIONS:
        return ""
    return "BG-17.6" if state.where[companion] == IN_FELLOWSHIP else "BG-17.5"
