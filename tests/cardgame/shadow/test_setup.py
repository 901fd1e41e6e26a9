"""Scope, components and setup (AS sections 1, 2, 11 and 12): who plays, with which cards, how many are drawn."""

import pytest

from tests.cardgame.shadow.walking import bots
from tests.citing import rule
from thirdage.cardgame.positions import (
    BALROG,
    FRODO,
    GAME,
    GANDALF,
    GANDALF_OF_FELLOWSHIP,
    SARUMAN,
    SARUMAN_OF_DUEL,
    WITCH_KING,
    WITCH_KING_OF_DUEL,
    names,
    place_names,
)
from thirdage.cardgame.scenarios import DIFFICULTIES, SETTING_NUMBER, SETTINGS
from thirdage.cardgame.state import State
from thirdage.cardgame.tables import CARDS, FACTIONS, LOCATIONS, PLACE, SHADOW, SIDES, is_path
from thirdage.kernel.errors import Problem

SCENARIOS = ("trilogy", "duel2", "duel3", "fellowship")
SIX = {"Minas Morgul", "Morannon", "The Doors of Durin", "Amon Hen", "Cirith Ungol", "Morgul Vale"}


def new(scenario: str = "trilogy", seed: str = "1", **options: object) -> State:
    return GAME.new(scenario, seed, shadow="bots", **options)


def number_of(scenario: str, difficulty: str, promos: bool = False) -> int:
    return SETTING_NUMBER[scenario, promos, difficulty]


# Scope and components.


@pytest.mark.parametrize(
    "scenario, persons, held",
    [
        ("trilogy", 1, (("frodo", "aragorn"),)),
        ("trilogy", 2, (("frodo",), ("aragorn",))),
        ("duel2", 1, (("gandalf",),)),
        ("duel3", 1, (("gandalf",),)),
        ("fellowship", 1, (("gandalf",),)),
    ],
)
@rule("AS-1.1", "AS-1.4", "AS-R28")
def test_the_free_peoples_are_played_by_persons_and_every_shadow_seat_is_a_bots(
    scenario: str, persons: int, held: tuple[tuple[str, ...], ...]
) -> None:
    s = new(scenario, persons=persons)
    given = SETTINGS[s.setting]
    assert GAME.persons(s) == held
    assert given.bots == tuple(side == SHADOW for side in given.sides)
    assert [seat for person in held for seat in person] == [
        seat for seat, bot in zip(given.seats, given.bots, strict=True) if not bot
    ]  # nobody holds a bot


@pytest.mark.parametrize("scenario, persons", [("trilogy", 3), ("trilogy", 4), ("duel2", 2), ("duel3", 2), ("duel3", 3), ("fellowship", 2)])
@rule("AS-1.4")
def test_more_persons_than_one_or_in_the_trilogy_two_are_refused(scenario: str, persons: int) -> None:
    with pytest.raises(Problem, match="persons"):
        new(scenario, persons=persons)


@rule("AS-1.4")
def test_solo_is_what_is_meant_if_nobody_says_how_many_play() -> None:
    assert [len(GAME.persons(new(scenario))) for scenario in SCENARIOS] == [1, 1, 1, 1]


@rule("AS-1.2")
def test_the_bots_have_sixty_cards_and_six_locations_of_their_own() -> None:
    cards = [card for card in CARDS[1:] if card.bot and not card.face["promo"]]
    by_faction = {faction: sum(FACTIONS[card.faction] == faction for card in cards) for faction in FACTIONS}
    assert {faction: count for faction, count in by_faction.items() if count} == {
        "isengard": 12,
        "monstrous": 11,
        "southron": 7,
        "mordor": 30,
    }
    places = [place for place in LOCATIONS.values() if place.bot]
    assert sum(is_path(place.number) for place in places) == 4
    assert [SIDES[place.side] for place in places if not is_path(place.number)] == ["shadow", "shadow"]


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
@rule("AS-1.3", "AS-1.7")
def test_each_shadow_card_is_replaced_by_its_namesake_and_no_other_card_is(scenario: str, difficulty: str) -> None:
    players, against = (SETTINGS[number_of(scenario, level)] for level in ("", difficulty))
    for seat, bot in enumerate(against.bots):
        cards, printed = ([CARDS[card] for card in given.decks[seat]] for given in (against, players))
        assert [card.bot for card in cards] == [bot] * len(printed)
        assert [(card.name, card.faction, card.type) for card in cards] == [(card.name, card.faction, card.type) for card in printed]
    assert not any(CARDS[card].bot for deck in players.decks for card in deck)


