"""Combat on a path (CG-11.2 to 11.13): counting, cancelling, losses, result."""

import pytest

from tests.cardgame.telling import forget, happened, icons_told
from tests.citing import card, rule
from thirdage.cardgame.book import NOBODY
from thirdage.cardgame.positions import ARAGORN, FRODO, GAME, SARUMAN, WITCH_KING, asked, do, names, place_names, table, why_not
from thirdage.cardgame.rounds import score
from thirdage.cardgame.state import State
from thirdage.cardgame.tables import FREE, NUMBER, PLACE, SHADOW
from thirdage.cardgame.tokens import add_token
from thirdage.kernel.frames import Frame

AFTER: Frame = ("turn", FRODO)
SHADOW_OF_EGLADIL = "The Commander; The Destroyer with Black Rider's Mount"  # 3 path attack


def fight(path: str, on_path: str = "", *, tokens: tuple[tuple[str, int, int], ...] = (), **more: object) -> State:
    """The combat on this path, run to its first question or to its end."""
    s = table(path=path, on_path=on_path, asking=AFTER, **more)  # type: ignore[arg-type]
    s.turn = s.starter  # as in the combat step
    for thing, attack, defence in tokens:
        add_token(s, NUMBER.get(thing) or PLACE[thing], attack, defence)
    forget(s)
    s.stack.append(("combat", NOBODY, PLACE[path]))
    GAME.frames.run(s)
    return s


# The example of the book.


@card("Egladil")
@rule("CG-T1", "CG-11.10", "CG-11.12")
def test_the_books_path_combat() -> None:
    s = fight("Egladil", f"Gimli; Legolas with Bow of the Galadhrim; {SHADOW_OF_EGLADIL}")
    assert icons_told(s) == (3, 1)
    assert asked(s) == ["lose Gimli", "lose Legolas"]
    assert why_not(s, ("lose", "Bow of the Galadhrim")) == "CG-8.15"
    do(s, "lose Legolas", "agree")
    assert names(s.gone[ARAGORN]) == ["Legolas", "Bow of the Galadhrim"]
    assert names(s.cycle[FRODO]) == ["Gimli"]
    assert names(s.gone[WITCH_KING]) == ["The Commander", "The Destroyer", "Black Rider's Mount"]
    assert (s.gone[FRODO], s.cycle[ARAGORN], s.cycle[WITCH_KING]) == ([], [], [])
    assert place_names(s.scored[FREE]) == ["Egladil"]
    assert (score(s, FREE), s.corruption, s.road) == (1, 0, 0)
    assert s.stack == [AFTER]


@rule("CG-T1", "CG-11.8")
def test_choosing_gimli_first_costs_legolas_too() -> None:
    s = fight("Egladil", f"Gimli; Legolas with Bow of the Galadhrim; {SHADOW_OF_EGLADIL}")
    do(s, "lose Gimli")  # one icon is left, and Legolas is all that can cancel it
    do(s, "agree")
    assert names(s.gone[FRODO]) == ["Gimli"]
    assert names(s.gone[ARAGORN]) == ["Legolas", "Bow of the Galadhrim"]
    assert place_names(s.scored[FREE]) == ["Egladil"]
    assert s.stack == [AFTER]


@rule("CG-T2", "CG-11.13")
def test_without_defenders_the_shadow_takes_the_path_and_corrupts() -> None:
    s = fight("Egladil", SHADOW_OF_EGLADIL)
    assert (place_names(s.scored[SHADOW]), s.scored[FREE]) == (["Egladil"], [])
    assert s.corruption == 2
    assert (score(s, FREE), score(s, SHADOW)) == (0, 2)  # the path itself is worth nothing to the Shadow
    assert names(s.gone[WITCH_KING]) == ["The Commander", "The Destroyer", "Black Rider's Mount"]
    assert s.stack == [AFTER]


@rule("CG-T20", "CG-11.12")
def test_a_tie_is_the_free_peoples_and_costs_the_defender_all_the_same() -> None:
    s = fight("Egladil", f"Legolas with Bow of the Galadhrim; {SHADOW_OF_EGLADIL}")
    assert names(s.gone[ARAGORN]) == ["Legolas", "Bow of the Galadhrim"]
    assert place_names(s.scored[FREE]) == ["Egladil"]
    assert (score(s, FREE), s.corruption) == (1, 0)
    assert s.stack == [AFTER]


# Without cards.


