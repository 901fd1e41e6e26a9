"""Recruiting by a Muster result and by Event cards: chapter 11."""

from __future__ import annotations

import pytest

from tests.boardgame.hanging import Text, hang
from tests.citing import rule
from thirdage.boardgame.muster import recruit_by_card
from thirdage.boardgame.positions import FREE, SHADOW, asked, at, do, figures_of, place_called, table, why_not
from thirdage.boardgame.state import State
from thirdage.boardgame.tables import REGION


def mustering(armies: dict[str, str] | None = None, *, seat: int = FREE, war: str = "all", **more: object) -> State:
    """A Muster die is used to recruit."""
    s = table(armies, war=war, dice_free="Muster", dice_shadow="Muster", asking=("turn", seat), **more)  # type: ignore[arg-type]
    do(s, "use Muster", "recruit")
    return s


# By a Muster result.


@rule("BG-11.1")
def test_only_nations_at_war_recruit() -> None:
    s = mustering(war="Rohan")
    assert asked(s) == ["rohan Regular", "rohan Elite"] and why_not(s, "raise", "Gondor Regular") == "BG-11.1"


@rule("BG-11.1")
def test_without_a_nation_at_war_there_is_no_recruiting() -> None:
    s = table(start=True, dice_free="Muster", dice_shadow="Army")
    do(s, "use Muster")
    assert "recruit" not in asked(s)


@rule("BG-11.2")
def test_two_regulars() -> None:
    s = mustering(war="Rohan")
    do(s, "Rohan Regular", "to Edoras", "Rohan Regular", "to Folde")
    assert (at(s, "Edoras"), at(s, "Folde"), s.stack[-1]) == ("Rohan Regular", "Rohan Regular", ("turn", SHADOW))


@rule("BG-11.2")
def test_two_leaders_and_a_regular_with_a_leader() -> None:
    armies = {"Edoras": "Rohan Regular", "Folde": "Rohan Regular"}
    s = mustering(armies, war="Rohan")
    do(s, "Rohan Leader", "to Edoras", "Rohan Leader")  # one place is left
    assert (at(s, "Edoras"), at(s, "Folde")) == ("Rohan Regular, Rohan Leader",) * 2
    t = mustering(armies, war="Rohan")
    do(t, "Rohan Leader", "to Edoras", "Rohan Regular", "to Folde")
    assert (at(t, "Edoras"), at(t, "Folde")) == ("Rohan Regular, Rohan Leader", "2 Rohan Regulars")
    assert t.stack[-1] == ("turn", SHADOW)


@rule("BG-11.2")
def test_one_elite_and_nothing_more() -> None:
    s = mustering(war="Rohan")
    do(s, "Rohan Elite", "to Edoras")
    assert at(s, "Edoras") == "Rohan Elite" and s.stack[-1] == ("turn", SHADOW)


@rule("BG-11.2")
def test_no_elite_beside_a_regular() -> None:
    s = mustering({"Folde": "Rohan Regular"}, war="Rohan")
    do(s, "Rohan Regular", "to Edoras")
    assert asked(s) == ["rohan Regular", "rohan Leader", "no more"] and why_not(s, "raise", "Rohan Elite") == "BG-11.2"


@rule("BG-11.2", "BG-11.5")
def test_two_nazgul_or_a_regular_and_a_nazgul() -> None:
    s = mustering(seat=SHADOW, war="Sauron")
    do(s, "Nazgûl", "to Moria", "Nazgûl", "to Morannon")
    assert (at(s, "Moria"), at(s, "Morannon")) == ("Nazgûl", "Nazgûl")
    t = mustering(seat=SHADOW, war="Sauron")
    do(t, "Sauron Regular", "to Nurn", "Nazgûl", "to Moria")
    assert (at(t, "Nurn"), at(t, "Moria")) == ("Sauron Regular", "Nazgûl")


@rule("BG-11.3")
def test_figures_come_from_the_reinforcements_to_settlements_of_their_own_nation() -> None:
    s = mustering(war="Rohan, Gondor")
    before = s.reserve[figures_of("Rohan Regular")[0]]
    do(s, "Rohan Regular")
    assert asked(s) == ["to Edoras", "to Folde", "to Helm's Deep", "to Westemnet"]
    assert why_not(s, "to", "Pelargir") == why_not(s, "to", "Eastemnet") == why_not(s, "to", "Fords of Isen") == "BG-11.3"
    do(s, "to Folde")
    assert s.reserve[figures_of("Rohan Regular")[0]] == before - 1


@rule("BG-11.4")
def test_the_second_figure_goes_elsewhere() -> None:
    s = mustering(war="Rohan")
    do(s, "Rohan Regular", "to Edoras", "Rohan Regular")
    assert asked(s) == ["to Folde", "to Helm's Deep", "to Westemnet"] and why_not(s, "to", "Edoras") == "BG-11.4"


