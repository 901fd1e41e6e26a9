"""Isengard cards 61 to 72."""

from __future__ import annotations

from thirdage.cardgame.activation import BOTH, battlegrounds
from thirdage.cardgame.asks import distinct, takable, take_chosen
from thirdage.cardgame.book import answers, push, question, refuses, step
from thirdage.cardgame.cards.shared import (
    another_path,
    another_path_left,
    forsaken_from_deck,
    higher_limit_in_play,
    one_card_more,
    wielder_in_combat,
)
from thirdage.cardgame.hooks import (
    IN_PLAY,
    IN_RESERVE,
    ON_PATH,
    draws_more,
    eligible,
    playable,
    raises_limit,
    saves,
    seeks,
    usable,
    use_action,
    when_played,
)
from thirdage.cardgame.state import State
from thirdage.cardgame.tables import ISENGARD, NUMBER, ROHAN, amount, characters, numbers
from thirdage.cardgame.verbs import AS_PRICE, BY_TEXT, cycle_from_aside, draw_aside, eliminate, eliminate_from_aside, take_from_aside
from thirdage.cardgame.whereabouts import in_play, source_of
from thirdage.kernel.events import tell
from thirdage.kernel.frames import Action

SARUMAN = NUMBER["Saruman"]

# Gríma Wormtongue.

seeks("Gríma Wormtongue", cards=numbers("Saruman"), deck=True)


@use_action("Gríma Wormtongue", where=IN_RESERVE)  # he is eliminated once the option is named (CG-C53)
def grima_wormtongue(state: State, seat: int, card: int) -> None:
    """In reserve, as an action: eliminate him with his items to do one of two things.

    Either take Saruman from your draw deck into your hand, or eliminate 1 Rohan character anywhere in play with its items.
    """
    if rohan_characters(state):
        push(state, ("grima_chooses", seat, card))
    else:  # everybody sees that only Saruman can be meant
        grima_goes(state, SARUMAN, seat, card)


def rohan_characters(state: State) -> list[int]:
    """The Rohan characters in play, of any player, in order of their numbers."""
    return [card for card in sorted(characters(ROHAN)) if in_play(state, card)]


@usable("Gríma Wormtongue")
def grima_is_of_use(state: State, seat: int, card: int) -> str:
    # CG-C6, CG-C53: one of the two must be possible before he is eliminated.
    return "" if rohan_characters(state) or takable(state, seat, card) else "CG-R3:grima"


@question("CG-C53", "source:card")
def grima_chooses(state: State, seat: int, source: int) -> list[Action]:
    """(grima_chooses, seat, source): bring Saruman, if the draw deck has him, or be rid of a Rohan character."""
    return [("take", card) for card, _ in takable(state, seat, source)] + [("eliminate", card) for card in rohan_characters(state)]


@answers(grima_chooses)
def grima_chosen(state: State, action: Action, seat: int, source: int) -> None:
    if action[0] == "take":
        tell(state, "chooses_to_take", seat, source)
    else:
        tell(state, "chooses_to_eliminate", seat, source, action[1])
    grima_goes(state, action[1], seat, source)


def grima_goes(state: State, card: int, seat: int, source: int) -> None:
    push(state, ("grima_acts", seat, source, card))
    eliminate(state, source, source_of(state, source), AS_PRICE)


@step
def grima_acts(state: State, seat: int, source: int, card: int) -> None:
    if card == SARUMAN:
        take_chosen(state, ("take", card), seat, source)
    else:
        eliminate(state, card, source_of(state, card), BY_TEXT)


# Saruman.

draws_more("Saruman")(one_card_more)
saves("Saruman", items=True)(forsaken_from_deck)

# Uglúk.

use_action("Uglúk", where=ON_PATH)(another_path)
usable("Uglúk")(another_path_left)

# Palantír of Orthanc.

WAYS = (("eliminate", eliminate_from_aside), ("cycle", cycle_from_aside), ("take", take_from_aside))  # in printed order


@use_action("Palantír of Orthanc", where=IN_RESERVE, once_a_round=True)
def palantir_of_orthanc(state: State, seat: int, card: int) -> None:
    """While the wielder is in reserve, as an action, once a round: look at the top {$look card|cards} of your draw deck.

    Eliminate one of them, cycle one and take one into your hand, none of them shown.
    """
    draw_aside(state, seat, amount(card, "look"))
    found = len(state.aside[seat])
    if found == len(WAYS):
        push(state, ("palantir_goes_on", seat, card, *range(found)))  # in any order
    else:  # CG-C54: the printed order, as far as the cards reach
        push(state, *(("palantir_goes_on", seat, card, way) for way in range(found)))


@usable("Palantír of Orthanc")
def palantir_has_cards(state: State, seat: int, card: int) -> str:
    return "" if state.deck[seat] or state.cycle[seat] else "CG-R3:draw"


@step
def palantir_goes_on(state: State, seat: int, source: int, *ways: int) -> None:
    """Do one of these ways with one of the cards; with the last card everybody sees that there is no choice."""
    cards = state.aside[seat]
    if len(cards) == 1:
        WAYS[ways[0]][1](state, seat, cards[0])
    else:
        push(state, ("palantir_sorts", seat, source, *ways))


@question("CG-R35", "source:card")
def palantir_sorts(state: State, seat: int, source: int, *ways: int) -> list[Action]:
    """(palantir_sorts, seat, source, *ways): what to do with one of the cards looked at. Asked whatever they are."""
    return [(WAYS[way][0], card) for way in ways for card in distinct(state.aside[seat])]


@answers(palantir_sorts)
def sort_one(state: State, action: Action, seat: int, source: int, *ways: int) -> None:
    verb, card = action
    left = [way for way in ways if WAYS[way][0] != verb]
    if left:
        push(state, ("palantir_goes_on", seat, source, *left))
    dict(WAYS)[verb](state, seat, card)


@refuses(palantir_sorts)
def why_not_sort(state: State, action: Action, seat: int, source: int, *ways: int) -> str:
    return "CG-C54:ways" if action[1] in state.aside[seat] else ""


# Saruman's Staff, Woven of All Colours.

raises_limit("Saruman's Staff", where=IN_PLAY)(higher_limit_in_play)
saves("Woven of All Colours", items=True)(wielder_in_combat)

# Threats and Promises.


@when_played("Threats and Promises")
def threats_and_promises(state: State, seat: int, card: int) -> None:
    """Only if Saruman is in your reserve: activate or reactivate an Isengard battleground.

    After its text you may move Saruman there, even if he came into reserve this round.
    """
    push(state, ("choose_battleground", seat, card, SARUMAN, 1))


@eligible("Threats and Promises")
def isengard_battlegrounds(state: State, seat: int, card: int) -> list[int]:
    return battlegrounds(state, ISENGARD, BOTH)


@playable("Threats and Promises")
def saruman_threatens(state: State, seat: int, card: int) -> str:
    # CG-C56: he must be in the reserve of the player of the event; CG-C17: there must be something to activate.
    if SARUMAN not in state.reserve[seat]:
        return "CG-C56:saruman"
    return "" if isengard_battlegrounds(state, seat, card) else "CG-C17:isengard"
