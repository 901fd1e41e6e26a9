"""What the humans choose for a bot (AS section 9): options of its texts, among those that are possible and of use to it."""

from __future__ import annotations

from thirdage.cardgame.activation import activate_battleground
from thirdage.cardgame.book import answers, push, question, refuses
from thirdage.cardgame.cards.isengard import rohan_characters
from thirdage.cardgame.hooks import ELIGIBLE
from thirdage.cardgame.knowledge import none_of_them
from thirdage.cardgame.state import CYCLE, DECK, PILES, State
from thirdage.cardgame.tables import NUMBER, amount
from thirdage.cardgame.verbs import BY_TEXT, draw, eliminate, shuffle_deck, take, touch_deck
from thirdage.cardgame.whereabouts import human_for, source_of
from thirdage.kernel.events import tell
from thirdage.kernel.frames import Action

SARUMAN = NUMBER["Saruman (bot)"]


def may_lie_there(state: State, seat: int, cards: frozenset[int], pile: int) -> bool:
    """As far as everybody knows: may one of these cards lie in this pile of the bot (AS-8.2, AS-R39)?"""
    return any(state.may_be[PILES * seat + pile] >> card & 1 for card in cards)


# Which battleground (AS-R42).


def let_humans_choose_battleground(state: State, seat: int, source: int, mover: int = 0) -> None:
    """The humans choose which battleground this text of the bot activates; then the mover goes there if that is useful."""
    push(state, ("battleground_for_bot", human_for(state, seat), seat, source, mover))


@question("AS-R42", "bot:seat source:thing", everybody_sees=True)
def battleground_for_bot(state: State, seat: int, bot: int, source: int, mover: int) -> list[Action]:
    """(battleground_for_bot, seat, bot, source, mover): one of the battlegrounds that the Shadow could conceivably win."""
    return [("activate", place) for place in ELIGIBLE[source](state, bot, source)]


@answers(battleground_for_bot)
def activate_for_bot(state: State, action: Action, seat: int, bot: int, source: int, mover: int) -> None:
    place = action[1]
    if len(ELIGIBLE[source](state, bot, source)) > 1:
        tell(state, "chooses_for_bot", seat, bot, place)
    if mover:
        push(state, ("then_move", bot, mover, place, 1))
    activate_battleground(state, bot, place)


@refuses(battleground_for_bot)
def why_not_for_bot(state: State, action: Action, seat: int, bot: int, source: int, mover: int) -> str:
    return "CG-R15" if action[0] == "activate" and action[1] in state.active else ""


# Gríma Wormtongue: search, eliminate or draw.


def ways_of_grima(state: State, seat: int) -> list[Action]:
    """What his text can do as far as everybody knows (AS-T5, AS-R39). An empty draw deck would be rebuilt first."""
    found: list[Action] = []
    if may_lie_there(state, seat, frozenset((SARUMAN,)), DECK if state.deck[seat] else CYCLE):
        found.append(("take", SARUMAN))
    found += [("eliminate", card) for card in rohan_characters(state)]
    if state.deck[seat] or state.cycle[seat]:
        found.append(("let_draw", 0))
    return found


@question("AS-9.1", "bot:seat source:card", everybody_sees=True)
def grima_for_bot(state: State, seat: int, bot: int, source: int) -> list[Action]:
    """(grima_for_bot, seat, bot, source): which of his three things Gríma does for the bot."""
    return ways_of_grima(state, bot)


@answers(grima_for_bot)
def grima_does(state: State, action: Action, seat: int, bot: int, source: int) -> None:
    verb, card = action
    if verb == "eliminate":
        tell(state, "chooses_to_eliminate", seat, source, card)
        eliminate(state, card, source_of(state, card), BY_TEXT)
    elif verb == "let_draw":
        tell(state, "chooses_to_draw", seat, source)
        draw(state, bot, amount(source, "draw"))
    else:
        tell(state, "chooses_to_take", seat, source)
        search_for_saruman(state, seat, bot, source)


def search_for_saruman(state: State, seat: int, bot: int, source: int) -> None:
    """He is shown and mixed into the hand (AS-R24). If he is not there the humans choose again (AS-T26)."""
    touch_deck(state, bot)
    if SARUMAN in state.deck[bot]:
        take(state, bot, SARUMAN, DECK)
        return
    none_of_them(state, bot, frozenset((SARUMAN,)), DECK)
    state.shown += 1
    tell(state, "nothing_found", bot, source)
    tell(state, "shuffle", bot)
    shuffle_deck(state, bot)
    if ways_of_grima(state, bot):
        push(state, ("grima_for_bot", seat, bot, source))


@refuses(grima_for_bot)
def why_not_grima(state: State, action: Action, seat: int, bot: int, source: int) -> str:
    return "AS-9.2"
