"""`check` names every invariant that a state breaks: each is broken here once, by hand."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from thirdage.cardgame.check import check
from thirdage.cardgame.positions import ARAGORN, FRODO, SARUMAN, WITCH_KING, numbers_of, table
from thirdage.cardgame.state import CYCLE, DECK, HAND, PILES, State
from thirdage.cardgame.tables import FREE, NUMBER, PLACE, SHADOW

GIMLI, ORCS, STING, FRODO_BAGGINS = NUMBER["Gimli"], NUMBER["Mordor Orcs 1"], NUMBER["Sting"], NUMBER["Frodo Baggins"]


def sound() -> State:
    return table(
        hand="Gimli; Mordor Orcs 1; Legolas",
        cycle="Sam Gamgee",
        reserve="Frodo Baggins with Sting; Saruman",
        path="Egladil",
        on_path="Boromir",
        battlegrounds={"Dol Guldur": "High Elves 1"},
    )


def test_a_sound_state_has_no_fault() -> None:
    assert check(sound()) == []


def break_in(change: Callable[[State], object]) -> list[str]:
    state = sound()
    change(state)
    return check(state)


def in_turn(*changes: Callable[[State], object]) -> Callable[[State], None]:
    def change(state: State) -> None:
        for each in changes:
            each(state)

    return change


BREAKS: dict[str, Callable[[State], object]] = {
    "Gimli is in 0 places": lambda s: s.hand[FRODO].remove(GIMLI),
    "Gimli is in 2 places": lambda s: s.cycle[FRODO].append(GIMLI),
    "card 121 is not of this game": lambda s: s.gone[FRODO].append(121),
    "Gimli lies in a pile of aragorn": in_turn(lambda s: s.hand[FRODO].remove(GIMLI), lambda s: s.hand[ARAGORN].append(GIMLI)),
    "Sting stands in play by itself": in_turn(lambda s: s.items.clear(), lambda s: s.reserve[FRODO].append(STING)),
    "Boromir stands on the wrong side": lambda s: s.path.reverse(),
    "Frodo Baggins carries items but is not in play": in_turn(
        lambda s: s.reserve[FRODO].remove(FRODO_BAGGINS), lambda s: s.hand[FRODO].append(FRODO_BAGGINS)
    ),
    "Sting is carried by Saruman": lambda s: s.items.update({NUMBER["Saruman"]: s.items.pop(FRODO_BAGGINS)}),
    "Gimli is carried but is no item": in_turn(lambda s: s.hand[FRODO].remove(GIMLI), lambda s: s.items[FRODO_BAGGINS].append(GIMLI)),
    "Saruman has an empty list of items": lambda s: s.items.update({NUMBER["Saruman"]: []}),
    "Gimli is resolved but is no event": in_turn(lambda s: s.hand[FRODO].remove(GIMLI), lambda s: s.resolving.append(GIMLI)),
    "Gimli is fresh but not in a reserve": lambda s: s.fresh.append(GIMLI),
    "Edoras is in 2 places": lambda s: s.scored[FREE].append(PLACE["Edoras"]),
    "Egladil is in 2 places": lambda s: s.unused_paths.append(s.road),
    "Edoras is nowhere": lambda s: s.unused_battlegrounds[FREE].remove(PLACE["Edoras"]),
    "Bag End is left behind": lambda s: s.unused_paths.append(PLACE["Bag End"]),
    "field and active battlegrounds differ in number": lambda s: s.field.append([]),
    "cards stand on no path": lambda s: setattr(s, "road", 0),
    "Edoras is captured but not active": lambda s: s.captured.append(PLACE["Edoras"]),
    f"tokens lie on {PLACE['Bag End']}, which is gone": lambda s: s.tokens.append((PLACE["Bag End"], 1, 0)),
    "Umbar is no path": in_turn(
        lambda s: s.unused_battlegrounds[SHADOW].remove(PLACE["Umbar"]), lambda s: setattr(s, "road", PLACE["Umbar"])
    ),
    "nobody thinks Gimli lies where it lies": lambda s: s.may_be.__setitem__(PILES * FRODO + HAND, 0),
    f"cards are thought to lie in an empty pile of seat {SARUMAN}": lambda s: s.may_be.__setitem__(PILES * SARUMAN + CYCLE, 1 << 90),
    "Boromir lies open but is thought hidden": lambda s: s.may_be.__setitem__(PILES * ARAGORN + DECK, -1),
    f"seat {FRODO} has seen more than its deck": lambda s: s.seen_top.__setitem__(FRODO, 99),
    "negative corruption": lambda s: setattr(s, "corruption", -1),
    "a seat has a ring token too many or too few": lambda s: s.rings.__setitem__(0, 2),
    "nobody is asked and nobody has won": lambda s: s.stack.clear(),
    "no frame is called dance": lambda s: s.stack.append(("dance", WITCH_KING)),
    "the game is over but something waits": lambda s: setattr(s, "winner", FREE),
    "a combat was not cleared away": lambda s: s.fallen.append(GIMLI),
}


@pytest.mark.parametrize("fault", BREAKS)
def test_each_broken_invariant_is_named(fault: str) -> None:
    assert fault in break_in(BREAKS[fault])


def test_a_ring_token_where_the_scenario_has_none_and_a_tie_left_over_are_faults() -> None:
    s = table(scenario="fellowship")
    assert check(s) == []
    s.rings[0] = 1
    assert check(s) == ["a seat has a ring token too many or too few"]
    s = table(scenario="duel2", path="Egladil")
    assert check(s) == []
    s.tied = 1
    assert check(s) == ["a combat was not cleared away"]


def test_a_card_of_another_scenario_or_of_a_bot_is_not_of_this_game() -> None:
    s = table(scenario="fellowship")
    s.gone[0] += [NUMBER["Gollum"], NUMBER["Saruman (bot)"]]
    assert [fault for fault in check(s) if "not of this game" in fault] == [
        f"card {number} is not of this game" for number in (NUMBER["Gollum"], NUMBER["Saruman (bot)"])
    ]


def test_positions_put_every_card_somewhere() -> None:
    assert check(table(deck="Gimli; Legolas", hand="Sam Gamgee")) == []
    assert numbers_of("Narya, Ring of Fire; Gimli, Mordor Orcs 3") == [NUMBER["Narya, Ring of Fire"], GIMLI, NUMBER["Mordor Orcs 3"]]
