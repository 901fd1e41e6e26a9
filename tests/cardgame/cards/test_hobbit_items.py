"""Hobbit items and event: Herbs and Stewed Rabbit, Mithril Coat, Sting, There Is Another Way."""

from random import Random

import pytest

from tests.citing import card, rule
from thirdage.cardgame.book import NOBODY
from thirdage.cardgame.positions import ARAGORN, FRODO, GAME, WITCH_KING, asked, do, names, place_names, table, why_not
from thirdage.cardgame.tables import FREE, NUMBER, PLACE, SHADOW
from thirdage.kernel.frames import Frame

LATER = (("turn", WITCH_KING),)


def combat(place: str) -> Frame:
    return ("combat", NOBODY, PLACE[place])


# Herbs and Stewed Rabbit.


@card("Herbs and Stewed Rabbit")
@rule("CG-C7", "CG-C20", "CG-C42")
def test_herbs_take_a_hobbit_then_draw() -> None:
    s = table(
        reserve="Sam Gamgee with Herbs and Stewed Rabbit and Sting",
        fresh="Sam Gamgee",
        cycle="Merry Brandybuck, Gimli, Pippin Took",
        deck="Éomer, Éowyn",
        path="Egladil",
    )
    do(s, "use Herbs and Stewed Rabbit")
    assert asked(s) == ["take Merry Brandybuck", "take Pippin Took"]
    do(s, "take Pippin Took")
    assert names(s.hand[FRODO]) == ["Pippin Took", "Éomer"]
    assert names(s.cycle[FRODO]) == ["Merry Brandybuck", "Gimli"]
    assert names(s.items[NUMBER["Sam Gamgee"]]) == ["Sting"]  # the item goes alone, its wielder stays
    assert names(s.gone[FRODO])[-1] == "Herbs and Stewed Rabbit"
    known = GAME.view(s, "witch-king")["seats"]["frodo"]["known"]
    assert names(known["hand"]) == ["Pippin Took"]  # it was shown
    assert s.stack == [("turn", WITCH_KING)]


@card("Herbs and Stewed Rabbit")
@rule("CG-C42")
def test_herbs_take_before_they_draw_even_with_an_empty_deck() -> None:
    s = table(on_path="Frodo Baggins with Herbs and Stewed Rabbit", cycle="Merry Brandybuck, Pippin Took", deck="", path="Egladil")
    do(s, "use Herbs and Stewed Rabbit")
    assert asked(s) == ["take Merry Brandybuck", "take Pippin Took"]  # the pile has not become the deck yet
    do(s, "take Merry Brandybuck")
    assert names(s.hand[FRODO]) == ["Merry Brandybuck", "Pippin Took"]
    assert (s.deck[FRODO], s.cycle[FRODO]) == ([], [])
    assert s.stack == [("turn", WITCH_KING)]


@card("Herbs and Stewed Rabbit")
@rule("CG-C42", "CG-C7")
def test_herbs_may_be_used_for_the_draw_alone() -> None:
    s = table(reserve="Frodo Baggins with Herbs and Stewed Rabbit", cycle="Gimli, Mithril Coat", deck="Éomer, Éowyn", path="Egladil")
    do(s, "use Herbs and Stewed Rabbit")
    assert asked(s) == ["nothing is there"]  # neither a Dwarf nor a Hobbit item is a Hobbit character
    do(s, "nothing is there")
    assert names(s.hand[FRODO]) == ["Éomer"]
    assert names(s.cycle[FRODO]) == ["Gimli", "Mithril Coat"]
    assert s.stack == [("turn", WITCH_KING)]


@card("Herbs and Stewed Rabbit")
@rule("CG-R10")
def test_when_herbs_find_nobody_everybody_knows_that_nobody_is_there() -> None:
    s = table(
        hand="Merry Brandybuck", cycle="Gimli", reserve="Frodo Baggins with Herbs and Stewed Rabbit", deck="Éomer, Éowyn", path="Egladil"
    )

    def may_lie_in_the_cycle_pile() -> bool:
        return any(NUMBER["Merry Brandybuck"] in GAME.determinize(s, "witch-king", Random(n)).cycle[FRODO] for n in range(100))

    assert may_lie_in_the_cycle_pile()
    do(s, "use Herbs and Stewed Rabbit", "nothing is there")
    assert not may_lie_in_the_cycle_pile()
    assert s.stack == [("turn", WITCH_KING)]


