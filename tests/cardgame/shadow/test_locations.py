"""The six locations that are replaced when bots play, and the unchanged ones that ask something of a bot."""

from typing import Any

import pytest

from tests.cardgame.cards.fighting import fight
from tests.cardgame.shadow.deeds import bots, did, let
from tests.cardgame.telling import seen, told
from tests.citing import card, rule
from thirdage.cardgame.positions import (
    ARAGORN,
    BALROG,
    FRODO,
    GAME,
    GANDALF_OF_FELLOWSHIP,
    SARUMAN,
    WITCH_KING,
    asked,
    do,
    names,
    place_names,
)
from thirdage.cardgame.scenarios import SETTINGS
from thirdage.cardgame.state import CYCLE, DECK, HAND, PILES
from thirdage.cardgame.tables import LOCATIONS, NUMBER, PLACE, SHADOW
from thirdage.kernel.frames import Frame

REPLACED = ["Minas Morgul", "Morannon", "The Doors of Durin", "Amon Hen", "Cirith Ungol", "Morgul Vale"]


def text(place: str, seat: int = FRODO) -> Frame:
    """The activation text of a place that is active."""
    return ("activation_text", seat, PLACE[place])


# Which.


@card("Minas Morgul (bot)", "Morannon (bot)", "The Doors of Durin (bot)", "Amon Hen (bot)", "Cirith Ungol (bot)", "Morgul Vale (bot)")
@rule("AS-1.6", "AS-1.3")
def test_six_locations_are_replaced_when_bots_play_and_only_then() -> None:
    for given in SETTINGS:
        used = [LOCATIONS[place] for place in (*given.paths, *given.battlegrounds[0], *given.battlegrounds[1])]
        of_six = [location for location in used if location.name in REPLACED]
        assert all(location.bot == any(given.bots) for location in of_six)
        assert not any(location.bot for location in used if location.name not in REPLACED)
        here = REPLACED[:4] if given.scenario == "fellowship" else REPLACED
        assert {location.name for location in of_six} == {*here}


@card("Minas Morgul (bot)", "Morannon (bot)", "The Doors of Durin (bot)", "Amon Hen (bot)", "Cirith Ungol (bot)", "Morgul Vale (bot)")
@rule("AS-R36")
@pytest.mark.parametrize("name", REPLACED)
def test_a_replaced_location_has_the_face_of_its_namesake(name: str) -> None:
    base, bot = LOCATIONS[PLACE[name]], LOCATIONS[PLACE[f"{name} (bot)"]]
    for field in ("name", "vp", "defence", "level", "side", "factions"):
        assert getattr(base, field) == getattr(bot, field)
    said = {entry["id"]: entry["text"] for entry in GAME.catalogue()["locations"]}
    assert said[bot.id] and said[bot.id] != said[base.id]


# Minas Morgul, Morannon, Cirith Ungol, Morgul Vale: a row.


@card("Minas Morgul (bot)")
@rule("AS-T24", "AS-R37")
def test_minas_morgul_plays_the_right_most_nazgul_of_the_row_to_reserve() -> None:
    row = "The Witch-king, Mordor Orcs 1, The Reaver, Mordor Orcs 2, Morgul Blade"
    s = bots(text("Minas Morgul (bot)"), battlegrounds={"Minas Morgul": ""}, path="Weathertop", deck=f"{row}, Olog-hai")
    assert did(s) == ["play The Reaver to the reserve"]  # though the path is being lost
    assert names(s.reserve[WITCH_KING]) == ["The Reaver"]
    assert names(s.cycle[WITCH_KING]) == ["The Witch-king", "Mordor Orcs 1", "Mordor Orcs 2", "Morgul Blade"]
    assert names(s.deck[WITCH_KING]) == ["Olog-hai"] and s.aside[WITCH_KING] == []
    assert {*row.split(", ")} <= {*seen(s, "frodo")}  # the row lies face up
    assert s.stack == [("turn", FRODO)]


