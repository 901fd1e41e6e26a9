"""Nazgûl Search, Cruel Weather, The Nazgûl Strike!, Morgul Wound, Lure of the Ring, The Breaking of the Fellowship."""

from __future__ import annotations

import pytest

from tests.boardgame.cards.shadow_character import DONE, ids, played, ready_to_play, tiles
from tests.boardgame.throwing import at as pick
from tests.boardgame.throwing import dice, faces
from tests.citing import card, rule
from thirdage.boardgame.positions import FREE, SHADOW, asked, at, do, log, names, step_of, why_not
from thirdage.boardgame.state import IN_FELLOWSHIP, OUT
from thirdage.boardgame.tables import BOROMIR, GANDALF_THE_GREY, GIMLI, GOLLUM, LEGOLAS, MERIADOC, PEREGRIN, REGION, STRIDER

ON_THE_WAY = ["Nazgûl Search", "Cruel Weather", "The Nazgûl Strike!"]
IN_SIGHT = ["Morgul Wound", "Lure of the Ring", "The Breaking of the Fellowship"]


# When they may be played.


@pytest.mark.parametrize("name", ON_THE_WAY)
@card("Nazgûl Search", "Cruel Weather", "The Nazgûl Strike!")
@rule("BG-C15", "BG-9.7")
def test_these_need_progress_off_the_mordor_track(name: str) -> None:
    s = ready_to_play(name, bearers="Hollin")
    assert why_not(s, "play", name) == "BG-9.7"
    s = ready_to_play(name, mordor=2)
    assert why_not(s, "play", name) == "BG-C15"
    s = ready_to_play(name, bearers="Hollin", progress=1)
    assert asked(s) == [f"play {name}", "skip: discard the die"]
    assert s.stack[-1][0] == "action"


@pytest.mark.parametrize("name", IN_SIGHT)
@card("Morgul Wound", "Lure of the Ring", "The Breaking of the Fellowship")
@rule("BG-C15", "BG-9.7")
def test_these_need_a_revealed_fellowship_on_the_mordor_track_or_off_it(name: str) -> None:
    assert why_not(ready_to_play(name, bearers="Hollin", progress=3), "play", name) == "BG-9.7"
    assert why_not(ready_to_play(name, mordor=3), "play", name) == "BG-9.7"
    assert why_not(ready_to_play(name, mordor=3, hidden=False), "play", name) == ""
    s = ready_to_play(name, bearers="Hollin", hidden=False)
    assert asked(s) == [f"play {name}", "skip: discard the die"]
    assert s.stack[-1][0] == "action"


# Nazgûl Search.


@card("Nazgûl Search")
@rule("BG-C73")
def test_a_nazgul_who_flies_to_the_fellowship_reveals_it() -> None:
    s = played("Nazgûl Search", {"Minas Morgul": "2 Nazgûl"}, bearers="Hollin", progress=1)
    do(s, "from Minas Morgul", "1", "to Hollin", "no more")
    assert (s.hidden, s.stack[-1][0]) == (0, "path")
    do(s, "stop in Hollin")
    assert (at(s, "Hollin"), at(s, "Minas Morgul")) == ("Nazgûl", "Nazgûl")
    assert (s.progress, s.corruption, s.box) == (0, 0, [0, 0])
    assert s.stack == DONE


@pytest.mark.parametrize("there", ["Nazgûl", "The Witch-king"])
@card("Nazgûl Search")
@rule("BG-C73")
def test_one_who_is_there_already_is_enough(there: str) -> None:
    s = played("Nazgûl Search", {"Hollin": there}, bearers="Hollin", progress=1)
    do(s, "no more")
    assert s.hidden == 0
    do(s, "stop in Hollin")
    assert s.stack == DONE


@card("Nazgûl Search")
@rule("BG-C73", "BG-17.23")
def test_the_reveal_is_complete_and_a_nazgul_inside_a_besieged_stronghold_counts() -> None:
    besieged = {"Moria": "Elven Regular", "inside Moria": "Sauron Regular, Nazgûl"}
    s = played("Nazgûl Search", besieged, bearers="Moria", progress=1, companions="", pool=tiles("std-1"))
    do(s, "no more", "stop in Moria")
    assert "One more Hunt tile because of Moria." in log(s)
    assert (s.hidden, s.corruption) == (0, 1)
    assert s.stack == DONE


