"""The Mordor Track (BG-19.1 to BG-19.12)."""

from __future__ import annotations

import pytest

from tests.boardgame.hunting import LATER, PHASE, draw, pool, tile
from tests.citing import card, rule
from thirdage.boardgame.book import NOBODY
from thirdage.boardgame.fellowship import BY_SHADOW
from thirdage.boardgame.hunt import BY_PATROL
from thirdage.boardgame.positions import FREE, SHADOW, asked, do, log, names, table, why_not
from thirdage.boardgame.state import NOT_IN_MORDOR, OUT, State
from thirdage.boardgame.tables import CHARACTER, REGION


def climbing(
    *tiles: str,
    mordor: int = 0,
    companions: str = "Legolas",
    hidden: bool = True,
    corruption: int = 0,
    box: tuple[int, int] = (0, 0),
    on_table: str = "",
    rulings: dict[str, str] | None = None,
    dice_free: str = "Character",
    progress: int = 0,
) -> State:
    """On the Mordor Track, the Free Peoples to act."""
    return table(
        mordor=mordor,
        companions=companions,
        hidden=hidden,
        corruption=corruption,
        box=box,
        on_table=on_table,
        rulings=rulings,
        progress=progress,
        pool=pool(*tiles),
        dice_free=dice_free,
        dice_shadow="Army, Army, Army",
    )


def move(s: State, *picks: str) -> None:
    do(s, "use Character", "move the Fellowship", *picks)


# Entering.


@pytest.mark.parametrize("gate", ["Morannon", "Minas Morgul"])
@pytest.mark.parametrize("hidden", [True, False])
@rule("BG-19.1", "BG-19.2")
def test_from_morannon_or_minas_morgul_the_fellowship_may_enter_hidden_or_revealed(gate: str, hidden: bool) -> None:
    s = table(bearers=gate, hidden=hidden, companions="Legolas", asking=PHASE, then=LATER, dice_shadow="Army")
    if hidden:
        do(s, "no")  # no declaration is required
    assert asked(s) == ["enter Mordor", "no"]
    do(s, "enter Mordor")
    assert (s.mordor, s.bearers, s.hidden) == (0, 0, int(hidden))
    assert s.stack == [("turn", SHADOW)]


@rule("BG-19.1")
def test_it_need_not_enter() -> None:
    s = table(bearers="Morannon", hidden=False, companions="Legolas", asking=PHASE, then=LATER, dice_shadow="Army")
    do(s, "no")
    assert (s.mordor, s.bearers) == (NOT_IN_MORDOR, REGION["Morannon"])
    assert s.stack == [("turn", SHADOW)]


@pytest.mark.parametrize("place", ["Gorgoroth", "Barad-dûr", "Dagorlad", "Minas Tirith"])
@rule("BG-19.1")
def test_there_is_no_other_way_in(place: str) -> None:
    s = table(bearers=place, hidden=False, companions="Legolas", asking=PHASE, then=LATER, dice_shadow="Army")
    assert s.stack == [("turn", SHADOW)]


@rule("BG-19.1")
def test_it_may_enter_in_the_phase_in_which_it_is_declared_there() -> None:
    s = table(bearers="Dagorlad", progress=1, companions="Legolas", asking=PHASE, then=LATER, dice_shadow="Army")
    do(s, "declare", "to Morannon", "enter Mordor")
    assert s.mordor == 0
    assert s.stack == [("turn", SHADOW)]


@rule("BG-R63", "BG-19.2")
def test_the_place_of_the_figure_decides_whatever_the_counter_shows() -> None:
    s = table(bearers="Morannon", progress=12, companions="Legolas", asking=PHASE, then=LATER, dice_shadow="Army")
    do(s, "no", "enter Mordor")
    assert s.mordor == 0
    assert s.stack == [("turn", SHADOW)]
    s = climbing("std-0-r", mordor=1, progress=12)
    move(s)  # the number on the counter means nothing, and stays what it is
    assert (s.mordor, s.progress) == (2, 12)
    assert s.stack[-1] == ("turn", SHADOW)


