"""Golden games: whole records that must replay to the same hashes, in every process, under every hash seed.

They change only on purpose, with `CardGame.version`: raise it, make them anew, read the difference, say why in the commit.

    .venv/bin/python tools/golden.py

`golden/sums.json` keeps what the records of each version were, so that none changes without a new version. Its older entries stay.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.citing import bar, rule
from thirdage.cardgame.positions import GAME
from thirdage.cardgame.scenarios import SCENARIOS
from thirdage.kernel.records import read, replay, state_hash

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.record"))
OTHER_PROCESS = """
import sys
from pathlib import Path
from thirdage.cardgame.game import CardGame
from thirdage.kernel.records import read, replay, state_hash
game = CardGame()
for file in sys.argv[1:]:
    print(state_hash(game, replay(game, read(Path(file).read_text(encoding="utf-8")))))
"""


def test_there_are_golden_games_for_every_scenario_for_4_3_and_2_persons_with_promos_and_against_bots() -> None:
    records = [read(file.read_text(encoding="utf-8")) for file in GOLDEN]
    against_bots = [record for record in records if record.options.get("shadow") == "bots"]
    others = [record for record in records if record not in against_bots]
    assert {record.scenario for record in others} == set(SCENARIOS)
    assert {record.options.get("persons") for record in others if record.scenario == "trilogy"} == {2, 3, 4}
    assert [record for record in records if record.options.get("promos")]
    assert {record.options.get("difficulty", "normal") for record in against_bots} == {"normal", "challenging"}


@bar("R6")
def test_a_golden_game_changes_only_with_the_version_of_the_game() -> None:
    sums = json.loads((GOLDEN[0].parent / "sums.json").read_text(encoding="utf-8"))
    now = {file.stem: hashlib.sha256(file.read_bytes()).hexdigest()[:16] for file in GOLDEN}
    assert sums[GAME.version] == now, "made by tools/golden.py, which asks for a new version first"
    assert list(sums)[-1] == GAME.version


@bar("R6")
@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_a_golden_game_replays_to_its_end_with_every_hash(file: Path) -> None:
    record = read(file.read_text(encoding="utf-8"))
    assert record.version == GAME.version
    assert all(pick.hash for pick in record.picks)
    assert GAME.over(replay(GAME, record))


@rule("CG-12.3", "CG-12.4")
def test_golden_games_end_by_a_lead_or_by_the_last_path() -> None:
    ends = [GAME.result(replay(GAME, read(file.read_text(encoding="utf-8")))) for file in GOLDEN]
    for end in ends:
        lead = end["score"]["free"] - end["score"]["shadow"]
        assert end["winner"] == ("free" if lead > 0 else "shadow")
        assert end["why"] == "CG-12.4" or abs(lead) >= 10


@bar("R6")
def test_golden_games_replay_alike_in_another_process_and_under_another_hash_seed() -> None:
    files = [str(file) for file in GOLDEN]
    here = [state_hash(GAME, replay(GAME, read(file.read_text(encoding="utf-8")))) for file in GOLDEN]
    for hash_seed in ("0", "12345"):
        environment = dict(os.environ, PYTHONHASHSEED=hash_seed)
        done = subprocess.run(
            [sys.executable, "-c", OTHER_PROCESS, *files], env=environment, capture_output=True, text=True, check=True, timeout=120
        )
        assert done.stdout.split() == here
