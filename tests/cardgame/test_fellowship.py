"""The Fellowship of the Ring: its locations, its length, and which rules of other scenarios it does without (CG-13.8 to CG-13.11)."""

import pytest

from tests.cardgame.locations import activated, told
from tests.citing import card, rule
from thirdage.cardgame.activation import BOTH, battlegrounds
from thirdage.cardgame.book import NOBODY
from thirdage.cardgame.positions import BALROG, GAME, asked, do, names, place_names, table, why_not
from thirdage.cardgame.positions import GANDALF_OF_FELLOWSHIP as GANDALF
from thirdage.cardgame.state import State
from thirdage.cardgame.tables import (
    DUNEDAIN,
    DWARF,
    ELF,
    FREE,
    HOBBIT,
    ISENGARD,
    LOCATIONS,
    MONSTROUS,
    MORDOR,
    NUMBER,
    PLACE,
    ROHAN,
    SHADOW,
    SOUTHRON,
    WIZARD,
)
from thirdage.cardgame.whereabouts import seat_of

GROUNDS = ["Minas Morgul", "Rivendell", "Moria", "Lórien", "Orthanc", "Morannon"]  # of rounds 1 to 6
PATHS_OF = {
    1: ["Bucklebury Ferry", "Gildor's Encampment"],
    2: ["Inn of the Prancing Pony", "The Old Forest"],
    3: ["Fords of Bruinen", "Imladris"],
    4: ["Caradhras", "Khazad-dûm", "The Doors of Durin"],
    5: ["Egladil", "Dimrill Dale", "Lothlórien"],
    6: ["Amon Hen"],
}
AFTER = ("turn", GANDALF)


def location_step(number: int, seed: str = "1", used: str | None = None) -> State:
    """The location step of this round, from the path of the round before; nobody has a card, so nothing is asked.

    `used`: the battlegrounds that have come before; those of the list if not told.
    """
    path = PATHS_OF[number - 1][0] if number > 1 else ""
    if used is None:
        used = ", ".join(GROUNDS[: number - 1] + (["Dol Guldur"] if number > 4 else []))
    s = table(
        scenario="fellowship",
        round=number,
        starter=(number - 1) % 2,
        path=path,
        deck="",
        seed=seed,
        used_battlegrounds=used,
        asking=("turn", BALROG),
    )
    s.road = 0  # fought and taken away
    s.stack = [AFTER, ("location_step", NOBODY)]
    GAME.events(s)
    GAME.frames.run(s)
    return s


# Locations.


@rule("CG-13.9", "CG-R68")
@pytest.mark.parametrize("number", range(1, 7))
def test_the_battleground_of_each_round_is_fixed(number: int) -> None:
    for seed in ("1", "2", "3"):
        s = location_step(number, seed)
        assert place_names(s.active) == (["Lórien", "Dol Guldur"] if number == 4 else [GROUNDS[number - 1]])
        assert s.stack == [AFTER]


@card("Lórien", "Dol Guldur")
@rule("CG-R68", "CG-13.9")
def test_lorien_brings_dol_guldur_once() -> None:
    s = location_step(4)
    told_of = [(event[0], event[1], LOCATIONS[event[2]].name) for event in told(s, "activate", "reactivate")]
    by = GANDALF  # he starts the fourth round
    assert told_of[:2] == [("activate", by, "Lórien"), ("activate", by, "Dol Guldur")]
    assert len(told_of) == 3 and told_of[2][2] in PATHS_OF[4]  # then the path, and nothing twice
    assert s.field == [[], [], [], []] and s.unused_battlegrounds == [[], [PLACE["Morannon"], PLACE["Orthanc"]]]


@card("Lórien")
@rule("CG-R68")
def test_a_text_that_has_brought_the_battleground_before_leaves_nothing_to_activate() -> None:
    s = location_step(4, used="Minas Morgul, Rivendell, Moria, Lórien, Dol Guldur")
    assert s.active == [] and s.road  # an activated battleground lies in a scoring area, and the list does not reactivate
    s = location_step(4, used="Minas Morgul, Rivendell, Moria, Dol Guldur")
    assert place_names(s.active) == ["Lórien", "Dol Guldur"]  # its partner comes out of the scoring area


@rule("CG-R68", "CG-13.9")
def test_the_list_goes_by_the_round_whatever_the_number_of_the_path() -> None:
    s = table(scenario="fellowship", round=2, path="Khazad-dûm", deck="", used_battlegrounds="Minas Morgul, Rivendell")
    s.road = 0
    s.stack = [AFTER, ("round_begins", NOBODY)]  # round 3, and path 4 has been fought already
    GAME.frames.run(s)
    assert place_names(s.active) == ["Moria"]
    assert LOCATIONS[s.road].level == 5


