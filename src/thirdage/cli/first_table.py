"""A table that `play` makes at its start, past the lobby: what was wished for, checked, and a link for everybody."""

from __future__ import annotations

from typing import Any, NamedTuple

from thirdage import games, players
from thirdage.cli.options import chosen_options, scenario_of
from thirdage.cli.seats import AS, GAME, USUAL, fitting_persons, seats_of
from thirdage.kernel.errors import Problem
from thirdage.kernel.words import say
from thirdage.lab.simulate import bot_sides
from thirdage.table import links
from thirdage.table.client import fresh
from thirdage.table.house import House
from thirdage.table.protocol import PERSON, NewTable


class Invitation(NamedTuple):
    """For whom, in words, and the path of the link with its secret."""

    name: str
    path: str


def planned(
    as_: str | None = None,
    against: str | None = None,
    scenario: str | None = None,
    shadow: str | None = None,
    difficulty: str | None = None,
    persons: int | None = None,
    option: list[str] | None = None,
) -> NewTable:
    """The table of these options; whatever does not fit is a Problem now, before anything is started.

    Places of persons are those of --as, the first of them whoever starts the server; a computer player sits in every other.
    """
    game = games.get(GAME)
    players.get(against or USUAL)
    chosen = scenario_of(game, scenario)
    table = game.options()["scenarios"][chosen]
    options = chosen_options(game, chosen, option or [], persons, shadow, difficulty)
    bots = bot_sides(game, chosen, options)
    seats = seats_of(table, as_ or AS, bots)
    options.setdefault("persons", fitting_persons(table, seats, bots))
    held = game.persons(game.new(scenario=chosen, seed="0", **options))
    for person in held:
        if not set(person) <= set(seats) and set(person) & set(seats):
            raise Problem("problem-half-a-person", seats=", ".join(person), given=as_ or AS)
    sitters = [PERSON if set(person) <= set(seats) else against or USUAL for person in held]
    if bots and against and all(sitter == PERSON for sitter in sitters):
        raise Problem("problem-against-bots", player=against)
    mine = sitters.index(PERSON) if PERSON in sitters else None
    return NewTable(id=fresh(), game=GAME, scenario=chosen, options=options, sitters=sitters, mine=mine)


async def invited(house: House, wish: NewTable) -> list[Invitation]:
    """Make the table; the host's link comes first, then one for every other person, one for any free seat, one to watch."""
    own, secret = await house.make(wish)
    row = house.rows[own.table]
    host = say("play-link-watching-host") if wish.mine is None else say("play-link-host", seats=in_words(row.persons[wish.mine]))
    made = [Invitation(host, path(own.id, secret))]
    others = [person for person, sitter in enumerate(row.sitters) if sitter == PERSON and person != wish.mine]
    for person in others:
        link, secret = await house.mint(row.id, links.SEAT, person, host=False, used=False)
        made.append(Invitation(in_words(row.persons[person]), path(link.id, secret)))
    for role in [links.ANY] * bool(others) + [links.WATCH]:
        link, secret = await house.mint(row.id, role, None, host=False, used=False)
        made.append(Invitation(say(f"play-link-{role}"), path(link.id, secret)))
    return made


def path(link: str, secret: str) -> str:
    return f"/t/{link}#{secret}"


def in_words(seats: list[str]) -> str:
    game: Any = games.get(GAME)
    return " & ".join(str(game.word("seat", seat, "en")) for seat in seats)
