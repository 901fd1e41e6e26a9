"""The Palantír of Orthanc and Wormtongue."""

from __future__ import annotations

from typing import Any

import pytest

from tests.boardgame.cards.shadow_character import DONE, SHADOWS_TURN, played, ready_to_play
from tests.boardgame.throwing import dice, faces
from tests.citing import card, rule
from thirdage.boardgame.figures import eliminate_character
from thirdage.boardgame.positions import FREE, SHADOW, asked, at, do, know, log, names, step_of, table, why_not
from thirdage.boardgame.state import State
from thirdage.boardgame.tables import FIRST_DECK, SARUMAN, SHADOW_CHARACTER, SHADOW_STRATEGY

PALANTIR, WORMTONGUE = "The Palantír of Orthanc", "Wormtongue"
ORTHANC = {"Orthanc": "Isengard Regular, Saruman"}


@pytest.mark.parametrize("name", [PALANTIR, WORMTONGUE])
@card("The Palantír of Orthanc", "Wormtongue")
@rule("BG-C10", "BG-9.9")
def test_both_need_saruman_in_play_when_played_and_as_long_as_they_lie_there(name: str) -> None:
    assert why_not(ready_to_play(name), "play", name) == "BG-C10"
    assert why_not(ready_to_play(name, out="Saruman"), "play", name) == "BG-C10"
    s = played(name, ORTHANC)
    assert (names(s.table), names(s.gone)) == ([name], [])
    assert s.stack == DONE
    eliminate_character(s, SARUMAN)
    assert (names(s.table), names(s.gone)) == ([], [name])
    assert s.stack == DONE


@pytest.mark.parametrize("name", [PALANTIR, WORMTONGUE])
@card("The Palantír of Orthanc", "Wormtongue")
@rule("BG-21.20")
def test_with_three_persons_they_are_saruman_s_to_play(name: str) -> None:
    for seat, reason in ((1, "BG-21.20"), (2, "")):
        s = table(ORTHANC, persons=3, hands={seat: name}, dice_shadow="Character", dice_free="Army", asking=("turn", seat))
        do(s, "use Character")
        assert why_not(s, "play", name) == reason
        assert s.stack[-1][0] == "action"


# The Palantír of Orthanc: the draw.


def emptied(s: State, *decks: int) -> State:
    """These decks are used up."""
    for deck in decks:
        s.gone += s.deck[deck - FIRST_DECK]
        s.deck[deck - FIRST_DECK].clear()
    know(s)
    return s


def with_event(name: str, **known: Any) -> State:
    """An Event die plays this card while the Palantír lies on the table."""
    known = {"on_table": PALANTIR, "dice_shadow": "Event, Army", "dice_free": "Army", "hand_shadow": name, **known}
    return table(known.pop("armies", ORTHANC), asking=("turn", SHADOW), **known)


@card("The Palantír of Orthanc")
@rule("BG-C87", "BG-9.6")
def test_after_a_card_played_by_an_event_die_the_shadow_draws_from_either_deck() -> None:
    s = with_event("The Lidless Eye", deck="Orc Patrol")
    do(s, "use Event", "play The Lidless Eye")
    assert s.stack[-1][0] == "eye_opens"  # first the card is resolved completely
    do(s, "no more")
    assert asked(s) == ["draw from the Shadow Character deck", "draw from the Shadow Strategy deck"]  # it must
    do(s, "draw from the Shadow Character deck")
    assert names(s.hand[SHADOW]) == ["Orc Patrol"]
    assert names(s.table) == [PALANTIR]
    assert s.stack == DONE


@card("The Palantír of Orthanc")
@rule("BG-C87")
def test_other_dice_drawing_and_the_palantir_itself_draw_nothing_more() -> None:
    s = with_event("Shelob's Lair", dice_shadow="Character, Army")
    do(s, "use Character", "play Shelob's Lair")
    assert s.hand[SHADOW] == []
    assert s.stack == DONE
    s = with_event("Shelob's Lair", deck="Orc Patrol")
    do(s, "use Event", "draw an Event card", "draw from the Shadow Character deck")
    assert names(s.hand[SHADOW]) == ["Shelob's Lair", "Orc Patrol"]
    assert s.stack == DONE
    s = with_event(PALANTIR, on_table="")
    do(s, "use Event", f"play {PALANTIR}")
    assert (s.hand[SHADOW], names(s.table)) == ([], [PALANTIR])
    assert s.stack == DONE