@card("Herbs and Stewed Rabbit")
@rule("CG-R3", "CG-8.13")
def test_herbs_are_no_use_with_nothing_to_take_or_draw_and_go_to_frodo_or_sam_alone() -> None:
    s = table(reserve="Frodo Baggins with Herbs and Stewed Rabbit", deck="", path="Egladil")
    assert why_not(s, ("use", "Herbs and Stewed Rabbit")) == "CG-R3"
    s = table(hand="Herbs and Stewed Rabbit, Gimli", reserve="Merry Brandybuck; Pippin Took", path="Egladil")
    assert why_not(s, ("play", "Herbs and Stewed Rabbit")) == "CG-8.13"
    assert s.stack == [("turn", FRODO)]


# Mithril Coat.


@pytest.mark.parametrize("wielder, winner", [("Sam Gamgee with Mithril Coat", FREE), ("Sam Gamgee", SHADOW)])
@card("Mithril Coat")
@rule("CG-8.14")
def test_the_coat_has_two_path_defence(wielder: str, winner: int) -> None:
    s = table(on_path=f"{wielder}; The Commander; The Hunter; The Reaver", path="Weathertop", asking=combat("Weathertop"), then=LATER)
    assert place_names(s.scored[winner]) == ["Weathertop"]
    assert s.stack == [("turn", WITCH_KING)]


# Sting.


@card("Sting")
@rule("CG-C14", "CG-C43")
def test_near_a_monstrous_character_sting_strengthens_the_path_before_anybody_is_lost() -> None:
    s = table(on_path="Sam Gamgee with Sting; Hill-troll", path="Weathertop", asking=combat("Weathertop"), then=LATER)
    assert names(s.cycle[FRODO]) == ["Sam Gamgee", "Sting"]  # the path itself cancelled the troll
    assert s.gone[FRODO] == []
    assert place_names(s.scored[FREE]) == ["Weathertop"]
    assert s.stack == [("turn", WITCH_KING)]


@pytest.mark.parametrize("foe", ["The Commander", "Gríma Wormtongue"])
@card("Sting")
@rule("CG-C43")
def test_against_other_shadow_characters_sting_is_part_of_its_wielder(foe: str) -> None:
    s = table(on_path=f"Sam Gamgee with Sting; {foe}", path="Weathertop", asking=combat("Weathertop"), then=LATER)
    assert names(s.gone[FRODO]) == ["Sam Gamgee", "Sting"]
    assert place_names(s.scored[FREE]) == ["Weathertop"]
    assert s.stack == [("turn", WITCH_KING)]


@card("Sting")
@rule("CG-C14")
def test_sting_counts_for_the_path_although_it_is_lost_in_that_combat() -> None:
    s = table(
        on_path="Sam Gamgee with Sting; Hill-troll; The Commander; The Hunter", path="Weathertop", asking=combat("Weathertop"), then=LATER
    )
    assert names(s.gone[FRODO]) == ["Sam Gamgee", "Sting"]
    assert place_names(s.scored[FREE]) == ["Weathertop"]  # 3 icons: 1 by the path, 2 by Sam with Sting
    assert s.stack == [("turn", WITCH_KING)]


@card("Sting")
@rule("CG-C14")
def test_sting_in_reserve_strengthens_nothing() -> None:
    s = table(reserve="Sam Gamgee with Sting", on_path="Hill-troll", path="Weathertop", asking=combat("Weathertop"), then=LATER)
    assert (place_names(s.scored[SHADOW]), s.corruption) == (["Weathertop"], 1)
    assert s.stack == [("turn", WITCH_KING)]


@card("Sting")
@rule("CG-C29")
def test_sting_and_a_second_weapon_may_be_carried_together() -> None:
    s = table(hand="Sting, Gimli", reserve="Frodo Baggins with Blade of Westernesse; Merry Brandybuck", path="Egladil")
    do(s, "play Sting")  # onto Frodo, the only wielder in play
    assert names(s.items[NUMBER["Frodo Baggins"]]) == ["Blade of Westernesse", "Sting"]
    assert names(s.cycle[FRODO]) == ["Gimli"]
    assert s.stack == [("turn", WITCH_KING)]


