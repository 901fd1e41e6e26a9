"""Everything that can sit on a seat besides a person. `players.get("greedy", seed="1")` makes one; `players.names()` lists them."""

from __future__ import annotations

from thirdage.players.register import get, names

__all__ = ["get", "names"]
