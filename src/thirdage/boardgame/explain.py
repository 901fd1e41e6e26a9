"""What sentences may name: things by their words, what decides a question, a label or a line of the log. Refusals: `refusing`.

Only facts are made here. Whether something is forbidden, and by which rule, is said by the conditions that make the options.
"""

from __future__ import annotations

from typing import Any

from thirdage.boardgame.actions import nation_of_champion
from thirdage.boardgame.battle import hits_of
from thirdage.boardgame.book import BOOK, NOBODY
from thirdage.boardgame.events import KINDS as EVENTS
from thirdage.boardgame.fellowship import BY_CHOICE, BY_SHADOW, MORIA, stronghold_tiles
from thirdage.boardgame.hunt import takes_one
from thirdage.boardgame.seating import SEATINGS
from thirdage.boardgame.state import FROM, NOT_IN_MORDOR, PLACE, State, ruling, seating_of
from thirdage.boardgame.table_cards import table_card
from thirdage.boardgame.tables import (
    CARD,
    CARDS,
    CHARACTER,
    CHARACTERS,
    COMBAT,
    COMPANIONS,
    DECK_ID,
    DECKS,
    DIE_ROLL,
    EYE,
    FACE_ID,
    FACES,
    FIRST_CARD,
    FIRST_CHARACTER,
    FIRST_INSIDE,
    FIRST_REGION,
    FREE,
    GOLLUM,
    HOBBITS,
    HOME_SIDE,
    KINDS,
    MINIONS,
    NATION_ID,
    NATION_OF_KIND,
    NATIONS,
    NAZGUL,
    OUTSIDE,
    PLACES,
    POINTS,
    REGIONS,
    REGULAR,
    SETTLEMENT,
    SHADOW,
    SIDES,
    TILES,
    TOTAL,
    TYPES,
    WILL_DIE,
    Card,
    Character,
    Region,
    kind_of,
)
from thirdage.boardgame.turn import pool
from thirdage.kernel.events import HIDDEN, Event
from thirdage.kernel.frames import Action
from thirdage.kernel.game import Facts
from thirdage.kernel.words import say

NONE = "none"


def key(text: str) -> str:
    return text.replace("_", "-")


# Names.


def unit_word(kind: int, lang: str, count: int = 1) -> str:
    """A kind of figure: `Gondor Regular`, `3 Gondor Regulars`, `Nazgûl`."""
    if kind == NAZGUL:
        return say("boardgame-unit-nazgul", lang, count=count)
    nation = people(NATION_OF_KIND[kind], lang)
    return say(f"boardgame-unit-{TYPES[kind % 3]}", lang, nation=nation, count=count)


def people(nation: int, lang: str) -> str:
    """What figures of a Nation are called by: `Elven`."""
    return say(f"boardgame-people-{NATION_ID[nation]}", lang)


def combat_title(card: int, lang: str) -> str:
    """The name of what a card does in battle."""
    titles: dict[str, str] = COMBAT[CARDS[card].combat]["title"]
    return titles.get(lang, titles["en"])


def figure_word(figure: int, lang: str, count: int = 1) -> str:
    return unit_word(figure, lang, count) if figure < KINDS else named(CHARACTERS[figure], lang)


def named(thing: Card | Character | Region, lang: str) -> str:
    """A name from `data/`, in English where the language has none."""
    names: dict[str, str] = thing.face["name"]
    return names.get(lang, thing.name)


def place_word(place: int, lang: str) -> str:
    region = OUTSIDE.get(place, place)
    if region not in REGIONS:
        return say("boardgame-nowhere", lang)
    name = named(REGIONS[region], lang)
    return name if place == region else say("boardgame-inside", lang, place=name)


def tile_word(tile: int, lang: str) -> str:
    face = TILES[tile]
    value = (
        say("boardgame-tile-eye", lang)
        if face.value == EYE
        else say("boardgame-tile-die", lang)
        if face.value == DIE_ROLL
        else str(face.value)
    )
    marks = [say(f"boardgame-tile-{mark}", lang) for mark, shown in (("reveal", face.reveal), ("stop", face.stop)) if shown]
    name = say("boardgame-tile-named", lang, card=CARDS[face.card].name, value=value) if face.card else value
    return say("boardgame-tile", lang, value=name, marks=say("boardgame-tile-and", lang).join(marks)) if marks else name


