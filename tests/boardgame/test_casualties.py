"""What hits cost (BG-13.22 to BG-13.29)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.boardgame.battles import attack, one_action, told
from tests.boardgame.throwing import dice, faces
from tests.citing import rule
from thirdage.boardgame.positions import FREE, SHADOW, asked, at, do, place_called, table, why_not
from thirdage.boardgame.state import OUT, State
from thirdage.boardgame.tables import (
    ARAGORN,
    BOROMIR,
    ELITE,
    ELVES,
    GONDOR,
    LEADER,
    MOUTH_OF_SAURON,
    NAZGUL,
    REGION,
    REGULAR,
    ROHAN,
    SAURON,
    WITCH_KING,
    kind_of,
)

RIDER, KNIGHT, MARSHAL = kind_of(ROHAN, REGULAR), kind_of(ROHAN, ELITE), kind_of(ROHAN, LEADER)
ORC, TROLL = kind_of(SAURON, REGULAR), kind_of(SAURON, ELITE)


def hit(monkeypatch: pytest.MonkeyPatch, free: str, shadow: str, on_free: int, on_shadow: int, **given: Any) -> State:
    """The Shadow attacks in the open; so many hits are scored on either side in the first round."""
    s = one_action({"Eastemnet": free, "Western Emyn Muil": shadow}, **given)
    dice(
        monkeypatch,
        faces(*[6] * on_free, *[1] * (5 - on_free)),
        faces(*[6] * on_shadow, *[1] * (5 - on_shadow)),
        *[faces(1, 1, 1, 1, 1)] * 2,
    )
    attack(s, "Western Emyn Muil", "Eastemnet")
    do(s, "no", "no")
    return s


@rule("BG-13.22")
def test_the_attacker_loses_first_and_the_defender_then_takes_what_was_rolled(monkeypatch: pytest.MonkeyPatch) -> None:
    s = hit(monkeypatch, "3 Rohan Regulars, Rohan Elite", "3 Sauron Regulars, Sauron Elite", 2, 2)
    assert s.stack[-1][:2] == ("take_hits", SHADOW)
    do(s, "remove Sauron Regular", "remove Sauron Regular")
    assert s.stack[-1][:2] == ("take_hits", FREE)
    do(s, "remove Rohan Regular", "reduce Rohan Elite")
    assert at(s, "Western Emyn Muil") == "Sauron Regular, Sauron Elite"
    assert at(s, "Eastemnet") == "3 Rohan Regulars"


@rule("BG-13.22", "BG-R35", "BG-13.34")
def test_the_hits_of_attackers_who_are_wiped_out_count_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    s = hit(monkeypatch, "2 Rohan Regulars", "2 Sauron Regulars", 2, 2)
    assert (at(s, "Western Emyn Muil"), at(s, "Eastemnet")) == ("", "")
    assert s.stack == []  # nobody is left to advance


@rule("BG-13.23")
def test_all_hits_are_taken_as_long_as_units_remain(monkeypatch: pytest.MonkeyPatch) -> None:
    s = hit(monkeypatch, "4 Rohan Regulars, Rohan Elite", "5 Sauron Regulars, Southron Elite", 3, 5)
    assert "cease" not in asked(s)
    do(s, *["remove Sauron Regular"] * 3)
    assert asked(s) == ["remove Sauron Regular", "reduce Southron Elite", "remove Southron Elite"]
    do(s, "remove Sauron Regular", "remove Sauron Regular", *["remove Rohan Regular"] * 3)
    assert at(s, "Western Emyn Muil") == "Southron Elite"
    assert at(s, "Eastemnet") == "Rohan Regular, Rohan Elite"
    assert asked(s) == ["fight", "cease"]


@rule("BG-13.23")
def test_hits_beyond_the_last_unit_are_lost_without_a_question(monkeypatch: pytest.MonkeyPatch) -> None:
    for hits in (3, 5):  # as many as they can take, and more
        s = hit(monkeypatch, "Rohan Regular, Rohan Elite", "5 Sauron Regulars", hits, 0)
        assert at(s, "Eastemnet") == ""
        assert asked(s) == ["advance", "stay"]


@rule("BG-13.24", "BG-13.25", "BG-T13")
def test_two_hits_cost_two_regulars_or_one_elite_or_two_elites_reduced(monkeypatch: pytest.MonkeyPatch) -> None:
    for losses, left in (
        (("remove Rohan Regular", "remove Rohan Regular"), "2 Rohan Elites"),
        (("reduce Rohan Elite", "reduce Rohan Elite"), "4 Rohan Regulars"),
        (("remove Rohan Elite",), "2 Rohan Regulars, Rohan Elite"),
        (("remove Rohan Regular", "reduce Rohan Elite"), "2 Rohan Regulars, Rohan Elite"),
        (("reduce Rohan Elite", "remove Rohan Regular"), "2 Rohan Regulars, Rohan Elite"),
    ):
        s = hit(monkeypatch, "2 Rohan Regulars, 2 Rohan Elites", "5 Sauron Regulars", 2, 0)
        assert asked(s) == ["remove Rohan Regular", "reduce Rohan Elite", "remove Rohan Elite"]
        do(s, *losses)
        assert at(s, "Eastemnet") == left
        assert asked(s) == ["fight", "cease"]


@rule("BG-13.24", "BG-13.25")
def test_one_hit_removes_no_elite_that_can_be_reduced(monkeypatch: pytest.MonkeyPatch) -> None:
    s = hit(monkeypatch, "Rohan Regular, Rohan Elite", "5 Sauron Regulars", 1, 0)
    assert asked(s) == ["remove Rohan Regular", "reduce Rohan Elite"]
    assert why_not(s, "remove", "Rohan Elite") == "BG-13.25"
    do(s, "reduce Rohan Elite")
    assert at(s, "Eastemnet") == "2 Rohan Regulars"


@rule("BG-13.26")
def test_the_owner_chooses_among_all_units_in_the_battle(monkeypatch: pytest.MonkeyPatch) -> None:
    s = hit(monkeypatch, "Rohan Regular, 2 Gondor Regulars, Elven Elite, Boromir", "5 Sauron Regulars", 1, 0)
    assert asked(s) == ["reduce Elven Elite", "remove Gondor Regular", "remove Rohan Regular"]
    assert why_not(s, "remove", "Sauron Regular") == "BG-13.26"
    assert why_not(s, "remove", "Boromir") == "BG-13.24"
    do(s, "remove Gondor Regular")
    assert at(s, "Eastemnet") == "Elven Elite, Gondor Regular, Rohan Regular, Boromir"


@rule("BG-13.27", "BG-R33")
def test_the_regular_of_a_reduced_elite_comes_from_the_casualties_first(monkeypatch: pytest.MonkeyPatch) -> None:
    s = hit(monkeypatch, "2 Rohan Regulars, Rohan Elite", "5 Sauron Regulars", 2, 0)
    spare = s.reserve[RIDER]
    do(s, "remove Rohan Regular")
    assert (s.lost[RIDER], s.reserve[RIDER]) == (1, spare)
    do(s, "reduce Rohan Elite")  # by the very one who fell in this step
    assert (s.lost[RIDER], s.reserve[RIDER], s.lost[KNIGHT]) == (0, spare, 1)
    assert at(s, "Eastemnet") == "2 Rohan Regulars"


@rule("BG-13.27")
def test_without_casualties_the_regular_comes_from_the_reinforcements(monkeypatch: pytest.MonkeyPatch) -> None:
    s = hit(monkeypatch, "Rohan Elite", "5 Sauron Regulars", 1, 0)
    assert at(s, "Eastemnet") == "Rohan Regular"  # nothing else could be done
    assert (s.lost[RIDER], s.reserve[RIDER], s.lost[KNIGHT]) == (0, 9, 1)


@rule("BG-13.27", "BG-13.28")
def test_a_reduced_elite_of_the_shadow_goes_back_to_the_reinforcements(monkeypatch: pytest.MonkeyPatch) -> None:
    s = hit(monkeypatch, "2 Rohan Elites, 3 Rohan Regulars", "2 Sauron Elites", 0, 1)
    assert at(s, "Western Emyn Muil") == "Sauron Regular, Sauron Elite"
    assert (s.reserve[TROLL], s.lost[TROLL]) == (5, 0)
    assert (s.reserve[ORC], s.lost[ORC]) == (35, 0)


@rule("BG-13.27", "BG-D8")
def test_an_elite_without_a_regular_to_be_had_falls_to_one_hit(monkeypatch: pytest.MonkeyPatch) -> None:
    # Every Elven Regular stands on the map.
    s = one_action({"Eastemnet": "Elven Elite", "Western Emyn Muil": "5 Sauron Regulars", "Lórien": "5 Elven Regulars"})
    dice(monkeypatch, faces(6, 1, 1, 1, 1), faces(1))
    attack(s, "Western Emyn Muil", "Eastemnet")
    do(s, "no", "no")
    assert at(s, "Eastemnet") == ""
    assert s.lost[kind_of(ELVES, ELITE)] == 1
    assert asked(s) == ["advance", "stay"]


@rule("BG-13.25", "BG-13.27")
@pytest.mark.parametrize(
    "losses, left", [(["remove Elven Elite"], "Elven Elite, Rohan Regular"), (["remove Rohan Regular"], "Elven Elite")]
)
def test_without_a_regular_an_elite_takes_two_hits_where_two_are_left(
    losses: list[str], left: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    s = one_action({"Eastemnet": "2 Elven Elites, Rohan Regular", "Western Emyn Muil": "5 Sauron Regulars", "Lórien": "5 Elven Regulars"})
    dice(monkeypatch, faces(6, 6, 1, 1, 1), faces(1, 1, 1))
    attack(s, "Western Emyn Muil", "Eastemnet")
    do(s, "no", "no")
    assert asked(s) == ["remove Elven Elite", "remove Rohan Regular"]
    assert why_not(s, "reduce", "Elven Elite") == "BG-13.27"
    do(s, *losses)  # after the Regular an Elite falls to the one hit that is left: no choice
    assert at(s, "Eastemnet") == left
    assert asked(s) == ["fight", "cease"]


@rule("BG-13.28", "BG-3.12", "BG-3.13")
def test_the_fallen_of_the_free_peoples_are_gone_and_those_of_the_shadow_come_back(monkeypatch: pytest.MonkeyPatch) -> None:
    s = hit(monkeypatch, "5 Rohan Regulars", "5 Sauron Regulars", 2, 2)
    assert (s.lost[RIDER], s.reserve[RIDER]) == (2, 5)
    assert (s.lost[ORC], s.reserve[ORC]) == (0, 33)


@rule("BG-13.29", "BG-3.13")
def test_with_the_last_unit_fall_leaders_and_companions(monkeypatch: pytest.MonkeyPatch) -> None:
    s = hit(monkeypatch, "Rohan Regular, 2 Rohan Leaders, Boromir, Aragorn", "5 Sauron Regulars", 1, 0)
    assert at(s, "Eastemnet") == ""
    assert (s.lost[MARSHAL], s.reserve[MARSHAL]) == (2, 2)
    assert (s.where[BOROMIR], s.where[ARAGORN]) == (OUT, OUT)
    assert asked(s) == ["advance", "stay"]


@rule("BG-13.29", "BG-3.12", "BG-3.13")
def test_nazgul_fall_back_to_the_reinforcements_and_minions_fall_for_good(monkeypatch: pytest.MonkeyPatch) -> None:
    s = hit(monkeypatch, "5 Rohan Regulars", "Sauron Regular, 3 Nazgûl, The Witch-king, The Mouth of Sauron", 0, 1)
    assert at(s, "Western Emyn Muil") == ""
    assert (s.reserve[NAZGUL], s.lost[NAZGUL]) == (8, 0)
    assert (s.where[WITCH_KING], s.where[MOUTH_OF_SAURON]) == (OUT, OUT)
    assert told(s, "eliminated") == ["The Witch-king is eliminated.", "The Mouth of Sauron is eliminated."]
    assert s.stack == []


@rule("BG-13.29")
def test_leaders_and_characters_live_as_long_as_one_unit_does(monkeypatch: pytest.MonkeyPatch) -> None:
    s = hit(monkeypatch, "2 Rohan Regulars, Rohan Leader, Boromir", "2 Sauron Regulars, Nazgûl", 1, 1)
    assert at(s, "Eastemnet") == "Rohan Regular, Rohan Leader, Boromir"
    assert at(s, "Western Emyn Muil") == "Sauron Regular, Nazgûl"


@rule("BG-13.24", "BG-13.26")
def test_hits_of_a_card_are_taken_in_the_same_way_by_any_unit_there() -> None:
    hits = ("hits_on_army", -1, FREE, REGION["Edoras"], 2, -1)
    s = table({"Edoras": "2 Gondor Regulars, Rohan Elite, Rohan Leader"}, asking=hits, then=())
    assert asked(s) == ["remove Gondor Regular", "reduce Rohan Elite", "remove Rohan Elite"]
    do(s, "remove Rohan Elite")
    assert at(s, "Edoras") == "2 Gondor Regulars, Rohan Leader"
    assert s.stack == []


@rule("BG-9.12", "BG-3.6", "BG-R6")
@pytest.mark.parametrize("place", ["Minas Tirith", "inside Minas Tirith"])
def test_leaders_fall_with_the_last_unit_that_a_card_removes_and_companions_stay(place: str) -> None:
    armies = {place: "Gondor Regular, 2 Gondor Leaders, Boromir"}
    besiegers = {"Minas Tirith": "Sauron Regular"} if place.startswith("inside") else {}
    s = table({**armies, **besiegers}, asking=("hits_on_army", -1, FREE, place_called(place), 1, -1), then=())
    assert s.lost[kind_of(GONDOR, LEADER)] == 2
    assert at(s, "Minas Tirith").endswith("Boromir") and at(s, "inside Minas Tirith") == ""
    assert s.taken == ({REGION["Minas Tirith"]: SHADOW} if besiegers else {})  # BG-R17
    assert s.stack == []


@rule("BG-13.24")
def test_no_hits_of_a_card_cost_nothing() -> None:
    s = table({"Edoras": "2 Rohan Regulars, Rohan Elite"}, asking=("hits_on_army", -1, FREE, REGION["Edoras"], 0, -1), then=())
    assert at(s, "Edoras") == "2 Rohan Regulars, Rohan Elite"
    assert s.stack == []


@rule("BG-9.12", "BG-C8")
def test_nazgul_and_minions_stay_when_a_card_removes_the_last_unit() -> None:
    s = table({"Moria": "Sauron Regular, 2 Nazgûl, The Witch-king"}, asking=("hits_on_army", -1, SHADOW, REGION["Moria"], 3, -1), then=())
    assert at(s, "Moria") == "2 Nazgûl, The Witch-king"
    assert s.stack == []


@rule("BG-3.12")
def test_the_fallen_of_gondor_do_not_serve_other_nations(monkeypatch: pytest.MonkeyPatch) -> None:
    s = hit(monkeypatch, "Gondor Regular, Rohan Elite", "5 Sauron Regulars", 2, 0, lost="Gondor Regular", short="Rohan Regular")
    spare = s.lost[kind_of(GONDOR, REGULAR)]
    do(s, "reduce Rohan Elite", "remove Gondor Regular")
    assert s.lost[kind_of(GONDOR, REGULAR)] == spare + 1
    assert at(s, "Eastemnet") == "Rohan Regular"
