"""When a Combat card may be used at all: what its precondition asks of the battle (BG-13.15)."""

from __future__ import annotations

import pytest

from tests.boardgame.cards.fights import CAMP, FIELD, cards_with, refused
from tests.citing import card, rule
from thirdage.boardgame.positions import FREE
from thirdage.boardgame.tables import ADJACENT, REGIONS

ENEMY = "3 Sauron Regulars"


def carrying(*titles: str) -> list[str]:
    return [name for title in titles for name in cards_with(title)]


@pytest.mark.parametrize("name", carrying("Mighty Attack", "Daring Defiance", "Brave Stand"))
@card("Mighty Attack", "Daring Defiance", "Brave Stand")
@rule("BG-13.15", "BG-C13")
def test_some_cards_need_a_companion_in_the_battle(name: str) -> None:
    for companion in ("Boromir", "Meriadoc Brandybuck", "Gandalf the White"):
        assert not refused({FIELD: f"2 Gondor Regulars, {companion}", CAMP: ENEMY}, name)
        assert not refused({CAMP: f"2 Gondor Regulars, {companion}", FIELD: ENEMY}, name, by=FREE)
    assert refused({FIELD: "2 Gondor Regulars, Gondor Leader", CAMP: ENEMY}, name) == "BG-13.15"
    with_rearguard = {CAMP: "2 Gondor Regulars, Boromir", FIELD: ENEMY}
    assert refused(with_rearguard, name, by=FREE, keep=("Gondor Regular", "Boromir")) == "BG-13.15"
    garrison = {"Minas Tirith": ENEMY, "inside Minas Tirith": "2 Gondor Regulars, Boromir", "Lossarnach": "2 Gondor Regulars"}
    assert refused(garrison, name, by=FREE, source="Lossarnach", target="Minas Tirith") == "BG-13.15"
    assert not refused(garrison, name, by=FREE, source="inside Minas Tirith", target="Minas Tirith")


@pytest.mark.parametrize("name", carrying("Heroic Death", "Fateful Strike", "Sudden Strike"))
@card("Heroic Death", "Fateful Strike", "Sudden Strike")
@rule("BG-13.15")
def test_some_cards_need_a_leader_or_a_companion_in_the_battle(name: str) -> None:
    for figure in ("Gondor Leader", "Peregrin Took"):
        assert not refused({FIELD: f"2 Gondor Regulars, {figure}", CAMP: ENEMY}, name)
    assert refused({FIELD: "2 Gondor Regulars, Gondor Elite", CAMP: f"{ENEMY}, Nazgûl"}, name) == "BG-13.15"
    assert (
        refused({CAMP: "2 Gondor Regulars, Gondor Leader", FIELD: ENEMY}, name, by=FREE, keep=("Gondor Regular", "Gondor Leader"))
        == "BG-13.15"
    )


@pytest.mark.parametrize("name", carrying("Charge", "Valour"))
@card("Charge", "Valour")
@rule("BG-13.15")
def test_some_cards_need_an_elite_of_the_free_peoples(name: str) -> None:
    assert not refused({FIELD: "Gondor Regular, Rohan Elite", CAMP: ENEMY}, name)
    assert refused({FIELD: "2 Gondor Regulars, Gondor Leader", CAMP: "Sauron Elite"}, name) == "BG-13.15"
    assert refused({CAMP: "Gondor Regular, Rohan Elite", FIELD: ENEMY}, name, by=FREE, keep=("Rohan Elite",)) == "BG-13.15"


