"""What is chosen for a bot, and by whom (AS section 9); rows it draws, piles it searches, locations as printed."""

import pytest

from tests.cardgame.shadow.walking import bots, deeds, judged, turn_of
from tests.cardgame.telling import forget, happened
from tests.citing import card, rule
from thirdage.cardgame.book import BOOK, NOBODY
from thirdage.cardgame.knowledge import known_in, mask_of
from thirdage.cardgame.positions import (
    ARAGORN,
    FRODO,
    GAME,
    GANDALF,
    SARUMAN,
    WITCH_KING,
    asked,
    do,
    log,
    names,
    place_names,
    shown,
    why_not,
)
from thirdage.cardgame.state import CYCLE, DECK, HAND
from thirdage.cardgame.tables import NUMBER, PLACE

AFTER = (("turn", FRODO),)
TAKE, RID, DRAW = ("take", NUMBER["Saruman (bot)"]), ("eliminate", NUMBER["Théoden"]), ("let_draw", 0)
GRIMA = {"reserve": "Gríma Wormtongue", "path": "Caradhras"}


# The humans choose, for their own benefit.


@rule("AS-9.1", "AS-T5")
@card("Gríma Wormtongue")
def test_the_humans_choose_which_option_of_a_text_is_used() -> None:
    s = turn_of(SARUMAN, **GRIMA)
    assert GAME.asked(s) == "frodo"
    assert GAME.legal(s) == [TAKE, DRAW]
    do(s, "let Saruman draw 2 cards")  # though he could have been found
    assert len(s.hand[SARUMAN]) == 2
    assert s.stack == [("turn", FRODO)]


@pytest.mark.parametrize(
    "position, options",
    [
        ({"gone": "Saruman"}, [DRAW]),
        ({"gone": "Saruman", "battlegrounds": {"Edoras": "Théoden"}}, [RID, DRAW]),
        ({"on_path": "Saruman", "path": "Egladil"}, [DRAW]),
        ({"battlegrounds": {"Edoras": "Théoden"}}, [TAKE, RID, DRAW]),
        ({"gone": "Saruman", "battlegrounds": {"Edoras": "Théoden"}, "deck": "Mordor Orcs 1"}, [RID]),
    ],
)
@rule("AS-9.2", "AS-T5", "AS-R39")
def test_only_options_that_are_possible_as_far_as_everybody_knows_are_offered(
    position: dict[str, object], options: list[tuple[str, int]]
) -> None:
    s = turn_of(SARUMAN, **{**GRIMA, **position})
    assert deeds(s)[0] == "use Gríma Wormtongue"
    if len(options) == 1:  # no choice: it is done
        chosen = "chooses_to_draw" if options == [DRAW] else "chooses_to_eliminate"
        assert len(happened(s, chosen)) == 1
        assert s.stack == [("turn", FRODO)]
        return
    assert GAME.legal(s) == options
    assert why_not(s, ("take", "Saruman")) == ("" if TAKE in options else "AS-9.2")
    assert why_not(s, ("eliminate", "Éowyn")) == "AS-9.2"


@rule("AS-9.2")
def test_a_text_none_of_whose_options_is_possible_is_not_used() -> None:
    s = turn_of(SARUMAN, gone="Saruman", deck="Mordor Orcs 1", **GRIMA)
    assert deeds(s) == ["pass"]


@rule("AS-9.1", "AS-R42")
@card("Threats and Promises")
def test_the_humans_choose_among_the_battlegrounds_that_the_shadow_could_win() -> None:
    s = turn_of(SARUMAN, hand="Threats and Promises", reserve="Saruman; Wolf-riders", path="Caradhras", scored_free="Helm's Deep")
    assert GAME.asked(s) == "frodo"
    assert [action[1] for action in GAME.legal(s)] == [PLACE[place] for place in ("Edoras", "Helm's Deep", "Orthanc")]
    assert why_not(s, ("activate", "Minas Tirith")) == "AS-R42"


@rule("AS-R42", "AS-9.2")
def test_one_that_could_not_be_won_is_not_among_them() -> None:
    s = turn_of(SARUMAN, hand="Threats and Promises", reserve="Saruman", path="Caradhras")
    # his 1 attack alone beats neither Edoras nor Helm's Deep: only Orthanc is left, so there is nothing to choose
    assert place_names(s.active) == ["Orthanc"]
    assert deeds(s)[0] == "play_event Threats and Promises"


@rule("AS-9.1", "AS-R15")
def test_the_human_next_in_turn_order_chooses() -> None:
    captain = {"hand": "The Black Captain", "reserve": "The Witch-king; Olog-hai", "path": "Caradhras", "persons": 2}
    s = turn_of(WITCH_KING, **captain)
    assert GAME.asked(s) == "aragorn"
    assert GAME.asked(turn_of(SARUMAN, persons=2, **GRIMA)) == "frodo"
    assert (
        GAME.asked(turn_of(1, scenario="duel2", hand="The Black Captain", reserve="The Witch-king; Olog-hai", path="Caradhras"))
        == "gandalf"
    )


