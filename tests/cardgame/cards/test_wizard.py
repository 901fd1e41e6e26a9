"""Gandalf the Grey, Gandalf the White, Gwaihir and what Gandalf carries: staff, sword and ring."""

from random import Random

import pytest

from tests.citing import card, rule
from thirdage.cardgame.book import BOOK, NOBODY
from thirdage.cardgame.positions import ARAGORN, FRODO, GAME, SARUMAN, WITCH_KING, asked, do, log, names, place_names, table, why_not
from thirdage.cardgame.tables import FREE, NUMBER, PLACE
from thirdage.kernel.frames import Frame

LATER = (("turn", WITCH_KING),)
GREY = NUMBER["Gandalf the Grey"]


def combat(place: str) -> Frame:
    return ("combat", NOBODY, PLACE[place])


# Gandalf the Grey.


@card("Gandalf the Grey")
@rule("CG-C9")
def test_the_grey_opens_a_path_of_the_next_number_and_stays_behind() -> None:
    s = table(on_path="Gandalf the Grey with Glamdring; The Hunter", path="Egladil", deck="Sting, Gimli", used_paths="Osgiliath")
    do(s, "use Gandalf the Grey")
    assert asked(s) == ["activate Amon Hen", "activate Dead Marshes", "activate Emyn Muil"]
    do(s, "activate Dead Marshes")
    assert place_names(s.scored[FREE]) == ["Egladil"]  # fought and scored at once
    assert s.road == PLACE["Dead Marshes"]
    assert s.path == [[], []]
    assert names(s.cycle[FRODO]) == ["Gandalf the Grey", "Glamdring"]
    assert s.stack == [("turn", WITCH_KING)]
    s.stack.append(("random_path", FRODO))  # the next location step goes on from there
    BOOK.run(s)
    assert s.level == 7
    assert s.stack == [("turn", WITCH_KING)]


@card("Gandalf the Grey")
@rule("CG-C9", "CG-R22", "CG-R21")
def test_the_grey_opens_nothing_on_the_last_path_or_when_the_next_are_used_up() -> None:
    s = table(on_path="Gandalf the Grey", path="Orodruin")
    assert why_not(s, ("use", "Gandalf the Grey")) == "CG-R22"
    s = table(on_path="Gandalf the Grey", path="Bag End", used_paths="Inn of the Prancing Pony, The Old Forest, Weathertop")
    assert why_not(s, ("use", "Gandalf the Grey")) == "CG-R21"
    assert s.stack == [("turn", FRODO)]


@card("Gandalf the Grey")
@rule("CG-9.5", "CG-R43")
def test_the_grey_must_stand_on_the_path_and_acts_on_his_own_turn() -> None:
    s = table(reserve="Gandalf the Grey", path="Egladil")
    assert why_not(s, ("use", "Gandalf the Grey")) == "CG-9.5"
    s = table(battlegrounds={"Edoras": "Gandalf the Grey"}, path="Egladil")
    assert why_not(s, ("use", "Gandalf the Grey")) == "CG-9.5"
    s = table(on_path="Gandalf the Grey", path="Egladil", asking=("turn", ARAGORN))
    assert why_not(s, ("use", "Gandalf the Grey")) == "CG-R43"
    assert s.stack == [("turn", ARAGORN)]


@card("Gandalf the Grey")
@rule("CG-11.8", "CG-11.10")
def test_the_grey_has_three_icons_on_a_path_and_two_elsewhere() -> None:
    s = table(on_path="Gandalf the Grey; The Witch-king; The Hunter", path="Weathertop", asking=combat("Weathertop"), then=LATER)
    assert place_names(s.scored[FREE]) == ["Weathertop"]
    assert names(s.gone[FRODO]) == ["Gandalf the Grey"]
    assert s.stack == [("turn", WITCH_KING)]
    s = table(battlegrounds={"Edoras": "Gandalf the Grey; Devilry of Saruman"}, asking=combat("Edoras"), then=LATER)
    assert place_names(s.scored[FREE]) == ["Edoras"]
    assert s.stack == [("turn", WITCH_KING)]


# Gandalf the White.


