"""Event cards as they are played, stay on the table and fight: the second half of chapter 9, proved with texts of the tests' own."""

from __future__ import annotations

import pytest

from tests.boardgame.hanging import Text, hang
from tests.boardgame.throwing import dice, faces
from tests.citing import rule
from thirdage.boardgame.book import NOBODY, push
from thirdage.boardgame.fellowship import walk
from thirdage.boardgame.figures import remove_unit, settle
from thirdage.boardgame.muster import recruit_by_card
from thirdage.boardgame.positions import FREE, GAME, SHADOW, asked, at, do, figures_of, log, names, place_called, step_of, table, why_not
from thirdage.boardgame.state import IN_FELLOWSHIP, State
from thirdage.boardgame.tables import CARDS, GANDALF_THE_GREY, NATION, REGION, kind_of
from thirdage.boardgame.turn import points
from thirdage.boardgame.whereabouts import besieged

GONDOR = NATION["gondor"]


def recruits_in(name: str, kind: int, amount: int) -> Text:
    def text(state: State, seat: int, card: int) -> None:
        recruit_by_card(state, seat, kind, amount, REGION[name])

    return text


# Which die plays which card.

PAYS = [  # card, its icon, the dice of the Free Peoples that play it
    ("Athelas", {"Character", "Event"}),
    ("Paths of the Woses", {"Army", "Muster/Army", "Event"}),
    ("The Red Arrow", {"Muster", "Muster/Army", "Event"}),
]


@rule("BG-9.6", "BG-T1")
@pytest.mark.parametrize("name, dice", PAYS)
@pytest.mark.parametrize("die", ["Character", "Army", "Muster", "Muster/Army", "Event"])
def test_an_event_die_or_the_cards_own_icon_plays_it(monkeypatch: pytest.MonkeyPatch, name: str, dice: set[str], die: str) -> None:
    hang(monkeypatch, name)
    s = table(hand_free=name, dice_free=die, dice_shadow="Army")
    do(s, f"use {die}")
    assert (f"play {name}" in asked(s)) == (die in dice)
    number = s.hand[FREE][0]
    assert why_not(s, "play", CARDS[number].name) == ("" if die in dice else "BG-9.6")


@rule("BG-9.6", "BG-T1")
@pytest.mark.parametrize("face", ["Event", "Muster/Army"])
def test_a_will_of_the_west_plays_paths_of_the_woses(monkeypatch: pytest.MonkeyPatch, face: str) -> None:
    hang(monkeypatch, "Paths of the Woses")
    s = table(hand_free="Paths of the Woses", dice_free="Will of the West", dice_shadow="Army")
    do(s, "use Will of the West")
    assert "play Paths of the Woses" not in asked(s)
    do(s, f"use it as {face}")
    assert "play Paths of the Woses" in asked(s)


@rule("BG-9.6")
def test_a_card_of_another_hand_cannot_be_played() -> None:
    s = table(hand_free="Athelas", hand_shadow="Shelob's Lair", dice_free="Event", dice_shadow="Army")
    do(s, "use Event")
    assert why_not(s, "play", "Shelob's Lair") == why_not(s, "play", "Bilbo's Song") == "BG-9.6"


@rule("BG-6.11", "BG-9.6")
def test_a_die_spent_on_a_card_that_moves_the_fellowship_does_not_go_to_the_hunt_box(monkeypatch: pytest.MonkeyPatch) -> None:
    hang(monkeypatch, "There Is Another Way", event=lambda state, seat, card: walk(state))
    s = table(hand_free="There Is Another Way", dice_free="Character", dice_shadow="Army")
    do(s, "use Character", "play There Is Another Way")
    assert s.progress == 1 and s.box == [0, 0] and s.stack[-1] == ("turn", SHADOW)


# Preconditions and effects.


@rule("BG-9.7")
@pytest.mark.parametrize("hidden", [True, False])
def test_a_precondition_must_be_met(monkeypatch: pytest.MonkeyPatch, hidden: bool) -> None:
    hang(monkeypatch, "Athelas", playable=lambda state, seat: "" if state.hidden else "BG-17.11")
    s = table(hand_free="Athelas", hidden=hidden, dice_free="Event", dice_shadow="Army")
    do(s, "use Event")
    assert ("play Athelas" in asked(s)) == hidden and why_not(s, "play", "Athelas") == ("" if hidden else "BG-17.11")


@rule("BG-9.7")
def test_a_card_is_carried_out_as_far_as_possible(monkeypatch: pytest.MonkeyPatch) -> None:
    hang(monkeypatch, "Guards of the Citadel", event=recruits_in("Minas Tirith", kind_of(GONDOR, 1), 3))
    s = table({"Dol Amroth": "4 Gondor Elites"}, hand_free="Guards of the Citadel", dice_free="Muster", dice_shadow="Army")
    do(s, "use Muster", "play Guards of the Citadel")
    assert at(s, "Minas Tirith") == "Gondor Elite" and s.stack[-1] == ("turn", SHADOW)  # the fifth and last