@rule("AS-9.3", "AS-R33")
def test_nobody_chooses_where_the_right_most_rule_or_chance_gives_the_answer() -> None:
    nazgul = "The Black Easterling; The Witch-king"
    assert turn_of(hand="Morgul Blade", reserve=nazgul, path="Caradhras").stack == [("turn", ARAGORN)]
    assert turn_of(hand="Fell Beast, Morgul Blade", on_path=nazgul, path="Weathertop").stack == [("turn", ARAGORN)]
    two = {"Lórien": "Mordor Orcs 1", "Minas Tirith": "Black Uruks, Mordor Orcs 2"}
    assert turn_of(reserve="Olog-hai; Trolls of Udûn", battlegrounds=two, path="Caradhras").stack == [("turn", ARAGORN)]


@pytest.mark.parametrize(
    "scenario, starter, decides",
    [
        ("trilogy", WITCH_KING, ARAGORN),
        ("trilogy", SARUMAN, FRODO),
        ("trilogy", ARAGORN, ARAGORN),
        ("trilogy", FRODO, FRODO),
        ("duel2", 1, GANDALF),
        ("duel3", 1, GANDALF),
        ("duel3", 3, GANDALF),
        ("fellowship", 0, 1),
    ],
)
@rule("AS-R15")
def test_the_order_of_combats_of_a_bot_that_begins_is_chosen_by_the_next_human(scenario: str, starter: int, decides: int) -> None:
    s = bots(scenario=scenario, battlegrounds={"Orthanc": "", "Moria": ""}, path="Egladil", starter=starter, asking=("combat_step", NOBODY))
    assert s.stack[-1] == ("choose_combat", decides)
    assert asked(s) == ["fight at Egladil", "fight at Orthanc", "fight at Moria"]


# When two humans disagree.

TOGETHER = "Soldiers of Gondor, Guards of the Citadel, Gandalf the White, Grond, Hammer of the Underworld, Mordor Orcs 1"


@pytest.mark.parametrize(
    "starter, first, second", [(FRODO, FRODO, ARAGORN), (WITCH_KING, ARAGORN, FRODO), (ARAGORN, ARAGORN, FRODO), (SARUMAN, FRODO, ARAGORN)]
)
@rule("AS-R29")
def test_losses_on_which_two_humans_do_not_agree_are_named_by_the_next_human(starter: int, first: int, second: int) -> None:
    fight = ("combat", NOBODY, PLACE["Minas Tirith"])
    s = bots(persons=2, battlegrounds={"Minas Tirith": TOGETHER}, captured="Minas Tirith", starter=starter, asking=fight, then=AFTER)
    assert s.stack[-1][:2] == ("name_loss", first)
    do(s, "lose Gandalf the White", "lose Soldiers of Gondor")
    assert s.stack[-1][:2] == ("agree_to_loss", second)
    do(s, "object")
    assert s.stack[-1][:2] == ("name_loss", first)
    assert s.stack[-1][5] == 2  # and that is final
    asked_of = GAME.seats(s)[first]
    assert "the two of you disagree" in GAME.question(s, asked_of)
    assert f"{GAME.word('seat', asked_of, 'en')} names the losses." in log(s)[-1]


@rule("AS-R29")
def test_one_person_with_both_decks_is_not_asked_to_agree() -> None:
    fight = ("combat", NOBODY, PLACE["Minas Tirith"])
    s = bots(battlegrounds={"Minas Tirith": TOGETHER}, captured="Minas Tirith", asking=fight, then=AFTER)
    do(s, "lose Gandalf the White", "lose Soldiers of Gondor")
    assert s.stack == list(AFTER)


# Rows drawn.


@rule("AS-R37")
@card("The Day Without Dawn")
def test_cards_are_drawn_into_a_row_and_the_right_most_that_fit_are_played() -> None:
    deck = "Olog-hai, Morgul Blade, Black Uruks, The Hunter, Trolls of Udûn, Mordor Orcs 1, The Reaver, Mordor Orcs 2"  # seven are drawn
    s = turn_of(hand="The Day Without Dawn", deck=deck, path="Caradhras")
    row = [name.removeprefix("draw_into_row ") for name in happened(s, "draw_into_row")]
    assert row == ["Olog-hai", "Morgul Blade", "Black Uruks", "The Hunter", "Trolls of Udûn", "Mordor Orcs 1", "The Reaver"]
    assert happened(s, "eliminate_shown") == ["eliminate_shown The Reaver"]  # the right-most that is no army
    assert deeds(s)[:3] == ["play_event The Day Without Dawn", "play Mordor Orcs 1 reserve", "play Trolls of Udûn reserve"]
    assert names(s.cycle[WITCH_KING]) == ["Olog-hai", "Morgul Blade", "Black Uruks", "The Hunter", "The Day Without Dawn"]
    for viewer in (*GAME.seats(s), None):  # face up
        told = GAME.redact(s, list(s.events or ()), viewer)
        assert [event[2] for event in told if event[0] == "draw_into_row"] == [NUMBER[f"{name} (bot)"] for name in row]


