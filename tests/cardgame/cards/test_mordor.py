"""Mordor cards that are no Nazgûl and no army: Gorbag & Shagrat, Grishnákh, Mouth of Sauron, The Lidless Eye, two events."""

import pytest

from tests.cardgame.cards.fighting import fight
from tests.cardgame.telling import forget, seen
from tests.citing import card, rule
from thirdage.cardgame.positions import ARAGORN, FRODO, SARUMAN, WITCH_KING, asked, do, names, place_names, table, why_not
from thirdage.cardgame.state import GONE, PILES
from thirdage.cardgame.tables import NUMBER, SHADOW

QUARREL = NUMBER["Gorbag & Shagrat"]


# Gorbag & Shagrat.


@card("Gorbag & Shagrat")
@rule("CG-C60", "CG-C11")
@pytest.mark.parametrize("path, icons", [("Morgul Vale", 1), ("Cirith Ungol", 2), ("Morgai", 1)])
def test_gorbag_and_shagrat_may_cycle_a_card_for_path_attack_on_themselves(path: str, icons: int) -> None:
    s = table(hand="Gorbag & Shagrat, Mordor Orcs, Olog-hai, Black Uruks", path=path, asking=("turn", WITCH_KING))
    do(s, "play Gorbag & Shagrat", f"to {path}", "cycle Mordor Orcs 1")  # the cost of the play is paid first
    assert asked(s) == ["yes", "do not use it"]
    do(s, "yes", "cycle Olog-hai")
    assert s.tokens == [(QUARREL, icons, 0)]
    assert names(s.cycle[WITCH_KING]) == ["Mordor Orcs 1", "Olog-hai"]
    assert names(s.hand[WITCH_KING]) == ["Black Uruks"]
    assert s.stack == [("turn", ARAGORN)]  # once
    fight(s, path)
    assert s.corruption == icons  # its printed path icons are none
    assert s.tokens == []  # they go with the card
    assert s.stack == [("turn", FRODO)]


@card("Gorbag & Shagrat")
@rule("CG-R2")
def test_gorbag_and_shagrat_may_leave_it() -> None:
    s = table(hand="Gorbag & Shagrat, Mordor Orcs, Olog-hai", path="Cirith Ungol", asking=("turn", WITCH_KING))
    do(s, "play Gorbag & Shagrat", "to Cirith Ungol", "cycle Mordor Orcs 1", "do not use it")
    assert s.tokens == [] and names(s.hand[WITCH_KING]) == ["Olog-hai"]
    assert s.stack == [("turn", ARAGORN)]
    fight(s, "Cirith Ungol")
    assert s.corruption == 0
    assert s.stack == [("turn", FRODO)]


@card("Gorbag & Shagrat")
@rule("CG-C11", "CG-R5")
def test_gorbag_and_shagrat_do_nothing_in_reserve_or_on_a_battleground_and_quarrel_when_they_move_to_a_path() -> None:
    for place in ("Dol Guldur", "the reserve"):
        s = table(
            hand="Gorbag & Shagrat, Mordor Orcs, Olog-hai",
            path="Cirith Ungol",
            battlegrounds={"Dol Guldur": ""},
            asking=("turn", WITCH_KING),
        )
        do(s, "play Gorbag & Shagrat", f"to {place}", "cycle Mordor Orcs 1")
        assert s.tokens == []
        assert s.stack == [("turn", ARAGORN)]
    s = table(reserve="Gorbag & Shagrat", hand="Olog-hai", path="Cirith Ungol", asking=("turn", WITCH_KING))
    do(s, "move Gorbag & Shagrat", "yes")  # the only card of the hand is no choice
    assert s.tokens == [(QUARREL, 2, 0)]
    assert names(s.cycle[WITCH_KING]) == ["Olog-hai"]
    assert s.stack == [("turn", ARAGORN)]


@card("Gorbag & Shagrat")
@rule("CG-C18", "CG-R45")
def test_gorbag_and_shagrat_with_an_empty_hand_may_pay_by_forsaking() -> None:
    s = table(reserve="Gorbag & Shagrat; The Reaver", deck="Olog-hai", path="Morgai", asking=("turn", WITCH_KING))
    do(s, "move Gorbag & Shagrat", "yes")
    assert asked(s) == ["forsake The Reaver", "forsake the top of the draw deck"]  # they are no longer in reserve
    do(s, "forsake the top of the draw deck")
    assert names(s.gone[WITCH_KING])[-1] == "Olog-hai"
    assert s.tokens == [(QUARREL, 1, 0)]
    assert s.stack == [("turn", ARAGORN)]


