"""The location step and every activation: paths (CG-6.11 to 6.17), and the combat of a path that is replaced."""

import pytest

from tests.cardgame.locations import told
from tests.citing import rule
from thirdage.cardgame.book import NOBODY
from thirdage.cardgame.positions import ARAGORN, FRODO, GAME, SARUMAN, WITCH_KING, asked, do, names, place_names, table, why_not
from thirdage.cardgame.state import State
from thirdage.cardgame.tables import FREE, LOCATIONS, PATHS, PLACE, SHADOW
from thirdage.cardgame.tokens import add_token

THEN = (("turn", WITCH_KING),)
ALL_BATTLEGROUNDS = (
    "Dol Amroth, Edoras, Helm's Deep, Lórien, Minas Tirith, Pelargir, Rivendell, "
    "Dol Guldur, Harad, Minas Morgul, Morannon, Moria, Orthanc, Umbar"
)


def numbered(number: int) -> set[str]:
    return {LOCATIONS[place].name for place in PATHS if LOCATIONS[place].level == number}


def next_path(s: State) -> str:
    """What the path part of the next location step lays open."""
    s.road = 0
    s.stack = [*THEN, ("random_path", FRODO)]
    GAME.frames.run(s)
    return LOCATIONS[s.road].name


# The location step.


@rule("CG-6.11")
def test_the_first_path_is_a_random_one_of_number_one_and_then_always_one_higher() -> None:
    for seed in range(10):
        s = table(used_battlegrounds=ALL_BATTLEGROUNDS, deck="", seed=str(seed))
        for number in range(1, 10):
            assert next_path(s) in numbered(number)
    assert {next_path(table(deck="", seed=str(seed))) for seed in range(30)} == numbered(1)


@rule("CG-T7", "CG-6.12", "CG-6.11")
def test_after_a_five_the_other_fives_are_set_aside_and_a_random_six_comes() -> None:
    found = set()
    for seed in range(30):
        s = table(path="Egladil", deck="", seed=str(seed))
        assert {"Dimrill Dale", "Lothlórien"} <= set(place_names(s.unused_paths))
        found.add(next_path(s))
        assert {LOCATIONS[place].level for place in s.unused_paths} == {6, 7, 8, 9}
    assert found == numbered(6)


@rule("CG-T35", "CG-6.11", "CG-R20")
def test_a_path_activated_by_a_text_is_the_one_the_next_location_step_goes_on_from() -> None:
    s = table(path="Egladil", on_path="Gandalf the Grey", round=3, deck="")
    do(s, "use Gandalf the Grey")
    assert {"Dimrill Dale", "Lothlórien"} <= set(place_names(s.unused_paths))  # the old path is the path until it is fought
    do(s, "activate Emyn Muil")
    assert s.level == 6
    assert {LOCATIONS[place].level for place in s.unused_paths} == {6, 7, 8, 9}  # no five can come up any more
    assert s.stack == [("turn", WITCH_KING)]
    assert next_path(s) in numbered(7)


@rule("CG-6.12", "CG-R20")
def test_paths_left_behind_are_shown_as_used_up() -> None:
    s = table(path="Bag End", deck="")
    assert next_path(s) in numbered(2)
    assert [number for number in range(1, 10) if numbered(number) & set(place_names(GAME.view(s, None)["unused"]["paths"]))] == [
        *range(2, 10)
    ]


# Replacement.


