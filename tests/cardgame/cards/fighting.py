"""Fighting one combat of a position, without the rest of its round."""

from tests.cardgame.telling import forget, icons_told
from thirdage.cardgame.book import BOOK, NOBODY
from thirdage.cardgame.positions import FRODO
from thirdage.cardgame.state import State
from thirdage.cardgame.tables import PLACE


def fight(state: State, place: str) -> tuple[int, int]:
    """Fight at this place now, up to the first question; then Frodo is on turn. Tells the attack icons and the place's own defence."""
    forget(state)
    state.stack = [("turn", FRODO), ("combat", NOBODY, PLACE[place])]
    BOOK.run(state)
    return icons_told(state)


def uncancelled(state: State) -> int:
    """How many attack icons of the combat just fought were not cancelled."""
    (won,) = (event for event in state.events or () if event[0] in ("wins_free", "wins_shadow"))
    left: int = won[2]
    return left