@card("Gorbag & Shagrat")
@rule("CG-R3", "CG-10.5")
def test_gorbag_and_shagrat_with_nothing_to_pay_are_not_asked() -> None:
    s = table(reserve="Gorbag & Shagrat", deck="", path="Morgai", asking=("turn", WITCH_KING))
    do(s, "move Gorbag & Shagrat")
    assert names(s.path[SHADOW]) == ["Gorbag & Shagrat"] and s.tokens == []
    assert s.stack == [("turn", ARAGORN)]


@card("Gorbag & Shagrat", "Olog-hai", "Mordor Orcs")
@rule("CG-T3")
def test_the_rulebooks_battleground_combat_at_dol_guldur() -> None:
    elves = "Galadriel with Nenya, Ring of Adamant; High Elves"
    for lost, cycled in (("Mordor Orcs 1", "Gorbag & Shagrat"), ("Gorbag & Shagrat", "Mordor Orcs 1")):
        s = table(battlegrounds={"Dol Guldur": f"Mordor Orcs; Gorbag & Shagrat; Olog-hai; {elves}"})
        assert fight(s, "Dol Guldur") == (5, 2)
        do(s, "lose Olog-hai", f"lose {lost}")
        assert names(s.gone[WITCH_KING]) == ["Olog-hai", lost]
        assert names(s.cycle[WITCH_KING]) == [cycled]
        assert names(s.gone[ARAGORN]) == ["Galadriel", "Nenya, Ring of Adamant", "High Elves 1"]
        assert place_names(s.scored[SHADOW]) == ["Dol Guldur"]
        assert s.stack == [("turn", FRODO)]


@card("Gorbag & Shagrat")
@rule("CG-8.12")
def test_gorbag_and_shagrat_enter_paths_8_and_9_only() -> None:
    for path, admits in (("Osgiliath", False), ("Morgul Vale", True), ("Morgai", True)):
        s = table(reserve="Gorbag & Shagrat", path=path, asking=("turn", WITCH_KING))
        assert ("move Gorbag & Shagrat" in asked(s)) == admits
        assert s.stack == [("turn", WITCH_KING)]


# Grishnákh.


@card("Grishnákh")
@rule("CG-C61", "CG-C20")
def test_grishnakh_on_a_path_is_eliminated_for_1_corruption() -> None:
    s = table(path="Amon Hen", on_path="Grishnákh", asking=("turn", WITCH_KING))
    do(s, "use Grishnákh")
    assert names(s.gone[WITCH_KING]) == ["Grishnákh"]
    assert s.path[SHADOW] == [] and s.corruption == 1
    assert s.stack == [("turn", ARAGORN)]


@card("Grishnákh")
@rule("CG-C61")
def test_grishnakh_does_nothing_in_reserve_or_on_a_battleground() -> None:
    s = table(path="Amon Hen", reserve="Grishnákh", asking=("turn", WITCH_KING))
    assert why_not(s, ("use", "Grishnákh")) == "CG-9.5"
    s = table(path="Amon Hen", battlegrounds={"Lórien": "Grishnákh"}, asking=("turn", WITCH_KING))
    assert why_not(s, ("use", "Grishnákh")) == "CG-9.5"
    assert s.stack == [("turn", WITCH_KING)]


@card("Grishnákh")
@rule("CG-8.12", "CG-11.22")
def test_grishnakhs_icons_and_paths() -> None:
    for path, admits in (("Egladil", False), ("Amon Hen", True), ("Osgiliath", True), ("Morgul Vale", False)):
        s = table(reserve="Grishnákh", path=path, asking=("turn", WITCH_KING))
        assert ("move Grishnákh" in asked(s)) == admits
    s = table(path="Amon Hen", on_path="Grishnákh")
    fight(s, "Amon Hen")
    assert s.corruption == 1
    for army, attack in (("", 0), ("; Mordor Orcs", 2)):
        s = table(battlegrounds={"Lórien": "Grishnákh" + army})
        assert fight(s, "Lórien") == (attack, 2)
        assert s.stack == [("turn", FRODO)]


# Mouth of Sauron, The Lidless Eye.


