"""The location step and every activation: battlegrounds (CG-6.1 to 6.10)."""

from collections.abc import Iterator

import pytest

from tests.cardgame.locations import told
from tests.citing import rule
from thirdage.cardgame.activation import AREA_ONLY, BOTH, DECK_ONLY, activate_battleground, battlegrounds
from thirdage.cardgame.book import NOBODY
from thirdage.cardgame.icons import location_defence
from thirdage.cardgame.positions import ARAGORN, FRODO, GAME, SARUMAN, WITCH_KING, asked, do, names, place_names, table, why_not
from thirdage.cardgame.state import State
from thirdage.cardgame.tables import DUNEDAIN, FREE, LOCATIONS, PLACE, SHADOW, SOUTHRON
from thirdage.cardgame.tokens import add_token

LOCATIONS_NOW = ("location_step", NOBODY)
THEN = (("turn", WITCH_KING),)
FREE_DECK = "Dol Amroth, Edoras, Helm's Deep, Lórien, Minas Tirith, Pelargir, Rivendell"
SHADOW_DECK = "Dol Guldur, Harad, Minas Morgul, Morannon, Moria, Orthanc, Umbar"


def without(deck: str, name: str) -> str:
    return ", ".join(each for each in deck.split(", ") if each != name)


def first_battlegrounds(**position: str | int) -> Iterator[str]:
    """The battleground a location step lays open first, many times over."""
    for seed in range(60):
        s = table(deck="", asking=LOCATIONS_NOW, then=THEN, seed=str(seed), **position)  # type: ignore[arg-type]
        yield place_names(s.active)[0]


# The step.


@rule("CG-6.1")
def test_the_text_of_the_battleground_is_resolved_in_full_before_the_path_is_activated() -> None:
    s = table(used_battlegrounds=f"{FREE_DECK}, {without(SHADOW_DECK, 'Minas Morgul')}", asking=LOCATIONS_NOW, then=THEN)
    assert GAME.asked(s) == "witch-king"
    assert place_names(s.active) == ["Minas Morgul"]
    assert s.road == 0
    do(s, "cycle the rest")
    while s.stack[-1] != THEN[0]:  # the path's own text
        GAME.apply(s, GAME.legal(s)[0])
    assert LOCATIONS[s.road].level == 1


@rule("CG-6.4")
@pytest.mark.parametrize("starter, deck", [(FRODO, FREE_DECK), (ARAGORN, FREE_DECK), (WITCH_KING, SHADOW_DECK), (SARUMAN, SHADOW_DECK)])
def test_the_battleground_comes_at_random_from_the_deck_of_the_starting_players_side(starter: int, deck: str) -> None:
    assert set(first_battlegrounds(starter=starter)) == set(deck.split(", "))


@rule("CG-6.4")
def test_an_empty_deck_is_replaced_by_the_other_sides() -> None:
    assert set(first_battlegrounds(starter=FRODO, used_battlegrounds=FREE_DECK)) == set(SHADOW_DECK.split(", "))
    assert set(first_battlegrounds(starter=SARUMAN, used_battlegrounds=SHADOW_DECK)) == set(FREE_DECK.split(", "))


@rule("CG-6.4")
def test_with_both_decks_empty_only_a_path_is_activated() -> None:
    s = table(used_battlegrounds=f"{FREE_DECK}, {SHADOW_DECK}", deck="", asking=LOCATIONS_NOW, then=THEN)
    assert s.active == []
    assert LOCATIONS[s.road].level == 1
    assert s.stack == list(THEN)


@rule("CG-C71", "CG-6.1")
def test_in_the_location_step_the_starting_player_is_the_activating_player() -> None:
    s = table(starter=SARUMAN, used_battlegrounds=f"{FREE_DECK}, {without(SHADOW_DECK, 'Harad')}", deck="", asking=LOCATIONS_NOW, then=THEN)
    assert told(s, "activate") == [("activate", SARUMAN, PLACE["Harad"]), ("activate", SARUMAN, s.road)]


# Activated by a text.


