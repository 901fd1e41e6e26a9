"""Characters and support (CG-11.22, CG-11.23, CG-R55, CG-R56)."""

from itertools import product
from random import Random

import pytest

from tests.cardgame.telling import forget, happened, icons_told
from tests.citing import card, rule
from thirdage.cardgame.book import NOBODY
from thirdage.cardgame.positions import ARAGORN, FRODO, GAME, SARUMAN, WITCH_KING, asked, do, names, place_names, table, why_not
from thirdage.cardgame.state import State
from thirdage.cardgame.support import Tie, Ties, choices, outcomes, without
from thirdage.cardgame.tables import FREE, PLACE, SHADOW
from thirdage.kernel.frames import Frame

AFTER: Frame = ("turn", FRODO)


def fight(place: str, cards: str, **more: object) -> State:
    """The combat on this battleground, run to its first question or to its end."""
    s = table(battlegrounds={place: cards}, asking=AFTER, **more)  # type: ignore[arg-type]
    s.turn = s.starter  # as in the combat step
    forget(s)
    s.stack.append(("combat", NOBODY, PLACE[place]))
    GAME.frames.run(s)
    return s


# Who supports whom.


@rule("CG-11.22")
def test_leadership_counts_only_with_an_army_of_the_same_faction_there() -> None:
    assert icons_told(fight("Minas Tirith", "The Hunter"))[0] == 0
    assert icons_told(fight("Minas Tirith", "The Hunter; Mordor Orcs 1"))[0] == 2
    assert icons_told(fight("Minas Tirith", "The Hunter; Haradrim Regulars"))[0] == 1  # an army of another faction
    s = table(battlegrounds={"Minas Tirith": "The Hunter", "Lórien": "Mordor Orcs 1"}, asking=("combat", NOBODY, PLACE["Minas Tirith"]))
    assert icons_told(s)[0] == 0  # an army elsewhere
    s = table(battlegrounds={"Minas Tirith": "The Hunter"}, reserve="Mordor Orcs 1", asking=("combat", NOBODY, PLACE["Minas Tirith"]))
    assert icons_told(s)[0] == 0


@rule("CG-11.22")
def test_a_character_of_the_faction_supports_nobody() -> None:
    assert icons_told(fight("Minas Tirith", "The Hunter; The Witch-king"))[0] == 2  # the Witch-king's own attack


@rule("CG-11.22", "CG-T30")
def test_one_army_supports_one_leader() -> None:
    s = fight("Minas Tirith", "The Hunter; The Reaver; Mordor Orcs 1")
    assert (GAME.asked(s), asked(s)) == ("witch-king", ["support The Hunter", "support The Reaver"])
    do(s, "support The Hunter")
    assert icons_told(s) == (2, 3)  # not 3
    assert s.stack == [AFTER]
    s = fight("Minas Tirith", "The Hunter; The Reaver; Mordor Orcs 1; Mordor Orcs 2")
    assert icons_told(s) == (4, 3)
    assert s.stack == [AFTER]


@rule("CG-11.22")
def test_leadership_attack_serves_attackers_and_leadership_defence_defenders() -> None:
    # Gorbag & Shagrat have leadership defence only, the Hunter attack only.
    assert icons_told(fight("Lórien", "Gorbag & Shagrat; Mordor Orcs 1"))[0] == 1
    s = fight("Dol Guldur", "The Hunter; Mordor Orcs 1; High Elves 1; High Elves 2")  # 4 against 2
    assert names(s.gone[WITCH_KING]) == ["Mordor Orcs 1", "The Hunter"]  # 1 cancelled, 1 left: all go
    assert place_names(s.scored[FREE]) == ["Dol Guldur"]
    s = fight("Dol Guldur", "Gorbag & Shagrat; Mordor Orcs 1; High Elves 1; High Elves 2")
    assert names(s.gone[WITCH_KING]) == ["Gorbag & Shagrat", "Mordor Orcs 1"]
    assert place_names(s.scored[SHADOW]) == ["Dol Guldur"]  # the leader's 1 and the Orcs' 1 hold it
    assert s.stack == [AFTER]


