"""What a test hears of a game: the events as a seat is told them, without the sentences, so that no wording matters."""

from thirdage.cardgame.events import KINDS
from thirdage.cardgame.positions import GAME
from thirdage.cardgame.state import State
from thirdage.cardgame.tables import CARDS
from thirdage.kernel.events import HIDDEN


def told(s: State, *kinds: str, seat: str | None = None) -> list[tuple[str, ...]]:
    """The events of these kinds since last asked, each with the names of its cards; a card that is hidden has none."""
    heard = []
    for event in GAME.redact(s, GAME.events(s), seat):
        if event[0] in kinds:
            cards = [number for fact, number in zip(KINDS[event[0]], event[1:]) if fact.kind == "card" and number not in (0, HIDDEN)]
            heard.append((event[0], *(CARDS[number].name for number in cards)))
    return heard


def icons(s: State) -> tuple[int, int]:
    """Attack icons and the location's own defence in the last combat since last asked."""
    return next((event[2], event[3]) for event in reversed(GAME.events(s)) if event[0] == "combat")
