"""Choice of losses (CG-11.21, CG-R54, CG-R58): what may be lost, and who says so with four, three and two persons."""

import pytest

from tests.citing import rule
from thirdage.cardgame.book import NOBODY
from thirdage.cardgame.positions import ARAGORN, FRODO, GAME, SARUMAN, WITCH_KING, asked, do, names, place_names, table, why_not
from thirdage.cardgame.state import State
from thirdage.cardgame.tables import FREE, PLACE, SHADOW
from thirdage.kernel.frames import Frame

AFTER: Frame = ("turn", FRODO)
TWO_FREE = "Gimli; Legolas; The Hunter"  # 1 path attack; each of them could cancel it
TWO_SHADOW = "Mordor Orcs 1; Haradrim Regulars; Knights of Dol Amroth; Gandalf the White"  # 3 attack against 2


def on_path(cards: str = TWO_FREE, *, starter: int = FRODO, persons: int = 4) -> State:
    place = PLACE["Khazad-dûm"]  # no defence of its own
    return table(path="Khazad-dûm", on_path=cards, starter=starter, persons=persons, asking=("combat", NOBODY, place), then=(AFTER,))


def at_morannon(cards: str = TWO_SHADOW, *, starter: int = FRODO, persons: int = 4) -> State:
    place = PLACE["Morannon"]
    return table(battlegrounds={"Morannon": cards}, starter=starter, persons=persons, asking=("combat", NOBODY, place), then=(AFTER,))


# What may be lost.


@rule("CG-R54")
def test_a_card_without_defence_may_not_be_picked() -> None:
    s = on_path("Gimli; Sam Gamgee; Fatty Bolger; The Hunter")
    assert asked(s) == ["lose Gimli", "lose Sam Gamgee"]
    assert why_not(s, ("lose", "Fatty Bolger")) == "CG-R54"
    assert why_not(s, ("lose", "Pippin Took")) == "CG-11.21"  # not there
    assert why_not(s, ("lose", "The Hunter")) == "CG-11.21"  # an attacker
    do(s, "lose Gimli")
    assert names(s.cycle[FRODO]) == ["Sam Gamgee", "Fatty Bolger"]
    assert s.stack == [AFTER]


@rule("CG-R54")
def test_a_wasteful_order_is_legal() -> None:
    s = on_path("Gimli; Gandalf the Grey; Sam Gamgee; The Witch-king")  # 2 to cancel; Gandalf alone could
    do(s, "lose Sam Gamgee")
    assert asked(s) == ["lose Gimli", "lose Gandalf the Grey"]
    do(s, "lose Gandalf the Grey")
    assert names(s.gone[FRODO]) == ["Sam Gamgee", "Gandalf the Grey"]
    assert names(s.cycle[FRODO]) == ["Gimli"]
    assert s.stack == [AFTER]


@rule("CG-R54", "CG-11.8")
def test_nobody_may_stop_while_icons_and_defence_remain_nor_go_on_when_none_do() -> None:
    s = on_path("Gimli; Sam Gamgee; Treebeard; The Witch-king")
    assert all(answer.startswith("lose") for answer in asked(s))
    do(s, "lose Gimli")
    assert all(answer.startswith("lose") for answer in asked(s))
    do(s, "lose Treebeard")
    assert names(s.cycle[FRODO]) == ["Sam Gamgee"]  # no third loss
    assert s.stack == [AFTER]


@pytest.mark.parametrize("cards", ["Gimli; The Hunter", "Gimli; Sam Gamgee; The Witch-king", "Gimli; Legolas; The Witch-king"])
@rule("CG-11.21")
def test_a_loss_that_is_no_choice_is_neither_asked_nor_agreed_to(cards: str) -> None:
    s = on_path(cards)
    assert s.cycle[FRODO] + s.cycle[ARAGORN] == []
    assert place_names(s.scored[FREE]) == ["Khazad-dûm"]
    assert s.stack == [AFTER]


# Four persons: name, agree or object.


@rule("CG-R58", "CG-11.21")
def test_the_first_defender_names_the_loss_and_the_teammate_agrees() -> None:
    s = on_path()
    assert (GAME.asked(s), asked(s)) == ("frodo", ["lose Gimli", "lose Legolas"])
    do(s, "lose Legolas")
    assert (GAME.asked(s), asked(s)) == ("aragorn", ["agree", "object"])
    assert s.path[FREE] != []  # nothing is lost before that
    do(s, "agree")
    assert names(s.gone[ARAGORN]) == ["Legolas"]
    assert names(s.cycle[FRODO]) == ["Gimli"]
    assert s.stack == [AFTER]


@pytest.mark.parametrize(
    ("starter", "first", "mate", "attacker"),
    [
        (FRODO, "frodo", "aragorn", "witch-king"),
        (WITCH_KING, "aragorn", "frodo", "witch-king"),
        (ARAGORN, "aragorn", "frodo", "saruman"),
        (SARUMAN, "frodo", "aragorn", "saruman"),
    ],
)
@rule("CG-R58", "CG-11.21")
def test_after_an_objection_the_first_attacker_from_the_starting_player_names_it(
    starter: int, first: str, mate: str, attacker: str
) -> None:
    s = on_path(starter=starter)
    assert GAME.asked(s) == first
    do(s, "lose Gimli")
    assert GAME.asked(s) == mate
    do(s, "object")
    assert (GAME.asked(s), asked(s)) == (attacker, ["lose Gimli", "lose Legolas"])
    do(s, "lose Legolas")  # neither the loss named before, nor asked about again
    assert names(s.gone[ARAGORN]) == ["Legolas"]
    assert names(s.cycle[FRODO]) == ["Gimli"]
    assert s.gone[FRODO] == []
    assert s.stack == [AFTER]


