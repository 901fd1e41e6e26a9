"""The bots' items: onto whom they go, what they do there, and what happens to those that cannot be played."""

from typing import Any

import pytest

from tests.cardgame.cards.fighting import fight
from tests.cardgame.shadow.deeds import bots, did, let, turn_of
from tests.cardgame.telling import happened, seen
from tests.citing import card, rule
from thirdage.cardgame.book import NOBODY
from thirdage.cardgame.positions import ARAGORN, FRODO, SARUMAN, WITCH_KING, names, place_names
from thirdage.cardgame.state import State
from thirdage.cardgame.tables import NUMBER, SHADOW

LOST = {"Rivendell": ""}  # a battleground the Shadow is losing, and to which neither Isengard nor Mordor may go
SARUMANS = ["Palantír of Orthanc", "Saruman's Staff", "Woven of All Colours"]
ANYWHERE = ["Black Breath", "Morgul Blade", "Nazgûl's Mantle"]
MOUNTS = ["Black Rider's Mount", "Fell Beast"]


def carried(state: State, wielder: str) -> list[str]:
    return names(state.items.get(NUMBER[f"{wielder} (bot)"], []))


# Onto whom.


@card("Palantír of Orthanc (bot)", "Saruman's Staff (bot)", "Woven of All Colours (bot)")
@rule("AS-R41", "AS-6.1")
@pytest.mark.parametrize("name", SARUMANS)
@pytest.mark.parametrize(
    "where", [{"reserve": "Saruman"}, {"path": "Egladil", "on_path": "Saruman"}, {"battlegrounds": {"Orthanc": "Saruman", **LOST}}]
)
def test_sarumans_items_go_onto_him_wherever_he_is(name: str, where: dict[str, Any]) -> None:
    s = bots(SARUMAN, hand=name, deck="", **{"battlegrounds": LOST, **where})
    assert did(s) == [f"play {name} onto Saruman"] and carried(s, "Saruman") == [name]
    assert s.cycle[SARUMAN] == []  # it costs nothing
    assert s.stack == [("turn", FRODO)]


@card("Black Breath (bot)", "Morgul Blade (bot)", "Nazgûl's Mantle (bot)")
@rule("AS-R41", "AS-5.4", "AS-R3")
@pytest.mark.parametrize("name", ANYWHERE)
def test_an_item_of_the_nazgul_goes_to_the_path_then_to_the_right_most_battleground_then_to_the_reserve(name: str) -> None:
    on_path: dict[str, Any] = {"path": "Weathertop", "on_path": "The Reaver; The Hunter"}
    in_the_field = {"Lórien": "The Warrior", "Minas Tirith": "The Beguiler; The Destroyer"}
    waiting = "The Black Easterling; The Witch-king; Mouth of Sauron"
    for path, there, wielder in (
        (on_path, in_the_field, "The Hunter"),
        ({"path": "Khazad-dûm"}, in_the_field, "The Destroyer"),
        ({"path": "Khazad-dûm"}, LOST, "The Witch-king"),
    ):
        s = bots(WITCH_KING, hand=name, deck="", battlegrounds=there, reserve=waiting, **path)
        assert did(s) == [f"play {name} onto {wielder}"]
        assert carried(s, wielder) == [name]
        assert s.stack == [("turn", ARAGORN)]


@card("Black Breath (bot)", "Morgul Blade (bot)", "Nazgûl's Mantle (bot)")
@rule("AS-R3", "AS-R41")
def test_by_the_switch_the_reserve_comes_first() -> None:
    s = bots(
        WITCH_KING,
        hand="Morgul Blade",
        path="Weathertop",
        on_path="The Hunter",
        reserve="The Black Easterling",
        battlegrounds=LOST,
        deck="",
        rulings={"AS-R3": "reserve-first"},
    )
    assert did(s) == ["play Morgul Blade onto The Black Easterling"]
    assert s.stack == [("turn", ARAGORN)]


