"""The four scenarios: who sits at the table with which deck, what each draws, and in which order they act (section 13)."""

import re
from collections import Counter
from pathlib import Path

import pytest

from tests.citing import rule
from thirdage.cardgame import scenarios
from thirdage.cardgame.book import NOBODY
from thirdage.cardgame.positions import GAME, GANDALF, SARUMAN_OF_DUEL, WITCH_KING_OF_DUEL, asked, do, names, table, why_not
from thirdage.cardgame.scenarios import SCENARIOS
from thirdage.cardgame.state import State
from thirdage.cardgame.tables import CARDS, FACTIONS, FREE, LOCATIONS, NAZGUL, SHADOW
from thirdage.kernel.errors import Problem

FREE_GROUNDS = "Dol Amroth, Edoras, Helm's Deep, Lórien, Minas Tirith, Pelargir, Rivendell"
SHADOW_GROUNDS = "Dol Guldur, Harad, Minas Morgul, Morannon, Moria, Orthanc, Umbar"


def deck(scenario: str, seat: str, promos: bool = False) -> list[int]:
    """What lies in a seat's draw deck before the first card is drawn, by number."""
    s = table(scenario=scenario, promos=promos)
    return sorted(s.deck[GAME.seats(s).index(seat)])


def factions(cards: list[int]) -> dict[str, int]:
    return dict(Counter(FACTIONS[CARDS[card].faction] for card in cards))


def designs(cards: list[int], faction: str) -> list[str]:
    """The cards of a faction by their titles, in alphabetical order, each as often as it is there."""
    return sorted(CARDS[card].design for card in cards if FACTIONS[CARDS[card].faction] == faction)


def listed(text: str) -> list[str]:
    return sorted(name for name in re.split(r"\s*;\s*", text.strip()) if name)


def empty_table(scenario: str, **rulings: str) -> State:
    """Nobody has a card, every battleground is taken, and the first round is about to begin: all can only pass."""
    return table(
        scenario=scenario,
        deck="",
        round=0,
        scored_free=FREE_GROUNDS,
        scored_shadow=SHADOW_GROUNDS,
        corruption=8,
        rulings={id.replace("_", "-"): value for id, value in rulings.items()},
        asking=("round_begins", NOBODY),
    )


def turns_of_rounds(s: State) -> list[list[str]]:
    """Who was asked in each round, until the end of the game; everybody passes whenever asked."""
    rounds: list[list[str]] = []
    while not GAME.over(s):
        assert asked(s) == ["pass"]
        if len(rounds) < s.round:
            rounds.append([])
        rounds[-1].append(str(GAME.asked(s)))
        assert len(rounds[-1]) < 9, "the action step does not end"
        do(s, "pass")
    return rounds


# Who sits at the table.


@rule("CG-13.1")
@pytest.mark.parametrize(
    "scenario, free, shadow, persons",
    [
        ("trilogy", ["frodo", "aragorn"], ["witch-king", "saruman"], [4, 3, 2]),
        ("duel2", ["gandalf"], ["witch-king"], [2]),
        ("duel3", ["gandalf"], ["witch-king", "saruman"], [3]),
        ("fellowship", ["gandalf"], ["balrog"], [2]),
    ],
)
def test_each_scenario_has_its_players_and_persons(scenario: str, free: list[str], shadow: list[str], persons: list[int]) -> None:
    entry = GAME.options()["scenarios"][scenario]
    assert entry["sides"] == {"free": free, "shadow": shadow}
    assert entry["options"]["persons"]["values"] == persons
    s = GAME.new(scenario=scenario, seed="1")
    assert list(GAME.seats(s)) == entry["seats"]
    assert sorted(seat for person in GAME.persons(s) for seat in person) == sorted(free + shadow)
    assert len(GAME.persons(s)) == persons[0]
    with pytest.raises(Problem, match="persons"):
        GAME.new(scenario=scenario, seed="1", persons=5)


def test_there_are_four_scenarios() -> None:
    assert list(GAME.options()["scenarios"]) == list(SCENARIOS) == ["trilogy", "duel2", "duel3", "fellowship"]


# Decks.


