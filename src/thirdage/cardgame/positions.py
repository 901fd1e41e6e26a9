"""Positions: a table laid out by hand, for tests, lessons and bug reports. States only what matters.

    s = table(hand="Gimli, Frodo Baggins", cycle="Dwarven Axe", path="Egladil", asking=("turn", FRODO))
    do(s, "play Gimli", "to the reserve", "cycle Frodo Baggins")
    assert asked(s) == ["take Dwarven Axe", "take nothing"]

Every card belongs to its owner's pile by itself. A list of cards is one text, separated by semicolons or commas (a
comma inside a name is known as such); `Frodo Baggins with Sting and Mithril Coat` gives him items.
"""

from __future__ import annotations

import re
from typing import Any

from thirdage.cardgame import state as states
from thirdage.cardgame.book import BOOK
from thirdage.cardgame.events import VERBS
from thirdage.cardgame.game import CardGame
from thirdage.cardgame.knowledge import face_up, piles_of, seen_in
from thirdage.cardgame.options import ruling_values
from thirdage.cardgame.scenarios import SETTING_NUMBER, SETTINGS, Setting
from thirdage.cardgame.state import PILES, State
from thirdage.cardgame.tables import CARDS, FREE, LOCATIONS, NUMBER, PLACE, SHADOW, SIDE
from thirdage.cardgame.verbs import look_at_top
from thirdage.cardgame.whereabouts import is_bot
from thirdage.kernel.chance import key_of
from thirdage.kernel.errors import one_of
from thirdage.kernel.frames import Frame
from thirdage.kernel.positions import Speech

GAME = CardGame()
SPEECH = Speech(GAME)
name_of, asked, do, log = SPEECH.name_of, SPEECH.asked, SPEECH.do, SPEECH.log
FRODO, WITCH_KING, ARAGORN, SARUMAN = range(4)  # the seats of the Trilogy
GANDALF, WITCH_KING_OF_DUEL, SARUMAN_OF_DUEL = range(3)  # those of the Duels
BALROG, GANDALF_OF_FELLOWSHIP = range(2)
SPLIT = re.compile(r"\s*[;,]\s*")


def numbers_of(text: str) -> list[int]:
    """Cards by name: `Gimli; Narya, Ring of Fire; Mordor Orcs 3`."""
    found: list[int] = []
    words = [word for word in SPLIT.split(text.strip()) if word]
    while words:
        for length in range(len(words), 0, -1):
            name = ", ".join(words[:length])
            if name in NUMBER:
                found.append(NUMBER[name])
                del words[:length]
                break
        else:
            raise one_of("card", words[0], list(NUMBER))
    return found


def cards_in(given: Setting, text: str) -> list[int]:
    """Cards by name, each in the version that the setting uses."""
    return [card_in(given, card) for card in numbers_of(text)]


def card_in(given: Setting, card: int) -> int:
    twin = NUMBER.get(f"{CARDS[card].name} (bot)", card)
    return twin if given.owner[twin] >= 0 else card


def place_in(given: Setting, place: int) -> int:
    twin = PLACE.get(f"{LOCATIONS[place].name} (bot)", place)
    return twin if twin in (*given.paths, *given.battlegrounds[FREE], *given.battlegrounds[SHADOW]) else place


def units_in(given: Setting, text: str) -> list[tuple[int, list[int]]]:
    """Cards with their items: `Frodo Baggins with Sting and Mithril Coat; Gimli`."""
    found: list[tuple[int, list[int]]] = []
    parts: list[str] = [part for part in re.split(r"\s*;\s*", text) if part]
    for part in parts:
        name, _, carried = part.partition(" with ")
        if carried:
            items = [cards_in(given, item)[0] for item in re.split(r" and (?!Stewed)", carried)]
            *others, wielder = cards_in(given, name)
            found += [(other, []) for other in others] + [(wielder, items)]
        else:
            found += [(card, []) for card in cards_in(given, name)]
    return found


def places_in(given: Setting, text: str) -> list[int]:
    found = [word for word in SPLIT.split(text.strip()) if word]
    for name in found:
        if name not in PLACE:
            raise one_of("place", name, list(PLACE))
    return [place_in(given, PLACE[name]) for name in found]