@pytest.mark.parametrize("name", carrying("Blade of Westernesse", "Servant of the Secret Fire", "Andúril"))
@card("Blade of Westernesse", "Servant of the Secret Fire", "Andúril")
@rule("BG-13.15", "BG-C12")
def test_some_cards_need_certain_companions(name: str) -> None:
    wanted = {
        "Mithril Coat and Sting": {"Meriadoc Brandybuck", "Peregrin Took"},
        "Wizard's Staff": {"Gandalf the Grey", "Gandalf the White"},
        "Athelas": {"Strider", "Aragorn"},
    }[name]
    everybody = (
        "Gandalf the Grey",
        "Strider",
        "Boromir",
        "Legolas",
        "Gimli",
        "Meriadoc Brandybuck",
        "Peregrin Took",
        "Aragorn",
        "Gandalf the White",
    )
    fitting = {figure for figure in everybody if not refused({FIELD: f"2 Gondor Regulars, {figure}", CAMP: ENEMY}, name)}
    assert fitting == wanted
    elsewhere = {FIELD: "2 Gondor Regulars, Boromir", CAMP: ENEMY, "Folde": ", ".join(sorted(wanted - {"Gandalf the Grey", "Strider"}))}
    assert refused(elsewhere, name) == "BG-13.15"


@pytest.mark.parametrize("name", carrying("It Is a Gift", "One for the Dark Lord"))
@card("It Is a Gift", "One for the Dark Lord")
@rule("BG-C140", "BG-C15")
def test_the_ring_bearers_must_be_where_the_defenders_are(name: str) -> None:
    armies = {FIELD: "2 Gondor Regulars", CAMP: ENEMY}
    assert not refused(armies, name, bearers=FIELD)
    assert not refused(armies, name, bearers=FIELD, hidden=False)
    assert refused(armies, name, bearers=CAMP) == "BG-C140"
    assert refused(armies, name, mordor=1) == "BG-C140"
    turned = {CAMP: "2 Gondor Regulars", FIELD: ENEMY}
    assert not refused(turned, name, by=FREE, bearers=FIELD)
    assert refused(turned, name, by=FREE, bearers=CAMP) == "BG-C140"
    siege = {"Minas Tirith": ENEMY, "inside Minas Tirith": "2 Gondor Regulars"}
    assert not refused(siege, name, source="Minas Tirith", target="Minas Tirith", bearers="Minas Tirith")


def places_of_use(name: str) -> set[str]:
    """The regions in which a Free Peoples Army that is attacked there allows this card."""
    found = set()
    for region in REGIONS:
        source = REGIONS[ADJACENT[region][0]].name
        target = REGIONS[region].name
        if not refused({target: "2 Gondor Regulars", source: ENEMY}, name, source=source, target=target):
            found.add(target)
    return found


@pytest.mark.parametrize("name", carrying("Ents' Rage", "Huorn-dark", "Nameless Wood"))
@card("Ents' Rage", "Huorn-dark", "Nameless Wood")
@rule("BG-C123")
def test_the_cards_of_the_ents_are_used_in_orthanc_fangorn_and_rohan(name: str) -> None:
    assert places_of_use(name) == {"Fangorn", "Orthanc", "Eastemnet", "Edoras", "Folde", "Fords of Isen", "Helm's Deep", "Westemnet"}
    orthanc = {"Orthanc": "2 Rohan Regulars", "inside Orthanc": "3 Isengard Regulars"}
    assert not refused(orthanc, name, by=FREE, source="Orthanc", target="Orthanc")  # the Shadow defends, in a siege battle
    assert not refused(orthanc, name, source="inside Orthanc", target="Orthanc")  # a sortie
    out_of_rohan = {"Westemnet": "2 Rohan Regulars", "Eastemnet": "2 Rohan Regulars", "Drúadan Forest": ENEMY}
    assert refused(out_of_rohan, name, by=FREE, source="Eastemnet", target="Drúadan Forest") == "BG-C123"


@pytest.mark.parametrize("name", cards_with("Advantageous Position"))
@card("Advantageous Position")
@rule("BG-C124")
def test_an_advantageous_position_is_in_the_land_of_a_free_nation(name: str) -> None:
    for target, source in (
        ("Pelargir", "West Harondor"),
        ("Rhosgobel", "Gladden Fields"),
        ("Edoras", "Folde"),
        ("Rivendell", "Trollshaws"),
    ):
        assert not refused({target: "2 Gondor Regulars", source: ENEMY}, name, source=source, target=target)
    for target, source in (("Osgiliath", "North Ithilien"), ("Gap of Rohan", "Enedwaith"), ("Moria", "Hollin"), (FIELD, CAMP)):
        assert refused({target: "2 Gondor Regulars", source: ENEMY}, name, source=source, target=target) == "BG-C124"
    assert not refused({"Osgiliath": "2 Gondor Regulars", "Pelargir": ENEMY}, name, by=FREE, source="Osgiliath", target="Pelargir")