@rule("CG-6.2", "CG-C71")
def test_a_battleground_activated_by_a_card_is_laid_open_and_its_text_resolved() -> None:
    s = table(reserve="Coastal Raiders", hand="Strider", path="Egladil", asking=("turn", SARUMAN), then=(("combat_step", NOBODY),))
    do(s, "use Coastal Raiders")
    assert told(s, "activate", "text") == [("activate", SARUMAN, PLACE["Dol Amroth"])]  # that line of the log quotes the text
    assert place_names(s.active) == ["Dol Amroth"]
    assert GAME.asked(s) == "aragorn"  # may forsake to draw
    do(s, "do not use it")
    assert s.stack[-1] == ("turn", FRODO)


@rule("CG-6.5", "CG-R16", "CG-6.8")
def test_the_player_of_a_text_chooses_among_all_that_match_in_decks_and_scoring_areas() -> None:
    s = table(
        hand="The Black Captain, Olog-hai",
        reserve="The Witch-king",
        battlegrounds={"Morannon": ""},
        scored_free="Minas Morgul",
        scored_shadow="Minas Tirith",
        asking=("turn", WITCH_KING),
    )
    do(s, "play The Black Captain")
    assert GAME.asked(s) == "witch-king"
    assert asked(s) == ["activate Lórien", "reactivate Minas Tirith", "activate Dol Guldur", "reactivate Minas Morgul"]
    assert why_not(s, ("activate", "Morannon")) == "CG-R15"  # active: it lies in neither
    assert why_not(s, ("activate", "Edoras")) == "CG-6.5"  # does not match
    assert why_not(s, ("to", "Morannon")) == "CG-6.5"  # it is not time for that
    do(s, "reactivate Minas Morgul", "cycle the rest")
    assert asked(s) == ["to Minas Morgul", "leave it in reserve"]
    reasons = [GAME.why_not(s, "witch-king", ("to", place)) for place in (0, PLACE["Morannon"])]
    assert [rule for rule, _ in reasons] == ["CG-R42", "CG-R42"]
    assert "Leave it in reserve" in reasons[0][1] and "only to Minas Morgul" in reasons[1][1]
    assert why_not(s, ("to", "Umbar")) == "CG-6.3"
    do(s, "to Minas Morgul")
    assert place_names(s.active) == ["Morannon", "Minas Morgul"]
    assert names(s.field[3]) == ["The Witch-king"]
    assert s.scored == [[], [PLACE["Minas Tirith"]]]
    assert s.stack == [("turn", ARAGORN)]


@rule("CG-6.5")
def test_after_a_card_was_taken_from_a_battleground_deck_the_next_is_as_random_as_before() -> None:
    found = set()
    for seed in range(60):
        s = table(reserve="Corsairs of Umbar", deck="", seed=str(seed), asking=("turn", SARUMAN), then=(("random_battleground", SARUMAN),))
        do(s, "use Corsairs of Umbar")
        s.stack = [*THEN, ("random_battleground", SARUMAN)]
        GAME.frames.run(s)
        assert place_names(s.active)[0] == "Umbar"
        found.add(place_names(s.active)[1])
    assert found == set(without(SHADOW_DECK, "Umbar").split(", "))


@rule("CG-6.6")
def test_any_number_of_battlegrounds_may_be_active_at_once() -> None:
    s = table(deck="")
    for name in f"{FREE_DECK}, {SHADOW_DECK}".split(", "):
        if PLACE[name] not in s.active:  # some bring another along
            activate_battleground(s, FRODO, PLACE[name])
            GAME.frames.run(s)
    assert len(s.active) == 14
    assert len(s.field) == 28
    assert GAME.check(s) == []


