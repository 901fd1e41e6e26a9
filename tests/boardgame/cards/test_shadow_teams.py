"""Cards and Minions of the Shadow with two players on a side: who decides, who draws, who loses (BG-C25 to BG-C28)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.boardgame.cards.fights import CAMP, FIELD
from tests.boardgame.cards.shadow_character import tiles
from tests.boardgame.cards.shadow_strategy import done, played
from tests.boardgame.throwing import at as pick
from tests.boardgame.throwing import dice, faces
from tests.citing import card, rule
from thirdage.boardgame.positions import GONDOR, ROHAN, SARUMAN_OF_FOUR, WITCH_KING, asked, at, do, names, table, why_not
from thirdage.boardgame.state import State

SARUMAN = SARUMAN_OF_FOUR


def led_by(s: State, free: int, shadow: int) -> State:
    """These players lead."""
    s.leading = [free, shadow]
    return s


# Corsairs of Umbar.

SIEGE = {"Umbar": "2 Southron Regulars", "Dol Amroth": "Sauron Regular", "inside Dol Amroth": "2 Gondor Regulars"}


@card("Corsairs of Umbar")
@rule("BG-C103", "BG-21.13")
def test_corsairs_who_join_a_teammate_s_siege_are_asked_whether_the_armies_become_one(monkeypatch: pytest.MonkeyPatch) -> None:
    for answers, mixed in ((("no",), False), (("join", "join"), True)):
        s = played("Corsairs of Umbar", SIEGE, persons=4, seat=SARUMAN, war="all")
        do(s, "to Dol Amroth", "everybody who can", "attack with all others")  # the Sauron unit is not his: it stays behind
        dice(monkeypatch, faces(1, 1), faces(1, 1))
        do(s, "no", "no")
        assert at(s, "Dol Amroth") == "Sauron Regular, 2 Southron Regulars"
        assert s.stack[-1][:2] == ("join", SARUMAN)  # who does not lead is asked first
        do(s, *answers)
        assert bool(s.mixed) == mixed
        done(s, "Corsairs of Umbar")


@card("The Fighting Uruk-hai")
@rule("BG-C25", "BG-21.20")
def test_the_uruk_hai_obey_saruman_alone_and_leave_a_teammate_s_army_out() -> None:
    siege = {"Orthanc": "Saruman", "inside Helm's Deep": "Rohan Regular"}
    for armies, seat, question in (
        ("2 Isengard Regulars, Sauron Regular", SARUMAN, "combat_card"),
        ("2 Isengard Regulars", WITCH_KING, "action"),
    ):
        s = table(
            {**siege, "Helm's Deep": armies}, hands={seat: "The Fighting Uruk-hai"}, persons=4, war="all",
            dice_shadow="Event", dice_free="Army", asking=("turn", seat),
        )  # fmt: skip
        do(s, "use Event")
        if question == "action":
            assert why_not(s, "play", "The Fighting Uruk-hai") == "BG-21.20"
        else:
            do(s, "play The Fighting Uruk-hai")
            assert asked(s) == ["attack with all others", "keep back: Isengard Regular"]  # the Sauron unit is out of it anyway
            do(s, "attack with all others")
        assert s.stack[-1][:2] == (question, seat)


# Whose decision it is.


@card("Worn with Sorrow and Toil")
@rule("BG-C27", "BG-C26")
def test_of_two_hands_the_shadow_leader_names_the_one_that_loses_a_card(monkeypatch: pytest.MonkeyPatch) -> None:
    known: dict[str, Any] = {"bearers": "Hollin", "box": (0, 1), "companions": "Strider, Gimli", "dice_shadow": "Army", "persons": 4}
    for hands, offered in (
        ({GONDOR: "Athelas", ROHAN: "Elven Rope; Riders of Théoden"}, ["Gondor", "Rohan"]),
        ({GONDOR: "Imrahil of Dol Amroth", ROHAN: "Elven Rope"}, ["Rohan"]),  # no card with the Character back
    ):
        s = led_by(
            table({}, on_table="Worn with Sorrow and Toil", hands=hands, dice_free="Character", pool=tiles("std-3"), **known),
            ROHAN,
            SARUMAN,
        )
        dice(monkeypatch, faces(6), pick(0, of=1))
        do(s, "use Character", "move the Fellowship", "lose the Guide, Strider")
        assert s.stack[-1] == ("sorrow", SARUMAN)
        assert asked(s) == [*(f"at random from the hand of {seat}" for seat in offered), "no"]
        dice(monkeypatch, pick(0, of=1))
        do(s, "at random from the hand of Rohan")
        assert (names(s.down[ROHAN]), names(s.down[GONDOR])) == (["Elven Rope"], [])
        assert s.stack[-1][:1] == ("turn",)


@card("Flocks of Crebain", "Balrog of Moria")
@rule("BG-C26")
def test_the_leader_of_the_shadow_uses_its_cards_on_the_table_outside_battle(monkeypatch: pytest.MonkeyPatch) -> None:
    for leader in (WITCH_KING, SARUMAN):
        known: dict[str, Any] = {"bearers": "Hollin", "box": (0, 1), "dice_shadow": "Army", "persons": 4}
        s = led_by(table({}, on_table="Flocks of Crebain", dice_free="Character", **known), GONDOR, leader)
        do(s, "use Character", "move the Fellowship")
        assert s.stack[-1] == ("flocks", leader)
        s = table({}, on_table="Balrog of Moria", progress=1, asking=("declare", GONDOR), dice_free="Army", **known)
        do(led_by(s, GONDOR, leader), "declare", "to Moria")
        assert s.stack[-1] == ("balrog", leader, 0)


@card("Lure of the Ring", "The Breaking of the Fellowship")
@rule("BG-C26")
def test_the_leader_of_the_free_peoples_decides_about_the_fellowship() -> None:
    known: dict[str, Any] = {"persons": 4, "bearers": "Hollin", "hidden": False, "dice_free": "Army", "dice_shadow": "Character"}
    for name, more, question in (
        ("Lure of the Ring", {"companions": "Strider"}, "lure"),
        ("The Breaking of the Fellowship", {"pool": tiles("std-1")}, "companions_scatter"),
    ):
        s = table({}, hands={SARUMAN: name}, asking=("turn", SARUMAN), **{**known, **more})
        do(led_by(s, ROHAN, WITCH_KING), "use Character", f"play {name}")
        assert s.stack[-1][:2] == (question, ROHAN)


@card("Stormcrow")
@rule("BG-C26", "BG-C99")
def test_who_commands_the_nation_chooses_the_figure_that_stormcrow_costs() -> None:
    for land, armies, seat in (("Edoras", "Rohan Regular, Rohan Elite", ROHAN), ("Pelargir", "Gondor Regular, Gondor Elite", GONDOR)):
        s = played("Stormcrow", {land: armies}, persons=4, seat=SARUMAN, bearers=land)
        assert s.stack[-1][:2] == ("stormcrow_loss", seat)
        do(s, asked(s)[0])
        done(s, "Stormcrow")


# Who draws.


@card("The Palantír of Orthanc")
@rule("BG-C26", "BG-C87")
def test_who_played_the_card_draws_by_the_palantir() -> None:
    for seat in (WITCH_KING, SARUMAN):
        s = table(
            {"Orthanc": "Saruman"},
            on_table="The Palantír of Orthanc",
            hands={seat: "Shelob's Lair"},
            deck="Orc Patrol",
            persons=4,
            dice_shadow="Event",
            dice_free="Army",
            asking=("turn", seat),
        )
        do(s, "use Event", "play Shelob's Lair", "draw from the Shadow Character deck")
        assert names(s.hand[seat]) == ["Orc Patrol"]
        assert s.stack[-1] == ("turn", GONDOR)


@card("The Witch-king")
@rule("BG-C26", "BG-C159")
def test_who_used_the_combat_card_draws_by_sorcery(monkeypatch: pytest.MonkeyPatch) -> None:
    for units, seat in (("2 Sauron Regulars", WITCH_KING), ("2 Southron Regulars", SARUMAN)):
        dice(monkeypatch, faces(1, 1), faces(1, 1), faces(1, 1))
        s = table(
            {FIELD: "2 Gondor Regulars", CAMP: f"{units}, The Witch-king"},
            hands={seat: "Stormcrow"},
            deck="Pits of Mordor",
            persons=4,
            war="all",
            dice_shadow="Army",
            asking=("turn", seat),
        )
        do(s, "use Army", "attack", f"from {CAMP}", "attack with everybody", "use Stormcrow", "no")
        assert s.stack[-1][:2] == ("draw_by_sorcery", seat)
        do(s, "draw from the Shadow Strategy deck")
        assert names(s.hand[seat]) == ["Pits of Mordor"]
        assert s.stack[-1] == ("cease", seat)


# Minions.


@card("Saruman")
@rule("BG-C28")
def test_the_voice_of_saruman_is_his_own_players() -> None:
    for seat, reason in ((WITCH_KING, "BG-C28"), (SARUMAN, "")):
        s = table(
            {"Orthanc": "Isengard Regular, Saruman"}, persons=4, war="all", dice_shadow="Muster", dice_free="Army", asking=("turn", seat)
        )
        do(s, "use Muster")
        assert ("the voice of Saruman" in asked(s)) == (not reason)
        assert why_not(s, "voice") == reason
        assert s.stack[-1][:2] == ("action", seat)


@card("The Mouth of Sauron")
@rule("BG-C28")
def test_the_messenger_of_the_dark_tower_serves_the_witch_king_player_alone() -> None:
    for seat, reason in ((WITCH_KING, ""), (SARUMAN, "BG-C28")):
        s = table({"Morannon": "The Mouth of Sauron"}, persons=4, war="all", dice_shadow="Muster", dice_free="Army", asking=("turn", seat))
        do(s, "use Muster")
        assert ("use it as Army" in asked(s)) == (not reason)
        assert why_not(s, "as", "army") == reason
        assert s.stack[-1][:2] == ("action", seat)
