"""Why not: every wish that the rules refuse is answered with the very rule that forbids it and a sentence that helps.

Here turns, places and prices; choices that texts and combats ask for are in test_why_not_choices.py."""

from __future__ import annotations

import pytest

from tests.cardgame.asking import why
from tests.citing import rule
from thirdage.cardgame.book import NOBODY
from thirdage.cardgame.positions import ARAGORN, FRODO, GAME, SARUMAN, WITCH_KING, do, table
from thirdage.cardgame.tables import NUMBER, PLACE

LATER = (("turn", FRODO),)
MORDOR = ("turn", WITCH_KING)


# On a turn.


@rule("CG-7.3")
def test_passing_with_too_many_cards() -> None:
    s = table(hand="Gimli, Sting, Sam Gamgee, The Reaver, The Hunter, Uglúk")
    assert why(s, "pass") == (
        "CG-7.3",
        "You may not pass: you hold 3 cards, more than your limit of 2 and not fewer than each enemy (Witch-king 2 and Saruman 1).",
    )


@rule("CG-9.7", "CG-R3")
def test_a_ring_token_that_is_spent_or_would_bring_nothing() -> None:
    assert why(table(rings=(0, 1, 1, 1)), "ring") == ("CG-9.7", "You have used your Ring token already: it serves once in a game.")
    assert why(table(deck=""), "ring") == ("CG-R3", "There is nothing left to draw, so the Ring token would be spent for nothing.")


@rule("CG-9.9")
def test_winnowing_with_one_card() -> None:
    assert why(table(hand="Gimli"), "winnow") == ("CG-9.9", "To winnow you eliminate 2 cards from hand; you hold 1.")


@rule("CG-8.1", "CG-10.4")
def test_a_card_that_is_not_in_hand_cannot_be_played() -> None:
    s = table(deck="Gimli, Boromir", cycle="Sting", gone="Bilbo Baggins", reserve="Fatty Bolger")
    only = "only cards in your hand can be played."
    assert why(s, None, "Gimli") == ("CG-8.1", f"Gimli is in your draw deck: {only}")
    assert why(s, None, "Sting") == ("CG-8.1", f"Sting is in your cycle pile: {only}")
    assert why(s, "play", "Fatty Bolger") == ("CG-8.1", f"Fatty Bolger is in play already: {only}")
    assert why(s, None, "Bilbo Baggins") == ("CG-10.4", "Bilbo Baggins has been eliminated and never returns to the game.")
    assert why(s, None, "Boromir") == ("CG-8.1", "Boromir is a card of Aragorn: you play only cards from your own hand.")
    assert why(s, None, "Ioreth") == ("CG-8.1", "Ioreth is not used in this game.")


@rule("CG-8.7")
def test_a_character_played_a_second_time() -> None:
    s = table(hand="Gimli, Sting", played="Gimli")
    assert why(s, "play", "Gimli") == (
        "CG-8.7",
        "Gimli has been played this round already, and no character or item is played twice in a round.",
    )
    assert why(s, None, "Gimli") == ("", "")  # one could cycle him


@rule("CG-8.13")
def test_an_item_that_nobody_in_play_may_wield() -> None:
    s = table(hand="Shadowfax, Elven Cloak", reserve="Gimli")
    assert why(s, "play", "Shadowfax") == (
        "CG-8.13",
        "Nobody in play may wield Shadowfax: only Gandalf the Grey and Gandalf the White may.",
    )
    s.stack = [("turn", ARAGORN)]
    assert why(s, "play", "Elven Cloak") == ("CG-8.13", "None of those who may wield Elven Cloak is in play.")


@rule("CG-C56", "CG-R21")
def test_an_event_whose_condition_is_not_met() -> None:
    s = table(hand="The Black Captain", asking=("turn", WITCH_KING))
    assert why(s, "play", "The Black Captain") == (
        "CG-C56",
        "The Black Captain can be played only while the Witch-king is in your reserve.",
    )
    s = table(hand="There Is Another Way", path="Egladil", used_paths="Dimrill Dale, Lothlórien")
    assert why(s, "play", "There Is Another Way") == (
        "CG-R21",
        "There Is Another Way needs an unused path of the right number, and none is left.",
    )