@rule("CG-13.4")
def test_in_the_two_player_duel_each_deck_is_a_whole_side() -> None:
    gandalf, witch_king = deck("duel2", "gandalf"), deck("duel2", "witch-king")
    assert gandalf == list(range(1, 61)) and {CARDS[card].side for card in gandalf} == {FREE}
    assert witch_king == list(range(61, 121)) and {CARDS[card].side for card in witch_king} == {SHADOW}


@rule("CG-13.5")
def test_in_the_three_player_duel_the_shadow_is_split_and_gandalf_is_not() -> None:
    assert deck("duel3", "gandalf") == list(range(1, 61))
    assert factions(deck("duel3", "witch-king")) == {"mordor": 30}
    assert factions(deck("duel3", "saruman")) == {"isengard": 12, "monstrous": 11, "southron": 7}


@rule("CG-13.8", "CG-T19")
def test_the_balrogs_deck_in_the_fellowship() -> None:
    balrog = deck("fellowship", "balrog")
    assert factions(balrog) == {"monstrous": 8, "mordor": 18, "isengard": 4} and len(balrog) == 30
    assert designs(balrog, "monstrous") == listed(
        "Balrog of Moria; Barrow-wights; Caradhras the Cruel; Cave-troll; Flocks of Crebain; Hill-troll; "
        "Goblins of the Misty Mountains; Goblins of the Misty Mountains"
    )
    nazgul = [CARDS[card].name for card in NAZGUL if not CARDS[card].bot]
    others = listed(
        "Black Breath; Black Rider's Mount; Grishnákh; Mordor Orcs; Mordor Orcs; Mordor Orcs; "
        "Morgul Blade; Nazgûl's Mantle; The Ringwraiths Are Abroad"
    )
    assert len(nazgul) == 9
    assert designs(balrog, "mordor") == sorted(others + nazgul)
    assert designs(balrog, "isengard") == listed("Palantír of Orthanc; Saruman; Saruman's Staff; Uglúk")


@rule("CG-13.8", "CG-T19")
def test_gandalfs_deck_in_the_fellowship() -> None:
    gandalf = deck("fellowship", "gandalf")
    assert factions(gandalf) == {"dunedain": 3, "dwarf": 2, "elf": 13, "hobbit": 8, "wizard": 4} and len(gandalf) == 30
    assert designs(gandalf, "dunedain") == listed("Blade of Westernesse; Boromir; Strider")
    assert designs(gandalf, "dwarf") == listed("Dwarven Axe; Gimli")
    assert designs(gandalf, "elf") == designs(deck("trilogy", "aragorn"), "elf")  # the whole faction
    assert designs(gandalf, "hobbit") == listed(
        "Bilbo Baggins; Fatty Bolger; Frodo Baggins; Merry Brandybuck; Mithril Coat; Pippin Took; Sam Gamgee; Sting"
    )
    assert designs(gandalf, "wizard") == listed("Gandalf the Grey; Narya, Ring of Fire; Gandalf's Staff; Glamdring")


@rule("CG-C70")
@pytest.mark.parametrize(
    "scenario, extra",
    [
        ("duel2", {"gandalf": ["Ghân-buri-Ghân", "Ioreth"], "witch-king": ["Gothmog", "Whip of Many Thongs"]}),
        ("duel3", {"gandalf": ["Ghân-buri-Ghân", "Ioreth"], "witch-king": ["Gothmog"], "saruman": ["Whip of Many Thongs"]}),
    ],
)
def test_in_a_duel_the_promos_go_to_the_deck_of_their_faction(scenario: str, extra: dict[str, list[str]]) -> None:
    assert GAME.asked(GAME.new(scenario=scenario, seed="1", promos=True))
    for seat, cards in extra.items():
        plain, owned = deck(scenario, seat), deck(scenario, seat, promos=True)
        assert sorted(names([card for card in owned if card not in plain])) == cards
        assert set(plain) < set(owned)


@rule("CG-C70")
def test_the_fellowship_has_no_promos() -> None:
    assert GAME.options()["scenarios"]["fellowship"]["options"]["promos"]["values"] == [False]
    with pytest.raises(Problem, match="promos"):
        GAME.new(scenario="fellowship", seed="1", promos=True)