def word(kind: str, noun: Any, lang: str) -> str:
    """The name of a noun as people read it; of a seat by its name."""
    match kind:
        case "seat":
            return say(f"boardgame-seat-{noun}", lang)
        case "side":
            return say(f"boardgame-side-{SIDES[noun]}", lang)
        case "region" | "place":
            return place_word(noun, lang)
        case "figure" | "unit" | "character":
            return figure_word(noun, lang)
        case "nation":
            return say(f"boardgame-nation-{NATION_ID[noun]}", lang)
        case "die":
            return say(f"boardgame-die-{key(FACE_ID[noun])}", lang) if noun in FACE_ID else NONE
        case "deck":
            return say(f"boardgame-deck-{DECK_ID[noun]}", lang)
        case "card":
            return named(CARDS[noun], lang)
        case "tile":
            return tile_word(noun, lang)
        case "dice":
            return ", ".join(str(noun)) if noun else say("boardgame-no-dice", lang)
        case "by":
            return word("card", noun, lang) if noun in CARDS else word("die", noun, lang)
    raise KeyError(kind)


UNIT_NAMES = {unit_word(kind, "en"): kind for kind in range(KINDS) if TOTAL[kind]}
FIGURE_NAMES = {**UNIT_NAMES, **CHARACTER}
REGION_NAMES = {region.name: number for number, region in REGIONS.items()}
PLACE_NAMES = {**REGION_NAMES, **{f"inside {REGIONS[region].name}": inside for inside, region in OUTSIDE.items()}}
DIE_NAMES = {id: face for face, id in FACE_ID.items()}
DECK_NAMES = {id: deck for deck, id in DECK_ID.items()}
NATION_NAMES = {id: nation for nation, id in NATION_ID.items()}
NAMES: dict[str, dict[str, int]] = {
    "card": CARD,
    "figure": FIGURE_NAMES,
    "region": REGION_NAMES,
    "place": PLACE_NAMES,
    "die": DIE_NAMES,
    "deck": DECK_NAMES,
    "nation": NATION_NAMES,
}
THINGS = frozenset({number for names in NAMES.values() for number in names.values()} | set(TILES))  # whatever can be touched


def kinds_of(noun: int) -> tuple[str, ...]:
    """What a number can be: the kinds of nouns it may stand for."""
    if noun < FIRST_REGION or FIRST_CHARACTER <= noun <= GOLLUM:
        return ("figure",)
    if noun < FIRST_INSIDE:
        return ("region", "place")
    if noun < PLACES:
        return ("place",)
    if noun in NATIONS:
        return ("nation",)
    if noun in FACES:
        return ("die",)
    if noun in DECKS:
        return ("deck",)
    return ("card",) if noun >= FIRST_CARD else ("tile",)


# Questions and labels.


def frame_facts(state: State) -> dict[str, int]:
    """The numbers of the question on top by their names."""
    if not state.stack:
        return {}
    name, _, *numbers = state.stack[-1]
    return dict(zip((fact.name for fact in BOOK.facts_of.get(name, ())), numbers, strict=False))


def party(figures: list[int], lang: str) -> str:
    """Figures as one text: `3 Sauron Regulars, Nazgûl`."""
    return ", ".join(figure_word(figure, lang, figures.count(figure)) for figure in dict.fromkeys(figures)) or NONE


def question_facts(state: State, lang: str) -> Facts:
    """What questions may name besides their numbers: what is picked so far, how the Fellowship stands, who fights where."""
    facts: Facts = {
        "party": party(state.column, lang),
        "rear": party(state.rearguard, lang),
        "progress": state.progress,
        "corruption": state.corruption,
    }
    if state.battle:
        source, place = state.battle[FROM], state.battle[PLACE]
        facts |= {"from": place_word(source, lang), "at": place_word(place, lang), "form": form_of_battle(source, place)}
    name, _, *numbers = state.stack[-1]
    if name == "rearguard":
        facts["kept"] = "yes" if state.rearguard else "no"
    if name == "path":
        facts |= path_facts(state, lang)
    if name == "allocate":
        facts["dice"] = pool(state, SHADOW)
    if name == "take_hits":
        facts["elites"] = "yes" if any(verb == "reduce" for verb, _ in BOOK.legal(state)) else "no"
    if name == "heroic_sacrifice":
        facts["hits"] = hits_of(state, SHADOW)
    if name == "fly_to":
        _, figure, amount = numbers
        facts |= {"figures": figure_word(figure, lang, amount), "nazgul": "yes" if figure == NAZGUL else "no"}
    if name == "march_again":
        facts["first"] = "no" if state.marched else "yes"
    if name in MOVERS:
        facts["first"] = "no" if any(figure in MOVERS[name] for _, figure in state.marched) else "yes"
    return facts | forced_facts(state)


MOVERS = {"fly_more": (NAZGUL, *MINIONS), "travel_more": COMPANIONS}  # questions that a card asks from the first move on, and who moves


