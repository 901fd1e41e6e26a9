"""Promotional cards: Ioreth, Ghân-buri-Ghân, Whip of Many Thongs, Gothmog (121 to 124)."""

import pytest

from tests.cardgame.cards.fighting import fight, uncancelled
from tests.cardgame.telling import seen, told
from tests.citing import card, rule
from thirdage.cardgame.check import check
from thirdage.cardgame.positions import ARAGORN, FRODO, SARUMAN, WITCH_KING, asked, do, names, place_names, table, why_not
from thirdage.cardgame.scenarios import SETTINGS
from thirdage.cardgame.tables import FREE, NAZGUL, NUMBER, SHADOW

PROMOS = {FRODO: "Ghân-buri-Ghân", WITCH_KING: "Gothmog", ARAGORN: "Ioreth", SARUMAN: "Whip of Many Thongs"}


@card("Ioreth", "Ghân-buri-Ghân", "Whip of Many Thongs", "Gothmog")
@rule("CG-C70")
def test_promotional_cards_are_an_option_and_one_goes_into_each_deck_of_the_trilogy() -> None:
    without, given = (next(s for s in SETTINGS if s.scenario == "trilogy" and s.promos == promos) for promos in (False, True))
    for seat, promo in PROMOS.items():
        assert set(given.decks[seat]) - set(without.decks[seat]) == {NUMBER[promo]}
        assert len(without.decks[seat]) == 30
    s = table(hand="Elrond", promos=False)
    assert all(NUMBER[promo] not in s.deck[seat] for seat, promo in PROMOS.items())
    assert s.stack == [("turn", FRODO)]


# Ioreth.


@card("Ioreth")
@rule("CG-C68", "CG-C4")
def test_ioreth_lost_in_defence_is_cycled_and_may_bring_one_other_along() -> None:
    free = "Ioreth; Soldiers of Gondor; Boromir; Merry Brandybuck; Gandalf the White"
    shadow = "Grond, Hammer of the Underworld; Olog-hai; The Witch-king"
    s = table(battlegrounds={"Minas Tirith": f"{free}; {shadow}"}, captured="Minas Tirith", promos=True)
    fight(s, "Minas Tirith")  # more attack than all of them can cancel
    assert s.stack[-1] == ("ioreth_heals", ARAGORN, NUMBER["Ioreth"])
    assert names(s.cycle[ARAGORN]) == ["Ioreth"]
    assert asked(s) == ["cycle Boromir", "cycle Merry Brandybuck", "cycle nobody"]  # no army, no Wizard, no enemy
    assert why_not(s, ("cycle", "Gandalf the White")) == why_not(s, ("cycle", "Soldiers of Gondor")) == "CG-C68"
    do(s, "cycle Merry Brandybuck")
    assert names(s.cycle[FRODO]) == ["Merry Brandybuck"] and names(s.gone[FRODO]) == ["Gandalf the White"]  # his owner's pile
    assert names(s.gone[ARAGORN]) == ["Soldiers of Gondor", "Boromir"]
    assert s.fallen == [] and check(s) == []
    assert place_names(s.scored[SHADOW]) == ["Minas Tirith"]
    assert s.stack == [("turn", FRODO)]


@card("Ioreth")
@rule("CG-C68")
def test_ioreth_need_name_nobody() -> None:
    s = table(battlegrounds={"Minas Tirith": "Ioreth; Boromir; Grond, Hammer of the Underworld"}, captured="Minas Tirith", promos=True)
    fight(s, "Minas Tirith")
    do(s, "cycle nobody")
    assert names(s.gone[ARAGORN]) == ["Boromir"] and names(s.cycle[ARAGORN]) == ["Ioreth"]
    assert s.stack == [("turn", FRODO)]