@rule("CG-8.19")
def test_a_card_that_came_into_reserve_this_round() -> None:
    s = table(reserve="Gimli", fresh="Gimli", path="Egladil")
    assert why(s, None, "Gimli") == ("CG-8.19", "Gimli came into the reserve this round and cannot move before the next.")


@rule("CG-9.2")
def test_cards_that_cannot_move() -> None:
    s = table(
        reserve="Riders of Rohan; Legolas; Sam Gamgee with Mithril Coat", on_path="Gimli", path="Egladil", battlegrounds={"Moria": "Uglúk"}
    )
    assert why(s, "move", "Riders of Rohan") == ("CG-9.2", "Riders of Rohan 1 cannot move: it may enter none of the active locations.")
    assert why(s, None, "Gimli") == ("CG-9.2", "Gimli stands on a location already: only cards in your reserve can move.")
    assert why(s, None, "Legolas") == ("CG-9.2", "Legolas is a card of Aragorn: you move only your own.")
    assert why(s, None, "Mithril Coat") == ("CG-9.2", "Mithril Coat moves only with its wielder.")


@rule("CG-9.5")
def test_a_text_that_is_no_action_or_works_elsewhere() -> None:
    s = table(hand="Bilbo Baggins", reserve="Gimli; Gandalf the Grey", on_path="Sam Gamgee", path="Egladil")
    assert why(s, "use", "Gimli") == ("CG-9.5", "Gimli has no text that costs an action.")
    assert why(s, "use", "Bilbo Baggins") == ("CG-9.5", "Bilbo Baggins is not in play: only texts of cards in play can be used.")
    assert why(s, "use", "Gandalf the Grey") == ("CG-9.5", "Gandalf the Grey can be used only on the active path.")
    assert why(s, None, "Sam Gamgee") == ("CG-9.5", "Sam Gamgee can be used only in reserve.")


@rule("CG-R43")
def test_the_text_of_somebody_elses_card() -> None:
    s = table(reserve="The Reaver; Merry Brandybuck", on_path="Frodo Baggins with Lembas", path="Egladil", corruption=2)
    assert why(s, None, "The Reaver") == ("CG-R43", "Only Witch-king may use the text of The Reaver.")
    assert why(s, "use", "Lembas") == ("", "")  # the Hobbit player's, though Aragorn owns it
    s.stack = [("turn", ARAGORN)]
    assert why(s, "use", "Lembas") == ("CG-R43", "Only Frodo may use the text of Lembas.")


@pytest.mark.parametrize(
    "card, position, sentence",
    [
        ("Sam Gamgee", {}, "No path is active, so Sam Gamgee could have no effect."),
        ("Fatty Bolger", {"deck": ""}, "There is nothing left to draw, so Fatty Bolger could have no effect."),
        ("Gwaihir the Windlord", {}, "None of the cards that Gwaihir the Windlord could take is in your cycle pile."),
    ],
)
@rule("CG-R3")
def test_a_text_that_could_have_no_effect(card: str, position: dict[str, str], sentence: str) -> None:
    assert why(table(reserve=card, **position), "use", card) == ("CG-R3", sentence)  # type: ignore[arg-type]


@rule("CG-C6", "CG-C54", "CG-C16")
def test_texts_that_cannot_be_used_now() -> None:
    s = table(reserve="Denethor", deck="Elrond", asking=("turn", ARAGORN))
    assert why(s, "use", "Denethor") == ("CG-C6", "Denethor seeks Boromir and Faramir, and your draw deck holds no such card.")
    s = table(reserve="Saruman with Palantír of Orthanc; Corsairs of Umbar", scored_free="Umbar", asking=("turn", SARUMAN))
    s.used = [NUMBER["Palantír of Orthanc"]]
    assert why(s, "use", "Palantír of Orthanc") == ("CG-C54", "Palantír of Orthanc has been used this round already.")
    assert why(s, None, "Corsairs of Umbar") == (
        "CG-C16",
        "The battleground that Corsairs of Umbar would activate is no longer in its deck.",
    )


@rule("CG-7.2", "CG-6.3", "CG-11.3")
def test_a_place_touched_on_a_turn() -> None:
    s = table(path="Egladil", battlegrounds={"Orthanc": ""})
    assert why(s, None, "Orthanc") == ("CG-7.2", "First pick the card that you want to play or move to Orthanc.")
    assert why(s, None, "Moria") == ("CG-6.3", "Moria is not active now.")
    assert why(s, "fight", "Egladil") == ("CG-11.3", "Egladil is fought in the combat step, not now.")


