"""The Political Track: who becomes active, and who steps towards war. The first half of chapter 16."""

from __future__ import annotations

import pytest

from tests.boardgame.hanging import hang
from tests.boardgame.throwing import dice, faces
from tests.citing import rule
from thirdage.boardgame.book import NOBODY, push
from thirdage.boardgame.figures import arrives
from thirdage.boardgame.politics import BY_CARD, BY_DIPLOMACY, activate, advance
from thirdage.boardgame.positions import FREE, SHADOW, asked, at, do, log, step_of, table, why_not
from thirdage.boardgame.state import State, is_at_war
from thirdage.boardgame.tables import CHARACTER, CHARACTERS, COMPANIONS, NATION, NATION_ID, NATIONS_OF, REGION
from thirdage.boardgame.turn import points

GONDOR, NORTH, ROHAN = NATION["gondor"], NATION["north"], NATION["rohan"]


def shadow(armies: dict[str, str], war: str = "Sauron, Isengard, Southrons", die: str = "Army", **more: object) -> State:
    return table(armies, war=war, dice_shadow=f"{die}, {die}", dice_free="Muster", asking=("turn", SHADOW), **more)  # type: ignore[arg-type]


def attack(state: State, source: str, target: str = "") -> None:
    do(state, "use Army", "attack", f"from {source}")
    for label in (f"to {target}", "attack with everybody"):
        if label in asked(state):
            do(state, label)


def march(state: State, source: str, target: str) -> None:
    do(state, "use Army", "move an Army", f"from {source}")
    for label in (f"to {target}", "everybody who can", "no more"):
        if label in asked(state):
            do(state, label)


# The Track.


@rule("BG-16.1")
@pytest.mark.parametrize(
    "nation, steps",
    [("rohan", 3), ("north", 3), ("elves", 3), ("dwarves", 3), ("gondor", 2), ("southrons", 2), ("sauron", 1), ("isengard", 1)],
)
def test_steps_to_war_at_the_start(nation: str, steps: int) -> None:
    s = table(start=True)
    for _ in range(steps):
        assert not is_at_war(s, NATION[nation])
        activate(s, NATION[nation], BY_CARD)
        advance(s, NATION[nation], BY_CARD)
    assert is_at_war(s, NATION[nation])


@rule("BG-16.2", "BG-16.9")
def test_a_passive_nation_advances_but_not_into_war() -> None:
    s = table(dice_free="Muster, Muster", dice_shadow="Army")
    do(s, "use Muster", "advance Gondor on the Political Track", "use Army", "skip: discard the die")
    assert step_of(s, "gondor") == (2, False)
    do(s, "use Muster")
    assert "advance Gondor on the Political Track" not in asked(s) and why_not(s, "advance", "gondor") == "BG-16.9"


@rule("BG-16.9")
def test_an_active_nation_goes_to_war() -> None:
    s = table(track={"gondor": 2}, active="gondor", dice_free="Muster", dice_shadow="Army")
    do(s, "use Muster", "advance Gondor on the Political Track")
    assert step_of(s, "gondor") == (3, True) and "Gondor: At War, by a Diplomatic action." in log(s)


@rule("BG-16.3")
def test_nations_of_the_shadow_are_always_active_and_activation_is_for_good() -> None:
    s = shadow({"Osgiliath": "Sauron Regular"})
    assert all(step_of(s, NATION_ID[nation])[1] for nation in NATIONS_OF[SHADOW])
    march(s, "Osgiliath", "Lossarnach")
    do(s, "use Muster", "skip: discard the die")
    march(s, "Lossarnach", "Osgiliath")  # the Army has left again
    assert step_of(s, "gondor")[1]