@card("Ioreth")
@rule("CG-C68")
def test_ioreth_who_was_not_lost_is_cycled_as_ever_and_may_still_bring_one_along() -> None:
    s = table(battlegrounds={"Minas Tirith": "Ioreth; Boromir; Mordor Orcs"}, captured="Minas Tirith", promos=True)
    fight(s, "Minas Tirith")  # Boromir cancels the one icon: nobody else has any
    assert names(s.cycle[ARAGORN]) == ["Ioreth"] and names(s.gone[ARAGORN]) == ["Boromir"]
    do(s, "cycle Boromir")
    assert names(s.cycle[ARAGORN]) == ["Ioreth", "Boromir"] and s.gone[ARAGORN] == []
    assert place_names(s.scored[FREE]) == ["Minas Tirith"]
    assert check(s) == []
    assert s.stack == [("turn", FRODO)]


@card("Ioreth")
@rule("CG-C68")
def test_ioreth_is_not_asked_when_nobody_else_fell() -> None:
    s = table(battlegrounds={"Minas Tirith": "Ioreth; Soldiers of Gondor"}, promos=True)
    fight(s, "Minas Tirith")
    assert names(s.cycle[ARAGORN]) == ["Ioreth", "Soldiers of Gondor"]
    assert s.stack == [("turn", FRODO)]


@card("Ioreth")
@rule("CG-C68")
def test_ioreth_in_an_attack_in_both_readings() -> None:
    for ruling, healed in (("attack-and-defence", True), ("defence-only", False)):
        s = table(battlegrounds={"Minas Morgul": "Ioreth; Boromir; Mordor Orcs"}, promos=True, rulings={"CG-C68": ruling})
        fight(s, "Minas Morgul")
        if healed:
            do(s, "cycle Boromir")
        assert names(s.cycle[ARAGORN]) == (["Ioreth", "Boromir"] if healed else [])
        assert names(s.gone[ARAGORN]) == ([] if healed else ["Ioreth", "Boromir"])
        assert check(s) == []
        assert s.stack == [("turn", FRODO)]


@card("Ioreth")
@rule("CG-C68")
def test_ioreth_in_defence_in_the_other_reading() -> None:
    s = table(
        battlegrounds={"Minas Tirith": "Ioreth; Grond, Hammer of the Underworld"},
        captured="Minas Tirith",
        promos=True,
        rulings={"CG-C68": "defence-only"},
    )
    fight(s, "Minas Tirith")
    assert names(s.cycle[ARAGORN]) == ["Ioreth"] and s.gone[ARAGORN] == []
    assert s.stack == [("turn", FRODO)]


@card("Ioreth")
@rule("CG-C68")
def test_items_of_both_stay_eliminated() -> None:
    here = "Ioreth; Merry Brandybuck with Blade of Westernesse; Grond, Hammer of the Underworld"
    s = table(battlegrounds={"Minas Tirith": here}, captured="Minas Tirith", promos=True)
    fight(s, "Minas Tirith")
    do(s, "cycle Merry Brandybuck")
    assert names(s.cycle[FRODO]) == ["Merry Brandybuck"] and names(s.cycle[ARAGORN]) == ["Ioreth"]
    assert names(s.gone[ARAGORN]) == ["Blade of Westernesse"]
    assert s.stack == [("turn", FRODO)]


@card("Ioreth")
@rule("CG-C68")
def test_ioreth_does_nothing_for_a_combat_elsewhere_or_outside_combat() -> None:
    s = table(battlegrounds={"Minas Tirith": "Ioreth", "Pelargir": "Boromir; The Black Fleet"}, captured="Pelargir", promos=True)
    fight(s, "Pelargir")
    assert names(s.gone[ARAGORN]) == ["Boromir"] and names(s.field[0]) == ["Ioreth"]
    assert s.stack == [("turn", FRODO)]
    s = table(reserve="Ioreth", asking=("forsake", ARAGORN), then=(("turn", FRODO),), promos=True)
    do(s, "forsake Ioreth")
    assert names(s.gone[ARAGORN]) == ["Ioreth"]
    assert s.stack == [("turn", FRODO)]