@rule("CG-R37")
def test_a_second_copy_of_an_army() -> None:
    s = table(hand="Riders of Rohan 1, Riders of Rohan 2")
    sentence = "Riders of Rohan 2 is as good as Riders of Rohan 1: only one copy is offered, so pick Riders of Rohan 1."
    assert why(s, "play", "Riders of Rohan 2") == why(s, None, "Riders of Rohan 2") == ("CG-R37", sentence)


@rule("CG-R28")
def test_cycling_a_card_that_is_not_in_hand() -> None:
    s = table(hand="Sting", reserve="Gimli")
    assert why(s, "cycle", "Gimli") == ("CG-R28", "Only a card in your hand can be cycled as an action, and Gimli is not there.")


@rule("CG-7.1", "CG-12.3")
def test_who_is_not_asked_must_wait_and_after_the_end_nobody_is() -> None:
    s = table(hand="Gimli")
    assert GAME.why_not(s, "aragorn", ("pass", 0)) == ("CG-7.1", "Wait: Frodo must answer first.")
    s = table(scored_free="Minas Tirith, Lórien, Morannon, Orthanc, Helm's Deep", path="Egladil", asking=("victory_check", NOBODY))
    assert why(s, "pass") == ("CG-12.3", "The game is over: one side led by 10 or more.")


# Where a card goes.


@rule("CG-8.12", "CG-6.3")
def test_a_character_sent_where_it_may_not_go() -> None:
    s = table(hand="Legolas, Arwen", battlegrounds={"Orthanc": "", "Rivendell": ""}, path="Bag End", asking=("turn", ARAGORN))
    do(s, "play Legolas")
    assert why(s, "to", "Orthanc") == (
        "CG-8.12",
        "Legolas cannot go to Orthanc: no Elves fight there (only Rohan, Wizard and Isengard).",
    )
    assert why(s, None, "Bag End") == (
        "CG-8.12",
        "Legolas cannot go to Bag End, a path of number 1: only paths 3-9 are open to this character.",
    )
    assert why(s, "to", "Moria") == ("CG-6.3", "Moria is not active now.")


@rule("CG-8.9", "CG-8.10", "CG-8.8")
def test_an_army_sent_where_it_may_not_go() -> None:
    s = table(hand="Olog-hai, The Reaver", battlegrounds={"Edoras": "", "Morannon": ""}, path="Egladil", asking=("turn", WITCH_KING))
    do(s, "play Olog-hai")
    assert why(s, "to", "Edoras") == (
        "CG-8.9",
        "Olog-hai cannot go to Edoras: nobody from Mordor fights there (only Rohan, Wizard and Isengard).",
    )
    assert why(s, "to", "Egladil") == ("CG-8.10", "Olog-hai cannot go to Egladil: armies never go to a path.")
    assert why(s, None, "The Reaver") == ("CG-8.8", "First choose a place for Olog-hai: your reserve or an active battleground.")


@rule("CG-8.11", "CG-C62")
def test_a_text_that_keeps_a_character_away_and_another_card_touched_meanwhile() -> None:
    s = table(hand="Mouth of Sauron, The Reaver", battlegrounds={"Morannon": ""}, path="Morgai", asking=("turn", WITCH_KING))
    do(s, "play Mouth of Sauron")
    assert why(s, "to", "Morgai") == ("CG-C62", "Mouth of Sauron cannot go to a path while a Shadow battleground is active.")
    assert why(s, None, "The Reaver") == (
        "CG-8.11",
        "First choose a place for Mouth of Sauron: your reserve, the path or an active battleground.",
    )


@rule("CG-8.13")
def test_an_item_given_to_the_wrong_wielder() -> None:
    s = table(hand="Elven Cloak, Elrond", reserve="Frodo Baggins; Gimli; Legolas", path="Egladil", asking=("turn", ARAGORN))
    do(s, "play Elven Cloak")
    assert why(s, "onto", "Sam Gamgee") == ("CG-8.13", "Sam Gamgee is not in play and so cannot wield Elven Cloak.")
    assert why(s, None, "Gimli") == ("CG-8.13", "Gimli is none of those who may wield Elven Cloak.")
    assert why(s, None, "Egladil") == ("CG-8.13", "First choose who is to wield Elven Cloak.")