@card("The Palantír of Orthanc")
@rule("BG-C87", "BG-9.5")
def test_it_draws_only_while_a_deck_has_cards() -> None:
    s = emptied(with_event("Shelob's Lair", deck="Orc Patrol"), SHADOW_STRATEGY)
    do(s, "use Event", "play Shelob's Lair")  # one deck left is no choice
    assert names(s.hand[SHADOW]) == ["Orc Patrol"]
    assert s.stack == DONE
    s = emptied(with_event("Shelob's Lair"), SHADOW_CHARACTER, SHADOW_STRATEGY)
    do(s, "use Event", "play Shelob's Lair")
    assert s.hand[SHADOW] == []
    assert s.stack == DONE


@card("The Palantír of Orthanc")
@rule("BG-C87", "BG-9.4")
def test_the_hand_limit_is_kept_after_the_draw() -> None:
    hand = "Shelob's Lair; Morgul Wound; Candles of Corpses; Grond, Hammer of the Underworld; Dreadful Spells; Isildur's Bane"
    s = with_event(hand, deck="Orc Patrol")
    do(s, "use Event", "play Shelob's Lair", "draw from the Shadow Character deck")
    assert len(s.hand[SHADOW]) == 6
    assert s.stack == DONE


@card("The Palantír of Orthanc")
@rule("BG-C87")
def test_the_free_peoples_draw_nothing_by_the_palantir() -> None:
    s = table(ORTHANC, on_table=PALANTIR, hand_free="Elven Rope", companions="Strider", dice_free="Event", dice_shadow="Army")
    do(s, "use Event", "draw an Event card", "draw from the Free Peoples Character deck")
    assert len(s.hand[FREE]) == 2
    assert s.stack == SHADOWS_TURN


# The Palantír of Orthanc: taking it away.


def taking(**known: Any) -> State:
    known = {"on_table": PALANTIR, "dice_free": "Will of the West", "dice_shadow": "Army", **known}
    return table(ORTHANC, companions="", **known)


@card("The Palantír of Orthanc")
@rule("BG-C19", "BG-C88")
def test_a_will_of_the_west_takes_the_palantir_away_as_an_action() -> None:
    s = taking(rings=(0, 0))
    do(s, "use Will of the West", f"take {PALANTIR} off the table")
    assert (names(s.table), names(s.gone)) == ([], [PALANTIR])
    assert (s.rings, s.ring_used, sum(s.dice[FREE])) == ([0, 0], [0, 0], 0)
    assert s.stack == SHADOWS_TURN
    s = taking()
    do(s, "use Will of the West", f"take {PALANTIR} off the table")
    assert s.rings == [3, 0]
    assert s.stack == SHADOWS_TURN


@pytest.mark.parametrize("die", ["Character", "Muster", "Event", "Muster/Army"])
@card("The Palantír of Orthanc")
@rule("BG-C19", "BG-C88")
def test_any_other_die_costs_a_ring_which_passes_to_the_shadow(die: str) -> None:
    s = taking(dice_free=f"{die}, Character" if die != "Character" else "Character, Character", rings=(2, 1))
    do(s, f"use {die}", f"take {PALANTIR} off the table for an Elven Ring")
    assert (s.table, s.rings, s.ring_used) == ([], [1, 2], [1, 0])
    assert "Free Peoples gives up an Elven Ring." in log(s)
    assert s.stack == SHADOWS_TURN


@card("The Palantír of Orthanc")
@rule("BG-C88", "BG-8.1")
def test_the_last_ring_is_enough() -> None:
    s = taking(dice_free="Muster", rings=(1, 0))
    do(s, "use Muster", "take The Palantír of Orthanc off the table for an Elven Ring")
    assert (s.table, s.rings) == ([], [0, 1])
    assert s.stack == SHADOWS_TURN


@card("The Palantír of Orthanc")
@rule("BG-C88", "BG-8.3")
def test_without_a_ring_to_give_no_other_die_takes_it_away() -> None:
    s = taking(dice_free="Character", rings=(0, 0))
    do(s, "use Character")
    assert why_not(s, "remove_card", PALANTIR) == "BG-C88"
    s = taking(dice_free="Character")  # a Ring has been used this turn
    do(s, "use an Elven Ring first", "into Event", "use Event")
    assert why_not(s, "remove_card", PALANTIR) == "BG-C88"
    assert s.stack[-1][0] == "action"


