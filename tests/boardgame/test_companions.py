"""What Companions do: as Guides, in battle, and the two who enter by a Will of the West (BG-C141 to BG-C143, BG-C147, BG-C148, BG-C150)."""

from __future__ import annotations

import pytest

from tests.boardgame.battles import NO_CARDS, attack, one_action, rolls
from tests.boardgame.throwing import dice, faces
from tests.citing import card, rule
from thirdage.boardgame.actions import playable
from thirdage.boardgame.fighting import combat_dice, leadership, strength
from thirdage.boardgame.hooks import EVENT, PLAYABLE
from thirdage.boardgame.positions import FREE, GONDOR, ROHAN, SHADOW, asked, at, do, log, names, step_of, table, why_not
from thirdage.boardgame.state import OUT, State
from thirdage.boardgame.tables import ARAGORN, CARD, EVENT_DIE, GANDALF_THE_GREY, STRIDER
from thirdage.boardgame.turn import pool

# Guides.


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Athelas and Círdan's Ships can be played and do nothing."""
    for name in ("Athelas", "Círdan's Ships"):
        monkeypatch.setitem(EVENT, CARD[name], lambda state, seat, card: None)
        monkeypatch.setitem(PLAYABLE, CARD[name], lambda state, seat: "")


def counsel(play: str, die: str = "Event", guide: str = "Gandalf the Grey") -> State:
    """The Free Peoples play a card; on top of their decks lie Mirror of Galadriel and Faramir's Rangers."""
    deck = "Mirror of Galadriel; Faramir's Rangers"
    s = one_action({}, FREE, die, war="", hand_free=play, deck=deck, guide=guide)
    do(s, f"use {die}", *(["use it as Event"] if die == "Will of the West" else []), f"play {play}")
    return s


@rule("BG-C141")
@card("Gandalf the Grey")
def test_gandalf_as_guide_draws_from_the_deck_of_a_card_played_with_an_event_die(plain: None) -> None:
    s = counsel("Athelas")
    assert asked(s) == ["draw from the Free Peoples Character deck", "no"]
    do(s, "draw from the Free Peoples Character deck")
    assert names(s.hand[FREE]) == ["Mirror of Galadriel"]
    assert s.stack == []
    s = counsel("Círdan's Ships")
    do(s, "draw from the Free Peoples Strategy deck")
    assert names(s.hand[FREE]) == ["Faramir's Rangers"]
    assert s.stack == []
    s = counsel("Athelas")
    do(s, "no")
    assert s.hand[FREE] == []
    assert s.stack == []


@rule("BG-C141", "BG-7.2")
@card("Gandalf the Grey")
def test_a_will_used_as_event_counts_and_so_does_a_card_that_stays_on_the_table(plain: None, monkeypatch: pytest.MonkeyPatch) -> None:
    s = counsel("Athelas", "Will of the West")
    assert asked(s) == ["draw from the Free Peoples Character deck", "no"]
    monkeypatch.setitem(EVENT, CARD["Mithril Coat and Sting"], lambda state, seat, card: None)
    s = counsel("Mithril Coat and Sting")
    assert names(s.table) == ["Mithril Coat and Sting"]
    assert asked(s) == ["draw from the Free Peoples Character deck", "no"]
    do(s, "no")
    assert s.stack == []


@rule("BG-C141")
@card("Gandalf the Grey")
def test_gandalf_draws_nothing_for_another_die_nor_for_drawing_nor_when_he_is_not_guide(plain: None) -> None:
    s = counsel("Athelas", "Character")
    assert s.stack == []
    s = counsel("Círdan's Ships", "Muster")
    assert s.stack == []
    s = counsel("Athelas", guide="Strider")
    assert s.stack == []
    s = one_action({}, FREE, "Event")
    do(s, "use Event", "draw an Event card", "draw from the Free Peoples Character deck")
    assert len(s.hand[FREE]) == 1
    assert s.stack == []


@rule("BG-C141")
@card("Gandalf the Grey")
def test_he_must_be_the_guide_still_when_the_card_is_resolved(monkeypatch: pytest.MonkeyPatch) -> None:
    def gandalf_goes(state: State, seat: int, card: int) -> None:
        state.where[GANDALF_THE_GREY], state.guide = OUT, STRIDER

    monkeypatch.setitem(EVENT, CARD["Athelas"], gandalf_goes)
    s = counsel("Athelas")
    assert s.stack == []
    assert playable(s, FREE, EVENT_DIE) == []