@pytest.mark.parametrize("name", cards_with("Scouts"))
@card("Scouts")
@rule("BG-C125")
def test_scouts_are_for_defenders_who_are_not_besieged(name: str) -> None:
    assert not refused({FIELD: "2 Gondor Regulars", CAMP: ENEMY}, name)
    assert refused({CAMP: "2 Gondor Regulars", FIELD: ENEMY}, name, by=FREE) == "BG-C125"
    siege = {"Minas Tirith": ENEMY, "inside Minas Tirith": "2 Gondor Regulars"}
    assert refused(siege, name, source="Minas Tirith", target="Minas Tirith") == "BG-C125"
    assert refused(siege, name, by=FREE, source="inside Minas Tirith", target="Minas Tirith") == "BG-C125"
    besieging = {"Moria": "2 Gondor Regulars", "inside Moria": ENEMY}
    assert not refused(besieging, name, source="inside Moria", target="Moria")
    assert refused(besieging, name, by=FREE, source="Moria", target="Moria") == "BG-C125"


@pytest.mark.parametrize("name", carrying("Black Breath", "Words of Power"))
@card("Black Breath", "Words of Power")
@rule("BG-13.15", "BG-C150")
def test_some_cards_need_a_nazgul_in_the_battle_even_one_who_does_not_lead(name: str) -> None:
    for nazgul in ("Nazgûl", "The Witch-king"):
        assert not refused({FIELD: "2 Gondor Regulars", CAMP: f"{ENEMY}, {nazgul}"}, name)
        assert not refused({FIELD: "2 Gondor Regulars, Gandalf the White", CAMP: f"{ENEMY}, {nazgul}"}, name, ride=True)
    assert refused({FIELD: "2 Gondor Regulars", CAMP: f"{ENEMY}, The Mouth of Sauron"}, name) == "BG-13.15"
    assert refused({FIELD: "2 Gondor Regulars", CAMP: f"{ENEMY}, Nazgûl"}, name, keep=("Sauron Regular", "Nazgûl")) == "BG-13.15"


LEADING = {
    "Nazgûl": 1,
    "The Witch-king": 2,
    "The Mouth of Sauron": 0,
    "2 Nazgûl": 2,
    "Nazgûl, The Mouth of Sauron": 1,
    "Nazgûl, The Witch-king": 3,
}


@pytest.mark.parametrize("name", carrying("Cruel as Death", "They Are Terrible", "Dread and Despair", "Foul Stench"))
@card("Cruel as Death", "They Are Terrible", "Dread and Despair", "Foul Stench")
@rule("BG-C127", "BG-C160")
def test_some_cards_need_leadership_of_the_nazgul(name: str) -> None:
    needed = 2 if name in cards_with("Cruel as Death") else 1
    for figures, points in LEADING.items():
        armies = {FIELD: "2 Gondor Regulars, Gandalf the White", CAMP: f"{ENEMY}, {figures}"}
        assert refused(armies, name) == ("" if points >= needed else "BG-C127")
        assert refused(armies, name, ride=True) == "BG-C127"
    orthanc = {"Orthanc": "3 Isengard Elites, Saruman, Nazgûl", "Gap of Rohan": "2 Rohan Regulars"}
    assert refused(orthanc, name, source="Orthanc", target="Gap of Rohan") == ("" if needed == 1 else "BG-C127")
    assert refused(orthanc, name, source="Orthanc", target="Gap of Rohan", keep=("Isengard Elite", "Nazgûl")) == "BG-C127"


