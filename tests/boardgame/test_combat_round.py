"""A Combat round: strength and Leadership, its steps, Combat cards as such, the rolls (BG-13.8 to BG-13.21)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.boardgame.battles import attack, one_action, rolls, told, waiting
from tests.boardgame.throwing import dice, faces
from tests.citing import card, rule
from thirdage.boardgame.battle import extra_attack
from thirdage.boardgame.fighting import FIVE, combat_dice, leadership, strength
from thirdage.boardgame.hooks import COMBAT_EFFECT, FIGHTABLE
from thirdage.boardgame.positions import FREE, SHADOW, asked, at, do, log, names, why_not
from thirdage.boardgame.state import ADDED, ADDED_AGAIN, FORFEITED, State


def field(free: str, shadow: str, **given: Any) -> State:
    """The Shadow attacks in the open, where nothing changes the number needed: both may pick a Combat card."""
    s = one_action({"Eastemnet": free, "Western Emyn Muil": shadow}, **given)
    attack(s, "Western Emyn Muil", "Eastemnet")
    log(s)
    return s


@rule("BG-13.8", "BG-T8")
def test_every_unit_rolls_one_die_regular_or_elite(monkeypatch: pytest.MonkeyPatch) -> None:
    s = field("3 Rohan Regulars, Rohan Elite, 2 Rohan Leaders", "Sauron Elite, Southron Regular")
    assert (strength(s, FREE), combat_dice(s, FREE)) == (4, 4)
    dice(monkeypatch, faces(1, 1), faces(5, 5, 5, 5))
    do(s, "no", "no")
    assert rolls(s) == [
        "Combat roll of the Shadow: 1, 1 (hits on 5): 0 hits.",
        "Combat roll of the Free Peoples: 5, 5, 5, 5 (hits on 5): 4 hits.",
    ]


@rule("BG-13.8", "BG-C142")
@card("Legolas", "Gimli")
def test_captains_of_the_west_add_to_the_strength_of_their_own_side_alone() -> None:
    s = field("2 Rohan Regulars, Legolas, Gimli, Meriadoc Brandybuck", "3 Sauron Regulars")
    assert (strength(s, FREE), strength(s, SHADOW)) == (4, 3)


@rule("BG-13.8", "BG-13.10", "BG-T9")
def test_at_most_five_dice_are_rolled(monkeypatch: pytest.MonkeyPatch) -> None:
    s = field("6 Rohan Regulars, 2 Rohan Elites", "10 Sauron Regulars, 7 Nazgûl")
    assert (strength(s, FREE), combat_dice(s, FREE)) == (8, 5)
    assert (strength(s, SHADOW), leadership(s, SHADOW)) == (10, 7)
    dice(monkeypatch, faces(1, 1, 1, 1, 1), faces(1, 1, 1, 1, 1), faces(1, 1, 1, 1, 1))
    do(s, "no", "no")
    assert rolls(s) == [
        "Combat roll of the Shadow: 1, 1, 1, 1, 1 (hits on 5): 0 hits.",
        "Combat roll of the Free Peoples: 1, 1, 1, 1, 1 (hits on 5): 0 hits.",
        "Leader re-roll of the Shadow: 1, 1, 1, 1, 1 (hits on 5): 0 hits.",
    ]


@rule("BG-13.9")
def test_leadership_is_leaders_and_the_ratings_of_characters() -> None:
    s = field("2 Rohan Regulars, 2 Rohan Leaders, Gondor Leader, Aragorn, Boromir", "2 Sauron Regulars, 3 Nazgûl, The Mouth of Sauron")
    assert leadership(s, FREE) == 3 + 2 + 1
    assert leadership(s, SHADOW) == 3 + 2


@rule("BG-R80", "BG-C160", "BG-13.9")
@card("The Witch-king")
def test_the_witch_king_leads_by_his_rating_alone() -> None:
    s = field("2 Rohan Regulars", "2 Sauron Regulars, The Witch-king")
    assert leadership(s, SHADOW) == 2
    s = field("2 Rohan Regulars", "2 Sauron Regulars, 2 Nazgûl, The Witch-king")
    assert leadership(s, SHADOW) == 4


@rule("BG-13.11", "BG-13.12")
def test_a_round_goes_from_cards_to_rolls_to_rerolls_to_casualties(monkeypatch: pytest.MonkeyPatch) -> None:
    s = field("3 Rohan Regulars, Rohan Leader", "3 Sauron Regulars, Nazgûl")
    assert s.stack[-1] == ("combat_card", SHADOW, SHADOW)
    do(s, "no")
    assert s.stack[-1] == ("combat_card", FREE, FREE)  # he may, even if the attacker does not
    dice(monkeypatch, faces(6, 1, 1), faces(5, 1, 1), faces(1), faces(5))
    do(s, "no")
    assert log(s) == [
        "Shadow uses no Combat card.",
        "Free Peoples uses no Combat card.",
        "Combat roll of the Shadow: 6, 1, 1 (hits on 5): one hit.",
        "Combat roll of the Free Peoples: 5, 1, 1 (hits on 5): one hit.",
        "Leader re-roll of the Shadow: 1 (hits on 5): 0 hits.",
        "Leader re-roll of the Free Peoples: 5 (hits on 5): one hit.",
        "Sauron Regular falls at Western Emyn Muil.",
        "Sauron Regular falls at Western Emyn Muil.",
        "Rohan Regular falls at Eastemnet.",
    ]
    assert asked(s) == ["fight", "cease"]


# Combat cards as such. Their effects have tests of their own; here they do nothing, or what a test makes them do.

PICKS = {"hand_shadow": "Many Kings to the Service of Mordor; Horde from the East", "hand_free": "The Last Battle; A Power too Great"}
GREAT_HOST, STRIFE, DAYLIGHT, NO_QUARTER = ("great-host", 7), ("deadly-strife", 3), ("daylight", 3), ("no-quarter", 5)


@pytest.fixture(autouse=True)
def no_effects(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing happens by the four cards in the hands."""
    for effect in (GREAT_HOST, STRIFE, DAYLIGHT, NO_QUARTER):
        monkeypatch.setitem(COMBAT_EFFECT, effect, lambda state, side: None)


