"""Free Peoples Strategy cards that stay on the table: The Last Battle, A Power too Great, The Power of Tom Bombadil."""

from __future__ import annotations

import pytest

from tests.boardgame.throwing import at as pick
from tests.boardgame.throwing import dice, faces
from tests.citing import card, rule
from thirdage.boardgame.positions import FREE, SARUMAN, SHADOW, asked, at, do, log, names, step_of, table, why_not
from thirdage.boardgame.state import State
from thirdage.boardgame.tables import ARMY_DIE, CARD

NOBODY = -1
HEIR = {"South Ithilien": "2 Gondor Regulars, Aragorn"}
REVEAL, HARMLESS = 181, 183  # Hunt tiles: 0 with Reveal; 1

# The Last Battle.


def battle_lies(**more: object) -> State:
    """The Last Battle is on the table, and Aragorn stands in South Ithilien."""
    given: dict[str, object] = {"on_table": "The Last Battle", "dice_free": "Character, Character", "dice_shadow": "Army", **more}
    return table(HEIR, **given)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "armies, taken",
    [
        ({"South Ithilien": "Gondor Regular, Aragorn"}, {}),
        ({"Osgiliath": "Elven Elite, Aragorn"}, {}),  # of no Nation, whoever stands there at the start
        ({"Morannon": "Gondor Regular, Aragorn"}, {"Morannon": FREE}),
        ({"inside Umbar": "Gondor Regular, Aragorn", "Umbar": "Southron Regular"}, {"Umbar": FREE}),
    ],
)
@card("The Last Battle")
@rule("BG-C55", "BG-9.9")
def test_the_last_battle_is_played_with_the_heir_abroad_and_stays(armies: dict[str, str], taken: dict[str, int]) -> None:
    s = table(armies, taken=taken, hand_free="The Last Battle", dice_free="Muster/Army", dice_shadow="Army")
    do(s, "use Muster/Army", "play The Last Battle")
    assert (names(s.table), s.gone) == (["The Last Battle"], [])
    assert s.stack[-1] == ("turn", SHADOW)


@pytest.mark.parametrize(
    "armies",
    [
        {"Minas Tirith": "Gondor Regular, Aragorn"},
        {"Eastemnet": "Gondor Regular, Aragorn"},
        {"Osgiliath": "Aragorn", "South Ithilien": "Gondor Regular"},  # without an Army
        {"Osgiliath": "Gondor Regular, Strider"},
    ],
)
@card("The Last Battle")
@rule("BG-C55", "BG-9.7")
def test_the_last_battle_cannot_be_played_otherwise(armies: dict[str, str]) -> None:
    s = table(armies, hand_free="The Last Battle", dice_free="Muster/Army")
    do(s, "use Muster/Army")
    assert "play The Last Battle" not in asked(s)
    assert why_not(s, "play", "The Last Battle") == "BG-C55"
    assert s.stack[-1][0] == "action"


@card("The Last Battle")
@rule("BG-C55", "BG-6.11")
def test_a_die_that_moves_the_fellowship_stays_out_of_the_box_and_gives_the_hunt_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    dice(monkeypatch, faces(5), faces(5))
    s = battle_lies(box=(0, 1), dice_shadow="Army, Army")
    do(s, "use Character", "move the Fellowship", "use Army", "skip: discard the die")
    assert s.box == [0, 1]
    do(s, "use Character", "move the Fellowship")  # a second 5 with nothing added
    assert (s.box, s.progress, s.drawn) == ([0, 1], 2, [])
    assert s.stack[-1] == ("turn", SHADOW)
    dice(monkeypatch, faces(5), faces(5), pick(0, of=1))
    s = table(dice_free="Character, Character", dice_shadow="Army, Army", box=(0, 1), pool=[REVEAL])  # without the card
    do(s, "use Character", "move the Fellowship", "use Army", "skip: discard the die")
    assert s.box == [1, 1]
    do(s, "use Character", "move the Fellowship")
    assert s.stack[-1][0] == "path"  # the second 5 counted as 6


@card("The Last Battle")
@rule("BG-C55", "BG-6.6")
def test_such_a_die_does_not_force_the_shadow_to_hunt_in_the_next_turn() -> None:
    for on_table, least in (("The Last Battle", "0"), ("", "1")):
        s = battle_lies(on_table=on_table, dice_free="Character", dice_shadow="")
        do(s, "use Character", "move the Fellowship", "no")  # in the next turn it is not declared
        assert (s.turn, s.stack[-1]) == (3, ("allocate", SHADOW))
        assert asked(s)[0] == least