@card("Mouth of Sauron", "The Lidless Eye")
@rule("CG-C62")
@pytest.mark.parametrize("name", ["Mouth of Sauron", "The Lidless Eye"])
@pytest.mark.parametrize("captured", ["", "Minas Morgul"])
def test_a_shadow_battleground_keeps_it_from_the_path_and_nowhere_else(name: str, captured: str) -> None:
    s = table(
        hand=f"{name}, Mordor Orcs",
        path="Morgai",
        battlegrounds={"Lórien": "", "Minas Morgul": ""},
        captured=captured,
        asking=("turn", WITCH_KING),
    )
    do(s, f"play {name}")
    assert asked(s) == ["to Lórien", "to Minas Morgul", "to the reserve"]
    assert why_not(s, ("to", "Morgai")) == "CG-C62"
    do(s, "to Lórien")
    assert names(s.field[1]) == [name]
    assert s.stack == [("turn", ARAGORN)]
    s = table(reserve=name, path="Morgai", battlegrounds={"Umbar": ""}, asking=("turn", WITCH_KING))
    assert f"move {name}" not in asked(s)
    assert s.stack == [("turn", WITCH_KING)]


@card("Mouth of Sauron", "The Lidless Eye")
@rule("CG-C62")
@pytest.mark.parametrize("name", ["Mouth of Sauron", "The Lidless Eye"])
def test_a_free_peoples_battleground_does_not_and_a_shadow_one_that_comes_later_changes_nothing(name: str) -> None:
    s = table(hand=f"{name}, Mordor Orcs", path="Morgai", battlegrounds={"Edoras": ""}, asking=("turn", WITCH_KING))
    do(s, f"play {name}", "to Morgai")
    assert names(s.path[SHADOW]) == [name]
    assert s.stack == [("turn", ARAGORN)]
    s = table(reserve=name, path="Morgai", asking=("turn", WITCH_KING))
    do(s, f"move {name}")
    assert names(s.path[SHADOW]) == [name]
    assert s.stack == [("turn", ARAGORN)]
    s = table(path="Morgai", on_path=name, battlegrounds={"Umbar": ""})
    fight(s, "Morgai")
    assert s.corruption == 1  # it stays and fights
    assert s.stack == [("turn", FRODO)]


@card("Mouth of Sauron")
@rule("CG-C1")
def test_mouth_of_sauron_in_reserve_draws_one_card_more() -> None:
    for reserve, battlegrounds, drawn in (("Mouth of Sauron", {}, 5), ("", {"Lórien": "Mouth of Sauron"}, 4)):
        s = table(reserve=reserve, battlegrounds=battlegrounds, asking=("draw_for_round", WITCH_KING), then=(("turn", FRODO),))
        assert len(s.hand[WITCH_KING]) == drawn
        assert s.stack == [("turn", FRODO)]


@card("Mouth of Sauron")
@rule("CG-8.12", "CG-11.22")
def test_mouth_of_saurons_icons_and_paths() -> None:
    for path, admits in (("Amon Hen", False), ("Osgiliath", True), ("Morgul Vale", True), ("Morgai", True)):
        s = table(reserve="Mouth of Sauron", path=path, asking=("turn", WITCH_KING))
        assert ("move Mouth of Sauron" in asked(s)) == admits
    s = table(battlegrounds={"Lórien": "Mouth of Sauron; Mordor Orcs"})
    assert fight(s, "Lórien") == (2, 2)
    s = table(battlegrounds={"Dol Guldur": "Mouth of Sauron; Mordor Orcs; High Elves 1; High Elves 2"})
    fight(s, "Dol Guldur")
    assert place_names(s.scored[SHADOW]) == ["Dol Guldur"]  # 2 of its own, 1 of the Orcs, 1 of their leader
    assert s.stack == [("turn", FRODO)]


@card("The Lidless Eye")
@rule("CG-C21", "CG-C62")
@pytest.mark.parametrize("place", ["Morgai", "Lórien", "the reserve"])
def test_the_lidless_eye_lets_each_shadow_player_draw_wherever_it_is_played(place: str) -> None:
    s = table(
        hand="The Lidless Eye, Mordor Orcs",
        deck="Olog-hai, Black Uruks; Shelob, Gollum; Gimli; Arwen",
        path="Morgai",
        battlegrounds={"Lórien": ""},
        asking=("turn", WITCH_KING),
    )
    forget(s)
    do(s, "play The Lidless Eye", f"to {place}")
    assert names(s.cycle[WITCH_KING]) == ["Mordor Orcs 1"]
    assert names(s.hand[WITCH_KING]) == ["Olog-hai"] and names(s.hand[SARUMAN]) == ["Shelob"]
    assert s.hand[FRODO] == s.hand[ARAGORN] == []
    assert [event[1] for event in s.events or () if event[0] == "draw"] == [WITCH_KING, SARUMAN]  # in turn order
    assert s.stack == [("turn", ARAGORN)]


