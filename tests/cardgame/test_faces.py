"""What cards and locations show, and the words of the reading guide (sections 0 to 2)."""

from collections import Counter

import pytest

from tests.cardgame.locations import told
from tests.citing import rule
from thirdage.cardgame.activation import BOTH, activate_battleground, battlegrounds
from thirdage.cardgame.book import NOBODY
from thirdage.cardgame.positions import ARAGORN, FRODO, GAME, SARUMAN, WITCH_KING, asked, do, names, place_names, table, why_not
from thirdage.cardgame.tables import (
    CARDS,
    DUNEDAIN,
    ELF,
    FACTIONS,
    FREE,
    ISENGARD,
    LOCATIONS,
    MORDOR,
    NUMBER,
    PLACE,
    ROHAN,
    SHADOW,
    SOUTHRON,
    WIZARD,
)
from thirdage.cardgame.tokens import add_token, tokens_on
from thirdage.cardgame.whereabouts import controller_of, each_player, owner_of
from thirdage.kernel.contract import Json

FIGHT = ("combat_step", NOBODY)
NEXT = ("turn", FRODO)


def faces(kind: str) -> list[Json]:
    """As printed in the box; those that bots bring along are another matter (AS-1.3)."""
    return [entry for entry in GAME.catalogue()["locations"] if entry["kind"] == kind and not LOCATIONS[entry["number"]].bot]


# Components.


@rule("CG-1.1", "CG-1.2", "CG-1.3")
def test_the_box_holds_sixty_cards_a_side_in_ten_factions() -> None:
    printed = [card for card in CARDS[1:] if not card.face["promo"] and not card.bot]
    count = Counter(FACTIONS[card.faction] for card in printed)
    free = {"dunedain": 17, "elf": 13, "dwarf": 2, "hobbit": 10, "rohan": 8, "wizard": 10}
    shadow = {"mordor": 30, "isengard": 12, "monstrous": 11, "southron": 7}
    assert count == free | shadow
    assert Counter(card.side for card in printed) == {FREE: 60, SHADOW: 60}
    assert {FACTIONS[card.faction] for card in printed if card.side == FREE} == set(free)
    assert [card.number for card in printed] == list(range(1, 121))


@rule("CG-1.4")
def test_there_are_seven_battlegrounds_a_side_and_three_paths_of_each_number() -> None:
    assert Counter(entry["side"] for entry in faces("battleground")) == {"free": 7, "shadow": 7}
    assert Counter(entry["level"] for entry in faces("path")) == dict.fromkeys(range(1, 10), 3)


@rule("CG-1.7", "CG-R7")
def test_tokens_never_run_out() -> None:
    s = table(path="Weathertop", on_path="The Witch-king; Gríma Wormtongue", corruption=16, asking=FIGHT, then=(NEXT,))
    assert s.corruption == 19  # the box holds 16
    s = table(path="Weathertop")
    for _ in range(6):  # and five of each symbol
        add_token(s, s.road, 1, 0)
    assert tokens_on(s, s.road) == (6, 0)


# The reading guide.


@rule("CG-0.2")
def test_a_text_beats_the_rulebook_and_cannot_beats_may() -> None:
    s = table(reserve="Merry Brandybuck; The Great Gate", battlegrounds={"Helm's Deep": "", "Minas Morgul": ""})
    do(s, "move Merry Brandybuck")  # no Hobbit battleground (CG-8.12), but his text opens it
    assert names(s.field[0]) == ["Merry Brandybuck"]
    s = table(reserve="The Great Gate", battlegrounds={"Minas Morgul": ""}, asking=("turn", ARAGORN))
    assert "move The Great Gate" not in asked(s)  # its faction may attack there (CG-8.9), but it never attacks


@rule("CG-0.4")
def test_a_side_is_a_team_of_two_and_everybody_else_is_an_enemy() -> None:
    s = table(hand="Gimli, Sam Gamgee, Éomer; Mordor Orcs 1, Mordor Orcs 2, Mordor Orcs 3, Mordor Orcs 4")
    assert (each_player(s, FREE), each_player(s, SHADOW)) == ([FRODO, ARAGORN], [WITCH_KING, SARUMAN])
    assert why_not(s, ("pass", "")) == "CG-7.3"  # fewer cards than one enemy, but the other enemy has none
    teammate = "Strider, Elrond, Arwen"
    s = table(hand=f"Gimli, Sam Gamgee, Éomer, {teammate}; Mordor Orcs 1, Mordor Orcs 2, Mordor Orcs 3, Mordor Orcs 4, "
              "Uglúk, Saruman, Shelob, Gollum")  # fmt: skip
    assert why_not(s, ("pass", "")) == ""  # what a teammate holds does not matter


@rule("CG-0.5")
def test_the_owner_of_an_item_is_its_deck_and_its_controller_the_wielders() -> None:
    s = table(reserve="Frodo Baggins with Elven Cloak; Galadriel with Nenya, Ring of Adamant")
    cloak = NUMBER["Elven Cloak"]
    assert (owner_of(s, cloak), controller_of(s, cloak)) == (ARAGORN, FRODO)
    assert controller_of(s, NUMBER["Nenya, Ring of Adamant"]) == ARAGORN
    assert controller_of(s, NUMBER["Frodo Baggins"]) == owner_of(s, NUMBER["Frodo Baggins"]) == FRODO