def path_facts(state: State, lang: str) -> Facts:
    """What the way of the figure costs: Hunt tiles that are due already, the regions that cost one more, and Balrog of Moria."""
    _, _, why, _, *way = state.stack[-1]
    onward = [noun for verb, noun in BOOK.legal(state) if verb == "to"]
    found = why == BY_SHADOW or (why == BY_CHOICE and ruling(state, "BG-C154"))  # BG-17.23
    costly = [region for region in onward if found and region not in way and stronghold_tiles(state, (region,))]
    balrog = "no"
    if table_card(state, "Balrog of Moria"):  # BG-C81
        balrog = "in" if MORIA in onward and MORIA not in way else "out" if way == [MORIA] and onward else "no"
    return {
        "here": place_word(way[-1], lang),
        "due": len(stronghold_tiles(state, tuple(way))) if found else 0,
        "costly": say("boardgame-or", lang).join(place_word(region, lang) for region in costly) or NONE,
        "balrog": balrog,
    }


def forced_facts(state: State) -> Facts:
    """Of damage that is not lowered: does it cost a Companion at random before it corrupts?"""
    if state.stack[-1][0] != "suffer":
        return {}
    numbers = frame_facts(state)
    return {"forced": int(takes_one(state, numbers["cause"], numbers["lost"]))}


def label_facts(state: State, action: Action, lang: str) -> Facts:
    verb, noun = action
    name, _, *numbers = state.stack[-1]
    facts = forced_facts(state)
    if name == "attack_to":
        facts["siege"] = "yes" if numbers[1] == noun else "no"
    if verb == "from_hand" or (verb == "army_of" and noun != NOBODY):
        facts["seat"] = word("seat", seating_of(state).seats[noun], lang)
    if verb == "stop" and name == "path":
        facts["here"] = place_word(numbers[-1], lang)
    if verb == "strike":
        facts["kept"] = "yes" if state.rearguard else "no"
    if verb == "depart":
        facts["mordor"] = "no" if state.mordor == NOT_IN_MORDOR else "yes"
    if verb == "remove_card":
        facts["price"] = price_of_removal(noun, frame_facts(state)["face"])
    if verb == "counsel":
        facts["nation"] = word("nation", nation_of_champion(noun), lang)
    return facts


PRICES = {  # what it costs, besides the die, to take a card of the enemy off the table
    CARD["The Palantír of Orthanc"]: "ring",
    CARD["A Power too Great"]: "cards",
    CARD["The Power of Tom Bombadil"]: "cards",
}


def price_of_removal(card: int, face: int) -> str:
    price = PRICES.get(card, NONE)
    return NONE if price == "ring" and face == WILL_DIE else price


WITH_EFFECT = ("combat_card", "table_combat_card", "more_hits", "fewer_hits", "hits_at_once")  # lines that name what a card does in battle
WITH_ADDED = ("combat_roll", "leader_reroll", "hunt_roll", "hunt_reroll")  # lines that tell what was added to each die
SIDE_OF_SEAT = {seat: SIDES[side] for given in SEATINGS for seat, side in zip(given.seats, given.sides, strict=True)}


def line_facts(event: Event, lang: str) -> Facts:
    """What a line of the log names besides its own numbers: several figures of a kind as one text; a swapped card to either who sees it."""
    kind, *numbers = event
    named = dict(zip((fact.name for fact in EVENTS[kind]), numbers, strict=True))
    if kind == "swaps" and named["same"] != HIDDEN:
        return {"card": word("card", named["same"], lang)}
    if kind in WITH_EFFECT:
        return {"effect": combat_title(named["card"], lang)}
    if kind in WITH_ADDED:
        added = named["added"]
        return {"sign": "plus" if added > 0 else "minus" if added else "none", "by": abs(added)}
    if kind == "captures":
        region = named["region"]
        back = SIDES[HOME_SIDE[region]] == SIDE_OF_SEAT[named["seat"]]
        return {"points": POINTS.get(SETTLEMENT[region], 0), "back": "yes" if back else "no"}
    if kind == "leaves_table":
        return {"because": NONE if named["why"] else say(f"boardgame-leaves-{CARDS[named['card']].id}", lang)}
    if kind == "attacks":
        return {"form": form_of_battle(named["source"], named["place"])}
    if kind == "raises":
        nation = NATION_OF_KIND[named["figure"]]
        return {"nation": NATION_ID[nation], "regular": unit_word(kind_of(nation, REGULAR), lang)}
    if kind == "casualty":
        return {"hobbit": "yes" if named["character"] in HOBBITS else "no"}
    if kind == "rolls":
        return {"free": "yes" if named["side"] == FREE else "no"}
    if "figure" in named and "count" in named:
        return {"figures": figure_word(named["figure"], lang, named["count"])}
    return {}


def form_of_battle(source: int, place: int) -> str:
    """What an attack from one place on another is."""
    return "siege" if place in OUTSIDE else "sortie" if source in OUTSIDE else "field"


def as_line(said: str) -> str:
    """A sentence of its own: with a capital, and no full stop behind a name that ends in a mark, such as `The Ring is Mine!`."""
    return (said[0].upper() + said[1:]).replace("!.", "!")