@rule("AS-1.7")
def test_titles_numbers_and_factions_of_the_sixty_are_those_of_cards_61_to_120() -> None:
    printed, own = CARDS[61:121], [card for card in CARDS[1:] if card.bot and not card.face["promo"]]
    assert [(card.name, card.faction) for card in own] == [(card.name, card.faction) for card in printed]
    assert [card.number - 64 for card in own] == [card.number for card in printed]


@pytest.mark.parametrize(
    "scenario, used",
    [
        ("trilogy", SIX),
        ("duel2", SIX),
        ("duel3", SIX),
        ("fellowship", {"Minas Morgul", "Morannon", "The Doors of Durin", "Amon Hen"}),
    ],
)
@rule("AS-1.3", "AS-1.6")
def test_six_locations_take_the_place_of_their_namesakes(scenario: str, used: set[str]) -> None:
    given = SETTINGS[number_of(scenario, "normal")]
    places = [*given.paths, *given.battlegrounds[0], *given.battlegrounds[1]]
    assert {LOCATIONS[place].name for place in places if LOCATIONS[place].bot} == used
    assert len(set(place_names(places))) == len(places)  # none in both versions
    before = SETTINGS[number_of(scenario, "")]
    assert sorted(place_names(places)) == sorted(place_names([*before.paths, *before.battlegrounds[0], *before.battlegrounds[1]]))
    assert not any(LOCATIONS[place].bot for place in (*before.paths, *before.battlegrounds[0], *before.battlegrounds[1]))


@rule("AS-1.3")
def test_a_replaced_location_has_the_number_of_its_namesake_and_the_same_path() -> None:
    for name in SIX:
        printed, own = LOCATIONS[PLACE[name]], LOCATIONS[PLACE[f"{name} (bot)"]]
        assert (own.number - 50, own.level, own.side) == (printed.number, printed.level, printed.side)


@rule("AS-R44")
def test_with_the_promotional_cards_the_bots_get_their_two() -> None:
    assert [len(deck) for deck in SETTINGS[number_of("trilogy", "normal", promos=True)].decks] == [31] * 4
    s = new(promos=True)
    joined = [names([card for card in s.deck[seat] + s.hand[seat] + s.cycle[seat] if card > 184]) for seat in (WITCH_KING, SARUMAN)]
    assert joined == [["Gothmog"], ["Whip of Many Thongs"]]
    assert all(card <= 184 for deck in new().deck for card in deck)


# Setup.


@rule("AS-2.1")
def test_the_humans_set_up_as_ever() -> None:
    s = new(seed="3")
    assert [len(s.hand[seat]) for seat in (FRODO, 2)] == [7, 7]
    assert s.rings == [1, 0, 1, 0]
    assert s.stack[-1][:2] == ("choose_cycled", FRODO)  # two of the seven, by choice
    for _ in range(4):
        GAME.apply(s, GAME.legal(s)[0])
    assert [len(s.cycle[seat]) for seat in (FRODO, 2)] == [2, 2]
    assert s.round == 1


@rule("AS-2.2", "AS-T10")
def test_each_bot_draws_seven_and_cycles_the_last_two_unseen() -> None:
    s = new(seed="5")
    for seat in (WITCH_KING, SARUMAN):
        assert [len(pile[seat]) for pile in (s.hand, s.cycle, s.deck)] == [5, 2, 23]
        drawn = [event[2] for event in s.events or () if event[:2] == ("draw", seat)]
        assert s.hand[seat] + s.cycle[seat] == drawn
        assert s.rings[seat] == 0
    for viewer in (*GAME.seats(s), None):
        for bot in ("witch-king", "saruman"):
            known = GAME.view(s, viewer)["seats"][bot]["known"]
            assert known == {"deck": [], "hand": [], "cycle": [], "gone": [], "aside": []}
        told = GAME.redact(s, list(s.events or ()), viewer)
        of_bots = [event for event in told if event[0] in ("draw", "cycle_unseen") and event[1] in ("witch-king", "saruman")]
        assert len(of_bots) == 2 * (7 + 2)
        assert all(event[2] == -1 for event in of_bots)


@pytest.mark.parametrize(
    "scenario, seat, hand, cycled",
    [
        ("duel2", WITCH_KING_OF_DUEL, 6, 0),
        ("duel3", WITCH_KING_OF_DUEL, 5, 2),
        ("duel3", SARUMAN_OF_DUEL, 5, 2),
        ("fellowship", BALROG, 5, 2),
    ],
)
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
@rule("AS-2.2", "AS-R17", "AS-11.3")
def test_opening_cards_of_the_other_scenarios_at_both_levels(scenario: str, seat: int, hand: int, cycled: int, difficulty: str) -> None:
    s = new(scenario, difficulty=difficulty)
    drawn = [event[2] for event in s.events or () if event[:2] == ("draw", seat)]
    assert (len(s.hand[seat]), len(s.cycle[seat])) == (hand, cycled)
    assert s.hand[seat] + s.cycle[seat] == drawn[: hand + cycled]
    assert s.rings[seat] == 0


