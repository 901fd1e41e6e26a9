"""Who of the winning side has won most (BG-21.24, BG-R79), and whom a capture is credited to."""

from __future__ import annotations

import pytest

from tests.boardgame.battles import attack, march
from tests.boardgame.throwing import dice, faces
from tests.citing import rule
from thirdage.boardgame.positions import GAME, GONDOR, ROHAN, SARUMAN, SARUMAN_OF_FOUR, WITCH_KING, at, do, table
from thirdage.boardgame.state import State
from thirdage.boardgame.tables import FREE as FREE_SIDE
from thirdage.boardgame.tables import REGION
from thirdage.boardgame.tables import SHADOW as SHADOW_SIDE


def won(winner: int, taken: dict[str, int], persons: int = 4) -> list[str]:
    """The seats that share the individual victory when this side has won."""
    s = table({}, persons=persons, taken=taken)
    s.winner = winner
    best: list[str] = GAME.result(s)["best"]
    return best


def attacks(armies: dict[str, str], seat: int, mixed: str = "", persons: int = 4, leading: int = WITCH_KING) -> State:
    s = table(armies, persons=persons, war="all", mixed=mixed, dice_shadow="Army", asking=("turn", seat), then=())
    s.leading[SHADOW_SIDE] = leading
    return s


@rule("BG-21.24")
def test_the_shadow_player_with_the_highest_total_wins() -> None:
    # Minas Tirith 2 points and Pelargir 1 against Edoras 1 and Lórien 2, of which Orthanc, worth 2, is lost again.
    taken = {"Minas Tirith": WITCH_KING, "Edoras": SARUMAN_OF_FOUR, "Lórien": SARUMAN_OF_FOUR, "Helm's Deep": SARUMAN_OF_FOUR}
    assert won(SHADOW_SIDE, taken) == ["saruman"]
    assert won(SHADOW_SIDE, {**taken, "Orthanc": GONDOR}) == ["saruman"]
    assert won(SHADOW_SIDE, {**taken, "Orthanc": GONDOR, "Umbar": ROHAN}) == ["witch-king"]  # 5 less 4 against 2
    assert won(SHADOW_SIDE, {**taken, "Orthanc": GONDOR, "Umbar": ROHAN, "Morannon": ROHAN}) == ["saruman"]
    assert won(SHADOW_SIDE, {"Westemnet": WITCH_KING, "Edoras": SARUMAN}, 3) == ["saruman"]  # a Town is worth nothing


@rule("BG-21.24")
def test_the_free_player_whose_nations_lost_less_wins_whoever_took_back_more() -> None:
    taken = {"Minas Tirith": WITCH_KING, "Edoras": WITCH_KING}
    assert won(FREE_SIDE, taken) == ["rohan"]
    assert won(FREE_SIDE, {**taken, "Dale": SARUMAN_OF_FOUR, "Erebor": SARUMAN_OF_FOUR}) == ["gondor"]
    assert won(FREE_SIDE, {**taken, "Orthanc": GONDOR, "Umbar": GONDOR}) == ["rohan"]  # only losses count
    assert won(FREE_SIDE, taken, 3) == ["free"]
    assert won(-1, taken) == []


@rule("BG-R79")
def test_equal_totals_share_the_victory() -> None:
    assert won(SHADOW_SIDE, {"Pelargir": WITCH_KING, "Edoras": SARUMAN_OF_FOUR}) == ["witch-king", "saruman"]
    assert won(FREE_SIDE, {"Pelargir": WITCH_KING, "Edoras": SARUMAN_OF_FOUR}) == ["gondor", "rohan"]


@rule("BG-R79")
def test_what_is_taken_back_is_neither_gained_nor_lost() -> None:
    s = table(
        {"Osgiliath": "Rohan Regular"},
        persons=4,
        war="all",
        taken={"Pelargir": WITCH_KING},
        dice_free="Muster/Army",
        asking=("turn", ROHAN),
        then=(),
    )
    march(s, "Osgiliath", "Pelargir", die="Muster/Army")
    assert (s.taken, s.stack) == ({}, [])
    s.winner = SHADOW_SIDE
    assert GAME.result(s)["best"] == ["witch-king", "saruman"]


@rule("BG-21.24", "BG-R79")
@pytest.mark.parametrize(
    ("army", "leading", "captor"),
    [
        ("3 Sauron Regulars, 2 Southron Elites", SARUMAN_OF_FOUR, WITCH_KING),
        ("2 Sauron Regulars, 2 Southron Regulars", SARUMAN_OF_FOUR, SARUMAN_OF_FOUR),
        ("2 Sauron Regulars, 2 Southron Regulars", WITCH_KING, WITCH_KING),
    ],
)
def test_a_capture_by_a_mixed_army_is_its_controllers(army: str, leading: int, captor: int) -> None:
    s = attacks({"Osgiliath": army}, captor, "Osgiliath", leading=leading)
    march(s, "Osgiliath", "Pelargir")
    assert (s.taken, s.stack) == ({REGION["Pelargir"]: captor}, [])


@rule("BG-21.24")
def test_a_stronghold_is_his_whose_separate_army_storms_it_though_the_other_has_more_there(monkeypatch: pytest.MonkeyPatch) -> None:
    s = attacks({"Helm's Deep": "4 Sauron Regulars, 2 Isengard Regulars", "inside Helm's Deep": "Rohan Regular"}, SARUMAN_OF_FOUR)
    dice(monkeypatch, faces(6, 6), faces(1))
    attack(s, "Helm's Deep", "Helm's Deep")
    do(s, "no", "no")
    assert (s.taken, s.stack) == ({REGION["Helm's Deep"]: SARUMAN_OF_FOUR}, [])


@rule("BG-R79")
def test_a_part_of_a_mixed_army_that_advances_takes_for_its_controller(monkeypatch: pytest.MonkeyPatch) -> None:
    s = attacks({"Osgiliath": "3 Sauron Regulars, 2 Southron Regulars", "Pelargir": "Gondor Regular"}, WITCH_KING, "Osgiliath")
    dice(monkeypatch, faces(6, 6, 6, 6, 6), faces(1))
    attack(s, "Osgiliath", "Pelargir")
    do(s, "no", "no", "advance", "Southron Regular", "Southron Regular")
    assert "Southron" in at(s, "Osgiliath")
    do(s, "Sauron Regular", "Sauron Regular", "set out")
    assert s.taken == {REGION["Pelargir"]: WITCH_KING}
    assert (s.mixed, s.stack) == ([REGION["Pelargir"]], [])