@rule("BG-C141")
@card("Gandalf the Grey")
def test_who_becomes_guide_by_the_card_itself_draws_nothing() -> None:
    s = counsel("I Will Go Alone", guide="Strider")
    do(s, "strider", "to Bree")
    assert s.guide == GANDALF_THE_GREY
    assert s.stack == []


@rule("BG-C143")
@card("Strider")
def test_strider_as_guide_hides_the_fellowship_with_any_die_which_does_not_go_to_the_hunt() -> None:
    for die in ("Event", "Muster", "Muster/Army", "Will of the West", "Character"):
        s = one_action({}, FREE, die, guide="Strider", hidden=False)
        do(s, f"use {die}", "hide the Fellowship")
        assert (s.hidden, s.box) == (1, [0, 0])
        assert s.stack == []
    for guide, hidden in (("Gandalf the Grey", False), ("Strider", True)):
        s = one_action({}, FREE, "Event", guide=guide, hidden=hidden)
        do(s, "use Event")
        assert "hide the Fellowship" not in asked(s)


# In battle.


@rule("BG-C142")
@card("Gandalf the Grey", "Strider", "Boromir", "Legolas", "Gimli", "Aragorn")
@pytest.mark.parametrize("captain", ["Gandalf the Grey", "Strider", "Boromir", "Legolas", "Gimli", "Aragorn"])
def test_a_captain_of_the_west_adds_one_to_combat_strength(captain: str, monkeypatch: pytest.MonkeyPatch) -> None:
    s = one_action({"Eastemnet": f"Rohan Regular, {captain}", "Fangorn": "2 Isengard Regulars"})
    dice(monkeypatch, faces(6, 1), faces(6, 1))
    attack(s, "Fangorn", "Eastemnet")
    assert (strength(s, FREE), combat_dice(s, FREE)) == (2, 2)
    do(s, *NO_CARDS)
    assert rolls(s)[1] == "Combat roll of the Free Peoples: 6, 1 (hits on 5): one hit."
    assert at(s, "Eastemnet") == ""  # he is no unit that could take the hit, and falls with the last one
    do(s, "stay")
    assert s.stack == []


@rule("BG-C142", "BG-13.10")
@card("Boromir", "Legolas", "Gimli", "Strider")
def test_captains_add_up_but_five_dice_are_the_most() -> None:
    s = one_action({"Eastemnet": "Rohan Regular, Boromir, Legolas, Gimli", "Fangorn": "2 Isengard Regulars"})
    attack(s, "Fangorn", "Eastemnet")
    assert (strength(s, FREE), combat_dice(s, FREE)) == (4, 4)
    s = one_action({"Eastemnet": "3 Rohan Regulars, Boromir, Legolas, Gimli, Strider", "Fangorn": "2 Isengard Regulars"})
    attack(s, "Fangorn", "Eastemnet")
    assert (strength(s, FREE), combat_dice(s, FREE)) == (7, 5)


@rule("BG-C142", "BG-13.5")
@card("Boromir")
def test_a_captain_in_the_rearguard_or_a_hobbit_or_the_white_wizard_adds_nothing() -> None:
    s = one_action({"Eastemnet": "2 Rohan Regulars, Boromir", "Fangorn": "2 Isengard Regulars"}, FREE, "Muster/Army")
    attack(s, "Eastemnet", "Fangorn", "Rohan Regular", "Boromir", die="Muster/Army")
    assert strength(s, FREE) == 1
    s = one_action({"Eastemnet": "2 Rohan Regulars, Meriadoc Brandybuck, Gandalf the White", "Fangorn": "2 Isengard Regulars"})
    attack(s, "Fangorn", "Eastemnet")
    assert strength(s, FREE) == 2


