"""The Shadow Character deck, cards 1 to 14: special Hunt tiles, and whatever befalls the Fellowship."""

from __future__ import annotations

from thirdage.boardgame.book import NOBODY, answers, push, question, step
from thirdage.boardgame.cards.free_character import bring_tile
from thirdage.boardgame.fellowship import BY_SHADOW, corrupt
from thirdage.boardgame.fighting import as_digits
from thirdage.boardgame.hooks import event, playable
from thirdage.boardgame.hunt import BY_BANE, BY_BREAKING, BY_FOUL_THING, BY_PATROL
from thirdage.boardgame.journeys import come_out
from thirdage.boardgame.state import NOT_IN_MORDOR, State, in_fellowship
from thirdage.boardgame.table_cards import take_off, tend_table
from thirdage.boardgame.tables import ADJACENT, DECK_OF, FREE, FREE_CHARACTER, GOLLUM, HOME_SIDE, LEVEL, SHADOW
from thirdage.boardgame.whereabouts import nazgul_in
from thirdage.kernel.chance import any_of, roll
from thirdage.kernel.events import tell
from thirdage.kernel.frames import Action

# Special Hunt tiles.


@event("Shelob's Lair")
def shelobs_lair(state: State, seat: int, card: int) -> None:
    """The special Hunt tile of this card comes into play: it joins the Hunt Pool when the Fellowship enters Mordor, or at
    once on the Mordor Track. Its value is a die that the Shadow rolls when it is drawn. It shows Stop: a move on which it
    is drawn takes the Fellowship no step further.
    """
    bring_tile(state, card)


@event("The Ring is Mine!")
def the_ring_is_mine(state: State, seat: int, card: int) -> None:
    """The special Hunt tile of this card comes into play: it joins the Hunt Pool when the Fellowship enters Mordor, or at
    once on the Mordor Track. It is an Eye. It shows Reveal and Stop: a move on which it is drawn takes the Fellowship no
    step further.
    """
    bring_tile(state, card)


@event("On, On They Went")
def on_they_went(state: State, seat: int, card: int) -> None:
    """The special Hunt tile of this card comes into play: it joins the Hunt Pool when the Fellowship enters Mordor, or at
    once on the Mordor Track. Its value is 3. It shows Stop: a move on which it is drawn takes the Fellowship no step further.
    """
    bring_tile(state, card)


@event("Give it to Uss!")
def give_it_to_uss(state: State, seat: int, card: int) -> None:
    """The special Hunt tile of this card comes into play: it joins the Hunt Pool when the Fellowship enters Mordor, or at
    once on the Mordor Track. Its value is 1. It shows Reveal and Stop: a move on which it is drawn takes the Fellowship
    no step further.
    """
    bring_tile(state, card)


# Dangers of the way.


@playable("Orc Patrol", "Isildur's Bane", "Foul Thing from the Deep", "Candles of Corpses")
def far_from_help(state: State, seat: int) -> str:
    """Play only if the Ring-bearers are not in a region with a Settlement that was the Free Peoples’ at the start."""
    return "BG-C16" if HOME_SIDE[state.bearers] == FREE else ""  # BG-C15: on the Mordor Track they are in no region


@event("Orc Patrol")
def orc_patrol(state: State, seat: int, card: int) -> None:
    """Draw a Hunt tile. An Eye or a Fellowship special tile has no effect; any other is resolved as after a successful Hunt."""
    push(state, ("draw_tile", NOBODY, BY_PATROL, 0))


@event("Isildur's Bane")
def isildurs_bane(state: State, seat: int, card: int) -> None:
    """Draw a Hunt tile. An Eye or a Fellowship special tile has no effect; any other is resolved as after a successful Hunt, but all
    its damage becomes Corruption: nothing lowers it, and nobody is lost instead.
    """
    push(state, ("draw_tile", NOBODY, BY_BANE, 0))


@event("Foul Thing from the Deep")
def foul_thing(state: State, seat: int, card: int) -> None:
    """Draw a Hunt tile. An Eye or a Fellowship special tile has no effect; any other is resolved as after a successful Hunt, but if
    any damage is left after the cards on the table and the Guide, a Companion of the Fellowship must be lost at random before the
    rest becomes Corruption.
    """
    push(state, ("draw_tile", NOBODY, BY_FOUL_THING, 0))


@event("Candles of Corpses")
def candles_of_corpses(state: State, seat: int, card: int) -> None:
    """Roll three dice: 1 Corruption for each 4 or more, or if Gollum is the Guide only for each 6."""
    faces = roll(state, 3)
    needed = 6 if state.guide == GOLLUM else 4
    lit = sum(face >= needed for face in faces)
    tell(state, "card_dice", card, as_digits(faces), lit)
    corrupt(state, lit)


# The Fellowship is hunted by other means.


@playable("Nazgûl Search", "Cruel Weather", "The Nazgûl Strike!")
def on_the_way(state: State, seat: int) -> str:
    """Play only if the Fellowship is not on the Mordor Track and its Progress is 1 or more."""
    if state.mordor != NOT_IN_MORDOR:
        return "BG-C15"
    return "" if state.progress else "BG-9.7:progress"


@event("Nazgûl Search")
def nazgul_search(state: State, seat: int, card: int) -> None:
    """Move any number of Nazgûl. If then a Nazgûl is in the region of the Ring-bearers, the Fellowship is revealed."""
    push(state, ("nazgul_fly", seat), ("nazgul_find", NOBODY))


