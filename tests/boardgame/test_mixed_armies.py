"""Armies of two teammates in one region: separate or one (BG-21.13 to BG-21.19, BG-R72, BG-R73)."""

from __future__ import annotations

import pytest

from tests.boardgame.battles import attack, march
from tests.boardgame.throwing import dice, faces
from tests.citing import rule
from thirdage.boardgame.fighting import fighting
from thirdage.boardgame.positions import GONDOR, ROHAN, SARUMAN_OF_FOUR, WITCH_KING, asked, at, do, log, table, why_not
from thirdage.boardgame.state import State
from thirdage.boardgame.tables import CHARACTER, FREE, INSIDE, KINDS, REGION, REGULAR, SHADOW, kind_of
from thirdage.boardgame.tables import GONDOR as GONDOR_NATION
from thirdage.boardgame.tables import ROHAN as ROHAN_NATION

PELARGIR, MINAS_TIRITH = REGION["Pelargir"], REGION["Minas Tirith"]
MAN_OF_GONDOR, RIDER = kind_of(GONDOR_NATION, REGULAR), kind_of(ROHAN_NATION, REGULAR)


def acts(
    armies: dict[str, str], seat: int = GONDOR, die: str = "", mixed: str = "", leading: int = -1, war: str = "all", **more: str
) -> State:
    """One seat of four has one die and takes one action, after which nothing waits. `leading`: who leads its side."""
    side = FREE if seat in (GONDOR, ROHAN) else SHADOW
    die = die or ("Muster/Army" if side == FREE else "Army")
    free, shadow = (die, "") if side == FREE else ("", die)
    hands = {ROHAN: more.get("rohan", ""), GONDOR: more.get("gondor", "")}
    s = table(armies, persons=4, war=war, mixed=mixed, hands=hands, dice_free=free, dice_shadow=shadow, asking=("turn", seat), then=())
    if leading >= 0:
        s.leading[side] = leading
    return s


def mixed(s: State) -> list[str]:
    return [name for name, region in REGION.items() if region in s.mixed]


# Separate, or one (BG-21.13).


def meeting() -> State:
    s = acts({"Osgiliath": "2 Gondor Regulars", "Pelargir": "Rohan Regular"})
    march(s, "Osgiliath", "Pelargir", die="Muster/Army")
    return s


@rule("BG-21.13")
def test_armies_that_meet_become_one_only_if_both_agree() -> None:
    s = meeting()
    assert s.stack == [("join", ROHAN, PELARGIR)]  # who does not lead is asked first
    do(s, "join")
    assert s.stack == [("join", GONDOR, PELARGIR)]
    do(s, "join")
    assert (mixed(s), s.stack) == (["Pelargir"], [])
    for answers in (["no"], ["join", "no"]):
        s = meeting()
        do(s, *answers)
        assert (mixed(s), s.stack) == ([], [])


@rule("BG-21.13")
def test_one_team_is_asked_also_after_recruiting_and_nobody_where_nothing_came() -> None:
    s = acts({"Pelargir": "Rohan Regular", "Osgiliath": "Gondor Regular, Rohan Regular"}, die="Muster")
    do(s, "use Muster", "recruit", "Gondor Regular", "to Pelargir", "no more")
    assert s.stack == [("join", ROHAN, PELARGIR)]  # and not for Osgiliath, where all is as it was
    do(s, "no")
    assert s.stack == []


@rule("BG-21.13", "BG-17.30")
def test_a_companion_who_comes_out_of_the_fellowship_to_two_armies_lets_them_join() -> None:
    armies = {"Pelargir": "Gondor Regular, Rohan Regular"}
    s = table(
        armies, persons=4, war="all", bearers="Osgiliath", companions="Gimli", dice_free="Character", asking=("turn", GONDOR), then=()
    )
    do(s, "use Character", "separate Companions", "Gimli", "to Pelargir")
    assert at(s, "Pelargir") == "Gondor Regular, Rohan Regular, Gimli"
    assert s.stack == [("join", ROHAN, PELARGIR)]


