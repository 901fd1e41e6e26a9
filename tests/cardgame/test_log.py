"""What is asked and what is told: whoever reads only the log understands who did what, by which text, and what came of it."""

from __future__ import annotations

from random import Random

import pytest

from tests.cardgame.asking import BROKEN
from tests.citing import rule
from thirdage.cardgame.book import NOBODY
from thirdage.cardgame.positions import ARAGORN, FRODO, GAME, SARUMAN, WITCH_KING, asked, do, log, table
from thirdage.cardgame.state import State
from thirdage.cardgame.tables import PLACE
from thirdage.kernel.frames import Frame

LATER = (("turn", FRODO),)


def question(state: State) -> str:
    return GAME.question(state, None)


def quoted(name: str, sentence: int = 0) -> str:
    """A sentence of a card or location in quotation marks, or all of its text."""
    catalogue = GAME.catalogue()
    said = next(entry["text"] for entry in (*catalogue["cards"], *catalogue["locations"]) if entry["name"] == name)
    return f"“{said[sentence - 1] if sentence else ' '.join(said)}”"


def combat(place: str) -> Frame:
    return ("combat", NOBODY, PLACE[place])


# Questions say why they are asked.


@rule("CG-8.2")
def test_a_cost_names_the_card_it_is_for() -> None:
    s = table(hand="Gimli, Sam Gamgee, Sting", path="Egladil")
    do(s, "play Gimli")
    assert question(s) == "Frodo: where does Gimli go?"
    do(s, "to Egladil")
    assert question(s) == "Frodo: cycle a card to pay for Gimli."


@rule("CG-8.3")
def test_the_cost_of_the_last_card_names_it() -> None:
    s = table(hand="Gimli", reserve="Sam Gamgee", path="Egladil")
    do(s, "play Gimli", "to Egladil")
    assert question(s) == ("Frodo: no card is left in hand to pay for Gimli. Forsake one from reserve or the unseen top of your draw deck.")


def test_what_a_text_demands_names_the_text() -> None:
    s = table(hand="Boromir, Arwen, Gimli, Sting", reserve="The Beguiler; The Reaver", asking=("turn", WITCH_KING))
    do(s, "use The Beguiler")
    assert question(s) == "Aragorn: cycle a card from hand, by the text of The Beguiler."
    do(s, "cycle Arwen")
    assert question(s) == "Frodo: cycle a card from hand, by the text of The Beguiler."
    do(s, "cycle Sting")
    s.stack = [("turn", WITCH_KING)]
    do(s, "use The Reaver")
    assert question(s) == (
        "Aragorn: forsake a card from hand, from reserve, or the unseen top of your draw deck, by the text of The Reaver."
    )


@rule("CG-R34")
def test_a_cost_inside_a_text_names_the_card_played() -> None:
    s = table(
        hand="Gimli, Sting",
        deck="Riders of Rohan",  # nothing is left over to pay for them
        battlegrounds={"Helm's Deep": ""},
        asking=("activation_text", FRODO, PLACE["Helm's Deep"]),
        then=LATER,
    )
    assert question(s) == "Frodo: play 1 of the cards drawn aside by the text of Helm's Deep, or cycle the rest."
    do(s, "play Riders of Rohan 1")
    assert question(s) == "Frodo: cycle a card to pay for Riders of Rohan 1."


def test_the_opening_cards_are_counted_down() -> None:
    s = GAME.new(seed=1)
    assert question(s) == "Frodo: cycle 2 of your opening cards, one after the other."
    GAME.apply(s, GAME.legal(s)[0])
    assert question(s) == "Frodo: cycle 1 more of your opening cards."


def test_winnowing_is_counted_down() -> None:
    s = table(hand="Gimli, Sting, Sam Gamgee")
    do(s, "winnow")
    assert question(s) == "Frodo: eliminate a card from hand to winnow (2 to go)."
    do(s, "eliminate Sting")
    assert question(s) == "Frodo: eliminate a card from hand to winnow (1 to go)."


def test_an_optional_text_is_quoted() -> None:
    s = table(path="Egladil", battlegrounds={"Minas Tirith": ""}, asking=("activation_text", FRODO, PLACE["Minas Tirith"]), then=LATER)
    assert question(s) == f"Aragorn: use the text of Minas Tirith? {quoted('Minas Tirith')}"