@card("The Last Battle")
@rule("BG-C56")
def test_when_the_move_reveals_the_fellowship_the_card_goes_first_and_the_die_into_the_box(monkeypatch: pytest.MonkeyPatch) -> None:
    dice(monkeypatch, faces(6), pick(0, of=1))
    s = battle_lies(box=(0, 1), pool=[REVEAL])
    do(s, "use Character", "move the Fellowship", "to Trollshaws")
    assert (s.table, names(s.gone), s.box) == ([], ["The Last Battle"], [1, 1])
    assert s.stack[-1] == ("turn", SHADOW)


@card("The Last Battle")
@rule("BG-C56")
def test_a_tile_that_does_not_reveal_leaves_the_card(monkeypatch: pytest.MonkeyPatch) -> None:
    dice(monkeypatch, faces(6), pick(0, of=1))
    s = battle_lies(box=(0, 1), pool=[HARMLESS])
    do(s, "use Character", "move the Fellowship", "use the Ring")
    assert (names(s.table), s.box, s.corruption) == (["The Last Battle"], [0, 1], 1)
    assert s.stack[-1] == ("turn", SHADOW)


@card("The Last Battle")
@rule("BG-C56")
def test_a_reveal_on_the_mordor_track_discards_it_entering_mordor_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    s = battle_lies(bearers="Morannon", asking=("fellowship_phase", NOBODY), dice_free="", dice_shadow="")
    do(s, "no", "enter Mordor")
    assert (names(s.table), s.mordor) == (["The Last Battle"], 0)
    assert s.stack[-1] == ("allocate", SHADOW)
    dice(monkeypatch, pick(0, of=1))
    s = battle_lies(mordor=1, pool=[REVEAL], dice_free="Character")
    do(s, "use Character", "move the Fellowship")
    assert (s.table, s.box, s.mordor) == ([], [1, 0], 2)
    assert s.stack[-1] == ("turn", SHADOW)


@card("The Last Battle")
@rule("BG-C56")
def test_declaring_the_fellowship_discards_it() -> None:
    s = battle_lies(progress=1, asking=("fellowship_phase", NOBODY), then=(("turn", SHADOW),))
    do(s, "declare", "to Trollshaws")
    assert (s.table, names(s.gone)) == ([], ["The Last Battle"])
    assert s.stack == [("turn", SHADOW)]


@card("The Last Battle")
@rule("BG-C55", "BG-C18")
def test_it_goes_as_soon_as_the_heir_comes_home_or_loses_his_army() -> None:
    s = table({"Osgiliath": "2 Gondor Regulars, Aragorn"}, on_table="The Last Battle", dice_free="Muster/Army", dice_shadow="Army")
    do(s, "use Muster/Army", "move an Army", "from Osgiliath", "to South Ithilien", "everybody who can")
    assert names(s.table) == ["The Last Battle"]  # still abroad
    do(s, "use Army", "skip: discard the die")
    s = table({"Osgiliath": "2 Gondor Regulars, Aragorn"}, on_table="The Last Battle", dice_free="Muster/Army", dice_shadow="Army")
    do(s, "use Muster/Army", "move an Army", "from Osgiliath", "to Minas Tirith", "everybody who can")
    assert (s.table, names(s.gone)) == ([], ["The Last Battle"])
    assert s.stack[-1] == ("turn", SHADOW)
    s = table({"Osgiliath": "2 Gondor Regulars, Aragorn"}, on_table="The Last Battle", dice_free="Character", dice_shadow="Army")
    do(s, "use Character", "move Companions", "Aragorn", "to South Ithilien")
    assert (s.table, names(s.gone)) == ([], ["The Last Battle"])
    assert s.stack[-1] == ("turn", SHADOW)


# A Power too Great, The Power of Tom Bombadil: the step.

TWO = POWER, TOM = "A Power too Great", "The Power of Tom Bombadil"


STEPS = [
    (TWO[0], "elves", 0, "", (1, True)),  # the Elves are active from the start
    (TWO[0], "elves", 2, "", (3, True)),
    (TWO[1], "north", 0, "", (1, False)),
    (TWO[1], "north", 2, "", (2, False)),  # a passive Nation does not go to war
    (TWO[1], "north", 2, "north", (3, True)),
]


