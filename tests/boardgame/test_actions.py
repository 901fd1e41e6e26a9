"""What each face of a die allows: chapter 7."""

from __future__ import annotations

import pytest

from tests.boardgame.hanging import hang
from tests.boardgame.throwing import dice, faces
from tests.citing import rule
from thirdage.boardgame.positions import FREE, GAME, SHADOW, asked, at, do, log, names, step_of, table, why_not
from thirdage.boardgame.state import State
from thirdage.boardgame.tables import CARD, REGION

ARMIES = {"Eastemnet": "2 Rohan Regulars, Rohan Leader, Boromir", "Fangorn": "2 Isengard Regulars, Nazgûl"}


def options(seat: int, die: str, **more: str) -> list[str]:
    """What this die allows where an Army of either side, with a Leader, stands beside one of the other; Rohan and Isengard are At War."""
    s = table(
        ARMIES,
        war="Rohan, Isengard",
        dice_free=die if seat == FREE else "Muster",
        dice_shadow=die if seat == SHADOW else "Muster",
        asking=("turn", seat),
        rings=(0, 0),
        **more,  # type: ignore[arg-type]
    )
    do(s, f"use {die}")
    return asked(s)


ADVANCES_FREE = [f"advance {nation} on the Political Track" for nation in ("the Dwarves", "the Elves", "Gondor", "the North")]
ADVANCES_SHADOW = [f"advance {nation} on the Political Track" for nation in ("Sauron", "the Southrons and Easterlings")]
MOVES, DRAW, RECRUIT, SKIP = ["move an Army", "attack"], ["draw an Event card"], ["recruit"], ["skip: discard the die"]
FREE_CHARACTER = [*MOVES, "move the Fellowship", "separate Companions", "move Companions"]
DIE_BY_DIE = [
    (FREE, "Character", FREE_CHARACTER),
    (FREE, "Muster", [*ADVANCES_FREE, *RECRUIT]),
    (FREE, "Event", DRAW),
    (FREE, "Muster/Army", [*MOVES, *ADVANCES_FREE, *RECRUIT]),
    (FREE, "Will of the West", ["use it as Character", "use it as Muster", "use it as Event", "use it as Muster/Army"]),
    (SHADOW, "Character", [*MOVES, "move Nazgûl and Minions"]),
    (SHADOW, "Army", MOVES),
    (SHADOW, "Muster", [*ADVANCES_SHADOW, *RECRUIT, "bring Saruman into play"]),
    (SHADOW, "Event", DRAW),
    (SHADOW, "Muster/Army", [*MOVES, *ADVANCES_SHADOW, *RECRUIT, "bring Saruman into play"]),
]


@rule("BG-7.1")
@pytest.mark.parametrize("seat, die, allowed", DIE_BY_DIE, ids=lambda value: value if isinstance(value, str) else None)
def test_what_a_die_allows(seat: int, die: str, allowed: list[str]) -> None:
    assert options(seat, die) == [*allowed, *SKIP]


@rule("BG-7.1")
def test_hiding_takes_the_place_of_moving_for_a_revealed_fellowship() -> None:
    s = table(hidden=False, dice_free="Character", dice_shadow="Army")
    do(s, "use Character")
    assert asked(s) == ["hide the Fellowship", "separate Companions", "skip: discard the die"]
    assert why_not(s, "walk") == "BG-17.11"


@rule("BG-7.1")
def test_one_die_gives_one_action_never_a_mixture() -> None:
    s = table({"Bree": "North Regular", "Dale": "North Regular"}, dice_free="Muster/Army", dice_shadow="Army")
    do(s, "use Muster/Army", "move an Army", "from Bree", "to Buckland")
    assert asked(s) == ["from Dale", "no more"]  # a second move of the same action, no Diplomatic action
    do(s, "no more")
    assert s.stack[-1] == ("turn", SHADOW) and step_of(s, "north") == (0, False)


