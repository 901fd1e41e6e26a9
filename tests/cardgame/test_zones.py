"""Zones and who may see what (section 3)."""

from collections.abc import Iterator

import pytest

from tests.cardgame.locations import AFTER, activated, seen, told
from tests.citing import rule
from thirdage.cardgame.book import NOBODY
from thirdage.cardgame.positions import ARAGORN, FRODO, GAME, SARUMAN, WITCH_KING, do, names, place_names, table, why_not
from thirdage.cardgame.state import DECK, HAND, State
from thirdage.cardgame.tables import NUMBER, PLACE
from thirdage.cardgame.tokens import add_token
from thirdage.cardgame.whereabouts import in_play
from thirdage.kernel.contract import Json

SEATS = ("frodo", "witch-king", "aragorn", "saruman")
EVERYBODY = (*SEATS, None)  # None: a spectator
OPEN = ("path", "battlegrounds", "scored", "unused", "items", "tokens", "resolving", "corruption", "score", "level", "round", "starter")


def strangers(s: State, seat: str) -> Iterator[Json]:
    """The piles of a seat as everybody else sees them: teammate, enemies, spectator."""
    for viewer in EVERYBODY:
        if viewer != seat:
            yield GAME.view(s, viewer)["seats"][seat]


def own(s: State, seat: str) -> Json:
    piles: Json = GAME.view(s, seat)["seats"][seat]
    return piles


def nothing_known(piles: Json) -> bool:
    return "cards" not in piles and not any(piles["known"].values())


# CG-3.1, row by row.


@rule("CG-3.1", "CG-3.6")
def test_a_hand_is_seen_by_its_player_only_and_shown_to_nobody_not_even_a_teammate() -> None:
    s = table(hand="Gimli, Sam Gamgee; Strider; The Reaver; Shelob", path="Egladil")
    assert names(own(s, "frodo")["cards"]["hand"]) == ["Gimli", "Sam Gamgee"]
    for piles in strangers(s, "frodo"):
        assert piles["hand"] == 2
        assert nothing_known(piles)


@rule("CG-3.1")
def test_nobody_sees_the_order_of_a_draw_deck() -> None:
    s, other = table(hand="Gimli"), table(hand="Gimli")
    other.deck[FRODO].reverse()
    for viewer in EVERYBODY:
        assert GAME.view(s, viewer) == GAME.view(other, viewer)
    assert own(s, "frodo")["cards"]["deck"] == sorted(s.deck[FRODO])  # its player knows what is in it, as in every own pile
    assert own(s, "frodo")["cards"]["top"] == []
    assert all(nothing_known(piles) for piles in strangers(s, "frodo"))


@rule("CG-3.1")
def test_only_a_text_lets_its_player_see_the_top_of_a_draw_deck() -> None:
    s = table(hand="Mirror of Galadriel, Strider", reserve="Galadriel", asking=("turn", ARAGORN), deck="Elrond, Arwen")
    assert own(s, "aragorn")["cards"]["top"] == []
    do(s, "play Mirror of Galadriel")
    assert names(own(s, "aragorn")["cards"]["top"]) == ["Elrond"]
    assert all(nothing_known(piles) for piles in strangers(s, "aragorn"))


@rule("CG-3.1")
@pytest.mark.parametrize("pile", ["cycle", "gone"])
def test_a_player_looks_at_the_own_cycle_and_eliminated_pile_at_any_time(pile: str) -> None:
    s = table(cycle="Gimli, Éomer", gone="Sting, Narya, Ring of Fire", asking=("turn", SARUMAN))
    expected = {"cycle": ["Gimli", "Éomer"], "gone": ["Sting", "Narya, Ring of Fire"]}[pile]
    assert names(own(s, "frodo")["cards"][pile]) == expected  # also on another player's turn
    for piles in strangers(s, "frodo"):
        assert piles[pile] == 2
        assert nothing_known(piles)


@rule("CG-3.1", "CG-3.3")
def test_everybody_sees_the_reserves_and_what_their_characters_carry() -> None:
    s = table(reserve="Frodo Baggins with Sting; The Reaver; Strider", hand="Gimli")
    for viewer in EVERYBODY:
        view = GAME.view(s, viewer)
        assert [names(view["seats"][seat]["reserve"]) for seat in SEATS] == [["Frodo Baggins"], ["The Reaver"], ["Strider"], []]
        assert view["items"] == {str(NUMBER["Frodo Baggins"]): [NUMBER["Sting"]]}
        assert {"Frodo Baggins", "Sting", "The Reaver", "Strider"} <= set(names(GAME.placed(view)))