@rule("BG-21.13")
def test_a_retreat_to_a_teammate_lets_the_two_join(monkeypatch: pytest.MonkeyPatch) -> None:
    s = acts({"South Ithilien": "5 Sauron Regulars", "Osgiliath": "2 Gondor Regulars", "Pelargir": "Rohan Regular"}, WITCH_KING)
    dice(monkeypatch, faces(1, 1, 1, 1, 1), faces(1, 1))
    attack(s, "South Ithilien", "Osgiliath")
    do(s, "no", "no", "fight", "to Pelargir", "stay")
    assert s.stack == [("join", ROHAN, PELARGIR)]
    do(s, "join", "join")
    assert (mixed(s), at(s, "Pelargir"), s.stack) == (["Pelargir"], "2 Gondor Regulars, Rohan Regular", [])


@rule("BG-21.13")
def test_armies_that_are_attacked_become_one_and_stay_so(monkeypatch: pytest.MonkeyPatch) -> None:
    s = acts({"South Ithilien": "5 Sauron Regulars", "Osgiliath": "2 Gondor Regulars, Rohan Regular"}, WITCH_KING)
    dice(monkeypatch, faces(1, 1, 1, 1, 1), faces(1, 1, 1))
    attack(s, "South Ithilien", "Osgiliath")
    assert mixed(s) == ["Osgiliath"]
    do(s, "no", "no", "cease")
    assert (mixed(s), s.stack) == (["Osgiliath"], [])  # nobody is asked
    # Of one player's Army there is nothing to join.
    s = acts({"South Ithilien": "5 Sauron Regulars", "Osgiliath": "2 Gondor Regulars"}, WITCH_KING)
    attack(s, "South Ithilien", "Osgiliath")
    assert mixed(s) == []


@rule("BG-21.13", "BG-R73")
def test_a_mixed_army_is_still_one_inside_the_stronghold() -> None:
    s = acts({"Osgiliath": "5 Sauron Regulars", "Minas Tirith": "5 Gondor Regulars, 3 Rohan Regulars"}, WITCH_KING)
    attack(s, "Osgiliath", "Minas Tirith")
    assert s.stack[-1] == ("withdraw", GONDOR)
    do(s, "withdraw into the Stronghold", "advance", "everybody who can")
    for _ in range(3):  # he alone says who is too many, and takes all from the other
        assert (s.stack[-1][:2], asked(s)) == (("trim", GONDOR), ["gondor Regular", "rohan Regular"])
        do(s, "Gondor Regular" if s.units[INSIDE[MINAS_TIRITH] * KINDS + MAN_OF_GONDOR] > 3 else "Rohan Regular")
    assert (at(s, "inside Minas Tirith"), s.mixed, s.stack) == ("3 Gondor Regulars, 2 Rohan Regulars", [INSIDE[MINAS_TIRITH]], [])


@rule("BG-21.13", "BG-21.16")
def test_a_mixed_army_stays_one_where_it_goes() -> None:
    s = acts({"Osgiliath": "3 Gondor Regulars, Rohan Regular"}, mixed="Osgiliath")
    march(s, "Osgiliath", "Pelargir", die="Muster/Army")
    assert (at(s, "Pelargir"), mixed(s), s.stack) == ("3 Gondor Regulars, Rohan Regular", ["Pelargir"], [])  # nobody is asked again


# Separate Armies (BG-21.14).


@rule("BG-21.14", "BG-21.10")
def test_of_separate_armies_each_player_moves_his_own() -> None:
    s = acts({"Osgiliath": "3 Gondor Regulars, Gondor Leader, Rohan Regular, Rohan Leader"})
    do(s, "use Muster/Army", "move an Army", "from Osgiliath", "to Pelargir")
    assert asked(s) == ["everybody who can", "gondor Regular", "gondor Leader"]
    assert why_not(s, "take", "Rohan Leader") == "BG-21.10"
    do(s, "everybody who can")
    assert (at(s, "Pelargir"), at(s, "Osgiliath")) == ("3 Gondor Regulars, Gondor Leader", "Rohan Regular, Rohan Leader")
    assert s.stack == []


