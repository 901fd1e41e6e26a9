"""Combat on a battleground (CG-11.15 to 11.24) and the combat step. Support: test_support.py; losses: test_losses.py."""

import pytest

from tests.cardgame.telling import forget, happened, icons_told, told
from tests.citing import card, rule
from thirdage.cardgame.book import NOBODY
from thirdage.cardgame.positions import ARAGORN, FRODO, GAME, SARUMAN, WITCH_KING, asked, do, names, place_names, table, why_not
from thirdage.cardgame.rounds import score
from thirdage.cardgame.state import State
from thirdage.cardgame.tables import FREE, PLACE, SHADOW
from thirdage.cardgame.tokens import add_token
from thirdage.kernel.frames import Frame

AFTER: Frame = ("turn", FRODO)


def fight(place: str, cards: str = "", *, tokens: tuple[int, int] = (0, 0), **more: object) -> State:
    """The combat on this battleground, run to its first question or to its end."""
    s = table(battlegrounds={place: cards}, asking=AFTER, **more)  # type: ignore[arg-type]
    s.turn = s.starter  # as in the combat step
    if any(tokens):
        add_token(s, PLACE[place], *tokens)
    forget(s)
    s.stack.append(("combat", NOBODY, PLACE[place]))
    GAME.frames.run(s)
    return s


# The example of the book.

DOL_GULDUR = "Galadriel with Nenya, Ring of Adamant; High Elves 1; Mordor Orcs 1; Gorbag & Shagrat; Olog-hai"


@card("Dol Guldur")
@rule("CG-T3", "CG-11.15", "CG-D23")
def test_the_books_battleground_combat() -> None:
    s = fight("Dol Guldur", DOL_GULDUR)
    assert icons_told(s) == (5, 2)  # Galadriel 1 + 1, Nenya 1, High Elves 2
    assert asked(s) == ["lose Mordor Orcs 1", "lose Gorbag & Shagrat", "lose Olog-hai"]
    do(s, "lose Mordor Orcs 1", "lose Olog-hai")
    assert names(s.gone[WITCH_KING]) == ["Mordor Orcs 1", "Olog-hai"]
    assert names(s.cycle[WITCH_KING]) == ["Gorbag & Shagrat"]
    assert names(s.gone[ARAGORN]) == ["Galadriel", "Nenya, Ring of Adamant", "High Elves 1"]
    assert place_names(s.scored[SHADOW]) == ["Dol Guldur"]
    assert (score(s, FREE), score(s, SHADOW), s.corruption) == (0, 1, 0)
    assert (s.active, s.field, s.support, s.counted) == ([], [], [], [])
    assert s.stack == [AFTER]


@rule("CG-T3", "CG-11.23")
def test_orcs_and_their_leader_are_not_enough_and_olog_hai_goes_as_well() -> None:
    s = fight("Dol Guldur", DOL_GULDUR)
    do(s, "lose Mordor Orcs 1", "lose Gorbag & Shagrat")  # 2 of 3: the last loss is no choice
    assert names(s.gone[WITCH_KING]) == ["Mordor Orcs 1", "Gorbag & Shagrat", "Olog-hai"]
    assert s.cycle[WITCH_KING] == []
    assert place_names(s.scored[SHADOW]) == ["Dol Guldur"]
    assert s.stack == [AFTER]


@rule("CG-T3", "CG-11.21")
def test_olog_hai_and_the_leader_may_be_lost_to_save_the_orcs() -> None:
    s = fight("Dol Guldur", DOL_GULDUR)
    do(s, "lose Olog-hai", "lose Gorbag & Shagrat")
    assert names(s.gone[WITCH_KING]) == ["Olog-hai", "Gorbag & Shagrat"]
    assert names(s.cycle[WITCH_KING]) == ["Mordor Orcs 1"]
    assert s.stack == [AFTER]


# Counting.


@rule("CG-11.15", "CG-R53")
def test_attack_tokens_on_a_battleground_count_for_the_attacker_whoever_put_them_there() -> None:
    s = fight("Dol Guldur", "Galadriel", tokens=(2, 0))  # the Shadow defends; the Destroyer could have put them there
    assert icons_told(s) == (3, 2)
    assert place_names(s.scored[FREE]) == ["Dol Guldur"]
    assert s.stack == [AFTER]
    s = fight("Rivendell", "", tokens=(3, 0))
    assert icons_told(s) == (3, 2)
    assert place_names(s.scored[SHADOW]) == ["Rivendell"]
    assert s.stack == [AFTER]