@card("Ioreth")
@rule("CG-11.22", "CG-8.12")
def test_ioreth_leads_a_defence_and_enters_no_path() -> None:
    for army, taken in (("", True), ("; Soldiers of Gondor", False)):
        s = table(battlegrounds={"Minas Tirith": f"Ioreth{army}; Olog-hai"}, captured="Minas Tirith", promos=True)
        fight(s, "Minas Tirith")
        assert place_names(s.scored[SHADOW]) == (["Minas Tirith"] if taken else [])
        assert s.stack == [("turn", FRODO)]
    s = table(reserve="Ioreth", path="Osgiliath", asking=("turn", ARAGORN), promos=True)
    assert "move Ioreth" not in asked(s)
    assert s.stack == [("turn", ARAGORN)]


# Ghân-buri-Ghân.


@card("Ghân-buri-Ghân")
@rule("CG-C69")
@pytest.mark.parametrize("name", ["Riders of Rohan 2", "Éowyn"])
def test_ghan_buri_ghan_in_reserve_lets_rohan_be_played_to_minas_tirith(name: str) -> None:
    open_places = {"Minas Tirith": "", "Dol Amroth": ""}
    s = table(reserve="Ghân-buri-Ghân", fresh="Ghân-buri-Ghân", hand=f"{name}, Sam Gamgee", battlegrounds=open_places, promos=True)
    do(s, f"play {name}")
    assert asked(s) == ["to Minas Tirith", "to the reserve"]  # and no other place
    assert why_not(s, ("to", "Dol Amroth")) == ("CG-8.12" if name == "Éowyn" else "CG-8.9")
    do(s, "to Minas Tirith")
    assert names(s.field[0]) == [name]
    assert s.stack == [("turn", WITCH_KING)]


@card("Ghân-buri-Ghân")
@rule("CG-C69")
def test_ghan_buri_ghan_lets_rohan_and_himself_move_there_and_who_went_stays() -> None:
    s = table(reserve="Ghân-buri-Ghân; Riders of Rohan 1; Riders of Rohan 2", battlegrounds={"Minas Tirith": ""}, promos=True)
    do(s, "move Riders of Rohan 1", "pass", "pass", "pass")
    do(s, "move Ghân-buri-Ghân")
    assert s.stack == [("turn", WITCH_KING)]
    do(s, "pass", "pass", "pass")
    assert "move Riders of Rohan 2" not in asked(s)
    assert names(s.field[0]) == ["Riders of Rohan 1", "Ghân-buri-Ghân"]
    assert s.stack == [("turn", FRODO)]


@card("Ghân-buri-Ghân")
@rule("CG-C69")
def test_ghan_buri_ghan_opens_nothing_from_elsewhere_or_for_others() -> None:
    s = table(hand="Ghân-buri-Ghân, Gimli", reserve="Riders of Rohan", battlegrounds={"Minas Tirith": ""}, promos=True)
    assert "move Riders of Rohan 1" not in asked(s)
    do(s, "play Ghân-buri-Ghân")  # to the reserve: nowhere else is open, for him too
    assert names(s.reserve[FRODO]) == ["Riders of Rohan 1", "Ghân-buri-Ghân"]
    assert s.stack == [("turn", WITCH_KING)]
    s = table(reserve="Ghân-buri-Ghân; Gimli; High Elves", battlegrounds={"Minas Tirith": ""}, promos=True)
    assert "move Gimli" not in asked(s)
    s = table(reserve="Ghân-buri-Ghân; High Elves", battlegrounds={"Minas Tirith": ""}, asking=("turn", ARAGORN), promos=True)
    assert "move High Elves 1" not in asked(s)
    assert s.stack == [("turn", ARAGORN)]


@card("Ghân-buri-Ghân")
@rule("CG-11.22")
def test_ghan_buri_ghan_leads_a_defence_of_rohan() -> None:
    for army, taken in (("", True), ("; Riders of Rohan", False)):
        s = table(battlegrounds={"Edoras": f"Ghân-buri-Ghân{army}; Wolf-riders"}, captured="Edoras", promos=True)
        fight(s, "Edoras")
        assert place_names(s.scored[SHADOW]) == (["Edoras"] if taken else [])
        assert s.stack == [("turn", FRODO)]