@card("Black Rider's Mount (bot)", "Fell Beast (bot)")
@rule("AS-R41")
@pytest.mark.parametrize("name", MOUNTS)
def test_a_mount_goes_to_the_right_most_nazgul_in_reserve_only(name: str) -> None:
    s = bots(
        WITCH_KING,
        hand=name,
        path="Weathertop",
        on_path="The Reaver",
        reserve="The Hunter; The Black Easterling; Olog-hai",
        battlegrounds=LOST,
        deck="",
    )
    assert did(s) == [f"play {name} onto The Black Easterling"]  # nothing is to be won, so nobody rides
    assert carried(s, "The Black Easterling") == [name]
    assert s.stack == [("turn", ARAGORN)]


# If it cannot be played.

CANNOT = [*((name, SARUMAN) for name in (*SARUMANS, "Threats and Promises", "Whip of Many Thongs"))]
CANNOT += [(name, WITCH_KING) for name in (*ANYWHERE, *MOUNTS, "The Black Captain")]


@card("Palantír of Orthanc (bot)", "Saruman's Staff (bot)", "Woven of All Colours (bot)", "Threats and Promises (bot)")
@card("Black Breath (bot)", "Black Rider's Mount (bot)", "Fell Beast (bot)", "Morgul Blade (bot)", "Nazgûl's Mantle (bot)")
@card("The Black Captain (bot)", "Whip of Many Thongs (bot)")
@rule("AS-R41", "AS-R38")
@pytest.mark.parametrize("name, seat", CANNOT)
def test_what_cannot_be_played_is_cycled_and_the_bot_draws_a_card_once_a_round(name: str, seat: int) -> None:
    other = {SARUMAN: "Wolf-riders", WITCH_KING: "Olog-hai"}[seat]
    s = bots(seat, hand=name, deck=other, battlegrounds=LOST, promos=True)
    assert did(s) == [f"cannot play {name}"]
    assert names(s.hand[seat]) == [other] and names(s.deck[seat]) == [name]  # the deck ran out and was made anew
    assert s.played == [] and s.items == {}  # it was not played
    assert name in seen(s, "frodo") and other not in seen(s, "frodo")
    let(s, ("must_cycle", seat, 1), ("draw_cards", seat, 1))
    assert names(s.hand[seat]) == [name]
    assert turn_of(s, seat) == [f"cannot play {name}"]
    assert s.hand[seat] == [] and name in names(s.cycle[seat])  # the second time it is only cycled
    assert s.turned_down == [NUMBER[f"{name} (bot)"]] and s.stack == [("turn", (seat + 1) % 4)]
    let(s, ("round_begins", NOBODY))
    assert s.turned_down == []  # the next round it draws again


@card("Whip of Many Thongs (bot)", "Morgul Blade (bot)", "Threats and Promises (bot)")
@rule("AS-R34", "AS-R13")
def test_by_the_switches_it_is_only_cycled_or_eliminated() -> None:
    for name, ruling in (("Whip of Many Thongs", "AS-R34"), ("Threats and Promises", "AS-R13")):
        s = bots(SARUMAN, hand=name, deck="Wolf-riders", battlegrounds=LOST, promos=True, rulings={"AS-R41": "none"})
        assert s.hand[SARUMAN] == [] and names(s.cycle[SARUMAN]) == [name]
        switched = {"AS-R41": "none", ruling: "eliminate"}
        s = bots(SARUMAN, hand=name, deck="Wolf-riders", battlegrounds=LOST, promos=True, rulings=switched)
        assert s.hand[SARUMAN] == s.cycle[SARUMAN] == [] and names(s.gone[SARUMAN])[-1] == name
        assert s.stack == [("turn", FRODO)]


@card("Fell Beast (bot)", "The Black Easterling (bot)")
@rule("AS-T25", "AS-R38")
def test_fell_beast_cycled_and_drawn_again_in_the_same_round_may_be_played() -> None:
    s = bots(WITCH_KING, hand="Fell Beast", path="Weathertop", on_path="The Reaver", battlegrounds=LOST, deck="The Black Easterling")
    assert did(s) == ["cannot play Fell Beast"] and names(s.hand[WITCH_KING]) == ["The Black Easterling"]
    assert turn_of(s, WITCH_KING) == ["play The Black Easterling to the reserve"]  # and draws the Beast
    assert turn_of(s, WITCH_KING) == ["play Fell Beast onto The Black Easterling"]
    assert s.stack == [("turn", ARAGORN)]