@step
def nazgul_find(state: State, seat: int) -> None:
    """After the flight: whoever is there finds the Fellowship (BG-C73)."""
    if nazgul_in(state, state.bearers):
        push(state, ("reveal", NOBODY, BY_SHADOW))


@event("Cruel Weather")
def cruel_weather(state: State, seat: int, card: int) -> None:
    """Move the Ring-bearers to a region next to theirs. Progress stays as it is; the Fellowship is neither declared nor revealed."""
    push(state, ("driven_to", seat))


@question("BG-2.2", everybody_sees=True)
def driven_to(state: State, seat: int) -> list[Action]:
    """(driven_to, seat): where the weather drives the Ring-bearers (BG-C74)."""
    return [("to", region) for region in ADJACENT[state.bearers]]


@answers(driven_to)
def drive_off(state: State, action: Action, seat: int) -> None:
    state.bearers = action[1]
    tell(state, "position", state.bearers)
    tend_table(state)


@event("The Nazgûl Strike!")
def nazgul_strike(state: State, seat: int, card: int) -> None:
    """Move any number of Nazgûl. If then a Nazgûl is in the region of the Ring-bearers, you may either discard a Character card of
    the Free Peoples from the table or hunt as if the Fellowship had just moved; its Progress stays as it is.
    """
    push(state, ("nazgul_fly", seat), ("nazgul_choose", seat))


@question("BG-C75", everybody_sees=True)
def nazgul_choose(state: State, seat: int) -> list[Action]:
    """(nazgul_choose, seat): a card from the table, a Hunt (without dice in the box there is none), or neither."""
    options: list[Action] = []
    if nazgul_in(state, state.bearers):
        options += [("discard", card) for card in state.table if DECK_OF[card] == FREE_CHARACTER]
        options += [("hunt", 0)] * (state.box[SHADOW] > 0)
    return [*options, ("decline", 0)]


@answers(nazgul_choose)
def strike_so(state: State, action: Action, seat: int) -> None:
    if action[0] == "discard":
        take_off(state, seat, action[1])
    elif action[0] == "hunt":
        push(state, ("hunt", NOBODY))


# Against a revealed Fellowship.


@playable("Morgul Wound", "Lure of the Ring", "The Breaking of the Fellowship")
def in_plain_sight(state: State, seat: int) -> str:
    """Play only if the Fellowship is revealed."""
    return "BG-9.7:revealed" if state.hidden else ""


@event("Morgul Wound")
def morgul_wound(state: State, seat: int, card: int) -> None:
    """2 Corruption if the Ring-bearers have 3 or less, otherwise 1."""
    corrupt(state, 2 if state.corruption <= 3 else 1)


@event("Lure of the Ring")
def lure_of_the_ring(state: State, seat: int, card: int) -> None:
    """Draw a Companion of the Fellowship at random: the Free Peoples either eliminate him or take his Level as Corruption. With
    Gollum as Guide: 1 Corruption instead.
    """
    if state.guide == GOLLUM:
        corrupt(state, 1)
        return
    companion = any_of(state, in_fellowship(state))
    tell(state, "lured", companion)
    push(state, ("lure", state.leading[FREE], companion, LEVEL[companion]))


@question("BG-C76", "companion:character level:number")
def lure(state: State, seat: int, companion: int, level: int) -> list[Action]:
    """(lure, seat, companion, level): the Companion drawn is eliminated, or his Level taken as Corruption."""
    return [("eliminate", companion), ("accept", 0)]


@answers(lure)
def resist_or_fall(state: State, action: Action, seat: int, companion: int, level: int) -> None:
    if action[0] == "accept":
        corrupt(state, level)
    else:
        push(state, ("companion_lost", seat, companion))  # no casualty: Worn with Sorrow and Toil is not asked (BG-C78)


@event("The Breaking of the Fellowship")
def breaking_of_the_fellowship(state: State, seat: int, card: int) -> None:
    """Draw a Hunt tile. An Eye or a Fellowship special tile has no effect; else the Free Peoples choose as many Companions as its
    number, who leave the Fellowship and stay in the region of the Ring-bearers. Its icons do not count. With Gollum as Guide: 1
    Corruption instead.
    """
    if state.guide == GOLLUM:
        corrupt(state, 1)
    else:
        push(state, ("draw_tile", NOBODY, BY_BREAKING, 0))


@step
def fellowship_breaks(state: State, seat: int, amount: int) -> None:
    """(fellowship_breaks, nobody, amount): so many Companions leave together; all, if there are no more (BG-C77)."""
    inside = in_fellowship(state)
    if amount >= len(inside):
        state.column = inside
        push(state, ("companions_go", NOBODY))
    elif amount:
        push(state, ("companions_scatter", state.leading[FREE], amount))


@question("BG-C77", "left:number")
def companions_scatter(state: State, seat: int, left: int) -> list[Action]:
    """(companions_scatter, seat, left): one more of those who leave."""
    return [("take", companion) for companion in in_fellowship(state) if companion not in state.column]


@answers(companions_scatter)
def scatter(state: State, action: Action, seat: int, left: int) -> None:
    state.column.append(action[1])
    push(state, ("companions_scatter", seat, left - 1) if left > 1 else ("companions_go", NOBODY))


@step
def companions_go(state: State, seat: int) -> None:
    """They stay with the Ring-bearers; on the Mordor Track they are lost."""
    group, state.column = state.column, []
    push(state, ("name_guide", NOBODY))
    come_out(state, group, state.bearers)