@rule("BG-21.14", "BG-R73")
def test_a_separate_army_attacks_under_its_own_player_though_the_other_is_greater(monkeypatch: pytest.MonkeyPatch) -> None:
    armies = {"Osgiliath": "2 Gondor Regulars, 4 Rohan Regulars, Rohan Leader", "South Ithilien": "2 Sauron Regulars"}
    s = acts(armies, gondor="Athelas", rohan="Axe and Bow")
    dice(monkeypatch, faces(1, 1), faces(6, 1))
    do(s, "use Muster/Army", "attack", "from Osgiliath")
    assert asked(s) == ["attack with all others", "keep back: Gondor Regular"]
    do(s, "attack with all others")
    assert s.stack[-1] == ("combat_card", GONDOR, FREE)
    do(s, "no", "no")
    assert at(s, "Osgiliath") == "Gondor Regular, 4 Rohan Regulars, Rohan Leader"  # the loss is his: no other unit takes part
    assert s.stack[-1][:2] == ("cease", GONDOR)


@rule("BG-21.14", "BG-R71")
def test_a_minion_fights_with_the_separate_army_of_his_own_player() -> None:
    armies = {"Osgiliath": "2 Sauron Regulars, The Witch-king, Nazgûl, Southron Regular", "Pelargir": "Gondor Regular"}
    for joined in ("", "Osgiliath"):
        s = acts(armies | {"Osgiliath": armies["Osgiliath"] + ", 2 Southron Elites"}, SARUMAN_OF_FOUR, mixed=joined)
        do(s, "use Army", "attack", "from Osgiliath")
        assert ("keep back: The Witch-king" in asked(s)) is bool(joined)  # else he stays behind anyhow
        do(s, "attack with everybody" if joined else "attack with all others", "no")
        assert fighting(s, SHADOW, CHARACTER["The Witch-king"]) == bool(joined)
    # Where his player has no units he is with whoever stands there.
    s = acts({"Osgiliath": "2 Southron Regulars, The Witch-king", "Pelargir": "Gondor Regular"}, SARUMAN_OF_FOUR)
    do(s, "use Army", "attack", "from Osgiliath")
    assert asked(s) == ["attack with everybody", "keep back: Southron Regular", "keep back: The Witch-king"]


def crowd(figures: str, joined: bool = False, leading: int = GONDOR) -> State:
    """More than ten stand in Pelargir at the end of an action."""
    s = acts({"Pelargir": figures}, die="Event", mixed="Pelargir" if joined else "", leading=leading)
    do(s, "use Event", "skip: discard the die")
    return s


@rule("BG-21.14")
@pytest.mark.parametrize(
    ("gondor", "rohan", "leading", "order"),
    [(6, 5, GONDOR, "R"), (6, 5, ROHAN, "G"), (6, 6, ROHAN, "GR"), (7, 6, GONDOR, "RGR"), (12, 1, GONDOR, "RGG"), (3, 10, ROHAN, "GRG")],
)
def test_too_many_go_one_each_in_turn_from_who_does_not_lead_on(gondor: int, rohan: int, leading: int, order: str) -> None:
    s = crowd(f"{gondor} Gondor Regulars, {rohan} Rohan Regulars", leading=leading)  # each has one kind: that is no choice
    gone = [line for line in log(s) if "Regular" in line]
    assert "".join("G" if "Gondor Regular" in line else "R" for line in gone) == order
    assert s.stack == []


@rule("BG-21.14")
def test_each_gives_up_a_unit_of_his_own() -> None:
    s = crowd("4 Gondor Regulars, 2 Gondor Elites, 5 Rohan Regulars, Rohan Elite")
    assert s.stack[-1][:2] == ("trim", ROHAN)
    assert asked(s) == ["rohan Regular", "rohan Elite"]
    do(s, "Rohan Elite")
    assert s.stack[-1][:2] == ("trim", GONDOR)
    assert asked(s) == ["gondor Regular", "gondor Elite"]
    do(s, "Gondor Regular")
    assert (at(s, "Pelargir"), s.stack) == ("3 Gondor Regulars, 2 Gondor Elites, 5 Rohan Regulars", [])