@pytest.mark.parametrize("name", cards_with("Durin's Bane"))
@card("Durin's Bane")
@rule("BG-C14", "BG-C132")
def test_durins_bane_is_used_within_two_regions_of_moria(name: str) -> None:
    near = {
        "Moria",
        "Dimrill Dale",
        "Hollin",
        "North Dunland",
        "Cardolan",
        "Fords of Bruinen",
        "Gladden Fields",
        "Lórien",
        "North Anduin Vale",
    }
    assert places_of_use(name) == near | {"Parth Celebrant", "South Anduin Vale", "South Downs", "South Dunland", "Tharbad", "Trollshaws"}


@pytest.mark.parametrize("name", cards_with("Devilry of Orthanc"))
@card("Devilry of Orthanc")
@rule("BG-C133")
def test_the_devilry_of_orthanc_is_for_siege_battles_with_a_unit_of_isengard(name: str) -> None:
    edoras = {"Helm's Deep": "2 Sauron Regulars, Isengard Regular", "inside Helm's Deep": "2 Rohan Regulars"}
    assert not refused(edoras, name, source="Helm's Deep", target="Helm's Deep")
    assert refused(edoras, name, source="Helm's Deep", target="Helm's Deep", keep=("Isengard Regular",)) == "BG-C133"
    assert refused(edoras, name, by=FREE, source="inside Helm's Deep", target="Helm's Deep") == "BG-C133"
    besieged = {"Orthanc": "2 Rohan Regulars", "inside Orthanc": "Isengard Elite"}
    assert not refused(besieged, name, by=FREE, source="Orthanc", target="Orthanc")
    assert refused(besieged, name, source="inside Orthanc", target="Orthanc") == "BG-C133"
    without = {"Helm's Deep": ENEMY, "inside Helm's Deep": "2 Rohan Regulars"}
    assert refused(without, name, source="Helm's Deep", target="Helm's Deep") == "BG-C133"
    in_the_open = {"Helm's Deep": "2 Rohan Regulars", "Fords of Isen": "3 Isengard Regulars"}
    assert refused(in_the_open, name, source="Fords of Isen", target="Helm's Deep") == "BG-C133"


@pytest.mark.parametrize("name", carrying("Mûmakil", "We Come to Kill"))
@card("Mûmakil", "We Come to Kill")
@rule("BG-13.15")
def test_mumakil_need_a_southron_elite_and_killers_any_elite(name: str) -> None:
    assert not refused({FIELD: "Gondor Elite", CAMP: "Southron Elite"}, name)
    assert refused({FIELD: "Gondor Elite", CAMP: "2 Southron Regulars"}, name) == "BG-13.15"
    assert refused({FIELD: "Gondor Elite", CAMP: "Southron Regular, Sauron Elite"}, name) == (
        "BG-13.15" if name in cards_with("Mûmakil") else ""
    )
    assert refused({FIELD: "Gondor Elite", CAMP: "Southron Regular, Southron Elite"}, name, keep=("Southron Elite",)) == "BG-13.15"


FREELY = ("Daylight", "No Quarter", "Shield-wall", "Confusion", "Deadly Strife", "Onslaught", "Relentless Assault", "Great Host")


@pytest.mark.parametrize("name", carrying(*FREELY, "Swarm of Bats", "Desperate Battle"))
@card(
    "Daylight",
    "No Quarter",
    "Shield-wall",
    "Confusion",
    "Deadly Strife",
    "Onslaught",
    "Relentless Assault",
    "Great Host",
    "Swarm of Bats",
    "Desperate Battle",
)
@rule("BG-13.15")
def test_other_cards_are_used_freely(name: str) -> None:
    assert not refused({FIELD: "Gondor Regular", CAMP: "Sauron Regular"}, name)
    assert not refused({CAMP: "Gondor Regular", FIELD: "Sauron Regular"}, name, by=FREE)
    siege = {"Minas Tirith": "Sauron Regular", "inside Minas Tirith": "Gondor Regular"}
    assert not refused(siege, name, source="Minas Tirith", target="Minas Tirith")