# Whip of Many Thongs.


@card("Whip of Many Thongs")
@rule("CG-C70", "CG-8.13")
def test_the_whip_goes_onto_the_balrog_and_draws_1() -> None:
    s = table(
        hand="Whip of Many Thongs, Shelob",
        reserve="Balrog of Moria; Cave-troll; The Witch-king",
        deck="Gollum, Barrow-wights",
        asking=("turn", SARUMAN),
        promos=True,
    )
    do(s, "play Whip of Many Thongs")
    assert names(s.items[NUMBER["Balrog of Moria"]]) == ["Whip of Many Thongs"]
    assert names(s.hand[SARUMAN]) == ["Gollum"] and names(s.cycle[SARUMAN]) == ["Shelob"]
    assert s.stack == [("turn", FRODO)]
    s = table(hand="Whip of Many Thongs, Shelob", reserve="Cave-troll", asking=("turn", SARUMAN), promos=True)
    assert why_not(s, ("play", "Whip of Many Thongs")) == "CG-8.13"
    assert s.stack == [("turn", SARUMAN)]


@card("Whip of Many Thongs")
@rule("CG-C70", "CG-10.11")
def test_the_whip_draws_whenever_it_is_played_and_nothing_from_an_empty_deck() -> None:
    s = table(hand="Whip of Many Thongs", path="Khazad-dûm", on_path="Balrog of Moria", deck="", asking=("turn", SARUMAN), promos=True)
    do(s, "play Whip of Many Thongs")  # the last card, and nothing to pay with: CG-R31
    assert s.hand[SARUMAN] == [] and names(s.items[NUMBER["Balrog of Moria"]]) == ["Whip of Many Thongs"]
    assert s.stack == [("turn", FRODO)]
    s = table(path="Egladil", hand="Whip of Many Thongs, Shelob", reserve="Balrog of Moria", asking=("turn", SARUMAN), promos=True, round=2)
    do(s, "play Whip of Many Thongs")
    assert len(s.hand[SARUMAN]) == 1  # again when it comes back in a later round
    assert s.stack == [("turn", FRODO)]


@card("Whip of Many Thongs")
@rule("CG-8.14")
def test_the_whips_icons() -> None:
    for item, more in (("", 0), (" with Whip of Many Thongs", 1)):
        s = table(battlegrounds={"Rivendell": f"Balrog of Moria{item}"}, promos=True)
        assert fight(s, "Rivendell") == (2 + more, 2)
        s = table(battlegrounds={"Moria": f"Balrog of Moria{item}; High Elves 1; High Elves 2"}, captured="Moria", promos=True)
        fight(s, "Moria")
        assert uncancelled(s) == 2 - more
        s = table(path="Egladil", on_path=f"Balrog of Moria{item}", promos=True)
        assert fight(s, "Egladil") == (2 + more, 1)
        assert s.stack == [("turn", FRODO)]


# Gothmog.


@card("Gothmog", "The Witch-king")
@rule("CG-C70", "CG-C5")
@pytest.mark.parametrize(
    "where",
    [
        {"reserve": "The Witch-king with Nazgûl's Mantle"},
        {"path": "Egladil", "on_path": "The Witch-king with Nazgûl's Mantle"},
        {"battlegrounds": {"Lórien": "The Witch-king with Nazgûl's Mantle"}},
    ],
)
def test_gothmog_removes_a_witch_king_in_play_with_his_items_and_no_text_saves_him(where: dict[str, str]) -> None:
    s = table(hand="Gothmog, Mordor Orcs", asking=("turn", WITCH_KING), promos=True, **where)  # type: ignore[arg-type]
    do(s, "play Gothmog", *(["to the reserve"] if "battlegrounds" in where else []))
    assert names(s.gone[WITCH_KING]) == ["The Witch-king", "Nazgûl's Mantle"]
    assert names(s.cycle[WITCH_KING]) == ["Mordor Orcs 1"]
    assert names(s.reserve[WITCH_KING]) == ["Gothmog"] and s.path == [[], []]
    assert s.fallen == []
    assert s.stack == [("turn", ARAGORN)]


