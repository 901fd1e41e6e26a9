"""The view of an active location: what each card counts there, and what the combat would come to."""

from thirdage.cardgame.positions import GAME, table
from thirdage.cardgame.tables import NUMBER


def test_a_location_shows_the_icons_each_card_has_there_with_support_items_and_texts() -> None:
    s = table(
        battlegrounds={"Minas Tirith": "The Great Gate; Guards of the Citadel; Prince Imrahil; Mordor Orcs 1; The Hunter with Fell Beast"}
    )
    (spot,) = GAME.view(s, None)["battlegrounds"]
    icons = {
        name: spot["icons"][str(NUMBER[name])]
        for name in ("The Great Gate", "Guards of the Citadel", "Prince Imrahil", "Mordor Orcs 1", "The Hunter")
    }
    assert icons == {"The Great Gate": 3, "Guards of the Citadel": 2, "Prince Imrahil": 1, "Mordor Orcs 1": 1, "The Hunter": 2}
    assert (spot["attack"], spot["defence"], spot["defenders"]) == (3, 3, 6)
    assert s.support == []  # the estimate changes nothing


def test_tokens_and_a_captured_battleground_are_in_the_sums() -> None:
    s = table(battlegrounds={"Minas Tirith": "Mordor Orcs 1"}, captured="Minas Tirith")
    s.tokens = [(s.active[0], 2, 1)]
    (spot,) = GAME.view(s, "frodo")["battlegrounds"]
    assert (spot["attack"], spot["defence"], spot["defenders"]) == (3, 1, 0)