@rule("CG-11.2", "CG-T22", "CG-R52")
def test_a_path_without_any_card_is_fought_and_scored_by_the_free_peoples() -> None:
    s = fight("Bag End")
    assert icons_told(s) == (0, 0)
    assert place_names(s.scored[FREE]) == ["Bag End"]
    assert (score(s, FREE), s.corruption) == (1, 0)
    assert s.stack == [AFTER]


@rule("CG-11.2", "CG-11.9")
def test_with_defenders_alone_nobody_is_lost() -> None:
    s = fight("Bag End", "Gimli; Legolas with Bow of the Galadhrim; Frodo Baggins with Phial of Galadriel")
    assert names(s.cycle[FRODO]) == ["Gimli", "Frodo Baggins"]
    assert names(s.cycle[ARAGORN]) == ["Legolas", "Bow of the Galadhrim", "Phial of Galadriel"]
    assert (s.gone[FRODO], s.gone[ARAGORN], s.path) == ([], [], [[], []])
    assert s.stack == [AFTER]


# Steps 1 and 2: counting and the path's own defence.


@rule("CG-11.6", "CG-11.4")
def test_path_attack_is_counted_on_cards_their_items_and_tokens() -> None:
    s = fight(
        "Bag End",
        "The Witch-king with Morgul Blade; Gorbag & Shagrat",
        tokens=(("Bag End", 2, 0), ("Gorbag & Shagrat", 1, 0)),
    )
    assert icons_told(s) == (2 + 1 + 2 + 1, 0)
    assert s.corruption == 6
    assert s.stack == [AFTER]


@rule("CG-11.6")
def test_battleground_icons_count_for_nothing_on_a_path() -> None:
    s = fight("Bag End", "Balrog of Moria; Uglúk; The Witch-king with Fell Beast")  # 2 + 1 + 2; Fell Beast has none
    assert icons_told(s)[0] == 5
    s = fight("Bag End", "Gandalf the Grey; Elrond; The Hunter; The Reaver")
    do(s, "lose Gandalf the Grey", "agree")  # 3, not his battleground 2
    assert names(s.cycle[ARAGORN]) == ["Elrond"]
    assert s.stack == [AFTER]


@rule("CG-11.7", "CG-11.5")
def test_the_path_and_its_tokens_cancel_before_any_card_is_touched() -> None:
    s = fight("Lothlórien", "Gimli; The Witch-king; The Hunter", tokens=(("Lothlórien", 0, 1),))
    assert icons_told(s) == (3, 3)
    assert names(s.cycle[FRODO]) == ["Gimli"]
    assert s.gone[FRODO] == []
    assert place_names(s.scored[FREE]) == ["Lothlórien"]
    assert s.stack == [AFTER]


@rule("CG-11.5")
def test_a_token_on_a_card_cancels_only_together_with_it() -> None:
    s = fight("Bag End", "Gimli; Sam Gamgee; The Witch-king", tokens=(("Gimli", 0, 1),))
    assert icons_told(s) == (2, 0)  # not the path's
    do(s, "lose Gimli")  # 1 printed and 1 on him: enough
    assert names(s.gone[FRODO]) == ["Gimli"]
    assert names(s.cycle[FRODO]) == ["Sam Gamgee"]
    assert s.tokens == []  # it vanished with him
    assert s.stack == [AFTER]


# Step 3: losses.


@rule("CG-11.8", "CG-R54")
def test_losses_go_on_until_the_defence_lost_reaches_the_attack() -> None:
    s = fight("Bag End", "Gimli; Sam Gamgee; Pippin Took; The Witch-king")
    assert asked(s) == ["lose Gimli", "lose Sam Gamgee", "lose Pippin Took"]
    do(s, "lose Sam Gamgee")
    assert asked(s) == ["lose Gimli", "lose Pippin Took"]
    assert why_not(s, ("lose", "Sam Gamgee")) == "CG-11.10"  # named already
    do(s, "lose Gimli")
    assert names(s.gone[FRODO]) == ["Sam Gamgee", "Gimli"]
    assert names(s.cycle[FRODO]) == ["Pippin Took"]
    assert s.stack == [AFTER]


@rule("CG-11.8", "CG-11.13")
def test_if_all_defence_is_too_little_all_are_lost() -> None:
    s = fight("Bag End", "Gimli; Sam Gamgee; Fatty Bolger; The Witch-king; The Hunter with Morgul Blade")
    assert names(s.gone[FRODO]) == ["Gimli", "Sam Gamgee", "Fatty Bolger"]  # he has no icon, but there is no rest
    assert s.cycle[FRODO] == []
    assert s.corruption == 2
    assert place_names(s.scored[SHADOW]) == ["Bag End"]
    assert s.stack == [AFTER]