@rule("AS-R37")
def test_a_card_of_the_row_is_placed_like_one_from_the_hand_and_costs_nothing() -> None:
    deck = "Mordor Orcs 1, Mordor Orcs 2, Olog-hai"
    s = turn_of(hand="The Day Without Dawn", deck=deck, battlegrounds={"Lórien": "Mordor Orcs 3, Mordor Orcs 4"}, path="Caradhras")
    # the right-most is eliminated, for all fit; 2 + 1 beats the 2 of Lórien, and the next is not needed there
    assert deeds(s) == ["play_event The Day Without Dawn", "play Mordor Orcs 2 Lórien", "play Mordor Orcs 1 reserve"]
    assert names(s.cycle[WITCH_KING]) == ["The Day Without Dawn"]


@rule("AS-R37", "AS-6.7")
@card("The Ringwraiths Are Abroad")
def test_a_character_played_this_round_is_passed_over_in_a_row() -> None:
    deck = "The Hunter, The Reaver, Mordor Orcs 1, The Beguiler"
    s = turn_of(hand="The Ringwraiths Are Abroad", deck=deck, played="The Beguiler", path="Caradhras")
    assert deeds(s)[1:3] == ["play The Reaver reserve", "play The Hunter reserve"]
    assert "The Beguiler" in names(s.cycle[WITCH_KING])


@rule("AS-R37")
def test_too_short_a_row_is_eliminated_whole() -> None:
    s = turn_of(hand="The Day Without Dawn", deck="Olog-hai", path="Caradhras")
    assert happened(s, "eliminate_shown") == ["eliminate_shown Olog-hai"]
    assert s.reserve[WITCH_KING] == []


# Hidden piles.


@rule("AS-R39", "AS-R43")
@card("Orthanc")
def test_orthanc_gives_the_bot_saruman_if_he_can_be_found() -> None:
    s = bots(asking=("activation_text", FRODO, PLACE["Orthanc"]), then=AFTER)
    assert known_in(s, SARUMAN, HAND) == [NUMBER["Saruman (bot)"]]
    s = bots(cycle="Saruman, Wolf-riders", asking=("activation_text", FRODO, PLACE["Orthanc"]), then=AFTER)
    assert names(s.hand[SARUMAN]) == ["Saruman"]
    assert s.cycle[SARUMAN] == []  # then the cycle pile is shuffled in


@rule("AS-R39", "AS-R24")
def test_a_search_that_finds_nothing_fails_and_shows_nothing_else() -> None:
    s = bots(hand="Saruman, Uglúk", cycle="Wolf-riders", asking=("activation_text", FRODO, PLACE["Orthanc"]), then=AFTER)
    assert ("nothing_found", SARUMAN, PLACE["Orthanc"]) in (s.events or [])
    assert names(s.hand[SARUMAN]) == ["Saruman", "Uglúk"]
    assert mask_of(s, SARUMAN, NUMBER["Saruman (bot)"]) == 1 << HAND  # everybody can tell
    assert [known_in(s, SARUMAN, pile) for pile in (DECK, CYCLE)] == [[], []]


@rule("AS-R39")
def test_what_is_offered_does_not_tell_where_a_hidden_card_lies() -> None:
    offered = set()
    for place in ({"hand": "Saruman"}, {"cycle": "Saruman, Wolf-riders"}, {"hand": "Wolf-riders"}):
        s = turn_of(SARUMAN, path="Caradhras", reserve="Gríma Wormtongue; Haradrim Mûmakil", **place)
        offered.add(tuple(asked(s)))
    assert len(offered) == 1


@rule("AS-R39", "AS-8.2")
def test_a_card_known_to_be_elsewhere_is_not_sought() -> None:
    s = bots(hand="Saruman", reserve="Gríma Wormtongue", path="Caradhras", starter=FRODO)
    shown(s, "Saruman", HAND)
    forget(s)
    s.stack = [("turn", SARUMAN)]
    s.turn = SARUMAN
    BOOK.run(s)
    assert "chooses_to_draw" in [event[0] for event in s.events or ()]  # nothing else is left to choose
    assert s.stack[-1] == ("turn", FRODO)


# Locations as printed.


@rule("AS-R43")
@card("Dol Guldur", "Lórien")
def test_locations_that_are_not_replaced_work_as_printed() -> None:
    s = bots(battlegrounds={"Dol Guldur": ""}, asking=("activation_text", WITCH_KING, PLACE["Dol Guldur"]), then=AFTER)
    assert place_names(s.active) == ["Dol Guldur", "Lórien"]  # the link is obligatory, winnable or not
    s = bots(path="Khazad-dûm", asking=("activation_text", SARUMAN, PLACE["Khazad-dûm"]), then=AFTER)
    assert len(s.hand[SARUMAN]) == 2
    assert judged(s) == []