@rule("CG-3.1")
def test_everybody_sees_the_active_locations_with_all_cards_and_tokens_there() -> None:
    s = table(path="Egladil", on_path="Legolas; The Reaver", battlegrounds={"Moria": "Gimli; Cave-troll", "Harad": ""}, captured="Harad")
    add_token(s, PLACE["Moria"], 1, 0)
    views = [GAME.view(s, viewer) for viewer in EVERYBODY]
    assert (names(views[0]["path"]["free"]), names(views[0]["path"]["shadow"])) == (["Legolas"], ["The Reaver"])
    assert place_names([spot["place"] for spot in views[0]["battlegrounds"]]) == ["Moria", "Harad"]
    assert names(views[0]["battlegrounds"][0]["free"] + views[0]["battlegrounds"][0]["shadow"]) == ["Gimli", "Cave-troll"]
    assert [spot["captured"] for spot in views[0]["battlegrounds"]] == [False, True]
    assert {"Legolas", "The Reaver", "Gimli", "Cave-troll"} <= set(names(GAME.placed(views[4])))
    assert views[0]["tokens"] == [[PLACE["Moria"], 1, 0]]
    assert views[0]["battlegrounds"][0]["attack"] == 2  # Gimli and the token
    for view in views:
        assert {name: view[name] for name in OPEN} == {name: views[0][name] for name in OPEN}


@rule("CG-3.1", "CG-R8")
def test_which_locations_are_left_is_open_but_not_which_comes_next() -> None:
    s = table(path="Egladil", used_paths="Lothlórien", battlegrounds={"Moria": ""}, scored_free="Edoras", scored_shadow="Umbar, Amon Hen")
    for viewer in EVERYBODY:
        view = GAME.view(s, viewer)
        assert place_names(view["unused"]["paths"])[:3] == ["Dimrill Dale", "Dead Marshes", "Emyn Muil"]  # 1 to 4 are set aside
        assert [len(deck) for deck in view["unused"]["battlegrounds"]] == [6, 5]
        assert view["unused"]["battlegrounds"] == [sorted(deck) for deck in view["unused"]["battlegrounds"]]  # in printed order
        assert {side: place_names(area) for side, area in view["scored"].items()} == {"free": ["Edoras"], "shadow": ["Umbar", "Amon Hen"]}


@rule("CG-3.1")
def test_everybody_knows_the_paths_of_the_shadow_though_they_score_nothing() -> None:
    s = table(scored_shadow="Amon Hen, Umbar", corruption=3, rings=(1, 0, 1, 1))
    for viewer in EVERYBODY:
        view = GAME.view(s, viewer)
        assert place_names(view["scored"]["shadow"]) == ["Amon Hen", "Umbar"]
        assert view["score"] == {"free": 0, "shadow": 4}
        assert view["corruption"] == 3
        assert [view["seats"][seat]["ring"] for seat in SEATS] == [1, 0, 1, 1]


@rule("CG-R8", "CG-3.1")
def test_the_number_of_cards_in_every_pile_is_public() -> None:
    s = table(hand="Gimli, Sam Gamgee, The Reaver", cycle="Éomer", gone="Sting, Strider", deck="Elrond, Arwen")
    gone = [30 - 3 - 0, 30 - 1, 30 - 2, 30]
    for viewer in EVERYBODY:
        seats = GAME.view(s, viewer)["seats"]
        assert [seats[seat]["hand"] for seat in SEATS] == [2, 1, 0, 0]
        assert [seats[seat]["deck"] for seat in SEATS] == [0, 0, 2, 0]
        assert [seats[seat]["cycle"] for seat in SEATS] == [1, 0, 0, 0]
        assert [seats[seat]["gone"] for seat in SEATS] == gone


# In play.


@rule("CG-3.2", "CG-R9")
def test_only_reserves_paths_and_battlegrounds_are_in_play() -> None:
    s = table(
        hand="Gimli",
        cycle="Éomer",
        gone="Sméagol",
        deck="Treebeard",
        reserve="Frodo Baggins with Sting",
        on_path="Sam Gamgee with Mithril Coat",
        path="Egladil",
        battlegrounds={"Edoras": "Riders of Rohan 1"},
    )
    for name in ("Frodo Baggins", "Sting", "Sam Gamgee", "Mithril Coat", "Riders of Rohan 1"):
        assert in_play(s, NUMBER[name])
    for name in ("Gimli", "Éomer", "Sméagol", "Treebeard"):
        assert not in_play(s, NUMBER[name])


@rule("CG-3.2", "CG-R9")
@pytest.mark.parametrize("zone", ["hand", "deck", "cycle", "gone"])
def test_a_character_in_hand_or_in_a_pile_wields_nothing(zone: str) -> None:
    hand = "Dwarven Axe, Sam Gamgee" + (", Gimli" if zone == "hand" else "")
    piles = {name: "Gimli" if name == zone else "" for name in ("cycle", "gone")}
    s = table(hand=hand, deck="Gimli" if zone == "deck" else "", cycle=piles["cycle"], gone=piles["gone"])
    assert why_not(s, ("play", "Dwarven Axe")) == "CG-8.13"


@rule("CG-3.2")
def test_an_event_is_never_in_play() -> None:
    s = table(hand="There Is Another Way, Gimli", path="Egladil", asking=("turn", FRODO))
    do(s, "play There Is Another Way")
    assert names(s.resolving) == ["There Is Another Way"]  # it lies open while its text is resolved
    assert not in_play(s, NUMBER["There Is Another Way"])
    do(s, "activate Lothlórien")
    assert s.reserve[FRODO] == []
    assert names(s.gone[FRODO]) == ["There Is Another Way"]


