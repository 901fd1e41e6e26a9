"""The terminal table: picking, commands, cover screen, nothing lost."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console
from rich.text import Text

from tests.cli.sitting import GAME, drawn, number, screen, session, sit, typing
from thirdage.cardgame.story import is_dull
from thirdage.cli.play import play
from thirdage.cli.seats import fitting_persons, seats_of
from thirdage.cli.terminal.command import typed
from thirdage.cli.terminal.keeping import keep
from thirdage.cli.terminal.matching import find, fits, plain
from thirdage.cli.terminal.screen import values, whole_faces
from thirdage.cli.terminal.session import last
from thirdage.cli.terminal.story import rounds, story
from thirdage.kernel.contract import Json
from thirdage.kernel.errors import Problem
from thirdage.kernel.events import HIDDEN
from thirdage.kernel.records import read, replay, state_hash

Said = pytest.CaptureFixture[str]
TABLE = GAME.options()["scenarios"]["trilogy"]


@pytest.fixture
def said(capsys: Said) -> Said:
    """What is printed."""
    return capsys


def test_words_fit_without_accents_capitals_and_marks() -> None:
    assert plain("Gandalf's Staff") == "gandalfs staff"
    assert fits("theo", "Play Théoden")
    assert fits("pl gan st", "Play Gandalf's Staff")
    assert not fits("staff gan", "Gandalf's Staff")


def test_several_that_fit_are_named_and_none_suggests() -> None:
    names = [("Play Gimli", 1), ("Play Gwaihir the Windlord", 2), ("Pass", 3)]
    assert find("play gi", names, "answer") == 1
    with pytest.raises(Problem, match=r"Play Gimli, Play Gwaihir the Windlord"):
        find("play g", names, "answer")
    with pytest.raises(Problem, match="did you mean"):
        find("play gimbi", names, "answer")


def test_seats_are_taken_by_side_or_name() -> None:
    assert seats_of(TABLE, "free", []) == ["frodo", "aragorn"]
    assert seats_of(TABLE, "saruman,frodo", []) == ["saruman", "frodo"]
    assert seats_of(TABLE, "all", []) == ["frodo", "witch-king", "aragorn", "saruman"]
    assert seats_of(TABLE, "nobody", []) == []
    with pytest.raises(Problem, match="did you mean frodo"):
        seats_of(TABLE, "frod", [])


def test_seats_of_bots_cannot_be_taken() -> None:
    assert seats_of(TABLE, "free", ["shadow"]) == seats_of(TABLE, "all", ["shadow"]) == ["frodo", "aragorn"]
    for name in ("shadow", "saruman", "frodo,witch-king"):
        with pytest.raises(Problem, match="is played by bots and cannot be taken: take frodo, aragorn"):
            seats_of(TABLE, name, ["shadow"])


@pytest.mark.parametrize(
    "scenario, wanted, persons, with_bots",
    [
        ("trilogy", "free", 2, 1),
        ("trilogy", "shadow", 2, None),
        ("trilogy", "frodo", 4, 2),
        ("trilogy", "all", 4, 1),
        ("trilogy", "nobody", 4, 2),
        ("duel2", "free", 2, 1),
        ("duel2", "all", 2, 1),
        ("duel3", "free", 3, 1),
        ("duel3", "shadow", 3, None),
        ("fellowship", "free", 2, 1),
        ("fellowship", "balrog", 2, None),
    ],
)
def test_as_many_persons_as_the_seats_taken_call_for(scenario: str, wanted: str, persons: int, with_bots: int | None) -> None:
    table = GAME.options()["scenarios"][scenario]
    assert fitting_persons(table, seats_of(table, wanted, []), []) == persons
    GAME.new(scenario=scenario, persons=persons)
    if with_bots:
        assert fitting_persons(table, seats_of(table, wanted, ["shadow"]), ["shadow"]) == with_bots


def test_a_pick_by_number_and_one_by_words_are_kept_on_disk(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    table = session(file, ("frodo",))
    shown = sit(table, "1", "cycle merry")
    assert "Frodo: cycle 1 more of your opening cards." in shown
    kept = read(file.read_text(encoding="utf-8"))
    assert [(pick.seat, pick.noun) for pick in kept.picks[:2]] == [("frodo", "Théoden"), ("frodo", "Merry Brandybuck")]
    assert state_hash(GAME, replay(GAME, kept)) == state_hash(GAME, table.state)


def test_a_kept_game_goes_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    first = session(file, ("frodo",))
    sit(first, "1", "1", "1", "1", "1")
    again = session(file, ("frodo",))
    again.go_on(read(file.read_text(encoding="utf-8")))
    assert GAME.dump(again.state) == GAME.dump(first.state)
    assert again.log("frodo") == first.log("frodo")
    assert again.news("frodo") == first.news("frodo")


def test_a_kept_game_that_the_rules_no_longer_lead_to_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    sit(session(file, ("frodo",)), "1", "1", "1")
    kept = read(file.read_text(encoding="utf-8"))
    kept.picks[3].hash = "0" * 16
    with pytest.raises(Problem, match="At step 4"):
        session(file, ("frodo",)).go_on(kept)


def test_undo_takes_back_a_cycled_card_but_not_an_answer_of_another_person(tmp_path: Path) -> None:
    table = session(tmp_path / "game.record", ("frodo",))
    before = GAME.dump(table.state)
    shown = sit(table, "1", "undo")
    assert GAME.dump(table.state) == before
    assert table.record.picks == []
    shown = sit(table, "1", "1", "undo")
    assert "This cannot be taken back: Saruman has answered since." in " ".join(shown.split())
    assert "You have picked nothing yet" in sit(session(tmp_path / "new.record", ("frodo",)), "undo")


def test_the_pick_of_a_computer_player_beside_a_person_is_not_the_persons_to_take_back(tmp_path: Path) -> None:
    table = session(tmp_path / "game.record", ("aragorn",), persons=2)
    while not table.record.picks or table.record.picks[-1].seat != "frodo":
        sit(table, "1")
    picks = len(table.record.picks)
    shown = " ".join(sit(table, "undo").split())
    assert "This cannot be taken back: Frodo has answered since." in shown
    assert table.take_back(("frodo", "aragorn")) == "another" and len(table.record.picks) == picks


def test_undo_keeps_the_log_in_step(tmp_path: Path) -> None:
    table = session(tmp_path / "game.record", ("frodo",))
    sit(table, "1", "undo", "2")
    assert [line.plain for line in table.log("frodo") if "Frodo cycles" in line] == ["Frodo cycles Quickbeam."]


def test_what_is_new_stays_until_the_next_pick_and_comes_back_with_undo(tmp_path: Path) -> None:
    table = session(tmp_path / "game.record", ("frodo",))
    shown = sit(table, "", "news")
    assert shown.count("Frodo draws 7 opening cards") == 3
    assert "So far" in shown
    assert "Since your last pick" not in shown
    shown = sit(table, "1")
    assert "Since your last pick" in shown
    assert [line.plain for line in table.news("frodo")] == ["Frodo cycles Théoden."]
    sit(table, "undo")
    assert table.news("frodo")[0].plain == "Frodo draws 7 opening cards and will cycle 2 of them."


def test_why_answers_with_the_rule(tmp_path: Path) -> None:
    table = session(tmp_path / "game.record", ("frodo",))
    shown = sit(table, "why pass", "why cycle theoden", "why gimbi", "why play gimli")
    assert "(CG-10.2)" in shown
    assert "You may do that now: 1 Cycle Théoden." in shown
    assert "did you mean Gimli" in shown
    assert "Why what?" in sit(table, "why")


def test_words_for_what_is_not_offered_are_answered_with_the_rule(tmp_path: Path) -> None:
    table = session(tmp_path / "game.record", ("frodo",))
    while "it is your turn" not in GAME.question(table.state, "frodo"):
        sit(table, "1")
    before = GAME.dump(table.state)
    shown = sit(table, "to the reserve", "play gimli", "xyzzy", "\u00b2")
    assert "Frodo: it is your turn." in shown
    assert "First pick the card that you want to play or move to the reserve. (CG-7.2)" in shown
    assert "(CG-8.1)" in shown
    assert shown.count("fits no option") == 2
    assert GAME.dump(table.state) == before


def test_look_help_and_log_answer_and_a_wrong_number_is_explained(tmp_path: Path) -> None:
    table = session(tmp_path / "game.record", ("frodo",))
    shown = sit(table, "look gimli", "look bag end", "help", "log 3", "99", "")
    assert "Dwarf character" in shown
    assert "take Dwarven Axe" in shown
    assert "path 1; 1 VP, defence 0" in shown
    assert "why THING" in shown
    assert "the numbers go from 1 to 7" in shown
    assert "is no whole number" in sit(table, "log x")
    assert "No card or location of this game is called “zzz”" in sit(table, "look zzz")


def test_look_alone_reads_everything_in_front_of_the_person(tmp_path: Path) -> None:
    for line in ("look", "look reserve"):
        table = session(tmp_path / "game.record", ("frodo",))
        sit(table, "1", "1")
        table.console.export_text(clear=True)
        shown = sit(table, line)
        hand = GAME.view(table.state, "frodo")["seats"]["frodo"]["cards"]["hand"]
        assert all(name in shown for name, card in GAME.names("card").items() if card in hand)
        assert "On the table" in shown


def test_piles_show_own_cards_and_of_others_only_what_was_shown(tmp_path: Path) -> None:
    table = session(tmp_path / "game.record", ("frodo",))
    sit(table, "1", "1")
    table.console.export_text(clear=True)
    shown = drawn(screen(GAME.view(table.state, "frodo")).piles())
    assert "Cycle pile of Frodo, 2 of 2 known: Théoden; Quickbeam" in shown
    assert "known, in no order: Gimli; " in shown
    assert "Hand of" not in shown
    assert "of Aragorn" not in shown
    assert "Cycle pile of Frodo" in sit(table, "piles")
    assert drawn(screen(GAME.view(GAME.new(), None)).piles()).strip() == "nothing"


def test_save_writes_elsewhere_and_says_what_is_wrong(tmp_path: Path) -> None:
    table = session(tmp_path / "game.record", ("frodo",))
    shown = sit(table, "1", f"save {tmp_path / 'copy.record'}", f"save {tmp_path}")
    assert (tmp_path / "copy.record").read_text() == (tmp_path / "game.record").read_text()
    assert "cannot be written" in shown
    with pytest.raises(Problem):
        keep(tmp_path / "game.record" / "below", "text")


def test_the_screen_is_covered_only_when_another_person_is_to_look(tmp_path: Path) -> None:
    everybody = ("frodo", "witch-king", "aragorn", "saruman")
    shown = sit(session(tmp_path / "a.record", everybody), "", "1", "1", "")
    assert shown.count("Hand of Frodo") == 2
    assert shown.count("Hand of Witch-king") == 1
    table = session(tmp_path / "b.record", everybody, persons=2)
    shown = sit(table, "", "1", "1", "", "1", "1", "", "1")
    assert table.looking == ("frodo", "aragorn")
    assert shown.count("Hand of Aragorn") == shown.count("Hand of Frodo")


def test_a_persons_screen_never_shows_anothers_hand(tmp_path: Path) -> None:
    table = session(tmp_path / "game.record", ("frodo",))
    shown = sit(table, *["1"] * 12)
    assert "Hand of Frodo" in shown
    assert "Hand of Aragorn" not in shown
    assert "Witch-king draws a card" in shown


def test_a_whole_game_ends_with_its_story(tmp_path: Path) -> None:
    table = session(tmp_path / "game.record", ())
    table.play(typing())
    shown = table.console.export_text()
    assert GAME.over(table.state)
    assert " win" in shown
    assert "How it went" in shown
    assert [line for line in shown.split("\n") if line.startswith("Round 1: ")]
    assert state_hash(GAME, replay(GAME, read((tmp_path / "game.record").read_text()))) == state_hash(GAME, table.state)


def told(*events: tuple[str | int, ...]) -> list[str]:
    return [line.plain for line in story(GAME, list(events))]


def test_events_that_are_alike_make_one_line() -> None:
    gimli, sting, elrond = number("Gimli"), number("Sting"), number("Elrond")
    frodo, aragorn, king = "frodo", "aragorn", "witch-king"
    drawn_cards = told(("draw", frodo, gimli), ("draw", frodo, sting), ("draw", aragorn, elrond))
    assert drawn_cards == ["Frodo draws Gimli; Sting.", "Aragorn draws Elrond."]
    assert told(("draw", king, HIDDEN), ("draw", king, HIDDEN)) == ["Witch-king draws 2 cards."]
    assert told(("draw", king, HIDDEN), ("pass", king), ("draw", king, HIDDEN))[::2] == ["Witch-king draws a card."] * 2
    assert told(("eliminate", frodo, gimli), ("eliminate", aragorn, elrond)) == ["Eliminated: Gimli (Frodo); Elrond (Aragorn)."]
    assert told(("attacks", frodo, gimli, 1), ("attacks", aragorn, elrond, 2)) == ["Attack: Gimli (Frodo) 1; Elrond (Aragorn) 2."]
    saruman = number("Saruman")
    assert told(("attacks", "saruman", saruman, 1), ("attacks", frodo, gimli, 2)) == [
        "Attack: the card Saruman (Saruman) 1; Gimli (Frodo) 2."
    ]
    assert told(("draw", "saruman", saruman), ("draw", "saruman", gimli)) == ["Saruman draws the card Saruman; Gimli."]
    assert told(("draw", "saruman", gimli), ("draw", "saruman", saruman)) == ["Saruman draws Gimli; the card Saruman."]
    assert told(("pass", frodo), ("pass", frodo), ("pass", king)) == ["Frodo passes. (2 times)", "Witch-king passes."]


def test_a_card_paid_unseen_is_no_news() -> None:
    paid = number("Sting")
    assert is_dull(GAME, ("cycle_unseen", 1, HIDDEN, paid, 1))
    assert not is_dull(GAME, ("cycle_unseen", 1, HIDDEN, 0, 1))
    assert not is_dull(GAME, ("cycle_unseen", 0, number("Gimli"), paid, 1))
    assert not is_dull(GAME, ("pass", 0))


def test_each_round_is_told_by_what_counted_most() -> None:
    nobody = [("round", 3, "frodo"), ("wins_nobody", GAME.names("place")["Bag End"]), ("score", 4, 4)]
    assert [line.plain for line in rounds(GAME, nobody)] == ["Round 3: 4 to 4. " + GAME.line(nobody[1])]
    tirith, harad, marshes = (GAME.names("place")[name] for name in ("Minas Tirith", "Harad", "Dead Marshes"))
    first = [("round", 1, 0), ("wins_shadow", harad, 0, 1), ("wins_free", tirith, 0, 3), ("score", 3, 1)]
    second = [("round", 2, 1), ("wins_free", harad, 1, 1), ("wins_shadow", marshes, 4, 0), ("score", 4, 4)]
    lines = [line.plain for line in rounds(GAME, [*first, *second])]
    assert lines[0].startswith("Round 1: 3 to 1. The Free Peoples hold Minas Tirith")
    assert lines[1].startswith("Round 2: 4 to 4. The Shadow takes Dead Marshes")


def test_lines_that_do_not_fit_are_announced() -> None:
    lines = [Text(letter) for letter in "abcd"]
    assert last(lines, [1, 1, 1, 1], 4) == lines
    assert [line.plain for line in last(lines, [1, 1, 2, 1], 4)] == ["(2 earlier lines: “news” shows them)", "c", "d"]


def at_combat(seed: str = "7") -> Json:
    """A view with both kinds of location active."""
    state = GAME.new(seed=seed, persons=2)
    while not GAME.view(state, None)["battlegrounds"] or not GAME.view(state, None)["path"]:
        GAME.apply(state, GAME.legal(state)[0])
    return GAME.view(state, "frodo")


def test_a_location_says_who_stands_there_and_what_would_happen() -> None:
    view = at_combat()
    spot = view["battlegrounds"][0]
    spot.update(place=GAME.names("place")["Minas Tirith"], free=[number("The Great Gate")], shadow=[number("Olog-hai")])
    spot.update(attack=4, defence=0, defenders=3, captured=True)
    spot["icons"] = {str(number("The Great Gate")): 3, str(number("Olog-hai")): 2}
    shown = drawn(screen(view).location(spot))
    assert "attack 4" in shown
    assert "Shadow (Mordor, Southron): Olog-hai (2); tokens (2)" in shown
    assert "Free Peoples (Dúnedain, Wizard): The Great Gate (3)" in shown
    assert "Would fall to the Shadow, by 1. All defenders would be lost. It was captured" in " ".join(shown.split())


def test_a_location_names_the_cards_that_are_lost_whatever_is_chosen() -> None:
    view = at_combat()
    gimli, elrond, legolas = (number(name) for name in ("Gimli", "Elrond", "Legolas"))
    spot = {
        **view["path"],
        "place": GAME.names("place")["Fords of Bruinen"],
        "free": [gimli, elrond, legolas],
        "shadow": [],
        "captured": False,
    }
    spot.update(defence=1, defenders=4, tied=False, icons={str(gimli): 1, str(elrond): 3, str(legolas): 0})

    def said_of(attack: int) -> str:
        return " ".join(drawn(screen(view).location({**spot, "attack": attack})).split()).split("Legolas (0) ")[1]

    assert said_of(1) == "Would hold without a loss."
    assert said_of(2) == "Would hold, with losses.", "one or the other"
    assert said_of(4) == "Would hold, with losses. Lost at least: Elrond."
    assert said_of(5) == "Would hold, with losses. Lost at least: Gimli; Elrond.", "no icon, no loss (CG-R54)"
    assert said_of(7) == "2 corruption if fought now. All defenders would be lost."
    assert "lost" not in drawn(screen(view).location({**spot, "free": [], "defenders": 0, "attack": 3}))


def test_narrow_screens_put_reserves_under_the_counts_and_lose_nothing() -> None:
    view = at_combat()
    view["seats"]["witch-king"]["reserve"] = [number("The Witch-king"), number("The Lidless Eye")]
    view["items"][str(number("The Witch-king"))] = [number("Fell Beast")]
    assert "the card Witch-king with Fell Beast; The Lidless Eye" in drawn(screen(view).seats())
    for width in (60, 80):
        shown = drawn(screen(view, width).whole(("frodo", "aragorn"), "News", [Text("news")], 2), width)
        assert "Reserve of Witch-king: the card Witch-king with Fell Beast;" in " ".join(shown.split())
        assert "…" not in shown


def test_faces_tell_wielders_paths_traits_and_who_holds_a_place() -> None:
    assert values(GAME, number("Phial of Galadriel")) == "Elf item, for Frodo, Sam"
    assert values(GAME, number("Shadowfax")).endswith("for Gandalf")
    assert values(GAME, number("Elrond")) == "Elf character, A1 D1 P2 (A1 D1), path 3"
    assert "Nazgûl" in values(GAME, number("The Hunter"))
    view = at_combat()
    umbar = GAME.names("place")["Umbar"]
    view["scored"]["shadow"] = [umbar]
    assert "now with the Shadow" in drawn(whole_faces(GAME, [umbar], 160, screen(view).held()), 160)
    assert "Umbar: 1 VP" in drawn(whole_faces(GAME, [umbar], 60, {}), 60)


def test_the_journey_ends_with_the_last_path_of_the_scenario() -> None:
    for scenario, end in (("trilogy", 9), ("duel2", 9), ("fellowship", 6)):
        view = GAME.view(GAME.new(scenario=scenario), None)
        head = drawn(screen(view).heading()).split("\n")[0]
        assert head.split("Path")[1].split() == [str(number) for number in range(1, end + 1)]
        view["unused"]["paths"], view["level"] = [], end
        assert f"[{end}]" in drawn(screen(view).heading())


def test_a_ring_token_is_shown_as_its_rule_has_it() -> None:
    def shown(scenario: str, seat: str, ring: int) -> str:
        view = GAME.view(GAME.new(scenario=scenario), None)
        view["seats"][seat]["ring"] = ring
        return next(line for line in drawn(screen(view).seats()).split("\n") if line.strip().casefold().startswith(seat))

    assert " unused " in shown("trilogy", "frodo", 1) and " used " in shown("trilogy", "frodo", 0)
    assert " unused " in shown("duel2", "gandalf", 1) and " used this round " in shown("duel2", "gandalf", 0)
    assert " used " in shown("duel3", "saruman", 0) and "used this round" not in shown("duel3", "saruman", 0)
    fellowship = drawn(screen(GAME.view(GAME.new(scenario="fellowship"), None)).seats())
    assert "Ring" not in fellowship and "used" not in fellowship


def test_a_tied_path_of_a_duel_would_be_nobodys() -> None:
    spot: Json = {"attack": 2, "defence": 0, "defenders": 2, "tied": True}
    assert screen({}).outcome(spot, True, "shadow") == "A tie: nobody would win it, but there would be losses."
    assert screen({}).outcome({**spot, "attack": 0, "defenders": 0}, True, "shadow") == "A tie: nobody would win it."
    assert screen({}).outcome({**spot, "tied": False}, True, "shadow") == "Would hold, with losses."


def test_only_the_paths_of_a_duel_are_tied() -> None:
    tied = {}
    for scenario in ("trilogy", "duel2"):
        state = GAME.clone(GAME.new(scenario=scenario, seed="tie"))
        seen = []
        while not GAME.over(state):
            view = GAME.view(state, None)
            assert not any(spot["tied"] for spot in view["battlegrounds"])
            if view["path"]:
                seen.append((view["path"]["tied"], view["path"]["attack"] == view["path"]["defence"] + view["path"]["defenders"]))
            GAME.apply(state, GAME.legal(state)[0])
        assert any(equal for _, equal in seen)
        tied[scenario] = {(told, equal) for told, equal in seen if told or equal}
    assert tied == {"trilogy": {(False, True)}, "duel2": {(True, True)}}


@pytest.mark.parametrize("scenario", ["duel2", "duel3", "fellowship"])
def test_every_scenario_is_played_at_the_terminal(scenario: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, said: Said) -> None:
    file = tmp_path / "game.record"
    monkeypatch.setattr("sys.stdin", StringIO("1\n1\nlook\n"))
    assert play(terminal=True, scenario=scenario, seed="7", against="random", file=file) == 0
    shown = " ".join(said.readouterr().out.split())
    assert "You play Gandalf." in shown and "bots" not in shown.split("You play Gandalf.")[1].split("Gandalf >")[0]
    kept = read(file.read_text(encoding="utf-8"))
    assert kept.scenario == scenario and {"gandalf"} <= {pick.seat for pick in kept.picks}


def test_the_score_names_its_parts_and_ring_tokens_of_the_final_scoring() -> None:
    view = at_combat()
    view["scored"] = {"free": [GAME.names("place")["Weathertop"]], "shadow": [GAME.names("place")["Dead Marshes"]]}
    view["score"] = {"free": 3, "shadow": 4}
    view["corruption"] = 4
    assert screen(view).score("free").plain == "Free Peoples 3  Weathertop 2, unused Ring tokens 1"
    assert screen(view).score("shadow").plain == "Shadow 4  corruption 4"


def test_on_a_terminal_the_whole_question_fits_and_the_seat_asked_comes_last(tmp_path: Path) -> None:
    for height in (24, 50):
        table = session(tmp_path / "game.record", ("frodo", "aragorn"), persons=2)
        table.console = Console(force_terminal=True, width=100, height=height, file=StringIO(), color_system=None, record=True)
        sit(table, "1")
        table.console.export_text(clear=True)
        shown = sit(table)
        asked = shown.rindex("Frodo: cycle 1 more")
        assert shown.index("Hand of Aragorn") < shown.index("Hand of Frodo") < asked
    assert len(shown.rstrip().split("\n")) < 50


def test_lines_out_of_a_pipe_are_echoed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.stdin", StringIO("pass\n"))
    assert typed("> ") == "pass"
    assert capsys.readouterr().out == "> pass\n"


def test_leaving_says_how_to_go_on(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "my game.record"
    monkeypatch.setattr("sys.stdin", StringIO("help\n"))
    assert play(terminal=True, as_="frodo", against="random", seed="7", file=file) == 0
    shown = " ".join(capsys.readouterr().out.split())
    assert "You play Frodo." in shown
    assert f"./thirdage play --terminal --resume --file '{file}'" in shown
    monkeypatch.setattr("sys.stdin", StringIO("quit\n"))
    assert play(terminal=True, resume=True, file=file) == 0
    assert "You play Frodo." in " ".join(capsys.readouterr().out.split())