@rule("CG-0.6")
def test_each_icon_counts_only_where_it_belongs() -> None:
    # Saruman: attack 1, leadership 1, path attack 2. Gimli: attack 1, defence 1, path defence 1.
    s = table(path="Egladil", on_path="Saruman; Gimli", asking=FIGHT, then=(NEXT,))
    assert told(s, "combat") == [("combat", PLACE["Egladil"], 2, 1)]
    s = table(battlegrounds={"Edoras": "Saruman"}, asking=FIGHT, then=(NEXT,))
    assert told(s, "combat") == [("combat", PLACE["Edoras"], 1, 1)]
    s = table(battlegrounds={"Edoras": "Saruman; White Hand Orcs 1"}, asking=FIGHT, then=(NEXT,))
    assert told(s, "combat") == [("combat", PLACE["Edoras"], 3, 1)]  # led by him, the Orcs support him
    s = table(battlegrounds={"Moria": "Gimli"}, asking=FIGHT, then=(NEXT,))
    assert told(s, "combat") == [("combat", PLACE["Moria"], 1, 2)]


# Battlegrounds.


@rule("CG-2.1")
def test_a_battleground_shows_defence_points_factions_and_a_text() -> None:
    shown = {entry["name"]: (entry["vp"], entry["defence"], entry["defending"], entry["attacking"]) for entry in faces("battleground")}
    assert shown["Dol Guldur"] == (1, 2, ["mordor"], ["elf", "wizard"])
    assert {name: shown[name][0] for name in ("Helm's Deep", "Minas Tirith", "Lórien", "Orthanc", "Minas Morgul")} == {
        "Helm's Deep": 2,
        "Minas Tirith": 3,
        "Lórien": 2,
        "Orthanc": 2,
        "Minas Morgul": 2,
    }
    text = {entry["name"]: entry["text"] for entry in faces("battleground")}
    assert text["Helm's Deep"] == [
        "The Rohan player draws 5 cards aside, may play 1 army or character among them to Helm's Deep, and cycles the rest."
    ]
    assert text["Morannon"] == ["The Mordor player draws 5 cards aside, may play 1 army among them, and cycles the rest."]
    assert all(len(sentences) == 1 for sentences in text.values())


@rule("CG-2.2", "CG-T17", "CG-T6")
@pytest.mark.parametrize("by", [FRODO, WITCH_KING, ARAGORN, SARUMAN])
def test_mordor_always_defends_dol_guldur_whoever_activated_it(by: int) -> None:
    s = table(reserve="High Elves 1; Gandalf the Grey; Mordor Orcs 1", scored_free="Dol Guldur", used_battlegrounds="Lórien", round=2)
    activate_battleground(s, by, PLACE["Dol Guldur"])
    GAME.frames.run(s)
    assert place_names(s.active) == ["Dol Guldur", "Lórien"]  # its text is resolved
    do(s, "move Gandalf the Grey", "to Dol Guldur", "move Mordor Orcs 1", "to Dol Guldur", "move High Elves 1", "to Dol Guldur")
    s.stack.append(("combat", NOBODY, PLACE["Dol Guldur"]))
    GAME.frames.run(s)
    assert names(s.gone[FRODO]) == ["Gandalf the Grey"]  # attackers are eliminated, whoever wins
    assert names(s.gone[ARAGORN]) == ["High Elves 1"]
    assert names(s.gone[WITCH_KING]) == ["Mordor Orcs 1"]  # the defender's loss, with too little defence
    assert told(s, "combat") == [("combat", PLACE["Dol Guldur"], 4, 0)]


@rule("CG-2.2")
def test_a_shadow_battleground_is_one_of_the_shadow_deck_whoever_holds_it() -> None:
    for free, shadow in (("Orthanc", ""), ("", "Orthanc")):
        s = table(hand="Mouth of Sauron, Olog-hai", path="Osgiliath", scored_free=free, scored_shadow=shadow, asking=("turn", WITCH_KING))
        activate_battleground(s, FRODO, PLACE["Orthanc"])
        GAME.frames.run(s)
        do(s, "take nothing", "play Mouth of Sauron")  # stays away from paths while a Shadow battleground is active
        assert names(s.reserve[WITCH_KING]) == ["Mouth of Sauron"]


@rule("CG-2.3", "CG-T18")
@pytest.mark.parametrize(
    "faction, shown",
    [
        (DUNEDAIN, "Dol Amroth, Minas Tirith, Pelargir, Harad, Minas Morgul, Morannon, Umbar"),
        (ISENGARD, "Edoras, Helm's Deep, Orthanc"),
        (MORDOR, "Lórien, Minas Tirith, Dol Guldur, Minas Morgul, Morannon"),
        (SOUTHRON, "Dol Amroth, Minas Tirith, Pelargir, Harad, Morannon, Umbar"),
        (ROHAN, "Edoras, Helm's Deep, Morannon, Orthanc"),
        (ELF, "Lórien, Rivendell, Dol Guldur, Moria"),
    ],
)
def test_a_battleground_is_of_every_faction_it_shows_in_attack_or_defence(faction: int, shown: str) -> None:
    assert place_names(battlegrounds(table(), faction, BOTH)) == shown.split(", ")
    assert len(battlegrounds(table(), WIZARD, BOTH)) == 14


