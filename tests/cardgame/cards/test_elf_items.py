"""Elf cards 24 to 30: the items."""

from typing import Any

import pytest

from tests.cardgame.telling import happened, icons_told, seen
from tests.citing import card, rule
from thirdage.cardgame.book import NOBODY
from thirdage.cardgame.entry import cannot_wield
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


# Bow of the Galadhrim.


@card("Bow of the Galadhrim", "Legolas")
@rule("CG-T1", "CG-8.14", "CG-11.10")
def test_the_bow_counts_with_its_wielder_and_goes_with_him() -> None:
    s = fight("Egladil", "Gimli; Legolas with Bow of the Galadhrim; The Commander; The Destroyer with Black Rider's Mount")
    assert asked(s) == ["lose Gimli", "lose Legolas"]  # the Bow alone is no choice
    do(s, "lose Legolas", "agree")  # Frodo's player names the loss, Aragorn's agrees
    assert names(s.gone[ARAGORN]) == ["Legolas", "Bow of the Galadhrim"]
    assert names(s.cycle[FRODO]) == ["Gimli"]
    assert names(s.gone[WITCH_KING]) == ["The Commander", "The Destroyer", "Black Rider's Mount"]
    assert place_names(s.scored[FREE]) == ["Egladil"]
    assert s.corruption == 0
    assert s.stack == [("turn", SARUMAN)]


@card("Bow of the Galadhrim")
@rule("CG-8.13")
@pytest.mark.parametrize("elf", ["Arwen", "Elrond", "Galadriel", "Legolas"])
def test_any_elf_may_wield_the_bow(elf: str) -> None:
    s = table(hand="Bow of the Galadhrim, Boromir", reserve=f"{elf}; Aragorn; Sam Gamgee", path="Egladil", asking=MY_TURN)
    do(s, "play Bow of the Galadhrim")
    assert s.items == {NUMBER[elf]: [NUMBER["Bow of the Galadhrim"]]}
    assert s.stack == [("turn", SARUMAN)]


@card("Bow of the Galadhrim")
@rule("CG-C29")
def test_the_bow_tolerates_no_other_weapon_whichever_came_first() -> None:
    """No Elf may wield another weapon, so both positions are made by hand."""
    bow, blade, legolas, sam = (NUMBER[name] for name in ("Bow of the Galadhrim", "Blade of Westernesse", "Legolas", "Sam Gamgee"))
    s = table(hand="Bow of the Galadhrim, Boromir", reserve="Legolas; Sam Gamgee", path="Egladil", asking=MY_TURN)
    s.items[legolas] = [blade]
    assert cannot_wield(s, bow, legolas) == "CG-C29"
    assert why_not(s, ("play", "Bow of the Galadhrim")) == "CG-8.13"  # nobody may wield it now
    s.items = {legolas: [NUMBER["Elven Cloak"]]}
    assert cannot_wield(s, bow, legolas) == ""  # other items are no weapons
    s.items = {sam: [bow]}
    assert cannot_wield(s, blade, sam) == "CG-C29"
    assert cannot_wield(s, NUMBER["Elven Cloak"], sam) == ""


# Elven Cloak.


@card("Elven Cloak")
@rule("CG-C35", "CG-C4", "CG-8.16")
def test_the_cloak_cycles_its_wielder_with_all_items_to_their_owners() -> None:
    s = fight("Egladil", "Sam Gamgee with Elven Cloak and Mithril Coat; The Hunter; The Warrior")  # 2 against 1
    assert happened(s, "saved") == ["saved Sam Gamgee"]
    assert names(s.cycle[FRODO]) == ["Sam Gamgee", "Mithril Coat"]
    assert names(s.cycle[ARAGORN]) == ["Elven Cloak"]
    assert s.gone[FRODO] == s.gone[ARAGORN] == []
    assert place_names(s.scored[FREE]) == ["Egladil"]  # his icons have cancelled
    assert s.items == {}
    assert s.stack == [("turn", SARUMAN)]


@card("Elven Cloak")
@rule("CG-C4")
def test_the_cloak_covers_a_wielder_lost_because_the_defence_was_too_small() -> None:
    s = fight("Bag End", "Fatty Bolger with Elven Cloak; The Witch-king; The Hunter")  # 3 against the Cloak's 1
    assert names(s.cycle[FRODO]) == ["Fatty Bolger"] and names(s.cycle[ARAGORN]) == ["Elven Cloak"]
    assert s.corruption == 2
    assert s.stack == [("turn", SARUMAN)]


@card("Elven Cloak", "Frodo Baggins")
@rule("CG-C35", "CG-R6")
def test_for_frodo_his_player_picks_one_of_two_texts() -> None:
    there = "Frodo Baggins with Elven Cloak and Sting; The Witch-king"  # 2 against Egladil's 1
    s = fight("Egladil", there)
    assert s.stack[-1][:2] == ("which_text", FRODO)
    assert asked(s) == ["by Frodo Baggins", "by Elven Cloak"]
    do(s, "by Elven Cloak")
    assert names(s.cycle[FRODO]) == ["Frodo Baggins", "Sting"] and names(s.cycle[ARAGORN]) == ["Elven Cloak"]
    assert s.gone[FRODO] == s.gone[ARAGORN] == []
    assert s.stack == [("turn", SARUMAN)]
    s = fight("Egladil", there)
    do(s, "by Frodo Baggins")
    assert names(s.cycle[FRODO]) == ["Frodo Baggins"]
    assert names(s.gone[FRODO]) == ["Sting"] and names(s.gone[ARAGORN]) == ["Elven Cloak"]
    assert s.stack == [("turn", SARUMAN)]


