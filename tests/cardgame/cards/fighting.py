"""Fighting one combat of a position, without the rest of its round."""

from thirdage.cardgame.book import BOOK, NOBODY
from thirdage.cardgame.positions import FRODO, log
from thirdage.cardgame.state import State
from thirdage.cardgame.tables import PLACE


def fight(state: State, place: str) -> list[str]:
    """The log of the combat fought at this place now, up to its first question; then Frodo is on turn."""
    log(state)
    state.stack = [("turn", FRODO), ("combat", NOBODY, PLACE[place])]
    BOOK.run(state)
    return log(state)
