"""Why not, while a text or a combat asks; and the law that nothing visible is refused without a rule and a sentence."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.cardgame.asking import BROKEN, why
from tests.citing import rule
from thirdage.cardgame.book import NOBODY
from thirdage.cardgame.events import VERBS
from thirdage.cardgame.positions import ARAGORN, FRODO, GAME, SARUMAN, WITCH_KING, do, table
from thirdage.cardgame.state import State
from thirdage.cardgame.tables import PLACE
from thirdage.kernel.contract import Wish
from thirdage.kernel.errors import Problem
from thirdage.lab.rulebook import rules

LATER = (("turn", FRODO),)
MORDOR = ("turn", WITCH_KING)


# Texts.


@rule("CG-R2", "CG-C6")
def test_an_optional_text_that_cannot_be_used() -> None:
    s = table(hand="Prince Imrahil, Boromir, Arwen", deck="Elrond", path="Egladil", asking=("turn", ARAGORN))
    do(s, "play Prince Imrahil", "cycle Boromir")
    assert why(s, "accept") == ("CG-C6", "Prince Imrahil seeks Knights of Dol Amroth, and your draw deck holds no such card.")
    assert why(s, None, "Arwen") == ("CG-R2", "First decide whether you use the text of Prince Imrahil.")


@rule("CG-R10")
def test_a_card_that_a_text_may_take_but_that_is_not_there() -> None:
    s = table(hand="Gimli, Sam Gamgee", path="Egladil")
    do(s, "play Gimli", "to the reserve")
    assert why(s, None, "Dwarven Axe") == ("CG-R10", "Gimli takes only out of the cycle pile: Dwarven Axe is not there.")
    assert why(s, "take", "Sam Gamgee") == ("CG-R10", "Gimli does not let you take Sam Gamgee.")
    assert why(s, "pass") == ("CG-R10", "First decide whether you take a card by the text of Gimli.")


@rule("CG-10.8", "CG-C7")
def test_a_card_must_be_taken_and_the_messenger_is_not_it() -> None:
    s = table(reserve="The Messenger", cycle="The Hunter, The Reaver", asking=MORDOR)
    do(s, "use The Messenger")
    assert why(s, None, "The Messenger") == (
        "CG-C7",
        "The Messenger cannot take itself back: what pays for a text is not given back by it.",
    )
    assert why(s, "pass") == ("CG-10.8", "First take a card that The Messenger lets you take.")


@rule("CG-C13", "CG-6.3")
def test_a_place_for_icons() -> None:
    s = table(reserve="Galadriel with Nenya, Ring of Adamant", path="Egladil", battlegrounds={"Moria": ""}, asking=("turn", ARAGORN))
    do(s, "use Nenya, Ring of Adamant")
    assert why(s, None, "Orthanc") == ("CG-6.3", "Orthanc is not active now.")
    assert why(s, None, "reserve") == ("CG-C13", "Nenya, Ring of Adamant can put its icons only on Egladil and Moria.")


@rule("CG-6.5", "CG-R15")
def test_a_battleground_that_a_text_cannot_activate() -> None:
    s = table(
        reserve="The Black Serpent",
        scored_free="Umbar, Moria",
        scored_shadow="Pelargir",
        battlegrounds={"Harad": ""},
        asking=("turn", SARUMAN),
    )
    do(s, "use The Black Serpent")
    assert why(s, None, "Moria") == ("CG-6.5", "The Black Serpent can choose only Pelargir and Umbar.")
    assert why(s, "activate", "Harad") == (
        "CG-R15",
        "Harad is active already: only a battleground in a deck or a scoring area can be activated.",
    )


@rule("CG-6.15", "CG-6.16")
def test_a_path_that_a_text_cannot_activate() -> None:
    s = table(path="Egladil", on_path="Uglúk", asking=("turn", SARUMAN))
    do(s, "use Uglúk")
    assert why(s, None, "Egladil") == ("CG-6.16", "Egladil has been activated already, and a path comes up only once in a game.")
    assert why(s, None, "Amon Hen") == ("CG-6.15", "Only an unused path of number 5 can be chosen: Dimrill Dale and Lothlórien.")


@rule("CG-C15", "CG-R35", "CG-8.12")
def test_a_card_drawn_aside_that_the_text_does_not_let_be_played() -> None:
    s = table(
        deck="Gimli, Riders of Rohan, Sting",
        reserve="Frodo Baggins",
        battlegrounds={"Helm's Deep": ""},
        asking=("activation_text", FRODO, PLACE["Helm's Deep"]),
        then=LATER,
    )
    assert why(s, "play", "Gimli") == (
        "CG-8.12",
        "Gimli cannot go to Helm's Deep: no Dwarves fight there (only Rohan, Wizard and Isengard).",
    )
    assert why(s, None, "Sting") == ("CG-C15", "Helm's Deep does not let you play Sting.")
    assert why(s, None, "Frodo Baggins") == ("CG-R35", "Frodo Baggins is not among the cards drawn aside.")
    assert why(s, "pass") == (
        "CG-C15",
        "First decide which of the cards drawn aside you play by the text of Helm's Deep; the rest is cycled.",
    )


@rule("CG-C67", "CG-R35")
def test_one_of_the_cards_drawn_aside_must_be_eliminated() -> None:
    s = table(hand="The Day Without Dawn, The Reaver, The Hunter", deck="Mordor Orcs 1, Black Uruks, Olog-hai", asking=MORDOR)
    do(s, "play The Day Without Dawn", "cycle The Reaver")
    assert why(s, None, "The Hunter") == ("CG-R35", "The Hunter is not among the cards drawn aside.")
    assert why(s, "pass") == ("CG-C67", "First eliminate one of the cards drawn aside by the text of The Day Without Dawn.")


@rule("CG-C54", "CG-R35")
def test_the_palantir_is_used_on_the_cards_looked_at() -> None:
    s = table(reserve="Saruman with Palantír of Orthanc", deck="Shelob, Gollum, Uglúk", asking=("turn", SARUMAN))
    do(s, "use Palantír of Orthanc", "eliminate Shelob")
    id, sentence = why(s, "eliminate", "Gollum")
    assert id == "CG-C54" and "Gollum" in sentence
    assert why(s, None, "Saruman") == ("CG-R35", "Saruman is not among the cards drawn aside.")
    assert why(s, "pass") == ("CG-R35", "First decide what happens to the cards drawn aside.")


@rule("CG-C53", "CG-C45", "CG-C51")
def test_victims_that_a_text_cannot_reach() -> None:
    s = table(reserve="Gríma Wormtongue; Éowyn; Gimli", deck="Saruman", asking=("turn", SARUMAN))
    do(s, "use Gríma Wormtongue")
    id, sentence = why(s, None, "Gimli")
    assert id == "CG-C53" and "Rohan character" in sentence
    s = table(hand="Éowyn, Gimli", reserve="The Reaver", battlegrounds={"Morannon": "The Hunter"}, path="Egladil")
    do(s, "play Éowyn", "to Morannon")
    id, sentence = why(s, None, "The Reaver")
    assert id == "CG-C45" and "Nazgûl" in sentence
    orcs = "White Hand Orcs; Fighting Uruk-hai; Saruman"
    s = table(hand="Treebeard, Gimli", reserve="Uglúk", battlegrounds={"Orthanc": orcs}, path="Egladil")
    do(s, "play Treebeard", "to Orthanc")
    id, sentence = why(s, None, "Saruman")
    assert id == "CG-C51" and "Isengard army" in sentence


# Combat.


@rule("CG-R59", "CG-6.3")
def test_a_combat_that_cannot_be_fought_now() -> None:
    s = table(path="Egladil", battlegrounds={"Orthanc": "Gwaihir the Windlord"}, asking=("combat_step", NOBODY))
    assert why(s, None, "Moria") == ("CG-6.3", "Moria is not active now.")
    assert why(s, None, "Gwaihir the Windlord") == ("CG-R59", "First choose which combat is fought next.")


@rule("CG-R55", "CG-11.22")
def test_a_leader_that_the_army_cannot_support() -> None:
    there = {"Lórien": "The Beguiler; Mouth of Sauron; Mordor Orcs"}
    s = table(battlegrounds=there, reserve="The Reaver", asking=("combat", NOBODY, PLACE["Lórien"]), then=LATER)
    id, sentence = why(s, None, "The Reaver")
    assert id == "CG-11.22" and sentence.startswith("Mordor Orcs 1 cannot support The Reaver: ")
    assert why(s, "pass") == ("CG-R55", "First decide whom Mordor Orcs 1 supports.")


@rule("CG-R54", "CG-8.15", "CG-11.21")
def test_a_card_that_cannot_be_lost() -> None:
    there = "Gimli; Sam Gamgee with Mithril Coat; Denethor; Legolas; The Reaver"
    s = table(path="Bag End", on_path=there, asking=("combat", NOBODY, PLACE["Bag End"]), then=LATER)
    assert why(s, None, "Denethor") == ("CG-R54", "Denethor has no defence icon, so losing it would cancel nothing.")
    assert why(s, None, "Mithril Coat") == ("CG-8.15", "Mithril Coat cannot be lost without its wielder.")
    assert why(s, None, "The Reaver") == ("CG-11.21", "The Reaver does not defend at Bag End, so it cannot be lost there.")
    assert why(s, None, "Bag End") == ("CG-11.21", "First name a card to lose at Bag End.")


@rule("CG-11.10", "CG-R58")
def test_a_card_that_is_lost_already_and_losses_to_be_agreed_to() -> None:
    there = "Gimli; Sam Gamgee; Legolas; The Reaver; The Hunter"
    s = table(path="Bag End", on_path=there, asking=("combat", NOBODY, PLACE["Bag End"]), then=LATER)
    do(s, "lose Gimli")
    assert why(s, None, "Gimli") == ("CG-11.10", "Gimli is among the losses already.")
    do(s, "lose Sam Gamgee")
    assert GAME.question(s, "aragorn") == "Aragorn: your teammate would lose Gimli and Sam Gamgee at Bag End. Do you agree?"
    assert why(s, None, "Legolas") == ("CG-R58", "First agree to the losses named at Bag End, or object.")


# Everything.


@pytest.mark.parametrize("wish", [(None, 999), ("play", 999), ("fly", 1), ("to", 1)])
def test_a_thing_or_a_verb_that_no_game_has_is_a_problem_and_no_refusal(wish: Wish) -> None:
    with pytest.raises(Problem, match="There is no"):
        GAME.why_not(table(), "frodo", wish)


def visible(state: State, seat: str) -> list[Wish]:
    """Every visible card and every location, only touched and with every verb of its kind; every verb that needs no noun."""
    nouns = {
        "card": sorted(set(GAME.placed(GAME.view(state, seat)))),
        "place": sorted(GAME.names("place").values()),
        "none": [0],
    }
    wishes: list[Wish] = [(None, noun) for noun in (*nouns["card"], *nouns["place"])]
    return wishes + [(verb, noun) for verb, kind in VERBS.items() for noun in nouns[kind]]


def unexplained(state: State) -> list[str]:
    """What the asked seat is told badly: a legal action refused; no rule of the book, no sentence or a broken one."""
    seat = GAME.asked(state)
    assert seat is not None
    legal = GAME.legal(state)
    faults = []
    for wish in visible(state, seat):
        id, sentence = GAME.why_not(state, seat, wish)
        allowed = wish in legal or (wish[0] is None and any(action in legal for action in GAME.wishes(state, wish[1])))
        if allowed:
            good = (id, sentence) == ("", "")
        else:
            good = id in rules("cardgame") and sentence.endswith(".") and not BROKEN.search(sentence)
        if not good:
            faults.append(f"{wish} at {state.stack[-1]}: {id!r} {sentence!r}")
    return faults


OFTEN = ("turn", "choose_cycled", "destination")


def asked_in_random_games(seeds: range, most: int) -> Counter[str]:
    """Ask for everything visible at the first decisions of each kind of question; how often each kind was asked."""
    asked: Counter[str] = Counter()
    for seed in seeds:
        rng = Random(seed)
        state = GAME.new(seed=seed, promos=bool(seed % 2), persons=(4, 3, 2)[seed % 3])
        while not GAME.over(state):
            kind = state.stack[-1][0]
            if asked[kind] < most and rng.random() < (0.1 if kind in OFTEN else 1):
                asked[kind] += 1
                assert unexplained(state) == [], f"seed {seed}"
            GAME.apply(state, rng.choice(GAME.legal(state)))
        asked["over"] += 1
        id, sentence = GAME.why_not(state, "frodo", ("pass", 0))
        assert id in rules("cardgame") and sentence
    return asked


def test_everything_visible_is_explained() -> None:
    asked = asked_in_random_games(range(10), 3)
    assert len(asked) >= 16, asked


@pytest.mark.long
def test_everything_visible_is_explained_at_many_decisions() -> None:
    asked = asked_in_random_games(range(60), 12)
    assert len(asked) >= 24, asked