def test_the_question_which_unit_comes_names_where_it_comes_to(monkeypatch: pytest.MonkeyPatch) -> None:
    hang(
        monkeypatch,
        "Celeborn's Galadhrim",
        event=lambda state, seat, card: push(state, ("which_unit", seat, NATION["elves"], REGION["Lórien"])),
    )
    s = table(hand_free="Celeborn's Galadhrim", dice_free="Muster", dice_shadow="Army", bearers="Hollin")
    do(s, "use Muster", "play Celeborn's Galadhrim")
    assert GAME.question(s, "free") == "Free Peoples: which unit of the Elves comes to Lórien?"


@rule("BG-R15")
def test_a_card_without_precondition_may_be_played_for_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    hang(monkeypatch, "Athelas")
    s = table(hand_free="Athelas", dice_free="Character", dice_shadow="Army")
    do(s, "use Character", "play Athelas")
    assert names(s.gone) == ["Athelas"] and s.stack[-1] == ("turn", SHADOW)


@rule("BG-9.8")
def test_a_card_is_discarded_when_it_is_resolved_and_not_before(monkeypatch: pytest.MonkeyPatch) -> None:
    hang(monkeypatch, "The Red Arrow", event=lambda state, seat, card: push(state, ("draw_from", seat)))
    s = table(hand_free="The Red Arrow", dice_free="Muster", dice_shadow="Army")
    do(s, "use Muster", "play The Red Arrow")
    assert (names(s.hand[FREE]), names(s.played), s.gone) == ([], ["The Red Arrow"], [])
    do(s, asked(s)[0])
    assert (s.played, names(s.gone), s.stack[-1]) == ([], ["The Red Arrow"], ("turn", SHADOW))


@rule("BG-0.2", "BG-9.10", "BG-11.9")
def test_a_text_beats_the_rules_it_replaces_and_no_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """Gondor is not At War, yet a card recruits; that figures come from the reinforcements and the limit of ten still hold."""
    hang(monkeypatch, "Guards of the Citadel", event=recruits_in("Minas Tirith", kind_of(GONDOR, 0), 2))
    s = table({"Minas Tirith": "9 Gondor Regulars"}, hand_free="Guards of the Citadel", dice_free="Muster", dice_shadow="Army")
    do(s, "use Muster", "play Guards of the Citadel")
    assert at(s, "Minas Tirith") == "10 Gondor Regulars" and s.reserve[kind_of(GONDOR, 0)] == 5
    assert step_of(s, "gondor") == (1, False) and s.stack[-1] == ("turn", SHADOW)


# On the table.


def keeps_gandalf(state: State) -> bool:
    return state.where[GANDALF_THE_GREY] == IN_FELLOWSHIP


@rule("BG-9.9")
def test_a_table_card_stays_and_does_not_count_as_discarded(monkeypatch: pytest.MonkeyPatch) -> None:
    hang(monkeypatch, "Wizard's Staff", keeps=keeps_gandalf)
    s = table(hand_free="Wizard's Staff", dice_free="Character", dice_shadow="Army")
    do(s, "use Character", "play Wizard's Staff")
    assert (names(s.table), s.gone, s.played, s.stack[-1]) == (["Wizard's Staff"], [], [], ("turn", SHADOW))


@rule("BG-9.9", "BG-T4")
def test_wizards_staff_goes_at_once_when_gandalf_leaves_the_fellowship(monkeypatch: pytest.MonkeyPatch) -> None:
    hang(monkeypatch, "Wizard's Staff", keeps=keeps_gandalf)
    s = table(on_table="Wizard's Staff", dice_free="Character", dice_shadow="Army")
    do(s, "use Character", "separate Companions", "Gandalf the Grey", "to Rivendell")
    assert names(s.table) == [] and names(s.gone) == ["Wizard's Staff"]
    assert "Wizard's Staff leaves the table: Gandalf the Grey is not in the Fellowship any more." in log(s)


@rule("BG-9.9")
def test_a_table_card_stays_while_another_companion_leaves(monkeypatch: pytest.MonkeyPatch) -> None:
    hang(monkeypatch, "Wizard's Staff", keeps=keeps_gandalf)
    s = table(on_table="Wizard's Staff", dice_free="Character", dice_shadow="Army")
    do(s, "use Character", "separate Companions", "Boromir", "to Rivendell", "Gandalf the Grey")
    assert names(s.table) == ["Wizard's Staff"] and s.stack[-1] == ("turn", SHADOW)


