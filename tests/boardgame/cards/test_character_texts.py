"""The texts of Characters: with the values that stand beside them they say all that the rules give him, and repeat no value."""

from __future__ import annotations

import re

import pytest

from tests.citing import card, rule
from thirdage.boardgame.catalogue import character_entry
from thirdage.boardgame.journeys import SHADOWFAX
from thirdage.boardgame.tables import (
    ARAGORN,
    CAPTAINS,
    CHARACTER,
    CHARACTERS,
    COMPANIONS,
    GANDALF_THE_GREY,
    GANDALF_THE_WHITE,
    GOLLUM,
    HOBBITS,
    MINIONS,
    STRIDER,
)

CAPTAIN = "In battle his Army counts one unit more for Combat strength, but still rolls five dice at most."


def text(number: int) -> str:
    (said,) = character_entry(number, "en")["text"]
    return str(said)


@pytest.mark.parametrize("number", CHARACTERS, ids=lambda number: CHARACTERS[number].id)
def test_a_text_repeats_no_value_that_stands_beside_it(number: int) -> None:
    said = text(number)
    assert "Action di" not in said and "activates" not in said.casefold()
    levels = [SHADOWFAX] if number == GANDALF_THE_WHITE else []  # a number of his text
    assert [int(level) for level in re.findall(r"Level (?:of )?(\d)", said)] == levels
    assert not re.search(r"(?<!each with a )Leadership (?:of )?\d", said)


@card("Gandalf the Grey", "Strider", "Boromir", "Legolas", "Gimli", "Aragorn")
@rule("BG-C142")
def test_captains_of_the_west_and_nobody_else_strengthen_their_army() -> None:
    assert [number for number in CHARACTERS if CAPTAIN in text(number)] == [number for number in CHARACTERS if number in CAPTAINS]
    assert not [number for number in CHARACTERS if number not in CAPTAINS and "Combat strength" in text(number)]


@card("Gandalf the Grey", "Strider", "Meriadoc Brandybuck", "Peregrin Took")
@rule("BG-17.7")
def test_four_companions_and_gollum_have_an_ability_as_guide() -> None:
    guides = (GANDALF_THE_GREY, STRIDER, *HOBBITS)
    assert [number for number in CHARACTERS if text(number).startswith("Guide: ")] == [number for number in CHARACTERS if number in guides]
    assert text(GOLLUM).startswith("Guides when no Companion is left.")


@card("Aragorn", "Gandalf the White", "Saruman", "The Witch-king", "The Mouth of Sauron")
@rule("BG-10.1", "BG-10.2")
def test_who_starts_out_of_play_says_which_die_brings_him_and_nobody_else_does() -> None:
    entering = {number: re.match(r"Enters with a (Muster result|Will of the West)", text(number)) for number in CHARACTERS}
    assert {number: found[1] for number, found in entering.items() if found} == {
        **dict.fromkeys((ARAGORN, GANDALF_THE_WHITE), "Will of the West"),
        **dict.fromkeys(MINIONS, "Muster result"),
    }
    assert all(CHARACTERS[number].face["starts_in_fellowship"] for number in COMPANIONS if not entering[number])


@pytest.mark.parametrize(
    "name, sentences",
    [
        ("The Mouth of Sauron", ("moves as many regions as his Level", "no heed to enemy Armies", "no impassable border")),
        ("The Mouth of Sauron", ("neither enters nor leaves a region in which a Stronghold that the Shadow controls is besieged",)),
        ("The Mouth of Sauron", ("enters one whose Stronghold the Free Peoples control only if the Shadow besieges it",)),
        ("The Witch-king", ("flies", "to any region, but where the Free Peoples control a Stronghold only if the Shadow besieges it")),
        ("Saruman", ("in Orthanc, besieged or not; he never leaves it.",)),
        ("Gandalf the White", ("Without an Army, alone or with one Hobbit, he moves as of Level 4",)),
    ],
)
@card("The Mouth of Sauron", "The Witch-king", "Saruman", "Gandalf the White")
@rule("BG-10.11", "BG-10.12", "BG-10.9")
def test_who_moves_otherwise_than_a_companion_says_how(name: str, sentences: tuple[str, ...]) -> None:
    assert all(sentence in text(CHARACTER[name]) for sentence in sentences)


@card("Boromir", "Legolas", "Gimli", "Strider")
@rule("BG-C144", "BG-C28")
def test_any_die_serves_four_of_the_companions_and_either_player_those_three_who_speak_for_a_nation() -> None:
    any_die = [CHARACTERS[number].id for number in CHARACTERS if "any unused die, whatever it shows" in text(number)]
    assert any_die == ["strider", "boromir", "legolas", "gimli"]
    assert [id for id in any_die if "with four players either" in text(CHARACTER[id.capitalize()])] == any_die[1:]
