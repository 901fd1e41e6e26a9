"""Who sits where, from what people write after --as and --against; the same at the terminal and in the browser."""

from __future__ import annotations

from typing import Any

from thirdage import games
from thirdage.kernel.contract import Contract, Json
from thirdage.kernel.errors import Problem, one_of

GAME = "cardgame"
AS = "free"  # the seats that persons take if none are named
USUAL = "greedy"  # the computer player if none is named


def table_of(game: Contract, scenario: str, options: dict[str, Any]) -> Json:
    """The seats of a scenario as these options leave them, and its options."""
    by_side = games.sides(game, scenario, options)
    entry: Json = game.options()["scenarios"][scenario]
    every = [seat for seats in by_side.values() for seat in seats]
    return {**entry, "sides": by_side, "seats": entry["seats"] if sorted(every) == sorted(entry["seats"]) else every}


def seats_of(table: Json, wanted: str, bots: list[str]) -> list[str]:
    """The seats that persons take: `all`, a side, or seats by name. Seats of the sides that bots play are not to be had."""
    taken = [seat for side in bots for seat in table["sides"][side]]
    free = [seat for seat in table["seats"] if seat not in taken]
    found: list[str] = []
    for name in wanted.split(","):
        name = name.strip()
        if name in bots or name in taken:
            raise Problem("problem-seat-of-a-bot", given=name, known=", ".join(free))
        if name == "all":
            found += free
        elif name in table["sides"]:
            found += table["sides"][name]
        elif name in table["seats"]:
            found.append(name)
        elif name != "nobody":
            raise one_of("seat", name, ["all", "nobody", *table["sides"], *table["seats"]])
    return list(dict.fromkeys(found))


def fitting_persons(table: Json, seats: list[str], bots: list[str]) -> int:
    """A whole side that is taken is held by as few persons as can be; anything else is one person a seat, unless told."""
    entry = table["options"]["persons"]
    if "sides" in entry:  # other seats by the number of persons: the fewest that have these
        fitting = [count for count, held in entry["sides"].items() if set(seats) <= {seat for side in held.values() for seat in side}]
        return int(fitting[0])
    values: list[int] = (entry["bots"] if bots else entry)["values"]
    return min(values) if any(set(seats) == set(held) for held in table["sides"].values()) else max(values)
