"""What people write after --scenario, --option, --persons and --players, checked against what the game says it takes."""

from __future__ import annotations

from typing import Any

from thirdage import players
from thirdage.kernel.contract import Contract, Json
from thirdage.kernel.errors import Problem, one_of

WORDS = {"yes": True, "on": True, "no": False, "off": False}


def scenario_of(game: Contract, name: str | None) -> str:
    """The scenario of that name; the game's first choice if none is named."""
    known = game.options()
    if name is None:
        return str(known["default"])
    if name not in known["scenarios"]:
        raise one_of("scenario", name, list(known["scenarios"]))
    return name


def chosen_options(game: Contract, scenario: str, written: list[str], persons: int | None = None) -> dict[str, Any]:
    """`name=value` pairs as the keyword options of `game.new`. A ruling is set by its own id: `CG-C45=anywhere`."""
    table: Json = game.options()["scenarios"][scenario]["options"]
    rulings: dict[str, list[Any]] = table.get("rulings", {}).get("values", {})
    made: dict[str, Any] = {}
    if persons is not None:
        if "persons" not in table:
            raise one_of("option", "persons", [*table])
        made["persons"] = value_of("persons", str(persons), table["persons"]["values"])
    for pair in written:
        name, equals, text = pair.partition("=")
        if not equals:
            raise Problem("problem-option-form", given=pair)
        if name in rulings:
            made.setdefault("rulings", {})[name] = value_of(name, text, rulings[name])
        elif name in table and name != "rulings":
            made[name] = value_of(name, text, table[name]["values"])
        else:
            raise one_of("option", name, [*(known for known in table if known != "rulings"), *rulings])
    return made


def value_of(name: str, text: str, values: list[Any]) -> Any:
    """The one of the values that the text means."""
    for value in values:
        if shown(value) == text.casefold() or (isinstance(value, bool) and WORDS.get(text.casefold()) is value):
            return value
    raise Problem("problem-option-value", option=name, given=text, known=", ".join(map(shown, values)))


def shown(value: Any) -> str:
    """A value as people write it."""
    return str(value).casefold()


def players_by_side(game: Contract, scenario: str, written: str) -> dict[str, str]:
    """One computer player for all seats, or one for each side, in the order in which the game names its sides."""
    sides = list(game.options()["scenarios"][scenario]["sides"])
    names = [name.strip() for name in written.split(",")]
    if len(names) not in (1, len(sides)):
        raise Problem("problem-players-form", given=written, sides=",".join(sides).upper())
    for name in names:
        players.get(name)
    return dict(zip(sides, names * len(sides) if len(names) == 1 else names, strict=True))