def table(
    *,
    hand: str = "",
    deck: str | None = None,
    cycle: str = "",
    gone: str = "",
    reserve: str = "",
    path: str = "",
    on_path: str = "",
    battlegrounds: dict[str, str] | None = None,
    captured: str = "",
    scored_free: str = "",
    scored_shadow: str = "",
    used_paths: str = "",
    used_battlegrounds: str = "",
    corruption: int = 0,
    rings: tuple[int, ...] | None = None,
    round: int = 1,
    starter: int = 0,
    fresh: str = "",
    played: str = "",
    in_force: str = "",
    asking: Frame = ("turn", FRODO),
    then: tuple[Frame, ...] = (),
    scenario: str = "trilogy",
    persons: int = 0,
    promos: bool = False,
    difficulty: str = "",
    rulings: dict[str, str] | None = None,
    seed: str = "1",
) -> State:
    """A state in which these things are so, at the frame `asking`; after it the frames `then`.

    deck     the draw decks, top card first; every card not named anywhere is then out of the game's way, eliminated.
             Without it every card not named lies in its owner's deck, in printed order (the highest number on top)
    path     the active path; paths of lower numbers are used up
    fresh    cards of the reserve that came there this round
    persons  how many; the scenario's first choice if not told
    difficulty   with bots: normal or challenging. Shadow cards and replaced locations are then the bots' own
    """
    setting = SETTING_NUMBER[scenario, promos, difficulty]
    given = SETTINGS[setting]
    state = states.empty(setting, persons or next(iter(given.persons)), ruling_values(rulings or {}, bool(difficulty)))
    state.key = key_of(seed)
    state.round, state.starter = round, starter
    state.deck = [[] for _ in given.seats]
    placed: list[int] = []

    def put(cards: list[int], piles: list[list[int]]) -> None:
        for card in cards:
            piles[given.owner[card]].append(card)
            placed.append(card)

    put(cards_in(given, hand), state.hand)
    put(cards_in(given, cycle), state.cycle)
    put(cards_in(given, gone), state.gone)

    def stand(text: str, pile_of: Any) -> None:
        for card, items in units_in(given, text):
            pile_of(card).append(card)
            placed.append(card)
            if items:
                state.items[card] = items
                placed.extend(items)

    stand(reserve, lambda card: state.reserve[given.owner[card]])
    if path:
        state.road = place_in(given, PLACE[path])
        state.level = LOCATIONS[state.road].level
        state.unused_paths = [p for p in state.unused_paths if p != state.road and LOCATIONS[p].level >= state.level]
    stand(on_path, lambda card: state.path[SIDE[card]])
    taken = [place for names in (scored_free, scored_shadow, used_paths, used_battlegrounds) for place in places_in(given, names)]
    for name, cards in (battlegrounds or {}).items():
        state.active.append(place_in(given, PLACE[name]))
        state.field += [[], []]
        stand(cards, lambda card: state.field[2 * len(state.active) - 2 + SIDE[card]])
    state.captured = places_in(given, captured)
    state.scored = [places_in(given, scored_free), places_in(given, scored_shadow)]
    taken += state.active
    state.unused_paths = [p for p in state.unused_paths if p not in taken]
    state.unused_battlegrounds = [[b for b in side if b not in taken] for side in state.unused_battlegrounds]
    state.scored[SHADOW] += places_in(given, used_battlegrounds)
    state.corruption = corruption
    if rings is not None:
        state.rings = list(rings)
    state.fresh = cards_in(given, fresh)
    state.played = cards_in(given, played)
    state.in_force = cards_in(given, in_force)
    if deck is not None:
        put(cards_in(given, deck)[::-1], state.deck)
    rest = [card for cards in given.decks for card in cards if card not in placed]
    if deck is None:
        put(rest, state.deck)
    else:
        put(rest, state.gone)
    for seat in range(len(given.seats)):
        hidden(state, seat)
    state.turn = next((place for place, seat in enumerate(given.order) if seat == asking[1]), starter) if asking[0] == "turn" else starter
    for seat in range(len(given.seats)):
        look_at_top(state, seat)
    state.stack = [*then[::-1], asking]
    BOOK.run(state)
    return state


def hidden(state: State, seat: int) -> None:
    """Nobody else knows which of the seat's face-down cards lies in which pile; `shown` tells them. The eliminated pile of a
    bot lies open (AS-4.3).
    """
    piles = piles_of(state, seat)
    lost = state.gone[seat] if is_bot(state, seat) else []
    mask = sum(1 << card for cards in piles if cards is not lost for card in cards)
    for pile, cards in enumerate(piles):
        state.may_be[PILES * seat + pile] = sum(1 << card for card in lost) if cards is lost else mask if cards else 0


def why_not(state: State, wanted: tuple[str, str]) -> str:
    """The id of the rule by which the asked seat may not do this: `("play", "Gimli")`; empty if it may."""
    verb, noun = wanted
    kind = VERBS[verb]
    given = SETTINGS[state.setting]
    number = 0
    if kind == "card":
        number = card_in(given, NUMBER[noun])
    elif kind == "place" and noun != "reserve":
        number = place_in(given, PLACE[noun])
    seat = GAME.asked(state) or GAME.seats(state)[0]
    return GAME.why_not(state, seat, (verb, number))[0]


def names(cards: list[int]) -> list[str]:
    """The cards of a pile by name, in their order."""
    return [CARDS[card].name for card in cards]


def place_names(places: list[int]) -> list[str]:
    return [LOCATIONS[place].name for place in places]


def shown(state: State, card: str, pile: int | None = None) -> None:
    """Let everybody know where a card lies: in this pile, or open."""
    number = card_in(SETTINGS[state.setting], NUMBER[card])
    if pile is None:
        face_up(state, number)
    else:
        seen_in(state, number, pile)