@rule("BG-9.9")
def test_a_discard_that_costs_a_die_is_the_action_of_who_pays(monkeypatch: pytest.MonkeyPatch) -> None:
    hang(monkeypatch, "Denethor's Folly", removable=lambda state, seat, face: "", removal=lambda state, seat, face: None)
    s = table(on_table="Denethor's Folly", dice_free="Event, Muster", dice_shadow="Army, Army")
    do(s, "use Event", "take Denethor's Folly off the table")
    assert (names(s.table), names(s.gone), sum(s.dice[FREE]), s.stack[-1]) == ([], ["Denethor's Folly"], 1, ("turn", SHADOW))


@rule("BG-9.9")
def test_its_owner_cannot_take_it_off_and_the_price_must_be_payable(monkeypatch: pytest.MonkeyPatch) -> None:
    hang(monkeypatch, "Denethor's Folly", removable=lambda state, seat, face: "BG-C19", removal=lambda state, seat, face: None)
    for seat, die, reason in ((FREE, "Event", "BG-C19"), (SHADOW, "Army", "BG-9.9")):
        s = table(on_table="Denethor's Folly", dice_free="Event", dice_shadow="Army", asking=("turn", seat))
        do(s, f"use {die}")
        assert "take Denethor's Folly off the table" not in asked(s)
        if seat == SHADOW:
            assert why_not(s, "remove_card", "Denethor's Folly") == reason


# Cards that attack, move or strike.


def attack_by_card(state: State, seat: int, card: int) -> None:
    push(state, ("attack_from", seat, card))


@rule("BG-9.11")
def test_a_card_that_attacks_needs_units_at_war_and_wakes_the_nation_attacked(monkeypatch: pytest.MonkeyPatch) -> None:
    hang(monkeypatch, "The Fighting Uruk-hai", event=attack_by_card)
    s = table(
        {
            "Orthanc": "2 Isengard Regulars",
            "Dagorlad": "Southron Regular",
            "Fords of Isen": "Rohan Regular",
            "North Ithilien": "Gondor Regular",
        },
        war="Isengard",
        hand_shadow="The Fighting Uruk-hai",
        dice_shadow="Event",
        dice_free="Muster",
        asking=("turn", SHADOW),
    )
    do(s, "use Event", "play The Fighting Uruk-hai")
    assert asked(s) == ["from Orthanc"] and why_not(s, "from", "Dagorlad") == "BG-13.1"
    dice(monkeypatch, faces(1, 1), faces(1))
    do(s, "from Orthanc", "attack with everybody", "no", "no", "cease")
    assert step_of(s, "rohan") == (1, True)
    assert names(s.gone) == ["The Fighting Uruk-hai"] and s.stack[-1] == ("turn", FREE)


@rule("BG-9.11")
def test_a_card_that_moves_armies_keeps_to_the_rules_of_movement(monkeypatch: pytest.MonkeyPatch) -> None:
    hang(monkeypatch, "Paths of the Woses", event=lambda state, seat, card: push(state, ("may_march", seat, card, 1)))
    s = table(
        {"Pelargir": "Gondor Regular", "Osgiliath": "Sauron Regular"}, hand_free="Paths of the Woses", dice_free="Event", dice_shadow="Army"
    )
    do(s, "use Event", "play Paths of the Woses", "from Pelargir")
    assert asked(s) == ["to Lamedon", "to Lossarnach", "to West Harondor"]  # no enemy Army; West Harondor is nobody's
    assert why_not(s, "to", "Osgiliath") == "BG-12.7"


def wipes_out(name: str, side: int) -> Text:
    def text(state: State, seat: int, card: int) -> None:
        for kind in range(24):
            while kind % 3 != 2 and state.units[REGION[name] * 24 + kind]:
                remove_unit(state, REGION[name], kind)
        settle(state, REGION[name])

    return text


@rule("BG-9.12")
def test_when_a_card_removes_all_units_leaders_go_and_companions_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    hang(monkeypatch, "Dreadful Spells", event=wipes_out("Osgiliath", FREE))
    s = table(
        {"Osgiliath": "2 Gondor Regulars, 2 Gondor Leaders, Boromir"},
        hand_shadow="Dreadful Spells",
        dice_shadow="Event",
        asking=("turn", SHADOW),
    )
    do(s, "use Event", "play Dreadful Spells")
    assert at(s, "Osgiliath") == "Boromir" and s.lost[figures_of("Gondor Leader")[0]] == 2


