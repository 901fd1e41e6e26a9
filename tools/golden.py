"""Makes the golden records of a game anew: only on purpose, with a new version of the game. See tests/test_golden.py.

A record that was kept for a version is not changed under it: raise `version` of the game first.

.venv/bin/python tools/golden.py cardgame
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path
from random import Random
from typing import Any

from thirdage import games, players
from thirdage.kernel.records import Record, note, write
from thirdage.players.table import play_out

TESTS = Path(__file__).resolve().parent.parent / "tests"
SUMS = "sums.json"  # for each version of the game, what its golden records were
Games = dict[str, tuple[str, str, dict[str, Any]]]  # name of the record -> scenario, player on all seats, options
CARD_GAMES: Games = {
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
BOARD_GAMES: Games = {
    "two": ("base", "greedy", {"persons": 2}),
    "two-again": ("base", "greedy", {"persons": 2, "rulings": {"BG-C35": "stay", "BG-C154": "drawn", "BG-C20": "deck"}}),
    "three": ("base", "greedy", {"persons": 3}),
    "four": ("base", "greedy", {"persons": 4}),
    "four-again": ("base", "greedy", {"persons": 4}),
}
GOLDEN = {"cardgame": CARD_GAMES, "boardgame": BOARD_GAMES}


def main() -> None:
    game = games.get(sys.argv[1])
    made: dict[str, str] = {}
    for name, (scenario, player, options) in GOLDEN[game.name].items():
        record = Record(game.name, game.version, scenario, options, name)
        state = game.new(scenario=scenario, seed=name, **options)
        seated = {seat: players.get(player, seed=seat) for seat in game.seats(state)}
        play_out(game, state, seated, Random(name), lambda action, state=state, record=record: note(game, state, record, action))
        made[name] = write(record)
        print(f"{name}: {len(record.picks)} picks, {game.result(state)}")
    keep(TESTS / game.name / "golden", game.version, made)


def keep(folder: Path, version: str, made: dict[str, str]) -> None:
    """All of them, or none: a version that has other records already would mean two things."""
    folder.mkdir(exist_ok=True)
    known_sums = folder / SUMS
    sums: dict[str, dict[str, str]] = json.loads(known_sums.read_text(encoding="utf-8")) if known_sums.exists() else {}
    new = {name: hashlib.sha256(text.encode("utf-8")).hexdigest()[:16] for name, text in made.items()}
    changed = [name for name, known in sums.get(version, {}).items() if new.get(name) != known]
    if changed:
        raise SystemExit(f"Version {version} has other records already of {', '.join(changed)}: raise the game's version first.")
    for name, text in made.items():
        (folder / f"{name}.record").write_text(text, encoding="utf-8")
    known_sums.write_text(json.dumps(sums | {version: new}, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