@rule("BG-7.1")
@pytest.mark.parametrize("die, verb", [("Event", "march"), ("Muster", "attack"), ("Muster", "walk"), ("Army", "fly"), ("Event", "muster")])
def test_what_another_die_would_allow_is_refused(die: str, verb: str) -> None:
    seat = SHADOW if die == "Army" else FREE
    s = table(ARMIES, war="Rohan, Isengard", dice_free="Event, Muster", dice_shadow="Army", asking=("turn", seat))
    do(s, f"use {die}")
    assert why_not(s, verb) == "BG-7.1"


@rule("BG-7.2")
def test_a_will_of_the_west_moves_the_fellowship_and_goes_to_the_hunt_box() -> None:
    s = table(dice_free="Will of the West", dice_shadow="Army")
    do(s, "use Will of the West", "use it as Character", "move the Fellowship")
    assert s.progress == 1 and s.box == [1, 0] and s.stack[-1] == ("turn", SHADOW)


@rule("BG-7.2")
def test_a_will_of_the_west_used_as_event_lets_gandalf_draw(monkeypatch: pytest.MonkeyPatch) -> None:
    hang(monkeypatch, "Athelas")
    s = table(hand_free="Athelas", deck="Mirror of Galadriel", dice_free="Will of the West", dice_shadow="Army")
    do(s, "use Will of the West", "use it as Event", "play Athelas")
    assert asked(s) == ["draw from the Free Peoples Character deck", "no"]
    do(s, "draw from the Free Peoples Character deck")
    assert names(s.hand[FREE]) == ["Mirror of Galadriel"] and s.stack[-1] == ("turn", SHADOW)


@rule("BG-7.2", "BG-R10")
def test_a_will_of_the_west_becomes_only_faces_of_the_own_die() -> None:
    s = table(dice_free="Will of the West", dice_shadow="Army")
    do(s, "use Will of the West")
    assert "use it as Army" not in asked(s) and "use it as Eye" not in asked(s)
    assert why_not(s, "as", "army") == why_not(s, "as", "eye") == "BG-7.2"


@rule("BG-7.2")
def test_a_converted_die_is_used_at_once_or_discarded() -> None:
    s = table(dice_free="Will of the West", dice_shadow="Army")
    do(s, "use Will of the West", "use it as Event")
    assert asked(s) == ["draw an Event card", "skip: discard the die"]


@rule("BG-7.3")
def test_an_ability_gives_any_die_a_further_use() -> None:
    s = table({"Pelargir": "Boromir"}, dice_free="Event", dice_shadow="Army")
    do(s, "use Event")
    assert asked(s) == ["draw an Event card", "boromir advances Gondor", "skip: discard the die"]
    do(s, "Boromir advances Gondor")
    assert step_of(s, "gondor") == (2, False) and s.stack[-1] == ("turn", SHADOW)


@rule("BG-7.3")
def test_the_mouth_of_sauron_turns_one_muster_die_a_turn_into_an_army_die() -> None:
    s = table({"Nurn": "Sauron Regular, The Mouth of Sauron"}, dice_free="", dice_shadow="Muster, Muster", asking=("turn", SHADOW))
    do(s, "use Muster", "use it as Army", "move an Army", "from Nurn", "Sauron Regular", "set out")
    assert at(s, "Gorgoroth") == "Sauron Regular"
    do(s, "use Muster")
    assert "use it as Army" not in asked(s) and why_not(s, "as", "army") == "BG-C162"


def test_a_question_about_a_die_names_no_card_that_is_not_held() -> None:
    s: State = table(dice_free="Event", dice_shadow="Army")
    do(s, "use Event")
    assert why_not(s, "play", "Athelas") == "BG-9.6"


# What is said to whoever wants something before a die is picked.


@rule("BG-6.9", "BG-7.1")
def test_before_a_die_is_picked_the_refusal_says_what_is_missing() -> None:
    hand = "Athelas; The Last Battle"
    s = table({"Edoras": "2 Rohan Regulars"}, hand_free=hand, war="", dice_free="Character, Muster", dice_shadow="Army")
    assert why_not(s, "play", "Athelas") == "BG-6.9"  # the Character die plays it
    assert why_not(s, "advance", "gondor") == "BG-6.9"
    assert why_not(s, "play", "The Last Battle") == "BG-C55"  # its own condition, whatever die there were
    assert why_not(s, "play", "Mithril Coat and Sting") == "BG-9.6"
    assert GAME.why_not(s, "free", ("draw_card", 0)) == ("BG-7.1", "None of your dice allows that now.")
    s = table(hand_free="Athelas", dice_free="Muster", dice_shadow="Army")
    assert GAME.why_not(s, "free", ("play", CARD["Athelas"])) == ("BG-9.6", "None of your dice plays Athelas.")
    assert GAME.why_not(s, "free", (None, CARD["Athelas"])) == ("BG-9.6", "None of your dice plays Athelas.")
    assert s.stack[-1] == ("turn", FREE)