@rule("BG-9.12")
def test_when_a_card_removes_all_units_nazgul_and_minions_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    hang(monkeypatch, "Faramir's Rangers", event=wipes_out("South Ithilien", SHADOW))
    s = table({"South Ithilien": "Sauron Regular, 2 Nazgûl, The Mouth of Sauron"}, hand_free="Faramir's Rangers", dice_free="Event")
    do(s, "use Event", "play Faramir's Rangers")
    assert at(s, "South Ithilien") == "2 Nazgûl, The Mouth of Sauron"


def strikes(name: str, side: int, amount: int) -> Text:
    def text(state: State, seat: int, card: int) -> None:
        push(state, ("hits_on_army", NOBODY, side, place_called(name), amount, NOBODY))

    return text


@rule("BG-R16")
def test_hits_of_a_card_are_taken_like_losses_in_battle_by_the_owner(monkeypatch: pytest.MonkeyPatch) -> None:
    hang(monkeypatch, "Dreadful Spells", event=strikes("Osgiliath", FREE, 2))
    s = table(
        {"Osgiliath": "2 Gondor Regulars, Gondor Elite"},
        hand_shadow="Dreadful Spells",
        dice_shadow="Event",
        dice_free="Muster",
        asking=("turn", SHADOW),
    )
    do(s, "use Event", "play Dreadful Spells")
    assert s.stack[-1][:2] == ("take_hits", FREE)
    assert asked(s) == ["remove Gondor Regular", "reduce Gondor Elite", "remove Gondor Elite"]
    do(s, "remove Gondor Elite")  # that took both
    assert at(s, "Osgiliath") == "2 Gondor Regulars" and s.stack[-1] == ("turn", FREE)


@rule("BG-R16")
def test_hits_beyond_the_last_unit_are_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    hang(monkeypatch, "Dreadful Spells", event=strikes("Osgiliath", FREE, 5))
    s = table({"Osgiliath": "Gondor Regular, Gondor Elite"}, hand_shadow="Dreadful Spells", dice_shadow="Event", asking=("turn", SHADOW))
    do(s, "use Event", "play Dreadful Spells")
    assert at(s, "Osgiliath") == "" and s.turn == 3


@rule("BG-R17")
def test_a_card_may_destroy_a_garrison_and_the_stronghold_falls_to_the_besieger(monkeypatch: pytest.MonkeyPatch) -> None:
    hang(monkeypatch, "Dreadful Spells", event=strikes("inside Minas Tirith", FREE, 2))
    s = table(
        {"inside Minas Tirith": "2 Gondor Regulars, Gondor Leader, Boromir", "Minas Tirith": "3 Sauron Regulars"},
        hand_shadow="Dreadful Spells",
        dice_shadow="Event",
        asking=("turn", SHADOW),
    )
    do(s, "use Event", "play Dreadful Spells")
    assert at(s, "inside Minas Tirith") == "" and at(s, "Minas Tirith") == "3 Sauron Regulars, Boromir"
    assert points(s) == (0, 2) and besieged(s, REGION["Minas Tirith"]) == -1


@rule("BG-R17")
def test_without_a_besieging_unit_nothing_is_captured(monkeypatch: pytest.MonkeyPatch) -> None:
    hang(monkeypatch, "Dreadful Spells", event=strikes("Minas Tirith", FREE, 2))
    s = table(
        {"Minas Tirith": "2 Gondor Regulars", "Osgiliath": "3 Sauron Regulars"},
        hand_shadow="Dreadful Spells",
        dice_shadow="Event",
        asking=("turn", SHADOW),
    )
    do(s, "use Event", "play Dreadful Spells")
    assert at(s, "Minas Tirith") == "" and points(s) == (0, 0)


# Combat cards.


@rule("BG-9.13")
def test_every_event_card_serves_in_battle_without_an_action_and_is_discarded(monkeypatch: pytest.MonkeyPatch) -> None:
    hang(monkeypatch, "The Red Arrow")
    hang(monkeypatch, "Shelob's Lair")
    s = table(
        {"Osgiliath": "2 Gondor Regulars", "North Ithilien": "2 Sauron Regulars"},
        war="Sauron",
        hand_free="The Red Arrow",
        hand_shadow="Shelob's Lair",
        dice_shadow="Army",
        dice_free="Muster",
        asking=("turn", SHADOW),
    )
    dice(monkeypatch, faces(1, 1), faces(1, 1))
    do(s, "use Army", "attack", "from North Ithilien", "attack with everybody", "use Shelob's Lair", "use The Red Arrow", "cease")
    assert names(s.gone) == ["Shelob's Lair", "The Red Arrow"] or names(s.gone) == ["The Red Arrow", "Shelob's Lair"]
    assert s.hand == [[], []] and s.stack[-1] == ("turn", FREE) and sum(s.dice[FREE]) == 1
    assert all(card.combat for card in CARDS.values())
