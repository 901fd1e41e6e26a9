"""What sentences may name: why a question is asked, what decides a refusal, which text the log quotes.

Only facts are made here. Whether something is forbidden, and by which rule, is said by the conditions that make the options.
"""

from __future__ import annotations

from typing import Any

from thirdage.cardgame.book import BOOK
from thirdage.cardgame.catalogue import text_of
from thirdage.cardgame.entry import locations
from thirdage.cardgame.events import VERBS
from thirdage.cardgame.hooks import FROM_ASIDE, SOUGHT, USES
from thirdage.cardgame.knowledge import eyes_of, piles_of
from thirdage.cardgame.lexicon import NONE, listed
from thirdage.cardgame.scenarios import SETTINGS
from thirdage.cardgame.state import CYCLE, DECK, State
from thirdage.cardgame.tables import ARMY, CARDS, DESIGN, FACTIONS, LOCATIONS, RESERVE, TYPES, amount, is_battleground, read
from thirdage.cardgame.texts import WHOLE, sentence_of
from thirdage.cardgame.turn import carryover, user_of
from thirdage.cardgame.view import PILE_NAMES
from thirdage.cardgame.whereabouts import in_play, is_bot, owner_of, where, wielder_of
from thirdage.kernel.contract import Wish
from thirdage.kernel.events import HIDDEN, Event
from thirdage.kernel.frames import Action
from thirdage.kernel.game import Facts
from thirdage.kernel.words import say

MANY = 4  # more names than this are not listed in a sentence
FACTION_NAMES: list[dict[str, str]] = [entry["name"] for entry in read("factions")]
CARD_ACTIONS = ("play", "move", "use", "cycle")
OTHER_ACTIONS = ("winnow", "ring", "pass")
OFFERED_ALONE = {"may_take": "take", "must_take": "take", "play_aside": "play"}  # verbs of questions that may offer `decline` alone


def is_place(noun: int) -> bool:
    return noun > 200 or noun == RESERVE


# Words.


def word(kind: str, number: Any, lang: str) -> str:
    """The name of a noun as people read it; of a seat by its name."""
    if kind == "seat":
        return say(f"cardgame-seat-{number}", lang)
    if kind == "pile":
        return say(f"pile-{PILE_NAMES[number]}", lang)
    if kind == "thing":
        kind = "card" if number < 200 else "place"
    if kind == "place":
        return say("place-reserve", lang) if number == RESERVE else LOCATIONS[number].name
    return CARDS[number].name or NONE


def seat_word(state: State, seat: int, lang: str) -> str:
    """The name of a seat by its number; NONE for the owner of a card that is not of this game."""
    return word("seat", SETTINGS[state.setting].seats[seat], lang) if seat >= 0 else NONE


def told_apart(facts: Facts, seats: list[str], lang: str) -> Facts:
    """Those cards of a sentence that have the name of a seat which it names too: `Saruman plays the card Saruman`."""
    names = {fact: said for fact, said in facts.items() if isinstance(said, str) and fact not in seats}
    taken = [facts[seat] for seat in seats]
    return {
        fact: say("cardgame-the-card", lang, name=name.removeprefix("The "))
        for fact, name in names.items()
        if name.removeprefix("The ") in taken
    }


def quoted(thing: int, sentence: int, lang: str) -> str:
    """A sentence of a card or location, or all that it says."""
    said = text_of(CARDS[thing].face if thing < 200 else LOCATIONS[thing].face, lang)
    return said[sentence - 1] if sentence else " ".join(said)


def line_facts(event: Event, lang: str) -> Facts:
    """What a line of the log quotes, reckons or is chosen by, besides the numbers of its event."""
    kind, *numbers = event
    if kind in ("activate", "reactivate", "play_event"):
        return {"text": quoted(numbers[1], WHOLE, lang)}
    if kind == "use":
        return {"text": quoted(numbers[1], sentence_of(numbers[1], USES[numbers[1]].does), lang)}
    if kind == "text":
        return {"text": quoted(numbers[0], numbers[1], lang)}
    if kind in ("forsake_unseen", "forsake_shown"):
        return {"known": "no" if numbers[1] == HIDDEN else "yes", "from": PILE_NAMES[numbers[-1]]}
    if kind == "cannot_be_played":
        return {"kind": TYPES[CARDS[numbers[1]].type]}
    if kind == "saved":
        return {"whose": "own" if numbers[1] == numbers[2] else "other"}
    if kind == "combat":
        _, attack, defence = numbers
        return {"cancelled": min(attack, defence), "left": max(0, attack - defence)}
    return {}


# Questions.