@rule("BG-11.4")
def test_the_two_figures_may_be_of_two_nations_at_war() -> None:
    s = mustering(war="Rohan, Gondor")
    do(s, "Rohan Regular", "to Edoras", "Gondor Regular", "to Pelargir")
    assert (at(s, "Edoras"), at(s, "Pelargir")) == ("Rohan Regular", "Gondor Regular")


@rule("BG-11.5")
def test_nazgul_come_only_to_strongholds_of_sauron() -> None:
    s = mustering(seat=SHADOW)
    do(s, "Nazgûl")
    assert asked(s) == [f"to {name}" for name in ("Barad-dûr", "Dol Guldur", "Minas Morgul", "Morannon", "Moria", "Mount Gundabad")]
    assert why_not(s, "to", "Angmar") == why_not(s, "to", "Nurn") == "BG-11.5" and why_not(s, "to", "Umbar") == "BG-11.3"


@rule("BG-11.5")
def test_no_nazgul_while_sauron_is_not_at_war() -> None:
    s = mustering(seat=SHADOW, war="Isengard")
    assert asked(s) == ["isengard Regular", "isengard Elite"] and why_not(s, "raise", "Nazgûl") == "BG-11.1"


@rule("BG-11.6", "BG-15.4")
def test_nobody_recruits_in_a_captured_settlement() -> None:
    s = mustering(war="Rohan", taken={"Edoras": SHADOW})
    do(s, "Rohan Regular")
    assert "to Edoras" not in asked(s) and why_not(s, "to", "Edoras") == "BG-11.6"


@rule("BG-11.6")
def test_nobody_recruits_by_a_die_in_a_besieged_stronghold() -> None:
    s = mustering({"inside Helm's Deep": "Rohan Regular", "Helm's Deep": "3 Isengard Regulars"}, war="Rohan")
    do(s, "Rohan Regular")
    assert "to Helm's Deep" not in asked(s) and why_not(s, "to", "Helm's Deep") == "BG-11.6"


@rule("BG-11.6")
def test_nor_in_an_own_stronghold_that_the_enemy_holds_while_it_is_besieged() -> None:
    armies = {"inside Helm's Deep": "Isengard Regular", "Helm's Deep": "3 Rohan Regulars"}
    s = mustering(armies, war="Rohan", taken={"Helm's Deep": SHADOW})
    do(s, "Rohan Regular")
    assert why_not(s, "to", "Helm's Deep") == "BG-11.6"


@rule("BG-11.7")
def test_nothing_is_recruited_of_what_is_not_left() -> None:
    s = mustering(war="Rohan", short="Rohan Regular")
    assert asked(s) == ["rohan Elite"] and why_not(s, "raise", "Rohan Regular") == "BG-11.7"
    t = mustering(seat=SHADOW, war="Isengard", short="Isengard Elite")
    assert why_not(t, "raise", "Isengard Elite") == "BG-11.7"


@rule("BG-11.8", "BG-R22")
def test_a_full_region_is_recruited_into_and_then_trimmed() -> None:
    s = mustering({"Edoras": "9 Rohan Regulars, Rohan Elite"}, war="Rohan")
    do(s, "Rohan Elite", "to Edoras")
    assert asked(s) == ["rohan Regular", "rohan Elite"] and s.stack[-1][0] == "trim"
    do(s, "Rohan Regular")
    assert at(s, "Edoras") == "8 Rohan Regulars, 2 Rohan Elites" and s.stack[-1] == ("turn", SHADOW)
    assert sum(s.lost) == 0


@rule("BG-R20")
def test_one_figure_alone_by_choice() -> None:
    s = mustering(war="Rohan")
    do(s, "Rohan Regular", "to Edoras", "no more")
    assert at(s, "Edoras") == "Rohan Regular" and s.stack[-1] == ("turn", SHADOW)


@rule("BG-R20")
def test_one_figure_alone_for_lack_of_figures() -> None:
    s = mustering({"Folde": "9 Rohan Regulars"}, war="Rohan", short="Rohan Elite, Rohan Leader")
    do(s, "Rohan Regular", "to Edoras")  # the tenth and last
    assert at(s, "Edoras") == "Rohan Regular" and s.stack[-1] == ("turn", SHADOW)


@rule("BG-R20")
def test_one_figure_alone_for_lack_of_settlements() -> None:
    s = mustering(war="Rohan", taken=dict.fromkeys(("Edoras", "Helm's Deep", "Westemnet"), SHADOW))
    do(s, "Rohan Regular")  # Folde is left
    assert at(s, "Folde") == "Rohan Regular" and s.stack[-1] == ("turn", SHADOW)