@rule("CG-13.9")
def test_no_other_battleground_is_in_the_game() -> None:
    s = table(scenario="fellowship")
    assert place_names(s.unused_battlegrounds[FREE]) == ["Lórien", "Rivendell"]
    assert place_names(s.unused_battlegrounds[SHADOW]) == ["Dol Guldur", "Minas Morgul", "Morannon", "Moria", "Orthanc"]


@rule("CG-13.10")
def test_paths_are_those_listed_and_random_within_a_number() -> None:
    s = table(scenario="fellowship")
    assert {number: sorted(LOCATIONS[path].name for path in s.unused_paths if LOCATIONS[path].level == number) for number in PATHS_OF} == {
        number: sorted(paths) for number, paths in PATHS_OF.items()
    }
    assert len(s.unused_paths) == 13
    for number, paths in PATHS_OF.items():
        found = {LOCATIONS[location_step(number, str(seed)).road].name for seed in range(30)}
        assert found == set(paths), number


# The length of the game.


def passed_out(s: State) -> State:
    """Everybody passes and every combat is fought, until the game is over or a new round begins."""
    number = s.round
    while not GAME.over(s) and s.round == number:
        GAME.apply(s, GAME.legal(s)[-1])
    return s


def at_the_end_of_a_round(path: str, number: int) -> State:
    """The only combat is that of the path, so nobody is asked until the next round."""
    return table(scenario="fellowship", path=path, round=number, deck="", asking=("combat_step", NOBODY), then=(("victory_check", NOBODY),))


@rule("CG-13.11", "CG-12.4")
@pytest.mark.parametrize("number", [4, 5, 6])
def test_path_six_ends_the_game_in_whichever_round_it_is_fought(number: int) -> None:
    s = at_the_end_of_a_round("Amon Hen", number)
    assert GAME.over(s)
    found = GAME.result(s)
    assert (found["why"], found["rounds"], found["winner"]) == ("CG-12.4", number, "free")
    assert found["score"] == {"free": 2, "shadow": 0}  # Amon Hen, and no ring token


@rule("CG-13.11")
@pytest.mark.parametrize("number", [3, 6])
def test_path_five_does_not_end_it_in_whichever_round(number: int) -> None:
    s = at_the_end_of_a_round("Egladil", number)
    assert not GAME.over(s)
    assert (s.round, LOCATIONS[s.road].name) == (number + 1, "Amon Hen")  # rounds are no limit


@rule("CG-13.11")
def test_a_game_in_which_all_pass_has_six_rounds_on_paths_one_to_six() -> None:
    s = table(scenario="fellowship", round=0, deck="", asking=("round_begins", NOBODY))
    rounds = []
    while not GAME.over(s):
        rounds.append((s.round, LOCATIONS[s.road].level, place_names(s.active)[0]))
        passed_out(s)
    assert rounds == [(number, number, GROUNDS[number - 1]) for number in range(1, 7)]
    assert GAME.result(s)["why"] == "CG-12.4"


@card("Gandalf the Grey", "Strider")
@rule("CG-13.11", "CG-R22")
@pytest.mark.parametrize("guide", ["Gandalf the Grey", "Strider"])
def test_an_early_move_to_path_six_ends_the_game_a_round_earlier(guide: str) -> None:
    s = table(
        scenario="fellowship",
        round=5,
        deck="",
        path="Egladil",
        on_path=guide,
        hand="Gimli",
        asking=AFTER,
        then=(("combat_step", NOBODY), ("victory_check", NOBODY)),
    )
    do(s, f"use {guide}")  # Amon Hen is the only six
    assert place_names([s.road]) == ["Amon Hen"] and place_names(s.scored[FREE]) == ["Egladil"]
    assert not GAME.over(s)  # it has to be fought
    passed_out(s)
    assert (GAME.result(s)["rounds"], GAME.result(s)["why"]) == (5, "CG-12.4")


@card("Gandalf the Grey", "Strider")
@rule("CG-R22", "CG-13.11")
@pytest.mark.parametrize("guide", ["Gandalf the Grey", "Strider"])
def test_nothing_leads_beyond_path_six(guide: str) -> None:
    s = table(scenario="fellowship", path="Amon Hen", on_path=guide, asking=AFTER)
    assert f"use {guide}" not in asked(s) and why_not(s, ("use", guide)) == "CG-R22"


@rule("CG-12.3")
def test_a_lead_of_ten_wins_before_path_six() -> None:
    s = table(scenario="fellowship", path="Imladris", corruption=10, asking=("victory_check", NOBODY))
    assert (GAME.result(s)["winner"], GAME.result(s)["why"]) == ("shadow", "CG-12.3")


# Ring tokens, ties, doubling: none.