@rule("BG-19.3")
def test_the_pool_is_made_up_anew_with_eyes_drawn_and_special_tiles() -> None:
    s = table(
        bearers="Morannon",
        hidden=False,
        companions="Legolas",
        pool=pool("std-0-r", "std-3"),
        drawn=[tile("std-eye-r"), tile("std-eye-r", 1), tile("std-1"), tile("std-2-r")],  # two Eyes are out of the game for good
        ready=pool("sh-the-ring-is-mine", "fp-elven-cloaks"),
        asking=PHASE,
        then=LATER,
        dice_shadow="Army",
    )
    do(s, "enter Mordor")
    assert s.pool == sorted([*pool("std-0-r", "std-3", "sh-the-ring-is-mine", "fp-elven-cloaks"), tile("std-eye-r"), tile("std-eye-r", 1)])
    assert (s.drawn, s.ready) == (pool("std-1", "std-2-r"), [])
    assert s.stack == [("turn", SHADOW)]


@rule("BG-19.4", "BG-17.17")
def test_there_is_no_way_back_and_no_declaring() -> None:
    s = table(mordor=3, companions="Legolas", asking=PHASE, then=LATER, dice_shadow="Army")
    assert s.stack == [("turn", SHADOW)]  # nothing to declare, no gate to pass
    assert s.mordor == 3


@rule("BG-R68")
def test_with_two_players_the_leading_one_decides_to_enter() -> None:
    s = table(bearers="Morannon", persons=4, asking=("gates", NOBODY), then=LATER, dice_shadow="Army")
    assert s.stack[-1] == ("enter_mordor", FREE)


# Moving.


@rule("BG-19.6")
def test_a_revealed_fellowship_hides_before_it_moves() -> None:
    s = climbing("std-1", hidden=False, mordor=2, dice_free="Character, Character")
    do(s, "use Character")
    assert asked(s) == ["hide the Fellowship", "skip: discard the die"]
    assert why_not(s, "walk") == "BG-17.11"
    do(s, "hide the Fellowship")
    assert (s.mordor, s.hidden, s.box) == (2, 1, [0, 0])
    assert s.stack[-1] == ("turn", SHADOW)


@rule("BG-19.7", "BG-19.8", "BG-19.10")
def test_a_move_draws_a_tile_without_a_roll_and_goes_one_step_on() -> None:
    s = climbing("std-2", mordor=1, box=(0, 0))  # nobody hunts, and yet a tile is drawn
    move(s, "use the Ring")
    assert log(s)[1:] == [
        "The Fellowship tries to go on from step 1 of the Mordor Track.",
        "Hunt tile: 2.",
        "The Hunt does 2 damage.",
        "Corruption rises by 2 to 2.",
        "The Fellowship comes to step 2 of the Mordor Track.",
        "The die goes to the Hunt Box, where one Free Peoples die lies now.",
    ]
    assert (s.mordor, s.hidden, s.progress, s.box) == (2, 1, 0, [1, 0])
    assert s.stack[-1] == ("turn", SHADOW)


@card("std-eye-r")
@rule("BG-19.7", "BG-D11")
def test_an_eye_counts_the_dice_of_both_sides_in_the_box_but_not_the_present_one() -> None:
    s = climbing("std-eye-r", mordor=1, box=(1, 2))
    move(s, "use the Ring")
    assert (s.corruption, s.hidden, s.mordor, s.box) == (3, 0, 2, [2, 2])
    assert s.stack[-1] == ("turn", SHADOW)


@rule("BG-19.7")
def test_the_dice_of_an_eye_have_no_upper_limit() -> None:
    s = climbing("std-eye-r", mordor=1, box=(2, 7))
    move(s, "use the Ring")
    assert s.corruption == 9
    assert s.stack[-1] == ("turn", SHADOW)


@pytest.mark.parametrize("id", ["sh-on-on-they-went", "sh-give-it-to-uss", "sh-the-ring-is-mine"])
@rule("BG-19.8")
def test_a_stop_icon_keeps_the_fellowship_where_it_is(id: str) -> None:
    s = climbing(id, mordor=4, box=(0, 1))
    move(s, "use the Ring")
    assert s.mordor == 4
    assert s.winner < 0
    assert s.box == [1, 1]
    assert s.stack[-1] == ("turn", SHADOW)


@rule("BG-19.9", "BG-19.8")
def test_a_reveal_icon_turns_the_counter_and_nothing_else() -> None:
    s = climbing("std-1-r", "std-1-r", mordor=1)
    move(s, "use the Ring")
    assert (s.mordor, s.bearers, s.hidden, len(s.pool)) == (2, 0, 0, 1)  # no figure moves, no tile more is drawn
    assert s.stack[-1] == ("turn", SHADOW)


