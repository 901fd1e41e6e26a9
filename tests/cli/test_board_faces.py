"""`cards` on the board game: the whole faces of Characters, Event cards and Combat effects."""

from __future__ import annotations

import pytest

from tests.citing import card, rule
from thirdage import games
from thirdage.cli.app import run

Said = pytest.CaptureFixture[str]


def shown(capsys: Said, *names: str) -> str:
    """Faces on one line, with one space between words."""
    assert run(["cards", "--game", "boardgame", *names]) == 0
    return " ".join(capsys.readouterr().out.split())


WAY = "by ending a move or entering play in one of its Cities or Strongholds that the enemy does not control"


@pytest.mark.parametrize(
    "name, values",
    [
        ("Strider", f"Side Free Peoples Type Companion Level 3 Leadership 1 Activates the North, {WAY} Guide:"),
        ("Boromir", f"Side Free Peoples Type Companion Level 2 Leadership 1 Activates Gondor, {WAY} In battle"),
        ("Peregrin Took", f"Level 1 Leadership 1 Activates any Nation of the Free Peoples, {WAY} Guide:"),
        (
            "Aragorn",
            f"Leadership 2 Activates any Nation of the Free Peoples, {WAY} Action dice 1 more, from the next turn on, while in play Enters",
        ),
        ("Saruman", "Type Minion Nation Isengard Level 0 Leadership 1 Action dice 1 more, from the next turn on, while in play Enters"),
        ("The Witch-king", "Type Minion Nation Sauron Level without limit Leadership 2 Action dice 1 more"),
        ("Gollum", "Type neither Companion nor Minion Level 0 Leadership 0 Guides when no Companion is left."),
    ],
)
@card("Strider", "Aragorn", "The Witch-king", "Gollum")
@rule("BG-R83", "BG-16.6", "BG-6.3")
def test_a_character_of_the_board_game_is_shown_with_all_values_and_no_empty_ones(capsys: Said, name: str, values: str) -> None:
    assert values in shown(capsys, name)


def test_every_character_of_the_board_game_is_shown_with_its_text_and_without_words_of_programs(capsys: Said) -> None:
    characters = games.get("boardgame").catalogue()["characters"]
    told = shown(capsys, *(entry["name"] for entry in characters))
    for entry in characters:
        values, _, rest = told.split(f"{entry['name']} Side ")[1].partition(f" {entry['text'][0]} ")
        assert " Level " in values and f" Leadership {entry['leadership']}" in values and rest.startswith("Rulings")
        assert ("Activates" in values) == bool(entry["activates"]) and ("Action dice" in values) == bool(entry["action_die"])
    assert "infinite" not in told and "companion-upgrade" not in told and "None" not in told


@card("Elven Cloaks", "Riders of Théoden", "Balrog of Moria")
@rule("BG-21.20", "BG-R74", "BG-9.9")
def test_an_event_card_tells_its_deck_whose_it_is_and_where_it_goes(capsys: Said) -> None:
    told = shown(capsys, "Elven Cloaks")
    assert told.startswith("Elven Cloaks Numbers 1 Deck Character cards (Free Peoples) Type Character Played by any player of its side")
    assert "Afterwards it is discarded The special Hunt tile" in told and "stays on the table" not in told
    told = shown(capsys, "Riders of Théoden")
    assert "Played by Rohan only, where its side has two players; as a Combat card either of them" in told
    told = shown(capsys, "Balrog of Moria")
    assert "Deck Character cards (Shadow) Type Character" in told and "Afterwards it stays on the table" in told


@card("Elven Cloaks", "It Is a Gift", "Mûmakil")
@rule("BG-9.2", "BG-13.14")
def test_an_event_card_is_shown_with_its_combat_half_and_every_initiative_number(capsys: Said) -> None:
    assert "In battle: It Is a Gift (initiative 3). Use only if the Ring-bearers are in the region" in shown(capsys, "Elven Cloaks")
    told = shown(capsys, "Shadows Gather")
    assert "In battle: Mûmakil (initiative 3, 5). Use only if" in told and "It Is a Gift" not in told
    told = shown(capsys, "Mûmakil")
    assert "Side Shadow Initiative 3, 5 On cards Shadows Gather, The Shadow Lengthens Use only if" in told
    assert "Played by" not in told and "In battle:" not in told, "a Combat effect has one half"


def test_every_event_card_is_shown_whole(capsys: Said) -> None:
    known = games.get("boardgame").catalogue()
    halves = {half["id"]: half for half in known["combat"]}
    told = shown(capsys, *(entry["name"] for entry in known["cards"]))
    assert len(known["cards"]) == told.count(" Played by ") == told.count(" Afterwards it ") == told.count(" In battle: ")
    for entry in known["cards"]:
        half = halves[entry["combat"]]
        initiative = ", ".join(map(str, half["initiative"]))
        assert " ".join([*entry["text"], f"In battle: {half['name']} (initiative {initiative}).", *half["text"]]) in told