def test_a_new_path_names_the_old_one_and_the_text() -> None:
    s = table(path="Egladil", on_path="Uglúk", asking=("turn", SARUMAN))
    do(s, "use Uglúk")
    assert question(s) == "Saruman: which path of number 5 replaces Egladil, by the text of Uglúk? Egladil is fought at once."


def test_the_attacker_who_names_losses_is_told_why() -> None:
    s = table(path="Bag End", on_path="Gimli; Legolas; The Reaver", asking=combat("Bag End"), then=LATER)
    assert question(s) == "Frodo: 1 attack icon is left at Bag End. Name a card to lose."
    do(s, "lose Gimli")
    assert question(s) == "Aragorn: your teammate would lose Gimli at Bag End. Do you agree?"
    do(s, "object")
    assert question(s) == "Witch-king: the defenders disagree, and 1 of your attack icons is left at Bag End. Name a card they lose."


@rule("CG-7.2")
def test_a_turn_names_what_is_possible_to_the_asked_person_only() -> None:
    s = table(hand="Gimli, Sting", reserve="Sam Gamgee; Bilbo Baggins", path="Egladil", rings=(0, 0, 0, 0))
    told = "Frodo: it is your turn. You may play, move, use or cycle a card, winnow, or pass."
    assert GAME.question(s, "frodo") == told
    assert {GAME.question(s, seat) for seat in ("witch-king", "aragorn", "saruman", None)} == {"Frodo: it is your turn."}
    both = table(hand="Gimli, Sting", reserve="Sam Gamgee; Bilbo Baggins", path="Egladil", rings=(0, 0, 0, 0), persons=2)
    assert GAME.question(both, "aragorn") == told  # one person holds both seats
    assert GAME.question(both, "saruman") == "Frodo: it is your turn."
    s = table(hand="Gimli, Merry Brandybuck, Sting, Glamdring", played="Gimli, Merry Brandybuck", deck="", rings=(1, 0, 0, 0))
    assert GAME.question(s, "frodo") == "Frodo: it is your turn. You may cycle a card, or winnow."
    s = table(rings=(1, 0, 0, 0))
    assert GAME.question(s, "frodo") == "Frodo: it is your turn. You may use the Ring token or pass."
    assert GAME.question(table(rings=(0, 0, 0, 0)), "frodo") == "Frodo: it is your turn. You can only pass."


def test_a_battleground_out_of_a_scoring_area_is_reactivated() -> None:
    s = table(reserve="The Black Serpent", scored_free="Pelargir", scored_shadow="Umbar", asking=("turn", SARUMAN))
    do(s, "use The Black Serpent")
    assert question(s) == "Saruman: which battleground does The Black Serpent reactivate?"
    assert asked(s) == ["reactivate Pelargir", "reactivate Umbar"]
    s = table(hand="The Black Captain, The Reaver", reserve="The Witch-king", scored_free="Minas Morgul", asking=("turn", WITCH_KING))
    do(s, "play The Black Captain")
    assert question(s) == "Witch-king: which battleground does The Black Captain activate or reactivate?"
    assert {"reactivate Minas Morgul", "activate Dol Guldur"} < {*asked(s)}


def test_a_card_with_the_name_of_a_seat_is_told_apart_from_it() -> None:
    s = table(hand="Saruman, Cave-troll, Hill-troll", path="Emyn Muil", asking=("turn", SARUMAN))
    do(s, "play Saruman")
    assert question(s) == "Saruman: where does the card Saruman go?"
    do(s, "to the reserve")
    assert question(s) == "Saruman: cycle a card to pay for the card Saruman."
    do(s, "cycle Cave-troll")
    assert log(s) == ["Saruman plays the card Saruman to the reserve.", "Saruman cycles a card to pay for the card Saruman."]
    s = table(path="Emyn Muil", on_path="Saruman", asking=combat("Emyn Muil"), then=LATER)
    assert "The card Saruman (Saruman) is eliminated." in log(s)


# The log.