# Difficulty: the draw step.


@pytest.mark.parametrize(
    "scenario, seat, normal, challenging",
    [
        ("trilogy", WITCH_KING, 3, 4),
        ("trilogy", SARUMAN, 3, 4),
        ("duel3", WITCH_KING_OF_DUEL, 3, 4),
        ("duel3", SARUMAN_OF_DUEL, 3, 4),
        ("fellowship", BALROG, 3, 4),
        pytest.param("duel2", WITCH_KING_OF_DUEL, 4, 6, marks=rule("AS-T9")),
    ],
)
@rule("AS-11.1", "AS-11.2")
def test_a_normal_bot_draws_less_in_the_draw_step_and_a_challenging_one_what_the_scenario_says(
    scenario: str, seat: int, normal: int, challenging: int
) -> None:
    human = SETTINGS[number_of(scenario, "normal")].bots.index(False)
    for difficulty, count in (("normal", normal), ("challenging", challenging)):
        s = bots(scenario=scenario, difficulty=difficulty, asking=("draw_for_round", seat), then=(("turn", human),))
        assert len(s.hand[seat]) == count
    assert SETTINGS[number_of(scenario, "")].draw_step[seat] == challenging


@pytest.mark.parametrize(
    "scenario, seat, count", [("trilogy", FRODO, 3), ("duel2", GANDALF, 4), ("duel3", GANDALF, 6), ("fellowship", GANDALF_OF_FELLOWSHIP, 3)]
)
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
@rule("AS-11.1", "AS-2.1")
def test_difficulty_does_not_touch_what_the_humans_draw(scenario: str, seat: int, count: int, difficulty: str) -> None:
    s = bots(scenario=scenario, difficulty=difficulty, asking=("draw_for_round", seat), then=(("turn", seat),))
    assert len(s.hand[seat]) == count


@pytest.mark.parametrize("difficulty, count", [("normal", 4), ("challenging", 5)])
@rule("AS-11.3", "AS-R23")
def test_a_text_that_draws_more_adds_to_either(difficulty: str, count: int) -> None:
    s = bots(difficulty=difficulty, reserve="Saruman", asking=("draw_for_round", SARUMAN), then=(("turn", FRODO),))
    assert len(s.hand[SARUMAN]) == count


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
@rule("AS-R23")
def test_draws_by_texts_are_not_lessened(difficulty: str) -> None:
    s = bots(difficulty=difficulty, path="Bucklebury Ferry", asking=("draw_cards", WITCH_KING, 2), then=(("turn", FRODO),))
    assert len(s.hand[WITCH_KING]) == 2
    s = bots(difficulty=difficulty, asking=("activation_text", FRODO, PLACE["Inn of the Prancing Pony"]), then=(("turn", FRODO),))
    assert [len(s.hand[seat]) for seat in (WITCH_KING, SARUMAN)] == [2, 2]


@rule("AS-R23")
def test_no_scenario_lets_a_bot_draw_less_than_nothing() -> None:
    for given in SETTINGS:
        assert all(count > 0 for count in given.draw_step)


# The scenario table.


@pytest.mark.parametrize(
    "scenario, order, last, rings",
    [
        ("trilogy", ["frodo", "witch-king", "aragorn", "saruman"], 9, [1, 0, 1, 0]),
        ("duel2", ["gandalf", "witch-king"], 9, [1, 0]),
        ("duel3", ["gandalf", "witch-king", "gandalf", "saruman"], 9, [1, 0, 0]),
        ("fellowship", ["balrog", "gandalf"], 6, [0, 0]),
    ],
)
@rule("AS-2.2", "AS-1.4")
def test_seats_last_path_and_ring_tokens_of_each_scenario(scenario: str, order: list[str], last: int, rings: list[int]) -> None:
    s = new(scenario)
    given = SETTINGS[s.setting]
    assert [given.seats[seat] for seat in given.order] == order
    assert given.last_path == last
    assert s.rings == rings


@rule("AS-6.8")
def test_the_special_rules_of_the_duel_hold_for_the_bot() -> None:
    narya = bots(
        scenario="duel2",
        reserve="Gandalf the White with Narya, Ring of Fire",
        hand="Mordor Orcs 1, Mordor Orcs 2, Mordor Orcs 3",
        path="Egladil",
        asking=("do_text", GANDALF, 60),
        then=(("turn", GANDALF),),
    )
    assert len(narya.hand[WITCH_KING_OF_DUEL]) == 1  # each Shadow player cycles 1: the one of the Duel does it twice (CG-13.7)
    assert SETTINGS[narya.setting].ties_to_nobody
    assert narya.stack == [("turn", GANDALF)]
