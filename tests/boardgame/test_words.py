"""What people read of war and politics: the log, questions, labels, why not. Of the Hunt: test_hunt_words."""

from __future__ import annotations

from typing import Any

import pytest

from tests.boardgame.cards.fights import CAMP, FIELD, cards_with, fight, over
from tests.boardgame.hunting import draw, pool
from tests.boardgame.throwing import dice, faces
from tests.citing import card, rule
from thirdage.boardgame.book import BOOK
from thirdage.boardgame.explain import FIGURE_NAMES, NATION_NAMES
from thirdage.boardgame.fellowship import BY_CHOICE, BY_SHADOW, DECLARED
from thirdage.boardgame.hunt import BY_HUNT
from thirdage.boardgame.positions import FREE, GAME, SHADOW, asked, do, log, table, why_not
from thirdage.boardgame.state import State
from thirdage.boardgame.tables import ARMY_DIE, CARD, CARDS, CHARACTER_DIE, NAZGUL, PEREGRIN, REGION
from thirdage.kernel.words import has, say

LATER = (("turn", SHADOW),)
SIEGE = {"inside Helm's Deep": "3 Rohan Regulars", "Helm's Deep": "Isengard Elite, 3 Isengard Regulars"}


def because(s: State, verb: str | None, noun: int = 0) -> tuple[str, str]:
    """The rule of a refusal and its sentence, as the asked seat reads it."""
    return GAME.why_not(s, GAME.asked(s) or "", (verb, noun))


def question(s: State) -> str:
    """What is asked, as the asked seat reads it."""
    return GAME.question(s, GAME.asked(s))


# The log.