@rule("BG-R21")
def test_a_leader_comes_only_where_a_unit_stands() -> None:
    s = mustering({"Folde": "Rohan Regular", "Edoras": "Boromir"}, war="Rohan")
    do(s, "Rohan Leader")
    assert at(s, "Folde") == "Rohan Regular, Rohan Leader"  # the one place that was possible
    t = mustering({"Edoras": "Boromir"}, war="Rohan")
    assert why_not(t, "raise", "Rohan Leader") == "BG-11.3"


@rule("BG-R21")
def test_a_leader_may_lead_units_of_another_nation() -> None:
    s = mustering({"Folde": "Rohan Regular", "Edoras": "Gondor Regular"}, war="Rohan")
    do(s, "Rohan Leader", "to Edoras", "no more")
    assert at(s, "Edoras") == "Gondor Regular, Rohan Leader"


@rule("BG-R21")
def test_a_leader_cannot_be_raised_in_an_empty_settlement() -> None:
    s = mustering({"Folde": "Rohan Regular", "Helm's Deep": "Rohan Regular"}, war="Rohan")
    do(s, "Rohan Leader")
    assert asked(s) == ["to Folde", "to Helm's Deep"] and why_not(s, "to", "Edoras") == "BG-R21"


# By Event card.


def comes(figure: str, amount: int, region: str) -> Text:
    def text(state: State, seat: int, card: int) -> None:
        recruit_by_card(state, seat, figures_of(figure)[0], amount, REGION[region])

    return text


def played(patch: pytest.MonkeyPatch, text: Text, armies: dict[str, str], taken: dict[str, int] | None = None, short: str = "") -> State:
    hang(patch, "Riders of Théoden", event=text)
    s = table(armies, taken=taken, short=short, hand_free="Riders of Théoden", dice_free="Muster", dice_shadow="Army")
    do(s, "use Muster", "play Riders of Théoden")
    return s


@rule("BG-11.9")
def test_a_card_recruits_for_a_nation_that_is_not_at_war(monkeypatch: pytest.MonkeyPatch) -> None:
    s = played(monkeypatch, comes("Rohan Regular", 2, "Eastemnet"), {})
    assert at(s, "Eastemnet") == "2 Rohan Regulars" and s.stack[-1] == ("turn", SHADOW)


@rule("BG-11.9", "BG-R23")
def test_a_card_recruits_into_a_besieged_stronghold(monkeypatch: pytest.MonkeyPatch) -> None:
    armies = {"inside Helm's Deep": "Rohan Regular", "Helm's Deep": "3 Isengard Regulars"}
    s = played(monkeypatch, comes("Rohan Regular", 2, "Helm's Deep"), armies)
    assert at(s, "inside Helm's Deep") == "3 Rohan Regulars" and at(s, "Helm's Deep") == "3 Isengard Regulars"


@rule("BG-R23")
def test_who_comes_into_a_besieged_stronghold_counts_for_its_limit_of_five(monkeypatch: pytest.MonkeyPatch) -> None:
    armies = {"inside Helm's Deep": "4 Rohan Elites", "Helm's Deep": "3 Isengard Regulars"}
    s = played(monkeypatch, comes("Rohan Regular", 2, "Helm's Deep"), armies)
    assert place_called("inside Helm's Deep") == s.stack[-1][3] and asked(s) == ["rohan Regular", "rohan Elite"]
    do(s, "Rohan Elite")
    assert at(s, "inside Helm's Deep") == "2 Rohan Regulars, 3 Rohan Elites" and s.stack[-1] == ("turn", SHADOW)


@rule("BG-11.9")
@pytest.mark.parametrize("armies, taken", [({"Eastemnet": "Isengard Regular"}, {}), ({}, {"Edoras": SHADOW})])
def test_a_card_does_not_recruit_where_the_region_is_not_free(
    monkeypatch: pytest.MonkeyPatch, armies: dict[str, str], taken: dict[str, int]
) -> None:
    region = "Edoras" if taken else "Eastemnet"
    s = played(monkeypatch, comes("Rohan Regular", 2, region), armies, taken)
    assert "Rohan" not in at(s, region) and s.stack[-1] == ("turn", SHADOW)


@rule("BG-11.9")
def test_a_card_recruits_no_more_than_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    s = played(monkeypatch, comes("Rohan Regular", 3, "Edoras"), {"Folde": "8 Rohan Regulars"})
    assert at(s, "Edoras") == "2 Rohan Regulars"
    t = played(monkeypatch, comes("Rohan Regular", 3, "Edoras"), {}, short="Rohan Regular")
    assert at(t, "Edoras") == "" and t.stack[-1] == ("turn", SHADOW)
