"""Reading guide and general rulings: CG-0.2 to CG-0.6, CG-R2 to CG-R6. (CG-R5: test_actions.py, CG-R7: test_procedures.py.)"""

import pytest

from tests.cardgame.telling import happened, icons_told
from tests.citing import card, rule
from thirdage.cardgame.book import NOBODY
from thirdage.cardgame.positions import ARAGORN, FRODO, GAME, SARUMAN, WITCH_KING, asked, do, names, place_names, table, why_not
from thirdage.cardgame.tables import FREE, NUMBER, PLACE, SHADOW
from thirdage.cardgame.whereabouts import controller_of, owner_of
from thirdage.kernel.frames import Frame

AFTER: Frame = ("turn", FRODO)

# Precedence.


@card("Merry Brandybuck", "The Great Gate")
@rule("CG-0.2")
def test_a_card_text_beats_the_rules_and_cannot_beats_may() -> None:
    s = table(hand="Merry Brandybuck, Sting", path="Egladil", battlegrounds={"Edoras": ""})
    do(s, "play Merry Brandybuck")
    assert "to Edoras" in asked(s)  # though no Hobbit fights there
    s = table(hand="The Great Gate, Strider", path="Egladil", battlegrounds={"Harad": "", "Pelargir": ""}, asking=("turn", ARAGORN))
    do(s, "play The Great Gate")
    assert asked(s) == ["to Pelargir", "to the reserve"]  # though Harad shows the Dúnedain
    assert why_not(s, ("to", "Harad")) == "CG-C23"


# Player, person, side, owner.


@card("The Reaver")
@rule("CG-0.3", "CG-13.3")
def test_each_player_means_each_deck_whoever_holds_it() -> None:
    s = table(
        hand="Gimli, Sting, Strider, Arwen", reserve="The Reaver", path="Egladil", persons=2, starter=FRODO, asking=("turn", WITCH_KING)
    )
    do(s, "use The Reaver")
    assert GAME.asked(s) == "aragorn"
    do(s, "forsake Strider")
    assert (GAME.asked(s), asked(s)) == ("frodo", ["forsake Gimli", "forsake Sting", "forsake the top of the draw deck"])
    do(s, "forsake Gimli")
    assert (names(s.gone[FRODO]), names(s.gone[ARAGORN])) == (["Gimli"], ["Strider"])
    assert s.stack == [("turn", ARAGORN)]


@pytest.mark.parametrize("persons", [2, 3, 4])
@rule("CG-0.3")
def test_two_decks_of_one_person_have_their_own_turns_hands_and_limits(persons: int) -> None:
    s = table(hand="Mordor Orcs 1, Mordor Orcs 2, Mordor Orcs 3", path="Egladil", persons=persons, asking=("turn", WITCH_KING))
    assert why_not(s, ("pass", "")) == "CG-7.3"  # Saruman's empty hand does not help
    do(s, "use the Ring token")
    assert (s.rings, len(s.hand[SARUMAN])) == ([1, 0, 1, 1], 0)
    assert s.stack == [("turn", ARAGORN)]


@card("The Commander")
@rule("CG-0.4")
def test_a_side_is_both_its_players_and_every_other_player_is_an_enemy() -> None:
    s = table(reserve="The Commander", path="Egladil", asking=("turn", WITCH_KING))
    do(s, "use The Commander")  # each Shadow player draws
    assert [len(hand) for hand in s.hand] == [0, 1, 0, 1]
    held = "Gimli, Sting, Sam Gamgee, Mordor Orcs 1, Mordor Orcs 2, Mordor Orcs 3, Mordor Orcs 4"
    s = table(hand=f"{held}, Uglúk, Saruman", path="Egladil")
    assert why_not(s, ("pass", "")) == "CG-7.3"  # 3 cards: fewer than the Witch-king, not than Saruman
    assert s.stack == [("turn", FRODO)]


@card("Blade of Westernesse")
@rule("CG-0.5", "CG-8.16")
def test_the_owner_is_whose_deck_a_card_began_in_the_controller_who_has_it_in_play() -> None:
    s = table(hand="Blade of Westernesse, Arwen", reserve="Sam Gamgee", path="Egladil", asking=("turn", ARAGORN))
    blade = NUMBER["Blade of Westernesse"]
    do(s, "play Blade of Westernesse")
    assert (owner_of(s, blade), controller_of(s, blade)) == (ARAGORN, FRODO)
    do(s, "pass", "use Sam Gamgee")  # Frodo cycles him with all he carries
    assert names(s.cycle[FRODO]) == ["Sam Gamgee"]
    assert names(s.cycle[ARAGORN]) == ["Arwen", "Blade of Westernesse"]
    assert s.stack == [("turn", WITCH_KING)]