@rule("BG-13.12")
def test_each_picks_one_card_face_down_and_both_are_shown_together() -> None:
    s = field("Rohan Regular", "Sauron Regular", **PICKS)
    assert asked(s) == ["use Many Kings to the Service of Mordor", "use Horde from the East", "no"]
    do(s, "use Horde from the East")
    assert log(s, "free") == ["Shadow picks a card of the Shadow Strategy deck as Combat card."]
    assert s.stack[-1] == ("combat_card", FREE, FREE)
    assert why_not(s, "use", "Athelas") == "BG-13.12"  # not in his hand
    do(s, "use The Last Battle")
    assert log(s)[1:3] == [
        "Shadow uses Horde from the East in battle: Deadly Strife.",
        "Free Peoples uses The Last Battle in battle: Daylight.",
    ]


@rule("BG-13.12")
def test_a_player_without_a_card_that_fits_is_asked_all_the_same() -> None:
    s = field("Rohan Regular", "Sauron Regular")
    assert asked(s) == ["no"]


@rule("BG-13.13", "BG-13.12")
def test_combat_cards_are_discarded_when_the_round_ends_and_new_ones_may_follow(monkeypatch: pytest.MonkeyPatch) -> None:
    s = field("2 Rohan Regulars", "2 Sauron Regulars", **PICKS)
    dice(monkeypatch, faces(1, 1), faces(1, 1))
    do(s, "use Horde from the East", "use The Last Battle")
    assert names(s.gone) == ["The Last Battle", "Horde from the East"]
    assert s.played == []
    dice(monkeypatch, faces(1, 1), faces(1, 1))
    do(s, "fight", "stand")
    assert asked(s) == ["use Many Kings to the Service of Mordor", "no"]
    do(s, "use Many Kings to the Service of Mordor", "no", "cease")
    assert names(s.gone)[2:] == ["Many Kings to the Service of Mordor"]
    assert s.stack == []


@rule("BG-13.13")
def test_what_a_card_does_ends_with_the_round(monkeypatch: pytest.MonkeyPatch) -> None:
    def one_more(state: State, side: int) -> None:
        state.battle[ADDED + side] += 1

    monkeypatch.setitem(COMBAT_EFFECT, STRIFE, one_more)
    s = field("2 Rohan Regulars", "2 Sauron Regulars", **PICKS)
    dice(monkeypatch, faces(4, 1), faces(1, 1), faces(4, 1), faces(1))
    do(s, "use Horde from the East", "no", "fight", "stand", "no", "no")
    assert rolls(s) == [
        "Combat roll of the Shadow: 4, 1 (hits on 5, 1 added): one hit.",
        "Combat roll of the Free Peoples: 1, 1 (hits on 5): 0 hits.",
        "Combat roll of the Shadow: 4, 1 (hits on 5): 0 hits.",
        "Combat roll of the Free Peoples: 1 (hits on 5): 0 hits.",
    ]