@rule("CG-6.13", "CG-6.14", "CG-R19")
def test_the_old_path_is_fought_and_scored_at_once_before_the_text_of_the_new_one() -> None:
    s = table(
        hand="There Is Another Way, Sting",
        path="Dimrill Dale",
        on_path="Gimli; Legolas; The Reaver",
        deck="Elrond, Arwen",
        asking=("turn", FRODO),
    )
    do(s, "play There Is Another Way")
    assert asked(s) == ["activate Egladil", "activate Lothlórien"]
    do(s, "activate Lothlórien")
    # The combat on the old path asks its question now: 1 attack against no defence of the path.
    assert asked(s) == ["lose Gimli", "lose Legolas"]
    assert (s.road, s.level) == (PLACE["Dimrill Dale"], 5)
    assert names(s.hand[ARAGORN]) == []  # the text of the new path waits
    do(s, "lose Gimli", "agree")
    kinds = [event[0] for event in told(s, "replaces", "combat", "wins_free", "activate", "draw", "token_path_defence")]
    assert kinds == ["replaces", "combat", "wins_free", "activate", "draw", "token_path_defence"]
    assert place_names([s.road]) == ["Lothlórien"]
    assert place_names(s.scored[FREE]) == ["Dimrill Dale"]
    assert s.path == [[], []]  # no card passes to the new path
    assert names(s.cycle[ARAGORN])[0] == "Legolas"
    assert names(s.gone[FRODO])[-2:] == ["Gimli", "There Is Another Way"]
    assert names(s.gone[WITCH_KING])[-1] == "The Reaver"
    assert s.tokens == [(PLACE["Lothlórien"], 0, 1)]  # the rest of the text that caused it
    assert s.stack == [("turn", WITCH_KING)]


@rule("CG-R19", "CG-6.14")
def test_no_token_passes_to_the_new_path() -> None:
    s = table(path="Egladil", on_path="Gandalf the Grey", deck="")
    add_token(s, PLACE["Egladil"], 3, 0)
    do(s, "use Gandalf the Grey", "activate Dead Marshes")
    assert s.tokens == []
    assert names(s.gone[FRODO])[-1] == "Gandalf the Grey"  # he fought on the old path and does not travel along
    assert s.stack == [("turn", WITCH_KING)]


@rule("CG-R19")
def test_during_the_combat_the_old_path_is_the_path_for_all_texts() -> None:
    s = table(path="Khazad-dûm", on_path="Balrog of Moria; Flocks of Crebain", asking=("turn", SARUMAN))
    do(s, "use Flocks of Crebain", "activate The Doors of Durin")
    assert told(s, "combat") == [("combat", PLACE["Khazad-dûm"], 4, 0)]  # the Balrog has one more in Khazad-dûm
    assert s.corruption == 4
    do(s, "do not use it")
    assert s.stack == [("turn", FRODO)]


@rule("CG-6.14", "CG-11.3")
def test_the_combat_of_the_replaced_path_is_additional_to_that_of_the_combat_step() -> None:
    s = table(path="Amon Hen", on_path="Gollum", deck="", asking=("turn", SARUMAN), then=(("combat_step", NOBODY),))
    do(s, "use Gollum", "activate Dead Marshes", "pass", "pass", "pass", "pass")
    assert told(s, "combat") == [("combat", PLACE["Amon Hen"], 1, 0), ("combat", PLACE["Dead Marshes"], 0, 1)]
    assert (place_names(s.scored[SHADOW]), place_names(s.scored[FREE])) == (["Amon Hen"], ["Dead Marshes"])
    assert s.corruption == 1


@rule("CG-6.13")
def test_only_one_path_is_active_at_a_time() -> None:
    s = table(path="Egladil", on_path="Gandalf the Grey", hand="Legolas, Elrond", deck="Arwen")
    do(s, "use Gandalf the Grey", "activate Amon Hen", "pass", "play Legolas")
    assert asked(s) == ["to Amon Hen", "to the reserve"]
    assert why_not(s, ("to", "Egladil")) == "CG-6.3"


# What may be chosen.


@rule("CG-6.15", "CG-R23")
@pytest.mark.parametrize("path", ["Caradhras", "Khazad-dûm", "The Doors of Durin"])
def test_a_path_of_the_next_number_is_chosen_by_the_player_of_the_card_and_not_random(path: str) -> None:
    s = table(path="Imladris", on_path="Strider", deck="", asking=("turn", ARAGORN))
    do(s, "use Strider")
    assert GAME.asked(s) == "aragorn"
    assert asked(s) == ["activate Caradhras", "activate Khazad-dûm", "activate The Doors of Durin"]
    assert why_not(s, ("activate", "Egladil")) == "CG-6.15"
    do(s, f"activate {path}")
    assert place_names([s.road]) == [path]
    assert told(s, "replaces", "activate") == [("replaces", ARAGORN, PLACE[path], PLACE["Imladris"]), ("activate", ARAGORN, PLACE[path])]
    assert s.stack == [("turn", SARUMAN)]


