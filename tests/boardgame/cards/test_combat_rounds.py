"""Combat cards in the round: picking, showing, timing, discarding, and the abilities of Characters that meet them."""

from __future__ import annotations

import pytest

from tests.boardgame.cards.fights import CAMP, FIELD, attack, fight, next_round, over, proceed, rolls, table_of
from tests.boardgame.throwing import dice, faces
from tests.citing import card, rule
from thirdage.boardgame.hooks import COMBAT_EFFECT, TEXTS
from thirdage.boardgame.positions import FREE, GAME, SARUMAN_OF_FOUR, SHADOW, asked, at, do, log, names, why_not
from thirdage.boardgame.tables import COMBAT, COMBAT_CARDS

Patch = pytest.MonkeyPatch


@pytest.mark.parametrize("id", COMBAT)
@rule("BG-C113", "BG-13.14")
def test_every_effect_acts_at_each_of_its_printed_times_and_says_what_it_does(id: str) -> None:
    assert sorted(time for effect, time in COMBAT_EFFECT if effect == id) == COMBAT[id]["initiative"]
    assert TEXTS[id] and all(sentence.endswith(".") for sentence in TEXTS[id])
    assert COMBAT_CARDS[id]


# Picking and discarding.


@card("Valour", "Desperate Battle")
@rule("BG-13.12", "BG-13.13")
def test_cards_are_picked_face_down_shown_together_and_discarded_after_the_round(monkeypatch: Patch) -> None:
    s = table_of(
        {FIELD: "2 Gondor Elites", CAMP: "3 Sauron Regulars"}, free="Dáin Ironfoot's Guard", shadow="Pits of Mordor; Monsters Roused"
    )
    attack(s, SHADOW, CAMP, FIELD)
    do(s, "attack with everybody")
    assert (GAME.asked(s), asked(s)) == ("shadow", ["use Monsters Roused", "use Pits of Mordor", "no"])
    do(s, "use Pits of Mordor")
    assert "Shadow picks a card of the Shadow Strategy deck as Combat card." in log(s, "free")
    assert (GAME.asked(s), asked(s)) == ("free", ["use Dáin Ironfoot's Guard", "no"])
    dice(monkeypatch, faces(1, 1, 1), faces(5, 1))
    do(s, "use Dáin Ironfoot's Guard")
    said = log(s)
    assert said[1:3] == [
        "Shadow uses Pits of Mordor in battle: Desperate Battle.",
        "Free Peoples uses Dáin Ironfoot's Guard in battle: Valour.",
    ]
    assert names(s.gone) == ["Dáin Ironfoot's Guard", "Pits of Mordor"]
    next_round(s, shadow="Monsters Roused")  # one card a round: in the next another
    assert names(s.gone) == ["Dáin Ironfoot's Guard", "Pits of Mordor", "Monsters Roused"]
    over(s)


@card("Valour")
@rule("BG-13.12")
def test_the_defender_may_use_a_card_though_the_attacker_uses_none_and_the_other_way_round(monkeypatch: Patch) -> None:
    dice(monkeypatch, faces(1, 1), faces(4, 1))
    s = fight({FIELD: "2 Gondor Elites", CAMP: "2 Sauron Regulars"}, free="Dáin Ironfoot's Guard")
    assert rolls(s) == ["roll shadow 11 on 5: 0", "roll free 41 on 5 +1: 1"]
    over(s)
    dice(monkeypatch, faces(4, 1), faces(1, 1))
    s = fight({CAMP: "2 Gondor Elites", FIELD: "2 Sauron Regulars"}, free="Dáin Ironfoot's Guard", by=FREE)
    assert rolls(s) == ["roll free 41 on 5 +1: 1", "roll shadow 11 on 5: 0"]
    over(s, FREE)


@card("Valour")
@rule("BG-13.12", "BG-13.15")
def test_what_is_not_in_hand_is_refused_for_another_reason_than_what_lacks_its_figures() -> None:
    s = table_of({FIELD: "2 Gondor Regulars", CAMP: "2 Sauron Regulars"}, free="Thranduil's Archers")
    attack(s, SHADOW, CAMP, FIELD)
    do(s, "attack with everybody", "no")
    assert why_not(s, "use", "Thranduil's Archers") == "BG-13.15"
    assert why_not(s, "use", "Dáin Ironfoot's Guard") == "BG-13.12"
    proceed(s)
    over(s)