@rule("BG-21.15", "BG-21.14")
def test_of_a_mixed_army_its_controller_says_who_goes_and_control_changes_with_the_numbers() -> None:
    s = crowd("6 Gondor Regulars, 6 Rohan Regulars", joined=True, leading=ROHAN)
    assert s.stack[-1][:2] == ("trim", ROHAN)
    assert asked(s) == ["gondor Regular", "rohan Regular"]
    do(s, "Rohan Regular")
    assert s.stack[-1][:2] == ("trim", GONDOR)
    do(s, "Rohan Regular")
    assert (at(s, "Pelargir"), s.stack) == ("6 Gondor Regulars, 4 Rohan Regulars", [])


# Who controls a mixed Army (BG-21.15, BG-21.16, BG-21.18).


@rule("BG-21.15")
@pytest.mark.parametrize(
    ("army", "leading", "controls"),
    [
        ("2 Gondor Regulars, Rohan Elite, 3 Rohan Leaders", ROHAN, GONDOR),  # Leaders are no units
        ("2 Gondor Regulars, Rohan Regular, Rohan Elite", GONDOR, ROHAN),
        ("Gondor Regular, Elven Elite, Dwarven Elite, Rohan Regular", GONDOR, GONDOR),
        ("Gondor Regular, Elven Elite, Dwarven Elite, Rohan Regular", ROHAN, ROHAN),
    ],
)
def test_more_units_then_more_elites_then_the_lead_give_control(army: str, leading: int, controls: int) -> None:
    for seat in (GONDOR, ROHAN):
        s = acts({"Lossarnach": army}, seat, mixed="Lossarnach", leading=leading)
        do(s, "use Muster/Army", "move an Army", "from Lossarnach", "to Osgiliath")
        mine = {GONDOR: ("Gondor", "Elven"), ROHAN: ("Rohan", "Dwarven")}[seat]
        others = [label for label in asked(s) if "Regular" in label or "Elite" in label or "Leader" in label]
        assert all(label.capitalize().startswith(mine) for label in others) is (seat != controls)


@rule("BG-21.16", "BG-21.18")
def test_the_other_player_attacks_not_with_a_mixed_army_but_may_lead_his_units_out() -> None:
    armies = {"Osgiliath": "3 Gondor Regulars, 2 Rohan Regulars", "Pelargir": "Sauron Regular"}
    s = acts(armies, ROHAN, mixed="Osgiliath")
    do(s, "use Muster/Army")
    assert "attack" not in asked(s)
    assert why_not(acts_to_attack(armies), "from", "Osgiliath") == "BG-21.16"
    do(s, "move an Army", "from Osgiliath", "to Lossarnach")
    assert asked(s) == ["everybody who can", "rohan Regular"]
    do(s, "Rohan Regular", "Rohan Regular")
    assert (at(s, "Lossarnach"), at(s, "Osgiliath"), s.mixed, s.stack) == ("2 Rohan Regulars", "3 Gondor Regulars", [], [])


def acts_to_attack(armies: dict[str, str]) -> State:
    """Rohan may attack, from Dale: the question from where is open."""
    more = {"Dale": "North Regular", "Vale of the Carnen": "Sauron Regular", "Erebor": "North Regular", "North Rhûn": "Sauron Regular"}
    s = acts(armies | more, ROHAN, mixed="Osgiliath")
    do(s, "use Muster/Army", "attack")
    return s


