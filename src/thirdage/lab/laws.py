"""The laws that every game keeps at every decision (design, section 5), as functions that name what is violated: [] when a law holds.

A law gets the game and a state, asks for its chance as `rng`, and leaves the state as it was. `copy` is always a
determinized copy of that state for that seat. Seats are names; None is the spectator.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from itertools import zip_longest
from random import Random
from typing import Any

from thirdage.kernel.contract import ALL, Json, Place, State, WholeGame, Wish
from thirdage.kernel.events import HIDDEN, Event
from thirdage.kernel.frames import Action
from thirdage.kernel.undo import History

Eyes = str | None  # a seat, or the spectator
Faults = list[str]

WISHES = 12  # asked of `why_not` each time
FEW = 3  # so many of them for a seat that is not asked, which is always told to wait
STEPS = 3  # picks that copies and undo are followed
TWIN_STEPS = 8  # picks that exchanged twins are followed


def viewers(game: WholeGame, state: State) -> tuple[Eyes, ...]:
    return (*game.seats(state), None)


def person_of(game: WholeGame, state: State, seat: Eyes) -> tuple[str, ...]:
    """The seats that share eyes with this one; none for the spectator and for a bot."""
    return next((person for person in game.persons(state) if seat in person), ())


def ways_on(game: WholeGame, state: State) -> list[Action]:
    """The options, none when the game is over. (Nor at a dead end, which is found when the game itself gets there.)"""
    return [] if game.over(state) else game.legal(state)


def bytes_of(view: Json) -> str:
    return json.dumps(view, ensure_ascii=False)


# Every state.


def sound(game: WholeGame, state: State) -> Faults:
    return [f"check: {fault}" for fault in game.check(state)]


def options(game: WholeGame, state: State) -> Faults:
    """The options are never empty, have no doubles, name what there is, and are the same for the same state."""
    actions = game.legal(state)
    faults = [f"options: {(verb, noun)} has a noun" for verb, noun in actions if game.verbs[verb] == "none" and noun]
    if not actions:
        faults.append("options: there are none")
    faults += [f"options: {action} stands there {count} times" for action, count in Counter(actions).items() if count > 1]
    if not actions == game.legal(state) == game.legal(game.clone(state)) == game.legal(game.load(game.dump(state))):
        faults.append("options: another list for the same state")
    return faults


def labels(game: WholeGame, state: State) -> Faults:
    """The labels of one list are all different."""
    seat = game.asked(state)
    words = Counter(game.label(state, seat, action) for action in game.legal(state))
    return [f"labels: {count} options read {label!r}" for label, count in words.items() if count > 1]


def reasons(game: WholeGame, state: State, wishes: list[Wish]) -> Faults:
    """The asked seat is refused nothing that is an option; everything else, to anybody, is refused with a rule and a sentence."""
    actions = game.legal(state)
    nouns = {noun for _, noun in actions}
    asked = game.asked(state)
    faults = []
    for seat in game.seats(state):
        for wish in [*actions, *wishes] if seat == asked else wishes[:FEW]:
            rule, sentence = game.why_not(state, seat, wish)
            allowed = seat == asked and (wish in actions or (wish[0] is None and wish[1] in nouns and not rule))
            if bool(rule) == allowed or bool(sentence) == allowed:
                faults.append(f"reasons: {wish} of {seat} is answered with {rule!r}, {sentence!r}")
    return faults


# Copies.


def copies(game: WholeGame, state: State, rng: Random, steps: int = STEPS) -> Faults:
    """A clone and a JSON copy are the same state, share nothing with it or each other, and play on identically."""
    text = game.dump(state)
    clone, paper = game.clone(state), game.load(text)
    faults = []
    for name, copy in (("clone", clone), ("JSON copy", paper)):
        if game.dump(copy) != text:
            faults.append(f"copies: the {name} is another state")
        faults += [f"copies: the {name} shares {field}" for field in shared(state, copy)]
    for _ in range(steps):
        actions = ways_on(game, clone)
        if not actions:
            break
        action = rng.choice(actions)
        game.apply(clone, action)
        game.apply(paper, action)
        if game.dump(clone) != game.dump(paper):
            faults.append(f"copies: clone and JSON copy part after {action}")
            break
    if game.dump(state) != text:
        faults.append("copies: playing on in a copy changed the state")
    return faults


def same_future(game: WholeGame, state: State, copy: State, action: Action) -> Faults:
    """The state after this pick is what its copy comes to by the same pick. (`copy` was made before, and is played on here.)"""
    game.apply(copy, action)
    return [] if game.dump(copy) == game.dump(state) else [f"copies: a clone came to another state by {action}"]


def fields(state: State) -> list[str]:
    """The names of all fields of a state, however its class stores them."""
    slots = [name for kind in type(state).__mro__ for name in getattr(kind, "__slots__", getattr(kind, "__mypyc_attrs__", ()))]
    return [name for name in (*slots, *getattr(state, "__dict__", ())) if not name.startswith("__")]


def shared(state: State, copy: State) -> list[str]:
    """The fields whose lists or dicts, at any depth, are the very same objects in both."""
    theirs = {here for name in fields(copy) for here in changeable(getattr(copy, name))}
    return [name for name in fields(state) if not theirs.isdisjoint(changeable(getattr(state, name)))]


def changeable(thing: Any) -> Iterator[int]:
    """The identities of everything inside a field that could be changed in place."""
    if isinstance(thing, list | dict | set | bytearray):
        yield id(thing)
    for part in thing.values() if isinstance(thing, dict) else thing if isinstance(thing, list | tuple | set) else ():
        yield from changeable(part)


# Hidden information.


def redeal(game: WholeGame, state: State, copy: State, seat: Eyes, wishes: list[Wish]) -> Faults:
    """Law 1: view, question, labels, why-not answers and options are byte for byte those of the true state."""
    faults = []
    if bytes_of(game.view(copy, seat)) != bytes_of(game.view(state, seat)):
        faults.append(f"re-deal: {seat} has another view")
    if (game.asked(copy), game.question(copy, seat)) != (game.asked(state), game.question(state, seat)):
        faults.append(f"re-deal: {seat} reads another question")
    if seat is None:
        return faults
    asked = game.asked(state) in person_of(game, state, seat)
    if asked:
        actions = game.legal(state)
        if game.legal(copy) != actions:
            faults.append(f"re-deal: {seat} has other options")
        if any(game.label(copy, seat, action) != game.label(state, seat, action) for action in actions):
            faults.append(f"re-deal: {seat} reads other labels")
    return faults + [
        f"re-deal: {seat} reads another reason against {wish}"
        for wish in (wishes if asked else wishes[:FEW])
        if game.why_not(copy, seat, wish) != game.why_not(state, seat, wish)
    ]


def some_wishes(game: WholeGame, rng: Random, count: int = WISHES) -> list[Wish]:
    """Anything anybody might want: any verb with any noun of its kind, and any noun without saying why."""
    nouns = {kind: [*game.names(kind).values()] for kind in set(game.verbs.values()) - {"none", "number"}} | {
        "none": [0],
        "number": [*range(10)],
    }
    wishes: list[Wish] = []
    for _ in range(count):
        verb = rng.choice(list(game.verbs))
        wishes.append((rng.choice([verb, verb, None]), rng.choice(nouns[game.verbs[verb]])))
    return wishes


def only_knowledge(game: WholeGame, state: State, copy: State, seat: Eyes, rng: Random) -> Faults:
    """Law 2: determinizing a determinized copy with the same random numbers gives the same state as determinizing the truth."""
    number = rng.random()
    faults = []
    if copy.key == state.key:
        faults.append(f"knowledge: the copy for {seat} keeps the key, and so the future")
    if game.dump(game.determinize(copy, seat, Random(number))) != game.dump(game.determinize(state, seat, Random(number))):
        faults.append(f"knowledge: what is dealt anew for {seat} depends on more than {seat} knows")
    return faults


class Memory:
    """What somebody can tell of where cards lie who remembers every event as that seat was told it, and nothing else.

    It shares no code with what the game itself keeps. may: card -> the places where it may lie; size: how many lie there.
    """

    def __init__(self, game: WholeGame, state: State, seat: Eyes) -> None:
        start = game.start(state)
        self.seat = seat
        self.may: dict[int, set[Place]] = {card: {place} for card, place in start.items()}
        self.size = Counter(start.values())

    def hear(self, game: WholeGame, state: State, events: list[Event]) -> None:
        """Events as the seat may see them, in the order in which they were told."""
        for event in events:
            for card, source, target in game.moves(state, event):
                self.move(card, source, target)

    def move(self, card: int, source: Place, target: Place) -> None:
        count = self.size[source] if card == ALL else 1
        self.size[source] -= count
        self.size[target] += count
        if card >= 0:
            self.may[card] = {target}
        else:
            for places in self.may.values():
                if source in places:
                    places.add(target)
        if not self.size[source]:
            for places in self.may.values():
                places.discard(source)


def memory(game: WholeGame, copy: State, mind: Memory) -> Faults:
    """Law 3: what the seat could deduce is so in this copy (and in the true state, else the telling is wrong)."""
    lies = game.places(copy)
    return [
        f"memory: {mind.seat} knows that card {card} is in {sorted(map(str, may))}, not in {lies.get(card)}"
        for card, may in mind.may.items()
        if lies.get(card) not in may
    ]


def twins(game: WholeGame, state: State, seat: Eyes, rng: Random, steps: int = TWIN_STEPS) -> Faults:
    """Law 4: exchange two cards that the seat cannot tell apart and play both games on with the same picks (the two exchanged
    in them): the seat is told the same until one of the two is shown.
    """
    pairs = game.twins(state, seat)
    if not pairs:
        return []
    a, b = rng.choice(pairs)
    swap = {a: b, b: a}
    one, two = game.clone(state), game.clone(state)
    game.exchange(two, a, b)
    told = f"twins {a} and {b}: {seat}"
    number = rng.random()
    if two.key != one.key or game.check(two):
        return [f"{told}: exchanging them makes no sound state with the same key"]
    if game.dump(game.determinize(one, seat, Random(number))) != game.dump(game.determinize(two, seat, Random(number))):
        return [f"{told} is dealt another copy"]
    for each in (one, two):
        game.events(each)  # taking starts the telling
    at_first = named(game, game.view(one, seat), a, b)
    for _ in range(steps):
        view, other_view = game.view(one, seat), game.view(two, seat)
        if not named(game, view, a, b) == named(game, other_view, a, b) == at_first:
            return []  # a pick named one of them, or its owner came to see it
        if bytes_of(view) != bytes_of(other_view):
            return [f"{told} has another view"]
        if game.asked(one) != game.asked(two) or game.question(one, seat) != game.question(two, seat):
            return [f"{told} reads another question"]
        here, there = ways_on(game, one), ways_on(game, two)
        if game.asked(one) in person_of(game, state, seat) and here != there:
            return [f"{told} has other options"]
        pairs_of_picks = [(action, exchanged(game, action, swap)) for action in here]
        common = [pair for pair in pairs_of_picks if pair[1] in there]
        if not common:
            break
        mine, other = rng.choice(common)
        game.apply(one, mine)
        game.apply(two, other)
        for left, right in zip_longest(game.redact(one, game.events(one), seat), game.redact(two, game.events(two), seat)):
            if not swap.keys().isdisjoint(cards_in(game, left) + cards_in(game, right)):
                return []
            if left != right:  # the log is made of these alone
                return [f"{told} is told {left} or {right} after {mine}"]
    return []


def named(game: WholeGame, view: Json, a: int, b: int) -> tuple[int, int]:
    """How often a view puts each of two cards somewhere."""
    placed = game.placed(view)
    return placed.count(a), placed.count(b)


def exchanged(game: WholeGame, action: Action, swap: dict[int, int]) -> Action:
    verb, noun = action
    return (verb, swap.get(noun, noun)) if game.verbs[verb] == "card" else action


def cards_in(game: WholeGame, event: Event | None) -> list[int]:
    """The cards that a redacted event names."""
    if event is None:
        return []
    return [number for fact, number in zip(game.kinds[event[0]], event[1:]) if fact.kind == "card" and number != HIDDEN]


def places(game: WholeGame, state: State, copy: State, seat: Eyes) -> Faults:
    """Law 5 for a view: it is plain JSON, and every card it puts somewhere is one whose place the seat knows."""
    view = game.view(state, seat)
    faults = [] if json.loads(bytes_of(view)) == view else [f"places: the view of {seat} is not plain JSON"]
    here, there = game.places(state), game.places(copy)
    for card in game.placed(view):
        if not game.knows_place(state, seat, card):
            faults.append(f"places: the view of {seat} places card {card}, which {seat} cannot know")
        elif here[card] != there[card]:
            faults.append(f"places: {seat} knows where card {card} is, but a copy has it elsewhere")
    return faults


class Witness(list[Event]):
    """Law 5 for events: stands in a state as its list of events, and looks at each at the very moment of its telling."""

    def __init__(self, game: WholeGame, state: State) -> None:
        super().__init__()
        self.game = game
        self.state = state
        self.faults: Faults = []

    def append(self, event: Event) -> None:
        super().append(event)
        if all(fact.kind != "card" for fact in self.game.kinds[event[0]]):
            return
        for seat in viewers(self.game, self.state):
            for card in cards_in(self.game, self.game.redact(self.state, [event], seat)[0]):
                if not self.game.knows_place(self.state, seat, card):
                    self.faults.append(f"places: {event[0]} shows card {card} to {seat}, who cannot know where it is")


# Going back.


def undo(game: WholeGame, state: State, rng: Random, steps: int = STEPS) -> Faults:
    """Going back never crosses another person's answer, chance, or a card that somebody came to see; and leads back exactly."""
    history = History(game, game.clone(state))
    texts = [game.dump(state)]
    for _ in range(steps):
        asked, actions = game.asked(history.state), ways_on(game, history.state)
        if asked is None or not actions:
            break
        history.pick(asked, rng.choice(actions))
        texts.append(game.dump(history.state))
    faults = []
    for person in game.persons(state):
        back = History(game, history.state)
        back.picks, back.before = history.picks[:], history.before[:]
        while back.picks:
            before, (seat, action) = back.before[-1], back.picks[-1]
            if not back.undo(person):
                break
            if seat not in person:
                faults.append(f"undo: {person} took back what {seat} answered")
            if came_up(game, before, seat, action, rng):
                faults.append(f"undo: {action} of {seat} was taken back after chance or a card that somebody came to see")
            if game.dump(back.state) != texts[len(back.picks)]:
                faults.append(f"undo: {action} of {seat} did not lead back to the state before it")
    return faults