@pytest.mark.parametrize("name, nation, start, active, end", STEPS)
@card("A Power too Great", "The Power of Tom Bombadil")
@rule("BG-C58", "BG-9.9")
def test_the_nation_advances_once_and_the_card_stays(name: str, nation: str, start: int, active: str, end: tuple[int, bool]) -> None:
    s = table(hand_free=name, dice_free="Muster/Army", dice_shadow="Army", track={nation: start}, active=active)
    do(s, "use Muster/Army", f"play {name}")
    assert step_of(s, nation) == end
    assert names(s.table) == [name]
    assert s.stack[-1] == ("turn", SHADOW)


# What they bar.

BARRED = [
    (POWER, "Trollshaws", "Rivendell"),
    (POWER, "Dimrill Dale", "Lórien"),
    (POWER, "Tower Hills", "Grey Havens"),
    (TOM, "Cardolan", "Old Forest"),
    (TOM, "Tower Hills", "The Shire"),
    (TOM, "Bree", "Buckland"),
]


@pytest.mark.parametrize("name, source, region", BARRED)
@card("A Power too Great", "The Power of Tom Bombadil")
@rule("BG-C57")
def test_no_shadow_army_marches_in(name: str, source: str, region: str) -> None:
    for on_table in (name, ""):
        s = table({source: "3 Sauron Regulars"}, war="Sauron", on_table=on_table, dice_shadow="Army", asking=("turn", SHADOW))
        do(s, "use Army", "move an Army", f"from {source}")
        assert (f"to {region}" in asked(s)) == (not on_table)
        assert why_not(s, "to", region) == ("BG-C57" if on_table else "")
        assert s.stack[-1][0] == "march_to"


@pytest.mark.parametrize("name, source, region", BARRED)
@card("A Power too Great", "The Power of Tom Bombadil")
@rule("BG-C57")
def test_no_shadow_army_attacks_there(name: str, source: str, region: str) -> None:
    for on_table in (name, ""):
        armies = {source: "3 Sauron Regulars", region: "Elven Elite"}
        s = table(armies, war="Sauron", on_table=on_table, dice_shadow="Army", asking=("turn", SHADOW))
        do(s, "use Army")
        assert ("attack" in asked(s)) == (not on_table)
        assert s.stack[-1][0] == "action"


@card("A Power too Great")
@rule("BG-C57")
def test_a_siege_goes_on_but_is_neither_fought_nor_strengthened() -> None:
    armies = {"inside Rivendell": "Elven Elite", "Rivendell": "5 Sauron Regulars", "Trollshaws": "2 Sauron Regulars"}
    s = table(armies, war="Sauron", hand_free="A Power too Great", dice_free="Muster/Army", dice_shadow="Army")
    do(s, "use Muster/Army", "play A Power too Great", "use Army")
    assert (at(s, "Rivendell"), at(s, "inside Rivendell")) == ("5 Sauron Regulars", "Elven Elite")
    assert asked(s) == ["move an Army", "skip: discard the die"]
    do(s, "move an Army", "from Trollshaws")
    assert why_not(s, "to", "Rivendell") == "BG-C57"
    assert s.stack[-1][0] == "march_to"


@card("A Power too Great")
@rule("BG-C57")
def test_no_shadow_army_sallies_there_but_one_that_is_there_may_leave() -> None:
    armies = {"inside Rivendell": "3 Sauron Regulars", "Rivendell": "2 Elven Regulars"}
    s = table(armies, taken={"Rivendell": SHADOW}, war="Sauron", on_table="A Power too Great", dice_shadow="Army", asking=("turn", SHADOW))
    do(s, "use Army")
    assert asked(s) == ["skip: discard the die"]
    s = table(
        {"Rivendell": "3 Sauron Regulars"},
        taken={"Rivendell": SHADOW},
        war="Sauron",
        on_table="A Power too Great",
        dice_shadow="Army",
        asking=("turn", SHADOW),
    )
    do(s, "use Army", "move an Army", "from Rivendell", "to Trollshaws", "everybody who can")
    assert at(s, "Trollshaws") == "3 Sauron Regulars"
    assert s.stack[-1][0] in ("turn", "declare")


