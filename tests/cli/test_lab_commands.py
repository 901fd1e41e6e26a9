"""simulate, replay, bench, cards and rules as people and programs call them."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.citing import rule
from tests.kernel.invented import Invented
from thirdage import games, players
from thirdage.cli.app import run
from thirdage.kernel import records
from thirdage.kernel.contract import Contract
from thirdage.lab import bench as measuring
from thirdage.lab import peers
from thirdage.players.table import play_out

Said = pytest.CaptureFixture[str]


@pytest.fixture
def said(capsys: Said) -> Said:
    """What is printed, on lines wide enough for whole sentences."""
    return capsys


def answer(said: Said, *line: str) -> Any:
    """The one JSON object a command prints."""
    assert run([*line, "--json"]) == 0
    printed = said.readouterr()
    assert printed.err == ""
    return json.loads(printed.out)


def complaint(said: Said, *line: str) -> str:
    """The one sentence of a command that was given something wrong."""
    assert run(line) == 2
    printed = said.readouterr()
    assert printed.out == "" and printed.err.count("\n") == 1
    return printed.err.strip()


def text(said: Said, *line: str) -> str:
    assert run(line) == 0
    printed = said.readouterr()
    assert printed.err == ""
    return printed.out


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A whole random game."""
    game = games.get("cardgame")
    state = game.new(seed="9")
    kept = records.Record(game.name, game.version, "trilogy", {}, "9")
    seated = {seat: players.get("random", seat) for seat in game.seats(state)}
    play_out(game, state, seated, Random(0), lambda action: records.note(game, state, kept, action))
    file = tmp_path_factory.mktemp("records") / "whole.record"
    file.write_text(records.write(kept), encoding="utf-8")
    return file


@pytest.mark.parametrize("name", ["simulate", "replay", "bench", "cards", "rules"])
def test_every_command_has_its_help(said: Said, name: str) -> None:
    assert f"thirdage {name}" in text(said, name, "--help")


# simulate


def test_simulate_prints_the_keys_that_programs_read(said: Said, tmp_path: Path) -> None:
    line = ("simulate", "cardgame", "--games", "3", "--seed", "5", "--persons", "2", "--workers", "1", "--players", "random,random")
    made = answer(said, *line, "--records", str(tmp_path))
    assert (
        made["game"] == "cardgame"
        and made["scenario"] == "trilogy"
        and made["options"]["persons"] == 2
        and made["options"]["promos"] is False
        and made["seed"] == "5"
    )
    assert made["games"] == made["finished"] == sum(made["wins"].values()) == 3
    assert made["errors"] == [] and made["interrupted"] is False
    assert len(list(tmp_path.iterdir())) == 3
    assert answer(said, "replay", str(tmp_path / "2.record"))["over"]


def test_simulate_tells_people_wins_interval_scores_rounds_and_decisions(said: Said) -> None:
    told = text(said, "simulate", "cardgame", "--games", "2", "--workers", "1")
    assert told.startswith("2 of 2 games finished: cardgame, trilogy, seed 1")
    for word in ("free", "shadow", "95 % interval", "Mean score", "rounds and", "decisions a game", "CPU time"):
        assert word in told


@pytest.mark.parametrize("scenario, shadow", [("trilogy", "witch-king, saruman"), ("fellowship", "balrog")])
def test_simulate_plays_against_bots(said: Said, scenario: str, shadow: str) -> None:
    line = ("simulate", "cardgame", "--scenario", scenario, "--shadow", "bots", "--games", "2", "--workers", "1", "--players", "random")
    made = answer(said, *line)
    assert made["players"] == {"free": "random", "shadow": "bots"} and made["finished"] == 2
    assert made["shadow"] == "bots" and made["difficulty"] == "normal" and made["options"]["persons"] == 1
    told = " ".join(text(said, *line, "--difficulty", "challenging").split())
    assert told.startswith(f"2 of 2 games finished: cardgame, {scenario} against bots (challenging), seed 1")
    assert f"bots (challenging): {shadow}" in told
    by_option = answer(said, "simulate", "cardgame", "--scenario", scenario, "--option", "shadow=bots", "--games", "2", "--workers", "1")
    assert by_option["wins"] == made["wins"] and by_option["score_mean"] == made["score_mean"]


def test_fuzz_plays_against_bots(said: Said, tmp_path: Path) -> None:
    line = ("fuzz", "cardgame", "--scenario", "fellowship", "--shadow", "bots", "--games", "1", "--every", "50", "--workers", "1")
    told = text(said, *line, "--records", str(tmp_path))
    assert told.startswith("1 of 1 games finished: cardgame, fellowship against bots (normal), seed 1")
    made = answer(said, *line, "--difficulty", "challenging", "--records", str(tmp_path))
    assert made["options"] == {"shadow": "bots", "difficulty": "challenging"} and made["violations"] == []