def came_up(game: WholeGame, state: State, seat: str, action: Action, rng: Random) -> bool:
    """Did anybody learn more by this pick than that it was made?

    If not, the same pick tells the same in a game where everything the picker does not know is dealt anew. Others may be told
    of their own cards then, which differ; so of them it must differ also where their own knowledge is kept.
    """
    told, view = outcome(game, game.clone(state), seat, action)
    deal, other_view = outcome(game, game.determinize(state, seat, rng), seat, action)
    if view != other_view:
        return True
    for viewer in viewers(game, state):
        if told[viewer] != deal[viewer]:
            if viewer in person_of(game, state, seat):
                return True
            copy = game.determinize(state, viewer, rng)
            if action in game.legal(copy) and outcome(game, copy, seat, action)[0][viewer] != told[viewer]:
                return True
    return False


def outcome(game: WholeGame, copy: State, seat: str, action: Action) -> tuple[dict[Eyes, list[Event]], str]:
    """What everybody is told of a pick, and what its picker sees then. Plays the copy on."""
    game.events(copy)
    game.apply(copy, action)
    events = game.events(copy)
    return {viewer: game.redact(copy, events, viewer) for viewer in viewers(game, copy)}, bytes_of(game.view(copy, seat))


# All together.


def at_decision(game: WholeGame, state: State, minds: list[Memory], rng: Random) -> Iterator[Faults]:
    """Every law but `sound`, `same_future` and the Witness, at one decision, for every seat and the spectator: what each finds.

    `reasons`, `undo` and `twins` cost most, so each time one of them is taken by lot. Twins are followed by one seat, also by lot.
    """
    text = game.dump(state)
    wishes = some_wishes(game, rng)
    seen = game.placed(game.view(state, game.asked(state)))
    touched: list[Wish] = [(None, card) for card in rng.sample(seen, min(len(seen), WISHES))]
    yield options(game, state)
    yield labels(game, state)
    yield copies(game, state, rng)
    for mind in minds:
        seat = mind.seat
        copy = game.determinize(state, seat, rng)
        yield redeal(game, state, copy, seat, wishes)
        yield only_knowledge(game, state, copy, seat, rng)
        yield memory(game, copy, mind)
        yield memory(game, state, mind)
        yield places(game, state, copy, seat)
        yield sound(game, copy)
    match rng.randrange(3):
        case 0:
            yield reasons(game, state, wishes + touched)
        case 1:
            yield undo(game, state, rng)
        case _:
            yield twins(game, state, rng.choice(minds).seat, rng)
    yield [] if game.dump(state) == text else ["reading: a law changed the state it looked at"]
