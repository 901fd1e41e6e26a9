"""Test texts for Event cards: `hang(monkeypatch, "Athelas", event=...)` gives a card these texts and no others of its own.

Rules about cards in general are proved with such texts, so that they hold whatever a printed card says.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from thirdage.boardgame import hooks
from thirdage.boardgame.state import State
from thirdage.boardgame.tables import CARD, CARDS

Text = Callable[..., Any]


def nothing(state: State, seat: int, card: int) -> None:
    """A text that does nothing."""


def hang(
    patch: pytest.MonkeyPatch,
    name: str,
    *,
    event: Text | None = None,
    playable: Text | None = None,
    keeps: Text | None = None,
    removable: Text | None = None,
    removal: Text | None = None,
    fightable: Text | None = None,
    combat: dict[int, Text] | None = None,
) -> int:
    """Give a card these texts instead of its own, and return its number."""
    card = CARD[name]
    tables: tuple[tuple[dict[int, Any], Text | None], ...] = (
        (hooks.EVENT, event or nothing),
        (hooks.PLAYABLE, playable),
        (hooks.KEEPS, keeps),
        (hooks.REMOVABLE, removable),
        (hooks.REMOVAL, removal),
        (hooks.NEEDS, None),
    )
    for table, text in tables:
        if text is None:
            patch.delitem(table, card, raising=False)
        else:
            patch.setitem(table, card, text)
    effect = CARDS[card].combat
    if fightable is None:
        patch.delitem(hooks.FIGHTABLE, effect, raising=False)
    else:
        patch.setitem(hooks.FIGHTABLE, effect, fightable)
    for time in range(8):
        patch.delitem(hooks.COMBAT_EFFECT, (effect, time), raising=False)
    for time, text in (combat or {}).items():
        patch.setitem(hooks.COMBAT_EFFECT, (effect, time), text)
    return card