@card("The Lidless Eye")
@rule("CG-C2", "CG-7.5")
def test_the_lidless_eye_raises_the_carryover_limit_in_reserve_only() -> None:
    held = {"hand": "Mordor Orcs 1; Mordor Orcs 2; Olog-hai"}
    s = table(**held, reserve="The Lidless Eye", fresh="The Lidless Eye", path="Morgai", asking=("turn", WITCH_KING))  # type: ignore[arg-type]
    assert "pass" in asked(s)  # at once
    s = table(**held, path="Morgai", on_path="The Lidless Eye", asking=("turn", WITCH_KING))  # type: ignore[arg-type]
    assert why_not(s, ("pass", "")) == "CG-7.3"
    s = table(**held, reserve="The Lidless Eye", path="Morgai", asking=("turn", WITCH_KING))  # type: ignore[arg-type]
    do(s, "move The Lidless Eye", "pass", "pass", "pass")
    assert why_not(s, ("pass", "")) == "CG-7.3"  # and over at once
    assert s.stack == [("turn", WITCH_KING)]


@card("The Lidless Eye")
@rule("CG-8.12")
def test_the_lidless_eye_enters_path_9_only_and_has_no_icon_on_a_battleground() -> None:
    for path, admits in (("Morgul Vale", False), ("Crack of Doom", True)):
        s = table(reserve="The Lidless Eye", path=path, asking=("turn", WITCH_KING))
        assert ("move The Lidless Eye" in asked(s)) == admits
    s = table(battlegrounds={"Lórien": "The Lidless Eye; Mordor Orcs"})
    assert fight(s, "Lórien") == (1, 2)
    assert s.stack == [("turn", FRODO)]


# The Day Without Dawn, The Ringwraiths Are Abroad.


@card("The Day Without Dawn")
@rule("CG-C67", "CG-R35")
def test_the_day_without_dawn_draws_eliminates_plays_two_armies_and_cycles_the_rest() -> None:
    s = table(
        hand="The Day Without Dawn, Morgul Blade",
        deck="Olog-hai; The Reaver; Black Uruks; The Hunter; Mordor Orcs; Fell Beast; The Black Captain; Trolls of Udûn",
        path="Egladil",
        battlegrounds={"Lórien": "", "Orthanc": ""},
        asking=("turn", WITCH_KING),
    )
    forget(s)
    do(s, "play The Day Without Dawn")
    assert names(s.cycle[WITCH_KING]) == ["Morgul Blade"] and s.hand[WITCH_KING] == []
    assert len(s.aside[WITCH_KING]) == 7 and asked(s)[1] == "eliminate The Reaver"
    assert len(asked(s)) == 7  # obligatory
    do(s, "eliminate Olog-hai")
    assert "Olog-hai" not in seen(s, "frodo")  # unseen
    assert s.may_be[PILES * WITCH_KING + GONE] & 1 << NUMBER["The Hunter"]
    assert asked(s) == ["play Black Uruks", "play Mordor Orcs 1", "cycle the rest"]
    assert why_not(s, ("play", "The Reaver")) == "CG-C15"
    do(s, "play Black Uruks", "to Lórien", "play Mordor Orcs 1", "to the reserve")  # to different places
    assert names(s.field[1]) == ["Black Uruks"] and names(s.reserve[WITCH_KING]) == ["Mordor Orcs 1"]
    assert names(s.fresh) == ["Mordor Orcs 1"]
    assert names(s.cycle[WITCH_KING]) == ["Morgul Blade", "The Reaver", "The Hunter", "Fell Beast", "The Black Captain"]
    assert names(s.gone[WITCH_KING])[-2:] == ["Olog-hai", "The Day Without Dawn"]
    assert s.stack == [("turn", ARAGORN)]  # the rest has paid


