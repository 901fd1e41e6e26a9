"""Special Hunt tiles, Orc Patrol, Isildur's Bane, Foul Thing from the Deep, Candles of Corpses."""

from __future__ import annotations

from typing import Any

import pytest

from tests.boardgame.cards.shadow_character import DONE, ids, played, ready_to_play, tiles
from tests.boardgame.throwing import at as pick
from tests.boardgame.throwing import dice, faces
from tests.citing import card, rule
from thirdage.boardgame.positions import FREE, SHADOW, asked, at, do, log, names, table, why_not
from thirdage.boardgame.state import IN_FELLOWSHIP, OUT
from thirdage.boardgame.tables import BOROMIR, CARD, CARDS, DIE_ROLL, EYE, GOLLUM, MERIADOC, PEREGRIN, STRIDER, TILES
from thirdage.boardgame.texts import text_of

SPECIAL = [
    ("Shelob's Lair", "sh-shelobs-lair"),
    ("The Ring is Mine!", "sh-the-ring-is-mine"),
    ("On, On They Went", "sh-on-on-they-went"),
    ("Give it to Uss!", "sh-give-it-to-uss"),
]
NASTY = ["Orc Patrol", "Isildur's Bane", "Foul Thing from the Deep", "Candles of Corpses"]
DRAWING = NASTY[:3]


# Special Hunt tiles.


@pytest.mark.parametrize("name, tile", SPECIAL)
@card("Shelob's Lair", "The Ring is Mine!", "On, On They Went", "Give it to Uss!")
@rule("BG-C29", "BG-18.4")
def test_a_special_tile_waits_beside_the_board_until_the_fellowship_enters_mordor(name: str, tile: str) -> None:
    s = played(name, pool=tiles("std-1"))
    assert (ids(s.ready), ids(s.pool)) == ([tile], ["std-1"])
    assert names(s.gone) == [name]
    assert s.stack == DONE
    s = table(
        bearers="Morannon", pool=tiles("std-1"), drawn=tiles("std-2"), ready=tiles(tile), dice_free="Army", asking=("enter_mordor", FREE)
    )
    do(s, "enter Mordor")
    assert (s.ready, ids(s.pool)) == ([], ["std-1", tile])
    assert s.stack == DONE


@pytest.mark.parametrize("name, tile", SPECIAL)
@card("Shelob's Lair", "The Ring is Mine!", "On, On They Went", "Give it to Uss!")
@rule("BG-C29", "BG-18.4")
def test_on_the_mordor_track_a_special_tile_joins_the_pool_at_once(name: str, tile: str) -> None:
    s = played(name, mordor=2, pool=tiles("std-1"))
    assert (s.ready, ids(s.pool)) == ([], ["std-1", tile])
    assert s.stack == DONE


@pytest.mark.parametrize("first, second", [SPECIAL[:2], SPECIAL[1::-1]])
@card("Shelob's Lair", "The Ring is Mine!")
@rule("BG-C29")
def test_tiles_that_wait_lie_in_one_order_whichever_card_came_first(first: tuple[str, str], second: tuple[str, str]) -> None:
    s = table(
        hand_shadow=f"{first[0]}; {second[0]}",
        ready=tiles("fp-smeagol-helps"),
        dice_shadow="Character, Character",
        dice_free="Army, Army",
        asking=("turn", SHADOW),
    )
    do(s, "use Character", f"play {first[0]}", "use Army", "skip: discard the die", "use Character", f"play {second[0]}")
    assert ids(s.ready) == ["fp-smeagol-helps", "sh-shelobs-lair", "sh-the-ring-is-mine"]
    assert names(s.gone) == [first[0], second[0]]
    assert s.stack == DONE


@pytest.mark.parametrize("name, tile", SPECIAL)
@card("Shelob's Lair", "The Ring is Mine!", "On, On They Went", "Give it to Uss!")
@rule("BG-18.5", "BG-C29")
def test_each_card_says_what_its_tile_shows_and_when_it_joins_the_pool(name: str, tile: str) -> None:
    (said,) = text_of(CARDS[CARD[name]].id, "en")
    (face,) = (face for face in TILES.values() if face.id == tile)
    value = {DIE_ROLL: "Its value is a die that the Shadow rolls when it is drawn.", EYE: "It is an Eye."}
    assert value.get(face.value, f"Its value is {face.value}.") in said
    assert ("Reveal" in said, "Stop" in said) == (face.reveal, face.stop)
    assert "joins the Hunt Pool when the Fellowship enters Mordor, or at once on the Mordor Track" in said


