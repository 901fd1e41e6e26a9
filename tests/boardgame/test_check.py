"""`check` names every invariant that a state breaks: each is broken here once, by hand."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.boardgame.hanging import hang
from thirdage.boardgame.check import check
from thirdage.boardgame.positions import FREE, SHADOW, asked, do, figures_of, place_called, table
from thirdage.boardgame.state import FIELD_BATTLE, State
from thirdage.boardgame.tables import (
    CARD,
    CHARACTER,
    EYE_DIE,
    FIRST_FACE,
    FIRST_NATION,
    FREE_CHARACTER,
    KINDS,
    NATION,
    STANDARD_TILES,
    TILES,
    is_unit,
)

BREE, FANGORN, MORIA, UMBAR = (place_called(name) for name in ("Bree", "Fangorn", "Moria", "Umbar"))
INSIDE_UMBAR = place_called("inside Umbar")
NORTH_REGULAR, NORTH_LEADER, SAURON_REGULAR, SOUTHRON = (
    figures_of(name)[0] for name in ("North Regular", "North Leader", "Sauron Regular", "Southron Regular")
)
BOROMIR, SARUMAN, GANDALF = CHARACTER["Boromir"], CHARACTER["Saruman"], CHARACTER["Gandalf the Grey"]
ATHELAS, LAIR, AXE = CARD["Athelas"], CARD["Shelob's Lair"], CARD["Axe and Bow"]
SPECIAL = next(tile for tile, face in TILES.items() if face.kind == "shadow")
NORTH, SAURON = NATION["north"] - FIRST_NATION, NATION["sauron"] - FIRST_NATION


def sound() -> State:
    return table(
        {
            "Bree": "9 North Regulars, North Leader, Boromir",
            "Fangorn": "2 Nazgûl",
            "Moria": "2 Sauron Regulars",
            "inside Umbar": "5 Southron Regulars",
            "Umbar": "6 Gondor Regulars",
            "Orthanc": "Saruman",
        },
        hand_free="Athelas; The Red Arrow",
        hand_shadow="Shelob's Lair",
        on_table="Axe and Bow",
        dice_free="Muster, Event",
        dice_shadow="Army, Army",
        box=(1, 2),
        rings=(2, 1),
    )


def stand(place: int, kind: int, amount: int = 1) -> Callable[[State], None]:
    """Figures come from the reinforcements, rightly counted."""

    def change(state: State) -> None:
        state.units[place * KINDS + kind] += amount
        state.reserve[kind] -= amount
        if is_unit(kind):
            state.army[2 * place + (FREE if kind < 15 else SHADOW)] += amount

    return change


def in_turn(*changes: Callable[[State], object]) -> Callable[[State], None]:
    def change(state: State) -> None:
        for each in changes:
            each(state)

    return change


def walk_to_mordor(state: State) -> None:
    state.bearers, state.mordor = 0, 1


BREAKS: dict[str, Callable[[State], object]] = {
    # figures
    f"BG-1.4: 11 figures of kind {NORTH_REGULAR} instead of 10": lambda s: s.reserve.__setitem__(
        NORTH_REGULAR, s.reserve[NORTH_REGULAR] + 1
    ),
    f"BG-1.4: 4 figures of kind {NORTH_LEADER} instead of 4": in_turn(
        lambda s: s.lost.__setitem__(NORTH_LEADER, 4), lambda s: s.reserve.__setitem__(NORTH_LEADER, -1)
    ),
    f"BG-3.1: place {BREE} counts 10 units of side 0 but has 9": lambda s: s.army.__setitem__(2 * BREE, 10),
    f"BG-3.12: 1 Shadow figures of kind {SAURON_REGULAR} are gone for good": in_turn(
        lambda s: s.lost.__setitem__(SAURON_REGULAR, 1), lambda s: s.reserve.__setitem__(SAURON_REGULAR, s.reserve[SAURON_REGULAR] - 1)
    ),
    "BG-2.1: Boromir stands nowhere": lambda s: s.where.__setitem__(BOROMIR, 7),
    "BG-2.1: figures stand in no region": stand(0, NORTH_REGULAR),
    "BG-3.9: Strider is still there beside Aragorn": lambda s: s.where.__setitem__(CHARACTER["Aragorn"], FANGORN),
    "BG-3.9: Gandalf the Grey is still there beside Gandalf the White": lambda s: s.where.__setitem__(
        CHARACTER["Gandalf the White"], FANGORN
    ),
    # Armies
    f"BG-12.7: enemy Armies share place {MORIA}": stand(MORIA, NORTH_REGULAR),
    f"BG-12.7: enemy Armies share place {INSIDE_UMBAR}": stand(INSIDE_UMBAR, NORTH_REGULAR),  # no Stronghold stands two sieges
    f"BG-13.5: figures {SAURON_REGULAR} of the rearguard are not where the attack comes from": in_turn(
        lambda s: setattr(s, "battle", [FIELD_BATTLE, SHADOW, MORIA]), lambda s: s.rearguard.extend([SAURON_REGULAR] * 3)
    ),
    f"BG-3.4: 11 units in place {MORIA}": stand(MORIA, SAURON_REGULAR, 9),
    f"BG-3.4: 6 units in place {INSIDE_UMBAR}": stand(INSIDE_UMBAR, SOUTHRON),
    f"BG-3.6: a Leader alone in place {FANGORN}": stand(FANGORN, NORTH_LEADER),
    f"BG-21.13: place {MORIA} is mixed without two teammates": lambda s: s.mixed.append(MORIA),
    f"BG-15.2: the Settlement of region {BREE} is not captured": lambda s: s.taken.__setitem__(BREE, SHADOW),
    f"BG-15.3: a marker of seat 1 lies in place {FANGORN}": lambda s: s.taken.__setitem__(FANGORN, SHADOW),
    f"BG-15.3: a marker of seat 1 lies in place {UMBAR}": lambda s: s.taken.__setitem__(UMBAR, SHADOW),
    f"BG-15.3: a marker of seat 2 lies in place {BREE}": lambda s: s.taken.__setitem__(BREE, 2),
    # sieges
    f"BG-14.7: the wrong side is inside the Stronghold of region {UMBAR}": lambda s: s.taken.__setitem__(UMBAR, FREE),
    f"BG-14.13: the besieged have friends outside in region {UMBAR}": stand(UMBAR, SOUTHRON),
    f"BG-14.8: figures inside region {MORIA} without a siege": stand(place_called("inside Moria"), SAURON_REGULAR),
    f"BG-10.10: Saruman stands in place {MORIA}": lambda s: s.where.__setitem__(SARUMAN, MORIA),
    # the Fellowship
    "BG-17.4: Corruption 13": lambda s: setattr(s, "corruption", 13),
    "BG-17.4: Corruption -1": lambda s: setattr(s, "corruption", -1),
    "BG-2.17: Progress 13": lambda s: setattr(s, "progress", 13),
    "BG-19.2: the Ring-bearers are in two places or in none": lambda s: setattr(s, "mordor", 2),
    "BG-17.6: Boromir cannot be Guide": lambda s: setattr(s, "guide", BOROMIR),
    "BG-17.6: Gandalf the Grey cannot be Guide": lambda s: s.where.__setitem__(GANDALF, BREE),
    "BG-20.2: the Ring-bearers are corrupted and nobody has won": lambda s: setattr(s, "corruption", 12),
    # politics
    "BG-16.1: north stands on step 4": lambda s: s.track.__setitem__(NORTH, 4),
    "BG-16.1: sauron stands on step -1": lambda s: s.track.__setitem__(SAURON, -1),
    "BG-16.2: north is passive and At War": lambda s: s.track.__setitem__(NORTH, 3),
    "BG-16.3: sauron is passive": lambda s: s.active.__setitem__(SAURON, 0),
    # dice and Rings
    "BG-6.1: side 0 has too many or too few dice": lambda s: s.dice[FREE].__setitem__(0, 4),
    "BG-6.1: side 1 has too many or too few dice": lambda s: s.dice[SHADOW].__setitem__(0, -1),
    "BG-6.8: side 1 has an Eye among its unused dice": lambda s: s.dice[SHADOW].__setitem__(EYE_DIE - FIRST_FACE, 1),
    "BG-6.7: the Hunt Box": lambda s: s.box.__setitem__(FREE, -1),
    "BG-8.1: Elven Rings": lambda s: s.rings.__setitem__(SHADOW, 2),
    # cards
    "BG-1.3: Athelas is in 0 places": lambda s: s.hand[FREE].remove(ATHELAS),
    "BG-1.3: Athelas is in 2 places": lambda s: s.gone.append(ATHELAS),
    "BG-1.3: there is no card 300": lambda s: s.gone.append(300),
    "BG-9.1: free holds Shelob's Lair": in_turn(lambda s: s.hand[SHADOW].remove(LAIR), lambda s: s.hand[FREE].append(LAIR)),
    "BG-9.4: free holds 7 cards": lambda s: s.hand[FREE].extend([s.deck[0].pop() for _ in range(5)]),
    "BG-9.9: Athelas lies on the table": in_turn(lambda s: s.hand[FREE].remove(ATHELAS), lambda s: s.table.append(ATHELAS)),
    "BG-0.5: 1 does not think Athelas lies where it lies": lambda s: s.may_be.__setitem__(
        slice(None), [mask & ~(1 << ATHELAS) for mask in s.may_be]
    ),
    "BG-0.5: 0 thinks cards lie in an empty pile of deck 173": lambda s: s.may_be.__setitem__(2, 1 << ATHELAS),
    "BG-0.5: 2 thinks Axe and Bow hidden that lies open": lambda s: s.may_be.__setitem__(
        slice(None), [mask | 1 << AXE if mask else 0 for mask in s.may_be]
    ),
    # tiles
    f"BG-18.1: tile {STANDARD_TILES[0]} is in 2 places": lambda s: s.drawn.append(STANDARD_TILES[0]),
    f"BG-18.4: special tile {SPECIAL} is in the pool too early": lambda s: s.pool.append(SPECIAL),
    f"BG-18.2: tile {SPECIAL} is drawn but special": lambda s: s.drawn.append(SPECIAL),
    "BG-19.3: tiles were left beside the board": in_turn(walk_to_mordor, lambda s: s.ready.append(SPECIAL)),
    # frames
    "BG-20.1: the game is over but something waits": lambda s: setattr(s, "winner", FREE),
    "BG-6.10: a turn begins before the last action is over": lambda s: s.column.append(NORTH_REGULAR),
    "BG-5.1: nobody is asked and nobody has won": lambda s: s.stack.clear(),
    "no frame is called dance": lambda s: s.stack.append(("dance", SHADOW)),
}


def test_a_sound_state_has_no_fault() -> None:
    assert check(sound()) == []
    assert check(table(start=True)) == []


@pytest.mark.parametrize("fault", BREAKS)
def test_each_fault_is_named(fault: str) -> None:
    s = sound()
    BREAKS[fault](s)
    assert fault in check(s)


def test_what_must_hold_between_actions_may_be_otherwise_within_one() -> None:
    s = table({"Minas Tirith": "10 Gondor Regulars"}, war="Gondor", dice_free="Muster", dice_shadow="Army")
    do(s, "use Muster", "recruit", "Gondor Regular", "to Minas Tirith", "no more")  # trimmed already: one kind of unit
    assert check(s) == [] and asked(s)[0] == "use Army"
    t = table({"Minas Tirith": "9 Gondor Regulars, Gondor Elite"}, war="Gondor", dice_free="Muster", dice_shadow="Army")
    do(t, "use Muster", "recruit", "Gondor Regular", "to Minas Tirith", "no more")
    assert t.stack[-1][0] == "trim" and check(t) == []


@pytest.mark.parametrize("left_over", ["battle", "rearguard", "column"])
def test_whatever_is_left_over_when_a_turn_begins_is_a_fault_of_its_own(left_over: str) -> None:
    s = sound()
    getattr(s, left_over).append(0)
    assert "BG-6.10: a turn begins before the last action is over" in check(s)


def test_a_hand_may_be_too_full_only_while_it_is_discarded_from() -> None:
    s = table(asking=("draw_cards", FREE, FREE_CHARACTER, 7), then=(("turn", FREE),))
    assert asked(s)[0].startswith("discard") and len(s.hand[FREE]) == 7
    assert check(s) == []


def test_a_pick_that_breaks_the_position_is_told_by_the_tests_own_door(monkeypatch: pytest.MonkeyPatch) -> None:
    hang(monkeypatch, "Athelas", event=lambda state, seat, card: setattr(state, "progress", 13))
    s = table(hand_free="Athelas", dice_free="Character", dice_shadow="Army")
    do(s, "use Character")
    with pytest.raises(AssertionError, match="'play Athelas' broke the position: BG-2\\.17: Progress 13"):
        do(s, "play Athelas")
