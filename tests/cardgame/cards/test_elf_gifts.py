"""Elf cards 27 to 30: Mirror of Galadriel, Nenya, Phial of Galadriel, Vilya."""

from typing import Any

import pytest

from tests.cardgame.telling import icons_told, seen
from tests.citing import card, rule
from thirdage.cardgame.book import NOBODY
from thirdage.cardgame.positions import ARAGORN, FRODO, GAME, SARUMAN, WITCH_KING, asked, do, names, place_names, table, why_not
from thirdage.cardgame.state import State
from thirdage.cardgame.tables import FREE, NUMBER, PLACE, SHADOW

MY_TURN = ("turn", ARAGORN)
NEXT = (("turn", SARUMAN),)
TOKEN_ON_EGLADIL = (PLACE["Egladil"], 0, 1)


def fight(path: str, cards: str, **position: Any) -> State:
    """The combat on this path, up to the first question or to the end."""
    return table(path=path, on_path=cards, asking=("combat", NOBODY, PLACE[path]), then=NEXT, **position)


def top(s: State, viewer: str | None, owner: str = "aragorn") -> list[int] | None:
    """What this seat sees of the top of a draw deck; nothing at all of a stranger's."""
    piles: dict[str, Any] = GAME.view(s, viewer)["seats"][owner]
    shown: list[int] | None = piles.get("cards", {}).get("top")
    return shown


# Mirror of Galadriel.


@card("Mirror of Galadriel")
@rule("CG-C37")
def test_the_mirror_shows_its_player_alone_the_top_of_the_own_deck() -> None:
    s = table(hand="Mirror of Galadriel, Boromir", deck="Elrond, Arwen, Gimli", reserve="Galadriel", path="Egladil", asking=MY_TURN)
    assert top(s, "aragorn") == []
    do(s, "play Mirror of Galadriel")
    assert top(s, "aragorn") == [NUMBER["Elrond"]]
    assert [top(s, seat) for seat in ("frodo", "witch-king", "saruman", None)] == [None] * 4
    assert top(s, "frodo", "frodo") == []  # nor does the teammate see the own top card
    assert "Elrond" not in seen(s, None)
    assert s.stack == [("turn", SARUMAN)]


@card("Mirror of Galadriel")
@rule("CG-C37")
def test_the_next_top_card_is_known_after_a_draw_wherever_galadriel_stands() -> None:
    s = table(hand="Boromir", deck="Elrond, Arwen, Faramir", path="Egladil", on_path="Galadriel with Mirror of Galadriel", asking=MY_TURN)
    assert top(s, "aragorn") == [NUMBER["Elrond"]]
    do(s, "use the ring token")
    assert names(s.hand[ARAGORN]) == ["Boromir", "Elrond", "Arwen"]
    assert top(s, "aragorn") == [NUMBER["Faramir"]]
    assert s.stack == [("turn", SARUMAN)]


@card("Mirror of Galadriel")
@rule("CG-C37", "CG-10.6")
def test_with_the_mirror_the_top_card_is_known_before_it_is_forsaken() -> None:
    deck = "Elrond, Arwen, Faramir"
    s = table(hand="Boromir", deck=deck, reserve="Galadriel with Mirror of Galadriel", asking=("forsake", ARAGORN), then=NEXT)
    assert top(s, "aragorn") == [NUMBER["Elrond"]]
    do(s, "forsake the top of the draw deck")
    assert names(s.gone[ARAGORN])[-1] == "Elrond"
    assert top(s, "aragorn") == [NUMBER["Arwen"]]
    assert s.stack == [("turn", SARUMAN)]


@card("Mirror of Galadriel")
@rule("CG-C37")
def test_a_top_card_once_seen_stays_known_when_the_mirror_is_gone_but_not_the_next() -> None:
    deck = "Elrond, Arwen, Faramir"
    reserve = "Galadriel with Mirror of Galadriel"
    s = table(deck=deck, reserve=reserve, asking=("forsake", ARAGORN), then=(("draw_cards", ARAGORN, 1), *NEXT))
    do(s, "forsake Mirror of Galadriel")
    assert names(s.hand[ARAGORN]) == ["Elrond"]
    assert top(s, "aragorn") == []
    assert s.stack == [("turn", SARUMAN)]
    s = table(deck=deck, reserve=reserve, asking=("forsake", ARAGORN), then=NEXT)
    do(s, "forsake Mirror of Galadriel")
    assert top(s, "aragorn") == [NUMBER["Elrond"]]
    assert s.stack == [("turn", SARUMAN)]


@card("Mirror of Galadriel")
@rule("CG-C37", "CG-R51")
def test_after_a_shuffle_the_mirror_shows_the_new_top_card() -> None:
    deck = "Elrond, Bow of the Galadhrim, Faramir, Arwen"
    s = table(hand="Legolas, Boromir", deck=deck, reserve="Galadriel with Mirror of Galadriel", path="Egladil", asking=MY_TURN)
    do(s, "play Legolas", "to Egladil", "take Bow of the Galadhrim")
    assert top(s, "aragorn") == [s.deck[ARAGORN][-1]]
    assert s.stack == [("turn", SARUMAN)]