# Where the four dangers may be played.


@pytest.mark.parametrize("name", NASTY)
@pytest.mark.parametrize("region", ["Bree", "The Shire", "Rivendell"])
@card("Orc Patrol", "Isildur's Bane", "Foul Thing from the Deep", "Candles of Corpses")
@rule("BG-C16")
def test_none_is_played_at_a_settlement_that_was_the_free_peoples(name: str, region: str) -> None:
    s = ready_to_play(name, bearers=region)
    assert asked(s) == ["skip: discard the die"]
    assert why_not(s, "play", name) == "BG-C16"
    assert s.stack[-1][0] == "action"


@pytest.mark.parametrize("name", NASTY)
@card("Orc Patrol", "Isildur's Bane", "Foul Thing from the Deep", "Candles of Corpses")
@rule("BG-C16")
def test_who_holds_the_settlement_now_makes_no_difference(name: str) -> None:
    s = ready_to_play(name, {"Edoras": "Isengard Regular"}, taken={"Edoras": SHADOW}, bearers="Edoras")
    assert why_not(s, "play", name) == "BG-C16"
    s = ready_to_play(name, {"Moria": "Elven Regular"}, taken={"Moria": FREE}, bearers="Moria")
    assert asked(s) == [f"play {name}", "skip: discard the die"]
    assert s.stack[-1][0] == "action"


@pytest.mark.parametrize("name", NASTY)
@pytest.mark.parametrize("region", ["Osgiliath", "Fords of Isen", "Hollin"])
@card("Orc Patrol", "Isildur's Bane", "Foul Thing from the Deep", "Candles of Corpses")
@rule("BG-C16")
def test_a_fortification_is_no_settlement(name: str, region: str) -> None:
    s = ready_to_play(name, bearers=region)
    assert asked(s) == [f"play {name}", "skip: discard the die"]
    assert s.stack[-1][0] == "action"


@pytest.mark.parametrize("name", NASTY)
@card("Orc Patrol", "Isildur's Bane", "Foul Thing from the Deep", "Candles of Corpses")
@rule("BG-C15", "BG-C70")
def test_all_four_may_be_played_on_the_mordor_track_and_on_a_revealed_fellowship(name: str) -> None:
    for hidden in (True, False):
        assert asked(ready_to_play(name, mordor=0, hidden=hidden)) == [f"play {name}", "skip: discard the die"]
        s = ready_to_play(name, bearers="Hollin", hidden=hidden)
        assert asked(s) == [f"play {name}", "skip: discard the die"]
        assert s.stack[-1][0] == "action"


# Tiles drawn by a card.


@pytest.mark.parametrize("name", DRAWING)
@card("Orc Patrol", "Isildur's Bane", "Foul Thing from the Deep", "std-eye-r")
@rule("BG-C17")
def test_an_eye_drawn_by_a_card_is_discarded_and_stays_out(name: str) -> None:
    s = played(name, bearers="Hollin", progress=2, pool=tiles("std-eye-r"), drawn=[], box=(0, 3))
    assert (s.hidden, s.progress, s.corruption) == (1, 2, 0)
    assert (s.pool, ids(s.drawn)) == ([], ["std-eye-r"])
    assert "The tile Eye with Reveal has no effect." in log(s)
    assert s.stack == DONE


@pytest.mark.parametrize("name", DRAWING)
@card("Orc Patrol", "Isildur's Bane", "Foul Thing from the Deep", "fp-phial-of-galadriel", "sh-the-ring-is-mine")
@rule("BG-C17", "BG-C166", "BG-C168")
def test_a_fellowship_tile_and_the_red_eye_are_gone_for_good(name: str) -> None:
    for tile in ("fp-phial-of-galadriel", "sh-the-ring-is-mine"):
        s = played(name, mordor=1, corruption=5, pool=tiles(tile), drawn=[], box=(1, 3))
        assert (s.corruption, s.hidden, s.mordor) == (5, 1, 1)
        assert (s.pool, s.drawn, s.ready) == ([], [], [])
        assert s.stack == DONE