@rule("CG-13.1")
@pytest.mark.parametrize("scenario", ["trilogy", "duel2", "duel3"])
def test_the_trilogy_and_the_duels_use_every_location(scenario: str) -> None:
    s = table(scenario=scenario)
    printed = [place for place in LOCATIONS if not LOCATIONS[place].bot]
    assert sorted([*s.unused_paths, *s.unused_battlegrounds[FREE], *s.unused_battlegrounds[SHADOW]]) == sorted(printed)


# The opening.

OPENINGS = {
    "trilogy": {"frodo": (7, 2), "witch-king": (7, 2), "aragorn": (7, 2), "saruman": (7, 2)},
    "duel2": {"gandalf": (4, 0), "witch-king": (6, 0)},
    "duel3": {"gandalf": (6, 0), "witch-king": (7, 2), "saruman": (7, 2)},
    "fellowship": {"balrog": (7, 2), "gandalf": (7, 2)},
}


@rule("CG-13.1", "CG-4.6")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_opening_cards_are_drawn_and_cycled_as_the_scenario_says(scenario: str) -> None:
    s = GAME.new(scenario=scenario, seed="1")
    seats = GAME.seats(s)
    drawn: Counter[str] = Counter()
    cycled: Counter[str] = Counter()
    asked_for: list[str | None] = []
    while True:
        for kind, *numbers in GAME.events(s):
            if kind == "round":  # the first round begins: what is drawn now is another matter
                assert {seat: (drawn[seat], cycled[seat]) for seat in seats} == OPENINGS[scenario]
                assert asked_for == [seat for seat in seats for _ in range(OPENINGS[scenario][seat][1])]
                return
            drawn[seats[numbers[0]]] += kind == "draw"
            cycled[seats[numbers[0]]] += kind == "cycle_unseen"
        asked_for.append(GAME.asked(s))
        assert all(verb == "cycle" for verb, _ in GAME.legal(s))
        GAME.apply(s, GAME.legal(s)[0])


@rule("CG-4.2", "CG-13.1")
@pytest.mark.parametrize("scenario, rings", [("trilogy", [1] * 4), ("duel2", [1] * 2), ("duel3", [1] * 3), ("fellowship", [0, 0])])
def test_each_player_has_a_ring_token_where_the_scenario_uses_them(scenario: str, rings: list[int]) -> None:
    s = GAME.new(scenario=scenario, seed="1")
    assert s.rings == rings
    s = table(scenario=scenario, deck=None, hand="Gimli, Sting")
    seat = next(number for number, name in enumerate(GAME.seats(s)) if name in ("frodo", "gandalf"))
    s.stack = [("turn", seat)]
    assert ("use the Ring token" in asked(s)) is bool(rings[seat])
    assert why_not(s, ("ring", "")) == ("" if rings[seat] else "CG-4.2")


# The round.

DRAWN = {
    "trilogy": {"frodo": 3, "witch-king": 4, "aragorn": 3, "saruman": 4},
    "duel2": {"gandalf": 4, "witch-king": 6},
    "duel3": {"gandalf": 6, "witch-king": 4, "saruman": 4},
    "fellowship": {"balrog": 4, "gandalf": 3},
}


def drawn_in_draw_step(s: State) -> dict[str, int]:
    """How many cards each seat drew in the draw step just told."""
    count: Counter[str] = Counter()
    for kind, *numbers in GAME.events(s):
        if kind == "round":
            break
        count[GAME.seats(s)[numbers[0]]] += kind == "draw"
    return {seat: count[seat] for seat in GAME.seats(s)}


@rule("CG-13.1", "CG-5.1")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_draw_step_gives_each_player_the_cards_of_the_scenario(scenario: str) -> None:
    assert drawn_in_draw_step(table(scenario=scenario, asking=("draw_step", NOBODY))) == DRAWN[scenario]


@rule("CG-C1")
@pytest.mark.parametrize("scenario, seat", [("duel2", "witch-king"), ("duel3", "saruman"), ("fellowship", "balrog")])
def test_saruman_in_reserve_draws_one_card_more_and_only_one(scenario: str, seat: str) -> None:
    s = table(scenario=scenario, reserve="Saruman", asking=("draw_step", NOBODY))
    assert drawn_in_draw_step(s) == {**DRAWN[scenario], seat: DRAWN[scenario][seat] + 1}  # never doubled