@rule("BG-19.9")
def test_a_card_that_reveals_turns_the_counter_too() -> None:
    s = table(mordor=2, companions="Legolas", asking=("reveal", NOBODY, BY_SHADOW), then=LATER, dice_shadow="Army")
    assert (s.mordor, s.hidden) == (2, 0)
    assert s.stack == [("turn", SHADOW)]


@rule("BG-19.7", "BG-18.15")
def test_casualties_are_taken_as_ever() -> None:
    s = climbing("std-2", mordor=1, companions="Legolas, Meriadoc Brandybuck")
    move(s, "lose the Guide, Legolas")
    assert s.where[CHARACTER["Legolas"]] == OUT
    assert (s.corruption, s.mordor) == (0, 2)
    assert s.stack[-1] == ("turn", SHADOW)


@pytest.mark.parametrize("value, step", [("advance", 2), ("stay", 1)])
@card("Wizard's Staff")
@rule("BG-C35")
def test_with_the_staff_the_fellowship_goes_on_unless_the_switch_says_no(value: str, step: int) -> None:
    s = climbing("std-3", mordor=1, companions="Gandalf the Grey", on_table="Wizard's Staff", rulings={"BG-C35": value})
    move(s, "use Wizard's Staff")
    assert (s.mordor, s.corruption, s.pool) == (step, 0, pool("std-3"))
    assert s.box == [1, 0]
    assert s.tried == 1  # it has tried, either way
    assert s.stack[-1] == ("turn", SHADOW)


@card("Wizard's Staff")
@rule("BG-C35")
def test_the_staff_against_another_tile_moves_nobody() -> None:
    s = table(
        mordor=1,
        companions="Gandalf the Grey",
        on_table="Wizard's Staff",
        pool=pool("std-3"),
        asking=draw(BY_PATROL),
        then=LATER,
        dice_shadow="Army",
    )
    do(s, "use Wizard's Staff")
    assert (s.mordor, s.corruption) == (1, 0)
    assert s.stack == [("turn", SHADOW)]


# The Crack of Doom.


@rule("BG-19.12", "BG-20.3")
def test_on_the_fifth_step_the_ring_is_destroyed() -> None:
    s = climbing("std-1", mordor=3, dice_free="Character, Character")
    move(s, "use the Ring")
    assert (s.mordor, s.winner) == (4, -1)
    s = climbing("std-1", mordor=4)
    move(s, "use the Ring")
    assert (s.mordor, s.winner, s.ended_by) == (5, FREE, 2)
    assert s.stack == []


@rule("BG-D12", "BG-R65", "BG-20.1")
def test_corruption_on_the_last_step_comes_first() -> None:
    s = climbing("std-1", mordor=4, corruption=11, companions="")
    move(s, "use the Ring")
    assert (s.mordor, s.winner, s.ended_by) == (4, SHADOW, 1)
    s = climbing("std-0-r", mordor=4, corruption=11, companions="")
    move(s)
    assert (s.mordor, s.winner, s.ended_by) == (5, FREE, 2)
    assert s.stack == []


# Companions.


@rule("BG-19.5", "BG-C39")
def test_whoever_would_be_separated_is_eliminated() -> None:
    s = table(
        mordor=1,
        companions="Legolas, Gimli, Peregrin Took",
        asking=("separation", FREE, 2, 0, 0),
        then=LATER,
        dice_shadow="Army",
    )
    do(s, "legolas")
    assert asked(s) == ["gimli", "peregrin Took", "no more"]
    assert why_not(s, "to", "Gorgoroth") == "BG-19.5"
    do(s, "peregrin Took", "no more")  # the Hobbit is not saved either
    assert (s.where[CHARACTER["Legolas"]], s.where[CHARACTER["Peregrin Took"]]) == (OUT, OUT)
    assert s.guide == CHARACTER["Gimli"]
    assert s.stack == [("turn", SHADOW)]


@card("The Breaking of the Fellowship")
@rule("BG-19.5")
def test_who_would_be_scattered_is_eliminated() -> None:
    s = table(mordor=1, companions="Legolas, Gimli", asking=("companions_scatter", FREE, 1), then=LATER, dice_shadow="Army")
    do(s, "gimli")
    assert s.where[CHARACTER["Gimli"]] == OUT
    assert s.stack == [("turn", SHADOW)]