@card("Nazgûl Search")
@rule("BG-C73")
def test_without_a_nazgul_in_the_region_nothing_is_revealed() -> None:
    s = played("Nazgûl Search", {"Minas Morgul": "Nazgûl", "Hollin": "Sauron Regular, The Mouth of Sauron"}, bearers="Hollin", progress=1)
    assert asked(s) == ["from Minas Morgul", "no more"]  # the Mouth of Sauron is no Nazgûl
    do(s, "from Minas Morgul", "to Moria")
    assert (s.hidden, s.progress, at(s, "Moria")) == (1, 1, "Nazgûl")
    assert s.stack == DONE
    s = played("Nazgûl Search", bearers="Hollin", progress=1)  # no Nazgûl at all
    assert s.hidden == 1
    assert s.stack == DONE


# Cruel Weather.


@card("Cruel Weather")
@rule("BG-C74", "BG-C2")
def test_the_shadow_drives_the_ring_bearers_across_a_passable_border() -> None:
    s = played("Cruel Weather", bearers="Rivendell", progress=3)
    assert s.stack[-1] == ("driven_to", SHADOW)
    assert asked(s) == ["to Fords of Bruinen", "to Trollshaws"]
    assert why_not(s, "to", "High Pass") == "BG-2.2"
    do(s, "to Trollshaws")
    assert (s.bearers, s.progress, s.hidden) == (REGION["Trollshaws"], 3, 1)
    assert s.stack == DONE


@card("Cruel Weather")
@rule("BG-C74")
def test_the_weather_declares_heals_and_activates_nothing_in_a_city() -> None:
    besieged = {"Helm's Deep": "Isengard Regular", "inside Helm's Deep": "Rohan Regular"}
    on_table = "Flocks of Crebain; Worn with Sorrow and Toil"
    for region in ("Edoras", "Helm's Deep"):
        s = played("Cruel Weather", besieged, bearers="Westemnet", progress=2, corruption=4, on_table=on_table)
        do(s, f"to {region}")
        assert (s.bearers, s.corruption, s.progress, s.hidden) == (REGION[region], 4, 2, 1)
        assert step_of(s, "Rohan") == (0, False)
        assert names(s.table) == ["Flocks of Crebain", "Worn with Sorrow and Toil"]
        assert s.stack == DONE


@card("Cruel Weather")
@rule("BG-C74", "BG-C81")
def test_the_weather_draws_no_tile_in_moria() -> None:
    s = played("Cruel Weather", bearers="Hollin", progress=1, on_table="Balrog of Moria", pool=tiles("std-1"), box=(0, 3))
    do(s, "to Moria")
    assert (s.corruption, ids(s.pool), names(s.table)) == (0, ["std-1"], ["Balrog of Moria"])
    assert s.stack == DONE


# The Nazgûl Strike!


@card("The Nazgûl Strike!")
@rule("BG-C75")
def test_the_nazgul_take_a_character_card_of_the_free_peoples_off_the_table() -> None:
    on_table = "Wizard's Staff; Axe and Bow; The Power of Tom Bombadil; Flocks of Crebain"
    s = played("The Nazgûl Strike!", {"Minas Morgul": "Nazgûl"}, bearers="Hollin", progress=1, box=(0, 2), on_table=on_table)
    do(s, "from Minas Morgul", "to Hollin")
    assert asked(s) == ["discard Wizard's Staff", "discard Axe and Bow", "hunt as if the Fellowship had moved", "no"]
    do(s, "discard Axe and Bow")
    assert names(s.table) == ["Wizard's Staff", "The Power of Tom Bombadil", "Flocks of Crebain"]
    assert (s.hidden, s.progress, s.corruption) == (1, 1, 0)
    assert s.stack == DONE


