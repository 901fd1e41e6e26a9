"""What people write after --scenario, --shadow, --difficulty, --option, --persons and --players, checked against what the game says
it takes.
"""

from __future__ import annotations

from typing import Any

from thirdage import games, players
from thirdage.kernel.contract import Contract, Json
from thirdage.kernel.errors import Problem, one_of
from thirdage.kernel.words import say
from thirdage.lab.simulate import bot_sides, in_force

WORDS = {"yes": True, "on": True, "no": False, "off": False}


def scenario_of(game: Contract, name: str | None) -> str:
    """The scenario of that name; the game's first choice if none is named."""
    known = game.options()
    if name is None:
        return str(known["default"])
    if name not in known["scenarios"]:
        raise one_of("scenario", name, list(known["scenarios"]))
    return name


def chosen_options(
    game: Contract,
    scenario: str,
    written: list[str],
    persons: int | None = None,
    shadow: str | None = None,
    difficulty: str | None = None,
) -> dict[str, Any]:
    """`name=value` pairs as the keyword options of `game.new`. A ruling is set by its own id: `CG-C45=anywhere`."""
    table: Json = game.options()["scenarios"][scenario]["options"]
    rulings: dict[str, list[Any]] = table.get("rulings", {}).get("values", {})
    known = [name for name in table if name != "rulings"]
    named = {"persons": persons, "shadow": shadow, "difficulty": difficulty}
    texts = [(name, str(value)) for name, value in named.items() if value is not None]
    for pair in written:
        name, equals, text = pair.partition("=")
        if not equals:
            raise Problem("problem-option-form", given=pair)
        texts.append((name, text))
    made: dict[str, Any] = {}
    # How many persons there may be depends on who plays the Shadow, so such options come last.
    for name, text in sorted(texts, key=lambda option: "bots" in table.get(option[0], ())):
        if name in rulings:
            made.setdefault("rulings", {})[name] = value_of(name, text, rulings[name])
        elif name in known:
            entry = table[name]
            with_bots = bot_sides(game, scenario, made)
            made[name] = value_of(name, text, (entry.get("bots", entry) if with_bots else entry)["values"])
        else:
            raise one_of("option", name, [*known, *rulings])
    for name in made:
        if name not in in_force(game, scenario, made):
            needs = " ".join(f"--{other} {value}" for other, value in table[name]["needs"].items())
            raise Problem("problem-option-needs", option=name, needs=needs)
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


def players_by_side(game: Contract, scenario: str, written: str, options: dict[str, Any]) -> dict[str, str]:
    """One computer player for all seats, or one for each side, in the order in which the game names its sides.

    Bots are no players: their side has none here, and with them one player is named, for the other side.
    """
    bots = bot_sides(game, scenario, options)
    played = [side for side in games.sides(game, scenario, options) if side not in bots]
    names = [name.strip() for name in written.split(",")]
    if bots and len(names) > len(played):
        raise Problem("problem-players-bots", given=written)
    if len(names) not in (1, len(played)):
        raise Problem("problem-players-form", given=written, sides=",".join(played).upper())
    for name in names:
        players.get(name)
    return dict(zip(played, names * len(played) if len(names) == 1 else names, strict=True))


def described(game: Contract, scenario: str, options: dict[str, Any]) -> str:
    """What is played, in a few words: `trilogy`, `duel2 against bots (normal)`."""
    if not bot_sides(game, scenario, options):
        return scenario
    return say("lab-against-bots", scenario=scenario, difficulty=in_force(game, scenario, options)["difficulty"])