@rule("CG-11.10")
def test_cancelling_a_single_icon_costs_a_character_of_many() -> None:
    s = fight("Bag End", "Gandalf the Grey with Glamdring and Narya, Ring of Fire; The Hunter")
    assert names(s.gone[FRODO]) == ["Gandalf the Grey", "Glamdring", "Narya, Ring of Fire"]
    assert (s.corruption, place_names(s.scored[FREE])) == (0, ["Bag End"])
    assert s.stack == [AFTER]


# Step 4 and the end.


@rule("CG-11.9", "CG-11.11", "CG-R57")
def test_losses_come_first_then_the_rest_is_cycled_then_the_shadow_goes_then_the_score() -> None:
    s = fight("Bag End", "Sam Gamgee; Gimli; The Hunter")
    do(s, "lose Gimli")
    assert happened(s, "eliminate", "cycle", "wins_free") == [
        "eliminate Gimli",
        "cycle Sam Gamgee",
        "eliminate The Hunter",
        "wins_free Bag End",
    ]
    assert s.stack == [AFTER]


@pytest.mark.parametrize("defenders", ["", "Gandalf the Grey"])
@rule("CG-11.11")
def test_shadow_characters_are_eliminated_whoever_wins(defenders: str) -> None:
    s = fight("Bag End", f"{defenders}; Uglúk; The Hunter with Black Breath")
    assert names(s.gone[SARUMAN]) == ["Uglúk"]
    assert names(s.gone[WITCH_KING]) == ["The Hunter", "Black Breath"]
    assert s.path == [[], []]
    assert (score(s, FREE), s.corruption) == ((1, 0) if defenders else (0, 2))
    assert s.stack == [AFTER]


@pytest.mark.parametrize(("path", "points"), [("Bag End", 1), ("Weathertop", 2), ("Crack of Doom", 3), ("Henneth Annûn", 1)])
@rule("CG-11.12", "CG-D3")
def test_a_path_held_is_worth_what_is_printed_on_it(path: str, points: int) -> None:
    s = fight(path)
    assert (score(s, FREE), score(s, SHADOW)) == (points, 0)
    assert s.stack == [AFTER]


@rule("CG-11.13", "CG-D32", "CG-12.1")
def test_each_icon_not_cancelled_is_one_corruption() -> None:
    s = fight("Egladil", "Sam Gamgee; The Witch-king; The Hunter; The Reaver", corruption=2)  # 4 against 1 and 1
    assert s.corruption == 4
    assert (score(s, FREE), score(s, SHADOW)) == (0, 4)
    assert s.stack == [AFTER]


@rule("CG-R57", "CG-11.4")
def test_the_tokens_on_a_path_leave_with_it() -> None:
    s = fight("Bag End", "The Hunter", tokens=(("Bag End", 1, 1),))
    assert s.tokens == []
    assert s.corruption == 1
    assert s.stack == [AFTER]


# Replacing the path.


@card("Strider")
@rule("CG-11.3", "CG-6.14")
def test_a_path_that_is_replaced_is_fought_at_once() -> None:
    s = table(path="Egladil", on_path="Strider; Legolas; The Hunter; The Reaver", asking=("turn", ARAGORN), battlegrounds={"Moria": ""})
    do(s, "use Strider", "activate Dead Marshes")
    assert asked(s) == ["lose Strider", "lose Legolas"]  # in the middle of the action step
    do(s, "lose Legolas")
    assert names(s.gone[ARAGORN]) == ["Legolas"]
    assert names(s.cycle[ARAGORN]) == ["Strider"]  # he does not travel along
    assert place_names(s.scored[FREE]) == ["Egladil"]
    assert place_names([s.road, *s.active]) == ["Dead Marshes", "Moria"]  # battlegrounds wait for the combat step
    assert s.path == [[], []]
    assert s.stack == [("turn", SARUMAN)]


@rule("CG-11.3", "CG-11.1")
def test_the_combat_step_fights_every_location_once() -> None:
    s = table(path="Bag End", battlegrounds={"Moria": "", "Edoras": ""}, asking=("combat_step", NOBODY), then=(AFTER,), starter=ARAGORN)
    assert (GAME.asked(s), asked(s)) == ("aragorn", ["fight at Bag End", "fight at Moria", "fight at Edoras"])
    do(s, "fight at Moria", "fight at Bag End")  # the last is no choice
    assert happened(s, "wins_free", "wins_shadow") == ["wins_shadow Moria", "wins_free Bag End", "wins_free Edoras"]
    assert (s.active, s.road, s.field) == ([], 0, [])
    assert s.stack == [AFTER]