@pytest.mark.parametrize("pile", ["deck", "hand", "cycle"])
@card("Gandalf the White", "Gandalf the Grey")
@rule("CG-C5", "CG-10.7")
def test_the_white_removes_the_grey_from_every_hidden_pile_and_he_is_shown(pile: str) -> None:
    piles = {"deck": "Gimli, Sting", "hand": "Gandalf the White, Sam Gamgee, Éomer", "cycle": "Éowyn"}
    piles[pile] += ", Gandalf the Grey"
    s = table(path="Egladil", deck=piles["deck"], hand=piles["hand"], cycle=piles["cycle"])
    do(s, "play Gandalf the White", "cycle Sam Gamgee")
    assert names(s.gone[FRODO])[-1] == "Gandalf the Grey"
    assert sorted(names(s.deck[FRODO])) == ["Gimli", "Sting"]
    assert (names(s.hand[FRODO]), names(s.cycle[FRODO])) == (["Éomer"], ["Éowyn", "Sam Gamgee"])
    told = GAME.redact(s, GAME.events(s), "witch-king")
    assert [event[0] for event in told if event[0] != "text" and GREY in event[2:]] == ["revealed", "eliminate"]
    assert ("shuffle", "frodo") in told if pile == "deck" else ("shuffle", "frodo") not in told
    assert names(s.reserve[FRODO]) == ["Gandalf the White"]
    assert s.stack == [("turn", WITCH_KING)]


@card("Gandalf the White", "Gandalf the Grey")
@rule("CG-C5", "CG-R44")
def test_the_white_removes_the_grey_in_play_with_his_items() -> None:
    for zone in ("reserve", "path", "field"):
        grey = "Gandalf the Grey with Glamdring and Gandalf's Staff"
        s = table(
            hand="Gandalf the White, Gimli",
            reserve=grey if zone == "reserve" else "",
            on_path=grey if zone == "path" else "",
            battlegrounds={"Edoras": grey if zone == "field" else ""},
            path="Egladil",
        )
        do(s, "play Gandalf the White", "to Edoras")
        assert names(s.gone[FRODO]) == ["Gandalf the Grey", "Glamdring", "Gandalf's Staff"]  # nothing passes over
        assert names(s.field[FREE]) == ["Gandalf the White"]
        assert (s.items, s.reserve[FRODO], s.path[FREE]) == ({}, [], [])
        assert s.stack == [("turn", WITCH_KING)]


@card("Gandalf the White", "Gandalf the Grey")
@rule("CG-C5")
def test_the_grey_is_removed_after_the_cost_also_when_he_was_the_cost() -> None:
    s = table(hand="Gandalf the White, Gandalf the Grey", path="Egladil")
    do(s, "play Gandalf the White")
    assert s.cycle[FRODO] == []
    assert names(s.gone[FRODO]) == ["Gandalf the Grey"]
    assert s.stack == [("turn", WITCH_KING)]


@card("Gandalf the White", "Gandalf the Grey")
@rule("CG-C5")
def test_if_the_grey_is_gone_already_nothing_happens_but_everybody_knows_it() -> None:
    s = table(hand="Gandalf the White, Gimli", gone="Gandalf the Grey", path="Egladil")

    def surely_gone() -> bool:
        return all(GREY in GAME.determinize(s, "witch-king", Random(n)).gone[FRODO] for n in range(20))

    assert not surely_gone()
    do(s, "play Gandalf the White")
    assert names(s.gone[FRODO]) == ["Gandalf the Grey"]
    assert surely_gone()  # otherwise he would have been shown
    assert s.stack == [("turn", WITCH_KING)]


@card("Gandalf the White")
@rule("CG-9.3")
def test_moving_the_white_removes_nobody() -> None:
    s = table(reserve="Gandalf the White", cycle="Gandalf the Grey", battlegrounds={"Edoras": ""}, path="Egladil")
    do(s, "move Gandalf the White")
    assert names(s.cycle[FRODO]) == ["Gandalf the Grey"]  # the White was not played
    assert s.stack == [("turn", WITCH_KING)]