@rule("CG-3.5")
def test_a_play_is_told_with_its_cost_and_what_its_text_does() -> None:
    s = table(hand="Galadriel, Arwen", deck="Elrond", path="Egladil", asking=("turn", ARAGORN))
    do(s, "play Galadriel", "to the reserve")
    told = GAME.events(s)
    assert [GAME.line(event) for event in GAME.redact(s, told, "aragorn")] == [
        "Aragorn plays Galadriel to the reserve.",
        "Aragorn cycles Arwen to pay for Galadriel.",
        f"Galadriel: {quoted('Galadriel', 1)}",
        "Aragorn draws Elrond.",
        "Aragorn's draw deck is empty: the cycle pile, shuffled, becomes the new draw deck.",
    ]
    assert [GAME.line(event) for event in GAME.redact(s, told, None)][1:4] == [
        "Aragorn cycles a card to pay for Galadriel.",
        f"Galadriel: {quoted('Galadriel', 1)}",
        "Aragorn draws a card.",
    ]


def test_a_text_that_comes_to_nothing_is_not_told() -> None:
    s = table(hand="Éowyn, Gimli", gone="Strider", path="Egladil", battlegrounds={"Morannon": ""})
    do(s, "play Éowyn", "to Morannon")  # no Nazgûl is there, and this is not the reserve
    assert [line for line in log(s) if line.startswith("Éowyn")] == []


def test_an_event_and_an_action_are_told_with_their_text() -> None:
    s = table(hand="Paths of the Dead, Arwen", deck="Boromir, Denethor, Elrond, Legolas, Faramir", asking=("turn", ARAGORN))
    do(s, "play Paths of the Dead")  # nothing but the top of the deck can be forsaken
    assert log(s)[:4] == [
        f"Aragorn plays the event Paths of the Dead: {quoted('Paths of the Dead')}",
        "Aragorn cycles a card to pay for Paths of the Dead.",
        "Aragorn forsakes the unseen top card of the draw deck.",
        "Aragorn forsakes the unseen top card of the draw deck.",
    ]
    s = table(reserve="Bilbo Baggins", deck="Gimli, Sting, Sam Gamgee")
    do(s, "use Bilbo Baggins")
    assert log(s)[:2] == [
        f"Frodo uses Bilbo Baggins: {quoted('Bilbo Baggins', 2)}",
        "Bilbo Baggins (Frodo) is cycled.",
    ]


def test_who_caused_a_forsaking_stands_above_it() -> None:
    s = table(reserve="Balrog of Moria; Arwen", deck="", path="Khazad-dûm", asking=("turn", SARUMAN))
    do(s, "move Balrog of Moria")
    assert log(s) == [
        "Saruman moves Balrog of Moria to Khazad-dûm.",
        f"Balrog of Moria: {quoted('Balrog of Moria', 2)}",
        "Aragorn forsakes Arwen from the reserve.",
        "Arwen (Aragorn) is eliminated.",
    ]


def test_what_is_forsaken_for_the_last_card_is_told_as_its_cost() -> None:
    s = table(hand="Merry Brandybuck", reserve="Frodo Baggins with Sting; Sam Gamgee", deck="", path="Egladil")
    do(s, "play Merry Brandybuck", "to Egladil", "forsake Frodo Baggins")
    assert log(s)[1:] == [
        "Frodo has no other card in hand and forsakes Frodo Baggins from the reserve to pay for Merry Brandybuck.",
        "Frodo Baggins (Frodo) is cycled instead, by its own text.",
        "Sting (Frodo) is eliminated.",
    ]


def test_only_its_owner_is_told_which_unseen_card_was_forsaken() -> None:
    s = table(hand="Sting", deck="Gimli, Sam Gamgee", asking=("forsake", FRODO), then=LATER)
    do(s, "forsake the top of the draw deck")
    told = GAME.events(s)
    assert [[GAME.line(event) for event in GAME.redact(s, told, seat)] for seat in ("frodo", "saruman")] == [
        ["Frodo forsakes the unseen top card of the draw deck: Gimli."],
        ["Frodo forsakes the unseen top card of the draw deck."],
    ]
    s = table(hand="Sting", deck="Gimli, Sam Gamgee", asking=("forsake", FRODO), then=LATER)
    do(s, "forsake Sting")
    assert log(s) == ["Frodo forsakes a card from hand."]
    s = table(hand="Bilbo Baggins", deck="", asking=("forsake", FRODO), then=LATER)
    assert log(s)[:2] == [
        "Frodo forsakes Bilbo Baggins from hand and shows it.",
        "Bilbo Baggins (Frodo) is cycled instead, by its own text.",
    ]