@card("Elven Cloak", "Merry Brandybuck", "Pippin Took")
@rule("CG-C35")
@pytest.mark.parametrize("hobbit", ["Merry Brandybuck", "Pippin Took"])
def test_for_merry_and_pippin_both_texts_do_the_same_so_nobody_is_asked(hobbit: str) -> None:
    s = fight("Egladil", f"{hobbit} with Elven Cloak and Mithril Coat; The Witch-king")
    assert names(s.cycle[FRODO]) == [hobbit, "Mithril Coat"] and names(s.cycle[ARAGORN]) == ["Elven Cloak"]
    assert s.stack == [("turn", SARUMAN)]


@card("Elven Cloak")
@rule("CG-C35", "CG-6.14")
def test_the_cloak_saves_also_in_a_path_combat_fought_in_the_action_step() -> None:
    there = "Strider; Legolas with Elven Cloak; The Hunter; The Warrior"
    s = table(hand="Boromir", path="Egladil", on_path=there, asking=MY_TURN)
    do(s, "use Strider", "activate Dead Marshes", "lose Legolas")
    assert names(s.cycle[ARAGORN]) == ["Legolas", "Elven Cloak", "Strider"]
    assert s.gone[ARAGORN] == []
    assert s.stack == [("turn", SARUMAN)]


@card("Elven Cloak")
@rule("CG-C35")
def test_the_cloak_does_not_save_on_a_battleground_nor_from_forsaking() -> None:
    there = {"Rivendell": "Legolas with Elven Cloak; Balrog of Moria; Goblins of the Misty Mountains 1"}
    s = table(path="Bag End", battlegrounds=there, asking=("combat", NOBODY, PLACE["Rivendell"]), then=NEXT)
    assert names(s.gone[ARAGORN]) == ["Legolas", "Elven Cloak"]
    assert s.stack == [("turn", SARUMAN)]
    s = table(hand="Boromir", reserve="Legolas with Elven Cloak", asking=("forsake", ARAGORN), then=NEXT)
    do(s, "forsake Legolas")
    assert names(s.gone[ARAGORN]) == ["Legolas", "Elven Cloak"]
    assert s.stack == [("turn", SARUMAN)]


@card("Elven Cloak")
@rule("CG-8.13")
def test_the_cloak_goes_to_hobbits_and_elves_and_adds_a_path_defence() -> None:
    s = table(hand="Elven Cloak, Boromir", path="Egladil", reserve="Legolas; Strider; Gimli", on_path="Sam Gamgee", asking=MY_TURN)
    do(s, "play Elven Cloak")
    assert asked(s) == ["onto Legolas", "onto Sam Gamgee"]
    do(s, "onto Sam Gamgee")
    assert s.stack == [("turn", SARUMAN)]
    s = fight("Egladil", "Sam Gamgee with Elven Cloak; The Witch-king; The Hunter")  # 3 against 1 and 1 + 1
    assert place_names(s.scored[FREE]) == ["Egladil"]
    assert s.stack == [("turn", SARUMAN)]


# Lembas.


@card("Lembas")
@rule("CG-C36", "CG-C20")
def test_lembas_removes_one_corruption_for_each_hobbit_on_the_path() -> None:
    there = "Sam Gamgee with Lembas; Frodo Baggins; Gandalf the Grey; Strider"
    s = table(hand="Gimli", reserve="Pippin Took", path="Egladil", on_path=there, corruption=5)
    do(s, "use Lembas")
    assert s.corruption == 3
    assert names(s.gone[ARAGORN]) == ["Lembas"]  # its owner's pile
    assert names(s.path[FREE]) == ["Sam Gamgee", "Frodo Baggins", "Gandalf the Grey", "Strider"]  # the wielder stays
    assert s.items == {}
    assert s.stack == [("turn", WITCH_KING)]


@card("Lembas")
@rule("CG-C36", "CG-R39")
def test_lembas_is_used_by_the_hobbit_player_alone() -> None:
    s = table(hand="Boromir", path="Egladil", on_path="Sam Gamgee with Lembas", corruption=2, asking=MY_TURN)
    assert why_not(s, ("use", "Lembas")) == "CG-R43"


@card("Lembas")
@rule("CG-C36", "CG-10.12")
def test_with_fewer_tokens_than_hobbits_all_go_and_with_none_lembas_cannot_be_used() -> None:
    there = "Sam Gamgee with Lembas; Frodo Baggins; Merry Brandybuck"
    s = table(hand="Gimli", path="Egladil", on_path=there, corruption=2)
    do(s, "use Lembas")
    assert s.corruption == 0
    assert s.stack == [("turn", WITCH_KING)]
    s = table(hand="Gimli", path="Egladil", on_path=there)
    assert why_not(s, ("use", "Lembas")) == "CG-R3"


@card("Lembas")
@rule("CG-9.5")
def test_lembas_is_of_no_use_in_reserve() -> None:
    s = table(hand="Gimli", path="Egladil", reserve="Sam Gamgee with Lembas", corruption=2)
    assert why_not(s, ("use", "Lembas")) == "CG-9.5"


@card("Lembas")
@rule("CG-T12", "CG-9.6")
def test_lembas_lost_in_combat_removes_nothing() -> None:
    s = fight("Bag End", "Sam Gamgee with Lembas; The Hunter", corruption=2)
    assert names(s.gone[ARAGORN]) == ["Lembas"] and names(s.gone[FRODO]) == ["Sam Gamgee"]
    assert s.corruption == 2
    assert s.stack == [("turn", SARUMAN)]


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
