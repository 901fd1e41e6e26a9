"""What the card game's things are called where no question, label or line of the log names them: the words of a page.

All of it is public and the same for all. It stands in the catalogue under `words`.
"""

from __future__ import annotations

from typing import Literal, TypedDict, get_args

from thirdage.cardgame.events import VERBS
from thirdage.cardgame.scenarios import RINGS, RULINGS, SCENARIOS, SETTING_NUMBER, SETTINGS, RingRule
from thirdage.cardgame.tables import CARDS, FACTION_SIDE, FACTIONS, SIDES, TYPES, CardType, Faction, Side, Trait
from thirdage.kernel.words import say

NONE = "none"  # the word of a thing that is not there: sentences choose by it and never say it

Pile = Literal["deck", "top", "hand", "cycle", "gone", "aside", "reserve"]
Kind = Literal["battleground", "path"]
CHOICES: dict[str, tuple[str, ...]] = {  # the options whose values have words of their own
    "shadow": ("players", "bots"),
    "difficulty": ("normal", "challenging"),
    "promos": ("false", "true"),
}


class SeatWords(TypedDict):
    """A seat of a scenario: its name, its side, the factions of its deck, and in a sentence whom it leads."""

    name: str
    side: Side
    factions: list[Faction]
    role: str


class ScenarioWords(TypedDict):
    """A scenario: its name, what it is in a sentence, and its seats in their order."""

    name: str
    about: str
    seats: dict[str, SeatWords]


class ValueWords(TypedDict):
    """A value of an option: its name, and what it means in a sentence, which is empty where the name says it all."""

    name: str
    about: str


class OptionWords(TypedDict):
    """An option: its name, what it decides, and its values, each as JSON writes it (`2`, `bots`, `true`)."""

    name: str
    about: str
    values: dict[str, ValueWords]


class RulingWords(TypedDict):
    """A ruling that may be decided otherwise: what it decides, and what each of its values means."""

    name: str
    values: dict[str, str]


class Words(TypedDict):
    """What things are called. `verbs` are short commands, `rings` tell in a sentence how a Ring token may be used."""

    seats: dict[str, str]
    sides: dict[Side, str]
    factions: dict[Faction, str]
    types: dict[CardType, str]
    traits: dict[Trait, str]
    kinds: dict[Kind, str]
    piles: dict[Pile, str]
    verbs: dict[str, str]
    rings: dict[RingRule, str]
    scenarios: dict[str, ScenarioWords]
    options: dict[str, OptionWords]
    rulings: dict[str, RulingWords]


def listed(words: list[str], lang: str, key: str = "cardgame-and") -> str:
    """Words one after the other: `Rohan, Wizard and Isengard`."""
    if len(words) < 2:
        return words[0] if words else NONE
    return say(key, lang, first=", ".join(words[:-1]), last=words[-1])


def role(name: str, side: int, factions: list[Faction], lang: str) -> str:
    """Whom a seat leads: `Aragorn leads the Dúnedain and the Elves.`"""
    whole = factions == [faction for faction, own in zip(FACTIONS, FACTION_SIDE, strict=True) if own == side]
    people = listed([say(f"cardgame-people-{faction}", lang) for faction in factions], lang)
    return say(f"cardgame-role-all-{SIDES[side]}" if whole else "cardgame-role", lang, seat=name, people=people)


def scenario_words(scenario: str, lang: str) -> ScenarioWords:
    setting = SETTINGS[SETTING_NUMBER[scenario, False, ""]]
    seats: dict[str, SeatWords] = {}
    for seat, side, deck in zip(setting.seats, setting.sides, setting.decks, strict=True):
        found = {CARDS[card].faction for card in deck}
        factions = [faction for number, faction in enumerate(FACTIONS) if number in found]
        name = say(f"cardgame-seat-{seat}", lang)
        seats[seat] = {"name": name, "side": SIDES[side], "factions": factions, "role": role(name, side, factions, lang)}
    return {"name": say(f"cardgame-scenario-{scenario}", lang), "about": say(f"cardgame-scenario-{scenario}-about", lang), "seats": seats}


def option_words(lang: str) -> dict[str, OptionWords]:
    counts = sorted({count for setting in SETTINGS for count in setting.persons})
    values: dict[str, dict[str, ValueWords]] = {
        "persons": {str(count): {"name": say("cardgame-persons", lang, count=count), "about": ""} for count in counts}
    }
    for option, choices in CHOICES.items():
        keys = {choice: f"cardgame-{option}-{choice}" for choice in choices}
        values[option] = {choice: {"name": say(key, lang), "about": say(f"{key}-about", lang)} for choice, key in keys.items()}
    return {
        option: {"name": say(f"cardgame-option-{option}", lang), "about": say(f"cardgame-option-{option}-about", lang), "values": of}
        for option, of in values.items()
    }


def ruling_words(id: str, lang: str) -> RulingWords:
    key = f"cardgame-ruling-{id}"
    return {"name": say(key, lang), "values": {value: say(f"{key}-{value}", lang) for value in RULINGS[id]}}


def words(lang: str) -> Words:
    scenarios = {name: scenario_words(name, lang) for name in SCENARIOS}
    return {
        "seats": {seat: told["name"] for each in scenarios.values() for seat, told in each["seats"].items()},
        "sides": {side: say(f"cardgame-side-{side}", lang) for side in SIDES},
        "factions": {faction: say(f"cardgame-faction-{faction}", lang) for faction in FACTIONS},
        "types": {kind: say(f"cardgame-type-{kind}", lang) for kind in TYPES},
        "traits": {trait: say(f"cardgame-trait-{trait}", lang) for trait in get_args(Trait)},
        "kinds": {kind: say(f"cardgame-kind-{kind}", lang) for kind in get_args(Kind)},
        "piles": {pile: say(f"cardgame-pile-{pile}", lang) for pile in get_args(Pile)},
        "verbs": {verb: say(f"cardgame-verb-{verb.replace('_', '-')}", lang) for verb in VERBS},
        "rings": {rule: say(f"cardgame-ring-{rule}", lang) for rule in RINGS},
        "scenarios": scenarios,
        "options": option_words(lang),
        "rulings": {id: ruling_words(id, lang) for id in RULINGS},
    }