def test_an_item_that_saves_its_wielder_is_named() -> None:
    s = table(path="Egladil", on_path="Sam Gamgee with Elven Cloak; The Reaver; The Hunter", asking=combat("Egladil"), then=LATER)
    assert [line for line in log(s) if "cycled" in line] == [
        "Sam Gamgee (Frodo) is cycled instead, by the text of Elven Cloak.",
        "Elven Cloak (Aragorn) is cycled.",
    ]


def test_what_is_chosen_for_grima_is_told_before_he_goes() -> None:
    s = table(reserve="Gríma Wormtongue; Éowyn", asking=("turn", SARUMAN))
    do(s, "use Gríma Wormtongue", "eliminate Éowyn")
    assert log(s)[1:3] == [
        "Saruman chooses to eliminate Éowyn, by the text of Gríma Wormtongue.",
        "Gríma Wormtongue (Saruman) is eliminated.",
    ]
    s = table(reserve="Gríma Wormtongue; Éowyn", asking=("turn", SARUMAN))
    do(s, "use Gríma Wormtongue", "take Saruman")
    assert log(s)[1] == "Saruman chooses to take a card, by the text of Gríma Wormtongue."


@rule("CG-11.1")
def test_who_chooses_the_next_combat_is_told_where_there_is_a_choice() -> None:
    s = table(path="Bag End", battlegrounds={"Dol Guldur": ""}, starter=2, asking=("combat_step", NOBODY), then=LATER)
    do(s, "fight at Dol Guldur")
    assert log(s)[1:] == [
        "Aragorn chooses Dol Guldur for the next combat.",
        "There is no attack at Dol Guldur.",
        "The Shadow holds Dol Guldur and scores 1.",
        "There is no attack at Bag End.",
        "The Free Peoples hold Bag End and score 1.",
    ]


@rule("CG-12.2")
def test_unused_ring_tokens_are_told_before_the_final_score() -> None:
    s = table(scored_free="Rivendell", path="Morgai", rings=(1, 0, 1, 1), asking=("victory_check", NOBODY))
    assert log(s)[:3] == [
        "The Free Peoples score 2 for their unused Ring tokens.",
        "The Shadow scores 1 for an unused Ring token.",
        "The score is Free Peoples 4, Shadow 1.",
    ]
    s = table(scored_free="Rivendell", path="Egladil", rings=(1, 0, 1, 1), asking=("victory_check", NOBODY))
    assert log(s)[0] == "The score is Free Peoples 2, Shadow 0."  # not yet


def test_extra_cards_of_the_draw_step_are_told_with_their_cause() -> None:
    s = table(
        reserve="Galadriel",
        hand="Arwen",
        deck="Elrond, Legolas, Boromir, Denethor, Faramir",
        asking=("draw_for_round", ARAGORN),
        then=LATER,
    )
    told = log(s)
    assert told[0] == "Galadriel lets Aragorn draw 1 card more."
    assert told[1:5] == ["Aragorn draws a card."] * 4
    assert told[5:] == [f"Galadriel: {quoted('Galadriel', 2)}"]


def test_an_empty_deck_is_told() -> None:
    s = table(deck="", asking=("draw_cards", FRODO, 1), then=LATER)
    assert log(s) == ["Frodo has no card left to draw."]


