"""Positions: a board laid out by hand, for tests, lessons and bug reports. States only what matters.

    s = table(
        {"Minas Tirith": "3 Gondor Regulars, Gondor Elite, Boromir", "Osgiliath": "5 Sauron Regulars, Nazgûl"},
        war="Gondor, Sauron", dice_shadow="Army", asking=("turn", SHADOW),
    )
    do(s, "use Army", "attack", "from Osgiliath", "attack with everybody")
    assert asked(s) == ["fight", "withdraw into the Stronghold"]

On the map stands only what is named, or with `start=True` the set-up of chapter 4 with the places named instead of it. Everything else
is in the reinforcements, in the Fellowship or aside. `inside Minas Tirith` is a place too, for a besieged Army.
"""

from __future__ import annotations

import re

from thirdage.boardgame import state as states
from thirdage.boardgame.book import BOOK
from thirdage.boardgame.events import VERBS
from thirdage.boardgame.explain import DIE_NAMES, FIGURE_NAMES, NAMES, NATION_NAMES, PLACE_NAMES, people, unit_word, word
from thirdage.boardgame.game import BoardGame
from thirdage.boardgame.guiding import possible_guides
from thirdage.boardgame.knowledge import CHOSEN, DECK, DOWN, HAND, base_of, pile_of, piles_of, spectator
from thirdage.boardgame.options import ruling_values
from thirdage.boardgame.seating import PERSONS
from thirdage.boardgame.state import IN_FELLOWSHIP, NOT_IN_MORDOR, NOT_YET, OUT, State, card_seats, seating_of
from thirdage.boardgame.tables import (
    AT_WAR,
    CARD,
    CARDS,
    CHARACTER,
    CHARACTERS,
    COMPANIONS,
    DECK_OF,
    DECKS,
    FACES,
    FIRST_DECK,
    FIRST_FACE,
    FIRST_NATION,
    KINDS,
    MINIONS,
    NATIONS,
    PLACES,
    REGION,
    SIDE_OF_KIND,
    STANDARD_TILES,
    TOTAL,
    is_unit,
)
from thirdage.boardgame.tables import FREE as FREE_SIDE
from thirdage.kernel.chance import key_of
from thirdage.kernel.errors import one_of
from thirdage.kernel.frames import Frame
from thirdage.kernel.positions import Speech

GAME = BoardGame()
SPEECH = Speech(GAME)
name_of, asked, do, log = SPEECH.name_of, SPEECH.asked, SPEECH.do, SPEECH.log
FREE, SHADOW = 0, 1  # the seats of the game for two
WITCH_KING, SARUMAN = 1, 2  # those of the Shadow for three
GONDOR, ROHAN, SARUMAN_OF_FOUR = 0, 2, 3  # those that are others for four
MANY = re.compile(r"(?:(\d+) )?(.+?)(s?)$")


def split(text: str) -> list[str]:
    return [part for part in re.split(r"\s*[;,]\s*", text.strip()) if part]


def figures_of(text: str) -> list[int]:
    """Figures by name: `3 Gondor Regulars, Nazgûl, Boromir`."""
    found: list[int] = []
    for part in split(text):
        count, name, plural = MANY.fullmatch(part).groups()  # type: ignore[union-attr]
        number = FIGURE_NAMES.get(name + plural, FIGURE_NAMES.get(name))
        if number is None:
            raise one_of("figure", part, list(FIGURE_NAMES))
        found += [number] * int(count or 1)
    return found


def cards_of(text: str) -> list[int]:
    """Event cards by name, separated by semicolons: `Athelas; On, On They Went`."""
    names = [part for part in re.split(r"\s*;\s*", text.strip()) if part]
    for name in names:
        if name not in CARD:
            raise one_of("card", name, list(CARD))
    return [CARD[name] for name in names]


def place_called(name: str) -> int:
    if name not in PLACE_NAMES:
        raise one_of("place", name, list(PLACE_NAMES))
    return PLACE_NAMES[name]


def nations_called(text: str) -> list[int]:
    """Nations by id or as figures are called: `gondor`, `Elven`; `all`."""
    if text == "all":
        return list(NATIONS)
    known = {**NATION_NAMES, **{people(nation, "en").casefold(): nation for nation in NATIONS}}
    for name in split(text):
        if name.casefold() not in known:
            raise one_of("nation", name, list(known))
    return [known[name.casefold()] for name in split(text)]


def dice_called(text: str) -> list[int]:
    """Faces of dice: `Character, Army, Army`."""
    known = {**DIE_NAMES, **{word("die", face, "en").casefold(): face for face in FACES}}
    for name in split(text):
        if name.casefold() not in known:
            raise one_of("die", name, list(known))
    return [known[name.casefold()] for name in split(text)]