# There Is Another Way.


@card("There Is Another Way")
@rule("CG-C44", "CG-C8", "CG-C13")
def test_another_way_fights_the_old_path_then_opens_the_new_one_then_strengthens_it() -> None:
    s = table(
        hand="There Is Another Way, Gimli",
        on_path="Frodo Baggins; The Commander",
        path="Lothlórien",
        deck="Sting, Éomer, Éowyn",
        used_paths="Dimrill Dale",
    )
    s.tokens = [(PLACE["Lothlórien"], 0, 1)]
    do(s, "play There Is Another Way")  # Egladil is the only path 5 left
    assert place_names(s.scored[FREE]) == ["Lothlórien"]
    assert names(s.cycle[FRODO]) == ["Gimli", "Frodo Baggins"]  # the cost; a defender of the old path
    assert asked(s) == ["cycle Sting", "cycle Éomer"]  # Egladil's own text comes next
    assert s.tokens == []
    do(s, "cycle Sting")
    assert names(s.hand[FRODO]) == ["Éomer"]
    assert s.road == PLACE["Egladil"]
    assert s.tokens == [(PLACE["Egladil"], 0, 1)]  # the old path's token did not pass on
    assert names(s.gone[FRODO])[-1] == "There Is Another Way"
    assert s.stack == [("turn", WITCH_KING)]


@card("There Is Another Way")
@rule("CG-C44")
def test_another_way_strengthens_the_path_after_its_activation_text() -> None:
    s = table(hand="There Is Another Way, Gimli, Sam Gamgee", path="Caradhras", deck="Goblins of the Misty Mountains")
    do(s, "play There Is Another Way", "cycle Gimli", "activate The Doors of Durin")
    assert asked(s) == ["yes", "do not use it"]  # the Monstrous player answers first
    assert s.tokens == []
    do(s, "do not use it")
    assert s.tokens == [(PLACE["The Doors of Durin"], 0, 1)]
    told = [event[0] for event in GAME.events(s) if PLACE["The Doors of Durin"] in event[1:] or event[0] == "wins_free"]
    assert told == ["replaces", "wins_free", "activate", "token_path_defence"]
    assert s.stack == [("turn", WITCH_KING)]


@card("There Is Another Way")
@rule("CG-C8")
def test_another_way_leads_to_any_unused_path_of_the_same_number() -> None:
    s = table(hand="There Is Another Way, Gimli", path="Bag End")
    do(s, "play There Is Another Way")
    assert asked(s) == ["activate Bucklebury Ferry", "activate Gildor's Encampment"]
    do(s, "activate Bucklebury Ferry")
    assert s.level == 1
    assert place_names(s.unused_paths)[0] == "Gildor's Encampment"
    assert s.stack == [("turn", WITCH_KING)]


@card("There Is Another Way")
@rule("CG-C44")
def test_another_way_cannot_be_played_without_another_path() -> None:
    s = table(hand="There Is Another Way, Gimli", path="Egladil", used_paths="Dimrill Dale, Lothlórien")
    assert why_not(s, ("play", "There Is Another Way")) == "CG-R21"
    do(s, "cycle Gimli")
    assert names(s.hand[FRODO]) == ["There Is Another Way"]
    assert s.stack == [("turn", WITCH_KING)]


@card("There Is Another Way")
@rule("CG-8.3", "CG-8.18")
def test_another_way_as_the_last_card_is_paid_by_forsaking_and_then_eliminated() -> None:
    s = table(hand="There Is Another Way", reserve="Gimli", path="Egladil", deck="", used_paths="Dimrill Dale")
    do(s, "play There Is Another Way")  # only Gimli can be forsaken
    assert names(s.gone[FRODO])[-2:] == ["Gimli", "There Is Another Way"]
    assert s.reserve[FRODO] == [] and s.hand[ARAGORN] == []
    assert s.road == PLACE["Lothlórien"]
    assert s.tokens == [(PLACE["Lothlórien"], 0, 1)]
    assert s.stack == [("turn", WITCH_KING)]