@card("Relentless Assault", "Onslaught")
@rule("BG-21.16", "BG-R73")
def test_whoever_controls_the_army_uses_his_own_cards_and_decides(monkeypatch: Patch) -> None:
    armies = {FIELD: "4 Gondor Regulars", CAMP: "3 Isengard Regulars, 2 Sauron Regulars"}
    s = table_of(
        armies,
        by=SARUMAN_OF_FOUR,
        persons=4,
        mixed=CAMP,
        hands={1: "The Day Without Dawn", 3: "The Fighting Uruk-hai; The King is Revealed"},
    )
    attack(s, SARUMAN_OF_FOUR, CAMP, FIELD)
    do(s, "attack with everybody")
    assert (GAME.asked(s), asked(s)) == ("saruman", ["use The Fighting Uruk-hai", "use The King is Revealed", "no"])
    do(s, "use The King is Revealed", "no")
    assert (GAME.asked(s), asked(s)) == ("saruman", ["remove Isengard Regular", "remove Sauron Regular", "roll"])
    do(s, "remove Isengard Regular")
    assert (GAME.asked(s), asked(s)) == (
        "witch-king",
        ["remove Isengard Regular", "remove Sauron Regular", "roll"],
    )  # two of each, and he leads


# Rolls.


@rule("BG-T11", "BG-R32", "BG-13.19")
def test_no_more_dice_are_rolled_again_than_missed(monkeypatch: Patch) -> None:
    dice(monkeypatch, faces(1), faces(1, 3, 5, 5, 6), faces(2, 6))
    s = fight({FIELD: "5 Gondor Regulars, 3 Gondor Leaders", CAMP: "Sauron Regular"})
    assert rolls(s) == ["roll shadow 1 on 5: 0", "roll free 13556 on 5: 3", "re-roll free 26 on 5: 1"]
    over(s)


@card("Servant of the Secret Fire")
@rule("BG-T12", "BG-13.20", "BG-13.18")
def test_one_more_on_each_die_hits_on_four(monkeypatch: Patch) -> None:
    dice(monkeypatch, faces(1), faces(3, 4, 5, 6, 1))
    s = fight({FIELD: "4 Gondor Regulars, Gandalf the Grey", CAMP: "Sauron Regular"}, free="Wizard's Staff")
    assert rolls(s)[1] == "roll free 34561 on 5 +1: 3"
    over(s)


@card("Deadly Strife")
@rule("BG-D5", "BG-13.21", "BG-14.15")
def test_a_besieger_needs_six_whatever_is_added_but_a_six_hits_and_a_one_never_does(monkeypatch: Patch) -> None:
    armies = {"Minas Tirith": "5 Sauron Regulars", "inside Minas Tirith": "5 Gondor Regulars"}
    dice(monkeypatch, faces(1, 3, 4, 5, 6), faces(1, 2, 3, 4, 5))
    s = fight(armies, shadow="Return to Valinor", source="Minas Tirith", target="Minas Tirith")
    assert rolls(s) == ["roll shadow 13456 on 6 +2: 3", "roll free 12345 on 5 +2: 3"]
    over(s)


@card("Mûmakil", "Shield-wall")
@rule("BG-13.22", "BG-C117")
def test_the_attacker_loses_first_and_his_hits_are_taken_though_he_is_wiped_out(monkeypatch: Patch) -> None:
    dice(monkeypatch, faces(5, 4), faces(5, 5, 5, 1))
    s = fight({FIELD: "4 Gondor Regulars", CAMP: "Southron Regular, Southron Elite"}, free="Faramir's Rangers", shadow="Shadows Gather")
    assert at(s, CAMP) == "" and at(s, FIELD) == "3 Gondor Regulars"
    fallen = [line for line in log(s) if " falls at " in line]
    assert fallen == [f"Southron {kind} falls at {CAMP}." for kind in ("Regular", "Elite")] + [f"Gondor Regular falls at {FIELD}."]
    assert names(s.gone) == ["Faramir's Rangers", "Shadows Gather"]
    over(s)


# Characters.


@card("The Witch-king", "Daring Defiance")
@rule("BG-C159", "BG-C114")
def test_the_witch_king_draws_even_if_the_card_is_cancelled_and_only_in_the_first_round(monkeypatch: Patch) -> None:
    armies = {FIELD: "2 Gondor Regulars, Boromir", CAMP: "2 Sauron Regulars, The Witch-king"}
    s = table_of(armies, free="I Will Go Alone", shadow="Pits of Mordor; Monsters Roused", deck="Hill-trolls; Olog-hai")
    attack(s, SHADOW, CAMP, FIELD)
    do(s, "attack with everybody", "use Pits of Mordor", "use I Will Go Alone")
    assert asked(s) == ["draw from the Shadow Strategy deck", "no"]
    dice(monkeypatch, faces(1, 1), faces(1, 1, 1), faces(1, 1), faces(1, 1), faces(1, 1, 1), faces(1, 1), faces(1))
    do(s, "draw from the Shadow Strategy deck")
    assert names(s.hand[SHADOW]) == ["Monsters Roused", "Hill-trolls"]
    assert rolls(s)[0] == "roll shadow 11 on 5: 0"
    do(s, "fight", "stand", "use Monsters Roused", "no")
    assert names(s.hand[SHADOW]) == ["Hill-trolls"]
    over(s)