@card("The Nazgûl Strike!", "Flocks of Crebain", "std-eye-r")
@rule("BG-C75", "BG-C80")
def test_the_hunt_of_the_nazgul_is_a_full_one(monkeypatch: pytest.MonkeyPatch) -> None:
    s = played(
        "The Nazgûl Strike!",
        {"Hollin": "Nazgûl"},
        bearers="Hollin",
        progress=2,
        companions="Boromir",
        box=(1, 3),
        on_table="Flocks of Crebain",
        pool=tiles("std-eye-r"),
    )
    do(s, "no more")
    dice(monkeypatch, faces(1, 3, 4), faces(4))
    do(s, "hunt as if the Fellowship had moved", "use Flocks of Crebain")
    # One Free Peoples die and the Flocks add 2: a 4 succeeds. The Nazgûl gives one re-roll. An Eye does damage for each success.
    assert "Hunt roll: 1, 3, 4 (succeeds on 6, 2 added): one success." in log(s)
    assert s.stack[-1][:4] == ("suffer", FREE, 2, 0)
    do(s, "lose the Guide, Boromir")
    assert (s.hidden, s.stack[-1][0]) == (0, "path")
    do(s, "stop in Hollin")
    assert (s.box, s.corruption) == ([1, 3], 0)  # no die is added
    assert s.stack == DONE


@card("The Nazgûl Strike!")
@rule("BG-C75")
def test_the_hunt_of_the_nazgul_leaves_progress_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    s = played("The Nazgûl Strike!", {"Hollin": "Nazgûl"}, bearers="Hollin", progress=2, box=(0, 1))
    dice(monkeypatch, faces(5), faces(5))
    do(s, "no more", "hunt as if the Fellowship had moved")
    assert (s.progress, s.box, s.corruption, s.hidden) == (2, [0, 1], 0, 1)
    assert s.stack == DONE


@card("The Nazgûl Strike!")
@rule("BG-C75", "BG-R56")
def test_both_strikes_are_optional_and_without_dice_in_the_box_there_is_no_hunt() -> None:
    s = played("The Nazgûl Strike!", {"Hollin": "Nazgûl"}, bearers="Hollin", progress=1, on_table="Wizard's Staff")
    do(s, "no more")
    assert asked(s) == ["discard Wizard's Staff", "no"]
    do(s, "no")
    assert names(s.table) == ["Wizard's Staff"]
    assert s.stack == DONE
    s = played("The Nazgûl Strike!", {"Hollin": "Nazgûl"}, bearers="Hollin", progress=1)
    do(s, "no more")
    assert s.stack == DONE


@card("The Nazgûl Strike!")
@rule("BG-C75")
def test_far_from_the_fellowship_the_nazgul_strike_nothing() -> None:
    s = played("The Nazgûl Strike!", {"Moria": "Nazgûl"}, bearers="Hollin", progress=1, box=(0, 3), on_table="Wizard's Staff")
    do(s, "no more")
    assert names(s.table) == ["Wizard's Staff"]
    assert s.stack == DONE


# Morgul Wound.


@pytest.mark.parametrize("before, after", [(0, 2), (3, 5), (4, 5), (10, 11)])
@card("Morgul Wound")
@rule("BG-9.7")
def test_the_morgul_wound_is_deeper_up_to_three_corruption(before: int, after: int) -> None:
    s = played("Morgul Wound", bearers="Hollin", hidden=False, corruption=before, on_table="Horn of Gondor")
    assert (s.corruption, names(s.table)) == (after, ["Horn of Gondor"])
    assert s.stack == DONE


@card("Morgul Wound")
@rule("BG-20.2")
def test_the_morgul_wound_can_end_the_game() -> None:
    s = played("Morgul Wound", mordor=4, hidden=False, corruption=11)
    assert (s.corruption, s.winner) == (12, SHADOW)
    assert s.stack == []


# Lure of the Ring.