@card("The Power of Tom Bombadil")
@rule("BG-C57")
def test_from_the_barred_land_an_army_may_still_attack_others_and_the_free_peoples_are_not_barred() -> None:
    armies = {"Buckland": "3 Sauron Regulars", "Bree": "North Regular"}
    s = table(armies, war="Sauron, North", on_table="The Power of Tom Bombadil", dice_shadow="Army", asking=("turn", SHADOW))
    do(s, "use Army", "attack", "from Buckland")
    assert s.stack[-1] == ("rearguard", SHADOW, ARMY_DIE)
    s = table(armies, war="Sauron, North", on_table="The Power of Tom Bombadil", dice_free="Muster/Army", dice_shadow="Army")
    do(s, "use Muster/Army", "attack", "from Bree")
    assert s.battle != []  # the only unit that can go
    assert s.stack[-1][0] == "combat_card"


@card("The Power of Tom Bombadil")
@rule("BG-C57", "BG-13.31")
def test_no_shadow_army_retreats_there(monkeypatch: pytest.MonkeyPatch) -> None:
    for on_table in ("The Power of Tom Bombadil", ""):
        dice(monkeypatch, faces(1, 1), faces(1, 1))
        armies = {"Cardolan": "2 Sauron Regulars", "South Downs": "2 North Regulars"}
        s = table(armies, war="North", on_table=on_table, dice_free="Muster/Army", dice_shadow="Army")
        do(s, "use Muster/Army", "attack", "from South Downs", "attack with everybody", "no", "no", "fight")
        assert ("to Old Forest" in asked(s)) == (not on_table)
        assert ("to Buckland" in asked(s)) == (not on_table)
        assert "to Tharbad" in asked(s)
        assert why_not(s, "to", "Old Forest") == ("BG-C57" if on_table else "")
        assert s.stack[-1][0] == "retreat"


@card("The Power of Tom Bombadil")
@rule("BG-C57")
def test_no_shadow_army_passes_through_by_a_card() -> None:
    march = ("long_march_from", SHADOW, CARD["The Shadow is Moving"], 2)
    for on_table in ("The Power of Tom Bombadil", ""):
        s = table({"Cardolan": "Sauron Regular"}, war="Sauron", on_table=on_table, asking=march)
        if s.stack[-1][0] == "long_column":
            do(s, "everybody who can")
        assert ("to Old Forest" in asked(s)) == (not on_table)
        assert s.stack[-1][0] == "long_march_to"


@card("A Power too Great", "The Power of Tom Bombadil")
@rule("BG-C57", "BG-R47")
def test_lone_nazgul_and_minions_are_not_barred() -> None:
    s = table(
        {"Morannon": "Sauron Regular, Nazgûl", "Cardolan": "The Mouth of Sauron"},
        on_table="A Power too Great; The Power of Tom Bombadil",
        dice_shadow="Character",
        dice_free="Character",
        asking=("turn", SHADOW),
    )
    do(s, "use Character", "move Nazgûl and Minions", "from Morannon")
    assert {"to Old Forest", "to The Shire", "to Buckland"} <= {*asked(s)}
    do(s, "to Old Forest", "the Mouth of Sauron", "to The Shire")
    assert (at(s, "Old Forest"), at(s, "The Shire")) == ("Nazgûl", "The Mouth of Sauron")
    assert s.stack[-1] == ("turn", FREE)


# The price of taking them off the table.

ARMY_CARD, MUSTER_CARD, CHARACTER_CARD = "Shadows Gather", "Stormcrow", "Cruel Weather"


def shadow_acts(name: str, hand: str, die: str = "Character", **more: object) -> State:
    s = table({}, on_table=name, hand_shadow=hand, dice_shadow=die, dice_free="Character", asking=("turn", SHADOW), **more)  # type: ignore[arg-type]
    do(s, f"use {die}")
    return s


@pytest.mark.parametrize("name", TWO)
@pytest.mark.parametrize("die", ["Character", "Army", "Muster", "Event", "Muster/Army"])
@card("A Power too Great", "The Power of Tom Bombadil")
@rule("BG-C19", "BG-C20")
def test_any_die_and_two_cards_take_it_off_the_table(name: str, die: str) -> None:
    s = shadow_acts(name, f"{ARMY_CARD}; {MUSTER_CARD}; {CHARACTER_CARD}; Olog-hai", die)
    do(s, f"take {name} off the table for two cards")
    assert asked(s) == [f"discard {ARMY_CARD}", "discard Olog-hai"]  # by the icon
    assert why_not(s, "discard", MUSTER_CARD) == "BG-C20"
    do(s, "discard Olog-hai")
    assert asked(s) == [f"discard {CHARACTER_CARD}"]  # asked even so: what else is in the hand is nobody's business
    do(s, f"discard {CHARACTER_CARD}")
    assert (s.table, names(s.gone)) == ([], [name, "Olog-hai"])  # its icon must be seen
    assert names(s.down[SHADOW]) == [CHARACTER_CARD]  # the back of this one says enough
    assert names(s.hand[SHADOW]) == [ARMY_CARD, MUSTER_CARD]
    assert s.stack[-1] == ("turn", FREE)  # it was the action of the turn