@card("Minas Morgul (bot)")
@rule("AS-R37", "AS-6.7")
def test_minas_morgul_without_a_nazgul_cycles_all_five_and_passes_over_one_already_played() -> None:
    row = "Olog-hai, Mouth of Sauron, Black Breath, Grishnákh, Mordor Orcs 1"
    s = bots(text("Minas Morgul (bot)"), battlegrounds={"Minas Morgul": ""}, deck=f"{row}, The Hunter")
    assert names(s.cycle[WITCH_KING]) == row.split(", ") and names(s.deck[WITCH_KING]) == ["The Hunter"]
    assert did(s) == [] and s.reserve[WITCH_KING] == []
    row = "The Hunter, Olog-hai, The Reaver, Black Uruks, Mordor Orcs 1, Mordor Orcs 2"
    s = bots(text("Minas Morgul (bot)"), battlegrounds={"Minas Morgul": ""}, deck=row, played="The Reaver")
    assert did(s) == ["play The Hunter to the reserve"]
    assert names(s.cycle[WITCH_KING]) == ["Olog-hai", "The Reaver", "Black Uruks", "Mordor Orcs 1"]
    assert s.stack == [("turn", FRODO)]


@card("Minas Morgul (bot)", "The Black Easterling (bot)")
@rule("AS-R37", "AS-6.1")
def test_a_nazgul_of_the_row_costs_nothing_and_has_its_text() -> None:
    row = "The Black Easterling, Olog-hai, Black Uruks, Mordor Orcs 1, Mordor Orcs 2, Mordor Orcs 3, Mordor Orcs 4"
    s = bots(text("Minas Morgul (bot)"), battlegrounds={"Minas Morgul": ""}, deck=row, hand="Grishnákh")
    assert did(s) == ["play The Black Easterling to the reserve"]
    assert sorted(names(s.hand[WITCH_KING])) == ["Grishnákh", "Mordor Orcs 3"]  # he draws 1
    s = bots(text("Minas Morgul (bot)"), battlegrounds={"Minas Morgul": ""}, deck="The Hunter", hand="Grishnákh")
    assert did(s) == ["play The Hunter to the reserve"] and names(s.hand[WITCH_KING]) == ["Grishnákh"]  # nor with no rest to pay
    assert s.stack == [("turn", FRODO)]


@card("Morannon (bot)")
@rule("AS-R37", "AS-10.4")
@pytest.mark.parametrize(
    "others, place",
    [
        ({}, "the reserve"),  # Morannon itself is being won when it opens
        ({"Lórien": "Mordor Orcs 5"}, "Lórien"),  # 1 + 2 against 2
        ({"Lórien": ""}, "the reserve"),  # not to be won
        ({"Lórien": "Mordor Orcs 5", "Minas Tirith": "Black Uruks"}, "Minas Tirith"),  # the right-most
    ],
)
def test_morannon_plays_the_right_most_army_of_the_row_where_it_turns_a_combat(others: dict[str, str], place: str) -> None:
    row = "Mordor Orcs 1, Trolls of Udûn, Olog-hai, The Hunter, Morgul Blade, Mordor Orcs 2"
    s = bots(text("Morannon (bot)"), battlegrounds={**others, "Morannon": ""}, deck=row)
    assert did(s) == [f"play Olog-hai to {place}"]
    assert names(s.cycle[WITCH_KING]) == ["Mordor Orcs 1", "Trolls of Udûn", "The Hunter", "Morgul Blade"]
    assert s.stack == [("turn", FRODO)]


@card("Morannon (bot)", "Cirith Ungol (bot)")
@rule("AS-R37")
@pytest.mark.parametrize("where", [{"battlegrounds": {"Morannon": ""}}, {"path": "Cirith Ungol"}])
def test_a_row_without_an_army_is_cycled(where: dict[str, Any]) -> None:
    name = "Morannon (bot)" if "battlegrounds" in where else "Cirith Ungol (bot)"
    row = "The Hunter, Morgul Blade, The Reaver, Grishnákh, Mouth of Sauron"
    s = bots(text(name), deck=f"{row}, Olog-hai", **where)
    assert did(s) == [] and names(s.cycle[WITCH_KING]) == row.split(", ")
    s = bots(text(name), deck="", **where)
    assert did(s) == [] and s.cycle[WITCH_KING] == []  # nothing to draw
    assert s.stack == [("turn", FRODO)]


