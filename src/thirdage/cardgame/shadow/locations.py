"""The six locations that are replaced when bots play (AS-1.6), as adapted under AS-R36: which they are is known, not their texts."""

from __future__ import annotations

from collections.abc import Callable

from thirdage.cardgame.asks import forsakable
from thirdage.cardgame.book import push, step
from thirdage.cardgame.entry import is_army
from thirdage.cardgame.hooks import plays_from_aside, when_activated
from thirdage.cardgame.state import State
from thirdage.cardgame.tables import MONSTROUS, MORDOR, NAZGUL, RESERVE, amount
from thirdage.cardgame.tokens import add_token
from thirdage.cardgame.whereabouts import seat_of


def row_of_the_mordor_bot(*names: str, play: str, fits: Callable[[int], bool], only: int | None = None) -> None:
    """The Mordor bot draws a row and plays the right-most that fits (AS-R37). `play`: what and where, in words."""

    def text(state: State, seat: int, place: int) -> None:
        push(state, ("draw_and_play", seat_of(state, MORDOR), place, amount(place, "aside"), amount(place, "play_up_to")))

    text.__doc__ = f"The Mordor bot draws {{$aside card|cards}} into a row, face up, plays the right-most {play}, and cycles the others."
    plays_from_aside(*names, fits=fits, only=only)
    when_activated(*names)(text)


row_of_the_mordor_bot("Minas Morgul (bot)", play="Nazgûl to its reserve", fits=NAZGUL.__contains__, only=RESERVE)
row_of_the_mordor_bot("Morannon (bot)", "Cirith Ungol (bot)", play="army", fits=is_army)
row_of_the_mordor_bot("Morgul Vale (bot)", play="Nazgûl", fits=NAZGUL.__contains__)


@when_activated("The Doors of Durin (bot)")
def doors_of_durin(state: State, seat: int, place: int) -> None:
    """The Monstrous bot must forsake 1 card; if it did, {$path_attack} path attack is put on this path."""
    bot = seat_of(state, MONSTROUS)
    if forsakable(state, bot):
        push(state, ("forsake", bot), ("strengthen_attack", bot, place))


@step
def strengthen_attack(state: State, seat: int, place: int) -> None:
    add_token(state, place, amount(place, "path_attack"), 0)


@when_activated("Amon Hen (bot)")
def amon_hen(state: State, seat: int, place: int) -> None:
    """The Mordor bot draws {$draw card|cards}, then cycles {$cycle} random card from hand."""
    bot = seat_of(state, MORDOR)
    push(state, ("draw_cards", bot, amount(place, "draw")), ("must_cycle", bot, amount(place, "cycle")))
