"""Paths 1 to 27."""

from __future__ import annotations

from thirdage.cardgame.book import push
from thirdage.cardgame.hooks import plays_from_aside, when_activated
from thirdage.cardgame.locations.battlegrounds import is_army
from thirdage.cardgame.locations.shared import draws, draws_then_cycles, each_draws, each_free_player_forsakes, may_forsake_to
from thirdage.cardgame.state import State
from thirdage.cardgame.tables import (
    DUNEDAIN,
    ELF,
    FREE,
    HOBBIT,
    MONSTROUS,
    MORDOR,
    NAZGUL,
    SHADOW,
    amount,
)
from thirdage.cardgame.verbs import add_token, draw
from thirdage.cardgame.whereabouts import each_player, in_turn_order, seat_of

# Number 1.

draws("Bag End", faction=HOBBIT, who="Hobbit")


@when_activated("Bucklebury Ferry")
def bucklebury_ferry(state: State, seat: int, place: int) -> None:
    """The Mordor player and the Hobbit player draw {$draw card|cards} each."""
    both = (seat_of(state, MORDOR), seat_of(state, HOBBIT))
    push(state, *(("draw_cards", player, amount(place, "draw")) for player in in_turn_order(state) if player in both))


draws_then_cycles("Gildor's Encampment", faction=ELF, who="Elf")

# Number 2.

each_draws("Inn of the Prancing Pony", side=SHADOW)
each_free_player_forsakes("The Old Forest", "Caradhras", "Emyn Muil")
draws("Weathertop", faction=MORDOR, who="Mordor")

# Number 3.


@when_activated("Fords of Bruinen")
def fords_of_bruinen(state: State, seat: int, place: int) -> None:
    """Each Free Peoples player must forsake {$forsake card|cards}, then draws {$draw card|cards}."""
    for player in reversed(each_player(state, FREE)):
        push(state, ("forsake", player), ("draw_cards", player, amount(place, "draw")))


draws("Imladris", faction=ELF, who="Elf")
each_draws("The Council of Elrond", "The Cross-roads", side=FREE)

# Number 4. (Caradhras stands with The Old Forest.)

draws("Khazad-dûm", "Dead Marshes", "Shelob's Lair", "Crack of Doom", faction=MONSTROUS, who="Monstrous")


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


draws_then_cycles("Lothlórien", faction=ELF, who="Elf")

# Number 6. (Dead Marshes stand with Khazad-dûm, Emyn Muil with The Old Forest.)

draws_then_cycles("Amon Hen", faction=MORDOR, who="Mordor")

# Number 7. (The Cross-roads stand with The Council of Elrond.)

draws("Henneth Annûn", faction=DUNEDAIN, who="Dúnedain")


@may_forsake_to("Osgiliath", faction=DUNEDAIN)
def osgiliath(state: State, seat: int, place: int) -> None:
    """The Dúnedain player may forsake 1 card to draw {$draw card|cards}."""
    draw(state, seat, amount(place, "draw"))


# Number 8. (Shelob's Lair stands with Khazad-dûm.)

plays_from_aside("Cirith Ungol", fits=is_army)


@when_activated("Cirith Ungol")
def cirith_ungol(state: State, seat: int, place: int) -> None:
    """The Mordor player draws {$aside} cards aside, may play {$play_up_to} army among them, and cycles the rest."""
    mordor = seat_of(state, MORDOR)
    push(state, ("draw_and_play", mordor, place, amount(place, "aside"), amount(place, "play_up_to")))


plays_from_aside("Morgul Vale", fits=NAZGUL.__contains__)


@when_activated("Morgul Vale")
def morgul_vale(state: State, seat: int, place: int) -> None:
    """The Mordor player draws {$aside} cards aside, may play {$play_up_to} Nazgûl among them, and cycles the rest."""
    mordor = seat_of(state, MORDOR)
    push(state, ("draw_and_play", mordor, place, amount(place, "aside"), amount(place, "play_up_to")))


# Number 9. (Crack of Doom stands with Khazad-dûm.)


@when_activated("Morgai")
def morgai(state: State, seat: int, place: int) -> None:
    """{$path_attack} path attack is put on this path."""
    add_token(state, place, amount(place, "path_attack"), 0)


draws("Orodruin", faction=MORDOR, who="Mordor")