@pytest.mark.parametrize("reserve, drawn", [("Gandalf the White", 4), ("Gimli", 3)])
@card("Gandalf the White")
@rule("CG-C1")
def test_the_white_in_reserve_draws_one_card_more(reserve: str, drawn: int) -> None:
    s = table(reserve=reserve, path="Egladil", asking=("draw_for_round", FRODO), then=LATER)
    assert len(s.hand[FRODO]) == drawn
    assert s.stack == [("turn", WITCH_KING)]


@card("Gandalf the White")
@rule("CG-C1")
def test_the_white_on_a_battleground_draws_nothing_more() -> None:
    s = table(battlegrounds={"Edoras": "Gandalf the White"}, asking=("draw_for_round", FRODO), then=LATER)
    assert len(s.hand[FRODO]) == 3
    s = table(reserve="Gandalf the White", asking=("draw_for_round", ARAGORN), then=LATER)
    assert len(s.hand[ARAGORN]) == 3  # nor does his teammate
    assert s.stack == [("turn", WITCH_KING)]


@card("Gandalf the White")
@rule("CG-C3", "CG-C4")
def test_the_white_forsaken_from_the_top_of_the_deck_is_shown_and_cycled() -> None:
    s = table(hand="Gimli, Sting", deck="Gandalf the White, Sam Gamgee", asking=("forsake", FRODO), then=LATER, path="Egladil")
    do(s, "forsake the top of the draw deck")
    assert names(s.cycle[FRODO]) == ["Gandalf the White"]
    assert names(s.deck[FRODO]) == ["Sam Gamgee"]
    assert names(s.hand[FRODO]) == ["Gimli", "Sting"]  # the forsaking is fulfilled
    assert any("Gandalf the White" in line for line in log(s, "witch-king"))
    assert s.stack == [("turn", WITCH_KING)]


@card("Gandalf the White")
@rule("CG-C3")
def test_the_white_as_the_last_card_of_the_deck_is_shuffled_in_with_the_rest() -> None:
    s = table(deck="Gandalf the White", cycle="Gimli, Sting", asking=("forsake", FRODO), then=LATER, path="Egladil")
    assert sorted(names(s.deck[FRODO])) == ["Gandalf the White", "Gimli", "Sting"]
    assert s.cycle[FRODO] == []
    assert s.stack == [("turn", WITCH_KING)]


@card("Gandalf the White")
@rule("CG-C3")
def test_the_white_forsaken_from_hand_or_reserve_or_winnowed_is_eliminated() -> None:
    s = table(hand="Gandalf the White, Gimli", deck="Sting", asking=("forsake", FRODO), then=LATER, path="Egladil")
    do(s, "forsake Gandalf the White")
    assert names(s.gone[FRODO])[-1] == "Gandalf the White"
    s = table(reserve="Gandalf the White with Glamdring; Gimli", deck="Sting", asking=("forsake", FRODO), then=LATER, path="Egladil")
    do(s, "forsake Gandalf the White")
    assert names(s.gone[FRODO])[-2:] == ["Gandalf the White", "Glamdring"]
    s = table(hand="Gandalf the White, Gimli", deck="Sting", path="Egladil")
    do(s, "winnow")
    assert names(s.gone[FRODO])[-2:] == ["Gandalf the White", "Gimli"]
    assert s.stack == [("turn", WITCH_KING)]


# Gwaihir the Windlord.


@card("Gwaihir the Windlord")
@rule("CG-C7", "CG-C20")
def test_gwaihir_is_cycled_to_fetch_either_gandalf() -> None:
    s = table(
        reserve="Gwaihir the Windlord",
        fresh="Gwaihir the Windlord",
        cycle="Gandalf the White, Gimli, Gandalf the Grey",
        deck="",
        path="Egladil",
    )
    do(s, "use Gwaihir the Windlord")
    assert asked(s) == ["take Gandalf the Grey", "take Gandalf the White"]
    do(s, "take Gandalf the White")
    assert names(s.hand[FRODO]) == ["Gandalf the White"]
    assert names(s.cycle[FRODO]) == ["Gimli", "Gandalf the Grey", "Gwaihir the Windlord"]  # no shuffle, though the deck is empty
    assert any("Gandalf the White" in line for line in log(s, "witch-king"))
    assert s.stack == [("turn", WITCH_KING)]