@card("The Great Gate")
@rule("CG-R55")
def test_any_army_supports_even_one_without_icons() -> None:
    s = fight("Dol Amroth", "The Great Gate; Denethor; Haradrim Mûmakil; Haradrim Regulars")  # 3 against 2
    assert names(s.gone[ARAGORN]) == ["Denethor"]  # his leadership, supported by the Gate, cancels the last
    assert names(s.cycle[ARAGORN]) == ["The Great Gate"]
    assert place_names(s.scored[FREE]) == ["Dol Amroth"]
    assert s.stack == [AFTER]


@rule("CG-R55")
def test_supporting_nobody_is_no_choice_while_a_leader_goes_without() -> None:
    s = fight("Morannon", "Riders of Rohan 1; Knights of Dol Amroth; Aragorn; Boromir; Mordor Orcs 1")
    assert (GAME.asked(s), asked(s)) == ("aragorn", ["support Aragorn", "support Boromir"])
    do(s, "support Boromir")
    assert happened(s, "support") == ["support Knights of Dol Amroth"]
    assert icons_told(s) == (2 + 1 + 1 + 1, 2)
    assert s.stack == [AFTER]


@pytest.mark.parametrize("starter", [FRODO, ARAGORN])
@card("The Three Hunters")
@rule("CG-R55")
def test_as_many_leaders_as_possible_are_supported(starter: int) -> None:
    # By the event the Riders may support Aragorn; the Knights could do so too, but then Boromir would have nobody.
    cards = "Knights of Dol Amroth; Riders of Rohan 1; Aragorn; Boromir"
    s = fight("Morannon", cards, in_force="The Three Hunters", starter=starter)
    assert sorted(happened(s, "support")) == ["support Knights of Dol Amroth", "support Riders of Rohan 1"]
    assert icons_told(s) == (1 + 2 + 1 + 1 + 1, 2)
    assert s.stack == [AFTER]


@card("Merry Brandybuck")
@rule("CG-R55", "CG-R46")
def test_an_army_is_not_spent_where_another_leader_would_go_without() -> None:
    # One army of Rohan for Merry and Éomer: the Rohan player chooses; with a second both are supported unasked.
    s = fight("Edoras", "Merry Brandybuck; Éomer; Village Militia; Devilry of Saruman")
    assert (GAME.asked(s), asked(s)) == ("frodo", ["support Merry Brandybuck", "support Éomer"])
    s = fight("Edoras", "Merry Brandybuck; Éomer; Village Militia; Riders of Rohan 1; Devilry of Saruman; Wolf-riders")
    assert happened(s, "support") == ["support Village Militia", "support Riders of Rohan 1"]
    # 5 against 1 of Edoras and 1 each of the four: the Free Peoples hold it.
    assert names(s.gone[FRODO]) == ["Merry Brandybuck", "Éomer", "Village Militia", "Riders of Rohan 1"]
    assert place_names(s.scored[FREE]) == ["Edoras"]
    assert s.stack == [AFTER]


@card("Pippin Took")
@rule("CG-R55", "CG-C41")
def test_the_controller_of_the_army_chooses_not_that_of_the_leader() -> None:
    s = fight("Pelargir", "Pippin Took; Denethor; Soldiers of Gondor; Haradrim Mûmakil")
    assert (GAME.asked(s), asked(s)) == ("aragorn", ["support Denethor", "support Pippin Took"])
    do(s, "support Pippin Took")  # Frodo's
    assert happened(s, "support") == ["support Soldiers of Gondor"]
    # 2 against 1: Pippin and the Soldiers can each cancel the last one; Denethor cannot.
    assert (GAME.asked(s), asked(s)) == ("frodo", ["lose Pippin Took", "lose Soldiers of Gondor"])
    do(s, "lose Pippin Took", "agree")
    assert names(s.gone[FRODO]) == ["Pippin Took"]
    assert names(s.cycle[ARAGORN]) == ["Denethor", "Soldiers of Gondor"]
    assert s.stack == [AFTER]