@card("Cirith Ungol (bot)")
@rule("AS-R37", "AS-10.4")
@pytest.mark.parametrize("others, place", [({}, "the reserve"), ({"Lórien": "Mordor Orcs 5"}, "Lórien")])
def test_cirith_ungol_plays_the_right_most_army_never_to_the_path(others: dict[str, str], place: str) -> None:
    row = "Mordor Orcs 1, Olog-hai, The Hunter, Morgul Blade, The Reaver, Mordor Orcs 2"
    s = bots(text("Cirith Ungol (bot)"), path="Cirith Ungol", battlegrounds=others, deck=row)
    assert did(s) == [f"play Olog-hai to {place}"] and s.path[SHADOW] == []
    assert s.stack == [("turn", FRODO)]


@card("Morgul Vale (bot)")
@rule("AS-R37", "AS-10.4", "AS-7.3")
@pytest.mark.parametrize(
    "here, others, place",
    [
        ("", {}, "Morgul Vale"),  # an empty path is being lost, and 1 wins it
        ("Sam Gamgee", {}, "the reserve"),  # 1 against 1
        ("The Warrior", {}, "the reserve"),  # won already
        ("Sam Gamgee", {"Lórien": "Olog-hai"}, "Lórien"),  # 2 against 2: he leads them
    ],
)
def test_morgul_vale_plays_the_right_most_nazgul_to_the_path_a_battleground_or_the_reserve(
    here: str, others: dict[str, str], place: str
) -> None:
    row = "The Witch-king, Mordor Orcs 1, The Reaver, Mordor Orcs 2, Morgul Blade, Mordor Orcs 3"
    s = bots(text("Morgul Vale (bot)"), path="Morgul Vale", on_path=here, battlegrounds=others, deck=row)
    assert did(s) == [f"play The Reaver to {place}"]
    assert names(s.cycle[WITCH_KING]) == ["The Witch-king", "Mordor Orcs 1", "Mordor Orcs 2", "Morgul Blade"]
    assert s.stack == [("turn", FRODO)]


# The Doors of Durin, Amon Hen.


@card("The Doors of Durin (bot)")
@rule("AS-6.4", "AS-R25")
@pytest.mark.parametrize(
    "position, gone",
    [
        ({"reserve": "Wolf-riders; Saruman with Saruman's Staff", "hand": "Uglúk", "deck": "Shelob"}, ["Saruman", "Saruman's Staff"]),
        ({"hand": "Uglúk", "deck": "Shelob"}, ["Uglúk"]),
        ({"deck": "Shelob"}, []),
    ],
)
def test_the_monstrous_bot_forsakes_in_its_order_for_a_path_attack(position: dict[str, str], gone: list[str]) -> None:
    s = bots(text("The Doors of Durin (bot)"), path="The Doors of Durin", **position)
    assert names(s.cycle[SARUMAN]) == gone
    assert (names(s.gone[SARUMAN])[-1] == "Shelob") is (gone == [])  # only the top of the deck is eliminated
    assert s.tokens == [(PLACE["The Doors of Durin (bot)"], 1, 0)]
    assert fight(s, "The Doors of Durin (bot)") == (1, 0)
    assert s.stack == [("turn", FRODO)]


@card("The Doors of Durin (bot)")
@rule("AS-R36")
def test_nothing_to_forsake_means_no_icon_and_no_human_is_asked() -> None:
    s = bots(text("The Doors of Durin (bot)"), path="The Doors of Durin", deck="")
    assert s.tokens == [] and s.stack == [("turn", FRODO)]
    s = bots(text("The Doors of Durin (bot)"), path="The Doors of Durin", on_path="Balrog of Moria", hand="Uglúk")
    assert s.tokens != [] and names(s.cycle[SARUMAN]) == ["Uglúk"]  # not tested for use: the path was won already
    assert s.stack == [("turn", FRODO)]