@card("Lure of the Ring")
@rule("BG-C76", "BG-C78")
def test_a_companion_drawn_at_random_falls_or_his_level_corrupts(monkeypatch: pytest.MonkeyPatch) -> None:
    for answer, where, corruption in (("eliminate Boromir", OUT, 0), ("take 2 Corruption", IN_FELLOWSHIP, 2)):
        s = ready_to_play(
            "Lure of the Ring",
            bearers="Hollin",
            hidden=False,
            companions="Strider, Boromir",
            hand_free="Athelas",
            on_table="Worn with Sorrow and Toil",
        )
        dice(monkeypatch, pick(1, of=2))
        do(s, "play Lure of the Ring")
        assert asked(s) == ["eliminate Boromir", "take 2 Corruption"]
        assert s.stack[-1][1] == FREE
        do(s, answer)
        assert (s.where[BOROMIR], s.corruption, s.guide) == (where, corruption, STRIDER)
        assert names(s.hand[FREE]) == ["Athelas"]  # no casualty of the Hunt
        assert s.stack == DONE


@card("Lure of the Ring")
@rule("BG-C76", "BG-17.9")
def test_the_lured_guide_is_followed_by_another() -> None:
    s = played("Lure of the Ring", bearers="Hollin", hidden=False, companions="Gandalf the Grey")
    do(s, "eliminate Gandalf the Grey")
    assert (s.where[GANDALF_THE_GREY], s.guide) == (OUT, GOLLUM)
    assert s.stack == DONE


@card("Lure of the Ring")
@rule("BG-C76", "BG-C146")
def test_a_lured_hobbit_is_saved_off_the_mordor_track_only() -> None:
    s = played("Lure of the Ring", bearers="Hollin", hidden=False, companions="Meriadoc Brandybuck")
    do(s, "eliminate Meriadoc Brandybuck", "to Moria")
    assert (at(s, "Moria"), s.corruption) == ("Meriadoc Brandybuck", 0)
    assert s.stack == DONE
    s = played("Lure of the Ring", mordor=1, hidden=False, companions="Meriadoc Brandybuck")
    do(s, "eliminate Meriadoc Brandybuck")
    assert (s.where[MERIADOC], s.corruption) == (OUT, 0)
    assert s.stack == DONE


@card("Lure of the Ring")
@rule("BG-C76")
def test_gollum_is_lured_for_one_corruption() -> None:
    s = played("Lure of the Ring", bearers="Hollin", hidden=False, companions="")
    assert (s.guide, s.corruption) == (GOLLUM, 1)
    assert s.stack == DONE


@card("Lure of the Ring")
@rule("BG-20.2")
def test_taking_the_level_as_corruption_can_end_the_game() -> None:
    s = played("Lure of the Ring", bearers="Hollin", hidden=False, corruption=9, companions="Strider")
    do(s, "take 3 Corruption")
    assert s.winner == SHADOW
    assert s.stack == []


# The Breaking of the Fellowship.


@card("The Breaking of the Fellowship", "std-2-r")
@rule("BG-C77", "BG-C17")
def test_as_many_companions_leave_as_the_tile_says_and_do_not_move() -> None:
    s = played("The Breaking of the Fellowship", bearers="Hollin", hidden=False, pool=tiles("std-2-r"))
    assert s.stack[-1] == ("companions_scatter", FREE, 2)
    do(s, "Gandalf the Grey")
    assert at(s, "Hollin") == ""  # they leave together
    do(s, "Gimli")
    assert at(s, "Hollin") == "Gandalf the Grey, Gimli"
    assert (s.guide, s.corruption, ids(s.drawn[-1:])) == (STRIDER, 0, ["std-2-r"])
    assert s.stack == DONE


@card("The Breaking of the Fellowship", "std-3")
@rule("BG-C77")
def test_a_three_takes_three_of_more() -> None:
    s = played("The Breaking of the Fellowship", bearers="Hollin", hidden=False, pool=tiles("std-3"))
    do(s, "Boromir")
    assert "boromir" not in asked(s)
    do(s, "Gimli", "Legolas")
    assert at(s, "Hollin") == "Boromir, Legolas, Gimli"
    do(s, "Gandalf the Grey")  # whenever somebody has left, the Guide may be another (BG-17.9)
    assert s.guide == GANDALF_THE_GREY
    assert s.stack == DONE


@card("The Breaking of the Fellowship", "std-0-r")
@rule("BG-C77")
def test_a_nought_separates_nobody() -> None:
    s = played("The Breaking of the Fellowship", bearers="Hollin", hidden=False, pool=tiles("std-0-r"))
    assert at(s, "Hollin") == ""
    assert s.stack == DONE