@card("Gwaihir the Windlord")
@rule("CG-R3", "CG-9.5")
def test_gwaihir_needs_a_gandalf_in_the_cycle_pile_and_flies_from_the_reserve() -> None:
    s = table(reserve="Gwaihir the Windlord", cycle="Gimli", deck="Gandalf the White", path="Egladil")
    assert why_not(s, ("use", "Gwaihir the Windlord")) == "CG-R3"
    s = table(on_path="Gwaihir the Windlord", cycle="Gandalf the White", path="Orodruin")
    assert why_not(s, ("use", "Gwaihir the Windlord")) == "CG-9.5"
    assert s.stack == [("turn", FRODO)]


@card("Gwaihir the Windlord")
@rule("CG-8.12")
def test_gwaihir_enters_no_path_but_a_ninth() -> None:
    s = table(hand="Gwaihir the Windlord, Gimli", path="Morgul Vale", battlegrounds={"Moria": ""})
    do(s, "play Gwaihir the Windlord")
    assert asked(s) == ["to Moria", "to the reserve"]
    s = table(reserve="Gwaihir the Windlord", on_path="The Hunter", path="Crack of Doom")
    do(s, "move Gwaihir the Windlord")
    assert s.stack == [("turn", WITCH_KING)]
    s.stack.append(combat("Crack of Doom"))
    BOOK.run(s)
    assert place_names(s.scored[FREE]) == ["Crack of Doom"]  # his icon cancelled the Hunter
    assert names(s.gone[FRODO]) == ["Gwaihir the Windlord"]
    assert s.stack == [("turn", WITCH_KING)]


# Gandalf's Staff.


@card("Gandalf's Staff")
@rule("CG-C2")
def test_the_staff_raises_the_limit_wherever_gandalf_is_and_stops_at_once() -> None:
    three = "Gimli, Sting, Éomer"
    for reserve, on_path, field in (("staff", "", ""), ("", "staff", ""), ("", "", "staff")):
        text = "Gandalf the Grey with Gandalf's Staff"
        s = table(
            hand=three,
            reserve=text if reserve else "",
            on_path=text if on_path else "",
            battlegrounds={"Edoras": text if field else ""},
            path="Egladil",
        )
        assert why_not(s, ("pass", "")) == ""
        assert GAME.view(s, "witch-king")["seats"]["aragorn"]["limit"] == 2  # his controller's alone
        assert s.stack == [("turn", FRODO)]
    s = table(hand="Gandalf the White, Gimli, Sting, Éomer, Éowyn", reserve="Gandalf the Grey with Gandalf's Staff", path="Egladil")
    assert GAME.view(s, "witch-king")["seats"]["frodo"]["limit"] == 3
    do(s, "play Gandalf the White", "cycle Gimli")
    assert GAME.view(s, "witch-king")["seats"]["frodo"]["limit"] == 2
    assert s.stack == [("turn", WITCH_KING)]


@card("Gandalf's Staff")
@rule("CG-C2", "CG-7.3")
def test_the_staff_in_hand_or_on_nobody_raises_nothing() -> None:
    s = table(hand="Gandalf's Staff, Gimli, Sting", reserve="Gandalf the Grey", path="Egladil")
    assert why_not(s, ("pass", "")) == "CG-7.3"
    assert s.stack == [("turn", FRODO)]


# Glamdring, Gandalf's Staff, Narya: icons.


@pytest.mark.parametrize("item", ["Glamdring", "Gandalf's Staff", "Narya, Ring of Fire"])
@card("Glamdring", "Gandalf's Staff", "Narya, Ring of Fire")
@rule("CG-8.14", "CG-8.15")
def test_each_adds_one_icon_of_every_kind_to_gandalf(item: str) -> None:
    s = table(
        on_path=f"Gandalf the Grey with {item}; The Witch-king; The Hunter; The Reaver",
        path="Weathertop",
        asking=combat("Weathertop"),
        then=LATER,
    )
    assert place_names(s.scored[FREE]) == ["Weathertop"]  # 4 against 4
    assert names(s.gone[FRODO]) == ["Gandalf the Grey", item]
    assert s.stack == [("turn", WITCH_KING)]
    s = table(battlegrounds={"Orthanc": f"Gandalf the White with {item}"}, asking=combat("Orthanc"), then=LATER)
    assert place_names(s.scored[FREE]) == ["Orthanc"]  # 3 against 2
    assert s.stack == [("turn", WITCH_KING)]
    s = table(
        battlegrounds={"Edoras": f"Gandalf the White with {item}; Devilry of Saruman; Wolf-riders"}, asking=combat("Edoras"), then=LATER
    )
    assert place_names(s.scored[FREE]) == ["Edoras"]  # 1 and 4 against 5
    assert s.stack == [("turn", WITCH_KING)]