# Palantír of Orthanc.


@card("Palantír of Orthanc (bot)")
@rule("AS-8.3", "AS-10.1", "AS-4.3")
def test_the_palantir_takes_the_top_card_cycles_the_next_and_eliminates_the_next_unseen() -> None:
    deck = "Wolf-riders, Uglúk, Shelob, Gollum"
    s = bots(SARUMAN, reserve="Saruman with Palantír of Orthanc", deck=deck, battlegrounds={"Edoras": ""})
    assert did(s) == ["use Palantír of Orthanc"]
    assert names(s.hand[SARUMAN]) == ["Wolf-riders"] and names(s.cycle[SARUMAN]) == ["Uglúk"]
    assert names(s.gone[SARUMAN])[-1] == "Shelob" and names(s.deck[SARUMAN]) == ["Gollum"]
    assert seen(s, "frodo") == ["Palantír of Orthanc", "Shelob"]  # the eliminated pile lies open
    assert s.aside[SARUMAN] == []
    assert not any(deed.startswith("use") for deed in turn_of(s, SARUMAN))  # once a round
    assert s.stack == [("turn", FRODO)]


@card("Palantír of Orthanc (bot)")
@rule("AS-R36")
@pytest.mark.parametrize("deck, hand, cycled", [("Uglúk", ["Uglúk"], []), ("Uglúk, Shelob", ["Uglúk"], ["Shelob"])])
def test_the_palantir_goes_as_far_as_the_cards_reach(deck: str, hand: list[str], cycled: list[str]) -> None:
    s = bots(SARUMAN, reserve="Saruman with Palantír of Orthanc", deck=deck)
    assert names(s.hand[SARUMAN]) == hand and names(s.deck[SARUMAN]) + names(s.cycle[SARUMAN]) == cycled
    assert happened(s, "revealed", "eliminate") == []
    assert s.stack == [("turn", FRODO)]


@card("Palantír of Orthanc (bot)")
@rule("AS-8.1")
def test_the_palantir_is_dark_without_cards_or_while_saruman_is_in_the_field() -> None:
    s = bots(SARUMAN, reserve="Saruman with Palantír of Orthanc", deck="")
    assert did(s) == ["pass"]
    s = bots(SARUMAN, path="Egladil", on_path="Saruman with Palantír of Orthanc")
    assert did(s) == ["pass"] and s.hand[SARUMAN] == []
    assert s.stack == [("turn", FRODO)]


@card("Palantír of Orthanc (bot)")
@rule("AS-R41", "AS-T25")
def test_a_palantir_that_could_not_be_played_can_still_be_used_once_it_is() -> None:
    s = bots(SARUMAN, hand="Palantír of Orthanc", deck="Saruman, Wolf-riders", battlegrounds=LOST)
    assert names(s.hand[SARUMAN]) == ["Saruman"]
    assert turn_of(s, SARUMAN) == ["play Saruman to the reserve"]
    let(s, ("draw_cards", SARUMAN, 2))
    turns = [*turn_of(s, SARUMAN), *turn_of(s, SARUMAN)]
    assert sorted(turns) == ["play Palantír of Orthanc onto Saruman", "play Wolf-riders to the reserve"]
    let(s, ("forsake", SARUMAN))
    assert names(s.cycle[SARUMAN]) == ["Wolf-riders"]
    assert turn_of(s, SARUMAN) == ["use Palantír of Orthanc"] and names(s.hand[SARUMAN]) == ["Wolf-riders"]
    assert s.stack == [("turn", FRODO)]


# Saruman's Staff, Woven of All Colours.


@card("Saruman's Staff (bot)")
@rule("AS-8.3", "AS-10.2")
def test_sarumans_staff_raises_the_limit_of_his_bot() -> None:
    held = "Wolf-riders; White Hand Orcs 1; White Hand Orcs 2"
    for where in ({"reserve": "Saruman with Saruman's Staff"}, {"battlegrounds": {"Orthanc": "Saruman with Saruman's Staff"}}):
        s = bots(SARUMAN, hand=held, **where)
        assert did(s) == ["pass"] and len(s.hand[SARUMAN]) == 3
    s = bots(SARUMAN, hand=held, reserve="Saruman")
    assert did(s) != ["pass"] and len(s.hand[SARUMAN]) == 2
    s = bots(FRODO, path="Egladil", on_path="Saruman with Saruman's Staff")
    assert fight(s, "Egladil") == (3, 1)  # and its icons count
    assert s.stack == [("turn", FRODO)]