# Paths.


@rule("CG-2.4")
def test_on_every_path_the_free_peoples_defend_and_the_shadow_attacks() -> None:
    for entry in faces("path"):
        who = "Frodo Baggins; Flocks of Crebain" if entry["level"] < 8 else "Frodo Baggins; Gollum"
        s = table(path=entry["name"], on_path=who, asking=FIGHT, then=(NEXT,))
        assert told(s, "combat") == [("combat", entry["number"], 1, entry["defence"])]
        assert place_names(s.scored[FREE]) == [entry["name"]]
        assert s.stack == [NEXT]
    shown = {entry["name"]: (entry["level"], entry["vp"]) for entry in faces("path")}
    assert (shown["Bag End"], shown["The Council of Elrond"], shown["Lothlórien"], shown["Henneth Annûn"]) == (
        (1, 1),
        (3, 1),
        (5, 1),
        (7, 1),
    )


@rule("CG-2.5", "CG-2.7")
@pytest.mark.parametrize(
    "path, enters",
    [("Weathertop", False), ("Imladris", True), ("Caradhras", True), ("Egladil", True), ("Amon Hen", True), ("Osgiliath", False)],
)
def test_the_number_of_the_path_decides_and_a_range_includes_both_ends(path: str, enters: bool) -> None:
    s = table(hand="Boromir, Elrond", path=path, asking=("turn", ARAGORN))  # his paths are 3 to 6
    do(s, "play Boromir")
    if enters:
        assert asked(s) == [f"to {path}", "to the reserve"]
    else:
        assert names(s.reserve[ARAGORN]) == ["Boromir"]  # no choice


@rule("CG-2.5")
def test_a_card_may_name_a_path() -> None:
    for path, attack in (("Khazad-dûm", 3), ("Caradhras", 2)):
        s = table(path=path, on_path="Balrog of Moria", asking=FIGHT, then=(NEXT,))
        assert s.corruption == attack


@rule("CG-2.6", "CG-6.17", "CG-R22")
def test_nothing_leads_beyond_path_nine() -> None:
    s = table(path="Orodruin", on_path="Gandalf the Grey")
    assert why_not(s, ("use", "Gandalf the Grey")) == "CG-R22"
    assert "use Gandalf the Grey" not in asked(s)
    s = table(path="Shelob's Lair", on_path="Gandalf the Grey")
    do(s, "use Gandalf the Grey")
    assert asked(s) == ["activate Crack of Doom", "activate Morgai", "activate Orodruin"]


# Faction cards.


@rule("CG-2.7")
def test_a_card_shows_its_faction_type_icons_paths_and_wielders() -> None:
    entry = next(entry for entry in GAME.catalogue()["cards"] if entry["name"] == "Galadriel")
    assert {name: entry[name] for name in ("faction", "type", "attack", "leadership_attack", "paths")} == {
        "faction": "elf",
        "type": "character",
        "attack": 1,
        "leadership_attack": 1,
        "paths": [5],
    }
    s = table(hand="Galadriel, High Elves 1", battlegrounds={"Moria": "", "Harad": ""}, path="Amon Hen", asking=("turn", ARAGORN))
    do(s, "play Galadriel")
    assert asked(s) == ["to Moria", "to the reserve"]  # Elves fight at Moria, not at Harad


@rule("CG-2.8")
def test_a_keyword_matters_only_where_a_text_names_it() -> None:
    s = table(hand="Black Rider's Mount, Olog-hai", reserve="The Hunter; Grishnákh; Mouth of Sauron", asking=("turn", WITCH_KING))
    do(s, "play Black Rider's Mount")
    assert s.items == {NUMBER["The Hunter"]: [NUMBER["Black Rider's Mount"]]}  # the only Nazgûl
    s = table(hand="Sting, Gimli", reserve="Frodo Baggins with Blade of Westernesse")
    do(s, "play Sting")  # two weapons, and no text of either minds
    assert names(s.items[NUMBER["Frodo Baggins"]]) == ["Blade of Westernesse", "Sting"]


@rule("CG-2.9")
def test_short_names_stand_for_full_ones_and_gandalf_for_both() -> None:
    def wielders(item: str) -> list[str]:
        return sorted(CARDS[number].name for number in CARDS[NUMBER[item]].wielders)

    assert wielders("Glamdring") == ["Gandalf the Grey", "Gandalf the White"]
    assert wielders("Phial of Galadriel") == ["Frodo Baggins", "Sam Gamgee"]
    assert wielders("Elven Cloak") == sorted(
        ["Bilbo Baggins", "Fatty Bolger", "Frodo Baggins", "Merry Brandybuck", "Pippin Took", "Sam Gamgee"]
        + ["Arwen", "Elrond", "Galadriel", "Legolas"]
    )
