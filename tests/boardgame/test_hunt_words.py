"""What people read of the Fellowship and the Hunt: questions, labels, the log, why not."""

from __future__ import annotations

import pytest

from tests.boardgame.hunting import LATER, PHASE, draw, pool, then_comes
from tests.boardgame.throwing import at as pick
from tests.boardgame.throwing import dice, faces
from tests.citing import rule
from thirdage.boardgame.hunt import BY_FOUL_THING, BY_HUNT
from thirdage.boardgame.positions import GAME, SHADOW, asked, do, log, table
from thirdage.boardgame.state import State
from thirdage.boardgame.tables import CARD


def struck(id: str, companions: str, *, cause: int = BY_HUNT, on_table: str = "", guide: str = "") -> State:
    """This tile, and another one if need be, is drawn in Goblin's Gate; afterwards it is the Shadow's turn."""
    return table(
        companions=companions,
        bearers="Goblin's Gate",
        on_table=on_table,
        guide=guide,
        pool=pool(id),
        asking=draw(cause, 1),
        then=LATER,
        dice_shadow="Army",
    )


def because(s: State, verb: str, noun: int = 0) -> str:
    """The sentence of a refusal, as the asked seat reads it."""
    return GAME.why_not(s, GAME.asked(s) or "", (verb, noun))[1]


# The log tells what changed the damage.


@rule("BG-18.13")
def test_the_log_names_the_card_that_lowers_the_damage_and_what_is_left() -> None:
    s = struck("std-2", "Boromir, Legolas", on_table="Axe and Bow")
    do(s, "use Axe and Bow")
    lowered = ["Free Peoples uses Axe and Bow from the table.", "Axe and Bow is used up and leaves the table.", "Damage left: 1."]
    assert log(s) == ["Hunt tile: 2.", "The Hunt does 2 damage.", *lowered]
    do(s, "use the Ring")
    assert log(s)[0] == "Corruption rises by 1 to 1."
    assert s.stack == [("turn", SHADOW)]


@rule("BG-18.14", "BG-C153")
def test_the_log_tells_of_the_hobbit_who_leaves_and_of_gollum() -> None:
    s = struck("std-3", "Peregrin Took")
    do(s, "peregrin Took leaves: 1 damage less")
    assert log(s)[-2:] == ["Peregrin Took, the Guide, leaves to lower the damage.", "Damage left: 2."]
    do(s, "to Goblin's Gate", "reveal the Fellowship: 1 damage less")
    gollum = ["Gollum gives the Fellowship away to lower the damage.", "Damage left: 1."]
    assert log(s)[-5:-1] == [*gollum, "Corruption rises by 1 to 1.", "The Fellowship is revealed."]
    assert s.stack == [("turn", SHADOW)]


@rule("BG-C30")
def test_the_log_tells_which_tile_goes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table(companions="", on_table="Mithril Coat and Sting", pool=pool("std-1", "std-3"), then=LATER, dice_shadow="Army")
    dice(monkeypatch, pick(1, of=2), pick(0, of=1))
    then_comes(s, draw(BY_HUNT, 1))
    do(s, "use Mithril Coat and Sting", "use the Ring")
    swapped = ["Hunt tile: 1.", "The tile 3 goes back into the Hunt Pool."]
    assert log(s)[:5] == [
        "Hunt tile: 3.",
        "Free Peoples uses Mithril Coat and Sting from the table.",
        "Mithril Coat and Sting is used up and leaves the table.",
        *swapped,
    ]
    assert s.pool == pool("std-3")


@rule("BG-R56")
def test_the_log_says_that_nobody_hunts() -> None:
    s = table(bearers="Hollin", dice_free="Character", dice_shadow="Army")
    do(s, "use Character", "move the Fellowship")
    assert "No Shadow die lies in the Hunt Box: nobody hunts." in log(s)
    assert (s.corruption, s.draws) == (0, 0)
    assert s.stack[-1] == ("turn", SHADOW)


