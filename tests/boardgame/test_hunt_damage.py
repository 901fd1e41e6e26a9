"""Hunt damage (BG-18.13 to BG-18.18): cards, Guides, casualties, Corruption."""

from __future__ import annotations

import pytest

from tests.boardgame.hunting import LATER, draw, pool, tile
from tests.boardgame.throwing import at as pick
from tests.boardgame.throwing import dice, faces
from tests.citing import card, rule
from thirdage.boardgame.hunt import BY_FOUL_THING, BY_HUNT, BY_STRONGHOLD
from thirdage.boardgame.positions import FREE, SHADOW, asked, at, do, log, names, table, why_not
from thirdage.boardgame.state import OUT, State, in_fellowship
from thirdage.boardgame.tables import CHARACTER, CHARACTERS, GANDALF_THE_GREY, REGION, STANDARD_TILES, STRIDER


def struck(
    id: str,
    companions: str,
    *,
    cause: int = BY_HUNT,
    corruption: int = 0,
    on_table: str = "",
    guide: str = "",
    persons: int = 2,
    hand_free: str = "",
) -> State:
    """This tile is drawn in Goblin's Gate; afterwards it is the Shadow's turn."""
    return table(
        companions=companions,
        bearers="Goblin's Gate",
        corruption=corruption,
        on_table=on_table,
        guide=guide,
        persons=persons,
        hand_free=hand_free,
        pool=pool(id),
        asking=draw(cause, 1),
        then=LATER,
        dice_shadow="Army",
    )


def company(s: State) -> list[str]:
    return [CHARACTERS[companion].name for companion in in_fellowship(s)]


# The worked example.