@rule("BG-13.14")
def test_the_lower_initiative_goes_first_and_on_equal_numbers_the_defender(monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[str] = []

    def note(name: str) -> Callable[[State, int], None]:
        return lambda state, side: order.append(name)

    for effect in (GREAT_HOST, STRIFE, DAYLIGHT, NO_QUARTER):
        monkeypatch.setitem(COMBAT_EFFECT, effect, note(effect[0]))
    s = field("2 Rohan Regulars", "2 Sauron Regulars", **PICKS)
    dice(monkeypatch, faces(1, 1), faces(1, 1), faces(1, 1), faces(1, 1))
    do(s, "use Horde from the East", "use The Last Battle", "fight", "stand")
    assert order == ["daylight", "deadly-strife"]
    do(s, "use Many Kings to the Service of Mordor", "use A Power too Great")
    assert order[2:] == ["no-quarter", "great-host"]


@rule("BG-13.15")
def test_a_card_whose_condition_is_not_met_cannot_be_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(FIGHTABLE, "great-host", lambda state, side: "BG-13.15")
    s = field("Rohan Regular", "Sauron Regular", **PICKS)
    assert asked(s) == ["use Horde from the East", "no"]
    monkeypatch.setitem(FIGHTABLE, "great-host", lambda state, side: "")
    assert asked(s) == ["use Many Kings to the Service of Mordor", "use Horde from the East", "no"]


@rule("BG-13.16")
def test_forfeited_leadership_does_not_count_and_never_falls_below_none() -> None:
    s = field("Rohan Regular", "Sauron Regular, 2 Nazgûl, The Mouth of Sauron")
    s.battle[FORFEITED + SHADOW] = 1
    assert leadership(s, SHADOW) == 3
    s.battle[FORFEITED + SHADOW] = 3
    assert leadership(s, SHADOW) == 2  # the Mouth of Sauron is no Nazgûl


def extra(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deadly Strife makes an extra attack with two dice, in the middle of the round; Daylight takes 2 off every die of the enemy."""
    monkeypatch.setitem(COMBAT_EFFECT, STRIFE, lambda state, side: extra_attack(state, side, 2, FIVE, True))

    def hinders(state: State, side: int) -> None:
        state.battle[ADDED + 1 - side] -= 2

    monkeypatch.setitem(COMBAT_EFFECT, DAYLIGHT, hinders)


@rule("BG-13.17")
def test_an_extra_attack_is_not_rerolled_not_hindered_and_kills_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    extra(monkeypatch)
    s = field("3 Rohan Regulars", "3 Sauron Regulars, 3 Nazgûl", **PICKS)
    dice(monkeypatch, faces(5, 1), faces(5, 5, 6), faces(1, 1), faces(1, 1))
    do(s, "use Horde from the East", "use The Last Battle")
    assert told(s, "roll", "Extra", "falls") == [
        "Extra attack of the Shadow: 5, 1 (hits on 5): one hit.",
        "Rohan Regular falls at Eastemnet.",
        "Combat roll of the Shadow: 5, 5, 6 (hits on 5, 2 subtracted): one hit.",
        "Combat roll of the Free Peoples: 1, 1 (hits on 5): 0 hits.",
        "Leader re-roll of the Shadow: 1, 1 (hits on 5): 0 hits.",
        "Rohan Regular falls at Eastemnet.",
    ]


@rule("BG-R31")
def test_an_extra_attack_that_leaves_no_unit_ends_the_battle(monkeypatch: pytest.MonkeyPatch) -> None:
    extra(monkeypatch)
    s = field("2 Rohan Regulars, Rohan Leader", "2 Sauron Regulars", **PICKS)
    dice(monkeypatch, faces(5, 6))
    do(s, "use Horde from the East", "use The Last Battle")
    assert waiting(s)[-2:] == ["after_battle", "pursue"]
    assert at(s, "Eastemnet") == ""
    assert names(s.gone) == ["The Last Battle", "Horde from the East"]
    do(s, "stay")
    assert s.stack == []


# The rolls.


@rule("BG-13.18", "BG-13.19", "BG-T11")
def test_only_missed_dice_are_rerolled_and_once(monkeypatch: pytest.MonkeyPatch) -> None:
    s = field("5 Rohan Regulars, 3 Rohan Leaders", "5 Sauron Regulars")
    dice(monkeypatch, faces(1, 1, 1, 1, 1), faces(1, 3, 5, 5, 6), faces(5, 1))
    do(s, "no", "no")
    assert told(s, "of the Free Peoples:", "falls") == [
        "Combat roll of the Free Peoples: 1, 3, 5, 5, 6 (hits on 5): 3 hits.",
        "Leader re-roll of the Free Peoples: 5, 1 (hits on 5): one hit.",
        *["Sauron Regular falls at Western Emyn Muil."] * 4,
    ]


@rule("BG-R32", "BG-13.19")
def test_as_many_dice_are_rerolled_as_leadership_allows(monkeypatch: pytest.MonkeyPatch) -> None:
    s = field("5 Rohan Regulars, Rohan Leader, Legolas", "Sauron Regular")
    dice(monkeypatch, faces(1), faces(1, 1, 1, 1, 1), faces(1, 2))
    do(s, "no", "no")
    assert "Leader re-roll of the Free Peoples: 1, 2 (hits on 5): 0 hits." in log(s)


@rule("BG-13.19")
def test_who_has_no_miss_or_no_leader_does_not_reroll(monkeypatch: pytest.MonkeyPatch) -> None:
    s = field("3 Rohan Regulars", "2 Sauron Regulars, 2 Nazgûl")
    dice(monkeypatch, faces(5, 6), faces(1, 1, 1))
    do(s, "no", "no")
    assert len(rolls(s)) == 2


@rule("BG-13.20", "BG-T12", "BG-13.21")
def test_what_is_added_is_added_to_each_die_of_that_roll_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    s = field("2 Rohan Regulars", "4 Sauron Regulars, 4 Nazgûl")
    do(s, "no")
    s.battle[ADDED + SHADOW] = 1
    dice(monkeypatch, faces(4, 3, 1, 1), faces(4, 4), faces(4, 4, 4))
    do(s, "no")
    assert rolls(s) == [
        "Combat roll of the Shadow: 4, 3, 1, 1 (hits on 5, 1 added): one hit.",
        "Combat roll of the Free Peoples: 4, 4 (hits on 5): 0 hits.",
        "Leader re-roll of the Shadow: 4, 4, 4 (hits on 5): 0 hits.",
    ]
    do(s, "fight", "stand", "no")
    s.battle[ADDED_AGAIN + SHADOW] = 1
    dice(monkeypatch, faces(4, 1, 1, 1), faces(4), faces(4, 3, 1, 1))
    do(s, "no")
    assert rolls(s)[2] == "Leader re-roll of the Shadow: 4, 3, 1, 1 (hits on 5, 1 added): one hit."


@rule("BG-13.20")
def test_several_modifiers_add_up(monkeypatch: pytest.MonkeyPatch) -> None:
    s = field("2 Rohan Regulars", "4 Sauron Regulars")
    do(s, "no")
    s.battle[ADDED + SHADOW] = 2 + 1 - 1
    dice(monkeypatch, faces(3, 2, 2, 2), faces(1, 1))
    do(s, "no")
    assert rolls(s)[0] == "Combat roll of the Shadow: 3, 2, 2, 2 (hits on 5, 2 added): one hit."


@rule("BG-13.21")
def test_a_six_always_hits_and_a_one_never(monkeypatch: pytest.MonkeyPatch) -> None:
    s = field("2 Rohan Regulars", "4 Sauron Regulars")
    do(s, "no")
    s.battle[ADDED + SHADOW], s.battle[ADDED + FREE] = -4, 5
    dice(monkeypatch, faces(6, 5, 5, 5), faces(1, 2))
    do(s, "no")
    assert rolls(s) == [
        "Combat roll of the Shadow: 6, 5, 5, 5 (hits on 5, 4 subtracted): one hit.",
        "Combat roll of the Free Peoples: 1, 2 (hits on 5, 5 added): one hit.",
    ]