@rule("BG-17.14")
def test_the_log_tells_the_way_of_the_figure() -> None:
    s = table(bearers="Rivendell", progress=3, asking=PHASE, then=LATER, dice_shadow="Army")
    do(s, "declare", "to Fords of Bruinen", "to Hollin", "to Moria", "gandalf the Grey")
    assert log(s) == [
        "The Fellowship is declared.",
        "The Ring-bearers pass through Fords of Bruinen.",
        "The Ring-bearers pass through Hollin.",
        "The Ring-bearers are in Moria.",
    ]
    assert s.stack == [("turn", SHADOW)]


@rule("BG-C75")
def test_the_log_tells_who_took_a_card_off_the_table() -> None:
    s = table(
        {"Hollin": "Nazgûl"},
        bearers="Hollin",
        progress=1,
        on_table="Mithril Coat and Sting",
        asking=("nazgul_choose", SHADOW),
        then=LATER,
        dice_shadow="Army",
    )
    do(s, "discard Mithril Coat and Sting")
    assert log(s)[0] == "Shadow takes Mithril Coat and Sting off the table."
    assert s.stack == [("turn", SHADOW)]


# Questions and labels.


@rule("BG-18.18")
def test_the_question_says_how_much_the_ring_would_corrupt() -> None:
    s = struck("std-2", "Legolas")
    assert GAME.question(s, "free") == "Free Peoples: the Hunt does 2 damage (tile 2). Lower it, or use the Ring: 2 Corruption?"
    do(s, "use the Ring")
    assert s.corruption == 2
    assert s.stack == [("turn", SHADOW)]


@rule("BG-C72")
def test_the_foul_thing_says_that_a_companion_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    s = struck("std-3", "Legolas, Gimli", cause=BY_FOUL_THING, on_table="Axe and Bow")
    assert GAME.question(s, "free").endswith("Lower it, or lose a Companion at random?")
    assert asked(s) == ["use Axe and Bow", "lose a Companion at random"]
    dice(monkeypatch, faces(1))
    do(s, "lose a Companion at random")
    assert s.corruption == 1
    assert s.stack == [("turn", SHADOW)]


# Why not.


@rule("BG-10.4", "BG-7.1")
def test_a_die_that_moves_no_companions_is_the_reason_where_they_could_move() -> None:
    s = table({"Bree": "Strider"}, dice_free="Muster, Character", dice_shadow="Army")
    do(s, "use Muster")
    assert because(s, "travel") == "The Muster die does not allow that now."
    s = table({}, dice_free="Character", dice_shadow="Army")
    do(s, "use Character")
    assert because(s, "travel") == "No Companion on the map can move."
    do(s, "skip: discard the die")
    assert s.stack[-1] == ("turn", SHADOW)


@rule("BG-17.29")
def test_nobody_can_leave_an_empty_fellowship() -> None:
    s = table(companions="", dice_free="Character", dice_shadow="Army")
    do(s, "use Character")
    assert because(s, "separate") == "No Companion is left in the Fellowship."
    do(s, "skip: discard the die")
    assert s.stack[-1] == ("turn", SHADOW)


@rule("BG-C32")
def test_what_comes_too_late_for_a_tile_is_told_so() -> None:
    s = struck("std-3", "Boromir, Legolas", on_table="Axe and Bow; Horn of Gondor")
    horn, staff = CARD["Horn of Gondor"], CARD["Wizard's Staff"]
    assert because(s, "use", staff) == "Lower the damage by a card on the table, the Guide or a casualty, or use the Ring."
    do(s, "use Axe and Bow")
    assert because(s, "use", horn).endswith("only one such card is used for a tile.")
    assert because(s, "use", CARD["Axe and Bow"]) == "Axe and Bow is not on the table."
    do(s, "use the Ring")
    assert s.stack == [("turn", SHADOW)]