@card("Meriadoc Brandybuck", "Peregrin Took")
@rule("BG-R66", "BG-C145")
def test_a_hobbit_who_guides_may_still_lower_the_damage_and_is_lost() -> None:
    s = climbing("std-2", mordor=1, companions="Meriadoc Brandybuck")
    move(s, "meriadoc Brandybuck is eliminated: 1 damage less")
    assert s.where[CHARACTER["Meriadoc Brandybuck"]] == OUT
    assert asked(s) == ["reveal the Fellowship: 1 damage less", "use the Ring"]
    do(s, "use the Ring")
    assert (s.corruption, s.mordor) == (1, 2)
    assert s.stack[-1] == ("turn", SHADOW)


# Standing still.


@rule("BG-19.11")
def test_who_neither_moves_nor_hides_is_corrupted_at_the_end_of_the_actions() -> None:
    s = table(mordor=2, corruption=3, companions="Legolas", asking=("end_of_actions", NOBODY), then=LATER, dice_shadow="Army")
    assert s.corruption == 4
    assert s.stack == [("turn", SHADOW)]
    s = table(bearers="Morannon", corruption=3, asking=("end_of_actions", NOBODY), then=LATER, dice_shadow="Army")
    assert s.corruption == 3  # not on the Track


@rule("BG-19.11")
def test_the_turn_of_entry_counts() -> None:
    ends = (("end_of_actions", NOBODY), *LATER)
    s = table(bearers="Morannon", hidden=False, companions="Legolas", asking=PHASE, then=ends, dice_shadow="Army")
    do(s, "enter Mordor")
    assert s.corruption == 1
    assert s.stack == [("turn", SHADOW)]


@rule("BG-19.11", "BG-20.2")
def test_standing_still_may_end_the_game() -> None:
    s = table(mordor=2, corruption=11, companions="Legolas", asking=("end_of_actions", NOBODY), then=LATER, dice_shadow="Army")
    assert (s.corruption, s.winner, s.ended_by) == (12, SHADOW, 1)
    assert s.stack == []


ENDS = (("next_action", NOBODY), ("end_of_actions", NOBODY), *LATER)


def stood(*picks: str, tiles: tuple[str, ...] = (), hidden: bool = True) -> tuple[int, int]:
    """One action on the Mordor Track, and the end of the actions: the step and the Corruption then."""
    s = table(mordor=2, companions="Legolas", hidden=hidden, pool=pool(*tiles), dice_free="Character", then=ENDS, asking=("turn", FREE))
    do(s, "use Character", *picks)
    assert s.stack == [("turn", SHADOW)]
    return s.mordor, s.corruption


@rule("BG-19.11", "BG-R64")
def test_moving_trying_or_hiding_is_enough() -> None:
    assert stood("move the Fellowship", tiles=("std-0-r",)) == (3, 0)
    assert stood("move the Fellowship", "use the Ring", tiles=("sh-give-it-to-uss",)) == (2, 1)  # stopped, and only the tile corrupts
    assert stood("hide the Fellowship", hidden=False) == (2, 0)
    assert stood("skip: discard the die", tiles=("std-0-r",)) == (2, 1)


@rule("BG-19.11")
def test_what_was_done_last_turn_does_not_count() -> None:
    s = table(mordor=2, companions="Legolas", hidden=False, dice_free="Character", dice_shadow="")
    do(s, "use Character", "hide the Fellowship")  # the last die: a new turn begins
    assert (s.turn, s.tried, s.corruption) == (3, 0, 0)


@rule("BG-19.11")
def test_hiding_before_entering_does_not_count() -> None:
    s = table(bearers="Morannon", companions="Legolas", hidden=False, dice_free="Character", dice_shadow="Army")
    do(s, "use Character", "hide the Fellowship")
    assert s.tried == 0
    assert s.stack[-1] == ("turn", SHADOW)


# The Last Battle.


@card("The Last Battle")
@rule("BG-C56")
def test_a_reveal_on_the_track_discards_the_last_battle_and_entering_does_not() -> None:
    s = table(
        {"Gorgoroth": "Aragorn"},
        mordor=2,
        companions="Legolas",
        on_table="The Last Battle",
        pool=pool("std-0-r"),
        dice_free="Character",
        dice_shadow="Army",
    )
    move(s)
    assert names(s.gone) == ["The Last Battle"]
    assert s.box == [1, 0]  # so the die goes to the box
    assert s.stack[-1] == ("turn", SHADOW)