def cause_of(state: State) -> tuple[str, int]:
    """Why the question on top of the stack is asked: the kind of reason, and the card or location that is it."""
    name, _, *numbers = state.stack[-1]
    if name in ("choose_cycled", "choose_forsaken") and numbers:
        return "cost", numbers[0]
    for frame in reversed(state.stack[:-1]):
        if frame[0] == "text_ends":
            return "text", frame[2]
    return (NONE if state.round else "opening"), 0


def still_to_do(state: State) -> int:
    """How many times this question, the one asked now included, will be asked at least."""
    name = state.stack[-1][0]
    beneath = state.stack[-2] if len(state.stack) > 1 else ("",)
    if name == "choose_cycled" and beneath[0] == "must_cycle":
        return int(beneath[2]) + 1
    return sum(1 for frame in state.stack if frame == state.stack[-1])


def actions_open(verbs: set[str], lang: str) -> str:
    """What can be done in a turn: `play or cycle a card, winnow, or pass`."""
    cards = [say(f"cardgame-turn-{verb}", lang) for verb in CARD_ACTIONS if verb in verbs]
    parts = [say("cardgame-turn-card", lang, verbs=listed(cards, lang, "cardgame-or"))] if cards else []
    parts += [say(f"cardgame-turn-{verb}", lang) for verb in OTHER_ACTIONS if verb in verbs]
    return listed(parts, lang, "cardgame-or-else" if cards else "cardgame-or")


def lies_in_area(state: State, place: int) -> bool:
    """Does a battleground lie in a scoring area, so that to activate it is to reactivate it?"""
    return any(place in area for area in state.scored)


def label_facts(state: State, action: Action) -> Facts:
    verb, noun = action
    if verb == "let_draw":
        return {"amount": amount(state.stack[-1][3], "draw")}
    return {"from": "area" if lies_in_area(state, noun) else "deck"} if verb == "activate" else {}


def question_facts(state: State, own: bool, lang: str) -> Facts:
    """`own`: the asked person is told what the hand allows; to the others that would be a tell."""
    name, _, *numbers = state.stack[-1]
    why, cause = cause_of(state)
    facts: Facts = {"why": why, "cause": word("thing", cause, lang), "count": still_to_do(state)}
    facts["road"] = LOCATIONS[state.road].name if state.road else NONE
    if name == "may":
        facts["text"] = quoted(numbers[0], WHOLE, lang)
    if name == "agree_to_loss":
        facts["named"] = listed([CARDS[card].name for card in numbers[2:]], lang)
    if name == "choose_combat":
        starter = SETTINGS[state.setting].order[state.starter]
        facts["stead"] = seat_word(state, starter, lang) if is_bot(state, starter) else NONE
    if name == "turn":
        verbs = {verb for verb, _ in BOOK.legal(state)} if own else set()
        facts |= {"ways": len(verbs), "can": actions_open(verbs, lang)}
    if name == "choose_battleground":
        found = {lies_in_area(state, place) for _, place in BOOK.legal(state)}
        facts["how"] = "both" if len(found) > 1 else "again" if True in found else "first"
    return facts


# Refusals.


def wishes(state: State, noun: int) -> list[Action]:
    """Whatever one could want of a thing, likeliest first."""
    name, seat, *_ = state.stack[-1]
    if name == "turn":
        if is_place(noun):
            return [("to", noun)]
        if noun in state.hand[seat]:
            return [("play", noun), ("cycle", noun)]
        if not in_play(state, noun):
            return [("play", noun)]
        return [("use", noun), ("move", noun)] if noun in USES else [("move", noun), ("use", noun)]
    kind = "place" if is_place(noun) else "card"
    verbs = dict.fromkeys(verb for verb, _ in BOOK.legal(state))
    if name in OFFERED_ALONE:
        verbs[OFFERED_ALONE[name]] = None
    return [(verb, noun) for verb in verbs if VERBS[verb] == kind]


def copy_offered(state: State, action: Wish) -> int:
    """Another copy of the same army in the same pile that is offered instead, 0 if none: only the first is (`asks.distinct`)."""
    verb, card = action
    if not verb or VERBS[verb] != "card" or CARDS[card].type != ARMY or not state.stack:
        return 0
    options = BOOK.legal(state)
    if action in options:
        return 0
    seat = state.stack[-1][1]
    piles = (state.hand[seat], state.aside[seat], *state.reserve, *state.path, *state.field)
    here = next((pile for pile in piles if card in pile), [])
    return next((other for other in here if DESIGN[other] == DESIGN[card] and (verb, other) in options), 0)