def table(
    armies: dict[str, str] | None = None,
    *,
    start: bool = False,
    companions: str | None = None,
    out: str = "",
    lost: str = "",
    short: str = "",
    war: str = "",
    active: str = "",
    track: dict[str, int] | None = None,
    taken: dict[str, int] | None = None,
    bearers: str = "Rivendell",
    mordor: int = NOT_IN_MORDOR,
    progress: int = 0,
    hidden: bool = True,
    corruption: int = 0,
    guide: str = "",
    hand_free: str = "",
    hand_shadow: str = "",
    hands: dict[int, str] | None = None,
    deck: str | None = None,
    on_table: str = "",
    dice_free: str = "",
    dice_shadow: str = "",
    box: tuple[int, int] = (0, 0),
    rings: tuple[int, int] = (3, 0),
    pool: list[int] | None = None,
    drawn: list[int] | None = None,
    ready: list[int] | None = None,
    minion_came: bool = False,
    mixed: str = "",
    turn: int = 2,
    asking: Frame = ("turn", FREE),
    then: tuple[Frame, ...] = (("next_action", -1), ("end_of_actions", -1), ("victory_check", -1), ("turn_begins", -1)),
    persons: int = 2,
    rulings: dict[str, str] | None = None,
    seed: str = "1",
) -> State:
    """A state in which these things are so, at the frame `asking`; after it the frames `then`.

    companions   who is in the Fellowship; without it everybody who starts there and is not named elsewhere
    out, lost    Characters eliminated; figures of the Free Peoples eliminated for good
    short        figures of which none is left in the reinforcements (they count as eliminated)
    war, active  Nations At War (and active); Nations active. `track`: the step of others, 0 to 2
    taken        captured Settlements, and the seat that is credited
    hands        of seats, where a side has more than one
    deck         cards that are to be drawn first, in this order, of any decks
    box          dice in the Hunt Box, Free Peoples and Shadow
    pool, drawn, ready   Hunt tiles; without them all standard tiles are in the pool
    mixed        places where the Armies of two teammates are one
    """
    state = states.empty(PERSONS[persons], ruling_values(rulings or {}))
    state.key = key_of(seed)
    state.turn, state.phase = turn, 5
    lay_out(state, armies or {}, start)
    for figure in figures_of(out):
        state.where[figure] = OUT
    if companions is not None:
        inside = figures_of(companions)
        for companion in COMPANIONS:
            if state.where[companion] in (IN_FELLOWSHIP, NOT_YET):
                state.where[companion] = (
                    IN_FELLOWSHIP if companion in inside else OUT if state.where[companion] == IN_FELLOWSHIP else NOT_YET
                )
    for kind in figures_of(lost):
        state.reserve[kind] -= 1
        state.lost[kind] += 1
    for kind in figures_of(short):
        run_short(state, kind)
    for nation in nations_called(war):
        state.track[nation - FIRST_NATION], state.active[nation - FIRST_NATION] = AT_WAR, 1
    for nation in nations_called(active):
        state.active[nation - FIRST_NATION] = 1
    for name, step in (track or {}).items():
        state.track[nations_called(name)[0] - FIRST_NATION] = step
    state.taken = {REGION[name]: seat for name, seat in (taken or {}).items()}
    state.bearers = 0 if mordor != NOT_IN_MORDOR else REGION[bearers]
    state.mordor, state.progress, state.hidden, state.corruption = mordor, progress, int(hidden), corruption
    state.guide = CHARACTER[guide] if guide else states_guide(state)
    state.minion_came = int(minion_came or any(state.where[minion] != NOT_YET for minion in MINIONS))
    lay_cards(state, {0: hand_free, **({1: hand_shadow} if hand_shadow else {}), **(hands or {})}, on_table, deck)
    for side, text in ((0, dice_free), (1, dice_shadow)):
        for face in dice_called(text):
            state.dice[side][face - FIRST_FACE] += 1
    state.box, state.rings = list(box), list(rings)
    if pool is not None:
        state.pool = sorted(pool)
        state.drawn = [tile for tile in STANDARD_TILES if tile not in pool and tile not in (drawn or [])] if drawn is None else list(drawn)
    elif drawn is not None:
        state.drawn = list(drawn)
        state.pool = [tile for tile in STANDARD_TILES if tile not in drawn]
    state.ready = list(ready or [])
    state.mixed = sorted(place_called(name) for name in split(mixed))
    if asking[0] == "turn":
        state.moves = seating_of(state).sides[asking[1]]
        state.next_seat[state.moves] = asking[1]
    state.stack = [*then[::-1], asking]
    BOOK.run(state)
    return state


