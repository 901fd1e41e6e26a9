"""Dúnedain cards 1 to 17."""

from __future__ import annotations

from thirdage.cardgame.activation import BOTH, activate_path_by_text, battlegrounds, paths_numbered
from thirdage.cardgame.asks import begin_search, in_own_reserve, takable
from thirdage.cardgame.book import push, step
from thirdage.cardgame.cards.shared import (
    draw_when_played,
    forsaken_from_deck,
    more_defence_there,
    next_path,
    next_path_left,
    one_card_more,
)
from thirdage.cardgame.hooks import (
    IN_RESERVE,
    ON_PATH,
    bars,
    draws_more,
    eligible,
    if_accepted,
    more_icons,
    on_arrival,
    opens,
    opens_support,
    plain,
    playable,
    saves,
    seeks,
    usable,
    use_action,
    when_played,
)
from thirdage.cardgame.state import State
from thirdage.cardgame.tables import DUNEDAIN, FACTION, LOCATIONS, NUMBER, ROHAN, SHADOW, amount, is_battleground, numbers
from thirdage.cardgame.verbs import FROM_DECK, FROM_RESERVE, cycle, draw, remove, saving_texts
from thirdage.cardgame.whereabouts import in_play, source_of, wielder_of

RANGERS = numbers("Strider", "Aragorn")
HUNTERS = numbers("Strider", "Aragorn", "Gimli", "Legolas")
RED_ARROW = NUMBER["The Red Arrow"]
THREE_HUNTERS = NUMBER["The Three Hunters"]
FARAMIRS_PATH = 7


# Dead Men of Dunharrow.


@opens_support("Dead Men of Dunharrow")
def dead_men_follow(state: State, army: int, leader: int) -> bool:
    """This army may support Strider or Aragorn, even where he has no leadership icon."""
    return leader in RANGERS


@more_icons("Dead Men of Dunharrow")
def dead_men_of_dunharrow(state: State, card: int, place: int) -> tuple[int, int, int]:
    """While it supports Strider or Aragorn it has {$bonus_attack} attack and {$bonus_defence} defence; else it has no icons."""
    if any(army == card and leader in RANGERS for army, leader in state.support):
        return amount(card, "bonus_attack"), amount(card, "bonus_defence"), 0
    return 0, 0, 0


# Knights of Dol Amroth, Guards of the Citadel, The Great Gate. (Soldiers of Gondor have no text.)

plain("Knights of Dol Amroth", "Guards of the Citadel", "The Great Gate")(more_defence_there)


@bars("The Great Gate")
def the_great_gate(state: State, card: int, place: int) -> str:
    """Never goes to a Shadow battleground, even if another text would let it."""
    return "CG-C23" if is_battleground(place) and LOCATIONS[place].side == SHADOW else ""


# Aragorn.


@when_played("Aragorn")
def aragorn(state: State, seat: int, card: int) -> None:
    """When played: remove Strider, wherever he is."""
    remove(state, NUMBER["Strider"])


draws_more("Aragorn")(one_card_more)
saves("Aragorn", items=False)(forsaken_from_deck)


# Boromir.

when_played("Boromir")(draw_when_played)


@on_arrival("Boromir", path=True)
def boromir(state: State, seat: int, card: int, place: int) -> None:
    """When played or moved to a path: you must forsake {$forsake card|cards}."""
    push(state, *[("forsake", seat)] * amount(card, "forsake"))


# Denethor.

seeks("Denethor", cards=numbers("Boromir", "Faramir"), deck=True)


@use_action("Denethor", where=IN_RESERVE)
def denethor(state: State, seat: int, card: int) -> None:
    """In reserve, as an action: forsake 1 card to take Boromir or Faramir from your draw deck into your hand."""
    begin_search(state, seat, card)
    push(state, ("forsake", seat), ("must_take", seat, card))  # he himself may be the one, so there always is one (CG-C25)


def in_the_deck(state: State, seat: int, card: int) -> str:
    # CG-C6: a card sought must be there when the use begins.
    return "" if takable(state, seat, card) else "CG-C6"


usable("Denethor", "Halbarad", "Prince Imrahil")(in_the_deck)


# Faramir.


@on_arrival("Faramir", path=True)
def faramir(state: State, seat: int, card: int, place: int) -> None:
    """When played or moved to a path of number 7: you may activate another path of that number."""
    if LOCATIONS[place].level == FARAMIRS_PATH and paths_numbered(state, FARAMIRS_PATH):
        push(state, ("may", seat, card))


