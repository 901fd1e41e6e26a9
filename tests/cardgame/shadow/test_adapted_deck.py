"""The adapted deck (AS-R36): icons, paths, wielders and keywords of the printed namesake; what was changed says so."""

from __future__ import annotations

from typing import Any

import pytest

from tests.citing import rule
from thirdage.cardgame.hooks import TEXTS
from thirdage.cardgame.icons import PLACE_BONUS
from thirdage.cardgame.positions import GAME
from thirdage.cardgame.tables import CARDS, LOCATIONS, Card, read

BASE: dict[str, Card] = {card.name: card for card in CARDS[1:] if not card.bot}
BOTS = [card for card in CARDS[1:] if card.bot]
ENTRIES = {entry["of"]: entry for entry in read("bots")["cards"]}
ABOUT = {"of", "numbers", "number", "text", "basis", "adapted", "adapted_by", "amounts"}  # says what it is; the rest are changes
PRINTED = (
    "design",
    "type",
    "faction",
    "side",
    "attack",
    "defence",
    "leadership_attack",
    "leadership_defence",
    "path_icons",
    "paths",
    "traits",
)


def changes(card: Card) -> dict[str, Any]:
    return {name: value for name, value in ENTRIES[card.face["of"]].items() if name not in ABOUT}


@pytest.mark.parametrize("card", BOTS, ids=lambda card: card.name)
@rule("AS-R36")
def test_a_bots_card_has_the_printed_values_of_its_namesake(card: Card) -> None:
    base = BASE[card.name]
    assert all(name not in changes(card) for name in PRINTED)
    assert [getattr(card, name) for name in PRINTED] == [getattr(base, name) for name in PRINTED]
    assert {CARDS[wielder].name for wielder in card.wielders} == {CARDS[wielder].name for wielder in base.wielders}
    assert all(CARDS[wielder].bot for wielder in card.wielders)


@pytest.mark.parametrize("card", BOTS, ids=lambda card: card.name)
@rule("AS-R36")
def test_its_icons_at_particular_places_are_the_same_unless_the_data_say_otherwise(card: Card) -> None:
    places = {place: LOCATIONS[place].face.get("of", LOCATIONS[place].id) for place in LOCATIONS}
    own = {places[place]: more for (number, place), more in PLACE_BONUS.items() if number == card.number}
    printed = {places[place]: more for (number, place), more in PLACE_BONUS.items() if number == BASE[card.name].number}
    assert own == ({} if "bonus" in changes(card) else printed)


@rule("AS-R36")
def test_what_the_data_change_is_this_and_nothing_else() -> None:
    openers = ("Coastal Raiders", "Corsairs of Umbar", "Haradrim Regulars", "Haradrim Cavalry", "The Black Fleet")
    changed = {card.name: changes(card) for card in BOTS if changes(card)}
    assert {name: change for name, change in changed.items() if "bonus" in change} == {name: {"bonus": []} for name in openers}
    mounts = {name: change for name, change in changed.items() if name not in openers}
    assert mounts == {"Black Rider's Mount": {"play_on": "reserve"}, "Fell Beast": {"play_on": "reserve"}}


@pytest.mark.parametrize("card", BOTS, ids=lambda card: card.name)
@rule("AS-R36")
def test_a_text_marked_as_base_is_the_printed_one_and_an_adapted_one_is_not(card: Card) -> None:
    entry, said, printed = ENTRIES[card.face["of"]], TEXTS.get(card.id, []), TEXTS.get(BASE[card.name].id, [])
    instead = [sentence for sentence in said if sentence.startswith("If it cannot be played")]
    assert ("instead_draw" in entry.get("amounts", {})) == bool(instead)
    own = [sentence for sentence in said if sentence not in instead]
    assert (own == printed) == (entry["text"] == "as base")
    kept = {name: amount for name, amount in card.face["amounts"].items() if name in BASE[card.name].face["amounts"]}
    assert kept == {name: BASE[card.name].face["amounts"][name] for name in kept}  # no amount was changed by the way


@rule("AS-R36")
def test_the_catalogue_says_of_every_bots_card_and_location_what_it_rests_on() -> None:
    catalogue = GAME.catalogue()
    for kind, count in (("cards", len(ENTRIES)), ("locations", 6)):
        own = [entry for entry in catalogue[kind] if entry["bot"]]
        assert len(own) == count
        for entry in own:
            assert entry["change"] in ("as base", "adapted")
            assert entry["basis"] in ("seed", "bot rules", "analogy", "guess")
            assert entry["adapted"] and entry["adapted_by"]
        assert not any("basis" in entry or "adapted" in entry for entry in catalogue[kind] if not entry["bot"])


@rule("AS-R36", "AS-1.6")
def test_a_replaced_location_keeps_its_printed_values_and_its_text_is_a_guess() -> None:
    entries = read("bots")["locations"]
    by_id = {location.id: location for location in LOCATIONS.values()}
    assert len(entries) == 6
    for entry in entries:
        base, own = by_id[entry["of"]], by_id[f"{entry['of']}-bot"]
        assert not set(entry) - ABOUT
        assert (own.name, own.vp, own.defence, own.level, own.side) == (base.name, base.vp, base.defence, base.level, base.side)
        assert own.factions == base.factions
        assert own.face["amounts"] == base.face["amounts"]
        assert (entry["text"], entry["basis"]) == ("adapted", "guess")
        assert TEXTS[own.id] != TEXTS[base.id]