@rule("BG-16.4")
def test_a_nation_at_war_stays_so_and_makes_no_more_steps() -> None:
    s = table({"Pelargir": "Boromir"}, war="Gondor", dice_free="Muster, Event", dice_shadow="Army")
    advance(s, GONDOR, BY_DIPLOMACY)
    assert step_of(s, "gondor") == (3, True)
    do(s, "use Muster")
    assert why_not(s, "advance", "gondor") == why_not(s, "counsel", "Boromir") == "BG-16.4"


# Activation.


@rule("BG-16.5")
def test_an_enemy_army_that_enters_activates() -> None:
    s = shadow({"Fords of Isen": "", "Gap of Rohan": "Isengard Regular"})
    march(s, "Gap of Rohan", "Fords of Isen")
    assert step_of(s, "rohan") == (0, True) and "Rohan: active now, because an enemy Army entered its land." in log(s)


@rule("BG-16.5", "BG-R47")
def test_nazgul_and_minions_that_enter_activate_nobody() -> None:
    s = shadow({"Gorgoroth": "2 Nazgûl, The Witch-king"}, die="Character")
    do(s, "use Character", "move Nazgûl and Minions", "from Gorgoroth", "2", "to Anfalas", "The Witch-king", "to Edoras")
    assert (step_of(s, "gondor"), step_of(s, "rohan")) == ((1, False), (0, False))