@card("Amon Hen (bot)")
@rule("AS-4.1", "AS-R20")
def test_amon_hen_lets_the_mordor_bot_draw_and_cycle_at_random() -> None:
    cycled = set()
    for seed in "12345678":
        s = bots(text("Amon Hen (bot)"), path="Amon Hen", hand="The Hunter", deck="Olog-hai, Black Uruks", seed=seed)
        assert len(s.hand[WITCH_KING]) == 1 and names(s.deck[WITCH_KING]) == ["Black Uruks"]
        assert seen(s, "frodo") == []
        cycled |= {*names(s.cycle[WITCH_KING])}
        assert s.stack == [("turn", FRODO)]
    assert cycled == {"The Hunter", "Olog-hai"}
    s = bots(text("Amon Hen (bot)"), path="Amon Hen", deck="", reserve="Olog-hai")
    assert names(s.cycle[WITCH_KING]) == ["Olog-hai"]  # nothing drawn: it forsakes
    assert s.stack == [("turn", FRODO)]


@card("The Doors of Durin (bot)", "Amon Hen (bot)", "Minas Morgul (bot)")
@rule("AS-1.6", "AS-R37")
def test_in_the_fellowship_the_one_bot_does_what_they_say() -> None:
    solo: dict[str, Any] = {"scenario": "fellowship", "then": (("turn", GANDALF_OF_FELLOWSHIP),)}
    s = bots(text("The Doors of Durin (bot)"), path="The Doors of Durin", hand="Cave-troll", **solo)
    assert names(s.cycle[BALROG]) == ["Cave-troll"] and s.tokens == [(PLACE["The Doors of Durin (bot)"], 1, 0)]
    s = bots(text("Minas Morgul (bot)"), battlegrounds={"Minas Morgul": ""}, deck="The Witch-king, Balrog of Moria", **solo)
    assert names(s.reserve[BALROG]) == ["The Witch-king"]
    assert s.stack == [("turn", GANDALF_OF_FELLOWSHIP)]


# Unchanged: Orthanc, Dimrill Dale, Lórien and Dol Guldur, Edoras.


@card("Orthanc")
@rule("AS-R43", "AS-R24", "AS-R25")
@pytest.mark.parametrize("pile", ["deck", "cycle"])
def test_orthanc_gives_saruman_to_the_isengard_bot_shown_and_mixed_in_then_recycles(pile: str) -> None:
    piles = {"deck": "Shelob", "cycle": "Gollum"}
    piles[pile] += ", Saruman"
    s = bots(text("Orthanc"), battlegrounds={"Orthanc": ""}, hand="Uglúk", **piles)
    assert sorted(names(s.hand[SARUMAN])) == ["Saruman", "Uglúk"]
    assert sorted(names(s.deck[SARUMAN])) == ["Gollum", "Shelob"] and s.cycle[SARUMAN] == []
    assert seen(s, "frodo") == ["Saruman"]
    known = [s.may_be[PILES * SARUMAN + each] >> NUMBER["Saruman (bot)"] & 1 for each in (DECK, HAND, CYCLE)]
    assert known == [0, 1, 0]
    assert s.stack == [("turn", FRODO)]


