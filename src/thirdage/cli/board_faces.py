"""What stands on an Event card, a Combat effect or a Character of the board game besides its text: values of the catalogue, in words.

`thirdage cards` and `look` at the terminal both show it.
"""

from __future__ import annotations

from thirdage.kernel.contract import Json
from thirdage.kernel.words import say


def facts(known: Json, entry: Json) -> list[tuple[str, str]]:
    """Headings and values, in the order of a printed card; what an entry does not have is left out. `known` is the catalogue."""
    values = of_card(known, entry) if "deck" in entry else of_combat(known, entry) if "initiative" in entry else of_character(known, entry)
    return [(say(f"cards-{name}"), value) for name, value in values.items() if value]


def of_card(known: Json, entry: Json) -> dict[str, str]:
    return {
        "numbers": str(entry["printed"]),
        "deck": say(f"board-back-{entry['deck']}"),
        "type": known["words"]["dice"][entry["type"]],
        "owner": say("board-owner", owner=entry["owner"], seat=seat_word(known, entry)),
        "after": say("board-after", stays="yes" if entry["table"] else "no"),
    }


def seat_word(known: Json, entry: Json) -> str:
    """Who alone may play the event where his side has two players (BG-21.20); nobody's name if either may."""
    name: str = known["words"]["seats"].get(entry["owner"], "")
    return name


def card_owner(known: Json, entry: Json) -> str:
    """The same in few words, at a table where the side has two players."""
    return say("board-card-owner", owner=entry["owner"], seat=seat_word(known, entry))


def of_combat(known: Json, entry: Json) -> dict[str, str]:
    return {
        "side": known["words"]["seats"][entry["side"]],
        "initiative": numbers(entry["initiative"]),
        "on": ", ".join(entry["cards"]),
    }


def of_character(known: Json, entry: Json) -> dict[str, str]:
    words = known["words"]
    return {
        "side": words["seats"][entry["side"]],
        "type": say("board-character", kind=entry["kind"]),
        "nation": words["nations"].get(entry["nation"], ""),
        "character-level": say("board-level", level=entry["level"]),
        "leadership": str(entry["leadership"]),
        "activates": activates(words["nations"], entry["activates"] or []),
        "action-die": say("board-more-dice", number=entry["action_die"]) if entry["action_die"] else "",
    }


def activates(nations: dict[str, str], meant: str | list[str]) -> str:
    """The Nations a Companion can activate, and how he does it (BG-16.5, BG-16.6): some by their ids, or any."""
    named = say("board-any-nation") if meant == "any" else ", ".join(nations[id] for id in meant)
    return say("board-activates", nations=named) if named else ""


def numbers(initiative: list[int]) -> str:
    return ", ".join(map(str, initiative))


def in_battle(known: Json, entry: Json) -> str:
    """The other half of an Event card: what it does as a Combat card."""
    half = next(effect for effect in known["combat"] if effect["id"] == entry["combat"])
    return say("board-combat", title=half["name"], initiative=numbers(half["initiative"]), text=" ".join(half["text"]))