@rule("BG-T25", "BG-18.13", "BG-18.19")
def test_the_worked_example_of_goblins_gate(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table(turn=4, bearers="Goblin's Gate", progress=1, box=(1, 3), guide="Strider", dice_free="Character", dice_shadow="Army")
    three = list(STANDARD_TILES).index(tile("std-3"))
    dice(monkeypatch, faces(2, 5, 6), pick(three, of=16), pick(4, of=7))
    do(s, "use Character", "move the Fellowship")
    assert log(s)[2:] == ["Hunt roll: 2, 5, 6 (succeeds on 6, 1 added): 2 successes.", "Hunt tile: 3.", "The Hunt does 3 damage."]
    assert asked(s) == ["lose the Guide, Strider", "lose a Companion at random", "use the Ring"]
    assert s.box == [1, 3]  # the die waits until all is resolved
    do(s, "lose a Companion at random", "strider")  # who stays Guide
    assert log(s)[0] == "Gimli is lost, drawn at random."
    assert s.where[CHARACTER["Gimli"]] == OUT
    assert (s.corruption, s.hidden, s.progress, s.bearers) == (1, 1, 2, REGION["Goblin's Gate"])  # Gimli's Level is 2
    assert s.box == [2, 3]
    assert s.stack[-1] == ("turn", SHADOW)


# Using the Ring.


@rule("BG-18.18", "BG-18.13")
def test_what_is_not_lowered_becomes_corruption() -> None:
    s = struck("std-3", "Gandalf the Grey, Legolas", corruption=2)
    do(s, "use the Ring")
    assert (s.corruption, company(s)) == (5, ["Gandalf the Grey", "Legolas"])
    assert s.stack == [("turn", SHADOW)]


@rule("BG-18.18", "BG-20.2", "BG-17.4")
def test_corruption_12_ends_the_game_at_once() -> None:
    s = struck("std-2-r", "Gandalf the Grey, Legolas", corruption=11)
    do(s, "use the Ring")
    assert (s.corruption, s.winner, s.ended_by) == (12, SHADOW, 1)
    assert s.hidden == 1  # nothing more of the tile is done
    assert s.stack == []


@rule("BG-R60")
def test_without_companions_all_damage_is_corruption_and_nobody_is_asked() -> None:
    s = struck("std-3", "")
    assert asked(s) == ["reveal the Fellowship: 1 damage less", "use the Ring"]  # Gollum is no casualty
    assert why_not(s, "casualty", "Gollum") == "BG-R60"
    assert why_not(s, "random") == "BG-R60"
    do(s, "use the Ring")
    assert s.corruption == 3
    assert s.stack == [("turn", SHADOW)]


# Casualties.


@rule("BG-18.15", "BG-18.16")
def test_the_guide_is_lost_his_level_lowers_the_damage_and_the_excess_corrupts() -> None:
    s = struck("std-3", "Boromir, Legolas")
    do(s, "lose the Guide, Boromir")
    assert company(s) == ["Legolas"]
    assert s.corruption == 1
    assert s.stack == [("turn", SHADOW)]


@rule("BG-18.17")
def test_a_companion_of_a_higher_level_than_the_damage_is_lost_all_the_same() -> None:
    s = struck("std-1", "Gandalf the Grey, Legolas", corruption=4)
    do(s, "lose the Guide, Gandalf the Grey")
    assert s.where[GANDALF_THE_GREY] == OUT
    assert s.corruption == 4
    assert s.stack == [("turn", SHADOW)]


@pytest.mark.parametrize("index, lost", [(0, "Gandalf the Grey"), (1, "Boromir"), (2, "Gimli")])
@rule("BG-18.15")
def test_any_companion_may_be_drawn_the_guide_among_them(monkeypatch: pytest.MonkeyPatch, index: int, lost: str) -> None:
    dice(monkeypatch, pick(0, of=1), pick(index, of=3))
    s = struck("std-2", "Gandalf the Grey, Boromir, Gimli")
    do(s, "lose a Companion at random")
    if s.stack[-1][0] == "guide":
        do(s, asked(s)[0])
    assert s.where[CHARACTER[lost]] == OUT
    assert len(company(s)) == 2
    assert s.corruption == 0
    assert s.stack == [("turn", SHADOW)]


@rule("BG-18.15")
def test_no_other_companion_may_be_chosen() -> None:
    s = struck("std-1", "Gandalf the Grey, Legolas")
    assert asked(s) == ["lose the Guide, Gandalf the Grey", "lose a Companion at random", "use the Ring"]
    assert why_not(s, "casualty", "Legolas") == "BG-18.15"
    do(s, "use the Ring")
    assert s.stack == [("turn", SHADOW)]


@rule("BG-R59")
def test_only_one_casualty_for_a_tile() -> None:
    s = struck("std-3", "Meriadoc Brandybuck, Peregrin Took", guide="Meriadoc Brandybuck")
    do(s, "lose the Guide, Meriadoc Brandybuck", "to Goblin's Gate")
    assert asked(s) == ["peregrin Took leaves: 1 damage less", "use the Ring"]
    assert why_not(s, "casualty", "Peregrin Took") == "BG-R59"
    assert why_not(s, "random") == "BG-R59"
    do(s, "use the Ring")
    assert s.corruption == 2
    assert s.stack == [("turn", SHADOW)]


@rule("BG-18.22", "BG-18.15")
def test_a_casualty_may_be_taken_for_a_further_tile_too() -> None:
    s = struck("std-2", "Boromir, Legolas", cause=BY_STRONGHOLD)
    do(s, "lose the Guide, Boromir")
    assert (company(s), s.corruption) == (["Legolas"], 0)
    assert s.stack == [("turn", SHADOW)]


@rule("BG-R68", "BG-21.7")
def test_with_two_players_the_leading_one_decides_about_the_damage() -> None:
    s = struck("std-2", "Boromir, Legolas", persons=4)
    assert s.stack[-1][:2] == ("suffer", FREE)
    do(s, "use the Ring")
    assert s.stack == [("turn", SHADOW)]


# One table card.


@pytest.mark.parametrize("helper", ["Axe and Bow", "Horn of Gondor"])
@card("Axe and Bow", "Horn of Gondor")
@rule("BG-18.13", "BG-C32")
def test_a_table_card_lowers_the_damage_by_1(helper: str) -> None:
    s = struck("std-2", "Boromir, Legolas", on_table=helper)
    do(s, f"use {helper}")
    assert names(s.gone) == [helper]
    do(s, "use the Ring")
    assert s.corruption == 1
    assert s.stack == [("turn", SHADOW)]


@card("Axe and Bow", "Horn of Gondor")
@rule("BG-R59", "BG-C32")
def test_only_one_of_the_two_cards_for_a_tile() -> None:
    s = struck("std-3", "Boromir, Legolas", on_table="Axe and Bow; Horn of Gondor")
    do(s, "use Axe and Bow")
    assert asked(s) == ["lose the Guide, Boromir", "lose a Companion at random", "use the Ring"]
    assert why_not(s, "use", "Horn of Gondor") == "BG-C32"
    do(s, "use the Ring")
    assert (s.corruption, names(s.table)) == (2, ["Horn of Gondor"])
    assert s.stack == [("turn", SHADOW)]


@card("Axe and Bow")
@rule("BG-18.13", "BG-C32")
def test_the_card_comes_before_guide_and_casualty() -> None:
    s = struck("std-3", "Boromir, Legolas", on_table="Axe and Bow")
    do(s, "lose the Guide, Boromir")
    assert s.corruption == 1  # the step of the card is over, and nothing is left to choose
    assert names(s.table) == ["Axe and Bow"]
    assert s.stack == [("turn", SHADOW)]
    s = struck("std-3", "Meriadoc Brandybuck, Peregrin Took", on_table="Horn of Gondor")
    do(s, "meriadoc Brandybuck leaves: 1 damage less", "to Goblin's Gate")
    assert "use Horn of Gondor" not in asked(s)
    do(s, "use the Ring")
    assert s.stack == [("turn", SHADOW)]


@card("Axe and Bow")
@rule("BG-C32", "BG-18.13")
def test_a_card_that_takes_the_last_damage_saves_the_companions() -> None:
    s = struck("std-1", "Boromir, Legolas", on_table="Axe and Bow")
    do(s, "use Axe and Bow")
    assert (s.corruption, company(s)) == (0, ["Boromir", "Legolas"])
    assert s.stack == [("turn", SHADOW)]  # no casualty without damage


@card("Mithril Coat and Sting", "Axe and Bow")
@rule("BG-R61", "BG-C31")
def test_mithril_acts_before_step_1_and_is_not_its_one_card(monkeypatch: pytest.MonkeyPatch) -> None:
    dice(monkeypatch, pick(1, of=2))
    s = table(
        companions="Legolas",
        on_table="Mithril Coat and Sting; Axe and Bow",
        pool=pool("std-2", "std-3"),
        asking=draw(BY_HUNT, 1),
        then=LATER,
        dice_shadow="Army",
    )
    do(s, "use Mithril Coat and Sting")
    assert asked(s)[0] == "use Axe and Bow"
    do(s, "use Axe and Bow", "use the Ring")
    assert s.corruption == 1
    assert s.pool == pool("std-3")
    assert s.stack == [("turn", SHADOW)]


@card("Wizard's Staff")
@rule("BG-R61", "BG-C34")
def test_the_staff_acts_before_the_tile_is_seen() -> None:
    s = struck("std-3", "Gandalf the Grey", on_table="Wizard's Staff")
    assert log(s) == []
    assert asked(s) == ["use Wizard's Staff", "no"]
    do(s, "use Wizard's Staff")
    assert (s.corruption, s.pool) == (0, pool("std-3"))
    assert s.stack == [("turn", SHADOW)]


# The Guide's ability.


@card("Peregrin Took", "Meriadoc Brandybuck")
@rule("BG-18.14", "BG-R59")
def test_a_new_guide_uses_his_ability_at_once() -> None:
    s = struck("std-3", "Boromir, Peregrin Took")
    assert "peregrin Took leaves: 1 damage less" not in asked(s)
    do(s, "lose the Guide, Boromir", "peregrin Took leaves: 1 damage less", "to Goblin's Gate")
    assert (s.corruption, company(s)) == (0, [])
    assert at(s, "Goblin's Gate") == "Peregrin Took"
    assert s.stack == [("turn", SHADOW)]


@card("Peregrin Took", "Meriadoc Brandybuck")
@rule("BG-R59", "BG-18.14")
def test_abilities_of_guides_may_follow_each_other() -> None:
    s = struck("std-3", "Meriadoc Brandybuck, Peregrin Took", guide="Peregrin Took", corruption=1)
    do(s, "peregrin Took leaves: 1 damage less", "to High Pass")
    do(s, "meriadoc Brandybuck leaves: 1 damage less", "to Goblin's Gate")
    do(s, "reveal the Fellowship: 1 damage less")  # Gollum is Guide by now
    assert s.corruption == 1
    assert s.hidden == 0
    assert s.stack == [("turn", SHADOW)]


@card("Peregrin Took", "Meriadoc Brandybuck")
@rule("BG-18.13", "BG-18.14")
def test_a_guide_who_is_not_new_uses_his_ability_before_the_casualty_not_after_it(monkeypatch: pytest.MonkeyPatch) -> None:
    dice(monkeypatch, pick(0, of=1), pick(1, of=2))
    s = struck("std-3", "Meriadoc Brandybuck, Peregrin Took", guide="Meriadoc Brandybuck")
    assert "meriadoc Brandybuck leaves: 1 damage less" in asked(s)
    do(s, "lose a Companion at random", "to High Pass")  # Peregrin; nothing is left to choose but the Ring
    assert at(s, "High Pass") == "Peregrin Took"
    assert (company(s), s.corruption) == (["Meriadoc Brandybuck"], 2)
    assert s.stack == [("turn", SHADOW)]


# Foul Thing from the Deep.


@card("Foul Thing from the Deep")
@rule("BG-C72")
def test_foul_thing_takes_one_companion_at_random_from_what_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    dice(monkeypatch, pick(0, of=1), pick(1, of=2))
    s = struck("std-3", "Strider, Legolas", cause=BY_FOUL_THING, on_table="Axe and Bow")
    assert asked(s) == ["use Axe and Bow", "lose a Companion at random"]
    assert why_not(s, "casualty", "Strider") == "BG-C72"
    do(s, "lose a Companion at random")
    assert (company(s), s.corruption) == (["Strider"], 1)
    assert s.guide == STRIDER
    assert s.stack == [("turn", SHADOW)]


@card("Foul Thing from the Deep")
@rule("BG-C72")
def test_foul_thing_without_companions_or_damage_takes_nobody() -> None:
    s = struck("std-1", "Legolas", cause=BY_FOUL_THING, on_table="Axe and Bow")
    do(s, "use Axe and Bow")
    assert (company(s), s.corruption) == (["Legolas"], 0)
    assert s.stack == [("turn", SHADOW)]
    s = struck("std-3", "", cause=BY_FOUL_THING)
    do(s, "use the Ring")
    assert s.corruption == 3
    assert s.stack == [("turn", SHADOW)]


# Worn with Sorrow and Toil.


@card("Worn with Sorrow and Toil")
@rule("BG-C78")
def test_after_a_casualty_the_shadow_may_take_a_character_card() -> None:
    s = struck("std-3", "Boromir, Legolas", on_table="Worn with Sorrow and Toil; Axe and Bow", hand_free="Athelas; Wisdom of Elrond")
    do(s, "lose the Guide, Boromir")
    assert s.stack[-1] == ("sorrow", SHADOW)
    assert asked(s) == ["discard Axe and Bow", "at random from the hand of Free Peoples", "no"]
    do(s, "at random from the hand of Free Peoples")
    assert names(s.down[FREE]) == ["Athelas"]  # the only Character card, face down
    assert names(s.hand[FREE]) == ["Wisdom of Elrond"]
    assert s.corruption == 1
    assert s.stack == [("turn", SHADOW)]


@card("Worn with Sorrow and Toil")
@rule("BG-C78")
def test_with_no_character_card_anywhere_the_shadow_is_not_asked() -> None:
    s = struck("std-3", "Boromir, Legolas", on_table="Worn with Sorrow and Toil", hand_free="Wisdom of Elrond")
    do(s, "lose the Guide, Boromir")
    assert s.corruption == 1
    assert s.stack == [("turn", SHADOW)]


@card("Worn with Sorrow and Toil", "Meriadoc Brandybuck")
@rule("BG-C78", "BG-C145")
def test_a_hobbit_who_leaves_to_lower_the_damage_is_no_casualty() -> None:
    s = struck("std-1", "Meriadoc Brandybuck, Peregrin Took", on_table="Worn with Sorrow and Toil", hand_free="Athelas")
    do(s, "meriadoc Brandybuck leaves: 1 damage less", "to Goblin's Gate")
    assert s.stack == [("turn", SHADOW)]
    s = struck("std-1", "Meriadoc Brandybuck, Peregrin Took", on_table="Worn with Sorrow and Toil", hand_free="Athelas")
    do(s, "lose the Guide, Meriadoc Brandybuck", "to Goblin's Gate")
    assert s.stack[-1] == ("sorrow", SHADOW)  # taken alive, but a casualty
    do(s, "at random from the hand of Free Peoples")
    assert names(s.down[FREE]) == ["Athelas"]
    assert s.stack == [("turn", SHADOW)]