@card("Woven of All Colours (bot)", "Nazgûl's Mantle (bot)")
@rule("AS-R36", "AS-6.8")
@pytest.mark.parametrize(
    "wielder, items, place, seat",
    [
        ("Saruman", "Woven of All Colours and Saruman's Staff", "Edoras", SARUMAN),
        ("Saruman", "Woven of All Colours and Saruman's Staff", "Egladil", SARUMAN),
        ("The Hunter", "Nazgûl's Mantle and Morgul Blade", "Lórien", WITCH_KING),
        ("The Hunter", "Nazgûl's Mantle and Morgul Blade", "Egladil", WITCH_KING),
    ],
)
def test_a_wielder_lost_in_combat_is_cycled_with_all_his_items(wielder: str, items: str, place: str, seat: int) -> None:
    everything = sorted([wielder, *items.split(" and ")])
    for carrying in (items, items.split(" and ")[1]):  # and without the garment
        unit = f"{wielder} with {carrying}"
        s = bots(FRODO, path="Egladil", on_path=unit) if place == "Egladil" else bots(FRODO, battlegrounds={place: unit})
        fight(s, place)
        if carrying == items:
            assert sorted(names(s.cycle[seat])) == everything and s.gone[seat] == []
        else:
            assert sorted(names(s.gone[seat])) == sorted([wielder, carrying]) and s.cycle[seat] == []
        assert s.stack == [("turn", FRODO)]


# Black Breath, Morgul Blade.


@card("Black Breath (bot)")
@rule("AS-8.3", "AS-10.1")
@pytest.mark.parametrize("where", [{"path": "Weathertop", "on_path": "{}"}, {"battlegrounds": {"Lórien": "{}"}}])
def test_black_breath_cycles_its_wielder_in_the_field_for_corruption(where: dict[str, Any]) -> None:
    unit = "The Witch-king with Black Breath and Nazgûl's Mantle"
    placed = {key: {"Lórien": unit} if key == "battlegrounds" else value.format(unit) for key, value in where.items()}
    s = bots(WITCH_KING, **placed)
    assert did(s) == ["use Black Breath"] and s.corruption == 1
    assert names(s.cycle[WITCH_KING]) == ["The Witch-king", "Black Breath", "Nazgûl's Mantle"] and s.items == {}
    assert s.stack == [("turn", ARAGORN)]


@card("Morgul Blade (bot)")
@rule("AS-8.3", "AS-10.1")
def test_morgul_blade_on_the_path_is_eliminated_for_corruption_and_its_wielder_stays() -> None:
    s = bots(WITCH_KING, path="Weathertop", on_path="The Witch-king with Morgul Blade and Nazgûl's Mantle")
    assert did(s) == ["use Morgul Blade"] and s.corruption == 1
    assert names(s.gone[WITCH_KING]) == ["Morgul Blade"] and names(s.path[SHADOW]) == ["The Witch-king"]
    assert carried(s, "The Witch-king") == ["Nazgûl's Mantle"]
    assert s.stack == [("turn", ARAGORN)]


@card("Morgul Blade (bot)", "Black Breath (bot)")
@rule("AS-10.1")
def test_they_wait_where_their_text_does_not_work() -> None:
    s = bots(WITCH_KING, battlegrounds={"Lórien": "The Witch-king with Morgul Blade"})
    assert did(s) == ["pass"] and s.corruption == 0
    s = bots(WITCH_KING, reserve="The Witch-king with Morgul Blade and Black Breath")
    assert did(s) == ["pass"] and s.corruption == 0
    s = bots(WITCH_KING, path="Weathertop", on_path="The Reaver with Black Breath; The Hunter with Morgul Blade")
    assert did(s) == ["use Morgul Blade"]  # the right-most first
    assert turn_of(s, WITCH_KING) == ["use Black Breath"] and s.corruption == 2
    assert s.stack == [("turn", ARAGORN)]