@rule("CG-6.7", "CG-6.2")
@pytest.mark.parametrize("free, shadow", [("Harad", ""), ("", "Harad")])
def test_reactivating_resolves_the_text_again_and_changes_no_side(free: str, shadow: str) -> None:
    s = table(
        scored_free=free,
        scored_shadow=shadow,
        reserve="The Black Serpent; Riders of Rohan 1; Soldiers of Gondor",
        deck="Olog-hai, Gollum",
        asking=("turn", SARUMAN),
    )
    do(s, "use The Black Serpent")
    assert told(s, "activate", "reactivate") == [("reactivate", SARUMAN, PLACE["Harad"])]
    assert (names(s.hand[WITCH_KING]), names(s.hand[SARUMAN])) == (["Olog-hai"], ["Gollum"])  # each Shadow player draws 1
    assert s.scored == [[], []]
    assert s.stack == [("turn", FRODO)]
    s.stack = [*THEN, ("turn", ARAGORN)]
    do(s, "move Soldiers of Gondor")  # the Dúnedain still attack there
    s.stack = [*THEN, ("combat", NOBODY, PLACE["Harad"])]
    GAME.frames.run(s)
    assert names(s.gone[ARAGORN])[-1] == "Soldiers of Gondor"
    assert place_names(s.scored[FREE if free else SHADOW]) == ["Harad"]  # 1 attack: against 0 if captured, else against 1


@rule("CG-6.8", "CG-R16")
def test_activate_means_a_deck_reactivate_a_scoring_area_and_both_means_both() -> None:
    s = table(battlegrounds={"Umbar": ""}, scored_free="Harad, Pelargir", scored_shadow="Morannon, Dol Amroth")
    assert place_names(battlegrounds(s, SOUTHRON, DECK_ONLY)) == ["Minas Tirith"]
    assert place_names(battlegrounds(s, SOUTHRON, AREA_ONLY)) == ["Dol Amroth", "Pelargir", "Harad", "Morannon"]
    assert place_names(battlegrounds(s, SOUTHRON, BOTH)) == ["Dol Amroth", "Minas Tirith", "Pelargir", "Harad", "Morannon"]


@rule("CG-R15", "CG-6.8")
def test_an_active_battleground_can_be_neither_activated_nor_reactivated() -> None:
    s = table(battlegrounds={"Umbar": "", "Harad": ""}, reserve="Corsairs of Umbar; The Black Serpent", asking=("turn", SARUMAN))
    assert why_not(s, ("use", "Corsairs of Umbar")) == "CG-C16"
    assert why_not(s, ("use", "The Black Serpent")) == "CG-C59"
    assert PLACE["Umbar"] not in battlegrounds(s, None, BOTH)


@rule("CG-6.3")
def test_a_location_is_active_until_its_combat_is_resolved() -> None:
    s = table(
        battlegrounds={"Moria": "", "Edoras": ""},
        reserve="Gandalf the Grey",
        hand="Gimli, Sting",
        asking=("combat_step", NOBODY),
        then=(("turn", FRODO),),
    )
    assert asked(s) == ["fight at Moria", "fight at Edoras"]
    do(s, "fight at Moria")  # the last combat is no choice
    assert (s.active, s.field) == ([], [])
    assert place_names(s.scored[FREE] + s.scored[SHADOW]) == ["Edoras", "Moria"]
    assert why_not(s, ("move", "Gandalf the Grey")) == "CG-9.2"
    do(s, "play Gimli", "take nothing")
    assert names(s.reserve[FRODO]) == ["Gandalf the Grey", "Gimli"]  # nowhere else to go


@rule("CG-6.3")
def test_a_battleground_that_is_not_active_cannot_be_entered() -> None:
    s = table(hand="Gandalf the Grey, Gimli", battlegrounds={"Moria": "", "Edoras": ""}, scored_free="Helm's Deep")
    do(s, "play Gandalf the Grey")
    assert asked(s) == ["to Moria", "to Edoras", "to the reserve"]
    assert why_not(s, ("to", "Helm's Deep")) == "CG-6.3"
    assert why_not(s, ("to", "Rivendell")) == "CG-6.3"


# Linked activation, and captured battlegrounds.


@rule("CG-6.9", "CG-T5")
def test_reactivating_dol_guldur_by_a_text_brings_lorien_too() -> None:
    s = table(
        hand="The Black Captain, Olog-hai",
        reserve="The Witch-king",
        scored_free="Dol Guldur",
        used_battlegrounds="Minas Tirith",
        asking=("turn", WITCH_KING),
    )
    do(s, "play The Black Captain", "reactivate Dol Guldur")
    assert told(s, "activate", "reactivate") == [("reactivate", WITCH_KING, PLACE["Dol Guldur"]), ("activate", WITCH_KING, PLACE["Lórien"])]
    assert place_names(s.captured) == ["Dol Guldur"]
    assert asked(s) == ["to Dol Guldur", "leave it in reserve"]  # the one chosen, not the linked one
    do(s, "leave it in reserve")
    assert place_names(s.active) == ["Dol Guldur", "Lórien"]
    assert names(s.reserve[WITCH_KING]) == ["The Witch-king"]
    assert s.stack == [("turn", ARAGORN)]


