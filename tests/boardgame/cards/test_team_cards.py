"""Event cards and abilities among teammates: who plays, who decides, who draws (BG-R74, BG-C23 to BG-C28)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.boardgame.hunting import draw, pool
from tests.boardgame.test_team_actions import STOP, acting
from tests.boardgame.throwing import dice, faces
from tests.citing import card, rule
from thirdage.boardgame.book import BOOK, NOBODY
from thirdage.boardgame.hunt import BY_STRONGHOLD
from thirdage.boardgame.positions import (
    FREE,
    GONDOR,
    ROHAN,
    SARUMAN,
    SARUMAN_OF_FOUR,
    SHADOW,
    WITCH_KING,
    asked,
    at,
    do,
    names,
    step_of,
    table,
    why_not,
)
from thirdage.boardgame.state import State
from thirdage.boardgame.tables import CARDS, CHARACTER, DECK_OF, FREE_STRATEGY

BOTH = [GONDOR, ROHAN]
BOTH_SHADOWS = [WITCH_KING, SARUMAN_OF_FOUR]
HOSTS = {"Osgiliath": "2 Gondor Regulars, Boromir", "North Ithilien": "2 Sauron Regulars, Nazgûl"}


def hunted(leader: int, **given: Any) -> State:
    """A tile is drawn against the Fellowship while this seat leads its team; then the Witch-king player acts."""
    s = table(persons=4, asking=("turn", WITCH_KING), then=(), dice_shadow="Army", **given)
    s.leading[FREE if leader in BOTH else SHADOW] = leader
    s.stack.append(draw(BY_STRONGHOLD))
    BOOK.run(s)
    return s


# The event half is the icon's, the Combat half anybody's.


@rule("BG-R74")
@pytest.mark.parametrize("seat, attacker", [(GONDOR, True), (WITCH_KING, False)])
def test_a_card_of_the_teammate_may_be_used_as_a_combat_card(seat: int, attacker: bool) -> None:
    held = {GONDOR: "Riders of Théoden", WITCH_KING: "Corsairs of Umbar"}
    s = acting(GONDOR, "Muster/Army", HOSTS, hands=held)
    name = held[seat]
    if attacker:
        assert why_not(s, "play", name) == "BG-21.20"
    do(s, "attack", "from Osgiliath")
    while s.stack[-1][0] != "combat_card":
        do(s, asked(s)[0])
    if not attacker:
        do(s, "no")
    assert s.stack[-1] == ("combat_card", seat, SHADOW if seat == WITCH_KING else FREE)
    assert [CARDS[noun].name for verb, noun in BOOK.legal(s) if verb == "use"] == [name]


# BG-C23, BG-C25.


@card("Through a Day and a Night")
@rule("BG-C23", "BG-C25")
@pytest.mark.parametrize("seat, marches", [(GONDOR, False), (ROHAN, True)])
def test_a_condition_is_met_by_the_army_of_either_but_only_ones_own_moves(seat: int, marches: bool) -> None:
    s = acting(seat, "Muster/Army", {"Edoras": "2 Rohan Regulars, Boromir"}, hands={seat: "Through a Day and a Night"})
    assert why_not(s, "play", "Through a Day and a Night") == ""
    do(s, "play Through a Day and a Night")
    assert (s.stack[-1][0] == "long_column") is marches
    assert s.stack[:1] == [*STOP] and names(s.gone) == ["Through a Day and a Night"] * (not marches)


@card("Shadows Gather")
@rule("BG-C25", "BG-21.10")
def test_a_nazgul_among_them_makes_no_army_of_sauron_march_for_saruman() -> None:
    armies = {"Minas Morgul": "5 Sauron Regulars, Nazgûl", "Near Harad": "Southron Regular", "Umbar": "2 Southron Regulars"}
    s = acting(SARUMAN, "Army", armies, persons=3, hands={SARUMAN: "Shadows Gather"})
    do(s, "play Shadows Gather")
    assert why_not(s, "from", "Minas Morgul") == "BG-21.10"
    do(s, "from Umbar")
    assert s.stack[-1][:2] == ("long_column", SARUMAN)


@card("Paths of the Woses")
@rule("BG-C25", "BG-21.10")
def test_a_companion_among_them_makes_no_army_of_rohan_go_by_the_paths_for_gondor() -> None:
    armies = {"Edoras": "2 Rohan Regulars, Boromir", "Westemnet": "Gondor Regular", "Folde": "Gondor Regular"}
    s = acting(GONDOR, "Muster/Army", armies, hands={GONDOR: "Paths of the Woses"})
    do(s, "play Paths of the Woses")
    assert asked(s) == ["from Folde", "from Westemnet"]
    assert why_not(s, "from", "Edoras") == "BG-21.10"
    assert s.stack[-1][:2] == ("woses_lead", GONDOR)


# BG-C26: decisions of the Free Peoples about the Hunt and the Fellowship.


@card("Lure of the Ring", "The Breaking of the Fellowship")
@rule("BG-C26")
@pytest.mark.parametrize("leader", BOTH)
def test_what_the_shadows_cards_ask_of_the_fellowship_the_leading_player_decides(leader: int) -> None:
    for name, question, answer in (
        ("Lure of the Ring", "lure", "take 2 Corruption"),
        ("The Breaking of the Fellowship", "companions_scatter", "Gimli"),
    ):
        s = acting(
            WITCH_KING,
            "Character",
            hidden=False,
            companions="Boromir, Legolas, Gimli",
            guide="Legolas",
            pool=pool("std-1"),
            hands={WITCH_KING: name},
            dice_free="Muster",
            then=(("turn", GONDOR),),
        )
        s.leading[FREE] = leader
        do(s, f"play {name}")
        assert s.stack[-1][:2] == (question, leader)
        do(s, answer)
        if question == "companions_scatter":
            assert s.stack[-1] == ("guide", leader)  # of Boromir and Legolas, who are left
            do(s, "Boromir")
        assert s.stack == [("turn", GONDOR)]


@card("Wizard's Staff", "Mithril Coat and Sting")
@rule("BG-C26")
@pytest.mark.parametrize("leader", BOTH)
def test_table_cards_of_the_free_peoples_are_used_in_the_hunt_by_the_leading_player(leader: int) -> None:
    s = hunted(leader, on_table="Wizard's Staff; Mithril Coat and Sting; Horn of Gondor", pool=pool("std-2"))
    assert s.stack[-1][:2] == ("staff", leader)
    do(s, "no")
    assert s.stack[-1][:2] == ("mithril", leader)
    do(s, "no")
    assert s.stack[-1][:2] == ("suffer", leader)
    do(s, "use Horn of Gondor")
    assert s.stack[-1][:2] == ("suffer", leader)
    do(s, "use the Ring")
    assert s.corruption == 1 and s.stack == [("turn", WITCH_KING)]


# BG-C26, BG-C27: decisions of the Shadow.


@card("Flocks of Crebain")
@rule("BG-C26")
@pytest.mark.parametrize("leader", BOTH_SHADOWS)
def test_the_leading_shadow_player_sends_the_crebain_whoever_played_them(leader: int) -> None:
    s = table(persons=4, asking=("turn", GONDOR), then=(), dice_free="Army", box=(0, 1), on_table="Flocks of Crebain")
    s.leading[SHADOW] = leader
    s.stack.append(("hunt", NOBODY))
    BOOK.run(s)
    assert s.stack == [("turn", GONDOR), ("flocks", leader)]


@card("Balrog of Moria")
@rule("BG-C26")
@pytest.mark.parametrize("leader", BOTH_SHADOWS)
def test_outside_battle_the_leading_shadow_player_wakes_the_balrog(leader: int) -> None:
    s = table(
        persons=4,
        asking=("turn", GONDOR),
        then=(),
        dice_free="Muster",
        bearers="Hollin",
        progress=1,
        on_table="Balrog of Moria",
        pool=pool("std-1"),
    )
    s.leading[SHADOW] = leader
    s.stack.append(("declare", GONDOR))
    do(s, "declare", "to Moria")
    assert s.stack[-1][:2] == ("balrog", leader)
    do(s, "no")
    assert s.stack == [("turn", GONDOR)]


@card("Worn with Sorrow and Toil")
@rule("BG-C27", "BG-C26")
@pytest.mark.parametrize("leader", BOTH_SHADOWS)
@pytest.mark.parametrize("victim, name, lost", [(GONDOR, "Gondor", "Athelas"), (ROHAN, "Rohan", "Bilbo's Song")])
def test_the_shadow_names_the_hand_from_which_a_character_card_is_taken(leader: int, victim: int, name: str, lost: str) -> None:
    hands = {GONDOR: "Athelas; Wisdom of Elrond", ROHAN: "Bilbo's Song; The Red Arrow"}
    s = hunted(leader, companions="Boromir, Legolas", on_table="Worn with Sorrow and Toil", hands=hands, pool=pool("std-2"))
    do(s, "lose the Guide, Boromir")
    assert s.stack[-1] == ("sorrow", leader)
    assert asked(s) == ["at random from the hand of Gondor", "at random from the hand of Rohan", "no"]
    do(s, f"at random from the hand of {name}")
    other = ROHAN if victim == GONDOR else GONDOR
    assert names(s.down[victim]) == [lost] and len(s.hand[victim]) == 1
    assert s.down[other] == [] and len(s.hand[other]) == 2
    assert s.stack == [("turn", WITCH_KING)]


@card("Worn with Sorrow and Toil")
@rule("BG-C27")
def test_a_hand_without_a_character_card_is_not_named() -> None:
    hands = {GONDOR: "Wisdom of Elrond", ROHAN: "Bilbo's Song"}
    s = hunted(WITCH_KING, companions="Boromir, Legolas", on_table="Worn with Sorrow and Toil", hands=hands, pool=pool("std-2"))
    do(s, "lose the Guide, Boromir")
    assert asked(s) == ["at random from the hand of Rohan", "no"]
    do(s, "no")
    assert [s.down[seat] for seat in BOTH] == [[], []] and s.stack == [("turn", WITCH_KING)]


# BG-C26: losses, and who draws.


@card("Stormcrow")
@rule("BG-C26")
@pytest.mark.parametrize("region, kind, owner", [("Edoras", "Rohan", ROHAN), ("Minas Tirith", "Gondor", GONDOR)])
def test_a_figure_is_lost_by_the_player_of_its_nation(region: str, kind: str, owner: int) -> None:
    s = acting(
        SARUMAN_OF_FOUR,
        "Muster",
        {region: f"2 {kind} Regulars, {kind} Elite, Boromir"},
        war="",
        bearers="Moria",
        hands={SARUMAN_OF_FOUR: "Stormcrow"},
    )
    do(s, "play Stormcrow")
    assert s.stack[-1][:2] == ("stormcrow_loss", owner)
    do(s, f"eliminate {kind} Elite")
    assert s.stack == [*STOP]


@card("Dreadful Spells")
@rule("BG-C26")
@pytest.mark.parametrize(
    "army, decides, leader", [("2 Gondor Regulars, Rohan Regular", GONDOR, ROHAN), ("Gondor Regular, 2 Rohan Regulars", ROHAN, GONDOR)]
)
def test_hits_are_taken_by_the_controller_of_the_army(army: str, decides: int, leader: int, monkeypatch: pytest.MonkeyPatch) -> None:
    armies = {"Osgiliath": army, "North Ithilien": "Sauron Regular, Nazgûl"}
    s = acting(SARUMAN_OF_FOUR, "Character", armies, mixed="Osgiliath", hands={SARUMAN_OF_FOUR: "Dreadful Spells"})
    s.leading[FREE] = leader
    dice(monkeypatch, faces(6))
    do(s, "play Dreadful Spells")
    while s.stack[-1][:2] == ("spells_from", SARUMAN_OF_FOUR):
        do(s, asked(s)[0])
    assert s.stack[-1][:2] == ("take_hits", decides)
    do(s, "remove Gondor Regular")
    assert s.stack == [*STOP]


@card("Dreadful Spells")
@rule("BG-21.14", "BG-C2")
@pytest.mark.parametrize("whose, own", [("Gondor", GONDOR), ("Rohan", ROHAN)])
def test_of_two_separate_armies_one_is_struck_and_its_owner_takes_the_hits(whose: str, own: int, monkeypatch: pytest.MonkeyPatch) -> None:
    armies = {"Osgiliath": "2 Gondor Regulars, Gondor Elite, 2 Rohan Regulars, Rohan Elite", "North Ithilien": "Sauron Regular, Nazgûl"}
    s = acting(WITCH_KING, "Character", armies, hands={WITCH_KING: "Dreadful Spells"})
    dice(monkeypatch, faces(5))
    do(s, "play Dreadful Spells")
    assert (s.stack[-1][:2], asked(s)) == (("whose_army", WITCH_KING), ["the Army of Gondor", "the Army of Rohan"])
    assert why_not(s, "choose", "Osgiliath") == "BG-21.14"
    do(s, f"the Army of {whose}")
    assert (s.stack[-1][:2], asked(s)) == (("take_hits", own), [f"remove {whose} Regular", f"reduce {whose} Elite"])
    do(s, f"remove {whose} Regular")
    assert s.stack == [*STOP]


@card("Dreadful Spells")
@rule("BG-9.12", "BG-21.14")
def test_leaders_fall_with_the_separate_army_that_a_card_destroys(monkeypatch: pytest.MonkeyPatch) -> None:
    teams = "2 Gondor Regulars, Gondor Leader, Rohan Regular, Rohan Leader, Gimli"
    armies = {"Osgiliath": teams, "North Ithilien": "Sauron Regular, 2 Nazgûl"}
    s = acting(WITCH_KING, "Character", armies, hands={WITCH_KING: "Dreadful Spells"})
    dice(monkeypatch, faces(5, 6))
    do(s, "play Dreadful Spells", "the Army of Rohan")  # the second hit is lost
    assert at(s, "Osgiliath") == "2 Gondor Regulars, Gondor Leader, Gimli"
    assert s.stack == [*STOP]


@card("The Spirit of Mordor")
@rule("BG-C60", "BG-21.14")
def test_an_army_of_two_nations_is_one_army_and_not_those_of_two_teammates(monkeypatch: pytest.MonkeyPatch) -> None:
    hand = {GONDOR: "The Spirit of Mordor"}
    apart = acting(GONDOR, "Muster/Army", {"Moria": "2 Sauron Regulars, 2 Isengard Regulars"}, hands=hand)
    do(apart, "play The Spirit of Mordor")
    assert apart.stack == [*STOP]  # no such Army
    dice(monkeypatch, faces(5, 1, 1, 1, 1), faces(5, 1, 1, 1, 1))
    allies = acting(GONDOR, "Muster/Army", {"Moria": "2 Sauron Regulars, Isengard Elite, 2 Southron Regulars"}, hands=hand)
    do(allies, "play The Spirit of Mordor")  # of the three Nations two are in one Army
    assert (allies.stack[-1][:2], asked(allies)) == (("take_hits", SARUMAN_OF_FOUR), ["reduce Isengard Elite", "remove Southron Regular"])
    do(allies, "remove Southron Regular")
    assert allies.stack == [*STOP]
    mixed = acting(GONDOR, "Muster/Army", {"Moria": "2 Sauron Regulars, Isengard Regular"}, mixed="Moria", hands=hand)
    do(mixed, "play The Spirit of Mordor")
    assert (mixed.stack[-1][:2], asked(mixed)) == (("take_hits", WITCH_KING), ["remove Isengard Regular", "remove Sauron Regular"])
    do(mixed, "remove Sauron Regular")
    assert mixed.stack == [*STOP]


@card("Return to Valinor")
@rule("BG-C94", "BG-21.14")
def test_only_the_army_with_elves_departs(monkeypatch: pytest.MonkeyPatch) -> None:
    armies = {"Rivendell": "Elven Regular, Elven Elite, 2 North Regulars", "Lórien": "Sauron Regular"}
    s = acting(WITCH_KING, "Event", armies, hands={WITCH_KING: "Return to Valinor"}, taken={"Lórien": SHADOW})
    dice(monkeypatch, faces(6, 1))
    do(s, "play Return to Valinor")
    assert (s.stack[-1][:2], asked(s)) == (("take_hits", GONDOR), ["remove Elven Regular", "reduce Elven Elite"])
    do(s, "remove Elven Regular")
    assert s.stack == [*STOP]


@rule("BG-C26")
@pytest.mark.parametrize("seat", BOTH_SHADOWS)
def test_who_used_the_event_die_draws_by_the_palantir(seat: int) -> None:
    s = acting(seat, "Event", {"Orthanc": "Saruman"}, hands={seat: "Shelob's Lair"}, on_table="The Palantír of Orthanc")
    do(s, "play Shelob's Lair", "draw from the Shadow Strategy deck")
    assert [len(s.hand[other]) for other in BOTH_SHADOWS] == [int(other == seat) for other in BOTH_SHADOWS]
    assert s.stack == [*STOP]


@card("Gandalf the Grey")
@rule("BG-C26")
@pytest.mark.parametrize("seat", BOTH)
def test_who_used_the_event_die_draws_by_the_guide(seat: int) -> None:
    s = acting(seat, "Event", hands={seat: "Bilbo's Song"}, corruption=2)
    assert s.leading[FREE] == GONDOR
    do(s, "play Bilbo's Song")
    assert s.stack[-1][:2] == ("draw_by_guide", seat)
    do(s, "draw from the Free Peoples Character deck")
    assert [len(s.hand[other]) for other in BOTH] == [int(other == seat) for other in BOTH]
    assert s.stack == [*STOP]


@card("King Brand's Men")
@rule("BG-C26")
def test_who_played_the_card_draws_what_it_gives() -> None:
    s = acting(ROHAN, "Muster", hands={ROHAN: "King Brand's Men"})
    do(s, "play King Brand's Men")
    assert s.leading[FREE] == GONDOR and s.hand[GONDOR] == []
    assert [DECK_OF[one] for one in s.hand[ROHAN]] == [FREE_STRATEGY]
    assert s.stack == [*STOP]


@card("The Witch-king")
@rule("BG-C26")
@pytest.mark.parametrize("men, seat", [("3 Isengard Regulars, 2 Sauron Regulars", SARUMAN_OF_FOUR), ("3 Sauron Regulars", WITCH_KING)])
def test_the_sorcerer_draws_for_the_player_who_used_the_combat_card(men: str, seat: int) -> None:
    armies = {"Osgiliath": "2 Gondor Regulars", "North Ithilien": f"{men}, The Witch-king"}
    mixed = "North Ithilien" if "," in men else ""
    s = acting(seat, "Army", armies, mixed=mixed, hands={seat: "Corsairs of Umbar"})
    do(s, "attack", "from North Ithilien")
    while s.stack[-1][0] != "combat_card":
        do(s, asked(s)[0])
    do(s, "use Corsairs of Umbar", "no")
    assert s.stack[-1][:2] == ("draw_by_sorcery", seat)
    do(s, asked(s)[0])
    assert [len(s.hand[other]) for other in BOTH_SHADOWS] == [int(other == seat) for other in BOTH_SHADOWS]
    assert s.stack[:1] == [*STOP] and "draw_by_sorcery" not in [frame[0] for frame in s.stack]


# BG-C28.


@card("Boromir", "Legolas", "Gimli")
@rule("BG-C28")
@pytest.mark.parametrize("seat", BOTH)
@pytest.mark.parametrize(
    "champion, region, nation",
    [("Boromir", "Minas Tirith", "Gondor"), ("Legolas", "Lórien", "the Elves"), ("Gimli", "Erebor", "the Dwarves")],
)
def test_either_free_player_lets_a_companion_advance_his_nation(seat: int, champion: str, region: str, nation: str) -> None:
    s = acting(seat, "Character", {region: champion}, war="")
    id = nation.removeprefix("the ")
    step = step_of(s, id)[0]
    do(s, f"{champion} advances {nation}")
    assert step_of(s, id)[0] == step + 1 and s.stack == [*STOP]


@card("Strider")
@rule("BG-C28")
@pytest.mark.parametrize("seat", BOTH)
def test_either_free_player_hides_the_fellowship_by_strider(seat: int) -> None:
    s = acting(seat, "Event", hidden=False, guide="Strider")
    assert s.guide == CHARACTER["Strider"]
    do(s, "hide the Fellowship")
    assert s.hidden == 1 and s.stack == [*STOP]


@card("Saruman", "The Mouth of Sauron")
@rule("BG-C28")
@pytest.mark.parametrize("seat, persons", [(WITCH_KING, 4), (SARUMAN_OF_FOUR, 4), (WITCH_KING, 3), (SARUMAN, 3)])
def test_each_minion_lends_his_ability_to_his_own_player(seat: int, persons: int) -> None:
    armies = {"Orthanc": "Saruman, 2 Isengard Regulars", "Moria": "The Mouth of Sauron, Sauron Regular"}
    s = acting(seat, "Muster", armies, persons)
    voice, messenger = ("BG-C28", "") if seat == WITCH_KING else ("", "BG-C28")
    assert (why_not(s, "voice"), why_not(s, "as", "army")) == (voice, messenger)
    assert ("the voice of Saruman" in asked(s), "use it as Army" in asked(s)) == (seat != WITCH_KING, seat == WITCH_KING)
    assert s.stack[-1][:2] == ("action", seat)
