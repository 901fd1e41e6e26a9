"""Makes the golden records of the card game anew: only on purpose, with a new version of the game. See tests/cardgame/test_golden.py.

.venv/bin/python tools/golden.py
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from thirdage import games, players
from thirdage.kernel.records import Record, note, write
from thirdage.players.table import play_out

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "cardgame" / "golden"
GOLDEN: dict[str, tuple[str, str, dict[str, Any]]] = {
    "four-persons": ("trilogy", "greedy", {"persons": 4}),
    "three-persons": ("trilogy", "greedy", {"persons": 3}),
    "two-persons": ("trilogy", "greedy", {"persons": 2}),
    "promos": ("trilogy", "random", {"persons": 4, "promos": True}),
    "duel2": ("duel2", "greedy", {}),
    "duel3": ("duel3", "greedy", {}),
    "fellowship": ("fellowship", "greedy", {}),
    "solo": ("trilogy", "greedy", {"shadow": "bots"}),
    "co-op": ("trilogy", "greedy", {"shadow": "bots", "difficulty": "challenging", "persons": 2}),
    "solo-duel": ("duel2", "greedy", {"shadow": "bots", "difficulty": "challenging", "promos": True}),
    "solo-fellowship": ("fellowship", "greedy", {"shadow": "bots"}),
}


def main() -> None:
    game = games.get("cardgame")
    for name, (scenario, player, options) in GOLDEN.items():
        record = Record(game.name, game.version, scenario, options, name)
        state = game.new(scenario=scenario, seed=name, **options)
        seated = {seat: players.get(player, seed=seat) for seat in game.seats(state)}
        play_out(game, state, seated, Random(name), lambda action, state=state, record=record: note(game, state, record, action))
        (FOLDER / f"{name}.record").write_text(write(record), encoding="utf-8")
        print(f"{name}: {len(record.picks)} picks, {game.result(state)}")


if __name__ == "__main__":
    main()