@rule("CG-4.2", "CG-12.2")
@pytest.mark.parametrize("seat", [BALROG, GANDALF])
def test_there_are_no_ring_tokens(seat: int) -> None:
    s = table(scenario="fellowship", hand="Gimli, Sting; Uglúk, Saruman", path="Egladil", asking=("turn", seat))
    assert "use the Ring token" not in asked(s)
    assert GAME.why_not(s, GAME.seats(s)[seat], ("ring", 0)) == ("CG-4.2", "There are no Ring tokens in this scenario.")
    s.stack = [("victory_check", NOBODY)]
    s.level = 6
    GAME.frames.run(s)
    assert GAME.result(s)["score"] == {"free": 0, "shadow": 0}
    assert s.rings == [0, 0]


@rule("CG-R67", "CG-11.12")
def test_a_path_with_as_much_defence_as_attack_is_the_free_peoples() -> None:
    for path, on_path in (("Egladil", "Legolas with Bow of the Galadhrim; Saruman; Uglúk"), ("Caradhras", "")):  # 3 and 3, none and none
        s = table(scenario="fellowship", path=path, on_path=on_path, asking=("combat", NOBODY, PLACE[path]), then=(AFTER,))
        assert place_names(s.scored[FREE]) == [path] and s.corruption == 0
        assert s.stack == [AFTER]


@card("Egladil")
@rule("CG-T40", "CG-R67")
def test_egladil_makes_gandalf_draw_two_and_cycle_one_once() -> None:
    s = activated("Egladil", scenario="fellowship", deck="Sting, Gimli, Arwen, Elrond, Strider")
    do(s, "cycle Gimli")
    assert names(s.hand[GANDALF]) == ["Sting"] and names(s.cycle[GANDALF]) == ["Gimli"]
    assert len(s.deck[GANDALF]) == 3 and s.stack == [AFTER]


@card("Inn of the Prancing Pony", "Dimrill Dale", "Fords of Bruinen", "The Reaver", "Narya, Ring of Fire")
@rule("CG-R67")
def test_no_text_for_each_player_is_doubled() -> None:
    s = activated("Inn of the Prancing Pony", scenario="fellowship")
    assert [event[1] for event in told(s, "draw")] == [BALROG] * 2
    s = activated("Dimrill Dale", scenario="fellowship", hand="Uglúk, Saruman, Hill-troll, Grishnákh")
    do(s, "cycle Uglúk", "cycle Saruman")
    assert len(s.hand[BALROG]) == 2 and s.stack == [AFTER]
    s = activated("Fords of Bruinen", scenario="fellowship", hand="Gimli", deck="Sting, Arwen, Elrond, Strider")
    do(s, "forsake Gimli")
    assert names(s.hand[GANDALF]) == ["Sting", "Arwen", "Elrond"] and s.stack == [AFTER]
    s = table(scenario="fellowship", hand="Gimli, Sting, Arwen", reserve="The Reaver", path="Egladil", asking=("turn", BALROG))
    do(s, "use The Reaver", "forsake Gimli")
    assert len(s.hand[GANDALF]) == 2 and s.stack == [AFTER]
    reserve = "Gandalf the Grey with Narya, Ring of Fire"
    s = table(scenario="fellowship", hand="Uglúk, Saruman, Hill-troll", reserve=reserve, path="Egladil", asking=AFTER)
    do(s, "use Narya, Ring of Fire", "cycle Uglúk")
    assert len(s.hand[BALROG]) == 2 and s.stack == [("turn", BALROG)]


@card("Bucklebury Ferry")
@rule("CG-C78")
def test_at_the_ferry_balrog_and_gandalf_draw_one_each() -> None:
    s = activated("Bucklebury Ferry", scenario="fellowship")
    assert [event[1] for event in told(s, "draw")] == [BALROG, GANDALF]


# What the scenario does not use.


@rule("CG-R69")
def test_each_side_is_one_player_also_for_factions_that_have_no_card_here() -> None:
    s = table(scenario="fellowship")
    assert {seat_of(s, faction) for faction in (DUNEDAIN, DWARF, ELF, HOBBIT, ROHAN, WIZARD)} == {GANDALF}
    assert {seat_of(s, faction) for faction in (ISENGARD, MONSTROUS, MORDOR, SOUTHRON)} == {BALROG}  # "the Southron player" is Balrog


@card("Orthanc", "Moria", "Imladris")
@rule("CG-R69", "CG-C71")
def test_locations_find_the_one_player_of_a_side() -> None:
    s = activated("Orthanc", scenario="fellowship", by=GANDALF)
    assert GAME.asked(s) == "balrog" and asked(s) == ["take Saruman", "take nothing"]  # the Isengard player
    assert [event[1] for event in told(activated("Moria", scenario="fellowship"), "draw")] == [BALROG] * 2
    assert [event[1] for event in told(activated("Imladris", scenario="fellowship"), "draw")] == [GANDALF] * 2