# What is shown on the way.


@rule("CG-3.3", "CG-R10")
def test_a_card_taken_by_name_is_shown_and_nothing_else() -> None:
    s = activated("Orthanc", hand="Uglúk")
    do(s, "take Saruman")
    for viewer in ("frodo", "witch-king", "aragorn", None):
        piles = GAME.view(s, viewer)["seats"]["saruman"]
        assert piles["hand"] == 2
        assert names(piles["known"]["hand"]) == ["Saruman"]
        assert piles["known"]["deck"] == []
    assert seen(s, "frodo", "take") == [("take", "saruman", NUMBER["Saruman"])]
    assert s.stack == [AFTER]


@rule("CG-3.4")
@pytest.mark.parametrize("way, pile", [("forsake Gimli", HAND), ("forsake the top of the draw deck", DECK)])
def test_a_card_eliminated_from_hand_or_deck_is_not_shown(way: str, pile: int) -> None:
    s = table(hand="Gimli, Sam Gamgee", asking=("forsake", FRODO), then=(AFTER,))
    top = names(s.deck[FRODO])[-1]
    do(s, way)
    gone = "Gimli" if pile == HAND else top
    events = told(s, "forsake", "forsake_shown", "forsake_unseen", "revealed", "eliminate", "eliminate_unseen")
    for viewer in EVERYBODY:
        assert GAME.redact(s, events, viewer) == [("forsake_unseen", "frodo", NUMBER[gone] if viewer == "frodo" else -1, 0, pile)]
    assert names(own(s, "frodo")["cards"]["gone"]) == [gone]
    assert all(nothing_known(piles) for piles in strangers(s, "frodo"))
    assert s.stack == [AFTER]


@rule("CG-3.4")
def test_a_card_with_text_about_its_elimination_is_revealed_and_the_text_resolved() -> None:
    s = table(hand="Bilbo Baggins, Sam Gamgee", asking=("forsake", FRODO), then=(AFTER,))
    do(s, "forsake Bilbo Baggins")
    bilbo = NUMBER["Bilbo Baggins"]
    assert seen(s, "saruman", "forsake_shown", "forsake_unseen", "revealed", "saved", "cycle", "eliminate", "eliminate_unseen") == [
        ("forsake_shown", "frodo", bilbo),
        ("saved", "frodo", bilbo),
    ]
    assert names(s.cycle[FRODO]) == ["Bilbo Baggins"]
    assert all(names(piles["known"]["cycle"]) == ["Bilbo Baggins"] for piles in strangers(s, "frodo"))
    assert s.stack == [AFTER]


@rule("CG-3.4")
def test_a_text_that_does_not_apply_here_shows_nothing() -> None:
    s = table(hand="Aragorn, Elrond", asking=("forsake", ARAGORN), then=(AFTER,))
    do(s, "forsake Aragorn")  # he comes back only from the top of the draw deck
    assert seen(s, "frodo", "forsake_shown", "forsake_unseen", "revealed", "eliminate") == [("forsake_unseen", "aragorn", -1)]
    assert all(nothing_known(piles) for piles in strangers(s, "aragorn"))


@rule("CG-3.5")
def test_a_card_cycled_from_hand_is_not_shown() -> None:
    s = table(hand="Gimli, Sam Gamgee")
    do(s, "cycle Gimli")
    events = GAME.events(s)
    for viewer in EVERYBODY:
        assert [event[:3] for event in GAME.redact(s, events, viewer)] == [
            ("cycle_unseen", "frodo", NUMBER["Gimli"] if viewer == "frodo" else -1)
        ]
    assert all(nothing_known(piles) and piles["cycle"] == 1 for piles in strangers(s, "frodo"))
    assert s.stack == [("turn", WITCH_KING)]


@rule("CG-3.1")
def test_a_card_cycled_from_the_table_is_remembered_by_everybody() -> None:
    s = table(path="Egladil", on_path="Gimli; The Reaver", asking=("combat_step", NOBODY), then=(AFTER,))
    assert names(s.cycle[FRODO]) == ["Gimli"]
    assert names(s.gone[WITCH_KING]) == ["The Reaver"]
    assert all(names(piles["known"]["cycle"]) == ["Gimli"] for piles in strangers(s, "frodo"))
    assert all(names(piles["known"]["gone"]) == ["The Reaver"] for piles in strangers(s, "witch-king"))
    assert s.stack == [AFTER]


@rule("CG-3.1")
def test_nobody_else_sees_a_card_drawn() -> None:
    s = activated("Bag End")
    events = told(s, "draw")
    for viewer in EVERYBODY:
        assert [event[2] for event in GAME.redact(s, events, viewer)] == (s.hand[FRODO] if viewer == "frodo" else [-1, -1])
    assert all(nothing_known(piles) and piles["hand"] == 2 for piles in strangers(s, "frodo"))
    assert s.stack == [AFTER]