@rule("CG-6.10", "CG-T6", "CG-C74")
def test_dol_guldur_out_of_the_free_peoples_area_has_no_defence_of_its_own() -> None:
    s = table(
        battlegrounds={"Lórien": "", "Dol Guldur": "High Elves 1; Mordor Orcs 1"},
        captured="Dol Guldur",
        asking=("combat", NOBODY, PLACE["Dol Guldur"]),
        then=THEN,
    )
    assert told(s, "combat") == [("combat", PLACE["Dol Guldur"], 2, 0)]
    assert names(s.gone[WITCH_KING]) == ["Mordor Orcs 1"]  # the Shadow still defends, with too little
    assert names(s.gone[ARAGORN]) == ["High Elves 1"]
    assert place_names(s.scored[FREE]) == ["Dol Guldur"]
    assert s.captured == []
    assert s.stack == list(THEN)


@rule("CG-R17", "CG-6.10")
def test_only_the_area_it_was_last_taken_from_decides_about_its_defence() -> None:
    s = table(scored_free="Moria", deck="")
    assert taken_and_fought(s, "Moria") == 0  # out of the attackers' area
    assert place_names(s.scored[SHADOW]) == ["Moria"]  # held without any card, so won back
    assert taken_and_fought(s, "Moria") == 2  # out of its own side's area it defends normally again
    s = table(scored_shadow="Rivendell", deck="")
    assert taken_and_fought(s, "Rivendell") == 0
    assert taken_and_fought(s, "Rivendell") == 2
    s = table(deck="")
    assert taken_and_fought(s, "Rivendell") == 2  # out of its deck


def taken_and_fought(s: State, name: str) -> int:
    """Activate or reactivate it, fight there with nobody; its own defence in that combat."""
    activate_battleground(s, FRODO, PLACE[name])
    GAME.frames.run(s)
    defence = location_defence(s, PLACE[name])
    s.stack.append(("combat", NOBODY, PLACE[name]))
    GAME.frames.run(s)
    return defence


@rule("CG-R18", "CG-11.24")
def test_tokens_and_icons_on_cards_count_on_a_captured_battleground() -> None:
    s = table(
        battlegrounds={"Minas Tirith": "Guards of the Citadel; Olog-hai; Mordor Orcs 1"},
        captured="Minas Tirith",
        asking=("combat_step", NOBODY),
        then=THEN,
    )
    assert place_names(s.scored[SHADOW]) == ["Minas Tirith"]  # 3 attack, 0 + 2 defence
    s = table(battlegrounds={"Minas Tirith": "Guards of the Citadel; Olog-hai; Mordor Orcs 1"}, captured="Minas Tirith")
    add_token(s, PLACE["Minas Tirith"], 0, 1)
    assert location_defence(s, PLACE["Minas Tirith"]) == 1
    s.stack = [*THEN, ("combat_step", NOBODY)]
    GAME.frames.run(s)
    assert place_names(s.scored[FREE]) == ["Minas Tirith"]  # 3 attack, 1 + 2 defence: one of them on a card "in Minas Tirith"


@rule("CG-2.3", "CG-R16")
def test_either_sides_deck_counts_for_a_text_that_names_a_faction() -> None:
    s = table(hand="The Black Captain, Olog-hai", reserve="The Witch-king", asking=("turn", WITCH_KING))
    do(s, "play The Black Captain")
    assert asked(s) == [f"activate {name}" for name in ("Lórien", "Minas Tirith", "Dol Guldur", "Minas Morgul", "Morannon")]
    assert place_names(battlegrounds(s, DUNEDAIN, BOTH))[:3] == ["Dol Amroth", "Minas Tirith", "Pelargir"]