@card("Mirror of Galadriel")
@rule("CG-8.13")
def test_only_galadriel_looks_into_the_mirror() -> None:
    s = table(hand="Mirror of Galadriel, Boromir", reserve="Elrond; Legolas", path="Egladil", asking=MY_TURN)
    assert why_not(s, ("play", "Mirror of Galadriel")) == "CG-8.13"
    s = table(deck="", reserve="Galadriel with Mirror of Galadriel", path="Egladil", asking=MY_TURN)
    assert top(s, "aragorn") == []  # nothing there to see


# Nenya, Ring of Adamant.


@card("Nenya, Ring of Adamant")
@rule("CG-C38", "CG-C13")
def test_nenya_puts_one_icon_on_one_location_of_her_choice_and_galadriel_stays() -> None:
    reserve = "Galadriel with Mirror of Galadriel and Nenya, Ring of Adamant"
    battlegrounds = {"Rivendell": "", "Moria": ""}
    s = table(hand="Boromir", reserve=reserve, fresh="Galadriel", path="Egladil", battlegrounds=battlegrounds, asking=MY_TURN)
    do(s, "use Nenya, Ring of Adamant")
    assert asked(s) == ["to Egladil", "to Rivendell", "to Moria"]  # whichever side defends there
    do(s, "to Egladil")
    assert s.tokens == [TOKEN_ON_EGLADIL]
    assert names(s.cycle[ARAGORN]) == ["Nenya, Ring of Adamant"]
    assert names(s.reserve[ARAGORN]) == ["Galadriel"]
    assert s.items == {NUMBER["Galadriel"]: [NUMBER["Mirror of Galadriel"]]}
    assert s.stack == [("turn", SARUMAN)]


@card("Nenya, Ring of Adamant")
@rule("CG-C38")
@pytest.mark.parametrize("place", ["Rivendell", "Moria"])
def test_nenya_strengthens_a_battleground_too(place: str) -> None:
    reserve = "Galadriel with Nenya, Ring of Adamant"
    battlegrounds = {"Rivendell": "", "Moria": ""}
    s = table(hand="Boromir", reserve=reserve, path="Egladil", battlegrounds=battlegrounds, asking=MY_TURN)
    do(s, "use Nenya, Ring of Adamant", f"to {place}")
    assert s.tokens == [(PLACE[place], 0, 1)]
    assert s.stack == [("turn", SARUMAN)]


@card("Nenya, Ring of Adamant")
@rule("CG-C13", "CG-11.5")
def test_the_icon_cancels_before_any_card_and_leaves_with_the_location() -> None:
    reserve = "Galadriel with Nenya, Ring of Adamant"
    there = "Legolas; The Hunter; The Warrior"  # 2 against 1 + 1
    after = (("combat_step", NOBODY), *NEXT)
    s = table(hand="Boromir", reserve=reserve, path="Egladil", on_path=there, asking=MY_TURN, then=after)
    do(s, "use Nenya, Ring of Adamant")  # the path is the only place
    assert s.tokens == [TOKEN_ON_EGLADIL]
    do(s, *["pass"] * 4)
    assert names(s.cycle[ARAGORN]) == ["Nenya, Ring of Adamant", "Legolas"]
    assert s.tokens == []
    assert place_names(s.scored[FREE]) == ["Egladil"]
    assert s.stack == [("turn", SARUMAN)]


@card("Nenya, Ring of Adamant")
@rule("CG-9.5", "CG-C13")
def test_nenya_is_used_in_reserve_only_and_not_without_an_active_location() -> None:
    s = table(hand="Boromir", path="Egladil", on_path="Galadriel with Nenya, Ring of Adamant", asking=MY_TURN)
    assert why_not(s, ("use", "Nenya, Ring of Adamant")) == "CG-9.5"
    s = table(hand="Boromir", reserve="Galadriel with Nenya, Ring of Adamant", asking=MY_TURN)
    assert why_not(s, ("use", "Nenya, Ring of Adamant")) == "CG-R3"


@card("Nenya, Ring of Adamant", "Galadriel")
@rule("CG-T3", "CG-11.23")
def test_nenyas_attack_counts_with_galadriel_at_dol_guldur() -> None:
    free = "Galadriel with Nenya, Ring of Adamant; High Elves 1"
    there = {"Dol Guldur": f"{free}; Mordor Orcs 1; Gorbag & Shagrat; Olog-hai"}
    s = table(path="Bag End", battlegrounds=there, asking=("combat", NOBODY, PLACE["Dol Guldur"]), then=NEXT)
    assert icons_told(s) == (5, 2)
    do(s, "lose Mordor Orcs 1", "lose Olog-hai")
    assert names(s.gone[ARAGORN]) == ["Galadriel", "Nenya, Ring of Adamant", "High Elves 1"]
    assert names(s.cycle[WITCH_KING]) == ["Gorbag & Shagrat"]
    assert place_names(s.scored[SHADOW]) == ["Dol Guldur"]
    assert s.stack == [("turn", SARUMAN)]


