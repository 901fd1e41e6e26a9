"""The terminal table of the board game: the map in text, picking, commands, whole games, other numbers of persons."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.citing import card, rule
from tests.cli.sitting import BOARD as GAME
from tests.cli.sitting import board_at, drawn, sit, typing
from tests.cli.sitting import board_session as session
from thirdage.boardgame.positions import FREE, ROHAN, SHADOW, do
from thirdage.boardgame.positions import table as position
from thirdage.cli.play import play
from thirdage.cli.seats import seats_of, table_of
from thirdage.cli.terminal.board_screen import BoardScreen
from thirdage.cli.terminal.command import at_terminal
from thirdage.kernel.errors import Problem
from thirdage.kernel.records import read, replay, state_hash


def test_the_board_tells_nation_by_nation_who_stands_where(tmp_path: Path) -> None:
    shown = sit(session(tmp_path / "game.record", ("free",)), "")
    assert "Minas Tirith (Stronghold): 3 Gondor Regulars, Gondor Elite, Gondor Leader" in shown
    assert "Rivendell (Stronghold, the Ring-bearers): 2 Elven Elites, Elven Leader" in shown
    assert "Osgiliath (Fortification): 2 Gondor Regulars" in shown
    assert "three steps from war, passive" in shown and "one step from war, active" in shown
    assert "Hunt Box: 0 of the Shadow, 0 of the Free Peoples. Elven Rings: Free Peoples 3, Shadow 0." in shown
    assert "Guide: Gandalf the Grey. With them:" in shown and "Boromir" in shown


def test_news_have_a_heading_only_where_there_are_some(tmp_path: Path) -> None:
    silent, *later = sit(session(tmp_path / "game.record", ("free",)), "no", "gandalf").split("who guides the Fellowship?")
    assert "Since your last pick" not in silent and "Since your last pick" in "".join(later)


def test_a_hand_shows_both_halves_of_its_cards_and_no_card_of_others(tmp_path: Path) -> None:
    table = session(tmp_path / "game.record", ("free",))
    shown = sit(table, "")
    own, other = (GAME.view(table.state, seat)["seats"][seat]["cards"]["hand"] for seat in ("free", "shadow"))
    known = GAME.catalogue()
    for entry in known["cards"]:
        if entry["number"] in own:
            assert entry["name"] in shown
            assert next(half["name"] for half in known["combat"] if half["id"] == entry["combat"]) in shown
        if entry["number"] in other:
            assert entry["name"] not in shown
    assert "one Character card, one Strategy card" in shown


def test_a_battle_is_told_by_what_each_side_fights_with() -> None:
    armies = {"Osgiliath": "4 Sauron Regulars, Sauron Elite, Nazgûl", "Pelargir": "3 Gondor Regulars, Gondor Leader, Boromir"}
    s = position(armies, war="sauron", dice_shadow="Army", asking=("turn", SHADOW))
    do(s, "use Army", "attack", "from Osgiliath", "keep back: Sauron Regular", "attack with all others")
    line = BoardScreen(GAME, GAME.view(s, "free")).battle()
    assert line == (
        "Battle at Pelargir: the Shadow with 4 units, 4 dice (hits on 6), Leadership 1; "
        "the Free Peoples with 3 units, 4 dice (hits on 5), Leadership 2."
    )
    siege = {"Moria": "Elven Elite, Elven Regular", "inside Moria": "2 Sauron Regulars"}
    s = position(siege, war="elves", dice_free="Muster/Army", hand_free="Athelas", hand_shadow="Orc Patrol")
    do(s, "use Muster/Army", "attack", "from Moria", "attack with everybody")
    assert (
        BoardScreen(GAME, GAME.view(s, None))
        .battle()
        .startswith("Siege battle at Moria: the Free Peoples with 2 units, 2 dice (hits on 6)")
    )


def test_look_tells_a_region_with_its_neighbours_a_card_and_a_character(tmp_path: Path) -> None:
    shown = sit(session(tmp_path / "game.record", ("free",)), "look minas tir", "look athelas", "look gollum", "look")
    assert "Lossarnach (Town): nobody" in shown and "Drúadan Forest: nobody" in shown
    assert "Athelas (Character, 9)" in shown and "In battle: Andúril (initiative 4)." in shown
    assert "Guides when no Companion is left." in shown


@pytest.mark.parametrize(
    "typed, name, values",
    [
        ("boromir", "Boromir", "Level 2 Leadership 1 Activates Gondor, by ending a move or entering play in one of its Cities"),
        ("aragorn", "Aragorn", "Level 3 Leadership 2 Activates any Nation of the Free Peoples, by ending a move"),
        ("the witch-king", "The Witch-king", "Nation Sauron Level without limit Leadership 2 Action dice 1 more, from the next turn on"),
        ("gollum", "Gollum", "Type neither Companion nor Minion Level 0 Leadership 0 Guides when no Companion is left."),
    ],
)
@card("Boromir", "Aragorn", "The Witch-king", "Gollum")
@rule("BG-16.6", "BG-6.2")
def test_look_tells_the_values_of_a_character_in_words(tmp_path: Path, typed: str, name: str, values: str) -> None:
    before = sit(session(tmp_path / "before.record", ("free",)), "")
    shown = sit(session(tmp_path / "game.record", ("free",)), "", f"look {typed}").removeprefix(before)
    said = " ".join(shown.split())
    assert said.startswith(f"{name} Side ") and values in said
    (entry,) = (entry for entry in GAME.catalogue()["characters"] if entry["name"] == name)
    assert entry["text"][0] in said
    assert ("Activates" in said) == bool(entry["activates"]) and ("Action dice" in said) == bool(entry["action_die"])
    assert (" Nation " in said.split(" Level ")[0]) == bool(entry["nation"])


def test_look_at_figures_of_an_army_tells_where_they_stand() -> None:
    armies = {"inside Minas Tirith": "Gondor Elite", "Minas Tirith": "Sauron Regular", "Pelargir": "Gondor Elite, Gondor Regular"}
    screen = BoardScreen(GAME, GAME.view(position(armies), "free"))
    elite, leader = (GAME.names("figure")[name] for name in ("Gondor Elite", "Gondor Leader"))
    assert drawn(screen.face(elite)).splitlines() == [
        "Minas Tirith (Stronghold): Sauron Regular; besieged inside: Gondor Elite",
        "Pelargir (City): Gondor Regular, Gondor Elite",
    ]
    assert drawn(screen.face(leader)).strip() == "None of them is on the map."


def heads(persons: int, *names: str) -> list[str]:
    """The first line of these cards, as `look` shows them where so many persons play."""
    screen = BoardScreen(GAME, GAME.view(GAME.new(seed="1", persons=persons), None))
    return [drawn(screen.face(GAME.names("card")[name])).splitlines()[0].strip() for name in names]


@card("Riders of Théoden", "Círdan's Ships", "Wormtongue", "Orc Patrol")
@rule("BG-21.20", "BG-21.22")
def test_look_tells_whose_card_it_is_where_its_side_has_two_players() -> None:
    cards = ("Riders of Théoden", "Athelas", "Wormtongue", "Orc Patrol")
    alone = ["Riders of Théoden (Muster, 16)", "Athelas (Character, 9)"]
    shadow = ["Wormtongue (Character, 22, Saruman only)", "Orc Patrol (Character, 5, any player)"]
    assert heads(2, *cards) == [*alone, "Wormtongue (Character, 22)", "Orc Patrol (Character, 5)"]
    assert heads(3, *cards) == [*alone, *shadow], "with three persons the Free Peoples are one player's"
    assert heads(4, *cards) == ["Riders of Théoden (Muster, 16, Rohan only)", "Athelas (Character, 9, any player)", *shadow]
    assert heads(4, "Círdan's Ships", "Return of the Witch-king") == [
        "Círdan's Ships (Muster, 13, Gondor only)",
        "Return of the Witch-king (Muster, 12, Witch-king only)",
    ]


def test_a_hand_tells_whose_cards_they_are() -> None:
    s = position(persons=4, hands={ROHAN: "Riders of Théoden; Guards of the Citadel"})
    shown = drawn(BoardScreen(GAME, GAME.view(s, "rohan")).hand(("rohan",)))
    assert "Riders of Théoden (Muster, 16, Rohan only)" in shown and "Guards of the Citadel (Muster, 14, Gondor only)" in shown


def test_why_not_answers_with_the_rule_and_rubbish_with_one_sentence(tmp_path: Path) -> None:
    shown = sit(session(tmp_path / "game.record", ("free",)), "no", "1", "why pass", "why gondor", "xyzzy", "999")
    assert "(BG-" in shown
    assert "xyzzy" in shown
    assert "Traceback" not in shown


def test_piles_tell_what_is_public_and_help_every_command(tmp_path: Path) -> None:
    shown = sit(session(tmp_path / "game.record", ("free",)), "piles", "help", "log", "news")
    assert "Reinforcements" in shown and "6 Gondor Regulars" in shown and "Hunt Pool" in shown
    for command in ("why", "look", "piles", "news", "log", "undo", "save", "quit"):
        assert f"\n{command} " in shown
    assert "Turn 1 begins." in shown


def test_an_answer_is_taken_back_but_not_over_chance(tmp_path: Path) -> None:
    table = session(tmp_path / "game.record", ("free",))
    shown = sit(table, "no", "undo", "no", "gandalf the grey", "undo")
    assert "who guides the Fellowship?" in shown
    assert table.record.picks[0].verb == "decline" and table.record.picks[1].verb == "guide"
    assert len(table.record.picks) == 3, "the roll of the dice is not taken back"


@pytest.mark.parametrize("persons, people", [(2, ("free",)), (3, ("witch-king",)), (4, ("gondor", "saruman"))])
def test_whole_games_are_played_with_any_number_of_persons(tmp_path: Path, persons: int, people: tuple[str, ...]) -> None:
    """A person who always picks by the number: random, so that every question is answered some time."""
    file = tmp_path / "game.record"
    table = session(file, people, seed=f"whole {persons}", persons=persons)
    rng = Random(persons)

    def read_line(prompt: str) -> str:
        return "" if "covered" in prompt or "Enter" in prompt else str(rng.randint(1, len(GAME.legal(table.state))))

    table.play(read_line)
    shown = table.console.export_text()
    assert GAME.over(table.state)
    assert "win (BG-20." in shown or "wins (BG-20." in shown
    assert ("most for it (BG-21.24)" in shown) == (GAME.result(table.state)["best"] not in (["free"], ["shadow"]))
    kept = read(file.read_text(encoding="utf-8"))
    assert state_hash(GAME, replay(GAME, kept)) == state_hash(GAME, table.state)


def test_what_is_new_stands_directly_above_how_it_stands_and_the_question(tmp_path: Path) -> None:
    shown = sit(session(tmp_path / "game.record", ("free",)), "no", "gandalf the grey")
    last = shown[shown.rindex(" The map ") :]
    marks = [" The map ", " The others ", " Your hand ", " Since your last pick ", "Turn 1, actions.", "Which die do you use?"]
    places = [last.index(mark) for mark in marks]
    assert places == sorted(places)
    assert last.index("The Shadow rolls") > last.index(" Since your last pick ")


def fighting(hand: str = "") -> Any:
    """A battle at Pelargir, before the Combat cards of its first round."""
    armies = {"Osgiliath": "4 Sauron Regulars, Sauron Elite, Nazgûl", "Pelargir": "3 Gondor Regulars, Gondor Leader, Boromir"}
    s = position(armies, war="sauron", dice_shadow="Army", hand_shadow=hand, hand_free="Athelas", asking=("turn", SHADOW))
    do(s, "use Army", "attack", "from Osgiliath", "attack with everybody")
    return s


def test_combat_cards_are_offered_with_what_they_do_in_battle(tmp_path: Path) -> None:
    table = board_at(tmp_path / "game.record", fighting("The Lidless Eye; Foul Thing from the Deep"), ("shadow",))
    assert table.state.stack[-1][0] == "combat_card"
    shown = " ".join(sit(table, "").split())
    last = shown[shown.rindex("To choose from") :]
    for entry in GAME.catalogue()["cards"]:
        if entry["name"] in ("The Lidless Eye", "Foul Thing from the Deep"):
            half = next(half for half in GAME.catalogue()["combat"] if half["id"] == entry["combat"])
            assert " ".join(half["text"]) in last and " ".join(entry["text"]) not in last
    assert "Athelas" not in last and last.index("Words of Power") < last.index("Turn 2, actions.") < last.index("use a Combat card")


def test_cards_to_choose_among_in_an_action_are_offered_whole(tmp_path: Path) -> None:
    held = "; ".join(entry["name"] for entry in GAME.catalogue()["cards"] if entry["side"] == "free")
    s = position(hand_free="; ".join(held.split("; ")[:7]), asking=("discard_down", FREE, 1), then=(("turn", FREE),))
    shown = " ".join(sit(board_at(tmp_path / "game.record", s), "").split())
    last = shown[shown.rindex("To choose from") :]
    for entry in GAME.catalogue()["cards"]:
        assert (" ".join(entry["text"]) in last) == (entry["number"] in s.hand[FREE])


def test_cards_of_the_hand_that_was_just_shown_are_not_shown_again(tmp_path: Path) -> None:
    s = position(hand_free="Athelas", dice_free="Event", dice_shadow="Army", asking=("turn", FREE))
    shown = sit(board_at(tmp_path / "game.record", s), "use event")
    assert "1 Play Athelas" in shown and "To choose from" not in shown and shown.count("Andúril") == 1


def test_no_battle_is_told_where_one_side_has_nobody_left() -> None:
    view = GAME.view(fighting(), None)
    assert "Battle at Pelargir" in drawn(BoardScreen(GAME, view).status())
    for side in ("free", "shadow"):
        view = GAME.view(fighting(), None)
        view["battle"]["sides"][side]["units"] = 0
        assert "Battle" not in drawn(BoardScreen(GAME, view).status())
    assert "Battle" not in drawn(BoardScreen(GAME, GAME.view(GAME.new(), None)).status())


def test_an_army_that_has_withdrawn_fights_no_battle() -> None:
    armies = {"Osgiliath": "4 Sauron Regulars", "Minas Tirith": "Gondor Regular"}
    s = position(armies, war="sauron", dice_shadow="Army", asking=("turn", SHADOW))
    do(s, "use Army", "attack", "from Osgiliath", "attack with everybody", "withdraw into the Stronghold")
    assert "Battle" not in drawn(BoardScreen(GAME, GAME.view(s, "shadow")).status())


def test_what_lies_open_is_told_with_its_side_and_equal_tiles_are_counted() -> None:
    s = position(on_table="Mithril Coat and Sting; Balrog of Moria", out="Boromir, Gimli")
    s.gone += [GAME.names("card")[name] for name in ("On, On They Went", "Athelas", "Grond, Hammer of the Underworld", "Orc Patrol")]
    screen = BoardScreen(GAME, GAME.view(s, "free"))
    table = " ".join(drawn(screen.others(("free",))).split())
    assert "On the table, of the Free Peoples Mithril Coat and Sting" in table and "On the table, of the Shadow Balrog of Moria" in table
    piles = " ".join(drawn(screen.piles()).split())
    assert "Discarded face up by the Free Peoples Athelas Discarded" in piles
    assert "Discarded face up by the Shadow On, On They Went; Grond, Hammer of the Underworld; Orc Patrol " in piles
    assert "Out of the game Boromir; Gimli" in piles
    assert "Hunt Pool 4 × Eye with Reveal; 2 × 0 with Reveal; 2 × 1; 2 × 1 with Reveal; 2 × 2; 2 with Reveal; 3 × 3" in piles
    assert "Out of the game" not in drawn(BoardScreen(GAME, GAME.view(position(), None)).piles())


def test_look_names_the_nation_of_a_region(tmp_path: Path) -> None:
    shown = sit(session(tmp_path / "game.record", ("free",)), "look edoras", "look osgiliath", "look iron hills").splitlines()
    belongs = {line.split(" (")[0]: shown[place + 1] for place, line in enumerate(shown[-25:], len(shown) - 25) if line[0] != " "}
    assert belongs["Edoras"] == "Belongs to Rohan: three steps from war, passive"
    assert belongs["Osgiliath"] == "Of no Nation"
    assert belongs["Iron Hills"] == "Belongs to the Dwarves: three steps from war, passive"


def test_undo_says_why_it_is_refused(tmp_path: Path) -> None:
    nothing = "You have picked nothing yet that could be taken back."
    assert nothing in sit(session(tmp_path / "a.record", ("free",)), "undo")
    shown = sit(session(tmp_path / "b.record", ("free",)), "no", "undo", "undo")
    assert shown.count(nothing) == 1, "also where all has been taken back"
    shown = sit(session(tmp_path / "c.record", ("free",)), "no", "gandalf", "undo")
    assert "This cannot be taken back: Shadow has answered since." in shown
    s = position(asking=("draw_from", FREE), then=(("turn", FREE),), dice_free="Army")
    shown = " ".join(sit(board_at(tmp_path / "d.record", s), "1", "undo").split())
    assert "This cannot be taken back: since then something was left to chance, or a hidden card was drawn or shown" in shown


def test_a_game_that_was_left_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.record"
    answers = iter(["no", "1"])
    monkeypatch.setattr("thirdage.cli.terminal.command.typed", typing(*answers))
    assert at_terminal("boardgame", seed="3", file=file) == 0
    kept = len(read(file.read_text(encoding="utf-8")).picks)
    assert kept > 2, "the other side has answered too"
    monkeypatch.setattr("thirdage.cli.terminal.command.typed", typing("log"))
    assert at_terminal("cardgame", resume=True, file=file) == 0, "the record says which game it is"
    assert "The Shadow allocates dice to the Hunt." in capsys.readouterr().out


def test_seats_follow_from_the_number_of_persons() -> None:
    table = table_of(GAME, "base", {"persons": 4})
    assert table["seats"] == ["gondor", "rohan", "witch-king", "saruman"]
    assert seats_of(table, "free", []) == ["gondor", "rohan"]
    assert seats_of(table_of(GAME, "base", {}), "all", []) == ["free", "shadow"]
    with pytest.raises(Problem, match="did you mean"):
        seats_of(table, "gondr", [])


def test_without_a_terminal_the_board_game_says_where_it_can_be_played() -> None:
    with pytest.raises(Problem, match="--terminal boardgame"):
        play("boardgame")
    with pytest.raises(Problem, match="did you mean boardgame"):
        play("bordgame")


def test_the_map_marks_what_was_taken_and_who_is_besieged() -> None:
    from thirdage.boardgame.positions import table

    s = table(
        {"inside Minas Tirith": "2 Gondor Regulars", "Minas Tirith": "5 Sauron Regulars, Nazgûl", "Edoras": "Isengard Regular"},
        taken={"Edoras": 1},
    )
    shown = drawn(BoardScreen(GAME, GAME.view(s, None)).board())
    assert "Minas Tirith (Stronghold): 5 Sauron Regulars, Nazgûl; besieged inside: 2 Gondor Regulars" in shown
    assert "Edoras (City, held by Shadow): Isengard Regular" in shown