@card("Flocks of Crebain", "Gandalf the Grey", "Uglúk")
@rule("CG-R25", "CG-13.10")
def test_texts_activate_only_paths_that_are_in_the_game() -> None:
    s = table(scenario="fellowship", path="Bucklebury Ferry", on_path="Flocks of Crebain", asking=("turn", BALROG))
    do(s, "use Flocks of Crebain")  # Bag End is not in the game, so there is one other path 1
    assert place_names([s.road]) == ["Gildor's Encampment"]
    s = table(scenario="fellowship", path="Bucklebury Ferry", on_path="Gandalf the Grey", asking=AFTER)
    do(s, "use Gandalf the Grey")
    assert asked(s) == ["activate Inn of the Prancing Pony", "activate The Old Forest"]
    assert GAME.why_not(s, "gandalf", ("activate", PLACE["Weathertop"])) == ("CG-R25", "Weathertop is not used in this game.")
    s = table(scenario="fellowship", path="Amon Hen", on_path="Uglúk", asking=("turn", BALROG))
    assert "use Uglúk" not in asked(s) and why_not(s, ("use", "Uglúk")) == "CG-R21"  # no other path 6


@card("Edoras", "Glamdring", "Arwen")
@rule("CG-R25")
def test_what_a_text_names_and_nobody_has_is_ignored() -> None:
    s = activated("Edoras", scenario="fellowship")  # Helm's Deep lies in no deck here
    assert place_names(s.active) == ["Edoras"] and s.stack == [AFTER]
    s = table(scenario="fellowship", hand="Glamdring, Gimli", reserve="Gandalf the Grey", path="Egladil", asking=AFTER)
    do(s, "play Glamdring")  # there is no Gandalf the White to choose
    assert s.items == {NUMBER["Gandalf the Grey"]: [NUMBER["Glamdring"]]}
    for reserve, corruption in (("Arwen", 0), ("", 1)):  # her text names Strider and Aragorn
        s = table(
            scenario="fellowship",
            reserve=reserve,
            path="Caradhras",
            on_path="Strider; Balrog of Moria; Cave-troll",
            asking=("combat", NOBODY, PLACE["Caradhras"]),
            then=(AFTER,),
        )
        assert s.corruption == corruption and s.stack == [AFTER]


@rule("CG-R25", "CG-6.8")
def test_no_text_finds_a_battleground_that_is_not_in_the_game() -> None:
    s = table(scenario="fellowship", scored_shadow="Moria", path="Egladil", asking=AFTER)
    assert set(place_names(battlegrounds(s, None, BOTH))) == {*GROUNDS, "Dol Guldur"}
    assert place_names(battlegrounds(s, SOUTHRON, BOTH)) == ["Morannon"]  # of six in the box


@rule("CG-R25", "CG-13.8")
def test_a_card_that_is_not_in_the_game_is_refused_as_such() -> None:
    s = table(scenario="fellowship", hand="Gimli, Sting", path="Egladil", asking=AFTER)
    for name in ("Aragorn", "Gandalf the White", "Gollum", "The Black Captain", "Saruman (bot)"):
        assert GAME.why_not(s, "gandalf", ("play", NUMBER[name])) == ("CG-8.1", f"{name.removesuffix(' (bot)')} is not used in this game.")
    assert GAME.why_not(s, "gandalf", ("play", NUMBER["Saruman"])) == (
        "CG-8.1",
        "Saruman is a card of Balrog of Moria: you play only cards from your own hand.",
    )


# Above the carryover limit (CG-R27): here the Balrog's side can be, because Gandalf may keep four.


@card("Elrond", "Gandalf's Staff")
@rule("CG-R27")
@pytest.mark.parametrize("ruling, left", [("cycle", 2), ("keep", 3)])
def test_the_balrog_above_its_limit_cycles_down_or_keeps_by_the_switch(ruling: str, left: int) -> None:
    s = table(
        scenario="fellowship",
        hand="Gimli, Sting, Sam Gamgee, Arwen; Uglúk, Saruman, Hill-troll",
        reserve="Elrond; Gandalf the Grey with Gandalf's Staff",
        path="Egladil",
        rulings={"CG-R27": ruling},
        asking=("action_step", NOBODY),
        then=(AFTER,),
    )
    do(s, "pass", "pass")
    if ruling == "cycle":
        assert GAME.asked(s) == "balrog"
        do(s, "cycle Uglúk")
    assert [len(hand) for hand in s.hand] == [left, 4] and s.stack == [AFTER]