@rule("BG-C150")
@card("Gandalf the White")
def test_the_white_rider_gives_up_his_leadership_so_that_no_nazgul_leads_in_the_whole_battle(monkeypatch: pytest.MonkeyPatch) -> None:
    armies = {"Eastemnet": "3 Rohan Regulars, Rohan Leader, Legolas, Gandalf the White"}
    armies["Fangorn"] = "3 Sauron Regulars, 2 Nazgûl, The Witch-king, The Mouth of Sauron"
    s = one_action(armies)
    attack(s, "Fangorn", "Eastemnet")
    assert asked(s) == ["the White Rider", "no"]
    do(s, "the White Rider")
    assert (leadership(s, FREE), leadership(s, SHADOW)) == (2, 2)
    dice(monkeypatch, *[faces(1, 1, 1, 1)] * 4)
    do(s, *NO_CARDS, "fight", "stand")
    assert (leadership(s, FREE), leadership(s, SHADOW)) == (2, 2)
    s = one_action(armies)
    attack(s, "Fangorn", "Eastemnet")
    do(s, "no")
    assert (leadership(s, FREE), leadership(s, SHADOW)) == (3, 6)


@rule("BG-C150")
@card("Gandalf the White")
def test_the_white_rider_is_asked_before_the_defender_withdraws_and_not_from_the_rearguard() -> None:
    s = one_action({"Helm's Deep": "Rohan Regular, Gandalf the White", "Westemnet": "3 Sauron Regulars"})
    attack(s, "Westemnet", "Helm's Deep")
    assert [frame[0] for frame in s.stack][-2:] == ["round_begins", "ride"]
    s = one_action({"Eastemnet": "2 Rohan Regulars, Gandalf the White", "Fangorn": "Sauron Regular"}, FREE, "Muster/Army")
    attack(s, "Eastemnet", "Fangorn", "Rohan Regular", "Gandalf the White", die="Muster/Army")
    assert s.stack[-1][0] == "combat_card"


# The two who enter by a Will of the West.


@rule("BG-C147", "BG-10.1")
@card("Aragorn")
@pytest.mark.parametrize("where", ["Minas Tirith", "Dol Amroth", "Pelargir"])
def test_aragorn_takes_the_place_of_strider_and_rouses_gondor(where: str) -> None:
    s = one_action({where: "Gondor Regular, Strider"}, FREE, "Will of the West", war="")
    do(s, "use Will of the West", "bring Aragorn into play")
    assert at(s, where) == "Gondor Regular, Aragorn"
    assert s.where[STRIDER] == OUT
    assert step_of(s, "Gondor") == (1, True)
    assert pool(s, FREE) == 5
    assert s.stack == []


@rule("BG-C147")
@card("Aragorn")
def test_aragorn_comes_inside_a_besieged_stronghold_too() -> None:
    s = one_action({"inside Minas Tirith": "Gondor Regular, Strider", "Minas Tirith": "Sauron Regular"}, FREE, "Will of the West", war="")
    do(s, "use Will of the West", "bring Aragorn into play")
    assert at(s, "inside Minas Tirith") == "Gondor Regular, Aragorn"
    assert step_of(s, "Gondor") == (1, True)
    assert s.stack == []


@rule("BG-C147", "BG-10.2")
@card("Aragorn")
def test_aragorn_does_not_come_elsewhere_nor_while_strider_is_with_the_fellowship_or_dead() -> None:
    positions: list[tuple[dict[str, str], dict[str, dict[str, int] | str]]] = [
        ({"Edoras": "Strider"}, {}),
        ({}, {}),
        ({}, {"out": "Strider"}),
        ({"Pelargir": "Strider"}, {"taken": {"Pelargir": SHADOW}}),
    ]
    for armies, given in positions:
        s = one_action(armies, FREE, "Will of the West", "all", **given)
        do(s, "use Will of the West")
        assert why_not(s, "bring", "Aragorn") == "BG-C147"
    s = one_action({"Minas Tirith": "Strider"}, FREE, "Will of the West", out="Aragorn")
    do(s, "use Will of the West")
    assert why_not(s, "bring", "Aragorn") == "BG-10.2"
    for die in ("Character", "Muster", "Event"):
        s = one_action({"Minas Tirith": "Strider"}, FREE, die)
        do(s, f"use {die}")
        assert "bring Aragorn into play" not in asked(s)
    assert s.where[ARAGORN] < 0