@rule("BG-R73", "BG-21.16")
def test_the_controller_is_asked_for_cards_casualties_and_retreats(monkeypatch: pytest.MonkeyPatch) -> None:
    armies = {"South Ithilien": "5 Sauron Regulars", "Osgiliath": "2 Gondor Regulars, 3 Rohan Regulars"}
    s = acts(armies, WITCH_KING, rohan="Athelas", gondor="Mirror of Galadriel")
    dice(monkeypatch, faces(6, 6, 1, 1, 1), faces(1, 1, 1, 1, 1))
    attack(s, "South Ithilien", "Osgiliath")
    do(s, "no")
    assert s.stack[-1] == ("combat_card", ROHAN, FREE)
    assert not any("Mirror" in label for label in asked(s))  # from his own hand
    do(s, "no")
    assert s.stack[-1][:2] == ("take_hits", ROHAN)
    do(s, "remove Rohan Regular")
    assert s.stack[-1][:2] == ("take_hits", GONDOR)  # two each: the Leading Player
    do(s, "remove Rohan Regular", "fight")
    assert s.stack[-1][:2] == ("retreat", GONDOR)
    do(s, "to Lossarnach", "stay")
    assert (at(s, "Lossarnach"), mixed(s), s.stack) == ("2 Gondor Regulars, Rohan Regular", ["Lossarnach"], [])


# Not so that he loses control of what acts (BG-21.17, BG-R72).


@rule("BG-21.17", "BG-R72")
def test_the_controller_takes_of_the_others_units_no_more_than_he_can_command() -> None:
    s = acts({"Osgiliath": "2 Gondor Regulars, Gondor Elite, 2 Rohan Regulars"}, mixed="Osgiliath", leading=ROHAN)
    do(s, "use Muster/Army", "move an Army", "from Osgiliath", "to Pelargir", "Rohan Regular")
    assert "set out" not in asked(s)
    assert why_not(s, "go") == "BG-21.17"
    do(s, "Gondor Regular")  # one each, and Rohan leads
    assert "set out" not in asked(s)
    do(s, "Gondor Regular", "set out")
    assert (at(s, "Pelargir"), mixed(s)) == ("2 Gondor Regulars, Rohan Regular", ["Osgiliath", "Pelargir"])  # so is what is left
    # Who controls is bound, not who leads; and he leads whom he can.
    s = acts({"Osgiliath": "Gondor Elite, 2 Rohan Regulars, Elven Regular"}, mixed="Osgiliath", leading=ROHAN)
    do(s, "use Muster/Army", "move an Army", "from Osgiliath", "to Pelargir", "Rohan Regular", "Gondor Elite", "set out")
    assert at(s, "Pelargir") == "Gondor Elite, Rohan Regular"


@rule("BG-21.17", "BG-21.21")
def test_where_only_a_unit_of_the_other_leads_enough_own_units_go_with_it() -> None:
    army = {"Osgiliath": "2 Sauron Regulars, Southron Elite", "Orthanc": "Saruman, Isengard Regular"}
    s = acts(army, WITCH_KING, die="Character", mixed="Osgiliath")
    march(s, "Osgiliath", "Pelargir", die="Character")
    assert (at(s, "Pelargir"), s.stack) == ("2 Sauron Regulars, Southron Elite", [])
    # With one own Regular the Elite would have the command: then nobody marches.
    s = acts(
        {**army, "Osgiliath": "2 Sauron Regulars, Southron Elite", "Pelargir": "9 Sauron Regulars"}, WITCH_KING, "Character", "Osgiliath"
    )
    do(s, "use Character", "move an Army", "from Osgiliath")
    assert why_not(s, "to", "Pelargir") in ("BG-12.3", "BG-21.17")


@rule("BG-21.17", "BG-21.21")
def test_the_rearguard_leaves_the_attack_to_who_controls_it_and_never_ends_in_nothing() -> None:
    armies = {
        "Osgiliath": "2 Sauron Regulars, Southron Elite, Nazgûl",
        "Orthanc": "Saruman, Isengard Regular",
        "Pelargir": "Gondor Regular",
    }
    s = acts(armies, WITCH_KING, die="Character", mixed="Osgiliath")
    do(s, "use Character", "attack", "from Osgiliath")
    # Without the Nazgûl the Elite must lead, and needs both Regulars above it: nobody could stay with the Nazgûl (BG-R26).
    assert why_not(s, "keep", "Nazgûl") == "BG-21.17"
    do(s, "keep back: Southron Elite")
    assert asked(s) == ["attack with all others", "keep back: Sauron Regular"]
    s = acts(
        {**armies, "Osgiliath": "Sauron Regular, Sauron Elite, Southron Regular, Isengard Elite"},
        WITCH_KING,
        mixed="Osgiliath",
        leading=WITCH_KING,
    )
    do(s, "use Army", "attack", "from Osgiliath", "keep back: Sauron Regular")
    assert why_not(s, "strike") == "BG-21.17"
    assert asked(s) == ["keep back: Isengard Elite", "keep back: Southron Regular"]
    do(s, "keep back: Isengard Elite")
    assert "attack with all others" in asked(s)


