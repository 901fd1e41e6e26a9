"""The words of a page: everything that a view, the options or the catalogue can hold has a name in them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.citing import rule
from thirdage.cardgame.events import VERBS
from thirdage.cardgame.positions import GAME
from thirdage.cardgame.scenarios import SCENARIOS, SETTINGS
from thirdage.cardgame.tables import CARDS, FACTIONS, SIDES

CATALOGUE = GAME.catalogue()
WORDS: dict[str, Any] = CATALOGUE["words"]
OPTIONS = GAME.options()["scenarios"]


def texts(part: Any) -> list[str]:
    """All that is said, without the ids and the lists of ids."""
    if isinstance(part, str):
        return [part]
    return [text for name, each in part.items() if name not in ("side", "factions") for text in texts(each)]


def test_everything_printed_on_a_card_or_location_has_a_name() -> None:
    assert {card["faction"] for card in CATALOGUE["cards"]} == {*WORDS["factions"]}
    assert {card["type"] for card in CATALOGUE["cards"]} == {*WORDS["types"]}
    assert {card["side"] for card in CATALOGUE["cards"]} == {*WORDS["sides"]}
    assert {trait for card in CATALOGUE["cards"] for trait in card["traits"]} == {*WORDS["traits"]}
    assert {place["kind"] for place in CATALOGUE["locations"]} == {*WORDS["kinds"]}


def test_every_pile_ring_and_verb_of_a_view_has_a_name() -> None:
    seat = GAME.view(GAME.new(), "frodo")["seats"]["frodo"]
    assert {*seat["cards"], "reserve"} == {*WORDS["piles"]}
    assert {piles["ring_rule"] for name in SCENARIOS for piles in GAME.view(GAME.new(name), None)["seats"].values()} == {*WORDS["rings"]}
    assert [*WORDS["verbs"]] == [*VERBS]
    for names in ("seats", "sides", "factions", "types", "traits", "piles", "verbs"):
        assert len({*WORDS[names].values()}) == len(WORDS[names]), names


def test_a_verb_is_a_short_command() -> None:
    assert [name for name in WORDS["verbs"].values() if len(name.split()) > 3 or not name[0].isupper() or name.endswith(".")] == []


def test_every_option_and_value_has_a_name() -> None:
    assert [*WORDS["scenarios"]] == [*OPTIONS]
    for entry in OPTIONS.values():
        for name, option in entry["options"].items():
            if name == "rulings":
                assert {id: [*words["values"]] for id, words in WORDS["rulings"].items()} == option["values"]
                continue
            values = {*option["values"], *option.get("bots", option)["values"]}
            assert {str(value).lower() for value in values} <= {*WORDS["options"][name]["values"]}


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda given: f"{given.scenario} {given.promos} {given.difficulty}")
def test_every_seat_has_its_side_and_the_factions_of_its_deck(setting: Any) -> None:
    told = WORDS["scenarios"][setting.scenario]["seats"]
    assert tuple(told) == setting.seats
    for seat, side, deck in zip(setting.seats, setting.sides, setting.decks, strict=True):
        assert told[seat]["side"] == SIDES[side]
        assert {*told[seat]["factions"]} == {FACTIONS[CARDS[card].faction] for card in deck}
        assert told[seat]["name"] == WORDS["seats"][seat] == GAME.word("seat", seat, "en")


def test_the_role_of_a_seat_names_whom_it_leads() -> None:
    roles = {(scenario, seat): told["role"] for scenario in SCENARIOS for seat, told in WORDS["scenarios"][scenario]["seats"].items()}
    assert roles["trilogy", "frodo"] == "Frodo leads the Dwarves, the Hobbits, Rohan and the Wizards."
    assert roles["trilogy", "witch-king"] == "Witch-king leads Mordor."
    assert roles["duel2", "witch-king"] == "Witch-king leads the whole Shadow: Isengard, the Monstrous, the Southrons and Mordor."
    assert roles["duel3", "gandalf"].startswith("Gandalf leads all Free Peoples: the Dúnedain, the Elves")
    assert roles["fellowship", "balrog"] == "Balrog of Moria leads Isengard, the Monstrous and Mordor."


@rule("AS-R36")
def test_where_bots_can_be_chosen_it_is_said_that_their_deck_is_adapted() -> None:
    assert "adapted deck" in WORDS["options"]["shadow"]["values"]["bots"]["about"]


def test_every_word_is_said_and_what_explains_is_a_sentence() -> None:
    counts = WORDS["options"]["persons"]["values"].values()
    assert {each["about"] for each in counts} == {""}, "their names say it all"
    rest = {**WORDS["options"], "persons": {**WORDS["options"]["persons"], "values": {}}}
    assert all(texts({**WORDS, "options": rest}))
    about = [scenario["about"] for scenario in WORDS["scenarios"].values()]
    about += [told["role"] for scenario in WORDS["scenarios"].values() for told in scenario["seats"].values()]
    about += [each["about"] for option in rest.values() for each in (option, *option["values"].values())]
    assert [text for text in (*about, *WORDS["rings"].values()) if not text.endswith(".")] == []
