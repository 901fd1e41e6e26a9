"""How a bot answers what any player is asked: by chance, by the right-most rule, by use (AS sections 4, 5, 8 and 9).

So no card asks who plays it. Where the humans choose for the bot, a text of the bots' own cards asks a human seat.
"""

from __future__ import annotations

from collections.abc import Callable

from thirdage.cardgame.activation import move_or_stay, paths_numbered, replace_path
from thirdage.cardgame.asks import (
    accept_or_decline,
    choose_place,
    cycle_chosen,
    known_to_be_absent,
    place_chosen,
    save_by,
    takable,
    take_chosen,
)
from thirdage.cardgame.book import BOOK
from thirdage.cardgame.cards.rohan import fall, of_faction
from thirdage.cardgame.cards.wizard import isengard_armies, lose_army
from thirdage.cardgame.combat import lose, spared
from thirdage.cardgame.entry import wielders
from thirdage.cardgame.hooks import FROM_ASIDE, SOUGHT
from thirdage.cardgame.knowledge import none_of_them
from thirdage.cardgame.playing import (
    cannot_play_aside,
    eliminate_chosen_aside,
    give_to,
    go_to,
    places_for,
    play_or_stop,
)
from thirdage.cardgame.scenarios import SETTINGS
from thirdage.cardgame.shadow.judging import of_use, of_use_there, right_most, units, wanted
from thirdage.cardgame.shadow.procedure import bot_turn, place_to_play
from thirdage.cardgame.state import CYCLE, DECK, State
from thirdage.cardgame.support import choices, right_most_leader, support_chosen, undecided
from thirdage.cardgame.tables import MORDOR, SHADOW
from thirdage.cardgame.verbs import saving_texts
from thirdage.kernel.chance import any_of
from thirdage.kernel.events import tell
from thirdage.kernel.frames import Frame

DECLINE = ("decline", 0)


@BOOK.by_itself
def answers_for(state: State, frame: Frame) -> Callable[..., None] | None:
    """What answers a question put to a bot; None for a question to a person."""
    return ANSWERS[frame[0]] if SETTINGS[state.setting].bots[frame[1]] else None


# By chance (AS-4.1, AS-R16).


def cycle_any(state: State, seat: int, *played: int) -> None:
    cycle_chosen(state, ("cycle", any_of(state, state.hand[seat])), seat, *played)


def any_path(state: State, seat: int, number: int) -> None:
    replace_path(state, ("activate", any_of(state, paths_numbered(state, number))), seat, number)


# By the right-most rule (AS-5.2).


def told(state: State, seat: int, card: int) -> int:
    """The card, with the reason told why it is this one."""
    tell(state, "bot_right_most", seat, card)
    return card


def lose_right_most(state: State, seat: int, place: int, left: int, icons: int, objected: int, *named: int) -> None:
    """Cards that cancel nothing are passed over while others are left (AS-R22)."""
    able = [card for card, _ in state.counted if not spared(state, card, named)]
    lose(state, ("lose", told(state, seat, able[-1])), seat, place, left, icons, objected, *named)


def support_right_most(state: State, seat: int, place: int, army: int, side: int) -> None:
    leader = right_most_leader(state, place, choices(undecided(state, place, side), army))
    support_chosen(state, ("support", leader) if leader else DECLINE, seat, place, army, side)


def wield_right_most(state: State, seat: int, card: int, source: int) -> None:
    give_to(state, ("onto", told(state, seat, right_most(state, seat, set(wielders(state, card))))), seat, card, source)


def army_for_treebeard(state: State, seat: int, place: int) -> None:
    armies = {card for pile in isengard_armies(state, place) for card in pile}
    lose_army(state, ("eliminate", told(state, seat, right_most(state, seat, armies))), seat, place)