@pytest.mark.parametrize(
    "hand", ["", ARMY_CARD, CHARACTER_CARD, f"{MUSTER_CARD}; {CHARACTER_CARD}", f"{ARMY_CARD}; {MUSTER_CARD}; Olog-hai"]
)
@card("A Power too Great", "The Power of Tom Bombadil")
@rule("BG-C20")
def test_without_both_cards_it_stays(hand: str) -> None:
    for name in TWO:
        s = shadow_acts(name, hand)
        assert f"take {name} off the table for two cards" not in asked(s)
        assert why_not(s, "remove_card", name) == "BG-C20"
        assert s.stack[-1][0] == "action"


@card("A Power too Great", "The Power of Tom Bombadil")
@rule("BG-C20")
def test_by_the_switch_any_card_of_the_strategy_deck_is_an_army_card() -> None:
    for name in TWO:
        s = shadow_acts(name, f"{MUSTER_CARD}; {CHARACTER_CARD}", rulings={"BG-C20": "deck"})
        do(s, f"take {name} off the table for two cards", f"discard {MUSTER_CARD}", f"discard {CHARACTER_CARD}")
        assert (s.table, s.hand[SHADOW]) == ([], [])
        assert s.stack[-1] == ("turn", FREE)


@card("A Power too Great", "The Power of Tom Bombadil")
@rule("BG-C19")
def test_each_card_is_paid_for_by_itself_and_its_land_is_open_then() -> None:
    s = table(
        {"Cardolan": "Sauron Regular", "Trollshaws": "Sauron Regular"},
        war="Sauron",
        on_table="; ".join(TWO),
        hand_shadow=f"{ARMY_CARD}; {CHARACTER_CARD}",
        dice_shadow="Army, Army",
        dice_free="Character",
        asking=("turn", SHADOW),
    )
    do(s, "use Army", "take The Power of Tom Bombadil off the table for two cards", f"discard {ARMY_CARD}", f"discard {CHARACTER_CARD}")
    assert names(s.table) == ["A Power too Great"]
    do(s, "use Character", "skip: discard the die", "use Army")
    assert why_not(s, "remove_card", "A Power too Great") == "BG-C20"  # no cards are left
    do(s, "move an Army", "from Cardolan")
    assert "to Buckland" in asked(s)
    assert s.stack[-1][0] == "march_to"


@card("A Power too Great", "The Power of Tom Bombadil")
@rule("BG-C19", "BG-9.9")
def test_the_free_peoples_cannot_take_their_own_card_off_the_table() -> None:
    for name in TWO:
        s = table({}, on_table=name, hand_free="Athelas; The Red Arrow", dice_free="Event")
        do(s, "use Event")
        assert why_not(s, "remove_card", name) == "BG-9.9"
        assert s.stack[-1][0] == "action"


@card("A Power too Great")
@rule("BG-C19")
def test_with_three_persons_the_cards_come_from_the_hand_of_the_player_who_acts() -> None:
    hands = {1: CHARACTER_CARD, SARUMAN: f"{ARMY_CARD}; Orc Patrol"}
    for seat, may in ((1, False), (SARUMAN, True)):
        s = table({}, persons=3, hands=hands, on_table="A Power too Great", dice_shadow="Event", asking=("turn", seat))
        do(s, "use Event")
        assert ("take A Power too Great off the table for two cards" in asked(s)) == may
        assert s.stack[-1][0] == "action"
    do(s, "take A Power too Great off the table for two cards", f"discard {ARMY_CARD}", "discard Orc Patrol")
    assert (names(s.hand[1]), s.hand[SARUMAN]) == ([CHARACTER_CARD], [])
    unseen = "Saruman discards a card of the Shadow Character deck face down."
    assert [line for line in log(s, "free") if "discards" in line] == ["Saruman discards Shadows Gather.", unseen]
