"""What a bot makes of a combat: winning, conceivably winning, what would be of use there (AS sections 7 and 8).

All of it follows from what lies open. Whatever is imagined is imagined in a copy.
"""

from __future__ import annotations

from thirdage.cardgame.book import NOBODY
from thirdage.cardgame.entry import barred, is_unit
from thirdage.cardgame.hooks import ON_ARRIVAL, USEFUL
from thirdage.cardgame.icons import defence_of, defenders, location_defence, total_attack
from thirdage.cardgame.scenarios import SETTINGS
from thirdage.cardgame.state import State, ruling
from thirdage.cardgame.support import as_if_fought
from thirdage.cardgame.tables import FREE, LOCATIONS, SHADOW, is_path
from thirdage.cardgame.tokens import add_token
from thirdage.cardgame.whereabouts import at
from thirdage.kernel.events import tell

WINNING, COULD_WIN, LOST = range(3)  # what a bot makes of a combat
Icons = tuple[int, int]  # attack, and all that can cancel it


def shadow_attacks(place: int) -> bool:
    return is_path(place) or LOCATIONS[place].side == FREE


def icons_at(state: State, place: int) -> Icons:
    """Attack, and everything that can cancel it, if the combat were fought now (AS-7.1)."""
    now = as_if_fought(state, place)
    return total_attack(now, place), location_defence(now, place) + sum(defence_of(now, card, place) for card in defenders(now, place))


def shadow_wins(place: int, attack: int, defence: int) -> bool:
    """A tie is the defender's; a Duel's tied path is nobody's, and so not won either (AS-R5)."""
    return attack > defence if shadow_attacks(place) else attack <= defence


def reserves(state: State) -> list[int]:
    """The cards in the reserves of all bots (AS-R4)."""
    return [card for seat, bot in enumerate(SETTINGS[state.setting].bots) if bot for card in state.reserve[seat]]


def with_cards(state: State, place: int, cards: list[int]) -> State:
    """A copy in which these cards stand at the place, each at the right end of the row (AS-5.1)."""
    copy = state.clone()
    for pile in copy.reserve:
        pile[:] = [card for card in pile if card not in cards]
    at(copy, place, SHADOW).extend(cards)
    return copy


def at_most(state: State, place: int, played: int = 0) -> Icons:
    """The icons after every Shadow reserve card that may go there has gone, and the card being played too (AS-7.2, AS-7.3)."""
    movers = [card for card in reserves(state) if not barred(state, card, place)]
    if played and not barred(state, played, place):
        movers.append(played)
    return icons_at(with_cards(state, place, movers), place) if movers else icons_at(state, place)


def judge(state: State, seat: int, place: int, played: int = 0) -> int:
    """Is the Shadow winning there; if not, could it conceivably? Tells what it compared."""
    now = icons_at(state, place)
    if shadow_wins(place, *now):
        return verdict(state, seat, place, now, now)
    return verdict(state, seat, place, now, at_most(state, place, played))


def verdict(state: State, seat: int, place: int, now: Icons, most: Icons) -> int:
    """WINNING, COULD_WIN or LOST, by the icons there now and at most. Tells it as the reason of this bot, if one is named."""
    found = WINNING if shadow_wins(place, *now) else COULD_WIN if shadow_wins(place, *most) else LOST
    if seat != NOBODY:
        tell(state, "bot_judges", seat, place, *now, *most, found)
    return found


def on_last_path(state: State, place: int) -> bool:
    return is_path(place) and LOCATIONS[place].level >= SETTINGS[state.setting].last_path


def wanted(state: State, seat: int, place: int, played: int = 0) -> bool:
    """Would more icons there be of use: is it being lost but to be won, or the last path (AS-8.3, AS-8.4, AS-R10)?"""
    if judge(state, seat, place, played) == COULD_WIN:
        return True
    if on_last_path(state, place):
        tell(state, "bot_last_path", seat, place)
        return True
    return False


def adds_icons(state: State, place: int, card: int) -> bool:
    """Do more icons count there for the Shadow with this card? Leadership needs an army that can support it (AS-8.4)."""
    attack, defence = icons_at(state, place)
    more_attack, more_defence = icons_at(with_cards(state, place, [card]), place)
    return more_attack > attack if shadow_attacks(place) else more_defence > defence


def of_use_there(state: State, seat: int, place: int, card: int) -> bool:
    """Would the card do something for the Shadow at this place, by its icons or by the text of its arrival?"""
    return adds_icons(state, place, card) or (arrives_with_text(card, place) and of_use(state, seat, card))


def of_use(state: State, seat: int, source: int) -> bool:
    """Would the text of this card or location be of use to the Shadow now (AS-8.1)? In doubt it is."""
    return source not in USEFUL or USEFUL[source](state, seat, source)


def arrives_with_text(card: int, place: int) -> bool:
    on_path, on_battleground, _ = ON_ARRIVAL.get(card, (False, False, None))
    return on_path if is_path(place) else on_battleground


def by_preference(state: State) -> list[int]:
    """The path, then the battlegrounds from right to left (AS-10.3)."""
    return [*([state.road] if state.road else []), *reversed(state.active)]


def rows(state: State, seat: int) -> list[list[int]]:
    """The Shadow's rows in the order in which a bot looks for a card among several places (AS-5.4, AS-R3)."""
    other = [state.reserve[mate] for mate, bot in enumerate(SETTINGS[state.setting].bots) if bot and mate != seat]
    placed = [state.path[SHADOW], *reversed(state.field[SHADOW::2])]
    waiting = [state.reserve[seat], *other]
    return waiting + placed if ruling(state, "AS-R3") else placed + waiting


def right_most(state: State, seat: int, cards: set[int]) -> int:
    """The right-most of these cards in the first row that has one, 0 if none stands there (AS-5.2)."""
    for row in rows(state, seat):
        for card in reversed(row):
            if card in cards:
                return card
    return 0


def opened(state: State, place: int) -> State:
    """A copy in which this battleground is active, its text left out; captured if it would come from the attackers' scoring area."""
    copy = state.clone()
    if place in copy.scored[1 - LOCATIONS[place].side]:
        copy.captured.append(place)
    copy.active.append(place)
    copy.field += [[], []]
    return copy


def without(state: State, card: int) -> State:
    """A copy in which this card has left the reserves, as the price of a text."""
    copy = state.clone()
    for pile in copy.reserve:
        if card in pile:
            pile.remove(card)
    return copy


def worth_opening(state: State, place: int, gone: int = 0, seat: int = NOBODY) -> bool:
    """Could the Shadow conceivably win this battleground once it is active (AS-8.4, AS-R8)? `gone`: a card that pays for it.
    `seat`: the bot whose reason this is; without one nothing is told.
    """
    copy = opened(without(state, gone), place)
    return verdict(state, seat, place, icons_at(copy, place), at_most(copy, place)) != LOST


def icons_of_use(state: State, place: int, attack: int, defence: int, gone: int = 0, seat: int = NOBODY) -> bool:
    """Would these icons help where the Shadow is losing but could conceivably win with them (AS-R6, AS-R26)? On an enemy's
    battleground defence, on an own one attack would count for the Free Peoples.
    """
    if not (attack if shadow_attacks(place) else defence):
        return False
    copy = without(state, gone)
    add_token(copy, place, attack, defence)
    return verdict(state, seat, place, icons_at(state, place), at_most(copy, place)) == COULD_WIN


def units(cards: list[int]) -> set[int]:
    return {card for card in cards if is_unit(card)}