@rule("BG-14.16")
def test_the_log_says_that_an_elite_reduced_pays_for_another_round(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table(SIEGE, war="all", dice_free="Muster", dice_shadow="Army", asking=("turn", SHADOW))
    do(s, "use Army", "attack", "from Helm's Deep")
    dice(monkeypatch, faces(1, 1, 1, 1), faces(1, 1, 1), faces(1, 1, 1, 1), faces(6, 1, 1))
    log(s)
    do(s, "attack with everybody", "no", "no", "reduce Isengard Elite")
    assert [line for line in log(s) if "storms" in line or "Elite" in line] == [
        "Shadow storms the Stronghold of Helm's Deep.",
        "Isengard Elite at Helm's Deep is reduced to a Regular: the price of another round.",
    ]
    do(s, "no", "no")
    assert s.stack[-1] == ("turn", FREE)


@rule("BG-13.24")
def test_an_elite_reduced_by_a_hit_pays_for_nothing() -> None:
    s = table({"Edoras": "Rohan Elite"}, asking=("hits_on_army", -1, FREE, REGION["Edoras"], 1, -1), then=())
    assert "Rohan Elite at Edoras is reduced to a Regular." in log(s)
    assert s.stack == []


@rule("BG-C144")
def test_the_counsel_of_a_companion_names_the_nation() -> None:
    s = table({"Woodland Realm": "Legolas"}, dice_free="Event", dice_shadow="Army")
    do(s, "use Event")
    log(s)
    do(s, "Legolas advances the Elves")
    assert log(s) == ["Legolas urges the Elves to war.", "The Elves: two steps from war, by the counsel of a Companion."]
    assert s.stack[-1] == ("turn", SHADOW)


@rule("BG-C156")
def test_the_log_says_which_regular_becomes_an_elite() -> None:
    s = table({"Orthanc": "2 Isengard Regulars, Saruman"}, war="Isengard", asking=("voice", SHADOW), then=LATER, dice_shadow="Army")
    do(s, "two Regulars in Orthanc become Elites")
    assert log(s)[1:] == ["An Isengard Regular at Orthanc becomes an Elite."] * 2
    assert s.stack == [*LATER]


@card("Wormtongue")
@rule("BG-9.9")
def test_the_log_says_why_a_card_leaves_the_table() -> None:
    palantir = "The Palantír of Orthanc"
    armies = {"Orthanc": "Saruman"}
    s = table(armies, on_table=f"Wormtongue; {palantir}", dice_free="Will of the West", dice_shadow="Army", companions="Gandalf the Grey")
    do(s, "use Will of the West", f"take {palantir} off the table")
    assert log(s)[-2:] == [f"Free Peoples takes {palantir} off the table.", f"{palantir} leaves the table: the enemy has taken it off."]
    s.stack = [("ents_strike", -1, CARD["The Ents Awake: Huorns"]), ("turn", SHADOW)][::-1]
    BOOK.run(s)
    assert log(s) == ["Saruman is eliminated.", "Wormtongue leaves the table: Rohan is active, or Saruman eliminated."]
    assert s.stack == [*LATER]


def test_every_card_that_its_own_text_takes_off_the_table_has_its_reason() -> None:
    given_up = {
        "Mithril Coat and Sting",
        "A Power too Great",
        "The Power of Tom Bombadil",
        "Balrog of Moria",
    }  # by their owner or the enemy
    lacking = {entry.name for entry in CARDS.values() if entry.table and not has(f"boardgame-leaves-{entry.id}")}
    assert lacking == given_up


@card("The Palantír of Orthanc")
@rule("BG-C87")
def test_the_log_says_that_a_draw_is_by_the_palantir() -> None:
    held: dict[str, Any] = {"on_table": "The Palantír of Orthanc", "hand_shadow": "Shelob's Lair", "deck": "Orc Patrol"}
    s = table({"Orthanc": "Saruman"}, dice_shadow="Event, Army", dice_free="Army", asking=("turn", SHADOW), **held)
    do(s, "use Event", "play Shelob's Lair")
    log(s)
    do(s, "draw from the Shadow Character deck")
    assert log(s)[:2] == [
        "Shadow uses The Palantír of Orthanc from the table.",
        "Shadow draws a card from the Shadow Character deck.",
    ]
    assert s.stack[-1] == ("turn", FREE)


@rule("BG-14.14", "BG-14.20")
@pytest.mark.parametrize(
    "seat, source, told",
    [
        (SHADOW, "Helm's Deep", "Shadow storms the Stronghold of Helm's Deep."),
        (FREE, "the Stronghold of Helm's Deep", "Free Peoples sallies from the Stronghold of Helm's Deep."),
    ],
)
def test_besiegers_storm_and_the_besieged_sally(seat: int, source: str, told: str) -> None:
    s = table(SIEGE, war="all", dice_free="Muster/Army", dice_shadow="Army", asking=("turn", seat))
    do(s, f"use {'Army' if seat else 'Muster/Army'}", "attack", f"from {source}")
    log(s)
    do(s, "attack with everybody")
    assert log(s)[0] == told
    assert s.stack[-1][0] == "combat_card"


@rule("BG-C146", "BG-R66")
def test_a_hobbit_on_whom_the_enemy_lays_hands_is_not_said_to_be_lost() -> None:
    for mordor, after in ((-1, "Peregrin Took leaves the Fellowship for Moria."), (1, "Peregrin Took is eliminated.")):
        s = table(
            bearers="Moria",
            mordor=mordor,
            companions="Peregrin Took",
            pool=pool("std-3"),
            asking=draw(BY_HUNT, 1),
            then=LATER,
            dice_shadow="Army",
        )
        log(s)
        do(s, "lose a Companion at random", *(["to Moria"] if mordor < 0 else []))
        assert log(s)[:2] == ["The enemy lays hands on Peregrin Took, drawn at random.", after]
        do(s, "use the Ring")
        assert s.stack == [*LATER]


# Questions and labels.


def test_the_label_of_a_verb_names_its_thing_and_what_everybody_knows() -> None:
    """What decides more has a label of its own question: a verb is spoken of also where nothing of it is asked."""
    assert all(say(f"boardgame-do-{verb}".replace("_", "-"), it="x", here="x", seat="x") for verb in GAME.verbs)


@rule("BG-13.5")
def test_whoever_keeps_nobody_back_attacks_with_everybody() -> None:
    armies = {"Edoras": "3 Rohan Regulars", "Folde": "Sauron Regular", **SIEGE}
    s = table(armies, war="all", dice_free="Muster/Army", dice_shadow="Army")
    do(s, "use Muster/Army", "attack", "from Edoras")
    assert question(s) == "Free Peoples: attack Folde from Edoras with everybody, or keep somebody back?"
    assert asked(s) == ["attack with everybody", "keep back: Rohan Regular"]
    do(s, "keep back: Rohan Regular")
    assert question(s).endswith("with all others, or keep somebody else back? In the rearguard: Rohan Regular.")
    assert asked(s) == ["attack with all others", "keep back: Rohan Regular"]
    for seat, source, asks in (
        (SHADOW, "Helm's Deep", "Shadow: storm the Stronghold of Helm's Deep with everybody, or keep somebody back?"),
        (
            FREE,
            "the Stronghold of Helm's Deep",
            "Free Peoples: sally from the Stronghold of Helm's Deep with everybody, or keep somebody back?",
        ),
    ):
        s = table(SIEGE, war="all", asking=("attack_from", seat, ARMY_DIE), then=())
        if s.stack[-1][0] == "attack_from":
            do(s, f"from {source}")
        assert question(s) == asks
    assert [frame[0] for frame in s.stack] == ["after_battle", "battle_begins", "rearguard"]


@card("The Nazgûl Strike!", "Book of Mazarbul")
@rule("BG-10.8", "BG-10.4")
def test_the_first_move_by_a_card_is_not_another_one() -> None:
    s = table({"Minas Morgul": "2 Nazgûl", "Barad-dûr": "The Witch-king"}, asking=("nazgul_fly", SHADOW), then=())
    assert question(s) == "Shadow: which Nazgûl moves, if any?"
    do(s, "from Minas Morgul", "2")
    assert question(s) == "Shadow: where do the 2 Nazgûl go from Minas Morgul?"
    do(s, "to Moria")
    assert question(s) == "Shadow: does another one move?"
    do(s, "The Witch-king")
    assert question(s) == "Shadow: where does The Witch-king go from Barad-dûr?"
    do(s, "to Moria")
    s = table({"Minas Morgul": "Nazgûl"}, asking=("fly_to", SHADOW, REGION["Minas Morgul"], NAZGUL, 1), then=())
    assert question(s) == "Shadow: where does the Nazgûl go from Minas Morgul?"
    s = table({"Bree": "Gimli, Legolas"}, asking=("companions_travel", FREE), then=())
    assert question(s) == "Free Peoples: which Companion moves, if any?"
    do(s, "Gimli", "to Buckland")
    assert question(s) == "Free Peoples: does another Companion move?"
    do(s, "no more")
    assert s.stack == []


def way(bearers: str, progress: int, why: int = BY_SHADOW, **more: Any) -> State:
    """The Fellowship has been declared or revealed, and the figure moves."""
    return table(bearers=bearers, progress=progress, asking=("find_path", FREE, why), then=(), **more)


@rule("BG-17.23")
def test_the_way_of_a_revealed_fellowship_says_what_a_shadow_stronghold_costs() -> None:
    plain = "Free Peoples: the Ring-bearers have come to {}; regions they may still go: {}."
    s = way("Hollin", 2)
    assert question(s) == plain.format("Hollin", 2) + " To Moria costs one more Hunt tile."
    do(s, "to Moria")
    assert question(s) == plain.format("Moria", 1) + " One Hunt tile for a Shadow Stronghold is due already."
    do(s, "to Hollin")
    assert s.stack == []
    s = way("Moria", 3)
    assert question(s) == plain.format("Moria", 3) + " One Hunt tile for a Shadow Stronghold is due already."
    do(s, "to Hollin")
    assert question(s) == plain.format("Hollin", 2) + " One Hunt tile for a Shadow Stronghold is due already."  # Moria again costs nothing
    s = way("Gorgoroth", 1)
    assert question(s) == plain.format("Gorgoroth", 1) + " To Barad-dûr or Minas Morgul or Morannon costs one more Hunt tile."
    for s in (way("Hollin", 2, DECLARED), way("Hollin", 2, BY_CHOICE), way("Hollin", 2, taken={"Moria": FREE})):
        assert question(s) == plain.format("Hollin", 2)


@card("Balrog of Moria")
@rule("BG-C81")
def test_the_way_says_where_the_balrog_waits() -> None:
    into = " To Moria lets the Shadow use Balrog of Moria for one more."
    out = " Leaving Moria lets the Shadow use Balrog of Moria for one more."
    for bearers, why, hint in (("Hollin", DECLARED, into), ("Hollin", BY_SHADOW, into), ("Moria", DECLARED, out), ("Bree", BY_SHADOW, "")):
        s = way(bearers, 2, why, on_table="Balrog of Moria")
        assert question(s).endswith(hint) and ("Balrog" in question(s)) is bool(hint)
    s = way("Hollin", 2, DECLARED, on_table="Balrog of Moria")
    do(s, "to Moria")
    assert "Balrog" not in question(s)  # it is done


@rule("BG-C120")
def test_heroic_death_says_how_many_hits_are_due(monkeypatch: pytest.MonkeyPatch) -> None:
    dice(monkeypatch, faces(6, 6, 1), faces(1, 1), faces(1))
    s = fight({FIELD: "2 Gondor Regulars, Gondor Leader", CAMP: "3 Sauron Regulars"}, free=cards_with("Heroic Death")[0])
    assert question(s) == (
        "Free Peoples: who dies a heroic death, if anybody? Hits due: 2. A Leader cancels one of them, a Companion up to his Level."
    )
    do(s, "no")
    over(s)


# Why not.


@rule("BG-7.2", "BG-9.6")
def test_what_a_will_of_the_west_does_as_another_face_is_not_refused_for_good() -> None:
    hand = "Athelas; Guards of the Citadel; Faramir's Rangers; The Last Battle"
    s = table({"Edoras": "2 Rohan Regulars"}, hand_free=hand, war="", dice_free="Will of the West", dice_shadow="Army")
    for name in ("Athelas", "Faramir's Rangers"):
        assert because(s, "play", CARD[name]) == because(s, None, CARD[name]) == ("BG-6.9", "It is your turn: pick a die first.")
    assert why_not(s, "play", "The Last Battle") == "BG-C55"
    do(s, "use Will of the West")
    for name, said in (("Athelas", "Character or Event"), ("Guards of the Citadel", "Muster or Event or Muster/Army")):
        assert because(s, "play", CARD[name]) == ("BG-7.2", f"Use the Will of the West die as {said} first.")
    assert because(s, None, CARD["Faramir's Rangers"]) == ("BG-7.2", "Use the Will of the West die as Event or Muster/Army first.")
    assert because(s, "walk") == ("BG-7.2", "Use the Will of the West die as Character first.")
    assert why_not(s, "play", "The Last Battle") == "BG-C55" and why_not(s, "play", "Mithril Coat and Sting") == "BG-9.6"
    assert because(s, "attack") == ("BG-7.1", "The Will of the West die does not allow that now.")
    assert because(s, None, REGION["Edoras"]) == ("BG-7.1", "Choose first what the Will of the West die does.")
    assert s.stack[-1][0] == "action"


@rule("BG-6.12")
def test_whoever_has_picked_a_die_does_not_pass_any_more() -> None:
    s = table(dice_free="Muster", dice_shadow="Army, Army")
    assert "pass" in asked(s)
    do(s, "use Muster")
    rule, said = because(s, "pass")
    assert rule == "BG-6.12" and "instead of picking a die" in said
    assert s.stack[-1][0] == "action"


@rule("BG-17.17", "BG-17.21")
def test_the_way_of_the_figure_refuses_with_what_it_is_about() -> None:
    s = table(progress=2, asking=("declare", FREE), then=())
    assert because(s, None, REGION["Hollin"])[1].startswith("Say first whether the Fellowship is declared")
    s = way("Rivendell", 2)
    here = REGION["Rivendell"]
    assert because(s, None, here) == because(s, "to", here) == ("BG-2.2", "They are in Rivendell already.")
    assert because(s, "to", REGION["Dale"]) == ("BG-2.2", "Dale is not next to Rivendell.")
    assert because(s, "stay") == ("BG-2.2", "Choose a region next to Rivendell.")
    assert because(s, "stop")[0] == "BG-17.21"
    assert s.stack[-1][0] == "path"


@rule("BG-12.9")
def test_who_may_not_enter_the_land_of_others_is_the_army_or_the_figure() -> None:
    keeps_out = "keeps out of the land of others."
    s = table({"Dale": "2 North Regulars, Gandalf the Grey"}, asking=("march_to", FREE, ARMY_DIE, 1, REGION["Dale"]), then=())
    assert because(s, "to", REGION["Erebor"])[1] == f"The Army may not go to Erebor: a Nation that is not At War {keeps_out}"
    armies = {"Dale": "2 North Regulars, 2 Dwarven Regulars"}
    s = table(armies, war="Dwarven", asking=("column", FREE, ARMY_DIE, 1, REGION["Dale"], REGION["Erebor"]), then=())
    figure = FIGURE_NAMES["North Regular"]
    assert because(s, "take", figure) == ("BG-12.9", f"North Regular may not go there: its Nation is not At War and {keeps_out}")
    assert s.stack[-1][0] == "column"


@rule("BG-13.1", "BG-13.2", "BG-13.3")
def test_who_cannot_attack_reads_whether_the_enemy_the_war_or_a_leader_is_lacking() -> None:
    enemies = {"Osgiliath": "Gondor Regular"}
    s = table({**enemies, "Orthanc": "Isengard Regular"}, war="Isengard", asking=("action", SHADOW, ARMY_DIE), then=())
    assert because(s, "attack") == ("BG-13.2", "No enemy Army is within reach of yours.")
    s = table({**enemies, "South Ithilien": "Sauron Regular"}, asking=("action", SHADOW, ARMY_DIE), then=())
    assert because(s, "attack") == ("BG-13.1", "Only units of Nations At War can attack.")
    s = table({**enemies, "South Ithilien": "Sauron Regular"}, war="Sauron", asking=("action", SHADOW, CHARACTER_DIE), then=())
    assert because(s, "attack")[0] == "BG-13.3" and "a Leader or Character" in because(s, "attack")[1]
    s = table({**enemies, "South Ithilien": "Sauron Regular"}, war="Sauron", asking=("action", SHADOW, ARMY_DIE), then=())
    do(s, "attack")
    first = ("BG-13.2", "Choose first the Army that attacks, then whom it attacks.")
    assert because(s, None, REGION["Osgiliath"]) == because(s, "from", REGION["Osgiliath"]) == first
    assert because(s, "from", REGION["Dagorlad"])[0] == "BG-3.2"  # nobody stands there


@rule("BG-11.1")
def test_a_nation_at_peace_is_the_reason_why_it_does_not_recruit() -> None:
    riders, men = FIGURE_NAMES["Rohan Regular"], FIGURE_NAMES["Gondor Regular"]
    s = table(dice_free="Muster", dice_shadow="Army")
    none = ("BG-11.1", "None of your Nations is At War: only those recruit by a die.")
    assert because(s, "muster") == none
    do(s, "use Muster")
    assert because(s, "muster") == none
    assert because(s, None, riders) == ("BG-11.1", "Rohan Regular: only Nations At War recruit by a die.")
    s = table(war="Gondor", dice_free="Muster", dice_shadow="Army")
    assert because(s, None, riders)[0] == "BG-11.1" and because(s, None, men)[0] == "BG-6.9"
    do(s, "use Muster")
    assert because(s, None, men) == ("BG-7.1", "Choose first what the Muster die does.")
    do(s, "recruit")
    assert because(s, None, riders)[0] == "BG-11.1"
    for thing, named in ((NATION_NAMES["rohan"], "Rohan"), (REGION["Edoras"], "Edoras")):
        assert because(s, None, thing) == ("BG-11.1", f"{named}: only Nations At War recruit by a die.")
    assert because(s, None, NATION_NAMES["sauron"])[0] == "BG-11.2"
    assert s.stack[-1][0] == "muster"


@rule("BG-C145")
def test_a_region_that_the_hobbit_does_not_reach_is_refused_as_too_far() -> None:
    s = table(bearers="Moria", companions="Peregrin Took", progress=1, asking=("hobbit_goes", FREE, PEREGRIN), then=())
    rule, said = because(s, "to", REGION["Umbar"])
    assert rule == "BG-C145" and said.startswith("Umbar is out of his reach")
    do(s, "to Moria")
    assert s.stack == []