@rule("CG-R58")
def test_the_whole_loss_is_named_card_by_card_before_anybody_is_asked_to_agree() -> None:
    s = on_path("Gimli; Sam Gamgee; Legolas; Elrond; The Witch-king with Morgul Blade")  # 3 to cancel
    do(s, "lose Legolas")
    assert (GAME.asked(s), asked(s)) == ("frodo", ["lose Gimli", "lose Sam Gamgee", "lose Elrond"])
    do(s, "lose Elrond")
    assert GAME.asked(s) == "aragorn"
    do(s, "object")
    # The attacker begins anew with all three icons, bound by the same rules.
    assert (GAME.asked(s), asked(s)) == ("witch-king", ["lose Gimli", "lose Sam Gamgee", "lose Legolas", "lose Elrond"])
    do(s, "lose Elrond", "lose Gimli")
    assert names(s.gone[ARAGORN]) == ["Elrond"]
    assert names(s.gone[FRODO]) == ["Gimli"]
    assert names(s.cycle[FRODO]) == ["Sam Gamgee"]
    assert names(s.cycle[ARAGORN]) == ["Legolas"]
    assert s.stack == [AFTER]


@rule("CG-R58", "CG-R54")
def test_the_attacker_too_may_name_only_legal_losses() -> None:
    s = on_path("Gimli; Legolas; Fatty Bolger; The Hunter")
    do(s, "lose Gimli", "object")
    assert asked(s) == ["lose Gimli", "lose Legolas"]
    assert why_not(s, ("lose", "Fatty Bolger")) == "CG-R54"


@rule("CG-R58")
def test_a_teammate_without_cards_there_has_no_say() -> None:
    s = on_path("Gimli; Sam Gamgee; The Hunter", starter=ARAGORN)
    assert GAME.asked(s) == "frodo"  # the first defender with cards there
    do(s, "lose Gimli")
    assert names(s.cycle[FRODO]) == ["Sam Gamgee"]
    assert s.stack == [AFTER]


@rule("CG-R58")
def test_a_teammate_whose_cards_cannot_be_lost_is_asked_all_the_same() -> None:
    place = PLACE["Morannon"]
    s = table(
        battlegrounds={"Morannon": "Mordor Orcs 1; Olog-hai; The Black Serpent; Knights of Dol Amroth; Gandalf the White"},
        asking=("combat", NOBODY, place),
        then=(AFTER,),
    )
    assert (GAME.asked(s), asked(s)) == ("witch-king", ["lose Mordor Orcs 1", "lose Olog-hai"])
    do(s, "lose Mordor Orcs 1")
    assert GAME.asked(s) == "saruman"  # the Serpent, unsupported, has no defence, but it stands there
    do(s, "agree")
    assert names(s.cycle[SARUMAN]) == ["The Black Serpent"]
    assert s.stack == [AFTER]


@rule("CG-R58")
def test_two_shadow_persons_agree_on_their_losses_too() -> None:
    s = at_morannon(starter=SARUMAN)
    assert (GAME.asked(s), asked(s)) == ("saruman", ["lose Mordor Orcs 1", "lose Haradrim Regulars"])
    do(s, "lose Mordor Orcs 1")
    assert (GAME.asked(s), asked(s)) == ("witch-king", ["agree", "object"])
    do(s, "object")
    assert GAME.asked(s) == "frodo"  # the first attacker from Saruman, who starts
    do(s, "lose Haradrim Regulars")
    assert names(s.gone[SARUMAN]) == ["Haradrim Regulars"]
    assert names(s.cycle[WITCH_KING]) == ["Mordor Orcs 1"]
    assert place_names(s.scored[SHADOW]) == ["Morannon"]
    assert s.stack == [AFTER]


# Three and two persons.


@pytest.mark.parametrize("persons", [3, 2])
@rule("CG-R58", "CG-13.3")
def test_one_person_with_both_shadow_decks_is_not_asked_to_agree(persons: int) -> None:
    s = at_morannon(persons=persons)
    assert GAME.asked(s) == "witch-king"
    do(s, "lose Haradrim Regulars")
    assert names(s.gone[SARUMAN]) == ["Haradrim Regulars"]
    assert s.stack == [AFTER]


@rule("CG-R58", "CG-13.3")
def test_of_three_persons_the_two_free_peoples_still_agree_or_object() -> None:
    s = on_path(persons=3)
    do(s, "lose Gimli")
    assert (GAME.asked(s), asked(s)) == ("aragorn", ["agree", "object"])
    do(s, "object")
    assert GAME.asked(s) == "witch-king"
    do(s, "lose Gimli")
    assert names(s.gone[FRODO]) == ["Gimli"]
    assert names(s.cycle[ARAGORN]) == ["Legolas"]
    assert s.stack == [AFTER]


@rule("CG-R58", "CG-13.3")
def test_of_two_persons_nobody_has_anybody_to_agree_with() -> None:
    s = on_path(persons=2)
    assert GAME.asked(s) == "frodo"
    do(s, "lose Legolas")
    assert names(s.gone[ARAGORN]) == ["Legolas"]
    assert names(s.cycle[FRODO]) == ["Gimli"]
    assert s.stack == [AFTER]