@card("The Breaking of the Fellowship", "std-3")
@rule("BG-C77", "BG-17.10")
def test_if_they_are_fewer_all_leave_unasked() -> None:
    s = played("The Breaking of the Fellowship", bearers="Hollin", hidden=False, companions="Strider, Boromir", pool=tiles("std-3"))
    assert (at(s, "Hollin"), s.guide) == ("Strider, Boromir", GOLLUM)
    assert s.stack == DONE


@card("The Breaking of the Fellowship")
@rule("BG-C77", "BG-17.9")
def test_a_new_guide_is_named_once_when_all_have_left() -> None:
    s = played("The Breaking of the Fellowship", bearers="Hollin", hidden=False, pool=tiles("std-2"))
    do(s, "Gandalf the Grey", "Strider")
    assert asked(s) == ["boromir", "legolas", "gimli"]
    do(s, "Legolas")
    assert s.guide == LEGOLAS
    assert s.stack == DONE


@card("The Breaking of the Fellowship")
@rule("BG-C77", "BG-16.5", "BG-17.31")
def test_a_companion_left_inside_a_besieged_stronghold_rouses_its_nation() -> None:
    s = played(
        "The Breaking of the Fellowship",
        {"Erebor": "Sauron Regular", "inside Erebor": "Dwarven Regular"},
        bearers="Erebor",
        hidden=False,
        companions="Gimli",
        pool=tiles("std-1"),
    )
    assert at(s, "inside Erebor") == "Dwarven Regular, Gimli"
    assert step_of(s, "dwarves") == (0, True)
    assert s.stack == DONE


@card("The Breaking of the Fellowship", "std-eye-r", "fp-elven-rope")
@rule("BG-C77", "BG-C17")
def test_an_eye_or_a_fellowship_tile_breaks_nothing() -> None:
    for tile in ("std-eye-r", "fp-elven-rope"):
        s = played("The Breaking of the Fellowship", mordor=2, hidden=False, pool=tiles(tile), box=(2, 2))
        assert (s.where[GIMLI], s.corruption, s.mordor, s.pool) == (IN_FELLOWSHIP, 0, 2, [])
        assert s.stack == DONE


@card("The Breaking of the Fellowship", "sh-shelobs-lair")
@rule("BG-C77", "BG-19.5")
def test_on_the_mordor_track_they_are_lost_and_a_die_tile_is_rolled(monkeypatch: pytest.MonkeyPatch) -> None:
    s = ready_to_play(
        "The Breaking of the Fellowship",
        mordor=2,
        hidden=False,
        companions="Strider, Gimli, Peregrin Took",
        on_table="Worn with Sorrow and Toil",
        hand_free="Athelas",
        pool=tiles("sh-shelobs-lair"),
    )
    dice(monkeypatch, pick(0, of=1), faces(2))
    do(s, "play The Breaking of the Fellowship", "Gimli", "Peregrin Took")
    assert (s.where[GIMLI], s.where[PEREGRIN], s.where[STRIDER]) == (OUT, OUT, IN_FELLOWSHIP)
    assert (s.mordor, names(s.hand[FREE])) == (2, ["Athelas"])  # BG-C78: elimination instead of separation
    assert s.stack == DONE


@card("The Breaking of the Fellowship")
@rule("BG-C77")
def test_with_gollum_no_tile_is_drawn() -> None:
    s = played("The Breaking of the Fellowship", bearers="Hollin", hidden=False, companions="", pool=tiles("std-3"))
    assert (s.corruption, ids(s.pool)) == (1, ["std-3"])
    assert s.stack == DONE


@card("The Breaking of the Fellowship", "Wizard's Staff")
@rule("BG-C22")
def test_wizards_staff_stops_the_breaking() -> None:
    s = played("The Breaking of the Fellowship", bearers="Hollin", hidden=False, on_table="Wizard's Staff", pool=tiles("std-3"))
    do(s, "use Wizard's Staff")
    assert (at(s, "Hollin"), ids(s.pool)) == ("", ["std-3"])
    assert s.stack == DONE
