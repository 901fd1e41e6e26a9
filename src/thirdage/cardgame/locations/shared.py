"""Activation texts that several locations share. Each finds its player by faction (CG-2.10)."""

from __future__ import annotations

from collections.abc import Callable

from thirdage.cardgame.asks import forsakable
from thirdage.cardgame.book import push
from thirdage.cardgame.hooks import if_accepted, plain, when_activated
from thirdage.cardgame.state import State
from thirdage.cardgame.tables import FREE, LOCATIONS, SHADOW, amount
from thirdage.cardgame.whereabouts import each_player, seat_of

Text = Callable[[State, int, int], None]


def draws(*names: str, faction: int, who: str) -> None:
    """The F player draws."""

    def text(state: State, seat: int, place: int) -> None:
        push(state, ("draw_cards", seat_of(state, faction), amount(place, "draw")))

    text.__doc__ = f"The {who} player draws {{$draw card|cards}}."
    when_activated(*names)(text)


def draws_then_cycles(*names: str, faction: int, who: str) -> None:
    """The F player draws, then cycles from hand (CG-C18)."""

    def text(state: State, seat: int, place: int) -> None:
        player = seat_of(state, faction)
        push(state, ("draw_cards", player, amount(place, "draw")), ("must_cycle", player, amount(place, "cycle")))

    text.__doc__ = f"The {who} player draws {{$draw card|cards}}, then cycles {{$cycle card|cards}} from hand."
    when_activated(*names)(text)


def each_draws(*names: str, side: int) -> None:
    """Each player of a side draws (CG-C21)."""

    def text(state: State, seat: int, place: int) -> None:
        push(state, *(("draw_cards", player, amount(place, "draw")) for player in each_player(state, side)))

    text.__doc__ = f"Each {SIDE_WORDS[side]} player draws {{$draw card|cards}}."
    when_activated(*names)(text)


SIDE_WORDS = {FREE: "Free Peoples", SHADOW: "Shadow"}


def each_free_player_forsakes(*names: str) -> None:
    """CG-C10."""

    def text(state: State, seat: int, place: int) -> None:
        """Each Free Peoples player must forsake {$forsake card|cards}."""
        push(state, *(("forsake", player) for player in each_player(state, FREE)))

    when_activated(*names)(text)


def may_forsake_to(*names: str, faction: int) -> Callable[[Text], Text]:
    """The F player may forsake 1 card to do what the function does (CG-C19). Nothing to forsake: no benefit."""

    def note(benefit: Text) -> Text:
        def text(state: State, seat: int, place: int) -> None:
            player = seat_of(state, faction)
            if forsakable(state, player):
                push(state, ("may", player, place))

        def accepted(state: State, seat: int, place: int) -> None:
            push(state, ("forsake", seat), ("benefit", seat, place))

        plain(*names)(benefit)
        when_activated(*names)(text)
        if_accepted(*names)(accepted)
        for name in names:
            BENEFITS[name] = benefit
        return benefit

    return note


BENEFITS: dict[str, Text] = {}


def benefit_of(place: int) -> Text:
    return BENEFITS[LOCATIONS[place].name]
