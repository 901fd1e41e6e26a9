"""Golden games: whole records that must replay to the same hashes, in every process, under every hash seed.

They change only on purpose, with the version of the game: raise it, make them anew, read the difference, say why in the commit.

    .venv/bin/python tools/golden.py cardgame

The name of the game stands last. `golden/sums.json` of a game keeps what the records of each version were, so that none changes without a
new version. Its older entries stay.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.citing import bar
from thirdage import games
from thirdage.kernel.records import read, replay, state_hash

HERE = Path(__file__).parent
NAMES = ("cardgame", "boardgame")
GOLDEN = {name: sorted((HERE / name / "golden").glob("*.record")) for name in NAMES}
EACH = [pytest.param(name, file, id=f"{name}-{file.stem}") for name in NAMES for file in GOLDEN[name]]
OTHER_PROCESS = """
import sys
from pathlib import Path
from thirdage import games
from thirdage.kernel.records import read, replay, state_hash
game = games.get(sys.argv[1])
for file in sys.argv[2:]:
    print(state_hash(game, replay(game, read(Path(file).read_text(encoding="utf-8")))))
"""


@bar("R6")
@pytest.mark.parametrize("name", NAMES)
def test_a_golden_game_changes_only_with_the_version_of_the_game(name: str) -> None:
    sums = json.loads((HERE / name / "golden" / "sums.json").read_text(encoding="utf-8"))
    now = {file.stem: hashlib.sha256(file.read_bytes()).hexdigest()[:16] for file in GOLDEN[name]}
    assert sums[games.get(name).version] == now, "made by tools/golden.py, which asks for a new version first"
    assert list(sums)[-1] == games.get(name).version


@bar("R6")
@pytest.mark.parametrize("name, file", EACH)
def test_a_golden_game_replays_to_its_end_with_every_hash(name: str, file: Path) -> None:
    game, record = games.get(name), read(file.read_text(encoding="utf-8"))
    assert record.version == game.version
    assert all(pick.hash for pick in record.picks)
    assert game.over(replay(game, record))


@bar("R6")
@pytest.mark.parametrize("name", NAMES)
def test_golden_games_replay_alike_in_another_process_and_under_another_hash_seed(name: str) -> None:
    game = games.get(name)
    files = [str(file) for file in GOLDEN[name]]
    here = [state_hash(game, replay(game, read(file.read_text(encoding="utf-8")))) for file in GOLDEN[name]]
    for hash_seed in ("0", "12345"):
        environment = dict(os.environ, PYTHONHASHSEED=hash_seed)
        done = subprocess.run(
            [sys.executable, "-c", OTHER_PROCESS, name, *files], env=environment, capture_output=True, text=True, check=True, timeout=180
        )
        assert done.stdout.split() == here