@pytest.mark.parametrize(
    "line, sentence",
    [
        ("simulate cardgam", "There is no game “cardgam”; did you mean cardgame, boardgame?"),
        ("simulate cardgame --scenario trilogi", "There is no scenario “trilogi”; did you mean trilogy?"),
        ("simulate cardgame --players greddy", "There is no computer player “greddy”; did you mean greedy?"),
        ("simulate cardgame --persons 5", "The option persons cannot be “5”; known: 4, 3, 2."),
        ("simulate cardgame --shadow bots --persons 3", "The option persons cannot be “3”; known: 1, 2."),
        ("simulate cardgame --shadow bots --scenario duel2 --persons 2", "The option persons cannot be “2”; known: 1."),
        ("simulate cardgame --shadow bots --players greedy,greedy", "The Shadow is played by its bots: name one computer player, for"),
        ("simulate cardgame --shadow bots --difficulty hard", "The option difficulty cannot be “hard”; known: normal, challenging."),
        ("simulate cardgame --difficulty normal", "The option difficulty goes with --shadow bots only: add that, or leave"),
        ("simulate cardgame --option AS-R3=path-first", "AS-R3 is a ruling on the Shadow's bots: it goes with shadow=bots only."),
        ("simulate cardgame --shadow elves", "The option shadow cannot be “elves”; known: players, bots."),
        ("fuzz cardgame --difficulty normal", "The option difficulty goes with --shadow bots only"),
        ("fuzz cardgame --shadow bots --scenario fellowship --persons 2", "The option persons cannot be “2”; known: 1."),
        ("bench --difficulty normal", "The option difficulty goes with --shadow bots only"),
        ("bench --scenario duel", "There is no scenario “duel”; did you mean duel3, duel2?"),
        ("play --as shadow --shadow bots", "“shadow” is played by bots and cannot be taken: take frodo, aragorn."),
        ("play --as balrog --scenario fellowship --shadow bots", "“balrog” is played by bots and cannot be taken: take gandalf."),
        ("play --shadow bots --persons 3", "The option persons cannot be “3”; known: 1, 2."),
        ("play --difficulty challenging", "The option difficulty goes with --shadow bots only"),
        ("simulate cardgame --option promo=yes", "There is no option “promo”; did you mean promos"),
        ("simulate cardgame --games 0", "--games must be a whole number of at least 1."),
        ("simulate cardgame --workers 0", "--workers must be a whole number of at least 1."),
        ("simulate", "GAME is missing"),
        ("replay no-such-file", "The file no-such-file cannot be read: No such file or directory."),
        ("rules CG-99.1", "There is no rule “CG-99.1”"),
        ("rules --coverage cards", "There is no rule reference “cards”; did you mean cardgame?"),
        ("rules CG-1.1 --coverage cardgame", "Name a rule, or ask for --coverage, not both."),
        ("cards Gimly", "There is no card “Gimly”; did you mean Gimli?"),
        ("cards --game chess", "There is no game “chess”; known: "),
    ],
)
def test_a_mistake_is_answered_in_one_sentence(said: Said, line: str, sentence: str) -> None:
    assert complaint(said, *line.split()).startswith(sentence)


def test_a_seed_must_be_something(said: Said) -> None:
    assert complaint(said, "simulate", "cardgame", "--seed", "").startswith("A seed is")


def test_a_folder_that_cannot_be_made_is_named(said: Said, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    told = complaint(said, "simulate", "cardgame", "--games", "1", "--workers", "1", "--records", str(tmp_path / "file"))
    assert "cannot be used: File exists" in told


def test_ctrl_c_prints_the_games_that_ended(tmp_path: Path) -> None:
    line = [sys.executable, "-m", "thirdage.cli", "simulate", "cardgame", "--games", "100000", "--workers", "2", "--json"]
    line += ["--records", str(tmp_path)]
    with subprocess.Popen(line, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True) as process:
        while process.poll() is None and not any(tmp_path.glob("*.record")):
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)
        try:
            out, err = process.communicate(timeout=60)
        finally:
            process.kill()
    made = json.loads(out)
    assert process.returncode == 130 and err == ""
    assert made["interrupted"] and made["games"] == 100000 and made["finished"] == sum(made["wins"].values()) < 100000


# replay