@rule("CG-11.15")
def test_only_attack_icons_count_for_attackers_and_only_defence_for_defenders() -> None:
    s = fight("Helm's Deep", "Devilry of Saruman; Fighting Uruk-hai; Riders of Rohan 1; Riders of Rohan 2")
    assert icons_told(s) == (4, 2)  # 3 + 1, nothing of the defenders' attack
    # Riders have 2 attack but 1 defence each: both go, and hold.
    assert names(s.gone[FRODO]) == ["Riders of Rohan 1", "Riders of Rohan 2"]
    assert names(s.gone[SARUMAN]) == ["Devilry of Saruman", "Fighting Uruk-hai"]
    assert place_names(s.scored[FREE]) == ["Helm's Deep"]
    assert s.stack == [AFTER]


@rule("CG-11.16", "CG-11.5")
def test_the_battleground_and_its_tokens_cancel_before_any_card() -> None:
    s = fight("Helm's Deep", "Devilry of Saruman; Riders of Rohan 1", tokens=(0, 1))
    assert icons_told(s) == (3, 3)
    assert names(s.cycle[FRODO]) == ["Riders of Rohan 1"]
    assert s.gone[FRODO] == []
    assert s.tokens == []
    assert s.stack == [AFTER]


@rule("CG-11.15")
def test_path_icons_and_items_for_paths_count_for_nothing_here() -> None:
    s = fight("Minas Tirith", "The Witch-king with Black Rider's Mount and Fell Beast; The Hunter")
    assert icons_told(s) == (3, 3)  # 2 and Fell Beast 1; the Hunter's leadership is not supported
    assert place_names(s.scored[FREE]) == ["Minas Tirith"]
    assert s.stack == [AFTER]


@card("Guards of the Citadel", "Haradrim Cavalry")
@rule("CG-11.15", "CG-11.17")
def test_icons_for_a_named_place_count_there() -> None:
    s = fight("Minas Tirith", "Haradrim Cavalry; Grond, Hammer of the Underworld; Guards of the Citadel; Soldiers of Gondor")
    assert icons_told(s) == (5, 3)
    do(s, "lose Guards of the Citadel")  # 1 + 1 there
    assert names(s.gone[ARAGORN]) == ["Guards of the Citadel"]
    assert names(s.cycle[ARAGORN]) == ["Soldiers of Gondor"]
    assert s.stack == [AFTER]
    s = fight("Pelargir", "Haradrim Cavalry; Haradrim Mûmakil; Guards of the Citadel; Soldiers of Gondor")
    assert icons_told(s) == (3, 1)  # 1 + 2: nothing more elsewhere
    assert names(s.gone[ARAGORN]) == ["Guards of the Citadel", "Soldiers of Gondor"]
    assert s.stack == [AFTER]


# Losses and the end.


@rule("CG-11.17", "CG-11.20")
def test_too_little_defence_costs_every_defender_and_the_battleground() -> None:
    s = fight("Edoras", "Wolf-riders; Devilry of Saruman; Riders of Rohan 1; Éomer")
    # 5 against 1; Riders 1 and, supported, Éomer 1 cancel two more.
    assert names(s.gone[FRODO]) == ["Riders of Rohan 1", "Éomer"]
    assert s.cycle[FRODO] == []
    assert place_names(s.scored[SHADOW]) == ["Edoras"]
    assert (score(s, FREE), score(s, SHADOW), s.corruption) == (0, 1, 0)  # no corruption from battlegrounds
    assert s.stack == [AFTER]


@rule("CG-11.18", "CG-11.19")
def test_defenders_left_are_cycled_and_attackers_eliminated_though_they_lost() -> None:
    s = fight(
        "Rivendell", "Goblins of the Misty Mountains 1; High Elves 1; Elrond with Vilya, Ring of Air; Gandalf the Grey with Glamdring"
    )
    assert names(s.cycle[ARAGORN]) == ["High Elves 1", "Elrond", "Vilya, Ring of Air"]
    assert names(s.cycle[FRODO]) == ["Gandalf the Grey", "Glamdring"]
    assert names(s.gone[SARUMAN]) == ["Goblins of the Misty Mountains 1"]
    assert s.stack == [AFTER]