@rule("CG-4.3", "CG-5.2")
@pytest.mark.parametrize("scenario, order", [("duel2", ["gandalf", "witch-king"]), ("fellowship", ["balrog", "gandalf"])])
def test_two_players_take_turns_and_the_token_goes_to_and_fro(scenario: str, order: list[str]) -> None:
    s = table(scenario=scenario, deck="", round=0, scored_free="Rivendell", corruption=2, asking=("round_begins", NOBODY))
    for number in range(1, 5):
        for seat in order if number % 2 else order[::-1]:
            assert (s.round, GAME.asked(s)) == (number, seat)
            do(s, "pass")
        while s.round == number:  # the combats, in any order
            assert GAME.asked(s) == (order if number % 2 else order[::-1])[0]
            GAME.apply(s, GAME.legal(s)[0])


@rule("CG-T37", "CG-R13")
def test_in_the_three_player_duel_token_and_turns_go_place_by_place() -> None:
    s = empty_table("duel3")
    rounds = turns_of_rounds(s)
    assert [turns[0] for turns in rounds] == [*["gandalf", "witch-king", "gandalf", "saruman"] * 2, "gandalf"]
    assert rounds[0] == rounds[4] == ["gandalf", "witch-king", "gandalf", "saruman"]  # from place 1
    assert rounds[2] == rounds[6] == ["gandalf", "saruman", "gandalf", "witch-king"]  # from place 3


@rule("CG-R13", "CG-13.5")
@pytest.mark.parametrize(
    "starter, turns",
    [
        (0, "gandalf, witch-king, gandalf, saruman, gandalf, witch-king"),
        (1, "witch-king, gandalf, saruman, gandalf, witch-king, gandalf"),
        (2, "gandalf, saruman, gandalf, witch-king, gandalf, saruman"),
        (3, "saruman, gandalf, witch-king, gandalf, saruman, gandalf"),
    ],
)
def test_gandalf_acts_twice_in_each_cycle_of_the_turn_order(starter: int, turns: str) -> None:
    held = "Gimli, Sting, Sam Gamgee; Mordor Orcs 1, Mordor Orcs 2, Olog-hai; Uglúk, Shelob, Wolf-riders"
    s = table(scenario="duel3", starter=starter, hand=held, path="Egladil", asking=("action_step", NOBODY))
    acted = []
    for _ in range(6):
        acted.append(str(GAME.asked(s)))
        do(s, next(option for option in asked(s) if option.startswith("cycle")))
    assert acted == turns.split(", ")


# The end of the action step in the Three-Player Duel.


@rule("CG-R14", "CG-7.6")
def test_the_step_ends_when_all_three_players_have_passed_though_gandalf_only_once() -> None:
    s = table(scenario="duel3", hand="Gimli", path="Egladil", asking=("action_step", NOBODY), then=(("turn", GANDALF),))
    do(s, "cycle Gimli", "pass", "pass")  # Gandalf, then the Witch-king and Gandalf in his other place
    assert s.stack[-1] == ("turn", SARUMAN_OF_DUEL)
    do(s, "pass")
    assert s.stack == [("turn", GANDALF)]  # the step is over; Gandalf is not asked again in his first place
    assert GAME.events(s)[-1][0] == "action_step_ends"


@rule("CG-R14")
def test_by_the_switch_gandalf_must_pass_in_both_places() -> None:
    rulings = {"CG-R14": "places"}
    after = ("turn", GANDALF)
    s = table(scenario="duel3", hand="Gimli", path="Egladil", rulings=rulings, asking=("action_step", NOBODY), then=(after,))
    do(s, "cycle Gimli", "pass", "pass", "pass")
    assert len(s.stack) == 2 and s.stack[-1] == ("turn", GANDALF)  # his first place is asked again
    do(s, "pass")
    assert s.stack == [after]


@rule("CG-R14")
@pytest.mark.parametrize("value, turns", [("players", [4, 3, 4, 3, 4, 3, 4, 3, 4]), ("places", [4] * 9)])
def test_how_often_players_are_asked_who_all_pass(value: str, turns: list[int]) -> None:
    assert [len(asked) for asked in turns_of_rounds(empty_table("duel3", CG_R14=value))] == turns


