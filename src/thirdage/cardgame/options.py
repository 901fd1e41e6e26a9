"""What can be chosen before a game: the options of each scenario with their values and defaults, and the check of what was chosen."""

from __future__ import annotations

from typing import Any, TypedDict

from thirdage.cardgame.scenarios import (
    BOTS,
    DIFFICULTIES,
    NORMAL,
    PLAYERS,
    RULING_IDS,
    RULINGS,
    SCENARIOS,
    SETTING_NUMBER,
    SETTINGS,
    Difficulty,
    Setting,
    ShadowBy,
)
from thirdage.cardgame.tables import FREE, SHADOW
from thirdage.kernel.errors import Problem, one_of


class PersonsWithBots(TypedDict):
    """How many persons may play where the Shadow is played by bots, and the seats of each."""

    values: list[int]
    default: int
    held: dict[str, list[list[str]]]


class PersonsOption(TypedDict):
    """How many persons may play, and for each number the seats of each person."""

    values: list[int]
    default: int
    held: dict[str, list[list[str]]]
    bots: PersonsWithBots


class ShadowOption(TypedDict):
    """Who plays the Shadow: players, or the bots of Against the Shadow."""

    values: list[ShadowBy]
    default: ShadowBy


class Needs(TypedDict):
    """What must be chosen for an option to make sense."""

    shadow: ShadowBy


class DifficultyOption(TypedDict):
    """How hard the bots play; only where there are bots."""

    values: list[Difficulty]
    default: Difficulty
    needs: Needs


class PromosOption(TypedDict):
    """Are the promotional cards in the decks? Not every scenario can have them."""

    values: list[bool]
    default: bool


class RulingsOption(TypedDict):
    """Rulings that may be decided otherwise: their ids, and the values each can have, the ruled one first."""

    values: dict[str, list[str]]
    default: dict[str, str]


class ScenarioOptions(TypedDict):
    persons: PersonsOption
    shadow: ShadowOption
    difficulty: DifficultyOption
    promos: PromosOption
    rulings: RulingsOption


class SeatsOfSides(TypedDict):
    free: list[str]
    shadow: list[str]


class Scenario(TypedDict):
    """A scenario: its seats in their order, which of them are on which side, and what can be chosen."""

    seats: list[str]
    sides: SeatsOfSides
    options: ScenarioOptions


class Options(TypedDict):
    """Every scenario by its name, and the one that is meant if none is named."""

    scenarios: dict[str, Scenario]
    default: str


def options() -> Options:
    return {"scenarios": {name: options_of(name) for name in SCENARIOS}, "default": SCENARIOS[0]}


def options_of(scenario: str) -> Scenario:
    """The seats of a scenario and its options with their values and defaults."""
    plain, bots = (SETTINGS[SETTING_NUMBER[scenario, False, difficulty]] for difficulty in ("", NORMAL))
    promos = [promos for promos in (False, True) if (scenario, promos, "") in SETTING_NUMBER]
    held, held_with_bots = list(plain.persons), list(bots.persons)
    return {
        "seats": list(plain.seats),
        "sides": {"free": seats_of(plain, FREE), "shadow": seats_of(plain, SHADOW)},
        "options": {
            "persons": {
                "values": held,
                "default": held[0],
                "held": held_in(plain),
                "bots": {"values": held_with_bots, "default": held_with_bots[0], "held": held_in(bots)},
            },
            "shadow": {"values": [PLAYERS, BOTS], "default": PLAYERS},
            "difficulty": {"values": list(DIFFICULTIES), "default": NORMAL, "needs": {"shadow": BOTS}},
            "promos": {"values": promos, "default": False},
            "rulings": {"values": {name: list(values) for name, values in RULINGS.items()}, "default": {}},
        },
    }


def held_in(setting: Setting) -> dict[str, list[list[str]]]:
    """Who holds which seats, by the number of persons."""
    return {str(count): [list(seats) for seats in held] for count, held in setting.persons.items()}


def seats_of(setting: Setting, side: int) -> list[str]:
    return [name for name, own in zip(setting.seats, setting.sides, strict=True) if own == side]


def fitting(name: str, options: dict[str, Any], known: dict[str, Any], bots: bool = False) -> Any:
    """The value chosen for an option, checked against those it may have."""
    entry = known[name].get("bots", known[name]) if bots else known[name]
    chosen = options.get(name, entry["default"])
    if not any(chosen == value and type(chosen) is type(value) for value in entry["values"]):
        raise Problem("problem-option", option=name, given=repr(chosen), known=", ".join(map(str, entry["values"])))
    return chosen


def ruling_values(given: Any, bots: bool) -> tuple[int, ...]:
    """The value number of each switch, 0 where nothing else is chosen. Those of Against the Shadow need bots."""
    if not isinstance(given, dict):
        raise Problem("problem-rulings", given=repr(given))
    for name, value in given.items():
        if name not in RULINGS:
            raise one_of("ruling", name, list(RULINGS))
        if value not in RULINGS[name]:
            raise one_of("value", value, list(RULINGS[name]))
        if name.startswith("AS-") and not bots:
            raise Problem("problem-ruling-bots", ruling=name)
    return tuple(RULINGS[name].index(given.get(name, RULINGS[name][0])) for name in RULING_IDS)
