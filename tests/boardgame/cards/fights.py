"""Battles for the tests of Combat cards: laid out, both cards picked, and stopped at the first question that is the card's own.

dice(monkeypatch, faces(5, 6, 1), faces(2, 2))            # the attacker's Combat roll, then the defender's
s = fight({FIELD: "2 Gondor Regulars", CAMP: "3 Sauron Regulars"}, shadow="Monsters Roused")
assert rolls(s) == [...]
over(s)
"""

from __future__ import annotations

from thirdage.boardgame.attack import begin_battle
from thirdage.boardgame.book import BOOK
from thirdage.boardgame.explain import PLACE_NAMES
from thirdage.boardgame.positions import FREE, GAME, SHADOW, asked, do, names, table, why_not
from thirdage.boardgame.state import State
from thirdage.boardgame.tables import ARMY_DIE, CARD, CARDS, COMBAT, COMBAT_CARDS, SIDES

FIELD, CAMP = "Western Emyn Muil", "Eastern Emyn Muil"  # next to each other, of no Nation
PLAIN = {"rearguard": "attack with everybody", "ride": "no", "withdraw": "fight", "combat_card": "no", "draw_by_sorcery": "no"}
ROLLS = {"combat_roll": "roll", "leader_reroll": "re-roll", "extra_attack": "attack"}


def cards_with(title: str) -> list[str]:
    """The Event cards that carry the Combat effect of this title: for each of them the effect must be proven."""
    (id,) = (id for id, entry in COMBAT.items() if entry["title"]["en"] == title)
    return names(list(COMBAT_CARDS[id]))


def table_of(armies: dict[str, str], free: str = "", shadow: str = "", by: int = SHADOW, **more: object) -> State:
    """Everybody is At War and holds these cards."""
    return table(armies, hand_free=free, hand_shadow=shadow, asking=("turn", by), **({"war": "all"} | more))  # type: ignore[arg-type]


def fight(
    armies: dict[str, str],
    free: str = "",
    shadow: str = "",
    *,
    by: int = SHADOW,
    source: str = CAMP,
    target: str = FIELD,
    ride: bool = False,
    keep: tuple[str, ...] = (),
    **more: object,
) -> State:
    """A battle by this seat whose first round uses the cards named, up to the first question besides.

    keep: who stays in the rearguard. Whoever could withdraw fights, and the Witch-king draws nothing.
    """
    state = table_of(armies, free, shadow, by, **more)
    attack(state, by, source, target)
    for figure in keep:
        do(state, f"keep back: {figure}")
    proceed(state, free, shadow, ride)
    return state


def attack(state: State, by: int, source: str, target: str) -> None:
    """The battle begins, up to its first question."""
    begin_battle(state, by, ARMY_DIE, PLACE_NAMES[source], PLACE_NAMES[target])
    BOOK.run(state)


def proceed(state: State, free: str = "", shadow: str = "", ride: bool = False) -> None:
    """Answer whatever comes before the cards' own questions."""
    while state.stack[-1][0] in PLAIN:
        proceed_once(state, ride, free, shadow)


def proceed_once(state: State, ride: bool, free: str = "", shadow: str = "") -> None:
    name = state.stack[-1][0]
    held = (free, shadow)[state.stack[-1][2]] if name == "combat_card" else ""
    plain = "attack with all others" if name == "rearguard" and state.rearguard else PLAIN[name]
    do(state, f"use {held}" if held else "the White Rider" if name == "ride" and ride else plain)


def next_round(state: State, free: str = "", shadow: str = "") -> None:
    """The attacker goes on, the defender stands, and in the new round these cards are used."""
    do(state, "fight")
    if state.stack[-1][0] == "retreat":
        do(state, "stand")
    proceed(state, free, shadow)


def rolls(state: State) -> list[str]:
    """The rolls since last asked: `roll shadow 445 on 5 +1: 3` of the Combat roll, `re-roll free 3 on 5: 0`, `attack free 56 on 5: 2`."""
    found = []
    for kind, *numbers in GAME.events(state):
        if kind in ROLLS:
            side, dice, needed, *added, hits = numbers
            more = f" {added[0]:+}" if added and added[0] else ""
            found.append(f"{ROLLS[kind]} {SIDES[side]} {dice} on {needed}{more}: {hits}")
    return found


def over(state: State, by: int = SHADOW) -> None:
    """The round is done: nothing of it waits, its cards are discarded, and the attacker, who is asked, ceases."""
    if state.stack[-1][0] in ("cease", "press_siege"):
        do(state, "cease")
    if state.stack[-1][0] == "pursue":
        do(state, "stay")
    assert [frame[0] for frame in state.stack] == ["turn_begins", "victory_check", "end_of_actions", "next_action", "turn"]
    assert state.stack[-1] == ("turn", by)
    assert not state.battle and not state.played and not any(state.chosen)


def refused(
    armies: dict[str, str],
    card: str,
    *,
    by: int = SHADOW,
    source: str = CAMP,
    target: str = FIELD,
    ride: bool = False,
    keep: tuple[str, ...] = (),
    **more: object,
) -> str:
    """The rule by which this card cannot be used in the first round of such a battle, or nothing; what is offered says the same."""
    side = CARDS[CARD[card]].side
    state = table_of(armies, card if side == FREE else "", card if side == SHADOW else "", by, **more)
    attack(state, by, source, target)
    for figure in keep:
        do(state, f"keep back: {figure}")
    while state.stack[-1][0] != "combat_card" or state.stack[-1][2] != side:
        proceed_once(state, ride)
    rule = why_not(state, "use", card)
    assert asked(state) == (["no"] if rule else [f"use {card}", "no"])
    return rule