@rule("CG-11.19")
def test_attackers_are_eliminated_though_they_won() -> None:
    s = fight("Moria", "High Elves 1; Gimli with Dwarven Axe; Gandalf the White with Glamdring")
    assert names(s.gone[ARAGORN]) == ["High Elves 1"]
    assert names(s.gone[FRODO]) == ["Gimli", "Dwarven Axe", "Gandalf the White", "Glamdring"]
    assert (s.cycle[ARAGORN], s.cycle[FRODO]) == ([], [])
    assert place_names(s.scored[FREE]) == ["Moria"]
    assert s.stack == [AFTER]


@rule("CG-11.19", "CG-11.16")
def test_a_defender_that_cancels_one_icon_of_many_is_eliminated() -> None:
    s = fight("Rivendell", "Balrog of Moria; Goblins of the Misty Mountains 1; High Elves 1")  # 3 against 2
    assert names(s.gone[ARAGORN]) == ["High Elves 1"]
    assert place_names(s.scored[FREE]) == ["Rivendell"]
    assert s.stack == [AFTER]


@rule("CG-T41", "CG-R54")
def test_a_card_without_defence_may_not_be_chosen_but_goes_when_icons_remain() -> None:
    s = fight("Dol Guldur", "Galadriel; High Elves 1; The Witch-king; Olog-hai")  # 1 + 1 + 2 against 2 and 2
    assert names(s.gone[WITCH_KING]) == ["Olog-hai"]
    assert names(s.cycle[WITCH_KING]) == ["The Witch-king"]
    assert s.stack == [AFTER]
    s = fight("Dol Guldur", "Galadriel with Nenya, Ring of Adamant; High Elves 1; The Witch-king; Olog-hai")  # 5
    assert names(s.gone[WITCH_KING]) == ["Olog-hai", "The Witch-king"]
    assert s.cycle[WITCH_KING] == []
    assert place_names(s.scored[FREE]) == ["Dol Guldur"]
    assert s.stack == [AFTER]


@rule("CG-R57")
def test_the_printed_steps_follow_each_other() -> None:
    s = fight("Rivendell", "Balrog of Moria; Goblins of the Misty Mountains 1; High Elves 1; Legolas")
    do(s, "lose Legolas")
    assert happened(s, "eliminate", "cycle", "wins_free") == [
        "eliminate Legolas",
        "cycle High Elves 1",
        "eliminate Balrog of Moria",
        "eliminate Goblins of the Misty Mountains 1",
        "wins_free Rivendell",
    ]
    assert s.stack == [AFTER]


# Who wins.


@pytest.mark.parametrize("captured", ["", "Umbar"])
@rule("CG-T23", "CG-R52", "CG-11.20")
def test_a_shadow_battleground_without_cards_is_the_shadows(captured: str) -> None:
    s = fight("Umbar", captured=captured)
    assert (place_names(s.scored[SHADOW]), s.scored[FREE]) == (["Umbar"], [])
    assert s.captured == []
    assert s.stack == [AFTER]


@rule("CG-11.20", "CG-R52")
def test_a_free_peoples_battleground_without_cards_is_the_free_peoples() -> None:
    s = fight("Pelargir")
    assert (place_names(s.scored[FREE]), s.scored[SHADOW]) == (["Pelargir"], [])
    assert s.stack == [AFTER]


@rule("CG-11.20")
def test_the_attacker_wins_only_with_an_icon_left() -> None:
    s = fight("Moria", "High Elves 1")
    assert icons_told(s) == (2, 2)
    assert place_names(s.scored[SHADOW]) == ["Moria"]
    s = fight("Moria", "High Elves 1; Legolas")
    assert icons_told(s) == (3, 2)
    assert place_names(s.scored[FREE]) == ["Moria"]
    assert s.stack == [AFTER]


# Captured and reactivated.