@card("The Ringwraiths Are Abroad")
@rule("CG-C67", "CG-C15", "CG-R33")
def test_the_ringwraiths_are_abroad_plays_two_nazgul_and_then_resolves_their_texts() -> None:
    s = table(
        hand="The Ringwraiths Are Abroad, Morgul Blade",
        deck="The Black Easterling; Olog-hai; The Hunter; Mordor Orcs; The Witch-king; Mouth of Sauron; The Reaver; Trolls of Udûn",
        path="Egladil",
        battlegrounds={"Lórien": ""},
        played="The Hunter",
        asking=("turn", WITCH_KING),
    )
    do(s, "play The Ringwraiths Are Abroad", "eliminate The Witch-king")
    assert "The Witch-king" not in names(s.cycle[WITCH_KING])  # CG-C3: this is no forsaking
    assert asked(s) == ["play The Black Easterling", "play The Reaver", "cycle the rest"]  # the Hunter was played this round
    assert why_not(s, ("play", "The Hunter")) == "CG-8.7"
    do(s, "play The Black Easterling", "to Egladil")
    assert s.hand[WITCH_KING] == []  # its text waits until the rest is cycled
    do(s, "play The Reaver", "to Lórien")
    assert names(s.path[SHADOW]) == ["The Black Easterling"] and names(s.field[1]) == ["The Reaver"]
    assert names(s.cycle[WITCH_KING]) == []  # the draw emptied the deck, which took the rest in
    assert names(s.hand[WITCH_KING]) == ["Trolls of Udûn"]
    assert sorted(names(s.deck[WITCH_KING])) == ["Mordor Orcs 1", "Morgul Blade", "Mouth of Sauron", "Olog-hai", "The Hunter"]
    assert s.stack == [("turn", ARAGORN)]


@card("The Day Without Dawn", "The Ringwraiths Are Abroad")
@rule("CG-C67", "CG-C15")
@pytest.mark.parametrize("name", ["The Day Without Dawn", "The Ringwraiths Are Abroad"])
def test_playing_none_or_one_is_allowed_and_a_deck_that_runs_out_is_rebuilt(name: str) -> None:
    s = table(hand=f"{name}, Morgul Blade", deck="Olog-hai; The Reaver", cycle="Fell Beast", asking=("turn", WITCH_KING))
    do(s, f"play {name}")
    assert sorted(names(s.aside[WITCH_KING])) == ["Fell Beast", "Morgul Blade", "Olog-hai", "The Reaver"]  # all there is
    do(s, "eliminate Fell Beast", "cycle the rest")
    assert sorted(names(s.cycle[WITCH_KING])) == ["Morgul Blade", "Olog-hai", "The Reaver"]
    assert s.reserve[WITCH_KING] == []
    assert s.stack == [("turn", ARAGORN)]


@card("The Day Without Dawn", "The Ringwraiths Are Abroad")
@rule("CG-C67")
@pytest.mark.parametrize("name", ["The Day Without Dawn", "The Ringwraiths Are Abroad"])
def test_the_only_card_drawn_is_eliminated(name: str) -> None:
    s = table(hand=f"{name}, The Reaver", deck="", asking=("turn", WITCH_KING))
    do(s, f"play {name}")  # its own cost is the only card to draw
    assert names(s.gone[WITCH_KING])[-2:] == ["The Reaver", name]
    assert s.aside[WITCH_KING] == s.cycle[WITCH_KING] == []
    assert s.stack == [("turn", ARAGORN)]


@card("The Day Without Dawn")
@rule("CG-C67", "CG-R34")
def test_a_cost_that_the_rest_does_not_cover_is_paid_as_usual() -> None:
    s = table(
        hand="The Day Without Dawn, Morgul Blade, The Reaver", deck="Olog-hai; Black Uruks", gone="Fell Beast", asking=("turn", WITCH_KING)
    )
    do(s, "play The Day Without Dawn", "cycle Morgul Blade", "eliminate Morgul Blade")
    do(s, "play Olog-hai", "play Black Uruks")  # nothing is left to cycle: 2 are missing, 1 comes from hand, 1 is forsaken
    assert names(s.cycle[WITCH_KING]) == [] and names(s.gone[WITCH_KING])[-2:] == ["The Reaver", "The Day Without Dawn"]
    assert names(s.reserve[WITCH_KING]) == ["Olog-hai", "Black Uruks"]
    assert s.stack == [("turn", ARAGORN)]


@card("The Day Without Dawn", "The Ringwraiths Are Abroad")
@rule("CG-R3")
@pytest.mark.parametrize("name", ["The Day Without Dawn", "The Ringwraiths Are Abroad"])
def test_it_cannot_be_played_when_nothing_could_be_drawn(name: str) -> None:
    s = table(hand=name, deck="", reserve="The Reaver", asking=("turn", WITCH_KING))
    assert f"play {name}" not in asked(s)
    assert why_not(s, ("play", name)) == "CG-R3"
    assert s.stack == [("turn", WITCH_KING)]
