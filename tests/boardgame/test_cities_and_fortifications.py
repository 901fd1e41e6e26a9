"""Where a defender is harder to hit: Cities and Fortifications, but not Strongholds in the open field (BG-14.1, BG-14.2)."""

from __future__ import annotations

import pytest

from tests.boardgame.battles import NO_CARDS, attack, one_action, rolls
from tests.boardgame.throwing import dice, faces
from tests.citing import rule
from thirdage.boardgame.positions import FREE, SHADOW, do
from thirdage.boardgame.state import State


def two_rounds(patch: pytest.MonkeyPatch, s: State, source: str, target: str, die: str = "Army", *first: str) -> list[str]:
    """On what the dice hit: Combat roll of the attacker, of the defender, re-roll of the attacker; then in the second round.

    `first`: what the defender says before the cards.
    """
    dice(patch, faces(5, 1, 1, 1, 1), faces(5, 1, 1, 1, 1), faces(5), faces(5, 1, 1, 1, 1), faces(5, 1, 1, 1, 1), faces(5))
    attack(s, source, target, die=die)
    do(s, *first, *NO_CARDS, "fight", "stand", *first, *NO_CARDS)
    return [line.split(" (")[1].split(")")[0] for line in rolls(s)]


@rule("BG-14.1", "BG-D6")
def test_against_a_city_the_attacker_needs_a_six_in_the_first_round_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    s = one_action({"Pelargir": "9 Gondor Regulars", "Osgiliath": "9 Sauron Regulars, Nazgûl"})
    # Combat roll of the attacker, of the defender, re-roll of the attacker; then the second round.
    assert two_rounds(monkeypatch, s, "Osgiliath", "Pelargir") == [
        "hits on 6",
        "hits on 5",
        "hits on 6",
        "hits on 5",
        "hits on 5",
        "hits on 5",
    ]


@rule("BG-14.1")
def test_a_fortification_protects_in_the_same_way(monkeypatch: pytest.MonkeyPatch) -> None:
    for source, target in (("North Ithilien", "Osgiliath"), ("Fangorn", "Fords of Isen")):
        s = one_action({target: "9 Gondor Regulars", source: "9 Sauron Regulars, Nazgûl"})
        assert two_rounds(monkeypatch, s, source, target)[:4] == ["hits on 6", "hits on 5", "hits on 6", "hits on 5"]


@rule("BG-14.1")
def test_a_town_or_open_land_protects_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    for target in ("Lossarnach", "North Ithilien"):
        s = one_action({target: "9 Gondor Regulars", "Osgiliath": "9 Sauron Regulars, Nazgûl"})
        assert two_rounds(monkeypatch, s, "Osgiliath", target)[:3] == ["hits on 5", "hits on 5", "hits on 5"]


@rule("BG-14.1")
def test_who_attacks_out_of_a_city_is_not_protected(monkeypatch: pytest.MonkeyPatch) -> None:
    s = one_action({"Pelargir": "9 Sauron Regulars, Nazgûl", "Lossarnach": "9 Gondor Regulars"}, taken={"Pelargir": SHADOW})
    assert two_rounds(monkeypatch, s, "Pelargir", "Lossarnach")[:3] == ["hits on 5", "hits on 5", "hits on 5"]


@rule("BG-14.2", "BG-D6")
def test_a_stronghold_gives_no_bonus_in_the_open_field(monkeypatch: pytest.MonkeyPatch) -> None:
    s = one_action({"Minas Tirith": "9 Gondor Regulars", "Osgiliath": "9 Sauron Regulars, Nazgûl"})
    shown = two_rounds(monkeypatch, s, "Osgiliath", "Minas Tirith", "Army", "fight")
    assert shown == ["hits on 5"] * 6


@rule("BG-R36")
def test_a_captured_city_protects_the_conqueror_and_the_reroll_follows(monkeypatch: pytest.MonkeyPatch) -> None:
    s = one_action(
        {"Pelargir": "9 Sauron Regulars", "Osgiliath": "9 Gondor Regulars, Gondor Leader"}, FREE, "Muster/Army", taken={"Pelargir": SHADOW}
    )
    shown = two_rounds(monkeypatch, s, "Osgiliath", "Pelargir", "Muster/Army")
    assert shown == ["hits on 6", "hits on 5", "hits on 6", "hits on 5", "hits on 5", "hits on 5"]