@card("The Black Captain", "Dol Guldur")
@rule("CG-11.24", "CG-T6", "CG-R17")
def test_a_battleground_taken_out_of_the_attackers_area_has_no_defence_of_its_own() -> None:
    given = {"hand": "The Black Captain, Olog-hai", "reserve": "The Witch-king", "path": "Egladil", "asking": ("turn", WITCH_KING)}
    s = table(scored_free="Dol Guldur, Lórien", **given)  # type: ignore[arg-type]
    do(s, "play The Black Captain", "reactivate Dol Guldur", "leave it in reserve")
    assert place_names(s.active) == ["Dol Guldur", "Lórien"]  # its text was resolved
    assert place_names(s.captured) == ["Dol Guldur"]  # Lórien came from the Free Peoples, who defend there
    s.stack = [AFTER, ("combat", NOBODY, PLACE["Dol Guldur"])]
    forget(s)
    GAME.frames.run(s)
    assert icons_told(s) == (0, 0)
    assert place_names(s.scored[SHADOW]) == ["Dol Guldur"]  # the Shadow still defends there
    s = table(scored_shadow="Dol Guldur, Lórien", **given)  # type: ignore[arg-type]
    do(s, "play The Black Captain", "reactivate Dol Guldur", "leave it in reserve")
    assert place_names(s.captured) == ["Lórien"]


@rule("CG-11.24", "CG-T31", "CG-R18")
def test_on_a_captured_battleground_only_the_printed_icons_are_ignored() -> None:
    s = fight("Dol Guldur", "Galadriel; Olog-hai", captured="Dol Guldur", tokens=(0, 1))
    assert icons_told(s) == (1, 1)
    assert names(s.cycle[WITCH_KING]) == ["Olog-hai"]
    assert s.stack == [AFTER]
    s = fight("Minas Tirith", "Black Uruks; Guards of the Citadel", captured="Minas Tirith")
    assert icons_told(s) == (2, 0)
    assert names(s.gone[ARAGORN]) == ["Guards of the Citadel"]  # 1 + 1 more in Minas Tirith holds it
    assert place_names(s.scored[FREE]) == ["Minas Tirith"]
    assert s.stack == [AFTER]


@rule("CG-R17")
def test_once_won_back_a_battleground_defends_as_printed() -> None:
    s = fight("Dol Guldur", "Galadriel; Olog-hai", captured="Dol Guldur")
    assert (icons_told(s), s.captured) == ((1, 0), [])
    assert place_names(s.scored[SHADOW]) == ["Dol Guldur"]
    s = table(
        hand="The Black Captain, Mordor Orcs 1",
        reserve="The Witch-king",
        path="Egladil",
        scored_shadow="Dol Guldur",
        asking=("turn", WITCH_KING),
    )
    do(s, "play The Black Captain", "reactivate Dol Guldur", "leave it in reserve")
    assert s.captured == []


# The combat step.


@rule("CG-11.1", "CG-R59")
def test_the_starting_player_names_each_next_combat_after_seeing_the_last() -> None:
    s = table(
        path="Egladil",
        on_path="The Hunter",
        battlegrounds={"Moria": "High Elves 1; Legolas", "Rivendell": "", "Umbar": ""},
        starter=SARUMAN,
        asking=("combat_step", NOBODY),
        then=(AFTER,),
    )
    assert (GAME.asked(s), asked(s)) == ("saruman", ["fight at Egladil", "fight at Moria", "fight at Rivendell", "fight at Umbar"])
    do(s, "fight at Moria")
    assert place_names(s.scored[FREE]) == ["Moria"]  # decided and scored before the next is named
    assert (GAME.asked(s), asked(s)) == ("saruman", ["fight at Egladil", "fight at Rivendell", "fight at Umbar"])
    assert why_not(s, ("fight", "Moria")) == "CG-6.3"
    do(s, "fight at Umbar", "fight at Egladil")
    assert s.active == []  # the last one is no choice
    assert place_names(s.scored[FREE]) == ["Moria", "Egladil", "Rivendell"]
    assert place_names(s.scored[SHADOW]) == ["Umbar"]
    assert s.stack == [AFTER]


@rule("CG-11.1")
def test_with_nothing_active_there_is_no_combat() -> None:
    s = table(asking=("combat_step", NOBODY), then=(AFTER,))
    assert told(s) == ["combat_step"]
    assert s.stack == [AFTER]
