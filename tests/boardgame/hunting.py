"""What tests of the Fellowship and the Hunt share: tiles by their ids, and frames to begin and to end with."""

from __future__ import annotations

from thirdage.boardgame.book import BOOK, NOBODY
from thirdage.boardgame.positions import SHADOW
from thirdage.boardgame.state import State
from thirdage.boardgame.tables import TILES
from thirdage.kernel.frames import Frame

LATER: tuple[Frame, ...] = (("turn", SHADOW),)
PHASE: Frame = ("fellowship_phase", NOBODY)


def tile(id: str, copy: int = 0) -> int:
    """The number of a Hunt tile; of several alike the first, or the one told."""
    return [number for number, face in TILES.items() if face.id == id][copy]


def pool(*ids: str) -> list[int]:
    """Tiles by their ids; the same id twice gives two of them."""
    return [tile(id, ids[:at].count(id)) for at, id in enumerate(ids)]


def draw(cause: int, number: int = 0) -> Frame:
    """The Shadow draws a tile for this cause; of a Hunt with so many successes."""
    return ("draw_tile", NOBODY, cause, number)


def then_comes(state: State, frame: Frame) -> None:
    """This happens next, before whatever waits."""
    state.stack.append(frame)
    BOOK.run(state)