@card("Glamdring")
@rule("CG-C29", "CG-R71")
def test_gandalf_may_carry_everything_at_once() -> None:
    s = table(
        hand="Glamdring, Gimli", reserve="Gandalf the White with Shadowfax and Gandalf's Staff and Narya, Ring of Fire", path="Egladil"
    )
    do(s, "play Glamdring")
    assert names(s.items[NUMBER["Gandalf the White"]]) == ["Shadowfax", "Gandalf's Staff", "Narya, Ring of Fire", "Glamdring"]
    assert s.stack == [("turn", WITCH_KING)]


# Narya.


@card("Narya, Ring of Fire")
@rule("CG-C18", "CG-C20")
def test_narya_leaves_alone_and_each_shadow_player_cycles_a_card_in_turn_order() -> None:
    s = table(
        reserve="Gandalf the White with Narya, Ring of Fire and Glamdring",
        fresh="Gandalf the White",
        hand="Mordor Orcs 1, The Hunter, Uglúk, Legolas",
        path="Egladil",
    )
    do(s, "use Narya, Ring of Fire")
    assert names(s.cycle[FRODO]) == ["Narya, Ring of Fire"]
    assert names(s.items[NUMBER["Gandalf the White"]]) == ["Glamdring"]
    assert s.stack[-1][1] == WITCH_KING
    assert asked(s) == ["cycle Mordor Orcs 1", "cycle The Hunter"]
    do(s, "cycle The Hunter")  # Saruman has one card and so no choice
    assert names(s.cycle[WITCH_KING]) == ["The Hunter"]
    assert (names(s.cycle[SARUMAN]), s.hand[SARUMAN]) == (["Uglúk"], [])
    assert not any("The Hunter" in line or "Uglúk" in line for line in log(s, "frodo"))  # unseen
    assert names(s.hand[ARAGORN]) == ["Legolas"]
    assert s.stack == [("turn", WITCH_KING)]


@card("Narya, Ring of Fire")
@rule("CG-C18")
def test_narya_hurts_an_empty_hand_by_forsaking() -> None:
    s = table(reserve="Gandalf the White with Narya, Ring of Fire; The Hunter", deck="Olog-hai, Uglúk", path="Egladil")
    do(s, "use Narya, Ring of Fire")
    assert asked(s) == ["forsake The Hunter", "forsake the top of the draw deck"]
    do(s, "forsake The Hunter")
    assert names(s.gone[WITCH_KING])[-1] == "The Hunter"
    assert names(s.gone[SARUMAN])[-1] == "Uglúk"  # the top of the deck was all there was
    assert s.stack == [("turn", WITCH_KING)]


@card("Narya, Ring of Fire")
@rule("CG-R3", "CG-9.5")
def test_narya_is_no_use_against_players_without_cards_nor_outside_the_reserve() -> None:
    s = table(reserve="Gandalf the White with Narya, Ring of Fire", deck="Gimli, Legolas", path="Egladil")
    assert why_not(s, ("use", "Narya, Ring of Fire")) == "CG-R3"
    s = table(reserve="Gandalf the White with Narya, Ring of Fire", deck="Gimli, Uglúk", path="Egladil")
    assert why_not(s, ("use", "Narya, Ring of Fire")) == ""
    s = table(on_path="Gandalf the Grey with Narya, Ring of Fire", path="Egladil")
    assert why_not(s, ("use", "Narya, Ring of Fire")) == "CG-9.5"
    assert s.stack == [("turn", FRODO)]