@pytest.mark.parametrize(
    ("place", "cards", "told"),
    [
        ("Lórien", "Olog-hai; High Elves 1", (2, 2)),  # BA of the attacker, BD of the place; the defender's wait
        ("Lórien", "The Hunter; Mordor Orcs 1", (2, 2)),  # LA, supported
        ("Lórien", "The Hunter", (0, 2)),  # LA, not supported
        ("Egladil", "The Hunter; Balrog of Moria", (3, 1)),  # PA of the Shadow, PD of the path
        ("Egladil", "Gandalf the Grey", (0, 1)),  # PD of a Free Peoples card is no attack
    ],
)
@rule("CG-0.6")
def test_each_icon_counts_where_it_belongs(place: str, cards: str, told: tuple[int, int]) -> None:
    fight = ("combat", NOBODY, PLACE[place])
    if place == "Egladil":
        s = table(path=place, on_path=cards, asking=fight, then=(AFTER,))
    else:
        s = table(battlegrounds={place: cards}, asking=fight, then=(AFTER,))
    assert icons_told(s) == told
    assert s.stack == [AFTER]


# As far as possible.


@card("Herbs and Stewed Rabbit")
@rule("CG-R2")
def test_an_impossible_part_is_skipped_and_the_rest_still_happens() -> None:
    s = table(reserve="Sam Gamgee with Herbs and Stewed Rabbit", deck="Gimli, Sting", cycle="Glamdring", path="Egladil")
    do(s, "use Herbs and Stewed Rabbit")
    assert len(asked(s)) == 1  # there is no Hobbit to take: asked all the same, because the pile is hidden
    do(s, asked(s)[0])
    assert names(s.hand[FRODO]) == ["Gimli"]  # but the card is drawn
    assert names(s.gone[FRODO])[-1] == "Herbs and Stewed Rabbit"
    assert s.stack == [("turn", WITCH_KING)]


@card("Paths of the Dead")
@rule("CG-R2", "CG-C30")
def test_a_demand_is_met_as_far_as_the_cards_go() -> None:
    s = table(hand="Paths of the Dead, Arwen", deck="", reserve="Legolas", path="Egladil", asking=("turn", ARAGORN))
    do(s, "play Paths of the Dead")  # Arwen pays; two are to be forsaken, and two there are
    do(s, "forsake Legolas")
    assert s.hand[ARAGORN] == []  # the second was Arwen: nothing is left to draw
    assert names(s.gone[ARAGORN])[-3:] == ["Legolas", "Arwen", "Paths of the Dead"]
    assert s.stack == [("turn", SARUMAN)]


@card("Éomer")
@rule("CG-R2")
def test_up_to_and_may_allow_less() -> None:
    s = table(hand="Éomer, Sting", deck="Riders of Rohan 1, Gimli, Sam Gamgee, Glamdring, Shadowfax, Narya, Ring of Fire", path="Egladil")
    do(s, "play Éomer", "cycle the rest")
    assert names(s.reserve[FRODO]) == ["Éomer"]
    assert names(s.cycle[FRODO]) == ["Sting", "Riders of Rohan 1", "Gimli", "Sam Gamgee", "Glamdring", "Shadowfax"]
    assert s.stack == [("turn", WITCH_KING)]


# May do X to do Y.


@card("Denethor", "There Is Another Way", "The Messenger")
@rule("CG-R3")
def test_a_text_that_could_have_no_effect_cannot_be_chosen() -> None:
    s = table(reserve="Denethor", gone="Boromir, Faramir", path="Egladil", asking=("turn", ARAGORN))
    assert "use Denethor" not in asked(s)  # no price is paid for nothing
    s = table(hand="There Is Another Way, Sting", path="Egladil", used_paths="Dimrill Dale, Lothlórien")
    assert "play There Is Another Way" not in asked(s)
    s = table(reserve="The Messenger", path="Egladil", asking=("turn", WITCH_KING))
    assert "use The Messenger" not in asked(s)
    s = table(reserve="The Messenger", cycle="The Reaver", path="Egladil", asking=("turn", WITCH_KING))
    assert "use The Messenger" in asked(s)


@card("The Reaver")
@rule("CG-R3")
def test_a_part_of_the_effect_is_enough() -> None:
    s = table(reserve="The Reaver", deck="Strider", path="Egladil", asking=("turn", WITCH_KING))
    do(s, "use The Reaver")  # Frodo has nothing to forsake, Aragorn has
    assert names(s.gone[ARAGORN])[-1] == "Strider"
    assert s.stack == [("turn", ARAGORN)]
    s = table(reserve="The Reaver", deck="", path="Egladil", asking=("turn", WITCH_KING))
    assert why_not(s, ("use", "The Reaver")) == "CG-R3"


@card("Osgiliath")
@rule("CG-R3", "CG-10.5")
def test_without_paying_there_is_no_benefit() -> None:
    text = ("activation_text", FRODO, PLACE["Osgiliath"])
    s = table(hand="Strider", deck="Arwen, Legolas, Boromir", path="Osgiliath", asking=text, then=(AFTER,))
    do(s, "do not use it")
    assert (names(s.hand[ARAGORN]), len(s.deck[ARAGORN])) == (["Strider"], 3)
    assert s.stack == [AFTER]
    s = table(deck="", path="Osgiliath", asking=text, then=(AFTER,))
    assert s.stack == [AFTER]  # nothing to pay with, nothing asked