@rule("CG-9.2", "CG-8.12")
def test_a_move_to_nowhere() -> None:
    s = table(reserve="Legolas", battlegrounds={"Rivendell": "", "Orthanc": ""}, path="Egladil", asking=("turn", ARAGORN))
    do(s, "move Legolas")
    assert why(s, "to", "reserve") == ("CG-9.2", "Legolas is in the reserve already: it moves to an active location.")
    assert why(s, "to", "Orthanc")[0] == "CG-8.12"
    assert why(s, "pass") == ("CG-9.2", "First choose where Legolas moves: to an active location.")


@rule("CG-R42")
def test_a_move_by_text_goes_only_where_the_text_says() -> None:
    s = table(
        hand="Black Rider's Mount, The Reaver", reserve="The Hunter", path="Egladil", battlegrounds={"Minas Morgul": ""}, asking=MORDOR
    )
    do(s, "play Black Rider's Mount")
    assert why(s, None, "Minas Morgul") == ("CG-R42", "Black Rider's Mount moves The Hunter only to Egladil.")
    assert why(s, "to", "reserve") == ("CG-R42", "To leave The Hunter in reserve, pick “Leave it in reserve”.")
    assert why(s, "pass") == ("CG-R42", "First decide whether The Hunter moves.")


# Paying and losing.


@rule("CG-8.2", "CG-R30", "CG-R32")
def test_while_a_card_must_be_paid_for() -> None:
    s = table(hand="Gimli, Sam Gamgee, Sting", reserve="Fatty Bolger", path="Egladil")
    do(s, "play Gimli", "to the reserve")
    first = ("CG-8.2", "First cycle a card from your hand to pay for Gimli.")
    assert why(s, "pass") == why(s, None, "Fatty Bolger") == why(s, None, "Egladil") == first
    assert why(s, "cycle", "Gimli") == ("CG-R30", "Gimli is the card being played and cannot pay for itself.")
    forbidden = "You have cards in hand: one of them must be cycled to pay for Gimli. Only the last card is paid for by forsaking."
    assert why(s, "forsake_top") == why(s, "forsake", "Fatty Bolger") == ("CG-R32", forbidden)


@rule("CG-10.2", "CG-10.3")
def test_while_a_text_makes_somebody_cycle() -> None:
    s = table(hand="Legolas, Arwen", deck="Elrond", path="Lothlórien", asking=("activation_text", FRODO, PLACE["Lothlórien"]), then=LATER)
    assert why(s, "pass") == ("CG-10.2", "First cycle a card from your hand, by the text of Lothlórien.")
    assert why(s, "forsake_top")[0] == "CG-10.3"


@rule("CG-10.6", "CG-R30", "CG-8.16")
def test_while_the_last_card_must_be_paid_for() -> None:
    s = table(hand="Gimli", reserve="Fatty Bolger", on_path="Sam Gamgee with Mithril Coat", path="Egladil")
    do(s, "play Gimli", "to the reserve")
    first = ("CG-10.6", "First forsake a card from your reserve or the top of your draw deck, to pay for Gimli.")
    assert why(s, "pass") == why(s, None, "Sam Gamgee") == first
    assert why(s, None, "Gimli")[0] == "CG-R30"
    assert why(s, "forsake", "Mithril Coat") == (
        "CG-8.16",
        "Mithril Coat is carried by a character that is not in your reserve, so you cannot forsake it.",
    )


@rule("CG-9.9")
def test_while_winnowing() -> None:
    s = table(hand="Gimli, Sam Gamgee, Sting", reserve="Fatty Bolger")
    do(s, "winnow")
    assert why(s, None, "Fatty Bolger") == why(s, "pass") == ("CG-9.9", "First eliminate a card from your hand, to winnow.")


@rule("CG-R6")
def test_while_two_texts_would_save() -> None:
    there = "Frodo Baggins with Elven Cloak and Sting; The Reaver; The Hunter; The Warrior"
    s = table(path="Egladil", on_path=there, asking=("combat", NOBODY, PLACE["Egladil"]), then=LATER)
    assert why(s, None, "Sting") == ("CG-R6", "First choose which text saves Frodo Baggins.")