@pytest.mark.parametrize("name", DRAWING)
@card("Orc Patrol", "Isildur's Bane", "Foul Thing from the Deep", "sh-on-on-they-went")
@rule("BG-C17")
def test_a_tile_drawn_by_a_card_never_moves_the_fellowship(name: str) -> None:
    for tile in ("std-3", "sh-on-on-they-went"):
        s = played(name, mordor=1, companions="", pool=tiles(tile))
        if asked(s) == ["reveal the Fellowship: 1 damage less", "use the Ring"]:
            do(s, "use the Ring")
        assert (s.mordor, s.corruption, s.tried) == (1, 3, 0)
        assert "The Fellowship is stopped." not in log(s)
        assert s.stack == DONE


@pytest.mark.parametrize("name", DRAWING)
@card("Orc Patrol", "Isildur's Bane", "Foul Thing from the Deep")
@rule("BG-C17", "BG-R55")
def test_an_empty_pool_is_filled_before_the_draw(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    s = ready_to_play(name, bearers="Hollin", companions="", pool=[], drawn=tiles("std-1", "std-1"))
    dice(monkeypatch, pick(1, of=2))
    do(s, f"play {name}")
    if asked(s) != ["use Character", "use an Elven Ring first"]:
        do(s, "use the Ring")
    assert s.corruption == 1
    assert (ids(s.pool), ids(s.drawn)) == (["std-1"], ["std-1"])
    assert s.stack == DONE


# Orc Patrol.


@card("Orc Patrol", "std-2-r")
@rule("BG-C70", "BG-18.13")
def test_a_numbered_tile_of_the_orc_patrol_is_resolved_like_that_of_a_hunt(monkeypatch: pytest.MonkeyPatch) -> None:
    s = ready_to_play("Orc Patrol", bearers="Hollin", progress=1, on_table="Axe and Bow", pool=tiles("std-1", "std-2-r"))
    dice(monkeypatch, pick(1, of=2))
    do(s, "play Orc Patrol")
    assert asked(s) == ["use Axe and Bow", "lose the Guide, Gandalf the Grey", "lose a Companion at random", "use the Ring"]
    do(s, "use Axe and Bow")
    assert asked(s) == ["lose the Guide, Gandalf the Grey", "lose a Companion at random", "use the Ring"]
    do(s, "use the Ring")
    assert (s.corruption, s.hidden, s.stack[-1][0]) == (1, 0, "path")  # then the reveal
    do(s, "to Moria")
    assert "One more Hunt tile because of Moria." in log(s)  # and what follows from it
    assert s.box == [0, 0]
    do(s, "use the Ring")
    assert s.corruption == 2
    assert s.stack == DONE


@card("Orc Patrol", "std-0-r")
@rule("BG-C70", "BG-R54")
def test_the_orc_patrol_finds_a_revealed_fellowship_too() -> None:
    s = played("Orc Patrol", bearers="Hollin", hidden=False, companions="", pool=tiles("std-0-r"))
    assert (s.hidden, s.corruption, s.progress) == (0, 0, 0)
    assert s.stack == DONE


@card("Orc Patrol")
@rule("BG-C70", "BG-R56")
def test_the_orc_patrol_is_no_move_and_makes_no_hunt_roll() -> None:
    s = played("Orc Patrol", bearers="Hollin", progress=3, companions="", pool=tiles("std-1"), box=(2, 4), on_table="Flocks of Crebain")
    do(s, "use the Ring")
    assert (s.corruption, s.progress, s.hidden, s.box) == (1, 3, 1, [2, 4])
    assert not [line for line in log(s) if line.startswith(("Hunt roll", "The Fellowship moves"))]
    assert names(s.table) == ["Flocks of Crebain"]
    assert s.stack == DONE


@card("Orc Patrol", "sh-shelobs-lair")
@rule("BG-C70", "BG-C167")
def test_a_die_tile_is_rolled_for_the_orc_patrol(monkeypatch: pytest.MonkeyPatch) -> None:
    s = ready_to_play("Orc Patrol", mordor=0, companions="", hidden=False, pool=tiles("sh-shelobs-lair"))
    dice(monkeypatch, pick(0, of=1), faces(5))
    do(s, "play Orc Patrol")
    assert (s.corruption, s.mordor) == (5, 0)
    assert s.stack == DONE


# Isildur's Bane.


@card("Isildur's Bane", "std-3")
@rule("BG-C71")
def test_nothing_lowers_the_damage_of_isildurs_bane() -> None:
    s = played(
        "Isildur's Bane",
        bearers="Hollin",
        companions="Boromir, Gimli",
        on_table="Axe and Bow; Horn of Gondor",
        pool=tiles("std-3"),
    )
    assert s.corruption == 3
    assert sorted(names(s.table)) == ["Axe and Bow", "Horn of Gondor"]
    assert s.stack == DONE
    s = played("Isildur's Bane", bearers="Hollin", companions="Meriadoc Brandybuck", pool=tiles("std-3"))  # a Guide who could lower it
    assert (s.corruption, s.where[MERIADOC]) == (3, IN_FELLOWSHIP)
    assert s.stack == DONE


@card("Isildur's Bane", "std-1-r")
@rule("BG-C71", "BG-18.12")
def test_isildurs_bane_reveals_after_its_damage_but_not_past_gollum() -> None:
    s = played("Isildur's Bane", bearers="Hollin", progress=1, pool=tiles("std-1-r"))
    assert (s.corruption, s.hidden, s.stack[-1][0]) == (1, 0, "path")
    do(s, "stop in Hollin")
    assert s.stack == DONE
    s = played("Isildur's Bane", bearers="Hollin", progress=1, companions="", pool=tiles("std-1-r"))
    assert (s.guide, s.corruption, s.hidden) == (GOLLUM, 1, 1)
    assert s.stack == DONE


@card("Isildur's Bane")
@rule("BG-C71", "BG-C22")
def test_staff_and_mithril_coat_work_against_isildurs_bane(monkeypatch: pytest.MonkeyPatch) -> None:
    known: dict[str, Any] = {"bearers": "Hollin", "companions": "Gandalf the Grey", "pool": tiles("std-1", "std-3")}
    s = played("Isildur's Bane", on_table="Wizard's Staff", **known)
    assert asked(s) == ["use Wizard's Staff", "no"]
    do(s, "use Wizard's Staff")
    assert (s.corruption, ids(s.pool)) == (0, ["std-1", "std-3"])
    assert s.stack == DONE
    s = ready_to_play("Isildur's Bane", on_table="Mithril Coat and Sting", **known)
    dice(monkeypatch, pick(1, of=2), pick(0, of=1))
    do(s, "play Isildur's Bane", "use Mithril Coat and Sting")
    assert (s.corruption, ids(s.pool)) == (1, ["std-3"])
    assert s.stack == DONE


# Foul Thing from the Deep.


@card("Foul Thing from the Deep", "std-3")
@rule("BG-C72")
def test_a_companion_is_lost_at_random_to_the_foul_thing_and_the_rest_corrupts(monkeypatch: pytest.MonkeyPatch) -> None:
    s = ready_to_play("Foul Thing from the Deep", bearers="Hollin", companions="Strider, Boromir, Legolas", pool=tiles("std-3"))
    dice(monkeypatch, pick(0, of=1), pick(1, of=3))
    do(s, "play Foul Thing from the Deep")  # nothing could lower the damage, so nothing is asked
    assert (s.where[BOROMIR], s.where[STRIDER], s.corruption) == (OUT, IN_FELLOWSHIP, 1)
    assert s.stack == DONE


@card("Foul Thing from the Deep", "Axe and Bow")
@rule("BG-C72", "BG-C32")
def test_a_table_card_comes_before_the_foul_thing_and_the_guide_is_not_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    known: dict[str, Any] = {"bearers": "Hollin", "companions": "Strider, Legolas", "on_table": "Axe and Bow"}
    s = played("Foul Thing from the Deep", pool=tiles("std-2"), **known)
    assert asked(s) == ["use Axe and Bow", "lose a Companion at random"]
    assert why_not(s, "casualty", "Strider") == "BG-C72"
    assert why_not(s, "random") == "BG-C72"
    dice(monkeypatch, pick(0, of=2))
    do(s, "use Axe and Bow")
    assert (s.where[STRIDER], s.corruption) == (OUT, 0)
    assert s.stack == DONE
    s = played("Foul Thing from the Deep", pool=tiles("std-1"), **known)
    do(s, "use Axe and Bow")  # no damage is left: nobody is lost
    assert (s.where[STRIDER], s.corruption) == (IN_FELLOWSHIP, 0)
    assert s.stack == DONE


@card("Foul Thing from the Deep")
@rule("BG-C72", "BG-18.14")
def test_a_new_guide_may_lower_what_the_foul_thing_leaves_but_nobody_else_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    s = ready_to_play(
        "Foul Thing from the Deep", bearers="Hollin", companions="Boromir, Meriadoc Brandybuck, Peregrin Took", pool=tiles("std-3")
    )
    dice(monkeypatch, pick(0, of=1), pick(0, of=3))
    do(s, "play Foul Thing from the Deep")
    assert s.where[BOROMIR] == OUT
    do(s, "Peregrin Took")  # the new Guide
    assert asked(s) == ["peregrin Took leaves: 1 damage less", "use the Ring"]
    do(s, "peregrin Took leaves: 1 damage less", "to Hollin")
    assert at(s, "Hollin") == "Peregrin Took"
    assert (s.where[MERIADOC], s.guide, s.corruption) == (IN_FELLOWSHIP, MERIADOC, 0)
    assert s.stack == DONE


@card("Foul Thing from the Deep")
@rule("BG-C72", "BG-C146")
def test_a_hobbit_taken_by_the_foul_thing_is_saved_off_the_mordor_track() -> None:
    s = played("Foul Thing from the Deep", bearers="Hollin", companions="Peregrin Took", pool=tiles("std-2"))
    assert asked(s) == ["peregrin Took leaves: 1 damage less", "lose a Companion at random"]
    do(s, "lose a Companion at random", "to Hollin", "use the Ring")
    assert (at(s, "Hollin"), s.guide, s.corruption) == ("Peregrin Took", GOLLUM, 1)
    assert s.stack == DONE
    s = played("Foul Thing from the Deep", mordor=1, hidden=False, companions="Peregrin Took", pool=tiles("std-2"))
    do(s, "lose a Companion at random")
    assert (s.where[PEREGRIN], s.corruption) == (OUT, 1)
    assert s.stack == DONE


@card("Foul Thing from the Deep")
@rule("BG-C72", "BG-R60")
def test_without_companions_all_damage_of_the_foul_thing_corrupts() -> None:
    s = played("Foul Thing from the Deep", bearers="Hollin", hidden=False, companions="", pool=tiles("std-3"))
    assert s.corruption == 3
    assert s.stack == DONE


# Candles of Corpses.


@card("Candles of Corpses")
@rule("BG-C7")
def test_candles_corrupt_for_each_four_or_more(monkeypatch: pytest.MonkeyPatch) -> None:
    s = ready_to_play("Candles of Corpses", bearers="Hollin", box=(3, 3), pool=tiles("std-1"), on_table="Horn of Gondor")
    dice(monkeypatch, faces(3, 4, 6))
    do(s, "play Candles of Corpses")
    assert (s.corruption, ids(s.pool)) == (2, ["std-1"])
    assert "Dice for Candles of Corpses: 3, 4, 6: 2 of them count." in log(s)
    assert s.stack == DONE


@card("Candles of Corpses")
@rule("BG-C7", "BG-C15")
def test_with_gollum_as_guide_candles_corrupt_only_for_each_six(monkeypatch: pytest.MonkeyPatch) -> None:
    s = ready_to_play("Candles of Corpses", mordor=3, companions="")
    dice(monkeypatch, faces(5, 4, 6))
    do(s, "play Candles of Corpses")
    assert s.corruption == 1
    assert s.stack == DONE


@card("Candles of Corpses")
@rule("BG-17.4")
def test_candles_can_end_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    s = ready_to_play("Candles of Corpses", bearers="Hollin", corruption=10)
    dice(monkeypatch, faces(4, 4, 4))
    do(s, "play Candles of Corpses")
    assert (s.winner, s.corruption) == (SHADOW, 12)
    assert s.stack == []