@card("Gothmog", "The Witch-king")
@rule("CG-C5", "CG-10.7")
def test_gothmog_removes_a_hidden_witch_king_shows_him_and_shuffles_the_deck_he_was_in() -> None:
    s = table(hand="Gothmog, Mordor Orcs, The Witch-king", asking=("turn", WITCH_KING), promos=True)
    do(s, "play Gothmog", "cycle Mordor Orcs 1")
    assert names(s.gone[WITCH_KING]) == ["The Witch-king"] and s.hand[WITCH_KING] == []
    assert "The Witch-king" in seen(s, "frodo")
    assert check(s) == []
    s = table(hand="Gothmog, The Witch-king", asking=("turn", WITCH_KING), promos=True)
    do(s, "play Gothmog")  # the Witch-king, just cycled as the cost
    assert names(s.gone[WITCH_KING]) == ["The Witch-king"] and s.cycle[WITCH_KING] == []
    assert check(s) == []
    s = table(hand="Gothmog, Mordor Orcs", asking=("turn", WITCH_KING), promos=True)
    draws = s.draws
    do(s, "play Gothmog")
    assert names(s.gone[WITCH_KING]) == ["The Witch-king"] and NUMBER["The Witch-king"] not in s.deck[WITCH_KING]
    assert s.draws > draws and "shuffle" in told(s)
    assert check(s) == []
    assert s.stack == [("turn", ARAGORN)]


@card("Gothmog")
@rule("CG-C5")
def test_gothmog_without_a_witch_king_left_removes_nobody() -> None:
    s = table(hand="Gothmog, Mordor Orcs", gone="The Witch-king", asking=("turn", WITCH_KING), promos=True)
    draws = s.draws
    do(s, "play Gothmog")
    assert names(s.gone[WITCH_KING]) == ["The Witch-king"] and s.draws == draws
    assert s.stack == [("turn", ARAGORN)]


@card("Gothmog")
@rule("CG-C1", "CG-C70")
def test_gothmog_in_reserve_draws_one_card_more_and_is_no_nazgul() -> None:
    s = table(reserve="Gothmog", asking=("draw_for_round", WITCH_KING), then=(("turn", FRODO),), promos=True)
    assert len(s.hand[WITCH_KING]) == 5
    s = table(battlegrounds={"Lórien": "Gothmog"}, asking=("draw_for_round", WITCH_KING), then=(("turn", FRODO),), promos=True)
    assert len(s.hand[WITCH_KING]) == 4
    assert s.stack == [("turn", FRODO)]
    assert NUMBER["Gothmog"] not in NAZGUL
    s = table(reserve="Gothmog", hand="Fell Beast, The Black Captain", asking=("turn", WITCH_KING), promos=True)
    assert why_not(s, ("play", "Fell Beast")) == "CG-8.13"
    assert why_not(s, ("play", "The Black Captain")) == "CG-C56"  # that event names the Witch-king
    assert s.stack == [("turn", WITCH_KING)]


@card("Gothmog")
@rule("CG-11.22", "CG-8.12")
def test_gothmog_leads_attack_and_defence_and_enters_no_path() -> None:
    s = table(battlegrounds={"Lórien": "Gothmog; Mordor Orcs"}, promos=True)
    assert fight(s, "Lórien") == (2, 2)
    s = table(battlegrounds={"Dol Guldur": "Gothmog; Mordor Orcs; High Elves"}, captured="Dol Guldur", promos=True)
    fight(s, "Dol Guldur")
    assert place_names(s.scored[SHADOW]) == ["Dol Guldur"]
    assert s.stack == [("turn", FRODO)]
    s = table(reserve="Gothmog", path="Morgai", asking=("turn", WITCH_KING), promos=True)
    assert "move Gothmog" not in asked(s)
    assert s.stack == [("turn", WITCH_KING)]