def states_guide(state: State) -> int:
    """Who guides if nobody is named: whoever started, if he still can."""
    guides = possible_guides(state)
    return state.guide if state.guide in guides else guides[0]


def lay_out(state: State, armies: dict[str, str], start: bool) -> None:
    """Figures on the map; the others into the reinforcements."""
    places = {place_called(name): figures_of(text) for name, text in armies.items()}
    for place in range(KINDS, PLACES):
        if not start or place in places:
            base = place * KINDS
            for kind in range(KINDS):
                state.reserve[kind] += state.units[base + kind]
                state.units[base + kind] = 0
            state.army[2 * place] = state.army[2 * place + 1] = 0
    for place, figures in places.items():
        for figure in figures:
            if figure >= KINDS:
                state.where[figure] = place
                continue
            if not state.reserve[figure]:
                raise ValueError(f"there are only {TOTAL[figure]} of {word('figure', figure, 'en')}")
            state.reserve[figure] -= 1
            state.units[place * KINDS + figure] += 1
            state.army[2 * place + SIDE_OF_KIND[figure]] += is_unit(figure)
    state.where |= {CHARACTER[name]: OUT for name, upgraded in UPGRADES.items() if state.where[CHARACTER[upgraded]] > 0}


UPGRADES = {"Strider": "Aragorn", "Gandalf the Grey": "Gandalf the White"}  # who is gone once the other is on the map


def run_short(state: State, kind: int) -> None:
    """None of these figures is left in the reinforcements: for the Free Peoples they are lost, for the Shadow they stand far away."""
    if SIDE_OF_KIND[kind] == FREE_SIDE:
        state.lost[kind] += state.reserve[kind]
    else:
        far = REGION["North Rhûn"]
        state.units[far * KINDS + kind] += state.reserve[kind]
        state.army[2 * far + 1] += state.reserve[kind] if is_unit(kind) else 0
    state.reserve[kind] = 0


def lay_cards(state: State, hands: dict[int, str], on_table: str, deck: str | None) -> None:
    """Hands, table and the cards to be drawn first; nobody else knows which of the others lies where."""
    for seat, text in hands.items():
        for card in cards_of(text):
            state.deck[DECK_OF[card] - FIRST_DECK].remove(card)
            state.hand[seat].append(card)
    for card in cards_of(on_table):
        state.deck[DECK_OF[card] - FIRST_DECK].remove(card)
        state.table.append(card)
    for card in cards_of(deck or "")[::-1]:
        pile = state.deck[DECK_OF[card] - FIRST_DECK]
        pile.remove(card)
        pile.append(card)
    know(state)


def know(state: State) -> None:
    """Everybody knows their own piles, and of the others only what lies open."""
    count = seating_of(state).piles
    for number in DECKS:
        piles = piles_of(state, number)
        everything = sum(1 << card for pile in piles for card in pile)
        for viewer in range(spectator(state) + 1):
            own: set[int] = set()
            if viewer < spectator(state) and viewer in card_seats(state, number):
                own = {pile_of(state, number, viewer, kind) for kind in (HAND, DOWN, CHOSEN)}
                if len(card_seats(state, number)) == 1:
                    own.add(pile_of(state, number, viewer, DECK))
            held = sum(1 << card for pile in own for card in piles[pile])
            base = base_of(state, viewer, number)
            for pile in range(count):
                mask = sum(1 << card for card in piles[pile]) if pile in own else everything & ~held
                state.may_be[base + pile] = mask if piles[pile] else 0


def why_not(state: State, verb: str, noun: str = "") -> str:
    """The id of the rule by which the asked seat may not do this: `why_not(s, "play", "Athelas")`; empty if it may."""
    kind = VERBS[verb]
    number = 0 if kind == "none" else int(noun) if kind == "number" else NAMES[kind][noun]
    return GAME.why_not(state, GAME.asked(state) or GAME.seats(state)[0], (verb, number))[0]


def at(state: State, name: str) -> str:
    """Who stands in a place, as it is written: `3 Gondor Regulars, Nazgûl, Boromir`."""
    place = place_called(name)
    found = [word_of(kind, state.units[place * KINDS + kind]) for kind in range(KINDS) if state.units[place * KINDS + kind]]
    return ", ".join(found + [CHARACTERS[number].name for number, there in state.where.items() if there == place])


def word_of(kind: int, count: int) -> str:
    return unit_word(kind, "en", count)


def names(cards: list[int]) -> list[str]:
    """The cards of a pile by name, in their order."""
    return [CARDS[card].name for card in cards]


def step_of(state: State, nation: str) -> tuple[int, bool]:
    """Where a Nation stands on the Political Track, and whether it is active."""
    number = nations_called(nation)[0] - FIRST_NATION
    return state.track[number], bool(state.active[number])
