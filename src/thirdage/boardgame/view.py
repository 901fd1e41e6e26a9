"""What a seat may see, written out field by field, and the result of a game."""

from __future__ import annotations

from itertools import compress

from thirdage.boardgame.battle import BETWEEN_ROUNDS, begin_round
from thirdage.boardgame.fighting import combat_dice, leadership, number_needed, strength, units_fighting
from thirdage.boardgame.knowledge import CHOSEN, DECK, DOWN, HAND, base_of, known_in, spectator
from thirdage.boardgame.seating import SCENARIO
from thirdage.boardgame.state import (
    ATTACKER,
    CARD,
    FORM,
    FROM,
    IN_FELLOWSHIP,
    NOT_IN_MORDOR,
    NOT_YET,
    PLACE,
    ROUND,
    State,
    seating_of,
)
from thirdage.boardgame.tables import (
    CARDS_OF,
    CHARACTERS,
    DECK_ID,
    DECK_OF,
    DECKS,
    FACE_ID,
    FACES,
    FIRST_DECK,
    FIRST_FACE,
    FIRST_NATION,
    HOME_SIDE,
    KINDS,
    NATION_ID,
    NATION_OF,
    PLACES,
    POINTS,
    SETTLEMENT,
    SHADOW,
    SIDES,
)
from thirdage.boardgame.teams import seat_of_nation
from thirdage.boardgame.turn import allocation, points, pool
from thirdage.kernel import hidden
from thirdage.kernel.contract import Json

FORMS = ("field", "siege", "sortie")
CONDITIONS = {1: "BG-20.2", 2: "BG-20.3", 3: "BG-20.4", 4: "BG-20.5"}


def result(state: State) -> Json:
    free, shadow = points(state)
    return {
        "winner": SIDES[state.winner] if state.winner >= 0 else None,
        "score": {"free": free, "shadow": shadow},
        "why": CONDITIONS.get(state.ended_by),
        "rounds": state.turn,
        "corruption": state.corruption,
        "best": best_seats(state),
    }


def best_seats(state: State) -> list[str]:
    """Who of the winning side has won most (BG-21.24): the Shadow by points taken less points lost, the Free Peoples by points lost."""
    if state.winner < 0:
        return []
    given = seating_of(state)
    scores = {seat: individual(state, seat) for seat in given.seats_of[state.winner]}
    return [given.seats[seat] for seat, score in scores.items() if score == max(scores.values())]


def individual(state: State, seat: int) -> int:
    """Points of Settlements that a seat's Nations took, for the Shadow only, less those its Nations lost (BG-R79)."""
    side = seating_of(state).sides[seat]
    score = 0
    for region, captor in state.taken.items():
        value = POINTS.get(SETTLEMENT[region], 0)
        if HOME_SIDE[region] == side:
            score -= value if seat_of_nation(state, NATION_OF[region]) == seat else 0
        elif side == SHADOW:
            score += value if captor == seat else 0
    return score


def view(state: State, seat: int | None) -> Json:
    given = seating_of(state)
    eyes = spectator(state) if seat is None else seat
    over = state.winner >= 0
    free, shadow = points(state)
    least, most = allocation(state)
    return {
        "scenario": SCENARIO,
        "persons": len(given.seats),
        "seat": None if seat is None else given.seats[seat],
        "turn": state.turn,
        "phase": state.phase,
        "asked": None if over else given.seats[state.stack[-1][1]],
        "winner": SIDES[state.winner] if over else None,
        "score": {"free": free, "shadow": shadow},
        "leading": {side: given.seats[state.leading[number]] for number, side in enumerate(SIDES)},
        "dice": {side: dice(state, number) for number, side in enumerate(SIDES)},
        "pool": {side: pool(state, number) for number, side in enumerate(SIDES)},
        "box": {side: state.box[number] for number, side in enumerate(SIDES)},
        "allocation": [least, most],
        "rings": {side: state.rings[number] for number, side in enumerate(SIDES)},
        "ring_used": {side: bool(state.ring_used[number]) for number, side in enumerate(SIDES)},
        "fellowship": fellowship(state),
        "nations": {
            id: {"step": state.track[n - FIRST_NATION], "active": bool(state.active[n - FIRST_NATION])} for n, id in NATION_ID.items()
        },
        "places": places(state),
        "taken": {str(region): given.seats[captor] for region, captor in sorted(state.taken.items())},
        "mixed": state.mixed[:],
        "reserve": {str(kind): count for kind, count in enumerate(state.reserve) if count},
        "lost": {str(kind): count for kind, count in enumerate(state.lost) if count},
        "characters": {str(n): whereabouts(state, n) for n in CHARACTERS},
        "tiles": {"pool": state.pool[:], "drawn": state.drawn[:], "ready": state.ready[:]},
        "table": state.table[:],
        "played": state.played[:],
        "gone": state.gone[:],
        "used": state.used[:],
        "column": state.column[:],
        "marched": [list(entry) for entry in state.marched],
        "rearguard": state.rearguard[:],
        "battle": battle(state),
        "last_action": state.last_action[:],
        "acting_on": state.acting_on[:],
        "decks": {DECK_ID[deck]: deck_view(state, deck, eyes) for deck in DECKS},
        "seats": {name: seat_view(state, number, eyes) for number, name in enumerate(given.seats)},
    }