@rule("CG-R23", "CG-6.15")
def test_a_single_eligible_path_is_no_choice() -> None:
    s = table(path="Imladris", on_path="Strider", used_paths="Caradhras, The Doors of Durin", deck="", asking=("turn", ARAGORN))
    do(s, "use Strider")
    assert place_names([s.road]) == ["Khazad-dûm"]
    assert s.stack == [("turn", SARUMAN)]


@rule("CG-6.16")
def test_a_path_card_is_activated_at_most_once() -> None:
    s = table(path="Egladil", on_path="Flocks of Crebain", hand="There Is Another Way, Gimli", deck="", asking=("turn", SARUMAN))
    do(s, "use Flocks of Crebain")
    assert why_not(s, ("activate", "Egladil")) == "CG-6.16"
    assert why_not(s, ("activate", "Amon Hen")) == "CG-6.15"
    assert why_not(s, ("lose", "Flocks of Crebain")) == "CG-6.15"  # it is not time for that
    do(s, "activate Lothlórien")
    assert place_names(s.unused_paths)[:1] == ["Dimrill Dale"]  # neither the old nor the new five
    do(s, "play There Is Another Way")
    assert place_names([s.road]) == ["Dimrill Dale"]
    s.hand[FRODO] = s.gone[FRODO][-1:]
    s.gone[FRODO] = s.gone[FRODO][:-1]
    s.stack = [("turn", FRODO)]
    assert why_not(s, ("play", "There Is Another Way")) == "CG-R21"  # all three are used


@rule("CG-R21", "CG-6.16")
def test_without_an_eligible_path_actions_and_events_are_not_available() -> None:
    used = "Dimrill Dale, Lothlórien, Amon Hen, Dead Marshes, Emyn Muil"
    s = table(path="Egladil", on_path="Gandalf the Grey; Flocks of Crebain", used_paths=used, hand="There Is Another Way, Gimli")
    assert why_not(s, ("use", "Gandalf the Grey")) == "CG-R21"
    assert why_not(s, ("play", "There Is Another Way")) == "CG-R21"
    assert {"use Gandalf the Grey", "play There Is Another Way"}.isdisjoint(asked(s))
    s = table(path="Egladil", on_path="Flocks of Crebain", used_paths=used, asking=("turn", SARUMAN))
    assert why_not(s, ("use", "Flocks of Crebain")) == "CG-R21"


@rule("CG-R21", "CG-R2")
def test_without_an_eligible_path_a_triggered_part_is_skipped() -> None:
    position = {"hand": "Caradhras the Cruel, Gollum", "path": "Caradhras"}
    s = table(**position, used_paths="Khazad-dûm, The Doors of Durin", asking=("turn", SARUMAN))  # type: ignore[arg-type]
    do(s, "play Caradhras the Cruel", "to Caradhras")
    assert place_names([s.road]) == ["Caradhras"]
    assert names(s.path[SHADOW]) == ["Caradhras the Cruel"]  # it stays
    assert s.stack == [("turn", FRODO)]
    s = table(**position, asking=("turn", SARUMAN))  # type: ignore[arg-type]
    do(s, "play Caradhras the Cruel", "to Caradhras")
    assert asked(s) == ["activate Khazad-dûm", "activate The Doors of Durin"]


@rule("CG-T34", "CG-R24", "CG-6.14")
def test_a_nine_replaced_by_another_nine_is_fought_at_once_and_the_game_goes_on() -> None:
    s = table(
        path="Orodruin",
        on_path="Gollum; Frodo Baggins",
        round=9,
        deck="",
        asking=("turn", SARUMAN),
        then=(("combat_step", NOBODY), ("victory_check", NOBODY)),
    )
    do(s, "use Gollum", "activate Morgai")
    assert place_names(s.scored[FREE]) == ["Orodruin"]  # scored at once
    assert not GAME.over(s)
    assert s.stack[-1] == ("turn", FRODO)
    do(s, "pass", "pass", "pass", "pass")
    assert place_names(s.scored[SHADOW]) == ["Morgai"]  # in the combat step
    assert GAME.over(s)
    result = GAME.result(s)
    assert (result["winner"], result["why"]) == ("free", "CG-12.4")
    assert result["score"] == {"free": 3 + 2, "shadow": 1 + 2}  # with two ring tokens each