@card("Orthanc")
@rule("AS-R43", "AS-R39")
def test_orthanc_finds_nothing_if_saruman_is_in_hand_and_recycles_all_the_same() -> None:
    s = bots(text("Orthanc"), battlegrounds={"Orthanc": ""}, hand="Saruman", deck="Shelob", cycle="Gollum")
    assert names(s.hand[SARUMAN]) == ["Saruman"] and "nothing_found" in told(s)
    assert sorted(names(s.deck[SARUMAN])) == ["Gollum", "Shelob"]
    assert "Saruman" not in seen(s, "frodo")
    assert not s.may_be[PILES * SARUMAN + DECK] >> NUMBER["Saruman (bot)"] & 1  # everybody knows that he lies in neither
    s = bots(FRODO, battlegrounds={"Orthanc": ""}, reserve="Saruman", cycle="Gollum")
    let(s, text("Orthanc"))
    assert names(s.reserve[SARUMAN]) == ["Saruman"] and s.hand[SARUMAN] == s.cycle[SARUMAN] == []
    assert s.stack == [("turn", FRODO)]


@card("Dimrill Dale")
@rule("AS-R43", "AS-4.1", "AS-R20")
def test_dimrill_dale_makes_each_bot_cycle_two_random_cards_and_forsake_what_is_missing() -> None:
    cycled = set()
    for seed in "12345678":
        s = bots(text("Dimrill Dale"), path="Dimrill Dale", hand="The Hunter, Olog-hai, Black Uruks", deck="", seed=seed)
        assert len(s.hand[WITCH_KING]) == 1 and len(s.cycle[WITCH_KING]) == 2
        cycled |= {*names(s.cycle[WITCH_KING])}
        assert s.stack == [("turn", FRODO)]
    assert cycled == {"The Hunter", "Olog-hai", "Black Uruks"}
    s = bots(
        text("Dimrill Dale"), path="Dimrill Dale", hand="Shelob", reserve="Uglúk; Wolf-riders; Olog-hai", deck="The Hunter, Mordor Orcs"
    )
    assert names(s.cycle[SARUMAN]) == ["Shelob", "Wolf-riders"] and names(s.reserve[SARUMAN]) == ["Uglúk"]
    assert names(s.cycle[WITCH_KING]) == ["Olog-hai"] and names(s.gone[WITCH_KING])[-1] == "The Hunter"
    assert s.stack == [("turn", FRODO)]


@card("Lórien", "Dol Guldur", "Edoras")
@rule("AS-R43")
def test_in_the_location_step_of_a_bot_linked_battlegrounds_come_too() -> None:
    for first, came in (("Dol Guldur", "Lórien"), ("Lórien", "Dol Guldur"), ("Edoras", "Helm's Deep")):
        s = bots(("named_battleground", WITCH_KING, PLACE[first]), deck="", starter=WITCH_KING)
        assert place_names(s.active) == [first, came]
        assert [event[1] for event in s.events or () if event[0] == "activate"] == [WITCH_KING, WITCH_KING]
        assert s.stack == [("turn", FRODO)]
    s = bots(("named_battleground", WITCH_KING, PLACE["Lórien"]), deck="", scored_free="Dol Guldur", starter=WITCH_KING)
    assert place_names(s.active) == ["Lórien", "Dol Guldur"] and place_names(s.captured) == ["Dol Guldur"]
    s = bots(("named_battleground", WITCH_KING, PLACE["Edoras"]), deck="", scored_shadow="Helm's Deep", starter=WITCH_KING)
    assert place_names(s.active) == ["Edoras"]  # not out of a scoring area
    assert s.stack == [("turn", FRODO)]


@card("Minas Tirith", "Caradhras")
@rule("AS-R43")
def test_other_locations_work_as_printed_and_ask_the_humans() -> None:
    s = bots(text("Caradhras", WITCH_KING), path="Caradhras", hand="Gimli, Frodo Baggins, Arwen, Legolas")
    assert s.stack[-1] == ("choose_forsaken", FRODO)
    do(s, "forsake Gimli", "forsake Arwen")
    assert s.stack == [("turn", FRODO)]
    s = bots(text("Minas Tirith", WITCH_KING), battlegrounds={"Minas Tirith": ""}, hand="Arwen, Legolas")
    assert s.stack[-1] == ("may", ARAGORN, PLACE["Minas Tirith"]) and asked(s) == ["yes", "do not use it"]
    do(s, "do not use it")
    assert s.stack == [("turn", FRODO)]