# Player order.


@pytest.mark.parametrize(("seat", "order"), [(WITCH_KING, ["aragorn", "frodo"]), (SARUMAN, ["frodo", "aragorn"])])
@card("The Reaver", "Hill-troll")
@rule("CG-R4")
def test_on_a_turn_the_players_addressed_come_in_turn_order_from_the_player_on_turn(seat: int, order: list[str]) -> None:
    s = table(
        hand="Gimli, Sting, Strider, Arwen",
        reserve="The Reaver; Hill-troll",
        path="Egladil",
        starter=FRODO,  # it does not count here
        asking=("turn", seat),
    )
    do(s, "use The Reaver" if seat == WITCH_KING else "use Hill-troll")
    chose = []
    for _ in order:
        chose.append(GAME.asked(s))
        do(s, "forsake the top of the draw deck")
    assert chose == order
    assert s.stack == [("turn", (seat + 1) % 4)]


@pytest.mark.parametrize(
    ("starter", "order"),
    [(FRODO, ["frodo", "aragorn"]), (WITCH_KING, ["aragorn", "frodo"]), (ARAGORN, ["aragorn", "frodo"]), (SARUMAN, ["frodo", "aragorn"])],
)
@card("Egladil")
@rule("CG-R4")
def test_outside_the_action_step_they_come_in_turn_order_from_the_starting_player(starter: int, order: list[str]) -> None:
    s = table(
        deck="Gimli, Sting, Sam Gamgee, Strider, Arwen, Legolas",
        path="Egladil",
        starter=starter,
        asking=("activation_text", starter, PLACE["Egladil"]),
        then=(AFTER,),
    )
    chose = []
    for number, _ in enumerate(order):
        chose.append(GAME.asked(s))
        drawn = [len(s.hand[FRODO]), len(s.hand[ARAGORN])]
        assert sorted(drawn) == ([0, 2] if number == 0 else [1, 2])  # each completes the whole text before the next
        do(s, asked(s)[0])
    assert chose == order
    assert s.stack == [AFTER]


@card("Dimrill Dale")
@rule("CG-R4")
def test_the_shadow_players_keep_to_the_same_order() -> None:
    for starter, order in ((FRODO, ["witch-king", "saruman"]), (ARAGORN, ["saruman", "witch-king"])):
        s = table(
            hand="The Hunter, The Reaver, Olog-hai, Uglúk, Saruman, Wolf-riders",
            path="Dimrill Dale",
            starter=starter,
            asking=("activation_text", starter, PLACE["Dimrill Dale"]),
            then=(AFTER,),
        )
        chose = []
        while s.stack[-1] != AFTER:
            chose.append(GAME.asked(s))
            do(s, asked(s)[0])
        assert [seat for seat, _ in zip(chose[::2], order, strict=True)] == order
        assert s.stack == [AFTER]


# Two texts for one elimination.


@card("Elven Cloak", "Frodo Baggins")
@rule("CG-R6")
def test_of_two_texts_that_would_save_a_card_one_is_picked_and_the_other_does_nothing() -> None:
    fight = ("combat", NOBODY, PLACE["Bag End"])
    s = table(path="Bag End", on_path="Frodo Baggins with Elven Cloak and Sting; The Hunter", asking=fight, then=(AFTER,))
    assert (GAME.asked(s), asked(s)) == ("frodo", ["by Frodo Baggins", "by Elven Cloak"])
    do(s, "by Frodo Baggins")
    assert names(s.cycle[FRODO]) == ["Frodo Baggins"]
    assert (names(s.gone[FRODO]), names(s.gone[ARAGORN])) == (["Sting"], ["Elven Cloak"])
    assert happened(s, "saved") == ["saved Frodo Baggins"]  # once
    assert place_names(s.scored[FREE]) == ["Bag End"]
    assert s.stack == [AFTER]


@card("Elven Cloak", "Merry Brandybuck")
@rule("CG-R6")
def test_two_texts_that_come_to_the_same_are_no_choice() -> None:
    fight = ("combat", NOBODY, PLACE["Bag End"])
    s = table(path="Bag End", on_path="Merry Brandybuck with Elven Cloak; The Hunter", asking=fight, then=(AFTER,))
    assert names(s.cycle[FRODO]) == ["Merry Brandybuck"]
    assert names(s.cycle[ARAGORN]) == ["Elven Cloak"]
    assert happened(s, "saved") == ["saved Merry Brandybuck"]
    assert s.stack == [AFTER]


@card("Nazgûl's Mantle", "The Witch-king")
@rule("CG-R6")
def test_a_text_that_does_not_apply_is_not_offered() -> None:
    fight = ("combat", NOBODY, PLACE["Bag End"])
    s = table(path="Bag End", on_path="The Witch-king with Nazgûl's Mantle", asking=fight, then=(AFTER,))
    assert names(s.cycle[WITCH_KING]) == ["The Witch-king", "Nazgûl's Mantle"]  # his own text is about the deck only
    assert s.path[SHADOW] == []
    assert s.stack == [AFTER]