# What the log says of abilities.


@rule("BG-C141", "BG-C143")
def test_the_log_says_whose_ability_it_was() -> None:
    s = table(hand_free="Athelas", corruption=1, guide="Gandalf the Grey", dice_free="Event", dice_shadow="Army")
    do(s, "use Event", "play Athelas")
    log(s)
    do(s, "draw from the Free Peoples Character deck")
    assert log(s)[0] == "Gandalf the Grey uses his ability."
    for die, told in (
        ("Muster", ["Strider uses his ability.", "The Fellowship is hidden again."]),
        ("Character", ["The Fellowship is hidden again."]),
    ):
        s = table(hidden=False, guide="Strider", dice_free=die, dice_shadow="Army")
        do(s, f"use {die}")
        log(s)
        do(s, "hide the Fellowship")
        assert log(s) == told
        assert s.stack[-1] == ("turn", SHADOW)


@rule("BG-18.18")
def test_the_log_says_by_how_much_corruption_rises_and_no_more() -> None:
    s = table(corruption=10, asking=("corruption", -1, 6), then=())
    assert log(s)[0] == "Corruption rises by 2 to 12."
    assert GAME.result(s)["why"] == "BG-20.2"


# Questions say the numbers that decide.


@rule("BG-6.5")
def test_the_question_for_the_hunt_says_how_many_dice_there_are() -> None:
    s = table({"Orthanc": "Saruman"}, asking=("allocate", SHADOW))
    assert GAME.question(s, "shadow") == "Shadow: how many of your 8 Action dice hunt for the Ring?"


@rule("BG-13.25")
@pytest.mark.parametrize(
    "army, more",
    [
        ("2 Gondor Regulars, Rohan Regular", ""),
        ("2 Gondor Regulars, Rohan Elite", " An Elite takes two, or one if it is reduced to a Regular."),
    ],
)
def test_the_question_for_losses_says_what_an_elite_is_worth(army: str, more: str) -> None:
    s = table({"Edoras": army}, asking=("hits_on_army", -1, FREE, REGION["Edoras"], 2, -1), then=())
    assert GAME.question(s, "free") == f"Free Peoples: which losses does the Army in Edoras take? Hits: 2.{more}"


@rule("BG-14.1")
def test_the_view_of_a_battle_tells_the_forces_of_the_round_to_come(monkeypatch: pytest.MonkeyPatch) -> None:
    armies = {"Dale": "5 North Regulars", "Vale of the Carnen": "5 Sauron Regulars"}
    s = table(armies, war="all", dice_shadow="Army", dice_free="Muster", asking=("turn", SHADOW))
    do(s, "use Army", "attack", "from Vale of the Carnen")
    assert coming(s) == (1, 6, 5)  # a City, and the first round
    before = GAME.dump(s)
    assert coming(s) == (1, 6, 5) and GAME.dump(s) == before
    dice(monkeypatch, faces(1, 1, 1, 1, 1), faces(1, 1, 1, 1, 1))
    do(s, "attack with everybody")
    assert coming(s) == (1, 6, 5)  # the round is fought
    do(s, "no", "no")
    assert s.stack[-1][0] == "cease" and coming(s) == (2, 5, 5)
    do(s, "cease")
    assert GAME.view(s, "free")["battle"] is None
    assert s.stack[-1] == ("turn", FREE)


def coming(s: State) -> tuple[int, int, int]:
    """The Combat round that the view speaks of, and what the Shadow and the Free Peoples need in it."""
    fight = GAME.view(s, None)["battle"]
    return fight["round"], fight["sides"]["shadow"]["needed"], fight["sides"]["free"]["needed"]