# Nations not At War (BG-21.19).


@rule("BG-21.19")
def test_a_nation_not_at_war_binds_a_mixed_army() -> None:
    s = acts({"Osgiliath": "3 Gondor Regulars, Rohan Regular", "South Ithilien": "Sauron Regular"}, mixed="Osgiliath", war="Gondor, Sauron")
    do(s, "use Muster/Army", "move an Army", "from Osgiliath", "to Pelargir")
    assert why_not(s, "take", "Rohan Regular") == "BG-12.9"
    do(s, "everybody who can")
    assert (at(s, "Pelargir"), at(s, "Osgiliath"), s.stack) == ("3 Gondor Regulars", "Rohan Regular", [])
    s = acts({"Osgiliath": "3 Gondor Regulars, Rohan Regular", "South Ithilien": "Sauron Regular"}, mixed="Osgiliath", war="Gondor, Sauron")
    attack(s, "Osgiliath", "South Ithilien", die="Muster/Army")
    assert s.rearguard == [RIDER]


@rule("BG-21.19", "BG-21.17")
def test_where_his_own_units_may_not_go_the_controller_sends_nobody() -> None:
    s = acts({"Eastemnet": "3 Gondor Regulars, 2 Rohan Regulars"}, mixed="Eastemnet", war="Rohan")
    do(s, "use Muster/Army", "move an Army", "from Eastemnet")
    assert why_not(s, "to", "Folde") == "BG-21.17"  # a land of Rohan: Gondor is bound, and he does not command the rest
    do(s, "to Fangorn", "everybody who can")
    assert (at(s, "Fangorn"), mixed(s), s.stack) == ("3 Gondor Regulars, 2 Rohan Regulars", ["Fangorn"], [])


@rule("BG-12.5", "BG-21.16")
def test_who_comes_in_this_action_gives_nobody_the_command_of_the_army_he_meets() -> None:
    armies = {"Eastern Mirkwood": "2 Sauron Regulars, Southron Elite", "Narrows of the Forest": "5 Southron Regulars"}
    s = table(armies, persons=4, war="all", mixed="Eastern Mirkwood", dice_shadow="Army", asking=("turn", SARUMAN_OF_FOUR), then=())
    do(s, "use Army", "move an Army", "from Narrows of the Forest", "to Eastern Mirkwood", "everybody who can")
    do(s, "from Eastern Mirkwood", "to Old Forest Road")  # nobody but his own Elite may go: no choice
    assert (at(s, "Old Forest Road"), at(s, "Eastern Mirkwood")) == ("Southron Elite", "2 Sauron Regulars, 5 Southron Regulars")
    assert s.stack == []


@rule("BG-21.13", "BG-14.8")
def test_an_army_that_comes_out_where_a_mixed_one_fell_is_not_mixed(monkeypatch: pytest.MonkeyPatch) -> None:
    # Found by random play: besiegers of two players fall in an attack on somebody else, and the garrison stands in their place.
    armies = {
        "Minas Tirith": "Sauron Regular, Southron Regular",
        "inside Minas Tirith": "Gondor Regular",
        "Lossarnach": "5 Gondor Regulars",
    }
    s = table(armies, persons=3, war="all", mixed="Minas Tirith", dice_shadow="Army", asking=("turn", 1), then=(("join_armies", -1),))
    dice(monkeypatch, faces(1, 1), faces(6, 6, 1, 1, 1))
    attack(s, "Minas Tirith", "Lossarnach")
    do(s, "no", "no")
    assert (at(s, "Minas Tirith"), s.mixed) == ("Gondor Regular", [])
    assert s.stack == []
