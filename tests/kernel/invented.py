"""Five Fords under the contract: a game that is no real one, so that nothing of a real one creeps into the kernel. Rules: `fords`."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, ClassVar

from tests.kernel.fords import BOOK, DECK, HAND, HEAP, OWN, REGIONS, ROOM, SEATS, STRENGTH, State, cards_of, pile, pile_of, refill, standing
from thirdage.kernel import words
from thirdage.kernel.chance import key_of, shuffle
from thirdage.kernel.contract import ALL, Json, Place, Wish
from thirdage.kernel.errors import one_of
from thirdage.kernel.events import Event, Kinds, facts
from thirdage.kernel.frames import NOBODY, Action
from thirdage.kernel.game import Game
from thirdage.kernel.records import seed_text

words.add_folder(Path(__file__).parent / "locales")

PILES = ("deck", "hand", "heap")
ROUNDS = {"base": 6, "short": 2}
PERSONS = {3: (("ash",), ("birch",), ("cedar",)), 2: (("ash", "cedar"), ("birch",))}


def fits(masks: list[int], rooms: list[int]) -> bool:
    """Can cards with these masks fill these rooms? For no set of piles may more have to go in than it has room."""
    return all(
        sum(mask & ~chosen == 0 for mask in masks) <= sum(room for which, room in enumerate(rooms) if chosen >> which & 1)
        for chosen in range(1, 8)
    )


def deal(state: State, seat: int, rng: Random) -> None:
    """Deal the cards of a seat anew, as somebody else may think they lie. Begins with the sorted cards, most bound first."""
    left = sorted(cards_of(seat), key=lambda card: (state.may_be[card].bit_count(), card))
    rooms = [len(pile(state, seat, which)) for which in range(3)]
    for which in range(3):
        pile(state, seat, which).clear()
    while left:
        card, masks = left.pop(0), [state.may_be[card] for card in left]
        choice = rng.choice(
            [w for w in range(3) if state.may_be[card] >> w & 1 and rooms[w] and fits(masks, [r - (w == i) for i, r in enumerate(rooms)])]
        )
        rooms[choice] -= 1
        pile(state, seat, choice).append(card)
    for which in range(3):
        rng.shuffle(pile(state, seat, which))


class Invented(Game):
    """The contract for Five Fords."""

    name = "invented"
    version = "1"
    prefix = "invented-"
    frames = BOOK
    verbs: ClassVar[dict[str, str]] = {
        "send": "card", "hide": "card", "cover": "card", "to": "place", "spy": "seat", "strike": "seat", "roll": "number",
        "rest": "none", "show": "none",
    }  # fmt: skip
    kinds: ClassVar[Kinds] = {
        kind: facts(numbers)
        for kind, numbers in {
            "round": "round:number", "draw": "seat card:card@seat", "reshuffle": "seat", "hide": "seat card:card@seat", "send": "seat card",
            "cover": "seat card", "reveal": "seat card", "spy": "seat rival:seat", "settle": "seat place", "lost": "seat place",
            "roll": "seat hits:number slips:number", "end": "seat",
        }.items()
    }  # fmt: skip

    def options(self) -> Json:
        scenario = {
            "seats": list(SEATS),
            "sides": {seat: [seat] for seat in SEATS},
            "options": {"persons": {"values": [*PERSONS], "default": 3}},
        }
        return {"default": "base", "scenarios": dict.fromkeys(ROUNDS, scenario)}

    def catalogue(self, lang: str = "en") -> Json:
        cards = [{"id": card, "name": self.word("card", card, lang), "strength": s} for card, s in enumerate(STRENGTH)]
        return {"cards": cards, "places": [{"id": r, "name": self.word("place", r, lang)} for r in range(5)]}

    def new(self, scenario: str = "base", seed: str | int = "1", **options: Any) -> State:
        if scenario not in ROUNDS:
            raise one_of("scenario", scenario, list(ROUNDS))
        for option in options.keys() - {"persons"}:
            raise one_of("option", option, ["persons"])
        state = State.__new__(State)
        state.persons = options.get("persons", 3)
        if state.persons not in PERSONS:
            raise one_of("value", state.persons, [*map(str, PERSONS)])
        state.rounds = ROUNDS[scenario]
        state.round = state.shown = state.draws = 0
        state.piles = [list(cards_of(seat)) if which == DECK else [] for seat in range(3) for which in range(3)]
        state.camps = [0] * 15
        state.may_be = [1 << DECK] * len(STRENGTH)
        state.stack = [("next_round", NOBODY)]
        state.key = key_of(seed_text(seed))
        state.events = []
        for seat in range(3):
            shuffle(state, pile(state, seat, DECK))
            refill(state, seat)
        self.frames.run(state)
        return state

    def seats(self, state: State) -> tuple[str, ...]:
        return SEATS

    def persons(self, state: State) -> tuple[tuple[str, ...], ...]:
        return PERSONS[state.persons]

    def over(self, state: State) -> bool:
        return not state.stack

    def result(self, state: State) -> Json:
        final = standing(state)
        score = {SEATS[seat]: regions for regions, seat in final}
        return {"winner": SEATS[final[-1][1]], "score": score, "rounds": state.round, "why": "IV-5.1"}

    def word(self, kind: str, noun: Any, lang: str) -> str:
        if kind == "card":
            return words.say("invented-card", lang, seat=self.word("seat", SEATS[noun // OWN], lang), number=noun % OWN + 1)
        return words.say(f"invented-{noun if kind == 'seat' else REGIONS[noun]}", lang)

    def names(self, kind: str) -> dict[str, int]:
        if kind == "card":
            return {f"{SEATS[card // OWN]} {card % OWN + 1}": card for card in range(len(STRENGTH))}
        return {name: number for number, name in enumerate(SEATS if kind == "seat" else REGIONS)}

    def wishes(self, state: State, noun: int) -> list[Action]:
        of = {"turn": ("send", "hide", "spy"), "where": ("to",), "stake": ("roll",), "strike": ("strike",), "cover": ("cover",)}
        kinds = [(verb, self.verbs[verb]) for verb in of[state.stack[-1][0]]]
        return [(verb, noun) for verb, kind in kinds if kind == "number" or noun in self.names(kind).values()]

    def rule_of_the_end(self, state: State) -> str:
        return "IV-5.1"

    def rule_of_waiting(self, state: State) -> str:
        return "IV-1.2"

    def reason_facts(self, state: State, action: Wish, lang: str) -> dict[str, str | int]:
        verb, noun = action
        kind = self.verbs[verb] if verb else "none"
        named = SEATS[noun] if kind == "seat" else noun
        return {"it": self.word(kind, named, lang) if kind in ("card", "place", "seat") else noun}

    def to_json(self, state: State) -> Json:
        fields = {name: getattr(state, name) for name in State.__slots__ if name != "events"}
        return fields | {"key": state.key.hex()}

    def from_json(self, fields: Json) -> State:
        state = State.__new__(State)
        for name in State.__slots__:
            setattr(state, name, [] if name == "events" else fields[name])
        state.stack = [tuple(frame) for frame in fields["stack"]]
        state.key = bytes.fromhex(fields["key"])
        return state

    def view(self, state: State, seat: str | None) -> Json:
        eyes = self.eyes(state, seat)

        def shown(which: int) -> Json:
            return {SEATS[s]: pile(state, s, which)[:] if s in eyes else len(pile(state, s, which)) for s in range(3)}

        others = [card for card in range(len(STRENGTH)) if card // OWN not in eyes]
        return {
            "seat": seat,
            "asked": self.asked(state),
            "round": [state.round, state.rounds],
            "camps": {region: state.camps[3 * r : 3 * r + 3] for r, region in enumerate(REGIONS)},
            "decks": {SEATS[s]: len(pile(state, s, DECK)) for s in range(3)},
            "hands": shown(HAND),
            "heaps": shown(HEAP),
            "known": {PILES[which]: [card for card in others if state.may_be[card] == 1 << which] for which in range(3)},
        }

    def determinize(self, state: State, seat: str | None, rng: Random) -> State:
        copy = state.clone()
        copy.key = rng.randbytes(64)
        for owner in range(3):
            if owner in self.eyes(state, seat):
                pile(copy, owner, DECK).sort()
                rng.shuffle(pile(copy, owner, DECK))
            else:
                deal(copy, owner, rng)
        return copy

    def check(self, state: State) -> list[str]:
        faults = []
        for card in range(len(STRENGTH)):
            found = [which for which in range(3) if card in pile(state, card // OWN, which)]
            if len(found) != 1 or sum(p.count(card) for p in state.piles) != 1:
                faults.append(f"card {card} lies in {found}")
            elif not state.may_be[card] >> found[0] & 1:
                faults.append(f"nobody thinks that card {card} is where it is")
        faults += [f"region {r} is overcrowded" for r in range(5) if sum(state.camps[3 * r : 3 * r + 3]) > ROOM]
        return faults + [f"camp {i} is negative" for i, count in enumerate(state.camps) if count < 0]

    # Secrets.

    def twins(self, state: State, seat: str | None) -> list[tuple[int, int]]:
        eyes = self.eyes(state, seat)

        def may_lie(card: int, which: int) -> bool:
            """Of the own cards only the order of the deck is hidden."""
            return which == DECK == pile_of(state, card) if card // OWN in eyes else bool(state.may_be[card] >> which & 1)

        pairs = [(a, b) for owner in range(3) for a in cards_of(owner) for b in cards_of(owner) if a < b]
        return [(a, b) for a, b in pairs if may_lie(a, pile_of(state, b)) and may_lie(b, pile_of(state, a))]

    def exchange(self, state: State, a: int, b: int) -> None:
        swap = {a: b, b: a}
        state.piles = [[swap.get(card, card) for card in cards] for cards in state.piles]

    def knows_place(self, state: State, seat: str | None, card: int) -> bool:
        return card // OWN in self.eyes(state, seat) or state.may_be[card].bit_count() == 1

    def placed(self, view: Json) -> list[int]:
        open_piles = [cards for name in ("hands", "heaps") for cards in view[name].values() if isinstance(cards, list)]
        return [card for cards in (*open_piles, *view["known"].values()) for card in cards]

    def places(self, state: State) -> dict[int, Place]:
        return {card: (card // OWN, pile_of(state, card)) for card in range(len(STRENGTH))}

    def start(self, state: State) -> dict[int, Place]:
        return {card: (card // OWN, DECK) for card in range(len(STRENGTH))}

    def moves(self, state: State, event: Event) -> list[tuple[int, Place, Place]]:
        ways = {"draw": (DECK, HAND), "hide": (HAND, HEAP), "send": (HAND, HEAP), "cover": (HAND, HEAP), "reveal": (HAND, HAND)}
        if event[0] not in (*ways, "reshuffle"):
            return []
        seat = SEATS.index(event[1])
        if event[0] == "reshuffle":
            return [(ALL, (seat, HEAP), (seat, DECK))]
        source, target = ways[event[0]]
        return [(event[2], (seat, source), (seat, target))]