@card("The Palantír of Orthanc")
@rule("BG-C88", "BG-8.3")
def test_after_the_palantir_no_other_ring_is_used_this_turn() -> None:
    s = taking(dice_free="Character, Event", rings=(2, 0), dice_shadow="")
    do(s, "use Character", f"take {PALANTIR} off the table for an Elven Ring")
    assert why_not(s, "ring") == "BG-8.3"
    assert s.stack == DONE


@card("The Palantír of Orthanc")
@rule("BG-C19")
def test_the_shadow_does_not_take_its_own_card_away() -> None:
    s = table(ORTHANC, on_table=PALANTIR, dice_shadow="Army", rings=(1, 2), asking=("turn", SHADOW))
    do(s, "use Army")
    assert why_not(s, "remove_card", PALANTIR) == "BG-9.9"
    assert s.stack[-1][0] == "action"


# Wormtongue: what keeps Rohan asleep.


def spell(armies: dict[str, str], **known: Any) -> State:
    known = {"on_table": WORMTONGUE, "war": "isengard", "dice_shadow": "Army", "dice_free": "Army", "asking": ("turn", SHADOW), **known}
    return table({**ORTHANC, **armies}, **known)


@card("Wormtongue")
@rule("BG-C89", "BG-16.5")
def test_an_army_that_enters_rohan_does_not_wake_it_while_wormtongue_lies_there() -> None:
    for on_table, active in ((WORMTONGUE, False), ("", True)):
        s = spell({"Fords of Isen": "Isengard Regular"}, on_table=on_table)
        do(s, "use Army", "move an Army", "from Fords of Isen", "to Westemnet", "no more")
        assert step_of(s, "Rohan") == (1, active)  # it lost a Town, and steps forward all the same
        assert names(s.table) == ([WORMTONGUE] if on_table else [])
        assert s.stack == DONE


@card("Wormtongue")
@rule("BG-C89")
def test_walking_into_empty_edoras_does_not_wake_rohan() -> None:
    s = spell({"Westemnet": "Isengard Regular"}, taken={"Westemnet": SHADOW})
    do(s, "use Army", "move an Army", "from Westemnet", "to Edoras", "no more")
    assert (at(s, "Edoras"), step_of(s, "Rohan")) == ("Isengard Regular", (1, False))
    assert names(s.table) == [WORMTONGUE]
    assert s.stack == DONE


def fight(s: State, patch: pytest.MonkeyPatch, source: str, *answers: str, hit: bool) -> None:
    """An attack with all, without Combat cards; the attacker hits everything or nothing."""
    do(s, "use Army", "attack", f"from {source}", "attack with everybody", *answers)
    dice(patch, faces(6 if hit else 1, 6 if hit else 1), faces(1, 1))
    do(s, "no", "no")