@card("The Witch-king")
@rule("BG-C159")
def test_the_witch_king_draws_nothing_without_a_card_or_out_of_the_rearguard(monkeypatch: Patch) -> None:
    armies = {FIELD: "2 Gondor Regulars", CAMP: "3 Sauron Regulars, The Witch-king"}
    for shadow, keep in (("", ()), ("Pits of Mordor", ("Sauron Regular", "The Witch-king"))):
        s = table_of(armies, shadow=shadow)
        attack(s, SHADOW, CAMP, FIELD)
        for figure in keep:
            do(s, f"keep back: {figure}")
        dice(monkeypatch, faces(*[1] * (3 - len(keep) // 2)), faces(1, 1))
        do(s, "attack with all others" if keep else "attack with everybody", f"use {shadow}" if shadow else "no", "no")
        assert s.stack[-1] == ("cease", SHADOW) and not s.hand[SHADOW]
        over(s)


@card("Gandalf the White", "Black Breath")
@rule("BG-C150", "BG-C129")
def test_the_nazgul_lead_no_more_in_the_battle_even_when_the_white_rider_has_fallen(monkeypatch: Patch) -> None:
    armies = {"Orthanc": "2 Isengard Regulars, 3 Isengard Elites, Saruman, 3 Nazgûl", "Gap of Rohan": "5 Rohan Regulars, Gandalf the White"}
    dice(monkeypatch, faces(1, 1, 1, 1, 1), faces(1, 1, 1, 1, 1), faces(5, 5, 5, 1), faces(1, 1, 1, 1, 1), faces(1, 1), faces(1, 1, 1, 1))
    s = fight(armies, shadow="Morgul Wound", source="Orthanc", target="Gap of Rohan", ride=True)
    assert asked(s) == ["eliminate Gandalf the White", "no"]
    do(s, "eliminate Gandalf the White")
    assert rolls(s) == [
        "roll shadow 11111 on 5: 0",
        "roll free 11111 on 5: 0",
        "re-roll shadow 5551 on 5: 3",
    ]  # Saruman and his Elites lead
    next_round(s)
    assert rolls(s) == ["roll shadow 11111 on 5: 0", "roll free 11 on 5: 0", "re-roll shadow 1111 on 5: 0"]
    over(s)


@card("Gandalf the White", "Servant of the Secret Fire")
@rule("BG-C150")
def test_without_the_white_rider_gandalf_and_the_nazgul_lead(monkeypatch: Patch) -> None:
    armies = {FIELD: "2 Gondor Regulars, Gandalf the White", CAMP: "2 Sauron Regulars, Nazgûl"}
    dice(monkeypatch, faces(1, 1), faces(4, 1), faces(1), faces(1))
    s = fight(armies, free="Wizard's Staff")
    assert rolls(s) == ["roll shadow 11 on 5: 0", "roll free 41 on 5 +1: 1", "re-roll shadow 1 on 5: 0", "re-roll free 1 on 5: 0"]
    over(s)
    dice(monkeypatch, faces(1, 1), faces(4, 1))
    s = fight(armies, free="Wizard's Staff", ride=True)
    assert rolls(s) == ["roll shadow 11 on 5: 0", "roll free 41 on 5 +1: 1"]
    over(s)


@card("Words of Power", "Heroic Death")
@rule("BG-C130", "BG-C120")
def test_who_is_silenced_may_still_die_heroically(monkeypatch: Patch) -> None:
    dice(monkeypatch, faces(5, 5), faces(1, 1))
    s = fight(
        {FIELD: "2 Gondor Regulars, Boromir", CAMP: "2 Sauron Regulars, Nazgûl"}, free="Mirror of Galadriel", shadow="The Lidless Eye"
    )
    do(s, "sacrifice Boromir")
    assert at(s, FIELD) == "2 Gondor Regulars"
    over(s)


@card("Mighty Attack")
@rule("BG-C119", "BG-13.19")
def test_a_miss_turned_into_a_hit_is_not_rolled_again(monkeypatch: Patch) -> None:
    dice(monkeypatch, faces(1, 1), faces(1, 1), faces(1))  # of two misses one is left for two Leaders to roll again
    s = fight({FIELD: "2 Gondor Regulars, 2 Gondor Leaders, Meriadoc Brandybuck", CAMP: "2 Sauron Regulars"}, free="Axe and Bow")
    assert rolls(s) == ["roll shadow 11 on 5: 0", "roll free 11 on 5: 0", "re-roll free 1 on 5: 0"]
    assert at(s, CAMP) == "Sauron Regular"  # by the miss that was turned
    over(s)