@if_accepted("Faramir")
def faramir_leads_on(state: State, seat: int, card: int) -> None:
    activate_path_by_text(state, seat, FARAMIRS_PATH)


# Halbarad.

seeks("Halbarad", cards=RANGERS, deck=True)


@use_action("Halbarad", where=IN_RESERVE)
def halbarad(state: State, seat: int, card: int) -> None:
    """In reserve, as an action: cycle him to take Strider or Aragorn from your draw deck into your hand."""
    begin_search(state, seat, card)  # before the price, so that he is not shuffled into an empty deck
    push(state, ("must_take", seat, card))
    cycle(state, card, source_of(state, card))


# Prince Imrahil.

seeks("Prince Imrahil", cards=numbers("Knights of Dol Amroth"), deck=True)


@when_played("Prince Imrahil")
def prince_imrahil(state: State, seat: int, card: int) -> None:
    """When played: you may cycle 1 card from hand to take Knights of Dol Amroth from your draw deck into your hand."""
    push(state, ("may", seat, card))


@if_accepted("Prince Imrahil")
def imrahil_calls(state: State, seat: int, card: int) -> None:
    begin_search(state, seat, card)
    push(state, ("must_cycle", seat, 1), ("must_take", seat, card))


# Strider.

use_action("Strider", where=ON_PATH)(next_path)
usable("Strider")(next_path_left)


@plain("Strider")
def strider() -> None:
    """When Aragorn is played, this card is removed, wherever it is."""


# Andúril. (Blade of Westernesse has no text.)


@use_action("Andúril", where=IN_RESERVE)
def anduril(state: State, seat: int, card: int) -> None:
    """In reserve, as an action: activate or reactivate a Dúnedain battleground, then move the wielder to it, even in the round
    he came into reserve."""
    push(state, ("choose_battleground", seat, card, wielder_of(state, card), 0))


@eligible("Andúril")
def dunedain_battlegrounds(state: State, seat: int, card: int) -> list[int]:
    return battlegrounds(state, DUNEDAIN, BOTH)


@usable("Andúril")
def anduril_is_of_use(state: State, seat: int, card: int) -> str:
    # CG-C17: at least one eligible battleground.
    return "" if dunedain_battlegrounds(state, seat, card) else "CG-C17:dunedain"


# Paths of the Dead.


@when_played("Paths of the Dead")
def paths_of_the_dead(state: State, seat: int, card: int) -> None:
    """Forsake {$forsake card|cards}, then draw {$draw card|cards}; with Strider or Aragorn in play draw
    {$draw_with_strider_or_aragorn_in_play} instead."""
    push(state, *[("forsake", seat)] * amount(card, "forsake"), ("draw_for_the_dead", seat, card))


@step
def draw_for_the_dead(state: State, seat: int, card: int) -> None:
    """CG-C30: whether one of the two is in play is asked only now."""
    led = any(in_play(state, ranger) for ranger in RANGERS)
    draw(state, seat, amount(card, "draw_with_strider_or_aragorn_in_play" if led else "draw"))


@playable("Paths of the Dead")
def paths_are_of_use(state: State, seat: int, card: int) -> str:
    # CG-R3. Another card in hand is cycled to pay, so it can be forsaken or drawn; without one the last card left may go as
    # the cost, and then nothing can happen.
    rest = [(other, FROM_RESERVE) for other in in_own_reserve(state, seat)]
    rest += [(other, FROM_DECK) for other in state.deck[seat] + state.cycle[seat]]
    left = len(state.hand[seat]) > 1 or len(rest) > 1 or any(saving_texts(state, *one) for one in rest)
    return "" if left else "CG-R3"


# The Red Arrow, The Three Hunters: in force until the end of the round.


@when_played("The Red Arrow", "The Three Hunters")
def comes_into_force(state: State, seat: int, card: int) -> None:
    state.in_force.append(card)


@opens("The Red Arrow")
def the_red_arrow(state: State, card: int, place: int) -> bool:
    """This round Rohan armies and characters of any player may also enter active Dúnedain battlegrounds, played or moved."""
    return RED_ARROW in state.in_force and FACTION[card] == ROHAN and DUNEDAIN in LOCATIONS[place].factions


@opens("The Three Hunters")
def the_three_hunters(state: State, card: int, place: int) -> bool:
    """This round Strider, Aragorn, Gimli and Legolas may enter every active battleground, played or moved."""
    return THREE_HUNTERS in state.in_force and card in HUNTERS


@opens_support("The Three Hunters")
def hunters_are_supported(state: State, army: int, leader: int) -> bool:
    """This round an army of any faction may support one of them there."""
    return leader in HUNTERS
