"""A record file becomes a finished table that can be looked at from every seat."""

from __future__ import annotations

import asyncio
from secrets import token_hex

from thirdage import games
from thirdage.kernel.errors import Problem
from thirdage.kernel.records import read, state_hash, steps
from thirdage.table import links
from thirdage.table.entries import Begun, Entry, GameRow, LinkRow, NewEntry, NewGame, Picked, TableRow
from thirdage.table.house import House
from thirdage.table.protocol import PERSON
from thirdage.table.tables import Table

MOST_PICKS = 5000
BREATH = 20  # picks that are replayed in one go


async def import_record(house: House, request: str, text: str) -> tuple[LinkRow, str]:
    """Replayed pick by pick, every hash checked; a record that parts from the rules, or of a game that is not over, is refused."""
    request = links.hashed(request).hex()
    if request in house.by_request:
        return await house.again(request)
    house.check_room()
    record = read(text)
    if len(record.picks) > MOST_PICKS:
        raise Problem("problem-record-long", most=MOST_PICKS)
    game = games.get(record.game)
    entries: list[Entry] = []
    state = None
    for number, state in enumerate(steps(game, record)):
        if number % BREATH == 0:
            await asyncio.sleep(0)  # other tables go on meanwhile
        events = tuple(game.events(state))
        if number:
            pick = record.picks[number - 1]
            hash = pick.hash or state_hash(game, state)  # a record need not have them, a table does: after an upgrade they are compared
            entries.append(Picked(pick.seat, pick.verb, pick.noun, hash, events, free=False, held=False))
        else:
            entries.append(Begun(events))
    if not game.over(state):
        raise Problem("problem-record-unfinished")
    persons = [list(seats) for seats in game.persons(state)]
    row = TableRow(
        id=links.new_id(),
        made=house.now,
        game=record.game,
        scenario=record.scenario,
        options=record.options,
        seed=record.seed,
        luck=token_hex(16),
        rules=game.version,
        checked=game.version,
        title="",
        listed=False,
        persons=persons,
        bots=[seat for seat in game.seats(state) if not any(seat in held for held in persons)],
        sitters=[PERSON] * len(persons),
        taken=[True] * len(persons),
        names=[""] * len(persons),
        request=request,
    )
    link, secret = links.mint(row.id, links.WATCH, None, True, house.now)
    link.used = house.now
    kept = [("", entry) for entry in entries]
    table = Table(row, GameRow(len(kept), game.dump(state), None, {}, True, house.now), list(kept))
    game_row = table.game_row()
    await house.store.write(
        row, NewGame(row.id, game_row), link, *(NewEntry(row.id, number, "", entry) for number, entry in enumerate(entries, 1))
    )
    house.register(row, game_row)
    return link, secret
