"""What can be chosen before a game: how many persons, and rulings that may be decided otherwise."""

from __future__ import annotations

from typing import Any

from thirdage.boardgame.seating import PERSONS, RULING_IDS, RULINGS, SCENARIO, SEATINGS, Seating
from thirdage.boardgame.tables import FREE, SHADOW
from thirdage.kernel.contract import Json
from thirdage.kernel.errors import Problem, one_of


def options() -> Json:
    given = SEATINGS[0]
    return {"scenarios": {SCENARIO: scenario(given)}, "default": SCENARIO}


def scenario(given: Seating) -> Json:
    """The seats of the game for two, and its options; with more persons other seats take their places (`seats`)."""
    held = {count: SEATINGS[number] for count, number in PERSONS.items()}
    return {
        "seats": list(given.seats),
        "sides": sides_of(given),
        "options": {
            "persons": {
                "values": list(held),
                "default": next(iter(held)),
                "held": {str(count): [[seat] for seat in seating.seats] for count, seating in held.items()},
                "sides": {str(count): sides_of(seating) for count, seating in held.items()},
            },
            "rulings": {"values": {name: list(values) for name, values in RULINGS.items()}, "default": {}},
        },
    }


def sides_of(given: Seating) -> dict[str, list[str]]:
    return {side: [given.seats[seat] for seat in given.seats_of[number]] for side, number in (("free", FREE), ("shadow", SHADOW))}


def seating_for(persons: Any) -> int:
    if type(persons) is not int or persons not in PERSONS:
        raise Problem("problem-option", option="persons", given=repr(persons), known=", ".join(map(str, PERSONS)))
    return PERSONS[persons]


def ruling_values(given: Any) -> tuple[int, ...]:
    """The value number of each switch, 0 where nothing else is chosen."""
    if not isinstance(given, dict):
        raise Problem("problem-rulings", given=repr(given))
    for name, value in given.items():
        if name not in RULINGS:
            raise one_of("ruling", name, list(RULINGS))
        if value not in RULINGS[name]:
            raise one_of("value", value, list(RULINGS[name]))
    return tuple(RULINGS[name].index(given.get(name, RULINGS[name][0])) for name in RULING_IDS)