def zone_of(state: State, seat: int, card: int) -> str:
    """Where a card lies as far as this seat knows: a word that sentences choose by."""
    if wielder_of(state, card):
        return "carried"
    there = where(state, card)
    if there >= 0:
        return "field" if there else "reserve"
    if card in state.resolving:
        return "resolving"
    owner = owner_of(state, card)
    if owner in eyes_of(state, seat):
        return next(name for name, pile in zip(PILE_NAMES, piles_of(state, owner), strict=True) if card in pile)
    return "hidden"


def paths_of(card: int) -> str:
    """The path numbers a character may enter: `1 to 4, 7`."""
    numbers = sorted(CARDS[card].paths)
    runs: list[list[int]] = []
    for number in numbers:
        if runs and runs[-1][1] == number - 1:
            runs[-1][1] = number
        else:
            runs.append([number, number])
    return ", ".join(str(first) if first == last else f"{first}-{last}" for first, last in runs) or NONE


def wielders_of(item: int, lang: str) -> str:
    """Who may wield an item, by name; NONE where they are too many to name."""
    allowed = sorted(CARDS[item].wielders)
    return listed([CARDS[wielder].name for wielder in allowed], lang) if len(allowed) <= MANY else NONE


def factions_at(place: int, lang: str) -> str:
    """The factions that fight on a battleground, by name."""
    shown = sorted(LOCATIONS[place].factions) if is_battleground(place) else []
    return listed([FACTION_NAMES[faction].get(lang, FACTION_NAMES[faction]["en"]) for faction in shown], lang)


def place_meant(state: State, noun: int, kind: str, frame: dict[str, int]) -> int:
    """The place a refusal speaks of: the one the question is about, else the one touched."""
    if "place" in frame:
        return frame["place"]
    if kind == "place":
        return noun
    only = FROM_ASIDE[frame["source"]][1] if frame.get("source") in FROM_ASIDE else None
    return only or state.road or (locations(state) or [RESERVE])[0]


def reason_facts(state: State, action: Wish, lang: str) -> Facts:
    """What the sentence of a refusal may name. All of it is known to the asked seat; who is not asked is told to wait."""
    verb, noun = action
    kind = VERBS[verb] if verb else ("place" if is_place(noun) else "card")
    it = word(kind, noun, lang) if kind != "none" else NONE
    top = state.stack[-1] if state.stack else ("", 0)
    seat = top[1]
    sides = SETTINGS[state.setting].sides
    frame = dict(zip((fact.name for fact in BOOK.facts_of.get(top[0], ())), top[2:], strict=False))
    card = frame.get("card") or (noun if kind == "card" else 0)
    place = place_meant(state, noun, kind, frame)
    why, cause = cause_of(state) if state.stack else (NONE, 0)
    enemies = [other for other in range(len(sides)) if sides[other] != sides[seat]]
    source = frame.get("source") or (noun if kind == "card" else 0)
    sought, deck, cycled = SOUGHT.get(source, (frozenset(), False, False))
    piles = [word("pile", pile, lang) for pile, searched in ((DECK, deck), (CYCLE, cycled)) if searched]
    return {
        "it": it,
        "kind": kind,
        "seat": seat_word(state, seat, lang),
        "owner": seat_word(state, owner_of(state, noun), lang) if kind == "card" else NONE,
        "zone": zone_of(state, seat, noun) if kind == "card" else NONE,
        "card": word("card", card, lang) if card else it,
        "absent": say(f"cardgame-absent-{FACTIONS[CARDS[card].faction]}", lang),
        "paths": paths_of(card),
        "wielders": wielders_of(card, lang),
        "source": word("thing", source, lang) if source else it,
        "sought": listed(list(dict.fromkeys(CARDS[wanted].design for wanted in sorted(sought))), lang),
        "piles": listed(piles, lang),
        "user": seat_word(state, user_of(state, noun), lang) if kind == "card" and noun in USES else NONE,
        "copy": word("card", copy_offered(state, action), lang),
        "army": word("card", frame["army"], lang) if "army" in frame else it,
        "place": word("place", place, lang),
        "fighting": factions_at(place, lang),
        "level": LOCATIONS[place].level if place in LOCATIONS else 0,
        "number": frame.get("number", state.level),
        "held": len(state.hand[seat]),
        "limit": carryover(state, seat),
        "enemies": listed([f"{seat_word(state, enemy, lang)} {len(state.hand[enemy])}" for enemy in enemies], lang),
        "offered": listed([word(VERBS[v], n, lang) for v, n in BOOK.legal(state) if VERBS[v] != "none"], lang) if state.stack else NONE,
        "why": why,
        "cause": word("thing", cause, lang),
    }