def fall_right_most(state: State, seat: int, left: int) -> None:
    """Armies and characters only, from the right-most battleground leftwards (AS-R40)."""
    on_battlegrounds = [card for pile in state.field[SHADOW::2] for card in pile]
    card = right_most(state, seat, units(of_faction(state, on_battlegrounds, MORDOR)))
    fall(state, ("eliminate", told(state, seat, card)) if card else DECLINE, seat, left)


def eliminate_right_most_aside(state: State, seat: int, source: int) -> None:
    """Of a row drawn the right-most that the text does not want, or else the right-most (AS-R37)."""
    fits = FROM_ASIDE[source][0]
    row = state.aside[seat]
    unfit = [card for card in row if not fits(card)]
    eliminate_chosen_aside(state, ("eliminate", told(state, seat, (unfit or row)[-1])), seat, source)


def play_right_most_aside(state: State, seat: int, source: int, plays: int, *played: int) -> None:
    """The right-most that fits; a character already played this round is passed over (AS-R37, AS-6.7)."""
    fitting = [card for card in state.aside[seat] if not cannot_play_aside(state, seat, card, source)]
    play_or_stop(state, ("play", told(state, seat, fitting[-1])) if fitting else DECLINE, seat, source, plays, *played)


def keep_the_items(state: State, seat: int, card: int, why: int) -> None:
    """Two texts would cycle its card instead: the one that saves the items too."""
    texts = saving_texts(state, card, why)
    save_by(state, ("by", next(source for source, items in texts if items)), seat, card, why)


# By use (AS-8.1, AS-R25).


def accept_if_useful(state: State, seat: int, source: int) -> None:
    helps = of_use(state, seat, source)
    tell(state, "bot_useful", seat, source, int(helps))
    accept_or_decline(state, ("accept", 0) if helps else DECLINE, seat, source)


def take_if_there(state: State, seat: int, source: int) -> None:
    """A card that a text may take is taken (AS-R43). If it is not there, everybody knows that (AS-R39); what everybody knew
    before is not even sought (AS-8.2).
    """
    if known_to_be_absent(state, seat, source):
        return
    found = takable(state, seat, source)
    if found:
        take_chosen(state, ("take", found[0][0]), seat, source)
        return
    cards, deck, cycled = SOUGHT[source]
    for pile, searched in ((DECK, deck), (CYCLE, cycled or not state.deck[seat])):
        if searched:
            none_of_them(state, seat, cards, pile)
    state.shown += 1
    tell(state, "nothing_found", seat, source)


def go_where_wanted(state: State, seat: int, card: int, source: int) -> None:
    places = places_for(state, card, source)
    go_to(state, ("to", places[0] if len(places) == 1 else place_to_play(state, seat, card)), seat, card, source)


def move_if_useful(state: State, seat: int, card: int, *places: int) -> None:
    """A text lets the card move: path before battleground, right-most battleground (AS-5.3)."""
    for place in (*(p for p in places if p == state.road), *(p for p in reversed(state.active) if p in places)):
        if wanted(state, seat, place) and of_use_there(state, seat, place, card):
            move_or_stay(state, ("to", place), seat, card, *places)
            return


def put_icons_right_most(state: State, seat: int, source: int) -> None:
    """The right-most battleground where they are of use (AS-R26)."""
    places = [place for _, place in choose_place(state, seat, source)]
    place_chosen(state, ("to", places[-1]), seat, source)


ANSWERS: dict[str, Callable[..., None]] = {
    "turn": bot_turn,
    "choose_cycled": cycle_any,
    "choose_path": any_path,
    "name_loss": lose_right_most,
    "whom_to_support": support_right_most,
    "which_wielder": wield_right_most,
    "which_text": keep_the_items,
    "treebeard_strikes": army_for_treebeard,
    "ruin_of_mordor": fall_right_most,
    "eliminate_aside": eliminate_right_most_aside,
    "play_aside": play_right_most_aside,
    "may": accept_if_useful,
    "may_take": take_if_there,
    "destination": go_where_wanted,
    "may_move": move_if_useful,
    "choose_place": put_icons_right_most,
}