def test_replay_gives_the_result_and_the_hash(said: Said, record: Path) -> None:
    kept = records.read(record.read_text(encoding="utf-8"))
    made = answer(said, "replay", str(record))
    assert made["over"] and made["asked"] is None and made["result"]["winner"] in ("free", "shadow")
    assert made["steps"] == made["step"] == made["hashes"] == len(kept.picks)
    assert made["hash"] == kept.picks[-1].hash
    told = text(said, "replay", str(record))
    assert kept.picks[-1].hash in told and made["result"]["why"] in told


def test_replay_stops_at_a_step(said: Said, record: Path) -> None:
    kept = records.read(record.read_text(encoding="utf-8"))
    made = answer(said, "replay", str(record), "--step", "4")
    assert not made["over"] and made["result"] is None and made["asked"] == kept.picks[4].seat
    assert made["hash"] == kept.picks[3].hash
    assert made["question"] in text(said, "replay", str(record), "--step", "4").replace("\n", " ")
    assert answer(said, "replay", str(record), "--step", "0")["hashes"] == 0
    assert complaint(said, "replay", str(record), "--step", "9999").startswith("There is no step 9999")


def test_the_log_shows_each_seat_what_it_saw(said: Said, record: Path) -> None:
    everything = answer(said, "replay", str(record), "--log")["log"]
    frodo = answer(said, "replay", str(record), "--log", "--as", "frodo")
    spectator = answer(said, "replay", str(record), "--log", "--as", "spectator")
    assert len(everything) == len(frodo["log"]) == len(spectator["log"]) > 100
    assert everything != frodo["log"] != spectator["log"]
    game = games.get("cardgame")
    end = records.replay(game, records.read(record.read_text(encoding="utf-8")))
    assert frodo["view"] == json.loads(json.dumps(game.view(end, "frodo")))
    shown = text(said, "replay", str(record), "--log", "--as", "spectator").splitlines()
    assert everything[0] in shown
    assert "Saruman draws a card. (7 times)" in shown and shown[shown.index("") + 1].startswith("Round 1 begins.")


def test_the_help_says_that_a_bare_log_shows_every_hidden_card(said: Said) -> None:
    told = " ".join(text(said, "replay", "--help").replace("│", " ").split())
    assert told.count("with every hidden card unless --as names a seat") == 2


def test_replay_knows_the_seats(said: Said, record: Path) -> None:
    assert complaint(said, "replay", str(record), "--as", "frod").startswith("There is no seat “frod”; did you mean frodo")


def test_the_log_tells_the_reasons_of_bots_only_if_wanted(said: Said, tmp_path: Path) -> None:
    line = ("simulate", "cardgame", "--scenario", "duel3", "--shadow", "bots", "--games", "1", "--workers", "1")
    text(said, *line, "--records", str(tmp_path))
    file = str(tmp_path / "0.record")
    for eyes in ((), ("--as", "gandalf"), ("--as", "spectator"), ("--as", "saruman")):
        plain = answer(said, "replay", file, "--log", *eyes)["log"]
        whole = answer(said, "replay", file, "--log", "--reasons", *eyes)["log"]
        assert "  PLAY? Yes." in whole and not any("PLAY?" in line for line in plain)
        assert [line for line in whole if not line.startswith("  ")] == plain
    assert answer(said, "replay", file, "--reasons")["log"] == answer(said, "replay", file, "--log", "--reasons")["log"]
    told = text(said, "replay", file, "--reasons")
    assert "  USE AN ACTION? No." in told.splitlines()
    outside = " ".join(line for line in told.splitlines() if not line.startswith("  "))
    assert outside.split() == text(said, "replay", file, "--log").split(), "every line of a reason is indented"
    assert "cardgame duel3 against bots (normal), seed 1/0" in told
    assert "log" not in answer(said, "replay", file)


@pytest.mark.parametrize(
    "old, new, sentence",
    [
        ("thirdage record 1", "another file", "This is not a Third Age record"),
        ("game: cardgame", "game: chess", "There is no game “chess”"),
        ("scenario: trilogy", "scenario: quartet", "There is no scenario “quartet”"),
        ("\n2 frodo:", "\n2 aragorn:", "Step 2 of the record answers for aragorn, but frodo is asked there."),
        ("\n1 frodo: cycle", "\n1 frodo: forsake", "Step 1 of the record cannot be done"),
        (f"\nversion: {games.get('cardgame').version}", "\nversion: 0", ""),
    ],
)
def test_a_record_that_does_not_fit_is_refused_with_the_place(
    said: Said, record: Path, tmp_path: Path, old: str, new: str, sentence: str
) -> None:
    whole = record.read_text(encoding="utf-8")
    assert old in whole
    file = tmp_path / "changed.record"
    file.write_text(whole.replace(old, new), encoding="utf-8")
    if sentence:
        assert complaint(said, "replay", str(file)).startswith(sentence)
    else:  # another version whose picks still lead to the same states
        assert answer(said, "replay", str(file))["over"]