@rule("CG-R55")
def test_several_armies_choose_one_after_the_other() -> None:
    s = fight("Minas Tirith", "The Hunter; The Reaver; The Commander; Mordor Orcs 1; Mordor Orcs 2")
    assert asked(s) == ["support The Commander", "support The Hunter", "support The Reaver"]
    do(s, "support The Reaver")
    assert asked(s) == ["support The Commander", "support The Hunter"]
    assert why_not(s, ("support", "The Reaver")) == "CG-11.22"
    do(s, "support The Hunter")
    assert icons_told(s)[0] == 4
    assert s.stack == [AFTER]


@rule("CG-R55", "CG-11.22")
def test_a_choice_that_changes_nothing_is_not_asked() -> None:
    s = fight("Minas Tirith", "The Hunter; Mordor Orcs 1; Olog-hai; Black Uruks")
    assert len(happened(s, "support")) == 1
    assert icons_told(s)[0] == 1 + 1 + 2 + 2
    assert s.stack == [AFTER]


@pytest.mark.parametrize(("starter", "order"), [(FRODO, ["aragorn", "witch-king"]), (SARUMAN, ["witch-king", "aragorn"])])
@rule("CG-R4", "CG-R55")
def test_the_starting_players_side_assigns_its_support_first(starter: int, order: list[str]) -> None:
    s = fight("Minas Tirith", "The Hunter; The Reaver; Mordor Orcs 1; Denethor; Aragorn; Soldiers of Gondor", starter=starter)
    chose = []
    for _ in order:
        chose.append(GAME.asked(s))
        do(s, asked(s)[0])
    assert chose == order


@pytest.mark.parametrize(("starter", "order"), [(FRODO, ["frodo", "aragorn"]), (ARAGORN, ["aragorn", "frodo"])])
@card("The Three Hunters")
@rule("CG-R4", "CG-R55")
def test_the_controllers_of_two_armies_choose_in_turn_order(starter: int, order: list[str]) -> None:
    # The Riders may support Éomer or, by the event, Aragorn; the Soldiers Aragorn or Denethor.
    cards = "Soldiers of Gondor; Riders of Rohan 1; Aragorn; Denethor; Éomer"
    s = fight("Minas Tirith", cards, in_force="The Three Hunters", starter=starter)
    assert GAME.asked(s) == order[0]
    do(s, "support Aragorn")  # so the other has only one leader left
    assert sorted(happened(s, "support")) == ["support Riders of Rohan 1", "support Soldiers of Gondor"]
    assert s.stack == [AFTER]
    s = fight("Minas Tirith", cards, in_force="The Three Hunters", starter=starter)
    do(s, "support Éomer" if order[0] == "frodo" else "support Denethor")
    assert GAME.asked(s) == order[1]
    do(s, "support Aragorn")
    assert s.stack == [AFTER]


@rule("CG-R55")
def test_nothing_is_fixed_before_the_combat() -> None:
    s = table(battlegrounds={"Minas Tirith": "The Hunter; The Reaver; Mordor Orcs 1"}, path="Egladil", asking=("turn", WITCH_KING))
    assert s.support == []
    s = fight("Minas Tirith", "The Hunter; The Reaver; Mordor Orcs 1; Soldiers of Gondor")
    do(s, "support The Hunter")
    assert s.support == []  # and nothing is left of it afterwards
    assert s.stack == [AFTER]


def best(ties: Ties) -> set[frozenset[Tie]]:
    """By trying every assignment: what those come to that support as many leaders as possible."""
    found: set[frozenset[Tie]] = set()
    for pick in product(*([None, *sorted(may)] for may in ties.values())):
        chosen = [tie for tie in pick if tie]
        if len({leader for leader, _ in chosen}) == len(chosen):
            found.add(frozenset(chosen))
    most = max(map(len, found))
    return {outcome for outcome in found if len(outcome) == most}