@rule("BG-C148", "BG-10.1")
@card("Gandalf the White")
def test_gandalf_the_white_takes_the_place_of_the_grey_besieged_or_not() -> None:
    s = one_action({"Edoras": "Rohan Regular, Gandalf the Grey"}, FREE, "Will of the West", minion_came=True)
    do(s, "use Will of the West", "bring Gandalf the White into play")
    assert at(s, "Edoras") == "Rohan Regular, Gandalf the White"
    assert s.where[GANDALF_THE_GREY] == OUT
    assert pool(s, FREE) == 5
    assert s.stack == []
    armies = {"inside Lórien": "Elven Elite, Gandalf the Grey", "Lórien": "2 Sauron Regulars"}
    s = one_action(armies, FREE, "Will of the West", minion_came=True)
    do(s, "use Will of the West", "bring Gandalf the White into play")
    assert at(s, "inside Lórien") == "Elven Elite, Gandalf the White"
    assert s.stack == []


@rule("BG-C148")
@card("Gandalf the White")
def test_if_the_grey_fell_the_white_enters_in_fangorn_or_an_elven_stronghold_that_is_not_lost() -> None:
    armies = {"inside Lórien": "Elven Elite", "Lórien": "2 Sauron Regulars", "Fangorn": "Isengard Regular"}
    s = one_action(armies, FREE, "Will of the West", out="Gandalf the Grey", minion_came=True, taken={"Rivendell": SHADOW})
    do(s, "use Will of the West", "bring Gandalf the White into play")
    assert asked(s) == ["at Fangorn", "at Grey Havens", "at the Stronghold of Lórien", "at Woodland Realm"]
    do(s, "at Fangorn")
    assert at(s, "Fangorn") == "Isengard Regular, Gandalf the White"  # enemies notwithstanding
    assert log(s)[-1] == "Gandalf the White enters play at Fangorn."
    assert s.stack == []


@rule("BG-C148", "BG-10.2")
@card("Gandalf the White")
def test_gandalf_the_white_waits_for_a_minion_and_for_the_grey_to_leave_and_comes_once() -> None:
    s = one_action({"Edoras": "Gandalf the Grey"}, FREE, "Will of the West")
    do(s, "use Will of the West")
    assert why_not(s, "bring", "Gandalf the White") == "BG-C148"  # no Minion was ever in play
    s = one_action({}, FREE, "Will of the West", minion_came=True)
    do(s, "use Will of the West")
    assert why_not(s, "bring", "Gandalf the White") == "BG-C148"  # the Grey is in the Fellowship
    s = one_action({}, FREE, "Will of the West", out="Gandalf the Grey, Gandalf the White", minion_came=True)
    do(s, "use Will of the West")
    assert why_not(s, "bring", "Gandalf the White") == "BG-10.2"


@rule("BG-C148", "BG-C10")
@card("Gandalf the White")
def test_a_minion_who_has_fallen_was_in_play() -> None:
    s = one_action({"Edoras": "Gandalf the Grey", "Orthanc": "Saruman"}, FREE, "Will of the West", out="The Witch-king")
    do(s, "use Will of the West")
    assert "bring Gandalf the White into play" in asked(s)
    s = one_action({"Edoras": "Gandalf the Grey"}, FREE, "Will of the West", out="The Witch-king")
    do(s, "use Will of the West", "bring Gandalf the White into play")
    assert at(s, "Edoras") == "Gandalf the White"
    assert s.stack == []


# With two players on a side.


@rule("BG-C28")
@card("Strider", "Boromir", "Legolas", "Gimli")
def test_either_player_of_the_free_peoples_uses_what_companions_do_with_any_die() -> None:
    armies = {"Minas Tirith": "Boromir", "Lórien": "Legolas", "Erebor": "Gimli"}
    for seat in (GONDOR, ROHAN):
        for name, nation, step in (
            ("Boromir", "Gondor", (2, False)),
            ("Legolas", "the Elves", (1, True)),
            ("Gimli", "the Dwarves", (1, False)),
        ):
            s = table(armies, persons=4, dice_free="Event", asking=("turn", seat), then=())
            do(s, "use Event", f"{name} advances {nation}")
            assert step_of(s, nation.removeprefix("the ")) == step
            assert s.stack == []
        s = table({}, persons=4, dice_free="Event", guide="Strider", hidden=False, asking=("turn", seat), then=())
        do(s, "use Event", "hide the Fellowship")
        assert s.hidden == 1
        assert s.stack == []