# Black Rider's Mount, Fell Beast.


@card("Black Rider's Mount (bot)")
@rule("AS-8.3", "AS-R25")
def test_black_riders_mount_carries_its_rider_to_a_path_that_he_turns_with_it() -> None:
    s = bots(WITCH_KING, hand="Black Rider's Mount", reserve="The Black Easterling", path="Weathertop", on_path="Sam Gamgee", deck="")
    assert did(s) == ["play Black Rider's Mount onto The Black Easterling", "move The Black Easterling to Weathertop"]
    assert fight(s, "Weathertop") == (2, 0)  # 1 of his own, 1 of the horse
    assert s.stack == [("turn", FRODO)]


@card("Black Rider's Mount (bot)")
@rule("AS-8.4", "AS-R25")
@pytest.mark.parametrize(
    "path, here", [("Weathertop", "The Reaver"), ("Weathertop", "Sam Gamgee; Frodo Baggins"), ("Khazad-dûm", ""), ("", "")]
)
def test_the_rider_stays_where_the_path_is_won_not_to_be_won_or_closed(path: str, here: str) -> None:
    s = bots(WITCH_KING, hand="Black Rider's Mount", reserve="The Black Easterling", path=path, on_path=here, battlegrounds=LOST, deck="")
    assert did(s) == ["play Black Rider's Mount onto The Black Easterling"]
    assert names(s.reserve[WITCH_KING]) == ["The Black Easterling"]
    assert s.stack == [("turn", ARAGORN)]


@card("Fell Beast (bot)")
@rule("AS-5.3", "AS-8.3", "AS-R25")
def test_fell_beast_carries_its_rider_to_the_right_most_battleground_that_he_turns_with_it() -> None:
    lost = {"Minas Morgul": "Boromir; Soldiers of Gondor; Gimli", "Dol Guldur": "High Elves 1; Gimli"}  # each 3 against 2
    for order in (["Minas Morgul", "Dol Guldur"], ["Dol Guldur", "Minas Morgul"]):
        here = {place: lost[place] for place in order}
        s = bots(WITCH_KING, hand="Fell Beast", reserve="The Hunter", battlegrounds={**here, **LOST}, deck="")
        assert did(s) == ["play Fell Beast onto The Hunter", f"move The Hunter to {order[1]}"]
        assert place_names(s.active) == [*order, "Rivendell"]  # which shows no Mordor
        assert s.stack == [("turn", ARAGORN)]


@card("Fell Beast (bot)")
@rule("AS-8.4", "AS-R25")
def test_the_rider_of_the_fell_beast_stays_if_no_battleground_is_turned() -> None:
    for here in ({"Dol Guldur": "High Elves 1; High Elves 2"}, {"Dol Guldur": ""}, {}):  # not to be won, won, none
        s = bots(WITCH_KING, hand="Fell Beast", reserve="The Hunter", battlegrounds={**here, **LOST}, deck="")
        assert did(s) == ["play Fell Beast onto The Hunter"]
        assert names(s.reserve[WITCH_KING]) == ["The Hunter"]
        assert s.stack == [("turn", ARAGORN)]


# Whip of Many Thongs.


@card("Whip of Many Thongs (bot)", "Balrog of Moria (bot)")
@rule("AS-R44", "AS-R41")
def test_the_whip_goes_onto_the_balrog_and_draws_a_card() -> None:
    for where in ({"reserve": "Balrog of Moria; Cave-troll"}, {"path": "Khazad-dûm", "on_path": "Balrog of Moria"}):
        s = bots(SARUMAN, hand="Whip of Many Thongs", deck="Gollum", battlegrounds={"Edoras": ""}, promos=True, **where)
        assert did(s) == ["play Whip of Many Thongs onto Balrog of Moria"]
        assert names(s.hand[SARUMAN]) == ["Gollum"] and carried(s, "Balrog of Moria") == ["Whip of Many Thongs"]
        assert s.stack == [("turn", FRODO)]
