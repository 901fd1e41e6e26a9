"""Paths 1 to 27, by number. Paths that share a sentence stand with the first of them."""

from __future__ import annotations

from thirdage.cardgame.book import push
from thirdage.cardgame.cards.shared import each_free_player_forsakes
from thirdage.cardgame.entry import is_army
from thirdage.cardgame.hooks import when_activated
from thirdage.cardgame.locations.battlegrounds import forsake_to_draw
from thirdage.cardgame.locations.shared import draws, draws_aside, draws_then_cycles, each_draws, may_forsake_to, something_to_draw
from thirdage.cardgame.state import State
from thirdage.cardgame.tables import DUNEDAIN, ELF, FREE, HOBBIT, MONSTROUS, MORDOR, NAZGUL, SHADOW, amount
from thirdage.cardgame.tokens import add_token
from thirdage.cardgame.whereabouts import each_player, in_turn_order, seat_of

# Number 1.

draws("Bag End", faction=HOBBIT)


@when_activated("Bucklebury Ferry")
def bucklebury_ferry(state: State, seat: int, place: int) -> None:
    """The Mordor player and the Hobbit player draw {$draw card|cards} each."""
    both = (seat_of(state, MORDOR), seat_of(state, HOBBIT))
    push(state, *(("draw_cards", player, amount(place, "draw")) for player in in_turn_order(state) if player in both))


draws_then_cycles("Gildor's Encampment", "Lothlórien", faction=ELF)

# Number 2.

each_draws("Inn of the Prancing Pony", side=SHADOW)
when_activated("The Old Forest", "Caradhras", "Emyn Muil")(each_free_player_forsakes)
draws("Weathertop", "Orodruin", faction=MORDOR)

# Number 3.


@when_activated("Fords of Bruinen")
def fords_of_bruinen(state: State, seat: int, place: int) -> None:
    """Each Free Peoples player must forsake {$forsake card|cards}, then draws {$draw card|cards}."""
    for player in reversed(each_player(state, FREE)):  # the first of them comes to lie on top
        push(state, *[("forsake", player)] * amount(place, "forsake"), ("draw_cards", player, amount(place, "draw")))


draws("Imladris", faction=ELF)
each_draws("The Council of Elrond", "The Cross-roads", side=FREE)

# Number 4.

draws("Khazad-dûm", "Dead Marshes", "Shelob's Lair", "Crack of Doom", faction=MONSTROUS)


@may_forsake_to("The Doors of Durin", faction=MONSTROUS)
def doors_of_durin(state: State, seat: int, place: int) -> None:
    """The Monstrous player may forsake 1 card to put {$path_attack} path attack on this path."""
    add_token(state, place, amount(place, "path_attack"), 0)


# Number 5.


@when_activated("Dimrill Dale")
def dimrill_dale(state: State, seat: int, place: int) -> None:
    """Each Shadow player must cycle {$cycle card|cards} from hand."""
    push(state, *(("must_cycle", player, amount(place, "cycle")) for player in each_player(state, SHADOW)))


@when_activated("Egladil")
def egladil(state: State, seat: int, place: int) -> None:
    """Each Free Peoples player draws {$draw card|cards}, then cycles {$cycle card|cards} from hand."""
    for player in reversed(each_player(state, FREE)):
        push(state, ("draw_cards", player, amount(place, "draw")), ("must_cycle", player, amount(place, "cycle")))


# Number 6.

draws_then_cycles("Amon Hen", faction=MORDOR)

# Number 7.

draws("Henneth Annûn", faction=DUNEDAIN)
may_forsake_to("Osgiliath", faction=DUNEDAIN, useful=something_to_draw)(forsake_to_draw)

# Number 8.

draws_aside("Cirith Ungol", faction=MORDOR, play="army", fits=is_army)
draws_aside("Morgul Vale", faction=MORDOR, play="Nazgûl", fits=NAZGUL.__contains__)

# Number 9.


@when_activated("Morgai")
def morgai(state: State, seat: int, place: int) -> None:
    """{$path_attack} path attack is put on this path."""
    add_token(state, place, amount(place, "path_attack"), 0)