def dice(state: State, side: int) -> dict[str, int]:
    """Unused Action dice by their faces."""
    counts = state.dice[side]
    return {FACE_ID[face]: counts[face - FIRST_FACE] for face in FACES if counts[face - FIRST_FACE]}


def fellowship(state: State) -> Json:
    return {
        "region": state.bearers or None,
        "mordor": None if state.mordor == NOT_IN_MORDOR else state.mordor,
        "progress": state.progress,
        "hidden": bool(state.hidden),
        "corruption": state.corruption,
        "guide": state.guide,
        "companions": [character for character, place in state.where.items() if place == IN_FELLOWSHIP],
        "tried": bool(state.tried),
        "hunted": bool(state.hunted),
        "minion_came": bool(state.minion_came),
    }


def places(state: State) -> list[Json]:
    """Where anybody stands: each kind of figure with its number, Characters, and how many units each side has."""
    figures: dict[int, dict[str, int]] = {}
    for at in compress(range(PLACES * KINDS), state.units):
        place, kind = divmod(at, KINDS)
        figures.setdefault(place, {})[str(kind)] = state.units[at]
    characters: dict[int, list[int]] = {}
    for character, place in state.where.items():
        if place > 0:
            characters.setdefault(place, []).append(character)
    return [
        {
            "place": place,
            "figures": figures.get(place, {}),
            "characters": characters.get(place, []),
            "units": {side: state.army[2 * place + number] for number, side in enumerate(SIDES)},
        }
        for place in sorted(figures.keys() | characters.keys())
    ]


def battle(state: State) -> Json | None:
    """The battle that is being fought, if there is one: who attacks where, and what each side fights with.

    Before it begins and between two rounds these are the forces of the round to come.
    """
    if not state.battle:
        return None
    if state.stack and state.stack[-1][0] in BETWEEN_ROUNDS:
        state = state.clone()
        begin_round(state)
    return {
        "form": FORMS[state.battle[FORM]],
        "attacker": SIDES[state.battle[ATTACKER]],
        "from": state.battle[FROM],
        "place": state.battle[PLACE],
        "round": state.battle[ROUND],
        "sides": {
            side: {
                "units": units_fighting(state, number),
                "strength": strength(state, number),
                "dice": combat_dice(state, number),
                "needed": number_needed(state, number),
                "leadership": leadership(state, number),
                "card": state.battle[CARD + number] or None,
            }
            for number, side in enumerate(SIDES)
        },
    }


def whereabouts(state: State, character: int) -> int | str:
    """A place, or a word for where a Character is who stands nowhere."""
    place = state.where[character]
    return place if place > 0 else "fellowship" if place == IN_FELLOWSHIP else "aside" if place == NOT_YET else "out"


def deck_view(state: State, deck: int, eyes: int) -> Json:
    """How many cards a deck holds, and those of which it is known that they are in it."""
    mask = hidden.known_in(state.may_be, base_of(state, eyes, deck), seating_of(state).piles, DECK)
    return {"count": len(state.deck[deck - FIRST_DECK]), "known": [card for card in CARDS_OF[deck] if mask >> card & 1]}


def seat_view(state: State, seat: int, eyes: int) -> Json:
    """The piles of a seat: counts by their backs for all; its own faces, or those that the viewer knows to lie there."""
    piles = {"hand": (HAND, state.hand[seat]), "down": (DOWN, state.down[seat]), "chosen": (CHOSEN, state.chosen[seat])}
    return {
        "backs": {name: backs(cards) for name, (_, cards) in piles.items()},
        "cards": {name: sorted(cards) if seat == eyes else known_in(state, eyes, seat, kind) for name, (kind, cards) in piles.items()},
    }


def backs(cards: list[int]) -> dict[str, int]:
    return {DECK_ID[deck]: count for deck in DECKS if (count := sum(DECK_OF[card] == deck for card in cards))}


def placed(given: Json) -> list[int]:
    """Every card that a view puts somewhere."""
    cards: list[int] = [*given["table"], *given["played"], *given["gone"]]
    for deck in given["decks"].values():
        cards += deck["known"]
    for seat in given["seats"].values():
        for pile in seat["cards"].values():
            cards += pile
    return cards