def test_a_file_of_bytes_is_no_record(said: Said, tmp_path: Path) -> None:
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    assert complaint(said, "replay", str(tmp_path / "bytes")).startswith("This is not a Third Age record")


# bench


def test_bench_prints_the_keys_that_programs_read(said: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    figures = dict.fromkeys(("decisions_per_s", "games_per_s", "clone_us", "view_us", "legal_us", "determinize_us"), 1234.5)
    asked: list[Any] = []

    def noted(figures: Any) -> Any:
        def measure(game: Contract, *player: str, **given: Any) -> Any:
            asked.append((*player, given))
            return figures.copy() if isinstance(figures, dict) else figures

        return measure

    monkeypatch.setattr(measuring, "measure", noted(figures))
    monkeypatch.setattr(measuring, "pace", noted({"decisions_per_s": 4321, "games_per_s": 8.5}))
    monkeypatch.setattr(measuring, "thinking", noted(2.25))
    monkeypatch.setattr(measuring, "reference", lambda: {"loops_per_s": 9})
    monkeypatch.setattr(peers, "check", lambda: None)
    monkeypatch.setattr(peers, "measure", lambda ours: {"OpenSpiel hearts": {"decisions_per_s": 2, "clone_us": 3.5, "ratio": ours / 2}})
    made = answer(said, "bench", "--peers")
    assert made["cardgame"] == made["boardgame"] == {**figures, "greedy_games_per_s": 2.25} and made["reference"] == {"loops_per_s": 9}
    assert made["peers"]["OpenSpiel hearts"] == {"decisions_per_s": 2, "clone_us": 3.5, "ratio": 617.25}
    assert "peers" not in answer(said, "bench")
    told = text(said, "bench", "--peers")
    assert "1,234.5" in told and "OpenSpiel hearts" in told and "617.25" in told
    assert made["bots"] == {"decisions_per_s": 4321, "games_per_s": 8.5}
    line = "cardgame trilogy against bots (normal): 4,321 decisions of the Free Peoples a second, 8.5 games a second"
    assert line in " ".join(told.split())
    trilogy = {"scenario": "trilogy"}
    assert asked[:5] == [(trilogy,), ("greedy", trilogy), ({},), ("greedy", {}), ({**trilogy, "shadow": "bots"},)]
    asked.clear()
    told = text(said, "bench", "--scenario", "duel3", "--shadow", "bots", "--difficulty", "challenging")
    of_duel = {"scenario": "duel3", "shadow": "bots", "difficulty": "challenging"}
    assert asked == [(of_duel,), ("greedy", of_duel), ({},), ("greedy", {}), (of_duel,)]
    assert "cardgame duel3 against bots (challenging)" in " ".join(told.split())


# cards


def test_cards_lists_every_design_and_location(said: Said) -> None:
    made = answer(said, "cards")
    assert len(made["cards"]) == 116 and len(made["locations"]) == 41
    told = text(said, "cards")
    assert "Gimli" in told and "Bag End" in told


def test_a_card_is_shown_whole(said: Said) -> None:
    made = answer(said, "cards", "gimli", "Helm's Deep")
    assert [entry["name"] for entry in made["cards"] + made["locations"]] == ["Gimli", "Helm's Deep"]
    told = text(said, "cards", "Nenya, Ring of Adamant")
    entry = answer(said, "cards", "Nenya, Ring of Adamant")["cards"][0]
    shown = " ".join(told.split())
    for part in (*entry["text"], *entry["rulings"], "inferred", "elf"):
        assert part in shown


def test_a_card_of_the_card_game_has_no_combat_half(said: Said) -> None:
    told = " ".join(text(said, "cards", "Gimli").split())
    assert told.startswith("Gimli Numbers") and "In battle:" not in told and "Level" not in told


def test_doubtful_values_are_listed_worst_first_with_why(said: Said) -> None:
    rows = answer(said, "cards", "--doubtful")["doubtful"]
    kinds = [row["confidence"] for row in rows]
    assert set(kinds) == {"inferred", "single"} and kinds == sorted(kinds)
    assert all(row["why"] for row in rows if row["confidence"] == "inferred")
    sting = [row for row in rows if row["name"] == "Sting" and row["field"] == "path_icons"]
    assert sting[0]["value"] == 1 and "weapons" in sting[0]["why"]
    assert {row["name"] for row in answer(said, "cards", "Sting", "--doubtful")["doubtful"]} == {"Sting"}
    assert "Sting" in text(said, "cards", "--doubtful")


def test_the_printed_cards_are_listed_without_those_of_the_bots(said: Said) -> None:
    made = answer(said, "cards")
    assert not any(entry["bot"] for entry in made["cards"] + made["locations"])
    assert [entry["numbers"] for entry in answer(said, "cards", "Saruman")["cards"]] == [[67]]
    assert not any("(bot)" in row["name"] for row in answer(said, "cards", "--doubtful")["doubtful"])


@rule("AS-R36", "AS-1.6", "AS-1.7")
def test_adapted_lists_every_card_and_location_of_the_bots_and_says_that_it_is_a_proposal(said: Said) -> None:
    made = answer(said, "cards", "--adapted")
    numbers = [number for row in made["adapted"][:-6] for number in row["numbers"]]
    assert numbers == [*range(61, 121), *numbers[60:]] and len(numbers) == 62, "the sixty and two promos, as printed"
    places = [
        ("Minas Morgul", 10),
        ("Morannon", 11),
        ("The Doors of Durin", 12),
        ("Amon Hen", 16),
        ("Cirith Ungol", 22),
        ("Morgul Vale", 23),
    ]
    assert [(row["name"], *row["numbers"]) for row in made["adapted"][-6:]] == places
    assert {row["change"] for row in made["adapted"]} == {"as base", "adapted"}
    assert {row["basis"] for row in made["adapted"]} == {"seed", "bot rules", "analogy", "guess"}
    assert all(row["adapted"] for row in made["adapted"])
    told = " ".join(text(said, "cards", "--adapted").split())
    assert told.startswith("The Shadow's bots play an adapted deck. It is a proposal under AS-R36, not printed text")
    assert "thirdage cards “Morgul Vale (bot)”" in told
    assert "proposal under AS-R36" in made["notice"]


def test_the_version_of_a_bot_is_found_by_its_name(said: Said) -> None:
    told = text(said, "cards", "saruman (bot)", "Morannon (bot)")
    assert told.startswith("Saruman (bot)") and "\nMorannon (bot)" in told
    assert "Numbers  67" in told and "Numbers    11" in told and "131" not in told
    entry = answer(said, "cards", "Gríma Wormtongue (bot)")["cards"][0]
    assert entry["bot"] and entry["of"] == "grima-wormtongue" and entry["change"] == "adapted" and entry["basis"] == "seed"
    (row,) = answer(said, "cards", "--adapted", "Morannon")["adapted"]
    assert row["name"] == "Morannon" and row["type"] == "battleground"


def test_what_bots_do_not_have_is_answered_in_one_sentence(said: Said) -> None:
    assert complaint(said, "cards", "--adapted", "Gimli").startswith("There is no card “Gimli”")
    assert complaint(said, "cards", "Gimli (bot)").startswith("There is no card “Gimli (bot)”; did you mean")
    assert complaint(said, "cards", "--adapted", "--doubtful") == "Ask for --adapted or for --doubtful, not for both."
    games.add(Invented())
    assert complaint(said, "cards", "--adapted", "--game", "invented") == "The game invented has no bots, and so no adapted cards."


# rules


def test_a_rule_is_printed_with_its_heading(said: Said) -> None:
    made = answer(said, "rules", "cg-9.1")
    assert made == {"id": "CG-9.1", "reference": "cardgame", "section": "9 Other actions", "text": made["text"]}
    told = text(said, "rules", "CG-9.1")
    assert told.startswith("cardgame: 9 Other actions") and "CG-9.1 Cycle one card from hand" in told


def test_without_an_id_the_references_are_listed(said: Said) -> None:
    assert list(answer(said, "rules")["references"]) == ["cardgame", "against-the-shadow", "boardgame"]
    assert "against-the-shadow" in text(said, "rules")


def test_coverage_prints_the_keys_that_programs_read(said: Said) -> None:
    made = answer(said, "rules", "--coverage", "cardgame")
    assert {"ids", "cited", "uncited", "later", "notes", "cards"} <= set(made)
    assert set(made["cards"]) == {"total", "tested", "missing"} and made["cards"]["total"] == 219
    told = text(said, "rules", "--coverage", "cardgame")
    assert "347 ids" in told and "of 219 tested by name" in told