@rule("CG-T3")
def test_the_books_battleground_combat_as_the_log_tells_it() -> None:
    there = "Galadriel with Nenya, Ring of Adamant; High Elves; Mordor Orcs; Gorbag & Shagrat; Olog-hai"
    s = table(battlegrounds={"Dol Guldur": there}, asking=combat("Dol Guldur"), then=LATER)
    do(s, "lose Mordor Orcs 1", "lose Olog-hai")
    assert log(s) == [
        "High Elves 1 supports Galadriel at Dol Guldur.",
        "Mordor Orcs 1 supports Gorbag & Shagrat at Dol Guldur.",
        "Combat at Dol Guldur: 5 attack; the place cancels 2; 3 left.",
        "Galadriel (Aragorn) attacks with 3 icons.",
        "High Elves 1 (Aragorn) attacks with 2 icons.",
        "Mordor Orcs 1 (Witch-king) defends with 1 icon.",
        "Gorbag & Shagrat (Witch-king) defends with 1 icon.",
        "Olog-hai (Witch-king) defends with 2 icons.",
        "Witch-king names Mordor Orcs 1 as lost: 2 attack left.",
        "Witch-king names Olog-hai as lost: nothing is left of the attack.",
        "Mordor Orcs 1 (Witch-king) is eliminated.",
        "Olog-hai (Witch-king) is eliminated.",
        "Gorbag & Shagrat (Witch-king) is cycled.",
        "Galadriel (Aragorn) is eliminated.",
        "Nenya, Ring of Adamant (Aragorn) is eliminated.",
        "High Elves 1 (Aragorn) is eliminated.",
        "The Shadow holds Dol Guldur and scores 1.",
    ]


@rule("CG-T2")
def test_a_lost_path_is_told_with_its_corruption() -> None:
    s = table(path="Egladil", on_path="The Reaver; The Hunter with Morgul Blade", corruption=1, asking=combat("Egladil"), then=LATER)
    assert log(s)[-2:] == ["The Shadow takes Egladil: 2 of its attack icons were not cancelled.", "2 corruption is added: 3 in all."]


def test_tokens_and_a_captured_battleground_are_told_where_they_count() -> None:
    s = table(battlegrounds={"Dol Guldur": ""}, captured="Dol Guldur", asking=("turn", FRODO))
    s.tokens = [(PLACE["Dol Guldur"], 1, 0)]
    s.stack = [("turn", FRODO), combat("Dol Guldur")]
    GAME.frames.run(s)
    assert log(s) == [
        "Combat at Dol Guldur: 1 attack; the place cancels nothing.",
        "Dol Guldur had been captured: its printed defence does not count.",
        "Counted with it: 1 attack of tokens on Dol Guldur.",
        "The Free Peoples take Dol Guldur and score 1: 1 of their attack icons was not cancelled.",
    ]


@pytest.mark.parametrize(
    "free, shadow, path, last",
    [
        ("Minas Tirith, Lórien, Morannon, Orthanc, Helm's Deep", "", "Egladil", "The Free Peoples win, 11 to 0: they lead by 10 or more."),
        ("", "Harad", "Morgai", "The Shadow wins, 1 to 0: the last path is fought."),
        (
            "Rivendell",
            "Minas Morgul",
            "Morgai",
            "The Shadow wins, 2 to 2: the last path is fought, and a tie is the Shadow's.",
        ),
        ("Rivendell", "", "Morgai", "The Free Peoples win, 2 to 0: the last path is fought."),
    ],
)
@rule("CG-12.3", "CG-12.4")
def test_the_end_is_told_with_its_reason(free: str, shadow: str, path: str, last: str) -> None:
    s = table(scored_free=free, scored_shadow=shadow, path=path, rings=(0, 0, 0, 0), asking=("victory_check", NOBODY))
    assert log(s)[-1] == last


def test_every_sentence_of_random_games_is_whole() -> None:
    """Lines of the log for every seat and the spectator, questions, and labels, which differ within one list."""
    for seed in range(3):
        rng = Random(seed)
        s = GAME.new(seed=seed, promos=True)
        while not GAME.over(s):
            told = GAME.events(s)
            lines = {GAME.line(event) for seat in (*GAME.seats(s), None) for event in GAME.redact(s, told, seat)}
            labels = [GAME.label(s, None, action) for action in GAME.legal(s)]
            lines |= {question(s), GAME.question(s, GAME.asked(s))}
            assert len(set(labels)) == len(labels)
            assert [line for line in (*lines, *labels) if BROKEN.search(line)] == []
            assert all(line[-1] in ".”?" for line in lines)
            GAME.apply(s, rng.choice(GAME.legal(s)))
        assert question(s) == "The game is over."