# Phial of Galadriel.


@card("Phial of Galadriel")
@rule("CG-C14", "CG-8.15")
@pytest.mark.parametrize("hobbit", ["Frodo Baggins", "Sam Gamgee"])
def test_the_phial_strengthens_the_path_itself_and_cancels_before_any_character(hobbit: str) -> None:
    s = fight("Bag End", f"{hobbit} with Phial of Galadriel; The Witch-king")  # 2 against 0 + 2
    assert icons_told(s) == (2, 2)
    assert names(s.cycle[FRODO]) == [hobbit] and names(s.cycle[ARAGORN]) == ["Phial of Galadriel"]
    assert s.gone[FRODO] == s.gone[ARAGORN] == []
    assert place_names(s.scored[FREE]) == ["Bag End"]
    assert s.stack == [("turn", SARUMAN)]


@card("Phial of Galadriel")
@rule("CG-C14", "CG-R56")
def test_the_phial_counts_although_it_may_be_lost_in_that_combat() -> None:
    s = fight("Bag End", "Sam Gamgee with Phial of Galadriel; The Witch-king; The Hunter")  # 3 against 2 and 1
    assert names(s.gone[FRODO]) == ["Sam Gamgee"] and names(s.gone[ARAGORN]) == ["Phial of Galadriel"]
    assert place_names(s.scored[FREE]) == ["Bag End"]
    assert s.stack == [("turn", SARUMAN)]


@card("Phial of Galadriel")
@rule("CG-C14")
def test_the_phial_in_reserve_does_nothing() -> None:
    s = fight("Bag End", "Sam Gamgee; The Witch-king", reserve="Frodo Baggins with Phial of Galadriel")
    assert icons_told(s) == (2, 0)
    assert s.corruption == 1
    assert s.stack == [("turn", SARUMAN)]


@card("Phial of Galadriel")
@rule("CG-8.13")
def test_no_other_hobbit_wields_the_phial() -> None:
    s = table(hand="Phial of Galadriel, Boromir", reserve="Merry Brandybuck; Legolas", path="Egladil", asking=MY_TURN)
    assert why_not(s, ("play", "Phial of Galadriel")) == "CG-8.13"
    s = table(hand="Phial of Galadriel, Boromir", reserve="Merry Brandybuck; Sam Gamgee", path="Egladil", asking=MY_TURN)
    do(s, "play Phial of Galadriel")
    assert s.items == {NUMBER["Sam Gamgee"]: [NUMBER["Phial of Galadriel"]]}
    assert s.stack == [("turn", SARUMAN)]


# Vilya, Ring of Air.


@card("Vilya, Ring of Air")
@rule("CG-C21", "CG-C20")
def test_vilya_is_cycled_and_each_free_peoples_player_draws_in_turn_order() -> None:
    reserve = "Elrond with Elven Cloak and Vilya, Ring of Air"
    s = table(hand="Boromir, Gimli", reserve=reserve, fresh="Elrond", path="Egladil", asking=MY_TURN)
    do(s, "use Vilya, Ring of Air")
    happened = [event[:2] for event in GAME.events(s) if event[0] in ("cycle", "draw")]
    assert happened == [("cycle", ARAGORN), ("draw", ARAGORN), ("draw", FRODO)]  # first the price; then from the player on turn
    assert len(s.hand[ARAGORN]) == len(s.hand[FRODO]) == 2
    assert s.hand[WITCH_KING] == s.hand[SARUMAN] == []
    assert names(s.cycle[ARAGORN]) == ["Vilya, Ring of Air"]
    assert s.items == {NUMBER["Elrond"]: [NUMBER["Elven Cloak"]]}
    assert s.stack == [("turn", SARUMAN)]


@card("Vilya, Ring of Air")
@rule("CG-10.9", "CG-10.11")
def test_with_empty_decks_vilya_itself_is_drawn_and_the_others_draw_nothing() -> None:
    s = table(hand="Boromir", deck="", reserve="Elrond with Vilya, Ring of Air", path="Egladil", asking=MY_TURN)
    do(s, "use Vilya, Ring of Air")
    assert names(s.hand[ARAGORN]) == ["Boromir", "Vilya, Ring of Air"]
    assert s.hand[FRODO] == []
    assert s.stack == [("turn", SARUMAN)]


@card("Vilya, Ring of Air", "Elrond")
@rule("CG-9.5", "CG-8.14")
def test_vilya_is_used_in_reserve_only_and_strengthens_elrond_elsewhere() -> None:
    s = table(hand="Boromir", path="Imladris", on_path="Elrond with Vilya, Ring of Air", asking=MY_TURN)
    assert why_not(s, ("use", "Vilya, Ring of Air")) == "CG-9.5"
    s = fight("Imladris", "Elrond with Vilya, Ring of Air; The Witch-king; The Hunter; The Warrior")  # 4 against 1 and 2 + 1
    assert place_names(s.scored[FREE]) == ["Imladris"]
    assert names(s.gone[ARAGORN]) == ["Elrond", "Vilya, Ring of Air"]
    assert s.stack == [("turn", SARUMAN)]