@pytest.mark.parametrize("place, active", [("Fords of Isen", False), ("Edoras", True)])
@card("Wormtongue")
@rule("BG-C89", "BG-16.8")
def test_only_an_attack_on_edoras_or_helms_deep_wakes_rohan(place: str, active: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    source = "Westemnet" if place == "Edoras" else "Gap of Rohan"
    s = spell({place: "2 Rohan Regulars", source: "2 Isengard Regulars"}, taken={"Westemnet": SHADOW})
    fight(s, monkeypatch, source, hit=False)
    assert step_of(s, "Rohan") == (1, active)
    assert names(s.table) == ([] if active else [WORMTONGUE])
    do(s, "cease")
    assert s.stack == DONE


@card("Wormtongue")
@rule("BG-C89")
def test_an_attack_on_helms_deep_counts_before_the_first_roll() -> None:
    s = spell({"Helm's Deep": "2 Rohan Regulars", "Westemnet": "2 Isengard Regulars"}, taken={"Westemnet": SHADOW})
    do(s, "use Army", "attack", "from Westemnet", "attack with everybody")
    assert (step_of(s, "Rohan"), names(s.gone)) == ((1, True), [WORMTONGUE])
    do(s, "withdraw into the Stronghold", "stay")
    assert s.stack == DONE


@card("Wormtongue")
@rule("BG-C89", "BG-R46")
def test_entering_edoras_by_the_advance_after_an_attack_wakes_rohan(monkeypatch: pytest.MonkeyPatch) -> None:
    armies = {"Edoras": "2 Gondor Regulars", "Westemnet": "2 Isengard Regulars"}  # no unit of Rohan is attacked
    for advance, active in (("advance", True), ("stay", False)):
        s = spell(armies, taken={"Westemnet": SHADOW})
        fight(s, monkeypatch, "Westemnet", hit=True)
        assert (step_of(s, "Rohan"), step_of(s, "gondor")) == ((0, False), (2, True))
        do(s, advance)
        if active:
            do(s, "everybody who can")
        assert step_of(s, "Rohan") == (int(active), active)
        assert names(s.table) == ([] if active else [WORMTONGUE])
        assert s.stack == DONE


@card("Wormtongue")
@rule("BG-C89")
def test_elsewhere_the_advance_wakes_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    s = spell({"Fords of Isen": "2 Gondor Regulars", "Gap of Rohan": "2 Isengard Regulars"})
    fight(s, monkeypatch, "Gap of Rohan", hit=True)
    do(s, "advance", "everybody who can")
    assert (step_of(s, "Rohan"), names(s.table)) == ((0, False), [WORMTONGUE])
    assert s.stack == DONE


@card("Wormtongue")
@rule("BG-C89", "BG-R45")
def test_rohan_steps_forward_but_never_into_war(monkeypatch: pytest.MonkeyPatch) -> None:
    s = spell({"Fords of Isen": "2 Rohan Regulars", "Gap of Rohan": "2 Isengard Regulars"}, track={"Rohan": 2})
    fight(s, monkeypatch, "Gap of Rohan", hit=False)
    do(s, "cease")
    assert step_of(s, "Rohan") == (2, False)
    assert s.stack == DONE


@card("Wormtongue", "The Witch-king")
@rule("BG-C89", "BG-C158")
def test_the_witch_king_wakes_all_but_rohan() -> None:
    s = spell({"Minas Morgul": "Sauron Regular"}, war="sauron, gondor", dice_shadow="Muster")
    do(s, "use Muster", "bring The Witch-king into play")
    assert [step_of(s, nation)[1] for nation in ("dwarves", "elves", "gondor", "north", "rohan")] == [True, True, True, True, False]
    assert names(s.table) == [WORMTONGUE]
    assert s.stack == DONE


@card("Wormtongue")
@rule("BG-C89", "BG-16.5")
def test_a_declaration_in_edoras_or_helms_deep_wakes_rohan() -> None:
    for region in ("Edoras", "Helm's Deep"):
        s = table(ORTHANC, bearers=region, on_table=WORMTONGUE, asking=("declare", FREE), dice_free="Army")
        do(s, "declare")
        assert (step_of(s, "Rohan"), names(s.gone)) == ((0, True), [WORMTONGUE])
        assert s.stack == DONE


@card("Wormtongue")
@rule("BG-C89", "BG-16.5")
def test_a_companion_who_can_wakes_rohan() -> None:
    for name, active in (("Meriadoc Brandybuck", True), ("Boromir", False)):
        s = table({**ORTHANC, "Folde": name}, on_table=WORMTONGUE, dice_free="Character", dice_shadow="Army")
        do(s, "use Character", "move Companions", name[0].lower() + name[1:], "to Edoras")
        assert (at(s, "Edoras"), step_of(s, "Rohan")) == (name, (0, active))
        assert names(s.table) == ([] if active else [WORMTONGUE])
        assert s.stack == SHADOWS_TURN


@card("Wormtongue")
@rule("BG-C90")
def test_with_rohan_active_wormtongue_is_played_and_goes_at_once() -> None:
    s = played(WORMTONGUE, ORTHANC, active="rohan")
    assert (names(s.table), names(s.gone)) == ([], [WORMTONGUE])
    assert step_of(s, "Rohan") == (0, True)
    assert s.stack == DONE


@card("Wormtongue")
@rule("BG-C90")
def test_what_was_blocked_is_not_made_up_for() -> None:
    s = spell({"Fords of Isen": "Isengard Regular"})
    do(s, "use Army", "move an Army", "from Fords of Isen", "to Westemnet", "no more")
    eliminate_character(s, SARUMAN)
    assert (names(s.gone), step_of(s, "Rohan")) == ([WORMTONGUE], (1, False))
    assert s.stack == DONE