@rule("CG-R55", "CG-11.22")
def test_every_best_assignment_can_be_reached_and_no_other() -> None:
    rng = Random(11)
    for _ in range(300):
        armies, leaders = rng.randint(1, 4), range(101, 101 + rng.randint(1, 4))
        gains = rng.choice((0, 1))  # army 1 may gain icons of its own by whom it supports (CG-C22)
        ties: Ties = {}
        for army in range(1, armies + 1):
            may = frozenset((leader, army if army == gains else 0) for leader in leaders if rng.random() < 0.6)
            if may:
                ties[army] = may
        if not ties:
            continue
        assert outcomes(ties) == best(ties)
        reached: set[frozenset[Tie]] = set()
        waiting: list[tuple[Ties, frozenset[Tie]]] = [(ties, frozenset())]
        while waiting:
            left, chosen = waiting.pop()
            if not left:
                reached.add(chosen)
                continue
            army = next(iter(left))
            for leader in choices(left, army):
                tie = next((tie for tie in left[army] if tie[0] == leader), None)
                waiting.append((without(left, army, leader), chosen | {tie} if tie else chosen))
        assert reached == best(ties)


# Counted once.


@rule("CG-11.23", "CG-R56")
def test_leader_and_army_may_be_lost_apart_and_the_icons_count_all_the_same() -> None:
    # Saruman leads White Hand Orcs in defence: 1 + 1 leadership against 4 - 2.
    s = fight("Orthanc", "Saruman; White Hand Orcs 1; White Hand Orcs 2; Riders of Rohan 1; Riders of Rohan 2")
    assert icons_told(s) == (4, 2)
    assert asked(s) == ["lose Saruman", "lose White Hand Orcs 1"]
    do(s, "lose Saruman")  # 1 printed and 1 of leadership: enough, and both armies are cycled
    assert names(s.gone[SARUMAN]) == ["Saruman"]
    assert names(s.cycle[SARUMAN]) == ["White Hand Orcs 1", "White Hand Orcs 2"]
    assert s.stack == [AFTER]


@rule("CG-11.23", "CG-R56")
def test_losing_the_army_first_does_not_take_the_leadership_away() -> None:
    s = fight("Orthanc", "Saruman; White Hand Orcs 1; Wolf-riders; Riders of Rohan 1; Riders of Rohan 2; Village Militia")  # 5 - 2
    do(s, "lose White Hand Orcs 1")  # perhaps his supporter
    do(s, "lose Saruman")  # still 2
    assert names(s.gone[SARUMAN]) == ["White Hand Orcs 1", "Saruman"]
    assert names(s.cycle[SARUMAN]) == ["Wolf-riders"]
    assert place_names(s.scored[SHADOW]) == ["Orthanc"]
    assert s.stack == [AFTER]


@card("Quickbeam")
@rule("CG-R56")
def test_conditional_icons_are_counted_once_at_the_start() -> None:
    # Two Isengard cards give Quickbeam 1 attack; that they fall in this combat changes nothing.
    s = fight("Orthanc", "Quickbeam; Gandalf the White; Wolf-riders; White Hand Orcs 1")
    assert icons_told(s) == (3, 2)
    do(s, "lose Wolf-riders")
    assert place_names(s.scored[SHADOW]) == ["Orthanc"]
    assert s.stack == [AFTER]


@card("Phial of Galadriel")
@rule("CG-R56")
def test_an_item_that_strengthens_the_path_counts_though_its_wielder_is_lost() -> None:
    s = table(
        path="Bag End",
        on_path="Sam Gamgee with Phial of Galadriel; The Witch-king; The Hunter",
        asking=("combat", NOBODY, PLACE["Bag End"]),
        then=(AFTER,),
    )
    assert names(s.gone[FRODO]) == ["Sam Gamgee"]  # 3 against 2, and he cancels the third
    assert (s.corruption, place_names(s.scored[FREE])) == (0, ["Bag End"])
    assert s.stack == [AFTER]