@rule("CG-R14", "CG-7.4")
@pytest.mark.parametrize("value", ["players", "places"])
def test_an_action_in_between_makes_everybodys_pass_void(value: str) -> None:
    hand = "Gimli; Olog-hai"
    s = table(scenario="duel3", hand=hand, path="Egladil", rulings={"CG-R14": value}, asking=("action_step", NOBODY), then=(("turn", 0),))
    do(s, "pass", "cycle Olog-hai", "pass")  # Gandalf passed before the Witch-king acted
    assert s.stack[-1] == ("turn", SARUMAN_OF_DUEL)
    do(s, "pass")
    assert s.stack[-1] == ("turn", GANDALF) and len(s.stack) == 2  # the Witch-king has not passed yet
    do(s, "cycle Gimli", "pass", "pass")
    assert GAME.asked(s) == "saruman"


@rule("CG-R14", "CG-7.6")
@pytest.mark.parametrize("value", ["players", "places"])
def test_where_everybody_has_one_place_the_switch_changes_nothing(value: str) -> None:
    s = table(
        scenario="duel2", hand="Gimli", path="Egladil", rulings={"CG-R14": value}, asking=("action_step", NOBODY), then=(("turn", 0),)
    )
    do(s, "cycle Gimli", "pass")
    assert s.stack[-1] == ("turn", GANDALF) and len(s.stack) == 2
    do(s, "pass")
    assert s.stack == [("turn", 0)]


# The location step of the Duels.


@rule("CG-R12", "CG-6.4")
@pytest.mark.parametrize(
    "scenario, starter, ground",
    [
        ("duel2", 0, FREE_GROUNDS),
        ("duel2", 1, SHADOW_GROUNDS),
        ("duel3", 0, FREE_GROUNDS),
        ("duel3", 1, SHADOW_GROUNDS),
        ("duel3", 2, FREE_GROUNDS),  # Gandalf in place 3
        ("duel3", 3, SHADOW_GROUNDS),
    ],
)
def test_a_duel_draws_a_random_battleground_of_the_starting_players_side(scenario: str, starter: int, ground: str) -> None:
    found = set()
    for seed in range(60):
        s = table(scenario=scenario, starter=starter, seed=str(seed), deck="", asking=("location_step", NOBODY), then=(("turn", 0),))
        assert LOCATIONS[s.road].level == 1
        found.add(LOCATIONS[s.active[0]].name)
    assert found == set(ground.split(", "))


@rule("CG-R12")
@pytest.mark.parametrize("scenario", ["duel2", "duel3"])
def test_a_duel_takes_the_other_sides_deck_when_the_own_is_empty_and_none_when_both_are(scenario: str) -> None:
    after = (("turn", WITCH_KING_OF_DUEL),)
    s = table(scenario=scenario, deck="", scored_free=FREE_GROUNDS, asking=("location_step", NOBODY), then=after)
    assert LOCATIONS[s.active[0]].side == SHADOW
    s = table(
        scenario=scenario, deck="", scored_free=FREE_GROUNDS, scored_shadow=SHADOW_GROUNDS, asking=("location_step", NOBODY), then=after
    )
    assert s.active == [] and s.road and s.stack == list(after)


# Scenarios are data.


def test_no_rule_asks_which_scenario_is_played() -> None:
    """Rules ask the setting for what differs. Only the table of scenarios and the check of options know their names."""
    folder = Path(scenarios.__file__).parent
    compared = re.compile(r"scenario *(?:==|!=|(?:is|in|not in)\b)")
    named = re.compile(r'"(?:duel2|duel3|fellowship)"')
    asking = {
        file.relative_to(folder).as_posix(): [line.strip() for line in lines if compared.search(line) or named.search(line)]
        for file in folder.rglob("*.py")
        if (lines := file.read_text(encoding="utf-8").splitlines())
    }
    del asking["scenarios.py"]
    assert {name: lines for name, lines in asking.items() if lines} == {
        "game.py": [
            "if scenario not in SCENARIOS:",
        ]
    }