@rule("BG-R47")
def test_an_army_that_retreats_into_a_land_enters_it(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table({"Minas Tirith": "Rohan Regular", "Osgiliath": "Southron Regular"}, war="Rohan", dice_free="Army", dice_shadow="Army")
    dice(monkeypatch, faces(1), faces(1))
    attack(s, "Minas Tirith")
    do(s, "no", "no", "fight", "to Drúadan Forest", "stay")
    assert step_of(s, "gondor") == (1, True) and at(s, "Drúadan Forest") == "Southron Regular"


@rule("BG-R47")
def test_an_advance_after_a_battle_is_an_entry(monkeypatch: pytest.MonkeyPatch) -> None:
    s = shadow({"Pelargir": "Rohan Regular", "West Harondor": "2 Southron Regulars"})
    dice(monkeypatch, faces(6, 1), faces(1), faces(1))
    attack(s, "West Harondor", "Pelargir")
    do(s, "no", "no")
    assert step_of(s, "gondor") == (1, False) and step_of(s, "rohan") == (1, True)  # attacked was a unit of Rohan
    do(s, "advance", "everybody who can")
    assert step_of(s, "gondor") == (2, True)  # entered, and the City is lost


@rule("BG-16.5", "BG-16.8", "BG-R44")
def test_an_attack_activates_and_then_advances(monkeypatch: pytest.MonkeyPatch) -> None:
    s = shadow({"Osgiliath": "Gondor Regular", "North Ithilien": "Sauron Regular"}, track={"gondor": 2})
    dice(monkeypatch, faces(1), faces(1))
    attack(s, "North Ithilien")
    assert step_of(s, "gondor") == (3, True)
    do(s, "no", "no", "cease")
    assert s.stack[-1] == ("turn", FREE)


@rule("BG-R44", "BG-16.5", "BG-16.8")
def test_a_settlement_lost_to_an_army_that_enters_takes_a_passive_nation_to_war() -> None:
    s = shadow({"Osgiliath": "Sauron Regular"}, track={"gondor": 2})
    assert step_of(s, "gondor") == (2, False)
    march(s, "Osgiliath", "Pelargir")
    assert step_of(s, "gondor") == (3, True)
    assert s.stack[-1] == ("turn", FREE)


@rule("BG-16.8")
def test_a_battle_counts_once_however_many_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    s = shadow({"Osgiliath": "2 Gondor Regulars", "North Ithilien": "2 Sauron Regulars"}, track={"gondor": 0})
    dice(monkeypatch, *[faces(1, 1)] * 6)
    attack(s, "North Ithilien")
    do(s, "no", "no", "fight", "stand", "no", "no", "fight", "stand", "no", "no", "cease")
    assert step_of(s, "gondor") == (1, True)


@rule("BG-D10", "BG-16.8")
def test_gondor_attacked_once_and_twice_from_the_start(monkeypatch: pytest.MonkeyPatch) -> None:
    s = shadow({"Osgiliath": "2 Gondor Regulars", "North Ithilien": "2 Sauron Regulars"})
    for expected in ((2, True), (3, True)):
        dice(monkeypatch, faces(1, 1), faces(1, 1))
        attack(s, "North Ithilien")
        do(s, "no", "no", "cease")
        assert step_of(s, "gondor") == expected
        if expected == (2, True):
            do(s, "use Muster", "skip: discard the die")


@rule("BG-D9", "BG-16.9")
def test_a_passive_nation_before_war_is_activated_by_an_attack_but_not_by_diplomacy(monkeypatch: pytest.MonkeyPatch) -> None:
    s = shadow({"Dale": "North Regular", "Northern Rhovanion": "Sauron Regular"}, track={"north": 2})
    dice(monkeypatch, faces(1), faces(1))
    attack(s, "Northern Rhovanion")
    do(s, "no", "no", "cease")
    assert step_of(s, "north") == (3, True)
    t = table(track={"north": 2}, dice_free="Muster", dice_shadow="Army")
    do(t, "use Muster")
    assert why_not(t, "advance", "north") == "BG-16.9"


@rule("BG-R45")
def test_a_step_that_cannot_be_made_is_lost_not_stored() -> None:
    s = table(track={"north": 2})
    advance(s, NORTH, BY_CARD)
    activate(s, NORTH, BY_CARD)
    assert step_of(s, "north") == (2, True)
    advance(s, NORTH, BY_CARD)
    assert step_of(s, "north") == (3, True)


@rule("BG-R46")
def test_every_nation_with_units_in_the_army_attacked_counts_one_with_leaders_alone_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    s = shadow({"Osgiliath": "Gondor Regular, Rohan Elite, North Leader, Gimli", "North Ithilien": "Sauron Regular"}, track={"gondor": 0})
    dice(monkeypatch, faces(1), faces(1, 1, 1))
    attack(s, "North Ithilien")
    do(s, "no", "no", "cease")
    assert (step_of(s, "gondor"), step_of(s, "rohan"), step_of(s, "north")) == ((1, True), (1, True), (0, False))
    assert step_of(s, "dwarves") == (0, False)


@rule("BG-16.8")
def test_a_nation_of_the_shadow_that_is_attacked_steps_forward_too(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table({"Fords of Isen": "Rohan Regular", "Gap of Rohan": "Isengard Regular"}, war="Rohan", dice_free="Army", dice_shadow="Muster")
    dice(monkeypatch, faces(1), faces(1))
    attack(s, "Fords of Isen")
    do(s, "no", "no", "cease")
    assert step_of(s, "isengard") == (3, True)


@rule("BG-16.8")
def test_the_loss_of_a_settlement_is_a_step_and_its_return_is_none() -> None:
    s = shadow({"Osgiliath": "Southron Regular", "Lamedon": "Gondor Regular"})
    march(s, "Osgiliath", "Pelargir")
    assert step_of(s, "gondor") == (2, True)  # entered, and lost Pelargir
    t = table({"Lamedon": "Gondor Regular"}, taken={"Pelargir": SHADOW}, war="Gondor", dice_free="Army", dice_shadow="Muster")
    march(t, "Lamedon", "Pelargir")
    assert step_of(t, "southrons") == (1, True) and points(t) == (0, 0)


@rule("BG-16.8")
def test_the_shadow_loses_a_settlement() -> None:
    s = table({"West Harondor": "Gondor Regular"}, war="Gondor", dice_free="Army", dice_shadow="Muster")
    march(s, "West Harondor", "Umbar")
    assert step_of(s, "southrons") == (2, True) and points(s) == (2, 0)


@rule("BG-16.5")
@pytest.mark.parametrize("name, activated", [("Edoras", True), ("Helm's Deep", True), ("Folde", False), ("Fords of Isen", False)])
def test_the_fellowship_declared_in_a_city_or_stronghold_activates(name: str, activated: bool) -> None:
    s = table(bearers=name, asking=("declare", FREE))
    do(s, "declare", *["stop in " + name] * (s.stack[-1][0] == "path"))
    assert step_of(s, "rohan") == (0, activated)


# Companions.

ANY = {"dwarves", "elves", "gondor", "north", "rohan"}
WHO = {
    "Gandalf the Grey": ANY,
    "Strider": {"north"},
    "Boromir": {"gondor"},
    "Legolas": {"elves"},
    "Gimli": {"dwarves"},
    "Meriadoc Brandybuck": ANY,
    "Peregrin Took": ANY,
    "Aragorn": ANY,
    "Gandalf the White": ANY,
}


@rule("BG-16.6", "BG-R83")
@pytest.mark.parametrize("companion", WHO)
def test_who_activates_which_nation(companion: str) -> None:
    assert {NATION_ID[nation] for nation in CHARACTERS[CHARACTER[companion]].activates} == WHO[companion]
    assert {CHARACTERS[c].name for c in COMPANIONS} == set(WHO)


@rule("BG-16.5", "BG-R83")
@pytest.mark.parametrize("companion, place, nation, activated", [
    ("Boromir", "Pelargir", "gondor", True),
    ("Boromir", "Dale", "north", False),
    ("Strider", "Dale", "north", True),
    ("Strider", "Pelargir", "gondor", False),
    ("Gimli", "Erebor", "dwarves", True),
    ("Gimli", "Iron Hills", "dwarves", False),
    ("Meriadoc Brandybuck", "Edoras", "rohan", True),
    ("Meriadoc Brandybuck", "Folde", "rohan", False),
])  # fmt: skip
def test_a_companion_activates_in_a_city_or_stronghold(companion: str, place: str, nation: str, activated: bool) -> None:
    s = table({place: companion})
    arrives(s, CHARACTER[companion])
    assert step_of(s, nation)[1] == activated


@rule("BG-16.5")
def test_a_companion_activates_nobody_where_the_enemy_rules() -> None:
    for taken, activated in (({}, True), ({"Pelargir": SHADOW}, False)):
        s = table({"Lossarnach": "Boromir"}, taken=taken, dice_free="Character", dice_shadow="Army")
        do(s, "use Character", "move Companions", "Boromir", "to Pelargir")
        assert step_of(s, "gondor")[1] == activated and s.stack[-1] == ("turn", SHADOW)


@rule("BG-16.5")
def test_a_companion_activates_only_where_his_movement_ends() -> None:
    s = table({"Lamedon": "Boromir"}, dice_free="Character", dice_shadow="Army")
    do(s, "use Character", "move Companions", "Boromir", "to Osgiliath")  # through Pelargir
    assert step_of(s, "gondor") == (1, False)


@rule("BG-16.5", "BG-R82")
def test_who_enters_play_by_separation_activates() -> None:
    s = table(bearers="Edoras", dice_free="Character", dice_shadow="Army")
    do(s, "use Character", "separate Companions", "Peregrin Took", "to Edoras", *["Gandalf the Grey"])
    assert step_of(s, "rohan") == (0, True) and s.stack[-1] == ("turn", SHADOW)


@rule("BG-16.5")
def test_aragorn_who_enters_play_activates_gondor() -> None:
    s = table({"Dol Amroth": "Strider"}, dice_free="Will of the West", dice_shadow="Army")
    do(s, "use Will of the West", "bring Aragorn into play")
    assert step_of(s, "gondor") == (1, True)


@rule("BG-R82")
def test_a_companion_comes_with_a_moving_army() -> None:
    s = table({"Lossarnach": "Gondor Regular, Boromir"}, dice_free="Army", dice_shadow="Army")
    march(s, "Lossarnach", "Pelargir")
    assert step_of(s, "gondor") == (1, True) and at(s, "Pelargir") == "Gondor Regular, Boromir"


@rule("BG-R82")
def test_a_companion_comes_in_a_group() -> None:
    s = table({"Westemnet": "Gandalf the Grey, Gimli"}, companions="Strider", dice_free="Character", dice_shadow="Army")
    do(s, "use Character", "move Companions", "Gandalf the Grey", "Gimli", "to Edoras")
    assert step_of(s, "rohan") == (0, True) and at(s, "Edoras") == "Gandalf the Grey, Gimli"


@rule("BG-R82")
def test_a_companion_comes_with_a_retreating_army(monkeypatch: pytest.MonkeyPatch) -> None:
    s = shadow({"Osgiliath": "Rohan Regular, Boromir", "North Ithilien": "Sauron Regular"})
    dice(monkeypatch, faces(1), faces(1))
    attack(s, "North Ithilien")
    do(s, "no", "no", "fight", "to Pelargir", "stay")
    assert step_of(s, "gondor") == (1, True) and at(s, "Pelargir") == "Rohan Regular, Boromir"


@rule("BG-R82")
def test_a_companion_comes_with_an_advancing_army(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table(
        {"Lossarnach": "2 Rohan Regulars, Boromir", "Pelargir": "Southron Regular"},
        war="Rohan",
        taken={"Pelargir": SHADOW},
        dice_free="Army",
        dice_shadow="Army",
    )
    dice(monkeypatch, faces(6, 1, 1), faces(1), faces(1, 1, 1))
    attack(s, "Lossarnach")
    do(s, "no", "no", "advance")
    assert step_of(s, "gondor") == (1, False)
    do(s, "Boromir", "Rohan Regular", "set out")  # Gondor is not their land, but Rohan is At War
    assert step_of(s, "gondor") == (1, True) and points(s) == (0, 0)


# Advancement.


@rule("BG-16.7")
def test_a_muster_result_advances_one_friendly_nation_one_step() -> None:
    s = table(start=True, dice_free="Muster", dice_shadow="Muster")
    do(s, "use Muster", "advance the Dwarves on the Political Track")
    assert step_of(s, "dwarves") == (1, False)
    do(s, "use Muster")
    assert why_not(s, "advance", "rohan") == "BG-16.7"
    do(s, "advance the Southrons and Easterlings on the Political Track")
    assert step_of(s, "southrons") == (2, True)


@rule("BG-16.10")
def test_a_card_that_makes_an_army_attack_wakes_the_victim(monkeypatch: pytest.MonkeyPatch) -> None:
    hang(monkeypatch, "The Fighting Uruk-hai", event=lambda state, seat, card: push(state, ("attack_from", seat, card)))
    s = shadow({"Orthanc": "Isengard Regular", "Fords of Isen": "Rohan Regular"}, hand_shadow="The Fighting Uruk-hai")
    dice(monkeypatch, faces(1), faces(1))
    do(s, "use Army", *["skip: discard the die"])
    do(s, "use Muster", "skip: discard the die")
    s.dice[SHADOW] = [0, 0, 0, 0, 1, 0, 0]
    do(s, "use Event", "play The Fighting Uruk-hai", "from Orthanc", "no", "no", "cease")
    assert step_of(s, "rohan") == (1, True)


@rule("BG-16.10")
def test_a_card_that_strikes_without_an_attack_wakes_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    hits = ("hits_on_army", NOBODY, FREE, REGION["Osgiliath"], 1, -1)
    hang(monkeypatch, "Dreadful Spells", event=lambda state, seat, card: push(state, hits))
    s = shadow({"Osgiliath": "3 Gondor Regulars"}, hand_shadow="Dreadful Spells", die="Event")
    do(s, "use Event", "play Dreadful Spells")
    assert step_of(s, "gondor") == (1, False) and at(s, "Osgiliath") == "2 Gondor Regulars"
